# Slova příkazové řádky.

## Nápověda

help-pyramidion = Pět egyptských deskových her u jednoho stolu.
help-command = příkaz
help-help = ukáže tuto nápovědu
help-lang = jazyk: en nebo cs
help-version = ukáže verzi
rules-compiled = pravidla: přeložená
rules-interpreted = pravidla: interpretovaná
rules-stale = pravidla: interpretovaná, protože se jejich zdroje od překladu změnily (make compiled)
help-play = hra v terminálu, proti botům nebo s přáteli u jedné obrazovky
help-games = seznam her
help-rules = pravidla hry nebo jejich část
help-cards = seznam karet hry nebo výklad jedné z nich
help-simulate = boti odehrají mnoho partií
help-scenario = připraví pozici, zahraje uvedené akce a ověří, co má platit
help-replay = ukáže uloženou partii akci po akci
help-verify = ověří, že s dohranou partií nikdo nemanipuloval; s poznamenaným otiskem to i dokáže
help-commit = počáteční otisk poznamenaný před první akcí, nebo jeho prvních 16 číslic
help-final = závěrečný otisk poznamenaný na konci, nebo jeho prvních 16 číslic
help-bench = změří počet rozhodnutí za sekundu
help-game = hra, například valley
help-seats = kdo hraje, například human,architect nebo human,human,random
help-bots = kteří boti hrají, například architect,scribe
help-seed = číslo, které určuje veškerou náhodu; stejné číslo dá stejnou hru
help-plain = bez kreseb a barev: dobře se předčítá
help-resume = pokračuje v uložené partii
help-save = kam partii uložit
help-option = volba hry; lze uvést vícekrát
help-errata = soubor s opravami údajů na kartách
help-section = kapitola (4 nebo nákup) nebo pravidlo (R4.2)
help-card = jedna karta podle názvu
help-count = kolik partií
help-json = vypíše JSON
help-seat = ukáže jen to, co ví toto místo; místa se počítají od 0
help-scenario-file = soubor se scénářem
help-record-file = uložená partie
help-bench-seats = kolik míst; jinak dvě, nebo kolik hra potřebuje
help-seconds = jak dlouho měřit každou hru

## Stížnosti

error-usage = { $detail }. Zkus „{ $command } --help“.
error-unknown-command = Příkaz „{ $name }“ neexistuje.
error-unknown-option = Volba „{ $name }“ neexistuje.
error-option-form = „{ $name }“ není volba; piš ji jako KLÍČ=HODNOTA.
error-option-value = Hodnota „{ $value }“ se nehodí k volbě { $name }: { $detail }
error-unknown-card = Karta „{ $name }“ neexistuje.
error-unknown-section = Pravidla nemají část „{ $name }“; mají tyto: { $nearest }.
error-no-rules = Psaná pravidla hry „{ $name }“ tu nejsou.
error-no-errata = Hra „{ $name }“ soubor s opravami nepřijímá.
error-no-file = Soubor „{ $name }“ neexistuje.
error-unreadable = „{ $name }“ nelze přečíst.
error-unwritable = „{ $name }“ nelze zapsat.
error-not-a-file = „{ $name }“ není obyčejný soubor.
error-file-too-big = „{ $name }“ má přes { $most } MB, a to je na takový soubor příliš.
error-too-deep = Obsah tohoto souboru je vnořený příliš hluboko.
error-not-text = Toto není textový soubor.
error-bad-count = Číslo { $value } je tu příliš malé.
error-seed-range = Semínko je číslo od 0 do 2^256 − 1.
error-bad-seconds = { $value } není počet sekund mezi 0 a { $high }.
error-bad-number = „{ $value }“ není celé číslo.
error-other-game = Toto je uložená partie hry „{ $name }“.
error-already-over = Tato partie skončila; ukáže ji „pyramidion replay“.
error-unexpected = Něco se nepovedlo: { $detail }

## Hra

