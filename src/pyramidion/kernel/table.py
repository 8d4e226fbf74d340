"""A table: the door for everything that faces a person. Checks, records, keeps undo points, collects events."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Generic, TypeVar

from pyramidion.kernel import codec, record, rng
from pyramidion.kernel.contract import (
    Action,
    Event,
    Game,
    IllegalAction,
    Json,
    NotAsked,
    Reason,
    Result,
    View,
    parse_action,
    seen_by,
)

S = TypeVar("S")
Advice = TypeVar("Advice")


class Table(Generic[S]):
    """One game being played. With `free_undo` (solo, hot seat, practice) taking back is always allowed."""

    def __init__(
        self,
        game: Game[S],
        options: Any,
        players: Sequence[str],
        seed: int | None = None,
        free_undo: bool = False,
        kinds: Sequence[str] = (),
    ) -> None:
        secret = rng.new_seed() if seed is None else seed
        self.game = game
        self.options = options
        self.players = list(players)
        self.kinds = list(kinds or players)
        self.free_undo = free_undo
        self.commit = rng.commitment(secret)
        self.seed = secret
        self.rewound = 0
        self._open(game.new(options, len(players), secret))

    def _open(self, state: S) -> None:
        self.state = state
        self.log: list[tuple[int, Action]] = []
        self.events: list[list[Event]] = []
        self.digests: list[str] = []
        self.points: list[S] = []  # the state before each action; shorter than the log after a resume
        self.floor = 0  # actions before this one cannot be taken back freely

    # --- playing -------------------------------------------------------------------------------------------

    def act(self, seat: int, chosen: Action) -> list[Event]:
        """Carry out an action, or raise IllegalAction with the reason."""
        reason = self.game.why_not(self.state, seat, chosen)
        if reason is not None:
            raise IllegalAction(seat, chosen, reason, self.game.legal(self.state, seat))
        self.points.append(self.game.copy(self.state))
        events = self._apply(seat, chosen)
        self._move_floor(seat, events)
        return events

    def _apply(self, seat: int, chosen: Action) -> list[Event]:
        state: Any = self.state
        state.events = []
        self.game.apply(self.state, seat, chosen)
        events: list[Event] = state.events
        state.events = None
        self.log.append((seat, chosen))
        self.events.append(events)
        self.digests.append(codec.digest(self.game.dump(self.state)))
        return events

    def _move_floor(self, seat: int, events: Sequence[Event]) -> None:
        """Undo is free until somebody else acts, or somebody learns what was hidden from the seat that acted."""
        before: Any = self.points[-1]
        follows = self.log[-2][0] if len(self.log) > 1 else seat
        if before.lanes:
            self.floor = self.floor if self.fork == before.forks else len(self.log)
        elif follows != seat:
            self.floor = max(self.floor, len(self.log) - 1)
        if any(self.game.unveils(event, seat) for event in events):
            self.floor = len(self.log)

    def view(self, seat: int | None) -> View:
        return self.game.view(self.state, seat)

    def why_not(self, seat: int, tried: Action) -> Reason | None:
        return self.game.why_not(self.state, seat, tried)

    def hint(self, seat: int, adviser: Callable[[Game[S], S, int, int], Advice]) -> Advice:
        """What an adviser says to a seat that is asked, or NotAsked; at the same position with the same luck."""
        if seat not in self.game.actors(self.state):
            raise NotAsked(f"seat {seat} has nothing to choose now")
        return adviser(self.game, self.state, seat, rng.derive(self.seed, len(self.log), seat, 4))

    def seen(self, seat: int | None, start: int = 0) -> list[list[Event]]:
        """The events since the start, as the seat saw them."""
        return [seen_by(self.game, events, seat) for events in self.events[start:]]

    @property
    def over(self) -> bool:
        return not self.game.actors(self.state)

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    # --- taking back ---------------------------------------------------------------------------------------

    def undo_reach(self, seat: int) -> int:
        """How many actions, counted from the last, the seat may take back freely."""
        oldest = len(self.log) - len(self.points)
        if self.free_undo:
            return len(self.log) - oldest
        reach = 0
        while len(self.log) - reach > max(self.floor, oldest) and self.log[-1 - reach][0] == seat:
            reach += 1
        return reach

    def undo(self, seat: int) -> bool:
        """Take back the last action."""
        reach = self.undo_reach(seat)
        if reach:
            self._rewind(len(self.log) - 1)
        return reach > 0

    def take_back_turn(self, seat: int) -> bool:
        """Take back all that the seat did in its present turn, as far as it is free to."""
        reach, count = self.undo_reach(seat), 0
        now = self._turn_before(len(self.log) - 1) if self.log else 0
        while count < reach:
            at = len(self.log) - 1 - count
            if self.log[at][0] != seat or self._turn_before(at) != now:
                break
            count += 1
        if count:
            self._rewind(len(self.log) - count)
        return count > 0

    def _turn_before(self, at: int) -> int:
        point: Any = self.points[at - (len(self.log) - len(self.points))]
        turn: int = point.turn
        return turn

    def rewind(self, to: int, consent: Collection[int]) -> bool:
        """Go back to just before action number `to` (0 is the first), if every seat agrees."""
        oldest = len(self.log) - len(self.points)
        if not oldest <= to < len(self.log) or not set(range(len(self.players))) <= set(consent):
            return False
        self._rewind(to)
        return True

    def change_answer(self, seat: int) -> bool:
        """While others still choose at the same time: take back the seat's own answers, and nobody else's."""
        start = self._fork_start()
        mine = [at for at in range(start, len(self.log)) if self.log[at][0] == seat]
        if not mine:
            return False
        others = [self.log[at] for at in range(start, len(self.log)) if self.log[at][0] != seat]
        self._rewind(start)
        for other, chosen in others:
            self.act(other, chosen)
        return True

    @property
    def fork(self) -> int | None:
        """The number of the fork while all choose at once; None while one seat is asked at a time."""
        state: Any = self.state
        return state.forks if state.lanes else None

    def answers(self, seat: int) -> int:
        """How many answers the seat has given since the table forked: those it can still change."""
        return sum(who == seat for who, _ in self.log[self._fork_start() :])

    def _fork_start(self) -> int:
        """The number of the first action since the table forked; the length of the log if it is not forked."""
        state: Any = self.state
        at, points = len(self.log), list(self.points)
        while state.lanes and points:
            point: Any = points.pop()
            if not point.lanes or point.forks != state.forks:
                break
            at -= 1
        return at

    def _rewind(self, to: int) -> None:
        oldest = len(self.log) - len(self.points)
        self.rewound += max(0, self.floor - to)
        self.state = self.points[to - oldest]
        del self.points[to - oldest :]
        del self.log[to:]
        del self.events[to:]
        del self.digests[to:]
        self.floor = min(self.floor, to)

    # --- records -------------------------------------------------------------------------------------------

    def record(self) -> record.Record:
        """Everything about this game; the seed only when it is over."""
        return record.Record(
            format=record.FORMAT,
            game=self.game.id,
            version=self.game.version,
            seats=len(self.players),
            options=codec.plain(self.options),
            players=self.players,
            kinds=self.kinds,
            commit=self.commit,
            log=[(seat, str(chosen)) for seat, chosen in self.log],
            digest=self.digests,
            state=self._state_json(),
            events=[[codec.event_to_json(event) for event in events] for events in self.events],
            seed=f"{self.seed:064x}" if self.over else None,
            result=self.result,
            rewound=self.rewound,
        )

    def _state_json(self) -> Json:
        return self.game.dump(self.state)


def resume(game: Game[S], saved: record.Record, options: Any, free_undo: bool = False) -> Table[S]:
    """A table that goes on where a record stopped."""
    table: Table[S] = Table.__new__(Table)
    table.game = game
    table.options = options
    table.players = list(saved.players)
    table.kinds = list(saved.kinds)
    table.free_undo = free_undo
    table.commit = saved.commit
    table.rewound = saved.rewound
    table._open(record.resume(game, saved))
    state: Any = table.state
    table.seed = state.seed
    table.log = [(seat, parse_action(text)) for seat, text in saved.log]
    table.events = [[codec.event_from_json(event) for event in events] for events in saved.events]
    table.digests = list(saved.digest)
    table.floor = len(table.log)
    return table
