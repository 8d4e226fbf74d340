"""Every word of Valley of the Kings, in every language: nothing missing, nothing left untranslated."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import pyramidion
from pyramidion.games.valley import GAME, flow, lineup, text
from pyramidion.games.valley.box import box_of
from pyramidion.games.valley.errata import FIELDS, VOCABULARY
from pyramidion.games.valley.options import Options
from pyramidion.games.valley.state import SLOTS
from pyramidion.games.valley.steps import May
from pyramidion.games.valley.windows import React
from pyramidion.kernel.contract import Event, Reason, View, seen_by
from pyramidion.kernel.text import reason_text
from pyramidion.locale import CASES, LANGUAGES, Words
from worlds import walk

PLAYERS = ["Anna", "Bob", "Cyril", "Dana", "Emil", "Fany"]
ALL = Options(box="both")  # every card there is
FILES = ("common", "valley")
SAME_IN_CZECH = {"seat-bot", "card-natron", "card-serdab", "card-senet"}

language = pytest.mark.parametrize("lang", LANGUAGES)
file = pytest.mark.parametrize("name", FILES)


def words(lang: str) -> Words:
    return Words(lang, GAME.id, PLAYERS)


# --- the files themselves -----------------------------------------------------------------------------------


@cache
def messages(lang: str, name: str) -> dict[str, ftl.Message]:
    source = (resources.files("pyramidion.locale") / lang / f"{name}.ftl").read_text(encoding="utf-8")
    body = parse(source).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({message.id.name for message in found}) == len(found)
    return {message.id.name: message for message in found}


def attributes(message: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def patterns(lang: str, name: str) -> dict[str, str]:
    """Each message and attribute with the letters in it that do not come from elsewhere."""
    found = {}
    for id, message in messages(lang, name).items():
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


@file
def test_both_languages_have_the_same_messages(name: str) -> None:
    english, czech = messages("en", name), messages("cs", name)
    assert list(english) == list(czech)
    for id in english:
        assert attributes(english[id]) == attributes(czech[id]) - set(CASES), id


@file
def test_only_czech_has_cases(name: str) -> None:
    assert not any(attributes(message) & set(CASES) for message in messages("en", name).values())


@file
def test_no_english_is_left_in_czech(name: str) -> None:
    english, czech = patterns("en", name), patterns("cs", name)
    same = {id for id, letters in english.items() if letters and letters == czech[id]}
    assert same <= SAME_IN_CZECH


@file
def test_czech_plurals_are_complete(name: str) -> None:
    for id, message in messages("cs", name).items():
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
def test_every_card_has_name_text_and_facts(lang: str) -> None:
    say = words(lang)
    for entry in GAME.content(ALL):
        assert say.name(f"card-{entry.id}")
        assert say(f"card-{entry.id}.text").endswith(".")
        assert say.name(f"group-{entry.group}")
        for fact in [*entry.facts, *entry.reconstructed, "copies", "reconstructed"]:
            assert say(f"fact-{fact}")


def test_czech_names_have_every_case() -> None:
    say = words("cs")
    cards = [f"card-{entry.id}" for entry in GAME.content(ALL)]
    groups = {f"group-{entry.group}" for entry in GAME.content(ALL)}
    for key in [*cards, *groups, *(f"slot-{slot}" for slot in SLOTS), "card-none"]:
        assert all(say.has(f"{key}.{case}") for case in CASES), key


@language
def test_card_names_differ(lang: str) -> None:
    for case in ("", *CASES):
        names = [words(lang).name(f"card-{entry.id}", case) for entry in GAME.content(ALL)]
        assert len(set(names)) == len(names)


@language
def test_every_option_and_bot_is_explained(lang: str) -> None:
    say = words(lang)
    for option in Options.__struct_fields__:
        assert say(f"option-{option}")
        assert say(f"option-{option}.help")
    for bot in ("random", "scribe"):
        assert say(f"bot-{bot}.help")
    for option, choices in {**lineup.CHOICES, "uniques": lineup.UNIQUES}.items():
        assert all(say(f"option-{option}.{choice}") for choice in choices)
    assert say("game-valley")
    assert say("game-valley.tagline")


# --- what random games say ----------------------------------------------------------------------------------

Told = tuple[str, tuple[tuple[str, Any], ...]]


class Heard:
    """Everything that was said in some random games, once each."""

    def __init__(self) -> None:
        self.prompts: set[Told] = set()
        self.choices: set[Told] = set()
        self.log: set[Told] = set()
        self.reasons: dict[str, Reason] = {}
        self.parts: set[Told] = set()
        self.ties: set[str] = set()
        self.views: list[View] = []

    def listen(self, seats: int, options: Options, seed: int) -> None:
        s = GAME.new(options, seats, seed)
        for number, (position, (seat, chosen)) in enumerate(walk(GAME, s, seed)):
            self._see(position, seat)
            if number % 9 == 0:
                self._try_everything(position, (seat, (seat + 1) % seats))
            if number % 40 == 0:
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
            for tried in GAME.actions(s.options):
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
        reason = GAME.why_not(s, 0, flow.END_TURN)
        assert reason is not None
        self.reasons[repr(reason)] = reason
        self.views.append(GAME.view(s, 0))
        for score in result.scores:
            self.parts |= {told(f"part-{part.key}", part.args) for part in score.parts}
            self.ties |= set(score.ties)


def told(key: str, args: Mapping[str, Any]) -> Told:
    return key, tuple(sorted(args.items()))


@cache
def heard() -> Heard:
    found = Heard()
    for seed in range(2):
        for seats in range(2, 5):
            found.listen(seats, Options(completist=seed % 2 == 1), seed)
        found.listen(3, Options(box="afterlife"), seed)
        found.listen(1, Options(box="afterlife", solo=("beginner", "master")[seed]), seed)
    found.listen(6, Options(box="both"), 1)
    found.listen(2, Options(box="both", half="merged"), 1)
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
    assert len(heard().reasons) > 100


@language
def test_every_view_can_be_told(lang: str) -> None:
    say = words(lang)
    for view in heard().views:
        assert all(section.title and section.plain for section in [*GAME.sections(view, say), *GAME.setup(view, say)])


@language
def test_ties_can_be_said(lang: str) -> None:
    assert all(words(lang)(f"tie-{tie}") for tie in heard().ties)


# --- what could be said -------------------------------------------------------------------------------------


@language
def test_every_verb_has_a_phrase_and_a_button(lang: str) -> None:
    say = words(lang)
    for verb in flow.VERBS:
        assert say.has(f"choice-{verb}")
        assert len(say(f"choice-{verb}.short").split()) <= 2


def kinds() -> set[str]:
    """Every question that the box can ask."""
    texts = box_of(ALL).texts.values()
    steps = [step for text in texts for step, *_ in text]
    windows = {f"{step.kind}_{step.window}" for step in steps if isinstance(step, React)}
    offers = {f"{step.kind}_{step.step.kind}" for step in steps if isinstance(step, May)}
    return (
        windows
        | offers
        | {step.kind for step in steps if step.kind and step.asks and not isinstance(step, React | May)}
    )


@language
def test_every_question_has_a_prompt_for_its_seat_and_for_the_others(lang: str) -> None:
    say = words(lang)
    for kind in kinds() | {"sacrifice_slot", "swap", "fetch", "may_entomb_slot", "may_sacrifice_slot", "may_swap"}:
        assert say.has(f"prompt-{kind}"), kind
        assert "Anna" in say(f"prompt-{kind}.waiting", seat=0)


@language
def test_every_event_has_a_log_line(lang: str) -> None:
    say = words(lang)
    for kind in text.LOG:
        assert say.has(f"log-{kind.replace('_', '-')}"), kind
    for kind in (kind.replace("_", "-") for kind in text.WITH_HIDDEN):
        assert say(f"log-{kind}-hidden", seat=0)


# --- codes in the source ------------------------------------------------------------------------------------

SOURCE = Path(pyramidion.__file__).parent
SAMPLES: dict[str, str | int] = {
    "card": "urn",
    "slot": "m1",
    "hole": "b2",
    "filter": "CHEAPEST",
    "seat": 1,
    "part": 2,
    "cost": 5,
    "have": 1,
    "missing": 4,
    "need": 5,
}
# codes that steps keep as their `lack`
LACKS = {
    "nothing-to-discard": ["missing"],
    "nothing-to-sacrifice": ["missing"],
    "nothing-to-entomb": [],
    "nothing-to-set-aside": ["missing"],
    "discard-pile-empty": [],
    "upper-rows-empty": [],
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


def reasons() -> Iterator[tuple[str, list[str]]]:
    """Each code with the names of its parameters."""
    for place in ("games/valley/*.py", "kernel/rules.py", "kernel/machine.py"):
        for call in calls(place, lambda name: name == "Reason"):
            args = call.args[2] if len(call.args) > 2 and isinstance(call.args[2], ast.Dict) else ast.Dict([], [])
            names = constants([key for key in args.keys if key is not None])
            for code in codes_of(call.args[0]):
                if code not in LACKS or names == LACKS[code]:
                    yield code, names


def codes_of(node: ast.expr) -> list[str]:
    """A code, either of two, a pile that is empty, or what a step of the hand lacks."""
    if isinstance(node, ast.IfExp):
        return codes_of(node.body) + codes_of(node.orelse)
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    return ["stock-empty", "boneyard-empty"] if isinstance(node, ast.JoinedStr) else list(LACKS)


@language
def test_every_reason_in_the_source_can_be_said(lang: str) -> None:
    say = words(lang)
    found = list(reasons())
    assert len({code for code, _ in found}) > 35
    for code, names in found:
        args = {name: SAMPLES[name] for name in names}
        assert reason_text(say, Reason(code, "R1.1", args, Reason("not-now", "R1.1")))


def complaints() -> Iterator[tuple[str, list[str]]]:
    """Each error code with the names of its parameters, as a reader of scenarios and records gets them."""
    for place in ("games/valley/*.py", "kernel/*.py"):
        for call in calls(place, lambda name: name in ("BadOption", "BadScenario", "BrokenRecord", "_bad")):
            for code in constants(call.args[:1]):
                yield code, [keyword.arg for keyword in call.keywords if keyword.arg]
        for call in calls(place, lambda name: name == "BadPosition"):
            for code in constants(call.args[1:2]):
                yield code, ["key", *(keyword.arg for keyword in call.keywords if keyword.arg)]


@language
def test_every_error_in_the_source_can_be_said(lang: str) -> None:
    found = list(complaints())
    assert len({code for code, _ in found}) > 35
    for code, names in found:
        args = dict.fromkeys(names, 2) if code in ("bad-seats", "lengths") else dict.fromkeys(names, "x")
        assert Words(lang)(f"error-{code}", **args)
    for kind in ("game", "bot"):
        assert Words(lang)(f"error-unknown-{kind}", name="x", nearest="y")


# --- the written rules --------------------------------------------------------------------------------------

DOCS = Path(__file__).parents[3] / "docs"
DIGESTS = {"en": DOCS / "rules" / "valley.md", "cs": DOCS / "rules" / "valley.cs.md"}


def digest(lang: str) -> dict[str, str]:
    """Each numbered entry with its text, on one line."""
    entries = re.findall(r"(?ms)^\*\*(R[\d.]+)\*\* (.*?)(?=\n\n|\Z)", DIGESTS[lang].read_text(encoding="utf-8"))
    assert len(dict(entries)) == len(entries)
    return {number: " ".join(entry.split()) for number, entry in entries}


def test_both_digests_have_the_same_rules() -> None:
    assert list(digest("en")) == list(digest("cs"))


def test_every_rule_that_the_code_cites_is_written() -> None:
    written = digest("en")
    chapters = {number.partition(".")[0] for number in written}
    for path in (SOURCE / "games" / "valley").glob("*.py"):
        for cited in re.findall(r"\bR\d+(?:\.\d+)?", path.read_text(encoding="utf-8")):
            assert cited in written or cited in chapters, f"{path.name}: {cited}"


@language
def test_the_digest_has_every_card_with_its_numbers(lang: str) -> None:
    say, content = words(lang), {entry.id: entry for entry in GAME.content(ALL)}
    for number, card in enumerate(lineup.ALL_CARDS, 1):
        entry = content[card.id]
        rule = digest(lang)[f"R11.{number}"]
        assert rule.startswith(f"{say.name(f'card-{entry.id}')} (")
        facts = rule[: rule.index(")")]
        assert f" {entry.facts['cost']}, " in facts
        assert f" {entry.facts['gold']}, " in facts
        assert bool(entry.reconstructed) == ("onstru" in rule)


def test_the_data_sources_name_what_is_reconstructed() -> None:
    table = (DOCS / "data-sources.md").read_text(encoding="utf-8")
    for entry in GAME.content(ALL):
        row = next(line for line in table.splitlines() if line.startswith(f"| `{entry.id}` |"))
        cells = [cell.strip() for cell in row.split("|")[1:-1]]
        assert cells[-1] == (", ".join(entry.reconstructed) or "nothing")
        assert [cells[5].split()[0], cells[6].split()[0]] == [str(entry.facts["cost"]), str(entry.facts["gold"])]


def test_the_errata_of_the_data_sources_work() -> None:
    table = (DOCS / "data-sources.md").read_text(encoding="utf-8")
    example = re.search(r"(?s)```toml\n(.*?)```", table)
    assert example is not None
    errata = tomllib.loads(example[1])
    changed = {entry.id: entry for entry in GAME.content(Options(errata=errata))}
    assert changed["box_of_food"].facts["cost"] == 3
    assert changed["statue_horus"].words["name_cs"] == "Soška Ptaha"
    assert "action" not in changed["headrest"].reconstructed
    assert all(f"`{step}" in table for step in VOCABULARY)
    assert all(f"`{field}`" in table for field in FIELDS)
