# Kemet: Krev a písek s rozšířením Kniha mrtvých: docs/rules/kemet.cs.md čísluje pravidla.

game-kemet = Kemet: Krev a písek
    .tagline = Stav pyramidy, veď armády a mytická stvoření a získej slávu dřív než ostatní bohové.


## Power tiles

card-ru1_charge = Do útoku!
    .text = +1 k síle, když útočíš.
card-ru1_mafdet = Kněz bohyně Mafdet
    .text = +1 krok při tvých akcích pohyb.
card-ru2_carnage = Masakr
    .text = +1 k poškození v každé bitvě.
card-ru2_storm = Bouře Wrryt
    .text = Vezmi si zpět všechny bojové karty, jednu z nich tajně odstraň ze hry a získej kartu Bouře Wrryt (síla 3, poškození 3).
card-ru2_portal = Thovtova brána
    .text = Jeden teleport navíc při akci pohyb; tvé armády se mohou teleportovat i z oblasti s obeliskem.
card-ru2_phoenix = Destička Fénixe
    .text = Stvoření: +1 krok, +1 k síle, při každé akci pohyb nedbá na jednu hradbu.
card-ru3_scarab = Destička Královského skarabea
    .text = Stvoření: +2 kroky, +2 k síle.
card-ru3_blades = Čepele bohyně Neit
    .text = +1 k síle v každé bitvě.
card-ru3_wound = Božské zranění
    .text = Na konci střetnutí můžeš odhodit libovolný počet Božských zásahů: za každý +1 k síle.
card-ru3_domination = Rubínová Nadvláda
    .text = 1 trvalý Božský vítězný bod. Nemůžeš mít Nadvládu jiné barvy.
card-ru4_scorpion = Destička Obřího škorpiona
    .text = Stvoření: +1 krok, +2 k síle, +2 k poškození.
card-ru4_initiative = Iniciativa
    .text = Když tvůj pohyb vstoupí do oblasti s nepřátelskou armádou, ztratí ještě před bitvou 2 jednotky. Nezbude-li žádná, bitva není a můžeš pokračovat v pohybu.
card-ru4_surprise = Překvapivý útok
    .text = Zlatý žeton: akce pohyb.
card-ru4_act = Rubínový Božský čin
    .text = Stříbrný žeton: každý den jedna akce navíc. Nemůžeš mít Božský čin jiné barvy.
card-sa1_scribe = Verbovací písař
    .text = Při akci verbování máš až 2 jednotky zdarma.
card-sa1_defense = Do obrany!
    .text = +1 k síle, když se bráníš.
card-sa2_shield = Štíty bohyně Neit
    .text = +1 k obraně v každé bitvě.
card-sa2_barrier = Hradba Šetyw
    .text = Vezmi si zpět všechny bojové karty, jednu z nich tajně odstraň ze hry a získej kartu Hradba Šetyw (síla 3, obrana 3).
card-sa2_elephant = Destička Pradávného slona
    .text = Stvoření: +1 krok, +1 k síle, +1 k obraně.
card-sa2_reinfprayer = Posily shůry
    .text = Při modlitbě umísti zdarma až 2 jednotky do svých čtvrtí.
card-sa3_legion = Legie
    .text = Tvé armády mohou mít 7 jednotek.
card-sa3_defvictory = Vítězná obrana
    .text = 1 Bitevní vítězný bod, když vyhraješ jako obránce a aspoň někdo přežije.
card-sa3_spy = Zvěd
    .text = Při válečné poradě ti soupeř ukáže bojovou kartu dřív, než zvolíš svou.
card-sa3_domination = Safírová Nadvláda
    .text = 1 trvalý Božský vítězný bod. Nemůžeš mít Nadvládu jiné barvy.
card-sa4_reinforcements = Čerstvé síly
    .text = Hned a při každém probuzení: až 4 jednotky zdarma do tvých čtvrtí a k tvým armádám.
card-sa4_sphinx = Destička Sfingy
    .text = 1 trvalý Božský vítězný bod. Stvoření: +2 k síle.
card-sa4_divinewill = Boží vůle
    .text = Zlatý žeton: akce pohyb nebo verbování.
card-sa4_act = Safírový Božský čin
    .text = Stříbrný žeton: každý den jedna akce navíc. Nemůžeš mít Božský čin jiné barvy.
card-di1_priest = Kněz
    .text = +1 bod víry při modlitbě.
card-di1_priestess = Kněžka
    .text = Destičky moci tě stojí o 1 méně.
card-di2_magical = Kouzelná pomoc
    .text = Každý stupeň pyramidy tě stojí o 1 méně.
card-di2_boon = Božská přízeň
    .text = Každou noc jeden Božský zásah navíc.
card-di2_vision = Vidění
    .text = V noci dobereš o 4 Božské zásahy víc a pak 4 odhodíš.
card-di2_snake = Destička Hada z hluboké pouště
    .text = Stvoření: +1 krok; nepřátelské stvoření v bitvě nic neznamená.
card-di3_hand = Ruka boží
    .text = Probuzení: zdarma zvyš jednu svou pyramidu o stupeň.
card-di3_thoeris = Kněz bohyně Thoeris
    .text = 4 body víry za každou vyhranou bitvu.
card-di3_hunger = Božský hlad
    .text = 2 body víry za každou nepřátelskou jednotku, kterou odstraní tvé poškození.
card-di3_domination = Diamantová Nadvláda
    .text = 1 trvalý Božský vítězný bod. Nemůžeš mít Nadvládu jiné barvy.
card-di4_ra = Kněz boha Ra
    .text = Každá platba tě stojí o 1 méně.
card-di4_amon = Kněz boha Amona
    .text = 5 bodů víry hned a každou noc.
card-di4_mummy = Destička Mumie
    .text = Stvoření: +1 krok, +2 k síle. Každou noc jeden Božský zásah navíc.
card-di4_act = Diamantový Božský čin
    .text = Stříbrný žeton: každý den jedna akce navíc. Nemůžeš mít Božský čin jiné barvy.
card-on1_mercsword = Žoldnéři s meči
    .text = 3 žoldnéři zdarma vstoupí do tvých čtvrtí a stanou se tvými jednotkami. Každý smí mít jen jednu skupinu.
card-on1_mercspear = Žoldnéři s kopími
    .text = 3 žoldnéři zdarma vstoupí do tvých čtvrtí a stanou se tvými jednotkami. Každý smí mít jen jednu skupinu.
card-on1_local = Místní verbování
    .text = Při verbování mohou jednotky přijít i k tvým armádám kdekoli.
card-on2_honor = Čest v boji
    .text = 1 bod víry za každou tvou jednotku, kterou odstraní nepřátelské poškození.
card-on2_dedication = Zasvěcení boji
    .text = 2 body víry, když tvůj pohyb vstoupí do oblasti s nepřátelskou armádou.
card-on2_khnum = Destička Chnumovy sfingy
    .text = Stvoření: +1 krok, +1 k síle; nepřátelské armády platí 2 body víry za vstup pohybem do její oblasti.
card-on2_twin = Dvojitý obřad
    .text = Zlatý žeton: kup ještě jednu destičku barvy, kterou jsi v tomto kole kupoval; stojí o 1 víc.
card-on3_griffin = Destička Gryfí sfingy
    .text = Stvoření: +2 k síle, jeden teleport navíc; její armáda se smí teleportovat od obelisku.
card-on3_march = Rychlý pochod
    .text = Zlatý žeton: akce pohyb bez teleportů.
card-on3_trap = Smrtící past
    .text = Nepřátelský pohyb, který vstoupí do oblasti s tvou armádou, nejdřív ztratí 1 jednotku. Nezbude-li žádná, bitva není.
card-on3_domination = Onyxová Nadvláda
    .text = 1 trvalý Božský vítězný bod. Nemůžeš mít Nadvládu jiné barvy.
