"""Positions in words: for scenario files, for saved games, for tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from pyramidion.games.pyramids import atoms, flow
from pyramidion.games.pyramids.box import box_of
from pyramidion.games.pyramids.chambers import COLOURS
from pyramidion.games.pyramids.options import Options
from pyramidion.games.pyramids.squares import BIT, names, squares_of
from pyramidion.games.pyramids.state import (
    BOXES,
    KEPT,
    MOST,
    NONE,
    ROUNDS,
    SIDE_SHIFT,
    SIDES,
    TURNS,
    Card,
    Player,
    Pyramids,
)
from pyramidion.games.pyramids.view import torch_rounds
from pyramidion.kernel.codec import plain
from pyramidion.kernel.contract import Action, BadPosition, Json, action
from pyramidion.kernel.machine import fork, pending
from pyramidion.kernel.naming import nearest

COUNTERS: Final = ("red", "green", "skulls")
PILES: Final = ("hand", "kept", "finished", "marking", "boxes")  # what a player has and copies share
COMMON: Final = ("round", "turn", "deck", "display", "expedition", "shown", "expeditions", "pending")
WAITING: Final = [("turn", 3), ("finished", 1)]  # what follows when all have taken new cards
OWN_ZONES: Final = (*SIDES, "hand", "finished")
OWN: Final = (*SIDES, *(f"{side}_crossed" for side in SIDES), *COUNTERS, *PILES, "torches")


# --- everything, as JSON ------------------------------------------------------------------------------------


def dump(s: Pyramids) -> Json:
    """The whole state."""
    data = s.dump_frames()
    data["options"] = plain(s.options)
    data["players"] = [_dump_player(player) for player in s.players]
    data["deck"], data["display"], data["round"] = list(s.deck), list(s.display), s.round
    data["expeditions"] = _patterns(s, s.expeditions)
    data["shown"] = _patterns(s, s.shown)
    return data


def _dump_player(player: Player) -> Json:
    data: dict[str, Json] = {pile: list(getattr(player, pile)) for pile in PILES}
    data |= {counter: getattr(player, counter) for counter in COUNTERS}
    return {**data, "torches": player.torches, "cards": list(player.cards), "crossed": list(player.crossed)}


def load(data: Json) -> Pyramids:
    """The inverse of dump; the caller lets the machine settle."""
    options = msgspec.convert(data["options"], Options)
    s = Pyramids(box_of(options), options, data["seats"], int(data["seed"], 16))
    s.load_frames(data)
    s.players = [_load_player(player) for player in data["players"]]
    s.deck, s.display, s.round = list(data["deck"]), list(data["display"]), data["round"]
    s.expeditions = [s.box.pattern_index[name] for name in data["expeditions"]]
    s.shown = [s.box.pattern_index[name] for name in data["shown"]]
    return s


def _load_player(data: Json) -> Player:
    player = Player()
    for pile in PILES:
        setattr(player, pile, tuple(data[pile]))
    for counter in (*COUNTERS, "torches"):
        setattr(player, counter, data[counter])
    player.cards, player.crossed = list(data["cards"]), list(data["crossed"])
    return player


def _patterns(s: Pyramids, patterns: Iterable[int]) -> list[str]:
    return [s.box.patterns[pattern] for pattern in patterns]


# --- positions for people -----------------------------------------------------------------------------------


def position(s: Pyramids) -> dict[str, Json]:
    """The whole position in the words of scenario files; decks from the top."""
    found: dict[str, Json] = {
        "round": s.round,
        "turn": len(s.shown),
        "deck": _numbers(reversed(s.deck)),
        "display": " ".join(_numbers(sorted(s.display))),
        "expedition": s.box.patterns[s.shown[-1]] if s.shown else "",
        "shown": _patterns(s, s.shown[:-1]),
        "expeditions": _patterns(s, reversed(s.expeditions)),
    }
    for seat, player in enumerate(s.players):
        found |= {f"seat.{seat}.{key}": value for key, value in _player_words(player).items()}
    if s.stack and s.stack[-1][0] == "replace":
        turn, (text, index, seat, finished), *takes = s.stack
        found["pending"] = [list(turn), [text, index, seat, [list(pair) for pair in finished]], *map(list, takes)]
    return found


def _numbers(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


def _player_words(player: Player) -> dict[str, Json]:
    words: dict[str, Json] = {side: player.cards[at] for at, side in enumerate(SIDES)}
    words |= {f"{side}_crossed": " ".join(names(player.crossed[at])) for at, side in enumerate(SIDES)}
    words |= {counter: getattr(player, counter) for counter in COUNTERS}
    words["torches"] = " ".join(str(number) for number in torch_rounds(player))
    words["boxes"] = " ".join(f"{COLOURS[box // len(BOXES)]}-{BOXES[box % len(BOXES)]}" for box in player.boxes)
    words["finished"] = _numbers(player.finished)
    words["hand"] = " ".join(_numbers(sorted(player.hand + player.kept)))
    words["kept"] = _numbers(player.kept)
    words["marking"] = [f"{SIDES[mark >> SIDE_SHIFT]}.{'-'.join(names(mark))}" for mark in player.marking]
    return words


def arrange(s: Pyramids, given: Mapping[str, Json]) -> None:
    """Set what is given. Cards come from where set-up left them, and go back beneath the deck."""
    _check_keys(s, given)
    zones = {key: _cards(s, key, value) for key, value in given.items() if _is_zone(key)}
    is_set_up = any(cards and key.endswith(".hand") for key, cards in zones.items())
    if not is_set_up:
        _leave_set_up(s)
    _claim(s, zones)
    for key, value in given.items():
        _set_plain(s, key, value)
    _check_routes(s)
    _check_boxes(s)
    if is_set_up:
        _check_set_up(s)
    else:
        _arrange_expeditions(s, given)
    _set_frames(s, given, is_set_up)


def _check_keys(s: Pyramids, given: Mapping[str, Json]) -> None:
    for key in given:
        head, _, rest = key.partition(".")
        if head != "seat":
            if key not in COMMON:
                raise BadPosition(key, "unknown-key", nearest=nearest(key, [*COMMON, "seat"]))
            continue
        seat, _, own = rest.partition(".")
        if not seat.isdecimal() or int(seat) >= s.seats:
            raise BadPosition(key, "no-such-seat", seat=seat, seats=s.seats)
        if own not in OWN:
            raise BadPosition(key, "no-such-zone", zone=own, nearest=nearest(own, OWN))


def _is_zone(key: str) -> bool:
    return key in ("deck", "display") or key.rpartition(".")[2] in OWN_ZONES


def _words(key: str, value: Json) -> list[str]:
    """`15 33`, a list of them, or a single number; 0 is nothing."""
    if isinstance(value, int) and not isinstance(value, bool):
        return [str(value)] if value else []
    words = value.split() if isinstance(value, str) else value
    if not isinstance(words, list) or not all(isinstance(word, str | int) for word in words):
        raise BadPosition(key, "not-cards")
    return [str(word) for word in words]


def _cards(s: Pyramids, key: str, value: Json) -> list[Card]:
    words = _words(key, value)
    for word in words:
        if not word.isdecimal() or int(word) not in s.box.chambers:
            raise BadPosition(key, "no-such-card", card=word, nearest=f"1 … {len(s.box.chambers)}")
    if key.rpartition(".")[2] in SIDES and len(words) > 1:
        raise BadPosition(key, "one-card-only")
    return [int(word) for word in words]


def _leave_set_up(s: Pyramids) -> None:
    """Who is not asked keeps the two lowest cards dealt."""
    if s.round:
        return
    for seat, player in enumerate(s.players):
        while len(player.kept) < KEPT:
            atoms.keep(s, seat, player.hand[0])
        atoms.lay_out(s, seat)
    atoms.shuffle_deck(s)
    flow.refill(s)
    s.round = 1


def _check_set_up(s: Pyramids) -> None:
    """R2.1 Everybody has cards to choose from, and none on the table yet."""
    for seat, player in enumerate(s.players):
        if len(player.hand) < KEPT or any(player.cards) or s.round:
            raise BadPosition(f"seat.{seat}.hand", "bad-value", value=" ".join(_numbers(player.hand)))


# --- the pyramid cards --------------------------------------------------------------------------------------


def _claim(s: Pyramids, zones: Mapping[str, Sequence[Card]]) -> None:
    """Each card lies in one place; what loses a card gets another one from the deck."""
    claimed = [card for cards in zones.values() for card in cards]
    for key, cards in zones.items():
        for card in cards:
            if claimed.count(card) > 1:
                raise BadPosition(key, "too-many-copies", card=card)
    before = {zone: cards for zone, cards in _zones(s) if zone not in zones and zone != "deck"}
    after = {zone: [card for card in cards if card not in claimed] for zone, cards in before.items()}
    lying = {*claimed, *(card for cards in after.values() for card in cards)}
    spare = [card for card in s.deck if card not in lying]
    spare = sorted(card for card in s.box.chambers if card not in lying and card not in spare) + spare
    for zone, cards in after.items():
        while len(cards) < len(before[zone]) and spare and not zone.endswith("finished"):
            cards.append(spare.pop())
    s.deck = spare + list(reversed(zones.get("deck", ())))
    for zone, cards in {**after, **zones}.items():
        _put(s, zone, cards)


def _zones(s: Pyramids) -> Iterator[tuple[str, list[Card]]]:
    yield "deck", s.deck
    yield "display", s.display
    for seat, player in enumerate(s.players):
        yield f"seat.{seat}.hand", [*player.hand, *player.kept]
        yield f"seat.{seat}.finished", list(player.finished)
        for side, card in zip(SIDES, player.cards, strict=True):
            yield f"seat.{seat}.{side}", [card] if card else []


def _put(s: Pyramids, zone: str, cards: Sequence[Card]) -> None:
    head, _, own = zone.rpartition(".")
    if zone == "display":
        s.display = list(cards)
    elif own == "hand":
        player = _player(s, head)
        player.hand, player.kept = tuple(sorted(cards)), ()
    elif own == "finished":
        _player(s, head).finished = tuple(cards)
    elif own in SIDES:
        player, side = _player(s, head), SIDES.index(own)
        player.cards[side] = cards[0] if cards else NONE
        player.crossed[side] = 0


def _player(s: Pyramids, key: str) -> Player:
    return s.players[int(key.split(".")[1])]


# --- marks and score cards ----------------------------------------------------------------------------------


def _set_plain(s: Pyramids, key: str, value: Json) -> None:
    own = key.rpartition(".")[2]
    if not key.startswith("seat."):
        return
    player = _player(s, key)
    if own in COUNTERS:
        setattr(player, own, _number(key, value, MOST))
    elif own == "torches":
        player.torches = sum({1 << _number(key, int(word), ROUNDS) - 1 for word in _digits(key, value)})
    elif own == "boxes":
        player.boxes = tuple(_box_won(key, word) for word in _words(key, value))
    elif own.endswith("_crossed"):
        side = SIDES.index(own.removesuffix("_crossed"))
        player.crossed[side] = _squares(key, value)


def _number(key: str, value: Json, most: int, least: int = 0) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadPosition(key, "bad-value", value=str(value))
    return value


def _digits(key: str, value: Json) -> list[str]:
    words = _words(key, value)
    for word in words:
        if not word.isdecimal() or word == "0":
            raise BadPosition(key, "bad-value", value=word)
    return words


def _box_won(key: str, word: str) -> int:
    """`purple-10`."""
    colour, _, points = word.partition("-")
    if colour not in COLOURS or points not in map(str, BOXES):
        raise BadPosition(key, "bad-value", value=word)
    return len(BOXES) * COLOURS.index(colour) + BOXES.index(int(points))


def _squares(key: str, value: Json) -> int:
    words = _words(key, value)
    for word in words:
        if word not in BIT:
            raise BadPosition(key, "bad-value", value=str(word))
    return squares_of(words)


def _check_routes(s: Pyramids) -> None:
    """R4 Crosses lead from the entrance on without a gap; a card with its tomb crossed would be finished."""
    for seat, player in enumerate(s.players):
        for side, card in enumerate(player.cards):
            crossed = player.crossed[side]
            chamber = s.box.chambers.get(card)
            if crossed and (chamber is None or crossed & chamber.tomb or not chamber.is_route(crossed)):
                raise BadPosition(f"seat.{seat}.{SIDES[side]}_crossed", "not-a-route", card=card)


def _check_boxes(s: Pyramids) -> None:
    """R7.2 Boxes are won from the best on, each once."""
    won = sorted(box for player in s.players for box in player.boxes)
    for colour in range(len(COLOURS)):
        places = [box % len(BOXES) for box in won if box // len(BOXES) == colour]
        if places != list(range(len(places))):
            raise BadPosition("seat", "boxes-out-of-order", colour=COLOURS[colour])


# --- expedition cards and what is going on ------------------------------------------------------------------


def _arrange_expeditions(s: Pyramids, given: Mapping[str, Json]) -> None:
    """The earlier cards of the round, the present one, the deck from the top; what is not given fills the gaps."""
    s.round = _number("round", given.get("round", s.round), ROUNDS, 1)
    shown, deck = _given_patterns(s, given, "shown"), _given_patterns(s, given, "expeditions")
    present = _given_patterns(s, given, "expedition")
    turn = _number("turn", given.get("turn", len(shown) + 1), TURNS, 1)
    pool = sorted([*s.expeditions, *s.shown]) if s.turn else s.expeditions[:]
    for key, patterns in (("shown", shown), ("expedition", present), ("expeditions", deck)):
        for pattern in patterns:
            if pattern not in pool:
                raise BadPosition(key, "too-many-copies", card=s.box.patterns[pattern])
            pool.remove(pattern)
    shown += [pool.pop() for _ in range(turn - 1 - len(shown))]
    present = present or [pool.pop() if pool else deck.pop(0)]
    s.shown, s.expeditions = shown + present, [*pool, *reversed(deck)]
    if len(s.shown) != turn:
        raise BadPosition("turn", "bad-value", value=str(turn))
    s.turn = TURNS * (s.round - 1) + turn


def _given_patterns(s: Pyramids, given: Mapping[str, Json], key: str) -> list[int]:
    words = _words(key, given.get(key, ""))
    for word in words:
        if word not in s.box.pattern_index:
            raise BadPosition(key, "no-such-card", card=word, nearest=nearest(word, s.box.patterns))
    if key == "expedition" and len(words) > 1:
        raise BadPosition(key, "one-card-only")
    return [s.box.pattern_index[word] for word in words]


def _set_frames(s: Pyramids, given: Mapping[str, Json], is_set_up: bool) -> None:
    """Everybody keeps, or everybody marks, unless `pending` says otherwise."""
    s.lanes = {}
    for player in s.players:
        player.marking, player.answers = (), None
    if "pending" in given:
        s.run = s.stack = pending(s, given["pending"])
        _check_pending(s)
    elif is_set_up:
        s.run = s.stack = [("set_up", 1, 0, None)]
        fork(s, "keep", range(s.seats))
    else:
        s.run = s.stack = [("turn", 1, 0, None)]


def _check_pending(s: Pyramids) -> None:
    """A turn waits for players who take cards: each has as many empty sides as cards are due."""
    frames = [(text, index) for text, index, _, _ in s.stack]
    if frames[:2] != WAITING or set(frames[2:]) - {("replace", 0)}:
        raise BadPosition("pending", "bad-frame")
    known = {(card, seat) for seat, player in enumerate(s.players) for card in player.finished}
    finished = s.stack[1][3]
    if not isinstance(finished, tuple) or not set(finished) <= known:
        raise BadPosition("pending", "bad-frame")
    for _, _, seat, due in s.stack[2:]:
        if due not in range(1, s.players[seat].cards.count(NONE) + 1):
            raise BadPosition("pending", "bad-frame")


def secrets(s: Pyramids, given: Mapping[str, Json]) -> Iterator[tuple[int, str, Action]]:
    """What seats have already chosen in secret: to be carried out once everybody is asked."""
    for key, value in given.items():
        own = key.rpartition(".")[2]
        if own in ("kept", "marking"):
            for word in _words(key, value):
                noun = int(word) if own == "kept" and word.isdecimal() else word
                yield int(key.split(".")[1]), key, action("keep" if own == "kept" else "mark", noun)


def components(s: Pyramids) -> Mapping[str, int]:
    """Every pyramid card and expedition card there is, wherever it lies."""
    found = Counter(str(card) for _, cards in _zones(s) for card in cards)
    found.update(_patterns(s, [*s.expeditions, *s.shown]))
    return dict(sorted(found.items()))
