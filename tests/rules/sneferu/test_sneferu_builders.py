"""R9 Builders."""

from __future__ import annotations

from typing import Any

import pytest

from pyramidion.games.sneferu import GAME
from pyramidion.games.sneferu.options import Options
from pyramidion.kernel.contract import BadOption
from rules.sneferu.sneferu_table import Play, built, columns


def with_builder(builder: str, **position: Any) -> Play:
    """Seat 0 has this builder and stands alone behind."""
    given = {key.replace("__", "."): value for key, value in position.items()}
    start = {"seat.0.builder": builder, "seat.0.boat": 13, "seat.1.boat": 38, "seat.0.food": 9}
    return Play({**start, **given}, builders="dealt")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_builders_are_dealt_with_their_food_and_start_on_the_third_space(seats: int) -> None:
    """R9.1, R9.2, R31"""
    play = Play(seats=seats, builders="dealt", seed=seats)
    foods = {"aya": 4, "lateef": 4, "heba": 5, "tsekani": 6}
    names = [play.at(f"seat.{seat}.builder") for seat in range(seats)]
    assert len(set(names)) == seats
    assert [play.food(seat) for seat in range(seats)] == [foods[name] for name in names]
    assert play.s.boats == [2] * seats


def test_builders_are_dealt_at_random() -> None:
    """R31"""
    found = {Play(builders="dealt", seed=seed).at("seat.0.builder") for seed in range(30)}
    assert found == {"aya", "lateef", "heba", "tsekani"}


def test_builders_are_chosen_one_after_the_other_in_random_order() -> None:
    """R9.2, R31: nobody gets a builder that is taken; then the boats set off."""
    play = Play(seats=3, builders="chosen")
    first = play.actor
    assert play.asked == "choose_builder"
    assert play.legal == ["choose:aya", "choose:lateef", "choose:heba", "choose:tsekani"]
    play.do("choose:heba")
    assert play.actor != first
    assert (play.why("choose:heba"), play.why("buy:c1r1")) == ("builder-taken", "choose-builder-first")
    play.do("choose:aya", "choose:tsekani")
    assert play.asked == "choose_stone"
    assert play.at(f"seat.{first}.builder") == "heba"
    assert {Play(seats=3, builders="chosen", seed=seed).actor for seed in range(20)} == {0, 1, 2}


def test_without_the_variant_nobody_has_a_builder() -> None:
    """R9.1"""
    play = Play()
    assert play.at("seat.0.builder") == ""
    assert (play.why("feast"), play.why("reverse")) == ("not-your-builder", "not-your-builder")


# Aya


def test_aya_gets_one_food_for_each_single_half() -> None:
    """R9.3, R30: also for several at once, and larger areas pay as usual."""
    play = with_builder("aya", seat__0__food=0)
    assert play.lay("l1s1", "w|g") == ([1], 1 + 1)
    play.lay("l1s2", "g|b")
    assert play.lay("l2s1", "k|y") == ([1, 2], 1 + 2)
    other = with_builder("lateef", seat__0__food=0)
    assert other.lay("l1s1", "w|g") == ([1], 0 + 1)


# Lateef


@pytest.mark.parametrize(("stones", "levels"), [(0, 0), (1, 1), (6, 1), (7, 2), (18, 4), (21, 6)])
def test_lateef_gets_two_food_for_each_level_with_a_stone(stones: int, levels: int) -> None:
    """R9.4: 0 to 12."""
    play = with_builder("lateef", **{key.replace(".", "__"): stone for key, stone in built(stones).items()})
    assert play.do("feast").food() >= 9 + 2 * levels
    assert play.told("feasted") == [(0, levels, 2 * levels)]


def test_lateef_feasts_once() -> None:
    """R9.4: the tile is turned over."""
    play = with_builder("lateef", seat__0__pyramid__l1s1="tura-gold").do("feast")
    assert (play.at("seat.0.used"), play.why("feast")) == (True, "ability-used")


def test_lateef_may_feast_between_paying_and_placing_and_after_the_turn() -> None:
    """R24: a stone that is already placed counts."""
    play = with_builder("lateef").do("buy:c4r1")
    assert "feast" in play.legal
    assert play.do("feast").told("feasted") == [(0, 0, 0)]
    assert play.asked == "place_stone"
    play = with_builder("lateef").do("buy:c4r1", "place:l1s2")
    assert (play.asked, play.legal) == ("after_turn", ["feast", "pass"])
    assert play.do("feast").told("feasted") == [(0, 1, 2)]


def test_lateef_may_feast_right_before_retiring_and_so_avert_it() -> None:
    """R24, R14: the food may pay for a stone."""
    position = {"seat__0__boat": 37, "seat__0__food": 3, "seat__0__pyramid__l1s1": "tura-gold"}
    play = with_builder("lateef", **position)
    assert play.legal == ["feast", "retire"]
    play.do("feast")
    assert "buy:c1r1" in play.legal


def test_lateef_does_not_feast_while_a_stored_stone_is_in_his_hands() -> None:
    """R24: between complete steps only."""
    play = with_builder("lateef", seat__0__stored="tura-gold").do("fetch:tura-gold")
    assert play.why("feast") == "place-first"


# Heba


