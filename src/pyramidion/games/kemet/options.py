"""What can be chosen before a game of Kemet."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from pyramidion.kernel.contract import one_of

RANDOM: Final = "random"
TURN_ORDERS: Final = ("veterans", "fewest_points")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Choices before the game; `colours` are drawn by lot, or named one after the other."""

    book_of_the_dead: bool = True
    old_ones: bool = False
    colours: str = RANDOM
    turn_order: Annotated[str, one_of(*TURN_ORDERS)] = "veterans"
    round_limit: int = 15
    errata: dict[str, dict[str, Any]] = {}

    def named_colours(self) -> list[str]:
        """`ruby,emerald` as a list; empty for colours by lot."""
        return [] if self.colours == RANDOM else self.colours.replace(",", " ").split()
