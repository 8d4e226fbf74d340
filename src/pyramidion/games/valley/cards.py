"""The cards of the base box: facts first, then the printed action in steps.

`reconstructed` names what no source prints: correct it here or with an errata file (docs/data-sources.md).
Names and wording are in the locale files under `card-<id>`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pyramidion.games.valley.attacks import Cancel, EachOpponent, Show
from pyramidion.games.valley.deck import Keep, Look, Perform, PutBack, PutOnDeck, Reveal
from pyramidion.games.valley.entombing import Entomb
from pyramidion.games.valley.filters import (
    ANY,
    CHEAPER_THAN_BOUGHT,
    CHEAPEST,
    COST_UP_TO_TWICE,
    EVERY_CARD_PAYS,
    FROM_BASE,
    FROM_BONEYARD,
    FROM_DISCARD,
    FROM_HAND,
    FROM_HAND_OR_DISCARD,
    FROM_PYRAMID,
    FROM_STOCK,
    FROM_TOMB,
    INTO_HAND,
    IT,
    OWNS_SIX,
    PURCHASES_COST_LESS,
    SAME_SET,
    SET_IN_TOMB,
    THIS,
)
from pyramidion.games.valley.groups import AMULETS, BOOKS, JARS, SARCOPHAGI, STARTER, STATUES, UNIQUE
from pyramidion.games.valley.picks import CardStep
from pyramidion.games.valley.steps import (
    ChooseOne,
    Discard,
    DiscardDownTo,
    Draw,
    Give,
    IfDiscardHolds,
    Repeat,
    Return,
    Sacrifice,
    Swap,
    Take,
    UntilEndOfTurn,
)

II, III = 2, 3


@dataclass(frozen=True)
class Card:
    """One different card. `copies` of a starter are per player; a set card scores with its set."""

    id: str
    group: str
    level: int
    cost: int
    gold: int
    points: int = 0
    copies: int = 2
    index: int = 0
    action: Sequence[CardStep] = ()
    when_opponent_buys: Sequence[CardStep] = ()
    when_other_sacrifices: Sequence[CardStep] = ()
    when_attacked: Sequence[CardStep] = ()
    when_discarded: Sequence[CardStep] = ()
    repeatable: bool = True
    reconstructed: str = ""
    words: Mapping[str, str] = field(default_factory=dict)  # names and texts that an errata file corrects


# fmt: off
BASE_BOX = (
    Card(
        "shabti", STARTER, 1, cost=2, gold=1, points=1, copies=4,
        action=[ChooseOne(Swap(), Sacrifice(FROM_PYRAMID))],
        reconstructed="cost gold",
    ),
    Card(
        "urn", STARTER, 1, cost=2, gold=1, points=1, copies=3,
        action=[PutOnDeck()],
    ),
    Card(
        "box_of_food", STARTER, 1, cost=2, gold=1, points=1, copies=2,
        action=[Draw(1)],
        reconstructed="cost gold action",
    ),
    Card(
        "offering_table", STARTER, 1, cost=2, gold=1, points=1, copies=1,
        when_attacked=[Show(THIS), Cancel()],
        reconstructed="cost gold",
    ),

    Card(
        "outer_sarcophagus", SARCOPHAGI, II, cost=3, gold=1, index=1,
        action=[Discard(FROM_HAND, 2), Entomb(FROM_HAND)],
        reconstructed="name group index level cost gold action",
    ),
    Card(
        "middle_sarcophagus", SARCOPHAGI, II, cost=4, gold=2, index=2,
        action=[Sacrifice(FROM_HAND), Entomb(FROM_HAND)],
        reconstructed="name level",
    ),
    Card(
        "inner_sarcophagus", SARCOPHAGI, III, cost=7, gold=3, index=3,
        action=[Entomb(FROM_HAND)],
        reconstructed="name index level cost gold action",
    ),

    Card(
        "duamutef", JARS, II, cost=3, gold=1, index=1,
        action=[EachOpponent(Discard(FROM_HAND))],
        reconstructed="name group index level cost gold action",
    ),
    Card(
        "qebehsenuef", JARS, II, cost=4, gold=2, index=2,
        action=[EachOpponent(Sacrifice(FROM_HAND), OWNS_SIX)],
        reconstructed="level",
    ),
    Card(
        "hapi", JARS, III, cost=7, gold=3, index=3,
        action=[EachOpponent(DiscardDownTo(3))],
        reconstructed="name group index level cost gold action",
    ),
    Card(
        "imsety", JARS, III, cost=8, gold=4, index=4,
        action=[Take(FROM_BASE, ANY, INTO_HAND)],
        reconstructed="name group index level cost gold action",
    ),

    Card(
        "ankh", AMULETS, II, cost=3, gold=1, index=1,
        action=[Return(FROM_TOMB)],
        reconstructed="name group index level cost gold action",
    ),
    Card(
        "wedjat", AMULETS, II, cost=4, gold=2, index=2,
        action=[Look(3), Keep(), PutBack()],
        reconstructed="name group index level cost gold action",
    ),
    Card(
        "tyet", AMULETS, II, cost=5, gold=2, index=3,
        action=[Repeat()],
        reconstructed="level",
    ),
    Card(
        "djed", AMULETS, III, cost=7, gold=3, index=4,
        action=[Take(FROM_PYRAMID, SET_IN_TOMB)],
        reconstructed="name index level cost gold",
    ),
    Card(
        "scarab", AMULETS, III, cost=7, gold=3, index=5,
        action=[Entomb(FROM_DISCARD)],
        reconstructed="name level",
    ),

    Card(
        "book_of_gates", BOOKS, II, cost=3, gold=1, index=1,
        action=[Reveal(), Perform(), Discard(IT)],
        reconstructed="level",
    ),
    Card(
        "book_of_the_earth", BOOKS, II, cost=4, gold=2, index=2,
        action=[Sacrifice(FROM_HAND), Take(FROM_PYRAMID, COST_UP_TO_TWICE)],
        reconstructed="group index level cost gold",
    ),
    Card(
        "book_of_the_heavens", BOOKS, II, cost=5, gold=2, index=3,
        action=[IfDiscardHolds(5), Entomb(FROM_DISCARD)],
        reconstructed="group index level cost gold",
    ),
    Card(
        "book_of_traversing_eternity", BOOKS, III, cost=7, gold=3, index=4,
        action=[Take(FROM_PYRAMID, CHEAPER_THAN_BOUGHT)],
        reconstructed="index level cost gold",
    ),
    Card(
        "book_of_the_netherworld", BOOKS, III, cost=7, gold=3, index=5,
        action=[Take(FROM_STOCK)],
        reconstructed="level",
    ),
    Card(
        "book_of_the_dead", BOOKS, III, cost=8, gold=4, index=6,
        action=[Entomb(FROM_PYRAMID, CHEAPEST)],
        reconstructed="index level cost gold",
    ),

    Card(
        "statue_sobek", STATUES, II, cost=3, gold=1, index=1,
        action=[Sacrifice(FROM_HAND), Draw(2)],
        reconstructed="name index level cost gold action",
    ),
    Card(
        "statue_bastet", STATUES, II, cost=4, gold=2, index=2,
        action=[EachOpponent(Give(), OWNS_SIX)],
        reconstructed="name level",
    ),
    Card(
        "statue_anubis", STATUES, II, cost=6, gold=3, index=3,
        action=[Take(FROM_BONEYARD)],
        reconstructed="name index level cost gold action",
    ),
    Card(
        "statue_isis", STATUES, III, cost=7, gold=3, index=4,
        action=[Draw(3)],
        reconstructed="name index level cost gold action",
    ),
    Card(
        "statue_horus", STATUES, III, cost=8, gold=4, index=5,
        action=[Take(FROM_PYRAMID)],
        reconstructed="name group index level cost gold action",
    ),
    Card(
        "statue_thoth", STATUES, III, cost=8, gold=4, index=6,
        action=[UntilEndOfTurn(EVERY_CARD_PAYS, 4)], repeatable=False,
        reconstructed="index level cost gold",
    ),
    Card(
        "statue_osiris", STATUES, III, cost=9, gold=4, index=7,
        action=[Entomb(FROM_BASE)],
        reconstructed="name group index level cost gold action",
    ),

    Card(
        "mummified_cat", UNIQUE, II, cost=4, gold=2, points=2, copies=1,
        when_other_sacrifices=[Discard(THIS), Take(FROM_BONEYARD)],
        reconstructed="name group level cost gold points",
    ),
    Card(
        "headrest", UNIQUE, II, cost=5, gold=2, points=2, copies=1,
        action=[Draw(2), Discard(FROM_HAND)],
        reconstructed="name group level cost gold points action",
    ),
    Card(
        "ka_figurine", UNIQUE, II, cost=6, gold=3, points=3, copies=1,
        action=[Discard(FROM_HAND), Take(FROM_PYRAMID, SAME_SET)],
        reconstructed="name level",
    ),
    Card(
        "censer", UNIQUE, III, cost=7, gold=3, points=3, copies=1,
        action=[UntilEndOfTurn(PURCHASES_COST_LESS, 2)], repeatable=False,
        reconstructed="group level cost gold points action",
    ),
    Card(
        "boat", UNIQUE, III, cost=8, gold=4, points=4, copies=1,
        when_opponent_buys=[Discard(THIS), Take(FROM_BASE)],
        reconstructed="level cost gold points",
    ),
    Card(
        "burial_mask", UNIQUE, III, cost=10, gold=5, points=5, copies=1,
        action=[Entomb(FROM_HAND_OR_DISCARD)],
        reconstructed="level",
    ),
)
# fmt: on
