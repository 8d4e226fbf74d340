"""How honest hints are: what they promise, and what came of it.

    python -m bench.hints kemet --games 200

Scribes who err play an opening of any length, then the adviser takes its own advice at every seat. The last line is by
how much the search is too bold, in the logarithm of the odds: 1 is honest; at 2, who is promised nine victories to one
gets three. Divided by the game's `bold`, promises become what people are told.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from statistics import fmean
from typing import Any, Final, NamedTuple

from bench.crew import asked, count, of_all_games
from pyramidion.bots import ARCHITECT, decide, fair
from pyramidion.bots.clock import Budget
from pyramidion.bots.hint import OUTLOOKS, honest, outlook, told
from pyramidion.bots.scribe import Scribe
from pyramidion.bots.value import final
from pyramidion.kernel import registry, rng
from pyramidion.kernel.contract import Game
from pyramidion.training.lesson import ERRS, OPENING
from pyramidion.training.players import Curious

ONE_IN: Final = 4  # of the decisions after the opening is looked at
BOLD: Final = [1.02**power for power in range(-100, 101)]  # what boldness is looked for among
SURE: Final = 0.005  # no promise counts as closer to certainty


class Promise(NamedTuple):
    """The share of the victory that a search promised, what a person is told of it, and what came of it."""

    promised: float
    told: float
    came: float


def promises(name: str, seats: int, iterations: int, seed: int, number: int) -> list[Promise]:
    """Of one game; runs in a worker."""
    game = registry.game(name)
    luck = rng.derive(seed, number)
    s = game.new(game.options(), seats, luck)
    _open(game, s, rng.derive(luck, 1))
    said = _played_out(game, s, iterations, rng.derive(luck, 2))
    shares = final(game, s)
    return [Promise(share, told(share, seats, game.bold), shares[seat]) for seat, share in said]


def _open(game: Game[Any], s: Any, luck: int) -> None:
    """Up to anywhere in a game that scribes would play."""
    longest, rash = _length(game, game.copy(s), luck), Curious(Scribe(), ERRS)
    for at in range(luck % int(OPENING * longest)):
        if actors := game.actors(s):
            game.apply(s, actors[0], rash.choose(game, s, actors[0], rng.derive(luck, at)))


def _length(game: Game[Any], s: Any, luck: int) -> int:
    decisions = 0
    while actors := game.actors(s):
        game.apply(s, actors[0], decide(Scribe(), game, s, actors[0], rng.derive(luck, decisions)))
        decisions += 1
    return decisions


def _played_out(game: Game[Any], s: Any, iterations: int, luck: int) -> list[tuple[int, float]]:
    """Some of the hints on the way, by whom they were given to."""
    adviser, said, decisions = ARCHITECT.within(Budget(iterations=iterations)), list[tuple[int, float]](), 0
    while actors := game.actors(s):
        seat, bits = actors[0], rng.derive(luck, decisions)
        advice = adviser.advise(game, fair(game, s, seat, bits), seat, bits)
        if bits % ONE_IN == 0:
            said.append((seat, advice.share))
        game.apply(s, seat, advice.action)
        decisions += 1
    return said


def boldness(found: Sequence[Promise], seats: int) -> float:
    """By which promises are worth what best foresees what came."""
    return min(BOLD, key=lambda bold: sum(_surprise(honest(each.promised, seats, bold), each.came) for each in found))


def _surprise(share: float, came: float) -> float:
    bounded = min(max(share, SURE), 1.0 - SURE)
    return -came * log(bounded) - (1.0 - came) * log(1.0 - bounded)


def lines(found: Sequence[Promise], seats: int) -> list[str]:
    """A row for each word that people read."""
    rows = [f"{'word':>8} {'hints':>7} {'promised':>9} {'told':>7} {'came':>7}"]
    for _, word in OUTLOOKS:
        hints = [each for each in found if outlook(each.told, seats) == word]
        if hints:
            means = Promise(*map(fmean, zip(*hints, strict=True)))
            rows.append(f"{word:>8} {len(hints):>7} {means.promised:>9.1%} {means.told:>7.1%} {means.came:>7.1%}")
    return [*rows, f"the search is too bold by {boldness(found, seats):.2f}"]


def main() -> None:
    parser = asked("bench.hints", __doc__)
    parser.add_argument("--seats", type=count, default=2)
    parser.add_argument("--iterations", type=count, default=200, help="of each hint")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    seats = given.seats
    if seats not in registry.game(given.game).seats:
        parser.error(f"{given.game} is not for {seats}")
    found = of_all_games(given, promises, seats, given.iterations, given.seed)
    print(f"{given.game}, {seats} seats: {len(found)} hints of {given.games} games, {given.iterations} iterations each")
    if found:
        print("\n".join(lines(found, seats)))


if __name__ == "__main__":
    main()
