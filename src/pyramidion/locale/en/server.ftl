# Words of the server.

## Help

help-serve = run a server: tables for people and bots, in the browser
help-bot-worker = think for the bots of servers that share a PostgreSQL database
help-serve-default = (without it: { $value })
help-serve-host = address to listen on ({ $variable })
help-serve-port = port to listen on ({ $variable })
help-serve-database = a file for SQLite, or the URL of a PostgreSQL database; without it server.db in the user’s data folder ({ $variable })
help-serve-redis = URL of Redis or Valkey, when several processes share a database ({ $variable })
help-serve-web = folder with the built browser client; without it the one in the package ({ $variable })
help-serve-origins = other origins that may connect, separated by commas ({ $variable })
help-serve-https = people come over https, so cookies are marked Secure ({ $variable })
help-serve-proxy = believe the addresses that the proxy in front reports ({ $variable })
help-serve-bots = “here”: bots think in this server; “workers”: in bot-worker processes ({ $variable })
help-serve-bot = a program of your own that plays, as NAME=COMMAND; may be given several times ({ $variable }, one per line)
help-serve-workers = how many processes bots think in ({ $variable })
help-serve-think-seconds = a bot that thinks longer is replaced ({ $variable })
help-serve-answer-delay = seconds before the server answers for somebody who has nothing to choose ({ $variable })
help-serve-absent-seconds = seconds after which the others may give an empty seat to a bot ({ $variable })
help-serve-snapshot-every = log lines between two snapshots of a table ({ $variable })
help-serve-idle-seconds = seconds after which an unvisited table leaves the memory ({ $variable })
help-serve-metrics-token = token that a program must show to read /metrics; without it only programs on this machine may ({ $variable })
help-serve-rate = multiplies every rate limit; 0 means no limits ({ $variable })
help-serve-seeds = let whoever opens a table choose its seed, for tests and lessons ({ $variable })
help-serve-log-level = debug, info, warning or error ({ $variable })
error-bot-worker-database = A bot worker needs a PostgreSQL database: --database postgresql://…
serving = Pyramidion is at { $url } (stop with Ctrl-C)
departed-player = a player who has left
no-client = The server runs, but the browser client is not built: make web builds it. The interface for programs is described at /schema/openapi.json.

## Refusals

refused-internal = Something went wrong on the server. It has been noted.
refused-bad-request = The request could not be understood.
refused-not-found = There is nothing here.
refused-bad-method = This cannot be done here.
refused-too-big = That is too long.
refused-too-fast = That was too fast. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-foreign-origin = This request does not come from our own pages.
refused-not-known = Please say who you are first.
refused-bad-name = A name has 1 to 32 visible characters.
refused-name-taken = This name is taken.
refused-has-account = You have an account already.
refused-wrong-login = Name and password do not fit together.
refused-no-table = There is no such table, or it is not open to you.
refused-no-game = There is no game called “{ $name }”. Did you mean “{ $nearest }”?
refused-no-bot = There is no bot called “{ $name }”.
refused-no-seeds = This server draws every seed itself.
refused-no-such-seat = There is no such seat.
refused-not-your-seat = This is somebody else’s seat.
refused-no-free-seat = This seat is not free.
refused-bad-seats = This game has { $low } to { $high } seats.
refused-bad-options = These options do not fit the game: { $detail }
refused-already-started = The game has begun already.
refused-not-started = The game has not begun yet.
refused-game-over = The game is over.
refused-not-over = The game is not over yet.
refused-not-at-the-table = You do not sit at this table.
refused-only-watching = You are only watching.
refused-resigned = You have resigned.
refused-bot-plays = A bot plays for you; take your seat back first.
refused-already-there = You are playing already.
refused-not-an-action = This is not an action.
refused-moved-on = The table has moved on in the meantime.
refused-no-hints = This table is played without hints.
refused-not-asked = You are not asked anything now.
refused-no-undo = Nothing is taken back at this table.
refused-nothing-to-undo = There is nothing that you can take back. You can ask the others.
refused-cannot-rewind = The table cannot go back that far.
refused-unknown-question = This cannot be asked.
refused-nothing-asked = There is nothing to vote on.
refused-not-absent = This player is not away, or not long enough.
refused-not-understood = This message could not be understood.
refused-busy = The table is busy. Please try again.
refused-no-branch = It is not possible to play on from there.
refused-other-rules = This table was played by other rules than this server has. Nothing is lost; ask whoever runs the server.
