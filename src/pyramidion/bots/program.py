"""Somebody's own program as a bot: one line of JSON in, one line of JSON out.

It gets what its seat sees, never the state. Only the person who types the command can start one.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import tempfile
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

import msgspec

from pyramidion.kernel import codec
from pyramidion.kernel.contract import Action, Game, Json

PATIENCE: Final = 10.0  # seconds that a program without a time of its own may take
LONGEST: Final = 65536  # bytes of an answer
LAST_WORDS: Final = 400  # bytes of what a dying program said that are told
SECRETS: Final = "PYRAMIDION_"  # settings of a server do not reach its bots
LUCK_BITS: Final = 53  # a number that JSON readers of every language keep whole


class BotFailed(Exception):
    """A bot that gave no legal answer: `code` is timeout, crash, start, garbage or illegal."""

    def __init__(self, code: str, bot: str, detail: str = "") -> None:
        super().__init__(f"{bot}: {code} {detail}")
        self.code = code
        self.bot = bot
        self.detail = detail

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.bot, self.detail)


class Answer(msgspec.Struct):
    action: str


class Program:
    """Started at the first question, asked over and over, ended by `close`.

    Where nothing else is said it has twice its time and a second, for a machine that is busy.
    """

    looks = False

    def __init__(
        self, name: str, command: Sequence[str], seconds: float | None = None, limit: float | None = None
    ) -> None:
        self.name = name
        self.command = list(command)
        self.seconds = seconds
        self.think = PATIENCE if seconds is None else seconds
        self.limit = limit if limit is not None else PATIENCE if seconds is None else 2 * seconds + 1
        self._process: subprocess.Popen[bytes] | None = None

    def choose(self, game: Game[Any], world: Any, seat: int, seed: int) -> Action:
        legal = game.legal(world, seat)
        line = self._answer(codec.encode(self._question(game, world, seat, seed)))
        try:
            said = msgspec.json.decode(line, type=Answer).action
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise self._failed("garbage", _shown(line)) from error
        found = next((known for known in legal if str(known) == said), None)
        if found is None:
            raise self._failed("illegal", said[:LAST_WORDS])
        return found

    def _question(self, game: Game[Any], world: Any, seat: int, seed: int) -> Json:
        view = codec.plain(game.view(world, seat))
        luck = seed & ((1 << LUCK_BITS) - 1)
        asked = {"game": game.id, "options": view["options"], "seat": seat, "legal": view["legal"]}
        return {**asked, "seconds": self.seconds, "luck": luck, "view": view}

    def close(self) -> None:
        """End of input first; a program that does not leave is ended."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        with contextlib.suppress(OSError):
            process.stdin.close()
        try:
            process.wait(1)
        except subprocess.TimeoutExpired:
            _kill(process)
        self._complaints.close()

    # --- the conversation ----------------------------------------------------------------------------------

    def _answer(self, question: bytes) -> bytes:
        """Asked in a thread of its own: whoever reads from a program that says nothing waits for ever."""
        process = self._started()
        said: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=_exchange, args=(process, question, said), daemon=True).start()
        try:
            line = said.get(timeout=self.limit)
        except Empty:
            _kill(process)
            raise self._failed("timeout", f"{self.limit:g}") from None
        if not line:
            raise self._failed("crash", self._last_words(process))
        return line

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            self._complaints = tempfile.TemporaryFile()  # noqa: SIM115
            try:
                self._process = subprocess.Popen(
                    self.command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=self._complaints,
                    env={name: value for name, value in os.environ.items() if not name.startswith(SECRETS)},
                    start_new_session=True,
                )
            except OSError as error:
                self._complaints.close()
                raise BotFailed("start", self.name, str(error)) from error
        return self._process

    def _last_words(self, process: subprocess.Popen[bytes]) -> str:
        try:
            process.wait(1)
        except subprocess.TimeoutExpired:
            _kill(process)
        self._complaints.seek(0)
        said = self._complaints.read().strip().splitlines()
        return _shown(said[-1]) if said else f"exit code {process.returncode}"

    def _failed(self, code: str, detail: str) -> BotFailed:
        self.close()
        return BotFailed(code, self.name, detail)


def _exchange(process: subprocess.Popen[bytes], question: bytes, said: SimpleQueue[bytes]) -> None:
    """Nothing where the program has left."""
    assert process.stdin is not None
    assert process.stdout is not None
    line = b""
    with contextlib.suppress(OSError, ValueError):
        process.stdin.write(question + b"\n")
        process.stdin.flush()
        line = process.stdout.readline(LONGEST)
    said.put(line)


def _kill(process: subprocess.Popen[bytes]) -> None:
    """The program and all that it started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _shown(line: bytes) -> str:
    text = line[:LAST_WORDS].decode("utf-8", "replace").strip()
    return "".join(letter if letter.isprintable() else "·" for letter in text)
