"""Hints for people, levels of bots, and who plays an abandoned seat."""

from __future__ import annotations

import re
from typing import Any

from pyramidion.bots import BOTS
from server.test_tables import ready, two, whose
from server.visitors import Person, Server, get, run


async def hint(person: Person, table: str, **query: Any) -> tuple[int, dict[str, Any]]:
    answer = await person.http.post(f"/api/tables/{table}/hint", params=query)
    return answer.status_code, answer.json()


def test_alone_among_bots_there_are_hints(server: Server) -> None:
    """The action is one of the legal ones, told in words of the person's language."""

    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            await anna.http.patch("/api/me", json={"lang": "cs"})
            made = await anna.post("/api/play", {"game": "sneferu", "bots": ["apprentice"]})
            assert made["hints"] is True
            async with anna.socket(made["id"]) as chair:
                await chair.until(lambda message: message["type"] == "news" and message["view"]["legal"])
                status, found = await hint(anna, made["id"])
                assert status == 200
                assert found["action"] in chair.legal
                assert found["number"] == chair.frame["number"]
                assert 0 <= found["share"] <= 1
                assert found["text"] in found["message"]
                assert "Stavitel" in found["message"]

    run(work)


def test_between_people_there_are_none_unless_the_table_chose_them(server: Server) -> None:
    async def work() -> None:
        async with two(server.url) as (anna, _, made):
            assert made["hints"] is False
            status, said = await hint(anna, made["id"])
            assert (status, said["code"]) == (409, "no-hints")
            assert said["message"]
        async with (
            two(server.url, hints=True) as (anna, bert, made),
            anna.socket(made["id"]) as one,
            bert.socket(made["id"]) as other,
        ):
            await ready(one, other)
            people = {one: anna, other: bert}
            active, waiting = await whose(one, other)
            assert (await hint(people[active], made["id"]))[0] == 200
            assert (await hint(people[waiting], made["id"]))[1]["code"] == "not-asked"
            async with Person(server.url) as stranger:
                await stranger.guest("Cyril")
                assert (await hint(stranger, made["id"]))[0] == 403

    run(work)


def test_a_table_can_switch_hints_off(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            wish = {"game": "sneferu", "seats": [{"kind": "me"}, {"kind": "bot"}], "hints": False}
            made = await anna.post("/api/tables", wish)
            await anna.arrive(made["id"])
            assert (await hint(anna, made["id"]))[1]["code"] == "no-hints"

    run(work)


def test_an_abandoned_seat_is_played_by_the_level_that_the_table_chose(server: Server) -> None:
    async def work() -> None:
        async with two(server.url, "duel", stand_in="apprentice") as (anna, bert, made):
            assert made["stand_in"] == "apprentice"
            async with anna.socket(made["id"]) as one:
                await ready(one)
                await one.wish("resign")
            seats = (await bert.get(f"/api/tables/{made['id']}"))["seats"]
            assert [seat["bot"] for seat in seats] == ["apprentice", None]
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            wish = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "bot"}], "stand_in": "sphinx"}
            answer = await anna.http.post("/api/tables", json=wish)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-bot")

    run(work)


def test_every_level_can_sit_at_a_table(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            games = await anna.get("/api/games")
            assert all(game["bots"] == list(BOTS) for game in games)
            before = failures(server)
            for level in BOTS:
                await act_against(anna, level)
            assert failures(server) == before, "chance answers for a bot that fails"

    run(work)


def failures(server: Server) -> float:
    found = re.search(r"(?m)^pyramidion_bots_failed_total (\S+)", get(f"{server.url}/metrics").text)
    assert found is not None
    return float(found[1])


async def act_against(anna: Person, level: str) -> None:
    """Until the bot has acted."""
    made = await anna.post("/api/play", {"game": "sneferu", "bots": [level]})
    assert made["seats"][1]["name"] == f"{level.capitalize()} 2"
    async with anna.socket(made["id"]) as chair:
        while not any(news["kind"] == "act" and news["seat"] == 1 for news in chair.news):
            if chair.legal:
                await chair.wish("act", action=chair.legal[0], seen=chair.frame["number"])
            else:
                await chair.receive()
