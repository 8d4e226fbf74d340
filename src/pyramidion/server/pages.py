"""What a browser loads before it talks: the built client."""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any, Final

from litestar import Response, get

from pyramidion.locale import Words
from pyramidion.server.guard import accepted_lang
from pyramidion.server.refusal import Refusal
from pyramidion.server.site import Asked, Site

BUILT: Final = Path(__file__).parent / "static"
HASHED: Final = re.compile(r"[-.][\w-]{8,}\.\w+$")  # index-B4xQ9a2z.js: such a name never has another content
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"  # keep it, but ask each time whether it is still the same
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
NOT_PAGES: Final = ("api", "schema", "healthz", "readyz", "metrics")
KINDS: Final = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
BARE: Final = '<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Pyramidion</title><p>{text}</p></html>'


def _kind(name: str) -> str:
    return KINDS.get(PurePosixPath(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def _answer(request: Asked, body: bytes, kind: str, cache: str, encoding: str = "") -> Response[bytes]:
    """The content, or only that it is still what the browser has."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    headers = {"etag": tag, "cache-control": cache, "vary": "accept-encoding"}
    known = [part.strip().removeprefix("W/") for part in request.headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(body, headers=headers, media_type=kind)


def _inside(folder: Path, path: str) -> Path | None:
    """The file in the folder, never one outside it."""
    parts = [part for part in path.split("/") if part]
    if not parts or any(part.startswith(".") or "\\" in part or "\0" in part for part in parts):
        return None
    found = folder.joinpath(*parts)
    try:
        return found if found.is_file() and found.resolve().is_relative_to(folder.resolve()) else None
    except OSError:  # a name that no file can have
        return None


def _encodings(request: Asked) -> set[str]:
    """What the browser can unpack."""

    def named() -> Iterator[str]:
        for part in request.headers.get("accept-encoding", "").split(","):
            name, _, quality = part.strip().partition(";")
            if quality.replace(" ", "") not in ("q=0", "q=0.0"):
                yield name.strip()

    return set(named())


def _smallest(file: Path, accepted: set[str]) -> tuple[Path, str]:
    """The file packed as well as the browser can unpack, where the build has packed it."""
    for encoding, suffix in PACKED:
        packed = file.with_name(file.name + suffix)
        if encoding in accepted and packed.is_file():
            return packed, encoding
    return file, ""


async def _file(request: Asked, file: Path) -> Response[bytes]:
    stored, encoding = _smallest(file, _encodings(request))
    body = await asyncio.to_thread(stored.read_bytes)
    cache = FOR_EVER if HASHED.search(file.name) else ASK_AGAIN
    return _answer(request, body, _kind(file.name), cache, encoding)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(site: Site, request: Asked, path: str = "/") -> Response[bytes]:
    """A file of the client; any other path without a dot in its last part is a page that the client itself shows."""
    folder = Path(site.config.web) if site.config.web else BUILT
    first, _, _ = path.strip("/").partition("/")
    if first in NOT_PAGES:
        raise Refusal("not-found", 404)
    file = _inside(folder, path)
    if file is None and "." in PurePosixPath(path).name:
        raise Refusal("not-found", 404)
    index = file or _inside(folder, "index.html")
    return await _file(request, index) if index is not None else _not_built(request, path)


def _not_built(request: Asked, path: str) -> Response[bytes]:
    if path.strip("/"):
        raise Refusal("not-found", 404)
    lang = accepted_lang(request.headers.get("accept-language", ""))
    body = BARE.format(lang=lang, text=Words(lang)("no-client")).encode()
    return _answer(request, body, "text/html", ASK_AGAIN)


HANDLERS: list[Any] = [page]
