"""The only places where cards move. Each atom changes the zones and tells what happened, together."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from pyramidion.games.valley import scoring
from pyramidion.games.valley.state import EMPTY, SLOTS, SOMEWHERE, STEM, Kind, Player, Valley
from pyramidion.kernel import rng
from pyramidion.kernel.machine import emit

# --- what has been seen -------------------------------------------------------------------------------------


def everybody(s: Valley) -> int:
    """All seats, and whoever watches."""
    return (2 << s.seats) - 1


def _leave_hand(s: Valley, seat: int, kind: Kind) -> None:
    """A card goes from the hand before everybody's eyes."""
    player = s.players[seat]
    player.hand.remove(kind)
    if player.hand_seen:
        _forget_one(player, kind)


def _forget_one(player: Player, kind: Kind) -> None:
    """Whoever knew of a card like the one that goes knows of one less; the dearest knowledge goes first."""
    known = sorted((seen >> STEM for seen in player.hand_seen if seen & (1 << STEM) - 1 == kind), reverse=True)
    if not known:
        return
    player.hand_seen = [seen for seen in player.hand_seen if seen & (1 << STEM) - 1 != kind]
    gone = 0
    for mask in known:
        if mask & gone:
            player.hand_seen.append(kind | (mask & gone) << STEM)
        gone |= mask


def _onto_hand(s: Valley, seat: int, kind: Kind, seen: int) -> None:
    """A card comes to the hand; the seats in the mask know it."""
    player = s.players[seat]
    insort(player.hand, kind)
    others = seen & ~(1 << seat)
    if others:
        player.hand_seen.append(kind | others << STEM)


def _onto_pile(s: Valley, owner: int, kind: Kind) -> None:
    """A card goes on top of a discard pile, before everybody's eyes."""
    player = s.players[owner]
    player.discard.append(kind)
    player.discard_seen.append(everybody(s))


def _onto_tomb(s: Valley, seat: int, kind: Kind, source: str, free: bool = False) -> None:
    """R6.3 A card comes to rest in the tomb."""
    s.players[seat].tomb.append(kind)
    emit(s, "entombed", seat, s.box.ids[kind], source, free)
    _tell_score(s, seat, kind)


def _tell_score(s: Valley, seat: int, kind: Kind) -> None:
    """The score, and that of the set or group in which the card has changed something."""
    if s.events is not None:
        points, group = scoring.by_group(s, seat), s.box.group_of[kind]
        emit(s, "scored", seat, sum(points.values()), group, points[group])


def _uncover(s: Valley, owner: int) -> None:
    """The card that is now on top of a discard pile is seen (R28)."""
    player = s.players[owner]
    if player.discard:
        player.discard_seen[-1] = everybody(s)
    emit(s, "uncovered", owner, s.box.ids[player.discard[-1]] if player.discard else None)


# --- the hand -----------------------------------------------------------------------------------------------


def play(s: Valley, seat: int, kind: Kind, use: str) -> None:
    """R2.2 A hand card is laid on the table, for its gold or for its action."""
    _leave_hand(s, seat, kind)
    s.players[seat].played.append(kind)
    s.doubled = False
    if s.events is not None:
        emit(s, "played", seat, s.box.ids[kind], use)


def discard(s: Valley, seat: int, kind: Kind, owner: int) -> None:
    """R5.9 A hand card goes on top of a discard pile, usually the own one."""
    _leave_hand(s, seat, kind)
    _onto_pile(s, owner, kind)
    emit(s, "discarded", seat, s.box.ids[kind], owner)


def sacrifice(s: Valley, seat: int, kind: Kind) -> None:
    """R5.8 A hand card goes on top of the boneyard."""
    _leave_hand(s, seat, kind)
    s.boneyard.append(kind)
    emit(s, "sacrificed", seat, s.box.ids[kind], "hand")


def entomb(s: Valley, seat: int, kind: Kind, free: bool = False) -> None:
    """R6.1 A hand card goes to the tomb, by the free entombing of the turn or by an action."""
    _leave_hand(s, seat, kind)
    s.entombed = s.entombed or free
    _onto_tomb(s, seat, kind, "hand", free)


