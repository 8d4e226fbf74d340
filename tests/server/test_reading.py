"""Answers that take long are worked out in other processes: nobody else waits, and finished games are read once."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pyramidion.server.reading import Answers
from server.test_tables import ready, two
from server.visitors import PATIENCE, Chair, Person, Server, play_on, run

PINGS = 50


@pytest.fixture
def held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The reading workers wait at a barrier here: see serve_duel.py."""
    folder = tmp_path / "held"
    folder.mkdir()
    monkeypatch.setenv("HOLD", str(folder))
    return folder


async def finished(url: str, game: str = "duel") -> tuple[Person, Person, str]:
    """Anna and Bert have played a public game to its end."""
    async with two(url, game, public=True) as (anna, bert, made):
        async with anna.socket(made["id"]) as one, bert.socket(made["id"]) as other:
            luck = random.Random(game)
            await asyncio.gather(play_on(one, luck), play_on(other, luck))
        people = [Person(url), Person(url)]
        for person, known in zip(people, (anna, bert), strict=True):
            person.http.cookies.update(known.http.cookies)
        return people[0], people[1], str(made["id"])


async def begun(folder: Path, question: str, asked: asyncio.Task[Any]) -> None:
    """A worker has taken the question up."""
    end = time.monotonic() + PATIENCE
    while not (folder / question).exists():
        assert not asked.done(), f"{question} was answered by the server itself: {asked.result().text[:200]}"
        assert time.monotonic() < end, f"no worker is free for {question}"
        await asyncio.sleep(0.02)


async def pings(chair: Chair) -> None:
    for _ in range(PINGS):
        await chair.send(type="ping")
        await chair.until(lambda message: message["type"] == "pong")


def test_while_a_worker_reads_everybody_else_is_answered(serve: Callable[..., Server], held: Path) -> None:
    """Each request that takes long is held in its worker; fifty pings on a socket are answered meanwhile."""
    server = serve()

    async def work() -> None:
        anna, bert, over = await finished(server.url)
        made = await bert.post("/api/play", {"game": "sneferu", "bots": ["random"]})
        here, running = f"/api/tables/{over}", f"/api/tables/{made['id']}"
        branch = {"move": 3, "seat": 0, "level": "random"}
        requests: dict[str, Callable[[], Any]] = {
            "record": lambda: anna.http.get(f"{here}/record"),
            "moves": lambda: anna.http.get(f"{here}/moves"),
            "replay": lambda: anna.http.get(f"{here}/replay", params={"at": 3}),
            "played": lambda: anna.http.post(f"{here}/branch", json=branch),
            "text": lambda: bert.http.get(f"{running}/text"),
            "said": lambda: anna.http.get("/api/me/export"),
        }
        async with bert.socket(made["id"]) as chair:
            await ready(chair)
            for question, request in requests.items():
                asked = asyncio.create_task(request())
                await begun(held, question, asked)
                await pings(chair)
                assert not asked.done()
                (held / f"go-{question}").touch()
                answer = await asked
                assert answer.is_success, answer.text
                assert answer.json()

    run(work)


def test_nobody_takes_every_worker(serve: Callable[..., Server], held: Path) -> None:
    """Somebody asks for much at once; another person's question is taken up all the same."""
    server = serve(readers=2)

    async def work() -> None:
        anna, bert, over = await finished(server.url)
        here = f"/api/tables/{over}"
        much = [asyncio.create_task(anna.http.get(f"{here}/moves", params={"seat": seat})) for seat in ("", "0", "all")]
        await begun(held, "moves", much[0])
        little = asyncio.create_task(bert.http.get(f"{here}/record"))
        await begun(held, "record", little)
        assert not any(asked.done() for asked in much), "another person waited until the workers were given up"
        for question in ("record", "moves"):
            (held / f"go-{question}").touch()
        assert all(answer.is_success for answer in await asyncio.gather(little, *much))

    run(work)


def test_what_is_known_of_a_finished_game_is_not_worked_out_again(serve: Callable[..., Server], held: Path) -> None:
    server = serve()

    async def work() -> None:
        anna, bert, over = await finished(server.url)
        path = f"/api/tables/{over}/moves"
        (held / "go-moves").touch()
        first = (await anna.http.get(path)).text
        (held / "go-moves").unlink()
        assert (await bert.http.get(path)).text == first, "no worker is asked: it would wait for ever"

    run(work)


