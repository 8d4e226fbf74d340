"""R4.5 The Move action: land steps, teleports, walls, leaving and picking up, and what happens on meeting an enemy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramidion.games.kemet import atoms
from pyramidion.games.kemet.armies import (
    DIVINE,
    DONE_ANSWER,
    Sacrifice,
    can_sacrifice,
    fits,
    limit,
    orphaned,
    walled,
)
from pyramidion.games.kemet.data import APOPHIS, FIGURES, TRANSFER
from pyramidion.games.kemet.state import ATTACKER, DEFENDER, NONE, Kemet, March
from pyramidion.games.kemet.windows import PLAY, Unvetoed, cost, may_hold, play, shielded
from pyramidion.kernel.contract import Action, Question, Reason, action
from pyramidion.kernel.machine import DONE, END, It, Step, begin, emit

CARRY: Final = [action("carry", count) for count in range(9)]
LEAVE: Final = action("figure", "leave")
TAKE: Final = action("figure", "take")
LAND: Final = "land"
TELEPORTED: Final = "teleport"
SAILED: Final = "sail"
TRANSFERRED: Final = "transfer"

UNITS_CHOSEN: Final = 1
FIGURE_CHOSEN: Final = 2


# --- where an army can go -----------------------------------------------------------------------------------


def toll(s: Kemet, seat: int, area: int) -> int:
    """R10.5 What Khnum's Sphinx makes enemies pay for entering its area."""
    figure = s.figure[area]
    if figure == NONE or s.owner[area] == seat or not s.box.figures[figure].toll:
        return 0
    return atoms.price(s, seat, s.box.figures[figure].toll)


def _enterable(s: Kemet, seat: int, march: March, area: int, purse: int, offered: int = 0) -> bool:
    """R4.5 Own or empty: within the limits. Enemy: the toll must be paid."""
    if s.owner[area] in (NONE, seat):
        return fits(s, seat, area, march.units, march.figure, offered)
    if march.figure != NONE and FIGURES[march.figure].only_ground and not s.board.coast[area]:
        return False
    return toll(s, seat, area) <= purse


def steps_to(s: Kemet, seat: int, march: March) -> list[int]:
    """R4.5, R4.7 Where a land step can lead: foreign districts only at first, or by ignoring a wall."""
    if march.steps < 1:
        return []
    climbs = not march.begun or march.walls > 0
    purse = s.pp[seat]
    return [
        area
        for area in s.board.near[march.area]
        if (climbs or not walled(s, seat, area)) and _enterable(s, seat, march, area, purse)
    ]


def teleport_price(s: Kemet, seat: int) -> int:
    return atoms.price(s, seat, s.box.numbers.teleport)


def can_leave_by_teleport(s: Kemet, seat: int, march: March) -> bool:
    """R4.6 From a district with a pyramid; with the Portal or the Griffin also from an obelisk."""
    if march.teleports < 1 or march.land_only or s.pp[seat] < teleport_price(s, seat):
        return False
    if s.level[march.area]:
        return True
    if not s.board.obelisk[march.area]:
        return False
    return bool(s.mods[seat].obelisk or (march.figure != NONE and FIGURES[march.figure].obelisk))


def teleports_to(s: Kemet, seat: int, march: March) -> list[int]:
    if not can_leave_by_teleport(s, seat, march):
        return []
    purse = s.pp[seat] - teleport_price(s, seat)
    return [area for area in s.board.obelisks if area != march.area and _enterable(s, seat, march, area, purse)]


def sails_to(s: Kemet, seat: int, march: March) -> list[int]:
    """R7, R10.6 With the Solar Bark from one coast to any other, for a sacrifice (first, R29) and a step."""
    if not s.mods[seat].bark or march.steps < 1 or not s.board.coast[march.area] or not can_sacrifice(s, seat):
        return []
    purse = s.pp[seat] - (s.honour[seat] == 0)
    return [a for a in s.board.coasts if a != march.area and _enterable(s, seat, march, a, purse, offered=1)]


def transfers_to(s: Kemet, seat: int, march: March, purse: int) -> list[int]:
    """R8.13 By the card from anywhere to an obelisk."""
    return [a for a in s.board.obelisks if a != march.area and _enterable(s, seat, march, a, purse)]


# --- the action ---------------------------------------------------------------------------------------------


def new_march(s: Kemet, seat: int, area: int, land_only: bool) -> March:
    """R4.5 The whole army sets out; its movement is that of the army at the start."""
    march = March(area, s.units[area], s.figure[area], land_only)
    _set_budget(s, seat, march)
    return march


def _set_budget(s: Kemet, seat: int, march: March) -> None:
    mods = s.mods[seat]
    march.steps = 1 + mods.steps
    march.teleports = 1 + mods.teleports
    march.walls = 0
    if march.figure != NONE:
        figure = s.box.figures[march.figure]
        march.steps += figure.steps
        march.teleports += figure.teleports
        march.walls = figure.walls


