"""Chapter 5 of docs/rules/valley.md: actions and the words they use."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import BARE, FULL, actor, do, facts, kinds, lay, legal, pyramid, question, told, why_not, zone


def test_any_number_of_actions_can_be_played() -> None:
    """R5.1"""
    s = lay(hand0="4*box_of_food", deck0="urn shabti tyet scarab", hand1="urn")
    do(s, *["act:box_of_food"] * 4)
    assert zone(s, "played0") == "box_of_food box_of_food box_of_food box_of_food"
    assert zone(s, "hand0") == "shabti urn tyet scarab"


def test_every_part_is_done_in_printed_order() -> None:
    """R5.2 Headrest draws first, so a card just drawn may be discarded; Sobek sacrifices before it draws."""
    s = lay(hand0="headrest urn", deck0="tyet scarab", hand1="urn")
    assert kinds(do(s, "act:headrest", "discard:tyet")) == ["played", "drew", "discarded"]
    s = lay(hand0="statue_sobek urn shabti", deck0="tyet scarab", hand1="urn")
    do(s, "act:statue_sobek")
    assert legal(s) == ["sacrifice:shabti", "sacrifice:urn"]


def test_no_part_may_be_left_out() -> None:
    """R5.2"""
    s = lay(hand0="middle_sarcophagus urn tyet", hand1="urn")
    do(s, "act:middle_sarcophagus", "sacrifice:urn")
    assert legal(s) == ["entomb:tyet"]
    for refusal in ("pass", "skip", "end"):
        assert why_not(s, refusal).code == "not-an-answer"


IMPOSSIBLE = {
    "urn": ("discard-pile-empty", "R11.2"),
    "box_of_food": ("too-few-to-draw", "R13"),
    "imsety": ("base-empty", "R5.7"),
    "ankh": ("tomb-empty", "R11.12"),
    "tyet": ("nothing-to-repeat", "R12"),
    "djed": ("pyramid-empty", "R5.7"),
    "scarab": ("discard-pile-empty", "R6.2"),
    "book_of_traversing_eternity": ("nothing-bought", "R11.20"),
    "book_of_the_netherworld": ("stock-empty", "R5.7"),
    "book_of_the_dead": ("pyramid-empty", "R6.2"),
    "statue_anubis": ("boneyard-empty", "R5.7"),
    "statue_isis": ("too-few-to-draw", "R13"),
    "statue_horus": ("pyramid-empty", "R5.7"),
    "statue_osiris": ("base-empty", "R6.2"),
    "shabti": ("pyramid-empty", "R5.8"),
    "inner_sarcophagus": ("nothing-to-entomb", "R6.2"),
    "burial_mask": ("nothing-to-entomb", "R6.2"),
}


@pytest.mark.parametrize("card", IMPOSSIBLE)
def test_an_action_that_cannot_be_fulfilled_cannot_be_played(card: str) -> None:
    """R5.3"""
    s = lay(hand0=card, hand1="urn", pyramid=BARE, stock="", boneyard="")
    assert legal(s) == [f"entomb:{card}", "end"]
    reason = why_not(s, f"act:{card}")
    assert (reason.code, reason.rule, reason.because) == (*IMPOSSIBLE[card], None)


TWO_PARTS = {
    "outer_sarcophagus": (1, "nothing-to-discard"),
    "middle_sarcophagus": (1, "nothing-to-sacrifice"),
    "wedjat": (1, "too-few-to-look"),
    "book_of_gates": (1, "too-few-to-draw"),
    "book_of_the_earth": (1, "nothing-to-sacrifice"),
    "book_of_the_heavens": (1, "discard-pile-small"),
    "statue_sobek": (1, "nothing-to-sacrifice"),
    "headrest": (1, "too-few-to-draw"),
    "ka_figurine": (1, "nothing-to-discard"),
}


@pytest.mark.parametrize("card", TWO_PARTS)
def test_the_reason_names_the_part_that_is_impossible(card: str) -> None:
    """R5.3"""
    s = lay(hand0=card, hand1="urn")
    part, because = TWO_PARTS[card]
    reason = why_not(s, f"act:{card}")
    assert facts(reason) == ("part-impossible", "R5.3", {"card": card, "part": part})
    assert reason.because is not None
    assert reason.because.code == because


def test_an_action_is_finished_before_another_card_is_played() -> None:
    """R5.4"""
    s = lay(hand0="statue_horus urn burial_mask", discard0="tyet", hand1="urn")
    do(s, "act:statue_horus")
    assert {text.partition(":")[0] for text in legal(s)} == {"take"}
    for other in ("act:urn", "buy:b1", "entomb:urn", "end"):
        assert why_not(s, other).code == "not-an-answer"


@pytest.mark.parametrize(("card", "flag"), [("statue_thoth", "gold"), ("censer", "discount")])
def test_effects_last_until_the_end_of_the_turn(card: str, flag: str) -> None:
    """R5.5"""
    s = lay(hand0=f"{card} shabti", deck0="urn", hand1="urn")
    do(s, f"act:{card}", "entomb:shabti")
    assert getattr(s, flag) > 0
    do(s, "end", "sacrifice:t")
    assert actor(s) == 1
    assert getattr(s, flag) == 0


@pytest.mark.parametrize("verb", ["act", "pay", "entomb"])
def test_a_card_used_for_its_action_cannot_be_used_again(verb: str) -> None:
    """R5.6"""
    s = lay(hand0="statue_isis urn", deck0="3*shabti", hand1="urn")
    do(s, "act:statue_isis", "buy:b1", "pay:shabti")
    if verb != "pay":
        do(s, "pay:shabti", "pay:shabti")
    assert facts(why_not(s, f"{verb}:statue_isis")) == ("already-played", "R2.2", {"card": "statue_isis"})


def test_taking_reaches_the_whole_pyramid_and_goes_on_top_of_the_discard_pile() -> None:
    """R5.7 Then it crumbles; it is no purchase."""
    s = lay(pyramid=FULL, hand0="statue_horus book_of_traversing_eternity", discard0="urn", hand1="urn")
    events = do(s, "act:statue_horus", "take:m1")
    assert zone(s, "discard0") == "djed urn"
    assert pyramid(s) == "ankh wedjat tyet outer_sarcophagus scarab -"
    assert told(events, "bought") == []
    assert why_not(s, "act:book_of_traversing_eternity").code == "nothing-bought"


def test_a_sacrifice_lies_face_up_on_top_of_the_boneyard() -> None:
    """R5.8 From the hand or from the pyramid, as the action says."""
    s = lay(hand0="middle_sarcophagus shabti urn tyet", boneyard="boat", hand1="urn")
    do(s, "act:shabti", "sacrifice:t", "act:middle_sarcophagus", "sacrifice:tyet")
    assert zone(s, "boneyard") == "tyet outer_sarcophagus boat"
    assert legal(s) == ["entomb:urn"]


def test_a_discard_goes_to_the_own_pile_and_never_to_the_boneyard() -> None:
    """R5.9"""
    s = lay(hand0="headrest urn", deck0="tyet scarab", discard0="djed", boneyard="boat", hand1="urn")
    do(s, "act:headrest", "discard:urn")
    assert zone(s, "discard0") == "urn djed"
    assert zone(s, "boneyard") == "boat"


def test_drawing_takes_the_top_of_the_own_deck() -> None:
    """R5.10"""
    s = lay(hand0="statue_isis", deck0="tyet scarab urn shabti", hand1="urn", deck1="boat", stock="censer")
    do(s, "act:statue_isis")
    assert zone(s, "hand0") == "urn tyet scarab"
    assert zone(s, "deck0") == "shabti"
    assert zone(s, "deck1") == "boat"
    assert zone(s, "stock") == "censer"


def test_played_cards_cannot_be_sacrificed() -> None:
    """R5.11 Neither those used for an action nor those used for gold, nor the acting card itself."""
    s = lay(
        pyramid="ankh - - - - -",
        hand0="middle_sarcophagus box_of_food statue_anubis tyet scarab",
        deck0="urn",
        hand1="urn",
    )
    do(s, "buy:b1", "pay:statue_anubis", "act:box_of_food", "act:middle_sarcophagus")
    assert legal(s) == ["sacrifice:urn", "sacrifice:tyet", "sacrifice:scarab"]
    for played in ("statue_anubis", "box_of_food", "middle_sarcophagus"):
        assert facts(why_not(s, f"sacrifice:{played}")) == ("not-in-hand", "R5.8", {"card": played})


@pytest.mark.parametrize("attacker", range(4))
def test_attacks_hit_in_turn_order_from_the_left(attacker: int) -> None:
    """R5.12"""
    hands: dict[str, Any] = {f"hand{seat}": "urn shabti" for seat in range(4)}
    hands[f"hand{attacker}"] = "duamutef"
    s = lay(4, active=attacker, **hands)
    do(s, "act:duamutef")
    order = []
    while question(s).kind == "discard":
        order.append(actor(s))
        do(s, legal(s)[0])
    assert order == [(attacker + step) % 4 for step in (1, 2, 3)]
    assert actor(s) == attacker
