# Slova serveru.

## Nápověda

help-serve = spustit server: stoly pro lidi i boty v prohlížeči
help-bot-worker = přemýšlet za boty serverů, které sdílejí databázi PostgreSQL
help-serve-default = (jinak: { $value })
help-serve-host = adresa, na které server naslouchá ({ $variable })
help-serve-port = port, na kterém server naslouchá ({ $variable })
help-serve-database = soubor pro SQLite, nebo URL databáze PostgreSQL; jinak server.db ve složce s daty uživatele ({ $variable })
help-serve-redis = URL Redisu nebo Valkey, když databázi sdílí více procesů ({ $variable })
help-serve-web = složka se sestaveným klientem pro prohlížeč; jinak ten v balíčku ({ $variable })
help-serve-origins = další původy, které se smějí připojit, oddělené čárkou ({ $variable })
help-serve-https = lidé přicházejí přes https, cookies proto dostanou Secure ({ $variable })
help-serve-proxy = věřit adresám, které hlásí předřazená proxy ({ $variable })
help-serve-bots = „here“: boti přemýšlejí v tomto serveru; „workers“: v procesech bot-worker ({ $variable })
help-serve-bot = tvůj vlastní program, který hraje, zapsaný jako JMÉNO=PŘÍKAZ; lze uvést vícekrát ({ $variable }, každý na řádku)
help-serve-workers = v kolika procesech boti přemýšlejí ({ $variable })
help-serve-think-seconds = bot, který přemýšlí déle, je nahrazen ({ $variable })
help-serve-answer-delay = po kolika sekundách server odpoví za toho, kdo nemá z čeho vybírat ({ $variable })
help-serve-absent-seconds = po kolika sekundách smějí ostatní předat prázdné místo botovi ({ $variable })
help-serve-snapshot-every = po kolika řádcích záznamu se ukládá snímek stolu ({ $variable })
help-serve-idle-seconds = po kolika sekundách opuštěný stůl zmizí z paměti ({ $variable })
help-serve-metrics-token = token, kterým se program prokáže, aby směl číst /metrics; jinak smějí jen programy na tomto stroji ({ $variable })
help-serve-rate = násobí všechny limity; 0 je vypne ({ $variable })
help-serve-seeds = kdo otevře stůl, smí si zvolit semínko; pro zkoušky a výuku ({ $variable })
help-serve-log-level = debug, info, warning nebo error ({ $variable })
error-bot-worker-database = Bot-worker potřebuje databázi PostgreSQL: --database postgresql://…
serving = Pyramidion je na { $url } (zastavíš ho Ctrl-C)
departed-player = hráč, který odešel
no-client = Server běží, ale klient pro prohlížeč není sestavený: sestaví ho make web. Rozhraní pro programy popisuje /schema/openapi.json.

## Odmítnutí

refused-internal = Na serveru se něco pokazilo. Je to zaznamenáno.
refused-bad-request = Požadavku nelze rozumět.
refused-not-found = Tady nic není.
refused-bad-method = Tohle tady nejde.
refused-too-big = To je příliš dlouhé.
refused-too-fast = To bylo moc rychle. Počkej prosím { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
refused-foreign-origin = Tento požadavek nepřišel z našich stránek.
refused-not-known = Nejdřív prosím řekni, kdo jsi.
refused-bad-name = Jméno má 1 až 32 viditelných znaků.
refused-name-taken = Toto jméno je obsazené.
refused-has-account = Účet už máš.
refused-wrong-login = Jméno a heslo k sobě nepatří.
refused-no-table = Takový stůl tu není, nebo pro tebe není otevřený.
refused-no-game = Hra „{ $name }“ tu není. Nemyslíš „{ $nearest }“?
refused-no-bot = Bot „{ $name }“ tu není.
refused-no-seeds = Tento server losuje každé semínko sám.
refused-no-such-seat = Takové místo tu není.
refused-not-your-seat = Na tomto místě sedí někdo jiný.
refused-no-free-seat = Toto místo není volné.
refused-bad-seats = Tato hra má { $low } až { $high } míst.
refused-bad-options = Tyto volby se ke hře nehodí: { $detail }
refused-already-started = Hra už začala.
refused-not-started = Hra ještě nezačala.
refused-game-over = Hra skončila.
refused-not-over = Hra ještě neskončila.
refused-not-at-the-table = U tohoto stolu nesedíš.
refused-only-watching = Jen se díváš.
refused-resigned = Tuto hru už máš vzdanou.
refused-bot-plays = Hraje za tebe bot; nejdřív si vezmi místo zpět.
refused-already-there = Už hraješ.
refused-not-an-action = Tohle není akce.
refused-moved-on = Hra mezitím pokročila.
refused-no-hints = U tohoto stolu se hraje bez nápovědy.
refused-not-asked = Teď nejsi na řadě.
refused-no-undo = U tohoto stolu se nic nevrací.
refused-nothing-to-undo = Teď není co vzít zpět. Můžeš požádat ostatní.
refused-cannot-rewind = Tak daleko se hra vrátit nedá.
refused-unknown-question = Na tohle se ptát nelze.
refused-nothing-asked = Není o čem hlasovat.
refused-not-absent = Tento hráč není pryč, nebo ne dost dlouho.
refused-not-understood = Této zprávě nelze rozumět.
refused-busy = Stůl je zaneprázdněný. Zkus to prosím znovu.
refused-no-branch = Odtud pokračovat nejde.
refused-other-rules = U tohoto stolu se hrálo podle jiných pravidel, než jaká má tento server. Nic není ztraceno; obrať se na správce serveru.
