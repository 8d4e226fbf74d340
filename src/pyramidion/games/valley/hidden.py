"""A random world that a seat cannot tell from the true one: what it has not seen is dealt anew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pyramidion.games.valley.state import EMPTY, SOMEWHERE, STEM, Kind, Player, Valley
from pyramidion.games.valley.view import known_in_hand
from pyramidion.kernel import rng
from pyramidion.kernel.machine import advance


def resample(s: Valley, seat: int, seed: int) -> Valley:
    """Shuffle the stock within its levels, the own deck, and what the seat does not know of each opponent."""
    twin = s.copy()
    twin.seed, twin.draws = seed, 0
    _deal_stock(twin)
    for owner, player in enumerate(twin.players):
        if owner == seat:
            _deal_places(twin, player.deck, _unseen(player.deck, player.deck_seen, seat))
        else:
            _deal_opponent(twin, owner, seat)
    if seat != twin.active:
        _forget_arrangement(twin)
    advance(twin)
    return twin


def _deal_stock(s: Valley) -> None:
    """R1.3 Level II lies on level III; within a level nobody knows the order."""
    levels = [s.box.cards[kind].level for kind in s.stock]
    for level in set(levels):
        _deal_places(s, s.stock, [at for at, found in enumerate(levels) if found == level])


def _deal_places(s: Valley, pile: list[Kind], places: Iterable[int]) -> None:
    at = list(places)
    cards = sorted(pile[i] for i in at)
    rng.shuffle(s, cards)
    for i, kind in zip(at, cards, strict=True):
        pile[i] = kind


def _unseen(pile: list[Kind], seen: list[int], seat: int) -> list[int]:
    """Places of a pile that the seat has not seen; `seen` speaks of the top ones."""
    hidden = len(pile) - len(seen)
    return [*range(hidden), *(hidden + i for i, mask in enumerate(seen) if not mask >> seat & 1)]


def _deal_opponent(s: Valley, owner: int, seat: int) -> None:
    """Hand, deck and discard pile hold known cards in known places; the rest is one pool."""
    player = s.players[owner]
    _sort_runs(player, seat)
    known = known_in_hand(s, owner, seat)
    hand = player.hand[:]
    for kind in known:
        hand.remove(kind)
    laid_aside = [*player.aside, *player.judged]
    in_deck = _unseen(player.deck, player.deck_seen, seat)
    in_pile = [i for i, mask in enumerate(player.discard_seen) if not mask >> seat & 1]
    pool = sorted(hand + laid_aside + [player.deck[i] for i in in_deck] + [player.discard[i] for i in in_pile])
    rng.shuffle(s, pool)
    player.hand = sorted(known + [pool.pop() for _ in hand])
    player.aside = tuple(pool.pop() for _ in player.aside)
    player.judged = tuple(pool.pop() for _ in player.judged)
    player.hand_seen = [card for card in player.hand_seen if card >> STEM >> seat & 1]
    for i in in_deck:
        player.deck[i] = pool.pop()
    for i in in_pile:
        player.discard[i] = pool.pop()
    _shuffle_runs(s, player)


def _runs(player: Player) -> Iterator[slice]:
    """Cards cleaned up together lie in an order that only their owner knows."""
    start = 0
    for end in range(len(player.discard) + 1):
        if end == len(player.discard) or not player.discard_seen[end] & SOMEWHERE:
            yield slice(start, end)
            start = end + 1


def _sort_runs(player: Player, seat: int) -> None:
    """An order that says nothing: what the seat has not seen must not decide what is dealt."""
    for run in _runs(player):
        cards = zip(player.discard_seen[run], player.discard[run], strict=True)
        _lay(player, run, sorted(cards, key=lambda card: (card[0], card[1] if card[0] >> seat & 1 else EMPTY)))


def _shuffle_runs(s: Valley, player: Player) -> None:
    for run in _runs(player):
        cards = list(zip(player.discard_seen[run], player.discard[run], strict=True))
        rng.shuffle(s, cards)
        _lay(player, run, cards)


def _lay(player: Player, run: slice, cards: Sequence[tuple[int, Kind]]) -> None:
    player.discard_seen[run] = [mask for mask, _ in cards]
    player.discard[run] = [kind for _, kind in cards]


def _forget_arrangement(s: Valley) -> None:
    """Others do not see in which order the active player has begun to discard (R2.3)."""
    text, index, owner, it = s.stack[-1] if s.stack else ("", 0, 0, ())
    if text == "arrange":
        player = s.players[owner]
        chosen = (player.played + player.hand)[: len(it)]
        s.stack[-1] = (text, index, owner, tuple(chosen))
