"""Chapter 8 of docs/rules/valley.md: end and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from pyramidion.games.valley import GAME
from pyramidion.games.valley.groups import BASE_SETS
from pyramidion.games.valley.state import Valley
from pyramidion.kernel.contract import Result

from .conftest import BARE, actor, do, facts, lay, legal, question, told, why_not, zone

STATUES = [
    "statue_sobek",
    "statue_bastet",
    "statue_anubis",
    "statue_isis",
    "statue_horus",
    "statue_thoth",
    "statue_osiris",
]


def ended(s: Valley) -> Result:
    result = GAME.result(s)
    assert result is not None
    return result


def scored(*tombs: str) -> Result:
    """The result of a game that ends with these tombs."""
    seats = len(tombs)
    laid: dict[str, Any] = {f"tomb{seat}": tomb for seat, tomb in enumerate(tombs)}
    s = lay(seats, pyramid=BARE, stock="", active=seats - 1, **laid)
    do(s, "end")
    assert list(GAME.recount(s)) == [score.total for score in ended(s).scores]
    return ended(s)


def points(tomb: str) -> int:
    return scored(tomb, "").scores[0].total


def test_the_game_ends_when_stock_and_pyramid_are_empty_and_all_have_had_equal_turns() -> None:
    """R8.1"""
    s = lay(pyramid="ankh - - - - -", stock="", active=1, hand1="statue_anubis")
    events = do(s, "buy:b1", "pay:statue_anubis", "end")
    assert GAME.actors(s) == ()
    assert GAME.result(s) is not None
    assert told(events, "ended") == [()]


@pytest.mark.parametrize(
    ("pyramid", "stock", "active"),
    [(BARE, "boat", 1), ("ankh ankh - - - -", "", 1), (BARE, "", 0)],
    ids=["cards in the stock", "cards in the pyramid", "an unequal number of turns"],
)
def test_any_one_condition_missing_keeps_the_game_going(pyramid: str, stock: str, active: int) -> None:
    """R8.1"""
    s = lay(pyramid=pyramid, stock=stock, active=active, hand0="urn", hand1="urn")
    do(s, "end")
    if question(s).kind == "sacrifice_unchanged":
        do(s, "sacrifice:b1")
    assert GAME.result(s) is None
    assert actor(s) == 1 - active


def test_nobody_acts_after_the_end() -> None:
    """R8.1"""
    s = lay(pyramid=BARE, stock="", active=1)
    do(s, "end")
    for seat in (0, 1):
        assert GAME.legal(s, seat) == ()
        assert facts(why_not(s, "end", seat)) == ("game-over", "R8.1", {})


@pytest.mark.parametrize("first", range(3))
def test_the_last_round_ends_before_the_first_player(first: int) -> None:
    """R8.1, R4 Whoever empties the pyramid, everybody has had as many turns."""
    s = lay(3, pyramid="ankh - - - - -", stock="", active=first, first=first, hand0="urn", hand1="urn", hand2="urn")
    seats = []
    while GAME.actors(s):
        seats.append(actor(s))
        do(s, "end")
    assert seats == [(first + step) % 3 for step in range(3)]


def test_only_the_tomb_counts() -> None:
    """R8.2 Hand, deck and discard pile are worth nothing."""
    s = lay(pyramid=BARE, stock="", active=1, hand0="burial_mask", deck0="boat", discard0="censer", tomb0="urn")
    do(s, "end")
    assert [score.total for score in ended(s).scores] == [1, 0]


def test_every_starter_scores_one_point() -> None:
    """R8.2 Every copy."""
    assert points("4*shabti 3*urn 2*box_of_food offering_table") == 10


@pytest.mark.parametrize(
    ("card", "value"),
    [("mummified_cat", 2), ("headrest", 2), ("ka_figurine", 3), ("censer", 3), ("boat", 4), ("burial_mask", 5)],
)
def test_a_unique_scores_its_printed_points(card: str, value: int) -> None:
    """R8.2"""
    assert points(card) == value


@pytest.mark.parametrize("different", range(1, 8))
def test_a_set_scores_the_square_of_its_different_cards(different: int) -> None:
    """R8.3 1, 4, 9, 16, 25, 36, 49."""
    assert points(" ".join(STATUES[:different])) == different**2


def test_six_different_statues_score_36() -> None:
    """R8.3 The rulebook's example."""
    assert points(" ".join(STATUES[1:])) == 36


def test_a_second_copy_adds_nothing() -> None:
    """R8.3"""
    assert points("2*ankh") == 1
    assert points("2*ankh 2*wedjat tyet") == 9


def test_sets_are_scored_separately_and_once() -> None:
    """R8.3"""
    assert points("ankh wedjat book_of_gates statue_isis statue_horus") == 4 + 1 + 4


def test_the_rulebooks_example_of_scoring() -> None:
    """R8.2, R8.3 3 Shabti, Inner Sarcophagus, 2 Statues of Anubis, Statue of Isis: 3 + 1 + 4 = 8."""
    score = scored("3*shabti inner_sarcophagus 2*statue_anubis statue_isis", "").scores[0]
    assert score.total == 8
    assert {part.key: part.points for part in score.parts} == {"starter": 3, "sarcophagi": 1, "statues": 4}


def test_everything_in_one_tomb_scores_164() -> None:
    """R8.2, R8.3 All sets (135), the ten starters and all uniques (19)."""
    every = [entry.id for entry in GAME.content(lay().options) if entry.group in BASE_SETS]
    tomb = " ".join(every) + " 4*shabti 3*urn 2*box_of_food offering_table"
    assert points(f"{tomb} mummified_cat headrest ka_figurine censer boat burial_mask") == 164


def test_most_points_win() -> None:
    """R8.4"""
    result = scored("2*urn", "ankh wedjat", "urn")
    assert result.winners == [1]
    assert [score.rank for score in result.scores] == [2, 1, 3]


def test_a_tie_goes_to_the_smaller_tomb() -> None:
    """R8.4 Fewer cards, a rarer collection."""
    result = scored("4*urn", "ankh wedjat", "2*book_of_gates book_of_the_dead")
    assert [score.total for score in result.scores] == [4, 4, 4]
    assert result.winners == [1]
    assert [score.rank for score in result.scores] == [3, 1, 2]
    assert [score.ties for score in result.scores] == [{"tomb": 4}, {"tomb": 2}, {"tomb": 3}]


def test_a_tie_that_stays_is_a_shared_victory() -> None:
    """R8.4, R29"""
    result = scored("ankh wedjat", "statue_isis statue_horus", "urn")
    assert result.winners == [0, 1]
    assert [score.rank for score in result.scores] == [1, 1, 3]
    assert scored("", "").winners == [0, 1]


def test_the_running_score_is_told_with_every_card_entombed() -> None:
    """R8.2, R8.3, R6.3"""
    s = lay(hand0="wedjat inner_sarcophagus tyet", tomb0="scarab", hand1="urn")
    events = do(s, "entomb:wedjat", "act:inner_sarcophagus", "entomb:tyet")
    assert told(events, "scored") == [(0, 4, "amulets", 4), (0, 9, "amulets", 9)]
    assert GAME.view(s, 1).table["players"][0]["score"] == 9
    assert zone(s, "tomb0") == "wedjat tyet scarab"
    assert legal(s) == ["end"]
