"""R10 Which cards are in the game: one box, or both together in one of their variants.

What is left to the lot is settled once, at set-up; the options of a running game name every choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import msgspec

from pyramidion.games.valley.afterlife import AFTERLIFE_BOX
from pyramidion.games.valley.cards import BASE_BOX, Card
from pyramidion.games.valley.groups import (
    BOX_OF,
    COLOUR_OF,
    COLOURS,
    OF_AFTERLIFE,
    OF_BASE,
    OF_BOTH,
    SETS,
    STARTER,
    UNIQUE,
)
from pyramidion.games.valley.options import Options
from pyramidion.kernel import rng
from pyramidion.kernel.contract import BadOption, Json

RANDOM: Final = "random"
ONE_PER_COST: Final = "one_per_cost"
OFF, INDEPENDENT, MERGED = "off", "independent", "merged"
FIVE, SIX = "five", "six"

CHOICES: Final = {
    "box": (OF_BASE, OF_AFTERLIFE, OF_BOTH),
    "solo": ("beginner", "master"),
    "half": (OFF, INDEPENDENT, MERGED),
    "longer": (OFF, FIVE, SIX),
    **dict.fromkeys(COLOURS, (RANDOM, OF_BASE, OF_AFTERLIFE)),
}
UNIQUES: Final = (RANDOM, OF_BASE, OF_AFTERLIFE, ONE_PER_COST)
SUPERSETS: Final = {OFF: (), FIVE: ("red", "brown"), SIX: ("red", "brown", "yellow")}
MORE_UNIQUES: Final = 4  # R10.8

ALL_CARDS: Final = BASE_BOX + AFTERLIFE_BOX
PAIRS: Final = tuple(
    zip(
        [card.id for card in BASE_BOX if card.group == UNIQUE],
        [card.id for card in AFTERLIFE_BOX if card.group == UNIQUE],
        strict=True,
    )
)  # the uniques of the two boxes, cost by cost


class Lot:
    """Randomness before there is a state."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.draws = 0


# --- what fits together -------------------------------------------------------------------------------------


def check(options: Options, seats: int) -> None:
    """Options that do not fit together are refused with the reason."""
    for name, choices in CHOICES.items():
        value = getattr(options, name)
        if value not in choices:
            raise BadOption("bad-choice", option=name, value=value, choices=", ".join(choices))
    if options.box == OF_BOTH:
        _check_both(options, seats)
    else:
        _check_one_box(options, seats)
    _check_solo(options, seats)


def _check_one_box(options: Options, seats: int) -> None:
    for name, usual in (("half", OFF), ("longer", OFF), *((name, RANDOM) for name in (*COLOURS, "uniques"))):
        if getattr(options, name) != usual:
            raise BadOption("needs-both-boxes", option=name)
    if seats > 4:
        raise BadOption("seats-need-both", seats=seats)


def _check_both(options: Options, seats: int) -> None:
    if options.half != OFF and options.longer != OFF:
        raise BadOption("half-or-longer")
    if options.half != OFF and seats > 4:
        raise BadOption("half-seats", seats=seats)
    if options.longer == FIVE and seats == 6:
        raise BadOption("longer-too-small", seats=seats)
    for colour in COLOURS:
        if getattr(options, colour) != RANDOM and uses_both(for_seats(options, seats), colour):
            raise BadOption("colour-merged", option=colour)
    _check_uniques(for_seats(options, seats))


def _check_uniques(options: Options) -> None:
    if options.uniques in UNIQUES:
        return
    named = options.uniques.split(",")
    need = len(PAIRS) + (MORE_UNIQUES if options.longer == SIX else 0)
    known = all(any(name in pair for pair in PAIRS) for name in named)
    once = len(set(named)) == len(named) == need
    if not known or not once or (need == len(PAIRS) and any(len({*pair} & {*named}) != 1 for pair in PAIRS)):
        raise BadOption("bad-uniques", value=options.uniques, choices=", ".join(UNIQUES), need=need)


def _check_solo(options: Options, seats: int) -> None:
    if seats > 1 and options.solo != "beginner":
        raise BadOption("solo-seats", seats=seats)
    for name, usual in (("half", OFF), ("longer", OFF), ("completist", False)):
        if seats == 1 and getattr(options, name) != usual:
            raise BadOption("solo-variant", option=name)


# --- settled ------------------------------------------------------------------------------------------------


def for_seats(options: Options, seats: int) -> Options:
    """R10.7, R10.8 Five and six players need the longer game."""
    if options.box != OF_BOTH or seats < 5 or options.longer == SIX:
        return options
    return msgspec.structs.replace(options, longer=FIVE if seats == 5 else SIX)


