"""Positions in words: for scenario files, for saved games, for tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from pyramidion.games.valley.atoms import everybody
from pyramidion.games.valley.box import Box, box_of
from pyramidion.games.valley.groups import STARTER
from pyramidion.games.valley.options import Options
from pyramidion.games.valley.state import EMPTY, SLOTS, STEM, Kind, Player, Valley
from pyramidion.kernel.codec import plain
from pyramidion.kernel.contract import BadPosition, Json
from pyramidion.kernel.machine import pending
from pyramidion.kernel.naming import nearest

# piles are written with the top card first
OWN_ZONES: Final = {
    "hand": False, "deck": True, "discard": True, "played": False, "tomb": False, "aside": False, "judged": False,
}  # fmt: skip
HEAPS: Final = ("aside", "judged")  # kept as tuples
COMMON_PILES: Final = {"stock": True, "boneyard": True, "revealed": False}
FLAGS: Final = ("entombed", "changed", "left", "bought", "gold", "discount", "doubled", "idle")


# --- everything, as JSON ------------------------------------------------------------------------------------


def dump(s: Valley) -> Json:
    """The whole state; cards by name."""
    data = s.dump_frames()
    data["options"] = plain(s.options)
    data["players"] = [_dump_player(s.box, player) for player in s.players]
    data["pyramid"] = [None if kind == EMPTY else s.box.ids[kind] for kind in s.pyramid]
    data["done"] = [s.box.ids[kind] for kind in s.done]
    data["first"], data["active"] = s.first, s.active
    data |= {zone: _names(s.box, getattr(s, zone)) for zone in COMMON_PILES}
    data |= {flag: getattr(s, flag) for flag in FLAGS}
    return data


def _dump_player(box: Box, player: Player) -> Json:
    data: dict[str, Json] = {zone: _names(box, getattr(player, zone)) for zone in OWN_ZONES}
    data["hand_seen"] = [[box.ids[card & (1 << STEM) - 1], card >> STEM] for card in player.hand_seen]
    data["deck_seen"], data["discard_seen"] = list(player.deck_seen), list(player.discard_seen)
    return data


def load(data: Json) -> Valley:
    """The inverse of dump; the caller lets the machine settle."""
    options = msgspec.convert(data["options"], Options)
    box = box_of(options)
    s = Valley(box, options, data["seats"], int(data["seed"], 16))
    s.load_frames(data)
    s.players = [_load_player(box, player) for player in data["players"]]
    s.pyramid = [EMPTY if name is None else box.index[name] for name in data["pyramid"]]
    s.done = tuple(box.index[name] for name in data["done"])
    s.first, s.active = data["first"], data["active"]
    for zone in COMMON_PILES:
        setattr(s, zone, _kinds(box, data[zone]))
    for flag in FLAGS:
        setattr(s, flag, data[flag])
    return s


def _load_player(box: Box, data: Json) -> Player:
    player = Player()
    for zone in OWN_ZONES:
        kinds = _kinds(box, data[zone])
        setattr(player, zone, tuple(kinds) if zone in HEAPS else kinds)
    player.hand_seen = [box.index[name] | mask << STEM for name, mask in data["hand_seen"]]
    player.deck_seen, player.discard_seen = list(data["deck_seen"]), list(data["discard_seen"])
    return player


def _names(box: Box, kinds: Iterable[Kind]) -> list[str]:
    return [box.ids[kind] for kind in kinds]


def _kinds(box: Box, names: Iterable[str]) -> list[Kind]:
    return [box.index[name] for name in names]


# --- positions for people -----------------------------------------------------------------------------------


def position(s: Valley) -> dict[str, Json]:
    """The whole position in the words of scenario files."""
    found: dict[str, Json] = {"active": s.active, "first": s.first, "turn": s.turn}
    found |= {flag: getattr(s, flag) for flag in FLAGS}
    found |= {
        f"pyramid.{slot}": s.box.ids[kind] if kind != EMPTY else "" for slot, kind in zip(SLOTS, s.pyramid, strict=True)
    }
    for zone, is_pile in COMMON_PILES.items():
        found[zone] = _words(s.box, getattr(s, zone), is_pile)
    for seat, player in enumerate(s.players):
        for zone, is_pile in OWN_ZONES.items():
            found[f"seat.{seat}.{zone}"] = _words(s.box, getattr(player, zone), is_pile)
    found["done"] = " ".join(_names(s.box, s.done))
    return found


def _words(box: Box, kinds: Sequence[Kind], is_pile: bool) -> list[str] | str:
    """A pile is a list from the top; a heap, where order means nothing, is words."""
    return _names(box, reversed(kinds)) if is_pile else " ".join(_names(box, sorted(kinds)))


def arrange(s: Valley, given: Mapping[str, Json]) -> None:
    """Set the zones that are given. Cards come from where set-up left them, and go back there."""
    zones = {key: _parse_cards(s.box, key, value) for key, value in given.items() if _is_zone(s, key)}
    freed = _clear(s, zones)
    for key in zones:
        _claim(s, zones, freed, key)
    for owner, kind in freed:
        _give_back(s, zones, owner, kind)
    for key, value in given.items():
        if key not in zones:
            _set_plain(s, key, value)
    _forget(s)
    if "pending" not in given:
        s.run = s.stack = [("turn", 0, s.active, None)]


def _is_zone(s: Valley, key: str) -> bool:
    head, _, rest = key.partition(".")
    if head == "seat":
        seat, _, zone = rest.partition(".")
        if not seat.isdigit() or int(seat) >= s.seats:
            raise BadPosition(key, "no-such-seat", seat=seat, seats=s.seats)
        if zone not in OWN_ZONES:
            raise BadPosition(key, "no-such-zone", zone=zone, nearest=nearest(zone, OWN_ZONES))
        return True
    if head == "pyramid" and rest not in SLOTS:
        raise BadPosition(key, "no-such-zone", zone=rest, nearest=", ".join(SLOTS))
    return head == "pyramid" or key in COMMON_PILES


def _parse_cards(box: Box, key: str, value: Json) -> list[Kind]:
    """`urn 2*shabti`, or a list of names."""
    words = value.split() if isinstance(value, str) else value
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise BadPosition(key, "not-cards")
    found: list[Kind] = []
    for word in words:
        times, star, name = word.rpartition("*")
        if name not in box.index or (star and not times.isdigit()):
            raise BadPosition(key, "no-such-card", card=word, nearest=nearest(name, box.ids))
        found += [box.index[name]] * (int(times) if star else 1)
    if key.startswith("pyramid.") and len(found) > 1:
        raise BadPosition(key, "one-card-only")
    return found


def _zone(s: Valley, key: str) -> list[Kind]:
    _, _, rest = key.partition(".")
    if key in COMMON_PILES:
        zone: list[Kind] = getattr(s, key)
    else:
        seat, _, name = rest.partition(".")
        zone = list(getattr(s.players[int(seat)], name)) if name in HEAPS else getattr(s.players[int(seat)], name)
    return zone


def _fill(s: Valley, key: str, cards: Sequence[Kind]) -> None:
    name = key.rpartition(".")[2]
    if name in HEAPS:
        setattr(s.players[int(key.split(".")[1])], name, tuple(cards))
    else:
        _zone(s, key)[:] = cards


Freed = list[tuple[int, Kind]]


def _clear(s: Valley, zones: Mapping[str, Sequence[Kind]]) -> Freed:
    """What lay in the given zones, each card with its owner; they are empty now."""
    freed: Freed = []
    for key in zones:
        owner = int(key.split(".")[1]) if key.startswith("seat.") else 0
        if key.startswith("pyramid."):
            slot = SLOTS.index(key[8:])
            freed += [(owner, s.pyramid[slot])] if s.pyramid[slot] != EMPTY else []
            s.pyramid[slot] = EMPTY
        else:
            freed += [(owner, kind) for kind in _zone(s, key)]
            _fill(s, key, ())
    return freed


def _give_back(s: Valley, zones: Mapping[str, Sequence[Kind]], owner: int, kind: Kind) -> None:
    """Starters go under their owner's deck, the rest to the stock; where that is given too, out of the game."""
    card = s.box.cards[kind]
    if card.group == STARTER:
        if f"seat.{owner}.deck" not in zones:
            s.players[owner].deck.insert(0, kind)
    elif "stock" not in zones:
        beneath = sum(s.box.cards[other].level > card.level for other in s.stock)
        s.stock.insert(beneath, kind)