def relocations(s: Kemet, seat: int) -> list[int]:
    """R9.11 Free coasts for Apophis, once in each own Move action."""
    if s.relocated or APOPHIS not in s.mods[seat].divinities or s.where[APOPHIS] < 0:
        return []
    return [area for area in s.board.coasts if s.owner[area] == NONE]


class BeginMove(Step[Kemet]):
    """R4.5 Nothing has been moved yet."""

    rule = "R4.5"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        s.relocated = s.halted = False


class ChooseArmy(Step[Kemet]):
    """R4.5 One army from one area; `it` is true for a march without teleports."""

    kind = "choose_army"
    rule = "R4.5"
    loop = True

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        armies = s.box.areas("from")
        found = [armies[area] for area, owner in enumerate(s.owner) if owner == seat]
        if not found:
            return None
        free = relocations(s, seat)
        if free:
            answers = s.box.areas("relocate")
            found += [answers[area] for area in free]
        found.append(DONE_ANSWER)
        return found

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is None or answer is DONE_ANSWER:
            return DONE
        area = s.board.index[str(answer.noun)]
        if answer.verb == "relocate":
            atoms.relocate(s, seat, s.where[APOPHIS], area)
            return None
        atoms.set_march(s, new_march(s, seat, area, bool(it)))
        return DONE

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb == "from":
            return Reason("no-own-army", self.rule, {"area": str(tried.noun)})
        if tried.verb == "relocate":
            return Reason("cannot-relocate", "R9.11", {"area": str(tried.noun)})
        return Reason("choose-army-first", self.rule)


class MarchOn(Step[Kemet]):
    """R4.5, R4.8 Go, teleport, leave or pick up, until movement ends."""

    kind = "march"
    rule = "R4.5"
    loop = True

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        march = s.march
        if march is None or s.halted:
            return None
        found = _ways(s, seat, march)
        found += _regroupings(s, seat, march) if found else _freeing(s, seat, march)
        if not found and (march.land_only or not may_hold(s, seat, TRANSFER)):
            return None
        found.append(DONE_ANSWER)
        return found

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        march = s.march
        if answer is None or answer is DONE_ANSWER or march is None:
            return DONE
        if answer.verb in ("carry", "figure"):
            atoms.set_march(s, _regrouped(s, seat, march, answer))
        elif answer.verb == "play":
            play(s, seat, TRANSFER)
        else:
            WAYS[answer.verb](s, seat, march, s.board.index[str(answer.noun)])
        return None

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        march = s.march
        assert march is not None
        facts: dict[str, str | int] = {"area": s.board.names[march.area], "units": march.units, "steps": march.steps}
        return Question(self.kind, self.rule, {**facts, "teleports": 0 if march.land_only else march.teleports})

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        assert s.march is not None
        return why_not_march(s, seat, s.march, tried)


def _ways(s: Kemet, seat: int, march: March) -> list[Action]:
    """All that leads the army on as it is."""
    go, beam = s.box.go_answers, s.box.teleport_answers
    found = [PLAY[TRANSFER]] if _can_transfer(s, seat, march) else []
    found += [go[area] for area in steps_to(s, seat, march)]
    found += [beam[area] for area in teleports_to(s, seat, march)]
    if s.mods[seat].bark:
        sail = s.box.areas("sail")
        found += [sail[area] for area in sails_to(s, seat, march)]
    return found


def _can_transfer(s: Kemet, seat: int, march: March) -> bool:
    if march.land_only or TRANSFER not in s.hands[seat] or cost(s, seat, TRANSFER) > s.pp[seat]:
        return False
    return bool(transfers_to(s, seat, march, s.pp[seat] - cost(s, seat, TRANSFER)))


def _regroupings(s: Kemet, seat: int, march: March) -> list[Action]:
    """R4.8 At each stop once: how many units go on, and whether the figure does."""
    found: list[Action] = []
    here, figure = s.units[march.area], s.figure[march.area]
    if not march.chosen & UNITS_CHOSEN:
        least = 0 if march.figure != NONE and DIVINE[march.figure] else 1
        most = min(here, limit(s, seat, march.figure), len(CARRY) - 1)
        found += [CARRY[count] for count in range(least, most + 1) if count != march.units]
    if figure != NONE and not march.chosen & FIGURE_CHOSEN:
        if march.figure == NONE:
            if march.units <= limit(s, seat, figure):
                found.append(TAKE)
        elif here:
            found.append(LEAVE)
    return found


