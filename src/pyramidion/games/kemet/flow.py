"""R3 The day: the list of steps is the rulebook's sequence of play. All texts of the game meet here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from pyramidion.games.kemet import actions, armies, atoms, battle, march, night, setup, windows
from pyramidion.games.kemet.actions import bought_colours, summon_areas
from pyramidion.games.kemet.armies import can_sacrifice, has_army, trim
from pyramidion.games.kemet.data import FIGURES
from pyramidion.games.kemet.scoring import has_won, total
from pyramidion.games.kemet.spaces import (
    FIRST_BUY,
    GOLD_TEXTS,
    GOLDS,
    ROWS,
    SPACE_TEXTS,
    SPACES,
    allowed,
    empty_rows,
    on_board,
)
from pyramidion.games.kemet.state import IN_SUPPLY, NONE, OVER, Kemet
from pyramidion.games.kemet.windows import KIND, open_mana_windows, play, playable, why_not_play
from pyramidion.kernel.contract import Action, Question, Reason, action
from pyramidion.kernel.machine import DONE, It, Step, begin

END_TURN: Final = action("end")
TOKEN: Final = [action("token", space) for space in SPACES]
SILVER: Final = [action("silver", space) for space in SPACES]
SPACE: Final = {space: at for at, space in enumerate(SPACES)}
FIGURE_OF_GOLD: Final = {figure.id: at for at, figure in enumerate(FIGURES)}


class StartDay(Step[Kemet]):
    """R3.1 A round: the day, then the night."""

    rule = "R3.1"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        atoms.start_round(s)
        next_turn(s)


def next_turn(s: Kemet) -> None:
    """R3.2 Whoever has placed the fewest tokens, in turn order; when all are placed, the night (R3.1)."""
    most = max(s.regular)
    if most:
        following = next(owner for owner in s.order if s.regular[owner] == most)
        atoms.start_turn(s, following)
        begin(s, "turn", following)
    else:
        begin(s, "night", s.order[0])


class EndTurn(Step[Kemet]):
    """R3.2 The next player."""

    rule = "R3.2"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        next_turn(s)


class CheckVictory(Step[Kemet]):
    """R6.3 At the start of the own turn: enough fame, and more than everybody else."""

    rule = "R6.3"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if has_won(s, seat):
            atoms.end(s, seat, OVER)


class TakeActions(Step[Kemet]):
    """R3.2 One regular token; silver, gold and interventions before or after it."""

    kind = "take_actions"
    rule = "R3.2"
    loop = True

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        mods = s.mods[seat]
        found: list[Action] = [] if s.placed else list(_spaces(s, "token", seat))
        if mods.silver and s.silver[seat] == NONE:
            found += _spaces(s, "silver", seat)
        if mods.golds and not s.gold[seat]:
            found += [s.box.act("gold", s.box.gold_name(gold)) for gold in mods.golds if can_gold(s, seat, gold)]
        if s.hands[seat]:
            found += playable(s, seat)
        elif not found:
            return None
        if s.placed:
            found.append(END_TURN)
        return found

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is None or answer is END_TURN:
            return DONE
        if answer.verb == "play":
            play(s, seat, KIND[str(answer.noun)])
            return None
        begin(s, "after_action", seat)
        if answer.verb == "gold":
            use_gold(s, seat, str(answer.noun))
        else:
            use_space(s, seat, SPACE[str(answer.noun)], answer.verb)
        return None

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        facts = {"tokens": s.regular[seat], "pp": s.pp[seat], "fame": total(s, seat), "placed": int(s.placed)}
        return Question(self.kind, self.rule, facts)

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        return why_not_act(s, seat, tried)


def _spaces(s: Kemet, verb: str, seat: int) -> tuple[Action, ...]:
    """The spaces for a token."""
    if verb == "silver":
        return _answers(verb, silver_spaces(s, seat))
    return _answers(verb, allowed(s.used[seat], s.regular[seat], s.colours))


@cache
def _answers(verb: str, mask: int) -> tuple[Action, ...]:
    answers = SILVER if verb == "silver" else TOKEN
    return tuple(answers[at] for at in range(len(SPACES)) if mask >> at & 1)


def silver_spaces(s: Kemet, seat: int) -> int:
    """R3.4 Any free space."""
    return on_board(s.colours) & ~s.used[seat]


def use_space(s: Kemet, seat: int, space: int, verb: str) -> None:
    """R3.2, R3.4 Place the token and do the action."""
    atoms.place_token(s, seat, space, "silver" if verb == "silver" else "regular")
    begin(s, SPACE_TEXTS[space], seat, space - FIRST_BUY if space >= FIRST_BUY else None)


def can_gold(s: Kemet, seat: int, gold: str) -> bool:
    """R3.5 Can the gold action do anything?"""
    need = GOLD_NEEDS.get(GOLD_TEXTS[gold])
    return need is None or need(s, seat, gold)


def _can_summon(s: Kemet, seat: int, gold: str) -> bool:
    figure = FIGURE_OF_GOLD[gold]
    return s.where[figure] == IN_SUPPLY and bool(summon_areas(s, figure))


# what the text of a gold action needs: an army, a sacrifice (R5), a colour bought this round, a free area (R9.9)
GOLD_NEEDS: Final[dict[str, Callable[[Kemet, int, str], bool]]] = {
    "move": lambda s, seat, gold: has_army(s, seat),
    "forced_march": lambda s, seat, gold: has_army(s, seat),
    "dark_cult": lambda s, seat, gold: can_sacrifice(s, seat),
    "twin": lambda s, seat, gold: bool(bought_colours(s, seat)),
    "summon": _can_summon,
}


def use_gold(s: Kemet, seat: int, noun: str) -> None:
    """R3.5, R18 One of the actions that the gold tiles offer."""
    gold = next(gold for gold in GOLDS if s.box.gold_name(gold) == noun)
    atoms.place_gold(s, seat, gold)
    text = GOLD_TEXTS[gold]
    it: It = FIGURE_OF_GOLD.get(gold)
    if text == "forced_march":
        text, it = "move", True
    begin(s, text, seat, it)


def why_not_act(s: Kemet, seat: int, tried: Action) -> Reason:
    noun = str(tried.noun)
    if tried.verb in ("token", "silver"):
        return _why_not_space(s, seat, tried.verb, noun)
    if tried.verb == "gold":
        return _why_not_gold(s, seat, noun)
    if tried.verb == "play":
        return why_not_play(s, seat, noun)
    if tried.verb == "end":
        return Reason("place-token-first", "R3.2")
    return Reason("choose-action-first", "R3.2")


def _why_not_space(s: Kemet, seat: int, verb: str, space: str) -> Reason:
    if space not in SPACE or not on_board(s.colours) >> SPACE[space] & 1:
        return Reason("no-such-space", "R3.3", {"noun": space})
    if verb == "silver" and (not s.mods[seat].silver or s.silver[seat] != NONE):
        return Reason("no-silver", "R3.4")
    if verb == "token" and s.placed:
        return Reason("token-placed", "R3.2")
    if s.used[seat] >> SPACE[space] & 1:
        return Reason("space-taken", "R3.3", {"space": space})
    return Reason("row-first", "R3.3", {"row": ROWS[empty_rows(s.used[seat])[0]]})


def _why_not_gold(s: Kemet, seat: int, gold: str) -> Reason:
    if gold not in [s.box.gold_name(own) for own in s.mods[seat].golds]:
        return Reason("no-gold-tile", "R3.5", {"gold": gold})
    if s.gold[seat]:
        return Reason("gold-used", "R18")
    return Reason("gold-impossible", "R3.5", {"gold": gold})


class AfterAction(Step[Kemet]):
    """R9.7 Followers above the limit leave; then others may answer the action (R8.12)."""

    rule = "R9.7"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        trim(s)
        open_mana_windows(s, seat)


TEXTS: Final[dict[str, tuple[Step[Kemet], ...]]] = {
    **setup.TEXTS,
    "day": (StartDay(),),
    "turn": (CheckVictory(), TakeActions(), EndTurn()),
    "after_action": (AfterAction(),),
    **actions.TEXTS,
    **march.TEXTS,
    **windows.TEXTS,
    **armies.TEXTS,
    **battle.TEXTS,
    **night.TEXTS,
}
