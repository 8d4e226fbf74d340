"""OpenSpiel's own test of every game, its search bots in whole games, and honest luck and knowledge."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

from pyramidion.gyms.openspiel import LOTS, PyramidionState
from pyramidion.kernel import registry

SHORT = {"kemet": "round_limit=1"}
GAMES = [f"pyramidion_{name}({SHORT.get(name, '')})" for name in registry.games()]
MORE = ["pyramidion_kemet(seats=3,round_limit=1,book_of_the_dead=False)", "pyramidion_pyramids(seats=3)"]
ALONE = ["pyramidion_sneferu(seats=1)", "pyramidion_valley(seats=1,box=afterlife,solo=master)"]

every_game = pytest.mark.parametrize("name", GAMES)


def walk(name: str, seed: int) -> Iterator[PyramidionState]:
    """The positions of a random game; it goes on with the same state."""
    luck = np.random.default_rng(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(int(luck.choice(state.legal_actions())))
    yield state


@pytest.mark.parametrize("name", [*GAMES, *MORE, *ALONE])
def test_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_every_option_that_can_be_written_is_a_parameter() -> None:
    kinds = {kind.short_name: kind.parameter_specification for kind in pyspiel.registered_games()}
    assert kinds["pyramidion_kemet"] == {
        "seats": 2,
        "book_of_the_dead": True,
        "old_ones": False,
        "colours": "random",
        "turn_order": "veterans",
        "round_limit": 15,
    }
    assert pyspiel.load_game("pyramidion_valley", {"seats": 5, "box": "both"}).num_players() == 5


def test_python_ends_quietly_with_games_registered() -> None:
    subprocess.run([sys.executable, "-c", "import pyramidion.gyms.openspiel"], check=True)


# --- luck ---------------------------------------------------------------------------------------------------


@every_game
def test_lots_are_drawn_exactly_where_the_game_needs_luck(name: str) -> None:
    drawn, shuffles, draws = 0, 1, -1
    for state in walk(name, 2):
        if state.is_chance_node():
            drawn += 1
            continue
        if 0 <= draws < state.world.s.draws:
            shuffles += 1
        draws = state.world.s.draws
    assert drawn == LOTS * shuffles


@every_game
def test_the_history_alone_leads_to_the_same_position(name: str) -> None:
    *_, state = walk(name, 3)
    again = pyspiel.load_game(name).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    for seat in range(state.num_players()):
        assert again.information_state_string(seat) == state.information_state_string(seat)


def test_other_lots_deal_other_cards() -> None:
    dealt = set()
    for lot in range(4):
        state = pyspiel.load_game("pyramidion_valley").new_initial_state()
        for _ in range(LOTS):
            state.apply_action(lot)
        dealt.add(state.observation_string(0))
    assert len(dealt) == 4


# --- copies and knowledge -----------------------------------------------------------------------------------


def knowledge(state: Any, seat: int) -> tuple[Any, ...]:
    return (
        state.current_player(),
        state.information_state_string(seat),
        state.observation_string(seat),
        state.information_state_tensor(seat),
        state.observation_tensor(seat),
        state.legal_actions(seat),
    )


@every_game
def test_saved_and_copied_states_play_on_the_same(name: str) -> None:
    game = pyspiel.load_game(name)
    for number, state in enumerate(walk(name, 4)):
        if number % 25 == 0 and not state.is_terminal():
            _, saved = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            twin, before = state.clone(), str(state)
            action = state.legal_actions()[-1]
            saved.apply_action(action)
            twin.apply_action(action)
            assert str(state) == before
            assert str(saved) == str(twin)
            assert all(knowledge(saved, seat) == knowledge(twin, seat) for seat in range(game.num_players()))


@every_game
def test_a_player_cannot_tell_a_resampled_world_from_the_true_one(name: str) -> None:
    worlds, others = 0, 0
    for number, state in enumerate(walk(name, 5)):
        if number % 15 or state.is_chance_node() or state.is_terminal():
            continue
        seat = state.current_player()
        world = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert knowledge(world, seat) == knowledge(state, seat)
        assert world.history() == []
        worlds += 1
        others += str(world) != str(state)
        for action in state.legal_actions():
            world.clone().apply_action(action)
    assert worlds
    assert others == worlds


def test_two_worlds_are_two() -> None:
    state = next(state for state in walk("pyramidion_valley", 6) if not state.is_chance_node())
    luck = np.random.default_rng(1)
    assert len({str(state.resample_from_infostate(0, luck.random)) for _ in range(5)}) == 5


def test_between_an_action_and_its_lots_nothing_is_dealt_anew() -> None:
    states = walk("pyramidion_valley", 7)
    state = next(state for state in states if state.is_chance_node() and state.world.s is not None)
    with pytest.raises(pyspiel.SpielError):
        state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))


def test_information_states_remember_what_was_seen_and_no_more() -> None:
    """In Pyramids the others do not see a choice before all have chosen; the one who chose remembers it."""
    state = next(state for state in walk("pyramidion_pyramids", 8) if not state.is_chance_node())
    seat = state.current_player()
    first, last = state.clone(), state.clone()
    first.apply_action(state.legal_actions()[0])
    last.apply_action(state.legal_actions()[-1])
    assert first.information_state_string(1 - seat) == last.information_state_string(1 - seat)
    assert first.information_state_string(seat) != last.information_state_string(seat)
    assert first.information_state_tensor(seat) != last.information_state_tensor(seat)


def test_an_information_state_does_not_depend_on_what_was_asked_before() -> None:
    told = []
    for saved in (False, True):
        states = [state.clone() for _, state in zip(range(20), walk("pyramidion_valley", 11), strict=False)]
        if saved:
            states[5].serialize()
            states[9].resample_from_infostate(1, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        told.append([states[-1].information_state_string(seat) for seat in (0, 1)])
    assert told[0] == told[1]


def test_a_resampled_world_forgets_what_only_the_others_know() -> None:
    *_, state = (state for _, state in zip(range(60), walk("pyramidion_valley", 9), strict=False))
    while state.is_chance_node():
        state.apply_action(1)
    seat = state.current_player()
    size = len(state.observation_tensor(1 - seat))
    assert any(state.information_state_tensor(1 - seat)[size:])
    world = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert not any(world.information_state_tensor(1 - seat)[size:])
    assert world.information_state_string(1 - seat) != state.information_state_string(1 - seat)


# --- bots ---------------------------------------------------------------------------------------------------


@every_game
def test_search_bots_play_whole_games(name: str) -> None:
    """IS-MCTS against MCTS, with hardly any time to think."""
    game, luck = pyspiel.load_game(name), np.random.RandomState(1)
    guess = mcts.RandomRolloutEvaluator(1, luck, max_length=2)
    bots = [
        ismcts.ISMCTSBot(game, guess, 1.4, 3, random_state=luck),
        mcts.MCTSBot(game, 1.4, 2, guess, random_state=luck),
    ]
    state, asked = game.new_initial_state(), [0, 0]
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(luck.randint(256)))
            continue
        seat = state.current_player()
        action = bots[seat].step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))
        asked[seat] += 1
    assert min(asked) > 3
    assert sum(state.returns()) == 0


@pytest.mark.parametrize(("seed", "rewards"), [(0, [-1, 1]), (4, [0, 0])], ids=["won", "tied"])
def test_the_environment_of_openspiel_plays_to_the_end(seed: int, rewards: list[float]) -> None:
    luck = rl_environment.ChanceEventSampler(seed=seed)
    env = rl_environment.Environment("pyramidion_sneferu", chance_event_sampler=luck)
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][seat][0]])
    assert sorted(step.rewards) == rewards
    assert len(step.observations["info_state"][0]) == len(env.game.gym.layout) + len(env.game.gym.actions)


def test_compiled_search_and_matches_work_on_our_games() -> None:
    game = pyspiel.load_game("pyramidion_sneferu")
    *_, state = (state for _, state in zip(range(LOTS + 1), walk("pyramidion_sneferu", 1), strict=False))
    guess = pyspiel.RandomRolloutEvaluator(1, 3)
    search = pyspiel.MCTSBot(game, guess, 1.4, 5, 100, False, 1, False)
    assert search.mcts_search(state).best_child().action in state.legal_actions()
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]
    assert sum(pyspiel.evaluate_bots(game.new_initial_state(), bots, 3)) == 0
