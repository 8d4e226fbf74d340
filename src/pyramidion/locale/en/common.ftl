# Words that all games share.

## The table

table = Table
yes = yes
no = no
nobody = nobody
player = Player
players = Players
spectator = Spectator
turn = Turn
round = Round
turn-number = Turn { $number }
round-number = Round { $number }
card = Card
hidden-card = hidden card
hidden-cards = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rule = Rule
rules = Rules
log = Log
seed = Seed

## Who plays

seat-human = human
seat-bot = bot
bot-random = Random
    .help = Plays any legal action, all equally likely.
bot-apprentice = Apprentice
    .help = Knows what is good and often takes something else.
bot-scribe = Scribe
    .help = Tries every action and takes the one whose outcome looks best.
bot-architect = Architect
    .help = Thinks ahead for half a second, through your answers and the luck of the draw.
bot-vizier = Vizier
    .help = Thinks ahead for a second, with experience from many games.
bot-pharaoh = Pharaoh
    .help = Thinks ahead for two seconds. The strongest there is.
hint = The architect would: { $choice } – { $outlook ->
    [winning] then you should win
    [ahead] then you are ahead
    [behind] you are behind, but it is the best there is
    [losing] it looks bad either way
   *[even] the game is open
} ({ $percent }{ "\u00A0" }%).
your-turn = It is your turn.
waiting-for = Waiting for: { $seat }
chosen-waiting = You have chosen. Waiting for the others.

## Results

score = Score
rank = Rank
points = Points
total = Total
result = Result
tie-break = Tie-break
winner = Winner
winners = Winners
wins = { $seat } wins.
no-winner = The game is lost.
shared-victory = Shared victory: { $seats }
game-over = The game is over.

## Taking back

undo = Undo
undo-turn = Take back the turn
undo-done = The last action has been taken back.
undo-turn-done = The turn has been taken back.
undo-nothing = There is nothing to take back.
undo-not-free = This cannot be taken back any more: somebody else has acted or something hidden has been seen.
undo-ask = { $seat } asks to take back { $count ->
    [one] { $count } action
   *[other] { $count } actions
}. Do you agree?
undo-agreed = Everybody agrees: { $count ->
    [one] { $count } action has
   *[other] { $count } actions have
} been taken back.
undo-refused = { $seat } does not agree to taking back.
change-answer = Change your answer
change-answer-done = Your answer has been taken back.

## Why not

reason-game-over = The game is over
reason-not-your-turn = It is not your turn. Waiting for: { $seat }
reason-not-an-answer = This does not answer the question
reason-not-now = This is not possible now

## Facts about cards and other pieces

fact-name = English name
fact-group = Set
fact-index = Number in the set
fact-level = Level
fact-cost = Cost
fact-gold = Gold
fact-points = Points
fact-copies = Copies
fact-action = Action
fact-reconstructed = Reconstructed

## Errors: where, and names

did-you-mean = Did you mean { $nearest }?
there-are = There are: { $nearest }.
error-at-line = Line { $line }: { $error }
error-at-action = Action { $at }: { $error }
error-unknown-game = There is no game called “{ $name }”. Nearest: { $nearest }.
error-unknown-bot = There is no bot called “{ $name }”. Nearest: { $nearest }.

## Errors: options

error-bad-options = The options are not valid: { $detail }
error-bad-seats = { $seats ->
    [one] { $seats } player is
   *[other] { $seats } players are
} not possible; the game is for { $low } to { $high }.
error-bad-choice = “{ $value }” is not possible for the option “{ $option }”. Possible: { $choices }.
error-bad-first = There is no player { $value } to begin. Players are numbered from 0 to { $high }.
error-needs-both-boxes = The option “{ $option }” needs both boxes: box=both.
error-seats-need-both = { $seats } players need both boxes: box=both.
error-half-or-longer = Half sets and the longer game cannot be combined: one makes the stock of single cards, the other needs all copies.
error-half-seats = Half sets are for up to 4 players, not { $seats }: five and six need the cards of the longer game.
error-longer-too-small = The cards for five players are too few for { $seats }.
error-colour-merged = The option “{ $option }” decides nothing here: both sets of this colour are in the game.
error-solo-seats = The option “solo” is for one player, not { $seats }.
error-solo-variant = The option “{ $option }” does not fit the solo game: its goal is the perfect score of five ordinary sets.
error-bad-uniques = “{ $value }” is not possible for the option “uniques”. Possible: { $choices }, or { $need } ids of unique artifacts with commas between; six of them must be one of each cost.

