"""The available games, their schemas and their texts."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get
from litestar.openapi import ResponseSpec

from ..bots import bots_for
from ..bots.hints import adviser_of
from ..core import sentences, text, wire
from ..core.game import Game
from ..core.registry import GAMES, game_named, names
from ..live.errors import Denied
from ..live.messages import schema as live_schema
from . import bodies
from .fixed import PACKED, made_once
from .requests import AnyRequest, caller_of
from .tables_api import quick_start_seats


def _told(data_container: Any) -> dict[int, ResponseSpec]:
    """Declares the body of a prebuilt answer for the OpenAPI description."""
    return {200: ResponseSpec(data_container)}


@get("/api/games", tags=["games"], opt=PACKED, responses=_told(list[bodies.GameView]))
async def list_games(request: AnyRequest) -> Response[bytes]:
    """The available games."""
    language = caller_of(request).language
    return made_once(request, f"games {language}", MediaType.JSON, lambda: wire.encode(_games(language)))


def _games(language: str) -> list[bodies.GameView]:
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
                switches=tuple(
                    each for each in game.set_up(quick_start_seats(game)).choices if each.switch is not None
                ),
                bots=[*(each for each in bots_for(game) if each not in game.bots), *game.bots],
            )
        )
    return found


@get("/api/games/{game:str}/schema", tags=["games"], opt=PACKED, responses=_told(dict[str, Any]))
async def game_schema(request: AnyRequest, game: str) -> Response[bytes]:
    """The JSON Schema of a game's moves, events, options, views and results."""
    if game not in names(GAMES):
        raise Denied("no-such-game", game=game)
    return made_once(
        request, f"schema {game}", MediaType.JSON, lambda: wire.encode(wire.schema(game_named(game)))
    )


@get("/api/games/{game:str}/set-up", tags=["games"], opt=PACKED, responses=_told(bodies.SetUpView))
async def game_set_up(request: AnyRequest, game: str) -> Response[bytes]:
    """What may be chosen for a table of a game, and the presets that choose all of it."""
    if game not in names(GAMES):
        raise Denied("no-such-game", game=game)
    return made_once(
        request, f"set-up {game}", MediaType.JSON, lambda: wire.encode(_set_up(game_named(game)))
    )


def _set_up(game: Game[Any]) -> bodies.SetUpView:
    return bodies.SetUpView(by_seats={str(seats): game.set_up(seats) for seats in game.seats})


@get("/api/games/{game:str}/words", tags=["games"], opt=PACKED, responses=_told(bodies.GameWords))
async def game_words(request: AnyRequest, game: str) -> Response[bytes]:
    """The texts of a game in the language of the caller, and how its moves and events become sentences."""
    if game not in names(GAMES):
        raise Denied("no-such-game", game=game)
    language = caller_of(request).language
    return made_once(
        request, f"words {game} {language}", MediaType.JSON, lambda: wire.encode(_words(game, language))
    )


def _words(name: str, language: str) -> bodies.GameWords:
    game = game_named(name)
    return bodies.GameWords(
        texts=text.catalogue(game, language),
        words=sentences.table(game),
        components=dict(game.components(game.options_type())),
    )


@get("/api/protocol", tags=["games"], opt=PACKED, responses=_told(dict[str, Any]))
async def protocol_schema(request: AnyRequest) -> Response[bytes]:
    """The JSON Schema of the live protocol, spoken over a WebSocket at /api/tables/{table}/live."""
    return made_once(request, "protocol", MediaType.JSON, lambda: wire.encode(live_schema()))


HANDLERS = [list_games, game_schema, game_set_up, game_words, protocol_schema]
