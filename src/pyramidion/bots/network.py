"""A small network over a game's features and what its heuristic thinks, in plain arrays: two hidden layers, the same
for every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
ARRAYS: Final = ("w1", "b1", "w2", "b2", "w3", "b3")
OTHERS: Final = "seat"  # blocks of the layout are called seat1, seat2, ...


def used(layout: Sequence[str], seats: int) -> int:
    """How many of the features are not padding with so many seats."""
    rest = [at for at, name in enumerate(layout) if name.startswith(f"{OTHERS}{seats}.")]
    return rest[0] if rest else len(layout)


class Network:
    """The first layer has a column for each hidden unit, then one for each output: a straight way past the rest.

    The first output is the logit of winning; further ones only help training.
    """

    def __init__(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        self.arrays = {name: np.asarray(arrays[name], dtype=np.float32) for name in ARRAYS}
        self.seats = [int(count) for count in arrays.get("seats", ())]  # the numbers of seats it was trained for
        self.inputs = len(self.arrays["w1"])
        self.width = len(self.arrays["w2"])
        self.b1, self.w2, self.b2 = self.arrays["b1"][: self.width + 1], self.arrays["w2"], self.arrays["b2"]
        self.w3, self.b3 = self.arrays["w3"][:, 0].copy(), float(self.arrays["b3"][0])

    def first(self, count: int) -> Floats:
        """The weights of the first inputs."""
        return np.ascontiguousarray(self.arrays["w1"][:count, : self.width + 1])

    def logits(self, x: Floats, w1: Floats) -> Floats:
        """One for each row of features."""
        one = x @ w1
        one += self.b1
        straight = one[:, self.width].copy()
        two = np.maximum(one[:, : self.width], 0) @ self.w2
        two += self.b2
        np.maximum(two, 0, out=two)
        found: Floats = two @ self.w3 + straight + self.b3
        return found
