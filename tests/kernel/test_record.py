"""Records: resumed, replayed, proved; a tampered one breaks at the action that was touched."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pyramidion.games.valley import GAME, Options
from pyramidion.kernel import codec, record
from pyramidion.kernel.record import BrokenRecord, Record
from pyramidion.kernel.table import Table, resume
from worlds import choice


@pytest.fixture(scope="module")
def finished() -> Record:
    table = Table(GAME, Options(), ["a", "b"], seed=21)
    number = 0
    while not table.over:
        table.act(*choice(GAME, table.state, 3, number))
        number += 1
    return table.record()


def again(saved: Record) -> Record:
    """The same record through its file."""
    import msgspec

    return msgspec.json.decode(msgspec.json.encode(saved), type=Record)


def test_a_finished_game_proves_itself(finished: Record) -> None:
    assert record.verify(GAME, again(finished)) == len(finished.log)


def test_a_live_game_keeps_its_seed_secret() -> None:
    table = Table(GAME, Options(), ["a", "b"], seed=2)
    assert table.record().seed is None
    with pytest.raises(BrokenRecord, match="no-seed"):
        record.verify(GAME, table.record())


@pytest.mark.parametrize("at", [1, 7, 60])
def test_a_changed_action_is_found(finished: Record, at: int) -> None:
    saved = again(finished)
    seat, text = saved.log[at - 1]
    saved.log[at - 1] = (seat, "end" if text != "end" else "arrange")
    with pytest.raises(BrokenRecord) as caught:
        record.verify(GAME, saved)
    assert caught.value.at == at


def test_a_changed_event_is_found(finished: Record) -> None:
    saved = again(finished)
    saved.events[4].append(["scored", [0, 99]])
    with pytest.raises(BrokenRecord, match="events at 5"):
        record.verify(GAME, saved)


def test_a_changed_digest_is_found(finished: Record) -> None:
    saved = again(finished)
    saved.digest[9] = "0" * 16
    with pytest.raises(BrokenRecord, match="digest at 10"):
        record.verify(GAME, saved)


def test_another_seed_breaks_the_commitment(finished: Record) -> None:
    saved = again(finished)
    saved.server_seed = f"{22:064x}"
    with pytest.raises(BrokenRecord, match="commitment"):
        record.verify(GAME, saved)
    saved = again(finished)
    saved.seed = f"{22:064x}"
    with pytest.raises(BrokenRecord, match="deal"):
        record.verify(GAME, saved)
    saved.seed = "no number"
    with pytest.raises(BrokenRecord, match="bad-seed"):
        record.verify(GAME, saved)


def test_a_changed_result_or_state_is_found(finished: Record) -> None:
    saved = again(finished)
    saved.state["first"] = 1 - saved.state["first"]
    with pytest.raises(BrokenRecord, match="final-state"):
        record.verify(GAME, saved)
    saved = again(finished)
    saved.result = None
    with pytest.raises(BrokenRecord, match="result"):
        record.verify(GAME, saved)


def test_resuming_goes_on_as_if_nothing_had_happened() -> None:
    def play(interrupted: bool) -> Table[Any]:
        table = Table(GAME, Options(completist=True), ["a", "b", "c"], seed=8)
        number = 0
        while not table.over:
            table.act(*choice(GAME, table.state, 1, number))
            number += 1
            if interrupted and number % 50 == 0:
                table = resume(GAME, again(table.record()), table.options)
        return table

    assert codec.encode(play(True).record()) == codec.encode(play(False).record())


def test_states_of_older_versions_are_carried_over_in_order() -> None:
    migrations = {1: lambda state: {**state, "b": 1}, 2: lambda state: {**state, "c": state["b"] + 1}}
    assert record.migrated({"a": 0}, 1, migrations, 3) == {"a": 0, "b": 1, "c": 2}
    with pytest.raises(BrokenRecord, match="no-migration"):
        record.migrated({}, 1, {2: migrations[2]}, 3)


def test_a_record_from_the_future_is_refused(finished: Record) -> None:
    saved = again(finished)
    saved.version = GAME.version + 1
    with pytest.raises(BrokenRecord, match="from-the-future"):
        record.resume(GAME, saved)


def test_files_are_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    codec.write_whole(path, b"old")

    def broken(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("os.replace", broken)
    with pytest.raises(OSError, match="disk full"):
        codec.write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]