seat-range = { $low ->
    [1] { $low }–{ $high } { $high ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }
   *[other] { $low }–{ $high } { $high ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }
}
welcome = { $game }. Zamíchání, volby i místa jsou už dané; poznamenej si počáteční otisk: { $opening }
welcome-without-hash = { $game }. Tato uložená partie je z verze 0.1.0 a počáteční otisk nemá.
welcome-help = Napiš číslo volby. „?“ pomůže, „? karta“ vysvětlí kartu, „proč …“ řekne, proč něco nejde.
play-help =
    číslo                  zvolí tuto možnost
    { $written } nebo napiš akci
    { $explained } vysvětlí kartu nebo jinou věc
    { $asked } proč něco nejde
    rada                   co by udělal stavitel
    zpět                   vezme zpět poslední akci
    tah-zpět               vezme zpět celý tah
    stůl                   nakreslí znovu stůl
    sestava                s kterými kartami se hraje, kde se to liší
    deník                  co se nedávno stalo
    pravidla 4             kapitola pravidel, nebo jedno pravidlo: pravidla R4.2
    konec                  uloží a skončí (stejně jako Ctrl-C)
command-hint = rada
command-undo = zpět
command-back = tah-zpět
command-log = deník
command-help = pomoc
command-rules = pravidla
command-why = proč
command-table = stůl
command-setup = sestava
command-quit = konec
not-understood = „{ $typed }“ není žádná z možností. Nápovědu ukáže „?“.
not-a-card = Karta „{ $typed }“ neexistuje.
why-possible = To jde.
rules-which = Kterou kapitolu?
undone = Vzato zpět.
not-undone = Není nic, co jde vzít zpět.
pass-screen = Předej obrazovku ({ $seat }) a stiskni Enter.
saved = Partie je uložena v souboru { $file }. Pokračuj příkazem: { $command }
kept = Starší nedohraná partie zůstává uložená. Pokračuj v ní příkazem: { $command }
nothing-yet = Zatím se nic nestalo.
why-usage = Napiš, co chceš udělat, například: proč { $action }
finished = Záznam partie je v souboru { $file }. Ukáže jej „pyramidion replay“, ověří „pyramidion verify“.
finished-hash = Poznamenej si závěrečný otisk: { $closing }
result-score = { $rank }. { $seat }: { $total }

## Simulace, scénáře, záznamy

progress-games = { $done } / { $total }
simulated = { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}, { $decisions ->
    [one] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
}, { $rate } za sekundu
simulated-seat = Místo { $number } ({ $bot }): { $wins ->
    [one] { $wins } vítězství
   *[other] { $wins } vítězství
}, průměrně { NUMBER($mean, minimumFractionDigits: 1) } bodu (od { $low } do { $high })
scenario-after = Po { $action }
scenario-end = Na konci
scenario-expected = očekáváno
scenario-actual = nalezeno
verified = Bez rozporů: { $actions ->
    [one] přehrána { $actions } akce
    [few] přehrány { $actions } akce
   *[other] přehráno { $actions } akcí
}; semínka, události, pozice i výsledek spolu souhlasí.
proved-opening = Dokázáno: hráči, volby i zamíchání odpovídají tvému počátečnímu otisku.
proved-closing = Dokázáno: všechny akce, vše vzaté zpět i výsledek odpovídají tvému závěrečnému otisku.
note-both = Že jde právě o tvou partii, tím dokázáno není. Poznamenej si počáteční otisk před první akcí a závěrečný na konci: pyramidion verify { $file } --commit POČÁTEČNÍ --final ZÁVĚREČNÝ
note-opening = Že to vše platilo už před první akcí, dokáže jen tehdy poznamenaný počáteční otisk (--commit).
note-closing = Průběh a výsledek partie dokáže jen závěrečný otisk poznamenaný na konci (--final).
hash-opening = Počáteční otisk: { $hash }
hash-closing = Závěrečný otisk: { $hash }
hash-commit = Otisk semínka serveru: { $hash }
no-opening = Tento záznam je z verze 0.1.0. Počáteční otisk nemá, a proto jména, kdo za které místo hrál ani co se bralo zpět, ověřit nelze.
seeding-given = Semínko této partie bylo zadané, ne vylosované.
seeding-server = Semínko losoval jen program; žádné číslo od hráčů v něm není.
sent-number = Číslo od hráče { $name }: { $number }
sent-nothing = Od hráče { $name } žádné číslo nepřišlo.
name-removed = Jméno na místě { $seat } zmizelo se smazaným účtem; jeho otisk je dál součástí důkazu.
not-played-out = Partie se nedohrála do konce.
error-noted-opening = To není tvá partie: její počáteční otisk je { $found }, tvůj je { $noted }.
error-noted-closing = To není tvá partie: její závěrečný otisk je { $found }, tvůj je { $noted }.
error-nothing-to-compare = Tento záznam je z verze 0.1.0 a nemá žádný otisk, který by šlo porovnat s { $noted }.
error-short-hash = „{ $value }“ je příliš krátké nebo to není otisk: je potřeba aspoň prvních { $least } šestnáctkových číslic.
played-with-errata = Tato partie se hrála s opravenými údaji na kartách.
benched = { $game }, míst: { $seats }. Rozhodnutí za sekundu: { $decisions_per_second }, rozhodnutí na partii: { $decisions_per_game }, kopie za { $copy_microseconds } µs
help-serve-open = otevřít prohlížeč; je-li port obsazený, použije se nejbližší volný
error-port = Na adrese { $host }, portu { $port }, nelze naslouchat: { $detail }. Zkus jiný pomocí --port.

