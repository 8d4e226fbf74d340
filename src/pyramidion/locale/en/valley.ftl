# Valley of the Kings: docs/rules/valley.md numbers the rules.

game-valley = Valley of the Kings
    .tagline = Fill your tomb while the pyramid crumbles.

## Cards

card-none = empty place

card-shabti = Shabti
    .text = Choose one: swap two cards of the pyramid, or sacrifice a card from the pyramid.
card-urn = Urn
    .text = Move the top card of your discard pile onto your deck.
card-box_of_food = Box of Food
    .text = Draw a card.
card-offering_table = Offering Table
    .text = Reaction outside your turn: if an opponent’s action is about to make you discard or sacrifice from your hand, you may show this card. That action then passes you by, and this card stays in your hand.

card-outer_sarcophagus = Outer Sarcophagus
    .text = Discard two cards from your hand, then entomb a card from your hand.
card-middle_sarcophagus = Middle Sarcophagus
    .text = Sacrifice a card from your hand, then entomb another one from your hand.
card-inner_sarcophagus = Inner Sarcophagus
    .text = Entomb a card from your hand.

card-duamutef = Duamutef Canopic Jar
    .text = Each opponent discards a card of their choice from their hand.
card-qebehsenuef = Qebehsenuef Canopic Jar
    .text = Opponents with six or more cards outside their tomb each sacrifice a card of their choice from their hand.
card-hapi = Hapi Canopic Jar
    .text = Each opponent discards cards of their choice from their hand until only three are left.
card-imsety = Imsety Canopic Jar
    .text = Take a card from the base of the pyramid straight into your hand.

card-ankh = Ankh Amulet
    .text = Return a card from your tomb to your hand.
card-wedjat = Wedjat Amulet
    .text = Look at the top three cards of your deck. Put one into your hand and the other two back on top in any order.
card-tyet = Tyet Amulet
    .text = Carry out once more a card action that you have already completed this turn. Boat, Censer and Statue of Thoth cannot be repeated.
card-djed = Djed Amulet
    .text = Take from the pyramid a card of a set that already has a card in your tomb.
card-scarab = Scarab
    .text = Entomb a card from your discard pile.

card-book_of_gates = Book of Gates
    .text = Turn over the top card of your deck. If its action is possible you must carry it out; then discard the card.
card-book_of_the_earth = Book of the Earth
    .text = Sacrifice a card from your hand, then take from the pyramid a card that costs at most twice as much.
card-book_of_the_heavens = Book of the Heavens
    .text = If your discard pile holds at least five cards, entomb one of them.
card-book_of_traversing_eternity = Book of Traversing Eternity
    .text = Only after a purchase this turn: take from the pyramid a card that costs less than one you have bought.
card-book_of_the_netherworld = Book of the Netherworld
    .text = Take the top card of the stock.
card-book_of_the_dead = Book of the Dead
    .text = Entomb the cheapest card of the pyramid directly. If several are equally cheap, you choose.

card-statue_sobek = Statue of Sobek
    .text = Sacrifice a card from your hand, then draw two cards.
card-statue_bastet = Statue of Bastet
    .text = Opponents with six or more cards outside their tomb each put a card of their choice from their hand on top of your discard pile.
card-statue_anubis = Statue of Anubis
    .text = Take the top card of the boneyard.
card-statue_isis = Statue of Isis
    .text = Draw three cards.
card-statue_horus = Statue of Horus
    .text = Take any card from the pyramid.
card-statue_thoth = Statue of Thoth
    .text = Until the end of the turn each of your cards pays 4 gold, whatever is printed on it.
card-statue_osiris = Statue of Osiris
    .text = Entomb a card from the base of the pyramid.

card-mummified_cat = Mummified Cat
    .text = Reaction to a sacrifice by another player: discard this card from your hand to take the sacrificed card.
card-headrest = Headrest
    .text = Draw two cards, then discard a card from your hand.
card-ka_figurine = Ka Figurine
    .text = Discard a set card from your hand, then take from the pyramid a card of the same set.
card-censer = Censer
    .text = Until the end of the turn your purchases cost 2 gold less, but never less than 1.
card-boat = Boat
    .text = Reaction to an opponent’s purchase: discard this card from your hand to take a card from the base of the pyramid.
card-burial_mask = Burial Mask
    .text = Entomb a card from your hand or from your discard pile.

card-linen_bandages = Linen Bandages
    .text = Entomb a starter from your hand.
card-brain_hook = Brain Hook
    .text = Turn over the top card of the stock. You may buy it for 2 gold less; before you pay you may still play Ring. If you do not buy it, sacrifice it.
card-natron = Natron
    .text = Entomb a card from your hand, then draw a card.

card-ring = Ring
    .text = The next card you play this turn pays twice its gold.
card-bracelet = Bracelet
    .text = Draw two cards.
card-brooch = Brooch
    .text = Entomb any card from the pyramid, then sacrifice a set card that was in your tomb before.
card-necklace = Necklace
    .text = Entomb the top card of your deck. If it was a starter, you may entomb the next one as well.

card-serdab = Serdab
    .text = Set aside one or more cards from your hand. They join your new hand after you draw at the end of the turn.
card-antechamber = Antechamber
    .text = Search your discard pile and put a card of it into your hand.
card-offering_chapel = Offering Chapel
    .text = Every player, you first, may entomb the top card of their own discard pile.
card-treasury = Treasury
    .text = Draw three cards, then discard a card from your hand.
card-burial_chamber = Burial Chamber
    .text = Entomb one or two cards from your hand.

