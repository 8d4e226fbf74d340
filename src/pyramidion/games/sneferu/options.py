"""What can be chosen before a game of Sneferu."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from pyramidion.kernel.contract import one_of

BUILDERS: Final = ("off", "chosen", "dealt")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Choices before the game."""

    builders: Annotated[str, one_of(*BUILDERS)] = "off"
    solo_builders: bool = False
    errata: dict[str, dict[str, Any]] = {}
