"""Tables of actions, observations, masks, rewards and seeds: what all the doors share."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pytest

from gyms.cases import CASES, IDS
from pyramidion.gyms.__main__ import main
from pyramidion.gyms.gym import Gym, Seeds
from pyramidion.kernel import registry
from pyramidion.kernel.contract import BadOption, IllegalAction, Result, Score
from pyramidion.kernel.registry import UnknownName
from worlds import walk

case = pytest.mark.parametrize(("name", "seats", "options"), CASES, ids=IDS)


def test_every_game_is_among_the_cases() -> None:
    assert {name for name, _, _ in CASES} == set(registry.games())


@case
def test_masks_and_observations_follow_the_game(name: str, seats: int, options: Mapping[str, Any]) -> None:
    gym = Gym(name, seats, options)
    for number, (s, _) in enumerate(walk(gym.game, gym.new(3), 3)):
        for seat in range(seats):
            mask = gym.mask(s, seat)
            assert [gym.actions[at] for at in np.flatnonzero(mask)] == list(gym.game.legal(s, seat))
            if number % 10 == 0:
                seen = gym.observe(s, seat)
                assert seen.shape == (len(gym.layout),)
                assert np.isfinite(seen).all()
                assert np.array_equal(seen, gym.observe(gym.game.resample(s, seat, number), seat))
    assert gym.rewards(s) != [0.0] * seats or len(gym.game.result(s).winners) == seats  # type: ignore[union-attr]
    assert sum(gym.rewards(s)) == pytest.approx(0) or seats == 1


@pytest.mark.parametrize(
    ("seats", "winners", "rewards"),
    [
        (1, [0], [1]),
        (1, [], [-1]),
        (2, [1], [-1, 1]),
        (2, [0, 1], [0, 0]),
        (3, [2], [-0.5, -0.5, 1]),
        (3, [0, 2], [0.25, -0.5, 0.25]),
        (5, [0], [1, -0.25, -0.25, -0.25, -0.25]),
        (3, [], [0, 0, 0]),
    ],
)
def test_rewards_are_shares_of_the_victory_that_add_up_to_zero(
    monkeypatch: pytest.MonkeyPatch, seats: int, winners: list[int], rewards: list[float]
) -> None:
    gym = Gym("valley", seats, {"box": "both"})
    scores = [Score(seat, 0, 1) for seat in range(seats)]
    monkeypatch.setattr(gym, "game", SimpleNamespace(result=lambda s: Result(scores, winners)))
    assert gym.rewards(None) == pytest.approx(rewards)


def test_rewards_are_zero_until_the_end() -> None:
    gym = Gym("sneferu", 3, {})
    assert gym.rewards(gym.new(1)) == [0, 0, 0]
    assert gym.scores(gym.new(1)) == [{}, {}, {}]


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    gym = Gym("valley", 2, {})
    s = gym.new(1)
    (seat,) = gym.game.actors(s)
    legal = gym.legal(s, seat)
    with pytest.raises(IllegalAction, match="R"):
        gym.apply(s, seat, next(at for at in range(len(gym.actions)) if at not in legal))
    with pytest.raises(IllegalAction, match="not-your-turn"):
        gym.apply(s, 1 - seat, legal[0])


def test_wrong_names_and_options_are_refused() -> None:
    with pytest.raises(UnknownName):
        Gym("vally", 2, {})
    with pytest.raises(msgspec.ValidationError, match="bxo"):
        Gym("valley", 2, {"bxo": "both"})
    with pytest.raises(BadOption):
        Gym("valley", 6, {})


def test_seeds_go_on_from_the_one_that_is_given() -> None:
    one, other = Seeds(), Seeds()
    assert one.next() != other.next()
    assert [one.next(5), one.next(), one.next()] == [other.next(5), other.next(), other.next()]
    assert one.next(5) != one.next()


def test_the_table_and_the_layout_can_be_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["gyms", "valley", "box=both"])
    main()
    rows = [line.split("\t") for line in capsys.readouterr().out.splitlines()]
    gym = Gym("valley", 2, {"box": "both"})
    assert [name for kind, _, name in rows if kind == "action"] == [str(action) for action in gym.actions]
    assert [name for kind, _, name in rows if kind == "observation"] == list(gym.layout)


def test_what_researchers_read_is_true() -> None:
    """The sizes in the documentation."""
    page = (Path(__file__).parents[2] / "docs" / "researchers.md").read_text(encoding="utf-8")
    for name in registry.games():
        gym = Gym(name, 2, {})
        (row,) = [line for line in page.splitlines() if re.match(rf"\| `{name}` \| \d", line)]
        assert [int(cell) for cell in re.findall(r"\d+", row)][:1] == [len(gym.actions)]
        assert f"| {len(gym.layout)} |" in row
        assert gym.game.id != "valley" or f"`(64, {len(gym.layout)})`" in page
    assert f"both boxes {len(Gym('valley', 2, {'box': 'both'}).actions)}" in page
    assert f"pyramidion/valley-v{registry.game('valley').version}" in page


def test_what_researchers_read_runs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "researchers.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(blocks) == 4
    for block in blocks:
        exec(block, {})
