"""Golden playthroughs: a whole game as text, with events, legal actions and a fingerprint per view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from pyramidion.kernel import codec
from pyramidion.kernel.contract import Action, Game, View
from worlds import GAMES, VARIANTS, Step, choice, counts, new

FOLDER = Path(__file__).parent

Policy = Callable[[Game[Any], Any, int, int, "Counter[str]"], Step]


class Golden(NamedTuple):
    """One file: which game, how many seats, which options, and how the actions are chosen."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    policy: str

    @property
    def path(self) -> Path:
        variant = "".join(f"-{key}={value}" for key, value in self.options.items())
        return FOLDER / self.game / f"{self.policy}-{self.seats}{variant}.play"


def at_random(game: Game[Any], s: Any, seed: int, number: int, used: Counter[str]) -> Step:
    """Any legal action."""
    return choice(game, s, seed, number)


def thoroughly(game: Game[Any], s: Any, seed: int, number: int, used: Counter[str]) -> Step:
    """What has been done least often so far, so that every verb and every card gets its turn."""
    seat, _ = choice(game, s, seed, number)
    return seat, min(game.legal(s, seat), key=lambda action: (used[str(action)], hash_of(str(action), seed, number)))


def every_card(game: Game[Any], s: Any, seed: int, number: int, used: Counter[str]) -> Step:
    """Valley: buy what has not acted yet, act with it at once, part only with what has, and swap to gain time."""
    (seat,) = game.actors(s)
    acted = {text.partition(":")[2] for text in used if "act:" in text}
    fresh = {entry.id for entry in game.content(s.options)} - acted
    place = game.position(s)
    late = len(place["stock"]) == 0 and "book_of_traversing_eternity" not in str(place[f"seat.{seat}.hand"]).split()

    def worth(action: Action) -> int:
        card = str(place.get(f"pyramid.{action.noun}", str(action.noun).rpartition(".")[2]))
        if action.verb in ("act", "react"):
            swapping = card == "shabti" and not place["changed"]
            return 100 if card in fresh else 3 if swapping else -1
        if action.verb in ("buy", "take", "keep"):
            return 60 if card in fresh else -1 if late else 5
        if action.verb == "entomb" and card not in fresh and s.box.set_of[s.box.index[card]]:
            return 3
        if action.verb in ("pay", "discard", "sacrifice", "give", "entomb", "lay"):
            return -50 if card in fresh else {"shabti": -9, "urn": 2}.get(card, 0)
        return {"end": 1, "pass": 1, "swap": 4}.get(action.verb, 0)

    return seat, max(game.legal(s, seat), key=lambda action: (worth(action), hash_of(str(action), seed, number)))


def hash_of(text: str, seed: int, number: int) -> str:
    return codec.digest([text, seed, number])


POLICIES: dict[str, Policy] = {"random": at_random, "thorough": thoroughly, "every-card": every_card}


def goldens() -> list[Golden]:
    """For every game and variant: a random game at each player count, and a thorough one at the largest."""
    found = []
    for name in GAMES:
        for options in VARIANTS.get(name, [{}]):
            seats = counts(name, options)
            found += [Golden(name, count, dict(options), 1, "random") for count in seats]
            found.append(Golden(name, seats[-1], dict(options), 1, "thorough"))
    return [*found, Golden("valley", 4, {"stall_limit": False}, 93, "every-card")]


def lines(golden: Golden) -> Iterator[str]:
    """The text of a playthrough."""
    game, policy, used = GAMES[golden.game], POLICIES[golden.policy], Counter[str]()
    s = new(golden.game, golden.seats, golden.options, golden.seed)
    yield f"game {golden.game} version {game.version} seats {golden.seats} seed {golden.seed}"
    yield f"options {codec.encode(golden.options).decode()}"
    yield from _position(game, s, golden.seats)
    number = 0
    while game.actors(s):
        seat, action = policy(game, s, golden.seed, number, used)
        used[str(action)] += 1
        s.events = []
        game.apply(s, seat, action)
        number += 1
        yield f"{number}. {seat} {action}"
        yield from (f"  {event.kind} {_shown(event.args)}{_only(event.only)}" for event in s.events)
        yield from _position(game, s, golden.seats)
    result = game.result(s)
    yield f"result {codec.encode(result).decode()}"


def _position(game: Game[Any], s: Any, seats: int) -> Iterator[str]:
    for seat in game.actors(s):
        yield f"  {seat}? {' '.join(str(action) for action in game.legal(s, seat))}"
    views = [_fingerprint(game.view(s, seat)) for seat in (*range(seats), None)]
    yield f"  = {' '.join(views)}"


def _fingerprint(view: View) -> str:
    """Of all but `question.reaction`, which is younger than the goldens and has tests of its own."""
    seen = codec.plain(view)
    if seen["question"] is not None:
        del seen["question"]["reaction"]
    return codec.digest(seen)


def _shown(args: tuple[Any, ...]) -> str:
    return codec.encode(list(args)).decode()


def _only(seats: tuple[int, ...] | None) -> str:
    return "" if seats is None else f" only {','.join(map(str, seats))}"
