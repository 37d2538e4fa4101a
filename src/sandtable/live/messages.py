"""The messages of the live protocol, both ways: JSON objects with their name as `type`."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ..bots.bot import Unit
from .errors import Denied
from .tableview import ChatLine, TableView

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Seat = Annotated[int, Meta(ge=0, le=63)]
Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
Chain = Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=8)]
"""Moves of one seat, one after the other."""


class FromClient(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    pass


class FromServer(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    pass


class Join(FromClient, frozen=True):
    """The first message. `stream` and `version` are of the last update seen, to get only what was missed."""

    stream: Annotated[str, Meta(max_length=64)] | None = None
    version: Number | None = None
    language: Language = "en"


class Speak(FromClient, frozen=True):
    """Change the language of this connection."""

    language: Language


class Command(FromClient, frozen=True):
    """Make a move. Sending the same `id` again gives the same answer and plays it only once."""

    id: Id
    move: dict[str, Any]
    version: Number | None = None
    """Refuse it if the match has changed since this version."""


class Undo(FromClient, frozen=True):
    """Take back your last move and everything after it: at once if that is fair, else when all agree."""

    id: Id


class Hint(FromClient, frozen=True):
    """Ask for your best moves, if the table allows hints; answered by `Hints`."""

    id: Id


class Ask(FromClient, frozen=True):
    """Ask what these moves of yours, one after the other, would lead to; nothing changes."""

    id: Id
    moves: Chain


class Try(FromClient, frozen=True):
    """Ask of each of several chains of your moves what it would bring, or why not; nothing changes."""

    id: Id
    chains: Annotated[list[Chain], Meta(min_length=1, max_length=64)]


class SetPremove(FromClient, frozen=True):
    """Plan one of the premoves that `Premoves` offers, in place of what was planned before; null: plan
    nothing, and forget what lapsed."""

    id: Id
    premove: dict[str, Any] | None


class Agree(FromClient, frozen=True):
    """Agree to an undo that another player asked for, or not; who asked withdraws it with a no."""

    agree: bool


class Pause(FromClient, frozen=True):
    pass


class Resume(FromClient, frozen=True):
    """Say that you are ready to go on after a pause, or not any more; the countdown starts when everyone
    present is ready."""

    ready: bool = True


class Chat(FromClient, frozen=True):
    id: Id
    text: Annotated[str, Meta(max_length=4000)]


class Mute(FromClient, frozen=True):
    """Hide the chat of a seat, or show it again."""

    seat: Seat
    muted: bool = True


class StandIn(FromClient, frozen=True):
    """Let a bot play the seat of an absent person until they return."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=40)]


class Free(FromClient, frozen=True):
    """Open the seat of an absent person to anybody with the invite."""

    seat: Seat


class Ping(FromClient, frozen=True):
    sent: float
    """Any number; it is sent back in `Pong`."""


AnyFromClient = (
    Join
    | Speak
    | Command
    | Undo
    | Hint
    | Ask
    | Try
    | SetPremove
    | Agree
    | Pause
    | Resume
    | Chat
    | Mute
    | StandIn
    | Free
    | Ping
)


class Happened(msgspec.Struct, frozen=True, kw_only=True):
    """The events of one entry that this viewer may see; `seat` is null for the start of the match."""

    at: int
    seat: int | None
    events: list[Any]


class Others(msgspec.Struct, frozen=True, kw_only=True):
    """The other servers of a site."""

    addresses: list[str]
    ticket: str | None
    """Tells them who you are, as the parameter `ticket` of a connection to the same table."""


class Welcome(FromServer, frozen=True, kw_only=True):
    """The whole state; it replaces everything the client knew."""

    stream: str
    version: int
    seat: int | None
    server: int
    """The server's clock, in milliseconds."""
    table: TableView
    view: Any
    """The view of the game; null before the start."""
    log: list[Happened]
    """The latest entries."""
    chat: list[ChatLine]
    muted: list[int]
    others: Others | UnsetType = UNSET
    """Where to go when this server is gone; only where several servers are one site."""


class Update(FromServer, frozen=True, kw_only=True):
    """One change of the table. `view` and `table` are patches."""

    version: int
    at: int
    seat: int | UnsetType | None = UNSET
    """Who made the entry."""
    events: list[Any] | UnsetType = UNSET
    taken_back: int | UnsetType = UNSET
    """How many entries an undo removed from the record."""
    view: Any = UNSET
    table: Any = UNSET
    chat: ChatLine | UnsetType = UNSET


