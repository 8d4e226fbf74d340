"""Chapter 2 of docs/rules/valley.md: the turn."""

from __future__ import annotations

import pytest

from .conftest import BARE, FULL, actor, do, facts, kinds, lay, legal, pyramid, question, told, why_not, zone


def test_a_turn_has_four_steps_in_this_order() -> None:
    """R2.1"""
    s = lay(hand0="urn tyet", deck0="5*shabti", hand1="urn", stock="boat censer")
    events = do(s, "end", "sacrifice:t")
    wanted = ["cleaned_up", "sacrificed", "refilled", "drew", "turn"]
    assert [kind for kind in kinds(events) if kind in wanted] == wanted
    assert actor(s) == 1


def test_each_hand_card_is_used_in_one_way_and_in_any_order() -> None:
    """R2.2 Entomb, act, buy, act again: any mixture."""
    s = lay(hand0="urn box_of_food statue_anubis tyet scarab", deck0="shabti", discard0="djed", hand1="urn")
    do(s, "act:box_of_food", "entomb:tyet", "buy:b1", "pay:statue_anubis", "act:urn")
    assert zone(s, "tomb0") == "tyet"
    assert zone(s, "hand0") == "shabti scarab"
    assert zone(s, "played0") == "urn box_of_food statue_anubis"
    assert zone(s, "deck0") == "ankh"
    for used in ("act:urn", "act:box_of_food", "entomb:statue_anubis", "act:statue_anubis"):
        card = used.partition(":")[2]
        assert facts(why_not(s, used)) == ("already-played", "R2.2", {"card": card})


def test_nobody_has_to_play_anything() -> None:
    """R2.2"""
    s = lay(hand0="urn tyet", hand1="urn")
    assert "end" in legal(s)
    do(s, "end", "sacrifice:b1")
    assert zone(s, "tomb0") == ""


def test_a_card_can_be_played_as_often_as_there_are_copies_in_hand() -> None:
    """R2.2"""
    s = lay(hand0="2*box_of_food", deck0="urn shabti tyet", hand1="urn")
    do(s, "act:box_of_food", "act:box_of_food")
    assert zone(s, "hand0") == "shabti urn"


def test_played_cards_and_the_rest_of_the_hand_go_to_the_own_discard_pile() -> None:
    """R2.3 Never to the boneyard."""
    s = lay(hand0="box_of_food scarab", deck0="tyet 5*shabti", discard0="djed", hand1="urn", boneyard="ankh", stock="")
    do(s, "act:box_of_food", "end", "sacrifice:t")
    assert sorted(zone(s, "discard0").split()) == ["box_of_food", "djed", "scarab", "tyet"]
    assert zone(s, "discard0").split()[-1] == "djed"
    assert zone(s, "played0") == ""
    assert zone(s, "hand0") == "shabti shabti shabti shabti shabti"
    assert zone(s, "boneyard") == "outer_sarcophagus ankh"


def test_the_order_of_discarding_is_free() -> None:
    """R2.3"""
    s = lay(hand0="urn tyet scarab", deck0="5*shabti", hand1="urn", pyramid=BARE, stock="")
    do(s, "arrange", "discard:scarab", "discard:tyet")
    assert zone(s, "discard0") == "urn tyet scarab"


def test_what_is_not_arranged_follows_in_the_usual_order() -> None:
    """R2.3, R38"""
    s = lay(hand0="box_of_food tyet scarab djed", deck0="6*shabti", hand1="urn", pyramid=BARE, stock="")
    do(s, "act:box_of_food", "arrange", "discard:scarab", "end")
    assert zone(s, "discard0") == "djed tyet shabti box_of_food scarab"


def test_two_equal_cards_are_arranged_one_by_one() -> None:
    """R2.3"""
    s = lay(hand0="2*urn tyet", deck0="5*shabti", hand1="urn", pyramid=BARE, stock="")
    do(s, "arrange", "discard:urn")
    assert legal(s) == ["discard:urn", "discard:tyet", "end"]
    do(s, "discard:tyet")
    assert zone(s, "discard0") == "urn tyet urn"


def test_a_single_card_needs_no_arranging() -> None:
    """R2.3"""
    s = lay(hand0="urn", hand1="urn")
    assert "arrange" not in legal(s)
    assert why_not(s, "arrange").code == "not-now"


def test_an_unchanged_pyramid_costs_any_one_of_its_cards() -> None:
    """R2.4 It crumbles as usual, before it is filled up."""
    s = lay(hand0="urn tyet", deck0="5*shabti", hand1="urn", stock="boat censer", boneyard="")
    do(s, "end")
    assert (question(s).kind, question(s).rule) == ("sacrifice_unchanged", "R2.4")
    assert legal(s) == [f"sacrifice:{slot}" for slot in ("b1", "b2", "b3", "m1", "m2", "t")]
    do(s, "sacrifice:b1")
    assert zone(s, "boneyard") == "ankh"
    assert pyramid(s) == "djed wedjat tyet outer_sarcophagus scarab boat"


