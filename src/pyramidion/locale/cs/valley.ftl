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

card-linen_bandages = Lněná obinadla
    .gen = Lněných obinadel
    .dat = Lněným obinadlům
    .acc = Lněná obinadla
    .loc = Lněných obinadlech
    .ins = Lněnými obinadly
    .text = Zapečeť z ruky počáteční kartu.
card-brain_hook = Hák na mozek
    .gen = Háku na mozek
    .dat = Háku na mozek
    .acc = Hák na mozek
    .loc = Háku na mozek
    .ins = Hákem na mozek
    .text = Otoč kartu z vršku zásoby. Můžeš ji koupit o 2 mince levněji a před placením ještě zahrát Prsten. Pokud ji nekoupíš, obětuj ji.
card-natron = Natron
    .gen = Natronu
    .dat = Natronu
    .acc = Natron
    .loc = Natronu
    .ins = Natronem
    .text = Zapečeť kartu z ruky a pak si kartu dober.

card-ring = Prsten
    .gen = Prstenu
    .dat = Prstenu
    .acc = Prsten
    .loc = Prstenu
    .ins = Prstenem
    .text = Příští karta, kterou v tomto tahu zahraješ, platí dvojnásobek svého kapitálu.
card-bracelet = Náramek
    .gen = Náramku
    .dat = Náramku
    .acc = Náramek
    .loc = Náramku
    .ins = Náramkem
    .text = Dober si dvě karty.
card-brooch = Brož
    .gen = Brože
    .dat = Broži
    .acc = Brož
    .loc = Broži
    .ins = Broží
    .text = Zapečeť libovolnou kartu z pyramidy a pak obětuj kartu sady, která v tvé hrobce ležela už předtím.
card-necklace = Náhrdelník
    .gen = Náhrdelníku
    .dat = Náhrdelníku
    .acc = Náhrdelník
    .loc = Náhrdelníku
    .ins = Náhrdelníkem
    .text = Zapečeť kartu z vršku svého dobíracího balíčku. Byla-li počáteční, můžeš zapečetit i tu pod ní.

card-serdab = Serdab
    .gen = Serdabu
    .dat = Serdabu
    .acc = Serdab
    .loc = Serdabu
    .ins = Serdabem
    .text = Dej stranou jednu nebo více karet z ruky. Po dobrání na konci tahu si je přidáš k nové ruce.
card-antechamber = Předsíň
    .gen = Předsíně
    .dat = Předsíni
    .acc = Předsíň
    .loc = Předsíni
    .ins = Předsíní
    .text = Prohledej svou odkládací hromádku a jednu její kartu si vezmi do ruky.
card-offering_chapel = Obětní kaple
    .gen = Obětní kaple
    .dat = Obětní kapli
    .acc = Obětní kapli
    .loc = Obětní kapli
    .ins = Obětní kaplí
    .text = Každý hráč, ty první, smí zapečetit kartu z vršku své odkládací hromádky.
card-treasury = Pokladnice
    .gen = Pokladnice
    .dat = Pokladnici
    .acc = Pokladnici
    .loc = Pokladnici
    .ins = Pokladnicí
    .text = Dober si tři karty a pak jednu kartu z ruky odlož.
card-burial_chamber = Pohřební komora
    .gen = Pohřební komory
    .dat = Pohřební komoře
    .acc = Pohřební komoru
    .loc = Pohřební komoře
    .ins = Pohřební komorou
    .text = Zapečeť jednu nebo dvě karty z ruky.

card-sling = Prak
    .gen = Praku
    .dat = Praku
    .acc = Prak
    .loc = Praku
    .ins = Prakem
    .text = Vyber soupeře. Ten podle vlastního výběru odloží kartu z ruky.
card-dagger = Dýka
    .gen = Dýky
    .dat = Dýce
    .acc = Dýku
    .loc = Dýce
    .ins = Dýkou
    .text = Jen když je na pohřebišti karta pro každého hráče: všichni, ty první, získají po jedné kartě z jeho vršku.
card-khopesh = Kef-peseš
    .gen = Kef-peseše
    .dat = Kef-peseši
    .acc = Kef-peseš
    .loc = Kef-peseši
    .ins = Kef-pesešem
    .text = Získej z pyramidy kartu, kterou ti vybere soupeř po levici.