card-on4_ammut = Destička Ammut
    .text = Stvoření: +1 krok, +2 k síle; mimo bitvu žádné ztráty; 1 Bitevní vítězný bod za vyhranou bitvu, v níž tvé poškození odstraní aspoň 2 jednotky.
card-on4_fury = Zvířecí zuřivost
    .text = Všechny tvé armády: +1 krok, +1 k síle, +1 k poškození.
card-on4_might = Božská moc
    .text = Ve dne získáš o 1 bod víry víc, kdykoli ti něco body víry dá.
card-on4_act = Onyxový Božský čin
    .text = Stříbrný žeton: každý den jedna akce navíc. Nemůžeš mít Božský čin jiné barvy.
card-em1_cult = Temný kult
    .text = Zlatý žeton: modlitba, za niž musíš obětovat 1 jednotku.
card-em1_return = Návrat ze záhrobí
    .text = Probuzení: 2 tvé obětované jednotky se vrátí do zásoby, nebo získáš 1 bod cti.
card-em2_servants = Temní služebníci
    .text = Při akci verbování máš zdarma až 3 jednotky za každou úroveň rozkladu.
card-em2_bark = Sluneční loď
    .text = +1 krok. Za 1 krok a 1 obětovanou jednotku armáda odpluje z jednoho pobřeží Nilu na kterékoli jiné.
card-em2_drain = Vysílení
    .text = Vyhodnocení: můžeš obětovat 1 jednotku a získat 1 bod víry za každý bod síly nad soupeřem.
card-em2_sphinx = Destička Znesvěcené sfingy
    .text = Stvoření: +1 krok, +1 k síle. Vyhodnocení: můžeš obětovat 1 jednotku a zvýšit poškození o svou úroveň rozkladu.
card-em3_ritual = Rituál smrti
    .text = Na konci střetnutí můžeš obětovat 1 jednotku za +1 k síle, poškození nebo obraně.
card-em3_funeral = Pohřební dům
    .text = Probuzení: můžeš obětovat 1 jednotku a zvýšit dvě různé pyramidy o stupeň, každou o 1 levněji.
card-em3_reinf = Záhadné posily
    .text = Válečná porada: jako útočník přidej ke své armádě 1 jednotku, i nad její omezení.
card-em3_domination = Smaragdová Nadvláda
    .text = 1 trvalý Božský vítězný bod. Nemůžeš mít Nadvládu jiné barvy.
card-em4_act = Smaragdový Božský čin
    .text = Stříbrný žeton: každý den jedna akce navíc. Nemůžeš mít Božský čin jiné barvy.
card-em4_putrid = Síla rozkladu
    .text = Jako útočník získáš sílu rovnou své úrovni rozkladu.
card-em4_thoth = Destička Thovta
    .text = Božstvo. Zlatý žeton: povolej ho do volné pouště s jednou jednotkou za každou úroveň rozkladu. V jeho bitvách zakážeš soupeři jeden typ bojových karet.
card-em4_apophis = Destička Apopa
    .text = Božstvo. Zlatý žeton: povolej ho na volné pobřeží Nilu s jednou jednotkou za každou úroveň rozkladu. Při každé akci pohyb smí zdarma na kterékoli volné pobřeží.
card-em4_nyarlathotep = Destička Nyarlathotepa
    .text = Thovt pod jiným jménem: účinky jsou stejné.
card-em4_cthulhu = Destička Cthulhua
    .text = Apop pod jiným jménem: účinky jsou stejné.

## Figures

card-phoenix = Fénix
    .text = Při každé akci pohyb nedbá na jednu hradbu.
card-scarab = Královský skarabeus
    .text = Jeho armáda má o dva kroky víc.
card-scorpion = Obří škorpion
    .text = V bitvě o 2 větší poškození.
card-elephant = Pradávný slon
    .text = V bitvě o 1 větší obrana.
card-sphinx = Sfinga
    .text = Na její destičce leží vítězný bod.
card-snake = Had z hluboké pouště
    .text = V bitvě ruší nepřátelské stvoření.
card-mummy = Mumie
    .text = Její destička přináší každou noc Božský zásah.
card-khnum = Chnumova sfinga
    .text = Nepřátelé platí za vstup do její oblasti 2 body víry.
card-griffin = Gryfí sfinga
    .text = Jeden teleport navíc, i od obelisku.
card-ammut = Ammut
    .text = Chrání armádu mimo bitvu a požírá duše.
card-demeaned = Znesvěcená sfinga
    .text = Oběť zvýší poškození, které její armáda udílí.
card-thoth = Thovt
    .text = Božstvo pouští; zakazuje typ bojových karet.
card-apophis = Apop
    .text = Božstvo pobřeží Nilu; volně se po něm přesouvá.
card-nyarlathotep = Nyarlathotep
    .text = Thovt pod jiným jménem.
card-cthulhu = Cthulhu
    .text = Apop pod jiným jménem.

## Divine interventions

card-war_rage = Bojový hněv
    .text = Bitva: +1 k síle.
card-war_fury = Bojová zuřivost
    .text = Bitva: +2 k síle.
card-bloody_battle = Krvavý boj
    .text = Bitva: +1 k poškození.
card-bloodbath = Krvavá lázeň
    .text = Bitva: +2 k poškození.
card-bronze_wall = Bronzová hradba
    .text = Bitva: +1 k obraně.
card-iron_wall = Železná hradba
    .text = Bitva: +2 k obraně.
card-raining_fire = Ohnivý déšť
    .text = Tvůj tah: odstraň nepřátelskou jednotku kdekoli. Střetnutí: odstraň jednotku nepřátelské armády.
card-prayer = Modlitba
    .text = Tvůj tah nebo střetnutí: 2 body víry.
card-enlistment = Posily
    .text = Tvůj tah: až 2 jednotky do tvých čtvrtí a k tvým armádám. Bitva: po ztrátách se k armádě přidají až 2 jednotky.
card-mana_duplication = Zdvojení many
    .text = Po akci soupeře: 1 bod víry a další za každé 2, které v ní utratil.
card-transfer = Přenesení
    .text = Tvá akce pohyb: armáda se odkudkoli teleportuje k obelisku.
card-veto = Veto
    .text = Zruš Božský zásah, který byl právě zahrán mimo bitvu.
card-diversion = Odlákání
    .text = Nepřátelský pohyb vstoupí do oblasti tvé armády: armáda odejde do prázdné sousední oblasti a bitva není.

## Battle cards

card-cavalry_blitz = Jízdní výpad
    .text = Rychlý a silný útok.
card-sacrificial_charge = Sebevražedný útok
    .text = Nejsilnější karta; přijdeš o dvě vlastní jednotky.
card-shield_push = Nápor se štíty
    .text = Síla za štítem.
card-fervent_purge = Horlivá čistka
    .text = Síla i poškození.
card-chariot_raid = Nájezd vozů
    .text = Slabý, ale s poškozením 3.
card-mixed_tactics = Smíšená taktika
    .text = Ode všeho trochu.
card-phalanx_defense = Obrana falangy
    .text = Obrana 2.
card-defensive_retreat = Obranný ústup
    .text = Téměř žádné ztráty.
card-special_storm = Karta Bouře Wrryt
    .text = Zvláštní karta ke stejnojmenné destičce.
card-special_barrier = Karta Hradba Šetyw
    .text = Zvláštní karta ke stejnojmenné destičce.

## Rules that are reconstructed

card-rule_colours = Barvy ve hře
    .text = Kolik barev destiček je ve hře ve 2, 3, 4 a 5 hráčích.
card-rule_start_interventions = První zásahy
    .text = Každý dostane Odlákání a jednu náhodnou kartu.
card-rule_first_tile = První destička
    .text = Vybírá se zdarma před prvním dnem, poslední hráč první.
card-rule_night_order = Kroky noci
    .text = Pořadí kroků před probuzením.
card-rule_turn_order = Pořadí hráčů
    .text = Nabídky bojovými kartami a veterány.
card-rule_veterans = Veteráni
    .text = Pro poražené v bitvách; utrácejí se v nabídkách o pořadí.
