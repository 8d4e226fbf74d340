"""What the compiler is told about a class. Interpreted Python does not need to know.

`allow_interpreted_subclasses`: games that are not compiled may build on it, and `__new__` alone makes an object that
is not set up: the way to a cheap copy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: Any) -> Any:
        """Leaves the class as it is."""
        return lambda cls: cls


__all__ = ["mypyc_attr"]
