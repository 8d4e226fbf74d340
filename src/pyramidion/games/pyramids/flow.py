"""Set-up, round and turn: the list of steps is the rulebook's sequence of play."""

from __future__ import annotations

from typing import Final

from pyramidion.games.pyramids import atoms
from pyramidion.games.pyramids.chambers import COLOURS
from pyramidion.games.pyramids.state import BOXES, DISPLAY, ROUNDS, TURNS, Card, Pyramids
from pyramidion.games.pyramids.steps import ExtraSquare, Keep, Mark, Take
from pyramidion.kernel.contract import Action
from pyramidion.kernel.machine import It, Step, begin, emit, fork

Finished = tuple[tuple[Card, int], ...]  # the cards finished this turn with their seats, in order of their numbers

SCORING: Final = (2, 4, 6)  # which finished pyramid of a colour wins a box


class Deal(Step[Pyramids]):
    """R2.1 Four cards for each; all choose at the same time (R27)."""

    rule = "R2.1"

    def do(self, s: Pyramids, seat: int, it: It, answer: Action | None) -> It:
        atoms.deal(s)
        fork(s, "keep", range(s.seats))


class LayOut(Step[Pyramids]):
    """R2.2 The chosen cards are shown; the others are shuffled into the deck; four cards form the display."""

    rule = "R2.2"

    def do(self, s: Pyramids, seat: int, it: It, answer: Action | None) -> It:
        for player in range(s.seats):
            atoms.lay_out(s, player)
        atoms.shuffle_deck(s)
        refill(s)
        begin(s, "round", 0)


def refill(s: Pyramids) -> None:
    """R6.3, R6.5 Fill the display as far as the deck reaches."""
    while len(s.display) < DISPLAY and s.deck:
        atoms.refill(s)


class NewRound(Step[Pyramids]):
    """R8.1 Shuffle the eight expedition cards."""

    rule = "R8.1"

    def do(self, s: Pyramids, seat: int, it: It, answer: Action | None) -> It:
        atoms.new_round(s)
        begin(s, "turn", 0)


class RevealExpedition(Step[Pyramids]):
    """R3.2 Step 1: turn over the top expedition card."""

    rule = "R3.2"

    def do(self, s: Pyramids, seat: int, it: It, answer: Action | None) -> It:
        atoms.reveal(s)


class MarkSquares(Step[Pyramids]):
    """R3.3 Step 2: all players mark at the same time; without a card one sits out (R1)."""

    rule = "R3.3"

    def do(self, s: Pyramids, seat: int, it: It, answer: Action | None) -> It:
        fork(s, "mark", [seat for seat, player in enumerate(s.players) if player.cards[0] or player.cards[1]])


class ShowMarkings(Step[Pyramids]):
    """R26 All are ready: every marking becomes visible and takes effect; tombs lead to steps 3 and 4."""

    rule = "R26"

    def do(self, s: Pyramids, seat: int, it: It, answer: Action | None) -> It:
        tombs = [atoms.mark(s, player) for player in range(s.seats)]
        if True in tombs:
            begin(s, "finished", 0, lay_aside(s))


class ReplaceFinished(Step[Pyramids]):
    """R6.1 Step 3: take new cards in the order of the numbers (R6.4, R16, R17); `it` is what was finished."""

    rule = "R6.1"

    def do(self, s: Pyramids, seat: int, it: It, answer: Action | None) -> It:
        if not s.last_turn():
            owners: list[int] = list(dict.fromkeys(owner for _, owner in it))
            for player in reversed(owners):
                begin(s, "replace", player, sum(owner == player for _, owner in it))


def lay_aside(s: Pyramids) -> Finished:
    """R6.1 Every card whose tomb is crossed, in the order of the numbers."""
    tombs = s.box.tombs
    found = []
    for seat, player in enumerate(s.players):
        for side in (0, 1):
            if player.crossed[side] & tombs[player.cards[side]]:
                found.append((player.cards[side], seat, side))
    found.sort()
    for _, seat, side in found:
        atoms.finish(s, seat, side)
    return tuple((card, seat) for card, seat, _ in found)


class Refill(Step[Pyramids]):
    """R6.3 The display is filled up again, before the next player takes (R17)."""

    rule = "R6.3"

    def do(self, s: Pyramids, seat: int, it: It, answer: Action | None) -> It:
        refill(s)


class PyramidPoints(Step[Pyramids]):
    """R7.1 Step 4: who finished the 2nd, 4th or 6th pyramid of a colour wins a box; `it` is what was finished."""

    rule = "R7.1"

    def do(self, s: Pyramids, seat: int, it: It, answer: Action | None) -> It:
        award(s, it)


def award(s: Pyramids, finished: Finished) -> None:
    """R7.2, R7.3 In the order of the numbers each takes the best box still open (R21)."""
    for card, seat in finished:
        colour = s.box.chambers[card].colour
        if number_of_colour(s, seat, card) in SCORING:
            place = boxes_gone(s, colour)
            if place < len(BOXES):
                atoms.win_box(s, seat, colour, place, card)
            else:
                emit(s, "no_box", seat, COLOURS[colour], card)


def number_of_colour(s: Pyramids, seat: int, card: Card) -> int:
    """R29 The card is the seat's how many-th of its colour? R20: finished together, the lower number comes first."""
    finished, chambers = s.players[seat].finished, s.box.chambers
    until = finished[: finished.index(card) + 1]
    return sum(chambers[other].colour == chambers[card].colour for other in until)


def boxes_gone(s: Pyramids, colour: int) -> int:
    """R7.2 How many boxes of the colour have been won, by anybody."""
    return sum(box // len(BOXES) == colour for player in s.players for box in player.boxes)


class EndTurn(Step[Pyramids]):
    """R8.1, R8.2 Seven turns are a round, four rounds the game."""

    rule = "R8.1"

    def do(self, s: Pyramids, seat: int, it: It, answer: Action | None) -> It:
        if len(s.shown) < TURNS:
            begin(s, "turn", 0)
        elif s.round < ROUNDS:
            begin(s, "round", 0)
        else:
            atoms.end(s)


TEXTS: Final[dict[str, tuple[Step[Pyramids], ...]]] = {
    "set_up": (Deal(), LayOut()),
    "round": (NewRound(),),
    "turn": (RevealExpedition(), MarkSquares(), ShowMarkings(), EndTurn()),
    "finished": (ReplaceFinished(), PyramidPoints()),
    "keep": (Keep(), Keep()),
    "mark": (Mark(), ExtraSquare()),
    "replace": (Take(), Refill()),
}
