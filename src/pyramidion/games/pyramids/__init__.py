"""Silver & Gold: Pyramids: docs/rules/pyramids.md numbers the rules that the code cites."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pyramidion.games.pyramids import features, heuristics, hidden, position, scoring, text, view
from pyramidion.games.pyramids.box import box_of
from pyramidion.games.pyramids.options import Options
from pyramidion.games.pyramids.state import Pyramids
from pyramidion.kernel.contract import (
    Action,
    BadOption,
    BadPosition,
    Entry,
    Event,
    Json,
    Noun,
    Question,
    Reason,
    Result,
    View,
)
from pyramidion.kernel.machine import advance, begin
from pyramidion.kernel.rules import Rules
from pyramidion.kernel.text import Say, Section


class PyramidsRules(Rules[Pyramids]):
    """Silver & Gold: Pyramids."""

    id = "pyramids"
    version = 1
    seats = range(2, 5)
    options = Options
    turn_rule = "R3.1"
    end_rule = "R8.2"
    scale = heuristics.SCALE

    def new(self, options: Options, seats: int, seed: int) -> Pyramids:
        """R2 Set-up, up to the choice of the first two cards."""
        if seats not in self.seats:
            raise BadOption("bad-seats", seats=seats, low=self.seats[0], high=self.seats[-1])
        s = Pyramids(box_of(options), options, seats, seed)
        begin(s, "set_up", 0)
        advance(s)
        return s

    def why_not(self, s: Pyramids, seat: int, tried: Action) -> Reason | None:
        """R26 Who is ready waits for the others."""
        if s.lanes and seat not in s.asked:
            return Reason("ready", "R26")
        return super().why_not(s, seat, tried)

    def question(self, s: Pyramids, seat: int | None) -> Question | None:
        """R26 Others do not see how far a seat is with its secret choice."""
        if s.lanes and seat not in s.asked:
            return Question("keep", "R2.1") if s.round == 0 else Question("mark", "R4.1")
        return super().question(s, seat)

    def result(self, s: Pyramids) -> Result | None:
        return None if s.asked else scoring.result(s)

    def table(self, s: Pyramids, seat: int | None) -> Json:
        return view.table(s, seat)

    def masked(self, event: Event) -> tuple[object, ...] | None:
        return view.masked(event)

    def unveils(self, event: Event, seat: int) -> bool:
        return view.unveils(event, seat)

    def fold(self, table: Json, event: Event) -> Json:
        return view.fold(table, event)

    def resample(self, s: Pyramids, seat: int, seed: int) -> Pyramids:
        return hidden.resample(s, seat, seed)

    def copy(self, s: Pyramids) -> Pyramids:
        return s.copy()

    def dump(self, s: Pyramids) -> Json:
        return position.dump(s)

    def load(self, data: Json) -> Pyramids:
        s = position.load(data)
        advance(s)
        return s

    def arrange(self, s: Pyramids, given: Mapping[str, Json]) -> None:
        position.arrange(s, given)
        advance(s)
        for seat, key, chosen in position.secrets(s, given):
            if chosen not in self.legal(s, seat):
                raise BadPosition(key, "bad-value", value=str(chosen.noun))
            self.apply(s, seat, chosen)

    def position(self, s: Pyramids) -> dict[str, Json]:
        return position.position(s)

    def components(self, s: Pyramids) -> Mapping[str, int]:
        return position.components(s)

    def recount(self, s: Pyramids) -> Sequence[int]:
        return [scoring.recount(player) for player in s.players]

    def actions(self, options: Options) -> Sequence[Action]:
        return box_of(options).actions

    def content(self, options: Options) -> Sequence[Entry]:
        return box_of(options).entries()

    def sections(self, view: View, say: Say) -> list[Section]:
        return text.sections(view, say)

    def thing(self, view: View, noun: Noun) -> dict[str, Json]:
        return text.thing(view, noun)

    def tell(self, event: Event) -> tuple[str, dict[str, Json]] | None:
        return text.tell(event)

    def evaluate(self, s: Pyramids, seat: int) -> float:
        return heuristics.evaluate(s, seat)

    def features(self, s: Pyramids, seat: int) -> list[float]:
        return features.features(s, seat)

    def layout(self, options: Options) -> list[str]:
        return features.layout(options)

    def prospects(self, s: Pyramids) -> list[float]:
        return heuristics.prospects(s)


GAME = PyramidsRules()