def _claim(s: Valley, zones: Mapping[str, Sequence[Kind]], freed: Freed, key: str) -> None:
    """Take each card from what was freed, or from a zone that is not given."""
    cards = zones[key]
    for kind in cards:
        if not _find_freed(freed, key, kind) and not _find(s, zones, key, kind):
            raise BadPosition(key, "too-many-copies", card=s.box.ids[kind])
    if key.startswith("pyramid."):
        s.pyramid[SLOTS.index(key[8:])] = cards[0] if cards else EMPTY
    else:
        is_pile = {**OWN_ZONES, **COMMON_PILES}[key.rpartition(".")[2]]
        _fill(s, key, list(reversed(cards)) if is_pile else cards)


def _find_freed(freed: Freed, key: str, kind: Kind) -> bool:
    """The own copy, or else anybody's."""
    own = [card for card in freed if card[1] == kind and key.startswith(f"seat.{card[0]}.")]
    others = [card for card in freed if card[1] == kind]
    for card in own or others:
        freed.remove(card)
        return True
    return False


def _find(s: Valley, zones: Mapping[str, Sequence[Kind]], key: str, kind: Kind) -> bool:
    """Remove one copy from the first place that has it to spare."""
    seat = int(key.split(".")[1]) if key.startswith("seat.") else 0
    nearest_first = [seat, *s.after_seat(seat)]
    for source in [f"seat.{p}.deck" for p in nearest_first] + ["stock", "boneyard"]:
        if source not in zones and kind in _zone(s, source):
            _zone(s, source).remove(kind)
            return True
    return _find_in_play(s, zones, nearest_first, kind)


