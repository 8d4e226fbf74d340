"""What can be chosen before a game of Kemet."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

RANDOM: Final = "random"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Choices before the game; `colours` are drawn by lot, or named one after the other."""

    book_of_the_dead: bool = True
    old_ones: bool = False
    colours: str = RANDOM
    turn_order: Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["veterans", "fewest_points"]})] = "veterans"
    round_limit: int = 15
    errata: dict[str, dict[str, Any]] = {}

    def named_colours(self) -> list[str]:
        """`ruby,emerald` as a list; empty for colours by lot."""
        return [] if self.colours == RANDOM else self.colours.replace(",", " ").split()
