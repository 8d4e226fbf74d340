"""The tree is the architecture: who imports whom, and what may touch what."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "pyramidion"
GAMES = sorted(path.parent for path in (SOURCE / "games").glob("*/__init__.py"))

# part: what it may import of the package besides itself
MAY_IMPORT = {
    "kernel": {"games"},  # only the registry, and only the empty package
    "games": {"kernel"},
    "locale": set[str](),
    "bots": {"kernel"},
    "gyms": {"kernel", "bots", "locale"},
    "server": {"kernel", "bots", "locale"},
    "arena": {"kernel", "bots"},
    "training": {"kernel", "bots"},
    "cli": {"kernel", "bots", "arena", "training", "locale", "server"},
}


EVERYBODYS = ("__version__", "RULES", "compiled")  # of the package itself


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, as a dotted name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def part_of(module: str) -> str:
    words = module.split(".")
    return words[1] if words[0] == "pyramidion" and len(words) > 1 else ""


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_imports_point_one_way(part: str) -> None:
    for path in (SOURCE / part).rglob("*.py"):
        for module in imports(path):
            target = part_of(module)
            if target and target not in (*EVERYBODYS, part):
                assert target in MAY_IMPORT[part], f"{path.name} imports {module}"


def test_the_kernel_knows_no_game() -> None:
    for path in (SOURCE / "kernel").rglob("*.py"):
        assert not [name for name in imports(path) if re.match(r"pyramidion\.games\.\w+", name)], path


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_games_do_not_know_each_other(game: Path) -> None:
    for path in game.rglob("*.py"):
        for module in imports(path):
            if module.startswith("pyramidion.games."):
                assert module.startswith(f"pyramidion.games.{game.name}"), f"{path} imports {module}"


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_rules_need_nothing_but_the_standard_library_and_msgspec(game: Path) -> None:
    import sys

    allowed = {*sys.stdlib_module_names, "msgspec", "pyramidion"}
    for path in [*game.rglob("*.py"), *(SOURCE / "kernel").rglob("*.py")]:
        hints = {"mypy_extensions"} if path.name == "native.py" else set[str]()  # for the compiler only
        assert {module.split(".")[0] for module in imports(path)} <= allowed | hints, path


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_rules_have_no_clock_and_no_luck_of_their_own(game: Path) -> None:
    forbidden = {"random", "time", "datetime", "secrets", "uuid", "copy"}
    for path in game.rglob("*.py"):
        assert not {module.split(".")[0] for module in imports(path)} & forbidden, path


ZONES = {"hand", "deck", "discard", "played", "tomb", "stock", "boneyard", "revealed", "pyramid"}
CHANGES = {"append", "pop", "remove", "insert", "extend", "clear", "sort", "reverse"}
# set-up deals, positions are arranged, hidden cards are dealt anew: these are no moves of a game
NO_ATOMS = {"atoms.py", "position.py", "hidden.py", "state.py", "__init__.py", "view.py"}


def zone_changes(path: Path) -> Iterator[str]:
    """Places where a zone of Valley is changed: a call such as `x.hand.remove(...)`, or an assignment to it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        changed: list[ast.expr] = []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            changed = [node.func.value]
        elif isinstance(node, ast.Assign):
            changed = [target.value if isinstance(target, ast.Subscript) else target for target in node.targets]
        for owner in changed:
            if isinstance(owner, ast.Attribute) and owner.attr in ZONES:
                yield f"{path.name}:{owner.lineno}"


def test_cards_move_only_in_atoms() -> None:
    valley = SOURCE / "games" / "valley"
    assert list(zone_changes(valley / "atoms.py"))
    for path in valley.glob("*.py"):
        if path.name not in NO_ATOMS:
            assert not list(zone_changes(path))


TEXT = (".py", ".md", ".toml", ".lock", ".json", ".yml", ".ftl", "")


def test_no_registry_host_is_named() -> None:
    hosts = re.compile(r"pypi\.org|pythonhosted|registry\.npmjs|deb\.debian", re.IGNORECASE)
    skipped = {".git", ".venv", "node_modules", "build"}
    for path in ROOT.rglob("*"):
        if path.is_file() and path.suffix in TEXT and not skipped & set(path.parts) and path != Path(__file__):
            assert not hosts.search(path.read_text(encoding="utf-8", errors="ignore")), path
