"""The record of a game: enough to resume it, to show it, and to prove that nothing was touched."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from pyramidion.kernel import codec, fairness, files, rng
from pyramidion.kernel.contract import Event, Game, Json, Result, parse_action
from pyramidion.kernel.fairness import Start, Step
from pyramidion.kernel.undo import floor_after

FORMAT: Final = 1
NOTES: Final = {"bot": 3, "back": 2, "resign": 3, "depart": 3}  # steps of a history that are no actions: their lengths

Migration = Callable[[Json], Json]  # a pure function from the state of one version to that of the next


class Record(msgspec.Struct):
    """`kinds` says what sat where at the start (a person, a bot by its name); `digest` fingerprints the state after
    each action; `seed` decides the shuffles. The seeds and the closing hash are there only when the game is over.

    `start` and `history` (what was taken back, and who played for whom) are missing from games of version 0.1.0.
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
    start: Start | None = None
    server_seed: str | None = None
    history: list[Step] = []
    closing: str | None = None

    @property
    def opening(self) -> str | None:
        return self.start.opening if self.start is not None else None


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
        found = msgspec.json.decode(files.read_bytes(path, files.MOST_RECORD), type=Record)
    except RecursionError as error:
        raise files.BadFile("too-deep") from error
    except msgspec.DecodeError as error:
        raise BrokenRecord("not-a-record", detail=str(error)) from error
    if found.format != FORMAT:
        raise BrokenRecord("not-a-record", detail=f"format {found.format}")
    if not 0 < found.seats == len(found.players) == len(found.kinds):
        raise BrokenRecord("not-a-record", detail=f"{found.seats} seats, {len(found.players)} players")
    if found.start is not None and not _one_each(found.start, found.seats):
        raise BrokenRecord("not-a-record", detail=f"{found.seats} seats")
    return found


def _one_each(start: Start, seats: int) -> bool:
    lists = (start.client_seeds, start.name_salts, start.name_hashes, start.kind_salts, start.kind_hashes)
    return all(len(each) == seats for each in lists)


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
    """Replay the game and compare everything; the number of actions. Raises at the first that differs.

    What agrees with itself may still be another game than the one that was played: only a hash noted then proves that.
    """
    if any(step and step[0] == "rules" for step in record.history):
        raise BrokenRecord("rules-changed")
    if record.version != game.version:
        raise BrokenRecord("other-version", version=record.version, ours=game.version)
    if record.seed is None:
        raise BrokenRecord("no-seed")
    seed = _seed(record.seed)
    if record.start is None:
        _verify_commit(seed, record.commit)
    else:
        _verify_start(record, record.start, seed)
    state = game.new(_options(game, record), record.seats, seed)
    if not len(record.log) == len(record.digest) == len(record.events):
        raise BrokenRecord("lengths", log=len(record.log), digest=len(record.digest))
    for at, (seat, text) in enumerate(record.log, 1):
        _verify_action(game, state, record, at, seat, text)
    if codec.digest(game.dump(state)) != codec.digest(record.state):
        raise BrokenRecord("final-state", len(record.log))
    if codec.encode(game.result(state)) != codec.encode(record.result):
        raise BrokenRecord("result", len(record.log))
    if record.start is not None:
        _verify_history(game, record, seed)
        _verify_closing(record, record.start)
    return len(record.log)


def _verify_commit(seed: int, commit: str) -> None:
    if rng.commitment(seed) != commit:
        raise BrokenRecord("commitment")


def _verify_start(record: Record, start: Start, seed: int) -> None:
    """The deal follows from the seeds, and names, kinds and all else from the opening hash."""
    if record.server_seed is None:
        raise BrokenRecord("no-seed")
    server_seed = _seed(record.server_seed)
    _verify_commit(server_seed, record.commit)
    if fairness.dealt(start.seeding, server_seed, start.client_seeds) != seed:
        raise BrokenRecord("deal")
    for seat in range(record.seats):
        if not _same_name(start.name_salts[seat], record.players[seat], start.name_hashes[seat]):
            raise BrokenRecord("name", seat=seat + 1)
        if fairness.salted(start.kind_salts[seat], record.kinds[seat]) != start.kind_hashes[seat]:
            raise BrokenRecord("kind", seat=seat + 1)
    made = fairness.opening(record.game, record.options, record.commit, start)
    if (start.version, start.opening) != (record.version, made):
        raise BrokenRecord("opening")


def _same_name(salt: str | None, name: str, expected: str) -> bool:
    """A name whose salt was removed must be removed too."""
    return name == fairness.REMOVED if salt is None else fairness.salted(salt, name) == expected


def _verify_closing(record: Record, start: Start) -> None:
    result, server_seed = codec.plain(record.result), _seed(record.server_seed or "")
    made = fairness.closing(start.opening, record.history, result, record.rewound, server_seed)
    if made != record.closing:
        raise BrokenRecord("closing")


class _Course:
    """A game done again with everything that was taken back: its log and how much of it had been seen."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        self.state = state
        self.points: list[Any] = []
        self.log: list[tuple[int, str]] = []
        self.floor = self.rewound = 0

    def act(self, seat: int, text: str) -> None:
        self.points.append(self.game.copy(self.state))
        self.log.append((seat, text))
        events = _done(self.game, self.state, seat, text, len(self.log))
        self.floor = floor_after(self.game, self.points[-1], self.state, self.log, events, self.floor)

    def rewind(self, to: int) -> None:
        self.rewound += max(0, self.floor - to)
        self.state = self.points[to]
        del self.points[to:], self.log[to:]
        self.floor = min(self.floor, to)


def _verify_history(game: Game[Any], record: Record, seed: int) -> None:
    """The history leads to exactly this log, and to so many actions taken back after something had been seen."""
    course = _Course(game, game.new(_options(game, record), record.seats, seed))
    for number, step in enumerate(record.history, 1):
        match step:
            case ["act", int(seat), str(text)]:
                course.act(seat, text)
            case ["rewind", int(to)] if 0 <= to < len(course.log):
                course.rewind(to)
            case [str(kind), int(seat), *_] if NOTES.get(kind) == len(step) and 0 <= seat < record.seats:
                pass
            case _:
                raise BrokenRecord("history", step=number)
    if course.log != record.log:
        raise BrokenRecord("history-log")
    if course.rewound != record.rewound:
        raise BrokenRecord("rewound", said=record.rewound, counted=course.rewound)


def _verify_action(game: Game[Any], state: Any, record: Record, at: int, seat: int, text: str) -> None:
    """One action: legal, and with the recorded events and fingerprint."""
    if [codec.event_to_json(event) for event in _done(game, state, seat, text, at)] != record.events[at - 1]:
        raise BrokenRecord("events", at, action=text)
    if codec.digest(game.dump(state)) != record.digest[at - 1]:
        raise BrokenRecord("digest", at, action=text)


def _done(game: Game[Any], state: Any, seat: int, text: str, at: int) -> list[Event]:
    """The events of a legal action."""
    try:
        chosen = parse_action(text)
    except ValueError as error:
        raise BrokenRecord("not-an-action", at, action=text) from error
    if seat not in game.actors(state) or chosen not in game.legal(state, seat):
        raise BrokenRecord("illegal", at, action=text)
    state.events = []
    game.apply(state, seat, chosen)
    events: list[Event] = state.events
    return events


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
