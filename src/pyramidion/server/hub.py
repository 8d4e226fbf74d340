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
from pyramidion.server.bot_turns import BotTurns
from pyramidion.server.client import NOT_ALLOWED, SIGNED_OUT, Client
from pyramidion.server.clocks import DAY
from pyramidion.server.collector import COLLECTOR
from pyramidion.server.config import Config
from pyramidion.server.ending import ended
from pyramidion.server.entries import Entry
from pyramidion.server.failures import StorageFailed
from pyramidion.server.fair_queue import Ticket
from pyramidion.server.fanout import Fanout
from pyramidion.server.live import Live, Viewer
from pyramidion.server.reading import Answers
from pyramidion.server.refusal import AgainstTheRules, Refusal
from pyramidion.server.restoring import restored, snapshot_of
from pyramidion.server.rights import viewer_now
from pyramidion.server.sessions import OpenSockets
from pyramidion.server.store import TOUCH, Conflict, Store, Write
from pyramidion.server.thinkers import Thinkers
from pyramidion.server.wire import QueuePlace, encode

log = logging.getLogger(__name__)
Make = Callable[[Live], Entry]
AGAIN = 1.0  # seconds between two looks whether the storage works again


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
        self.stalled = False  # an entry could not be stored, and a task waits until entries can be
        self.gone: dict[int, float] = {}  # when the last socket of a seat was closed
        self.waiting: dict[int, Ticket] = {}  # bots' seats that wait for a worker process
        self.places: dict[int, int] = {}  # what was told of their places in the queue

    def people(self) -> set[str]:
        """Whose sockets are at this process."""
        return {client.user for client in self.clients if client.user is not None and not client.closed}

    def here(self, live: Live) -> list[bool]:
        present = self.people() | self.elsewhere
        return [chair.user in present and chair.user is not None for chair in live.chairs]


