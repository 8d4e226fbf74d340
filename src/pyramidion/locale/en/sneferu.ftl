# Sneferu: Builders of the Pyramids: docs/rules/sneferu.md numbers the rules.

game-sneferu = Sneferu: Builders of the Pyramids
    .tagline = Sail the Nile, trade bread for stone, and build higher than the others.

## Materials

material-tura = Tura limestone
material-basalt = basalt
material-mokattam = Mokattam limestone
material-granite = granite
material-gold = gold

letter-tura = T
letter-basalt = B
letter-mokattam = M
letter-granite = G
letter-gold = O

## Stones

card-tura-basalt = Tura–basalt
    .text = One half of white Tura limestone, one of green basalt.
card-tura-mokattam = Tura–Mokattam
    .text = One half of white Tura limestone, one of brown Mokattam limestone.
card-tura-granite = Tura–granite
    .text = One half of white Tura limestone, one of black granite.
card-tura-gold = Tura–gold
    .text = One half of white Tura limestone, one of yellow gold.
card-basalt-mokattam = basalt–Mokattam
    .text = One half of green basalt, one of brown Mokattam limestone.
card-basalt-granite = basalt–granite
    .text = One half of green basalt, one of black granite.
card-basalt-gold = basalt–gold
    .text = One half of green basalt, one of yellow gold.
card-mokattam-granite = Mokattam–granite
    .text = One half of brown Mokattam limestone, one of black granite.
card-mokattam-gold = Mokattam–gold
    .text = One half of brown Mokattam limestone, one of yellow gold.
card-granite-gold = granite–gold
    .text = One half of black granite, one of yellow gold.

stone-none = no stone
stone-tura-basalt = { card-tura-basalt }
stone-tura-mokattam = { card-tura-mokattam }
stone-tura-granite = { card-tura-granite }
stone-tura-gold = { card-tura-gold }
stone-basalt-mokattam = { card-basalt-mokattam }
stone-basalt-granite = { card-basalt-granite }
stone-basalt-gold = { card-basalt-gold }
stone-mokattam-granite = { card-mokattam-granite }
stone-mokattam-gold = { card-mokattam-gold }
stone-granite-gold = { card-granite-gold }

## Bonus tokens

card-food1 = 1 food
    .text = You get 1 food after paying; it cannot pay for this stone.
card-food2 = 2 food
    .text = You get 2 food after paying; it cannot pay for this stone.
card-waive = no surcharge
    .text = You do not pay the surcharge beside the stone. The price under its column stays.
card-save_time = 1 time less
    .text = The stone takes 1 time less. If that leaves none, your boat stays where it is and you have another turn at once.
card-time_for_food = 1 more time for 3 food
    .text = Your boat may sail one space farther for 3 food. The food cannot pay for this stone.
card-storage = storage
    .text = You may put the stone aside once it is paid. It can be built before or after any later turn of yours.

token-none = no bonus
    .sign = –
token-food1 = { card-food1 }
    .sign = +1
token-food2 = { card-food2 }
    .sign = +2
token-waive = { card-waive }
    .sign = ≠
token-save_time = { card-save_time }
    .sign = −t
token-time_for_food = { card-time_for_food }
    .sign = t+3
token-storage = { card-storage }
    .sign = □

## Quarries and their history

card-tura = Tura
    .text = The white limestone that once made the pyramids shine was cut in underground galleries at Tura and shipped across the Nile. Cairo has grown over the place.
card-fayyum = North Fayyum
    .text = In the desert north of the Fayyum lake lies one of the oldest basalt quarries, with a paved road that may be the first in the world.
card-beni_hasan = Beni Hasan
    .text = Limestone was taken from the cliffs on the east bank, where the governors of the province later had their painted rock tombs.
card-claudianus = Mons Claudianus
    .text = A Roman camp in the Eastern Desert. Its granite columns travelled as far as the Pantheon in Rome.
card-kanayis = Bir el-Kanayis
    .text = A well on the road to the gold mines of the Eastern Desert; King Seti I left a small rock temple beside it.
card-hammamat = Wadi Hammamat
    .text = A dry valley between the Nile and the Red Sea, known for its greenish stone and for gold. The oldest geological map shows it.
card-gebelein = Gebelein
    .text = Two limestone hills by the river in the south. From here stone went to temples in and around Thebes.