card-rule_honour = Stupnice cti
    .text = Která hodnota cti odpovídá které úrovni rozkladu.
card-rule_victory = Vítězství
    .text = 9 vítězných bodů na začátku vlastního tahu a víc než kdokoli jiný.
card-rule_recall = Rozpuštění
    .text = 1 bod víry za každou jednotku rozpuštěné armády.
card-rule_teleport = Teleport
    .text = Stojí 2 body víry.
card-rule_army_limit = Omezení armády
    .text = Nejvýš 5 jednotek.

## Areas

card-c1a = čtvrť 1a
    .text = Čtvrť na západním břehu.
card-c1b = čtvrť 1b
    .text = Čtvrť na západním břehu.
card-c1c = čtvrť 1c
    .text = Čtvrť na západním břehu.
card-c2a = čtvrť 2a
    .text = Čtvrť na západním břehu.
card-c2b = čtvrť 2b
    .text = Čtvrť na západním břehu.
card-c2c = čtvrť 2c
    .text = Čtvrť na západním břehu.
card-c3a = čtvrť 3a
    .text = Čtvrť na východním břehu.
card-c3b = čtvrť 3b
    .text = Čtvrť na východním břehu.
card-c3c = čtvrť 3c
    .text = Čtvrť na východním břehu.
card-c4a = čtvrť 4a
    .text = Čtvrť na východním břehu.
card-c4b = čtvrť 4b
    .text = Čtvrť na východním břehu.
card-c4c = čtvrť 4c
    .text = Čtvrť na východním břehu.
card-tWest = Západní chrám
    .text = Chrám na západním břehu, s obeliskem. V noci body víry: 2.
card-tSphinx = Chrám sfingy
    .text = Chrám na západním břehu, s obeliskem, na pobřeží Nilu. V noci body víry: 3.
card-tColossi = Chrám kolosů
    .text = Chrám na východním břehu, s obeliskem, na pobřeží Nilu. V noci body víry: 3.
card-tEast = Východní chrám
    .text = Chrám na východním břehu, s obeliskem. V noci body víry: 2.
card-c5a = čtvrť 5a
    .text = Čtvrť na západním břehu.
card-c5b = čtvrť 5b
    .text = Čtvrť na západním břehu.
card-c5c = čtvrť 5c
    .text = Čtvrť na západním břehu.
card-a1 = poušť a1
    .text = Poušť na západním břehu, na pobřeží Nilu.
card-a2 = poušť a2
    .text = Poušť na západním břehu, s obeliskem.
card-a3 = poušť a3
    .text = Poušť na západním břehu.
card-a4 = poušť a4
    .text = Poušť na západním břehu, s obeliskem.
card-a5 = poušť a5
    .text = Poušť na západním břehu.
card-a6 = poušť a6
    .text = Poušť na západním břehu, na pobřeží Nilu.
card-a7 = poušť a7
    .text = Poušť na východním břehu, na pobřeží Nilu.
card-a8 = poušť a8
    .text = Poušť na východním břehu, s obeliskem.
card-a9 = poušť a9
    .text = Poušť na východním břehu, na pobřeží Nilu.
card-a10 = poušť a10
    .text = Poušť na východním břehu, na pobřeží Nilu.
card-a11 = poušť a11
    .text = Poušť v deltě, na pobřeží Nilu.
card-tDeltaA = Chrám delty
    .text = Chrám v deltě, s obeliskem, na pobřeží Nilu. V noci body víry: 5 za jednotku.
card-sanct = Svatyně všech bohů
    .text = Svatyně v deltě, s obeliskem, na pobřeží Nilu. Dvě jednotky v noci přinesou vítězný bod.
card-b12 = poušť b12
    .text = Poušť na západním břehu, na pobřeží Nilu.
card-b13 = poušť b13
    .text = Poušť na západním břehu, s obeliskem.
card-b14 = poušť b14
    .text = Poušť na západním břehu.
card-b15 = poušť b15
    .text = Poušť na západním břehu, na pobřeží Nilu.
card-b16 = poušť b16
    .text = Poušť na východním břehu, na pobřeží Nilu.
card-b17 = poušť b17
    .text = Poušť na východním břehu, s obeliskem.
card-b18 = poušť b18
    .text = Poušť na východním břehu, na pobřeží Nilu.
card-b19 = poušť b19
    .text = Poušť na východním břehu, na pobřeží Nilu.
card-b20 = poušť b20
    .text = Poušť v deltě, na pobřeží Nilu.
card-tDeltaB = Chrám v deltě
    .text = Chrám v deltě, s obeliskem, na pobřeží Nilu. V noci body víry: 5 za jednotku.
area-c1a = { card-c1a }
area-c1b = { card-c1b }
area-c1c = { card-c1c }
area-c2a = { card-c2a }
area-c2b = { card-c2b }
area-c2c = { card-c2c }
area-c3a = { card-c3a }
area-c3b = { card-c3b }
area-c3c = { card-c3c }
area-c4a = { card-c4a }
area-c4b = { card-c4b }
area-c4c = { card-c4c }
area-tWest = { card-tWest }
area-tSphinx = { card-tSphinx }
area-tColossi = { card-tColossi }
area-tEast = { card-tEast }
area-c5a = { card-c5a }
area-c5b = { card-c5b }
area-c5c = { card-c5c }
area-a1 = { card-a1 }
area-a2 = { card-a2 }
area-a3 = { card-a3 }
area-a4 = { card-a4 }
area-a5 = { card-a5 }
area-a6 = { card-a6 }
area-a7 = { card-a7 }
area-a8 = { card-a8 }
area-a9 = { card-a9 }
area-a10 = { card-a10 }
area-a11 = { card-a11 }
area-tDeltaA = { card-tDeltaA }
area-sanct = { card-sanct }
area-b12 = { card-b12 }
area-b13 = { card-b13 }
area-b14 = { card-b14 }
area-b15 = { card-b15 }
area-b16 = { card-b16 }
area-b17 = { card-b17 }
area-b18 = { card-b18 }
area-b19 = { card-b19 }
area-b20 = { card-b20 }
area-tDeltaB = { card-tDeltaB }

## Words

