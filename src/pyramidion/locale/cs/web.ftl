# Slova, která potřebuje jen prohlížeč.

## Každá stránka

web-skip = Přejít k obsahu
web-loading = Okamžik…
web-no-connection = Server neodpovídá. Zkus to prosím za chvíli.
web-close = Zavřít
web-day-theme = Přepnout na den
web-night-theme = Přepnout na noc
web-settings = Nastavení
web-to-lobby = Do haly
web-guest-name = Host

## Stůl

web-answers = Odpovědi
web-away = pryč
web-here = u stolu
web-you = ty
web-bot-level = bot, { $bot }
web-bot-thinks = Bot přemýšlí.
web-bot-queued = { $place ->
    [one] Bot čeká, až bude moci přemýšlet: je na řadě jako další.
   *[other] Bot čeká, až bude moci přemýšlet: v pořadí { $place }.
}
web-chat = Rozhovor
web-choose-verb = Co chceš udělat?
web-confirm-end = Je to všechno?
web-glowing = Vyber něco z toho, co svítí.
web-hand-over = Další hráč
web-hand-over-to = Předej obrazovku: { $name }
web-i-am-here = To jsem já
web-hint = Nápověda
web-no-hint = U tohoto stolu je nápověda vypnutá.
web-in-words = Stůl slovy
web-keys = Klávesy
web-more-answers = Další možnosti
web-my-things = Moje věci
web-open-seat = volné místo
web-phases = Části tahu
web-read-rule = Přečíst pravidlo { $rule }
web-reconnecting = Obnovuje se spojení…
web-sending = Odesílá se…
web-table-gone = Stůl je zavřený.
web-session-ended = Tvé přihlášení skončilo.
web-table-tools = Nástroje stolu
web-waiting-for-players = Čeká se na hráče
web-why-not = Proč ne?

## The table: menu, votes, log

web-menu = Nabídka
web-agree = Souhlasím
web-refuse = Nesouhlasím
web-vote-waiting = Čeká se na odpověď ostatních.
web-asked-rewind = { $name } žádá o návrat o { $count ->
    [one] { $count } akci
    [few] { $count } akce
   *[other] { $count } akcí
}.
web-asked-bot = { $name } navrhuje, aby za hráče { $other } dohrál bot.
web-asked-hands = { $name } navrhuje, aby diváci viděli všechny ruce.
web-ask-rewind = Požádat ostatní o návrat o jednu akci
web-ask-bot = Navrhnout bota za hráče { $name }
web-ask-hands = Navrhnout odkryté ruce pro diváky
web-never-ask = Na tohle se tu už neptat, odpovědět: { $answer }
web-ask-again = Zase se ptát: { $question }
web-take-seat-back = Jsem zpět, bot může jít
web-resign = Vzdát hru
web-resign-sure = Opravdu vzdát? Dohraje bot.
web-copy-link = Zkopírovat odkaz na tento stůl
web-link-copied = Odkaz je zkopírovaný.
web-as-board = Stůl jako plán
web-last-moves = Poslední tahy
web-open-log = celý záznam
web-nothing-yet = Zatím se nic nestalo.
web-since-visit = Od tvé poslední návštěvy
web-go-on = Pokračovat
web-inspector = Podrobně
web-reconstructed = Rekonstruováno, nejde o údaj z tištěné hry: { $facts }
web-your-choices = Co můžeš udělat
web-no-chat = Zatím nikdo nic neřekl.
web-say-something = Napiš něco
web-send = Poslat
web-mute = ztlumit
web-muted = { $name }: ztlumeno.
web-unmute = zase číst
web-key-tab = na další věc, kterou lze zvolit
web-key-arrows = na sousední věc
web-key-enter = zvolit
web-key-escape = zavřít, zpět
web-key-digits = odpovědi v liště dole
web-key-rotate = otočit tvar nebo kámen
web-key-flip = převrátit tvar
news-undo = { $seat } bere zpět.
news-change = { $seat } mění odpověď.
news-rewind = Hra se po dohodě vrací.
news-resign = { $seat } hru vzdává, dohraje bot.
news-bot = Za hráče { $seat } hraje bot.
news-back = { $seat } je zpět.
news-sit = { $seat } usedá ke stolu.
news-leave = Jeden hráč odchází od stolu.
news-depart = Jeden hráč zrušil účet a odchází.
news-hands = Všichni souhlasí: diváci vidí všechny ruce.
news-rematch = Hraje se odveta.

## End and replay

