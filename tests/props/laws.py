"""The laws that hold in every position of every game; test_laws_notice.py breaks each of them on purpose.

A law is given moments, as `walk` yields them: a position and what is about to be done there. It raises AssertionError.
"""

from __future__ import annotations

import copy
import itertools
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from pyramidion.kernel import codec, rng
from pyramidion.kernel.contract import Action, Event, Game, Json, View, parse_action, seen_by
from pyramidion.kernel.table import Table, resume
from worlds import Step, choice, fold_in, walk

LIMIT = 20_000
NO_PART = ("texts", "run", "events", "answers")  # of a position: printed, or found again when it is needed
NOTHING = Event("nothing", ())

Moments = Iterable[tuple[Any, Step]]
Path = tuple[str, ...]

# What a seat cannot know, as `dump` names it; resampling must deal each of them anew at some time in a game.
HIDDEN: dict[str, list[Path]] = {
    "kemet": [
        ("deck",), ("hands", "*"), ("cards", "*"), ("buried", "*"), ("removed", "*"), ("level", "*"),
        ("fight", "card", "*"), ("fight", "buried", "*"), ("fight", "interventions", "*"),
    ],
    "pyramids": [
        ("deck",), ("expeditions",), ("players", "*", "hand"), ("players", "*", "kept"), ("players", "*", "marking"),
    ],
    "sneferu": [("bag",)],
    "valley": [
        ("stock",), ("players", "*", "hand"), ("players", "*", "deck"), ("players", "*", "discard"),
        ("players", "*", "aside"), ("players", "*", "judged"),
    ],
    "duel": [("picks", "*")],
}  # fmt: skip


def check_legal(game: Game[Any], options: Any, moments: Moments) -> None:
    """In the order of the action table, each once, and some for exactly those who are asked."""
    place = {action: at for at, action in enumerate(game.actions(options))}
    for s, _ in moments:
        for seat in range(s.seats):
            legal = list(game.legal(s, seat))
            assert (seat in game.actors(s)) == bool(legal)
            places = [place[action] for action in legal]
            assert places == sorted(set(places))
            assert all(parse_action(str(action)) is action for action in legal)


def check_applying(game: Game[Any], moments: Moments) -> None:
    """What is legal can be done; what is not legal has a reason."""
    for s, _ in moments:
        for seat in game.actors(s):
            for action in game.legal(s, seat):
                assert game.why_not(s, seat, action) is None
                game.apply(game.copy(s), seat, action)
            assert game.why_not(s, seat, Action("no-such-verb")) is not None


def check_conservation(game: Game[Any], s: Any, seed: int) -> None:
    """No piece is lost, the game ends, and its scores are those of a second count."""
    before = game.components(s)
    for moves, _ in enumerate(walk(game, s, seed)):
        assert moves < LIMIT
        assert game.components(s) == before
    assert game.components(s) == before
    result = game.result(s)
    assert result is not None
    assert [score.total for score in result.scores] == list(game.recount(s))


def check_copies(game: Game[Any], moments: Moments) -> None:
    """A copy is the same, and what is done to it does not touch the original."""
    for s, (seat, action) in moments:
        before = inside(s)
        twin = game.copy(s)
        assert inside(twin) == before
        game.apply(twin, seat, action)
        assert inside(s) == before


def inside(part: Any) -> Any:
    """All that a position holds, also what `dump` works out from others."""
    if isinstance(part, (list, tuple)):
        return [inside(value) for value in part]
    if isinstance(part, dict):
        return {key: inside(value) for key, value in part.items()}
    if not hasattr(part, "copy"):
        return part
    names = (name for name in dir(part) if not name.startswith("_") and name not in NO_PART)
    return {name: inside(value) for name in names if not callable(value := getattr(part, name))}


def check_saving(game: Game[Any], s: Any, seed: int) -> None:
    """Saved, loaded and copied after every action, a game goes on as it would have."""
    plain = walk(game, game.copy(s), seed)
    hostile = walk(game, game.copy(s), seed, lambda after: _reborn(game, after))
    for (here, step), (there, other) in itertools.zip_longest(plain, hostile, fillvalue=(None, None)):
        assert step == other
        assert inside(here) == inside(there)
        assert codec.encode(game.dump(here)) == codec.encode(game.dump(there))


def _reborn(game: Game[Any], s: Any) -> Any:
    return game.load(msgspec.json.decode(codec.encode(game.dump(game.copy(s)))))


def check_records(game: Game[Any], options: Any, seats: int) -> None:
    """A record, resumed in the middle, replays to the same digests."""
    table = Table(game, options, ["a"] * seats, seed=99)
    number = 0
    while not table.over:
        table.act(*choice(game, table.state, 5, number))
        number += 1
        if number in (5, 45):
            table = resume(game, table.record(), options)
    again = Table(game, options, ["a"] * seats, seed=99)
    for seat, action in table.log:
        again.act(seat, action)
    assert again.digests == table.digests
    assert codec.encode(again.record()) == codec.encode(table.record())


# --- who sees what ------------------------------------------------------------------------------------------------


