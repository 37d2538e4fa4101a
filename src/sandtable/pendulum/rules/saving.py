"""A position as plain values and bytes, without loss."""

from __future__ import annotations

from typing import Any

import msgspec

from ..automa.automas import Automas
from . import tables
from .moves import AnyMove
from .position import Player, Position

PLAYER_LISTS = ("resources", "tracks", "glory", "workers", "hand", "discard", "slotted", "queue", "counts")
PLAYER_VALUES = ("votes", "claimed", "limit_card", "done", "wishes_timed")
VALUES = (
    "durations", "grace", "timed_rounds", "phase", "epoch", "round", "order", "turn", "claim_turn", "space",
    "timer_rows", "flipped_at", "flipped_by", "markers", "round_began",
    "round_lengths", "counted_until", "crowd", "province_deck", "places", "provinces_out", "refilled_at",
    "refilled_by",
    "achievement_deck", "achievement", "achievements_out", "token", "reward_deck", "rewards", "rewards_out",
    "rewards_removed", "grande_up", "newer_from", "newer_clock", "grants", "losses",
)  # fmt: skip
AUTOMA_VALUES = ("deck", "discard", "laid", "points", "votes", "grandes", "workers", "markers")


def plain(position: Position) -> dict[str, Any]:
    return {
        "seats": position.seats,
        "players": [_plain_player(player) for player in position.players],
        **{name: getattr(position, name) for name in VALUES},
        "automas": None if position.automas is None else _plain_automas(position.automas),
        "base": None if position.base is None else plain(position.base),
        "newer": None if position.newer is None else plain(position.newer),
        "log": [(at, seat, msgspec.to_builtins(move)) for at, seat, move in position.log],
    }


def _plain_player(player: Player) -> dict[str, Any]:
    names = ("glory_rule", "worker_rule", *PLAYER_LISTS, *PLAYER_VALUES)
    values: dict[str, Any] = {"character": tables.CHARACTER_NAMES[player.character]}
    values.update({name: getattr(player, name) for name in names})
    return values


def _plain_automas(automas: Automas) -> dict[str, Any]:
    return {name: getattr(automas, name) for name in ("level", "foreshadowing", *AUTOMA_VALUES)}


def save(position: Position) -> bytes:
    return msgspec.json.encode(plain(position))


def load(saved: bytes) -> Position:
    return _position(msgspec.json.decode(saved))


def _position(values: dict[str, Any]) -> Position:
    position = Position(values["seats"], [_player(player) for player in values["players"]])
    for name in VALUES:
        setattr(position, name, values[name])
    if values["automas"] is not None:
        position.automas = _automas(values["automas"])
    for name in ("base", "newer"):
        if values[name] is not None:
            setattr(position, name, _position(values[name]))
    position.log = [(at, seat, msgspec.convert(move, AnyMove)) for at, seat, move in values["log"]]
    return position


def _automas(values: dict[str, Any]) -> Automas:
    automas = Automas(values["level"], values["foreshadowing"])
    for name in AUTOMA_VALUES:
        setattr(automas, name, values[name])
    return automas


def _player(values: dict[str, Any]) -> Player:
    player = Player(
        tables.CHARACTER_NAMES.index(values["character"]),
        values["glory_rule"],
        values["worker_rule"],
        *[values[name] for name in PLAYER_LISTS],
    )
    for name in PLAYER_VALUES:
        setattr(player, name, values[name])
    return player
