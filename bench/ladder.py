"""The ladder of every game, at two seats and at its largest count: `make ladder` writes docs/ladder.md.

Games are kept under build/ladder and gone on with: more games, more bots or a broken-off run cost only what is missing.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from pyramidion.arena.contestant import contestants
from pyramidion.arena.ladder import markdown
from pyramidion.arena.results import BrokenResults, read_all
from pyramidion.arena.schedule import lineups
from pyramidion.arena.standings import Report, report
from pyramidion.cli import main as pyramidion
from pyramidion.kernel import registry

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "ladder.md"
KEPT: Final = ROOT / "build" / "ladder"
BOXES: Final[dict[str, list[tuple[str, ...]]]] = {"valley": [(), ("box=afterlife",), ("box=both",)]}
LONG: Final = {"kemet": 2}  # games that take so long that a part of the matches must do

HEAD: Final = """# Ladder

How strong the bots are, game by game. Written by `make ladder`, with the results that were there at that time;
[the arena](arena.md) says what the figures mean. Seats are rotated, deals shared, ties counted half. Seconds depend on
the machine and on what else it had to do.
"""


class Rung(NamedTuple):
    """One table of the page: a game with its options, and how many seats."""

    game: str
    seats: int
    options: tuple[str, ...] = ()

    @property
    def file(self) -> str:
        return "-".join([self.game, *self.options, str(self.seats)])


def rungs() -> Iterator[Rung]:
    for name, game in registry.games().items():
        for options in BOXES.get(name, [()]):
            most = max(seats for seats in game.seats if _fits(game, options, seats))
            yield from (Rung(name, seats, options) for seats in dict.fromkeys((2, most)))


def _fits(game: Any, options: Sequence[str], seats: int) -> bool:
    try:
        game.check(msgspec.convert(dict(pair.split("=") for pair in options), game.options), seats)
    except ValueError:
        return False
    return True


def command(rung: Rung, arguments: argparse.Namespace, kept: Path) -> list[str]:
    games = -(-arguments.games // LONG.get(rung.game, 1))
    words = ["arena", rung.game, "--seats", str(rung.seats), "--players", arguments.players, "--games", str(games)]
    for option in rung.options:
        words += ["--option", option]
    for name in ("think", "iterations", "workers", "ray"):
        if getattr(arguments, name) is not None:
            words += [f"--{name}", str(getattr(arguments, name))]
    return [*words, "--out", str(kept / f"{rung.file}{_terms(arguments)}.jsonl")]


def _terms(arguments: argparse.Namespace) -> str:
    """Matches with other terms are other matches, and have files of their own."""
    if arguments.iterations is not None:
        return f"@{arguments.iterations}"
    return f"@{arguments.think:g}s" if arguments.think is not None else ""


def page(kept: Path) -> str:
    """All results that are there, in the order of the games."""
    return "\n".join([HEAD, *(_chapter(rung, kept) for rung in rungs())])


def _chapter(rung: Rung, kept: Path) -> str:
    title = f"## {rung.game}{''.join(f', {option}' for option in rung.options)}, {rung.seats} seats\n"
    files = [kept / f"{rung.file}.jsonl", *sorted(kept.glob(f"{rung.file}@*.jsonl"))]
    told = [_told(rung, path) for path in files if path.exists()]
    return "\n".join([title, *(told or ["Not played yet.\n"])])


def _told(rung: Rung, path: Path) -> str:
    results = read_all(path)
    labels = sorted({name for game in results.played.values() for name in game.bots})
    made = report(results.match, results.heading.codes, labels, results.played.values())
    return f"{_about(rung, made)}\n\n{markdown(made)}\n"


def _about(rung: Rung, made: Report) -> str:
    """The command that plays these games, and on what they rest."""
    labels = [one.bot for one in made.standings]
    each = str(made.games // len(lineups(labels, rung.seats)))
    words = ["pyramidion", "arena", rung.game, "--seats", str(rung.seats)]
    words += ["--players", ",".join(labels), "--games", each]
    for option in rung.options:
        words += ["--option", option]
    for name in ("think", "iterations"):
        if (value := getattr(made.match, name)) is not None:
            words += [f"--{name}", f"{value:g}"]
    deals = f"{made.deals} deal" if made.deals == 1 else f"{made.deals} deals"
    rests = f"{made.games} games with {deals}, rules version {made.match.version}, code {', '.join(made.codes)}"
    return f"`{shlex.join(words)}`: {rests}."


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("--players", default="random,scribe", help="who plays")
    parser.add_argument(
        "--games", type=int, default=400, help="games of each line-up; half as many where they are long"
    )
    parser.add_argument("--think", type=float, help="seconds per move for those who think")
    parser.add_argument("--iterations", type=int, help="iterations instead of seconds")
    parser.add_argument("--workers", type=int, help="processes")
    parser.add_argument("--ray", help="address of a Ray cluster")
    parser.add_argument("--only", default="", help="part of the name of the games to play, for instance kemet or -2")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where games are kept")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page to write")
    parser.add_argument("--write", action="store_true", help="play nothing, only write the page")
    arguments = parser.parse_args()
    contestants(arguments.players)
    for rung in rungs():
        if not arguments.write and arguments.only in rung.file:
            words = command(rung, arguments, arguments.kept)
            print(shlex.join(["pyramidion", *words]), file=sys.stderr)
            if status := pyramidion(words):
                return status
    try:
        arguments.page.write_text(page(arguments.kept), encoding="utf-8")
    except BrokenResults as error:
        print(f"{arguments.kept}: line {error.line} is no result", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
