"""`train`: learns what positions of a game are worth. Stopped and started again, it goes on where it was."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from pyramidion.cli.complaint import Complaint
from pyramidion.cli.show import found_game
from pyramidion.kernel.contract import Game
from pyramidion.locale import Words

FOLDER = ".training"


def add(parser: argparse.ArgumentParser, say: Words) -> None:
    parser.add_argument("game", help=say("help-game"))
    parser.add_argument("--games", default="2:400", metavar="SEATS:COUNT,...", help=say("help-train-games"))
    parser.add_argument("--variants", nargs="+", default=["{}"], metavar="JSON", help=say("help-train-variants"))
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
    """NumPy is needed from here on, not for the other commands."""
    from pyramidion.training import curve, descent, proof, school

    game = found_game(arguments.game)
    say = Words(arguments.lang, game.id)
    folder = Path(arguments.folder or f"{FOLDER}/{game.id}")
    games = _games(game, arguments.games)
    recipe = descent.Recipe(arguments.epochs, drop=arguments.drop, decay=arguments.decay, seed=arguments.seed)
    plan = school.Plan(
        game.id,
        games,
        _variants(game, arguments.variants),
        arguments.rounds,
        arguments.seed,
        arguments.workers,
        recipe,
    )
    deadline = time.monotonic() + 60 * arguments.minutes if arguments.minutes is not None else float("inf")
    made = school.train(plan, folder, _Progress(say), deadline)
    weights = folder / f"weights{plan.rounds - 1}.npz"
    (folder / "curve.svg").write_text(curve.drawn(made), encoding="utf-8")
    proofs = [
        proof.prove(game.id, seats, arguments.prove, weights, arguments.seed, arguments.workers)
        for seats in games
        if arguments.prove
    ]
    if arguments.json:
        found = {"weights": str(weights), "report": made, "proofs": proofs}
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return 0
    print(say("trained", game=game.id, file=str(weights)))
    for quality in made.qualities:
        print(
            say(
                "trained-seats",
                seats=quality.seats,
                positions=quality.positions,
                network=f"{quality.network_hits:.1%}",
                heuristic=f"{quality.heuristic_hits:.1%}",
                network_loss=f"{quality.network_loss:.3f}",
                heuristic_loss=f"{quality.heuristic_loss:.3f}",
            )
        )
    for proven in proofs:
        share, low, high = (f"{part:.1%}" for part in (proven.share, proven.low, proven.high))
        print(say("proven", seats=proven.seats, games=proven.games, share=share, low=low, high=high))
    return 0


def _games(game: Game[Any], typed: str) -> dict[int, int]:
    """`2:400,3:100` as numbers; a victory is shared by two or more."""
    try:
        found = {int(seats): int(count) for seats, count in (part.split(":") for part in typed.split(","))}
    except ValueError:
        raise Complaint("error-bad-train-games", value=typed) from None
    if not all(seats in game.seats and seats > 1 and count > 0 for seats, count in found.items()):
        raise Complaint("error-bad-train-games", value=typed)
    return found


def _variants(game: Game[Any], typed: list[str]) -> list[dict[str, Any]]:
    found = []
    for given in typed:
        try:
            found.append(json.loads(given))
            msgspec.convert(found[-1], game.options)
        except ValueError as error:
            raise Complaint("error-bad-variant", value=given, game=game.id, detail=str(error)) from error
    return found


class _Progress:
    """A line that is written over on a terminal; one line a minute elsewhere."""

    def __init__(self, say: Words) -> None:
        self.say = say
        self.told = 0.0

    def __call__(self, what: str, done: int, total: int, left: float) -> None:
        terminal = sys.stderr.isatty()
        if not terminal and time.monotonic() - self.told < 60:
            return
        self.told = time.monotonic()
        line = self.say(f"train-{what}", done=done, total=total, left=f"{int(left) // 60}:{int(left) % 60:02}")
        print(f"\r\x1b[K{line}" if terminal else line, end="" if terminal else "\n", file=sys.stderr, flush=True)
