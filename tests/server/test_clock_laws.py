"""Laws of the clocks, over random tables: a slow second model finds every bank anew from what happened and when."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parry_game
import worlds
from pyramidion.kernel import record, registry
from pyramidion.server.clocks import Clocks
from pyramidion.server.entries import Chair, Clock, Entry, TableRow
from pyramidion.server.live import Live
from pyramidion.server.refusal import Refusal
from pyramidion.server.restoring import _repeat, snapshot_of, usable_snapshot

GAMES = {**worlds.GAMES, parry_game.GAME.id: parry_game.GAME}
TICK = 0.125  # all times are multiples of it, so that sums are exact
CLOCKS = [
    Clock("live", bank=64.0, increment=8.0),
    Clock("live", bank=32.0, increment=0.0),
    Clock("live", bank=16.0, increment=32.0, late="resign"),
    Clock("days", days=1 / 1024),
    Clock("none"),
]


@pytest.fixture(autouse=True, scope="module")
def all_games_are_registered() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "game", GAMES.__getitem__)
        yield


def table(game: str, clock: Clock, undo: Any = "fair", bots: int = 0, people: int = 2) -> Live:
    """People at the first seats, bots at the others."""
    chairs = [Chair(f"user{seat}", f"Name{seat}") for seat in range(people)]
    chairs += [Chair(None, f"Bot{seat}", "random") for seat in range(bots)]
    return Live(TableRow("t", game, 1, {}, f"{7:064x}", "user0", False, "x", undo, clock, chairs, 0.0))


# --- the second model ---------------------------------------------------------------------------------------


class Line(NamedTuple):
    """What happened, as somebody with a stopwatch beside the table writes it down."""

    at: float
    kind: str
    seat: int | None
    asked: tuple[int, ...]  # the people for whom everybody has waited until now
    person: bool  # did a person do it?
    whole: bool  # a public action, or the last part of a sealed answer
    length: int  # actions in the game afterwards
    own: tuple[int, ...]  # all seats of the person who did it


class Account:
    """The banks at the end of a list of lines, found from the list alone."""

    def __init__(self, clock: Clock, seats: int, lines: Sequence[Line]) -> None:
        self.clock = clock
        self.full = clock.days * 86400.0 if clock.kind == "days" else clock.bank
        self.lines = lines
        self.seats = range(seats)
        self.standing: list[int] = []  # the lines of the actions that stand
        self.gifts: list[tuple[int, int, float]] = []  # line, seat, seconds
        self.stood_in = [False] * seats
        for number in range(len(lines)):
            self.read(number)

    def read(self, number: int) -> None:
        line = self.lines[number]
        before = [self.left(seat, number) for seat in self.seats]
        if line.kind == "act":
            assert line.seat is not None
            self.standing.append(number)
            self.stood_in[line.seat] |= not line.person
        elif line.kind in ("undo", "rewind", "change"):
            gone = self.take_back(line)
            for seat in {self.lines[at].seat for at in gone if self.lines[at].whole} - {*line.own, None}:
                assert seat is not None
                self.give(number, seat, min(before[seat], self.full if self.clock.kind == "days" else self.some()))
        elif line.kind == "back":
            assert line.seat is not None
            if self.stood_in[line.seat]:
                self.give(number, line.seat, self.some())
            self.stood_in[line.seat] = False

    def take_back(self, line: Line) -> list[int]:
        """Which lines do not stand any more?"""
        count = len(self.standing) - line.length
        among = [at for at in self.standing if line.kind != "change" or self.lines[at].seat == line.seat]
        gone = among[len(among) - count :]
        self.standing = [at for at in self.standing if at not in gone]
        return gone

    def some(self) -> float:
        usual = {"live": 10.0, "days": 3600.0, "none": 0.0}[self.clock.kind]
        return min(max(usual, self.clock.increment), self.full / 2)

    def give(self, number: int, seat: int, enough: float) -> None:
        missing = min(enough, self.most(seat)) - self.left(seat, number)
        if missing > 0:
            self.gifts.append((number, seat, missing))

    def most(self, seat: int) -> float:
        """The first bank and the increments of the actions that stand."""
        acts = [self.lines[at] for at in self.standing if self.lines[at].seat == seat]
        increments = self.clock.increment if self.clock.kind == "live" else 0.0
        return self.full + increments * sum(line.person and line.whole for line in acts)

    def left(self, seat: int, number: int, now: float | None = None, asked: Sequence[int] = ()) -> float:
        """After line `number`; or now, if people have been asked since."""
        since = self.filled(seat) if self.clock.kind == "days" else -1
        waits = (line.asked for line in self.lines[: number + 1])
        times = [0.0, *(line.at for line in self.lines)]
        spent = sum(times[at + 1] - times[at] for at, who in enumerate(waits) if at > since and seat in who)
        if now is not None and seat in asked:
            spent += now - times[number + 1]
        gifts = sum(gift for at, who, gift in self.gifts if who == seat and since < at <= number)
        return self.most(seat) - spent + gifts

    def filled(self, seat: int) -> int:
        """With days: the line at which the seat last answered whole, and so got new days."""
        return max((at for at in self.standing if self.lines[at].seat == seat and self.lines[at].whole), default=-1)


def test_the_second_model_by_hand() -> None:
    """60 s and 10: act after 20, be taken back, lose 30 more, run out, and come back."""
    clock = Clock("live", bank=60.0, increment=10.0)
    act = Line(20.0, "act", 0, (0,), True, True, 1, (0,))
    undo = Line(25.0, "undo", 0, (1,), True, True, 0, (0,))
    late = Line(65.0, "bot", 0, (0,), True, True, 0, ())
    bot = Line(66.0, "act", 0, (), False, True, 1, ())
    back = Line(70.0, "back", 0, (), False, True, 1, (0,))
    lines = [act, undo, late, bot, back]
    found = [Account(clock, 2, lines[:count]).left(0, count - 1) for count in range(1, 6)]
    assert found == [50.0, 40.0, 0.0, 0.0, 10.0]
    assert Account(clock, 2, lines).left(1, 4) == 55.0


# --- a table that random things happen to -------------------------------------------------------------------


class World:
    """A live table, its stopwatch lines, and the laws that must hold after each of them."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.clock = live.row.clock
        self.now = 0.0
        self.lines: list[Line] = []
        self.snapshots: list[tuple[int, int, bytes]] = []
        self.refused = ""  # the code of the last refusal

    @property
    def asked(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.live.actors if self.live.chairs[seat].bot is None)

    def happen(self, make: Callable[[], Entry]) -> Entry | None:
        """An operation, if it is not refused: as the hub does it, with the stopwatch beside it."""
        asked, bots = self.asked, [chair.bot is not None for chair in self.live.chairs]
        clocks = self.state()
        entry, self.refused = None, ""
        try:
            entry = make()
        except Refusal as refusal:
            self.refused = refusal.code
        if entry is None:
            assert self.state() == clocks, "the clocks have changed, although it was refused"
            return None
        self.live.note(entry)
        person = entry.seat is None or not bots[entry.seat]
        own = tuple(self.live.seats_of(entry.user))
        self.lines.append(Line(self.now, entry.kind, entry.seat, asked, person, entry.shown, entry.length, own))
        if not entry.shown:
            assert entry.left is None
            assert self.state() == clocks, "what nobody sees has changed what everybody sees"
        return entry

    def state(self) -> Any:
        """All that others could read off the clocks: the banks, and when they run out."""
        clocks = self.live.clocks
        return list(clocks.left), clocks.since, clocks.deadline(), clocks.at(self.now)

    # --- operations, each driven by one random number ---

    def do_act(self, number: int) -> None:
        if not self.live.actors or self.live.table is None:
            return
        seat = self.live.actors[number % len(self.live.actors)]
        legal = self.live.game.legal(self.live.table.state, seat)
        user = self.live.chairs[seat].user if self.live.chairs[seat].bot is None else None
        text = str(legal[number // 7 % len(legal)])
        self.happen(lambda: self.live.act(seat, text, user, None, self.now))

    def do_undo(self, number: int) -> None:
        seat = number % len(self.live.people)
        before, offered = self.live.clocks.at(self.now), self.live.undo_reach(seat) > 0
        entry = self.happen(lambda: self.live.undo(seat, number % 3 == 0, f"user{seat}", None, self.now))
        assert offered == (entry is not None) or self.refused == "no-time-to-undo", (offered, self.refused)
        if entry is not None and self.clock.kind != "none":
            after = self.live.clocks.at(self.now)
            assert all(new <= old for new, old in zip(after, before, strict=True)), "taking back has given time"

    def do_rewind(self, number: int) -> None:
        length = len(self.live.table.log) if self.live.table is not None else 0
        if length:
            self.agree(number, "rewind", length - 1 - number % min(length, 5))

    def do_stand_in(self, number: int) -> None:
        self.agree(number, "bot", number % len(self.live.people))

    def do_refuse(self, number: int) -> None:
        deadline = self.live.clocks.deadline()
        self.happen(lambda: self.live.ask(0, "hands", 0, "user0", None, self.now))
        self.happen(lambda: self.live.vote(1, False, "user1", None, self.now))
        assert self.live.clocks.deadline() == deadline, "a vote has moved the end of somebody's time"

    def agree(self, number: int, what: str, to: int) -> None:
        voters = sorted(self.live.voters())
        if not voters:
            return
        by = voters[number % len(voters)]
        if self.happen(lambda: self.live.ask(by, what, to, f"user{by}", None, self.now)) is None:
            return
        for seat in voters:
            if self.live.asked is not None and seat != by:
                self.happen(lambda seat=seat: self.live.vote(seat, True, f"user{seat}", None, self.now))  # type: ignore[misc]
        if self.live.agreed():
            self.happen(lambda: self.live.outcome(self.now))

    def do_time(self, number: int) -> None:
        """Wait until somebody is late, and a moment longer."""
        deadline = self.live.clocks.deadline()
        if deadline is None:
            return
        self.now = max(self.now, deadline) + number % 9 * TICK
        while late := self.live.clocks.late(self.now):
            self.happen(lambda late=late: self.live.too_late(late[0], self.now))  # type: ignore[misc]

    def do_return(self, number: int) -> None:
        seat = number % len(self.live.people)
        before = self.live.clocks.left[seat]
        entry = self.happen(lambda: self.live.come_back(seat, f"user{seat}", None, self.now))
        if entry is not None and self.clock.kind != "none":
            after = self.live.clocks.left[seat]
            assert 0 < after <= max(before, self.live.clocks.full / 2), "coming back has given the bank back"

    def do_resign(self, number: int) -> None:
        seat = number % len(self.live.people)
        if number % 5 == 0 and not self.live.chairs[seat].resigned:
            self.happen(lambda: self.live.resign(seat, f"user{seat}", None, self.now))

    def do_chat(self, number: int) -> None:
        deadline = self.live.clocks.deadline()
        self.happen(lambda: self.live.chat(None, "hello", "user0", "Name0", None, self.now))
        assert self.live.clocks.deadline() == deadline, "a chat line has moved the end of somebody's time"

    def do_depart(self, number: int) -> None:
        user = f"user{number % len(self.live.people)}"
        if number % 11 == 0 and user not in self.live.departed:
            self.happen(lambda: self.live.depart(user, f"gone:{user}", self.now))

    def do_snapshot(self, number: int) -> None:
        if self.live.table is not None and not self.live.midway and self.live.seq:
            saved = snapshot_of(self.live)[1]
            self.snapshots.append((saved["seq"], saved["length"], saved["record"]))

    def do_rules(self, number: int) -> None:
        """New rules: an entry and a snapshot, from which the table goes on."""
        if number % 5 == 0 and self.live.status == "playing" and not self.live.midway:
            self.happen(lambda: self.live.new_rules(self.now))
            self.do_snapshot(number)
            self.do_restart(number)

    def do_restart(self, number: int) -> None:
        """From the log alone and from a snapshot and the log: the same clocks."""
        old = self.live
        stored = [msgspec.json.decode(msgspec.json.encode(entry), type=Entry) for entry in old.entries]
        newest_first = sorted({seq: length for seq, length, _ in self.snapshots}.items(), reverse=True)
        use = usable_snapshot(newest_first, stored)
        ruled = any(entry.kind == "rules" for entry in stored)
        for seq in {0, use} if not ruled else {use}:
            self.live = Live(old.row)
            asyncio.run(_repeat(self.live, stored, seq, self.saved(seq)))
            assert vars_of(self.live.clocks) == vars_of(old.clocks), f"other clocks after a restart from line {seq}"

    def saved(self, seq: int) -> record.Record | None:
        found = [data for at, _, data in self.snapshots if at == seq]
        return msgspec.json.decode(found[-1], type=record.Record) if found else None

    # --- the laws ---

    def check(self) -> None:
        """The banks are what the second model finds, never more than allowed, and what everybody is shown."""
        clocks, seats = self.live.clocks, range(len(self.live.chairs))
        if self.clock.kind == "none":
            assert clocks.deadline() is None
            assert not clocks.late(self.now)
            return
        account = Account(self.clock, len(self.live.chairs), self.lines)
        expected = [account.left(seat, len(self.lines) - 1, self.now, self.asked) for seat in seats]
        assert clocks.at(self.now) == expected, self.lines[-3:]
        assert all(bank <= account.most(seat) for seat, bank in enumerate(expected))
        due = [seat for seat in self.asked if expected[seat] <= 0]
        assert clocks.late(self.now) == due
        deadline = min((self.now + expected[seat] for seat in self.asked), default=None)
        assert clocks.deadline() == deadline, "the clock runs out at another time than the banks say"
        if self.clock.kind == "live":
            shown = self.live.frame(None, None, [False] * len(seats), self.now).seats
            people = [seat for seat in seats if self.live.chairs[seat].bot is None]
            assert [seat for seat in seats if shown[seat].left is not None] == people
            assert [shown[seat].left for seat in people] == [round(max(0.0, expected[seat]), 1) for seat in people]


def vars_of(clocks: Clocks) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, (list, tuple)) else value for name, value in vars(clocks).items()}


