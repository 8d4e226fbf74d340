"""Whose question is answered next: people take turns, then each person's tables, then the questions of a table."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any


class Ticket:
    """A question that waits for a worker process. `granted` gets the process."""

    __slots__ = ("granted", "person", "since", "table")

    def __init__(self, person: str, table: str) -> None:
        self.person = person
        self.table = table
        self.since = time.monotonic()
        self.granted: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class FairQueue:
    """At most `at_once` questions of a person are answered at once; more only if nobody else waits and not `strict`.

    People are served in the order of when their last question was answered, or when they began to wait. So are the
    tables of each person.
    """

    def __init__(self, at_once: int, strict: bool = False) -> None:
        self.at_once = at_once
        self.strict = strict
        self._waiting: dict[str, list[Ticket]] = {}
        self._since: dict[tuple[str, ...], int] = {}  # of a person, and of a person's table
        self._busy: Counter[str] = Counter()
        self._clock = itertools.count()

    def add(self, ticket: Ticket) -> None:
        self._waiting.setdefault(ticket.person, []).append(ticket)
        for group in _groups(ticket):
            self._since.setdefault(group, next(self._clock))

    def remove(self, ticket: Ticket) -> bool:
        """Was it still waiting?"""
        tickets = self._waiting.get(ticket.person, [])
        if ticket not in tickets:
            return False
        tickets.remove(ticket)
        if not tickets:
            del self._waiting[ticket.person]
        for group in _groups(ticket):
            if not any(group in _groups(other) for other in tickets):
                del self._since[group]
        return True

    def order(self) -> list[Ticket]:
        """Everybody who waits, the next one first."""
        ranked = [
            (max(0, nth - self.at_once), self._since[person,], nth, ticket)
            for person, tickets in self._waiting.items()
            for nth, ticket in enumerate(self._of_person(tickets), 1 + self._busy[person])
        ]
        return [ticket for *_, ticket in sorted(ranked, key=lambda line: line[:3])]

    def _of_person(self, tickets: Sequence[Ticket]) -> list[Ticket]:
        """The first question of each table, then the second of each."""
        seen: Counter[str] = Counter()
        ranked = []
        for ticket in tickets:
            ranked.append((seen[ticket.table], self._since[ticket.person, ticket.table], ticket))
            seen[ticket.table] += 1
        return [ticket for *_, ticket in sorted(ranked, key=lambda line: line[:2])]

    def take(self) -> Ticket | None:
        """The next one, which is being answered from now on until `finish`."""
        for ticket in self.order():
            if self.strict and self._busy[ticket.person] >= self.at_once:
                continue
            self.remove(ticket)
            self._busy[ticket.person] += 1
            return ticket
        return None

    def finish(self, ticket: Ticket) -> None:
        """Answered: the person is the last of those who wait, and the table the last of theirs."""
        self._busy[ticket.person] -= 1
        if not self._busy[ticket.person]:
            del self._busy[ticket.person]
        for group in _groups(ticket):
            if group in self._since:
                self._since[group] = next(self._clock)


def _groups(ticket: Ticket) -> tuple[tuple[str, ...], ...]:
    return (ticket.person,), (ticket.person, ticket.table)
