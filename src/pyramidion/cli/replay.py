"""`replay` shows a record action by action; `verify` checks it, and proves it with a hash that was noted."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from pyramidion.cli.choices import HUMAN, corrected_words
from pyramidion.cli.complaint import Complaint, complaining, reading_record
from pyramidion.cli.show import found_game
from pyramidion.cli.terminal import Terminal
from pyramidion.kernel import codec, record
from pyramidion.kernel.contract import Game, seen_by
from pyramidion.kernel.fairness import LEAST_NOTED, Start, same
from pyramidion.kernel.record import BrokenRecord, Record
from pyramidion.locale import Words


def run(arguments: argparse.Namespace) -> int:
    """The log as one seat saw it, or, without a seat, as a spectator did."""
    saved, game = _read(arguments.file)
    seat = arguments.seat
    if seat is not None and seat not in range(saved.seats):
        raise Complaint("error-no-such-seat", key="--seat", seat=seat, seats=saved.seats)
    with reading_record(arguments.file):
        terminal = Terminal(_words(arguments.lang, game, saved), arguments.plain)
        for number, ((_, text), events) in enumerate(zip(saved.log, saved.events, strict=True), 1):
            told = seen_by(game, map(codec.event_from_json, events), seat)
            lines = terminal.log_lines(game, told)
            for line in lines or ([] if events else [text]):
                terminal.write(f"{number:4}  {line}")
        if saved.result is not None:
            terminal.result(saved.result)
    return 0


def verify(arguments: argparse.Namespace) -> int:
    """Everything in the record agrees; with a hash noted during the game, it is that game."""
    noted = {name: _noted(getattr(arguments, name)) for name in ("commit", "final")}
    saved, game = _read(arguments.file)
    say = Words(arguments.lang, game.id)
    with reading_record(arguments.file):
        try:
            actions = record.verify(game, saved)
        except BrokenRecord as error:
            sentence = say(f"error-{error.code}", **error.args_by_name)
            print(say("error-at-action", at=error.at, error=sentence) if error.at else sentence)
            return 1
    different = _different(saved, noted["commit"], noted["final"], say)
    if different is not None:
        print(different)
        return 1
    print(say("verified", actions=actions))
    for line in (*_proved(saved, arguments, say), *_facts(saved, say)):
        print(line)
    return 0


def _noted(typed: str | None) -> str | None:
    if typed is not None and not re.fullmatch(rf"[0-9a-fA-F]{{{LEAST_NOTED},64}}", typed):
        raise Complaint("error-short-hash", value=typed[:80], least=LEAST_NOTED)
    return typed


def _different(saved: Record, opening: str | None, closing: str | None, say: Words) -> str | None:
    """What says that this is another game than the one of which a hash was noted."""
    for kind, noted, found in (("opening", opening, saved.opening), ("closing", closing, saved.closing)):
        if noted is not None and found is None:
            return say("error-nothing-to-compare", noted=noted)
        if noted is not None and not same(noted, found):
            return say(f"error-noted-{kind}", noted=noted, found=found or "")
    return None


def _proved(saved: Record, arguments: argparse.Namespace, say: Words) -> Iterator[str]:
    if saved.start is None:
        yield say("no-opening")
        return
    if arguments.commit is None and arguments.final is None:
        yield say("note-both", file=arguments.file)
    else:
        yield say("proved-opening" if arguments.commit else "note-opening")
        yield say("proved-closing" if arguments.final else "note-closing")
    yield say("hash-opening", hash=saved.start.opening)
    yield say("hash-closing", hash=saved.closing or "")
    yield say("hash-commit", hash=saved.commit)


def _facts(saved: Record, say: Words) -> Iterator[str]:
    """What a reader of the proof should know besides."""
    if saved.start is not None:
        yield from _seeding(saved, saved.start, say)
        removed = (seat for seat, salt in enumerate(saved.start.name_salts, 1) if salt is None)
        yield from (say("name-removed", seat=seat) for seat in removed)
    if saved.result is None:
        yield say("not-played-out")
    if isinstance(saved.options, dict) and saved.options.get("errata"):
        yield say("played-with-errata")


def _seeding(saved: Record, start: Start, say: Words) -> Iterator[str]:
    """Who chose the shuffles; each person can look for the number that their own client has sent."""
    if start.seeding != "shared":
        yield say(f"seeding-{start.seeding}")
        return
    for kind, name, number in zip(saved.kinds, saved.players, start.client_seeds, strict=True):
        shown = "".join(letter for letter in name if letter.isprintable())
        if number is not None:
            yield say("sent-number", name=shown, number=number)
        elif kind == HUMAN:
            yield say("sent-nothing", name=shown)


def _read(file: str) -> tuple[Record, Game[Any]]:
    with complaining(file):
        saved = record.read(Path(file))
    if len(saved.log) != len(saved.events):
        raise Complaint("error-lengths", file, log=len(saved.log), digest=len(saved.digest))
    return saved, found_game(saved.game)


def _words(lang: str, game: Game[Any], saved: Record) -> Words:
    with complaining():
        options = msgspec.convert(saved.options, game.options)
        content = game.content(options)
    return Words(lang, game.id, saved.players, corrected_words(content, lang))
