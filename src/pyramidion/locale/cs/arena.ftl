# Slova arény a botů, které si lidé napsali sami.

## Nápověda

help-arena = boti odehrají zápasy a dostanou hodnocení
help-arena-players = kdo hraje, například architect@0.5s,scribe,random (za @ sekundy na tah nebo počet iterací), modul:Třída, program:./bot.py
help-arena-games = kolik partií odehraje každá sestava; místa se střídají a všechny sestavy dostanou stejná rozdání
help-arena-seats = počet míst u stolu; je-li jich víc než botů, seznam se prochází znovu
help-arena-think = sekundy na tah pro každého bota, který přemýšlí
help-arena-iterations = místo sekund počet iterací, stejný na každém počítači
help-arena-workers = kolik procesů hraje; bez udání všechna jádra
help-arena-ray = hrát na počítačích clusteru Ray s touto adresou
help-arena-out = sem se partie ukládají a odsud se pokračuje, kde minulý běh skončil; vedle vznikne zpráva (.json) a obrázek (.svg), proto jméno nekončí na žádné z nich
help-arena-markdown = vypíše Markdown

## Stížnosti

error-arena-players = Zápas potřebuje aspoň dva různé hráče.
error-arena-think = Zadej sekundy, nebo iterace, ne obojí.
error-arena-out = Na místo „{ $name }“ patří zpráva nebo obrázek; soubor s partiemi pojmenuj { $better }.
error-arena-other = V tomto souboru je jiný zápas: liší se „{ $field }“.
error-arena-line = Tento řádek není výsledkem zápasu.
error-arena-died = Jeden z hrajících procesů skončil; dosud odehrané partie zůstaly uložené.
error-arena-died-lost = Jeden z hrajících procesů skončil. S volbou --out SOUBOR.jsonl by dosud odehrané partie zůstaly uložené.
error-ray = Na adrese { $address } není cluster Ray: { $detail }
error-ray-code = Počítač „{ $name }“ má jiné Pyramidion; nainstaluj všude stejné.
error-own-bot-resume = V této partii hrál něčí vlastní bot. Chceš-li ho spustit, řekni to: --seats { $seats }
error-bot-budget = „{ $value }“: za @ patří, jak dlouho bot přemýšlí, nejvýš { $seconds } sekund (0.5s), nebo kolik má iterací, nejvýš { $iterations } (200).
error-bot-name = „{ $value }“ nemá tvar JMÉNO=PŘÍKAZ, nebo je jméno obsazené; jméno tvoří malá písmena, číslice a _.
failure-start = Bota „{ $name }“ nelze spustit: { $detail }
failure-timeout = Bot „{ $name }“ neodpověděl do { $detail } s.
failure-crash = Bot „{ $name }“ se zhroutil: { $detail }
failure-garbage = Bot „{ $name }“ odpověděl jinak než {"{"}"action": "…"{"}"}: { $detail }
failure-illegal = Bot „{ $name }“ zvolil něco, co nejde: { $detail }

## Co z toho vyjde

arena-title = { $game }, míst: { $seats }. { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}, { $deals ->
    [one] { $deals } rozdání
   *[other] { $deals } rozdání
}
arena-decimal = ,
arena-bot = bot
arena-rating = hodnocení
arena-interval = 95 %
arena-wins = vítězství
arena-points = body
arena-move = s na tah
arena-slowest = nejdelší
arena-pair = dvojice
arena-share = vyhrává první
arena-ties = remízy
arena-met = setkání
arena-failed = { $name }: vzdané partie: { $count }
arena-progress = { $done } / { $total } partií, zbývá { $left }
arena-stopped = Zastaveno. Stejný příkaz bude pokračovat odsud.
arena-lost = Zastaveno. S volbou --out SOUBOR.jsonl by další běh pokračoval odsud.
arena-other-code = Od prvních partií v tomto souboru se změnila pravidla nebo boti.
replaced-by-chance = { $failure } Od této chvíle za něj hraje náhoda.
