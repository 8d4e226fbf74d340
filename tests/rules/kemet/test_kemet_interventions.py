"""R8, R11 Divine interventions, the windows for others, and who sees what."""

from __future__ import annotations

from typing import Any

import pytest

from pyramidion.games.kemet import GAME
from pyramidion.kernel import codec, rng
from pyramidion.kernel.contract import seen_by
from rules.kemet.kemet_table import Play

RS: dict[str, Any] = {"book_of_the_dead": False, "colours": "ruby,sapphire"}
GO = ("token:move_top", "from:c1a", "go:b12")


def test_cards_of_the_own_turn_before_and_after_the_action() -> None:
    """R8.1: any number; not in the turn of others."""
    play = Play({"seat.0.hand": "2*prayer enlistment"}, **RS)
    play.do("play:prayer", "token:pray_middle", "play:prayer")
    assert play.pp() == 11
    assert "play:enlistment" in play.legal
    assert play.why("play:raining_fire") == "not-in-hand"
    poor = Play({"seat.0.hand": "raining_fire veto", "seat.0.pp": 0}, **RS)
    assert poor.why("play:raining_fire") == "not-enough-pp"
    assert poor.why("play:veto") == "not-this-window"


def test_a_veto_cannot_be_cancelled() -> None:
    """R8.14: nobody is asked about it."""
    play = Play({"seat.0.hand": "prayer veto", "seat.1.hand": "veto"}, **RS).do("play:prayer", "play:veto")
    assert play.asked == "take_actions"
    assert play.pp() == 7
    assert play.at("discard") == "prayer veto"


def test_whoever_could_hold_a_card_is_asked() -> None:
    """R11.3, R8.2: on open grounds: cards in hand, and not all copies discarded."""
    assert Play({"seat.0.hand": "prayer", "seat.1.hand": "prayer"}, **RS).do("play:prayer").asked == "may_veto"
    assert Play({"seat.0.hand": "prayer"}, **RS).do("play:prayer").asked == "take_actions"
    gone = {"seat.0.hand": "prayer", "seat.1.hand": "prayer", "discard": "2*veto"}
    assert Play(gone, **RS).do("play:prayer").asked == "take_actions"


def test_reactions_show_nothing_by_their_timing() -> None:
    """R11.3: with and without the card the others see the same question and the same events."""
    seen = []
    for hand in ("diversion", "prayer"):
        given = {"area.b12": "1 4", "area.c2a": "1 2", "area.c2b": "", "seat.1.hand": hand}
        play = Play(given, **RS).do(*GO)
        assert (play.actor, play.asked) == (1, "may_divert")
        view = GAME.view(play.s, 0)
        told = [GAME.redact(event, 0) for event in play.events]
        seen.append((codec.encode(view), told))
    assert seen[0] == seen[1]


def test_mana_after_every_action_of_others() -> None:
    """R8.12: also after one that cost nothing; the others in turn order (R36)."""
    given = {"seat.1.hand": "veto", "seat.2.hand": "mana_duplication", "order": "0 2 1"}
    play = Play(given, 3, book_of_the_dead=False).do("token:pray_middle")
    assert (play.actor, play.asked) == (2, "may_duplicate")
    play.do("play:mana_duplication", "pass")
    assert (play.actor, play.asked) == (1, "may_duplicate")
    play.do("pass")
    assert play.pp(2) == 8
    assert play.actor == 2
    assert play.asked == "take_actions"


def test_enlistment_onto_an_own_district_with_an_enemy_fights() -> None:
    """R8.11: the same as recruits."""
    play = Play({"seat.0.hand": "enlistment", "area.c1c": "1 1"}, **RS).do("play:enlistment", "place:c1c", "place:c1c")
    assert set(GAME.actors(play.s)) == {0, 1}


def test_transfer_may_attack() -> None:
    """R8.13: from anywhere to an obelisk, also where an enemy stands."""
    play = Play({"seat.0.hand": "transfer", "area.b14": "0 3", "area.tWest": "1 1"}, **RS)
    play.do("token:move_top", "from:b14", "play:transfer", "transfer:tWest")
    assert set(GAME.actors(play.s)) == {0, 1}
    assert play.pp() == 6


def test_hands_are_seen_by_their_owner_alone() -> None:
    """R11.1, R11.2: others see how many cards there are."""
    play = Play({"seat.0.hand": "prayer veto", "seat.0.buried": "chariot_raid", "seat.0.played": "shield_push"}, **RS)
    mine, theirs = play.table(0)["players"][0], play.table(1)["players"][0]
    assert mine["hand"] == ["prayer", "veto"]
    assert theirs["hand"] is None
    assert theirs["hand_count"] == 2
    assert theirs["battle_hand"] is None
    assert theirs["buried_cards"] is None
    assert theirs["played"] == ["shield_push"]
    assert theirs["buried"] == 1


def test_the_first_diversion_is_known() -> None:
    """R11.2, R1.9: everybody was dealt one, so it stays in every world until it is played."""
    s = GAME.new(GAME.options(), 3, 5)
    assert GAME.view(s, 0).table["players"][1]["known"] == ["diversion"]
    for seed in range(5):
        world = GAME.resample(s, 0, rng.derive(9, seed))
        assert all(12 in hand for hand in world.hands)


def test_pyramids_of_the_set_up_are_secret() -> None:
    """R11.2, R1.7: until all have chosen; and how far one is does not show."""
    play = Play(None, 2, 3, colours="ruby,emerald").do("city:c1")
    first = play.s.order[0]
    other = 1 - first
    play.do(f"{first} build:c1a")
    assert all(event.args[1:] == (None, None, None) for event in seen_by(GAME, play.events, other))
    play.do(f"{first} colour:ruby")
    assert play.table(other)["areas"]["c1a"]["pyramid"] is None
    assert play.table(first)["areas"]["c1a"]["pyramid"] == {"colour": "ruby", "level": 1}
    question = GAME.view(play.s, None).question
    assert question is not None
    assert question.kind == "found_pyramids_together"


def test_a_removed_card_is_secret() -> None:
    """R11.2, R10.2: others see that one was removed; what is played since was not it."""
    play = Play({}, **RS).do("token:buy_ruby", "buy:ru2_storm", "remove:chariot_raid")
    assert play.table(1)["players"][0]["removed"] == 1
    assert play.table(1)["players"][0]["removed_cards"] is None
    removed = set()
    for seed in range(40):
        world = GAME.resample(play.s, 1, rng.derive(3, seed))
        removed.add(world.removed[0])
        assert world.cards[0] >> 8 & 1
    assert len(removed) > 4


@pytest.mark.parametrize("seats", GAME.seats)
def test_known_facts_hold_in_every_world(seats: int) -> None:
    """R11.2: a card that was spied stays in its place."""
    given = {"seat.0.tiles": "sa3_spy", "area.c1a": "0 5", "seat.1.hand": "prayer"}
    target = {2: "b12", 4: "b12", 3: "a1", 5: "a1"}[seats]
    play = Play({**given, f"area.{target}": "1 3"}, seats, book_of_the_dead=False)
    play.do("token:move_top", "from:c1a", f"go:{target}", "pass", "1 card:fervent_purge")
    for seed in range(4):
        world = GAME.resample(play.s, 0, rng.derive(7, seed))
        assert world.fight is not None
        assert world.fight.card[1] == 3
        assert world.cards[1] >> 3 & 1
