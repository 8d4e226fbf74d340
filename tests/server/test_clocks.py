"""Time: clocks that run out, tables that leave the memory."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable

import httpx
import pytest

from server.test_tables import news, ready, two
from server.visitors import Person, Server, play_on, run

TWO_SECONDS = 2 / 86400


@pytest.mark.parametrize("late", ["bot", "resign"])
def test_days_for_a_move_run_out(server: Server, late: str) -> None:
    """The seat goes to a bot until its person is back, or for good if the table chose so; the game goes on."""

    async def work() -> None:
        clock = {"kind": "days", "days": TWO_SECONDS, "late": late}
        async with two(server.url, "duel", clock=clock) as (anna, bert, made), anna.socket(made["id"]) as one:
            await ready(one)
            await one.wish("act", action="pick:2")
            await one.wish("act", action="plain")
            handed = await news(one, "bot" if late == "bot" else "resign")
            assert handed["seat"] == 1
            async with bert.socket(made["id"]) as other:
                await ready(other)
                said = await other.wish("return")
                assert said["type"] == ("done" if late == "bot" else "refused")
                assert other.frame["seats"][1].get("resigned", False) is (late == "resign")

    run(work)


def test_an_action_in_time_starts_the_days_anew(server: Server) -> None:
    async def work() -> None:
        clock = {"kind": "days", "days": TWO_SECONDS}
        async with (
            two(server.url, "duel", clock=clock) as (anna, bert, made),
            anna.socket(made["id"]) as one,
            bert.socket(made["id"]) as other,
        ):
            await ready(one, other)
            luck = random.Random(1)
            await asyncio.gather(play_on(one, luck), play_on(other, luck))
            assert not {"bot", "resign"} & {line["kind"] for line in one.news}

    run(work)


def tables_in_memory(server: Server) -> float:
    found = re.search(r"(?m)^pyramidion_tables (\S+)", httpx.get(f"{server.url}/metrics").text)
    assert found
    return float(found[1])


def test_an_idle_table_leaves_the_memory_and_comes_back(serve: Callable[..., Server]) -> None:
    """With its position, with what can be taken back, and with the numbers of its news."""
    server = serve(idle_seconds=0.5, snapshot_every=4)

    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            seats = [{"kind": "me"}, {"kind": "me"}]
            made = await anna.post("/api/tables", {"game": "valley", "seats": seats, "undo": "free"})
            await anna.http.put(f"/api/tables/{made['id']}/wishes", json={"ask_always": True})
            luck = random.Random(1)
            async with anna.socket(made["id"], seat=0) as one, anna.socket(made["id"], seat=1) as other:
                await ready(one, other)
                for _ in range(11):
                    asked = one if one.legal else other
                    await asked.wish("act", action=luck.choice(asked.legal))
                    while one.frame["number"] != other.frame["number"]:
                        await (one if one.frame["number"] < other.frame["number"] else other).receive()
                before, number = one.frame, one.frame["number"]
                assert tables_in_memory(server) == 1
            for _ in range(100):
                if tables_in_memory(server) == 0:
                    break
                await asyncio.sleep(0.1)
            assert tables_in_memory(server) == 0
            async with anna.socket(made["id"], last=number, seat=0) as back:
                back.frame = before
                await ready(back)
                assert (back.frame["fresh"], back.frame["number"]) == (False, number)
                assert back.frame["view"] == before["view"]
                assert back.frame["undo"] > 0
                assert (await back.wish("undo"))["type"] == "done"

    run(work)