class Hub:
    def __init__(self, store: Store, config: Config, thinkers: Thinkers | None, fanout: Fanout) -> None:
        self.store = store
        self.config = config
        self.thinkers = thinkers
        self.fanout = fanout
        self.sockets = OpenSockets(store, fanout, shared=bool(config.redis))
        self.desks: dict[str, Desk] = {}
        self.turns = BotTurns(self)
        self.answers = Answers(config.cache_mib << 20)
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    # --- life ----------------------------------------------------------------------------------------------

    async def open(self) -> None:
        await self.fanout.open(self.catch_up, self.sockets.check)
        self._spawn(self._sweep())
        self._spawn(self.sockets.watch())
        self._spawn(self._wake_bots())
        self._spawn(self.turns.tell_places())

    async def _wake_bots(self) -> None:
        """After a restart: tables over days where only bots are asked. Others go on when somebody comes."""
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
        await self.answers.close()
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
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refusal | StorageFailed):
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
            except StorageFailed as failed:
                log.warning("sweeping failed", extra={"code": failed.code})
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
            live.mark_guests(await self.store.guests([chair.user for chair in live.people if chair.user]))
            desk.live = live
        return desk.live

    async def catch_up(self, table: str) -> None:
        """Another process has written: read on, and tell our people."""
        self.answers.forget(table)
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
        here = {client.user or "" for client in desk.clients if not client.closed}
        before = desk.here(live)
        desk.elsewhere = await self.fanout.meet(desk.table, here) - here
        after = desk.here(live)
        if after != before:
            left = [seat for seat, was in enumerate(before) if was and not after[seat]]
            desk.gone |= dict.fromkeys(left, time.monotonic())
            self._broadcast(desk, live, everybody=True)

    # --- writing -------------------------------------------------------------------------------------------

    async def perform(self, table: str, key: str | None, make: Make, client: Client | None = None) -> None:
        """Make an entry, store it, tell everybody. Done at most once per key, and never half."""
        started = time.perf_counter()
        work = self._spawn(self._perform(self.desk(table), key, make, client))
        try:
            await asyncio.shield(work)
        except Refusal as refusal:
            metrics.REFUSED.labels("rules" if isinstance(refusal, AgainstTheRules) else refusal.code).inc()
            raise
        metrics.LATENCY.observe(time.perf_counter() - started)

    async def _perform(self, desk: Desk, key: str | None, make: Make, client: Client | None) -> None:
        async with desk.lock:
            live = await self._load(desk)
            made = False
            for _ in range(5):
                if not made and key is not None and key in live.keys:
                    return
                if client is not None:
                    await self.sockets.confirm(client)
                try:
                    if not made:
                        await self._add(desk, live, make(live))
                        made = True
                    while (entry := live.following(time.time())) is not None:
                        await self._add(desk, live, entry)
                    break
                except Conflict:
                    desk.live = None
                    live = await self._load(desk)
                    self._broadcast(desk, live)
                except Refusal:
                    raise
                except StorageFailed as failed:
                    log.warning("storage failed", extra={"table": desk.table, "code": failed.code})
                    desk.live = None
                    self._go_on_later(desk)
                    raise
                except BaseException:
                    desk.live = None
                    raise
            else:
                raise Refusal("busy", 503)
            self._broadcast(desk, live)
            self.wake(desk, live)
        await self.fanout.tell(desk.table)

    def _go_on_later(self, desk: Desk) -> None:
        if not desk.stalled:
            desk.stalled = True
            self._spawn(self._go_on(desk))

    async def _go_on(self, desk: Desk) -> None:
        """Once entries can be stored again, bots and automatic answers start from the table as it is stored."""
        try:
            await asyncio.sleep(AGAIN)
            while await self.store.failure():
                await asyncio.sleep(AGAIN)
        finally:
            desk.stalled = False
        try:
            async with self.at(desk.table) as live:
                self.wake(desk, live)
        except StorageFailed:
            self._go_on_later(desk)

    async def _add(self, desk: Desk, live: Live, entry: Entry) -> None:
        status = live.status
        live.note(entry)
        more: list[Write] = []
        at_the_end = live.status == "over" and (status != "over" or entry.kind == "act")
        if at_the_end or self._due(desk, live):
            more.append(snapshot_of(live))
        await self.store.append(desk.table, entry, self._touch(live, entry.at), *more)
        if more:
            desk.saved = entry.seq
        metrics.ACTIONS.labels(entry.kind).inc()

    async def touch(self, live: Live) -> None:
        """Bring the table's line in the lists up to date."""
        await self.store.write((TOUCH, self._touch(live, time.time())))

    def _touch(self, live: Live, at: float) -> dict[str, Any]:
        waiting = [seat for seat in live.actors if live.chairs[seat].bot is None]
        return {
            "b_id": live.row.id,
            "b_seats": msgspec.json.encode(live.chairs).decode(),
            "b_waiting": msgspec.json.encode(waiting).decode(),
            "b_status": live.status,
            "b_deadline": self._starts_at(live) if live.waits else live.clocks.deadline(),
            "b_changed": at,
        }

    def _due(self, desk: Desk, live: Live) -> bool:
        since = live.seq - desk.saved
        return live.table is not None and since >= self.config.snapshot_every and not live.midway

    async def last_snapshot(self, table: str) -> bytes:
        """The record of a finished game; it is stored, so that the table need not be loaded for it again."""
        async with self.at(table) as live:
            await self._snapshot(self.desk(table))
            return encode(live.finished())

    async def _snapshot(self, desk: Desk) -> None:
        """Before a table leaves the memory."""
        live = desk.live
        if live is None or live.table is None or live.seq <= desk.saved or live.midway:
            return
        try:
            with contextlib.suppress(Conflict):
                await self.store.write(snapshot_of(live))
            desk.saved = live.seq
        except StorageFailed as failed:
            log.warning("no snapshot", extra={"table": desk.table, "code": failed.code})

    # --- telling -------------------------------------------------------------------------------------------

    def _broadcast(self, desk: Desk, live: Live, everybody: bool = False, but: Client | None = None) -> None:
        """Each viewer's news once, whatever the number of sockets; nothing to those who may not know."""
        changed = {client for client in desk.clients if self._view_again(live, client)}
        here = desk.here(live)
        frames: dict[tuple[Viewer, bool], bytes | None] = {}
        for client in (client for client in desk.clients if not client.closed):
            viewer, fresh = client.viewer, client in changed
            if (viewer, fresh) not in frames:
                last = None if fresh else desk.sent.get(viewer)
                due = everybody or live.number(viewer) != last
                frames[viewer, fresh] = encode(live.frame(viewer, last, here)) if due else None
            if (frame := frames[viewer, fresh]) is not None and client is not but:
                client.send(frame)
        desk.sent |= {viewer: live.number(viewer) for viewer, _ in frames}

    def _view_again(self, live: Live, client: Client) -> bool:
        """Does the client see the table as another viewer than before? Whoever may not see it any more is closed."""
        try:
            viewer = viewer_now(live, client)
        except Refusal as refusal:
            client.end(SIGNED_OUT if refusal.status == 401 else NOT_ALLOWED)
            return False
        if viewer == client.viewer:
            return False
        client.become(viewer)
        return True

    async def join(self, table: str, client: Client, last: int | None, seed: str | None = None) -> None:
        """A client has said hello: it gets what it missed, and everything from now on."""
        await self._contribute(table, client, seed)
        desk = self.desk(table)
        async with desk.lock:
            live = await self._load(desk)
            self._view_again(live, client)
            if client.closed:
                return
            before = desk.here(live)
            if client not in desk.clients:
                desk.clients.add(client)
                metrics.CLIENTS.inc()
            here = desk.here(live)
            desk.sent[client.viewer] = live.number(client.viewer)
            client.send(encode(live.frame(client.viewer, last, here)))
            for seat, place in desk.places.items():
                client.send(encode(QueuePlace(seat, place)))
            if here != before:
                self._broadcast(desk, live, everybody=True, but=client)
            await self._meet(desk, live)
            self.wake(desk, live)
        if here != before:
            await self.fanout.tell(table)

    async def _contribute(self, table: str, client: Client, seed: str | None) -> None:
        """Before the game begins, the first hello of a person brings the random number of their client."""
        user = client.user
        with contextlib.suppress(Refusal):
            async with self.at(table) as live:
                awaited = viewer_now(live, client) is not None and {*live.seats_of(user)} & {*live.missing}
            if user is not None and awaited:
                await self.perform(table, None, lambda live: live.contribute(user, seed, time.time()), client)

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
            if live is not None:
                self.turns.pause(desk, live)
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
            self._view_again(live, client)
            client.send(encode(live.frame(client.viewer, None, self.desk(table).here(live))))

    def absent(self, table: str, live: Live, seat: int) -> bool:
        """Has the seat been empty for long?"""
        desk = self.desk(table)
        if desk.here(live)[seat]:
            return False
        return time.monotonic() - desk.gone.setdefault(seat, time.monotonic()) >= self.config.absent_seconds

    # --- the start -----------------------------------------------------------------------------------------

    async def begin(self, table: str) -> None:
        """Begin the game if nothing is awaited any more; after a crash too."""
        async with self.at(table) as live:
            ready = live.ready
        if ready:
            with contextlib.suppress(Refusal):
                await self.perform(table, None, lambda live: live.start(time.time()))

    def _starts_at(self, live: Live) -> float | None:
        """When a full table begins without the numbers of those who have not come."""
        since = live.waits_since()
        patience = DAY if live.row.clock.kind == "days" else self.config.seed_seconds
        return None if since is None else since + patience

    # --- clocks, bots and answers for people -----------------------------------------------------------------

    async def expire(self, table: str) -> None:
        """Whose time is over loses the seat to a bot: until they are back, or for good. A game that waits begins."""

        def make(live: Live) -> Entry:
            starts_at = self._starts_at(live)
            if starts_at is not None and time.time() >= starts_at:
                return live.start(time.time())
            late = live.clocks.late(time.time())
            if not late:
                raise Refusal("moved-on")
            return live.too_late(late[0], time.time())

        with contextlib.suppress(Refusal):
            await self.perform(table, None, make)

    async def hold(self, table: str, client: Client) -> None:
        """A quick answer to what others did waits as long as an automatic one: nobody sees which of them it was."""
        live = self.desk(table).live
        seat = viewer_now(live, client) if live is not None else None
        if live is not None and seat is not None:
            await asyncio.sleep(self.early(live, seat))

    def early(self, live: Live, seat: int) -> float:
        """Seconds until an answer to what others did may be given; none where fewer than two people play."""
        return self._delay(live) if live.occasion(seat) is not None and len(live.voters()) > 1 else 0.0

    def _delay(self, live: Live) -> float:
        """What is left of the delay since the question arose, whichever process it arose in."""
        delay = self.config.answer_delay
        return min(delay, max(0.0, live.arose + delay - time.time()))

    def wake(self, desk: Desk, live: Live) -> None:
        """Find answers for all who need not or cannot give them."""
        if self.closing:
            return
        if live.ready:
            self._spawn(self.begin(desk.table))
        for seat in live.actors:
            if seat in desk.pending:
                continue
            if live.chairs[seat].bot is not None:
                self.turns.ask(desk, live, seat)
            elif (answer := live.answer_for(seat)) is not None:
                desk.pending.add(seat)
                self._spawn(self._answer(desk, live, seat, str(answer)))

    async def _answer(self, desk: Desk, live: Live, seat: int, text: str) -> None:
        """For a person with nothing to choose, always after the same time."""
        moved = live.moved[seat]
        try:
            await asyncio.sleep(self._delay(live))
            await self._act_for(desk, seat, text, moved, bot=False)
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


def _any_answer(live: Live, seat: int) -> str:
    """A random legal answer, where a bot failed."""
    assert live.table is not None
    legal = live.game.legal(live.table.state, seat)
    return str(legal[rng.derive(live.luck(seat), 3) % len(legal)])
