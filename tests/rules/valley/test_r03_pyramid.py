"""Chapter 3 of docs/rules/valley.md: the pyramid."""

from __future__ import annotations

import itertools

import pytest

from pyramidion.games.valley.state import SLOTS

from .conftest import FULL, actor, do, facts, lay, legal, pyramid, question, told, why_not

ABOVE = {"b1": ["m1"], "b2": ["m1", "m2"], "b3": ["m2"], "m1": ["t"], "m2": ["t"], "t": []}


def removed(slot: str, *falls: str, before: str = FULL) -> str:
    """The pyramid after Statue of Horus took a card."""
    s = lay(pyramid=before, hand0="statue_horus", hand1="urn")
    do(s, "act:statue_horus", *([f"take:{slot}"] if before.count("-") < 5 else []), *falls)
    assert question(s).kind == "play_cards"
    return pyramid(s)


def test_six_places_hold_a_card_or_none() -> None:
    """R3.1"""
    s = lay(pyramid="ankh - tyet - - -", hand0="shabti", hand1="urn")
    assert legal(s, "buy") == []
    assert facts(why_not(s, "buy:b2")) == ("slot-empty", "R3.1", {"slot": "b2"})
    do(s, "act:shabti")
    assert legal(s) == ["swap:b1", "swap:b3", "sacrifice:b1", "sacrifice:b3"]


def test_left_of_the_base_is_filled_from_the_left_middle() -> None:
    """R3.2 And that from the top."""
    assert removed("b1") == "djed wedjat tyet outer_sarcophagus scarab -"


def test_right_of_the_base_is_filled_from_the_right_middle() -> None:
    """R3.2"""
    assert removed("b3") == "ankh wedjat scarab djed outer_sarcophagus -"


@pytest.mark.parametrize(
    ("slot", "after"),
    [("m1", "ankh wedjat tyet outer_sarcophagus scarab -"), ("m2", "ankh wedjat tyet djed outer_sarcophagus -")],
)
def test_the_middle_row_is_filled_from_the_top(slot: str, after: str) -> None:
    """R3.2"""
    assert removed(slot) == after


def test_the_rulebooks_example_of_crumbling() -> None:
    """R3.2, R3.3 The middle of the base is removed; Bastet falls into it, the Scarab falls from the top."""
    s = lay(
        pyramid="ka_figurine book_of_gates burial_mask qebehsenuef statue_bastet scarab",
        hand0="statue_horus",
        hand1="urn",
    )
    events = do(s, "act:statue_horus", "take:b2", "fall:m2")
    assert pyramid(s) == "ka_figurine statue_bastet burial_mask qebehsenuef scarab -"
    assert told(events, "fell") == [("statue_bastet", "m2", "b2"), ("scarab", "t", "m2")]


@pytest.mark.parametrize(
    ("fall", "after"),
    [
        ("fall:m1", "ankh djed tyet outer_sarcophagus scarab -"),
        ("fall:m2", "ankh scarab tyet djed outer_sarcophagus -"),
    ],
)
def test_into_the_middle_of_the_base_either_card_falls_as_the_active_player_chooses(fall: str, after: str) -> None:
    """R3.3"""
    assert removed("b2", fall) == after


def test_nothing_else_can_be_done_before_the_choice() -> None:
    """R3.3"""
    s = lay(hand0="statue_horus urn", hand1="urn", active=0)
    do(s, "act:statue_horus", "take:b2")
    assert (question(s).kind, question(s).rule) == ("crumble", "R3.3")
    assert legal(s) == ["fall:m1", "fall:m2"]
    assert facts(why_not(s, "fall:b1")) == ("cannot-fall-there", "R3.2", {"slot": "b1", "hole": "b2"})
    assert why_not(s, "entomb:urn").code == "not-an-answer"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("ankh wedjat tyet djed - -", "ankh djed tyet - - -"),
        ("ankh wedjat tyet - scarab -", "ankh scarab tyet - - -"),
        ("ankh wedjat tyet - - -", "ankh - tyet - - -"),
    ],
)
def test_with_one_card_or_none_above_there_is_no_choice(before: str, after: str) -> None:
    """R3.3"""
    assert removed("b2", before=before) == after


def test_the_top_never_crumbles() -> None:
    """R3.4"""
    assert removed("t") == "ankh wedjat tyet djed scarab -"


def test_a_hole_without_a_card_above_stays_until_the_pyramid_is_rebuilt() -> None:
    """R3.4, R2.5"""
    s = lay(pyramid=FULL, hand0="2*statue_horus", hand1="urn", stock="boat censer book_of_gates")
    do(s, "act:statue_horus", "take:t", "act:statue_horus", "take:m1")
    assert pyramid(s) == "ankh wedjat tyet - scarab -"
    do(s, "end")
    assert pyramid(s) == "ankh wedjat tyet boat scarab censer"


def test_falling_cards_leave_no_hole_with_a_card_above_it() -> None:
    """R3.2 In every order of removals and with every choice."""
    for slots in itertools.permutations(SLOTS, 3):
        for choice in (0, 1):
            s = lay(hand0="2*statue_horus imsety shabti", hand1="urn")
            for slot in slots:
                card = "imsety" if "act:imsety" in legal(s) and slot[0] == "b" else "statue_horus"
                if f"act:{card}" not in legal(s):
                    continue
                do(s, f"act:{card}")
                do(s, f"take:{slot}" if f"take:{slot}" in legal(s) else legal(s, "take")[0])
                if question(s).kind == "crumble":
                    do(s, legal(s)[choice])
            full = dict(zip(SLOTS, pyramid(s).split(), strict=True))
            holes = [slot for slot in SLOTS if full[slot] == "-"]
            assert all(full[above] == "-" for hole in holes for above in ABOVE[hole])
            assert actor(s) == 0
