"""The rulings of docs/rules/kemet.md, one by one."""

from __future__ import annotations

from typing import Any

from pyramidion.games.kemet import GAME, card_atoms
from pyramidion.games.kemet.armies import can_sacrifice
from pyramidion.games.kemet.board import board_of
from pyramidion.kernel.record import migrated
from rules.kemet.kemet_table import Play

RS: dict[str, Any] = {"book_of_the_dead": False, "colours": "ruby,sapphire"}
EM: dict[str, Any] = {"colours": "ruby,emerald"}
GO = ("token:move_top", "from:c1a", "go:b12")
NIGHT = {"seat.0.tokens": 1, "seat.1.tokens": 0, "seat.0.spaces": "move_top build pray_bottom recruit"}


def field(mine: str, theirs: str, **more: Any) -> dict[str, Any]:
    base = {"area.c1a": f"0 {mine}", "area.c1b": "0 1", "area.b12": f"1 {theirs}", "area.c2a": "1 2", "area.c2b": ""}
    return {**base, **{key.replace("__", "."): value for key, value in more.items()}}


def test_r1_no_putrefaction_at_nine_and_eight() -> None:
    """R1"""
    assert [Play({"seat.0.honour": honour}, **EM).s.putrefaction(0) for honour in (9, 8, 7)] == [0, 0, 1]


def test_r2_drain_at_resolution_ritual_in_the_clash() -> None:
    """R2"""
    tiles = "em2_drain em3_ritual"
    play = (
        Play(field("5", "3", seat__0__tiles=tiles, seat__0__pp=1), **EM).do(*GO).fight("cavalry_blitz", "shield_push")
    )
    assert play.asked == "sacrifice_for_bonus"
    play.do("pass")
    assert play.asked == "sacrifice_for_excess"
    assert play.table()["battle"]["stage"] == "resolution"


def test_r3_nothing_to_lose_nothing_to_sacrifice() -> None:
    """R3"""
    play = Play({"seat.0.honour": 0, "seat.0.pp": 0, "seat.0.tiles": "em1_cult"}, **EM)
    assert not can_sacrifice(play.s, 0)
    assert play.why("gold:cult") == "gold-impossible"


def test_r4_a_sacrifice_at_the_resolution_changes_no_strength() -> None:
    """R4: winner and excess stay; the unit is gone for losses and survival."""
    play = Play(field("1", "1", seat__0__tiles="em2_drain", seat__0__pp=1), **EM).do(*GO)
    play.fight("cavalry_blitz", "shield_push").do("offer:b12")
    assert play.pp() == 2
    assert play.fame() == 0
    assert play.at("area.b12") == "1 1"


def test_r5_dark_cult_needs_a_unit() -> None:
    """R5"""
    empty = {"area.c1a": "", "area.c1b": "", "seat.0.underworld": 12, "seat.0.tiles": "em1_cult"}
    assert Play(empty, **EM).why("gold:cult") == "gold-impossible"


def test_r6_the_reinforcement_leaves_after_the_battle() -> None:
    """R6: optional; from the underworld for a point; above the limit back to supply."""
    given = field("5", "3", seat__0__tiles="em3_reinf", seat__0__underworld=1)
    play = Play(given, **EM).do(*GO)
    assert play.legal == ["add:supply", "add:underworld", "pass"]
    play.do("add:underworld").fight("shield_push", "shield_push").do("recall", "stay")
    assert play.pp() == 6
    assert play.at("area.b12") == "0 5"
    assert play.at("seat.0.underworld") == 0


def test_r7_the_bark_may_attack_and_sail_again() -> None:
    """R7"""
    given = {"seat.0.tiles": "em2_bark", "area.b12": "0 3", "area.tSphinx": "1 2", "area.c1b": "0 1"}
    play = Play(given, **EM).do("token:move_top", "from:b12", "sail:b20", "offer:supply")
    assert "sail:tDeltaB" in play.legal
    play.do("sail:tSphinx", "offer:b20")
    assert set(GAME.actors(play.s)) == {0, 1}
    assert play.table()["battle"]["force"] == [2, 2]
    assert play.s.honour[0] == 7


