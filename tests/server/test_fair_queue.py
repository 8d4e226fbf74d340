"""The order of the queue: people take turns, then their tables, then the questions of a table."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from pyramidion.server.fair_queue import FairQueue, Ticket


@pytest.fixture(autouse=True)
def futures(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Tickets hold futures of a loop; nobody waits for them here."""
    loop = asyncio.new_event_loop()
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: loop)
    yield
    loop.close()


def filled(queue: FairQueue, *waiting: str) -> None:
    """Each as person, table: `a1` is the first table of a."""
    for name in waiting:
        queue.add(Ticket(name[0], name))


def served(queue: FairQueue) -> list[str]:
    """One worker until nobody waits."""
    tables = []
    while (ticket := queue.take()) is not None:
        tables.append(ticket.table)
        queue.finish(ticket)
    return tables


def test_people_take_turns_however_many_tables_they_have() -> None:
    queue = FairQueue(1)
    filled(queue, "a1", "a2", "a3", "b1", "b2", "c1")
    assert served(queue) == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_somebody_who_comes_while_another_is_served_is_next() -> None:
    queue = FairQueue(1)
    filled(queue, "a1", "a2", "a3")
    running = queue.take()
    assert running is not None
    filled(queue, "b1")
    queue.finish(running)
    assert served(queue) == ["b1", "a2", "a3"]


def test_the_tables_of_a_person_take_turns() -> None:
    queue = FairQueue(1)
    filled(queue, "a1", "a1", "a1", "a2", "a2", "a3")
    assert served(queue) == ["a1", "a2", "a3", "a1", "a2", "a1"]


def test_whoever_has_one_answered_waits_for_the_others() -> None:
    """More at once only if nobody else waits."""
    queue = FairQueue(1)
    filled(queue, "a1", "a2", "a3", "b1")
    taken = [queue.take() for _ in range(4)]
    assert [ticket.table for ticket in taken if ticket is not None] == ["a1", "b1", "a2", "a3"]


def test_strictly_nobody_has_more_at_once() -> None:
    queue = FairQueue(2, strict=True)
    filled(queue, "a1", "a2", "a3")
    first, second = queue.take(), queue.take()
    assert first is not None
    assert second is not None
    assert queue.take() is None
    queue.finish(first)
    assert queue.take() is not None


@pytest.mark.parametrize("seed", range(20))
def test_nobody_waits_longer_than_one_turn_of_each_other_person(seed: int) -> None:
    """Whatever comes meanwhile, also from people who come for the first time."""
    luck, queue, told = random.Random(seed), FairQueue(1), Ticket("me", "mine")
    filled(queue, *(f"{luck.choice('abc')}{luck.randrange(9)}" for _ in range(20)))
    queue.add(told)
    before: Counter[str] = Counter()
    people = {ticket.person for ticket in queue.order()}
    while (ticket := queue.take()) is not told:
        assert ticket is not None
        before[ticket.person] += 1
        filled(queue, *(f"{luck.choice('abcdefg')}{luck.randrange(9)}" for _ in range(luck.randrange(3))))
        queue.finish(ticket)
    assert set(before) <= people
    assert max(before.values(), default=0) <= 1


@pytest.mark.parametrize("seed", range(10))
def test_places_are_the_order_in_which_one_worker_serves(seed: int) -> None:
    luck, queue = random.Random(seed), FairQueue(1)
    filled(queue, *(f"{luck.choice('abcd')}{luck.randrange(4)}" for _ in range(30)))
    promised = [ticket.table for ticket in queue.order()]
    assert served(queue) == promised


def test_what_is_served_or_removed_is_forgotten() -> None:
    queue = FairQueue(1)
    filled(queue, "a1", "b1", "b2")
    ticket = queue.order()[1]
    assert queue.remove(ticket)
    assert not queue.remove(ticket)
    assert served(queue) == ["a1", "b2"]
    assert all(not kept for kept in (queue._waiting, queue._since, queue._busy))
