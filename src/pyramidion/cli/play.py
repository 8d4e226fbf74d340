"""`play`: a game in the terminal, with bots, with friends on one screen, or both."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from pyramidion.bots import bot, decide
from pyramidion.cli.choices import HUMAN, corrected_words, options_of, seats_of
from pyramidion.cli.complaint import Complaint, complaining
from pyramidion.cli.show import explain, find_entry, found_game, rules_digest, section
from pyramidion.cli.terminal import Terminal, grouped
from pyramidion.kernel import record, rng
from pyramidion.kernel.contract import Action, Game, View, action
from pyramidion.kernel.table import Table, resume
from pyramidion.kernel.text import reason_text
from pyramidion.locale import Words


def run(arguments: argparse.Namespace) -> int:
    game = found_game(arguments.game)
    path = Path(arguments.save) if arguments.save else _default_path(game)
    session = _resumed(game, arguments, path) if arguments.resume else _fresh(game, arguments, path)
    return session.play()


def _default_path(game: Game[Any]) -> Path:
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "pyramidion" / f"{game.id}.json"


def _fresh(game: Game[Any], arguments: argparse.Namespace, path: Path) -> Session:
    kinds = seats_of(game, arguments.seats, humans=True)
    options = options_of(game, arguments.option, arguments.errata)
    if arguments.seed is not None and arguments.seed < 0:
        raise Complaint("error-bad-count", value=arguments.seed)
    with complaining(arguments.errata or ""):
        table = Table(game, options, _named(kinds, arguments.lang), arguments.seed, free_undo=True, kinds=kinds)
    return Session(game, table, kinds, options, arguments, path)


def _resumed(game: Game[Any], arguments: argparse.Namespace, path: Path) -> Session:
    with complaining(str(path)):
        saved = record.read(path)
        if saved.game != game.id:
            raise Complaint("error-other-game", str(path), name=saved.game)
        options = msgspec.convert(saved.options, game.options)
        table = resume(game, saved, options, free_undo=True)
    if table.over:
        raise Complaint("error-already-over", str(path))
    table.players = _named(table.kinds, arguments.lang)
    return Session(game, table, table.kinds, options, arguments, path)


def _named(kinds: Sequence[str], lang: str) -> list[str]:
    """Names at the table: `Player 1`, `Scribe 2`."""
    say = Words(lang)
    names = [say("player") if kind == HUMAN else say(f"bot-{kind}") for kind in kinds]
    return [f"{name} {seat}" for seat, name in enumerate(names, 1)]


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
        self.content = game.content(options)
        say = Words(arguments.lang, game.id, table.players, corrected_words(self.content, arguments.lang))
        self.say = say
        self.terminal = Terminal(say, arguments.plain)
        self.path = path
        self.viewer: int | None = None
        self.told: dict[int, int] = dict.fromkeys(range(len(kinds)), len(table.log))
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "back": self._back,
            "log": self._log,
            "help": self._help,
            "rules": self._rules,
            "why": self._why,
            "table": self._table,
        }

    # --- the loop ------------------------------------------------------------------------------------------

    def play(self) -> int:
        write = self.terminal.write
        write(self.say("welcome", game=self.game.id, commit=self.table.commit[:16]))
        write(self.say("welcome-help"))
        try:
            while not self.table.over:
                self._next()
        except (KeyboardInterrupt, EOFError):
            record.write(self.path, self.table.record())
            write()
            write(self.say("saved", file=str(self.path), game_id=self.game.id))
            return 0
        return self._finish()

    def _finish(self) -> int:
        self._tell(self.viewer)
        result = self.table.result
        assert result is not None
        self.terminal.result(result)
        finished = self.path.with_name(f"{self.path.stem}-{self.table.commit[:8]}.json")
        record.write(finished, self.table.record())
        self.terminal.write(self.say("finished", file=str(finished)))
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
            self.table.act(seat, decide(bot(self.kinds[seat]), self.game, self.table.state, seat, luck))

    def _ask(self, seat: int) -> None:
        """Show what this player may see, and take one answer."""
        self._pass_screen(seat)
        self._tell(seat)
        view = self.table.view(seat)
        if self._turns_over(view):
            self.terminal.table(self.game, view)
        else:
            self.terminal.sections(self.game.focus(view, self.say))
        legal = grouped(self.game.legal(self.table.state, seat))
        self.terminal.prompt(view)
        self.terminal.choices(self.game, view, legal)
        self._answer(seat, view, legal)

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
            chosen = self._chosen(view, legal, typed)
            if chosen is not None:
                self.table.act(seat, chosen)
                return
            self._command(typed)
            if len(self.table.log) != before:
                return

    def _chosen(self, view: View, legal: Sequence[Action], typed: str) -> Action | None:
        """A number, an action as written (`buy:b2`, `buy b2`), or words of one choice."""
        if typed.isdigit() and 0 < int(typed) <= len(legal):
            return legal[int(typed) - 1]
        written = {str(chosen): chosen for chosen in legal}
        if typed.replace(" ", ":", 1) in written:
            return written[typed.replace(" ", ":", 1)]
        named = [chosen for chosen in legal if self.terminal.choice(self.game, view, chosen).lower() == typed.lower()]
        return named[0] if len(named) == 1 else None

    def _command(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        if word in ("q", "quit", self.say("command-quit")):
            raise EOFError
        if word.startswith("?"):
            self._explain((word[1:] + " " + rest).strip())
            return
        for name, command in self.commands.items():
            if word in (name, self.say(f"command-{name}")):
                command(rest)
                return
        if typed:
            self._refuse(typed)

    def _refuse(self, typed: str) -> None:
        """An action that is known but not possible gets its reason; anything else, help."""
        tried = self._parse(typed)
        reason = self._reason(tried) if tried is not None else None
        self.terminal.write(reason or self.say("not-understood", typed=typed))

    def _parse(self, typed: str) -> Action | None:
        """An action of this game from `verb noun`, where the noun may be a card's name."""
        verb, _, noun = typed.replace(":", " ", 1).partition(" ")
        known = {str(known): known for known in self.game.actions(self.table.options)}
        entry = find_entry(self.content, self.say, noun) if noun else None
        for text in (typed, f"{verb}:{noun}", f"{verb}:{entry.id}" if entry is not None else verb):
            if text in known:
                return known[text]
        return action(verb, noun) if any(str(text).startswith(f"{verb}:") for text in known) and noun else None

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
        for events in self.table.seen(self.viewer, max(0, len(self.table.log) - 40)):
            self.terminal.log(self.game, events)

    def _help(self, _: str) -> None:
        for line in self.say("play-help").splitlines():
            self.terminal.write(line)

    def _table(self, _: str) -> None:
        self.terminal.table(self.game, self.table.view(self.viewer))

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

    def _why(self, typed: str) -> None:
        """Why an action is not possible; a bare card stands for everything one might do with it."""
        tried = self._parse(typed)
        entry = find_entry(self.content, self.say, typed)
        if tried is not None:
            self.terminal.write(self._reason(tried) or self.say("why-possible"))
        elif entry is not None:
            self._why_card(entry.id)
        else:
            self.terminal.write(self.say("not-understood", typed=typed))

    def _why_card(self, card: str) -> None:
        waits = [known for known in self.game.actions(self.table.options) if known.noun == card]
        told = dict.fromkeys(self._reason(tried) or "" for tried in waits)
        for sentence in told:
            if sentence:
                self.terminal.write(sentence)
