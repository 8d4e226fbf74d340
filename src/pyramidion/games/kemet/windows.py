"""R8 Divine interventions outside battle, and the windows in which others may answer.

Who is asked depends on what everybody can see: a seat with cards in hand, unless all copies lie on the discard pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from pyramidion.games.kemet import atoms, card_atoms
from pyramidion.games.kemet.armies import PASS, retreats
from pyramidion.games.kemet.data import (
    DIVERSION,
    ENLISTMENT,
    FIGURES,
    INTERVENTIONS,
    MANA_DUPLICATION,
    MANA_PER,
    PRAYER_CARD,
    RAINING_FIRE,
    VETO,
)
from pyramidion.games.kemet.state import ATTACKER, NONE, Kemet
from pyramidion.kernel.contract import Action, Question, Reason, action
from pyramidion.kernel.machine import END, It, Step, begin, emit

PASS_DAY: Final = action("pass_day")
PLAY: Final = [action("play", card.id) for card in INTERVENTIONS]
OWN_TURN: Final = tuple(kind for kind, card in enumerate(INTERVENTIONS) if card.own_turn)
KIND: Final = {card.id: kind for kind, card in enumerate(INTERVENTIONS)}


def copies(s: Kemet, kind: int) -> int:
    """R1.9 One Diversion for each player; of the others all."""
    return s.seats if kind == DIVERSION else s.box.interventions[kind].copies


def may_hold(s: Kemet, seat: int, kind: int) -> bool:
    """R11.3 As far as everybody can see, could the card be in this hand?"""
    return bool(s.hands[seat]) and s.discard.count(kind) < copies(s, kind)


def cost(s: Kemet, seat: int, kind: int) -> int:
    return atoms.price(s, seat, s.box.interventions[kind].cost)


def play(s: Kemet, seat: int, kind: int) -> None:
    """R8.1 Pay for the card and play it; before it works, others may cancel it (R8.2)."""
    atoms.pay(s, seat, cost(s, seat, kind), "intervention")
    card_atoms.play_intervention(s, seat, kind)
    s.vetoed = False
    begin(s, f"card.{INTERVENTIONS[kind].id}", seat)
    if kind != VETO:
        for other in reversed(s.after_seat(seat)):
            if may_hold(s, other, VETO):
                begin(s, "veto", other, (seat, kind))


class React(Step[Kemet]):
    """R8.2 May answer with one kind of card."""

    kind = "react"
    rule = "R8.2"
    reaction = True
    card: ClassVar[int] = NONE

    def wanted(self, s: Kemet, seat: int, it: It) -> bool:
        """Could the card be played now, as far as everybody can see?"""
        return may_hold(s, seat, self.card)

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        if not self.wanted(s, seat, it):
            return None
        payable = self.card in s.hands[seat] and cost(s, seat, self.card) <= s.pp[seat]
        return [PLAY[self.card], PASS] if payable else [PASS]

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is not None and answer is not PASS:
            self.react(s, seat)

    def react(self, s: Kemet, seat: int) -> None:
        play(s, seat, self.card)

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        kind = KIND.get(str(tried.noun), NONE)
        if tried.verb != "play" or kind == NONE:
            return Reason("answer-first", self.rule)
        if kind not in s.hands[seat]:
            return Reason("not-in-hand", self.rule, {"card": str(tried.noun)})
        if kind == self.card:
            return Reason("not-enough-pp", "R4.10", {"cost": cost(s, seat, kind), "have": s.pp[seat]})
        return Reason("not-this-window", self.rule, {"card": str(tried.noun)})


class MayVeto(React):
    """R8.14 Cancel the card just played; `it` is who played it, and the card."""

    kind = "may_veto"
    rule = "R8.14"
    card = VETO

    def wanted(self, s: Kemet, seat: int, it: It) -> bool:
        return not s.vetoed and may_hold(s, seat, VETO)

    def react(self, s: Kemet, seat: int) -> None:
        atoms.pay(s, seat, cost(s, seat, VETO), "intervention")
        card_atoms.play_intervention(s, seat, VETO)
        s.vetoed = True

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"seat": it[0], "card": s.box.cards[it[1]]})


class Unvetoed(Step[Kemet]):
    """R8.14 A cancelled card and its cost are lost."""

    rule = "R8.14"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if s.vetoed:
            s.vetoed = False
            emit(s, "cancelled", seat)
            return END
        return None


class MayDuplicate(React):
    """R8.12 Answer an opponent's action with the mana card, or do not want to be asked again today (R42)."""

    kind = "may_duplicate"
    rule = "R8.12"
    card = MANA_DUPLICATION

    def wanted(self, s: Kemet, seat: int, it: It) -> bool:
        return not s.quiet >> seat & 1 and may_hold(s, seat, self.card)

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        found = super().ask(s, seat, it)
        return None if found is None else [*found, PASS_DAY]

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is PASS_DAY:
            atoms.be_quiet(s, seat)
        else:
            super().do(s, seat, it, answer)

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"seat": s.active, "pp": s.spent})


