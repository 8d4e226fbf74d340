"""R8 Scoring: only the tomb counts."""

from __future__ import annotations

from collections import Counter

from pyramidion.games.valley.groups import STARTER, UNIQUE
from pyramidion.games.valley.state import Kind, Valley
from pyramidion.kernel.contract import Part, Result, Score


def parts(s: Valley, seat: int) -> list[Part]:
    """The breakdown: starters, uniques, then each set."""
    tomb = s.players[seat].tomb
    found = [_printed(s, tomb, STARTER), _printed(s, tomb, UNIQUE)]
    found += [_set(s, tomb, name) for name in s.box.sets]
    return [part for part in found if part.args["cards"]]


def _printed(s: Valley, tomb: list[Kind], group: str) -> Part:
    """R8.2 Starters and uniques count their printed points, every copy."""
    cards = [kind for kind in tomb if s.box.group_of[kind] == group]
    return Part(group, sum(s.box.points[kind] for kind in cards), {"cards": len(cards)})


def _set(s: Valley, tomb: list[Kind], name: str) -> Part:
    """R8.3 Different cards of a set, squared; R10.1 a complete set adds its size."""
    different = _different(s, tomb).get(name, 0)
    bonus = _bonus(s, name, different)
    return Part(name, different * different + bonus, {"cards": different, "bonus": bonus})


def _different(s: Valley, tomb: list[Kind]) -> dict[str, int]:
    """How many different cards of each set lie there; R10.9 alone, pairs cancel."""
    found: dict[str, int] = {}
    for kind in set(tomb):
        name = s.box.set_of[kind]
        if name and (s.seats > 1 or tomb.count(kind) == 1):
            found[name] = found.get(name, 0) + 1
    return found


def _bonus(s: Valley, name: str, different: int) -> int:
    return different if s.options.completist and different == s.box.sets[name] else 0


def by_group(s: Valley, seat: int) -> dict[str, int]:
    """The points of everything that can score, set by set."""
    tomb = s.players[seat].tomb
    found = dict.fromkeys(s.box.sets, 0) | {UNIQUE: 0, STARTER: 0}
    for name, different in _different(s, tomb).items():
        found[name] = different * different + _bonus(s, name, different)
    for kind in tomb:
        if not s.box.set_of[kind]:
            found[s.box.group_of[kind]] += s.box.points[kind]
    return found


def total(s: Valley, seat: int) -> int:
    return sum(by_group(s, seat).values())


def result(s: Valley) -> Result:
    return _alone(s) if s.seats == 1 else _ranking(s)


def _alone(s: Valley) -> Result:
    """R10.10 Only the perfect score wins; otherwise, how far it went."""
    points, goal = total(s, 0), s.box.perfect
    won = points >= goal
    found = [*parts(s, 0), Part("goal", 0, {"goal": goal, "percent": 100 * points // goal})]
    return Result([Score(0, points, 1 if won else 2, found, {"tomb": len(s.players[0].tomb)})], [0] if won else [])


def _ranking(s: Valley) -> Result:
    """R8.4 Most points; then fewer cards in the tomb; then shared (R29)."""
    order = [(-total(s, seat), len(s.players[seat].tomb)) for seat in range(s.seats)]
    scores = [
        Score(
            seat=seat,
            total=-order[seat][0],
            rank=1 + sum(other < order[seat] for other in order),
            parts=parts(s, seat),
            ties={"tomb": order[seat][1]},
        )
        for seat in range(s.seats)
    ]
    return Result(scores, [score.seat for score in scores if score.rank == 1])


def recount(s: Valley, seat: int) -> int:
    """The score a second, slow way: card by card, each adding what it adds."""
    points, seen = 0, Counter[str]()
    tomb = Counter(s.players[seat].tomb)
    for kind, copies in tomb.items():
        name = s.box.set_of[kind]
        if not name:
            points += s.box.points[kind] * copies
        elif s.seats > 1 or copies == 1:
            points += 2 * seen[name] + 1
            seen[name] += 1
    if s.options.completist:
        points += sum(size for name, size in s.box.sets.items() if seen[name] == size)
    return points