card-spear = Kopí
    .gen = Kopí
    .dat = Kopí
    .acc = Kopí
    .loc = Kopí
    .ins = Kopím
    .text = Vyber soupeře. Ten ukáže karty v ruce a odloží tu, kterou určíš.
card-axe = Sekera
    .gen = Sekery
    .dat = Sekeře
    .acc = Sekeru
    .loc = Sekeře
    .ins = Sekerou
    .text = Reakce v kterémkoli tahu: máš-li kvůli nějakému efektu odložit kartu, můžeš odložit Sekeru. Každý soupeř pak ukáže ruku a odloží z ní nejdražší kartu.
card-bow = Luk
    .gen = Luku
    .dat = Luku
    .acc = Luk
    .loc = Luku
    .ins = Lukem
    .text = Zapečeť z pyramidy kartu některé sady, z níž v hrobce ještě žádnou nemáš.

card-hunting = Lov
    .gen = Lovu
    .dat = Lovu
    .acc = Lov
    .loc = Lovu
    .ins = Lovem
    .text = Otoč dvě karty z vršku svého dobíracího balíčku. Jednu si vezmi do ruky, druhou odlož.
card-goddess_nut = Bohyně Nút
    .gen = Bohyně Nút
    .dat = Bohyni Nút
    .acc = Bohyni Nút
    .loc = Bohyni Nút
    .ins = Bohyní Nút
    .text = Vyber soupeře, který smí získat nejlevnější kartu pyramidy. Ty pak získáš tu nejdražší.
card-harvest = Sklizeň
    .gen = Sklizně
    .dat = Sklizni
    .acc = Sklizeň
    .loc = Sklizni
    .ins = Sklizní
    .text = Získej nejlevnější kartu pyramidy rovnou do ruky.
card-judgment = Posmrtný soud
    .gen = Posmrtného soudu
    .dat = Posmrtnému soudu
    .acc = Posmrtný soud
    .loc = Posmrtném soudu
    .ins = Posmrtným soudem
    .text = Dej stranou kartu z ruky a získej kartu z vršku pohřebiště. Opakuj, kolikrát chceš a můžeš. Karty dané stranou nakonec v libovolném pořadí obětuj.
card-banquet = Hostina
    .gen = Hostiny
    .dat = Hostině
    .acc = Hostinu
    .loc = Hostině
    .ins = Hostinou
    .text = Dober si tři karty.
card-opening_of_the_mouth = Otevření úst
    .gen = Otevření úst
    .dat = Otevření úst
    .acc = Otevření úst
    .loc = Otevření úst
    .ins = Otevřením úst
    .text = Získej kartu ze středové řady nebo ze špičky pyramidy.
card-victory = Vítězství
    .gen = Vítězství
    .dat = Vítězství
    .acc = Vítězství
    .loc = Vítězství
    .ins = Vítězstvím
    .text = Zapečeť jinou kartu, kterou už máš v tomto tahu zahranou.

card-senet = Senet
    .gen = Senetu
    .dat = Senetu
    .acc = Senet
    .loc = Senetu
    .ins = Senetem
    .text = Dober si kartu a polož Senet na odkládací hromádku soupeře. Ten ti na tvou hromádku položí z ruky kartu sady, nebo ti ukáže, že žádnou nemá.
card-dogs_and_jackals = Psi a šakali
    .gen = Psů a šakalů
    .dat = Psům a šakalům
    .acc = Psy a šakaly
    .loc = Psech a šakalech
    .ins = Psy a šakaly
    .text = Vezmi si zpět do ruky jinou kartu, kterou už máš v tomto tahu zahranou.
card-mirror_case = Pouzdro na zrcadlo
    .gen = Pouzdra na zrcadlo
    .dat = Pouzdru na zrcadlo
    .acc = Pouzdro na zrcadlo
    .loc = Pouzdře na zrcadlo
    .ins = Pouzdrem na zrcadlo
    .text = Získej libovolnou kartu z pyramidy a pak do pyramidy polož Pouzdro na zrcadlo.
