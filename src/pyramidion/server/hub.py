"""The live tables: one lock each, loaded on demand; first the log, then everybody is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import msgspec

from pyramidion.kernel import rng
from pyramidion.kernel.contract import Json
from pyramidion.server import metrics
from pyramidion.server.client import Client
from pyramidion.server.collector import COLLECTOR
from pyramidion.server.config import Config
from pyramidion.server.ending import ended
from pyramidion.server.entries import Entry
from pyramidion.server.fanout import Fanout
from pyramidion.server.live import Live, Viewer
from pyramidion.server.refusal import AgainstTheRules, Refusal
from pyramidion.server.restoring import restored, snapshot_of
from pyramidion.server.store import TOUCH, Conflict, Store, Write
from pyramidion.server.thinkers import Thinkers
from pyramidion.server.wire import encode

log = logging.getLogger(__name__)
Make = Callable[[Live], Entry]


class Desk:
    """The place of one table in this process."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.live: Live | None = None
        self.clients: set[Client] = set()
        self.elsewhere: set[str] = set()  # people whose sockets are at other processes
        self.sent: dict[Viewer, int] = {}
        self.pending: set[int] = set()  # seats for which this process is finding an answer
        self.saved = 0  # the sequence number of the last snapshot
        self.used = time.monotonic()
        self.gone: dict[int, float] = {}  # when the last socket of a seat was closed
        self.asked: dict[int, tuple[tuple[str, int], float]] = {}  # seats that react: to what, and since when

    def here(self, live: Live) -> list[bool]:
        present = {client.user for client in self.clients} | self.elsewhere
        return [chair.user in present and chair.user is not None for chair in live.chairs]


