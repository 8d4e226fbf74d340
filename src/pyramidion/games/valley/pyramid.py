"""R3 The pyramid: what lies where, and how it crumbles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramidion.games.valley import atoms
from pyramidion.games.valley.state import B1, B2, B3, EMPTY, M1, M2, SLOTS, T, Valley
from pyramidion.kernel.contract import Action, Reason, action
from pyramidion.kernel.machine import It, Step, begin

ABOVE: Final[dict[int, tuple[int, ...]]] = {B1: (M1,), B2: (M1, M2), B3: (M2,), M1: (T,), M2: (T,), T: ()}

FALL: Final = [action("fall", slot) for slot in SLOTS]


def occupied(s: Valley) -> list[int]:
    """The places that hold a card."""
    return [slot for slot in range(T + 1) if s.pyramid[slot] != EMPTY]


def fillers(s: Valley, hole: int) -> list[int]:
    """The cards that can fall into a hole."""
    return [slot for slot in ABOVE[hole] if s.pyramid[slot] != EMPTY]


def crumble(s: Valley, hole: int) -> None:
    """R3.2 Cards fall until no hole has a card above it; where two could fall, the active player is asked (R7)."""
    while above := fillers(s, hole):
        if len(above) > 1:
            begin(s, "crumble", s.active, hole)
            return
        atoms.fall(s, hole, above[0])
        hole = above[0]


class Crumble(Step[Valley]):
    """R3.3 Choose which of two cards falls into the middle of the base; `it` is the hole."""

    kind = "crumble"
    rule = "R3.3"

    def ask(self, s: Valley, seat: int, it: It) -> Sequence[Action] | None:
        return [FALL[slot] for slot in fillers(s, it)]

    def do(self, s: Valley, seat: int, it: It, answer: Action | None) -> It:
        assert answer is not None
        above = SLOTS.index(str(answer.noun))
        atoms.fall(s, it, above)
        crumble(s, above)

    def why_not(self, s: Valley, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "fall" or tried.noun not in SLOTS:
            return Reason("not-an-answer", self.rule)
        return Reason("cannot-fall-there", "R3.2", {"slot": str(tried.noun), "hole": SLOTS[it]})
