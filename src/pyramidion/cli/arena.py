"""`arena`: matches between bots, with ratings that say how sure they are."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Final

import msgspec

from pyramidion.arena import ladder, workers
from pyramidion.arena.contestant import Contestant, contestants
from pyramidion.arena.match import Match, Played
from pyramidion.arena.plot import svg
from pyramidion.arena.ray_cluster import MachinesDied, NoCluster, OtherCode, on_cluster
from pyramidion.arena.results import BrokenResults, OtherMatch, Results, Unwritable
from pyramidion.arena.schedule import Fixture, schedule
from pyramidion.arena.standings import Report, report
from pyramidion.bots import MOST_SECONDS
from pyramidion.bots.own import check
from pyramidion.bots.worker import cores
from pyramidion.cli.choices import options_of, seed_of
from pyramidion.cli.complaint import Complaint, complaining
from pyramidion.cli.progress import Progress
from pyramidion.cli.show import found_game
from pyramidion.kernel import codec
from pyramidion.kernel.contract import Game
from pyramidion.kernel.text import Say
from pyramidion.locale import Words

BESIDE: Final = (".json", ".svg")  # the report and the picture, beside the games


def add(parser: argparse.ArgumentParser, say: Words) -> None:
    parser.add_argument("--players", default="scribe,random", metavar="A,B,…", help=say("help-arena-players"))
    parser.add_argument("--games", type=int, default=200, metavar="N", help=say("help-arena-games"))
    parser.add_argument("--seats", type=int, default=2, metavar="N", help=say("help-arena-seats"))
    parser.add_argument("--seed", type=int, default=0, help=say("help-seed"))
    parser.add_argument("--think", type=float, metavar="SECONDS", help=say("help-arena-think"))
    parser.add_argument("--iterations", type=int, metavar="N", help=say("help-arena-iterations"))
    parser.add_argument("--workers", type=int, default=cores(), metavar="N", help=say("help-arena-workers"))
    parser.add_argument("--ray", metavar="ADDRESS", help=say("help-arena-ray"))
    parser.add_argument("--out", metavar="FILE.jsonl", help=say("help-arena-out"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.add_argument("--markdown", action="store_true", help=say("help-arena-markdown"))


def run(arguments: argparse.Namespace) -> int:
    game = found_game(arguments.game)
    match, players = _match(game, arguments), _players(arguments.players)
    say = Words(arguments.lang, game.id)
    path = _path(arguments.out)
    results = _opened(match, path, say)
    fixtures = list(schedule([player.label for player in players], match.seats, arguments.games, match.seed))
    stopped = _play(results, players, fixtures, arguments, say)
    wanted = set(fixtures)
    games = [played for fixture, played in sorted(results.played.items()) if fixture in wanted]
    if not games:
        return 130
    made = report(match, results.heading.codes, [player.label for player in players], games)
    if path is not None:
        _write(made, path, say)
    _print(made, arguments, say)
    return 130 if stopped else 0


# --- what is typed ------------------------------------------------------------------------------------------


def _match(game: Game[Any], arguments: argparse.Namespace) -> Match:
    options = options_of(game, arguments.option, arguments.errata)
    seats, low, high = arguments.seats, max(2, game.seats[0]), game.seats[-1]
    if seats not in range(low, high + 1):
        raise Complaint("error-bad-seats", seats=seats, low=low, high=high)
    with complaining(arguments.errata or ""):
        game.new(options, seats, 0)
    think, iterations = arguments.think, arguments.iterations
    if think is not None and iterations is not None:
        raise Complaint("error-arena-think")
    if think is not None and not 0 < think <= MOST_SECONDS:
        raise Complaint("error-bad-seconds", value=str(think), high=MOST_SECONDS)
    for number in (arguments.games, arguments.workers, 1 if iterations is None else iterations):
        if number < 1:
            raise Complaint("error-bad-count", value=number)
    seed = seed_of(arguments.seed)
    return Match(game.id, game.version, codec.plain(options), seats, seed, think, iterations)


def _players(typed: str) -> list[Contestant]:
    with complaining():
        players = contestants(typed)
        for player in players:
            check(player.name)
    if len(players) < 2:
        raise Complaint("error-arena-players")
    return players


def _path(typed: str | None) -> Path | None:
    """Where the games go: not where the report or the picture goes."""
    if not typed:
        return None
    path = Path(typed)
    if path.suffix.lower() in BESIDE:
        raise Complaint("error-arena-out", name=typed, better=str(path.with_suffix(".jsonl")))
    return path


def _opened(match: Match, path: Path | None, say: Say) -> Results:
    try:
        with complaining(str(path)):
            results = Results(match, path)
    except OtherMatch as error:
        raise Complaint("error-arena-other", str(path), field=error.field) from error
    except BrokenResults as error:
        raise Complaint("error-arena-line", f"{path}:{error.line}") from error
    if not results.same_code:
        print(say("arena-other-code"), file=sys.stderr)
    return results


# --- playing ------------------------------------------------------------------------------------------------


def _play(
    results: Results,
    players: Sequence[Contestant],
    fixtures: Sequence[Fixture],
    arguments: argparse.Namespace,
    say: Say,
) -> bool:
    """All that is missing; was it stopped before the end?"""
    missing = results.missing(fixtures)
    if not missing:
        return False
    progress, before = Progress(say), len(fixtures) - len(missing)
    try:
        with results:
            for number, played in enumerate(_games(results.match, players, missing, arguments), 1):
                results.add(played)
                left = progress.left(number, len(missing))
                progress.tell("arena-progress", before + number, len(fixtures), left)
    except KeyboardInterrupt:
        print(say("arena-stopped" if results.path else "arena-lost"), file=sys.stderr)
        return True
    except Unwritable as error:
        raise Complaint("error-unwritable", name=str(results.path)) from error
    finally:
        progress.end()
    return False


def _games(
    match: Match, players: Sequence[Contestant], missing: Sequence[Fixture], arguments: argparse.Namespace
) -> Iterator[Played]:
    try:
        if arguments.ray:
            yield from on_cluster(match, players, missing, arguments.ray)
        elif min(arguments.workers, len(missing)) == 1:
            yield from workers.here(match, players, missing)
        else:
            yield from workers.everywhere(match, players, missing, min(arguments.workers, len(missing)))
    except (BrokenProcessPool, MachinesDied) as error:
        raise Complaint("error-arena-died" if arguments.out else "error-arena-died-lost") from error
    except NoCluster as error:
        raise Complaint("error-ray", address=arguments.ray, detail=str(error)) from error
    except OtherCode as error:
        raise Complaint("error-ray-code", name=error.node) from error


# --- what comes out -----------------------------------------------------------------------------------------


def _write(made: Report, path: Path, say: Say) -> None:
    """The report and the picture, beside the games."""
    figures, picture = (path.with_suffix(suffix) for suffix in BESIDE)
    for file, written in (
        (figures, msgspec.json.format(msgspec.json.encode(made), indent=2) + b"\n"),
        (picture, svg(made, _title(made, say)).encode()),
    ):
        try:
            codec.write_whole(file, written)
        except (IsADirectoryError, PermissionError) as error:
            raise Complaint("error-unwritable", name=str(file)) from error


def _print(made: Report, arguments: argparse.Namespace, say: Say) -> None:
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(made), indent=2).decode())
    elif arguments.markdown:
        print(ladder.markdown(made))
    else:
        print("\n".join(_table(made, say)))


def _title(made: Report, say: Say) -> str:
    """The match in one line, with the options that are not the usual ones."""
    usual = codec.plain(found_game(made.match.game).options())
    other = [f"{key}={value}" for key, value in made.match.options.items() if value != usual[key] and key != "errata"]
    title = say("arena-title", game=made.match.game, seats=made.match.seats, games=made.games, deals=made.deals)
    return f"{title} ({', '.join(other)})" if other else title


def _table(made: Report, say: Say) -> Iterator[str]:
    """Standings, then each pair."""

    def number(value: float, digits: int) -> str:
        return f"{value:.{digits}f}".replace(".", say("arena-decimal"))

    yield _title(made, say)
    yield ""
    heads = [say(f"arena-{name}") for name in ("bot", "rating", "interval", "wins", "points", "move", "slowest")]
    rows = [
        [
            one.bot,
            number(one.rating, 0),
            f"{number(one.rating_low, 0)}–{number(one.rating_high, 0)}",
            f"{number(100 * one.wins, 1)} %",
            number(one.points, 1),
            number(one.seconds_per_move, 4),
            number(one.slowest, 3),
        ]
        for one in made.standings
    ]
    yield from _columns([heads, *rows])
    yield ""
    pairs = [
        [
            f"{pair.first} – {pair.second}",
            f"{number(100 * pair.share, 1)} %",
            f"{number(100 * pair.low, 1)}–{number(100 * pair.high, 1)} %",
            str(pair.ties),
            str(pair.met),
        ]
        for pair in made.pairs
    ]
    yield from _columns([[say(f"arena-{name}") for name in ("pair", "share", "interval", "ties", "met")], *pairs])
    yield from _failures(made, say)


def _failures(made: Report, say: Say) -> Iterator[str]:
    for one in made.standings:
        if one.failed:
            yield ""
            yield say("arena-failed", name=one.bot, count=one.failed)
            yield from (f"  {line}" for line in one.failures)


def _columns(rows: Sequence[Sequence[str]]) -> Iterable[str]:
    """The first to the left, numbers to the right."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for row in rows:
        rest = [word.rjust(width) for word, width in zip(row[1:], widths[1:], strict=True)]
        yield "  ".join([row[0].ljust(widths[0]), *rest])
