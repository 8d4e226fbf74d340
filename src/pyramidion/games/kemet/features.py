"""The position as a seat may know it, in numbers.

The table, the present battle or march, what only the seat knows, then a block for the seat and one for each other in
turn order; seats that are not there are zeros at the end. Areas are those of both maps, so that every number of
players has the same layout.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from pyramidion.games.kemet.board import ALL_NAMES, Board
from pyramidion.games.kemet.data import BATTLE_CARDS, COLOURS, HIGHEST, INTERVENTIONS, TILES, VICTORY
from pyramidion.games.kemet.edition import box_of
from pyramidion.games.kemet.options import Options
from pyramidion.games.kemet.seen import spied
from pyramidion.games.kemet.spaces import SPACES
from pyramidion.games.kemet.state import ATTACKER, COUNCIL, DEFENDER, FAME, NONE, PHASES, PYRAMIDS, STAGES, Fight, Kemet
from pyramidion.kernel.numbers import Row, add_bits, named, one_hot

MOST_SEATS: Final = 5
AREAS: Final = len(ALL_NAMES)
DISTRICTS: Final = [name for name in ALL_NAMES if name[0] == "c"]
QUESTIONS: Final = sorted(
    {step.kind for steps in box_of(2, Options()).texts.values() for step, asks, _, _ in steps if asks}
)
QUESTION: Final = dict(zip(QUESTIONS, one_hot(len(QUESTIONS)), strict=False))
NO_QUESTION: Final = one_hot(len(QUESTIONS))[-1]
SEATS: Final = one_hot(MOST_SEATS - 1)
PHASE: Final = one_hot(len(PHASES))
STAGE: Final = one_hot(len(STAGES))
TABLE: Final = ("round", "rounds_left", "deck", "placed", "spent", "book_of_the_dead")
SIDES: Final = ("own_side", "other_side")
FIGHT: Final = (
    "force", "figure", "tiles", "card", "card_strength", "card_damage", "card_protection", "strength", "damage",
    "protection", "interventions", "hurt", "won",
)  # fmt: skip
NO_FIGHT: Final = (0.0,) * (3 + len(STAGES) + 2 * len(FIGHT))
MARCH: Final = ("units", "figure", "steps", "teleports", "landing")
SECRET: Final = 10  # battle cards
SUMS: Final = (
    "active", "asked_last", "place_in_order", "bid", "pp", "supply", "underworld", "honour", "veterans",
    *[f"{kind}_fame" for kind in FAME], "held_temples", "top_pyramids", "fame", "needed", "lost_5", "lost_2",
    "hand", "known", "battle_cards", "buried", "removed", "regular", "silver_used", "gold_used", "quiet", "units",
    "figures", "obelisks", "tonight", "levels", "tiles", "tile_levels",
    "strength", "attack", "defence", "damage", "protection", "steps",
)  # fmt: skip


def layout(options: Options) -> list[str]:
    """A name for each number, in order."""
    cards = [card.id for card in BATTLE_CARDS]
    interventions = [card.id for card in INTERVENTIONS]
    found = named("table", *TABLE) + named("seats", *range(2, MOST_SEATS + 1)) + named("phase", *PHASES)
    found += named("colour", *COLOURS) + named("question", *QUESTIONS) + named("discard", *interventions)
    found += named("area.focus", *ALL_NAMES) + named("area.level", *DISTRICTS)
    found += ["battle", "battle.attacker", "battle.defender", *named("battle", *STAGES)]
    found += [f"{side}.{fact}" for side in SIDES for fact in FIGHT] + named("march", *MARCH)
    found += named("own.card", *cards) + named("own.buried", *cards) + named("own.removed", *cards)
    found += named("own.hand", *interventions)
    for other in range(MOST_SEATS):
        seat = f"seat{other}" if other else "own"
        found += named(seat, *SUMS) + named(f"{seat}.level", *COLOURS) + named(f"{seat}.played", *cards)
        found += named(f"{seat}.space", *SPACES) + named(f"{seat}.tile", *[tile.id for tile in TILES])
        found += named(f"{seat}.units", *ALL_NAMES) + named(f"{seat}.figure", *ALL_NAMES)
    return found


LENGTH: Final = len(layout(Options()))


class Scale:
    """A map in the order of the layout."""

    def __init__(self, board: Board) -> None:
        self.at = [ALL_NAMES.index(name) for name in board.names]
        self.district_at = [DISTRICTS.index(name) if name in DISTRICTS else NONE for name in board.names]
        self.districts = [area for area, at in enumerate(self.district_at) if at != NONE]
        self.night = [value if area != board.delta else 0 for area, value in enumerate(board.value)]


@cache
def _scale(board: Board) -> Scale:
    return Scale(board)


def features(s: Kemet, seat: int) -> list[float]:
    """What the seat may know."""
    scale = _scale(s.board)
    found = _table(s, seat)
    _focus(s, scale, found, seat)
    _fight(s, found, seat)
    _march(s, found)
    _secrets(s, found, seat)
    starts = [0] * s.seats
    for owner in (seat, *s.after_seat(seat)):
        starts[owner] = len(found)
        _player(s, found, owner)
    _map(s, scale, found, seat, starts)
    found += [0.0] * (LENGTH - len(found))
    return found


def _table(s: Kemet, seat: int) -> list[float]:
    found = [
        s.round / 15, (s.options.round_limit - s.round) / 15, len(s.deck) / 35, float(s.placed), s.spent / 10,
        float(s.options.book_of_the_dead),
    ]  # fmt: skip
    found += SEATS[s.seats - 2]
    found += PHASE[s.phase]
    found += _in_play(s.colours)
    if seat in s.asked:
        text, index, _, _ = (s.lanes[seat] if s.lanes else s.stack)[-1]
        found += QUESTION[s.texts[text][index][0].kind]
    else:
        found += NO_QUESTION
    _count(found, s.discard)
    return found


def _count(found: list[float], cards: Sequence[int]) -> None:
    """Divine interventions by kind, in shares of their copies."""
    start = len(found)
    found += _NO_INTERVENTION
    for kind in cards:
        found[start + kind] += _SHARE[kind]


_NO_INTERVENTION: Final = (0.0,) * len(INTERVENTIONS)
_SHARE: Final = [1 / card.copies for card in INTERVENTIONS]


@cache
def _in_play(colours: tuple[int, ...]) -> Row:
    return tuple([float(colour in colours) for colour in range(len(COLOURS))])


def _focus(s: Kemet, scale: Scale, found: list[float], seat: int) -> None:
    """Where it happens, and the pyramids as far as they are shown."""
    start = len(found)
    found += [0.0] * (AREAS + len(DISTRICTS))
    if s.fight is not None:
        found[start + scale.at[s.fight.area]] = 1.0
    elif s.march is not None:
        found[start + scale.at[s.march.area]] = 1.0
    start += AREAS
    secret = s.phase == PYRAMIDS
    for area in scale.districts:
        if s.level[area] and not (secret and s.holder(area) != seat):
            found[start + scale.district_at[area]] = s.level[area] / HIGHEST


# --- battle and march ---------------------------------------------------------------------------------------


def _fight(s: Kemet, found: list[float], seat: int) -> None:
    """R5 The own side first, or the attacker's; cards as far as the seat sees them."""
    fight = s.fight
    if fight is None:
        found += NO_FIGHT
        return
    own = fight.side(seat) if seat in fight.seats else NONE
    found += (1.0, float(own == ATTACKER), float(own == DEFENDER))
    found += STAGE[fight.stage]
    first = max(own, ATTACKER)
    for side in (first, 1 - first):
        _side(s, found, fight, side, side == own)