web-rematch = Odveta
web-review = Projít partii
web-lobby = Herna
web-see-table = Podívat se na stůl
web-points-by-turn = Body po tazích
web-commit = Otisk (SHA-256)
web-download-record = Stáhnout záznam
web-replay = Přehrání
web-see-as = Pohled
web-see-as-name = Jak to viděl hráč { $name }
web-all-open = Všechny ruce odkryté
web-play-on = Hrát odtud dál
web-share-position = Odkaz na tento tah
web-moves = Tahy
web-first = Na začátek
web-last = Na konec
web-step = O tah dál
web-step-back = O tah zpět
web-play = Přehrát
web-pause = Pozastavit
web-speed = Rychlost { $rate }×
web-move = Tah
web-move-of = tah { $move } z { $total }

## Férová hra

web-fair-play = Férová hra
web-fair-details = Otisky a jak je ověřit
web-fair-shared = Server si při založení stolu určil tajné číslo a ukázal jeho otisk. Pak prohlížeč každého hráče poslal vlastní náhodné číslo. Rozdání i všechno míchání vychází ze všech těchto čísel dohromady, takže je nemohl zvolit ani server, ani žádný hráč sám.
web-fair-given = Rozdání tohoto stolu je známé: jeho semínko bylo zadáno, nebo stůl pokračuje v jiné hře. Do statistik se nepočítá.
web-fair-server = Tento stůl pochází ze starší verze: semínko losoval jen server. Jeho otisk byl vidět před prvním tahem.
web-fair-end-shared = Rozdání vzešlo z náhodných čísel serveru a všech hráčů a každý tah je v řetězu otisků.
web-fair-end-given = Rozdání tohoto stolu bylo známé; do statistik se nepočítá.
web-fair-end-server = Semínko rozdání bylo určeno před prvním tahem.
web-fair-noted = Tento prohlížeč si otisky stolu poznamenal a souhlasí s tím, co říká server.
web-unfair = Pozor: to, co server říká teď, se liší od toho, co si tento prohlížeč poznamenal.
web-unfair-commit = Server ukazuje jiný otisk než při založení stolu.
web-unfair-client-seed = Číslo použité za tebe není to, které poslal tento prohlížeč. (Nesedáš ke stolu i z jiného prohlížeče?)
web-unfair-opening = Úvodní otisk se liší od toho, který platil na začátku hry.
web-unfair-closing = Závěrečný otisk se liší od toho, který platil na konci hry.
web-my-number = Číslo mého prohlížeče
web-opening-hash = Úvodní otisk: kdo co hraje, před prvním tahem
web-closing-hash = Závěrečný otisk: všechny tahy a výsledek
web-server-seed = Tajné číslo serveru; jeho SHA-256 je onen otisk
web-deal-seed = Semínko rozdání, ze všech čísel dohromady
web-numbers = Čísla, ze kterých vzešlo rozdání
web-number-bot = bot, bez čísla
web-number-awaited = před začátkem se neukazuje
web-number-missing = nic neposláno
web-known-deal = známé rozdání
web-fair-check = Ověř si to: stáhni záznam a spusť
web-copy-command = Zkopírovat příkaz
web-command-copied = Příkaz je zkopírovaný.
web-command-not-copied = Prohlížeč kopírování nedovolil. Označ příkaz a zkopíruj ho ručně.

## Stránky kolem stolu

web-places = Stránky
web-place-lobby = Hrát
web-place-tables = Stoly
web-place-learn = Učit se
web-place-rules = Pravidla
web-newcomer = Nový hráč
web-is-guest = host
web-has-account = účet
web-save = Uložit
web-saved = Uloženo.
web-cancel = Zrušit

## Hala

web-games = Hry
web-tile-valley = Ve stínu pyramid
    .line = Plň svou hrobku, zatímco se pyramida bortí.
web-tile-afterlife = Ve stínu pyramid: Zásvětí
    .line = Nové sady, hra pro jednoho, obě krabice dohromady.
web-tile-pyramids = Silver & Gold: Pyramids
    .line = Odkryj kartu, křížkuj políčka, dojdi ke zlaté hrobce.
web-tile-sneferu = Sneferu: Stavitelé pyramid
    .line = Pluj po Nilu a pokládej dvoubarevné kameny.
web-tile-kemet = Kemet: Krev a písek
    .line = Válka bohů, i s Knihou mrtvých.
