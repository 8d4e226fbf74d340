"""A scenario checks something, or it is refused with a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyramidion.cli import main
from pyramidion.kernel.scenario import EXPECT_KEYS, BadScenario, Scenario

GAME = """
game = "valley"
seats = 2
[position]
active = 0
seat.0.hand = "urn 2*shabti box_of_food"
pyramid.b1 = "book_of_gates"
"""


def differences(text: str) -> list[str]:
    return [difference.what for difference in Scenario(GAME + text).play().differences]


FALSE = [
    ('[expect]\nillegal = { "end" = {} }', "illegal end"),
    ('[expect]\nillegal = { "act:shabti" = {} }', "illegal act:shabti"),
    ('[expect]\nillegal = { "end" = "not-your-turn" }', "illegal end"),
    ('[expect]\nillegal = { "1 end" = { reason = "not-your-turn", nonsense = 3 } }', "illegal 1 end"),
    ('[expect]\nlegal = ["1 end"]', "legal 1 end"),
    ('[expect]\nlegal = ["buy:b1", "act:book_of_gates"]', "legal act:book_of_gates"),
    ('[expect]\nonly = ["end"]', "only"),
    ("[expect]\nactors = []", "actors"),
    ("[expect]\nactors = [1]", "actors"),
    ('[expect]\nprompt = "pay"', "prompt"),
    ('[expect]\nprompt = { kind = "play_cards", nonsense = 1 }', "prompt"),
    ("[expect]\nscores = []", "scores"),
    ("[expect]\nwinners = []", "winners"),
    ("[expect]\nwinners = [0]", "winners"),
    ("[expect]\nover = true", "over"),
    ('[expect]\nevents = ["played"]', "events"),
    ('[[play]]\ndo = "act:shabti"\n[expect]\nevents = ["nonsense"]', "events"),
    ("[expect]\ncount.seat.0.hand = 3", "count seat.0.hand"),
    ('[expect]\ncount.seat.0.hand = "4"', "count seat.0.hand"),
    ('[expect]\nposition.seat.0.hand = ""', "seat.0.hand"),
    ("[expect]\nposition.active = false", "active"),
    ("[expect]\nposition.changed = 0", "changed"),
    ('[expect]\nposition.pyramid.b1 = "urn"', "pyramid.b1"),
]


@pytest.mark.parametrize(("text", "what"), FALSE)
def test_what_does_not_hold_is_a_difference(text: str, what: str) -> None:
    assert differences(text) == [what]


def test_every_expectation_is_tried_above() -> None:
    assert {text.partition("[expect]\n")[2].split(" ")[0].split(".")[0] for text, _ in FALSE} == set(EXPECT_KEYS)


def test_what_holds_is_none() -> None:
    holds = '[expect]\nillegal = { "1 end" = {}, "buy:t" = {}, "nonsense" = "not-now" }\nlegal = ["end"]'
    assert differences(holds) == []
    assert differences("[[play]]\ndo = []\nexpect = { actors = [0] }") == []


REFUSED = [
    ("", "expects-nothing"),
    ("[expect]", "expects-nothing"),
    ("[[play]]", "expects-nothing"),
    ("[[play]]\ndo = []", "expects-nothing"),
    ('[[play]]\ndo = ""', "expects-nothing"),
    ("[[play]]\ndo = 3", "not-a-list"),
    ('[[play]]\ndo = "end"\n[play.expect]', "expects-nothing"),
    ('[[play]]\ndo = "end"\nseat = 7', "no-such-seat"),
    ('[[play]]\ndo = "end"\nseat = "0"', "no-such-seat"),
    ('[[play]]\ndo = "end"\nseet = 0', "unknown-key"),
    ("[expect]\nillegal = {}", "expects-nothing"),
    ('[expect]\nillegal = { "ned" = {} }', "unknown-action"),
    ('[expect]\nillegal = { "9 end" = {} }', "no-such-seat"),
    ('[expect]\nillegal = { "end" = true }', "not-a-table"),
    ('[expect]\nillegal = "end"', "not-a-table"),
    ("[expect]\nlegal = []", "expects-nothing"),
    ('[expect]\nlegal = "end"', "not-a-list"),
    ('[expect]\nlegal = ["2 end"]', "no-such-seat"),
    ("[expect]\nlegal = [3]", "not-an-action"),
    ("[expect]\nonly = []", "expects-nothing"),
    ("[expect]\nprompt = {}", "expects-nothing"),
    ('[expect]\nprompt = ""', "expects-nothing"),
    ("[expect]\nprompt = 3", "not-a-table"),
    ("[expect]\nevents = []", "expects-nothing"),
    ('[expect]\nevents = "end"', "not-a-list"),
    ("[expect]\ncount = {}", "expects-nothing"),
    ("[expect]\ncount.seat = {}", "expects-nothing"),
    ("[expect]\ncount.active = 1", "not-counted"),
    ("[expect]\ncount.seat.2.hand = 0", "unknown-key"),
    ("[expect]\nposition = {}", "expects-nothing"),
    ("[expect]\nposition.seat.0 = {}", "expects-nothing"),
    ("[expect]\nposition.seat.0.hnad = 1", "unknown-key"),
    ("[expect]\nposition.seat.0.hand = 1", "bad-value"),
    ('[expect]\nposition.seat.0.hand = "x*urn"', "bad-value"),
    ("[expect]\nactors = 0", "not-a-list"),
    ("[expect]\nscores = 0", "not-a-list"),
    ("[expect]\nwinners = 0", "not-a-list"),
    ("[expect]\nover = 1", "bad-value"),
    ('[expect]\nover = "no"', "bad-value"),
    ("[expect]\nfinished = true", "unknown-key"),
]


@pytest.mark.parametrize(("text", "code"), REFUSED)
def test_what_could_not_fail_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadScenario) as refused:
        Scenario(GAME + text).play()
    assert refused.value.code == code


@pytest.mark.parametrize("text", ['seed = "x"', "rules = 3", "position = 3", "play = 3", "play = [3]", "play = {}"])
def test_a_key_of_the_wrong_kind_is_refused(text: str) -> None:
    with pytest.raises(BadScenario):
        Scenario(f'game = "valley"\n{text}\n[expect]\nactors = [0]').play()


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_each_refusal_is_a_sentence(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number, (text, _) in enumerate(REFUSED):
        file = tmp_path / f"{number}.toml"
        file.write_text(GAME + text, encoding="utf-8")
        assert main(["--lang", lang, "scenario", str(file)]) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"pyramidion: {file}")
        assert "{" not in said
        assert said.rstrip().endswith((".", "?"))
