"""Scenario files: any position, a list of actions, and what must hold. A dispute, a bug report and a test in one.

docs/scenarios.md documents the format.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from pyramidion.kernel import codec, files, registry
from pyramidion.kernel.contract import Action, BadOption, BadPosition, Event, Game, Json, Reason, parse_action
from pyramidion.kernel.naming import nearest

TOP_KEYS: Final = ("title", "rules", "game", "seats", "seed", "options", "position", "play", "expect")
PLAY_KEYS: Final = ("seat", "do", "expect")
EXPECT_KEYS: Final = (
    "actors", "prompt", "legal", "only", "illegal", "count", "scores", "winners", "over", "events", "position",
)  # fmt: skip
TABLES: Final = ("illegal", "count", "position")
LISTS: Final = ("actors", "legal", "only", "scores", "winners", "events")
MAY_BE_EMPTY: Final = ("actors", "scores", "winners")


class BadScenario(ValueError):
    """A file that cannot be played: `code` with its arguments, and the line where it can be told."""

    def __init__(self, code: str, line: int = 0, /, **args: str | int) -> None:
        super().__init__(f"line {line}: {code} {args}")
        self.code = code
        self.line = line
        self.args_by_name = args


class Difference(msgspec.Struct, frozen=True):
    """An expectation that does not hold."""

    after: str
    what: str
    expected: str
    actual: str


class Outcome(msgspec.Struct):
    """What a scenario came to."""

    title: str
    state: Any
    events: list[list[Event]]
    differences: list[Difference]


class Scenario:
    """A parsed file, ready to be played."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.data = _parse(source)
        self._check_top()
        self.game = self._game()
        self.title = str(self.data.get("title", ""))
        self.rules = [str(rule) for rule in self.data.get("rules", [])]

    def play(self) -> Outcome:
        """Set the position, carry out the actions, check the expectations."""
        state = self._state()
        outcome = Outcome(self.title, state, [], [])
        if not self.data.get("play") and "expect" not in self.data:
            raise self._bad("expects-nothing", "", key="expect")
        for entry in self.data.get("play", []):
            self._check_keys(entry, PLAY_KEYS, "play")
            self._play_entry(outcome, entry)
        if "expect" in self.data:
            self._expect(outcome, self.data["expect"], "")
        return outcome

    def _check_top(self) -> None:
        self._check_keys(self.data, TOP_KEYS, "")
        for key in ("rules", "play"):
            if not isinstance(self.data.get(key, []), list):
                raise self._bad("not-a-list", key, key=key)
        if not isinstance(self.data.get("position", {}), dict):
            raise self._bad("not-a-table", "position", key="position")
        if not isinstance(self.data.get("seed", 0), int):
            raise self._bad("bad-value", "seed", value=str(self.data["seed"]))

    # --- setting up ----------------------------------------------------------------------------------------

    def _game(self) -> Game[Any]:
        try:
            return registry.game(str(self.data.get("game", "")))
        except registry.UnknownName as error:
            raise self._bad("unknown-game", "game", name=error.name, nearest=error.nearest) from error

    def _state(self) -> Any:
        seats = self.data.get("seats", self.game.seats[0])
        try:
            options = msgspec.convert(self.data.get("options", {}), self.game.options)
            state = self.game.new(options, seats, self.data.get("seed", 0))
            if "position" in self.data:
                self.game.arrange(state, dict(_flat(self.data["position"])))
            return state
        except msgspec.ValidationError as error:
            raise self._bad("bad-options", "options", detail=str(error)) from error
        except BadOption as error:
            raise self._bad(
                error.code, "seats" if error.code == "bad-seats" else "options", **error.args_by_name
            ) from error
        except BadPosition as error:
            raise self._bad(error.code, error.key, key=error.key, **error.args_by_name) from error

    # --- playing -------------------------------------------------------------------------------------------

    def _play_entry(self, outcome: Outcome, entry: Mapping[str, Any]) -> None:
        todo = entry.get("do", [])
        if not isinstance(todo, (str, list)):
            raise self._bad("not-a-list", "do", key="do")
        if not todo and "expect" not in entry:
            raise self._bad("expects-nothing", "do", key="do")
        for text in [todo] if isinstance(todo, str) else todo:
            chosen = self._action(text)
            seat = self._seat(outcome, entry, text)
            reason = self.game.why_not(outcome.state, seat, chosen)
            if reason is not None:
                raise self._bad("illegal", text, action=text, seat=seat, code=reason.code, rule=reason.rule)
            outcome.state.events = []
            self.game.apply(outcome.state, seat, chosen)
            outcome.events.append(outcome.state.events)
            outcome.state.events = None
        if "expect" in entry:
            self._expect(outcome, entry["expect"], str(todo))

    def _seat(self, outcome: Outcome, entry: Mapping[str, Any], text: str) -> int:
        actors = self.game.actors(outcome.state)
        if "seat" in entry:
            return self._there(outcome, entry["seat"], "seat")
        if len(actors) != 1:
            raise self._bad("whose-action", text, action=text)
        return actors[0]

    def _action(self, text: str) -> Action:
        try:
            return parse_action(text)
        except (ValueError, AttributeError) as error:
            raise self._bad("not-an-action", str(text), action=str(text)) from error

    # --- expecting -----------------------------------------------------------------------------------------

    def _expect(self, outcome: Outcome, expected: Mapping[str, Any], after: str) -> None:
        self._check_keys(expected, EXPECT_KEYS, "expect")
        if not expected:
            raise self._bad("expects-nothing", "expect", key="expect")
        for key, value in expected.items():
            self._check_shape(key, value)
            for what, want, have in getattr(self, f"_expect_{key}")(outcome, value):
                if want != have:
                    outcome.differences.append(Difference(after, what, _show(want), _show(have)))

    def _expect_actors(self, outcome: Outcome, value: Any) -> Iterator[tuple[str, Any, Any]]:
        yield "actors", list(value), list(self.game.actors(outcome.state))

    def _expect_prompt(self, outcome: Outcome, value: Any) -> Iterator[tuple[str, Any, Any]]:
        """A kind, or a table of the kind and some of its parameters."""
        seat = next(iter(self.game.actors(outcome.state)), None)
        question = self.game.view(outcome.state, seat).question
        wanted = {"kind": value} if isinstance(value, str) else dict(value)
        have = {} if question is None else {**question.args, "kind": question.kind, "rule": question.rule}
        yield "prompt", wanted, {key: have.get(key) for key in wanted}

    def _expect_legal(self, outcome: Outcome, value: Sequence[str]) -> Iterator[tuple[str, Any, Any]]:
        for text in value:
            seat, chosen = self._seated(outcome, text)
            yield f"legal {text}", True, chosen in self.game.legal(outcome.state, seat)

    def _expect_only(self, outcome: Outcome, value: Sequence[str]) -> Iterator[tuple[str, Any, Any]]:
        """Exactly these and nothing else."""
        wanted = [self._seated(outcome, text) for text in value]
        for seat in dict.fromkeys(seat for seat, _ in wanted):
            want = sorted(str(chosen) for owner, chosen in wanted if owner == seat)
            yield "only", want, sorted(str(found) for found in self.game.legal(outcome.state, seat))

    def _expect_illegal(self, outcome: Outcome, value: Mapping[str, Any]) -> Iterator[tuple[str, Any, Any]]:
        """An action with the code of its reason, or a table of code, rule and parameters."""
        for text, wanted in value.items():
            if not isinstance(wanted, (str, dict)):
                raise self._bad("not-a-table", text, key=text)
            seat, chosen = self._seated(outcome, text, invented=bool(wanted))
            reason = self.game.why_not(outcome.state, seat, chosen)
            want = {"reason": wanted} if isinstance(wanted, str) else dict(wanted)
            have = _reason_facts(reason)
            if reason is None:
                yield f"illegal {text}", want or "illegal", "legal"
            else:
                yield f"illegal {text}", want, {key: have.get(key) for key in want}

    def _expect_count(self, outcome: Outcome, value: Mapping[str, Any]) -> Iterator[tuple[str, Any, Any]]:
        have = self.game.position(outcome.state)
        for key, wanted in _flat(value):
            found = self._known(have, key)
            if not isinstance(found, (str, list)):
                raise self._bad("not-counted", key, key=key)
            yield f"count {key}", wanted, len(_words(found))

    def _expect_scores(self, outcome: Outcome, value: Sequence[int]) -> Iterator[tuple[str, Any, Any]]:
        yield "scores", list(value), list(self.game.recount(outcome.state))

    def _expect_winners(self, outcome: Outcome, value: Sequence[int]) -> Iterator[tuple[str, Any, Any]]:
        result = self.game.result(outcome.state)
        yield "winners", list(value), None if result is None else list(result.winners)

    def _expect_over(self, outcome: Outcome, value: bool) -> Iterator[tuple[str, Any, Any]]:
        yield "over", value, not self.game.actors(outcome.state)

    def _expect_events(self, outcome: Outcome, value: Sequence[str]) -> Iterator[tuple[str, Any, Any]]:
        """These kinds of events came with the last action, in this order, perhaps among others."""
        have = [event.kind for event in (outcome.events[-1] if outcome.events else [])]
        rest = iter(have)
        yield "events", True, all(kind in rest for kind in value) or have

    def _expect_position(self, outcome: Outcome, value: Mapping[str, Any]) -> Iterator[tuple[str, Any, Any]]:
        have = self.game.position(outcome.state)
        for key, wanted in _flat(value):
            found = self._known(have, key)
            if isinstance(found, list):
                yield key, self._wanted_words(key, wanted), found
            elif isinstance(found, str):
                yield key, sorted(self._wanted_words(key, wanted)), sorted(_words(found))
            else:
                yield key, (type(wanted), wanted), (type(found), found)

    def _wanted_words(self, key: str, wanted: Any) -> list[str]:
        try:
            return _words(wanted)
        except (TypeError, ValueError) as error:
            raise self._bad("bad-value", key, value=str(wanted)) from error

    def _known(self, have: Mapping[str, Json], key: str) -> Json:
        if key not in have:
            raise self._bad("unknown-key", key, key=key, nearest=nearest(key, have))
        return have[key]

    def _seated(self, outcome: Outcome, text: str, invented: bool = False) -> tuple[int, Action]:
        """`buy:b1` for the one who acts, or `1 buy:b1`; an invented action is one that nobody can ever do."""
        seat, space, rest = str(text).partition(" ")
        if space and seat.isdigit():
            return self._there(outcome, int(seat), text), self._known_action(outcome, rest, invented)
        actors = self.game.actors(outcome.state)
        return (actors[0] if actors else 0), self._known_action(outcome, text, invented)

    def _known_action(self, outcome: Outcome, text: str, invented: bool) -> Action:
        known = self.game.actions(outcome.state.options)
        chosen = self._action(text)
        if chosen not in known and not invented:
            raise self._bad("unknown-action", text, action=text, nearest=nearest(text, map(str, known)))
        return chosen

    def _there(self, outcome: Outcome, seat: Any, needle: str) -> int:
        seats: int = outcome.state.seats
        if not isinstance(seat, int) or not 0 <= seat < seats:
            raise self._bad("no-such-seat", needle, seat=str(seat), seats=seats)
        return seat

    # --- complaints ----------------------------------------------------------------------------------------

    def _check_keys(self, table: Mapping[str, Any], known: Sequence[str], where: str) -> None:
        if not isinstance(table, dict):
            raise self._bad("not-a-table", where, key=where)
        for key in table:
            if key not in known:
                raise self._bad("unknown-key", key, key=key, nearest=nearest(key, known))

    def _check_shape(self, key: str, value: Any) -> None:
        """An expectation that could not fail is refused."""
        if (key in TABLES and not isinstance(value, dict)) or (key == "prompt" and not isinstance(value, (str, dict))):
            raise self._bad("not-a-table", key, key=key)
        if key in LISTS and not isinstance(value, list):
            raise self._bad("not-a-list", key, key=key)
        if key == "over" and not isinstance(value, bool):
            raise self._bad("bad-value", key, value=str(value))
        for hollow in _hollow(value, key) if key in ("count", "position") else [] if value else [key]:
            if key != "over" and key not in MAY_BE_EMPTY:
                raise self._bad("expects-nothing", hollow, key=hollow)

    def _bad(self, code: str, needle: str, /, **args: str | int) -> BadScenario:
        return BadScenario(code, self._line(needle), **args)

    def _line(self, needle: str) -> int:
        """The first line that names it; dotted keys stand in the file by their last part."""
        for word in (needle, needle.rpartition(".")[2]):
            for number, line in enumerate(self.source.splitlines(), 1):
                if word and word in line:
                    return number
        return 0


