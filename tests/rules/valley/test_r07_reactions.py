"""Chapter 7 of docs/rules/valley.md: reactions."""

from __future__ import annotations

from typing import Any

import pytest

from pyramidion.games.valley import GAME

from .conftest import BARE, FULL, actor, do, facts, kinds, lay, legal, pyramid, question, told, why_not, zone

REACT_TO_BUYING = {"errata": {"urn": {"when_opponent_buys": ["Discard(THIS)", "Draw(1)"]}}}
ANSWERS_BEING_DISCARDED: dict[str, Any] = {
    "errata": {"tyet": {"when_discarded": ["EachOpponent(Discard(FROM_HAND))"]}},
}


def test_boat_answers_to_a_purchase_after_the_crumbling() -> None:
    """R7.1"""
    s = lay(pyramid=FULL, hand0="burial_mask", hand1="boat")
    do(s, "buy:b2", "pay:burial_mask")
    assert (actor(s), question(s).kind) == (0, "crumble")
    do(s, "fall:m1")
    assert (actor(s), question(s).kind, question(s).rule) == (1, "react_when_opponent_buys", "R7.1")
    assert pyramid(s) == "ankh djed tyet outer_sarcophagus scarab -"
    do(s, "react:boat", "take:b2")
    assert legal(s) == ["fall:m1", "fall:m2"]
    assert zone(s, "discard1") == "djed boat"


@pytest.mark.parametrize(("card", "actions"), [("statue_horus", ["take:b1"]), ("shabti", ["sacrifice:b1"])])
def test_boat_answers_to_purchases_only(card: str, actions: list[str]) -> None:
    """R7.1"""
    s = lay(hand0=card, hand1="boat")
    do(s, f"act:{card}", *actions)
    assert (actor(s), question(s).kind) == (0, "play_cards")


def test_cat_answers_to_every_kind_of_sacrifice_of_another_player() -> None:
    """R7.2, R9 From the hand, from the pyramid, and in the rebuilding step."""
    for card, actions in (("shabti", ["sacrifice:t"]), ("middle_sarcophagus", ["sacrifice:urn"])):
        s = lay(hand0=f"{card} urn tyet", hand1="mummified_cat")
        do(s, f"act:{card}", *actions)
        assert (actor(s), question(s).kind, question(s).rule) == (1, "react_when_other_sacrifices", "R7.2")
    s = lay(hand0="urn", hand1="mummified_cat")
    do(s, "end", "sacrifice:t")
    assert (actor(s), question(s).kind) == (1, "react_when_other_sacrifices")


def test_cat_takes_exactly_the_sacrificed_card() -> None:
    """R7.2, R9"""
    s = lay(hand0="shabti", hand1="mummified_cat urn", boneyard="boat censer")
    do(s, "act:shabti", "sacrifice:t", "react:mummified_cat")
    assert zone(s, "discard1") == "outer_sarcophagus mummified_cat"
    assert zone(s, "boneyard") == "boat censer"


def test_entombing_and_discarding_are_no_sacrifices() -> None:
    """R7.2"""
    s = lay(hand0="inner_sarcophagus headrest tyet", deck0="2*urn", hand1="mummified_cat")
    do(s, "act:inner_sarcophagus", "entomb:tyet", "act:headrest", "discard:urn", "entomb:urn")
    assert actor(s) == 0


ATTACKS = ["duamutef", "qebehsenuef", "hapi", "statue_bastet"]


@pytest.mark.parametrize("attack", ATTACKS)
def test_offering_table_stops_a_forced_loss_before_a_card_is_chosen(attack: str) -> None:
    """R7.3, R10 Shown, it stays in the hand."""
    s = lay(hand0=attack, hand1="offering_table 4*urn", deck1="shabti", boneyard="boat")
    do(s, f"act:{attack}")
    assert (actor(s), question(s).kind) == (1, "shield")
    events = do(s, "react:offering_table")
    assert told(events, "showed") == [(1, "offering_table")]
    assert zone(s, "hand1") == "urn urn urn urn offering_table"
    assert (zone(s, "boneyard"), zone(s, "discard0"), zone(s, "discard1")) == ("boat", "", "")
    assert actor(s) == 0