def _find_in_play(s: Valley, zones: Mapping[str, Sequence[Kind]], seats: Iterable[int], kind: Kind) -> bool:
    """From a hand or the pyramid, where another card takes its place."""
    for seat in seats:
        player = s.players[seat]
        if f"seat.{seat}.hand" not in zones and kind in player.hand:
            player.hand.remove(kind)
            if player.deck and f"seat.{seat}.deck" not in zones:
                player.hand.append(player.deck.pop())
            return True
    for slot, name in enumerate(SLOTS):
        if f"pyramid.{name}" not in zones and s.pyramid[slot] == kind:
            s.pyramid[slot] = s.stock.pop() if s.stock and "stock" not in zones else EMPTY
            return True
    return False


def _set_plain(s: Valley, key: str, value: Json) -> None:
    if key == "pending":
        s.run = s.stack = pending(s, value)
    elif key == "done":
        s.done = tuple(sorted(_parse_cards(s.box, key, value)))
    elif key in ("active", "first"):
        if not isinstance(value, int) or not 0 <= value < s.seats:
            raise BadPosition(key, "no-such-seat", seat=str(value), seats=s.seats)
        setattr(s, key, value)
    elif key in FLAGS or key == "turn":
        if type(value) is not type(getattr(s, key)):
            raise BadPosition(key, "bad-value", value=str(value))
        setattr(s, key, value)
    else:
        known = ["active", "first", "turn", "done", "pending", *FLAGS, *COMMON_PILES, "pyramid", "seat"]
        raise BadPosition(key, "unknown-key", nearest=nearest(key, known))


def _forget(s: Valley) -> None:
    """A position that was set up has no history: piles are known, hands and decks are not."""
    for player in s.players:
        player.hand.sort()
        player.hand_seen, player.deck_seen = [], []
        player.discard_seen = [everybody(s)] * len(player.discard)


def components(s: Valley) -> Mapping[str, int]:
    """Every card there is, wherever it lies."""
    found = Counter(s.stock + s.boneyard + s.revealed + [kind for kind in s.pyramid if kind != EMPTY])
    for player in s.players:
        found.update(player.hand + player.deck + player.discard + player.played + player.tomb)
        found.update(player.aside + player.judged)
    return {s.box.ids[kind]: count for kind, count in sorted(found.items())}
