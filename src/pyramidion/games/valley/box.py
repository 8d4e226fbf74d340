"""The cards in play, compiled: facts by kind, texts by name, actions by verb. Shared by all copies of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from pyramidion.games.valley import flow, lineup
from pyramidion.games.valley.cards import Card
from pyramidion.games.valley.deck import Perform
from pyramidion.games.valley.errata import corrected
from pyramidion.games.valley.groups import COLOUR_OF, STARTER, UNIQUE
from pyramidion.games.valley.options import Options
from pyramidion.games.valley.picks import CardStep
from pyramidion.games.valley.state import EMPTY, SLOTS, Kind, Valley
from pyramidion.games.valley.steps import DoubleNext, Repeat, ReturnPlayed
from pyramidion.games.valley.windows import OPPONENT_BUYS, OTHER_SACRIFICES
from pyramidion.kernel.codec import encode
from pyramidion.kernel.contract import Action, Json, Noun, Reason, action
from pyramidion.kernel.machine import Step, begin, emit, lines

StepTexts = dict[str, tuple[Step[Valley], ...]]

WINDOWS: Final = (OPPONENT_BUYS, OTHER_SACRIFICES, "when_attacked", "when_discarded")


class Finish(CardStep):
    """R12 The action is completed and could be repeated."""

    rule = "R12"

    def __init__(self, acted: Kind) -> None:
        self.acted = acted

    def do(self, s: Valley, seat: int, it: object, answer: Action | None) -> None:
        if self.acted not in s.done:
            s.done = tuple(sorted((*s.done, self.acted)))


class Box:
    """Everything fixed about one game: which cards there are and what they say."""

    def __init__(self, cards: Sequence[Card], options: Options, corrections: bool = False) -> None:
        self.cards = cards
        self.options = options
        self.corrected = corrections
        self.ids = [card.id for card in cards]
        self.index: dict[Noun, Kind] = {card.id: kind for kind, card in enumerate(cards)}
        self.cost = [card.cost for card in cards]
        self.gold = [card.gold for card in cards]
        self.set_of = [lineup.set_of(options, card.group) for card in cards]
        self.group_of = [name or card.group for name, card in zip(self.set_of, cards, strict=True)]
        self.sets = {name: self.set_of.count(name) for name in self.set_of if name}
        self.set_at = [list(self.sets).index(name) if name else -1 for name in self.set_of]
        self.points = [card.points for card in cards]
        self.repeats = [_says(card, Repeat) for card in cards]
        self.returns = [_says(card, ReturnPlayed) for card in cards]
        self.turns_over = [_says(card, Perform) for card in cards]
        self.repeatable = [card.repeatable and not repeats for card, repeats in zip(cards, self.repeats, strict=True)]
        self.doublers = [kind for kind, card in enumerate(cards) if _says(card, DoubleNext)]
        self.weapons = [bool(card.when_discarded) for card in cards]
        self.searches = [any(step.searches for step in card.action) for card in cards]
        self.cancels = [any(step.cancels for step in card.when_attacked) for card in cards]
        self.shields = [kind for kind, card in enumerate(cards) if card.when_attacked]
        self.reactions = {
            window: [kind for kind, card in enumerate(cards) if getattr(card, window)] for window in WINDOWS
        }
        texts: StepTexts = dict(flow.TEXTS)
        self._answers: dict[tuple[str, str], list[Action]] = {}
        for kind, card in enumerate(cards):
            self._add_texts(texts, kind, card)
        self.texts = lines(texts)
        self.acts = self.answers("act")
        self.entombs = self.answers("entomb")
        self.pays = self.answers("pay")
        self.lays = self.answers("lay")
        self.discards = self.answers("discard")
        self.acting = [tuple(card.action) for card in cards]
        self.actions = tuple(self._all_actions())
        self.perfect = self._perfect()
        self.deck_list = self._deck_list()

    def _add_texts(self, texts: StepTexts, kind: Kind, card: Card) -> None:
        """A text for the action, one for each reaction, one for what an attack does to each opponent."""
        if card.action:
            texts[card.id] = (*self._linked(texts, card, card.id, card.action), Finish(kind))
        for window in WINDOWS:
            steps: Sequence[CardStep] = getattr(card, window)
            if steps:
                texts[f"{card.id}.{window}"] = self._linked(texts, card, f"{card.id}.{window}", steps)

    def _linked(self, texts: StepTexts, card: Card, name: str, steps: Sequence[CardStep]) -> tuple[CardStep, ...]:
        """Each step learns its card and what follows; steps that happen several times stand several times."""
        for step, then in zip(steps, [*steps[1:], None], strict=True):
            step.card, step.then = card.id, then
            inner = step.inner()
            if inner:
                step.text = f"{name}.each"
                texts[step.text] = self._linked(texts, card, step.text, inner)
        return tuple(step for step in steps for _ in range(step.count))

    def answers(self, verb: str, prefix: str = "") -> list[Action]:
        """The actions of a verb, by kind."""
        found = self._answers.get((verb, prefix))
        if found is None:
            found = self._answers[verb, prefix] = [action(verb, prefix + name) for name in self.ids]
        return found

    def _all_actions(self) -> list[Action]:
        found: list[Action] = []
        for verb in flow.VERBS:
            nouns: list[Noun] = [prefix + name for prefix in flow.ON_CARDS.get(verb, ()) for name in self.ids]
            nouns += SLOTS if verb in flow.ON_SLOTS else ()
            nouns += flow.ON_OTHERS.get(verb, ())
            found += [action(verb, noun) for noun in nouns or [None]]
        return found

    def _perfect(self) -> int:
        """R10.10 Every set complete, every unique, all starters of one player."""
        printed = [card.points * card.copies for card in self.cards if card.group in (STARTER, UNIQUE)]
        return sum(printed) + sum(size * size for size in self.sets.values())

    def _deck_list(self) -> list[Json]:
        """What is in the game, group by group: for the table's list of cards."""
        found = []
        for name in dict.fromkeys(self.group_of):
            cards = [card for card, group in zip(self.cards, self.group_of, strict=True) if group == name]
            groups = list(dict.fromkeys(card.group for card in cards))
            colour = COLOUR_OF.get(groups[0], "grey" if name == STARTER else "purple")
            facts: dict[str, Json] = {
                "cards": {card.id: card.copies for card in cards},
                "costs": {card.id: card.cost for card in cards},
                "gold": {card.id: card.gold for card in cards},
            }
            found.append({"id": name, "groups": groups, "colour": colour, "size": self.sets.get(name, 0), **facts})
        return found

    def can_act(self, s: Valley, seat: int, kind: Kind, left: int, me: Kind) -> bool:
        """R5.3 Can the action be executed, every part of it that can be known (R6)?"""
        steps = self.acting[kind]
        if not steps:
            return False
        for step in steps:
            left = step.after(s, seat, left, me)
            if left < 0:
                return False
        return True

    def playable(self, s: Valley, seat: int, kinds: Sequence[Kind], left: int) -> list[Action]:
        """The hand cards whose action can be executed now; the one that is played does not count as in hand."""
        found, acting, acts = [], self.acting, self.acts
        for kind in kinds:
            cards = left if acting[kind] else -1
            for step in acting[kind]:
                cards = step.after(s, seat, cards, kind)
                if cards < 0:
                    break
            if cards >= 0:
                found.append(acts[kind])
        return found

    def why_no_action(self, s: Valley, seat: int, kind: Kind, left: int, me: Kind) -> Reason:
        """The first part that cannot be done, and why."""
        card = self.cards[kind]
        if not card.action:
            return Reason("reaction-only", "R7.5", {"card": card.id})
        for number, step in enumerate(card.action, 1):
            rest = step.after(s, seat, left, me)
            if rest < 0:
                return _part_impossible(card, number + step.lacks_next(left), step.lacks(s, seat, left, me))
            left = rest
        raise AssertionError(f"{card.id} can be played")

    def act(self, s: Valley, seat: int, kind: Kind) -> None:
        """Begin the card's action; a discard pile that is looked through has been looked through (R35)."""
        if self.searches[kind]:
            emit(s, "searched", seat)
        begin(s, self.ids[kind], seat)

    def can_react(self, s: Valley, seat: int, window: str, kind: Kind) -> bool:
        left = len(s.players[seat].hand)
        steps: Sequence[CardStep] = getattr(self.cards[kind], window)
        return all(step.after(s, seat, left, EMPTY) >= 0 for step in steps)

    def react(self, s: Valley, seat: int, window: str, kind: Kind) -> None:
        """Begin the reaction's text; `it` is the card itself."""
        emit(s, "reacted", seat, self.ids[kind])
        begin(s, f"{self.ids[kind]}.{window}", seat, kind)