OPERATIONS = [name for name in vars(World) if name.startswith("do_")]
MOSTLY = [*["do_act"] * 12, *["do_undo"] * 5, *["do_time", "do_return"] * 2, *OPERATIONS]
steps = st.lists(st.tuples(st.sampled_from(MOSTLY), st.integers(0, 9999), st.integers(0, 60)), min_size=20, max_size=70)


@pytest.mark.parametrize("game", ["duel", "parry", "valley", "pyramids"])
@settings(max_examples=100)
@given(clock=st.sampled_from(CLOCKS), undo=st.sampled_from(["fair", "free", "none"]), bots=st.booleans(), steps=steps)
def test_banks_are_what_a_second_model_finds(game: str, clock: Clock, undo: str, bots: bool, steps: Any) -> None:
    world = World(table(game, clock, undo, int(bots and game != "parry")))
    for name, number, ticks in steps:
        world.now += ticks * TICK
        getattr(world, name)(number)
        world.check()
    world.do_restart(0)


# --- single laws, by hand -----------------------------------------------------------------------------------

SIXTY = Clock("live", bank=60.0, increment=10.0)


def done(live: Live, entry: Entry) -> list[float]:
    live.note(entry)
    return live.clocks.left


def first(live: Live, seat: int) -> str:
    assert live.table is not None
    return str(live.game.legal(live.table.state, seat)[0])


