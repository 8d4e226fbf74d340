"""Every scenario file of every game is played and holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyramidion.kernel import registry, scenario

SCENARIOS = Path(__file__).parents[1] / "scenarios"
FILES = sorted(SCENARIOS.glob("*/*.toml"))
IDS = [f"{path.parent.name}-{path.stem}" for path in FILES]


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_scenario_holds(path: Path) -> None:
    played = scenario.load(path)
    outcome = played.play()
    assert played.title
    assert played.rules
    assert [str(difference) for difference in outcome.differences] == []


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_scenario_expects_something(path: Path) -> None:
    data = scenario.load(path).data
    assert data.get("expect") or any(entry.get("expect") for entry in data.get("play", []))


def test_every_game_has_scenarios_in_a_folder_of_its_name() -> None:
    assert {path.parent.name for path in FILES} == set(registry.games())
    assert all(scenario.load(path).game.id == path.parent.name for path in FILES)
