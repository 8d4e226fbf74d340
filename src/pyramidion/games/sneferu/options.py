"""What can be chosen before a game of Sneferu."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Choices before the game."""

    builders: Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["off", "chosen", "dealt"]})] = "off"
    solo_builders: bool = False
    errata: dict[str, dict[str, Any]] = {}
