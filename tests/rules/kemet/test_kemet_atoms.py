"""Pieces move in atoms only; set-up, positions and redealt worlds are no moves of a game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pyramidion

SOURCE = Path(pyramidion.__file__).parent / "games" / "kemet"
ZONES = {
    "owner", "units", "figure", "colour", "level", "cities", "pp", "supply", "underworld", "honour", "veterans", "fame",
    "track", "tiles", "hands", "cards", "played", "buried", "removed", "deck", "discard", "where", "regular", "used",
    "silver", "gold", "order", "landing",
}  # fmt: skip
CHANGES = {"append", "pop", "remove", "insert", "extend", "clear", "sort"}
NO_MOVES = {"atoms.py", "card_atoms.py", "state.py", "position.py", "hidden.py", "__init__.py"}


def changes(path: Path) -> Iterator[str]:
    """Places where a zone of the position `s` is changed."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        changed: list[ast.expr] = []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            changed = [node.func.value]
        elif isinstance(node, ast.Assign):
            changed = [part for target in node.targets for part in parts(target)]
        elif isinstance(node, ast.AugAssign):
            changed = parts(node.target)
        for owner in changed:
            if isinstance(owner, ast.Attribute) and owner.attr in ZONES and getattr(owner.value, "id", "") == "s":
                yield f"{path.name}:{owner.lineno}"


def parts(target: ast.expr) -> list[ast.expr]:
    if isinstance(target, ast.Tuple):
        return [part for element in target.elts for part in parts(element)]
    return [target.value] if isinstance(target, ast.Subscript) else [target]


def test_pieces_move_only_in_atoms() -> None:
    assert len(list(changes(SOURCE / "atoms.py"))) > 30
    assert len(list(changes(SOURCE / "card_atoms.py"))) > 10
    for path in SOURCE.glob("*.py"):
        if path.name not in NO_MOVES:
            assert not list(changes(path))


def test_no_tile_is_named_in_the_flow() -> None:
    """Tiles are data with modifiers and texts: the rules never ask for one by its name."""
    for path in SOURCE.glob("*.py"):
        if path.name not in ("data.py", "tiles.py", "position.py", "worth.py"):
            source = path.read_text(encoding="utf-8")
            assert not [
                word for word in ("ru1_", "ru2_", "sa2_", "sa4_", "di3_", "on3_", "em3_") if f'"{word}' in source
            ]
