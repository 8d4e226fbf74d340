"""R7 Reactions: windows that open after a purchase and after a sacrifice.

Cards that answer are looked up when a window opens. Who owns one outside the tomb is public, so a seat is asked on
public grounds, whether or not the card is in its hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramidion.games.valley.state import EMPTY, Kind, Valley
from pyramidion.kernel.contract import Action, Question, Reason, action
from pyramidion.kernel.machine import It, Step, begin

OPPONENT_BUYS: Final = "when_opponent_buys"
OTHER_SACRIFICES: Final = "when_other_sacrifices"

PASS: Final = action("pass")


def open_window(s: Valley, window: str, cause: int) -> None:
    """R7.5 Ask clockwise from the active player's left, the active player last; never who caused it."""
    kinds = s.box.reactions[window]
    for back in range(s.seats):
        seat = (s.active - back) % s.seats
        if seat != cause and any(map(s.players[seat].count, kinds)):
            begin(s, window, seat, cause)


class React(Step[Valley]):
    """R7.1, R7.2 May answer with a card from the hand; `it` is the seat that bought or sacrificed."""

    kind = "react"
    reaction = True
    window = ""

    def possible(self, s: Valley, seat: int) -> list[Kind]:
        """The reactions that this seat may own and that could be carried out: public."""
        player = s.players[seat]
        return [
            kind
            for kind in s.box.reactions[self.window]
            if player.count(kind) and s.box.can_react(s, seat, self.window, kind)
        ]

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        possible = self.possible(s, seat)
        if not possible:
            return None
        answers, hand = s.box.answers("react"), s.players[seat].hand
        return [*(answers[kind] for kind in possible if kind in hand), PASS]

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        if answer is not None and answer is not PASS:
            s.box.react(s, seat, self.window, s.box.index[answer.noun])

    def question_kind(self) -> str:
        return f"{self.kind}_{self.window}"

    def question(self, s: Valley, seat: int, it: It) -> Question:
        return Question(self.question_kind(), self.rule, {"seat": it})

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        kind = s.box.index.get(str(tried.noun), EMPTY)
        if tried.verb != "react" or kind == EMPTY:
            return Reason("not-an-answer", self.rule)
        if kind not in s.box.reactions[self.window] or kind in s.players[seat].hand:
            return Reason("not-this-window", self.rule, {"card": str(tried.noun)})
        return Reason("not-in-hand", self.rule, {"card": str(tried.noun)})


class ReactToPurchase(React):
    """R7.1 An opponent has bought a card."""

    rule = "R7.1"
    window = OPPONENT_BUYS


class ReactToSacrifice(React):
    """R7.2 Another player has sacrificed a card."""

    rule = "R7.2"
    window = OTHER_SACRIFICES
