"""A real Ray cluster of two machines, here both on this one: the same games as without it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from arena.waiting import until
from pyramidion.arena import ray_cluster
from pyramidion.cli import main

HERE = Path(__file__).parent
ROOM = 80 * 1024 * 1024  # bytes for Ray's store of objects: its least is 75 MB
MATCH = ("arena", "pyramids", "--players", "rendezvous:Patient,random", "--games", "8", "--lang", "en")


@pytest.fixture
def meeting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which each machine leaves its name once it plays."""
    folder = tmp_path / "meeting"
    folder.mkdir()
    monkeypatch.setenv("RENDEZVOUS", str(folder))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, (HERE, HERE.parent))))
    monkeypatch.syspath_prepend(str(HERE))
    return folder


@pytest.fixture
def cluster(meeting: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Two machines with one core each. Ray gives each half a minute to start, which a busy computer may exceed."""
    for last in (False, False, True):
        try:
            made = machines(monkeypatch)
            break
        except Exception:
            if last:
                raise
    yield made
    made.shutdown()


def machines(monkeypatch: pytest.MonkeyPatch) -> Any:
    from ray.cluster_utils import Cluster

    made: Any = Cluster()
    try:
        for name in ("first", "second"):
            monkeypatch.setenv("MACHINE", name)
            made.add_node(num_cpus=1, object_store_memory=ROOM, include_dashboard=False)
    except BaseException:
        made.shutdown()
        raise
    monkeypatch.delenv("MACHINE")
    return made


def kept(path: Path) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    return [{key: value for key, value in line.items() if key not in ("seconds", "slowest")} for line in lines]


def it_plays_the_same_match_even_if_a_machine_dies(cluster: Any, meeting: Path, tmp_path: Path) -> None:
    """The second machine gets a game and never ends it; it is switched off, and the game is played on the first."""
    there, here = tmp_path / "there.jsonl", tmp_path / "here.jsonl"

    def switch_off() -> None:
        until(lambda: len(list(meeting.iterdir())) > 1, "both machines play")
        (second,) = cluster.worker_nodes
        cluster.remove_node(second, allow_graceful=False)

    Thread(target=switch_off, daemon=True).start()
    assert main([*MATCH, "--ray", cluster.address, "--out", str(there)]) == 0
    assert [line["failed"] for line in kept(there) if "failed" in line] == []
    assert {path.name for path in meeting.iterdir()} == {"first", "second"}
    assert main([*MATCH, "--workers", "1", "--out", str(here)]) == 0
    assert kept(there) == kept(here)


def what_it_cannot_play_is_one_sentence(
    cluster: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A bot that ends whoever plays with it, and machines with other code than here."""
    deadly = [*MATCH[:2], "--players", "rendezvous:Deadly,random", "--games", "1", "--ray", cluster.address]
    assert main([*deadly, "--lang", "en"]) == 2
    assert "A process that played has died." in capsys.readouterr().err
    monkeypatch.setattr(ray_cluster, "fingerprint", lambda: "other")
    assert main([*deadly, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "has another Pyramidion" in told
    assert "Traceback" not in told


def test_a_cluster(
    cluster: Any,
    meeting: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One test, so that no two clusters start at once."""
    it_plays_the_same_match_even_if_a_machine_dies(cluster, meeting, tmp_path)
    capsys.readouterr()
    what_it_cannot_play_is_one_sentence(cluster, monkeypatch, capsys)


def test_no_cluster_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*MATCH[:2], "--players", "scribe,random", "--ray", "127.0.0.1:1", "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "There is no Ray cluster at 127.0.0.1:1" in told
    assert "Traceback" not in told