CHANGES = {
    "a purchase": ("statue_anubis", ["buy:b1", "pay:statue_anubis"]),
    "a swap": ("shabti", ["act:shabti", "swap:b1", "with:t"]),
    "a sacrifice": ("shabti", ["act:shabti", "sacrifice:t"]),
    "a take": ("statue_horus", ["act:statue_horus", "take:t"]),
    "entombing from the pyramid": ("statue_osiris", ["act:statue_osiris", "entomb:b1"]),
}


@pytest.mark.parametrize(("hand", "actions"), CHANGES.values(), ids=list(CHANGES))
def test_a_changed_pyramid_costs_nothing_more(hand: str, actions: list[str]) -> None:
    """R2.4, R2"""
    s = lay(hand0=hand, hand1="urn")
    do(s, *actions, "end")
    assert actor(s) == 1
    assert question(s).kind == "play_cards"


NO_CHANGES = {
    "the stock": ("book_of_the_netherworld", ["act:book_of_the_netherworld"]),
    "the boneyard": ("statue_anubis", ["act:statue_anubis"]),
    "the free entombing": ("urn", ["entomb:urn"]),
    "drawing": ("statue_isis", ["act:statue_isis"]),
}


@pytest.mark.parametrize(("hand", "actions"), NO_CHANGES.values(), ids=list(NO_CHANGES))
def test_what_does_not_touch_the_pyramid_is_no_change(hand: str, actions: list[str]) -> None:
    """R2.4, R2"""
    s = lay(hand0=hand, deck0="3*urn", hand1="urn")
    do(s, *actions, "end")
    assert actor(s) == 0
    assert question(s).kind == "sacrifice_unchanged"


def test_a_change_lasts_only_for_its_own_turn() -> None:
    """R2.4"""
    s = lay(hand0="statue_anubis", hand1="urn tyet")
    do(s, "buy:b1", "pay:statue_anubis", "end", "end")
    assert actor(s) == 1
    assert question(s).kind == "sacrifice_unchanged"


def test_holes_are_filled_from_the_bottom_one_by_one() -> None:
    """R2.5"""
    s = lay(pyramid="- wedjat - - - -", hand0="shabti", hand1="urn", stock="boat censer scarab djed tyet 2*ankh")
    events = do(s, "act:shabti", "end")
    filled = [args[1] for args in told(events, "refilled")]
    assert filled == ["b1", "b2", "b3", "m1", "m2", "t"]
    assert pyramid(s) == "boat censer scarab djed tyet ankh"
    assert zone(s, "stock") == "ankh"


def test_only_holes_are_filled() -> None:
    """R2.5"""
    s = lay(pyramid=FULL, hand0="statue_horus", hand1="urn", stock="boat censer")
    do(s, "act:statue_horus", "take:b3", "end")
    assert pyramid(s) == "ankh wedjat scarab djed outer_sarcophagus boat"
    assert zone(s, "stock") == "censer"


def test_five_cards_are_drawn_and_the_deck_keeps_its_order() -> None:
    """R2.6"""
    s = lay(hand0="urn", deck0="shabti tyet scarab djed ankh wedjat boat", hand1="urn", pyramid=BARE, stock="")
    do(s, "end")
    assert zone(s, "hand0") == "shabti ankh tyet djed scarab"
    assert zone(s, "deck0") == "wedjat boat"


def test_an_empty_deck_is_replaced_by_the_shuffled_discard_pile() -> None:
    """R2.6 What was left of the deck is drawn first; the cards just discarded are in the shuffle."""
    orders = set()
    for seed in range(12):
        s = lay(
            seed=seed,
            hand0="urn 2*shabti box_of_food",
            deck0="tyet scarab",
            discard0="djed 2*ankh",
            hand1="urn",
            pyramid=BARE,
            stock="",
        )
        events = do(s, "end")
        assert told(events, "shuffled") == [(0, 7)]
        hand = zone(s, "hand0").split()
        assert {"tyet", "scarab"} <= set(hand)
        assert len(hand) == 5
        assert zone(s, "discard0") == ""
        assert sorted(hand + zone(s, "deck0").split()) == sorted(
            ["urn", "shabti", "shabti", "box_of_food", "tyet", "scarab", "djed", "ankh", "ankh"]
        )
        orders.add(zone(s, "deck0"))
    assert len(orders) > 4
