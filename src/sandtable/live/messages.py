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
    """Read another language from now on."""

    language: Language


class Command(FromClient, frozen=True):
    """Make a move. The same `id` again is answered again and done once."""

    id: Id
    move: dict[str, Any]
    version: Number | None = None
    """Refuse it if the match has changed since this version."""


class Undo(FromClient, frozen=True):
    """Take back the last own move and all after it: at once where that is fair, else when all agree."""

    id: Id


class Hint(FromClient, frozen=True):
    """Ask for the best moves of the own seat, where the table allows it; answered by `Hints`."""

    id: Id


class Ask(FromClient, frozen=True):
    """Ask what would come of these moves of the own seat, one after the other; nothing changes."""

    id: Id
    moves: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=8)]
    views: bool = False
    """Whether the views that they lead to are wanted."""


class Agree(FromClient, frozen=True):
    """Agree, or not, to what another wants to take back."""

    agree: bool


class Pause(FromClient, frozen=True):
    pass


class Resume(FromClient, frozen=True):
    """Say that you are ready to go on after a pause, or no longer; a countdown starts when all who are there
    are ready."""

    ready: bool = True


class Chat(FromClient, frozen=True):
    id: Id
    text: Annotated[str, Meta(max_length=4000)]


class Mute(FromClient, frozen=True):
    """See no more chat of this seat, or see it again."""

    seat: Seat
    muted: bool = True


class StandIn(FromClient, frozen=True):
    """Let a bot play an offered seat until its person is back."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=40)]


class Free(FromClient, frozen=True):
    """Open an offered seat to anybody with the invite."""

    seat: Seat


class Ping(FromClient, frozen=True):
    sent: float
    """Any number: it comes back."""


AnyFromClient = (
    Join | Speak | Command | Undo | Hint | Ask | Agree | Pause | Resume | Chat | Mute | StandIn | Free | Ping
)


class Happened(msgspec.Struct, frozen=True, kw_only=True):
    """What one entry of the record brought this viewer to see; seat None: before the first move."""

    at: int
    seat: int | None
    events: list[Any]


class Welcome(FromServer, frozen=True, kw_only=True):
    """All there is to know; whatever was known before is void."""

    stream: str
    version: int
    seat: int | None
    server: int
    """The server's clock, in milliseconds."""
    table: TableView
    view: Any
    """The view of the game; null before the start."""
    log: list[Happened]
    """What happened last."""
    chat: list[ChatLine]
    muted: list[int]


class Update(FromServer, frozen=True, kw_only=True):
    """What one change of the table brought. `view` and `table` are patches."""

    version: int
    at: int
    seat: int | UnsetType | None = UNSET
    """Whose entry of the record it is."""
    events: list[Any] | UnsetType = UNSET
    taken_back: int | UnsetType = UNSET
    """So many entries left the record."""
    view: Any = UNSET
    table: Any = UNSET
    chat: ChatLine | UnsetType = UNSET


class Accepted(FromServer, frozen=True, kw_only=True):
    """A command or chat line is stored; `version` shows it, or a later one does."""

    id: str
    version: int


class Advised(msgspec.Struct, frozen=True, kw_only=True):
    """A move with what is to be said about it, in the language of who asked."""

    move: Any
    """None is to wait, where time runs."""
    text: str
    """What a menu calls it."""
    value: float
    unit: Unit
    """Of the value. `chance`: to win, from 0 to 1; `points`: the final score to be expected; `steps`: how
    much better than leaving everything as it is, in steps on a track of Pendulum."""
    worth: str
    """The same in words."""
    reasons: list[str]


class Hints(FromServer, frozen=True, kw_only=True):
    """The best moves, best first. They are void once the seat has moved or a move was taken back."""

    id: str
    version: int
    hints: list[Advised]


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """Why a rule forbids a move."""

    rule: str
    text: str
    facts: dict[str, str | int]


class Answer(FromServer, frozen=True, kw_only=True):
    """What would come of the moves asked about."""

    id: str
    version: int
    """It holds until the match changes after this version, or time changes what is allowed."""
    tried: int
    """So many of the moves lead on. The next one, if there is one, is refused, or it shows something random
    or hidden: then nobody can tell what comes of it."""
    why: Why | None
    """Why that next one is refused."""
    views: list[Any] | UnsetType = UNSET
    """What the seat would see after each of those that lead on."""


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
    """The connection ends; `retry` says after how many milliseconds to come back, null: not at all."""

    code: str
    text: str
    retry: int | None


AnyFromServer = Welcome | Update | Accepted | Hints | Answer | Refused | Pong | Bye


_encoder = msgspec.json.Encoder()


def encoded(message: Any) -> str:
    return _encoder.encode(message).decode()


def refused(denied: Denied, message: object, language: str) -> str:
    """The answer to a message that the table denies."""
    return encoded(
        Refused(
            id=getattr(message, "id", None),
            code=denied.code,
            text=denied.text(language),
            rule=denied.rule or UNSET,
            facts=denied.facts,
        )
    )


def bye(denied: Denied, language: str, retry: int | None) -> str:
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
