"""R10 Tiles that act: the steps that a tile adds to its purchase, to a battle or to the awakening."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pyramidion.games.kemet import atoms, card_atoms
from pyramidion.games.kemet.actions import (
    ADD,
    FightLandings,
    PlaceUnits,
    can_raise,
    level_price,
    raise_pyramid,
)
from pyramidion.games.kemet.armies import DONE_ANSWER, PASS, Sacrifice, trim
from pyramidion.games.kemet.battle import CARD_INDEX, fight_of, figure_works
from pyramidion.games.kemet.data import (
    BATTLE_CARDS,
    DAMAGE,
    DRAIN_TILE,
    FIGURES,
    FUNERAL_DISCOUNT,
    HONOUR,
    INTERVENTIONS,
    MERCENARIES,
    ON_PURCHASE_AMON,
    PROTECTION,
    REINFORCEMENTS,
    RETURNED_UNITS,
    RITUAL_TILE,
    STRENGTH,
    TYPES,
)
from pyramidion.games.kemet.state import ATTACKER, NONE, Kemet
from pyramidion.games.kemet.windows import KIND
from pyramidion.kernel.contract import Action, Reason, action
from pyramidion.kernel.machine import DONE, END, It, Step

REMOVE: Final = [action("remove", card.id) for card in BATTLE_CARDS]
SPEND: Final = [action("spend", card.id) for card in INTERVENTIONS]
BONUS: Final = [action("bonus", name) for name in TYPES]
REGAIN: Final = {what: action("regain", what) for what in ("units", "honour")}


# --- on purchase --------------------------------------------------------------------------------------------


class GainPrayer(Step[Kemet]):
    """You get prayer points."""

    rule = "R10.4"

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        atoms.gain(s, seat, self.amount, "tile")


class TakeCardsBack(Step[Kemet]):
    """Take all your battle cards back."""

    rule = "R10.2"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        card_atoms.take_cards_back(s, seat)


class RemoveCard(Step[Kemet]):
    """Remove one of them secretly from the game; the special card takes its place."""

    kind = "remove_card"
    rule = "R10.2"

    def __init__(self, special: str) -> None:
        self.special = CARD_INDEX[special]

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        return [REMOVE[card] for card in range(len(BATTLE_CARDS)) if s.cards[seat] >> card & 1]

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        assert answer is not None
        card_atoms.exchange_card(s, seat, CARD_INDEX[str(answer.noun)], self.special)

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "remove":
            return Reason("remove-card-first", self.rule)
        return Reason("battle-card-gone", self.rule, {"card": str(tried.noun)})


class Hire(Step[Kemet]):
    """A group of mercenaries joins your units and enters your districts."""

    rule = "R10.5"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        atoms.hire(s, seat, MERCENARIES)
        return (MERCENARIES, 0)


class UpTo(Step[Kemet]):
    """You may place so many units free."""

    rule = "R10.3"

    def __init__(self, units: int) -> None:
        self.units = units

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        return (self.units, 0)


# --- in battle ----------------------------------------------------------------------------------------------


class AddAttacker(Step[Kemet]):
    """R6: may add a unit to the attacking army, from supply free, from the underworld for a prayer point."""

    kind = "add_attacker"
    rule = "R10.6"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        found = [ADD["supply"]] if s.supply[seat] else []
        if s.underworld[seat] and atoms.price(s, seat, 1) <= s.pp[seat]:
            found.append(ADD["underworld"])
        return [*found, PASS] if found else None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is None or answer is PASS:
            return
        if answer is ADD["underworld"]:
            atoms.pay(s, seat, atoms.price(s, seat, 1), "units")
        atoms.reinforce(s, ATTACKER, str(answer.noun))

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        return Reason("add-unit-first", self.rule)


class SpendInterventions(Step[Kemet]):
    """Discard any number of intervention cards: 1 strength each."""

    kind = "spend_interventions"
    rule = "R10.2"
    loop = True

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        hand = s.hands[seat]
        return [*(SPEND[kind] for kind in dict.fromkeys(hand)), DONE_ANSWER] if hand else None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is None or answer is DONE_ANSWER:
            return DONE
        card_atoms.drop(s, seat, KIND[str(answer.noun)])
        atoms.add_bonus(s, fight_of(s).side(seat), 1, 0, 0)
        return None

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "spend":
            return Reason("spend-first", self.rule)
        return Reason("not-in-hand", self.rule, {"card": str(tried.noun)})


class ChooseBonus(Step[Kemet]):
    """Get 1 strength, damage or protection."""

    kind = "choose_bonus"
    rule = "R10.6"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        return BONUS

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        assert answer is not None
        kind = TYPES.index(str(answer.noun))
        atoms.add_bonus(s, fight_of(s).side(seat), *(int(kind == what) for what in (STRENGTH, DAMAGE, PROTECTION)))

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        return Reason("bonus-first", self.rule)


class SacrificeForExcess(Sacrifice):
    """May sacrifice a unit, if the own strength exceeds the enemy's."""

    kind = "sacrifice_for_excess"
    rule = "R10.6"

    def possible(self, s: Kemet, seat: int) -> bool:
        return excess(s, seat) > 0 and super().possible(s, seat)


def excess(s: Kemet, seat: int) -> int:
    """R4: the strengths as they were compared."""
    fight = fight_of(s)
    side = fight.side(seat)
    return fight.totals[side] - fight.totals[1 - side]


class DrainStrength(Step[Kemet]):
    """A prayer point for each point of strength above the enemy's."""

    rule = "R10.6"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        atoms.gain(s, seat, excess(s, seat), "tile")


