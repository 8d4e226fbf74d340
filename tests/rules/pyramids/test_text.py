"""The table drawn and read aloud."""

from __future__ import annotations

import pytest

from pyramidion.games.pyramids import GAME
from pyramidion.games.pyramids.drawing import WIDTH, Marks, large, small, width_of
from pyramidion.games.pyramids.state import Pyramids
from pyramidion.kernel.text import Section
from pyramidion.locale import LANGUAGES, Words
from worlds import walk

from .conftest import do, lay, mark, new

PLAYERS = ["Anna", "Bob", "Cyril", "Dana"]
language = pytest.mark.parametrize("lang", LANGUAGES)


def drawn(s: Pyramids, seat: int | None = 0, lang: str = "en") -> list[Section]:
    return GAME.sections(GAME.view(s, seat), Words(lang, GAME.id, PLAYERS))


def text(section: Section) -> str:
    """The drawing without colours."""
    return "\n".join(_bare(line) for line in section.art)


def _bare(line: str) -> str:
    parts = line.split("\x01")
    return parts[0] + "".join(part.partition("\x02")[2] for part in parts[1:])


@language
def test_no_line_is_too_wide(lang: str) -> None:
    """R11.1: at any moment, for any seat and for spectators."""
    for seed in range(3):
        for number, (s, _) in enumerate(walk(GAME, new(4, seed), seed)):
            if number % 7 == 0:
                for seat in (0, 3, None):
                    for section in drawn(s, seat, lang):
                        assert all(width_of(line) <= WIDTH for line in section.art)
                        assert all("│" not in line and "\x01" not in line for line in section.plain)


def test_a_chamber_is_drawn_with_crosses_symbols_and_what_can_be_marked() -> None:
    """R10.1: coordinates at the edges; `[ ]` by itself, `( )` with the pattern."""
    s = lay(left0=15, crossed0="a1 b1 b2", right0=33, expedition="I2")
    own = text(drawn(s)[-1])
    assert "Left: 15 purple" in own
    assert " 1 │ × │ × │[ ]│(☠)│ ◇ │" in own
    assert " 2 │[ ]│ × │[ ]│███│   │" in own
    assert " 5 │ ◆ │ ☠ │███│   │ ▲ │" in own
    assert "     a   b   c   d   e          a   b   c   d   e" in own


def test_a_secret_marking_is_drawn_for_its_owner_only() -> None:
    """R26: as circles."""
    s = lay(left0=15, expedition="I2")
    do(s, 0, "mark:left.a1-b1")
    assert " 1 │ ○ │ ○ │" in text(drawn(s, 0)[-1])
    assert not any("○ ○" in text(section) for section in drawn(s, 1)[:-1])


def test_the_pattern_is_drawn_in_all_its_forms() -> None:
    """R4.2: the L has eight."""
    s = lay(expedition="L4")
    assert text(drawn(s)[0]).count("■") == 8 * 4


def test_rows_are_read_aloud() -> None:
    """R11.1: what a screen reader says."""
    s = lay(left0=15, crossed0="a1 b1", expedition="I2")
    plain = drawn(s)[-1].plain
    assert plain[0] == "Left, pyramid 15, purple:"
    assert plain[1] == "Row 1: a entrance crossed, b crossed, c empty, d skull, e green gem"
    assert "Can be crossed: c1, a2, b2" in plain


def test_the_display_is_read_row_by_row_to_the_one_who_takes() -> None:
    """R6.2: to others in one sentence a card."""
    s = lay(left0=15, crossed0="a1 b1 b2 b3 b4 c4 d4 e4", expedition="I2", display="1 2 3 4")
    assert len(drawn(s)[1].plain) == 4 + 1
    mark(s, "e5")
    assert len(drawn(s, 0)[1].plain) == 4 * 6 + 1
    assert len(drawn(s, 1)[1].plain) == 4 + 1


def test_the_dealt_cards_are_drawn_first() -> None:
    """R2.1: four chambers, and nothing for a spectator."""
    s = new()
    (own,) = drawn(s)
    assert own.art[0].count("\x01") == 2 * 4
    (nothing,) = drawn(s, None)
    assert nothing.art == []


def test_small_and_large_drawings_show_the_same_squares() -> None:
    """R1.2."""
    rows = ("E..sg", "...#.", "s.x##", "#.s..", "rs#.T")
    for sign in "▼▲◆◇☠✚":
        assert sum(line.count(sign) for line in small(rows, Marks())) == sum(
            line.count(sign) for line in large(rows, Marks())
        )
