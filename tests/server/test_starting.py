"""Starting a server: what is wrong is one sentence in both languages, and one file has one server."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from pyramidion.cli import main
from server.visitors import PATIENCE, SCRIPT, Server, free_port, get

LANGUAGES = ("en", "cs")
Said = tuple[int, str, str]


def said(*words: str, **environ: str) -> Said:
    """Exit code, output and errors of a command."""
    command = [sys.executable, str(SCRIPT), *words]
    env = {**os.environ, "PYTHONPATH": "", **environ}
    done = subprocess.run(command, capture_output=True, text=True, env=env, timeout=PATIENCE, check=False)
    return done.returncode, done.stdout, done.stderr


def one_sentence(done: Said) -> str:
    code, out, err = done
    assert code == 2, (code, out, err)
    assert err.startswith("pyramidion: "), err
    assert err.count("\n") == 1, err
    return err


def here(capsys: pytest.CaptureFixture[str], *words: str) -> Said:
    """The same in this process: quicker, where nothing is started."""
    code = main(words)
    told = capsys.readouterr()
    return code, told.out, told.err


def garbage(folder: Path) -> str:
    file = folder / "garbage.db"
    file.write_bytes(b"this is no database\n" * 1000)
    return str(file)


def foreign(folder: Path) -> str:
    file = folder / "foreign.db"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("create table users (id integer)")
    return str(file)


def newer(folder: Path) -> str:
    file = folder / "newer.db"
    Server(folder, database=str(file)).start().stop()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("update alembic_version set version_num = '9999'")
    return str(file)


def folder_itself(folder: Path) -> str:
    return str(folder)


def in_no_folder(folder: Path) -> str:
    return str(folder / "missing" / "server.db")


def in_a_file(folder: Path) -> str:
    (folder / "file").write_text("")
    return str(folder / "file" / "server.db")


WRONG: dict[str, tuple[Callable[[Path], str], str]] = {
    "folder": (folder_itself, "is a folder"),
    "no folder": (in_no_folder, "no folder"),
    "file as folder": (in_a_file, "no folder"),
    "garbage": (garbage, "not a database"),
    "foreign": (foreign, "another program"),
    "newer": (newer, "newer version"),
    "scheme": (lambda folder: "mysql://localhost/x", "mysql"),
    "no scheme": (lambda folder: "://", "no kind of database"),
    "postgres away": (lambda folder: f"postgresql://nobody:secret@127.0.0.1:{free_port()}/x", "does not answer"),
}


@pytest.mark.parametrize("case", WRONG.values(), ids=WRONG)
def test_a_database_that_cannot_be_used(
    case: tuple[Callable[[Path], str], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make, expected = case
    database = make(tmp_path)
    before = {path: path.read_bytes() for path in tmp_path.glob("*.db")}
    told = {lang: one_sentence(here(capsys, "serve", f"--database={database}", "--lang", lang)) for lang in LANGUAGES}
    assert expected in told["en"]
    assert told["en"] != told["cs"]
    assert "secret" not in "".join(told.values())
    assert before == {path: path.read_bytes() for path in tmp_path.glob("*.db")}, "the file is left as it was"


def test_a_real_process_leaves_no_trace_of_the_program_either(tmp_path: Path) -> None:
    """With logging set up, in a process of its own."""
    for words in (("serve", "--log-level=debug"), ("bot-worker",)):
        away = f"--database=postgresql://127.0.0.1:{free_port()}/x"
        assert "does not answer" in one_sentence(said(*words, away))


def test_redis_is_asked_before_the_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = f"--database={tmp_path / 'x.db'}"
    for redis, expected in ((f"redis://127.0.0.1:{free_port()}", "does not answer"), ("http://x", "not the URL")):
        for lang in LANGUAGES:
            told = one_sentence(here(capsys, "serve", file, f"--redis={redis}", "--lang", lang))
            assert lang != "en" or expected in told


def test_other_things_that_are_missing(server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = f"--database={tmp_path / 'x.db'}"
    for lang in LANGUAGES:
        assert "nowhere" in one_sentence(here(capsys, "serve", file, "--web=/nowhere", "--lang", lang))
        taken = one_sentence(here(capsys, "serve", file, f"--port={server.port}", "--lang", lang))
        assert str(server.port) in taken
        one_sentence(here(capsys, "serve", file, "--log-level=loud", "--lang", lang))
        one_sentence(here(capsys, "serve", file, "--bots=there", "--lang", lang))


def test_an_older_database_is_brought_up_to_date_and_an_empty_file_is_a_new_one(
    serve: Callable[..., Server], tmp_path: Path
) -> None:
    (tmp_path / "server.db").write_bytes(b"")
    server = serve()
    assert get(f"{server.url}/readyz").status_code == 200


# --- one server for one file -----------------------------------------------------------------------------------


def test_a_second_server_on_the_same_file_does_not_start(
    serve: Callable[..., Server], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By whatever name the file is called; when the first is killed, the next one may start."""
    server = serve()
    (tmp_path / "link.db").symlink_to(tmp_path / "server.db")
    (tmp_path / "folder").symlink_to(tmp_path)
    names = ("server.db", "link.db", "folder/server.db", "folder/link.db")
    for name, lang in zip(names, (*LANGUAGES, *LANGUAGES), strict=True):
        given = f"--database={os.path.relpath(tmp_path)}/{name}"
        assert f"{server.url}/" in one_sentence(here(capsys, "serve", given, "--lang", lang))
    one_sentence(said("serve", f"--database=sqlite:///{tmp_path / 'server.db'}", f"--port={free_port()}"))
    with closing(sqlite3.connect(f"file:{tmp_path / 'server.db'}?mode=ro", uri=True)) as reading:
        assert reading.execute("select count(*) from users").fetchone() == (0,), "reading is possible"
    server.kill()
    server.start()


def test_who_wants_to_play_is_sent_to_the_server_that_runs(serve: Callable[..., Server], tmp_path: Path) -> None:
    server = serve()
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}\n')
    browser.chmod(0o755)
    given = ("serve", "--open", f"--database={tmp_path / 'server.db'}")
    code, out, err = said(*given, BROWSER=f"{browser} %s")
    assert (code, err) == (0, "")
    assert f"{server.url}/" in out
    assert opened.read_text() == f"{server.url}/"
    assert get(f"{server.url}/healthz").status_code == 200, "and it runs on"
