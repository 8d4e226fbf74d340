"""R5.12, R7.3 What happens to opponents or to everybody, attacks among it, and the cards that stop them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pyramidion.games.valley import atoms
from pyramidion.games.valley.filters import EVERYONE, THIS
from pyramidion.games.valley.picks import CardStep
from pyramidion.games.valley.state import EMPTY, Kind, Valley
from pyramidion.games.valley.windows import PASS
from pyramidion.kernel.contract import Action, Question, Reason, action
from pyramidion.kernel.machine import END, It, begin, emit

Condition = Callable[[Valley, int], bool]


class OpponentStep(CardStep):
    """A step that refers to an opponent: alone it cannot be carried out (R30)."""

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        return left if s.seats > 1 else -1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        return Reason("no-opponent", "R30")


class EachOpponent(OpponentStep):
    """Every opponent in turn order, where the condition holds, suffers a step (R5.12)."""

    rule = "R5.12"

    def __init__(self, suffers: CardStep, where: Condition = EVERYONE) -> None:
        self.suffers = suffers
        self.where = where

    def inner(self) -> tuple[CardStep, ...]:
        return (Spared(self.where), Shield(), *self.suffers.first, self.suffers)

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        for opponent in reversed(s.after_seat(seat)):
            begin(s, self.text, opponent, seat)


class EachPlayer(CardStep):
    """Every player in turn order, beginning with you, does a step."""

    rule = "R36"

    def __init__(self, step: CardStep) -> None:
        self.step = step

    def inner(self) -> tuple[CardStep, ...]:
        return (self.step,)

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        for player in reversed([seat, *s.after_seat(seat)]):
            begin(s, self.text, player, seat)


CHOOSE: Final = [action("choose", seat) for seat in range(6)]


class ChooseOpponent(OpponentStep):
    """Choose an opponent for whom the condition holds; these steps are that player's."""

    kind = "choose"
    rule = "R5.13"

    def __init__(self, *steps: CardStep, where: Condition = EVERYONE) -> None:
        self.steps = steps
        self.where = where

    def inner(self) -> tuple[CardStep, ...]:
        return self.steps

    def candidates(self, s: Valley, seat: int) -> list[int]:
        return sorted(other for other in s.after_seat(seat) if self.where(s, other))

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        found = self.candidates(s, seat)
        return [CHOOSE[other] for other in found] if len(found) > 1 else None

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        found = self.candidates(s, seat)
        if found:
            chosen = found[0] if answer is None else int(str(answer.noun))
            emit(s, "chose", seat, chosen)
            begin(s, self.text, chosen, seat)

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        return left if self.candidates(s, seat) else -1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        return Reason("no-opponent-with-cards", self.rule) if s.seats > 1 else super().lacks(s, seat, left, me)

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "choose":
            return Reason("not-an-answer", self.rule)
        return Reason("not-a-possible-opponent", self.rule)


class Spared(CardStep):
    """An opponent for whom the condition does not hold, or without cards in hand, suffers nothing."""

    rule = "R23"

    def __init__(self, where: Condition) -> None:
        self.where = where

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        if s.players[seat].hand and self.where(s, seat):
            return None
        emit(s, "spared", seat)
        return END


class Shield(CardStep):
    """Before a forced loss: may show a card that cancels it (R7.3)."""

    kind = "shield"
    rule = "R7.3"
    reaction = True

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        player, kinds = s.players[seat], s.box.shields
        if seat == s.active or not any(player.count(kind) for kind in kinds):
            return None
        answers = s.box.answers("react")
        return [*(answers[kind] for kind in kinds if kind in player.hand), PASS]

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        if answer is None or answer is PASS:
            return None
        card = s.box.index[answer.noun]
        s.box.react(s, seat, "when_attacked", card)
        return END if s.box.cancels[card] else None

    def question(self, s: Valley, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"seat": it})

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        kind = s.box.index.get(str(tried.noun), EMPTY)
        if tried.verb != "react" or kind == EMPTY:
            return Reason("not-an-answer", self.rule)
        if kind not in s.box.shields:
            return Reason("not-this-window", self.rule, {"card": str(tried.noun)})
        return Reason("not-in-hand", self.rule, {"card": str(tried.noun)})


class ShowHand(CardStep):
    """Show your whole hand to everybody."""

    rule = "R9.1"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        atoms.show_hand(s, seat)


class Show(CardStep):
    """Show this card from your hand; it stays there."""

    rule = "R7.3"

    def __init__(self, zone: str = THIS) -> None:
        self.zone = zone

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        atoms.show(s, seat, it)


class Cancel(CardStep):
    """The attack does not affect you; the window that offered this reads it."""

    rule = "R7.3"
    cancels = True

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        emit(s, "cancelled", seat)
