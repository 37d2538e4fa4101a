"""The contract of a game.

A game is rules, nothing else: no clock, no thread, no file, no global randomness. What it needs it is handed,
what it decides it returns. Whoever keeps these sentences is a game of Sandtable, and `Match`, the bots, the
live tables and the client can play it without knowing its name.

**Time**
 1. `at` is table time in whole milliseconds since the match began. Pauses are the table's: while it is
    paused, nobody moves and `at` stands still.
 2. `at` never runs backwards from one move to the next; equal times are fine.
 3. A position never changes by itself. Time may change which moves are allowed, never what lies on the table.

**Positions**
 4. A position is plain data that belongs to one match; only `play` changes it.
 5. `position.copy()` is equal and independent: nothing done to one is ever seen in the other.
 6. `load(save(p))` equals `p`, and equal positions save to equal bytes.
 7. What exists at the start is conserved: pieces move between places, none is lost or made from nothing.

**Moves**
 8. `moves(position, seat, at)` lists every move the seat may make, each once, in a fixed order.
 9. `play` accepts every listed move and refuses others with `IllegalMove`, which names the rule. Pieces named
    in another order are the same move. (A game may grant a late command more than it lists, if its rules say
    so: Pendulum's privilege does.) `refusal` is what `play` would raise, or None; asking changes nothing.
10. A refused move leaves the position, and the chance, as they were.
11. `to_act` names the seats that the game waits for, and is empty exactly when the match is over. Each of
    them has a move now or at `next_change`; other seats may have moves too.
12. `next_change` is the first moment after `at` when time alone changes what some seat may do; None if never.
    An event with `sets_off` says that time begins to count for everyone; a live table counts down first.

**Chance**
13. All randomness comes from the `Chance` handed to `start` and `play`.
14. Same seats, options, seed and entries: same positions, same events, to the byte.

**Knowledge**
15. `view(position, seat, at)` holds all that the seat may know and nothing else; seat None is a spectator.
16. Two positions that differ only in what a seat cannot know give that seat equal views, events, refusals and
    premoves.
17. An event with `only` set is for that seat alone; all others are for everyone.
18. `deal_anew(position, seat, chance)` replaces all that the seat cannot know by an equally likely deal, and
    nothing else. Two positions that differ only in that come out the same from the same chance.

**The end**
19. From every position the match can be played to its end; who must act in turn cannot put it off for ever.
20. `result` is None until the match is over, and then never changes. It names winners only where a match
    `can_be_won`.

**Premoves**
21. `premoves(position, seat, at)` lists what the seat may plan ahead, each once, in a fixed order; nothing
    while the game waits for the seat. A game offers only what its rules make safe: no plan can cost a player
    something that they could not foresee.
22. `follow(then, now, seat, premove, at)` says what becomes of a premove that was planned at `then`: None, it
    waits; a move, one of those that the seat may make now; or `PremoveOver`. While the game waits for the
    seat it does not wait, and after finitely many moves of its own it is over.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar, Generic, Literal, NamedTuple, Protocol, Self, TypeVar

import msgspec

from .chance import Chance
from .errors import BadInput, IllegalMove
from .parts import Parts
from .set_up import Preset, SetUp


def words(kind: str) -> msgspec.Meta:
    """What a field of a move or an event holds, for sentences: `Annotated[int, words("seat")]`.

    `core/sentences.py` has the kinds.
    """
    return msgspec.Meta(extra_json_schema={"words": kind})


Seat = Annotated[int, words("seat")]
Seats = tuple[Seat, ...]
Tells = Mapping[str, tuple[str, str]]
"""Variables of a sentence beside the fields: of each its kind and the path to its value.

