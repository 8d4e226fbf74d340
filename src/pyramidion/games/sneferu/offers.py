"""What a player may do besides buying: build stored stones, use the builder, fill an empty column."""

from __future__ import annotations

from typing import Final

from pyramidion.games.sneferu import atoms
from pyramidion.games.sneferu.pyramid import OUTLINE
from pyramidion.games.sneferu.state import COLUMNS, EMPTY, HEBA, LATEEF, NO_BUILDER, Kind, Sneferu
from pyramidion.kernel.contract import Action, Reason, action
from pyramidion.kernel.machine import begin

FEAST: Final = action("feast")
REVERSE: Final = action("reverse")
ABILITY: Final = {"feast": LATEEF, "reverse": HEBA}


def move_name(source: int, hole: int) -> str:
    return f"c{source + 1}-c{hole + 1}"


MOVE: Final = [
    (source, hole, action("move", move_name(source, hole)))
    for source in range(COLUMNS)
    for hole in range(COLUMNS)
    if source != hole
]
MOVED: Final = {made: (source, hole) for source, hole, made in MOVE}


def offers(s: Sneferu, seat: int, begins: bool) -> list[Action]:
    """All that may be done now, at the start of the turn or after it."""
    found: list[Action] = []
    if s.stored[seat] and s.laid[seat] != OUTLINE:
        found += [s.board.fetch[stone] for stone in sorted(set(ready(s, seat)))]
    if begins and s.holes:
        found += [made for source, hole, made in MOVE if s.holes >> hole & 1 and s.columns[source]]
    if s.builders[seat] != NO_BUILDER:
        found += abilities(s, seat)
    return found


def ready(s: Sneferu, seat: int) -> list[Kind]:
    """R9: the stored stones but for the one stored in this turn."""
    stones = list(s.stored[seat])
    if s.fresh != EMPTY:
        stones.remove(s.fresh)
    return stones


def abilities(s: Sneferu, seat: int) -> list[Action]:
    """R24, R25: an ability that works once and is unused; Heba does not come back after retiring."""
    if s.used[seat]:
        return []
    if s.builders[seat] == LATEEF:
        return [FEAST]
    if s.builders[seat] == HEBA and not s.retired and s.boats[seat]:
        return [REVERSE]
    return []


def take_offer(s: Sneferu, seat: int, answer: Action) -> None:
    """Do what was offered; a stored stone is then placed."""
    if answer is FEAST:
        atoms.feast(s, seat)
    elif answer is REVERSE:
        atoms.reverse(s, seat)
    elif answer in MOVED:
        atoms.move_stone(s, seat, *MOVED[answer])
    else:
        atoms.fetch(s, seat, s.board.index[str(answer.noun)])
        begin(s, "stored", seat)


# --- why not ------------------------------------------------------------------------------------------------


def why_not_offer(s: Sneferu, seat: int, tried: Action, begins: bool) -> Reason:
    if tried.verb in ABILITY:
        return _why_not_ability(s, seat, tried)
    if tried.verb == "fetch":
        return _why_not_fetch(s, seat, str(tried.noun))
    if tried.verb == "move":
        return _why_not_move(s, tried, begins)
    return Reason("not-an-answer", "R2.4")


def _why_not_ability(s: Sneferu, seat: int, tried: Action) -> Reason:
    rule = "R9.4" if tried.verb == "feast" else "R9.5"
    builder = ABILITY[tried.verb]
    if s.builders[seat] != builder:
        return Reason("not-your-builder", rule, {"builder": s.board.builders[builder]})
    if s.used[seat]:
        return Reason("ability-used", rule, {"builder": s.board.builders[builder]})
    if s.retired:
        return Reason("boat-retired", "R25")
    return Reason("boat-at-start", "R27")


def _why_not_fetch(s: Sneferu, seat: int, stone: str) -> Reason:
    if s.board.index.get(stone, EMPTY) not in s.stored[seat]:
        return Reason("not-stored", "R7.8", {"stone": stone})
    if s.laid[seat] == OUTLINE:
        return Reason("pyramid-complete", "R12")
    return Reason("stored-this-turn", "R9", {"stone": stone})


def _why_not_move(s: Sneferu, tried: Action, begins: bool) -> Reason:
    if tried not in MOVED:
        return Reason("no-such-move", "R6.3")
    source, hole = MOVED[tried]
    if s.bag:
        return Reason("bag-not-empty", "R6.3", {"stones": len(s.bag)})
    if s.columns[hole]:
        return Reason("column-not-empty", "R6.3", {"column": hole + 1})
    if not begins:
        return Reason("only-at-start", "R6.3")
    if not s.holes >> hole & 1:
        return Reason("emptied-this-turn", "R21", {"column": hole + 1})
    return Reason("column-empty", "R6.3", {"column": source + 1})
