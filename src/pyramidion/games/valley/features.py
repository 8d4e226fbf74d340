"""The position as a seat may know it, in numbers.

The list of cards is that of both boxes, whichever box is played, so every variant has the same layout: the table, what
the seat owns, then the other seats clockwise; seats that are not there are zeros at the end. Numbers of a card are
shares of its copies.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pyramidion.games.valley.box import Box, box_of
from pyramidion.games.valley.groups import COLOUR_OF, COLOURS
from pyramidion.games.valley.options import Options
from pyramidion.games.valley.state import EMPTY, SLOTS, Player, Valley
from pyramidion.kernel.numbers import Row, named, one_hot

MOST_SEATS: Final = 6
BOTH: Final = box_of(Options(box="both", half="merged"))
KINDS: Final = len(BOTH.cards)
QUESTIONS: Final = sorted({step.kind for steps in BOTH.texts.values() for step, asks, _, _ in steps if asks})
QUESTION: Final = dict(zip(QUESTIONS, one_hot(len(QUESTIONS)), strict=False))
NO_QUESTION: Final = one_hot(len(QUESTIONS))[-1]
SEATS: Final = one_hot(MOST_SEATS)
PLACES: Final = (*SLOTS, "revealed")
NO_PLACE: Final = one_hot(len(PLACES))[-1]
TINTS: Final = (*COLOURS, "unique")
FACTS: Final = ("filled", "cost", "gold", "level", *TINTS, "new_to_tomb", "owned")
NO_FACTS: Final = (0.0,) * len(FACTS)
SUMS: Final = (
    "points", "promise", "in_time", "income", "prospects", "waiting", "gold", "average_gold",
    "owned", "hand", "deck", "discard", "played", "tomb",
)  # fmt: skip
TABLE: Final = (
    "stock_level_2", "stock_level_3", "turns_left", "entombed", "changed", "left", "doubled", "completist", "master",
    "gold", "discount", "bought", "idle", "boneyard", "purse", "owed",
)  # fmt: skip
ZONES: Final = ("hand", "deck", "rest", "tomb")
CARDS_PER_TURN: Final = 1.6
PURCHASES: Final = ("purchase", "purchase_turned_over")


class Scale:
    """A box in the order of the layout: where a kind stands, and its facts in shares."""

    def __init__(self, box: Box) -> None:
        self.at = [BOTH.index[name] for name in box.ids]
        self.share = [1.0 / card.copies for card in box.cards]
        self.facts: list[Row] = [self._facts(box, kind) for kind in range(len(box.cards))]
        names = list(box.sets)
        self.set_at = [names.index(name) if name else -1 for name in box.set_of]
        self.sets = len(names)
        self.second = [card.level == 2 for card in box.cards]

    def _facts(self, box: Box, kind: int) -> Row:
        card = box.cards[kind]
        tint = TINTS.index(COLOUR_OF.get(card.group, "unique"))
        return (1.0, box.cost[kind] / 8, box.gold[kind] / 4, float(card.level == 3), *one_hot(len(TINTS))[tint])


@lru_cache(maxsize=64)
def _scale(box: Box) -> Scale:
    return Scale(box)


def layout(options: Options) -> list[str]:
    """A name for each number, in order."""
    ids = BOTH.ids
    found = named("table", *TABLE)
    found += named("seats", *range(1, MOST_SEATS + 1)) + named("active", *range(MOST_SEATS))
    found += named("first", *range(MOST_SEATS)) + named("question", *QUESTIONS) + named("buying", *PLACES)
    found += [f"{place}.{fact}" for place in PLACES for fact in FACTS]
    found += named("card.acting", *ids) + named("card.base", *ids) + named("card.above", *ids)
    found += [f"own.{zone}.{name}" for zone in ZONES for name in ids] + named("own", *SUMS)
    for other in range(1, MOST_SEATS):
        found += [f"seat{other}.{zone}.{name}" for zone in ("outside", "tomb") for name in ids]
        found += named(f"seat{other}", *SUMS)
    return found


LENGTH: Final = len(layout(Options()))


def features(s: Valley, seat: int) -> list[float]:
    """What the seat may know."""
    scale = _scale(s.box)
    found = _table(s, scale, seat)
    found += SEATS[s.seats - 1]
    found += SEATS[(s.active - seat) % s.seats]
    found += SEATS[(s.first - seat) % s.seats]
    acting = _question(s, scale, found, seat)
    _pyramid(s, scale, found, seat, acting)
    _own(s, scale, found, s.players[seat])
    for other in s.after_seat(seat):
        _other(s, scale, found, s.players[other])
    found += [0.0] * (LENGTH - len(found))
    return found


def _table(s: Valley, scale: Scale, seat: int) -> list[float]:
    """R2, R5 The stock and what lasts until the end of the turn."""
    second, stock, gold = scale.second, len(s.stock), s.box.gold
    level_2 = 0
    for kind in s.stock:
        level_2 += second[kind]
    cards = stock + 6 - s.pyramid.count(EMPTY)
    hand = s.players[seat].hand
    purse = s.gold * len(hand) if s.gold else sum([gold[kind] for kind in hand])
    return [
        level_2 / 30, (stock - level_2) / 30, cards / (CARDS_PER_TURN * 20 * s.seats),
        float(s.entombed), float(s.changed), float(s.left), float(s.doubled), float(s.options.completist),
        float(s.master), s.gold / 4, s.discount / 4, s.bought / 8, min(s.idle / 8, 1.0), len(s.boneyard) / 50,
        purse / 12,
    ]  # fmt: skip


def _question(s: Valley, scale: Scale, found: list[float], seat: int) -> tuple[int, ...]:
    """The own question, what is being paid for, and which card asks, or which ones have been arranged."""
    if seat not in s.asked:
        found.append(0.0)
        found += NO_QUESTION
        found += NO_PLACE
        return ()
    text, index, _, it = s.stack[-1]
    step = s.texts[text][index][0]
    place = -1
    owed = 0
    if text in PURCHASES and isinstance(it, tuple):
        place = it[0] if text == "purchase" else len(SLOTS)
        cost = s.box.cost[s.pyramid[place]] - s.discount if text == "purchase" else it[2]
        owed = max(cost - it[1], 0)
    found.append(owed / 8)
    found += QUESTION[step.kind]
    found += one_hot(len(PLACES))[place]
    if text == "arrange":
        return tuple([scale.at[kind] for kind in it])
    card = getattr(step, "card", None)
    return (BOTH.index[card],) if card in BOTH.index else ()


def _pyramid(s: Valley, scale: Scale, found: list[float], seat: int, acting: tuple[int, ...]) -> None:
    """R3 The pyramid place by place, then card by card."""
    player, facts = s.players[seat], scale.facts
    tomb = player.tomb
    shown = [*s.pyramid, s.revealed[-1] if s.revealed else EMPTY]
    for kind in shown:
        if kind == EMPTY:
            found += NO_FACTS
        else:
            found += facts[kind]
            found.append(float(kind not in tomb))
            found.append(float(kind in player.discard or kind in player.hand or kind in player.deck))
    start = len(found)
    found += [0.0] * (3 * KINDS)
    for at in acting:
        found[start + at] += 0.5
    start += KINDS
    for slot, kind in enumerate(s.pyramid):
        if kind != EMPTY:
            found[start + scale.at[kind] + (0 if slot < 3 else KINDS)] += scale.share[kind]


def _own(s: Valley, scale: Scale, found: list[float], player: Player) -> None:
    start = len(found)
    found += [0.0] * (4 * KINDS)
    at, share = scale.at, scale.share
    for kind in player.hand:
        found[start + at[kind]] += share[kind]
    start += KINDS
    for kind in player.deck:
        found[start + at[kind]] += share[kind]
    start += KINDS
    for kind in (*player.discard, *player.played, *player.aside, *player.judged):
        found[start + at[kind]] += share[kind]
    start += KINDS
    for kind in player.tomb:
        found[start + at[kind]] += share[kind]
    found += _sums(s, scale, player)


def _other(s: Valley, scale: Scale, found: list[float], player: Player) -> None:
    """Where the cards of another lie is hidden; which ones there are is not."""
    start = len(found)
    found += [0.0] * (2 * KINDS)
    at, share = scale.at, scale.share
    for kind in (*player.hand, *player.deck, *player.discard, *player.played, *player.aside, *player.judged):
        found[start + at[kind]] += share[kind]
    start += KINDS
    for kind in player.tomb:
        found[start + at[kind]] += share[kind]
    found += _sums(s, scale, player)


def _sums(s: Valley, scale: Scale, player: Player) -> Row:
    """R8 Points in the tomb, what the cards outside could add in the turns left, and what they pay."""
    points, gold, set_at = s.box.points, s.box.gold, scale.set_at
    outside = [*player.hand, *player.deck, *player.discard, *player.played, *player.aside, *player.judged]
    turns = (len(s.stock) + 6 - s.pyramid.count(EMPTY)) / (CARDS_PER_TURN * s.seats)
    scored, coins = 0, 0
    sizes, seen = [0] * (scale.sets + 1), set()
    for kind in player.tomb:
        if set_at[kind] < 0:
            scored += points[kind]
        elif kind not in seen:
            seen.add(kind)
            sizes[set_at[kind]] += 1
    for size in sizes:
        scored += size * size
    gains = []
    for kind in outside:
        coins += gold[kind]
        if set_at[kind] < 0:
            gains.append(points[kind])
        elif kind not in seen:
            seen.add(kind)
            gains.append(2 * sizes[set_at[kind]] + 1)
            sizes[set_at[kind]] += 1
    gains.sort(reverse=True)
    promised, in_time, count = sum(gains), sum(gains[: int(turns) + 1]), len(outside)
    income = 5 * coins / count * turns if count else 0.0
    return (
        scored / 50, promised / 50, in_time / 50, income / 100, (scored + 0.7 * in_time + 0.45 * income) / 100,
        len(gains) / 20, coins / 30, coins / (3 * count or 1),
        count / 30, len(player.hand) / 10, len(player.deck) / 20, len(player.discard) / 20,
        len(player.played) / 10, len(player.tomb) / 20,
    )  # fmt: skip
