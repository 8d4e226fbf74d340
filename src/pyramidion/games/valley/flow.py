"""The turn: the list of steps is the rulebook's sequence of play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramidion.games.valley import atoms, bespoke, payment
from pyramidion.games.valley.payment import affordable, price, purse, why_not_in_hand
from pyramidion.games.valley.picks import SlotStep
from pyramidion.games.valley.pyramid import Crumble, occupied
from pyramidion.games.valley.state import B1, BASE, EMPTY, SLOTS, Kind, T, Valley
from pyramidion.games.valley.steps import SwapWith, sacrifice_slot
from pyramidion.games.valley.windows import OPPONENT_BUYS, OTHER_SACRIFICES, ReactToPurchase, ReactToSacrifice
from pyramidion.kernel.contract import Action, Question, Reason, action
from pyramidion.kernel.machine import DONE, It, Step, begin, emit

HAND_SIZE: Final = 5

BUY: Final = [action("buy", slot) for slot in SLOTS]
END_TURN: Final = action("end")
ARRANGE: Final = action("arrange")

# the order of all actions: verb by verb
VERBS: Final = (
    "act", "buy", "entomb", "pay", "lay", "swap", "with", "discard", "sacrifice", "take", "return",
    "keep", "put", "repeat", "give", "aside", "name", "choose", "place", "fall", "react",
    "end", "arrange", "pass", "skip", "stop", "show",
)  # fmt: skip
ON_CARDS: Final = {
    **dict.fromkeys(("act", "pay", "lay", "discard", "keep", "put", "repeat", "give", "aside", "name", "react"), ("",)),
    "entomb": ("", "discard.", "played."),
    "sacrifice": ("", "tomb."),
    "return": ("tomb.", "discard.", "played."),
}  # the zones that stand before the card's name; nothing for the hand
ON_SLOTS: Final = frozenset(("buy", "entomb", "swap", "with", "sacrifice", "take", "place", "fall"))
ON_OTHERS: Final[dict[str, tuple[str | int, ...]]] = {
    "buy": (payment.TURNED_OVER,),
    "entomb": ("deck",),
    "sacrifice": (payment.TURNED_OVER,),
    "choose": tuple(range(6)),
}


class PlayCards(Step[Valley]):
    """R2.2 Step 1: any number of hand cards, each for gold, for its action, or (once) into the tomb."""

    kind = "play_cards"
    rule = "R2.2"
    loop = True

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        player, box = s.players[seat], s.box
        hand = player.hand
        kinds = list(dict.fromkeys(hand))
        left = len(hand) - 1
        found = box.playable(s, seat, kinds, left)
        cost, reach = box.cost, affordable(s, purse(s, seat))
        for slot in BASE:
            kind = s.pyramid[slot]
            if kind != EMPTY and cost[kind] <= reach:
                found.append(BUY[slot])
        if not s.entombed:
            answers = box.entombs
            found += [answers[kind] for kind in kinds]
        found.append(END_TURN)
        if left + len(player.played) > 0:
            found.append(ARRANGE)
        return found

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        assert answer is not None
        if answer is END_TURN:
            return DONE
        if answer is ARRANGE:
            begin(s, "arrange", seat, ())
            return DONE
        PLAY[answer.verb](s, seat, str(answer.noun))
        return None

    def question(self, s: Valley, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"gold": purse(s, seat)})

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb == "buy":
            return _why_not_buy(s, seat, str(tried.noun))
        if tried.verb not in ("act", "entomb", "pay") or str(tried.noun) not in s.box.index:
            return Reason("not-now", self.rule)
        kind = s.box.index[str(tried.noun)]
        if kind not in s.players[seat].hand:
            return why_not_in_hand(s, seat, kind)
        if tried.verb == "pay":
            return Reason("choose-purchase-first", "R4.2")
        if tried.verb == "entomb":
            return Reason("no-free-entombing", "R10.11") if s.master else Reason("already-entombed", "R6.1")
        return s.box.why_no_action(s, seat, kind, len(s.players[seat].hand) - 1, kind)


def _why_not_buy(s: Valley, seat: int, place: str) -> Reason:
    if place not in SLOTS:
        return Reason("not-in-base", "R4.1", {"slot": place})
    slot = SLOTS.index(place)
    if s.pyramid[slot] == EMPTY:
        return Reason("slot-empty", "R3.1", {"slot": place})
    if slot not in BASE:
        return Reason("not-in-base", "R4.1", {"slot": place})
    cost, have = price(s, s.pyramid[slot]), purse(s, seat)
    return Reason("not-enough-gold", "R4.2", {"cost": cost, "have": have, "missing": cost - have})


def _act(s: Valley, seat: int, noun: str) -> None:
    """R5.1 Lay the card down and carry out its action."""
    atoms.play(s, seat, s.box.index[noun], "action")
    s.box.act(s, seat, s.box.index[noun])


def _buy(s: Valley, seat: int, noun: str) -> None:
    """R4 Choose the card, then pay for it; `it` is its place and the gold laid down so far."""
    begin(s, "purchase", seat, (SLOTS.index(noun), 0))


def _entomb(s: Valley, seat: int, noun: str) -> None:
    """R6.1 The free entombing of the turn."""
    atoms.entomb(s, seat, s.box.index[noun], free=True)


PLAY: Final = {"act": _act, "buy": _buy, "entomb": _entomb}


class CleanUp(Step[Valley]):
    """R2.3 Step 2: discard everything; unless arranged, played cards in order of play, then the hand (R38)."""

    rule = "R2.3"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        player = s.players[seat]
        atoms.clean_up(s, seat, player.played + player.hand)


class Arrange(Step[Valley]):
    """R2.3 Choose the order card by card, the first one lowest; `it` is what has been chosen."""

    kind = "arrange"
    rule = "R2.3"
    loop = True

    def remaining(self, s: Valley, seat: int, it: It) -> list[Kind]:
        player = s.players[seat]
        remaining = player.played + player.hand
        for kind in it:
            remaining.remove(kind)
        return remaining

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        remaining = self.remaining(s, seat, it)
        if len(remaining) < 2:
            return None
        answers = s.box.discards
        found = [answers[kind] for kind in sorted(set(remaining))]
        found.append(END_TURN)
        return found

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        if answer is None or answer is END_TURN:
            atoms.clean_up(s, seat, [*it, *self.remaining(s, seat, it)])
            return DONE
        return (*it, s.box.index[answer.noun])

    def question(self, s: Valley, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"cards": len(self.remaining(s, seat, it))})

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "discard":
            return Reason("not-an-answer", self.rule)
        return Reason("not-to-discard", self.rule, {"card": str(tried.noun)})


class SacrificeUnchanged(SlotStep):
    """R2.4 Step 3: if the pyramid did not change this turn, sacrifice one of its cards (R1, R2, R5)."""

    kind = "sacrifice_unchanged"
    rule = "R2.4"
    verb = "sacrifice"

    def slots(self, s: Valley, seat: int, it: It) -> list[int]:
        moved = s.left if stalled(s) else s.changed
        return [] if moved else occupied(s)

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        slot = self.picked_slot(s, seat, it, answer)
        if slot is not None:
            sacrifice_slot(s, seat, slot)


def stalled(s: Valley) -> bool:
    """R5: after two full rounds in which no card left the pyramid, a swap no longer counts as a change."""
    return s.options.stall_limit and s.idle >= 2 * s.seats


class Refill(Step[Valley]):
    """R2.5 Fill the holes from the bottom, as far as the stock reaches (R3)."""

    rule = "R2.5"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        for slot in range(B1, T + 1):
            if s.pyramid[slot] == EMPTY and s.stock:
                atoms.refill(s, slot)


class DrawHand(Step[Valley]):
    """R2.6 Step 4: draw five; if there are fewer, all there are (R13); then what was set aside joins the hand."""

    rule = "R2.6"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        atoms.draw(s, seat, HAND_SIZE)
        if s.players[seat].aside:
            atoms.rejoin(s, seat)


class EndTurn(Step[Valley]):
    """R8.1 The game ends when stock and pyramid are empty and all have had equally many turns (R4)."""

    rule = "R8.1"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        s.idle = 0 if s.left else s.idle + 1
        s.reset_turn()
        following = (seat + 1) % s.seats
        if following == s.first and not s.stock and not occupied(s):
            emit(s, "ended")
        else:
            start_turn(s, following)


def start_turn(s: Valley, seat: int) -> None:
    """R2.1 The next seat plays the four steps of a turn."""
    s.active = seat
    s.turn += 1
    emit(s, "turn", seat, s.turn)
    begin(s, "turn", seat)


TEXTS: Final[dict[str, tuple[Step[Valley], ...]]] = {
    "turn": (PlayCards(), CleanUp(), SacrificeUnchanged(), Refill(), DrawHand(), EndTurn()),
    **payment.TEXTS,
    **bespoke.TEXTS,
    "arrange": (Arrange(),),
    "crumble": (Crumble(),),
    "swap": (SwapWith(),),
    OPPONENT_BUYS: (ReactToPurchase(),),
    OTHER_SACRIFICES: (ReactToSacrifice(),),
}
