"""Chapter 9 of docs/rules/valley.md: who sees what."""

from __future__ import annotations

import pytest

from pyramidion.games.valley import GAME
from pyramidion.games.valley.state import Valley
from pyramidion.kernel.contract import Event, Json, seen_by

from .conftest import BARE, FULL, do, lay

VIEWERS = (0, 1, 2, None)
viewers = pytest.mark.parametrize("viewer", VIEWERS)


def table(s: Valley, viewer: int | None) -> Json:
    return GAME.view(s, viewer).table


def area(s: Valley, viewer: int | None, owner: int) -> Json:
    return table(s, viewer)["players"][owner]


def seen(events: list[Event], viewer: int | None) -> list[Event]:
    return seen_by(GAME, events, viewer)


@viewers
def test_everybody_sees_the_pyramid_the_tombs_and_the_cards_on_the_table(viewer: int | None) -> None:
    """R9.1"""
    s = lay(3, hand0="box_of_food urn", deck0="tyet", tomb1="scarab urn", hand1="urn", hand2="urn")
    do(s, "act:box_of_food")
    assert list(table(s, viewer)["pyramid"].values()) == FULL.split()
    assert area(s, viewer, 0)["played"] == ["box_of_food"]
    assert sorted(area(s, viewer, 1)["tomb"]) == ["scarab", "urn"]


@viewers
def test_everybody_sees_what_the_cards_of_the_pyramid_cost(viewer: int | None) -> None:
    """R4.2, R9.1: as the turn has it; a discount leaves at least 1."""
    s = lay(3, pyramid=FULL, hand0="urn", hand1="urn", hand2="urn")
    costs = {slot: s.box.cost[s.box.index[card]] for slot, card in table(s, None)["pyramid"].items()}
    assert table(s, viewer)["prices"] == costs
    s.discount = 20
    assert set(table(s, viewer)["prices"].values()) == {1}


def test_the_viewer_sees_what_the_own_hand_would_pay() -> None:
    """R15, R16: the printed gold, what all cards pay this turn, twice for the next one; nobody else is told."""
    s = lay(2, hand0="boat urn", hand1="urn")
    printed = {card: s.box.gold[s.box.index[card]] for card in ("boat", "urn")}
    assert table(s, 0)["worth"] == printed
    s.doubled = True
    assert table(s, 0)["worth"] == {card: 2 * gold for card, gold in printed.items()}
    s.gold = 4
    assert table(s, 0)["worth"] == {"boat": 8, "urn": 8}
    assert table(s, None)["worth"] == {}


@viewers
def test_everybody_sees_a_card_that_is_turned_over(viewer: int | None) -> None:
    """R9.1"""
    s = lay(3, hand0="book_of_gates", deck0="statue_horus urn", hand1="urn", hand2="urn")
    events = do(s, "act:book_of_gates")
    assert table(s, viewer)["revealed"] == ["statue_horus"]
    assert ("revealed", (0, "statue_horus"), None) in seen(events, viewer)


@viewers
def test_everybody_sees_a_card_that_is_shown(viewer: int | None) -> None:
    """R9.1 It is known to be in that hand from then on (R9.5)."""
    s = lay(3, hand0="duamutef", hand1="offering_table urn", hand2="urn")
    events = do(s, "act:duamutef", "react:offering_table")
    assert ("showed", (1, "offering_table"), None) in seen(events, viewer)
    if viewer != 1:
        assert area(s, viewer, 1)["known"] == ["offering_table"]
        assert area(s, viewer, 1)["hand"] is None


@viewers
def test_of_the_boneyard_only_the_top_card_is_seen(viewer: int | None) -> None:
    """R9.2"""
    s = lay(3, boneyard="scarab tyet ankh", hand0="urn", hand1="urn", hand2="urn")
    assert table(s, viewer)["boneyard"] == {"count": 3, "top": "scarab", "cards": None}


@viewers
def test_the_stock_is_only_counted(viewer: int | None) -> None:
    """R9.3"""
    s = lay(3, stock="scarab tyet ankh", hand0="urn", hand1="urn", hand2="urn")
    assert table(s, viewer)["stock"] == 3


def test_the_own_discard_pile_is_open_outside_the_own_turn() -> None:
    """R9.4"""
    s = lay(3, discard0="urn tyet", discard1="scarab djed shabti", hand0="urn", hand1="urn", hand2="urn")
    assert area(s, 1, 1)["discard"] == {"count": 3, "top": "scarab", "cards": ["scarab", "djed", "shabti"]}
    assert area(s, 0, 0)["discard"] == {"count": 2, "top": "urn", "cards": None}


