# Slova společná všem hrám.

## Stůl

table = Stůl
yes = ano
no = ne
nobody = nikdo
player = Hráč
players = Hráči
spectator = Divák
turn = Tah
round = Kolo
turn-number = { $number }. tah
round-number = { $number }. kolo
card = Karta
hidden-card = skrytá karta
    .gen = skryté karty
    .dat = skryté kartě
    .acc = skrytou kartu
    .loc = skryté kartě
    .ins = skrytou kartou
hidden-cards = { $count ->
    [one] { $count } skrytá karta
    [few] { $count } skryté karty
    [many] { $count } skryté karty
   *[other] { $count } skrytých karet
}
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
points-count = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
rule = Pravidlo
rules = Pravidla
log = Deník
seed = Semínko

## Kdo hraje

seat-human = člověk
seat-bot = bot
bot-random = Náhoda
    .help = Volí ze všech povolených možností naslepo, každou se stejnou pravděpodobností.
bot-apprentice = Učeň
    .help = Ví, co je dobré, a často přesto zvolí něco jiného.
bot-scribe = Písař
    .help = Vyzkouší každou možnost a vybere tu, po které vypadá pozice nejlépe.
bot-architect = Stavitel
    .help = Půl sekundy přemýšlí dopředu, i o tvých odpovědích a o náhodě.
bot-vizier = Vezír
    .help = Sekundu přemýšlí dopředu a opírá se o zkušenost z mnoha partií.
bot-pharaoh = Faraon
    .help = Přemýšlí dopředu dvě sekundy. Silnější tu není.
hint = Stavitel by zvolil: { $choice } – { $outlook ->
    [winning] pak by to měla být výhra
    [ahead] pak jsi ve vedení
    [behind] zaostáváš, ale nic lepšího není
    [losing] ať tak či tak to vypadá špatně
   *[even] hra je otevřená
} ({ $percent }{ "\u00A0" }%).
your-turn = Jsi na tahu.
waiting-for = Čeká se na: { $seat }
chosen-waiting = Máš vybráno. Čeká se na ostatní.

## Výsledky

score = Skóre
rank = Pořadí
points = Body
total = Celkem
result = Výsledek
tie-break = Rozhodnutí při shodě
winner = Vítěz
winners = Vítězové
wins = Vítězí { $seat }.
no-winner = Partie je prohraná.
shared-victory = O vítězství se dělí: { $seats }
game-over = Hra skončila.

## Braní zpět

undo = Zpět
undo-turn = Vzít zpět celý tah
undo-done = Poslední akce je vzata zpět.
undo-turn-done = Tah je vzat zpět.
undo-nothing = Není co vzít zpět.
undo-not-free = To už vzít zpět nejde: mezitím hrál někdo jiný, nebo bylo odhaleno něco skrytého.
undo-ask = { $seat } chce vzít zpět { $count ->
    [one] { $count } akci
    [few] { $count } akce
    [many] { $count } akce
   *[other] { $count } akcí
}. Souhlasíš?
undo-agreed = Všichni souhlasí, { $count ->
    [one] { $count } akce je vzata zpět
    [few] { $count } akce jsou vzaty zpět
    [many] { $count } akce je vzato zpět
   *[other] { $count } akcí je vzato zpět
}.
undo-refused = { $seat } s braním zpět nesouhlasí.
change-answer = Změnit odpověď
change-answer-done = Tvá odpověď je vzata zpět.

## Proč ne

reason-game-over = Hra už skončila
reason-not-your-turn = Nejsi na tahu. Čeká se na: { $seat }
reason-not-an-answer = Na to se teď hra neptá
reason-not-now = To teď nejde

## Údaje o kartách a dalších součástech

fact-name = Anglický název
fact-group = Sada
fact-index = Číslo v sadě
fact-level = Věk
fact-cost = Cena
fact-gold = Kapitál
fact-points = Body
fact-copies = Počet kopií
fact-action = Akce
fact-reconstructed = Rekonstruováno

## Chyby: kde, a názvy

did-you-mean = Nemá to být { $nearest }?
there-are = K dispozici: { $nearest }.
error-at-line = Řádek { $line }: { $error }
error-at-action = Akce { $at }: { $error }
error-unknown-game = Hra „{ $name }“ neexistuje. Nejbližší: { $nearest }.
error-unknown-bot = Bot „{ $name }“ neexistuje. Nejbližší: { $nearest }.

## Chyby: volby

error-bad-options = Volby jsou neplatné: { $detail }
error-bad-seats = Počet hráčů { $seats } není možný, hraje se v počtu { $low } až { $high }.
error-bad-choice = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“. Možné hodnoty: { $choices }.
error-bad-first = Hráč číslo { $value } začínat nemůže. Hráči mají čísla 0 až { $high }.
error-needs-both-boxes = Volba „{ $option }“ potřebuje obě krabice: box=both.
error-seats-need-both = Počet hráčů { $seats } vyžaduje obě krabice: box=both.
error-half-or-longer = Poloviční sady a delší partii nelze spojit: jedny hrají s jedinou kopií každé karty, druhá potřebuje všechny.
error-half-seats = Poloviční sady jsou nejvýše pro 4 hráče, ne pro { $seats }: v pěti a šesti je třeba karet z delší partie.
error-longer-too-small = Karty pro pět hráčů na počet hráčů { $seats } nestačí.
error-colour-merged = Volba „{ $option }“ tu o ničem nerozhoduje: ve hře jsou obě sady této barvy.
error-solo-seats = Volba „solo“ je pro jednoho hráče, ne pro { $seats }.
error-solo-variant = Volba „{ $option }“ se k sólové hře nehodí: jejím cílem je dokonalé skóre z pěti běžných sad.
error-bad-uniques = „{ $value }“ není pro volbu „uniques“ možné. Možnosti: { $choices }, nebo označení unikátních karet oddělená čárkou v počtu { $need }; z šesti musí být od každé ceny jedna.

