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
from pyramidion.server import lookalikes
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
    cleaned = lookalikes.clean(name)
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
        await self._check_free(user, user.name)
        await self.store.add_user(user)
        return user

    async def _check_free(self, user: User, name: str) -> None:
        """Nobody is called like a bot or like an account of somebody else; guests may share a name."""
        if user.guest and lookalikes.for_guests_only(name):
            return
        taken = lookalikes.reserved(name) or (not user.guest and lookalikes.for_guests_only(name))
        if taken or await self.store.holders(lookalikes.keys(name)) - {user.id}:
            raise Refusal("name-taken")

    async def register(self, guest: User | None, name: str, password: str, lang: str) -> User:
        """A new account, or the guest becomes one and keeps every table."""
        if guest is not None and not guest.guest:
            raise Refusal("has-account")
        user = guest or User(id=new_id(), name="", login=None, lang=known_lang(lang), created=time.time())
        user.name, user.login = clean_name(name), folded(name)
        await self._check_free(user, user.name)
        user.password = await asyncio.to_thread(_hasher.hash, password)
        keys = lookalikes.keys(user.name)
        try:
            if guest is None:
                await self.store.add_user(user, keys)
            else:
                await self.store.change_user(user, keys, sign_out=True)
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

    async def change(self, user: User, name: str | None, lang: str | None, old: str | None, new: str | None) -> User:
        """A new password ends every session."""
        if new is not None:
            if not await self.right_password(user, old or ""):
                raise Refusal("wrong-login", 403)
            user.password = await asyncio.to_thread(_hasher.hash, new)
        keys: set[str] | None = None
        if name is not None and clean_name(name) != user.name:
            user.name = clean_name(name)
            await self._check_free(user, user.name)
            if user.login is not None:
                user.login, keys = folded(name), lookalikes.keys(user.name)
        user.lang = known_lang(lang) if lang is not None else user.lang
        try:
            await self.store.change_user(user, keys, sign_out=new is not None)
        except Conflict as conflict:
            raise Refusal("name-taken") from conflict
        return user

    async def new_session(self, user: User) -> str:
        """Not for a password that was changed while it was being checked."""
        token, now = secrets.token_urlsafe(32), time.time()
        await self.store.add_session(hashed(token), user.id, now, now + SESSION_SECONDS)
        stored = await self.store.user(user.id)
        if stored is None or stored.password != user.password:
            await self.store.drop_sessions(user.id, hashed(token))
            raise Refusal("wrong-login", 403)
        return token

    async def of_token(self, token: str | None) -> User | None:
        if not token or len(token) > 100:
            return None
        return await self.store.session_user(hashed(token), time.time())
