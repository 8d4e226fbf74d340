#!/usr/bin/env python3
"""A program that plays: one question per line on stdin, one answer per line on stdout. It needs no Pyramidion.

    pyramidion arena valley --players program:examples/careful_bot.py,random --games 20
    pyramidion play valley --seats human,program:examples/careful_bot.py

It prefers what builds and dislikes what ends a turn; among equals the `luck` of the question decides, so that the same
match is the same again.
"""

import json
import sys
from typing import Any

LIKED = ("entomb", "buy", "build", "place", "mark", "take")
DISLIKED = ("end", "pass", "stop", "skip")


def worth(action: str) -> int:
    verb = action.partition(":")[0]
    return 1 if verb in LIKED else -1 if verb in DISLIKED else 0


def answer(question: dict[str, Any]) -> str:
    legal: list[str] = question["legal"]
    best = max(worth(action) for action in legal)
    chosen = [action for action in legal if worth(action) == best]
    return chosen[int(question["luck"]) % len(chosen)]


for line in sys.stdin:
    print(json.dumps({"action": answer(json.loads(line))}), flush=True)