def _regrouped(s: Kemet, seat: int, march: March, answer: Action) -> March:
    """R4.8 What goes on; before it sets out, its movement is that of the part that does."""
    part = march.copy()
    if answer.verb == "carry":
        part.units = int(str(answer.noun))
        part.chosen |= UNITS_CHOSEN
    else:
        part.figure = NONE if answer is LEAVE else s.figure[march.area]
        part.units = max(part.units, int(part.figure == NONE))
        part.chosen |= FIGURE_CHOSEN
    if not part.begun:
        _set_budget(s, seat, part)
    return part


def _freeing(s: Kemet, seat: int, march: March) -> list[Action]:
    """R4.5 Where the army as it is can go nowhere: the regroupings after which a part of it can."""
    return [answer for answer in _regroupings(s, seat, march) if _frees(s, seat, march, answer)]


def _frees(s: Kemet, seat: int, march: March, answer: Action) -> bool:
    part = _regrouped(s, seat, march, answer)
    return bool(_ways(s, seat, part) or _freeing(s, seat, part))


def _go(s: Kemet, seat: int, march: March, area: int) -> None:
    if march.begun and walled(s, seat, area):
        march.walls -= 1
    march.steps -= 1
    advance_to(s, seat, march, area, LAND)


def _teleport(s: Kemet, seat: int, march: March, area: int) -> None:
    march.teleports -= 1
    atoms.pay(s, seat, teleport_price(s, seat), "teleport")
    advance_to(s, seat, march, area, TELEPORTED)


def _sail(s: Kemet, seat: int, march: March, area: int) -> None:
    begin(s, "sail", seat, area)


WAYS: Final = {"go": _go, "teleport": _teleport, "sail": _sail}


def advance_to(s: Kemet, seat: int, march: March, area: int, how: str) -> None:
    """The army reaches an area: it stands there, or it meets an enemy."""
    march.begun = True
    march.chosen = 0
    if s.owner[area] in (NONE, seat):
        orphaned(s, seat, atoms.step(s, seat, march, area, how))
        return
    orphan = atoms.enter(s, seat, march, area, how)
    begin(s, "enter", seat)
    orphaned(s, seat, orphan)


class SailTo(Step[Kemet]):
    """R10.6 After the sacrifice the army lands on the other coast; `it` is the area."""

    rule = "R10.6"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        march = s.march
        assert march is not None
        if s.owner[march.area] != seat:
            s.halted = True
            return
        march.units = min(march.units, s.units[march.area])
        if march.figure != NONE and s.figure[march.area] != march.figure:
            march.figure = NONE
        march.steps -= 1
        if march.units or march.figure != NONE:
            if _enterable(s, seat, march, it, s.pp[seat]):
                advance_to(s, seat, march, it, SAILED)
        else:
            s.halted = True


class TransferTo(Step[Kemet]):
    """R8.13 Teleport the marching army to an obelisk."""

    kind = "transfer"
    rule = "R8.13"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        assert s.march is not None
        answers = s.box.areas("transfer")
        return [answers[area] for area in transfers_to(s, seat, s.march, s.pp[seat])] or None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is not None and s.march is not None:
            advance_to(s, seat, s.march, s.board.index[str(answer.noun)], TRANSFERRED)

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "transfer":
            return Reason("choose-target-first", self.rule)
        return Reason("no-obelisk", self.rule, {"area": str(tried.noun)})


class MayRelocate(Step[Kemet]):
    """R9.11 At the end of the action Apophis may still be moved."""

    kind = "relocate"
    rule = "R9.11"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        free = relocations(s, seat)
        if not free:
            return None
        answers = s.box.areas("relocate")
        return [*(answers[area] for area in free), DONE_ANSWER]

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is not None and answer is not DONE_ANSWER:
            atoms.relocate(s, seat, s.where[APOPHIS], s.board.index[str(answer.noun)])

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        return Reason("cannot-relocate", self.rule, {"area": str(tried.noun)})


class EndMove(Step[Kemet]):
    """The march is over."""

    rule = "R4.5"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        s.halted = s.relocated = False
        if s.march is not None:
            atoms.set_march(s, None)


# --- entering an area with an enemy -------------------------------------------------------------------------


class PayToll(Step[Kemet]):
    """R5.1 First: what Khnum's Sphinx asks. Then the defender may avoid the battle (R8.15)."""

    rule = "R5.1"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        fight = s.fight
        assert fight is not None
        atoms.pay(s, seat, toll(s, seat, fight.area), "toll")
        begin(s, "may_divert", fight.seats[DEFENDER])


class Dedicate(Step[Kemet]):
    """R5.1 Dedication to Battle, unless the defender has fled: then the rest does not happen."""

    rule = "R5.1"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if s.fight is None:
            return END
        atoms.gain(s, seat, s.mods[seat].dedication, "tile")
        return None


