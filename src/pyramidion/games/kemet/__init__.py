"""Kemet: Blood and Sand with Book of the Dead: docs/rules/kemet.md numbers the rules that the code cites."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from pyramidion.games.kemet import features, heuristics, hidden, position, scoring, text, view
from pyramidion.games.kemet.box import action_table
from pyramidion.games.kemet.data import (
    COLOURS,
    COLOURS_IN_PLAY,
    DIVERSION,
    FIGURES,
    OLD_ONES,
    START_INTERVENTIONS,
)
from pyramidion.games.kemet.edition import box_of, content
from pyramidion.games.kemet.errata import material_of
from pyramidion.games.kemet.options import RANDOM, TURN_ORDERS, Options
from pyramidion.games.kemet.state import NONE, Kemet
from pyramidion.kernel import rng
from pyramidion.kernel.contract import Action, BadOption, Entry, Event, Json, Noun, Question, Reason, Result, View
from pyramidion.kernel.machine import advance, begin
from pyramidion.kernel.rules import Rules
from pyramidion.kernel.text import Say, Section

EMERALD = COLOURS.index("emerald")
LONGEST = 99


def _with_cancelled(fight: Json) -> Json:
    """R44: whom a Snake stands against."""
    foes = reversed(fight["figures"])
    return {**fight, "cancelled": [foe != NONE and FIGURES[foe].cancels for foe in foes]}


MIGRATIONS: Final[dict[int, Callable[[Json], Json]]] = {
    1: lambda state: {**state, "attacked": 0},
    2: lambda state: {**state, "fight": state["fight"] and _with_cancelled(state["fight"])},
}


class KemetRules(Rules[Kemet]):
    """Kemet for two to five players, with and without the Book of the Dead."""

    id = "kemet"
    version = 3
    migrations = MIGRATIONS
    seats = range(2, 6)
    options = Options
    turn_rule = "R3.2"
    end_rule = "R6.3"
    scale = heuristics.SCALE
    ripe = heuristics.RIPE
    bold = heuristics.BOLD

    def new(self, options: Options, seats: int, seed: int) -> Kemet:
        """R1 Set-up, up to the choice of the cities."""
        self.check(options, seats)
        s = Kemet(box_of(seats, options), options, seats, seed)
        s.colours = self._colours(s, options, seats)
        rng.shuffle(s, s.order)
        s.deck = [
            kind for kind, card in enumerate(s.box.interventions) if kind != DIVERSION for _ in range(card.copies)
        ]
        rng.shuffle(s, s.deck)
        for seat in s.order:
            drawn = [s.deck.pop() for _ in range(START_INTERVENTIONS)]
            s.hands[seat] = tuple(sorted([*drawn, DIVERSION]))
            s.known[seat] = 1
        begin(s, "set_up", 0)
        advance(s)
        return s

    def check(self, options: Options, seats: int) -> None:
        if seats not in self.seats:
            raise BadOption("bad-seats", seats=seats, low=self.seats[0], high=self.seats[-1])
        if options.turn_order not in TURN_ORDERS:
            choices = ", ".join(TURN_ORDERS)
            raise BadOption("bad-choice", option="turn_order", value=options.turn_order, choices=choices)
        if options.old_ones and not options.book_of_the_dead:
            raise BadOption("old-ones-without-book")
        if options.round_limit not in range(LONGEST + 1):
            raise BadOption("bad-round-limit", value=options.round_limit, high=LONGEST)
        if options.colours != RANDOM:
            self._check_colours(options, COLOURS_IN_PLAY[seats])
        material_of(options.errata)

    def _check_colours(self, options: Options, count: int) -> None:
        known = COLOURS if options.book_of_the_dead else COLOURS[:-1]
        named = options.named_colours()
        for colour in named:
            if colour not in known:
                raise BadOption("bad-choice", option="colours", value=colour, choices=", ".join(known))
        if len(set(named)) != count or len(named) != count:
            raise BadOption("colours-count", need=count, have=len(set(named)))
        if options.book_of_the_dead and COLOURS[EMERALD] not in named:
            raise BadOption("colours-emerald")

    def _colours(self, s: Kemet, options: Options, seats: int) -> tuple[int, ...]:
        """R1.2 As chosen, or by lot; the emerald ones always with the Book of the Dead."""
        named = options.named_colours()
        if named:
            return tuple(sorted(COLOURS.index(colour) for colour in named))
        others = list(range(EMERALD))
        rng.shuffle(s, others)
        drawn = [EMERALD, *others] if options.book_of_the_dead else others
        return tuple(sorted(drawn[: COLOURS_IN_PLAY[seats]]))

    def why_not(self, s: Kemet, seat: int, tried: Action) -> Reason | None:
        """R11.2 Who is ready waits for the others."""
        if s.lanes and seat in s.lanes and seat not in s.asked:
            return Reason("ready", "R11.2")
        return super().why_not(s, seat, tried)

    def question(self, s: Kemet, seat: int | None) -> Question | None:
        """R11.2 Others do not see how far a seat is with its secret choice."""
        if s.lanes and seat not in s.asked:
            return Question("council", "R5.2") if s.fight is not None else Question("found_pyramids_together", "R1.7")
        return super().question(s, seat)

    def result(self, s: Kemet) -> Result | None:
        return None if s.asked else scoring.result(s)

    def table(self, s: Kemet, seat: int | None) -> Json:
        return view.table(s, seat)

    def masked(self, event: Event) -> tuple[object, ...]:
        return view.masked(event)

    def unveils(self, event: Event, seat: int) -> bool:
        return view.unveils(event, seat)

    def fold(self, table: Json, event: Event) -> Json:
        return view.fold(table, event)

    def resample(self, s: Kemet, seat: int, seed: int) -> Kemet:
        return hidden.resample(s, seat, seed)

    def copy(self, s: Kemet) -> Kemet:
        return s.copy()

    def dump(self, s: Kemet) -> Json:
        return position.dump(s)

    def load(self, data: Json) -> Kemet:
        s = position.load(data)
        advance(s)
        return s

    def arrange(self, s: Kemet, given: Mapping[str, Json]) -> None:
        position.arrange(s, given)
        advance(s)

    def position(self, s: Kemet) -> dict[str, Json]:
        return position.position(s)

    def components(self, s: Kemet) -> Mapping[str, int]:
        return position.components(s)

    def recount(self, s: Kemet) -> Sequence[int]:
        return [scoring.recount(s, seat) for seat in range(s.seats)]

    def actions(self, options: Options) -> Sequence[Action]:
        return action_table(OLD_ONES if options.old_ones else {})

    def content(self, options: Options) -> Sequence[Entry]:
        return content(options)

    def sections(self, view: View, say: Say) -> list[Section]:
        return text.sections(view, say)

    def focus(self, view: View, say: Say) -> list[Section]:
        return text.focus(view, say)

    def thing(self, view: View, noun: Noun) -> dict[str, Json]:
        return text.thing(view, noun)

    def tell(self, event: Event) -> tuple[str, dict[str, Json]] | None:
        return text.tell(event)

    def evaluate(self, s: Kemet, seat: int) -> float:
        return heuristics.evaluate(s, seat)

    def features(self, s: Kemet, seat: int) -> list[float]:
        return features.features(s, seat)

    def layout(self, options: Options) -> list[str]:
        return features.layout(options)

    def prospects(self, s: Kemet) -> list[float]:
        return heuristics.prospects(s)

    def learned(self, s: Kemet) -> list[float]:
        return heuristics.learned(s)


GAME = KemetRules()

__all__ = ["GAME", "Kemet", "Options"]
