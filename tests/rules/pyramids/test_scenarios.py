"""Every symbol and ruling of Pyramids has a scenario."""

from __future__ import annotations

import pytest

from pyramidion.kernel import scenario

from .conftest import SCENARIOS

FILES = sorted(SCENARIOS.glob("*.toml"))
# rulings about taking back, the order of finished cards and the number of players: nothing that a position shows
ELSEWHERE = (28, 29, 30)


@pytest.mark.parametrize("symbol", ["gem", "torch", "skull", "potion", "red_cross", "tomb"])
def test_every_symbol_has_a_scenario(symbol: str) -> None:
    assert (SCENARIOS / f"symbol_{symbol}.toml").exists()


@pytest.mark.parametrize("number", [number for number in range(1, 31) if number not in ELSEWHERE])
def test_every_ruling_has_a_scenario(number: int) -> None:
    assert any(f"R{number}" in scenario.load(path).rules for path in FILES)
