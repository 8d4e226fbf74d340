"""One JSON object per line. Never a token, a cookie, a password or a query string."""

from __future__ import annotations

import logging
import sys
import time
from typing import Final

import msgspec

KNOWN: Final = ("table", "game", "bot", "path", "database", "code")

TELL_TALES: Final = ("uvicorn.access", "uvicorn.error")  # they log addresses with links, and headers with cookies


class JsonLines(logging.Formatter):
    def format(self, line: logging.LogRecord) -> str:
        told = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(line.created)),
            "level": line.levelname.lower(),
            "part": line.name.removeprefix("pyramidion."),
            "message": line.getMessage(),
        }
        told |= {name: str(getattr(line, name)) for name in KNOWN if hasattr(line, name)}
        if line.exc_info:
            told["trace"] = self.formatException(line.exc_info)
        return msgspec.json.encode(told).decode()


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("alembic", "aiosqlite", "asyncio", "websockets", *TELL_TALES):
        logging.getLogger(noisy).setLevel(logging.WARNING)
