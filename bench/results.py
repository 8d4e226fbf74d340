"""What a run of the benchmarks found."""

from __future__ import annotations

import datetime
import os
import platform
from collections.abc import Sequence
from pathlib import Path

import msgspec


class Figure(msgspec.Struct):
    """One measurement: whole games, and the processor's seconds they took."""

    name: str
    games: int
    decisions: int
    seconds: float
    copies_per_second: float = 0.0

    def rate(self) -> float:
        return self.decisions / self.seconds


class Row(msgspec.Struct):
    """The best of all rounds, and how far the worst of them fell behind."""

    who: str
    what: str
    decisions_per_second: float
    spread: float
    decisions_per_game: float
    games_per_second: float
    copies_per_second: float

    @classmethod
    def of(cls, who: str, what: str, figures: Sequence[Figure]) -> Row:
        rates = [figure.rate() or figure.games / figure.seconds for figure in figures]
        decisions, games = sum(figure.decisions for figure in figures), sum(figure.games for figure in figures)
        return cls(
            who=who,
            what=what,
            decisions_per_second=max(figure.rate() for figure in figures),
            spread=1 - min(rates) / max(rates),
            decisions_per_game=decisions / games,
            games_per_second=max(figure.games / figure.seconds for figure in figures),
            copies_per_second=max(figure.copies_per_second for figure in figures),
        )


class Doors(msgspec.Struct):
    """Steps per second of a game through each of the researchers' doors: the best round, and the largest spread."""

    build: str
    game: str
    steps: dict[str, float]
    spread: float

    @classmethod
    def of(cls, build: str, game: str, rounds: Sequence[dict[str, float]]) -> Doors:
        best = {door: max(found[door] for found in rounds) for door in rounds[0]}
        worst = {door: min(found[door] for found in rounds) for door in best}
        return cls(build, game, best, max(1 - worst[door] / best[door] for door in best))


class Machine(msgspec.Struct):
    day: str
    processor: str
    cores: int
    python: str
    load: float  # how many processes wanted to run, on average, when the run ended

    @classmethod
    def here(cls) -> Machine:
        return cls(
            day=datetime.datetime.now(datetime.UTC).date().isoformat(),
            processor=_processor(),
            cores=os.cpu_count() or 1,
            python=f"{platform.python_implementation()} {platform.python_version()}",
            load=round(os.getloadavg()[0], 1),
        )


def _processor() -> str:
    told = Path("/proc/cpuinfo")
    lines = told.read_text(encoding="utf-8").splitlines() if told.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


class Results(msgspec.Struct):
    machine: Machine
    rounds: int
    seconds: float
    rows: list[Row]
    missing: dict[str, str]
    cores: list[Row]
    seats: list[Row]
    lengths: list[Row]
    gyms: list[Doors]
