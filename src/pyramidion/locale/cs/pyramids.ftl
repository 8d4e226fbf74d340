# Silver & Gold: Pyramids: čísla pravidel jsou v docs/rules/pyramids.cs.md.

game-pyramids = Silver & Gold: Pyramids
    .tagline = Zakřížkuj si cestu komnatami až ke zlatým hrobkám.

## Pyramidové karty: mají čísla, ne jména

card-1 = pyramida 1
    .text = { "" }
card-2 = pyramida 2
    .text = { "" }
card-3 = pyramida 3
    .text = { "" }
card-4 = pyramida 4
    .text = { "" }
card-5 = pyramida 5
    .text = { "" }
card-6 = pyramida 6
    .text = { "" }
card-7 = pyramida 7
    .text = { "" }
card-8 = pyramida 8
    .text = { "" }
card-9 = pyramida 9
    .text = { "" }
card-10 = pyramida 10
    .text = { "" }
card-11 = pyramida 11
    .text = { "" }
card-12 = pyramida 12
    .text = { "" }
card-13 = pyramida 13
    .text = { "" }
card-14 = pyramida 14
    .text = { "" }
card-15 = pyramida 15
    .text = { "" }
card-16 = pyramida 16
    .text = { "" }
card-17 = pyramida 17
    .text = { "" }
card-18 = pyramida 18
    .text = { "" }
card-19 = pyramida 19
    .text = { "" }
card-20 = pyramida 20
    .text = { "" }
card-21 = pyramida 21
    .text = { "" }
card-22 = pyramida 22
    .text = { "" }
card-23 = pyramida 23
    .text = { "" }
card-24 = pyramida 24
    .text = { "" }
card-25 = pyramida 25
    .text = { "" }
card-26 = pyramida 26
    .text = { "" }
card-27 = pyramida 27
    .text = { "" }
card-28 = pyramida 28
    .text = { "" }
card-29 = pyramida 29
    .text = { "" }
card-30 = pyramida 30
    .text = { "" }
card-31 = pyramida 31
    .text = { "" }
card-32 = pyramida 32
    .text = { "" }
card-33 = pyramida 33
    .text = { "" }
card-34 = pyramida 34
    .text = { "" }
card-35 = pyramida 35
    .text = { "" }
card-36 = pyramida 36
    .text = { "" }
card-37 = pyramida 37
    .text = { "" }
card-38 = pyramida 38
    .text = { "" }
card-39 = pyramida 39
    .text = { "" }
card-40 = pyramida 40
    .text = { "" }
card-41 = pyramida 41
    .text = { "" }
card-42 = pyramida 42
    .text = { "" }
card-43 = pyramida 43
    .text = { "" }
card-44 = pyramida 44
    .text = { "" }
card-45 = pyramida 45
    .text = { "" }
card-46 = pyramida 46
    .text = { "" }
card-47 = pyramida 47
    .text = { "" }
card-48 = pyramida 48
    .text = { "" }

## Expediční karty

card-I2 = dvojice v řadě
    .gen = dvojice v řadě
    .acc = dvojici v řadě
    .text = Dvě políčka v řadě.
card-I3 = trojice v řadě
    .gen = trojice v řadě
    .acc = trojici v řadě
    .text = Tři políčka v řadě.
card-V3 = roh ze tří
    .gen = rohu ze tří
    .acc = roh ze tří
    .text = Tři políčka kolem rohu.
card-T4 = tvar T
    .gen = tvaru T
    .acc = tvar T
    .text = Tři políčka v řadě a jedno uprostřed jejich boku.
card-L4 = tvar L
    .gen = tvaru L
    .acc = tvar L
    .text = Tři políčka v řadě a jedno na boku jejího konce.
card-O4 = čtverec
    .gen = čtverce
    .acc = čtverec
    .text = Dvě krát dvě políčka.

## Skupiny a údaje

group-purple = Fialové pyramidy
group-orange = Oranžové pyramidy
group-green = Zelené pyramidy
group-expedition = Expediční karty

fact-number = Číslo
fact-colour = Barva
fact-rows = Řádky
fact-squares = Políčka

## Barvy, strany, značky

colour-purple = fialová
    .gen = fialové
    .acc = fialovou
colour-orange = oranžová
    .gen = oranžové
    .acc = oranžovou
colour-green = zelená
    .gen = zelené
    .acc = zelenou

