"""The box, compiled: chambers, patterns, every place where a pattern fits, every action. Shared by all copies."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from pyramidion.games.pyramids import flow
from pyramidion.games.pyramids.chambers import COLOURS, Chamber
from pyramidion.games.pyramids.errata import Material, material
from pyramidion.games.pyramids.options import Options
from pyramidion.games.pyramids.patterns import placements, rows_of
from pyramidion.games.pyramids.places import Places, mark_action
from pyramidion.games.pyramids.squares import NAMES
from pyramidion.games.pyramids.state import SIDE_SHIFT, SIDES
from pyramidion.games.pyramids.steps import DRAW
from pyramidion.kernel.codec import encode
from pyramidion.kernel.contract import Action, Entry, action
from pyramidion.kernel.machine import lines

SINGLE_SQUARES: Final = [1 << at for at in range(len(NAMES))]


class Box:
    """Everything fixed about one game.

    `places[pattern]` are all ways to mark the pattern or one square; the last ones are the single squares alone.
    `within[card][pattern]` are those of them that avoid the card's walls, `openings` those that begin at its entrance.
    """

    def __init__(self, content: Material) -> None:
        self.material = content
        self.chambers = content.chambers
        self.patterns = list(content.patterns)
        self.pattern_index = {name: at for at, name in enumerate(self.patterns)}
        self.expeditions = [self.pattern_index[name] for name in content.expeditions]
        self.single = len(self.patterns)
        squares = [*map(placements, content.patterns.values()), SINGLE_SQUARES]
        self.pattern_at = {place: at for at, places in enumerate(squares) for place in places}
        self.places = [*(Places(places + SINGLE_SQUARES) for places in squares[:-1]), Places(SINGLE_SQUARES)]
        cards = [None, *(self.chambers[number] for number in sorted(self.chambers))]
        self.within = [[places.within(card.open) if card else 0 for places in self.places] for card in cards]
        self.openings = [[self._openings(at, card) for card in cards] for at in range(len(SIDES))]
        self.tombs = [card.tomb if card else 0 for card in cards]
        self.crosses = [card.cross if card else 0 for card in cards]
        self.marks = {mark_action(side, place): side << SIDE_SHIFT | place
                      for side in range(len(SIDES)) for places in squares for place in places}  # fmt: skip
        self.keeps = {number: action("keep", number) for number in self.chambers}
        self.takes = {number: action("take", number) for number in self.chambers}
        self.actions = (*self.keeps.values(), *self.marks, *self.takes.values(), DRAW)
        self.texts = lines(flow.TEXTS)

    def _openings(self, side: int, card: Chamber | None) -> list[list[Action]]:
        """R4.4 The first marking of a card includes its entrance."""
        if card is None:
            return [[] for _ in self.places]
        return [
            [mark_action(side, place) for place in places.squares if place & card.entrance and not place & card.walls]
            for places in self.places
        ]

    def entries(self) -> list[Entry]:
        """The pyramid cards by colour, then the patterns of the expedition cards."""
        pyramids = sorted(self.chambers.values(), key=lambda chamber: (chamber.colour, chamber.number))
        return [*map(_pyramid, pyramids), *(self._expedition(name) for name in self.patterns)]

    def _expedition(self, name: str) -> Entry:
        content = self.material
        copies = content.expeditions.count(name)
        guessed = [given for given in ("copies", "rows") if given not in content.corrected.get(name, ())]
        return Entry(
            id=name,
            group="expedition",
            facts={"squares": len(content.patterns[name]), "rows": " / ".join(rows_of(content.patterns[name]))},
            copies=copies,
            reconstructed=guessed,
            words=content.words.get(name, {}),
        )


def _pyramid(chamber: Chamber) -> Entry:
    return Entry(
        id=str(chamber.number),
        group=COLOURS[chamber.colour],
        facts={"number": chamber.number, "rows": " / ".join(chamber.rows)},
        reconstructed=chamber.designed,
    )


@lru_cache(maxsize=16)
def _box(errata: bytes) -> Box:
    return Box(material(msgspec.json.decode(errata)))


def box_of(options: Options) -> Box:
    """The box that these options ask for; the same object for the same options."""
    return _box(encode(options.errata))