class Accepted(FromServer, frozen=True, kw_only=True):
    """A command or chat line is stored; the update with this `version` or a later one shows it."""

    id: str
    version: int


class Advised(msgspec.Struct, frozen=True, kw_only=True):
    """A suggested move with its reasons, in the language of the asker."""

    move: Any
    """Null means to wait."""
    text: str
    """The move in words."""
    value: float
    unit: Unit
    """Of the value. `chance`: to win, from 0 to 1; `points`: the final score to be expected; `steps`: how
    much better than leaving everything as it is, in the smallest steps towards winning."""
    worth: str
    """The value in words."""
    reasons: list[str]


class Hints(FromServer, frozen=True, kw_only=True):
    """The best moves, best first. They no longer hold once the seat has moved or a move was undone."""

    id: str
    version: int
    hints: list[Advised]


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """Why a rule forbids a move."""

    rule: str
    text: str
    facts: dict[str, str | int]


class Answer(FromServer, frozen=True, kw_only=True):
    """The answer to `Ask`."""

    id: str
    version: int
    """The answer holds until the match changes after this version, or time changes what is allowed."""
    tried: int
    """How many of the moves can be foreseen. The next one, if any, is refused or reveals something random
    or hidden."""
    why: Why | None
    """Why the next one is refused."""
    events: list[Any]
    """What the moves would bring, up to what is random or hidden."""
    views: list[Any]
    """What the seat would see after each of the foreseen moves."""
    certain: Any
    """What the seat would see in the next one just before it reveals that; null: it reveals nothing, or the
    game does not say."""


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    why: Why | None
    """Why the first move that fails is refused; null: none is, as far as can be foreseen."""
    events: list[Any]
    """What the moves would bring, up to what is random or hidden."""


class Tried(FromServer, frozen=True, kw_only=True):
    """The answer to `Try`."""

    id: str
    version: int
    """The answer holds until the match changes after this version, or time changes what is allowed."""
    trials: list[Trial]
    """One for each chain."""


class LapsedPremove(msgspec.Struct, frozen=True, kw_only=True):
    premove: Any
    reason: str
    """In words: `GAME-lapsed-REASON`, or `live-lapsed-REASON` where the reason is the table's."""


class Premoves(FromServer, frozen=True, kw_only=True):
    """What your seat plans and may plan; it replaces what was told before. Nobody else hears of it."""

    planned: Any
    """Null: nothing."""
    offered: list[Any]
    lapsed: LapsedPremove | None
    """What was planned last, if it did less than that."""


class Refused(FromServer, frozen=True, kw_only=True):
    """A command changed nothing. `rule` is set when a rule of the game forbids it."""

    id: str | None
    code: str
    text: str
    rule: str | UnsetType = UNSET
    facts: dict[str, str | int] | UnsetType = UNSET


class Pong(FromServer, frozen=True, kw_only=True):
    sent: float
    server: int


class Bye(FromServer, frozen=True, kw_only=True):
    """The connection ends. Reconnect after `retry` milliseconds; null: do not."""

    code: str
    text: str
    retry: int | None
    address: str | UnsetType = UNSET
    """Reconnect to the server there, which has the table."""
    ticket: str | UnsetType = UNSET
    """Tells that server who you are, as the parameter `ticket`."""


AnyFromServer = Welcome | Update | Accepted | Hints | Answer | Tried | Premoves | Refused | Pong | Bye


_encoder = msgspec.json.Encoder()


def encoded(message: Any) -> bytes:
    return _encoder.encode(message)


def refused(denied: Denied, message: object, language: str) -> bytes:
    """The answer to a message that the table declines."""
    return encoded(
        Refused(
            id=getattr(message, "id", None),
            code=denied.code,
            text=denied.text(language),
            rule=denied.rule or UNSET,
            facts=denied.facts,
        )
    )


def bye(denied: Denied, language: str, retry: int | None) -> bytes:
    return encoded(Bye(code=denied.code, text=denied.text(language), retry=retry))


def schema() -> dict[str, Any]:
    """The JSON Schema of both directions; moves, events and views are in the schema of their game."""
    kinds = {"FromClient": AnyFromClient, "FromServer": AnyFromServer}
    roots, definitions = msgspec.json.schema_components(list(kinds.values()), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "sandtable live",
        "properties": dict(zip(kinds, roots, strict=True)),
        "$defs": definitions,
    }