card-none = nic
area-supply = zásoba
colour-none = žádná
colour-ruby = rubínová
colour-sapphire = safírová
colour-diamond = diamantová
colour-onyx = onyxová
colour-emerald = smaragdová
letter-ruby = r
letter-sapphire = s
letter-diamond = d
letter-onyx = o
letter-emerald = m
city-c1 = severozápadní město
city-c2 = jihozápadní město
city-c3 = severovýchodní město
city-c4 = východní město
city-c5 = prostřední město
space-move_top = pohyb (horní řada)
space-recruit = verbování
space-move_middle = pohyb (prostřední řada)
space-build = stavba pyramidy
space-pray_middle = modlitba (prostřední řada)
space-pray_bottom = modlitba (spodní řada)
space-buy_ruby = nákup rubínové destičky
space-buy_sapphire = nákup safírové destičky
space-buy_diamond = nákup diamantové destičky
space-buy_onyx = nákup onyxové destičky
space-buy_emerald = nákup smaragdové destičky
space-surprise = Překvapivý útok
space-will_move = Boží vůle
space-will_recruit = Boží vůle
space-march = Rychlý pochod
space-twin = Dvojitý obřad
space-cult = Temný kult
space-thoth = povolání Thovta
space-apophis = povolání Apopa
space-nyarlathotep = povolání Nyarlathotepa
space-cthulhu = povolání Cthulhua
row-top = horní
row-middle = prostřední
row-bottom = spodní
gold-surprise = Překvapivý útok: pohyb
gold-will_move = Boží vůle: pohyb
gold-will_recruit = Boží vůle: verbování
gold-march = Rychlý pochod: pohyb bez teleportů
gold-twin = Dvojitý obřad: další nákup
gold-cult = Temný kult: modlitba za oběť
gold-thoth = povolat Thovta
gold-apophis = povolat Apopa
gold-nyarlathotep = povolat Nyarlathotepa
gold-cthulhu = povolat Cthulhua
metal-regular = žeton
metal-silver = stříbrný žeton
metal-gold = zlatý žeton
type-strength = síla
type-damage = poškození
type-protection = obrana
fame-battle = bitva
fame-temples = dva chrámy
fame-sanctuary = svatyně
fame-divine = božský
why-prayer = modlitba
why-intervention = Božský zásah
why-tile = destička moci
why-temple = chrám
why-night = noc
why-recall = rozpuštěná armáda
why-units = obětované jednotky
why-recruit = verbování
why-build = pyramida
why-teleport = přesun teleportem
why-toll = Chnumova sfinga
cause-fire = Ohnivý déšť
cause-trap = Smrtící past
cause-initiative = Iniciativa
cause-battle = ztráty
cause-charge = Sebevražedný útok
cause-recall = rozpuštění
cause-retreat = není kam ustoupit
cause-limit = omezení armády
cause-followers = příliš uctívačů
cause-temple = obětováno chrámu
source-supply = zásoba
source-underworld = Podsvětí
word-supply = zásoba
word-underworld = Podsvětí
word-units = jednotky
word-honour = čest
word-leave = nech ji zde
word-take = vezmi ji s sebou
how-land = jde
how-teleport = se teleportuje
how-sail = pluje
how-transfer = je přenesen
how-relocate = se přesouvá
phase-cities = volba měst
phase-pyramids = první pyramidy
phase-armies = první armády
phase-first_tiles = první destičky
phase-day = den
phase-night = noc
phase-over = konec
stage-entering = vstup
stage-council = válečná porada
stage-clash = střetnutí
stage-resolution = vyhodnocení
stage-losses = ztráty
stage-reward = odměna
stage-retreat = ústup
role-attacker = útočí
role-defender = se brání
bar-none = lze koupit
bar-owned = máš
bar-excluded = vyloučena
bar-gone = rozebrána
bar-pyramid = nízká pyramida
bar-pp = příliš drahá

## Groups and facts

group-ruby = Rubínové destičky
group-sapphire = Safírové destičky
group-diamond = Diamantové destičky
group-onyx = Onyxové destičky
group-emerald = Smaragdové destičky
group-creatures = Mytická stvoření
group-divinities = Božstva
group-interventions = Božské zásahy
group-battle_cards = Bojové karty
group-areas = Oblasti
group-numbers = Rekonstruovaná pravidla
fact-steps = Kroky
fact-strength = Síla
fact-damage = Poškození
fact-protection = Obrana
fact-life = Body života
fact-losses = Vlastní ztráty
fact-type = Typ
fact-kind = Druh
fact-bank = Břeh
fact-coast = Pobřeží Nilu
fact-obelisk = S obeliskem
fact-colours = Barvy
fact-status = Podklad
fact-effect = Účinek
fact-colour = Barva
fact-only = Výlučnost
fact-neighbours = Sousedé

## The table

seat-name = { $seat }
section-status = { $round }. kolo, { $phase }
status-order = Pořadí: { $order }. Barvy ve hře: { $colours }.
status-piles = Božské zásahy: v balíčku { $deck }, odhozeno { $discard }.
status-discard = Odhozeno: { $cards }.
section-map = Mapa
map-legend = ! obelisk, ~ pobřeží Nilu, 1:5 armáda 1. hráče s 5 jednotkami, * figurka, r3 rubínová pyramida 3. stupně.
area-aloud = { $area }: { $army ->
    [none] nikdo
   *[other] { $seat }, jednotek: { $units }{ $card_id ->
        [none] { "" }
       *[other] , { $card }
    }
}{ $level ->
    [0] { "" }
   *[other] ; pyramida { $colour }, { $level }. stupeň
}.
section-battle = Bitva, { $area }: { $stage }
battle-side = { $seat } { $role }, jednotek: { $units }{ $card_id ->
    [none] { "" }
   *[other] , { $card }
}{ $played ->
    [none] { "" }
   *[other] {" "}(karta odkryta)
}: síla { $strength }, poškození { $damage }, obrana { $protection }.
council-own = Máš zvoleno: { $card }; Božské zásahy: { $cards_shown ->
    [0] žádné
   *[other] { $cards }
}.
section-market = Destičky moci
market-colour = { $colour } barva:
market-level = {"  "}{ $level }. stupeň{ $bar_id ->
    [none] { "" }
   *[other] {" "}({ $bar })
}: { $tiles }
market-tile = { $card } { $price } BV{ $bar_id ->
    [none] { "" }
   *[other] {" "}({ $bar })
}
section-player = { $seat } ({ $number }): { $score } VB
section-own = Ty, { $seat } ({ $number }): { $score } VB
player-fame = Vítězné body: bitvy { $battle }, dva chrámy { $temples }, svatyně { $sanctuary }, božské { $divine }; zatím chrámy { $held }, pyramidy { $tops }.
player-units = Body víry: { $pp }, jednotky v zásobě: { $supply }, veteráni: { $veterans }.
player-cards = Božské zásahy: { $hand }, bojové karty: { $cards }{ $played_shown ->
    [0] { "" }
   *[other] ; zahrané: { $played }
}.
player-honour = Čest { $honour }, úroveň rozkladu { $level }, jednotek v Podsvětí: { $underworld }.
player-tiles = Destičky: { $cards }.
player-figures = Mimo mapu: { $cards }.
own-tokens = Zbývá žetonů: { $regular }. Volná pole: { $spaces }.
own-rows = Řady, které ještě musíš pokrýt: { $rows }.
own-intervention = {"  "}{ $card }: { $text }
own-battle-cards = Bojové karty v ruce: { $cards }.
own-buried = Odhozeno lícem dolů: { $cards }.

## What is asked

prompt-choose_city = Vyber si město.
    .waiting = { $seat } vybírá město.
prompt-found_pyramids = Založ své pyramidy: zbývá stupňů { $left }.
    .waiting = { $seat } zakládá pyramidy.
prompt-found_pyramids_together = Ostatní ještě zakládají pyramidy.
    .waiting = { $seat } zakládá pyramidy.
prompt-first_colour = Jakou barvu má pyramida v oblasti { $area }?
    .waiting = { $seat } volí barvu.
prompt-station = Kolik jednotek bude v oblasti { $area }?
    .waiting = { $seat } rozmisťuje jednotky.
prompt-first_tile = Vezmi si zdarma první destičku 1. stupně.
    .waiting = { $seat } si bere první destičku.
prompt-take_actions = { $placed ->
    [0] Zvol akci. Máš žetonů: { $tokens }, bodů víry: { $pp }, vítězných bodů: { $fame }.
   *[other] Ještě něco v tomto tahu? Máš bodů víry: { $pp }, vítězných bodů: { $fame }.
}
    .waiting = { $seat } je na tahu.
prompt-choose_army = Která armáda půjde?
    .waiting = { $seat } vybírá armádu.
prompt-march = Na pochodu v oblasti { $area } je jednotek: { $units }. Zbývá kroků: { $steps }, teleportů: { $teleports }.
    .waiting = { $seat } vede armádu.
prompt-transfer = Kam se armáda přenese?
    .waiting = { $seat } přenáší armádu.
prompt-relocate = Kam se božstvo přesune?
    .waiting = { $seat } může přesunout božstvo.
prompt-recruit = Verbování: zdarma { $free }, v zásobě { $supply }, bodů víry máš { $pp }.
    .waiting = { $seat } verbuje.
prompt-place_units = Umísti jednotky, nejvýš { $left }.
    .waiting = { $seat } umisťuje jednotky.
prompt-join_army = Ke které armádě se přidá { $card }?
    .waiting = { $seat } umisťuje stvoření.
prompt-shelter = Kam jde { $card }?
    .waiting = { $seat } umisťuje stvoření.
