"""Answers that take long to work out, made in worker processes as finished JSON; those of finished games are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec

from pyramidion.kernel import codec, registry
from pyramidion.kernel.contract import Event, Game, Json, View, parse_action, seen_by
from pyramidion.kernel.record import Record
from pyramidion.kernel.text import Section
from pyramidion.locale import MissingWords, Words
from pyramidion.server.ending import ended
from pyramidion.server.entries import Chair, Entry, TableRow
from pyramidion.server.fair_queue import FairQueue, Ticket
from pyramidion.server.live import Live, Viewer
from pyramidion.server.problem import player_names
from pyramidion.server.refusal import Refusal
from pyramidion.server.workers import WorkerPool, ready

ALL = "all"
SECONDS = 60.0  # after that a worker is replaced and the request is refused
T = TypeVar("T")
Code = str  # of a refusal
Key = tuple[str, ...]  # the table's id, what was asked, and with which parameters
Coming = tuple[str, Key, int]  # for whom, what, and of which revision


class Move(msgspec.Struct):
    """One action of a finished game as the viewer may know it; `points` are everybody's after it."""

    by: int
    turn: int
    told: list[Json]
    points: list[int]


class Replay(msgspec.Struct):
    """The table after `at` of `length` actions, as the viewer knew it then, and what the last of them did.

    No `view` where the game was played by rules that this server does not have any more.
    """

    length: int
    at: int
    by: int | None
    action: str | None
    events: list[Json]
    told: list[Json]
    view: View | None


class Choice(msgspec.Struct):
    action: str
    text: str


class Text(msgspec.Struct):
    """The table in words: what a screen reader reads and a terminal draws."""

    sections: list[Section]
    prompt: str
    choices: list[Choice]


class Said(msgspec.Struct):
    table: str
    at: float
    kind: str
    text: str


class Played(msgspec.Struct):
    """The beginning of a game for a new table: its log as (seq, at, line), its snapshots as (seq, length, record)."""

    seed: str
    lines: list[tuple[int, float, bytes]]
    snapshots: list[tuple[int, int, bytes]]


# --- in the worker ---------------------------------------------------------------------------------------------


def record(saved: bytes) -> bytes:
    """As it was stored, but only if it is one."""
    return msgspec.json.encode(_decoded(saved))


def moves(saved: bytes, asked: str) -> bytes | Code:
    found = _decoded(saved)
    if found.seed is None:
        return "not-over"
    return msgspec.json.encode(list(_moves(registry.game(found.game), found, asked)))


def replay(saved: bytes, at: int, asked: str) -> bytes | Code:
    found = _decoded(saved)
    if found.seed is None:
        return "not-over"
    return msgspec.json.encode(_replay(registry.game(found.game), found, min(at, len(found.log)), asked))


def text(game_id: str, state: Json, viewer: Viewer, chairs: Sequence[Chair], lang: str) -> bytes:
    game = registry.game(game_id)
    say = Words(lang, game_id, player_names(chairs, lang))
    return msgspec.json.encode(_text(game, game.view(game.load(state), viewer), say))


def said(lines: Sequence[tuple[str, bytes]]) -> bytes:
    """What a person did and said, from the lines of the log."""
    found = [(table, msgspec.json.decode(line, type=Entry)) for table, line in lines]
    return msgspec.json.encode([Said(table, entry.at, entry.kind, entry.text) for table, entry in found])


def played(saved: bytes, row: TableRow, seat: int, move: int, every: int) -> Played | Code:
    """The first actions of a finished game as the log of a new table."""
    found = _decoded(saved)
    if found.seed is None or found.version != registry.game(found.game).version or move >= len(found.log):
        return "no-branch"
    if seat >= found.seats:
        return "no-such-seat"
    row.seed, row.options = found.seed, found.options
    live, snapshots = Live(row), []
    live.note(live.start(row.created))
    for number, (by, chosen) in enumerate(found.log[:move], 1):
        live.note(live.act(by, chosen, None, None, row.created))
        if number in (move - every, move) and not live.midway and live.table is not None:
            snapshots.append((live.seq, number, msgspec.json.encode(live.table.record())))
    lines = [(entry.seq, entry.at, msgspec.json.encode(entry)) for entry in live.entries]
    return Played(found.seed, lines, snapshots)


def _decoded(saved: bytes) -> Record:
    return msgspec.json.decode(saved, type=Record)


def _moves(game: Game[Any], saved: Record, asked: str) -> Iterator[Move]:
    state = _beginning(game, saved)
    for at, (by, chosen) in enumerate(saved.log):
        told = _told(game, _events(game, saved, at, asked))
        if state is None:
            yield Move(by, 0, told, [])
        else:
            game.apply(state, by, parse_action(chosen))
            yield Move(by, game.view(state, None).turn, told, list(game.recount(state)))


