"""The laws of laws.py can fail: each is given games that are broken on purpose, field by field, and must notice."""

from __future__ import annotations

import copy
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, islice
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from golden.playthrough import goldens, lines
from props import laws, test_features
from props.test_invariants import FORKING, RICH
from pyramidion.kernel import codec, registry
from pyramidion.kernel.contract import Action, Event, Game, Json, Part, Question, Reason, Result, Score, View
from server import test_leak
from worlds import GAMES, VARIANTS, Step, counts, new, options_of, walk

Path = tuple[str | int, ...]
STEP: Step = (0, Action("x"))  # what is done next, for laws that only look
ANY = (LookupError, ValueError, TypeError, AttributeError)
every_game = pytest.mark.parametrize("name", GAMES)


class Broken:
    """The rules of a game, but for what is given by name."""

    def __init__(self, inner: Game[Any], **changed: Any) -> None:
        self.inner = inner
        self.__dict__.update(changed)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


def broken(inner: Game[Any], **changed: Any) -> Any:
    return Broken(inner, **changed)


def usual(name: str) -> dict[str, Any]:
    return dict(VARIANTS.get(name, [{}])[0])


def seats_of(name: str) -> int:
    return max(2, counts(name, usual(name))[0])


def start(name: str, seed: int = 3) -> Any:
    return new(name, seats_of(name), usual(name), seed)


def notices(law: Callable[[], object], *also: type[Exception]) -> bool:
    """Does the law raise? A game may be so broken that it cannot be played at all: `also`."""
    noticed: tuple[type[Exception], ...] = (AssertionError, *also)
    try:
        law()
    except noticed:
        return True
    return False


# --- the fields of a view -----------------------------------------------------------------------------------------


NONE = "nothing"
OWN_PILE = ("players", 0, "discard", "cards")  # R9.4 of Valley: that one may look at it now needs no event


class Found(NamedTuple):
    """A field of a view, and a moment after which the viewer sees it."""

    path: Path
    viewer: int | None
    state: Any
    step: Step


def fields(value: Json, path: Path = ()) -> Iterator[Path]:
    """The way to every value; of things that are alike only the first and the last."""
    if isinstance(value, dict) and value:
        alike = len(value) > 2 and all(isinstance(part, dict) for part in value.values())
        for key in _ends(list(value)) if alike else value:
            yield from fields(value[key], (*path, key))
    elif isinstance(value, list) and value and isinstance(value[0], (dict, list)):
        for at in _ends(range(len(value))):
            yield from fields(value[at], (*path, at))
    else:
        yield path


def _ends(items: Any) -> list[Any]:
    return [items[0], items[-1]] if len(items) > 1 else list(items)


def generic(path: Path) -> tuple[str, ...]:
    """The field's name, whoever it belongs to."""
    return tuple("*" if isinstance(part, int) else str(part) for part in path)


def put(table: Json, path: Path, change: Callable[[Json], Json]) -> Json:
    """The table with one field changed; as it is where it has no such field."""
    if not path:
        return change(table)
    rest = copy.copy(table)
    try:
        rest[path[0]] = put(rest[path[0]], path[1:], change)
    except (LookupError, TypeError):
        return table
    return rest


def other(value: Json) -> Json:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float)):
        return value + 1
    if isinstance(value, list):
        return [*value, "x"]
    return {**value, "x": 1} if isinstance(value, dict) else f"{value}x"


def found_fields(name: str, games: int = 3) -> list[Found]:
    """Every field that some viewer's table has in a few games, each where it was first met."""
    game = GAMES[name]
    found: dict[tuple[tuple[str, ...], int | None], Found] = {}
    for seed in range(games):
        s = start(name, seed)
        for _, step in walk(game, s, seed):
            before = game.copy(s)
            after = game.copy(s)
            game.apply(after, *step)
            for viewer in (0, None):
                for path in fields(game.view(after, viewer).table):
                    found.setdefault((generic(path), viewer), Found(path, viewer, before, step))
    return list(found.values())


def after(game: Game[Any], found: Found) -> Any:
    s = game.copy(found.state)
    game.apply(s, *found.step)
    return s


def value_at(table: Json, path: Path) -> Json:
    for part in path:
        try:
            table = table[part]
        except (LookupError, TypeError):
            return NONE
    return table


