"""Corrections of the material: applied everywhere, or refused."""

from __future__ import annotations

import re
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyramidion.games.kemet import GAME, Options
from pyramidion.games.kemet.data import INTERVENTIONS, PRAYER_CARD
from pyramidion.games.kemet.errata import (
    BATTLE_CARD_FIELDS,
    DIVINE_FIELDS,
    INTERVENTION_FIELDS,
    MODIFIER_FIELDS,
    NUMBER_FIELDS,
    TILE_FIELDS,
    names,
)
from pyramidion.kernel.contract import BadOption
from rules.kemet.kemet_table import Play
from worlds import fold_in, walk

DIGESTS = [Path(__file__).parents[3] / "docs" / "rules" / name for name in ("kemet.md", "kemet.cs.md")]
FIELDS = sorted(
    {*TILE_FIELDS, *MODIFIER_FIELDS, *DIVINE_FIELDS, *INTERVENTION_FIELDS, *BATTLE_CARD_FIELDS, *NUMBER_FIELDS}
    | {"type", "obelisk", "coast", "value"}
)
RS: dict[str, Any] = {"book_of_the_dead": False, "colours": "ruby,sapphire"}
GO = ("token:move_top", "from:c1a", "go:b12")
FIELD = {"area.c1a": "0 5", "area.c1b": "0 1", "area.b12": "1 4", "area.c2a": "1 2", "area.c2b": ""}


def entry(id: str, errata: dict[str, Any]) -> Any:
    return next(found for found in GAME.content(Options(errata=errata)) if found.id == id)


def test_tiles_cost_and_give_what_was_corrected() -> None:
    """R4.3, R5.4: level, copies, what a tile modifies; the market shows it."""
    errata = {"ru1_charge": {"attack": 3, "copies": 1}, "ru2_carnage": {"level": 1}}
    play = Play({**FIELD, "seat.0.tiles": "ru1_charge"}, errata=errata, **RS)
    market = play.table(1)["market"]
    assert (market["ru2_carnage"]["price"], market["ru1_charge"]["left"]) == (1, 0)
    play.do(*GO).fight("cavalry_blitz", "cavalry_blitz")
    assert play.told("resolved") == [(0, 12, 8)]
    assert play.table()["battle"]["sums"][0]["parts"]["tiles"] == 3
    bought = Play({"pyramid.c1a": "ruby 1", "pyramid.c1b": ""}, errata=errata, **RS).do("token:buy_ruby")
    assert "ru2_carnage" in bought.nouns("buy")


def test_figures_and_battle_cards_fight_with_what_was_corrected() -> None:
    """R5.4, R5.5, R10.7"""
    errata: dict[str, Any] = {
        "scarab": {"strength": 5, "steps": 0},
        "cavalry_blitz": {"strength": 1, "damage": 3, "losses": 1, "type": "damage"},
    }
    given = {**FIELD, "area.c1a": "0 5 scarab", "seat.0.tiles": "ru3_scarab"}
    play = Play(given, errata=errata, **RS).do("token:move_top", "from:c1a")
    assert play.table()["march"]["steps"] == 1
    play.do("go:b12").fight("cavalry_blitz", "phalanx_defense")
    assert play.told("resolved") == [(0, 11, 6)]
    assert sorted(play.told("lost")) == [(0, "b12", 1, "charge"), (1, "b12", 1, "battle")]
    dark = {"seat.0.tiles": "em4_thoth", "area.c1a": "0 0 thoth", "area.c1b": "0 1", "area.b12": "1 4", "area.c2b": ""}
    play = Play(dark, errata=errata, colours="ruby,emerald").do(*GO, "ban:damage")
    assert play.why("card:cavalry_blitz", 1) == "type-banned"


def test_interventions_cost_and_do_what_was_corrected() -> None:
    """R8.1, R8.10: and there are as many as were corrected."""
    errata = {"prayer": {"cost": 1, "amount": 4, "copies": 5}}
    play = Play({"seat.0.hand": "3*prayer"}, errata=errata, **RS).do("play:prayer")
    assert play.pp() == 10
    assert play.s.deck.count(PRAYER_CARD) == 2