@pytest.mark.parametrize("attack", ATTACKS)
def test_showing_the_offering_table_is_optional(attack: str) -> None:
    """R7.3, R7.5"""
    s = lay(hand0=attack, hand1="offering_table 4*urn", deck1="shabti")
    do(s, f"act:{attack}", "pass")
    assert actor(s) == 1
    assert question(s).kind in ("discard", "sacrifice", "discard_down_to", "give")


def test_an_opponent_who_is_spared_need_not_show_anything() -> None:
    """R7.3, R23"""
    s = lay(hand0="qebehsenuef", hand1="offering_table 4*urn")
    do(s, "act:qebehsenuef")
    assert actor(s) == 0


def test_the_active_player_is_not_saved_by_the_offering_table() -> None:
    """R7.3, R17 When a victim's card strikes back at the attacker, it is the attacker's own turn."""
    s = lay(hand0="duamutef offering_table", hand1="tyet scarab", options=ANSWERS_BEING_DISCARDED)
    do(s, "act:duamutef", "discard:tyet")
    assert zone(s, "hand0") == ""
    assert zone(s, "discard0") == "offering_table"


def test_a_card_that_answers_to_being_discarded_does_so_when_it_lies_on_the_pile() -> None:
    """R7.4"""
    s = lay(3, hand0="headrest", deck0="tyet urn", hand1="scarab djed", hand2="ankh", options=ANSWERS_BEING_DISCARDED)
    events = do(s, "act:headrest", "discard:tyet")
    assert kinds(events)[-2:] == ["discarded", "reacted"]
    assert zone(s, "discard0") == "tyet"
    assert (actor(s), legal(s)) == (1, ["discard:djed", "discard:scarab"])
    do(s, "discard:djed")
    assert (zone(s, "discard1"), zone(s, "discard2")) == ("djed", "ankh")
    assert actor(s) == 0
    assert s.done == (s.box.index["headrest"],)


def test_it_answers_from_another_players_pile_too() -> None:
    """R7.4, R17 Given to the attacker by Bastet, it makes the attacker discard."""
    s = lay(hand0="statue_bastet urn shabti", hand1="tyet scarab", deck1="4*urn", options=ANSWERS_BEING_DISCARDED)
    do(s, "act:statue_bastet", "give:tyet")
    assert (actor(s), legal(s)) == (0, ["discard:shabti", "discard:urn"])
    do(s, "discard:urn")
    assert zone(s, "discard0") == "urn tyet"


def test_it_does_not_answer_to_the_discard_step_nor_to_paying() -> None:
    """R7.4, R17"""
    s = lay(pyramid="ankh - - - - -", hand0="2*tyet", hand1="scarab djed", options=ANSWERS_BEING_DISCARDED)
    do(s, "buy:b1", "pay:tyet", "pay:tyet", "end")
    assert (actor(s), question(s).kind) == (1, "play_cards")
    assert zone(s, "hand1") == "djed scarab"


def test_two_such_cards_answer_one_after_the_other() -> None:
    """R7.4 The second discard of Outer Sarcophagus waits for the first answer."""
    s = lay(
        pyramid=BARE, hand0="outer_sarcophagus 2*tyet urn", hand1="scarab djed ankh", options=ANSWERS_BEING_DISCARDED
    )
    do(s, "act:outer_sarcophagus", "discard:tyet")
    assert actor(s) == 1
    do(s, "discard:ankh")
    assert (actor(s), legal(s)) == (0, ["discard:urn", "discard:tyet"])
    do(s, "discard:tyet")
    assert actor(s) == 1
    do(s, "discard:djed")
    assert (actor(s), legal(s)) == (0, ["entomb:urn"])


def test_reacting_is_never_compulsory() -> None:
    """R7.5"""
    s = lay(hand0="burial_mask", hand1="boat")
    do(s, "buy:b1", "pay:burial_mask")
    assert legal(s) == ["react:boat", "pass"]
    do(s, "pass")
    assert (actor(s), zone(s, "hand1")) == (0, "boat")


