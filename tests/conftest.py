"""Every run draws the same examples, and a busy machine is no failure."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("tests", deadline=None, derandomize=True)
settings.load_profile("tests")
