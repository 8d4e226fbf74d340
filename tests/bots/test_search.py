"""The search: reproducible, within its budget, fair where all choose at once, and it keeps what it has thought."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

from pyramidion.arena.contestant import contestant
from pyramidion.bots import ARCHITECT, PHARAOH, VIZIER, bot, fair
from pyramidion.bots.clock import Budget, Clock
from pyramidion.bots.memory import Memory, Thought, following
from pyramidion.bots.planner import PLAIN, Planner, learned, plain
from pyramidion.bots.search import Manner, Search
from pyramidion.bots.tree import Node
from pyramidion.bots.value import by_heuristic, by_worth, shared
from pyramidion.kernel import registry
from pyramidion.kernel.contract import BadOption, action
from pyramidion.kernel.registry import UnknownName
from worlds import GAMES, counts, new, walk


def searched(name: str, iterations: int, seats: int = 2, moves: int = 12, seed: int = 7) -> Search:
    """A search from the middle of a random game, where there is something to choose."""
    game = GAMES[name]
    for number, (s, (seat, _)) in enumerate(walk(game, new(name, seats, {}, 3), 3)):
        if number >= moves and len(game.legal(s, seat)) > 2:
            break
    search = Search(game, fair(game, s, seat, 1), seat, seed, PLAIN, Manner())
    search.run(Budget(iterations=iterations))
    return search


@pytest.mark.parametrize("name", registry.games())
def test_the_same_seed_and_iterations_give_the_same_tree(name: str) -> None:
    first, second = (searched(name, 12).root for _ in range(2))
    assert {answer: (arm.tries, arm.total) for answer, arm in first.arms.items()} == {
        answer: (arm.tries, arm.total) for answer, arm in second.arms.items()
    }


@pytest.mark.parametrize("name", registry.games())
def test_compiled_and_interpreted_search_alike(name: str) -> None:
    """Whatever runs here, the sources find the same tree."""
    code = f"from test_search import found; print(found({name!r}))"
    environ = {**os.environ, "PYRAMIDION_RULES": "interpreted", "PYTHONPATH": os.pathsep.join(sys.path)}
    sources = subprocess.run([sys.executable, "-c", code], env=environ, capture_output=True, text=True, check=True)
    assert sources.stdout.strip() == found(name)


def found(name: str) -> str:
    """Each action at the root in short: tries and what they brought, to the last digit."""
    arms = searched(name, 30).root.arms
    return " ".join(f"{answer} {arm.tries} {arm.total.hex()}" for answer, arm in arms.items())


@pytest.mark.parametrize("name", registry.games())
def test_a_search_leaves_the_world_as_it_is(name: str) -> None:
    game = GAMES[name]
    search = searched(name, 1)
    before = game.dump(search.world)
    search.run(Budget(iterations=8))
    assert game.dump(search.world) == before


@pytest.mark.parametrize("name", registry.games())
@pytest.mark.parametrize("seats", [2, -1])
def test_shares_are_those_of_a_victory(name: str, seats: int) -> None:
    """One for each seat, together one, in any position and at the end."""
    game = GAMES[name]
    count = 2 if seats == 2 else counts(name, {})[-1]
    for number, (s, _) in enumerate(walk(game, new(name, count, {}, 2), 2)):
        if number % 25 == 0:
            shares = by_heuristic(game, s)
            assert len(shares) == count
            assert all(0 <= share <= 1 for share in shares)
            assert sum(shares) == pytest.approx(1)
    result = game.result(s)
    assert result is not None
    assert by_heuristic(game, s) == [(seat in result.winners) / len(result.winners) for seat in range(count)]


def test_who_is_ahead_by_the_scale_wins_three_games_out_of_four() -> None:
    assert shared([10.0, 5.0], 5.0) == pytest.approx([0.731, 0.269], abs=0.001)
    assert shared([4.0, 4.0, 4.0], 5.0) == pytest.approx([1 / 3] * 3)


def test_a_clear_choice_ends_the_search_early() -> None:
    """No other action can be tried more often in what is left."""
    search = searched("valley", 1)
    root = search.root
    best = next(iter(root.arms))
    for answer in root.arms:
        for _ in range(50 if answer is best else 1):
            root.learn(answer, 0.9 if answer is best else 0.01)
    search.run(Budget(iterations=40))
    assert search.iterations < 10
    assert search.best() is best


def grown(tries: list[int], shares: list[float]) -> Search:
    """A search whose first answers have been tried so often, always with the same success."""
    before = searched("sneferu", 1)
    search = Search(before.game, before.world, before.seat, 7, PLAIN, Manner())
    for answer, count, share in zip(search.legal(search.world, search.seat), tries, shares, strict=False):
        for _ in range(count):
            search.root.learn(answer, share)
    search.iterations = 16
    return search


def test_a_clear_lead_is_enough_after_a_part_of_the_budget() -> None:
    """Three times as often tried and better: at an eighth of the budget it goes on, at a quarter it stops."""
    for left, settled in ((280, False), (110, True)):
        assert grown([30, 10], [0.7, 0.5])._settled(left) is settled
    assert not grown([30, 20], [0.7, 0.5])._settled(110)
    assert not grown([30, 10], [0.5, 0.7])._settled(110)


def test_two_that_promise_the_same_are_as_clear_as_one() -> None:
    """However bad a third one is; but not if it promises more, or if they differ."""
    for left, settled in ((280, False), (110, True)):
        assert grown([20, 19, 5], [0.7, 0.699, 0.2])._settled(left) is settled
    assert not grown([20, 19, 5], [0.7, 0.69, 0.2])._settled(110)
    assert not grown([20, 19, 5], [0.7, 0.699, 0.8])._settled(110)


def test_answers_that_look_alike_are_not_weighed_for_long() -> None:
    assert grown([12, 12], [0.5, 0.5001])._settled(160)
    assert not grown([12, 12], [0.5, 0.5001])._settled(400)
    assert not grown([12, 12], [0.5, 0.6])._settled(160)


def test_what_was_thought_before_counts_as_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a second 0.6 s and 60 tries are in the trees already: as much is left as fits the rest at that rate."""
    times = iter([5.0, 5.1, 5.2, 5.3, 5.35])
    monkeypatch.setattr("pyramidion.bots.clock.time.perf_counter", lambda: next(times))
    clock = Clock(Budget(seconds=1.0), 60, 0.6)
    assert [clock.left(iterations) for iterations in (10, 20, 30)] == [30, 20, 10]
    assert clock.left(35) == 0
    assert clock.spent() == pytest.approx(0.95)


