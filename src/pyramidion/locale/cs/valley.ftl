# Ve stínu pyramid: čísla pravidel jsou v docs/rules/valley.cs.md.

game-valley = Ve stínu pyramid
    .tagline = Plň svou hrobku, zatímco se pyramida bortí.

## Karty

card-none = prázdné místo
    .gen = prázdného místa
    .dat = prázdnému místu
    .acc = prázdné místo
    .loc = prázdném místě
    .ins = prázdným místem

card-shabti = Vešebt
    .gen = Vešebtu
    .dat = Vešebtu
    .acc = Vešebt
    .loc = Vešebtu
    .ins = Vešebtem
    .text = Buď prohoď dvě karty v pyramidě, nebo jednu její kartu obětuj.
card-urn = Nádoba
    .gen = Nádoby
    .dat = Nádobě
    .acc = Nádobu
    .loc = Nádobě
    .ins = Nádobou
    .text = Přesuň kartu z vršku své odkládací hromádky navrch svého dobíracího balíčku.
card-box_of_food = Truhla s jídlem
    .gen = Truhly s jídlem
    .dat = Truhle s jídlem
    .acc = Truhlu s jídlem
    .loc = Truhle s jídlem
    .ins = Truhlou s jídlem
    .text = Dober si kartu.
card-offering_table = Obětní stůl
    .gen = Obětního stolu
    .dat = Obětnímu stolu
    .acc = Obětní stůl
    .loc = Obětním stole
    .ins = Obětním stolem
    .text = Reakce mimo tvůj tah: máš-li kvůli soupeřově akci odložit nebo obětovat karty z ruky, můžeš ukázat tuto kartu. Akce se ti pak vyhne a karta ti zůstane v ruce.

card-outer_sarcophagus = Vnější sarkofág
    .gen = Vnějšího sarkofágu
    .dat = Vnějšímu sarkofágu
    .acc = Vnější sarkofág
    .loc = Vnějším sarkofágu
    .ins = Vnějším sarkofágem
    .text = Odlož dvě karty z ruky. Další kartu z ruky potom zapečeť.
card-middle_sarcophagus = Střední sarkofág
    .gen = Středního sarkofágu
    .dat = Střednímu sarkofágu
    .acc = Střední sarkofág
    .loc = Středním sarkofágu
    .ins = Středním sarkofágem
    .text = Vyber si z ruky kartu a obětuj ji. Další kartu z ruky potom zapečeť.
card-inner_sarcophagus = Vnitřní sarkofág
    .gen = Vnitřního sarkofágu
    .dat = Vnitřnímu sarkofágu
    .acc = Vnitřní sarkofág
    .loc = Vnitřním sarkofágu
    .ins = Vnitřním sarkofágem
    .text = Zapečeť kartu z ruky.

card-duamutef = Duamutefova kanopa
    .gen = Duamutefovy kanopy
    .dat = Duamutefově kanopě
    .acc = Duamutefovu kanopu
    .loc = Duamutefově kanopě
    .ins = Duamutefovou kanopou
    .text = Každý soupeř odloží z ruky jednu kartu podle vlastního výběru.
card-qebehsenuef = Kebehsenufova kanopa
    .gen = Kebehsenufovy kanopy
    .dat = Kebehsenufově kanopě
    .acc = Kebehsenufovu kanopu
    .loc = Kebehsenufově kanopě
    .ins = Kebehsenufovou kanopou
    .text = Kdo ze soupeřů má mimo hrobku šest nebo více karet, obětuje z ruky jednu kartu podle vlastního výběru.
card-hapi = Hapiho kanopa
    .gen = Hapiho kanopy
    .dat = Hapiho kanopě
    .acc = Hapiho kanopu
    .loc = Hapiho kanopě
    .ins = Hapiho kanopou
    .text = Každý soupeř odkládá z ruky karty podle vlastního výběru, dokud mu nezbudou tři.
card-imsety = Imsetova kanopa
    .gen = Imsetovy kanopy
    .dat = Imsetově kanopě
    .acc = Imsetovu kanopu
    .loc = Imsetově kanopě
    .ins = Imsetovou kanopou
    .text = Získej kartu ze základny pyramidy rovnou do ruky.

card-ankh = Amulet Anch
    .gen = Amuletu Anch
    .dat = Amuletu Anch
    .acc = Amulet Anch
    .loc = Amuletu Anch
    .ins = Amuletem Anch
    .text = Vrať si kartu ze své hrobky do ruky.
card-wedjat = Amulet Vedžat
    .gen = Amuletu Vedžat
    .dat = Amuletu Vedžat
    .acc = Amulet Vedžat
    .loc = Amuletu Vedžat
    .ins = Amuletem Vedžat
    .text = Prohlédni si tři karty z vršku svého dobíracího balíčku. Jednu si vezmi do ruky, zbylé dvě vrať v libovolném pořadí navrch.
card-tyet = Amulet Tijet
    .gen = Amuletu Tijet
    .dat = Amuletu Tijet
    .acc = Amulet Tijet
    .loc = Amuletu Tijet
    .ins = Amuletem Tijet
    .text = Proveď ještě jednou akci některé karty, kterou už máš v tomto tahu za sebou. Bárku, Kadidelnici a Sošku Thovta opakovat nelze.
