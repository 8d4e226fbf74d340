"""Words about the own deck: put on it, look at it, turn over its top, execute what is turned over."""

from __future__ import annotations

from collections.abc import Sequence

from pyramidion.games.valley import atoms
from pyramidion.games.valley.picks import CardStep
from pyramidion.games.valley.state import EMPTY, Kind, Valley
from pyramidion.kernel.contract import Action, Question, Reason
from pyramidion.kernel.machine import DONE, END, It, emit


class PutOnDeck(CardStep):
    """Put the top card of your discard pile on top of your deck."""

    rule = "R11.2"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        if s.players[seat].discard:
            atoms.put_on_deck(s, seat)

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        return left if s.players[seat].discard else -1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        return Reason("discard-pile-empty", self.rule)


class Look(CardStep):
    """Look at the top cards of your deck."""

    rule = "R11.13"

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        atoms.look(s, seat, self.cards)
        return min(self.cards, len(s.players[seat].deck))

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        player = s.players[seat]
        return left if len(player.deck) + len(player.discard) >= self.cards else -1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        player = s.players[seat]
        return Reason("too-few-to-look", "R13", {"need": self.cards, "have": len(player.deck) + len(player.discard)})


class LookedStep(CardStep):
    """A step that picks one of the `it` cards looked at on top of the deck."""

    rule = "R11.13"
    verb = ""

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        answers = s.box.answers(self.verb)
        return [answers[kind] for kind in sorted(set(s.players[seat].deck[-it:]))] if it > 1 else None

    def depth(self, s: Valley, seat: int, answer: Action) -> int:
        """How deep the chosen card lies; 1 is the top."""
        return s.players[seat].deck[::-1].index(s.box.index[answer.noun]) + 1

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != self.verb:
            return Reason("not-an-answer", self.rule)
        return Reason("not-looked-at", self.rule, {"card": str(tried.noun)})


class Keep(LookedStep):
    """Put one of the cards looked at into your hand."""

    kind = "keep"
    verb = "keep"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        if it < 1:
            return None
        atoms.keep(s, seat, self.depth(s, seat, answer) if answer is not None else 1)
        return it - 1

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        return left + 1


class PutBack(LookedStep):
    """Put the other cards looked at back on top of your deck in any order; the first lies deepest."""

    kind = "put_back"
    verb = "put"
    loop = True

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        if answer is None:
            return DONE
        atoms.put_back(s, seat, self.depth(s, seat, answer), it)
        return it - 1

    def question(self, s: Valley, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"cards": it})


class Reveal(CardStep):
    """Turn over the top card of your deck, or several; the last one becomes `it`."""

    rule = "R11.17"

    def __init__(self, cards: int = 1) -> None:
        self.cards = cards

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        player = s.players[seat]
        if len(player.deck) + len(player.discard) < self.cards:
            return END
        for _ in range(self.cards - 1):
            atoms.reveal(s, seat)
        return atoms.reveal(s, seat)

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        player = s.players[seat]
        return left if len(player.deck) + len(player.discard) >= self.cards else -1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        player = s.players[seat]
        return Reason("too-few-to-draw", "R13", {"need": self.cards, "have": len(player.deck) + len(player.discard)})


class KeepRevealed(CardStep):
    """Put one of the two cards turned over into your hand; the other becomes `it`."""

    kind = "keep"
    rule = "R11.54"

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        kinds, answers = sorted(set(s.revealed[-2:])), s.box.answers("keep")
        return [answers[kind] for kind in kinds] if len(kinds) > 1 else None

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        atoms.keep_revealed(s, seat, s.box.index[answer.noun] if answer is not None else it)
        return s.revealed[-1]

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        return left + 1

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "keep":
            return Reason("not-an-answer", self.rule)
        return Reason("not-looked-at", self.rule, {"card": str(tried.noun)})


class Perform(CardStep):
    """Execute the action of `it` if that is possible (R11)."""

    rule = "R11"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        if s.box.can_act(s, seat, it, len(s.players[seat].hand), EMPTY):
            s.box.act(s, seat, it)
        else:
            emit(s, "failed", seat, s.box.ids[it])
