"""The vocabulary of the cards: each step is one printed instruction.

A step answers four things: what it asks, what it does, whether an action that contains it can be executed now
(`after`), and, for people, why not (`lacks`). Names complete the sentence "you ...".
"""

from __future__ import annotations

from collections.abc import Sequence

from pyramidion.games.valley import atoms
from pyramidion.games.valley.filters import (
    ANY,
    EVERY_CARD_PAYS,
    FROM_BONEYARD,
    FROM_HAND,
    FROM_PLAYED,
    FROM_PYRAMID,
    FROM_STOCK,
    FROM_TOMB,
    IT,
    ON_DISCARD,
    THIS,
    Filter,
)
from pyramidion.games.valley.picks import ON_SLOT, SKIP, CardStep, HandStep, PlayedStep, SlotStep, slot_answers, slot_of
from pyramidion.games.valley.pyramid import crumble, occupied
from pyramidion.games.valley.state import EMPTY, Kind, T, Valley
from pyramidion.games.valley.windows import OTHER_SACRIFICES, open_window
from pyramidion.kernel.contract import Action, Question, Reason
from pyramidion.kernel.machine import DONE, END, It, begin, emit


class Draw(CardStep):
    """Draw cards from your deck."""

    rule = "R5.10"

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        atoms.draw(s, seat, self.cards)

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        player = s.players[seat]
        return left + self.cards if len(player.deck) + len(player.discard) >= self.cards else -1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        player = s.players[seat]
        return Reason("too-few-to-draw", "R13", {"need": self.cards, "have": len(player.deck) + len(player.discard)})


class Discard(HandStep):
    """Discard a card from your hand; or this card; or the card turned over."""

    kind = "discard"
    rule = "R5.9"
    verb = "discard"
    lack = "nothing-to-discard"

    def __init__(self, zone: str = FROM_HAND, count: int = 1) -> None:
        if zone != FROM_HAND and count > 1:
            raise ValueError("Discard takes a number only with FROM_HAND")
        self.zone = zone
        self.count = count

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        return super().ask(s, seat, it) if self.zone == FROM_HAND else None

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        if self.zone == IT:
            return atoms.discard_revealed(s, seat) if s.revealed and s.revealed[-1] == it else None
        if self.zone == THIS:
            return atoms.discard(s, seat, it, seat)
        card = self.picked(s, seat, answer)
        if card is None:
            return None
        return discard_by_effect(s, seat, card, seat)

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        return super().after(s, seat, left, me) if self.zone == FROM_HAND else left


class DiscardDownTo(HandStep):
    """Discard cards of your choice until you hold this many."""

    kind = "discard_down_to"
    rule = "R5.9"
    verb = "discard"
    lack = "nothing-to-discard"
    loop = True

    def __init__(self, keep: int) -> None:
        self.keep = keep

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        return super().ask(s, seat, it) if len(s.players[seat].hand) > self.keep else None

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        if len(s.players[seat].hand) <= self.keep:
            return DONE
        card = self.picked(s, seat, answer)
        if card is not None:
            discard_by_effect(s, seat, card, seat)
        return None

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        return min(left, self.keep)

    def question(self, s: Valley, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"keep": self.keep})


class Give(HandStep):
    """Put a card from your hand on top of the attacker's discard pile (`it` is the attacker)."""

    kind = "give"
    rule = "R11.24"
    verb = "give"
    lack = "nothing-to-discard"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        card = self.picked(s, seat, answer)
        if card is not None:
            discard_by_effect(s, seat, card, it)


class SacrificeFromHand(HandStep):
    """Sacrifice a card from your hand."""

    kind = "sacrifice"
    rule = "R5.8"
    verb = "sacrifice"
    lack = "nothing-to-sacrifice"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        card = self.picked(s, seat, answer)
        if card is None:
            return None
        atoms.sacrifice(s, seat, card)
        open_window(s, OTHER_SACRIFICES, seat)
        return card