card-sling = Sling
    .text = Choose an opponent, who discards a card of their choice from their hand.
card-dagger = Dagger
    .text = Only if the boneyard holds a card for every player: everybody, you first, takes its top card.
card-khopesh = Khopesh
    .text = Take the card of the pyramid that the opponent on your left chooses.
card-spear = Spear
    .text = Choose an opponent, who shows their hand and discards the card that you name.
card-axe = Axe
    .text = Reaction in any turn: if an effect makes you discard a card, you may discard Axe for it. Then each opponent shows their hand and discards its most expensive card.
card-bow = Bow
    .text = Entomb from the pyramid a card of a set that has no card in your tomb yet.

card-hunting = Hunting
    .text = Turn over the top two cards of your deck. Put one into your hand and discard the other.
card-goddess_nut = Goddess Nut
    .text = Choose an opponent, who may take the cheapest card of the pyramid. Then take the most expensive one.
card-harvest = Harvest
    .text = Take the cheapest card of the pyramid straight into your hand.
card-judgment = Judgment of the Dead
    .text = Set aside a card from your hand and take the top card of the boneyard, as often as you want and can. Then sacrifice the cards set aside, in any order.
card-banquet = Banquet
    .text = Draw three cards.
card-opening_of_the_mouth = Opening of the Mouth
    .text = Take a card from the middle row or from the top of the pyramid.
card-victory = Victory
    .text = Entomb another card that you have already played this turn.

card-senet = Senet
    .text = Draw a card and put Senet on an opponent’s discard pile. That opponent puts a set card from their hand on yours, or shows you that there is none.
card-dogs_and_jackals = Dogs and Jackals
    .text = Return to your hand another card that you have already played this turn.
card-mirror_case = Mirror Case
    .text = Take any card from the pyramid, then put Mirror Case into the pyramid.
card-ibex = Ibex Statuette
    .text = Discard one or more cards from your hand, then draw as many and one more.
card-chariot = Chariot
    .text = Take any card from the pyramid and put it on top of your deck.
card-sphinx = Sphinx
    .text = Entomb any card from the pyramid.

## Groups

group-starter = Starters
group-unique = Unique artifacts
group-sarcophagi = Sarcophagi
group-jars = Canopic jars
group-amulets = Amulets
group-books = Books
group-statues = Statues
group-mummification = Mummification
group-jewelry = Jewelry
group-chambers = Chambers
group-weapons = Weapons
group-tomb_art = Tomb art
group-red = Red superset
group-brown = Brown superset
group-yellow = Yellow superset
group-green = Green superset
group-blue = Blue superset

## Places

slot-b1 = left of the base
slot-b2 = middle of the base
slot-b3 = right of the base
slot-m1 = left of the middle row
slot-m2 = right of the middle row
slot-t = top of the pyramid
slot-hand = hand
slot-discard = discard pile
slot-tomb = tomb
slot-played = played cards
slot-deck = deck
slot-revealed = turned over

place-b1 = { slot-b1 }
place-b2 = { slot-b2 }
place-b3 = { slot-b3 }
place-m1 = { slot-m1 }
place-m2 = { slot-m2 }
place-t = { slot-t }

above-m1 = { slot-m1 }
above-m2 = { slot-m2 }
above-t = { slot-t }

hole-b1 = { slot-b1 }
hole-b2 = { slot-b2 }
hole-b3 = { slot-b3 }
hole-m1 = { slot-m1 }
hole-m2 = { slot-m2 }
hole-t = { slot-t }

source-hand = from hand
source-discard = from the discard pile
source-tomb = from the tomb
source-stock = from the stock
source-boneyard = from the boneyard
source-deck = from the deck
source-played = from the played cards
source-judged = set aside before
source-revealed = turned over before
source-b1 = from the { slot-b1 }
source-b2 = from the { slot-b2 }
source-b3 = from the { slot-b3 }
source-m1 = from the { slot-m1 }
source-m2 = from the { slot-m2 }
source-t = from the { slot-t }

into-hand = into hand
into-discard = onto the discard pile
into-deck = onto the deck

area-hand = Hand
area-deck = Deck
area-discard = Discard pile
area-played = Played cards
area-tomb = Tomb
area-pyramid = Pyramid
area-base = Base
area-stock = Stock
area-boneyard = Boneyard
area-revealed = Turned over
area-aside = Set aside
area-judged = Set aside for sacrifice

phase-play = Play cards
phase-discard = Discard
phase-rebuild = Rebuild the pyramid
phase-draw = Draw

use-gold = gold
use-action = action

filter-ANY = any card
filter-CHEAPEST = the cheapest card
filter-DEAREST = the most expensive card
filter-NEW_SET = a card of a set that is not in your tomb yet
filter-SAME_SET = a card of the same set
filter-SET_IN_TOMB = a card of a set that is in your tomb
filter-COST_UP_TO_TWICE = a card that costs at most twice as much
filter-CHEAPER_THAN_BOUGHT = a card cheaper than one you have bought

## The table

