"""A table of Sneferu for tests: set a position, play actions, look."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pyramidion.games.sneferu import GAME, atoms
from pyramidion.games.sneferu.options import Options
from pyramidion.games.sneferu.pyramid import SLOT
from pyramidion.kernel.contract import Event, parse_action

MATERIALS = {"w": "tura", "g": "basalt", "b": "mokattam", "k": "granite", "y": "gold"}


class Play:
    """A position that can be played with; anything not given is as after set-up."""

    def __init__(
        self, position: Mapping[str, Any] | None = None, seats: int = 2, seed: int = 0, **options: Any
    ) -> None:
        self.s = GAME.new(Options(**options), seats, seed)
        self.events: list[Event] = []
        if position is not None:
            GAME.arrange(self.s, position)

    def do(self, *actions: str) -> Play:
        """Each action by whoever is asked; `events` are those of the last one."""
        for text in actions:
            chosen = parse_action(text)
            reason = GAME.why_not(self.s, self.actor, chosen)
            assert reason is None, f"{text}: {reason}"
            self.s.events = []
            GAME.apply(self.s, self.actor, chosen)
            self.events, self.s.events = self.s.events, None
        return self

    def lay(self, slot: str, stone: str, seat: int = 0) -> tuple[list[int], int]:
        """Build without buying: `l1s1`, `y|g`. The sizes of the areas it closes, and the food it brings."""
        left, right = (MATERIALS[half] for half in stone.split("|"))
        turned = f"{left}-{right}" not in self.s.board.index
        self.s.held = self.s.board.index[f"{right}-{left}" if turned else f"{left}-{right}"]
        before, self.s.events = self.s.food[seat], []
        atoms.place(self.s, seat, SLOT[slot], turned)
        closed = sorted(event.args[2] for event in self.s.events if event.kind == "closed")
        self.s.events = None
        return closed, self.s.food[seat] - before

    @property
    def actor(self) -> int:
        return GAME.actors(self.s)[0]

    @property
    def over(self) -> bool:
        return not GAME.actors(self.s)

    @property
    def asked(self) -> str:
        question = GAME.view(self.s, self.actor).question
        assert question is not None
        return question.kind

    @property
    def legal(self) -> list[str]:
        return [str(answer) for answer in GAME.legal(self.s, self.actor)]

    def verbs(self) -> set[str]:
        return {text.partition(":")[0] for text in self.legal}

    def why(self, text: str, seat: int | None = None) -> str:
        """The code of the reason why not; "" if it is possible."""
        reason = GAME.why_not(self.s, self.actor if seat is None else seat, parse_action(text))
        return "" if reason is None else reason.code

    def rule(self, text: str) -> str:
        reason = GAME.why_not(self.s, self.actor, parse_action(text))
        return "" if reason is None else reason.rule

    def food(self, seat: int = 0) -> int:
        return self.s.food[seat]

    def boat(self, seat: int = 0) -> int:
        return self.s.boats[seat]

    def stones(self, seat: int = 0) -> int:
        return self.s.stones(seat)

    def at(self, key: str) -> Any:
        """A part of the position."""
        return GAME.position(self.s)[key]

    def told(self, kind: str) -> list[tuple[Any, ...]]:
        """What the last action told of one kind."""
        return [event.args for event in self.events if event.kind == kind]


def columns(*stones: str) -> dict[str, Any]:
    """A supply of one stone in each column, or of none."""
    return {f"supply.c{number}": stone for number, stone in enumerate(stones, 1)}


# a whole pyramid, level by level
STONES = """
tura-basalt mokattam-granite gold-tura basalt-mokattam granite-gold tura-mokattam
basalt-granite mokattam-gold granite-tura gold-basalt tura-granite
mokattam-tura gold-mokattam basalt-gold granite-basalt
gold-granite tura-gold basalt-tura
mokattam-basalt granite-mokattam
gold-tura
"""
FULL = dict(zip(SLOT, STONES.split(), strict=True))


def built(count: int, seat: int = 0) -> dict[str, str]:
    """The first so many places of a pyramid, level by level."""
    return {f"seat.{seat}.pyramid.{slot}": stone for slot, stone in list(FULL.items())[:count]}
