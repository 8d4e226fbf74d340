"""Bots for the tests with Ray."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from arena.waiting import until
from pyramidion.kernel.contract import Action, Game


class Patient:
    """On the first machine it waits for the second, and on the second it never answers."""

    def choose(self, game: Game[Any], world: Any, seat: int, seed: int) -> Action:
        if machine := os.environ.get("MACHINE"):
            self._meet(machine, Path(os.environ["RENDEZVOUS"]))
        legal = game.legal(world, seat)
        return legal[seed % len(legal)]

    def _meet(self, machine: str, meeting: Path) -> None:
        (meeting / machine).touch()
        if machine == "second":
            until(lambda: False, "switched off")
        until(lambda: len(list(meeting.iterdir())) > 1, "the second machine plays")


class Deadly:
    def choose(self, game: Game[Any], world: Any, seat: int, seed: int) -> Action:
        """Ends the process that asks."""
        os._exit(1)
