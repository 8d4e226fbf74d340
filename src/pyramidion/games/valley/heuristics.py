"""What a simple bot thinks of a position: points in the tomb, points still to be entombed, strength of the deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramidion.games.valley.flow import ARRANGE
from pyramidion.games.valley.state import EMPTY, Valley
from pyramidion.kernel.contract import Action

CARDS_PER_TURN: Final = 1.6  # how fast the pyramid and the stock go
PROMISE: Final = 0.75  # what a point not yet entombed is worth
SCALE: Final = 10.0  # points ahead that win three games out of four
RIPE: Final = 1  # a turn is many small decisions
ALONE: Final = 130.0
HAND_SIZE: Final = 5
PER_GOLD: Final = 0.45  # what a gold of the average hand is worth in each turn to come
PATIENCE: Final = (0.95, 0.225)  # the same two for a beginner's solo, where everything will be entombed in the end


def evaluate(s: Valley, seat: int) -> float:
    """The own prospects against the best of the others."""
    found = prospects(s)
    own = found.pop(seat)
    return own - max(found, default=0.0)


def prospects(s: Valley) -> list[float]:
    """What each will have in the end; alone, compared with what a good game brings."""
    turns = turns_left(s)
    if s.seats == 1:
        return [_prospects(s, 0, turns) - ALONE]
    return [_prospects(s, seat, turns) for seat in range(s.seats)]


def turns_left(s: Valley) -> float:
    """About how many turns each player still has."""
    cards = len(s.stock) + sum(kind != EMPTY for kind in s.pyramid)
    return cards / (CARDS_PER_TURN * s.seats)


def _prospects(s: Valley, seat: int, turns: float) -> float:
    """Points in the tomb, the best cards that can still follow them one a turn, and the gold to buy more."""
    player, box = s.players[seat], s.box
    set_at, worth, gold_of = box.set_at, box.points, box.gold
    sizes, seen, points = [0] * len(box.sets), 0, 0
    for kind in player.tomb:
        at = set_at[kind]
        if at < 0:
            points += worth[kind]
        elif not seen >> kind & 1:
            seen |= 1 << kind
            sizes[at] += 1
    for size in sizes:
        points += size * size
    if s.options.completist:
        points += sum(size for size, full in zip(sizes, box.sets.values(), strict=True) if size == full)
    cards = player.hand + player.deck + player.discard + player.played + list(player.aside)
    gains, gold = [], 0
    for kind in cards:
        gold += gold_of[kind]
        at = set_at[kind]
        if at < 0:
            gains.append(worth[kind])
        elif not seen >> kind & 1:
            seen |= 1 << kind
            gains.append(2 * sizes[at] + 1)
            sizes[at] += 1
    promise, per_gold = PATIENCE if s.solo == "beginner" else (PROMISE, PER_GOLD)
    return points + promise * _in_time(gains, turns) + per_gold * _strength(gold, len(cards), turns)


def _in_time(gains: list[int], turns: float) -> float:
    """The best cards that can still be entombed in the turns that are left; a little for the others."""
    gains.sort(reverse=True)
    whole = int(turns) + 1
    return sum(gains[:whole]) + 0.15 * sum(gains[whole:])


def _strength(gold: int, cards: int, turns: float) -> float:
    """The gold of an average hand, for each turn to come."""
    return min(HAND_SIZE, cards) * gold / cards * turns if cards else 0.0


def sensible(legal: Sequence[Action]) -> Sequence[Action]:
    """The order of the discard pile hardly matters: nobody thinks about it for long."""
    return legal[:-1] if legal[-1] is ARRANGE and len(legal) > 1 else legal
