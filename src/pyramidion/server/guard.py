"""Around everything: headers, the check against forged requests, limits per address, counting."""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from pyramidion.server import metrics
from pyramidion.server.config import Config
from pyramidion.server.limits import Limits, Tally, client_key
from pyramidion.server.problem import problem
from pyramidion.server.refusal import Refusal

# Scripts, style sheets and fonts are files of our own. Style *attributes* are allowed: a board sets where a piece lies
# by one, and an attribute can load nothing from elsewhere, because every kind of source is bound to 'self'.
POLICY: Final = (
    b"default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE: Final = ("GET", "HEAD", "OPTIONS")
TOKEN: Final = b"x-pyramidion"  # a header that a foreign page cannot send


class Guard:
    def __init__(self, app: ASGIApp, config: Config, limits: Limits) -> None:
        self.app = app
        self.config = config
        self.limits = limits
        self.unfinished = Tally(config.unfinished)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "lifespan":
            await self.app(scope, receive, send)
        elif kind == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.limits.take("socket", address(scope))
            if not own_origin(scope, self.config):
                raise Refusal("foreign-origin", 403)
        except Refusal:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                metrics.REQUESTS.labels(str(message["status"])).inc()
                message["headers"] = [*message["headers"], *self._headers(scope)]
            await send(message)

        try:
            await self.limits.take("request", address(scope))
            if scope.get("method") not in SAFE and not self._own(scope):
                raise Refusal("foreign-origin", 403)
        except Refusal as refusal:
            await self._refuse(refusal, scope, guarded)
            return
        if header(scope, b"transfer-encoding") or header(scope, b"content-length") not in ("", "0"):
            await self._with_body(scope, receive, guarded)
        else:
            await self.app(scope, receive, guarded)

    async def _with_body(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Behind a proxy only here it is known whose request is not complete yet."""
        who, coming = address(scope), True

        async def counted() -> Any:
            nonlocal coming
            message = await receive()
            if coming and not message.get("more_body", False):
                coming = False
                self.unfinished.drop(who)
            return message

        try:
            if self.unfinished.add(who):
                await self.app(scope, counted, send)
            else:
                await self._refuse(Refusal("too-many-unfinished", 429), scope, send)
        finally:
            if coming:
                self.unfinished.drop(who)

    def _own(self, scope: Scope) -> bool:
        return bool(header(scope, TOKEN)) and own_origin(scope, self.config)

    def _headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        more = [(b"strict-transport-security", b"max-age=31536000")] if self.config.https else []
        if str(scope.get("path", "")).startswith("/api"):
            more.append((b"cache-control", b"no-store"))
        return [*HEADERS, *more]

    async def _refuse(self, refusal: Refusal, scope: Scope, send: Send) -> None:
        body = msgspec.json.encode(problem(refusal, accepted_lang(header(scope, b"accept-language"))))
        kind = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": refusal.status, "headers": kind})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def address(scope: Scope) -> str:
    """What limits count as one visitor."""
    client = scope.get("client")
    return client_key(client[0]) if client else ""


def own_origin(scope: Scope, config: Config) -> bool:
    """Programs send no Origin; a browser's must be ours."""
    origin = header(scope, b"origin")
    if not origin:
        return True
    allowed = {part.strip() for part in config.origins.split(",") if part.strip()}
    try:
        return urlsplit(origin).netloc == header(scope, b"host") or origin in allowed
    except ValueError:  # no URL at all
        return False


def accepted_lang(header_text: str) -> str:
    """The first of our languages that the header names."""
    found = re.search(r"\b(en|cs)\b", header_text.lower())
    return found[1] if found else "en"