web-minutes = { $count } min
web-weight-1 = snadná
web-weight-2 = středně náročná
web-weight-3 = náročná
web-play-bots = Hrát proti botům
web-set-up = Připravit stůl
web-teach-me = Nauč mě to
web-both-boxes = Obě krabice, 1–6 hráčů
web-coming = už brzy
web-your-turn = Jsi na tahu
web-resume = Hrát dál
web-go = Ke stolu
web-join = Přisednout
web-continue = Pokračovat
web-continue-empty = Nemáš rozehranou žádnou hru. Vyber si nahoře a hraj.
web-open-tables = Otevřené stoly
web-open-empty = Na hráče teď nikdo nečeká.
web-finished-tables = Dohrané
web-finished-empty = Tady zůstanou hry, které dohraješ, tah po tahu.
web-all-tables = Všechny moje stoly
web-new-table = Nový stůl
web-tables-wait = { $count ->
    [one] Čeká na tebe { $count } stůl
    [few] Čekají na tebe { $count } stoly
    [many] Čeká na tebe { $count } stolu
   *[other] Čeká na tebe { $count } stolů
}
web-tables-open = { $count ->
    [one] čeká { $count } stůl
    [few] čekají { $count } stoly
    [many] čeká { $count } stolu
   *[other] čeká { $count } stolů
}
web-free-seats = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
web-seats-taken = obsazená místa: { $taken } z { $all }
web-waits-for = čeká se: { $names }
web-playing = hraje se
web-finished = dohráno
web-won = Vítězství je tvoje
web-won-shared = O vítězství se dělíš
web-won-by = Vítězí { $names }

## Moje stoly

web-my-tables = Moje stoly
web-tables-waiting = Čekají na tebe
    .empty = Nikde se na tebe nečeká.
web-tables-playing = Hraje se
    .empty = Žádná další tvoje hra neběží.
web-tables-open-mine = Čekají na hráče
    .empty = Žádný tvůj stůl na hráče nečeká.
web-tables-over = Dohrané
    .empty = Zatím nemáš žádnou dohranou hru.

## Nový stůl

web-which-game = Která hra
web-game = Hra
web-by-lot = rozhodne los
web-who-plays = Kdo hraje
web-seat-number = { $number }. hráč
web-seat-me = já
web-seat-open = člověk na pozvání
web-seat-here = další člověk u této obrazovky
web-seat-bot = bot: { $bot }
web-seat-remove = Odebrat { $number }. hráče
web-seat-add = Přidat hráče
web-who-may-come = Kdo smí přijít
web-by-link = Přes odkaz
    .help = Jen ti, komu pošleš odkaz.
web-public = Kdokoli
    .help = Stůl je vidět v hale; přisednout nebo se dívat může kdokoli.
web-agreed = Na čem se shodnete
web-clock = Hodiny
web-clock-none = bez hodin
    .help = Každý přemýšlí, jak dlouho chce.
web-clock-live = naživo
    .help = Každý má zásobu času; komu dojde, za toho hraje dál bot.
web-clock-days = na dálku
    .help = Na každý tah je několik dní, nikdo nemusí být u stolu ve stejnou chvíli.
web-clock-bank = Minut pro každého hráče
web-clock-increment = Sekund navíc za každý tah
web-clock-per-move = Dní na každý tah
web-undo = Braní zpět
web-undo-fair = férové
    .help = Vlastní tahy, dokud nehrál někdo jiný nebo se neukázalo něco skrytého.
web-undo-free = volné
    .help = Zpět jde kdykoli vzít cokoli; hodí se při učení.
web-undo-none = žádné
    .help = Co je zahráno, to platí.
web-hints = Nápověda
    .help = Kdo se zeptá, uvidí, co by udělal stavitel. Když nic nezvolíš, je jen tam, kde hraje jediný člověk.
web-hints-on = ano
web-hints-off = ne
web-level = { $bot }
web-stand-in = Bot za toho, kdo odejde
    .help = Hraje dál za hráče, který se vzdá, komu dojde čas nebo kdo nepřijde.
web-open-table = Otevřít stůl
web-start-game = Začít hru

## Čekárna

web-starts-when-full = { $count ->
    [one] Hra začne, jakmile bude obsazeno poslední místo.
    [few] Hra začne, jakmile budou obsazena všechna { $count } volná místa.
    [many] Hra začne, jakmile bude obsazeno všech { $count } volných míst.
   *[other] Hra začne, jakmile bude obsazeno všech { $count } volných míst.
}
web-starts-with-numbers = Hra začne, jakmile stůl otevře { $names }: rozdání potřebuje náhodné číslo od každého.
web-take-seat = Sednout si sem
web-invitation = Pozvánka
web-invitation-link = Kdo má tento odkaz, smí si přisednout. Jméno ani heslo není potřeba.
web-invitation-public = Stůl je vidět i v hale.
web-copy = Kopírovat
web-copied = Odkaz je zkopírovaný.
web-copy-yourself = Prohlížeč kopírování nedovolil. Označ odkaz a zkopíruj ho ručně.
web-share = Sdílet
web-leave = Uvolnit místo

## Nastavení

web-how-it-looks = Vzhled a hra
web-language = Jazyk
web-theme = Světlo
web-theme-system = podle systému
web-theme-day = den
web-theme-night = noc
web-set-speed = Animace
    .help = Jak rychle se věci pohybují po stole.
