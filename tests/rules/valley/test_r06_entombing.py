"""Chapter 6 of docs/rules/valley.md: entombing."""

from __future__ import annotations

import pytest

from pyramidion.games.valley import GAME

from .conftest import BARE, actor, do, facts, lay, legal, told, why_not, zone


def test_once_per_turn_a_hand_card_is_entombed_freely() -> None:
    """R6.1 Any card: starter, unique or set card."""
    s = lay(hand0="urn burial_mask tyet", deck0="5*shabti", hand1="urn")
    assert legal(s, "entomb") == ["entomb:urn", "entomb:tyet", "entomb:burial_mask"]
    events = do(s, "entomb:burial_mask")
    assert told(events, "entombed") == [(0, "burial_mask", "hand", True)]
    assert zone(s, "tomb0") == "burial_mask"
    assert legal(s, "entomb") == []
    assert facts(why_not(s, "entomb:urn")) == ("already-entombed", "R6.1", {})


def test_the_next_turn_brings_the_next_free_entombing() -> None:
    """R6.1"""
    s = lay(hand0="urn tyet", hand1="urn tyet", pyramid=BARE, stock="boat")
    do(s, "entomb:urn", "end")
    assert actor(s) == 1
    assert legal(s, "entomb") == ["entomb:urn", "entomb:tyet"]


def test_an_entombed_card_can_neither_pay_nor_act() -> None:
    """R6.1 It is out of the deck."""
    s = lay(pyramid="ankh - - - - -", hand0="statue_anubis tyet", boneyard="boat", deck0="5*urn", hand1="urn", stock="")
    do(s, "entomb:statue_anubis")
    assert facts(why_not(s, "act:statue_anubis")) == ("not-in-hand", "R2.2", {"card": "statue_anubis"})
    assert why_not(s, "buy:b1").args == {"cost": 3, "have": 2, "missing": 1}
    do(s, "end")
    assert zone(s, "discard0") == "tyet"


def test_a_played_card_can_no_longer_be_entombed() -> None:
    """R6.1, R2.2"""
    s = lay(hand0="box_of_food urn", deck0="tyet", hand1="urn")
    do(s, "act:box_of_food")
    assert legal(s, "entomb") == ["entomb:urn", "entomb:tyet"]


ENTOMBERS = {
    "outer_sarcophagus": ["discard:urn", "discard:urn", "entomb:tyet"],
    "middle_sarcophagus": ["sacrifice:urn", "entomb:tyet"],
    "inner_sarcophagus": ["entomb:tyet"],
    "scarab": ["entomb:discard.shabti"],
    "book_of_the_heavens": ["entomb:discard.shabti"],
    "book_of_the_dead": ["entomb:b1"],
    "statue_osiris": ["entomb:b1"],
    "burial_mask": ["entomb:tyet"],
}


@pytest.mark.parametrize("card", ENTOMBERS)
@pytest.mark.parametrize("first", ["freely", "by the action"])
def test_entombing_by_an_action_is_extra(card: str, first: str) -> None:
    """R6.2 Before or after the free one."""
    s = lay(
        pyramid="ankh ankh wedjat wedjat djed djed",
        hand0=f"{card} 2*urn tyet offering_table",
        discard0="5*shabti",
        hand1="box_of_food",
    )
    by_action = [f"act:{card}", *ENTOMBERS[card]]
    order = ["entomb:offering_table", *by_action] if first == "freely" else [*by_action, "entomb:offering_table"]
    do(s, *order)
    assert len(zone(s, "tomb0").split()) == 2
    assert "offering_table" in zone(s, "tomb0")


def test_tombs_lie_open_before_everybody() -> None:
    """R6.3"""
    s = lay(3, tomb0="urn tyet", tomb1="scarab", hand0="urn", hand1="urn", hand2="urn")
    for seat in (0, 1, 2, None):
        players = GAME.view(s, seat).table["players"]
        assert [sorted(area["tomb"]) for area in players] == [["tyet", "urn"], ["scarab"], []]


def test_what_is_entombed_stays_unless_an_action_takes_it_out() -> None:
    """R6.3"""
    s = lay(pyramid=BARE, stock="boat", hand0="ankh", tomb0="tyet", deck0="urn", hand1="urn")
    do(s, "act:ankh")
    assert (zone(s, "hand0"), zone(s, "tomb0")) == ("tyet", "")
    s = lay(pyramid=BARE, stock="boat", hand0="urn", tomb0="tyet", hand1="urn")
    do(s, "end")
    assert zone(s, "tomb0") == "tyet"
