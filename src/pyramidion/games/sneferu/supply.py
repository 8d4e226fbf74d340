"""R3, R7 The supply: what each stone costs now, which ones can be bought, and which bonus they bring."""

from __future__ import annotations

from typing import Final

from pyramidion.games.sneferu.data import DATA
from pyramidion.games.sneferu.pyramid import OUTLINE
from pyramidion.games.sneferu.state import (
    COLUMNS,
    EMPTY,
    FOOD1,
    FOOD2,
    NO_TOKEN,
    SAVE_TIME,
    STORAGE,
    TIME_FOR_FOOD,
    WAIVE,
    Kind,
    Sneferu,
)
from pyramidion.kernel.contract import Action, Reason, action

ROWS: Final = DATA.supply.rows
Stones = int  # a set of places of the supply, as bits: column by column, bottom first

NAMES: Final = [f"c{column + 1}r{row + 1}" for column in range(COLUMNS) for row in range(ROWS)]
AT: Final = {name: at for at, name in enumerate(NAMES)}
BUY: Final = [action("buy", name) for name in NAMES]
FORGO: Final = [action("forgo", name) for name in NAMES]

TAKEN_AT_ONCE: Final = (FOOD1, FOOD2, WAIVE, SAVE_TIME)  # R5: used unless forgone
ASKED: Final = (TIME_FOR_FOOD, STORAGE)

_FILLED: Final = [[((1 << count) - 1) << ROWS * column for count in range(ROWS + 1)] for column in range(COLUMNS)]


def stone_at(s: Sneferu, at: int) -> Kind:
    """The stone that lies on a place of the supply."""
    column, row = divmod(at, ROWS)
    return s.columns[column][row] if row < len(s.columns[column]) else EMPTY


def present(s: Sneferu) -> Stones:
    """The places that hold a stone."""
    one, two, three, four = s.columns
    filled = _FILLED
    return filled[0][len(one)] | filled[1][len(two)] | filled[2][len(three)] | filled[3][len(four)]


def token_here(s: Sneferu) -> int:
    """R7.1, R8: the bonus of the quarry where the boat stood when the turn began."""
    quarry = s.board.quarry_at[s.began]
    return s.tokens[quarry] if quarry >= 0 else NO_TOKEN


def matching(s: Sneferu) -> Stones:
    """R7.1 The stones that show the material of that quarry."""
    quarry = s.board.quarry_at[s.began]
    if quarry < 0:
        return 0
    shows = s.board.shows[s.board.quarry_material[quarry]]
    found = 0
    for column in reversed(s.columns):
        bits = 0
        for kind in reversed(column):
            bits = bits << 1 | shows[kind]
        found = found << ROWS | bits
    return found


def bonus_for(s: Sneferu, at: int) -> int:
    """The bonus that this stone brings, if any."""
    quarry = s.board.quarry_at[s.began]
    if quarry < 0 or not s.board.shows[s.board.quarry_material[quarry]][stone_at(s, at)]:
        return NO_TOKEN
    token = s.tokens[quarry]
    return NO_TOKEN if token == WAIVE and not s.board.surcharge[at] else token


def price(s: Sneferu, at: int, token: int) -> tuple[int, int]:
    """R3.1, R7.4-R7.6 Food and time for the stone, with this bonus."""
    board = s.board
    food = board.price[at] - (board.surcharge[at] if token == WAIVE else 0)
    return food, board.time[at] - (token == SAVE_TIME) + (token == TIME_FOR_FOOD)


def payable(s: Sneferu, seat: int, token: int = NO_TOKEN) -> Stones:
    """R3.2 The places whose price the seat can pay, with a bonus that lowers it."""
    board = s.board
    food, left = s.food[seat], board.last - s.boats[seat]
    if token == SAVE_TIME:
        left += 1
    by_food = (board.payable_waived if token == WAIVE else board.payable)[
        food if food < board.most_food else board.most_food
    ]
    return by_food[left if left < board.most_time else board.most_time]


def purchases(s: Sneferu, seat: int) -> tuple[Stones, Stones]:
    """The stones that can be bought, and those of them that can be bought without the bonus they bring (R5)."""
    if s.laid[seat] == OUTLINE:
        return 0, 0
    here = present(s)
    plain = payable(s, seat) & here
    quarry = s.board.quarry_at[s.began]
    if quarry < 0 or s.tokens[quarry] not in TAKEN_AT_ONCE:
        return plain, 0
    token, match = s.tokens[quarry], matching(s)
    if token == WAIVE:
        match &= s.board.surcharged
    return plain | payable(s, seat, token) & here & match, plain & match


def purchase_answers(s: Sneferu, seat: int) -> tuple[Action, ...]:
    """The same as actions."""
    buys, forgoes = purchases(s, seat)
    found = s.board.answers.get(buys)
    if found is None:
        found = tuple(BUY[at] for at in range(len(NAMES)) if buys >> at & 1)
        if not forgoes:
            s.board.answers[buys] = found
    if forgoes:
        return (*found, *(FORGO[at] for at in range(len(NAMES)) if forgoes >> at & 1))
    return found


# --- why not ------------------------------------------------------------------------------------------------


def why_not_buy(s: Sneferu, seat: int, noun: str) -> Reason:
    """Why the stone cannot be bought."""
    if noun not in AT:
        return Reason("no-such-place", "R3.1", {"place": noun})
    at = AT[noun]
    if stone_at(s, at) == EMPTY:
        return Reason("no-stone-there", "R20", {"place": noun})
    if s.laid[seat] == OUTLINE:
        return Reason("pyramid-complete", "R8.2")
    return _why_not_pay(s, seat, at, bonus_for(s, at))


def _why_not_pay(s: Sneferu, seat: int, at: int, token: int) -> Reason:
    food, time = price(s, at, token if token in TAKEN_AT_ONCE else NO_TOKEN)
    left, have = s.board.last - s.boats[seat], s.food[seat]
    if time > left:
        return Reason("not-enough-time", "R3.5", {"time": time, "left": left})
    return Reason("not-enough-food", "R3.2", {"cost": food, "have": have, "missing": food - have})


def why_not_forgo(s: Sneferu, seat: int, noun: str) -> Reason:
    """Why the stone cannot be bought without its bonus."""
    if noun not in AT or stone_at(s, AT[noun]) == EMPTY or s.laid[seat] == OUTLINE:
        return why_not_buy(s, seat, noun)
    token = bonus_for(s, AT[noun])
    if token == NO_TOKEN:
        return Reason("no-bonus", "R7.1", {"stone": s.board.ids[stone_at(s, AT[noun])]})
    if token in ASKED:
        return Reason("bonus-asked-later", "R5", {"token": s.board.tokens[token]})
    return _why_not_pay(s, seat, AT[noun], NO_TOKEN)
