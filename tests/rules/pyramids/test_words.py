"""Every word of Pyramids, in both languages: nothing missing, nothing left untranslated."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import pyramidion
from pyramidion.games.pyramids import GAME, text
from pyramidion.games.pyramids.chambers import COLOURS
from pyramidion.games.pyramids.flow import TEXTS
from pyramidion.games.pyramids.options import Options
from pyramidion.kernel.contract import Event, Reason, View, parse_action, seen_by
from pyramidion.kernel.text import reason_text
from pyramidion.locale import CASES, LANGUAGES, Words
from worlds import walk

PLAYERS = ["Anna", "Bob", "Cyril", "Dana"]
SAME_IN_CZECH = {"game-pyramids"}
SLIPS = ("mark:left.z1", "mark:middle.a1", "mark:left.b1-a1", "mark:left.a1-b1-c1-d1-e1", "pass", "keep:left")

language = pytest.mark.parametrize("lang", LANGUAGES)


def words(lang: str) -> Words:
    return Words(lang, GAME.id, PLAYERS)


# --- the files themselves -----------------------------------------------------------------------------------


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    source = (resources.files("pyramidion.locale") / lang / "pyramids.ftl").read_text(encoding="utf-8")
    body = parse(source).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({message.id.name for message in found}) == len(found)
    return {message.id.name: message for message in found}


def attributes(message: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


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


def selects(node: Any) -> Iterator[ftl.SelectExpression]:
    if isinstance(node, ftl.SelectExpression):
        yield node
    if isinstance(node, ftl.BaseNode):
        for part in vars(node).values():
            for inner in part if isinstance(part, list) else [part]:
                yield from selects(inner)


def test_both_languages_have_the_same_messages() -> None:
    english, czech = messages("en"), messages("cs")
    assert list(english) == list(czech)
    for id in english:
        assert attributes(english[id]) == attributes(czech[id]) - set(CASES), id


def test_common_words_are_not_defined_again() -> None:
    for lang in LANGUAGES:
        for name in ("common", "cli"):
            source = (resources.files("pyramidion.locale") / lang / f"{name}.ftl").read_text(encoding="utf-8")
            shared = {entry.id.name for entry in parse(source).body if isinstance(entry, ftl.Message)}
            assert not shared & set(messages(lang))


def test_no_english_is_left_in_czech() -> None:
    same = {
        id
        for id, message in messages("en").items()
        if letters(message.value) and letters(message.value) == letters(messages("cs")[id].value)
    }
    assert same <= SAME_IN_CZECH


def test_czech_plurals_are_complete() -> None:
    for id, message in messages("cs").items():
        for select in selects(message):
            keys = {variant.key.name for variant in select.variants if isinstance(variant.key, ftl.Identifier)}
            if keys & {"few", "many"}:
                assert keys >= {"one", "few", "many", "other"}, id


# --- things that have names ---------------------------------------------------------------------------------


@language
def test_every_card_has_name_text_and_facts(lang: str) -> None:
    say = words(lang)
    for entry in GAME.content(Options()):
        assert say.name(f"card-{entry.id}")
        assert say.has(f"card-{entry.id}.text")
        assert say.name(f"group-{entry.group}")
        for fact in [*entry.facts, *entry.reconstructed, "copies", "reconstructed"]:
            assert say(f"fact-{fact}")


@language
def test_game_options_and_colours_have_names(lang: str) -> None:
    say = words(lang)
    assert say("game-pyramids")
    assert say("game-pyramids.tagline")
    for option in Options.__struct_fields__:
        assert say(f"option-{option}")
        assert say(f"option-{option}.help")
    assert len({say(f"colour-{colour}") for colour in COLOURS}) == 3


def test_czech_names_have_the_cases_that_are_used() -> None:
    say = words("cs")
    for key in [*(f"card-{name}" for name in ("I2", "I3", "V3", "T4", "L4", "O4")), *(f"colour-{c}" for c in COLOURS)]:
        assert say.has(f"{key}.acc")


# --- what random games say ----------------------------------------------------------------------------------

Told = tuple[str, tuple[tuple[str, Any], ...]]


class Heard:
    """Everything that was said in some random games, once each."""

    def __init__(self) -> None:
        self.prompts: set[Told] = set()
        self.choices: set[Told] = set()
        self.log: set[Told] = set()
        self.parts: set[Told] = set()
        self.ties: set[str] = set()
        self.reasons: dict[str, Reason] = {}
        self.views: list[View] = []

    def listen(self, seats: int, seed: int) -> None:
        s = GAME.new(Options(), seats, seed)
        for number, (position, (seat, chosen)) in enumerate(walk(GAME, s, seed)):
            self._see(position, seat)
            if number % 25 == 0:
                self._try_everything(position, (seat, (seat + 1) % seats))
                self.views += [GAME.view(position, watcher) for watcher in (*range(seats), None)]
            after = GAME.copy(position)
            after.events = []
            GAME.apply(after, seat, chosen)
            self._hear(after.events, seats)
        self._finish(s)

    def _see(self, s: Any, seat: int) -> None:
        view = GAME.view(s, seat)
        assert view.question is not None
        self.prompts.add(told(f"prompt-{view.question.kind}", view.question.args))
        for answer in GAME.legal(s, seat):
            named = GAME.thing(view, answer.noun) if answer.noun is not None else {}
            self.choices.add(told(f"choice-{answer.verb}", named))

    def _try_everything(self, s: Any, seats: tuple[int, ...]) -> None:
        for seat in seats:
            for tried in [*GAME.actions(s.options), *map(parse_action, SLIPS)]:
                reason = GAME.why_not(s, seat, tried)
                if reason is not None:
                    self.reasons[repr(reason)] = reason

    def _hear(self, events: list[Event], seats: int) -> None:
        for watcher in (*range(seats), None):
            for line in map(GAME.tell, seen_by(GAME, events, watcher)):
                if line is not None:
                    self.log.add(told(*line))

    def _finish(self, s: Any) -> None:
        result = GAME.result(s)
        assert result is not None
        self._try_everything(s, (0,))
        self.views.append(GAME.view(s, 0))
        for score in result.scores:
            self.parts |= {told(f"part-{part.key}", part.args) for part in score.parts}
            self.ties |= set(score.ties)


def told(key: str, args: Mapping[str, Any]) -> Told:
    return key, tuple(
        sorted((name, tuple(value) if isinstance(value, list) else value) for name, value in args.items())
    )


@cache
def heard() -> Heard:
    found = Heard()
    for seed in range(4):
        for seats in GAME.seats:
            found.listen(seats, seed)
    return found


@language
@pytest.mark.parametrize("what", ["prompts", "choices", "log", "parts"])
def test_all_that_random_games_say_can_be_said(lang: str, what: str) -> None:
    say = words(lang)
    lines: set[Told] = getattr(heard(), what)
    assert lines
    for key, args in lines:
        assert say(key, **dict(args))


@language
def test_every_reason_of_random_games_can_be_said(lang: str) -> None:
    say = words(lang)
    for reason in heard().reasons.values():
        assert reason_text(say, reason)
    assert len({reason.code for reason in heard().reasons.values()}) > 15


@language
def test_every_view_can_be_told_and_drawn(lang: str) -> None:
    say = words(lang)
    for view in heard().views:
        for section in GAME.sections(view, say):
            assert section.title


@language
def test_ties_can_be_said(lang: str) -> None:
    assert heard().ties
    assert all(words(lang)(f"tie-{tie}") for tie in heard().ties)


@language
def test_things_have_a_phrase_of_their_own(lang: str) -> None:
    view = next(view for view in heard().views if view.seat is not None and view.table["round"])
    assert "15" in words(lang)("thing", **GAME.thing(view, 15))
    assert "a1, b1" in words(lang)("thing", **GAME.thing(view, "left.a1-b1"))


# --- what could be said -------------------------------------------------------------------------------------


@language
def test_every_verb_has_a_phrase_and_a_button(lang: str) -> None:
    say = words(lang)
    for verb in {known.verb for known in GAME.actions(Options())}:
        assert say.has(f"choice-{verb}")
        assert len(say(f"choice-{verb}.short").split()) <= 2


@language
def test_every_question_has_a_prompt_for_its_seat_and_for_the_others(lang: str) -> None:
    say = words(lang)
    for kind in {step.kind for steps in TEXTS.values() for step in steps if step.kind}:
        assert say.has(f"prompt-{kind}"), kind
        assert "Anna" in say(f"prompt-{kind}.waiting", seat=0)


@language
def test_every_event_has_a_log_line(lang: str) -> None:
    say = words(lang)
    for kind in text.LOG:
        assert say.has(f"log-{kind.replace('_', '-')}"), kind


SOURCE = Path(pyramidion.__file__).parent / "games" / "pyramids"
SAMPLES: dict[str, str | int] = {"card": 15, "square": "c3", "squares": "a1-b1", "side": "left"}


def calls(named: Callable[[str], bool]) -> Iterator[ast.Call]:
    """Every call in the source of a function or class whose name fits."""
    for path in sorted(SOURCE.glob("*.py")):
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
    codes = {code for call in calls(lambda name: name == "Reason") for code in constants(call.args[:1])}
    assert len(codes | {"wall", "already-crossed"}) > 15
    for code in codes | {"wall", "already-crossed"}:
        assert reason_text(say, Reason(code, "R1.1", SAMPLES))


@language
def test_every_error_in_the_source_can_be_said(lang: str) -> None:
    say = words(lang)
    faults = calls(lambda name: name in ("BadOption", "BadChamber"))
    for call in faults:
        prefix = "errata-" if getattr(call.func, "id", "") == "BadChamber" else ""
        names = [keyword.arg for keyword in call.keywords if keyword.arg] + (["card"] if prefix else [])
        for code in constants(call.args[:1]):
            assert say(f"error-{prefix}{code}", **dict.fromkeys(names, "x"))
    for call in calls(lambda name: name == "BadPosition"):
        names = ["key", *(keyword.arg for keyword in call.keywords if keyword.arg)]
        for code in constants(call.args[1:2]):
            assert say(f"error-{code}", **dict.fromkeys(names, "x"))


@language
def test_every_event_is_told_or_silent_on_purpose(lang: str) -> None:
    kinds = {kind for call in calls(lambda name: name == "emit") for kind in constants(call.args[1:2])}
    assert kinds == {*text.LOG, *text.SILENT}