card-aswan = Aswan
    .text = The granite of the first cataract gave obelisks, statues and burial chambers. An unfinished obelisk still lies in the rock.
card-nubia = Nubian Desert
    .text = Much of Egypt's gold came from this desert, far beyond the map. Caravans carried it to the Nile.
card-abydos = Abydos
    .text = Near the holy city of Osiris limestone was quarried for its temples and for the tombs of pilgrims.
card-amarna = El Amarna
    .text = The limestone hills around Akhenaten's short-lived capital are full of quarries, cut in a hurry for a city built in a few years.

site-none = open water
site-tura = { card-tura }
site-fayyum = { card-fayyum }
site-beni_hasan = { card-beni_hasan }
site-claudianus = { card-claudianus }
site-kanayis = { card-kanayis }
site-hammamat = { card-hammamat }
site-gebelein = { card-gebelein }
site-aswan = { card-aswan }
site-nubia = { card-nubia }
site-abydos = { card-abydos }
site-amarna = { card-amarna }

## Supply, pyramid, areas

card-c1 = column 1
    .text = The first column of the supply; surcharges are listed from the bottom stone to the top one.
card-c2 = column 2
    .text = The second column of the supply; surcharges are listed from the bottom stone to the top one.
card-c3 = column 3
    .text = The third column of the supply; surcharges are listed from the bottom stone to the top one.
card-c4 = column 4
    .text = The fourth column of the supply; surcharges are listed from the bottom stone to the top one.
card-l1 = level 1
    .text = The lowest level, on the ground; bread is listed from left to right.
card-l2 = level 2
    .text = Each stone rests on two stones of level 1; bread is listed from left to right.
card-l3 = level 3
    .text = Each stone rests on two stones of level 2; bread is listed from left to right.
card-l4 = level 4
    .text = Each stone rests on two stones of level 3; bread is listed from left to right.
card-l5 = level 5
    .text = Each stone rests on two stones of level 4; bread is listed from left to right.
card-l6 = level 6
    .text = The top of the pyramid: a single stone.
card-areas = closed areas
    .text = Food for a closed area of one half, two halves, three halves and so on.

## Builders

card-aya = Aya
    .text = Every closed area of a single half brings 1 food instead of none.
card-lateef = Lateef
    .text = Once in the game: 2 food for each level on which at least one stone lies.
card-heba = Heba
    .text = Once in the game, before or after placing a stone: the boat goes 2 spaces back.
card-tsekani = Tsekani
    .text = 1 food for each stone that is laid directly between two stones of its level.

builder-aya = { card-aya }
builder-lateef = { card-lateef }
builder-heba = { card-heba }
builder-tsekani = { card-tsekani }

## Groups and facts

group-stones = Stones
group-tokens = Bonus tokens
group-quarries = Quarries
group-columns = Columns of the supply
group-levels = Levels of the pyramid
group-areas = Areas
group-builders = Builders

fact-kind = Kind
fact-eye = with an eye
fact-plain = without an eye
fact-spaces = Spaces
fact-food = Food
fact-time = Time
fact-surcharges = Surcharges
fact-places = Places
fact-bread = Bread
fact-rewards = Food

## Why a player retires

cause-food = not enough food for any stone
cause-time = not enough time for any stone
cause-supply = no stone is left
cause-pyramid = the pyramid is complete

## The table

section-nile = The Nile
section-supply = Supply
section-ptah = Ptah
section-player = { $seat } ({ $number }): { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}, { $food } food
section-own = You, { $seat } ({ $number }): { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}, { $food } food
boat-aloud = { $site_id ->
    [none] { $seat }: space { $space }, { $left } to go.
   *[other] { $seat }: space { $space }, quarry { $site }, bonus: { $token }; { $left } to go.
}
quarry-aloud = Space { $space }: { $site }, { $material }, bonus: { $token }.
price-short = { $food }f { $time }t
column-aloud = Column { $column }, base price { $food } food and { $time } time, from the bottom:
stone-aloud = { $place }: { $stone }, { $food } food and { $time } time{ $token_id ->
    [none] .
   *[other] , bonus: { $token }.
}
bag-count = In the bag: { $count ->
    [0] nothing
    [one] { $count } stone
   *[other] { $count } stones
}
held-stone = Waiting to be placed: { $stone }
ptah-stones = Ptah has { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}.
boat-line = Boat on space { $space }, { $left ->
    [0] at the end of the journey
    [one] { $left } space to go
   *[other] { $left } spaces to go
}
builder-line = Builder: { $builder }{ $used ->
    [true] , ability used
   *[false] { "" }
}
stored-line = Stored: { $stones }
areas-count = { $count ->
    [0] No closed areas
    [one] { $count } closed area, { $food } food from it
   *[other] { $count } closed areas, { $food } food from them
}
area-aloud = { $material }, size { $size }: { $food } food
level-aloud = Level { $level }: { $places }.
place-holds = place { $number } { $materials }
place-free = place { $number } free{ $bread ->
    [0] { "" }
   *[other] , bread { $bread }
}

