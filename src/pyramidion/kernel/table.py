"""A table: the door for everything that faces a person. Checks, records, keeps undo points, collects events."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Generic, TypeVar

from pyramidion.kernel import codec, fairness, record, rng
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
from pyramidion.kernel.fairness import Start, Step
from pyramidion.kernel.undo import floor_after

S = TypeVar("S")
Advice = TypeVar("Advice")


class Table(Generic[S]):
    """One game being played. With `free_undo` (solo, hot seat, practice) taking back is always allowed.

    `seed` is the server's seed; with `start` the deal follows from that and the clients' seeds. `history` is all that
    happened, with what was taken back. Both are None for games begun before there was an opening hash.
    """

    def __init__(
        self,
        game: Game[S],
        options: Any,
        players: Sequence[str],
        seed: int | None = None,
        free_undo: bool = False,
        kinds: Sequence[str] = (),
        start: Start | None = None,
    ) -> None:
        secret = rng.new_seed() if seed is None else seed
        self.game = game
        self.options = options
        self.players = list(players)
        self.kinds = list(kinds or players)
        self.free_undo = free_undo
        self.commit = rng.commitment(secret)
        self.server_seed = secret
        self.start: Start | None = start or self._own_start("server" if seed is None else "given")
        self.seed = fairness.dealt(self.start.seeding, secret, self.start.client_seeds)
        self.rewound = 0
        self.history: list[Step] = []
        self._open(game.new(options, len(players), self.seed))

    def _own_start(self, seeding: fairness.Seeding) -> Start:
        """Where there is no server: nobody sent a number, and the salts hide nothing."""
        count = len(self.players)
        return fairness.start(
            self.game.id,
            codec.plain(self.options),
            self.commit,
            self.players,
            self.kinds,
            table="",
            version=self.game.version,
            seeding=seeding,
            client_seeds=[None] * count,
            name_salts=fairness.derived_salts(self.server_seed, count, 0),
            kind_salts=fairness.derived_salts(self.server_seed, count, 1),
        )

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
        self.history.append(["act", seat, str(chosen)])
        self.floor = floor_after(self.game, self.points[-1], self.state, self.log, events, self.floor)
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

    def note(self, *step: str | int) -> None:
        """Add to the history what is no action: who plays a seat from here on, or new rules."""
        self.history.append(list(step))

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
        reach, last = self.undo_reach(seat), len(self.log) - 1
        if not reach or self.log[last][0] != seat:
            return False
        self._rewind(max(len(self.log) - reach, self.turn_start(last)))
        return True

    def turn_start(self, at: int) -> int:
        """The first of the actions that the seat of action `at` did in a row in that turn."""
        seat, turn = self.log[at][0], self._turn_before(at)
        oldest = len(self.log) - len(self.points)
        while at > oldest and self.log[at - 1][0] == seat and self._turn_before(at - 1) == turn:
            at -= 1
        return at

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
        self.history.append(["rewind", to])
        self.rewound += max(0, self.floor - to)
        self.state = self.points[to - oldest]
        del self.points[to - oldest :]
        del self.log[to:]
        del self.events[to:]
        del self.digests[to:]
        self.floor = min(self.floor, to)

    # --- records -------------------------------------------------------------------------------------------

    def closing(self) -> str | None:
        """The hash of the whole game, from the opening hash on."""
        if self.start is None:
            return None
        result = codec.plain(self.result)
        return fairness.closing(self.start.opening, self.history, result, self.rewound, self.server_seed)

    def record(self, ended: bool = False) -> record.Record:
        """Everything about this game; its seeds and the closing hash only when it is over, or `ended` before that."""
        over = ended or self.over
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
            seed=f"{self.seed:064x}" if over else None,
            result=self.result,
            rewound=self.rewound,
            start=self.start,
            server_seed=f"{self.server_seed:064x}" if over and self.start is not None else None,
            history=self.history if self.start is not None else [],
            closing=self.closing() if over else None,
        )

    def _state_json(self) -> Json:
        return self.game.dump(self.state)


def resume(
    game: Game[S], saved: record.Record, options: Any, free_undo: bool = False, server_seed: int | None = None
) -> Table[S]:
    """A table that goes on where a record stopped; `server_seed` where the deal follows from others' seeds too."""
    table: Table[S] = Table.__new__(Table)
    table.game = game
    table.options = options
    table.players = list(saved.players)
    table.kinds = list(saved.kinds)
    table.free_undo = free_undo
    table.commit = saved.commit
    table.start = saved.start
    table.history = list(saved.history)
    table.rewound = saved.rewound
    table._open(record.resume(game, saved))
    state: Any = table.state
    table.seed = state.seed
    table.server_seed = state.seed if server_seed is None else server_seed
    table.log = [(seat, parse_action(text)) for seat, text in saved.log]
    table.events = [[codec.event_from_json(event) for event in events] for events in saved.events]
    table.digests = list(saved.digest)
    table.floor = len(table.log)
    return table
