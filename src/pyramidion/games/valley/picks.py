"""What all steps of cards share: whether an action can be executed, and picks from the hand or the pyramid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from pyramidion.games.valley.filters import (
    ANY,
    CHEAPER_THAN_BOUGHT,
    FROM_BASE,
    FROM_PYRAMID,
    FROM_UPPER_ROWS,
    NEEDS_IT,
    Filter,
)
from pyramidion.games.valley.pyramid import occupied
from pyramidion.games.valley.state import BASE, EMPTY, SLOTS, Kind, Valley
from pyramidion.kernel.contract import Action, Reason, action
from pyramidion.kernel.machine import It, Step

SKIP: Final = action("skip")
EMPTY_ZONE: Final = {FROM_PYRAMID: "pyramid-empty", FROM_BASE: "base-empty", FROM_UPPER_ROWS: "upper-rows-empty"}


class CardStep(Step[Valley]):
    """A step of a card's text."""

    count = 1  # how often the text repeats it
    cancels = False
    then: CardStep | None = None  # the step after it in its text
    card = ""  # the card whose text it stands in
    text = ""  # the text of its own that it begins, if any
    first: ClassVar[tuple[CardStep, ...]] = ()  # what a victim does before suffering it
    searches = False  # does it let the player look through the own discard pile?

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        """With `left` cards in hand besides the played one (`me`): the cards left afterwards, or -1: impossible."""
        return left

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        """Why it is impossible, where `after` says -1."""
        raise NotImplementedError

    def lacks_next(self, left: int) -> bool:
        """Where `after` says -1: is it the next part that cannot be done?"""
        return False

    def offers(self, s: Valley, seat: int, it: It) -> Sequence[Action]:
        """The answers that carry it out, where it may be done or left."""
        return self.ask(s, seat, it) or ()

    def inner(self) -> tuple[CardStep, ...]:
        """A text of its own that the step begins, if any."""
        return ()


ON_SLOT: Final = {
    verb: [action(verb, slot) for slot in SLOTS] for verb in ("entomb", "swap", "with", "sacrifice", "take", "place")
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

    def others(self, s: Valley, seat: int, me: Kind) -> list[Kind]:
        """The hand without the card that is being played."""
        hand = s.players[seat].hand
        return [kind for kind in set(hand) if kind != me or hand.count(kind) > 1]

    def _looks_ahead(self) -> bool:
        """R6: is the next part possible only with some of the cards?"""
        return isinstance(self.then, SlotStep) and self.then.needs_it

    def _fits(self, s: Valley, seat: int, kind: Kind) -> bool:
        then = self.then
        return not (isinstance(then, SlotStep) and then.needs_it) or bool(then.slots(s, seat, kind))

    def _fitting(self, s: Valley, seat: int, me: Kind) -> bool:
        return any(self._fits(s, seat, kind) for kind in self.others(s, seat, me))

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
        self.low = len(BASE) if zone == FROM_UPPER_ROWS else 0
        self.reach = len(BASE) if zone == FROM_BASE else len(SLOTS)

    def reaches_pyramid(self) -> bool:
        return self.zone in (FROM_PYRAMID, FROM_BASE, FROM_UPPER_ROWS)

    def slots(self, s: Valley, seat: int, it: It) -> list[int]:
        within, of = s.pyramid[self.low : self.reach], self.of
        return [slot for slot, kind in enumerate(within, self.low) if kind != EMPTY and of(s, seat, it, kind)]

    def offers(self, s: Valley, seat: int, it: It) -> Sequence[Action]:
        return slot_answers(self.verb, self.slots(s, seat, it))

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
            return left if max(s.pyramid[self.low : self.reach]) != EMPTY else -1
        return left if self.needs_it or self.slots(s, seat, None) else -1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        if self.of is CHEAPER_THAN_BOUGHT and not s.bought:
            return Reason("nothing-bought", "R11.20")
        if self.of is ANY or not occupied(s):
            return Reason(EMPTY_ZONE[self.zone], self.rule)
        return Reason("no-such-card-in-pyramid", self.rule, {"filter": self.of.__name__})

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != self.verb or tried.noun not in SLOTS:
            return Reason("not-an-answer", self.rule)
        slot = SLOTS.index(str(tried.noun))
        if s.pyramid[slot] == EMPTY:
            return Reason("slot-empty", "R3.1", {"slot": SLOTS[slot]})
        if self.zone == FROM_BASE and slot not in BASE:
            return Reason("not-in-base", self.rule, {"slot": SLOTS[slot]})
        if self.zone == FROM_UPPER_ROWS and slot in BASE:
            return Reason("not-in-upper-rows", self.rule, {"slot": SLOTS[slot]})
        return Reason("card-does-not-fit", self.rule, {"card": s.box.ids[s.pyramid[slot]]})


class PlayedStep(CardStep):
    """A step that picks a card played this turn; never the card that says so, nor the one that repeats it (R20)."""

    verb = ""
    endless = False  # could cards that repeat it or turn it over be picked without end?

    def move(self, s: Valley, seat: int, card: Kind) -> None:
        raise NotImplementedError

    def others(self, s: Valley, seat: int) -> list[Kind]:
        """The cards on the table; the one that says so lies among them unless it was turned over."""
        played = s.players[seat].played[:]
        own = s.box.index[self.card]
        if own in played and not (s.revealed and s.revealed[-1] == own):
            played.remove(own)
        return played

    def candidates(self, s: Valley, seat: int) -> list[Kind]:
        """Without the card that repeats: the last one on the table, or one turned over."""
        found, repeats, played = self.others(s, seat), s.box.repeats, s.players[seat].played
        by_played = bool(played) and not s.revealed and repeats[played[-1]]
        if self.endless and (by_played or (s.revealed and repeats[s.revealed[-1]])):
            found = [kind for kind in found if not repeats[kind]]
        elif by_played and played[-1] in found:
            found.remove(played[-1])
        if self.endless and s.revealed and self._goes_round(s, seat):
            found = [kind for kind in found if not s.box.turns_over[kind] and not repeats[kind]]
        return sorted(set(found))

    def _goes_round(self, s: Valley, seat: int) -> bool:
        """R20 Would a card that turns over, once returned, turn over such cards only, again and again?"""
        player, box = s.players[seat], s.box
        return all(box.repeats[kind] or box.returns[kind] for kind in (*player.deck, *player.discard))

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        kinds = self.candidates(s, seat)
        answers = s.box.answers(self.verb, "played.")
        return [answers[kind] for kind in kinds] if len(kinds) > 1 else None

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        kinds = self.candidates(s, seat)
        if answer is not None:
            self.move(s, seat, s.box.index[str(answer.noun)[len("played.") :]])
        elif kinds:
            self.move(s, seat, kinds[0])

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        if me == s.box.index[self.card]:
            found = s.players[seat].played
        else:
            found = self.candidates(s, seat) if me == EMPTY else self._if_repeated(s, seat)
        return left if found else -1

    def _if_repeated(self, s: Valley, seat: int) -> list[Kind]:
        """What a card that repeats, still in the hand, could pick."""
        return [kind for kind in self.others(s, seat) if not (self.endless and s.box.repeats[kind])]

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        return Reason("nothing-played", "R20")

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != self.verb:
            return Reason("not-an-answer", self.rule)
        return Reason("not-among-played", "R20", {"card": str(tried.noun).removeprefix("played.")})
