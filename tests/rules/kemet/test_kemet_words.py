"""Every word of Kemet in every language: nothing missing, nothing untranslated."""

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
from pyramidion.games.kemet import GAME, Kemet, Options, text
from pyramidion.games.kemet.board import ALL_NAMES
from pyramidion.games.kemet.edition import box_of
from pyramidion.games.kemet.view import FOLDS
from pyramidion.kernel.contract import Event, Reason, View, action, seen_by
from pyramidion.kernel.text import TINT, TINTED, reason_text
from pyramidion.locale import CASES, LANGUAGES, Words
from rules.kemet.kemet_table import Play
from worlds import walk

PLAYERS = ["Anna", "Bob", "Cyril", "Dana", "Emil"]
SOURCE = Path(pyramidion.__file__).parent
# proper names, signs, and what both languages spell the same
SAME_IN_CZECH = re.compile(r"letter-.*|card-(ammut|nyarlathotep|cthulhu|veto|rule_teleport)|area-.*|web-gem-onyx.*")

language = pytest.mark.parametrize("lang", LANGUAGES)


def words(lang: str) -> Words:
    return Words(lang, GAME.id, PLAYERS)


# --- the files themselves -----------------------------------------------------------------------------------


@cache
def messages(lang: str, name: str = "kemet") -> dict[str, ftl.Message]:
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


# --- things that have names ---------------------------------------------------------------------------------


@language
@pytest.mark.parametrize("old_ones", [False, True])
def test_every_piece_has_a_name_and_a_text(lang: str, old_ones: bool) -> None:
    say = words(lang)
    for entry in GAME.content(Options(old_ones=old_ones)):
        assert say.name(f"card-{entry.id}")
        assert say(f"card-{entry.id}.text").endswith(".")
        assert say(f"group-{entry.group}")
        assert all(say(f"fact-{fact}") for fact in (*entry.facts, *entry.reconstructed))


@language
def test_names_of_pieces_are_all_different(lang: str) -> None:
    say = words(lang)
    names = [say.name(f"card-{entry.id}") for entry in GAME.content(Options())]
    assert sorted(names) == sorted(set(names))


@language
def test_the_game_and_its_options_have_names(lang: str) -> None:
    say = words(lang)
    assert say("game-kemet")
    assert say("game-kemet.tagline")
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
        self.views: list[View] = []

    def add(self, where: str, key: str, args: Mapping[str, Any]) -> None:
        self.lines[where][key, repr(sorted(args.items()))] = dict(args)

    def listen(self, s: Kemet, seed: int) -> None:
        for number, (before, (seat, chosen)) in enumerate(walk(GAME, s, seed)):
            view = GAME.view(before, seat)
            self._look(view)
            if number % 23 == 0:
                self.views += [view, GAME.view(before, None)]
                self._try_everything(before, number)
            twin = GAME.copy(before)
            twin.events = []
            GAME.apply(twin, seat, chosen)
            self._hear(twin.events, seat)
        self._finish(s)

    def _look(self, view: View) -> None:
        assert view.question is not None
        self.add("prompts", f"prompt-{view.question.kind}", view.question.args)
        for answer in view.legal:
            verb, _, noun = answer.partition(":")
            named = GAME.thing(view, int(noun) if noun.isdigit() else noun) if noun else {}
            self.add("choices", f"choice-{verb}", named)
            if noun:
                self.add("choices", "thing", named)

    def _try_everything(self, s: Kemet, number: int) -> None:
        """Every fifth action, another fifth each time."""
        tried = GAME.actions(s.options)[number % 5 :: 5]
        for seat in range(s.seats):
            for one in (*tried, action("buy", "x"), action("go", "x"), action("dance")):
                reason = GAME.why_not(s, seat, one)
                if reason is not None:
                    self.reasons[repr(reason)] = reason

    def _hear(self, events: list[Event], seat: int) -> None:
        for watcher in (seat, None):
            for event in seen_by(GAME, events, watcher):
                line = GAME.tell(event)
                if line is not None:
                    self.add("log", *line)

    def _finish(self, s: Kemet) -> None:
        result = GAME.result(s)
        assert result is not None
        self.views.append(GAME.view(s, 0))
        for score in result.scores:
            for part in score.parts:
                self.add("parts", f"part-{part.key}", part.args)


