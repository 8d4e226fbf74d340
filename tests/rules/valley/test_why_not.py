"""Every refusal has a reason: a code, the rule that forbids it, and its parameters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from pyramidion.games.valley import GAME
from pyramidion.games.valley.box import box_of
from pyramidion.games.valley.options import Options
from pyramidion.games.valley.state import Valley
from pyramidion.kernel.contract import Reason
from pyramidion.kernel.machine import Step, waiting
from worlds import walk

from .conftest import BARE, FULL, actor, do, facts, lay, legal, new, why_not

Expected = tuple[str, str, dict[str, str | int]]
OF_AFTERLIFE = ("purchase_turned_over", "discard_named")  # asked only by Afterlife's cards, whose scenarios refuse


# --- positions, one for each question -----------------------------------------------------------------------


def playing() -> Valley:
    """The first step of a turn, with a bit of everything in hand."""
    return lay(
        pyramid="boat wedjat - - - -",
        hand0="urn shabti offering_table middle_sarcophagus",
        hand1="tyet",
        tomb0="ankh",
        stock="",
    )


def entombed() -> Valley:
    s = playing()
    do(s, "entomb:urn")
    return s


def acted(hand: str, *actions: str, pyramid: str = FULL, **zones: Any) -> Valley:
    """After the first card of the hand has been played for its action."""
    s = lay(pyramid=pyramid, hand0=hand, **{"hand1": "urn shabti", **zones})
    do(s, f"act:{hand.split()[0]}", *actions)
    return s


def paying() -> Valley:
    s = lay(pyramid=FULL, hand0="tyet urn shabti", hand1="urn")
    do(s, "buy:b1", "pay:shabti")
    return s


def arranging() -> Valley:
    s = lay(hand0="urn shabti scarab", hand1="urn")
    do(s, "arrange", "discard:urn")
    return s


def rebuilding() -> Valley:
    s = lay(pyramid="ankh tyet - - - -", hand0="urn", hand1="urn")
    do(s, "end")
    return s


def bought() -> Valley:
    s = lay(pyramid=FULL, hand0="burial_mask", hand1="boat mummified_cat")
    do(s, "buy:b1", "pay:burial_mask")
    return s


def bought_without_boat() -> Valley:
    s = lay(pyramid=FULL, hand0="burial_mask", hand1="urn", deck1="boat")
    do(s, "buy:b1", "pay:burial_mask")
    return s


def shielding() -> Valley:
    return acted("duamutef", hand1="boat urn", deck1="offering_table")


def sacrificed() -> Valley:
    return acted("shabti", "sacrifice:t", hand1="boat urn", deck1="mummified_cat")


# --- what is refused, and why -------------------------------------------------------------------------------

CASES: dict[str, tuple[Callable[[], Valley], str, Expected]] = {
    # playing cards
    "a place above the base": (playing, "buy:t", ("slot-empty", "R3.1", {"slot": "t"})),
    "an empty place of the base": (playing, "buy:b3", ("slot-empty", "R3.1", {"slot": "b3"})),
    "not in the base": (lambda: lay(hand0="boat", hand1="urn"), "buy:m1", ("not-in-base", "R4.1", {"slot": "m1"})),
    "not enough gold": (playing, "buy:b1", ("not-enough-gold", "R4.2", {"cost": 8, "have": 5, "missing": 3})),
    "a card not in hand": (playing, "act:tyet", ("not-in-hand", "R2.2", {"card": "tyet"})),
    "a card in the tomb": (playing, "entomb:ankh", ("not-in-hand", "R2.2", {"card": "ankh"})),
    "paying without a purchase": (playing, "pay:urn", ("choose-purchase-first", "R4.2", {})),
    "paying with a card not in hand": (playing, "pay:scarab", ("not-in-hand", "R2.2", {"card": "scarab"})),
    "a reaction played as an action": (
        playing,
        "act:offering_table",
        ("reaction-only", "R7.5", {"card": "offering_table"}),
    ),
    "an empty discard pile": (playing, "act:urn", ("discard-pile-empty", "R11.2", {})),
    "a second free entombing": (entombed, "entomb:shabti", ("already-entombed", "R6.1", {})),
    "a card used before": (
        lambda: acted("box_of_food", deck0="urn"),
        "act:box_of_food",
        ("already-played", "R2.2", {"card": "box_of_food"}),
    ),
    "answers to other questions": (playing, "take:b1", ("not-now", "R2.2", {})),
    "passing instead of ending": (playing, "pass", ("not-now", "R2.2", {})),
    # paying
    "something else before the payment": (paying, "end", ("pay-first", "R4.2", {"card": "ankh"})),
    "another purchase before the payment": (paying, "buy:b2", ("pay-first", "R4.2", {"card": "ankh"})),
    "paying with a card used before": (paying, "pay:shabti", ("already-played", "R2.2", {"card": "shabti"})),
    "paying with what is not there": (paying, "pay:scarab", ("not-in-hand", "R2.2", {"card": "scarab"})),
    "laying down what does not finish the payment": (paying, "lay:urn", ("lay-not-enough", "R24", {"card": "urn"})),
    # discarding at the end of the turn
    "arranging a card twice": (arranging, "discard:urn", ("not-to-discard", "R2.3", {"card": "urn"})),
    "playing on while arranging": (arranging, "act:shabti", ("not-an-answer", "R2.3", {})),
    # the pyramid
    "a card that does not lie above the hole": (
        lambda: acted("statue_horus", "take:b2"),
        "fall:t",
        ("cannot-fall-there", "R3.2", {"slot": "t", "hole": "b2"}),
    ),
    "something else before the crumbling": (
        lambda: acted("statue_horus", "take:b2"),
        "end",
        ("not-an-answer", "R3.3", {}),
    ),
    "sacrificing an empty place in the rebuilding step": (
        rebuilding,
        "sacrifice:t",
        ("slot-empty", "R3.1", {"slot": "t"}),
    ),
    "refusing to sacrifice in the rebuilding step": (rebuilding, "skip", ("not-an-answer", "R2.4", {})),
    # steps that pick a hand card
    "discarding what is not in hand": (
        lambda: acted("headrest", deck0="urn tyet"),
        "discard:scarab",
        ("not-in-hand", "R5.9", {"card": "scarab"}),
    ),
    "sacrificing instead of discarding": (
        lambda: acted("headrest", deck0="urn tyet"),
        "sacrifice:urn",
        ("not-an-answer", "R5.9", {}),
    ),
    "discarding down with what is not in hand": (
        lambda: acted("hapi", hand1="4*urn"),
        "discard:shabti",
        ("not-in-hand", "R5.9", {"card": "shabti"}),
    ),
    "giving what is not in hand": (
        lambda: acted("statue_bastet", hand1="urn shabti", deck1="4*urn"),
        "give:scarab",
        ("not-in-hand", "R11.24", {"card": "scarab"}),
    ),
    "sacrificing what is not in hand": (
        lambda: acted("middle_sarcophagus urn shabti"),
        "sacrifice:middle_sarcophagus",
        ("not-in-hand", "R5.8", {"card": "middle_sarcophagus"}),
    ),
    "sacrificing from the pyramid instead of the hand": (
        lambda: acted("middle_sarcophagus urn shabti"),
        "sacrifice:b1",
        ("not-an-answer", "R5.8", {}),
    ),
    "a card without a target": (
        lambda: acted("ka_figurine tyet urn"),
        "discard:urn",
        ("no-target-for", "R6", {"card": "urn"}),
    ),
    # entombing
    "entombing what is not in hand": (
        lambda: acted("inner_sarcophagus urn shabti"),
        "entomb:tyet",
        ("not-in-hand", "R6.2", {"card": "tyet"}),
    ),
    "entombing from the discard pile instead of the hand": (
        lambda: acted("inner_sarcophagus urn shabti", discard0="tyet"),
        "entomb:discard.tyet",
        ("not-in-discard-pile", "R6.2", {"card": "tyet"}),
    ),
    "entombing what is not in the discard pile": (
        lambda: acted("scarab urn", discard0="tyet"),
        "entomb:discard.ankh",
        ("not-in-discard-pile", "R6.2", {"card": "ankh"}),
    ),
    "entombing from the hand instead of the discard pile": (
        lambda: acted("scarab urn", discard0="tyet"),
        "entomb:urn",
        ("not-an-answer", "R6.2", {}),
    ),
    "entombing from the pyramid instead of the hand": (
        lambda: acted("inner_sarcophagus urn shabti"),
        "entomb:b1",
        ("not-an-answer", "R6.2", {}),
    ),
    "entombing a card that is not the cheapest": (
        lambda: acted("book_of_the_dead"),
        "entomb:b2",
        ("card-does-not-fit", "R6.2", {"card": "wedjat"}),
    ),
    "entombing from above the base": (
        lambda: acted("statue_osiris"),
        "entomb:m2",
        ("not-in-base", "R6.2", {"slot": "m2"}),
    ),
    # taking
    "taking from an empty place": (
        lambda: acted("statue_horus", pyramid="ankh tyet - - - -"),
        "take:b3",
        ("slot-empty", "R3.1", {"slot": "b3"}),
    ),
    "taking from above the base": (lambda: acted("imsety"), "take:t", ("not-in-base", "R5.7", {"slot": "t"})),
    "taking a card of another set": (
        lambda: acted("djed", tomb0="statue_isis", pyramid="statue_horus boat statue_isis - - -"),
        "take:b2",
        ("card-does-not-fit", "R5.7", {"card": "boat"}),
    ),
    "not taking": (lambda: acted("statue_horus"), "end", ("not-an-answer", "R5.7", {})),
    # other steps of cards
    "returning what is not in the tomb": (
        lambda: acted("ankh", tomb0="urn tyet"),
        "return:tomb.scarab",
        ("not-in-tomb", "R11.12", {"card": "scarab"}),
    ),
    "returning nothing": (lambda: acted("ankh", tomb0="urn tyet"), "pass", ("not-an-answer", "R11.12", {})),
    "keeping what was not looked at": (
        lambda: acted("wedjat", deck0="urn shabti tyet scarab"),
        "keep:scarab",
        ("not-looked-at", "R11.13", {"card": "scarab"}),
    ),
    "putting back what was kept": (
        lambda: acted("wedjat", "keep:urn", deck0="urn shabti tyet"),
        "put:urn",
        ("not-looked-at", "R11.13", {"card": "urn"}),
    ),
    "repeating what was not done": (
        lambda: acted("urn tyet", "act:tyet", discard0="2*shabti"),
        "repeat:scarab",
        ("not-done-this-turn", "R12", {"card": "scarab"}),
    ),
    "repeating the repetition": (
        lambda: acted("urn tyet", "act:tyet", discard0="2*shabti"),
        "repeat:tyet",
        ("not-repeatable", "R12", {"card": "tyet"}),
    ),
    "repeating what is impossible now": (
        lambda: acted("inner_sarcophagus urn shabti tyet", "entomb:shabti", "act:urn", "act:tyet", discard0="2*shabti"),
        "repeat:inner_sarcophagus",
        ("nothing-to-entomb", "R6.2", {}),
    ),
    "not repeating": (
        lambda: acted("urn tyet", "act:tyet", discard0="2*shabti"),
        "act:urn",
        ("not-an-answer", "R11.14", {}),
    ),
    "swapping with a hole": (
        lambda: acted("shabti", pyramid="ankh tyet - - - -"),
        "swap:b3",
        ("slot-empty", "R3.1", {"slot": "b3"}),
    ),
    "neither swapping nor sacrificing": (lambda: acted("shabti"), "take:b1", ("not-an-answer", "R11.1", {})),
    "swapping a card with itself": (
        lambda: acted("shabti", "swap:b1"),
        "with:b1",
        ("card-does-not-fit", "R11.1", {"card": "ankh"}),
    ),
    # reactions
    "a shield that is not in hand": (
        shielding,
        "react:offering_table",
        ("not-in-hand", "R7.3", {"card": "offering_table"}),
    ),
    "another reaction as a shield": (shielding, "react:boat", ("not-this-window", "R7.3", {"card": "boat"})),
    "discarding before the shield is decided": (shielding, "discard:urn", ("not-an-answer", "R7.3", {})),
    "the Cat when somebody buys": (
        bought,
        "react:mummified_cat",
        ("not-this-window", "R7.1", {"card": "mummified_cat"}),
    ),
    "a card without a reaction": (bought, "react:urn", ("not-this-window", "R7.1", {"card": "urn"})),
    "a Boat that is not in hand": (bought_without_boat, "react:boat", ("not-in-hand", "R7.1", {"card": "boat"})),
    "the Boat when somebody sacrifices": (sacrificed, "react:boat", ("not-this-window", "R7.2", {"card": "boat"})),
    "a Cat that is not in hand": (
        sacrificed,
        "react:mummified_cat",
        ("not-in-hand", "R7.2", {"card": "mummified_cat"}),
    ),
    "acting out of turn": (bought, "end", ("not-an-answer", "R7.1", {})),
}


@pytest.mark.parametrize(("position", "tried", "expected"), CASES.values(), ids=list(CASES))
def test_the_reason_has_a_code_a_rule_and_parameters(
    position: Callable[[], Valley], tried: str, expected: Expected
) -> None:
    """R2.2, R3.2, R4.1, R4.2, R5.3, R6.1, R7.5"""
    s = position()
    assert tried not in legal(s)
    assert facts(why_not(s, tried)) == expected


def test_every_step_that_asks_is_among_the_cases() -> None:
    """A new question needs its refusals here."""
    asking = {
        type(step)
        for name, text in box_of(Options()).texts.items()
        for step, *_ in text
        if type(step).ask is not Step.ask and name not in OF_AFTERLIFE
    }
    asked = set()
    for position, _, _ in CASES.values():
        s = position()
        found = waiting(s, actor(s))
        assert found is not None
        asked.add(type(found[0]))
    assert {step.__name__ for step in asking - asked} == set()


def test_whoever_is_not_asked_is_told_whose_turn_it_is() -> None:
    """R2.1"""
    s = lay(3, active=2, hand0="urn", hand1="urn", hand2="urn")
    for seat in (0, 1):
        for text in ("end", "entomb:urn", "buy:b1", "pass"):
            assert facts(why_not(s, text, seat)) == ("not-your-turn", "R2.1", {"seat": 2})


def test_while_somebody_may_react_even_the_active_player_waits() -> None:
    """R2.1, R7.5"""
    assert facts(why_not(bought(), "end", 0)) == ("not-your-turn", "R2.1", {"seat": 1})


def test_after_the_end_everything_is_refused() -> None:
    """R8.1"""
    s = lay(pyramid=BARE, stock="", active=1)
    do(s, "end")
    for text in ("end", "act:urn", "pass"):
        assert facts(why_not(s, text, 0)) == ("game-over", "R8.1", {})


PARTS = {
    "outer_sarcophagus urn shabti": (2, "nothing-to-entomb", {}),
    "outer_sarcophagus urn": (1, "nothing-to-discard", {"missing": 1}),
    "outer_sarcophagus": (1, "nothing-to-discard", {"missing": 2}),
    "middle_sarcophagus urn": (2, "nothing-to-entomb", {}),
    "middle_sarcophagus": (1, "nothing-to-sacrifice", {"missing": 1}),
    "statue_sobek urn": (2, "too-few-to-draw", {"need": 2, "have": 0}),
    "wedjat": (1, "too-few-to-look", {"need": 3, "have": 0}),
    "book_of_the_heavens": (1, "discard-pile-small", {"need": 5, "have": 0}),
    "book_of_gates": (1, "too-few-to-draw", {"need": 1, "have": 0}),
    "ka_figurine urn censer": (2, "no-such-card-in-pyramid", {"filter": "SAME_SET"}),
    "ka_figurine": (1, "nothing-to-discard", {"missing": 1}),
    "book_of_the_earth urn": (2, "no-such-card-in-pyramid", {"filter": "COST_UP_TO_TWICE"}),
}


@pytest.mark.parametrize("hand", PARTS)
def test_the_impossible_part_is_named_with_its_own_reason(hand: str) -> None:
    """R5.3, R6"""
    card = hand.split()[0]
    part, because, args = PARTS[hand]
    s = lay(pyramid="statue_horus statue_isis boat scarab djed tyet", hand0=hand, hand1="urn")
    reason = why_not(s, f"act:{card}")
    assert facts(reason) == ("part-impossible", "R5.3", {"card": card, "part": part})
    assert reason.because is not None
    assert (reason.because.code, dict(reason.because.args)) == (because, args)


@pytest.mark.parametrize(
    ("pyramid", "stock", "code"),
    [(BARE, "boat", "pyramid-empty"), ("statue_isis boat - - - -", "", "no-such-card-in-pyramid")],
)
def test_a_take_without_a_target_says_what_is_missing(pyramid: str, stock: str, code: str) -> None:
    """R5.3, R5.7"""
    s = lay(pyramid=pyramid, stock=stock, hand0="djed", tomb0="ankh", hand1="urn")
    assert why_not(s, "act:djed").code == code


# --- and none is missing ------------------------------------------------------------------------------------


def refusals(s: Valley) -> Iterator[tuple[bool, Reason | None]]:
    """For every seat and every action there is: is it legal, and what forbids it?"""
    for seat in range(s.seats):
        possible = set(GAME.legal(s, seat))
        for action in GAME.actions(s.options):
            yield action in possible, GAME.why_not(s, seat, action)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_why_not_is_silent_exactly_where_an_action_is_legal(seats: int, seed: int) -> None:
    """R5.3, R6 In random games, for every seat and every action of the game, and it never raises."""
    codes = set()
    for number, (s, _) in enumerate(walk(GAME, new(seats, seed), seed)):
        if number % 4 == seed:
            for is_legal, reason in refusals(s):
                assert is_legal == (reason is None)
                codes.add("" if reason is None else reason.code)
    assert len(codes) > 12


def test_in_every_case_above_no_action_is_left_without_a_reason() -> None:
    """R5.3"""
    for position, _, _ in CASES.values():
        for is_legal, reason in refusals(position()):
            assert is_legal == (reason is None)
            assert reason is None or (reason.code and reason.rule.startswith("R"))