def test_r8_two_different_pyramids_or_one() -> None:
    """R8: new ones are possible, discounts add up."""
    tiles = {"seat.0.tiles": "em3_funeral di2_magical", "seat.0.pp": 0}
    options: dict[str, Any] = {"turn_order": "fewest_points", "colours": "ruby,onyx,emerald"}
    play = Play({**NIGHT, **tiles, "seat.2.tokens": 0}, 3, **options)
    play.do("token:pray_middle", "seat:0", "seat:1", "awaken:em3_funeral", "offer:supply", "build:c1c")
    assert play.at("pyramid.c1c") == "emerald 1"
    assert play.pp() == 4
    assert "build:c1c" not in play.legal
    play.do("done")
    assert play.asked != "raise_cheaper"


def test_r9_a_divinity_controls_areas() -> None:
    """R9: temples, districts, pyramids."""
    given = {"seat.0.tiles": "em4_thoth", "area.tWest": "0 0 thoth"}
    assert Play(given, **EM).fame() == 1
    given = {"seat.0.tiles": "em4_thoth", "area.c2a": "0 0 thoth", "pyramid.c2a": "ruby 4"}
    play = Play(given, **EM).do("token:buy_ruby")
    assert "ru4_act" in play.nouns("buy")


def test_r10_a_divinity_does_not_pay_the_delta() -> None:
    """R10: only followers can."""
    given = {**NIGHT, "seat.0.tiles": "em4_apophis", "seat.0.honour": 7}
    assert Play({**given, "area.tDeltaB": "0 0 apophis"}, **EM).do("token:pray_middle").asked == "bid_card"
    assert Play({**given, "area.tDeltaB": "0 1 apophis"}, **EM).do("token:pray_middle").asked == "pay_delta"


def test_r11_a_surviving_divinity_wins_fame() -> None:
    """R11"""
    given = field("1 thoth", "1", seat__0__tiles="em4_thoth", seat__0__honour=7)
    play = Play(given, **EM).do(*GO, "ban:strength").fight("cavalry_blitz", "mixed_tactics")
    assert play.at("seat.0.fame.battle") == 1


def test_r12_only_followers_are_hit_outside_battle() -> None:
    """R12: Raining Fire, Initiative and Trap; the battle takes place while the divinity stands."""
    dark = {"seat.1.tiles": "em4_thoth", "seat.1.honour": 7}
    play = Play({**dark, "area.b13": "1 0 thoth", "seat.0.hand": "raining_fire"}, **EM).do("play:raining_fire")
    assert "hit:b13" not in play.legal
    play = Play({**field("5", "1 thoth", seat__0__tiles="ru4_initiative"), **dark}, **EM).do(*GO)
    assert play.asked == "ban_type"
    assert play.table()["battle"]["force"] == [5, 0]
    given = field("0 thoth", "4", seat__0__tiles="em4_thoth", seat__1__tiles="on3_trap")
    assert Play(given, **EM).do(*GO).asked == "ban_type"
    play = Play(field("0 thoth", "1", seat__0__tiles="em4_thoth"), **EM).do(*GO, "ban:damage")
    play.fight("sacrificial_charge", "shield_push")
    assert play.told("died") == []


def test_r13_the_snake_does_nothing_to_a_divinity() -> None:
    """R13"""
    given = field("0 thoth", "1 snake", seat__0__tiles="em4_thoth", seat__1__tiles="di2_snake")
    play = Play(given, **EM).do(*GO, "ban:damage").fight("cavalry_blitz", "shield_push")
    assert play.told("resolved") == [(0, 8, 4)]


