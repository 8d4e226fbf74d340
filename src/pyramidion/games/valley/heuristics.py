"""What a simple bot thinks of a position: points in the tomb, points still to be entombed, strength of the deck."""

from __future__ import annotations

from typing import Final

from pyramidion.games.valley.scoring import recount
from pyramidion.games.valley.state import EMPTY, Kind, Player, Valley

CARDS_PER_TURN: Final = 1.6  # how fast the pyramid and the stock go
PROMISE: Final = 0.75  # what a point not yet entombed is worth
HAND_SIZE: Final = 5
PER_GOLD: Final = 0.45  # what a gold of the average hand is worth in each turn to come
PATIENCE: Final = (0.95, 0.225)  # the same two for a beginner's solo, where everything will be entombed in the end


def evaluate(s: Valley, seat: int) -> float:
    """The own prospects against the best of the others."""
    turns = turns_left(s)
    others = [_prospects(s, other, turns) for other in range(s.seats) if other != seat]
    return _prospects(s, seat, turns) - max(others, default=0.0)


def turns_left(s: Valley) -> float:
    """About how many turns each player still has."""
    cards = len(s.stock) + sum(kind != EMPTY for kind in s.pyramid)
    return cards / (CARDS_PER_TURN * s.seats)


def _prospects(s: Valley, seat: int, turns: float) -> float:
    player = s.players[seat]
    cards = [*player.hand, *player.deck, *player.discard, *player.played, *player.aside]
    promise, per_gold = PATIENCE if s.solo == "beginner" else (PROMISE, PER_GOLD)
    return recount(s, seat) + promise * _promised(s, player, cards, turns) + per_gold * _strength(s, cards, turns)


def _promised(s: Valley, player: Player, cards: list[Kind], turns: float) -> float:
    """The best cards that can still be entombed in the turns that are left, one a turn."""
    gains = [float(s.box.points[kind]) for kind in cards if not s.box.set_of[kind]]
    for name in s.box.sets:
        entombed = {kind for kind in player.tomb if s.box.set_of[kind] == name}
        waiting = {kind for kind in cards if s.box.set_of[kind] == name} - entombed
        gains += [2.0 * (len(entombed) + i) + 1 for i in range(len(waiting))]
    gains.sort(reverse=True)
    whole = int(turns) + 1
    return sum(gains[:whole]) + 0.15 * sum(gains[whole:])


def _strength(s: Valley, cards: list[Kind], turns: float) -> float:
    """The gold of an average hand, for each turn to come."""
    if not cards:
        return 0.0
    average = sum(s.box.gold[kind] for kind in cards) / len(cards)
    return min(HAND_SIZE, len(cards)) * average * turns
