"""R9 Book of the Dead: honour, sacrifice, underworld, divinities."""

from __future__ import annotations

from typing import Any

import pytest

from pyramidion.games.kemet import GAME, atoms
from pyramidion.games.kemet.armies import sacrifice, trim
from pyramidion.games.kemet.state import NONE
from rules.kemet.kemet_table import Play

EM: dict[str, Any] = {"colours": "ruby,emerald"}
GO = ("token:move_top", "from:c1a", "go:b12")


@pytest.mark.parametrize(
    ("honour", "level", "lost"),
    [(9, 0, 0), (8, 0, 0), (7, 1, 0), (5, 1, 0), (4, 2, 1), (2, 2, 1), (1, 3, 2), (0, 3, 2)],
)
def test_the_honour_examples_of_the_rulebook(honour: int, level: int, lost: int) -> None:
    """R9.1, R9.2: at 7 level 1, nothing lost; at 4 level 2, one on space 5; at 1 level 3, another on space 2."""
    play = Play({"seat.0.fame.battle": 3, "area.c1b": ""}, **EM)
    for _ in range(9 - honour):
        sacrifice(play.s, 0, NONE if play.s.supply[0] else 0)
        while play.s.stack and play.s.stack[-1][0] == "give_fame":
            atoms.give_fame(play.s, 0, play.s.stack.pop()[3], 0)
    assert play.s.honour[0] == honour
    assert play.s.putrefaction(0) == level
    assert play.fame() == 3 - lost
    assert [word != "none" for word in play.at("seat.0.track").split()] == [lost > 0, lost > 1]


def test_worked_check_a_fame_point_goes_and_comes_back() -> None:
    """R9.2: honour 5 with one permanent fame point, one sacrifice; Return from Beyond gives it back."""
    given = {"seat.0.honour": 5, "seat.0.fame.battle": 1, "seat.0.tiles": "em1_cult em1_return"}
    night = {"seat.0.tokens": 1, "seat.1.tokens": 0, "seat.0.spaces": "move_top build pray_bottom recruit"}
    play = Play({**given, **night}, turn_order="fewest_points", **EM).do("gold:cult", "offer:supply")
    assert play.s.honour[0] == 4
    assert play.s.putrefaction(0) == 2
    assert play.fame() == 0
    assert play.at("seat.0.track") == "battle none"
    play.do("token:pray_middle", "seat:0", "awaken:em1_return", "regain:honour")
    assert play.fame() == 1
    assert play.at("seat.0.track") == "none none"


def test_which_fame_point_is_the_owners_choice() -> None:
    """R9.2"""
    given = {"seat.0.honour": 5, "seat.0.fame.battle": 1, "seat.0.fame.divine": 1, "seat.0.tiles": "em1_cult"}
    play = Play(given, **EM).do("gold:cult", "offer:supply")
    assert play.legal == ["fame:battle", "fame:divine"]
    play.do("fame:divine")
    assert play.at("seat.0.fame.battle") == 1
    assert play.at("seat.0.track") == "divine none"


def test_without_fame_it_is_owed() -> None:
    """R9.2, R28: the next permanent point goes to the track; regained honour ends the debt."""
    play = Play({"seat.0.honour": 5, "seat.0.tiles": "em1_cult", "pyramid.c1b": "emerald 3"}, **EM)
    play.do("gold:cult", "offer:supply")
    assert play.at("seat.0.track") == "debt none"
    play.do("token:buy_emerald", "buy:em3_domination")
    assert play.fame() == 0
    assert play.at("seat.0.track") == "divine none"
    two = Play({"seat.0.honour": 1, "seat.0.track": "debt debt"}, **EM)
    atoms.win_fame(two.s, 0, 3)
    assert two.at("seat.0.track") == "divine debt"
    atoms.regain_honour(two.s, 0)
    assert two.at("seat.0.track") == "divine none"


def test_at_zero_a_prayer_point_is_lost() -> None:
    """R9.1: a loss, not a payment: the Priest of Ra does not help."""
    play = Play({"seat.0.honour": 0, "seat.0.pp": 3, "seat.0.tiles": "em1_cult di4_ra"}, **EM)
    play.do("gold:cult", "offer:supply")
    assert play.told("lost_prayer") == [(0,)]
    assert play.pp() == 4


def test_sacrificed_units_are_no_supply() -> None:
    """R9.3, R9.4, R9.5: recruited for two points; back to supply for one."""
    play = Play({"seat.0.underworld": 3, "area.c1b": "0 4"}, **EM).do("token:recruit")
    assert play.at("seat.0.supply") == 0
    assert play.nouns("place") == set()
    play.do("unearth:c1c")
    assert play.pp() == 5
    play.do("revive", "place:c1c")
    assert play.pp() == 3
    assert play.at("seat.0.underworld") == 1


def test_worked_check_scribe_with_a_unit_from_the_underworld() -> None:
    """R9.4: four recruits with the Scribe, one of them sacrificed: three points."""
    play = Play({"seat.0.tiles": "sa1_scribe", "seat.0.underworld": 1, "area.c1b": "0 1"}, **EM)
    play.do("token:recruit", "unearth:c1c", "place:c1c", "place:c1c", "place:c1c")
    assert play.pp() == 4


def test_followers_cost_a_point_and_are_limited() -> None:
    """R9.5, R9.7: never free, up to the level; the surplus leaves when the level falls."""
    given = {"seat.0.tiles": "em4_thoth sa1_scribe", "seat.0.honour": 6, "area.b15": "0 0 thoth", "area.c1b": "0 1"}
    play = Play(given, **EM).do("token:recruit", "place:b15")
    assert play.pp() == 6
    assert play.why("place:b15") == "army-limit"
    play.do("done")
    play.s.honour[0] = 8
    trim(play.s)
    assert play.at("area.b15") == "0 0 thoth"


