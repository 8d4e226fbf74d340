"""Guests, accounts, sessions, own data."""

from __future__ import annotations

import logging
import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, delete, get, patch, post

from pyramidion.server import reading
from pyramidion.server.entries import Listing, User, hidden
from pyramidion.server.forgetting import forget
from pyramidion.server.reading import Said
from pyramidion.server.site import Asked, Site

log = logging.getLogger(__name__)
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Lang = Literal["en", "cs"]


class GuestWish(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    lang: Lang = "en"


class AccountWish(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    password: Password
    lang: Lang = "en"


class LoginWish(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    password: Annotated[str, msgspec.Meta(max_length=200)]


class ChangeWish(msgspec.Struct, forbid_unknown_fields=True):
    name: Name | None = None
    lang: Lang | None = None
    old_password: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    new_password: Password | None = None


class Me(msgspec.Struct):
    id: str
    name: str
    guest: bool
    lang: str


class SessionLine(msgspec.Struct):
    id: str
    created: float
    expires: float
    this: bool


class Export(msgspec.Struct):
    """All that the server keeps about a person."""

    me: Me
    created: float
    sessions: list[SessionLine]
    tables: list[Listing]
    log: list[Said]


def me_of(user: User) -> Me:
    return Me(user.id, user.name, user.guest, user.lang)


async def _with_cookie(site: Site, request: Asked, user: User) -> Response[Me]:
    """A new standing is a new token; the session that this browser had before ends."""
    before = await site.visitor(request)
    token = await site.accounts.new_session(user)
    if before is not None:
        await site.sign_out(before.id, site.session(request))
    return Response(me_of(user), cookies=[site.cookie(token)])


@post("/api/guest", status_code=200)
async def be_guest(site: Site, request: Asked, data: GuestWish) -> Response[Me]:
    """Come as a guest with a name."""
    await site.take("guest", request, None)
    return await _with_cookie(site, request, await site.accounts.guest(data.name, data.lang))


@post("/api/account", status_code=200)
async def make_account(site: Site, request: Asked, data: AccountWish) -> Response[Me]:
    """A new account; a guest becomes one and keeps every table. The guest's sessions end."""
    await site.take("login", request, None)
    guest = await site.visitor(request)
    user = await site.accounts.register(guest, data.name, data.password, data.lang)
    if guest is not None:
        await site.hub.sockets.ended(guest.id)
        await _no_guest_any_more(site, user)
    return await _with_cookie(site, request, user)


async def _no_guest_any_more(site: Site, user: User) -> None:
    """At every table that is not over; one that cannot be loaded keeps nobody from having an account."""
    key, now = f"account:{user.id}", time.time()
    for line in await site.store.tables_of(user.id, 10_000):
        if line.status != "over":
            try:
                await site.hub.perform(line.id, key, lambda live: live.registered(user.id, user.name, key, now))
            except Exception:
                log.exception("a table does not know of an account", extra={"table": line.id})


@post("/api/login", status_code=200)
async def login(site: Site, request: Asked, data: LoginWish) -> Response[Me]:
    await site.take("login", request, None)
    return await _with_cookie(site, request, await site.accounts.login(data.name, data.password))


@post("/api/logout", status_code=200)
async def logout(site: Site, request: Asked) -> Response[dict[str, bool]]:
    user = await site.visitor(request)
    if user is not None:
        await site.sign_out(user.id, site.session(request))
    return Response({"done": True}, cookies=[site.cookie("")])


@get("/api/me")
async def who_am_i(site: Site, request: Asked) -> Me:
    return me_of(await site.known(request))


@patch("/api/me")
async def change_me(site: Site, request: Asked, data: ChangeWish) -> Response[Me]:
    """Name, language, or password (with the old one; all sessions end, and this browser gets a new one)."""
    user = await site.known(request)
    if data.new_password is not None:
        await site.take("login", request, user)
    changed = await site.accounts.change(user, data.name, data.lang, data.old_password, data.new_password)
    if data.new_password is None:
        return Response(me_of(changed))
    await site.hub.sockets.ended(user.id)
    return await _with_cookie(site, request, changed)


@delete("/api/me", status_code=200)
async def delete_me(site: Site, request: Asked) -> Response[dict[str, bool]]:
    """Forget me: name, password, sessions and everything I said."""
    user = await site.known(request)
    await forget(site, user)
    return Response({"done": True}, cookies=[site.cookie("")])


@get("/api/me/sessions")
async def my_sessions(site: Site, request: Asked) -> list[SessionLine]:
    user = await site.known(request)
    this = site.session(request)
    lines = await site.store.sessions_of(user.id)
    return [SessionLine(line["token"][:8], line["created"], line["expires"], line["token"] == this) for line in lines]


@delete("/api/me/sessions", status_code=200)
async def end_other_sessions(site: Site, request: Asked) -> dict[str, bool]:
    """Sign out everywhere else."""
    user = await site.known(request)
    await site.sign_out(user.id, keep=site.session(request))
    return {"done": True}


@get("/api/me/export")
async def export_me(site: Site, request: Asked) -> Export:
    user = await site.known(request)
    await site.take("heavy", request, user)
    pages = [await site.readers.read(user.id, reading.said, lines) async for lines in site.store.lines_by(user.id)]
    said: Any = msgspec.Raw(b"[" + b",".join(page[1:-1] for page in pages if len(page) > 2) + b"]")
    sessions = [
        SessionLine(line["token"][:8], line["created"], line["expires"], False)
        for line in await site.store.sessions_of(user.id)
    ]
    tables = hidden(await site.store.tables_of(user.id, 10_000), keep=user.id)
    return Export(me_of(user), user.created, sessions, tables, said)


HANDLERS: list[Any] = [
    be_guest,
    make_account,
    login,
    logout,
    who_am_i,
    change_me,
    delete_me,
    my_sessions,
    end_other_sessions,
    export_me,
]
