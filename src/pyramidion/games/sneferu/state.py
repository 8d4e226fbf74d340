"""The position: boats on the Nile, the supply, the bag, and a pyramid for each seat.

Players' things are lists by seat; a stone is the number of its kind; a pyramid is a bit board (pyramid.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyramidion.games.sneferu.data import DATA
from pyramidion.games.sneferu.options import Options
from pyramidion.kernel.machine import State
from pyramidion.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from pyramidion.games.sneferu.board import Board

Kind = int
EMPTY: Final = -1

MATERIALS: Final = len(DATA.stones.materials)
COLUMNS: Final = len(DATA.supply.food)

NO_TOKEN: Final = -1
FOOD1: Final = 0
FOOD2: Final = 1
WAIVE: Final = 2
SAVE_TIME: Final = 3
TIME_FOR_FOOD: Final = 4
STORAGE: Final = 5
NO_BUILDER: Final = -1
AYA: Final = 0
LATEEF: Final = 1
HEBA: Final = 2
TSEKANI: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Sneferu(State):
    """A position of Sneferu."""

    __slots__ = (
        "active",
        "bag",
        "began",
        "board",
        "boats",
        "builders",
        "columns",
        "food",
        "fresh",
        "halves",
        "held",
        "holes",
        "laid",
        "options",
        "order",
        "ptah",
        "retired",
        "stored",
        "tokens",
        "used",
    )

    def __init__(self, board: Board, options: Options, seats: int, seed: int) -> None:
        super().__init__(seats, seed, board.texts)
        self.board = board
        self.options = options
        self.bag: list[Kind] = []  # the last one is drawn next
        self.columns: list[tuple[Kind, ...]] = [()] * COLUMNS  # bottom stone first
        self.tokens: tuple[int, ...] = ()  # by quarry
        self.ptah: tuple[Kind, ...] = ()
        self.food = [0] * seats
        self.boats = [0] * seats
        self.order = list(range(seats))  # whoever moved longest ago comes first
        self.laid = [0] * seats  # all halves of each pyramid
        self.halves = [0] * (seats * MATERIALS)  # the same by seat and material
        self.stored: list[tuple[Kind, ...]] = [()] * seats
        self.builders = [NO_BUILDER] * seats
        self.used = [False] * seats
        self.active = 0
        self.held = EMPTY  # the stone that is paid and not yet placed
        self.began = 0  # the space where the boat stood when the turn began
        self.holes = 0  # columns that were empty when the turn began, as bits (R21)
        self.fresh = EMPTY  # the stone stored in this turn (R9)
        self.retired = False  # in this turn

    def copy(self) -> Sneferu:
        twin = Sneferu.__new__(Sneferu)
        self.copy_into(twin)
        twin.board = self.board
        twin.options = self.options
        twin.bag = self.bag[:]
        twin.columns = self.columns[:]
        twin.tokens = self.tokens
        twin.ptah = self.ptah
        twin.food = self.food[:]
        twin.boats = self.boats[:]
        twin.order = self.order[:]
        twin.laid = self.laid[:]
        twin.halves = self.halves[:]
        twin.stored = self.stored[:]
        twin.builders = self.builders[:]
        twin.used = self.used[:]
        twin.active = self.active
        twin.held = self.held
        twin.began = self.began
        twin.holes = self.holes
        twin.fresh = self.fresh
        twin.retired = self.retired
        return twin

    def stones(self, seat: int) -> int:
        """How many stones the seat's pyramid has."""
        return self.laid[seat].bit_count() // 2

    def own(self, seat: int) -> list[int]:
        """The seat's halves by material."""
        return self.halves[seat * MATERIALS : (seat + 1) * MATERIALS]
