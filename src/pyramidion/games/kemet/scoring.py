"""R6 Fame: what counts, who has won, and the order when a game is stopped."""

from __future__ import annotations

from pyramidion.games.kemet.data import HIGHEST
from pyramidion.games.kemet.state import BATTLE, FAME, NONE, Kemet
from pyramidion.kernel.contract import Part, Result, Score


def permanent(s: Kemet, seat: int) -> int:
    """R6.1 Fame that is kept; what lies on the honour track does not count (R28)."""
    return sum(s.fame[4 * seat : 4 * seat + 4])


def temples(s: Kemet, seat: int) -> int:
    """R6.2 One for each temple where an own army stands."""
    owner = s.owner
    return sum([owner[area] == seat for area in s.board.temples])


def pyramids(s: Kemet, seat: int) -> int:
    """R6.2 One for each pyramid of the highest level in a controlled district."""
    if HIGHEST not in s.level:
        return 0
    return sum(level == HIGHEST and s.holder(area) == seat for area, level in enumerate(s.level))


def total(s: Kemet, seat: int) -> int:
    return permanent(s, seat) + temples(s, seat) + pyramids(s, seat)


def has_won(s: Kemet, seat: int) -> bool:
    """R6.3, R38: at least 9 (unless corrected), and more than everybody else."""
    mine = total(s, seat)
    return mine >= s.box.numbers.victory and all(total(s, other) < mine for other in range(s.seats) if other != seat)


def ranking(s: Kemet, seat: int) -> tuple[int, int, int]:
    """R6.4 Most fame, then most fame from battles, then the earlier place in the order."""
    return total(s, seat), s.fame[4 * seat + BATTLE], -s.order.index(seat)


def leader_at_the_limit(s: Kemet) -> int:
    return max(range(s.seats), key=lambda seat: ranking(s, seat))


def result(s: Kemet) -> Result:
    """The winner first; the others by fame."""
    keys = [(seat == s.winner, *ranking(s, seat)) for seat in range(s.seats)]
    scores = [
        Score(
            seat=seat,
            total=total(s, seat),
            rank=1 + sum(other > own for other in keys),
            parts=_parts(s, seat),
            ties={"battle": s.fame[4 * seat + BATTLE], "order": s.order.index(seat) + 1},
        )
        for seat, own in enumerate(keys)
    ]
    return Result(scores, [s.winner] if s.winner != NONE else [])


def _parts(s: Kemet, seat: int) -> list[Part]:
    parts = [Part(kind, s.fame[4 * seat + at], {}) for at, kind in enumerate(FAME)]
    return [*parts, Part("held_temples", temples(s, seat), {}), Part("pyramids", pyramids(s, seat), {})]


def recount(s: Kemet, seat: int) -> int:
    """The score a second, slow way: area by area, token by token."""
    points = 0
    for at in range(len(FAME)):
        for _ in range(s.fame[4 * seat + at]):
            points += 1
    for area, printed in enumerate(s.board.areas):
        stands = s.owner[area] == seat
        if printed.kind == "temple" and stands:
            points += 1
        if printed.kind == "district" and s.level[area] == HIGHEST:
            empty_own = s.owner[area] == NONE and s.cities[s.board.cities.index(printed.city)] == seat
            points += stands or empty_own
    return points
