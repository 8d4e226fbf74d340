"""Valley of the Kings and Afterlife: docs/rules/valley.md numbers the rules that the code cites."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pyramidion.games.valley import atoms, features, flow, heuristics, hidden, lineup, position, scoring, text, view
from pyramidion.games.valley.box import box_of, of_level, starters
from pyramidion.games.valley.options import Options
from pyramidion.games.valley.state import T, Valley
from pyramidion.kernel import rng
from pyramidion.kernel.contract import Action, BadOption, Entry, Event, Json, Noun, Result, View
from pyramidion.kernel.machine import advance, reaction_kinds
from pyramidion.kernel.rules import Rules
from pyramidion.kernel.text import Say, Section


class ValleyRules(Rules[Valley]):
    """Valley of the Kings, Afterlife, and both boxes together."""

    id = "valley"
    version = 2
    seats = range(1, 7)
    options = Options
    turn_rule = "R2.1"
    end_rule = "R8.1"
    scale = heuristics.SCALE
    ripe = heuristics.RIPE

    def new(self, options: Options, seats: int, seed: int) -> Valley:
        """R1 Set-up."""
        self.check(options, seats)
        lot = lineup.Lot(seed)
        chosen = lineup.settled(options, seats, lot)
        s = Valley(box_of(chosen), chosen, seats, seed)
        s.draws = lot.draws
        for seat in range(seats):
            s.players[seat].deck = starters(s.box)
            rng.shuffle(s, s.players[seat].deck)
            atoms.draw(s, seat, flow.HAND_SIZE)
        for level in (3, 2):
            cards = of_level(s.box, level)
            rng.shuffle(s, cards)
            s.stock += cards
        for slot in range(T + 1):
            atoms.refill(s, slot)
        atoms.bury_first(s)
        first = rng.below(s, seats)
        s.first = first if options.first is None else options.first
        flow.start_turn(s, s.first)
        advance(s)
        return s

    def reactions(self, s: Valley) -> Sequence[str]:
        return reaction_kinds(features.BOTH.texts)

    def check(self, options: Options, seats: int) -> None:
        if seats not in self.seats:
            raise BadOption("bad-seats", seats=seats, low=self.seats[0], high=self.seats[-1])
        lineup.check(options, seats)
        if options.first is not None and options.first not in range(seats):
            raise BadOption("bad-first", value=options.first, high=seats - 1)

    def result(self, s: Valley) -> Result | None:
        return None if s.asked else scoring.result(s)

    def table(self, s: Valley, seat: int | None) -> Json:
        return view.table(s, seat)

    def masked(self, event: Event) -> tuple[object, ...]:
        return view.masked(event)

    def unveils(self, event: Event, seat: int) -> bool:
        return view.unveils(event, seat)

    def fold(self, table: Json, event: Event) -> Json:
        return view.fold(table, event)

    def resample(self, s: Valley, seat: int, seed: int) -> Valley:
        return hidden.resample(s, seat, seed)

    def copy(self, s: Valley) -> Valley:
        return s.copy()

    def dump(self, s: Valley) -> Json:
        return position.dump(s)

    def load(self, data: Json) -> Valley:
        s = position.load(data)
        advance(s)
        return s

    def arrange(self, s: Valley, given: Mapping[str, Json]) -> None:
        position.arrange(s, given)
        advance(s)

    def position(self, s: Valley) -> dict[str, Json]:
        return position.position(s)

    def components(self, s: Valley) -> Mapping[str, int]:
        return position.components(s)

    def recount(self, s: Valley) -> Sequence[int]:
        return [scoring.recount(s, seat) for seat in range(s.seats)]

    def actions(self, options: Options) -> Sequence[Action]:
        return box_of(options).actions

    def content(self, options: Options) -> Sequence[Entry]:
        return [
            Entry(
                id=card.id,
                group=card.group,
                facts={"level": card.level, "cost": card.cost, "gold": card.gold, "points": card.points},
                copies=card.copies,
                reconstructed=card.reconstructed.split(),
                words=card.words,
            )
            for card in box_of(options).cards
        ]

    def sections(self, view: View, say: Say) -> list[Section]:
        return text.sections(view, say)

    def setup(self, view: View, say: Say) -> list[Section]:
        return text.setup(view, say)

    def lineup(self, options: Options, seats: int) -> list[Json]:
        foreseen = lineup.foreseen(options, seats)
        return lineup.preview(foreseen, box_of(foreseen).deck_list)

    def thing(self, view: View, noun: Noun) -> dict[str, Json]:
        return text.thing(view, noun)

    def tell(self, event: Event) -> tuple[str, dict[str, Json]] | None:
        return text.tell(event)

    def evaluate(self, s: Valley, seat: int) -> float:
        return heuristics.evaluate(s, seat)

    def features(self, s: Valley, seat: int) -> list[float]:
        return features.features(s, seat)

    def layout(self, options: Options) -> list[str]:
        return features.layout(options)

    def prospects(self, s: Valley) -> list[float]:
        return heuristics.prospects(s)

    def sensible(self, s: Valley, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        return heuristics.sensible(legal)


GAME = ValleyRules()

__all__ = ["GAME", "Options", "Valley"]
