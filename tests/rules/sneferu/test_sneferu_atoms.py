"""Stones, boats and food move in atoms only."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pyramidion

SOURCE = Path(pyramidion.__file__).parent / "games" / "sneferu"
ZONES = {
    "active", "bag", "began", "boats", "builders", "columns", "food", "fresh", "halves", "held", "holes", "laid",
    "order", "ptah", "retired", "stored", "used",
}  # fmt: skip
CHANGES = {"append", "pop", "remove", "insert", "extend", "clear", "sort", "reverse"}
# set-up deals, positions are arranged, hidden stones are dealt anew: these are no moves of a game
NO_MOVES = {"position.py", "hidden.py", "state.py", "__init__.py", "board.py"}


def changes(path: Path) -> Iterator[str]:
    """Places where a part of the position is assigned or changed."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        changed: list[ast.expr] = []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            changed = [node.func.value]
        elif isinstance(node, ast.Assign | ast.AugAssign):
            changed = node.targets if isinstance(node, ast.Assign) else [node.target]
        for target in changed:
            owner = target.value if isinstance(target, ast.Subscript) else target
            if isinstance(owner, ast.Attribute) and owner.attr in ZONES:
                yield f"{path.name}:{owner.lineno}"


def test_only_atoms_change_the_position() -> None:
    assert len(list(changes(SOURCE / "atoms.py"))) > 25
    for path in SOURCE.glob("*.py"):
        if path.name != "atoms.py" and path.name not in NO_MOVES:
            assert not list(changes(path))
