"""Texts, steps, frames, lanes: where we are is data.

A step is one printed instruction. A text is a tuple of steps: a card's action, a turn, a round. A frame says
which step of which text waits for which seat; the stack of frames in the state is all that is going on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from pyramidion.kernel.contract import Action, BadPosition, Event, Json, Question, Reason, Seat
from pyramidion.kernel.naming import nearest
from pyramidion.kernel.native import mypyc_attr

It = Any  # what an earlier step picked: None, a number, a word, or a tuple of those
Frame = tuple[str, int, Seat, It]
Line = tuple["Step[Any]", bool, bool, bool]  # a step of a text; does it ask, is it a loop, is it the last?
Texts = dict[str, tuple[Line, ...]]


class _Mark:
    """A word that a step's `do` may return."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


DONE: Final = _Mark("DONE")  # a looping step has finished; go on with the text
END: Final = _Mark("END")  # leave the text at once


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The part of a position that every game has."""

    __slots__ = (
        "asked",
        "draws",
        "events",
        "forks",
        "lanes",
        "run",
        "seats",
        "seed",
        "stack",
        "texts",
        "turn",
    )

    def __init__(self, seats: int, seed: int, texts: Texts) -> None:
        self.seats = seats
        self.seed = seed
        self.draws = 0
        self.turn = 0
        self.texts = texts
        self.stack: list[Frame] = []
        self.lanes: dict[Seat, list[Frame]] = {}
        self.forks = 0
        self.run: list[Frame] = self.stack
        self.asked: dict[Seat, Sequence[Action]] = {}
        self.events: list[Event] | None = None

    def copy_into(self, twin: State) -> None:
        """Copy the common part; events are not copied, a copy is silent."""
        twin.seats = self.seats
        twin.seed = self.seed
        twin.draws = self.draws
        twin.turn = self.turn
        twin.texts = self.texts
        twin.run = twin.stack = self.stack[:]
        twin.forks = self.forks
        twin.lanes = {seat: lane[:] for seat, lane in self.lanes.items()} if self.lanes else {}
        twin.asked = self.asked
        twin.events = None

    def dump_frames(self) -> dict[str, Json]:
        """The common part as JSON."""
        return {
            "seats": self.seats,
            "seed": f"{self.seed:064x}",
            "draws": self.draws,
            "turn": self.turn,
            "forks": self.forks,
            "stack": [list(frame) for frame in self.stack],
            "lanes": {str(seat): [list(frame) for frame in lane] for seat, lane in sorted(self.lanes.items())},
        }

    def load_frames(self, data: Json) -> None:
        """The inverse of dump_frames, on a state made with the same seats and texts."""
        self.draws = data["draws"]
        self.turn = data["turn"]
        self.forks = data["forks"]
        self.run = self.stack = [frame_of(frame) for frame in data["stack"]]
        self.lanes = {int(seat): [frame_of(f) for f in lane] for seat, lane in data["lanes"].items()}


def frame_of(data: Sequence[Any]) -> Frame:
    """A frame from JSON, where tuples have become lists."""
    text, index, seat, it = data
    return (text, index, seat, frozen(it))


def frozen(it: Any) -> It:
    """Lists from JSON become tuples again."""
    return tuple(frozen(part) for part in it) if isinstance(it, list) else it


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One printed instruction: stateless, shared by every copy of every game."""

    loop: ClassVar[bool] = False  # a looping step stays until `do` answers DONE
    kind: ClassVar[str] = ""  # names the question in the locale files
    rule: ClassVar[str] = ""  # the number of the rule it carries out
    reaction: ClassVar[bool] = False  # may the seat answer what somebody else did, or pass?
    asks: ClassVar[bool] = False  # set for every step that has an `ask` of its own

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.asks = cls.ask is not Step.ask

    def ask(self, s: S, seat: Seat, it: It) -> Sequence[Action] | None:
        """The legal answers, or None: nothing to choose. Skip a question on public grounds only."""
        return None

    def do(self, s: S, seat: Seat, it: It, answer: Action | None) -> It:
        """Perform it. None keeps `it`, END leaves the text, DONE leaves a loop, anything else is the next `it`."""
        raise NotImplementedError

    def question_kind(self) -> str:
        return self.kind

    def question(self, s: S, seat: Seat, it: It) -> Question:
        return Question(self.question_kind(), self.rule)

    def why_not(self, s: S, seat: Seat, it: It, tried: Action) -> Reason:
        """The reason why `tried` is no answer to this step's question."""
        return Reason("not-an-answer", self.rule)


def lines(texts: Mapping[str, tuple[Step[Any], ...]]) -> Texts:
    """The texts as the machine runs them."""
    return {name: tuple([_line(steps, at) for at in range(len(steps))]) for name, steps in texts.items()}


def reaction_kinds(texts: Texts) -> list[str]:
    """The kinds of the questions in these texts that are reaction windows."""
    steps = [line[0] for text in texts.values() for line in text]
    return sorted({step.question_kind() for step in steps if step.reaction})


