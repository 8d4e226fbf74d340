"""The components of one game, compiled from the data: shared by all copies of a position."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

import msgspec

from pyramidion.games.sneferu import flow
from pyramidion.games.sneferu.data import DATA, Data
from pyramidion.games.sneferu.errata import corrected
from pyramidion.games.sneferu.offers import FEAST, MOVED, REVERSE
from pyramidion.games.sneferu.options import Options
from pyramidion.games.sneferu.pyramid import PLACE, TURN
from pyramidion.games.sneferu.state import AYA, NO_TOKEN, Kind
from pyramidion.games.sneferu.supply import BUY, FORGO, ROWS, Stones
from pyramidion.kernel.codec import encode
from pyramidion.kernel.contract import Action, Entry, action
from pyramidion.kernel.machine import lines


class Board:
    """Everything fixed about one game: prices, the track, stones, rewards."""

    def __init__(self, data: Data, is_corrected: bool = False) -> None:
        self.data = data
        self.corrected = is_corrected
        self.texts = lines(flow.TEXTS)
        self._name_stones()
        self._price_supply()
        self._lay_track()
        self.bread = [food for level in data.pyramid.bread for food in level]
        self.reward = [0, *data.areas.reward]
        self.reward_of_aya = [0, data.builders.single, *data.areas.reward[1:]]
        self.token_food = data.bonus.food
        self.feast, self.back, self.gap = data.builders.feast, data.builders.back, data.builders.gap
        self.start_food = data.food.start
        self.retire = data.food.retire
        self.tokens = data.bonus.tokens
        self.builders = data.builders.names
        self.builder_food = data.builders.food
        self.builder_index = {name: builder for builder, name in enumerate(self.builders)}
        self.choose = [action("choose", name) for name in self.builders]
        self.fetch = [action("fetch", name) for name in self.ids]
        self.actions = tuple(self._all_actions())
        self.stones = [kind for kind in range(len(self.ids)) for _ in range(data.stones.copies)]
        self.eye_tokens, self.plain_tokens = _repeated(data.bonus.eye), _repeated(data.bonus.plain)

    def _name_stones(self) -> None:
        """R1.1 Every pair of materials is a kind of stone."""
        self.materials = self.data.stones.materials
        self.pairs = list(combinations(range(len(self.materials)), 2))
        self.ids = [f"{self.materials[a]}-{self.materials[b]}" for a, b in self.pairs]
        self.index = {name: kind for kind, name in enumerate(self.ids)}
        # by material and kind: does the stone show it?
        self.shows = [[material in pair for pair in self.pairs] for material in range(len(self.materials))]

    def _price_supply(self) -> None:
        """R3.1 Base price of the column and surcharge of the row, for each place of the supply."""
        supply = self.data.supply
        self.surcharge = [extra for column in supply.surcharge for extra in column]
        self.price = [supply.food[at // ROWS] + extra for at, extra in enumerate(self.surcharge)]
        self.time = [supply.time[at // ROWS] for at in range(len(self.price))]
        self.surcharged = sum(1 << at for at, extra in enumerate(self.surcharge) if extra)
        self.most_food = max(self.price)
        self.most_time = max(self.time) + 1
        bare = [price - extra for price, extra in zip(self.price, self.surcharge, strict=True)]
        self.payable = self._payable(self.price)
        self.payable_waived = self._payable(bare)
        self.answers: dict[Stones, tuple[Action, ...]] = {}

    def _payable(self, prices: Sequence[int]) -> list[list[Stones]]:
        """The places that can be paid, by food and by time left; more than the dearest changes nothing."""
        return [
            [
                sum(1 << at for at, cost in enumerate(prices) if cost <= food and self.time[at] <= left)
                for left in range(self.most_time + 1)
            ]
            for food in range(self.most_food + 1)
        ]

    def _lay_track(self) -> None:
        """R1.2 Which quarry lies on which space."""
        track = self.data.track
        self.last = track.last
        self.quarry_at = [NO_TOKEN] * (track.last + 1)
        for quarry, space in enumerate(track.quarries):
            self.quarry_at[space] = quarry
        self.quarry_material = [self.materials.index(name) for name in track.materials]

    def _all_actions(self) -> list[Action]:
        """Every action that can ever be legal, verb by verb."""
        return [
            *self.choose, *BUY, *FORGO, flow.USE, flow.DECLINE, *PLACE, *TURN, *self.fetch, *MOVED, FEAST, REVERSE,
            flow.RETIRE, flow.PASS,
        ]  # fmt: skip

    def start(self, options: Options) -> int:
        """R1.4, R9.1 The space where all boats begin."""
        track = self.data.track
        return track.start if options.builders == "off" else track.builders_start

    def rewards(self, builder: int) -> list[int]:
        """R5.4, R9.3 Food for a closed area, by its size."""
        return self.reward_of_aya if builder == AYA else self.reward

    def name_at(self, stone: Kind, turned: bool) -> str:
        """A placed stone: its left half, its right half."""
        left, right = self.pairs[stone]
        if turned:
            left, right = right, left
        return f"{self.materials[left]}-{self.materials[right]}"

    def content(self) -> list[Entry]:
        """The material with its facts; `reconstructed` names those that no source prints."""
        return [
            *self._stone_entries(),
            *self._token_entries(),
            *self._site_entries(),
            *self._column_entries(),
            *self._level_entries(),
            self._areas_entry(),
            *self._builder_entries(),
        ]

    def _stone_entries(self) -> list[Entry]:
        copies = self.data.stones.copies
        return [Entry(name, "stones", {"kind": kind}, copies) for kind, name in enumerate(self.ids, 1)]

    def _token_entries(self) -> list[Entry]:
        bonus = self.data.bonus
        counts = zip(bonus.tokens, bonus.eye, bonus.plain, strict=True)
        return [Entry(name, "tokens", {"eye": eye, "plain": plain}, eye + plain) for name, eye, plain in counts]

    def _site_entries(self) -> list[Entry]:
        """R1.2 The quarries by their sites; most are passed twice, on the way out and back."""
        track = self.data.track
        spaces: dict[str, list[str]] = {}
        for site, space in zip(track.sites, track.quarries, strict=True):
            spaces.setdefault(site, []).append(str(space))
        designed = _designed(track.status, spaces="quarries")
        return [
            Entry(site, "quarries", {"spaces": ", ".join(found)}, len(found), designed)
            for site, found in spaces.items()
        ]

    def _column_entries(self) -> list[Entry]:
        supply = self.data.supply
        designed = _designed(supply.status, food="food", time="time", surcharges="surcharge")
        columns = zip(supply.food, supply.time, supply.surcharge, strict=True)
        return [
            Entry(f"c{column}", "columns", {"food": str(food), "time": time, "surcharges": _row(extra)}, 1, designed)
            for column, (food, time, extra) in enumerate(columns, 1)
        ]

    def _level_entries(self) -> list[Entry]:
        designed = _designed(self.data.pyramid.status, bread="bread")
        return [
            Entry(f"l{level}", "levels", {"places": len(bread), "bread": _row(bread)}, 1, designed)
            for level, bread in enumerate(self.data.pyramid.bread, 1)
        ]

    def _areas_entry(self) -> Entry:
        designed = _designed(self.data.areas.status, rewards="reward")
        return Entry("areas", "areas", {"rewards": _row(self.data.areas.reward)}, 1, designed)

    def _builder_entries(self) -> list[Entry]:
        designed = _designed(self.data.builders.status, food="food")
        pairs = zip(self.builders, self.builder_food, strict=True)
        return [Entry(name, "builders", {"food": food}, 1, designed) for name, food in pairs]


def _row(numbers: Sequence[int]) -> str:
    return " ".join(str(number) for number in numbers)


def _repeated(counts: Sequence[int]) -> list[int]:
    return [token for token, count in enumerate(counts) for _ in range(count)]


def _designed(status: dict[str, str], **fields: str) -> list[str]:
    """The facts that no source prints."""
    return [fact for fact, field in fields.items() if status[field] == "designed"]


@lru_cache(maxsize=64)
def _board(errata: bytes) -> Board:
    corrections = msgspec.json.decode(errata)
    return Board(corrected(DATA, corrections), bool(corrections))


def board_of(options: Options) -> Board:
    """The board that these options ask for; the same object for the same options."""
    return _board(encode(options.errata))
