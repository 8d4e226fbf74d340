"""The turn: the list of steps is the rulebook's sequence of play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramidion.games.sneferu import atoms
from pyramidion.games.sneferu.offers import REVERSE, abilities, offers, take_offer, why_not_offer
from pyramidion.games.sneferu.pyramid import ANSWERS, BELOW, BOTH, OUTLINE, SLOT, SLOTS
from pyramidion.games.sneferu.state import COLUMNS, EMPTY, NO_BUILDER, NO_TOKEN, STORAGE, TIME_FOR_FOOD, Sneferu
from pyramidion.games.sneferu.supply import (
    ASKED,
    AT,
    ROWS,
    bonus_for,
    present,
    price,
    purchase_answers,
    stone_at,
    token_here,
    why_not_buy,
    why_not_forgo,
)
from pyramidion.kernel.contract import Action, Question, Reason, action
from pyramidion.kernel.machine import DONE, END, It, Step, begin, emit

USE: Final = action("use")
DECLINE: Final = action("decline")
RETIRE: Final = action("retire")
PASS: Final = action("pass")

OFFERED: Final = ("fetch", "move", "feast", "reverse")


class ChooseBuilder(Step[Sneferu]):
    """R9.2 Pick one of the builders that are left."""

    kind = "choose_builder"
    rule = "R9.2"

    def ask(self, s: Sneferu, seat: int, it: It) -> Sequence[Action] | None:
        return [made for builder, made in enumerate(s.board.choose) if builder not in s.builders]

    def do(self, s: Sneferu, seat: int, it: It, answer: Action | None) -> It:
        assert answer is not None
        atoms.take_builder(s, seat, s.board.builder_index[str(answer.noun)])

    def why_not(self, s: Sneferu, seat: int, it: It, tried: Action) -> Reason:
        builder = s.board.builder_index.get(str(tried.noun), NO_BUILDER)
        if tried.verb != "choose" or builder == NO_BUILDER:
            return Reason("choose-builder-first", self.rule)
        return Reason("builder-taken", self.rule, {"builder": str(tried.noun), "other": s.builders.index(builder)})


class FirstTurn(Step[Sneferu]):
    """R2.1 When everybody has a builder, the boats set off."""

    rule = "R2.1"

    def do(self, s: Sneferu, seat: int, it: It, answer: Action | None) -> It:
        next_turn(s)


class ChooseStone(Step[Sneferu]):
    """R3.1 Step 1: choose a stone that you can pay, after whatever else is offered (R14); if there is none, retire."""

    kind = "choose_stone"
    rule = "R3.1"
    loop = True

    def ask(self, s: Sneferu, seat: int, it: It) -> Sequence[Action] | None:
        buys = purchase_answers(s, seat)
        offered = offers(s, seat, True)
        if buys:
            return (*buys, *offered) if offered else buys
        return [*offered, RETIRE] if offered else None

    def do(self, s: Sneferu, seat: int, it: It, answer: Action | None) -> It:
        if answer is None or answer is RETIRE:
            atoms.retire(s, seat, cause_to_retire(s, seat))
            return DONE
        if answer.verb in OFFERED:
            take_offer(s, seat, answer)
            return None
        at = AT[str(answer.noun)]
        choose(s, seat, at, bonus_for(s, at) if answer.verb == "buy" else NO_TOKEN)
        return DONE

    def question(self, s: Sneferu, seat: int, it: It) -> Question:
        if not purchase_answers(s, seat):
            return Question("before_retiring", "R8.2", {"cause": cause_to_retire(s, seat)})
        token = token_here(s)
        name = s.board.tokens[token] if token != NO_TOKEN else "none"
        left = s.board.last - s.boats[seat]
        return Question(self.kind, self.rule, {"food": s.food[seat], "left": left, "token": name})

    def why_not(self, s: Sneferu, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb == "buy":
            return why_not_buy(s, seat, str(tried.noun))
        if tried.verb == "forgo":
            return why_not_forgo(s, seat, str(tried.noun))
        if tried.verb in ("place", "turn"):
            return Reason("buy-first", "R2.4")
        if tried.verb in ("pass", "retire"):
            return _why_not_pass(s, seat)
        if tried.verb in ("use", "decline"):
            return Reason("no-bonus-to-declare", "R3")
        if tried.verb == "choose":
            return Reason("builder-fixed", "R9.2")
        return why_not_offer(s, seat, tried, True)


def _why_not_pass(s: Sneferu, seat: int) -> Reason:
    return Reason("must-buy", "R13") if purchase_answers(s, seat) else Reason("must-retire", "R8.2")


def cause_to_retire(s: Sneferu, seat: int) -> str:
    """R8.2 What the player lacks: a free place, stones, time or food."""
    if s.laid[seat] == OUTLINE:
        return "pyramid"
    here = present(s)
    if not here:
        return "supply"
    left = min(s.board.last - s.boats[seat], s.board.most_time)
    return "food" if s.board.payable[-1][left] & here else "time"


def choose(s: Sneferu, seat: int, at: int, token: int) -> None:
    """R7.2, R3: a bonus that costs something is declared before the stone is paid."""
    if token == TIME_FOR_FOOD and price(s, at, token)[1] > s.board.last - s.boats[seat]:
        token = NO_TOKEN
    if token in ASKED:
        begin(s, "declare", seat, (at, token))
    else:
        begin(s, purchase(s), seat, (at, token))


def purchase(s: Sneferu) -> str:
    return "solo_purchase" if s.seats == 1 else "purchase"


class DeclareBonus(Step[Sneferu]):
    """R7.6, R7.7 Use the quarry's bonus or not; `it` is the place of the stone and the token."""

    kind = "declare_bonus"
    rule = "R3"

    def ask(self, s: Sneferu, seat: int, it: It) -> Sequence[Action] | None:
        return (USE, DECLINE)

    def do(self, s: Sneferu, seat: int, it: It, answer: Action | None) -> It:
        at, token = it
        begin(s, purchase(s), seat, (at, token if answer is USE else NO_TOKEN))

    def question(self, s: Sneferu, seat: int, it: It) -> Question:
        at, token = it
        ends = int(s.boats[seat] + price(s, at, token)[1] == s.board.last and REVERSE not in abilities(s, seat))
        stone = s.board.ids[stone_at(s, at)]
        return Question(self.kind, self.rule, {"stone": stone, "token": s.board.tokens[token], "ends": ends})

    def why_not(self, s: Sneferu, seat: int, it: It, tried: Action) -> Reason:
        return Reason("declare-first", self.rule, {"token": s.board.tokens[it[1]]})


