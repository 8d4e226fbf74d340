"""Chapter 1 of docs/rules/valley.md: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from pyramidion.games.valley import GAME
from pyramidion.games.valley.groups import BASE_SETS, STARTER, UNIQUE
from pyramidion.kernel.contract import BadOption

from .conftest import actor, do, new, question, zone

STARTERS = {"shabti": 4, "urn": 3, "box_of_food": 2, "offering_table": 1}
every_count = pytest.mark.parametrize("seats", [2, 3, 4])


@every_count
def test_each_player_begins_with_the_ten_starters(seats: int) -> None:
    """R1.1"""
    s = new(seats)
    for seat in range(seats):
        assert Counter(zone(s, f"hand{seat}").split() + zone(s, f"deck{seat}").split()) == STARTERS


@every_count
def test_starters_of_absent_players_are_not_used(seats: int) -> None:
    """R1.1"""
    components = GAME.components(new(seats))
    assert {card: components[card] for card in STARTERS} == {card: seats * n for card, n in STARTERS.items()}


@every_count
def test_everybody_draws_five_of_ten_shuffled_cards(seats: int) -> None:
    """R1.2"""
    decks = set()
    for seed in range(20):
        s = new(seats, seed)
        for seat in range(seats):
            assert len(zone(s, f"hand{seat}").split()) == len(zone(s, f"deck{seat}").split()) == 5
            assert zone(s, f"discard{seat}") == zone(s, f"tomb{seat}") == zone(s, f"played{seat}") == ""
            decks.add(zone(s, f"deck{seat}"))
    assert len(decks) > 10


def test_level_two_lies_on_level_three() -> None:
    """R1.3 Within a level the order is random."""
    level = {entry.id: entry.facts["level"] for entry in GAME.content(new().options)}
    tops = set()
    for seed in range(20):
        stock = zone(new(seed=seed), "stock").split()
        assert [level[card] for card in stock] == [2] * 22 + [3] * 27
        tops.add(stock[0])
    assert len(tops) > 5


def test_the_stock_is_made_of_two_copies_of_each_set_card_and_six_uniques() -> None:
    """R1.3 29 cards of level II and 27 of level III."""
    entries = [entry for entry in GAME.content(new().options) if entry.group != STARTER]
    assert Counter(entry.facts["level"] for entry in entries for _ in range(entry.copies)) == {2: 29, 3: 27}
    for name, size in BASE_SETS.items():
        assert [entry.copies for entry in entries if entry.group == name] == [2] * size
    assert [entry.copies for entry in entries if entry.group == UNIQUE] == [1] * 6
    assert sum(GAME.components(new(2)).values()) == 56 + 20


def test_six_cards_of_the_stock_form_the_pyramid() -> None:
    """R1.4 They are the uppermost, so all of level II."""
    level = {entry.id: entry.facts["level"] for entry in GAME.content(new().options)}
    for seed in range(10):
        s = new(seed=seed)
        assert [level[zone(s, slot)] for slot in ("b1", "b2", "b3", "m1", "m2", "t")] == [2] * 6


@every_count
def test_one_card_begins_the_boneyard_and_49_remain_in_the_stock(seats: int) -> None:
    """R1.5"""
    s = new(seats)
    assert len(zone(s, "boneyard").split()) == 1
    assert len(zone(s, "stock").split()) == 49


def test_the_first_card_of_the_boneyard_is_no_sacrifice() -> None:
    """R1.5 Nothing has changed and nobody is asked to react."""
    for seed in range(30):
        s = new(3, seed)
        assert question(s).kind == "play_cards"
        assert not s.changed
        assert not s.left


@every_count
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    """R1.6"""
    first = Counter(actor(new(seats, seed)) for seed in range(60))
    assert sorted(first) == list(range(seats))
    assert all(GAME.position(new(seats, seed))["first"] == actor(new(seats, seed)) for seed in range(5))


@every_count
def test_the_first_player_can_be_named(seats: int) -> None:
    """R1.6"""
    assert [actor(new(seats, 7, first=seat)) for seat in range(seats)] == list(range(seats))


@every_count
def test_play_goes_clockwise(seats: int) -> None:
    """R1.6, R2.1"""
    s = new(seats, first=1)
    order = []
    for _ in range(2 * seats):
        order.append(actor(s))
        do(s, "end", "sacrifice:t")
    assert order == [(1 + turn) % seats for turn in range(2 * seats)]


@pytest.mark.parametrize("seats", [0, 7])
def test_one_to_six_play(seats: int) -> None:
    """R1.1, R10.8"""
    with pytest.raises(BadOption) as caught:
        new(seats)
    assert caught.value.code == "bad-seats"
    assert caught.value.args_by_name == {"seats": seats, "low": 1, "high": 6}


def test_a_first_player_who_is_not_at_the_table_is_refused() -> None:
    """R1.6"""
    with pytest.raises(BadOption) as caught:
        new(3, first=3)
    assert (caught.value.code, caught.value.args_by_name) == ("bad-first", {"value": 3, "high": 2})
