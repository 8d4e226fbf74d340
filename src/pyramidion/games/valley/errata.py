"""Corrections to the card data without touching code: numbers, words, and actions in the step vocabulary.

An action is read by a parser that knows the vocabulary and evaluates nothing.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from pyramidion.games.valley import attacks, bespoke, deck, entombing, filters, picks, steps
from pyramidion.games.valley.cards import Card
from pyramidion.games.valley.groups import STARTER
from pyramidion.games.valley.picks import CardStep
from pyramidion.kernel.contract import BadOption
from pyramidion.kernel.naming import nearest

Correction = Mapping[str, int | str | Sequence[str]]

NUMBERS: Final = {"cost": range(1, 100), "gold": range(100), "level": range(2, 4), "points": range(100)}
WORDS: Final = ("name_en", "name_cs", "text_en", "text_cs")
ACTIONS: Final = ("action", "when_opponent_buys", "when_other_sacrifices", "when_attacked", "when_discarded")
FIELDS: Final = (*NUMBERS, *WORDS, *ACTIONS)

NUMBER: Final = frozenset(("a number",))
STEP: Final = frozenset(("a step",))
FILTERS: Final = frozenset(
    ("ANY", "CHEAPEST", "DEAREST", "SAME_SET", "SET_IN_TOMB", "NEW_SET", "COST_UP_TO_TWICE", "CHEAPER_THAN_BOUGHT")
)
OWN: Final = frozenset(
    ("FROM_HAND", "FROM_DISCARD", "FROM_HAND_OR_DISCARD", "FROM_DECK", "FROM_TOP_OF_DISCARD", "FROM_PLAYED")
)
PYRAMID: Final = frozenset(("FROM_PYRAMID", "FROM_BASE", "FROM_UPPER_ROWS"))
HEAPS: Final = frozenset(("FROM_STOCK", "FROM_BONEYARD"))

MAY: Final = (entombing.EntombOwn, entombing.EntombFromDeck, entombing.EntombTopOfDiscard, picks.SlotStep)
EVERYBODY: Final = (*MAY, steps.May, steps.Draw, steps.DiscardDownTo, steps.SacrificeFromHand)
SUFFERED: Final = (steps.Discard, steps.DiscardDownTo, steps.Give, steps.SacrificeFromHand)


def _may(step: CardStep) -> CardStep:
    if not isinstance(step, MAY) or (isinstance(step, picks.SlotStep) and not step.reaches_pyramid()):
        raise ValueError("May takes Entomb, or a step that picks a card of the pyramid")
    return steps.May(step)


def _each_player(step: CardStep) -> CardStep:
    if not isinstance(step, EVERYBODY):
        raise ValueError("EachPlayer takes Draw, Take, Entomb, Sacrifice, DiscardDownTo or May")
    return attacks.EachPlayer(step)


def _choose_opponent(step: CardStep) -> CardStep:
    """A loss can be cancelled; a gift cannot."""
    if isinstance(step, SUFFERED) and _can_be_suffered(step):
        return attacks.ChooseOpponent(attacks.Shield(), step, where=filters.HOLDS_CARDS)
    if not isinstance(step, (steps.May, steps.Draw)):
        raise ValueError("ChooseOpponent takes Discard, Give, Sacrifice, DiscardDownTo, Draw or May")
    return attacks.ChooseOpponent(step)


# each step with what may stand in its brackets, and how much must
Shape = tuple[Callable[..., CardStep], tuple[frozenset[str], ...], int]
VOCABULARY: Final[dict[str, Shape]] = {
    "Draw": (steps.Draw, (NUMBER,), 1),
    "Discard": (steps.Discard, (frozenset(("FROM_HAND", "THIS", "IT")), NUMBER), 1),
    "DiscardDownTo": (steps.DiscardDownTo, (NUMBER,), 1),
    "Give": (steps.Give, (), 0),
    "Sacrifice": (steps.Sacrifice, (frozenset(("FROM_HAND", "FROM_TOMB", *PYRAMID)),), 1),
    "Entomb": (entombing.Entomb, (OWN | PYRAMID, FILTERS | {"STARTERS"}), 1),
    "Take": (steps.Take, (PYRAMID | HEAPS, FILTERS, frozenset(("ON_DISCARD", "INTO_HAND", "ON_DECK"))), 1),
    "Return": (steps.Return, (frozenset(("FROM_TOMB", "FROM_DISCARD", "FROM_PLAYED")),), 1),
    "PutOnDeck": (deck.PutOnDeck, (), 0),
    "Look": (deck.Look, (NUMBER,), 1),
    "Keep": (deck.Keep, (), 0),
    "PutBack": (deck.PutBack, (), 0),
    "Reveal": (deck.Reveal, (), 0),
    "Perform": (deck.Perform, (), 0),
    "Repeat": (steps.Repeat, (), 0),
    "UntilEndOfTurn": (
        steps.UntilEndOfTurn,
        (frozenset(("EVERY_CARD_PAYS", "PURCHASES_COST_LESS")), NUMBER),
        2,
    ),
    "DoubleNext": (steps.DoubleNext, (), 0),
    "May": (_may, (STEP,), 1),
    "SetAside": (bespoke.SetAside, (), 0),
    "IfDiscardHolds": (steps.IfDiscardHolds, (NUMBER,), 1),
    "ChooseOne": (steps.ChooseOne, (STEP, STEP, STEP), 2),
    "Swap": (steps.Swap, (), 0),
    "EachOpponent": (attacks.EachOpponent, (STEP, frozenset(("EVERYONE", "OWNS_SIX"))), 1),
    "EachPlayer": (_each_player, (STEP,), 1),
    "ChooseOpponent": (_choose_opponent, (STEP,), 1),
    "Show": (attacks.Show, (frozenset(("THIS",)),), 0),
    "Cancel": (attacks.Cancel, (), 0),
}

START, END = "(start)", "(end)"  # the edges of a text
WITH_THIS: Final = ("Discard(THIS)", "Show", "Show(THIS)")  # while the card is in the hand

# what must stand right before a word, and what must have happened earlier in the same text
NEEDS_JUST_BEFORE: Final = {
    "Perform": ("Reveal",),
    "Keep": ("Look", "Keep"),
    "PutBack": ("Keep",),
    **dict.fromkeys(WITH_THIS, (START,)),
}
NEEDS_BEFORE: Final = {"SAME_SET": ("Discard", "Sacrifice"), "COST_UP_TO_TWICE": ("Discard", "Sacrifice")}
ONLY_IN_REACTIONS: Final = (*WITH_THIS, "Cancel")
ONLY_IN_ACTIONS: Final = ("SetAside", "DoubleNext", "FROM_PLAYED")
LONGEST: Final = 200  # characters of one step


def corrected(cards: Sequence[Card], errata: Mapping[str, Correction]) -> tuple[Card, ...]:
    """The cards with the corrections applied."""
    known = {card.id: card for card in cards}
    for id, correction in errata.items():
        if id not in known:
            raise BadOption("errata-unknown-card", card=id, nearest=nearest(id, known))
        known[id] = _correct(known[id], correction)
    return tuple(known.values())


def _correct(card: Card, correction: Correction) -> Card:
    changes: dict[str, Any] = {"words": {**card.words}}
    for field, value in correction.items():
        if field in NUMBERS:
            changes[field] = _number(card, field, value)
        elif field in WORDS:
            changes["words"][field] = _word(card, field, value)
        elif field in ACTIONS:
            changes[field] = _text(card, field, value)
        else:
            raise BadOption("errata-unknown-field", card=card.id, field=field, nearest=nearest(field, FIELDS))
    kept = [name for name in card.reconstructed.split() if name not in correction]
    return replace(card, **changes, reconstructed=" ".join(kept))


def _number(card: Card, field: str, value: object) -> int:
    allowed = NUMBERS[field]
    if field == "level" and card.group == STARTER:
        raise BadOption("errata-starter-level", card=card.id)
    if not isinstance(value, int) or isinstance(value, bool) or value not in allowed:
        raise BadOption(
            "errata-bad-number", card=card.id, field=field, value=str(value), low=allowed[0], high=allowed[-1]
        )
    return value


def _word(card: Card, field: str, value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        raise BadOption("errata-bad-word", card=card.id, field=field)
    return value


def _text(card: Card, field: str, value: object) -> tuple[CardStep, ...]:
    if not isinstance(value, Sequence) or isinstance(value, str) or not all(isinstance(v, str) for v in value):
        raise BadOption("errata-bad-action", card=card.id, field=field)
    parsed = [_parse(card, sentence) for sentence in value]
    if any(isinstance(step, steps.Give) for step, _ in parsed):
        raise BadOption("errata-needs-before", card=card.id, step="Give", needs="EachOpponent")
    _check_order(card, field, [name for _, names in parsed for name in names])
    return tuple(step for step, _ in parsed)


def _parse(card: Card, sentence: str) -> tuple[CardStep, list[str]]:
    """The step, and the words it was made of in the order they stand."""
    try:
        if len(sentence) > LONGEST:
            raise ValueError
        tree = ast.parse(sentence.strip(), mode="eval").body
    except (SyntaxError, ValueError) as error:
        raise BadOption("errata-bad-syntax", card=card.id, step=sentence[:LONGEST]) from error
    names: list[str] = []
    return _step(card, tree, names), names


def _step(card: Card, tree: ast.expr, names: list[str]) -> CardStep:
    """A word of the vocabulary, with or without brackets."""
    call = tree if isinstance(tree, ast.Call) else None
    word = call.func if call is not None else tree
    if not isinstance(word, ast.Name) or (call is not None and call.keywords):
        raise BadOption("errata-bad-syntax", card=card.id, step=ast.unparse(tree))
    if word.id not in VOCABULARY:
        raise BadOption("errata-unknown-step", card=card.id, step=word.id, nearest=nearest(word.id, VOCABULARY))
    made, shapes, least = VOCABULARY[word.id]
    given = call.args if call is not None else []
    if not least <= len(given) <= len(shapes):
        raise BadOption(
            "errata-argument-count", card=card.id, step=word.id, low=least, high=len(shapes), have=len(given)
        )
    inner: list[str] = []
    values = [_argument(card, word.id, tree, shape, inner) for tree, shape in zip(given, shapes, strict=False)]
    names += [_label(word.id, given), *inner]
    try:
        made_step = made(*values)
    except ValueError as error:
        raise BadOption(
            "errata-bad-argument", card=card.id, step=word.id, argument=ast.unparse(tree), allowed=str(error)
        ) from error
    if isinstance(made_step, attacks.EachOpponent) and not _can_be_suffered(made_step.suffers):
        raise BadOption(
            "errata-bad-argument",
            card=card.id,
            step=word.id,
            argument=ast.unparse(given[0]),
            allowed="Discard, Give, Sacrifice",
        )
    return made_step


def _can_be_suffered(step: CardStep) -> bool:
    return isinstance(step, SUFFERED) and not (isinstance(step, steps.Discard) and step.zone != filters.FROM_HAND)


def _label(word: str, given: Sequence[ast.expr]) -> str:
    """`Discard(THIS)` and `Discard(IT)` have rules of their own."""
    first = given[0] if given else None
    return f"{word}({first.id})" if isinstance(first, ast.Name) and first.id in ("THIS", "IT") else word


def _argument(card: Card, step: str, tree: ast.expr, shape: frozenset[str], names: list[str]) -> object:
    if shape is STEP:
        return _step(card, tree, names)
    if shape is NUMBER and isinstance(tree, ast.Constant) and type(tree.value) is int and 0 < tree.value < 20:
        return tree.value
    if isinstance(tree, ast.Name) and tree.id in shape:
        names.append(tree.id)
        return getattr(filters, tree.id)
    allowed = ", ".join(sorted(shape))
    raise BadOption("errata-bad-argument", card=card.id, step=step, argument=ast.unparse(tree), allowed=allowed)


def _check_order(card: Card, field: str, names: Sequence[str]) -> None:
    """Some words only make sense after others, or only in a reaction."""
    for at, name in enumerate(names):
        if name in ONLY_IN_REACTIONS and field == "action":
            raise BadOption("errata-only-in-reaction", card=card.id, step=name)
        if name in ONLY_IN_ACTIONS and field != "action":
            raise BadOption("errata-bad-order", card=card.id, step=name)
        if name in WITH_THIS and field == "when_discarded":
            allowed = "Discard(FROM_HAND)"
            raise BadOption("errata-bad-argument", card=card.id, step=field, argument=name, allowed=allowed)
        _check_before(card, name, [START, *names[:at]])
    _check_revealed(card, names)


def _check_before(card: Card, name: str, earlier: Sequence[str]) -> None:
    for needed, found in ((NEEDS_JUST_BEFORE.get(name), earlier[-1:]), (NEEDS_BEFORE.get(name), earlier)):
        if needed and not set(needed) & set(found):
            raise BadOption("errata-needs-before", card=card.id, step=name, needs=" / ".join(needed))


def _check_revealed(card: Card, names: Sequence[str]) -> None:
    """A card that is turned over is put away once, before the text turns over another or ends."""
    is_open = False
    for name in [*names, END]:
        if name in ("Reveal", END) and is_open:
            raise BadOption("errata-needs-before", card=card.id, step=name, needs="Discard(IT)")
        if name == "Discard(IT)" and not is_open:
            raise BadOption("errata-needs-before", card=card.id, step=name, needs="Reveal")
        is_open = name == "Reveal" or (is_open and name != "Discard(IT)")
