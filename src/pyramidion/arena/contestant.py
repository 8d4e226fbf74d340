"""Who plays: `scribe`, `architect@0.5s`, `module:Class`, `program:./bot.py`, `cmd:command with arguments`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pyramidion.bots import Bot, bot, parted
from pyramidion.bots.own import is_own, own_bot


class Terms(NamedTuple):
    """How long those who think may think: seconds, or iterations that give the same answer on any machine."""

    think: float | None = None
    iterations: int | None = None


class Contestant(NamedTuple):
    """`label` is what was typed; `name` is it without the terms of its own, which go before those of the match."""

    label: str
    name: str
    own: Terms = Terms()

    def made(self, terms: Terms) -> Bot:
        """A fresh bot: what it remembers belongs to one seat of one game."""
        agreed = terms if self.own == Terms() else self.own
        if is_own(self.name):
            return own_bot(self.name, agreed.think)
        return _budgeted(bot(self.name), agreed)


def _budgeted(chosen: Any, terms: Terms) -> Bot:
    """Bots that search have a budget, and a copy `within` another one; the others answer at once."""
    made: Bot = chosen
    if hasattr(chosen, "within"):
        budget = chosen.budget
        if terms.iterations is not None:
            budget = budget._replace(seconds=0.0, iterations=terms.iterations)
        elif terms.think is not None:
            budget = budget._replace(seconds=terms.think, iterations=0)
        made = chosen.within(budget)
    return made


def contestant(typed: str) -> Contestant:
    """A name, perhaps with a budget; raises UnknownName for no bot's name."""
    label = typed.strip()
    name, budget = parted(label)
    if not is_own(name):
        bot(label)
    return Contestant(label, name, Terms(budget.seconds or None, budget.iterations or None))


def contestants(typed: str | Sequence[str]) -> list[Contestant]:
    """A list with commas, each name once."""
    words = typed.split(",") if isinstance(typed, str) else typed
    return [contestant(word) for word in dict.fromkeys(word.strip() for word in words)]