card-djed = Amulet Džed
    .gen = Amuletu Džed
    .dat = Amuletu Džed
    .acc = Amulet Džed
    .loc = Amuletu Džed
    .ins = Amuletem Džed
    .text = Získej z pyramidy kartu některé sady, z níž už máš kartu v hrobce.
card-scarab = Skarabeus
    .gen = Skarabea
    .dat = Skarabeovi
    .acc = Skarabea
    .loc = Skarabeovi
    .ins = Skarabeem
    .text = Vyber kartu ve své odkládací hromádce a zapečeť ji.

card-book_of_gates = Kniha bran
    .gen = Knihy bran
    .dat = Knize bran
    .acc = Knihu bran
    .loc = Knize bran
    .ins = Knihou bran
    .text = Otoč kartu z vršku svého dobíracího balíčku. Je-li její akce proveditelná, musíš ji provést; otočenou kartu nakonec odlož.
card-book_of_the_earth = Kniha země
    .gen = Knihy země
    .dat = Knize země
    .acc = Knihu země
    .loc = Knize země
    .ins = Knihou země
    .text = Obětuj kartu z ruky a získej z pyramidy kartu, jejíž cena je nejvýše dvojnásobná.
card-book_of_the_heavens = Kniha nebes
    .gen = Knihy nebes
    .dat = Knize nebes
    .acc = Knihu nebes
    .loc = Knize nebes
    .ins = Knihou nebes
    .text = Máš-li v odkládací hromádce aspoň pět karet, jednu z nich zapečeť.
card-book_of_traversing_eternity = Kniha průchodu věčností
    .gen = Knihy průchodu věčností
    .dat = Knize průchodu věčností
    .acc = Knihu průchodu věčností
    .loc = Knize průchodu věčností
    .ins = Knihou průchodu věčností
    .text = Jen po vlastním nákupu v tomto tahu: získej z pyramidy kartu levnější než některá z koupených.
card-book_of_the_netherworld = Kniha Amduat
    .gen = Knihy Amduat
    .dat = Knize Amduat
    .acc = Knihu Amduat
    .loc = Knize Amduat
    .ins = Knihou Amduat
    .text = Získej kartu z vršku zásoby.
card-book_of_the_dead = Kniha mrtvých
    .gen = Knihy mrtvých
    .dat = Knize mrtvých
    .acc = Knihu mrtvých
    .loc = Knize mrtvých
    .ins = Knihou mrtvých
    .text = Nejlevnější kartu pyramidy rovnou zapečeť. Je-li stejně levných karet víc, vyber si z nich.

card-statue_sobek = Soška Sobeka
    .gen = Sošky Sobeka
    .dat = Sošce Sobeka
    .acc = Sošku Sobeka
    .loc = Sošce Sobeka
    .ins = Soškou Sobeka
    .text = Obětuj kartu z ruky a dober si dvě karty.
card-statue_bastet = Soška Bastet
    .gen = Sošky Bastet
    .dat = Sošce Bastet
    .acc = Sošku Bastet
    .loc = Sošce Bastet
    .ins = Soškou Bastet
    .text = Kdo ze soupeřů má mimo hrobku šest nebo více karet, položí jednu kartu z ruky podle vlastního výběru navrch tvé odkládací hromádky.
card-statue_anubis = Soška Anubise
    .gen = Sošky Anubise
    .dat = Sošce Anubise
    .acc = Sošku Anubise
    .loc = Sošce Anubise
    .ins = Soškou Anubise
    .text = Získej kartu z vršku pohřebiště.
card-statue_isis = Soška Eset
    .gen = Sošky Eset
    .dat = Sošce Eset
    .acc = Sošku Eset
    .loc = Sošce Eset
    .ins = Soškou Eset
    .text = Dober si tři karty.
card-statue_horus = Soška Hora
    .gen = Sošky Hora
    .dat = Sošce Hora
    .acc = Sošku Hora
    .loc = Sošce Hora
    .ins = Soškou Hora
    .text = Získej libovolnou kartu z pyramidy.
card-statue_thoth = Soška Thovta
    .gen = Sošky Thovta
    .dat = Sošce Thovta
    .acc = Sošku Thovta
    .loc = Sošce Thovta
    .ins = Soškou Thovta
    .text = Do konce tahu zaplatí každá tvá karta 4 mince, ať je na ní natištěno cokoli.
card-statue_osiris = Soška Usira
    .gen = Sošky Usira
    .dat = Sošce Usira
    .acc = Sošku Usira
    .loc = Sošce Usira
    .ins = Soškou Usira
    .text = Zapečeť kartu ze základny pyramidy.

card-mummified_cat = Mumifikovaná kočka
    .gen = Mumifikované kočky
    .dat = Mumifikované kočce
    .acc = Mumifikovanou kočku
    .loc = Mumifikované kočce
    .ins = Mumifikovanou kočkou
    .text = Reakce na oběť jiného hráče: odlož tuto kartu z ruky a obětovanou kartu získej.
card-headrest = Podhlavník
    .gen = Podhlavníku
    .dat = Podhlavníku
    .acc = Podhlavník
    .loc = Podhlavníku
    .ins = Podhlavníkem
    .text = Dober si dvě karty a pak jednu kartu z ruky odlož.
