"""`train`: learns what positions of a game are worth. Stopped and started again, it goes on where it was."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from pyramidion.bots import bot, parted
from pyramidion.cli.choices import seed_of
from pyramidion.cli.complaint import Complaint, complaining
from pyramidion.cli.progress import Progress
from pyramidion.cli.show import found_game
from pyramidion.kernel.contract import Game
from pyramidion.kernel.text import Say
from pyramidion.locale import Words
from pyramidion.training.syllabus import SCRIBE

if TYPE_CHECKING:
    from pyramidion.training.proof import Proof
    from pyramidion.training.report import Report
    from pyramidion.training.school import Plan

FOLDER: Final = ".training"
LEAST: Final = {"rounds": 1, "epochs": 1, "workers": 0, "prove": 0}
MOST: Final = 10_000_000  # games with so many players
BELOW: Final = {"drop": 1, "decay": 100, "minutes": 1_000_000}


def add(parser: argparse.ArgumentParser, say: Words) -> None:
    parser.add_argument("game", help=say("help-game"))
    parser.add_argument("--games", default="2:400", metavar="SEATS:COUNT,...", help=say("help-train-games"))
    parser.add_argument("--variants", nargs="+", default=["{}"], metavar="JSON", help=say("help-train-variants"))
    parser.add_argument("--by", default=SCRIBE, metavar="BOT", help=say("help-train-by"))
    parser.add_argument("--rounds", type=int, default=1, help=say("help-train-rounds"))
    parser.add_argument("--epochs", type=int, default=8, help=say("help-train-epochs"))
    parser.add_argument("--drop", type=float, default=0.2, help=say("help-train-drop"))
    parser.add_argument("--decay", type=float, default=0.05, help=say("help-train-decay"))
    parser.add_argument("--minutes", type=float, help=say("help-train-minutes"))
    parser.add_argument("--workers", type=int, default=0, help=say("help-train-workers"))
    parser.add_argument("--seed", type=int, default=0, help=say("help-seed"))
    parser.add_argument("--folder", default=None, help=say("help-train-folder"))
    parser.add_argument("--prove", type=int, default=0, metavar="GAMES", help=say("help-train-prove"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(arguments: argparse.Namespace) -> int:
    game = found_game(arguments.game)
    plan = _plan(game, arguments)
    say = Words(arguments.lang, game.id)
    folder = Path(arguments.folder or f"{FOLDER}/{game.id}")
    made = _trained(plan, folder, arguments.minutes, say)
    weights = folder / f"weights{plan.rounds - 1}.npz"
    proofs = _proofs(plan, weights, arguments.prove)
    if arguments.json:
        found = {"weights": str(weights), "report": made, "proofs": proofs}
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        print("\n".join(_told(made, weights, proofs, say)))
    return 0


# --- what is typed ------------------------------------------------------------------------------------------


def _plan(game: Game[Any], arguments: argparse.Namespace) -> Plan:
    """NumPy is needed from here on, not for the other commands."""
    from pyramidion.training import descent, school

    _check_numbers(arguments)
    _check_bot(arguments.by)
    seed = seed_of(arguments.seed)
    games, variants = _games(game, arguments.games), _variants(game, arguments.variants)
    _check_fit(game, games, variants)
    if arguments.prove:
        _check_fit(game, games, [{}])
    recipe = descent.Recipe(arguments.epochs, drop=arguments.drop, decay=arguments.decay, seed=seed)
    return school.Plan(game.id, games, variants, arguments.rounds, seed, arguments.workers, recipe, arguments.by)


def _check_numbers(arguments: argparse.Namespace) -> None:
    for name, least in LEAST.items():
        if getattr(arguments, name) < least:
            raise Complaint("error-bad-count", value=getattr(arguments, name))
    for name, high in BELOW.items():
        value = getattr(arguments, name)
        if value is not None and not 0 <= value < high:
            raise Complaint("error-train-number", name=f"--{name}", value=str(value), high=high)


def _check_bot(typed: str) -> None:
    """The same seed is to give the same games on any machine."""
    from pyramidion.training.players import same_anywhere

    with complaining():
        if not same_anywhere(bot(typed)):
            raise Complaint("error-train-by", value=typed, example=f"{parted(typed)[0]}@100")


def _games(game: Game[Any], typed: str) -> dict[int, int]:
    """`2:400,3:100` as numbers; a victory is shared by two or more."""
    parts = typed.split(",")
    try:
        found = {int(seats): int(count) for seats, count in (part.split(":") for part in parts)}
    except ValueError:
        raise Complaint("error-bad-train-games", value=typed) from None
    possible = all(seats in game.seats and seats > 1 and 0 < count <= MOST for seats, count in found.items())
    if not possible or len(found) < len(parts):
        raise Complaint("error-bad-train-games", value=typed)
    return found


def _variants(game: Game[Any], typed: Sequence[str]) -> list[dict[str, Any]]:
    found = []
    for given in typed:
        try:
            found.append(json.loads(given))
            msgspec.convert(found[-1], game.options)
        except ValueError as error:
            raise Complaint("error-bad-variant", value=given, game=game.id, detail=str(error)) from error
    return found


def _check_fit(game: Game[Any], games: Collection[int], variants: Sequence[dict[str, Any]]) -> None:
    """Each variant is for some of the numbers of players, and for each of these there is one."""
    from pyramidion.training.school import fits

    wrong = [(given, min(games)) for given in variants if not any(fits(game, given, seats) for seats in games)]
    wrong += [(variants[0], seats) for seats in games if not any(fits(game, given, seats) for given in variants)]
    for given, seats in wrong:
        with complaining():
            game.new(msgspec.convert(given, game.options), seats, 0)


# --- what is done -------------------------------------------------------------------------------------------


def _trained(plan: Plan, folder: Path, minutes: float | None, say: Words) -> Report:
    from pyramidion.training import curve, school
    from pyramidion.training.syllabus import FILE, BrokenPlan, OtherPlan

    progress = Progress(say)
    deadline = time.monotonic() + 60 * minutes if minutes is not None else float("inf")
    try:
        made = school.train(plan, folder, lambda what, *how: progress.tell(f"train-{what}", *how), deadline)
    except OtherPlan as error:
        raise Complaint("error-train-other", str(folder), field=error.field) from error
    except BrokenPlan as error:
        raise Complaint("error-train-plan", str(folder / FILE), detail=str(error)) from error
    except school.TooFew as error:
        raise Complaint("error-train-few", str(folder)) from error
    except BrokenProcessPool as error:
        raise Complaint("error-arena-died") from error
    except (FileExistsError, FileNotFoundError, NotADirectoryError, PermissionError) as error:
        raise Complaint("error-unwritable", name=str(folder)) from error
    finally:
        progress.end()
    (folder / "curve.svg").write_text(curve.drawn(made), encoding="utf-8")
    return made


def _proofs(plan: Plan, weights: Path, games: int) -> list[Proof]:
    from pyramidion.training.proof import prove

    return [prove(plan.game, seats, games, weights, plan.seed, plan.workers) for seats in plan.games if games]


# --- what comes out -----------------------------------------------------------------------------------------


def _told(made: Report, weights: Path, proofs: Sequence[Proof], say: Say) -> Iterator[str]:
    yield say("trained", game=made.game, file=str(weights))
    for quality in made.qualities:
        yield say(
            "trained-seats",
            seats=quality.seats,
            positions=quality.positions,
            network=f"{quality.network_hits:.1%}",
            heuristic=f"{quality.heuristic_hits:.1%}",
            network_loss=f"{quality.network_loss:.3f}",
            heuristic_loss=f"{quality.heuristic_loss:.3f}",
        )
    for proven in proofs:
        share, low, high = (f"{part:.1%}" for part in (proven.share, proven.low, proven.high))
        yield say("proven", seats=proven.seats, games=proven.games, share=share, low=low, high=high)
