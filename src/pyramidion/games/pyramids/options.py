"""What can be chosen before a game of Pyramids."""

from __future__ import annotations

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Choices before the game."""

    errata: dict[str, dict[str, str | list[str]]] = {}
