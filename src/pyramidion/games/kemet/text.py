"""The table in words: what each event says in the log, what each noun is called, how the table is told."""

from __future__ import annotations

from typing import Any, Final

from pyramidion.games.kemet.board import ALL_CITIES, ALL_NAMES
from pyramidion.games.kemet.data import BATTLE_CARDS, COLOURS, INTERVENTIONS, TYPES
from pyramidion.games.kemet.drawing import drawn_map
from pyramidion.games.kemet.spaces import GOLDS, SPACES
from pyramidion.games.kemet.state import FAME
from pyramidion.games.kemet.view import free_spaces
from pyramidion.kernel.contract import Event, Json, Noun, View
from pyramidion.kernel.text import Say, Section

# the parameters of each event's log line; events that are not here say nothing
LOG: Final = {
    "round": ("round",),
    "night": ("round",),
    "turn": ("seat", "turn"),
    "order": ("seats",),
    "city": ("seat", "city"),
    "built": ("seat", "area", "colour", "level"),
    "pyramids": ("pyramids",),
    "stationed": ("seat", "area", "count"),
    "tile": ("seat", "card"),
    "token": ("seat", "space", "metal"),
    "gained": ("seat", "pp", "why"),
    "paid": ("seat", "pp", "why"),
    "lost_prayer": ("seat",),
    "honour": ("seat", "honour"),
    "fame": ("seat", "fame"),
    "fame_lost": ("seat", "fame"),
    "fame_back": ("seat", "fame"),
    "fame_owed": ("seat",),
    "fame_settled": ("seat", "fame"),
    "sacrificed": ("seat", "area"),
    "revived": ("seat", "count"),
    "recruited": ("seat", "area", "source"),
    "lost": ("seat", "area", "count", "cause"),
    "alone": ("seat", "card"),
    "joined": ("seat", "card", "area"),
    "summoned": ("seat", "card", "area"),
    "moved": ("seat", "start", "area", "count", "card", "how"),
    "fled": ("seat", "start", "area"),
    "no_battle": ("seat", "area"),
    "battle_begins": ("seat", "other", "area"),
    "banned": ("seat", "type"),
    "showed": ("seat", "card"),
    "card": ("seat", "card"),
    "unpaid": ("seat", "card"),
    "resolved": ("seat", "attack", "defence"),
    "died": ("seat", "card"),
    "vanished": ("seat", "card"),
    "retreated": ("seat", "area"),
    "veteran": ("seat",),
    "cards_back": ("seat",),
    "exchanged": ("seat", "card"),
    "played": ("seat", "card"),
    "cancelled": ("seat",),
    "dropped": ("seat", "card"),
    "drew": ("seat", "cards"),
    "reshuffled": ("count",),
    "bid": ("seat", "strength", "count"),
    "position": ("seat", "place"),
    "awakened": ("seat", "card"),
    "ended": ("seat",),
}


def tell(event: Event) -> tuple[str, dict[str, Json]] | None:
    """The message and its parameters; a secret choice says nothing, a gain of nothing neither."""
    if event.kind not in LOG:
        return None
    args: dict[str, Any] = dict(zip(LOG[event.kind], event.args, strict=True))
    if (event.kind == "built" and args["area"] is None) or (event.kind == "gained" and not args["pp"]):
        return None
    if event.kind == "pyramids":
        args = {"count": len(args["pyramids"])}
    if event.kind == "order":
        args = {"order": " ".join(str(seat + 1) for seat in args["seats"])}
    if event.kind == "moved":
        args["card"] = args["card"] or "none"
    return f"log-{event.kind.replace('_', '-')}", args


# --- nouns --------------------------------------------------------------------------------------------------

