"""After the game: replay from each seat's knowledge, the public page, playing on from a moment; and my tables."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from pyramidion.kernel import record, registry
from server.test_tables import ready, two
from server.visitors import Chair, Person, Server, get, play_on, run


async def remembered(chair: Chair, luck: random.Random, views: dict[int, Any]) -> None:
    """Play on, and keep the view after each number of actions that this seat could know of."""
    acts, before = 0, chair.frame["number"]  # news of those who came, and of the start
    while not chair.over:
        if chair.legal:
            await chair.wish("act", action=luck.choice(chair.legal), seen=chair.frame["number"])
        else:
            await chair.receive()
        acts = sum(line["kind"] == "act" for line in chair.news)
        if acts == chair.frame["number"] - before:
            views[acts] = chair.frame["view"]


@pytest.mark.parametrize("name", ["valley", "sneferu"])
def test_a_replay_shows_each_seat_what_it_knew_then(server: Server, name: str) -> None:
    """Exactly the views that were sent while the game was played."""

    async def work() -> None:
        async with Person(server.url) as anna, Person(server.url) as eve:
            await anna.guest("Anna")
            seats = [{"kind": "me"}, {"kind": "me"}]
            made = await anna.post("/api/tables", {"game": name, "seats": seats, "public": True, "undo": "none"})
            views: list[dict[int, Any]] = [{}, {}]
            async with anna.socket(made["id"], seat=0) as one, anna.socket(made["id"], seat=1) as other:
                await ready(one, other)
                luck = random.Random(name)
                await asyncio.gather(remembered(one, luck, views[0]), remembered(other, luck, views[1]))
            for seat in range(2):
                assert len(views[seat]) > 10
                for at in sorted(views[seat])[:: max(1, len(views[seat]) // 12)]:
                    shown = await eve.get(f"/api/tables/{made['id']}/replay", at=at, seat=seat)
                    assert shown["view"] == views[seat][at]

    run(work)


def test_the_public_page_of_a_finished_game(server: Server) -> None:
    """Everybody reads it: names, scores with their breakdown, the seed; nobody reads that of a private table."""

    async def work() -> None:
        for public in (True, False):
            async with two(server.url, "valley", public=public) as (anna, bert, made), Person(server.url) as eve:
                path = f"/api/tables/{made['id']}/page"
                assert (await anna.http.get(path)).json()["code"] == "not-over"
                async with anna.socket(made["id"]) as one, bert.socket(made["id"]) as other:
                    luck = random.Random(1)
                    await asyncio.gather(play_on(one, luck), play_on(other, luck))
                listed = [line["id"] for line in await eve.get("/api/finished")]
                assert (made["id"] in listed) is public
                answer = await eve.http.get(path)
                assert answer.status_code == (200 if public else 404)
                page = await anna.get(path)
                assert [chair["name"] for chair in page["seats"]] == ["Anna", "Bert"]
                assert all(chair["user"] is None for chair in page["seats"])
                assert page["result"] == one.frame["view"]["result"]
                assert page["result"]["scores"][0]["parts"]
                saved = msgspec.convert(await anna.get(f"/api/tables/{made['id']}/record"), record.Record)
                assert (saved.seed, saved.commit, len(saved.log)) == (page["seed"], made["commit"], page["length"])
                assert record.verify(registry.game("valley"), saved) == page["length"]

    run(work)


@pytest.mark.parametrize("name", ["valley", "duel"])
def test_play_on_from_a_moment_against_bots(server: Server, name: str) -> None:
    """The position of that moment, my seat, bots elsewhere; only after the end, and not from the end."""

    async def work() -> None:
        async with two(server.url, name, public=True) as (anna, bert, made), Person(server.url) as eve:
            await eve.guest("Eve")
            path = f"/api/tables/{made['id']}/branch"
            wish = {"move": 9, "seat": 1, "level": "random"}
            assert (await anna.http.post(path, json=wish)).json()["code"] == "not-over"
            async with anna.socket(made["id"]) as one, bert.socket(made["id"]) as other:
                luck = random.Random(name)
                await asyncio.gather(play_on(one, luck), play_on(other, luck))
            length = (await anna.get(f"/api/tables/{made['id']}/page"))["length"]
            shown = await eve.get(f"/api/tables/{made['id']}/replay", at=9, seat=1)
            fork = await eve.post(path, wish)
            assert (fork["public"], fork["my_seats"], fork["undo"]) == (False, [1], "free")
            assert [chair["bot"] for chair in fork["seats"]] == ["random", None]
            async with eve.socket(fork["id"]) as chair:
                await ready(chair)
                if shown["view"]["actors"] == [1] and len(shown["view"]["legal"]) > 1:
                    assert chair.frame["view"] == shown["view"]
                await play_on(chair, luck)
                assert chair.frame["view"]["result"]
            saved = await eve.get(f"/api/tables/{fork['id']}/record")
            whole = await eve.get(f"/api/tables/{made['id']}/record")
            assert saved["log"][:9] == whole["log"][:9]
            refused = [{"move": length, "seat": 0}, {"move": 1, "seat": 7}, {"move": 1, "seat": 0, "level": "no"}]
            codes = [(await eve.http.post(path, json=body)).json()["code"] for body in refused]
            assert codes == ["no-branch", "no-such-seat", "no-bot"]

    run(work)


def test_my_tables_show_first_what_waits_for_me(server: Server) -> None:
    """Then those where others are asked, then those that have not begun, then the finished ones."""

    async def work() -> None:
        async with Person(server.url) as anna, Person(server.url) as bert:
            await anna.guest("Anna")
            await bert.guest("Bert")
            over = await anna.post("/api/play", {"game": "duel", "bots": ["random"]})
            async with anna.socket(over["id"]) as chair:
                await play_on(chair, random.Random(1))
            made = {"over": over["id"]}
            for kind in ("mine", "theirs", "open"):
                seats = [{"kind": "me"}, {"kind": "open"}]
                table = await anna.post("/api/tables", {"game": "duel", "seats": seats, "public": True})
                made[kind] = table["id"]
                if kind != "open":
                    await bert.post(f"/api/tables/{table['id']}/join")
                    await bert.arrive(table["id"])
                    await anna.arrive(table["id"])
            async with anna.socket(made["theirs"]) as chair:
                await ready(chair)
                await chair.wish("act", action="pick:1")
                await chair.wish("act", action="plain")
            listed = await anna.get("/api/tables")
            assert [line["id"] for line in listed] == [made[kind] for kind in ("mine", "theirs", "open", "over")]
            assert listed[0]["waiting"] == [0, 1]
            assert listed[1]["waiting"] == [1]

    run(work)


def test_a_rematch_of_two_rotates_the_seats_and_waits_for_nobody_who_is_gone(server: Server) -> None:
    async def work() -> None:
        async with two(server.url, "duel") as (anna, bert, made):
            async with anna.socket(made["id"]) as one, bert.socket(made["id"]) as other:
                luck = random.Random(1)
                await asyncio.gather(play_on(one, luck), play_on(other, luck))
            again, same = await asyncio.gather(
                anna.post(f"/api/tables/{made['id']}/rematch"), bert.post(f"/api/tables/{made['id']}/rematch")
            )
            assert again["id"] == same["id"]
            assert (again["my_seats"], same["my_seats"]) == ([1], [0])
            info = await anna.get(f"/api/tables/{made['id']}")
            assert info["rematch"] == again["id"]
            await play_rematch(anna, bert, again["id"])
            assert (await bert.http.delete("/api/me")).status_code == 200
            third = await anna.post(f"/api/tables/{again['id']}/rematch")
            assert third["status"] == "open"
            assert [chair["name"] for chair in third["seats"]] == ["Anna", ""]

    run(work)


async def play_rematch(anna: Person, bert: Person, table: str) -> None:
    async with anna.socket(table) as one, bert.socket(table) as other:
        luck = random.Random(2)
        await asyncio.gather(play_on(one, luck), play_on(other, luck))


def test_the_seed_of_a_running_game_is_nowhere(server: Server) -> None:
    """Neither in what a member nor in what a stranger can ask for."""

    async def work() -> str:
        async with two(server.url, "valley", public=True) as (anna, _, made):
            texts = [
                await anna.http.get(f"/api/tables/{made['id']}{path}") for path in ("", "/view", "/record", "/news")
            ]
            return "".join(text.text for text in texts) + get(f"{server.url}/api/lobby").text

    assert '"seed":"' not in asyncio.run(work())
