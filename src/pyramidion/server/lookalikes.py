"""Names that look alike, by the confusables of Unicode: one of them is taken when another is."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Any, Final

from confusable_homoglyphs.confusables import confusables_data

from pyramidion.bots import BOTS
from pyramidion.locale import LANGUAGES, Words, browser_word
from pyramidion.server.entries import GONE

MOST: Final = 128  # characters of a key
SEATS: Final = range(1, 9)  # bots at a table are numbered by their seats
INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)  # letters and marks among Unicode's Default_Ignorable_Code_Point, and the empty Braille pattern


def clean(name: str) -> str:
    """Visible characters only, single spaces."""
    seen = INVISIBLE.sub("", "".join(mark for mark in name if unicodedata.category(mark) != "Cf"))
    kept = "".join(mark if unicodedata.category(mark)[0] not in "CZ" else " " for mark in seen)
    return " ".join(unicodedata.normalize("NFC", kept).split())


@cache
def _prototypes() -> dict[str, str]:
    """Each character that has look-alikes, with the one that stands for all of them.

    The library lists pairs in both directions: a prototype has many partners, any other character has one.
    """
    partners = {_bare(one): [_bare(other["c"]) for other in others] for one, others in confusables_data.items()}
    return {one: _prototype(one, partners) for one in partners if len(one) == 1}


def _bare(text: str) -> str:
    """Right-to-left characters stand between marks in the library's data."""
    return text.replace("\u200e", "")


def _prototype(one: str, partners: dict[str, list[Any]]) -> str:
    if len(partners[one]) > 1:
        return one
    other: str = partners[one][0]
    return other if len(other) > 1 or len(partners[other]) > 1 or other < one else one


def skeleton(text: str) -> str:
    """What is left when every character is replaced by its prototype (UTS 39)."""
    known = _prototypes()
    replaced = "".join(known.get(mark, mark) for mark in unicodedata.normalize("NFD", text))
    again = "".join(known.get(mark, mark) for mark in replaced)
    return unicodedata.normalize("NFD", again)


def keys(name: str) -> set[str]:
    """Names look alike if they share a key: case does not count, before the skeleton (ALICE) or after it (AIice)."""
    plain = unicodedata.normalize("NFKC", clean(name))
    return {skeleton(text.casefold())[:MOST] for text in (plain, skeleton(plain))}


def for_guests_only(name: str) -> bool:
    """What the browser calls somebody who gives no name: every guest may be called so, and no account."""
    return bool(keys(name) & _guest_keys())


def reserved(name: str) -> bool:
    """What a bot is called in any language, alone or with its seat's number, and who is deleted."""
    return bool(keys(name) & _reserved_keys(tuple(BOTS)))


@cache
def _guest_keys() -> set[str]:
    return set[str]().union(*(keys(browser_word(lang, "web-guest-name")) for lang in LANGUAGES))


@cache
def _reserved_keys(levels: tuple[str, ...]) -> set[str]:
    words = [Words(lang) for lang in LANGUAGES]
    names = {*levels, GONE, *(say("departed-player") for say in words)}
    names |= {say(f"bot-{level}") for say in words for level in levels if say.has(f"bot-{level}")}
    names |= {f"{name} {number}" for name in names for number in SEATS}
    return set[str]().union(*map(keys, names))
