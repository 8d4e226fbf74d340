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
help-serve-thinking-per-person = how many bots think for one person at once while others wait ({ $variable })
help-serve-tables-per-person = how many games one person may have running ({ $variable })
help-serve-queue-seconds = when a bot waits longer for a process, the table is told its place in the queue ({ $variable })
help-serve-readers = how many processes work out long answers such as replays ({ $variable })
help-serve-cache-mib = mebibytes of memory for such answers about finished games ({ $variable })
help-serve-think-seconds = a bot that thinks longer is replaced ({ $variable })
help-serve-answer-delay = seconds before the server answers for somebody who has nothing to choose ({ $variable })
help-serve-absent-seconds = seconds after which the others may give an empty seat to a bot ({ $variable })
help-serve-seed-seconds = seconds that a full table waits for the random numbers of its people; over days it waits a day ({ $variable })
help-serve-snapshot-every = log lines between two snapshots of a table ({ $variable })
help-serve-idle-seconds = seconds after which an unvisited table leaves the memory ({ $variable })
help-serve-metrics-token = token that a program must show to read /metrics; without it only programs on this machine may ({ $variable })
help-serve-request-seconds = seconds that the headers of a request may take, and as many again for its body ({ $variable })
help-serve-unfinished = unfinished requests that one address may have; 0 means any number ({ $variable })
help-serve-connections = connections that one address may have, except trusted proxies; 0 means any number ({ $variable })
help-serve-rate = multiplies every rate limit; 0 means no limits ({ $variable })
help-serve-seeds = let whoever opens a table choose its seed, for tests and lessons ({ $variable })
help-serve-log-level = debug, info, warning or error ({ $variable })
error-bot-worker-database = A bot worker needs a PostgreSQL database: --database postgresql://…
error-database-in-use = Another server runs with “{ $name }” already, at { $url }. Stop it first, or take another file with --database.
error-database-is-folder = “{ $name }” is a folder; --database takes a file.
error-no-folder = There is no folder “{ $name }” for the database.
error-not-a-database = “{ $name }” is not a database.
error-foreign-database = “{ $name }” is the database of another program. It was left as it is.
error-newer-database = The database { $name } was made by a newer version of Pyramidion. Please install that one.
error-database-unreadable = The database “{ $name }” cannot be read: { $detail }.
error-database-unusable = The database { $name } cannot be used: { $detail }.
error-database-away = The database { $name } does not answer: { $detail }.
error-database-scheme = “{ $name }” is no kind of database that Pyramidion knows; there are sqlite:///FILE and postgresql://….
error-no-driver = For this the Python package “{ $name }” is missing: pip install 'pyramidion[postgres]'.
error-redis-url = This is not the URL of a Redis: { $detail }
error-redis-away = Redis does not answer: { $detail }.
error-no-web-folder = There is no folder “{ $name }” with a browser client; --web takes a folder.
already-serving = Pyramidion runs already, at { $url }; the browser opens it.
serving = Pyramidion is at { $url } (stop with Ctrl-C)
departed-player = a player who has left
no-client = The server runs, but the browser client is not built: make web builds it. The interface for programs is described at /schema/openapi.json.

## Refusals

refused-internal = Something went wrong on the server. It has been noted.
refused-disk-full = The server’s disk is full; nothing was lost. Please try again later.
refused-disk-failed = The server cannot write to its disk; nothing was lost. Please try again later.
refused-database-away = The server’s database does not answer; nothing was lost. Please try again later.
refused-database-read-only = The server’s database can only be read; nothing was lost. Please try again later.
refused-database-broken = The server’s database is damaged. Whoever runs the server has to restore it.
refused-database-busy = The server’s database is busy; nothing was lost. Please try again.
refused-too-deep = That is nested too deeply.
refused-bad-request = The request could not be understood.
refused-not-found = There is nothing here.
refused-bad-method = This cannot be done here.
refused-too-big = That is too long.
refused-too-fast = That was too fast. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-too-many-unfinished = Too many requests from your address are not complete yet.
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
refused-too-many-tables = You already play { $most ->
    [one] one game
   *[other] { $most } games
}. Finish or resign one of them first. Games that nobody has touched for a day do not count.
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
refused-time-over = Your time is over. The bot answers this question; then you can take your seat back.
refused-not-an-action = This is not an action.
refused-moved-on = The table has moved on in the meantime.
refused-no-hints = This table is played without hints.
refused-not-asked = You are not asked anything now.
refused-not-a-reaction = Only a question that lets you react to what somebody else does can be answered for you.
refused-no-undo = Nothing is taken back at this table.
refused-nothing-to-undo = There is nothing that you can take back. You can ask the others.
refused-no-time-to-undo = You have not enough time left to take this back.
refused-cannot-rewind = The table cannot go back that far.
refused-unknown-question = This cannot be asked.
refused-nothing-asked = There is nothing to vote on.
refused-not-absent = This player is not away, or not long enough.
refused-not-understood = This message could not be understood.
refused-busy = The table is busy. Please try again.
refused-no-branch = It is not possible to play on from there.
refused-other-rules = This table was played by other rules than this server has. Nothing is lost; ask whoever runs the server.
