"""Games on many machines, through Ray. Every machine needs the same Pyramidion: a fingerprint proves it."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

from pyramidion.arena.contestant import Contestant
from pyramidion.arena.match import Match, Played, fingerprint, play, warm_up
from pyramidion.arena.schedule import Fixture

AHEAD: Final = 2  # games that wait for each core
PATIENCE: Final = 10.0  # seconds until nobody is at home


class OtherCode(Exception):
    """A machine of the cluster has another Pyramidion."""

    def __init__(self, node: str) -> None:
        super().__init__(node)
        self.node = node


class MachinesDied(Exception):
    """A game has ended every process that played it."""


class NoCluster(Exception):
    """Ray is not installed, or nobody answers at the address."""


def on_cluster(
    match: Match, players: Sequence[Contestant], fixtures: Sequence[Fixture], address: str
) -> Iterator[Played]:
    """In the order in which the games end; a game whose machine dies is played again on another one."""
    ray = _connected(address)
    try:
        remote = ray.remote(num_cpus=1, max_retries=3)(_play)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = iter(fixtures)
        running = [remote.remote(match, players, one, fingerprint()) for one in islice(left, AHEAD * cores)]
        while running:
            done, running = ray.wait(running)
            running += [remote.remote(match, players, one, fingerprint()) for one in islice(left, len(done))]
            yield from (_checked(answer) for answer in ray.get(done))
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError) as error:
        raise MachinesDied from error
    finally:
        ray.shutdown()


def _connected(address: str) -> Any:
    try:
        import ray
    except ImportError as error:
        raise NoCluster("pip install 'pyramidion[ray]'") from error
    _knock(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, configure_logging=False)
    except Exception as error:
        raise NoCluster(str(error).splitlines()[0] if str(error) else repr(error)) from error
    return ray


def _knock(address: str) -> None:
    """Ray itself would wait for minutes where nobody listens."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(str(error)) from error


_warm: set[str] = set()


def _play(match: Match, players: Sequence[Contestant], fixture: Fixture, code: str) -> Played | str:
    """On some machine: the game, or the name of a machine that must not play it."""
    if fingerprint() != code:
        import platform

        return platform.node()
    if repr(match) not in _warm:
        warm_up(match, players)
        _warm.add(repr(match))
    return play(match, fixture)


def _checked(answer: Played | str) -> Played:
    if isinstance(answer, str):
        raise OtherCode(answer)
    return answer