## Errors: corrections of the card data

error-errata-unknown-card = There is no card called “{ $card }”. Nearest: { $nearest }.
error-errata-unknown-field = Card { $card }: there is no field called “{ $field }”. Nearest: { $nearest }.
error-errata-starter-level = Card { $card }: the level of a starter cannot be changed.
error-errata-bad-number = Card { $card }: “{ $value }” is not valid for { $field }. It must be a whole number from { $low } to { $high }.
error-errata-bad-word = Card { $card }: { $field } must be a text that is not empty.
error-errata-bad-action = Card { $card }: { $field } must be a list of steps, each written as a text.
error-errata-bad-syntax = Card { $card }: the step “{ $step }” cannot be read.
error-errata-unknown-step = Card { $card }: there is no step called “{ $step }”. Nearest: { $nearest }.
error-errata-argument-count = Card { $card }: the step { $step } takes { $low } to { $high } values in its brackets, not { $have }.
error-errata-bad-argument = Card { $card }: the step { $step } does not take “{ $argument }”. Possible: { $allowed }.
error-errata-needs-before = Card { $card }: the step { $step } needs one of these before it: { $needs }.
error-errata-bad-order = Card { $card }: the step { $step } stands in the wrong place, or a step that belongs to it is missing.
error-errata-only-in-reaction = Card { $card }: the step { $step } is possible in a reaction only.

## Errors: positions

error-no-such-seat = There is no player { $seat }; the number of players is { $seats }, and they are counted from 0.
error-no-such-zone = There is no place called “{ $zone }”. Nearest: { $nearest }.
error-no-such-card = There is no card called “{ $card }”. Nearest: { $nearest }.
error-no-such-text = There is no text called “{ $text }”. Nearest: { $nearest }.
error-not-cards = This must be a list of cards.
error-one-card-only = Only one card fits here.
error-too-many-copies = There are not enough copies of the card { $card }.
error-bad-value = “{ $value }” is not a valid value.
error-bad-frame = This must be a list of text, number of the step, player and what was picked.
error-unknown-key = There is no entry called “{ $key }”. Nearest: { $nearest }.

## Errors: scenarios

error-bad-toml = The file is not valid TOML: { $detail }
error-not-a-table = “{ $key }” must be a table.
error-not-a-list = “{ $key }” must be a list.
error-expects-nothing = “{ $key }” is empty: it says nothing that could be checked.
error-not-counted = “{ $key }” holds nothing that can be counted.
error-unknown-action = There is no action “{ $action }” in this game. Nearest: { $nearest }.
error-not-an-action = “{ $action }” is not an action.
error-whose-action = Several players choose at the same time: say whose action “{ $action }” is.
error-illegal = The action “{ $action }” is not legal here.

## Errors: records

error-not-a-record = The file is not the record of a game: { $detail }
error-no-migration = There is no way from version { $version } of the rules to the present one.
error-from-the-future = The record was made with version { $version } of the rules, which is newer than this program.
error-other-version = The record was made with version { $version } of the rules, this program has version { $ours }.
error-bad-state = The saved position cannot be read: { $detail }
error-no-seed = The record has no seed; it is published only when the game is over.
error-bad-seed = The seed in the record is not valid.
error-commitment = The seed does not match the fingerprint published before the first move.
error-lengths = The record is incomplete: { $log ->
    [one] { $log } action
   *[other] { $log } actions
}, { $digest ->
    [one] { $digest } fingerprint
   *[other] { $digest } fingerprints
}.
error-events = After “{ $action }” something else happened than the record says.
error-digest = After “{ $action }” the position differs from the recorded one.
error-final-state = The last position differs from the recorded one.
error-result = The result differs from the recorded one.
error-rules-changed = The rules changed during this game, so it cannot be replayed from its start.
error-deal = The shuffles do not follow from the seeds of the server and of the players.
error-name = The name at seat { $seat } is not the one that the game began with.
error-kind = Seat { $seat } was not played by the one the record names when the game began.
error-opening = The opening hash does not fit the table, the options and the seeds of the record.
error-history = Step { $step } of the history is not possible.
error-history-log = The history does not lead to the recorded actions.
error-rewound = The record counts { $said } actions that were taken back after something was seen; the history shows { $counted }.
error-closing = The closing hash does not fit the history and the result of the record.