def test_acting_and_taking_back_gains_nothing() -> None:
    """Five pairs of act and undo, a second each, with 60 s and an increment of 10 s."""
    live = table("valley", SIXTY)
    (seat,) = live.actors
    user = f"user{seat}"
    for pair in range(5):
        done(live, live.act(seat, first(live, seat), user, None, 2.0 * pair + 1))
        left = done(live, live.undo(seat, False, user, None, 2.0 * pair + 2))
    assert left[seat] == 50.0


def test_only_who_was_asked_pays() -> None:
    """The seat that is asked after an action does not pay for the time before it."""
    live = table("parry", SIXTY)
    assert done(live, live.act(0, "strike", "user0", None, 25.0)) == [45.0, 60.0]
    assert done(live, live.act(1, "pass", "user1", None, 30.0)) == [45.0, 65.0]


def test_everybody_pays_until_their_own_answer() -> None:
    """While all choose at once; the parts of an answer that nobody sees change nothing."""
    live = table("duel", SIXTY)
    assert done(live, live.act(0, "pick:1", "user0", None, 5.0)) == [60.0, 60.0]
    assert done(live, live.act(0, "plain", "user0", None, 8.0)) == [62.0, 52.0]
    assert done(live, live.undo(0, False, "user0", None, 10.0)) == [52.0, 50.0]
    assert done(live, live.act(1, "pick:1", "user1", None, 12.0)) == [52.0, 50.0]
    assert done(live, live.act(1, "plain", "user1", None, 20.0)) == [42.0, 50.0]