section-pyramid = Pyramid
section-piles = Stock and boneyard
section-player = { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
section-own = You, { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
card-price = cost { $cost } · gold { $gold }
place-empty = { $slot }: empty
place-holds = { $slot }: { $card }, cost { $cost }, gold { $gold }, { $group }
stock-count = Stock: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
boneyard-top = { $card_id ->
    [none] Boneyard: empty
   *[other] Boneyard: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, on top: { $card }
}
player-cards = Hand { $hand } · deck { $deck } · discard pile { $discard }
discard-top = { $card_id ->
    [none] Discard pile: empty
   *[other] On top of the discard pile: { $card }
}
hand-known = Known to be in hand: { $cards }
deck-known = Known to be on top of the deck: { $cards }
played-cards = Played cards: { $cards }
hand-title = Hand:
hand-card = { $count ->
    [1] { $card } (gold { $gold }): { $text }
   *[other] { $count }× { $card } (gold { $gold }): { $text }
}
tomb-title = Tomb:
tomb-empty = Tomb: empty
tomb-group = { $size ->
    [0] { $group }: { $names }
   *[other] { $group } { $different }/{ $size }: { $names }
}
aside-cards = { $cards_shown ->
    [0] Set aside until the end of the turn: { $cards_count }
   *[other] Set aside until the end of the turn: { $cards }
}
judged-cards = { $cards_shown ->
    [0] Set aside for sacrifice: { $cards_count }
   *[other] Set aside for sacrifice: { $cards }
}
section-deck-list = The cards of this table
deck-list-group = { $groups_count ->
    [1] { $group } ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    })
   *[other] { $group } ({ $groups }; { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    })
}
section-solo = Alone
solo-goal = { $solo ->
    [master] Solo for master embalmers: reach { $goal } points, without free entombing.
   *[beginner] Solo for beginners: reach { $goal } points.
}
solo-boneyard = Boneyard, from the top: { $cards }
solo-discard = Your discard pile, from the top: { $cards }

## What is asked

prompt-play_cards = Play cards: your hand is worth { $gold } gold.
    .waiting = { $seat } plays cards.
prompt-pay = Pay for { $card }: { $owed ->
    [0] it is paid; the next card completes the purchase.
   *[other] { $owed } gold to go.
}
    .waiting = { $seat } pays for a card.
prompt-arrange = Choose the next card for your discard pile, the first one lies lowest. { $cards ->
    [one] { $cards } card is left.
   *[other] { $cards } cards are left.
}
    .waiting = { $seat } arranges the cards to discard.
prompt-sacrifice_unchanged = The pyramid has not changed this turn: sacrifice one of its cards.
    .waiting = { $seat } sacrifices a card of the unchanged pyramid.
prompt-crumble = Choose the card that falls into the middle of the base.
    .waiting = { $seat } chooses the card that falls.
prompt-discard = Discard a card from your hand.
    .waiting = { $seat } chooses a card to discard.
prompt-discard_down_to = Discard cards until you hold { $keep }.
    .waiting = { $seat } chooses cards to discard.
prompt-give = Put a card from your hand on the opponent’s discard pile.
    .waiting = { $seat } chooses a card to give away.
prompt-sacrifice = Sacrifice a card from your hand.
    .waiting = { $seat } chooses a card to sacrifice.
prompt-sacrifice_slot = Sacrifice a card from the pyramid.
    .waiting = { $seat } chooses a card of the pyramid to sacrifice.
prompt-entomb = { $zone ->
    [hand] Entomb a card from your hand.
    [discard] Entomb a card from your discard pile.
    [starter] Entomb a starter from your hand.
   *[other] Entomb a card from your hand or your discard pile.
}
    .waiting = { $seat } chooses a card to entomb.
prompt-entomb_slot = Entomb a card from the pyramid.
    .waiting = { $seat } chooses a card of the pyramid to entomb.
prompt-take = Take a card from the pyramid.
    .waiting = { $seat } chooses a card of the pyramid.
prompt-return = Return a card from your tomb to your hand.
    .waiting = { $seat } chooses a card of the tomb.
prompt-keep = Choose the card that goes into your hand.
    .waiting = { $seat } looks at the top cards of the deck.
prompt-put_back = Put the cards back on your deck, the first one lies deepest. { $cards ->
    [one] { $cards } card is left.
   *[other] { $cards } cards are left.
}
    .waiting = { $seat } puts cards back on the deck.
prompt-repeat = Choose the action that you carry out once more.
    .waiting = { $seat } chooses an action to repeat.
prompt-choose_one = Swap two cards of the pyramid, or sacrifice one of them.
    .waiting = { $seat } chooses what to do with the pyramid.
prompt-swap = Choose the first of the two cards to swap.
    .waiting = { $seat } swaps two cards of the pyramid.
prompt-swap_with = Choose the card that changes places with { $card }.
    .waiting = { $seat } swaps two cards of the pyramid.
prompt-shield = An action of { $seat } is about to cost you cards. Do you show a card that protects you?
    .waiting = { $seat } may show a card as protection.
prompt-react_when_opponent_buys = { $seat } has bought a card. Do you react?
    .waiting = { $seat } may react to the purchase.
prompt-react_when_other_sacrifices = { $seat } has sacrificed a card. Do you react?
    .waiting = { $seat } may react to the sacrifice.
prompt-choose = Choose an opponent.
    .waiting = { $seat } chooses an opponent.
prompt-buy_or_sacrifice = { $card } is turned over. Buy it for { $cost } gold, or sacrifice it? Your hand is worth { $gold } gold.
    .waiting = { $seat } buys or sacrifices the card turned over.
prompt-set_aside = { $cards ->
    [0] Set aside a card for your next hand.
   *[other] Set aside another card, or stop.
}
    .waiting = { $seat } sets cards aside.
prompt-judge = { $cards ->
    [0] Set aside a card and take the top card of the boneyard.
   *[other] Exchange another card for the top of the boneyard, or stop.
}
    .waiting = { $seat } exchanges cards with the boneyard.
prompt-sacrifice_judged = Choose the next card to sacrifice; the last one lies on top.
    .waiting = { $seat } sacrifices the cards set aside.