prompt-build = { $begun ->
    [0] Kterou pyramidu stavíš? Máš bodů víry: { $pp }.
   *[other] Přidáš další stupeň? Máš bodů víry: { $pp }.
}
    .waiting = { $seat } staví.
prompt-choose_colour = Jakou barvu má nová pyramida v oblasti { $area }?
    .waiting = { $seat } volí barvu.
prompt-buy = Kup destičku (barva { $colour }). Máš bodů víry: { $pp }.
    .waiting = { $seat } kupuje destičku.
prompt-buy_again = Kup další destičku, o bod dráž. Máš bodů víry: { $pp }.
    .waiting = { $seat } kupuje další destičku.
prompt-summon = Kam bude povolán { $card }?
    .waiting = { $seat } povolává božstvo.
prompt-followers = Uctívači božstva: zbývá { $left }.
    .waiting = { $seat } přidává uctívače.
prompt-sacrifice = Kterou jednotku obětuješ?
    .waiting = { $seat } obětuje jednotku.
prompt-sacrifice_for_excess = Obětuješ jednotku za body víry?
    .waiting = { $seat } může obětovat jednotku.
prompt-sacrifice_to_sphinx = Obětuješ jednotku za větší poškození?
    .waiting = { $seat } může obětovat jednotku.
prompt-sacrifice_for_bonus = Obětuješ jednotku za výhodu v boji?
    .waiting = { $seat } může obětovat jednotku.
prompt-sacrifice_for_pyramids = Obětuješ jednotku za zvýšení pyramid?
    .waiting = { $seat } může obětovat jednotku.
prompt-give_fame = Který vítězný bod položíš na stupnici rozkladu?
    .waiting = { $seat } ztrácí vítězný bod.
prompt-may_veto = { $seat } hraje kartu { $card }. Zrušíš ji?
    .waiting = { $seat } může zrušit kartu.
prompt-may_duplicate = { $seat } utratil v akci bodů víry: { $pp }. Odpovíš?
    .waiting = { $seat } může odpovědět na akci.
prompt-may_divert = { $seat } vstupuje do oblasti { $area }. Vyhneš se bitvě?
    .waiting = { $seat } se může vyhnout bitvě.
prompt-flee = Kam tvá armáda odejde?
    .waiting = { $seat } odchází.
prompt-rain_fire = Kterou nepřátelskou jednotku odstraníš?
    .waiting = { $seat } volí cíl.
prompt-ban_type = Který typ bojových karet zakážeš?
    .waiting = { $seat } zakazuje typ bojových karet.
prompt-council = Válečná porada: bojující tajně volí.
    .waiting = { $seat } drží válečnou poradu.
prompt-pick_card = Válečná porada: kterou bojovou kartu zahraješ?
    .waiting = { $seat } drží válečnou poradu.
prompt-pick_discard = Válečná porada: kterou bojovou kartu odhodíš lícem dolů?
    .waiting = { $seat } drží válečnou poradu.
prompt-pick_interventions = Válečná porada: které Božské zásahy použiješ?
    .waiting = { $seat } drží válečnou poradu.
prompt-add_attacker = Přidáš k útočící armádě jednotku?
    .waiting = { $seat } může přidat jednotku.
prompt-spend_interventions = Odhodíš Božské zásahy za sílu?
    .waiting = { $seat } může odhodit karty za sílu.
prompt-choose_bonus = Kterou výhodu?
    .waiting = { $seat } volí výhodu.
prompt-enlist_in_battle = Posily: k armádě se přidá nejvýš { $left }.
    .waiting = { $seat } posiluje armádu.
prompt-leave = Bitvu prohráváš; zbývá jednotek: { $units }. Rozpustit, nebo ustoupit?
    .waiting = { $seat } rozpouští armádu, nebo ustupuje.
prompt-retreat = Kam ustoupí armáda, kterou má { $seat }?
    .waiting = { $seat } volí, kam poražený ustoupí.
prompt-hold = Bitvu vyhráváš; zbývá jednotek: { $units }. Zůstat, nebo rozpustit?
    .waiting = { $seat } zůstává, nebo rozpouští armádu.
prompt-remove_card = Kterou bojovou kartu tajně odstraníš ze hry?
    .waiting = { $seat } vyměňuje bojovou kartu.
prompt-pay_delta = Odebereš z chrámu v deltě jednotku za 5 bodů víry?
    .waiting = { $seat } se rozhoduje v chrámu v deltě.
prompt-pay_sanctuary = Odebereš ze Svatyně všech bohů dvě jednotky za vítězný bod?
    .waiting = { $seat } se rozhoduje ve svatyni.
prompt-drop_cards = Vidění: odhoď ještě { $left }.
    .waiting = { $seat } odhazuje karty.
prompt-bid_card = Pořadí: kterou bojovou kartu zahraješ?
    .waiting = { $seat } nabízí o pořadí.
prompt-bid_discard = Pořadí: kterou bojovou kartu odhodíš lícem dolů?
    .waiting = { $seat } nabízí o pořadí.
prompt-bid_veterans = Pořadí: tvá nabídka je { $strength }. Kolik přidáš veteránů z { $veterans }?
    .waiting = { $seat } nabízí o pořadí.
prompt-pick_position = Které místo v novém pořadí si vezmeš?
    .waiting = { $seat } volí místo.
prompt-arrange_order = Kdo bude v novém pořadí na { $place }. místě?
    .waiting = { $seat } určuje nové pořadí.
prompt-awaken = Probuzení: kterou destičku použiješ?
    .waiting = { $seat } používá destičky probuzení.
prompt-raise_free = Která pyramida vyroste o stupeň?
    .waiting = { $seat } zvyšuje pyramidu.
prompt-raise_cheaper = Kterou pyramidu zvýšíš o bod levněji?
    .waiting = { $seat } zvyšuje pyramidu.
prompt-regain = Dvě jednotky zpět, nebo bod cti?
    .waiting = { $seat } se vrací ze záhrobí.

## What can be chosen

thing = { $what ->
    [area] { $area }
    [city] { $city }
    [colour] { $colour }
    [space] { $space }
    [gold] { $gold }
    [type] { $type }
    [fame] { $fame }
    [number] { $number }
    [word] { $word }
   *[other] { $card }
}
choice-city = Vezmi si { $city }
    .short = Vezmi
choice-build = Stavěj: { $area }
    .short = Stavěj
choice-colour = { $colour }
    .short = Barva
choice-units = Jednotek: { $number }
    .short = Jednotky
choice-token = { $space }
    .short = Žeton
choice-silver = Stříbrný žeton: { $space }
    .short = Stříbrný
choice-gold = Zlatý žeton: { $gold }
    .short = Zlatý
choice-play = Zahraj: { $card }
    .short = Zahraj
choice-buy = Kup za { $price }: { $card }
    .short = Kup
choice-from = Armáda, { $area } ({ $units })
    .short = Armáda
choice-go = Jdi: { $area }{ $army ->
    [enemy] , útok, { $seat } ({ $units })
   *[other] { "" }
}
    .short = Jdi
choice-teleport = Teleportuj se: { $area }{ $army ->
    [enemy] , útok, { $seat } ({ $units })
   *[other] { "" }
}
    .short = Teleportuj
choice-sail = Odpluj za oběť: { $area }{ $army ->
    [enemy] , útok, { $seat } ({ $units })
   *[other] { "" }
}
    .short = Odpluj
choice-transfer = Přenes se: { $area }{ $army ->
    [enemy] , útok, { $seat } ({ $units })
   *[other] { "" }
}
    .short = Přenes
choice-carry = Pokračuj s tolika jednotkami: { $number }
    .short = Veď
choice-figure = Figurka: { $word }
    .short = Figurka
choice-relocate = Božstvo se přesune: { $area }
    .short = Přesuň
choice-place = Umísti: { $area }
    .short = Umísti
choice-unearth = Z Podsvětí: { $area }
    .short = Z Podsvětí
choice-hit = Zasáhni: { $area }, { $seat } ({ $units })
    .short = Zasáhni