card-ka_figurine = Figurka Ka
    .gen = Figurky Ka
    .dat = Figurce Ka
    .acc = Figurku Ka
    .loc = Figurce Ka
    .ins = Figurkou Ka
    .text = Odlož z ruky kartu patřící do sady a získej z pyramidy kartu téže sady.
card-censer = Kadidelnice
    .gen = Kadidelnice
    .dat = Kadidelnici
    .acc = Kadidelnici
    .loc = Kadidelnici
    .ins = Kadidelnicí
    .text = Do konce tahu nakupuješ každou kartu o 2 mince levněji, nejméně však za 1.
card-boat = Bárka
    .gen = Bárky
    .dat = Bárce
    .acc = Bárku
    .loc = Bárce
    .ins = Bárkou
    .text = Reakce na soupeřův nákup: odlož tuto kartu z ruky a získej kartu ze základny pyramidy.
card-burial_mask = Pohřební maska
    .gen = Pohřební masky
    .dat = Pohřební masce
    .acc = Pohřební masku
    .loc = Pohřební masce
    .ins = Pohřební maskou
    .text = Vyber kartu v ruce nebo ve své odkládací hromádce a zapečeť ji.

## Skupiny

group-starter = Počáteční karty
    .gen = Počátečních karet
    .dat = Počátečním kartám
    .acc = Počáteční karty
    .loc = Počátečních kartách
    .ins = Počátečními kartami
group-unique = Unikátní karty
    .gen = Unikátních karet
    .dat = Unikátním kartám
    .acc = Unikátní karty
    .loc = Unikátních kartách
    .ins = Unikátními kartami
group-sarcophagi = Sarkofágy
    .gen = Sarkofágů
    .dat = Sarkofágům
    .acc = Sarkofágy
    .loc = Sarkofázích
    .ins = Sarkofágy
group-jars = Kanopy
    .gen = Kanop
    .dat = Kanopám
    .acc = Kanopy
    .loc = Kanopách
    .ins = Kanopami
group-amulets = Amulety
    .gen = Amuletů
    .dat = Amuletům
    .acc = Amulety
    .loc = Amuletech
    .ins = Amulety
group-books = Knihy
    .gen = Knih
    .dat = Knihám
    .acc = Knihy
    .loc = Knihách
    .ins = Knihami
group-statues = Sošky
    .gen = Sošek
    .dat = Soškám
    .acc = Sošky
    .loc = Soškách
    .ins = Soškami

## Místa

slot-b1 = základna vlevo
    .gen = základny vlevo
    .dat = základně vlevo
    .acc = základnu vlevo
    .loc = základně vlevo
    .ins = základnou vlevo
slot-b2 = základna uprostřed
    .gen = základny uprostřed
    .dat = základně uprostřed
    .acc = základnu uprostřed
    .loc = základně uprostřed
    .ins = základnou uprostřed
slot-b3 = základna vpravo
    .gen = základny vpravo
    .dat = základně vpravo
    .acc = základnu vpravo
    .loc = základně vpravo
    .ins = základnou vpravo
slot-m1 = středová řada vlevo
    .gen = středové řady vlevo
    .dat = středové řadě vlevo
    .acc = středovou řadu vlevo
    .loc = středové řadě vlevo
    .ins = středovou řadou vlevo
slot-m2 = středová řada vpravo
    .gen = středové řady vpravo
    .dat = středové řadě vpravo
    .acc = středovou řadu vpravo
    .loc = středové řadě vpravo
    .ins = středovou řadou vpravo
slot-t = špička pyramidy
    .gen = špičky pyramidy
    .dat = špičce pyramidy
    .acc = špičku pyramidy
    .loc = špičce pyramidy
    .ins = špičkou pyramidy
slot-hand = ruka
    .gen = ruky
    .dat = ruce
    .acc = ruku
    .loc = ruce
    .ins = rukou
slot-discard = odkládací hromádka
    .gen = odkládací hromádky
    .dat = odkládací hromádce
    .acc = odkládací hromádku
    .loc = odkládací hromádce
    .ins = odkládací hromádkou
slot-tomb = hrobka
    .gen = hrobky
    .dat = hrobce
    .acc = hrobku
    .loc = hrobce
    .ins = hrobkou

place-b1 = { slot-b1 }
place-b2 = { slot-b2 }
place-b3 = { slot-b3 }
place-m1 = { slot-m1 }
place-m2 = { slot-m2 }
place-t = { slot-t }

above-m1 = { slot-m1 }
    .gen = { slot-m1.gen }
above-m2 = { slot-m2 }
    .gen = { slot-m2.gen }
above-t = { slot-t }
    .gen = { slot-t.gen }

hole-b1 = { slot-b1 }
hole-b2 = { slot-b2 }
hole-b3 = { slot-b3 }
hole-m1 = { slot-m1 }
hole-m2 = { slot-m2 }
hole-t = { slot-t }

source-hand = z ruky
source-discard = z odkládací hromádky
source-tomb = z hrobky
source-stock = ze zásoby
source-boneyard = z pohřebiště
source-b1 = ze { slot-b1.gen }
source-b2 = ze { slot-b2.gen }
source-b3 = ze { slot-b3.gen }
source-m1 = ze { slot-m1.gen }
source-m2 = ze { slot-m2.gen }
source-t = ze { slot-t.gen }

into-hand = do ruky
into-discard = na odkládací hromádku

