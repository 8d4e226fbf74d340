"""What the browser asks beside the play: named choices, the table's material, moves, everything open after the end."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from pyramidion.kernel import registry
from pyramidion.locale import Words
from server.test_tables import ready, two
from server.visitors import Person, Server, play_on, run


def drawn(moves: list[dict[str, Any]]) -> list[str | None]:
    """The cards of all draws; None for one that stays hidden."""
    lines = [args for move in moves for key, args in move["told"] if key == "log-drew"]
    return [card for args in lines for card in args["cards"]]


@pytest.mark.parametrize("name", ["valley", "pyramids", "sneferu"])
def test_each_choice_comes_with_what_names_it(server: Server, name: str) -> None:
    async def work() -> None:
        async with two(server.url, name) as (anna, _, made), anna.socket(made["id"]) as one:
            await ready(one)
            frame = one.frame
            assert len(frame["things"]) == len(frame["view"]["legal"])
            say = Words("cs", name, ["Anna", "Bert"])
            for action, thing in zip(frame["view"]["legal"], frame["things"], strict=True):
                assert say(f"choice-{action.partition(':')[0]}", **thing)

    run(work)


def test_the_material_of_a_table_has_its_corrections(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            options = {"errata": {"urn": {"gold": 3}}}
            made = await anna.post("/api/play", {"game": "valley", "bots": ["random"], "options": options})
            content = await anna.get(f"/api/tables/{made['id']}/content")
            assert next(entry for entry in content if entry["id"] == "urn")["facts"]["gold"] == 3
            usual = await anna.get("/api/games/valley/content")
            assert next(entry for entry in usual if entry["id"] == "urn")["facts"]["gold"] == 1

    run(work)


def test_moves_tell_everything_only_with_open_hands(server: Server) -> None:
    """A spectator's moves name no drawn card; with `seat=all` they do, and every hand lies open. Only after the end."""

    async def work() -> None:
        async with two(server.url, "valley", public=True) as (anna, bert, made), Person(server.url) as eve:
            path = f"/api/tables/{made['id']}"
            assert (await eve.http.get(f"{path}/moves")).json()["code"] == "not-over"
            assert (await eve.http.get(f"{path}/replay", params={"seat": "all"})).json()["code"] == "not-over"
            async with anna.socket(made["id"]) as one, bert.socket(made["id"]) as other:
                luck = random.Random(3)
                await asyncio.gather(play_on(one, luck), play_on(other, luck))
            closed, everything = await eve.get(f"{path}/moves"), await eve.get(f"{path}/moves", seat="all")
            drawn = [
                [args for move in moves for key, args in move["told"] if key == "log-drew"]
                for moves in (closed, everything)
            ]
            assert all(card is None for args in drawn[0] for card in args["cards"])
            assert any(card for args in drawn[1] for card in args["cards"])
            result = (await anna.get(f"{path}/page"))["result"]
            assert closed[-1]["points"] == [score["total"] for score in result["scores"]]
            shown = await eve.get(f"{path}/replay", at=5, seat="all")
            seen = await eve.get(f"{path}/replay", at=5)
            assert all(area["hand"] is not None for area in shown["view"]["table"]["players"])
            assert [area["hand"] for area in seen["view"]["table"]["players"]] == [None, None]

    run(work)


def test_options_that_do_not_fit_are_refused_in_the_words_of_the_game(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            wish = {"game": "sneferu", "bots": [], "options": {"builders": "dealt"}}
            for lang in ("en", "cs"):
                answer = await anna.http.post("/api/play", json=wish, headers={"Accept-Language": lang})
                assert answer.status_code == 400
                assert answer.json()["message"] == Words(lang, "sneferu")("error-solo-builders-needed")

    run(work)


def test_choices_of_an_option_are_listed(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as anna:
            games = {game["id"]: game for game in await anna.get("/api/games")}
            assert set(registry.games()) <= set(games)
            builders = next(option for option in games["sneferu"]["options"] if option["name"] == "builders")
            assert builders["choices"] == ["off", "chosen", "dealt"]

    run(work)


def test_the_set_up_of_a_table_is_known_before_it_is_opened(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")

            async def setup(seats: int, **options: str) -> dict[str, Any]:
                found: dict[str, Any] = await anna.post("/api/games/valley/setup", {"seats": seats, "options": options})
                return found

            one = await setup(2, box="afterlife")
            assert [group["id"] for group in one["groups"] if group["size"]] == [
                "mummification", "jewelry", "chambers", "weapons", "tomb_art",
            ]  # fmt: skip
            assert not any(group["lot"] for group in one["groups"])
            assert "half" not in one["open"]
            assert "box" in one["open"]
            mixed = {group["id"]: group for group in (await setup(2, box="both", green="base"))["groups"]}
            assert mixed["jars"]["lot"]
            assert mixed["jewelry"]["lot"]
            assert not mixed["books"]["lot"]
            assert "weapons" not in mixed
            assert mixed["unique"]["lot"]
            assert mixed["unique"]["used"] == 6
            six = {group["id"]: group for group in (await setup(6, box="both", uniques="base"))["groups"]}
            assert six["red"]["groups"] == ["sarcophagi", "mummification"]
            assert not six["red"]["lot"]
            assert six["unique"]["lot"]
            assert six["unique"]["used"] == 10
            assert len(six["unique"]["cards"]) == 12

    run(work)


def test_a_set_up_that_does_not_fit_is_refused_in_words(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as anna:
            wish = {"seats": 5, "options": {"box": "afterlife"}}
            for lang in ("en", "cs"):
                headers = {"Accept-Language": lang, "X-Pyramidion": "1"}
                answer = await anna.http.post("/api/games/valley/setup", json=wish, headers=headers)
                assert answer.status_code == 400
                assert answer.json()["message"] == Words(lang, "valley")("error-seats-need-both", seats=5)
            games = (await anna.post("/api/games/sneferu/setup", {"seats": 2}))["groups"]
            assert games == []

    run(work)