prompt-discard_any = { $cards ->
    [0] Discard a card from your hand.
   *[other] Discard another card, or stop and draw.
}
    .waiting = { $seat } chooses cards to discard.
prompt-choose_for = Choose the card of the pyramid that { $seat } takes.
    .waiting = { $seat } chooses the card that the neighbour takes.
prompt-discard_due = Choose the card that you discard.
    .waiting = { $seat } chooses the card to discard.
prompt-name = Name the card that { $seat } discards.
    .waiting = { $seat } names a card of the hand that is shown.
prompt-give_set_card = Give a set card from your hand, or show that you have none.
    .waiting = { $seat } must give a set card or show that there is none.
prompt-enter = Choose the hole of the pyramid that the card fills.
    .waiting = { $seat } puts a card into the pyramid.
prompt-sacrifice_tomb = Sacrifice a set card from your tomb.
    .waiting = { $seat } chooses a card of the tomb to sacrifice.
prompt-entomb_played = Entomb a card that you have played this turn.
    .waiting = { $seat } chooses a played card to entomb.
prompt-return_played = Return a card that you have played this turn.
    .waiting = { $seat } chooses a played card.
prompt-fetch = Put a card from your discard pile into your hand.
    .waiting = { $seat } searches the discard pile.
prompt-may_entomb = You may entomb another card.
    .waiting = { $seat } may entomb another card.
prompt-may_entomb_deck = You may entomb the top card of your deck, unseen.
    .waiting = { $seat } may entomb the top card of the deck.
prompt-may_entomb_top = You may entomb the top card of your discard pile.
    .waiting = { $seat } may entomb the top card of the discard pile.
prompt-may_entomb_slot = You may entomb a card from the pyramid.
    .waiting = { $seat } may entomb a card of the pyramid.
prompt-may_sacrifice_slot = You may sacrifice a card from the pyramid.
    .waiting = { $seat } may sacrifice a card of the pyramid.
prompt-may_swap = You may swap two cards of the pyramid.
    .waiting = { $seat } may swap two cards of the pyramid.
prompt-may_take = You may take a card from the pyramid.
    .waiting = { $seat } may take a card of the pyramid.

## What can be chosen

thing = { $slot_id ->
    [hand] { $card }
   *[other] { $card } ({ $slot })
}

choice-act = Play { $card } for its action
    .short = Action
choice-buy = Buy { $card } ({ $slot })
    .short = Buy
choice-entomb = { $slot_id ->
    [hand] Entomb { $card } from your hand
    [discard] Entomb { $card } from your discard pile
    [deck] Entomb the top card of your deck
   *[other] Entomb { $card } from the { $slot }
}
    .short = Entomb
choice-pay = Pay with { $card }
    .short = Pay
choice-lay = Lay down { $card } and go on paying
    .short = Pay on
choice-swap = Swap { $card } ({ $slot }) with another card
    .short = Swap
choice-with = Swap with { $card } ({ $slot })
    .short = Swap
choice-discard = Discard { $card }
    .short = Discard
choice-sacrifice = { $slot_id ->
    [hand] Sacrifice { $card }
    [tomb] Sacrifice { $card } from your tomb
    [revealed] Sacrifice { $card }, turned over
   *[other] Sacrifice { $card } from the { $slot }
}
    .short = Sacrifice
choice-take = Take { $card } ({ $slot })
    .short = Take
choice-return = Return { $card } from { $slot_id ->
    [tomb] your tomb
    [discard] your discard pile
   *[other] your played cards
}
    .short = Return
choice-keep = Put { $card } into your hand
    .short = Keep
choice-put = Put { $card } back on your deck
    .short = Put back
choice-repeat = Repeat the action of { $card }
    .short = Repeat
choice-give = Give { $card } away
    .short = Give
choice-fall = Let { $card } fall ({ $slot })
    .short = Fall
choice-react = React with { $card }
    .short = React
choice-end = End the turn and discard everything
    .short = End turn
choice-arrange = End the turn and choose the order of discarding
    .short = Order
choice-pass = Do not react
    .short = Pass
choice-skip = Go on without it
    .short = Skip
choice-aside = Set aside { $card }
    .short = Aside
choice-name = Name { $card }
    .short = Name
choice-choose = Choose { $other }
    .short = Choose
choice-place = Fill this hole: { $slot }
    .short = Here
choice-stop = That is all
    .short = Stop
choice-show = Show that you have no set card
    .short = Show

## What happens

