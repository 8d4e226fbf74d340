"""Chapter 4 of docs/rules/valley.md: buying."""

from __future__ import annotations

import pytest

from .conftest import FULL, do, facts, kinds, lay, legal, pyramid, question, told, why_not, zone


def test_only_the_base_can_be_bought() -> None:
    """R4.1"""
    s = lay(pyramid=FULL, hand0="burial_mask boat", hand1="urn")
    assert legal(s, "buy") == ["buy:b1", "buy:b2", "buy:b3"]
    for slot in ("m1", "m2", "t"):
        assert facts(why_not(s, f"buy:{slot}")) == ("not-in-base", "R4.1", {"slot": slot})


def test_a_card_that_has_fallen_into_the_base_can_be_bought() -> None:
    """R4.1"""
    s = lay(pyramid=FULL, hand0="burial_mask boat", hand1="urn")
    do(s, "buy:b1", "pay:boat")
    assert zone(s, "b1") == "djed"
    assert "buy:b1" not in legal(s)
    assert facts(why_not(s, "buy:b1")) == ("not-enough-gold", "R4.2", {"cost": 7, "have": 5, "missing": 2})


def test_all_six_cards_can_be_bought_in_one_turn() -> None:
    """R4.1 Each with its own payment."""
    s = lay(
        pyramid="ankh outer_sarcophagus duamutef statue_sobek book_of_gates wedjat",
        hand0="boat imsety 2*statue_horus 2*book_of_the_dead",
        hand1="urn",
    )
    do(s, "buy:b1", "pay:boat", "buy:b1", "pay:imsety", "buy:b2", "pay:statue_horus", "buy:b2", "pay:statue_horus")
    do(s, "buy:b3", "pay:book_of_the_dead", "buy:b1", "pay:book_of_the_dead")
    assert pyramid(s) == "- - - - - -"
    assert len(zone(s, "discard0").split()) == 6


def test_the_rulebooks_example_of_a_purchase() -> None:
    """R4.2 Cost 4, paid with 2 and 3: the surplus of 1 is lost."""
    s = lay(
        pyramid="statue_bastet ankh - - - -", hand0="tyet book_of_the_netherworld 2*urn", discard0="djed", hand1="urn"
    )
    do(s, "buy:b1")
    assert question(s).args == {"card": "statue_bastet", "owed": 4, "paid": 0, "laid": 0}
    do(s, "pay:tyet")
    assert question(s).args == {"card": "statue_bastet", "owed": 2, "paid": 2, "laid": 1}
    do(s, "pay:book_of_the_netherworld")
    assert zone(s, "discard0") == "statue_bastet djed"
    assert question(s).args == {"gold": 2}
    assert facts(why_not(s, "buy:b2")) == ("not-enough-gold", "R4.2", {"cost": 3, "have": 2, "missing": 1})


def test_exactly_the_cost_is_enough() -> None:
    """R4.2"""
    s = lay(pyramid="wedjat - - - - -", hand0="tyet 2*urn", hand1="urn")
    do(s, "buy:b1", "pay:tyet", "pay:urn", "pay:urn")
    assert zone(s, "discard0") == "wedjat"


def test_one_gold_too_few_is_not_enough() -> None:
    """R4.2"""
    s = lay(pyramid="wedjat - - - - -", hand0="tyet urn", hand1="urn")
    assert legal(s, "buy") == []
    assert facts(why_not(s, "buy:b1")) == ("not-enough-gold", "R4.2", {"cost": 4, "have": 3, "missing": 1})


def test_a_chosen_purchase_is_paid_before_anything_else() -> None:
    """R4.2"""
    s = lay(hand0="burial_mask urn shabti", hand1="urn")
    do(s, "buy:b1", "pay:urn")
    assert question(s).kind == "pay"
    for other in ("act:shabti", "entomb:shabti", "buy:b2", "end"):
        assert facts(why_not(s, other)) == ("pay-first", "R4.2", {"card": "ankh"})


def test_one_cards_gold_is_never_split() -> None:
    """R4.3 The rulebook's example: a card of 6 gold does not buy two cards that cost 3."""
    s = lay(
        pyramid="ankh statue_sobek - - - -",
        hand0="burial_mask urn",
        hand1="urn",
        options={"errata": {"burial_mask": {"gold": 6}}},
    )
    do(s, "buy:b1", "pay:burial_mask")
    assert question(s).args == {"gold": 1}
    assert legal(s, "buy") == []


def test_the_bought_card_goes_on_top_of_the_discard_pile_then_the_pyramid_crumbles() -> None:
    """R4.4"""
    s = lay(pyramid=FULL, hand0="statue_horus", discard0="urn", hand1="urn")
    events = do(s, "buy:b1", "pay:statue_horus")
    assert zone(s, "discard0") == "ankh urn"
    assert kinds(events) == ["played", "bought", "fell", "fell"]
    assert told(events, "bought") == [(0, "ankh", "b1")]


@pytest.mark.parametrize("verb", ["act", "entomb", "pay"])
def test_a_card_used_for_gold_cannot_be_used_again(verb: str) -> None:
    """R4.5"""
    s = lay(pyramid="ankh ankh - - - -", hand0="statue_isis urn", deck0="5*shabti", hand1="urn")
    do(s, "buy:b1", "pay:statue_isis")
    assert facts(why_not(s, f"{verb}:statue_isis")) == ("already-played", "R2.2", {"card": "statue_isis"})


def test_a_card_used_for_gold_stays_on_the_table_until_the_discard_step() -> None:
    """R4.5, R2.3"""
    s = lay(pyramid="ankh ankh - - - -", hand0="statue_isis urn", deck0="5*shabti", hand1="urn")
    do(s, "buy:b1", "pay:statue_isis")
    assert zone(s, "played0") == "statue_isis"
    assert zone(s, "discard0") == "ankh"
    do(s, "end")
    assert zone(s, "discard0") == "urn statue_isis ankh"
