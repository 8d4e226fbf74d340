# Words that only the browser needs.

## Every page

web-skip = Skip to the content
web-loading = One moment…
web-no-connection = The server does not answer. Please try again in a moment.
web-close = Close
web-day-theme = Switch to day
web-night-theme = Switch to night
web-settings = Settings
web-to-lobby = To the lobby
web-guest-name = Guest

## The table

web-answers = Answers
web-away = away
web-here = here
web-you = you
web-bot-level = bot, { $bot }
web-bot-thinks = The bot is thinking.
web-chat = Chat
web-choose-verb = What do you want to do?
web-confirm-end = Is that all?
web-glowing = Choose one of the glowing things.
web-hand-over = Next player
web-hand-over-to = Hand the screen to { $name }
web-i-am-here = It is me
web-hint = Hint
web-no-hint = There is no hint here.
web-in-words = The table in words
web-keys = Keys
web-more-answers = More answers
web-my-things = My things
web-open-seat = free seat
web-phases = Parts of the turn
web-read-rule = Read rule { $rule }
web-reconnecting = Connecting again…
web-sending = Sending…
web-table-gone = The table is closed.
web-table-tools = Tools of the table
web-waiting-for-players = Waiting for players
web-why-not = Why not?