@pytest.mark.parametrize("card", ["scarab", "burial_mask", "book_of_the_heavens"])
def test_during_the_own_turn_it_opens_when_an_action_asks_for_a_card_of_it(card: str) -> None:
    """R9.4 And closes again."""
    s = lay(2, discard0="urn 4*shabti", hand0=f"{card} tyet", hand1="urn")
    do(s, f"act:{card}")
    assert area(s, 0, 0)["discard"]["cards"] == ["urn", "shabti", "shabti", "shabti", "shabti"]
    assert area(s, 1, 0)["discard"]["cards"] is None
    do(s, "entomb:discard.urn")
    assert area(s, 0, 0)["discard"]["cards"] is None


def test_an_action_that_asks_for_a_hand_card_does_not_open_it() -> None:
    """R9.4"""
    s = lay(2, discard0="urn shabti", hand0="inner_sarcophagus tyet djed", hand1="urn")
    do(s, "act:inner_sarcophagus")
    assert area(s, 0, 0)["discard"]["cards"] is None


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_of_another_players_discard_pile_the_top_card_is_seen(viewer: int | None) -> None:
    """R9.4, R28"""
    s = lay(3, discard1="scarab djed", hand0="urn", hand1="urn", hand2="urn")
    assert area(s, viewer, 1)["discard"] == {"count": 2, "top": "scarab", "cards": None}


def test_cards_discarded_together_show_only_the_last_one() -> None:
    """R28, R9.4"""
    s = lay(2, pyramid=BARE, stock="boat", hand0="urn tyet scarab", deck0="5*shabti", hand1="urn")
    events = do(s, "arrange", "discard:scarab", "discard:urn")
    told = {viewer: [e.args for e in seen(events, viewer) if e.kind == "cleaned_up"] for viewer in (0, 1, None)}
    assert told[0] == [(0, ("scarab", "urn", "tyet"))]
    assert told[1] == told[None] == [(0, (None, None, "tyet"))]


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_hands_and_decks_are_hidden_and_counted(viewer: int | None) -> None:
    """R9.5"""
    s = lay(3, hand1="scarab djed", deck1="urn 2*shabti", hand0="urn", hand2="urn")
    found = area(s, viewer, 1)
    assert (found["hand"], found["hand_count"], found["known"]) == (None, 2, [])
    assert (found["deck"], found["deck_top"]) == (3, [])


def test_the_own_hand_is_seen_but_not_the_own_deck() -> None:
    """R9.5"""
    s = lay(2, hand1="scarab djed", deck1="urn 2*shabti", hand0="urn")
    found = area(s, 1, 1)
    assert sorted(found["hand"]) == ["djed", "scarab"]
    assert found["deck_top"] == []


def test_only_the_drawing_player_sees_what_is_drawn() -> None:
    """R9.5"""
    s = lay(2, hand0="box_of_food", deck0="scarab", hand1="urn")
    events = do(s, "act:box_of_food")
    drew = {viewer: [e.args for e in seen(events, viewer) if e.kind == "drew"] for viewer in (0, 1, None)}
    assert drew == {0: [(0, ("scarab",))], 1: [(0, (None,))], None: [(0, (None,))]}


def test_only_the_looking_player_sees_what_wedjat_shows() -> None:
    """R9.5, R11.13"""
    s = lay(2, hand0="wedjat", deck0="scarab urn shabti", hand1="urn")
    do(s, "act:wedjat")
    assert area(s, 0, 0)["deck_top"] == ["scarab", "urn", "shabti"]
    assert area(s, 1, 0)["deck_top"] == []
    events = do(s, "keep:urn", "put:scarab")
    assert area(s, 0, 0)["deck_top"] == ["shabti", "scarab"]
    assert [e.args for e in seen(events, 1) if e.kind == "kept"] == [(0, None)]
    assert GAME.view(s, 1).legal == []


def test_what_was_taken_before_everybodys_eyes_stays_known() -> None:
    """R9.5 In the hand by Imsety or Ankh, on the deck by Urn, and from there to the hand."""
    s = lay(2, hand0="imsety urn box_of_food", discard0="scarab", hand1="urn")
    do(s, "act:imsety", "take:b1", "act:urn")
    assert area(s, 1, 0)["known"] == ["ankh"]
    assert area(s, 1, 0)["deck_top"] == ["scarab"]
    do(s, "act:box_of_food")
    assert sorted(area(s, 1, 0)["known"]) == ["ankh", "scarab"]
    assert area(s, 1, 0)["deck_top"] == []


def test_of_anothers_question_only_its_subject_is_seen() -> None:
    """R9.5 The gold in hand is nobody else's business."""
    s = lay(2, hand0="burial_mask", hand1="urn")
    own, other = GAME.view(s, 0), GAME.view(s, 1)
    assert own.question is not None
    assert other.question is not None
    assert (own.question.args, other.question.args) == ({"gold": 5}, {})
    assert (other.question.kind, other.legal) == ("play_cards", [])
