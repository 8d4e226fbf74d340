"""What every game that runs on the machine shares: actors, legal, apply, why_not, the frame of the view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from pyramidion.kernel import machine
from pyramidion.kernel.codec import plain
from pyramidion.kernel.contract import Action, Event, Json, Noun, Question, Reason, Result, Seat, View
from pyramidion.kernel.native import mypyc_attr
from pyramidion.kernel.text import Say, Section, generic_sections

S = TypeVar("S", bound=machine.State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """Base of each game's GAME."""

    id: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    options: ClassVar[type[msgspec.Struct]]
    turn_rule: ClassVar[str]
    end_rule: ClassVar[str]
    scale: ClassVar[float] = 1.0
    ripe: ClassVar[int] = 4
    bold: ClassVar[float] = 1.0

    def actors(self, s: S) -> Sequence[Seat]:
        return tuple(s.asked)

    def legal(self, s: S, seat: Seat) -> Sequence[Action]:
        return s.asked.get(seat, ())

    def apply(self, s: S, seat: Seat, chosen: Action) -> None:
        machine.apply(s, seat, chosen)

    def why_not(self, s: S, seat: Seat, tried: Action) -> Reason | None:
        if not s.asked:
            return Reason("game-over", self.end_rule)
        waits = machine.waiting(s, seat)
        if waits is None:
            return Reason("not-your-turn", self.turn_rule, {"seat": min(s.asked)})
        if tried in s.asked[seat]:
            return None
        step, it = waits
        return step.why_not(s, seat, it, tried)

    def question(self, s: S, seat: Seat | None) -> Question | None:
        """The seat's own question whole; of somebody else's only what it is about."""
        if not s.asked:
            return None
        asked = seat if seat in s.asked else min(s.asked)
        waits = machine.waiting(s, asked) if asked is not None else None
        if waits is None or asked is None:
            return None
        step, it = waits
        whole = step.question(s, asked, it)
        args = whole.args if asked == seat else {}
        return Question(whole.kind, whole.rule, args, step.reaction)

    def reactions(self, s: S) -> Sequence[str]:
        return machine.reaction_kinds(s.texts)

    def view(self, s: S, seat: Seat | None) -> View:
        return View(
            game=self.id,
            version=self.version,
            seat=seat,
            turn=s.turn,
            actors=tuple(s.asked),
            question=self.question(s, seat),
            legal=[str(answer) for answer in s.asked.get(seat, ())] if seat is not None else [],
            table=self.table(s, seat),
            options=plain(getattr(s, "options", None)),
            result=self.result(s),
        )

    def table(self, s: S, seat: Seat | None) -> Json:
        """The game's own part of the view."""
        raise NotImplementedError

    def open_view(self, s: S) -> View:
        """For looking back after the end: a spectator's view in which each player's things lie as they see them."""
        seen = self.view(s, None)
        players = seen.table.get("players", [])
        players[:] = [self.table(s, seat)["players"][seat] for seat in range(len(players))]
        return seen

    def result(self, s: S) -> Result | None:
        raise NotImplementedError

    def sections(self, view: View, say: Say) -> list[Section]:
        return generic_sections(view, say)

    def setup(self, view: View, say: Say) -> list[Section]:
        return []

    def new(self, options: Any, seats: int, seed: int) -> S:
        raise NotImplementedError

    def check(self, options: Any, seats: int) -> None:
        """Raises BadOption where no game can be set up so."""
        self.new(options, seats, 1)

    def lineup(self, options: Any, seats: int) -> list[Json]:
        """What a table with these options will be played with, group by group, before the lot has decided anything."""
        return []

    def focus(self, view: View, say: Say) -> list[Section]:
        return []

    def thing(self, view: View, noun: Noun) -> dict[str, Json]:
        return {"noun": noun}

    def features(self, s: S, seat: Seat) -> list[float]:
        return []

    def layout(self, options: Any) -> list[str]:
        return []

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        if event.only is None or seat in event.only:
            return Event(event.kind, event.args)
        shown = self.masked(event)
        return Event(event.kind, shown) if shown is not None else None

    def masked(self, event: Event) -> tuple[Any, ...] | None:
        """The arguments that those see who may not see the event whole; None: they see nothing."""
        raise NotImplementedError

    def evaluate(self, s: S, seat: Seat) -> float:
        raise NotImplementedError

    def prospects(self, s: S) -> list[float]:
        return [self.evaluate(s, seat) for seat in range(s.seats)]

    def learned(self, s: S) -> list[float]:
        return self.prospects(s)

    def sensible(self, s: S, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        return legal
