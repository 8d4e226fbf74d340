"""Chapter 11 of docs/rules/valley.md: the facts of the cards. What they do is in tests/scenarios/valley."""

from __future__ import annotations

import pytest

from pyramidion.games.valley.cards import BASE_BOX
from pyramidion.games.valley.groups import BASE_SETS, STARTER, UNIQUE

CARDS = {card.id: card for card in BASE_BOX}

# cost, gold and place in the set, as the rulebook prints them
PRINTED = {
    "urn": (2, 1, 0),
    "middle_sarcophagus": (4, 2, 2),
    "qebehsenuef": (4, 2, 2),
    "tyet": (5, 2, 3),
    "scarab": (7, 3, 5),
    "book_of_gates": (3, 1, 1),
    "book_of_the_netherworld": (7, 3, 5),
    "statue_bastet": (4, 2, 2),
    "ka_figurine": (6, 3, 0),
    "burial_mask": (10, 5, 0),
}


@pytest.mark.parametrize("card", PRINTED)
def test_printed_numbers_are_kept_and_not_called_reconstructed(card: str) -> None:
    """R11.2, R11.6, R11.9, R11.14, R11.16, R11.17, R11.21, R11.24, R11.32, R11.35"""
    found = CARDS[card]
    assert (found.cost, found.gold, found.index) == PRINTED[card]
    assert not {"cost", "gold", "index", "action"} & set(found.reconstructed.split())


def test_every_set_is_complete_and_numbered_through() -> None:
    """R8.3"""
    for name, size in BASE_SETS.items():
        assert [card.index for card in BASE_BOX if card.group == name] == list(range(1, size + 1))


def test_gold_is_half_the_cost_rounded_down() -> None:
    """R11.1 to R11.35: the law that holds for all ten printed cards and was used for the others."""
    assert all(card.gold == card.cost // 2 for card in BASE_BOX)


def test_starters_are_worth_one_point_and_uniques_their_gold() -> None:
    """R8.2"""
    assert all(card.points == 1 for card in BASE_BOX if card.group == STARTER)
    assert all(card.points == card.gold for card in BASE_BOX if card.group == UNIQUE)
    assert all(card.points == 0 for card in BASE_BOX if card.group in BASE_SETS)
    assert sum(card.points for card in BASE_BOX if card.group == UNIQUE) == 19


def test_cards_up_to_cost_six_are_level_two() -> None:
    """R1.3 The split that gives 29 and 27 cards."""
    assert all(card.level == (2 if card.cost <= 6 else 3) for card in BASE_BOX if card.group != STARTER)


def test_every_card_has_an_action_or_a_reaction_but_not_both() -> None:
    """R5.1, R7.5"""
    for card in BASE_BOX:
        reacts = [card.when_opponent_buys, card.when_other_sacrifices, card.when_attacked, card.when_discarded]
        assert bool(card.action) != any(reacts)


def test_what_is_a_placeholder_is_called_reconstructed() -> None:
    """R11.3 and fourteen others whose action no source prints."""
    named = "box_of_food outer_sarcophagus inner_sarcophagus duamutef hapi imsety ankh wedjat statue_sobek"
    named += " statue_anubis statue_isis statue_horus statue_osiris headrest censer"
    assert {card.id for card in BASE_BOX if "action" in card.reconstructed.split()} == set(named.split())
