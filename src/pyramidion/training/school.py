"""From games to weights: lessons in worker processes, training, and how well the result predicts."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

import msgspec
import numpy as np

from pyramidion.bots import bot
from pyramidion.bots.network import ARRAYS, Network
from pyramidion.bots.worker import Crew, cores
from pyramidion.kernel import codec, registry
from pyramidion.kernel.contract import Game
from pyramidion.training import descent
from pyramidion.training.lesson import ERRS, OPENING, POSITIONS, Lesson, gather, joined, load
from pyramidion.training.players import players_of
from pyramidion.training.report import Report, compared
from pyramidion.training.syllabus import SCRIBE, Syllabus, claim

CHUNK: Final = 10  # games in one file
HELD_OUT: Final = 10  # one game in so many is held out; not the first of a file, which has no opening
THOUGHT: Final = "own.thought"  # the first input: how far ahead the heuristic thinks

Tell = Callable[[str, int, int, float], None]  # what is done, how much of it, of how much, seconds left


class Plan(msgspec.Struct, frozen=True):
    """What is trained: games by number of seats, in each round; the options of each part of them; who plays them."""

    game: str
    games: dict[int, int]
    variants: Sequence[dict[str, Any]] = ({},)
    rounds: int = 1
    seed: int = 0
    workers: int = 0
    recipe: descent.Recipe = descent.Recipe()
    by: str = SCRIBE

    def chunks(self) -> Iterator[tuple[int, int, int]]:
        """Round, seats and chunk of every file; wherever one stops, numbers of seats stand in the same proportion."""
        for turn in range(self.rounds):
            parts = [(at / games, seats, at) for seats, games in self.games.items() for at in range(-(-games // CHUNK))]
            yield from ((turn, seats, at) for _, seats, at in sorted(parts))

    def syllabus(self) -> Syllabus:
        """More games, further rounds and another recipe change no lesson."""
        game = registry.game(self.game)
        inputs = codec.digest(layout_of(game))
        variants = list(self.variants)
        return Syllabus(self.game, game.version, inputs, variants, self.seed, CHUNK, POSITIONS, OPENING, ERRS, self.by)


class TooFew(Exception):
    """Of the games that were played none is left to see how well the others have taught."""


def layout_of(game: Game[Any]) -> list[str]:
    """The names of a seat's inputs."""
    return [THOUGHT, *game.layout(game.options())]


def name_of(turn: int, seats: int, chunk: int) -> str:
    return f"round{turn}-seats{seats}-{chunk:05}.npz"


def train(plan: Plan, folder: Path, tell: Tell, deadline: float = float("inf")) -> Report:
    """Everything that is not yet in the folder; `deadline` (of time.monotonic) ends the playing early.

    Raises OtherPlan where the folder holds lessons of another kind, TooFew where the games do not suffice.
    """
    folder.mkdir(parents=True, exist_ok=True)
    claim(folder, plan.syllabus())
    made: Report | None = None
    for turn in range(plan.rounds):
        begun = time.monotonic()
        share = (deadline - begun) / (plan.rounds - turn) if deadline < float("inf") else float("inf")
        play(plan, turn, folder, tell, begun + share)
        made = learn(plan, turn, folder, tell)
    assert made is not None
    return made


# --- playing ------------------------------------------------------------------------------------------------


def play(plan: Plan, turn: int, folder: Path, tell: Tell, deadline: float) -> None:
    """The lessons of one round, chunk by chunk; those that are there already are not played again."""
    tasks = [task for task in plan.chunks() if task[0] == turn]
    missing = [task for task in tasks if not (folder / name_of(*task)).exists()]
    begun, done = time.monotonic(), len(tasks) - len(missing)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for the workers, each of which has a core
    with Crew(plan.workers or cores()) as crew:
        queue, running = iter(missing), set[Future[None]]()
        for task in queue:
            running.add(crew.submit(_chunk, plan, task, str(folder)))
            if len(running) < (plan.workers or cores()):
                continue
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            done = _told(finished, tell, done, len(tasks), begun, len(missing))
            if time.monotonic() > deadline:
                break
        finished, _ = wait(running)
        _told(finished, tell, done, len(tasks), begun, len(missing))


def _told(finished: set[Future[None]], tell: Tell, done: int, total: int, begun: float, missing: int) -> int:
    for each in finished:
        each.result()
        done += 1
        now = done - (total - missing)
        tell("play", done * CHUNK, total * CHUNK, (time.monotonic() - begun) / now * (total - done))
    return done


