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

# Where a search ends, fitted to games of scribes. Tiles of a level are all the same to it.
FORESEEN: Final = Worth(
    temple=9.9, near=8.7, top=2.0, levels=(0.0, 0.8, 2.4, 4.5, 6.0), prayer=(1.4, 0.04), unit=4.1, army=-4.4,
    figure=2.0, in_supply=0.0, card=1.1, veteran=0.0, honour=0.0, at_obelisk=0.0, token=5.8, silver=5.3, powers=1.1,
    tile_levels=(0.0, 2.4, 1.5, 3.1, 6.0), tiles={},
)  # fmt: skip

# What games of those who search have taught, of every tile too.
LEARNED: Final = Worth(
    temple=9.9, near=10.3, top=10.6, levels=(0.0, 1.0, 2.9, 5.4, 7.2), prayer=(0.88, 0.0), unit=4.3, army=-7.8,
    figure=2.2, in_supply=0.0, card=2.3, veteran=0.2, honour=0.0, at_obelisk=0.0, token=5.7, silver=5.9, powers=0.0,
    tile_levels=(0.0, 3.6, 3.3, 2.0, 8.3),
    tiles={
        "ru1_charge": 3.2, "ru1_mafdet": 3.8, "ru2_carnage": 7.2, "ru2_storm": -2.3, "ru2_portal": 5.4,
        "ru2_phoenix": -0.9, "ru3_scarab": 6.7, "ru3_blades": 1.4, "ru3_wound": 1.4, "ru3_domination": -5.5,
        "ru4_scorpion": 4.7, "ru4_initiative": 7.8, "ru4_surprise": 6.5, "ru4_act": 5.2,
        "sa1_scribe": 4.6, "sa1_defense": 7.0, "sa2_shield": 7.2, "sa2_barrier": 2.2, "sa2_elephant": 6.6,
        "sa2_reinfprayer": 8.2, "sa3_legion": 2.5, "sa3_defvictory": 4.9, "sa3_spy": 3.3, "sa3_domination": -5.4,
        "sa4_reinforcements": 3.3, "sa4_sphinx": 4.9, "sa4_divinewill": 7.3, "sa4_act": 5.4,
        "di1_priest": 2.1, "di1_priestess": 3.2, "di2_magical": 0.7, "di2_boon": 3.4, "di2_vision": -0.5,
        "di2_snake": 3.9, "di3_hand": 4.4, "di3_thoeris": 4.2, "di3_hunger": 1.2, "di3_domination": -7.8,
        "di4_ra": 6.2, "di4_amon": 5.0, "di4_mummy": 6.9, "di4_act": 9.9,
        "on1_mercsword": 2.4, "on1_mercspear": 6.0, "on1_local": 7.9, "on2_honor": 3.6, "on2_dedication": 1.5,
        "on2_khnum": 4.3, "on2_twin": 1.7, "on3_griffin": 4.4, "on3_march": 2.3, "on3_trap": 7.5,
        "on3_domination": -0.3, "on4_ammut": 9.1, "on4_fury": 20.9, "on4_might": 7.9, "on4_act": 10.3,
        "em1_cult": -2.1, "em1_return": 0.9, "em2_servants": 2.9, "em2_bark": 3.6, "em2_drain": 1.5,
        "em2_sphinx": 5.5, "em3_ritual": 13.2, "em3_funeral": -0.1, "em3_reinf": 6.8, "em3_domination": -4.3,
        "em4_act": 11.7, "em4_putrid": 10.6, "em4_thoth": 8.7, "em4_apophis": 13.0,
    },
)  # fmt: skip
