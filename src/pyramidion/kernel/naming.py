"""The nearest right name for a wrong one."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(word: str, known: Iterable[str]) -> str:
    """The closest known name; where none is close, the first dozen of them."""
    names = sorted(known)
    return next(iter(get_close_matches(word, names, 1, 0.5)), ", ".join(names[:12]))
