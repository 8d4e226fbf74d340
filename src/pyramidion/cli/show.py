"""`games`, `rules`, `cards`: what there is to play and to read."""

from __future__ import annotations

import argparse
import re
import textwrap
from collections.abc import Iterator
from typing import Any

from pyramidion.cli.choices import corrected_words, options_of
from pyramidion.cli.complaint import Complaint, complaining
from pyramidion.kernel import registry
from pyramidion.kernel.contract import Entry, Game
from pyramidion.kernel.naming import nearest
from pyramidion.kernel.text import Say
from pyramidion.locale import MissingWords, Words, digest_of


def games(arguments: argparse.Namespace) -> int:
    """One line per game."""
    for id, game in registry.games().items():
        say = Words(arguments.lang, id)
        low, high = game.seats[0], game.seats[-1]
        print(f"{id:10} {say(f'game-{id}')}  ({say('seat-range', low=low, high=high)})")
        print(f"{'':10} {say(f'game-{id}.tagline')}")
    return 0


def found_game(name: str) -> Game[Any]:
    with complaining():
        return registry.game(name)


# --- rules --------------------------------------------------------------------------------------------------


def rules(arguments: argparse.Namespace) -> int:
    """The whole digest, a chapter by number or title, or one rule by its number."""
    game = found_game(arguments.game)
    digest = rules_digest(game.id, arguments.lang)
    if not arguments.section:
        print(digest)
        return 0
    found = section(digest, arguments.section)
    if not found:
        raise Complaint("error-unknown-section", name=arguments.section, nearest=", ".join(_titles(digest)))
    print(found)
    return 0


def rules_digest(game: str, lang: str) -> str:
    try:
        return digest_of(game, lang)
    except MissingWords as missing:
        raise Complaint("error-no-rules", name=game) from missing


def section(digest: str, wanted: str) -> str:
    """`R4.2` one rule; `4` or `buying` one chapter."""
    if re.fullmatch(r"[Rr]\d+(\.\d+)?|\d+\.\d+", wanted):
        exact_number = "R" + wanted.upper().removeprefix("R")
        return next((rule for number, rule in _rules(digest) if number == exact_number), "")
    chapters = re.split(r"(?m)^(?=## )", digest)[1:]
    exact = [text for text in chapters if re.match(rf"## {re.escape(wanted)}\.", text)]
    by_title = [text for text in chapters if wanted.lower() in text.splitlines()[0].lower()]
    return next(iter(exact + by_title), "").strip()


def _rules(digest: str) -> Iterator[tuple[str, str]]:
    """Each numbered entry with its text, up to the next entry or heading."""
    for entry in re.split(r"(?m)^(?=[-*|]?\s*\*\*R\d)", digest)[1:]:
        number = re.search(r"\*\*(R\d+(?:\.\d+)?)", entry)
        if number:
            yield number[1], re.split(r"(?m)^#", entry)[0].strip()


def _titles(digest: str) -> list[str]:
    return re.findall(r"(?m)^## (.+)$", digest)


# --- cards --------------------------------------------------------------------------------------------------


def cards(arguments: argparse.Namespace) -> int:
    """Every card with its facts and text, or one of them."""
    game = found_game(arguments.game)
    options = options_of(game, arguments.option, arguments.errata)
    with complaining(arguments.errata or ""):
        content = game.content(options)
    say = Words(arguments.lang, game.id, corrected=corrected_words(content, arguments.lang))
    if not arguments.card:
        print("\n".join(_listing(content, say)))
        return 0
    entry = find_entry(content, say, arguments.card)
    if entry is None:
        near = nearest(arguments.card, [known.id for known in content])
        raise Complaint("error-unknown-card", name=arguments.card, nearest=near)
    print("\n".join(explain(entry, say)))
    return 0


def _listing(content: Any, say: Say) -> Iterator[str]:
    group = ""
    for entry in content:
        if entry.group != group:
            group = entry.group
            yield f"\n{say.name(f'group-{group}')}"
        yield from (f"  {line}" for line in explain(entry, say))


def find_entry(content: Any, say: Say, typed: str) -> Entry | None:
    """By id or by name, whole or the beginning of it."""
    wanted = typed.strip().lower()
    names: dict[str, Entry] = {entry.id.lower(): entry for entry in content}
    names |= {say.name(f"card-{entry.id}").lower(): entry for entry in content}
    if wanted in names:
        return names[wanted]
    return next((entry for name, entry in names.items() if wanted and name.startswith(wanted)), None)


def explain(entry: Entry, say: Say, width: int = 76) -> Iterator[str]:
    """Name and facts, the text, and what is reconstructed."""
    facts = ", ".join(f"{say(f'fact-{key}')} {value}" for key, value in entry.facts.items() if value)
    yield f"{say.name(f'card-{entry.id}')} [{entry.id}] · {facts} · {say('fact-copies')} {entry.copies}"
    yield from (f"    {line}" for line in textwrap.wrap(say(f"card-{entry.id}.text"), width))
    if entry.reconstructed:
        fields = ", ".join(say(f"fact-{field}").lower() for field in entry.reconstructed)
        yield f"    ({say('fact-reconstructed').lower()}: {fields})"