class Pay(Step[Sneferu]):
    """R3.3, R3.4 Step 2: pay food and time. `it` becomes the column and the space that the boat left."""

    rule = "R3.3"

    def do(self, s: Sneferu, seat: int, it: It, answer: Action | None) -> It:
        at, token = it
        left = s.boats[seat]
        atoms.buy(s, seat, at, token)
        if token == STORAGE:
            atoms.store(s, seat)
        return at // ROWS, left


class PtahTakes(Step[Sneferu]):
    """R10.2 Ptah takes from the other columns what matches the quarries left or sailed over (R32)."""

    rule = "R10.2"

    def do(self, s: Sneferu, seat: int, it: It, answer: Action | None) -> It:
        bought, left = it
        materials = quarried(s, left, s.boats[seat])
        for column in range(COLUMNS):
            if column != bought and s.columns[column] and materials.intersection(s.board.pairs[s.columns[column][0]]):
                atoms.give_to_ptah(s, column)
                if len(s.ptah) == s.board.data.solo.wins_at:
                    end_at_once(s)
                    return


def quarried(s: Sneferu, left: int, reached: int) -> set[int]:
    """R10.2 The materials of the quarries that the boat left or sailed over, not of the one it reached."""
    board = s.board
    return {board.quarry_material[quarry] for quarry in board.quarry_at[left:reached] if quarry >= 0}


def end_at_once(s: Sneferu) -> None:
    """R10.6, R35: Ptah's pyramid is complete; the turn stops."""
    emit(s, "ptah_completed", len(s.ptah))
    emit(s, "ended")
    s.stack.clear()


