"""Bots that people wrote: real programs in processes of their own, classes, and what happens when they misbehave."""

from __future__ import annotations

import errno
import json
import os
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from arena.waiting import until
from pyramidion.arena.match import Match, Played, play
from pyramidion.arena.schedule import Fixture
from pyramidion.bots import decide
from pyramidion.bots.own import OwnBot, check, own_bot, short_name
from pyramidion.bots.program import BotFailed, Program
from pyramidion.cli import main
from pyramidion.kernel import codec
from pyramidion.kernel.registry import game

ROOT = Path(__file__).parents[2]
EXAMPLE = f"program:{ROOT / 'examples' / 'careful_bot.py'}"

BAD = {
    "crash": "import sys\nsys.stdin.readline()\nraise SystemExit('my head hurts')\n",
    "garbage": "import sys\nfor line in sys.stdin: print('hello', flush=True)\n",
    "illegal": 'import sys\nfor line in sys.stdin: print(\'{"action": "fly:moon"}\', flush=True)\n',
    "timeout": "import time\ntime.sleep(600)\n",
    "start": None,
}


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("PYRAMIDION_LANG", "en")


def bad_program(folder: Path, fault: str) -> str:
    source = BAD[fault]
    if source is None:
        return f"program:{folder / 'nothing'}"
    file = folder / f"{fault}.py"
    file.write_text(source)
    return f"program:{file}"


def played(*bots: str, think: float = 60.0) -> Played:
    """With time enough for a program to start on a busy machine."""
    return play(Match("pyramids", game("pyramids").version, {}, len(bots), think=think), Fixture(0, bots))


def test_a_program_plays_a_whole_game() -> None:
    result = played(EXAMPLE, "random")
    assert result.failed == []
    assert result.moves[0] > 10
    assert played(EXAMPLE, "random").points == result.points


def test_a_program_gets_its_view_and_never_the_state(tmp_path: Path) -> None:
    """What the program was told, line by line, is what its seat may know."""
    heard = tmp_path / "heard.jsonl"
    spy = tmp_path / "spy.py"
    spy.write_text(
        "import json, sys\n"
        f"with open({str(heard)!r}, 'a') as file:\n"
        "    for line in sys.stdin:\n"
        "        file.write(line)\n"
        "        file.flush()\n"
        "        print(json.dumps({'action': json.loads(line)['legal'][0]}), flush=True)\n"
    )
    rules: Any = game("valley")
    secret = 1234567890123456789
    s = rules.new(rules.options(), 2, secret)
    (seat,) = rules.actors(s)
    program = Program("spy", [sys.executable, str(spy)])
    try:
        chosen = decide(program, rules, s, seat, 11)
        other = rules.resample(s, seat, 99)
        assert decide(program, rules, other, seat, 11) == chosen
    finally:
        program.close()
    first, second = (json.loads(line) for line in heard.read_text().splitlines())
    assert first == second
    assert set(first) == {"game", "options", "seat", "legal", "seconds", "luck", "view"}
    assert codec.encode(first["view"]) == codec.encode(codec.plain(rules.view(s, seat)))
    assert str(secret) not in heard.read_text()


@pytest.mark.parametrize("fault", BAD)
def test_a_program_that_fails_forfeits_the_game(fault: str, tmp_path: Path) -> None:
    bad = bad_program(tmp_path, fault)
    result = played("random", bad, think=0.05 if fault == "timeout" else 60.0)
    (failure,) = result.failed
    assert (failure.seat, failure.code) == (1, fault)
    assert result.ranks == [1, 2]
    if fault == "crash":
        assert failure.detail == "my head hurts"


def test_whoever_forfeits_is_last_and_the_others_play_it_out(tmp_path: Path) -> None:
    result = played("random", bad_program(tmp_path, "illegal"), "scribe")
    assert result.ranks[1] == 3
    assert sorted(result.ranks) == [1, 2, 3]
    assert min(result.moves) > 1


def test_a_program_that_sleeps_is_ended_with_all_that_it_started(tmp_path: Path) -> None:
    """It answers once; then its child is there, and no other answer comes."""
    rules = game("pyramids")
    s = rules.new(rules.options(), 2, 1)
    seat = rules.actors(s)[0]
    child, file = tmp_path / "child.pid", tmp_path / "parent.sh"
    answer = json.dumps({"action": str(rules.legal(s, seat)[0])})
    file.write_text(f"#!/bin/sh\nsleep 600 & echo $! > {child}\necho '{answer}'\nwait\n")
    file.chmod(0o755)
    program = Program("sleeper", [str(file)], seconds=60.0)
    decide(program, rules, s, seat, 1)
    program.limit = 0.05
    with pytest.raises(BotFailed) as caught:
        decide(program, rules, s, seat, 1)
    assert caught.value.code == "timeout"
    until(lambda: gone(int(child.read_text())), "the child of the program is gone")


def gone(process: int) -> bool:
    try:
        return " Z " in Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return True


def test_settings_of_the_server_do_not_reach_a_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYRAMIDION_DATABASE", "postgresql://user:secret@host/db")
    file = tmp_path / "nosy.py"
    file.write_text("import os\ninput()\nprint([name for name in os.environ if 'PYRAMIDION' in name], flush=True)\n")
    rules = game("pyramids")
    s = rules.new(rules.options(), 2, 1)
    with pytest.raises(BotFailed) as caught:
        decide(own_bot(f"program:{file}"), rules, s, rules.actors(s)[0], 1)
    assert (caught.value.code, caught.value.detail) == ("garbage", "[]")


