"""`serve`: tables for people and bots over the network. `bot-worker`: a process that thinks for their bots."""

from __future__ import annotations

import argparse
import socket
import threading
import webbrowser
from typing import Final

import msgspec

from pyramidion.bots.own import welcome
from pyramidion.cli.build import rules_line
from pyramidion.cli.complaint import Complaint, complaining
from pyramidion.locale import Words

MORE_PORTS: Final = 20
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
    import uvicorn

    from pyramidion.server.app import make_app
    from pyramidion.server.collector import COLLECTOR
    from pyramidion.server.config import Config
    from pyramidion.server.logs import set_up

    config = _config(arguments)
    assert isinstance(config, Config)
    set_up(config.log_level)
    app = make_app(config)
    COLLECTOR.spare()
    door = _door(config.host, config.port, tries=MORE_PORTS if arguments.open else 1)
    url = f"http://{config.host}:{door.getsockname()[1]}/"
    say = Words(arguments.lang)
    print(say("serving", url=url), rules_line(say), sep="\n", flush=True)
    if arguments.open:
        threading.Timer(OPEN_AFTER, webbrowser.open, [url]).start()
    uvicorn.Server(
        uvicorn.Config(
            app,
            ws="websockets-sansio",
            ws_max_size=8192,
            ws_per_message_deflate=False,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=config.proxy,
            timeout_graceful_shutdown=5,
        )
    ).run(sockets=[door])
    return 0


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
    import asyncio

    from pyramidion.server.botworker import work
    from pyramidion.server.config import Config
    from pyramidion.server.logs import set_up

    config = _config(arguments)
    assert isinstance(config, Config)
    if not config.database.startswith("postgres"):
        raise Complaint("error-bot-worker-database")
    set_up(config.log_level)
    return asyncio.run(_until_told(work(config)))


async def _until_told(work: object) -> int:
    """Until somebody sends TERM or presses Ctrl-C."""
    import asyncio
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