def test_r14_a_divinity_meets_only_what_can_follow_it() -> None:
    """R14"""
    given = {"seat.0.tiles": "em4_thoth ru3_scarab", "seat.0.honour": 7, "area.b13": "0 0 thoth"}
    assert Play({**given, "area.b14": "0 2"}, **EM).do("token:move_top", "from:b13").why("go:b14") == "army-limit"
    assert (
        Play({**given, "area.b14": "0 1"}, **EM).do("token:move_top", "from:b13", "go:b14").at("area.b14")
        == "0 1 thoth"
    )
    play = Play({**given, "area.b14": "0 1 scarab"}, **EM).do("token:move_top", "from:b13")
    assert play.why("go:b14") == "two-figures"


def test_r15_legion_brings_no_followers() -> None:
    """R15"""
    given = {"seat.0.tiles": "em4_thoth sa3_legion", "seat.0.honour": 7, "area.b13": "0 1 thoth"}
    assert Play(given, **EM).do("token:recruit").why("place:b13") == "army-limit"


def test_r16_a_ban_on_everything_is_none() -> None:
    """R16"""
    given = field("0 thoth", "2", seat__0__tiles="em4_thoth")
    used = ["shield_push", "fervent_purge", "chariot_raid", "mixed_tactics", "phalanx_defense", "defensive_retreat"]
    given |= {"seat.1.played": " ".join(used[:3]), "seat.1.buried": " ".join(used[3:])}
    play = Play(given, **EM).do(*GO, "ban:strength")
    assert play.legal_of(1) == ["card:cavalry_blitz", "card:sacrificial_charge"]


def test_r17_two_spies_see_nothing() -> None:
    """R17"""
    play = Play(field("5", "4", seat__0__tiles="sa3_spy"), **RS)
    play.s.tiles[1] = play.s.tiles[0]
    play.s.mods[1] = play.s.mods[0]
    play.do(*GO)
    assert set(GAME.actors(play.s)) == {0, 1}
    play.do("1 card:cavalry_blitz")
    assert play.told("showed") == []
    assert "discard:chariot_raid" in play.legal_of(1)


def test_r18_one_gold_token() -> None:
    """R18: summoning a divinity competes with the other gold actions."""
    play = Play({"seat.0.tiles": "em4_thoth em1_cult ru4_surprise"}, **EM)
    assert play.nouns("gold") == {"surprise", "cult", "thoth"}
    play.do("gold:cult", "offer:supply")
    assert play.why("gold:thoth") == "gold-used"


def test_r19_one_domination_and_one_act_of_god() -> None:
    """R19: over all colours, emerald too."""
    given = {"seat.0.tiles": "ru3_domination ru4_act", "pyramid.c1b": "emerald 4"}
    play = Play(given, **EM).do("token:buy_emerald")
    assert play.why("buy:em3_domination") == "tile-excluded"
    assert play.why("buy:em4_act") == "tile-excluded"
    assert play.table()["market"]["em4_act"]["bar"] == "excluded"


def test_r20_no_diversion_against_recruits() -> None:
    """R20"""
    given = {"area.c1c": "1 1", "area.c1b": "0 1", "seat.1.hand": "diversion"}
    play = Play(given, **RS).do("token:recruit", "place:c1c", "done")
    assert set(GAME.actors(play.s)) == {0, 1}
    assert play.asked == "pick_card"


def test_r21_no_diversion_without_an_empty_area() -> None:
    """R21: foreign districts do not count, the area the attacker comes from does if it is empty."""
    given = field("5", "2", seat__1__hand="diversion", area__b13="0 1", area__b15="0 1", area__tWest="0 1")
    given["area.c1b"] = ""
    play = Play(given, **RS).do(*GO)
    assert play.asked == "pick_card"


def test_r22_the_winner_chooses_the_retreat() -> None:
    """R22"""
    play = Play(field("5", "4"), **RS).do(*GO).fight("cavalry_blitz", "shield_push").do("yield")
    assert (play.actor, play.asked) == (0, "retreat")