def _viewer(saved: Record, asked: str) -> Viewer:
    return int(asked) if asked.isdigit() and len(asked) == 1 and int(asked) < saved.seats else None


def _beginning(game: Game[Any], saved: Record) -> Any:
    """The position after set-up; None where the game was played by other rules."""
    if saved.version != game.version:
        return None
    return game.new(msgspec.convert(saved.options, game.options), saved.seats, int(saved.seed or "0", 16))


def _events(game: Game[Any], saved: Record, at: int, asked: str) -> list[Event]:
    found = map(codec.event_from_json, saved.events[at])
    return list(found) if asked == ALL else seen_by(game, found, _viewer(saved, asked))


def _told(game: Game[Any], events: list[Event]) -> list[Json]:
    return [[line[0], codec.plain(line[1])] for line in map(game.tell, events) if line is not None]


def _replay(game: Game[Any], saved: Record, at: int, asked: str) -> Replay:
    by, action = saved.log[at - 1] if at else (None, None)
    events = _events(game, saved, at - 1, asked) if at else []
    listed = [codec.event_to_json(event) for event in events]
    shown = action if asked == ALL or by == _viewer(saved, asked) else None
    return Replay(len(saved.log), at, by, shown, listed, _told(game, events), _view(game, saved, at, asked))


def _view(game: Game[Any], saved: Record, at: int, asked: str) -> View | None:
    state = _beginning(game, saved)
    if state is None:
        return None
    for seat, chosen in saved.log[:at]:
        game.apply(state, seat, parse_action(chosen))
    return game.open_view(state) if asked == ALL else game.view(state, _viewer(saved, asked))


def _text(game: Game[Any], view: View, say: Words) -> Text:
    question = view.question
    prompt = say(f"prompt-{question.kind}", **question.args) if question is not None and view.legal else ""
    return Text(game.sections(view, say), prompt, [choice(game, view, say, chosen) for chosen in view.legal])


def choice(game: Game[Any], view: View, say: Words, chosen_text: str) -> Choice:
    """An action in words."""
    chosen = parse_action(chosen_text)
    named = game.thing(view, chosen.noun) if chosen.noun is not None else {}
    try:
        return Choice(chosen_text, say(f"choice-{chosen.verb}", **named))
    except MissingWords:
        return Choice(chosen_text, chosen_text)


# --- in the server ---------------------------------------------------------------------------------------------


class Readers(WorkerPool):
    """One person has at most one question answered at once, so that nobody takes every worker."""

    def __init__(self, workers: int) -> None:
        super().__init__(FairQueue(1, strict=True), workers, SECONDS, ready)

    async def read(self, person: str, question: Callable[..., T | Code], *given: Any) -> T:
        """What the worker found, or its refusal."""
        async with self.turn(Ticket(person, "")) as worker:
            try:
                found = await self.insist(worker, {"question": question.__name__}, question, *given)
            except (TimeoutError, BrokenProcessPool) as error:
                raise Refusal("busy", 503) from error
        if isinstance(found, str):
            raise Refusal(found, 404 if found == "no-such-seat" else 409)
        return found


class Answers:
    """Answers about finished games, the least recently used forgotten first; bounded by their bytes.

    `revision` counts how often what is stored about the table was rewritten: older answers are never given again.
    """

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._kept: OrderedDict[Key, tuple[int, bytes]] = OrderedDict()
        self._coming: dict[Coming, asyncio.Task[bytes]] = {}

    async def get(self, person: str, key: Key, revision: int, find: Callable[[], Awaitable[bytes]]) -> bytes:
        """A person who asks for the same several times at once waits for one answer."""
        kept = self._kept.get(key)
        if kept is not None and kept[0] == revision:
            self._kept.move_to_end(key)
            return kept[1]
        wanted = person, key, revision
        if wanted not in self._coming:
            self._coming[wanted] = asyncio.create_task(self._found(wanted, find))
        return await asyncio.shield(self._coming[wanted])

    async def close(self) -> None:
        await ended(*self._coming.values())

    async def _found(self, wanted: Coming, find: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            found = await find()
        finally:
            forgotten = self._coming.pop(wanted, None) is None
        if not forgotten:
            self._keep(wanted[1], wanted[2], found)
        return found

    def _keep(self, key: Key, revision: int, found: bytes) -> None:
        self._drop(key)
        self._kept[key] = revision, found
        self.bytes += len(found)
        while self.bytes > self.most_bytes:
            self._drop(next(iter(self._kept)))

    def _drop(self, key: Key) -> None:
        if key in self._kept:
            self.bytes -= len(self._kept.pop(key)[1])

    def forget(self, table: str) -> None:
        """Neither what is kept about a table nor what is being worked out is kept any longer."""
        for key in [key for key in self._kept if key[0] == table]:
            self._drop(key)
        for coming in [coming for coming in self._coming if coming[1][0] == table]:
            del self._coming[coming]