def test_a_changed_answer_loses_its_own_increment() -> None:
    """Also where others have answered after it, and of those some parts only."""
    live = table("duel", SIXTY, bots=1)
    for seat, text in [(0, "pick:1"), (0, "plain"), (2, "pick:1"), (2, "plain"), (1, "pick:1")]:
        live.note(live.act(seat, text, live.chairs[seat].user, None, 0.0))
    assert live.clocks.left == [70.0, 60.0, 60.0]
    assert done(live, live.undo(0, False, "user0", None, 1.0)) == [60.0, 59.0, 60.0]
    assert [action.seat for action in live.clocks.actions] == [2, 2, 1]


def test_who_ran_out_of_time_comes_back_after_the_bot_with_a_little() -> None:
    live = table("parry", SIXTY)
    assert live.clocks.late(60.0) == [0]
    assert done(live, live.too_late(0, 61.0))[0] == -1.0
    with pytest.raises(Refusal, match="time-over"):
        live.come_back(0, "user0", None, 62.0)
    with pytest.raises(Refusal, match="bot-plays"):
        live.undo(0, False, "user0", None, 62.0)
    assert done(live, live.act(0, "strike", None, None, 63.0)) == [-1.0, 60.0]
    assert done(live, live.come_back(0, "user0", None, 64.0)) == [10.0, 59.0]
    assert live.undo_reach(0) == 0
    with pytest.raises(Refusal, match="nothing-to-undo"):
        live.undo(0, False, "user0", None, 65.0)


