"""The commands as a person types them: what they print, what they leave behind, how they complain."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from pyramidion.bots import ARCHITECT
from pyramidion.bots.clock import Budget
from pyramidion.cli import main

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games go to a folder of the test; files are named from the root of the repository."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("PYRAMIDION_LANG", "en")
    return tmp_path


class Typist:
    """Answers the prompts of a terminal game, then presses Ctrl-D."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
        self.lines = list(lines)
        monkeypatch.setattr("builtins.input", self)

    def __call__(self, prompt: str = "") -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def run(*words: str) -> int:
    return main(list(words))


def readme_commands() -> list[str]:
    """Every `pyramidion` line of the README's shell blocks that needs nobody at the keyboard."""
    blocks = (ROOT / "README.md").read_text(encoding="utf-8").split("```sh\n")[1:]
    lines = [line.partition("#")[0].strip() for block in blocks for line in block.split("```")[0].splitlines()]
    return [line for line in lines if line.startswith("pyramidion ") and "--resume" not in line]


@pytest.mark.parametrize("line", readme_commands())
def test_the_readme_tells_the_truth(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Typist(monkeypatch, "", "?", "end")
    assert run(*shlex.split(line)[1:]) == 0
    assert capsys.readouterr().out.strip()


def test_simulations_are_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        assert run("simulate", "valley", "--games", "4", "--seed", "5", "--seats", "random,scribe", "--json") == 0
        told.append(json.loads(capsys.readouterr().out))
    for result in told:
        assert {"games", "decisions", "seconds", "decisions_per_second", "winners", "scores"} <= set(result)
        del result["seconds"], result["decisions_per_second"]
    assert told[0] == told[1]
    assert told[0]["games"] == len(told[0]["scores"]) == 4


def test_bots_of_a_simulation_are_named_in_the_language_with_their_budgets(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "pyramids", "--games", "1", "--seats", "architect@1,scribe")
    for lang, names in (("en", ("Architect@1", "Scribe")), ("cs", ("Stavitel@1", "Písař"))):
        assert run(*words, "--lang", lang) == 0
        told = capsys.readouterr().out
        assert all(f"({name})" in told for name in names)


def test_simulation_takes_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", "valley", "--games", "1", "--option", "completist=true", "--json") == 0
    assert json.loads(capsys.readouterr().out)["options"]["completist"] is True


def test_a_game_can_be_played_saved_resumed_undone_and_explained(
    at_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Typist(monkeypatch, "? urn", "why buy m1", "why buy:t", "entomb urn", "undo", "nonsense", "entomb urn")
    assert run("play", "valley", "--seed", "3") == 0
    told = capsys.readouterr().out
    assert "Urn [urn]" in told
    assert "(R4.1)" in told
    assert "Taken back" in told
    assert "none of the choices" in told
    saved = json.loads((at_home / "pyramidion" / "valley.json").read_text())
    assert saved["seed"] is None
    assert [text for _, text in saved["log"]][-1] == "entomb:urn"
    Typist(monkeypatch, "end")
    assert run("play", "valley", "--resume", "--lang", "cs") == 0
    assert "kapitál" in capsys.readouterr().out
    again = json.loads((at_home / "pyramidion" / "valley.json").read_text())
    assert len(again["log"]) > len(saved["log"])


@pytest.mark.parametrize(
    ("typed", "log"),
    [
        ("BUY B2", "buy:b2"),
        ("buy book of the heavens", "buy:b2"),
        ("Entomb   Urn", "entomb:urn"),
        ("end", "end"),
        ("6", "buy:b2"),
    ],
)
def test_choices_can_be_typed_in_many_ways(
    typed: str, log: str, at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Typist(monkeypatch, "²", "1" * 5000, "\x1b[31m", "", typed)
    assert run("play", "valley", "--seed", "3") == 0
    assert json.loads((at_home / "pyramidion" / "valley.json").read_text())["log"][0][1] == log


def test_czech_is_understood_with_and_without_accents(
    at_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Typist(monkeypatch, "proc koupit m1", "koupit b1", "zpet", "koupit Kniha nebes")
    assert run("play", "valley", "--seed", "3", "--lang", "cs") == 0
    assert "(R4.1)" in capsys.readouterr().out
    assert json.loads((at_home / "pyramidion" / "valley.json").read_text())["log"] == [[0, "buy:b2"]]


def test_a_hint_names_an_action_and_what_it_promises(
    at_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ARCHITECT, "budget", Budget(iterations=3))
    Typist(monkeypatch, "hint")
    assert run("play", "sneferu", "--seed", "3", "--seats", "human,architect@2") == 0
    out = capsys.readouterr().out
    assert re.search(r"The architect would: Buy .* \(\d+ %\)", " ".join(out.split()))


def test_a_new_game_keeps_an_earlier_one(
    at_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Typist(monkeypatch)
    assert run("play", "valley", "--seed", "1") == 0
    first = (at_home / "pyramidion" / "valley.json").read_text()
    capsys.readouterr()
    assert run("play", "valley", "--seed", "2") == 0
    kept = at_home / "pyramidion" / "valley-2.json"
    assert kept.read_text() == first
    assert f"--resume --save {kept}" in capsys.readouterr().out


def test_a_game_is_on_disk_while_it_is_being_played(at_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever ends the program, what was done until the last question is there."""
    lines = iter(["entomb urn"])

    def typist(prompt: str = "") -> str:
        line = next(lines, None)
        if line is None:
            raise RuntimeError("the roof falls in")
        return line

    monkeypatch.setattr("builtins.input", typist)
    with pytest.raises(RuntimeError):
        run("play", "valley", "--seed", "3")
    assert json.loads((at_home / "pyramidion" / "valley.json").read_text())["log"] == [[0, "entomb:urn"]]


@pytest.mark.parametrize(
    "change",
    [{"players": ["x"]}, {"kinds": []}, {"kinds": ["wizard", "human"]}, {"format": 99}, {"seats": 7}, {"version": 99}],
    ids=str,
)
def test_a_damaged_save_is_refused_and_kept(
    change: dict[str, object], at_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Typist(monkeypatch)
    assert run("play", "valley", "--seed", "3") == 0
    path = at_home / "pyramidion" / "valley.json"
    damaged = json.dumps({**json.loads(path.read_text()), **change})
    path.write_text(damaged)
    capsys.readouterr()
    assert run("play", "valley", "--resume") == 2
    assert capsys.readouterr().err.startswith("pyramidion: ")
    assert path.read_text() == damaged


def test_between_people_the_screen_is_passed_and_hands_stay_hidden(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []
    lines = iter(["", "end", *["1"] * 9])

    def typist(prompt: str = "") -> str:
        asked.append(prompt)
        answer = next(lines, None)
        if answer is None:
            raise EOFError
        return answer

    monkeypatch.setattr("builtins.input", typist)
    assert run("play", "valley", "--seats", "human,human", "--seed", "1") == 0
    assert sum("Pass the screen" in prompt for prompt in asked) >= 2
    assert capsys.readouterr().out.count("\n" * 40) >= 2


@pytest.fixture
def finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The record of a whole game, played by always taking the first choice that is not a swap."""
    Typist(monkeypatch, *["end", "1"] * 400)
    assert run("play", "valley", "--seed", "2", "--save", str(tmp_path / "game.json"), "--plain") == 0
    (record,) = tmp_path.glob("game-*.json")
    return record


def test_a_finished_game_replays_and_proves_itself(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert run("verify", str(finished)) == 0
    said = capsys.readouterr().out
    assert "Consistent" in said
    assert "Proved" not in said
    assert run("replay", str(finished), "--seat", "0") == 0
    mine = capsys.readouterr().out
    assert run("replay", str(finished)) == 0
    assert capsys.readouterr().out != mine


def hashes(file: Path) -> tuple[str, str]:
    data = json.loads(file.read_text())
    return data["start"]["opening"], data["closing"]


def test_the_hashes_to_note_are_shown_before_and_after_the_game(
    capsys: pytest.CaptureFixture[str], finished: Path
) -> None:
    said = capsys.readouterr().out
    opening, closing = hashes(finished)
    assert opening[:16] in "".join(said.splitlines()[:2])
    assert closing[:16] in said.splitlines()[-1]


@pytest.mark.parametrize(("lang", "proved", "given"), [("en", "Proved", "was given"), ("cs", "Dokázáno", "zadané")])
def test_only_a_noted_hash_proves_a_game(
    finished: Path, capsys: pytest.CaptureFixture[str], lang: str, proved: str, given: str
) -> None:
    opening, closing = hashes(finished)
    capsys.readouterr()
    for flags, times in (
        (["--commit", opening[:16]], 1),
        (["--final", closing.upper()], 1),
        (["--commit", opening, "--final", closing[:20]], 2),
        ([], 0),
    ):
        assert run("verify", str(finished), *flags, "--lang", lang) == 0
        said = capsys.readouterr().out
        assert said.count(proved) == times
        assert given in said
        assert opening in said


def test_a_noted_hash_of_another_game_refuses_it(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    opening, closing = hashes(finished)
    capsys.readouterr()
    for flags in (["--commit", closing], ["--final", opening], ["--commit", opening, "--final", "0" * 16]):
        assert run("verify", str(finished), *flags) == 1
        said = capsys.readouterr().out
        assert "not the game that you noted" in said
        assert "Proved" not in said
    for short in (opening[:15], "no hash at all, but long enough"):
        assert run("verify", str(finished), "--commit", short) == 2
        assert "16" in capsys.readouterr().err


def test_a_record_without_an_opening_hash_says_so(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    opening, _ = hashes(finished)
    data = json.loads(finished.read_text())
    for name in ("start", "server_seed", "history", "closing"):
        del data[name]
    finished.write_text(json.dumps(data))
    capsys.readouterr()
    assert run("verify", str(finished)) == 0
    assert "no opening hash" in capsys.readouterr().out
    assert run("verify", str(finished), "--commit", opening) == 1
    assert "0.1.0" in capsys.readouterr().out


def forged(file: Path, **changes: object) -> Path:
    file.write_text(json.dumps({**json.loads(file.read_text()), **changes}))
    return file


@pytest.mark.parametrize(
    "changes",
    [{"players": ["Scribe 2", "Player 1"]}, {"kinds": ["human", "human"]}, {"rewound": 7}, {"history": []}],
    ids=lambda changes: next(iter(changes)),
)
def test_forgeries_are_refused(finished: Path, capsys: pytest.CaptureFixture[str], changes: dict[str, object]) -> None:
    capsys.readouterr()
    assert run("verify", str(forged(finished, **changes))) == 1
    assert capsys.readouterr().out.strip()


def test_another_game_is_consistent_but_never_the_noted_one(
    finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opening, closing = hashes(finished)
    Typist(monkeypatch, *["end", "1"] * 400)
    assert run("play", "valley", "--seed", "3", "--save", str(tmp_path / "other.json"), "--plain") == 0
    (other,) = tmp_path.glob("other-*.json")
    assert run("verify", str(other)) == 0
    assert run("verify", str(other), "--commit", opening) == 1
    assert run("verify", str(other), "--final", closing) == 1


def test_a_tampered_record_breaks_at_the_action_that_was_touched(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(finished.read_text())
    at = next(number for number, (_, text) in enumerate(data["log"]) if text == "end")
    data["log"][at][1] = "arrange"
    finished.write_text(json.dumps(data))
    capsys.readouterr()
    assert run("verify", str(finished)) == 1
    assert f"{at + 1}" in capsys.readouterr().out


BAD = [
    ("play", "vally"),
    ("ply", "valley"),
    ("play", "valley", "--seats", "human,scrib"),
    ("play", "valley", "--seats", "human"),
    ("play", "valley", "--option", "completit=true"),
    ("play", "valley", "--option", "completist=maybe"),
    ("play", "valley", "--option", "completist"),
    ("play", "valley", "--option", "first=7"),
    ("play", "valley", "--option", "box=moon"),
    ("play", "valley", "--option", "half=merged"),
    ("play", "valley", "--option", "box=both", "--option", "half=merged", "--option", "longer=six"),
    ("play", "valley", "--option", "solo=master"),
    ("play", "valley", "--seed", "x"),
    ("play", "valley", "--seed", "-4"),
    ("play", "valley", "--errata", "missing.toml"),
    ("play", "valley", "--resume", "--save", "missing.json"),
    ("play", "valley", "--resume", "--save", "README.md"),
    ("simulate", "valley", "--games", "0"),
    ("simulate", "valley", "--seats", "human,random"),
    ("rules", "valley", "R99.9"),
    ("cards", "valley", "scarabb"),
    ("scenario", "missing.toml"),
    ("scenario", "README.md"),
    ("scenario", "tests"),
    ("replay", "pyproject.toml"),
    ("verify", "missing.json"),
    ("bench", "vallley"),
    ("bench", "valley", "--seconds", "0"),
    ("bench", "valley", "--seconds", "nan"),
    ("play", "valley", "--save", "tests"),
    ("play", "valley", "--save", "/proc/none/x.json"),
    ("simulate", "valley", "--seed", "-1"),
    ("play", "sneferu", "--seats", "human", "--option", "builders=dealt"),
    ("simulate",),
    ("play", "valley", "--nonsense"),
]


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_bad_input_gets_one_sentence_and_exit_code_2(
    words: tuple[str, ...], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words, "--lang", lang) == 2
    told = capsys.readouterr()
    assert told.err.startswith("pyramidion: ")
    assert len(told.err.strip().splitlines()) == 1
    assert "Traceback" not in told.err


@pytest.mark.parametrize(
    ("words", "near"),
    [
        (("play", "vally"), "valley"),
        (("ply",), "play"),
        (("play", "valley", "--seats", "human,scrib"), "scribe"),
        (("play", "valley", "--option", "completit=true"), "completist"),
        (("cards", "valley", "scarabb"), "scarab"),
    ],
)
def test_complaints_name_the_nearest_right_word(
    words: tuple[str, ...], near: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words) == 2
    assert near in capsys.readouterr().err


def test_a_bad_scenario_names_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('game = "valley"\n\n[position]\nseat.0.hand = "urrn"\n')
    assert run("scenario", str(file)) == 2
    assert f"{file}:4:" in capsys.readouterr().err


def test_a_scenario_that_does_not_hold_shows_the_difference(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text('game = "valley"\n[expect]\ncount.stock = 48\nover = true\n')
    assert run("scenario", str(file)) == 1
    told = capsys.readouterr().out
    assert "48" in told
    assert "49" in told


def test_errata_show_in_the_cards_and_in_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    errata = tmp_path / "errata.toml"
    errata.write_text('[urn]\ncost = 3\nname_en = "Clay Urn"\naction = ["Draw(1)"]\n')
    assert run("cards", "valley", "urn", "--errata", str(errata)) == 0
    told = capsys.readouterr().out
    assert "Clay Urn" in told
    assert "Cost 3" in told
    Typist(monkeypatch)
    assert run("play", "valley", "--errata", str(errata), "--save", str(tmp_path / "e.json")) == 0
    assert json.loads((tmp_path / "e.json").read_text())["options"]["errata"]["urn"]["cost"] == 3


def test_help_is_there_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--lang", "cs") == 0
    assert "hra v terminálu" in capsys.readouterr().out
    with pytest.raises(SystemExit) as left:
        run("play", "--help", "--lang", "cs")
    assert left.value.code == 0
    assert "kdo hraje" in capsys.readouterr().out
