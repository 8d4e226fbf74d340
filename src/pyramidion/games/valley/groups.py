"""The groups cards belong to: starters, uniques, and the sets of both boxes with their sizes and colours."""

from typing import Final

STARTER: Final = "starter"
UNIQUE: Final = "unique"

SARCOPHAGI: Final = "sarcophagi"
JARS: Final = "jars"
AMULETS: Final = "amulets"
BOOKS: Final = "books"
STATUES: Final = "statues"

MUMMIFICATION: Final = "mummification"
JEWELRY: Final = "jewelry"
CHAMBERS: Final = "chambers"
WEAPONS: Final = "weapons"
TOMB_ART: Final = "tomb_art"

OF_BASE: Final = "base"
OF_AFTERLIFE: Final = "afterlife"
OF_BOTH: Final = "both"

BASE_SETS: Final = {SARCOPHAGI: 3, JARS: 4, AMULETS: 5, BOOKS: 6, STATUES: 7}
AFTERLIFE_SETS: Final = {MUMMIFICATION: 3, JEWELRY: 4, CHAMBERS: 5, WEAPONS: 6, TOMB_ART: 7}
SETS: Final = {**BASE_SETS, **AFTERLIFE_SETS}

# sets of the same size share their colour; a superset is named by it
COLOURS: Final = ("red", "brown", "yellow", "green", "blue")
COLOUR_OF: Final = {
    name: colour for sets in (BASE_SETS, AFTERLIFE_SETS) for name, colour in zip(sets, COLOURS, strict=True)
}
BOX_OF: Final = {**dict.fromkeys(BASE_SETS, OF_BASE), **dict.fromkeys(AFTERLIFE_SETS, OF_AFTERLIFE)}
