"""Hints: what the architect would do, and what it promises, in a word."""

from __future__ import annotations

from functools import partial
from typing import Final

import pytest

from pyramidion.bots import ARCHITECT
from pyramidion.bots.clock import Budget
from pyramidion.bots.hint import hint, honest, outlook, told
from pyramidion.kernel import registry
from pyramidion.kernel.contract import NotAsked, parse_action
from pyramidion.kernel.table import Table
from worlds import new, options_of, walk

QUICK: Final = partial(hint, adviser=ARCHITECT.within(Budget(iterations=8)))


@pytest.mark.parametrize(
    ("share", "seats", "word"),
    [
        (1.0, 2, "winning"),
        (0.5, 2, "even"),
        (0.2, 2, "behind"),
        (0.1, 2, "losing"),
        (0.25, 4, "even"),
        (0.5, 4, "ahead"),
        (0.1, 5, "behind"),
        (0.01, 5, "losing"),
        (0.5, 1, "even"),
    ],
)
def test_an_equal_share_is_even_at_every_count(share: float, seats: int, word: str) -> None:
    assert outlook(share, seats) == word


def test_a_bold_promise_is_worth_less() -> None:
    assert honest(0.9, 2, 2.0) == pytest.approx(0.75)
    assert honest(0.1, 2, 2.0) == pytest.approx(0.25)
    assert honest(0.75, 2, 0.5) == pytest.approx(0.9)


@pytest.mark.parametrize("bold", [0.3, 1.0, 2.0])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_even_stays_so_and_what_is_more_stays_more(seats: int, bold: float) -> None:
    even = 1 / max(seats, 2)
    assert honest(even, seats, bold) == pytest.approx(even)
    promised = [number / 20 for number in range(21)]
    worth = [honest(share, seats, bold) for share in promised]
    assert worth == sorted(set(worth))
    assert bold != 1.0 or worth == pytest.approx(promised)


@pytest.mark.parametrize("bold", [0.3, 1.0, 2.0])
def test_nobody_is_told_that_all_is_won_or_lost(bold: float) -> None:
    assert [told(share, 2, bold) for share in (0.0, 1.0)] == pytest.approx([0.02, 0.98])
    assert [outlook(told(share, 4, bold), 4) for share in (0.0, 1.0)] == ["losing", "winning"]
    assert told(0.75, 2, bold) == pytest.approx(honest(0.75, 2, bold))


def test_who_is_not_asked_gets_no_hint() -> None:
    table = Table(registry.game("valley"), options_of(registry.game("valley"), {}), ["a", "b"], seed=5)
    (asked,) = table.game.actors(table.state)
    for seat in (1 - asked, 7):
        with pytest.raises(NotAsked, match=f"seat {seat} has nothing to choose"):
            table.hint(seat, QUICK)


@pytest.mark.parametrize("name", registry.games())
def test_a_table_gives_a_legal_hint_twice_the_same(name: str) -> None:
    game = registry.game(name)
    table = Table(game, options_of(game, {}), ["a", "b"], seed=5)
    for _ in range(3):
        seat = game.actors(table.state)[0]
        found = table.hint(seat, QUICK)
        chosen = parse_action(found.action)
        assert found == table.hint(seat, QUICK)
        assert table.why_not(seat, chosen) is None
        assert 0 <= found.share <= 1
        table.act(seat, chosen)


@pytest.mark.parametrize("name", registry.games())
def test_what_a_hint_promises_is_a_share_of_the_victory(name: str) -> None:
    """In lost positions too."""
    game = registry.game(name)
    for number, (s, (seat, _)) in enumerate(walk(game, new(name, 2, {}, 6), 6)):
        if number % 3 == 0:
            assert 0 <= QUICK(game, s, seat, number).share <= 1
