"""The TypeScript types of the browser client are those of the Python contract."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

WEB = Path(__file__).parents[2] / "web"


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("contract", WEB / "contract.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_the_browser_are_not_stale() -> None:
    """`make contract` writes them."""
    contract = load()
    assert contract.FILE.read_text() == contract.written()


def test_every_struct_of_a_view_is_there() -> None:
    written = load().written()
    for name in (
        "export type View =",
        "export type Frame =",
        "export type ValleyTable =",
        "export type KemetTable =",
        "export type SneferuPrice =",
    ):
        assert name in written
