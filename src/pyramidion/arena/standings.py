"""What the games of a match came to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from pyramidion.arena.match import Match, Played
from pyramidion.arena.ratings import Comparison, comparisons, rate, wilson


class Standing(msgspec.Struct):
    """One contestant. A shared victory counts as its part; `slowest` is the longest move of all."""

    bot: str
    rating: float
    rating_low: float
    rating_high: float
    games: int
    wins: float
    points: float
    seconds_per_move: float
    slowest: float
    failed: int
    failures: list[str]


class Pair(msgspec.Struct):
    """`share` of the first: victories and half the ties, of all times these two met at a table."""

    first: str
    second: str
    met: int
    ties: int
    share: float
    low: float
    high: float


class Report(msgspec.Struct):
    match: Match
    codes: list[str]
    games: int
    deals: int
    standings: list[Standing]
    pairs: list[Pair]


def report(match: Match, codes: list[str], labels: Sequence[str], played: Iterable[Played]) -> Report:
    """Of all games between these contestants; the strongest first."""
    known = set(labels)
    games = [game for game in played if known.issuperset(game.bots)]
    compared = comparisons(games)
    ratings = rate(labels, compared)
    order = sorted(labels, key=lambda label: -ratings[label].value)
    return Report(
        match,
        codes,
        games=len(games),
        deals=len({game.deal for game in games}),
        standings=[_standing(label, games, *ratings[label]) for label in order],
        pairs=_pairs(order, compared),
    )


def _standing(label: str, games: Iterable[Played], value: float, low: float, high: float) -> Standing:
    seats = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == label]
    moves = sum(game.moves[seat] for game, seat in seats)
    seconds = sum(game.seconds[seat] for game, seat in seats)
    failures = [fault for game, seat in seats for fault in game.failed if fault.seat == seat]
    return Standing(
        bot=label,
        rating=round(value, 1),
        rating_low=round(low, 1),
        rating_high=round(high, 1),
        games=len(seats),
        wins=_mean([_victory(game, seat) for game, seat in seats]),
        points=_mean([game.points[seat] for game, seat in seats]),
        seconds_per_move=round(seconds / max(moves, 1), 6),
        slowest=max((game.slowest[seat] for game, seat in seats), default=0.0),
        failed=len(failures),
        failures=list(dict.fromkeys(f"{fault.code}: {fault.detail}" for fault in failures))[:5],
    )


def _victory(game: Played, seat: int) -> float:
    return 1 / game.ranks.count(1) if game.ranks[seat] == 1 else 0.0


def _mean(values: Sequence[float]) -> float:
    return round(sum(values) / max(len(values), 1), 4)


def _pairs(order: Sequence[str], compared: Iterable[Comparison]) -> list[Pair]:
    """The stronger one first."""
    place = {label: number for number, label in enumerate(order)}
    shares: dict[tuple[str, str], list[float]] = defaultdict(list)
    for one in compared:
        if place[one.first] < place[one.second]:
            shares[one.first, one.second].append(one.won)
        else:
            shares[one.second, one.first].append(1 - one.won)
    ranked = sorted(shares, key=lambda pair: (place[pair[0]], place[pair[1]]))
    return [_pair(*pair, shares[pair]) for pair in ranked]


def _pair(first: str, second: str, shares: Sequence[float]) -> Pair:
    low, high = wilson(sum(shares), len(shares))
    return Pair(first, second, len(shares), shares.count(0.5), _mean(shares), round(low, 4), round(high, 4))
