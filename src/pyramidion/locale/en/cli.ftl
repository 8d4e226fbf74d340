# Words of the command line.

## Help

help-pyramidion = Five Egyptian board games, one table.
help-command = command
help-help = show this help
help-lang = language: en or cs
help-version = show the version
rules-compiled = rules: compiled
rules-interpreted = rules: interpreted
rules-stale = rules: interpreted, because their sources have changed since they were compiled (make compiled)
help-play = play in the terminal, against bots or with friends on one screen
help-games = list the games
help-rules = read the rules of a game, or one section of them
help-cards = list the cards of a game, or explain one
help-simulate = let bots play many games
help-scenario = set up a position, play the listed actions, check what is expected
help-replay = show a saved game action by action
help-verify = check that a finished game was not tampered with; with a hash that you noted, prove it
help-commit = the opening hash that you noted before the first action, or its first 16 digits
help-final = the closing hash that you noted at the end, or its first 16 digits
help-bench = measure decisions per second
help-game = the game, for instance valley
help-seats = who plays, for instance human,architect or human,human,random
help-bots = which bots play, for instance architect,scribe
help-seed = a number that decides all chance; the same number gives the same game
help-plain = no drawings and no colours: reads well aloud
help-resume = go on with the saved game
help-save = where to save the game
help-option = an option of the game; may be given several times
help-errata = a file with corrections to the card data
help-section = a chapter (4 or buying) or a rule (R4.2)
help-card = one card, by its name
help-count = how many games
help-json = print JSON
help-seat = show only what this seat knew; seats are counted from 0
help-scenario-file = a scenario file
help-record-file = a saved game
help-bench-seats = how many seats; by default two, or as many as the game needs
help-seconds = how long to measure each game

## Complaints

error-usage = { $detail }. Try “{ $command } --help”.
error-unknown-command = There is no command called “{ $name }”.
error-unknown-option = There is no option called “{ $name }”.
error-option-form = “{ $name }” is no option; write it as KEY=VALUE.
error-option-value = “{ $value }” does not fit the option { $name }: { $detail }
error-unknown-card = There is no card called “{ $name }”.
error-unknown-section = The rules have no section “{ $name }”; there are: { $nearest }.
error-no-rules = There are no written rules of “{ $name }” here.
error-no-errata = The game “{ $name }” takes no errata file.
error-no-file = There is no file “{ $name }”.
error-unreadable = “{ $name }” cannot be read.
error-unwritable = “{ $name }” cannot be written.
error-not-a-file = “{ $name }” is not a plain file.
error-file-too-big = “{ $name }” is larger than { $most } MB, which is too much for such a file.
error-too-deep = What this file holds is nested too deeply.
error-not-text = This is not a text file.
error-bad-count = { $value } is too small a number here.
error-seed-range = A seed is a number from 0 to 2^256 − 1.
error-bad-seconds = { $value } is no number of seconds from just above 0 to { $high }.
error-bad-number = “{ $value }” is not a whole number.
error-other-game = This is a saved game of “{ $name }”.
error-already-over = This game is over; “pyramidion replay” shows it.
error-unexpected = Something went wrong: { $detail }

## Playing

seat-range = { $low ->
    [1] { $low }–{ $high } players
   *[other] { $low }–{ $high } players
}
welcome = { $game }. Shuffles, options and seats are fixed already; note their opening hash: { $opening }
welcome-without-hash = { $game }. This saved game is of version 0.1.0 and has no opening hash.
welcome-help = Type the number of a choice. “?” helps, “? card” explains a card, “why …” tells why something is not possible.
play-help =
    number                 take that choice
    { $written } or write the action
    { $explained } explain a card or another thing
    { $asked } why something is not possible
    hint                   what the architect would do
    undo                   take back the last action
    back                   take back the whole turn
    table                  draw the table again
    setup                  which cards are in the game, where that differs
    log                    what happened lately
    rules 4                read a chapter of the rules, or one rule: rules R4.2
    quit                   save and leave (Ctrl-C does the same)
command-hint = hint
command-undo = undo
command-back = back
command-log = log
command-help = help
command-rules = rules
command-why = why
command-table = table
command-setup = setup
command-quit = quit
not-understood = “{ $typed }” is none of the choices. Type “?” for help.
not-a-card = There is no card “{ $typed }”.
why-possible = It is possible.
rules-which = Which chapter?
undone = Taken back.
not-undone = There is nothing that you can take back.
pass-screen = Pass the screen to { $seat } and press Enter.
saved = The game is saved in { $file }. Go on with: { $command }
kept = An earlier game that was not finished is kept. Go on with it: { $command }
nothing-yet = Nothing has happened yet.
why-usage = Say what you would like to do, for instance: why { $action }
finished = The record of this game is in { $file }. Look at it with “pyramidion replay”, check it with “pyramidion verify”.
finished-hash = Note the closing hash: { $closing }
result-score = { $rank }. { $seat }: { $total }

