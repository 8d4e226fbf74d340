"""The cards of the Afterlife box; its starters are those of the base box.

`reconstructed` names what no source prints: correct it here or with an errata file (docs/data-sources.md).
Names and wording are in the locale files under `card-<id>`.
"""

from __future__ import annotations

from pyramidion.games.valley.attacks import ChooseOpponent, EachOpponent, EachPlayer, Shield, ShowHand
from pyramidion.games.valley.bespoke import (
    BuyItOrSacrificeIt,
    DiscardAny,
    DiscardDearest,
    DiscardNamed,
    DrawOneMore,
    EnterPyramid,
    GiveSetCardOrShow,
    IfBoneyardSuffices,
    Judge,
    PassThis,
    ReceiveThis,
    SacrificeJudged,
    SetAside,
    TakeWhatLeftChooses,
    TurnOverStock,
)
from pyramidion.games.valley.cards import II, III, Card
from pyramidion.games.valley.deck import KeepRevealed, Reveal
from pyramidion.games.valley.entombing import Entomb
from pyramidion.games.valley.filters import (
    ANY,
    CHEAPEST,
    DEAREST,
    FROM_BONEYARD,
    FROM_DECK,
    FROM_DISCARD,
    FROM_HAND,
    FROM_PLAYED,
    FROM_PYRAMID,
    FROM_TOMB,
    FROM_TOP_OF_DISCARD,
    FROM_UPPER_ROWS,
    HOLDS_CARDS,
    INTO_HAND,
    IT,
    NEW_SET,
    ON_DECK,
    STARTERS,
)
from pyramidion.games.valley.groups import CHAMBERS, JEWELRY, MUMMIFICATION, TOMB_ART, UNIQUE, WEAPONS
from pyramidion.games.valley.steps import Discard, DoubleNext, Draw, May, Return, Sacrifice, Take

