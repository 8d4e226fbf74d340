"""The only places where cards and marks move. Each atom changes the position and tells what happened, together."""

from __future__ import annotations

from pyramidion.games.pyramids import scoring
from pyramidion.games.pyramids.chambers import COLOURS, Chamber
from pyramidion.games.pyramids.squares import ALL, names
from pyramidion.games.pyramids.state import BOXES, DEALT, MOST, NONE, SIDE_SHIFT, SIDES, Card, Player, Pyramids
from pyramidion.kernel import rng
from pyramidion.kernel.machine import emit

# --- set-up -------------------------------------------------------------------------------------------------


def deal(s: Pyramids) -> None:
    """R2.1 Shuffle the pyramid cards and deal four to each player."""
    s.deck = list(s.box.chambers)
    rng.shuffle(s, s.deck)
    for seat, player in enumerate(s.players):
        player.hand = tuple(sorted(s.deck[-DEALT:]))
        del s.deck[-DEALT:]
        emit(s, "dealt", seat, player.hand, only=(seat,))


def keep(s: Pyramids, seat: int, card: Card) -> None:
    """R2.1 One of the dealt cards is chosen, in secret."""
    player = s.players[seat]
    player.hand = tuple(other for other in player.hand if other != card)
    player.kept += (card,)
    emit(s, "kept", seat, card, only=(seat,))


def lay_out(s: Pyramids, seat: int) -> None:
    """R2.1 The chosen cards are laid before the player, the others go back."""
    player = s.players[seat]
    player.cards = list(player.kept)
    s.deck += player.hand
    player.hand = player.kept = ()
    emit(s, "laid_out", seat, tuple(player.cards))


def shuffle_deck(s: Pyramids) -> None:
    """R2.2 Returned cards and the rest become the deck."""
    s.deck.sort()
    rng.shuffle(s, s.deck)


def refill(s: Pyramids) -> None:
    """R6.3 The top card of the deck joins the display."""
    card = s.deck.pop()
    s.display.append(card)
    emit(s, "refilled", card)


# --- expeditions --------------------------------------------------------------------------------------------


def new_round(s: Pyramids) -> None:
    """R8.1 All eight expedition cards are shuffled."""
    s.round += 1
    s.shown.clear()
    s.expeditions = s.box.expeditions[:]
    rng.shuffle(s, s.expeditions)
    emit(s, "round", s.round)


def reveal(s: Pyramids) -> None:
    """R3.2 The top expedition card holds for everybody."""
    s.turn += 1
    s.shown.append(s.expeditions.pop())
    for player in s.players:
        player.answers = None
    if s.events is not None:
        emit(s, "revealed", s.box.patterns[s.shown[-1]], len(s.shown))


# --- marks --------------------------------------------------------------------------------------------------


def pencil(s: Pyramids, seat: int, mark: int) -> int:
    """R26 A marking is chosen, in secret: nothing else happens until all are ready. How many red crosses has it?"""
    player = s.players[seat]
    player.marking += (mark,)
    if s.events is not None:
        emit(s, "pencilled", seat, SIDES[mark >> SIDE_SHIFT], _squares(mark), only=(seat,))
    return (mark & s.box.crosses[player.cards[mark >> SIDE_SHIFT]]).bit_count()


def _squares(mark: int) -> tuple[str, ...]:
    return tuple(names(mark))


def mark(s: Pyramids, seat: int) -> bool:
    """R4.1 The chosen marks become crosses, one marking after the other, each with its symbols. Was a tomb crossed?"""
    player, tomb = s.players[seat], False
    marking, player.marking = player.marking, ()
    for chosen in marking:
        side, squares = chosen >> SIDE_SHIFT, chosen & ALL
        player.crossed[side] |= squares
        chamber = s.box.chambers[player.cards[side]]
        if s.events is not None:
            emit(s, "marked", seat, SIDES[side], chamber.number, _squares(squares), chosen != marking[0])
        if squares & chamber.symbols:
            _symbols(s, seat, player, chamber, squares)
        if squares & chamber.tomb:
            tomb = True
    if s.events is not None:
        _tell_score(s, seat)
    return tomb


def _symbols(s: Pyramids, seat: int, player: Player, chamber: Chamber, squares: int) -> None:
    """R5 What the crossed symbols do; skulls come before potions (R9)."""
    if squares & chamber.red:
        _gems(s, seat, player, "red", (squares & chamber.red).bit_count())
    if squares & chamber.green:
        _gems(s, seat, player, "green", (squares & chamber.green).bit_count())
    if squares & chamber.torch:
        _torch(s, seat, player)
    if squares & chamber.skull:
        _skulls(s, seat, player, (squares & chamber.skull).bit_count())
    if squares & chamber.potion:
        _potions(s, seat, player, (squares & chamber.potion).bit_count())


def _gems(s: Pyramids, seat: int, player: Player, gem: str, count: int) -> None:
    """R5.2 The next gems of the colour; from the 11th on ignored (R14)."""
    before = player.red if gem == "red" else player.green
    total = min(before + count, MOST)
    if gem == "red":
        player.red = total
    else:
        player.green = total
    emit(s, "gems", seat, gem, total - before, total)


def _torch(s: Pyramids, seat: int, player: Player) -> None:
    """R5.3 The torch of the round; once (R13)."""
    bit = 1 << s.round - 1
    emit(s, "torch", seat, s.round, not player.torches & bit)
    player.torches |= bit


def _skulls(s: Pyramids, seat: int, player: Player, count: int) -> None:
    """R5.4 The next skulls; from the 11th on ignored (R11)."""
    before = player.skulls
    player.skulls = min(before + count, MOST)
    emit(s, "skulls", seat, player.skulls - before, player.skulls)


def _potions(s: Pyramids, seat: int, player: Player, count: int) -> None:
    """R5.5 Each erases the two costliest skulls, or as many as there are (R10, R12)."""
    before = player.skulls
    player.skulls = max(before - 2 * count, 0)
    emit(s, "potion", seat, before - player.skulls, player.skulls)


# --- finished cards -----------------------------------------------------------------------------------------


def finish(s: Pyramids, seat: int, side: int) -> None:
    """R6.1 A card whose tomb is crossed is laid aside, face up."""
    player = s.players[seat]
    card = player.cards[side]
    player.finished += (card,)
    player.cards[side] = NONE
    player.crossed[side] = 0
    emit(s, "finished", seat, SIDES[side], card)
    _tell_score(s, seat)


def take(s: Pyramids, seat: int, card: Card) -> None:
    """R6.2 A card of the display fills the empty side."""
    s.display.remove(card)
    _join(s, seat, card, "display")


def draw(s: Pyramids, seat: int) -> None:
    """R6.2 The top card of the deck, unseen, fills the empty side (R18)."""
    _join(s, seat, s.deck.pop(), "deck")


def _join(s: Pyramids, seat: int, card: Card, source: str) -> None:
    side = s.players[seat].cards.index(NONE)
    s.players[seat].cards[side] = card
    emit(s, "took", seat, SIDES[side], card, source)


def win_box(s: Pyramids, seat: int, colour: int, place: int, card: Card) -> None:
    """R7.2 The best open box of a colour; nobody else can win it any more."""
    s.players[seat].boxes += (len(BOXES) * colour + place,)
    emit(s, "won_box", seat, COLOURS[colour], BOXES[place], card)
    _tell_score(s, seat)


def end(s: Pyramids) -> None:
    """R8.2 The game is over after four rounds."""
    emit(s, "ended")


def _tell_score(s: Pyramids, seat: int) -> None:
    emit(s, "scored", seat, scoring.total(s.players[seat]))
