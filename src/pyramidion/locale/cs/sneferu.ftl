# Sneferu: Stavitelé pyramid: čísla pravidel jsou v docs/rules/sneferu.cs.md.

game-sneferu = Sneferu: Stavitelé pyramid
    .tagline = Pluj po Nilu, směňuj chléb za kámen a postav víc než ostatní.

## Materiály

material-tura = vápenec z Tury
material-basalt = basalt
material-mokattam = vápenec z Mokattamu
material-granite = granit
material-gold = zlato

letter-tura = T
letter-basalt = B
letter-mokattam = M
letter-granite = G
letter-gold = Z

## Kameny

card-tura-basalt = Tura–basalt
    .text = Jedna polovina z bílého vápence z Tury, druhá ze zeleného basaltu.
card-tura-mokattam = Tura–Mokattam
    .text = Jedna polovina z bílého vápence z Tury, druhá z hnědého vápence z Mokattamu.
card-tura-granite = Tura–granit
    .text = Jedna polovina z bílého vápence z Tury, druhá z černého granitu.
card-tura-gold = Tura–zlato
    .text = Jedna polovina z bílého vápence z Tury, druhá ze žlutého zlata.
card-basalt-mokattam = basalt–Mokattam
    .text = Jedna polovina ze zeleného basaltu, druhá z hnědého vápence z Mokattamu.
card-basalt-granite = basalt–granit
    .text = Jedna polovina ze zeleného basaltu, druhá z černého granitu.
card-basalt-gold = basalt–zlato
    .text = Jedna polovina ze zeleného basaltu, druhá ze žlutého zlata.
card-mokattam-granite = Mokattam–granit
    .text = Jedna polovina z hnědého vápence z Mokattamu, druhá z černého granitu.
card-mokattam-gold = Mokattam–zlato
    .text = Jedna polovina z hnědého vápence z Mokattamu, druhá ze žlutého zlata.
card-granite-gold = granit–zlato
    .text = Jedna polovina z černého granitu, druhá ze žlutého zlata.

stone-none = žádný kámen
stone-tura-basalt = { card-tura-basalt }
stone-tura-mokattam = { card-tura-mokattam }
stone-tura-granite = { card-tura-granite }
stone-tura-gold = { card-tura-gold }
stone-basalt-mokattam = { card-basalt-mokattam }
stone-basalt-granite = { card-basalt-granite }
stone-basalt-gold = { card-basalt-gold }
stone-mokattam-granite = { card-mokattam-granite }
stone-mokattam-gold = { card-mokattam-gold }
stone-granite-gold = { card-granite-gold }

## Žetony bonusů

card-food1 = 1 jídlo
    .text = Po zaplacení získáš 1 jídlo; tento kámen jím zaplatit nejde.
card-food2 = 2 jídla
    .text = Po zaplacení získáš 2 jídla; tento kámen jimi zaplatit nejde.
card-waive = bez příplatku
    .text = Neplatíš příplatek vedle kamene. Cena pod sloupcem zůstává.
card-save_time = o 1 čas méně
    .text = Kámen stojí o 1 čas méně. Nezbude-li žádný, loď zůstává na místě a hned máš další tah.
card-time_for_food = 1 čas navíc za 3 jídla
    .text = Loď smí plout o pole dál a ty za to získáš 3 jídla. Tento kámen jimi zaplatit nejde.
card-storage = sklad
    .text = Zaplacený kámen smíš odložit stranou a postavit ho před kterýmkoli svým pozdějším tahem nebo po něm.

token-none = žádný bonus
    .sign = –
token-food1 = { card-food1 }
    .sign = +1
token-food2 = { card-food2 }
    .sign = +2
token-waive = { card-waive }
    .sign = ≠
token-save_time = { card-save_time }
    .sign = −č
token-time_for_food = { card-time_for_food }
    .sign = č+3
token-storage = { card-storage }
    .sign = □

## Lomy a jejich historie

