"""What the terminal shows: sections, log lines, choices, results; coloured or plain."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Sequence
from typing import Any, Final

from pyramidion.kernel.contract import Action, Event, Game, Result, View
from pyramidion.kernel.text import TINTS, Section, bare, tint
from pyramidion.locale import Words

COLOURS: Final = {
    "title": "1;33",
    "prompt": "1;36",
    "number": "1;32",
    "quiet": "2",
    "starter": "37",
    "sarcophagi": "31",
    "jars": "38;5;137",
    "amulets": "33",
    "books": "32",
    "statues": "36",
    "mummification": "31",
    "jewelry": "38;5;137",
    "chambers": "33",
    "weapons": "32",
    "tomb_art": "36",
    "unique": "35",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "34",
    "purple": "35",
    "orange": "38;5;208",
    "white": "97",
    "grey": "37",
    "black": "90",
    "brown": "38;5;137",
}
BOX: Final = re.compile("[│┌└├█]")


def grouped(legal: Sequence[Action]) -> list[Action]:
    """All that can be done with one thing stands together; answers without a thing come last."""
    nouns = list(dict.fromkeys(chosen.noun for chosen in legal))
    return sorted(legal, key=lambda chosen: (chosen.noun is None, nouns.index(chosen.noun)))


class Terminal:
    """One screen. `plain` has no drawings and no colours, and reads well aloud."""

    def __init__(self, say: Words, plain: bool) -> None:
        self.say = say
        self.plain = plain
        self.colours = not plain and sys.stdout.isatty() and "NO_COLOR" not in os.environ
        self.width = min(shutil.get_terminal_size((100, 24)).columns, 110)

    def write(self, line: str = "") -> None:
        print(self.painted(line), flush=True)

    def painted(self, line: str) -> str:
        """Tints become colours, or vanish."""
        replacement = self._paint if self.colours else lambda found: found[2]
        return TINTS.sub(replacement, line)

    def _paint(self, found: re.Match[str]) -> str:
        return f"\x1b[{COLOURS.get(found[1], '0')}m{found[2]}\x1b[0m"

    def tinted(self, text: str, colour: str) -> str:
        return f"\x1b[{COLOURS[colour]}m{text}\x1b[0m" if self.colours else text

    def clear(self) -> None:
        """A clean screen, so that the next player does not see the last one's hand."""
        if sys.stdout.isatty():
            print("\x1b[2J\x1b[3J\x1b[H", end="", flush=True)
        else:
            print("\n" * 40)

    # --- the table -----------------------------------------------------------------------------------------

    def table(self, game: Game[Any], view: View) -> None:
        self.sections(game.sections(view, self.say))

    def sections(self, sections: Sequence[Section]) -> None:
        for section in sections:
            self.section(section)

    def section(self, section: Section) -> None:
        title = f"{section.title}." if self.plain else f"── {section.title} ".ljust(min(self.width, 78), "─")
        self.write()
        self.write(self.tinted(title, "title"))
        for line in section.plain if self.plain or self._too_wide(section) else section.art:
            self.wrapped(line)

    def _too_wide(self, section: Section) -> bool:
        """A drawing that does not fit is told in words; long sentences simply wrap."""
        return any(len(bare(line)) > self.width and BOX.search(line) for line in section.art)

    def wrapped(self, line: str) -> None:
        """Long sentences wrap under themselves, in their colour."""
        words = bare(line)
        if len(words) <= self.width:
            self.write(line)
            return
        tints = TINTS.fullmatch(line)
        indent = " " * (len(words) - len(words.lstrip()) + 4)
        for part in textwrap.wrap(words, self.width, subsequent_indent=indent):
            self.write(tint(part, tints[1]) if tints else part)

    def log_lines(self, game: Game[Any], events: Sequence[Event]) -> list[str]:
        """Redacted events as sentences."""
        told = [game.tell(event) for event in events]
        return [self.say(key, **args) for key, args in (line for line in told if line is not None)]

    def log(self, game: Game[Any], events: Sequence[Event]) -> None:
        for line in self.log_lines(game, events):
            self.write(f"  {line}" if self.plain else self.tinted(f"  · {line}", "quiet"))

    # --- the question --------------------------------------------------------------------------------------

    def prompt(self, view: View) -> None:
        question = view.question
        assert question is not None
        sentence = self.say(f"prompt-{question.kind}", **question.args)
        self.write()
        self.wrapped(tint(f"{sentence}  ({question.rule})", "prompt"))

    def choices(self, game: Game[Any], view: View, legal: Sequence[Action]) -> None:
        """Numbered as they stand in `grouped`: one line for a card with all that can be done with it."""
        if self.plain:
            for number, chosen in enumerate(legal, 1):
                self.write(f"{number}. {self.choice(game, view, chosen)}")
            return
        for noun in dict.fromkeys(chosen.noun for chosen in legal):
            group = [(number, chosen) for number, chosen in enumerate(legal, 1) if chosen.noun == noun]
            self.write("  " + self._group(game, view, group))

    def _group(self, game: Game[Any], view: View, group: Sequence[tuple[int, Action]]) -> str:
        noun = group[0][1].noun
        if noun is None or len(group) == 1:
            return "   ".join(f"{self._number(n)} {self.choice(game, view, chosen)}" for n, chosen in group)
        thing = self.say("thing", **game.thing(view, noun))
        shorts = "   ".join(f"{self._number(n)} {self.say(f'choice-{c.verb}.short')}" for n, c in group)
        return f"{thing}:  {shorts}"

    def _number(self, number: int) -> str:
        return self.tinted(f"{number:>2}", "number")

    def choice(self, game: Game[Any], view: View, chosen: Action) -> str:
        """One action as a phrase."""
        named = game.thing(view, chosen.noun) if chosen.noun is not None else {}
        return self.say(f"choice-{chosen.verb}", **named)

    # --- the end -------------------------------------------------------------------------------------------

    def result(self, result: Result) -> None:
        """Who won, and each score with its parts."""
        self.write()
        self.write(self.tinted(self._headline(result), "title"))
        for score in sorted(result.scores, key=lambda score: score.rank):
            self.write(self.say("result-score", rank=score.rank, seat=score.seat, total=score.total))
            for part in score.parts:
                self.write(f"  {part.points:>4}  {self.say(f'part-{part.key}', **part.args)}")
            if sum(other.total == score.total for other in result.scores) > 1:
                for tie, value in score.ties.items():
                    self.write(f"        {self.say(f'tie-{tie}')}: {value}")

    def _headline(self, result: Result) -> str:
        """One winner, several, or none: a game lost by everybody."""
        names = ", ".join(self.say.players[seat] for seat in result.winners)
        if not result.winners:
            return self.say("no-winner")
        return self.say("shared-victory", seats=names) if len(result.winners) > 1 else self.say("wins", seat=names)
