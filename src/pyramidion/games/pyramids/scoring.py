"""R9 Scoring: torches, pyramid points, gems, skulls, finished pyramids."""

from __future__ import annotations

from typing import Final

from pyramidion.games.pyramids.chambers import CARDS
from pyramidion.games.pyramids.state import BOXES, Player, Pyramids
from pyramidion.kernel.contract import Part, Result, Score

PER_TORCH: Final = 5
PER_PAIR: Final = 5
PER_PYRAMID: Final = 10
SKULLS: Final = (-1, -3, -6, -10, -15, -21, -28, -36, -45, -55)  # as printed, R1.4
NO_CARD: Final = CARDS[-1] + 1


def torches(player: Player) -> int:
    return for_torches(player.torches.bit_count())


def for_torches(count: int) -> int:
    """R9.1 Five for each torch."""
    return PER_TORCH * count


def boxes(player: Player) -> int:
    """R9.2 The pyramid points won."""
    return sum([BOXES[box % len(BOXES)] for box in player.boxes])


def gems(player: Player) -> int:
    return for_gems(player.red, player.green)


def for_gems(red: int, green: int) -> int:
    """R9.3 Five for each pair of red and green, one for each gem without a partner."""
    pairs = min(red, green)
    return PER_PAIR * pairs + red + green - 2 * pairs


def skulls(player: Player) -> int:
    return for_skulls(player.skulls)


def for_skulls(count: int) -> int:
    """R9.4 Only the costliest skull counts: the number of skulls says which it is."""
    return -(count * (count + 1) // 2)


def pyramids(player: Player) -> int:
    return for_pyramids(len(player.finished))


def for_pyramids(count: int) -> int:
    """R9.5 Ten for each finished pyramid."""
    return PER_PYRAMID * count


def total(player: Player) -> int:
    return torches(player) + boxes(player) + gems(player) + skulls(player) + pyramids(player)


def parts(player: Player) -> list[Part]:
    """The breakdown, in the order of the score card."""
    pairs = min(player.red, player.green)
    return [
        Part("torches", torches(player), {"count": player.torches.bit_count()}),
        Part("boxes", boxes(player), {"count": len(player.boxes)}),
        Part("gems", gems(player), {"pairs": pairs, "rest": player.red + player.green - 2 * pairs}),
        Part("skulls", skulls(player), {"count": player.skulls}),
        Part("pyramids", pyramids(player), {"count": len(player.finished)}),
    ]


def result(s: Pyramids) -> Result:
    """R9.6 Most points; then the lowest number on a finished card; without one a shared victory (R25)."""
    order = [(-total(player), min(player.finished, default=NO_CARD)) for player in s.players]
    scores = [
        Score(
            seat=seat,
            total=-order[seat][0],
            rank=1 + sum(other < order[seat] for other in order),
            parts=parts(player),
            ties={"lowest": order[seat][1]} if player.finished else {},
        )
        for seat, player in enumerate(s.players)
    ]
    return Result(scores, [score.seat for score in scores if score.rank == 1])


def recount(player: Player) -> int:
    """The score a second, slow way: box by box and gem by gem, as one counts on the score card."""
    points = sum(PER_TORCH for turn in range(4) if player.torches >> turn & 1)
    points += sum((10, 6, 3)[box % 3] for box in player.boxes)
    for number in range(1, 11):
        points += sum((number <= player.red, number <= player.green)) * 1
        points += 3 if number <= player.red and number <= player.green else 0
    if player.skulls:
        points += SKULLS[player.skulls - 1]
    return points + sum(PER_PYRAMID for _ in player.finished)
