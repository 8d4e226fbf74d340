"""At the table: taking back, agreeing, bots that stand in, clocks, wishes, chat, spectators."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from typing import Any

from server.visitors import Chair, Person, Server, play_on, run


@contextlib.asynccontextmanager
async def two(url: str, game: str = "valley", **wish: Any) -> AsyncIterator[tuple[Person, Person, dict[str, Any]]]:
    async with Person(url) as anna, Person(url) as bert:
        await anna.guest("Anna")
        await bert.guest("Bert")
        made = await anna.post("/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], **wish})
        await bert.post(f"/api/tables/{made['id']}/join", {"link": made["link"]})
        await anna.arrive(made["id"])
        await bert.arrive(made["id"])
        yield anna, bert, made


async def ready(*chairs: Chair) -> None:
    for chair in chairs:
        await chair.until(lambda message: message["type"] == "news")


async def whose(one: Chair, other: Chair) -> tuple[Chair, Chair]:
    """Who is asked, and who is not."""
    return (one, other) if one.legal else (other, one)


async def news(chair: Chair, kind: str) -> dict[str, Any]:
    """The next news of this kind, if need be after waiting for it."""
    while True:
        while chair.read < len(chair.news):
            chair.read += 1
            if chair.news[chair.read - 1]["kind"] == kind:
                return chair.news[chair.read - 1]
        await chair.receive()


def test_undo_is_free_until_somebody_else_acts(server: Server) -> None:
    async def work() -> None:
        async with (
            two(server.url) as (anna, bert, made),
            anna.socket(made["id"]) as one,
            bert.socket(made["id"]) as other,
        ):
            await ready(one, other)
            active, waiting = await whose(one, other)
            before = active.frame["view"]
            assert (await active.wish("undo"))["code"] == "nothing-to-undo"
            await active.wish("act", action=active.legal[0])
            assert (await waiting.wish("undo"))["code"] == "nothing-to-undo"
            if active.frame["undo"]:
                assert (await active.wish("undo"))["type"] == "done"
                assert active.frame["view"] == before

    run(work)


def test_an_illegal_action_is_refused_with_the_rule(server: Server) -> None:
    async def work() -> None:
        async with two(server.url) as (anna, bert, made):
            async with anna.socket(made["id"]) as one, bert.socket(made["id"]) as other:
                await ready(one, other)
                active, waiting = await whose(one, other)
                said = await active.wish("act", action="buy:nonsense")
                assert said["type"] == "refused"
                assert said["legal"] == active.legal
                assert said["rule"] in said["message"]
                said = await waiting.wish("act", action=active.legal[0])
                assert (said["type"], said["legal"]) == ("refused", [])
                why = await waiting.wish("why", action=active.legal[0])
                assert (why["type"], why["code"]) == ("because", "not-your-turn")
                number = active.frame["number"]
                await active.wish("act", action=active.legal[0])
                if active.legal:
                    stale = await active.wish("act", action=active.legal[0], seen=number)
                    assert stale["code"] == "moved-on"
            told = await anna.http.get(f"/api/tables/{made['id']}/why", params={"action": "buy:b1"})
            assert told.status_code == 200

    run(work)


def test_rewind_needs_the_consent_of_all(server: Server) -> None:
    async def work() -> None:
        async with (
            two(server.url, "duel") as (anna, bert, made),
            anna.socket(made["id"]) as one,
            bert.socket(made["id"]) as other,
        ):
            await ready(one, other)
            for chair in (one, other):
                await chair.wish("act", action="pick:2")
                await chair.wish("act", action="plain")
            await one.until(lambda message: message["type"] == "news" and message["view"]["turn"] == 2)
            assert (await one.wish("ask", what="rewind", to=99))["code"] == "cannot-rewind"
            await one.wish("ask", what="rewind", to=0)
            await news(other, "ask")
            await other.wish("vote", yes=False)
            await news(one, "refuse")
            assert not one.frame["asked"]
            await other.wish("ask", what="rewind", to=0)
            await news(one, "ask")
            assert one.frame["asked"]["agreed"] == [1]
            await one.wish("vote", yes=True)
            await news(other, "rewind")
            assert other.frame["view"]["turn"] == 1
            luck = random.Random(3)
            await asyncio.gather(play_on(one, luck), play_on(other, luck))

    run(work)


def test_an_answer_can_be_changed_until_the_last_is_in(server: Server) -> None:
    async def work() -> None:
        async with (
            two(server.url, "duel") as (anna, bert, made),
            anna.socket(made["id"]) as one,
            bert.socket(made["id"]) as other,
        ):
            await ready(one, other)
            await one.wish("act", action="pick:2")
            await one.wish("act", action="plain")
            assert (await news(other, "ready"))["seat"] == 0
            assert one.legal == []
            assert one.frame["undo"] == 1
            await one.wish("undo")
            assert (await news(other, "unready"))["seat"] == 0
            assert one.legal
            assert other.legal
            await one.wish("act", action="pick:5")
            await one.wish("act", action="plain")
            await other.wish("act", action="pick:1")
            await other.wish("act", action="plain")
            assert other.frame["view"]["table"]["shown"] == [5, 1]

    run(work)


def test_a_wish_sent_twice_is_done_once(server: Server) -> None:
    async def work() -> None:
        async with two(server.url, "duel") as (anna, _, made):
            async with anna.socket(made["id"]) as one:
                await ready(one)
                for _ in range(3):
                    assert (await one.wish("act", id="same", action="pick:2"))["type"] == "done"
                assert one.frame["view"]["table"]["own"] == [2]
            async with anna.socket(made["id"]) as again:
                assert (await again.wish("act", id="same", action="pick:2"))["type"] == "done"
                await ready(again) if not again.frame else None
                assert again.frame["view"]["table"]["own"] == [2]

    run(work)


def test_a_bot_stands_in_by_vote_and_goes_when_its_person_is_back(serve: Callable[..., Server]) -> None:
    server = serve(absent_seconds=0.2)

    async def work() -> None:
        async with two(server.url, "duel") as (anna, bert, made), anna.socket(made["id"]) as one:
            await ready(one)
            async with bert.socket(made["id"]) as other:
                await ready(other)
                assert (await one.wish("ask", what="bot", to=1))["code"] == "not-absent"
            await one.until(lambda message: message["type"] == "news" and not message["seats"][1].get("here"))
            await asyncio.sleep(0.3)
            await one.wish("ask", what="bot", to=1)
            assert (await news(one, "bot"))["seat"] == 1
            await news(one, "ready")
            async with bert.socket(made["id"]) as other:
                await ready(other)
                assert (await other.wish("act", action="pick:1"))["code"] == "bot-plays"
                await other.wish("return")
                assert other.frame["seats"][1].get("bot") is None
                luck = random.Random(1)
                await asyncio.gather(play_on(one, luck), play_on(other, luck))

    run(work)


def test_a_bot_stands_in_when_the_clock_runs_out(server: Server) -> None:
    async def work() -> None:
        clock = {"kind": "live", "bank": 1, "increment": 0}
        async with two(server.url, "duel", clock=clock) as (anna, _, made), anna.socket(made["id"], last=0) as one:
            await one.until(lambda message: message["type"] == "news" and message["status"] == "over")
            kinds = {line["kind"] for line in one.news}
            assert {"bot", "act"} <= kinds

    run(work)


def test_resigning_gives_the_seat_to_a_bot_for_good(server: Server) -> None:
    async def work() -> None:
        async with (
            two(server.url, "duel") as (anna, bert, made),
            anna.socket(made["id"]) as one,
            bert.socket(made["id"]) as other,
        ):
            await ready(one, other)
            await one.wish("resign")
            assert (await one.wish("return"))["code"] == "resigned"
            await play_on(other, random.Random(1))
            assert other.frame["view"]["result"]

    run(work)


def test_never_ask_me_about_this(server: Server) -> None:
    """The server answers the named reaction as the person wished."""

    async def work() -> None:
        async with two(server.url, "parry") as (anna, bert, made):
            path, wish = f"/api/tables/{made['id']}/wishes", {"never": {"react": "pass"}}
            assert (await bert.http.put(path, json=wish)).status_code == 200
            async with anna.socket(made["id"]) as one:
                await ready(one)
                await one.wish("act", action="strike")
                await one.until(lambda message: message["type"] == "news" and message["view"]["actors"] == [0])
            assert (await bert.get(path))["never"] == wish["never"]
            mine = {"table": made["id"], "game": made["game"], "never": wish["never"]}
            assert await bert.get("/api/me/never") == [mine]

    run(work)


def test_a_turn_is_never_answered_for_anybody(serve: Callable[..., Server]) -> None:
    """Neither is such a wish taken, nor does one count that version 0.1.0 has stored; reactions next to it do."""
    server = serve()
    stored = {"never": {"strike": "wait", "react": "pass"}}

    async def open_table() -> tuple[str, dict[str, str], dict[str, str]]:
        async with two(server.url, "parry") as (anna, bert, made):
            for kind in ("strike", "no-such-question"):
                said = await anna.http.put(f"/api/tables/{made['id']}/wishes", json={"never": {kind: "wait"}})
                assert (said.status_code, said.json()["code"]) == (400, "not-a-reaction")
            return made["id"], dict(anna.http.cookies), dict(bert.http.cookies)

    async def play(table: str, cookies: tuple[dict[str, str], dict[str, str]]) -> None:
        async with Person(server.url) as anna, Person(server.url) as bert:
            anna.http.cookies.update(cookies[0])
            bert.http.cookies.update(cookies[1])
            assert (await anna.get(f"/api/tables/{table}/wishes"))["never"] == {"react": "pass"}
            async with anna.socket(table, last=0) as one:
                await ready(one)
                for _ in range(3):
                    assert (await one.wish("act", action="strike", seen=one.frame["number"]))["type"] == "done"
                    while one.frame["status"] == "playing" and one.frame["view"]["actors"] != [0]:
                        await one.receive()
            acts = [line for line in await bert.get(f"/api/tables/{table}/news") if line["kind"] == "act"]
            assert [line["seat"] for line in acts] == [0, 1] * 3
            assert [line["events"][0] for line in acts[::2]] == [["struck", ["strike"]]] * 3

    table, *cookies = asyncio.run(open_table())
    server.stop()
    with contextlib.closing(sqlite3.connect(server.settings["database"])) as base, base:
        base.execute("UPDATE members SET wishes = ?", (json.dumps(stored),))
    server.start()
    asyncio.run(play(table, (cookies[0], cookies[1])))


def test_a_sealed_answer_is_changed_where_nothing_is_taken_back(server: Server) -> None:
    """R26 of Pyramids: until all have answered, also at a table without undo; afterwards nothing."""

    async def work() -> None:
        async with (
            two(server.url, "pyramids", undo="none") as (anna, bert, made),
            anna.socket(made["id"]) as one,
            bert.socket(made["id"]) as other,
        ):
            await ready(one, other)
            assert (await one.wish("undo"))["code"] == "nothing-to-undo"
            await answer_whole(one, 0)
            before = one.frame["view"]["table"]
            assert one.frame["undo"] == 1
            assert (await one.wish("undo"))["type"] == "done"
            assert (0 in one.frame["view"]["actors"], one.frame["undo"]) == (True, 0)
            await answer_whole(one, -1)
            assert one.frame["view"]["table"] != before
            await news(other, "unready")
            fork = one.frame["view"]["question"]["kind"]
            await answer_whole(other, 0)
            await one.until(lambda message: message["type"] == "news" and len(message["view"]["actors"]) != 1)
            for chair in (one, other):
                assert chair.frame["undo"] == 0
                assert (await chair.wish("undo"))["code"] in ("no-undo", "nothing-to-undo")
            assert fork == "keep"

    run(work)


async def answer_whole(chair: Chair, which: int) -> None:
    """All parts of a sealed answer."""
    seat = chair.frame["seat"]
    turn = chair.frame["view"]["turn"], chair.frame["view"]["question"]["kind"]
    while seat in chair.frame["view"]["actors"]:
        view = chair.frame["view"]
        if (view["turn"], view["question"]["kind"]) != turn:
            return
        await chair.wish("act", action=chair.legal[which])


def test_chat_reaches_everybody_as_plain_text(server: Server) -> None:
    async def work() -> None:
        async with two(server.url, "duel", public=True) as (anna, bert, made), Person(server.url) as eve:
            async with anna.socket(made["id"]) as one, bert.socket(made["id"]) as other, eve.socket(made["id"]) as out:
                await ready(one, other, out)
                assert out.frame["seat"] is None
                await one.wish("chat", text="<b>hi</b>   there")
                for chair in (other, out):
                    said = await news(chair, "chat")
                    assert (said["text"], said["name"]) == ("<b>hi</b> there", "Anna")
                assert (await out.wish("chat", text="psst"))["code"] == "not-known"
                assert (await out.wish("act", action="pick:1"))["code"] == "only-watching"
            listed = await eve.get("/api/lobby")
            assert made["id"] in [line["id"] for line in listed]
            assert all(chair["user"] is None for line in listed for chair in line["seats"])

    run(work)


def test_the_chat_of_a_muted_person_never_reaches_me(server: Server) -> None:
    """Neither live nor in the history, nor after they take another name; everybody else reads it."""

    async def work() -> None:
        async with two(server.url, "duel", public=True) as (anna, bert, made), Person(server.url) as eve:
            path = f"/api/tables/{made['id']}"
            async with anna.socket(made["id"]) as one, bert.socket(made["id"]) as other, eve.socket(made["id"]) as out:
                await ready(one, other, out)
                await other.wish("chat", text="before")
                assert (await news(one, "chat"))["text"] == "before"
                muted = await anna.http.put(f"{path}/wishes", json={"muted": ["Bert", "Nobody"]})
                assert muted.json()["muted"] == ["Bert"]
                assert (await bert.http.patch("/api/me", json={"name": "Robert"})).status_code == 200
                one.bytes.clear()
                async with bert.socket(made["id"]) as renamed:
                    await renamed.wish("chat", id="after", text="after")
                assert (await news(out, "chat"))["text"] == "before"
                assert (await news(out, "chat"))["text"] == "after"
                assert set(await news(one, "muted")) == {"number", "kind"}
                assert "after" not in "".join(one.bytes)
            async with anna.socket(made["id"], last=1) as again:
                await ready(again)
                assert "before" not in "".join(again.bytes)
                assert [line["kind"] for line in again.news].count("muted") == 2
            assert "before" not in (await anna.http.get(f"{path}/news")).text
            assert "before" in (await bert.http.get(f"{path}/news")).text
            assert (await anna.get(f"{path}/wishes"))["muted"] == ["Robert"]
            assert (await anna.http.put(f"{path}/wishes", json={})).json()["muted"] == []
            assert "after" in (await anna.http.get(f"{path}/news")).text

    run(work)


def test_what_happened_can_be_read_page_by_page(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            made = await anna.post("/api/play", {"game": "valley", "bots": ["random"]})
            async with anna.socket(made["id"]) as one:
                await play_on(one, random.Random(1))
                last = one.frame["number"]
            assert last > 100
            pages: list[Any] = []
            before = last + 1
            while before > 1:
                page = await anna.get(f"/api/tables/{made['id']}/news", before=before)
                pages, before = [*page, *pages], page[0]["number"]
            assert [line["number"] for line in pages] == list(range(1, last + 1))
            assert pages[-5:] == one.news[-5:]

    run(work)


def test_open_hands_need_everybody(server: Server) -> None:
    async def work() -> None:
        async with two(server.url, "duel", public=True) as (anna, bert, made), Person(server.url) as eve:
            path = f"/api/tables/{made['id']}/view"
            assert (await eve.http.get(path, params={"seat": "0"})).status_code == 403
            async with anna.socket(made["id"]) as one, bert.socket(made["id"]) as other:
                await ready(one, other)
                await one.wish("ask", what="hands")
                assert (await eve.http.get(path, params={"seat": "0"})).status_code == 403
                await other.wish("vote", yes=True)
            assert (await eve.get(path, seat="0"))["seat"] == 0
            assert (await bert.http.get(path, params={"seat": "0"})).status_code == 403

    run(work)


def test_a_private_table_does_not_exist_for_strangers(server: Server) -> None:
    async def work() -> None:
        async with two(server.url) as (_, _, made), Person(server.url) as eve:
            for path in ("", "/view", "/text", "/record", "/replay"):
                assert (await eve.http.get(f"/api/tables/{made['id']}{path}")).status_code == 404
            assert (await eve.get(f"/api/tables/{made['id']}", link=made["link"]))["link"] is None
            await eve.guest("Eve")
            refused = await eve.http.post(f"/api/tables/{made['id']}/join", json={"link": "wrong"})
            assert refused.status_code == 404

    run(work)


def test_solo_undo_goes_back_to_my_own_choice(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            made = await anna.post("/api/play", {"game": "duel", "bots": ["random"]})
            async with anna.socket(made["id"]) as one:
                await ready(one)
                await one.wish("act", action="pick:3")
                await one.wish("act", action="plain")
                await one.until(lambda message: message["type"] == "news" and message["view"]["turn"] == 2)
                await one.wish("act", action="pick:3")
                await one.wish("undo")
                assert one.frame["view"]["turn"] == 2
                assert one.frame["view"]["table"]["own"] == []

    run(work)


def test_the_table_in_words_in_both_languages(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            made = await anna.post("/api/play", {"game": "valley"})
            assert (await anna.get(f"/api/tables/{made['id']}/text"))["sections"] == []
            await anna.arrive(made["id"])
            for lang in ("en", "cs"):
                text = await anna.get(f"/api/tables/{made['id']}/text", lang=lang)
                assert text["sections"]

    run(work)


def test_a_seed_of_ones_own_only_where_the_server_lets_one(serve: Callable[..., Server], server: Server) -> None:
    async def asked(url: str) -> dict[str, Any]:
        async with Person(url) as anna:
            await anna.guest("Anna")
            wish = {"game": "valley", "bots": ["scribe"], "seed": "5eed"}
            answer: dict[str, Any] = (await anna.http.post("/api/play", json=wish)).json()
            return answer

    async def work() -> None:
        assert (await asked(server.url))["code"] == "no-seeds"
        free = serve(seeds=True)
        assert (await asked(free.url))["commit"] == (await asked(free.url))["commit"]

    run(work)
