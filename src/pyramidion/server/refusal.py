"""What the server will not do, said by a code that has words in every language."""

from __future__ import annotations

from collections.abc import Sequence

from pyramidion.kernel.contract import Action, BadOption, Reason


class Refusal(Exception):
    """`code` names the message `refused-<code>` in the locale files, `status` the HTTP answer."""

    def __init__(self, code: str, status: int = 409, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.args_by_name = args


class AgainstTheRules(Refusal):
    """The game's own reason, with what would be possible."""

    def __init__(self, reason: Reason, legal: Sequence[Action]) -> None:
        super().__init__(reason.code, 409)
        self.reason = reason
        self.legal = [str(chosen) for chosen in legal]


class BadOptions(Refusal):
    """The game cannot be set up so; it says why."""

    def __init__(self, game: str, error: BadOption) -> None:
        super().__init__("bad-options", 400, detail=str(error))
        self.game = game
        self.error = error
