"""The table in words: what each event says in the log, what each noun is called, what the table says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from pyramidion.games.pyramids import drawing
from pyramidion.games.pyramids.box import Box, box_of
from pyramidion.games.pyramids.chambers import COLOURS, EMPTY_SQUARE, SIGNS, SYMBOLS, Chamber
from pyramidion.games.pyramids.drawing import Drawing, Marks, side_by_side, wrapped
from pyramidion.games.pyramids.options import Options
from pyramidion.games.pyramids.patterns import forms
from pyramidion.games.pyramids.squares import NAMES, SIZE
from pyramidion.games.pyramids.state import ROUNDS, SIDES, TURNS
from pyramidion.kernel.contract import Event, Json, Noun, View
from pyramidion.kernel.text import Say, Section, tint

# the parameters of each event's log line; events that are not here say nothing
LOG: Final = {
    "kept": ("seat", "card"),
    "laid_out": ("seat", "cards"),
    "refilled": ("card",),
    "round": ("round",),
    "revealed": ("card", "turn"),
    "pencilled": ("seat", "side", "squares"),
    "marked": ("seat", "side", "card", "squares", "extra"),
    "gems": ("seat", "gem", "count", "total"),
    "torch": ("seat", "round", "first"),
    "skulls": ("seat", "count", "total"),
    "potion": ("seat", "count", "total"),
    "finished": ("seat", "side", "card"),
    "took": ("seat", "side", "card", "source"),
    "won_box": ("seat", "colour", "points", "card"),
    "no_box": ("seat", "colour", "card"),
    "ended": (),
}
SILENT: Final = ("dealt", "scored")


def tell(event: Event) -> tuple[str, dict[str, Json]] | None:
    """The message and its parameters."""
    if event.kind not in LOG:
        return None
    args: dict[str, Any] = dict(zip(LOG[event.kind], event.args, strict=True))
    return f"log-{event.kind.replace('_', '-')}", args


def thing(view: View, noun: Noun) -> dict[str, Json]:
    """A card by its number and colour, a marking by its side, card and squares."""
    if isinstance(noun, int):
        return {"card": noun, "colour": COLOURS[_box(view).chambers[noun].colour], "what": "card"}
    side, _, squares = str(noun).partition(".")
    area = view.table["players"][view.seat] if view.seat is not None else {}
    chamber = area.get(side)
    return {"side": side, "card": chamber["card"] if chamber else 0, "squares": squares.split("-"), "what": "marking"}


def _box(view: View) -> Box:
    return box_of(msgspec.convert(view.options, Options))


# --- sections -----------------------------------------------------------------------------------------------


def sections(view: View, say: Say) -> list[Section]:
    """Expedition, display, the other players, and last the viewer; before the first round the cards dealt."""
    if not view.table["round"]:
        return [_dealt(view, say)]
    others = [seat for seat in range(len(view.table["players"])) if seat != view.seat]
    found = [_expedition(view, say), _display(view, say), *(_player(view, say, seat) for seat in others)]
    return found + ([_own(view, say, view.seat)] if view.seat is not None else [])


def _dealt(view: View, say: Say) -> Section:
    """R2.1 The four cards to choose from."""
    area = view.table["players"][view.seat] if view.seat is not None else {"hand": [], "kept": []}
    cards = sorted([*area["hand"], *area["kept"]])
    kept = [say("cards-kept", cards=area["kept"])] if area["kept"] else []
    return Section(say("section-dealt"), _drawn(view, say, cards) + kept, _aloud(view, say, cards) + kept)


def _expedition(view: View, say: Say) -> Section:
    """The present pattern in all its forms, the other expedition cards of the round, the open boxes."""
    t, box = view.table, _box(view)
    name = t["shown"][-1]
    found = forms(box.material.patterns[name])
    shapes = [f"  {line}" for line in side_by_side([drawing.form(cells) for cells in found])]
    squares = [NAMES[SIZE * r + c] for r, c in found[0]]
    rest = [say("expeditions-gone", cards=t["shown"][:-1])] if len(t["shown"]) > 1 else []
    rest += [say("expeditions-left", count=t["expeditions"]), _open_boxes(view, say)]
    title = say("section-expedition", round=t["round"], rounds=ROUNDS, turn=len(t["shown"]), turns=TURNS, card=name)
    return Section(title, shapes + wrapped(rest), [say("pattern-aloud", card=name, squares=squares), *rest])


def _open_boxes(view: View, say: Say) -> str:
    listed = [say("boxes-of", colour=colour, points=view.table["boxes"][colour]) for colour in COLOURS]
    return say("boxes-open", boxes="; ".join(listed))


def _display(view: View, say: Say) -> Section:
    """Read aloud row by row only to the one who takes a card."""
    cards, deck = view.table["display"], say("deck-count", count=view.table["deck"])
    takes = view.question is not None and view.question.kind == "take" and view.seat in view.actors
    plain = _aloud(view, say, cards) if takes else [_summary(view, say, card) for card in cards]
    return Section(say("section-display"), [*_drawn(view, say, cards), deck], [*plain, deck])


def _player(view: View, say: Say, seat: int) -> Section:
    """What everybody sees of a player."""
    area = view.table["players"][seat]
    held = [(side, area[side]) for side in SIDES if area[side]]
    art = side_by_side([_small(view, say, chamber["card"], chamber["crossed"]) for _, chamber in held])
    plain = [
        say(
            "chamber-crossed",
            side=side,
            card=chamber["card"],
            colour=_colour(view, chamber),
            squares=chamber["crossed"],
        )
        for side, chamber in held
    ]
    sheet = _score_card(say, area)
    title = say("section-player", seat=seat, score=area["score"])
    return Section(title, [f"  {line}" for line in art] + wrapped(sheet), plain + sheet)


def _own(view: View, say: Say, seat: int) -> Section:
    """The viewer's chambers, large and with coordinates; the score card; the signs."""
    area = view.table["players"][seat]
    drawings: list[Drawing] = []
    plain: list[str] = []
    for side in SIDES:
        if area[side]:
            marks = _marks(view, area, side)
            drawings.append(_large(view, say, side, area[side]["card"], marks))
            plain += _chamber_aloud(view, say, area[side]["card"], marks, side)
    sheet = _score_card(say, area)
    art = [*side_by_side(drawings), *wrapped(sheet), *_legend(say)]
    return Section(say("section-own", seat=seat, score=area["score"]), art, [*plain, *sheet])


