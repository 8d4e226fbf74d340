"""R1 Material: 48 chambers, eight expedition cards, the score card."""

from __future__ import annotations

from collections import Counter

import pytest

from pyramidion.games.pyramids import GAME, scoring
from pyramidion.games.pyramids.chambers import COLOURS, SYMBOLS, Chamber, base_cards, base_expeditions, check
from pyramidion.games.pyramids.patterns import cells_of, forms, placements
from pyramidion.games.pyramids.squares import connected
from pyramidion.games.pyramids.state import Player

from .conftest import new

CARDS = base_cards()
every_card = pytest.mark.parametrize("card", CARDS.values(), ids=[str(number) for number in CARDS])


def test_there_are_sixteen_cards_of_each_colour() -> None:
    """R1.1: numbers 1 to 48, colours mixed through them."""
    assert list(CARDS) == list(range(1, 49))
    assert Counter(card.colour for card in CARDS.values()) == {0: 16, 1: 16, 2: 16}


def test_cards_15_and_33_are_purple() -> None:
    """R1.1: as in the rulebook's example."""
    assert COLOURS[CARDS[15].colour] == COLOURS[CARDS[33].colour] == "purple"


@every_card
def test_every_chamber_has_entrance_tomb_and_no_square_cut_off(card: Chamber) -> None:
    """R1.2: the same check that corrected cards pass."""
    check(card.rows)
    assert card.entrance == 1
    assert card.tomb == 1 << 24
    assert connected(card.open, card.entrance)


@every_card
def test_every_pattern_fits_somewhere_in_every_chamber(card: Chamber) -> None:
    """R1.2: designed so."""
    for rows in base_expeditions()[0].values():
        assert any(not place & card.walls for place in placements(cells_of(rows)))


@pytest.mark.parametrize("colour", range(3))
def test_the_colours_are_equally_strong(colour: int) -> None:
    """R1.2: symbols and walls per colour, as designed."""
    signs = Counter("".join("".join(card.rows) for card in CARDS.values() if card.colour == colour))
    assert {sign: signs[sign] for sign in SYMBOLS} == {"r": 15, "g": 15, "t": 7, "p": 5, "s": 50, "x": 24}
    assert signs["#"] == 83


def test_the_way_to_the_tomb_takes_nine_or_eleven_squares() -> None:
    """R1.2: designed so."""
    ways = Counter(1 + [bool(ring & card.entrance) for ring in card.rings].index(True) for card in CARDS.values())
    assert ways == {9: 33, 11: 15}


@pytest.mark.parametrize(("name", "cards"), [("I2", 48), ("I3", 48), ("V3", 48), ("L4", 47), ("T4", 37), ("O4", 19)])
def test_patterns_open_as_many_cards_as_designed(name: str, cards: int) -> None:
    """R1.3: on how many cards the pattern can be the first marking."""
    box = new().box
    opened = [answers[box.pattern_index[name]] for answers in box.openings[0][1:]]
    assert sum(len(answers) > 1 for answers in opened) == cards


@pytest.mark.parametrize(
    ("name", "turned", "places"),
    [("I2", 2, 40), ("I3", 2, 30), ("V3", 4, 64), ("T4", 4, 48), ("L4", 8, 96), ("O4", 1, 16)],
)
def test_patterns_have_their_forms_and_places(name: str, turned: int, places: int) -> None:
    """R1.3: how many forms a pattern has, and how many places on an empty grid."""
    cells = cells_of(base_expeditions()[0][name])
    assert len(forms(cells)) == turned
    assert len(placements(cells)) == len(set(placements(cells))) == places


def test_there_are_eight_expedition_cards_with_six_patterns() -> None:
    """R1.3: the line and the corner of three are there twice."""
    assert Counter(base_expeditions()[1]) == {"I2": 1, "I3": 2, "V3": 2, "T4": 1, "L4": 1, "O4": 1}


def test_skulls_cost_what_the_score_card_says() -> None:
    """R1.4: the printed values are the sums 1, 1 + 2, 1 + 2 + 3 ..."""
    player = Player()
    for count, printed in enumerate((0, *scoring.SKULLS)):
        player.skulls = count
        assert scoring.skulls(player) == printed


def test_content_says_what_is_designed_and_reconstructed() -> None:
    """R1.1, R1.3: every entry of the catalogue."""
    content = {entry.id: entry for entry in GAME.content(GAME.options())}
    assert len(content) == 48 + 6
    assert content["15"].group == "purple"
    assert content["15"].facts["rows"] == "E..sg / ...#. / s.x## / #.s.. / rs#.T"
    assert set(content["15"].reconstructed) == {"colour", "rows"}
    assert content["I3"].copies == 2
    assert set(content["T4"].reconstructed) == {"copies", "rows"}


def test_the_list_of_actions_is_short_and_each_stands_once() -> None:
    """R1.3: 294 places of patterns and 25 squares on two sides, 48 cards to keep or to take, the deck."""
    actions = GAME.actions(GAME.options())
    assert len(actions) == len(set(actions)) == 2 * (294 + 25) + 2 * 48 + 1


def test_nothing_is_lost_during_set_up() -> None:
    """R1.1, R1.3: all cards are somewhere."""
    assert sum(GAME.components(new(4)).values()) == 48 + 8
