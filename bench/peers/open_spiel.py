"""OpenSpiel: games in C++ and in Python, both stepped from Python, random legal actions and chance."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pyspiel
from open_spiel.python.games import liars_poker, tic_tac_toe

from bench.peers.clock import played, tell, with_copies

GAMES = {"backgammon": "C++", "gin_rummy": "C++", "python_tic_tac_toe": "Python", "python_liars_poker": "Python"}
REGISTERED = (liars_poker, tic_tac_toe)  # importing them registers them


def step(state: Any) -> int:
    """One action; 1 if it was a player's decision."""
    chance = state.is_chance_node()
    if chance:
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])
    else:
        state.apply_action(random.choice(state.legal_actions()))
    return 0 if chance else 1


def player(game: Any) -> Callable[[], int]:
    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            decisions += step(state)
        return decisions

    return play


def middle(game: Any) -> Any:
    state = game.new_initial_state()
    for _ in range(4):
        if not state.is_terminal():
            step(state)
    return state


def measured(name: str, language: str) -> dict[str, Any]:
    game = pyspiel.load_game(name)
    return with_copies(played(f"{name} ({language}), 2 seats", player(game)), middle(game).clone)


if __name__ == "__main__":
    tell("open_spiel", [measured(name, language) for name, language in GAMES.items()])