## What is asked

prompt-choose_builder = Choose your builder.
    .waiting = { $seat } chooses a builder.
prompt-choose_stone = { $token_id ->
    [none] Choose a stone. You have { $food } food and { $left } time.
   *[other] Choose a stone. You have { $food } food and { $left } time; bonus of the quarry: { $token }.
}
    .waiting = { $seat } chooses a stone.
prompt-before_retiring = You cannot buy a stone: { $cause }. What else do you do before you retire?
    .waiting = { $seat } is about to retire.
prompt-declare_bonus = { $token_id ->
    [storage] Put the stone { $stone } into storage once it is paid?{ $ends ->
        [1] {" "}Beware: your boat reaches the last space, so the stone would never be built.
       *[other] { "" }
    }
   *[other] Buy { $stone } with the bonus of the quarry: { $token }?
}
    .waiting = { $seat } decides about a bonus.
prompt-place_stone = Place the stone { $stone }.
    .waiting = { $seat } places a stone.
prompt-place_stored = Place the stored stone { $stone }.
    .waiting = { $seat } places a stored stone.
prompt-after_turn = Your turn is over. Anything else? You have { $food } food.
    .waiting = { $seat } ends the turn.

## What can be chosen

thing = { $what ->
    [supply] { $place } { $stone }, { $food } food, { $time } time{ $token_id ->
        [none] { "" }
       *[other] {" "}({ $token })
    }
    [stone] { $stone }
    [move] { $stone } from column { $column } to column { $hole }
    [builder] { $builder }
    [empty] { $place }
   *[place] { $slot } level { $level }, place { $number }{ $bread ->
        [0] { "" }
       *[other] , bread { $bread }
    } ({ $materials })
}
choice-choose = Choose { $builder }
    .short = Choose
choice-buy = Buy { $place } { $stone } for { $food } food and { $time } time{ $token_id ->
    [none] { "" }
   *[other] , bonus: { $token }
}
    .short = Buy
choice-forgo = Buy { $place } { $stone } for { $full_food } food and { $full_time } time without the bonus
    .short = Without bonus
choice-use = Use the bonus
    .short = Use
choice-decline = Do without the bonus
    .short = Decline
choice-place = { $slot }: level { $level }, place { $number }, from the left { $materials }
    .short = This way
choice-turn = { $slot }: level { $level }, place { $number }, from the right { $materials }
    .short = Turned
choice-fetch = Build the stored stone { $stone }
    .short = Build
choice-move = Move { $stone } from column { $column } to the empty column { $hole }
    .short = Move
choice-feast = Lateef's feast: 2 food for each level begun
    .short = Feast
choice-reverse = Heba: your boat goes 2 spaces back
    .short = Back
choice-retire = Retire: sail to the last space
    .short = Retire
choice-pass = Nothing else
    .short = Done

## What happens

log-turn = Turn { $turn }: { $seat }.
log-chose = { $seat } plays { $builder } and begins with { $food } food.
log-bought = { $seat } buys { $stone } ({ $place }) for { $food } food and { $time } time.
log-sailed = { $seat } sails from space { $start } to space { $end }.
log-bonus = { $seat } uses the bonus of the quarry: { $token }.
log-stored = { $seat } puts { $stone } into storage.
log-fetched = { $seat } takes { $stone } from storage.
log-placed = { $seat } builds on level { $level }, place { $number }: { $materials }.
log-bread = { $seat } finds bread: { $food } food.
log-closed = { $seat } closes an area of { $size } ({ $material }): { $food } food.
log-gap = { $seat } fills a gap: { $food } food.
log-moved = { $seat } moves { $stone } from column { $column } to the empty column { $hole }.
log-refilled = { $stone } joins column { $column }.
log-ptah-took = Ptah takes { $stone } from column { $column }.
log-ptah-completed = Ptah's pyramid is complete: { $stones } stones.
log-feasted = { $seat } holds a feast on { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}: { $food } food.
log-reversed = { $seat } goes back from space { $start } to space { $end }.
log-retired = { $seat } retires ({ $cause }): { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}, { $food } food.
log-ended = The game is over.

