"""The measure of how honest hints are."""

from __future__ import annotations

import sys

import pytest

from bench import hints
from bench.hints import Promise, boldness, lines, promises
from pyramidion.bots.hint import honest


def test_boldness_is_found_again() -> None:
    for bold in (0.5, 1.0, 2.0):
        for seats in (2, 4):
            shares = [number / 100 for number in range(5, 95)]
            found = [Promise(share, share, honest(share, seats, bold)) for share in shares]
            assert boldness(found, seats) == pytest.approx(bold, rel=0.02)


def test_promises_are_told_word_by_word() -> None:
    head, winning, losing, last = lines([Promise(0.95, 0.9, 1.0), Promise(0.97, 0.92, 0.5), Promise(0.1, 0.12, 0.0)], 2)
    assert head.split() == ["word", "hints", "promised", "told", "came"]
    assert winning.split() == ["winning", "2", "96.0%", "91.0%", "75.0%"]
    assert losing.split() == ["losing", "1", "10.0%", "12.0%", "0.0%"]
    assert last.startswith("the search is too bold by ")


def test_a_game_keeps_or_breaks_its_promises() -> None:
    said = promises("sneferu", 2, 6, 1, 5)
    assert said
    assert said == promises("sneferu", 2, 6, 1, 5)
    assert all(0 <= share <= 1 for each in said for share in each)


def test_it_is_asked_from_the_shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["hints", "sneferu", "--games", "3", "--iterations", "4", "--workers", "1"]
    monkeypatch.setattr(sys, "argv", asked)
    hints.main()
    assert " hints of 3 games, 4 iterations each" in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", [*asked, "--seats", "7"])
    with pytest.raises(SystemExit):
        hints.main()
    assert "sneferu is not for 7" in capsys.readouterr().err
