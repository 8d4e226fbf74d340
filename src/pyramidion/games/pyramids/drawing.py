"""Chambers and patterns drawn with signs: lists of lines that can stand side by side."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Collection, Sequence
from typing import Final

from pyramidion.games.pyramids.chambers import (
    EMPTY_SQUARE,
    ENTRANCE,
    GREEN_GEM,
    POTION,
    RED_CROSS,
    RED_GEM,
    SKULL,
    TOMB,
    TORCH,
    WALL,
)
from pyramidion.games.pyramids.patterns import Cells
from pyramidion.games.pyramids.squares import COLUMNS, NAMES, SIZE
from pyramidion.kernel.text import TINT, TINTED, tint

Drawing = list[str]

DRAWN: Final = {
    ENTRANCE: "▼", TOMB: "▲", WALL: "█", EMPTY_SQUARE: " ", RED_GEM: "◆", GREEN_GEM: "◇", TORCH: "Ψ",
    POTION: "δ", SKULL: "☠", RED_CROSS: "✚",
}  # fmt: skip
TINTS: Final = {
    ENTRANCE: "white", TOMB: "yellow", WALL: "brown", EMPTY_SQUARE: "grey", RED_GEM: "red", GREEN_GEM: "green",
    TORCH: "orange", POTION: "blue", SKULL: "white", RED_CROSS: "red",
}  # fmt: skip
CROSSED: Final = "×"
PENCILLED: Final = "○"
PATTERN_SQUARE: Final = "■"
GAP: Final = "   "
WIDTH: Final = 78
_TINT: Final = re.compile(f"{TINT}[^{TINTED}]*{TINTED}")


class Marks:
    """What is drawn into a chamber: crosses, secret marks, and what can be marked now."""

    def __init__(
        self,
        crossed: Collection[str] = (),
        pencilled: Collection[str] = (),
        single: Collection[str] = (),
        pattern: Collection[str] = (),
    ) -> None:
        self.crossed = crossed
        self.pencilled = pencilled
        self.single = single
        self.pattern = pattern

    def cell(self, square: str, sign: str) -> str:
        """Three letters: `[s]` can be crossed by itself, `(s)` only with the whole pattern."""
        if square in self.crossed or square in self.pencilled:
            return f" {CROSSED if square in self.crossed else PENCILLED} "
        if sign == WALL:
            return tint(DRAWN[WALL] * 3, TINTS[WALL])
        left, right = "[]" if square in self.single else "()" if square in self.pattern else "  "
        return f"{left}{tint(DRAWN[sign], TINTS[sign]) if sign != EMPTY_SQUARE else ' '}{right}"


def small(rows: Sequence[str], marks: Marks) -> Drawing:
    """A chamber in seven lines."""
    inner = [
        "".join(_narrow(marks.cell(NAMES[SIZE * r + c], sign)) for c, sign in enumerate(row))
        for r, row in enumerate(rows)
    ]
    edge = "─" * (2 * SIZE + 1)
    return [f"┌{edge}┐", *(f"│{line} │" for line in inner), f"└{edge}┘"]


def _narrow(cell: str) -> str:
    """Two letters of the three."""
    return tint(DRAWN[WALL] * 2, TINTS[WALL]) if DRAWN[WALL] in cell else cell[:-1]


def large(rows: Sequence[str], marks: Marks) -> Drawing:
    """A chamber with coordinates, in twelve lines."""
    lines = ["   " + "".join(f"  {column} " for column in COLUMNS).rstrip(" "), _rule("┌┬┐")]
    for r, row in enumerate(rows):
        cells = "│".join(marks.cell(NAMES[SIZE * r + c], sign) for c, sign in enumerate(row))
        lines += [f" {r + 1} │{cells}│", _rule("├┼┤" if r + 1 < SIZE else "└┴┘")]
    return lines


def _rule(corners: str) -> str:
    return "   " + corners[0] + corners[1].join(["───"] * SIZE) + corners[2]


def form(cells: Cells) -> Drawing:
    """A pattern."""
    height, width = 1 + max(r for r, _ in cells), 1 + max(c for _, c in cells)
    return [" ".join(PATTERN_SQUARE if (r, c) in cells else " " for c in range(width)) for r in range(height)]


def side_by_side(drawings: Sequence[Drawing]) -> Drawing:
    """Drawings in a row, their tops in line."""
    height = max((len(drawing) for drawing in drawings), default=0)
    columns = [_column(drawing, height) for drawing in drawings]
    return [GAP.join(parts).rstrip(" ") for parts in zip(*columns, strict=True)]


def _column(drawing: Drawing, height: int) -> Drawing:
    """All lines equally wide, and as many as there should be."""
    width = max(width_of(line) for line in drawing)
    return [line + " " * (width - width_of(line)) for line in [*drawing, *[""] * (height - len(drawing))]]


def width_of(line: str) -> int:
    """Without the marks for colours."""
    return len(_TINT.sub("", line))


def packed(parts: Sequence[str]) -> Drawing:
    """As many parts on a line as fit."""
    lines = [""]
    for part in parts:
        longer = f"{lines[-1]}{GAP if lines[-1] else ''}{part}"
        lines = [*lines[:-1], longer] if len(longer) <= WIDTH else [*lines, part]
    return lines


def wrapped(sentences: Sequence[str]) -> Drawing:
    """Sentences beneath a drawing, no wider than it may be."""
    return [line for sentence in sentences for line in textwrap.wrap(sentence, WIDTH, subsequent_indent="  ")]
