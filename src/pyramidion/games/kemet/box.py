"""The material of one game, compiled: tiles with what they modify, names, texts and the table of all actions."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Any, Final

from pyramidion.games.kemet.board import ALL_AREAS, ALL_CITIES, ALL_NAMES, Board
from pyramidion.games.kemet.data import (
    BATTLE_CARDS,
    COLOURS,
    DISTRICT,
    FIGURES,
    HOOKS,
    INTERVENTIONS,
    MODIFIERS,
    OLD_ONES,
    TILES,
    TYPES,
    Tile,
)
from pyramidion.games.kemet.errata import Material
from pyramidion.games.kemet.spaces import GOLDS, SPACES
from pyramidion.games.kemet.state import FAME
from pyramidion.kernel.contract import Action, action
from pyramidion.kernel.machine import Step, lines

TILE_INDEX: Final = {tile.id: at for at, tile in enumerate(TILES)}
TUPLES: Final = ("golds", *HOOKS, "creatures", "divinities")
SLOTS: Final = (*MODIFIERS, *TUPLES)


class Mods:
    """What all tiles of a player change together, and the texts that they add to the steps of the game."""

    __slots__ = SLOTS

    attack: int
    defence: int
    strength: int
    damage: int
    protection: int
    steps: int
    teleports: int
    obelisk: int
    recruits: int
    recruits_per_level: int
    local: int
    prayer: int
    prayer_units: int
    tile_discount: int
    level_discount: int
    payment_discount: int
    night_prayer: int
    night_cards: int
    vision: int
    limit: int
    defensive_victory: int
    spy: int
    hunger: int
    honour_pay: int
    winner_prayer: int
    dedication: int
    trap: int
    initiative: int
    might: int
    putrid: int
    crowd: int
    bark: int
    silver: int
    golds: tuple[str, ...]
    purchase: tuple[str, ...]
    council: tuple[str, ...]
    clash: tuple[str, ...]
    resolution: tuple[str, ...]
    awakening: tuple[str, ...]
    creatures: tuple[int, ...]
    divinities: tuple[int, ...]

    def __init__(self, before: Mods | None = None) -> None:
        for name in MODIFIERS:
            setattr(self, name, getattr(before, name, 0))
        for name in TUPLES:
            setattr(self, name, getattr(before, name, ()))

    def joined_by(self, tile: Tile, texts: Container[str]) -> Mods:
        """The same with one tile more."""
        twin = Mods(self)
        for name, value in tile.mods.items():
            setattr(twin, name, getattr(self, name) + value)
        if tile.gold:
            twin.golds = tuple([gold for gold in GOLDS if gold in self.golds or gold in tile.gold])
        for hook in HOOKS:
            if f"{hook}.{tile.id}" in texts:
                names = [*getattr(self, hook), f"{hook}.{tile.id}"]
                setattr(twin, hook, tuple(sorted(names, key=_in_box)))
        if tile.figure:
            twin._enlist(FIGURE_INDEX[tile.figure])
        return twin

    def _enlist(self, figure: int) -> None:
        if FIGURES[figure].divine:
            self.divinities = tuple(sorted((*self.divinities, figure)))
        else:
            self.creatures = tuple(sorted((*self.creatures, figure)))


def _in_box(text: str) -> int:
    """The place in the box of the tile that adds a text."""
    return TILE_INDEX[text.partition(".")[2]]


FIGURE_INDEX: Final = {figure.id: at for at, figure in enumerate(FIGURES)}
MOST_KEPT: Final = 4096  # sets of tiles whose modifiers are remembered


class Box:
    """Everything fixed about one game; shared by all copies of its positions."""

    def __init__(self, seats: int, old_ones: bool, material: Material, texts: dict[str, tuple[Step[Any], ...]]) -> None:
        self.board = Board(seats, material.areas)
        self.skin = OLD_ONES if old_ones else {}
        self.tiles = material.tiles
        self.figures = material.figures
        self.interventions = material.interventions
        self.battle_cards = material.battle_cards
        self.numbers = material.numbers
        self.of_type = [self._of_type(kind) for kind in range(len(TYPES))]
        self.tile_ids: list[str] = [self._skinned(tile.id) for tile in TILES]
        self.tile_index = {id: at for at, id in enumerate(self.tile_ids)}
        self.colour_of = [COLOURS.index(tile.colour) for tile in TILES]
        self.by_colour = [[at for at, tile in enumerate(TILES) if tile.colour == colour] for colour in COLOURS]
        self.figure_ids: list[str] = [self.skin.get(figure.id, figure.id) for figure in FIGURES]
        self.figure_of = [self._figure(tile) for tile in TILES]
        self.tile_of_figure = [self.figure_of.index(figure) for figure in range(len(FIGURES))]
        self.rivals = [self._rivals(tile) for tile in TILES]
        self.texts = lines(texts)
        self.cards: list[str] = [card.id for card in INTERVENTIONS]
        self.table = action_table(self.skin)
        self._by_verb: dict[str, dict[Any, Action]] = {}
        for made in self.table:
            self._by_verb.setdefault(made.verb, {})[made.noun] = made
        self._on_areas: dict[str, list[Action]] = {}
        self._mods: dict[int, Mods] = {}
        self.place_answers = self.areas("place")
        self.unearth_answers = self.areas("unearth")
        self.go_answers = self.areas("go")
        self.teleport_answers = self.areas("teleport")
        self.buy_answers = [self.act("buy", id) for id in self.tile_ids]

    def _skinned(self, tile: str) -> str:
        """The Old Ones are the divinities under other names."""
        prefix, _, name = tile.partition("_")
        return f"{prefix}_{self.skin.get(name, name)}"

    def _figure(self, tile: Tile) -> int:
        return FIGURE_INDEX.get(tile.figure, -1)

    def _rivals(self, tile: Tile) -> int:
        """R10.1 The tiles, as bits, that a player may not own beside this one, itself among them."""
        same = [at for at, other in enumerate(TILES) if other is tile or (tile.only and other.only == tile.only)]
        return sum(1 << at for at in same)

    def _of_type(self, kind: int) -> int:
        """The battle cards of a type, as bits."""
        return sum(1 << at for at, card in enumerate(self.battle_cards) if card.type == kind)

    def mods(self, mask: int) -> Mods:
        found = self._mods.get(mask)
        if found is None:
            if len(self._mods) >= MOST_KEPT:
                self._mods.clear()
            found = self._mods[mask] = self._joined(mask)
        return found

    def _joined(self, mask: int) -> Mods:
        """By the modifiers of all tiles but one, which usually are known: somebody has bought a tile."""
        if not mask:
            return Mods()
        owned = self.owned(mask)
        last = next((at for at in owned if mask ^ 1 << at in self._mods), owned[-1])
        return self.mods(mask ^ 1 << last).joined_by(self.tiles[last], self.texts)

    def act(self, verb: str, noun: str | int | None = None) -> Action:
        return self._by_verb[verb][noun]

    def areas(self, verb: str) -> list[Action]:
        """The answers of a verb, by the number of the area."""
        found = self._on_areas.get(verb)
        if found is None:
            found = self._on_areas[verb] = [self._by_verb[verb][name] for name in self.board.names]
        return found

    def gold_name(self, gold: str) -> str:
        return self.skin.get(gold, gold)

    def owned(self, mask: int) -> list[int]:
        """The tiles of a mask, in the order of the box."""
        return [at for at in range(len(TILES)) if mask >> at & 1]


# --- the table of actions -----------------------------------------------------------------------------------

DISTRICTS: Final = [area.name for area in ALL_AREAS if area.kind == DISTRICT]
CARRIES: Final = range(9)
AREA_VERBS: Final = (
    "from", "go", "teleport", "sail", "transfer", "relocate", "place", "unearth", "hit", "flee", "retreat", "offer",
    "shelter",
)  # fmt: skip


def action_table(skin: Mapping[str, str]) -> tuple[Action, ...]:
    """Every action that can ever be legal, verb by verb; the map of every player count is in it."""
    return tuple(action(verb, noun) for verb, nouns in _nouns(skin) for noun in nouns)


def _nouns(skin: Mapping[str, str]) -> Iterator[tuple[str, Sequence[str | int | None]]]:
    figures = [skin.get(figure.id, figure.id) for figure in FIGURES]
    tiles = [tile.id if tile.figure not in skin else f"{tile.id[:4]}{skin[tile.figure]}" for tile in TILES]
    interventions = [card.id for card in INTERVENTIONS]
    battle_cards = [card.id for card in BATTLE_CARDS]
    yield "city", ALL_CITIES
    yield "build", DISTRICTS
    yield "colour", COLOURS
    yield "units", range(6)
    yield "token", SPACES
    yield "silver", SPACES
    yield "gold", [skin.get(gold, gold) for gold in GOLDS]
    yield "play", interventions
    yield "buy", tiles
    for verb in AREA_VERBS[:5]:
        yield verb, ALL_NAMES
    yield "carry", CARRIES
    yield "figure", ("leave", "take")
    for verb in AREA_VERBS[5:]:
        yield verb, [*ALL_NAMES, "supply"] if verb in ("offer", "shelter") else ALL_NAMES
    yield "join", figures
    yield "revive", (None,)
    yield "add", ("supply", "underworld")
    yield "card", battle_cards
    yield "discard", battle_cards
    yield "remove", battle_cards
    yield "use", interventions
    yield "spend", interventions
    yield "drop", interventions
    yield "ban", TYPES
    yield "bonus", TYPES
    yield "fame", FAME
    yield "veterans", range(21)
    yield "position", range(1, 6)
    yield "seat", range(5)
    yield "awaken", tiles
    yield "regain", ("units", "honour")
    for verb in ("recall", "yield", "stay", "pay", "pass", "pass_day", "done", "end"):
        yield verb, (None,)
