"""What a browser loads: the built client, its words and its rules."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from server.visitors import Server, get


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder as the build of the client leaves it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>client</title>")
    script = folder / "assets" / "index-B4xQ9a2z.js"
    script.write_text("export {}")
    script.with_name(script.name + ".gz").write_bytes(gzip.compress(b"export {}"))
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    (folder / "escape.txt").symlink_to(tmp_path / "secret.txt")
    return folder


def test_the_client_is_served_with_its_caches(serve: Callable[..., Server], built: Path) -> None:
    url = serve(web=str(built)).url
    start = get(f"{url}/")
    assert start.headers["cache-control"] == "no-cache"
    assert start.headers["content-type"] == "text/html; charset=utf-8"
    assert get(f"{url}/table/0123/replay").content == start.content
    script = get(f"{url}/assets/index-B4xQ9a2z.js", headers={"accept-encoding": "gzip, br"})
    assert (script.text, script.headers["content-encoding"]) == ("export {}", "gzip")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    plain = get(f"{url}/assets/index-B4xQ9a2z.js", headers={"accept-encoding": "gzip;q=0"})
    assert (plain.text, plain.headers.get("content-encoding")) == ("export {}", None)
    assert get(f"{url}/icon.svg").headers["cache-control"] == "no-cache"
    again = get(f"{url}/icon.svg", headers={"if-none-match": get(f"{url}/icon.svg").headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_nothing_outside_the_folder_is_served(serve: Callable[..., Server], built: Path) -> None:
    url = serve(web=str(built)).url
    for path in (
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/escape.txt",
        "/.env",
        "/a.js",
    ):
        assert get(url + path).status_code == 404, path
    for path in ("/api/nothing", "/api"):
        assert get(url + path).json()["code"] == "not-found", path


def test_without_a_build_a_plain_page_says_so(serve: Callable[..., Server], tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    url = serve(web=str(tmp_path / "empty")).url
    assert "make web" in get(f"{url}/").text
    assert "není sestavený" in get(f"{url}/", headers={"accept-language": "cs"}).text
    assert get(f"{url}/elsewhere").status_code == 404


def test_the_policy_allows_only_own_sources(server: Server) -> None:
    """Scripts and style sheets from files only; what is unsafe is allowed to style attributes alone."""
    policy = dict(part.strip().split(" ", 1) for part in get(server.url).headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert not {"script-src", "style-src", "connect-src", "font-src"} & set(policy)
    assert [name for name, sources in policy.items() if "unsafe" in sources] == ["style-src-attr"]
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
