"""`replay` shows a record action by action; `verify` proves it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

from pyramidion.cli.choices import corrected_words
from pyramidion.cli.complaint import Complaint, complaining
from pyramidion.cli.show import found_game
from pyramidion.cli.terminal import Terminal
from pyramidion.kernel import codec, record
from pyramidion.kernel.contract import Game, seen_by
from pyramidion.kernel.record import BrokenRecord, Record
from pyramidion.locale import Words


def run(arguments: argparse.Namespace) -> int:
    """The log as one seat saw it, or, without a seat, as a spectator did."""
    saved, game = _read(arguments.file)
    seat = arguments.seat
    if seat is not None and seat not in range(saved.seats):
        raise Complaint("error-no-such-seat", key="--seat", seat=seat, seats=saved.seats)
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
    """Commitment, log, events and digests; says at which action a tampered file breaks."""
    saved, game = _read(arguments.file)
    say = Words(arguments.lang, game.id)
    try:
        proved = record.verify(game, saved)
    except BrokenRecord as error:
        sentence = say(f"error-{error.code}", **error.args_by_name)
        print(say("error-at-action", at=error.at, error=sentence) if error.at else sentence)
        return 1
    errata = bool(saved.options.get("errata")) if isinstance(saved.options, dict) else False
    print(say("verified", actions=proved, commit=saved.commit[:16]))
    if errata:
        print(say("played-with-errata"))
    return 0


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
