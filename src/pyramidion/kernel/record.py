"""The record of a game: enough to resume it, to show it, and to prove that nothing was touched."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from pyramidion.kernel import codec, rng
from pyramidion.kernel.contract import Game, Json, Result, parse_action

FORMAT: Final = 1

Migration = Callable[[Json], Json]  # a pure function from the state of one version to that of the next


class Record(msgspec.Struct):
    """`kinds` says what sits where (a person, a bot by its name); `seed` is there only when the game is over;
    `digest` fingerprints the state after each action.
    """

    format: int
    game: str
    version: int
    seats: int
    options: Json
    players: list[str]
    kinds: list[str]
    commit: str
    log: list[tuple[int, str]]
    digest: list[str]
    state: Json
    events: list[list[Json]]
    seed: str | None = None
    result: Result | None = None
    rewound: int = 0  # how many actions were taken back after something had been seen


class BrokenRecord(ValueError):
    """A file that is no record, or does not replay: `code` and, where it is known, the action's number."""

    def __init__(self, code: str, at: int | None = None, **args: str | int) -> None:
        super().__init__(f"{code} at {at} {args}")
        self.code = code
        self.at = at
        self.args_by_name = args


def read(path: Path) -> Record:
    """A record from a file."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Record)
    except msgspec.DecodeError as error:
        raise BrokenRecord("not-a-record", detail=str(error)) from error
    if found.format != FORMAT:
        raise BrokenRecord("not-a-record", detail=f"format {found.format}")
    if not 0 < found.seats == len(found.players) == len(found.kinds):
        raise BrokenRecord("not-a-record", detail=f"{found.seats} seats, {len(found.players)} players")
    return found


def write(path: Path, record: Record) -> None:
    codec.write_whole(path, msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")


def migrated(state: Json, version: int, migrations: Mapping[int, Migration], target: int) -> Json:
    """A running game's state carried over to the rules of today, one version at a time."""
    while version < target:
        if version not in migrations:
            raise BrokenRecord("no-migration", version=version)
        state = migrations[version](state)
        version += 1
    return state


def resume(game: Game[Any], record: Record) -> Any:
    """The state a live game goes on from."""
    if record.version > game.version:
        raise BrokenRecord("from-the-future", version=record.version)
    migrations: Mapping[int, Migration] = getattr(game, "migrations", {})
    try:
        return game.load(migrated(record.state, record.version, migrations, game.version))
    except (KeyError, TypeError, ValueError, IndexError) as error:
        if isinstance(error, BrokenRecord):
            raise
        raise BrokenRecord("bad-state", detail=str(error)) from error


def verify(game: Game[Any], record: Record) -> int:
    """Replay the log and compare everything; the number of actions proved. Raises at the first that differs."""
    if record.version != game.version:
        raise BrokenRecord("other-version", version=record.version, ours=game.version)
    if record.seed is None:
        raise BrokenRecord("no-seed")
    seed = _seed(record.seed)
    if rng.commitment(seed) != record.commit:
        raise BrokenRecord("commitment")
    state = game.new(_options(game, record), record.seats, seed)
    if not len(record.log) == len(record.digest) == len(record.events):
        raise BrokenRecord("lengths", log=len(record.log), digest=len(record.digest))
    for at, (seat, text) in enumerate(record.log, 1):
        _verify_action(game, state, record, at, seat, text)
    if codec.digest(game.dump(state)) != codec.digest(record.state):
        raise BrokenRecord("final-state", len(record.log))
    if codec.encode(game.result(state)) != codec.encode(record.result):
        raise BrokenRecord("result", len(record.log))
    return len(record.log)


def _verify_action(game: Game[Any], state: Any, record: Record, at: int, seat: int, text: str) -> None:
    """One action: legal, and with the recorded events and fingerprint."""
    try:
        chosen = parse_action(text)
    except ValueError as error:
        raise BrokenRecord("not-an-action", at, action=text) from error
    if chosen not in game.legal(state, seat):
        raise BrokenRecord("illegal", at, action=text)
    state.events = []
    game.apply(state, seat, chosen)
    if [codec.event_to_json(event) for event in state.events] != record.events[at - 1]:
        raise BrokenRecord("events", at, action=text)
    if codec.digest(game.dump(state)) != record.digest[at - 1]:
        raise BrokenRecord("digest", at, action=text)


def _seed(text: str) -> int:
    try:
        seed = int(text, 16)
    except ValueError as error:
        raise BrokenRecord("bad-seed") from error
    if not 0 <= seed < 1 << 8 * rng.SEED_BYTES:
        raise BrokenRecord("bad-seed")
    return seed


def _options(game: Game[Any], record: Record) -> Any:
    try:
        return msgspec.convert(record.options, game.options)
    except msgspec.ValidationError as error:
        raise BrokenRecord("bad-options", detail=str(error)) from error


def winners(record: Record) -> Sequence[int]:
    return record.result.winners if record.result is not None else []
