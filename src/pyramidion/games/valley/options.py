"""What can be chosen before a game of Valley of the Kings."""

from __future__ import annotations

from typing import Annotated

import msgspec

from pyramidion.kernel.contract import one_of

FromBox = Annotated[str, one_of("random", "base", "afterlife")]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Choices before the game."""

    box: Annotated[str, one_of("base", "afterlife", "both")] = "base"
    completist: bool = False
    stall_limit: bool = True
    first: int | None = None
    solo: Annotated[str, one_of("beginner", "master")] = "beginner"
    half: Annotated[str, one_of("off", "independent", "merged")] = "off"
    longer: Annotated[str, one_of("off", "five", "six")] = "off"
    red: FromBox = "random"
    brown: FromBox = "random"
    yellow: FromBox = "random"
    green: FromBox = "random"
    blue: FromBox = "random"
    uniques: Annotated[str, one_of("random", "base", "afterlife", "one_per_cost")] = "random"
    errata: dict[str, dict[str, int | str | list[str]]] = {}
