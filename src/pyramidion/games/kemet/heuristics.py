"""What a simple bot thinks of a position: fame, what brings fame, and how a battle may end."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pyramidion.games.kemet.battle import strength
from pyramidion.games.kemet.box import Box
from pyramidion.games.kemet.data import HIGHEST, HONOUR, Tile
from pyramidion.games.kemet.scoring import permanent, temples, total
from pyramidion.games.kemet.state import ATTACKER, COUNCIL, DEFENDER, NONE, Fight, Kemet
from pyramidion.games.kemet.worth import AT_ONCE, FORESEEN, LEARNED, Worth

SCALE: Final = 12.0  # of these prospects, ahead: a search counts on three games out of four
BOLD: Final = 1.8  # so much too surely (bench.hints)
RIPE: Final = 8  # battles and hidden cards scatter what follows: it is judged often before the search looks beyond
VICTORY: Final = 1000.0
PERMANENT: Final = 10.0
NEAR: Final = 7  # points of fame from which on a victory is near
USUAL_CARD: Final = 3.0  # strength that an unknown battle card is taken for
PER_POINT: Final = 0.14  # how much likelier a victory is for each point of strength
PER_WOUND: Final = 0.4
POWERS: Final = (3.0, 2.0, 1.5, 5.0, 4.0)  # strength, in attack, in defence, damage and protection that tiles add
PER_STRENGTH: Final = 0.15  # battle cards in hand: strong ones are better kept


def evaluate(s: Kemet, seat: int) -> float:
    """The own prospects against the best of the others."""
    found = _standing(s, AT_ONCE)
    own = found.pop(seat)
    return own - max(found)


def prospects(s: Kemet) -> list[float]:
    """With the actions that each may still take today: who has just acted is not ahead for that alone."""
    return _standing(s, FORESEEN)


def learned(s: Kemet) -> list[float]:
    """The same by what games have taught."""
    return _standing(s, LEARNED)


def _standing(s: Kemet, worth: Worth) -> list[float]:
    if s.winner != NONE:
        return [VICTORY * (seat == s.winner) for seat in range(s.seats)]
    found = _armies(s, worth)
    if HIGHEST in s.level:
        for area, level in enumerate(s.level):
            if level == HIGHEST and s.holder(area) != NONE:
                found[s.holder(area)] += worth.top
    return [found[seat] + _prospects(s, seat, worth) + _near(s, seat, worth) for seat in range(s.seats)]


def _prospects(s: Kemet, seat: int, worth: Worth) -> float:
    """All but armies and the highest pyramids."""
    found = PERMANENT * permanent(s, seat) + worth.temple * temples(s, seat)
    found += _prayer(s.pp[seat], worth) + worth.in_supply * s.supply[seat] + worth.card * len(s.hands[seat])
    found += worth.veteran * s.veterans[seat] - worth.honour * (HONOUR - s.honour[seat]) + worth.token * s.regular[seat]
    found += _city(s, seat, worth) + _cards(s.box, s.cards[seat]) + worth.silver * (s.silver[seat] == NONE)
    found += _tiles(s.box, worth, s.tiles[seat]) + (worth.powers * _powers(s, seat) if worth.powers else 0.0)
    return found + (_battle(s, s.fight, seat, worth) if s.fight is not None and seat in s.fight.seats else 0.0)


def _near(s: Kemet, seat: int, worth: Worth) -> float:
    """R6.3 The last points of fame count most."""
    return worth.near * max(total(s, seat) - NEAR, 0) if worth.near else 0.0


def _armies(s: Kemet, worth: Worth) -> list[float]:
    found = [0.0] * s.seats
    units, figure, obelisk = s.units, s.figure, s.board.obelisk
    for area, owner in enumerate(s.owner):
        if owner != NONE:
            found[owner] += worth.army + worth.unit * units[area] + worth.at_obelisk * bool(obelisk[area])
            if figure[area] != NONE:
                found[owner] += worth.figure * s.box.figures[figure[area]].strength
    if s.landing:
        found[s.active] += worth.unit * sum(units for _, units, _ in s.landing)
    return found


def _city(s: Kemet, seat: int, worth: Worth) -> float:
    """Pyramids that are still under control."""
    if seat not in s.cities:
        return 0.0
    return sum([worth.levels[s.level[area]] for area in s.city(seat) if s.owner[area] in (NONE, seat)])


def _prayer(pp: int, worth: Worth) -> float:
    """Each further point is worth a little less."""
    first, less = worth.prayer
    return first * pp - less * pp * pp


def _powers(s: Kemet, seat: int) -> float:
    """Strength, damage and protection that tiles add to every battle."""
    mods = s.mods[seat]
    found = POWERS[0] * mods.strength + POWERS[1] * mods.attack + POWERS[2] * mods.defence
    return found + POWERS[3] * mods.damage + POWERS[4] * mods.protection


@lru_cache(maxsize=4096)
def _cards(box: Box, hand: int) -> float:
    return PER_STRENGTH * sum([card.strength for at, card in enumerate(box.battle_cards) if hand >> at & 1])


@lru_cache(maxsize=4096)
def _tiles(box: Box, worth: Worth, mask: int) -> float:
    return sum([of_tile(worth, box.tiles[tile]) for tile in box.owned(mask)])


def of_tile(worth: Worth, tile: Tile) -> float:
    """Its own worth, or that of its level."""
    return worth.tiles.get(tile.id, worth.tile_levels[tile.level])


def _battle(s: Kemet, fight: Fight, seat: int, worth: Worth) -> float:
    """The own units, what a victory is worth, and how likely it looks."""
    side = fight.side(seat)
    units = fight.force[side]
    if fight.stage == 0 and side == DEFENDER:
        units = 0
    chance = _chance(s, fight)
    kept = worth.temple if fight.area in s.board.temples else 0.0
    if side == ATTACKER:
        found = chance * (PERMANENT + kept)
    else:
        found = (1 - chance) * (kept + PERMANENT * s.mods[seat].defensive_victory)
    found += worth.unit * units * (0.75 if fight.winner == NONE else 1.0) + worth.army * (units > 0)
    if fight.card[side] != NONE and fight.stage == COUNCIL:
        card = s.box.battle_cards[fight.card[side]]
        found += PER_WOUND * (card.damage + card.protection - card.loss) - 0.15 * card.strength
    if fight.buried[side] != NONE and fight.stage == COUNCIL:
        found -= PER_STRENGTH * s.box.battle_cards[fight.buried[side]].strength
    return found - worth.card * len(fight.interventions[side])


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
