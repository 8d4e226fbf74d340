"""R5, R6 Battles from the entrance to the retreat, and fame."""

from __future__ import annotations

from typing import Any

from pyramidion.games.kemet import GAME
from rules.kemet.kemet_table import Play

RS: dict[str, Any] = {"book_of_the_dead": False, "colours": "ruby,sapphire"}
GO = ("token:move_top", "from:c1a", "go:b12")


def field(mine: str, theirs: str, **more: Any) -> dict[str, Any]:
    """My army in c1a, an enemy army before the city."""
    base = {"area.c1a": f"0 {mine}", "area.c1b": "0 1", "area.b12": f"1 {theirs}", "area.c2a": "1 2", "area.c2b": ""}
    return {**base, **{key.replace("__", "."): value for key, value in more.items()}}


def test_worked_check_attack_nine_against_eight() -> None:
    """R5.4, R5.5, R5.6: five units with Cavalry Blitz against four with Defense! and Shield Push."""
    play = Play(field("5", "4", seat__1__tiles="sa1_defense"), **RS).do(*GO).fight("cavalry_blitz", "shield_push")
    assert play.told("resolved") == [(0, 9, 8)]
    assert play.told("lost") == []
    assert play.at("seat.0.fame.battle") == 1


def test_the_war_council_is_secret_and_together() -> None:
    """R5.2, R11.2: both are asked at once; nobody sees the other's choice before the clash."""
    play = Play(field("5", "4"), **RS).do(*GO)
    assert set(GAME.actors(play.s)) == {0, 1}
    play.do("1 card:chariot_raid", "1 discard:shield_push")
    assert GAME.actors(play.s) == (0,)
    assert play.table(0)["battle"]["cards"] == [None, None]
    assert play.table(None)["council"] is None
    assert play.table(1)["council"]["card"] == "chariot_raid"
    assert play.table(1)["council"]["discard"] == "shield_push"
    play.do("0 card:cavalry_blitz", "0 discard:shield_push")
    assert play.table(None)["players"][1]["played"] == ["chariot_raid"]
    assert play.table(0)["players"][1]["buried"] == 1
    assert play.table(0)["players"][1]["buried_cards"] is None


def test_an_intervention_that_cannot_be_paid_is_lost() -> None:
    """R5.3: what the opponent takes in the clash may make a card too dear."""
    given = field("5", "4", seat__0__hand="war_fury", seat__0__pp=1, seat__0__tiles="em2_drain")
    play = Play(given, **RS).do(*GO, "0 card:cavalry_blitz", "0 discard:chariot_raid", "0 use:war_fury", "0 done")
    play.s.pp[0] = 0
    play.do("1 card:cavalry_blitz", "1 discard:chariot_raid")
    assert play.told("unpaid") == [(0, "war_fury")]
    assert play.at("discard") == "war_fury"


def test_only_what_can_be_paid_is_chosen() -> None:
    """R5.2"""
    given = field("5", "4", seat__0__hand="war_fury bloodbath war_rage veto", seat__0__pp=1)
    play = Play(given, **RS).do(*GO, "0 card:cavalry_blitz", "0 discard:chariot_raid")
    assert play.why("use:veto", 0) == "not-in-battle"
    play.do("0 use:war_fury")
    assert play.why("use:bloodbath", 0) == "not-enough-pp"
    assert play.why("use:war_fury", 0) == "already-chosen"
    assert "use:war_rage" in play.legal_of(0)


def test_equal_strength_is_the_defenders() -> None:
    """R5.4"""
    play = Play(field("4", "4"), **RS).do(*GO).fight("cavalry_blitz", "cavalry_blitz")
    assert play.told("resolved") == [(1, 8, 8)]
    assert play.fame(0) == play.fame(1) == 0


def test_both_sides_lose_at_the_same_time() -> None:
    """R5.5: damage less protection; own losses of the card cannot be prevented."""
    play = Play(field("5", "4"), **RS).do(*GO).fight("sacrificial_charge", "mixed_tactics")
    assert sorted(play.told("lost")) == [(0, "b12", 2, "battle"), (0, "b12", 2, "charge")]
    play = Play(field("5", "4"), **RS).do(*GO).fight("chariot_raid", "chariot_raid")
    assert sorted(play.told("lost")) == [(0, "b12", 3, "battle"), (1, "b12", 3, "battle")]


