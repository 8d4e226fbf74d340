"""The training curve as a drawing: loss by epoch, and the heuristic's loss as a line to beat."""

from __future__ import annotations

from typing import Final

from pyramidion.training.report import Report

WIDTH, HEIGHT, EDGE = 640, 300, 48
STYLE: Final = "font: 12px sans-serif; fill: #2b2115"
LINES: Final = (("learned from", "#a8741a", 1), ("held out", "#1f5f8b", 2))


def drawn(report: Report) -> str:
    """An SVG picture that needs nothing else."""
    losses = [loss for line in report.curve for loss in line[1:]]
    heuristic = _heuristic(report)
    low, high = min([*losses, heuristic]) - 0.01, max([*losses, heuristic]) + 0.01
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" style="{STYLE}">',
        f"<title>{report.game}: loss by epoch</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf6ea"/>',
        *_marks(report, low, high),
        _line("heuristic", "#8a2f2f", [(1, heuristic), (len(report.curve), heuristic)], report, low, high, 2),
    ]
    for at, (name, colour, column) in enumerate(LINES):
        points = [(line[0], line[column]) for line in report.curve]
        parts.append(_line(name, colour, points, report, low, high, at))
    return "\n".join([*parts, "</svg>", ""])


def _heuristic(report: Report) -> float:
    positions = sum(quality.positions for quality in report.qualities)
    return sum(quality.heuristic_loss * quality.positions for quality in report.qualities) / max(positions, 1)


def _place(epoch: float, loss: float, report: Report, low: float, high: float) -> tuple[float, float]:
    across = (epoch - 1) / max(len(report.curve) - 1, 1)
    return EDGE + across * (WIDTH - 2 * EDGE), HEIGHT - EDGE - (loss - low) / (high - low) * (HEIGHT - 2 * EDGE)


def _marks(report: Report, low: float, high: float) -> list[str]:
    found = [f'<text x="{EDGE}" y="20">{report.game}: loss (nats) by epoch</text>']
    for at in range(5):
        loss = low + (high - low) * at / 4
        _, y = _place(1, loss, report, low, high)
        found.append(f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y:.1f}" y2="{y:.1f}" stroke="#dccfae"/>')
        found.append(f'<text x="4" y="{y + 4:.1f}">{loss:.3f}</text>')
    for epoch in (1, len(report.curve)):
        x, _ = _place(epoch, low, report, low, high)
        found.append(f'<text x="{x:.1f}" y="{HEIGHT - EDGE + 18}" text-anchor="middle">{epoch}</text>')
    return found


def _line(
    name: str, colour: str, points: list[tuple[float, float]], report: Report, low: float, high: float, at: int
) -> str:
    places = [_place(epoch, loss, report, low, high) for epoch, loss in points]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    x = EDGE + 150 * at
    return (
        f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
        f'<text x="{x}" y="{HEIGHT - 8}" style="fill: {colour}">{name}</text>'
    )