card-tura = Tura
    .text = Bílý vápenec, díky němuž pyramidy kdysi zářily, se lámal v podzemních štolách u Tury a vozil se na lodích přes Nil. Dnes místo pohltila Káhira.
card-fayyum = Severní Fajjúm
    .text = V poušti severně od fajjúmského jezera leží jeden z nejstarších basaltových lomů; vede k němu dlážděná cesta, snad první na světě.
card-beni_hasan = Bení Hasan
    .text = Ve skalách na východním břehu se lámal vápenec. Místní správci si tam později dali vytesat malované hrobky.
card-claudianus = Mons Claudianus
    .text = Římský tábor ve Východní poušti. Granitové sloupy odtud doputovaly až do římského Pantheonu.
card-kanayis = Bir el-Kanájis
    .text = Studna na cestě ke zlatým dolům Východní pouště; král Sethi I. u ní dal do skály vytesat malý chrám.
card-hammamat = Vádí Hammámát
    .text = Suché údolí mezi Nilem a Rudým mořem, proslulé nazelenalým kamenem a zlatem. Zachycuje je nejstarší geologická mapa.
card-gebelein = Gebelén
    .text = Dva vápencové pahorky u řeky na jihu. Kámen odtud šel na chrámy v Thébách a okolí.
card-aswan = Asuán
    .text = Z granitu u prvního kataraktu vznikaly obelisky, sochy i pohřební komory. Jeden nedokončený obelisk leží ve skále dodnes.
card-nubia = Núbijská poušť
    .text = Odtud, daleko za okrajem mapy, pocházela velká část egyptského zlata. K Nilu je nosily karavany.
card-abydos = Abydos
    .text = Nedaleko posvátného Usirova města se lámal vápenec na jeho chrámy a na hrobky poutníků.
card-amarna = Amarna
    .text = Vápencové kopce kolem Achnatonova krátce žijícího hlavního města jsou plné lomů, otevíraných ve spěchu pro město vystavěné za pár let.

site-none = volná voda
site-tura = { card-tura }
site-fayyum = { card-fayyum }
site-beni_hasan = { card-beni_hasan }
site-claudianus = { card-claudianus }
site-kanayis = { card-kanayis }
site-hammamat = { card-hammamat }
site-gebelein = { card-gebelein }
site-aswan = { card-aswan }
site-nubia = { card-nubia }
site-abydos = { card-abydos }
site-amarna = { card-amarna }

## Nabídka, pyramida, oblasti

card-c1 = 1. sloupec
    .text = První sloupec nabídky; příplatky jsou uvedeny od spodního kamene k hornímu.
card-c2 = 2. sloupec
    .text = Druhý sloupec nabídky; příplatky jsou uvedeny od spodního kamene k hornímu.
card-c3 = 3. sloupec
    .text = Třetí sloupec nabídky; příplatky jsou uvedeny od spodního kamene k hornímu.
card-c4 = 4. sloupec
    .text = Čtvrtý sloupec nabídky; příplatky jsou uvedeny od spodního kamene k hornímu.
card-l1 = 1. patro
    .text = Spodní patro, stojí na zemi; chléb je uveden zleva doprava.
card-l2 = 2. patro
    .text = Každý kámen leží na dvou kamenech 1. patra; chléb je uveden zleva doprava.
card-l3 = 3. patro
    .text = Každý kámen leží na dvou kamenech 2. patra; chléb je uveden zleva doprava.
card-l4 = 4. patro
    .text = Každý kámen leží na dvou kamenech 3. patra; chléb je uveden zleva doprava.
card-l5 = 5. patro
    .text = Každý kámen leží na dvou kamenech 4. patra; chléb je uveden zleva doprava.
card-l6 = 6. patro
    .text = Vrchol pyramidy: jediný kámen.
card-areas = uzavřené oblasti
    .text = Jídlo za uzavřenou oblast o jedné polovině, dvou polovinách, třech polovinách a tak dále.