side-none = nikde
side-left = vlevo
side-right = vpravo

gem-red = červený drahokam
gem-green = zelený drahokam

source-display = z nabídky
source-deck = naslepo z balíčku

sign-entrance = vstup
sign-tomb = hrobka
sign-wall = stěna
sign-empty = prázdné
sign-gem_red = červený drahokam
sign-gem_green = zelený drahokam
sign-torch = pochodeň
sign-potion = lektvar
sign-skull = lebka
sign-cross = červený kříž
sign-crossed = zakřížkováno
sign-pencilled = tvá volba, ostatní ji nevidí
sign-single = lze křížkovat
sign-pattern = vzorem

## Stůl

section-dealt = Tvé čtyři pyramidové karty
section-expedition = { $round }. kolo ze { $rounds }, { $turn }. expedice ze { $turns }: { $card }
section-display = Nabídka
section-player = { $seat }: { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}
section-own = Ty, { $seat }: { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}
cards-kept = Necháváš si: { $cards }
pattern-aloud = Vzor: { $card }, například { $squares }; smí se otočit i zrcadlit.
expeditions-gone = V tomto kole už proběhly: { $cards }
expeditions-left = { $count ->
    [one] Rubem nahoru leží { $count } expediční karta.
    [few] Rubem nahoru leží { $count } expediční karty.
    [many] Rubem nahoru leží { $count } expediční karty.
   *[other] Rubem nahoru leží { $count } expedičních karet.
} Jedna z osmi se nepoužije.
boxes-of = { $colour } { $points_count ->
    [0] žádné
   *[other] { $points }
}
boxes-open = Volné pyramidové body: { $boxes }
deck-count = Balíček pyramid: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
chamber-title = { $card } { $colour }
chamber-title-side = { $side_id ->
    [left] Vlevo: { $card } { $colour }
   *[right] Vpravo: { $card } { $colour }
}
chamber-aloud = { $side_id ->
    [left] Vlevo pyramida { $card }, { $colour }:
    [right] Vpravo pyramida { $card }, { $colour }:
   *[none] Pyramida { $card }, { $colour }:
}
chamber-summary = Pyramida { $card }, { $colour }: k hrobce { $way ->
    [one] { $way } políčko
    [few] { $way } políčka
    [many] { $way } políčka
   *[other] { $way } políček
}; { $symbols }.
has-gem_red = { $count ->
    [one] { $count } červený drahokam
    [few] { $count } červené drahokamy
    [many] { $count } červeného drahokamu
   *[other] { $count } červených drahokamů
}
has-gem_green = { $count ->
    [one] { $count } zelený drahokam
    [few] { $count } zelené drahokamy
    [many] { $count } zeleného drahokamu
   *[other] { $count } zelených drahokamů
}
has-torch = { $count ->
    [one] { $count } pochodeň
    [few] { $count } pochodně
    [many] { $count } pochodně
   *[other] { $count } pochodní
}
has-potion = { $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
    [many] { $count } lektvaru
   *[other] { $count } lektvarů
}
has-skull = { $count ->
    [one] { $count } lebka
    [few] { $count } lebky
    [many] { $count } lebky
   *[other] { $count } lebek
}
has-cross = { $count ->
    [one] { $count } červený kříž
    [few] { $count } červené kříže
    [many] { $count } červeného kříže
   *[other] { $count } červených křížů
}
chamber-crossed = { $side_id ->
    [left] Vlevo
   *[right] Vpravo
}: pyramida { $card }, { $colour }, { $squares_count ->
    [0] zatím bez křížku
   *[other] zakřížkováno: { $squares }
}
row-aloud = Řádek { $row }: { $squares }
square-aloud = { $state ->
    [crossed] { $sign_id ->
        [empty] { $column } zakřížkováno
       *[other] { $column } { $sign }, zakřížkováno
    }
    [pencilled] { $sign_id ->
        [empty] { $column } vybráno
       *[other] { $column } { $sign }, vybráno
    }
   *[free] { $column } { $sign }
}
can-be-crossed = Lze křížkovat: { $squares }
sheet-finished = { $count ->
    [0] Dokončené pyramidy: žádné
    [one] Dokončené pyramidy: { $count } (číslo { $numbers })
   *[other] Dokončené pyramidy: { $count } (čísla { $numbers })
}
sheet-boxes = { $count ->
    [0] Pyramidové body: žádné
   *[other] Pyramidové body: { $boxes }
}
box-won = { $colour } { $points }
sheet-torches = { $count ->
    [0] Pochodně: žádné
   *[other] Pochodně: kolo { $rounds }
}
sheet-gems = Drahokamy: červené { $red }, zelené { $green }. Lebky: { $skulls ->
    [0] žádné
   *[other] { $skulls } (minus { $loss })
}

