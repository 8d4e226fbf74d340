"""The OpenAPI description, tried out by schemathesis: nothing it makes up may break the server."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

from server.visitors import Person, Server, get


async def visit(server: Server) -> tuple[str, str]:
    """Somebody at a table: the cookie, and the table's id. Without hints: each would think for half a second."""
    async with Person(server.url) as person:
        await person.guest("Tester")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        made = await person.post("/api/tables", {"game": "valley", "seats": seats, "undo": "free", "hints": False})
        return person.cookie()["Cookie"], made["id"]


def described(server: Server, table: str) -> Path:
    """The description, with a table that exists, so that the requests get past the door."""
    schema = get(f"{server.url}/schema/openapi.json").json()
    for path in schema["paths"].values():
        for operation in path.values():
            for parameter in operation.get("parameters", []):
                if parameter["name"] == "table":
                    parameter["schema"] = {"type": "string", "enum": [table]}
    file = server.folder / "openapi.json"
    file.write_text(json.dumps(schema))
    return file


def test_schemathesis_finds_no_server_error(server: Server) -> None:
    cookie, table = asyncio.run(visit(server))
    words = ["run", str(described(server, table)), "--url", server.url, "--checks", "not_a_server_error"]
    words += ["--max-examples", "12", "--phases", "examples,coverage,fuzzing", "--seed", "1", "--no-color"]
    words += ["--request-timeout", "90"]  # a busy machine is no server error
    words += ["--exclude-method", "DELETE", "--exclude-path", "/api/logout"]
    words += ["-H", "x-pyramidion: 1", "-H", f"Cookie: {cookie}"]
    command = [str(Path(sys.executable).with_name("schemathesis")), *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=500, cwd=server.folder)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def test_every_operation_is_described(server: Server) -> None:
    schema = get(f"{server.url}/schema/openapi.json").json()
    assert len(schema["paths"]) >= 20
    assert "/api/play" in schema["paths"]
