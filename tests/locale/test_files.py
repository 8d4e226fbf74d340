"""The Fluent files of all languages hold the same messages, each once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pyramidion import locale
from pyramidion.locale import LANGUAGES

FOLDER = Path(locale.__file__).parent
SHARED = ("arena", "common", "cli", "server", "web")
NAMES = sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))
ID = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)


def messages(lang: str, name: str) -> list[str]:
    return ID.findall((FOLDER / lang / f"{name}.ftl").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", NAMES)
def test_every_language_says_the_same_things(name: str) -> None:
    said = {lang: set(messages(lang, name)) for lang in LANGUAGES}
    assert said["en"]
    for lang in LANGUAGES:
        assert said[lang] == said["en"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_said_twice(lang: str, name: str) -> None:
    found = messages(lang, name)
    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize("name", [name for name in NAMES if name not in SHARED])
def test_no_game_says_a_shared_thing_in_another_way(name: str) -> None:
    """The browser loads the shared files and one game's together."""
    shared = {message for other in SHARED for message in messages("en", other)}
    assert not shared & set(messages("en", name))