class SacrificeToSphinx(Sacrifice):
    """May sacrifice a unit, if the Demeaned Sphinx fights in the army."""

    kind = "sacrifice_to_sphinx"
    rule = "R10.6"

    def possible(self, s: Kemet, seat: int) -> bool:
        fight = fight_of(s)
        figure = figure_works(fight, fight.side(seat))
        return figure != NONE and FIGURES[figure].sacrifices and super().possible(s, seat)


class DealMore(Step[Kemet]):
    """R29: more damage by the putrefaction level after the sacrifice."""

    rule = "R10.6"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        atoms.add_bonus(s, fight_of(s).side(seat), 0, s.putrefaction(seat), 0)


class SacrificeForBonus(Sacrifice):
    """May sacrifice a unit for a bonus in battle."""

    kind = "sacrifice_for_bonus"
    rule = "R10.6"


# --- awakening ----------------------------------------------------------------------------------------------


class RaiseFree(Step[Kemet]):
    """Raise one of your pyramids by a level free."""

    kind = "raise_free"
    rule = "R10.4"

    def areas(self, s: Kemet, seat: int) -> list[int]:
        return [area for area in s.city(seat) if s.level[area] and can_raise(s, seat, area)]

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        areas = self.areas(s, seat)
        return [*(s.box.act("build", s.board.names[area]) for area in areas), PASS] if areas else None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is not None and answer is not PASS:
            raise_pyramid(s, seat, s.board.index[str(answer.noun)])

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        return Reason("cannot-raise", self.rule, {"area": str(tried.noun)})


class Regain(Step[Kemet]):
    """Two of your sacrificed units return to supply, or you get a point of honour."""

    kind = "regain"
    rule = "R10.6"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        found = [REGAIN["units"]] if s.underworld[seat] else []
        if s.honour[seat] < HONOUR:
            found.append(REGAIN["honour"])
        return found or None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is REGAIN["units"]:
            atoms.revive(s, seat, min(RETURNED_UNITS, s.underworld[seat]))
        elif answer is not None:
            atoms.regain_honour(s, seat)
            trim(s)

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        return Reason("regain-first", self.rule)


class FuneralSacrifice(Sacrifice):
    """May sacrifice a unit to raise two pyramids."""

    kind = "sacrifice_for_pyramids"
    rule = "R8"

    def possible(self, s: Kemet, seat: int) -> bool:
        return any(funeral_price(s, seat, area) <= s.pp[seat] for area in funeral_areas(s, seat, NONE)) and (
            super().possible(s, seat)
        )


def funeral_areas(s: Kemet, seat: int, done: int) -> list[int]:
    return [area for area in s.city(seat) if area != done and can_raise(s, seat, area)]


def funeral_price(s: Kemet, seat: int, area: int) -> int:
    """R8: its discount adds to Magical Support; each raise is a payment of its own (R25)."""
    return atoms.price(s, seat, level_price(s, seat, area, FUNERAL_DISCOUNT))


class RaiseCheaper(Step[Kemet]):
    """R8: raise a pyramid by a level, one point cheaper; the second time another one. `it` is the first."""

    kind = "raise_cheaper"
    rule = "R8"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        areas = funeral_areas(s, seat, NONE if it is None else it)
        found = [a for a in areas if funeral_price(s, seat, a) <= s.pp[seat]]
        return [*(s.box.act("build", s.board.names[area]) for area in found), DONE_ANSWER] if found else None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is None or answer is DONE_ANSWER:
            return END
        area = s.board.index[str(answer.noun)]
        atoms.pay(s, seat, funeral_price(s, seat, area), "build")
        raise_pyramid(s, seat, area)
        return area

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        return Reason("cannot-raise", self.rule, {"area": str(tried.noun)})


# --- which tile does what -----------------------------------------------------------------------------------

Text = tuple[Step[Kemet], ...]
_REINFORCEMENTS: Final[Text] = (UpTo(REINFORCEMENTS), PlaceUnits(), FightLandings())
_MERCENARIES: Final[Text] = (Hire(), PlaceUnits(armies=False), FightLandings())

TILE_TEXTS: Final[Mapping[str, Mapping[str, Text]]] = {
    "purchase": {
        "ru2_storm": (TakeCardsBack(), RemoveCard("special_storm")),
        "sa2_barrier": (TakeCardsBack(), RemoveCard("special_barrier")),
        "sa4_reinforcements": _REINFORCEMENTS,
        "di4_amon": (GainPrayer(ON_PURCHASE_AMON),),
        "on1_mercsword": _MERCENARIES,
        "on1_mercspear": _MERCENARIES,
    },
    "council": {
        "em3_reinf": (AddAttacker(),),
    },
    "clash": {
        "ru3_wound": (SpendInterventions(),),
        RITUAL_TILE: (SacrificeForBonus(may=True), ChooseBonus()),
    },
    "resolution": {
        DRAIN_TILE: (SacrificeForExcess(may=True), DrainStrength()),
        "em2_sphinx": (SacrificeToSphinx(may=True), DealMore()),
    },
    "awakening": {
        "sa4_reinforcements": _REINFORCEMENTS,
        "di3_hand": (RaiseFree(),),
        "em1_return": (Regain(),),
        "em3_funeral": (FuneralSacrifice(may=True), RaiseCheaper(), RaiseCheaper()),
    },
}


def hook_texts() -> dict[str, Text]:
    """Each with the name under which it is begun."""
    return {f"{hook}.{tile}": text for hook, tiles in TILE_TEXTS.items() for tile, text in tiles.items()}
