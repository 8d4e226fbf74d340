"""pyminion: Dominion in Python, two Big Money bots; its decisions are calls on the stack and are not counted."""

from __future__ import annotations

import logging

from pyminion.bots.examples import BigMoney
from pyminion.expansions.base import base_set
from pyminion.game import Game

from bench.peers.clock import played, tell


def play() -> int:
    Game(players=[BigMoney("a"), BigMoney("b")], expansions=[base_set], random_order=False).play()
    return 0


if __name__ == "__main__":
    logging.disable(logging.CRITICAL)
    tell("pyminion", [played("Dominion, 2 seats, big money", play)])
