"""The position: zones of cards, the pyramid, and what this turn has seen so far.

A card is the number of its kind in the box. Who has seen a card that lies hidden again is kept beside the zone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyramidion.games.valley.options import Options
from pyramidion.kernel.machine import State
from pyramidion.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from pyramidion.games.valley.box import Box

Kind = int

SLOTS: Final = ("b1", "b2", "b3", "m1", "m2", "t")
B1: Final = 0
B2: Final = 1
B3: Final = 2
M1: Final = 3
M2: Final = 4
T: Final = 5
BASE: Final = (B1, B2, B3)
EMPTY: Final = -1

STEM: Final = 8  # a seen card in a hand: kind + (mask of seats << STEM)
SOMEWHERE: Final = 1 << 7  # on a discard pile: known to lie in this run of cards, not where


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """The cards of one seat; piles grow at the end, so the last card is the top one; the hand is kept sorted.

    `aside` waits for the end of the turn, `judged` for the end of an action; both are hidden. In the masks of seats
    that have seen a card, the bit after the last seat stands for whoever watches.
    """

    __slots__ = (
        "aside",
        "deck",
        "deck_seen",
        "discard",
        "discard_seen",
        "hand",
        "hand_seen",
        "judged",
        "played",
        "tomb",
    )

    def __init__(self) -> None:
        self.hand: list[Kind] = []
        self.hand_seen: list[int] = []
        self.deck: list[Kind] = []
        self.deck_seen: list[int] = []
        self.discard: list[Kind] = []
        self.discard_seen: list[int] = []
        self.played: list[Kind] = []
        self.tomb: list[Kind] = []
        self.aside: tuple[Kind, ...] = ()
        self.judged: tuple[Kind, ...] = ()

    def copy(self) -> Player:
        twin = Player.__new__(Player)
        twin.hand = self.hand[:]
        twin.hand_seen = self.hand_seen[:]
        twin.deck = self.deck[:]
        twin.deck_seen = self.deck_seen[:]
        twin.discard = self.discard[:]
        twin.discard_seen = self.discard_seen[:]
        twin.played = self.played[:]
        twin.tomb = self.tomb[:]
        twin.aside = self.aside
        twin.judged = self.judged
        return twin

    def count(self, kind: Kind) -> int:
        """Copies outside the tomb: public, since every gain and loss is seen."""
        found = self.hand.count(kind) + self.deck.count(kind) + self.discard.count(kind)
        return found + self.aside.count(kind) + self.judged.count(kind)

    def size(self) -> int:
        """R23: hand, deck and discard pile together."""
        return len(self.hand) + len(self.deck) + len(self.discard)


@mypyc_attr(allow_interpreted_subclasses=True)
class Valley(State):
    """A position of Valley of the Kings."""

    __slots__ = (
        "active",
        "boneyard",
        "bought",
        "box",
        "changed",
        "discount",
        "done",
        "doubled",
        "entombed",
        "first",
        "gold",
        "idle",
        "left",
        "options",
        "players",
        "pyramid",
        "revealed",
        "stock",
    )

    def __init__(self, box: Box, options: Options, seats: int, seed: int) -> None:
        super().__init__(seats, seed, box.texts)
        self.box = box
        self.options = options
        self.players = [Player() for _ in range(seats)]
        self.stock: list[Kind] = []
        self.pyramid: list[Kind] = [EMPTY] * 6
        self.boneyard: list[Kind] = []
        self.revealed: list[Kind] = []
        self.first = 0
        self.active = 0
        self.idle = 0  # turns in a row in which no card left the pyramid (R5)
        self.reset_turn()

    def reset_turn(self) -> None:
        """R5.5: what lasts until the end of the turn ends."""
        self.entombed = self.master
        self.changed = False
        self.left = False
        self.bought = 0  # cost of the dearest card bought (R14)
        self.gold = 0  # every card pays this much, if not 0 (R15)
        self.discount = 0
        self.doubled = False  # the next card played pays twice its gold (R16)
        self.done: tuple[Kind, ...] = ()  # actions completed (R12)

    def copy(self) -> Valley:
        twin = Valley.__new__(Valley)
        self.copy_into(twin)
        twin.box = self.box
        twin.options = self.options
        twin.players = [player.copy() for player in self.players]
        twin.stock = self.stock[:]
        twin.pyramid = self.pyramid[:]
        twin.boneyard = self.boneyard[:]
        twin.revealed = self.revealed[:]
        twin.first = self.first
        twin.active = self.active
        twin.idle = self.idle
        twin.entombed = self.entombed
        twin.changed = self.changed
        twin.left = self.left
        twin.bought = self.bought
        twin.gold = self.gold
        twin.discount = self.discount
        twin.doubled = self.doubled
        twin.done = self.done
        return twin

    @property
    def solo(self) -> str:
        """The solo game that is played, or nothing."""
        return self.options.solo if self.seats == 1 else ""

    @property
    def master(self) -> bool:
        """R10.11 No free entombing."""
        return self.solo == "master"

    def after_seat(self, seat: int) -> list[int]:
        """The other seats, clockwise from the seat's left."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]
