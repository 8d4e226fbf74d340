"""Games on all cores: processes that start warm, and that end with whoever started them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice

from pyramidion.arena.contestant import Contestant
from pyramidion.arena.match import Match, Played, play, warm_up
from pyramidion.arena.schedule import Fixture
from pyramidion.bots.worker import Crew


def here(match: Match, players: Sequence[Contestant], fixtures: Sequence[Fixture]) -> Iterator[Played]:
    """One game after another, in this process."""
    warm_up(match, players)
    for fixture in fixtures:
        yield play(match, fixture)


def everywhere(
    match: Match, players: Sequence[Contestant], fixtures: Sequence[Fixture], workers: int
) -> Iterator[Played]:
    """On so many processes, in the order in which the games end."""
    with Crew(workers, warm_up, match, list(players)) as crew:
        left = iter(fixtures)
        running: set[Future[Played]] = {crew.submit(play, match, fixture) for fixture in islice(left, 2 * workers)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {crew.submit(play, match, fixture) for fixture in islice(left, len(done))}
            yield from (future.result() for future in done)