class PlaceStone(Step[Sneferu]):
    """R4.1 Step 3, with step 4: lay the stone either way round on a supported place; a stored one is skipped."""

    kind = "place_stone"
    rule = "R4.1"
    loop = True

    def ask(self, s: Sneferu, seat: int, it: It) -> Sequence[Action] | None:
        if s.held == EMPTY:
            return None
        if s.builders[seat] != NO_BUILDER:
            return (*ANSWERS[s.laid[seat]], *self.offered(s, seat))
        return ANSWERS[s.laid[seat]]

    def offered(self, s: Sneferu, seat: int) -> list[Action]:
        return abilities(s, seat)

    def do(self, s: Sneferu, seat: int, it: It, answer: Action | None) -> It:
        if answer is None:
            return DONE
        if answer.verb in OFFERED:
            take_offer(s, seat, answer)
            return None
        atoms.place(s, seat, SLOT[str(answer.noun)], answer.verb == "turn")
        return DONE

    def question(self, s: Sneferu, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"stone": s.board.ids[s.held]})

    def why_not(self, s: Sneferu, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb in ("place", "turn"):
            return why_not_place(s, seat, str(tried.noun))
        if tried.verb in ("feast", "reverse"):
            return why_not_offer(s, seat, tried, False)
        return Reason("place-first", self.rule, {"stone": s.board.ids[s.held]})


class PlaceStored(PlaceStone):
    """R7.8 The same with a stored stone: once taken up it is placed before anything else."""

    kind = "place_stored"
    rule = "R7.8"

    def offered(self, s: Sneferu, seat: int) -> list[Action]:
        return []

    def why_not(self, s: Sneferu, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb in ("place", "turn"):
            return why_not_place(s, seat, str(tried.noun))
        return Reason("place-first", self.rule, {"stone": s.board.ids[s.held]})


def why_not_place(s: Sneferu, seat: int, noun: str) -> Reason:
    if noun not in SLOT:
        return Reason("no-such-slot", "R4.1", {"slot": noun})
    slot = SLOT[noun]
    if s.laid[seat] & BOTH[slot]:
        return Reason("slot-filled", "R4.1", {"slot": noun})
    missing = BELOW[slot] & ~s.laid[seat]
    lacking = [name for name, both in zip(SLOTS, BOTH, strict=True) if both & missing]
    return Reason("not-supported", "R4.2", {"slot": noun, "below": ", ".join(lacking)})


class Refill(Step[Sneferu]):
    """R6.1 Step 5: the bag fills the columns from which stones were taken (R10.3), as far as it lasts."""

    rule = "R6.1"

    def do(self, s: Sneferu, seat: int, it: It, answer: Action | None) -> It:
        for column, stones in enumerate(s.columns):
            for _ in range(len(stones), ROWS):
                atoms.refill(s, column)


class EndTurn(Step[Sneferu]):
    """R9, R24, R25: what is still offered after the turn. R14: then a complete pyramid retires. R2.1 The next boat."""

    kind = "after_turn"
    rule = "R9"
    loop = True

    def ask(self, s: Sneferu, seat: int, it: It) -> Sequence[Action] | None:
        offered = offers(s, seat, False)
        return [*offered, PASS] if offered else None

    def do(self, s: Sneferu, seat: int, it: It, answer: Action | None) -> It:
        if answer is not None and answer is not PASS:
            take_offer(s, seat, answer)
            return None
        if s.laid[seat] == OUTLINE and s.boats[seat] < s.board.last:
            atoms.retire(s, seat, "pyramid")
        next_turn(s)
        return END

    def question(self, s: Sneferu, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"food": s.food[seat], "stored": len(s.stored[seat])})

    def why_not(self, s: Sneferu, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb in OFFERED:
            return why_not_offer(s, seat, tried, False)
        return Reason("turn-over", "R2.4")


def hindmost(s: Sneferu) -> int:
    """R2.1, R2.2 The boat farthest back; on one space, the one that arrived first."""
    boats = s.boats
    space = min(boats)
    for seat in s.order:
        if boats[seat] == space:
            return seat
    raise AssertionError(s.order)


def next_turn(s: Sneferu) -> None:
    """R8.1 The next turn, unless all boats are on the last space."""
    seat = hindmost(s)
    if s.boats[seat] == s.board.last:
        emit(s, "ended")
    else:
        atoms.start_turn(s, seat)
        begin(s, "turn", seat)


TEXTS: Final[dict[str, tuple[Step[Sneferu], ...]]] = {
    "builder": (ChooseBuilder(),),
    "first_turn": (FirstTurn(),),
    "turn": (ChooseStone(), EndTurn()),
    "declare": (DeclareBonus(),),
    "purchase": (Pay(), PlaceStone(), Refill()),
    "solo_purchase": (Pay(), PtahTakes(), PlaceStone(), Refill()),
    "stored": (PlaceStored(),),
}
