"""A table's socket: hello, wishes in, news out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from pyramidion.kernel.contract import parse_action
from pyramidion.server import wire
from pyramidion.server.client import Client
from pyramidion.server.failures import StorageFailed
from pyramidion.server.hub import Hub, Make
from pyramidion.server.limits import Limits
from pyramidion.server.live import Live
from pyramidion.server.problem import because, player_names, problem
from pyramidion.server.refusal import Refusal
from pyramidion.server.rights import viewer_now

log = logging.getLogger(__name__)
MOST_BYTES = 4096
PATIENCE = 20  # messages without sense before the door is closed
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
SILENCE = 90.0  # seconds without a sign of life


class Conversation:
    """One socket from hello to goodbye."""

    def __init__(self, hub: Hub, limits: Limits, socket: WebSocket[Any, Any, Any], table: str, client: Client) -> None:
        self.hub = hub
        self.limits = limits
        self.socket = socket
        self.table = table
        self.client = client
        self.who = client.user or str(id(client))
        self.nonsense = 0

    async def run(self) -> None:
        sender = asyncio.create_task(self._send_all())
        try:
            await self._receive_all()
        except (WebSocketDisconnect, WebSocketException, TimeoutError):
            pass
        finally:
            self.client.close()
            await self.hub.part(self.table, self.client)
            with contextlib.suppress(Exception):
                await asyncio.wait_for(sender, 5)
            sender.cancel()

    async def _send_all(self) -> None:
        while True:
            found = await self.client.next()
            if found is not None:
                message, bare = found
                await self.client.hand_over(self.socket.send_data(message.decode(), mode="text"), bare)
            elif self.client.closed:
                break
            else:
                await self.hub.refresh(self.table, self.client)
        with contextlib.suppress(Exception):
            await self.socket.close(1012 if self.hub.closing and not self.client.ended else self.client.code)

    async def _receive_all(self) -> None:
        while not self.client.closed:
            async with asyncio.timeout(SILENCE):
                text = await self.socket.receive_data(mode="text")
            if self.client.ended:
                return
            try:
                if len(text) > MOST_BYTES:
                    raise msgspec.ValidationError("too long")
                message = wire.decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                self.nonsense += 1
                self._refuse("", Refusal("not-understood"))
                if self.nonsense > PATIENCE:
                    self.client.close()
                continue
            await self._answer(message)

    async def _answer(self, message: wire.FromClient) -> None:
        if isinstance(message, wire.Ping):
            self.client.send(wire.encode(wire.Pong()), bare=True)
            return
        wish = "" if isinstance(message, wire.Hello) else message.id
        try:
            await self.limits.take("chat" if isinstance(message, wire.Say) else "act", self.who)
            if isinstance(message, wire.Hello):
                await self.hub.join(self.table, self.client, message.last, message.client_seed)
            elif isinstance(message, wire.Why):
                await self._why(message)
            else:
                if isinstance(message, wire.Act):
                    await self.hub.hold(self.table, self.client)
                await self.hub.perform(self.table, f"{self.who}:{wish}", self._maker(message), self.client)
                self.client.send(wire.encode(wire.Done(wish)), bare=True)
        except Refusal as refusal:
            self._refuse(wish, refusal)
        except StorageFailed as failed:
            self._refuse(wish, Refusal(failed.code, 503))
        except Exception:
            log.exception("a wish failed", extra={"table": self.table})
            self._refuse(wish, Refusal("internal", 500))

    def _refuse(self, wish: str, refusal: Refusal) -> None:
        desk = self.hub.desks.get(self.table)
        live = desk.live if desk is not None else None
        players = player_names(live.chairs, self.client.lang) if live is not None else []
        said = problem(refusal, self.client.lang, live.game.id if live is not None else "", players)
        self.client.send(wire.encode(wire.Refused(wish, said.code, said.message, said.rule, said.legal)))

    async def _why(self, message: wire.Why) -> None:
        async with self.hub.at(self.table) as live:
            seat = self._seat(live)
            try:
                reason = live.playing().why_not(seat, parse_action(message.action))
            except ValueError as error:
                raise Refusal("not-an-action") from error
            answer = wire.Because(message.id)
            if reason is not None:
                answer.code, answer.rule = reason.code, reason.rule
                names = player_names(live.chairs, self.client.lang)
                answer.message = because(reason, self.client.lang, live.game.id, names)
            self.client.send(wire.encode(answer))

    def _seat(self, live: Live) -> int:
        """The seat for which this socket may speak now."""
        seat = viewer_now(live, self.client)
        if seat is None or self.client.user is None or live.chairs[seat].user != self.client.user:
            raise Refusal("only-watching", 403)
        if live.chairs[seat].resigned:
            raise Refusal("resigned", 403)
        return seat

    def _maker(self, message: wire.Wish) -> Make:
        user, key, now = self.client.user or "", f"{self.who}:{message.id}", time.time()
        if isinstance(message, wire.Say):
            return lambda live: self._chat(live, message, key, now)
        if isinstance(message, wire.Act):
            return lambda live: self._act(live, message, key, now)
        if isinstance(message, wire.Undo):
            return lambda live: live.undo(self._playing_seat(live), message.turn, user, key, now)
        if isinstance(message, wire.Ask):
            return lambda live: self._ask(live, message, key, now)
        if isinstance(message, wire.Vote):
            return lambda live: live.vote(self._seat(live), message.yes, user, key, now)
        if isinstance(message, wire.Resign):
            return lambda live: live.resign(self._seat(live), user, key, now)
        return lambda live: live.come_back(self._seat(live), user, key, now)

    def _playing_seat(self, live: Live) -> int:
        """The seat, unless a bot stands in for its person."""
        seat = self._seat(live)
        if live.chairs[seat].bot is not None:
            raise Refusal("bot-plays")
        return seat

    def _act(self, live: Live, message: wire.Act, key: str, now: float) -> Any:
        seat = self._playing_seat(live)
        if live.stale(seat, message.seen):
            raise Refusal("moved-on")
        return live.act(seat, message.action, self.client.user, key, now)

    def _ask(self, live: Live, message: wire.Ask, key: str, now: float) -> Any:
        seat = self._seat(live)
        if message.what == "bot" and not self._absent(live, message.to):
            raise Refusal("not-absent")
        return live.ask(seat, message.what, message.to, self.client.user or "", key, now)

    def _absent(self, live: Live, seat: int) -> bool:
        return seat < len(live.chairs) and self.hub.absent(self.table, live, seat)

    def _chat(self, live: Live, message: wire.Say, key: str, now: float) -> Any:
        person, seat = self.client.person, viewer_now(live, self.client)
        if person is None:
            raise Refusal("not-known", 401)
        text = " ".join(CONTROL.sub(" ", message.text).split())
        if not text:
            raise Refusal("not-understood")
        return live.chat(seat, text, person.id, person.name, key, now)
