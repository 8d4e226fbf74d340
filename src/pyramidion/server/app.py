"""The application: handlers, socket, guard, start and end."""

from __future__ import annotations

import hmac
import ipaddress
import logging
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from pyramidion import __version__
from pyramidion.server import metrics, pages
from pyramidion.server.client import Client
from pyramidion.server.config import Config
from pyramidion.server.failures import StorageFailed
from pyramidion.server.guard import Guard, accepted_lang
from pyramidion.server.problem import Problem, problem
from pyramidion.server.refusal import Refusal
from pyramidion.server.rest import HANDLERS
from pyramidion.server.rest.tables import check_watch, table_id
from pyramidion.server.rights import viewer_of
from pyramidion.server.site import Site
from pyramidion.server.socket import Conversation

log = logging.getLogger(__name__)
FORWARDED = re.compile(r"forwarded|via|x-(forwarded|real|client|cluster|original|envoy)|cf-|true-client|fastly|fly-")
MOST_BODY = 64 * 1024
NO_TABLE = 4404  # close code: there is no such table or seat for this visitor
TRY_LATER = 1013  # close code: the storage does not answer
CODES = {400: "bad-request", 404: "not-found", 405: "bad-method", 413: "too-big", 415: "bad-request"}


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, bool]:
    """The server is alive; nothing is said of its database."""
    return {"ok": True}


@get("/readyz", include_in_schema=False)
async def readyz(site: Site) -> dict[str, bool]:
    """The server can store what people do; if not, the answer is 503 with the reason."""
    code = await site.store.failure()
    if code:
        raise Refusal(code, 503)
    return {"ok": True}


@get("/metrics", include_in_schema=False)
async def show_metrics(site: Site, request: Request[Any, Any, State]) -> Response[bytes]:
    """For whoever shows the token; without one set, for programs on this machine that come through no proxy."""
    if not may_measure(request, site.config):
        raise Refusal("not-found", 404)
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)


def may_measure(request: Request[Any, Any, State], config: Config) -> bool:
    if config.metrics_token:
        shown = request.headers.get("authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(shown.encode(), config.metrics_token.encode())
    client = request.client.host if request.client is not None else ""
    forwarded = config.proxy or any(map(FORWARDED.match, request.headers.keys()))
    host = re.sub(r":\d+$", "", request.headers.get("host", ""))
    return not forwarded and all(map(is_loopback, (config.host, host.strip("[]"), client)))


def is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, State], site: Site, table: str) -> None:
    """`?seat=` for one of several seats of mine, or `watch`; `?link=` for tables that are not public."""
    query = socket.query_params
    client = Client(site.session(socket), query.get("seat", ""), query.get("link", ""))
    with site.hub.sockets.holding(client):
        await socket.accept()
        try:
            user = await site.visitor(socket)
            client.introduce(user, site.lang(socket, user))
            async with site.hub.at(table_id(table)) as live:
                check_watch(live, user, client.link)
                viewer_of(live, user, client.wanted)
        except Refusal:
            await socket.close(NO_TABLE)
            return
        except StorageFailed:
            await socket.close(TRY_LATER)
            return
        await Conversation(site.hub, site.limits, socket, table, client).run()


def refused(request: Request[Any, Any, State], error: Refusal) -> Response[Problem]:
    said = problem(error, accepted_lang(request.headers.get("accept-language", "")))
    return Response(said, status_code=error.status, media_type="application/json")


def failed(request: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses, in our words."""
    code = CODES.get(error.status_code, "bad-request")
    said = problem(Refusal(code), accepted_lang(request.headers.get("accept-language", "")))
    if error.status_code == 400 and isinstance(error.extra, list):
        said.message += " " + "; ".join(str(part.get("message", ""))[:100] for part in error.extra[:5])
    return Response(said, status_code=error.status_code, media_type="application/json")


def not_stored(request: Request[Any, Any, State], error: StorageFailed) -> Response[Problem]:
    log.warning("storage failed", extra={"path": request.url.path, "code": error.code})
    return refused(request, Refusal(error.code, 503))


def too_deep(request: Request[Any, Any, State], error: RecursionError) -> Response[Problem]:
    """Only what somebody sent can be nested so deeply."""
    log.warning("nested too deeply", extra={"path": request.url.path})
    return refused(request, Refusal("too-deep", 400))


def not_text(request: Request[Any, Any, State], error: UnicodeDecodeError) -> Response[Problem]:
    """A body that is not UTF-8."""
    return refused(request, Refusal("bad-request", 400))


def broken(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """Our fault: the log knows more, the client learns nothing."""
    log.error("request failed", exc_info=error, extra={"path": request.url.path})
    said = problem(Refusal("internal"), accepted_lang(request.headers.get("accept-language", "")))
    return Response(said, status_code=500, media_type="application/json")


def make_app(config: Config, site: Site | None = None) -> ASGIApp:
    site = site or Site(config)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncGenerator[None, None]:
        await site.open()
        log.info("open", extra={"database": site.store.engine.url.render_as_string(hide_password=True)})
        try:
            yield
        finally:
            await site.close()

    def the_site() -> Site:
        return site

    app = Litestar(
        [healthz, readyz, show_metrics, table_socket, *HANDLERS, *pages.HANDLERS],
        dependencies={"site": Provide(the_site, sync_to_thread=False)},
        exception_handlers={
            Refusal: refused,
            StorageFailed: not_stored,
            HTTPException: failed,
            RecursionError: too_deep,
            UnicodeDecodeError: not_text,
            Exception: broken,
        },
        lifespan=[life],
        logging_config=None,
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Pyramidion", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
    return Guard(app, config, site.limits)
