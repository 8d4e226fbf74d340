"""R5 Battle: the steps of the text are the printed steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramidion.games.kemet import atoms, card_atoms
from pyramidion.games.kemet.actions import ADD
from pyramidion.games.kemet.armies import DIVINE, DONE_ANSWER, limit, orphaned, retreats
from pyramidion.games.kemet.data import (
    BATTLE_CARDS,
    ENLISTMENT,
    FIGURES,
    INTERVENTIONS,
    PRAYER_CARD,
    RAINING_FIRE,
    TYPES,
)
from pyramidion.games.kemet.seen import spied, tell_fight
from pyramidion.games.kemet.state import (
    ATTACKER,
    BATTLE,
    CLASH,
    DEFENDER,
    LOSSES,
    NONE,
    RESOLUTION,
    RETREAT,
    REWARD,
    Fight,
    Kemet,
)
from pyramidion.games.kemet.windows import KIND, cost
from pyramidion.kernel.contract import Action, Question, Reason, action
from pyramidion.kernel.machine import DONE, It, Step, begin, emit, fork

CARD: Final = [action("card", card.id) for card in BATTLE_CARDS]
DISCARD: Final = [action("discard", card.id) for card in BATTLE_CARDS]
CARD_INDEX: Final = {card.id: at for at, card in enumerate(BATTLE_CARDS)}
USE: Final = [action("use", card.id) for card in INTERVENTIONS]
BAN: Final = [action("ban", name) for name in TYPES]
RECALL_ANSWER: Final = action("recall")
YIELD: Final = action("yield")
STAY: Final = action("stay")


def fight_of(s: Kemet) -> Fight:
    assert s.fight is not None
    return s.fight


def alive(fight: Fight, side: int) -> bool:
    """Units, or a divinity that is an army by itself."""
    figure = fight.figures[side]
    return fight.force[side] > 0 or (figure != NONE and DIVINE[figure])


def figure_works(fight: Fight, side: int) -> int:
    """The figure whose bonuses count: a creature needs units, and no Snake may stand against it (R13, R44)."""
    figure = fight.figures[side]
    if figure == NONE or DIVINE[figure]:
        return figure
    if fight.cancelled[side] if fight.winner != NONE else cancelled(fight, side):
        return NONE
    return figure if fight.force[side] else NONE


def cancelled(fight: Fight, side: int) -> bool:
    """R10.7 Does a Snake with units stand against it?"""
    foe = fight.figures[1 - side]
    return foe != NONE and FIGURES[foe].cancels and fight.force[1 - side] > 0


def strength(s: Kemet, fight: Fight, side: int) -> int:
    """R5.4 Units, card, figure, tiles, interventions, putrefaction."""
    seat, figure = fight.seats[side], figure_works(fight, side)
    mods = s.mods[seat]
    total = fight.force[side] + fight.strength[side] + mods.strength
    total += mods.attack + mods.putrid * s.putrefaction(seat) if side == ATTACKER else mods.defence
    if fight.card[side] != NONE:
        total += s.box.battle_cards[fight.card[side]].strength
    return total + (s.box.figures[figure].strength if figure != NONE else 0)


def damage(s: Kemet, fight: Fight, side: int) -> int:
    figure = figure_works(fight, side)
    total = s.box.battle_cards[fight.card[side]].damage + s.mods[fight.seats[side]].damage + fight.damage[side]
    return total + (s.box.figures[figure].damage if figure != NONE else 0)


def protection(s: Kemet, fight: Fight, side: int) -> int:
    figure = figure_works(fight, side)
    mods = s.mods[fight.seats[side]]
    total = s.box.battle_cards[fight.card[side]].protection + mods.protection + fight.protection[side]
    return total + (s.box.figures[figure].protection if figure != NONE else 0)


# --- 3.5.1 war council --------------------------------------------------------------------------------------


class Meet(Step[Kemet]):
    """R5.2 The war council begins; tiles that work in it, and Thoth, come first."""

    rule = "R5.2"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        atoms.meet(s)
        fight = fight_of(s)
        for side in (DEFENDER, ATTACKER):
            figure = fight.figures[side]
            if figure != NONE and FIGURES[figure].bans:
                begin(s, "ban_type", fight.seats[side])
        for text in s.mods[fight.seats[ATTACKER]].council:
            begin(s, text, fight.seats[ATTACKER])


class BanType(Step[Kemet]):
    """R9.10 Thoth: name a type that the opponent must not play."""

    kind = "ban_type"
    rule = "R9.10"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        return BAN

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        assert answer is not None
        fight = fight_of(s)
        fight.banned[1 - fight.side(seat)] = TYPES.index(str(answer.noun))
        emit(s, "banned", seat, str(answer.noun))
        tell_fight(s, "banned")

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        return Reason("ban-first", self.rule)


class Spy(Step[Kemet]):
    """R5.2, R17: where one side alone has the Spy, the other chooses its card first."""

    rule = "R5.2"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        fight = fight_of(s)
        watched = [fight.seats[side] for side in (0, 1) if spied(s, side)]
        if watched:
            fork(s, "spied", watched)


class ShowSpied(Step[Kemet]):
    """R5.2 The card is shown. Then both choose the rest, secretly and together."""

    rule = "R5.2"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        for side in (0, 1):
            if spied(s, side):
                card_atoms.show_card(s, side)
        fork(s, "council", sorted(fight_of(s).seats))


class PickCard(Step[Kemet]):
    """R5.2 The battle card to play, not of a banned type unless there is no other (R16)."""

    kind = "pick_card"
    rule = "R5.2"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        fight = fight_of(s)
        side = fight.side(seat)
        if fight.card[side] != NONE:
            return None
        return [CARD[card] for card in range(len(BATTLE_CARDS)) if playable_cards(s, seat, side) >> card & 1]

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is not None:
            card_atoms.pick(s, seat, "card", CARD_INDEX[str(answer.noun)])

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        card = CARD_INDEX.get(str(tried.noun), NONE)
        if tried.verb != "card" or card == NONE:
            return Reason("pick-card-first", self.rule)
        if not s.cards[seat] >> card & 1:
            return Reason("battle-card-gone", "R5.9", {"card": str(tried.noun)})
        return Reason("type-banned", "R9.10", {"type": TYPES[s.box.battle_cards[card].type]})


def playable_cards(s: Kemet, seat: int, side: int) -> int:
    banned = fight_of(s).banned[side]
    hand = s.cards[seat]
    if banned == NONE:
        return hand
    return hand & ~s.box.of_type[banned] or hand


class PickDiscard(Step[Kemet]):
    """R5.2 Another card to discard face down."""

    kind = "pick_discard"
    rule = "R5.2"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        fight = fight_of(s)
        rest = s.cards[seat] & ~(1 << fight.card[fight.side(seat)])
        return [DISCARD[card] for card in range(len(BATTLE_CARDS)) if rest >> card & 1]

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        assert answer is not None
        card_atoms.pick(s, seat, "discard", CARD_INDEX[str(answer.noun)])

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "discard":
            return Reason("pick-discard-first", self.rule)
        return Reason("battle-card-gone", "R5.9", {"card": str(tried.noun)})


class PickInterventions(Step[Kemet]):
    """R5.2 Any number of cards with a use in battle that can be paid; asked of everybody who holds cards."""

    kind = "pick_interventions"
    rule = "R5.2"
    loop = True

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        hand = s.hands[seat]
        if not hand:
            return None
        fight = fight_of(s)
        chosen = fight.interventions[fight.side(seat)]
        purse = s.pp[seat] - sum(cost(s, seat, kind) for kind in chosen)
        return [
            *(
                USE[kind]
                for kind in dict.fromkeys(hand)
                if INTERVENTIONS[kind].battle and hand.count(kind) > chosen.count(kind) and cost(s, seat, kind) <= purse
            ),
            DONE_ANSWER,
        ]

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is None or answer is DONE_ANSWER:
            return DONE
        card_atoms.pick(s, seat, "use", KIND[str(answer.noun)])
        return None

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        kind = KIND.get(str(tried.noun), NONE)
        if tried.verb != "use" or kind == NONE:
            return Reason("pick-interventions-first", self.rule)
        card = {"card": str(tried.noun)}
        if kind not in s.hands[seat]:
            return Reason("not-in-hand", self.rule, card)
        if not INTERVENTIONS[kind].battle:
            return Reason("not-in-battle", self.rule, card)
        if s.hands[seat].count(kind) <= fight_of(s).interventions[fight_of(s).side(seat)].count(kind):
            return Reason("already-chosen", self.rule, card)
        return Reason("not-enough-pp", "R4.10", {"cost": cost(s, seat, kind), "have": s.pp[seat]})


# --- 3.5.2 clash --------------------------------------------------------------------------------------------


class Clash(Step[Kemet]):
    """R5.3 Cards are shown, interventions paid and applied, the attacker's first; then tiles of this step."""

    rule = "R5.3"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        fight = fight_of(s)
        atoms.set_stage(s, CLASH)
        for side in (ATTACKER, DEFENDER):
            card_atoms.play_card(s, fight.seats[side], fight.card[side])
            card_atoms.bury(s, fight.seats[side], fight.buried[side])
        for side in (ATTACKER, DEFENDER):
            fight.interventions[side] = tuple(
                kind for kind in fight.interventions[side] if self._works(s, fight, side, kind)
            )
        tell_fight(s, "interventions")
        _begin_hooks(s, fight, "clash")

    def _works(self, s: Kemet, fight: Fight, side: int, kind: int) -> bool:
        """R8.1 A card that cannot be paid any more is lost without effect."""
        seat, card = fight.seats[side], s.box.interventions[kind]
        need = cost(s, seat, kind)
        card_atoms.play_intervention(s, seat, kind)
        if need > s.pp[seat]:
            emit(s, "unpaid", seat, card.id)
            return False
        atoms.pay(s, seat, need, "intervention")
        atoms.add_bonus(s, side, card.strength, card.damage, card.protection)
        if kind == RAINING_FIRE:
            atoms.withdraw(s, 1 - side, card.amount, "fire")
        elif kind == PRAYER_CARD:
            atoms.gain(s, seat, card.amount, "intervention")
        return True