def settled(options: Options, seats: int, lot: Lot) -> Options:
    """The options with everything decided that was left to the lot."""
    if options.box != OF_BOTH:
        return options
    chosen = for_seats(options, seats)
    colours = {
        colour: (OF_BASE, OF_AFTERLIFE)[rng.below(lot, 2)]
        for colour in COLOURS
        if getattr(chosen, colour) == RANDOM and not uses_both(chosen, colour)
    }
    return msgspec.structs.replace(chosen, **colours, uniques=_settled_uniques(chosen, lot))


def _settled_uniques(options: Options, lot: Lot) -> str:
    """R10.3 The uniques of one box, or one of each cost; R10.8 then four more."""
    uniques = options.uniques
    if uniques == RANDOM:
        uniques = (OF_BASE, OF_AFTERLIFE)[rng.below(lot, 2)]
    if uniques == ONE_PER_COST:
        uniques = ",".join(pair[rng.below(lot, 2)] for pair in PAIRS)
    named = unique_ids(uniques)
    if options.longer != SIX or len(named) > len(PAIRS):
        return uniques
    others = [name for name in unique_ids(RANDOM) if name not in named]
    rng.shuffle(lot, others)
    return ",".join(sorted(named + others[:MORE_UNIQUES], key=unique_ids(RANDOM).index))


def unique_ids(uniques: str) -> list[str]:
    """The uniques that are meant; those that may be in the game where it is not settled."""
    if uniques in (OF_BASE, OF_AFTERLIFE):
        return [pair[uniques == OF_AFTERLIFE] for pair in PAIRS]
    if uniques in UNIQUES:
        return [pair[at] for at in (0, 1) for pair in PAIRS]
    return uniques.split(",")


# --- the cards ----------------------------------------------------------------------------------------------


def uses_both(options: Options, colour: str) -> bool:
    """Are the sets of both boxes in the game, for this colour?"""
    return options.half != OFF or colour in SUPERSETS[options.longer]


def set_of(options: Options, group: str) -> str:
    """R31 The set that a group scores in: itself, or the superset of its colour; nothing for starters and uniques."""
    if group not in SETS:
        return ""
    colour = COLOUR_OF[group]
    merged = options.box == OF_BOTH and (options.half == MERGED or colour in SUPERSETS[options.longer])
    return colour if merged else group


def boxes(options: Options) -> tuple[Card, ...]:
    """Every card of the boxes on the table, in the order of the list of cards."""
    if options.box == OF_BASE:
        return BASE_BOX
    if options.box == OF_AFTERLIFE:
        return tuple(card for card in BASE_BOX if card.group == STARTER) + AFTERLIFE_BOX
    by_place = {name: at for at, name in enumerate((STARTER, *_by_colour(), UNIQUE))}
    return tuple(sorted(ALL_CARDS, key=lambda card: by_place[card.group]))


def _by_colour() -> list[str]:
    return [name for colour in COLOURS for name in SETS if COLOUR_OF[name] == colour]


def in_play(options: Options, cards: Sequence[Card]) -> tuple[Card, ...]:
    """R10.2 to R10.8 The cards that are used, or may be used where the lot has not decided yet."""
    if options.box != OF_BOTH:
        return tuple(cards)
    uniques = unique_ids(options.uniques)
    used = [card for card in cards if card.group == STARTER or card.id in uniques or _set_used(options, card)]
    if options.half != OFF:
        used = [replace(card, copies=1) if card.group in SETS else card for card in used]
    return tuple(used)


def _set_used(options: Options, card: Card) -> bool:
    if card.group not in SETS:
        return False
    colour = COLOUR_OF[card.group]
    return uses_both(options, colour) or getattr(options, colour) in (RANDOM, BOX_OF[card.group])


# --- before the lot ------------------------------------------------------------------------------------------


def foreseen(options: Options, seats: int) -> Options:
    """The options that list every card the lot could bring."""
    chosen = for_seats(options, seats)
    more = chosen.box == OF_BOTH and chosen.longer == SIX and len(unique_ids(chosen.uniques)) == len(PAIRS)
    return msgspec.structs.replace(chosen, uniques=RANDOM) if more else chosen


def preview(options: Options, deck_list: Sequence[Json]) -> list[Json]:
    """The deck list before the game: `used` cards of a group come into play, by `lot` where there are more of them."""
    found = []
    for group in deck_list:
        used = len(group["cards"])
        if options.box == OF_BOTH and group["id"] == UNIQUE:
            used = min(used, len(PAIRS) + (MORE_UNIQUES if options.longer == SIX else 0))
        rivals = group["size"] and group["colour"] in COLOURS and _left_to_lot(options, group["colour"])
        found.append({**group, "used": used, "lot": bool(rivals) or used < len(group["cards"])})
    return found


def _left_to_lot(options: Options, colour: str) -> bool:
    return options.box == OF_BOTH and getattr(options, colour) == RANDOM and not uses_both(options, colour)
