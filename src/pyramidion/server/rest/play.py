"""A table in play, for programs without a socket: wishes, view, why not, the table in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post, put
from litestar.params import Parameter

from pyramidion.kernel import codec, rng
from pyramidion.kernel.contract import parse_action
from pyramidion.locale import Words
from pyramidion.server import reading
from pyramidion.server.fair_queue import Ticket
from pyramidion.server.live import Live, Viewer
from pyramidion.server.problem import because, player_names
from pyramidion.server.reading import Text
from pyramidion.server.refusal import Refusal
from pyramidion.server.rest.people import Lang
from pyramidion.server.rest.tables import Token, check_watch, table_id
from pyramidion.server.rights import viewer_of
from pyramidion.server.site import Asked, Site
from pyramidion.server.wire import Frame, News

MOST_NEWS = 100


class Wishes(msgspec.Struct, forbid_unknown_fields=True):
    """`never`: kind of a reaction window to the answer that the server gives for me. `muted`: whom I do not hear."""

    never: Annotated[
        dict[Annotated[str, msgspec.Meta(max_length=64)], Annotated[str, msgspec.Meta(max_length=200)]],
        msgspec.Meta(max_length=50),
    ] = {}
    muted: Annotated[list[Annotated[str, msgspec.Meta(max_length=32)]], msgspec.Meta(max_length=50)] = []
    ask_always: bool = False


class NeverAsked(msgspec.Struct):
    """What the server answers for me at one table: question kind to answer."""

    table: str
    game: str
    never: dict[str, str]


@get("/api/me/never")
async def never_asked(site: Site, request: Asked) -> list[NeverAsked]:
    """What I do not want to be asked, at all my tables that are not over."""
    user = await site.known(request)
    found = await site.store.wishes_of(user.id)
    return [NeverAsked(table, game, wishes["never"]) for table, game, wishes in found if wishes.get("never")]


@put("/api/tables/{table:str}/wishes")
async def set_wishes(site: Site, request: Asked, table: str, data: Wishes) -> Wishes:
    """What I do not want to be asked at this table, and whom I do not want to read."""
    user = await site.known(request)
    async with site.hub.at(table_id(table)) as live:
        if not live.seats_of(user.id):
            raise Refusal("not-at-the-table", 403)
        if data.never and not data.never.keys() <= set(live.reactions()):
            raise Refusal("not-a-reaction", 400)
        muted = sorted(set[str]().union(*(live.called(name) for name in data.muted)) - {user.id})
    await site.hub.set_wishes(table, user.id, {**codec.plain(data), "muted": muted})
    return await _wishes(site, table, user.id)


@get("/api/tables/{table:str}/wishes")
async def get_wishes(site: Site, request: Asked, table: str) -> Wishes:
    user = await site.known(request)
    return await _wishes(site, table_id(table), user.id)


async def _wishes(site: Site, table: str, user: str) -> Wishes:
    """Muted people are kept by their ids, so that a new name changes nothing, and shown by the names they have now.

    Version 0.1.0 took wishes for any question; those that are not for reactions count no more and are not shown.
    """
    found = msgspec.convert(await site.store.wishes(table, user), Wishes)
    if found.never:
        async with site.hub.at(table) as live:
            reactions = live.reactions()
        found.never = {kind: answer for kind, answer in found.never.items() if kind in reactions}
    found.muted = sorted(await site.store.names(found.muted))
    return found


@get("/api/tables/{table:str}/news")
async def table_news(
    site: Site,
    request: Asked,
    table: str,
    before: Annotated[int, Parameter(ge=1, le=10_000_000)] = 10_000_000,
    seat: Token = "",
    link: Token = "",
) -> list[News]:
    """What happened and was said before a news number, at most a hundred, the newest last."""
    user = await site.visitor(request)
    await site.take("heavy", request, user)
    async with site.hub.at(table_id(table)) as live:
        check_watch(live, user, link)
        return live.history(viewer_of(live, user, seat), before, MOST_NEWS)


@get("/api/tables/{table:str}/view")
async def table_view(site: Site, request: Asked, table: str, seat: Token = "", link: Token = "") -> Frame:
    """What the socket's first frame says, for programs without one."""
    user = await site.visitor(request)
    async with site.hub.at(table_id(table)) as live:
        check_watch(live, user, link)
        return _frame(live, viewer_of(live, user, seat), site.hub.desk(table).here(live))


def _frame(live: Live, viewer: Viewer, here: Sequence[bool]) -> Frame:
    return live.frame(viewer, None, here)


class Why(msgspec.Struct):
    possible: bool
    code: str = ""
    rule: str = ""
    message: str = ""


@get("/api/tables/{table:str}/why")
async def why_not(
    site: Site, request: Asked, table: str, action: Annotated[str, Parameter(max_length=200)], seat: Token = ""
) -> Why:
    """Why an action is not possible for me now: the rule, in my language."""
    user = await site.known(request)
    async with site.hub.at(table_id(table)) as live:
        viewer = viewer_of(live, user, seat)
        if viewer is None or viewer not in live.seats_of(user.id):
            raise Refusal("not-at-the-table", 403)
        try:
            reason = live.playing().why_not(viewer, parse_action(action))
        except ValueError as error:
            raise Refusal("not-an-action", 400) from error
        if reason is None:
            return Why(True)
        names = player_names(live.chairs, user.lang)
        return Why(False, reason.code, reason.rule, because(reason, user.lang, live.game.id, names))


@get("/api/tables/{table:str}/text")
async def table_text(
    site: Site, request: Asked, table: str, lang: Lang = "en", seat: Token = "", link: Token = ""
) -> Response[Text]:
    user = await site.visitor(request)
    await site.take("heavy", request, user)
    async with site.hub.at(table_id(table)) as live:
        check_watch(live, user, link)
        if live.table is None:
            return Response(Text([], "", []))
        state, viewer = live.game.dump(live.table.state), viewer_of(live, user, seat)
        given = live.game.id, state, viewer, [msgspec.structs.replace(chair) for chair in live.chairs], lang
    body: Any = await site.readers.read(site.person(request, user), reading.text, *given)
    return Response(body, media_type="application/json")


class Advice(msgspec.Struct):
    """What the architect would do at my seat, the `share` of the victory that it expects then, and both in words.

    `number`: the news that it knew of; after newer ones the hint may be out of date.
    """

    action: str
    text: str
    share: float
    outlook: str
    message: str
    number: int


@post("/api/tables/{table:str}/hint", status_code=200)
async def table_hint(site: Site, request: Asked, table: str, seat: Token = "") -> Advice:
    """A hint for whoever is asked, from no more than they may know; where the table has agreed to hints."""
    user = await site.known(request)
    await site.take("heavy", request, user)
    async with site.hub.at(table_id(table)) as live:
        asker = live.asker(user.id, viewer_of(live, user, seat))
        state, luck = live.game.dump(live.playing().state), rng.derive(live.luck(asker), 4)
        view, number = live.playing().view(asker), live.number(asker)
        say = Words(user.lang, live.game.id, player_names(live.chairs, user.lang))
    found = await site.thinkers.hint(Ticket(user.id, table), live.game.id, state, asker, luck)
    await site.known(request)
    if found is None:
        raise Refusal("busy", 503)
    choice = reading.choice(live.game, view, say, found.action)
    message = say("hint", choice=choice.text, outlook=found.outlook, percent=round(100 * found.share))
    return Advice(found.action, choice.text, found.share, found.outlook, message, number)


HANDLERS: list[Any] = [set_wishes, get_wishes, never_asked, table_news, table_view, why_not, table_text, table_hint]