web-set-speed-still = Tvůj systém žádá méně pohybu, takže se nic nepohybuje, ať je tu nastaveno cokoli.
web-set-speed-0 = vypnuto
web-set-speed-1 = běžně
web-set-speed-2 = 2×
web-set-speed-4 = 4×
web-set-sound = Zvuk
    .help = Tiché tóny, když se něco položí, když jsi na tahu a na konci hry.
web-set-largeText = Větší text na kartách
    .help = Texty karet se zvětší o sedminu.
web-set-strongPatterns = Výraznější vzory
    .help = Sady a materiály se víc liší vzorem, nejen barvou.
web-set-confirmEnd = Zeptat se před koncem tahu
    .help = Jedno klepnutí navíc před tím, co ukončí tvůj tah.
web-set-tips = Rady
    .help = Krátká vysvětlení u stolu pro ty, kdo hru ještě neznají.
web-kept-here = Toto nastavení platí jen v tomto prohlížeči.

## Profil

web-profile = Profil
web-profile-none = Zatím tě tu nikdo nezná. Hrát můžeš i tak: u prvního stolu se z tebe stane host.
web-profile-guest = Hraješ jako host { $name }. Hosta pozná jen tento prohlížeč.
web-profile-account = Přihlášený účet: { $name }.
web-your-name = Tvé jméno
    .help = Takhle tě uvidí ostatní u stolu.
web-name = Jméno
web-password = Heslo
web-old-password = Nynější heslo
web-new-password = Nové heslo (aspoň 8 znaků)
web-make-account = Založit účet
    .help = S účtem najdeš své stoly na každém zařízení. Stoly, které máš jako host, ti zůstanou. E-mail není potřeba.
web-account-made = Účet je založený a tvé stoly s ním.
web-sign-in = Přihlásit se
    .help = Pokud už účet máš.
web-welcome = Vítej, { $name }.
web-change-password = Změnit heslo
    .help = Na všech ostatních zařízeních přihlášení skončí.
web-password-changed = Heslo je změněné.
web-sessions = Kde máš přihlášení
web-session-since = od { $day }
web-session-this = (tady)
web-others-sign-out = Odhlásit všude jinde
web-others-out = Všude jinde přihlášení skončilo.
web-my-data = Tvá data
    .help = Všechno, co o tobě server uchovává, si můžeš stáhnout a můžeš to nechat zapomenout.
web-export = Stáhnout moje data
web-sign-out = Odhlásit se
web-signed-out = Přihlášení skončilo.
web-delete-me = Zapomenout na mě
    .sure = Smaže se tvé jméno, heslo, přihlášení i všechno, co tu od tebe zaznělo, a tvé hry dohrají boti. Vzít zpět to nepůjde.
web-delete-forever = Smazat navždy
web-deleted = Server na tebe zapomněl.

## Pravidla a výuka

web-read-rules = Přečíst pravidla
web-search-rules = Hledat v pravidlech
web-contents = Obsah
web-no-rules = Výtah z těchto pravidel tu zatím není.
web-nothing-found = Nic se nenašlo. Zkus méně slov nebo kratší.
web-learn-in-minutes = Nauč se ji za pět minut
web-learn-title = Jak se hraje { $game }
web-step-of = { $step }. krok z { $count }
web-back = Zpět
web-next = Dál
web-first-game = Zahrát si první hru s radami
web-no-lesson = Výuka této hry tu zatím není.
web-ready = připraven
web-other-rules = Tato partie se hrála podle starší verze pravidel a po tazích už ji ukázat nelze. Záznam je pořád ke stažení.
web-events = { $count ->
    [one] { $count } událost
    [few] { $count } události
   *[other] { $count } událostí
}

web-setup-cards = Karty u tohoto stolu
    .help = S těmito kartami se bude hrát. Kde rozhoduje los, rozhodne až na začátku hry.
web-setup-lot = losem
web-setup-either = losem jedna z těchto sad
web-setup-some = losem { $used } z nich
web-setup-refused = Tyhle volby k sobě nejdou

## Never ask me

web-never-ask-anywhere = Na tohle se neptat u žádného stolu, odpovědět: { $answer }
web-never-asked = Na co se tě neptáme
web-never-asked-help = V nabídce u stolu je „Na tohle se tu už neptat“. Co tam zvolíš, najdeš tady a můžeš to vzít zpět.
web-never-asked-none = Ptáme se tě na všechno.
web-never-everywhere = u každého stolu, v tomto prohlížeči
web-never-at = u tohoto stolu, hrají { $names }
web-never-answer = Odpověď: { $answer }
web-ask-me-again = Zase se ptát
web-tile-both = Ve stínu pyramid: obě krabice
web-hint-thinking = Stavitel přemýšlí…
web-hint-my-turn = Nápověda přijde, až bude něco na tobě.
web-rulings = Výklady pravidel