card-ibex = Soška kozorožce
    .gen = Sošky kozorožce
    .dat = Sošce kozorožce
    .acc = Sošku kozorožce
    .loc = Sošce kozorožce
    .ins = Soškou kozorožce
    .text = Odlož z ruky jednu nebo více karet a pak si jich dober o jednu víc.
card-chariot = Válečný vůz
    .gen = Válečného vozu
    .dat = Válečnému vozu
    .acc = Válečný vůz
    .loc = Válečném voze
    .ins = Válečným vozem
    .text = Získej libovolnou kartu z pyramidy a polož ji navrch svého dobíracího balíčku.
card-sphinx = Sfinga
    .gen = Sfingy
    .dat = Sfinze
    .acc = Sfingu
    .loc = Sfinze
    .ins = Sfingou
    .text = Zapečeť libovolnou kartu z pyramidy.

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
group-mummification = Mumifikace
    .gen = Mumifikace
    .dat = Mumifikaci
    .acc = Mumifikaci
    .loc = Mumifikaci
    .ins = Mumifikací
group-jewelry = Šperky
    .gen = Šperků
    .dat = Šperkům
    .acc = Šperky
    .loc = Špercích
    .ins = Šperky
group-chambers = Komnaty
    .gen = Komnat
    .dat = Komnatám
    .acc = Komnaty
    .loc = Komnatách
    .ins = Komnatami
group-weapons = Zbraně
    .gen = Zbraní
    .dat = Zbraním
    .acc = Zbraně
    .loc = Zbraních
    .ins = Zbraněmi
group-tomb_art = Umění
    .gen = Umění
    .dat = Umění
    .acc = Umění
    .loc = Umění
    .ins = Uměním
group-red = Červená supersada
    .gen = Červené supersady
    .dat = Červené supersadě
    .acc = Červenou supersadu
    .loc = Červené supersadě
    .ins = Červenou supersadou
group-brown = Hnědá supersada
    .gen = Hnědé supersady
    .dat = Hnědé supersadě
    .acc = Hnědou supersadu
    .loc = Hnědé supersadě
    .ins = Hnědou supersadou
group-yellow = Žlutá supersada
    .gen = Žluté supersady
    .dat = Žluté supersadě
    .acc = Žlutou supersadu
    .loc = Žluté supersadě
    .ins = Žlutou supersadou
group-green = Zelená supersada
    .gen = Zelené supersady
    .dat = Zelené supersadě
    .acc = Zelenou supersadu
    .loc = Zelené supersadě
    .ins = Zelenou supersadou
group-blue = Modrá supersada
    .gen = Modré supersady
    .dat = Modré supersadě
    .acc = Modrou supersadu
    .loc = Modré supersadě
    .ins = Modrou supersadou

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
slot-played = zahrané karty
    .gen = zahraných karet
    .dat = zahraným kartám
    .acc = zahrané karty
    .loc = zahraných kartách
    .ins = zahranými kartami
slot-deck = dobírací balíček
    .gen = dobíracího balíčku
    .dat = dobíracímu balíčku
    .acc = dobírací balíček
    .loc = dobíracím balíčku
    .ins = dobíracím balíčkem
slot-revealed = otočená karta
    .gen = otočené karty
    .dat = otočené kartě
    .acc = otočenou kartu
    .loc = otočené kartě
    .ins = otočenou kartou

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
source-deck = z dobíracího balíčku
source-played = ze zahraných karet
source-judged = z karet daných stranou
source-revealed = z otočených karet
source-b1 = ze { slot-b1.gen }
source-b2 = ze { slot-b2.gen }
source-b3 = ze { slot-b3.gen }
source-m1 = ze { slot-m1.gen }
source-m2 = ze { slot-m2.gen }
source-t = ze { slot-t.gen }

into-hand = do ruky
into-discard = na odkládací hromádku
into-deck = na dobírací balíček

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
area-aside = Karty stranou
area-judged = Karty stranou k obětování

phase-play = Hraní karet
phase-discard = Odložení karet
phase-rebuild = Přestavba pyramidy
phase-draw = Dobrání karet

use-gold = kapitál
use-action = akce

