"""Options, seats and bots as they are typed."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from pyramidion.arena.contestant import contestant
from pyramidion.bots.own import check, is_own
from pyramidion.cli.complaint import Complaint, complaining
from pyramidion.kernel import files, rng
from pyramidion.kernel.contract import Entry, Game
from pyramidion.kernel.naming import nearest
from pyramidion.kernel.text import Say

HUMAN: Final = "human"
WORDS: Final = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def options_of(game: Game[Any], pairs: Sequence[str], errata: str | None) -> Any:
    """`KEY=VALUE` pairs and an errata file as the game's options."""
    known = {field.name: field for field in msgspec.structs.fields(game.options)}
    chosen: dict[str, Any] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if key not in known:
            raise Complaint("error-unknown-option", name=key, nearest=nearest(key, known))
        if not equals:
            raise Complaint("error-option-form", name=pair)
        chosen[key] = WORDS.get(value.lower(), value) if known[key].type is bool else value
    if errata is not None:
        if "errata" not in known:
            raise Complaint("error-no-errata", name=game.id)
        chosen["errata"] = _read_errata(errata)
    return _converted(game, chosen)


def _converted(game: Game[Any], chosen: dict[str, Any]) -> Any:
    for key, value in chosen.items():
        try:
            msgspec.convert({key: value}, game.options, strict=False)
        except msgspec.ValidationError as error:
            raise Complaint("error-option-value", name=key, value=str(value), detail=str(error)) from error
    return msgspec.convert(chosen, game.options, strict=False)


def _read_errata(file: str) -> dict[str, Any]:
    with complaining(file):
        source = files.read_text(Path(file))
        try:
            return files.parse_toml(source)
        except tomllib.TOMLDecodeError as error:
            raise Complaint("error-bad-toml", file, detail=str(error)) from error


def seats_of(game: Game[Any], typed: str, humans: bool) -> list[str]:
    """`human,scribe` as a list; every name is checked, and their number."""
    names = [name.strip() for name in typed.split(",")]
    for name in names:
        if name != HUMAN or not humans:
            with complaining():
                check(contestant(name).name)
    if len(names) not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise Complaint("error-bad-seats", seats=len(names), low=low, high=high)
    return names


def bot_label(typed: str, say: Say) -> str:
    """`Architect@5` for `architect@5`; a bot of somebody's own is called as it was typed."""
    name = contestant(typed).name
    return typed if is_own(name) else say(f"bot-{name}") + typed.removeprefix(name)


def seed_of(value: int) -> int:
    """A seed fits into 256 bits."""
    if not 0 <= value < 1 << 8 * rng.SEED_BYTES:
        raise Complaint("error-seed-range")
    return value


def corrected_words(content: Sequence[Entry], lang: str) -> dict[str, str]:
    """Names and texts that an errata file gives, as messages."""
    found = {}
    for entry in content:
        if f"name_{lang}" in entry.words:
            found[f"card-{entry.id}"] = entry.words[f"name_{lang}"]
        if f"text_{lang}" in entry.words:
            found[f"card-{entry.id}.text"] = entry.words[f"text_{lang}"]
    return found
