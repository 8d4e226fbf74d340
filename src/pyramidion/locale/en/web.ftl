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
web-bot-queued = { $place ->
    [one] The bot waits for its turn to think: it is next.
   *[other] The bot waits for its turn to think: number { $place } in the queue.
}
web-chat = Chat
web-choose-verb = What do you want to do?
web-confirm-end = Is that all?
web-glowing = Choose one of the glowing things.
web-hand-over = Next player
web-hand-over-to = Hand the screen to { $name }
web-i-am-here = It is me
web-hint = Hint
web-no-hint = Hints are off at this table.
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
web-session-ended = You are signed out.
web-table-tools = Tools of the table
web-waiting-for-players = Waiting for players
web-why-not = Why not?

## The table: menu, votes, log

web-menu = Menu
web-agree = I agree
web-refuse = I do not agree
web-vote-waiting = Waiting for the others to answer.
web-asked-rewind = { $name } asks to go back { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
web-asked-bot = { $name } proposes that a bot plays on for { $other }.
web-asked-hands = { $name } proposes that spectators see all hands.
web-ask-rewind = Ask the others to go back one action
web-ask-bot = Propose a bot for { $name }
web-ask-hands = Propose open hands for spectators
web-never-ask = Never ask me this here, answer: { $answer }
web-ask-again = Ask me again: { $question }
web-take-seat-back = I am back, send the bot away
web-resign = Resign
web-resign-sure = Really resign? A bot plays on.
web-copy-link = Copy the link to this table
web-link-copied = The link has been copied.
web-as-board = The table as a board
web-last-moves = Last moves
web-open-log = open log
web-nothing-yet = Nothing has happened yet.
web-since-visit = Since your last visit
web-go-on = Go on
web-inspector = In detail
web-reconstructed = Reconstructed, not taken from the printed game: { $facts }
web-your-choices = What you can do
web-no-chat = Nobody has said anything yet.
web-say-something = Say something
web-send = Send
web-mute = mute
web-muted = { $name } is muted.
web-unmute = hear again
web-key-tab = to the next thing you can choose
web-key-arrows = to the neighbour
web-key-enter = choose
web-key-escape = close, back
web-key-digits = answers in the bar below
web-key-rotate = turn a shape or a stone
web-key-flip = mirror a shape
news-undo = { $seat } takes back.
news-change = { $seat } changes the answer.
news-rewind = The game goes back by agreement.
news-resign = { $seat } resigns; a bot plays on.
news-bot = A bot plays on for { $seat }.
news-back = { $seat } is back.
news-sit = { $seat } sits down.
news-leave = A player leaves the table.
news-depart = A player has deleted the account and leaves.
news-hands = Everybody has agreed: spectators see all hands.
news-rematch = There is a rematch.

## End and replay

web-rematch = Rematch
web-review = Review the game
web-lobby = Lobby
web-see-table = See the table
web-points-by-turn = Points by turn
web-commit = Fingerprint (SHA-256)
web-download-record = Download the record
web-replay = Replay
web-see-as = See as
web-see-as-name = As { $name } saw it
web-all-open = All hands open
web-play-on = Play on from here
web-share-position = Link to this move
web-moves = Moves
web-first = To the beginning
web-last = To the end
web-step = One move on
web-step-back = One move back
web-play = Play
web-pause = Pause
web-speed = Speed { $rate }×
web-move = Move
web-move-of = move { $move } of { $total }

## Fair play

web-fair-play = Fair play
web-fair-details = Hashes and how to check them
web-fair-shared = The server fixed its secret number when the table was made and showed its fingerprint. Then each player’s browser sent a random number of its own. All cards and shuffles follow from these numbers together, so neither the server nor a player alone could choose the deal.
web-fair-given = The deal of this table is known: its seed was given, or it continues another game. It counts in no statistics.
web-fair-server = This table comes from an older version: the server alone drew the seed. Its fingerprint was shown before the first move.
web-fair-end-shared = The deal followed from random numbers of the server and of all players, and every move is in a chain of hashes.
web-fair-end-given = The deal of this table was known; it counts in no statistics.
web-fair-end-server = The seed of the deal was fixed before the first move.
web-fair-noted = This browser has noted the hashes of this table, and they agree with what the server says.
web-unfair = Careful: what the server says now differs from what this browser noted.
web-unfair-commit = The server shows another fingerprint than when the table was made.
web-unfair-client-seed = The number used for you is not the one that this browser sent. (Did you sit down with another browser?)
web-unfair-opening = The opening hash differs from the one at the start of the game.
web-unfair-closing = The closing hash differs from the one at the end of the game.
web-my-number = My browser’s number
web-opening-hash = Opening hash: who plays what, before the first move
web-closing-hash = Closing hash: every move and the result
web-server-seed = The server’s secret number; its SHA-256 is the fingerprint
web-deal-seed = Seed of the deal, from all numbers together
web-numbers = Numbers that made the deal
web-number-bot = bot, no number
web-number-awaited = not shown before the start
web-number-missing = sent nothing
web-known-deal = known deal
web-fair-check = Check it yourself: download the record and run
web-copy-command = Copy the command
web-command-copied = The command is copied.
web-command-not-copied = The browser does not allow copying. Please select the command and copy it yourself.

## Pages around the table

web-places = Pages
web-place-lobby = Play
web-place-tables = Tables
web-place-learn = Learn
web-place-rules = Rules
web-newcomer = Newcomer
web-is-guest = guest
web-has-account = account
web-save = Save
web-saved = Saved.
web-cancel = Cancel

## Lobby

web-games = Games
web-tile-valley = Valley of the Kings
    .line = Fill your tomb while the pyramid crumbles.
web-tile-afterlife = Valley: Afterlife
    .line = New sets, a game for one, both boxes mixed.
web-tile-pyramids = Silver & Gold: Pyramids
    .line = Turn a card, cross squares, reach the golden tomb.
web-tile-sneferu = Sneferu: Builders
    .line = Sail the Nile, lay two-coloured stones.
web-tile-kemet = Kemet: Blood and Sand
    .line = Gods at war, with the Book of the Dead.
web-minutes = { $count } min
web-weight-1 = easy to learn
web-weight-2 = of medium weight
web-weight-3 = demanding
web-play-bots = Play against bots
web-set-up = Set up a table
web-teach-me = Teach me
web-both-boxes = Both boxes, 1–6 players
web-coming = coming soon
web-your-turn = Your turn
web-resume = Resume
web-go = Go there
web-join = Join
web-continue = Continue
web-continue-empty = You have no game under way. Choose one above and play.
web-open-tables = Open tables
web-open-empty = Nobody is waiting for players at the moment.
web-finished-tables = Finished
web-finished-empty = Games that you finish are kept here, every move of them.
web-all-tables = All my tables
web-new-table = New table
web-tables-wait = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
web-tables-open = { $count ->
    [one] { $count } table waits
   *[other] { $count } tables wait
}
web-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-seats-taken = { $taken } of { $all } seats taken
web-waits-for = waiting for { $names }
web-playing = in play
web-finished = finished
web-won = You won
web-won-shared = You share the victory
web-won-by = Won by { $names }

## My tables

web-my-tables = My tables
web-tables-waiting = Waiting for you
    .empty = No table waits for you.
web-tables-playing = In play
    .empty = No other game of yours is under way.
web-tables-open-mine = Waiting for players
    .empty = No table of yours is looking for players.
web-tables-over = Finished
    .empty = You have not finished a game yet.

## A new table

web-which-game = Which game
web-game = Game
web-by-lot = by lot
web-who-plays = Who plays
web-seat-number = Player { $number }
web-seat-me = I
web-seat-open = a person, by invitation
web-seat-here = another person at this screen
web-seat-bot = bot: { $bot }
web-seat-remove = Take away player { $number }
web-seat-add = Add a player
web-who-may-come = Who may come
web-by-link = By link
    .help = Only those to whom you send the link.
web-public = Everybody
    .help = The table is listed in the lobby; anybody may join or watch.
web-agreed = What you agree on
web-clock = Clock
web-clock-none = none
    .help = Everybody thinks as long as they like.
web-clock-live = live
    .help = Everybody has a bank of time; whoever runs out of it goes on with a bot.
web-clock-days = by mail
    .help = So many days for each move; nobody has to be there at the same time.
web-clock-bank = Minutes for each player
web-clock-increment = Seconds added for each move
web-clock-per-move = Days for each move
web-undo = Taking back
web-undo-fair = fair
    .help = Your own moves, until somebody else has acted or something hidden has come out.
web-undo-free = free
    .help = Anything can be taken back at any time; good for learning.
web-undo-none = none
    .help = A move made is a move made.
web-hints = Hints
    .help = Whoever asks is shown what the architect would do. Without your choice: only where one person plays.
web-hints-on = on
web-hints-off = off
web-level = { $bot }
web-stand-in = Bot for whoever leaves
    .help = Plays on for a player who gives up, runs out of time or stays away.
web-open-table = Open the table
web-start-game = Start the game

## Waiting room

web-starts-when-full = { $count ->
    [one] The game begins as soon as the last seat is taken.
   *[other] The game begins as soon as all { $count } free seats are taken.
}
web-starts-with-numbers = The game starts as soon as { $names } opens the table: the deal needs everybody’s random number.
web-take-seat = Sit here
web-invitation = Invitation
web-invitation-link = Whoever has this link may sit down. Names and passwords are not needed.
web-invitation-public = The table is also listed in the lobby.
web-copy = Copy
web-copied = The link is copied.
web-copy-yourself = The browser does not allow copying. Please mark the link and copy it yourself.
web-share = Share
web-leave = Leave the seat

## Settings

web-how-it-looks = How it looks and plays
web-language = Language
web-theme = Light
web-theme-system = as the system
web-theme-day = day
web-theme-night = night
web-set-speed = Animations
    .help = How fast things travel over the table.
web-set-speed-still = Your system asks for less motion, so nothing travels, whatever is set here.
web-set-speed-0 = off
web-set-speed-1 = normal
web-set-speed-2 = 2×
web-set-speed-4 = 4×
web-set-sound = Sound
    .help = Quiet tones when something is laid down, when it is your turn, and at the end.
web-set-largeText = Larger text on cards
    .help = Card texts grow by a seventh.
web-set-strongPatterns = Stronger patterns
    .help = Sets and materials differ more clearly by pattern, not by colour alone.
web-set-confirmEnd = Ask before my turn ends
    .help = One more click before something that ends your turn.
web-set-tips = Tips
    .help = Short explanations at the table for those who are new to the game.
web-kept-here = These settings are kept in this browser only.

## Profile

web-profile = Profile
web-profile-none = You are not known here yet. You can play all the same: at the first table you become a guest.
web-profile-guest = You play as the guest { $name }. Guests are known by this browser alone.
web-profile-account = You are signed in as { $name }.
web-your-name = Your name
    .help = This is what the others see at the table.
web-name = Name
web-password = Password
web-old-password = Present password
web-new-password = New password (at least 8 characters)
web-make-account = Make an account
    .help = With an account you find your tables on any device. The tables that you have as a guest stay yours. No e-mail is needed.
web-account-made = The account is made. Your tables came with you.
web-sign-in = Sign in
    .help = If you have an account already.
web-welcome = Welcome, { $name }.
web-change-password = Change the password
    .help = All your other devices are signed out.
web-password-changed = The password is changed.
web-sessions = Where you are signed in
web-session-since = since { $day }
web-session-this = (here)
web-others-sign-out = Sign out everywhere else
web-others-out = You are signed out everywhere else.
web-my-data = Your data
    .help = Everything that the server keeps about you can be downloaded, and forgotten.
web-export = Download my data
web-sign-out = Sign out
web-signed-out = You are signed out.
web-delete-me = Forget me
    .sure = Your name, password, sessions and everything you said will be deleted, and bots finish your games. This cannot be undone.
web-delete-forever = Delete for ever
web-deleted = You are forgotten here.

## Rules and lessons

web-read-rules = Read the rules
web-search-rules = Search the rules
web-contents = Contents
web-no-rules = There is no digest of these rules yet.
web-nothing-found = Nothing found. Try fewer or shorter words.
web-learn-in-minutes = Learn it in five minutes
web-learn-title = How to play { $game }
web-step-of = Step { $step } of { $count }
web-back = Back
web-next = Next
web-first-game = Play a first game with tips
web-no-lesson = There is no lesson for this game yet.
web-ready = ready
web-other-rules = This game was played by an older version of the rules and cannot be shown move by move any more. Its record can still be downloaded.
web-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
}

web-setup-cards = Cards of this table
    .help = This is what the table is played with. Where the lot decides, it does so when the game begins.
web-setup-lot = by lot
web-setup-either = by lot: one of these sets
web-setup-some = { $used } of them by lot
web-setup-refused = These options do not go together

## Never ask me

web-never-ask-anywhere = Never ask me this at any table, answer: { $answer }
web-never-asked = What I am never asked
web-never-asked-help = At the table, the menu offers “Never ask me this”. What you chose there stands here and can be taken back.
web-never-asked-none = You are asked everything.
web-never-everywhere = at every table, in this browser
web-never-at = at this table with { $names }
web-never-answer = Answer: { $answer }
web-ask-me-again = Ask me again
web-tile-both = Valley: both boxes
web-hint-thinking = The architect is thinking …
web-hint-my-turn = A hint comes when you are asked something.
web-rulings = Rulings
