"""Programs of the operator's own sit at tables; nobody else can start one."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pyramidion.cli import main
from pyramidion.server.config import from_environment
from server.visitors import Person, Server, play_on, run

EXAMPLE = Path(__file__).parents[2] / "examples" / "careful_bot.py"


def test_a_program_plays_at_a_table_and_sees_only_its_seat(serve: Callable[..., Server], tmp_path: Path) -> None:
    heard, spy = tmp_path / "heard", tmp_path / "spy.sh"
    spy.write_text(f"#!/bin/sh\ntee -a {heard} | {sys.executable} {EXAMPLE}\n")
    spy.chmod(0o755)
    server = serve(bot=f"careful={spy}")

    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            games = await anna.get("/api/games")
            assert all("careful" in game["bots"] for game in games)
            made = await anna.post("/api/play", {"game": "pyramids", "bots": ["careful"]})
            assert made["seats"][1]["name"] == "careful 2"
            async with anna.socket(made["id"]) as one:
                await play_on(one, random.Random(1), most=8)

    run(work)
    asked = [json.loads(line) for line in heard.read_text().splitlines()]
    assert len(asked) >= 4
    assert {question["seat"] for question in asked} == {question["view"]["seat"] for question in asked} == {1}


def test_a_program_that_breaks_down_is_helped_out_by_chance(serve: Callable[..., Server], tmp_path: Path) -> None:
    broken = tmp_path / "broken.sh"
    broken.write_text("#!/bin/sh\nread line\necho nonsense\n")
    broken.chmod(0o755)
    server = serve(bot=f"broken={broken}")

    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            made = await anna.post("/api/play", {"game": "pyramids", "bots": ["broken"]})
            async with anna.socket(made["id"]) as one:
                assert await play_on(one, random.Random(1), most=6) == 6

    run(work)


def test_a_visitor_cannot_start_a_program(server: Server, tmp_path: Path) -> None:
    trace = tmp_path / "trace"

    async def work() -> None:
        async with Person(server.url) as eve:
            await eve.guest("Eve")
            for name in (f"cmd:touch {trace}"[:32], "program:/bin/sh", "os:system", "scribe:x"):
                refused = await eve.http.post("/api/play", json={"game": "pyramids", "bots": [name]})
                assert refused.status_code == 404, refused.text

    run(work)
    assert not trace.exists()


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize(
    "wrong", ["careful", "scribe=cat", "Big=cat", "x y=cat", "careful=", "careful=/no/such/program"]
)
def test_a_wrong_setting_is_one_sentence(wrong: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--bot", wrong, "--lang", lang]) == 2
    told = capsys.readouterr().err
    assert told.startswith("pyramidion: ")
    assert len(told.strip().splitlines()) == 1


def test_the_environment_names_one_program_per_line() -> None:
    assert from_environment({}, {"PYRAMIDION_BOT": "a=cat\nb=cat -u"}).bot == ("a=cat", "b=cat -u")
    assert from_environment({"bot": ["c=cat"]}, {"PYRAMIDION_BOT": "a=cat"}).bot == ("c=cat",)