def test_a_budget_of_seconds_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is read after every iteration: here each takes a tenth of the budget."""
    now = [0.0]

    def tick() -> float:
        now[0] += 0.1
        return now[0]

    monkeypatch.setattr("pyramidion.bots.clock.time.perf_counter", tick)
    search = searched("sneferu", 1)
    before = search.iterations
    search.run(Budget(seconds=1.0))
    assert 1 <= search.iterations - before <= 10


@pytest.mark.parametrize("name", ["pyramids", "duel"])
def test_where_all_choose_at_once_nobody_goes_by_the_others_choice(name: str) -> None:
    """Each seat's tree branches by its own actions only: at the root by no more than it has."""
    game = GAMES[name]
    together = (s for s, _ in walk(game, new(name, 2, {}, 3), 3) if s.turn > 1 and len(game.actors(s)) == 2)
    search = Search(game, fair(game, next(together), 0, 1), 0, 5, PLAIN, Manner())
    search.run(Budget(iterations=60))
    for seat, root in enumerate(search.roots):
        assert set(root.below) <= set(game.legal(search.world, seat))
        assert len(root.below) > 1


def test_a_battle_is_not_judged_before_it_is_over() -> None:
    """A war council is a choice of two at once, but in the middle of a turn."""
    game = GAMES["kemet"]
    search = searched("kemet", 1)
    councils = [s.fight is not None for s, _ in walk(game, new("kemet", 2, {}, 3), 3) if s.lanes]
    assert any(councils)
    for s, _ in walk(game, new("kemet", 2, {}, 3), 3):
        if s.lanes:
            assert search._quiet(s, s.forks - 1) is (s.fight is None)


