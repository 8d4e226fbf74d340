"""What players are asked: which cards to keep, what to mark, which extra square, which new card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramidion.games.pyramids import atoms
from pyramidion.games.pyramids.squares import BIT, names
from pyramidion.games.pyramids.state import NONE, SIDES, Player, Pyramids
from pyramidion.kernel.contract import Action, Question, Reason, action
from pyramidion.kernel.machine import DONE, END, It, Step

DRAW: Final = action("draw")


class Keep(Step[Pyramids]):
    """R2.1 Choose a card of the four dealt; the first lies left, the second right (R27)."""

    kind = "keep"
    rule = "R2.1"

    def ask(self, s: Pyramids, seat: int, it: It) -> Sequence[Action] | None:
        return [s.box.keeps[card] for card in s.players[seat].hand]

    def do(self, s: Pyramids, seat: int, it: It, answer: Action | None) -> It:
        assert answer is not None
        assert isinstance(answer.noun, int)
        atoms.keep(s, seat, answer.noun)

    def question(self, s: Pyramids, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"side": SIDES[len(s.players[seat].kept)]})

    def why_not(self, s: Pyramids, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "keep" or not isinstance(tried.noun, int):
            return Reason("keep-first", self.rule)
        if tried.noun in s.players[seat].kept:
            return Reason("already-kept", self.rule, {"card": tried.noun})
        return Reason("not-dealt", self.rule, {"card": tried.noun})


# --- markings -----------------------------------------------------------------------------------------------


def markings(s: Pyramids, player: Player, pattern: int) -> list[Action]:
    """R4 Everything that may be marked now with the pattern or with one square."""
    box = s.box
    places = box.places[pattern]
    found: list[Action] = []
    for side in (0, 1):
        card = player.cards[side]
        crossed = player.pencilled(side) if player.marking else player.crossed[side]
        if crossed:
            found += places.legal(side, box.within[card][pattern], crossed)
        else:
            found += box.openings[side][card][pattern]
    return found


class Mark(Step[Pyramids]):
    """R4.1 Step 2: mark the pattern, or one square, on one of your cards."""

    kind = "mark"
    rule = "R4.1"

    def ask(self, s: Pyramids, seat: int, it: It) -> Sequence[Action] | None:
        player = s.players[seat]
        if player.answers is None:
            player.answers = markings(s, player, s.shown[-1])
        return player.answers

    def do(self, s: Pyramids, seat: int, it: It, answer: Action | None) -> It:
        assert answer is not None
        return atoms.pencil(s, seat, s.box.marks[answer]) or END

    def question(self, s: Pyramids, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"card": s.box.patterns[s.shown[-1]]})

    def why_not(self, s: Pyramids, seat: int, it: It, tried: Action) -> Reason:
        return why_not_mark(s, seat, tried, s.shown[-1])


class ExtraSquare(Step[Pyramids]):
    """R5.1 For each red cross one more square on either card; `it` is how many are owed (R6, R7)."""

    kind = "extra_square"
    rule = "R5.1"
    loop = True

    def ask(self, s: Pyramids, seat: int, it: It) -> Sequence[Action] | None:
        return markings(s, s.players[seat], s.box.single) or None

    def do(self, s: Pyramids, seat: int, it: It, answer: Action | None) -> It:
        if answer is None:
            return DONE
        return it - 1 + atoms.pencil(s, seat, s.box.marks[answer]) or DONE

    def question(self, s: Pyramids, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"count": it})

    def why_not(self, s: Pyramids, seat: int, it: It, tried: Action) -> Reason:
        return why_not_mark(s, seat, tried, s.box.single)


def why_not_mark(s: Pyramids, seat: int, tried: Action, pattern: int) -> Reason:
    """First the words, then the shape, then the place."""
    if tried.verb != "mark":
        return Reason("mark-first", "R4.1")
    side, _, rest = str(tried.noun).partition(".")
    squares = rest.split("-")
    if side not in SIDES or not rest:
        return Reason("no-such-side", "R10.2")
    for square in squares:
        if square not in BIT:
            return Reason("no-such-square", "R10.1", {"square": square})
    bits = [BIT[square] for square in squares]
    found = sum(set(bits))
    if bits != sorted(set(bits)):
        return Reason("out-of-order", "R10.2", {"squares": "-".join(names(found))})
    return _why_not_shape(s, found, pattern) or _why_not_there(s, s.players[seat], SIDES.index(side), found)


def _why_not_shape(s: Pyramids, squares: int, pattern: int) -> Reason | None:
    """R4.1, R4.2 The pattern as it is, or one square."""
    if s.box.pattern_at.get(squares) in (pattern, s.box.single):
        return None
    if pattern == s.box.single:
        return Reason("one-square-only", "R5.1")
    return Reason("not-the-pattern", "R4.2", {"card": s.box.patterns[pattern]})


def _why_not_there(s: Pyramids, player: Player, side: int, squares: int) -> Reason:
    """R4.3 to R4.5 No walls, nothing twice, from the entrance on without a gap."""
    card = player.cards[side]
    if card == NONE:
        return Reason("no-card-there", "R19", {"side": SIDES[side]})
    chamber, crossed = s.box.chambers[card], player.pencilled(side)
    for fault, rule, bad in (("wall", "R4.3", chamber.walls), ("already-crossed", "R4.3", crossed)):
        if squares & bad:
            return Reason(fault, rule, {"card": card, "square": names(squares & bad)[0]})
    if not crossed:
        return Reason("entrance-missing", "R4.4", {"card": card, "square": names(chamber.entrance)[0]})
    return Reason("not-connected", "R4.5", {"card": card})


# --- new cards ----------------------------------------------------------------------------------------------


class Take(Step[Pyramids]):
    """R6.2 Take a new card from the display or, unseen, from the deck; `it` is how many are due (R16)."""

    kind = "take"
    rule = "R6.2"
    loop = True

    def ask(self, s: Pyramids, seat: int, it: It) -> Sequence[Action] | None:
        found = [s.box.takes[card] for card in sorted(s.display)]
        if s.deck:
            found.append(DRAW)
        return found or None

    def do(self, s: Pyramids, seat: int, it: It, answer: Action | None) -> It:
        if answer is None:
            return DONE
        if answer is DRAW:
            atoms.draw(s, seat)
        else:
            assert isinstance(answer.noun, int)
            atoms.take(s, seat, answer.noun)
        return it - 1 or DONE

    def question(self, s: Pyramids, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"count": it})

    def why_not(self, s: Pyramids, seat: int, it: It, tried: Action) -> Reason:
        if tried is DRAW:
            return Reason("deck-empty", "R6.5")
        if tried.verb != "take" or not isinstance(tried.noun, int):
            return Reason("take-first", self.rule)
        return Reason("not-in-display", self.rule, {"card": tried.noun})
