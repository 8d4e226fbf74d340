"""Positions in words, and every scenario file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pyramidion.games.sneferu import GAME
from pyramidion.games.sneferu.options import Options
from pyramidion.kernel.contract import BadPosition
from pyramidion.kernel.scenario import load
from rules.sneferu.sneferu_table import Play
from worlds import walk

FILES = sorted((Path(__file__).parents[2] / "scenarios" / "sneferu").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    outcome = load(path).play()
    assert not outcome.differences


def test_a_position_set_up_anew_is_the_same() -> None:
    """At the start of any turn the words of a position say all of it."""
    for seed in range(4):
        for s, _ in walk(GAME, GAME.new(Options(builders="dealt"), 3, seed), seed):
            if len(s.stack) == 1 and s.stack[0][:2] == ("turn", 0) and not s.retired and s.began == s.boats[s.active]:
                other = GAME.new(Options(builders="dealt"), 3, 99)
                GAME.arrange(other, GAME.position(s))
                assert GAME.position(other) == GAME.position(s)
                assert list(GAME.legal(other, s.active)) == list(GAME.legal(s, s.active))


def test_stones_named_somewhere_come_from_the_bag() -> None:
    """Nothing is lost and nothing is doubled."""
    before = GAME.components(Play().s)
    position = {"seat.0.stored": "5*tura-gold", "seat.1.pyramid.l1s1": "gold-tura", "supply.c1": "4*tura-gold"}
    play = Play(position)
    assert GAME.components(play.s) == before
    assert sum(len(column) for column in play.s.columns) == 4 + 21


def test_a_given_bag_is_all_there_is() -> None:
    play = Play({"bag": "tura-gold basalt-gold"})
    assert play.at("bag") == ["tura-gold", "basalt-gold"]


def test_a_pending_decision_can_be_set() -> None:
    pending = [["turn", 1, 0], ["purchase", 1, 0, [3, 0]]]
    play = Play({"held": "tura-gold", "active": 0, "pending": pending})
    assert (play.actor, play.asked) == (0, "place_stone")
    play.do("place:l1s1")
    assert play.stones() == 1


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ({"seat.4.food": 1}, "no-such-seat"),
        ({"seat.0.fod": 1}, "no-such-zone"),
        ({"seat.0.pyramid.l7s1": "tura-gold"}, "no-such-zone"),
        ({"seat.0.pyramid.l1s1": "tura-tin"}, "no-such-stone"),
        ({"seat.0.pyramid.l2s1": "tura-gold"}, "not-supported"),
        ({"seat.0.food": "x"}, "bad-value"),
        ({"seat.0.boat": 99}, "bad-value"),
        ({"seat.0.used": 1}, "bad-value"),
        ({"seat.0.builder": "aya"}, "no-such-builder"),
        ({"supply.c5": "tura-gold"}, "no-such-zone"),
        ({"supply.c1": "8*tura-gold"}, "column-too-high"),
        ({"supply.c1": 3}, "not-stones"),
        ({"bag": "11*tura-gold"}, "too-many-stones"),
        ({"quarry.4": "food1"}, "no-such-zone"),
        ({"quarry.3": "storage"}, "no-such-token"),
        ({"quarry.12": "food3"}, "no-such-token"),
        ({"order": "0 0"}, "bad-value"),
        ({"holes": "c9"}, "bad-value"),
        ({"active": 0, "seat.0.boat": 9}, "not-hindmost"),
        ({"pending": [["trun", 0, 0]]}, "no-such-text"),
        ({"pending": [["turn", 9, 0]]}, "bad-frame"),
        ({"actve": 0}, "unknown-key"),
    ],
)
def test_an_impossible_position_is_refused(position: dict[str, Any], code: str) -> None:
    with pytest.raises(BadPosition) as refused:
        Play(position)
    assert refused.value.code == code


def test_a_builder_belongs_to_one_player() -> None:
    with pytest.raises(BadPosition, match="builder-twice"):
        Play({"seat.0.builder": "aya", "seat.1.builder": "aya"}, builders="dealt")
