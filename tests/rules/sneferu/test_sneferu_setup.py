"""R1 Set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from pyramidion.games.sneferu import GAME
from pyramidion.games.sneferu.data import DATA
from pyramidion.games.sneferu.options import Options
from pyramidion.kernel.contract import BadOption
from rules.sneferu.sneferu_table import Play


def test_there_are_ten_stones_of_every_pair_of_materials() -> None:
    """R1.1: 100 stones, the halves always differ."""
    stones = [entry for entry in GAME.content(Options()) if entry.group == "stones"]
    assert len(stones) == 10
    assert sum(entry.copies for entry in stones) == 100
    assert all(len(set(entry.id.split("-"))) == 2 for entry in stones)


def test_there_are_three_quarries_of_each_material() -> None:
    """R1.2, R38: fifteen quarries between the first and the last space."""
    track = DATA.track
    assert Counter(track.materials) == dict.fromkeys(DATA.stones.materials, 3)
    assert len(track.quarries) == 15
    assert track.start < track.quarries[0]
    assert track.quarries[-1] < track.last


@pytest.mark.parametrize("seed", range(8))
def test_tokens_with_an_eye_lie_on_the_first_four_quarries(seed: int) -> None:
    """R1.2: one of each kind that has an eye, in random order."""
    names = [GAME.position(Play(seed=seed).s)[f"quarry.{space}"] for space in DATA.track.quarries]
    assert sorted(names[:4]) == ["food1", "food2", "save_time", "waive"]


@pytest.mark.parametrize("seed", range(8))
def test_one_of_the_twelve_plain_tokens_stays_out(seed: int) -> None:
    """R1: sixteen tokens are described, fifteen lie on the Nile."""
    s = Play(seed=seed).s
    plain = Counter(s.tokens[4:])
    assert sum(plain.values()) == 11
    assert all(count <= 2 for count in plain.values())
    assert len(plain) == 6


def test_it_is_not_always_the_same_token_that_stays_out() -> None:
    """R1: left out at random."""
    missing = {tuple(sorted(Counter(Play(seed=seed).s.tokens[4:]).items())) for seed in range(20)}
    assert len(missing) > 3


def test_corrected_counts_leave_no_token_out() -> None:
    """R1: the counts can be corrected, then what exceeds the quarries is nothing."""
    s = Play(errata={"bonus": {"plain": [2, 2, 2, 2, 2, 1]}}).s
    assert Counter(s.tokens[4:]) == {0: 2, 1: 2, 2: 2, 3: 2, 4: 2, 5: 1}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_begins_with_six_food_on_the_first_space(seats: int) -> None:
    """R1.3, R1.4: an empty pyramid of 21 places."""
    play = Play(seats=seats)
    for seat in range(seats):
        assert (play.food(seat), play.boat(seat), play.stones(seat)) == (6, 0, 0)
    assert [len(level) for level in DATA.pyramid.bread] == [6, 5, 4, 3, 2, 1]


def test_the_order_of_the_boats_is_drawn_by_lot() -> None:
    """R1.4, R22: any order may come."""
    assert len({tuple(Play(seats=3, seed=seed).s.order) for seed in range(40)}) == 6


def test_the_supply_has_four_columns_of_seven() -> None:
    """R1.5: 28 stones lie open, 72 are in the bag."""
    s = Play().s
    assert [len(column) for column in s.columns] == [7, 7, 7, 7]
    assert len(s.bag) == 72


def test_the_bank_never_runs_out() -> None:
    """R1.6: food is not counted against any stock."""
    play = Play({"seat.0.food": 999, "order": "0 1"})
    assert play.food(0) == 999


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_play(seats: int) -> None:
    """R1.3: there are four boards."""
    with pytest.raises(BadOption, match="bad-seats"):
        GAME.new(Options(), seats, 0)
