"""The material against a second list of the same facts, written apart from the data: area by area, tile by tile."""

from __future__ import annotations

from typing import Any

import pytest

from pyramidion.games.kemet import GAME, Options
from pyramidion.games.kemet.board import board_of
from pyramidion.games.kemet.data import BATTLE_CARDS, FIGURES, INTERVENTIONS, TILES, TYPES
from pyramidion.games.kemet.tiles import TILE_TEXTS

# every border from both of its sides
WEST_A = """
a1 c1a c1b c1c a2 a6 tWest
a2 a1 a3 a6 tWest
a3 c5a c5b c5c a2 a4 a6 tWest
a4 a3 a5 a6 tWest
a5 c2a c2b c2c a4 a6 tWest
a6 a1 a2 a3 a4 a5 tSphinx
tWest a1 a2 a3 a4 a5
tSphinx a6
a11 tDeltaA sanct
tDeltaA a11
sanct a11
"""
EAST_A = """
a6 a7 a10 tColossi
a7 c3a c3b c3c a8 a9 tEast a6
a8 a7 a9 a10 tEast
a9 a7 a8 a10 tColossi
a10 c4a c4b c4c a8 a9 tEast a6
tColossi a9 a6
tEast a7 a8 a10
"""
WEST_B = """
b12 c1a c1b c1c b13 b15 tWest
b13 b12 b14 b15 tWest
b14 c2a c2b c2c b13 b15 tWest
b15 b12 b13 b14 tSphinx
tWest b12 b13 b14
tSphinx b15
b20 tDeltaB
tDeltaB b20
"""
EAST_B = """
b15 b16 b19 tColossi
b16 c3a c3b c3c b17 b18 tEast b15
b17 b16 b18 b19 tEast
b18 b16 b17 b19 tColossi
b19 c4a c4b c4c b17 b18 tEast b15
tColossi b18 b15
tEast b16 b17 b19
"""
BORDERS = {2: WEST_B, 3: WEST_A, 4: WEST_B + EAST_B, 5: WEST_A + EAST_A}
PORTS = {
    2: {"b20 tDeltaB"},
    3: {"a11 tDeltaA"},
    4: {"b20 tDeltaB", "b15 b16", "b15 b19", "b15 tColossi"},
    5: {"a11 tDeltaA", "a6 a7", "a6 a10", "a6 tColossi"},
}
OBELISKS = ["tWest", "tSphinx", "tColossi", "tEast", "a2", "a4", "a8", "tDeltaA", "sanct", "b13", "b17", "tDeltaB"]
COASTS = [
    "tSphinx",
    "tColossi",
    "a1",
    "a6",
    "a7",
    "a9",
    "a10",
    "a11",
    "tDeltaA",
    "sanct",
    "b12",
    "b15",
    "b16",
    "b18",
    "b19",
    "b20",
    "tDeltaB",
]
DELTA = ("a11", "tDeltaA", "sanct", "b20", "tDeltaB")
VALUES = {"tWest": 2, "tEast": 2, "tSphinx": 3, "tColossi": 3, "tDeltaA": 5, "tDeltaB": 5}
FRONTS = {  # by odd and even numbers of players
    0: {"c1": "b12", "c2": "b14", "c3": "b16", "c4": "b19"},
    1: {"c1": "a1", "c2": "a5", "c3": "a7", "c4": "a10", "c5": "a3"},
}


