"""`scenario`: play scenario files and say what does not hold."""

from __future__ import annotations

import argparse
from pathlib import Path

from pyramidion.cli.complaint import complaining
from pyramidion.kernel import scenario
from pyramidion.locale import Words


def run(arguments: argparse.Namespace) -> int:
    """Exit 0 if everything holds, 1 with the differences, 2 on a bad file."""
    failed = 0
    for file in arguments.file:
        with complaining(file):
            outcome = scenario.load(Path(file)).play()
        failed += bool(outcome.differences)
        _report(file, outcome, Words(arguments.lang))
    return 1 if failed else 0


def _report(file: str, outcome: scenario.Outcome, say: Words) -> None:
    title = f" – {outcome.title}" if outcome.title else ""
    if not outcome.differences:
        print(f"✓ {file}{title}")
        return
    print(f"✗ {file}{title}")
    for difference in outcome.differences:
        where = say("scenario-after", action=difference.after) if difference.after else say("scenario-end")
        print(f"  {where}: {difference.what}")
        print(f"    {say('scenario-expected')}: {difference.expected}")
        print(f"    {say('scenario-actual')}: {difference.actual}")