def test_who_has_just_acted_in_kemet_is_not_ahead_for_that_alone() -> None:
    """The search counts the tokens that are left; one who looks a single step ahead must not save them."""
    game = GAMES["kemet"]
    s = next(s for s, _ in walk(game, new("kemet", 2, {}, 3), 3) if s.regular[0] == s.regular[1] == 4)
    before, taught, seen = game.prospects(s), game.learned(s), game.evaluate(s, 0)
    s.regular[0] -= 1
    assert game.prospects(s)[0] < before[0]
    assert game.prospects(s)[1] == before[1]
    assert game.learned(s)[0] < taught[0]
    assert game.learned(s)[1] == taught[1]
    assert game.evaluate(s, 0) == seen


def test_single_options_are_no_decisions() -> None:
    game = GAMES["valley"]
    search = searched("valley", 30)

    def check(node: Node) -> None:
        for below in node.below.values():
            assert len(below.arms) != 1
            check(below)

    check(search.root)
    assert len(game.legal(search.world, search.seat)) > 1


def test_an_action_that_looks_bad_is_tried_less() -> None:
    node = Node()
    good, bad = action("pick", 1), action("pick", 2)
    for number in range(60):
        chosen = node.select([good, bad], 0.1, number % 7 / 7)
        node.learn(chosen, 0.8 if chosen is good else 0.2)
    assert node.arms[good].tries > 3 * node.arms[bad].tries


# --- memory -------------------------------------------------------------------------------------------------


def remembered() -> tuple[Any, Any, Any, Thought]:
    """A position of the Valley with an action after which the same seat is asked again, and the tree below it."""
    game = GAMES["valley"]
    search = searched("valley", 40, moves=0)
    chosen = next(a for a in game.legal(search.world, search.seat) if a.verb == "entomb")
    return game, search, chosen, following(search.roots, 0.2, search.seat, chosen, False)


def test_a_tree_takes_its_part_of_the_time_along() -> None:
    search = searched("valley", 40, moves=0)
    root = search.root
    chosen = max(root.below, key=lambda answer: root.below[answer].visits)
    thought = following(search.roots, 0.4, search.seat, chosen, False)
    assert thought.roots is not None
    assert thought.roots[search.seat] is root.below[chosen]
    assert thought.seconds == pytest.approx(0.4 * root.below[chosen].visits / root.visits)
    assert 0 < thought.seconds < 0.4


def test_a_tree_is_used_again_where_the_position_follows() -> None:
    game, search, chosen, thought = remembered()
    memory = Memory()
    memory.keep(game, search.world, search.seat, chosen, thought)
    after = game.resample(search.world, search.seat, 99)
    game.apply(after, search.seat, chosen)
    assert memory.recall(game, after, search.seat) is thought
    assert memory.recall(game, after, search.seat) is None


def test_a_tree_is_not_used_in_another_position() -> None:
    game, search, chosen, thought = remembered()
    memory = Memory()
    memory.keep(game, search.world, search.seat, chosen, thought)
    assert memory.recall(game, search.world, search.seat) is None
    other = next(a for a in game.legal(search.world, search.seat) if a.verb == "entomb" and a is not chosen)
    after = game.copy(search.world)
    game.apply(after, search.seat, other)
    assert memory.recall(game, after, search.seat) is None