## Na co se hra ptá

prompt-keep = { $side_id ->
    [left] Vyber první ze dvou pyramidových karet, které si necháš; bude ležet vlevo.
   *[right] Vyber druhou kartu; bude ležet vpravo. Zbylé dvě se vrátí do balíčku.
}
    .waiting = { $seat } vybírá dvě pyramidové karty.
prompt-mark = Zakřížkuj na jedné ze svých karet { $card_acc } (smí se otočit i zrcadlit), nebo jediné políčko.
    .waiting = { $seat } křížkuje políčka.
prompt-extra_square = { $count ->
    [one] Červený kříž: zakřížkuj ještě jedno políčko na kterékoli ze svých karet.
    [few] Červené kříže: zakřížkuj postupně ještě { $count } políčka na kterékoli ze svých karet.
    [many] Červené kříže: zakřížkuj postupně ještě { $count } políčka na kterékoli ze svých karet.
   *[other] Červené kříže: zakřížkuj postupně ještě { $count } políček na kterékoli ze svých karet.
}
    .waiting = { $seat } křížkuje políčka.
prompt-take = { $count ->
    [one] Vezmi si novou pyramidovou kartu z nabídky, nebo naslepo z balíčku.
    [few] Vezmi si postupně { $count } nové pyramidové karty z nabídky, nebo naslepo z balíčku.
    [many] Vezmi si postupně { $count } nové pyramidové karty z nabídky, nebo naslepo z balíčku.
   *[other] Vezmi si postupně { $count } nových pyramidových karet z nabídky, nebo naslepo z balíčku.
}
    .waiting = { $seat } si bere novou pyramidovou kartu.

## Co lze vybrat

thing = { $what ->
    [marking] { $side }: { $squares }
   *[card] pyramida { $card } ({ $colour })
}

choice-keep = Nechat si pyramidu { $card } ({ $colour })
    .short = Nechat
choice-mark = { $side_id ->
    [left] Vlevo { $card }: křížkovat { $squares }
   *[right] Vpravo { $card }: křížkovat { $squares }
}
    .short = Křížkovat
choice-take = Vzít si pyramidu { $card } ({ $colour })
    .short = Vzít
choice-draw = Vzít si pyramidu naslepo z balíčku
    .short = Naslepo

## Co se děje

log-kept = { $seat } si nechává pyramidu { $card }; ostatní to zatím nevidí.
log-laid-out = { $seat } začíná s pyramidami { $cards }.
log-refilled = Do nabídky přichází pyramida { $card }.
log-round = Začíná { $round }. kolo, všech osm expedičních karet se míchá.
log-revealed = { $turn }. expedice: { $card }.
log-pencilled = { $seat } vybírá { $side_id ->
    [left] vlevo
   *[right] vpravo
}: { $squares }. Ostatní to zatím nevidí.
log-marked = { $extra ->
    [true] { $seat } křížkuje na pyramidě { $card } ještě jedno políčko: { $squares }.
   *[false] { $seat } křížkuje na pyramidě { $card }: { $squares }.
}
log-gems = { $count ->
    [0] { $seat } má všech deset drahokamů této barvy, další { $gem } nic nepřináší.
   *[other] { $seat } získává { $gem_id ->
        [red] { $count ->
            [one] { $count } červený drahokam
            [few] { $count } červené drahokamy
            [many] { $count } červeného drahokamu
           *[other] { $count } červených drahokamů
        }
       *[green] { $count ->
            [one] { $count } zelený drahokam
            [few] { $count } zelené drahokamy
            [many] { $count } zeleného drahokamu
           *[other] { $count } zelených drahokamů
        }
    } (celkem { $total }).
}
log-torch = { $first ->
    [true] { $seat } zaškrtává pochodeň { $round }. kola.
   *[false] { $seat } už pochodeň { $round }. kola má, další nic nepřináší.
}
log-skulls = { $count ->
    [0] { $seat } má všech deset lebek, další nic neubírá.
    [one] { $seat } zaškrtává { $count } lebku (celkem { $total }).
    [few] { $seat } zaškrtává { $count } lebky (celkem { $total }).
    [many] { $seat } zaškrtává { $count } lebky (celkem { $total }).
   *[other] { $seat } zaškrtává { $count } lebek (celkem { $total }).
}
log-potion = { $count ->
    [0] { $seat } nemá lebku, kterou by lektvar vymazal.
    [one] { $seat } maže lektvarem { $count } lebku (zbývá { $total }).
    [few] { $seat } maže lektvarem { $count } lebky (zbývá { $total }).
    [many] { $seat } maže lektvarem { $count } lebky (zbývá { $total }).
   *[other] { $seat } maže lektvarem { $count } lebek (zbývá { $total }).
}
log-finished = { $seat } dokončuje pyramidu { $card }.
log-took = { $seat } si bere pyramidu { $card } { $source }.
log-won-box = { $seat } získává { $points ->
    [one] { $points } pyramidový bod
    [few] { $points } pyramidové body
    [many] { $points } pyramidového bodu
   *[other] { $points } pyramidových bodů
} za { $colour_acc } barvu díky pyramidě { $card }.
log-no-box = { $seat } má díky pyramidě { $card } nárok na pyramidové body za { $colour_acc } barvu, ale žádné už nezbývají.
log-ended = Čtyři kola jsou odehrána, hra končí.