def test_an_answer_of_the_bot_is_not_changed_by_who_comes_back() -> None:
    """Else running out, coming back and changing could go on for ever."""
    live = table("duel", SIXTY)
    live.note(live.too_late(0, 60.0))
    for text in ("pick:1", "plain"):
        live.note(live.act(0, text, None, None, 61.0))
    live.note(live.come_back(0, "user0", None, 62.0))
    assert live.undo_reach(0) == 0
    with pytest.raises(Refusal, match="nothing-to-undo"):
        live.undo(0, False, "user0", None, 63.0)


def test_nothing_is_taken_back_without_the_time_for_it() -> None:
    """60 s and 10: after 55 s an action, 12 s of thinking, and the action's own 10 s are spent already."""
    live = table("valley", SIXTY)
    (seat,) = live.actors
    user = f"user{seat}"
    live.note(live.act(seat, first(live, seat), user, None, 55.0))
    assert live.actors == (seat,)
    with pytest.raises(Refusal, match="no-time-to-undo"):
        live.undo(seat, False, user, None, 67.0)
    assert live.clocks.at(67.0)[seat] == 3.0
    assert live.undo(seat, False, user, None, 58.0).left == [2.0 if who == seat else 60.0 for who in range(2)]


def test_who_did_not_take_back_keeps_enough_to_act_again() -> None:
    """With free undo one person takes back what the other has done with the last seconds."""
    live = table("parry", SIXTY, "free")
    live.note(live.act(0, "strike", "user0", None, 10.0))
    assert done(live, live.act(1, "pass", "user1", None, 69.0)) == [60.0, 11.0]
    assert done(live, live.undo(0, False, "user0", None, 70.0)) == [49.0, 10.0]


def test_a_message_that_was_overtaken_charges_nobody_twice() -> None:
    """Two servers, or two messages that wait for the table: their times need not be in order."""
    live = table("parry", SIXTY)
    live.note(live.chat(None, "hello", "user1", "Name1", None, 10.0))
    live.note(live.chat(None, "hello", "user1", "Name1", None, 8.0))
    assert live.clocks.at(20.0) == [40.0, 60.0]
    assert live.clocks.deadline() == 60.0


def test_clocks_end_with_the_game() -> None:
    """By the rules, or because nobody is left; nobody is late afterwards, and who has resigned stays away."""
    live = table("parry", SIXTY)
    for at in range(3):
        live.note(live.act(0, "strike", "user0", None, 2.0 * at + 1))
        live.note(live.act(1, "pass", "user1", None, 2.0 * at + 2))
    assert (live.status, live.clocks.deadline(), live.clocks.late(1e9)) == ("over", None, [])
    assert live.clocks.at(1e9) == live.clocks.left
    live = table("parry", SIXTY)
    live.note(live.resign(0, "user0", None, 1.0))
    assert live.clocks.deadline() is None
    with pytest.raises(Refusal, match="resigned"):
        live.come_back(0, "user0", None, 2.0)
    live.note(live.act(0, "strike", None, None, 3.0))
    assert live.clocks.deadline() == 63.0
    live.note(live.resign(1, "user1", None, 4.0))
    assert (live.status, live.clocks.deadline(), live.clocks.late(1e9)) == ("over", None, [])
    with pytest.raises(Refusal, match="game-over"):
        live.come_back(1, "user1", None, 5.0)


def test_a_log_of_version_0_1_0_still_folds() -> None:
    """It has banks with actions only, and five pairs of act and undo had given 50 s: what is too much goes."""
    live = table("valley", SIXTY)
    (seat,) = live.actors
    user, text, banks = f"user{seat}", first(live, seat), [60.0, 60.0]
    for pair in range(5):
        act = live.act(seat, text, user, None, 2.0 * pair + 1)
        banks = [banks[who] + 9.0 * (who == seat) for who in range(2)]
        act.left = banks
        live.note(act)
        undo = live.undo(seat, False, user, None, 2.0 * pair + 2)
        undo.left = None
        live.note(undo)
    stored = [msgspec.json.decode(msgspec.json.encode(entry), type=Entry) for entry in live.entries]
    again = Live(live.row)
    assert asyncio.run(_repeat(again, stored, 0, None))
    assert (again.clocks.left[seat], again.clocks.since) == (60.0, 10.0)
    assert again.clocks.deadline() == 70.0
