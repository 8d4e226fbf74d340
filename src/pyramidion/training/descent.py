"""Training a network in NumPy: softmax over the seats of a position, Adam, the best epoch kept."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyramidion.bots.network import ARRAYS, Network
from pyramidion.training.lesson import Lesson

Floats = NDArray[np.float32]
Arrays = dict[str, Floats]

HIDDEN: Final = (64, 32)
HEADS: Final = 2  # the logit of winning, and the margin
FARTHEST: Final = 3.0
DETAIL: Final = 0.5
LEAST_SPREAD: Final = 0.05
SAMPLE: Final = 10_000
KEEP: Final = 0.9, 0.999  # what Adam keeps of the slope and of its square
FORM: Final = (HIDDEN, HEADS, FARTHEST, DETAIL, LEAST_SPREAD, SAMPLE, KEEP)  # what no recipe changes


class Recipe(NamedTuple):
    """How a network is trained."""

    epochs: int = 8
    batch: int = 256
    rate: float = 1.5e-3
    decay: float = 0.05
    margin: float = 0.5  # the weight of the margin against the victory
    drop: float = 0.2  # of the inputs
    seed: int = 0


class Line(NamedTuple):
    """The loss after an epoch, on the games learned from and on those held out."""

    epoch: int
    learned: float
    held_out: float


def fresh(inputs: int, seed: int) -> Arrays:
    luck = np.random.default_rng(seed)
    sizes = (inputs, *HIDDEN, HEADS)
    found: Arrays = {}
    for at, (rows, columns) in enumerate(itertools.pairwise(sizes), 1):
        spread = np.sqrt(2 / rows) if at > 1 else np.sqrt(2 / 60)  # few inputs are not zero
        found[f"w{at}"] = (luck.standard_normal((rows, columns)) * spread * (0.1 if at == 3 else 1)).astype(np.float32)
        found[f"b{at}"] = np.zeros(columns, np.float32)
    found["w1"] = np.concatenate([found["w1"], np.zeros((inputs, HEADS), np.float32)], axis=1)
    found["b1"] = np.zeros(HIDDEN[0] + HEADS, np.float32)
    return found


def gains(layout: Sequence[str], lessons: Sequence[Lesson]) -> Floats:
    """What each feature is multiplied by while learning: sums (one dot in the name) are brought to the same spread;
    details (two dots) are learned more slowly, for there are many of them."""
    square, mean, count = np.zeros(len(layout)), np.zeros(len(layout)), 0
    for lesson in lessons:
        rows = lesson.x[:: max(len(lesson.x) // SAMPLE, 1)].reshape(-1, lesson.x.shape[2]).astype(np.float64)
        square[: rows.shape[1]] += (rows * rows).sum(axis=0)
        mean[: rows.shape[1]] += rows.sum(axis=0)
        count += len(rows)
    spread = np.sqrt(np.maximum(square / count - (mean / count) ** 2, 0))
    detail = np.array([name.count(".") > 1 for name in layout])
    return np.where(detail, DETAIL, 1 / (spread + LEAST_SPREAD)).astype(np.float32)


def forward(net: Mapping[str, Floats], x: Floats) -> tuple[Floats, Floats, Floats]:
    one = x @ net["w1"][: x.shape[1]] + net["b1"]
    width = len(net["w2"])
    straight = one[:, width:]
    one = np.maximum(one[:, :width], 0)
    two = np.maximum(one @ net["w2"] + net["b2"], 0)
    return one, two, two @ net["w3"] + net["b3"] + straight


def softmax(logits: Floats) -> Floats:
    weights = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(weights / weights.sum(axis=1, keepdims=True), np.float32)


def cross_entropy(shares: Floats, found: Floats) -> float:
    return float(-(shares * np.log(np.clip(found, 1e-6, 1))).sum(axis=1).mean())


def slopes(
    net: Mapping[str, Floats], x: Floats, shares: Floats, margins: Floats, weight: float
) -> tuple[Arrays, float]:
    """The gradient of the loss on one batch of positions, and its cross entropy."""
    positions, seats = shares.shape
    one, two, out = forward(net, x)
    found = softmax(out[:, 0].reshape(positions, seats))
    back = np.empty_like(out)
    back[:, 0] = ((found - shares) / positions).ravel()
    back[:, 1] = weight * (out[:, 1] - margins.ravel()) / margins.size
    straight = back
    slope = {"w3": two.T @ back, "b3": back.sum(axis=0)}
    back = (back @ net["w3"].T) * (two > 0)
    slope |= {"w2": one.T @ back, "b2": back.sum(axis=0)}
    back = np.concatenate([(back @ net["w2"].T) * (one > 0), straight], axis=1)
    slope |= {"w1": x.T @ back, "b1": back.sum(axis=0)}
    return slope, cross_entropy(shares, found)


class Adam:
    """Steps of a size that adapts to each weight; weights decay a little on the way."""

    def __init__(self, net: Arrays) -> None:
        self.mean = {name: np.zeros_like(array) for name, array in net.items()}
        self.square = {name: np.zeros_like(array) for name, array in net.items()}
        self.steps = 0

    def step(self, net: Arrays, slope: Arrays, rate: float, decay: float) -> None:
        self.steps += 1
        correct = np.sqrt(1 - KEEP[1] ** self.steps) / (1 - KEEP[0] ** self.steps)
        for name, change in slope.items():
            rows = slice(len(change))  # fewer seats use fewer inputs
            mean, square = self.mean[name][rows], self.square[name][rows]
            mean += (1 - KEEP[0]) * (change - mean)
            square += (1 - KEEP[1]) * (change * change - square)
            net[name][rows] -= rate * correct * mean / (np.sqrt(square) + 1e-8)
            if name[0] == "w":
                net[name][rows] *= 1 - rate * decay


class Course:
    """A training that can be saved between two epochs and taken up again.

    `mark` stands for all that the weights follow from. What was saved under another one is of no use.
    """

    def __init__(self, layout: Sequence[str], recipe: Recipe, mark: str = "") -> None:
        self.recipe = recipe
        self.layout = layout
        self.mark = mark
        self.gains = np.ones(len(layout), np.float32)
        self.net = fresh(len(layout), recipe.seed)
        self.adam = Adam(self.net)
        self.best = {name: array.copy() for name, array in self.net.items()}
        self.lines: list[Line] = []

    def run(
        self, lessons: Sequence[Lesson], held_out: Sequence[Lesson], path: Path | None, tell: Callable[[Line], None]
    ) -> Network:
        """All epochs that are left; the network of the best one."""
        self.gains = gains(self.layout, lessons)
        scale = np.concatenate([lesson.margins.ravel() for lesson in lessons]).std() + 1e-6
        for epoch in range(len(self.lines), self.recipe.epochs):
            learned = self._epoch(lessons, epoch, scale)
            line = Line(epoch + 1, learned, loss(self.folded(self.net), held_out))
            if not self.lines or line.held_out < min(before.held_out for before in self.lines):
                self.best = {name: array.copy() for name, array in self.net.items()}
            self.lines.append(line)
            if path is not None:
                self.save(path)
            tell(line)
        return Network(self.folded(self.best))

    def folded(self, net: Arrays) -> Arrays:
        """The same network for features as they are."""
        return {**net, "w1": net["w1"] * self.gains[:, None]}

    def _epoch(self, lessons: Sequence[Lesson], epoch: int, scale: float) -> float:
        recipe = self.recipe
        luck = np.random.default_rng((recipe.seed, epoch))
        rate = recipe.rate * 0.5 * (1 + np.cos(np.pi * epoch / recipe.epochs))
        losses = []
        for which, chosen in _batches(lessons, recipe.batch, luck):
            lesson = lessons[which]
            positions, seats, count = len(chosen), *lesson.x.shape[1:]
            x = lesson.x[chosen].astype(np.float32).reshape(positions * seats, count)
            x *= self.gains[:count] * (luck.random(count, np.float32) > recipe.drop) / (1 - recipe.drop)
            margins = np.clip(lesson.margins[chosen] / scale, -FARTHEST, FARTHEST)
            slope, lost = slopes(self.net, x, lesson.shares[chosen], margins, recipe.margin)
            self.adam.step(self.net, slope, rate, recipe.decay)
            losses.append(lost)
        return float(np.mean(losses))

    def save(self, path: Path) -> None:
        arrays: dict[str, Any] = {"mark": np.array(self.mark)}
        arrays |= {"lines": np.array(self.lines), "steps": np.array(self.adam.steps)}
        for kind, parts in self._parts().items():
            arrays |= {f"{kind}.{name}": parts[name] for name in ARRAYS}
        half = path.with_suffix(".part")
        with half.open("wb") as stream:
            np.savez(stream, **arrays)
        half.rename(path)

    def resume(self, path: Path) -> None:
        """Nothing happens where the mark is another one."""
        with np.load(path) as arrays:
            if str(arrays.get("mark", "")) != self.mark:
                return
            self.lines = [Line(int(epoch), float(a), float(b)) for epoch, a, b in arrays["lines"]]
            self.adam.steps = int(arrays["steps"])
            for kind, parts in self._parts().items():
                parts.update({name: arrays[f"{kind}.{name}"] for name in ARRAYS})

    def _parts(self) -> dict[str, Arrays]:
        return {"net": self.net, "best": self.best, "mean": self.adam.mean, "square": self.adam.square}


def _batches(lessons: Sequence[Lesson], size: int, luck: np.random.Generator) -> list[tuple[int, NDArray[np.int64]]]:
    """Positions in random order, each batch with one number of seats; the batches in random order too."""
    found = []
    for which, lesson in enumerate(lessons):
        order = luck.permutation(len(lesson.x))
        found += [(which, order[at : at + size]) for at in range(0, len(order), size)]
    return [found[at] for at in luck.permutation(len(found))]


def predicted(net: Mapping[str, Floats], lesson: Lesson) -> Floats:
    """The shares that the network expects, position by position."""
    found = []
    for at in range(0, len(lesson.x), 4096):
        x = lesson.x[at : at + 4096].astype(np.float32)
        out = forward(net, x.reshape(-1, x.shape[2]))[2][:, 0]
        found.append(softmax(out.reshape(x.shape[:2])))
    return np.concatenate(found)


def loss(net: Mapping[str, Floats], lessons: Sequence[Lesson]) -> float:
    """Over all positions, whatever the number of seats; there may be none for one of them."""
    known = [lesson for lesson in lessons if len(lesson.x)]
    parts = [(cross_entropy(lesson.shares, predicted(net, lesson)), len(lesson.x)) for lesson in known]
    return sum(lost * count for lost, count in parts) / sum(count for _, count in parts)
