"""The table in words: what each event says in the log, what each noun is called, how the table is drawn."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from pyramidion.games.valley.box import Box, box_of
from pyramidion.games.valley.cards import Card
from pyramidion.games.valley.groups import SETS, STARTER
from pyramidion.games.valley.options import Options
from pyramidion.games.valley.state import SLOTS
from pyramidion.kernel.contract import Event, Json, Noun, View
from pyramidion.kernel.text import Say, Section, tint

# the parameters of each event's log line; events that are not here say nothing
LOG: Final = {
    "turn": ("seat", "turn"),
    "played": ("seat", "card", "use"),
    "discarded": ("seat", "card", "owner"),
    "sacrificed": ("seat", "card", "source"),
    "entombed": ("seat", "card", "source", "free"),
    "showed": ("seat", "card"),
    "cancelled": ("seat",),
    "spared": ("seat",),
    "shuffled": ("seat", "count"),
    "drew": ("seat", "cards"),
    "known": ("seat", "card"),
    "revealed": ("seat", "card"),
    "failed": ("seat", "card"),
    "repeated": ("seat", "card"),
    "reacted": ("seat", "card"),
    "discarded_revealed": ("seat", "card"),
    "looked": ("seat", "cards"),
    "kept": ("seat", "card"),
    "put_back": ("seat", "card", "deep"),
    "put_on_deck": ("seat", "card"),
    "returned": ("seat", "card"),
    "cleaned_up": ("seat", "cards"),
    "bought": ("seat", "card", "slot"),
    "took": ("seat", "card", "source", "into"),
    "fell": ("card", "above", "slot"),
    "swapped": ("seat", "slot", "place"),
    "refilled": ("card", "slot"),
    "until_end_of_turn": ("seat", "change", "amount"),
    "doubled": ("seat",),
    "chose": ("seat", "other"),
    "turned_over": ("seat", "card"),
    "kept_revealed": ("seat", "card"),
    "showed_hand": ("seat", "cards"),
    "set_aside": ("seat", "card"),
    "judged": ("seat", "card"),
    "rejoined": ("seat", "cards"),
    "fetched": ("seat", "card"),
    "took_back": ("seat", "card"),
    "passed_on": ("seat", "card", "source", "owner"),
    "entered": ("seat", "card", "source", "slot"),
    "ended": (),
}
WITH_HIDDEN: Final = ("kept", "put_back", "set_aside", "judged", "fetched")  # said even if the card is not seen
SILENT: Final = ("uncovered", "scored", "searched")


def tell(event: Event) -> tuple[str, dict[str, Json]] | None:
    """The message and its parameters; a card that is hidden from the reader has its own sentence."""
    if event.kind not in LOG:
        return None
    args: dict[str, Any] = dict(zip(LOG[event.kind], event.args, strict=True))
    given_away = event.kind == "discarded" and args["seat"] != args["owner"]
    key = "log-given" if given_away else f"log-{event.kind.replace('_', '-')}"
    if args.get("card", "") is None:
        return (f"{key}-hidden", args) if event.kind in WITH_HIDDEN else None
    return key, args


def thing(view: View, noun: Noun) -> dict[str, Json]:
    """A thing is a card and the place where it lies: of the pyramid, or of one's own."""
    word = str(noun)
    if isinstance(noun, int):
        return {"other": noun}
    if word in SLOTS:
        return {"card": view.table["pyramid"][word] or "none", "slot": word}
    if word == "revealed":
        return {"card": view.table["revealed"][-1] if view.table["revealed"] else "none", "slot": word}
    if word == "deck":
        return {"card": "none", "slot": word}
    zone, dot, card = word.rpartition(".")
    return {"card": card, "slot": zone if dot else "hand"}


# --- the table drawn ----------------------------------------------------------------------------------------

WIDTH: Final = 24
ROWS: Final = (("t",), ("m1", "m2"), ("b1", "b2", "b3"))


def sections(view: View, say: Say) -> list[Section]:
    """Pyramid, common piles, then every player, the viewer last."""
    box = box_of(msgspec.convert(view.options, Options))
    seats = range(len(view.table["players"]))
    others = [seat for seat in seats if seat != view.seat]
    found = [_pyramid(view, say, box), _piles(view, say), *_alone(view, say)]
    found += [_player(view, say, box, seat) for seat in others]
    return found + ([_own(view, say, box, view.seat)] if view.seat is not None else [])


def _pyramid(view: View, say: Say, box: Box) -> Section:
    pyramid = view.table["pyramid"]
    art: list[str] = []
    for row in ROWS:
        boxes = [_card_box(view, say, box, slot, pyramid[slot]) for slot in row]
        art += ["  ".join(lines) for lines in zip(*boxes, strict=True)]
    plain = [_place_aloud(view, say, box, slot, pyramid[slot]) for row in reversed(ROWS) for slot in row]
    return Section(say("section-pyramid"), _centred(art), plain)


