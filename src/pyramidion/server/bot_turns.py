"""Bots at the tables of a hub: who waits for them, their place in the queue, and when they may answer."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import msgspec

from pyramidion.kernel.contract import Json
from pyramidion.server import bot_queue, metrics
from pyramidion.server.fair_queue import Ticket
from pyramidion.server.live import Live
from pyramidion.server.refusal import AgainstTheRules, Refusal
from pyramidion.server.wire import QueuePlace, encode

if TYPE_CHECKING:
    from pyramidion.server.hub import Desk, Hub

log = logging.getLogger(__name__)
Places = dict[tuple[str, int], int]  # of a table's seat: how many turns come up to its own


class Question(msgspec.Struct):
    """What a bot thinks about. `number`: of the question; `earliest`: when the answer may be given."""

    game: str
    state: Json
    bot: str
    luck: int
    number: int
    earliest: float


class Answer(msgspec.Struct):
    text: str | None
    number: int
    earliest: float


def awaited(desk: Desk, live: Live) -> bool:
    """Bots play on where somebody is connected, and at tables over days."""
    return live.row.clock.kind == "days" or bool(desk.clients) or bool(desk.elsewhere)


class BotTurns:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    @property
    def here(self) -> bool:
        """Do bots think in processes of this server?"""
        return self.hub.thinkers is not None and self.hub.config.bots == "here"

    # --- asking and answering ------------------------------------------------------------------------------

    def ask(self, desk: Desk, live: Live, seat: int) -> None:
        """Let the bot of a seat answer, unless nobody waits for it."""
        if not awaited(desk, live):
            return
        if self.here:
            desk.pending.add(seat)
            self.hub._spawn(self._play(desk, seat, live.waiting_person()))
        else:
            self.hub._spawn(self.hub.store.bot_turn(desk.table, seat, live.seq, live.waiting_person()))

    async def _play(self, desk: Desk, seat: int, person: str) -> None:
        try:
            answer = await self.think(desk, seat, person)
            if answer is not None:
                await self.act(desk, seat, answer)
        except Refusal:
            pass
        finally:
            desk.pending.discard(seat)
        await self.hub._look_again(desk)

    async def think(self, desk: Desk, seat: int, person: str) -> Answer | None:
        """Wait in the queue, then think; None if there is nothing to answer any more, or nobody waits for it."""
        thinkers = self.hub.thinkers
        assert thinkers is not None
        ticket = desk.waiting[seat] = Ticket(person, desk.table)
        try:
            async with thinkers.turn(ticket) as worker:
                self._taken_up(desk, seat)
                asked = await self._question(desk, seat)
                if asked is None:
                    return None
                text = await thinkers.choose(worker, asked.game, asked.state, seat, asked.bot, asked.luck)
                return Answer(text, asked.number, asked.earliest)
        finally:
            self._taken_up(desk, seat)

    async def _question(self, desk: Desk, seat: int) -> Question | None:
        async with desk.lock:
            live = await self.hub._load(desk)
            chosen = live.chairs[seat].bot
            if seat not in live.actors or chosen is None or live.table is None or not await self._awaited(desk, live):
                return None
            state, earliest = live.game.dump(live.table.state), time.time() + self.hub.early(live, seat)
            return Question(live.game.id, state, chosen, live.luck(seat), live.moved[seat], earliest)

    async def _awaited(self, desk: Desk, live: Live) -> bool:
        """Now, at any process?"""
        if live.row.clock.kind == "days" or desk.clients or await self.hub.fanout.anybody(desk.table):
            return True
        desk.elsewhere = set()
        return False

    async def act(self, desk: Desk, seat: int, answer: Answer) -> None:
        """Not before the answer may be given."""
        await asyncio.sleep(max(0.0, answer.earliest - time.time()))
        try:
            await self.hub._act_for(desk, seat, answer.text, answer.number, bot=True)
        except AgainstTheRules:
            metrics.BOTS_FAILED.inc()
            log.exception("a bot broke the rules", extra={"table": desk.table})
            await self.hub._act_for(desk, seat, None, answer.number, bot=True)

    def pause(self, desk: Desk, live: Live) -> None:
        """Nobody waits any more: what is in the queue leaves it."""
        if self.hub.thinkers is not None and not awaited(desk, live):
            for ticket in desk.waiting.values():
                self.hub.thinkers.withdraw(ticket, Refusal("moved-on"))

    # --- the place in the queue ----------------------------------------------------------------------------

    async def tell_places(self) -> None:
        """For ever: tables whose bot waits long are told its place, and told again when it changes."""
        while True:
            await asyncio.sleep(min(1.0, self.hub.config.queue_seconds))
            try:
                found = self._places_here() if self.here else await self._places_elsewhere()
            except Exception:
                log.exception("the queue cannot be read")
                continue
            for desk in list(self.hub.desks.values()):
                self._tell(desk, {seat: place for (table, seat), place in found.items() if table == desk.table})

    def _places_here(self) -> Places:
        assert self.hub.thinkers is not None
        order = {ticket: place for place, ticket in enumerate(self.hub.thinkers.queue.order(), 1)}
        before = time.monotonic() - self.hub.config.queue_seconds
        return {
            (desk.table, seat): order[ticket]
            for desk in self.hub.desks.values()
            for seat, ticket in desk.waiting.items()
            if ticket.since <= before and ticket in order
        }

    async def _places_elsewhere(self) -> Places:
        visited = [desk.table for desk in self.hub.desks.values() if desk.clients and _bot_asked(desk.live)]
        if not visited or not self.hub.store.postgres:
            return {}
        config = self.hub.config
        before = time.time() - config.queue_seconds
        return await bot_queue.places(self.hub.store, visited, config.thinking_per_person, before)

    def _tell(self, desk: Desk, places: dict[int, int]) -> None:
        for seat in {*places, *desk.places}:
            place = places.get(seat, 0)
            if place != desk.places.get(seat, 0) and (not place or _may_tell(desk.live, seat)):
                desk.places[seat] = place
                for client in desk.clients:
                    client.send(encode(QueuePlace(seat, place)))
        desk.places = {seat: place for seat, place in desk.places.items() if place}

    def _taken_up(self, desk: Desk, seat: int) -> None:
        desk.waiting.pop(seat, None)
        self._tell(desk, {other: place for other, place in desk.places.items() if other != seat})


def _bot_asked(live: Live | None) -> bool:
    return live is not None and any(live.chairs[seat].bot is not None for seat in live.actors)


def _may_tell(live: Live | None, seat: int) -> bool:
    """While all choose at once nobody learns in how many steps a seat answers: only the first is told of."""
    return live is not None and live.table is not None and not (live.all_at_once and live.table.answers(seat))