filter-ANY = libovolná karta
filter-CHEAPEST = nejlevnější karta
filter-DEAREST = nejdražší karta
filter-NEW_SET = karta sady, z níž v hrobce ještě žádnou nemáš
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
aside-cards = { $cards_shown ->
    [0] Karty stranou do konce tahu: { $cards_count }
   *[other] Karty stranou do konce tahu: { $cards }
}
judged-cards = { $cards_shown ->
    [0] Karty stranou k obětování: { $cards_count }
   *[other] Karty stranou k obětování: { $cards }
}
section-deck-list = Karty u tohoto stolu
deck-list-group = { $groups_count ->
    [1] { $group } ({ $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    })
   *[other] { $group } ({ $groups }; { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    })
}
section-solo = Sólo
solo-goal = { $solo ->
    [master] Sólo pro mistry balzamovače: dosáhni { $goal } bodů, a to bez pečetění zdarma.
   *[beginner] Sólo pro začátečníky: dosáhni { $goal } bodů.
}
solo-boneyard = Pohřebiště odshora: { $cards }
solo-discard = Tvoje odkládací hromádka odshora: { $cards }

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
    [starter] Zapečeť z ruky počáteční kartu.
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
prompt-choose = Vyber soupeře.
    .waiting = { $seat } vybírá soupeře.
prompt-buy_or_sacrifice = Otočená karta: { $card }. Koupíš ji za { $cost ->
    [one] { $cost } minci
    [few] { $cost } mince
    [many] { $cost } mince
   *[other] { $cost } mincí
}, nebo ji obětuješ? Kapitál celé ruky: { $gold }.
    .waiting = { $seat } kupuje, nebo obětuje otočenou kartu.
prompt-set_aside = { $cards ->
    [0] Dej stranou kartu pro příští ruku.
   *[other] Dej stranou další kartu, nebo skonči.
}
    .waiting = { $seat } dává karty stranou.
prompt-judge = { $cards ->
    [0] Dej stranou kartu a získej kartu z vršku pohřebiště.
   *[other] Vyměň další kartu za vršek pohřebiště, nebo skonči.
}
    .waiting = { $seat } vyměňuje karty s pohřebištěm.
prompt-sacrifice_judged = Vyber další kartu k obětování, poslední bude navrchu.
    .waiting = { $seat } obětuje karty dané stranou.
prompt-discard_any = { $cards ->
    [0] Odlož kartu z ruky.
   *[other] Odlož další kartu, nebo skonči a dober si.
}
    .waiting = { $seat } vybírá karty k odložení.
prompt-choose_for = Vyber v pyramidě kartu, kterou získá { $seat }.
    .waiting = { $seat } vybírá kartu, kterou získá hráč vedle.
prompt-discard_due = Vyber kartu, kterou odložíš.
    .waiting = { $seat } vybírá kartu, kterou odloží.
prompt-name = Urči kartu, kterou odloží { $seat }.
    .waiting = { $seat } určuje kartu z ukázané ruky.
prompt-give_set_card = Odevzdej z ruky kartu sady, nebo ukaž, že žádnou nemáš.
    .waiting = { $seat } musí odevzdat kartu sady, nebo ukázat, že ji nemá.
prompt-enter = Vyber v pyramidě volné místo, které karta zaplní.
    .waiting = { $seat } vkládá kartu do pyramidy.
prompt-sacrifice_tomb = Obětuj ze své hrobky kartu sady.
    .waiting = { $seat } vybírá v hrobce kartu k obětování.
prompt-entomb_played = Zapečeť kartu, kterou máš v tomto tahu zahranou.
    .waiting = { $seat } vybírá zahranou kartu k zapečetění.
prompt-return_played = Vezmi si zpět kartu, kterou máš v tomto tahu zahranou.
    .waiting = { $seat } vybírá zahranou kartu.
prompt-fetch = Vezmi si do ruky kartu ze své odkládací hromádky.
    .waiting = { $seat } prohledává odkládací hromádku.
prompt-may_entomb = Můžeš zapečetit další kartu.
    .waiting = { $seat } může zapečetit další kartu.
prompt-may_entomb_deck = Můžeš naslepo zapečetit kartu z vršku svého dobíracího balíčku.
    .waiting = { $seat } může zapečetit kartu z vršku dobíracího balíčku.