def _begin_hooks(s: Kemet, fight: Fight, hook: str) -> None:
    """Tiles that work at the end of a step: the attacker's first, then the defender's."""
    for side in (DEFENDER, ATTACKER):
        seat = fight.seats[side]
        texts: tuple[str, ...] = getattr(s.mods[seat], hook)
        for text in reversed(texts):
            begin(s, text, seat)


# --- 3.5.3 resolution ---------------------------------------------------------------------------------------


class Resolve(Step[Kemet]):
    """R5.4 The stronger side wins; equal strength: the defender."""

    rule = "R5.4"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        fight = fight_of(s)
        fight.cancelled = [cancelled(fight, side) for side in (ATTACKER, DEFENDER)]
        fight.totals = [strength(s, fight, side) for side in (ATTACKER, DEFENDER)]
        fight.winner = ATTACKER if fight.totals[ATTACKER] > fight.totals[DEFENDER] else DEFENDER
        fight.stage = RESOLUTION
        winner = fight.seats[fight.winner]
        emit(s, "resolved", winner, fight.totals[ATTACKER], fight.totals[DEFENDER])
        tell_fight(s, "stage", "totals", "winner", "cancelled")
        atoms.gain(s, winner, s.mods[winner].winner_prayer, "tile")
        _begin_hooks(s, fight, "resolution")


