"""R2.4, R3, R4 The day: the individual board and the actions."""

from __future__ import annotations

from typing import Any

import pytest

from pyramidion.games.kemet import GAME
from rules.kemet.kemet_table import Play

RS: dict[str, Any] = {"book_of_the_dead": False, "colours": "ruby,sapphire"}


def test_turns_go_round_until_all_tokens_are_placed() -> None:
    """R3.1, R3.2: five turns each in turn order, then the night."""
    play = Play({"order": "1 0", "active": 1}, **RS)
    for space in ("pray_middle", "pray_bottom", "recruit", "buy_ruby"):
        for seat in (1, 0):
            assert play.actor == seat
            play.do(f"token:{space}")
            if "done" in play.legal and play.asked != "take_actions":
                play.do("done")
    play.do("token:build", "done", "token:build", "done")
    assert play.at("phase") == "night"
    assert play.at("seat.0.tokens") == 5


def test_every_row_must_be_covered() -> None:
    """R3.3: with as many tokens left as rows are empty, only those rows."""
    play = Play({"seat.0.tokens": 2, "seat.1.tokens": 1, "seat.0.spaces": "pray_middle move_middle build"}, **RS)
    assert play.nouns("token") == {"move_top", "recruit", "pray_bottom", "buy_ruby", "buy_sapphire"}
    play = Play(
        {"seat.0.tokens": 1, "seat.1.tokens": 0, "seat.0.spaces": "recruit move_middle build pray_middle"}, **RS
    )
    assert play.nouns("token") == {"pray_bottom", "buy_ruby", "buy_sapphire"}
    assert play.why("token:move_top") == "row-first"
    assert play.why("token:recruit") == "space-taken"
    assert play.why("token:buy_onyx") == "no-such-space"
    assert play.table()["players"][0]["rows_to_cover"] == ["bottom"]


def test_a_silver_token_covers_a_row() -> None:
    """R3.3, R3.4: with the silver token on the empty row any space is free for the regular one."""
    given = {"seat.0.tokens": 1, "seat.1.tokens": 0, "seat.0.spaces": "recruit move_middle build pray_middle"}
    play = Play({**given, "seat.0.tiles": "ru4_act"}, **RS)
    play.do("silver:pray_bottom")
    assert "move_top" in play.nouns("token")
    assert play.why("silver:move_top") == "no-silver"
    assert play.why("end") == "place-token-first"


def test_the_gold_token_is_used_once_a_day() -> None:
    """R3.5: before or after the regular token."""
    play = Play({"seat.0.tiles": "ru4_surprise sa4_divinewill"}, **RS)
    play.do("gold:will_move", "from:c1a", "go:b12")
    assert play.why("gold:surprise") == "gold-used"
    play.do("token:pray_middle")
    assert play.actor == 1
    assert play.why("gold:surprise") == "no-gold-tile"


def test_a_token_may_do_nothing() -> None:
    """R3.6: recruiting nobody, moving nobody, buying nothing."""
    play = Play({"seat.0.pp": 0, "seat.1.pp": 0}, **RS)
    play.do("token:recruit")
    assert play.actor == 1
    play.do("token:move_top", "done")
    assert play.actor == 0
    play.do("token:buy_ruby")
    assert play.actor == 1


def test_prayer_points_have_an_end() -> None:
    """R4.1, R4.10: two points, never above eleven."""
    play = Play({"seat.0.pp": 10}, **RS).do("token:pray_middle")
    assert play.pp() == 11
    assert play.told("gained") == [(0, 1, "prayer")]


def test_worked_check_a_pyramid_from_one_to_three_costs_five() -> None:
    """R4.2"""
    play = Play({"pyramid.c1a": "ruby 1"}, **RS).do("token:build", "build:c1a", "build:c1a")
    assert play.at("pyramid.c1a") == "ruby 3"
    assert play.pp() == 2


def test_a_new_pyramid_needs_a_district_and_a_colour() -> None:
    """R4.2: one pyramid of each colour in play; none where an enemy stands."""
    play = Play({}, **RS).do("token:build")
    assert play.why("build:c1c") == "no-colour-left"
    assert play.why("build:c2a") == "not-your-district"
    play = Play({"area.c1c": "1 2"}, 3, colours="ruby,onyx,emerald").do("token:build")
    assert play.why("build:c1c") == "district-held"
    play = Play({}, 3, colours="ruby,onyx,emerald").do("token:build", "build:c1c")
    assert play.at("pyramid.c1c") == "emerald 1"
    assert play.why("build:c1a") == "one-pyramid"
    play = Play({"pyramid.c1a": "ruby 4"}, **RS).do("token:build")
    assert play.why("build:c1a") == "highest-level"