prompt-may_entomb_top = Můžeš zapečetit kartu z vršku své odkládací hromádky.
    .waiting = { $seat } může zapečetit kartu z vršku odkládací hromádky.
prompt-may_entomb_slot = Můžeš zapečetit kartu z pyramidy.
    .waiting = { $seat } může zapečetit kartu z pyramidy.
prompt-may_sacrifice_slot = Můžeš obětovat kartu z pyramidy.
    .waiting = { $seat } může obětovat kartu z pyramidy.
prompt-may_swap = Můžeš prohodit dvě karty v pyramidě.
    .waiting = { $seat } může prohodit dvě karty v pyramidě.
prompt-may_take = Můžeš získat kartu z pyramidy.
    .waiting = { $seat } může získat kartu z pyramidy.

## Z čeho se vybírá

thing = { $slot_id ->
    [hand] { $card }
   *[other] { $card } ({ $slot })
}

choice-act = Provést akci { $card_gen }
    .short = Akce
choice-buy = Koupit { $card_acc } ({ $slot })
    .short = Koupit
choice-entomb = { $slot_id ->
    [hand] Zapečetit { $card_acc } z ruky
    [discard] Zapečetit { $card_acc } z odkládací hromádky
    [deck] Zapečetit kartu z vršku dobíracího balíčku
   *[other] Zapečetit { $card_acc } ze { $slot_gen }
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
choice-sacrifice = { $slot_id ->
    [hand] Obětovat { $card_acc }
    [tomb] Obětovat { $card_acc } z hrobky
    [revealed] Obětovat otočenou kartu { $card }
   *[other] Obětovat { $card_acc } ze { $slot_gen }
}
    .short = Obětovat
choice-take = Získat { $card_acc } ({ $slot })
    .short = Získat
choice-return = Vrátit si { $card_acc } { $slot_id ->
    [tomb] z hrobky
    [discard] z odkládací hromádky
   *[other] ze zahraných karet
}
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
choice-aside = Dát stranou { $card_acc }
    .short = Stranou
choice-name = Určit { $card_acc }
    .short = Určit
choice-choose = Vybrat hráče { $other }
    .short = Vybrat
choice-place = Zaplnit toto místo: { $slot }
    .short = Sem
choice-stop = To je všechno
    .short = Dost
choice-show = Ukázat, že žádnou kartu sady nemáš
    .short = Ukázat

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
log-doubled = { $seat }: příští karta platí dvojnásobek.
log-chose = { $seat } vybírá soupeře: { $other }.
log-turned-over = { $seat } otáčí kartu z vršku zásoby: { $card }.
log-kept-revealed = { $seat } si bere do ruky { $card_acc }.
log-showed-hand = { $cards_shown ->
    [0] { $seat } ukazuje karty v ruce jednomu hráči.
   *[other] { $seat } ukazuje karty v ruce: { $cards }.
}
log-set-aside = { $seat } dává stranou do konce tahu { $card_acc }.
log-set-aside-hidden = { $seat } dává kartu stranou do konce tahu.
log-judged = { $seat } dává stranou { $card_acc }.
log-judged-hidden = { $seat } dává kartu stranou.
log-rejoined = { $cards_shown ->
    [0] { $seat } si k ruce přidává karty dané stranou ({ $cards_count }).
   *[other] { $seat } si k ruce přidává karty dané stranou: { $cards }.
}
log-fetched = { $seat } si bere do ruky z odkládací hromádky { $card_acc }.
log-fetched-hidden = { $seat } si bere do ruky kartu z odkládací hromádky.
log-took-back = { $seat } si bere zpět do ruky { $card_acc }.
log-passed-on = { $seat } pokládá { $card_acc } na odkládací hromádku, kterou má { $owner }.
log-entered = { $seat } vkládá { $card_acc } do pyramidy: { $slot }.

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
reason-no-opponent = Akce se týká soupeře, a ty hraješ bez soupeřů
reason-no-opponent-with-cards = Žádný soupeř nemá v ruce kartu
reason-not-a-possible-opponent = Tohoto hráče vybrat nelze
reason-no-free-entombing = Mistr balzamovač pečetí jen díky akcím
reason-double-another-first = Kdyby se zdvojnásobila karta { $card }, kapitál by nestačil; nejdřív vylož dražší
reason-no-starter-to-entomb = V ruce už nemáš žádnou další počáteční kartu
reason-not-a-starter = Karta { $card } není počáteční
reason-upper-rows-empty = Nad základnou je pyramida prázdná
reason-not-in-upper-rows = Dosáhnout lze jen na středovou řadu a špičku, tohle místo tam není: { $slot }
reason-nothing-played = Na stole není žádná jiná karta, kterou by v tomto tahu šlo vybrat ze zahraných
reason-not-among-played = Karta { $card } není mezi zahranými kartami, ze kterých lze vybrat
reason-no-set-card-in-tomb = Ve tvé hrobce není žádná karta sady
reason-not-to-sacrifice-from-tomb = Karta { $card } není karta sady, která v tvé hrobce ležela už předtím
reason-only-doubling-now = Nejdřív tuto akci dokonči; teď lze zahrát jen kartu, která zdvojnásobuje kapitál
reason-nothing-to-set-aside = V ruce ti nezbývá žádná karta, kterou by šlo dát stranou
reason-not-among-judged = Karta { $card } není mezi kartami danými stranou
reason-boneyard-small = Na pohřebišti musí být aspoň { $need ->
    [one] { $need } karta
    [few] { $need } karty
    [many] { $need } karty
   *[other] { $need } karet
}, teď: { $have }
reason-another-card-is-due = Karta { $card } není ta, kterou musíš odložit
reason-not-in-that-hand = Karta { $card } v ukázané ruce není
reason-cannot-move-itself-again = Karta už není tam, odkud by se mohla přesunout
reason-not-a-set-card = Karta { $card } nepatří do žádné sady
reason-has-a-set-card = V ruce máš kartu sady, takže nějakou musíš odevzdat
reason-not-the-lowest-hole = Karta musí skončit v nejnižší řadě s volným místem, tohle v ní není: { $slot }

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
part-mummification = { group-mummification }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } různé karty
    [many] { $cards } různé karty
   *[other] { $cards } různých karet
}{ $bonus ->
    [0] {""}
   *[other] , úplná sada +{ $bonus }
}
part-jewelry = { group-jewelry }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } různé karty
    [many] { $cards } různé karty
   *[other] { $cards } různých karet
}{ $bonus ->
    [0] {""}
   *[other] , úplná sada +{ $bonus }
}
part-chambers = { group-chambers }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } různé karty
    [many] { $cards } různé karty
   *[other] { $cards } různých karet
}{ $bonus ->
    [0] {""}
   *[other] , úplná sada +{ $bonus }
}
part-weapons = { group-weapons }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } různé karty
    [many] { $cards } různé karty
   *[other] { $cards } různých karet
}{ $bonus ->
    [0] {""}
   *[other] , úplná sada +{ $bonus }
}
part-tomb_art = { group-tomb_art }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } různé karty
    [many] { $cards } různé karty
   *[other] { $cards } různých karet
}{ $bonus ->
    [0] {""}
   *[other] , úplná sada +{ $bonus }
}
part-red = { group-red }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } různé karty
    [many] { $cards } různé karty
   *[other] { $cards } různých karet
}{ $bonus ->
    [0] {""}
   *[other] , úplná sada +{ $bonus }
}
part-brown = { group-brown }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } různé karty
    [many] { $cards } různé karty
   *[other] { $cards } různých karet
}{ $bonus ->
    [0] {""}
   *[other] , úplná sada +{ $bonus }
}
part-yellow = { group-yellow }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } různé karty
    [many] { $cards } různé karty
   *[other] { $cards } různých karet
}{ $bonus ->
    [0] {""}
   *[other] , úplná sada +{ $bonus }
}
part-green = { group-green }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } různé karty
    [many] { $cards } různé karty
   *[other] { $cards } různých karet
}{ $bonus ->
    [0] {""}
   *[other] , úplná sada +{ $bonus }
}
part-blue = { group-blue }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } různé karty
    [many] { $cards } různé karty
   *[other] { $cards } různých karet
}{ $bonus ->
    [0] {""}
   *[other] , úplná sada +{ $bonus }
}
part-goal = Dokonalé skóre { $goal }: dosaženo { $percent } %
tie-tomb = Karet v hrobce (méně je lépe)

