"""Armies: limits, walls, creatures without an army, sacrifices, followers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramidion.games.kemet import atoms
from pyramidion.games.kemet.data import ARMY_LIMIT, FIGURES
from pyramidion.games.kemet.state import FAME, IN_SUPPLY, NONE, Kemet
from pyramidion.kernel.contract import Action, Question, Reason, action
from pyramidion.kernel.machine import END, It, Step, begin

PASS: Final = action("pass")
DONE_ANSWER: Final = action("done")

DIVINE: Final = tuple(figure.divine for figure in FIGURES)
DIVINITIES: Final = tuple(at for at, divine in enumerate(DIVINE) if divine)


def limit(s: Kemet, seat: int, figure: int, offered: int = 0) -> int:
    """R4.4, R9.7 Units in one army; followers of a divinity: the putrefaction level (R15), after what is offered."""
    if figure != NONE and DIVINE[figure]:
        return s.putrefaction(seat, offered)
    return ARMY_LIMIT + s.mods[seat].limit


def fits(s: Kemet, seat: int, area: int, units: int, figure: int, offered: int = 0) -> bool:
    """R4.5, R14, R41: may these come to an area that no enemy holds?"""
    if figure != NONE and FIGURES[figure].only_ground and not s.board.coast[area]:
        return False
    if s.owner[area] != seat:
        return True
    here = s.figure[area]
    if figure != NONE and here != NONE:
        return False
    return s.units[area] + units <= limit(s, seat, figure if figure != NONE else here, offered)


def walled(s: Kemet, seat: int, area: int) -> bool:
    """R4.7 A district that the seat does not control: an empty foreign one, or one that an enemy holds."""
    return s.board.city_of[area] >= 0 and s.holder(area) != seat


def retreats(s: Kemet, seat: int, area: int, figure: int) -> list[int]:
    """R5.7, R8.15 Neighbouring areas without an army; foreign districts only for those who ignore walls."""
    climbs = figure != NONE and s.box.figures[figure].walls
    return [
        near
        for near in s.board.near[area]
        if s.owner[near] == NONE
        and (climbs or not walled(s, seat, near))
        and (figure == NONE or not FIGURES[figure].only_ground or s.board.coast[near])
    ]


def has_army(s: Kemet, seat: int) -> bool:
    return seat in s.owner


# --- a creature without an army -----------------------------------------------------------------------------


def shelters(s: Kemet, seat: int) -> list[int]:
    """R4.9 Own districts with an own army that has no figure."""
    return [area for area in s.city(seat) if s.owner[area] == seat and s.figure[area] == NONE]


def orphaned(s: Kemet, seat: int, figure: int) -> None:
    """R4.9 A creature left alone may join an army in an own district at once."""
    if figure != NONE:
        begin(s, "shelter", seat, figure)


class Shelter(Step[Kemet]):
    """R4.9 Where does the creature go: to an army in an own district, or to the supply? `it` is the figure."""

    kind = "shelter"
    rule = "R4.9"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        found = shelters(s, seat) if s.where[it] == IN_SUPPLY else []
        if not found:
            return None
        answers = s.box.areas("shelter")
        return [*(answers[area] for area in found), s.box.act("shelter", "supply")]

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is not None and answer.noun != "supply":
            atoms.join(s, seat, it, s.board.index[str(answer.noun)])

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"card": s.box.figure_ids[it]})

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "shelter":
            return Reason("place-creature-first", self.rule, {"card": s.box.figure_ids[it]})
        return Reason("no-army-without-figure", self.rule, {"area": str(tried.noun)})


# --- sacrifice ----------------------------------------------------------------------------------------------


def sources(s: Kemet, seat: int) -> list[int]:
    """R9.3 Where the seat has units to sacrifice; NONE is the supply."""
    found = [area for area, owner in enumerate(s.owner) if owner == seat and s.units[area]]
    if s.fight is not None and seat in s.fight.seats and s.fight.force[s.fight.side(seat)]:
        found = sorted({*found, s.fight.area})
    return [*found, NONE] if s.supply[seat] else found


def can_sacrifice(s: Kemet, seat: int) -> bool:
    """R3, R9.3: honour or a prayer point to lose, and a unit."""
    if not s.honour[seat] and not s.pp[seat]:
        return False
    return s.supply[seat] > 0 or bool(sources(s, seat))


class Sacrifice(Step[Kemet]):
    """R9.3 Sacrifice a unit from an army or from the supply. With `may` it can be refused: then the text ends."""

    kind = "sacrifice"
    rule = "R9.3"

    def __init__(self, may: bool = False) -> None:
        self.may = may

    def possible(self, s: Kemet, seat: int) -> bool:
        return can_sacrifice(s, seat)

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        if not self.possible(s, seat):
            return None
        answers = s.box.areas("offer")
        found = [answers[area] if area != NONE else s.box.act("offer", "supply") for area in sources(s, seat)]
        return [*found, PASS] if self.may else found

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is None or answer is PASS:
            return END
        sacrifice(s, seat, NONE if answer.noun == "supply" else s.board.index[str(answer.noun)])
        return None

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "offer":
            return Reason("sacrifice-first", self.rule)
        return Reason("no-unit-there", self.rule, {"area": str(tried.noun)})


def sacrifice(s: Kemet, seat: int, area: int) -> None:
    """R9.3 The unit goes, honour falls, fame may be lost."""
    orphan = atoms.sacrifice(s, seat, area)
    space = atoms.lose_honour(s, seat)
    if space != NONE:
        begin(s, "give_fame", seat, space)
    orphaned(s, seat, orphan)


class GiveFame(Step[Kemet]):
    """R9.2 Lay a permanent fame point on the honour track; `it` is the space. Without one it is owed."""

    kind = "give_fame"
    rule = "R9.2"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        kinds = _fame_kinds(s, seat)
        return [s.box.act("fame", FAME[kind]) for kind in kinds] if len(kinds) > 1 else None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        kinds = _fame_kinds(s, seat)
        kind = FAME.index(str(answer.noun)) if answer is not None else kinds[0] if kinds else NONE
        atoms.give_fame(s, seat, it, kind)

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        return Reason("give-fame-first", self.rule)


def _fame_kinds(s: Kemet, seat: int) -> list[int]:
    return [kind for kind in range(len(FAME)) if s.fame[4 * seat + kind]]


# --- followers ----------------------------------------------------------------------------------------------


def trim(s: Kemet) -> None:
    """R9.7 Followers above the putrefaction level return to supply at the end of every action."""
    for figure in DIVINITIES:
        area = s.where[figure]
        if area >= 0:
            surplus = s.units[area] - s.putrefaction(s.owner[area])
            if surplus > 0:
                atoms.lose_units(s, area, surplus, "followers")


TEXTS: Final[dict[str, tuple[Step[Kemet], ...]]] = {
    "shelter": (Shelter(),),
    "sacrifice": (Sacrifice(),),
    "give_fame": (GiveFame(),),
}
