"""A refusal in words."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pyramidion.kernel.contract import Reason
from pyramidion.kernel.text import reason_text
from pyramidion.locale import MissingWords, Words
from pyramidion.server.entries import Chair
from pyramidion.server.refusal import AgainstTheRules, BadOptions, Refusal


class Problem(msgspec.Struct, omit_defaults=True):
    """What every failed request answers: a code for programs and a sentence for people."""

    code: str
    message: str
    rule: str = ""
    legal: list[str] = []


def problem(refusal: Refusal, lang: str, game: str = "", players: Sequence[str] = ()) -> Problem:
    if isinstance(refusal, AgainstTheRules):
        reason = refusal.reason
        return Problem(reason.code, because(reason, lang, game, players), reason.rule, refusal.legal)
    if isinstance(refusal, BadOptions):
        return Problem(refusal.code, complaint(refusal, lang))
    return Problem(refusal.code, Words(lang)(f"refused-{refusal.code}", **refusal.args_by_name))


def complaint(refusal: BadOptions, lang: str) -> str:
    try:
        return Words(lang, refusal.game)(f"error-{refusal.error.code}", **refusal.error.args_by_name)
    except MissingWords:
        return Words(lang)("refused-bad-options", **refusal.args_by_name)


def player_names(chairs: Sequence[Chair], lang: str) -> list[str]:
    return [Words(lang)("departed-player") if chair.departed else chair.name for chair in chairs]


def because(reason: Reason, lang: str, game: str, players: Sequence[str]) -> str:
    try:
        return reason_text(Words(lang, game, players), reason)
    except MissingWords:
        return f"{reason.code} ({reason.rule})"
