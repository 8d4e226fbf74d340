"""The position: armies by area, and by seat what lies before each player.

An area is its number on the board, a tile, a figure or a card the number of its kind. Sets of tiles, battle cards and
action spaces are bit masks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyramidion.games.kemet.data import HONOUR, PUTREFACTION, REGULAR_TOKENS, UNITS
from pyramidion.games.kemet.options import Options
from pyramidion.kernel.machine import State
from pyramidion.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from pyramidion.games.kemet.board import Board
    from pyramidion.games.kemet.box import Box, Mods

NONE: Final = -1  # no owner, no figure, no pyramid, no card
IN_SUPPLY: Final = -2  # where a figure is that its owner holds
IN_BATTLE: Final = -3
DEBT: Final = -2  # a fame point owed to the honour track

CITIES: Final = 0
PYRAMIDS: Final = 1
ARMIES: Final = 2
FIRST_TILES: Final = 3
DAY: Final = 4
NIGHT: Final = 5
OVER: Final = 6
PHASES: Final = ("cities", "pyramids", "armies", "first_tiles", "day", "night", "over")

FAME: Final = ("battle", "temples", "sanctuary", "divine")
BATTLE: Final = 0
TEMPLES: Final = 1
SANCTUARY_FAME: Final = 2
DIVINE: Final = 3

ENTERING: Final = 0
COUNCIL: Final = 1
CLASH: Final = 2
RESOLUTION: Final = 3
LOSSES: Final = 4
REWARD: Final = 5
RETREAT: Final = 6
STAGES: Final = ("entering", "council", "clash", "resolution", "losses", "reward", "retreat")

ATTACKER: Final = 0
DEFENDER: Final = 1
Army = tuple[int, int, int]  # area, units, figure

FIGHT: Final = (
    "area", "banned", "buried", "cancelled", "card", "cause", "damage", "figures", "force", "hurt", "interventions",
    "protection", "seats", "stage", "strength", "totals", "winner",
)  # fmt: skip
MARCH: Final = ("area", "begun", "chosen", "figure", "land_only", "steps", "teleports", "units", "walls")


@mypyc_attr(allow_interpreted_subclasses=True)
class Fight:
    """R5 A battle: both armies are lifted off the map. Lists have the attacker first."""

    __slots__ = FIGHT

    def __init__(self, area: int, seats: tuple[int, int], force: list[int], figures: list[int], cause: str) -> None:
        self.area = area
        self.seats = seats
        self.force = force  # units
        self.figures = figures
        self.cause = cause  # move, recruit or night
        self.card = [NONE, NONE]
        self.buried = [NONE, NONE]
        self.interventions: list[tuple[int, ...]] = [(), ()]
        self.strength = [0, 0]  # what cards and tiles have added so far
        self.damage = [0, 0]
        self.protection = [0, 0]
        self.banned = [NONE, NONE]  # the type that a side may not play
        self.cancelled = [False, False]  # figures without effect, as the resolution found them
        self.hurt = [0, 0]  # units removed by the enemy's damage
        self.totals = [0, 0]  # strength at the resolution
        self.stage = 0
        self.winner = NONE  # attacker or defender

    def copy(self) -> Fight:
        twin = Fight.__new__(Fight)
        twin.area = self.area
        twin.seats = self.seats
        twin.force = self.force[:]
        twin.figures = self.figures[:]
        twin.cause = self.cause
        twin.card = self.card[:]
        twin.buried = self.buried[:]
        twin.cancelled = self.cancelled[:]
        twin.interventions = self.interventions[:]
        twin.strength = self.strength[:]
        twin.damage = self.damage[:]
        twin.protection = self.protection[:]
        twin.banned = self.banned[:]
        twin.hurt = self.hurt[:]
        twin.totals = self.totals[:]
        twin.stage = self.stage
        twin.winner = self.winner
        return twin

    def side(self, seat: int) -> int:
        return self.seats.index(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class March:
    """R4.5 The army that a Move action leads; its units stand in `area` among those that may stay there."""

    __slots__ = MARCH

    def __init__(self, area: int, units: int, figure: int, land_only: bool) -> None:
        self.area = area
        self.units = units
        self.figure = figure
        self.land_only = land_only
        self.steps = 0
        self.teleports = 0
        self.walls = 0  # walls that may still be ignored
        self.begun = False
        self.chosen = 0  # what was settled at this stop: 1 the units, 2 the figure

    def copy(self) -> March:
        twin = March.__new__(March)
        twin.area = self.area
        twin.units = self.units
        twin.figure = self.figure
        twin.land_only = self.land_only
        twin.steps = self.steps
        twin.teleports = self.teleports
        twin.walls = self.walls
        twin.begun = self.begun
        twin.chosen = self.chosen
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Kemet(State):
    """A position of Kemet."""

    __slots__ = (
        "active", "attacked", "bids", "board", "box", "buried", "cards", "cities", "colour", "colours", "deck",
        "discard", "fame", "fight", "figure", "gold", "halted", "hands", "honour", "known", "landing", "level",
        "march", "mods", "options", "order", "owner", "phase", "placed", "played", "pp", "proven", "quiet",
        "regular", "relocated", "removed", "round", "seating", "shown", "silver", "spent", "supply", "tiles",
        "track", "underworld", "units", "used", "veterans", "vetoed", "where", "winner",
    )  # fmt: skip

    def __init__(self, box: Box, options: Options, seats: int, seed: int) -> None:
        super().__init__(seats, seed, box.texts)
        areas = len(box.board.areas)
        self.box: Box = box
        self.board: Board = box.board
        self.options: Options = options
        self.phase: int = CITIES
        self.round: int = 0
        self.active: int = 0
        self.winner: int = NONE
        self.order: list[int] = list(range(seats))
        self.bids: list[int] = [NONE] * seats
        self.seating: list[int] = [NONE] * seats  # the order of the next round as far as it is settled
        self.colours: tuple[int, ...] = ()  # in play
        # by area
        self.owner: list[int] = [NONE] * areas
        self.units: list[int] = [0] * areas
        self.figure: list[int] = [NONE] * areas
        self.colour: list[int] = [NONE] * areas
        self.level: list[int] = [0] * areas
        # by city: whose it is
        self.cities: list[int] = [NONE] * seats
        # by seat
        self.pp: list[int] = [box.numbers.start_pp] * seats
        self.supply: list[int] = [UNITS] * seats
        self.underworld: list[int] = [0] * seats
        self.honour: list[int] = [HONOUR] * seats
        self.veterans: list[int] = [0] * seats
        self.fame: list[int] = [0] * (4 * seats)
        self.track: list[int] = [NONE] * (2 * seats)  # fame on the spaces 5 and 2 of the honour track
        self.tiles: list[int] = [0] * seats
        self.mods: list[Mods] = [box.mods(0)] * seats
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.known: list[int] = [0] * seats  # diversions that everybody knows to be in the hand
        self.cards: list[int] = [255] * seats
        self.played: list[int] = [0] * seats
        self.buried: list[int] = [0] * seats
        self.removed: list[int] = [0] * seats
        self.proven: list[int] = [0] * seats  # cards seen since one was removed: they were not it
        self.regular: list[int] = [REGULAR_TOKENS] * seats
        self.used: list[int] = [0] * seats
        self.silver: list[int] = [NONE] * seats
        self.gold: list[bool] = [False] * seats
        # by figure: an area, or in supply, in battle, not in the game
        self.where: list[int] = [NONE] * 13
        self.deck: list[int] = []
        self.discard: list[int] = []
        # the present turn and action
        self.placed: bool = False
        self.relocated: bool = False
        self.halted: bool = False
        self.vetoed: bool = False
        self.shown: bool = False  # the spied card lies open
        self.spent: int = 0
        self.attacked: int = 0  # whose armies the present action has come upon
        self.quiet: int = 0  # who does not want to be asked about actions of others today
        self.fight: Fight | None = None
        self.march: March | None = None
        self.landing: tuple[Army, ...] = ()  # units placed where an enemy stands, before the battles

    def copy(self) -> Kemet:
        twin = Kemet.__new__(Kemet)
        self.copy_into(twin)
        twin.box = self.box
        twin.board = self.board
        twin.options = self.options
        twin.phase = self.phase
        twin.round = self.round
        twin.active = self.active
        twin.winner = self.winner
        twin.order = self.order[:]
        twin.bids = self.bids[:]
        twin.seating = self.seating[:]
        twin.colours = self.colours
        twin.owner = self.owner[:]
        twin.units = self.units[:]
        twin.figure = self.figure[:]
        twin.colour = self.colour[:]
        twin.level = self.level[:]
        twin.cities = self.cities[:]
        twin.pp = self.pp[:]
        twin.supply = self.supply[:]
        twin.underworld = self.underworld[:]
        twin.honour = self.honour[:]
        twin.veterans = self.veterans[:]
        twin.fame = self.fame[:]
        twin.track = self.track[:]
        twin.tiles = self.tiles[:]
        twin.mods = self.mods[:]
        twin.hands = self.hands[:]
        twin.known = self.known[:]
        twin.cards = self.cards[:]
        twin.played = self.played[:]
        twin.buried = self.buried[:]
        twin.removed = self.removed[:]
        twin.proven = self.proven[:]
        twin.regular = self.regular[:]
        twin.used = self.used[:]
        twin.silver = self.silver[:]
        twin.gold = self.gold[:]
        twin.where = self.where[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.placed = self.placed
        twin.relocated = self.relocated
        twin.halted = self.halted
        twin.vetoed = self.vetoed
        twin.shown = self.shown
        twin.spent = self.spent
        twin.attacked = self.attacked
        twin.quiet = self.quiet
        twin.fight = self.fight.copy() if self.fight is not None else None
        twin.march = self.march.copy() if self.march is not None else None
        twin.landing = self.landing
        return twin

    def after_seat(self, seat: int) -> list[int]:
        """The other seats in turn order, beginning after this one."""
        at = self.order.index(seat)
        return self.order[at + 1 :] + self.order[:at]

    def putrefaction(self, seat: int, offered: int = 0) -> int:
        """R9.1 The level that the honour stands for, once so much of it is offered."""
        return PUTREFACTION[max(self.honour[seat] - offered, 0)]

    def city(self, seat: int) -> list[int]:
        """The districts of the seat's city."""
        return self.board.districts[self.cities.index(seat)]

    def holder(self, area: int) -> int:
        """R2.4 Who controls an area: its army; in an empty district the owner of the city."""
        owner = self.owner[area]
        if owner != NONE:
            return owner
        city = self.board.city_of[area]
        return self.cities[city] if city >= 0 else NONE