class SpringTrap(Step[Kemet]):
    """R5.1, R12 The Deadly Trap takes an attacking unit; with none left there is no battle."""

    rule = "R5.1"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        fight = s.fight
        assert fight is not None
        trap = s.mods[fight.seats[DEFENDER]].trap
        figure = fight.figures[ATTACKER]
        if not trap or shielded(s, figure):
            return None
        atoms.withdraw(s, ATTACKER, trap, "trap")
        if fight.force[ATTACKER] or (figure != NONE and DIVINE[figure]):
            return None
        if figure != NONE:
            orphaned(s, seat, atoms.dismiss(s, ATTACKER, "alone"))
        atoms.end_fight(s)
        s.halted = True
        return END


class Strike(Step[Kemet]):
    """R5.1, R12 Initiative: the defender loses two units; with none left the army goes on."""

    rule = "R5.1"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        fight = s.fight
        assert fight is not None
        area, defender = fight.area, fight.seats[DEFENDER]
        blow = min(s.mods[seat].initiative, s.units[area])
        if blow and not shielded(s, s.figure[area]):
            orphan = atoms.lose_units(s, area, blow, "initiative")
            orphaned(s, defender, orphan)
        if s.owner[area] != NONE:
            return None
        emit(s, "no_battle", seat, s.board.names[area])
        march = s.march
        assert march is not None
        march.units = fight.force[ATTACKER]
        atoms.occupy(s, ATTACKER, area)
        atoms.end_fight(s)
        atoms.set_march(s, march)
        return END


class JoinBattle(Step[Kemet]):
    """R5.1 Both armies stand: battle. The movement is over."""

    rule = "R5.1"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        s.halted = True
        begin(s, "battle", seat)


# --- why not ------------------------------------------------------------------------------------------------


def why_not_march(s: Kemet, seat: int, march: March, tried: Action) -> Reason:
    noun = str(tried.noun)
    if tried.verb in ("go", "teleport", "sail") and noun not in s.board.index:
        return Reason("no-such-area", "R2.1", {"noun": noun})
    if tried.verb == "go":
        return _why_not_go(s, seat, march, s.board.index[noun])
    if tried.verb == "teleport":
        return _why_not_teleport(s, seat, march, s.board.index[noun])
    if tried.verb == "sail":
        return Reason("cannot-sail", "R10.6", {"area": noun})
    if tried.verb in ("carry", "figure"):
        return Reason("settled-here" if march.chosen else "cannot-regroup", "R4.8")
    return Reason("march-first", "R4.5")


def _why_not_go(s: Kemet, seat: int, march: March, area: int) -> Reason:
    name = s.board.names[area]
    if area not in s.board.near[march.area]:
        return Reason("not-adjacent", "R2.2", {"area": name})
    if march.steps < 1:
        return Reason("no-steps-left", "R4.5")
    if walled(s, seat, area) and march.begun and march.walls < 1:
        return Reason("wall", "R4.7", {"area": name})
    return _why_not_enter(s, seat, march, area)


def _why_not_enter(s: Kemet, seat: int, march: March, area: int) -> Reason:
    name = s.board.names[area]
    if march.figure != NONE and FIGURES[march.figure].only_ground and not s.board.coast[area]:
        return Reason("coast-only", "R9.11", {"area": name})
    if s.owner[area] not in (NONE, seat):
        return Reason("not-enough-pp", "R10.5", {"cost": toll(s, seat, area), "have": s.pp[seat]})
    if march.figure != NONE and s.figure[area] != NONE:
        return Reason("two-figures", "R41", {"area": name})
    figure = march.figure if march.figure != NONE else s.figure[area]
    return Reason("army-limit", "R4.4", {"area": name, "limit": limit(s, seat, figure)})


def _why_not_teleport(s: Kemet, seat: int, march: March, area: int) -> Reason:
    name = s.board.names[area]
    if march.land_only:
        return Reason("no-teleports", "R10.5")
    if march.teleports < 1:
        return Reason("no-teleports-left", "R4.6")
    if not s.board.obelisk[area]:
        return Reason("no-obelisk", "R4.6", {"area": name})
    if area == march.area:
        return Reason("already-there", "R4.6", {"area": name})
    price = teleport_price(s, seat)
    if s.pp[seat] < price + toll(s, seat, area):
        return Reason("not-enough-pp", "R4.6", {"cost": price + toll(s, seat, area), "have": s.pp[seat]})
    if not can_leave_by_teleport(s, seat, march):
        return Reason("no-pyramid-here", "R4.6", {"area": s.board.names[march.area]})
    return _why_not_enter(s, seat, march, area)


TEXTS: Final[dict[str, tuple[Step[Kemet], ...]]] = {
    "move": (BeginMove(), ChooseArmy(), MarchOn(), MayRelocate(), EndMove()),
    "sail": (Sacrifice(), SailTo()),
    "card.transfer": (Unvetoed(), TransferTo()),
    "enter": (PayToll(), Dedicate(), SpringTrap(), Strike(), JoinBattle()),
}
