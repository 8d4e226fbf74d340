"""Matches as a person starts them: the same again, broken off, gone on with, and what they leave behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import xml.etree.ElementTree as ET
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from arena.waiting import until
from pyramidion.arena.contestant import contestant
from pyramidion.arena.match import Match, fingerprint, play
from pyramidion.arena.schedule import Fixture, schedule
from pyramidion.bots import ARCHITECT, BOTS
from pyramidion.bots.clock import Budget
from pyramidion.bots.random import RandomBot
from pyramidion.cli import main
from pyramidion.kernel import registry
from pyramidion.kernel.registry import game

ROOT = Path(__file__).parents[2]
PLAYERS = ("--players", "scribe,random")
QUICK = ("--players", "random@1,random@2")  # two contestants, though of one kind


@pytest.fixture(autouse=True)
def at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def arena(*words: str) -> int:
    return main(["arena", *words, "--lang", "en"])


def lines(path: Path) -> list[dict[str, Any]]:
    """Without the seconds, which no machine has twice."""
    read = [json.loads(line) for line in path.read_text().splitlines()]
    return [{key: value for key, value in line.items() if key not in ("seconds", "slowest")} for line in read]


def test_the_same_seed_gives_the_same_games_with_any_number_of_workers(tmp_path: Path) -> None:
    one, two, other = (tmp_path / name for name in ("one.jsonl", "two.jsonl", "other.jsonl"))
    for path, seed, workers in ((one, "5", "1"), (two, "5", "2"), (other, "6", "1")):
        assert arena("pyramids", *QUICK, "--games", "6", "--seed", seed, "--workers", workers, "--out", str(path)) == 0
    assert lines(one) == lines(two)
    assert lines(one)[1:] != lines(other)[1:]


@pytest.mark.parametrize("name", BOTS)
def test_with_iterations_every_bot_plays_the_same_game_again(name: str) -> None:
    match = Match("pyramids", game("pyramids").version, {}, 2, iterations=3)
    once, again = (play(match, Fixture(4, (name, "random@1"))) for _ in range(2))
    assert (once.points, once.moves) == (again.points, again.moves)


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    command = ("pyramids", *QUICK, "--games", "4", "--workers", "1", "--out")
    assert arena(*command, str(whole)) == 0
    kept = whole.read_text().splitlines()
    parts.write_text("\n".join(kept[:3]) + "\n" + kept[3][:25])  # the last line was cut by a power failure
    before = json.loads(kept[1])
    assert arena(*command, str(parts)) == 0
    assert lines(parts) == lines(whole)
    assert json.loads(parts.read_text().splitlines()[1]) == before


def test_more_games_and_more_players_add_to_a_file(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    assert arena("pyramids", *QUICK, "--games", "2", "--workers", "1", "--out", str(path)) == 0
    first = lines(path)
    own = "--players", "random@1,random@2,random@3"
    assert arena("pyramids", *own, "--games", "4", "--workers", "1", "--out", str(path)) == 0
    assert all(line in lines(path) for line in first)
    assert len(lines(path)) == 1 + 3 * 4


def begun(process: subprocess.Popen[bytes], path: Path) -> None:
    """Wait until some games are over."""
    try:
        until(lambda: process.poll() is not None or (path.exists() and path.read_bytes().count(b"\n") > 3), "games")
    except TimeoutError:
        process.kill()
        raise
    assert process.poll() is None


def test_a_killed_match_keeps_every_game_that_was_over(tmp_path: Path) -> None:
    path = tmp_path / "killed.jsonl"
    command = [sys.executable, "-m", "pyramidion", "arena", "pyramids", "--games", "5000", "--workers", "2"]
    process = subprocess.Popen([*command, "--out", str(path), *QUICK], start_new_session=True, stderr=subprocess.PIPE)
    begun(process, path)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    kept = path.read_bytes().split(b"\n")[:-1]
    assert arena("pyramids", *QUICK, "--games", "2", "--workers", "1", "--out", str(path)) == 0
    assert path.read_bytes().split(b"\n")[0] == kept[0]
    assert len(lines(path)) >= len(kept)


def hears_ctrl_c() -> None:
    """Whoever began the tests in the background has made them, and all that they begin, deaf to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "stopped.jsonl"
    command = [sys.executable, "-m", "pyramidion", "arena", "pyramids", "--games", "5000", "--workers", "2"]
    with subprocess.Popen(
        [*command, "--out", str(path), *QUICK, "--lang", "en"],
        start_new_session=True,
        preexec_fn=hears_ctrl_c,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        begun(process, path)
        os.killpg(process.pid, signal.SIGINT)
        told, said = process.communicate()
    assert process.returncode == 130
    assert b"goes on from here" in said
    assert b"Traceback" not in said
    assert b"random@1" in told


def test_workers_do_not_hear_ctrl_c_even_before_they_have_started(tmp_path: Path) -> None:
    """Here each gets it as soon as there is a Python in it at all."""
    (tmp_path / "sitecustomize.py").write_text(
        "import os, signal, sys\n"
        "if '--multiprocessing-fork' in sys.orig_argv:\n"
        f"    open({str(tmp_path)!r} + f'/{{os.getpid()}}', 'w').close()\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
    )
    command = [sys.executable, "-m", "pyramidion", "arena", "pyramids", *QUICK, "--games", "4", "--workers", "2"]
    environ = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, env=environ, capture_output=True, text=True, preexec_fn=hears_ctrl_c)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert [path for path in tmp_path.iterdir() if path.name.isdigit()]