WORDS: Final = {
    **dict.fromkeys(ALL_NAMES, "area"),
    **dict.fromkeys(ALL_CITIES, "city"),
    **dict.fromkeys(COLOURS, "colour"),
    **dict.fromkeys(SPACES, "space"),
    **dict.fromkeys(GOLDS, "gold"),
    **dict.fromkeys(("nyarlathotep", "cthulhu"), "gold"),
    **dict.fromkeys(TYPES, "type"),
    **dict.fromkeys(FAME, "fame"),
    **dict.fromkeys(("supply", "underworld", "units", "honour", "leave", "take"), "word"),
    **dict.fromkeys((card.id for card in INTERVENTIONS), "intervention"),
    **dict.fromkeys((card.id for card in BATTLE_CARDS), "battle_card"),
}


def thing(view: View, noun: Noun) -> dict[str, Json]:
    """What an action is about, with what is worth knowing of it."""
    if isinstance(noun, int):
        seats = len(view.table["players"])
        return {"what": "number", "number": noun, "seat": noun if noun < seats else 0}
    word = str(noun)
    what = WORDS.get(word, "card")
    if what == "area":
        return _area(view, word)
    if what == "word":
        return {"what": "word", "word": word, "area": word, "army": "none", "units": 0}
    if word in view.table["market"]:
        tile = view.table["market"][word]
        return {"what": "tile", "card": word, "level": tile["level"], "price": tile["price"]}
    if what in ("intervention", "battle_card", "card"):
        return {"what": what, "card": word}
    return {"what": what, what: word}


def _area(view: View, name: str) -> dict[str, Json]:
    here = view.table["areas"].get(name) or {"owner": None, "units": 0}
    owner = here["owner"]
    army = "none" if owner is None else "own" if owner == view.seat else "enemy"
    return {"what": "area", "area": name, "army": army, "units": here["units"], "seat": owner or 0}


# --- the table ----------------------------------------------------------------------------------------------


def sections(view: View, say: Say) -> list[Section]:
    """Where the game stands, the map, a battle, the market, then every player, the viewer last."""
    seats = range(len(view.table["players"]))
    others = [seat for seat in seats if seat != view.seat]
    found = [_status(view, say), _map(view, say)]
    found += [_battle(view, say)] if view.table["battle"] else []
    found += [_market(view, say)] + [_player(view, say, seat) for seat in others]
    return found + ([_own(view, say, view.seat)] if view.seat is not None else [])


def focus(view: View, say: Say) -> list[Section]:
    """The battle in the middle of one; the map while an army marches; the market for a purchase."""
    kind = view.question.kind if view.question is not None else ""
    if view.table["battle"]:
        return [_battle(view, say)]
    if kind in ("march", "choose_army", "summon", "transfer", "relocate", "retreat"):
        return [_map(view, say)]
    return [_market(view, say)] if kind in ("buy", "buy_again", "first_tile") else []


def _status(view: View, say: Say) -> Section:
    t = view.table
    order = ", ".join(say("seat-name", seat=seat) for seat in t["order"])
    lines = [
        say("status-order", order=order, colours=t["colours"]),
        say("status-piles", deck=t["deck"], discard=len(t["discard"])),
    ]
    if t["discard"]:
        lines.append(say("status-discard", cards=t["discard"]))
    return Section(say("section-status", phase=t["phase"], round=t["round"]), lines, lines)


def _map(view: View, say: Say) -> Section:
    lines = [_area_line(view, say, printed) for printed in view.table["map"] if _worth_telling(view, printed)]
    return Section(say("section-map"), [*drawn_map(view, say), say("map-legend")], lines)


def _worth_telling(view: View, printed: Json) -> bool:
    here = view.table["areas"][printed["name"]]
    return here["owner"] is not None or here["pyramid"] is not None or printed["obelisk"]


def _area_line(view: View, say: Say, printed: Json) -> str:
    """An area aloud: what it is, who stands there, its pyramid."""
    here = view.table["areas"][printed["name"]]
    return say(
        "area-aloud",
        area=printed["name"],
        army="none" if here["owner"] is None else "some",
        seat=here["owner"] or 0,
        units=here["units"],
        card=here["figure"] or "none",
        colour=here["pyramid"]["colour"] if here["pyramid"] else "none",
        level=here["pyramid"]["level"] if here["pyramid"] else 0,
    )