def test_r23_no_retreat_no_points() -> None:
    """R23"""
    given = field("5", "4", area__b13="0 1", area__b15="0 1", area__tWest="0 1")
    given["area.c1b"] = ""
    play = Play(given, **RS).do(*GO).fight("cavalry_blitz", "shield_push").do("yield")
    assert play.pp(1) == 7
    assert play.at("seat.1.supply") == 10


def test_r24_recalling_is_a_gain() -> None:
    """R24"""
    given = field("5", "4", seat__1__tiles="on4_might", seat__1__pp=0)
    play = Play(given, **RS).do(*GO).fight("cavalry_blitz", "shield_push").do("recall")
    assert play.pp(1) == 5


def test_r25_ra_counts_once_for_a_payment() -> None:
    """R25: a whole recruiting, a whole building, a tile, a card."""
    ra = {"seat.0.tiles": "di4_ra", "area.c1b": "0 1"}
    play = Play(ra, **RS).do("token:recruit", "place:c1c", "place:c1c", "place:c1c", "done")
    assert play.pp() == 5
    play = Play({**ra, "pyramid.c1a": "ruby 1"}, **RS).do("token:build", "build:c1a", "build:c1a")
    assert play.pp() == 3
    assert Play(ra, **RS).do("token:buy_ruby", "buy:ru1_charge").pp() == 7
    assert Play({**ra, "seat.0.hand": "raining_fire"}, **RS).do("play:raining_fire", "hit:c2a").pp() == 7


def test_r26_free_units_add_up() -> None:
    """R26"""
    given = {"seat.0.tiles": "sa1_scribe em2_servants", "seat.0.honour": 7, "area.c1b": "0 1", "area.c1a": "0 1"}
    play = Play(given, **EM).do("token:recruit", *["place:c1c"] * 5, "place:c1b", "done")
    assert play.pp() == 6


def test_r27_a_free_unit_from_below_costs_a_point() -> None:
    """R27"""
    given = {"seat.0.tiles": "sa2_reinfprayer", "seat.0.underworld": 1, "seat.0.pp": 0}
    play = Play(given, **EM).do("token:pray_middle", "unearth:c1c")
    assert play.pp() == 1


def test_r28_owed_fame_never_counts() -> None:
    """R28: not for the victory either."""
    play = Play({"seat.0.honour": 4, "seat.0.track": "battle none", "seat.0.fame.battle": 8}, **EM)
    assert play.fame() == 8
    assert not play.over


def test_r29_the_level_after_the_sacrifice() -> None:
    """R29: Putrid Power reads it at the resolution, after a sacrifice in the clash."""
    given = field("5", "5", seat__0__tiles="em4_putrid em3_ritual", seat__0__honour=8)
    play = Play(given, **EM).do(*GO).fight("cavalry_blitz", "cavalry_blitz").do("offer:supply", "bonus:damage")
    assert play.told("resolved") == [(0, 10, 9)]


def test_r30_the_delta_counts_without_its_points() -> None:
    """R30"""
    given = {**NIGHT, "area.tWest": "0 1", "area.tDeltaB": "0 1"}
    assert Play(given, **RS).do("token:pray_middle", "pass").at("seat.0.fame.temples") == 1


def test_r31_a_held_pyramid_does_not_count() -> None:
    """R31"""
    play = Play({"area.c1a": "1 3", "pyramid.c1b": ""}, **RS).do("token:buy_ruby")
    assert play.actor == 1


def test_r32_no_cards_at_all() -> None:
    """R32"""
    play = Play({}, **RS)
    play.s.deck, play.s.discard = [], []
    card_atoms.draw(play.s, 0, 2)
    assert play.s.hands[0] == ()


