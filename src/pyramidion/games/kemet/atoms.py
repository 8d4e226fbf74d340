"""The only places where units, points, cards and pyramids move. Each atom changes the position and tells it."""

from __future__ import annotations

from collections.abc import Sequence

from pyramidion.games.kemet.data import (
    COLOURS,
    FIGURES,
    HONOUR,
    LOSS_SPACES,
    MOST_PP,
    REGULAR_TOKENS,
    VETERANS,
)
from pyramidion.games.kemet.seen import (
    tell_area,
    tell_fight,
    tell_player,
    tell_table,
)
from pyramidion.games.kemet.spaces import SPACES
from pyramidion.games.kemet.state import DAY, DEBT, FAME, IN_BATTLE, IN_SUPPLY, NONE, Fight, Kemet, March
from pyramidion.kernel.machine import emit

# --- prayer points ------------------------------------------------------------------------------------------


def gain(s: Kemet, seat: int, amount: int, why: str) -> None:
    """R4.10 Points above the end of the track are lost; Divine Might adds one in the day."""
    if amount <= 0:
        return
    if s.phase == DAY:
        amount += s.mods[seat].might
    got = min(amount, MOST_PP - s.pp[seat])
    s.pp[seat] += got
    emit(s, "gained", seat, got, why)
    tell_player(s, seat, "pp")


def price(s: Kemet, seat: int, amount: int) -> int:
    """R25: the Priest of Ra makes every payment of at least 1 cheaper by 1."""
    return max(amount - s.mods[seat].payment_discount, 0) if amount > 0 else 0


def pay(s: Kemet, seat: int, amount: int, why: str) -> None:
    """R4.10 Pay what `price` has worked out; what the active player spends in an action is counted (R33)."""
    if amount > 0:
        s.pp[seat] -= amount
        if seat == s.active:
            s.spent += amount
        emit(s, "paid", seat, amount, why)
        tell_player(s, seat, "pp")


# --- honour, sacrifice --------------------------------------------------------------------------------------


def lose_honour(s: Kemet, seat: int) -> int:
    """R9.1 One step down; at 0 a prayer point is lost instead. Returns the loss space passed, or NONE."""
    if s.honour[seat] == 0:
        s.pp[seat] -= 1
        emit(s, "lost_prayer", seat)
        tell_player(s, seat, "pp")
        return NONE
    left = s.honour[seat]
    s.honour[seat] = left - 1
    emit(s, "honour", seat, left - 1)
    tell_player(s, seat, "honour")
    return LOSS_SPACES.index(left) if left in LOSS_SPACES else NONE


def regain_honour(s: Kemet, seat: int) -> None:
    """R9.2 One step up; a fame point on the space comes back, a debt there vanishes."""
    if s.honour[seat] == HONOUR:
        return
    s.honour[seat] += 1
    emit(s, "honour", seat, s.honour[seat])
    tell_player(s, seat, "honour")
    if s.honour[seat] in LOSS_SPACES:
        at = 2 * seat + LOSS_SPACES.index(s.honour[seat])
        kind = s.track[at]
        s.track[at] = NONE
        if kind >= 0:
            s.fame[4 * seat + kind] += 1
            emit(s, "fame_back", seat, FAME[kind])
        tell_player(s, seat, "fame", "track")


def give_fame(s: Kemet, seat: int, space: int, kind: int) -> None:
    """R9.2 A permanent fame point is laid on the honour track; without one it is owed."""
    s.track[2 * seat + space] = kind if kind >= 0 else DEBT
    if kind >= 0:
        s.fame[4 * seat + kind] -= 1
        emit(s, "fame_lost", seat, FAME[kind])
    else:
        emit(s, "fame_owed", seat)
    tell_player(s, seat, "fame", "track")


def win_fame(s: Kemet, seat: int, kind: int) -> None:
    """R6.1 A permanent fame point; one that is owed goes to the honour track at once (R28)."""
    owed = [at for at in (2 * seat, 2 * seat + 1) if s.track[at] == DEBT]
    if owed:
        s.track[owed[0]] = kind
        emit(s, "fame_settled", seat, FAME[kind])
    else:
        s.fame[4 * seat + kind] += 1
        emit(s, "fame", seat, FAME[kind])
    tell_player(s, seat, "fame", "track")


