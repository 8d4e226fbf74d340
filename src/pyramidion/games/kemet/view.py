"""R11 Who sees what: the table as a seat sees it, and events folded over it.

Everything is open but hands, cards face down, war councils and the pyramids of the set-up until they are shown.
What follows from the rest (scores, prices, sums of a battle) is worked out in one place, for views and for folding.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, cast

from pyramidion.games.kemet.board import Board
from pyramidion.games.kemet.data import (
    ARMY_LIMIT,
    COLOURS,
    DISTRICT,
    HIGHEST,
    LOSS_SPACES,
    MOST_PP,
    OLD_ONES,
    OWN_CARDS,
    PUTREFACTION,
    SPECIAL_CARDS,
    TEMPLES_FOR_FAME,
    TYPES,
    BattleCard,
    Figure,
    Tile,
)
from pyramidion.games.kemet.errata import Material, material_of
from pyramidion.games.kemet.seen import FIGHT, PLAYER, SECRET, TABLE, area, council, pyramid
from pyramidion.games.kemet.spaces import ROWS, SPACES, empty_rows, on_board
from pyramidion.games.kemet.state import PYRAMIDS, Kemet
from pyramidion.games.kemet.table import Area, Battle, Player, Printed, Table, Tracks
from pyramidion.kernel.codec import plain
from pyramidion.kernel.contract import Event, Json

NOBODY, OWNER, ALL = "nobody", "owner", "all"
VISIBLE: Final = {
    "deck": NOBODY,
    "hand": OWNER,
    "battle_hand": OWNER,
    "buried_cards": OWNER,
    "removed_cards": OWNER,
    "council": OWNER,
    "discard": ALL,
    "played": ALL,
    "areas": ALL,
    "tiles": ALL,
}
SOURCE: Final = {"drew": "deck", "pyramids": "council", "showed": "council", "card": "council"}


def table(s: Kemet, seat: int | None) -> Json:
    """The table as the seat sees it; None is the spectator."""
    fight = s.fight
    seen = Table(
        **{name: read(s) for name, read in TABLE.items()},
        me=seat,
        map=printed_map(s.board),
        areas={name: _area(s, at, seat) for at, name in enumerate(s.board.names)},
        players=[_player(s, owner, seat) for owner in range(s.seats)],
        battle=None if fight is None else Battle(**{name: read(s, fight) for name, read in FIGHT.items()}),
        council=None if seat is None else council(s, seat),
        market={},
        heights={},
        tracks=Tracks(MOST_PP, list(PUTREFACTION), list(LOSS_SPACES)),
    )
    return worked_out(plain(seen))


@lru_cache(maxsize=256)
def printed_map(board: Board) -> list[Printed]:
    """The areas of the map for one number of players."""
    return [
        Printed(
            name=printed.name,
            kind=cast(Any, printed.kind),
            bank=printed.bank,
            city=printed.city or None,
            x=printed.x,
            y=printed.y,
            value=printed.value,
            obelisk=printed.obelisk,
            coast=printed.coast,
            near=[board.names[near] for near in board.near[at]],
            ports=[board.names[near] for near in board.near[at] if (at, near) in board.ports],
        )
        for at, printed in enumerate(board.areas)
    ]


def _area(s: Kemet, at: int, seat: int | None) -> Area:
    secret = s.phase == PYRAMIDS and s.holder(at) != seat
    return Area(**area(s, at), pyramid=None if secret else pyramid(s, at))


def _player(s: Kemet, owner: int, seat: int | None) -> Player:
    hidden: dict[str, Json] = {name: read(s, owner) if owner == seat else None for name, read in SECRET.items()}
    return Player(**{name: read(s, owner) for name, read in PLAYER.items()}, **hidden)


def masked(event: Event) -> tuple[Any, ...]:
    """What the others see of a secret: that there is one."""
    if event.kind == "drew":
        return (event.args[0], (None,) * len(event.args[1]))
    return (event.args[0], *(None for _ in event.args[1:]))


def unveils(event: Event, seat: int) -> bool:
    """Did it show somebody what was hidden from the seat?"""
    return event.kind in SOURCE and not (event.kind == "card" and event.args[0] == seat)


# --- what follows from the table ----------------------------------------------------------------------------


def worked_out(t: Json) -> Json:
    """Scores, levels, limits, prices for the viewer, sums of the battle."""
    cities = {player["city"]: seat for seat, player in enumerate(t["players"]) if player["city"]}
    for printed in t["map"]:
        here = t["areas"][printed["name"]]
        home = cities.get(printed["city"])
        here["holder"] = here["owner"] if here["owner"] is not None else home
        here["walled"] = printed["kind"] == DISTRICT and here["holder"] != t["me"]
    for seat, player in enumerate(t["players"]):
        _work_out_player(t, seat, player)
    t["heights"] = {colour: _height(t, colour) for colour in t["colours"]}
    t["market"] = _market(t)
    _work_out_battle(t)
    _work_out_march(t)
    return t


def _mods(t: Json, player: Json) -> Json:
    """What the tiles of a player change together."""
    return _mods_of(material_of(t["errata"]), tuple(player["tiles"]))


def _facts(t: Json) -> dict[str, Tile]:
    return _facts_of(material_of(t["errata"]))


def _figures(t: Json) -> dict[str, Figure]:
    return _figures_of(material_of(t["errata"]))


@lru_cache(maxsize=64)
def _facts_of(material: Material) -> dict[str, Tile]:
    found = {tile.id: tile for tile in material.tiles}
    for tile in material.tiles:
        if tile.figure in OLD_ONES:
            found[f"{tile.id[:4]}{OLD_ONES[tile.figure]}"] = tile
    return found


@lru_cache(maxsize=64)
def _figures_of(material: Material) -> dict[str, Figure]:
    found = {figure.id: figure for figure in material.figures}
    return found | {skin: found[figure] for figure, skin in OLD_ONES.items()}


@lru_cache(maxsize=4096)
def _mods_of(material: Material, tiles: tuple[str, ...]) -> dict[str, int]:
    found: dict[str, int] = {}
    for id in tiles:
        for name, value in _facts_of(material)[id].mods.items():
            found[name] = found.get(name, 0) + value
    return found


def _work_out_player(t: Json, seat: int, player: Json) -> None:
    mods = _mods(t, player)
    temples = sum(p["kind"] == "temple" and t["areas"][p["name"]]["owner"] == seat for p in t["map"])
    tops = [here for here in t["areas"].values() if here["pyramid"] and here["pyramid"]["level"] == HIGHEST]
    pyramids = sum(here["holder"] == seat for here in tops)
    used = sum(1 << SPACES.index(space) for space in player["spaces"])
    player["putrefaction"] = PUTREFACTION[player["honour"]]
    player["held"] = {"temples": temples, "pyramids": pyramids}
    player["score"] = sum(player["fame"].values()) + temples + pyramids
    player["army_limit"] = ARMY_LIMIT + mods.get("limit", 0)
    player["rows_to_cover"] = [ROWS[row] for row in empty_rows(used)]
    player["rows_forced"] = 0 < player["regular"] <= len(player["rows_to_cover"])
    player["has_silver"] = bool(mods.get("silver"))
    player["tonight"] = {
        "pp": material_of(t["errata"]).numbers.night_prayer + mods.get("night_prayer", 0) + _temple_prayer(t, seat),
        "cards": 1 + mods.get("night_cards", 0),
        "fame": int(temples >= TEMPLES_FOR_FAME),
    }
    player["golds"] = [gold for id in player["tiles"] for gold in _facts(t)[id].gold]


def _temple_prayer(t: Json, seat: int) -> int:
    """R7.2 What the temples will give if nothing changes, without the one in the delta."""
    held = [p for p in t["map"] if p["kind"] == "temple" and t["areas"][p["name"]]["owner"] == seat]
    return sum(printed["value"] for printed in held if printed["bank"] != "D")


def _market(t: Json) -> Json:
    """Every tile in play: copies left, its price for the viewer, and what stands in the way."""
    me = t["players"][t["me"]] if t["me"] is not None else None
    owners: dict[str, int] = {}
    for player in t["players"]:
        for id in player["tiles"]:
            owners[id] = owners.get(id, 0) + 1
    found: dict[str, Json] = {}
    for id, tile in _facts(t).items():
        if tile.colour in t["colours"] and (id == tile.id) != (t["old_ones"] and tile.figure in OLD_ONES):
            found[id] = _offer(t, me, id, tile, tile.copies - owners.get(id, 0), t["heights"][tile.colour])
    return found


def _offer(t: Json, me: Json, id: str, tile: Any, left: int, height: int) -> Json:
    price, bar = tile.level, None
    if me is not None:
        mods = _mods(t, me)
        price = max(tile.level - mods.get("tile_discount", 0), 0)
        price = max(price - mods.get("payment_discount", 0), 0) if price else 0
        rivals = [other for other in me["tiles"] if tile.only and _facts(t)[other].only == tile.only]
        bar = (
            "owned" if id in me["tiles"]
            else "excluded" if rivals
            else "gone" if not left
            else "pyramid" if height < tile.level
            else "pp" if price > me["pp"]
            else None
        )  # fmt: skip
    return {"colour": tile.colour, "level": tile.level, "left": left, "price": price, "bar": bar}


def _height(t: Json, colour: str) -> int:
    """The highest pyramid of the colour that the viewer controls."""
    mine = [here["pyramid"] for here in t["areas"].values() if here["pyramid"] and here["holder"] == t["me"]]
    return max((found["level"] for found in mine if found["colour"] == colour), default=0)


def _card(t: Json, id: str | None) -> BattleCard | None:
    return next((card for card in material_of(t["errata"]).battle_cards if card.id == id), None)


def _work_out_battle(t: Json) -> None:
    """The sums of both sides as far as they are known, part by part."""
    battle = t["battle"]
    if battle is not None:
        battle["armies"] = [_fighters(t, battle, side) for side in (0, 1)]
        battle["sums"] = [_sums(t, battle, side) for side in (0, 1)]
        battle["outlook"] = _outlook(t, battle)


def _fighters(t: Json, battle: Json, side: int) -> Json:
    """The army of a side; a defender stands on the map until the war council."""
    if side == 1 and battle["stage"] == "entering":
        here = t["areas"][battle["area"]]
        return {"units": here["units"], "figure": here["figure"]}
    return {"units": battle["force"][side], "figure": battle["figures"][side]}


def _sums(t: Json, battle: Json, side: int) -> Json:
    player = t["players"][battle["seats"][side]]
    mods, card = _mods(t, player), _card(t, _card_of(t, battle, side))
    army = battle["armies"][side]
    figure = _figures(t).get(army["figure"]) if _counts(t, battle, side) else None
    role = "attack" if side == 0 else "defence"
    putrid = mods.get("putrid", 0) * player["putrefaction"] if side == 0 else 0
    parts = {
        "units": army["units"],
        "card": card.strength if card else None,
        "figure": figure.strength if figure else 0,
        "tiles": mods.get("strength", 0) + mods.get(role, 0) + putrid,
        "bonus": battle["strength"][side],
    }
    total = sum(value for value in parts.values() if value is not None)
    if battle["winner"] is not None:  # what counted in the resolution stays, whoever falls or leaves
        parts["units"] += battle["totals"][side] - total
        total = battle["totals"][side]
    return {
        "parts": parts,
        "strength": total,
        "damage": _sum(battle, "damage", side, mods, card, figure),
        "protection": _sum(battle, "protection", side, mods, card, figure),
    }


def _card_of(t: Json, battle: Json, side: int) -> str | None:
    """A side's card as far as the viewer knows it: shown, or the own one chosen in secret."""
    shown: str | None = battle["cards"][side]
    if shown is None and t["council"] is not None and battle["seats"][side] == t["me"]:
        shown = t["council"]["card"]
    return shown


