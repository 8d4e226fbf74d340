"""What can be played here, and with what."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get, post

from pyramidion.bots import BOTS
from pyramidion.kernel import registry
from pyramidion.kernel.contract import BadOption, Game, Json
from pyramidion.kernel.contract import Entry as Piece
from pyramidion.kernel.registry import UnknownName
from pyramidion.locale import LANGUAGES, MissingWords, Words
from pyramidion.server.refusal import BadOptions, Refusal


class OptionLine(msgspec.Struct):
    name: str
    kind: str
    default: Json
    choices: list[Json] = []


class GameLine(msgspec.Struct):
    id: str
    version: int
    names: dict[str, str]
    seats: list[int]
    options: list[OptionLine]
    bots: list[str]


class SetupWish(msgspec.Struct, forbid_unknown_fields=True):
    seats: int = 2
    options: dict[str, Any] = {}


class GroupLine(msgspec.Struct):
    """A set or another group: `used` of its `cards` come into play, and where `lot` says so the lot decides."""

    id: str
    groups: list[str]
    colour: str
    size: int
    cards: dict[str, int]
    used: int
    lot: bool


class Setup(msgspec.Struct):
    """`open` names the options that can still be changed on their own."""

    groups: list[GroupLine]
    content: list[Piece]
    open: list[str]


def game_of(name: str) -> Game[Any]:
    try:
        return registry.game(name)
    except UnknownName as error:
        raise Refusal("no-game", 404, name=name[:32], nearest=error.nearest) from error


def checked(game: Game[Any], given: dict[str, Any], seats: int) -> Any:
    """Options that this game can be set up with."""
    if seats not in game.seats:
        raise Refusal("bad-seats", 400, low=game.seats[0], high=game.seats[-1])
    try:
        options = msgspec.convert(given, game.options)
        game.check(options, seats)
    except BadOption as error:
        raise BadOptions(game.id, error) from error
    except Exception as error:
        raise Refusal("bad-options", 400, detail=str(error)[:200]) from error
    return options


def _open(game: Game[Any], given: dict[str, Any], seats: int) -> list[str]:
    return [
        option.name
        for option in _options(game)
        if not option.choices
        or any(
            _fits(game, {**given, option.name: choice}, seats)
            for choice in option.choices
            if choice != given.get(option.name, option.default)
        )
    ]


def _fits(game: Game[Any], given: dict[str, Any], seats: int) -> bool:
    try:
        checked(game, given, seats)
    except Refusal:
        return False
    return True


def _game_line(game: Game[Any]) -> GameLine:
    names = {lang: _game_name(game, lang) for lang in LANGUAGES}
    return GameLine(game.id, game.version, names, list(game.seats), _options(game), list(BOTS))


def _game_name(game: Game[Any], lang: str) -> str:
    try:
        return Words(lang, game.id)(f"game-{game.id}")
    except MissingWords:
        return game.id


def _options(game: Game[Any]) -> list[OptionLine]:
    """The fields of the options' struct, in the words of JSON Schema."""
    (schema,), parts = msgspec.json.schema_components([game.options])
    fields = parts.get(game.options.__name__, schema).get("properties", {})
    return [_option(name, field) for name, field in fields.items()]


def _option(name: str, field: dict[str, Any]) -> OptionLine:
    kinds = [str(part.get("type", "")) for part in field.get("anyOf", [field])]
    return OptionLine(name, "|".join(kinds), field.get("default"), list(field.get("enum", [])))


@get("/api/games")
async def list_games() -> list[GameLine]:
    """Every game that can be played here, with its options and the bots that play it."""
    return [_game_line(game) for game in registry.games().values()]


@get("/api/games/{name:str}/content")
async def game_content(name: str) -> list[Piece]:
    """The material of a game with its usual options: cards, stones, tiles."""
    game = game_of(name)
    return list(game.content(game.options()))


@post("/api/games/{name:str}/setup", status_code=200)
async def game_setup(name: str, data: SetupWish) -> Setup:
    """What a table with these options would be played with; options that do not fit are refused in words."""
    game = game_of(name)
    options = checked(game, data.options, data.seats)
    groups = msgspec.convert(game.lineup(options, data.seats), list[GroupLine])
    return Setup(groups, list(game.content(options)), _open(game, data.options, data.seats))


HANDLERS: list[Any] = [list_games, game_content, game_setup]