log-turn = Turn { $turn }: { $seat }
log-played = { $use_id ->
    [action] { $seat } plays { $card } for its action.
   *[gold] { $seat } pays with { $card }.
}
log-discarded = { $seat } discards { $card }.
log-given = { $seat } puts { $card } on the discard pile of { $owner }.
log-sacrificed = { $seat } sacrifices { $card } { $source }.
log-entombed = { $seat } entombs { $card } { $source }.
log-showed = { $seat } shows { $card }.
log-cancelled = The protection holds, { $seat } loses nothing.
log-spared = { $seat } loses nothing.
log-shuffled = { $seat } shuffles the discard pile into the deck ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
log-drew = { $cards_shown ->
    [0] { $seat } draws { $cards_count ->
        [one] a card.
       *[other] { $cards_count } cards.
    }
   *[other] { $seat } draws { $cards }.
}
log-known = { $seat } draws a card that you know: { $card }.
log-revealed = { $seat } turns over { $card }.
log-failed = The action of { $card } cannot be carried out.
log-repeated = { $seat } repeats the action of { $card }.
log-reacted = { $seat } reacts with { $card }.
log-discarded-revealed = { $seat } discards the card turned over, { $card }.
log-looked = { $cards_shown ->
    [0] { $seat } looks at the top of the deck: { $cards_count ->
        [one] { $cards_count } card.
       *[other] { $cards_count } cards.
    }
   *[other] { $seat } looks at the top of the deck: { $cards }.
}
log-kept = { $seat } puts { $card } into hand.
log-kept-hidden = { $seat } puts one of the cards looked at into hand.
log-put-back = { $seat } puts { $card } back on the deck.
log-put-back-hidden = { $seat } puts a card back on the deck.
log-put-on-deck = { $seat } moves { $card } from the discard pile onto the deck.
log-returned = { $seat } returns { $card } from the tomb to hand.
log-cleaned-up = { $cards_shown ->
    [1] { $seat } discards { $cards_count ->
        [one] { $cards_count } card
       *[other] { $cards_count } cards
    }, on top: { $cards }.
   *[other] { $seat } discards { $cards } (the last one lies on top).
}
log-bought = { $seat } buys { $card }.
log-took = { $seat } takes { $card } { $source } { $into }.
log-fell = { $card } falls from the { $above } to the { $slot }.
log-swapped = { $seat } swaps two cards of the pyramid: { $slot }, { $place }.
log-refilled = { $card } comes from the stock to the { $slot }.
log-until-end-of-turn = { $change ->
    [gold] Until the end of the turn each card of { $seat } pays { $amount } gold.
   *[discount] Until the end of the turn { $seat } buys for { $amount } gold less.
}
log-ended = The game is over.
log-doubled = The next card of { $seat } pays twice its gold.
log-chose = { $seat } chooses { $other }.
log-turned-over = { $seat } turns over the top card of the stock: { $card }.
log-kept-revealed = { $seat } puts { $card } into hand.
log-showed-hand = { $cards_shown ->
    [0] { $seat } shows the whole hand to one player.
   *[other] { $seat } shows the whole hand: { $cards }.
}
log-set-aside = { $seat } sets { $card } aside until the end of the turn.
log-set-aside-hidden = { $seat } sets a card aside until the end of the turn.
log-judged = { $seat } sets { $card } aside.
log-judged-hidden = { $seat } sets a card aside.
log-rejoined = { $cards_shown ->
    [0] { $seat } adds the cards set aside to the hand ({ $cards_count }).
   *[other] { $seat } adds the cards set aside to the hand: { $cards }.
}
log-fetched = { $seat } puts { $card } from the discard pile into hand.
log-fetched-hidden = { $seat } puts a card from the discard pile into hand.
log-took-back = { $seat } takes { $card } back into hand.
log-passed-on = { $seat } puts { $card } on the discard pile of { $owner }.
log-entered = { $seat } puts { $card } into the pyramid: { $slot }.

## Why not

reason-reaction-only = { $card } is a reaction and has no action for your own turn
reason-part-impossible = { $card }: part { $part } of the action cannot be carried out, so none of it can. { $because }
reason-choose-purchase-first = Choose the card that you buy first, then the cards you pay with
reason-already-entombed = You have already entombed a card this turn; more only by actions
reason-not-in-base = Only the base of the pyramid is within reach; this is not in it: { $slot }
reason-slot-empty = There is no card here: { $slot }
reason-not-enough-gold = The card costs { $cost } gold and your hand is worth { $have }; { $missing } gold is missing
reason-already-played = You have already used { $card } this turn
reason-not-in-hand = You do not have { $card } in your hand
reason-pay-first = Pay for { $card } first
reason-lay-not-needed = Pay with { $card } in the ordinary way: more than the price can be laid down only while another card is left in hand
reason-lay-not-enough = { $card } does not reach the price yet; simply pay with it
reason-not-to-discard = { $card } is not among the cards you still have to discard
reason-cannot-fall-there = A card cannot fall from here: { $slot }. The hole is here: { $hole }
reason-nothing-to-discard = { $missing ->
    [one] You need one more card in hand to discard
   *[other] You need { $missing } more cards in hand to discard
}
reason-nothing-to-sacrifice = { $missing ->
    [one] You need one more card in hand to sacrifice
   *[other] You need { $missing } more cards in hand to sacrifice
}
reason-nothing-to-entomb = You have no card left to entomb
reason-no-target-for = With { $card } the pyramid would have no suitable card for the rest of the action
reason-nothing-bought = You have bought no card this turn
reason-pyramid-empty = The pyramid is empty
reason-base-empty = The base of the pyramid is empty
reason-stock-empty = The stock is empty
reason-boneyard-empty = The boneyard is empty
reason-tomb-empty = Your tomb is empty
reason-no-such-card-in-pyramid = The pyramid does not hold what the action needs: { $filter }
reason-card-does-not-fit = { $card } does not meet the condition of the action
reason-too-few-to-draw = You would have to draw { $need ->
    [one] { $need } card
   *[other] { $need } cards
}; deck and discard pile hold { $have }
reason-too-few-to-look = You would have to look at { $need ->
    [one] { $need } card
   *[other] { $need } cards
}; deck and discard pile hold { $have }
reason-discard-pile-empty = Your discard pile is empty
reason-discard-pile-small = Your discard pile must hold at least { $need ->
    [one] { $need } card
   *[other] { $need } cards
}; it holds { $have }
reason-not-in-discard-pile = { $card } cannot be taken from your discard pile now
reason-not-in-tomb = You do not have { $card } in your tomb
reason-not-looked-at = { $card } is not among the cards you are looking at
reason-nothing-to-repeat = There is no action of this turn that you could carry out once more
reason-not-repeatable = The action of { $card } cannot be repeated
reason-not-done-this-turn = You have not completed the action of { $card } this turn
reason-not-this-window = { $card } does not react to this
reason-no-opponent = The action refers to an opponent, and you play alone
reason-no-opponent-with-cards = No opponent has a card in hand
reason-not-a-possible-opponent = This player cannot be chosen
reason-no-free-entombing = A master embalmer entombs by actions only
reason-double-another-first = If { $card } were the card that counts twice, the gold would not suffice; lay down a dearer one first
reason-no-starter-to-entomb = You have no further starter in your hand
reason-not-a-starter = { $card } is not a starter
reason-upper-rows-empty = Above the base the pyramid is empty
reason-not-in-upper-rows = Only the middle row and the top are within reach; this is neither: { $slot }
reason-nothing-played = There is no other card on the table that you have played this turn
reason-not-among-played = { $card } is not among the played cards that can be chosen
reason-no-set-card-in-tomb = Your tomb holds no set card
reason-not-to-sacrifice-from-tomb = { $card } is no set card that was in your tomb before
reason-only-doubling-now = Finish this action first; only a card that doubles gold may be played now
reason-nothing-to-set-aside = You have no card left in hand to set aside
reason-not-among-judged = { $card } is not among the cards set aside
reason-boneyard-small = The boneyard must hold at least { $need ->
    [one] { $need } card
   *[other] { $need } cards
}; it holds { $have }
reason-another-card-is-due = { $card } is not the card that must be discarded
reason-not-in-that-hand = { $card } is not in the hand that was shown
reason-cannot-move-itself-again = The card is no longer where it could move from
reason-not-a-set-card = { $card } is not a set card
reason-has-a-set-card = You have a set card in hand and must give one
reason-not-the-lowest-hole = The card must come to rest in the lowest row that has a hole; this is not there: { $slot }

