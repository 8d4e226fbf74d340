"""The words everything else speaks: Action, Event, Reason, Result, View, Game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol, TypeVar

import msgspec

if TYPE_CHECKING:
    from pyramidion.kernel.text import Say, Section

Seat = int
Noun = str | int | None
Json = Any
Args = tuple[Any, ...]


class Action(NamedTuple):
    """One click: a verb and the thing clicked. Made by `action`, which interns."""

    verb: str
    noun: Noun = None

    def __str__(self) -> str:
        return self.verb if self.noun is None else f"{self.verb}:{self.noun}"


_INTERNED: dict[tuple[str, Noun], Action] = {}


def action(verb: str, noun: Noun = None) -> Action:
    """The one Action with this verb and noun."""
    key = (verb, noun)
    found = _INTERNED.get(key)
    if found is None:
        found = _INTERNED[key] = Action(verb, noun)
    return found


def parse_action(text: str) -> Action:
    """`buy:b2` or `pass`; digits make a number."""
    verb, colon, noun = text.strip().partition(":")
    if not verb or (colon and not noun):
        raise ValueError(text)
    if not colon:
        return action(verb)
    return action(verb, int(noun) if noun.lstrip("-").isdigit() else noun)


class Event(NamedTuple):
    """What the eye sees. `only` names the seats that see it whole; None means everybody."""

    kind: str
    args: Args
    only: tuple[Seat, ...] | None = None


class Reason(msgspec.Struct, frozen=True):
    """Why something is not possible: a code and its parameters, never prose."""

    code: str
    rule: str
    args: Mapping[str, str | int] = {}
    because: Reason | None = None


class Question(msgspec.Struct, frozen=True):
    """What is asked: the step's name, its rule and its parameters.

    `reaction`: the seat may answer what somebody else did, or pass; only such questions can be answered for a person.
    """

    kind: str
    rule: str
    args: Mapping[str, str | int] = {}
    reaction: bool = False


class Part(msgspec.Struct, frozen=True):
    """One line of a score's breakdown."""

    key: str
    points: int
    args: Mapping[str, str | int] = {}


class Score(msgspec.Struct, frozen=True):
    seat: Seat
    total: int
    rank: int
    parts: Sequence[Part] = ()
    ties: Mapping[str, int] = {}


class Result(msgspec.Struct, frozen=True):
    """Scores in seat order; several winners share the victory."""

    scores: Sequence[Score]
    winners: Sequence[Seat]


class Entry(msgspec.Struct, frozen=True):
    """One piece of the game's material: a card, a stone, a tile."""

    id: str
    group: str
    facts: Mapping[str, str | int]
    copies: int = 1
    reconstructed: Sequence[str] = ()
    words: Mapping[str, str] = {}


class View(msgspec.Struct):
    """All that a seat may know; `seat` None is the spectator."""

    game: str
    version: int
    seat: Seat | None
    turn: int
    actors: Sequence[Seat]
    question: Question | None
    legal: Sequence[str]
    table: Json
    options: Json = None
    result: Result | None = None


class IllegalAction(Exception):
    """A seat tried what it may not; carries the reason for people and the legal list for programs."""

    def __init__(self, seat: Seat, tried: Action, reason: Reason, legal: Sequence[Action]) -> None:
        super().__init__(f"seat {seat} may not {tried}: {reason.code} ({reason.rule})")
        self.seat = seat
        self.action = tried
        self.reason = reason
        self.legal = legal


class NotAsked(ValueError):
    """A seat that has nothing to choose now wants to know what to choose."""


def one_of(*choices: str) -> msgspec.Meta:
    """What an option can be, for those who list the options; the game itself refuses the rest in words."""
    return msgspec.Meta(extra_json_schema={"enum": list(choices)})


class BadOption(ValueError):
    """Options that do not fit: `code` names the complaint, `args` fill it."""

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(f"{code} {args}")
        self.code = code
        self.args_by_name = args


class BadPosition(ValueError):
    """A position that cannot be set up; `key` is the entry at fault."""

    def __init__(self, key: str, code: str, **args: str | int) -> None:
        super().__init__(f"{key}: {code} {args}")
        self.key = key
        self.code = code
        self.args_by_name = args


S = TypeVar("S")