class Duplicate(Step[Kemet]):
    """R8.12, R33: 1 point, and 1 for every 2 that the active player paid in the action."""

    rule = "R8.12"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        atoms.gain(s, seat, s.box.interventions[MANA_DUPLICATION].amount + s.spent // MANA_PER, "intervention")


def open_mana_windows(s: Kemet, seat: int) -> None:
    """R36: whoever was attacked in the action first, then the others, in turn order."""
    others = s.after_seat(seat)
    others.sort(key=lambda other: not s.attacked >> other & 1)
    for other in reversed(others):
        if not s.quiet >> other & 1 and may_hold(s, other, MANA_DUPLICATION):
            begin(s, "may_duplicate", other)


class MayDivert(React):
    """R8.15 An enemy army enters: avoid the battle; without an empty area beside it is not possible (R21)."""

    kind = "may_divert"
    rule = "R8.15"
    card = DIVERSION

    def wanted(self, s: Kemet, seat: int, it: It) -> bool:
        return may_hold(s, seat, DIVERSION) and bool(_ways_out(s, seat))

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        assert s.fight is not None
        return Question(self.kind, self.rule, {"seat": s.fight.seats[ATTACKER], "area": s.board.names[s.fight.area]})


def _ways_out(s: Kemet, seat: int) -> list[int]:
    assert s.fight is not None
    area = s.fight.area
    return [at for at in retreats(s, seat, area, s.figure[area]) if not _foreign(s, seat, at)]


def _foreign(s: Kemet, seat: int, area: int) -> bool:
    city = s.board.city_of[area]
    return city >= 0 and s.cities[city] != seat


class Flee(Step[Kemet]):
    """R8.15 The army goes to an adjacent empty area; the attacker's Move ends where it stood."""

    kind = "flee"
    rule = "R8.15"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        answers = s.box.areas("flee")
        return [answers[area] for area in _ways_out(s, seat)]

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        assert answer is not None
        assert s.fight is not None
        area = s.fight.area
        atoms.flee(s, seat, area, s.board.index[str(answer.noun)])
        atoms.occupy(s, ATTACKER, area)
        atoms.end_fight(s)
        s.halted = True

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "flee":
            return Reason("flee-first", self.rule)
        return Reason("no-way-out", self.rule, {"area": str(tried.noun)})


# --- cards of the own turn ----------------------------------------------------------------------------------


def fire_targets(s: Kemet, seat: int) -> list[int]:
    """R8.9, R12: areas with enemy units, unless Ammut shields them."""
    return [
        area
        for area, owner in enumerate(s.owner)
        if owner not in (NONE, seat) and s.units[area] and not shielded(s, s.figure[area])
    ]


def shielded(s: Kemet, figure: int) -> bool:
    """R10.7 Ammut's army ignores damage outside battle."""
    return figure != NONE and FIGURES[figure].shielded


def playable(s: Kemet, seat: int) -> list[Action]:
    """R8.1 Cards of the hand for the own turn that can be paid and have something to act on."""
    hand = s.hands[seat]
    found = []
    for kind in OWN_TURN:
        if kind in hand and cost(s, seat, kind) <= s.pp[seat] and (kind != RAINING_FIRE or fire_targets(s, seat)):
            found.append(PLAY[kind])
    return found


def why_not_play(s: Kemet, seat: int, noun: str) -> Reason:
    kind = KIND.get(noun, NONE)
    if kind == NONE:
        return Reason("no-such-intervention", "R8.1", {"noun": noun})
    if kind not in s.hands[seat]:
        return Reason("not-in-hand", "R8.1", {"card": noun})
    if kind not in OWN_TURN:
        return Reason("not-this-window", "R8.1", {"card": noun})
    if cost(s, seat, kind) > s.pp[seat]:
        return Reason("not-enough-pp", "R4.10", {"cost": cost(s, seat, kind), "have": s.pp[seat]})
    return Reason("nothing-to-hit", "R8.9")


class RainFire(Step[Kemet]):
    """R8.9 Remove an enemy unit anywhere."""

    kind = "rain_fire"
    rule = "R8.9"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        answers = s.box.areas("hit")
        return [answers[area] for area in fire_targets(s, seat)] or None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is not None:
            area = s.board.index[str(answer.noun)]
            owner, losses = s.owner[area], min(s.box.interventions[RAINING_FIRE].amount, s.units[area])
            orphan = atoms.lose_units(s, area, losses, "fire")
            if orphan != NONE:
                begin(s, "shelter", owner, orphan)

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "hit":
            return Reason("choose-target-first", self.rule)
        return Reason("no-enemy-unit", self.rule, {"area": str(tried.noun)})


class Pray(Step[Kemet]):
    """R8.10 Prayer points from the card."""

    rule = "R8.10"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        atoms.gain(s, seat, s.box.interventions[PRAYER_CARD].amount, "intervention")


class Enlist(Step[Kemet]):
    """R8.11 Up to two units onto own districts and armies."""

    rule = "R8.11"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        begin(s, "place_units", seat, (s.box.interventions[ENLISTMENT].amount, 0))


TEXTS: Final[dict[str, tuple[Step[Kemet], ...]]] = {
    "veto": (MayVeto(),),
    "may_duplicate": (MayDuplicate(),),
    "may_divert": (MayDivert(),),
    "card.mana_duplication": (Unvetoed(), Duplicate()),
    "card.diversion": (Unvetoed(), Flee()),
    "card.raining_fire": (Unvetoed(), RainFire()),
    "card.prayer": (Unvetoed(), Pray()),
    "card.enlistment": (Unvetoed(), Enlist()),
}