## Why not

reason-choose-builder-first = First choose a builder
reason-builder-fixed = Builders are chosen before the first turn only
reason-builder-taken = { $builder } already belongs to { $other }
reason-no-such-place = The supply has no place { $place }; its places are c1r1 to c4r7
reason-no-stone-there = No stone lies on { $place }
reason-pyramid-complete = Your pyramid is complete
reason-not-enough-food = The stone costs { $cost } food and you have { $have }; { $missing } missing
reason-not-enough-time = The stone takes { $time } time and { $left ->
    [0] no space is left
    [one] only { $left } space is left
   *[other] only { $left } spaces are left
} on the Nile
reason-no-bonus = The stone { $stone } brings no bonus that you could do without
reason-bonus-asked-later = Choose the stone first; then you are asked about the bonus: { $token }
reason-buy-first = First choose a stone from the supply
reason-must-buy = You can buy a stone, so you must
reason-must-retire = You cannot buy a stone; your boat must go to the last space
reason-no-bonus-to-declare = There is no bonus to decide about; first choose a stone
reason-declare-first = First decide about the bonus: { $token }
reason-place-first = First place the stone { $stone }
reason-no-such-slot = The pyramid has no place { $slot }; its places are l1s1 to l6s1
reason-slot-filled = A stone already lies on { $slot }
reason-not-supported = { $slot } is not supported; stones are missing on { $below }
reason-turn-over = Your purchase of this turn is over
reason-not-your-builder = Only { $builder } can do that
reason-ability-used = { $builder } has already used this ability
reason-boat-retired = You have retired; the boat does not come back
reason-boat-at-start = The boat is on the first space and cannot go back
reason-not-stored = You have no stored stone { $stone }
reason-stored-this-turn = { $stone } was stored in this turn and must wait for a later one
reason-no-such-move = Name the column that gives and the one that is empty, for instance move:c1-c3
reason-bag-not-empty = Stones are moved between columns only when the bag is empty; it still holds { $stones }
reason-column-not-empty = Column { $column } is not empty
reason-column-empty = Column { $column } has no stone to give
reason-only-at-start = That is possible only at the start of your turn
reason-emptied-this-turn = Column { $column } was not empty when your turn began

## Results

part-stones = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
part-food = { $food } food left
part-ptah = Stones of Ptah: { $stones }
part-lost = Ptah wins: { $stones } against his { $ptah }
part-rating = { $band ->
    [1] Verdict: Sneferu would rather sleep in a mastaba.
    [2] Verdict: it stands, if a little bent.
    [3] Verdict: Imhotep nods.
    [4] Verdict: worthy of a pharaoh!
   *[5] Verdict: they will still be gazing at it in 4500 years.
}
tie-food = Food
tie-area = Size of the largest closed area that differs

## Options

option-builders = Builders
    .help = Each of them has an ability of their own; without them everybody is equal.
option-solo_builders = Builders in the solo game
    .help = House option: a builder in the game against Ptah.
option-errata = Corrections
    .help = A file that corrects the numbers of the board, which are designed.

## Errors: options, corrections, positions

