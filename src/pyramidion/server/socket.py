"""A table's socket: hello, wishes in, news out."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from pyramidion.kernel.contract import parse_action
from pyramidion.server import wire
from pyramidion.server.client import Client
from pyramidion.server.entries import User
from pyramidion.server.hub import Hub, Make
from pyramidion.server.limits import Limits
from pyramidion.server.live import Live, Viewer
from pyramidion.server.problem import because, player_names, problem
from pyramidion.server.refusal import Refusal

log = logging.getLogger(__name__)
MOST_BYTES = 4096
PATIENCE = 20  # messages without sense before the door is closed
SILENCE = 90.0  # seconds without a sign of life


def may_watch(live: Live, user: User | None, link: str) -> bool:
    """Public, or a member, or somebody with the link."""
    if live.row.public or (user is not None and (live.seats_of(user.id) or live.row.owner == user.id)):
        return True
    return hmac.compare_digest(link.encode(), live.row.link.encode())


def viewer_of(live: Live, user: User | None, asked: str) -> Viewer:
    """Which seat's knowledge a socket gets: one's own; another's only where all have agreed to open hands."""
    own = live.seats_of(user.id if user is not None else None)
    if asked == "":
        return own[0] if own else None
    if asked == "watch":
        return None
    if not asked.isdigit() or len(asked) > 2 or int(asked) >= len(live.chairs):
        raise Refusal("no-such-seat", 404)
    if int(asked) in own or (not own and live.open_hands):
        return int(asked)
    raise Refusal("not-your-seat", 403)


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
        code = 1000
        while True:
            message = await self.client.next()
            if message is not None:
                await self.socket.send_data(message.decode(), mode="text")
            elif self.client.closed:
                code = 1012 if self.hub.closing else 1000
                break
            else:
                await self.hub.refresh(self.table, self.client)
        with contextlib.suppress(Exception):
            await self.socket.close(code)

    async def _receive_all(self) -> None:
        while not self.client.closed:
            async with asyncio.timeout(SILENCE):
                text = await self.socket.receive_data(mode="text")
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
            self.client.send(wire.encode(wire.Pong()))
            return
        wish = "" if isinstance(message, wire.Hello) else message.id
        try:
            await self.limits.take("chat" if isinstance(message, wire.Say) else "act", self.who)
            if isinstance(message, wire.Hello):
                await self.hub.join(self.table, self.client, message.last)
            elif isinstance(message, wire.Why):
                await self._why(message)
            else:
                if isinstance(message, wire.Act) and self.client.viewer is not None:
                    await self.hub.hold(self.table, self.client.viewer)
                await self.hub.perform(self.table, f"{self.who}:{wish}", self._maker(message))
                self.client.send(wire.encode(wire.Done(wish)))
        except Refusal as refusal:
            self._refuse(wish, refusal)
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
        """The seat for which this socket may speak."""
        seat = self.client.viewer
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
            return lambda live: live.undo(self._seat(live), message.turn, user, key, now)
        if isinstance(message, wire.Ask):
            return lambda live: self._ask(live, message, key, now)
        if isinstance(message, wire.Vote):
            return lambda live: live.vote(self._seat(live), message.yes, user, key, now)
        if isinstance(message, wire.Resign):
            return lambda live: live.resign(self._seat(live), user, key, now)
        return lambda live: live.come_back(self._seat(live), user, key, now)

    def _act(self, live: Live, message: wire.Act, key: str, now: float) -> Any:
        seat = self._seat(live)
        if live.chairs[seat].bot is not None:
            raise Refusal("bot-plays")
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
        if self.client.user is None:
            raise Refusal("not-known", 401)
        text = " ".join(message.text.split())
        if not text:
            raise Refusal("not-understood")
        return live.chat(self.client.viewer, text, self.client.user, self.client.name, key, now)
