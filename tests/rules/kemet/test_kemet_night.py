"""R7 The night, step by step."""

from __future__ import annotations

from typing import Any

from pyramidion.games.kemet import GAME
from rules.kemet.kemet_table import Play

RS: dict[str, Any] = {"book_of_the_dead": False, "colours": "ruby,sapphire"}
THREE: dict[str, Any] = {"book_of_the_dead": False, "colours": "ruby,sapphire,onyx"}


def dusk(given: dict[str, Any], seats: int = 2, **options: Any) -> Play:
    """The last token of the day is placed."""
    spaces = "move_top build pray_bottom recruit"
    night = {"seat.0.tokens": 1, "seat.0.spaces": spaces} | {f"seat.{n}.tokens": 0 for n in range(1, seats)}
    play = Play({**night, **given}, seats, **(options or (RS if seats == 2 else THREE)))
    return play.do("token:pray_middle")


def test_tokens_return_and_everybody_prays_and_draws() -> None:
    """R7.1, R7.5, R7.6"""
    play = dusk({"seat.0.silver": "recruit", "seat.0.gold": True})
    assert play.at("seat.0.tokens") == play.at("seat.1.tokens") == 5
    assert play.at("seat.0.spaces") == ""
    assert play.at("seat.0.silver") == ""
    assert play.at("seat.0.gold") is False
    assert (play.pp(0), play.pp(1)) == (11, 9)
    assert [len(hand) for hand in play.s.hands] == [1, 1]


def test_temples_give_points() -> None:
    """R7.2: two and three; the delta five for a unit, if one wants."""
    play = dusk({"area.tWest": "0 1", "area.tSphinx": "1 1", "seat.0.pp": 0, "seat.1.pp": 0})
    assert (play.pp(0), play.pp(1)) == (6, 5)
    play = dusk({"area.tDeltaB": "0 2", "seat.0.pp": 0})
    assert play.asked == "pay_delta"
    play.do("pay")
    assert play.pp(0) == 9
    assert play.at("area.tDeltaB") == "0 1"
    play = dusk({"area.tDeltaB": "0 2", "seat.0.pp": 0}).do("pass")
    assert play.pp(0) == 4
    assert play.at("area.tDeltaB") == "0 2"


def test_two_temples_are_a_fame_point() -> None:
    """R7.3: once, however many; control is judged at dusk, before the unit of the delta is removed."""
    play = dusk({"area.tWest": "0 1", "area.tDeltaB": "0 1"}).do("pay")
    assert play.at("area.tDeltaB") == ""
    assert play.at("seat.0.fame.temples") == 1
    play = dusk({"area.tWest": "0 1", "area.tDeltaB": "0 1", "area.tSphinx": "0 1"}).do("pass")
    assert play.at("seat.0.fame.temples") == 1
    assert dusk({"area.tWest": "0 1"}).at("seat.0.fame.temples") == 0
    shown = dusk({"area.tWest": "0 1", "area.tDeltaB": "0 1"}).table()["players"][0]["tonight"]
    assert shown == {"pp": 4, "cards": 1, "fame": 1}


def test_the_sanctuary_takes_two_units() -> None:
    """R7.4: two units for a fame point, or none."""
    play = dusk({"area.sanct": "1 3"}, 3)
    assert (play.actor, play.asked) == (1, "pay_sanctuary")
    play.do("pay")
    assert play.at("seat.1.fame.sanctuary") == 1
    assert play.at("area.sanct") == "1 1"
    assert dusk({"area.sanct": "1 1"}, 3).asked == "bid_card"


def test_bids_for_the_turn_order() -> None:
    """R7.7: from the last to the first; strength and veterans; the highest picks a place first."""
    play = dusk({"seat.0.veterans": 2, "order": "0 1"})
    assert (play.actor, play.asked) == (1, "bid_card")
    play.do("card:cavalry_blitz", "discard:chariot_raid")
    assert (play.actor, play.asked) == (0, "bid_card")
    play.do("card:shield_push", "discard:chariot_raid")
    assert play.asked == "bid_veterans"
    play.do("veterans:2")
    assert play.table()["bids"] == [5, 4]
    assert (play.actor, play.asked) == (0, "pick_position")
    play.do("position:2")
    assert play.at("order") == ["1", "0"]
    assert play.at("seat.0.veterans") == 0
    assert play.at("seat.0.played") == "shield_push"
    assert play.actor == 1
    assert play.at("round") == 2


def test_equal_bids_in_the_present_order() -> None:
    """R7.7"""
    play = dusk({"order": "1 0", "active": 0, "seat.1.tokens": 0})
    play.do("card:cavalry_blitz", "discard:chariot_raid", "card:cavalry_blitz", "discard:chariot_raid")
    assert (play.actor, play.asked) == (1, "pick_position")


def test_the_player_with_the_least_fame_arranges_the_order() -> None:
    """R7.7: as an option; of several, the earlier one."""
    play = dusk({"seat.0.fame.battle": 1}, 3, turn_order="fewest_points", **THREE)
    assert (play.actor, play.asked) == (1, "arrange_order")
    play.do("seat:2", "seat:0")
    assert play.at("order") == ["2", "0", "1"]
    assert play.actor == 2


def test_awakening_in_the_new_order() -> None:
    """R7.8: own tiles in any sequence."""
    play = dusk({"seat.0.tiles": "di3_hand sa4_reinforcements"}, turn_order="fewest_points", **RS)
    play.do("seat:0")
    assert set(play.legal) == {"awaken:di3_hand", "awaken:sa4_reinforcements", "done"}
    play.do("awaken:sa4_reinforcements", "place:c1c", "done")
    assert play.legal == ["awaken:di3_hand", "done"]


def test_units_placed_at_night_may_fight() -> None:
    """R7.8, R4.4: an enemy in an own district is attacked."""
    given = {"seat.0.tiles": "sa4_reinforcements", "area.c1c": "1 1", "area.c1b": ""}
    play = dusk(given, turn_order="fewest_points", **RS).do("seat:0", "awaken:sa4_reinforcements")
    play.do("place:c1c", "place:c1c", "place:c1c", "done")
    assert set(GAME.actors(play.s)) == {0, 1}
    assert play.table()["battle"]["cause"] == "night"


def test_the_pile_is_made_anew() -> None:
    """R7.6, R32: from the discard pile; with nothing there nobody draws."""
    held = "3*war_rage 3*war_fury 3*bloody_battle 2*bloodbath 3*bronze_wall 2*iron_wall 4*raining_fire 2*prayer"
    rest = "4*enlistment 2*mana_duplication 3*transfer 2*veto 2*diversion"
    play = dusk({"discard": "3*war_rage", "seat.1.hand": held.replace("3*war_rage ", "") + " " + rest, "deck": ""})
    while play.asked == "may_duplicate":
        play.do("pass")
    assert play.told("reshuffled") or play.at("discard") == ""
    assert len(play.s.deck) == 1
    empty = dusk({"seat.1.hand": f"{held} {rest}", "deck": ""})
    while empty.asked == "may_duplicate":
        empty.do("pass")
    assert empty.at("seat.0.hand") == ""
