"""Throughput of every game beside a peer, three rounds interleaved: best and spread.

`make bench` puts the peer into an environment of its own and hands over its Python.
"""

from __future__ import annotations

import argparse
import platform
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import msgspec

from pyramidion.cli.bench import measure
from pyramidion.kernel import registry

PEERS = Path(__file__).with_name("peers.py")


class Row(msgspec.Struct):
    """Decisions (for a peer: games) per second, the best of all rounds and the worst of them against it."""

    name: str
    unit: str
    best: float
    spread: float
    copy_microseconds: float | None = None


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--peers", metavar="PYTHON", help="a Python that has the peers installed")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rows = run(given.rounds, given.seconds, given.peers)
    if given.json:
        print(msgspec.json.format(msgspec.json.encode(rows), indent=2).decode())
        return
    print(f"{platform.machine()}, {platform.python_implementation()} {platform.python_version()}, one core")
    for row in rows:
        copies = "" if row.copy_microseconds is None else f"   {row.copy_microseconds:.2f} µs per copy"
        print(f"{row.name:24} {row.best:>12,.0f} {row.unit:22} spread {row.spread:.0%}{copies}")


def run(rounds: int, seconds: float, peers: str | None) -> list[Row]:
    """Each round measures everything once, so that a busy moment hurts all alike."""
    rates: dict[tuple[str, str], list[float]] = defaultdict(list)
    copies: dict[str, float] = {}
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds}", file=sys.stderr)
        for name, game in registry.games().items():
            made = measure(game, seconds)
            label = f"{name}, {made.seats} seats"
            rates[label, "decisions per second"].append(made.decisions_per_second)
            rates[label, "games per second"].append(made.games / made.seconds)
            copies[label] = min(made.copy_microseconds, copies.get(label, made.copy_microseconds))
        for name, rate in peer_rates(peers, seconds).items():
            rates[name, "games per second"].append(rate)
    return [
        Row(name, unit, max(found), 1 - min(found) / max(found), copies.get(name) if "decisions" in unit else None)
        for (name, unit), found in rates.items()
    ]


def peer_rates(python: str | None, seconds: float) -> dict[str, float]:
    if python is None:
        return {}
    told = subprocess.run([python, str(PEERS), str(seconds)], capture_output=True, check=True)
    return msgspec.json.decode(told.stdout, type=dict[str, float])


if __name__ == "__main__":
    main()