def show(s: Valley, seat: int, kind: Kind) -> None:
    """R7.3 A hand card is shown and stays in the hand."""
    seen = kind | (everybody(s) & ~(1 << seat)) << STEM
    if seen not in s.players[seat].hand_seen:
        s.players[seat].hand_seen.append(seen)
    emit(s, "showed", seat, s.box.ids[kind])


def show_hand(s: Valley, seat: int, to: int | None = None) -> None:
    """A whole hand is shown, to everybody or to one player."""
    player = s.players[seat]
    watching = everybody(s) & ~(1 << seat) if to is None else 1 << to
    shown: list[int] = []
    for kind in dict.fromkeys(player.hand):
        copies = player.hand.count(kind)
        known = sorted((seen >> STEM for seen in player.hand_seen if seen & (1 << STEM) - 1 == kind), reverse=True)
        masks = (known + [0] * copies)[:copies]
        shown += [kind | (mask | watching) << STEM for mask in masks]
    player.hand_seen = shown
    if s.events is not None:
        only = None if to is None else tuple(sorted({seat, to}))
        emit(s, "showed_hand", seat, tuple(s.box.ids[kind] for kind in player.hand), only=only)


def set_aside(s: Valley, seat: int, kind: Kind) -> None:
    """A hand card waits for the end of the turn, unseen; what others knew of the hand may be gone from it."""
    player = s.players[seat]
    player.hand.remove(kind)
    player.hand_seen.clear()
    player.aside = (*player.aside, kind)
    emit(s, "set_aside", seat, s.box.ids[kind], only=(seat,))


def rejoin(s: Valley, seat: int) -> None:
    """The cards set aside come to the new hand."""
    player = s.players[seat]
    cards, player.aside = player.aside, ()
    player.hand = sorted([*player.hand, *cards])
    if s.events is not None:
        emit(s, "rejoined", seat, tuple(s.box.ids[kind] for kind in cards), only=(seat,))


def judge(s: Valley, seat: int, kind: Kind) -> None:
    """A hand card waits for the end of the action, unseen."""
    player = s.players[seat]
    player.hand.remove(kind)
    player.hand_seen.clear()
    player.judged = (*player.judged, kind)
    emit(s, "judged", seat, s.box.ids[kind], only=(seat,))


def sacrifice_judged(s: Valley, seat: int, kind: Kind) -> None:
    """A card that was judged goes on top of the boneyard."""
    player = s.players[seat]
    at = player.judged.index(kind)
    player.judged = player.judged[:at] + player.judged[at + 1 :]
    s.boneyard.append(kind)
    emit(s, "sacrificed", seat, s.box.ids[kind], "judged")


# --- the cards on the table ---------------------------------------------------------------------------------


def _leave_table(s: Valley, seat: int, kind: Kind) -> str:
    """A card moves itself: it has been turned over, or it was played last; where from?"""
    if s.revealed and s.revealed[-1] == kind:
        s.revealed.pop()
        return "revealed"
    _leave_played(s, seat, kind)
    return "played"


def _leave_played(s: Valley, seat: int, kind: Kind) -> None:
    played = s.players[seat].played
    played.pop(len(played) - 1 - played[::-1].index(kind))


def entomb_played(s: Valley, seat: int, kind: Kind) -> None:
    """A card played this turn goes to the tomb."""
    _leave_played(s, seat, kind)
    _onto_tomb(s, seat, kind, "played")


def return_played(s: Valley, seat: int, kind: Kind) -> None:
    """A card played this turn comes back to the hand."""
    _leave_played(s, seat, kind)
    emit(s, "took_back", seat, s.box.ids[kind])
    _onto_hand(s, seat, kind, everybody(s))


def pass_on(s: Valley, seat: int, kind: Kind, owner: int) -> None:
    """A card moves itself on top of another player's discard pile."""
    source = _leave_table(s, seat, kind)
    _onto_pile(s, owner, kind)
    emit(s, "passed_on", seat, s.box.ids[kind], source, owner)


def enter_pyramid(s: Valley, seat: int, kind: Kind, slot: int) -> None:
    """A card moves itself into a hole of the pyramid."""
    source = _leave_table(s, seat, kind)
    s.pyramid[slot] = kind
    s.changed = True
    emit(s, "entered", seat, s.box.ids[kind], source, SLOTS[slot])