## Chyby: opravy údajů na kartách

error-errata-unknown-card = Karta „{ $card }“ neexistuje. Nejbližší: { $nearest }.
error-errata-unknown-field = Karta { $card }: údaj „{ $field }“ neexistuje. Nejbližší: { $nearest }.
error-errata-starter-level = Karta { $card }: věk počáteční karty měnit nelze.
error-errata-bad-number = Karta { $card }: údaj { $field } nemůže mít hodnotu „{ $value }“. Musí to být celé číslo od { $low } do { $high }.
error-errata-bad-word = Karta { $card }: údaj { $field } musí být neprázdný text.
error-errata-bad-action = Karta { $card }: údaj { $field } musí být seznam kroků, každý zapsaný jako text.
error-errata-bad-syntax = Karta { $card }: kroku „{ $step }“ nelze porozumět.
error-errata-unknown-step = Karta { $card }: krok „{ $step }“ neexistuje. Nejbližší: { $nearest }.
error-errata-argument-count = Karta { $card }: krok { $step } má mít v závorce { $low } až { $high } hodnot, ne { $have }.
error-errata-bad-argument = Karta { $card }: krok { $step } nemůže mít v závorce „{ $argument }“. Možnosti: { $allowed }.
error-errata-needs-before = Karta { $card }: krok { $step } potřebuje, aby před ním stálo některé z těchto slov: { $needs }.
error-errata-bad-order = Karta { $card }: krok { $step } je na nesprávném místě, nebo chybí krok, který k němu patří.
error-errata-only-in-reaction = Karta { $card }: krok { $step } smí být jen v reakci.

## Chyby: pozice

error-no-such-seat = Hráč číslo { $seat } neexistuje; počet hráčů je { $seats } a číslují se od nuly.
error-no-such-zone = Místo „{ $zone }“ neexistuje. Nejbližší: { $nearest }.
error-no-such-card = Karta „{ $card }“ neexistuje. Nejbližší: { $nearest }.
error-no-such-text = Text „{ $text }“ neexistuje. Nejbližší: { $nearest }.
error-not-cards = Tady musí být seznam karet.
error-one-card-only = Sem se vejde jen jedna karta.
error-too-many-copies = Tolik kopií karty { $card } ve hře není.
error-bad-value = Hodnota „{ $value }“ je neplatná.
error-bad-frame = Tady musí být seznam: text, číslo kroku, hráč a to, co bylo vybráno.
error-unknown-key = Položka „{ $key }“ neexistuje. Nejbližší: { $nearest }.

## Chyby: scénáře

error-bad-toml = Soubor není platný TOML: { $detail }
error-not-a-table = Položka „{ $key }“ musí být tabulka.
error-not-a-list = „{ $key }“ musí být seznam.
error-expects-nothing = „{ $key }“ je prázdné: neříká nic, co by šlo ověřit.
error-not-counted = „{ $key }“ neobsahuje nic, co by šlo spočítat.
error-unknown-action = Akce „{ $action }“ v této hře neexistuje. Nejbližší: { $nearest }.
error-not-an-action = „{ $action }“ není akce.
error-whose-action = Vybírá více hráčů zároveň: uveď, komu akce „{ $action }“ patří.
error-illegal = Akce „{ $action }“ tady není povolena.

## Chyby: záznamy her

error-not-a-record = Soubor není záznam hry: { $detail }
error-no-migration = Z verze pravidel { $version } se na současnou přejít nedá.
error-from-the-future = Záznam vznikl s verzí pravidel { $version }, která je novější než tento program.
error-other-version = Záznam vznikl s verzí pravidel { $version }, tento program má verzi { $ours }.
error-bad-state = Uloženou pozici nelze přečíst: { $detail }
error-no-seed = V záznamu chybí semínko; zveřejňuje se až po skončení hry.
error-bad-seed = Semínko v záznamu je neplatné.
error-commitment = Semínko neodpovídá otisku zveřejněnému před prvním tahem.
error-lengths = Záznam není úplný: akcí je { $log }, otisků { $digest }.
error-events = Po akci „{ $action }“ se stalo něco jiného, než uvádí záznam.
error-digest = Po akci „{ $action }“ se pozice liší od zaznamenané.
error-final-state = Poslední pozice se liší od zaznamenané.
error-result = Výsledek se liší od zaznamenaného.
error-rules-changed = Během této partie se změnila pravidla, od začátku ji proto přehrát nelze.
error-deal = Zamíchání nevyplývá ze semínek serveru a hráčů.
error-name = Jméno na místě { $seat } není to, se kterým partie začala.
error-kind = Na místě { $seat } hrál na začátku někdo jiný, než uvádí záznam.
error-opening = Počáteční otisk neodpovídá stolu, volbám a semínkům v záznamu.
error-history = Krok { $step } v průběhu hry není možný.
error-history-log = Průběh hry nevede k zaznamenaným akcím.
error-rewound = Záznam počítá akce vzaté zpět poté, co bylo něco vidět, na { $said }; průběh hry ukazuje { $counted }.
error-closing = Závěrečný otisk neodpovídá průběhu a výsledku v záznamu.
