"""Every game plays its golden playthroughs to the letter; a change of behaviour needs a new version and new files."""

from __future__ import annotations

import re

import pytest

from golden.playthrough import Golden, goldens, lines
from pyramidion.kernel import registry
from worlds import GAMES

ALL = goldens()


@pytest.mark.parametrize("golden", ALL, ids=lambda golden: golden.path.stem + "-" + golden.game)
def test_the_game_still_plays_as_written(golden: Golden) -> None:
    assert golden.path.exists(), "no golden playthrough: make golden"
    written = golden.path.read_text(encoding="utf-8").splitlines()
    version = int(re.findall(r"version (\d+)", written[0])[0])
    assert version == GAMES[golden.game].version, "the version of the game has risen: make golden"
    for number, (old, now) in enumerate(zip(written, lines(golden), strict=True), 1):
        assert old == now, f"line {number} differs: if this is meant, raise the game's version and make golden"


def test_every_game_has_one_of_each_kind() -> None:
    for name in registry.games():
        assert {golden.policy for golden in ALL if golden.game == name} == {"random", "thorough"} | (
            {"every-card"} if name == "valley" else set()
        )


def test_every_card_of_the_valley_is_used_in_one_of_them() -> None:
    """Acted with, or reacted with: each of the 35 different cards in a single playthrough."""
    game = GAMES["valley"]
    ids = {entry.id for entry in game.content(game.options())}
    used = {
        golden.path.name: set(re.findall(r"^\d+\. \d (?:act|react):(\w+)", golden.path.read_text(), re.MULTILINE))
        for golden in ALL
        if golden.game == "valley"
    }
    assert any(ids <= cards for cards in used.values()), {name: ids - cards for name, cards in used.items()}