def borders(seats: int) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for line in BORDERS[seats].split("\n"):
        if line:
            area, *near = line.split()
            found.setdefault(area, set()).update(near)
    for city, front in FRONTS[seats % 2].items():
        if front in found:
            districts = {f"{city}{part}" for part in "abc"}
            found |= {district: districts - {district} | {front} for district in districts}
    return found


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_border_of_every_area(seats: int) -> None:
    """R2.2, R2.3, R34"""
    board = board_of(seats)
    near = {name: {board.names[at] for at in board.near[at]} for at, name in enumerate(board.names)}
    assert near == borders(seats)
    ports = {frozenset((board.names[one], board.names[other])) for one, other in board.ports}
    assert ports == {frozenset(pair.split()) for pair in PORTS[seats]}


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_every_area_is(seats: int) -> None:
    """R2.1, R7.2: kind, obelisk, coast, bank, prayer points."""
    for area in board_of(seats).areas:
        name = area.name
        letter = {"c": "district", "t": "temple", "s": "sanctuary"}.get(name[0], "desert")
        assert area.kind == letter
        assert area.obelisk == (name in OBELISKS), name
        assert area.coast == (name in COASTS), name
        assert area.value == VALUES.get(name, 0)
        assert (area.bank == "D") == (name in DELTA)


# level and copies, then what it gives
TILE_FACTS: dict[str, tuple[int, int, dict[str, Any]]] = {
    "ru1_charge": (1, 2, {"attack": 1}),
    "ru1_mafdet": (1, 2, {"steps": 1}),
    "ru2_carnage": (2, 1, {"damage": 1}),
    "ru2_storm": (2, 1, {"texts": ["purchase"]}),
    "ru2_portal": (2, 1, {"teleports": 1, "obelisk": 1}),
    "ru2_phoenix": (2, 1, {"figure": "phoenix"}),
    "ru3_scarab": (3, 1, {"figure": "scarab"}),
    "ru3_blades": (3, 1, {"strength": 1}),
    "ru3_wound": (3, 1, {"texts": ["clash"]}),
    "ru3_domination": (3, 1, {"fame": 1, "only": "domination"}),
    "ru4_scorpion": (4, 1, {"figure": "scorpion"}),
    "ru4_initiative": (4, 1, {"initiative": 2}),
    "ru4_surprise": (4, 1, {"gold": ["surprise"]}),
    "ru4_act": (4, 1, {"silver": 1, "only": "act"}),
    "sa1_scribe": (1, 2, {"recruits": 2}),
    "sa1_defense": (1, 2, {"defence": 1}),
    "sa2_shield": (2, 1, {"protection": 1}),
    "sa2_barrier": (2, 1, {"texts": ["purchase"]}),
    "sa2_elephant": (2, 1, {"figure": "elephant"}),
    "sa2_reinfprayer": (2, 1, {"prayer_units": 2}),
    "sa3_legion": (3, 1, {"limit": 2}),
    "sa3_defvictory": (3, 1, {"defensive_victory": 1}),
    "sa3_spy": (3, 1, {"spy": 1}),
    "sa3_domination": (3, 1, {"fame": 1, "only": "domination"}),
    "sa4_reinforcements": (4, 1, {"texts": ["purchase", "awakening"]}),
    "sa4_sphinx": (4, 1, {"figure": "sphinx", "fame": 1}),
    "sa4_divinewill": (4, 1, {"gold": ["will_move", "will_recruit"]}),
    "sa4_act": (4, 1, {"silver": 1, "only": "act"}),
    "di1_priest": (1, 2, {"prayer": 1}),
    "di1_priestess": (1, 2, {"tile_discount": 1}),
    "di2_magical": (2, 1, {"level_discount": 1}),
    "di2_boon": (2, 1, {"night_cards": 1}),
    "di2_vision": (2, 1, {"vision": 4}),
    "di2_snake": (2, 1, {"figure": "snake"}),
    "di3_hand": (3, 1, {"texts": ["awakening"]}),
    "di3_thoeris": (3, 1, {"winner_prayer": 4}),
    "di3_hunger": (3, 1, {"hunger": 2}),
    "di3_domination": (3, 1, {"fame": 1, "only": "domination"}),
    "di4_ra": (4, 1, {"payment_discount": 1}),
    "di4_amon": (4, 1, {"night_prayer": 5, "texts": ["purchase"]}),
    "di4_mummy": (4, 1, {"figure": "mummy", "night_cards": 1}),
    "di4_act": (4, 1, {"silver": 1, "only": "act"}),
    "on1_mercsword": (1, 1, {"only": "mercenaries", "texts": ["purchase"]}),
    "on1_mercspear": (1, 1, {"only": "mercenaries", "texts": ["purchase"]}),
    "on1_local": (1, 2, {"local": 1}),
    "on2_honor": (2, 1, {"honour_pay": 1}),
    "on2_dedication": (2, 1, {"dedication": 2}),
    "on2_khnum": (2, 1, {"figure": "khnum"}),
    "on2_twin": (2, 1, {"gold": ["twin"]}),
    "on3_griffin": (3, 1, {"figure": "griffin"}),
    "on3_march": (3, 1, {"gold": ["march"]}),
    "on3_trap": (3, 1, {"trap": 1}),
    "on3_domination": (3, 1, {"fame": 1, "only": "domination"}),
    "on4_ammut": (4, 1, {"figure": "ammut"}),
    "on4_fury": (4, 1, {"steps": 1, "strength": 1, "damage": 1}),
    "on4_might": (4, 1, {"might": 1}),
    "on4_act": (4, 1, {"silver": 1, "only": "act"}),
    "em1_cult": (1, 2, {"gold": ["cult"]}),
    "em1_return": (1, 2, {"texts": ["awakening"]}),
    "em2_servants": (2, 1, {"recruits_per_level": 3}),
    "em2_bark": (2, 1, {"steps": 1, "bark": 1}),
    "em2_drain": (2, 1, {"texts": ["resolution"]}),
    "em2_sphinx": (2, 1, {"figure": "demeaned", "texts": ["resolution"]}),
    "em3_ritual": (3, 1, {"texts": ["clash"]}),
    "em3_funeral": (3, 1, {"texts": ["awakening"]}),
    "em3_reinf": (3, 1, {"crowd": 1, "texts": ["council"]}),
    "em3_domination": (3, 1, {"fame": 1, "only": "domination"}),
    "em4_act": (4, 1, {"silver": 1, "only": "act"}),
    "em4_putrid": (4, 1, {"putrid": 1}),
    "em4_thoth": (4, 1, {"figure": "thoth", "gold": ["thoth"]}),
    "em4_apophis": (4, 1, {"figure": "apophis", "gold": ["apophis"]}),
}


