"""R11 What a seat cannot know, dealt anew: the decks, what the others were dealt, what they have chosen in secret."""

from __future__ import annotations

from pyramidion.games.pyramids.state import Pyramids
from pyramidion.kernel import rng
from pyramidion.kernel.machine import advance, settle


def resample(s: Pyramids, seat: int, seed: int) -> Pyramids:
    """A random position in which the seat sees what it sees now."""
    twin = s.copy()
    twin.seed, twin.draws = seed, 0
    _deal_pyramids(twin, seat)
    twin.expeditions.sort()
    rng.shuffle(twin, twin.expeditions)
    for other in twin.lanes:
        if other != seat and twin.players[other].marking:
            _mark_anew(twin, other)
    advance(twin)
    return twin


def _deal_pyramids(s: Pyramids, seat: int) -> None:
    """R11.2 The deck and, during set-up, the cards of the others are one pool."""
    others = [player for owner, player in enumerate(s.players) if owner != seat]
    pool = s.deck + [card for player in others for card in player.hand + player.kept]
    pool.sort()
    rng.shuffle(s, pool)
    for player in others:
        player.kept = tuple([pool.pop() for _ in player.kept])
        player.hand = tuple(sorted([pool.pop() for _ in player.hand]))
    s.deck = pool


def _mark_anew(s: Pyramids, other: int) -> None:
    """R26 Who is ready has marked something; how far the others are does not show."""
    ready = not s.lanes[other]
    s.players[other].marking = ()
    lane = s.lanes[other] = [("mark", 0, other, None)]
    asked = settle(s, lane)
    while ready and asked is not None:
        asked = settle(s, lane, asked[rng.below(s, len(asked))])