def test_buying_needs_a_pyramid_points_and_a_copy() -> None:
    """R4.3: also a pyramid in a conquered district; never the same tile twice."""
    play = Play({"seat.0.pp": 1}, **RS).do("token:buy_ruby")
    assert play.nouns("buy") == {"ru1_charge", "ru1_mafdet"}
    assert play.why("buy:ru2_storm") == "not-enough-pp"
    assert play.why("buy:ru3_blades") == "pyramid-too-low"
    assert play.why("buy:sa1_scribe") == "other-colour"
    assert play.table()["market"]["ru3_blades"]["bar"] == "pyramid"
    taken = {"seat.1.tiles": "ru2_storm"}
    play = Play({**taken, "area.c2a": "0 3", "pyramid.c2a": "ruby 4"}, **RS).do("token:buy_ruby")
    assert "ru4_act" in play.nouns("buy")
    assert play.why("buy:ru2_storm") == "tile-gone"


def test_recruits_go_into_the_city_within_the_limit() -> None:
    """R4.4: a point each, at most five in an army."""
    play = Play({"area.c1b": "0 3"}, **RS).do("token:recruit")
    assert play.nouns("place") == {"c1b", "c1c"}
    assert play.why("place:c1a") == "army-limit"
    assert play.why("place:tWest") == "not-a-place-for-units"
    play.do("place:c1b", "place:c1c", "place:c1c")
    assert play.pp() == 4


def test_recruits_beside_an_enemy_attack() -> None:
    """R4.4: all placements first, then the battle; the recruits are the attackers."""
    play = Play({"area.c1c": "1 1", "area.c1b": "0 1"}, **RS)
    play.do("token:recruit", "place:c1c", "place:c1c", "place:c1c")
    assert play.table()["landing"] == [{"area": "c1c", "units": 3, "figure": None}]
    play.do("done").fight("cavalry_blitz", "cavalry_blitz")
    assert play.told("resolved") == [(0, 7, 5)]
    assert play.at("seat.0.fame.battle") == 1


def test_a_creature_in_supply_joins_while_recruiting() -> None:
    """R4.4, R4.9"""
    play = Play({"seat.0.tiles": "ru3_scarab"}, **RS).do("token:recruit", "join:scarab", "place:c1b")
    assert play.at("area.c1b") == "0 5 scarab"


def test_steps_and_teleports_in_any_order() -> None:
    """R4.5, R4.6: a teleport for two points from a pyramid to an obelisk, then a land step."""
    play = Play({}, **RS).do("token:move_top", "from:c1a")
    assert play.nouns("teleport") == {"tWest", "tSphinx", "b13", "tDeltaB"}
    assert play.why("teleport:b12") == "no-obelisk"
    play.do("teleport:tWest", "go:b13")
    assert play.at("area.b13") == "0 5"
    assert play.pp() == 5
    assert Play({"area.c1c": "0 2"}, **RS).do("token:move_top", "from:c1c").why("teleport:tWest") == "no-pyramid-here"
    assert Play({"seat.0.pp": 1}, **RS).do("token:move_top", "from:c1a").why("teleport:tWest") == "not-enough-pp"


def test_a_foreign_pyramid_serves_for_teleports() -> None:
    """R4.6: whosever district it is."""
    play = Play({"area.c2a": "0 2"}, **RS).do("token:move_top", "from:c2a", "teleport:tDeltaB")
    assert play.at("area.tDeltaB") == "0 2"


def test_the_delta_is_reached_by_teleport_only() -> None:
    """R2.3"""
    play = Play({"area.tDeltaB": "0 2"}, **RS).do("token:move_top", "from:tDeltaB")
    assert play.nouns("go") == {"b20"}
    assert play.why("go:b12") == "not-adjacent"


def test_walls_are_entered_only_with_the_first_step() -> None:
    """R4.7: also from district to district, and into an own district that an enemy holds."""
    tiles = {"seat.0.tiles": "ru1_mafdet"}
    play = Play({**tiles, "area.b13": "0 3", "area.c2c": ""}, **RS).do("token:move_top", "from:b13", "go:b14")
    assert play.why("go:c2c") == "wall"
    play = Play({**tiles, "area.b14": "0 3", "area.c2c": "", "area.c2b": ""}, **RS)
    play.do("token:move_top", "from:b14", "go:c2c")
    assert play.why("go:c2b") == "wall"
    assert "b14" in play.nouns("go")
    play = Play({**tiles, "area.c1c": "1 1", "area.tWest": "0 2"}, **RS).do("token:move_top", "from:tWest", "go:b12")
    assert play.why("go:c1c") == "wall"
    assert "c1a" not in play.nouns("go")
    assert play.why("go:c1a") == "army-limit"