def test_r33_mana_counts_what_was_paid() -> None:
    """R33: after discounts."""
    given = {"seat.0.tiles": "di2_magical", "seat.1.hand": "mana_duplication", "pyramid.c1a": "ruby 2"}
    play = Play(given, **RS).do("token:build", "build:c1a", "build:c1a", "play:mana_duplication")
    assert play.pp(0) == 2
    assert play.pp(1) == 10


def test_r34_ports_lead_into_no_district() -> None:
    """R34"""
    for seats in GAME.seats:
        board = board_of(seats)
        assert not any(board.is_district[at] for pair in board.ports for at in pair)


def test_r35_recruits_ignore_walls() -> None:
    """R35"""
    play = Play({"area.c1c": "1 1", "area.c1b": "0 1"}, **RS).do("token:recruit")
    assert "c1c" in play.nouns("place")


def test_r36_the_defender_is_asked_first() -> None:
    """R36: then the others in turn order."""
    given = {"area.a1": "1 2", "seat.1.hand": "diversion", "seat.2.hand": "veto", "seat.0.hand": "veto"}
    play = Play(given, 3, book_of_the_dead=False).do("token:move_top", "from:c1a", "go:a1")
    assert (play.actor, play.asked) == (1, "may_divert")
    play.do("play:diversion")
    assert (play.actor, play.asked) == (2, "may_veto")
    play.do("pass")
    assert (play.actor, play.asked) == (0, "may_veto")


def test_r37_no_tile_twice() -> None:
    """R37"""
    play = Play({"seat.0.tiles": "ru1_charge"}, **RS).do("token:buy_ruby")
    assert play.why("buy:ru1_charge") == "tile-owned"


def test_r38_a_tie_goes_on() -> None:
    """R38"""
    play = Play({"seat.0.fame.battle": 9, "seat.1.fame.battle": 9}, **RS)
    assert not play.over
    assert not play.do("token:pray_middle").over


def test_r39_a_defeated_attacker_leaves_even_an_empty_area() -> None:
    """R39"""
    play = Play(field("5", "3"), **RS).do(*GO).fight("chariot_raid", "cavalry_blitz")
    assert play.told("resolved") == [(1, 6, 7)]
    assert (play.actor, play.asked) == (0, "leave")
    play.do("yield")
    assert (play.actor, play.asked) == (1, "retreat")


def test_r40_enlistment_saves_an_army() -> None:
    """R40"""
    given = field("3", "1", seat__0__hand="enlistment")
    play = Play(given, **RS).do(*GO, "0 card:cavalry_blitz", "0 discard:shield_push", "0 use:enlistment", "0 done")
    play.do("1 card:chariot_raid", "1 discard:shield_push")
    assert play.asked == "enlist_in_battle"
    play.do("add:supply", "done")
    assert play.at("seat.0.fame.battle") == 1


def test_r41_two_figures_do_not_meet() -> None:
    """R41"""
    given = {"seat.0.tiles": "ru3_scarab ru4_scorpion", "area.b13": "0 2 scarab", "area.b14": "0 2 scorpion"}
    play = Play(given, **RS).do("token:move_top", "from:b13")
    assert play.why("go:b14") == "two-figures"


def test_r42_not_again_today() -> None:
    """R42: open to all, until the night."""
    play = Play({"seat.1.hand": "veto"}, **RS).do("token:pray_middle", "pass_day")
    assert play.table(0)["quiet"] == [1]
    play.do("token:pray_middle", "end", "token:pray_bottom")
    assert play.asked == "take_actions"


