"""The tables that the doors are tested with: every game, numbers of seats and boxes that differ, and alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Case = tuple[str, int, Mapping[str, Any]]

CASES: list[Case] = [
    ("kemet", 2, {"round_limit": 1}),
    ("kemet", 5, {"round_limit": 1, "book_of_the_dead": False}),
    ("kemet", 3, {"round_limit": 1, "old_ones": True, "turn_order": "fewest_points"}),
    ("pyramids", 2, {}),
    ("pyramids", 4, {}),
    ("sneferu", 1, {}),
    ("sneferu", 2, {}),
    ("sneferu", 4, {"builders": "dealt"}),
    ("valley", 1, {"box": "afterlife", "solo": "master"}),
    ("valley", 2, {}),
    ("valley", 3, {"box": "afterlife"}),
    ("valley", 6, {"box": "both"}),
]
IDS = ["-".join([name, str(seats), *map(str, options.values())]) for name, seats, options in CASES]