## Stavitelé

card-aya = Aya
    .text = Za každou uzavřenou oblast o jediné polovině je 1 jídlo místo žádného.
card-lateef = Lateef
    .text = Jednou za hru: 2 jídla za každé patro, na kterém leží aspoň jeden kámen.
card-heba = Heba
    .text = Jednou za hru, před položením kamene nebo po něm: loď se vrací o 2 pole.
card-tsekani = Tsekani
    .text = 1 jídlo za každý kámen položený těsně mezi dva kameny téhož patra.

builder-aya = { card-aya }
builder-lateef = { card-lateef }
builder-heba = { card-heba }
builder-tsekani = { card-tsekani }

## Skupiny a údaje

group-stones = Kameny
group-tokens = Žetony bonusů
group-quarries = Lomy
group-columns = Sloupce nabídky
group-levels = Patra pyramidy
group-areas = Oblasti
group-builders = Stavitelé

fact-kind = Druh
fact-eye = s okem
fact-plain = bez oka
fact-spaces = Pole
fact-food = Jídlo
fact-time = Čas
fact-surcharges = Příplatky
fact-places = Místa
fact-bread = Chléb
fact-rewards = Jídlo

## Proč hráč končí plavbu

cause-food = na žádný kámen nestačí jídlo
cause-time = na žádný kámen nestačí čas
cause-supply = už nezbývá žádný kámen
cause-pyramid = pyramida je dokončena

## Stůl

section-nile = Nil
section-supply = Nabídka kamenů
section-ptah = Ptah
section-player = { $seat } ({ $number }): { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
    [many] { $stones } kamene
   *[other] { $stones } kamenů
}, { $food ->
    [one] { $food } jídlo
    [few] { $food } jídla
    [many] { $food } jídla
   *[other] { $food } jídel
}
section-own = Ty, { $seat } ({ $number }): { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
    [many] { $stones } kamene
   *[other] { $stones } kamenů
}, { $food ->
    [one] { $food } jídlo
    [few] { $food } jídla
    [many] { $food } jídla
   *[other] { $food } jídel
}
boat-aloud = { $site_id ->
    [none] { $seat }: pole { $space }, do konce zbývá { $left }.
   *[other] { $seat }: pole { $space }, lom { $site }, bonus: { $token }; do konce zbývá { $left }.
}
quarry-aloud = Pole { $space }: { $site }, { $material }, bonus: { $token }.
price-short = { $food }j { $time }č
column-aloud = { $column }. sloupec, základní cena jídlo { $food } a čas { $time }, odspodu:
stone-aloud = { $place }: { $stone }, jídlo { $food } a čas { $time }{ $token_id ->
    [none] .
   *[other] , bonus: { $token }.
}
bag-count = V pytlíku: { $count ->
    [0] nic
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
}
held-stone = Čeká na položení: { $stone }
ptah-stones = Ptah má { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
}.
boat-line = Loď na poli { $space }, { $left ->
    [0] na konci plavby
    [one] zbývá { $left } pole
    [few] zbývají { $left } pole
    [many] zbývá { $left } pole
   *[other] zbývá { $left } polí
}
builder-line = Stavitel: { $builder }{ $used ->
    [true] , schopnost využita
   *[false] { "" }
}
stored-line = Ve skladu: { $stones }
areas-count = { $count ->
    [0] Žádné uzavřené oblasti
    [one] { $count } uzavřená oblast, jídlo z ní: { $food }
    [few] { $count } uzavřené oblasti, jídlo z nich: { $food }
    [many] { $count } uzavřené oblasti, jídlo z nich: { $food }
   *[other] { $count } uzavřených oblastí, jídlo z nich: { $food }
}
area-aloud = { $material }, velikost { $size }: jídlo { $food }
level-aloud = { $level }. patro: { $places }.
place-holds = { $number }. místo { $materials }
place-free = { $number }. místo volné{ $bread ->
    [0] { "" }
   *[other] , chléb { $bread }
}

