"""OpenSpiel: `pyspiel.load_game("pyramidion_valley(seats=3)")` once this module is imported.

Luck is explicit: before the set-up and before every action that shuffles or draws lots stand three chance nodes with
256 equal outcomes each. Seats that choose at the same time are asked in seat order and do not see each other's answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from pyramidion.gyms.gym import Gym
from pyramidion.gyms.past import Past, Watcher, known, opening
from pyramidion.kernel import codec, registry, rng
from pyramidion.kernel.contract import Game

LOTS: Final = 3  # chance nodes in a row
SIDES: Final = 256  # outcomes of each
OUTCOMES: Final = [(lot, 1 / SIDES) for lot in range(SIDES)]
LONGEST: Final = 20_000  # actions in a game; random games are far below
NOBODY: Final = -1


@lru_cache(maxsize=64)
def gym_of(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Gym:
    return Gym(game, seats, dict(options))


# --- a position with its luck and its past ------------------------------------------------------------------


class World:
    """What OpenSpiel copies and saves: the position, None before the set-up, and an action that waits for its lots."""

    __slots__ = ("counts", "gym", "key", "lots", "past", "s", "seed", "waiting")

    def __init__(self, key: tuple[Any, ...]) -> None:
        self.key = key
        self.gym = gym_of(*key)
        self.seed = 0
        self.lots = LOTS
        self.waiting = NOBODY
        self.s: Any = None
        self.past: Past = opening(None)
        self.counts: dict[int, Any] = {}

    def __deepcopy__(self, memo: Any) -> World:
        twin = World.__new__(World)
        twin.key, twin.gym, twin.seed, twin.lots, twin.waiting = self.key, self.gym, self.seed, self.lots, self.waiting
        twin.s = None if self.s is None else self.gym.game.copy(self.s)
        twin.past, twin.counts = self.past, self.counts
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.key, self.dump())

    def dump(self) -> dict[str, Any]:
        """Plain values; of the past only what everybody was told is kept."""
        seats: list[Watcher] = [None, *range(self.gym.seats)]
        kept: dict[str, Any] = {"seed": self.seed, "lots": self.lots, "waiting": self.waiting}
        if self.s is not None:
            kept["s"] = self.gym.game.dump(self.s)
            kept["told"] = {seat: self.past.fingerprint(self.gym.game, seat) for seat in seats}
            kept["counts"] = {seat: self.chosen(seat) for seat in range(self.gym.seats)}
        return kept

    @property
    def player(self) -> int:
        if self.lots:
            return int(pyspiel.PlayerId.CHANCE)
        actors = self.gym.game.actors(self.s)
        return actors[0] if actors else int(pyspiel.PlayerId.TERMINAL)

    @property
    def over(self) -> bool:
        return not self.lots and not self.gym.game.actors(self.s)

    def draw(self, lot: int) -> None:
        """Another lot; after the last one the set-up, or the action that waited."""
        self.seed = rng.derive(self.seed, lot)
        self.lots -= 1
        if self.lots:
            return
        if self.s is None:
            self.s = self.gym.new(self.seed)
            self.past = opening(self.gym.game.copy(self.s))
        else:
            self.s.seed = self.seed
            self._apply(self.waiting)
            self.waiting = NOBODY

    def act(self, at: int) -> None:
        """Carry the action out; if that needs luck, go back and draw lots first."""
        before, past = self.gym.game.copy(self.s), self.past
        self._apply(at)
        if self.s.draws != before.draws:
            self.s, self.past, self.waiting, self.lots = before, past, at, LOTS

    def _apply(self, at: int) -> None:
        game, s = self.gym.game, self.s
        seat = game.actors(s)[0]
        s.events = []
        game.apply(s, seat, self.gym.actions[at])
        self.past = self.past.then(seat, at, s.events)
        s.events = None

    def resampled(self, seat: int, seed: int) -> World:
        """Another world that the seat cannot tell from this one; it remembers nothing that only others know."""
        game = self.gym.game
        twin = World(self.key)
        twin.lots, twin.seed = 0, rng.derive(seed, 1)
        twin.s = game.resample(self.s, seat, rng.derive(seed, 2))
        told = {watcher: self.past.fingerprint(game, watcher) for watcher in (seat, None)}
        twin.past = known(told, game.copy(twin.s))
        twin.counts = {seat: self.chosen(seat)}
        return twin

    def chosen(self, seat: int) -> Any:
        """How often the seat took each action of the table."""
        counts = np.array(self.counts.get(seat, np.zeros(len(self.gym.actions))), np.float32)
        self.past.chosen(seat, counts)
        return counts

    def told(self, seat: int) -> str:
        """The fingerprint of all that the seat knows, and what it may do now or has just chosen to do."""
        if self.s is None:
            return "set-up"
        game = self.gym.game
        mine = seat == next(iter(game.actors(self.s)), NOBODY)
        places = [self.waiting] if self.lots else self.gym.legal(self.s, seat)
        return f"{game.id} {seat} {self.past.fingerprint(game, seat)} {','.join(map(str, places)) if mine else ''}"


def _restored(key: tuple[Any, ...], kept: Mapping[str, Any]) -> World:
    world = World(key)
    world.seed, world.lots, world.waiting = kept["seed"], kept["lots"], kept["waiting"]
    if "s" in kept:
        world.s = world.gym.game.load(kept["s"])
        world.past, world.counts = known(dict(kept["told"])), kept["counts"]
    return world


# --- what OpenSpiel asks for --------------------------------------------------------------------------------


class PyramidionState(pyspiel.State):  # type: ignore[misc]
    """All that changes is `world`: OpenSpiel copies and saves the attributes one by one."""

    def __init__(self, game: PyramidionGame) -> None:
        super().__init__(game)
        self.world = World(game.key)

    def current_player(self) -> int:
        return self.world.player

    def is_terminal(self) -> bool:
        return self.world.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.world.gym.legal(self.world.s, player)

    def chance_outcomes(self) -> Sequence[tuple[int, float]]:
        return OUTCOMES

    def _apply_action(self, action: int) -> None:
        if self.world.lots:
            self.world.draw(int(action))
        else:
            self.world.act(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"lot:{action}" if player == pyspiel.PlayerId.CHANCE else str(self.world.gym.actions[action])

    def returns(self) -> list[float]:
        world = self.world
        return world.gym.rewards(world.s) if world.over else [0.0] * world.gym.seats

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> PyramidionState:
        """A world that the player cannot tell from this one. Its history is empty: the true one would tell too much."""
        if self.world.lots:
            raise pyspiel.SpielError("between an action and its lots there is nothing to deal anew")
        twin: PyramidionState = self.get_game().new_initial_state()
        twin.world = self.world.resampled(player_id, int(sampler() * (1 << 53)))
        return twin

    def __str__(self) -> str:
        world = self.world
        position = None if world.s is None else world.gym.game.dump(world.s)
        return codec.encode([world.seed.to_bytes(32, "big").hex(), world.lots, world.waiting, position]).decode()


class Observer:
    """`observation` has the layout of the game; with perfect recall `chosen` counts the own actions so far."""

    def __init__(self, gym: Gym, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters for observations: {params}")
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("only what a seat knows can be observed: all that is public, and its own secrets")
        self.recall = bool(kind.perfect_recall)
        size = len(gym.layout)
        self.tensor = np.zeros(size + self.recall * len(gym.actions), np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if self.recall:
            self.dict["chosen"] = self.tensor[size:]

    def set_from(self, state: PyramidionState, player: int) -> None:
        world = state.world
        if world.s is None:
            self.tensor.fill(0)
            return
        self.dict["observation"][:] = world.gym.game.features(world.s, player)
        if self.recall:
            self.dict["chosen"][:] = world.chosen(player)

    def string_from(self, state: PyramidionState, player: int) -> str:
        world = state.world
        if self.recall or world.s is None:
            return world.told(player)
        return codec.encode(world.gym.game.view(world.s, player)).decode()


class PyramidionGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its number of seats and its options; a subclass says which."""

    id: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        rules = registry.game(self.id)
        given = {**parameters(rules), **(params or {})}
        seats = given["seats"]
        options = tuple((name, value) for name, value in given.items() if name != "seats")
        self.key = (self.id, seats, options)
        self.gym = gym_of(*self.key)
        super().__init__(game_type(rules, seats), game_info(self.gym), dict(params or {}))

    def new_initial_state(self) -> PyramidionState:
        return PyramidionState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.gym, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def parameters(game: Game[Any]) -> dict[str, Any]:
    """The seats, and every option that is a word, a number or a yes or no."""
    fields = msgspec.structs.fields(game.options)
    simple = {field.name: field.default for field in fields if isinstance(field.default, bool | int | str)}
    return {"seats": max(2, game.seats[0]), **simple}