## Volby

option-box = Krabice
    .help = S kterými kartami se hraje.
    .base = Základní hra
    .afterlife = Zásvětí
    .both = Obě krabice
option-completist = Kompletista
    .help = Úplná sada přináší navíc tolik bodů, kolik má karet.
option-stall_limit = Omezení zdržování
    .help = Po dvou celých kolech, ve kterých pyramidu neopustila žádná karta, už prohození karet nezbavuje povinnosti na konci tahu obětovat.
option-first = Začínající hráč
    .help = Kdo začíná. Není-li určen, rozhodne los.
option-solo = Sólo
    .help = Pro jednoho hráče: která ze dvou sólových her. Mistři balzamovači nemají pečetění zdarma.
    .beginner = Pro začátečníky
    .master = Pro mistry balzamovače
option-half = Poloviční sady
    .help = S oběma krabicemi: jedna kopie každé karty sady. Sady stejné barvy se bodují zvlášť, nebo spojené v supersadu.
    .off = Ne
    .independent = Nezávislé sady
    .merged = Spojené podle barev
option-longer = Delší partie
    .help = S oběma krabicemi: karty pro pět nebo šest hráčů. V pěti a šesti se s nimi hraje vždy.
    .off = Ne
    .five = Karty pro pět hráčů
    .six = Karty pro šest hráčů