def sacrifice(s: Kemet, seat: int, area: int) -> int:
    """R9.3 A unit from an army, or from the supply (NONE), goes to the underworld. Returns a creature left alone."""
    orphan = NONE
    if area == NONE:
        s.supply[seat] -= 1
    elif s.fight is not None and area == s.fight.area and seat in s.fight.seats:
        s.fight.force[s.fight.side(seat)] -= 1
        tell_fight(s, "force")
    else:
        orphan = _take_units(s, area, 1)
    s.underworld[seat] += 1
    emit(s, "sacrificed", seat, "supply" if area == NONE else s.board.names[area])
    tell_player(s, seat, "supply", "underworld", "figures")
    return orphan


def revive(s: Kemet, seat: int, count: int = 1) -> None:
    """R9.5 Units return from the underworld to the supply."""
    s.underworld[seat] -= count
    s.supply[seat] += count
    emit(s, "revived", seat, count)
    tell_player(s, seat, "supply", "underworld")


# --- armies -------------------------------------------------------------------------------------------------


def _take_units(s: Kemet, area: int, count: int) -> int:
    """Units leave an area; an army of nothing is gone. A creature left alone goes to supply and is returned."""
    s.units[area] -= count
    figure = s.figure[area]
    orphan = NONE
    if s.units[area] == 0 and (figure == NONE or not FIGURES[figure].divine):
        if figure != NONE:
            s.where[figure] = IN_SUPPLY
            orphan = figure
            s.figure[area] = NONE
            emit(s, "alone", s.owner[area], s.box.figure_ids[figure])
        s.owner[area] = NONE
    tell_area(s, area)
    return orphan


def _put_army(s: Kemet, seat: int, area: int, units: int, figure: int) -> None:
    s.owner[area] = seat
    s.units[area] += units
    if figure != NONE:
        s.figure[area] = figure
        s.where[figure] = area
    tell_area(s, area)


def enlist(s: Kemet, seat: int, area: int, source: str) -> None:
    """R4.4 A unit from supply or underworld comes to an area; beside an enemy it waits for the battle."""
    pool = s.supply if source == "supply" else s.underworld
    pool[seat] -= 1
    emit(s, "recruited", seat, s.board.names[area], source)
    if s.owner[area] in (NONE, seat):
        _put_army(s, seat, area, 1, NONE)
    else:
        _land(s, area, 1, NONE)
    tell_player(s, seat, "supply", "underworld")


def _land(s: Kemet, area: int, units: int, figure: int) -> None:
    waiting = {at: (count, creature) for at, count, creature in s.landing}
    count, creature = waiting.get(area, (0, NONE))
    waiting[area] = (count + units, figure if figure != NONE else creature)
    s.landing = tuple((at, *army) for at, army in waiting.items())
    tell_table(s, "landing")


def station(s: Kemet, seat: int, area: int, units: int) -> None:
    """R1.8 Units of the set-up."""
    if units:
        s.supply[seat] -= units
        _put_army(s, seat, area, units, NONE)
        emit(s, "stationed", seat, s.board.names[area], units)
        tell_player(s, seat, "supply")


def hire(s: Kemet, seat: int, units: int) -> None:
    """R10.5 Mercenaries become units of the player."""
    s.supply[seat] += units
    tell_player(s, seat, "supply")


def lose_units(s: Kemet, area: int, count: int, why: str) -> int:
    """Units go from an area to their owner's supply; returns a creature left alone."""
    seat = s.owner[area]
    s.supply[seat] += count
    orphan = _take_units(s, area, count)
    emit(s, "lost", seat, s.board.names[area], count, why)
    tell_player(s, seat, "supply", "figures")
    return orphan


