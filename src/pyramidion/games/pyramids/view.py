"""R11 Who sees what: the table as a seat sees it, events as a seat sees them, and what an event gives away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from pyramidion.games.pyramids import flow, scoring
from pyramidion.games.pyramids.chambers import COLOURS
from pyramidion.games.pyramids.squares import BIT, names
from pyramidion.games.pyramids.state import BOXES, MOST, ROUNDS, SIDE_SHIFT, SIDES, TURNS, Player, Pyramids
from pyramidion.kernel.codec import plain
from pyramidion.kernel.contract import Event, Json


class Chamber(msgspec.Struct):
    """A pyramid card with its crosses, in reading order."""

    card: int
    crossed: list[str]


class Mark(msgspec.Struct):
    """A marking that only its owner sees (R26)."""

    side: str
    squares: list[str]


class Won(msgspec.Struct):
    colour: str
    points: int


class Sums(msgspec.Struct):
    """R9 The parts of a score, as they are added up on the score card."""

    torches: int
    boxes: int
    gems: int
    skulls: int
    pyramids: int


class ScoreCard(msgspec.Struct):
    """R1.4 What is printed: rounds with their turns, places for gems of a colour, the boxes of a colour, the skulls."""

    rounds: int
    turns: int
    gems: int
    boxes: list[int]
    skulls: list[int]


class Area(msgspec.Struct):
    """What lies before one player. `hand`, `kept` and `pencilled` are the viewer's own secrets, None for others."""

    dealt: int
    hand: list[int] | None
    kept: list[int] | None
    left: Chamber | None
    right: Chamber | None
    pencilled: list[Mark] | None
    finished: list[int]
    red: int
    green: int
    skulls: int
    torches: list[int]
    boxes: list[Won]
    sums: Sums
    score: int


class Table(msgspec.Struct):
    """`shown` are the expedition cards of this round, the present one last; `boxes` the open ones."""

    deck: int
    display: list[int]
    round: int
    shown: list[str]
    expeditions: int
    boxes: dict[str, list[int]]
    card: ScoreCard
    players: list[Area]


def table(s: Pyramids, seat: int | None) -> Json:
    """The table as the seat sees it; None is the spectator."""
    seen = Table(
        deck=len(s.deck),
        display=list(s.display),
        round=s.round,
        shown=[s.box.patterns[pattern] for pattern in s.shown],
        expeditions=len(s.expeditions),
        boxes={colour: list(BOXES[flow.boxes_gone(s, at) :]) for at, colour in enumerate(COLOURS)},
        card=ScoreCard(ROUNDS, TURNS, MOST, list(BOXES), list(scoring.SKULLS)),
        players=[_area(player, owner == seat) for owner, player in enumerate(s.players)],
    )
    return plain(seen)


