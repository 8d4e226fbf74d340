"""What a simple bot thinks of a position: fame, what brings fame, and how a battle may end."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pyramidion.games.kemet.battle import strength
from pyramidion.games.kemet.box import Box
from pyramidion.games.kemet.data import HIGHEST, HONOUR
from pyramidion.games.kemet.scoring import permanent, temples
from pyramidion.games.kemet.state import ATTACKER, COUNCIL, DEFENDER, NONE, Fight, Kemet

SCALE: Final = 12.0  # of these prospects, ahead: three games out of four are won
RIPE: Final = 8  # battles and hidden cards scatter what follows: it is judged often before the search looks beyond
VICTORY: Final = 1000.0
PERMANENT: Final = 10.0
TEMPLE: Final = 7.0
TOP: Final = 8.0
PER_UNIT: Final = 1.0
IN_SUPPLY: Final = 0.3
LEVELS: Final = (0.0, 1.1, 3.2, 6.0, 8.0)  # a pyramid, by its level
TILE_LEVELS: Final = (0.0, 2.4, 3.9, 5.4, 6.9)
PER_CARD: Final = 0.6
PER_HONOUR: Final = 0.5
PER_VETERAN: Final = 0.3
USUAL_CARD: Final = 3.0  # strength that an unknown battle card is taken for
PER_POINT: Final = 0.14  # how much likelier a victory is for each point of strength
PER_WOUND: Final = 0.4
AT_OBELISK: Final = 0.3  # an army that stands where it matters
PER_TOKEN: Final = 4.5  # an action still to be taken today
PER_STRENGTH: Final = 0.15  # battle cards in hand: strong ones are better kept


def evaluate(s: Kemet, seat: int) -> float:
    """The own prospects against the best of the others; without tokens, or one would rather keep them than act."""
    found = _standing(s)
    own = found.pop(seat)
    return own - max(found)


def prospects(s: Kemet) -> list[float]:
    """With the actions that each may still take today: who has just acted is not ahead for that alone."""
    return [standing + PER_TOKEN * tokens for standing, tokens in zip(_standing(s), s.regular, strict=True)]


def _standing(s: Kemet) -> list[float]:
    if s.winner != NONE:
        return [VICTORY * (seat == s.winner) for seat in range(s.seats)]
    found = _armies(s)
    if HIGHEST in s.level:
        for area, level in enumerate(s.level):
            if level == HIGHEST and s.holder(area) != NONE:
                found[s.holder(area)] += TOP
    return [found[seat] + _prospects(s, seat) for seat in range(s.seats)]


def _prospects(s: Kemet, seat: int) -> float:
    """All but armies and the highest pyramids."""
    found = PERMANENT * permanent(s, seat) + TEMPLE * temples(s, seat)
    found += _prayer(s.pp[seat]) + IN_SUPPLY * s.supply[seat] + PER_CARD * len(s.hands[seat])
    found += PER_VETERAN * s.veterans[seat] - PER_HONOUR * (HONOUR - s.honour[seat])
    found += _city(s, seat) + _tiles(s.box, s.tiles[seat]) + _cards(s.box, s.cards[seat])
    return found + (_battle(s, s.fight, seat) if s.fight is not None and seat in s.fight.seats else 0.0)


def _armies(s: Kemet) -> list[float]:
    found = [0.0] * s.seats
    units, figure, obelisk = s.units, s.figure, s.board.obelisk
    for area, owner in enumerate(s.owner):
        if owner != NONE:
            found[owner] += PER_UNIT * units[area] + AT_OBELISK * bool(obelisk[area])
            if figure[area] != NONE:
                found[owner] += s.box.figures[figure[area]].strength
    if s.landing:
        found[s.active] += PER_UNIT * sum(units for _, units, _ in s.landing)
    return found


def _city(s: Kemet, seat: int) -> float:
    """Pyramids that are still under control."""
    if seat not in s.cities:
        return 0.0
    return sum([LEVELS[s.level[area]] for area in s.city(seat) if s.owner[area] in (NONE, seat)])


def _prayer(pp: int) -> float:
    """Each further point is worth a little less."""
    return 0.95 * pp - 0.03 * pp * pp


@lru_cache(maxsize=4096)
def _cards(box: Box, hand: int) -> float:
    return PER_STRENGTH * sum([card.strength for at, card in enumerate(box.battle_cards) if hand >> at & 1])


@lru_cache(maxsize=4096)
def _tiles(box: Box, mask: int) -> float:
    return sum(TILE_LEVELS[box.tiles[tile].level] for tile in box.owned(mask))


def _battle(s: Kemet, fight: Fight, seat: int) -> float:
    """The own units, what a victory is worth, and how likely it looks."""
    side = fight.side(seat)
    units = fight.force[side]
    if fight.stage == 0 and side == DEFENDER:
        units = 0
    chance = _chance(s, fight)
    worth = PERMANENT + (TEMPLE if fight.area in s.board.temples else 0.0)
    if side == ATTACKER:
        found = chance * worth
    else:
        kept = TEMPLE if fight.area in s.board.temples else 0.0
        found = (1 - chance) * (kept + PERMANENT * s.mods[seat].defensive_victory)
    found += PER_UNIT * units * (0.75 if fight.winner == NONE else 1.0)
    if fight.card[side] != NONE and fight.stage == COUNCIL:
        card = s.box.battle_cards[fight.card[side]]
        found += PER_WOUND * (card.damage + card.protection - card.loss) - 0.15 * card.strength
    if fight.buried[side] != NONE and fight.stage == COUNCIL:
        found -= PER_STRENGTH * s.box.battle_cards[fight.buried[side]].strength
    return found - PER_CARD * len(fight.interventions[side])


def _chance(s: Kemet, fight: Fight) -> float:
    """How likely the attacker wins."""
    if fight.winner != NONE:
        return float(fight.winner == ATTACKER)
    sums = [float(strength(s, fight, side)) for side in (ATTACKER, DEFENDER)]
    if fight.stage == 0:
        sums[DEFENDER] += s.units[fight.area]
    for side in (ATTACKER, DEFENDER):
        if fight.card[side] == NONE:
            sums[side] += USUAL_CARD
    return min(max(0.5 + PER_POINT * (sums[ATTACKER] - sums[DEFENDER] - 0.5), 0.02), 0.98)