def join(s: Kemet, seat: int, figure: int, area: int) -> None:
    """R4.9 A creature in supply joins an army, or units that wait beside an enemy."""
    emit(s, "joined", seat, s.box.figure_ids[figure], s.board.names[area])
    if s.owner[area] == seat:
        _put_army(s, seat, area, 0, figure)
    else:
        s.where[figure] = area
        _land(s, area, 0, figure)
    tell_player(s, seat, "figures")


def get_figure(s: Kemet, seat: int, figure: int) -> None:
    """R4.3 The figure of a tile comes to its owner's supply."""
    s.where[figure] = IN_SUPPLY
    tell_player(s, seat, "figures")


def summon(s: Kemet, seat: int, figure: int, area: int) -> None:
    """R9.9 A divinity enters the map."""
    emit(s, "summoned", seat, s.box.figure_ids[figure], s.board.names[area])
    _put_army(s, seat, area, 0, figure)
    tell_player(s, seat, "figures")


def relocate(s: Kemet, seat: int, source: int, target: int) -> None:
    """R9.11 The divinity and its followers go to a free coast."""
    units, figure = s.units[source], s.figure[source]
    s.owner[source], s.units[source], s.figure[source] = NONE, 0, NONE
    s.relocated = True
    emit(s, "moved", seat, s.board.names[source], s.board.names[target], units, s.box.figure_ids[figure], "relocate")
    tell_area(s, source)
    _put_army(s, seat, target, units, figure)


# --- marching -----------------------------------------------------------------------------------------------


def set_march(s: Kemet, march: March | None) -> None:
    s.march = march
    tell_table(s, "march")


def _lift(s: Kemet, source: int, units: int, figure: int) -> int:
    """The marching part leaves an area; returns a creature left alone there."""
    if figure != NONE:
        s.figure[source] = NONE
    return _take_units(s, source, units)


def step(s: Kemet, seat: int, march: March, target: int, how: str) -> int:
    """R4.5 The marching army goes to an area without enemies; returns a creature left alone."""
    source = march.area
    named = s.box.figure_ids[march.figure] if march.figure != NONE else None
    emit(s, "moved", seat, s.board.names[source], s.board.names[target], march.units, named, how)
    orphan = _lift(s, source, march.units, march.figure)
    _put_army(s, seat, target, march.units, march.figure)
    march.area = target
    tell_table(s, "march")
    if orphan != NONE:
        tell_player(s, seat, "figures")
    return orphan


def enter(s: Kemet, seat: int, march: March, target: int, how: str) -> int:
    """R5.1 The marching army comes upon an enemy: it is lifted off the map; returns a creature left alone."""
    source = march.area
    named = s.box.figure_ids[march.figure] if march.figure != NONE else None
    emit(s, "moved", seat, s.board.names[source], s.board.names[target], march.units, named, how)
    orphan = _lift(s, source, march.units, march.figure)
    if march.figure != NONE:
        s.where[march.figure] = IN_BATTLE
    march.area = target
    _attack(s, Fight(target, (seat, s.owner[target]), [march.units, 0], [march.figure, NONE], "move"))
    tell_table(s, "march")
    tell_fight(s)
    if orphan != NONE:
        tell_player(s, seat, "figures")
    return orphan


def land(s: Kemet, seat: int, cause: str) -> None:
    """R4.4 The first of those who wait beside an enemy begin their battle."""
    (area, units, figure), *rest = s.landing
    s.landing = tuple(rest)
    if figure != NONE:
        s.where[figure] = IN_BATTLE
    _attack(s, Fight(area, (seat, s.owner[area]), [units, 0], [figure, NONE], cause))
    tell_table(s, "landing")
    tell_fight(s)


def _attack(s: Kemet, fight: Fight) -> None:
    s.fight = fight
    s.attacked |= 1 << fight.seats[1]


def move_in(s: Kemet, seat: int, room: int) -> int:
    """R43: without an enemy those who wait stay, the surplus goes to supply; returns a creature that is too many."""
    (area, units, figure), *rest = s.landing
    s.landing = tuple(rest)
    surplus = max(units - room, 0)
    s.supply[seat] += surplus
    orphan = figure if figure != NONE and s.figure[area] != NONE else NONE
    if orphan != NONE:
        s.where[orphan] = IN_SUPPLY
    _put_army(s, seat, area, units - surplus, NONE if orphan != NONE else figure)
    emit(s, "no_battle", seat, s.board.names[area])
    tell_player(s, seat, "supply", "figures")
    tell_table(s, "landing")
    return orphan


