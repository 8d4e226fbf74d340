"""Every word of Sneferu in every language: nothing missing, nothing untranslated, every rule written and tested."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import pyramidion
from pyramidion.games.sneferu import GAME, flow, text
from pyramidion.games.sneferu.data import DATA
from pyramidion.games.sneferu.options import Options
from pyramidion.games.sneferu.state import Sneferu
from pyramidion.kernel.contract import Event, Reason, View, action, seen_by
from pyramidion.kernel.text import TINT, TINTED, reason_text
from pyramidion.locale import CASES, LANGUAGES, Words
from rules.sneferu.sneferu_table import Play, built, columns
from worlds import walk

PLAYERS = ["Anna", "Bob", "Cyril", "Dana"]
SOURCE = Path(pyramidion.__file__).parent
TESTS = Path(__file__).parent
DOCS = TESTS.parents[2] / "docs" / "rules"
DIGESTS = {"en": DOCS / "sneferu.md", "cs": DOCS / "sneferu.cs.md"}
# proper names, signs, and what both languages spell the same
SAME_IN_CZECH = re.compile(
    r"material-basalt|letter-.*|card-(aya|lateef|heba|tsekani|tura|claudianus|abydos|tura-basalt|tura-mokattam"
    r"|basalt-mokattam)|section-ptah|token-.*\.sign"
)

language = pytest.mark.parametrize("lang", LANGUAGES)


def words(lang: str) -> Words:
    return Words(lang, GAME.id, PLAYERS)


# --- the files themselves -----------------------------------------------------------------------------------


@cache
def messages(lang: str, name: str = "sneferu") -> dict[str, ftl.Message]:
    source = (resources.files("pyramidion.locale") / lang / f"{name}.ftl").read_text(encoding="utf-8")
    body = parse(source).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({message.id.name for message in found}) == len(found)
    return {message.id.name: message for message in found}


def attributes(message: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def patterns(lang: str) -> dict[str, str]:
    """Each message and attribute with the letters in it that do not come from elsewhere."""
    found = {}
    for id, message in messages(lang).items():
        found[id] = letters(message.value)
        found |= {f"{id}.{part.id.name}": letters(part.value) for part in message.attributes}
    return found


def letters(pattern: Any) -> str:
    if isinstance(pattern, ftl.TextElement):
        return "".join(letter for letter in pattern.value if letter.isalpha())
    if isinstance(pattern, ftl.Pattern):
        return "".join(letters(element) for element in pattern.elements)
    if isinstance(pattern, ftl.Placeable):
        return letters(pattern.expression)
    if isinstance(pattern, ftl.SelectExpression):
        return "".join(letters(variant.value) for variant in pattern.variants)
    return ""


def test_both_languages_have_the_same_messages() -> None:
    english, czech = messages("en"), messages("cs")
    assert list(english) == list(czech)
    for id in english:
        assert attributes(english[id]) == attributes(czech[id]) - set(CASES), id


def test_no_common_message_is_defined_again() -> None:
    for lang in LANGUAGES:
        assert not set(messages(lang)) & set(messages(lang, "common"))


def test_no_english_is_left_in_czech() -> None:
    english, czech = patterns("en"), patterns("cs")
    same = {id for id, letters in english.items() if letters and letters == czech[id]}
    assert not [id for id in same if not SAME_IN_CZECH.fullmatch(id)]


def test_czech_plurals_are_complete() -> None:
    for id, message in messages("cs").items():
        for select in selects(message):
            keys = {variant.key.name for variant in select.variants if isinstance(variant.key, ftl.Identifier)}
            if keys & {"one", "few", "many"}:
                assert keys >= {"one", "few", "many", "other"}, id


def selects(node: Any) -> Iterator[ftl.SelectExpression]:
    if isinstance(node, ftl.SelectExpression):
        yield node
    if isinstance(node, ftl.BaseNode):
        for part in vars(node).values():
            for inner in part if isinstance(part, list) else [part]:
                yield from selects(inner)


# --- things that have names ---------------------------------------------------------------------------------


@language
def test_every_piece_has_a_name_and_a_text(lang: str) -> None:
    say = words(lang)
    for entry in GAME.content(Options()):
        assert say.name(f"card-{entry.id}")
        assert say(f"card-{entry.id}.text").endswith(".")
        assert say(f"group-{entry.group}")
        assert all(say(f"fact-{fact}") for fact in (*entry.facts, *entry.reconstructed))


@language
def test_materials_tokens_sites_and_builders_have_names(lang: str) -> None:
    say = words(lang)
    assert len({say.name(f"letter-{material}") for material in DATA.stones.materials}) == 5
    for material in DATA.stones.materials:
        assert say.name(f"material-{material}")
    for token in DATA.bonus.tokens:
        assert len(say(f"token-{token}.sign")) <= 4
        assert say.name(f"token-{token}")
    for site in DATA.track.sites:
        assert say.name(f"site-{site}")
    for builder in DATA.builders.names:
        assert say.name(f"builder-{builder}")


@language
def test_the_game_and_its_options_have_names(lang: str) -> None:
    say = words(lang)
    assert say("game-sneferu")
    assert say("game-sneferu.tagline")
    for option in Options.__struct_fields__:
        assert say(f"option-{option}")
        assert say(f"option-{option}.help")


# --- what random games say ----------------------------------------------------------------------------------

Told = tuple[str, str]


class Heard:
    """Everything that came up while playing."""

    def __init__(self) -> None:
        self.lines: dict[str, dict[Told, dict[str, Any]]] = {"prompts": {}, "choices": {}, "log": {}, "parts": {}}
        self.reasons: dict[str, Reason] = {}
        self.ties: set[str] = set()
        self.views: list[View] = []

    def add(self, where: str, key: str, args: Mapping[str, Any]) -> None:
        self.lines[where][key, repr(sorted(args.items()))] = dict(args)

    def listen(self, s: Sneferu, seed: int) -> None:
        for number, (before, (seat, chosen)) in enumerate(walk(GAME, s, seed)):
            view = GAME.view(before, seat)
            self._look(view)
            if number % 7 == 0:
                self.views += [view, GAME.view(before, None)]
                self._try_everything(before)
            twin = GAME.copy(before)
            twin.events = []
            GAME.apply(twin, seat, chosen)
            self._hear(twin.events)
        self._finish(s)

    def _look(self, view: View) -> None:
        assert view.question is not None
        self.add("prompts", f"prompt-{view.question.kind}", view.question.args)
        for answer in view.legal:
            verb, _, noun = answer.partition(":")
            named = GAME.thing(view, noun) if noun else {}
            self.add("choices", f"choice-{verb}", named)
            if noun:
                self.add("choices", "thing", named)

    def _try_everything(self, s: Sneferu) -> None:
        for seat in range(s.seats):
            for tried in (*GAME.actions(s.options), action("buy", "x"), action("place", "x"), action("dance")):
                reason = GAME.why_not(s, seat, tried)
                if reason is not None:
                    self.reasons[repr(reason)] = reason

    def _hear(self, events: list[Event]) -> None:
        for line in map(GAME.tell, seen_by(GAME, events, None)):
            assert line is not None
            self.add("log", *line)

    def _finish(self, s: Sneferu) -> None:
        result = GAME.result(s)
        assert result is not None
        self.views.append(GAME.view(s, 0))
        self._try_everything(s)
        for score in result.scores:
            for part in score.parts:
                self.add("parts", f"part-{part.key}", part.args)
            self.ties |= set(score.ties)


VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {}),
    (4, {}),
    (1, {"builders": "dealt", "solo_builders": True}),
    (2, {"builders": "chosen"}),
    (4, {"builders": "dealt"}),
]


@cache
def heard() -> Heard:
    found = Heard()
    for seed in range(3):
        for seats, options in VARIANTS:
            found.listen(GAME.new(Options(**options), seats, seed), seed)
    for play in rare():
        found.listen(play.s, 1)
    return found


def rare() -> list[Play]:
    """Positions that random games seldom reach: dry supplies, storage, complete pyramids, a victory alone."""
    dry = columns("tura-gold basalt-gold", "", "", "tura-basalt tura-granite")
    winner = {"seat.0.boat": 30, "ptah": "2*tura-gold", "seat.0.food": 30, **built(12)}
    storage = {"quarry.12": "storage", "quarry.34": "storage", "seat.0.boat": 12, "seat.0.food": 30}
    return [
        Play({**dry, "bag": "", "seat.0.stored": "3*granite-gold"}),
        Play({**storage, **columns("tura-gold", "tura-gold", "tura-gold", "tura-gold"), "seat.1.boat": 37}),
        Play({**storage, "seat.0.boat": 34, **columns(*["basalt-gold"] * 4), "seat.1.boat": 37}),
        Play({**built(20), **built(20, 1)}),
        Play(winner, seats=1),
        Play({**winner, "ptah": "7*tura-gold 7*tura-basalt 6*tura-granite", "seat.0.boat": 3}, seats=1),
        Play({"seat.0.boat": 38, "seat.1.boat": 37, "seat.0.food": 0, "seat.1.food": 0}, builders="dealt"),
        Play({**built(2), **{key.replace("0", "1", 1): stone for key, stone in built(2).items()}}),
    ]


@language
@pytest.mark.parametrize("what", ["prompts", "choices", "log", "parts"])
def test_all_that_random_games_say_can_be_said(lang: str, what: str) -> None:
    say = words(lang)
    lines = heard().lines[what]
    assert lines
    for (key, _), args in lines.items():
        assert say(key, **args)


@language
def test_every_reason_of_random_games_can_be_said(lang: str) -> None:
    say = words(lang)
    for reason in heard().reasons.values():
        assert reason_text(say, reason)
    assert len({reason.code for reason in heard().reasons.values()}) > 25


def bare(line: str) -> str:
    """A line as it is printed without colours."""
    return re.sub(f"{TINT}[^{TINTED}]*{TINTED}", "", line)


@language
def test_every_view_can_be_told_and_drawn(lang: str) -> None:
    """Drawings fit a terminal of 78 columns."""
    say = words(lang)
    for view in heard().views:
        for section in GAME.sections(view, say):
            assert section.title
            assert section.plain
            assert all(len(bare(line)) <= 78 for line in section.art), section.art
            assert all(line.strip() and "│" not in line for line in section.plain)


@language
def test_ties_can_be_said(lang: str) -> None:
    assert all(words(lang)(f"tie-{tie}") for tie in ("food", "area"))
    assert heard().ties <= {"food", "area"}


# --- what could be said -------------------------------------------------------------------------------------


@language
def test_every_verb_has_a_phrase_and_a_button(lang: str) -> None:
    say = words(lang)
    for verb in {chosen.verb for chosen in GAME.actions(Options())}:
        assert say.has(f"choice-{verb}")
        assert len(say(f"choice-{verb}.short").split()) <= 2


@language
def test_every_question_has_a_prompt_for_its_seat_and_for_the_others(lang: str) -> None:
    say = words(lang)
    kinds = {step.kind for steps in flow.TEXTS.values() for step in steps if step.kind} | {"before_retiring"}
    assert {key for key, _ in heard().lines["prompts"]} == {f"prompt-{kind}" for kind in kinds}
    for kind in kinds:
        assert "Anna" in say(f"prompt-{kind}.waiting", seat=0)


def test_every_event_says_something_and_came_up() -> None:
    assert {key for key, _ in heard().lines["log"]} == {f"log-{kind.replace('_', '-')}" for kind in text.LOG}


# --- codes in the source ------------------------------------------------------------------------------------

SAMPLES: dict[str, str | int] = {
    "stone": "tura-gold",
    "token": "waive",
    "builder": "aya",
    "place": "c1r1",
    "slot": "l2s1",
    "below": "l1s1",
}


def calls(where: str, named: Callable[[str], bool]) -> Iterator[ast.Call]:
    """Every call in the source of a function or class whose name fits."""
    for path in sorted(SOURCE.glob(where)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if named(name):
                    yield node


def constants(nodes: list[ast.expr]) -> list[str]:
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


@language
def test_every_reason_in_the_source_can_be_said(lang: str) -> None:
    say = words(lang)
    found = set()
    for call in calls("games/sneferu/*.py", lambda name: name == "Reason"):
        given = call.args[2] if len(call.args) > 2 and isinstance(call.args[2], ast.Dict) else ast.Dict([], [])
        args = {name: SAMPLES.get(name, 1) for name in constants([key for key in given.keys if key is not None])}
        for code in constants(call.args[:1]):
            found.add(code)
            assert reason_text(say, Reason(code, "R1.1", args))
    assert len(found) > 30
    assert {key for key in messages(lang) if key.startswith("reason-")} == {f"reason-{code}" for code in found} - {
        "reason-not-an-answer"
    }


@language
def test_every_error_in_the_source_can_be_said(lang: str) -> None:
    say = words(lang)
    found = set()
    for call in calls("games/sneferu/*.py", lambda name: name in ("BadOption", "BadPosition")):
        option = isinstance(call.func, ast.Name) and call.func.id == "BadOption"
        names = [keyword.arg for keyword in call.keywords if keyword.arg] + ([] if option else ["key"])
        for code in constants(call.args[:1] if option else call.args[1:2]):
            found.add(f"error-{code}")
            assert say(f"error-{code}", **dict.fromkeys(names, 2))
    assert {key for key in messages(lang) if key.startswith("error-")} <= found


# --- the written rules --------------------------------------------------------------------------------------


def digest(lang: str) -> dict[str, str]:
    """Each numbered entry with its text, on one line."""
    entries = re.findall(r"(?ms)^\*\*(R[\d.]+)\*\* (.*?)(?=\n\n|\Z)", DIGESTS[lang].read_text(encoding="utf-8"))
    assert len(dict(entries)) == len(entries)
    return {number: " ".join(entry.split()) for number, entry in entries}


def test_both_digests_have_the_same_rules() -> None:
    assert list(digest("en")) == list(digest("cs"))
    assert [number for number in digest("en") if "." not in number] == [f"R{n}" for n in range(1, 39)]


def test_both_digests_cite_the_same_rulings() -> None:
    for number, entry in digest("en").items():
        assert re.findall(r"R\d[\d.]*\d|R\d", entry) == re.findall(r"R\d[\d.]*\d|R\d", digest("cs")[number]), number


def cited(paths: Iterator[Path]) -> dict[str, set[str]]:
    return {path.name: set(re.findall(r"\bR\d+(?:\.\d+)?", path.read_text(encoding="utf-8"))) for path in paths}


def test_every_rule_that_the_code_cites_is_written() -> None:
    written = digest("en")
    chapters = {number.partition(".")[0] for number in written}
    for name, numbers in cited((SOURCE / "games" / "sneferu").glob("*.py")).items():
        assert numbers <= set(written) | chapters, name


def test_every_rule_is_cited_by_a_test() -> None:
    found = set().union(*cited(TESTS.glob("test_*.py")).values())
    assert not set(digest("en")) - found


def test_every_ruling_that_a_position_can_show_has_a_scenario() -> None:
    """R1 and R22 are about set-up, R18 about what cannot be."""
    files = (TESTS.parents[1] / "scenarios" / "sneferu").glob("*.toml")
    found = set().union(*cited(files).values())
    assert {f"R{number}" for number in range(1, 39)} - found <= {"R1", "R18", "R22", "R38"}
