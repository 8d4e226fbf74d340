"""Chapter 12 of docs/rules/valley.md: rulings that need more than one position; the others are scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from pyramidion.games.valley import GAME
from pyramidion.games.valley.options import Options
from pyramidion.kernel.contract import parse_action
from pyramidion.kernel.table import Table

from .conftest import BARE, FULL, actor, do, kinds, lay, legal, pyramid, question, told, why_not, zone


def test_an_empty_pyramid_is_never_sacrificed_from_but_one_card_still_is() -> None:
    """R1"""
    s = lay(pyramid=BARE, stock="boat", hand0="urn", hand1="urn", boneyard="")
    assert told(do(s, "end"), "sacrificed") == []
    s = lay(pyramid="ankh - - - - -", stock="", hand0="urn", hand1="urn", boneyard="")
    assert told(do(s, "end"), "sacrificed") == [(0, "ankh", "b1")]


def test_the_boneyard_is_never_shuffled_into_the_stock() -> None:
    """R3"""
    s = lay(pyramid="ankh ankh - - - -", stock="", hand0="urn", hand1="urn", boneyard="boat censer")
    do(s, "end", "sacrifice:b1")
    assert zone(s, "boneyard") == "ankh boat censer"
    assert pyramid(s) == "- ankh - - - -"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stalling_by_swaps_is_possible_for_two_full_rounds(seats: int) -> None:
    """R5"""
    hands: dict[str, Any] = {f"hand{seat}": "shabti" for seat in range(seats)}
    s = lay(seats, pyramid="ankh wedjat - - - -", stock="", **hands)
    for _ in range(2 * seats):
        before = actor(s)
        do(s, "act:shabti", "swap:b1", "end")
        assert actor(s) == (before + 1) % seats
    do(s, "act:shabti", "swap:b1", "end")
    assert question(s).kind == "sacrifice_unchanged"


def test_a_card_that_leaves_starts_the_count_anew() -> None:
    """R5"""
    s = lay(pyramid="ankh wedjat tyet - - -", stock="", hand0="shabti", hand1="shabti", idle=4)
    do(s, "act:shabti", "sacrifice:b1", "end")
    assert s.idle == 0
    do(s, "act:shabti", "swap:b2", "end")
    assert actor(s) == 0


def test_parts_behind_hidden_cards_only_need_to_be_possible_in_principle() -> None:
    """R6 Book of Gates may be played whatever it will turn over."""
    for top in ("boat", "statue_isis", "statue_horus"):
        s = lay(pyramid=BARE, stock="censer", hand0="book_of_gates", deck0=top, hand1="urn")
        assert "act:book_of_gates" in legal(s)
        do(s, "act:book_of_gates")
        assert zone(s, "discard0") == top


def test_an_equal_card_in_hand_is_not_the_one_that_is_played() -> None:
    """R6 Book of the Earth may sacrifice the other copy, but never itself."""
    s = lay(pyramid="scarab - - - - -", hand0="2*book_of_the_earth", hand1="urn")
    do(s, "act:book_of_the_earth")
    assert legal(s) == ["sacrifice:book_of_the_earth"]
    s = lay(pyramid="scarab - - - - -", hand0="book_of_the_earth urn", hand1="urn")
    assert why_not(s, "act:book_of_the_earth").args == {"card": "book_of_the_earth", "part": 2}


def test_the_active_player_chooses_the_crumbling_whoever_removed_the_card() -> None:
    """R7 Seat 2 takes with Boat, seat 1 who bought is asked."""
    s = lay(3, pyramid=FULL, active=1, hand0="urn", hand1="burial_mask", hand2="boat")
    do(s, "buy:b1", "pay:burial_mask")
    assert actor(s) == 2
    do(s, "react:boat", "take:b2")
    assert (actor(s), legal(s)) == (1, ["fall:m1", "fall:m2"])


def test_what_boat_takes_opens_no_window_of_its_own() -> None:
    """R8"""
    s = lay(3, hand0="burial_mask", hand1="boat", hand2="mummified_cat")
    do(s, "buy:b1", "pay:burial_mask", "react:boat", "take:b1")
    assert (actor(s), question(s).kind) == (0, "play_cards")


def test_tyet_repeats_an_action_that_book_of_gates_carried_out() -> None:
    """R12, R11"""
    s = lay(hand0="book_of_gates tyet", deck0="statue_horus", hand1="urn")
    do(s, "act:book_of_gates", "take:t", "act:tyet")
    assert legal(s) == ["repeat:book_of_gates", "repeat:statue_horus"]
    do(s, "repeat:statue_horus", "take:m2")
    assert zone(s, "discard0") == "scarab statue_horus outer_sarcophagus"


def test_tyet_repeats_an_attack() -> None:
    """R12, R22"""
    s = lay(hand0="duamutef tyet", hand1="urn shabti scarab")
    do(s, "act:duamutef", "discard:urn", "act:tyet", "repeat:duamutef", "discard:shabti")
    assert zone(s, "discard1") == "shabti urn"


def test_what_was_done_is_forgotten_at_the_end_of_the_turn() -> None:
    """R12"""
    s = lay(pyramid=BARE, stock="boat", hand0="urn", discard0="scarab", deck0="5*shabti", hand1="tyet urn")
    do(s, "act:urn", "end")
    assert why_not(s, "act:tyet").code == "nothing-to-repeat"


@pytest.mark.parametrize(("card", "need"), [("box_of_food", 1), ("headrest", 2), ("statue_isis", 3), ("wedjat", 3)])
def test_an_action_needs_all_the_cards_it_draws_or_looks_at(card: str, need: int) -> None:
    """R13 Deck and discard pile together."""
    for deck, discard in ((need - 1, 0), (0, need - 1), (need, 0), (0, need), (1, need - 1)):
        s = lay(pyramid=BARE, hand0=f"{card} urn", deck0=f"{deck}*shabti", discard0=f"{discard}*shabti", hand1="urn")
        assert (f"act:{card}" in legal(s)) == (deck + discard == need)


def test_traversing_eternity_looks_at_the_dearest_purchase_in_any_order() -> None:
    """R14"""
    for order in (["b1", "b2"], ["b2", "b1"]):
        s = lay(
            pyramid="ankh statue_anubis tyet - - -",
            hand0="book_of_traversing_eternity burial_mask boat shabti 2*urn",
            hand1="urn",
        )
        for slot in order:
            do(s, f"buy:{slot}", *(["pay:boat"] if slot == "b1" else ["pay:burial_mask", "pay:shabti"]))
        do(s, "act:book_of_traversing_eternity")
        assert zone(s, "discard0").split()[0] == "tyet"


def test_an_opponent_with_an_empty_hand_loses_nothing() -> None:
    """R22, R23"""
    for attack in ("duamutef", "qebehsenuef", "hapi", "statue_bastet"):
        s = lay(hand0=attack, deck1="6*urn")
        assert kinds(do(s, f"act:{attack}")) == ["played", "spared"]
        assert actor(s) == 0


def test_every_card_laid_down_counts_as_played() -> None:
    """R24"""
    s = lay(pyramid="ankh - - - - -", hand0="boat shabti urn", hand1="urn")
    do(s, "buy:b1", "lay:boat")
    assert question(s).args == {"card": "ankh", "owed": 0, "paid": 4, "laid": 1}
    assert legal(s) == ["pay:shabti", "pay:urn", "lay:shabti", "lay:urn"]
    do(s, "lay:urn")
    assert question(s).args["laid"] == 2
    assert legal(s) == ["pay:shabti"]
    assert why_not(s, "lay:shabti").code == "lay-not-needed"
    do(s, "pay:shabti")
    assert (zone(s, "played0"), zone(s, "hand0"), zone(s, "discard0")) == ("shabti urn boat", "", "ankh")


def test_what_is_left_of_the_deck_lies_on_top_of_the_reshuffled_pile() -> None:
    """R33"""
    s = lay(hand0="wedjat", deck0="scarab tyet", discard0="2*urn", hand1="urn")
    do(s, "act:wedjat")
    assert legal(s) == ["keep:urn", "keep:tyet", "keep:scarab"]
    assert zone(s, "deck0") == "scarab tyet urn urn"


def practice(box: str = "base", **zones: Any) -> Table[Any]:
    """A table in the middle of a laid position."""
    table = Table(GAME, Options(box=box), ["a", "b"], seed=1)
    table.state = lay(options={"box": box}, **zones)
    return table


UNDONE = {
    "a purchase": ("burial_mask", ["buy:b1", "pay:burial_mask"], True),
    "the free entombing": ("urn", ["entomb:urn"], True),
    "a swap": ("shabti", ["act:shabti", "swap:b1", "with:b2"], True),
    "drawing": ("box_of_food", ["act:box_of_food"], False),
    "turning over": ("book_of_gates", ["act:book_of_gates"], False),
    "looking": ("wedjat", ["act:wedjat"], False),
    "the stock": ("book_of_the_netherworld", ["act:book_of_the_netherworld"], False),
}


@pytest.mark.parametrize(("hand", "actions", "free"), UNDONE.values(), ids=list(UNDONE))
def test_nothing_is_taken_back_once_a_hidden_card_was_seen(hand: str, actions: list[str], free: bool) -> None:
    """R35"""
    table = practice(hand0=hand, deck0="3*shabti", hand1="urn")
    for text in actions:
        table.act(0, parse_action(text))
    assert table.undo(0) == free


@pytest.mark.parametrize(("box", "card"), [("afterlife", "antechamber"), ("base", "scarab"), ("base", "burial_mask")])
def test_an_action_that_looks_through_the_discard_pile_is_finished(box: str, card: str) -> None:
    """R35, R9.4"""
    table = practice(box, hand0=card, discard0="2*urn shabti", hand1="urn", pyramid=BARE)
    table.act(0, parse_action(f"act:{card}"))
    assert table.view(0).table["players"][0]["discard"]["cards"] == ["urn", "urn", "shabti"]
    assert not table.undo(0)


def test_a_repetition_that_looks_through_the_discard_pile_is_finished() -> None:
    """R35, R12"""
    table = practice(hand0="scarab tyet", discard0="2*urn shabti", hand1="urn", pyramid=BARE)
    for text in ("act:scarab", "entomb:discard.urn", "act:tyet"):
        table.act(0, parse_action(text))
    assert table.undo(0)
    for text in ("act:tyet", "repeat:scarab"):
        table.act(0, parse_action(text))
    assert not table.undo(0)


@pytest.mark.parametrize(("boneyard", "free"), [("axe bow", False), ("axe", True)])
def test_the_boneyard_is_not_looked_into_by_taking_back(boneyard: str, free: bool) -> None:
    """R35, R9.2"""
    table = practice("afterlife", hand0="judgment urn", boneyard=boneyard, hand1="urn", pyramid=BARE)
    for text in ("act:judgment", "aside:urn"):
        table.act(0, parse_action(text))
    assert table.undo(0) == free


def test_the_end_of_a_turn_is_not_taken_back() -> None:
    """R35 Cards were drawn and the pyramid was filled."""
    table = practice(hand0="burial_mask", deck0="5*shabti", hand1="urn")
    for text in ("buy:b1", "pay:burial_mask", "end"):
        table.act(0, parse_action(text))
    assert not table.undo(0)
    assert table.rewind(2, consent=[0, 1])
    assert actor(table.state) == 0


def test_several_urns_reach_deep_into_the_order_of_discarding() -> None:
    """R38, R2.3"""
    s = lay(pyramid="ankh ankh boat - - -", stock="", hand0="scarab tyet djed", deck0="2*urn 3*shabti", hand1="urn")
    do(s, "arrange", "discard:djed", "discard:scarab", "sacrifice:b1", "end", "sacrifice:b2")
    assert zone(s, "discard0") == "tyet scarab djed"
    do(s, "act:urn", "act:urn")
    assert zone(s, "deck0") == "scarab tyet"
