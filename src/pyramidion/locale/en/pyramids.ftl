# Silver & Gold: Pyramids: docs/rules/pyramids.md numbers the rules.

game-pyramids = Silver & Gold: Pyramids
    .tagline = Mark your way through the chambers to the golden tombs.

## Pyramid cards: they have numbers, no names

card-1 = pyramid 1
    .text = { "" }
card-2 = pyramid 2
    .text = { "" }
card-3 = pyramid 3
    .text = { "" }
card-4 = pyramid 4
    .text = { "" }
card-5 = pyramid 5
    .text = { "" }
card-6 = pyramid 6
    .text = { "" }
card-7 = pyramid 7
    .text = { "" }
card-8 = pyramid 8
    .text = { "" }
card-9 = pyramid 9
    .text = { "" }
card-10 = pyramid 10
    .text = { "" }
card-11 = pyramid 11
    .text = { "" }
card-12 = pyramid 12
    .text = { "" }
card-13 = pyramid 13
    .text = { "" }
card-14 = pyramid 14
    .text = { "" }
card-15 = pyramid 15
    .text = { "" }
card-16 = pyramid 16
    .text = { "" }
card-17 = pyramid 17
    .text = { "" }
card-18 = pyramid 18
    .text = { "" }
card-19 = pyramid 19
    .text = { "" }
card-20 = pyramid 20
    .text = { "" }
card-21 = pyramid 21
    .text = { "" }
card-22 = pyramid 22
    .text = { "" }
card-23 = pyramid 23
    .text = { "" }
card-24 = pyramid 24
    .text = { "" }
card-25 = pyramid 25
    .text = { "" }
card-26 = pyramid 26
    .text = { "" }
card-27 = pyramid 27
    .text = { "" }
card-28 = pyramid 28
    .text = { "" }
card-29 = pyramid 29
    .text = { "" }
card-30 = pyramid 30
    .text = { "" }
card-31 = pyramid 31
    .text = { "" }
card-32 = pyramid 32
    .text = { "" }
card-33 = pyramid 33
    .text = { "" }
card-34 = pyramid 34
    .text = { "" }
card-35 = pyramid 35
    .text = { "" }
card-36 = pyramid 36
    .text = { "" }
card-37 = pyramid 37
    .text = { "" }
card-38 = pyramid 38
    .text = { "" }
card-39 = pyramid 39
    .text = { "" }
card-40 = pyramid 40
    .text = { "" }
card-41 = pyramid 41
    .text = { "" }
card-42 = pyramid 42
    .text = { "" }
card-43 = pyramid 43
    .text = { "" }
card-44 = pyramid 44
    .text = { "" }
card-45 = pyramid 45
    .text = { "" }
card-46 = pyramid 46
    .text = { "" }
card-47 = pyramid 47
    .text = { "" }
card-48 = pyramid 48
    .text = { "" }

## Expedition cards

card-I2 = line of two
    .text = Two squares in a line.
card-I3 = line of three
    .text = Three squares in a line.
card-V3 = corner of three
    .text = Three squares around a corner.
card-T4 = T of four
    .text = Three squares in a line and one at the middle of it.
card-L4 = L of four
    .text = Three squares in a line and one at the side of its end.
card-O4 = square of four
    .text = Two by two squares.

## Groups and facts

group-purple = Purple pyramids
group-orange = Orange pyramids
group-green = Green pyramids
group-expedition = Expedition cards

fact-number = Number
fact-colour = Colour
fact-rows = Rows
fact-squares = Squares

## Colours, sides, signs

colour-purple = purple
colour-orange = orange
colour-green = green

side-none = none
side-left = left
side-right = right

gem-red = red gem
gem-green = green gem

source-display = from the display
source-deck = from the deck, unseen

sign-entrance = entrance
sign-tomb = tomb
sign-wall = wall
sign-empty = empty
sign-gem_red = red gem
sign-gem_green = green gem
sign-torch = torch
sign-potion = potion
sign-skull = skull
sign-cross = red cross
sign-crossed = crossed
sign-pencilled = your marking, unseen by others
sign-single = can be crossed
sign-pattern = with the pattern

## The table