## Otázky

prompt-choose_builder = Vyber si stavitele.
    .waiting = { $seat } vybírá stavitele.
prompt-choose_stone = { $token_id ->
    [none] Vyber si kámen. Máš jídlo { $food } a čas { $left }.
   *[other] Vyber si kámen. Máš jídlo { $food } a čas { $left }; bonus lomu: { $token }.
}
    .waiting = { $seat } vybírá kámen.
prompt-before_retiring = Kámen koupit nejde: { $cause }. Co ještě uděláš, než tvá plavba skončí?
    .waiting = { $seat } končí plavbu.
prompt-declare_bonus = { $token_id ->
    [storage] Odložit kámen { $stone } po zaplacení do skladu?{ $ends ->
        [1] {" "}Pozor: loď dopluje na poslední pole, takže by se kámen už nikdy nepostavil.
       *[other] { "" }
    }
   *[other] Koupit kámen { $stone } s bonusem lomu: { $token }?
}
    .waiting = { $seat } rozhoduje o bonusu.
prompt-place_stone = Polož kámen { $stone }.
    .waiting = { $seat } pokládá kámen.
prompt-place_stored = Polož kámen { $stone } ze skladu.
    .waiting = { $seat } pokládá kámen ze skladu.
prompt-after_turn = Tvůj tah končí. Ještě něco? Jídlo: { $food }.
    .waiting = { $seat } končí tah.

## Možnosti

thing = { $what ->
    [supply] { $place } { $stone }, jídlo { $food }, čas { $time }{ $token_id ->
        [none] { "" }
       *[other] {" "}({ $token })
    }
    [stone] { $stone }
    [move] { $stone } ze sloupce { $column } do sloupce { $hole }
    [builder] { $builder }
    [empty] { $place }
   *[place] { $slot } { $level }. patro, { $number }. místo{ $bread ->
        [0] { "" }
       *[other] , chléb { $bread }
    } ({ $materials })
}
choice-choose = Hrát se stavitelem jménem { $builder }
    .short = Vybrat
choice-buy = Koupit { $place } { $stone }, jídlo { $food }, čas { $time }{ $token_id ->
    [none] { "" }
   *[other] , bonus: { $token }
}
    .short = Koupit
choice-forgo = Koupit { $place } { $stone } bez bonusu, jídlo { $full_food }, čas { $full_time }
    .short = Bez bonusu
choice-use = Využít bonus
    .short = Využít
choice-decline = Bonus nevyužít
    .short = Nevyužít
choice-place = { $slot }: { $level }. patro, { $number }. místo, zleva { $materials }
    .short = Takto
choice-turn = { $slot }: { $level }. patro, { $number }. místo, zprava { $materials }
    .short = Otočit
choice-fetch = Postavit ze skladu kámen { $stone }
    .short = Postavit
choice-move = Přemístit { $stone } ze sloupce { $column } do prázdného sloupce { $hole }
    .short = Přemístit
choice-feast = Lateefova hostina: 2 jídla za každé začaté patro
    .short = Hostina
choice-reverse = Heba: loď se vrací o 2 pole
    .short = Zpět
choice-retire = Skončit plavbu: loď na poslední pole
    .short = Skončit
choice-pass = Nic dalšího
    .short = Hotovo

## Události