def _outlook(t: Json, battle: Json) -> Json:
    """R5.4 The viewer's chosen card against all that the enemy may play, as far as everybody can see."""
    if t["council"] is None or t["council"]["card"] is None:
        return None
    side = battle["seats"].index(t["me"])
    foe = battle["sums"][1 - side]
    bare = foe["strength"] - (foe["parts"]["card"] or 0)
    mine, cards = battle["sums"][side]["strength"], _playable(t, battle, 1 - side)
    beats = [mine > bare + card.strength if side == 0 else mine >= bare + card.strength for card in cards]
    return {"beats": sum(beats), "of": len(beats)}


def _playable(t: Json, battle: Json, side: int) -> list[BattleCard]:
    """The cards that a side may have chosen; special ones come with their tiles."""
    cards, player = material_of(t["errata"]).battle_cards, t["players"][battle["seats"][side]]
    if battle["cards"][side] is not None:
        return [card for card in cards if card.id == battle["cards"][side]]
    special = [at for tile, at in SPECIAL_CARDS.items() if tile in player["tiles"]]
    held = [card for at, card in enumerate(cards) if at < OWN_CARDS or at in special]
    return [card for card in held if card.id not in player["played"] and TYPES[card.type] != battle["banned"][side]]


def _sum(battle: Json, what: str, side: int, mods: Json, card: Any, figure: Any) -> int:
    base: int = battle[what][side] + mods.get(what, 0)
    return base + (getattr(card, what) if card else 0) + (getattr(figure, what) if figure else 0)


