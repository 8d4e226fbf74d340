"""docs/benchmarks.md, written from the results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bench.results import Doors, Results, Row

FLOORS: Final = {  # decisions per second on one core: interpreted, compiled
    "valley": (100_000, 700_000),
    "pyramids": (80_000, 750_000),
    "sneferu": (80_000, 500_000),
    "kemet": (40_000, 300_000),
}

HEAD: Final = """# Benchmarks

Written by `make bench`; do not edit. Everything plays at random, whole games, one process on one core; a decision is
one answer of one player, and what chance decides is not counted. Seconds are the processor's own, so that other work on
the machine counts little. {rounds} rounds, interleaved, {seconds:g} seconds each: the best round counts, and the spread
says how far the worst one fell behind it. Games differ: a decision of tic-tac-toe is not one of Kemet.

{day}, {processor}, {cores} cores, {python}; load {load:g} when it ended.

"""


GYMS: Final = """Steps per second, two players. PettingZoo and the batch of 64 observe before each step; Gymnasium
counts the own steps only, its opponent plays at random; OpenSpiel counts chance nodes and observes nothing.

"""


def written(results: Results) -> str:
    machine = results.machine
    head = HEAD.format(
        rounds=results.rounds,
        seconds=results.seconds,
        day=machine.day,
        processor=machine.processor,
        cores=machine.cores,
        python=machine.python,
        load=machine.load,
    )
    parts = [
        head + table(results.rows),
        "## Floors\n\n" + "\n".join(_floors(results.rows)),
        "## Over the cores\n\nAll processes together, by the clock on the wall.\n\n" + table(results.cores),
        "## Against the number of players\n\n" + table(results.seats),
        "## Against the length of the game\n\n" + table(results.lengths),
        "## Gyms\n\n" + GYMS + "\n".join(_gyms(results.gyms)),
        "## Not measured\n\n" + "\n".join(_missing(results)),
    ]
    return "\n".join(part.rstrip() + "\n" for part in parts)


def table(rows: Iterable[Row]) -> str:
    lines = [
        "| engine | game | decisions/s | spread | decisions/game | games/s | copies/s |",
        "|---|---|---:|---:|---:|---:|---:|",
    ]
    return "\n".join([*lines, *(_line(row) for row in rows)]) + "\n"


def _line(row: Row) -> str:
    figures = (row.decisions_per_game, row.games_per_second, row.copies_per_second)
    decisions = _shown(row.decisions_per_second)
    return f"| {row.who} | {row.what} | {decisions} | {row.spread:.0%} | {' | '.join(map(_shown, figures))} |"


def _shown(figure: float) -> str:
    """Nothing where nothing was measured."""
    return "" if not figure else f"{figure:,.0f}" if figure >= 100 else f"{figure:.1f}"


def _floors(rows: Iterable[Row]) -> Iterable[str]:
    yield "| game | build | floor | measured | reached |"
    yield "|---|---|---:|---:|---|"
    for row in rows:
        name, build = row.what.partition(",")[0], row.who.rpartition(" ")[2]
        if row.who.startswith("pyramidion") and name in FLOORS:
            floor = FLOORS[name][build == "compiled"]
            reached = "yes" if row.decisions_per_second >= floor else "no"
            yield f"| {name} | {build} | {floor:,} | {row.decisions_per_second:,.0f} | {reached} |"


def _gyms(doors: Sequence[Doors]) -> Iterable[str]:
    names = list(doors[0].steps)
    yield f"| rules | game | {' | '.join(names)} | spread |"
    yield f"|---|---|{'---:|' * (len(names) + 1)}"
    for row in doors:
        steps = " | ".join(_shown(row.steps[name]) for name in names)
        yield f"| {row.build} | {row.game} | {steps} | {row.spread:.0%} |"


def _missing(results: Results) -> Iterable[str]:
    if not results.missing:
        yield "Every peer could be installed and ran."
    for name, problem in results.missing.items():
        yield f"- {name}: {problem}"