option-red = Červená sada
    .help = S oběma krabicemi: sarkofágy (základní hra), nebo mumifikace (Zásvětí).
    .random = Losem
    .base = Sarkofágy
    .afterlife = Mumifikace
option-brown = Hnědá sada
    .help = S oběma krabicemi: kanopy (základní hra), nebo šperky (Zásvětí).
    .random = Losem
    .base = Kanopy
    .afterlife = Šperky
option-yellow = Žlutá sada
    .help = S oběma krabicemi: amulety (základní hra), nebo komnaty (Zásvětí).
    .random = Losem
    .base = Amulety
    .afterlife = Komnaty
option-green = Zelená sada
    .help = S oběma krabicemi: knihy (základní hra), nebo zbraně (Zásvětí).
    .random = Losem
    .base = Knihy
    .afterlife = Zbraně
option-blue = Modrá sada
    .help = S oběma krabicemi: sošky (základní hra), nebo umění (Zásvětí).
    .random = Losem
    .base = Sošky
    .afterlife = Umění
option-uniques = Unikátní karty
    .help = S oběma krabicemi: z jedné krabice, od každé ceny jedna, nebo seznam jejich označení oddělených čárkou.
    .random = Jedna krabice losem
    .base = Základní hra
    .afterlife = Zásvětí
    .one_per_cost = Od každé ceny jedna
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
web-brief-linen_bandages = Zapečeť počáteční kartu z ruky.
web-brief-brain_hook = Otoč vrchní kartu zásoby: kup ji o 2 levněji, nebo ji obětuj.
web-brief-natron = Zapečeť kartu z ruky a dober si kartu.
web-brief-ring = Tvá příští karta v tomto tahu platí dvojnásob.
web-brief-bracelet = Dober si dvě karty.
web-brief-brooch = Zapečeť kartu z pyramidy, obětuj starší kartu sady z hrobky.
web-brief-necklace = Zapečeť vrchní kartu balíčku; po počáteční smíš i další.
web-brief-serdab = Dej stranou karty; přibudou ti k nové ruce.
web-brief-antechamber = Vezmi si do ruky kartu z odkladu.
web-brief-offering_chapel = Každý smí zapečetit vrchní kartu svého odkladu.
web-brief-treasury = Dober si tři karty, pak jednu odlož.
web-brief-burial_chamber = Zapečeť jednu nebo dvě karty z ruky.
web-brief-sling = Zvolený soupeř odloží kartu z ruky.
web-brief-dagger = Stačí-li pohřebiště, každý získá jeho vrchní kartu.
web-brief-khopesh = Získej kartu pyramidy, kterou zvolí soupeř po levici.
web-brief-spear = Soupeř ukáže ruku a odloží kartu, kterou určíš.
web-brief-axe = Reakce: odlož ji místo jiné; soupeři odloží nejdražší kartu.
web-brief-bow = Zapečeť z pyramidy kartu sady, kterou v hrobce nemáš.
web-brief-hunting = Otoč dvě karty balíčku: jednu si nech, druhou odlož.
web-brief-goddess_nut = Soupeř smí získat nejlevnější kartu, ty získáš nejdražší.
web-brief-harvest = Získej nejlevnější kartu pyramidy do ruky.
web-brief-judgment = Vyměňuj karty za vrchní kartu pohřebiště, kolikrát chceš.
web-brief-banquet = Dober si tři karty.
web-brief-opening_of_the_mouth = Získej kartu z prostřední řady nebo z vrcholu.
web-brief-victory = Zapečeť jinou kartu zahranou v tomto tahu.
web-brief-senet = Dober si kartu a Senet předej; soupeř ti dá kartu sady.
web-brief-dogs_and_jackals = Vrať si do ruky jinou kartu zahranou v tomto tahu.
web-brief-mirror_case = Získej kartu z pyramidy a vlož do ní Pouzdro.
web-brief-ibex = Odlož jednu nebo víc karet, dober si o jednu víc.
web-brief-chariot = Získej kartu z pyramidy navrch svého balíčku.
web-brief-sphinx = Zapečeť libovolnou kartu z pyramidy.

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
web-from-played = Zahrané v tomto tahu
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

