"""What things are worth in Kemet, fitted to how games of two ended: FORESEEN and LEARNED of games/kemet/worth.py.

    pyramidion train kemet --games 2:12000 --folder .training/scribes
    python -m bench.worths .training/scribes                              # FORESEEN
    pyramidion train kemet --games 2:3220 --by vizier@100 --folder .training/searches
    python -m bench.worths .training/searches --tiles                     # LEARNED

A logistic regression of who won on the differences between the two players, over the lessons of `pyramidion train`.
One game in ten is held out to say how well the result foresees the end.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyramidion.games.kemet.board import ALL_NAMES
from pyramidion.games.kemet.data import COLOURS, HIGHEST, TILES
from pyramidion.games.kemet.heuristics import NEAR, PERMANENT, POWERS
from pyramidion.games.kemet.state import FAME
from pyramidion.games.kemet.worth import AT_ONCE
from pyramidion.kernel import registry
from pyramidion.training.lesson import Lesson, joined, load
from pyramidion.training.school import layout_of, split

Floats = NDArray[np.float64]

GAME: Final = registry.game("kemet")
AT: Final = {name: at for at, name in enumerate(layout_of(GAME))}
FOUR: Final = (1, 2, 3, 4)
LEVELS: Final = [f"tile of level {level}" for level in FOUR]
THINGS: Final = [
    "fame", "temple", "prayer", "prayer squared", "card", "veteran", "token", "unit", "figure", "pyramids", "near",
    "army", "silver", "top", *LEVELS,
]  # fmt: skip
COUNTED: Final = {
    "temple": ("held_temples", 4), "prayer": ("pp", 11), "card": ("hand", 6), "veteran": ("veterans", 20),
    "token": ("regular", 5), "unit": ("units", 12), "figure": ("figures", 5), "top": ("top_pyramids", 3),
}  # fmt: skip
ADDED: Final = (("strength", 3), ("attack", 2), ("defence", 2), ("damage", 2), ("protection", 2))  # in every battle
RIDGE: Final = 1.0  # how strongly a number is held near nothing
TILE_RIDGE: Final = 200.0  # how strongly a tile is held near the others of its level
STEPS: Final = 12


class Fit(NamedTuple):
    """What each thing is worth, in tenths of a point of fame; who is ahead by `scale` wins three games out of four."""

    worth: dict[str, float]
    tiles: dict[str, float]
    scale: float


def things(lesson: Lesson) -> dict[str, Floats]:
    """How many each seat has of each thing, by position and seat."""
    x = lesson.x.astype(np.float64)
    found = {name: _own(x, feature, unit) for name, (feature, unit) in COUNTED.items()}
    found["fame"] = sum(_own(x, f"{kind}_fame", 5) for kind in FAME)
    found["prayer squared"] = found["prayer"] ** 2
    found["silver"] = 1 - _own(x, "silver_used", 1)
    found["pyramids"] = sum(_pyramid(_own(x, f"level.{colour}", HIGHEST)) for colour in COLOURS)
    found["army"] = sum(_own(x, f"units.{area}", 7) > 0 for area in ALL_NAMES).astype(np.float64)
    total = found["fame"] + found["temple"] + found["top"]
    found["near"] = np.maximum(total - NEAR, 0)
    found["powers"] = sum(worth * _own(x, *added) for worth, added in zip(POWERS, ADDED, strict=True))
    owned = tiles(lesson)
    for level, name in zip(FOUR, LEVELS, strict=True):
        found[name] = owned[:, :, [at for at, tile in enumerate(TILES) if tile.level == level]].sum(axis=2)
    return found


def tiles(lesson: Lesson) -> Floats:
    return lesson.x[:, :, [AT[f"own.tile.{tile.id}"] for tile in TILES]].astype(np.float64)


def _own(x: Floats, feature: str, unit: float) -> Any:
    """A count, as it was before it was made a feature."""
    return np.rint(x[:, :, AT[f"own.{feature}"]] * unit)


def _pyramid(level: Floats) -> Floats:
    """As the scribe sees it; the fit says how much of that."""
    return np.take(AT_ONCE.levels, level.astype(int))


def fitted(lesson: Lesson, single: bool) -> Fit:
    found = solved(lesson, single)
    found, scale = found * PERMANENT / found[0], PERMANENT / found[0]
    names = names_of(single)
    worth = dict(zip(names, found[: len(names)].tolist(), strict=True))
    own = zip(TILES, found[len(names) :].tolist(), strict=single)
    return Fit(worth, {tile.id: worth[LEVELS[tile.level - 1]] + more for tile, more in own}, scale)


def solved(lesson: Lesson, single: bool) -> Floats:
    ridge = [RIDGE] * len(names_of(single)) + [TILE_RIDGE] * len(TILES) * single
    return regression(*rows(lesson, single), np.array(ridge))


def names_of(single: bool) -> list[str]:
    """`single`: each tile has a worth of its own, else what tiles add to every battle counts."""
    return THINGS if single else [*THINGS, "powers"]


def rows(lesson: Lesson, single: bool) -> tuple[Floats, Floats]:
    """By how much the first seat has more than the second, and its share of the victory."""
    counted = things(lesson)
    both = np.stack([counted[name] for name in names_of(single)], axis=2)
    if single:
        both = np.concatenate([both, tiles(lesson)], axis=2)
    return both[:, 0] - both[:, 1], lesson.shares[:, 0].astype(np.float64)


def regression(x: Floats, y: Floats, ridge: Floats) -> Floats:
    """Newton's method."""
    found = np.zeros(x.shape[1])
    for _ in range(STEPS):
        share = _shares(found, x)
        slope = x.T @ (share - y) + ridge * found
        bend = (x * (share * (1 - share))[:, None]).T @ x + np.diag(ridge)
        found -= np.linalg.solve(bend, slope)
    return found


def cross_entropy(found: Floats, x: Floats, y: Floats) -> float:
    share = np.clip(_shares(found, x), 1e-6, 1 - 1e-6)
    return float(-(y * np.log(share) + (1 - y) * np.log(1 - share)).mean())


def _shares(found: Floats, x: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-np.clip(x @ found, -30, 30))))


def told(fit: Fit) -> str:
    lines = [f"scale {fit.scale:.1f}"]
    lines += [f"  {name:<16} {worth:>6.2f}" for name, worth in fit.worth.items()]
    if fit.tiles:
        lines.append("  " + ", ".join(f"{tile} {worth:.1f}" for tile, worth in fit.tiles.items()))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.worths", description=__doc__)
    parser.add_argument("folder", type=Path, help="the folder of `pyramidion train kemet`")
    parser.add_argument("--tiles", action="store_true", help="a worth of its own for each tile")
    arguments = parser.parse_args()
    found = sorted(arguments.folder.glob("round0-seats2-*.npz"))
    if not found:
        parser.error("there are no lessons of games with two players in this folder")
    lesson = joined([load(path) for path in found])
    (most,), (held_out,) = split([lesson])
    print(f"{len(found)} files, {len(lesson.x)} positions")
    loss = cross_entropy(solved(most, arguments.tiles), *rows(held_out, arguments.tiles))
    print(f"loss {loss:.4f} on {len(held_out.x)} that are held out; the numbers are of all")
    print(told(fitted(lesson, arguments.tiles)))


if __name__ == "__main__":
    main()