class SacrificeFromPyramid(SlotStep):
    """Sacrifice any card of the pyramid."""

    kind = "sacrifice_slot"
    rule = "R5.8"
    verb = "sacrifice"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        slot = self.picked_slot(s, seat, it, answer)
        if slot is not None:
            sacrifice_slot(s, seat, slot)


class SacrificeFromTomb(CardStep):
    """Sacrifice a set card from your tomb, not the one that has just been entombed (`it`, R19)."""

    kind = "sacrifice_tomb"
    rule = "R11.41"

    def candidates(self, s: Valley, seat: int, it: It) -> list[Kind]:
        tomb = s.players[seat].tomb[:]
        if it in tomb:
            tomb.remove(it)
        return sorted({kind for kind in tomb if s.box.set_of[kind]})

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        kinds, answers = self.candidates(s, seat, it), s.box.answers("sacrifice", "tomb.")
        return [answers[kind] for kind in kinds] if len(kinds) > 1 else None

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        kinds = self.candidates(s, seat, it)
        if kinds:
            card = s.box.index[str(answer.noun)[5:]] if answer is not None else kinds[0]
            atoms.sacrifice_entombed(s, seat, card)
            open_window(s, OTHER_SACRIFICES, seat)

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        return left if self.candidates(s, seat, EMPTY) else -1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        return Reason("no-set-card-in-tomb", self.rule)

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "sacrifice":
            return Reason("not-an-answer", self.rule)
        return Reason("not-to-sacrifice-from-tomb", "R19", {"card": str(tried.noun).removeprefix("tomb.")})


def Sacrifice(zone: str = FROM_HAND) -> CardStep:
    """Sacrifice a card: from your hand, from the pyramid, or a set card from your tomb."""
    if zone == FROM_TOMB:
        return SacrificeFromTomb()
    return SacrificeFromHand() if zone == FROM_HAND else SacrificeFromPyramid(zone)


class Take(SlotStep):
    """Take a card: from the pyramid or its base, the stock, or the boneyard."""

    kind = "take"
    rule = "R5.7"
    verb = "take"

    def __init__(self, zone: str = FROM_PYRAMID, of: Filter = ANY, into: str = ON_DISCARD) -> None:
        if zone in (FROM_STOCK, FROM_BONEYARD) and (of is not ANY or into != ON_DISCARD):
            raise ValueError("Take from a pile is always the top card, to the discard pile")
        super().__init__(zone, of)
        self.into = into

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        return None if self.zone in (FROM_STOCK, FROM_BONEYARD) else super().ask(s, seat, it)

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        if self.zone == FROM_STOCK:
            return atoms.take_stock(s, seat) if s.stock else None
        if self.zone == FROM_BONEYARD:
            return atoms.take_boneyard(s, seat) if s.boneyard else None
        slot = self.picked_slot(s, seat, it, answer)
        if slot is not None:
            atoms.take(s, seat, slot, self.into)
            crumble(s, slot)
        return None

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        if self.zone == FROM_STOCK:
            return left if s.stock else -1
        if self.zone == FROM_BONEYARD:
            return left if s.boneyard else -1
        return super().after(s, seat, left, me)

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        if self.zone in (FROM_STOCK, FROM_BONEYARD):
            return Reason(f"{self.zone}-empty", self.rule)
        return super().lacks(s, seat, left, me)