def test_the_snake_works_on_after_its_own_losses() -> None:
    """R44: it was there at the resolution; what its own card or a sacrifice took since does not matter."""
    play = Play(
        {
            "seat.0.city": "c2",
            "seat.1.city": "c1",
            "seat.0.tiles": "ru2_phoenix",
            "seat.1.tiles": "di2_snake",
            "area.b12": "1 2 snake",
            "area.b13": "0 3 phoenix",
            "area.tWest": "0 1",
            "area.b15": "0 1",
            "area.c1a": "",
            "area.c1b": "",
        },
        colours="ruby,diamond",
        book_of_the_dead=False,
    )
    play.do("token:move_top", "from:b13", "go:b12").fight("shield_push", "sacrificial_charge").do("0 yield")
    assert play.at("area.b13") == "0 3 phoenix"
    play = Play(
        {
            "seat.0.tiles": "di2_snake em2_drain",
            "seat.1.tiles": "sa2_elephant",
            "area.a2": "0 1 snake",
            "area.a1": "1 2 elephant",
            "area.c1a": "0 5",
            "area.c2a": "1 5",
        },
        seats=3,
        colours="sapphire,diamond,emerald",
    )
    play.do("token:move_top", "from:a2", "go:a1").fight("fervent_purge", "chariot_raid").do("0 offer:a1")
    assert play.at("area.a1") == ""


def test_a_sacrifice_makes_room_before_the_bark_lands() -> None:
    """R29: the level is read after it, so at the edge of a level one more follower fits."""
    tiles = {"seat.0.tiles": "em2_bark em4_thoth", "area.tSphinx": "0 0 thoth"}
    to_thoth = Play({**tiles, "seat.0.honour": 8, "area.b15": "0 1"}, colours="ruby,emerald")
    assert "tSphinx" in to_thoth.do("token:move_top", "from:b15").nouns("sail")
    by_thoth = Play({**tiles, "seat.0.honour": 8, "area.b12": "0 1"}, colours="ruby,emerald")
    assert "b12" in by_thoth.do("token:move_top", "from:tSphinx").nouns("sail")
    no_room = Play({**tiles, "seat.0.honour": 9, "area.b15": "0 1"}, colours="ruby,emerald")
    assert no_room.do("token:move_top", "from:b15").why("sail:tSphinx") == "cannot-sail"


def test_no_limit_binds_reinforced_attackers() -> None:
    """R6: Enlistment adds to a full army too; what is too many goes home after the battle."""
    army = {"seat.0.hand": "enlistment", "area.b13": "0 5", "area.b12": "1 1", "area.c1a": "", "area.c1b": ""}
    council = ("0 card:shield_push", "0 discard:mixed_tactics", "0 use:enlistment", "0 done")
    play = Play({**army, "seat.0.tiles": "em3_reinf"}, colours="ruby,emerald")
    play.do("token:move_top", "from:b13", "go:b12", "add:supply", *council)
    play.do("1 card:phalanx_defense", "1 discard:mixed_tactics")
    assert (play.asked, play.table()["battle"]["force"]) == ("enlist_in_battle", [6, 1])
    plain = Play(army, colours="ruby,emerald").do("token:move_top", "from:b13", "go:b12", *council)
    plain.do("1 card:phalanx_defense", "1 discard:mixed_tactics")
    assert plain.asked != "enlist_in_battle"


def test_a_battle_of_older_rules_goes_on_with_its_snake() -> None:
    """R44: a saved battle knows no cancelled figures yet; one that is saved between battles stays as it is."""
    tiles = {"seat.0.tiles": "ru2_phoenix", "seat.1.tiles": "di2_snake", "area.b13": "0 1 phoenix"}
    play = Play({**tiles, "area.b14": "1 5 snake", "area.c1b": "0 1", "area.c2a": "1 2", "area.c2b": ""})
    calm = GAME.dump(play.s)
    assert migrated(calm, 2, GAME.migrations, GAME.version) == calm
    play.do("token:move_top", "from:b13", "go:b14").fight("shield_push", "shield_push")
    saved = GAME.dump(play.s)
    assert saved["fight"]["cancelled"] == [True, False]
    older = {**saved, "fight": {name: value for name, value in saved["fight"].items() if name != "cancelled"}}
    assert migrated(older, 2, GAME.migrations, GAME.version) == saved