def test_heba_goes_back_at_the_start_of_her_turn() -> None:
    """R9.5, R25: two spaces, once; she is last in the queue there."""
    play = with_builder("heba", seat__1__boat=20)
    play.do("reverse")
    assert (play.boat(), play.at("order"), play.asked) == (11, ["1", "0"], "choose_stone")
    assert play.why("reverse") == "ability-used"


def test_heba_goes_back_between_paying_and_placing() -> None:
    """R25"""
    play = with_builder("heba").do("buy:c4r1", "reverse")
    assert (play.boat(), play.asked) == (15, "place_stone")


def test_heba_goes_back_after_the_turn() -> None:
    """R25, R2.3: and may be hindmost again."""
    play = with_builder("heba", seat__1__boat=16).do("buy:c4r1", "place:l1s2")
    assert (play.asked, play.legal) == ("after_turn", ["reverse", "pass"])
    play.do("reverse")
    assert (play.actor, play.boat()) == (0, 15)


def test_heba_may_leave_the_last_space_in_the_turn_that_brought_her_there() -> None:
    """R25: the game goes on."""
    play = with_builder("heba", seat__0__boat=34, quarry__34="food1").do("buy:c4r1", "place:l1s2")
    assert play.boat() == 38
    play.do("reverse")
    assert (play.boat(), play.actor) == (36, 0)


def test_heba_does_not_come_back_after_retiring() -> None:
    """R25: before it she may, which brings more food."""
    position = {"seat__0__boat": 37, "seat__0__food": 0, "seat__0__stored": "tura-gold"}
    play = with_builder("heba", **position).do("retire")
    assert play.legal == ["fetch:tura-gold", "pass"]
    assert play.why("reverse") == "boat-retired"
    earlier = with_builder("heba", seat__0__boat=37, seat__0__food=0).do("reverse")
    assert earlier.over
    assert earlier.food() == 15


def test_heba_keeps_the_bonus_of_the_space_where_her_turn_began() -> None:
    """R26: gold on space 12, not white on space 10 where she now stands."""
    position = {"seat__0__boat": 12, "quarry__12": "food2", "quarry__10": "food1", "supply__c4": "tura-gold"}
    play = with_builder("heba", **position).do("reverse", "buy:c4r1")
    assert play.told("bonus") == [(0, "food2", 2)]
    assert play.boat() == 14


def test_heba_goes_back_to_the_first_space_at_most() -> None:
    """R27: a shorter move, and none from the first space."""
    assert with_builder("heba", seat__0__boat=1).do("reverse").boat() == 0
    play = with_builder("heba", seat__0__boat=0)
    assert play.why("reverse") == "boat-at-start"


def test_going_back_counts_as_arriving() -> None:
    """R27: she plays after the boat that already stands there."""
    position = {"seat__0__boat": 7, "seat__1__boat": 9, "supply__c4": "tura-gold"}
    play = with_builder("heba", **position).do("buy:c4r1", "reverse", "place:l1s1")
    assert play.s.boats == [9, 9]
    assert play.actor == 1


# Tsekani


def test_tsekani_gets_one_food_for_a_stone_in_a_gap() -> None:
    """R9.6: left and right neighbour on the same level."""
    play = with_builder("tsekani")
    play.lay("l1s2", "w|g")
    assert play.lay("l1s4", "w|g")[1] == 0
    assert play.lay("l1s3", "b|k")[1] == 1


def test_an_end_of_a_level_is_never_a_gap() -> None:
    """R29: neither on the ground nor higher up."""
    play = with_builder("tsekani")
    play.lay("l1s2", "w|g")
    assert play.lay("l1s1", "b|k")[1] == 1
    for slot in ("l1s3", "l1s4", "l1s5"):
        play.lay(slot, "b|k")
    assert play.lay("l1s6", "b|k")[1] == 1


def test_a_stored_stone_laid_into_a_gap_counts_too() -> None:
    """R29"""
    laid = {"seat__0__pyramid__l1s2": "tura-gold", "seat__0__pyramid__l1s4": "tura-gold"}
    play = with_builder("tsekani", seat__0__stored="basalt-granite", **laid)
    play.do("fetch:basalt-granite", "place:l1s3")
    assert play.told("gap") == [(0, 1)]


# options


def test_builders_alone_need_the_house_option() -> None:
    """R31"""
    with pytest.raises(BadOption, match="solo-builders-needed"):
        GAME.new(Options(builders="dealt"), 1, 0)
    play = Play(seats=1, builders="dealt", solo_builders=True)
    assert play.boat() == 2
    assert play.food() == play.s.board.builder_food[play.s.builders[0]]


def test_the_house_option_is_refused_where_it_does_not_fit() -> None:
    """R31"""
    with pytest.raises(BadOption, match="solo-builders-seats"):
        GAME.new(Options(builders="dealt", solo_builders=True), 2, 0)
    with pytest.raises(BadOption, match="solo-builders-off"):
        GAME.new(Options(solo_builders=True), 1, 0)
    with pytest.raises(BadOption, match="bad-choice"):
        GAME.new(Options(builders="all"), 2, 0)


def test_abilities_are_offered_in_a_supply_that_has_run_dry() -> None:
    """R14, R24: offers come before the test."""
    play = with_builder("lateef", **{k.replace(".", "__"): v for k, v in columns("", "", "", "").items()}, bag="")
    assert play.legal == ["feast", "retire"]
