"""A table from its log: from a snapshot and the lines after it, also where the rules have changed in between."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from pyramidion.kernel import record
from pyramidion.kernel.contract import IllegalAction
from pyramidion.server.entries import Entry, TableRow
from pyramidion.server.live import MOVES, Live
from pyramidion.server.refusal import Refusal
from pyramidion.server.slices import in_slices
from pyramidion.server.store import ADD_SNAPSHOT, Conflict, Store, Write

Found = Sequence[tuple[int, int]]  # snapshots: the line of the log, and how many actions the game had; newest first


async def restored(store: Store, row: TableRow) -> tuple[Live, int]:
    """The table, and the line of its newest snapshot."""
    entries = await store.entries(row.id)
    found = await store.snapshots(row.id)
    try:
        live = Live(row)
    except (msgspec.ValidationError, KeyError, ValueError) as error:
        raise Refusal("other-rules") from error
    if rules_of(row, entries) == live.game.version:
        use = usable_snapshot(found, entries)
        await _repeat(live, entries, use, await _saved(store, row.id, use))
    else:
        try:
            live = await _carried_over(store, row, entries, _good(found, entries))
        except Conflict:
            return await restored(store, row)
    live.wishes = await store.all_wishes(row.id)
    return live, found[0][0] if found else 0


def rules_of(row: TableRow, entries: Sequence[Entry]) -> int:
    """The version of the rules that the table is played by."""
    carried = (int(entry.detail["version"]) for entry in entries if entry.kind in ("start", "rules"))
    return max(carried, default=row.version)


def snapshot_of(live: Live) -> Write:
    assert live.table is not None
    saved = msgspec.json.encode(live.table.record(ended=live.over))
    return ADD_SNAPSHOT, {"table": live.row.id, "seq": live.seq, "length": len(live.table.log), "record": saved}


async def _saved(store: Store, table: str, seq: int) -> record.Record | None:
    saved = await store.snapshot(table, seq) if seq else None
    return msgspec.json.decode(saved, type=record.Record) if saved is not None else None


async def _repeat(live: Live, entries: Sequence[Entry], use: int, saved: record.Record | None) -> bool:
    """Up to the snapshot only chairs and counts; after it the game too. Did the same happen again?"""
    same = True
    async for entry in in_slices(entries):
        if saved is not None and entry.seq <= use:
            live.note(entry)
            if entry.seq == use:
                live.resume(saved)
        else:
            same &= live.replay(entry)
    return same


def _good(found: Found, entries: Sequence[Entry]) -> list[int]:
    """The snapshots before which nothing was taken back later, and which today's rules can read."""
    carried = max((entry.seq for entry in entries if entry.kind == "rules"), default=0)
    good = []
    for seq, length in found:
        later = (entry.length for entry in entries if entry.seq > seq and entry.kind != "chat")
        if seq >= carried and length <= min(later, default=length):
            good.append(seq)
    return good


def usable_snapshot(found: Found, entries: Sequence[Entry]) -> int:
    """The line of the snapshot from which the rest is done again, 0 for none.

    The last but one: it leaves actions that can be undone. What was played by older rules is never done again.
    """
    good = _good(found, entries)
    carried = max((entry.seq for entry in entries if entry.kind == "rules"), default=0)
    return good[1] if len(good) > 1 else carried


async def _carried_over(store: Store, row: TableRow, entries: Sequence[Entry], good: Sequence[int]) -> Live:
    """The newest snapshot, migrated. Lines after it must do what they did then; else the table waits for its rules."""
    newest = good[0] if good else 0
    saved = await _saved(store, row.id, newest)
    live = Live(row)
    try:
        if not await _repeat(live, entries, newest, saved):
            raise Refusal("other-rules")
    except (record.BrokenRecord, IllegalAction, Refusal, LookupError, ValueError, TypeError) as error:
        moved_since = any(entry.seq > newest and entry.kind in MOVES for entry in entries)
        if saved is None or saved.result is None or moved_since:
            raise Refusal("other-rules") from error
        live = Live(row)
        live.keep(saved, entries)
        return live
    if live.status == "playing":
        entry = live.new_rules(time.time())
        live.note(entry)
        await store.append(row.id, entry, None, snapshot_of(live))
    return live