area-hand = Ruka
area-deck = Dobírací balíček
area-discard = Odkládací hromádka
area-played = Zahrané karty
area-tomb = Hrobka
area-pyramid = Pyramida
area-base = Základna
area-stock = Zásoba
area-boneyard = Pohřebiště
area-revealed = Otočené karty

phase-play = Hraní karet
phase-discard = Odložení karet
phase-rebuild = Přestavba pyramidy
phase-draw = Dobrání karet

use-gold = kapitál
use-action = akce

filter-ANY = libovolná karta
filter-CHEAPEST = nejlevnější karta
filter-SAME_SET = karta téže sady
filter-SET_IN_TOMB = karta sady, z níž už máš kartu v hrobce
filter-COST_UP_TO_TWICE = karta s nejvýše dvojnásobnou cenou
filter-CHEAPER_THAN_BOUGHT = karta levnější než některá z koupených

## Stůl

section-pyramid = Pyramida
section-piles = Zásoba a pohřebiště
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
card-price = cena { $cost } · kapitál { $gold }
place-empty = { $slot }: prázdné místo
place-holds = { $slot }: { $card }, cena { $cost }, kapitál { $gold }, { $group }
stock-count = Zásoba: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
boneyard-top = { $card_id ->
    [none] Pohřebiště: prázdné
   *[other] Pohřebiště: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }, navrchu: { $card }
}
player-cards = Ruka { $hand } · dobírací balíček { $deck } · odkládací hromádka { $discard }
discard-top = { $card_id ->
    [none] Odkládací hromádka: prázdná
   *[other] Na vršku odkládací hromádky: { $card }
}
hand-known = Známé karty v ruce: { $cards }
deck-known = Známé karty z vršku dobíracího balíčku: { $cards }
played-cards = Zahrané karty: { $cards }
hand-title = Ruka:
hand-card = { $count ->
    [1] { $card } (kapitál { $gold }): { $text }
   *[other] { $count }× { $card } (kapitál { $gold }): { $text }
}
tomb-title = Hrobka:
tomb-empty = Hrobka: prázdná
tomb-group = { $size ->
    [0] { $group }: { $names }
   *[other] { $group } { $different }/{ $size }: { $names }
}

## Na co se hra ptá

prompt-play_cards = Hraj karty. Kapitál celé ruky: { $gold ->
    [one] { $gold } mince
    [few] { $gold } mince
    [many] { $gold } mince
   *[other] { $gold } mincí
}.
    .waiting = { $seat } hraje karty.
prompt-pay = Zaplať { $card_acc }: { $owed ->
    [0] cena už je zaplacena, další karta nákup dokončí.
    [one] zbývá { $owed } mince.
    [few] zbývají { $owed } mince.
    [many] zbývá { $owed } mince.
   *[other] zbývá { $owed } mincí.
}
    .waiting = { $seat } platí za kartu.
prompt-arrange = Vyber další kartu na odkládací hromádku, první leží nejníž. { $cards ->
    [one] Zbývá { $cards } karta.
    [few] Zbývají { $cards } karty.
    [many] Zbývá { $cards } karty.
   *[other] Zbývá { $cards } karet.
}
    .waiting = { $seat } řadí karty k odložení.
prompt-sacrifice_unchanged = Pyramida se v tomto tahu nezměnila: obětuj jednu její kartu.
    .waiting = { $seat } obětuje kartu z nezměněné pyramidy.
prompt-crumble = Vyber kartu, která propadne doprostřed základny.
    .waiting = { $seat } vybírá kartu, která propadne.
prompt-discard = Odlož kartu z ruky.
    .waiting = { $seat } vybírá kartu k odložení.
prompt-discard_down_to = Odkládej karty, dokud ti v ruce { $keep ->
    [one] nezbude { $keep }.
    [few] nezbudou { $keep }.
    [many] nezbude { $keep }.
   *[other] nezbude { $keep }.
}
    .waiting = { $seat } vybírá karty k odložení.
prompt-give = Polož kartu z ruky na soupeřovu odkládací hromádku.
    .waiting = { $seat } vybírá kartu, kterou odevzdá.
prompt-sacrifice = Obětuj kartu z ruky.
    .waiting = { $seat } vybírá kartu k obětování.
prompt-sacrifice_slot = Obětuj kartu z pyramidy.
    .waiting = { $seat } vybírá v pyramidě kartu k obětování.
prompt-entomb = { $zone ->
    [hand] Zapečeť kartu z ruky.
    [discard] Zapečeť kartu ze své odkládací hromádky.
   *[other] Zapečeť kartu z ruky nebo ze své odkládací hromádky.
}
    .waiting = { $seat } vybírá kartu k zapečetění.
prompt-entomb_slot = Zapečeť kartu z pyramidy.
    .waiting = { $seat } vybírá v pyramidě kartu k zapečetění.
prompt-take = Získej kartu z pyramidy.
    .waiting = { $seat } vybírá kartu v pyramidě.
prompt-return = Vrať si kartu z hrobky do ruky.
    .waiting = { $seat } vybírá kartu v hrobce.
prompt-keep = Vyber kartu, kterou si vezmeš do ruky.
    .waiting = { $seat } si prohlíží vršek dobíracího balíčku.
prompt-put_back = Vracej karty na dobírací balíček, první leží nejhlouběji. { $cards ->
    [one] Zbývá { $cards } karta.
    [few] Zbývají { $cards } karty.
    [many] Zbývá { $cards } karty.
   *[other] Zbývá { $cards } karet.
}
    .waiting = { $seat } vrací karty na dobírací balíček.
