"""Each peer in an environment of its own under build/peers, made when it is first needed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec

from bench.results import Figure

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "build" / "peers"
PEERS: Final = {
    "catanatron": ["catanatron==3.2.1"],
    "pyminion": ["pyminion==0.4.0"],
    "rlcard": ["rlcard==1.2.0"],
    "pettingzoo": ["pettingzoo[classic]==1.27.0"],
    "open_spiel": ["open_spiel==2.0.2"],
    "boardgame.io": ["boardgame.io@0.50.2"],
}
PATIENCE: Final = 900.0  # seconds for an installation, or for a measurement on a busy machine


class _Told(msgspec.Struct):
    version: str
    rows: list[Figure]


class Peer:
    """Somebody else's engine; `problem` says why it could not be installed or did not run."""

    def __init__(self, name: str, command: list[str]) -> None:
        self.name = name
        self.command = command
        self.problem = ""
        self.version = ""

    @property
    def label(self) -> str:
        return f"{self.name} {self.version}".strip()

    def measure(self, seconds: float) -> list[Figure]:
        if self.problem:
            return []
        told = _run([*self.command, str(seconds)])
        if told.returncode:
            self.problem = _last_line(told)
            return []
        found = msgspec.json.decode(told.stdout.splitlines()[-1], type=_Told)
        self.version = found.version
        return found.rows


def ready(name: str) -> Peer:
    """The peer, installed if it can be."""
    place = FOLDER / name
    by_node = name == "boardgame.io"
    python = place / "bin" / "python"
    script = ROOT / "bench" / "peers" / "boardgame.mjs"
    peer = Peer(name, ["node", str(script), str(place)] if by_node else [str(python), "-m", f"bench.peers.{name}"])
    if not (place / "ready").exists():
        print(f"installing {name} ...", file=sys.stderr)
        place.mkdir(parents=True, exist_ok=True)
        steps = _with_npm(place, PEERS[name]) if by_node else _with_pip(place, PEERS[name])
        peer.problem = next((_last_line(told) for told in map(_run, steps) if told.returncode), "")
        if not peer.problem:
            (place / "ready").touch()
    return peer


def _with_pip(place: Path, wanted: list[str]) -> list[list[str]]:
    python = str(place / "bin" / "python")
    return [[sys.executable, "-m", "venv", str(place)], [python, "-m", "pip", "install", "--quiet", *wanted]]


def _with_npm(place: Path, wanted: list[str]) -> list[list[str]]:
    quiet = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
    return [["npm", "install", "--prefix", str(place), *quiet, *wanted]]


def _run(words: list[str]) -> subprocess.CompletedProcess[bytes]:
    try:
        return subprocess.run(words, capture_output=True, cwd=ROOT, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return subprocess.CompletedProcess(words, 1, b"", str(error).encode())


def _last_line(told: subprocess.CompletedProcess[bytes]) -> str:
    lines = (told.stderr or told.stdout).decode(errors="replace").strip().splitlines()
    return lines[-1] if lines else f"exit code {told.returncode}"