A path begins with a field, an earlier variable, `view`, `own` (the viewer's part of `view.players`), `data`
(the components) or `seats` (their number); `{name}` in it stands for the value of one of these.
"""


class Move(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, gc=False):
    """Something a player does, named by what one says at the table."""

    tells: ClassVar[Tells] = {}


class Event(msgspec.Struct, frozen=True, tag=True, kw_only=True, gc=False):
    """Something that happened, for the log and for animation."""

    tells: ClassVar[Tells] = {}
    reveals: ClassVar[bool] = False
    """Whether it shows something random or hidden, so that the move behind it cannot be undone."""
    sets_off: ClassVar[bool] = False
    """Whether time begins to count with it for everyone (12)."""

    only: int | None = None
    """The one seat that may see it; None: everyone."""


def seen_by(seat: int | None, events: Iterable[Event]) -> list[Event]:
    """What a seat or, with None, a spectator may see of them."""
    return [event for event in events if event.only is None or event.only == seat]


class Premove(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something a player plans while others are to move, done by the table when the time comes."""

    tells: ClassVar[Tells] = {}


class PremoveOver(NamedTuple):
    """A premove has come to its end."""

    reason: str | None = None
    """Why it did less than was planned, as `GAME-lapsed-REASON` says it; None: it did all of it."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a match; every field has a default."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that one viewer may know."""

    tells: ClassVar[Tells] = {}
    """The variables of `GAME-prompt`, beside `$turn`: yours, others or over."""

    seat: int | None
    to_act: tuple[int, ...]
    moves: tuple[Any, ...]
    """What the viewer may do now, as `Game.moves` lists it; empty for a spectator."""
    result: Any
    """What `Game.result` says."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended."""

    winners: tuple[int, ...]
    """The seats that won; empty when nobody did."""
    ranking: tuple[int, ...]
    """All seats, best first."""
    scores: tuple[int, ...]
    """The score of each seat."""
    sources: tuple[dict[str, int], ...]
    """Where each seat's score comes from; adds up to the score."""


Tempo = Literal["timed", "untimed"]


class Position(Protocol):
    def copy(self) -> Self: ...


P = TypeVar("P", bound=Position)


class Game(ABC, Generic[P]):
    name: ClassVar[str]
    """One lower-case word, used everywhere."""
    rules_version: ClassVar[str]
    """Changes when an older record might play differently."""
    seats: ClassVar[range]
    """The numbers of players it takes."""
    bots: ClassVar[tuple[str, ...]] = ()
    """The bots made for it, weakest first; `random` plays every game and need not be named."""

    pause_rule: ClassVar[str | None] = None
    """The full id of the rule for pauses, if it has one; the table pauses every game alike."""

    locales: ClassVar[Path | None] = None
    """The folder with its texts, one sub-folder a language; None for games of this package."""

    lessons: ClassVar[Path | None] = None
    """The folder with the records at which the lessons of its guided first game begin: `NAME.json`."""

    move_type: ClassVar[Any]
    """The union of its moves."""
    event_type: ClassVar[Any]
    """The union of its events."""
    premove_type: ClassVar[Any] = None
    """The union of its premoves; None: it has none."""
    options_type: ClassVar[type[Options]]
    view_type: ClassVar[type[View]]
    result_type: ClassVar[type[Result]]
    about: ClassVar[Mapping[str, Tells]] = {}
    """By kind of component, the variables of `GAME-does-KIND`, which says what one does; `id` names it."""

    def read_data(self, path: str) -> Any:
        """The option `data`, read from a file with custom component values."""
        raise BadInput("--data", "no-own-data", game=self.name)

    @abstractmethod
    def data_version(self, options: Any) -> str:
        """Names the exact component values in use."""

    def check_options(self, seats: int, options: Any) -> None:
        """Raise `BadInput` for options that do not fit together or do not fit this number of seats."""

    def set_up(self, seats: int) -> SetUp:
        """What may be chosen for a table of so many seats, in words."""
        return SetUp(presets=(Preset(id="standard"),))

    @abstractmethod
    def start(self, seats: int, options: Any, chance: Chance) -> tuple[P, list[Event]]: ...

    @abstractmethod
    def to_act(self, position: P, at: int) -> tuple[int, ...]: ...

    @abstractmethod
    def moves(self, position: P, seat: int, at: int) -> list[Any]: ...

    @abstractmethod
    def refusal(self, position: P, seat: int, move: Any, at: int) -> IllegalMove | None: ...

    @abstractmethod
    def play(self, position: P, seat: int, move: Any, at: int, chance: Chance) -> list[Event]: ...

    def foresee(self, position: P, seat: int, move: Any, at: int) -> View | None:
        """What the seat would see in the midst of an allowed move that shows something random or hidden, just
        before that; nobody has a move in it. None: the game does not say. It may change the position."""
        return None

    def next_change(self, position: P, at: int) -> int | None:
        return None

    def may_wait(self, options: Any) -> bool:
        """Whether time alone never changes anything, so that a match may take days."""
        return True

    def undoable(self, before: P, after: P) -> bool:
        """Whether the move between these positions may be undone at all, even if everyone agrees."""
        return True

    def premoves(self, position: P, seat: int, at: int) -> list[Any]:
        return []

    def follow(self, then: P, now: P, seat: int, premove: Any, at: int) -> Any | PremoveOver | None:
        return PremoveOver()

    @abstractmethod
    def view(self, position: P, seat: int | None, at: int) -> View: ...

    def views(
        self, position: P, seats: Iterable[int | None], at: int, parts: Parts
    ) -> Mapping[int | None, View]:
        """The views of several viewers. A game may make what they share only once, and take from `parts`
        what has not changed since the last views of the match."""
        return {seat: self.view(position, seat, at) for seat in seats}

    @abstractmethod
    def result(self, position: P) -> Result | None: ...

    def part(self, position: P) -> int | None:
        """Which of its parts the match is in, as `GAME-part` says it: an age, a round; None: it has none."""
        return None

    def can_be_won(self, seats: int) -> bool:
        """Whether a match of so many may have winners; if not, it only has scores."""
        return True

    def tempo(self, options: Any) -> Tempo | None:
        """Whether these options make time run in the match; None: it never does in this game."""
        return None

    def character(self, position: P, seat: int) -> str | None:
        """Whom a player chose or drew to play with, as `GAME-character-ID` names it; None: nobody."""
        return None

    @abstractmethod
    def deal_anew(self, position: P, seat: int, chance: Chance) -> None: ...

    @abstractmethod
    def save(self, position: P) -> bytes: ...

    @abstractmethod
    def load(self, saved: bytes) -> P: ...

    # Words, all from messages; `core/sentences.py` says how.

    def components(self, options: Any) -> Mapping[str, Any]:
        """What lies in the box, as plain values for sentences and clients; `names` by kind and id has names
        that are not in the catalogues."""
        return {}

    def event_line(
        self,
        event: Any,
        names: Sequence[str],
        options: Any,
        language: str = "en",
        seat: int | None = None,
    ) -> str:
        """One line of the log; `names` are the players' by seat, with `You` for the viewer's own `seat`."""
        from .sentences import Teller

        return Teller(self, options, language=language, names=names, seat=seat).sentence("event", event)

    def move_line(self, move: Any, view: Any, options: Any, language: str = "en") -> str:
        """What a menu calls a move that the viewer may make."""
        from .sentences import Teller

        return Teller(self, options, language=language, seat=view.seat, view=view).sentence("move", move)

    def prompt(self, view: Any, names: Sequence[str], options: Any, language: str = "en") -> str:
        """What the viewer decides now, or what is going on."""
        from .sentences import Teller

        teller = Teller(self, options, language=language, names=names, seat=view.seat, view=view)
        return teller.prompt(view)
