"""Reaction windows: a question says whether it is one, and it is one only after what somebody else did."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import parry_game
import worlds

GAMES = {**worlds.GAMES, parry_game.GAME.id: parry_game.GAME}
REACTIONS = {
    "duel": [],
    "kemet": ["may_divert", "may_duplicate", "may_veto"],
    "parry": ["react"],
    "pyramids": [],
    "sneferu": [],
    "valley": ["react_when_opponent_buys", "react_when_other_sacrifices", "shield"],
}
MAIN = {
    "duel": {"pick"},
    "kemet": {"take_actions"},
    "parry": {"strike"},
    "pyramids": {"mark"},
    "sneferu": {"choose_stone"},
    "valley": {"play_cards"},
}
CASES = [*worlds.CASES, ("parry", 2, {})]
IDS = [*worlds.IDS, "parry-2"]
MOST = 300  # actions of one game


@pytest.mark.parametrize(("name", "seats", "options"), CASES, ids=IDS)
def test_a_reaction_follows_what_another_seat_did(name: str, seats: int, options: Mapping[str, Any]) -> None:
    """It names that seat, which has acted since the asked seat's own turn, and it can be passed. No turn is one."""
    game = GAMES[name]
    state = game.new(worlds.options_of(game, options), seats, 11)
    assert set(game.reactions(state)) <= set(REACTIONS[name])
    turn_of, acted = [-1] * seats, [-1] * seats
    kinds = set()
    for number, (s, (seat, _)) in zip(range(MOST), worlds.walk(game, state, 3), strict=False):
        question = game.question(s, seat)
        assert question is not None
        kinds.add(question.kind)
        assert question.reaction == (question.kind in game.reactions(s)), question
        for viewer in (None, *range(seats)):
            seen = game.question(s, viewer)
            assert s.lanes or (seen is not None and seen.reaction == question.reaction)
        if question.reaction:
            cause = question.args.get("seat", 0)
            assert isinstance(cause, int)
            assert cause != seat, question
            assert acted[cause] > turn_of[seat], f"{question} after nothing that seat {cause} did"
            assert "pass" in map(str, game.legal(s, seat)), question
        if question.kind in MAIN[name]:
            turn_of[seat] = number
        acted[seat] = number
    assert kinds & MAIN[name]
    assert not MAIN[name] & set(REACTIONS[name])


@pytest.mark.parametrize("name", GAMES)
def test_the_reactions_of_each_game(name: str) -> None:
    """With all that the game has: Valley with both boxes."""
    game = GAMES[name]
    options = {"box": "both"} if name == "valley" else {}
    found = game.reactions(game.new(worlds.options_of(game, options), max(2, game.seats[0]), 1))
    assert list(found) == REACTIONS[name]
