"""R4.2 Patterns: every place where a pattern can lie, turned and mirrored, as bits; prepared once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramidion.games.pyramids.squares import SIZE

Cells = tuple[tuple[int, int], ...]  # row and column of each square

SIZES: Final = range(2, 6)


def cells_of(rows: Sequence[str]) -> Cells:
    """`X` marks a square of the pattern."""
    return tuple((r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "X")


def rows_of(cells: Cells) -> list[str]:
    """The inverse of cells_of."""
    height, width = 1 + max(r for r, _ in cells), 1 + max(c for _, c in cells)
    return ["".join("X" if (r, c) in cells else "." for c in range(width)) for r in range(height)]


def forms(cells: Cells) -> list[Cells]:
    """R4.2 The different forms after turning and mirroring, each moved to the top left corner."""
    found: list[Cells] = []
    for mirrored in (cells, tuple((r, -c) for r, c in cells)):
        turned = mirrored
        for _ in range(4):
            turned = _cornered(tuple((c, -r) for r, c in turned))
            if turned not in found:
                found.append(turned)
    return found


def _cornered(cells: Cells) -> Cells:
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return tuple(sorted((r - top, c - left) for r, c in cells))


def placements(cells: Cells) -> list[int]:
    """Every place on an empty grid, in reading order of the squares."""
    found = [
        tuple(SIZE * (r + down) + c + over for r, c in form)
        for form in forms(cells)
        for down in range(SIZE)
        for over in range(SIZE)
        if all(r + down < SIZE and c + over < SIZE for r, c in form)
    ]
    return [sum(1 << at for at in squares) for squares in sorted(found)]