def test_a_bot_with_iterations_remembers_nothing() -> None:
    """So the same seed gives the same choice, whatever was asked before."""
    chosen = bot("architect@5")
    assert isinstance(chosen, Planner)
    assert chosen.memory is None
    assert ARCHITECT.memory is not None


def test_the_higher_levels_have_what_pays_in_a_game() -> None:
    """What was learned judges for them in every game, with any number of players that it was learned for."""
    for name in registry.games():
        game = GAMES[name]
        for seats in (2, 3, 4):
            s, judges = new(name, seats, {}, 4), learned(game, seats)
            judged = [judges.at_the_end(game, s) != by_heuristic(game, s) for s, _ in walk(game, s, 4)]
            assert any(judged)
            assert judges.at_first_look is (by_worth if name == "kemet" else by_heuristic)
            assert plain(game, seats) is PLAIN
    assert ARCHITECT.sense is plain
    assert VIZIER.sense is PHARAOH.sense is learned


@pytest.mark.parametrize(
    ("typed", "budget"),
    [
        ("architect@0.2s", Budget(seconds=0.2)),
        ("architect@0.2", Budget(seconds=0.2)),
        ("architect@600s", Budget(seconds=600)),
        ("pharaoh@50", Budget(iterations=50)),
    ],
)
def test_budgets_are_typed_after_the_name(typed: str, budget: Budget) -> None:
    for chosen in (bot(typed), contestant(typed).made()):
        assert isinstance(chosen, Planner)
        assert chosen.budget == budget
    assert bot(f"scribe@{typed.partition('@')[2]}") is bot("scribe")


WRONG = ["", "0", "0s", "0.0", "-3", "x", "1e3", "601s", "600.5", "10000001", "9" * 30, "٣"]


@pytest.mark.parametrize("typed", [f"{name}@{budget}" for name in ("architect", "scribe") for budget in WRONG])
def test_other_budgets_are_refused_by_all(typed: str) -> None:
    for read in (bot, contestant):
        with pytest.raises(BadOption) as caught:
            read(typed)
        assert caught.value.code == "bot-budget"


@pytest.mark.parametrize("typed", ["nobody@5", "nobody@x", "architect@5@6", "@5"])
def test_a_budget_makes_no_bot_of_nobody(typed: str) -> None:
    for read in (bot, contestant):
        with pytest.raises(UnknownName):
            read(typed)


def test_first_looks_only_compare_actions_with_each_other() -> None:
    """They end earlier than tries do: that all look too good makes none better than one that was tried."""
    node = Node()
    good, bad = action("pick", 1), action("pick", 2)
    node.guess(good, 0.9, 3)
    node.guess(bad, 0.8, 3)
    for _ in range(5):
        node.learn(good, 0.5)
    assert node.mean(bad) == pytest.approx(0.4)
    assert node.mean(good) == pytest.approx(0.5)
    assert node.select([good, bad], 0.01, 0.9) is good


def test_a_promise_is_what_tries_have_brought() -> None:
    """All lost more than it had looked; what is left for one that looked bad at once is still a share of a victory."""
    node = Node()
    lost, worse, unseen = (action("pick", number) for number in (1, 2, 3))
    for answer, looks in ((lost, 0.9), (worse, 0.1), (unseen, 0.4)):
        node.guess(answer, looks, 3)
    for answer in (lost, lost, worse):
        node.learn(answer, 0.0)
    assert node.mean(worse) < 0
    assert [node.share(answer) for answer in (lost, worse, unseen)] == [0.0, 0.0, 0.4]


def test_the_clock_leaves_room_for_an_iteration_as_long_as_the_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a second: after 0.3 s with one iteration of 0.25 s, another such one would come too late."""
    times = iter([0.0, 0.05, 0.3])
    monkeypatch.setattr("pyramidion.bots.clock.time.perf_counter", lambda: next(times))
    clock = Clock(Budget(seconds=0.5))
    assert clock.left(1) == 9
    assert clock.left(2) == 0
