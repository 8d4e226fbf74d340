"""`serve`: tables for people and bots over the network. `bot-worker`: a process that thinks for their bots."""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import msgspec

from pyramidion.bots.own import welcome
from pyramidion.cli.build import rules_line
from pyramidion.cli.complaint import Complaint, complaining
from pyramidion.locale import Words

if TYPE_CHECKING:
    from pyramidion.server.config import Config

MORE_PORTS: Final = 20
PROXIES: Final = "127.0.0.1,::1"  # trusted with --proxy, unless FORWARDED_ALLOW_IPS says otherwise
OPEN_AFTER: Final = 1.5  # seconds: the server listens by then


def add_serve(parser: argparse.ArgumentParser, say: Words) -> None:
    parser.add_argument("--open", action="store_true", help=say("help-serve-open"))
    add(parser, say)


def add(parser: argparse.ArgumentParser, say: Words) -> None:
    """A flag for everything that can be set."""
    from pyramidion.server.config import PREFIX, Config

    for field in msgspec.structs.fields(Config):
        flag, default = "--" + field.name.replace("_", "-"), field.default
        help_text = say(f"help-serve-{field.name.replace('_', '-')}", variable=PREFIX + field.name.upper())
        if isinstance(default, tuple):
            parser.add_argument(flag, action="append", default=None, metavar="NAME=X", help=help_text)
        elif field.type is bool:
            parser.add_argument(flag, action="store_true", default=None, help=help_text)
        else:
            shown = say("help-serve-default", value=str(default)) if default != "" else ""
            parser.add_argument(flag, default=None, metavar="X", help=f"{help_text} {shown}".strip())


def _config(arguments: argparse.Namespace) -> object:
    from pyramidion.server.config import from_environment

    try:
        config = from_environment(vars(arguments))
    except msgspec.ValidationError as error:
        raise Complaint("error-bad-options", detail=str(error)) from error
    with complaining():
        welcome(config.bot, config.think_seconds)
    return config


def run(arguments: argparse.Namespace) -> int:
    from pyramidion.server.config import Config
    from pyramidion.server.lock import InUse, held
    from pyramidion.server.startup import check_files, check_services

    config = _config(arguments)
    assert isinstance(config, Config)
    say = Words(arguments.lang)
    with _one_sentence():
        file = check_files(config)
        try:
            with held(file) as announce:
                asyncio.run(check_services(config))
                _open_and_serve(config, arguments.open, say, announce)
        except InUse as running:
            return _join(running.url, str(file), arguments.open, say)
    return 0


def _open_and_serve(config: Config, show: bool, say: Words, announce: Callable[[str], None]) -> None:
    listening = _door(config.host, config.port, tries=MORE_PORTS if show else 1)
    url = _url(config.host, listening.getsockname()[1])
    announce(url)
    print(say("serving", url=url), rules_line(say), sep="\n", flush=True)
    if show:
        threading.Timer(OPEN_AFTER, webbrowser.open, [url]).start()
    _serve(config, listening)


def _join(url: str, file: str, wanted: bool, say: Words) -> int:
    """Somebody serves these tables already: whoever only wants to play is sent there."""
    if not (wanted and url):
        raise Complaint("error-database-in-use", name=file, url=url or "?")
    print(say("already-serving", url=url))
    webbrowser.open(url)
    return 0


def _url(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    everywhere = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}
    name = everywhere.get(host, host)
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


@contextmanager
def _one_sentence() -> Iterator[None]:
    from pyramidion.server.startup import CannotStart

    try:
        yield
    except CannotStart as error:
        raise Complaint(f"error-{error.code}", **error.args_by_name) from error


def _serve(config: Config, listening: socket.socket) -> None:
    import uvicorn

    from pyramidion.server.app import make_app
    from pyramidion.server.collector import COLLECTOR
    from pyramidion.server.connections import Door, http_class, socket_class
    from pyramidion.server.logs import set_up

    set_up(config.log_level)
    app = make_app(config)
    COLLECTOR.spare()
    door = Door(config, os.environ.get("FORWARDED_ALLOW_IPS", PROXIES))
    uvicorn.Server(
        uvicorn.Config(
            app,
            http=http_class(door),
            ws=socket_class(door),
            ws_max_size=8192,
            ws_per_message_deflate=False,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=config.proxy,
            forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", PROXIES),
            timeout_graceful_shutdown=5,
        )
    ).run(sockets=[listening])


def _door(host: str, port: int, tries: int) -> socket.socket:
    """The address to listen at; with several tries the next free port."""
    for number in range(port, port + tries):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            return found
        except (OSError, OverflowError) as error:
            found.close()
            problem = error
    raise Complaint("error-port", host=host, port=str(port), detail=str(problem))


def bot_worker(arguments: argparse.Namespace) -> int:
    from pyramidion.server.botworker import work
    from pyramidion.server.config import Config
    from pyramidion.server.logs import set_up
    from pyramidion.server.startup import check_files, check_services

    config = _config(arguments)
    assert isinstance(config, Config)
    if not config.database.startswith("postgres"):
        raise Complaint("error-bot-worker-database")
    with _one_sentence():
        check_files(config)
        asyncio.run(check_services(config))
    set_up(config.log_level)
    return asyncio.run(_until_told(work(config)))


async def _until_told(work: object) -> int:
    """Until somebody sends TERM or presses Ctrl-C."""
    import signal

    assert asyncio.iscoroutine(work)
    task = asyncio.ensure_future(work)
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, task.cancel)
    try:
        await task
    except asyncio.CancelledError:
        return 0
    return 0