def seen_wrongly(game: Game[Any], found: Found, change: Callable[[Any, Json], Json], only_later: bool) -> Any:
    """The game whose view has one changed field; with `only_later` only after the step."""

    def view(s: Any, viewer: int | None) -> Any:
        seen = game.view(s, viewer)
        now = not only_later or codec.encode(game.dump(s)) != before
        if viewer == found.viewer and now:
            seen.table = put(seen.table, found.path, lambda value: change(s, value))
        return seen

    before = codec.encode(game.dump(found.state))
    return broken(game, view=view)


@every_game
def test_every_field_of_every_view_that_is_wrong_is_noticed(name: str) -> None:
    game, missed = GAMES[name], []
    for field in found_fields(name):
        sound, wrong = (seen_wrongly(game, field, change, True) for change in (lambda s, value: value, _wrong))
        laws.check_folding(sound, [(game.copy(field.state), field.step)])
        if not notices(partial(laws.check_folding, wrong, [(game.copy(field.state), field.step)])):
            missed.append(field[:2])
    assert missed == []


def _wrong(s: Any, value: Json) -> Json:
    return other(value)


@every_game
def test_every_field_of_every_view_that_tells_a_secret_is_noticed(name: str) -> None:
    game, missed = GAMES[name], []
    for field in found_fields(name):
        s = after(game, field)
        rules = seen_wrongly(game, field, lambda s, value: codec.digest(game.dump(s)), False)
        if not notices(partial(laws.check_hiding, rules, [(s, field.step)], 1, laws.LIMIT)):
            missed.append(field[:2])
    assert missed == []