def test_the_loser_recalls_for_points_or_retreats() -> None:
    """R5.7: a point for each unit; or an adjacent area that the winner chooses."""
    play = Play(field("5", "4"), **RS).do(*GO).fight("cavalry_blitz", "shield_push")
    assert (play.actor, play.asked) == (1, "leave")
    other = Play(field("5", "4"), **RS).do(*GO).fight("cavalry_blitz", "shield_push")
    play.do("recall")
    assert play.pp(1) == 11
    assert play.at("seat.1.supply") == 10
    assert (play.actor, play.asked) == (0, "hold")
    other.do("yield")
    assert (other.actor, other.asked) == (0, "retreat")
    assert other.nouns("retreat") == {"b13", "b15", "tWest"}
    other.do("retreat:tWest", "stay")
    assert other.at("area.tWest") == "1 4"
    assert other.at("area.b12") == "0 5"


def test_the_winner_may_recall_too() -> None:
    """R5.7"""
    play = Play(field("5", "1"), **RS).do(*GO).fight("cavalry_blitz", "sacrificial_charge")
    play.do("recall")
    assert play.pp(0) == 11
    assert play.at("area.b12") == ""
    assert play.at("seat.0.fame.battle") == 1


def test_a_wiped_out_attacker_wins_nothing() -> None:
    """R5.6, R5.7: the attacker won, nobody of his army survived, the defender stays; both take a veteran (R5.10)."""
    play = Play(field("1", "4"), **RS).do(*GO).fight("sacrificial_charge", "chariot_raid")
    assert play.told("resolved") == [(0, 6, 5)]
    assert play.fame(0) == 0
    assert play.at("area.b12") == "1 4"
    assert play.at("seat.0.veterans") == play.at("seat.1.veterans") == 1


def test_both_may_be_wiped_out() -> None:
    """R5.7: then the area is empty."""
    play = Play(field("3", "2"), **RS).do(*GO).fight("chariot_raid", "chariot_raid")
    assert play.at("area.b12") == ""
    assert play.fame(0) == play.fame(1) == 0


def test_a_creature_without_units_leaves_after_the_battle() -> None:
    """R5.8, R4.9"""
    play = (
        Play(field("2 scarab", "4", seat__0__tiles="ru3_scarab"), **RS).do(*GO).fight("cavalry_blitz", "chariot_raid")
    )
    assert play.at("area.b12") == "1 3"
    assert (play.actor, play.asked) == (0, "shelter")
    play.do("shelter:supply")
    assert play.at("seat.0.figures") == "scarab"


def test_cards_come_back_after_the_last_pair() -> None:
    """R5.9: eight cards are four pairs."""
    used = {
        "seat.0.played": "mixed_tactics phalanx_defense fervent_purge",
        "seat.0.buried": "chariot_raid shield_push defensive_retreat",
    }
    play = Play(field("5", "4", **{k.replace(".", "__"): v for k, v in used.items()}), **RS).do(*GO)
    play.do("0 card:cavalry_blitz", "0 discard:sacrificial_charge", "1 card:shield_push", "1 discard:chariot_raid")
    play.do("recall", "stay")
    assert play.s.cards[0].bit_count() == 8
    assert play.s.cards[1].bit_count() == 6
    assert play.at("seat.0.played") == ""


def test_losers_take_veterans() -> None:
    """R5.10: one, while there are any."""
    play = Play(field("5", "4"), **RS).do(*GO).fight("cavalry_blitz", "shield_push")
    assert play.at("seat.1.veterans") == 1
    play = Play(field("5", "4", seat__0__veterans=20), **RS).do(*GO).fight("cavalry_blitz", "shield_push")
    assert play.at("seat.1.veterans") == 0


def test_entering_in_the_printed_order() -> None:
    """R5.1: toll, then Dedication, Trap and Initiative."""
    given = field("5", "3 khnum", seat__0__tiles="on2_dedication ru4_initiative", seat__1__tiles="on2_khnum on3_trap")
    play = Play(given, **RS).do(*GO)
    told = [(event.kind, event.args[0]) for event in play.events if event.kind in ("paid", "gained", "lost")]
    assert told == [("paid", 0), ("gained", 0), ("lost", 0), ("lost", 1)]
    assert play.table()["battle"]["force"] == [4, 1]


def test_initiative_lets_the_army_move_on() -> None:
    """R5.1: when nobody is left there is no battle, and steps that are left may be used."""
    given = field("5", "2", seat__0__tiles="ru4_initiative ru1_mafdet")
    play = Play(given, **RS).do(*GO)
    assert play.asked == "march"
    play.do("go:b13")
    assert play.at("area.b13") == "0 5"