help-train = naučí se z partií mezi boty, jakou cenu má pozice
help-train-games = kolik partií podle počtu hráčů: 2:4000,3:1000
help-train-variants = volby hry jako JSON, jedny za druhými; partie se mezi ně rozdělí
help-train-by = kdo partie hraje, například vizier@100: úroveň, která prohledává, potřebuje počet iterací
help-train-rounds = kolikrát hrát a učit se; od druhého kola hraje i to, co se naučilo
help-train-epochs = kolikrát projít všechny pozice
help-train-drop = jaká část vstupů se při učení náhodně vynechá
help-train-decay = jak rychle se váhy při učení zmenšují
help-train-workers = procesy, které hrají; bez udání jich je tolik, kolik je jader
help-train-folder = kde zůstanou partie, průběžné stavy a váhy jedné hry s jedním semínkem, výběrem variant a botem; co už tam je, nedělá se znovu
help-train-minutes = po tolika minutách přestane hrát a učí se z toho, co je
help-train-prove = potom odehraje tolik partií proti písaři
error-bad-train-games = „{ $value }“ není počet partií pro každý počet hráčů, například 2:400,3:100.
error-train-number = „{ $name } { $value }“ nejde; patří sem číslo od 0, menší než { $high }.
error-train-by = „{ $value }“ přemýšlí podle hodin, takže by se jeho partie nedaly zopakovat; „{ $example }“ přemýšlí daný počet iterací.
error-train-other = V této složce je jiné učení: liší se „{ $field }“. Jinou složku určí --folder.
error-train-plan = Toto není plán učení: { $detail }
error-train-few = Partií v této složce je málo na to, aby se z nich dalo učit a naučené ověřit. Víc jich určí --games.
error-bad-variant = „{ $value }“ nejsou volby hry { $game }: { $detail }
train-play = hraje se: { $done } z { $total } partií, zbývá { $left }
train-learn = učení: { $done } z { $total } průchodů pozicemi, zbývá { $left }
trained = { $game }: váhy jsou v { $file }
trained-seats = hráčů { $seats }, nových pozic { $positions }: vítěz předpovězen v { $network } (heuristika { $heuristic }); ztráta { $network_loss } (heuristika { $heuristic_loss })
proven = hráčů { $seats }, partií { $games }: { $share } vítězství proti písařům ({ $low } až { $high })