# --- deck, discard pile, tomb -------------------------------------------------------------------------------


def _replenish(s: Valley, seat: int, need: int) -> None:
    """R2.6 When the deck runs out, the shuffled discard pile follows beneath what is left of it (R33)."""
    player = s.players[seat]
    if len(player.deck) >= need or not player.discard:
        return
    under = sorted(player.discard)
    rng.shuffle(s, under)
    player.deck[:0] = under
    player.discard.clear()
    player.discard_seen.clear()
    emit(s, "shuffled", seat, len(under))


def draw(s: Valley, seat: int, count: int) -> None:
    """R5.10 Cards from the own deck to the hand; as many as there are (R13)."""
    player = s.players[seat]
    if len(player.deck) < count:
        _replenish(s, seat, count)
        count = min(count, len(player.deck))
    if not count:
        return
    cards = player.deck[-count:]
    cards.reverse()
    del player.deck[-count:]
    if s.events is not None:
        emit(s, "drew", seat, tuple(sorted(s.box.ids[kind] for kind in cards)), only=(seat,))
    if player.deck_seen:
        _draw_seen(s, seat, cards)
    else:
        player.hand += cards
        player.hand.sort()


def _draw_seen(s: Valley, seat: int, cards: list[Kind]) -> None:
    """Who knew a card on top of the deck knows it in the hand."""
    player = s.players[seat]
    for kind in cards:
        seen = player.deck_seen.pop() if player.deck_seen else 0
        _onto_hand(s, seat, kind, seen)
        public = seen >> s.seats & 1
        knowing = tuple(i for i in range(s.seats) if i != seat and seen >> i & 1)
        if knowing or public:
            emit(s, "known", seat, s.box.ids[kind], only=None if public else knowing)


def reveal(s: Valley, seat: int) -> Kind:
    """The top card of the deck is turned over; while its action runs it is in no zone of its owner."""
    player = s.players[seat]
    _replenish(s, seat, 1)
    kind = player.deck.pop()
    if player.deck_seen:
        player.deck_seen.pop()
    s.revealed.append(kind)
    emit(s, "revealed", seat, s.box.ids[kind])
    return kind


def discard_revealed(s: Valley, seat: int) -> None:
    """The card turned over last goes on top of the discard pile."""
    kind = s.revealed.pop()
    _onto_pile(s, seat, kind)
    emit(s, "discarded_revealed", seat, s.box.ids[kind])


def keep_revealed(s: Valley, seat: int, kind: Kind) -> None:
    """One of the cards turned over last goes to the hand, before everybody's eyes."""
    s.revealed.pop(len(s.revealed) - 1 - s.revealed[::-1].index(kind))
    emit(s, "kept_revealed", seat, s.box.ids[kind])
    _onto_hand(s, seat, kind, everybody(s))


def look(s: Valley, seat: int, count: int) -> None:
    """The owner looks at the top cards of the deck; they stay there."""
    player = s.players[seat]
    _replenish(s, seat, count)
    count = min(count, len(player.deck))
    unseen = [0] * (count - len(player.deck_seen))
    player.deck_seen = unseen + player.deck_seen
    for i in range(1, count + 1):
        player.deck_seen[-i] |= 1 << seat
    if s.events is not None:
        cards = tuple(s.box.ids[kind] for kind in reversed(player.deck[-count:]))
        emit(s, "looked", seat, cards, only=(seat,))


def keep(s: Valley, seat: int, depth: int) -> None:
    """One of the cards looked at goes to the hand; depth 1 is the top. Nobody else sees which."""
    player = s.players[seat]
    kind = player.deck.pop(-depth)
    player.deck_seen.pop(-depth)
    player.deck_seen = [seen & 1 << seat for seen in player.deck_seen]
    insort(player.hand, kind)
    emit(s, "kept", seat, s.box.ids[kind], only=(seat,))


def put_back(s: Valley, seat: int, depth: int, deep: int) -> None:
    """One of the cards looked at goes back to lie this deep in the deck; depth 1 is the top."""
    player = s.players[seat]
    kind = player.deck.pop(-depth)
    player.deck.insert(len(player.deck) + 1 - deep, kind)
    emit(s, "put_back", seat, s.box.ids[kind], deep, only=(seat,))


