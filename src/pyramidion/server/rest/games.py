"""What can be played here, and with what."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get

from pyramidion.bots import BOTS
from pyramidion.kernel import registry
from pyramidion.kernel.contract import Entry as Piece
from pyramidion.kernel.contract import Game, Json
from pyramidion.kernel.registry import UnknownName
from pyramidion.locale import LANGUAGES, MissingWords, Words
from pyramidion.server.refusal import Refusal


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


def game_of(name: str) -> Game[Any]:
    try:
        return registry.game(name)
    except UnknownName as error:
        raise Refusal("no-game", 404, name=name[:32], nearest=error.nearest) from error


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


HANDLERS: list[Any] = [list_games, game_content]
