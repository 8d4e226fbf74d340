"""Positions in a few words: a table is laid, seats act by the names of their actions, zones are read back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from pyramidion.games.valley import GAME
from pyramidion.games.valley.options import Options
from pyramidion.games.valley.state import SLOTS, Valley
from pyramidion.kernel.contract import Event, Question, Reason, parse_action

ROOT = Path(__file__).parents[3]
SCENARIOS = ROOT / "tests" / "scenarios" / "valley"

OWN_ZONES = ("hand", "deck", "discard", "played", "tomb", "aside", "judged")
FULL = "ankh wedjat tyet djed scarab outer_sarcophagus"  # a pyramid that no test below cares about
BARE = "- - - - - -"


def new(seats: int = 2, seed: int = 0, **options: Any) -> Valley:
    """A game after set-up."""
    return GAME.new(msgspec.convert(options, Options), seats, seed)


def lay(
    seats: int = 2, pyramid: str = FULL, options: Mapping[str, Any] | None = None, seed: int = 0, **zones: Any
) -> Valley:
    """A position: `hand0="urn"`, `discard1="tyet urn"` (top first), `stock=""`; seat zones not named are empty."""
    s = new(seats, seed, **(options or {}))
    given: dict[str, Any] = {"active": 0, "first": 0}
    given |= {f"pyramid.{slot}": card.strip("-") for slot, card in zip(SLOTS, pyramid.split(), strict=True)}
    given |= {f"seat.{seat}.{zone}": "" for seat in range(seats) for zone in OWN_ZONES}
    given |= {_key(name): value for name, value in zones.items()}
    GAME.arrange(s, given)
    return s


def _key(name: str) -> str:
    return f"seat.{name[-1]}.{name[:-1]}" if name[:-1] in OWN_ZONES else name


def do(s: Valley, *actions: str) -> list[Event]:
    """Each action by whoever is asked; the events of all of them."""
    s.events = []
    for text in actions:
        seat = actor(s)
        reason = GAME.why_not(s, seat, parse_action(text))
        assert reason is None, f"{text}: {reason}"
        GAME.apply(s, seat, parse_action(text))
    events, s.events = s.events, None
    return events


def actor(s: Valley) -> int:
    (seat,) = GAME.actors(s)
    return seat


def legal(s: Valley, verb: str = "") -> list[str]:
    """What the seat that is asked may do, perhaps of one verb only."""
    found = [str(action) for action in GAME.legal(s, actor(s))]
    return [text for text in found if text.partition(":")[0] == verb] if verb else found


def question(s: Valley) -> Question:
    asked = GAME.view(s, actor(s)).question
    assert asked is not None
    return asked


def why_not(s: Valley, text: str, seat: int | None = None) -> Reason:
    """The reason why the action is refused."""
    reason = GAME.why_not(s, actor(s) if seat is None else seat, parse_action(text))
    assert reason is not None, f"{text} is legal"
    return reason


def facts(reason: Reason) -> tuple[str, str, dict[str, str | int]]:
    return reason.code, reason.rule, dict(reason.args)


def zone(s: Valley, name: str) -> str:
    """The cards of a zone: piles from the top, others in the order of the box; `b2`, `hand0`, `boneyard`."""
    found = GAME.position(s)[f"pyramid.{name}" if name in SLOTS else _key(name)]
    return found if isinstance(found, str) else " ".join(found)


def pyramid(s: Valley) -> str:
    return " ".join(zone(s, slot) or "-" for slot in SLOTS)


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: Sequence[Event], kind: str) -> list[tuple[Any, ...]]:
    """The arguments of each event of a kind."""
    return [event.args for event in events if event.kind == kind]
