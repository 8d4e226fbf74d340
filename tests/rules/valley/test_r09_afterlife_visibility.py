"""Chapter 9 of docs/rules/valley.md with the cards of Afterlife: what is set aside, fetched, shown; the deck list."""

from __future__ import annotations

import pytest

from pyramidion.games.valley import GAME
from pyramidion.games.valley.state import Valley
from pyramidion.kernel.contract import Json

from .conftest import do, lay, new

PYRAMID = "ring serdab sling hunting dagger bow"
AFTERLIFE = {"box": "afterlife"}
other = pytest.mark.parametrize("viewer", [1, 2, None])


def area(s: Valley, viewer: int | None, owner: int = 0) -> Json:
    return GAME.view(s, viewer).table["players"][owner]


@other
def test_others_do_not_see_what_is_set_aside(viewer: int | None) -> None:
    """R9.5, R34 Nor do they know any more what they had seen in that hand."""
    s = lay(3, hand0="harvest serdab urn", hand1="urn", hand2="urn", pyramid=PYRAMID, options=AFTERLIFE)
    do(s, "act:harvest", "take:b1")
    assert area(s, viewer)["known"] == ["ring"]
    do(s, "act:serdab", "aside:urn")
    assert (area(s, viewer)["aside"], area(s, viewer)["aside_count"], area(s, viewer)["known"]) == (None, 1, [])
    assert area(s, 0)["aside"] == ["urn"]


@other
def test_judged_cards_are_seen_when_they_are_sacrificed(viewer: int | None) -> None:
    """R9.5, R11.57"""
    s = lay(
        3, hand0="judgment urn axe", hand1="urn", hand2="urn", boneyard="bow", pyramid="- - - - - -", options=AFTERLIFE
    )
    events = do(s, "act:judgment", "aside:axe")
    told = [GAME.redact(event, viewer) for event in events]
    assert ("judged", (0, None), None) in told
    assert ("sacrificed", (0, "axe", "judged"), None) in told


@other
def test_a_card_fetched_by_antechamber_is_seen_only_if_it_lay_on_top(viewer: int | None) -> None:
    """R9.5, R11.44"""
    for card, known in (("urn", ["urn"]), ("axe", [])):
        s = lay(
            3,
            hand0="antechamber",
            discard0="urn axe ring",
            hand1="urn",
            hand2="urn",
            options=AFTERLIFE,
            pyramid=PYRAMID,
        )
        events = do(s, "act:antechamber", f"return:discard.{card}")
        assert area(s, viewer)["known"] == known
        assert area(s, 0)["hand"] == [card]
        assert ("fetched", (0, known[0] if known else None), None) in [GAME.redact(event, viewer) for event in events]


def test_others_lose_track_of_a_pile_from_which_a_card_was_fetched_unseen() -> None:
    """R9.5, R28 It may be any card but the one they still see on top."""
    s = lay(
        2, hand0="antechamber", discard0="urn axe ring", hand1="urn", options=AFTERLIFE, pyramid="- - - - - -", stock=""
    )
    do(s, "act:antechamber", "return:discard.axe")
    hands = {tuple(GAME.resample(s, 1, seed).players[0].hand) for seed in range(20)}
    assert hands == {(s.box.index["axe"],), (s.box.index["ring"],)}


def test_a_hand_shown_for_senet_is_seen_by_one_player_only() -> None:
    """R9.1, R11.61"""
    s = lay(3, hand0="senet", deck0="urn", hand1="urn shabti", hand2="urn", pyramid=PYRAMID, options=AFTERLIFE)
    do(s, "act:senet", "choose:1", "show")
    assert area(s, 0, 1)["known"] == ["shabti", "urn"]
    assert area(s, 2, 1)["known"] == area(s, None, 1)["known"] == []


@other
def test_a_hand_shown_for_spear_is_seen_by_all(viewer: int | None) -> None:
    """R9.1, R11.51"""
    s = lay(3, hand0="spear", hand1="urn shabti axe", hand2="urn", pyramid=PYRAMID, options=AFTERLIFE)
    do(s, "act:spear", "choose:1")
    if viewer != 1:
        assert area(s, viewer, 1)["known"] == ["axe", "shabti", "urn"]


@pytest.mark.parametrize("seats", [1, 2, 5, 6])
def test_the_table_names_every_card_in_the_game(seats: int) -> None:
    """R10.2, R10.8 Sets and supersets with colour, size and cards; the score of each."""
    s = new(seats, 3, box="both")
    table = GAME.view(s, None).table
    named = {card: copies for group in table["deck_list"] for card, copies in group["cards"].items()}
    assert named == {card.id: card.copies for card in s.box.cards}
    sets = [group for group in table["deck_list"] if group["size"]]
    assert [group["colour"] for group in sets] == ["red", "brown", "yellow", "green", "blue"]
    assert all(len(group["cards"]) == group["size"] for group in sets)
    assert list(table["players"][0]["points"]) == [*(group["id"] for group in sets), "unique", "starter"]
    assert GAME.view(s, None).options["red"] != "random" or seats > 4
