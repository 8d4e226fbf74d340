"""Behind TLS and behind a proxy: cookies, addresses, figures."""

from __future__ import annotations

from collections.abc import Callable
from http.cookies import SimpleCookie

from server.visitors import HEADERS, Server, get, post


def test_behind_https_cookies_are_bound_to_it(serve: Callable[..., Server]) -> None:
    """Secure, HttpOnly, SameSite, for this host alone; and they work."""
    url = serve(https=True).url
    answer = post(f"{url}/api/guest", json={"name": "Anna"}, headers=HEADERS)
    cookie = SimpleCookie(answer.headers["set-cookie"])["__Host-pyramidion"]
    assert cookie["secure"] is cookie["httponly"] is True
    assert (cookie["samesite"].lower(), cookie["path"], cookie["domain"]) == ("lax", "/", "")
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    with_cookie = {**HEADERS, "cookie": f"__Host-pyramidion={cookie.value}"}
    assert get(f"{url}/api/me", headers=with_cookie).json()["name"] == "Anna"
    plain = {**HEADERS, "cookie": f"pyramidion={cookie.value}"}
    assert get(f"{url}/api/me", headers=plain).status_code == 401
    out = post(f"{url}/api/logout", json={}, headers=with_cookie)
    gone = SimpleCookie(out.headers["set-cookie"])["__Host-pyramidion"]
    assert (gone["max-age"], gone["secure"]) == ("0", True)
    assert get(f"{url}/api/me", headers=with_cookie).status_code == 401


def login(url: str, address: str) -> int:
    headers = {**HEADERS, "x-forwarded-for": address}
    return post(f"{url}/api/login", json={"name": "x", "password": "y"}, headers=headers).status_code


def too_fast(url: str, address: str) -> bool:
    """More logins than one address may try."""
    return any(login(url, address) == 429 for _ in range(5))


def test_behind_a_proxy_limits_count_the_visitor_and_not_the_proxy(serve: Callable[..., Server]) -> None:
    url = serve(proxy=True, rate=0.2).url
    assert too_fast(url, "203.0.113.1")
    assert login(url, "203.0.113.2") == 403
    assert login(url, "203.0.113.99, 203.0.113.1") == 429, "only the address that the proxy itself has seen counts"


def test_without_a_proxy_nobody_chooses_an_address(serve: Callable[..., Server]) -> None:
    url = serve(rate=0.2).url
    assert too_fast(url, "203.0.113.1")
    assert login(url, "203.0.113.2") == 429


FORWARDING = (
    "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "forwarded", "via", "cf-connecting-ip",
    "cf-ray", "true-client-ip", "x-client-ip", "x-cluster-client-ip", "x-original-forwarded-for", "fastly-client-ip",
)  # fmt: skip


def test_figures_are_not_shown_where_strangers_may_come(serve: Callable[..., Server]) -> None:
    """On an address that others reach, or behind a proxy, only the token opens them."""
    for settings in ({"proxy": True}, {"host": "0.0.0.0"}):
        server = serve(**settings)
        assert get(f"{server.url}/metrics").status_code == 404
        server.stop()


def test_figures_are_for_this_machine_or_for_the_token(serve: Callable[..., Server], server: Server) -> None:
    assert "pyramidion_entries_total" in get(f"{server.url}/metrics").text
    for name in FORWARDING:
        through = get(f"{server.url}/metrics", headers={name: "203.0.113.1"})
        assert through.status_code == 404, name
    for host in ("games.example", "games.example:80", "[", "127.0.0.1.example"):
        assert get(f"{server.url}/metrics", headers={"host": host}).status_code == 404, host
    for host in ("localhost", "localhost:8000", "[::1]:8000", "127.0.0.1"):
        assert get(f"{server.url}/metrics", headers={"host": host}).status_code == 200, host
    closed = serve(metrics_token="a secret").url
    assert get(f"{closed}/metrics").status_code == 404
    assert get(f"{closed}/metrics", headers={"authorization": "Bearer a guess"}).status_code == 404
    assert get(f"{closed}/metrics", headers={"authorization": "Bearer a secret"}).status_code == 200
