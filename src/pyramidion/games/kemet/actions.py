"""R4 The other actions: pray, recruit, build, buy, summon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramidion.games.kemet import atoms
from pyramidion.games.kemet.armies import DIVINE, DONE_ANSWER, Sacrifice, limit, orphaned
from pyramidion.games.kemet.data import COLOURS, FIGURES, HIGHEST, TWIN_SURCHARGE
from pyramidion.games.kemet.spaces import FIRST_BUY
from pyramidion.games.kemet.state import DIVINE as DIVINE_FAME
from pyramidion.games.kemet.state import IN_SUPPLY, NIGHT, NONE, Kemet
from pyramidion.kernel.contract import Action, Question, Reason, action
from pyramidion.kernel.machine import DONE, It, Step, begin

REVIVE: Final = action("revive")
ADD: Final = {source: action("add", source) for source in ("supply", "underworld")}


class Pray(Step[Kemet]):
    """R4.1 Prayer points, more with the Priest; units with the Reinforcement Prayer."""

    rule = "R4.1"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        mods = s.mods[seat]
        atoms.gain(s, seat, s.box.numbers.prayer + mods.prayer, "prayer")
        if mods.prayer_units:
            begin(s, "place_in_city", seat, (mods.prayer_units, 0))


# --- placing units ------------------------------------------------------------------------------------------


class PlaceUnits(Step[Kemet]):
    """R4.4, R9.4 Units from supply or underworld, one by one. `it`: how many at most, their cost so far."""

    kind = "place_units"
    rule = "R4.4"
    loop = True
    why = "units"

    def __init__(self, armies: bool = True) -> None:
        self.armies = armies

    def areas(self, s: Kemet, seat: int) -> list[int]:
        """Own districts, and own armies elsewhere where the text says so."""
        city = s.city(seat)
        if not self.armies:
            return city
        return sorted({*city, *(area for area, owner in enumerate(s.owner) if owner == seat)})

    def cost(self, s: Kemet, seat: int, it: It, area: int) -> int:
        """What a unit from the supply costs here, before discounts."""
        return 0

    def has_room(self, s: Kemet, seat: int, area: int) -> bool:
        if s.owner[area] in (NONE, seat):
            return s.units[area] < limit(s, seat, s.figure[area])
        waiting = next((units for at, units, _ in s.landing if at == area), 0)
        return waiting < limit(s, seat, NONE)

    def charge(self, s: Kemet, seat: int, it: It, raw: int) -> int:
        """R25: the whole placement is one payment."""
        return atoms.price(s, seat, it[-1] + raw) - atoms.price(s, seat, it[-1])

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        if it[0] == 0:
            return None
        supply, underworld, pp = s.supply[seat], s.underworld[seat], s.pp[seat]
        place, unearth = s.box.place_answers, s.box.unearth_answers
        found: list[Action] = []
        later: list[Action] = []
        if supply or underworld:
            for area in self.areas(s, seat):
                if self.has_room(s, seat, area):
                    raw = self.cost(s, seat, it, area)
                    if supply and self.charge(s, seat, it, raw) <= pp:
                        found.append(place[area])
                    if underworld and self.charge(s, seat, it, raw + 1) <= pp:
                        later.append(unearth[area])
        found += later
        found += self.extra(s, seat, it)
        if not found:
            return None
        found.append(DONE_ANSWER)
        return found

    def extra(self, s: Kemet, seat: int, it: It) -> list[Action]:
        return []

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is None or answer is DONE_ANSWER:
            return DONE
        area = s.board.index[str(answer.noun)]
        source = "supply" if answer.verb == "place" else "underworld"
        raw = self.cost(s, seat, it, area) + (source == "underworld")
        atoms.pay(s, seat, self.charge(s, seat, it, raw), self.why)
        atoms.enlist(s, seat, area, source)
        return self.following(s, seat, it, area, raw)

    def following(self, s: Kemet, seat: int, it: It, area: int, raw: int) -> It:
        return (it[0] - 1, it[1] + raw)

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"left": it[0], "supply": s.supply[seat]})

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb not in ("place", "unearth") or str(tried.noun) not in s.board.index:
            return Reason("place-units-first", self.rule)
        area = s.board.index[str(tried.noun)]
        if area not in self.areas(s, seat):
            return Reason("not-a-place-for-units", self.rule, {"area": str(tried.noun)})
        if not self.has_room(s, seat, area):
            most = limit(s, seat, s.figure[area] if s.owner[area] in (NONE, seat) else NONE)
            return Reason("army-limit", self.rule, {"area": str(tried.noun), "limit": most})
        under = tried.verb == "unearth"
        if not (s.underworld if under else s.supply)[seat]:
            return Reason("underworld-empty" if under else "supply-empty", self.rule)
        need = self.charge(s, seat, it, self.cost(s, seat, it, area) + under)
        return Reason("not-enough-pp", "R4.10", {"cost": need, "have": s.pp[seat]})


class Recruit(PlaceUnits):
    """R4.4, R9.5 The Recruit action. `it`: units without end, free ones left, what they have cost so far."""

    kind = "recruit"
    why = "recruit"

    def areas(self, s: Kemet, seat: int) -> list[int]:
        mods, city = s.mods[seat], s.city(seat)
        if not mods.local and not mods.divinities:
            return city
        others = [area for area, owner in enumerate(s.owner) if owner == seat and (mods.local or _divine(s, area))]
        return sorted({*city, *others})

    def cost(self, s: Kemet, seat: int, it: It, area: int) -> int:
        """R26, R9.5 Free units are for normal recruiting, not for followers."""
        return 0 if it[1] and not (_divine(s, area) and s.owner[area] == seat) else 1

    def extra(self, s: Kemet, seat: int, it: It) -> list[Action]:
        found = [s.box.act("join", s.box.figure_ids[figure]) for figure in joinable(s, seat)]
        if s.underworld[seat] and self.charge(s, seat, it, 1) <= s.pp[seat]:
            found.append(REVIVE)
        return found

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is REVIVE:
            atoms.pay(s, seat, self.charge(s, seat, it, 1), self.why)
            atoms.revive(s, seat)
            return (it[0], it[1], it[2] + 1)
        if answer is not None and answer.verb == "join":
            begin(s, "join", seat, s.box.figure_ids.index(str(answer.noun)))
            return None
        return super().do(s, seat, it, answer)

    def following(self, s: Kemet, seat: int, it: It, area: int, raw: int) -> It:
        free = it[1] - 1 if it[1] and not (_divine(s, area) and s.owner[area] == seat) else it[1]
        return (it[0], free, it[2] + raw)

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"free": it[1], "supply": s.supply[seat], "pp": s.pp[seat]})


def _divine(s: Kemet, area: int) -> bool:
    return s.figure[area] != NONE and DIVINE[s.figure[area]]


class BeginRecruit(Step[Kemet]):
    """R26: free units of the Scribe and of the Dark Servants add up."""

    rule = "R4.4"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        mods = s.mods[seat]
        return (-1, mods.recruits + mods.recruits_per_level * s.putrefaction(seat), 0)


def joinable(s: Kemet, seat: int) -> list[int]:
    """R4.9 Creatures in supply, while an army in an own district can take one."""
    waiting = [figure for figure in s.mods[seat].creatures if s.where[figure] == IN_SUPPLY]
    return waiting if waiting and joins(s, seat) else []


def joins(s: Kemet, seat: int) -> list[int]:
    """Own districts with an army, or with recruits beside an enemy, that has no figure."""
    landed = {area for area, _, figure in s.landing if figure == NONE}
    return [area for area in s.city(seat) if (s.owner[area] == seat and s.figure[area] == NONE) or area in landed]


class JoinArmy(Step[Kemet]):
    """R4.9 Which army does the creature join? `it` is the figure."""

    kind = "join_army"
    rule = "R4.9"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        return [s.box.place_answers[area] for area in joins(s, seat)]

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        assert answer is not None
        atoms.join(s, seat, it, s.board.index[str(answer.noun)])

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"card": s.box.figure_ids[it]})

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "place":
            return Reason("place-creature-first", self.rule, {"card": s.box.figure_ids[it]})
        return Reason("no-army-without-figure", self.rule, {"area": str(tried.noun)})


class FightLandings(Step[Kemet]):
    """R4.4, R43: all placements first, then the battles one after another; the recruits attack if an enemy is left."""

    rule = "R4.4"
    loop = True

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if not s.landing:
            return DONE
        area = s.landing[0][0]
        if s.owner[area] in (NONE, seat):
            room = limit(s, seat, s.figure[area]) - s.units[area]
            orphaned(s, seat, atoms.move_in(s, seat, room))
        else:
            atoms.land(s, seat, "night" if s.phase == NIGHT else "recruit")
            begin(s, "battle", seat)
        return None


# --- pyramids -----------------------------------------------------------------------------------------------


def free_colours(s: Kemet, seat: int) -> list[int]:
    """R4.2 Colours in play of which the seat has no pyramid yet."""
    have = {s.colour[area] for area in s.city(seat) if s.level[area]}
    return [colour for colour in s.colours if colour not in have]


def level_price(s: Kemet, seat: int, area: int, discount: int = 0) -> int:
    """R4.2 Level n costs n, less what Magical Support and others take off."""
    return max(s.level[area] + 1 - s.mods[seat].level_discount - discount, 0)


def can_raise(s: Kemet, seat: int, area: int) -> bool:
    """R4.2 An own district that no enemy holds, below the highest level; a new one needs a colour."""
    if s.owner[area] not in (NONE, seat) or s.level[area] == HIGHEST:
        return False
    return bool(s.level[area] or free_colours(s, seat))


def raise_pyramid(s: Kemet, seat: int, area: int) -> None:
    """R4.2 One level; a new pyramid gets a colour."""
    if s.level[area]:
        atoms.build(s, seat, area, s.colour[area])
    else:
        begin(s, "colour", seat, area)


class Build(Step[Kemet]):
    """R4.2 One own pyramid, any number of levels. `it`: the district and what it has cost so far."""

    kind = "build"
    rule = "R4.2"
    loop = True

    def charge(self, s: Kemet, seat: int, it: It, area: int) -> int:
        """R25: the whole build is one payment."""
        so_far = it[1] if it else 0
        return atoms.price(s, seat, so_far + level_price(s, seat, area)) - atoms.price(s, seat, so_far)

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        areas = [it[0]] if it else s.city(seat)
        answers = [
            s.box.act("build", s.board.names[area])
            for area in areas
            if can_raise(s, seat, area) and self.charge(s, seat, it, area) <= s.pp[seat]
        ]
        return [*answers, DONE_ANSWER] if answers else None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is None or answer is DONE_ANSWER:
            return DONE
        area = s.board.index[str(answer.noun)]
        raw = level_price(s, seat, area)
        atoms.pay(s, seat, self.charge(s, seat, it, area), "build")
        raise_pyramid(s, seat, area)
        return (area, (it[1] if it else 0) + raw)

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"pp": s.pp[seat], "begun": int(bool(it))})

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "build" or str(tried.noun) not in s.board.index:
            return Reason("build-first", self.rule)
        area = s.board.index[str(tried.noun)]
        return why_not_build(s, seat, it, area, self.charge(s, seat, it, area))


def why_not_build(s: Kemet, seat: int, it: It, area: int, cost: int) -> Reason:
    name = s.board.names[area]
    if area not in s.city(seat):
        return Reason("not-your-district", "R4.2", {"area": name})
    if it and it[0] != area:
        return Reason("one-pyramid", "R4.2", {"area": s.board.names[it[0]]})
    if s.owner[area] not in (NONE, seat):
        return Reason("district-held", "R4.2", {"area": name})
    if s.level[area] == HIGHEST:
        return Reason("highest-level", "R4.2", {"area": name})
    if not s.level[area] and not free_colours(s, seat):
        return Reason("no-colour-left", "R4.2")
    return Reason("not-enough-pp", "R4.2", {"cost": cost, "have": s.pp[seat]})


class ChooseColour(Step[Kemet]):
    """R4.2 The colour of a new pyramid; `it` is the district."""

    kind = "choose_colour"
    rule = "R4.2"
    secret = False

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        colours = free_colours(s, seat)
        return [s.box.act("colour", COLOURS[colour]) for colour in colours] if len(colours) > 1 else None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        colour = COLOURS.index(str(answer.noun)) if answer is not None else free_colours(s, seat)[0]
        atoms.build(s, seat, it, colour, self.secret)

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"area": s.board.names[it]})

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "colour" or tried.noun not in COLOURS:
            return Reason("colour-first", self.rule)
        played = COLOURS.index(str(tried.noun)) in s.colours
        return Reason("colour-built" if played else "colour-not-in-play", self.rule, {"colour": str(tried.noun)})


# --- tiles --------------------------------------------------------------------------------------------------


def tiles_left(s: Kemet, tile: int) -> int:
    """Copies that nobody has."""
    return s.box.tiles[tile].copies - sum(mask >> tile & 1 for mask in s.tiles)


def highest_pyramid(s: Kemet, seat: int, colour: int) -> int:
    """R4.3, R31 The highest pyramid of the colour that the seat controls, wherever it stands."""
    best = 0
    for city, districts in enumerate(s.board.districts):
        for area in districts:
            if s.colour[area] == colour and s.level[area] > best:
                owner = s.owner[area]
                if owner == seat or (owner == NONE and s.cities[city] == seat):
                    best = s.level[area]
    return best


def tile_price(s: Kemet, seat: int, tile: int, extra: int = 0) -> int:
    return atoms.price(s, seat, max(s.box.tiles[tile].level + extra - s.mods[seat].tile_discount, 0))


def buyable(s: Kemet, seat: int, colour: int, extra: int = 0) -> list[int]:
    """R4.3 Tiles of the colour that the seat may have and can pay."""
    height = highest_pyramid(s, seat, colour)
    if not height:
        return []
    owned, pp, rivals = s.tiles[seat], s.pp[seat], s.box.rivals
    return [
        tile
        for tile in s.box.by_colour[colour]
        if s.box.tiles[tile].level <= height
        and not rivals[tile] & owned
        and tile_price(s, seat, tile, extra) <= pp
        and tiles_left(s, tile)
    ]


def acquire(s: Kemet, seat: int, tile: int) -> None:
    """R4.3 The tile with its fame, its figure and its effect on purchase."""
    atoms.take_tile(s, seat, tile)
    entry, text = s.box.tiles[tile], f"purchase.{s.box.tiles[tile].id}"
    for _ in range(entry.fame):
        atoms.win_fame(s, seat, DIVINE_FAME)
    if text in s.texts:
        begin(s, text, seat)
    figure = s.box.figure_of[tile]
    if figure != NONE:
        atoms.get_figure(s, seat, figure)
        if not DIVINE[figure]:
            begin(s, "shelter", seat, figure)


class Buy(Step[Kemet]):
    """R4.3 One tile of the colour of the space; `it` is the colour."""

    kind = "buy"
    rule = "R4.3"
    extra = 0

    def colours(self, s: Kemet, seat: int, it: It) -> Sequence[int]:
        return (it,)

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        answers = s.box.buy_answers
        found = [answers[t] for colour in self.colours(s, seat, it) for t in buyable(s, seat, colour, self.extra)]
        return [*found, DONE_ANSWER] if found else None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is not None and answer is not DONE_ANSWER:
            tile = s.box.tile_index[str(answer.noun)]
            atoms.pay(s, seat, tile_price(s, seat, tile, self.extra), "tile")
            acquire(s, seat, tile)

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        colours = [COLOURS[colour] for colour in self.colours(s, seat, it)]
        return Question(self.kind, self.rule, {"colour": colours[0] if colours else "", "pp": s.pp[seat]})

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        tile = s.box.tile_index.get(str(tried.noun), NONE)
        if tried.verb != "buy" or tile == NONE:
            return Reason("buy-first", self.rule)
        return why_not_buy(s, seat, tile, self.colours(s, seat, it), self.extra)


def why_not_buy(s: Kemet, seat: int, tile: int, colours: Sequence[int], extra: int) -> Reason:
    id, colour = s.box.tile_ids[tile], s.box.colour_of[tile]
    if colour not in colours:
        return Reason("other-colour", "R4.3", {"card": id, "colour": COLOURS[colour]})
    if s.tiles[seat] >> tile & 1:
        return Reason("tile-owned", "R37", {"card": id})
    if s.box.rivals[tile] & s.tiles[seat]:
        return Reason("tile-excluded", "R19", {"card": id})
    if not tiles_left(s, tile):
        return Reason("tile-gone", "R4.3", {"card": id})
    if highest_pyramid(s, seat, colour) < s.box.tiles[tile].level:
        return Reason("pyramid-too-low", "R4.3", {"level": s.box.tiles[tile].level, "colour": COLOURS[colour]})
    return Reason("not-enough-pp", "R4.3", {"cost": tile_price(s, seat, tile, extra), "have": s.pp[seat]})


class BuyAgain(Buy):
    """R10.5 Twin Ceremony: a colour bought this round once more, one dearer."""

    kind = "buy_again"
    rule = "R10.5"
    extra = TWIN_SURCHARGE

    def colours(self, s: Kemet, seat: int, it: It) -> Sequence[int]:
        return bought_colours(s, seat)


def bought_colours(s: Kemet, seat: int) -> list[int]:
    return [colour for colour in s.colours if s.used[seat] >> FIRST_BUY + colour & 1]


# --- divinities ---------------------------------------------------------------------------------------------


def summon_areas(s: Kemet, figure: int) -> list[int]:
    """R9.9 Free areas of the right kind."""
    ground = s.board.coasts if FIGURES[figure].ground == "coast" else s.board.deserts
    return [area for area in ground if s.owner[area] == NONE]


class Summon(Step[Kemet]):
    """R9.9 Place the divinity on a free area; `it` is the figure. Then its followers."""

    kind = "summon"
    rule = "R9.9"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        return [s.box.place_answers[area] for area in summon_areas(s, it)] or None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is not None:
            area = s.board.index[str(answer.noun)]
            atoms.summon(s, seat, it, area)
            begin(s, "followers", seat, (area, s.putrefaction(seat), 0))

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"card": s.box.figure_ids[it]})

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "place":
            return Reason("summon-first", self.rule, {"card": s.box.figure_ids[it]})
        return Reason("not-free-ground", self.rule, {"area": str(tried.noun), "card": s.box.figure_ids[it]})


class AddFollowers(Step[Kemet]):
    """R9.9 A unit for each putrefaction level. `it`: the area, units left, what they have cost so far."""

    kind = "followers"
    rule = "R9.9"
    loop = True

    def charge(self, s: Kemet, seat: int, it: It) -> int:
        return atoms.price(s, seat, it[2] + 1) - atoms.price(s, seat, it[2])

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        if not it[1]:
            return None
        below = s.underworld[seat] and self.charge(s, seat, it) <= s.pp[seat]
        if s.supply[seat]:
            return [ADD["supply"], ADD["underworld"]] if below else [ADD["supply"]]
        return [ADD["underworld"], DONE_ANSWER] if below else None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is None or answer is DONE_ANSWER:
            return DONE
        area, left, raw = it
        extra = int(answer.noun == "underworld")
        if extra:
            atoms.pay(s, seat, self.charge(s, seat, it), "units")
        atoms.enlist(s, seat, area, str(answer.noun))
        return (area, left - 1, raw + extra)

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"left": it[1]})

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        return Reason("followers-first", self.rule)


TEXTS: Final[dict[str, tuple[Step[Kemet], ...]]] = {
    "pray": (Pray(),),
    "dark_cult": (Sacrifice(), Pray()),
    "place_in_city": (PlaceUnits(armies=False), FightLandings()),
    "place_units": (PlaceUnits(), FightLandings()),
    "recruit": (BeginRecruit(), Recruit(), FightLandings()),
    "join": (JoinArmy(),),
    "build": (Build(),),
    "colour": (ChooseColour(),),
    "buy": (Buy(),),
    "twin": (BuyAgain(),),
    "summon": (Summon(),),
    "followers": (AddFollowers(),),
}