@pytest.mark.parametrize("name", ["match.json", "match.svg", "match.JSON"])
def test_games_are_not_kept_where_the_report_goes(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / name
    path.write_text("mine")
    assert arena("pyramids", *QUICK, "--games", "2", "--workers", "1", "--out", str(path)) == 2
    assert str(tmp_path / "match.jsonl") in capsys.readouterr().err
    assert [(left.name, left.read_text()) for left in tmp_path.iterdir()] == [(name, "mine")]


def test_a_report_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "match.json").mkdir()
    games = tmp_path / "match.jsonl"
    assert arena("pyramids", *QUICK, "--games", "2", "--workers", "1", "--out", str(games)) == 2
    assert f"“{tmp_path / 'match.json'}” cannot be written" in capsys.readouterr().err
    assert len(lines(games)) == 3


@pytest.mark.parametrize(
    ("error", "told", "kept"),
    [
        (OSError("no room"), "no room", "no room"),
        (BrokenProcessPool(), "would be kept", "are kept"),
    ],
    ids=["room", "died"],
)
def test_what_stops_a_match_is_told_as_it_is(
    error: Exception,
    told: str,
    kept: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def broken(*match: object) -> None:
        raise error

    monkeypatch.setattr("pyramidion.arena.workers.here", broken)
    command = ("pyramids", *QUICK, "--games", "2", "--workers", "1")
    assert arena(*command) == 2
    assert told in capsys.readouterr().err
    assert arena(*command, "--out", str(tmp_path / "match.jsonl")) == 2
    said = capsys.readouterr().err
    assert kept in said
    assert "written" not in said


def test_a_file_of_another_match_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.jsonl"
    assert arena("pyramids", *QUICK, "--games", "2", "--workers", "1", "--out", str(path)) == 0
    before = path.read_bytes()
    for words, field in (("--seed", "3"), "seed"), (("--seats", "3"), "seats"), (("--iterations", "9"), "iterations"):
        capsys.readouterr()
        assert arena("pyramids", *QUICK, "--games", "2", "--out", str(path), *words) == 2
        assert field in capsys.readouterr().err
    assert arena("valley", *QUICK, "--out", str(path)) == 2
    path.write_bytes(before + b"no result\n")
    assert arena("pyramids", *QUICK, "--games", "2", "--out", str(path)) == 2
    assert f"{path}:4" in capsys.readouterr().err


def test_a_file_names_all_code_that_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Rules or bots that have changed go on, and neither the person nor the report is left in the dark."""
    path, command = tmp_path / "match.jsonl", ("pyramids", *QUICK, "--workers", "1", "--out")
    assert arena(*command, str(path), "--games", "2") == 0
    assert "have changed" not in capsys.readouterr().err
    path.write_text(path.read_text().replace(fingerprint(), "older"))
    assert arena(*command, str(path), "--games", "4") == 0
    assert "Rules or bots have changed" in capsys.readouterr().err
    assert json.loads(path.with_suffix(".json").read_text())["codes"] == ["older", fingerprint()]


def test_a_table_a_report_and_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.jsonl"
    command = ("pyramids", *PLAYERS, "--games", "6", "--workers", "1", "--out", str(path))
    assert arena(*command) == 0
    told = capsys.readouterr().out
    assert "scribe – random" in told
    assert "6 games with 3 deals" in told
    assert arena(*command, "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert report == json.loads((tmp_path / "match.json").read_text())
    best, worst = report["standings"]
    assert (best["bot"], worst["bot"]) == ("scribe", "random")
    assert best["rating_low"] < best["rating"] < best["rating_high"]
    assert best["rating"] + worst["rating"] == pytest.approx(3000)
    assert best["games"] == 6
    assert best["wins"] + worst["wins"] == 1
    assert 0 < best["seconds_per_move"] <= best["slowest"]
    (pair,) = report["pairs"]
    assert pair["met"] == 6
    assert pair["low"] < pair["share"] <= pair["high"]
    picture = ET.parse(tmp_path / "match.svg").getroot()
    words = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"scribe", "random"} <= set(words)
    assert len(list(picture.iter("{http://www.w3.org/2000/svg}circle"))) == 2
    assert arena(*command, "--markdown") == 0
    assert "| 1 | `scribe` |" in capsys.readouterr().out
    assert main(["arena", *command, "--lang", "cs"]) == 0
    assert "hodnocení" in capsys.readouterr().out


def test_one_command_writes_the_ladder(tmp_path: Path) -> None:
    page, kept = tmp_path / "ladder.md", tmp_path / "kept"
    words = [*QUICK, "--games", "2", "--only", "pyramids-", "--workers", "1", "--page", str(page), "--kept", str(kept)]
    subprocess.run([sys.executable, "-m", "bench.ladder", *words], cwd=ROOT, check=True, capture_output=True)
    told = page.read_text()
    for name, rules in registry.games().items():
        assert f"## {name}, 2 seats" in told
        assert name == "valley" or f"## {name}, {rules.seats[-1]} seats" in told
    assert "## valley, box=both, 6 seats" in told
    assert told.count("| 1 | `random@") == 2
    assert "pyramidion arena pyramids --seats 2 --players random@" in told
    assert "--games 2`: 2 games with 1 deal," in told


def test_four_seats_are_filled_from_three_names(tmp_path: Path) -> None:
    path = tmp_path / "four.jsonl"
    words = ("--players", "random,random@1,random@2", "--seats", "4", "--games", "4")
    assert arena("pyramids", *words, "--workers", "1", "--out", str(path)) == 0
    games = lines(path)[1:]
    assert all(len(line["bots"]) == len(line["ranks"]) == len(line["points"]) == 4 for line in games)
    for seat in range(4):
        assert {line["bots"][seat] for line in games} == set(words[1].split(","))


def test_options_reach_the_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.jsonl"
    words = (*QUICK, "--games", "1", "--workers", "1", "--option", "box=afterlife")
    assert arena("valley", *words, "--out", str(path)) == 0
    assert lines(path)[0]["match"]["options"]["box"] == "afterlife"
    assert "(box=afterlife)" in capsys.readouterr().out


def test_rotated_seats_get_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first position is the same for both, whoever sits where."""
    dealt: list[object] = []
    rules = game("valley")
    new = rules.new

    def noted(options: Any, seats: int, seed: int) -> Any:
        s = new(options, seats, seed)
        dealt.append(rules.position(s))
        return s

    monkeypatch.setattr(rules, "new", noted)
    match = Match("valley", rules.version, {}, 2)
    other = RandomBot()
    other.name = "other"
    monkeypatch.setitem(BOTS, "other", other)
    for fixture in schedule(["random", "other", "scribe"], 2, 2, 0):
        if "scribe" not in fixture.seated:
            play(match, fixture)
    assert len(dealt) == 2
    assert dealt[0] == dealt[1]
    play(match, Fixture(1, ("random", "other")))
    assert dealt[2] != dealt[0]


@pytest.mark.parametrize(
    ("label", "usual", "seconds", "iterations"),
    [
        ("architect", Budget(), 0.5, 0),
        ("architect", Budget(seconds=0.7), 0.7, 0),
        ("architect", Budget(iterations=40), 0, 40),
        ("architect@2s", Budget(seconds=0.7), 2, 0),
        ("architect@0.25", Budget(iterations=40), 0.25, 0),
        ("architect@100", Budget(seconds=0.7), 0, 100),
    ],
)
def test_those_who_think_get_their_time(label: str, usual: Budget, seconds: float, iterations: int) -> None:
    made: Any = contestant(label).made(usual)
    assert made.budget == (seconds, iterations)
    assert made is not ARCHITECT
    assert ARCHITECT.budget == (0.5, 0)


def test_those_who_answer_at_once_need_none() -> None:
    assert contestant("scribe@0.5").made() is BOTS["scribe"]


def test_an_address_in_somebodys_command_is_no_time() -> None:
    assert contestant("cmd:ssh me@there bot") == ("cmd:ssh me@there bot", "cmd:ssh me@there bot", Budget())
    assert contestant("cmd:ssh me@there bot@2s") == (
        "cmd:ssh me@there bot@2s",
        "cmd:ssh me@there bot",
        Budget(seconds=2),
    )


def test_wrong_errata_are_refused_before_anything_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    errata, path = tmp_path / "errata.toml", tmp_path / "match.jsonl"
    errata.write_text("[nobody]\ncost = 3\n")
    assert arena("valley", *QUICK, "--games", "2", "--errata", str(errata), "--out", str(path)) == 2
    assert f"{errata}: There is no card called “nobody”" in capsys.readouterr().err
    assert not path.exists()


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize(
    "words",
    [
        ("vally",),
        ("valley", "--players", "scribe"),
        ("valley", "--players", "scribe,scribe"),
        ("valley", "--players", "scribe,wizard"),
        ("valley", "--players", "scribe,architect@0s"),
        ("valley", "--players", "scribe,program:examples/careful_bot.py@601s"),
        ("valley", "--players", "scribe,program:missing.py"),
        ("valley", "--players", "scribe,cmd:"),
        ("valley", "--players", "scribe,no_such_module:Bot"),
        ("valley", "--games", "0"),
        ("valley", "--seats", "1"),
        ("valley", "--seats", "5"),
        ("valley", "--think", "0"),
        ("valley", "--think", "1", "--iterations", "5"),
        ("valley", "--iterations", "0"),
        ("valley", "--workers", "0"),
        ("valley", "--seed", "-1"),
        ("valley", "--out", "tests"),
        ("valley", "--out", "/proc/none/x.jsonl", "--workers", "1"),
        ("valley", "--out", "README.md"),
        ("valley", "--seats", "2", "--option", "box=both", "--option", "half=merged", "--option", "longer=six"),
    ],
    ids=" ".join,
)
def test_bad_input_gets_one_sentence(words: tuple[str, ...], lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *words, "--lang", lang]) == 2
    told = capsys.readouterr().err
    assert told.startswith("pyramidion: ")
    assert len(told.strip().splitlines()) == 1
