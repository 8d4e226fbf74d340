"""What can be typed after `pyramidion`."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from typing import Final, NoReturn

from pyramidion import __version__
from pyramidion.cli import arena, bench, play, replay, scenario, serve, show, simulate, train
from pyramidion.cli.build import rules_line
from pyramidion.cli.complaint import Complaint
from pyramidion.kernel.naming import nearest
from pyramidion.locale import LANGUAGES, Words

Command = Callable[[argparse.Namespace], int]

COMMANDS: Final[dict[str, Command]] = {
    "play": play.run,
    "games": show.games,
    "rules": show.rules,
    "cards": show.cards,
    "simulate": simulate.run,
    "arena": arena.run,
    "scenario": scenario.run,
    "replay": replay.run,
    "verify": replay.verify,
    "bench": bench.run,
    "train": train.run,
    "serve": serve.run,
    "bot-worker": serve.bot_worker,
}


class Parser(argparse.ArgumentParser):
    """One sentence instead of usage and a dump."""

    def error(self, message: str) -> NoReturn:
        raise Complaint("error-usage", detail=message, command=self.prog)


def language(argv: Sequence[str]) -> str:
    """`--lang`, else PYRAMIDION_LANG or the system's language, else English."""
    for at, word in enumerate(argv):
        if word == "--lang" and at + 1 < len(argv) and argv[at + 1] in LANGUAGES:
            return argv[at + 1]
        if word.startswith("--lang=") and word[7:] in LANGUAGES:
            return word[7:]
    for name in ("PYRAMIDION_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        lang = os.environ.get(name, "")[:2]
        if lang in LANGUAGES:
            return lang
    return "en"


def parse(argv: Sequence[str], lang: str) -> tuple[Command, argparse.Namespace]:
    """The command and its arguments."""
    say = Words(lang)
    parser = Parser(prog="pyramidion", description=say("help-pyramidion"), add_help=False)
    _add_common(parser, say)
    version = f"{__version__} ({rules_line(say)})"
    parser.add_argument("--version", action="version", version=version, help=say("help-version"))
    commands = parser.add_subparsers(metavar=say("help-command"), dest="command")
    for name in COMMANDS:
        _ADD[name](_command(commands, name, say), say)
    known = [word for word in argv if not word.startswith("-")]
    if known and known[0] not in COMMANDS and not (known[0] in LANGUAGES and "--lang" in argv):
        raise Complaint("error-unknown-command", name=known[0], nearest=nearest(known[0], COMMANDS))
    arguments = parser.parse_args(argv)
    if arguments.command is None:
        print(parser.format_help())
        return _nothing, arguments
    arguments.lang = arguments.lang or lang
    return COMMANDS[arguments.command], arguments


def _nothing(arguments: argparse.Namespace) -> int:
    return 0


def _command(commands: argparse._SubParsersAction[Parser], name: str, say: Words) -> Parser:
    made = commands.add_parser(name, help=say(f"help-{name}"), description=say(f"help-{name}"), add_help=False)
    _add_common(made, say)
    return made


def _add_common(parser: Parser, say: Words) -> None:
    parser.add_argument("-h", "--help", action="help", help=say("help-help"))
    parser.add_argument("--lang", choices=LANGUAGES, default=None, help=say("help-lang"))


def _add_options(parser: Parser, say: Words) -> None:
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=say("help-option"))
    parser.add_argument("--errata", metavar="FILE.toml", help=say("help-errata"))


def _add_game(parser: Parser, say: Words) -> None:
    parser.add_argument("game", help=say("help-game"))


def _add_play(parser: Parser, say: Words) -> None:
    parser.add_argument("game", nargs="?", default="valley", help=say("help-game"))
    parser.add_argument("--seats", default="human,scribe", help=say("help-seats"))
    parser.add_argument("--seed", type=int, help=say("help-seed"))
    parser.add_argument("--plain", action="store_true", help=say("help-plain"))
    parser.add_argument("--resume", action="store_true", help=say("help-resume"))
    parser.add_argument("--save", metavar="FILE.json", help=say("help-save"))
    _add_options(parser, say)


def _add_rules(parser: Parser, say: Words) -> None:
    _add_game(parser, say)
    parser.add_argument("section", nargs="?", help=say("help-section"))


def _add_cards(parser: Parser, say: Words) -> None:
    _add_game(parser, say)
    parser.add_argument("card", nargs="?", help=say("help-card"))
    _add_options(parser, say)


def _add_simulate(parser: Parser, say: Words) -> None:
    _add_game(parser, say)
    parser.add_argument("--seats", default="random,random", help=say("help-bots"))
    parser.add_argument("--games", type=int, default=100, help=say("help-count"))
    parser.add_argument("--seed", type=int, default=0, help=say("help-seed"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    _add_options(parser, say)


def _add_arena(parser: Parser, say: Words) -> None:
    _add_game(parser, say)
    arena.add(parser, say)
    _add_options(parser, say)


def _add_scenario(parser: Parser, say: Words) -> None:
    parser.add_argument("file", nargs="+", help=say("help-scenario-file"))


def _add_replay(parser: Parser, say: Words) -> None:
    parser.add_argument("file", help=say("help-record-file"))
    parser.add_argument("--seat", type=int, help=say("help-seat"))
    parser.add_argument("--plain", action="store_true", help=say("help-plain"))


def _add_verify(parser: Parser, say: Words) -> None:
    parser.add_argument("file", help=say("help-record-file"))
    parser.add_argument("--commit", metavar="OPENING", help=say("help-commit"))
    parser.add_argument("--final", metavar="CLOSING", help=say("help-final"))


def _add_bench(parser: Parser, say: Words) -> None:
    parser.add_argument("game", nargs="?", help=say("help-game"))
    parser.add_argument("--seats", type=int, default=0, help=say("help-bench-seats"))
    parser.add_argument("--seconds", type=float, default=3.0, help=say("help-seconds"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    _add_options(parser, say)


_ADD: Final[dict[str, Callable[[Parser, Words], None]]] = {
    "play": _add_play,
    "games": lambda parser, say: None,
    "rules": _add_rules,
    "cards": _add_cards,
    "simulate": _add_simulate,
    "arena": _add_arena,
    "scenario": _add_scenario,
    "replay": _add_replay,
    "verify": _add_verify,
    "bench": _add_bench,
    "train": train.add,
    "serve": serve.add_serve,
    "bot-worker": serve.add,
}