def check_frame(game: Game[Any], moments: Moments) -> None:
    """What every view says beside the table is what the rules say."""
    for s, _ in moments:
        for viewer in (*range(s.seats), None):
            seen = game.view(s, viewer)
            legal = () if viewer is None else game.legal(s, viewer)
            assert seen == View(
                game=game.id,
                version=game.version,
                seat=viewer,
                turn=s.turn,
                actors=tuple(game.actors(s)),
                question=game.question(s, viewer),
                legal=[str(action) for action in legal],
                table=seen.table,
                options=codec.plain(getattr(s, "options", None)),
                result=game.result(s),
            )


def check_hiding(game: Game[Any], moments: Moments, seed: int, play_on: int = 20) -> set[Path]:
    """The leak test: what a seat may not know is dealt anew; what it sees does not change by a byte.

    Spectators know no more than any seat. Returns which fields of the position have been dealt anew.
    """
    dealt: set[Path] = set()
    for number, (s, _) in enumerate(moments):
        for seat in range(s.seats):
            world = game.resample(s, seat, rng.derive(seed, number, seat))
            for viewer in (seat, None):
                assert codec.encode(game.view(world, viewer)) == codec.encode(game.view(s, viewer))
            assert list(game.legal(world, seat)) == list(game.legal(s, seat))
            assert game.components(world) == game.components(s)
            assert world.seed != s.seed
            dealt |= changes(game.dump(s), game.dump(world))
        if number % play_on == 0:
            _play_on(game, world, seed)
    return dealt


def moments_of_dealing(game: Game[Any], make: Callable[[int], Any], most: int = 40) -> dict[Path, tuple[Any, Step]]:
    """For each hidden field a moment at which some seat's resampling deals it anew, from as few games as possible."""
    found: dict[Path, tuple[Any, Step]] = {}
    for seed in range(most):
        for s, step in walk(game, make(seed), seed):
            truth = game.dump(s)
            worlds = (game.dump(game.resample(s, seat, rng.derive(1, 0, seat))) for seat in range(s.seats))
            for path in set().union(*(changes(truth, world) for world in worlds)) - set(found):
                found[path] = (game.copy(s), step)
            if set(HIDDEN[game.id]) <= set(found):
                return {path: found[path] for path in HIDDEN[game.id]}
    raise AssertionError(f"never dealt anew: {set(HIDDEN[game.id]) - set(found)}")


def changes(one: Json, other: Json, path: Path = ()) -> set[Path]:
    """Where two positions differ; `*` stands for every place of a list."""
    if one == other:
        return set()
    found = {path}
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one.keys() | other.keys():
            found |= changes(one.get(key), other.get(key), (*path, str(key)))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for mine, yours in zip(one, other, strict=True):
            found |= changes(mine, yours, (*path, "*"))
    return found


def _play_on(game: Game[Any], world: Any, seed: int) -> None:
    for moves, _ in enumerate(walk(game, world, seed)):
        assert moves < LIMIT
    assert game.result(world) is not None


def check_telling(game: Game[Any], moments: Moments, seed: int) -> int:
    """Where the same action is told differently in two worlds, the seat sees the difference, if only for a moment.

    Returns how often two worlds were compared.
    """
    compared = 0
    for number, (s, (seat, action)) in enumerate(moments):
        for watcher in range(s.seats):
            world = game.resample(s, watcher, rng.derive(seed, number, watcher))
            if action in game.legal(world, seat):
                compared += 1
                table = game.view(s, watcher).table
                assert _seen_apart(game, table, *(_told(game, w, seat, action, watcher) for w in (s, world)))
                _check_secrets(game, table, *(_secrets(game, w, seat, action, watcher) for w in (s, world)))
    return compared


def _seen_apart(game: Game[Any], table: Json, told: list[Event], told_there: list[Event]) -> bool:
    """Does the first event that differs change the table differently? True if none differs."""
    for at, (event, other) in enumerate(itertools.zip_longest(told, told_there, fillvalue=NOTHING)):
        if event != other:
            return _after(game, table, told[at:]) != _after(game, table, told_there[at:])
        table = game.fold(table, event)
    return True


def _after(game: Game[Any], table: Json, events: list[Event]) -> list[Json]:
    """The table after the first event, and after the changes without words that come with it."""
    silent = itertools.takewhile(lambda event: game.tell(event) is None, events[1:])
    tables = [table]
    for event in (*events[:1], *silent):
        tables.append(game.fold(copy.deepcopy(tables[-1]), event))
    return tables[1:2] + tables[-1:]


def _check_secrets(game: Game[Any], table: Json, told: list[Event], told_there: list[Event]) -> None:
    """Other people's secrets are told alike, but for what changes the table."""
    for event, other in zip(told, told_there, strict=False):
        if event.kind == other.kind and event != other:
            assert game.fold(copy.deepcopy(table), event) != game.fold(copy.deepcopy(table), other), (event, other)


def _told(game: Game[Any], s: Any, seat: int, action: Action, watcher: int) -> list[Event]:
    return seen_by(game, _events(game, s, seat, action), watcher)


