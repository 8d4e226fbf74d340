"""Processes that think for another one."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from types import TracebackType
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def cores() -> int:
    """As many as this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Crew(ProcessPoolExecutor):
    """So many fresh processes. Whoever leaves it, for whatever reason, ends them without waiting for their work; if it
    is killed, they end too.

    Ctrl-C is for the one that waits for them: they never hear it, not even while Python is starting.
    """

    def __init__(self, workers: int, begin: Callable[..., object] | None = None, *given: Any) -> None:
        super().__init__(workers, multiprocessing.get_context("spawn"), _started, (begin, *given))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """It may start a process."""
        with _deaf():
            return super().submit(fn, *args, **kwargs)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """But for the pool it waits, or the interpreter ends before it."""
        self.end()

    def end(self, wait: bool = True) -> None:
        for process in list((self._processes or {}).values()):
            process.kill()
        self.shutdown(wait, cancel_futures=True)


@contextmanager
def _deaf() -> Iterator[None]:
    """Ctrl-C waits until it is over; processes that were started meanwhile stay deaf to it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _started(begin: Callable[..., object] | None, *given: Any) -> None:
    """In each new process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if begin is not None:
        begin(*given)


def _end_with_parent() -> None:
    """Even if it is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
