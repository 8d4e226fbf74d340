"""Peers measured in the same run; this file runs in an environment that has them and prints JSON.

pyminion: two Big Money bots at Dominion, a deck-builder in pure Python.
"""

from __future__ import annotations

import json
import logging
import sys
import time


def pyminion_games_per_second(seconds: float) -> float:
    from pyminion.bots.examples import BigMoney
    from pyminion.expansions.base import base_set
    from pyminion.game import Game

    logging.disable(logging.CRITICAL)
    games, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        Game(players=[BigMoney("a"), BigMoney("b")], expansions=[base_set], random_order=False).play()
        games += 1
    return games / (time.perf_counter() - start)


if __name__ == "__main__":
    print(json.dumps({"pyminion, big money": pyminion_games_per_second(float(sys.argv[1]))}))
