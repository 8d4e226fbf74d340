"""The position as a seat may know it, in numbers.

The table, the cards on offer, what lies before the seat square by square, then the sums of the other seats in turn
order; seats that are not there are zeros at the end. Marks that the seat has not shown yet count as its own crosses.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pyramidion.games.pyramids.box import Box, box_of
from pyramidion.games.pyramids.chambers import CARDS, COLOURS, Chamber
from pyramidion.games.pyramids.options import Options
from pyramidion.games.pyramids.scoring import NO_CARD
from pyramidion.games.pyramids.squares import NAMES
from pyramidion.games.pyramids.state import (
    BOXES,
    DISPLAY,
    KEPT,
    ROUNDS,
    SIDE_SHIFT,
    SIDES,
    TURNS,
    Player,
    Pyramids,
)
from pyramidion.kernel.numbers import Row, add_bits, named, one_hot

MOST_SEATS: Final = 4
QUESTIONS: Final = ("keep", "mark", "extra_square", "take")
QUESTION: Final = dict(zip(QUESTIONS, one_hot(len(QUESTIONS)), strict=False))
NO_QUESTION: Final = one_hot(len(QUESTIONS))[-1]
SQUARES: Final = len(NAMES)
SIGNS: Final = ("red", "green", "torch", "potion", "skull", "cross")
SIGN_NAMES: Final = ("red_gems", "green_gems", "torches", "potions", "skulls", "crosses")
PLANES: Final = ("wall", "entrance", "tomb", *SIGNS)
TABLE: Final = ("round", "turn", "turns_left", "deck", "finishing", "owed")
CHAMBER: Final = ("card", "crossed", "distance", "clean_distance", "turns", "promise", *COLOURS, "box", *SIGN_NAMES)
NO_CHAMBER: Final = (0.0,) * len(CHAMBER)
SUMS: Final = (
    "points", "red_gems", "green_gems", "pairs", "single_gems", "skulls", "skull_points", "torches", "torch_here",
    "boxes", "finished", *COLOURS, *[f"odd_{colour}" for colour in COLOURS], "lowest",
)  # fmt: skip
NO_PLANES: Final = (0.0,) * (SQUARES * len(PLANES))
PER_TURN: Final = 2.7  # squares


def layout(options: Options) -> list[str]:
    """A name for each number, in order."""
    patterns = box_of(options).patterns
    found = named("table", *TABLE) + named("seats", *range(2, MOST_SEATS + 1)) + named("question", *QUESTIONS)
    found += named("pattern", *patterns) + named("patterns_left", *patterns)
    found += [f"boxes_gone.{colour}.{place}" for colour in COLOURS for place in range(1, len(BOXES) + 1)]
    found += named("card.offered", *CARDS)
    found += [f"offer.{place}.{fact}" for place in range(DISPLAY) for fact in CHAMBER]
    found += named("own", *SUMS) + named("pencilled", *SIGN_NAMES)
    found += [f"own.{side}_{fact}" for side in SIDES for fact in CHAMBER]
    for side in SIDES:
        found += [f"{side}.{plane}.{square}" for plane in PLANES for square in NAMES]
        found += [f"{side}.crossed.{square}" for square in NAMES]
    for other in range(1, MOST_SEATS):
        found += named(f"seat{other}", *SUMS)
        found += [f"seat{other}.{side}_{fact}" for side in SIDES for fact in CHAMBER]
    return found


class Scale:
    """The cards of a box in numbers."""

    def __init__(self, box: Box) -> None:
        self.planes: list[Row] = [NO_PLANES, *[self._planes(box.chambers[card]) for card in CARDS]]
        self.patterns = one_hot(len(box.patterns))
        self.copies = [max(box.expeditions.count(pattern), 1) for pattern in range(len(box.patterns))]

    def _planes(self, chamber: Chamber) -> Row:
        found: list[float] = []
        for plane in PLANES:
            add_bits(found, chamber.walls if plane == "wall" else getattr(chamber, plane), SQUARES)
        return tuple(found)


@lru_cache(maxsize=16)
def _scale(box: Box) -> Scale:
    return Scale(box)


def features(s: Pyramids, seat: int) -> list[float]:
    """What the seat may know."""
    scale, player = _scale(s.box), s.players[seat]
    gone = [0] * len(COLOURS)
    for anyone in s.players:
        for box in anyone.boxes:
            gone[box // len(BOXES)] += 1
    found = _table(s, scale, seat, player, gone)
    _offers(s, found, player, gone)
    _sums(s, found, player)
    _own(s, scale, found, player, gone)
    for at in range(1, s.seats):
        other = s.players[(seat + at) % s.seats]
        _sums(s, found, other)
        for side in (0, 1):
            _chamber(s, found, other, other.cards[side], other.crossed[side], gone)
    found += PADDING[s.seats]
    return found


def _table(s: Pyramids, scale: Scale, seat: int, player: Player, gone: list[int]) -> list[float]:
    """R3, R7, R8 How far the game is, the question, the expedition cards, the boxes won by anybody."""
    asked = seat in s.asked
    text, index, owed = "", 0, 0
    if asked:
        text, index, _, it = (s.lanes[seat] if s.lanes else s.stack)[-1]
        owed = it if text == "mark" and index == 1 else 0
    turn = len(s.shown)
    found = [
        s.round / ROUNDS, turn / TURNS, 1 - s.turn / (ROUNDS * TURNS), len(s.deck) / len(CARDS),
        float(not s.lanes and s.round > 0), owed / 3,
    ]  # fmt: skip
    found += one_hot(MOST_SEATS - 1)[s.seats - 2]
    found += QUESTION[s.texts[text][index][0].kind] if asked else NO_QUESTION
    found += scale.patterns[s.shown[-1] if s.shown else -1]
    found += [s.expeditions.count(pattern) / copies for pattern, copies in enumerate(scale.copies)]
    for won in gone:
        found += _UP_TO[won]
    return found


_UP_TO: Final = [tuple([float(place < won) for place in range(len(BOXES))]) for won in range(len(BOXES) + 1)]


def _offers(s: Pyramids, found: list[float], player: Player, gone: list[int]) -> None:
    """R2.1, R6.1 The cards that can be taken: at first those dealt, then the display."""
    offered = player.hand or s.display
    start = len(found) - CARDS[0]
    found += [0.0] * len(CARDS)
    for card in offered:
        found[start + card] = 1.0
    for card in sorted(offered):
        _chamber(s, found, player, card, 0, gone)
    for _ in range(DISPLAY - len(offered)):
        found += NO_CHAMBER


def _own(s: Pyramids, scale: Scale, found: list[float], player: Player, gone: list[int]) -> None:
    """R4, R5 The two chambers with what is pencilled in; the symbols pencilled have not yet been counted."""
    cards = player.cards if not player.kept else [*player.kept, 0][:KEPT]
    crossed = player.crossed
    if player.marking:
        found += _pencilled(s, player)
        crossed = [player.pencilled(side) for side in (0, 1)]
    else:
        found += (0.0,) * len(SIGNS)
    for side in (0, 1):
        _chamber(s, found, player, cards[side], crossed[side], gone)
    for side in (0, 1):
        found += scale.planes[cards[side]]
        add_bits(found, crossed[side], SQUARES)


def _pencilled(s: Pyramids, player: Player) -> list[float]:
    found = [0.0] * len(SIGNS)
    for mark in player.marking:
        chamber = s.box.chambers[player.cards[mark >> SIDE_SHIFT]]
        for at, sign in enumerate(SIGNS):
            found[at] += (getattr(chamber, sign) & mark).bit_count() / 3
    return found


def _chamber(s: Pyramids, found: list[float], player: Player, card: int, crossed: int, gone: list[int]) -> None:
    """R1.2 How far the tomb is, what the pyramid would win, and the symbols that are left."""
    if not card:
        found += NO_CHAMBER
        return
    chamber = s.box.chambers[card]
    start = crossed or chamber.entrance
    distance = clean = 0
    for ring in chamber.rings:
        if ring & start:
            break
        distance += 1
    for ring in chamber.clean_rings:
        if ring & start:
            break
        clean += 1
    more = 0 if crossed else 1
    left = chamber.open & ~crossed
    colour = chamber.colour
    own = 1
    for other in player.finished:
        own += s.box.chambers[other].colour == colour
    wins = BOXES[gone[colour]] if not own & 1 and gone[colour] < len(BOXES) else 0
    steps = distance + more if distance else 0
    turns = ROUNDS * TURNS - s.turn
    found += (
        1.0, crossed.bit_count() / 15, steps / 10, (clean + more) / 10, min(steps / (PER_TURN * (turns + 1)), 2.0),
        _promise(steps, wins, turns),
    )  # fmt: skip
    found += _COLOUR[colour]
    found += (
        wins / 10, (chamber.red & left).bit_count() / 3, (chamber.green & left).bit_count() / 3,
        (chamber.torch & left).bit_count() / 3, (chamber.potion & left).bit_count() / 3,
        (chamber.skull & left).bit_count() / 3, (chamber.cross & left).bit_count() / 3,
    )  # fmt: skip


_COLOUR: Final = one_hot(len(COLOURS))


def _promise(steps: int, wins: int, turns: int) -> float:
    """The prize of a pyramid less the way to it, as far as there is time for it."""
    if not steps:
        return (10 + wins) / 20
    chance = min(max(turns * PER_TURN / steps - 0.6, 0.0), 1.0)
    return chance * max(10 + 0.6 * wins - 1.2 * steps, 0.3) / 20


def _sums(s: Pyramids, found: list[float], player: Player) -> None:
    """R9 The score card."""
    chambers, done = s.box.chambers, [0] * len(COLOURS)
    for card in player.finished:
        done[chambers[card].colour] += 1
    boxes = 0
    for box in player.boxes:
        boxes += BOXES[box % len(BOXES)]
    red, green, skulls = player.red, player.green, player.skulls
    pairs, torches = min(red, green), player.torches.bit_count()
    lost = skulls * (skulls + 1) // 2
    singles = red + green - 2 * pairs
    points = 5 * torches + boxes + 5 * pairs + singles - lost + 10 * len(player.finished)
    found += (
        points / 100, red / 10, green / 10, pairs / 10, singles / 10, skulls / 10, lost / 30, torches / 4,
        float(s.round > 0 and player.torches >> s.round - 1 & 1), boxes / 30, len(player.finished) / 8,
        done[0] / 6, done[1] / 6, done[2] / 6, float(done[0] & 1), float(done[1] & 1), float(done[2] & 1),
        min(player.finished, default=NO_CARD) / NO_CARD,
    )  # fmt: skip


PADDING: Final = [
    [0.0] * ((MOST_SEATS - seats) * (len(SUMS) + len(SIDES) * len(CHAMBER))) for seats in range(MOST_SEATS + 1)
]
