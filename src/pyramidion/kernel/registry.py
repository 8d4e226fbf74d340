"""Finds the games: every folder under pyramidion.games that has a GAME."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from pyramidion import games as games_package
from pyramidion.kernel.contract import Game
from pyramidion.kernel.naming import nearest


class UnknownName(LookupError):
    """A name that is not there, with the nearest one that is."""

    def __init__(self, kind: str, name: str, known: list[str]) -> None:
        super().__init__(name)
        self.kind = kind
        self.name = name
        self.known = known
        self.nearest = nearest(name, known)


@cache
def games() -> dict[str, Game[Any]]:
    """All games by id."""
    found: dict[str, Game[Any]] = {}
    for module in pkgutil.iter_modules(games_package.__path__, f"{games_package.__name__}."):
        game = getattr(importlib.import_module(module.name), "GAME", None)
        if game is not None:
            found[game.id] = game
    return dict(sorted(found.items()))


def game(name: str) -> Game[Any]:
    """The game with this id."""
    if name not in games():
        raise UnknownName("game", name, list(games()))
    return games()[name]
