"""A small game with a reaction from hidden cards: one strikes, the other may parry if the hand holds a shield.

A third player only looks on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from pyramidion.kernel import rng
from pyramidion.kernel.contract import Action, Entry, Event, Json, Result, Score, action
from pyramidion.kernel.machine import It, State, Step, advance, begin, emit, lines
from pyramidion.kernel.rules import Rules

ROUNDS = 3
STRIKES = [action("strike"), action("wait")]
PASS, PARRY = action("pass"), action("parry")


class Options(msgspec.Struct, frozen=True):
    pass


class Parry(State):
    __slots__ = ("hits", "shield")

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(seats, seed, TEXTS)
        self.hits = 0
        self.shield = False

    def copy(self) -> Parry:
        twin = Parry.__new__(Parry)
        self.copy_into(twin)
        twin.hits, twin.shield = self.hits, self.shield
        return twin


class Strike(Step[Parry]):
    kind, rule = "strike", "R1"

    def ask(self, s: Parry, seat: int, it: It) -> Sequence[Action]:
        return STRIKES

    def do(self, s: Parry, seat: int, it: It, answer: Action | None) -> It:
        assert answer is not None
        s.turn += 1
        emit(s, "struck", answer.verb)


class React(Step[Parry]):
    """Asked with a shield or without: only the number of answers differs, and only the holder sees it."""

    kind, rule, reaction = "react", "R2", True

    def ask(self, s: Parry, seat: int, it: It) -> Sequence[Action]:
        return [PASS, PARRY] if s.shield else [PASS]

    def do(self, s: Parry, seat: int, it: It, answer: Action | None) -> It:
        emit(s, "reacted", answer is PARRY)
        s.hits += answer is PASS
        if s.turn < ROUNDS:
            begin(s, "react", 1)
            begin(s, "strike", 0)


TEXTS = lines({"strike": (Strike(),), "react": (React(),)})


class ParryRules(Rules[Parry]):
    id = "parry"
    version = 1
    seats = range(2, 4)
    options = Options
    turn_rule = "R1"
    end_rule = "R3"

    def new(self, options: Options, seats: int, seed: int) -> Parry:
        s = Parry(seats, seed)
        s.shield = rng.below(s, 2) == 1
        begin(s, "react", 1)
        begin(s, "strike", 0)
        advance(s)
        return s

    def result(self, s: Parry) -> Result | None:
        if s.asked:
            return None
        return Result([Score(seat, points, 1) for seat, points in enumerate(self.recount(s))], [0, 1])

    def table(self, s: Parry, seat: int | None) -> Json:
        return {"hits": s.hits, "shield": s.shield if seat == 1 else None}

    def unveils(self, event: Event, seat: int) -> bool:
        return False

    def fold(self, table: Json, event: Event) -> Json:
        table["hits"] += event.kind == "reacted" and not event.args[0]
        return table

    def resample(self, s: Parry, seat: int, seed: int) -> Parry:
        twin = s.copy()
        twin.seed, twin.draws = seed, 0
        if seat != 1:
            twin.shield = rng.below(twin, 2) == 1
        advance(twin)
        return twin

    def copy(self, s: Parry) -> Parry:
        return s.copy()

    def dump(self, s: Parry) -> Json:
        return {**s.dump_frames(), "hits": s.hits, "shield": s.shield}

    def load(self, data: Json) -> Parry:
        s = Parry(data["seats"], int(data["seed"], 16))
        s.load_frames(data)
        s.hits, s.shield = data["hits"], data["shield"]
        advance(s)
        return s

    def actions(self, options: Options) -> Sequence[Action]:
        return [*STRIKES, PASS, PARRY]

    def arrange(self, s: Parry, position: Mapping[str, Json]) -> None:
        s.shield = bool(position.get("shield", s.shield))

    def position(self, s: Parry) -> dict[str, Json]:
        return {"shield": s.shield}

    def components(self, s: Parry) -> Mapping[str, int]:
        return {}

    def recount(self, s: Parry) -> Sequence[int]:
        return [s.hits, ROUNDS - s.hits, 0][: s.seats]

    def content(self, options: Options) -> Sequence[Entry]:
        return []

    def tell(self, event: Event) -> tuple[str, dict[str, Json]] | None:
        return None

    def evaluate(self, s: Parry, seat: int) -> float:
        return 0.0


GAME = ParryRules()