def _centred(lines: list[str]) -> list[str]:
    """Rows of one and two boxes stand above the middle of the row of three."""
    shift = {1: WIDTH + 2, 2: (WIDTH + 2) // 2, 3: 0}
    height = len(lines) // 3
    return [" " * shift[1 + at // height] + line for at, line in enumerate(lines)]


def _card_box(view: View, say: Say, box: Box, slot: str, card: str | None) -> list[str]:
    """Name, price and gold, set; the place in the corner."""
    inner = WIDTH - 2
    if card is None:
        blank = "·" + " " * (WIDTH - 2) + "·"
        return [f"· {slot} ".ljust(WIDTH - 1, "·") + "·", blank, blank, blank, "·" * WIDTH]
    facts = box.cards[box.index[card]]
    price = max(facts.cost - view.table["discount"], 1)
    lines = [
        _shortened(say.name(f"card-{card}"), inner - 1),
        say("card-price", cost=price, gold=facts.gold),
        _shortened(_membership(say, facts), inner - 1),
    ]
    middle = ["│ " + tint(line.ljust(inner - 1), facts.group) + "│" for line in lines]
    return [f"┌ {slot} ".ljust(WIDTH - 1, "─") + "┐", *middle, "└" + "─" * inner + "┘"]


def _shortened(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"


def _membership(say: Say, card: Card) -> str:
    """The set with the card's number in it, or what else it is."""
    group = say.name(f"group-{card.group}")
    return f"{group} {card.index}/{SETS[card.group]}" if card.group in SETS else f"{group} ({card.points})"


def _place_aloud(view: View, say: Say, box: Box, slot: str, card: str | None) -> str:
    if card is None:
        return say("place-empty", slot=slot)
    facts = box.cards[box.index[card]]
    price = max(facts.cost - view.table["discount"], 1)
    return say("place-holds", slot=slot, card=card, cost=price, gold=facts.gold, group=facts.group)


def setup(view: View, say: Say) -> list[Section]:
    """R10 The cards of this table, set by set."""
    lines = []
    for group in view.table["deck_list"]:
        names = ", ".join(_times(say, card, count) for card, count in group["cards"].items())
        title = say("deck-list-group", group=group["id"], groups=group["groups"], cards=sum(group["cards"].values()))
        lines.append(tint(f"{title}: {names}", group["groups"][0]))
    return [Section(say("section-deck-list"), lines, lines)]


def _alone(view: View, say: Say) -> list[Section]:
    """R10.9, R10.10 The goal, and the piles that a player alone may look through."""
    if not view.table["solo"]:
        return []
    lines = [say("solo-goal", solo=view.table["solo"], goal=view.table["goal"])]
    boneyard = view.table["boneyard"]["cards"]
    discard = view.table["players"][0]["discard"]["cards"]
    lines += [say("solo-boneyard", cards=boneyard)] if boneyard else []
    lines += [say("solo-discard", cards=discard)] if discard else []
    return [Section(say("section-solo"), lines, lines)]


def _piles(view: View, say: Say) -> Section:
    boneyard = view.table["boneyard"]
    lines = [
        say("stock-count", count=view.table["stock"]),
        say("boneyard-top", count=boneyard["count"], card=boneyard["top"] or "none"),
    ]
    return Section(say("section-piles"), lines, lines)


def _player(view: View, say: Say, box: Box, seat: int) -> Section:
    """What everybody sees of a player."""
    area = view.table["players"][seat]
    lines = [
        say("player-cards", hand=area["hand_count"], deck=area["deck"], discard=area["discard"]["count"]),
    ]
    if area["discard"]["top"]:
        lines.append(say("discard-top", card=area["discard"]["top"]))
    if area["known"]:
        lines.append(say("hand-known", cards=area["known"]))
    if any(area["deck_top"]):
        lines.append(say("deck-known", cards=area["deck_top"]))
    if area["played"]:
        lines.append(say("played-cards", cards=area["played"]))
    if area["aside_count"]:
        lines.append(say("aside-cards", cards=area["aside"] or [None] * area["aside_count"]))
    if area["judged_count"]:
        lines.append(say("judged-cards", cards=area["judged"] or [None] * area["judged_count"]))
    lines += _tomb(say, view, box, area)
    return Section(say("section-player", seat=seat, score=area["score"]), lines, lines)


def _own(view: View, say: Say, box: Box, seat: int) -> Section:
    """The same for the viewer, with the hand."""
    public = _player(view, say, box, seat)
    hand = [_hand_card(say, box, card, count) for card, count in _counted(view.table["players"][seat]["hand"], box)]
    art = [*public.art, say("hand-title"), *(f"  {line}" for line in hand)]
    return Section(say("section-own", seat=seat, score=view.table["players"][seat]["score"]), art, art)


def _counted(cards: list[str], box: Box) -> list[tuple[str, int]]:
    return [(card, cards.count(card)) for card in sorted(set(cards), key=box.index.__getitem__)]


def _hand_card(say: Say, box: Box, card: str, count: int) -> str:
    facts = box.cards[box.index[card]]
    return tint(say("hand-card", card=card, count=count, gold=facts.gold, text=say(f"card-{card}.text")), facts.group)


def _tomb(say: Say, view: View, box: Box, area: Json) -> list[str]:
    """The tomb group by group, sets first, with how much of each set is there."""
    lines = []
    groups = sorted(view.table["deck_list"], key=lambda group: (not group["size"], group["id"] == STARTER))
    for group in groups:
        cards = [card for card in area["tomb"] if card in group["cards"]]
        if cards:
            names = ", ".join(_times(say, card, count) for card, count in _counted(cards, box))
            different = len(set(cards))
            line = say("tomb-group", group=group["id"], different=different, size=group["size"], names=names)
            lines.append(tint(f"  {line}", group["groups"][0]))
    return [say("tomb-title"), *lines] if lines else [say("tomb-empty")]


def _times(say: Say, card: str, count: int) -> str:
    name = say.name(f"card-{card}")
    return name if count == 1 else f"{count}× {name}"
