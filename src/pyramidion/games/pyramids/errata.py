"""Corrections to the card data without touching code. A corrected card passes the same checks as a printed one.

`"15"` corrects a pyramid card (`rows`, `colour`), `"T4"` a pattern (`rows`, `name_en`, `name_cs`),
`"expeditions"` the set of the eight expedition cards (`cards`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from pyramidion.games.pyramids.chambers import (
    COLOURS,
    PER_COLOUR,
    BadChamber,
    Chamber,
    base_cards,
    base_expeditions,
)
from pyramidion.games.pyramids.patterns import SIZES, Cells, cells_of, forms, placements
from pyramidion.games.pyramids.squares import connected
from pyramidion.kernel.contract import BadOption
from pyramidion.kernel.naming import nearest

Correction = Mapping[str, str | Sequence[str]]

EXPEDITIONS: Final = "expeditions"
EXPEDITION_CARDS: Final = 8
CARD_FIELDS: Final = ("rows", "colour")
PATTERN_FIELDS: Final = ("rows", "name_en", "name_cs")


@dataclass
class Material:
    """R1 Everything in the box, corrected."""

    chambers: dict[int, Chamber]
    patterns: dict[str, Cells]
    expeditions: list[str]
    corrected: dict[str, set[str]] = field(default_factory=dict)  # which fields of which card or pattern
    words: dict[str, dict[str, str]] = field(default_factory=dict)


def material(errata: Mapping[str, Correction]) -> Material:
    """The cards of the data files with the corrections applied."""
    shapes, cards = base_expeditions()
    found = Material(dict(base_cards()), {name: cells_of(rows) for name, rows in shapes.items()}, list(cards))
    for name, correction in errata.items():
        _correct(found, name, correction)
    _check_set(found)
    return found


def _correct(found: Material, name: str, correction: Correction) -> None:
    if name == EXPEDITIONS:
        _known_fields(name, correction, ("cards",))
        found.expeditions = _texts(name, "cards", correction["cards"])
    elif name in found.patterns:
        _known_fields(name, correction, PATTERN_FIELDS)
        _correct_pattern(found, name, correction)
    elif name.isdecimal() and int(name) in found.chambers:
        _known_fields(name, correction, CARD_FIELDS)
        found.chambers[int(name)] = _chamber(found.chambers[int(name)], correction)
    else:
        known = [EXPEDITIONS, *found.patterns, *map(str, found.chambers)]
        raise BadOption("errata-unknown-card", card=name, nearest=nearest(name, known))
    for given in found.patterns if name == EXPEDITIONS else (name,):
        found.corrected.setdefault(given, set()).update(("copies",) if name == EXPEDITIONS else correction)


def _known_fields(name: str, correction: Correction, known: Sequence[str]) -> None:
    for given in correction:
        if given not in known:
            raise BadOption("errata-unknown-field", card=name, field=given, nearest=nearest(given, known))


def _texts(name: str, given: str, value: str | Sequence[str]) -> list[str]:
    if isinstance(value, str):
        raise BadOption("errata-not-a-list", card=name, field=given)
    return list(value)


def _chamber(card: Chamber, correction: Correction) -> Chamber:
    """R1.2 The corrected card; what was corrected no longer counts as designed."""
    name = str(card.number)
    colour = str(correction.get("colour", COLOURS[card.colour]))
    if colour not in COLOURS:
        raise BadOption("errata-bad-colour", card=name, value=colour, choices=", ".join(COLOURS))
    rows = _texts(name, "rows", correction.get("rows", card.rows))
    designed = [given for given in card.designed if given not in correction]
    try:
        return Chamber(card.number, COLOURS.index(colour), rows, designed)
    except BadChamber as fault:
        raise BadOption(f"errata-{fault.code}", card=name, **fault.args_by_name) from fault


def _correct_pattern(found: Material, name: str, correction: Correction) -> None:
    for given, value in correction.items():
        if given == "rows":
            found.patterns[name] = _cells(name, _texts(name, given, value))
        elif isinstance(value, str) and value.strip():
            found.words.setdefault(name, {})[given] = value
        else:
            raise BadOption("errata-bad-word", card=name, field=given)


def _cells(name: str, rows: Sequence[str]) -> Cells:
    """R1.3 A pattern is one piece of a few squares that fits the grid."""
    cells = cells_of(rows)
    places = placements(cells) if len(cells) in SIZES else []
    if not places or not connected(places[0], places[0] & -places[0]):
        raise BadOption("errata-bad-pattern", card=name, low=SIZES[0], high=SIZES[-1])
    return cells


def _check_set(found: Material) -> None:
    """R1.1, R1.3 As many cards of each colour, eight expedition cards, no pattern twice under two names."""
    for at, colour in enumerate(COLOURS):
        count = sum(chamber.colour == at for chamber in found.chambers.values())
        if count != PER_COLOUR:
            raise BadOption("errata-colour-count", colour=colour, have=count, need=PER_COLOUR)
    shapes = {min(forms(cells)): name for name, cells in found.patterns.items()}
    if len(shapes) != len(found.patterns):
        twice = next(name for name in found.patterns if name not in shapes.values())
        raise BadOption("errata-same-pattern", card=twice, other=shapes[min(forms(found.patterns[twice]))])
    if len(found.expeditions) != EXPEDITION_CARDS:
        raise BadOption("errata-expedition-count", have=len(found.expeditions), need=EXPEDITION_CARDS)
    for name in found.expeditions:
        if name not in found.patterns:
            raise BadOption("errata-unknown-card", card=name, nearest=nearest(name, found.patterns))