class Hub:
    def __init__(self, store: Store, config: Config, thinkers: Thinkers | None, fanout: Fanout) -> None:
        self.store = store
        self.config = config
        self.thinkers = thinkers
        self.fanout = fanout
        self.desks: dict[str, Desk] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    # --- life ----------------------------------------------------------------------------------------------

    async def open(self) -> None:
        await self.fanout.open(self.catch_up)
        self._spawn(self._sweep())
        self._spawn(self._wake_bots())

    async def _wake_bots(self) -> None:
        """After a restart: tables where only bots are asked would wait for ever."""
        for table in await self.store.unattended():
            try:
                async with self.at(table) as live:
                    self.wake(self.desk(table), live)
            except Exception:
                log.exception("a table cannot go on", extra={"table": table})

    async def close(self) -> None:
        """People are told to come back later; every table is left with a snapshot."""
        self.closing = True
        for desk in list(self.desks.values()):
            for client in list(desk.clients):
                client.close()
        await ended(*self._tasks)
        for desk in list(self.desks.values()):
            async with desk.lock:
                await self._snapshot(desk)
        await self.fanout.close()

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refusal):
            log.error("background work failed", exc_info=error)

    async def _sweep(self) -> None:
        """Once a second: clocks that have run out, tables that nobody visits."""
        while True:
            await asyncio.sleep(1)
            try:
                for table in await self.store.expired(time.time()):
                    await self.expire(table)
                await self._forget_idle()
                COLLECTOR.sweep(max((desk.used for desk in self.desks.values()), default=0.0))
                if self.config.redis:
                    await self._look_around()
            except Exception:
                log.exception("sweeping failed")

    async def _look_around(self) -> None:
        """Redis may lose a message; the database does not. Once a second, for the tables that somebody looks at."""
        visited = [desk for desk in self.desks.values() if desk.clients and desk.live is not None]
        newest = await self.store.newest([desk.table for desk in visited])
        for desk in visited:
            if desk.live is not None and newest.get(desk.table, 0) > desk.live.seq:
                await self.catch_up(desk.table)
            else:
                await self._look_again(desk)
                async with desk.lock:
                    if desk.live is not None:
                        await self._meet(desk, desk.live)

    async def _forget_idle(self) -> None:
        old = time.monotonic() - self.config.idle_seconds
        for desk in list(self.desks.values()):
            if desk.used < old and not desk.clients and not desk.pending and not desk.lock.locked():
                async with desk.lock:
                    await self._snapshot(desk)
                    if not desk.clients:
                        self.desks.pop(desk.table, None)
        metrics.TABLES.set(len(self.desks))

    # --- loading -------------------------------------------------------------------------------------------

    def desk(self, table: str) -> Desk:
        desk = self.desks.get(table)
        if desk is None:
            desk = self.desks[table] = Desk(table)
            metrics.TABLES.set(len(self.desks))
        desk.used = time.monotonic()
        return desk

    @contextlib.asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Live]:
        """The table, held still."""
        desk = self.desk(table)
        async with desk.lock:
            yield await self._load(desk)

    async def _load(self, desk: Desk) -> Live:
        if desk.live is None:
            row = await self.store.table(desk.table)
            if row is None:
                self.desks.pop(desk.table, None)
                raise Refusal("no-table", 404)
            live, desk.saved = await restored(self.store, row)
            desk.live = live
        return desk.live

    async def catch_up(self, table: str) -> None:
        """Another process has written: read on, and tell our people."""
        desk = self.desks.get(table)
        if desk is None:
            return
        async with desk.lock:
            if (live := desk.live) is None:
                return
            try:
                for entry in await self.store.entries(table, live.seq):
                    live.replay(entry)
            except Exception:
                desk.live = None
                live = await self._load(desk)
            live.wishes = await self.store.all_wishes(table)
            self._broadcast(desk, live)
            await self._meet(desk, live)
            self.wake(desk, live)

    async def _meet(self, desk: Desk, live: Live) -> None:
        """Who is present at the other processes?"""
        here = {client.user for client in desk.clients if client.user is not None}
        before = desk.here(live)
        desk.elsewhere = await self.fanout.meet(desk.table, here) - here
        after = desk.here(live)
        if after != before:
            left = [seat for seat, was in enumerate(before) if was and not after[seat]]
            desk.gone |= dict.fromkeys(left, time.monotonic())
            self._broadcast(desk, live, everybody=True)

    # --- writing -------------------------------------------------------------------------------------------

    async def perform(self, table: str, key: str | None, make: Make) -> None:
        """Make an entry, store it, tell everybody. Done at most once per key, and never half."""
        started = time.perf_counter()
        work = self._spawn(self._perform(self.desk(table), key, make))
        try:
            await asyncio.shield(work)
        except Refusal as refusal:
            metrics.REFUSED.labels("rules" if isinstance(refusal, AgainstTheRules) else refusal.code).inc()
            raise
        metrics.LATENCY.observe(time.perf_counter() - started)

    async def _perform(self, desk: Desk, key: str | None, make: Make) -> None:
        async with desk.lock:
            live = await self._load(desk)
            for _ in range(5):
                if key is not None and key in live.keys:
                    return
                try:
                    await self._add(desk, live, make(live))
                    while live.agreed():
                        await self._add(desk, live, live.outcome(time.time()))
                    break
                except Conflict:
                    desk.live = None
                    live = await self._load(desk)
                    self._broadcast(desk, live)
                except Refusal:
                    raise
                except BaseException:
                    desk.live = None
                    raise
            else:
                raise Refusal("busy", 503)
            self._broadcast(desk, live)
            self.wake(desk, live)
        await self.fanout.tell(desk.table)

    async def _add(self, desk: Desk, live: Live, entry: Entry) -> None:
        status = live.status
        live.note(entry)
        more: list[Write] = []
        if (live.status == "over" and status != "over") or self._due(desk, live):
            more.append(snapshot_of(live))
        await self.store.append(desk.table, entry, _touch(live, entry.at), *more)
        if more:
            desk.saved = entry.seq
        metrics.ACTIONS.labels(entry.kind).inc()

    async def touch(self, live: Live) -> None:
        """Bring the table's line in the lists up to date."""
        await self.store.write((TOUCH, _touch(live, time.time())))

    def _due(self, desk: Desk, live: Live) -> bool:
        since = live.seq - desk.saved
        return live.table is not None and since >= self.config.snapshot_every and not live.midway

    async def _snapshot(self, desk: Desk) -> None:
        """Before a table leaves the memory."""
        live = desk.live
        if live is None or live.table is None or live.seq <= desk.saved or live.midway:
            return
        with contextlib.suppress(Conflict):
            await self.store.write(snapshot_of(live))
        desk.saved = live.seq

    # --- telling -------------------------------------------------------------------------------------------

    def _broadcast(self, desk: Desk, live: Live, everybody: bool = False, but: Client | None = None) -> None:
        """Each viewer's news once, whatever the number of sockets; nothing to those who may not know."""
        for client in desk.clients:
            if client.user in live.departed:
                client.close()
        here = desk.here(live)
        frames: dict[Viewer, bytes | None] = {}
        for client in desk.clients:
            viewer = client.viewer
            if viewer not in frames:
                last = desk.sent.get(viewer)
                if everybody or live.number(viewer) != last:
                    frames[viewer] = encode(live.frame(viewer, last, here))
                    desk.sent[viewer] = live.number(viewer)
                else:
                    frames[viewer] = None
            if (frame := frames[viewer]) is not None and client is not but:
                client.send(frame)

    async def join(self, table: str, client: Client, last: int | None) -> None:
        """A client has said hello: it gets what it missed, and everything from now on."""
        desk = self.desk(table)
        async with desk.lock:
            live = await self._load(desk)
            before = desk.here(live)
            if client not in desk.clients:
                desk.clients.add(client)
                metrics.CLIENTS.inc()
            here = desk.here(live)
            desk.sent[client.viewer] = live.number(client.viewer)
            client.send(encode(live.frame(client.viewer, last, here)))
            if here != before:
                self._broadcast(desk, live, everybody=True, but=client)
            await self._meet(desk, live)
            self.wake(desk, live)
        if here != before:
            await self.fanout.tell(table)

    async def part(self, table: str, client: Client) -> None:
        desk = self.desks.get(table)
        if desk is None or client not in desk.clients:
            return
        async with desk.lock:
            desk.clients.discard(client)
            metrics.CLIENTS.dec()
            live = desk.live
            if live is not None and client.user is not None and not self.closing:
                self._note_gone(desk, live, client)
        if client.user is not None and all(other.user != client.user for other in desk.clients):
            await self.fanout.part(table, client.user)
            await self.fanout.tell(table)

    def _note_gone(self, desk: Desk, live: Live, client: Client) -> None:
        here = desk.here(live)
        gone = [seat for seat in live.seats_of(client.user) if not here[seat]]
        for seat in gone:
            desk.gone[seat] = time.monotonic()
        if gone:
            self._broadcast(desk, live, everybody=True)

    async def refresh(self, table: str, client: Client) -> None:
        """For a client that could not keep up."""
        async with self.at(table) as live:
            client.lagging = False
            client.send(encode(live.frame(client.viewer, None, self.desk(table).here(live))))

    def absent(self, table: str, live: Live, seat: int) -> bool:
        """Has the seat been empty for long?"""
        desk = self.desk(table)
        if desk.here(live)[seat]:
            return False
        return time.monotonic() - desk.gone.setdefault(seat, time.monotonic()) >= self.config.absent_seconds

    # --- clocks, bots and answers for people -----------------------------------------------------------------

    async def expire(self, table: str) -> None:
        """Whose time is over loses the seat to a bot: until they are back, or for good."""

        def make(live: Live) -> Entry:
            late = live.late(time.time())
            if not late:
                raise Refusal("moved-on")
            return live.too_late(late[0], time.time())

        with contextlib.suppress(Refusal):
            await self.perform(table, None, make)

    async def hold(self, table: str, seat: int) -> None:
        """A quick answer to what others did waits as long as an automatic one: nobody sees which of them it was."""
        desk = self.desk(table)
        live, asked = desk.live, desk.asked.get(seat)
        if live is None or asked is None or asked[0] != live.occasion(seat) or len(live.voters()) < 2:
            return
        early = asked[1] + self.config.answer_delay - time.monotonic()
        if early > 0:
            await asyncio.sleep(early)

    def wake(self, desk: Desk, live: Live) -> None:
        """Find answers for all who need not or cannot give them."""
        if self.closing:
            return
        for seat in live.actors:
            self._note_asked(desk, live, seat)
            if seat in desk.pending:
                continue
            chair = live.chairs[seat]
            if chair.bot is not None:
                if self.thinkers is None or self.config.bots != "here":
                    self._spawn(self.store.bot_turn(desk.table, seat, live.seq))
                else:
                    desk.pending.add(seat)
                    self._spawn(self.bot_turn(desk.table, seat))
            elif (answer := live.answer_for(seat)) is not None:
                desk.pending.add(seat)
                self._spawn(self._answer(desk, seat, str(answer)))

    def _note_asked(self, desk: Desk, live: Live, seat: int) -> None:
        occasion = live.occasion(seat)
        if occasion is not None and (seat not in desk.asked or desk.asked[seat][0] != occasion):
            desk.asked[seat] = (occasion, time.monotonic())

    async def _answer(self, desk: Desk, seat: int, text: str) -> None:
        """For a person with nothing to choose, always after the same time."""
        moved = desk.live.moved[seat] if desk.live is not None else -1
        try:
            await asyncio.sleep(self.config.answer_delay)
            await self._act_for(desk, seat, text, moved, bot=False)
        except Refusal:
            pass
        finally:
            desk.pending.discard(seat)
        await self._look_again(desk)

    async def bot_turn(self, table: str, seat: int) -> None:
        """Let the bot of a seat think and act."""
        desk = self.desk(table)
        try:
            async with desk.lock:
                live = await self._load(desk)
                chosen = live.chairs[seat].bot
                if seat not in live.actors or chosen is None or live.table is None:
                    return
                state, luck, moved = live.game.dump(live.table.state), live.luck(seat), live.moved[seat]
            assert self.thinkers is not None
            text = await self.thinkers.choose(live.game.id, state, seat, chosen, luck)
            await self._act_for(desk, seat, text, moved, bot=True)
        except AgainstTheRules:
            metrics.BOTS_FAILED.inc()
            log.exception("a bot broke the rules", extra={"table": table})
            await self._act_for(desk, seat, None, moved, bot=True)
        except Refusal:
            pass
        finally:
            desk.pending.discard(seat)
        await self._look_again(desk)

    async def _act_for(self, desk: Desk, seat: int, text: str | None, moved: int, bot: bool) -> None:
        """The answer counts only if the question is still the one that was thought about."""
        if bot and text is None:
            metrics.BOTS_FAILED.inc()

        def make(live: Live) -> Entry:
            if seat not in live.actors or live.moved[seat] != moved or (live.chairs[seat].bot is not None) != bot:
                raise Refusal("moved-on")
            chosen = text if text is not None else _any_answer(live, seat)
            return live.act(seat, chosen, None, None, time.time())

        await self.perform(desk.table, None, make)

    async def _look_again(self, desk: Desk) -> None:
        async with desk.lock:
            if desk.live is not None:
                self.wake(desk, desk.live)

    async def set_wishes(self, table: str, user: str, wishes: Json) -> None:
        desk = self.desk(table)
        await self.store.set_wishes(table, user, wishes)
        async with desk.lock:
            live = await self._load(desk)
            live.wishes[user] = wishes
            self.wake(desk, live)
        await self.fanout.tell(table)


def _touch(live: Live, at: float) -> dict[str, Any]:
    waiting = [seat for seat in live.actors if live.chairs[seat].bot is None]
    return {
        "b_id": live.row.id,
        "b_seats": msgspec.json.encode(live.chairs).decode(),
        "b_waiting": msgspec.json.encode(waiting).decode(),
        "b_status": live.status,
        "b_deadline": live.deadline(),
        "b_changed": at,
    }


def _any_answer(live: Live, seat: int) -> str:
    """A random legal answer, where a bot failed."""
    assert live.table is not None
    legal = live.game.legal(live.table.state, seat)
    return str(legal[rng.derive(live.luck(seat), 3) % len(legal)])