def _side(s: Kemet, found: list[float], fight: Fight, side: int, own: bool) -> None:
    mods = s.mods[fight.seats[side]]
    shown = own or fight.stage > COUNCIL
    units, figure = fight.force[side], fight.figures[side]
    if side == DEFENDER and fight.stage == 0:
        units, figure = s.units[fight.area], s.figure[fight.area]
    card = fight.card[side] if shown or (s.shown and spied(s, side)) else NONE
    found += (
        units / 7, s.box.figures[figure].strength / 5 if figure != NONE else 0.0,
        (mods.strength + (mods.attack if side == ATTACKER else mods.defence)) / 4,
    )  # fmt: skip
    found += _CARD[card]
    found += (
        fight.strength[side] / 5, fight.damage[side] / 4, fight.protection[side] / 4,
        len(fight.interventions[side]) / 3 if shown else 0.0, fight.hurt[side] / 5, float(fight.winner == side),
    )  # fmt: skip


_CARD: Final[list[Row]] = [
    *[(1.0, card.strength / 5, card.damage / 3, card.protection / 3) for card in BATTLE_CARDS],
    (0.0, 0.0, 0.0, 0.0),
]


def _march(s: Kemet, found: list[float]) -> None:
    """R4.5 The army on its way, and units that land among enemies."""
    march = s.march
    if march is None:
        found += (0.0, 0.0, 0.0, 0.0)
    else:
        figure = march.figure
        strength = s.box.figures[figure].strength / 5 if figure != NONE else 0.0
        found += (march.units / 7, strength, march.steps / 4, march.teleports / 2)
    found.append(sum([units for _, units, _ in s.landing]) / 7)


def _secrets(s: Kemet, found: list[float], seat: int) -> None:
    """R11 Battle cards and divine interventions of the own hand."""
    for mask in (s.cards[seat], s.buried[seat], s.removed[seat]):
        add_bits(found, mask, SECRET)
    _count(found, s.hands[seat])


