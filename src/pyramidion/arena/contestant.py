"""Who plays: `scribe`, `architect@0.5`, `module:Class`, `program:./bot.py`, `cmd:command with arguments`."""

from __future__ import annotations

import copy
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from pyramidion.bots import Bot, bot
from pyramidion.bots.own import is_own, own_bot


class Terms(NamedTuple):
    """How long those who think may think: seconds, or iterations that give the same answer on any machine."""

    think: float | None = None
    iterations: int | None = None


class Contestant(NamedTuple):
    """`label` is what was typed; `name` is it without the seconds."""

    label: str
    name: str
    seconds: float | None = None

    def made(self, terms: Terms) -> Bot:
        """A fresh bot: what it remembers belongs to one seat of one game."""
        own = terms if self.seconds is None else Terms(self.seconds)
        if is_own(self.name):
            return own_bot(self.name, own.think)
        return _budgeted(copy.copy(bot(self.name)), own)


def _budgeted(chosen: Any, terms: Terms) -> Bot:
    """Bots that search have a `budget`; the others answer at once."""
    made: Bot = chosen
    if hasattr(chosen, "budget"):
        if terms.iterations is not None:
            chosen.budget = chosen.budget._replace(seconds=0.0, iterations=terms.iterations)
        elif terms.think is not None:
            chosen.budget = chosen.budget._replace(seconds=terms.think, iterations=0)
    return made


def contestant(typed: str) -> Contestant:
    """`name[@seconds]`; raises UnknownName for a bot that is not there."""
    label = typed.strip()
    found = re.fullmatch(r"(.+)@(\d+(?:\.\d+)?)", label)
    name, seconds = (found[1], float(found[2])) if found else (label, None)
    if not is_own(name):
        bot(name)
    return Contestant(label, name, seconds)


def contestants(typed: str | Sequence[str]) -> list[Contestant]:
    """A list with commas, each name once."""
    words = typed.split(",") if isinstance(typed, str) else typed
    return [contestant(word) for word in dict.fromkeys(word.strip() for word in words)]
