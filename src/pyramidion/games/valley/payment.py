"""R4 Buying: what a card costs, what the hand pays, and how a payment is made."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from pyramidion.games.valley import atoms
from pyramidion.games.valley.picks import SKIP
from pyramidion.games.valley.pyramid import crumble
from pyramidion.games.valley.state import EMPTY, Kind, Valley
from pyramidion.games.valley.windows import OPPONENT_BUYS, open_window
from pyramidion.kernel.contract import Action, Question, Reason
from pyramidion.kernel.machine import DONE, END, It, Step

TURNED_OVER: Final = "revealed"  # the place of a card that Brain Hook offers


def price(s: Valley, kind: Kind) -> int:
    """What a card costs to buy now."""
    cost = s.box.cost[kind]
    return discounted(cost, s.discount) if s.discount else cost


def discounted(cost: int, discount: int) -> int:
    """A discount leaves at least 1."""
    return max(cost - discount, 1) if discount else cost


def affordable(s: Valley, gold: int) -> int:
    """The printed cost of the dearest card that so much gold buys now."""
    return gold + s.discount if gold else 0


def worth(s: Valley, kind: Kind) -> int:
    """What a hand card pays now."""
    gold = s.box.gold[kind]
    return paying(gold, s.gold, s.doubled) if s.gold or s.doubled else gold


def paying(printed: int, equal: int, doubled: bool) -> int:
    """The printed gold, or what all cards pay this turn (R15); twice for the next card (R16)."""
    gold = equal or printed
    return 2 * gold if doubled else gold


def enough(s: Valley, kinds: list[Kind], owed: int) -> list[Kind]:
    """The hand cards that pay what is owed alone."""
    if s.gold or s.doubled:
        return [kind for kind in kinds if worth(s, kind) >= owed]
    gold = s.box.gold
    return [kind for kind in kinds if gold[kind] >= owed]


def purse(s: Valley, seat: int) -> int:
    """The gold of the whole hand; where the next card counts twice, the dearest one goes first (R16)."""
    hand = s.players[seat].hand
    if s.gold:
        return s.gold * (len(hand) + (s.doubled and bool(hand)))
    gold = s.box.gold
    found = [gold[kind] for kind in hand]
    return sum(found) + max(found, default=0) if s.doubled else sum(found)


def laid(s: Valley, seat: int, paid: int) -> int:
    """How many of the cards played last make up what is paid so far; the first of them may have counted twice (R16)."""
    gold = [s.gold or s.box.gold[kind] for kind in reversed(s.players[seat].played)]
    sums = list(accumulate(gold))
    twice = [total + first for total, first in zip(sums, gold, strict=True)]
    for found in (sums, twice) if paid else ():
        if paid in found:
            return found.index(paid) + 1
    return 0


class Pay(Step[Valley]):
    """R4.2 Lay down cards one by one until their gold is enough; surplus is lost. `lay` goes on after that (R24)."""

    kind = "pay"
    rule = "R4.2"
    loop = True

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        owed = self.cost(s, it) - it[1]
        hand = s.players[seat].hand
        kinds = list(dict.fromkeys(hand))
        if s.doubled:
            kinds = self.leading(s, seat, kinds, owed)
        pay, lay = s.box.pays, s.box.lays
        found = [pay[kind] for kind in kinds]
        if len(hand) > 1:
            found += [lay[kind] for kind in enough(s, kinds, owed)]
        return found or [SKIP]

    def item(self, s: Valley, it: It) -> Kind:
        slot: int = it[0]
        return s.pyramid[slot]

    def cost(self, s: Valley, it: It) -> int:
        return price(s, s.pyramid[it[0]])

    def leading(self, s: Valley, seat: int, kinds: list[Kind], owed: int) -> list[Kind]:
        """R16: cards with which the payment can still be completed if they are the one that counts twice."""
        gold = [s.gold or s.box.gold[kind] for kind in s.players[seat].hand]
        return [kind for kind in kinds if sum(gold) + worth(s, kind) // 2 >= owed]

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        assert answer is not None
        if answer is SKIP:
            return END
        place, paid, *rest = it
        card = s.box.index[answer.noun]
        paid += worth(s, card)
        atoms.play(s, seat, card, "gold")
        if answer.verb == "pay" and paid >= self.cost(s, it):
            return DONE
        return (place, paid, *rest)

    def question(self, s: Valley, seat: int, it: It) -> Question:
        card, paid = s.box.ids[self.item(s, it)], int(it[1])
        owed = max(self.cost(s, it) - paid, 0)
        return Question(self.kind, self.rule, {"card": card, "owed": owed, "paid": paid, "laid": laid(s, seat, paid)})

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        kind = s.box.index.get(str(tried.noun), EMPTY)
        if tried.verb not in ("pay", "lay") or kind == EMPTY:
            return Reason("pay-first", "R4.2", {"card": s.box.ids[self.item(s, it)]})
        if kind not in s.players[seat].hand:
            return why_not_in_hand(s, seat, kind)
        if s.doubled and kind not in self.leading(s, seat, [kind], self.cost(s, it) - it[1]):
            return Reason("double-another-first", "R16", {"card": s.box.ids[kind]})
        code = "lay-not-needed" if len(s.players[seat].hand) == 1 else "lay-not-enough"
        return Reason(code, "R24", {"card": s.box.ids[kind]})


class Buy(Step[Valley]):
    """R4.4 Take the paid card (`it` begins with its place); crumbling, then the window for opponents (R7.1)."""

    rule = "R4.4"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        atoms.buy(s, seat, it[0])
        open_window(s, OPPONENT_BUYS, seat)
        crumble(s, it[0])


class PayTurnedOver(Pay):
    """R25 The same for a card turned over from the stock; its price has been said (`it`: place, paid, price)."""

    def item(self, s: Valley, it: It) -> Kind:
        return s.revealed[-1]

    def cost(self, s: Valley, it: It) -> int:
        return int(it[2])


class BuyTurnedOver(Step[Valley]):
    """R25 Take the paid card; the pyramid is not touched, the window opens all the same."""

    rule = "R25"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        atoms.buy_revealed(s, seat)
        open_window(s, OPPONENT_BUYS, seat)


def why_not_in_hand(s: Valley, seat: int, kind: Kind) -> Reason:
    """A card on the table has been used; any other is simply not there."""
    used = kind in s.players[seat].played
    return Reason("already-played" if used else "not-in-hand", "R2.2", {"card": s.box.ids[kind]})


TEXTS: Final[dict[str, tuple[Step[Valley], ...]]] = {
    "purchase": (Pay(), Buy()),
    "purchase_turned_over": (PayTurnedOver(), BuyTurnedOver()),
    "gift_turned_over": (BuyTurnedOver(),),
}