# --- battle -------------------------------------------------------------------------------------------------


def set_stage(s: Kemet, stage: int) -> None:
    assert s.fight is not None
    s.fight.stage = stage
    tell_fight(s, "stage", "cards", "interventions")


def meet(s: Kemet) -> None:
    """The defending army is lifted off the map too: the battle begins."""
    fight = s.fight
    assert fight is not None
    area = fight.area
    fight.force[1], fight.figures[1] = s.units[area], s.figure[area]
    if fight.figures[1] != NONE:
        s.where[fight.figures[1]] = IN_BATTLE
    s.owner[area], s.units[area], s.figure[area] = NONE, 0, NONE
    s.shown = False
    fight.stage = 1
    emit(s, "battle_begins", *fight.seats, s.board.names[area])
    tell_area(s, area)
    tell_fight(s)


def withdraw(s: Kemet, side: int, count: int, why: str) -> None:
    """Units leave the battle for the supply."""
    fight = s.fight
    assert fight is not None
    count = min(count, fight.force[side])
    if count:
        seat = fight.seats[side]
        fight.force[side] -= count
        s.supply[seat] += count
        emit(s, "lost", seat, s.board.names[fight.area], count, why)
        tell_player(s, seat, "supply")
        tell_fight(s, "force")


def reinforce(s: Kemet, side: int, source: str) -> None:
    """A unit joins an army in battle."""
    fight = s.fight
    assert fight is not None
    seat = fight.seats[side]
    pool = s.supply if source == "supply" else s.underworld
    pool[seat] -= 1
    fight.force[side] += 1
    emit(s, "recruited", seat, s.board.names[fight.area], source)
    tell_player(s, seat, "supply", "underworld")
    tell_fight(s, "force")


def dismiss(s: Kemet, side: int, why: str) -> int:
    """A figure leaves the battle for the supply and is returned."""
    fight = s.fight
    assert fight is not None
    figure = fight.figures[side]
    fight.figures[side] = NONE
    s.where[figure] = IN_SUPPLY
    emit(s, why, fight.seats[side], s.box.figure_ids[figure])
    tell_player(s, fight.seats[side], "figures")
    tell_fight(s, "figures")
    return figure


def occupy(s: Kemet, side: int, area: int) -> None:
    """An army comes from the battle to an area."""
    fight = s.fight
    assert fight is not None
    units, figure = fight.force[side], fight.figures[side]
    fight.force[side], fight.figures[side] = 0, NONE
    _put_army(s, fight.seats[side], area, units, figure)
    tell_fight(s, "force", "figures")


def flee(s: Kemet, seat: int, area: int, target: int) -> None:
    """R8.15 The army goes to a neighbouring area before the battle."""
    units, figure = s.units[area], s.figure[area]
    s.owner[area], s.units[area], s.figure[area] = NONE, 0, NONE
    emit(s, "fled", seat, s.board.names[area], s.board.names[target])
    tell_area(s, area)
    _put_army(s, seat, target, units, figure)


def end_fight(s: Kemet) -> None:
    s.fight = None
    tell_fight(s)


def add_bonus(s: Kemet, side: int, strength: int, damage: int, protection: int) -> None:
    fight = s.fight
    assert fight is not None
    fight.strength[side] += strength
    fight.damage[side] += damage
    fight.protection[side] += protection
    tell_fight(s, "strength", "damage", "protection")


def take_veteran(s: Kemet, seat: int) -> None:
    """R5.10 As long as there are any."""
    if sum(s.veterans) < VETERANS:
        s.veterans[seat] += 1
        emit(s, "veteran", seat)
        tell_player(s, seat, "veterans")


def spend_veterans(s: Kemet, seat: int, count: int) -> None:
    s.veterans[seat] -= count
    tell_player(s, seat, "veterans")


