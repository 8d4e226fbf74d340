"""What a person did wrong, said in one sentence with the nearest right name."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from pyramidion.bots.program import BotFailed
from pyramidion.kernel.contract import BadOption, BadPosition
from pyramidion.kernel.files import BadFile
from pyramidion.kernel.record import BrokenRecord
from pyramidion.kernel.registry import UnknownName, games
from pyramidion.kernel.scenario import BadScenario
from pyramidion.locale import Words

MOST_LETTERS: Final = 300


class Complaint(Exception):
    """A message with its parameters; `where` is a file, perhaps with a line."""

    def __init__(self, key: str, where: str = "", /, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.where = where
        self.args_by_name = args


def complain(complaint: Complaint, lang: str) -> int:
    """Say it and return the exit code."""
    say = _words_with(complaint.key, lang)
    where = f"{complaint.where}: " if complaint.where else ""
    sentence = say(complaint.key, **{name: _short(value) for name, value in complaint.args_by_name.items()})
    near = str(complaint.args_by_name.get("nearest", ""))
    key = "there-are" if ", " in near else "did-you-mean"
    hint = f" {say(key, nearest=near)}" if near and near not in sentence else ""
    print(f"pyramidion: {where}{sentence}{hint}", file=sys.stderr)
    return 2


def _short(value: str | int) -> str | int:
    """A sentence stays one, whatever was typed."""
    return value if isinstance(value, int) or len(value) <= MOST_LETTERS else value[:MOST_LETTERS] + "…"


def _words_with(key: str, lang: str) -> Words:
    """The common words, or those of the game that has this message."""
    return next((words for words in (Words(lang, id) for id in ("", *games())) if words.has(key)), Words(lang))


@contextmanager
def reading_record(file: str) -> Iterator[None]:
    """Somebody may have changed the file: where the rules stumble over what it says, the file is at fault."""
    with complaining(file):
        try:
            yield
        except (Complaint, BadOption, BadPosition, BrokenRecord, BadFile, UnknownName, msgspec.ValidationError):
            raise
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise Complaint("error-not-a-record", file, detail=repr(error)) from error


@contextmanager
def complaining(file: str = "") -> Iterator[None]:
    """Turn what the kernel raises into complaints; `file` is the one being read."""
    try:
        yield
    except UnknownName as error:
        raise Complaint(f"error-unknown-{error.kind}", name=error.name, nearest=error.nearest) from error
    except (BadOption, BadPosition) as error:
        raise Complaint(f"error-{error.code}", file, **error.args_by_name) from error
    except BadScenario as error:
        where = f"{file}:{error.line}" if error.line else file
        raise Complaint(f"error-{error.code}", where, **error.args_by_name) from error
    except BrokenRecord as error:
        raise Complaint(f"error-{error.code}", file, **error.args_by_name) from error
    except BadFile as error:
        raise Complaint(f"error-{error.code}", file, **error.args_by_name) from error
    except RecursionError as error:
        raise Complaint("error-too-deep", file) from error
    except BotFailed as error:
        raise Complaint(f"failure-{error.code}", name=error.bot, detail=error.detail) from error
    except FileNotFoundError as error:
        raise Complaint("error-no-file", name=str(error.filename)) from error
    except (IsADirectoryError, PermissionError) as error:
        raise Complaint("error-unreadable", name=str(error.filename)) from error
    except UnicodeDecodeError as error:
        raise Complaint("error-not-text", file) from error
    except msgspec.ValidationError as error:
        raise Complaint("error-bad-options", file, detail=str(error)) from error
