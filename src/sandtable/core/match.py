"""A match: one game being played, and the record of it."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from msgspec import UNSET

from . import allowance as allowances
from . import record as records
from . import wire
from .allowance import Allowance, Times
from .chance import Chance
from .errors import BadInput, BadRecord, IllegalMove
from .game import Event, Game, Result, View, seen_by
from .log import Log
from .parts import Parts
from .record import Entry, Record
from .registry import game_named

SNAPSHOT_EVERY = 32
RECENT = 4
"""This many of the latest snapshots are kept, and one in eight of the older ones."""
OLD_EVERY = 8 * SNAPSHOT_EVERY
LATEST = 2**53 - 1
"""The last moment that every JSON reader can tell from the next."""
MOST_CHECKED = 10_000
_checked: dict[frozenset[Any], dict[int, Any]] = {}
"""For each game, by `id`, moves that were checked before: they never change, and engines hand out the same
ones again. What is kept here keeps its id."""


class Foreseen(NamedTuple):
    """What would come of a chain of moves."""

    views: list[View]
    """What the seat would see after each move. The next move, if there is one, is refused, or it shows
    something random or hidden: then nobody can tell what comes of it."""
    events: list[list[Event]]
    """What the seat would see happen in each of these moves, and in the next one until it shows that."""
    refusal: IllegalMove | None
    certain: View | None = None
    """What the seat would see in the next move just before it shows that, if the game says so."""


class Snapshot(NamedTuple):
    """A match as it was at an entry, to begin from when one goes back."""

    entries: int
    """The length of the record."""
    position: Any
    """After pickling its saved form, which is loaded when it is needed."""
    chance: Chance
    revealing: bool


class Match:
    """Plays any game. Time is handed in as `at`; left out, it is the time of the last entry.

    A copy, be it by `copy` or by the modules `copy` and `pickle`, is a match of its own.

    >>> match = new_match("nations", seats=2, seed=7)
    >>> seat = match.to_act[0]
    >>> events = match.play(seat, match.moves(seat)[0])
    >>> load_record(match.record.to_bytes()).view(None) == match.view(None)
    True
    """

    def __init__(
        self, game: Game[Any], seats: int, options: Any, seed: bytes, position: Any, chance: Chance
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.position = position
        self.opening: list[Event] = []
        """What happened before the first move."""
        self._seed: bytes | None = seed
        self._chance = chance
        self._entries = Log([])
        """The time, seat and move of each entry."""
        self._revealing = False
        """Whether the last entry showed something random or hidden."""
        self._snapshots: list[Snapshot] = []
        self._now = 0
        self.allowance: Allowance | None = None
        self._times = Log([])
        """What was left to each seat at the start and after every entry; empty without an allowance."""
        self._parts = Parts()
        self._read_moves()

    def _read_moves(self) -> None:
        self._kinds = wire.kinds(self.game.move_type)
        self._moves = wire.reader(self.game.move_type)
        self._checked = _checked.setdefault(self._kinds, {})

    @property
    def now(self) -> int:
        """The time of the last entry."""
        return self._now

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have a move; empty when the match is over."""
        return self.game.to_act(self.position, self._now)

    @property
    def times(self) -> Times:
        """What each seat has left to think, as of the last entry; empty without an allowance."""
        return self._times.last() if len(self._times) else ()

    def give_time(self, allowance: Allowance | None) -> None:
        """Limit the time to think, before the first move."""
        if allowance is not None:
            self.allowance = allowance
            self._times = Log([allowances.begin(allowance, self.seats, self.to_act)])

    @property
    def result(self) -> Result | None:
        """How the match ended; None until then."""
        return self.game.result(self.position)

    @property
    def commitment(self) -> str:
        """The hash of the seed, which may be shown from the start."""
        return records.commit(self._own_seed())

    def __len__(self) -> int:
        """How many entries the record has."""
        return len(self._entries)

    @property
    def entries(self) -> Sequence[tuple[int, int, Any]]:
        """The entries of the record as they were played: time, seat, move."""
        return self._entries.all()

    def moves(self, seat: int, at: int | None = None) -> list[Any]:
        """Every move that the seat may make now."""
        return self.game.moves(self.position, self._seat(seat), self._now if at is None else self._time(at))

    def refusal(self, seat: int, move: Any, at: int | None = None) -> IllegalMove | None:
        """Why `play` would refuse the move now; None if it would not."""
        return self.game.refusal(self.position, self._seat(seat), self._move(move), self._time(at))

    def ask(self, seat: int, moves: Iterable[Any], at: int | None = None, *, views: bool = True) -> Foreseen:
        """What would come of these moves of the seat, one after the other. Nothing changes by asking, and
        nothing hidden is told: they are tried on a copy that knows no more than the seat does. Without
        `views` that takes less time."""
        at = self._time(at)
        foreseen = Foreseen([], [], None)
        twin: Match | None = None
        for move in [self._move(move) for move in moves]:
            refusal = (twin or self).refusal(seat, move, at)
            if refusal is not None:
                return foreseen._replace(refusal=refusal)
            twin = twin or self.for_bot(seat, Random(0))
            before = twin.position.copy() if views else None
            events = twin.play(seat, move, at)
            known = list(takewhile(lambda event: not event.reveals, events))
            foreseen.events.append(seen_by(seat, known))
            if len(known) < len(events):
                return foreseen._replace(certain=before and self.game.foresee(before, seat, move, at))
            if views:
                foreseen.views.append(twin.view(seat, at))
        return foreseen

    def view(self, seat: int | None, at: int | None = None) -> View:
        """All that the seat may know now, and nothing else; seat None is a spectator."""
        if seat is not None:
            self._seat(seat)
        return self.game.view(self.position, seat, self._time(at))

    def views(self, seats: Iterable[int | None], at: int | None = None) -> Mapping[int | None, View]:
        """The views of several viewers, at little more cost than one."""
        return self.game.views(self.position, seats, self._time(at), self._parts)

    def premoves(self, seat: int, at: int | None = None) -> list[Any]:
        """What the seat may plan for its next turn."""
        return self.game.premoves(self.position, self._seat(seat), self._time(at))

    def next_change(self, at: int | None = None) -> int | None:
        """The first moment after `at` when time alone changes what some seat may do; None if never."""
        return self.game.next_change(self.position, self._time(at))

    def play(self, seat: int, move: Any, at: int | None = None) -> list[Event]:
        """Make a move, given as a move type or as the plain values of its JSON form; return what happened."""
        at = self._now if at is None else self._time(at)
        if id(move) not in self._checked:
            move = self._move(move)
        if seat.__class__ is not int or not 0 <= seat < self.seats:
            self._seat(seat)  # It raises; to ask it every time would take a twentieth of a move of Nations.
        events = self.game.play(self.position, seat, move, at, self._chance)
        self._now = at
        entries = self._entries
        entries.append((at, seat, move))
        revealing = False
        for event in events:
            if event.reveals:
                revealing = True
        self._revealing = revealing
        if self.allowance is not None:
            self._times.append(allowances.after(self.allowance, self.times, at, seat, self.to_act))
        if len(entries) % SNAPSHOT_EVERY == 0 and self._seed is not None:
            self._take_snapshot()
        return events

    def _take_snapshot(self) -> None:
        snapshots = self._snapshots
        snapshots.append(
            Snapshot(len(self._entries), self.position.copy(), self._chance.copy(), self._revealing)
        )
        if len(snapshots) > RECENT and snapshots[-RECENT - 1].entries % OLD_EVERY:
            del snapshots[-RECENT - 1]

    def may_undo(self, seat: int) -> bool:
        """Whether the last move was this seat's and showed nothing random or hidden."""
        return bool(len(self)) and self._entries.last()[1] == seat and not self._revealing

    def undo(self, count: int = 1) -> None:
        """Take the last entries out of the record; whether that is fair is asked with `may_undo`."""
        if len(self) < count:
            raise BadInput("undo", "nothing-to-undo")
        before = self.seek(len(self._entries) - count)
        self.__dict__.update(before.__dict__)

    def copy(self) -> Match:
        """An equal match; what is done to one is never seen in the other. Both share the past, so that it
        takes the same time however long the record is."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.position = self.position.copy()
        twin._chance = self._chance.copy()
        twin._entries = self._entries.copy()
        twin._times = self._times.copy()
        twin._snapshots = self._snapshots.copy()
        twin._parts = Parts()
        return twin

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        state = self.__dict__ | {
            "game": self.game.name,
            "position": self.game.save(self.position),
            "_chance": _saved(self._chance),
            **{name: getattr(self, name).all() for name in _LOGS},
            "_snapshots": [
                (
                    entries,
                    each if isinstance(each, bytes) else self.game.save(each),
                    _saved(chance),
                    revealing,
                )
                for entries, each, chance, revealing in self._snapshots
            ],
        }
        del state["_kinds"], state["_moves"], state["_checked"], state["_parts"]
        return _unpickled, (state,)

    def __repr__(self) -> str:
        result = self.result
        state = f"to act {list(self.to_act)}" if result is None else f"over, won by {list(result.winners)}"
        return f"<Match {self.game.name}, seats {self.seats}, entries {len(self)}, {state}>"

    def for_bot(self, seat: int, rng: Random) -> Match:
        """A copy to think with: what the seat cannot know is dealt at random, and seed and past are gone."""
        chance = Chance(rng.randbytes(32))
        position = self.position.copy()
        self.game.deal_anew(position, self._seat(seat), chance)
        return Match.without_past(self.game, self.seats, self.options, position, chance, self._now)

    @classmethod
    def without_past(
        cls, game: Game[Any], seats: int, options: Any, position: Any, chance: Chance, now: int
    ) -> Match:
        """A match to think with that begins at this position and time."""
        match = cls(game, seats, options, b"", position, chance)
        match._seed = None
        match._now = now
        return match

    @property
    def record(self) -> Record:
        """The whole match, its seed included: `load_record` gives it back."""
        seed = self._own_seed()
        return records.checked(
            Record(
                format=records.FORMAT,
                game=self.game.name,
                rules_version=self.game.rules_version,
                data_version=self.game.data_version(self.options),
                seats=self.seats,
                options=wire.plain(self.options),
                allowance=UNSET if self.allowance is None else self.allowance,
                commitment=records.commit(seed),
                seed=seed.hex(),
                entries=[Entry(at, seat, wire.plain(move)) for at, seat, move in self.entries],
            )
        )

    def seek(self, n: int) -> Match:
        """The match as it was after its first n entries."""
        if n.__class__ is not int or not 0 <= n <= len(self._entries):
            raise BadInput("entry", "not-in-range", least=0, most=len(self._entries))
        past = Match.__new__(Match)
        past.__dict__.update(self.__dict__)
        past._snapshots = [snapshot for snapshot in self._snapshots if snapshot.entries <= n]
        done = 0
        if past._snapshots:
            done, position, chance, past._revealing = past._snapshots[-1]
            past.position = self.game.load(position) if isinstance(position, bytes) else position.copy()
            past._chance = chance.copy()
        else:
            start = _begin(self.game, self.seats, self.options, self._own_seed())
            past.position, past._chance, past._revealing = start.position, start._chance, False
        past._entries = Log(self._entries.part(0, done))
        past._times = Log(self._times.part(0, done + 1))
        past._parts = Parts()
        past._now = past._entries.last()[0] if done else 0
        for at, seat, move in self._entries.part(done, n):
            past.play(seat, move, at)
        return past

    def _seat(self, seat: int) -> int:
        if seat.__class__ is not int or not 0 <= seat < self.seats:
            raise BadInput("seat", "not-in-range", least=0, most=self.seats - 1)
        return seat

    def read_move(self, plain: Any) -> Any:
        """A move of this game from its plain values."""
        return self._moves.convert(plain, "move")

    def _move(self, move: Any) -> Any:
        if move.__class__ not in self._kinds:
            return self.read_move(move)
        if len(self._checked) >= MOST_CHECKED:
            self._checked.clear()
        self._checked[id(move)] = wire.checked(move, "move")
        return move

    def _time(self, at: int | None) -> int:
        if at is None:
            return self._now
        if at.__class__ is not int or not self._now <= at <= LATEST:
            raise BadInput("at", "not-a-time", least=str(self._now))
        return at

    def _own_seed(self) -> bytes:
        if self._seed is None:
            raise BadInput("match", "copy-without-past")
        return self._seed


def new_match(
    game: str,
    seats: int,
    seed: int | bytes | None = None,
    options: Any = None,
    allowance: Allowance | None = None,
) -> Match:
    """Start a match. A seed of None is drawn from the system, a number is spread to 32 bytes."""
    rules = game_named(game)
    if seats.__class__ is not int or seats not in rules.seats:
        raise BadInput("seats", "seats", game=game, least=rules.seats[0], most=rules.seats[-1])
    if isinstance(options, rules.options_type):
        options = wire.plain(options)  # Only `convert` checks the values; Python does not.
    options = wire.convert(options or {}, rules.options_type, "options")
    rules.check_options(seats, options)
    if seed is None:
        seed = secrets.token_bytes(32)
    elif isinstance(seed, int):
        seed = sha256(f"sandtable {seed}".encode()).digest()
    elif seed.__class__ is not bytes or not 16 <= len(seed) <= 64:
        raise BadInput("seed", "not-a-seed")
    if allowance is not None and not rules.may_wait(options):
        raise BadInput("allowance", "time-runs")
    match = _begin(rules, seats, options, seed)
    match.give_time(allowance)
    return match


def load_record(source: bytes | str | Path | Record) -> Match:
    """Rebuild a match from its record, or raise `BadRecord` with the entry that is wrong."""
    record = records.verified(source) if isinstance(source, Record) else records.read(source)
    if record.seed is None:
        raise BadRecord(None, "seed-missing")
    try:
        game = game_named(record.game)
    except BadInput as error:
        raise BadRecord(None, "not-playable", problem=error) from None
    if record.rules_version != game.rules_version:
        raise BadRecord(None, "other-rules", found=record.rules_version, known=game.rules_version)
    try:
        allowance = None if record.allowance is UNSET else record.allowance
        seed = bytes.fromhex(record.seed)
        match = new_match(record.game, record.seats, seed, record.options, allowance)
    except BadInput as error:
        raise BadRecord(None, "not-playable", problem=error) from None
    if record.data_version != (version := game.data_version(match.options)):
        raise BadRecord(None, "other-data", found=record.data_version, known=version)
    for number, entry in enumerate(record.entries):
        try:
            match.play(entry.seat, entry.move, entry.at)
        except (IllegalMove, BadInput) as error:
            raise BadRecord(number, "not-played", problem=error) from None
    return match


_LOGS = ("_entries", "_times")


def _saved(chance: Chance) -> tuple[bytes, int]:
    return chance.key, chance.drawn


def _unpickled(state: dict[str, Any]) -> Match:
    game = game_named(state["game"])
    match = Match.__new__(Match)
    match.__dict__ |= state
    match.game = game
    match.position = game.load(state["position"])
    match._chance = Chance(*state["_chance"])
    match._snapshots = [
        Snapshot(entries, saved, Chance(*chance), revealing)
        for entries, saved, chance, revealing in state["_snapshots"]
    ]
    match._parts = Parts()
    match._read_moves()
    for name in _LOGS:
        setattr(match, name, Log(state[name]))
    return match


def _begin(game: Game[Any], seats: int, options: Any, seed: bytes) -> Match:
    chance = Chance(seed)
    position, events = game.start(seats, options, chance)
    match = Match(game, seats, options, seed, position, chance)
    match.opening = events
    return match