def _part_impossible(card: Card, number: int, because: Reason) -> Reason:
    """A single part needs no number."""
    if len(card.action) == 1:
        return because
    return Reason("part-impossible", "R5.3", {"card": card.id, "part": number}, because)


def _says(card: Card, word: type[CardStep]) -> bool:
    return any(isinstance(step, word) for step in card.action)


def starters(box: Box) -> list[Kind]:
    """R1.1 The ten cards each player begins with."""
    return [kind for kind, card in enumerate(box.cards) if card.group == STARTER for _ in range(card.copies)]


def of_level(box: Box, level: int) -> list[Kind]:
    """R1.3 The common cards of one level."""
    return [
        kind
        for kind, card in enumerate(box.cards)
        if card.level == level and card.group != STARTER
        for _ in range(card.copies)
    ]


@lru_cache(maxsize=64)
def _box(chosen: bytes) -> Box:
    options = msgspec.json.decode(chosen, type=Options)
    cards = lineup.in_play(options, corrected(lineup.boxes(options), options.errata))
    return Box(cards, options, bool(options.errata))


def box_of(options: Options) -> Box:
    """The box that these options ask for; the same object for the same cards."""
    usual = {name: OPTIONS[name] for name in ("completist", "stall_limit", "first", "solo")}
    return _box(encode(msgspec.structs.replace(options, **usual)))


OPTIONS: Final = msgspec.structs.asdict(Options())