choice-flee = Odejdi: { $area }
    .short = Odejdi
choice-retreat = Ústup: { $area }
    .short = Ústup
choice-offer = Obětuj: { $area }
    .short = Obětuj
choice-shelter = Přesuň: { $area }
    .short = Přesuň
choice-join = Přidá se { $card }
    .short = Přidej
choice-revive = Jednotka se vrátí z Podsvětí do zásoby
    .short = Oživ
choice-add = Jednotka: { $word }
    .short = Přidej
choice-card = Zahraj: { $card }
    .short = Zahraj
choice-discard = Odhoď: { $card }
    .short = Odhoď
choice-remove = Odstraň: { $card }
    .short = Odstraň
choice-use = Použij: { $card }
    .short = Použij
choice-spend = Odhoď za sílu: { $card }
    .short = Odhoď
choice-drop = Odhoď: { $card }
    .short = Odhoď
choice-ban = Zakaž typ: { $type }
    .short = Zakaž
choice-bonus = +1: { $type }
    .short = Výhoda
choice-fame = Vzdej se: { $fame }
    .short = Vzdej
choice-veterans = Přidej { $number }
    .short = Veteráni
choice-position = { $number }. místo
    .short = Místo
choice-seat = { $seat }
    .short = Hráč
choice-awaken = Použij: { $card }
    .short = Použij
choice-regain = { $word_id ->
    [units] Dvě jednotky se vrátí do zásoby
   *[other] Jeden bod cti
}
    .short = Získej
choice-recall = Rozpusť armádu: bod víry za každou jednotku
    .short = Rozpusť
choice-yield = Ustup
    .short = Ustup
choice-stay = Zůstaň
    .short = Zůstaň
choice-pay = Ano
    .short = Ano
choice-pass = Ne
    .short = Ne
choice-pass_day = Ne, a dnes se už neptej
    .short = Dnes ne
choice-done = Hotovo
    .short = Hotovo
choice-end = Ukonči tah
    .short = Konec

## What happens

log-round = Začíná { $round }. kolo.
log-night = Po { $round }. kole nastává noc.
log-turn = Tah { $turn }: { $seat }.
log-order = Nové pořadí: { $order }.
log-city = { $seat } si bere { $city }.
log-built = { $seat } staví, { $area }: barva { $colour }, { $level }. stupeň.
log-pyramids = Všichni ukazují pyramidy: celkem { $count }.
log-stationed = { $seat } umisťuje jednotky ({ $count }): { $area }.
log-tile = { $seat } si bere destičku { $card }.
log-token = { $seat } pokládá { $metal }: { $space }.
log-gained = { $seat } získává body víry: { $pp } ({ $why }).
log-paid = { $seat } platí body víry: { $pp } ({ $why }).
log-lost-prayer = { $seat } už nemá čest a ztrácí bod víry.
log-honour = Čest: { $seat } má nyní { $honour }.
log-fame = { $seat } získává vítězný bod ({ $fame }).
log-fame-lost = { $seat } odkládá vítězný bod na stupnici rozkladu ({ $fame }).
log-fame-back = { $seat } dostává vítězný bod zpět ({ $fame }).
log-fame-owed = { $seat } dluží stupnici rozkladu vítězný bod.
log-fame-settled = { $seat } splácí vítězným bodem dluh na stupnici rozkladu ({ $fame }).
log-sacrificed = { $seat } obětuje jednotku ({ $area }).
log-revived = { $seat }: z Podsvětí se vrací jednotek { $count }.
log-recruited = { $seat } přidává jednotku, { $area } ({ $source }).
log-lost = { $seat } přichází o jednotky ({ $count }), { $area }: { $cause }.
log-alone = { $seat }: { $card } zůstává bez armády.
log-joined = { $seat }: { $card } se přidává k armádě, { $area }.
log-summoned = { $seat } povolává božstvo { $card }: { $area }.
log-moved = { $seat } { $how } z oblasti { $start } do oblasti { $area }, jednotek { $count }{ $card_id ->
    [none] { "" }
   *[other] , { $card }
}.
log-fled = { $seat } se vyhýbá bitvě a odchází: { $area }.
log-no-battle = V oblasti { $area } nezbyl nikdo, s kým by { $seat } bojoval.
log-battle-begins = Bitva, { $area }: { $seat } útočí na soupeře { $other }.
log-banned = { $seat } zakazuje bojové karty typu { $type }.
log-showed = { $seat } musí ukázat kartu { $card }.
log-card = { $seat } hraje bojovou kartu { $card }.
log-unpaid = { $seat } nemůže zaplatit kartu { $card }; karta propadá.
log-resolved = { $seat } vítězí: { $attack } proti { $defence }.
log-died = { $seat }: { $card } umírá.
log-vanished = { $seat }: { $card } nemá kam ustoupit.
log-retreated = { $seat } ustupuje: { $area }.
log-veteran = { $seat } si bere veterána.
log-cards-back = { $seat } si bere zpět všechny bojové karty.
log-exchanged = { $seat } vyměňuje bojovou kartu za { $card }.
log-played = { $seat } hraje kartu { $card }.
log-cancelled = { $seat }: zahraná karta je zrušena.
log-dropped = { $seat } odhazuje kartu { $card }.
log-drew = { $seat } dobírá Božské zásahy ({ $cards_count }){ $cards_shown ->
    [0] { "" }
   *[other] : { $cards }
}.
log-reshuffled = Božské zásahy se míchají: { $count }.
log-bid = { $seat } nabízí { $strength } a veterány: { $count }.
log-position = { $seat } bude na { $place }. místě.
log-awakened = { $seat } používá destičku { $card }.
log-ended = Hra skončila. Vítěz: { $seat }.

## Why not