def _secrets(game: Game[Any], s: Any, seat: int, action: Action, watcher: int | None) -> list[Event]:
    """What a viewer is told of the events that only others see whole."""
    events = _events(game, s, seat, action)
    return seen_by(game, (event for event in events if event.only is not None and watcher not in event.only), watcher)


def _events(game: Game[Any], s: Any, seat: int, action: Action) -> list[Event]:
    after = game.copy(s)
    after.events = []
    game.apply(after, seat, action)
    events: list[Event] = after.events
    return events


def check_sealing(game: Game[Any], moments: Moments) -> int:
    """While several choose at once, the others are told the same whatever a seat answers.

    Returns how often two answers were compared.
    """
    compared = 0
    for s, (seat, action) in moments:
        if s.lanes:
            told = _while_sealed(game, s, seat, action)
            for answer in game.legal(s, seat):
                there = _while_sealed(game, s, seat, answer)
                if told and there and told[0] == there[0]:
                    compared += answer != action
                    assert told == there, answer
    return compared


def _while_sealed(game: Game[Any], s: Any, seat: int, answer: Action) -> list[Any]:
    """Who is still asked, and what everybody else sees; nothing if the answer was the last one."""
    after = game.copy(s)
    after.events = []
    game.apply(after, seat, answer)
    if not after.lanes or after.forks != s.forks:
        return []
    others = [viewer for viewer in (*range(s.seats), None) if viewer != seat]
    seen = [(seen_by(game, after.events, viewer), codec.encode(game.view(after, viewer))) for viewer in others]
    return [game.actors(after), seen]


def check_secret_choices(game: Game[Any], moments: Moments) -> int:
    """Whatever a seat chooses in secret, the others are told the same, but for what changes the table.

    Returns how often two choices were compared.
    """
    compared = 0
    for s, (seat, action) in moments:
        answers = [answer for answer in game.legal(s, seat) if answer.verb == action.verb and answer != action]
        for answer, watcher in itertools.product(answers[:2], (*range(s.seats), None)):
            if watcher != seat and (told := _secrets(game, s, seat, action, watcher)):
                compared += 1
                _check_secrets(game, game.view(s, watcher).table, told, _secrets(game, s, seat, answer, watcher))
    return compared


def check_folding(game: Game[Any], moments: Moments) -> None:
    """Events folded over the first view give the last, field by field."""
    tables: dict[int | None, Json] = {}
    for s, (seat, action) in moments:
        tables = tables or {viewer: _folded_part(game, s, viewer) for viewer in (*range(s.seats), None)}
        twin = game.copy(s)
        twin.events = []
        game.apply(twin, seat, action)
        fold_in(game, tables, twin.events)
        for viewer, folded in tables.items():
            seen = _folded_part(game, twin, viewer)
            assert _without_own_pile(game.id, folded, viewer) == seen, changes(folded, seen)


def _folded_part(game: Game[Any], s: Any, viewer: int | None) -> Json:
    """The table without the one thing that needs no event; that is compared with the position itself."""
    table = game.view(s, viewer).table
    if game.id == "valley" and viewer is not None:
        cards = table["players"][viewer]["discard"]["cards"]
        assert cards is None or cards == game.position(s)[f"seat.{viewer}.discard"]
    return _without_own_pile(game.id, table, viewer)


def _without_own_pile(game: str, table: Json, viewer: int | None) -> Json:
    """R9.4 of Valley: one may look through the own discard pile at some times, and nothing happens when one may."""
    if game == "valley" and viewer is not None:
        table["players"][viewer]["discard"]["cards"] = None
    return table


# --- answers given together, and taking back ----------------------------------------------------------------------


def check_commuting(game: Game[Any], moments: Moments, seed: int) -> int:
    """Whoever answers first, the state is the same when all have answered. Returns how often several were asked."""
    forks = 0
    for s, _ in moments:
        actors = game.actors(s)
        if len(actors) > 1 and s.lanes:
            forks += 1
            orders = [list(actors), list(reversed(actors))]
            assert len({_answered(game, s, order, seed) for order in orders}) == 1
    return forks


def _answered(game: Game[Any], s: Any, order: list[int], seed: int) -> bytes:
    """Each seat in turn gives all the answers it owes in this fork."""
    twin = game.copy(s)
    forks = twin.forks
    for seat in order:
        number = 0
        while twin.lanes and twin.forks == forks and seat in game.actors(twin):
            legal = game.legal(twin, seat)
            game.apply(twin, seat, legal[rng.derive(seed, seat, number) % len(legal)])
            number += 1
    return codec.encode(game.dump(twin))


def check_unveiling(game: Game[Any], moments: Moments, seed: int) -> int:
    """Where no event unveils anything, the acting seat's view after the action is the same in every world.

    Returns how often that was so.
    """
    free = 0
    for number, (s, (seat, action)) in enumerate(moments):
        after = game.copy(s)
        after.events = []
        game.apply(after, seat, action)
        if after.lanes or s.lanes or any(game.unveils(event, seat) for event in after.events):
            continue
        world = game.resample(s, seat, rng.derive(seed, number))
        game.apply(world, seat, action)
        free += 1
        assert codec.encode(game.view(world, seat)) == codec.encode(game.view(after, seat))
    return free