section-dealt = Your four pyramid cards
section-expedition = Round { $round } of { $rounds }, expedition { $turn } of { $turns }: { $card }
section-display = Display
section-player = { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
section-own = You, { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
cards-kept = You keep: { $cards }
pattern-aloud = Pattern: { $card }, for instance { $squares }; it may be turned and mirrored.
expeditions-gone = Earlier this round: { $cards }
expeditions-left = { $count ->
    [one] { $count } expedition card is face down.
   *[other] { $count } expedition cards are face down.
} One of the eight is not used.
boxes-of = { $colour } { $points_count ->
    [0] none
   *[other] { $points }
}
boxes-open = Open pyramid points: { $boxes }
deck-count = Pyramid deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
chamber-title = { $card } { $colour }
chamber-title-side = { $side_id ->
    [left] Left: { $card } { $colour }
   *[right] Right: { $card } { $colour }
}
chamber-aloud = { $side_id ->
    [left] Left, pyramid { $card }, { $colour }:
    [right] Right, pyramid { $card }, { $colour }:
   *[none] Pyramid { $card }, { $colour }:
}
chamber-summary = Pyramid { $card }, { $colour }: { $way } squares to the tomb; { $symbols }.
has-gem_red = { $count ->
    [one] { $count } red gem
   *[other] { $count } red gems
}
has-gem_green = { $count ->
    [one] { $count } green gem
   *[other] { $count } green gems
}
has-torch = { $count ->
    [one] { $count } torch
   *[other] { $count } torches
}
has-potion = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
has-skull = { $count ->
    [one] { $count } skull
   *[other] { $count } skulls
}
has-cross = { $count ->
    [one] { $count } red cross
   *[other] { $count } red crosses
}
chamber-crossed = { $side_id ->
    [left] Left
   *[right] Right
}: pyramid { $card }, { $colour }, { $squares_count ->
    [0] untouched
   *[other] crossed: { $squares }
}
row-aloud = Row { $row }: { $squares }
square-aloud = { $state ->
    [crossed] { $sign_id ->
        [empty] { $column } crossed
       *[other] { $column } { $sign } crossed
    }
    [pencilled] { $sign_id ->
        [empty] { $column } marked
       *[other] { $column } { $sign } marked
    }
   *[free] { $column } { $sign }
}
can-be-crossed = Can be crossed: { $squares }
sheet-finished = { $count ->
    [0] Finished pyramids: none
    [one] Finished pyramids: { $count } (number { $numbers })
   *[other] Finished pyramids: { $count } (numbers { $numbers })
}
sheet-boxes = { $count ->
    [0] Pyramid points: none
   *[other] Pyramid points: { $boxes }
}
box-won = { $colour } { $points }
sheet-torches = { $count ->
    [0] Torches: none
    [one] Torches: round { $rounds }
   *[other] Torches: rounds { $rounds }
}
sheet-gems = Gems: { $red } red, { $green } green. Skulls: { $skulls ->
    [0] none
   *[other] { $skulls } (minus { $loss })
}

## What is asked

prompt-keep = { $side_id ->
    [left] Choose the first of the two pyramid cards that you keep; it will lie on the left.
   *[right] Choose the second card; it will lie on the right. The other two go back.
}
    .waiting = { $seat } chooses two pyramid cards.
prompt-mark = Mark the { $card }, turned and mirrored as you like, or a single square, on one of your cards.
    .waiting = { $seat } marks squares.
prompt-extra_square = { $count ->
    [one] Red cross: cross one more square on either card.
   *[other] Red crosses: cross { $count } more squares, one after the other, on either card.
}
    .waiting = { $seat } marks squares.
prompt-take = { $count ->
    [one] Take a new pyramid card from the display, or draw one unseen from the deck.
   *[other] Take { $count } new pyramid cards, one after the other, from the display or unseen from the deck.
}
    .waiting = { $seat } takes a new pyramid card.

## What can be chosen

thing = { $what ->
    [marking] { $side }: { $squares }
   *[card] pyramid { $card } ({ $colour })
}

choice-keep = Keep pyramid { $card } ({ $colour })
    .short = Keep
choice-mark = { $side_id ->
    [left] Left { $card }: mark { $squares }
   *[right] Right { $card }: mark { $squares }
}
    .short = Mark
choice-take = Take pyramid { $card } ({ $colour })
    .short = Take
choice-draw = Draw a pyramid card unseen from the deck
    .short = Draw

## What happens

log-kept = { $seat } keeps pyramid { $card }; nobody else sees it yet.
log-laid-out = { $seat } begins with pyramids { $cards }.
log-refilled = Pyramid { $card } joins the display.
log-round = Round { $round } begins; the eight expedition cards are shuffled.
log-revealed = Expedition { $turn }: { $card }.
log-pencilled = { $seat } marks { $side_id ->
    [left] on the left
   *[right] on the right
}: { $squares }. Nobody else sees it yet.
log-marked = { $extra ->
    [true] { $seat } crosses one more square on pyramid { $card }: { $squares }.
   *[false] { $seat } crosses { $squares } on pyramid { $card }.
}
log-gems = { $count ->
    [0] { $seat } has all ten gems of this colour; another { $gem } counts for nothing.
   *[other] { $seat } gains { $gem_id ->
        [red] { $count ->
            [one] { $count } red gem
           *[other] { $count } red gems
        }
       *[green] { $count ->
            [one] { $count } green gem
           *[other] { $count } green gems
        }
    } ({ $total } in all).
}
log-torch = { $first ->
    [true] { $seat } lights the torch of round { $round }.
   *[false] { $seat } already has the torch of round { $round }; another one counts for nothing.
}
log-skulls = { $count ->
    [0] { $seat } has all ten skulls already; another one counts for nothing.
    [one] { $seat } takes a skull ({ $total } in all).
   *[other] { $seat } takes { $count } skulls ({ $total } in all).
}
log-potion = { $count ->
    [0] { $seat } has no skull for the potion to erase.
    [one] { $seat } erases a skull with a potion ({ $total } left).
   *[other] { $seat } erases { $count } skulls with a potion ({ $total } left).
}
log-finished = { $seat } finishes pyramid { $card }.
log-took = { $seat } takes pyramid { $card } { $source }.
log-won-box = { $seat } wins { $points ->
    [one] { $points } pyramid point
   *[other] { $points } pyramid points
} for { $colour } with pyramid { $card }.
log-no-box = { $seat } would win pyramid points for { $colour } with pyramid { $card }, but none are left.
log-ended = The game is over after four rounds.

## Why not

reason-ready = You are ready. Until everybody is, you can take your choice back and change it
reason-keep-first = First choose the pyramid cards that you keep, for instance keep:15
reason-already-kept = You keep pyramid { $card } already
reason-not-dealt = Pyramid { $card } is not among the cards you were dealt
reason-mark-first = Now squares are marked, for instance mark:left.a1-b1
reason-no-such-side = Write the side, a full stop and the squares: left.a1-b1-c1 or right.e4
reason-no-such-square = { $square } is outside the chamber; its squares are a1 to e5
reason-out-of-order = Write each square once and in reading order: { $squares }
reason-not-the-pattern = These squares are not the { $card }; mark the whole pattern or a single square
reason-one-square-only = A red cross gives single squares only
reason-no-card-there = There is no card on this side: { $side }
reason-wall = { $square } of pyramid { $card } is a wall
reason-already-crossed = { $square } of pyramid { $card } is crossed already
reason-entrance-missing = The first marking on pyramid { $card } must include the entrance { $square }
reason-not-connected = The marking must share an edge with a square of pyramid { $card } that is crossed already
reason-take-first = First take a new pyramid card, for instance take:15 or draw
reason-not-in-display = Pyramid { $card } is not in the display
reason-deck-empty = The pyramid deck is empty

## Results

part-torches = { $count ->
    [one] { $count } torch
   *[other] { $count } torches
}
part-boxes = Pyramid points: { $count ->
    [one] { $count } box
   *[other] { $count } boxes
}
part-gems = Gems: { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}, { $rest } without a partner
part-skulls = { $count ->
    [one] { $count } skull, the costliest counts
   *[other] { $count } skulls, the costliest counts
}
part-pyramids = { $count ->
    [one] { $count } finished pyramid
   *[other] { $count } finished pyramids
}
tie-lowest = Lowest finished pyramid (lower is better)

## Options

option-errata = Corrections
    .help = A file that corrects designed or reconstructed cards.

## Errors: corrections and positions

error-errata-not-a-list = Card { $card }: { $field } must be a list of texts.
error-errata-bad-colour = Card { $card }: “{ $value }” is no colour of a pyramid. Possible: { $choices }.
error-errata-chamber-size = Card { $card }: a chamber has { $size } rows of { $size } squares.
error-errata-chamber-sign = Card { $card }: the sign “{ $sign }” is not known. Possible: { $signs }
error-errata-chamber-entrance = Card { $card }: a chamber has exactly one entrance (E), in the top row.
error-errata-chamber-tomb = Card { $card }: a chamber has exactly one tomb (T), in the bottom row.
error-errata-chamber-cut-off = Card { $card }: every square that is no wall must be reachable from the entrance.
error-errata-bad-pattern = Pattern { $card }: it must be one piece of { $low } to { $high } squares (X) that fits a chamber.
error-errata-same-pattern = Pattern { $card } is the same as pattern { $other }.
error-errata-colour-count = { $colour }: there would be { $have } pyramids of this colour instead of { $need }.
error-errata-expedition-count = There are { $need } expedition cards, not { $have }.
error-not-a-route = Pyramid { $card } cannot have been crossed like this: the squares must lead from the entrance without a gap, around the walls, and not yet into the tomb.
error-boxes-out-of-order = The pyramid points for { $colour } are won in the order 10, 6, 3, each once.

## Browser

web-score-of = points
web-phase-reveal = Reveal
web-phase-mark = Mark
web-phase-card = New card
web-phase-points = Points
web-expedition = Expedition { $turn } of { $turns }
web-round = round { $round } of { $rounds }
web-market = Display: a new card comes from here when you finish one
web-market-thumb = display: { $count }
web-deck = deck: { $count }
web-card-on = { $side_id ->
    [left] left card
   *[right] right card
}
web-score-thumb = Score { $score }
web-board-back = Back
web-empty-side = No card lies here. Whoever finishes a pyramid takes a new one.
web-all-choose = Everybody chooses two of the four cards dealt.
web-lies = lies { $where }
web-kept-secret = Nobody sees your choice until all are ready. Undo changes it.
web-tools = Marking
web-rotate = Rotate
web-mirror = Mirror
web-pattern = Pattern
web-one-square = One square
web-places-here = { $count ->
    [0] No place this way round.
    [one] { $count } place glows.
   *[other] { $count } places glow.
}
web-places-turned = { $count ->
    [one] { $count } more when you turn or mirror it.
   *[other] { $count } more when you turn or mirror it.
}
web-no-pattern = The pattern fits nowhere: cross one square.
web-pencil = In pencil until everybody is ready.
web-change = Change it
web-gains = With this mark:
web-gain-none = no symbol
web-gain-gem_red = { $count ->
    [one] { $count } red gem
   *[other] { $count } red gems
}
web-gain-gem_green = { $count ->
    [one] { $count } green gem
   *[other] { $count } green gems
}
web-gain-torch = { $count ->
    [one] { $count } torch
   *[other] { $count } torches
}
web-gain-cross = { $count ->
    [one] { $count } extra square at once
   *[other] { $count } extra squares at once
}
web-gain-skull = { $count ->
    [one] { $count } skull
   *[other] { $count } skulls
}
web-gain-potion = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
web-gain-tomb = the golden tomb: pyramid finished
web-legend = What the symbols mean
web-legend-gem_red = with a green one 5
web-legend-gem_green = with a red one 5
web-legend-torch = 5 points, once a round
web-legend-cross = one more square
web-legend-skull = minus points grow
web-legend-potion = erases 2 skulls
web-legend-tomb = finished: 10 points
web-sheet = Score sheet
web-sheet-of = { $seat }: score sheet
web-sheet-finished = Finished pyramids
web-sheet-none = none yet
web-sheet-torches = Torches, one per round
web-sheet-boxes = Pyramid points: 2nd, 4th, 6th
web-sheet-done = { $count ->
    [0] none
   *[other] { $count } done
}
web-sheet-gems = Gems: pair 5, single 1
web-sheet-skulls = Skulls, only the last counts
web-box-open = { $points } points, open
web-box-won = { $points } points, won
web-box-closed = { $points } points, closed
web-pyramids-finished = finished { $count }
web-seat-ready = ready
web-chooses = choosing …
web-takes = takes a card
web-look-at = Look at the chambers of { $seat }

## Browser: the lesson

web-lesson-1 = Into the chamber
    .text = You explore two chambers at the same time. The way in is at the top, the golden tomb at the bottom. Dark squares are walls. You cross the squares that you pass.
web-lesson-2 = One card for everybody
    .text = In each turn an expedition card is turned over. Its pattern holds for all. Everybody crosses squares at the same time, and nobody sees what the others do until all are ready.
web-lesson-3 = The pattern, or one square
    .text = Cross the whole pattern on one of your two cards. You may turn and mirror it. Or cross exactly one square instead. One of the two you must do.
web-lesson-4 = From the entrance, edge to edge
    .text = The first marking on a card must include its entrance. Every later one must share an edge with a square crossed before. Corners do not count.
web-lesson-5 = What lies in the squares
    .text = Whatever you cross is yours, for good or ill.
web-lesson-6 = The golden tomb
    .text = When you cross the tomb, the card is finished and worth 10 points. You take a new one from the display or, unseen, from the deck. Who finishes the second, fourth or sixth pyramid of a colour also wins pyramid points: 10 for the first to do so, then 6, then 3.
web-lesson-7 = Four rounds
    .text = A round has seven expedition cards. After four rounds the points are counted. Only your costliest skull is taken off.
web-lesson-symbol-gem_red = Red gem: worth more in a pair with a green one.
web-lesson-symbol-gem_green = Green gem: worth more in a pair with a red one.
web-lesson-symbol-torch = Torch: lights the torch of this round, once.
web-lesson-symbol-skull = Skull: each one more makes the loss greater.
web-lesson-symbol-potion = Potion: erases your two costliest skulls.
web-lesson-symbol-cross = Red cross: cross one more square at once.
web-lesson-score-finished = Finished pyramid
    .points = 10
web-lesson-score-first = Pyramid points of a colour
    .points = 10 / 6 / 3
web-lesson-score-torch = Torch
    .points = 5
web-lesson-score-pair = Pair of a red and a green gem
    .points = 5
web-lesson-score-single = Single gem
    .points = 1
web-lesson-score-skull = Costliest skull
    .points = −1 … −55
