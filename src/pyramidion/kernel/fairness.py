"""The hashes that prove a game: who chose the deal, what was fixed before the first action, and all that followed.

docs/fairness.md explains them, and how to check them by hand.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import Annotated, Final, Literal

import msgspec

from pyramidion.kernel import codec, rng
from pyramidion.kernel.contract import Json

Seeding = Literal["server", "given", "shared"]
Step = list[str | int]  # one entry of a game's history: its kind, then what it did

ClientSeed = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]

REMOVED: Final = "—"  # the name of somebody whose account is deleted
LEAST_NOTED: Final = 16  # digits of a hash that a person must have noted
_DEAL: Final = "pyramidion deal 1"
_OPENING_FORMAT: Final = 1
_SALT_BYTES: Final = 16
_SALT_LABEL: Final = 5  # of rng.derive


class Start(msgspec.Struct):
    """What is fixed before the first action; `opening` is its hash. A removed name has no salt any more.

    `seeding`: `server` where the program alone chose the deal, `given` where somebody named the seed, `shared` where
    it follows from the server's seed and those of the people's clients.
    """

    table: str
    version: int
    seeding: Seeding
    client_seeds: list[ClientSeed | None]
    name_salts: list[str | None]
    name_hashes: list[str]
    kind_salts: list[str]
    kind_hashes: list[str]
    opening: str


def hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def deal_seed(server_seed: int, client_seeds: Sequence[str | None]) -> int:
    """The hash of the server's seed and of each seat's client seed, `-` where there is none."""
    lines = [_DEAL, f"{server_seed:064x}", *("-" if seed is None else seed for seed in client_seeds)]
    return int(hashed("\n".join(lines)), 16)


def dealt(seeding: Seeding, server_seed: int, client_seeds: Sequence[str | None]) -> int:
    """The seed that the game gets."""
    return deal_seed(server_seed, client_seeds) if seeding == "shared" else server_seed


def salted(salt: str, text: str) -> str:
    return hashed(f"{salt}\n{text}")


def new_salts(count: int) -> list[str]:
    return [secrets.token_hex(_SALT_BYTES) for _ in range(count)]


def derived_salts(seed: int, count: int, of: int) -> list[str]:
    """For games without accounts: the same seed gives the same record."""
    return [f"{rng.derive(seed, _SALT_LABEL, of, seat):064x}"[: 2 * _SALT_BYTES] for seat in range(count)]


def start(
    game: str,
    options: Json,
    commit: str,
    players: Sequence[str],
    kinds: Sequence[str],
    *,
    table: str,
    version: int,
    seeding: Seeding,
    client_seeds: Sequence[str | None],
    name_salts: Sequence[str],
    kind_salts: Sequence[str],
) -> Start:
    made = Start(
        table=table,
        version=version,
        seeding=seeding,
        client_seeds=list(client_seeds),
        name_salts=list(name_salts),
        name_hashes=[salted(salt, name) for salt, name in zip(name_salts, players, strict=True)],
        kind_salts=list(kind_salts),
        kind_hashes=[salted(salt, kind) for salt, kind in zip(kind_salts, kinds, strict=True)],
        opening="",
    )
    made.opening = opening(game, options, commit, made)
    return made


def remove_name(players: list[str], begun: Start | None, seat: int) -> None:
    """The name of a seat goes, and with it the salt that would tell a guess from the name."""
    players[seat] = REMOVED
    if begun is not None:
        begun.name_salts[seat] = None


def opening(game: str, options: Json, commit: str, begun: Start) -> str:
    """The hash of everything that is fixed before the first action."""
    fixed = {
        "format": _OPENING_FORMAT,
        "table": begun.table,
        "game": game,
        "version": begun.version,
        "options": options,
        "seeding": begun.seeding,
        "commit": commit,
        "client_seeds": begun.client_seeds,
        "names": begun.name_hashes,
        "kinds": begun.kind_hashes,
    }
    return hashed(codec.encode(fixed).decode())


def closing(first: str, history: Iterable[Step], result: Json, rewound: int, server_seed: int) -> str:
    """The opening hash, then one hash for each step of the history, then one for how it ended."""
    running = first
    for step in (*history, ["result", result, rewound, f"{server_seed:064x}"]):
        running = hashed(running + codec.encode(step).decode())
    return running


def same(noted: str, whole: str | None) -> bool:
    """Is what a person noted, perhaps only the beginning, this hash?"""
    return whole is not None and len(noted) >= LEAST_NOTED and whole.startswith(noted.lower())
