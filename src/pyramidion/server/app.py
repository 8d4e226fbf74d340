"""The application: handlers, socket, guard, start and end."""

from __future__ import annotations

import hmac
import logging
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
from pyramidion.server.guard import Guard, accepted_lang
from pyramidion.server.problem import Problem, problem
from pyramidion.server.refusal import Refusal
from pyramidion.server.rest import HANDLERS
from pyramidion.server.rest.tables import check_watch, table_id
from pyramidion.server.site import Site
from pyramidion.server.socket import Conversation, viewer_of

log = logging.getLogger(__name__)
MOST_BODY = 64 * 1024
CODES = {400: "bad-request", 404: "not-found", 405: "bad-method", 413: "too-big", 415: "bad-request"}


@get("/healthz", include_in_schema=False)
async def healthz(site: Site) -> dict[str, bool]:
    return {"ok": await site.store.healthy()}


@get("/metrics", include_in_schema=False)
async def show_metrics(site: Site, request: Request[Any, Any, State]) -> Response[bytes]:
    """For whoever shows the token; without one set, for programs on this machine that come through no proxy."""
    if not may_measure(request, site.config.metrics_token):
        raise Refusal("not-found", 404)
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)


def may_measure(request: Request[Any, Any, State], token: str) -> bool:
    if token:
        shown = request.headers.get("authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(shown.encode(), token.encode())
    forwarded = {"x-forwarded-for", "forwarded"} & set(request.headers.keys())
    return not forwarded and request.client is not None and request.client.host in ("127.0.0.1", "::1")


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, State], site: Site, table: str) -> None:
    """`?seat=` for one of several seats of mine, or `watch`; `?link=` for tables that are not public."""
    query = socket.query_params
    try:
        user = await site.visitor(socket)
        async with site.hub.at(table_id(table)) as live:
            check_watch(live, user, query.get("link", ""))
            viewer = viewer_of(live, user, query.get("seat", ""))
    except Refusal:
        await socket.close(4404)
        return
    await socket.accept()
    lang = site.lang(socket, user)
    client = Client(user.id if user is not None else None, user.name if user is not None else "", lang, viewer)
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


def broken(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """Our fault: the log knows more, the client learns nothing."""
    log.error("request failed", exc_info=error, extra={"path": request.url.path})
    said = problem(Refusal("internal"), accepted_lang(request.headers.get("accept-language", "")))
    return Response(said, status_code=500, media_type="application/json")


def make_app(config: Config) -> ASGIApp:
    site = Site(config)

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
        [healthz, show_metrics, table_socket, *HANDLERS, *pages.HANDLERS],
        dependencies={"site": Provide(the_site, sync_to_thread=False)},
        exception_handlers={Refusal: refused, HTTPException: failed, Exception: broken},
        lifespan=[life],
        logging_config=None,
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Pyramidion", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
    return Guard(app, config, site.limits)
