"""The text model of a table: what the terminal draws and a screen reader reads.

A game names its things; the words themselves come from the locale files through `Say`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from pyramidion.kernel.contract import Json, Reason, View


class Say(Protocol):
    """Words in one language. A parameter `card="urn"` is looked up as `card-urn`, with its cases (`card_acc`)."""

    lang: str

    def __call__(self, key: str, /, **args: Any) -> str:
        """The message, filled in."""

    def name(self, key: str, case: str = "") -> str:
        """The name of a thing, in a case where the language has cases."""

    def has(self, key: str) -> bool:
        """Is there such a message?"""


class Section(msgspec.Struct):
    """A part of the table: a title and its lines. `art` lines are drawings; `plain` lines say the same aloud."""

    title: str
    art: list[str]
    plain: list[str]


TINT, TINTED = "\x01", "\x02"  # no white space: padding and stripping leave them alone
TINTS: Final = re.compile(f"{TINT}([^{TINTED}]*){TINTED}([^{TINT}]*){TINT}{TINTED}")


def tint(text: str, colour: str) -> str:
    """Mark words for colouring by the name of a colour; whoever prints them knows or drops it. Pad first."""
    return f"{TINT}{colour}{TINTED}{text}{TINT}{TINTED}"


def bare(line: str) -> str:
    """The words without their tints."""
    return TINTS.sub(lambda found: found[2], line)


def reason_text(say: Say, reason: Reason) -> str:
    """A reason as a sentence, with its rule."""
    because = reason_text(say, reason.because) if reason.because is not None else ""
    sentence = say(f"reason-{reason.code}", **{**reason.args, "because": because})
    return sentence if reason.because is not None else f"{sentence} ({reason.rule})"


def generic_sections(view: View, say: Say) -> list[Section]:
    """Any table as an outline of its view, for games that draw nothing of their own."""
    lines = list(_outline(view.table))
    return [Section(say("table"), lines, lines)]


def _outline(value: Json, indent: str = "") -> Sequence[str]:
    lines: list[str] = []
    pairs = value.items() if isinstance(value, Mapping) else enumerate(value)
    for key, part in pairs:
        if isinstance(part, dict | list) and part:
            lines += [f"{indent}{key}:", *_outline(part, indent + "  ")]
        else:
            lines.append(f"{indent}{key}: {part}")
    return lines
