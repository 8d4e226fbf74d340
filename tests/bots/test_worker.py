"""Processes that think for another one do not outlive it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

LEADER = """
import time
from pyramidion.bots.worker import Crew

if __name__ == "__main__":
    crew = Crew(2)
    crew.submit(time.sleep, 0).result()
    for _ in range(3):
        crew.submit(time.sleep, 600)
    print("begun", flush=True)
    time.sleep(600)
"""


def test_a_crew_ends_when_its_leader_is_killed(tmp_path: Path) -> None:
    """They hold the other end of the pipe, too: it is closed once all of them are gone."""
    file = tmp_path / "leader.py"
    file.write_text(LEADER)
    with subprocess.Popen([sys.executable, str(file)], stdout=subprocess.PIPE) as leader:
        assert leader.stdout is not None
        assert leader.stdout.readline() == b"begun\n"
        leader.kill()
        assert leader.communicate(timeout=60)[0] == b""
