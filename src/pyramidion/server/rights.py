"""Who may see what at a table. It is asked at every frame and every wish: nothing is remembered from connecting."""

from __future__ import annotations

import hmac
from collections.abc import Sequence

from pyramidion.server.client import Client
from pyramidion.server.entries import Chair, TableRow, User
from pyramidion.server.live import Live, Viewer
from pyramidion.server.refusal import Refusal


def may_watch(live: Live, user: User | None, link: str) -> bool:
    return may_read(live.row, live.chairs, user, link)


def may_read(row: TableRow, chairs: Sequence[Chair], user: User | None, link: str) -> bool:
    """Public, or a member, or somebody with the link."""
    if row.public or (user is not None and (row.owner == user.id or any(chair.user == user.id for chair in chairs))):
        return True
    return hmac.compare_digest(link.encode(), row.link.encode())


def viewer_of(live: Live, user: User | None, asked: str) -> Viewer:
    """Which seat's knowledge a socket gets: one's own; another's only where all have agreed to open hands."""
    own = live.seats_of(user.id if user is not None else None)
    if asked == "":
        return own[0] if own else None
    if asked == "watch":
        return None
    if not (asked.isascii() and asked.isdigit()) or len(asked) > 2 or int(asked) >= len(live.chairs):
        raise Refusal("no-such-seat", 404)
    if int(asked) in own or (not own and live.open_hands):
        return int(asked)
    raise Refusal("not-your-seat", 403)


def viewer_now(live: Live, client: Client) -> Viewer:
    """What an open socket may see at this moment: the seat that it asked for while it may, else what spectators see."""
    if client.user in live.departed:
        raise Refusal("not-known", 401)
    if not may_watch(live, client.person, client.link):
        raise Refusal("no-table", 404)
    try:
        return viewer_of(live, client.person, client.wanted)
    except Refusal:
        return None