## Prohlížeč: Zásvětí

web-aside = stranou
web-judged = stranou
web-deck-list = Karty
web-from-judged = Karty dané stranou, poslední bude navrchu
web-from-shown = Ukázaná ruka
web-from-revealed = Otočené
web-goal-aloud = { $score } z { $goal } bodů
web-solo-look = Pohřebiště i svou odkládací hromádku si smíš kdykoli prohlížet: klikni na ně.
web-set-in-tomb = { $size ->
    [0] { $group }: v hrobce { $count }, body { $points }.
   *[other] { $group }: v hrobce { $count } z { $size }, body { $points }. { $held ->
        [yes] Tahle karta tam už leží.
       *[no] Tahle karta ti ještě chybí.
    }
}

web-lesson-afterlife-1 = Stejná hra, nové karty
    .text = Zásvětí se hraje tak, jak to znáš z Ve stínu pyramid: kupuješ ze základny, pečetíš, sbíráš sady. Všechny sady a unikátní artefakty jsou ale nové a dosáhnou i tam, kde dřív bylo bezpečno.
web-lesson-afterlife-2 = Mumifikace a šperky
    .text = Hák na mozek otočí vrchní kartu zásoby: kup ji levněji, nebo ji obětuj. Prsten zdvojnásobí kapitál tvé příští karty. Náhrdelník zapečetí vrchní kartu balíčku, aniž ji vidíš.
web-lesson-afterlife-3 = Komory
    .text = Komory přenášejí karty z tahu do tahu. Serdab dá karty stranou pro tvou příští ruku. Předsíň vrátí kartu z odkládací hromádky. Pohřební komora zapečetí až dvě.
web-lesson-afterlife-4 = Zbraně
    .text = Zbraně míří na soupeře. Pro Prak a Kopí si jednoho zvolíš. Kef-peseš získá kartu, kterou ti vybere soused po levici. Sekera odpoví, když máš odkládat.
web-lesson-afterlife-5 = Výzdoba hrobky a unikátní artefakty
    .text = Vítězství zapečetí kartu, která je v tomto tahu už zahraná, Psi a šakali ji vrátí do ruky. Pouzdro na zrcadlo přijde přímo do pyramidy. Posmrtný soud vymění tvoje karty s pohřebištěm.
web-lesson-afterlife-6 = V jednom i v šesti
    .text = V jednom hraješ o 164 bodů, jako začátečník, nebo jako mistr balzamovač bez pečetění zdarma. S oběma krabicemi jde sady míchat a pět nebo šest hráčů používá supersady: dvě sady jedné barvy, které bodují jako jedna.
