"""All texts of the game meet the material here; and the material as people read it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from pyramidion.games.kemet.board import ALL_AREAS
from pyramidion.games.kemet.box import Box
from pyramidion.games.kemet.data import (
    AREA_MARKS,
    BATTLE_CARD_MARKS,
    BATTLE_CARDS,
    COLOURS_IN_PLAY,
    FIGURES,
    INTERVENTIONS,
    MARKS,
    OLD_ONES,
    TILES,
    TYPES,
)
from pyramidion.games.kemet.flow import TEXTS
from pyramidion.games.kemet.tiles import hook_texts
from pyramidion.kernel.contract import Entry


@cache
def box_of(seats: int, old_ones: bool) -> Box:
    return Box(seats, old_ones, {**TEXTS, **hook_texts()})


# --- content ------------------------------------------------------------------------------------------------


def content(old_ones: bool) -> list[Entry]:
    """The material with its facts; `reconstructed` names those that no source of this edition prints."""
    skin = OLD_ONES if old_ones else {}
    return [
        *_tile_entries(skin),
        *_figure_entries(skin),
        *_intervention_entries(),
        *_battle_card_entries(),
        *_area_entries(),
        *_number_entries(),
    ]


def _tile_entries(skin: Mapping[str, str]) -> list[Entry]:
    return [
        Entry(
            tile.id if tile.figure not in skin else f"{tile.id[:4]}{skin[tile.figure]}",
            tile.colour,
            {"level": tile.level},
            tile.copies,
            list(tile.reconstructed),
        )
        for tile in TILES
    ]


FIGURE_FACTS: Final = ("steps", "strength", "damage", "protection", "life")


def _figure_entries(skin: Mapping[str, str]) -> list[Entry]:
    return [
        Entry(
            skin.get(figure.id, figure.id),
            "divinities" if figure.divine else "creatures",
            {fact: getattr(figure, fact) for fact in FIGURE_FACTS if getattr(figure, fact)},
            1,
            list(figure.reconstructed),
        )
        for figure in FIGURES
    ]


def _intervention_entries() -> list[Entry]:
    return [
        Entry(card.id, "interventions", {"cost": card.cost}, card.copies, list(card.reconstructed))
        for card in INTERVENTIONS
    ]


def _battle_card_entries() -> list[Entry]:
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
            list(BATTLE_CARD_MARKS),
        )
        for card in BATTLE_CARDS
    ]


def _area_entries() -> list[Entry]:
    return [
        Entry(
            area.name,
            "areas",
            {"kind": area.kind, "bank": area.bank, "coast": int(area.coast), "obelisk": int(area.obelisk)},
            1,
            [*AREA_MARKS, *(["coast"] if area.coast and area.guessed_coast else [])],
        )
        for area in ALL_AREAS
    ]


def _number_entries() -> list[Entry]:
    """What no piece carries: whole procedures and numbers of the rules."""
    colours = {"colours": " ".join(str(count) for count in COLOURS_IN_PLAY.values())}
    return [
        Entry(f"rule_{name}", "numbers", colours if name == "colours" else {"status": status}, 1, ["effect"])
        for name, status in MARKS.items()
    ]
