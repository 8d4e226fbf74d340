"""What things are worth to those who look a step ahead, to those who search, and as games have taught it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Levels = tuple[float, float, float, float, float]  # from nothing to the highest


class Worth:
    """In tenths of a point of fame that is kept (PERMANENT)."""

    def __init__(
        self, *, temple: float, near: float, top: float, levels: Levels,
        prayer: tuple[float, float], unit: float, army: float, figure: float, in_supply: float, card: float,
        veteran: float, honour: float, at_obelisk: float, token: float, silver: float, powers: float,
        tile_levels: Levels, tiles: Mapping[str, float],
    ) -> None:  # fmt: skip
        self.temple = temple
        self.near = near  # each point of fame from NEAR on, besides
        self.top = top  # a pyramid of the highest level, besides
        self.levels = levels  # a pyramid, by its level
        self.prayer = prayer  # a point of prayer, and by how much each further one is worth less
        self.unit = unit
        self.army = army
        self.figure = figure  # for each point of its strength
        self.in_supply = in_supply
        self.card = card  # a divine intervention
        self.veteran = veteran
        self.honour = honour
        self.at_obelisk = at_obelisk  # an army that stands where it matters
        self.token = token  # an action still to be taken today
        self.silver = silver  # the silver token, likewise
        self.powers = powers  # of what tiles add to every battle
        self.tile_levels = tile_levels  # a tile, by its level
        self.tiles = tiles  # those that have a worth of their own, by their id


# One who looks a step ahead must be drawn to where it may lead, and would rather keep tokens than act.
AT_ONCE: Final = Worth(
    temple=7.0, near=0.0, top=8.0, levels=(0.0, 1.1, 3.2, 6.0, 8.0), prayer=(0.95, 0.03), unit=1.0, army=0.0,
    figure=1.0, in_supply=0.3, card=0.6, veteran=0.3, honour=0.5, at_obelisk=0.3, token=0.0, silver=0.0, powers=0.0,
    tile_levels=(0.0, 2.4, 3.9, 5.4, 6.9), tiles={},
)  # fmt: skip

# Where a search ends. Tiles of a level are all the same to it.
FORESEEN: Final = Worth(
    temple=8.5, near=0.0, top=8.0, levels=(0.0, 1.1, 3.2, 6.0, 8.0), prayer=(0.95, 0.03), unit=1.65, army=0.0,
    figure=1.3, in_supply=0.0, card=1.2, veteran=0.3, honour=0.0, at_obelisk=0.0, token=5.0, silver=0.0, powers=1.0,
    tile_levels=(0.0, 2.2, 2.5, 3.2, 5.7), tiles={},
)  # fmt: skip

# What games have taught: of units that stand together, of the last points of fame, and of every tile.
LEARNED: Final = Worth(
    temple=8.4, near=7.7, top=0.0, levels=(0.0, 1.0, 2.9, 5.5, 7.3), prayer=(1.38, 0.05), unit=3.4, army=-3.7,
    figure=1.5, in_supply=0.0, card=1.2, veteran=0.5, honour=0.0, at_obelisk=0.0, token=5.1, silver=5.5, powers=0.0,
    tile_levels=(0.0, 1.6, 1.3, 2.4, 6.5),
    tiles={
        "ru1_charge": -1.8, "ru1_mafdet": 1.9, "ru2_carnage": 6.5, "ru2_storm": 2.3, "ru2_portal": 2.8,
        "ru2_phoenix": -4.0, "ru3_scarab": 0.5, "ru3_blades": 3.4, "ru3_wound": 6.5, "ru3_domination": -3.5,
        "ru4_scorpion": 3.8, "ru4_initiative": 10.0, "ru4_surprise": 2.2, "ru4_act": 5.9,
        "sa1_scribe": 3.0, "sa1_defense": 3.9, "sa2_shield": 3.5, "sa2_barrier": -1.7, "sa2_elephant": 3.2,
        "sa2_reinfprayer": 2.8, "sa3_legion": 1.5, "sa3_defvictory": 6.2, "sa3_spy": 4.1, "sa3_domination": -4.5,
        "sa4_reinforcements": 13.2, "sa4_sphinx": 10.2, "sa4_divinewill": 4.8, "sa4_act": 11.8,
        "di1_priest": 2.0, "di1_priestess": 3.6, "di2_magical": 2.5, "di2_boon": -2.5, "di2_vision": -1.7,
        "di2_snake": 1.0, "di3_hand": 0.7, "di3_thoeris": 1.5, "di3_hunger": 2.3, "di3_domination": -5.1,
        "di4_ra": 3.4, "di4_amon": 5.1, "di4_mummy": 5.7, "di4_act": 9.1,
        "on1_mercsword": -2.5, "on1_mercspear": 3.1, "on1_local": 0.2, "on2_honor": 1.8, "on2_dedication": 2.5,
        "on2_khnum": 0.7, "on2_twin": -4.3, "on3_griffin": 0.3, "on3_march": 3.9, "on3_trap": 9.6,
        "on3_domination": -2.8, "on4_ammut": 1.9, "on4_fury": 12.8, "on4_might": 2.8, "on4_act": 4.2,
        "em1_cult": 5.2, "em1_return": -1.1, "em2_servants": 6.0, "em2_bark": 1.2, "em2_drain": 3.7,
        "em2_sphinx": 0.5, "em3_ritual": 16.2, "em3_funeral": 3.1, "em3_reinf": 8.7, "em3_domination": -4.7,
        "em4_act": 7.4, "em4_putrid": 3.8, "em4_thoth": 3.1, "em4_apophis": 8.9,
    },
)  # fmt: skip