reason-ready = Máš zvoleno; ostatní ještě ne
reason-place-creature-first = Nejdřív řekni, kam jde { $card }
reason-no-army-without-figure = V oblasti { $area } nemáš armádu bez figurky
reason-sacrifice-first = Nejdřív zvol jednotku, kterou obětuješ
reason-no-unit-there = Tam nemáš jednotku k obětování: { $area }
reason-give-fame-first = Nejdřív zvol vítězný bod, kterého se vzdáš
reason-not-this-window = Kartu { $card } teď nelze zahrát
reason-not-in-hand = Kartu { $card } nemáš v ruce
reason-answer-first = Nejdřív odpověz, nebo odmítni
reason-flee-first = Nejdřív řekni, kam armáda odejde
reason-no-way-out = Armáda nemůže odejít do oblasti { $area }
reason-no-such-intervention = Taková karta není: { $noun }
reason-not-enough-pp = Stojí to { $cost } a bodů víry máš { $have }
reason-nothing-to-hit = Není tu nepřátelská jednotka, kterou bys zasáhl
reason-choose-target-first = Nejdřív zvol cíl
reason-no-enemy-unit = V oblasti { $area } není nepřátelská jednotka, kterou bys zasáhl
reason-no-own-army = V oblasti { $area } nemáš armádu
reason-cannot-relocate = Tam božstvo nemůže: { $area }
reason-choose-army-first = Nejdřív zvol armádu, která půjde
reason-no-obelisk = V oblasti { $area } není obelisk, nebo tam armáda nemůže zůstat
reason-no-such-area = Taková oblast není: { $noun }
reason-cannot-sail = Armáda nemůže odplout do oblasti { $area }
reason-settled-here = Na této zastávce je už rozhodnuto
reason-cannot-regroup = Takhle se tu armáda rozdělit nedá
reason-march-first = Nejdřív dokonči pochod
reason-not-adjacent = Oblast { $area } nesousedí
reason-no-steps-left = Nezbývá žádný krok
reason-wall = Za hradby oblasti { $area } lze vstoupit jen prvním krokem akce
reason-coast-only = Oblast { $area } není na pobřeží Nilu
reason-two-figures = V oblasti { $area } už figurka je
reason-army-limit = V oblasti { $area } smí být jednotek nejvýš { $limit }
reason-no-teleports = Tento pochod je bez teleportů
reason-no-teleports-left = Nezbývá žádný teleport
reason-already-there = Armáda už je v oblasti { $area }
reason-no-pyramid-here = Teleport začíná u pyramidy; v oblasti { $area } žádná není
reason-place-units-first = Nejdřív umísti jednotky
reason-not-a-place-for-units = Do oblasti { $area } jednotky umístit nelze
reason-underworld-empty = V Podsvětí nemáš žádnou jednotku
reason-supply-empty = V zásobě nemáš žádnou jednotku
reason-build-first = Nejdřív zvol pyramidu
reason-not-your-district = { $area } není čtvrť tvého města
reason-one-pyramid = V jedné akci roste jen jedna pyramida: { $area }
reason-district-held = Oblast { $area } drží nepřítel
reason-highest-level = Pyramida v oblasti { $area } už má nejvyšší stupeň
reason-no-colour-left = Už máš pyramidu každé barvy, která je ve hře
reason-colour-first = Nejdřív zvol barvu
reason-colour-built = Pyramidu této barvy už máš: { $colour }
reason-colour-not-in-play = Tato barva není ve hře: { $colour }
reason-buy-first = Nejdřív kup destičku, nebo žádnou
reason-other-colour = Destička { $card } má jinou barvu: { $colour }
reason-tile-owned = Destičku { $card } už máš
reason-tile-excluded = Destičku { $card } vylučuje jiná, kterou máš
reason-tile-gone = Destička { $card } je rozebrána
reason-pyramid-too-low = Neovládáš pyramidu { $level }. stupně ({ $colour })
reason-summon-first = Nejdřív řekni, kam bude povolán { $card }
reason-not-free-ground = { $card } nemůže být povolán do oblasti { $area }
reason-followers-first = Nejdřív přidej uctívače
reason-ban-first = Nejdřív zakaž typ bojových karet
reason-pick-card-first = Nejdřív zvol bojovou kartu, kterou zahraješ
reason-battle-card-gone = Bojovou kartu { $card } nemáš v ruce
reason-type-banned = Bojové karty tohoto typu jsou zakázány: { $type }
reason-pick-discard-first = Nejdřív zvol bojovou kartu, kterou odhodíš
reason-pick-interventions-first = Nejdřív zvol Božské zásahy, nebo žádné
reason-not-in-battle = Karta { $card } v bitvě neplatí
reason-already-chosen = Kartu { $card } už máš zvolenou
reason-enlist-first = Nejdřív posil armádu, nebo ne
reason-leave-first = Nejdřív armádu rozpusť, nebo ustup
reason-retreat-first = Nejdřív řekni, kam poražený ustoupí
reason-no-retreat-there = Poražený nemůže ustoupit do oblasti { $area }
reason-hold-first = Nejdřív zůstaň, nebo armádu rozpusť
reason-remove-card-first = Nejdřív zvol bojovou kartu, kterou odstraníš
reason-add-unit-first = Nejdřív přidej jednotku, nebo žádnou
reason-spend-first = Nejdřív odhoď karty za sílu, nebo žádné
reason-bonus-first = Nejdřív zvol výhodu
reason-cannot-raise = Tam pyramida vyrůst nemůže: { $area }
reason-regain-first = Nejdřív zvol jednotky, nebo čest
reason-city-taken = { $city } už někdo má
reason-city-first = Nejdřív zvol město
reason-pyramids-first = Nejdřív založ pyramidy
reason-not-above-two = Na začátku není žádná pyramida vyšší než 2
reason-station-first = Nejdřív rozmísti jednotky
reason-first-tile-first = Nejdřív si vezmi první destičku
reason-level-one-only = Destička { $card } není 1. stupně
reason-not-your-colour = Nemáš pyramidu v barvě destičky { $card }
reason-pay-first = Nejdřív rozhodni, zda jednotky odebereš
reason-drop-first = Nejdřív odhoď karty
reason-bid-veterans-first = Nejdřív řekni, kolik veteránů přidáš
reason-position-taken = Toto místo v pořadí není volné
reason-cannot-awaken = Tuto destičku teď použít nelze
reason-place-token-first = Nejdřív polož běžný žeton
reason-choose-action-first = Nejdřív zvol akci
reason-no-such-space = Takové pole na tvé desce není: { $noun }
reason-no-silver = Nemáš stříbrný žeton, který bys položil
reason-token-placed = V tomto tahu už tvůj žeton leží
reason-space-taken = Tam už žeton leží: { $space }
reason-row-first = Musíš pokrýt řadu: { $row }
reason-no-gold-tile = Na to nemáš destičku: { $gold }
reason-gold-used = Zlatý žeton je dnes už použit
reason-gold-impossible = To teď nejde: { $gold }

## Results

part-battle = bitvy
part-temples = dva chrámy
part-sanctuary = svatyně
part-divine = božské
part-held_temples = ovládané chrámy
part-pyramids = pyramidy nejvyššího stupně
tie-battle = Vítězné body z bitev
tie-order = Místo v pořadí

## Options

option-book_of_the_dead = Kniha mrtvých
    .help = Smaragdové destičky, čest, oběti a božstva.
option-old_ones = Prastaří
    .help = Thovt a Apop vystupují jako Nyarlathotep a Cthulhu.
option-colours = Barvy destiček
    .help = random: rozhodne los; jinak barvy oddělené čárkou, třeba ruby,emerald.
option-turn_order = Pořadí hráčů
    .help = Jak se v noci určí pořadí příštího kola.
option-turn_order-veterans = nabídky kartami a veterány
option-turn_order-fewest_points = rozhoduje, kdo má nejméně bodů
option-round_limit = Omezení kol
    .help = Hra skončí po tolika kolech; 0: bez omezení.
option-errata = Opravy
    .help = Soubor, který opravuje čísla destiček, figurek, karet a oblastí; některá jsou rekonstruovaná.

## Errors: options, positions

error-errata-too-few-interventions = Božských zásahů kromě Odlákání by bylo jen { $have }; je jich třeba aspoň { $need }.
error-old-ones-without-book = Prastaří potřebují Knihu mrtvých.
error-bad-round-limit = „{ $value }“ nemůže být omezením kol; možné je 0 až { $high }.
error-colours-count = Je potřeba různých barev: { $need }, ne { $have }.
error-colours-emerald = S Knihou mrtvých musí být mezi barvami smaragdová.
error-army-too-big = { $key }: armáda má nejvýš { $limit } jednotek.
error-figure-not-owned = { $key }: hráč nemá destičku figurky { $card }.
error-too-many-units = { $key }: hráč má jen { $units } jednotek.
error-supply-follows = { $key }: zásoba plyne ze zbytku; je { $units }.
error-tiles-exclude = { $key }: destičku { $card } vylučuje jiná.
error-cards-in-pairs = { $key }: bojových karet musí být osm, každá na jednom místě, použité po dvojicích.

## Browser: the lesson

web-lesson-1 = Devět bodů slávy
    .text = Vedeš lid jednoho z bohů. Kdo začíná svůj tah aspoň s devíti body slávy a má jich víc než kdokoli jiný, vyhrává. Bitvy vyhrané v útoku nesou slávu natrvalo; chrámy a nejvyšší pyramidy jen po dobu, kdy je držíš.
web-lesson-2 = Pět akcí denně
    .text = V každém tahu položíš jeden ze svých pěti žetonů na svou desku: pohyb, verbování, stavba, modlitba nebo nákup. Na jedno pole se vejde jeden žeton denně a večer musí být žeton v každé ze tří řad.
web-lesson-3 = Pyramidy
    .text = Každá barva má své pyramidy. Další úroveň stojí tolik bodů modlitby, kolik je její číslo. Výška pyramidy říká, které destičky moci její barvy smíš koupit; armády se z ní teleportují.