def put_on_deck(s: Valley, seat: int) -> None:
    """The top card of the discard pile goes on top of the deck."""
    player = s.players[seat]
    kind = player.discard.pop()
    player.discard_seen.pop()
    player.deck.append(kind)
    player.deck_seen.append(everybody(s))
    emit(s, "put_on_deck", seat, s.box.ids[kind])
    _uncover(s, seat)


def entomb_discarded(s: Valley, seat: int, kind: Kind) -> None:
    """A card of the discard pile goes to the tomb; the others keep their order."""
    player = s.players[seat]
    at = player.discard.index(kind)
    player.discard.pop(at)
    player.discard_seen.pop(at)
    _onto_tomb(s, seat, kind, "discard")
    _uncover(s, seat)


def entomb_top(s: Valley, seat: int) -> None:
    """The top card of the discard pile goes to the tomb."""
    player = s.players[seat]
    player.discard_seen.pop()
    _onto_tomb(s, seat, player.discard.pop(), "discard")
    _uncover(s, seat)


def entomb_deck(s: Valley, seat: int) -> Kind:
    """The top card of the deck goes to the tomb."""
    player = s.players[seat]
    _replenish(s, seat, 1)
    kind = player.deck.pop()
    if player.deck_seen:
        player.deck_seen.pop()
    _onto_tomb(s, seat, kind, "deck")
    return kind


def fetch(s: Valley, seat: int, kind: Kind) -> None:
    """A card of the discard pile comes to the hand unseen; others see only the top, and lose track of the rest."""
    player = s.players[seat]
    at = player.discard.index(kind)
    is_top = at == len(player.discard) - 1
    player.discard.pop(at)
    player.discard_seen.pop(at)
    if not is_top:
        player.discard_seen = [0] * len(player.discard)
    emit(s, "fetched", seat, s.box.ids[kind], only=None if is_top else (seat,))
    _onto_hand(s, seat, kind, everybody(s) if is_top else 0)
    _uncover(s, seat)


def return_entombed(s: Valley, seat: int, kind: Kind) -> None:
    """A card of the tomb comes back to the hand."""
    s.players[seat].tomb.remove(kind)
    emit(s, "returned", seat, s.box.ids[kind])
    _onto_hand(s, seat, kind, everybody(s))
    _tell_score(s, seat, kind)


def sacrifice_entombed(s: Valley, seat: int, kind: Kind) -> None:
    """A card of the tomb goes on top of the boneyard."""
    s.players[seat].tomb.remove(kind)
    s.boneyard.append(kind)
    emit(s, "sacrificed", seat, s.box.ids[kind], "tomb")
    _tell_score(s, seat, kind)


def clean_up(s: Valley, seat: int, order: Sequence[Kind]) -> None:
    """R2.3 All played cards and the rest of the hand go to the discard pile; only the top one is seen (R28)."""
    if not order:
        return
    player = s.players[seat]
    player.discard += order
    player.discard_seen += _seen_in_clean_up(s, player, order)
    player.discard_seen[-1] = everybody(s)
    player.hand.clear()
    player.hand_seen.clear()
    player.played.clear()
    if s.events is not None:
        emit(s, "cleaned_up", seat, tuple(s.box.ids[kind] for kind in order), only=(seat,))


def _seen_in_clean_up(s: Valley, player: Player, order: Sequence[Kind]) -> list[int]:
    """Who knows that each card is among those discarded now: played ones everybody, though not where they lie."""
    public, count = everybody(s) | SOMEWHERE, len(player.played)
    if not player.hand_seen and order[:count] == player.played:
        return [public] * count + [SOMEWHERE] * (len(order) - count)
    seen: dict[Kind, list[int]] = {}
    for card in player.hand_seen:
        seen.setdefault(card & (1 << STEM) - 1, []).append(card >> STEM | SOMEWHERE)
    for kind in player.played:
        seen.setdefault(kind, []).append(public)
    return [seen[kind].pop() if seen.get(kind) else SOMEWHERE for kind in order]


# --- pyramid, stock, boneyard -------------------------------------------------------------------------------


def _leave_pyramid(s: Valley, slot: int) -> Kind:
    kind = s.pyramid[slot]
    s.pyramid[slot] = EMPTY
    s.changed = s.left = True
    return kind