log-turn = { $turn }. tah: { $seat }.
log-chose = { $seat } si bere stavitele jménem { $builder } a začíná s jídlem: { $food }.
log-bought = { $seat } kupuje kámen { $stone } ({ $place }): jídlo { $food }, čas { $time }.
log-sailed = { $seat } pluje z pole { $start } na pole { $end }.
log-bonus = { $seat } využívá bonus lomu: { $token }.
log-stored = { $seat } odkládá kámen { $stone } do skladu.
log-fetched = { $seat } bere ze skladu kámen { $stone }.
log-placed = { $seat } staví na { $number }. místo { $level }. patra: { $materials }.
log-bread = { $seat } nachází chléb: jídlo +{ $food }.
log-closed = { $seat } uzavírá oblast o velikosti { $size } ({ $material }): jídlo +{ $food }.
log-gap = { $seat } vyplňuje mezeru: jídlo +{ $food }.
log-moved = { $seat } přemisťuje kámen { $stone } ze sloupce { $column } do prázdného sloupce { $hole }.
log-refilled = Do sloupce { $column } přibývá kámen { $stone }.
log-ptah-took = Ptah bere ze sloupce { $column } kámen { $stone }.
log-ptah-completed = Ptahova pyramida je dokončena, kamenů má { $stones }.
log-feasted = { $seat } pořádá hostinu, { $levels ->
    [one] { $levels } patro
    [few] { $levels } patra
    [many] { $levels } patra
   *[other] { $levels } pater
}: jídlo +{ $food }.
log-reversed = { $seat } se vrací z pole { $start } na pole { $end }.
log-retired = { $seat } končí plavbu ({ $cause }): { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pole
    [many] { $spaces } pole
   *[other] { $spaces } polí
}, jídlo +{ $food }.
log-ended = Hra končí.

## Proč ne

reason-choose-builder-first = Nejdřív si vyber stavitele
reason-builder-fixed = Stavitelé se vybírají jen před prvním tahem
reason-builder-taken = Stavitele jménem { $builder } už má { $other }
reason-no-such-place = Místo { $place } v nabídce není; její místa jsou c1r1 až c4r7
reason-no-stone-there = Na místě { $place } neleží žádný kámen
reason-pyramid-complete = Tvá pyramida je dokončena
reason-not-enough-food = Kámen stojí jídlo { $cost } a ty máš { $have }; chybí { $missing }
reason-not-enough-time = Kámen stojí čas { $time } a na Nilu { $left ->
    [0] už nezbývá žádné pole
    [one] zbývá jen { $left } pole
    [few] zbývají jen { $left } pole
    [many] zbývá jen { $left } pole
   *[other] zbývá jen { $left } polí
}
reason-no-bonus = Kámen { $stone } tu nepřináší bonus, který by šlo nevyužít
reason-bonus-asked-later = Nejdřív vyber kámen; na bonus se hra zeptá potom: { $token }
reason-buy-first = Nejdřív si vyber kámen z nabídky
reason-must-buy = Kámen si koupit můžeš, a proto musíš
reason-must-retire = Kámen koupit nejde; loď musí na poslední pole
reason-no-bonus-to-declare = O žádném bonusu se teď nerozhoduje; nejdřív si vyber kámen
reason-declare-first = Nejdřív rozhodni o bonusu: { $token }
reason-place-first = Nejdřív polož kámen { $stone }
reason-no-such-slot = Místo { $slot } v pyramidě není; její místa jsou l1s1 až l6s1
reason-slot-filled = Na místě { $slot } už kámen leží
reason-not-supported = Místo { $slot } nemá oporu; chybí kameny na { $below }
reason-turn-over = V tomto tahu už máš nakoupeno
reason-not-your-builder = To umí jen { $builder }
reason-ability-used = { $builder } už tuto schopnost má za sebou
reason-boat-retired = Tvá plavba skončila, loď se už nevrátí
reason-boat-at-start = Loď stojí na prvním poli a dál zpět nemůže
reason-not-stored = Kámen { $stone } ve skladu nemáš
reason-stored-this-turn = Kámen { $stone } je ve skladu teprve od tohoto tahu a musí počkat na další
reason-no-such-move = Uveď sloupec, který kámen dává, a prázdný sloupec, například move:c1-c3
reason-bag-not-empty = Mezi sloupci se kameny přemisťují, jen když je pytlík prázdný; zbývá v něm { $stones }
reason-column-not-empty = Sloupec { $column } není prázdný
reason-column-empty = Sloupec { $column } nemá co dát
reason-only-at-start = To jde jen na začátku tahu
reason-emptied-this-turn = Sloupec { $column } nebyl na začátku tvého tahu prázdný

