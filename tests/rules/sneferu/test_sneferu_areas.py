"""R5 Food: bread and closed areas."""

from __future__ import annotations

import pytest

from pyramidion.games.sneferu import GAME, scoring
from pyramidion.games.sneferu.data import DATA
from pyramidion.games.sneferu.pyramid import LEFT, OUTLINE, PLACES, RIGHT, SLOTS, closed_by, near, open_slots
from pyramidion.kernel import rng
from rules.sneferu.sneferu_table import FULL, Play, built

REWARD = DATA.areas.reward

# placement, areas closed, food from them, bread, food in hand: V1 is the rulebook's own example
V1 = [
    ("l1s1", "y|g", [1], 0, 1, 7),
    ("l1s2", "g|k", [], 0, 0, 7),
    ("l1s3", "b|w", [], 0, 0, 7),
    ("l2s1", "y|g", [1], 0, 0, 7),
    ("l2s2", "g|w", [1, 1], 0, 1, 8),
    ("l3s1", "w|b", [1, 4], 7, 2, 17),
]
V2 = [("l1s1", "w|g", [1], 0, 1, 7), ("l1s2", "g|b", [], 0, 0, 7), ("l2s1", "k|y", [1, 2], 2, 0, 9)]


@pytest.mark.parametrize("vector", [V1, V2], ids=["V1", "V2"])
def test_vectors_close_and_pay_as_written(vector: list[tuple[str, str, list[int], int, int, int]]) -> None:
    """R5.1, R5.2, R5.3, R5.4: a brown and white stone closes a green area of four and a single white half."""
    play = Play()
    for slot, stone, sizes, food, bread, total in vector:
        assert play.lay(slot, stone) == (sizes, food + bread)
        assert sum(REWARD[size - 1] for size in sizes) == food
        assert play.food() == total


def test_an_area_of_eleven_closes_with_the_top_stone_and_pays_24() -> None:
    """R5.4, R18: vector V3: gold on eleven halves from the ground to the top."""
    gold = {(0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (2, 4), (3, 4), (3, 5), (4, 5), (4, 6), (5, 5)}
    play = Play()
    for slot, (level, number) in zip(SLOTS, PLACES, strict=True):
        left, right = ((level, level + 2 * number + side) in gold for side in (0, 1))
        others = "wg" if (level + number) % 2 else "bk"
        stone = f"y|{others[1]}" if left else f"{others[0]}|y" if right else "|".join(others)
        closed, _ = play.lay(slot, stone)
        assert (11 in closed) == (slot == "l6s1")
    assert scoring.sizes(play.s, 0)[0] == 11


def test_no_area_can_be_larger_than_eleven() -> None:
    """R18: all connected sets of halves with at most one half of each stone."""
    partner = {
        half: other for left, right in zip(LEFT, RIGHT, strict=True) for half, other in ((left, right), (right, left))
    }
    seen = set(partner)
    waiting = list(partner)
    while waiting:
        area = waiting.pop()
        around = near(area) & OUTLINE & ~area
        for half in partner:
            if half & around and not partner[half] & area and area | half not in seen:
                seen.add(area | half)
                waiting.append(area | half)
    assert len(seen) == 1429
    assert max(area.bit_count() for area in seen) == len(REWARD) == 11


def test_bread_is_collected_where_it_is_printed() -> None:
    """R5.1, R19: on every place, besides what areas bring."""
    play = Play()
    letters = {"tura": "w", "basalt": "g", "mokattam": "b", "granite": "k", "gold": "y"}
    for slot, bread in zip(SLOTS, (food for level in DATA.pyramid.bread for food in level), strict=True):
        stone = "|".join(letters[half] for half in FULL[slot].split("-"))
        closed, food = play.lay(slot, stone)
        assert food == bread + sum(REWARD[size - 1] for size in closed)


def test_halves_touch_by_edges_and_not_by_corners() -> None:
    """R5.2: white above white joins; white beside it one level up, across the corner, does not."""
    play = Play()
    play.lay("l1s1", "g|w")
    play.lay("l1s2", "b|k")
    assert play.lay("l2s1", "w|b")[0] == [2]
    other = Play()
    other.lay("l1s1", "w|g")
    other.lay("l1s2", "b|k")
    assert other.lay("l2s1", "w|y")[0] == [1, 1, 1]


def test_a_corner_half_closes_at_once() -> None:
    """R17: it touches only its partner; at the other end too."""
    play = Play()
    assert play.lay("l1s1", "w|g")[0] == [1]
    assert play.lay("l1s6", "w|g")[0] == [1]
    assert play.lay("l1s3", "w|g")[0] == []


def test_a_rim_half_higher_up_joins_the_half_below() -> None:
    """R17: its neighbours are its partner and the half below."""
    play = Play()
    play.lay("l1s1", "b|w")
    play.lay("l1s2", "g|k")
    closed, food = play.lay("l2s1", "w|g")
    assert closed == [2]
    assert food == REWARD[1]


def test_an_empty_place_keeps_an_area_open_even_where_nothing_can_be_built() -> None:
    """R16: the half above the ground stays open until it is covered."""
    play = Play()
    play.lay("l1s1", "w|g")
    assert play.lay("l1s2", "b|k")[0] == []
    assert scoring.sizes(play.s, 0) == [1]


def test_an_area_is_paid_once() -> None:
    """R5.5: what is closed is never paid again, however the pyramid grows."""
    play = Play()
    paid: list[int] = []
    letters = {"tura": "w", "basalt": "g", "mokattam": "b", "granite": "k", "gold": "y"}
    for slot in SLOTS:
        paid += play.lay(slot, "|".join(letters[half] for half in FULL[slot].split("-")))[0]
    assert sorted(paid, reverse=True) == scoring.sizes(play.s, 0)


def test_an_open_area_brings_nothing_at_the_end() -> None:
    """R5.6: four white halves in the middle of the ground, never closed."""
    position = {"seat.0.boat": 38, "seat.1.boat": 34, "seat.1.food": 0, "seat.0.food": 3, "quarry.34": "food1"}
    laid = {"seat.0.pyramid.l1s3": "basalt-tura", "seat.0.pyramid.l1s4": "tura-basalt"}
    play = Play({**position, **laid}).do("buy:c4r1", "place:l1s1")
    assert play.over
    assert play.food(0) == 3
    assert scoring.sizes(play.s, 0) == []


@pytest.mark.parametrize("seed", range(40))
def test_areas_found_on_the_bit_board_are_those_of_the_slow_count(seed: int) -> None:
    """R5.3: random pyramids, stone by stone: the closed areas before and after differ by what was found."""
    play = Play()
    luck = rng.derive(seed, 1)
    before: list[int] = []
    while slots := open_slots(play.s.laid[0]):
        luck = rng.derive(luck, 2)
        letters = sorted("wgbky", key=lambda letter: luck >> ord(letter) & 255)
        closed, _ = play.lay(SLOTS[slots[luck % len(slots)]], "|".join(letters[:2]))
        after = scoring.sizes(play.s, 0)
        assert sorted(before + closed, reverse=True) == after
        before = after


def test_a_stone_touches_at_most_six_areas_and_each_counts_by_itself() -> None:
    """R5.4: closed_by names every area with its material."""
    play = Play({"seat.0.boat": 0, "seat.1.boat": 1, **built(6), "supply.c4": "tura-gold"})
    found = closed_by(play.s.laid[0], play.s.own(0), 1)
    assert all(area & play.s.own(0)[material] == area for material, area in found)
    view = GAME.view(play.s, 0).table["players"][0]["areas"]
    assert [len(area["halves"]) for area in view] == scoring.sizes(play.s, 0)