def test_walls_are_shown_for_the_viewer() -> None:
    """R4.7: foreign districts, and own ones that an enemy holds."""
    areas = Play({"area.c1c": "1 1"}, **RS).table(0)["areas"]
    assert [areas[name]["walled"] for name in ("c1a", "c1c", "c2a", "b12")] == [False, True, True, False]


def test_units_are_left_and_picked_up() -> None:
    """R4.8: at every stop; armies merge within the limit (R4.5)."""
    play = Play({"seat.0.tiles": "ru1_mafdet", "area.b12": "0 2", "area.c1b": ""}, **RS)
    play.do("token:move_top", "from:c1a")
    assert play.why("go:b12") == "army-limit"
    play.do("carry:2", "go:b12")
    assert play.at("area.b12") == "0 4"
    play.do("carry:4", "go:b13")
    assert play.at("area.b13") == "0 4"
    assert play.at("area.b12") == ""
    assert play.at("area.c1a") == "0 3"


@pytest.mark.parametrize(
    ("position", "legal"),
    [
        ({"area.tSphinx": "0 5", "area.b15": "0 4"}, ["carry:1", "done"]),
        ({"area.tSphinx": "0 2 scarab", "area.b15": "0 2 scorpion"}, ["carry:1", "figure:leave", "done"]),
        (
            {"area.tSphinx": "0 4 scarab", "area.b15": "0 3 scorpion"},
            ["carry:1", "carry:2", "figure:leave", "done"],
        ),
        ({"area.tSphinx": "0 5", "area.b15": "0 4", "seat.0.hand": "veto"}, ["carry:1", "done"]),
    ],
)
def test_a_part_sets_out_where_the_whole_army_cannot(position: dict[str, str], legal: list[str]) -> None:
    """R4.5, R41: only what gives a part a way is offered; where nothing does, the Move is over."""
    tiles = {"seat.0.tiles": "ru3_scarab ru4_scorpion", "area.c1a": "0 1", "area.c1b": ""}
    play = Play({**tiles, **position}, **RS).do("token:move_top", "from:tSphinx")
    assert play.legal == legal
    stuck = Play({**tiles, "area.tSphinx": "0 4", "area.b15": "0 5"}, **RS).do("token:move_top", "from:tSphinx")
    assert stuck.actor == 1


def test_a_part_goes_on_after_the_first_step() -> None:
    """R4.8: after a teleport too; the card Transfer takes a part where it cannot take the whole army."""
    play = Play({"area.c1a": "0 5", "area.c1b": "", "area.b20": "0 1"}, **RS)
    play.do("token:move_top", "from:c1a", "teleport:tDeltaB")
    assert play.legal == ["carry:1", "carry:2", "carry:3", "carry:4", "done"]
    play.do("carry:4", "go:b20")
    assert play.at("area.b20") == "0 5"
    assert play.at("area.tDeltaB") == "0 1"


def test_a_creature_left_alone_goes_home() -> None:
    """R4.9: to supply, or to an army in an own district."""
    play = Play({"seat.0.tiles": "ru3_scarab", "area.b12": "0 2 scarab"}, **RS)
    play.do("token:move_top", "from:b12", "figure:leave", "go:b13")
    assert play.asked == "shelter"
    play.do("shelter:c1b")
    assert play.at("area.c1b") == "0 5 scarab"
    assert play.at("area.b13") == "0 2"


def test_an_empty_district_is_its_owners() -> None:
    """R2.4: temples and deserts are nobody's without an army."""
    play = Play({"pyramid.c1c": "ruby 4", "pyramid.c1a": "", "area.c1c": ""}, **RS)
    assert play.table()["areas"]["c1c"]["holder"] == 0
    assert play.table()["areas"]["tWest"]["holder"] is None
    assert play.fame() == 1
    play = Play({"pyramid.c1c": "ruby 4", "pyramid.c1a": "", "area.c1c": "1 1"}, **RS)
    assert (play.fame(0), play.fame(1)) == (0, 1)


def test_nobody_is_asked_twice_for_nothing() -> None:
    """R3.2: without cards, silver and gold the turn ends by itself."""
    play = Play({}, **RS).do("token:pray_middle")
    assert GAME.actors(play.s) == (1,)
    play = Play({"seat.1.hand": "veto"}, **RS).do("token:pray_middle", "pass", "token:pray_middle")
    assert play.legal == ["end"]