def load(path: Path) -> Scenario:
    return Scenario(files.read_text(path))


def _parse(source: str) -> dict[str, Any]:
    try:
        return files.parse_toml(source)
    except tomllib.TOMLDecodeError as error:
        line = next((int(word) for word in str(error).replace(",", " ").split() if word.isdigit()), 0)
        raise BadScenario("bad-toml", line, detail=str(error)) from error


def _flat(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Nested tables as dotted keys."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", value


def _hollow(table: Mapping[str, Any], name: str) -> Iterator[str]:
    """The tables without a single entry, by their dotted names."""
    if not table:
        yield name
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _hollow(value, f"{name}.{key}")


def _words(value: Any) -> list[str]:
    """`urn 2*shabti` as three words."""
    found: list[str] = []
    for word in value.split() if isinstance(value, str) else value:
        times, star, name = str(word).rpartition("*")
        found += [name] * (int(times) if star else 1)
    return found


def _reason_facts(reason: Reason | None) -> dict[str, Any]:
    if reason is None:
        return {}
    inner = _reason_facts(reason.because)
    because = {"because": reason.because.code} if reason.because is not None else {}
    return {**inner, **reason.args, **because, "reason": reason.code, "rule": reason.rule}


def _show(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(str(part) for part in value) or "-"
    return codec.encode(value).decode() if isinstance(value, dict) else str(value)
