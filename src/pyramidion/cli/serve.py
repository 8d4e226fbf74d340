"""`serve`: tables for people and bots over the network. `bot-worker`: a process that thinks for their bots."""

from __future__ import annotations

import argparse

import msgspec

from pyramidion.cli.complaint import Complaint
from pyramidion.locale import Words


def add(parser: argparse.ArgumentParser, say: Words) -> None:
    """A flag for everything that can be set."""
    from pyramidion.server.config import PREFIX, Config

    for field in msgspec.structs.fields(Config):
        flag, default = "--" + field.name.replace("_", "-"), field.default
        help_text = say(f"help-serve-{field.name.replace('_', '-')}", variable=PREFIX + field.name.upper())
        if field.type is bool:
            parser.add_argument(flag, action="store_true", default=None, help=help_text)
        else:
            shown = say("help-serve-default", value=str(default)) if default != "" else ""
            parser.add_argument(flag, default=None, metavar="X", help=f"{help_text} {shown}".strip())


def _config(arguments: argparse.Namespace) -> object:
    from pyramidion.server.config import from_environment

    try:
        return from_environment(vars(arguments))
    except msgspec.ValidationError as error:
        raise Complaint("error-bad-options", detail=str(error)) from error


def run(arguments: argparse.Namespace) -> int:
    import uvicorn

    from pyramidion.server.app import make_app
    from pyramidion.server.config import Config
    from pyramidion.server.logs import set_up

    config = _config(arguments)
    assert isinstance(config, Config)
    set_up(config.log_level)
    print(Words(arguments.lang)("serving", url=f"http://{config.host}:{config.port}/"), flush=True)
    uvicorn.Server(
        uvicorn.Config(
            make_app(config),
            host=config.host,
            port=config.port,
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
    ).run()
    return 0


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
