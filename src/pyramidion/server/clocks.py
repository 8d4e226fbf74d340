"""The clocks of a table, folded from the entries of its log. No input or output.

A seat's clock runs while its person is asked, also while no server runs; while a bot plays the seat it stands still.
Every entry that all may see charges the time since the one before it to the seats whose clocks ran. An entry that the
others do not see (a part of a sealed answer) changes no bank: its time is charged by the next entry that they see.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from pyramidion.server.entries import Clock, Entry

DAY = 86400.0
RETURN = {"none": 0.0, "live": 10.0, "days": 3600.0}  # seconds for who comes back without any; an increment may be more


class Standing(NamedTuple):
    """An action that has not been taken back, the seconds that it added to its seat's bank, and who did it."""

    seat: int
    gain: float
    person: bool


class Clocks:
    """How much time each seat has left; with `days` a bank that each action of the seat fills up again."""

    def __init__(self, clock: Clock, seats: int, start: float) -> None:
        self.clock = clock
        self.full = clock.days * DAY if clock.kind == "days" else clock.bank
        self.left = [self.full] * seats  # at the moment `since`
        self.since = start
        self.running: Sequence[int] = ()  # the seats whose persons are asked
        self.actions: list[Standing] = []
        self.gained = [0.0] * seats  # what the standing actions of each seat have added
        self.played = [False] * seats  # has a bot acted in the seat since its person was there?

    # --- what is left --------------------------------------------------------------------------------------

    def at(self, moment: float) -> list[float]:
        """The banks at a moment after the last entry."""
        spent = max(0.0, moment - self.since)
        return [left - spent if seat in self.running else left for seat, left in enumerate(self.left)]

    def deadline(self) -> float | None:
        """When the first of the people who are asked has no time left; None if no clock runs."""
        if self.clock.kind == "none" or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def late(self, moment: float) -> list[int]:
        """The seats whose time is over."""
        if self.clock.kind == "none":
            return []
        return [seat for seat in self.running if moment - self.since >= self.left[seat]]

    def floor(self, seats: Collection[int]) -> int:
        """These seats cannot take back actions before this one: a bot did the last of them in their place."""
        last = range(len(self.actions) - 1, -1, -1)
        mine = (at for at in last if self.actions[at].seat in seats and not self.actions[at].person)
        return next(mine, -1) + 1

    def affords(self, seats: Collection[int], to: int, moment: float) -> bool:
        """Would these seats still have time after going back to before action `to`?"""
        left, lost = self.at(moment), self._lost(self.actions[to:])
        return all(not lost[seat] or left[seat] > lost[seat] for seat in seats)

    def may_return(self, seat: int) -> bool:
        """The question at which a person's time ran out is the bot's: after its answer the person can come back."""
        return self.clock.kind == "none" or self.left[seat] > 0 or self.played[seat]

    # --- a new entry ---------------------------------------------------------------------------------------

    def after(self, entry: Entry, own: Collection[int]) -> list[float] | None:
        """The banks after a new entry, where they change; `own` are the seats of the person who made it."""
        if self.clock.kind == "none" or not entry.shown:
            return None
        left = self.at(entry.at)
        if entry.kind == "act":
            seat = _seat(entry)
            left[seat] += self._gain(left[seat], seat in self.running)
        elif entry.kind == "back":
            left[_seat(entry)] = self._on_return(_seat(entry))
        else:
            left = self._without(left, [self.actions[at] for at in self._taken_back(entry)], own)
        return left if left != self.left else None

    def _gain(self, left: float, person: bool) -> float:
        """What an action adds: with `days` all that is missing, else the increment, and nothing if a bot acts."""
        if self.clock.kind == "days":
            return self.full - left
        return self.clock.increment if person else 0.0

    def _on_return(self, seat: int) -> float:
        return max(self.left[seat], self._minimum()) if self.played[seat] else self.left[seat]

    def _minimum(self) -> float:
        """Enough to answer one question, and never more than half of the first bank."""
        return min(max(RETURN[self.clock.kind], self.clock.increment), self.full / 2)

    def _without(self, left: list[float], gone: Sequence[Standing], own: Collection[int]) -> list[float]:
        """Actions are taken back, and with them what they added. Who did not do this keeps enough to act again."""
        lost = self._lost(gone)
        banks = [bank - lost[seat] for seat, bank in enumerate(left)]
        for seat, bank in enumerate(left):
            if lost[seat] and seat not in own:
                kept = bank if self.clock.kind == "days" else min(bank, self._minimum())
                banks[seat] = max(banks[seat], kept)
        return banks

    def _most(self, seat: int) -> float:
        """No bank is ever larger than the first one and the increments of the actions that stand."""
        return self.full + self.gained[seat]

    # --- folding -------------------------------------------------------------------------------------------

    def fold(self, entry: Entry, person: bool) -> None:
        """Count an entry in; `person`: does one play its seat? Version 0.1.0 stored banks with actions only."""
        if self.clock.kind == "none":
            return
        if entry.kind == "act":
            self._count(_seat(entry), entry, person)
        for at in reversed(self._taken_back(entry)):
            gone = self.actions.pop(at)
            self.gained[gone.seat] -= gone.gain
        if entry.kind == "back":
            self.played[_seat(entry)] = False
        if entry.shown:
            banks = enumerate(self.left if entry.left is None else entry.left)
            self.left = [min(bank, self._most(seat)) for seat, bank in banks]
            self.since = max(self.since, entry.at)

    def _count(self, seat: int, entry: Entry, person: bool) -> None:
        spent = max(0.0, entry.at - self.since) if person else 0.0
        gain = self._gain(self.left[seat] - spent, person) if entry.shown else 0.0
        self.actions.append(Standing(seat, gain, person))
        self.gained[seat] += gain
        self.played[seat] |= not person

    def _taken_back(self, entry: Entry) -> Sequence[int]:
        """The actions that an entry takes back; `change` the last of its seat, which need not be the last of all."""
        if entry.kind in ("undo", "rewind"):
            return range(entry.length, len(self.actions))
        if entry.kind == "change":
            own = [at for at, action in enumerate(self.actions) if action.seat == entry.seat]
            return own[len(own) - (len(self.actions) - entry.length) :]
        return ()

    def _lost(self, gone: Sequence[Standing]) -> list[float]:
        """What each seat loses with these actions."""
        sums = [0.0] * len(self.left)
        for action in gone:
            sums[action.seat] += action.gain
        return sums


def _seat(entry: Entry) -> int:
    assert entry.seat is not None
    return entry.seat