class Game(Protocol[S]):
    """The rules of one game, as everything outside sees them."""

    id: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    options: ClassVar[type[Any]]
    scale: ClassVar[float]
    ripe: ClassVar[int]
    bold: ClassVar[float]

    def new(self, options: Any, seats: int, seed: int) -> S:
        """The position after set-up."""

    def actors(self, s: S) -> Sequence[Seat]:
        """() when over; one seat: a turn; several: all at once."""

    def legal(self, s: S, seat: Seat) -> Sequence[Action]:
        """In the order of `actions`; never empty for an actor, always empty for others."""

    def why_not(self, s: S, seat: Seat, tried: Action) -> Reason | None:
        """The rule that forbids it; None if it is legal."""

    def apply(self, s: S, seat: Seat, chosen: Action) -> None:
        """Changes the state; trusts the caller (the Table checks)."""

    def result(self, s: S) -> Result | None:
        """None until the game is over."""

    def view(self, s: S, seat: Seat | None) -> View:
        """All this seat may know, the question and the legal actions."""

    def open_view(self, s: S) -> View:
        """Everything on the table, for looking back after the end."""

    def resample(self, s: S, seat: Seat, seed: int) -> S:
        """A random state in which the seat sees what it sees now."""

    def copy(self, s: S) -> S:
        """An independent state."""

    def dump(self, s: S) -> Json:
        """Everything, as plain JSON."""

    def load(self, data: Json) -> S:
        """The inverse of dump."""

    def actions(self, options: Any) -> Sequence[Action]:
        """Every action that can ever be legal, in fixed order."""

    def question(self, s: S, seat: Seat | None) -> Question | None:
        """What the seat is asked; of somebody else's question only what it is about."""

    def reactions(self, s: S) -> Sequence[str]:
        """The kinds of questions that are reaction windows; the same whatever the lot has dealt."""

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as the seat sees it; None if it sees nothing."""

    def unveils(self, event: Event, seat: Seat) -> bool:
        """Did it show anybody something that was hidden from the seat?"""

    def fold(self, table: Json, event: Event) -> Json:
        """The table of a view after a redacted event."""

    def check(self, options: Any, seats: int) -> None:
        """Raises BadOption where no game can be set up so."""

    def lineup(self, options: Any, seats: int) -> list[Json]:
        """What a table with these options will be played with, group by group: for the form that sets it up."""

    def arrange(self, s: S, position: Mapping[str, Json]) -> None:
        """Set the given parts of a position; the rest stays as it is."""

    def position(self, s: S) -> dict[str, Json]:
        """The whole position in the words `arrange` takes."""

    def components(self, s: S) -> Mapping[str, int]:
        """How many of each piece there are, over all zones: must never change."""

    def recount(self, s: S) -> Sequence[int]:
        """The scores found a second, slow way."""

    def content(self, options: Any) -> Sequence[Entry]:
        """The material: every card with its facts."""

    def sections(self, view: View, say: Say) -> list[Section]:
        """The table in words and drawings."""

    def setup(self, view: View, say: Say) -> list[Section]:
        """What this table is played with, where that differs from table to table."""

    def focus(self, view: View, say: Say) -> list[Section]:
        """What to draw again for a question in the middle of something."""

    def thing(self, view: View, noun: Noun) -> dict[str, Json]:
        """The parameters that name an action's noun in `choice-<verb>` and `thing`."""

    def tell(self, event: Event) -> tuple[str, dict[str, Json]] | None:
        """The log line of a redacted event: a message and its parameters; None where there is nothing to say."""

    def evaluate(self, s: S, seat: Seat) -> float:
        """How good the position looks for the seat: the heuristic of the simple bots."""

    def features(self, s: S, seat: Seat) -> list[float]:
        """All that the seat may know, in numbers of about -1 to 1, in the order of `layout`; empty for none."""

    def layout(self, options: Any) -> list[str]:
        """A name for each of the features; the same for every number of players."""

    def prospects(self, s: S) -> list[float]:
        """The same for every seat, each for itself: who is ahead by `scale` wins three games out of four.

        A search judges a position `ripe` times before it looks beyond: once where a turn is many small decisions, often
        where chance and hidden things scatter what follows. The odds it then promises are too sure by the power `bold`.
        """

    def learned(self, s: S) -> list[float]:
        """The prospects by what games have taught, on the same scale; no others where nothing has been learned."""

    def sensible(self, s: S, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        """The legal actions that a bot need think about; never empty."""


def seen_by(game: Game[Any], events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """The events as the seat sees them, without those of which it sees nothing."""
    redacted = (game.redact(event, seat) for event in events)
    return [event for event in redacted if event is not None]