# --- 3.5.4 losses -------------------------------------------------------------------------------------------


class Losses(Step[Kemet]):
    """R5.5 Both sides lose units at the same time; then what tiles pay for them, then Enlistment."""

    rule = "R5.5"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        fight = fight_of(s)
        blows = [max(damage(s, fight, 1 - side) - protection(s, fight, side), 0) for side in (0, 1)]
        fight.stage = LOSSES
        for side in (ATTACKER, DEFENDER):
            self._suffer(s, fight, side, blows[side])
        tell_fight(s, "stage", "hurt")
        for side in (ATTACKER, DEFENDER):
            owner = fight.seats[side]
            atoms.gain(s, owner, s.mods[owner].hunger * fight.hurt[1 - side], "tile")
            atoms.gain(s, owner, s.mods[owner].honour_pay * fight.hurt[side], "tile")
        for side in (DEFENDER, ATTACKER):
            count = fight.interventions[side].count(ENLISTMENT)
            if count:
                begin(s, "enlist", fight.seats[side], (s.box.interventions[ENLISTMENT].amount * count, 0))

    def _suffer(self, s: Kemet, fight: Fight, side: int, blow: int) -> None:
        """R9.8, R12: followers first; what reaches a divinity must be enough at once. Own losses hit units only."""
        hurt = min(blow, fight.force[side])
        fight.hurt[side] = hurt
        atoms.withdraw(s, side, hurt, "battle")
        figure = fight.figures[side]
        if figure != NONE and DIVINE[figure] and blow - hurt >= s.box.figures[figure].life:
            atoms.dismiss(s, side, "died")
        atoms.withdraw(s, side, s.box.battle_cards[fight.card[side]].loss, "charge")


