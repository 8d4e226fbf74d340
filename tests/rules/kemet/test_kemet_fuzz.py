"""Whatever is fed in as a position or as a scenario: it is understood, or refused with a complaint."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from pyramidion.games.kemet import GAME, Options
from pyramidion.games.kemet.board import board_of
from pyramidion.games.kemet.position import OWN, PLAIN
from pyramidion.kernel.contract import BadPosition
from pyramidion.kernel.scenario import BadScenario, Scenario
from rules.kemet.test_kemet_invariants import check

SAMPLES = sorted((Path(__file__).parents[2] / "scenarios" / "kemet").glob("*.toml"))
NAMES = board_of(2).names
KEYS = st.one_of(
    st.sampled_from([key for key in PLAIN if key not in ("pending", "phase")]),
    st.sampled_from([f"seat.{seat}.{zone}" for seat in (0, 1, 7) for zone in OWN]),
    st.sampled_from([f"{head}.{name}" for head in ("area", "pyramid") for name in NAMES]),
    st.text(max_size=6),
)
TYPED = """
0 1 2 5 ruby emerald phoenix thoth scarab em4_thoth ru2_phoenix ru3_scarab ru2_storm ru3_domination em3_domination
on1_mercsword prayer 2*veto diversion cavalry_blitz chariot_raid move_top build c1 c2 none debt battle x
"""
WORDS = st.sampled_from(TYPED.split())
VALUES: st.SearchStrategy[Any] = st.one_of(
    st.integers(-2, 30),
    st.booleans(),
    st.lists(WORDS, max_size=4).map(" ".join),
    st.lists(WORDS, max_size=2),
    st.none(),
)


@given(st.dictionaries(KEYS, VALUES, max_size=5), st.integers(0, 99))
@settings(max_examples=250, deadline=None)
def test_a_position_is_set_up_soundly_or_refused(position: dict[str, Any], seed: int) -> None:
    s = GAME.new(Options(colours="ruby,emerald"), 2, seed)
    try:
        GAME.arrange(s, position)
    except BadPosition:
        return
    for number in range(60):
        actors = GAME.actors(s)
        if not actors:
            break
        check(s)
        legal = GAME.legal(s, actors[0])
        GAME.apply(s, actors[0], legal[(seed + 7 * number) % len(legal)])


@given(st.data())
@settings(max_examples=80, deadline=None)
def test_a_damaged_scenario_is_played_or_refused_with_its_line(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(SAMPLES)).read_text(encoding="utf-8").splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    lines[at] = data.draw(st.sampled_from(["", lines[at][::-1], lines[at].replace('"', ""), lines[at] + " x", "a = 1"]))
    with suppress(BadScenario):
        Scenario("\n".join(lines)).play()
