"""A table of Kemet for tests: set a position, play actions, look."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pyramidion.games.kemet import GAME, Kemet, Options
from pyramidion.games.kemet.scoring import total
from pyramidion.kernel.contract import Event, parse_action

ALL = ["ruby", "sapphire", "diamond", "onyx"]
DARK = ["ruby", "sapphire", "emerald"]


class Play:
    """A position that can be played with; what is not given is as on an ordinary first day, hands are empty."""

    def __init__(
        self, position: Mapping[str, Any] | None = None, seats: int = 2, seed: int = 0, **options: Any
    ) -> None:
        self.s: Kemet = GAME.new(Options(**options), seats, seed)
        self.events: list[Event] = []
        if position is not None:
            GAME.arrange(self.s, {**{f"seat.{n}.hand": "" for n in range(seats)}, **position})

    def do(self, *actions: str) -> Play:
        """Each action by whoever is asked first, or `1 card:x` for a seat; `events` are those of all of them."""
        self.events = []
        for text in actions:
            seat, space, rest = text.partition(" ")
            who = int(seat) if space else self.actor
            chosen = parse_action(rest if space else text)
            reason = GAME.why_not(self.s, who, chosen)
            assert reason is None, f"{text}: {reason}"
            self.s.events = []
            GAME.apply(self.s, who, chosen)
            self.events += self.s.events
            self.s.events = None
        return self

    def fight(self, attack: str, defence: str, attacker: int = 0, defender: int = 1) -> Play:
        """A war council without interventions: each plays a card and buries the first other one."""
        for seat, card in ((attacker, attack), (defender, defence)):
            if seat in GAME.actors(self.s) and f"card:{card}" in self.legal_of(seat):
                self.do(f"{seat} card:{card}")
        seen: list[Event] = []
        for seat in (attacker, defender):
            if seat in GAME.actors(self.s) and self.s.lanes:
                self.do(f"{seat} {next(text for text in self.legal_of(seat) if text.startswith('discard:'))}")
                seen += self.events
            if seat in GAME.actors(self.s) and self.s.lanes:
                self.do(f"{seat} done")
                seen += self.events
        self.events = seen
        return self

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
        return self.legal_of(self.actor)

    def legal_of(self, seat: int) -> list[str]:
        return [str(answer) for answer in GAME.legal(self.s, seat)]

    def nouns(self, verb: str) -> set[str]:
        """What the verb can be done with now."""
        return {text.partition(":")[2] for text in self.legal if text.partition(":")[0] == verb}

    def why(self, text: str, seat: int | None = None) -> str:
        """The code of the reason why not; "" if it is possible."""
        reason = GAME.why_not(self.s, self.actor if seat is None else seat, parse_action(text))
        return "" if reason is None else reason.code

    def at(self, key: str) -> Any:
        """A part of the position."""
        return GAME.position(self.s)[key]

    def pp(self, seat: int = 0) -> int:
        return self.s.pp[seat]

    def fame(self, seat: int = 0) -> int:
        return total(self.s, seat)

    def table(self, seat: int | None = 0) -> Any:
        return GAME.view(self.s, seat).table

    def told(self, kind: str) -> list[tuple[Any, ...]]:
        """What the last actions told of one kind."""
        return [event.args for event in self.events if event.kind == kind]
