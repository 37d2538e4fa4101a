"""The bodies of requests and answers about tables and games; those about people are in people.py."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ..core.allowance import Allowance
from ..core.game import Tempo
from ..core.set_up import Choice, SetUp
from ..live.messages import Advised
from ..live.replay import Replay
from ..live.tableview import Absence, SeatView, Status, TableView

Name = Annotated[str, Meta(min_length=1, max_length=120)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
Bot = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=16)]
Invite = Annotated[str, Meta(max_length=64)]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class SeatWish(Body, frozen=True, kw_only=True):
    """`person` is the one who creates the table, or whom `token` names: the seat is kept for somebody one has
    played with. `bot` needs a level."""

    kind: Literal["open", "person", "bot"]
    """Who plays the seat: anyone who comes, the person who creates the table, or a bot."""
    bot: Bot | None = None
    """The level of the bot, as `/api/games` lists them."""
    token: Token | None = None
    """Whom the seat is kept for."""


class NewTable(Body, frozen=True, kw_only=True):
    game: GameName
    """The name of a game, as `/api/games` lists them."""
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    """Who plays, one by one."""
    options: dict[str, Any] = {}
    """Options of the game; `/api/games/GAME/schema` describes them."""
    public: bool = False
    """Whether the table is listed for everyone; otherwise only those with the link find it."""
    hints: bool | None = None
    """Whether people may ask for hints; null: if at most one person plays."""
    name: Name | None = None
    """The name of the person who creates it; null: the one they have, or a generated one."""
    called: Name | None = None
    """The name of the table; null: a generated one."""
    absence: Absence = Absence()
    """What happens when a person is away."""
    allowance: Allowance | None = None
    """Time to think, for a match over days; null: it is played live."""
    rated: bool = False
    """Whether the match counts for the ratings of the people who play; then there are no hints."""
    club: Token | None = None
    """The club of yours whose members may find the table and sit down."""


class QuickMatch(Body, frozen=True, kw_only=True):
    """Sits down at the first open seat that fits."""

    game: GameName | None = None
    """Null: any game; likewise the others."""
    tempo: Tempo | None = None
    """Whether time runs in the match; a game without time is untimed."""
    rated: bool | None = None
    """Whether the match counts for ratings."""
    name: Name | None = None
    """Your name; null: the one you have, or a generated one."""


class QuickStart(Body, frozen=True, kw_only=True):
    """Starts a solo match, or one against bots, at once."""

    game: GameName
    """The name of a game, as `/api/games` lists them."""
    kind: Literal["solo", "bots"] = "bots"
    """Alone, or against bots."""
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    """How many seats, with bots; null: three, or as many as the game allows."""
    bot: Bot | None = None
    """The bots' level; null: `player`, or the game's strongest bot."""
    options: dict[str, Any] = {}
    """Options of the game; `/api/games/GAME/schema` describes them."""
    name: Name | None = None
    """The name of the person who plays; null: the one they have, or a generated one."""
    lesson: GameName | None = None
    """Where a lesson of the guided first game begins. It says itself who plays, and how."""


class Sit(Body, frozen=True, kw_only=True):
    seat: Annotated[int, Meta(ge=0, le=63)]
    """The number of the seat, from 0."""
    name: Name | None = None
    """The name of the person who sits down; null: the one they have, or a generated one."""
    invite: Invite | None = None
    """The invitation in the link, for a private table."""


class ChangeSeat(Body, frozen=True, kw_only=True):
    kind: Literal["open", "bot"]
    """Whether the seat is for anyone who comes, or for a bot."""
    bot: Bot | None = None
    """The level of the bot, as `/api/games` lists them."""


class ChangeTable(Body, frozen=True, kw_only=True):
    absence: Absence | None = None
    """What happens when a person is away; null: as before."""


class HallWish(Body, frozen=True, kw_only=True):
    wanted: bool
    """Whether the match is shown in the hall of fame, with name and score."""


class PersonView(msgspec.Struct, frozen=True, kw_only=True):
    token: str
    """Public; distinguishes people with the same name."""
    name: str


class NewPerson(msgspec.Struct, frozen=True, kw_only=True):
    person: PersonView
    secret: str | None
    """Identifies this person; sent only once. Browsers keep it as a cookie."""


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    table: TableView
    seat: int | None
    secret: str | None
    """Gives control of this seat. Browsers keep it as a cookie."""
    person: NewPerson
    invite: str | None
    """For the host: anyone who has it may sit down."""
    link: str | None
    """The invite as a link to share."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    name: str
    game: str
    status: Status
    public: bool
    seats: tuple[SeatView, ...]
    your_seat: int | None = None
    your_turn: bool = False
    planned: bool = False
    """Whether you planned ahead what to do when your turn comes."""
    part: int | None = None
    """Which of its parts the match is in, an age or a round; null where the game has none."""
    paused: bool = False
    allowance: Allowance | None = None
    """Of a match over days."""
    due: int | None = None
    """When the next time runs out, yours if it is your turn, in milliseconds since 1970."""
    rated: bool = False
    tempo: Tempo | None = None
    """Whether time runs in the match; null: it never does in this game."""
    since: int | None = None
    """When the last move was made, in milliseconds since 1970; null before the first."""
    problem: str | None = None


class GameWords(msgspec.Struct, frozen=True, kw_only=True):
    """What a client without a screen of its own for a game needs to describe it in words."""

    texts: str
    """The game's texts, as Fluent."""
    words: dict[str, Any]
    """The kinds of the fields of its moves and events, and which events reveal something."""
    components: dict[str, Any]


class GameView(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    title: str
    about: str
    rules_version: str
    seats: list[int]
    solo: bool
    bots: list[str]
    """The game's bots, weakest first."""
    hints: bool
    """Whether the game offers hints."""
    switches: tuple[Choice, ...]
    """Choices that a quick start against bots offers as a switch."""


class SetUpView(msgspec.Struct, frozen=True, kw_only=True):
    """What can be chosen for a table."""

    by_seats: dict[str, SetUp]
    """By the number of seats."""


class FinishedSeat(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    name: str
    token: str | None
    bot: str | None
    score: int
    place: int
    won: bool


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    name: str
    game: str
    ended: int
    """Milliseconds since 1970."""
    imported: bool
    seats: list[FinishedSeat]
    replay: str
    """A link to the replay."""
    record: str
    """A link to the record."""


class Replayed(msgspec.Struct, frozen=True, kw_only=True):
    """Moments of a finished match, as one seat or a spectator saw it."""

    table: TableView
    replay: Replay
    guest: bool
    """Whether you may see the table itself too, with its chat."""


class ReviewedMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that could have been better."""

    entry: int
    """How many entries came before it."""
    at: int
    part: int | None
    """The age or round it was made in, in games that have such."""
    cost: float
    """How much less it was worth than the best, in the same unit."""
    played: Advised
    better: Advised


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A review of a match; ask again until `moments` is set."""

    done: int
    of: int
    """How many choices are examined."""
    moments: list[ReviewedMoment] | None
    """The choices that cost most, worst first."""


class HallEntry(msgspec.Struct, frozen=True, kw_only=True):
    table: str | None
    """For the replay; null if the table was private."""
    name: str
    token: str
    score: int
    ended: int
    result: Any
    """The whole result of the match."""


class Health(msgspec.Struct, frozen=True, kw_only=True):
    status: Literal["ok"]
    version: str
    engine: str
    tables: int
    connections: int


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request was refused."""

    code: str
    text: str
    facts: dict[str, Any] = {}
