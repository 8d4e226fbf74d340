"""Corrections to the component data without touching code, and the check that the board stays playable."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec import structs

from pyramidion.games.sneferu.data import Data, Section
from pyramidion.kernel.contract import BadOption
from pyramidion.kernel.naming import nearest

Errata = Mapping[str, Mapping[str, Any]]

NUMBERS: Final = {
    "stones.copies": range(3, 31),
    "food.start": range(100),
    "food.retire": range(100),
    "track.last": range(10, 201),
    "track.start": range(10),
    "track.builders_start": range(10),
    "track.eyes": range(31),
    "builders.single": range(21),
    "builders.feast": range(21),
    "builders.back": range(1, 10),
    "builders.gap": range(21),
    "solo.wins_at": range(1, 22),
    "solo.per_stone": range(1, 100),
    "solo.food_per_point": range(1, 100),
}
LISTS: Final = {
    "areas.reward": range(100),
    "pyramid.bread": range(21),
    "supply.food": range(21),
    "supply.time": range(1, 11),
    "supply.surcharge": range(21),
    "track.quarries": range(1, 201),
    "bonus.eye": range(31),
    "bonus.plain": range(31),
    "bonus.food": range(21),
    "builders.food": range(100),
    "solo.rating": range(1000),
}
WORDS: Final = ("track.materials", "track.sites")
FIELDS: Final = (*NUMBERS, *LISTS, *WORDS)
FREE_LENGTH: Final = ("track.quarries", "track.materials", "track.sites")


def corrected(data: Data, errata: Errata) -> Data:
    """The data with the corrections applied; a corrected number is no longer designed."""
    changes: dict[str, Section] = {}
    for name, fields in errata.items():
        if name not in data.__struct_fields__:
            raise BadOption("board-unknown-section", section=name, nearest=nearest(name, data.__struct_fields__))
        section: Section = getattr(data, name)
        checked = {field: _checked(data, section, name, field, value) for field, value in fields.items()}
        status = {**section.status, **dict.fromkeys(checked, "corrected")}
        changes[name] = structs.replace(section, **checked, status=status)
    found = structs.replace(data, **changes)
    check_playable(found)
    return found


def _checked(data: Data, section: Section, name: str, field: str, value: Any) -> Any:
    key = f"{name}.{field}"
    if key not in FIELDS:
        raise BadOption("board-unknown-entry", section=name, field=field, nearest=nearest(key, FIELDS))
    if key in NUMBERS:
        return _number(key, value, NUMBERS[key])
    if key in WORDS:
        return _words(key, value, data.stones.materials if field == "materials" else set(data.track.sites))
    return _numbers(key, value, getattr(section, field))


def _number(key: str, value: Any, allowed: range) -> int:
    if type(value) is not int or value not in allowed:
        raise BadOption("board-number", entry=key, value=str(value), low=allowed[0], high=allowed[-1])
    return value


def _words(key: str, value: Any, known: Iterable[str]) -> list[str]:
    names = sorted(known)
    for word in _list(key, value, None):
        if word not in names:
            raise BadOption("board-unknown-word", entry=key, value=str(word), nearest=nearest(str(word), names))
    return list(value)


def _numbers(key: str, value: Any, like: list[Any]) -> list[Any]:
    """A list of numbers in the shape of the one it replaces."""
    found = _list(key, value, None if key in FREE_LENGTH else len(like))
    if like and isinstance(like[0], list):
        return [_numbers(key, part, shape) for part, shape in zip(found, like, strict=True)]
    return [_number(key, part, LISTS[key]) for part in found]


def _list(key: str, value: Any, length: int | None) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise BadOption("board-not-a-list", entry=key)
    if length is not None and len(value) != length:
        raise BadOption("board-length", entry=key, need=length, have=len(value))
    return list(value)


def check_playable(data: Data) -> None:
    """Can the game be set up, and can everybody buy a first stone?"""
    _check_track(data)
    _check_tokens(data)
    _check_supply(data)
    if data.solo.rating != sorted(set(data.solo.rating)):
        raise BadOption("board-not-rising", entry="solo.rating")
    if data.areas.reward != sorted(data.areas.reward):
        raise BadOption("board-not-rising", entry="areas.reward")


def _check_track(data: Data) -> None:
    """R38: quarries lie between the start and the last space."""
    track = data.track
    if track.quarries != sorted(set(track.quarries)):
        raise BadOption("board-not-rising", entry="track.quarries")
    for space in track.quarries:
        if not track.start < space < track.last:
            raise BadOption("board-quarry-outside", space=space, low=track.start + 1, high=track.last - 1)
    for entry in ("materials", "sites"):
        have = len(getattr(track, entry))
        if have != len(track.quarries):
            raise BadOption("board-length", entry=f"track.{entry}", need=len(track.quarries), have=have)


def _check_tokens(data: Data) -> None:
    """R1: every quarry gets a token; plain ones may be left over."""
    eyes, plain = sum(data.bonus.eye), sum(data.bonus.plain)
    need = len(data.track.quarries) - data.track.eyes
    if eyes != data.track.eyes or need < 0:
        raise BadOption("board-eye-tokens", eyes=data.track.eyes, have=eyes)
    if plain < need:
        raise BadOption("board-plain-tokens", need=need, have=plain)


def _check_supply(data: Data) -> None:
    """R3.1: the bottom stone is the cheapest of its column, and everybody can pay for one at the start."""
    supply = data.supply
    for column, surcharge in enumerate(supply.surcharge, 1):
        if surcharge[0] != min(surcharge):
            raise BadOption("board-bottom-dearer", column=column)
    stones, materials = supply.rows * len(supply.food), len(data.stones.materials)
    if data.stones.copies * materials * (materials - 1) // 2 < stones:
        raise BadOption("board-too-few-stones", need=stones)
    for food, start in ((data.food.start, data.track.start), (min(data.builders.food), data.track.builders_start)):
        prices = zip(supply.food, supply.surcharge, supply.time, strict=True)
        if not any(base + extra[0] <= food and start + time <= data.track.last for base, extra, time in prices):
            raise BadOption("board-nothing-to-buy", food=food)