web-lesson-4 = Destičky moci
    .text = Destička stojí tolik bodů modlitby, kolik je její úroveň, a zůstává ti: silnější armády, delší pochod, modlitba, karty. Některé přivedou tvora, který táhne s armádou. Nikdo nemá stejnou destičku dvakrát.
web-lesson-5 = Pochod
    .text = Armáda udělá jeden krok po souši a za dva body modlitby se může teleportovat k libovolnému obelisku. Cizí městská čtvrť má hradby: vstoupit do ní lze jen prvním krokem. V armádě je nejvýš pět jednotek.
web-lesson-6 = Bitva
    .text = Obě strany tajně zvolí bitevní kartu k zahrání a jednu k odložení a zásahy, které dokážou zaplatit. Jednotky, karta, tvor a destičky tvoří sílu; vítězí silnější, při shodě obránce. Zranění minus ochrana říká, kolik jednotek padne.
web-lesson-7 = Noc
    .text = Chrámy dávají body modlitby tomu, kdo je drží, dva chrámy bod slávy. Každý dostane dva body modlitby a božský zásah. Pak se bitevními kartami draží pořadí hráčů.
web-lesson-8 = Kniha mrtvých
    .text = S rozšířením volají smaragdové destičky služebníky podsvětí. Když je užíváš, klesá čest: přináší sílu za cenu slávy, která se s ctí zase vrací. Hrát se dá i bez něj.

## Browser

web-map = Mapa
web-mini-map = Celá mapa: klepnutím se přesuneš
web-zoom-in = Přiblížit
web-zoom-out = Oddálit
web-zoom-focus = Ukázat, o co teď jde
web-temple-brings = v noci { $points ->
    [one] { $points } bod víry
    [few] { $points } body víry
   *[other] { $points } bodů víry
}
web-pyramid-aloud = { $colour } pyramida úrovně { $level }
web-army-aloud = { $seat }: { $units ->
    [one] { $units } jednotka
    [few] { $units } jednotky
   *[other] { $units } jednotek
}
web-way-go = 1 krok, potom zbývá { $left }
web-way-teleport = Teleport za { $price } BV
web-way-sail = Plavba: 1 krok a 1 obětovaná jednotka
web-way-transfer = Přesun
web-way-toll = Mýto Chnumovy sfingy: { $price } BV
web-way-battle = Bitva proti hráči { $seat }
web-borders = Sousedí: { $list }.
web-actions = Tvé akce
web-tokens-left = { $count ->
    [one] žeton zbývá
    [few] žetony zbývají
   *[other] žetonů zbývá
}
web-do-move = Pohyb
web-do-recruit = Verbuj
web-do-build = Stavba
web-do-pray = Modlit.
web-gem-ruby = Rubín
    .short = Rubín
web-gem-sapphire = Safír
    .short = Safír
web-gem-diamond = Diamant
    .short = Diamant
web-gem-onyx = Onyx
    .short = Onyx
web-gem-emerald = Smaragd
    .short = Smar.
web-space-taken = { $name }: { $token ->
    [silver] leží tu tvůj stříbrný žeton
   *[other] leží tu tvůj žeton
}
web-row-open = Tuto řadu musíš dnes ještě pokrýt.
web-gold = zlato
web-gold-ready = zlatý žeton k použití
web-gold-used = Zlatý žeton: dnes použit
web-gold-none = Zlatý žeton: nemáš na něj destičku
web-silver-ready = stříbrný žeton k použití
web-prayer = Body víry
web-of-most = z { $most }
web-prayer-aloud = Body víry: { $points } z 11
web-honour = Čest
web-putrefaction = úroveň rozkladu { $level }
web-honour-aloud = Čest { $honour }, úroveň rozkladu { $level }
web-underworld = Podsvětí: { $count }
web-supply = Zásoba: { $count }
web-veterans = Veteráni: { $count }
web-fame-lost = { $kind ->
    [debt] Stupnici dlužíš vítězný bod.
    [battle] Na stupnici leží vítězný bod z bitvy.
    [temples] Na stupnici leží vítězný bod za dva chrámy.
    [sanctuary] Na stupnici leží vítězný bod ze svatyně.
   *[other] Na stupnici leží božský vítězný bod.
}
web-powers = Tvé schopnosti
web-powers-of = Schopnosti
web-all-tiles = všechny destičky
web-no-tiles = Zatím žádné destičky.
web-waiting-figures = Mimo mapu:
web-interventions = Božské zásahy
web-only-you = tajné
web-no-cards = Žádné karty.
web-card-cost = { $cost } BV
web-card-free = zdarma
web-battle-cards = Bojové karty
web-battle-cards-left = Zbývá bojových karet: { $count }
web-card-gone = { $name }: použita
web-own-loss = vlastní ztráta { $count }
web-fame = Vítězné body
web-fame-short = VB
web-of-nine = z 9
web-lasting = Trvalý bod
web-passing = Dokud to držíš
web-fame-battle = Bitvy
    .more = +1, když útočíš, zvítězíš a přežije aspoň jedna jednotka.
web-fame-temples = Dva chrámy
    .more = +1 každou noc, kdy držíš dva chrámy.
web-fame-sanctuary = Svatyně
    .more = +1 v noci za dvě jednotky ze svatyně.
web-fame-divine = Božské
    .more = +1 za destičku Nadvlády nebo destičku Sfingy.
web-fame-held-temples = Držené chrámy
    .more = +1 za každý chrám, dokud ti ho někdo nevezme.
web-fame-held-pyramids = Pyramidy úrovně 4
    .more = +1 za každou, kterou držíš, i dobytou.
web-tiles = Destičky schopností
web-prayer-have = Máš { $points } BV
web-discs = Kotouče ukazují, kdo destičku má
web-your-pyramid = tvá pyramida { $level }
web-no-pyramid = bez pyramidy
web-tile-price = { $price } BV
web-tile-level = Úroveň { $level }
web-answers-here = Odpovědi
web-steps-left = { $count ->
    [one] zbývá { $count } krok
    [few] zbývají { $count } kroky
   *[other] zbývá { $count } kroků
}
web-teleports-left = { $count ->
    [0] Žádný teleport nezbývá
    [one] { $count } teleport za { $price } BV
    [few] { $count } teleporty, každý za { $price } BV
   *[other] { $count } teleportů, každý za { $price } BV
}
web-carry = Dál jde:
web-battle-for = Bitva: { $area }
web-battle-won = Vítězí { $seat }
web-attacks = Útočí { $seat }
web-defends = Brání se { $seat }
web-units = { $count ->
    [one] { $count } jednotka
    [few] { $count } jednotky
   *[other] { $count } jednotek
}
web-waited-for = vybírá
web-losses = ztráty { $count }
web-part-units = jednotky
web-part-figure = tvor
web-part-tiles = destičky
web-part-card = karta
web-part-bonus = navíc
web-your-strength = Tvá síla
web-council-card = Zvol kartu, kterou zahraješ. Šedé jsou použité.
web-council-discard = Teď zvol kartu, kterou odložíš lícem dolů.
web-council-ready = Modrou hraješ, tmavou odkládáš. Přidej božské zásahy, nebo skonči.
web-banned = Zakázáno: karty typu { $type }.
web-beats = Porazíš { $beats } z { $of } možných karet
web-tie-attacker = Při shodě vítězí obránce.
web-tie-defender = Při shodě vítězíš ty.
web-still-choosing = { $seat } ještě vybírá.
web-has-chosen = { $seat } má vybráno.
web-night = Noc
web-night-over = Noc skončila
web-night-prayer = BV
web-night-cards = Karty
web-night-fame = VB
web-night-bid = Nabídka
web-night-place = Pořadí
web-open-board = Deska hráče { $seat }
web-your-board = Tvá deska
web-units-on-map = Jednotky na mapě: { $units }, armády: { $armies }
web-hand-count = Božské zásahy: { $count }
web-place-in-order = { $place }. místo v pořadí hráčů
web-played-cards = Zahrané bojové karty
web-phase-setup = Příprava
web-phase-day = Den
web-phase-night = Noc
