"""The groups cards belong to: starters, uniques, and the sets with their sizes."""

from typing import Final

STARTER: Final = "starter"
UNIQUE: Final = "unique"
SARCOPHAGI: Final = "sarcophagi"
JARS: Final = "jars"
AMULETS: Final = "amulets"
BOOKS: Final = "books"
STATUES: Final = "statues"

SETS: Final = {SARCOPHAGI: 3, JARS: 4, AMULETS: 5, BOOKS: 6, STATUES: 7}
