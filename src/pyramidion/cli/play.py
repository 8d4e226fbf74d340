"""`play`: a game in the terminal, with bots, with friends on one screen, or both."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from pyramidion.arena.contestant import contestant
from pyramidion.bots import bot, decide
from pyramidion.bots.hint import hint
from pyramidion.bots.own import close_all, is_own, short_name
from pyramidion.bots.program import BotFailed
from pyramidion.cli import saves
from pyramidion.cli.build import rules_line
from pyramidion.cli.choices import HUMAN, corrected_words, options_of, seats_of, seed_of
from pyramidion.cli.complaint import Complaint, complaining, reading_record
from pyramidion.cli.show import explain, find_entry, found_game, rules_digest, section
from pyramidion.cli.terminal import Terminal, grouped
from pyramidion.cli.typed import Typed, folded
from pyramidion.kernel import record, rng
from pyramidion.kernel.contract import Action, Game, View, parse_action
from pyramidion.kernel.fairness import LEAST_NOTED
from pyramidion.kernel.table import Table, resume
from pyramidion.kernel.text import reason_text
from pyramidion.locale import Words

SHOWN_DIGITS = LEAST_NOTED  # of a hash that is worth noting


def run(arguments: argparse.Namespace) -> int:
    game = found_game(arguments.game)
    path = Path(arguments.save) if arguments.save else saves.default_path(game.id)
    session = _resumed(game, arguments, path) if arguments.resume else _fresh(game, arguments, path)
    print(rules_line(Words(arguments.lang)))
    return session.play()


def _fresh(game: Game[Any], arguments: argparse.Namespace, path: Path) -> Session:
    kinds = seats_of(game, arguments.seats, humans=True)
    options = options_of(game, arguments.option, arguments.errata)
    seed = None if arguments.seed is None else seed_of(arguments.seed)
    with complaining(arguments.errata or ""):
        table = Table(game, options, _named(kinds, arguments.lang), seed, free_undo=True, kinds=kinds)
    session = Session(game, table, kinds, options, arguments, path)
    session.keep_earlier()
    return session


def _resumed(game: Game[Any], arguments: argparse.Namespace, path: Path) -> Session:
    with reading_record(str(path)):
        saved = record.read(path)
        if saved.game != game.id:
            raise Complaint("error-other-game", str(path), name=saved.game)
        options = msgspec.convert(saved.options, game.options)
        _known(saved.kinds, arguments.seats)
        table = resume(game, saved, options, free_undo=True)
        if table.over:
            raise Complaint("error-already-over", str(path))
        if table.start is None:
            table.players = _named(table.kinds, arguments.lang)
        return Session(game, table, table.kinds, options, arguments, path)


def _known(kinds: Sequence[str], typed: str) -> None:
    """A saved game alone starts nobody's own code: its bots must be named on the command line again."""
    for kind in kinds:
        if kind != HUMAN and is_own(contestant(kind).name) and kind not in typed.split(","):
            raise Complaint("error-own-bot-resume", seats=",".join(kinds))


def _named(kinds: Sequence[str], lang: str) -> list[str]:
    """Names at the table: `Player 1`, `Scribe 2`."""
    return [f"{_kind_name(kind, Words(lang))} {seat}" for seat, kind in enumerate(kinds, 1)]


def _kind_name(kind: str, say: Words) -> str:
    if kind == HUMAN:
        return say("player")
    name = contestant(kind).name
    return short_name(name) if is_own(name) else say(f"bot-{name}")