# --- seats --------------------------------------------------------------------------------------------------

# what the map adds to the sums of a seat
_TEMPLES, _PYRAMIDS, _FAME, _NEEDED, _UNITS, _FIGURES, _OBELISKS, _TONIGHT, _LEVELS = (
    SUMS.index(name)
    for name in ("held_temples", "top_pyramids", "fame", "needed", "units", "figures", "obelisks", "tonight", "levels")
)
_ON_MAP: Final = [0.0] * (2 * AREAS)


def _player(s: Kemet, found: list[float], seat: int) -> None:
    """What everybody sees before a player; the map fills in the rest."""
    mods, fame, track = s.mods[seat], s.fame[4 * seat : 4 * seat + 4], s.track
    found += (
        float(seat == s.active), float(seat in s.asked and not s.lanes), s.order.index(seat) / 4, s.bids[seat] / 8,
        s.pp[seat] / 11, s.supply[seat] / 12, s.underworld[seat] / 12, s.honour[seat] / 9, s.veterans[seat] / 20,
        fame[0] / 5, fame[1] / 5, fame[2] / 5, fame[3] / 5,
        0.0, 0.0, sum(fame) / VICTORY, 0.0, float(track[2 * seat] != NONE), float(track[2 * seat + 1] != NONE),
        len(s.hands[seat]) / 6, s.known[seat] / 5, s.cards[seat].bit_count() / 8, s.buried[seat].bit_count() / 8,
        s.removed[seat].bit_count() / 2, s.regular[seat] / 5, float(s.silver[seat] != NONE), float(s.gold[seat]),
        float(s.quiet >> seat & 1), 0.0, 0.0, 0.0, mods.night_prayer / 8, 0.0,
        s.tiles[seat].bit_count() / 15, _tile_levels(s.tiles[seat]),
        mods.strength / 3, mods.attack / 2, mods.defence / 2, mods.damage / 2, mods.protection / 2, mods.steps / 2,
    )  # fmt: skip
    found += _NO_LEVELS
    add_bits(found, s.played[seat], SECRET)
    add_bits(found, s.used[seat], len(SPACES))
    found += _tiles(s.tiles[seat])
    found += _ON_MAP


@lru_cache(maxsize=4096)
def _tile_levels(mask: int) -> float:
    return sum([tile.level for at, tile in enumerate(TILES) if mask >> at & 1]) / 30


@lru_cache(maxsize=4096)
def _tiles(mask: int) -> Row:
    return tuple([float(mask >> tile & 1) for tile in range(len(TILES))])


_NO_LEVELS: Final = (0.0,) * len(COLOURS)
_COLOUR_LEVELS: Final = len(SUMS)
_FIRST_AREA: Final = len(SUMS) + len(COLOURS) + SECRET + len(SPACES) + len(TILES)


def _map(s: Kemet, scale: Scale, found: list[float], seat: int, starts: list[int]) -> None:
    """R2 Armies and pyramids, added to the blocks of those who hold them."""
    board, units = s.board, s.units
    at, obelisk, figures = scale.at, board.obelisk, s.figure
    for area, owner in enumerate(s.owner):
        if owner != NONE:
            start = starts[owner]
            place = start + _FIRST_AREA + at[area]
            found[place] = units[area] / 7
            found[start + _UNITS] += units[area] / 12
            if figures[area] != NONE:
                strength = s.box.figures[figures[area]].strength / 5
                found[place + AREAS] = strength + 0.2
                found[start + _FIGURES] += strength
            if obelisk[area]:
                found[start + _OBELISKS] += 0.2
    for area in board.temples:
        owner = s.owner[area]
        if owner != NONE:
            start = starts[owner]
            found[start + _TEMPLES] += 0.25
            found[start + _FAME] += 1 / VICTORY
            found[start + _TONIGHT] += scale.night[area] / 8
    _pyramids(s, scale, found, seat, starts)
    for start in starts:
        found[start + _NEEDED] = max(1.0 - found[start + _FAME], 0.0)


def _pyramids(s: Kemet, scale: Scale, found: list[float], seat: int, starts: list[int]) -> None:
    """R2.4 By colour the highest one that a seat controls; those of the highest level are fame."""
    secret = s.phase == PYRAMIDS
    for area in scale.districts:
        level = s.level[area]
        if level:
            holder = s.holder(area)
            if holder != NONE and not (secret and holder != seat):
                start = starts[holder]
                height = start + _COLOUR_LEVELS + s.colour[area]
                found[height] = max(found[height], level / HIGHEST)
                found[start + _LEVELS] += level / 12
                if level == HIGHEST:
                    found[start + _PYRAMIDS] += 0.3333
                    found[start + _FAME] += 1 / VICTORY
