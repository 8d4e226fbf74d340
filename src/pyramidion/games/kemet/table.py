"""What a view of the table is made of; the browser's types are made from it.

Fields with a default follow from the others and are worked out in view.py, for views and for folding.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Colour = Literal["ruby", "sapphire", "diamond", "onyx", "emerald"]
Fame = Literal["battle", "temples", "sanctuary", "divine"]
Pair = tuple[int, int]  # the attacker's first
Words = tuple[str | None, str | None]


class Printed(msgspec.Struct):
    """R2 An area as it is printed, with its neighbours; `x` and `y` in percent of the board."""

    name: str
    kind: Literal["district", "temple", "sanctuary", "desert"]
    bank: str
    city: str | None
    x: int
    y: int
    value: int
    obelisk: bool
    coast: bool
    near: list[str]
    ports: list[str]


class Pyramid(msgspec.Struct):
    colour: Colour
    level: int


class Area(msgspec.Struct):
    """Who stands in an area; `holder` controls it, `walled` is for the viewer."""

    owner: int | None
    units: int
    figure: str | None
    pyramid: Pyramid | None
    holder: int | None = None
    walled: bool = False


class Permanent(msgspec.Struct):
    """R6.1 Fame that is kept, by its kind."""

    battle: int
    temples: int
    sanctuary: int
    divine: int


class Held(msgspec.Struct):
    """R6.2 Fame for the time being."""

    temples: int = 0
    pyramids: int = 0


class Tonight(msgspec.Struct):
    """R7 What the night will bring if nothing changes."""

    pp: int = 0
    cards: int = 0
    fame: int = 0


class Player(msgspec.Struct):
    """What lies before one player; only the owner sees the cards themselves."""

    city: str | None
    pp: int
    supply: int
    underworld: int
    honour: int
    veterans: int
    fame: Permanent
    track: list[Fame | Literal["debt"] | None]
    tiles: list[str]
    figures: list[str]
    regular: int
    spaces: dict[str, Literal["regular", "silver"]]
    silver_used: bool
    gold_used: bool
    hand_count: int
    known: list[str]
    cards: int
    played: list[str]
    buried: int
    removed: int
    hand: list[str] | None
    battle_hand: list[str] | None
    buried_cards: list[str] | None
    removed_cards: list[str] | None
    putrefaction: int = 0
    held: Held = msgspec.field(default_factory=Held)
    score: int = 0
    army_limit: int = 0
    rows_to_cover: list[str] = msgspec.field(default_factory=list)
    rows_forced: bool = False
    has_silver: bool = False
    tonight: Tonight = msgspec.field(default_factory=Tonight)
    golds: list[str] = msgspec.field(default_factory=list)


class Parts(msgspec.Struct):
    """What the strength of a side is made of; `card` is None until the viewer knows it."""

    units: int
    card: int | None
    figure: int
    tiles: int
    bonus: int


class Sums(msgspec.Struct):
    parts: Parts
    strength: int
    damage: int
    protection: int


class Army(msgspec.Struct):
    units: int
    figure: str | None


class Outlook(msgspec.Struct):
    """Of the cards that the enemy may still hold, how many the viewer's own card beats."""

    beats: int
    of: int


NO_ARMIES: Final = (Army(0, None), Army(0, None))
NO_SUMS: Final = (Sums(Parts(0, None, 0, 0, 0), 0, 0, 0), Sums(Parts(0, None, 0, 0, 0), 0, 0, 0))


class Battle(msgspec.Struct):
    """R5 A battle as far as it is open; pairs have the attacker first."""

    area: str
    seats: Pair
    cause: Literal["move", "recruit", "night"]
    stage: str
    force: Pair
    figures: Words
    cards: Words
    interventions: tuple[list[str], list[str]]
    strength: Pair
    damage: Pair
    protection: Pair
    banned: Words
    cancelled: tuple[bool, bool]
    hurt: Pair
    totals: Pair
    winner: int | None
    armies: tuple[Army, Army] = NO_ARMIES
    sums: tuple[Sums, Sums] = NO_SUMS
    outlook: Outlook | None = None


class Council(msgspec.Struct):
    """R5.2 What the viewer has chosen in secret."""

    card: str | None
    discard: str | None
    interventions: list[str]


class Offer(msgspec.Struct):
    """A tile of the market: copies left, its price for the viewer, what stands in the way."""

    colour: Colour
    level: int
    left: int
    price: int
    bar: Literal["owned", "excluded", "gone", "pyramid", "pp"] | None


class Landing(msgspec.Struct):
    """R4.4 Units that wait beside an enemy for their battle."""

    area: str
    units: int
    figure: str | None


class Marching(msgspec.Struct):
    """R4.5 The army that moves, what it has left, what its ways cost."""

    area: str
    units: int
    figure: str | None
    steps: int
    teleports: int
    walls: int
    begun: bool
    teleport_price: int = 0
    tolls: dict[str, int] = msgspec.field(default_factory=dict)


class Tracks(msgspec.Struct):
    """What is printed: the most prayer points, the putrefaction by honour from 0, where a step down costs fame."""

    prayer: int
    putrefaction: list[int]
    losses: list[int]


class Table(msgspec.Struct):
    """`heights` are the viewer's highest pyramids."""

    phase: Literal["cities", "pyramids", "armies", "first_tiles", "day", "night", "over"]
    round: int
    active: int
    order: list[int]
    bids: list[int | None]
    seating: list[int | None]
    placed: bool
    old_ones: bool
    errata: dict[str, dict[str, int | bool | str]]
    colours: list[Colour]
    deck: int
    discard: list[str]
    quiet: list[int]
    landing: list[Landing]
    march: Marching | None
    winner: int | None
    me: int | None
    map: list[Printed]
    areas: dict[str, Area]
    players: list[Player]
    battle: Battle | None
    council: Council | None
    market: dict[str, Offer]
    heights: dict[Colour, int]
    tracks: Tracks
