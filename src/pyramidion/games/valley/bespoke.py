"""Steps that one card only needs, each named after what the card says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramidion.games.valley import atoms
from pyramidion.games.valley.attacks import OpponentStep, ShowHand
from pyramidion.games.valley.filters import ON_DISCARD
from pyramidion.games.valley.payment import TURNED_OVER, price, purse
from pyramidion.games.valley.picks import CardStep, HandStep, SlotStep
from pyramidion.games.valley.pyramid import crumble
from pyramidion.games.valley.state import B1, B2, B3, EMPTY, M1, M2, SLOTS, Kind, T, Valley
from pyramidion.games.valley.steps import discard_by_effect
from pyramidion.games.valley.windows import OTHER_SACRIFICES, open_window
from pyramidion.kernel.contract import Action, Question, Reason, action
from pyramidion.kernel.machine import DONE, It, Step, begin

BUY_IT: Final = action("buy", TURNED_OVER)
SACRIFICE_IT: Final = action("sacrifice", TURNED_OVER)
STOP: Final = action("stop")
SHOW: Final = action("show")


# --- Brain Hook ---------------------------------------------------------------------------------------------


class TurnOverStock(CardStep):
    """Turn over the top card of the stock."""

    rule = "R11.37"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        atoms.turn_over_stock(s, seat)

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        return left if s.stock else -1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        return Reason("stock-empty", self.rule)


class BuyItOrSacrificeIt(CardStep):
    """Buy the card turned over for less, or sacrifice it; a card that doubles gold may be played first (R5.4, R25)."""

    kind = "buy_or_sacrifice"
    rule = "R11.37"
    loop = True

    def __init__(self, discount: int) -> None:
        self.discount = discount

    def owed(self, s: Valley) -> int:
        return max(price(s, s.revealed[-1]) - self.discount, 0)

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        hand = s.players[seat].hand
        found = [s.box.acts[kind] for kind in s.box.doublers if kind in hand]
        if self.owed(s) <= purse(s, seat):
            found.append(BUY_IT)
        return [*found, SACRIFICE_IT]

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        assert answer is not None
        if answer.verb == "act":
            atoms.play(s, seat, s.box.index[answer.noun], "action")
            begin(s, str(answer.noun), seat)
            return None
        if answer is BUY_IT:
            owed = self.owed(s)
            begin(s, "purchase_turned_over" if owed else "gift_turned_over", seat, (TURNED_OVER, 0, owed))
        else:
            atoms.sacrifice_revealed(s, seat)
            open_window(s, OTHER_SACRIFICES, seat)
        return DONE

    def question(self, s: Valley, seat: int, it: It) -> Question:
        card = s.box.ids[s.revealed[-1]]
        return Question(self.kind, self.rule, {"card": card, "cost": self.owed(s), "gold": purse(s, seat)})

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        if tried is BUY_IT:
            cost, have = self.owed(s), purse(s, seat)
            return Reason("not-enough-gold", "R4.2", {"cost": cost, "have": have, "missing": cost - have})
        if tried.verb == "act":
            return Reason("only-doubling-now", "R5.4")
        return Reason("not-an-answer", self.rule)


# --- Serdab, Judgment of the Dead, Ibex Statuette: one or more cards of the hand ----------------------------


class OneOrMore(HandStep):
    """A hand card again and again, at least one; `it` counts them."""

    loop = True

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        hand = s.players[seat].hand
        if not hand or not self.goes_on(s):
            return None
        answers = s.box.answers(self.verb)
        return [*(answers[kind] for kind in dict.fromkeys(hand)), *([STOP] if it else [])]

    def goes_on(self, s: Valley) -> bool:
        return True

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        if answer is None or answer is STOP:
            return DONE
        self.move(s, seat, s.box.index[answer.noun])
        return (it or 0) + 1

    def move(self, s: Valley, seat: int, card: Kind) -> None:
        raise NotImplementedError

    def question(self, s: Valley, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"cards": it or 0})


class SetAside(OneOrMore):
    """Set aside any number of cards from your hand; they come back after the draw (R34)."""

    kind = "set_aside"
    rule = "R11.43"
    verb = "aside"
    lack = "nothing-to-set-aside"

    def move(self, s: Valley, seat: int, card: Kind) -> None:
        atoms.set_aside(s, seat, card)


class Judge(OneOrMore):
    """Set aside a card from your hand and take the top card of the boneyard, as often as you want and can."""

    kind = "judge"
    rule = "R11.57"
    verb = "aside"
    lack = "nothing-to-set-aside"

    def goes_on(self, s: Valley) -> bool:
        return bool(s.boneyard)

    def move(self, s: Valley, seat: int, card: Kind) -> None:
        atoms.judge(s, seat, card)
        atoms.take_boneyard(s, seat)

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        return left - 1 if s.boneyard else -1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        return super().lacks(s, seat, left, me) if s.boneyard else Reason("boneyard-empty", self.rule)


class SacrificeJudged(CardStep):
    """Sacrifice the cards that were judged, in any order; each opens the window for others (R9)."""

    kind = "sacrifice_judged"
    rule = "R11.57"
    loop = True

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        judged, answers = s.players[seat].judged, s.box.answers("sacrifice")
        return [answers[kind] for kind in sorted(set(judged))] if len(judged) > 1 else None

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        judged = s.players[seat].judged
        if not judged:
            return DONE
        atoms.sacrifice_judged(s, seat, s.box.index[answer.noun] if answer is not None else judged[0])
        open_window(s, OTHER_SACRIFICES, seat)
        return None

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "sacrifice":
            return Reason("not-an-answer", self.rule)
        return Reason("not-among-judged", self.rule, {"card": str(tried.noun)})


class DiscardAny(OneOrMore):
    """Discard any number of cards from your hand, at least one."""

    kind = "discard_any"
    rule = "R11.64"
    verb = "discard"
    lack = "nothing-to-discard"

    def move(self, s: Valley, seat: int, card: Kind) -> None:
        discard_by_effect(s, seat, card, seat)


class DrawOneMore(CardStep):
    """Draw one card more than were discarded (`it`)."""

    rule = "R11.64"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        atoms.draw(s, seat, (it or 0) + 1)

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        player = s.players[seat]
        return left + 2 if player.deck or player.discard else -1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        return Reason("too-few-to-draw", "R13", {"need": 1, "have": 0})


# --- Dagger -------------------------------------------------------------------------------------------------


class IfBoneyardSuffices(CardStep):
    """Only if the boneyard holds a card for every player."""

    rule = "R11.49"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        return None

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        return left if len(s.boneyard) >= s.seats else -1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        return Reason("boneyard-small", self.rule, {"need": s.seats, "have": len(s.boneyard)})


# --- Khopesh ------------------------------------------------------------------------------------------------


class TakeWhatLeftChooses(OpponentStep):
    """Take the card of the pyramid that your left-hand opponent chooses."""

    rule = "R11.50"

    def inner(self) -> tuple[CardStep, ...]:
        return (ChooseForNeighbour(),)

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        begin(s, self.text, (seat + 1) % s.seats, seat)

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        return left if s.seats > 1 and max(s.pyramid) != EMPTY else -1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        return Reason("pyramid-empty", self.rule) if s.seats > 1 else super().lacks(s, seat, left, me)


class ChooseForNeighbour(SlotStep):
    """Choose the card of the pyramid that the other player (`it`) takes."""

    kind = "choose_for"
    rule = "R11.50"
    verb = "take"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        slot = self.picked_slot(s, seat, it, answer)
        if slot is not None:
            atoms.take(s, it, slot, ON_DISCARD)
            crumble(s, slot)

    def question(self, s: Valley, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"seat": it})


# --- Spear and Axe ------------------------------------------------------------------------------------------


def with_weapons(s: Valley, seat: int, due: Sequence[Kind]) -> list[Kind]:
    """R17: for the card that is due, one that answers to being discarded may always go instead."""
    hand = s.players[seat].hand
    return [kind for kind in dict.fromkeys(hand) if kind in due or s.box.weapons[kind]]


class DiscardDue(HandStep):
    """Discard the card that is due, or a weapon for it."""

    kind = "discard_due"
    rule = "R17"
    verb = "discard"
    lack = "nothing-to-discard"

    def due(self, s: Valley, seat: int, it: It) -> list[Kind]:
        raise NotImplementedError

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        kinds, answers = with_weapons(s, seat, self.due(s, seat, it)), s.box.answers(self.verb)
        return [answers[kind] for kind in kinds] if len(kinds) > 1 else None

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        kinds = with_weapons(s, seat, self.due(s, seat, it))
        if kinds:
            card = s.box.index[answer.noun] if answer is not None else kinds[0]
            discard_by_effect(s, seat, card, seat)

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != self.verb:
            return Reason("not-an-answer", self.rule)
        return Reason("another-card-is-due", self.rule, {"card": str(tried.noun)})


class DiscardDearest(DiscardDue):
    """Show your hand and discard its most expensive card."""

    first = (ShowHand(),)

    def due(self, s: Valley, seat: int, it: It) -> list[Kind]:
        hand, cost = s.players[seat].hand, s.box.cost
        return [kind for kind in hand if cost[kind] == max(cost[other] for other in hand)]


class DiscardNamed(CardStep):
    """Discard the card of your hand that the attacker (`it`) names."""

    rule = "R11.51"

    def inner(self) -> tuple[CardStep, ...]:
        return (NameCard(),)

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        begin(s, self.text, it, seat)


class NameCard(CardStep):
    """Name a card of the hand that was shown to you; its owner is `it`."""

    kind = "name"
    rule = "R11.51"

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        kinds, answers = list(dict.fromkeys(s.players[it].hand)), s.box.answers("name")
        return [answers[kind] for kind in kinds] if len(kinds) > 1 else None

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        hand = s.players[it].hand
        if hand:
            named = s.box.index[answer.noun] if answer is not None else hand[0]
            begin(s, "discard_named", it, named)

    def question(self, s: Valley, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"seat": it})

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "name":
            return Reason("not-an-answer", self.rule)
        return Reason("not-in-that-hand", self.rule, {"card": str(tried.noun)})


class DiscardIt(DiscardDue):
    """Discard the card that was named (`it`)."""

    rule = "R11.51"

    def due(self, s: Valley, seat: int, it: It) -> list[Kind]:
        return [it]


# --- Senet --------------------------------------------------------------------------------------------------


class CarriesItself(CardStep):
    """A step that moves the card it stands on: it must have been played from the hand, or turned over (R11, R12)."""

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        own = s.box.index[self.card]
        return left if me == own or (s.revealed and s.revealed[-1] == own) else -1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        return Reason("cannot-move-itself-again", "R12")


class PassThis(CarriesItself):
    """This card stands ready to go to an opponent's discard pile."""

    rule = "R11.61"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        return None


