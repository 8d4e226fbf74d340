"""R8 Scoring: only the tomb counts."""

from __future__ import annotations

from collections import Counter

from pyramidion.games.valley.groups import SETS, STARTER, UNIQUE
from pyramidion.games.valley.state import Kind, Valley
from pyramidion.kernel.contract import Part, Result, Score


def parts(s: Valley, seat: int) -> list[Part]:
    """The breakdown: starters, uniques, then each set."""
    tomb = s.players[seat].tomb
    found = [_printed(s, tomb, STARTER), _printed(s, tomb, UNIQUE)]
    found += [_set(s, tomb, name) for name in SETS]
    return [part for part in found if part.args["cards"]]


def _printed(s: Valley, tomb: list[Kind], group: str) -> Part:
    """R8.2 Starters and uniques count their printed points, every copy."""
    cards = [kind for kind in tomb if s.box.cards[kind].group == group]
    return Part(group, sum(s.box.points[kind] for kind in cards), {"cards": len(cards)})


def _set(s: Valley, tomb: list[Kind], name: str) -> Part:
    """R8.3 Different cards of a set, squared; R10.1 a complete set adds its size."""
    different = len({kind for kind in tomb if s.box.set_of[kind] == name})
    bonus = different if s.options.completist and different == SETS[name] else 0
    return Part(name, different * different + bonus, {"cards": different, "bonus": bonus})


def total(s: Valley, seat: int) -> int:
    return sum(part.points for part in parts(s, seat))


def result(s: Valley) -> Result:
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
    for kind in dict.fromkeys(s.players[seat].tomb):
        card = s.box.cards[kind]
        if card.group in SETS:
            points += 2 * seen[card.group] + 1
            seen[card.group] += 1
        else:
            points += card.points * s.players[seat].tomb.count(kind)
    if s.options.completist:
        points += sum(size for name, size in SETS.items() if seen[name] == size)
    return points
