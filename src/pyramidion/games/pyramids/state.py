"""The position: two decks, the display, and before each player two chambers and a score card.

A pyramid card is its number; 0 is no card. An expedition card is the number of its pattern. Piles grow at the end,
so the last card is the top one. What a seat has chosen in secret waits in `kept` and `marking` until all are ready.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pyramidion.games.pyramids.options import Options
from pyramidion.kernel.contract import Action
from pyramidion.kernel.machine import State
from pyramidion.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from pyramidion.games.pyramids.box import Box

Card = int
NONE: Final = 0

SIDES: Final = ("left", "right")
SIDE_SHIFT: Final = 25  # a mark: its squares, and above them its side

ROUNDS: Final = 4
TURNS: Final = 7
DISPLAY: Final = 4
DEALT: Final = 4
KEPT: Final = 2
MOST: Final = 10  # places for gems of a colour, and for skulls
BOXES: Final = (10, 6, 3)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Two active cards with their crosses, the finished ones, and the score card."""

    __slots__ = (
        "answers", "boxes", "cards", "crossed", "finished", "green", "hand", "kept", "marking", "red",
        "skulls", "torches",
    )  # fmt: skip

    def __init__(self) -> None:
        self.hand: tuple[Card, ...] = ()
        self.kept: tuple[Card, ...] = ()
        self.cards = [NONE, NONE]
        self.crossed = [0, 0]
        self.marking: tuple[int, ...] = ()
        self.finished: tuple[Card, ...] = ()
        self.red = 0
        self.green = 0
        self.skulls = 0
        self.torches = 0  # a bit for each round
        self.boxes: tuple[int, ...] = ()  # 3 * colour + place in BOXES
        self.answers: Sequence[Action] | None = None  # the legal markings of this turn, once they have been found

    def copy(self) -> Player:
        twin = Player.__new__(Player)
        twin.hand = self.hand
        twin.kept = self.kept
        twin.cards = self.cards[:]
        twin.crossed = self.crossed[:]
        twin.marking = self.marking
        twin.finished = self.finished
        twin.red = self.red
        twin.green = self.green
        twin.skulls = self.skulls
        twin.torches = self.torches
        twin.boxes = self.boxes
        twin.answers = self.answers
        return twin

    def pencilled(self, side: int) -> int:
        """What is crossed on a side, with the marks not yet shown."""
        found = self.crossed[side]
        for mark in self.marking:
            if mark >> SIDE_SHIFT == side:
                found |= mark & (1 << SIDE_SHIFT) - 1
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Pyramids(State):
    """A position of Silver & Gold: Pyramids."""

    __slots__ = ("box", "deck", "display", "expeditions", "options", "players", "round", "shown")

    def __init__(self, box: Box, options: Options, seats: int, seed: int) -> None:
        super().__init__(seats, seed, box.texts)
        self.box = box
        self.options = options
        self.players = [Player() for _ in range(seats)]
        self.deck: list[Card] = []
        self.display: list[Card] = []
        self.expeditions: list[int] = box.expeditions[:]
        self.shown: list[int] = []  # this round's expedition cards, the present one last
        self.round = 0

    def copy(self) -> Pyramids:
        twin = Pyramids.__new__(Pyramids)
        self.copy_into(twin)
        twin.box = self.box
        twin.options = self.options
        twin.players = [player.copy() for player in self.players]
        twin.deck = self.deck[:]
        twin.display = self.display[:]
        twin.expeditions = self.expeditions[:]
        twin.shown = self.shown[:]
        twin.round = self.round
        return twin

    def last_turn(self) -> bool:
        return self.round == ROUNDS and len(self.shown) == TURNS
