"""Writes web/src/gen/contract.ts: the structs of the Python contract as TypeScript. A test fails when it is stale."""

from __future__ import annotations

import importlib
import sys
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from pyramidion.kernel import registry
from pyramidion.kernel.contract import View
from pyramidion.server import wire
from pyramidion.server.rest import HANDLERS

FILE: Final = Path(__file__).parent / "src" / "gen" / "contract.ts"
HEAD: Final = "// Made by web/contract.py from the Python contract. Do not edit: make contract.\n"
SIMPLE: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
OMITTING: Final = ("News", "SeatNews")
OTHER_NAMES: Final = {"Record": "GameRecord"}
SENT: Final = (wire.Frame, wire.Done, wire.Refused, wire.Pong, wire.Because, wire.QueuePlace)


def structs() -> Iterator[tuple[str, Any]]:
    """Every struct that crosses the wire; the table of each game under the game's name."""
    yield "View", View
    yield from ((kind.__name__, kind) for kind in typing.get_args(wire.FromClient))
    yield from ((kind.__name__, kind) for kind in SENT)
    for handler in HANDLERS:
        yield from _structs_of(handler.fn)
    for game in _with_table():
        yield f"{game.title()}Table", importlib.import_module(f"pyramidion.games.{game}.view").Table


def _with_table() -> list[str]:
    """The games whose view has a struct for its table."""
    return [
        game for game in registry.games() if hasattr(importlib.import_module(f"pyramidion.games.{game}.view"), "Table")
    ]


def _structs_of(function: Any) -> Iterator[tuple[str, Any]]:
    for name, hint in typing.get_type_hints(function).items():
        if name in ("data", "return"):
            for part in _parts(hint):
                yield part.__name__, part


def _parts(hint: Any) -> Iterator[Any]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for part in typing.get_args(hint):
        yield from _parts(part)


def declarations() -> dict[str, dict[str, Any]]:
    """Name to schema. Structs of two modules with one name are told apart by their game."""
    found: dict[str, dict[str, Any]] = {}
    shared = dict(structs())
    games = {f"{game.title()}Table": game.title() for game in _with_table()}
    _, parts = msgspec.json.schema_components([kind for name, kind in shared.items() if name not in games])
    found |= parts
    for name, prefix in games.items():
        _, parts = msgspec.json.schema_components([shared[name]])
        found |= {f"{prefix}{part}": _renamed(schema, prefix) for part, schema in parts.items()}
    return found


def _renamed(schema: Any, prefix: str) -> Any:
    if isinstance(schema, dict):
        return {
            key: _reference(value, prefix) if key == "$ref" else _renamed(value, prefix)
            for key, value in schema.items()
        }
    return [_renamed(part, prefix) for part in schema] if isinstance(schema, list) else schema


def _reference(target: str, prefix: str) -> str:
    folder, _, name = target.rpartition("/")
    return f"{folder}/{prefix}{name}"


def typescript(schema: dict[str, Any]) -> str:
    """The type of one schema."""
    if "$ref" in schema:
        return _named(str(schema["$ref"]).rpartition("/")[2])
    if "enum" in schema:
        return " | ".join(f"'{choice}'" for choice in schema["enum"])
    if "const" in schema:
        return f"'{schema['const']}'"
    if "anyOf" in schema:
        return " | ".join(typescript(part) for part in schema["anyOf"])
    return _container(schema)


def _named(struct: str) -> str:
    return OTHER_NAMES.get(struct, struct)


def _container(schema: dict[str, Any]) -> str:
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(typescript(part) for part in schema['prefixItems'])}]"
    if kind == "array":
        return f"Array<{typescript(schema.get('items') or {})}>"
    if kind == "object" and "properties" in schema:
        return _fields(schema)
    if kind == "object":
        return f"Record<string, {typescript(schema.get('additionalProperties') or {})}>"
    return SIMPLE.get(str(kind), "any")


def _fields(schema: dict[str, Any]) -> str:
    """What people send may leave out what has a default; so may structs that omit their defaults."""
    optional = schema.get("additionalProperties") is False or schema.get("title") in OMITTING
    needed = schema.get("required", [])
    lines = [
        f"  {name}{'?' if optional and name not in needed else ''}: {typescript(field)};"
        for name, field in schema["properties"].items()
    ]
    return "\n".join(["{", *lines, "}"])


def written() -> str:
    parts = [f"export type {_named(name)} = {typescript(schema)};\n" for name, schema in sorted(declarations().items())]
    return HEAD + "\n" + "\n".join(parts)


def main() -> int:
    """Write it, or with --check say whether it is stale."""
    if "--check" in sys.argv:
        return 0 if FILE.exists() and FILE.read_text() == written() else 1
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(written())
    return 0


if __name__ == "__main__":
    sys.exit(main())
