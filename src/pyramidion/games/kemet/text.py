"""The table in words."""

from __future__ import annotations

from pyramidion.kernel.contract import Event, Json, Noun, View
from pyramidion.kernel.text import Say, Section, generic_sections


def sections(view: View, say: Say) -> list[Section]:
    return generic_sections(view, say)


def focus(view: View, say: Say) -> list[Section]:
    return []


def thing(view: View, noun: Noun) -> dict[str, Json]:
    return {"noun": noun}


def tell(event: Event) -> tuple[str, dict[str, Json]] | None:
    return None
