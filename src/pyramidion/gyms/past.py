"""What a seat has been told so far, as a fingerprint: it differs as soon as the seat can tell two games apart.

One link per action, shared by all copies of a position; a fingerprint is worked out only when somebody asks for it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from pyramidion.kernel import codec
from pyramidion.kernel.contract import Event, Game, seen_by

Watcher = int | None  # None is a spectator


class Past:
    """The actions and events since an opening position; `told` keeps what was worked out."""

    __slots__ = ("at", "before", "events", "opening", "public", "seat", "told")

    def __init__(self, before: Past | None, seat: int, at: int, events: Sequence[Event]) -> None:
        self.before = before
        self.seat = seat
        self.at = at
        self.events = events
        self.opening: Any = None
        self.public = ""  # what everybody had been told before the opening
        self.told: dict[Watcher, str] = {}

    def __deepcopy__(self, memo: Any) -> Past:
        return self

    def then(self, seat: int, at: int, events: Sequence[Event]) -> Past:
        """The seat took the action at this place of the table, and this was seen."""
        return Past(self, seat, at, events)

    def fingerprint(self, game: Game[Any], watcher: Watcher) -> str:
        """Of all that the watcher was told: the first view, the events, and the own actions."""
        links: list[Past] = []
        link = self
        while watcher not in link.told and link.before is not None:
            links.append(link)
            link = link.before
        found = link.told.get(watcher) or link._first(game, watcher)
        for link in reversed(links):
            found = link.told[watcher] = link._next(game, watcher, found)
        return found

    def _first(self, game: Game[Any], watcher: Watcher) -> str:
        """What the watcher sees of the opening position, after what everybody had been told before."""
        found = self.told[watcher] = _mixed(self.public, codec.encode(game.view(self.opening, watcher)))
        return found

    def _next(self, game: Game[Any], watcher: Watcher, before: str) -> str:
        told = [[event.kind, event.args] for event in seen_by(game, self.events, watcher)]
        own = [self.at] if self.seat == watcher else []
        return _mixed(before, codec.encode([own, told])) if told or own else before

    def chosen(self, seat: int, counts: Any) -> None:
        """Add up how often the seat took each action of the table."""
        link: Past | None = self
        while link is not None:
            if link.before is not None and link.seat == seat:
                counts[link.at] += 1
            link = link.before


def _mixed(before: str, told: bytes) -> str:
    return hashlib.blake2b(told, key=before.encode(), digest_size=16).hexdigest()


def opening(s: Any) -> Past:
    """Nothing has happened yet; `s` is not changed any more."""
    first = Past(None, -1, -1, ())
    first.opening = s
    return first


def known(told: dict[Watcher, str], s: Any = None) -> Past:
    """A past of which only the fingerprints are left; those that are missing begin with the view of `s`."""
    first = opening(s)
    first.told = told
    first.public = told[None]
    return first