def buy(s: Valley, seat: int, slot: int) -> None:
    """R4.4 The paid card goes on top of the buyer's discard pile."""
    kind = _leave_pyramid(s, slot)
    _onto_pile(s, seat, kind)
    s.bought = max(s.bought, s.box.cost[kind])
    if s.events is not None:
        emit(s, "bought", seat, s.box.ids[kind], SLOTS[slot])


def buy_revealed(s: Valley, seat: int) -> None:
    """R25 The card turned over from the stock is bought."""
    kind = s.revealed.pop()
    _onto_pile(s, seat, kind)
    s.bought = max(s.bought, s.box.cost[kind])
    emit(s, "bought", seat, s.box.ids[kind], "revealed")


def take(s: Valley, seat: int, slot: int, into: str) -> None:
    """R5.7 A card of the pyramid goes on top of the discard pile, or where else the card says."""
    kind = _leave_pyramid(s, slot)
    emit(s, "took", seat, s.box.ids[kind], SLOTS[slot], into)
    if into == "hand":
        _onto_hand(s, seat, kind, everybody(s))
    elif into == "deck":
        s.players[seat].deck.append(kind)
        s.players[seat].deck_seen.append(everybody(s))
    else:
        _onto_pile(s, seat, kind)


def take_stock(s: Valley, seat: int) -> None:
    """The top card of the stock goes on top of the discard pile."""
    kind = s.stock.pop()
    _onto_pile(s, seat, kind)
    emit(s, "took", seat, s.box.ids[kind], "stock", "discard")


def turn_over_stock(s: Valley, seat: int) -> None:
    """The top card of the stock is turned over before everybody."""
    kind = s.stock.pop()
    s.revealed.append(kind)
    emit(s, "turned_over", seat, s.box.ids[kind])


def sacrifice_revealed(s: Valley, seat: int) -> None:
    """The card turned over goes on top of the boneyard."""
    kind = s.revealed.pop()
    s.boneyard.append(kind)
    emit(s, "sacrificed", seat, s.box.ids[kind], "revealed")


def take_boneyard(s: Valley, seat: int) -> None:
    """The top card of the boneyard goes on top of the discard pile."""
    kind = s.boneyard.pop()
    _onto_pile(s, seat, kind)
    emit(s, "took", seat, s.box.ids[kind], "boneyard", "discard")
    emit(s, "uncovered", None, s.box.ids[s.boneyard[-1]] if s.boneyard else None)


def sacrifice_slot(s: Valley, seat: int, slot: int) -> None:
    """A card of the pyramid goes on top of the boneyard."""
    kind = _leave_pyramid(s, slot)
    s.boneyard.append(kind)
    if s.events is not None:
        emit(s, "sacrificed", seat, s.box.ids[kind], SLOTS[slot])


def entomb_slot(s: Valley, seat: int, slot: int) -> None:
    """A card of the pyramid goes straight to the tomb."""
    _onto_tomb(s, seat, _leave_pyramid(s, slot), SLOTS[slot])


def fall(s: Valley, hole: int, above: int) -> None:
    """R3.2 A card falls into the hole beneath it."""
    s.pyramid[hole], s.pyramid[above] = s.pyramid[above], EMPTY
    if s.events is not None:
        emit(s, "fell", s.box.ids[s.pyramid[hole]], SLOTS[above], SLOTS[hole])


def swap(s: Valley, seat: int, one: int, other: int) -> None:
    """Two cards of the pyramid change places; that is a change, but nothing crumbles."""
    s.pyramid[one], s.pyramid[other] = s.pyramid[other], s.pyramid[one]
    s.changed = True
    emit(s, "swapped", seat, SLOTS[one], SLOTS[other])


def refill(s: Valley, slot: int) -> None:
    """R2.5 The top card of the stock fills a hole."""
    s.pyramid[slot] = s.stock.pop()
    if s.events is not None:
        emit(s, "refilled", s.box.ids[s.pyramid[slot]], SLOTS[slot])


def bury_first(s: Valley) -> None:
    """R1.5 The first card of the boneyard comes from the stock; it is no sacrifice."""
    s.boneyard.append(s.stock.pop())
