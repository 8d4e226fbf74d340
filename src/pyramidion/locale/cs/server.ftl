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
help-serve-thinking-per-person = kolik botů přemýšlí najednou pro jednoho člověka, když čekají i jiní ({ $variable })
help-serve-tables-per-person = kolik rozehraných her smí mít jeden člověk ({ $variable })
help-serve-queue-seconds = čeká-li bot na proces déle, stůl se dozví jeho pořadí ve frontě ({ $variable })
help-serve-readers = v kolika procesech se připravují dlouhé odpovědi, například záznamy partií ({ $variable })
help-serve-cache-mib = kolik mebibajtů paměti mají takové odpovědi o dohraných hrách ({ $variable })
help-serve-think-seconds = bot, který přemýšlí déle, je nahrazen ({ $variable })
help-serve-answer-delay = po kolika sekundách server odpoví za toho, kdo nemá z čeho vybírat ({ $variable })
help-serve-absent-seconds = po kolika sekundách smějí ostatní předat prázdné místo botovi ({ $variable })
help-serve-seed-seconds = kolik sekund čeká plný stůl na náhodná čísla od lidí; u partií na dny čeká den ({ $variable })
help-serve-snapshot-every = po kolika řádcích záznamu se ukládá snímek stolu ({ $variable })
help-serve-idle-seconds = po kolika sekundách opuštěný stůl zmizí z paměti ({ $variable })
help-serve-metrics-token = token, kterým se program prokáže, aby směl číst /metrics; jinak smějí jen programy na tomto stroji ({ $variable })
help-serve-request-seconds = kolik sekund smějí přicházet hlavičky požadavku a znovu tolik jeho tělo ({ $variable })
help-serve-unfinished = kolik nedokončených požadavků smí mít jedna adresa; 0 je libovolný počet ({ $variable })
help-serve-connections = kolik spojení smí mít jedna adresa kromě důvěryhodných proxy; 0 je libovolný počet ({ $variable })
help-serve-rate = násobí všechny limity; 0 je vypne ({ $variable })
help-serve-seeds = kdo otevře stůl, smí si zvolit semínko; pro zkoušky a výuku ({ $variable })
help-serve-log-level = debug, info, warning nebo error ({ $variable })
error-bot-worker-database = Bot-worker potřebuje databázi PostgreSQL: --database postgresql://…
error-database-in-use = Se souborem „{ $name }“ už běží jiný server, na { $url }. Nejdřív ho zastav, nebo zvol jiný soubor pomocí --database.
error-database-is-folder = „{ $name }“ je složka; --database potřebuje soubor.
error-no-folder = Složka „{ $name }“ pro databázi neexistuje.
error-not-a-database = „{ $name }“ není databáze.
error-foreign-database = „{ $name }“ je databáze jiného programu. Zůstala beze změny.
error-newer-database = Databázi { $name } vytvořila novější verze Pyramidionu. Nainstaluj prosím tu.
error-database-unreadable = Databázi „{ $name }“ nelze číst: { $detail }.
error-database-unusable = Databázi { $name } nelze použít: { $detail }.
error-database-away = Databáze { $name } neodpovídá: { $detail }.
error-database-scheme = Databázi typu „{ $name }“ Pyramidion nezná; možnosti jsou sqlite:///SOUBOR a postgresql://….
error-no-driver = K tomu chybí balíček „{ $name }“ pro Python: pip install 'pyramidion[postgres]'.
error-redis-url = Tohle není URL Redisu: { $detail }
error-redis-away = Redis neodpovídá: { $detail }.
error-no-web-folder = Složka „{ $name }“ s klientem pro prohlížeč neexistuje; --web potřebuje složku.
already-serving = Pyramidion už běží, na { $url }; otevře se v prohlížeči.
serving = Pyramidion je na { $url } (zastavíš ho Ctrl-C)
departed-player = hráč, který odešel
no-client = Server běží, ale klient pro prohlížeč není sestavený: sestaví ho make web. Rozhraní pro programy popisuje /schema/openapi.json.

## Odmítnutí

refused-internal = Na serveru se něco pokazilo. Je to zaznamenáno.
refused-disk-full = Serveru došlo místo na disku; nic se neztratilo. Zkus to prosím později.
refused-disk-failed = Server nemůže zapisovat na disk; nic se neztratilo. Zkus to prosím později.
refused-database-away = Databáze serveru neodpovídá; nic se neztratilo. Zkus to prosím později.
refused-database-read-only = Databázi serveru lze jen číst; nic se neztratilo. Zkus to prosím později.
refused-database-broken = Databáze serveru je poškozená. Správce serveru ji musí obnovit.
refused-database-busy = Databáze serveru je zaneprázdněná; nic se neztratilo. Zkus to prosím znovu.
refused-too-deep = Tohle je vnořené příliš hluboko.
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
refused-too-many-unfinished = Příliš mnoho požadavků z tvé adresy ještě nedorazilo celých.
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
refused-too-many-tables = Máš už { $most ->
    [one] { $most } rozehranou hru
    [few] { $most } rozehrané hry
    [many] { $most } rozehrané hry
   *[other] { $most } rozehraných her
}. Nejdřív některou dohraj nebo vzdej. Hry, ve kterých se den nic nestalo, se nepočítají.
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
refused-time-over = Čas ti vypršel. Na tuto otázku odpoví bot, potom si můžeš vzít místo zpět.
refused-not-an-action = Tohle není akce.
refused-moved-on = Hra mezitím pokročila.
refused-no-hints = U tohoto stolu se hraje bez nápovědy.
refused-not-asked = Teď nejsi na řadě.
refused-not-a-reaction = Server může odpovídat jen na otázku, zda chceš reagovat na to, co udělal někdo jiný.
refused-no-undo = U tohoto stolu se nic nevrací.
refused-nothing-to-undo = Teď není co vzít zpět. Můžeš požádat ostatní.
refused-no-time-to-undo = Na to, vzít tohle zpět, ti už nezbývá čas.
refused-cannot-rewind = Tak daleko se hra vrátit nedá.
refused-unknown-question = Na tohle se ptát nelze.
refused-nothing-asked = Není o čem hlasovat.
refused-not-absent = Tento hráč není pryč, nebo ne dost dlouho.
refused-not-understood = Této zprávě nelze rozumět.
refused-busy = Stůl je zaneprázdněný. Zkus to prosím znovu.
refused-no-branch = Odtud pokračovat nejde.
refused-other-rules = U tohoto stolu se hrálo podle jiných pravidel, než jaká má tento server. Nic není ztraceno; obrať se na správce serveru.