prompt-repeat = Vyber akci, kterou provedeš ještě jednou.
    .waiting = { $seat } vybírá akci k zopakování.
prompt-choose_one = Prohoď dvě karty v pyramidě, nebo jednu z nich obětuj.
    .waiting = { $seat } vybírá, co udělá s pyramidou.
prompt-swap = Vyber první ze dvou karet, které prohodíš.
    .waiting = { $seat } prohazuje dvě karty v pyramidě.
prompt-swap_with = Vyber kartu, která si vymění místo s kartou { $card }.
    .waiting = { $seat } prohazuje dvě karty v pyramidě.
prompt-shield = { $seat } hraje akci, která tě připraví o karty z ruky. Ukážeš kartu, která tě ochrání?
    .waiting = { $seat } se může ochránit ukázáním karty.
prompt-react_when_opponent_buys = Kartu kupuje { $seat }. Chceš reagovat?
    .waiting = { $seat } může reagovat na nákup.
prompt-react_when_other_sacrifices = Kartu obětuje { $seat }. Chceš reagovat?
    .waiting = { $seat } může reagovat na oběť.

## Z čeho se vybírá

thing = { $slot_id ->
    [hand] { $card }
   *[other] { $card } ({ $slot })
}

choice-act = Provést akci { $card_gen }
    .short = Akce
choice-buy = Koupit { $card_acc } ({ $slot })
    .short = Koupit
choice-entomb = Zapečetit { $card_acc } { $slot_id ->
    [hand] z ruky
    [discard] z odkládací hromádky
   *[other] ze { $slot_gen }
}
    .short = Zapečetit
choice-pay = Zaplatit { $card_ins }
    .short = Zaplatit
choice-lay = Vyložit { $card_acc } a platit dál
    .short = Platit dál
choice-swap = Prohodit { $card_acc } ({ $slot }) s jinou kartou
    .short = Prohodit
choice-with = Prohodit s kartou { $card } ({ $slot })
    .short = Prohodit
choice-discard = Odložit { $card_acc }
    .short = Odložit
choice-sacrifice = Obětovat { $card_acc } { $slot_id ->
    [hand] z ruky
   *[other] ze { $slot_gen }
}
    .short = Obětovat
choice-take = Získat { $card_acc } ({ $slot })
    .short = Získat
choice-return = Vrátit si { $card_acc } z hrobky
    .short = Vrátit
choice-keep = Vzít si { $card_acc } do ruky
    .short = Do ruky
choice-put = Vrátit { $card_acc } na dobírací balíček
    .short = Na balíček
choice-repeat = Zopakovat akci { $card_gen }
    .short = Zopakovat
choice-give = Odevzdat { $card_acc }
    .short = Odevzdat
choice-fall = Nechat propadnout { $card_acc } ({ $slot })
    .short = Propadnout
choice-react = Reagovat kartou { $card }
    .short = Reagovat
choice-end = Ukončit tah a odložit všechny karty
    .short = Ukončit tah
choice-arrange = Ukončit tah a určit pořadí odložených karet
    .short = Pořadí
choice-pass = Nereagovat
    .short = Ne
choice-skip = Pokračovat bez toho
    .short = Přeskočit

## Co se děje

log-turn = { $turn }. tah: { $seat }
log-played = { $use_id ->
    [action] { $seat } provádí akci { $card_gen }.
   *[gold] { $seat } platí { $card_ins }.
}
log-discarded = { $seat } odkládá { $card_acc }.
log-given = { $seat } pokládá { $card_acc } na odkládací hromádku, kterou má { $owner }.
log-sacrificed = { $seat } obětuje { $card_acc } { $source }.
log-entombed = { $seat } pečetí { $card_acc } { $source }.
log-showed = { $seat } ukazuje { $card_acc }.
log-cancelled = Ochrana platí, { $seat } nic neztrácí.
log-spared = { $seat } nic neztrácí.
log-shuffled = { $seat } zamíchává odkládací hromádku do dobíracího balíčku ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}).
log-drew = { $cards_shown ->
    [0] { $seat } si dobírá { $cards_count ->
        [one] kartu.
        [few] { $cards_count } karty.
        [many] { $cards_count } karty.
       *[other] { $cards_count } karet.
    }
   *[other] { $seat } si dobírá { $cards_acc }.
}
log-known = { $seat } si dobírá kartu, kterou znáš: { $card_acc }.
log-revealed = { $seat } otáčí { $card_acc }.
log-failed = Akci { $card_gen } nelze provést.
log-repeated = { $seat } opakuje akci { $card_gen }.
log-reacted = { $seat } reaguje kartou { $card }.
log-discarded-revealed = { $seat } odkládá otočenou kartu { $card }.
log-looked = { $cards_shown ->
    [0] { $seat } si prohlíží z vršku dobíracího balíčku { $cards_count ->
        [one] { $cards_count } kartu.
        [few] { $cards_count } karty.
        [many] { $cards_count } karty.
       *[other] { $cards_count } karet.
    }
   *[other] { $seat } si prohlíží vršek dobíracího balíčku: { $cards }.
}
log-kept = { $seat } si bere do ruky { $card_acc }.
log-kept-hidden = { $seat } si bere jednu z prohlížených karet do ruky.
log-put-back = { $seat } vrací { $card_acc } na dobírací balíček.
log-put-back-hidden = { $seat } vrací kartu na dobírací balíček.
log-put-on-deck = { $seat } přesouvá { $card_acc } z odkládací hromádky na dobírací balíček.
log-returned = { $seat } si vrací { $card_acc } z hrobky do ruky.
log-cleaned-up = { $cards_shown ->
    [1] { $seat } odkládá { $cards_count ->
        [one] { $cards_count } kartu
        [few] { $cards_count } karty
        [many] { $cards_count } karty
       *[other] { $cards_count } karet
    }, navrchu: { $cards }.
   *[other] { $seat } odkládá { $cards_acc } (poslední leží navrchu).
}
log-bought = { $seat } kupuje { $card_acc }.
log-took = { $seat } získává { $card_acc } { $source } { $into }.
log-fell = { $card } propadá ze { $above_gen } do { $slot_gen }.
log-swapped = { $seat } prohazuje dvě karty v pyramidě: { $slot }, { $place }.
log-refilled = { $card } přichází ze zásoby do pyramidy: { $slot }.
log-until-end-of-turn = { $change ->
    [gold] { $seat } do konce tahu zaplatí každou kartou { $amount ->
        [one] { $amount } minci.
        [few] { $amount } mince.
        [many] { $amount } mince.
       *[other] { $amount } mincí.
    }
   *[discount] { $seat } do konce tahu nakupuje o { $amount ->
        [one] { $amount } minci levněji.
        [few] { $amount } mince levněji.
        [many] { $amount } mince levněji.
       *[other] { $amount } mincí levněji.
    }
}
log-ended = Hra končí.