def state_of(game: Game[Any], s: Any, seat: int, seed: int) -> PyramidionState:
    """A position of ours, where the seat is asked, as a state without a past.

    OpenSpiel asks one after the other: those of lower seats who still choose as well have chosen by lot.
    """
    s = game.copy(s)
    while (first := game.actors(s)[0]) != seat:
        legal = game.legal(s, first)
        game.apply(s, first, legal[seed % len(legal)])
    given = {name: getattr(s.options, name) for name in parameters(game) if name != "seats"}
    state: PyramidionState = pyspiel.load_game(f"pyramidion_{game.id}", {"seats": s.seats, **given}).new_initial_state()
    world = state.world
    if world.gym.options != s.options:
        raise ValueError(f"OpenSpiel cannot be told all of {s.options}")
    world.lots, world.s, world.past = 0, s, opening(game.copy(s))
    return state


def game_type(game: Game[Any], seats: int) -> Any:
    return pyspiel.GameType(
        short_name=f"pyramidion_{game.id}",
        long_name=f"Pyramidion: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if seats > 1 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def game_info(gym: Gym) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(gym.actions),
        max_chance_outcomes=SIDES,
        num_players=gym.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if gym.seats > 1 else None,
        max_game_length=LONGEST,
    )


def register() -> None:
    """`pyramidion_<game>` for every game that is there.

    OpenSpiel lets go of what it registered after Python has ended: a class outlives that, a function would not.
    """
    for name, game in registry.games().items():
        if f"pyramidion_{name}" not in pyspiel.registered_names():
            pyspiel.register_game(game_type(game, 2), type(f"{name.title()}Game", (PyramidionGame,), {"id": name}))


register()