error-solo-builders-needed = Builders in the solo game are a house option: switch solo_builders on as well.
error-solo-builders-seats = The house option solo_builders is for one player, not for { $seats }.
error-solo-builders-off = The house option solo_builders needs builders: chosen or dealt.
error-board-unknown-section = The board has no section “{ $section }”. Nearest: { $nearest }.
error-board-unknown-entry = Section { $section } has no “{ $field }” that can be corrected. Nearest: { $nearest }.
error-board-number = { $entry }: “{ $value }” is not valid. It must be a whole number from { $low } to { $high }.
error-board-unknown-word = { $entry }: “{ $value }” is not known. Nearest: { $nearest }.
error-board-not-a-list = { $entry } must be a list.
error-board-length = { $entry } must have { $need } entries, not { $have }.
error-board-not-rising = { $entry } must rise from number to number.
error-board-quarry-outside = A quarry cannot lie on space { $space }; possible are { $low } to { $high }.
error-board-eye-tokens = There are { $eyes } quarries with an eye and { $have } tokens with an eye.
error-board-plain-tokens = { $need } tokens without an eye are needed, there are { $have }.
error-board-bottom-dearer = Column { $column }: the bottom stone must be the cheapest.
error-board-too-few-stones = There are not enough stones for the supply of { $need }.
error-board-nothing-to-buy = With { $food } food nobody could buy a first stone.
error-not-stones = { $key }: this must be a list of stones.
error-no-such-stone = { $key }: there is no stone “{ $stone }”. Nearest: { $nearest }.
error-too-many-stones = { $key }: there are not enough stones { $stone }.
error-column-too-high = { $key }: a column holds at most { $rows } stones.
error-not-supported = { $key }: nothing supports a stone on { $slot }.
error-no-such-token = { $key }: the token “{ $token }” cannot lie here. Tokens: { $nearest }.
error-no-such-builder = { $key }: the builder “{ $builder }” does not play. Builders: { $nearest }.
error-builder-twice = { $key }: a builder can belong to one player only.
error-not-hindmost = { $key }: player { $seat } is not the one whose boat is hindmost.

## Browser

web-phase-choose = Choose stone
web-phase-pay = Pay
web-phase-place = Place
web-phase-food = Food
web-phase-refill = Refill
web-stones = stones
web-food = food
web-food-after = food → { $food }
web-days-left = days left
web-left = left
web-your-pyramid = Your pyramid
web-pyramid-of = Pyramid of { $seat }
web-enlarge = Enlarge the pyramid of { $seat }
web-stones-of = { $stones } of { $places } stones
web-rearmost-you = The rearmost boat moves: you.
web-rearmost = The rearmost boat moves: { $seat }.
web-area-pays = Food for closed areas by their size
web-area-of = closed area of
web-pays = pays
web-empty = empty
web-empty-column = Column { $column } is empty
web-place-holds = Level { $level }, place { $number }: { $materials }
web-place-empty = Level { $level }, place { $number }, empty{ $bread ->
    [0] { "" }
   *[other] , bread { $bread }
}
web-turn = Turn
web-closes = Closes an area of { $size } ({ $material }).
web-closes-nothing = Closes nothing yet.
web-finds-bread = Bread lies here.
web-fills-gap = Fills a gap.
web-store = Storage
web-used = ability used
web-unused = once in the game, not used yet
web-always = works all the time
web-taken-by = taken by { $seat }
web-signs = Signs
web-closed-areas = Closed areas
web-tap-again = Tap again to confirm.

## Browser: options and the lesson

option-builders-off = no builders
option-builders-chosen = everybody chooses one
option-builders-dealt = dealt at random
web-lesson-halves = Halves
web-lesson-food = Food
web-lesson-1 = Build the larger pyramid
    .text = You sail down the Nile, buy stones with food and lay them into your pyramid. Whoever has the most stones in it at the end wins. If stones are equal, food decides.
web-lesson-2 = The hindmost boat plays
    .text = Whose boat is farthest back has the turn. So you may have several turns in a row, as long as you stay behind. On one space the boat that came first goes first.
web-lesson-3 = Choose a stone and pay
    .text = Any stone of the supply may be chosen. It costs the food and the time under its column, and the food beside the stone. The bottom stone of a column is the cheapest. For each time your boat sails one space on.
web-lesson-4 = Lay it down
    .text = On the lowest level a stone may lie anywhere. Above, both halves must lie on stones. You may turn it either way round.
web-lesson-5 = Closed areas bring food
    .text = Halves of one material that touch by an edge form an area. When it can no longer grow, it is closed and brings food at once: the larger, the more. Bread printed on a place belongs to whoever covers it.
web-lesson-6 = Quarries
    .text = If your boat stands on a quarry when your turn begins, and half of your stone is of its material, you may use the quarry’s token. It is never used up.
web-lesson-7 = The end of the journey
    .text = Who cannot buy any stone retires: the boat goes to the last space at once, and each space brings 5 food. When all boats are there, stones are counted. Areas still open bring nothing.
web-lesson-closes = The glowing stone closes an area of two halves of basalt: 2 food.