## Proč ne

reason-reaction-only = { $card } je reakce, ve vlastním tahu žádnou akci nemá
reason-part-impossible = { $card }: { $part }. část akce nelze provést, a proto ani žádnou jinou. { $because }
reason-choose-purchase-first = Nejdřív vyber kartu, kterou kupuješ, a teprve potom karty, kterými zaplatíš
reason-already-entombed = V tomto tahu už máš jednu kartu zapečetěnou, další dovolují jen akce
reason-not-in-base = Dosáhnout lze jen na základnu pyramidy, tohle místo v ní není: { $slot }
reason-slot-empty = Tady žádná karta není: { $slot }
reason-not-enough-gold = Karta má cenu { $cost }, kapitál celé ruky je { $have }; { $missing ->
    [one] chybí { $missing } mince
    [few] chybějí { $missing } mince
    [many] chybí { $missing } mince
   *[other] chybí { $missing } mincí
}
reason-already-played = Karta { $card } už je v tomto tahu použita
reason-not-in-hand = Karta { $card } není v tvé ruce
reason-pay-first = Nejdřív zaplať { $card_acc }
reason-lay-not-needed = Kartou { $card } zaplať obvyklým způsobem: nad cenu lze vykládat, jen dokud v ruce zbývá další karta
reason-lay-not-enough = Karta { $card } ještě na cenu nestačí; prostě jí zaplať
reason-not-to-discard = Karta { $card } nepatří k těm, které ještě zbývá odložit
reason-cannot-fall-there = Odtud karta propadnout nemůže: { $slot }. Volné místo: { $hole }
reason-nothing-to-discard = { $missing ->
    [one] K odložení ti v ruce chybí { $missing } karta
    [few] K odložení ti v ruce chybějí { $missing } karty
    [many] K odložení ti v ruce chybí { $missing } karty
   *[other] K odložení ti v ruce chybí { $missing } karet
}
reason-nothing-to-sacrifice = { $missing ->
    [one] K obětování ti v ruce chybí { $missing } karta
    [few] K obětování ti v ruce chybějí { $missing } karty
    [many] K obětování ti v ruce chybí { $missing } karty
   *[other] K obětování ti v ruce chybí { $missing } karet
}
reason-nothing-to-entomb = Nezbývá ti žádná karta k zapečetění
reason-no-target-for = S kartou { $card } by v pyramidě nebyla žádná vhodná karta pro zbytek akce
reason-nothing-bought = V tomto tahu zatím nemáš nic koupeno
reason-pyramid-empty = Pyramida je prázdná
reason-base-empty = Základna pyramidy je prázdná
reason-stock-empty = Zásoba je prázdná
reason-boneyard-empty = Pohřebiště je prázdné
reason-tomb-empty = Tvoje hrobka je prázdná
reason-no-such-card-in-pyramid = V pyramidě chybí, co akce potřebuje: { $filter }
reason-card-does-not-fit = Karta { $card } nesplňuje podmínku akce
reason-too-few-to-draw = Akce dobírá { $need ->
    [one] { $need } kartu
    [few] { $need } karty
    [many] { $need } karty
   *[other] { $need } karet
}, v dobíracím balíčku a odkládací hromádce dohromady: { $have }
reason-too-few-to-look = Akce si prohlíží { $need ->
    [one] { $need } kartu
    [few] { $need } karty
    [many] { $need } karty
   *[other] { $need } karet
}, v dobíracím balíčku a odkládací hromádce dohromady: { $have }
reason-discard-pile-empty = Tvoje odkládací hromádka je prázdná
reason-discard-pile-small = V odkládací hromádce musí být aspoň { $need ->
    [one] { $need } karta
    [few] { $need } karty
    [many] { $need } karty
   *[other] { $need } karet
}, teď: { $have }
reason-not-in-discard-pile = Kartu { $card } teď z odkládací hromádky vzít nelze
reason-not-in-tomb = Karta { $card } není v tvé hrobce
reason-not-looked-at = Karta { $card } nepatří k těm, které si prohlížíš
reason-nothing-to-repeat = Žádnou akci z tohoto tahu nelze provést ještě jednou
reason-not-repeatable = Akci karty { $card } opakovat nelze
reason-not-done-this-turn = Akci karty { $card } v tomto tahu ještě nemáš za sebou
reason-not-this-window = Karta { $card } na tohle nereaguje