def _line(steps: tuple[Step[Any], ...], at: int) -> Line:
    return steps[at], steps[at].asks, steps[at].loop, at + 1 == len(steps)


def emit(s: State, kind: str, *args: Any, only: tuple[Seat, ...] | None = None) -> None:
    """Tell what happened, if anybody listens."""
    if s.events is not None:
        s.events.append(Event(kind, args, only))


def begin(s: State, text: str, seat: Seat, it: It = None) -> None:
    """This text happens next, before the rest of what is going on."""
    s.run.append((text, 0, seat, it))


def fork(s: State, text: str, seats: Sequence[Seat], it: It = None) -> None:
    """All these seats at the same time, unseen by each other; the main stack waits."""
    s.forks += 1
    s.lanes = {seat: [(text, 0, seat, it)] for seat in seats}


def _after_loop(run: list[Frame], at: int, last: bool, out: It) -> None:
    """A looping step has been carried out once: stay with another `it`, go on, or leave."""
    text, index, seat, it = run[at]
    if out is END or (out is DONE and last):
        del run[at]
    elif out is DONE:
        run[at] = (text, index + 1, seat, it)
    else:
        run[at] = (text, index, seat, out)


def settle(s: State, run: list[Frame], answer: Action | None = None) -> Sequence[Action] | None:
    """Run one stack until it asks (the answers), or ends or forks the table (None); `answer` is for its top step.

    While a step is carried out, the rest of its text waits beneath what the step begins.
    """
    texts = s.texts
    s.run = run
    while run:
        text, index, seat, it = run[-1]
        step, asks, loop, last = texts[text][index]
        if asks and answer is None:
            asked = step.ask(s, seat, it)
            if asked is not None:
                return asked
        if loop:
            at = len(run) - 1
            out = step.do(s, seat, it, answer)
            if out is not None:
                _after_loop(run, at, last, out)
        elif last:
            run.pop()
            step.do(s, seat, it, answer)
        else:
            at = len(run) - 1
            run[at] = (text, index + 1, seat, it)
            out = step.do(s, seat, it, answer)
            if out is END:
                del run[at]
            elif out is not None:
                run[at] = (text, index + 1, seat, out)
        answer = None
        if s.lanes and run is s.stack:
            return None
    return None


def advance(s: State) -> None:
    """Run until somebody is asked or the game is over."""
    while True:
        if s.lanes:
            s.asked = _settle_lanes(s)
            if s.asked:
                return
            s.lanes = {}
        asked = settle(s, s.stack)
        if asked is not None:
            s.asked = {s.stack[-1][2]: asked}
            return
        if not s.lanes:
            s.asked = {}
            return


def _settle_lanes(s: State) -> dict[Seat, Sequence[Action]]:
    """Settle each lane in seat order, never in order of arrival; who still owes an answer?"""
    asked = {}
    for seat in sorted(s.lanes):
        answers = settle(s, s.lanes[seat])
        if answers is not None:
            asked[seat] = answers
    return asked


def apply(s: State, seat: Seat, answer: Action) -> None:
    """The seat answers its question."""
    if s.lanes:
        _apply_in_lane(s, seat, answer)
        return
    asked = settle(s, s.stack, answer)
    if asked is None:
        advance(s)
    else:
        s.asked = {s.stack[-1][2]: asked}


def _apply_in_lane(s: State, seat: Seat, answer: Action) -> None:
    """A lane touches nothing of the others, so only what this seat is asked can change."""
    answers = settle(s, s.lanes[seat], answer)
    asked = dict(s.asked)
    if answers is None:
        del asked[seat]
    else:
        asked[seat] = answers
    s.asked = asked
    if not asked:
        advance(s)


def pending(s: State, frames: Any) -> list[Frame]:
    """The stack that a position asks for: frames of text, step, seat and perhaps `it`, the last one on top."""
    if not isinstance(frames, list):
        raise BadPosition("pending", "bad-frame")
    return [_pending_frame(s, frame) for frame in frames]


def _pending_frame(s: State, frame: Any) -> Frame:
    if not isinstance(frame, list) or len(frame) not in (3, 4):
        raise BadPosition("pending", "bad-frame")
    text, index, seat, *it = frame
    if text not in s.texts:
        raise BadPosition("pending", "no-such-text", text=str(text), nearest=nearest(str(text), s.texts))
    if index not in range(len(s.texts[text])) or seat not in range(s.seats):
        raise BadPosition("pending", "bad-frame")
    return frame_of([text, index, seat, it[0] if it else None])


def waiting(s: S, seat: Seat) -> tuple[Step[S], It] | None:
    """The step that waits for the seat's answer, with its `it`."""
    if seat not in s.asked:
        return None
    text, index, _, it = (s.lanes[seat] if s.lanes else s.stack)[-1]
    return s.texts[text][index][0], it