def test_a_deleted_account_is_in_no_answer(server: Server) -> None:
    """Also where the answer was known before."""

    async def work() -> None:
        anna, bert, over = await finished(server.url)
        paths = [f"/api/tables/{over}/{path}" for path in ("record", "replay?seat=all&at=5", "moves")]
        before = [(await anna.http.get(path)).text for path in paths]
        assert "Bert" in before[0]
        (await bert.http.delete("/api/me")).raise_for_status()
        after = [(await anna.http.get(path)).text for path in paths]
        assert not any("Bert" in text for text in after)
        assert "Anna" in after[0]

    run(work)


def test_only_who_may_see_the_table_reads_its_record(server: Server) -> None:
    """Also from the cache."""

    async def work() -> None:
        async with two(server.url, "duel") as (anna, bert, made), Person(server.url) as eve:
            path = f"/api/tables/{made['id']}/moves"
            assert (await anna.http.get(path)).json()["code"] == "not-over"
            assert (await eve.http.get(path)).status_code == 404
            async with anna.socket(made["id"]) as one, bert.socket(made["id"]) as other:
                luck = random.Random(1)
                await asyncio.gather(play_on(one, luck), play_on(other, luck))
            known = (await anna.http.get(path)).text
            assert (await eve.http.get(path)).status_code == 404
            assert (await eve.http.get(path, params={"link": made["link"]})).text == known

    run(work)


def test_a_record_is_whole_after_words_that_followed_the_end(server: Server) -> None:
    """Lines of the log after the last snapshot do not hide the end of the game."""

    async def work() -> None:
        anna, _, over = await finished(server.url)
        before = await anna.get(f"/api/tables/{over}/record")
        async with anna.socket(over) as chair:
            await chair.wish("chat", text="well played")
        moves = await anna.get(f"/api/tables/{over}/moves", seat="1")
        assert len(moves) == len(before["log"])

    run(work)


def test_an_export_holds_everything_said(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            made = await anna.post("/api/play", {"game": "duel", "bots": ["random"]})
            async with anna.socket(made["id"]) as chair:
                for number in range(5):
                    await chair.wish("chat", text=f"number {number}")
            log = (await anna.get("/api/me/export"))["log"]
            assert [line["text"] for line in log if line["kind"] == "chat"] == [f"number {n}" for n in range(5)]

    run(work)


def test_answers_are_bounded_by_their_bytes_and_the_oldest_go_first() -> None:
    async def work() -> None:
        answers, found = Answers(100), []

        async def answer(table: str, revision: int = 0) -> bytes:
            async def find() -> bytes:
                found.append(table)
                return b"x" * 40

            return await answers.get("anna", (table, "moves"), revision, find)

        for table in "aba":
            await answer(table)
        await answer("c")
        assert (found, answers.bytes) == (["a", "b", "c"], 80)
        await answer("a")
        await answer("b")
        assert found == ["a", "b", "c", "b"]
        await answer("b", revision=1)
        answers.forget("b")
        await answer("b", revision=1)
        assert found[4:] == ["b", "b"]

    asyncio.run(work())


def test_what_was_rewritten_while_it_was_worked_out_is_not_kept() -> None:
    async def work() -> None:
        answers, go, found = Answers(100), asyncio.Event(), []

        async def find() -> bytes:
            found.append(1)
            await go.wait()
            return b"old name"

        asked = [asyncio.create_task(answers.get("anna", ("t", "record"), 0, find)) for _ in range(3)]
        while not found:
            await asyncio.sleep(0)
        answers.forget("t")
        go.set()
        assert await asyncio.gather(*asked) == [b"old name"] * 3
        assert (len(found), answers.bytes) == (1, 0)

    asyncio.run(work())


def test_the_reading_processes_end_with_the_server(serve: Callable[..., Server], held: Path) -> None:
    """Even while one of them is busy."""
    server = serve()

    async def work() -> None:
        anna, _, over = await finished(server.url)
        asked = asyncio.create_task(anna.http.get(f"/api/tables/{over}/moves"))
        await begun(held, "moves", asked)
        assert await asyncio.to_thread(server.stop) in (0, -15)
        await asyncio.gather(asked, return_exceptions=True)

    run(work)