def _counts(t: Json, battle: Json, side: int) -> bool:
    """Does the figure of a side count?"""
    own, enemy = battle["armies"][side], battle["armies"][1 - side]
    mine, foe = _figures(t).get(own["figure"]), _figures(t).get(enemy["figure"])
    if mine is None or mine.divine:
        return mine is not None
    snake = foe is not None and foe.cancels and enemy["units"] > 0
    return own["units"] > 0 and not (snake if battle["winner"] is None else battle["cancelled"][side])


def _work_out_march(t: Json) -> None:
    """What the ways of the marching army cost: a teleport, and the toll of Khnum's Sphinx by area."""
    march = t["march"]
    if march is not None:
        player = t["players"][t["active"]]
        less = _mods(t, player).get("payment_discount", 0)
        march["teleport_price"] = max(material_of(t["errata"]).numbers.teleport - less, 0)
        march["tolls"] = {
            name: max(_figures(t)[here["figure"]].toll - less, 0)
            for name, here in t["areas"].items()
            if here["figure"] and here["owner"] != t["active"] and _figures(t)[here["figure"]].toll
        }


def free_spaces(t: Json, seat: int) -> list[str]:
    """The spaces of a player's board without a token."""
    colours = tuple(COLOURS.index(colour) for colour in t["colours"])
    mask = on_board(colours)
    return [space for at, space in enumerate(SPACES) if mask >> at & 1 and space not in t["players"][seat]["spaces"]]


