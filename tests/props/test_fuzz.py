"""Whatever people type or feed in: it is understood, or refused with a complaint; nothing else happens."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from pyramidion.games.valley import GAME, Options
from pyramidion.games.valley.cards import BASE_BOX
from pyramidion.games.valley.errata import FIELDS, VOCABULARY, corrected
from pyramidion.kernel.contract import BadOption, action, parse_action
from pyramidion.kernel.scenario import BadScenario, Scenario

WORDS = st.sampled_from(
    [*VOCABULARY, "FROM_HAND", "THIS", "IT", "OWNS_SIX", "SAME_SET", "INTO_HAND", "2", "__import__"]
)
SENTENCES = st.lists(WORDS, min_size=1, max_size=4).map(
    lambda words: words[0] + "(" + ", ".join(words[1:]) + ")" if len(words) > 1 else words[0]
)
SAMPLES = sorted((Path(__file__).parents[1] / "scenarios" / "valley").glob("*.toml"))


@given(st.from_regex(r"[a-z_]{1,8}(:[a-z0-9_.]{1,8})?", fullmatch=True))
def test_actions_print_as_they_are_parsed(text: str) -> None:
    parsed = parse_action(text)
    assert parse_action(str(parsed)) is parsed
    assert action(parsed.verb, parsed.noun) is parsed


@given(st.text(max_size=12))
def test_any_text_is_an_action_or_a_value_error(text: str) -> None:
    with suppress(ValueError):
        assert parse_action(text).verb


@given(
    st.sampled_from([card.id for card in BASE_BOX]),
    st.sampled_from(FIELDS),
    st.one_of(
        st.integers(-5, 200), st.text(max_size=9), st.lists(SENTENCES, max_size=3), st.lists(st.text(max_size=15))
    ),
)
@settings(max_examples=300)
def test_errata_are_applied_or_refused(card: str, field: str, value: int | str | list[str]) -> None:
    with suppress(BadOption):
        corrected(BASE_BOX, {card: {field: value}})


@given(st.lists(SENTENCES, min_size=1, max_size=3), st.integers(0, 999))
@settings(max_examples=60)
def test_a_corrected_card_never_stops_a_game(sentences: list[str], seed: int) -> None:
    """Any action the parser accepts can be played with, from the first turn on."""
    try:
        s = GAME.new(Options(errata={"shabti": {"action": sentences}}), 2, seed)
    except BadOption:
        return
    for number in range(200):
        actors = GAME.actors(s)
        if not actors:
            break
        legal = GAME.legal(s, actors[0])
        GAME.apply(s, actors[0], legal[(seed + number * 7) % len(legal)])


@given(st.data())
@settings(max_examples=120)
def test_a_damaged_scenario_is_played_or_refused_with_its_line(data: st.DataObject) -> None:
    source = data.draw(st.sampled_from(SAMPLES)).read_text(encoding="utf-8") if SAMPLES else 'game = "valley"\n'
    lines = source.splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    lines[at] = data.draw(st.sampled_from(["", lines[at][::-1], lines[at].replace('"', ""), lines[at] + " x", "a = 1"]))
    with suppress(BadScenario):
        Scenario("\n".join(lines)).play()