def _crowds(s: Kemet, fight: Fight, side: int) -> bool:
    """R6: with Uncanny Reinforcements no limit binds the attacker in this battle."""
    return side == ATTACKER and s.mods[fight.seats[side]].crowd > 0


class EnlistInBattle(Step[Kemet]):
    """R8.11, R40: units join the fighting army. `it`: how many at most, and what they have cost so far."""

    kind = "enlist_in_battle"
    rule = "R8.11"
    loop = True

    def charge(self, s: Kemet, seat: int, it: It) -> int:
        return atoms.price(s, seat, it[1] + 1) - atoms.price(s, seat, it[1])

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        fight = fight_of(s)
        side = fight.side(seat)
        if not it[0] or (fight.force[side] >= limit(s, seat, fight.figures[side]) and not _crowds(s, fight, side)):
            return None
        found = [ADD["supply"]] if s.supply[seat] else []
        if s.underworld[seat] and self.charge(s, seat, it) <= s.pp[seat]:
            found.append(ADD["underworld"])
        return [*found, DONE_ANSWER] if found else None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is None or answer is DONE_ANSWER:
            return DONE
        extra = int(answer.noun == "underworld")
        if extra:
            atoms.pay(s, seat, self.charge(s, seat, it), "units")
        atoms.reinforce(s, fight_of(s).side(seat), str(answer.noun))
        return (it[0] - 1, it[1] + extra)

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"left": it[0]})

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        return Reason("enlist-first", self.rule)


# --- 3.5.5 reward -------------------------------------------------------------------------------------------


class Reward(Step[Kemet]):
    """R5.6 Fame for an attacker who won and survived; veterans for the loser and for whoever is wiped out."""

    rule = "R5.6"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        fight = fight_of(s)
        winner = fight.winner
        owner = fight.seats[winner]
        fight.stage = REWARD
        tell_fight(s, "stage")
        if alive(fight, winner):
            if winner == ATTACKER or s.mods[owner].defensive_victory:
                atoms.win_fame(s, owner, BATTLE)
            figure = figure_works(fight, winner)
            if figure != NONE and 0 < s.box.figures[figure].souls <= fight.hurt[1 - winner]:
                atoms.win_fame(s, owner, BATTLE)
        for side in (ATTACKER, DEFENDER):
            if side != winner or not alive(fight, side):
                atoms.take_veteran(s, fight.seats[side])


# --- 3.5.6 recall and retreat -------------------------------------------------------------------------------


class LoserLeaves(Step[Kemet]):
    """R5.7 A surviving loser recalls or retreats; a defender stays if no attacker survived."""

    rule = "R5.7"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        fight = fight_of(s)
        loser = 1 - fight.winner
        fight.stage = RETREAT
        tell_fight(s, "stage")
        if not alive(fight, loser):
            return
        if fight.winner == ATTACKER and not alive(fight, ATTACKER):
            atoms.occupy(s, loser, fight.area)
        else:
            begin(s, "leave", fight.seats[loser])


class Leave(Step[Kemet]):
    """R5.7 Recall the army, or retreat; divinities cannot be recalled (R9.6)."""

    kind = "leave"
    rule = "R5.7"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        fight = fight_of(s)
        figure = fight.figures[fight.side(seat)]
        return None if figure != NONE and DIVINE[figure] else (RECALL_ANSWER, YIELD)

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is RECALL_ANSWER:
            recall(s, seat)
        else:
            begin(s, "retreat", fight_of(s).seats[fight_of(s).winner])

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"units": fight_of(s).force[fight_of(s).side(seat)]})

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        return Reason("leave-first", self.rule)


