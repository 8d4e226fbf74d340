"""Words for people: Fluent files, one folder per language. The browser loads the same files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "cs")
CASES: Final = ("gen", "dat", "acc", "loc", "ins")  # Czech cases that a name may carry as attributes
ALSO: Final = {"start": "area"}  # what is named like something else


class MissingWords(KeyError):
    """A message that is not in the files, or that cannot be filled in."""


@lru_cache(maxsize=64)
def _resource(lang: str, name: str) -> Any:
    return FluentResource(_source(lang, name))


def _source(lang: str, name: str) -> str:
    return (resources.files(__package__) / lang / name).read_text(encoding="utf-8")


@lru_cache(maxsize=32)
def bundle(lang: str, game: str) -> FluentBundle:
    """All messages of a language that this game can use: the common ones and its own."""
    made = FluentBundle([lang], use_isolating=False)
    folder = resources.files(__package__) / lang
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name in ("arena.ftl", "common.ftl", "cli.ftl", "server.ftl", f"{game}.ftl"):
            made.add_resource(_resource(lang, file.name))
    return made


def digest_of(game: str, lang: str) -> str:
    """The digest of a game's rules: docs/rules of the repository, or the copy in an installed package."""
    name = f"{game}.md" if lang == "en" else f"{game}.{lang}.md"
    packed = resources.files("pyramidion") / "rules" / name
    source = packed if packed.is_file() else Path(__file__).parents[3] / "docs" / "rules" / name
    if lang not in LANGUAGES or not re.fullmatch(r"[a-z]+", game) or not source.is_file():
        raise MissingWords(f"{game}.{lang}.md")
    return source.read_text(encoding="utf-8")


def browser_word(lang: str, key: str) -> str:
    """A plain word of the browser's own file, which is not among the messages here."""
    found = re.search(rf"^{key} = (.+)$", _source(lang, "web.ftl"), re.MULTILINE)
    if found is None:
        raise MissingWords(f"{lang}: {key}")
    return found[1]


class Words:
    """The `Say` of one language and game; `players` are the names at the table, `corrected` comes from errata."""

    def __init__(
        self, lang: str, game: str = "", players: Iterable[str] = (), corrected: Mapping[str, str] | None = None
    ) -> None:
        self.lang = lang
        self.players = list(players)
        self.corrected = dict(corrected or {})
        self._bundle = bundle(lang, game)

    def __call__(self, key: str, /, **args: Any) -> str:
        if key in self.corrected:
            return self.corrected[key]
        filled: dict[str, Any] = {}
        for name, value in args.items():
            filled |= self._argument(name, value)
        return self._format(key, filled)

    def _format(self, key: str, args: Mapping[str, Any]) -> str:
        message_id, _, attribute = key.partition(".")
        if not self._bundle.has_message(message_id):
            raise MissingWords(f"{self.lang}: {key}")
        message = self._bundle.get_message(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWords(f"{self.lang}: {key}")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingWords(f"{self.lang}: {key}: {errors[0]}")
        return str(text)

    def _argument(self, name: str, value: Any) -> dict[str, Any]:
        """A seat is a player's name; a word that has a name in the files gets it, in every case."""
        if isinstance(value, bool) or value is None:
            return {name: str(value).lower()}
        if isinstance(value, list | tuple):
            return self._list(name, value)
        if isinstance(value, int):
            is_seat = name in ("seat", "owner", "other") and 0 <= value < len(self.players)
            return {name: self.players[value] if is_seat else value}
        key = f"{ALSO.get(name, name)}-{value}"
        if not self.has(key):
            return {name: value}
        cases = {f"{name}_{case}": self.name(key, case) for case in CASES}
        return {name: self.name(key), f"{name}_id": value, **cases}

    def _list(self, name: str, values: Iterable[Any]) -> dict[str, Any]:
        """`cards` are named one by one as `card`; what is hidden is only counted."""
        shown = [value for value in values if value is not None]
        total = len(list(values))
        single = name.removesuffix("s")
        listed = {"": [], **{f"_{case}": [] for case in CASES}}  # type: dict[str, list[str]]
        for value in shown:
            one = self._argument(single, value)
            for case, names in listed.items():
                names.append(str(one.get(single + case, one[single])))
        return {f"{name}_count": total, f"{name}_shown": len(shown)} | {
            name + case: ", ".join(names) for case, names in listed.items()
        }

    def name(self, key: str, case: str = "") -> str:
        if key in self.corrected:
            return self.corrected[key]
        try:
            return self._format(f"{key}.{case}" if case else key, {})
        except MissingWords:
            if case:
                return self._format(key, {})
            raise

    def has(self, key: str) -> bool:
        message_id, _, attribute = key.partition(".")
        if not re.fullmatch(r"[a-zA-Z][\w-]*", message_id) or not self._bundle.has_message(message_id):
            return False
        message = self._bundle.get_message(message_id)
        return not attribute or attribute in message.attributes
