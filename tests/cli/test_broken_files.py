"""Files that somebody gives to the command line: too big, too deep, or no files at all. One sentence each."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from pyramidion.cli import main
from pyramidion.kernel import files, record, registry
from pyramidion.kernel.table import Table

LANGUAGES = ("en", "cs")
DEEP = "[" * 20_000 + "]" * 20_000


def one_sentence(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    told = ""
    for lang in LANGUAGES:
        code = main([*words, "--lang", lang])
        out, err = capsys.readouterr()
        assert code == 2, (code, out, err)
        assert err.startswith("pyramidion: "), err
        assert err.count("\n") == 1, err
        assert len(err) < 2000, "a sentence, not the file"
        told = told or err
    return told


@pytest.fixture
def saved(tmp_path: Path) -> dict[str, Any]:
    """A game of Sneferu that has begun."""
    game = registry.game("sneferu")
    table = Table(game, game.options(), ["A", "B"], 1, free_undo=True, kinds=["human", "random"])
    record.write(tmp_path / "saved.json", table.record())
    found: dict[str, Any] = json.loads((tmp_path / "saved.json").read_text())
    return found


def commands(file: Path) -> list[tuple[str, ...]]:
    return [("verify", str(file)), ("replay", str(file)), ("play", "sneferu", "--resume", "--save", str(file))]


def test_what_is_no_file_is_not_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fifo = tmp_path / "pipe"
    os.mkfifo(fifo)
    for path in (Path("/dev/zero"), fifo):
        for words in (*commands(path), ("scenario", str(path)), ("cards", "valley", "--errata", str(path))):
            assert "not a plain file" in one_sentence(capsys, *words)


def test_what_is_too_big_is_not_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    big = tmp_path / "big"
    with big.open("wb") as file:
        file.truncate(files.MOST_RECORD + 1)
    for words in (*commands(big), ("scenario", str(big)), ("cards", "valley", "--errata", str(big))):
        assert "MB" in one_sentence(capsys, *words)


def test_a_record_that_is_too_deep(tmp_path: Path, saved: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    text = json.dumps({**saved, "state": "HERE"})
    for depth in (300, 900, 2_000, 20_000):
        inner = "[" * depth + "]" * depth
        file = tmp_path / f"{depth}.json"
        file.write_text(text.replace('"HERE"', inner))
        one_sentence(capsys, *commands(file)[2])
        for words in commands(file)[:2]:
            code = main(list(words))
            out, err = capsys.readouterr()
            assert code in (0, 1, 2), (out, err)
            assert "Traceback" not in out + err


BROKEN: dict[str, dict[str, Any]] = {
    "options of another kind": {"options": {"builders": 7}},
    "options that do not fit": {"options": {"solo_builders": [1]}},
    "options are a list": {"options": [1]},
    "state is a number": {"state": 7},
    "state is empty": {"state": {}},
    "kinds are unknown": {"kinds": ["human", "nobody"]},
    "kinds would run a program": {"kinds": ["human", "cmd:true"]},
    "too many seats": {"seats": 99, "players": ["x"] * 99, "kinds": ["human"] * 99},
    "log of nothing": {"log": [[7, "x"]], "digest": ["x"], "events": [[["x", [1]]]]},
    "events of nothing": {"log": [[0, "x"]], "digest": ["x"], "events": [[7]]},
    "a seed that is none": {"seed": "zz"},
    "version": {"version": 99},
}


@pytest.mark.parametrize("change", BROKEN.values(), ids=BROKEN)
def test_a_record_that_was_changed(
    change: dict[str, Any], tmp_path: Path, saved: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is shown of the program's inside, whichever command reads the file."""
    file = tmp_path / "changed.json"
    file.write_text(json.dumps({**saved, "seed": f"{1:064x}", **change}))
    for words in commands(file)[:2]:
        code = main(list(words))
        out, err = capsys.readouterr()
        assert code in (0, 1, 2), (out, err)
        assert code != 2 or err.count("\n") == 1
    if not {"log", "events", "seed"} & set(change):
        one_sentence(capsys, *commands(file)[2])


HEAD = 'game = "valley"\nseats = 2\n'
SCENARIOS = {
    "deep array": HEAD + f"x = {DEEP}\n",
    "deep table": HEAD + "x = " + "{a=" * 5_000 + "1" + "}" * 5_000 + "\n",
    "dotted key": HEAD + "a." * 20_000 + "a = 1\n",
    "quoted dotted key": HEAD + '"a" . ' * 20_000 + "a = 1\n",
    "dotted table": HEAD + "[" + "a." * 20_000 + "a]\n",
    "dotted key in a table": HEAD + "x = {" + "a." * 20_000 + "a = 1}\n",
    "long key": HEAD + "a" * 100_000 + " = 1\n",
}


@pytest.mark.parametrize("source", SCENARIOS.values(), ids=SCENARIOS)
def test_a_scenario_that_is_too_deep(source: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deep.toml"
    file.write_text(source)
    one_sentence(capsys, "scenario", str(file))
    one_sentence(capsys, "cards", "valley", "--errata", str(file))


def test_usual_keys_are_not_too_deep() -> None:
    assert files.parse_toml('a.b."c d".e = "1.2.3.4.5.6"\n')["a"]["b"]["c d"]["e"] == "1.2.3.4.5.6"
    assert files.parse_toml("x = " + "[" * 20 + "]" * 20)