def recall(s: Kemet, seat: int) -> None:
    """R5.7, R24: all units to supply, a prayer point for each."""
    fight = fight_of(s)
    side = fight.side(seat)
    units = fight.force[side]
    atoms.withdraw(s, side, units, "recall")
    atoms.gain(s, seat, s.box.numbers.recall * units, "recall")


class Retreat(Step[Kemet]):
    """R5.7, R22: the winner chooses where the loser goes; without an area the army is gone (R23)."""

    kind = "retreat"
    rule = "R5.7"

    def areas(self, s: Kemet) -> list[int]:
        fight = fight_of(s)
        loser = 1 - fight.winner
        return retreats(s, fight.seats[loser], fight.area, figure_works(fight, loser))

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        areas = self.areas(s)
        answers = s.box.areas("retreat")
        return [answers[area] for area in areas] if len(areas) > 1 else None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        fight = fight_of(s)
        loser = 1 - fight.winner
        areas = self.areas(s)
        if not areas:
            atoms.withdraw(s, loser, fight.force[loser], "retreat")
            if fight.figures[loser] != NONE and DIVINE[fight.figures[loser]]:
                atoms.dismiss(s, loser, "vanished")
            return
        area = s.board.index[str(answer.noun)] if answer is not None else areas[0]
        emit(s, "retreated", fight.seats[loser], s.board.names[area])
        atoms.withdraw(s, loser, _excess(s, fight, loser), "limit")
        atoms.occupy(s, loser, area)

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        fight = fight_of(s)
        return Question(self.kind, self.rule, {"seat": fight.seats[1 - fight.winner]})

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "retreat":
            return Reason("retreat-first", self.rule)
        return Reason("no-retreat-there", self.rule, {"area": str(tried.noun)})


def _excess(s: Kemet, fight: Fight, side: int) -> int:
    """R6: units above the army limit return to supply after the battle; followers are counted later (R9.7)."""
    figure = fight.figures[side]
    if figure != NONE and DIVINE[figure]:
        return 0
    return max(fight.force[side] - limit(s, fight.seats[side], figure), 0)


class WinnerStays(Step[Kemet]):
    """R5.7 Then the winner may recall too, or stay."""

    rule = "R5.7"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        fight = fight_of(s)
        if alive(fight, fight.winner):
            begin(s, "hold", fight.seats[fight.winner])


class Hold(Step[Kemet]):
    """R5.7 Recall the winning army, or stay."""

    kind = "hold"
    rule = "R5.7"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        fight = fight_of(s)
        figure = fight.figures[fight.side(seat)]
        return None if figure != NONE and DIVINE[figure] else (RECALL_ANSWER, STAY)

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        fight = fight_of(s)
        if answer is RECALL_ANSWER:
            recall(s, seat)
            return
        atoms.withdraw(s, fight.winner, _excess(s, fight, fight.winner), "limit")
        atoms.occupy(s, fight.winner, fight.area)

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"units": fight_of(s).force[fight_of(s).side(seat)]})

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        return Reason("hold-first", self.rule)


class AfterBattle(Step[Kemet]):
    """R5.8 Creatures without units leave; all battle cards come back after the last pair (R5.9)."""

    rule = "R5.8"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        fight = fight_of(s)
        for side in (DEFENDER, ATTACKER):
            if fight.figures[side] != NONE:
                orphaned(s, fight.seats[side], atoms.dismiss(s, side, "alone"))
        atoms.end_fight(s)
        for owner in fight.seats:
            card_atoms.recover(s, owner)


TEXTS: Final[dict[str, tuple[Step[Kemet], ...]]] = {
    "battle": (
        Meet(), Spy(), ShowSpied(), Clash(), Resolve(), Losses(), Reward(), LoserLeaves(), WinnerStays(),
        AfterBattle(),
    ),
    "ban_type": (BanType(),),
    "spied": (PickCard(),),
    "council": (PickCard(), PickDiscard(), PickInterventions()),
    "enlist": (EnlistInBattle(),),
    "leave": (Leave(),),
    "retreat": (Retreat(),),
    "hold": (Hold(),),
}  # fmt: skip
