"""Catanatron: Catan in Python, two random players."""

from __future__ import annotations

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

from bench.peers.clock import played, tell, with_copies


def new() -> Game:
    return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])


def play() -> int:
    game, decisions = new(), 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        decisions += 1
    return decisions


def middle() -> Game:
    game = new()
    for _ in range(60):
        game.play_tick()
    return game


if __name__ == "__main__":
    position = middle()
    tell("catanatron", [with_copies(played("Catan, 2 seats", play), position.copy)])