def test_the_surplus_leaves_at_the_end_of_anybodys_action() -> None:
    """R9.7"""
    given = {"seat.0.tiles": "em4_thoth", "seat.0.honour": 9, "area.b15": "0 2 thoth", "active": 1}
    play = Play(given, **EM).do("token:pray_middle")
    assert play.at("area.b15") == "0 0 thoth"
    assert play.told("lost") == [(0, "b15", 2, "followers")]


def test_a_divinity_is_no_unit_and_has_no_creature() -> None:
    """R9.6: no creature joins it, and it cannot be recalled."""
    given = {"seat.0.tiles": "em4_thoth ru3_scarab", "area.c1a": "0 0 thoth", "area.c1b": "0 3", "area.b12": "1 5"}
    play = Play({**given, "area.c2a": "1 2", "area.c2b": ""}, **EM).do("token:recruit", "join:scarab")
    assert play.nouns("place") == {"c1b"}
    play = Play({**given, "area.c2a": "1 2", "area.c2b": ""}, **EM).do(*GO, "ban:damage")
    play.fight("shield_push", "cavalry_blitz")
    assert (play.actor, play.asked) == (1, "retreat")
    play.do("retreat:c1c", "stay")
    assert play.at("area.c1c") == "0 0 thoth"


def test_damage_reaches_a_divinity_after_its_followers() -> None:
    """R9.8: two life points at once; less does nothing."""
    given = {
        "seat.0.tiles": "em4_thoth",
        "seat.0.honour": 6,
        "area.b12": "0 1 thoth",
        "area.tWest": "1 5",
        "area.c2b": "",
    }
    play = Play(given, **EM).do("token:move_top", "from:b12", "go:tWest", "ban:strength")
    play.fight("cavalry_blitz", "chariot_raid")
    assert play.told("died") == [(0, "thoth")]
    assert play.at("seat.0.figures") == "thoth"
    play = Play(given, **EM).do("token:move_top", "from:b12", "go:tWest", "ban:strength")
    play.fight("cavalry_blitz", "mixed_tactics")
    assert play.told("died") == []


def test_without_a_way_to_retreat_a_divinity_vanishes() -> None:
    """R9.6"""
    given = {
        "seat.0.tiles": "em4_apophis",
        "area.tDeltaB": "0 0 apophis",
        "area.b20": "1 5",
        "area.c2b": "",
        "active": 1,
    }
    play = Play(given, **EM).do("token:move_top", "from:b20", "carry:4", "go:tDeltaB")
    play.fight("cavalry_blitz", "shield_push", 1, 0)
    play = Play({**given, "seat.1.tiles": "ru3_blades on4_fury"}, **EM)
    play.do("token:move_top", "from:b20", "carry:4", "go:tDeltaB").fight("cavalry_blitz", "shield_push", 1, 0)
    assert play.told("resolved") == [(1, 10, 8)]
    assert play.told("vanished") == [(0, "apophis")]


def test_summoning_takes_units_from_below_for_points() -> None:
    """R9.9: only free areas of the right kind; fewer units if there are fewer."""
    given = {
        "seat.0.tiles": "em4_thoth",
        "seat.0.honour": 4,
        "seat.0.underworld": 1,
        "area.c1a": "0 5",
        "area.c1b": "0 5",
    }
    play = Play(given, **EM).do("token:pray_middle", "gold:thoth")
    assert play.why("place:tWest") == "not-free-ground"
    play.do("place:b13")
    assert play.legal == ["add:supply", "add:underworld"]
    play.do("add:underworld", "add:supply")
    assert play.at("area.b13") == "0 2 thoth"
    assert play.pp() == 8


def test_apophis_and_the_coast() -> None:
    """R9.11: he steps along the coast, attacks there, and goes free to a free coast once in a Move action."""
    given = {"seat.0.tiles": "em4_apophis", "area.b15": "0 0 apophis", "area.tSphinx": "1 1"}
    play = Play(given, **EM).do("token:move_top")
    assert play.nouns("relocate") == {"b12", "b20", "tDeltaB"}
    play.do("relocate:b12")
    assert play.nouns("relocate") == set()
    play.do("from:b12")
    assert play.nouns("go") == {"b15"}
    play = Play(given, **EM).do("token:move_top", "from:b15", "go:tSphinx")
    assert set(GAME.actors(play.s)) == {0, 1}


def test_thoth_walks_like_any_army() -> None:
    """R9.10: with one more step; he names a type in his battles only."""
    given = {"seat.0.tiles": "em4_thoth", "area.b13": "0 0 thoth", "area.b12": "1 3", "area.c2a": "1 2", "area.c2b": ""}
    play = Play(given, **EM).do("token:move_top", "from:b13", "go:b14", "go:tWest")
    assert play.at("area.tWest") == "0 0 thoth"
    play = Play(given, **EM).do(*GO)
    assert set(GAME.actors(play.s)) == {0, 1}
    assert play.asked == "pick_card"


def test_the_old_ones_are_a_skin() -> None:
    """R9.12: other names, the same effects."""
    play = Play({"seat.0.tiles": "em4_nyarlathotep", "area.b13": "0 0 nyarlathotep"}, old_ones=True, **EM)
    assert "em4_nyarlathotep" in play.table()["market"]
    assert "em4_thoth" not in play.table()["market"]
    play.do("token:move_top", "from:b13", "go:b14", "go:tWest")
    assert play.at("area.tWest") == "0 0 nyarlathotep"
