"""The games there are, and the forms of what is said about them."""

from __future__ import annotations

from typing import Any

from litestar import get

from ..bots import bots_for
from ..bots.hints import adviser_of
from ..core import text, wire
from ..core.registry import GAMES, game_named, names
from ..live.errors import Refusal
from ..live.messages import schema as live_schema
from . import bodies
from .tables_api import AnyRequest, caller_of


@get("/api/games", tags=["games"])
async def list_games(request: AnyRequest) -> list[bodies.GameView]:
    language = caller_of(request).language
    found = []
    for name in names(GAMES):
        game = game_named(name)
        found.append(
            bodies.GameView(
                game=name,
                title=text.find(f"{name}-title", language, game.locales) or name.title(),
                about=text.find(f"{name}-about", language, game.locales) or "",
                rules_version=game.rules_version,
                seats=list(game.seats),
                solo=1 in game.seats,
                hints=adviser_of(game) is not None,
                bots=[*(each for each in bots_for(game) if each not in game.bots), *game.bots],
            )
        )
    return found


@get("/api/games/{game:str}/schema", tags=["games"])
async def game_schema(game: str) -> dict[str, Any]:
    """The JSON Schema of a game's moves, events, options, views and results."""
    if game not in names(GAMES):
        raise Refusal("no-such-game", game=game)
    return wire.schema(game_named(game))


@get("/api/protocol", tags=["games"])
async def protocol_schema() -> dict[str, Any]:
    """The JSON Schema of the live protocol, spoken over a WebSocket at /api/tables/{table}/live."""
    return live_schema()


HANDLERS = [list_games, game_schema, protocol_schema]