def test_the_sums_of_a_battle_grow_in_the_view() -> None:
    """R5.4, R11.1: parts and sums of both sides, as far as they are open."""
    play = Play(field("5 scarab", "4", seat__0__tiles="ru1_charge ru3_scarab"), **RS).do(*GO)
    battle = play.table(None)["battle"]
    assert battle["stage"] == "council"
    assert battle["sums"][0]["parts"] == {"units": 5, "card": None, "figure": 2, "tiles": 1, "bonus": 0}
    play.fight("cavalry_blitz", "shield_push")
    battle = play.table(None)["battle"]
    assert battle["totals"] == [12, 7]
    assert battle["sums"][0]["strength"] == 12
    assert battle["winner"] == 0


def test_the_sums_of_a_battle_stay_when_its_units_fall() -> None:
    """R5.4, R5.5: what won is still to be read while the armies retreat."""
    play = Play(field("5", "4"), **RS).do(*GO)
    play.fight("fervent_purge", "mixed_tactics")
    battle = play.table(None)["battle"]
    assert battle["hurt"] == [2, 1]
    assert [sums["strength"] for sums in battle["sums"]] == battle["totals"] == [8, 6]
    assert [sums["parts"]["units"] for sums in battle["sums"]] == [5, 4]


def test_a_card_chosen_in_secret_counts_for_its_owner_alone() -> None:
    """R5.2, R5.4, R11.3: with its outlook against the eight cards that the defender may hold."""
    play = Play(field("5", "4"), **RS).do(*GO)
    attacker = play.actor
    play.do("card:cavalry_blitz")
    own, others = play.table(attacker)["battle"], play.table(None)["battle"]
    assert (own["sums"][0]["parts"]["card"], own["sums"][0]["strength"]) == (4, 9)
    assert (others["sums"][0]["parts"]["card"], others["sums"][0]["strength"]) == (None, 5)
    assert own["outlook"] == {"beats": 7, "of": 8}
    assert others["outlook"] is None


def test_equal_strength_is_the_defenders_in_the_outlook() -> None:
    """R5.4: as the defender one would win against the card that ties; what was played before is not held."""
    given = field("5", "5", seat__0__played="cavalry_blitz", seat__0__buried="chariot_raid")
    play = Play(given, **RS).do(*GO, "1 card:fervent_purge")
    assert play.table(1)["battle"]["outlook"] == {"beats": 6, "of": 7}


def test_the_defender_is_seen_before_the_battle() -> None:
    """R5.1, R11.1: asked about a Diversion, a player sees both armies."""
    play = Play(field("5", "4", seat__1__hand="veto"), **RS).do(*GO)
    assert play.asked == "may_divert"
    battle = play.table(None)["battle"]
    assert [army["units"] for army in battle["armies"]] == [5, 4]
    assert battle["sums"][1]["strength"] == 4


def test_fame_is_permanent_or_for_the_time_being() -> None:
    """R6.1, R6.2"""
    given = {"seat.0.fame.battle": 2, "seat.0.fame.divine": 1, "area.tWest": "0 1", "pyramid.c1a": "ruby 4"}
    play = Play(given, **RS)
    player = play.table()["players"][0]
    assert player["score"] == 5
    assert player["held"] == {"temples": 1, "pyramids": 1}
    play = Play({**given, "area.tWest": ""}, **RS)
    assert play.fame() == 4


def test_victory_at_the_start_of_the_own_turn() -> None:
    """R6.3: nine, and more than everybody else; not before the own turn."""
    play = Play({"seat.1.fame.battle": 9}, **RS)
    assert not play.over
    play.do("token:pray_middle")
    assert play.over
    result = GAME.result(play.s)
    assert result is not None
    assert list(result.winners) == [1]


def test_the_round_limit_stops_the_game() -> None:
    """R6.4: most fame, then most from battles, then the earlier place."""
    night = {"seat.0.tokens": 1, "seat.1.tokens": 0, "seat.0.spaces": "move_top build pray_bottom recruit"}
    for given, winner in (
        ({"seat.0.fame.battle": 2, "seat.1.fame.divine": 3}, 1),
        ({"seat.0.fame.battle": 2, "seat.1.fame.divine": 2}, 0),
        ({"seat.0.fame.battle": 2, "seat.1.fame.battle": 2}, 1),
    ):
        play = Play({**night, **given}, round_limit=1, turn_order="fewest_points", **RS)
        play.do("token:pray_middle", "seat:1")
        assert play.over
        assert play.s.winner == winner
