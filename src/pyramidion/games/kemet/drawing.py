"""The map drawn with letters: every area at its place, below it the army and the pyramid."""

from __future__ import annotations

from typing import Final

from pyramidion.kernel.contract import Json, View
from pyramidion.kernel.text import Say

WIDTH: Final = 76
HEIGHT: Final = 36
FIGURE: Final = "*"


def drawn_map(view: View, say: Say) -> list[str]:
    """Two lines for each area, moved down where the place is taken."""
    lines = [[" "] * WIDTH for _ in range(HEIGHT + 6)]
    for printed in sorted(view.table["map"], key=lambda printed: (printed["y"], printed["x"])):
        here = view.table["areas"][printed["name"]]
        _write(lines, printed, [_name(printed), _pieces(say, here)])
    drawn = ["".join(line).rstrip() for line in lines]
    told = [at for at, line in enumerate(drawn) if line]
    return [line or " " for line in drawn[told[0] : told[-1] + 1]]


def _name(printed: Json) -> str:
    """The name, with the sign of an obelisk and of the coast, and what a temple gives."""
    signs = ("!" if printed["obelisk"] else "") + ("~" if printed["coast"] else "")
    return f"{printed['name']}{signs}{printed['value'] or ''}"


def _pieces(say: Say, here: Json) -> str:
    """`2:5*` is an army of player 2 with five units and a figure; `r3` a ruby pyramid of level 3."""
    army = ""
    if here["owner"] is not None:
        army = f"{here['owner'] + 1}:{here['units']}" + (FIGURE if here["figure"] else "")
    built = here["pyramid"]
    pyramid = f"{say.name('letter-' + built['colour'])}{built['level']}" if built else ""
    return " ".join(part for part in (army, pyramid) if part)


def _write(lines: list[list[str]], printed: Json, words: list[str]) -> None:
    width = max(len(word) for word in words)
    x = min(printed["x"] * (WIDTH - 8) // 100, WIDTH - width)
    y = printed["y"] * (HEIGHT - 2) // 100
    while y + 2 < len(lines) and any(_taken(lines[y + row], x, width) for row in (0, 1)):
        y += 1
    for row, word in enumerate(words):
        lines[y + row][x : x + len(word)] = word


def _taken(line: list[str], x: int, width: int) -> bool:
    return any(letter != " " for letter in line[max(x - 1, 0) : x + width + 1])