def _battle(view: View, say: Say) -> Section:
    battle = view.table["battle"]
    lines = [_side(view, say, side) for side in (0, 1)]
    if view.table["council"]:
        chosen = view.table["council"]
        words = {"card": chosen["card"] or "none", "other": chosen["discard"] or "none"}
        lines.append(say("council-own", **words, cards=chosen["interventions"]))
    title = say("section-battle", area=battle["area"], stage=battle["stage"])
    return Section(title, lines, lines)


def _side(view: View, say: Say, side: int) -> str:
    battle = view.table["battle"]
    sums = battle["sums"][side]
    return say(
        "battle-side",
        seat=battle["seats"][side],
        role="attacker" if side == 0 else "defender",
        units=battle["armies"][side]["units"],
        card=battle["armies"][side]["figure"] or "none",
        played=battle["cards"][side] or "none",
        strength=sums["strength"],
        damage=sums["damage"],
        protection=sums["protection"],
    )


def _market(view: View, say: Say) -> Section:
    """By colour and level, with what stands in the way of a purchase."""
    lines = []
    for colour in view.table["colours"]:
        lines.append(say("market-colour", colour=colour))
        lines += [line for level in range(1, 5) for line in _level(view, say, colour, level)]
    return Section(say("section-market"), lines, lines)


def _level(view: View, say: Say, colour: str, level: int) -> list[str]:
    """The tiles of one level; what bars all of them is said once."""
    market = view.table["market"].items()
    tiles = [(id, tile) for id, tile in market if (tile["colour"], tile["level"]) == (colour, level) and tile["left"]]
    bars = {tile["bar"] or "none" for _, tile in tiles}
    common = bars.pop() if len(bars) == 1 else "none"
    names = [
        say("market-tile", card=id, price=tile["price"], bar="none" if tile["bar"] == common else tile["bar"] or "none")
        for id, tile in tiles
    ]
    return [say("market-level", level=level, bar=common, tiles="; ".join(names))] if names else []


def _player(view: View, say: Say, seat: int) -> Section:
    """What everybody sees of a player."""
    lines = _player_lines(view, say, seat)
    title = say("section-player", seat=seat, number=seat + 1, score=view.table["players"][seat]["score"])
    return Section(title, lines, lines)


def _player_lines(view: View, say: Say, seat: int) -> list[str]:
    player = view.table["players"][seat]
    fame, held = player["fame"], player["held"]
    lines = [
        say("player-fame", **fame, held=held["temples"], tops=held["pyramids"]),
        say("player-units", pp=player["pp"], supply=player["supply"], veterans=player["veterans"]),
        say("player-cards", hand=player["hand_count"], cards=player["cards"], played=player["played"]),
    ]
    if view.options["book_of_the_dead"]:
        lines.append(
            say(
                "player-honour",
                honour=player["honour"],
                level=player["putrefaction"],
                underworld=player["underworld"],
            )
        )
    if player["tiles"]:
        lines.append(say("player-tiles", cards=player["tiles"]))
    if player["figures"]:
        lines.append(say("player-figures", cards=player["figures"]))
    return lines


def _own(view: View, say: Say, seat: int) -> Section:
    """The same for the viewer, with the individual board and both hands."""
    player = view.table["players"][seat]
    lines = _player_lines(view, say, seat)
    lines.append(say("own-tokens", regular=player["regular"], spaces=free_spaces(view.table, seat)))
    if player["rows_to_cover"]:
        lines.append(say("own-rows", rows=player["rows_to_cover"]))
    lines += [say("own-intervention", card=card, text=say(f"card-{card}.text")) for card in player["hand"]]
    lines.append(say("own-battle-cards", cards=player["battle_hand"]))
    if player["buried_cards"]:
        lines.append(say("own-buried", cards=player["buried_cards"]))
    title = say("section-own", seat=seat, number=seat + 1, score=player["score"])
    return Section(title, lines, lines)
