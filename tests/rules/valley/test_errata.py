"""Corrections to the card data: every kind works, every mistake is named, and nothing is ever evaluated."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from pyramidion.games.valley import GAME, errata
from pyramidion.games.valley.box import box_of
from pyramidion.games.valley.options import Options
from pyramidion.kernel.contract import BadOption, Entry
from worlds import walk

from .conftest import BARE, FULL, actor, do, facts, kinds, lay, legal, new, question, why_not, zone


def corrected(card: str, **correction: Any) -> Entry:
    """The card as the corrected box knows it."""
    return next(entry for entry in GAME.content(Options(errata={card: correction})) if entry.id == card)


def complaint(card: str, **correction: Any) -> tuple[str, Mapping[str, str | int]]:
    with pytest.raises(BadOption) as caught:
        new(errata={card: correction})
    return caught.value.code, caught.value.args_by_name


def acting(card: str, *steps: str) -> dict[str, Any]:
    return {"errata": {card: {"action": list(steps)}}}


# --- numbers ------------------------------------------------------------------------------------------------


def test_numbers_are_corrected_and_no_longer_called_reconstructed() -> None:
    """R11.1 to R11.35"""
    entry = corrected("statue_osiris", cost=6, gold=5, level=2)
    assert (entry.facts["cost"], entry.facts["gold"], entry.facts["level"]) == (6, 5, 2)
    assert not {"cost", "gold", "level"} & set(entry.reconstructed)
    assert "action" in entry.reconstructed


def test_a_corrected_cost_and_gold_are_what_is_paid() -> None:
    """R4.2"""
    s = lay(
        pyramid="boat - - - - -",
        hand0="urn shabti",
        hand1="urn",
        options={"errata": {"boat": {"cost": 3}, "urn": {"gold": 2}}},
    )
    do(s, "buy:b1", "pay:urn", "pay:shabti")
    assert zone(s, "discard0") == "boat"


def test_a_card_may_pay_nothing() -> None:
    """R4.2 Laid down, it still counts as played."""
    s = lay(pyramid="ankh - - - - -", hand0="urn boat", hand1="urn", options={"errata": {"urn": {"gold": 0}}})
    do(s, "buy:b1", "pay:urn")
    assert question(s).args == {"card": "ankh", "owed": 3, "paid": 0, "laid": 0}
    do(s, "pay:boat")
    assert zone(s, "discard0") == "ankh"


def test_a_corrected_level_moves_the_card_in_the_stock() -> None:
    """R1.3"""
    for seed in range(5):
        s = new(seed=seed, errata={"burial_mask": {"level": 2}})
        stock = zone(s, "stock").split()
        assert "burial_mask" not in stock[-26:]
        assert len(stock) == 49


def test_corrected_points_are_scored() -> None:
    """R8.2"""
    s = lay(pyramid=BARE, stock="", active=1, tomb0="boat urn", options={"errata": {"boat": {"points": 7}}})
    do(s, "end")
    assert list(GAME.recount(s)) == [8, 0]


@pytest.mark.parametrize(
    ("field", "value", "low", "high"),
    [
        ("cost", 0, 1, 99),
        ("cost", 100, 1, 99),
        ("gold", -1, 0, 99),
        ("level", 1, 2, 3),
        ("level", 4, 2, 3),
        ("points", 100, 0, 99),
        ("cost", "seven", 1, 99),
    ],
)
def test_a_number_out_of_range_is_refused(field: str, value: int | str, low: int, high: int) -> None:
    args = {"card": "boat", "field": field, "value": str(value), "low": low, "high": high}
    assert complaint("boat", **{field: value}) == ("errata-bad-number", args)


def test_a_starter_has_no_other_level() -> None:
    """R1.1"""
    assert complaint("urn", level=2) == ("errata-starter-level", {"card": "urn"})


# --- words --------------------------------------------------------------------------------------------------


def test_names_and_texts_are_corrected() -> None:
    entry = corrected("headrest", name_en="Pillow", name_cs="Polštář", text_en="Rest.", text_cs="Odpočiň si.")
    assert entry.words == {"name_en": "Pillow", "name_cs": "Polštář", "text_en": "Rest.", "text_cs": "Odpočiň si."}


@pytest.mark.parametrize("value", ["", "   ", 7, ["a", "b"]])
def test_an_empty_word_is_refused(value: Any) -> None:
    assert complaint("boat", name_en=value) == ("errata-bad-word", {"card": "boat", "field": "name_en"})


# --- actions ------------------------------------------------------------------------------------------------


def test_a_corrected_action_is_carried_out() -> None:
    """R5.2"""
    s = lay(hand0="box_of_food", deck0="scarab tyet ankh", hand1="urn", options=acting("box_of_food", "Draw(2)"))
    do(s, "act:box_of_food")
    assert zone(s, "hand0") == "tyet scarab"


def test_brackets_may_be_left_out_where_nothing_stands_in_them() -> None:
    s = lay(hand0="statue_isis", discard0="tyet", hand1="urn", options=acting("statue_isis", "PutOnDeck", "Draw(1)"))
    do(s, "act:statue_isis")
    assert zone(s, "hand0") == "tyet"


def test_a_corrected_action_is_checked_before_it_is_played() -> None:
    """R5.3"""
    s = lay(
        hand0="box_of_food urn",
        hand1="urn",
        options=acting("box_of_food", "Entomb(FROM_HAND)", "Sacrifice(FROM_HAND)"),
    )
    reason = why_not(s, "act:box_of_food")
    assert facts(reason) == ("part-impossible", "R5.3", {"card": "box_of_food", "part": 2})


def test_a_choice_of_two_instructions_is_offered_in_the_order_of_all_actions() -> None:
    """R11.1"""
    steps = "ChooseOne(Take(FROM_BASE), Sacrifice(FROM_PYRAMID), Entomb(FROM_PYRAMID, CHEAPEST))"
    s = lay(pyramid=FULL, hand0="urn", hand1="urn", options=acting("urn", steps))
    do(s, "act:urn")
    assert [text.partition(":")[0] for text in legal(s)] == ["entomb"] * 2 + ["sacrifice"] * 6 + ["take"] * 3
    places = [GAME.actions(s.options).index(action) for action in GAME.legal(s, 0)]
    assert places == sorted(places)
    do(s, "entomb:t")
    assert zone(s, "tomb0") == "outer_sarcophagus"


def test_a_corrected_attack_opens_the_shield() -> None:
    """R7.3, R5.12"""
    s = lay(
        hand0="urn",
        hand1="offering_table shabti scarab",
        options=acting("urn", "EachOpponent(Discard(FROM_HAND, 2))"),
    )
    do(s, "act:urn")
    assert (actor(s), question(s).kind) == (1, "shield")
    do(s, "pass", "discard:shabti", "discard:scarab")
    assert (zone(s, "hand1"), zone(s, "discard1")) == ("offering_table", "scarab shabti")


def test_a_reaction_can_be_given_to_any_card() -> None:
    """R7.1, R7.2, R7.3, R7.4"""
    s = lay(
        hand0="duamutef",
        hand1="urn scarab",
        options={"errata": {"urn": {"when_attacked": ["Discard(THIS)", "Cancel"]}}},
    )
    do(s, "act:duamutef")
    assert legal(s) == ["react:urn", "pass"]
    assert kinds(do(s, "react:urn")) == ["reacted", "discarded", "cancelled"]
    assert (zone(s, "hand1"), zone(s, "discard1")) == ("scarab", "urn")


def test_a_shield_that_does_not_cancel_does_not_save() -> None:
    """R7.3"""
    s = lay(
        hand0="duamutef",
        hand1="urn scarab",
        deck1="tyet",
        options={"errata": {"urn": {"when_attacked": ["Show", "Draw(1)"]}}},
    )
    do(s, "act:duamutef", "react:urn")
    assert legal(s) == ["discard:urn", "discard:tyet", "discard:scarab"]


def test_two_such_reactions_to_one_sacrifice_are_both_offered() -> None:
    """R7.2, R7.5"""
    s = lay(
        3,
        hand0="shabti",
        hand1="urn",
        deck1="2*box_of_food",
        hand2="urn",
        deck2="2*box_of_food",
        options={"errata": {"urn": {"when_other_sacrifices": ["Discard(THIS)", "Draw(2)"]}}},
    )
    do(s, "act:shabti", "sacrifice:t", "react:urn", "react:urn")
    assert (zone(s, "hand1"), zone(s, "hand2")) == ("box_of_food box_of_food", "box_of_food box_of_food")


def test_an_action_can_be_taken_away() -> None:
    """R5.3"""
    s = lay(hand0="urn", discard0="tyet", hand1="urn", options=acting("urn"))
    assert legal(s, "act") == []
    assert why_not(s, "act:urn").code == "reaction-only"


def test_other_boxes_are_not_touched() -> None:
    """A correction belongs to one game, not to the program."""
    before = GAME.content(Options())
    new(errata={"urn": {"action": ["Draw(3)"], "cost": 9}})
    assert GAME.content(Options()) == before
    s = lay(hand0="urn", discard0="tyet", hand1="urn")
    do(s, "act:urn")
    assert zone(s, "deck0") == "tyet"


# --- mistakes -----------------------------------------------------------------------------------------------


def test_an_unknown_card_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(BadOption) as caught:
        new(errata={"scarabb": {"cost": 3}})
    assert (caught.value.code, caught.value.args_by_name) == (
        "errata-unknown-card",
        {"card": "scarabb", "nearest": "scarab"},
    )


def test_an_unknown_field_is_refused_with_the_nearest_one() -> None:
    args = {"card": "urn", "field": "costs", "nearest": "cost"}
    assert complaint("urn", costs=3) == ("errata-unknown-field", args)


@pytest.mark.parametrize("value", [3, "Draw(1)"])
def test_an_action_must_be_a_list(value: Any) -> None:
    assert complaint("urn", action=value) == ("errata-bad-action", {"card": "urn", "field": "action"})


def test_an_unknown_step_is_refused_with_the_nearest_one() -> None:
    args = {"card": "urn", "step": "Drawn", "nearest": "Draw"}
    assert complaint("urn", action=["Drawn(2)"]) == ("errata-unknown-step", args)


@pytest.mark.parametrize(
    ("sentence", "low", "high", "have"),
    [
        ("Draw()", 1, 1, 0),
        ("Draw", 1, 1, 0),
        ("Draw(1, 2)", 1, 1, 2),
        ("Swap(1)", 0, 0, 1),
        ("ChooseOne(Swap)", 2, 3, 1),
    ],
)
def test_too_few_or_too_many_words_in_brackets_are_refused(sentence: str, low: int, high: int, have: int) -> None:
    step = sentence.partition("(")[0]
    args = {"card": "urn", "step": step, "low": low, "high": high, "have": have}
    assert complaint("urn", action=[sentence]) == ("errata-argument-count", args)


@pytest.mark.parametrize(
    ("sentence", "step", "argument"),
    [
        ("Draw(0)", "Draw", "0"),
        ("Draw(20)", "Draw", "20"),
        ("Draw(-1)", "Draw", "-1"),
        ("Draw(True)", "Draw", "True"),
        ("Draw(1.5)", "Draw", "1.5"),
        ("Draw('1')", "Draw", "'1'"),
        ("Draw(FROM_HAND)", "Draw", "FROM_HAND"),
        ("Take(FROM_HAND)", "Take", "FROM_HAND"),
        ("Entomb(FROM_STOCK)", "Entomb", "FROM_STOCK"),
        ("Take(FROM_PYRAMID, PRETTIEST)", "Take", "PRETTIEST"),
        ("Sacrifice(Draw(1))", "Sacrifice", "Draw(1)"),
        ("Discard(IT, 2)", "Discard", "Discard(IT, 2)"),
        ("Entomb(FROM_HAND, CHEAPEST)", "Entomb", "Entomb(FROM_HAND, CHEAPEST)"),
        ("Take(FROM_STOCK, CHEAPEST)", "Take", "Take(FROM_STOCK, CHEAPEST)"),
        ("Take(FROM_BONEYARD, ANY, INTO_HAND)", "Take", "Take(FROM_BONEYARD, ANY, INTO_HAND)"),
        ("ChooseOne(Draw(1), Swap)", "ChooseOne", "ChooseOne(Draw(1), Swap)"),
        ("ChooseOne(Take(FROM_STOCK), Swap)", "ChooseOne", "ChooseOne(Take(FROM_STOCK), Swap)"),
        (
            "ChooseOne(Take(FROM_BASE), Take(FROM_PYRAMID))",
            "ChooseOne",
            "ChooseOne(Take(FROM_BASE), Take(FROM_PYRAMID))",
        ),
        ("EachOpponent(Draw(1))", "EachOpponent", "Draw(1)"),
        ("EachOpponent(Sacrifice(FROM_PYRAMID))", "EachOpponent", "Sacrifice(FROM_PYRAMID)"),
        ("EachOpponent(Discard(THIS))", "EachOpponent", "Discard(THIS)"),
    ],
)
def test_a_word_that_does_not_belong_in_these_brackets_is_refused(sentence: str, step: str, argument: str) -> None:
    code, args = complaint("urn", action=[sentence])
    assert (code, args["card"], args["step"], args["argument"]) == ("errata-bad-argument", "urn", step, argument)
    assert args["allowed"]


@pytest.mark.parametrize(
    ("action", "step", "needs"),
    [
        (["Perform"], "Perform", "Reveal"),
        (["Reveal", "Draw(1)", "Perform", "Discard(IT)"], "Perform", "Reveal"),
        (["Discard(IT)"], "Discard(IT)", "Reveal"),
        (["Reveal", "Discard(IT)", "Discard(IT)"], "Discard(IT)", "Reveal"),
        (["Reveal", "Perform"], "(end)", "Discard(IT)"),
        (["Reveal", "Reveal", "Discard(IT)"], "Reveal", "Discard(IT)"),
        (["Keep"], "Keep", "Look / Keep"),
        (["Look(3)", "Draw(1)", "Keep"], "Keep", "Look / Keep"),
        (["Look(3)", "PutBack"], "PutBack", "Keep"),
        (["Take(FROM_PYRAMID, SAME_SET)"], "SAME_SET", "Discard / Sacrifice"),
        (["Take(FROM_PYRAMID, COST_UP_TO_TWICE)", "Discard(FROM_HAND)"], "COST_UP_TO_TWICE", "Discard / Sacrifice"),
        (["Give"], "Give", "EachOpponent"),
        (["EachOpponent(Give)", "Give"], "Give", "EachOpponent"),
    ],
)
def test_a_word_that_needs_another_before_it_is_refused(action: list[str], step: str, needs: str) -> None:
    """R5.2"""
    args = {"card": "urn", "step": step, "needs": needs}
    assert complaint("urn", action=action) == ("errata-needs-before", args)


@pytest.mark.parametrize(
    ("reaction", "step"),
    [
        (["Draw(1)", "Discard(THIS)"], "Discard(THIS)"),
        (["Draw(1)", "Show"], "Show"),
        (["Show", "Show(THIS)"], "Show(THIS)"),
    ],
)
def test_the_card_itself_is_shown_or_discarded_first(reaction: list[str], step: str) -> None:
    """R7.5"""
    args = {"card": "urn", "step": step, "needs": "(start)"}
    assert complaint("urn", when_opponent_buys=reaction) == ("errata-needs-before", args)


@pytest.mark.parametrize("step", ["Discard(THIS)", "Show", "Show(THIS)", "Cancel"])
def test_words_of_reactions_are_refused_in_an_action(step: str) -> None:
    """R7.5"""
    assert complaint("urn", action=[step]) == ("errata-only-in-reaction", {"card": "urn", "step": step})


@pytest.mark.parametrize("step", ["Discard(THIS)", "Show"])
def test_a_card_that_has_been_discarded_is_no_longer_in_the_hand(step: str) -> None:
    """R7.4"""
    code, args = complaint("urn", when_discarded=[step])
    assert (code, args["step"], args["argument"]) == ("errata-bad-argument", "when_discarded", step)


@pytest.mark.parametrize(
    "sentence",
    [
        "",
        "   ",
        "Draw(1",
        "Draw 1",
        "Draw(cards=1)",
        "Draw(1); Draw(1)",
        "Draw(1) or Draw(2)",
        "[Draw(1)]",
        "steps.Draw(1)",
        "Draw(1)(2)",
        "(lambda: Draw)(1)",
        "1",
        "'Draw(1)'",
        "Draw(1)\x00",
        "Draw(1)" + " " * 300,
        "(" * 100 + "Draw" + ")" * 100,
        "-" * 5000 + "1",
    ],
)
def test_bad_syntax_is_refused(sentence: str) -> None:
    code, args = complaint("urn", action=[sentence])
    assert code == "errata-bad-syntax"
    assert args["card"] == "urn"


@pytest.mark.parametrize(
    "sentence",
    [
        "__import__('os')",
        "__import__('os').system('touch /tmp/evaluated')",
        "Draw(__import__('os').getpid())",
        "Draw((lambda: 1)())",
        "Draw([1 for _ in '1'][0])",
        "Draw(1 + 1)",
        "Draw.__class__",
        "Draw(1).__init__",
        "Sacrifice(getattr(steps, 'FROM_HAND'))",
        "ChooseOne(Swap, exec('1'))",
        "print('x')",
        "breakpoint()",
        "f'{1}'",
        "Take(*[FROM_PYRAMID])",
        "(Draw := 1)",
        "await Draw(1)",
    ],
)
def test_nothing_is_ever_evaluated(sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: Any) -> None:
        raise AssertionError("evaluated")

    monkeypatch.setattr("builtins.print", never)
    monkeypatch.setattr("builtins.breakpoint", never)
    monkeypatch.setattr("os.system", never)
    assert complaint("urn", action=[sentence])[0] in ("errata-bad-syntax", "errata-unknown-step", "errata-bad-argument")


# --- corrected games ----------------------------------------------------------------------------------------

CORRECTED: dict[str, dict[str, Any]] = {
    "urn": {"cost": 1, "gold": 3, "action": ["Reveal", "Perform", "Discard(IT)"]},
    "box_of_food": {"action": ["Look(2)", "Keep", "PutBack"], "when_discarded": ["Draw(1)"]},
    "shabti": {"when_opponent_buys": ["Discard(THIS)", "Take(FROM_BASE, CHEAPEST)"]},
    "offering_table": {"action": ["EachOpponent(Give, OWNS_SIX)"], "when_attacked": ["Show", "Cancel"]},
    "boat": {"level": 2, "points": 9, "name_en": "Barque", "when_opponent_buys": ["Discard(THIS)", "Draw(3)"]},
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_corrected_game_plays_to_the_end(seats: int) -> None:
    """R8.1"""
    for seed in range(4):
        s = new(seats, seed, errata=CORRECTED)
        before = GAME.components(s)
        for moves, _ in enumerate(walk(GAME, s, seed)):
            assert moves < 20_000
        assert GAME.components(s) == before
        result = GAME.result(s)
        assert result is not None
        assert [score.total for score in result.scores] == list(GAME.recount(s))


def test_a_corrected_game_is_saved_and_loaded_with_its_corrections() -> None:
    s = new(3, 1, errata=CORRECTED)
    again = GAME.load(GAME.dump(s))
    assert again.options == s.options
    assert again.box is s.box is box_of(s.options)


def sentences(dice: random.Random, depth: int = 0) -> str:
    """A step with arguments of the right shape, sensible or not."""
    word = dice.choice(sorted(errata.VOCABULARY))
    _, shapes, least = errata.VOCABULARY[word]
    given = [_argument(dice, shape, depth) for shape in shapes[: dice.randint(least, len(shapes))]]
    return f"{word}({', '.join(given)})"


def _argument(dice: random.Random, shape: frozenset[str], depth: int) -> str:
    if shape is errata.STEP:
        return sentences(dice, depth + 1) if depth < 2 else "Swap"
    return str(dice.randint(1, 4)) if shape is errata.NUMBER else dice.choice(sorted(shape))


def random_corrections(seed: int) -> Iterator[dict[str, Any]]:
    """Corrections that are accepted, mostly of cards that everybody holds."""
    dice = random.Random(seed)
    while True:
        card = dice.choice(["shabti", "urn", "box_of_food", "offering_table"])
        text = [sentences(dice) for _ in range(dice.randint(1, 3))]
        made: dict[str, Any] = {card: {dice.choice(errata.ACTIONS): text}}
        try:
            box_of(Options(errata=made))
        except BadOption:
            continue
        yield made


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_accepted_plays_to_the_end(seed: int) -> None:
    """R5.3, R6 No accepted text stops a game, loses a card, or leaves one turned over."""
    for number, made in zip(range(5), random_corrections(seed), strict=False):
        s = new(2 + number % 3, seed, errata=made)
        before = GAME.components(s)
        place = {action: at for at, action in enumerate(GAME.actions(s.options))}
        for moves, (_, (seat, _action)) in enumerate(walk(GAME, s, seed)):
            places = [place[action] for action in GAME.legal(s, seat)]
            assert places == sorted(set(places)), made
            assert moves < 20_000, made
        assert GAME.components(s) == before, made
        assert not s.revealed, made
