"""Who plays: `scribe`, `architect@0.5s`, `module:Class`, `program:./bot.py`, `cmd:command with arguments`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pyramidion.bots import Bot, bot, parted
from pyramidion.bots.clock import Budget
from pyramidion.bots.own import is_own, own_bot
from pyramidion.bots.planner import Planner

NONE: Final = Budget()  # nothing said: as long as the level thinks


class Contestant(NamedTuple):
    """`label` is what was typed; `name` is it without the budget of its own, which goes before that of the match."""

    label: str
    name: str
    own: Budget = NONE

    def made(self, usual: Budget = NONE) -> Bot:
        """A fresh bot: what it remembers belongs to one seat of one game."""
        budget = usual if self.own == NONE else self.own
        if is_own(self.name):
            return own_bot(self.name, budget.seconds or None)
        return _fresh(bot(self.name), budget)


def _fresh(chosen: Bot, budget: Budget) -> Bot:
    """Bots that search have a budget; the others answer at once."""
    if not isinstance(chosen, Planner):
        return chosen
    return chosen.within(chosen.budget if budget == NONE else budget)


def contestant(typed: str) -> Contestant:
    """A name, perhaps with a budget; raises UnknownName for no bot's name."""
    label = typed.strip()
    name, budget = parted(label)
    if not is_own(name):
        bot(label)
    return Contestant(label, name, budget)


def contestants(typed: str | Sequence[str]) -> list[Contestant]:
    """A list with commas, each name once."""
    words = typed.split(",") if isinstance(typed, str) else typed
    return [contestant(word) for word in dict.fromkeys(word.strip() for word in words)]
