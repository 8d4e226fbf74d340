"""Every card of Valley of the Kings has scenarios that play it."""

from __future__ import annotations

import pytest

from pyramidion.games.valley.lineup import ALL_CARDS
from pyramidion.kernel import scenario

from .conftest import SCENARIOS

FILES = sorted(SCENARIOS.glob("*.toml"))
CARDS = [card.id for card in ALL_CARDS]


@pytest.mark.parametrize(("number", "card"), list(enumerate(CARDS, 1)), ids=CARDS)
def test_every_card_has_scenarios_that_play_it(number: int, card: str) -> None:
    """A file named after the card cites the card's rule, and an action in it names the card."""
    own = [scenario.load(path) for path in FILES if path.stem == card or path.stem.startswith(f"{card}_")]
    assert own
    assert all(f"R11.{number}" in found.rules for found in own)
    assert any(f":{card}" in action for found in own for action in _actions(found))


def _actions(found: scenario.Scenario) -> list[str]:
    given = [entry.get("do", []) for entry in found.data.get("play", [])]
    return [action for todo in given for action in ([todo] if isinstance(todo, str) else todo)]
