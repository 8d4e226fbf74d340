"""Connections: how many an address may have, how many unfinished requests, and how long a request may take to come."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from pyramidion.server.config import Config
from pyramidion.server.limits import Tally, client_key

try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
except ImportError:  # it is compiled, and not for every platform
    HttpToolsProtocol = None  # type: ignore[assignment, misc]

MOST_HEADER_BYTES: Final = 64 * 1024
TOO_SLOW: Final = b"408 Request Timeout"
TOO_MANY: Final = b"429 Too Many Requests"
TOO_LONG: Final = b"431 Request Header Fields Too Large"
ENDING: Final = b"HTTP/1.1 %s\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Door:
    """The counts of one server. Trusted proxies bring many people: their connections have no limit."""

    def __init__(self, config: Config, trusted: str | list[str]) -> None:
        self.seconds = config.request_seconds
        self.connections = Tally(config.connections)
        self.unfinished = Tally(config.unfinished)
        self._proxies = ProxyHeadersMiddleware(_nothing, trusted if config.proxy else []).trusted_hosts

    def key(self, transport: asyncio.BaseTransport) -> str:
        """The address to count, empty for a trusted proxy."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple | list) else ""
        return "" if host in self._proxies else client_key(host)


async def _nothing(*_: Any) -> None:
    pass


if TYPE_CHECKING:
    _Protocol = H11Protocol  # HttpToolsProtocol has all that is used of it
else:
    _Protocol = object


class Timed(_Protocol):
    """A request has a number of seconds for its headers, and as many again for its body.

    A connection that sends nothing, or only empty lines, is closed after the same time.
    """

    door: Door
    key = ""
    ended = False  # refused, or handed on to the class for sockets
    begun = False  # some of a request is here, but not all of it
    body = False  # its headers are complete
    _counted = False
    _header_bytes = 0
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.key = self.door.key(transport)
        self._counted = True
        if self.door.connections.add(self.key):
            self.restart_clock()
        else:
            self.refuse(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self.request_done()
        self._uncount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.ended:
            return
        if self._timer is None:
            self.restart_clock()
        super().data_received(data)
        if self.begun and not self.body:
            self._header_bytes += len(data)
            if self._header_bytes > MOST_HEADER_BYTES:
                self.refuse(TOO_LONG)

    def handle_websocket_upgrade(self, *given: Any) -> None:
        self.request_done()
        self._uncount()
        self.ended = True
        super().handle_websocket_upgrade(*given)

    def restart_clock(self) -> None:
        self._stop_clock()
        self._timer = self.loop.call_later(self.door.seconds, self._too_late)

    def request_begun(self) -> None:
        if not self.begun:
            self.begun, self.body, self._header_bytes = True, False, 0
            if self._timer is None:
                self.restart_clock()
            if not self.door.unfinished.add(self.key):
                self.refuse(TOO_MANY)

    def headers_done(self) -> None:
        if not self.body:
            self.body = True
            self.restart_clock()

    def request_done(self) -> None:
        self._stop_clock()
        if self.begun:
            self.begun = self.body = False
            self.door.unfinished.drop(self.key)

    def refuse(self, status: bytes) -> None:
        """Say why, unless an answer has begun already, and close."""
        self.ended = True
        self._stop_clock()
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(ENDING % status)
        self.transport.close()

    def _too_late(self) -> None:
        if self.begun and (self.cycle is None or not self.body or not self.cycle.response_started):
            self.refuse(TOO_SLOW)
        else:
            self.ended = True
            self.transport.close()

    def _stop_clock(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _uncount(self) -> None:
        if self._counted:
            self._counted = False
            self.door.connections.drop(self.key)


class TimedH11(Timed, H11Protocol):
    """h11 is asked after each piece of data how far the request is."""

    def handle_events(self) -> None:
        super().handle_events()
        if self.ended or self.transport.is_closing():
            return
        if self.conn.their_state is h11.IDLE:
            if self.conn.trailing_data[0]:
                self.request_begun()
        elif self.conn.their_state is h11.SEND_BODY:
            self.request_begun()
            self.headers_done()
        else:
            self.request_done()


if HttpToolsProtocol is not None:

    class TimedHttpTools(Timed, HttpToolsProtocol):  # type: ignore[misc]
        """httptools calls back; after a refusal the rest of what has come is dropped."""

        def on_message_begin(self) -> None:
            super().on_message_begin()
            if not self.ended:
                self.request_begun()

        def on_headers_complete(self) -> None:
            if not self.ended:
                self.headers_done()
                super().on_headers_complete()

        def on_body(self, body: bytes) -> None:
            if not self.ended:
                super().on_body(body)

        def on_message_complete(self) -> None:
            if not self.ended:
                self.request_done()
                super().on_message_complete()


class CountedSocket(WebSocketsSansIOProtocol):
    """A socket is a connection of its address, too."""

    door: Door
    key = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.key = self.door.key(transport)
        self.door.connections.add(self.key)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.connections.drop(self.key)
        super().connection_lost(exc)


def http_class(door: Door, fallback: bool = False) -> type[asyncio.Protocol]:
    """For `uvicorn.Config(http=…)`."""
    timed: type[Timed] = TimedH11 if fallback or HttpToolsProtocol is None else TimedHttpTools
    return type(timed.__name__, (timed,), {"door": door})


def socket_class(door: Door) -> type[asyncio.Protocol]:
    """For `uvicorn.Config(ws=…)`."""
    return type("Socket", (CountedSocket,), {"door": door})