class ReturnOwn(CardStep):
    """Return a card to your hand: from your tomb, or from your discard pile, where only you see which."""

    kind = "return"
    rule = "R11.12"

    def __init__(self, zone: str) -> None:
        self.zone = zone
        self.searches = zone != FROM_TOMB

    def pile(self, s: Valley, seat: int) -> list[Kind]:
        player = s.players[seat]
        return player.tomb if self.zone == FROM_TOMB else player.discard

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        """Everybody sees a tomb; of a discard pile only the number."""
        pile = self.pile(s, seat)
        kinds = sorted(set(pile))
        answers = s.box.answers("return", f"{self.zone}.")
        ask = len(kinds) > 1 if self.zone == FROM_TOMB else len(pile) > 1
        return [answers[kind] for kind in kinds] if ask else None

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        pile = self.pile(s, seat)
        if pile:
            card = s.box.index[str(answer.noun)[len(self.zone) + 1 :]] if answer is not None else pile[0]
            (atoms.return_entombed if self.zone == FROM_TOMB else atoms.fetch)(s, seat, card)

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        return left + 1 if self.pile(s, seat) else -1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        return Reason("tomb-empty" if self.zone == FROM_TOMB else "discard-pile-empty", self.rule)

    def question(self, s: Valley, seat: int, it: It) -> Question:
        return Question(self.kind if self.zone == FROM_TOMB else "fetch", self.rule)

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "return":
            return Reason("not-an-answer", self.rule)
        card = str(tried.noun).rpartition(".")[2]
        return Reason("not-in-tomb" if self.zone == FROM_TOMB else "not-in-discard-pile", self.rule, {"card": card})


class ReturnDiscarded(ReturnOwn):
    """Return a card to your hand from your discard pile."""

    rule = "R11.44"


class ReturnPlayed(PlayedStep):
    """Return another card that you have played this turn to your hand (R20)."""

    kind = "return_played"
    rule = "R20"
    verb = "return"
    endless = True

    def move(self, s: Valley, seat: int, card: Kind) -> None:
        atoms.return_played(s, seat, card)

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        rest = super().after(s, seat, left, me)
        return rest if rest < 0 else rest + 1


def Return(zone: str = FROM_TOMB) -> CardStep:
    """Return a card to your hand: from your tomb, your discard pile, or from among the played cards."""
    if zone == FROM_PLAYED:
        return ReturnPlayed()
    return ReturnOwn(zone) if zone == FROM_TOMB else ReturnDiscarded(zone)


class May(CardStep):
    """Do a step, or leave it; if it is impossible, go on (R5.2)."""

    kind = "may"

    def __init__(self, step: CardStep, only_if: Filter = ANY) -> None:
        self.step = step
        self.only_if = only_if

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        if self.only_if is not ANY and not self.only_if(s, seat, it, it):
            return None
        found = self.step.offers(s, seat, it)
        return [*found, SKIP] if found else None

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        return self.step.do(s, seat, it, answer) if answer is not None and answer is not SKIP else None

    def question(self, s: Valley, seat: int, it: It) -> Question:
        return Question(f"{self.kind}_{self.step.kind}", self.step.rule)

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        return self.step.why_not(s, seat, it, tried)


class Repeat(CardStep):
    """Carry out once more an action that you already executed this turn (R12)."""

    kind = "repeat"
    rule = "R11.14"

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        kinds = self.kinds(s)
        if not kinds:
            return None
        answers, left = s.box.answers("repeat"), len(s.players[seat].hand)
        return [answers[kind] for kind in kinds if s.box.can_act(s, seat, kind, left, EMPTY)] or [SKIP]

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        if answer is not None and answer is not SKIP:
            emit(s, "repeated", seat, answer.noun)
            s.box.act(s, seat, s.box.index[answer.noun])

    def kinds(self, s: Valley) -> list[Kind]:
        """R12: completed and repeatable; to repeat a repetition is to choose again."""
        return [kind for kind in s.done if s.box.repeatable[kind]]

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        return left if any(s.box.can_act(s, seat, kind, left, me) for kind in self.kinds(s)) else -1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        return Reason("nothing-to-repeat", "R12")

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        kind = s.box.index.get(str(tried.noun), EMPTY)
        if tried.verb != "repeat" or kind == EMPTY:
            return Reason("not-an-answer", self.rule)
        if not s.box.repeatable[kind]:
            return Reason("not-repeatable", "R12", {"card": str(tried.noun)})
        if kind not in s.done:
            return Reason("not-done-this-turn", "R12", {"card": str(tried.noun)})
        return s.box.why_no_action(s, seat, kind, len(s.players[seat].hand), EMPTY)