def test_every_tile() -> None:
    """R10.1 to R10.6: level, copies, what it modifies, brings, offers and excludes, and when it acts."""
    found = {}
    for tile in TILES:
        texts = [hook for hook, tiles in TILE_TEXTS.items() if tile.id in tiles]
        rest = {"figure": tile.figure, "gold": list(tile.gold), "fame": tile.fame, "only": tile.only, "texts": texts}
        found[tile.id] = (
            tile.level,
            tile.copies,
            {**tile.mods, **{key: value for key, value in rest.items() if value}},
        )
    assert found == TILE_FACTS


# steps, strength, damage, protection, then the rest
FIGURE_FACTS: dict[str, tuple[int, int, int, int, dict[str, Any]]] = {
    "phoenix": (1, 1, 0, 0, {"walls": 1}),
    "scarab": (2, 2, 0, 0, {}),
    "scorpion": (1, 2, 2, 0, {}),
    "elephant": (1, 1, 0, 1, {}),
    "sphinx": (0, 2, 0, 0, {}),
    "snake": (1, 0, 0, 0, {"cancels": True}),
    "mummy": (1, 2, 0, 0, {}),
    "khnum": (1, 1, 0, 0, {"toll": 2}),
    "griffin": (0, 2, 0, 0, {"teleports": 1, "obelisk": True}),
    "ammut": (1, 2, 0, 0, {"shielded": True, "souls": 2}),
    "demeaned": (1, 1, 0, 0, {"sacrifices": True}),
    "thoth": (1, 4, 0, 0, {"life": 2, "ground": "desert", "bans": True}),
    "apophis": (0, 5, 0, 0, {"life": 2, "ground": "coast", "only_ground": True}),
}
EXTRAS = [
    "walls",
    "teleports",
    "obelisk",
    "cancels",
    "toll",
    "shielded",
    "souls",
    "sacrifices",
    "life",
    "ground",
    "only_ground",
    "bans",
]