## Results

part-starter = { group-starter }: { $cards }
part-unique = { group-unique }: { $cards }
part-sarcophagi = { group-sarcophagi }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } different cards
}{ $bonus ->
    [0] {""}
   *[other] , complete set +{ $bonus }
}
part-jars = { group-jars }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } different cards
}{ $bonus ->
    [0] {""}
   *[other] , complete set +{ $bonus }
}
part-amulets = { group-amulets }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } different cards
}{ $bonus ->
    [0] {""}
   *[other] , complete set +{ $bonus }
}
part-books = { group-books }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } different cards
}{ $bonus ->
    [0] {""}
   *[other] , complete set +{ $bonus }
}
part-statues = { group-statues }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } different cards
}{ $bonus ->
    [0] {""}
   *[other] , complete set +{ $bonus }
}
part-mummification = { group-mummification }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } different cards
}{ $bonus ->
    [0] {""}
   *[other] , complete set +{ $bonus }
}
part-jewelry = { group-jewelry }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } different cards
}{ $bonus ->
    [0] {""}
   *[other] , complete set +{ $bonus }
}
part-chambers = { group-chambers }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } different cards
}{ $bonus ->
    [0] {""}
   *[other] , complete set +{ $bonus }
}
part-weapons = { group-weapons }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } different cards
}{ $bonus ->
    [0] {""}
   *[other] , complete set +{ $bonus }
}
part-tomb_art = { group-tomb_art }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } different cards
}{ $bonus ->
    [0] {""}
   *[other] , complete set +{ $bonus }
}
part-red = { group-red }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } different cards
}{ $bonus ->
    [0] {""}
   *[other] , complete set +{ $bonus }
}
part-brown = { group-brown }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } different cards
}{ $bonus ->
    [0] {""}
   *[other] , complete set +{ $bonus }
}
part-yellow = { group-yellow }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } different cards
}{ $bonus ->
    [0] {""}
   *[other] , complete set +{ $bonus }
}
part-green = { group-green }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } different cards
}{ $bonus ->
    [0] {""}
   *[other] , complete set +{ $bonus }
}
part-blue = { group-blue }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } different cards
}{ $bonus ->
    [0] {""}
   *[other] , complete set +{ $bonus }
}
part-goal = Perfect score { $goal }: { $percent } % reached
tie-tomb = Cards in the tomb (fewer is better)

## Options

option-box = Box
    .help = Which cards are in play.
    .base = Base box
    .afterlife = Afterlife
    .both = Both boxes
option-completist = Completist
    .help = A complete set scores as many extra points as it has cards.
option-stall_limit = Limit on stalling
    .help = After two full rounds in which no card has left the pyramid, swapping no longer spares you the sacrifice at the end of the turn.
option-first = First player
    .help = Who begins; left out, the lot decides.
option-solo = Solo
    .help = For one player: which of the two solo games. Master embalmers have no free entombing.
    .beginner = For beginners
    .master = For master embalmers
option-half = Half sets
    .help = With both boxes: one copy of every set card. Sets of one colour score separately, or merged as a superset.
    .off = Off
    .independent = Independent sets
    .merged = Merged by colour
option-longer = Longer game
    .help = With both boxes: the cards for five or six players. Five and six players always use them.
    .off = Off
    .five = Cards for five players
    .six = Cards for six players
option-red = Red set
    .help = With both boxes: sarcophagi (base) or mummification (Afterlife).
    .random = By lot
    .base = Sarcophagi
    .afterlife = Mummification
option-brown = Brown set
    .help = With both boxes: canopic jars (base) or jewelry (Afterlife).
    .random = By lot
    .base = Canopic jars
    .afterlife = Jewelry