@pytest.mark.parametrize("buyer", range(4))
def test_players_are_asked_clockwise_from_the_active_players_left(buyer: int) -> None:
    """R7.5"""
    hands: dict[str, Any] = {f"hand{seat}": "urn shabti" for seat in range(4)}
    hands |= {f"deck{seat}": "shabti" for seat in range(4)} | {f"hand{buyer}": "burial_mask"}
    s = lay(4, active=buyer, options=REACT_TO_BUYING, **hands)
    do(s, "buy:b1", "pay:burial_mask")
    order = []
    while question(s).kind == "react_when_opponent_buys":
        order.append(actor(s))
        do(s, "react:urn" if len(order) == 2 else "pass")
    assert order == [(buyer + step) % 4 for step in (1, 2, 3)]
    assert zone(s, f"discard{order[1]}") == "urn"
    assert zone(s, f"hand{order[1]}") == "shabti shabti"


def test_a_player_with_two_kinds_of_answers_is_asked_once_and_in_turn() -> None:
    """R7.5"""
    errata = {
        "urn": {"when_opponent_buys": ["Discard(THIS)", "Draw(1)"]},
        "shabti": {"when_opponent_buys": ["Discard(THIS)", "Draw(1)"]},
    }
    s = lay(
        4,
        hand0="burial_mask",
        hand1="urn",
        deck1="box_of_food",
        hand2="shabti",
        deck2="box_of_food",
        hand3="urn shabti",
        deck3="box_of_food",
        options={"errata": errata},
    )
    do(s, "buy:b1", "pay:burial_mask")
    order = []
    while question(s).kind == "react_when_opponent_buys":
        order.append((actor(s), legal(s)))
        do(s, "pass")
    assert order == [
        (1, ["react:urn", "pass"]),
        (2, ["react:shabti", "pass"]),
        (3, ["react:shabti", "react:urn", "pass"]),
    ]


def test_the_active_player_is_asked_last() -> None:
    """R7.5 A victim's sacrifice: the other opponents first, then the attacker; never the victim."""
    errata = {"urn": {"when_other_sacrifices": ["Discard(THIS)", "Draw(1)"]}}
    hands: dict[str, Any] = {f"hand{seat}": "urn" for seat in range(4)} | {f"deck{seat}": "shabti" for seat in range(4)}
    hands |= {"hand0": "qebehsenuef urn", "hand1": "scarab urn", "deck1": "2*box_of_food 2*shabti"}
    s = lay(4, options={"errata": errata}, **hands)
    do(s, "act:qebehsenuef", "sacrifice:scarab")
    order = []
    while question(s).kind == "react_when_other_sacrifices":
        assert question(s).args == {"seat": 1}
        order.append(actor(s))
        do(s, "pass")
    assert order == [2, 3, 0]


def test_whoever_owns_such_a_card_is_asked_in_hand_or_not() -> None:
    """R7.5 So the question gives nothing away; in the tomb it is out of the game, and nobody is asked."""
    for where in ("hand1", "deck1", "discard1"):
        zones: dict[str, Any] = {"hand1": "urn", where: "boat"}
        s = lay(hand0="burial_mask", **zones)
        do(s, "buy:b1", "pay:burial_mask")
        assert actor(s) == 1
        assert legal(s) == (["react:boat", "pass"] if where == "hand1" else ["pass"])
        assert GAME.view(s, 0).question == GAME.view(s, None).question
    s = lay(hand0="burial_mask", hand1="urn", tomb1="boat")
    do(s, "buy:b1", "pay:burial_mask")
    assert actor(s) == 0


def test_the_reaction_card_is_discarded_first_and_what_it_brings_lies_on_top() -> None:
    """R7.5"""
    s = lay(hand0="burial_mask shabti", hand1="boat mummified_cat", discard1="urn")
    do(s, "buy:b1", "pay:burial_mask", "react:boat", "take:b3", "act:shabti", "sacrifice:m1")
    assert facts(why_not(s, "react:boat")) == ("not-this-window", "R7.2", {"card": "boat"})
    do(s, "react:mummified_cat")
    assert zone(s, "discard1") == "outer_sarcophagus mummified_cat tyet boat urn"


@pytest.mark.parametrize("card", ["offering_table", "mummified_cat", "boat"])
def test_a_reaction_card_has_no_action_of_its_own(card: str) -> None:
    """R7.5"""
    s = lay(hand0=f"{card} urn", hand1="urn", pyramid=BARE)
    assert facts(why_not(s, f"act:{card}")) == ("reaction-only", "R7.5", {"card": card})
    assert f"entomb:{card}" in legal(s)
