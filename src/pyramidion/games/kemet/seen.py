"""What everybody sees, field by field: views are made of it, and every atom tells the fields it changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pyramidion.games.kemet.data import BATTLE_CARDS, COLOURS, DIVERSION, INTERVENTIONS, TYPES
from pyramidion.games.kemet.spaces import SPACES
from pyramidion.games.kemet.state import COUNCIL, DEBT, FAME, IN_SUPPLY, NONE, PHASES, STAGES, Fight, Kemet
from pyramidion.kernel.contract import Json
from pyramidion.kernel.machine import emit

OfSeat = Callable[[Kemet, int], Json]
OfTable = Callable[[Kemet], Json]
OfFight = Callable[[Kemet, Fight], Json]


def battle_cards(mask: int) -> list[str]:
    return [card.id for at, card in enumerate(BATTLE_CARDS) if mask >> at & 1]


def _city(s: Kemet, seat: int) -> Json:
    return s.board.cities[s.cities.index(seat)] if seat in s.cities else None


def _spaces(s: Kemet, seat: int) -> Json:
    metal = s.silver[seat]
    return {name: "silver" if at == metal else "regular" for at, name in enumerate(SPACES) if s.used[seat] >> at & 1}


def _track(s: Kemet, seat: int) -> Json:
    lost = s.track[2 * seat : 2 * seat + 2]
    return [None if kind == NONE else "debt" if kind == DEBT else FAME[kind] for kind in lost]


PLAYER: Final[dict[str, OfSeat]] = {
    "city": _city,
    "pp": lambda s, seat: s.pp[seat],
    "supply": lambda s, seat: s.supply[seat],
    "underworld": lambda s, seat: s.underworld[seat],
    "honour": lambda s, seat: s.honour[seat],
    "veterans": lambda s, seat: s.veterans[seat],
    "fame": lambda s, seat: dict(zip(FAME, s.fame[4 * seat : 4 * seat + 4], strict=True)),
    "track": _track,
    "tiles": lambda s, seat: [s.box.tile_ids[tile] for tile in s.box.owned(s.tiles[seat])],
    "figures": lambda s, seat: [
        s.box.figure_ids[figure]
        for figure in (*s.mods[seat].creatures, *s.mods[seat].divinities)
        if s.where[figure] == IN_SUPPLY
    ],
    "regular": lambda s, seat: s.regular[seat],
    "spaces": _spaces,
    "silver_used": lambda s, seat: s.silver[seat] != NONE,
    "gold_used": lambda s, seat: s.gold[seat],
    "hand_count": lambda s, seat: len(s.hands[seat]),
    "known": lambda s, seat: [INTERVENTIONS[DIVERSION].id] * s.known[seat],
    "cards": lambda s, seat: s.cards[seat].bit_count(),
    "played": lambda s, seat: battle_cards(s.played[seat]),
    "buried": lambda s, seat: s.buried[seat].bit_count(),
    "removed": lambda s, seat: s.removed[seat].bit_count(),
}

# only the owner sees these; the others see None
SECRET: Final[dict[str, OfSeat]] = {
    "hand": lambda s, seat: [s.box.cards[kind] for kind in s.hands[seat]],
    "battle_hand": lambda s, seat: battle_cards(s.cards[seat]),
    "buried_cards": lambda s, seat: battle_cards(s.buried[seat]),
    "removed_cards": lambda s, seat: battle_cards(s.removed[seat]),
}

TABLE: Final[dict[str, OfTable]] = {
    "phase": lambda s: PHASES[s.phase],
    "round": lambda s: s.round,
    "active": lambda s: s.active,
    "order": lambda s: list(s.order),
    "bids": lambda s: [None if bid == NONE else bid for bid in s.bids],
    "seating": lambda s: [None if seat == NONE else seat for seat in s.seating],
    "placed": lambda s: s.placed,
    "old_ones": lambda s: s.options.old_ones,
    "errata": lambda s: s.options.errata,
    "colours": lambda s: [COLOURS[colour] for colour in s.colours],
    "deck": lambda s: len(s.deck),
    "discard": lambda s: sorted(s.box.cards[kind] for kind in s.discard),
    "quiet": lambda s: [seat for seat in range(s.seats) if s.quiet >> seat & 1],
    "landing": lambda s: [
        {"area": s.board.names[area], "units": units, "figure": figure_name(s, figure)}
        for area, units, figure in s.landing
    ],
    "march": lambda s: _march(s),
    "winner": lambda s: None if s.winner == NONE else s.winner,
}


def figure_name(s: Kemet, figure: int) -> str | None:
    return None if figure == NONE else s.box.figure_ids[figure]


def _march(s: Kemet) -> Json:
    if s.march is None:
        return None
    return {
        "area": s.board.names[s.march.area],
        "units": s.march.units,
        "figure": figure_name(s, s.march.figure),
        "steps": s.march.steps,
        "teleports": s.march.teleports,
        "walls": s.march.walls,
        "begun": s.march.begun,
    }


FIGHT: Final[dict[str, OfFight]] = {
    "area": lambda s, fight: s.board.names[fight.area],
    "seats": lambda s, fight: list(fight.seats),
    "cause": lambda s, fight: fight.cause,
    "stage": lambda s, fight: STAGES[fight.stage],
    "force": lambda s, fight: list(fight.force),
    "figures": lambda s, fight: [figure_name(s, figure) for figure in fight.figures],
    "cards": lambda s, fight: _open_cards(s, fight),
    "interventions": lambda s, fight: _open_interventions(s, fight),
    "strength": lambda s, fight: list(fight.strength),
    "damage": lambda s, fight: list(fight.damage),
    "protection": lambda s, fight: list(fight.protection),
    "banned": lambda s, fight: [None if kind == NONE else TYPES[kind] for kind in fight.banned],
    "cancelled": lambda s, fight: list(fight.cancelled),
    "hurt": lambda s, fight: list(fight.hurt),
    "totals": lambda s, fight: list(fight.totals),
    "winner": lambda s, fight: None if fight.winner == NONE else fight.seats[fight.winner],
}


def _open_cards(s: Kemet, fight: Fight) -> Json:
    """Cards lie open from the clash on; one that was spied, before."""
    shown = [fight.stage > COUNCIL or (s.shown and spied(s, side)) for side in (0, 1)]
    return [
        BATTLE_CARDS[card].id if seen and card != NONE else None for card, seen in zip(fight.card, shown, strict=True)
    ]


def spied(s: Kemet, side: int) -> bool:
    """R5.2 Does the other side alone have the Spy?"""
    assert s.fight is not None
    mine, other = s.mods[s.fight.seats[side]].spy, s.mods[s.fight.seats[1 - side]].spy
    return bool(other and not mine)


def _open_interventions(s: Kemet, fight: Fight) -> Json:
    if fight.stage <= COUNCIL:
        return [[], []]
    return [[s.box.cards[kind] for kind in kinds] for kinds in fight.interventions]


def area(s: Kemet, at: int) -> Json:
    owner = s.owner[at]
    return {
        "owner": None if owner == NONE else owner,
        "units": s.units[at],
        "figure": figure_name(s, s.figure[at]),
    }


def pyramid(s: Kemet, at: int) -> Json:
    return {"colour": COLOURS[s.colour[at]], "level": s.level[at]} if s.level[at] else None


def council(s: Kemet, seat: int) -> Json:
    """What a seat has chosen in secret in this war council."""
    if s.fight is None or s.fight.stage != COUNCIL or seat not in s.fight.seats:
        return None
    side = s.fight.side(seat)
    card, buried = s.fight.card[side], s.fight.buried[side]
    return {
        "card": None if card == NONE else BATTLE_CARDS[card].id,
        "discard": None if buried == NONE else BATTLE_CARDS[buried].id,
        "interventions": [s.box.cards[kind] for kind in s.fight.interventions[side]],
    }


# --- telling ------------------------------------------------------------------------------------------------


def tell_area(s: Kemet, *areas: int) -> None:
    if s.events is not None:
        for at in areas:
            emit(s, "area", s.board.names[at], area(s, at))


def tell_player(s: Kemet, seat: int, *fields: str) -> None:
    if s.events is not None:
        emit(s, "player", seat, {name: PLAYER[name](s, seat) for name in fields})


def tell_secret(s: Kemet, seat: int, *fields: str) -> None:
    if s.events is not None:
        emit(s, "secret", seat, {name: SECRET[name](s, seat) for name in fields}, only=(seat,))


def tell_table(s: Kemet, *fields: str) -> None:
    if s.events is not None:
        emit(s, "table", {name: TABLE[name](s) for name in fields})


def tell_fight(s: Kemet, *fields: str) -> None:
    """All of it when it begins, nothing when it is over."""
    if s.events is not None:
        fight = s.fight
        names = fields or tuple(FIGHT)
        emit(s, "battle", None if fight is None else {name: FIGHT[name](s, fight) for name in names})


def tell_council(s: Kemet, seat: int) -> None:
    if s.events is not None:
        emit(s, "council", seat, council(s, seat), only=(seat,))