## Výsledky

part-starter = { group-starter }: { $cards }
part-unique = { group-unique }: { $cards }
part-sarcophagi = { group-sarcophagi }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } různé karty
    [many] { $cards } různé karty
   *[other] { $cards } různých karet
}{ $bonus ->
    [0] {""}
   *[other] , úplná sada +{ $bonus }
}
part-jars = { group-jars }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } různé karty
    [many] { $cards } různé karty
   *[other] { $cards } různých karet
}{ $bonus ->
    [0] {""}
   *[other] , úplná sada +{ $bonus }
}
part-amulets = { group-amulets }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } různé karty
    [many] { $cards } různé karty
   *[other] { $cards } různých karet
}{ $bonus ->
    [0] {""}
   *[other] , úplná sada +{ $bonus }
}
part-books = { group-books }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } různé karty
    [many] { $cards } různé karty
   *[other] { $cards } různých karet
}{ $bonus ->
    [0] {""}
   *[other] , úplná sada +{ $bonus }
}
part-statues = { group-statues }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } různé karty
    [many] { $cards } různé karty
   *[other] { $cards } různých karet
}{ $bonus ->
    [0] {""}
   *[other] , úplná sada +{ $bonus }
}
tie-tomb = Karet v hrobce (méně je lépe)

## Volby

option-box = Krabice
    .help = S kterými kartami se hraje.
    .base = Základní hra
option-completist = Kompletista
    .help = Úplná sada přináší navíc tolik bodů, kolik má karet.
option-stall_limit = Omezení zdržování
    .help = Po dvou celých kolech, ve kterých pyramidu neopustila žádná karta, už prohození karet nezbavuje povinnosti na konci tahu obětovat.
option-first = Začínající hráč
    .help = Kdo začíná. Není-li určen, rozhodne los.
option-errata = Opravy
    .help = Soubor, který opravuje rekonstruované údaje na kartách.

## Prohlížeč

web-brief-shabti = Prohoď dvě karty v pyramidě, nebo jednu z nich obětuj.
web-brief-urn = Vrchní kartu odkladu vrať navrch svého balíčku.
web-brief-offering_table = Reakce: ukaž ji a soupeřova akce ti z ruky nic nevezme.
web-brief-outer_sarcophagus = Odlož dvě karty z ruky, pak jednu zapečeť.
web-brief-middle_sarcophagus = Obětuj kartu z ruky, pak jednu zapečeť.
web-brief-duamutef = Každý soupeř odloží kartu z ruky.
web-brief-qebehsenuef = Soupeři se 6 a více kartami obětují jednu z ruky.
web-brief-hapi = Každý soupeř odloží karty, až mu zbudou tři.
web-brief-imsety = Získej kartu ze základny rovnou do ruky.
web-brief-wedjat = Prohlédni si tři vrchní karty balíčku, jednu si vezmi.
web-brief-tyet = Zopakuj akci karty z tohoto tahu.
web-brief-djed = Získej z pyramidy kartu sady, kterou máš v hrobce.
web-brief-book_of_gates = Otoč vrchní kartu balíčku, proveď ji a odlož.
web-brief-book_of_the_earth = Obětuj kartu, získej kartu do dvojnásobku ceny.
web-brief-book_of_the_heavens = S 5 a více kartami v odkladu jednu z nich zapečeť.
web-brief-book_of_traversing_eternity = Po nákupu získej z pyramidy levnější kartu.
web-brief-book_of_the_dead = Zapečeť nejlevnější kartu pyramidy.
web-brief-statue_sobek = Obětuj kartu z ruky a dober si dvě.
web-brief-statue_bastet = Soupeři se 6 a více kartami ti dají kartu z ruky.
web-brief-statue_thoth = V tomto tahu platí každá tvá karta 4 mince.
web-brief-mummified_cat = Reakce na cizí oběť: odlož ji a obětovanou kartu získej.
web-brief-headrest = Dober si dvě karty, pak jednu odlož.
web-brief-ka_figurine = Odlož kartu sady, získej kartu téže sady.
web-brief-censer = V tomto tahu nakupuješ o 2 mince levněji (aspoň za 1).
web-brief-boat = Reakce na soupeřův nákup: odlož ji a získej kartu ze základny.
web-brief-burial_mask = Zapečeť kartu z ruky nebo z odkladu.

