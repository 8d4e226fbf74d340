"""What all steps of cards share: whether an action can be executed, and picks from the hand or the pyramid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramidion.games.valley.filters import ANY, CHEAPER_THAN_BOUGHT, FROM_BASE, FROM_PYRAMID, NEEDS_IT, Filter
from pyramidion.games.valley.pyramid import occupied
from pyramidion.games.valley.state import BASE, EMPTY, SLOTS, Kind, Valley
from pyramidion.kernel.contract import Action, Reason, action
from pyramidion.kernel.machine import It, Step

SKIP: Final = action("skip")


class CardStep(Step[Valley]):
    """A step of a card's text."""

    count = 1  # how often the text repeats it
    cancels = False
    then: CardStep | None = None  # the step after it in its text

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        """With `left` cards in hand besides the played one (`me`): the cards left afterwards, or -1: impossible."""
        return left

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        """Why it is impossible, where `after` says -1."""
        raise NotImplementedError

    def lacks_next(self, left: int) -> bool:
        """Where `after` says -1: is it the next part that cannot be done?"""
        return False

    def inner(self) -> tuple[CardStep, ...]:
        """A text of its own that the step begins, if any."""
        return ()


ON_SLOT: Final = {
    verb: [action(verb, slot) for slot in SLOTS] for verb in ("entomb", "swap", "with", "sacrifice", "take")
}


def slot_answers(verb: str, slots: Sequence[int]) -> list[Action]:
    answers = ON_SLOT[verb]
    return [answers[slot] for slot in slots]


def slot_of(answer: Action) -> int:
    return SLOTS.index(str(answer.noun))


class HandStep(CardStep):
    """A step that picks a card from the hand."""

    verb = ""
    lack = ""

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        hand = s.players[seat].hand
        if not hand or (len(hand) == 1 and not self._looks_ahead()):
            return None
        answers = s.box.answers(self.verb)
        return [answers[kind] for kind in dict.fromkeys(hand) if self._fits(s, seat, kind)] or [SKIP]

    def picked(self, s: Valley, seat: int, answer: Action | None) -> Kind | None:
        """The card chosen, or the only one there is."""
        if answer is SKIP:
            return None
        if answer is not None:
            return s.box.index[answer.noun]
        hand = s.players[seat].hand
        return hand[0] if hand else None

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        if left < self.count:
            return -1
        if self._looks_ahead() and not self._fitting(s, seat, me):
            return -1
        return left - self.count

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        if left < self.count or self.then is None:
            return Reason(self.lack, self.rule, {"missing": self.count - left})
        return self.then.lacks(s, seat, left, me)

    def lacks_next(self, left: int) -> bool:
        return left >= self.count and self._looks_ahead()

    def _looks_ahead(self) -> bool:
        """R6: is the next part possible only with some of the cards?"""
        return isinstance(self.then, SlotStep) and self.then.needs_it

    def _fits(self, s: Valley, seat: int, kind: Kind) -> bool:
        then = self.then
        return not (isinstance(then, SlotStep) and then.needs_it) or bool(then.slots(s, seat, kind))

    def _fitting(self, s: Valley, seat: int, me: Kind) -> bool:
        hand = s.players[seat].hand
        return any(self._fits(s, seat, kind) for kind in set(hand) if kind != me or hand.count(kind) > 1)

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        kind = s.box.index.get(str(tried.noun), EMPTY)
        if tried.verb != self.verb or kind == EMPTY:
            return Reason("not-an-answer", self.rule)
        if kind not in s.players[seat].hand:
            return Reason("not-in-hand", self.rule, {"card": str(tried.noun)})
        return Reason("no-target-for", "R6", {"card": str(tried.noun)})


class SlotStep(CardStep):
    """A step that picks a card of the pyramid; one candidate needs no question."""

    verb = ""

    def __init__(self, zone: str = FROM_PYRAMID, of: Filter = ANY) -> None:
        self.zone = zone
        self.of = of
        self.needs_it = of in NEEDS_IT
        self.reach = len(BASE) if zone == FROM_BASE else len(SLOTS)

    def reaches_pyramid(self) -> bool:
        return self.zone in (FROM_PYRAMID, FROM_BASE)

    def slots(self, s: Valley, seat: int, it: It) -> list[int]:
        within, of = s.pyramid[: self.reach], self.of
        return [slot for slot, kind in enumerate(within) if kind != EMPTY and of(s, seat, it, kind)]

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        slots = self.slots(s, seat, it)
        return slot_answers(self.verb, slots) if len(slots) > 1 else None

    def picked_slot(self, s: Valley, seat: int, it: It, answer: Action | None) -> int | None:
        if answer is not None:
            return slot_of(answer)
        slots = self.slots(s, seat, it)
        return slots[0] if slots else None

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        if self.of is ANY:
            return left if max(s.pyramid[: self.reach]) != EMPTY else -1
        return left if self.needs_it or self.slots(s, seat, None) else -1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        if self.of is CHEAPER_THAN_BOUGHT and not s.bought:
            return Reason("nothing-bought", "R11.20")
        if self.of is ANY or not occupied(s):
            return Reason("pyramid-empty" if self.zone == FROM_PYRAMID else "base-empty", self.rule)
        return Reason("no-such-card-in-pyramid", self.rule, {"filter": self.of.__name__})

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != self.verb or tried.noun not in SLOTS:
            return Reason("not-an-answer", self.rule)
        slot = SLOTS.index(str(tried.noun))
        if s.pyramid[slot] == EMPTY:
            return Reason("slot-empty", "R3.1", {"slot": SLOTS[slot]})
        if self.zone == FROM_BASE and slot not in BASE:
            return Reason("not-in-base", self.rule, {"slot": SLOTS[slot]})
        return Reason("card-does-not-fit", self.rule, {"card": s.box.ids[s.pyramid[slot]]})
