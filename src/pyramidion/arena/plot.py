"""Ratings as a picture: a dot and a bar for each contestant, the strongest on top."""

from __future__ import annotations

from math import ceil, floor, log10
from typing import Final
from xml.sax.saxutils import escape

from pyramidion.arena.standings import Report

WIDTH: Final = 720
ROW: Final = 34
TOP: Final = 56
RIGHT: Final = 56
LETTER: Final = 8.2  # pixels
STYLE: Final = (
    "text{font:14px system-ui,sans-serif;fill:#2b2418}.t{font-weight:600;font-size:16px}.s{font-size:12px;fill:#6b5f4a}"
    ".g{stroke:#d9cfb8}.b{stroke:#b08d3c;stroke-width:4;stroke-linecap:round}.d{fill:#7a4a12}"
    "@media(prefers-color-scheme:dark){svg{background:#1b1712}text{fill:#efe6d2}.s{fill:#b5a88c}.g{stroke:#3b3326}"
    ".d{fill:#f2c14e}}"
)


def svg(report: Report, title: str) -> str:
    """A whole SVG file."""
    left = 24 + LETTER * max(len(one.bot) for one in report.standings)
    ticks = _ticks(min(one.rating_low for one in report.standings), max(one.rating_high for one in report.standings))
    height = TOP + ROW * len(report.standings) + 30
    scale = (WIDTH - RIGHT - left) / (ticks[-1] - ticks[0])

    def x(rating: float) -> float:
        return round(left + (rating - ticks[0]) * scale, 1)

    drawn = [f'<text class="t" x="16" y="26">{escape(title)}</text>']
    for tick in ticks:
        drawn.append(f'<line class="g" x1="{x(tick)}" x2="{x(tick)}" y1="{TOP - 12}" y2="{height - 30}"/>')
        drawn.append(f'<text class="s" x="{x(tick)}" y="{height - 12}" text-anchor="middle">{tick}</text>')
    for row, one in enumerate(report.standings):
        y = TOP + ROW * row + ROW // 2 - 6
        drawn.append(f'<text x="16" y="{y + 5}">{escape(one.bot)}</text>')
        drawn.append(f'<line class="b" x1="{x(one.rating_low)}" x2="{x(one.rating_high)}" y1="{y}" y2="{y}"/>')
        drawn.append(f'<circle class="d" cx="{x(one.rating)}" cy="{y}" r="6"/>')
        drawn.append(f'<text class="s" x="{WIDTH - 12}" y="{y + 4}" text-anchor="end">{one.rating:.0f}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" aria-label="{escape(title, {chr(34): "&quot;"})}"><style>{STYLE}</style>{"".join(drawn)}</svg>\n'
    )


def _ticks(low: float, high: float) -> list[int]:
    """Round numbers from below the lowest to above the highest, about six of them."""
    rough = max(high - low, 10) / 5
    power = 10 ** floor(log10(rough))
    step = int(next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough))
    return list(range(floor(low / step) * step, ceil(high / step) * step + 1, step))