class Session:
    """One sitting at a table."""

    def __init__(
        self,
        game: Game[Any],
        table: Table[Any],
        kinds: Sequence[str],
        options: Any,
        arguments: argparse.Namespace,
        path: Path,
    ) -> None:
        self.game = game
        self.table = table
        self.kinds = kinds
        self.bots = {seat: contestant(kind).made() for seat, kind in enumerate(kinds) if kind != HUMAN}
        settled = msgspec.convert(table.view(None).options, game.options)
        self.content = game.content(settled)
        say = Words(arguments.lang, game.id, table.players, corrected_words(self.content, arguments.lang))
        self.say = say
        self.terminal = Terminal(say, arguments.plain)
        self.path = path
        self.typed = Typed(game, self.terminal, game.actions(settled))
        self.flags = (f" --lang {arguments.lang}" if arguments.lang != "en" else "") + " --plain" * arguments.plain
        self.viewer: int | None = None
        self.told: dict[int, int] = dict.fromkeys(range(len(kinds)), len(table.log))
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "back": self._back,
            "log": self._log,
            "help": self._help,
            "rules": self._rules,
            "table": self._table,
            "setup": self._setup,
            "hint": self._hint,
        }

    # --- the loop ------------------------------------------------------------------------------------------

    def play(self) -> int:
        write = self.terminal.write
        write(self._welcome())
        write(self.say("welcome-help"))
        self._setup("")
        self._save()
        try:
            while not self.table.over:
                self._next()
        except (KeyboardInterrupt, EOFError):
            self._save()
            write()
            write(self.say("saved", file=str(self.path), command=self._command_to_resume(self.path)))
            return 0
        finally:
            close_all(self.bots.values())
        return self._finish()

    def _welcome(self) -> str:
        if self.table.start is None:
            return self.say("welcome-without-hash", game=self.game.id)
        return self.say("welcome", game=self.game.id, opening=self.table.start.opening[:SHOWN_DIGITS])

    def _save(self) -> None:
        """After every question: whatever ends the program, the game is there."""
        saves.write(self.path, self.table.record())

    def keep_earlier(self) -> None:
        """A game that was not finished makes room for the new one, and can still be resumed."""
        moved = saves.set_aside(self.path)
        if moved is not None:
            self.terminal.write(self.say("kept", command=self._command_to_resume(moved)))

    def _command_to_resume(self, path: Path) -> str:
        where = "" if path == saves.default_path(self.game.id) else f" --save {path}"
        own = any(is_own(kind) for kind in self.kinds)
        seats = f" --seats {shlex.quote(','.join(self.kinds))}" if own else ""
        return f"pyramidion play {self.game.id} --resume{where}{seats}{self.flags}"

    def _finish(self) -> int:
        self._tell(self.viewer)
        result = self.table.result
        assert result is not None
        self.terminal.result(result)
        finished = saves.free_path(self.path.with_name(f"{self.path.stem}-{self.table.commit[:8]}.json"))
        saves.write(finished, self.table.record())
        self.terminal.write(self.say("finished", file=str(finished)))
        if (closing := self.table.closing()) is not None:
            self.terminal.write(self.say("finished-hash", closing=closing[:SHOWN_DIGITS]))
        self.path.unlink(missing_ok=True)
        return 0

    def _next(self) -> None:
        """Bots answer first where several are asked, so that people wait for nobody."""
        actors = self.game.actors(self.table.state)
        seat = next((seat for seat in actors if self.kinds[seat] != HUMAN), actors[0])
        if self.kinds[seat] == HUMAN:
            self._ask(seat)
        else:
            luck = rng.derive(self.table.seed, len(self.table.log), seat)
            self.table.act(seat, self._bots_answer(seat, luck))

    def _bots_answer(self, seat: int, luck: int) -> Action:
        """A bot of somebody's own that gives no legal answer is replaced by chance, and the table is told."""
        try:
            return decide(self.bots[seat], self.game, self.table.state, seat, luck)
        except BotFailed as failure:
            told = self.say(f"failure-{failure.code}", name=failure.bot, detail=failure.detail)
            self.terminal.wrapped(self.say("replaced-by-chance", failure=told))
            self.bots[seat] = bot("random")
            return decide(self.bots[seat], self.game, self.table.state, seat, luck)

    def _ask(self, seat: int) -> None:
        """Show what this player may see, and take one answer."""
        self._save()
        self._pass_screen(seat)
        self._tell(seat)
        view = self.table.view(seat)
        if self._turns_over(view):
            self.terminal.table(self.game, view)
        else:
            self.terminal.sections(self.game.focus(view, self.say))
        legal = grouped(self.game.legal(self.table.state, seat))
        self._question(view, legal)
        self._answer(seat, view, legal)

    def _question(self, view: View, legal: Sequence[Action]) -> None:
        self.terminal.prompt(view)
        self.terminal.choices(self.game, view, legal)

    def _turns_over(self, view: View) -> bool:
        """The whole table at the beginning of a question that is not part of another."""
        return view.question is not None and len(self.table.state.stack) <= 1

    def _pass_screen(self, seat: int) -> None:
        """R9.5 Between several people hands stay hidden."""
        if self.viewer != seat and self.kinds.count(HUMAN) > 1:
            self.terminal.clear()
            self._input(self.say("pass-screen", seat=seat))
            self.terminal.clear()
        self.viewer = seat

    def _tell(self, seat: int | None) -> None:
        """What happened since this player last looked."""
        start = self.told.get(seat, 0) if seat is not None else 0
        for events in self.table.seen(seat, start):
            self.terminal.log(self.game, events)
        for known in self.told if seat is None else [seat]:
            self.told[known] = len(self.table.log)

    # --- answers -------------------------------------------------------------------------------------------

    def _input(self, prompt: str) -> str:
        sys.stdout.flush()
        return input(prompt).strip()

    def _answer(self, seat: int, view: View, legal: Sequence[Action]) -> None:
        before = len(self.table.log)
        while True:
            typed = self._input("> ")
            chosen = self.typed.chosen(view, legal, typed)
            if chosen is not None:
                self.table.act(seat, chosen)
                return
            understood = self._command(view, typed)
            if len(self.table.log) != before:
                return
            if understood:
                self._question(view, legal)

    def _command(self, view: View, typed: str) -> bool:
        """Was it a command after which the question must be seen again?"""
        word, _, rest = typed.partition(" ")
        if folded(word) in ("q", "quit", folded(self.say("command-quit"))):
            raise EOFError
        if word.startswith("?"):
            self._explain((word[1:] + " " + rest).strip())
            return True
        if folded(word) in ("why", folded(self.say("command-why"))):
            self._why(view, rest)
            return False
        for name, command in self.commands.items():
            if folded(word) in (name, folded(self.say(f"command-{name}"))):
                command(rest)
                return True
        if typed:
            self._refuse(view, typed)
        return False

    def _refuse(self, view: View, typed: str) -> None:
        """An action that is known but not possible gets its reason; anything else, help."""
        tried = self.typed.meant(view, typed)
        reason = self._reason(tried) if tried is not None else None
        shown = "".join(letter for letter in typed if letter.isprintable())[:60]
        self.terminal.wrapped(reason or self.say("not-understood", typed=shown))

    def _reason(self, tried: Action) -> str | None:
        assert self.viewer is not None
        reason = self.table.why_not(self.viewer, tried)
        return reason_text(self.say, reason) if reason is not None else None

    # --- commands ------------------------------------------------------------------------------------------

    def _undo(self, _: str) -> None:
        assert self.viewer is not None
        changed = bool(self.table.state.lanes) and self.table.change_answer(self.viewer)
        self._undone(changed or self._undo_to_person(self.table.undo))

    def _back(self, _: str) -> None:
        self._undone(self._undo_to_person(self.table.take_back_turn))

    def _undo_to_person(self, take_back: Callable[[int], bool]) -> bool:
        """With free undo, what bots did meanwhile is taken back too, to the person's own last action."""
        assert self.viewer is not None
        if not self.table.undo_reach(self.viewer):
            return False
        if self.table.free_undo and not any(seat == self.viewer for seat, _ in self.table.log):
            return False
        while self.table.log and self.table.log[-1][0] != self.viewer and self.table.free_undo:
            self.table.undo(self.viewer)
        return take_back(self.viewer)

    def _undone(self, done: bool) -> None:
        self.terminal.write(self.say("undone" if done else "not-undone"))
        for seat in self.told:
            self.told[seat] = min(self.told[seat], len(self.table.log))

    def _log(self, _: str) -> None:
        if not self.table.log:
            self.terminal.write(self.say("nothing-yet"))
        for events in self.table.seen(self.viewer, max(0, len(self.table.log) - 40)):
            self.terminal.log(self.game, events)

    def _help(self, _: str) -> None:
        example, command = self._example(), self.say("command-why")
        card = self.say.name(f"card-{self.content[0].id}") if self.content else ""
        told = {"written": example, "asked": f"{command} {example}", "explained": f"? {card}"}
        columns = {name: words.ljust(22) for name, words in told.items()}
        for line in self.say("play-help", **columns).splitlines():
            self.terminal.write(line)

    def _example(self) -> str:
        """An action of this game as it can be typed."""
        assert self.viewer is not None
        return str(self.game.legal(self.table.state, self.viewer)[0]).replace(":", " ")

    def _table(self, _: str) -> None:
        self.terminal.table(self.game, self.table.view(self.viewer))

    def _setup(self, _: str) -> None:
        """What this table is played with."""
        self.terminal.sections(self.game.setup(self.table.view(self.viewer), self.say))

    def _hint(self, _: str) -> None:
        """What the architect would do, from what this player knows."""
        assert self.viewer is not None
        found = self.table.hint(self.viewer, hint)
        choice = self.terminal.choice(self.game, self.table.view(self.viewer), parse_action(found.action))
        self.terminal.wrapped(self.say("hint", choice=choice, outlook=found.outlook, percent=round(100 * found.share)))

    def _rules(self, wanted: str) -> None:
        digest = rules_digest(self.game.id, self.say.lang)
        found = section(digest, wanted) if wanted else ""
        titles = "\n".join(line[3:] for line in digest.splitlines() if line.startswith("## "))
        self.terminal.write(found or self.say("rules-which") + "\n" + titles)

    def _explain(self, typed: str) -> None:
        if not typed:
            self._help("")
            return
        entry = find_entry(self.content, self.say, typed)
        lines = explain(entry, self.say) if entry is not None else [self.say("not-a-card", typed=typed)]
        for line in lines:
            self.terminal.write(line)

    def _why(self, view: View, typed: str) -> None:
        """Why an action is not possible; a bare card stands for everything one might do with it."""
        assert self.viewer is not None
        legal = grouped(self.game.legal(self.table.state, self.viewer))
        tried = self.typed.chosen(view, legal, typed) or self.typed.meant(view, typed)
        entry = find_entry(self.content, self.say, typed)
        if tried is not None:
            self.terminal.wrapped(self._reason(tried) or self.say("why-possible"))
        elif entry is not None:
            self._why_card(entry.id)
        else:
            self.terminal.wrapped(self.say("why-usage", action=self._example()))

    def _why_card(self, card: str) -> None:
        known = [known for known in self.game.actions(self.table.options) if known.noun == card]
        told = dict.fromkeys(self._reason(tried) or self.say("why-possible") for tried in known)
        vague = (self.say("reason-not-now"), self.say("reason-not-an-answer"))
        clear = [sentence for sentence in told if not sentence.startswith(vague)]
        for sentence in clear or told:
            self.terminal.wrapped(sentence)
