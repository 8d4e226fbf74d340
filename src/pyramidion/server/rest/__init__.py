"""REST: people, games, tables, records. OpenAPI is made from these signatures."""

from __future__ import annotations

from typing import Any

from pyramidion.server.rest import games, people, play, records, tables

HANDLERS: list[Any] = [*people.HANDLERS, *games.HANDLERS, *tables.HANDLERS, *play.HANDLERS, *records.HANDLERS]
