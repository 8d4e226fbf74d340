"""R3.3 The individual board: rows of action spaces, and what the gold token may do."""

from __future__ import annotations

from functools import cache
from typing import Final

from pyramidion.games.kemet.data import COLOURS

SPACES: Final = (
    "move_top", "recruit", "move_middle", "build", "pray_middle", "pray_bottom",
    *(f"buy_{colour}" for colour in COLOURS),
)  # fmt: skip
FIRST_BUY: Final = 6
ROWS: Final = ("top", "middle", "bottom")
ROW_MASKS: Final = (0b11, 0b11100, 0b11111100000)
# the text of each space; a Buy space leads to its colour
SPACE_TEXTS: Final = ("move", "recruit", "move", "build", "pray", "pray", *["buy"] * len(COLOURS))
GOLDS: Final = ("surprise", "will_move", "will_recruit", "march", "twin", "cult", "thoth", "apophis")
GOLD_TEXTS: Final = {
    "surprise": "move",
    "will_move": "move",
    "will_recruit": "recruit",
    "march": "forced_march",
    "twin": "twin",
    "cult": "dark_cult",
    "thoth": "summon",
    "apophis": "summon",
}


@cache
def on_board(colours: tuple[int, ...]) -> int:
    """The spaces that a player has, as bits: one to buy for each colour in play."""
    return (1 << FIRST_BUY) - 1 | sum(1 << FIRST_BUY + colour for colour in colours)


@cache
def empty_rows(used: int) -> tuple[int, ...]:
    """The rows without any token."""
    return tuple(row for row, mask in enumerate(ROW_MASKS) if not used & mask)


def allowed(used: int, regular: int, colours: tuple[int, ...]) -> int:
    """R3.3 Free spaces for a regular token: when tokens are as few as empty rows, only those rows."""
    free = on_board(colours) & ~used
    rows = empty_rows(used)
    if len(rows) < regular:
        return free
    return free & sum(ROW_MASKS[row] for row in rows)
