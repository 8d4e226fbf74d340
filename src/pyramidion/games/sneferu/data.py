"""The component data: board.toml as it stands, section by section."""

from __future__ import annotations

from importlib import resources
from typing import Final

import msgspec

Status = dict[str, str]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the data; `status` says what each number rests on."""

    status: Status


class Stones(Section, frozen=True):
    materials: list[str]
    colours: list[str]
    copies: int


class Food(Section, frozen=True):
    start: int
    retire: int


class Areas(Section, frozen=True):
    reward: list[int]


class Pyramid(Section, frozen=True):
    levels: list[int]
    bread: list[list[int]]


class Supply(Section, frozen=True):
    rows: int
    food: list[int]
    time: list[int]
    surcharge: list[list[int]]


class Track(Section, frozen=True):
    last: int
    start: int
    builders_start: int
    quarries: list[int]
    materials: list[str]
    sites: list[str]
    eyes: int


class Bonus(Section, frozen=True):
    tokens: list[str]
    eye: list[int]
    plain: list[int]
    food: list[int]


class Builders(Section, frozen=True):
    names: list[str]
    food: list[int]
    single: int
    feast: int
    back: int
    gap: int


class Solo(Section, frozen=True):
    wins_at: int
    per_stone: int
    food_per_point: int
    rating: list[int]


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All sections."""

    stones: Stones
    food: Food
    areas: Areas
    pyramid: Pyramid
    supply: Supply
    track: Track
    bonus: Bonus
    builders: Builders
    solo: Solo


DATA: Final = msgspec.toml.decode((resources.files(__package__) / "board.toml").read_bytes(), type=Data)
