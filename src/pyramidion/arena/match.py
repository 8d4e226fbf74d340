"""One game of a match, and what is kept of it."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import pyramidion
from pyramidion.arena.contestant import Contestant, contestant
from pyramidion.arena.schedule import Fixture, deal_seed
from pyramidion.bots import Bot, bot, decide
from pyramidion.bots.clock import Budget
from pyramidion.bots.own import close_all, is_own
from pyramidion.bots.program import BotFailed
from pyramidion.kernel import registry, rng
from pyramidion.kernel.contract import Game, Json


class Match(msgspec.Struct, frozen=True):
    """What all games of a match have in common."""

    game: str
    version: int
    options: Json
    seats: int
    seed: int = 0
    think: float | None = None
    iterations: int | None = None

    @property
    def budget(self) -> Budget:
        """Of those who search; empty where each has its own."""
        return Budget(self.think or 0.0, self.iterations or 0)


class Failure(msgspec.Struct, frozen=True):
    """A bot that gave no legal answer: it lost the game, which `random` played on in its place."""

    seat: int
    code: str
    detail: str = ""


class Played(msgspec.Struct, omit_defaults=True):
    """One game, seat by seat; `moves` and the seconds count only where there was something to choose."""

    deal: int
    bots: list[str]
    ranks: list[int]
    points: list[int]
    moves: list[int]
    seconds: list[float]
    slowest: list[float]
    failed: list[Failure] = []

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.deal, tuple(self.bots))


class Seats:
    """The bots of one game, and what they did with their time."""

    def __init__(self, bots: Sequence[Bot]) -> None:
        self.bots = list(bots)
        self.moves = [0] * len(bots)
        self.seconds = [0.0] * len(bots)
        self.slowest = [0.0] * len(bots)
        self.failed: list[Failure] = []

    def act(self, game: Game[Any], s: Any, seat: int, luck: int) -> None:
        """Only where there is a choice is a bot asked, and its time taken."""
        legal = game.legal(s, seat)
        game.apply(s, seat, legal[0] if len(legal) == 1 else self._answer(game, s, seat, luck))

    def _answer(self, game: Game[Any], s: Any, seat: int, luck: int) -> Any:
        start = time.perf_counter()
        try:
            return decide(self.bots[seat], game, s, seat, luck)
        except BotFailed as failure:
            self.failed.append(Failure(seat, failure.code, failure.detail))
            self.bots[seat] = bot("random")
            return decide(self.bots[seat], game, s, seat, luck)
        finally:
            self._clock(seat, time.perf_counter() - start)

    def _clock(self, seat: int, spent: float) -> None:
        self.moves[seat] += 1
        self.seconds[seat] += spent
        self.slowest[seat] = max(self.slowest[seat], spent)

    def close(self) -> None:
        close_all(self.bots)


def play(match: Match, fixture: Fixture) -> Played:
    """The same fixture of the same match is the same game, on any machine, unless seconds count."""
    game = registry.game(match.game)
    seed = deal_seed(match.seed, fixture.deal)
    s = game.new(msgspec.convert(match.options, game.options), match.seats, rng.derive(seed, 0))
    seats = Seats([contestant(label).made(match.budget) for label in fixture.seated])
    try:
        _finish(game, s, seats, rng.derive(seed, 1))
    finally:
        seats.close()
    return _kept(game, s, seats, fixture)


def _finish(game: Game[Any], s: Any, seats: Seats, luck: int) -> None:
    decisions = 0
    while actors := game.actors(s):
        decisions += 1
        seats.act(game, s, actors[0], rng.derive(luck, decisions))


def _kept(game: Game[Any], s: Any, seats: Seats, fixture: Fixture) -> Played:
    result = game.result(s)
    assert result is not None
    lost = {failure.seat for failure in seats.failed}
    places = [(score.seat in lost, score.rank) for score in result.scores]
    return Played(
        deal=fixture.deal,
        bots=list(fixture.seated),
        ranks=[1 + sum(other < own for other in places) for own in places],
        points=[score.total for score in result.scores],
        moves=seats.moves,
        seconds=[round(spent, 6) for spent in seats.seconds],
        slowest=[round(spent, 6) for spent in seats.slowest],
        failed=seats.failed,
    )


def warm_up(match: Match, players: Sequence[Contestant]) -> None:
    """Load rules and bots before the first clock runs: each bot of ours answers one question."""
    game = registry.game(match.game)
    s = game.new(msgspec.convert(match.options, game.options), match.seats, 1)
    for player in players:
        if not is_own(player.name):
            decide(player.made(Budget(iterations=1)), game, s, game.actors(s)[0], 1)


@cache
def fingerprint() -> str:
    """Of all that decides how a game goes: rules, bots and their weights."""
    home = Path(pyramidion.__file__).parent
    seen = hashlib.sha256()
    for part in ("kernel", "games", "bots"):
        for path in sorted((home / part).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd"):
                seen.update(f"{path.relative_to(home)}\0".encode() + path.read_bytes())
    return seen.hexdigest()[:16]
