"""Which build of the rules runs: compiled, or the sources themselves."""

from __future__ import annotations

import pyramidion
from pyramidion import compiled
from pyramidion.kernel.text import Say


def rules_line(say: Say) -> str:
    """`rules: compiled`, or why not."""
    if pyramidion.RULES == "interpreted" and compiled.stale():
        return say("rules-stale")
    return say(f"rules-{pyramidion.RULES}")
