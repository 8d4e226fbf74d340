"""JSON in and out, digests, and files that are never half written."""

from __future__ import annotations

import hashlib
import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from pyramidion.kernel.contract import Event, Json


def plain(value: Any) -> Json:
    """Structs and tuples as the dicts and lists JSON has."""
    return msgspec.to_builtins(value, str_keys=True)


def encode(value: Any) -> bytes:
    """The one JSON form of a value: keys sorted, no spaces."""
    return msgspec.json.encode(value, order="sorted")


def digest(value: Any) -> str:
    """A short fingerprint of a value's JSON form."""
    return hashlib.sha256(encode(value)).hexdigest()[:16]


def event_to_json(event: Event) -> Json:
    """`[kind, args]`, and the seats that see it where it is not public."""
    told = [event.kind, _listed(event.args)]
    return told if event.only is None else [*told, list(event.only)]


def event_from_json(data: Json) -> Event:
    """The inverse of event_to_json."""
    only = tuple(data[2]) if len(data) > 2 else None
    return Event(data[0], _frozen(data[1]), only)


def _listed(value: Any) -> Any:
    return [_listed(part) for part in value] if isinstance(value, tuple) else value


def _frozen(value: Any) -> Any:
    return tuple(_frozen(part) for part in value) if isinstance(value, list) else value


def write_whole(path: Path, content: bytes) -> None:
    """Write beside the file, then replace it: whoever reads sees the old file or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