## Proč ne

reason-ready = Máš hotovo. Dokud nejsou hotovi všichni, můžeš svou volbu vzít zpět a změnit
reason-keep-first = Nejdřív vyber pyramidové karty, které si necháš, například keep:15
reason-already-kept = Pyramidu { $card } už si necháváš
reason-not-dealt = Pyramida { $card } není mezi kartami, které máš na výběr
reason-mark-first = Teď se křížkují políčka, například mark:left.a1-b1
reason-no-such-side = Napiš stranu, tečku a políčka: left.a1-b1-c1 (vlevo) nebo right.e4 (vpravo)
reason-no-such-square = Políčko { $square } v komnatě není; políčka jsou a1 až e5
reason-out-of-order = Napiš každé políčko jednou a v pořadí čtení: { $squares }
reason-not-the-pattern = Tato políčka nejsou { $card }; zakřížkuj celý vzor, nebo jediné políčko
reason-one-square-only = Červený kříž dává jen jednotlivá políčka
reason-no-card-there = Tady žádná karta neleží: { $side }
reason-wall = Políčko { $square } pyramidy { $card } je stěna
reason-already-crossed = Políčko { $square } pyramidy { $card } už je zakřížkované
reason-entrance-missing = První křížkování na pyramidě { $card } musí zahrnout vstup { $square }
reason-not-connected = Křížkování musí stranou sousedit s některým už zakřížkovaným políčkem pyramidy { $card }
reason-take-first = Nejdřív si vezmi novou pyramidovou kartu, například take:15 nebo draw
reason-not-in-display = Pyramida { $card } není v nabídce
reason-deck-empty = Balíček pyramid je prázdný

## Výsledky

part-torches = { $count ->
    [one] { $count } pochodeň
    [few] { $count } pochodně
    [many] { $count } pochodně
   *[other] { $count } pochodní
}
part-boxes = Pyramidové body: { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
    [many] { $count } políčka
   *[other] { $count } políček
}
part-gems = Drahokamy: { $pairs ->
    [one] { $pairs } pár
    [few] { $pairs } páry
    [many] { $pairs } páru
   *[other] { $pairs } párů
}, bez páru { $rest }
part-skulls = { $count ->
    [one] { $count } lebka, počítá se nejdražší
    [few] { $count } lebky, počítá se nejdražší
    [many] { $count } lebky, počítá se nejdražší
   *[other] { $count } lebek, počítá se nejdražší
}
part-pyramids = { $count ->
    [one] { $count } dokončená pyramida
    [few] { $count } dokončené pyramidy
    [many] { $count } dokončené pyramidy
   *[other] { $count } dokončených pyramid
}
tie-lowest = Nejnižší číslo dokončené pyramidy (nižší je lepší)

## Volby

option-errata = Opravy
    .help = Soubor, který opravuje navržené nebo rekonstruované karty.

