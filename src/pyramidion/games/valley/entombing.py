"""The word Entomb, from everywhere a card can come from (R6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramidion.games.valley import atoms
from pyramidion.games.valley.filters import (
    ANY,
    FROM_BASE,
    FROM_DECK,
    FROM_DISCARD,
    FROM_HAND,
    FROM_HAND_OR_DISCARD,
    FROM_PLAYED,
    FROM_PYRAMID,
    FROM_TOP_OF_DISCARD,
    FROM_UPPER_ROWS,
    STARTERS,
    Filter,
)
from pyramidion.games.valley.picks import SKIP, CardStep, HandStep, PlayedStep, SlotStep
from pyramidion.games.valley.pyramid import crumble
from pyramidion.games.valley.state import EMPTY, Kind, Valley
from pyramidion.kernel.contract import Action, Question, Reason, action
from pyramidion.kernel.machine import It

TOP_OF_DECK: Final = action("entomb", "deck")


class EntombOwn(HandStep):
    """Entomb a card of yours: from your hand, from your discard pile, or from either."""

    kind = "entomb"
    rule = "R6.2"
    verb = "entomb"

    def __init__(self, zone: str, of: Filter = ANY) -> None:
        self.zone = zone
        self.of = of
        self.lack = "discard-pile-empty" if zone == FROM_DISCARD else "nothing-to-entomb"
        self.searches = zone != FROM_HAND

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        player, answers = s.players[seat], s.box.answers(self.verb)
        found: list[Action] = []
        if self.zone != FROM_DISCARD:
            found += [answers[kind] for kind in dict.fromkeys(player.hand) if self.of(s, seat, it, kind)]
        if self.zone != FROM_HAND:
            discarded = s.box.answers("entomb", "discard.")
            found += [discarded[kind] for kind in sorted(set(player.discard))]
        return found or ([SKIP] if self.of is not ANY and player.hand else None)

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        if answer is None or answer is SKIP:
            return
        _, dot, card = str(answer.noun).rpartition(".")
        (atoms.entomb_discarded if dot else atoms.entomb)(s, seat, s.box.index[card])

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        if self.of is not ANY:
            return left - 1 if any(self.of(s, seat, None, kind) for kind in self.others(s, seat, me)) else -1
        if self.zone == FROM_HAND:
            return left - 1
        if s.players[seat].discard:
            return left
        return -1 if self.zone == FROM_DISCARD else left - 1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        return Reason("no-starter-to-entomb" if self.of is STARTERS else self.lack, self.rule)

    def question(self, s: Valley, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"zone": "starter" if self.of is STARTERS else self.zone})

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb == self.verb and str(tried.noun).startswith("discard."):
            return Reason("not-in-discard-pile", self.rule, {"card": str(tried.noun)[8:]})
        kind = s.box.index.get(str(tried.noun), EMPTY)
        if tried.verb == self.verb and kind in s.players[seat].hand and self.of is STARTERS:
            return Reason("not-a-starter", self.rule, {"card": str(tried.noun)})
        if tried.verb != self.verb or kind == EMPTY or kind in s.players[seat].hand:
            return Reason("not-an-answer", self.rule)
        return Reason("not-in-hand", self.rule, {"card": str(tried.noun)})


class EntombFromPyramid(SlotStep):
    """Entomb a card of the pyramid; it never touches the discard pile."""

    kind = "entomb_slot"
    rule = "R6.2"
    verb = "entomb"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        slot = self.picked_slot(s, seat, it, answer)
        if slot is None:
            return None
        kind = s.pyramid[slot]
        atoms.entomb_slot(s, seat, slot)
        crumble(s, slot)
        return kind


class EntombFromDeck(CardStep):
    """Entomb the top card of your deck; it becomes `it`."""

    kind = "entomb_deck"
    rule = "R6.2"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        player = s.players[seat]
        return atoms.entomb_deck(s, seat) if player.deck or player.discard else None

    def offers(self, s: Valley, seat: int, it: It) -> list[Action]:
        player = s.players[seat]
        return [TOP_OF_DECK] if player.deck or player.discard else []

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        return left if self.offers(s, seat, None) else -1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        return Reason("too-few-to-draw", "R13", {"need": 1, "have": 0})


class EntombTopOfDiscard(CardStep):
    """Entomb the top card of your discard pile."""

    kind = "entomb_top"
    rule = "R6.2"

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        if s.players[seat].discard:
            atoms.entomb_top(s, seat)

    def offers(self, s: Valley, seat: int, it: It) -> list[Action]:
        pile = s.players[seat].discard
        return [s.box.answers("entomb", "discard.")[pile[-1]]] if pile else []

    def after(self, s: Valley, seat: int, left: int, me: Kind) -> int:
        return left if s.players[seat].discard else -1

    def lacks(self, s: Valley, seat: int, left: int, me: Kind) -> Reason:
        return Reason("discard-pile-empty", self.rule)


class EntombPlayed(PlayedStep):
    """Entomb another card that you have played this turn (R20)."""

    kind = "entomb_played"
    rule = "R20"
    verb = "entomb"

    def move(self, s: Valley, seat: int, card: Kind) -> None:
        atoms.entomb_played(s, seat, card)


def Entomb(zone: str = FROM_HAND, of: Filter = ANY) -> CardStep:
    """Entomb a card: from your hand, discard pile or deck, from among the played cards, or from the pyramid."""
    if zone in (FROM_PYRAMID, FROM_BASE, FROM_UPPER_ROWS):
        return EntombFromPyramid(zone, of)
    if of is not ANY and (of is not STARTERS or zone != FROM_HAND):
        raise ValueError("Entomb takes a condition only from the pyramid, and STARTERS with FROM_HAND")
    if zone in (FROM_HAND, FROM_DISCARD, FROM_HAND_OR_DISCARD):
        return EntombOwn(zone, of)
    return {FROM_DECK: EntombFromDeck, FROM_TOP_OF_DISCARD: EntombTopOfDiscard, FROM_PLAYED: EntombPlayed}[zone]()
