"""The proof: what it is made of, and that a forged record is refused, or is not the game whose hash was noted."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pyramidion.games.valley import GAME, Options
from pyramidion.kernel import codec, fairness, record, rng
from pyramidion.kernel.fairness import Start
from pyramidion.kernel.record import BrokenRecord, Record
from pyramidion.kernel.table import Table, resume
from worlds import GAMES, choice, options_of

SERVER_SEED = rng.derive(1, 1)
NUMBERS = ["ab" * 32, None, "cd" * 32]
NAMES = ["Anna", "Scribe 2", "Bert"]
KINDS = ["human", "scribe", "human"]


def begun(name: str, options: Mapping[str, Any]) -> tuple[Table[Any], Start]:
    """A table whose deal follows from the server's seed and two people's numbers."""
    game = GAMES[name]
    chosen = options_of(game, options)
    start = fairness.start(
        game.id,
        codec.plain(chosen),
        rng.commitment(SERVER_SEED),
        NAMES,
        KINDS,
        table="t1",
        version=game.version,
        seeding="shared",
        client_seeds=NUMBERS,
        name_salts=["a1", "a2", "a3"],
        kind_salts=["b1", "b2", "b3"],
    )
    return Table(game, chosen, NAMES, SERVER_SEED, True, KINDS, start), start


def played(name: str, options: Mapping[str, Any], seed: int = 3) -> Record:
    """A whole random game with everything that a history can hold."""
    table, _ = begun(name, options)
    number = 0
    while not table.over:
        table.act(*choice(table.game, table.state, seed, number))
        number += 1
        if number == 9:
            assert table.rewind(4, range(3))
        if number == 12:
            table.note("bot", 0, "scribe")
        if number == 14:
            table.note("back", 0)
        if number == 20:
            assert table.undo(table.log[-1][0])
    return table.record()


@pytest.fixture(scope="module")
def finished() -> Record:
    return played("valley", {})


def again(saved: Record) -> Record:
    return msgspec.json.decode(msgspec.json.encode(saved), type=Record)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_consistent_with_its_history(name: str) -> None:
    options = {"round_limit": 1} if name == "kemet" else {}
    saved = played(name, options)
    assert len(saved.history) > len(saved.log)
    assert record.verify(GAMES[name], again(saved)) == len(saved.log)


def test_the_deal_can_be_checked_with_any_sha256(finished: Record) -> None:
    lines = ["pyramidion deal 1", f"{SERVER_SEED:064x}", "ab" * 32, "-", "cd" * 32]
    assert finished.seed == hashlib.sha256("\n".join(lines).encode()).hexdigest()
    assert finished.commit == hashlib.sha256(bytes.fromhex(finished.server_seed or "")).hexdigest()
    assert finished.start is not None
    assert finished.start.name_hashes[0] == hashlib.sha256(b"a1\nAnna").hexdigest()


def test_the_hashes_are_chained_as_the_documentation_says(finished: Record) -> None:
    data = json.loads(msgspec.json.encode(finished))
    start = data["start"]
    fixed = {
        "format": 1,
        **{name: data[name] for name in ("game", "options", "commit")},
        **{name: start[name] for name in ("table", "version", "seeding", "client_seeds")},
        "names": start["name_hashes"],
        "kinds": start["kind_hashes"],
    }
    running = digest(fixed, "")
    assert running == start["opening"]
    for step in [*data["history"], ["result", data["result"], data["rewound"], data["server_seed"]]]:
        running = digest(step, running)
    assert running == data["closing"]


@pytest.mark.skipif(not (shutil.which("sha256sum") and shutil.which("xxd")), reason="needs sha256sum and xxd")
def test_the_commands_in_the_documentation_give_the_hashes_beside_them() -> None:
    page = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
    commands, shown = page.split("```bash\n")[1].split("```\n\n```\n")
    done = subprocess.run(["bash", "-c", commands], capture_output=True, text=True, check=True)
    assert done.stdout == shown.split("```")[0]
    seed = int("5e" * 32, 16)
    made = [
        rng.commitment(seed),
        f"{fairness.deal_seed(seed, ['a1' * 32, None, 'b2' * 32]):064x}",
        fairness.salted("0f1e2d3c4b5a69788796a5b4c3d2e1f0", "Anna"),
    ]
    assert [line.split()[0] for line in done.stdout.splitlines()][:3] == made


def digest(value: Any, before: str) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256((before + text).encode()).hexdigest()


def test_the_hashes_are_the_same_after_every_resume(finished: Record) -> None:
    """From a record that does not hold the seeds, as a server resumes it."""
    table, _ = begun("valley", {})
    number = 0
    while not table.over:
        table.act(*choice(GAME, table.state, 3, number))
        number += 1
        if number == 9:
            table.rewind(4, range(3))
        if number == 12:
            table.note("bot", 0, "scribe")
        if number == 14:
            table.note("back", 0)
        if number == 20:
            table.undo(table.log[-1][0])
        if number in (2, 13, 19, 60):
            saved = again(table.record())
            assert (saved.seed, saved.server_seed, saved.closing) == (None, None, None)
            rest = table.points
            table = resume(GAME, saved, table.options, True, SERVER_SEED)
            table.points = rest
    assert codec.encode(table.record()) == codec.encode(finished)


# --- forgeries ---------------------------------------------------------------------------------------------------


def start_of(saved: Record) -> Start:
    assert saved.start is not None
    return saved.start


def names_reversed(saved: Record) -> None:
    saved.players.reverse()


def all_human(saved: Record) -> None:
    saved.kinds = ["human"] * saved.seats


def more_rewound(saved: Record) -> None:
    saved.rewound += 7


def undo_dropped(saved: Record) -> None:
    at = next(number for number, step in enumerate(saved.history) if step[0] == "rewind")
    back = saved.history[at][1]
    assert isinstance(back, int)
    acts = [number for number, step in enumerate(saved.history[:at]) if step[0] == "act"]
    gone = {at, *acts[back:]}
    saved.history = [step for number, step in enumerate(saved.history) if number not in gone]


def step_dropped(saved: Record) -> None:
    saved.history = [step for step in saved.history if step[0] != "rewind"]


def stand_in_dropped(saved: Record) -> None:
    saved.history = [step for step in saved.history if step[0] != "bot"]


def number_swapped(saved: Record) -> None:
    start_of(saved).client_seeds[0] = "ef" * 32


def number_denied(saved: Record) -> None:
    start_of(saved).client_seeds[0] = None


def other_options(saved: Record) -> None:
    saved.options = {**saved.options, "completist": not saved.options["completist"]}


def other_table(saved: Record) -> None:
    start_of(saved).table = "t2"


def name_withheld(saved: Record) -> None:
    start_of(saved).name_salts[0] = None
    saved.players[0] = "Eve"


def seeding_hidden(saved: Record) -> None:
    start_of(saved).seeding = "server"


def result_changed(saved: Record) -> None:
    assert saved.result is not None
    saved.result = msgspec.structs.replace(saved.result, winners=[0, 1, 2])


FORGERIES: dict[Callable[[Record], None], str] = {
    names_reversed: "name",
    all_human: "kind",
    more_rewound: "rewound",
    undo_dropped: "rewound",
    step_dropped: "history",
    stand_in_dropped: "closing",
    number_swapped: "deal",
    number_denied: "deal",
    other_table: "opening",
    name_withheld: "name",
    seeding_hidden: "deal",
    result_changed: "result",
}


@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: str(forge.__name__))
def test_a_forged_record_contradicts_itself(finished: Record, forge: Callable[[Record], None]) -> None:
    saved = again(finished)
    forge(saved)
    with pytest.raises(BrokenRecord) as caught:
        record.verify(GAME, saved)
    assert caught.value.code.startswith((FORGERIES[forge], "illegal"))


def test_other_options_contradict_the_opening_hash() -> None:
    """Even where they change nothing in the course of the game."""
    saved = played("kemet", {"round_limit": 1})
    saved.options = {**saved.options, "errata": {}, "round_limit": 2}
    with pytest.raises(BrokenRecord, match="opening"):
        record.verify(GAMES["kemet"], saved)


def covered_up(saved: Record, forge: Callable[[Record], None]) -> Record:
    """A forger who makes every hash anew, so that the record agrees with itself."""
    made = again(saved)
    forge(made)
    start, seed = start_of(made), int(made.server_seed or "", 16)
    start.name_hashes = list(map(fairness.salted, [salt or "" for salt in start.name_salts], made.players))
    start.kind_hashes = list(map(fairness.salted, start.kind_salts, made.kinds))
    start.opening = fairness.opening(made.game, made.options, made.commit, start)
    result = codec.plain(made.result)
    made.closing = fairness.closing(start.opening, made.history, result, made.rewound, seed)
    return made


def undo_hidden(saved: Record) -> None:
    """As if nothing had ever been taken back."""
    while any(step[0] == "rewind" for step in saved.history):
        undo_dropped(saved)
    saved.rewound = 0


@pytest.mark.parametrize("forge", [names_reversed, all_human, other_table, stand_in_dropped, undo_hidden])
def test_a_forgery_without_a_flaw_is_not_the_game_that_was_noted(
    finished: Record, forge: Callable[[Record], None]
) -> None:
    saved = covered_up(finished, forge)
    record.verify(GAME, saved)
    assert not fairness.same((finished.closing or "")[:16], saved.closing)
    later = forge in (stand_in_dropped, undo_hidden)
    assert fairness.same((finished.opening or "")[:16], saved.opening) is later


def test_what_was_taken_back_cannot_be_counted_otherwise(finished: Record) -> None:
    """Not even with new hashes: the history shows it."""
    assert finished.rewound > 0
    for forge in (more_rewound, undo_dropped, step_dropped):
        with pytest.raises(BrokenRecord):
            record.verify(GAME, covered_up(finished, forge))


def test_a_history_must_lead_to_the_recorded_actions(finished: Record) -> None:
    """Even where all hashes are made anew."""
    saved = again(finished)
    assert saved.history.pop()[0] == "act"
    with pytest.raises(BrokenRecord, match="history-log"):
        record.verify(GAME, covered_up(saved, lambda _: None))


def test_another_game_with_its_own_seed_is_not_the_one_that_was_noted(finished: Record) -> None:
    table = Table(GAME, Options(), NAMES, seed=5, kinds=KINDS)
    number = 0
    while not table.over:
        table.act(*choice(GAME, table.state, 4, number))
        number += 1
    other = again(table.record())
    assert record.verify(GAME, other) == number
    assert not fairness.same(finished.opening or "", other.opening)
    assert not fairness.same(finished.closing or "", other.closing)


@pytest.mark.parametrize("step", [["act", 9, "end"], ["rewind", 999], ["rewind", -1], ["jump", 0], [], ["bot", 9, "x"]])
def test_a_step_that_is_none_breaks_the_history(finished: Record, step: list[str | int]) -> None:
    saved = again(finished)
    saved.history.append(step)
    with pytest.raises(BrokenRecord):
        record.verify(GAME, covered_up(saved, lambda _: None))


def test_a_noted_hash_needs_sixteen_digits() -> None:
    whole = "0123456789abcdef" * 4
    assert fairness.same(whole, whole)
    assert fairness.same(whole[:16].upper(), whole)
    assert not fairness.same(whole[:15], whole)
    assert not fairness.same(whole, None)


# --- ends --------------------------------------------------------------------------------------------------------


def test_a_removed_name_leaves_the_proof_whole(finished: Record) -> None:
    saved = again(finished)
    fairness.remove_name(saved.players, saved.start, 0)
    text = msgspec.json.encode(saved).decode()
    assert "Anna" not in text
    assert '"a1"' not in text
    assert record.verify(GAME, saved) == len(saved.log)
    assert (saved.opening, saved.closing) == (finished.opening, finished.closing)


def test_an_abandoned_game_is_proved_as_far_as_it_went() -> None:
    table, _ = begun("valley", {})
    for number in range(30):
        table.act(*choice(GAME, table.state, 3, number))
    assert table.record().seed is None
    saved = again(table.record(ended=True))
    assert saved.result is None
    assert record.verify(GAME, saved) == 30


def test_a_game_whose_rules_changed_is_not_replayed(finished: Record) -> None:
    saved = again(finished)
    saved.history.insert(5, ["rules", 1, 2])
    with pytest.raises(BrokenRecord, match="rules-changed"):
        record.verify(GAME, saved)


def test_a_record_of_the_first_version_still_reads(finished: Record, tmp_path: Path) -> None:
    """Without a start there is nothing but the seed and its hash."""
    table = Table(GAME, Options(), ["a", "b"], seed=21)
    for number in range(400):
        if not table.over:
            table.act(*choice(GAME, table.state, 3, number))
    data = json.loads(msgspec.json.encode(table.record(ended=True)))
    for name in ("start", "server_seed", "history", "closing"):
        del data[name]
    (tmp_path / "old.json").write_text(json.dumps(data))
    saved = record.read(tmp_path / "old.json")
    assert (saved.opening, saved.closing) == (None, None)
    assert record.verify(GAME, saved) == len(saved.log)
    saved.seed = f"{22:064x}"
    with pytest.raises(BrokenRecord, match="commitment"):
        record.verify(GAME, saved)
    on = resume(GAME, record.read(tmp_path / "old.json"), Options())
    assert on.record(ended=True).closing is None
