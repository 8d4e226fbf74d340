"""A whole training in small: games, lessons, weights, report, the same every time and taken up where it stopped."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from pyramidion.bots import bot
from pyramidion.bots.learned import Learned, by_network, inputs
from pyramidion.bots.network import used
from pyramidion.bots.scribe import Scribe
from pyramidion.bots.value import shared
from pyramidion.cli import main
from pyramidion.kernel import registry
from pyramidion.training import curve, descent, school
from pyramidion.training.lesson import gather, load, played, settled
from pyramidion.training.players import Greedy, opener, players_of
from pyramidion.training.proof import match, prove, turns
from pyramidion.training.report import compared, hits
from pyramidion.training.syllabus import FILE, OtherPlan
from worlds import GAMES, new, walk

LEARNED = {"kemet": range(0), "pyramids": range(2, 5), "sneferu": range(2, 5), "valley": range(2, 5)}  # seats
PLAN = school.Plan("pyramids", {2: 20, 3: 10}, workers=1, recipe=descent.Recipe(epochs=2, batch=64))


def silent(what: str, done: int, total: int, left: float) -> None:
    assert done <= total


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("training")
    report = school.train(PLAN, folder, silent)
    assert report.games == {2: 20, 3: 10}
    assert len(report.curve) == 2
    return folder


def test_weights_give_shares_that_add_up(trained: Path) -> None:
    network = school.load_weights(trained / "weights0.npz")
    assert network.seats == [2, 3]
    for seats in network.seats:
        estimate = Learned(GAMES["pyramids"], network, seats)
        for s, _ in walk(GAMES["pyramids"], new("pyramids", seats, {}, 1), 1):
            found = estimate(GAMES["pyramids"], s)
            assert sum(found) == pytest.approx(1)
            assert all(0 <= share <= 1 for share in found)
            assert estimate(GAMES["pyramids"], s) == found


def test_the_first_input_of_a_seat_is_how_far_it_is_ahead() -> None:
    game = GAMES["pyramids"]
    count = used(game.layout(game.options()), 3)
    for s, _ in walk(game, new("pyramids", 3, {}, 1), 1):
        found = inputs(game, s, count)
        assert len(found) == 3 * (1 + count)
        prospects = game.prospects(s)
        for seat, first in enumerate(found[:: 1 + count]):
            others = [other for at, other in enumerate(prospects) if at != seat]
            assert first * game.scale == pytest.approx(prospects[seat] - max(others))
            assert found[seat * (1 + count) + 1 : (seat + 1) * (1 + count)] == game.features(s, seat)[:count]


def test_a_finished_game_is_worth_its_result(trained: Path) -> None:
    game = GAMES["pyramids"]
    estimate = Learned(game, school.load_weights(trained / "weights0.npz"), 2)
    s = new("pyramids", 2, {}, 1)
    for _ in walk(game, s, 1):
        pass
    result = game.result(s)
    assert result is not None
    assert [seat for seat, share in enumerate(estimate(game, s)) if share] == list(result.winners)


# --- a folder that is used again ----------------------------------------------------------------------------


def weights_in(folder: Path) -> bytes:
    return (folder / "weights0.npz").read_bytes()


def lend(trained: Path, folder: Path, *names: str) -> Path:
    """The lessons of another folder, or some of them."""
    for name in names or [path.name for path in trained.glob("round0-*.npz")]:
        shutil.copy(trained / name, folder)
    return folder


def test_learning_that_was_stopped_is_taken_up_after_the_last_epoch(trained: Path, tmp_path: Path) -> None:
    lend(trained, tmp_path)

    def stop(what: str, done: int, total: int, left: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        school.learn(PLAN, 0, tmp_path, stop)
    told: list[int] = []
    school.learn(PLAN, 0, tmp_path, lambda what, done, total, left: told.append(done))
    assert told == [2]
    assert weights_in(tmp_path) == weights_in(trained)


def test_more_games_give_what_they_give_in_a_fresh_folder(trained: Path, tmp_path: Path) -> None:
    lend(trained, tmp_path, school.name_of(0, 2, 0), school.name_of(0, 3, 0))
    fewer = msgspec.structs.replace(PLAN, games={2: 10, 3: 10})
    school.train(fewer, tmp_path, silent)
    before = weights_in(tmp_path)
    assert before != weights_in(trained)
    school.train(PLAN, tmp_path, silent)
    assert weights_in(tmp_path) == weights_in(trained)
    school.train(fewer, tmp_path, silent)
    assert weights_in(tmp_path) == before


def test_playing_that_was_cut_off_by_time_goes_on(trained: Path, tmp_path: Path) -> None:
    school.train(PLAN, tmp_path, silent, deadline=0.0)
    assert [path.name for path in tmp_path.glob("round0-*.npz")] == [school.name_of(0, 2, 0)]
    school.train(PLAN, tmp_path, silent)
    assert weights_in(tmp_path) == weights_in(trained)


@pytest.mark.parametrize("change", [{"epochs": 3}, {"drop": 0.5}, {"decay": 0.5}], ids=str)
def test_another_recipe_learns_anew_from_the_same_lessons(
    change: dict[str, Any], trained: Path, tmp_path: Path
) -> None:
    lend(trained, tmp_path)
    school.train(msgspec.structs.replace(PLAN, recipe=PLAN.recipe._replace(**change)), tmp_path, silent)
    assert weights_in(tmp_path) != weights_in(trained)
    school.train(PLAN, tmp_path, silent)
    assert weights_in(tmp_path) == weights_in(trained)


def test_a_lesson_that_was_replaced_is_learned(trained: Path, tmp_path: Path) -> None:
    lend(trained, tmp_path)
    school.learn(PLAN, 0, tmp_path, silent)
    path = tmp_path / school.name_of(0, 2, 1)
    lesson = load(path)
    lesson._replace(shares=lesson.shares[:, ::-1]).save(path)
    school.learn(PLAN, 0, tmp_path, silent)
    assert weights_in(tmp_path) != weights_in(trained)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seed": 7}, "seed"),
        ({"by": "architect@3"}, "by"),
        ({"variants": [{}, {}]}, "variants"),
        ({"game": "sneferu"}, "game"),
    ],
    ids=str,
)
def test_a_folder_of_another_plan_is_left_alone(change: dict[str, Any], field: str, trained: Path) -> None:
    before = {path.name: path.read_bytes() for path in trained.iterdir()}
    with pytest.raises(OtherPlan) as caught:
        school.train(msgspec.structs.replace(PLAN, **change), trained, silent)
    assert caught.value.field == field
    assert {path.name: path.read_bytes() for path in trained.iterdir()} == before


@pytest.mark.parametrize(
    ("where", "name"), [(registry.game("pyramids"), "version"), (school, "ERRS")], ids=["rules", "openings"]
)
def test_lessons_of_other_rules_or_openings_are_not_mixed_in(
    where: Any, name: str, trained: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, name, getattr(where, name) + 1)
    with pytest.raises(OtherPlan) as caught:
        school.train(PLAN, trained, silent)
    assert caught.value.field == name.lower()


def test_a_folder_from_before_there_were_plans_is_taken_as_it_is(trained: Path, tmp_path: Path) -> None:
    """Its lessons are; whatever its checkpoint has learned, it does not say from what."""
    lend(trained, tmp_path)
    course = descent.Course(school.layout_of(GAMES["pyramids"]), PLAN.recipe._replace(seed=5))
    course.run(*school.split(school.lessons_in(PLAN, 0, tmp_path)), tmp_path / "checkpoint0.npz", lambda line: None)
    school.train(PLAN, tmp_path, silent)
    assert weights_in(tmp_path) == weights_in(trained)
    assert (tmp_path / FILE).read_bytes() == (trained / FILE).read_bytes()


def test_lessons_that_are_there_are_not_played_again(trained: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in trained.glob("round0-*.npz")}
    school.play(PLAN, 0, trained, silent, float("inf"))
    assert {path: path.stat().st_mtime_ns for path in trained.glob("round0-*.npz")} == before
    assert len(before) == 3


def test_a_lesson_tells_how_its_games_ended(trained: Path) -> None:
    lesson = load(trained / school.name_of(0, 3, 0))
    assert lesson.x.shape[1:] == (3, 1 + used(GAMES["pyramids"].layout(GAMES["pyramids"].options()), 3))
    assert np.allclose(lesson.shares.sum(axis=1), 1)
    assert len(set(lesson.game)) == school.CHUNK
    for position in range(len(lesson.x)):
        ahead = lesson.margins[position].argmax()
        if lesson.margins[position][ahead] > 0:
            assert lesson.shares[position][ahead] == 1


def test_slopes_are_those_of_the_loss() -> None:
    luck = np.random.default_rng(0)
    net: Any = {name: array.astype(np.float64) for name, array in descent.fresh(12, 1).items()}
    for name in net:
        net[name] += 0.1 * luck.standard_normal(net[name].shape)
    x: Any = luck.random((4 * 3, 12))
    shares_, margins = luck.dirichlet(np.ones(3), 4), luck.standard_normal((4, 3))

    def lost() -> float:
        out = descent.forward(net, x)[2]
        logits = out[:, 0].reshape(4, 3)
        likely = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return float(-(shares_ * likely).sum(axis=1).mean() + 0.25 * ((out[:, 1] - margins.ravel()) ** 2).mean())

    slope, _ = descent.slopes(net, x, shares_, margins, 0.5)  # type: ignore[arg-type]
    for name, array in net.items():
        place = tuple(int(luck.integers(size)) for size in array.shape)
        array[place] += 1e-5
        above = lost()
        array[place] -= 2e-5
        below = lost()
        array[place] += 1e-5
        assert slope[name][place] == pytest.approx((above - below) / 2e-5, abs=1e-5), name


def test_what_can_be_learned_is_learned(trained: Path) -> None:
    """Where one number says who wins, the network finds it, and foresees the winner of new games."""
    luck = np.random.default_rng(1)
    x = luck.random((3000, 2, 5)).astype(np.float16)
    wins = (x[:, 0, 2] > x[:, 1, 2]).astype(np.float32)
    outcome = np.stack([wins, 1 - wins], axis=1)
    lesson = load(trained / school.name_of(0, 2, 0))._replace(
        x=x, shares=outcome, margins=outcome, heuristic=np.zeros_like(outcome),
        progress=np.zeros(3000, np.float32), game=np.arange(3000, dtype=np.int32),
    )  # fmt: skip
    known, new_ = school.split([lesson])
    course = descent.Course([f"own.{at}" for at in range(5)], descent.Recipe(epochs=8, rate=0.01))
    network = course.run(known, new_, None, lambda line: None)
    assert hits(new_[0].shares, descent.predicted(network.arrays, new_[0])) > 0.95
    assert "<polyline" in curve.drawn(compared("pyramids", course.lines, network.arrays, known, new_))


def test_second_rounds_play_with_what_was_learned(trained: Path) -> None:
    network = school.load_weights(trained / "weights0.npz")
    game = GAMES["pyramids"]
    trusting = [player for player in players_of(game, 2, Scribe(), network) if isinstance(player, Greedy)]
    assert len(trusting) == 1
    lesson = gather(game, game.options(), 2, trusting, range(1), 0)
    assert len(lesson.x)


def test_only_settled_positions_after_the_opening_are_kept() -> None:
    game = GAMES["sneferu"]
    for opening in (0, 30):
        kept, length, shares_, _ = played(game, game.options(), 2, Scribe(), opening, 5)
        assert kept
        assert all(opening <= number < length and settled(game, s) for number, s in kept)
        assert sum(shares_) == 1


def test_those_who_search_leave_the_opening_to_scribes(trained: Path) -> None:
    network = school.load_weights(trained / "weights0.npz")
    search, greedy = players_of(GAMES["pyramids"], 2, bot("architect@3"), network)
    assert isinstance(opener(search), Scribe)
    assert opener(greedy) is greedy


def test_who_is_named_plays_the_same_games_every_time() -> None:
    game = GAMES["sneferu"]
    three, same, scribes = (
        gather(game, game.options(), 2, players_of(game, 2, bot(by)), range(2), 0)
        for by in ("architect@3", "architect@3", "scribe")
    )
    assert np.array_equal(three.x, same.x)
    assert not np.array_equal(three.progress, scribes.progress)


def test_a_proof_plays_each_deal_from_every_seat(trained: Path) -> None:
    assert turns(2, 4) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert turns(3, 4) == [(deal, seat) for deal in (0, 1) for seat in (0, 1, 2)]
    weights = trained / "weights0.npz"
    shares = [match("pyramids", 2, weights, 5, turn) for turn in turns(2, 4)]
    proof = prove("pyramids", 2, 4, weights, 5, workers=1)
    assert (proof.games, proof.share) == (4, sum(shares) / 4)
    assert proof.low <= proof.share <= proof.high


def test_too_few_games_and_a_bad_folder_are_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few = ["train", "kemet", "--games", "2:5", "--epochs", "1", "--workers", "1", "--lang", "en"]
    assert main([*few, "--folder", str(tmp_path / "few")]) == 2
    assert "too few to learn from" in capsys.readouterr().err
    (tmp_path / "file").touch()
    assert main([*few, "--folder", str(tmp_path / "file")]) == 2
    assert f"“{tmp_path / 'file'}” cannot be written" in capsys.readouterr().err
    assert main([*few, "--games", f"2:{10**20}"]) == 2
    assert "is not a number of games" in capsys.readouterr().err


def test_the_command_trains_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["train", "pyramids", "--games", "2:5", "--epochs", "1", "--workers", "1", "--folder", str(tmp_path)]
    assert main(words) == 0
    assert "weights0.npz" in capsys.readouterr().out
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
    assert main([*words, "--seed", "1", "--lang", "en"]) == 2
    assert "“seed” is different" in capsys.readouterr().err
    (tmp_path / FILE).write_text("{}")
    assert main([*words, "--lang", "en"]) == 2
    assert f"{tmp_path / FILE}: This is not the plan" in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize(
    "words",
    [
        ("--games", "7:1"),
        ("--games", "2:0"),
        ("--games", "2"),
        ("--games", "2:10,2:20"),
        ("--games", "5:10"),
        ("--games", "2:10,5:10", "--variants", '{"box": "both"}', "--prove", "2"),
        ("--variants", '{"nothing": 1}'),
        ("--variants", "{}", '{"box": "afterlife", "solo": "master"}'),
        ("--variants", '{"errata": {"nobody": {"cost": 1}}}'),
        ("--by", "vizier"),
        ("--by", "vizier@0.5s"),
        ("--by", "nobody"),
        ("--rounds", "0"),
        ("--epochs", "0"),
        ("--epochs", "-3"),
        ("--workers", "-1"),
        ("--prove", "-4"),
        ("--seed", "-1"),
        ("--drop", "1"),
        ("--drop", "nan"),
        ("--decay", "-0.1"),
        ("--decay", "inf"),
        ("--minutes", "nan"),
        ("--minutes", "-1"),
    ],
    ids=" ".join,
)
def test_bad_input_gets_one_sentence_and_leaves_nothing(
    words: tuple[str, ...], lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "folder"
    assert main(["train", "valley", *words, "--folder", str(folder), "--lang", lang]) == 2
    told = capsys.readouterr().err
    assert told.startswith("pyramidion: ")
    assert len(told.strip().splitlines()) == 1
    assert not folder.exists()


@pytest.mark.parametrize("name", registry.games())
def test_what_is_shipped_fits(name: str) -> None:
    """Weights in the package load, belong to the features of today, and judge every position; Kemet needs none."""
    game = GAMES[name]
    for seats in game.seats:
        estimate = by_network(game, seats)
        assert (estimate is not None) == (seats in LEARNED[name])
        if estimate is not None:
            for number, (s, _) in enumerate(walk(game, new(name, seats, {}, 2), 2)):
                if number % 10 == 0:
                    assert sum(estimate(game, s)) == pytest.approx(1)


def test_shares_stay_shares_however_far_apart() -> None:
    assert shared([1000.0, -1000.0], 1.0) == [1.0, 0.0]
