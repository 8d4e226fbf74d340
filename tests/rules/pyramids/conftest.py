"""Positions in a few words: a table is laid, seats mark and take by the names of their actions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from pyramidion.games.pyramids import GAME
from pyramidion.games.pyramids.options import Options
from pyramidion.games.pyramids.state import Pyramids
from pyramidion.kernel.contract import Event, Question, Reason, parse_action

ROOT = Path(__file__).parents[3]
SCENARIOS = ROOT / "tests" / "scenarios" / "pyramids"

# seat after seat: cards that no test below cares about
BYSTANDERS = ((46, 48), (40, 45), (39, 42), (36, 37))


def new(seats: int = 2, seed: int = 0, **options: Any) -> Pyramids:
    """A game in its set-up: everybody chooses two cards."""
    return GAME.new(msgspec.convert(options, Options), seats, seed)


def lay(seats: int = 2, options: dict[str, Any] | None = None, seed: int = 0, **given: Any) -> Pyramids:
    """A position in which all mark: `left0=15`, `crossed0="a1 b1"` (left card), `skulls1=3`, `expedition="L4"`."""
    s = new(seats, seed, **(options or {}))
    position: dict[str, Any] = {}
    for seat in range(seats):
        position |= {f"seat.{seat}.left": BYSTANDERS[seat][0], f"seat.{seat}.right": BYSTANDERS[seat][1]}
    GAME.arrange(s, position | {_key(name): value for name, value in given.items()})
    return s


def _key(name: str) -> str:
    if not name[-1].isdigit():
        return name
    own = {"crossed": "left_crossed", "right_crossed": "right_crossed"}.get(name[:-1], name[:-1])
    return f"seat.{name[-1]}.{own}"


def do(s: Pyramids, seat: int, *actions: str) -> list[Event]:
    """One seat acts; the events of all its actions."""
    s.events = []
    for text in actions:
        reason = GAME.why_not(s, seat, parse_action(text))
        assert reason is None, f"{text}: {reason}"
        GAME.apply(s, seat, parse_action(text))
    events, s.events = s.events, None
    return events


def mark(s: Pyramids, *squares: str, seat: int = 0, side: str = "left") -> list[Event]:
    """One seat marks, square by square or pattern by pattern; then the others mark anything."""
    events = do(s, seat, *(f"mark:{side}.{place}" if "." not in place else f"mark:{place}" for place in squares))
    forks = s.forks
    while s.lanes and s.forks == forks:
        other = GAME.actors(s)[0]
        events += do(s, other, str(GAME.legal(s, other)[-1]))
    return events


def keep_any(s: Pyramids) -> Pyramids:
    """Everybody keeps the two lowest cards."""
    while s.lanes and s.round == 0:
        seat = GAME.actors(s)[0]
        do(s, seat, str(GAME.legal(s, seat)[0]))
    return s


def legal(s: Pyramids, seat: int = 0) -> list[str]:
    return [str(action) for action in GAME.legal(s, seat)]


def places(s: Pyramids, seat: int = 0, side: str = "left") -> set[str]:
    """What may be marked on one side."""
    return {text.partition(".")[2] for text in legal(s, seat) if text.startswith(f"mark:{side}.")}


def question(s: Pyramids, seat: int = 0) -> Question:
    asked = GAME.view(s, seat).question
    assert asked is not None
    return asked


def why_not(s: Pyramids, text: str, seat: int = 0) -> Reason:
    """The reason why the action is refused."""
    reason = GAME.why_not(s, seat, parse_action(text))
    assert reason is not None, f"{text} is legal"
    return reason


def facts(reason: Reason) -> tuple[str, str, dict[str, str | int]]:
    return reason.code, reason.rule, dict(reason.args)


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events if event.kind != "scored"]


def told(events: Sequence[Event], kind: str) -> list[tuple[Any, ...]]:
    """The arguments of each event of a kind."""
    return [event.args for event in events if event.kind == kind]


def play_out(s: Pyramids) -> Pyramids:
    """Everybody takes the last of the legal actions until the game is over."""
    while GAME.actors(s):
        seat = GAME.actors(s)[0]
        GAME.apply(s, seat, GAME.legal(s, seat)[-1])
    return s