web-in-tomb = v hrobce
web-hand = ruka
web-deck = balíček
web-discard = odklad
web-stock = zásoba
web-boneyard = pohřebiště
web-played = zahrané
web-revealed = otočené
web-tomb = hrobka
web-points-short = { $points } VB
web-points = { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
web-your-tomb = Tvá hrobka
web-tomb-of = Hrobka, { $seat }
web-tomb-aloud = { $size ->
    [0] { $group }: { $count }, body: { $points }
   *[other] { $group }: { $count } z { $size }, body: { $points }
}
web-group-count = { $group }: { $count }
web-look-at-seat = { $seat }: prohlédnout hrobku, zahrané karty a co je známo
web-card-aloud = { $card }, cena { $cost }, kapitál { $gold }, { $group }
web-pile-aloud = { $zone }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
web-face-down = Leží lícem dolů, nikdo se na ně nesmí podívat.
web-only-top = Vidět je jen vrchní karta.
web-top-first = První je vrchní karta.
web-only-known = Ukázáno je jen to, co znáš.
web-deck-known = Leží lícem dolů; tyto karty navrchu znáš.
web-hand-empty = V ruce nemáš žádnou kartu.
web-from-discard = Z tvé odkládací hromádky
web-from-tomb = Z tvé hrobky
web-from-looked = Karty, které si prohlížíš
web-from-played = Akce tohoto tahu
web-from-arrange = Karty k odložení, první leží nejníž
web-from-other = Karty na výběr
web-payment = Placení
web-gold-chosen = mincí vybráno
web-coins = { $paid } z { $price } mincí
web-overpay = { $card } přeplatí o { $lost }, zbytek propadne.
web-lost = propadne { $lost }
web-paid-aloud = { $card }, vyložená karta na zaplacení
web-lay-more = Vyložit víc
web-cancel-purchase = Zrušit nákup
web-happened = Co se stalo
web-look = Ukázat
web-reaction-glows = Můžeš reagovat: { $cards }.
web-no-reaction = Nemáš v ruce kartu, která by mohla reagovat. Přesto se ptáme, aby nikdo nepoznal, co držíš.
web-facts = Cena { $cost } · kapitál { $gold } · úroveň { $level }
web-in-set = { $group }, karta { $index } z { $size }
web-in-group = { $group }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
web-copies = { $copies ->
    [one] { $copies } kus v krabici
    [few] { $copies } kusy v krabici
    [many] { $copies } kusu v krabici
   *[other] { $copies } kusů v krabici
}
web-gain = Ve tvé hrobce: +{ $more } ({ $before } → { $after }).
web-no-gain = Ve tvé hrobce by nepřidala žádné body.
web-rulings = Výklady pravidel
web-reconstructed-facts = Rekonstruováno, žádný pramen neuvádí: { $facts }.
web-fact-name = anglický název
web-fact-group = sada
web-fact-index = číslo v sadě
web-fact-level = úroveň
web-fact-cost = cena
web-fact-gold = kapitál
web-fact-points = body
web-fact-copies = počet kusů
web-fact-action = akce

## Prohlížeč: výuka

web-lesson-different = Různých karet
web-lesson-1 = Naplň svou hrobku
    .text = Sbíráš artefakty na cestu do zásvětí. Na konci boduje jen to, co leží ve tvé hrobce. Karta v hrobce pro tebe ale už nepracuje. Kdy se jí vzdát, o tom je celá hra.
web-lesson-2 = Pět karet v ruce
    .text = Začínáš s deseti prostými kartami a pět z nich máš v ruce. Každou kartu v tahu použiješ jen jedním způsobem: jako kapitál, pro její akci, nebo ji zapečetíš do hrobky. Kapitál ukazuje mince vlevo nahoře.
web-lesson-3 = Kupuj ze základny
    .text = Šest karet tvoří pyramidu. Koupit jde jen tři karty základny. Vylož karty, jejichž kapitál dohromady pokryje cenu vpravo nahoře. Drobné se nevracejí. Koupená karta přijde na tvou odkládací hromádku a do ruky se dostane později.
web-lesson-4 = Pyramida se bortí
    .text = Když karta odejde, spadne do mezery karta z vyšší řady a za ní další. Každý nákup tak rozhoduje i o tom, na co dosáhne další hráč.
web-lesson-5 = Akce
    .text = Místo placení může karta udělat, co je na ní napsáno. Akcí smíš v tahu zahrát, kolik chceš, ale každou její část musíš provést, a to v napsaném pořadí.
web-lesson-6 = Do hrobky
    .text = Jednou za tah smíš zdarma zapečetit jednu kartu z ruky. Některé akce pečetí i další. Zapečetěná karta už neplatí ani nejedná.
web-lesson-7 = Sady rostou na druhou
    .text = Různé karty jedné sady přinášejí svůj počet vynásobený sebou samým. Druhá stejná karta nepřidá nic. Počáteční karty mají po 1 bodu, unikátní artefakty tolik, kolik je na nich napsáno.
web-lesson-8 = Konec tahu
    .text = Všechny tvé karty, zahrané i nezahrané, přijdou na tvou odkládací hromádku. Jestli se v pyramidě nic nezměnilo, musíš jednu její kartu obětovat. Potom se mezery doplní a dobereš si pět nových karet. Když balíček dojde, odkládací hromádka se zamíchá.
web-lesson-9 = Konec hry
    .text = Hra končí, když jsou zásoba i pyramida prázdné a všichni měli stejně tahů. Nečekej příliš dlouho: i krásná karta, která do té doby není v hrobce, má cenu nula.