def _chunk(plan: Plan, task: tuple[int, int, int], folder: str) -> None:
    """Runs in a worker."""
    turn, seats, chunk = task
    game = registry.game(plan.game)
    fitting = [given for given in plan.variants if fits(game, given, seats)]
    given = msgspec.convert(fitting[chunk % len(fitting)], game.options)
    network = load_weights(Path(folder) / f"weights{turn - 1}.npz") if turn else None
    numbers = range(chunk * CHUNK, (chunk + 1) * CHUNK)
    players = players_of(game, seats, bot(plan.by), network)
    lesson = gather(game, given, seats, players, numbers, plan.seed + 1000 * turn)
    lesson.save(Path(folder) / name_of(*task))


def fits(game: Game[Any], given: dict[str, Any], seats: int) -> bool:
    """Can the variant be played by so many?"""
    try:
        game.new(msgspec.convert(given, game.options), seats, 0)
    except ValueError:
        return False
    return True


# --- learning -----------------------------------------------------------------------------------------------


def learn(plan: Plan, turn: int, folder: Path, tell: Tell) -> Report:
    """Train on all rounds so far; the weights and the report are left in the folder.

    A checkpoint of other lessons or of another recipe is left aside: the weights never depend on what came before.
    """
    lessons, held_out = split(lessons_in(plan, turn, folder))
    if not any(len(lesson.x) for lesson in held_out):
        raise TooFew
    course = descent.Course(layout_of(registry.game(plan.game)), plan.recipe, mark_of(plan, turn, folder))
    checkpoint = folder / f"checkpoint{turn}.npz"
    if checkpoint.exists():
        course.resume(checkpoint)
    begun = time.monotonic()
    first = len(course.lines)

    def told(line: descent.Line) -> None:
        spent = (time.monotonic() - begun) / (line.epoch - first)
        tell("learn", line.epoch, plan.recipe.epochs, spent * (plan.recipe.epochs - line.epoch))

    network = course.run(lessons, held_out, checkpoint, told)
    network.seats = sorted(lesson.x.shape[1] for lesson in lessons)
    save_weights(network, folder / f"weights{turn}.npz")
    made = compared(plan.game, course.lines, network.arrays, lessons, held_out)
    (folder / f"report{turn}.json").write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=2))
    return made


def lessons_in(plan: Plan, turn: int, folder: Path) -> list[Lesson]:
    """Those of all rounds so far, joined by the number of seats."""
    found: dict[int, list[Lesson]] = {}
    for seats, path in _files(plan, turn, folder):
        found.setdefault(seats, []).append(load(path))
    return [joined(found[seats]) for seats in sorted(found)]


def mark_of(plan: Plan, turn: int, folder: Path) -> str:
    """A digest of all that the weights of a round follow from."""
    files = [(path.name, _sums(path)) for _, path in sorted(_files(plan, turn, folder))]
    return codec.digest([plan.recipe, descent.FORM, HELD_OUT, files])


def _files(plan: Plan, turn: int, folder: Path) -> list[tuple[int, Path]]:
    """Number of seats and file of each lesson of the plan that is there."""
    tasks = [task for task in plan.chunks() if task[0] <= turn]
    return [(task[1], folder / name_of(*task)) for task in tasks if (folder / name_of(*task)).exists()]


def _sums(path: Path) -> list[int]:
    """Of the arrays of a lesson; the file has them in its table of contents."""
    with ZipFile(path) as file:
        return [part.CRC for part in file.infolist()]


def split(lessons: Sequence[Lesson]) -> tuple[list[Lesson], list[Lesson]]:
    """By whole games."""
    masks = [lesson.game % HELD_OUT == HELD_OUT - 1 for lesson in lessons]
    return (
        [Lesson(*(column[~mask] for column in lesson)) for lesson, mask in zip(lessons, masks, strict=True)],
        [Lesson(*(column[mask] for column in lesson)) for lesson, mask in zip(lessons, masks, strict=True)],
    )


def save_weights(network: Network, path: Path) -> None:
    """Half precision is enough; columns that only helped training stay out."""
    arrays: dict[str, Any] = {name: network.arrays[name].astype(np.float16) for name in ARRAYS}
    width = network.width + 1
    arrays |= {"w1": arrays["w1"][:, :width], "b1": arrays["b1"][:width]}
    arrays |= {"w3": arrays["w3"][:, :1], "b3": arrays["b3"][:1]}
    with path.open("wb") as stream:
        np.savez_compressed(stream, seats=np.array(network.seats), **arrays)


def load_weights(path: Path) -> Network:
    with np.load(path) as arrays:
        return Network(arrays)
