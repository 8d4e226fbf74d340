"""A table in memory: its log folded into chairs, a game and what each viewer has been told. No input or output."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from pyramidion.kernel import codec, fairness, record, registry, rng
from pyramidion.kernel.contract import Action, Event, IllegalAction, Json, View, parse_action, seen_by
from pyramidion.kernel.table import Table, resume
from pyramidion.server.clocks import Clocks
from pyramidion.server.entries import GONE, Chair, Entry, Status, TableRow, silenced, unsalted
from pyramidion.server.refusal import AgainstTheRules, Refusal
from pyramidion.server.wire import Frame, News, Proposal, SeatNews

Viewer = int | None  # a seat, or None for spectators
REMEMBERED = 200  # who missed more news than that gets a fresh view
MOVES = ("act", "undo", "rewind", "change")  # entries that change the question


class Live:
    """Operations change the game and return the entry to store; `note` then counts it in. `replay` does both."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game = registry.game(row.game)
        self.options = msgspec.convert(row.options, self.game.options)
        self.chairs = [msgspec.structs.replace(chair) for chair in row.setting]
        self.table: Table[Any] | None = None
        self.entries: list[Entry] = []
        self.keys: set[str] = set()
        self.numbers = [0] * (len(self.chairs) + 1)  # news told so far to each seat, and to spectators
        self.moved = [0] * (len(self.chairs) + 1)  # the last of them that changed the question
        self.arose = row.created  # when the present question arose
        self.asked: Proposal | None = None
        self.open_hands = False
        self.clocks = Clocks(row.clock, len(self.chairs), row.created)
        self.rematch: str | None = None
        self.wishes: dict[str, Json] = {}  # of each person: what not to ask, whom not to hear
        self.departed: set[str] = set()
        self.client_seeds: dict[str, str | None] = {}  # of each person who has said hello; None: nothing was sent
        self.version = row.version  # of the rules
        self.archive: record.Record | None = None  # of a finished game whose rules this server does not have any more
        self._newest: Entry | None = None
        self._seen: dict[Viewer, tuple[list[Json], list[Json]]] = {}  # the newest entry's events and log lines
        self._start_unasked()
        self._run_clocks()

    # --- what is going on ----------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return self.entries[-1].seq if self.entries else 0

    @property
    def status(self) -> Status:
        if self.over:
            return "over"
        return "open" if self.table is None else "playing"

    @property
    def over(self) -> bool:
        """At the end of the game, or when nobody wants to go on."""
        if self.table is None:
            return self.archive is not None
        for chair in self.chairs:
            if chair.user is not None and not chair.resigned:
                return self.table.over
        return True

    @property
    def people(self) -> list[Chair]:
        return [chair for chair in self.chairs if chair.user is not None]

    @property
    def actors(self) -> Sequence[int]:
        if self.table is None or self.over:
            return ()
        return self.game.actors(self.table.state)

    @property
    def all_at_once(self) -> bool:
        return self.table is not None and self.table.fork is not None

    @property
    def midway(self) -> bool:
        """Has somebody answered while others still choose? What they answered must stay changeable."""
        table = self.table
        return table is not None and table.fork is not None and any(map(table.answers, range(len(self.chairs))))

    def seats_of(self, user: str | None) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if user is not None and chair.user == user]

    def waiting_person(self) -> str:
        """For whom the bots play: the owner, unless only others sit here."""
        seated = [chair.user for chair in self.chairs if chair.person and chair.user is not None]
        return seated[0] if seated and self.row.owner not in seated else self.row.owner

    def voters(self) -> set[int]:
        """The seats whose people are asked when all must agree; one person at several seats is asked once."""
        first: dict[str, int] = {}
        for seat, chair in enumerate(self.chairs):
            if chair.person and chair.user is not None:
                first.setdefault(chair.user, seat)
        return set(first.values())

    def voter(self, seat: int) -> int:
        """The seat that speaks for the person at this one."""
        return self.seats_of(self.chairs[seat].user)[0]

    def asker(self, user: str, viewer: Viewer) -> int:
        """The seat for which a person may have a hint now."""
        if viewer is None or viewer not in self.seats_of(user):
            raise Refusal("not-at-the-table", 403)
        self.playing()
        if not self.row.hints:
            raise Refusal("no-hints")
        if viewer not in self.actors:
            raise Refusal("not-asked")
        return viewer

    def playing(self) -> Table[Any]:
        if self.over:
            raise Refusal("game-over")
        if self.table is None:
            raise Refusal("not-started")
        return self.table

    def finished(self) -> record.Record:
        """The record of the finished game."""
        if self.archive is not None:
            return self.archive
        if self.table is None or not self.over:
            raise Refusal("not-over")
        return self.table.record(ended=True)

    # --- chairs --------------------------------------------------------------------------------------------

    def sit(self, user: str, name: str, seat: int | None, at: float, guest: bool = False) -> Entry:
        if self.table is not None:
            raise Refusal("already-started")
        free = [number for number, chair in enumerate(self.chairs) if chair.open]
        if not free or (seat is not None and seat not in free):
            raise Refusal("no-free-seat")
        detail = {"name": name, "guest": True} if guest else {"name": name}
        return self._entry("sit", at, free[0] if seat is None else seat, user, detail=detail)

    def registered(self, user: str, name: str, key: str, at: float) -> Entry:
        """A guest has an account now, perhaps with another name. Told with the next frame, not as news."""
        if not self.seats_of(user):
            raise Refusal("not-at-the-table", 403)
        return self._entry("account", at, None, user, key=key, detail={"name": name}, shown=False)

    def mark_guests(self, guests: set[str]) -> None:
        for chair in self.chairs:
            chair.guest = chair.user in guests

    def leave(self, user: str, at: float) -> Entry:
        seats = self.seats_of(user)
        if not seats:
            raise Refusal("not-at-the-table", 403)
        if self.table is not None:
            raise Refusal("already-started")
        return self._entry("leave", at, seats[0], user)

    # --- the start -----------------------------------------------------------------------------------------

    @property
    def full(self) -> bool:
        return not any(chair.open for chair in self.chairs)

    @property
    def waits(self) -> bool:
        """Has the game not begun yet?"""
        return self.table is None and self.archive is None

    @property
    def missing(self) -> list[int]:
        """The seats whose people's random numbers are still awaited."""
        if not self.waits or self.row.seeding != "shared":
            return []
        seated = ((seat, chair.user) for seat, chair in enumerate(self.chairs))
        return [seat for seat, user in seated if user is not None and user not in self.client_seeds]

    @property
    def ready(self) -> bool:
        """Can the game begin? Then it must."""
        return self.waits and self.full and not self.missing

    def waits_since(self) -> float | None:
        """When the last seat was taken, if the game waits only for its people's random numbers."""
        if not self.waits or not self.full:
            return None
        return max([self.row.created, *(entry.at for entry in self.entries if entry.kind == "sit")])

    def seeds_for(self, user: str | None) -> list[str | None]:
        """Each seat's client seed; before the start only one's own."""
        if (begun := self.begun) is not None:
            return list(begun.client_seeds)
        return [self.client_seeds.get(chair.user or "") if chair.user == user else None for chair in self.chairs]

    @property
    def begun(self) -> fairness.Start | None:
        """What was fixed before the first action."""
        found = self.table or self.archive
        return found.start if found is not None else None

    def revealed(self) -> tuple[str | None, str | None, str | None]:
        """The seed of the shuffles, the server's seed and the closing hash: only when the game is over."""
        if self.archive is not None:
            return self.archive.seed, self.archive.server_seed, self.archive.closing
        if self.table is None or not self.over:
            return None, None, None
        server_seed = self.row.seed if self.table.start is not None else None
        return f"{self.table.seed:064x}", server_seed, self.table.closing()

    def contribute(self, user: str, seed: str | None, at: float) -> Entry:
        """The random number of a person's client, or that it sent none; once, and for all seats of the person."""
        seats = self.seats_of(user)
        if not seats or seats[0] not in self.missing:
            raise Refusal("moved-on")
        return self._entry("seed", at, seats[0], user, detail={"seed": seed})

    def start(self, at: float) -> Entry:
        """The game begins: here is what is fixed from now on."""
        if not self.waits or not self.full:
            raise Refusal("moved-on")
        count, seeds = len(self.chairs), [self.client_seeds.get(chair.user or "") for chair in self.chairs]
        made = fairness.start(
            self.game.id,
            codec.plain(self.options),
            rng.commitment(int(self.row.seed, 16)),
            [chair.name for chair in self.chairs],
            self._kinds(),
            table=self.row.id,
            version=self.game.version,
            seeding=self.row.seeding,
            client_seeds=seeds,
            name_salts=fairness.new_salts(count),
            kind_salts=fairness.new_salts(count),
        )
        return self._entry("start", at, detail=codec.plain(made))

    def _kinds(self) -> list[str]:
        return [chair.bot or "human" for chair in self.chairs]

    def _begin(self, start: fairness.Start | None) -> None:
        names = [chair.name for chair in self.chairs]
        free = self.row.undo == "free" or len({chair.user for chair in self.people}) <= 1
        secret = int(self.row.seed, 16)
        self.table = Table(self.game, self.options, names, secret, free, self._kinds(), start)
        self.table.start = start

    def _start_unasked(self) -> None:
        """Tables of version 0.1.0 begin without a line of the log, and without an opening hash."""
        if self.row.seeding == "server" and self.waits and self.full:
            self._begin(None)

    def _note_seed(self, entry: Entry) -> None:
        self.client_seeds[entry.user or ""] = entry.detail["seed"]

    def _note_start(self, entry: Entry) -> None:
        if self.archive is None:
            start = msgspec.convert(entry.detail, fairness.Start)
            self.version = start.version
            self._begin(start)

    def _chain(self, *step: str | int) -> None:
        """What belongs into the history of the game besides actions; nothing does after the end."""
        if self.table is not None and not self.over:
            self.table.note(*step)

    # --- playing -------------------------------------------------------------------------------------------

    def act(self, seat: int, text: str, user: str | None, key: str | None, at: float) -> Entry:
        table = self.playing()
        try:
            chosen = parse_action(text)
        except ValueError as error:
            raise Refusal("not-an-action") from error
        fork = table.fork
        try:
            events = table.act(seat, chosen)
        except IllegalAction as error:
            raise AgainstTheRules(error.reason, error.legal) from error
        sealed = fork is not None and table.fork == fork
        shown = not sealed or seat not in self.game.actors(table.state)
        entry = self._entry("act", at, seat, user, key=key, text=text, sealed=sealed, shown=shown)
        entry.events = [codec.event_to_json(event) for event in events]
        return entry

    def undo(self, seat: int, turn: bool, user: str, key: str | None, at: float) -> Entry:
        """Where all choose at once, the seat's own answers; else the last action, or the present turn."""
        table = self.playing()
        if self.chairs[seat].bot is not None:
            raise Refusal("bot-plays")
        if self.all_at_once:
            return self._change(table, seat, user, key, at)
        if self.row.undo == "none" and len(self.voters()) > 1:
            raise Refusal("no-undo")
        to = self._undo_to(table, seat, turn)
        if to is None:
            raise Refusal("nothing-to-undo")
        if not self.clocks.affords(self.seats_of(user), to, at):
            raise Refusal("no-time-to-undo")
        table.rewind(to, range(len(self.chairs)))
        return self._entry("undo", at, seat, user, key=key)

    def _undo_to(self, table: Table[Any], seat: int, turn: bool) -> int | None:
        """The action before which the seat may go back: its last, or with `turn` the first of that turn."""
        first, last = self._undoable(table, seat)
        if last < first:
            return None
        return max(first, table.turn_start(last)) if turn else last

    def _undoable(self, table: Table[Any], seat: int) -> tuple[int, int]:
        """The first and the last action before which the seat may go back. With free undo bots may have answered."""
        mine = self.seats_of(self.chairs[seat].user)
        length, floor = len(table.log), self.clocks.floor(mine)
        if not table.free_undo:
            return max(floor, length - table.undo_reach(seat)), length - 1
        persons = [other for other in mine if self.chairs[other].bot is None]
        own = (at for at in range(length - 1, -1, -1) if table.log[at][0] in persons)
        return max(floor, length - len(table.points)), next(own, -1)

    def _change(self, table: Table[Any], seat: int, user: str, key: str | None, at: float) -> Entry:
        ready = seat not in self.game.actors(table.state)
        if not self._changeable(table, seat) or not table.change_answer(seat):
            raise Refusal("nothing-to-undo")
        return self._entry("change", at, seat, user, key=key, sealed=True, shown=ready)

    def _changeable(self, table: Table[Any], seat: int) -> bool:
        """Has the seat answered, and has no bot done it because the person's time was over?"""
        own = [at for at, (who, _) in enumerate(table.log) if who == seat]
        answers = table.answers(seat)
        return answers > 0 and own[-answers] >= self.clocks.floor((seat,))

    def undo_reach(self, viewer: Viewer) -> int:
        """How many actions the viewer may take back, counted from the last; 1 for answers that can be changed."""
        if self.table is None or viewer is None or self.over:
            return 0
        if not self.chairs[viewer].person or self.chairs[viewer].bot is not None:
            return 0
        if self.all_at_once:
            return int(self._changeable(self.table, viewer))
        if self.row.undo == "none" and len(self.voters()) > 1:
            return 0
        first, last = self._undoable(self.table, viewer)
        return len(self.table.log) - (last if self.table.free_undo else first) if first <= last else 0

    # --- agreeing ------------------------------------------------------------------------------------------

    def ask(self, seat: int, what: str, to: int, user: str, key: str | None, at: float) -> Entry:
        table = self.playing()
        if what == "rewind" and not len(table.log) - len(table.points) <= to < len(table.log):
            raise Refusal("cannot-rewind")
        if what == "bot" and (to >= len(self.chairs) or not self.chairs[to].person or self.chairs[to].bot):
            raise Refusal("no-such-seat")
        if what not in ("rewind", "bot", "hands"):
            raise Refusal("unknown-question")
        return self._entry("ask", at, seat, user, key=key, detail={"what": what, "to": to})

    def vote(self, seat: int, yes: bool, user: str, key: str | None, at: float) -> Entry:
        if self.asked is None:
            raise Refusal("nothing-asked")
        return self._entry("agree" if yes else "refuse", at, seat, user, key=key)

    def agreed(self) -> bool:
        asked = self.asked
        if asked is None:
            return False
        needed = self.voters() - ({asked.to} if asked.what == "bot" else set())
        return needed <= {self.voter(seat) for seat in asked.agreed}

    def outcome(self, at: float) -> Entry:
        """What all agreed to."""
        asked = self.asked
        assert asked is not None
        if asked.what == "rewind":
            self.playing().rewind(asked.to, range(len(self.chairs)))
            return self._entry("rewind", at, asked.by)
        if asked.what == "bot":
            return self.stand_in(asked.to, at)
        return self._entry("hands", at)

    def following(self, at: float) -> Entry | None:
        """What must happen next by itself: what all agreed to, or the start of the game."""
        if self.agreed():
            return self.outcome(at)
        return self.start(at) if self.ready else None

    def stand_in(self, seat: int, at: float) -> Entry:
        return self._entry("bot", at, seat, detail={"bot": self.row.stand_in})

    def too_late(self, seat: int, at: float) -> Entry:
        """The seat's time is over: what follows is what the table chose."""
        return self._entry("resign", at, seat) if self.row.clock.late == "resign" else self.stand_in(seat, at)

    def come_back(self, seat: int, user: str, key: str | None, at: float) -> Entry:
        self.playing()
        if self.chairs[seat].resigned:
            raise Refusal("resigned", 403)
        if self.chairs[seat].bot is None:
            raise Refusal("already-there")
        if not self.clocks.may_return(seat):
            raise Refusal("time-over")
        return self._entry("back", at, seat, user, key=key)

    def resign(self, seat: int, user: str, key: str | None, at: float) -> Entry:
        self.playing()
        return self._entry("resign", at, seat, user, key=key)

    def chat(self, seat: int | None, text: str, user: str, name: str, key: str | None, at: float) -> Entry:
        if user in self.departed:
            raise Refusal("not-known", 401)
        return self._entry("chat", at, seat, user, key=key, text=text, detail={"name": name})

    def depart(self, user: str, key: str, at: float) -> Entry:
        """The person has left for good and wants to be forgotten."""
        return self._entry("depart", at, next(iter(self.seats_of(user)), None), user, key=key)

    def rematched(self, table: str, user: str, at: float) -> Entry:
        return self._entry("rematch", at, None, user, detail={"table": table})

    def _entry(self, kind: str, at: float, seat: int | None = None, user: str | None = None, **more: Any) -> Entry:
        length = len(self.table.log) if self.table is not None else 0
        entry = Entry(seq=self.seq + 1, kind=kind, at=at, seat=seat, user=user, length=length, **more)
        entry.left = self.clocks.after(entry, self.seats_of(user))
        return entry

    # --- clocks --------------------------------------------------------------------------------------------

    def _run_clocks(self) -> None:
        """The clocks of the people who are asked run."""
        self.clocks.running = tuple(seat for seat in self.actors if self.chairs[seat].bot is None)

    # --- folding the log -----------------------------------------------------------------------------------

    def replay(self, entry: Entry) -> bool:
        """Do again what a stored entry says; does the same happen?"""
        same = True
        if self.table is not None and entry.kind in ("act", "undo", "rewind", "change"):
            happened = _again(self.table, entry)
            same = codec.encode([codec.event_to_json(event) for event in happened]) == codec.encode(entry.events)
        self.note(entry)
        return same

    def keep(self, saved: record.Record, entries: Sequence[Entry]) -> None:
        """A finished game that can be read, but not loaded."""
        self.archive, self.table = saved, None
        for entry in entries:
            self.note(entry)

    def new_rules(self, at: float) -> Entry:
        """From here on the rules of today hold."""
        return self._entry("rules", at, detail={"version": self.game.version})

    def resume(self, saved: record.Record) -> None:
        """The game of a snapshot; the entries up to it have been noted already."""
        assert self.table is not None
        secret = int(self.row.seed, 16)
        self.table = resume(self.game, saved, self.options, self.table.free_undo, secret)
        self._run_clocks()

    def note(self, entry: Entry) -> None:
        """Count an entry in, once the game has taken it."""
        self.clocks.fold(entry, entry.seat is None or self.chairs[entry.seat].bot is None)
        fold = getattr(self, f"_note_{entry.kind}", None)
        if fold is not None:
            fold(entry)
        if entry.kind in ("act", "undo", "rewind", "change", "bot", "resign", "depart"):
            self.asked = None if not entry.sealed else self.asked
        self.entries.append(entry)
        if entry.key is not None:
            self.keys.add(entry.key)
        self._count(entry)
        began = self.table is None or entry.kind == "start"
        self._start_unasked()
        if self.table is not None and (began or (entry.kind in MOVES and not entry.sealed)):
            self.arose = entry.at
        self._run_clocks()

    def _count(self, entry: Entry) -> None:
        turns = entry.kind in MOVES
        for place in range(len(self.numbers)):
            mine = place == entry.seat
            if entry.shown or mine:
                self.numbers[place] += 1
                if turns and (mine or not entry.sealed):
                    self.moved[place] = self.numbers[place]

    def _note_sit(self, entry: Entry) -> None:
        chair = self.chairs[_seat(entry)]
        chair.user, chair.name, chair.guest = entry.user, entry.detail["name"], entry.detail.get("guest", False)

    def _note_account(self, entry: Entry) -> None:
        seats = self.seats_of(entry.user)
        for seat in seats:
            name = entry.detail["name"]
            self.chairs[seat].name = f"{name} {seat + 1}" if len(seats) > 1 else name
            self.chairs[seat].guest = False

    def _note_leave(self, entry: Entry) -> None:
        self.client_seeds.pop(entry.user or "", None)
        for seat in self.seats_of(entry.user):
            self.chairs[seat] = Chair()

    def _note_ask(self, entry: Entry) -> None:
        seat = _seat(entry)
        self.asked = Proposal(entry.detail["what"], entry.detail["to"], seat, (seat,))

    def _note_agree(self, entry: Entry) -> None:
        if self.asked is not None and entry.seat is not None:
            agreed = tuple(sorted({*self.asked.agreed, entry.seat}))
            self.asked = msgspec.structs.replace(self.asked, agreed=agreed)

    def _note_refuse(self, entry: Entry) -> None:
        self.asked = None

    def _note_hands(self, entry: Entry) -> None:
        self.asked, self.open_hands = None, True

    def _note_bot(self, entry: Entry) -> None:
        self._chain("bot", _seat(entry), entry.detail["bot"])
        self.chairs[_seat(entry)].bot = entry.detail["bot"]

    def _note_back(self, entry: Entry) -> None:
        seat = _seat(entry)
        self._chain("back", seat)
        self.chairs[seat].bot = None

    def _note_resign(self, entry: Entry) -> None:
        self._chain("resign", _seat(entry), self.row.stand_in)
        chair = self.chairs[_seat(entry)]
        chair.bot, chair.resigned = self.row.stand_in, True

    def _note_depart(self, entry: Entry) -> None:
        """Before the game the seat is free again; later a bot plays it. No line of the log names the person."""
        self.departed.add(entry.user or "")
        self.client_seeds.pop(entry.user or "", None)
        seats = self.seats_of(entry.user)
        for seat in seats:
            chair = self.chairs[seat]
            if self.status == "open":
                self.chairs[seat] = Chair()
                continue
            self._chain("depart", seat, chair.bot or self.row.stand_in)
            chair.name, chair.bot = GONE, chair.bot or self.row.stand_in
            chair.departed = chair.resigned = True
            for names in (self.archive, self.table):
                if names is not None:
                    fairness.remove_name(names.players, names.start, seat)
        known = (silenced(old) if old.user == entry.user else old for old in self.entries)
        self.entries = [unsalted(old, seats) for old in known]

    def _note_rules(self, entry: Entry) -> None:
        self._chain("rules", self.version, entry.detail["version"])
        self.version = entry.detail["version"]

    def _note_rematch(self, entry: Entry) -> None:
        self.rematch = entry.detail["table"]

    # --- what a viewer is told -----------------------------------------------------------------------------

    def number(self, viewer: Viewer) -> int:
        return self.numbers[-1 if viewer is None else viewer]

    def stale(self, seat: int, seen: int | None) -> bool:
        """Was the question that the person saw another one?"""
        return seen is not None and seen < self.moved[seat]

    def frame(self, viewer: Viewer, last: int | None, here: Sequence[bool], at: float | None = None) -> Frame:
        """What the viewer missed since news number `last`, or everything anew, and the table as it is now."""
        left = self.clocks.at(time.time() if at is None else at)
        number = self.number(viewer)
        fresh = last is None or last > number or number - last > REMEMBERED
        view = self.table.view(viewer) if self.table is not None else None
        return Frame(
            number=number,
            fresh=fresh,
            news=[] if fresh or last is None else self._missed(viewer, number, last),
            status=self.status,
            seat=viewer,
            seats=[self._seat_news(seat, here[seat], left[seat]) for seat in range(len(self.chairs))],
            view=view,
            things=self._things(view),
            undo=self.undo_reach(viewer),
            asked=self.asked,
            open_hands=self.open_hands,
        )

    def _things(self, view: View | None) -> list[Json]:
        """What names each legal action in the words of the locale files, in the order of `view.legal`."""
        if self.table is None or view is None or view.seat is None:
            return []
        nouns = (chosen.noun for chosen in self.game.legal(self.table.state, view.seat))
        return [self.game.thing(view, noun) if noun is not None else {} for noun in nouns]

    def _missed(self, viewer: Viewer, number: int, last: int, newest: int | None = None) -> list[News]:
        missed: list[News] = []
        at = len(self.entries)
        while number > last:
            at -= 1
            entry = self.entries[at]
            if entry.shown or (entry.seat == viewer and viewer is not None):
                if newest is None or number <= newest:
                    missed.append(self._news(entry, viewer, number))
                number -= 1
        return missed[::-1]

    def _news(self, entry: Entry, viewer: Viewer, number: int) -> News:
        mine = viewer is not None and entry.seat == viewer
        if entry.sealed and not mine:
            return News(number, "ready" if entry.kind == "act" else "unready", entry.seat)
        news = News(number, entry.kind, entry.seat)
        if entry.kind == "act":
            news.action = entry.text if mine else None
            news.events, news.told = self._happened(entry, viewer)
        elif entry.kind == "chat" and entry.user in self.muted_by(viewer):
            return News(number, "muted")
        elif entry.kind == "chat":
            news.text, news.name, news.at = entry.text, entry.detail["name"], entry.at
        elif entry.kind == "seed":
            news.detail = {"sent": entry.detail["seed"] is not None}
        elif entry.kind == "start":
            news.detail = {name: entry.detail[name] for name in ("opening", "client_seeds")}
        else:
            news.detail = entry.detail
        return news

    def _happened(self, entry: Entry, viewer: Viewer) -> tuple[list[Json], list[Json]]:
        """The events as the viewer sees them, and their log lines; found once for all who see the same."""
        if entry is not self._newest:
            self._newest, self._seen = entry, {}
        sees = viewer if any(len(event) > 2 for event in entry.events) else None
        if sees not in self._seen:
            events = seen_by(self.game, map(codec.event_from_json, entry.events), sees)
            told = [list(line) for line in map(self.game.tell, events) if line is not None]
            self._seen[sees] = [codec.event_to_json(event) for event in events], told
        return self._seen[sees]

    def muted_by(self, viewer: Viewer) -> list[str]:
        """Whose chat the viewer does not want to read."""
        user = self.chairs[viewer].user if viewer is not None else None
        muted: list[str] = self.wishes.get(user or "", {}).get("muted", [])
        return muted

    def called(self, name: str) -> set[str]:
        """The people of this name who sit here or have said something."""
        seated = {chair.user for chair in self.chairs if chair.name == name and chair.user is not None}
        said = (entry for entry in self.entries if entry.kind == "chat" and entry.detail["name"] == name)
        return seated | {entry.user for entry in said if entry.user is not None}

    def history(self, viewer: Viewer, before: int, most: int) -> list[News]:
        """The news before a number, the newest last."""
        number = min(self.number(viewer), before - 1)
        return self._missed(viewer, self.number(viewer), max(0, number - most), number)

    def _seat_news(self, seat: int, here: bool, left: float) -> SeatNews:
        """A seat that a bot plays has no clock."""
        chair = self.chairs[seat]
        clock = round(max(0.0, left), 1) if self.row.clock.kind == "live" and chair.bot is None else None
        person = chair.user is not None
        return SeatNews(
            chair.name, person, chair.bot, here, chair.resigned, clock, guest=chair.guest, departed=chair.departed
        )

    # --- answering for people ------------------------------------------------------------------------------

    def answer_for(self, seat: int) -> Action | None:
        """The answer of a person who has nothing to choose, or does not want to be asked about this."""
        table = self.table
        if table is None:
            return None
        wishes = self.wishes.get(self.chairs[seat].user or "", {})
        legal = self.game.legal(table.state, seat)
        question = self.game.question(table.state, seat) if wishes.get("never") else None
        if question is not None and question.reaction:
            never = wishes["never"].get(question.kind)
            for chosen in legal:
                if str(chosen) == never:
                    return chosen
        asked = len(legal) > 1 or wishes.get("ask_always") or self.occasion(seat) is None
        return None if asked else legal[0]

    def reactions(self) -> Sequence[str]:
        """The kinds of questions that can be answered for people."""
        state = self.table.state if self.table is not None else self.game.new(self.options, len(self.chairs), 1)
        return self.game.reactions(state)

    def occasion(self, seat: int) -> tuple[str, int] | None:
        """What the seat reacts to, if others did it and now watch how long the answer takes."""
        if self.table is None:
            return None
        if self.table.fork is not None:
            return "fork", self.table.fork
        log = self.table.log
        return ("moved", self.moved[seat]) if log and log[-1][0] != seat else None

    def luck(self, seat: int) -> int:
        """The seed of a bot's choice: the same position, the same choice."""
        assert self.table is not None
        return rng.derive(self.table.seed, len(self.table.log), seat)


def _again(table: Table[Any], entry: Entry) -> list[Event]:
    if entry.kind == "act":
        return table.act(_seat(entry), parse_action(entry.text))
    if entry.kind == "change":
        table.change_answer(_seat(entry))
    elif not table.rewind(entry.length, range(len(table.players))):
        raise ValueError(f"cannot go back to {entry.length}")
    return []


def _seat(entry: Entry) -> int:
    assert entry.seat is not None
    return entry.seat
