"""R8, R10 Who wins: the most stones, then food, then the closed areas; alone, against Ptah."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pyramidion.games.sneferu.pyramid import LEFT, LEVELS, PLACES, RIGHT
from pyramidion.games.sneferu.state import MATERIALS, Sneferu
from pyramidion.kernel.contract import Part, Result, Score

Half = tuple[int, int]  # level and half-column
Area = tuple[Half, ...]


# --- areas a second, slow way -------------------------------------------------------------------------------


def materials_by_half(s: Sneferu, seat: int) -> dict[Half, int]:
    """The pyramid, half by half."""
    own = s.own(seat)
    found: dict[Half, int] = {}
    for (level, number), left, right in zip(PLACES, LEFT, RIGHT, strict=True):
        for material in range(MATERIALS):
            if own[material] & left:
                found[level, level + 2 * number] = material
            if own[material] & right:
                found[level, level + 2 * number + 1] = material
    return found


def neighbours(half: Half) -> Iterator[Half]:
    """R5.2 The halves beside, below and above, as far as the pyramid reaches."""
    level, x = half
    for at, beside in ((level, x - 1), (level, x + 1), (level - 1, x), (level + 1, x)):
        if 0 <= at < len(LEVELS) and at <= beside < 2 * LEVELS[0] - at:
            yield at, beside


def closed_areas(halves: Mapping[Half, object]) -> list[Area]:
    """R5.3 All areas that no stone can extend any more, the largest first; `halves` gives each its material."""
    found: list[Area] = []
    seen: set[Half] = set()
    for half in halves:
        if half not in seen:
            area = _area(halves, half)
            seen |= area
            if all(beside in halves for member in area for beside in neighbours(member)):
                found.append(tuple(sorted(area)))
    return sorted(found, key=lambda area: (-len(area), area))


def _area(halves: Mapping[Half, object], start: Half) -> set[Half]:
    """R5.2 All that is connected to the half and of its material."""
    area, waiting = {start}, [start]
    while waiting:
        for half in neighbours(waiting.pop()):
            if half not in area and halves.get(half) == halves[start]:
                area.add(half)
                waiting.append(half)
    return area


# --- results ------------------------------------------------------------------------------------------------


def sizes(s: Sneferu, seat: int) -> list[int]:
    """R23: the sizes of the closed areas, the largest first."""
    return [len(area) for area in closed_areas(materials_by_half(s, seat))]


def result(s: Sneferu) -> Result:
    return _solo(s) if s.seats == 1 else _ranking(s)


def _ranking(s: Sneferu) -> Result:
    """R8.3, R8.4 Most stones, then most food, then the larger closed areas, then shared."""
    most = max(len(sizes(s, seat)) for seat in range(s.seats))
    order = [_order(s, seat, most) for seat in range(s.seats)]
    scores = [
        Score(
            seat=seat,
            total=s.stones(seat),
            rank=1 + sum(other > own for other in order),
            parts=[Part("stones", s.stones(seat), {"stones": s.stones(seat)})],
            ties=_ties(own, [other for other in order if other[0] == own[0]]),
        )
        for seat, own in enumerate(order)
    ]
    return Result(scores, [score.seat for score in scores if score.rank == 1])


def _order(s: Sneferu, seat: int, most: int) -> list[int]:
    """What is compared, one after the other; missing areas count 0 (R23)."""
    found = sizes(s, seat)
    return [s.stones(seat), s.food[seat], *found, *[0] * (most - len(found))]


def _ties(own: list[int], equals: list[list[int]]) -> dict[str, int]:
    """Food where stones are equal; where food is equal too, the largest area that is not."""
    if len(equals) == 1:
        return {}
    ties = {"food": own[1]}
    rivals = [other for other in equals if other[1] == own[1]]
    differing = [at for at in range(2, len(own)) if len({other[at] for other in rivals}) > 1]
    return {**ties, "area": own[differing[0]]} if differing else ties


def beats_ptah(s: Sneferu) -> bool:
    """R10.5, R10.6 Strictly more stones, and his pyramid is not complete."""
    return len(s.ptah) < s.board.data.solo.wins_at and s.stones(0) > len(s.ptah)


def _solo(s: Sneferu) -> Result:
    """R10.5, R10.7 A win is scored; a loss is not."""
    won = beats_ptah(s)
    parts = _solo_parts(s) if won else [Part("lost", 0, {"stones": s.stones(0), "ptah": len(s.ptah)})]
    total = sum(part.points for part in parts)
    if won:
        parts.append(Part("rating", 0, {"band": rating(s, total)}))
    return Result([Score(0, total, 1 if won else 2, parts)], [0] if won else [])


def _solo_parts(s: Sneferu) -> list[Part]:
    """R10.7, R36: points for stones and for food, less one for each stone of Ptah."""
    solo = s.board.data.solo
    return [
        Part("stones", solo.per_stone * s.stones(0), {"stones": s.stones(0)}),
        Part("food", s.food[0] // solo.food_per_point, {"food": s.food[0]}),
        Part("ptah", -len(s.ptah), {"stones": len(s.ptah)}),
    ]


def rating(s: Sneferu, points: int) -> int:
    """R10.8, R37: the band of the score, from 1."""
    return 1 + sum(points > highest for highest in s.board.data.solo.rating)


def recount(s: Sneferu, seat: int) -> int:
    """The score a second, slow way: half by half."""
    stones = len(materials_by_half(s, seat)) / 2
    if s.seats > 1:
        return int(stones)
    taken = 0
    for _ in s.ptah:
        taken += 1
    solo = s.board.data.solo
    if taken >= solo.wins_at or stones <= taken:
        return 0
    food_points = len(range(solo.food_per_point, s.food[0] + 1, solo.food_per_point))
    return int(stones * solo.per_stone) + food_points - taken