def test_every_figure() -> None:
    """R10.7, R9.10, R9.11"""
    found = {}
    for figure in FIGURES:
        rest = {name: getattr(figure, name) for name in EXTRAS if getattr(figure, name)}
        found[figure.id] = (figure.steps, figure.strength, figure.damage, figure.protection, rest)
    assert found == FIGURE_FACTS


CARD_FACTS = ("strength", "damage", "protection", "amount", "battle", "own_turn")


def test_every_intervention() -> None:
    """R8.3 to R8.15: copies, cost, strength, damage, protection, amount; in battle, in the own turn."""
    assert {
        card.id: (card.copies, card.cost, *(getattr(card, name) for name in CARD_FACTS)) for card in INTERVENTIONS
    } == {
        "war_rage": (3, 0, 1, 0, 0, 0, True, False),
        "war_fury": (3, 1, 2, 0, 0, 0, True, False),
        "bloody_battle": (3, 0, 0, 1, 0, 0, True, False),
        "bloodbath": (2, 1, 0, 2, 0, 0, True, False),
        "bronze_wall": (3, 0, 0, 0, 1, 0, True, False),
        "iron_wall": (2, 1, 0, 0, 2, 0, True, False),
        "raining_fire": (4, 1, 0, 0, 0, 1, True, True),
        "prayer": (2, 0, 0, 0, 0, 2, True, True),
        "enlistment": (4, 0, 0, 0, 0, 2, True, True),
        "mana_duplication": (2, 0, 0, 0, 0, 1, False, False),
        "transfer": (3, 1, 0, 0, 0, 0, False, False),
        "veto": (2, 0, 0, 0, 0, 0, False, False),
        "diversion": (5, 0, 0, 0, 0, 0, False, False),
    }  # fmt: skip


def test_every_battle_card() -> None:
    """R5.9: strength, damage, protection, own loss, type."""
    assert {
        card.id: (card.strength, card.damage, card.protection, card.loss, TYPES[card.type]) for card in BATTLE_CARDS
    } == {
        "cavalry_blitz": (4, 1, 0, 0, "strength"),
        "sacrificial_charge": (5, 0, 0, 2, "strength"),
        "shield_push": (3, 0, 1, 0, "protection"),
        "fervent_purge": (3, 2, 0, 0, "damage"),
        "chariot_raid": (1, 3, 0, 0, "damage"),
        "mixed_tactics": (2, 2, 1, 0, "damage"),
        "phalanx_defense": (2, 0, 2, 0, "protection"),
        "defensive_retreat": (1, 1, 3, 0, "protection"),
        "special_storm": (3, 3, 0, 0, "damage"),
        "special_barrier": (3, 0, 3, 0, "protection"),
    }


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_a_game_begins_with(seats: int) -> None:
    """R1.2, R1.3, R1.6, R1.9, R9.1"""
    s = GAME.new(Options(), seats, 3)
    assert len(s.colours) == {2: 2, 3: 3, 4: 4, 5: 4}[seats]
    assert s.pp == [7] * seats
    assert s.supply == [12] * seats
    assert s.honour == [9] * seats
    assert s.regular == [5] * seats
    assert [card.bit_count() for card in s.cards] == [8] * seats
    assert len(s.deck) == 33 - seats
    levels = []
    for honour in range(10):
        s.honour[0] = honour
        levels.append(s.putrefaction(0))
    assert levels == [3, 3, 2, 2, 2, 1, 1, 1, 0, 0]