class UntilEndOfTurn(CardStep):
    """For the rest of the turn every card pays this much, or purchases cost less."""

    rule = "R5.5"

    def __init__(self, change: str, amount: int) -> None:
        self.change = change
        self.amount = amount

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        if self.change == EVERY_CARD_PAYS:
            s.gold = self.amount
        else:
            s.discount = self.amount
        emit(s, "until_end_of_turn", seat, self.change, self.amount)


class DoubleNext(CardStep):
    """The next card you play this turn pays twice its gold (R16)."""

    rule = "R16"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        s.doubled = True
        emit(s, "doubled", seat)


class IfDiscardHolds(CardStep):
    """Only if your discard pile holds this many cards."""

    rule = "R11.19"

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        return END if len(s.players[seat].discard) < self.cards else None

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        return left if len(s.players[seat].discard) >= self.cards else -1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        have = len(s.players[seat].discard)
        return Reason("discard-pile-small", self.rule, {"need": self.cards, "have": have})


class ChooseOne(CardStep):
    """Choose one of several instructions."""

    kind = "choose_one"
    rule = "R11.1"

    def __init__(self, *choices: CardStep) -> None:
        self.choices = [choice for choice in choices if isinstance(choice, SlotStep) and choice.reaches_pyramid()]
        self.choices.sort(key=lambda choice: list(ON_SLOT).index(choice.verb))
        if len({choice.verb for choice in self.choices}) != len(choices) or not choices:
            raise ValueError("ChooseOne takes different steps that pick a card of the pyramid")

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        found: list[Action] = []
        for choice in self.choices:
            found += slot_answers(choice.verb, choice.slots(s, seat, it))
        return found if len(found) > 1 else None

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        possible = [choice for choice in self.choices if choice.slots(s, seat, it)]
        for choice in possible:
            if answer is None or choice.verb == answer.verb:
                return choice.do(s, seat, it, answer)
        return None

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        for choice in self.choices:
            if choice.after(s, seat, left, me) >= 0:
                return left
        return -1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        return self.choices[-1].lacks(s, seat, left, me)

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        for choice in self.choices:
            if choice.verb == tried.verb:
                return choice.why_not(s, seat, it, tried)
        return Reason("not-an-answer", self.rule)


class Swap(SlotStep):
    """Exchange two cards of the pyramid: pick one, then the other."""

    kind = "swap"
    rule = "R11.1"
    verb = "swap"

    def slots(self, s: Valley, seat: int, it: It) -> list[int]:
        found = occupied(s)
        return found if len(found) > 1 else []

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        return left if s.pyramid.count(EMPTY) < T else -1

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        if answer is not None:
            begin(s, "swap", seat, slot_of(answer))


class SwapWith(SlotStep):
    """The second card of the exchange; `it` is the place of the first."""

    kind = "swap_with"
    rule = "R11.1"
    verb = "with"

    def slots(self, s: Valley, seat: int, it: It) -> list[int]:
        return [slot for slot in occupied(s) if slot != it]

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        slot = self.picked_slot(s, seat, it, answer)
        if slot is not None:
            atoms.swap(s, seat, it, slot)

    def question(self, s: Valley, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"card": s.box.ids[s.pyramid[it]]})


# --- what several steps do ----------------------------------------------------------------------------------


def discard_by_effect(s: Valley, seat: int, card: Kind, owner: int) -> Kind:
    """R7.4 An effect makes a player discard; a card that answers to that does so now."""
    atoms.discard(s, seat, card, owner)
    if s.box.weapons[card]:
        s.box.react(s, seat, "when_discarded", card)
    return card


def sacrifice_slot(s: Valley, seat: int, slot: int) -> None:
    """R5.8 Sacrifice from the pyramid: boneyard, crumbling, then the window for others."""
    atoms.sacrifice_slot(s, seat, slot)
    open_window(s, OTHER_SACRIFICES, seat)
    crumble(s, slot)
