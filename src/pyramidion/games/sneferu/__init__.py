"""Sneferu: Builders of the Pyramids. docs/rules/sneferu.md numbers the rules that the code cites."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pyramidion.games.sneferu import atoms, features, flow, heuristics, hidden, position, scoring, text, view
from pyramidion.games.sneferu.board import board_of
from pyramidion.games.sneferu.options import BUILDERS, Options
from pyramidion.games.sneferu.state import COLUMNS, Sneferu
from pyramidion.games.sneferu.supply import ROWS
from pyramidion.kernel import rng
from pyramidion.kernel.contract import Action, BadOption, Entry, Event, Json, Noun, Result, View
from pyramidion.kernel.machine import advance, begin
from pyramidion.kernel.rules import Rules
from pyramidion.kernel.text import Say, Section


class SneferuRules(Rules[Sneferu]):
    """Sneferu for one to four players, with its builders and the game against Ptah."""

    id = "sneferu"
    version = 1
    seats = range(1, 5)
    options = Options
    turn_rule = "R2.1"
    end_rule = "R8.1"
    scale = heuristics.SCALE
    bold = heuristics.BOLD

    def new(self, options: Options, seats: int, seed: int) -> Sneferu:
        """R1 Set-up."""
        self.check(options, seats)
        s = Sneferu(board_of(options), options, seats, seed)
        self._deal_tokens(s)
        self._fill_supply(s)
        s.food = [s.board.start_food] * seats
        s.boats = [s.board.start(options)] * seats
        rng.shuffle(s, s.order)
        if options.builders == "off":
            flow.next_turn(s)
        else:
            self._deal_builders(s)
        advance(s)
        return s

    def check(self, options: Options, seats: int) -> None:
        if seats not in self.seats:
            raise BadOption("bad-seats", seats=seats, low=self.seats[0], high=self.seats[-1])
        if options.builders not in BUILDERS:
            raise BadOption("bad-choice", option="builders", value=options.builders, choices=", ".join(BUILDERS))
        if seats == 1 and options.builders != "off" and not options.solo_builders:
            raise BadOption("solo-builders-needed")
        if options.solo_builders and seats > 1:
            raise BadOption("solo-builders-seats", seats=seats)
        if options.solo_builders and options.builders == "off":
            raise BadOption("solo-builders-off")

    def _deal_tokens(self, s: Sneferu) -> None:
        """R1.2 Tokens with an eye on the first quarries, the others on the rest; the surplus stays out (R1)."""
        eye, plain = s.board.eye_tokens[:], s.board.plain_tokens[:]
        rng.shuffle(s, eye)
        rng.shuffle(s, plain)
        s.tokens = tuple((eye + plain)[: len(s.board.quarry_material)])

    def _fill_supply(self, s: Sneferu) -> None:
        """R1.5 All stones into the bag, then the supply from it."""
        s.bag = s.board.stones[:]
        rng.shuffle(s, s.bag)
        for column in range(COLUMNS):
            s.columns[column] = tuple(s.bag[-ROWS:])
            del s.bag[-ROWS:]

    def _deal_builders(self, s: Sneferu) -> None:
        """R9.2, R31: dealt at random, or chosen in random order."""
        builders, seats = list(range(len(s.board.builders))), list(range(s.seats))
        rng.shuffle(s, builders)
        rng.shuffle(s, seats)
        begin(s, "first_turn", 0)
        for seat in seats:
            if s.options.builders == "dealt":
                atoms.take_builder(s, seat, builders.pop())
            else:
                begin(s, "builder", seat)

    def result(self, s: Sneferu) -> Result | None:
        return None if s.asked else scoring.result(s)

    def table(self, s: Sneferu, seat: int | None) -> Json:
        return view.table(s, seat)

    def masked(self, event: Event) -> tuple[object, ...]:
        return view.masked(event)

    def unveils(self, event: Event, seat: int) -> bool:
        return view.unveils(event)

    def fold(self, table: Json, event: Event) -> Json:
        return view.fold(table, event)

    def resample(self, s: Sneferu, seat: int, seed: int) -> Sneferu:
        return hidden.resample(s, seed)

    def copy(self, s: Sneferu) -> Sneferu:
        return s.copy()

    def dump(self, s: Sneferu) -> Json:
        return position.dump(s)

    def load(self, data: Json) -> Sneferu:
        s = position.load(data)
        advance(s)
        return s

    def arrange(self, s: Sneferu, given: Mapping[str, Json]) -> None:
        position.arrange(s, given)
        advance(s)

    def position(self, s: Sneferu) -> dict[str, Json]:
        return position.position(s)

    def components(self, s: Sneferu) -> Mapping[str, int]:
        return position.components(s)

    def recount(self, s: Sneferu) -> Sequence[int]:
        return [scoring.recount(s, seat) for seat in range(s.seats)]

    def actions(self, options: Options) -> Sequence[Action]:
        return board_of(options).actions

    def content(self, options: Options) -> Sequence[Entry]:
        return board_of(options).content()

    def sections(self, view: View, say: Say) -> list[Section]:
        return text.sections(view, say)

    def focus(self, view: View, say: Say) -> list[Section]:
        return text.focus(view, say)

    def thing(self, view: View, noun: Noun) -> dict[str, Json]:
        return text.thing(view, noun)

    def tell(self, event: Event) -> tuple[str, dict[str, Json]] | None:
        return text.tell(event)

    def evaluate(self, s: Sneferu, seat: int) -> float:
        return heuristics.evaluate(s, seat)

    def features(self, s: Sneferu, seat: int) -> list[float]:
        return features.features(s, seat)

    def layout(self, options: Options) -> list[str]:
        return features.layout(options)

    def prospects(self, s: Sneferu) -> list[float]:
        return heuristics.prospects(s)


GAME = SneferuRules()
