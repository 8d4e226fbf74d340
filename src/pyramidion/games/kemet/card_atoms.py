"""Where cards move: battle cards in pairs, divine interventions from pile to hand to discard pile."""

from __future__ import annotations

from pyramidion.games.kemet.data import BATTLE_CARDS, DIVERSION, OWN_CARDS
from pyramidion.games.kemet.seen import tell_council, tell_fight, tell_player, tell_secret, tell_table
from pyramidion.games.kemet.state import Kemet
from pyramidion.kernel import rng
from pyramidion.kernel.machine import emit

# --- battle cards -------------------------------------------------------------------------------------------


def pick(s: Kemet, seat: int, what: str, card: int) -> None:
    """R5.2 A secret choice of the war council; the cards stay in hand until the clash."""
    fight = s.fight
    assert fight is not None
    side = fight.side(seat)
    if what == "card":
        fight.card[side] = card
    elif what == "discard":
        fight.buried[side] = card
    else:
        fight.interventions[side] = tuple(sorted((*fight.interventions[side], card)))
    tell_council(s, seat)


def show_card(s: Kemet, side: int) -> None:
    """R5.2 The Spy sees the card that will be played; so does everybody."""
    fight = s.fight
    assert fight is not None
    s.shown = True
    emit(s, "showed", fight.seats[side], BATTLE_CARDS[fight.card[side]].id)
    tell_fight(s, "cards")


def play_card(s: Kemet, seat: int, card: int) -> None:
    """R5.9 A battle card is played openly."""
    s.cards[seat] &= ~(1 << card)
    s.played[seat] |= 1 << card
    s.proven[seat] |= 1 << card
    emit(s, "card", seat, BATTLE_CARDS[card].id)
    tell_player(s, seat, "cards", "played")
    tell_secret(s, seat, "battle_hand")


def bury(s: Kemet, seat: int, card: int) -> None:
    """R5.9 Another one goes face down."""
    s.cards[seat] &= ~(1 << card)
    s.buried[seat] |= 1 << card
    tell_player(s, seat, "cards", "buried")
    tell_secret(s, seat, "battle_hand", "buried_cards")


def recover(s: Kemet, seat: int) -> None:
    """R5.9 When the last pair is gone, all cards come back."""
    if not s.cards[seat]:
        take_cards_back(s, seat)


def take_cards_back(s: Kemet, seat: int) -> None:
    s.cards[seat] |= s.played[seat] | s.buried[seat]
    s.played[seat] = s.buried[seat] = 0
    emit(s, "cards_back", seat)
    tell_player(s, seat, "cards", "played", "buried")
    tell_secret(s, seat, "battle_hand", "buried_cards")


def exchange_card(s: Kemet, seat: int, card: int, special: int) -> None:
    """R10.2 One card leaves the game in secret, the special one takes its place."""
    s.cards[seat] = s.cards[seat] & ~(1 << card) | 1 << special
    s.removed[seat] |= 1 << card
    s.proven[seat] = 1 << special
    assert s.cards[seat].bit_count() == OWN_CARDS
    emit(s, "exchanged", seat, BATTLE_CARDS[special].id)
    tell_player(s, seat, "removed")
    tell_secret(s, seat, "battle_hand", "removed_cards")


# --- divine interventions -----------------------------------------------------------------------------------


def _leave_hand(s: Kemet, seat: int, kind: int) -> None:
    hand = list(s.hands[seat])
    hand.remove(kind)
    s.hands[seat] = tuple(hand)
    if kind == DIVERSION and s.known[seat]:
        s.known[seat] -= 1
    s.discard.append(kind)


def _tell_hand(s: Kemet, seat: int) -> None:
    tell_player(s, seat, "hand_count", "known")
    tell_secret(s, seat, "hand")
    tell_table(s, "deck", "discard")


def play_intervention(s: Kemet, seat: int, kind: int) -> None:
    """R8.1 A card is played from the hand onto the discard pile."""
    _leave_hand(s, seat, kind)
    emit(s, "played", seat, s.box.cards[kind])
    _tell_hand(s, seat)


def drop(s: Kemet, seat: int, kind: int) -> None:
    """A card is discarded from the hand."""
    _leave_hand(s, seat, kind)
    emit(s, "dropped", seat, s.box.cards[kind])
    _tell_hand(s, seat)


def draw(s: Kemet, seat: int, count: int) -> None:
    """R7.6 Cards from the pile; the discard pile is shuffled when it runs out (R32)."""
    drawn: list[int] = []
    for _ in range(count):
        if not s.deck:
            _reshuffle(s)
        if s.deck:
            drawn.append(s.deck.pop())
    if drawn:
        s.hands[seat] = tuple(sorted((*s.hands[seat], *drawn)))
        emit(s, "drew", seat, tuple(s.box.cards[kind] for kind in drawn), only=(seat,))
        _tell_hand(s, seat)


def _reshuffle(s: Kemet) -> None:
    if s.discard:
        s.deck, s.discard = s.discard, []
        s.deck.sort()
        rng.shuffle(s, s.deck)
        emit(s, "reshuffled", len(s.deck))