## Simulations, scenarios, records

progress-games = { $done } / { $total }
simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions } decisions, { $rate } per second
simulated-seat = Seat { $number } ({ $bot }): { $wins ->
    [one] { $wins } victory
   *[other] { $wins } victories
}, { NUMBER($mean, minimumFractionDigits: 1) } points on average ({ $low } to { $high })
scenario-after = After { $action }
scenario-end = At the end
scenario-expected = expected
scenario-actual = found
verified = Consistent: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} replayed; seeds, events, positions and result agree with each other.
proved-opening = Proved: players, options and shuffles are those of the opening hash that you noted.
proved-closing = Proved: every action, everything taken back and the result are those of the closing hash that you noted.
note-both = This does not prove that it is the game you played. Note the opening hash before the first action and the closing hash at the end: pyramidion verify { $file } --commit OPENING --final CLOSING
note-opening = That all this was fixed before the first action, only an opening hash noted then can prove (--commit).
note-closing = The course of the game and its result only a closing hash noted at the end can prove (--final).
hash-opening = Opening hash: { $hash }
hash-closing = Closing hash: { $hash }
hash-commit = Hash of the server’s seed: { $hash }
no-opening = This record is of version 0.1.0. It has no opening hash, so names, who played a seat, and what was taken back cannot be checked.
seeding-given = The seed of this game was given, not drawn.
seeding-server = The program alone drew the seed; no player’s number is part of it.
sent-number = Number from { $name }: { $number }
sent-nothing = No number came from { $name }.
name-removed = The name at seat { $seat } was deleted together with the account; its hash is still part of the proof.
not-played-out = The game was not played to the end.
error-noted-opening = This is not the game that you noted: its opening hash is { $found }, and you noted { $noted }.
error-noted-closing = This is not the game that you noted: its closing hash is { $found }, and you noted { $noted }.
error-nothing-to-compare = This record is of version 0.1.0 and has no hash to compare with { $noted }.
error-short-hash = “{ $value }” is too short or no hash: at least the first { $least } hexadecimal digits are needed.
played-with-errata = This game was played with corrected card data.
benched = { $game }, { $seats } seats: { $decisions_per_second } decisions per second, { $decisions_per_game } decisions per game, { $copy_microseconds } µs per copy
help-serve-open = open the browser; if the port is taken, the next free one is used
error-port = Cannot listen at { $host }, port { $port }: { $detail }. Try another one with --port.

help-train = learn what a position is worth, from games between bots
help-train-games = how many games, by number of players: 2:4000,3:1000
help-train-variants = options of the game as JSON, one after the other; the games are spread over them
help-train-by = who plays the games, for instance vizier@100: a level that searches needs its number of iterations
help-train-rounds = how often to play and learn; from the second round on, what was learned plays too
help-train-epochs = how often to go through all positions
help-train-drop = the part of the inputs that is left out at random while learning
help-train-decay = how fast weights shrink while learning
help-train-workers = processes that play; as many as there are cores if not given
help-train-folder = where games, checkpoints and weights are kept, of one game, seed, choice of variants and bot; what is there is not done again
help-train-minutes = stop playing after so many minutes, and learn from what there is
help-train-prove = then play so many games against the scribe
error-bad-train-games = “{ $value }” is not a number of games for each number of players, such as 2:400,3:100.
error-train-number = “{ $name } { $value }” is not possible; it takes a number from 0 to just below { $high }.
error-train-by = “{ $value }” thinks by the clock, so its games could not be played again; “{ $example }” thinks for a number of iterations.
error-train-other = This folder holds another training: “{ $field }” is different. Another one can be named with --folder.
error-train-plan = This is not the plan of a training: { $detail }
error-train-few = The games in this folder are too few to learn from and to see what was learned. Ask for more with --games.
error-bad-variant = “{ $value }” are not options of { $game }: { $detail }
train-play = playing: { $done } of { $total } games, { $left } left
train-learn = learning: { $done } of { $total } rounds through the positions, { $left } left
trained = { $game }: weights in { $file }
trained-seats = { $seats } players, { $positions } new positions: the winner is foreseen in { $network } (heuristic { $heuristic }); loss { $network_loss } (heuristic { $heuristic_loss })
proven = { $seats } players, { $games } games: { $share } of the victories against scribes ({ $low } to { $high })
