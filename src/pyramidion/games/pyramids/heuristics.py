"""What a simple bot thinks of a position: the score so far, and what the two chambers promise in the time left."""

from __future__ import annotations

from typing import Final

from pyramidion.games.pyramids import atoms, flow, scoring
from pyramidion.games.pyramids.chambers import Chamber
from pyramidion.games.pyramids.state import BOXES, KEPT, ROUNDS, TURNS, Player, Pyramids
from pyramidion.games.pyramids.steps import markings

SCALE: Final = 8.0  # points ahead that win three games out of four
ALL_TURNS: Final = ROUNDS * TURNS
PER_SQUARE: Final = 1.2  # what a square on the way to a tomb costs
PER_TURN: Final = 2.7  # how many squares a turn brings a player nearer to a tomb
DETOUR: Final = 1.0  # how many squares one goes out of the way to avoid a skull
FRESH: Final = 2.5  # what a card still to be taken promises, while there is time for it
FRESH_TURNS: Final = 3
PARTNER: Final = 1.5  # what a gem without a partner may still gain
MORE_SKULLS: Final = 1.5  # how many more skulls a player crosses in a whole game than potions erase
BOX_CHANCE: Final = 0.6  # how likely a box is won that the next pyramid of the colour would win
NEXT_BOX: Final = 0.24  # the same for the pyramid after the next
GEM: Final = 0.75  # symbols that are still to be crossed
TORCH: Final = 0.75
POTION: Final = 0.45
CROSS: Final = 0.45
SKULL: Final = -0.3


def evaluate(s: Pyramids, seat: int) -> float:
    """The seat's own prospects; what it has marked in secret counts as done, with the squares it still owes."""
    if not s.players[seat].marking:
        return _prospects(s, seat)
    twin = s.copy()
    atoms.mark(twin, seat)
    for _ in range(_owed(s, seat)):
        _cross_best(twin, seat)
    flow.award(twin, flow.lay_aside(twin))
    return _prospects(twin, seat)


def prospects(s: Pyramids) -> list[float]:
    return [evaluate(s, seat) for seat in range(s.seats)]


def _owed(s: Pyramids, seat: int) -> int:
    """R5.1 How many extra squares are still to be marked."""
    lane = s.lanes.get(seat)
    return int(lane[-1][3]) if lane else 0


def _cross_best(s: Pyramids, seat: int) -> None:
    """Cross the one square that looks best."""
    before = s.players[seat]
    best, most = before, float("-inf")
    for answer in markings(s, before, s.box.single):
        s.players[seat] = before.copy()
        s.players[seat].marking = (s.box.marks[answer],)
        atoms.mark(s, seat)
        worth = _prospects(s, seat)
        if worth > most:
            best, most = s.players[seat], worth
    s.players[seat] = best


def _prospects(s: Pyramids, seat: int) -> float:
    """Points, and what they lead to in the turns left."""
    player = s.players[seat]
    turns = ALL_TURNS - s.turn
    points = scoring.torches(player) + scoring.boxes(player) + scoring.pyramids(player) + scoring.gems(player)
    return points + _gems(player, turns) + _skulls(player, turns) + _chambers(s, player, turns)


def _gems(player: Player, turns: int) -> float:
    """A gem without a partner may still find one."""
    return abs(player.red - player.green) * PARTNER * turns / ALL_TURNS


def _skulls(player: Player, turns: int) -> float:
    """Each skull also makes the ones to come dearer."""
    return scoring.skulls(player) - player.skulls * MORE_SKULLS * turns / ALL_TURNS


def _chambers(s: Pyramids, player: Player, turns: float) -> float:
    """The nearer tomb first, the other one in the turns that remain; during set-up the cards kept so far."""
    held = [(card, 0) for card in player.kept] or list(zip(player.cards, player.crossed, strict=True))
    found = [(_distance(s.box.chambers[card], crossed), card, crossed) for card, crossed in held if card]
    worth = FRESH * (KEPT - len(found)) if turns > FRESH_TURNS else 0.0
    for distance, card, crossed in sorted(found):
        worth += _promise(s, player, s.box.chambers[card], crossed, distance, turns)
        turns -= distance / PER_TURN
    return worth


def _distance(chamber: Chamber, crossed: int) -> float:
    """Squares to the tomb, or a little more to get there without a skull."""
    start, more = (crossed, 0) if crossed else (chamber.entrance, 1)
    nearest = next(at for at, ring in enumerate(chamber.rings) if ring & start)
    clean = next((at for at, ring in enumerate(chamber.clean_rings) if ring & start), len(chamber.rings))
    return more + min(nearest + DETOUR, clean) if nearest else 0.0


def _promise(s: Pyramids, player: Player, chamber: Chamber, crossed: int, distance: float, turns: float) -> float:
    """The prize less the way to it, if there is time; a card whose tomb is crossed is as good as finished."""
    prize = scoring.PER_PYRAMID + _box(s, player, chamber)
    if not distance:
        return prize + FRESH * (turns > FRESH_TURNS)
    chance = min(max(turns * PER_TURN / distance - 0.6, 0.0), 1.0)
    return chance * (max(prize - PER_SQUARE * distance, 0.3) + _symbols(chamber, chamber.open & ~crossed))


def _symbols(chamber: Chamber, left: int) -> float:
    """What is still to be had besides the tomb."""
    return (
        GEM * ((chamber.red | chamber.green) & left).bit_count()
        + TORCH * (chamber.torch & left).bit_count()
        + POTION * (chamber.potion & left).bit_count()
        + CROSS * (chamber.cross & left).bit_count()
        + SKULL * (chamber.skull & left).bit_count()
    )


def _box(s: Pyramids, player: Player, chamber: Chamber) -> float:
    """R7.2 The box that this pyramid would win, or a part of what the one after it may win."""
    gone = flow.boxes_gone(s, chamber.colour)
    if gone == len(BOXES):
        return 0.0
    own = sum(s.box.chambers[card].colour == chamber.colour for card in player.finished)
    return (BOX_CHANCE if own % 2 else NEXT_BOX) * BOXES[gone]