def _area(player: Player, own: bool) -> Area:
    left, right = (
        Chamber(card, names(crossed)) if card else None
        for card, crossed in zip(player.cards, player.crossed, strict=True)
    )
    return Area(
        dealt=len(player.hand) + len(player.kept),
        hand=list(player.hand) if own else None,
        kept=list(player.kept) if own else None,
        left=left,
        right=right,
        pencilled=[Mark(SIDES[mark >> SIDE_SHIFT], names(mark)) for mark in player.marking] if own else None,
        finished=list(player.finished),
        red=player.red,
        green=player.green,
        skulls=player.skulls,
        torches=torch_rounds(player),
        boxes=[Won(COLOURS[box // len(BOXES)], BOXES[box % len(BOXES)]) for box in player.boxes],
        sums=Sums(
            torches=scoring.torches(player),
            boxes=scoring.boxes(player),
            gems=scoring.gems(player),
            skulls=scoring.skulls(player),
            pyramids=scoring.pyramids(player),
        ),
        score=scoring.total(player),
    )


def torch_rounds(player: Player) -> list[int]:
    return [number for number in range(1, ROUNDS + 1) if player.torches >> number - 1 & 1]


def masked(event: Event) -> tuple[Any, ...] | None:
    """Others learn that cards were dealt, and nothing of what a seat chooses in secret."""
    return (event.args[0], None) if event.kind == "dealt" else None


def unveils(event: Event, seat: int) -> bool:
    """A card from a deck, or what another seat chose in secret."""
    if event.kind in ("laid_out", "marked"):
        return bool(event.args[0] != seat)
    return event.kind in ("refilled", "revealed") or (event.kind == "took" and event.args[3] == "deck")


# --- events folded over a table give the next table ---------------------------------------------------------


def fold(before: Json, event: Event) -> Json:
    """The table after a redacted event; what one event moves is all that changes."""
    change = FOLDS.get(event.kind)
    if change is not None:
        change(before, *event.args)
    return before


def _kept(t: Json, seat: int, card: int) -> None:
    t["players"][seat]["hand"].remove(card)
    t["players"][seat]["kept"].append(card)


def _laid_out(t: Json, seat: int, cards: Sequence[int]) -> None:
    area = t["players"][seat]
    t["deck"] += area["dealt"] - len(cards)
    area["dealt"] = 0
    if area["hand"] is not None:
        area["hand"], area["kept"] = [], []
    for side, card in zip(SIDES, cards, strict=True):
        area[side] = {"card": card, "crossed": []}


def _refilled(t: Json, card: int) -> None:
    t["deck"] -= 1
    t["display"].append(card)


def _round(t: Json, number: int) -> None:
    t["expeditions"] += len(t["shown"])
    t["round"], t["shown"] = number, []


def _revealed(t: Json, pattern: str, number: int) -> None:
    t["expeditions"] -= 1
    t["shown"].append(pattern)


def _pencilled(t: Json, seat: int, side: str, squares: Sequence[str]) -> None:
    t["players"][seat]["pencilled"].append({"side": side, "squares": list(squares)})


def _marked(t: Json, seat: int, side: str, card: int, squares: Sequence[str], extra: bool) -> None:
    area = t["players"][seat]
    crossed = {*area[side]["crossed"], *squares}
    area[side]["crossed"] = sorted(crossed, key=BIT.__getitem__)
    if area["pencilled"]:
        area["pencilled"].pop(0)


def _gems(t: Json, seat: int, gem: str, count: int, total: int) -> None:
    area = t["players"][seat]
    area[gem] = total
    area["sums"]["gems"] = scoring.for_gems(area["red"], area["green"])


def _torch(t: Json, seat: int, number: int, first: bool) -> None:
    if first:
        area = t["players"][seat]
        area["torches"].append(number)
        area["sums"]["torches"] = scoring.for_torches(len(area["torches"]))


def _skulls(t: Json, seat: int, count: int, total: int) -> None:
    area = t["players"][seat]
    area["skulls"] = total
    area["sums"]["skulls"] = scoring.for_skulls(total)


def _finished(t: Json, seat: int, side: str, card: int) -> None:
    area = t["players"][seat]
    area["finished"].append(card)
    area["sums"]["pyramids"] = scoring.for_pyramids(len(area["finished"]))
    area[side] = None


def _took(t: Json, seat: int, side: str, card: int, source: str) -> None:
    if source == "deck":
        t["deck"] -= 1
    else:
        t["display"].remove(card)
    t["players"][seat][side] = {"card": card, "crossed": []}


def _won_box(t: Json, seat: int, colour: str, points: int, card: int) -> None:
    t["boxes"][colour].remove(points)
    area = t["players"][seat]
    area["boxes"].append({"colour": colour, "points": points})
    area["sums"]["boxes"] += points


def _scored(t: Json, seat: int, score: int) -> None:
    t["players"][seat]["score"] = score


FOLDS: Final[dict[str, Any]] = {
    "kept": _kept,
    "laid_out": _laid_out,
    "refilled": _refilled,
    "round": _round,
    "revealed": _revealed,
    "pencilled": _pencilled,
    "marked": _marked,
    "gems": _gems,
    "torch": _torch,
    "skulls": _skulls,
    "potion": _skulls,
    "finished": _finished,
    "took": _took,
    "won_box": _won_box,
    "scored": _scored,
}
