"""Chapter 10 of docs/rules/valley.md: both boxes together, five and six players, solo."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from pyramidion.games.valley import GAME, lineup
from pyramidion.games.valley.afterlife import AFTERLIFE_BOX
from pyramidion.games.valley.groups import BOX_OF, COLOUR_OF, COLOURS, SETS, STARTER, UNIQUE
from pyramidion.games.valley.state import Valley
from pyramidion.kernel.contract import BadOption

from .conftest import BARE, do, facts, lay, legal, new, why_not

SEEDS = range(12)


def groups(s: Valley) -> Counter[str]:
    """How many common cards of each group are in the game."""
    return Counter({group: count for group, count in _counted(s).items() if group != STARTER})


def _counted(s: Valley) -> Counter[str]:
    found: Counter[str] = Counter()
    for card in s.box.cards:
        found[card.group] += card.copies
    return found


def tomb_score(tomb: str, **options: Any) -> int:
    s = lay(pyramid=BARE, stock="", active=1, tomb0=tomb, options={"box": "both", **options})
    do(s, "end")
    result = GAME.result(s)
    assert result is not None
    assert GAME.recount(s)[0] == result.scores[0].total
    return result.scores[0].total


@pytest.mark.parametrize("box", ["base", "afterlife"])
def test_one_box_has_its_own_cards(box: str) -> None:
    """R10.2, R1.3"""
    s = new(2, box=box)
    assert sum(groups(s).values()) == 56
    assert {BOX_OF[name] for name in groups(s) if name in SETS} == {box}
    assert Counter(card.level for card in s.box.cards for _ in range(card.copies) if card.group != STARTER) == {
        2: 29,
        3: 27,
    }


def test_a_mix_has_one_set_of_each_colour_and_six_uniques() -> None:
    """R10.2, R10.3 What is left to the lot differs from game to game, and is named in the options afterwards."""
    seen = set()
    for seed in SEEDS:
        s = new(3, seed, box="both")
        chosen = [name for name in groups(s) if name in SETS]
        assert [COLOUR_OF[name] for name in chosen] == list(COLOURS)
        assert sum(groups(s).values()) == 56
        assert groups(s)[UNIQUE] == 6
        assert "random" not in [getattr(s.options, name) for name in (*COLOURS, "uniques")]
        seen.add(tuple(chosen))
    assert len(seen) > 4


def test_a_mix_can_be_chosen() -> None:
    """R10.2"""
    s = new(2, box="both", red="afterlife", brown="base", yellow="afterlife", green="base", blue="afterlife")
    assert [name for name in groups(s) if name in SETS] == ["mummification", "jars", "chambers", "books", "tomb_art"]


def test_uniques_come_from_one_box_or_one_of_each_cost() -> None:
    """R10.3"""
    for seed in SEEDS:
        for wish in ("random", "base", "afterlife", "one_per_cost"):
            s = new(2, seed, box="both", uniques=wish)
            found = [card.id for card in s.box.cards if card.group == UNIQUE]
            assert sorted(s.box.cost[s.box.index[name]] for name in found) == [4, 5, 6, 7, 8, 10]
            if wish != "one_per_cost":
                assert found in (lineup.unique_ids("base"), lineup.unique_ids("afterlife"))
    named = "mummified_cat,dogs_and_jackals,ka_figurine,ibex,boat,sphinx"
    s = new(2, box="both", uniques=named)
    assert {card.id for card in s.box.cards if card.group == UNIQUE} == set(named.split(","))


def test_half_sets_have_one_copy_of_everything() -> None:
    """R10.4, R32 Ten sets that score on their own."""
    s = new(2, box="both", half="independent")
    assert groups(s) == {**SETS, UNIQUE: 6}
    assert s.box.sets == SETS
    assert tomb_score("axe bow ankh wedjat", half="independent") == 8


def test_merged_half_sets_score_as_supersets() -> None:
    """R10.5, R31 All 14 blue cards are 196 points; Completist rewards the whole superset only."""
    s = new(2, box="both", half="merged")
    assert s.box.sets == {"red": 6, "brown": 8, "yellow": 10, "green": 12, "blue": 14}
    blue = " ".join(card.id for card in s.box.cards if COLOUR_OF.get(card.group) == "blue")
    assert tomb_score(blue, half="merged") == 196
    assert tomb_score(blue, half="merged", completist=True) == 196 + 14
    statues = " ".join(card.id for card in s.box.cards if card.group == "statues")
    assert tomb_score(statues, half="merged", completist=True) == 49


@pytest.mark.parametrize(
    ("seats", "options", "cards", "stock", "supersets", "uniques"),
    [
        (5, {}, 70, 63, {"red": 6, "brown": 8}, 6),
        (2, {"longer": "five"}, 70, 63, {"red": 6, "brown": 8}, 6),
        (6, {}, 84, 77, {"red": 6, "brown": 8, "yellow": 10}, 10),
        (5, {"longer": "six"}, 84, 77, {"red": 6, "brown": 8, "yellow": 10}, 10),
        (3, {"longer": "six"}, 84, 77, {"red": 6, "brown": 8, "yellow": 10}, 10),
    ],
)
def test_five_six_and_the_longer_game(
    seats: int, options: dict[str, str], cards: int, stock: int, supersets: dict[str, int], uniques: int
) -> None:
    """R10.6, R10.7, R10.8"""
    for seed in SEEDS:
        s = new(seats, seed, box="both", **options)
        assert sum(groups(s).values()) == cards
        assert len(s.stock) == stock
        assert {name: size for name, size in s.box.sets.items() if name in COLOURS} == supersets
        assert groups(s)[UNIQUE] == uniques
        assert all(len(player.hand + player.deck) == 10 for player in s.players)


def test_the_sets_that_five_players_leave_out_can_be_chosen() -> None:
    """R10.7"""
    s = new(5, box="both", yellow="afterlife", green="base", blue="afterlife")
    assert set(s.box.sets) == {"red", "brown", "chambers", "books", "tomb_art"}


def test_cards_that_speak_of_a_set_mean_the_superset() -> None:
    """R31 Djed, Ka Figurine and Bow."""
    options = {"box": "both", "half": "merged", "uniques": "base"}
    pyramid = "sling book_of_gates ring boat censer burial_mask"
    s = lay(hand0="djed", tomb0="bow", hand1="urn", pyramid=pyramid, options=options)
    do(s, "act:djed")
    assert legal(s) == ["take:b1", "take:b2"]
    s = lay(hand0="ka_figurine axe", hand1="urn", pyramid=pyramid, options=options)
    do(s, "act:ka_figurine", "discard:axe")
    assert legal(s) == ["take:b1", "take:b2"]
    s = lay(hand0="bow", tomb0="book_of_the_dead", hand1="urn", pyramid=pyramid, options=options)
    do(s, "act:bow")
    assert s.players[0].tomb[-1] == s.box.index["ring"]


REFUSED: dict[str, tuple[int, dict[str, Any], str]] = {
    "five players with one box": (5, {}, "seats-need-both"),
    "six players with Afterlife": (6, {"box": "afterlife"}, "seats-need-both"),
    "half sets with one box": (2, {"half": "merged"}, "needs-both-boxes"),
    "a longer game with one box": (2, {"box": "afterlife", "longer": "six"}, "needs-both-boxes"),
    "a colour with one box": (2, {"red": "base"}, "needs-both-boxes"),
    "uniques with one box": (2, {"uniques": "one_per_cost"}, "needs-both-boxes"),
    "half sets and a longer game": (2, {"box": "both", "half": "merged", "longer": "five"}, "half-or-longer"),
    "half sets for five": (5, {"box": "both", "half": "independent"}, "half-seats"),
    "the cards of five for six": (6, {"box": "both", "longer": "five"}, "longer-too-small"),
    "a colour that is merged": (5, {"box": "both", "red": "base"}, "colour-merged"),
    "a colour in half sets": (2, {"box": "both", "half": "independent", "blue": "base"}, "colour-merged"),
    "yellow for six": (6, {"box": "both", "yellow": "base"}, "colour-merged"),
    "a solo game for two": (2, {"solo": "master"}, "solo-seats"),
    "solo with half sets": (1, {"box": "both", "half": "merged"}, "solo-variant"),
    "solo with Completist": (1, {"box": "afterlife", "completist": True}, "solo-variant"),
    "uniques that do not exist": (2, {"box": "both", "uniques": "boat,sphinx"}, "bad-uniques"),
    "two uniques of one cost": (
        2,
        {"box": "both", "uniques": "mummified_cat,senet,ka_figurine,ibex,boat,sphinx"},
        "bad-uniques",
    ),
    "a word that is no choice": (2, {"box": "both", "half": "some"}, "bad-choice"),
}


@pytest.mark.parametrize(("seats", "options", "code"), REFUSED.values(), ids=list(REFUSED))
def test_what_does_not_fit_together_is_refused(seats: int, options: dict[str, Any], code: str) -> None:
    """R10.12"""
    with pytest.raises(BadOption) as caught:
        new(seats, **options)
    assert caught.value.code == code


# --- alone --------------------------------------------------------------------------------------------------

EVERY_SET_CARD = " ".join(card.id for card in AFTERLIFE_BOX)
STARTERS = "4*shabti 3*urn 2*box_of_food offering_table"


def alone(tomb: str, **options: Any) -> Valley:
    s = lay(1, pyramid=BARE, stock="", tomb0=tomb, options={"box": "afterlife", **options})
    do(s, "end")
    return s


@pytest.mark.parametrize("solo", ["beginner", "master"])
def test_the_perfect_score_wins(solo: str) -> None:
    """R10.10, R10.11"""
    result = GAME.result(alone(f"{EVERY_SET_CARD} {STARTERS}", solo=solo))
    assert result is not None
    assert (result.scores[0].total, list(result.winners)) == (164, [0])


def test_anything_less_is_a_loss_that_says_how_far_it_went() -> None:
    """R10.10"""
    result = GAME.result(alone(f"{EVERY_SET_CARD} 4*shabti"))
    assert result is not None
    assert (result.scores[0].total, list(result.winners)) == (158, [])
    part = result.scores[0].parts[-1]
    assert (part.key, part.points, part.args) == ("goal", 0, {"goal": 164, "percent": 96})


def test_one_point_short_is_a_loss() -> None:
    """R10.10 All but one starter."""
    result = GAME.result(alone(f"{EVERY_SET_CARD} 3*shabti 3*urn 2*box_of_food offering_table"))
    assert result is not None
    assert (result.scores[0].total, result.scores[0].rank, list(result.winners)) == (163, 2, [])


def test_both_copies_of_a_set_card_cancel() -> None:
    """R10.9"""
    result = GAME.result(alone("2*axe bow dagger 2*ring"))
    assert result is not None
    assert result.scores[0].total == 4
    assert GAME.recount(alone("2*axe bow dagger 2*ring")) == [4]


def test_alone_the_boneyard_and_the_own_pile_may_be_looked_through() -> None:
    """R10.9, R9.2, R9.4"""
    s = lay(1, boneyard="axe bow", discard0="urn shabti", hand0="urn", pyramid=BARE, options={"box": "afterlife"})
    table = GAME.view(s, 0).table
    assert table["boneyard"]["cards"] == ["axe", "bow"]
    assert table["players"][0]["discard"]["cards"] == ["urn", "shabti"]
    assert (table["solo"], table["goal"]) == ("beginner", 164)


def test_a_master_embalmer_has_no_free_entombing() -> None:
    """R10.11"""
    options = {"box": "afterlife", "solo": "master"}
    s = lay(1, hand0="urn burial_chamber", pyramid="ring - - - - -", options=options)
    assert legal(s, "entomb") == []
    assert facts(why_not(s, "entomb:urn")) == ("no-free-entombing", "R10.11", {})
    do(s, "act:burial_chamber", "entomb:urn", "end")
    assert GAME.view(s, 0).table["players"][0]["tomb"] == ["urn"]
    assert legal(s, "entomb") == []


def test_alone_an_axe_strikes_nobody() -> None:
    """R30"""
    s = lay(1, hand0="treasury", deck0="axe urn shabti", pyramid=BARE, options={"box": "afterlife"})
    do(s, "act:treasury", "discard:axe")
    assert legal(s, "entomb") == ["entomb:shabti", "entomb:urn"]


REFERS_TO_AN_OPPONENT = {
    "base": ("duamutef", "qebehsenuef", "hapi", "statue_bastet"),
    "afterlife": ("sling", "khopesh", "spear", "goddess_nut", "senet"),
}


@pytest.mark.parametrize(
    ("box", "card"), [(box, card) for box, cards in REFERS_TO_AN_OPPONENT.items() for card in cards]
)
def test_alone_no_action_refers_to_an_opponent(box: str, card: str) -> None:
    """R30 Other cards of the same hand can act."""
    pyramid = {"base": "ankh ankh djed - - -", "afterlife": "ring ring bow - - -"}[box]
    s = lay(1, hand0=f"{card} box_of_food", deck0="2*urn", discard0="urn", pyramid=pyramid, options={"box": box})
    reason = why_not(s, f"act:{card}")
    assert (reason.because or reason).code == "no-opponent"
    assert legal(s, "act") == ["act:box_of_food"]