## Výsledky

part-stones = { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
    [many] { $stones } kamene
   *[other] { $stones } kamenů
}
part-food = Zbylé jídlo: { $food }
part-ptah = Ptahovy kameny: { $stones }
part-lost = Vítězí Ptah, kamenů má { $ptah } proti tvým { $stones }
part-rating = { $band ->
    [1] Verdikt: Sneferu si raději lehne do mastaby.
    [2] Verdikt: stojí to, jen trochu nakřivo.
    [3] Verdikt: Imhotep pokyvuje hlavou.
    [4] Verdikt: stavba hodná faraona!
   *[5] Verdikt: budou na ni zírat ještě za 4500 let.
}
tie-food = Jídlo
tie-area = Velikost největší uzavřené oblasti, v níž je rozdíl

## Volby

option-builders = Stavitelé
    .help = Každý má vlastní schopnost; bez nich jsou si všichni rovni.
option-solo_builders = Stavitelé v sólové hře
    .help = Domácí pravidlo: stavitel i ve hře proti Ptahovi.
option-errata = Opravy
    .help = Soubor s opravami čísel na herním plánu, která jsou navržená.

## Chyby: volby, opravy, pozice

error-solo-builders-needed = Stavitelé v sólové hře jsou domácí pravidlo: zapni i volbu solo_builders.
error-solo-builders-seats = Domácí pravidlo solo_builders je pro jednoho hráče, ne pro { $seats }.
error-solo-builders-off = Domácí pravidlo solo_builders potřebuje stavitele: chosen nebo dealt.
error-board-unknown-section = Oddíl „{ $section }“ v údajích není. Nejbližší: { $nearest }.
error-board-unknown-entry = V oddílu { $section } není údaj „{ $field }“, který by šlo opravit. Nejbližší: { $nearest }.
error-board-number = { $entry }: hodnota „{ $value }“ je neplatná. Musí to být celé číslo od { $low } do { $high }.
error-board-unknown-word = { $entry }: „{ $value }“ není známé slovo. Nejbližší: { $nearest }.
error-board-not-a-list = { $entry }: tady musí být seznam.
error-board-length = { $entry }: položek má být { $need }, ne { $have }.
error-board-not-rising = { $entry }: čísla musí růst.
error-board-quarry-outside = Lom nemůže ležet na poli { $space }; možná jsou pole { $low } až { $high }.
error-board-eye-tokens = Lomů s okem je { $eyes }, žetonů s okem { $have }.
error-board-plain-tokens = Žetonů bez oka je třeba { $need }, je jich { $have }.
error-board-bottom-dearer = Sloupec { $column }: spodní kámen musí být nejlevnější.
error-board-too-few-stones = Kamenů je málo, do nabídky jich je třeba { $need }.
error-board-nothing-to-buy = S jídlem { $food } by si nikdo nemohl koupit první kámen.
error-not-stones = { $key }: tady musí být seznam kamenů.
error-no-such-stone = { $key }: kámen „{ $stone }“ neexistuje. Nejbližší: { $nearest }.
error-too-many-stones = { $key }: tolik kamenů { $stone } ve hře není.
error-column-too-high = { $key }: do sloupce se vejde nejvýš tolik kamenů: { $rows }.
error-not-supported = { $key }: kámen na místě { $slot } nemá oporu.
error-no-such-token = { $key }: žeton „{ $token }“ tady ležet nemůže. Žetony: { $nearest }.
error-no-such-builder = { $key }: stavitel „{ $builder }“ nehraje. Stavitelé: { $nearest }.
error-builder-twice = { $key }: stavitel může patřit jen k jednomu hráči.
error-not-hindmost = { $key }: hráč { $seat } není ten, čí loď je nejvíc vzadu.

## Prohlížeč