# fmt: off
AFTERLIFE_BOX = (
    Card(
        "linen_bandages", MUMMIFICATION, II, cost=3, gold=1, index=1,
        action=[Entomb(FROM_HAND, STARTERS)],
        reconstructed="index level cost gold action",
    ),
    Card(
        "brain_hook", MUMMIFICATION, II, cost=4, gold=2, index=2,
        action=[TurnOverStock(), BuyItOrSacrificeIt(2)],
        reconstructed="index level cost gold",
    ),
    Card(
        "natron", MUMMIFICATION, III, cost=7, gold=3, index=3,
        action=[Entomb(FROM_HAND), Draw(1)],
        reconstructed="name group index level cost gold action",
    ),

    Card(
        "ring", JEWELRY, II, cost=3, gold=1, index=1,
        action=[DoubleNext()],
        reconstructed="index level cost gold",
    ),
    Card(
        "bracelet", JEWELRY, II, cost=5, gold=2, index=2,
        action=[Draw(2)],
        reconstructed="index level cost gold action",
    ),
    Card(
        "brooch", JEWELRY, III, cost=7, gold=3, index=3,
        action=[Entomb(FROM_PYRAMID), Sacrifice(FROM_TOMB)],
        reconstructed="name group index level cost gold",
    ),
    Card(
        "necklace", JEWELRY, III, cost=8, gold=4, index=4,
        action=[Entomb(FROM_DECK), May(Entomb(FROM_DECK), STARTERS)],
        reconstructed="name group index level cost gold",
    ),

    Card(
        "serdab", CHAMBERS, II, cost=3, gold=1, index=1,
        action=[SetAside()],
        reconstructed="index level cost gold",
    ),
    Card(
        "antechamber", CHAMBERS, II, cost=4, gold=2, index=2,
        action=[Return(FROM_DISCARD)],
        reconstructed="name group index level cost gold",
    ),
    Card(
        "offering_chapel", CHAMBERS, II, cost=5, gold=2, index=3,
        action=[EachPlayer(May(Entomb(FROM_TOP_OF_DISCARD)))],
        reconstructed="index level cost",
    ),
    Card(
        "treasury", CHAMBERS, III, cost=7, gold=3, index=4,
        action=[Draw(3), Discard(FROM_HAND)],
        reconstructed="name group index level cost gold action",
    ),
    Card(
        "burial_chamber", CHAMBERS, III, cost=8, gold=4, index=5,
        action=[Entomb(FROM_HAND), May(Entomb(FROM_HAND))],
        reconstructed="index level cost gold action",
    ),

    Card(
        "sling", WEAPONS, II, cost=3, gold=1, index=1,
        action=[ChooseOpponent(Shield(), Discard(FROM_HAND), where=HOLDS_CARDS)],
        reconstructed="name index level cost gold action",
    ),
    Card(
        "dagger", WEAPONS, II, cost=4, gold=2, index=2,
        action=[IfBoneyardSuffices(), EachPlayer(Take(FROM_BONEYARD))],
        reconstructed="name index level cost gold",
    ),
    Card(
        "khopesh", WEAPONS, II, cost=5, gold=2, index=3,
        action=[TakeWhatLeftChooses()],
        reconstructed="name group index level cost gold",
    ),
    Card(
        "spear", WEAPONS, III, cost=7, gold=3, index=4,
        action=[ChooseOpponent(Shield(), ShowHand(), DiscardNamed(), where=HOLDS_CARDS)],
        reconstructed="index level cost action",
    ),
    Card(
        "axe", WEAPONS, III, cost=7, gold=3, index=5,
        when_discarded=[EachOpponent(DiscardDearest())],
        reconstructed="name index level cost gold",
    ),
    Card(
        "bow", WEAPONS, III, cost=8, gold=4, index=6,
        action=[Entomb(FROM_PYRAMID, NEW_SET)],
        reconstructed="index level cost gold",
    ),

    Card(
        "hunting", TOMB_ART, II, cost=3, gold=1, index=1,
        action=[Reveal(2), KeepRevealed(), Discard(IT)],
        reconstructed="name group index level cost gold action",
    ),
    Card(
        "goddess_nut", TOMB_ART, II, cost=4, gold=2, index=2,
        action=[ChooseOpponent(May(Take(FROM_PYRAMID, CHEAPEST))), Take(FROM_PYRAMID, DEAREST)],
        reconstructed="name group index level gold",
    ),
    Card(
        "harvest", TOMB_ART, II, cost=6, gold=3, index=3,
        action=[Take(FROM_PYRAMID, CHEAPEST, INTO_HAND)],
        reconstructed="name group index level cost gold action",
    ),
    Card(
        "judgment", TOMB_ART, III, cost=7, gold=3, index=4,
        action=[Judge(), SacrificeJudged()],
        reconstructed="name group index level cost gold",
    ),
    Card(
        "banquet", TOMB_ART, III, cost=7, gold=3, index=5,
        action=[Draw(3)],
        reconstructed="name group index level cost gold action",
    ),
    Card(
        "opening_of_the_mouth", TOMB_ART, III, cost=8, gold=4, index=6,
        action=[Take(FROM_UPPER_ROWS)],
        reconstructed="name group index level cost gold action",
    ),
    Card(
        "victory", TOMB_ART, III, cost=9, gold=4, index=7,
        action=[Entomb(FROM_PLAYED)],
        reconstructed="name group index level cost gold",
    ),

    Card(
        "senet", UNIQUE, II, cost=4, gold=2, points=2, copies=1,
        action=[Draw(1), PassThis(), ChooseOpponent(ReceiveThis(), Shield(), GiveSetCardOrShow())],
        reconstructed="name group level cost gold points",
    ),
    Card(
        "dogs_and_jackals", UNIQUE, II, cost=5, gold=2, points=2, copies=1,
        action=[Return(FROM_PLAYED)],
        reconstructed="name group level cost gold points",
    ),
    Card(
        "mirror_case", UNIQUE, II, cost=6, gold=3, points=3, copies=1,
        action=[Take(FROM_PYRAMID), EnterPyramid()],
        reconstructed="name group level cost gold points",
    ),
    Card(
        "ibex", UNIQUE, III, cost=7, gold=3, points=3, copies=1,
        action=[DiscardAny(), DrawOneMore()],
        reconstructed="name level cost gold points action",
    ),
    Card(
        "chariot", UNIQUE, III, cost=8, gold=4, points=4, copies=1,
        action=[Take(FROM_PYRAMID, ANY, ON_DECK)],
        reconstructed="name group level cost gold points action",
    ),
    Card(
        "sphinx", UNIQUE, III, cost=10, gold=5, points=5, copies=1,
        action=[Entomb(FROM_PYRAMID)],
        reconstructed="name level cost gold points action",
    ),
)
# fmt: on
