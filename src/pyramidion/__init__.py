"""Five Egyptian board games, one table."""

from pyramidion import compiled

__version__ = "0.1.0"

RULES = compiled.choose()
