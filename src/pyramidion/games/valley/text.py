"""The table in words: what each event says in the log, what each noun is called, how the table is drawn."""

from __future__ import annotations

from typing import Any, Final

from pyramidion.games.valley.state import SLOTS
from pyramidion.kernel.contract import Event, Json, Noun, View
from pyramidion.kernel.text import Say, Section

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
    "ended": (),
}
SILENT: Final = ("uncovered", "scored")


def tell(event: Event) -> tuple[str, dict[str, Json]] | None:
    """The message and its parameters; a card that is hidden from the reader has its own sentence."""
    if event.kind not in LOG:
        return None
    args: dict[str, Any] = dict(zip(LOG[event.kind], event.args, strict=True))
    key = f"log-{event.kind.replace('_', '-')}"
    if args.get("card", "") is None:
        return (f"{key}-hidden", args) if event.kind in ("kept", "put_back") else None
    return key, args


def thing(view: View, noun: Noun) -> dict[str, Json]:
    """A slot is named by the card that lies there, a card by itself and its zone."""
    word = str(noun)
    if word in SLOTS:
        return {"card": view.table["pyramid"][word] or "none", "slot": word}
    zone, dot, card = word.rpartition(".")
    return {"card": card, "zone": zone if dot else "hand"}


def sections(view: View, say: Say) -> list[Section]:
    return []