option-yellow = Yellow set
    .help = With both boxes: amulets (base) or chambers (Afterlife).
    .random = By lot
    .base = Amulets
    .afterlife = Chambers
option-green = Green set
    .help = With both boxes: books (base) or weapons (Afterlife).
    .random = By lot
    .base = Books
    .afterlife = Weapons
option-blue = Blue set
    .help = With both boxes: statues (base) or tomb art (Afterlife).
    .random = By lot
    .base = Statues
    .afterlife = Tomb art
option-uniques = Unique artifacts
    .help = With both boxes: those of one box, one of each cost, or a list of their ids with commas between.
    .random = One box by lot
    .base = Base box
    .afterlife = Afterlife
    .one_per_cost = One of each cost
option-errata = Corrections
    .help = A file that corrects reconstructed card data.

## Browser

web-brief-shabti = Swap two cards of the pyramid, or sacrifice one of them.
web-brief-urn = Top card of your discard pile goes onto your deck.
web-brief-offering_table = Reaction: show it, and an opponent’s action takes nothing from your hand.
web-brief-outer_sarcophagus = Discard two cards, then entomb one from your hand.
web-brief-middle_sarcophagus = Sacrifice a card from your hand, then entomb one.
web-brief-duamutef = Each opponent discards a card from their hand.
web-brief-qebehsenuef = Opponents with 6+ cards sacrifice one from their hand.
web-brief-hapi = Each opponent discards down to three cards.
web-brief-imsety = Take a card of the base into your hand.
web-brief-wedjat = Look at the top three of your deck, take one into your hand.
web-brief-tyet = Repeat a card action of this turn.
web-brief-djed = Take from the pyramid a card of a set in your tomb.
web-brief-book_of_gates = Turn over the top of your deck, do its action, discard it.
web-brief-book_of_the_earth = Sacrifice a card, take one of up to twice its cost.
web-brief-book_of_the_heavens = With 5+ cards in your discard pile: entomb one of them.
web-brief-book_of_traversing_eternity = After a purchase: take a cheaper card from the pyramid.
web-brief-book_of_the_dead = Entomb the cheapest card of the pyramid.
web-brief-statue_sobek = Sacrifice a card from your hand, draw two.
web-brief-statue_bastet = Opponents with 6+ cards each give you a card from their hand.
web-brief-statue_thoth = This turn each of your cards pays 4 gold.
web-brief-mummified_cat = Reaction to a sacrifice by another: discard it, take that card.
web-brief-headrest = Draw two cards, then discard one.
web-brief-ka_figurine = Discard a set card, take a card of the same set.
web-brief-censer = This turn your purchases cost 2 gold less (at least 1).
web-brief-boat = Reaction to an opponent’s purchase: discard it, take a card of the base.
web-brief-burial_mask = Entomb a card from your hand or discard pile.
web-brief-linen_bandages = Entomb a starter from your hand.
web-brief-brain_hook = Turn over the top of the stock: buy it for 2 gold less, or sacrifice it.
web-brief-natron = Entomb a card from your hand, draw a card.
web-brief-ring = Your next card this turn pays twice its gold.
web-brief-bracelet = Draw two cards.
web-brief-brooch = Entomb any card of the pyramid, sacrifice an older set card of your tomb.
web-brief-necklace = Entomb the top of your deck; after a starter, perhaps another.
web-brief-serdab = Set aside cards; they join your next hand.
web-brief-antechamber = Put a card of your discard pile into your hand.
web-brief-offering_chapel = Everybody may entomb the top of their discard pile.
web-brief-treasury = Draw three cards, then discard one.
web-brief-burial_chamber = Entomb one or two cards from your hand.
web-brief-sling = An opponent of your choice discards a card.
web-brief-dagger = If the boneyard suffices: everybody takes its top card.
web-brief-khopesh = Take the pyramid card that your left opponent chooses.
web-brief-spear = An opponent shows their hand and discards the card you name.
web-brief-axe = Reaction: discard it instead; each opponent discards the dearest card.
web-brief-bow = Entomb a pyramid card of a set not yet in your tomb.
web-brief-hunting = Turn over two cards of your deck: keep one, discard the other.
web-brief-goddess_nut = An opponent may take the cheapest card, you take the dearest.
web-brief-harvest = Take the cheapest pyramid card into your hand.
web-brief-judgment = Exchange cards with the top of the boneyard, as often as you like.
web-brief-banquet = Draw three cards.
web-brief-opening_of_the_mouth = Take a card of the middle row or the top.
web-brief-victory = Entomb another card played this turn.
web-brief-senet = Draw a card, pass Senet on; that opponent gives you a set card.
web-brief-dogs_and_jackals = Return another card played this turn to your hand.
web-brief-mirror_case = Take any pyramid card, put Mirror Case into the pyramid.
web-brief-ibex = Discard one or more cards, draw as many and one more.
web-brief-chariot = Take any pyramid card onto your deck.
web-brief-sphinx = Entomb any card of the pyramid.

