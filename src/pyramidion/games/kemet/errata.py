"""Corrections to the data without touching code: numbers of tiles, figures, cards, areas and of the rules.

A correction is a table named by the id of the piece; only what is given changes. `numbers` is for what no piece
carries.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec

from pyramidion.games.kemet.board import ALL_AREAS, Area
from pyramidion.games.kemet.data import (
    BATTLE_CARDS,
    DISTRICT,
    DIVERSION,
    FIGURES,
    HIGHEST,
    INTERVENTIONS,
    NIGHT_PRAYER,
    PRAYER,
    RECALL,
    START_PP,
    TELEPORT,
    TEMPLE,
    TILES,
    TYPES,
    VICTORY,
    BattleCard,
    Figure,
    Intervention,
    Tile,
)
from pyramidion.kernel.codec import encode
from pyramidion.kernel.contract import BadOption
from pyramidion.kernel.naming import nearest

Errata = Mapping[str, Mapping[str, Any]]

SMALL: Final = range(12)
FLAG: Final = range(2)
NUMBERS: Final = "numbers"
MOST_SEATS: Final = 5

TILE_FIELDS: Final = {"level": range(1, HIGHEST + 1), "copies": range(1, 6), "fame": range(6)}
# what a tile modifies can be corrected on the tiles that have it; the army limit only as far as actions go
MODIFIER_FIELDS: Final = {
    **dict.fromkeys(
        (
            "attack", "defence", "strength", "damage", "protection", "steps", "teleports", "recruits",
            "recruits_per_level", "prayer", "prayer_units", "tile_discount", "level_discount", "payment_discount",
            "night_prayer", "night_cards", "vision", "hunger", "honour_pay", "winner_prayer", "dedication", "trap",
            "initiative", "might", "putrid",
        ),
        SMALL,
    ),
    "limit": range(4),
}  # fmt: skip
FIGURE_FIELDS: Final = dict.fromkeys(
    ("steps", "strength", "damage", "protection", "walls", "teleports", "toll", "souls"), SMALL
)
DIVINE_FIELDS: Final = {**FIGURE_FIELDS, "life": range(1, 12)}
INTERVENTION_FIELDS: Final = dict.fromkeys(("copies", "cost", "strength", "damage", "protection", "amount"), SMALL)
BATTLE_CARD_FIELDS: Final = dict.fromkeys(("strength", "damage", "protection", "losses"), SMALL)
AREA_FIELDS: Final = {"obelisk": FLAG, "coast": FLAG}
NUMBER_FIELDS: Final = {
    "start_pp": SMALL,
    "prayer": SMALL,
    "night_prayer": SMALL,
    "teleport": SMALL,
    "recall": SMALL,
    "victory": range(1, 31),
}


@dataclass(frozen=True)
class Numbers:
    """Numbers of the rules that no piece carries."""

    start_pp: int = START_PP
    prayer: int = PRAYER
    night_prayer: int = NIGHT_PRAYER
    teleport: int = TELEPORT
    recall: int = RECALL
    victory: int = VICTORY


@dataclass(eq=False)
class Material:
    """R1.3 Everything in the box, corrected."""

    tiles: list[Tile] = field(default_factory=lambda: list(TILES))
    figures: list[Figure] = field(default_factory=lambda: list(FIGURES))
    interventions: list[Intervention] = field(default_factory=lambda: list(INTERVENTIONS))
    battle_cards: list[BattleCard] = field(default_factory=lambda: list(BATTLE_CARDS))
    areas: dict[str, Area] = field(default_factory=lambda: {area.name: area for area in ALL_AREAS})
    numbers: Numbers = field(default_factory=Numbers)
    corrected: dict[str, set[str]] = field(default_factory=dict)  # which fields of which piece


def material_of(errata: Errata) -> Material:
    """The material with the corrections applied; made once for each set of them."""
    return _material(encode(errata))


@lru_cache(maxsize=64)
def _material(errata: bytes) -> Material:
    found = Material()
    for name, correction in msgspec.json.decode(errata).items():
        _correct(found, name, correction)
        found.corrected[name] = set(correction)
    _check(found)
    return found


def _correct(found: Material, name: str, correction: Mapping[str, Any]) -> None:
    if name == NUMBERS:
        found.numbers = replace(found.numbers, **_numbers(name, correction, NUMBER_FIELDS))
    elif name in found.areas:
        found.areas[name] = _area(found.areas[name], correction)
    elif _place(found.tiles, name) is not None:
        _put(found.tiles, name, lambda tile: _tile(tile, correction))
    elif _place(found.figures, name) is not None:
        _put(found.figures, name, lambda figure: replace(figure, **_numbers(name, correction, figure_fields(figure))))
    elif _place(found.interventions, name) is not None:
        _put(found.interventions, name, lambda card: replace(card, **_numbers(name, correction, card_fields(card))))
    elif _place(found.battle_cards, name) is not None:
        _put(found.battle_cards, name, lambda card: _battle_card(card, correction))
    else:
        raise BadOption("errata-unknown-card", card=name, nearest=nearest(name, list(names())))


def names() -> Iterator[str]:
    """Everything that can be corrected."""
    yield NUMBERS
    yield from (area.name for area in ALL_AREAS if area.kind != DISTRICT)
    for group in (TILES, FIGURES, INTERVENTIONS, BATTLE_CARDS):
        yield from (piece.id for piece in group)


Piece = TypeVar("Piece", Tile, Figure, Intervention, BattleCard)


def _place(pieces: list[Piece], name: str) -> int | None:
    return next((at for at, piece in enumerate(pieces) if piece.id == name), None)


def _put(pieces: list[Piece], name: str, corrected: Any) -> None:
    at = _place(pieces, name)
    assert at is not None
    pieces[at] = corrected(pieces[at])


def _tile(tile: Tile, correction: Mapping[str, Any]) -> Tile:
    """What it modifies, or what is printed on every tile."""
    modified = {name: allowed for name, allowed in MODIFIER_FIELDS.items() if name in tile.mods}
    checked = _numbers(tile.id, correction, {**tile_fields(tile), **modified})
    facts = {name: value for name, value in checked.items() if name in TILE_FIELDS}
    mods = {name: value for name, value in checked.items() if name in modified}
    return replace(tile, **facts, mods={**tile.mods, **mods})


def tile_fields(tile: Tile) -> Mapping[str, range]:
    """R1.3 There is one of each figure, so of the tile that brings it too."""
    return {**TILE_FIELDS, "copies": range(1, 2)} if tile.figure else TILE_FIELDS


def figure_fields(figure: Figure) -> Mapping[str, range]:
    return DIVINE_FIELDS if figure.divine else FIGURE_FIELDS


def card_fields(card: Intervention) -> Mapping[str, range]:
    """R1.9 Of the Diversions there is one for each player."""
    spared = "copies" if card.id == INTERVENTIONS[DIVERSION].id else ""
    return {name: allowed for name, allowed in INTERVENTION_FIELDS.items() if name != spared}


def _battle_card(card: BattleCard, correction: Mapping[str, Any]) -> BattleCard:
    rest = {name: value for name, value in correction.items() if name != "type"}
    word = correction.get("type", TYPES[card.type])
    if word not in TYPES:
        raise BadOption("bad-choice", option=f"{card.id}.type", value=str(word), choices=", ".join(TYPES))
    checked = _numbers(card.id, rest, BATTLE_CARD_FIELDS, "type")
    loss = checked.pop("losses", card.loss)
    return replace(card, **checked, loss=loss, type=TYPES.index(word))


def _area(area: Area, correction: Mapping[str, Any]) -> Area:
    """R2.1 A temple's prayer points; obelisk and coast of everything but districts."""
    fields = {} if area.kind == DISTRICT else dict(AREA_FIELDS)
    if area.kind == TEMPLE:
        fields["value"] = SMALL
    checked = _numbers(area.name, correction, fields)
    found = Area(area.line)
    for name, value in checked.items():
        setattr(found, name, bool(value) if fields[name] is FLAG else value)
    found.guessed_coast = area.guessed_coast and "coast" not in checked
    return found


def _numbers(name: str, correction: Mapping[str, Any], fields: Mapping[str, range], *others: str) -> dict[str, Any]:
    """Whole numbers within their range; a flag may be written as true or false."""
    for given, value in correction.items():
        if given not in fields:
            raise BadOption("errata-unknown-field", card=name, field=given, nearest=nearest(given, [*fields, *others]))
        allowed = fields[given]
        if (type(value) is not int and not (allowed is FLAG and type(value) is bool)) or value not in allowed:
            low, high = allowed[0], allowed[-1]
            raise BadOption("errata-bad-number", card=name, field=given, value=str(value), low=low, high=high)
    return dict(correction)


def _check(found: Material) -> None:
    """R1.9 Everybody gets a card, and the pile is not empty."""
    have = sum(card.copies for card in found.interventions[:DIVERSION])
    if have <= MOST_SEATS:
        raise BadOption("errata-too-few-interventions", have=have, need=MOST_SEATS + 1)
