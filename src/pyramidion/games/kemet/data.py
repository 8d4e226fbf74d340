"""Every number and every piece, in one place; no rule repeats them.

`reconstructed` (or MARKS) names what no printed source of this edition shows: it was inferred, taken over from an
earlier edition, or designed. A later correction touches this file alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

# --- numbers ------------------------------------------------------------------------------------------------

COLOURS: Final = ("ruby", "sapphire", "diamond", "onyx", "emerald")
COLOURS_IN_PLAY: Final = {2: 2, 3: 3, 4: 4, 5: 4}
START_PP: Final = 7
MOST_PP: Final = 11
UNITS: Final = 12
UNITS_AT_START: Final = 10
UNITS_PER_DISTRICT: Final = 5
ARMY_LIMIT: Final = 5
LEVELS_AT_START: Final = 3
HIGHEST_AT_START: Final = 2
HIGHEST: Final = 4
REGULAR_TOKENS: Final = 5
PRAYER: Final = 2
NIGHT_PRAYER: Final = 2
TELEPORT: Final = 2
RECALL: Final = 1
VETERANS: Final = 20
VICTORY: Final = 9
START_INTERVENTIONS: Final = 1  # besides the Diversion
FIRST_TILE_LAST_PLAYER_FIRST: Final = True
DELTA_UNITS: Final = 1
SANCTUARY_UNITS: Final = 2
TEMPLES_FOR_FAME: Final = 2

HONOUR: Final = 9
PUTREFACTION: Final = (3, 3, 2, 2, 2, 1, 1, 1, 0, 0)  # by honour, from 0
LOSS_SPACES: Final = (5, 2)  # stepping down from here costs a permanent fame point

MARKS: Final[Mapping[str, str]] = {
    "colours": "inferred",
    "start_interventions": "inferred",
    "first_tile": "designed",
    "night_order": "inferred",
    "turn_order": "inferred",
    "veterans": "inferred",
    "honour": "inferred",
    "victory": "inferred",
    "recall": "inferred",
    "teleport": "inferred",
    "army_limit": "inferred",
}

# --- battle cards -------------------------------------------------------------------------------------------

STRENGTH, DAMAGE, PROTECTION = range(3)
TYPES: Final = ("strength", "damage", "protection")


@dataclass(frozen=True)
class BattleCard:
    """Strength, damage dealt, protection, own units lost; the type for Thoth."""

    id: str
    strength: int
    damage: int
    protection: int
    loss: int
    type: int


BATTLE_CARDS: Final = (
    BattleCard("cavalry_blitz", 4, 1, 0, 0, STRENGTH),
    BattleCard("sacrificial_charge", 5, 0, 0, 2, STRENGTH),
    BattleCard("shield_push", 3, 0, 1, 0, PROTECTION),
    BattleCard("fervent_purge", 3, 2, 0, 0, DAMAGE),
    BattleCard("chariot_raid", 1, 3, 0, 0, DAMAGE),
    BattleCard("mixed_tactics", 2, 2, 1, 0, DAMAGE),
    BattleCard("phalanx_defense", 2, 0, 2, 0, PROTECTION),
    BattleCard("defensive_retreat", 1, 1, 3, 0, PROTECTION),
    BattleCard("special_storm", 3, 3, 0, 0, DAMAGE),
    BattleCard("special_barrier", 3, 0, 3, 0, PROTECTION),
)
OWN_CARDS: Final = 8
SPECIAL_CARDS: Final = {"ru2_storm": 8, "sa2_barrier": 9}
BATTLE_CARD_MARKS: Final = ("strength", "damage", "protection", "losses", "type")

# --- divine intervention cards ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Intervention:
    """A divine intervention card; the three bonuses are for battle."""

    id: str
    copies: int
    cost: int
    strength: int = 0
    damage: int = 0
    protection: int = 0
    amount: int = 0
    battle: bool = False
    own_turn: bool = False
    reconstructed: Sequence[str] = ("copies",)


INTERVENTIONS: Final = (
    Intervention("war_rage", 3, 0, strength=1, battle=True),
    Intervention("war_fury", 3, 1, strength=2, battle=True),
    Intervention("bloody_battle", 3, 0, damage=1, battle=True),
    Intervention("bloodbath", 2, 1, damage=2, battle=True),
    Intervention("bronze_wall", 3, 0, protection=1, battle=True),
    Intervention("iron_wall", 2, 1, protection=2, battle=True),
    Intervention("raining_fire", 4, 1, amount=1, battle=True, own_turn=True),
    Intervention("prayer", 2, 0, amount=2, battle=True, own_turn=True),
    Intervention("enlistment", 4, 0, amount=2, battle=True, own_turn=True),
    Intervention("mana_duplication", 2, 0, amount=1, reconstructed=("copies", "effect")),
    Intervention("transfer", 3, 1),
    Intervention("veto", 2, 0),
    Intervention("diversion", 5, 0, reconstructed=("copies", "effect")),
)
(
    WAR_RAGE, WAR_FURY, BLOODY_BATTLE, BLOODBATH, BRONZE_WALL, IRON_WALL, RAINING_FIRE, PRAYER_CARD, ENLISTMENT,
    MANA_DUPLICATION, TRANSFER, VETO, DIVERSION,
) = range(13)  # fmt: skip
MANA_PER: Final = 2  # one more prayer point for each so many spent

# --- figures ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Figure:
    """A creature or a divinity: what it gives to its army. `ground` is where a divinity is summoned."""

    id: str
    steps: int = 0
    strength: int = 0
    damage: int = 0
    protection: int = 0
    walls: int = 0
    teleports: int = 0
    obelisk: bool = False
    cancels: bool = False
    toll: int = 0
    shielded: bool = False
    souls: int = 0  # enemy units removed that bring a fame point
    sacrifices: bool = False
    life: int = 0
    ground: str = ""
    only_ground: bool = False
    bans: bool = False
    reconstructed: Sequence[str] = ()

    @property
    def divine(self) -> bool:
        return self.life > 0


FIGURES: Final = (
    Figure("phoenix", steps=1, strength=1, walls=1, reconstructed=("strength",)),
    Figure("scarab", steps=2, strength=2),
    Figure("scorpion", steps=1, strength=2, damage=2),
    Figure("elephant", steps=1, strength=1, protection=1),
    Figure("sphinx", strength=2),
    Figure("snake", steps=1, cancels=True),
    Figure("mummy", steps=1, strength=2),
    Figure("khnum", steps=1, strength=1, toll=2),
    Figure("griffin", strength=2, teleports=1, obelisk=True),
    Figure("ammut", steps=1, strength=2, shielded=True, souls=2),
    Figure("demeaned", steps=1, strength=1, sacrifices=True),
    Figure("thoth", steps=1, strength=4, life=2, ground="desert", bans=True),
    Figure("apophis", strength=5, life=2, ground="coast", only_ground=True),
)
(
    PHOENIX, SCARAB, SCORPION, ELEPHANT, SPHINX, SNAKE, MUMMY, KHNUM, GRIFFIN, AMMUT, DEMEANED, THOTH, APOPHIS,
) = range(13)  # fmt: skip
OLD_ONES: Final = {"thoth": "nyarlathotep", "apophis": "cthulhu"}

# --- power tiles --------------------------------------------------------------------------------------------

# what a tile may modify; copies of a modifier on several tiles add up
MODIFIERS: Final = (
    "attack", "defence", "strength", "damage", "protection", "steps", "teleports", "obelisk", "recruits",
    "recruits_per_level", "local", "prayer", "prayer_units", "tile_discount", "level_discount", "payment_discount",
    "night_prayer", "night_cards", "vision", "limit", "defensive_victory", "spy", "hunger", "honour_pay",
    "winner_prayer", "dedication", "trap", "initiative", "might", "putrid", "crowd", "bark", "silver",
)  # fmt: skip
# where a tile may add steps of its own
HOOKS: Final = ("purchase", "council", "clash", "resolution", "awakening")


@dataclass(frozen=True)
class Tile:
    """A power tile: it modifies, offers gold actions, brings a figure or fame; `only` names what excludes it."""

    id: str
    level: int
    copies: int = 1
    mods: Mapping[str, int] = field(default_factory=dict)
    figure: str = ""
    gold: Sequence[str] = ()
    fame: int = 0
    only: str = ""
    reconstructed: Sequence[str] = ()

    @property
    def colour(self) -> str:
        return PREFIX[self.id[:2]]


PREFIX: Final = {colour[:2]: colour for colour in COLOURS}


def _tile(id: str, copies: int = 1, marks: str = "", **facts: object) -> Tile:
    """The level stands in the id; whatever is no field of a tile is a modifier."""
    mods = {name: value for name, value in facts.items() if name in MODIFIERS}
    rest = {name: value for name, value in facts.items() if name not in MODIFIERS}
    return Tile(id, int(id[2]), copies, mods, reconstructed=marks.split(), **rest)  # type: ignore[arg-type]


def _domination(prefix: str) -> Tile:
    return _tile(f"{prefix}3_domination", fame=1, only="domination")


def _act(prefix: str) -> Tile:
    return _tile(f"{prefix}4_act", silver=1, only="act")


TILES: Final = (
    _tile("ru1_charge", 2, attack=1),
    _tile("ru1_mafdet", 2, "copies", steps=1),
    _tile("ru2_carnage", damage=1),
    _tile("ru2_storm"),
    _tile("ru2_portal", teleports=1, obelisk=1),
    _tile("ru2_phoenix", marks="strength", figure="phoenix"),
    _tile("ru3_scarab", figure="scarab"),
    _tile("ru3_blades", strength=1),
    _tile("ru3_wound"),
    _domination("ru"),
    _tile("ru4_scorpion", figure="scorpion"),
    _tile("ru4_initiative", initiative=2),
    _tile("ru4_surprise", marks="effect", gold=("surprise",)),
    _act("ru"),
    _tile("sa1_scribe", 2, recruits=2),
    _tile("sa1_defense", 2, defence=1),
    _tile("sa2_shield", protection=1),
    _tile("sa2_barrier"),
    _tile("sa2_elephant", figure="elephant"),
    _tile("sa2_reinfprayer", marks="effect", prayer_units=2),
    _tile("sa3_legion", limit=2),
    _tile("sa3_defvictory", defensive_victory=1),
    _tile("sa3_spy", marks="effect", spy=1),
    _domination("sa"),
    _tile("sa4_reinforcements"),
    _tile("sa4_sphinx", figure="sphinx", fame=1),
    _tile("sa4_divinewill", gold=("will_move", "will_recruit")),
    _act("sa"),
    _tile("di1_priest", 2, prayer=1),
    _tile("di1_priestess", 2, tile_discount=1),
    _tile("di2_magical", level_discount=1),
    _tile("di2_boon", night_cards=1),
    _tile("di2_vision", vision=4),
    _tile("di2_snake", marks="colour", figure="snake"),
    _tile("di3_hand"),
    _tile("di3_thoeris", winner_prayer=4),
    _tile("di3_hunger", hunger=2),
    _domination("di"),
    _tile("di4_ra", payment_discount=1),
    _tile("di4_amon", night_prayer=5),
    _tile("di4_mummy", figure="mummy", night_cards=1),
    _act("di"),
    _tile("on1_mercsword", marks="only", only="mercenaries"),
    _tile("on1_mercspear", marks="only", only="mercenaries"),
    _tile("on1_local", 2, "copies", local=1),
    _tile("on2_honor", honour_pay=1),
    _tile("on2_dedication", dedication=2),
    _tile("on2_khnum", figure="khnum"),
    _tile("on2_twin", gold=("twin",)),
    _tile("on3_griffin", figure="griffin"),
    _tile("on3_march", gold=("march",)),
    _tile("on3_trap", trap=1),
    _domination("on"),
    _tile("on4_ammut", figure="ammut"),
    _tile("on4_fury", steps=1, strength=1, damage=1),
    _tile("on4_might", might=1),
    _act("on"),
    _tile("em1_cult", 2, gold=("cult",)),
    _tile("em1_return", 2),
    _tile("em2_servants", recruits_per_level=3),
    _tile("em2_bark", steps=1, bark=1),
    _tile("em2_drain", marks="effect"),
    _tile("em2_sphinx", figure="demeaned"),
    _tile("em3_ritual", marks="effect"),
    _tile("em3_funeral"),
    _tile("em3_reinf", crowd=1),
    _domination("em"),
    _act("em"),
    _tile("em4_putrid", putrid=1),
    _tile("em4_thoth", figure="thoth", gold=("thoth",)),
    _tile("em4_apophis", figure="apophis", gold=("apophis",)),
)
# swap the two names to pair the two battle tiles of the Book of the Dead the other way round
DRAIN_TILE: Final = "em2_drain"
RITUAL_TILE: Final = "em3_ritual"
MERCENARIES: Final = 3
ON_PURCHASE_AMON: Final = 5
REINFORCEMENTS: Final = 4
RETURNED_UNITS: Final = 2
TWIN_SURCHARGE: Final = 1
FUNERAL_DISCOUNT: Final = 1

# --- the map ------------------------------------------------------------------------------------------------

DISTRICT, TEMPLE, SANCTUARY, DESERT = "district", "temple", "sanctuary", "desert"
# id kind bank x y value obelisk coast; the coast marked with a question was read from pictures
COMMON_AREAS: Final = """
c1a district W 5 30
c1b district W 14 31
c1c district W 20 26
c2a district W 24 96
c2b district W 38 93
c2c district W 54 96
c3a district E 71 10
c3b district E 82 12
c3c district E 93 11
c4a district E 95 56
c4b district E 89 66
c4c district E 94 78
tWest temple W 6 74 2 ob
tSphinx temple W 49 50 3 ob coast
tColossi temple E 68 50 3 ob coast
tEast temple E 92 34 2 ob
"""
SIDE_A: Final = """
c5a district W 24 63
c5b district W 29 70
c5c district W 40 65
a1 desert W 16 43 0 - coast?
a2 desert W 18 52 0 ob
a3 desert W 48 65
a4 desert W 37 82 0 ob
a5 desert W 35 88
a6 desert W 62 70 0 - coast
a7 desert E 69 25 0 - coast
a8 desert E 76 37 0 ob
a9 desert E 71 46 0 - coast?
a10 desert E 82 70 0 - coast
a11 desert D 32 21 0 - coast
tDeltaA temple D 47 16 5 ob coast
sanct sanctuary D 24 12 0 ob coast?
"""
SIDE_B: Final = """
b12 desert W 17 47 0 - coast?
b13 desert W 32 67 0 ob
b14 desert W 36 86
b15 desert W 59 68 0 - coast
b16 desert E 70 26 0 - coast
b17 desert E 75 37 0 ob
b18 desert E 72 46 0 - coast?
b19 desert E 82 69 0 - coast
b20 desert D 33 23 0 - coast
tDeltaB temple D 36 15 5 ob coast
"""
FRONTS: Final = {
    "A": {"c1": "a1", "c2": "a5", "c5": "a3", "c3": "a7", "c4": "a10"},
    "B": {"c1": "b12", "c2": "b14", "c3": "b16", "c4": "b19"},
}
LINKS: Final = {
    "A": """
a1 a2 a6 tWest
a2 a3 a6 tWest
a3 a4 a6 tWest
a4 a5 a6 tWest
a5 a6 tWest
a6 tSphinx
a7 a8 a9 tEast
a8 a9 a10 tEast
a9 a10 tColossi
a10 tEast
a11 sanct
""",
    "B": """
b12 b13 b15 tWest
b13 b14 b15 tWest
b14 b15 tWest
b15 tSphinx
b16 b17 b18 tEast
b17 b18 b19 tEast
b18 b19 tColossi
b19 tEast
""",
}
PORTS: Final = {
    "A": "a6 a7,a6 a10,a6 tColossi,a11 tDeltaA",
    "B": "b15 b16,b15 b19,b15 tColossi,b20 tDeltaB",
}
SIDE: Final = {2: "B", 3: "A", 4: "B", 5: "A"}
BANKS: Final = {2: "WD", 3: "WD", 4: "WED", 5: "WED"}
AREA_MARKS: Final = ("neighbours",)
