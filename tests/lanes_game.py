"""A small game that forks the table: each round everybody secretly picks a number and a twist, then all are shown.

The highest number that nobody else picked scores; a twist of 1 adds a second pick for the same seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from pyramidion.kernel import rng
from pyramidion.kernel.contract import Action, Entry, Event, Json, Reason, Result, Score, action
from pyramidion.kernel.machine import It, State, Step, advance, begin, emit, fork, lines
from pyramidion.kernel.rules import Rules

ROUNDS = 4
PICKS = [action("pick", n) for n in range(1, 6)]
TWISTS = [action("plain"), action("twist")]


class Options(msgspec.Struct, frozen=True):
    pass


class Duel(State):
    __slots__ = ("bonus", "picks", "points", "shown")

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(seats, seed, TEXTS)
        self.points = [0] * seats
        self.picks: list[list[int]] = [[] for _ in range(seats)]
        self.bonus = 0
        self.shown: list[int] = []

    def copy(self) -> Duel:
        twin = Duel.__new__(Duel)
        self.copy_into(twin)
        twin.points = self.points[:]
        twin.picks = [picked[:] for picked in self.picks]
        twin.bonus = self.bonus
        twin.shown = self.shown
        return twin


class Pick(Step[Duel]):
    kind, rule = "pick", "R1.1"

    def ask(self, s: Duel, seat: int, it: It) -> Sequence[Action]:
        return PICKS

    def do(self, s: Duel, seat: int, it: It, answer: Action | None) -> It:
        assert answer is not None
        assert isinstance(answer.noun, int)
        s.picks[seat].append(answer.noun)
        emit(s, "picked", seat, answer.noun, only=(seat,))

    def why_not(self, s: Duel, seat: int, it: It, tried: Action) -> Reason:
        return Reason("not-a-number", self.rule)


class Twist(Step[Duel]):
    kind, rule = "twist", "R1.2"

    def ask(self, s: Duel, seat: int, it: It) -> Sequence[Action]:
        return TWISTS

    def do(self, s: Duel, seat: int, it: It, answer: Action | None) -> It:
        if answer is TWISTS[1]:
            begin(s, "again", seat)


class Round(Step[Duel]):
    rule = "R1"

    def do(self, s: Duel, seat: int, it: It, answer: Action | None) -> It:
        s.turn += 1
        s.bonus = 1 + rng.below(s, 3)
        emit(s, "round", s.turn, s.bonus)
        fork(s, "secret", range(s.seats))


class Show(Step[Duel]):
    rule = "R2"

    def do(self, s: Duel, seat: int, it: It, answer: Action | None) -> It:
        tops = [max(picked) for picked in s.picks]
        for player, top in enumerate(tops):
            if tops.count(top) == 1 and top == max(t for t in tops if tops.count(t) == 1):
                s.points[player] += s.bonus
        s.shown = tops
        emit(s, "shown", tuple(tops), tuple(s.points))
        s.picks = [[] for _ in range(s.seats)]
        if s.turn < ROUNDS:
            begin(s, "round", 0)


TEXTS = lines({"round": (Round(), Show()), "secret": (Pick(), Twist()), "again": (Pick(),)})


class DuelRules(Rules[Duel]):
    id = "duel"
    version = 1
    seats = range(2, 5)
    options = Options
    turn_rule = "R1"
    end_rule = "R3"

    def new(self, options: Options, seats: int, seed: int) -> Duel:
        s = Duel(seats, seed)
        begin(s, "round", 0)
        advance(s)
        return s

    def result(self, s: Duel) -> Result | None:
        if s.asked:
            return None
        ranks = [1 + sum(other > own for other in s.points) for own in s.points]
        scores = [Score(seat, points, ranks[seat]) for seat, points in enumerate(s.points)]
        return Result(scores, [seat for seat, rank in enumerate(ranks) if rank == 1])

    def table(self, s: Duel, seat: int | None) -> Json:
        own = list(s.picks[seat]) if seat is not None else None
        return {"points": list(s.points), "bonus": s.bonus, "own": own, "round": s.turn, "shown": list(s.shown)}

    def masked(self, event: Event) -> None:
        """A pick is nobody else's business."""

    def unveils(self, event: Event, seat: int) -> bool:
        return event.kind == "round"

    def fold(self, table: Json, event: Event) -> Json:
        if event.kind == "picked" and event.args[1] is not None and table["own"] is not None:
            table["own"].append(event.args[1])
        elif event.kind == "shown":
            table["shown"], table["points"] = list(event.args[0]), list(event.args[1])
            table["own"] = None if table["own"] is None else []
        elif event.kind == "round":
            table["round"], table["bonus"] = event.args
        return table

    def resample(self, s: Duel, seat: int, seed: int) -> Duel:
        twin = s.copy()
        twin.seed, twin.draws = seed, 0
        for other in range(s.seats):
            if other != seat:
                twin.picks[other] = [1 + rng.below(twin, 5) for _ in s.picks[other]]
        advance(twin)
        return twin

    def copy(self, s: Duel) -> Duel:
        return s.copy()

    def dump(self, s: Duel) -> Json:
        own = {"points": list(s.points), "picks": [list(p) for p in s.picks], "bonus": s.bonus, "shown": s.shown}
        return {**s.dump_frames(), **own}

    def load(self, data: Json) -> Duel:
        s = Duel(data["seats"], int(data["seed"], 16))
        s.load_frames(data)
        s.points, s.picks, s.bonus = list(data["points"]), [list(p) for p in data["picks"]], data["bonus"]
        s.shown = data["shown"]
        advance(s)
        return s

    def actions(self, options: Options) -> Sequence[Action]:
        return [*PICKS, *TWISTS]

    def arrange(self, s: Duel, position: Mapping[str, Json]) -> None:
        s.points = list(position.get("points", s.points))

    def position(self, s: Duel) -> dict[str, Json]:
        return {"points": list(s.points), "bonus": s.bonus}

    def components(self, s: Duel) -> Mapping[str, int]:
        return {"seats": len(s.points)}

    def recount(self, s: Duel) -> Sequence[int]:
        return list(s.points)

    def content(self, options: Options) -> Sequence[Entry]:
        return []

    def tell(self, event: Event) -> tuple[str, dict[str, Json]] | None:
        return None

    def evaluate(self, s: Duel, seat: int) -> float:
        return float(s.points[seat])


GAME = DuelRules()
