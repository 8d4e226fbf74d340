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
web-chat = Rozhovor
web-choose-verb = Co chceš udělat?
web-confirm-end = Je to všechno?
web-glowing = Vyber něco z toho, co svítí.
web-hand-over = Další hráč
web-hand-over-to = Předej obrazovku: { $name }
web-i-am-here = To jsem já
web-hint = Nápověda
web-no-hint = Tady nápověda není.
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
web-table-tools = Nástroje stolu
web-waiting-for-players = Čeká se na hráče
web-why-not = Proč ne?