def _marks(view: View, area: Json, side: str) -> Marks:
    """Crosses, secret marks, and what the legal markings could cross."""
    pencilled = [square for mark in area["pencilled"] if mark["side"] == side for square in mark["squares"]]
    found = [text.removeprefix(f"mark:{side}.").split("-") for text in view.legal if text.startswith(f"mark:{side}.")]
    single = [squares[0] for squares in found if len(squares) == 1]
    pattern = {square for squares in found for square in squares}
    return Marks(area[side]["crossed"], pencilled, single, pattern)


# --- chambers -----------------------------------------------------------------------------------------------


def _chamber(view: View, card: int) -> Chamber:
    return _box(view).chambers[card]


def _colour(view: View, chamber: Json) -> str:
    return COLOURS[_chamber(view, chamber["card"]).colour]


def _drawn(view: View, say: Say, cards: Iterable[int]) -> list[str]:
    """Untouched cards side by side."""
    return [f"  {line}" for line in side_by_side([_small(view, say, card, ()) for card in cards])]


def _aloud(view: View, say: Say, cards: Iterable[int]) -> list[str]:
    return [line for card in cards for line in _chamber_aloud(view, say, card, Marks())]


def _small(view: View, say: Say, card: int, crossed: Sequence[str]) -> Drawing:
    """Number and colour above the chamber."""
    chamber = _chamber(view, card)
    colour = COLOURS[chamber.colour]
    title = tint(say("chamber-title", card=card, colour=colour), colour)
    return [title, *drawing.small(chamber.rows, Marks(crossed))]


def _large(view: View, say: Say, side: str, card: int, marks: Marks) -> Drawing:
    chamber = _chamber(view, card)
    colour = COLOURS[chamber.colour]
    title = tint(say("chamber-title-side", side=side, card=card, colour=colour), colour)
    return [f"   {title}", *drawing.large(chamber.rows, marks)]


def _chamber_aloud(view: View, say: Say, card: int, marks: Marks, side: str = "none") -> list[str]:
    """Number and colour, then row by row what is there, then what can be crossed next."""
    chamber = _chamber(view, card)
    lines = [say("chamber-aloud", side=side, card=card, colour=COLOURS[chamber.colour])]
    for r, row in enumerate(chamber.rows):
        words = [_square_aloud(say, NAMES[SIZE * r + c], sign, marks) for c, sign in enumerate(row)]
        lines.append(say("row-aloud", row=r + 1, squares=words))
    if marks.single:
        lines.append(say("can-be-crossed", squares=list(marks.single)))
    return lines


def _summary(view: View, say: Say, card: int) -> str:
    """A card in one sentence: how long its way is and which symbols it has."""
    chamber = _chamber(view, card)
    signs = "".join(chamber.rows)
    found = [say(f"has-{SIGNS[sign]}", count=signs.count(sign)) for sign in SYMBOLS if sign in signs]
    way = 1 + next(at for at, ring in enumerate(chamber.rings) if ring & chamber.entrance)
    return say("chamber-summary", card=card, colour=COLOURS[chamber.colour], way=way, symbols="; ".join(found))


def _square_aloud(say: Say, square: str, sign: str, marks: Marks) -> str:
    """`c skull`, `a entrance crossed`."""
    state = "crossed" if square in marks.crossed else "pencilled" if square in marks.pencilled else "free"
    return say("square-aloud", column=square[0], sign=SIGNS[sign], state=state)


# --- score card ---------------------------------------------------------------------------------------------


def _score_card(say: Say, area: Json) -> list[str]:
    """R1.4 The score card in four lines."""
    boxes = [say("box-won", colour=won["colour"], points=won["points"]) for won in area["boxes"]]
    skulls = area["skulls"]
    return [
        say("sheet-finished", count=len(area["finished"]), numbers=area["finished"]),
        say("sheet-boxes", count=len(boxes), boxes=", ".join(boxes)),
        say("sheet-torches", count=len(area["torches"]), rounds=area["torches"]),
        say("sheet-gems", red=area["red"], green=area["green"], skulls=skulls, loss=skulls * (skulls + 1) // 2),
    ]


def _legend(say: Say) -> list[str]:
    """What the signs mean."""
    signs = [
        f"{drawing.DRAWN[sign]} {say.name(f'sign-{name}')}" for sign, name in SIGNS.items() if sign != EMPTY_SQUARE
    ]
    marks = [
        f"{drawing.CROSSED} {say('sign-crossed')}",
        f"{drawing.PENCILLED} {say('sign-pencilled')}",
        f"[ ] {say('sign-single')}",
        f"( ) {say('sign-pattern')}",
    ]
    return drawing.packed([*signs, *marks])