web-in-tomb = in tomb
web-hand = hand
web-deck = deck
web-discard = discard
web-stock = stock
web-boneyard = boneyard
web-played = played
web-revealed = turned over
web-tomb = tomb
web-points-short = { $points } VP
web-points = { $points ->
    [one] point
   *[other] points
}
web-your-tomb = Your tomb
web-tomb-of = Tomb of { $seat }
web-tomb-aloud = { $size ->
    [0] { $group }: { $count }, points { $points }
   *[other] { $group }: { $count } of { $size }, points { $points }
}
web-group-count = { $group }: { $count }
web-look-at-seat = { $seat }: look at tomb, played cards and what is known
web-card-aloud = { $card }, cost { $cost }, gold { $gold }, { $group }
web-pile-aloud = { $zone }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-face-down = They lie face down; nobody may look at them.
web-only-top = Only the top card is seen.
web-top-first = The top card comes first.
web-only-known = Only what you have seen is shown.
web-deck-known = They lie face down; these cards on top you know.
web-hand-empty = Your hand is empty.
web-from-discard = From your discard pile
web-from-tomb = From your tomb
web-from-looked = Cards you look at
web-from-played = Played this turn
web-from-arrange = Cards to discard, the first one lies lowest
web-from-other = Cards to choose from
web-payment = Payment
web-gold-chosen = gold chosen
web-coins = { $paid } of { $price } gold
web-overpay = { $card } would overpay by { $lost }, the rest is lost.
web-lost = { $lost } lost
web-paid-aloud = { $card }, laid down for gold
web-lay-more = Lay down more
web-cancel-purchase = Cancel purchase
web-happened = What happened
web-look = Look
web-reaction-glows = You can react with { $cards }.
web-no-reaction = You hold no card that could react. You are asked all the same, so that nobody learns what you hold.
web-facts = Cost { $cost } · gold { $gold } · level { $level }
web-in-set = { $group }, card { $index } of { $size }
web-in-group = { $group }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-copies = { $copies ->
    [one] { $copies } copy in the box
   *[other] { $copies } copies in the box
}
web-reconstructed-facts = Reconstructed, not printed in any source: { $facts }.
web-fact-name = English name
web-fact-group = set
web-fact-index = number in the set
web-fact-level = level
web-fact-cost = cost
web-fact-gold = gold
web-fact-points = points
web-fact-copies = number of copies
web-fact-action = action

## Browser: the lesson

web-lesson-different = Different cards
web-lesson-1 = Fill your tomb
    .text = You gather artifacts for the journey to the afterlife. At the end only what lies in your tomb scores. But a card in the tomb no longer works for you. When to let it go is the heart of the game.
web-lesson-2 = Five cards in hand
    .text = You begin with ten simple cards and hold five of them. Each card is used in one way only in a turn: for its gold, for its action, or it goes into the tomb. The coin at the top left is its gold.
web-lesson-3 = Buy from the base
    .text = Six cards form the pyramid. Only the three in the base can be bought. Lay down cards whose gold together covers the cost at the top right. There is no change. What you buy goes onto your discard pile and comes into your hand later.
web-lesson-4 = The pyramid crumbles
    .text = When a card leaves, a card from the row above falls into the hole, and then one from above that. So every purchase also decides what the next player can reach.
web-lesson-5 = Actions
    .text = Instead of paying, a card can do what it says. There is no limit to the number of actions in a turn, but every part of an action must be carried out, in the order in which it is written.
web-lesson-6 = Into the tomb
    .text = Once in each turn you may entomb one card from your hand, free of charge. Some actions entomb more. What is entombed can no longer pay or act.
web-lesson-7 = Sets grow by squares
    .text = Different cards of one set score their number times itself. A second copy of the same card adds nothing. Starters score 1 point each, unique artifacts what is printed on them.
web-lesson-8 = The turn ends
    .text = All your cards, played or not, go onto your discard pile. If nothing in the pyramid has changed, you must sacrifice one of its cards. Then its holes are filled and you draw five new cards. When your deck is empty, the discard pile is shuffled.
web-lesson-9 = The end
    .text = The game ends when the stock and the pyramid are empty and everybody has had equally many turns. Do not wait too long: a fine card that is not in your tomb by then is worth nothing.

## Browser: Afterlife

web-aside = set aside
web-judged = set aside
web-deck-list = Cards
web-from-judged = Cards set aside, the last one lies on top
web-from-shown = The hand that is shown
web-from-revealed = Turned over
web-goal-aloud = { $score } of { $goal } points
web-solo-look = You may look through the boneyard and your discard pile whenever you like: click them.
web-set-in-tomb = { $size ->
    [0] { $group }: { $count } in your tomb, points { $points }.
   *[other] { $group }: { $count } of { $size } in your tomb, points { $points }. { $held ->
        [yes] This card is there already.
       *[no] This card is still missing.
    }
}

web-lesson-afterlife-1 = The same game, new cards
    .text = Afterlife plays as you know it from Valley of the Kings: buy from the base, entomb, collect sets. But all sets and unique artifacts are new, and they reach into places that were safe before.
web-lesson-afterlife-2 = Mummification and jewelry
    .text = Brain Hook turns over the top of the stock: buy it for less or sacrifice it. Ring doubles the gold of your next card. Necklace entombs the top card of your deck, unseen.
web-lesson-afterlife-3 = Chambers
    .text = Chambers carry cards from turn to turn. Serdab sets cards aside for your next hand. Antechamber brings a card back from your discard pile. Burial Chamber entombs up to two.
web-lesson-afterlife-4 = Weapons
    .text = Weapons are aimed at opponents. You choose one of them for Sling and Spear. Khopesh takes a card that your left neighbour chooses for you. Axe answers when you have to discard.
web-lesson-afterlife-5 = Tomb art and unique artifacts
    .text = Victory entombs and Dogs and Jackals brings back a card that you have already played this turn. Mirror Case goes into the pyramid itself. Judgment of the Dead exchanges your cards with the boneyard.
web-lesson-afterlife-6 = Alone or up to six
    .text = Alone you play for 164 points, as a beginner or as a master embalmer without free entombing. With both boxes the sets can be mixed, and five or six players use supersets: two sets of one colour that score as one.