## Chyby: opravy a pozice

error-errata-not-a-list = Karta { $card }: údaj { $field } musí být seznam textů.
error-errata-bad-colour = Karta { $card }: „{ $value }“ není barva pyramidy. Možné hodnoty: { $choices }.
error-errata-chamber-size = Karta { $card }: komnata má { $size } řádků po { $size } políčkách.
error-errata-chamber-sign = Karta { $card }: značka „{ $sign }“ neexistuje. Možné značky: { $signs }
error-errata-chamber-entrance = Karta { $card }: komnata má právě jeden vstup (E), a to v horním řádku.
error-errata-chamber-tomb = Karta { $card }: komnata má právě jednu hrobku (T), a to ve spodním řádku.
error-errata-chamber-cut-off = Karta { $card }: ke každému políčku, které není stěna, musí od vstupu vést cesta.
error-errata-bad-pattern = Vzor { $card }: musí to být jeden souvislý kus z { $low } až { $high } políček (X), který se vejde do komnaty.
error-errata-same-pattern = Vzor { $card } je stejný jako vzor { $other }.
error-errata-colour-count = { $colour }: pyramid této barvy by bylo { $have } místo { $need }.
error-errata-expedition-count = Expedičních karet je { $need }, ne { $have }.
error-not-a-route = Pyramidu { $card } takto zakřížkovat nešlo: políčka musí vést souvisle od vstupu, mimo stěny a zatím ne do hrobky.
error-boxes-out-of-order = Pyramidové body ({ $colour }) se získávají v pořadí 10, 6, 3, každé jednou.

## Browser

web-score-of = bodů
web-phase-reveal = Odkrytí
web-phase-mark = Křížkování
web-phase-card = Nová karta
web-phase-points = Body
web-expedition = Expedice { $turn } ze { $turns }
web-round = { $round }. kolo ze { $rounds }
web-market = Nabídka: odtud si bereš novou kartu, když jednu dokončíš
web-market-thumb = nabídka: { $count }
web-deck = balíček: { $count }
web-card-on = { $side_id ->
    [left] levá karta
   *[right] pravá karta
}
web-score-thumb = Body { $score }
web-board-back = Zpátky
web-empty-side = Tady žádná karta neleží. Kdo dokončí pyramidu, bere si novou.
web-all-choose = Všichni si vybírají dvě ze čtyř rozdaných karet.
web-lies = leží { $where }
web-kept-secret = Tvou volbu nikdo neuvidí, dokud nevyberou všichni. Tlačítkem Zpět ji změníš.
web-tools = Křížkování
web-rotate = Otočit
web-mirror = Zrcadlit
web-pattern = Vzor
web-one-square = Jedno pole
web-places-here = { $count ->
    [0] Takto otočený se nikam nevejde.
    [one] Svítí { $count } místo.
    [few] Svítí { $count } místa.
    [many] Svítí { $count } místa.
   *[other] Svítí { $count } míst.
}
web-places-turned = { $count ->
    [one] Po otočení nebo zrcadlení ještě { $count }.
    [few] Po otočení nebo zrcadlení ještě { $count }.
    [many] Po otočení nebo zrcadlení ještě { $count }.
   *[other] Po otočení nebo zrcadlení ještě { $count }.
}
web-no-pattern = Vzor se nikam nevejde: zakřížkuj jedno políčko.
web-pencil = Jen tužkou, dokud nejsou hotovi všichni.
web-change = Změnit
web-gains = Tímto získáš:
web-gain-none = žádnou značku
web-gain-gem_red = { $count ->
    [one] { $count } červený drahokam
    [few] { $count } červené drahokamy
    [many] { $count } červeného drahokamu
   *[other] { $count } červených drahokamů
}
web-gain-gem_green = { $count ->
    [one] { $count } zelený drahokam
    [few] { $count } zelené drahokamy
    [many] { $count } zeleného drahokamu
   *[other] { $count } zelených drahokamů
}
web-gain-torch = { $count ->
    [one] { $count } pochodeň
    [few] { $count } pochodně
    [many] { $count } pochodně
   *[other] { $count } pochodní
}
web-gain-cross = { $count ->
    [one] hned { $count } políčko navíc
    [few] hned { $count } políčka navíc
    [many] hned { $count } políčka navíc
   *[other] hned { $count } políček navíc
}
web-gain-skull = { $count ->
    [one] { $count } lebku
    [few] { $count } lebky
    [many] { $count } lebky
   *[other] { $count } lebek
}
web-gain-potion = { $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
    [many] { $count } lektvaru
   *[other] { $count } lektvarů
}
web-gain-tomb = zlatou hrobku: pyramida je hotová
web-legend = Co znamenají značky
web-legend-gem_red = se zeleným za 5
web-legend-gem_green = s červeným za 5
web-legend-torch = 5 bodů, jednou za kolo
web-legend-cross = políčko navíc
web-legend-skull = čím víc, tím hůř
web-legend-potion = smaže 2 lebky
web-legend-tomb = konec cesty: 10 bodů
web-sheet = Bodová karta
web-sheet-of = { $seat }: bodová karta
web-sheet-finished = Dokončené pyramidy
web-sheet-none = zatím žádné
web-sheet-torches = Pochodně, jedna za kolo
web-sheet-boxes = Za 2., 4. a 6. pyramidu
web-sheet-done = { $count ->
    [0] žádná
   *[other] hotovo { $count }
}
web-sheet-gems = Drahokamy: pár 5, jeden 1
web-sheet-skulls = Lebky, platí poslední
web-box-open = { $points } bodů, volné
web-box-won = { $points } bodů, získáno
web-box-closed = { $points } bodů, uzavřeno
web-pyramids-finished = dokončeno { $count }
web-seat-ready = připraveno
web-chooses = vybírá …
web-takes = bere si kartu
web-look-at = Prohlédnout komnaty: { $seat }