def test_areas_are_what_was_corrected() -> None:
    """R2.1, R4.6, R7.2, R9.9"""
    errata = {"b14": {"obelisk": True}, "b12": {"coast": False}, "tWest": {"value": 4}}
    play = Play({"area.tWest": "0 1", "seat.0.tiles": "em4_apophis"}, errata=errata, colours="ruby,emerald")
    assert play.table()["players"][0]["tonight"]["pp"] == 6
    assert "b12" not in Play({"seat.0.tiles": "em4_apophis"}, errata=errata).do("gold:apophis").nouns("place")
    play.do("token:move_top", "from:c1a")
    assert "b14" in play.nouns("teleport")
    assert {area["name"]: area["coast"] for area in play.table()["map"]}["b12"] is False


def test_numbers_of_the_rules() -> None:
    """R1.6, R4.1, R4.6, R5.7, R6.3, R7.5"""
    errata = {"numbers": {"start_pp": 1, "prayer": 3, "teleport": 1, "recall": 2, "victory": 3, "night_prayer": 4}}
    play = Play(FIELD, errata=errata, **RS)
    assert play.pp() == 1
    assert play.table()["players"][0]["tonight"]["pp"] == 4
    assert Play({}, errata=errata, **RS).do("token:pray_middle").pp() == 4
    play.do(*GO[:2])
    assert play.table()["march"]["teleport_price"] == 1
    play.do(GO[2]).fight("cavalry_blitz", "shield_push").do("recall")
    assert play.pp(1) == 1 + 2 * 4
    assert Play({"seat.0.fame.battle": 3}, errata=errata, **RS).over
    night = {"seat.0.tokens": 1, "seat.1.tokens": 0, "seat.0.spaces": "move_top build pray_bottom recruit"}
    slept = Play(night, errata=errata, turn_order="fewest_points", **RS).do("token:pray_middle", "seat:0")
    assert [slept.pp(0), slept.pp(1)] == [1 + 3 + 4, 1 + 4]


def test_a_corrected_number_is_no_longer_reconstructed() -> None:
    """The rest of the piece still is."""
    assert list(entry("phoenix", {"phoenix": {"strength": 2}}).reconstructed) == []
    assert list(entry("ru1_mafdet", {"ru1_mafdet": {"copies": 1}}).reconstructed) == []
    assert "copies" in entry("ru1_mafdet", {"ru1_mafdet": {"steps": 2}}).reconstructed
    assert list(entry("cavalry_blitz", {"cavalry_blitz": {"losses": 1, "type": "damage"}}).reconstructed) == [
        "strength", "damage", "protection",
    ]  # fmt: skip
    assert "coast" not in entry("a1", {"a1": {"coast": True}}).reconstructed
    assert entry("ru2_phoenix", {"ru2_phoenix": {"level": 3}}).facts["level"] == 3


def test_the_digests_name_every_field_and_their_example_works() -> None:
    for digest in DIGESTS:
        source = digest.read_text(encoding="utf-8")
        assert [field for field in FIELDS if f"`{field}`" not in source] == []
        example = re.search(r"(?s)```toml\n(.*?)```", source)
        assert example is not None
        s = GAME.new(Options(errata=tomllib.loads(example[1])), 3, 0)
        assert s.box.numbers.victory == 10


def test_answers_are_paid_and_offered_only_to_those_who_can_pay() -> None:
    """R4.10, R8.1"""
    dear: dict[str, Any] = {card: {"cost": 2} for card in ("veto", "diversion", "mana_duplication")}
    poor = {"seat.1.hand": "diversion mana_duplication", "seat.1.pp": 1, "area.b12": "1 2", "area.c1b": ""}
    play = Play(poor, errata=dear, **RS).do("token:pray_middle")
    assert play.legal == ["pass", "pass_day"]
    assert play.why("play:mana_duplication") == "not-enough-pp"
    play = Play(poor, errata=dear, **RS).do("token:move_top", "from:c1a", "go:b12")
    assert (play.asked, play.legal) == ("may_divert", ["pass"])
    play = Play({"seat.0.hand": "prayer", "seat.1.hand": "veto", "seat.1.pp": 3}, errata=dear, **RS)
    play.do("play:prayer", "play:veto")
    assert play.pp(1) == 1