@every_game
def test_every_field_of_every_frame_that_tells_a_secret_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The leak test of the server."""
    monkeypatch.setattr(registry, "game", GAMES.__getitem__)
    game, missed, live = GAMES[name], [], test_leak.table(name, seats_of(name), 1)
    assert live.table is not None
    for field in found_fields(name):
        live.table.state = after(game, field)
        test_leak.same_in_another_world(live, 0, 1)
        live.game = live.table.game = seen_wrongly(game, field, lambda s, value: codec.digest(game.dump(s)), False)
        if not notices(partial(test_leak.same_in_another_world, live, 0, 1)):
            missed.append(field[:2])
        live.game = live.table.game = game
    assert missed == []


@every_game
def test_every_field_that_stays_behind_its_events_is_noticed(name: str) -> None:
    """`fold` forgets one field; those that never change in these games are no part of it."""
    game = GAMES[name]
    changed: dict[tuple[tuple[str, ...], int | None], Found] = {}
    for field, now in _changing(name):
        changed.setdefault((generic(now), field.viewer), field._replace(path=now))
    assert len(changed) > 3
    for field in changed.values():
        rules = broken(game, fold=partial(_forgetful, game, field.path))
        assert notices(partial(laws.check_folding, rules, [(game.copy(field.state), field.step)]), *ANY), field[:2]


def _changing(name: str) -> Iterator[tuple[Found, Path]]:
    """Each field that an action changes."""
    game = GAMES[name]
    for seed in range(2):
        s = start(name, seed)
        for _, step in walk(game, s, seed):
            field = Found((), 0, game.copy(s), step)
            then = after(game, field)
            for viewer in (0, None):
                seen, later = game.view(s, viewer).table, game.view(then, viewer).table
                for path in fields(seen):
                    if path == OWN_PILE or NONE in (old := value_at(seen, path), now := value_at(later, path)):
                        continue
                    if old != now:
                        yield field._replace(viewer=viewer), path


def _forgetful(game: Game[Any], path: Path, table: Json, event: Event) -> Json:
    kept = copy.deepcopy(value_at(table, path))
    return put(game.fold(table, event), path, lambda value: kept)


@every_game
def test_every_part_of_a_view_beside_the_table_is_noticed(name: str) -> None:
    game = GAMES[name]
    wrong = {
        "game": "x",
        "version": 0,
        "seat": 7,
        "turn": -1,
        "actors": (7,),
        "question": Question("x", "x"),
        "legal": ["x"],
        "options": {"x": 1},
        "result": Result([Score(0, 0, 1, [Part("x", 1)])], [0]),
    }
    assert set(wrong) | {"table"} == set(View.__struct_fields__)
    for part, value in wrong.items():
        rules = broken(game, view=lambda s, v, part=part, value=value: replace(game.view(s, v), **{part: value}))
        assert notices(partial(laws.check_frame, rules, [(start(name), STEP)])), part


@every_game
def test_a_view_that_is_always_wrong_is_noticed_by_the_goldens(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    golden = next(golden for golden in goldens() if golden.game == name and golden.seats == seats_of(name))
    written = golden.path.read_text(encoding="utf-8").splitlines()
    assert list(islice(lines(golden), 30)) == written[:30]
    for path in fields(GAMES[name].view(start(name), None).table):
        rules = seen_wrongly(golden_game := GAMES[name], Found(path, None, start(name), STEP), _wrong, False)
        monkeypatch.setitem(GAMES, name, rules)
        assert list(islice(lines(golden), 9)) != written[:9], path
        monkeypatch.setitem(GAMES, name, golden_game)


# --- what can be done ---------------------------------------------------------------------------------------------


@every_game
def test_a_broken_list_of_legal_actions_is_noticed(name: str) -> None:
    game = GAMES[name]
    options = options_of(game, usual(name))
    for change in (
        lambda legal: legal[::-1] if len(legal) > 1 else [],
        lambda legal: [*legal, *legal[-1:]],
        lambda legal: [],
        lambda legal: [*legal, Action("x")],
        lambda legal: [Action(*action) for action in legal],
        lambda legal: legal or game.actions(options)[:1],
    ):
        rules = broken(game, legal=lambda s, seat, change=change: change(list(game.legal(s, seat))))
        walked = walk(game, start(name), 3)
        assert notices(partial(laws.check_legal, rules, options, islice(walked, 40)), KeyError), change


@every_game
def test_a_broken_reason_is_noticed(name: str) -> None:
    game = GAMES[name]
    for why_not in (lambda s, seat, tried: Reason("x", "R1"), lambda s, seat, tried: None):
        rules = broken(game, why_not=why_not)
        assert notices(partial(laws.check_applying, rules, islice(walk(game, start(name), 3), 3)))


@every_game
def test_lost_pieces_wrong_sums_and_games_without_a_result_are_noticed(name: str) -> None:
    game = GAMES[name]
    for piece in game.components(start(name)):
        turns = count()

        def components(s: Any, piece: str = piece, turns: Iterator[int] = turns) -> dict[str, int]:
            found = dict(game.components(s))
            found[piece] -= next(turns) > 2
            return found

        assert notices(partial(laws.check_conservation, broken(game, components=components), start(name), 3)), piece
    for seat in range(seats_of(name)):
        recount = partial(_one_more, game.recount, seat)
        assert notices(partial(laws.check_conservation, broken(game, recount=recount), start(name), 3)), seat
    assert notices(partial(laws.check_conservation, broken(game, result=lambda s: None), start(name), 3))


def _one_more(recount: Callable[[Any], Any], seat: int, s: Any) -> list[int]:
    found = list(recount(s))
    found[seat] += 1
    return found


# --- copies, saves, records ---------------------------------------------------------------------------------------

# Lists and dictionaries of a state that no action of these games changes in place.
REPLACED = {
    "kemet": {"asked", "order", "run", "texts"},
    "pyramids": {"asked", "run", "texts"},
    "sneferu": {"asked", "lanes", "run", "texts"},
    "valley": {"asked", "lanes", "run", "texts"},
    "duel": {"asked", "run", "shown", "texts"},
}


VARIED = {"sneferu": {"builders": "chosen"}}


@every_game
def test_a_copy_that_shares_a_field_is_noticed(name: str) -> None:
    game, changing = GAMES[name], changed_in_place(name)
    assert set(_containers(start(name))) - set(changing) == REPLACED[name]
    for field, moment in changing.items():
        laws.check_copies(broken(game), [moment])
        rules = broken(game, copy=partial(_sharing, game, field))
        assert notices(partial(laws.check_copies, rules, [moment])), field


def changed_in_place(name: str, most: int = 60) -> dict[str, tuple[Any, Step]]:
    """A moment for each list or dictionary of the state that an action changes."""
    game = GAMES[name]
    found: dict[str, tuple[Any, Step]] = {}
    for seed in range(most):
        s = new(name, 2, VARIED.get(name, {}), seed)
        for _, step in walk(game, s, seed):
            for field in _touched(game, game.copy(s), step):
                found.setdefault(field, (game.copy(s), step))
        if len(found) + len(REPLACED[name]) == len(_containers(s)):
            break
    return found


def _containers(s: Any) -> dict[str, Any]:
    return {name: part for name in dir(s) if isinstance(part := getattr(s, name), (list, dict))}


def _touched(game: Game[Any], s: Any, step: Step) -> list[str]:
    held = {name: part for name, part in _containers(s).items() if name not in ("run", "texts")}
    before = {name: laws.inside(part) for name, part in held.items()}
    game.apply(s, *step)
    return [name for name, part in held.items() if laws.inside(part) != before[name]]


def _sharing(game: Game[Any], field: str, s: Any) -> Any:
    twin = game.copy(s)
    setattr(twin, field, getattr(s, field))
    return twin


@every_game
def test_every_field_that_is_saved_wrongly_is_noticed(name: str) -> None:
    """`dump` and `load` keep one field as it was at the start."""
    game, missed = GAMES[name], []
    first = game.dump(start(name))
    last: dict[str, Json] = {}
    for s, _ in walk(game, start(name), 3):
        last |= {field: value for field, value in game.dump(s).items() if value != first[field]}
    assert len(last) > 5
    laws.check_saving(broken(game), start(name), 3)
    for field in last:
        stale = broken(game, dump=lambda s, field=field: {**game.dump(s), field: first[field]})
        lost = broken(game, load=lambda data, field=field: game.load({**data, field: first[field]}))
        missed += [
            (field, where)
            for where, rules in (("dump", stale), ("load", lost))
            if not notices(partial(laws.check_saving, rules, start(name), 3), Exception)
        ]
    assert missed == []


@every_game
def test_a_game_that_goes_otherwise_the_second_time_is_noticed(name: str) -> None:
    game, times = GAMES[name], count()

    def apply(s: Any, seat: int, action: Action) -> None:
        game.apply(s, seat, action)
        s.seed += next(times) == 30

    laws.check_records(broken(game), options_of(game, usual(name)), seats_of(name))
    rules = broken(game, apply=apply)
    assert notices(partial(laws.check_records, rules, options_of(game, usual(name)), seats_of(name)), Exception)


# --- what is hidden -----------------------------------------------------------------------------------------------


@every_game
def test_broken_resampling_is_noticed(name: str) -> None:
    game, s = GAMES[name], start(name)
    step = next(iter(walk(game, game.copy(s), 3)))[1]

    def same(s: Any, seat: int, seed: int) -> Any:
        return game.copy(s)

    def lost(s: Any, seat: int, seed: int) -> Any:
        world = game.resample(s, seat, seed)
        lost_from.append(world)
        return world

    lost_from: list[Any] = []
    fewer = broken(game, resample=lost, components=lambda s: {"x": int(s in lost_from)})
    deaf = broken(game, resample=lost, legal=lambda s, seat: [] if s in lost_from else game.legal(s, seat))
    laws.check_hiding(broken(game), [(s, step)], 1, laws.LIMIT)
    for rules in (broken(game, resample=same), fewer, deaf):
        assert notices(partial(laws.check_hiding, rules, [(s, step)], 1, laws.LIMIT))


@every_game
def test_whatever_resampling_leaves_where_it_is_is_noticed(name: str) -> None:
    """Each hidden field is dealt anew somewhere; where one is left alone, the law does not count it as dealt."""
    game = GAMES[name]
    for path, moment in laws.moments_of_dealing(game, partial(new, name, 2, RICH.get(name, {}))).items():
        assert path in laws.check_hiding(broken(game), [moment], 1, laws.LIMIT)
        rules = broken(game, resample=partial(_keeping, game, path))
        assert notices(partial(_deals, rules, path, moment), *ANY), path


def _deals(game: Game[Any], path: tuple[str, ...], moment: tuple[Any, Step]) -> None:
    assert path in laws.check_hiding(game, [moment], 1, laws.LIMIT)


def _keeping(game: Game[Any], path: tuple[str, ...], s: Any, seat: int, seed: int) -> Any:
    """Resampling that leaves one field as it is."""
    data = game.dump(game.resample(s, seat, seed))
    return game.load(_kept(game.dump(s), data, path))


def _kept(true: Json, dealt: Json, path: tuple[str, ...]) -> Json:
    if not path or dealt is None:
        return true
    if path[0] == "*":
        return [_kept(one, other, path[1:]) for one, other in zip(true, dealt, strict=True)]
    return {**dealt, path[0]: _kept(true[path[0]], dealt[path[0]], path[1:])}


@every_game
def test_every_secret_event_that_is_told_whole_is_noticed(name: str) -> None:
    """Where the event itself differs between worlds, where another answer was possible, or by the table it leads to."""
    game, found = GAMES[name], secret_events(name)
    assert bool(found) == (name != "sneferu")
    for kind, moments in found.items():

        def redact(event: Event, seat: int | None, kind: str = kind) -> Event | None:
            return Event(event.kind, event.args) if event.kind == kind else game.redact(event, seat)

        assert any(_given_away(broken(game, redact=redact), moment) for moment in moments), kind
        assert not any(_given_away(broken(game), moment) for moment in moments), kind


def _given_away(game: Game[Any], moment: tuple[Any, Step]) -> bool:
    return (
        any(notices(partial(laws.check_telling, game, [moment], seed), *ANY) for seed in range(4))
        or notices(partial(laws.check_sealing, game, [moment]), *ANY)
        or notices(partial(laws.check_secret_choices, game, [moment]), *ANY)
        or notices(partial(laws.check_folding, game, [moment]), *ANY)
    )


def secret_events(name: str, most: int = 8) -> dict[str, list[tuple[Any, Step]]]:
    """Some moments for each kind of event that only some see whole."""
    game, found = GAMES[name], defaultdict[str, list[tuple[Any, Step]]](list)
    for seed in range(3):
        s = new(name, 2, RICH.get(name, {}), seed)
        for _, step in walk(game, s, seed):
            then = game.copy(s)
            then.events = []
            game.apply(then, *step)
            for kind in {event.kind for event in then.events if event.only is not None}:
                if len(found[kind]) < most:
                    found[kind].append((game.copy(s), step))
    return found


@every_game
def test_answers_that_depend_on_who_came_first_are_noticed(name: str) -> None:
    game = GAMES[name]

    def apply(s: Any, seat: int, action: Action) -> None:
        together = bool(s.lanes)
        game.apply(s, seat, action)
        s.seed = s.seed * 31 + seat if together else s.seed

    rules, moments = broken(game, apply=apply), islice(walk(game, start(name), 3), 40)
    assert notices(partial(laws.check_commuting, rules, list(_copies(game, moments)), 3)) == (name in FORKING)


def _copies(game: Game[Any], moments: laws.Moments) -> Iterator[tuple[Any, Step]]:
    return ((game.copy(s), step) for s, step in moments)


@every_game
def test_an_unveiling_that_is_denied_is_noticed(name: str) -> None:
    game = GAMES[name]
    rules = broken(game, unveils=lambda event, seat: False)
    seats = counts(name, usual(name))[-1]
    found = [
        notices(partial(laws.check_unveiling, rules, walk(game, new(name, seats, usual(name), n), n), n))
        for n in (1, 2, 3)
    ]
    assert any(found) == (name != "duel")  # there all choose at once, and undo has other rules


# --- features -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", registry.games())
def test_broken_features_are_noticed(name: str) -> None:
    game, s = GAMES[name], start(name)
    options, length = options_of(game, usual(name)), len(game.features(start(name), 0))

    def notice(change: Callable[[Any, list[float]], Any]) -> bool:
        rules = broken(game, features=lambda s, seat: change(s, game.features(s, seat)))
        return notices(partial(test_features.check_features, rules, options, [(s, STEP)]))

    assert not notice(lambda s, found: found)
    for at in range(0, length, 7):
        assert notice(partial(_telling, at))
    for wrong in (0, 5.0, float("nan"), float("inf"), True):
        assert notice(partial(_ending, wrong))
    assert notice(lambda s, found: found[1:])
    named_twice = broken(game, layout=lambda options: [*game.layout(options)[1:], game.layout(options)[-1]])
    assert notices(partial(test_features.check_features, named_twice, options, [(s, STEP)]))


def _telling(at: int, s: Any, found: list[float]) -> list[float]:
    """Features of which one depends on what nobody knows."""
    return [*found[:at], s.seed % 1000 / 1000, *found[at + 1 :]]


def _ending(last: float, s: Any, found: list[float]) -> list[float]:
    return [*found[1:], last]


@pytest.mark.parametrize("name", registry.games())
def test_useless_features_are_noticed(name: str) -> None:
    game = GAMES[name]
    nothing = broken(game, features=lambda s, seat: [0.0] * len(game.features(s, seat)))
    too_much = broken(game, features=lambda s, seat: [*game.features(s, seat)[:-1], 1.0])
    assert notices(partial(test_features.check_changing, nothing, start(name), 3))
    assert notices(partial(test_features.check_use, nothing, start(name), 3))
    assert notices(partial(test_features.check_zeros, too_much, start(name), 3))