web-phase-choose = Výběr kamene
web-phase-pay = Placení
web-phase-place = Stavba
web-phase-food = Jídlo
web-phase-refill = Doplnění
web-stones = kameny
web-food = jídlo
web-food-after = jídlo → { $food }
web-days-left = zbývá dní
web-left = zbývá
web-your-pyramid = Tvá pyramida
web-pyramid-of = Pyramida: { $seat }
web-enlarge = Zvětšit pyramidu: { $seat }
web-stones-of = { $stones } z { $places } kamenů
web-rearmost-you = Nejvíc vzadu je tvá loď: jsi na tahu.
web-rearmost = Nejvíc vzadu je loď, kterou má { $seat }.
web-area-pays = Jídlo za uzavřené oblasti podle velikosti
web-area-of = uzavřená oblast
web-pays = jídlo
web-empty = prázdný
web-empty-column = { $column }. sloupec je prázdný
web-place-holds = { $level }. patro, { $number }. místo: { $materials }
web-place-empty = { $level }. patro, { $number }. místo, volné{ $bread ->
    [0] { "" }
   *[other] , chléb { $bread }
}
web-turn = Otočit
web-closes = Uzavírá oblast o velikosti { $size } ({ $material }).
web-closes-nothing = Zatím nic neuzavírá.
web-finds-bread = Tady leží chléb.
web-fills-gap = Vyplňuje mezeru.
web-store = Sklad
web-used = schopnost využita
web-unused = jednou za hru, zatím nevyužito
web-always = platí po celou hru
web-taken-by = už má { $seat }
web-signs = Značky
web-closed-areas = Uzavřené oblasti
web-tap-again = Potvrď druhým klepnutím.

## Prohlížeč: volby a výuka

option-builders-off = bez stavitelů
option-builders-chosen = každý si vybere
option-builders-dealt = přidělí je los
web-lesson-halves = Polovin
web-lesson-food = Jídlo
web-lesson-1 = Postav větší pyramidu
    .text = Pluješ po Nilu, za jídlo kupuješ kameny a pokládáš je do své pyramidy. Vítězí, kdo v ní má na konci nejvíc kamenů. Při shodě rozhoduje jídlo.
web-lesson-2 = Hraje loď, která je vzadu
    .text = Na tahu je hráč, jehož loď je nejvíc vzadu. Dokud za ostatními zaostáváš, můžeš mít i několik tahů po sobě. Na jednom poli má přednost loď, která připlula první.
web-lesson-3 = Vyber kámen a zaplať
    .text = Vybrat smíš kterýkoli kámen nabídky. Stojí jídlo a čas pod sloupcem a k tomu jídlo vedle kamene. Spodní kámen sloupce je nejlevnější. Za každý čas popluje tvá loď o pole dál.
web-lesson-4 = Polož ho
    .text = Ve spodním patře smí kámen ležet kdekoli. Výš musí obě jeho poloviny ležet na kamenech. Otočit ho smíš libovolně.
web-lesson-5 = Uzavřené oblasti přinášejí jídlo
    .text = Poloviny jednoho materiálu, které se dotýkají hranou, tvoří oblast. Když už nemůže růst, je uzavřená a hned přinese jídlo: čím větší, tím víc. Chléb na místě pyramidy získá, kdo ho zakryje.
web-lesson-6 = Lomy
    .text = Stojí-li tvá loď na začátku tahu na lomu a je-li polovina tvého kamene z jeho materiálu, smíš využít žeton lomu. Nikdy se nespotřebuje.
web-lesson-7 = Konec plavby
    .text = Kdo si nemůže koupit žádný kámen, končí plavbu: loď jde hned na poslední pole a každé pole přinese 5 jídel. Až tam jsou všechny lodě, počítají se kameny. Oblasti, které zůstaly otevřené, nepřinesou nic.
web-lesson-closes = Označený kámen uzavřel oblast o dvou polovinách basaltu: 2 jídla.