# --- events folded over a table give the next table ---------------------------------------------------------


def fold(before: Json, event: Event) -> Json:
    """The table after a redacted event."""
    change = FOLDS.get(event.kind)
    if change is None:
        return before
    change(before, *event.args)
    return worked_out(before)


def _fold_area(t: Json, name: str, seen: Json) -> None:
    t["areas"][name] |= seen


def _fold_player(t: Json, seat: int, seen: Json) -> None:
    t["players"][seat] |= seen


def _fold_secret(t: Json, seat: int, seen: Json) -> None:
    if seen is not None:
        t["players"][seat] |= seen


def _fold_table(t: Json, seen: Json) -> None:
    t |= seen
    if t["march"] is not None:
        t["march"] = dict(t["march"])


def _fold_battle(t: Json, seen: Json) -> None:
    if seen is None:
        t["battle"] = t["council"] = None
        return
    t["battle"] = dict(seen) if t["battle"] is None else t["battle"] | seen
    if t["battle"]["stage"] != "council":
        t["council"] = None
    elif t["council"] is None and t["me"] in t["battle"]["seats"]:
        t["council"] = {"card": None, "discard": None, "interventions": []}


def _fold_council(t: Json, seat: int, seen: Json) -> None:
    if seen is not None:
        t["council"] = seen


def _fold_built(t: Json, seat: int, name: str | None, colour: str | None, level: int | None) -> None:
    if name is not None:
        t["areas"][name]["pyramid"] = {"colour": colour, "level": level}


def _fold_pyramids(t: Json, shown: Any) -> None:
    for name, colour, level in shown:
        t["areas"][name]["pyramid"] = {"colour": colour, "level": level}


FOLDS: Final[dict[str, Any]] = {
    "area": _fold_area,
    "player": _fold_player,
    "secret": _fold_secret,
    "table": _fold_table,
    "battle": _fold_battle,
    "council": _fold_council,
    "built": _fold_built,
    "pyramids": _fold_pyramids,
}
SILENT: Final = ("area", "player", "secret", "table", "battle", "council")
