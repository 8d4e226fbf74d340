"""What more time to think is worth: the part of a victory that a choice gives away, by a search with far more time.

    python -m bench.thinking kemet --limits 0.5,1,2 --judge 5 --games 40

Positions are those of games between short searches with two seats. The judge never stops early. It takes its own luck
for strength now and then, which makes every figure larger by the same: they are there to be compared with each other.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import Any, Final, NamedTuple

from bench.crew import asked, of_all_games
from pyramidion.bots import MOST_SECONDS, VIZIER, decide
from pyramidion.bots.clock import Budget
from pyramidion.bots.planner import USUAL, learned, undisturbed
from pyramidion.bots.search import Search
from pyramidion.kernel import registry, rng
from pyramidion.kernel.contract import Game

SEATS: Final = 2
SHORT: Final = Budget(iterations=60)  # of those who play the games
ONE_IN: Final = 16  # decisions is looked at
TRIED: Final = 0.02  # the part of its tries that the judge must have spent on an action to know it


class Look(NamedTuple):
    """One decision: for each limit the seconds it took, and what it gave away."""

    seconds: list[float]
    given: list[float]


def looks(name: str, limits: Sequence[float], judge: float, number: int) -> list[Look]:
    """One game; runs in a worker."""
    game = registry.game(name)
    s = game.new(game.options(), SEATS, rng.derive(number, 0))
    player, found, decisions = VIZIER.within(SHORT), list[Look](), 0
    while actors := game.actors(s):
        seat, luck = actors[0], rng.derive(number, 1, decisions)
        if luck % ONE_IN == 0:
            found += look(game, game.resample(s, seat, luck), seat, limits, judge, luck)
        game.apply(s, seat, decide(player, game, s, seat, luck))
        decisions += 1
    return found


def look(game: Game[Any], world: Any, seat: int, limits: Sequence[float], judge: float, luck: int) -> list[Look]:
    """None where there is nothing to choose."""
    if len(game.sensible(world, seat, game.legal(world, seat))) == 1:
        return []
    seconds, chosen = list[float](), list[Any]()
    with undisturbed():
        for at, limit in enumerate(limits):
            search = search_of(game, world, seat, rng.derive(luck, at))
            seconds.append(search.run(Budget(seconds=limit)))
            chosen.append(search.best())
        known = judged(search_of(game, world, seat, rng.derive(luck, len(limits))), judge)
    best = max(known.values())
    return [Look(seconds, [best - known.get(answer, min(known.values())) for answer in chosen])]


def search_of(game: Game[Any], world: Any, seat: int, luck: int) -> Search:
    return Search(game, world, seat, luck, learned(game, SEATS), USUAL)


def judged(search: Search, seconds: float) -> dict[Any, float]:
    """What each action that was tried often enough promises after so many seconds."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        search.iterate()
    root = search.root
    return {answer: root.mean(answer) for answer, arm in root.arms.items() if arm.tries >= TRIED * root.visits}


def lines(limits: Sequence[float], found: Sequence[Look]) -> list[str]:
    """A row for each limit; the last column compares it with the first limit, decision by decision."""
    rows = [f"{'limit':>8} {'seconds':>8} {'given away':>11} {'more than the first':>20}"]
    for at, limit in enumerate(limits):
        more = [each.given[at] - each.given[0] for each in found]
        spent, given = fmean(each.seconds[at] for each in found), fmean(each.given[at] for each in found)
        error = pstdev(more) / sqrt(len(more))
        rows.append(f"{limit:>7}s {spent:>8.3f} {given:>11.3%} {fmean(more):>11.3%} ± {error:.3%}")
    return rows


def seconds(typed: str) -> float:
    """More than none."""
    number = float(typed)
    if not 0 < number <= MOST_SECONDS:
        raise ValueError(typed)
    return number


def limits(typed: str) -> list[float]:
    return [seconds(limit) for limit in typed.split(",")]


def main() -> None:
    parser = asked("bench.thinking", __doc__)
    parser.add_argument("--limits", type=limits, default="0.5,1,2", help="seconds, with commas")
    parser.add_argument("--judge", type=seconds, default=5.0, help="seconds of the judge")
    given = parser.parse_args()
    found = of_all_games(given, looks, given.limits, given.judge)
    print(f"{given.game}, {SEATS} seats: {len(found)} decisions of {given.games} games, judged by {given.judge:g} s")
    if found:
        print("\n".join(lines(given.limits, found)))


if __name__ == "__main__":
    main()