@cache
def heard() -> Heard:
    found = Heard()
    for seats in GAME.seats:
        for seed in range(2):
            options = Options(book_of_the_dead=seed == 0, round_limit=5, turn_order=("veterans", "fewest_points")[seed])
            found.listen(GAME.new(options, seats, seed), seed)
    for play in rare():
        found.listen(play.s, 1)
    return found


def rare() -> list[Play]:
    """Positions that random games seldom reach: many tiles, creatures and divinities on the map."""
    dark = "ruby,emerald"
    tiles = {
        "seat.0.tiles": "em4_thoth em4_apophis em2_bark em3_ritual em2_drain em2_sphinx em3_reinf em3_funeral "
        "ru2_phoenix ru3_wound em1_return em1_cult",
        "seat.1.tiles": "ru3_scarab ru4_scorpion ru4_surprise em2_servants em4_putrid ru2_storm em1_return",
        "seat.0.honour": 5,
        "seat.1.honour": 3,
        "seat.0.fame.battle": 2,
        "seat.0.fame.divine": 1,
        "seat.0.underworld": 2,
        "seat.0.pp": 11,
        "seat.1.pp": 11,
        "area.b15": "0 1 thoth",
        "area.tSphinx": "1 2 scorpion",
        "area.b12": "0 0 apophis",
        "area.c1a": "0 2 demeaned",
        "area.c2a": "1 3 scarab",
    }
    onyx = {
        "seat.0.tiles": "on2_khnum on2_twin on3_trap on4_ammut on2_dedication sa3_spy di2_vision di3_hand",
        "seat.1.tiles": "ru4_initiative on3_march on3_griffin sa4_reinforcements sa4_divinewill di2_snake",
        "area.c1a": "0 4 khnum",
        "area.b12": "1 5 snake",
        "pyramid.c1a": "onyx 4",
    }
    full = "ruby,sapphire,diamond,onyx"
    return [
        Play(tiles, colours=dark, round_limit=4),
        Play(onyx, seats=4, colours=full, book_of_the_dead=False, round_limit=3),
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
@pytest.mark.parametrize("what", ["prompts", "choices", "log"])
def test_areas_are_told_by_their_names(lang: str, what: str) -> None:
    say = words(lang)
    told = [say(key, **args) for (key, _), args in heard().lines[what].items()]
    inner = {area for area in ALL_NAMES if area not in say(f"area-{area}")}
    assert len(inner) > 15
    assert not [line for line in told if set(re.findall(r"\w+", line)) & inner]


@language
def test_every_reason_of_random_games_can_be_said(lang: str) -> None:
    say = words(lang)
    for reason in heard().reasons.values():
        assert reason_text(say, reason)
    assert len({reason.code for reason in heard().reasons.values()}) > 40


def bare(line: str) -> str:
    """A line as it is printed without colours."""
    return re.sub(f"{TINT}[^{TINTED}]*{TINTED}", "", line)


@language
def test_every_view_can_be_told_and_drawn(lang: str) -> None:
    """The map fits a terminal of 78 columns; long sentences wrap."""
    say = words(lang)
    for view in heard().views:
        for section in (*GAME.sections(view, say), *GAME.focus(view, say)):
            assert section.title
            assert section.plain
            assert all(line.strip() and "│" not in line for line in section.plain)
        drawn = GAME.sections(view, say)[1].art[:-1]
        assert all(len(bare(line)) <= 78 for line in drawn)
        for printed in view.table["map"]:
            assert any(re.search(rf"(^|\s){printed['name']}\b", line) for line in drawn), printed["name"]


@language
def test_ties_can_be_said(lang: str) -> None:
    assert all(words(lang)(f"tie-{tie}") for tie in ("battle", "order"))


# --- what could be said -------------------------------------------------------------------------------------


@language
@pytest.mark.parametrize("old_ones", [False, True])
def test_every_verb_has_a_phrase_and_a_button(lang: str, old_ones: bool) -> None:
    """And every action that can ever be legal has a name for its thing."""
    say = words(lang)
    view = GAME.view(GAME.new(Options(old_ones=old_ones), 5, 1), 0)
    for chosen in GAME.actions(Options(old_ones=old_ones)):
        assert say.has(f"choice-{chosen.verb}")
        assert len(say(f"choice-{chosen.verb}.short").split()) <= 2
        if chosen.noun is not None:
            assert say("thing", **GAME.thing(view, chosen.noun))


@language
def test_every_question_has_a_prompt_for_its_seat_and_for_the_others(lang: str) -> None:
    say = words(lang)
    kinds = {step.kind for steps in box_of(2, Options()).texts.values() for step, *_ in steps if step.kind}
    kinds |= {"council", "found_pyramids_together"}
    assert {f"prompt-{kind}" for kind in kinds} == {key for key in messages(lang) if key.startswith("prompt-")}
    assert {key for key, _ in heard().lines["prompts"]} <= {f"prompt-{kind}" for kind in kinds}
    for kind in kinds:
        assert "Anna" in say(f"prompt-{kind}.waiting", seat=0)


def test_every_event_says_something_or_changes_the_table() -> None:
    told = {key for key, _ in heard().lines["log"]}
    names = {f"log-{kind.replace('_', '-')}" for kind in text.LOG}
    assert told <= names
    assert names == {key for key in messages("en") if key.startswith("log-")}
    kinds = {args[0] for call in emits() if (args := constants(call.args[1:2]))}
    assert kinds <= set(text.LOG) | set(FOLDS) | {"alone", "died", "vanished"}


def emits() -> Iterator[ast.Call]:
    return calls("games/kemet/*.py", lambda name: name == "emit")


# --- codes in the source ------------------------------------------------------------------------------------

SAMPLES: dict[str, str | int] = {
    "card": "phoenix",
    "area": "c1a",
    "colour": "ruby",
    "city": "c1",
    "type": "damage",
    "space": "recruit",
    "gold": "march",
    "row": "top",
    "noun": "x",
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
    """Texts, also those of a choice between two."""
    found = []
    for node in nodes:
        parts = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
        found += [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return found


@language
def test_every_reason_in_the_source_can_be_said(lang: str) -> None:
    say = words(lang)
    found = set()
    for call in calls("games/kemet/*.py", lambda name: name == "Reason"):
        given = call.args[2] if len(call.args) > 2 else None
        keys = [key for key in given.keys if key is not None] if isinstance(given, ast.Dict) else []
        args = {name: SAMPLES.get(name, 1) for name in constants(keys)} or {"card": "phoenix"}
        for code in constants(call.args[:1]):
            found.add(code)
            assert reason_text(say, Reason(code, "R1.1", args))
    assert {key for key in messages(lang) if key.startswith("reason-")} == {f"reason-{code}" for code in found}


@language
def test_every_error_in_the_source_can_be_said(lang: str) -> None:
    say = words(lang)
    found = set()
    for call in calls("games/kemet/*.py", lambda name: name in ("BadOption", "BadPosition")):
        option = isinstance(call.func, ast.Name) and call.func.id == "BadOption"
        names = [keyword.arg for keyword in call.keywords if keyword.arg] + ([] if option else ["key"])
        for code in constants(call.args[:1] if option else call.args[1:2]):
            found.add(f"error-{code}")
            assert say(f"error-{code}", **dict.fromkeys(names, 2))
    assert {key for key in messages(lang) if key.startswith("error-")} <= found