class Cheat:
    """Does not look, it says; it gets a world all the same. And it lies."""

    looks = False
    seen: Any = None

    def choose(self, game: Any, world: Any, seat: int, seed: int) -> Any:
        Cheat.seen = world
        return "fly"


def test_a_class_never_gets_the_true_state_and_its_answer_is_checked() -> None:
    rules = game("valley")
    s = rules.new(rules.options(), 2, 3)
    (seat,) = rules.actors(s)
    with pytest.raises(BotFailed) as caught:
        decide(OwnBot("cheat", Cheat()), rules, s, seat, 1)
    assert caught.value.code == "illegal"
    assert Cheat.seen is not s
    assert Cheat.seen.seed != s.seed


class Tuples:
    """Its answers are equal to actions, and are none."""

    def choose(self, game: Any, world: Any, seat: int, seed: int) -> Any:
        return tuple(game.legal(world, seat)[0])


class Arrays:
    """Its answers cannot even be compared."""

    def choose(self, game: Any, world: Any, seat: int, seed: int) -> Any:
        return np.zeros(2)


def test_a_class_may_answer_with_a_tuple() -> None:
    rules = game("valley")
    s = rules.new(rules.options(), 2, 3)
    (seat,) = rules.actors(s)
    first = rules.legal(s, seat)[0]
    assert decide(OwnBot("tuples", Tuples()), rules, s, seat, 1) is first
    with pytest.raises(BotFailed) as caught:
        decide(OwnBot("arrays", Arrays()), rules, s, seat, 1)
    assert caught.value.code == "illegal"


def test_the_class_of_the_example_beats_chance() -> None:
    result = played("examples.greedy_bot:Greedy", "random")
    assert (result.ranks, result.failed) == ([1, 2], [])


def test_only_what_can_be_started_is_taken(tmp_path: Path) -> None:
    file = tmp_path / "afile"
    file.write_text("nothing that runs")
    for spec in (EXAMPLE, f"cmd:{sys.executable} {ROOT / 'examples' / 'careful_bot.py'} --deep", "scribe"):
        check(spec)
    for spec, why in (
        (f"program:{file}", errno.EACCES),
        (f"program:{tmp_path}", errno.EISDIR),
        (f"program:{tmp_path / 'nothing.py'}", errno.ENOENT),
        ("cmd:no-such-program --fast", errno.ENOENT),
    ):
        with pytest.raises(BotFailed) as caught:
            check(spec)
        assert (caught.value.code, caught.value.detail) == ("start", os.strerror(why))


@pytest.mark.parametrize(
    ("spec", "name"),
    [
        ("program:./bots/mine.py", "mine.py"),
        ("cmd:python3 mine.py", "mine.py"),
        ("examples.greedy_bot:Greedy", "Greedy"),
    ],
)
def test_bots_have_short_names(spec: str, name: str) -> None:
    assert short_name(spec) == name


# --- at a table ---------------------------------------------------------------------------------------------


def typist(monkeypatch: pytest.MonkeyPatch, *typed: str) -> None:
    left = list(typed)

    def answer(prompt: str = "") -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    monkeypatch.setattr("builtins.input", answer)


def test_a_program_sits_at_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typist(monkeypatch, *["end", "1"] * 4)
    save = tmp_path / "game.json"
    seats = f"human,{EXAMPLE}"
    assert main(["play", "valley", "--seats", seats, "--seed", "3", "--save", str(save)]) == 0
    told = capsys.readouterr().out
    assert "careful_bot.py 2" in told
    assert f"--seats {seats}" in told
    assert any(seat == 1 for seat, _ in json.loads(save.read_text())["log"])


def test_a_program_that_fails_at_a_table_is_replaced_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typist(monkeypatch, *["end", "1"] * 4)
    save = tmp_path / "game.json"
    bad = bad_program(tmp_path, "crash")
    assert main(["play", "valley", "--seats", f"human,{bad}", "--seed", "3", "--save", str(save)]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "my head hurts" in told
    assert told.count("chance plays in its place") == 1
    assert any(seat == 1 for seat, _ in json.loads(save.read_text())["log"])


def test_a_saved_game_alone_starts_no_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody may send you a saved game; what it names is not run."""
    typist(monkeypatch)
    save, trace = tmp_path / "game.json", tmp_path / "trace"
    assert main(["play", "valley", "--seats", "human,scribe", "--seed", "3", "--save", str(save)]) == 0
    saved = json.loads(save.read_text())
    evil = f"cmd:touch {trace}"
    save.write_text(json.dumps({**saved, "kinds": ["human", evil]}))
    capsys.readouterr()
    typist(monkeypatch, *["end", "1"] * 4)
    assert main(["play", "valley", "--resume", "--save", str(save)]) == 2
    assert "--seats" in capsys.readouterr().err
    assert not trace.exists()
    typist(monkeypatch, *["end", "1"] * 4)
    assert main(["play", "valley", "--resume", "--save", str(save), "--seats", f"human,{evil}"]) == 0
    assert trace.exists()


def test_programs_play_simulations_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["simulate", "pyramids", "--seats", f"{EXAMPLE},random", "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1
    assert main(["simulate", "pyramids", "--seats", f"{bad_program(tmp_path, 'illegal')},random", "--games", "1"]) == 2
    assert "fly:moon" in capsys.readouterr().err
