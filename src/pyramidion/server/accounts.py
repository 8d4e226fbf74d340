"""Who somebody is: guests and accounts, passwords, sessions that can be revoked."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from pyramidion.locale import LANGUAGES
from pyramidion.server.entries import User
from pyramidion.server.refusal import Refusal
from pyramidion.server.store import Conflict, Store

SESSION_SECONDS = 180 * 86400.0
_hasher = PasswordHasher()  # Argon2id with the library's present defaults


@cache
def _nobody() -> str:
    """A password that nobody has, to compare with where there is no such name."""
    return _hasher.hash(secrets.token_hex())


def new_id() -> str:
    return secrets.token_hex(12)


def hashed(token: str) -> str:
    """Tokens are random and long, so a plain digest keeps them; only the digest is stored and looked up."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """Visible characters only, single spaces."""
    kept = "".join(mark if unicodedata.category(mark)[0] not in "CZ" else " " for mark in name)
    cleaned = " ".join(unicodedata.normalize("NFC", kept).split())
    if not 1 <= len(cleaned) <= 32:
        raise Refusal("bad-name", 400)
    return cleaned


def folded(name: str) -> str:
    """Names that look alike are one name."""
    return unicodedata.normalize("NFKC", clean_name(name)).casefold()[:64]


def known_lang(lang: str) -> str:
    return lang if lang in LANGUAGES else LANGUAGES[0]


class Accounts:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def guest(self, name: str, lang: str) -> User:
        user = User(id=new_id(), name=clean_name(name), login=None, lang=known_lang(lang), created=time.time())
        await self.store.add_user(user)
        return user

    async def register(self, guest: User | None, name: str, password: str, lang: str) -> User:
        """A new account, or the guest becomes one and keeps every table."""
        if guest is not None and not guest.guest:
            raise Refusal("has-account")
        user = guest or User(id=new_id(), name="", login=None, lang=known_lang(lang), created=time.time())
        user.name, user.login = clean_name(name), folded(name)
        user.password = await asyncio.to_thread(_hasher.hash, password)
        try:
            await (self.store.add_user(user) if guest is None else self.store.change_user(user))
        except Conflict as conflict:
            raise Refusal("name-taken") from conflict
        return user

    async def login(self, name: str, password: str) -> User:
        """The same work whether or not there is such a name."""
        user = await self.store.user_by_login(folded(name))
        if not await self.right_password(user, password) or user is None:
            raise Refusal("wrong-login", 403)
        return user

    async def right_password(self, user: User | None, password: str) -> bool:
        stored = user.password if user is not None else None
        try:
            right = await asyncio.to_thread(lambda: _hasher.verify(stored or _nobody(), password))
            return right and stored is not None
        except (VerificationError, InvalidHashError):
            return False

    async def change(
        self, user: User, name: str | None, lang: str | None, old: str | None, new: str | None, token: str
    ) -> User:
        if new is not None:
            if not await self.right_password(user, old or ""):
                raise Refusal("wrong-login", 403)
            user.password = await asyncio.to_thread(_hasher.hash, new)
        if name is not None:
            user.name = clean_name(name)
            user.login = folded(name) if user.login is not None else None
        user.lang = known_lang(lang) if lang is not None else user.lang
        try:
            await self.store.change_user(user)
        except Conflict as conflict:
            raise Refusal("name-taken") from conflict
        if new is not None:
            await self.store.drop_sessions(user.id, keep=hashed(token))
        return user

    async def new_session(self, user: User) -> str:
        token, now = secrets.token_urlsafe(32), time.time()
        await self.store.add_session(hashed(token), user.id, now, now + SESSION_SECONDS)
        return token

    async def of_token(self, token: str | None) -> User | None:
        if not token or len(token) > 100:
            return None
        return await self.store.session_user(hashed(token), time.time())