def test_losses_and_fame_follow_their_numbers() -> None:
    """R8.9: no more units than there are. R4.3: all the fame of a tile."""
    play = Play({"area.b13": "1 1", "seat.0.hand": "raining_fire"}, errata={"raining_fire": {"amount": 2}}, **RS)
    play.do("play:raining_fire", "hit:b13")
    assert play.at("area.b13") == ""
    play = Play({"pyramid.c1a": "ruby 3"}, errata={"ru3_domination": {"fame": 2}}, **RS)
    before = play.fame()
    assert play.do("token:buy_ruby", "buy:ru3_domination").fame() == before + 2


@pytest.mark.parametrize(
    ("errata", "code"),
    [
        ({"ru1_charg": {"attack": 2}}, "errata-unknown-card"),
        ({"ru1_charge": {"damage": 2}}, "errata-unknown-field"),
        ({"ru1_charge": {"colour": "onyx"}}, "errata-unknown-field"),
        ({"ru1_charge": {"attack": 12}}, "errata-bad-number"),
        ({"ru1_charge": {"attack": True}}, "errata-bad-number"),
        ({"ru1_charge": {"level": 5}}, "errata-bad-number"),
        ({"ru1_charge": {"copies": 0}}, "errata-bad-number"),
        ({"ru2_phoenix": {"copies": 2}}, "errata-bad-number"),
        ({"sa3_legion": {"limit": 4}}, "errata-bad-number"),
        ({"scarab": {"life": 2}}, "errata-unknown-field"),
        ({"thoth": {"life": 0}}, "errata-bad-number"),
        ({"diversion": {"copies": 2}}, "errata-unknown-field"),
        ({"cavalry_blitz": {"type": "speed"}}, "bad-choice"),
        ({"cavalry_blitz": {"cost": 1}}, "errata-unknown-field"),
        ({"c1a": {"coast": True}}, "errata-unknown-field"),
        ({"a1": {"value": 2}}, "errata-unknown-field"),
        ({"a1": {"coast": "yes"}}, "errata-bad-number"),
        ({"numbers": {"victory": 0}}, "errata-bad-number"),
        ({"numbers": {"luck": 1}}, "errata-unknown-field"),
        ({card.id: {"copies": 0} for card in INTERVENTIONS[:11]}, "errata-too-few-interventions"),
    ],
)
def test_what_does_not_fit_is_refused(errata: dict[str, Any], code: str) -> None:
    """R12.1"""
    with pytest.raises(BadOption) as refused:
        GAME.check(Options(errata=errata), 2)
    assert refused.value.code == code


def test_a_corrected_game_is_saved_and_folded() -> None:
    """R11.1: a copy from JSON goes on with the same numbers, and so do folded views."""
    errata: dict[str, Any] = {
        "phoenix": {"strength": 4},
        "ru1_charge": {"attack": 2},
        "numbers": {"teleport": 1},
        "a1": {"coast": False},
    }
    s = GAME.new(Options(errata=errata, round_limit=1), 3, 5)
    tables = {seat: GAME.view(s, seat).table for seat in (0, None)}
    for before, (seat, chosen) in walk(GAME, s, 5):
        twin = GAME.load(msgspec.json.decode(msgspec.json.encode(GAME.dump(before))))
        assert twin.box is before.box
        twin.events = []
        GAME.apply(twin, seat, chosen)
        fold_in(GAME, tables, twin.events)
        assert tables == {viewer: GAME.view(twin, viewer).table for viewer in tables}


@settings(max_examples=60, deadline=None)
@given(
    name=st.sampled_from(sorted(names())),
    fields=st.dictionaries(st.sampled_from(FIELDS), st.one_of(st.integers(-1, 13), st.booleans()), max_size=3),
    seed=st.integers(0, 3),
)
def test_any_correction_is_played_or_refused(name: str, fields: dict[str, Any], seed: int) -> None:
    with suppress(BadOption):
        s = GAME.new(Options(errata={name: fields}, round_limit=1), 2, seed)
        for number, _ in enumerate(walk(GAME, s, seed)):
            assert min(*s.pp, *s.units, *s.supply) >= 0
            if number > 40:
                break
