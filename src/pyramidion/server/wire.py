"""What goes over a table's socket. docs/server.md describes it for people."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from pyramidion.kernel.contract import Json, View
from pyramidion.kernel.fairness import ClientSeed
from pyramidion.server.entries import Status

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"\A[^\x00-\x1f\x7f-\x9f]*\Z")]
Short = Annotated[str, msgspec.Meta(max_length=64)]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Number = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]

# --- from the client -------------------------------------------------------------------------------------------


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(Message, tag="hello"):
    """The number of the last news that the client has; None: everything anew.

    `client_seed`: before the game begins, the random number that the client adds to the shuffles.
    """

    last: Number | None = None
    client_seed: ClientSeed | None = None


class Ping(Message, tag="ping"):
    pass


class Wish(Message):
    """`id` makes it idempotent: sent again, it is done once and confirmed again."""

    id: Id


class Act(Wish, tag="act"):
    """`seen` is the news number that the person had before the eyes; an answer to an older question is refused."""

    action: ActionText
    seen: Number | None = None


class Why(Wish, tag="why"):
    action: ActionText


class Undo(Wish, tag="undo"):
    """One action; with `turn` all of my present turn. While all choose at once: my answer."""

    turn: bool = False


class Ask(Wish, tag="ask"):
    """Ask the others: `rewind` to before action number `to`, `bot` for the absent `to`, `hands` open to spectators."""

    what: Short
    to: Number = 0


class Vote(Wish, tag="vote"):
    yes: bool


class Resign(Wish, tag="resign"):
    pass


class Return(Wish, tag="return"):
    """I am back: the bot that plays my seat goes."""


class Say(Wish, tag="chat"):
    text: ChatText


FromClient = Hello | Ping | Act | Why | Undo | Ask | Vote | Resign | Return | Say
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)

# --- to the client ---------------------------------------------------------------------------------------------


class News(msgspec.Struct, omit_defaults=True):
    """One thing that happened, as one viewer may know it. `told` are the log lines: message and parameters."""

    number: int
    kind: str
    seat: int | None = None
    action: str | None = None
    events: list[Json] = []
    told: list[Json] = []
    text: str | None = None
    name: str | None = None
    at: float | None = None
    detail: Json = None


class SeatNews(msgspec.Struct, omit_defaults=True):
    name: str
    person: bool
    bot: str | None = None
    here: bool = False
    resigned: bool = False
    left: float | None = None
    guest: bool = False  # without an account: the name may be anybody's
    departed: bool = False  # to be called `departed-player` in the viewer's language


class Proposal(msgspec.Struct, frozen=True):
    what: str
    to: int
    by: int
    agreed: tuple[int, ...]


class Frame(msgspec.Struct, tag_field="type", tag="news"):
    """The news since the last frame and the table after them; `fresh`: forget what you knew.

    `things` holds, for each action of `view.legal`, the parameters that name it in the locale files.
    """

    number: int
    fresh: bool
    news: list[News]
    status: Status
    seat: int | None
    seats: list[SeatNews]
    view: View | None
    things: list[Json]
    undo: int
    asked: Proposal | None
    open_hands: bool


class Done(msgspec.Struct, tag_field="type", tag="done"):
    id: str


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    id: str
    code: str
    message: str
    rule: str = ""
    legal: list[str] = []


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    pass


class Because(msgspec.Struct, tag_field="type", tag="because"):
    """The answer to `why`: the rule that forbids it; empty if it is possible."""

    id: str
    code: str = ""
    message: str = ""
    rule: str = ""


class QueuePlace(msgspec.Struct, tag_field="type", tag="queue"):
    """The bot of a seat waits for a worker process: 1 is the next one; 0 when it has been taken up."""

    seat: int
    place: int


def encode(message: Any) -> bytes:
    return msgspec.json.encode(message)
