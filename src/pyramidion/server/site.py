"""Everything the handlers need, in one place."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from pyramidion.kernel import registry
from pyramidion.locale import LANGUAGES, bundle
from pyramidion.server.accounts import SESSION_SECONDS, Accounts, hashed
from pyramidion.server.config import Config, database_url
from pyramidion.server.entries import User
from pyramidion.server.fanout import fanout
from pyramidion.server.guard import accepted_lang, address
from pyramidion.server.hub import Hub
from pyramidion.server.limits import limits
from pyramidion.server.reading import Readers
from pyramidion.server.refusal import Refusal
from pyramidion.server.store import Store
from pyramidion.server.thinkers import Thinkers

Asked = Request[Any, Any, State]


def _read_words() -> None:
    """Before the first visitor needs them: reading all of them takes a second in which nobody should wait."""
    for lang in LANGUAGES:
        for game in registry.games():
            bundle(lang, game)


class Site:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(database_url(config))
        self.accounts = Accounts(self.store)
        self.limits = limits(config.rate, config.redis)
        per_person = config.thinking_per_person
        self.thinkers = Thinkers(config.workers, config.think_seconds, config.bot, per_person)  # at least for hints
        self.readers = Readers(config.readers)
        thinkers = self.thinkers if config.bots == "here" else None
        self.hub = Hub(self.store, config, thinkers, fanout(config.redis))

    async def open(self) -> None:
        await self.store.open()
        if self.config.bots == "here":
            self.thinkers.start()
        self.readers.start(1)
        await self.hub.open()
        self._words = asyncio.create_task(asyncio.to_thread(_read_words))

    async def close(self) -> None:
        await self.hub.close()
        self.thinkers.close()
        self.readers.close()
        await self.limits.close()
        await self.store.close()

    # --- who is asking -------------------------------------------------------------------------------------

    @property
    def cookie_name(self) -> str:
        return "__Host-pyramidion" if self.config.https else "pyramidion"

    def cookie(self, token: str) -> Cookie:
        age = int(SESSION_SECONDS) if token else 0
        return Cookie(
            self.cookie_name,
            value=token,
            max_age=age,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self.config.https,
        )

    def token(self, connection: ASGIConnection[Any, Any, Any, State]) -> str:
        return connection.cookies.get(self.cookie_name, "")

    def session(self, connection: ASGIConnection[Any, Any, Any, State]) -> str:
        """What the store calls the session of the cookie; empty without one."""
        token = self.token(connection)
        return hashed(token) if token else ""

    async def sign_out(self, user: str, session: str | None = None, keep: str | None = None) -> None:
        """End one session, all but one or all of a person; their sockets close at once, at every server."""
        await self.store.drop_sessions(user, session, keep)
        await self.hub.sockets.ended(user)

    async def visitor(self, connection: ASGIConnection[Any, Any, Any, State]) -> User | None:
        return await self.accounts.of_token(self.token(connection))

    async def known(self, connection: ASGIConnection[Any, Any, Any, State]) -> User:
        user = await self.visitor(connection)
        if user is None:
            raise Refusal("not-known", 401)
        return user

    async def take(self, limit: str, connection: ASGIConnection[Any, Any, Any, State], user: User | None) -> None:
        await self.limits.take(limit, self.person(connection, user))

    def person(self, connection: ASGIConnection[Any, Any, Any, State], user: User | None) -> str:
        """For limits and turns: the account where there is one, else the address."""
        return user.id if user is not None else address(connection.scope)

    def lang(self, connection: ASGIConnection[Any, Any, Any, State], user: User | None) -> str:
        return user.lang if user is not None else accepted_lang(connection.headers.get("accept-language", ""))
