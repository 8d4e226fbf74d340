"""The only places where stones, boats and food move. Each atom changes the position and tells it, together."""

from __future__ import annotations

from pyramidion.games.sneferu.pyramid import BOTH, FLOOR, LEFT, RIGHT, SLOTS, closed_by, fills_gap
from pyramidion.games.sneferu.state import (
    EMPTY,
    MATERIALS,
    NO_TOKEN,
    TIME_FOR_FOOD,
    TSEKANI,
    Kind,
    Sneferu,
)
from pyramidion.games.sneferu.supply import NAMES, ROWS, price
from pyramidion.kernel.machine import emit

# --- the Nile -----------------------------------------------------------------------------------------------


def start_turn(s: Sneferu, seat: int) -> None:
    """R2.4 A turn begins: where the boat stands and which columns are empty is remembered."""
    s.turn += 1
    s.active = seat
    s.began = s.boats[seat]
    s.holes = 0 if s.bag else sum(1 << at for at, column in enumerate(s.columns) if not column)
    s.fresh = EMPTY
    s.retired = False
    emit(s, "turn", seat, s.turn)


def sail(s: Sneferu, seat: int, spaces: int) -> None:
    """R3.4 The boat moves and joins the queue of its new space (R2.2); if it does not move, it keeps its place (R7)."""
    if spaces:
        _move_boat(s, seat, spaces)
        emit(s, "sailed", seat, s.boats[seat] - spaces, s.boats[seat])


def _move_boat(s: Sneferu, seat: int, spaces: int) -> None:
    s.boats[seat] += spaces
    s.order.remove(seat)
    s.order.append(seat)


def reverse(s: Sneferu, seat: int) -> None:
    """R9.5 Heba's tile is turned over and her boat goes back, not beyond the first space (R27)."""
    left = s.boats[seat]
    s.used[seat] = True
    _move_boat(s, seat, -min(s.board.back, left))
    emit(s, "reversed", seat, left, s.boats[seat])


def retire(s: Sneferu, seat: int, cause: str) -> None:
    """R8.2 The boat goes to the last space; food for each space."""
    spaces = s.board.last - s.boats[seat]
    s.retired = True
    s.food[seat] += spaces * s.board.retire
    _move_boat(s, seat, spaces)
    emit(s, "retired", seat, spaces, spaces * s.board.retire, cause)


# --- stones -------------------------------------------------------------------------------------------------


def buy(s: Sneferu, seat: int, at: int, token: int) -> None:
    """R3.3, R3.4 Pay food and time, take the stone; then the bonus, which never pays for it (R4)."""
    column, row = divmod(at, ROWS)
    food, time = price(s, at, token)
    stones = s.columns[column]
    s.held = stones[row]
    s.columns[column] = stones[:row] + stones[row + 1 :]
    s.food[seat] -= food
    if s.events is not None:
        emit(s, "bought", seat, s.board.ids[s.held], NAMES[at], food, time - (token == TIME_FOR_FOOD))
    sail(s, seat, time)
    if token != NO_TOKEN:
        gain = s.board.token_food[token]
        s.food[seat] += gain
        emit(s, "bonus", seat, s.board.tokens[token], gain)


def store(s: Sneferu, seat: int) -> None:
    """R7.7 The stone goes beside the pyramid."""
    s.stored[seat] = tuple(sorted((*s.stored[seat], s.held)))
    s.fresh, s.held = s.held, EMPTY
    emit(s, "stored", seat, s.board.ids[s.fresh])


def fetch(s: Sneferu, seat: int, stone: Kind) -> None:
    """R7.8 A stored stone is taken up to be placed."""
    stored = list(s.stored[seat])
    stored.remove(stone)
    s.stored[seat] = tuple(stored)
    s.held = stone
    emit(s, "fetched", seat, s.board.ids[stone])


def place(s: Sneferu, seat: int, slot: int, turned: bool) -> None:
    """R4.1 The stone is laid, either way round; then the food for it."""
    left, right = s.board.pairs[s.held]
    if turned:
        left, right = right, left
    base = seat * MATERIALS
    s.halves[base + left] |= LEFT[slot]
    s.halves[base + right] |= RIGHT[slot]
    s.laid[seat] |= BOTH[slot]
    if s.events is not None:
        emit(s, "placed", seat, s.board.name_at(s.held, turned), SLOTS[slot])
    s.held = EMPTY
    _collect(s, seat, slot)


def _collect(s: Sneferu, seat: int, slot: int) -> None:
    """R5 Bread on the place, every area that closed, and what Tsekani gets for a gap (R9.6)."""
    board, laid, builder = s.board, s.laid[seat], s.builders[seat]
    bread = board.bread[slot]
    if bread:
        s.food[seat] += bread
        emit(s, "bread", seat, bread)
    closed = closed_by(laid, s.halves[seat * MATERIALS : (seat + 1) * MATERIALS], slot)
    if closed:
        rewards = board.rewards(builder)
        for material, area in closed:
            food = rewards[area.bit_count()]
            s.food[seat] += food
            emit(s, "closed", seat, board.materials[material], area.bit_count(), food)
    if builder == TSEKANI and fills_gap(laid, slot):
        s.food[seat] += board.gap
        emit(s, "gap", seat, board.gap)


def move_stone(s: Sneferu, seat: int, source: int, hole: int) -> None:
    """R6.3 The top stone of a column goes to the bottom of an empty one; only once for that column (R21)."""
    stone = s.columns[source][-1]
    s.columns[source] = s.columns[source][:-1]
    s.columns[hole] = (stone,)
    s.holes &= ~(1 << hole)
    emit(s, "moved", seat, s.board.ids[stone], source + 1, hole + 1)


def refill(s: Sneferu, column: int) -> None:
    """R6.1 A stone from the bag on top of a column, if there is one left (R6.2)."""
    if s.bag:
        stone = s.bag.pop()
        s.columns[column] += (stone,)
        emit(s, "refilled", s.board.ids[stone], column + 1)


def give_to_ptah(s: Sneferu, column: int) -> None:
    """R10.2 Ptah takes the bottom stone of a column."""
    stone, *rest = s.columns[column]
    s.columns[column] = tuple(rest)
    s.ptah = tuple(sorted((*s.ptah, stone)))
    emit(s, "ptah_took", s.board.ids[stone], column + 1)


# --- builders -----------------------------------------------------------------------------------------------


def take_builder(s: Sneferu, seat: int, builder: int) -> None:
    """R9.2 The builder brings the food to begin with."""
    s.builders[seat] = builder
    s.food[seat] = s.board.builder_food[builder]
    emit(s, "chose", seat, s.board.builders[builder], s.food[seat])


def feast(s: Sneferu, seat: int) -> None:
    """R9.4 Lateef's tile is turned over: food for each level with a stone."""
    levels = sum(1 for floor in FLOOR if s.laid[seat] & floor)
    food = levels * s.board.feast
    s.used[seat] = True
    s.food[seat] += food
    emit(s, "feasted", seat, levels, food)
