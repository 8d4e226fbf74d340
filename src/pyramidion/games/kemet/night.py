"""R7 The night: the list of steps is the rulebook's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramidion.games.kemet import atoms, card_atoms
from pyramidion.games.kemet.armies import DONE_ANSWER, PASS, orphaned, trim
from pyramidion.games.kemet.battle import CARD, CARD_INDEX, DISCARD
from pyramidion.games.kemet.data import (
    BATTLE_CARDS,
    DELTA_UNITS,
    INTERVENTIONS,
    SANCTUARY_UNITS,
    TEMPLES_FOR_FAME,
)
from pyramidion.games.kemet.scoring import leader_at_the_limit, total
from pyramidion.games.kemet.seen import tell_table
from pyramidion.games.kemet.state import NIGHT, NONE, OVER, SANCTUARY_FAME, TEMPLES, Kemet
from pyramidion.games.kemet.windows import KIND
from pyramidion.kernel.contract import Action, Question, Reason, action
from pyramidion.kernel.machine import DONE, It, Step, begin, emit

PAY: Final = action("pay")
DROP: Final = [action("drop", card.id) for card in INTERVENTIONS]
VETERANS: Final = [action("veterans", count) for count in range(21)]
POSITION: Final = [action("position", place) for place in range(1, 6)]
SEAT: Final = [action("seat", seat) for seat in range(5)]


class TokensReturn(Step[Kemet]):
    """R7.1 All tokens return. Who controls two temples is judged now: `it` is those seats."""

    rule = "R7.1"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        atoms.set_phase(s, NIGHT)
        emit(s, "night", s.round)
        atoms.take_tokens_back(s)
        held = [s.owner[area] for area in s.board.temples]
        return tuple(owner for owner in s.order if held.count(owner) >= TEMPLES_FOR_FAME)


class Temples(Step[Kemet]):
    """R7.2 Temples give prayer points; the one in the delta for a unit."""

    rule = "R7.2"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        for area in s.board.temples:
            owner = s.owner[area]
            if owner == NONE:
                continue
            if area == s.board.delta:
                begin(s, "delta", owner)
            else:
                atoms.gain(s, owner, s.board.value[area], "temple")


class PayDelta(Step[Kemet]):
    """R7.2, R10: remove a unit from the delta temple for its points?"""

    kind = "pay_delta"
    rule = "R7.2"
    price = DELTA_UNITS

    def area(self, s: Kemet) -> int:
        return s.board.delta

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        return (PAY, PASS) if s.units[self.area(s)] >= self.price else None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is PAY:
            orphan = atoms.lose_units(s, self.area(s), self.price, "temple")
            self.reward(s, seat)
            orphaned(s, seat, orphan)

    def reward(self, s: Kemet, seat: int) -> None:
        atoms.gain(s, seat, s.board.value[s.board.delta], "temple")

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        return Reason("pay-first", self.rule)


class TwoTemples(Step[Kemet]):
    """R7.3, R30 One permanent fame point for two temples or more."""

    rule = "R7.3"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        for owner in it:
            atoms.win_fame(s, owner, TEMPLES)


class Sanctuary(Step[Kemet]):
    """R7.4 The Sanctuary of All Gods: two units for a fame point."""

    rule = "R7.4"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        area = s.board.sanctuary
        if area != NONE and s.owner[area] != NONE:
            begin(s, "sanctuary", s.owner[area])


class PaySanctuary(PayDelta):
    """R7.4 Remove two units from the sanctuary?"""

    kind = "pay_sanctuary"
    rule = "R7.4"
    price = SANCTUARY_UNITS

    def area(self, s: Kemet) -> int:
        return s.board.sanctuary

    def reward(self, s: Kemet, seat: int) -> None:
        atoms.win_fame(s, seat, SANCTUARY_FAME)


class NightPrayer(Step[Kemet]):
    """R7.5 Points for everybody."""

    rule = "R7.5"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        for owner in s.order:
            atoms.gain(s, owner, s.box.numbers.night_prayer + s.mods[owner].night_prayer, "night")


class NightCards(Step[Kemet]):
    """R7.6 Everybody draws, in turn order."""

    rule = "R7.6"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        for owner in reversed(s.order):
            begin(s, "night_cards", owner)


class DrawCards(Step[Kemet]):
    """R7.6 One card, more with tiles; `it` is how many to discard again."""

    rule = "R7.6"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        mods = s.mods[seat]
        card_atoms.draw(s, seat, 1 + mods.night_cards + mods.vision)
        return mods.vision


class DropCards(Step[Kemet]):
    """R10.4 Vision: discard as many cards as it lets draw."""

    kind = "drop_cards"
    rule = "R10.4"
    loop = True

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        return [DROP[kind] for kind in dict.fromkeys(s.hands[seat])] if it and s.hands[seat] else None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is None:
            return DONE
        card_atoms.drop(s, seat, KIND[str(answer.noun)])
        return it - 1

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"left": it})

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "drop":
            return Reason("drop-first", self.rule)
        return Reason("not-in-hand", self.rule, {"card": str(tried.noun)})


# --- turn order ---------------------------------------------------------------------------------------------


class TurnOrder(Step[Kemet]):
    """R7.7 A new order: by bids with battle cards and veterans, or by the player with the least fame."""

    rule = "R7.7"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        s.seating = [NONE] * s.seats
        s.bids = [NONE] * s.seats
        tell_table(s, "seating", "bids")
        begin(s, "new_order", s.order[0])
        if s.options.turn_order == "veterans":
            begin(s, "positions", s.order[0])
            for owner in s.order:
                begin(s, "bid", owner)
        else:
            begin(s, "arrange", least_fame(s))


def least_fame(s: Kemet) -> int:
    """R7.7 Of several, the one who is earlier in the present order."""
    return min(s.order, key=lambda seat: (total(s, seat), s.order.index(seat)))


class BidCard(Step[Kemet]):
    """R7.7 Play a battle card face up."""

    kind = "bid_card"
    rule = "R7.7"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        return [CARD[card] for card in range(len(BATTLE_CARDS)) if s.cards[seat] >> card & 1]

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        assert answer is not None
        card = CARD_INDEX[str(answer.noun)]
        card_atoms.play_card(s, seat, card)
        return card

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "card":
            return Reason("pick-card-first", self.rule)
        return Reason("battle-card-gone", "R5.9", {"card": str(tried.noun)})


class BidDiscard(Step[Kemet]):
    """R7.7 Discard another one face down; `it` is the card played, then its strength."""

    kind = "bid_discard"
    rule = "R7.7"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        return [DISCARD[card] for card in range(len(BATTLE_CARDS)) if s.cards[seat] >> card & 1]

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        assert answer is not None
        card_atoms.bury(s, seat, CARD_INDEX[str(answer.noun)])
        card_atoms.recover(s, seat)
        return s.box.battle_cards[it].strength

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "discard":
            return Reason("pick-discard-first", self.rule)
        return Reason("battle-card-gone", "R5.9", {"card": str(tried.noun)})


class BidVeterans(Step[Kemet]):
    """R7.7 Spend any number of veterans; `it` is the strength of the card."""

    kind = "bid_veterans"
    rule = "R7.7"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        return VETERANS[: s.veterans[seat] + 1] if s.veterans[seat] else None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        count = int(str(answer.noun)) if answer is not None else 0
        if count:
            atoms.spend_veterans(s, seat, count)
        s.bids[seat] = it + count
        emit(s, "bid", seat, it, count)
        tell_table(s, "bids")

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"strength": it, "veterans": s.veterans[seat]})

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        return Reason("bid-veterans-first", self.rule)


class Positions(Step[Kemet]):
    """R7.7 The highest bid picks a place first; equal bids in the present order."""

    rule = "R7.7"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        for owner in sorted(s.order, key=lambda seat: (s.bids[seat], -s.order.index(seat))):
            begin(s, "position", owner)


class PickPosition(Step[Kemet]):
    """R7.7 Pick a free place of the new order."""

    kind = "pick_position"
    rule = "R7.7"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        free = [POSITION[place] for place, taken in enumerate(s.seating) if taken == NONE]
        return free if len(free) > 1 else None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        place = int(str(answer.noun)) - 1 if answer is not None else s.seating.index(NONE)
        s.seating[place] = seat
        emit(s, "position", seat, place + 1)
        tell_table(s, "seating")

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        return Reason("position-taken", self.rule)


class ArrangeOrder(Step[Kemet]):
    """R7.7 The player with the least fame names the players in their new order."""

    kind = "arrange_order"
    rule = "R7.7"
    loop = True

    def left(self, s: Kemet) -> list[int]:
        return [seat for seat in range(s.seats) if seat not in s.seating]

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        left = self.left(s)
        return [SEAT[other] for other in left] if len(left) > 1 else None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        left = self.left(s)
        if not left:
            return DONE
        chosen = int(str(answer.noun)) if answer is not None else left[0]
        place = s.seating.index(NONE)
        s.seating[place] = chosen
        emit(s, "position", chosen, place + 1)
        tell_table(s, "seating")
        return None

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"place": s.seats - len(self.left(s)) + 1})

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        return Reason("position-taken", self.rule)


class NewOrder(Step[Kemet]):
    """R7.7 The new order holds from now on."""

    rule = "R7.7"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        atoms.set_order(s, s.seating)


# --- awakening ----------------------------------------------------------------------------------------------


class Awakening(Step[Kemet]):
    """R7.8 Everybody uses tiles of the awakening, in the new order."""

    rule = "R7.8"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        for owner in reversed(s.order):
            if s.mods[owner].awakening:
                begin(s, "awaken", owner, ())


class Awaken(Step[Kemet]):
    """R7.8 In any order; `it` is what has been used."""

    kind = "awaken"
    rule = "R7.8"
    loop = True

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        left = [text.partition(".")[2] for text in s.mods[seat].awakening if text not in it]
        return [*(s.box.act("awaken", tile) for tile in left), DONE_ANSWER] if left else None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is None or answer is DONE_ANSWER:
            return DONE
        text = f"awakening.{answer.noun}"
        emit(s, "awakened", seat, str(answer.noun))
        begin(s, text, seat)
        return (*it, text)

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        return Reason("cannot-awaken", self.rule)


class NightEnds(Step[Kemet]):
    """R6.4 The next round begins, unless the limit is reached."""

    rule = "R6.4"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        trim(s)
        if s.options.round_limit and s.round >= s.options.round_limit:
            atoms.end(s, leader_at_the_limit(s), OVER)
        else:
            begin(s, "day", 0)


TEXTS: Final[dict[str, tuple[Step[Kemet], ...]]] = {
    "night": (
        TokensReturn(), Temples(), TwoTemples(), Sanctuary(), NightPrayer(), NightCards(), TurnOrder(), Awakening(),
        NightEnds(),
    ),
    "delta": (PayDelta(),),
    "sanctuary": (PaySanctuary(),),
    "night_cards": (DrawCards(), DropCards()),
    "bid": (BidCard(), BidDiscard(), BidVeterans()),
    "positions": (Positions(),),
    "position": (PickPosition(),),
    "arrange": (ArrangeOrder(),),
    "new_order": (NewOrder(),),
    "awaken": (Awaken(),),
}  # fmt: skip
