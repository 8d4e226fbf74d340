"""Bots that somebody wrote: `module:Class`, `program:./bot.py` or `cmd:command with arguments`.

They run code, so they are taken from a command line only: never from a saved game, a table or a request.
"""

from __future__ import annotations

import errno
import importlib
import os
import re
import shlex
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pyramidion.bots import BOTS
from pyramidion.bots.program import BotFailed, Program
from pyramidion.kernel.contract import Action, BadOption, Game


class OwnBot:
    """An object of somebody's class; it gets a world, never the true position, and its answer is checked.

    A tuple that equals an action is as good as the action.
    """

    looks = True

    def __init__(self, name: str, inner: Any, seconds: float | None = None) -> None:
        self.name = name
        self.think = 0.0 if seconds is None else seconds
        self.inner = inner

    def choose(self, game: Game[Any], world: Any, seat: int, seed: int) -> Action:
        legal = game.legal(world, seat)
        try:
            chosen: Action = self.inner.choose(game, world, seat, seed)
        except Exception as error:
            raise BotFailed("crash", self.name, repr(error)) from error
        try:
            return legal[legal.index(chosen)]
        except ValueError as error:
            raise BotFailed("illegal", self.name, str(chosen)) from error


def is_own(spec: str) -> bool:
    """Does it name code of somebody's own?"""
    return ":" in spec


def own_bot(spec: str, seconds: float | None = None) -> OwnBot | Program:
    """The bot of a `module:Class`, `program:PATH` or `cmd:COMMAND`."""
    kind, _, rest = spec.partition(":")
    if kind == "program":
        return Program(spec, _program(rest), seconds)
    if kind == "cmd":
        return Program(spec, _words(spec, rest), seconds)
    return OwnBot(spec, _made(spec, kind, rest, seconds), seconds)


def check(spec: str) -> None:
    """Raises BotFailed where somebody's own bot cannot even be started; nothing is said of the others."""
    if not is_own(spec):
        return
    made = own_bot(spec)
    if isinstance(made, Program):
        kind, _, path = spec.partition(":")
        if kind == "program" and not os.path.isfile(path):
            raise BotFailed("start", spec, os.strerror(errno.EISDIR if os.path.isdir(path) else errno.ENOENT))
        _check_command(spec, made.command[0])


def welcome(pairs: Iterable[str], limit: float) -> None:
    """The programs of whoever runs a server, each as NAME=COMMAND, get a place among the bots."""
    for pair in pairs:
        name, _, command = pair.partition("=")
        if not re.fullmatch(r"[a-z][a-z0-9_]{0,31}", name) or not isinstance(BOTS.get(name), Program | None):
            raise BadOption("bot-name", value=pair)
        words = _words(name, command)
        _check_command(name, words[0])
        BOTS[name] = Program(name, words, limit / 2, limit)


def close_all(bots: Iterable[object]) -> None:
    """Programs are ended."""
    for chosen in bots:
        if isinstance(chosen, Program):
            chosen.close()


def short_name(spec: str) -> str:
    """`bot.py` for `program:./bot.py`, `Careful` for `mine:Careful`."""
    kind, _, rest = spec.partition(":")
    words = rest.split() if kind == "cmd" else [rest]
    return Path(words[-1]).name if words and words[-1] else spec


def _program(path: str) -> list[str]:
    """A Python file needs no permission to be run."""
    if path.endswith(".py") and not os.access(path, os.X_OK):
        return [sys.executable, path]
    return [path if os.sep in path else os.path.join(os.curdir, path)]


def _check_command(spec: str, command: str) -> None:
    """Is there such a program, and may it be run?"""
    if shutil.which(command) is None:
        raise BotFailed("start", spec, os.strerror(errno.EACCES if os.path.exists(command) else errno.ENOENT))


def _words(spec: str, command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BotFailed("start", spec, str(error)) from error
    if not words:
        raise BotFailed("start", spec, "?")
    return words


def _made(spec: str, module: str, name: str, seconds: float | None) -> Any:
    """The class is looked for where the command was typed, too; an object that has `seconds` is told its time."""
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        made = getattr(importlib.import_module(module), name)()
    except Exception as error:
        raise BotFailed("start", spec, repr(error)) from error
    if not callable(getattr(made, "choose", None)):
        raise BotFailed("start", spec, "choose?")
    if seconds is not None and hasattr(made, "seconds"):
        made.seconds = seconds
    return made