## Prohlížeč: výuka

web-lesson-1 = Do komnaty
    .text = Zkoumáš dvě komnaty najednou. Vchází se nahoře, zlatá hrobka je dole. Tmavá políčka jsou stěny. Políčka, kterými projdeš, křížkuješ.
web-lesson-2 = Jedna karta pro všechny
    .text = V každém tahu se odkryje expediční karta. Její vzor platí pro všechny. Křížkují všichni zároveň a nikdo nevidí, co dělají ostatní, dokud nejsou všichni hotovi.
web-lesson-3 = Vzor, nebo jedno políčko
    .text = Zakřížkuj celý vzor na jedné ze svých dvou karet. Smíš ho otočit i zrcadlit. Nebo místo něj zakřížkuj přesně jedno políčko. Jedno z toho udělat musíš.
web-lesson-4 = Od vstupu, stranou ke straně
    .text = První křížkování na kartě musí zahrnout její vstup. Každé další musí stranou sousedit s políčkem zakřížkovaným dříve. Rohem to nestačí.
web-lesson-5 = Co je na políčkách
    .text = Co zakřížkuješ, to je tvoje, v dobrém i ve zlém.
web-lesson-6 = Zlatá hrobka
    .text = Zakřížkováním hrobky je karta dokončená a má cenu 10 bodů. Vezmeš si novou z nabídky, nebo naslepo z balíčku. Kdo dokončí druhou, čtvrtou nebo šestou pyramidu jedné barvy, získá i pyramidové body: první 10, další 6, třetí 3.
web-lesson-7 = Čtyři kola
    .text = Kolo má sedm expedičních karet. Po čtyřech kolech se sčítají body. Odečítá se jen tvá nejdražší lebka.
web-lesson-symbol-gem_red = Červený drahokam: víc bodů má ve dvojici se zeleným.
web-lesson-symbol-gem_green = Zelený drahokam: víc bodů má ve dvojici s červeným.
web-lesson-symbol-torch = Pochodeň: rozsvítí pochodeň tohoto kola, jen jednou.
web-lesson-symbol-skull = Lebka: s každou další ztráta roste.
web-lesson-symbol-potion = Lektvar: vymaže tvé dvě nejdražší lebky.
web-lesson-symbol-cross = Červený kříž: hned zakřížkuj ještě jedno políčko.
web-lesson-score-finished = Dokončená pyramida
    .points = 10
web-lesson-score-first = Pyramidové body jedné barvy
    .points = 10 / 6 / 3
web-lesson-score-torch = Pochodeň
    .points = 5
web-lesson-score-pair = Dvojice červeného a zeleného drahokamu
    .points = 5
web-lesson-score-single = Drahokam bez dvojice
    .points = 1
web-lesson-score-skull = Nejdražší lebka
    .points = −1 … −55