class ReceiveThis(CardStep):
    """This card goes on top of your discard pile; `it` is the player who played it."""

    rule = "R11.61"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        atoms.pass_on(s, it, s.box.index[self.card], seat)


class GiveSetCardOrShow(HandStep):
    """Put a set card from your hand on the attacker's discard pile (`it`), or show the attacker that you have none."""

    kind = "give_set_card"
    rule = "R11.61"
    verb = "give"
    lack = "nothing-to-discard"

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        hand, answers = s.players[seat].hand, s.box.answers(self.verb)
        found = [answers[kind] for kind in dict.fromkeys(hand) if s.box.set_of[kind]]
        return (found or [SHOW]) if len(hand) > 1 else None

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        hand = s.players[seat].hand
        if answer is not None and answer is not SHOW:
            discard_by_effect(s, seat, s.box.index[answer.noun], it)
        elif len(hand) == 1 and s.box.set_of[hand[0]]:
            discard_by_effect(s, seat, hand[0], it)
        elif hand:
            atoms.show_hand(s, seat, it)

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        if tried is SHOW:
            return Reason("has-a-set-card", self.rule)
        if tried.verb == self.verb and s.box.index.get(tried.noun, EMPTY) in s.players[seat].hand:
            return Reason("not-a-set-card", self.rule, {"card": str(tried.noun)})
        return super().why_not(s, seat, it, tried)


# --- Mirror Case --------------------------------------------------------------------------------------------

ROWS: Final = ((B1, B2, B3), (M1, M2), (T,))


class EnterPyramid(CarriesItself):
    """Put this card into the pyramid: into a hole of the lowest row that has one (R26)."""

    kind = "enter"
    rule = "R26"

    def holes(self, s: Valley) -> list[int]:
        for row in ROWS:
            found = [slot for slot in row if s.pyramid[slot] == EMPTY]
            if found:
                return found
        return []

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        holes = self.holes(s)
        return [action("place", SLOTS[slot]) for slot in holes] if len(holes) > 1 else None

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        slot = SLOTS.index(str(answer.noun)) if answer is not None else self.holes(s)[0]
        atoms.enter_pyramid(s, seat, s.box.index[self.card], slot)

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "place" or tried.noun not in SLOTS:
            return Reason("not-an-answer", self.rule)
        return Reason("not-the-lowest-hole", self.rule, {"slot": str(tried.noun)})


TEXTS: Final[dict[str, tuple[Step[Valley], ...]]] = {"discard_named": (DiscardIt(),)}
