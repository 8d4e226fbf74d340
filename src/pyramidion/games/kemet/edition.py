"""All texts of the game meet the material here; and the material as people read it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from pyramidion.games.kemet.box import Box
from pyramidion.games.kemet.data import (
    AREA_MARKS,
    BATTLE_CARD_MARKS,
    COLOURS_IN_PLAY,
    MARKS,
    OLD_ONES,
    TYPES,
)
from pyramidion.games.kemet.errata import Material, material_of
from pyramidion.games.kemet.flow import TEXTS
from pyramidion.games.kemet.options import Options
from pyramidion.games.kemet.tiles import hook_texts
from pyramidion.kernel.contract import Entry


@lru_cache(maxsize=256)
def _box(seats: int, old_ones: bool, material: Material) -> Box:
    return Box(seats, old_ones, material, {**TEXTS, **hook_texts()})


def box_of(seats: int, options: Options) -> Box:
    return _box(seats, options.old_ones, material_of(options.errata))


# --- content ------------------------------------------------------------------------------------------------


def content(options: Options) -> list[Entry]:
    """The material with its facts; `reconstructed` names those that no source of this edition prints."""
    skin = OLD_ONES if options.old_ones else {}
    material = material_of(options.errata)
    return [
        *_tile_entries(material, skin),
        *_figure_entries(material, skin),
        *_intervention_entries(material),
        *_battle_card_entries(material),
        *_area_entries(material),
        *_number_entries(),
    ]


def _marks(material: Material, name: str, marks: Sequence[str]) -> list[str]:
    """What was corrected is no longer reconstructed."""
    return [mark for mark in marks if mark not in material.corrected.get(name, ())]


def _tile_entries(material: Material, skin: Mapping[str, str]) -> list[Entry]:
    return [
        Entry(
            tile.id if tile.figure not in skin else f"{tile.id[:4]}{skin[tile.figure]}",
            tile.colour,
            {"level": tile.level},
            tile.copies,
            _marks(material, tile.id, tile.reconstructed),
        )
        for tile in material.tiles
    ]


FIGURE_FACTS: Final = ("steps", "strength", "damage", "protection", "life")


def _figure_entries(material: Material, skin: Mapping[str, str]) -> list[Entry]:
    return [
        Entry(
            skin.get(figure.id, figure.id),
            "divinities" if figure.divine else "creatures",
            {fact: getattr(figure, fact) for fact in FIGURE_FACTS if getattr(figure, fact)},
            1,
            _marks(material, figure.id, figure.reconstructed),
        )
        for figure in material.figures
    ]


def _intervention_entries(material: Material) -> list[Entry]:
    return [
        Entry(card.id, "interventions", {"cost": card.cost}, card.copies, _marks(material, card.id, card.reconstructed))
        for card in material.interventions
    ]


def _battle_card_entries(material: Material) -> list[Entry]:
    return [
        Entry(
            card.id,
            "battle_cards",
            {
                "strength": card.strength,
                "damage": card.damage,
                "protection": card.protection,
                "losses": card.loss,
                "type": TYPES[card.type],
            },
            1,
            _marks(material, card.id, BATTLE_CARD_MARKS),
        )
        for card in material.battle_cards
    ]


def _area_entries(material: Material) -> list[Entry]:
    return [
        Entry(
            area.name,
            "areas",
            {"kind": area.kind, "bank": area.bank, "coast": int(area.coast), "obelisk": int(area.obelisk)},
            1,
            [*AREA_MARKS, *(["coast"] if area.coast and area.guessed_coast else [])],
        )
        for area in material.areas.values()
    ]


def _number_entries() -> list[Entry]:
    """What no piece carries: whole procedures and numbers of the rules."""
    colours = {"colours": " ".join(str(count) for count in COLOURS_IN_PLAY.values())}
    return [
        Entry(f"rule_{name}", "numbers", colours if name == "colours" else {"status": status}, 1, ["effect"])
        for name, status in MARKS.items()
    ]
