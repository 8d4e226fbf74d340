"""The ladder as Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from pyramidion.arena.standings import Pair, Report, Standing


def markdown(report: Report) -> str:
    """Two tables: who stands where, and how each two fare against each other."""
    rows = [_standing(number, one) for number, one in enumerate(report.standings, 1)]
    pairs = [_pair(pair) for pair in report.pairs]
    return "\n\n".join(
        (
            _table(["", "bot", "rating", "95 %", "victories", "points", "s per move", "slowest"], rows),
            _table(["pair", "share of the first", "95 %", "ties", "met"], pairs),
        )
    )


def _standing(number: int, one: Standing) -> list[str]:
    lost = f" ({one.failed} forfeited)" if one.failed else ""
    return [
        str(number),
        f"`{one.bot}`{lost}",
        f"{one.rating:.0f}",
        f"{one.rating_low:.0f}–{one.rating_high:.0f}",
        f"{100 * one.wins:.1f} %",
        f"{one.points:.1f}",
        f"{one.seconds_per_move:.4f}",
        f"{one.slowest:.3f}",
    ]


def _pair(pair: Pair) -> list[str]:
    share, low, high = (100 * value for value in (pair.share, pair.low, pair.high))
    met, ties = str(pair.met), str(pair.ties)
    return [f"`{pair.first}` – `{pair.second}`", f"{share:.1f} %", f"{low:.1f}–{high:.1f} %", ties, met]


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
