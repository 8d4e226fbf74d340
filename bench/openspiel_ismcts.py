"""OpenSpiel's own IS-MCTS against one of our bots, both with the same time for an answer.

    python -m bench.openspiel_ismcts valley scribe --think 0.5 --games 20

Every deal is played twice (with more seats: once from each seat), so that neither side has the better cards. A bot that
searches is given the same time as `bot@0.5s`; the others answer at once.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from pyramidion.arena.ratings import wilson
from pyramidion.bots import BOTS, Bot, bot, decide
from pyramidion.gyms.ismcts import Ismcts
from pyramidion.kernel import registry, rng
from pyramidion.kernel.contract import Game


class Clock:
    """Seconds and answers where there was something to choose."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = defaultdict(float)
        self.answers: dict[str, int] = defaultdict(int)

    def mean(self, name: str) -> float:
        return self.seconds[name] / max(self.answers[name], 1)


def play(game: Game[Any], options: Any, bots: list[Any], seed: int, clock: Clock) -> list[float]:
    """One game: the share of the victory by seat."""
    s = game.new(options, len(bots), rng.derive(seed, 0))
    number = 0
    while actors := game.actors(s):
        seat = actors[0]
        number += 1
        start = time.perf_counter()
        chosen = decide(bots[seat], game, s, seat, rng.derive(seed, 1, number))
        if len(game.legal(s, seat)) > 1:
            clock.seconds[bots[seat].name] += time.perf_counter() - start
            clock.answers[bots[seat].name] += 1
        game.apply(s, seat, chosen)
    result = game.result(s)
    assert result is not None
    return [(seat in result.winners) / len(result.winners) for seat in range(len(bots))]


def match(game: Game[Any], options: Any, spiel: Ismcts, other: Bot, seats: int, clock: Clock) -> Iterator[float]:
    """Deal after deal, from each seat in turn: the share of the victory that OpenSpiel's search gets."""
    deal = 0
    while True:
        for mine in range(seats):
            bots = [spiel if seat == mine else other for seat in range(seats)]
            yield play(game, options, bots, rng.derive(1, deal), clock)[mine]
        deal += 1


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's, for 95 of 100."""
    return wilson(share * games, games)


def opponent(name: str, think: float) -> Bot:
    """A bot that can search gets the time; `name@...` says itself how long it thinks."""
    chosen = bot(name)
    return bot(f"{name}@{think:g}s") if hasattr(chosen, "within") and "@" not in name else chosen


def options_of(game: Game[Any], pairs: list[str]) -> Any:
    given: Mapping[str, str] = dict(pair.split("=", 1) for pair in pairs)
    return msgspec.convert(given, game.options, strict=False)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.openspiel_ismcts", description=__doc__)
    parser.add_argument("game", choices=registry.games())
    parser.add_argument("bot", nargs="?", default="scribe", help=f"one of {', '.join(BOTS)}")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--think", type=float, default=0.5, help="seconds for an answer")
    parser.add_argument("--games", type=int, default=20)
    given = parser.parse_args()
    game = registry.game(given.game)
    spiel, other, clock = Ismcts(given.think), opponent(given.bot, given.think), Clock()
    played = match(game, options_of(game, given.option), spiel, other, given.seats, clock)
    shares = [next(played) for _ in range(given.games)]
    share = sum(shares) / len(shares)
    low, high = interval(share, len(shares))
    print(
        f"{given.game}, {given.seats} seats: openspiel {share:.1%} of the victories against {given.bot} "
        f"({low:.1%} to {high:.1%}, {len(shares)} games; even would be {1 / given.seats:.1%}); "
        f"{clock.mean(spiel.name):.2f} s and {clock.mean(other.name):.2f} s for an answer, "
        f"{spiel.simulations / max(spiel.searches, 1):.1f} simulations"
    )


if __name__ == "__main__":
    main()
