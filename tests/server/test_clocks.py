"""Time: clocks that run out, tables that leave the memory."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable

import pytest

import worlds
from pyramidion.kernel import registry
from pyramidion.server.entries import Chair as Seat
from pyramidion.server.entries import Clock, TableRow
from pyramidion.server.live import Live
from server.test_tables import news, ready, two
from server.visitors import Person, Server, get, run

MOMENT = 0.1 / 86400  # days; those who play here let them pass
HOUR = 3600.0


@pytest.mark.parametrize("late", ["bot", "resign"])
def test_days_for_a_move_run_out(server: Server, late: str) -> None:
    """Nobody acts. Each seat goes to a bot until its person is back, or for good if the table chose so."""

    async def work() -> None:
        clock = {"kind": "days", "days": MOMENT, "late": late}
        async with two(server.url, "duel", clock=clock) as (anna, _, made), anna.socket(made["id"], last=0) as one:
            assert [(await news(one, late))["seat"] for _ in range(2)] == [0, 1]
            said = await one.wish("return")
            assert said["type"] == ("done" if late == "bot" else "refused")
            assert one.frame["seats"][0].get("resigned", False) is (late == "resign")

    run(work)


def test_each_seat_has_its_own_days_for_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """A day for each move: whoever has answered within it is not late; the answer gives the others no more time."""
    monkeypatch.setattr(registry, "game", worlds.GAMES.__getitem__)
    chairs = [Seat("user0", "Anna"), Seat("user1", "Bert")]
    clock = Clock("days", days=1.0)
    live = Live(TableRow("t", "duel", 1, {}, f"{1:064x}", "user0", False, "x", "fair", clock, chairs, 0.0))
    assert (live.clocks.late(23 * HOUR), live.clocks.late(24 * HOUR)) == ([], [0, 1])
    answer(live, 0, 20 * HOUR)
    assert (live.clocks.late(23 * HOUR), live.clocks.late(24 * HOUR)) == ([], [1])
    answer(live, 1, 23 * HOUR)
    assert (live.clocks.late(46 * HOUR), live.clocks.late(47 * HOUR)) == ([], [0, 1])
    live.note(live.too_late(0, 47 * HOUR))
    assert live.clocks.late(47 * HOUR) == [1]
    assert live.clocks.deadline() == 47 * HOUR


def answer(live: Live, seat: int, at: float) -> None:
    for text in ("pick:1", "plain"):
        live.note(live.act(seat, text, f"user{seat}", None, at))


def tables_in_memory(server: Server) -> float:
    found = re.search(r"(?m)^pyramidion_tables (\S+)", get(f"{server.url}/metrics").text)
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
            while tables_in_memory(server):
                await asyncio.sleep(0.1)
            async with anna.socket(made["id"], last=number, seat=0) as back:
                back.frame = before
                await ready(back)
                assert (back.frame["fresh"], back.frame["number"]) == (False, number)
                assert back.frame["view"] == before["view"]
                assert back.frame["undo"] > 0
                assert (await back.wish("undo"))["type"] == "done"

    run(work)
