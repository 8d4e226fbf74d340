"""The collector sets aside what lives long, and still finds cycles in the end."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from pyramidion.server import collector
from pyramidion.server.collector import Collector


class Ring:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def sparing() -> Iterator[Collector]:
    threshold = gc.get_threshold()
    made = Collector()
    made.spare()
    yield made
    gc.callbacks.remove(collector._set_aside)
    gc.set_threshold(*threshold)
    gc.unfreeze()


def test_what_outlives_a_look_is_not_looked_at_again(sparing: Collector) -> None:
    kept = [[number] for number in range(100)]
    before = gc.get_freeze_count()
    gc.collect(0)
    assert gc.get_freeze_count() - before >= len(kept)


def test_rings_are_freed_in_a_quiet_minute(sparing: Collector) -> None:
    ring = Ring()
    gone = weakref.ref(ring)
    gc.collect(0)
    del ring
    gc.collect(0)
    assert gone() is not None
    sparing.sweep(used=0.0)
    assert gone() is not None
    sparing.looked = time.monotonic() - collector.RESTED - 1
    sparing.sweep(used=time.monotonic())
    assert gone() is not None
    sparing.sweep(used=0.0)
    assert gone() is None


def test_a_process_that_was_not_asked_to_spare_is_left_alone() -> None:
    made = Collector()
    made.looked = time.monotonic() - collector.AT_LATEST - 1
    before = made.looked
    made.sweep(used=0.0)
    assert made.looked == before