# --- boards -------------------------------------------------------------------------------------------------


def take_city(s: Kemet, seat: int, city: int) -> None:
    """R1.5 The statue marks whose city it is."""
    s.cities[city] = seat
    emit(s, "city", seat, s.board.cities[city])
    tell_player(s, seat, "city")


def build(s: Kemet, seat: int, area: int, colour: int, secret: bool = False) -> None:
    """R4.2 A pyramid grows by one level; a new one has the colour of its top."""
    s.colour[area] = colour
    s.level[area] += 1
    only = (seat,) if secret else None
    if s.events is not None:
        emit(s, "built", seat, s.board.names[area], COLOURS[colour], s.level[area], only=only)


def think(s: Kemet, seat: int) -> None:
    """R11.2 A secret choice that is not finished: every answer looks alike from outside."""
    emit(s, "built", seat, None, None, None, only=(seat,))


def reveal_pyramids(s: Kemet) -> None:
    """R1.7 All pyramids of the set-up are shown together."""
    if s.events is not None:
        built = [at for at, level in enumerate(s.level) if level]
        shown = tuple((s.board.names[at], COLOURS[s.colour[at]], s.level[at]) for at in built)
        emit(s, "pyramids", shown)


def take_tile(s: Kemet, seat: int, tile: int) -> None:
    """R4.3 The tile is laid before the player; what it modifies holds from now on."""
    s.tiles[seat] |= 1 << tile
    s.mods[seat] = s.box.mods(s.tiles[seat])
    emit(s, "tile", seat, s.box.tile_ids[tile])
    tell_player(s, seat, "tiles")


def place_token(s: Kemet, seat: int, space: int, metal: str) -> None:
    """R3.2, R3.4 A token on a space."""
    s.used[seat] |= 1 << space
    if metal == "silver":
        s.silver[seat] = space
    else:
        s.regular[seat] -= 1
        s.placed = True
    s.spent = s.attacked = 0
    emit(s, "token", seat, SPACES[space], metal)
    tell_player(s, seat, "regular", "spaces", "silver_used")
    tell_table(s, "placed")


def place_gold(s: Kemet, seat: int, gold: str) -> None:
    """R3.5 The gold token on the tip."""
    s.gold[seat] = True
    s.spent = s.attacked = 0
    emit(s, "token", seat, s.box.gold_name(gold), "gold")
    tell_player(s, seat, "gold_used")


def take_tokens_back(s: Kemet) -> None:
    """R7.1 All tokens return."""
    for seat in range(s.seats):
        s.regular[seat], s.used[seat], s.silver[seat], s.gold[seat] = REGULAR_TOKENS, 0, NONE, False
        tell_player(s, seat, "regular", "spaces", "silver_used", "gold_used")
    s.quiet = 0
    tell_table(s, "quiet")


def be_quiet(s: Kemet, seat: int) -> None:
    """R42: until the night the seat does not want to be asked about actions of others."""
    s.quiet |= 1 << seat
    tell_table(s, "quiet")


# --- the course of the game ---------------------------------------------------------------------------------


def set_phase(s: Kemet, phase: int) -> None:
    s.phase = phase
    tell_table(s, "phase")


def start_round(s: Kemet) -> None:
    s.round += 1
    s.phase = DAY
    emit(s, "round", s.round)
    tell_table(s, "round", "phase")


def start_turn(s: Kemet, seat: int) -> None:
    """R3.2 The next player."""
    s.turn += 1
    s.active = seat
    s.placed = False
    emit(s, "turn", seat, s.turn)
    tell_table(s, "active", "placed")


def set_order(s: Kemet, order: Sequence[int]) -> None:
    """R7.7 The turn order of the next round."""
    s.order = list(order)
    emit(s, "order", tuple(order))
    tell_table(s, "order")


def end(s: Kemet, winner: int, phase: int) -> None:
    """R6.3, R6.4 The game is over."""
    s.winner = winner
    s.phase = phase
    s.stack.clear()
    emit(s, "ended", winner)
    tell_table(s, "winner", "phase")
