"""R5 What the stone in hand would bring, told to its owner before it is laid."""

from __future__ import annotations

from typing import Any

import pytest

from pyramidion.games.sneferu import GAME
from pyramidion.games.sneferu.state import Sneferu
from pyramidion.kernel.contract import Action, Event, parse_action
from rules.sneferu.sneferu_table import Play, built
from worlds import new, walk

BUY = {"supply.c4": "tura-basalt", "seat.0.boat": 0, "seat.1.boat": 5, "seat.0.food": 20}


def yields(position: dict[str, Any], **options: Any) -> dict[str, Any]:
    """What the first seat sees with a stone of tura and basalt in hand."""
    play = Play({**BUY, **position}, **options).do("buy:c4r1")
    return dict(GAME.view(play.s, 0).table["yields"])


def laid(s: Sneferu, seat: int, answer: Action) -> list[Event]:
    after = GAME.copy(s)
    after.events = []
    GAME.apply(after, seat, answer)
    events: list[Event] = after.events
    return events


def foretold(found: dict[str, Any], seat: int) -> list[tuple[Any, ...]]:
    """The events that a yield promises, in the order in which they come."""
    areas = [("closed", seat, area["material"], len(area["halves"]), area["food"]) for area in found["areas"]]
    bread, gap = found["bread"], found["gap"]
    return [*[("bread", seat, bread)] * bool(bread), *sorted(areas), *[("gap", seat, gap)] * bool(gap)]


def happened(events: list[Event]) -> list[tuple[Any, ...]]:
    told = [(event.kind, *event.args) for event in events if event.kind in ("bread", "closed", "gap")]
    return [*told[:1], *sorted(told[1:])] if told and told[0][0] == "bread" else sorted(told)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"builders": "dealt"}), (1, {})])
def test_a_stone_brings_what_was_foretold(seats: int, options: dict[str, Any]) -> None:
    """R5.1, R5.3, R5.4, R9.3, R9.6: on every place and either way round, with every builder."""
    looked = 0
    for s, (seat, _) in walk(GAME, new("sneferu", seats, options, 7), 7):
        found = GAME.view(s, seat).table["yields"]
        places = [answer for answer in GAME.legal(s, seat) if answer.verb in ("place", "turn")]
        assert list(found) == [str(answer) for answer in places]
        for answer in places:
            promised = found[str(answer)]
            assert happened(laid(s, seat, answer)) == foretold(promised, seat)
            assert promised["food"] == sum(event[-1] for event in foretold(promised, seat))
            looked += 1
    assert looked > 50


def test_only_the_owner_is_told() -> None:
    """R4.1: and only while there is a stone to lay."""
    play = Play(BUY)
    assert GAME.view(play.s, 0).table["yields"] == {}
    play.do("buy:c4r1")
    assert len(GAME.view(play.s, 0).table["yields"]) == 12
    assert [GAME.view(play.s, seat).table["yields"] for seat in (1, None)] == [{}, {}]


def test_the_outer_half_of_a_corner_stone_closes_alone() -> None:
    """R5.3: the way round decides which."""
    found = yields({})
    assert [area["halves"] for area in found["place:l1s1"]["areas"]] == [["l1s1.left"]]
    assert [area["material"] for area in found["turn:l1s1"]["areas"]] == ["basalt"]
    assert found["place:l1s2"]["areas"] == []


def test_an_area_is_foretold_with_all_its_halves() -> None:
    """R5.2, R5.4: two halves of tura, one of them on the stone itself."""
    found = yields({"seat.0.pyramid.l1s1": "gold-tura", "seat.0.pyramid.l1s2": "basalt-gold"})["place:l2s1"]
    assert found["areas"] == [{"material": "tura", "halves": ["l1s1.right", "l2s1.left"], "food": 2}]
    assert found["food"] == found["bread"] + 2


def test_aya_is_foretold_her_own_rewards() -> None:
    """R9.3."""
    corner = yields({"seat.0.builder": "aya"}, builders="chosen")["place:l1s1"]
    (area,) = corner["areas"]
    play = Play()
    assert area["food"] == play.s.board.reward_of_aya[1] != play.s.board.reward[1]


def test_tsekani_is_foretold_the_gap() -> None:
    """R9.6."""
    given = {key: stone for key, stone in built(3).items() if not key.endswith("l1s2")}
    assert yields({**given, "seat.0.builder": "tsekani"}, builders="chosen")["place:l1s2"]["gap"] == 1
    assert yields({**given, "seat.0.builder": "aya"}, builders="chosen")["place:l1s2"]["gap"] == 0


def test_a_stored_stone_is_foretold_as_well() -> None:
    """R7.8."""
    play = Play({**BUY, "seat.0.stored": "granite-gold"}).do("fetch:granite-gold")
    found = GAME.view(play.s, 0).table["yields"]
    assert found["place:l1s1"]["areas"][0]["material"] == "granite"
    assert all(GAME.why_not(play.s, 0, parse_action(text)) is None for text in found)
