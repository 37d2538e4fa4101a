"""The battery: what every game must stand, whatever it is about. It follows the contract in `core.game`.

A game joins with a few lines; nothing here knows turns, dice or any game by name:

    TABLES = [Table("chess", seats=2, inventory=Pieces)]

    @pytest.mark.parametrize("check", CHECKS, ids=name_of)
    @pytest.mark.parametrize("table", TABLES, ids=str)
    @given(seed=SEEDS)
    def test_battery(table: Table, check: Check, seed: int) -> None:
        check(table, seed)
"""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple, Protocol

import pytest
from hypothesis import strategies as st

from sandtable import BadInput, IllegalMove, Match, load_record, new_match
from sandtable.core import text, wire
from sandtable.core.chance import Chance
from sandtable.core.game import Event, Game, PremoveOver
from sandtable.core.sentences import Teller

from .reach import knows
from .wrong_moves import malformed, mutations

SEEDS = st.integers(0, 2**32 - 1)
FAR = 10**9
"""Milliseconds, more than any match takes."""

Tempo = Literal["stands", "steps", "jumps", "mixed"]


class Inventory(Protocol):
    """Counts what a game has in its box. Made when a match begins, shown every position, and the events that
    led to it; raises AssertionError when something is lost or made from nothing."""

    def __init__(self, match: Match) -> None: ...

    def check(self, position: Any, events: list[Event]) -> None: ...


Place = list[tuple[list[Any], int]]
"""Where a hidden card is kept: lists, and the index in each. More than one if a position remembers others."""
Pile = list[Place]
"""Places whose cards might as well lie in any other order, for all that a seat can know."""


@dataclass(frozen=True)
class Table:
    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    inventory: type[Inventory] | None = None
    same: Callable[[Any], Any] = lambda move: move
    """Moves for which this gives the same mean the same, though only one form of it is listed."""
    grants_more: bool = False
    """Whether `play` may accept what is not listed (contract, 9)."""
    hidden: Callable[[Any, int], list[Pile]] = lambda position, seat: []
    """What of a position a seat cannot know."""
    tempos: tuple[Tempo, ...] = ("stands", "steps", "jumps", "mixed")
    most: int = 20_000
    """More decisions than any match takes."""
    choose: Callable[[list[tuple[int, Any]], Random], tuple[int, Any]] = lambda found, rng: rng.choice(found)
    """How the driver decides: by equal chances, unless matches would become too long that way."""

    def __str__(self) -> str:
        options = "".join(f"-{key}-{value}" for key, value in self.options.items())
        return f"{self.game}-{self.seats}{options}"

    def match(self, seed: int) -> Match:
        return new_match(self.game, self.seats, seed, self.options)


class Visit(NamedTuple):
    """A moment of a match at which somebody is about to decide."""

    match: Match
    at: int
    to_act: tuple[int, ...]
    rng: Random

    def moves(self) -> list[tuple[int, Any]]:
        seats = range(self.match.seats)
        return [(seat, move) for seat in seats for move in self.match.moves(seat, self.at)]


Check = Callable[[Table, int], None]


def name_of(check: Check) -> str:
    return check.__name__


# The driver: random legal play


def visits(table: Table, seed: int, told: list[list[Event]] | None = None) -> Iterator[Visit]:
    """Play a match by chance, stopping before every decision; `told` gets the events of each entry."""
    choices, rng = Random(f"choices {seed}"), Random(f"checks {seed}")
    tempo = table.tempos[choices.randrange(len(table.tempos))]
    match = table.match(seed)
    for _ in range(table.most):
        at = _tick(match, tempo, choices)
        if not any(match.moves(seat, at) for seat in range(match.seats)):
            at = match.next_change(at) or at
        to_act = match.game.to_act(match.position, at)
        if not to_act:
            assert match.result is not None, "waits for nobody, but is not over (contract, 11)"
            return
        visit = Visit(match, at, to_act, rng)
        yield visit
        seat, move = table.choose(visit.moves(), choices)
        events = match.play(seat, move, at)
        if told is not None:
            told.append(events)
    raise AssertionError(f"not over after {table.most} decisions (contract, 19)")


def _tick(match: Match, tempo: Tempo, rng: Random) -> int:
    if tempo == "mixed":
        tempo = rng.choice(("stands", "steps", "jumps"))
    if tempo == "steps":
        return match.now + rng.randrange(2_000)
    if tempo == "jumps" and (change := match.next_change()) is not None:
        return change
    return match.now


def finish(table: Table, seed: int) -> Match:
    match = table.match(seed)
    for visit in visits(table, seed):
        match = visit.match
    return match


# What is compared


def state(match: Match) -> tuple[Any, ...]:
    """All of a match that a move may change."""
    chance = match._chance
    return (
        match.game.save(match.position),
        chance.key,
        chance.drawn,
        match.now,
        len(match),
        match._revealing,
    )


def views(match: Match, at: int | None = None) -> list[bytes]:
    return [wire.encode(match.view(seat, at)) for seat in (None, *range(match.seats))]


def catalogue(game: Game[Any]) -> set[str]:
    """The full ids of the rules of a game: the messages `GAME-XXX-N` in `en/GAME-rules.ftl`."""
    return rules_in(game.name, game.locales or text.own_folder())


@cache
def rules_in(name: str, folder: Path) -> set[str]:
    path = folder / "en" / f"{name}-rules.ftl"
    found = re.findall(rf"^{name}-([A-Z]+-[0-9]+) *=", path.read_text("utf-8"), re.M)
    return {f"{name}.{each}" for each in found}


def refused(match: Match, seat: int, move: Any, at: int) -> IllegalMove:
    """Make sure that the move is refused as the contract wants it (9, 10), and say how."""
    before = state(match)
    told = match.refusal(seat, move, at)
    assert state(match) == before, "asking changed something"
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, move, at)
    error = caught.value
    assert state(match) == before, f"{move} was refused, but changed something"
    assert told is not None, f"{move} was refused, but not when asked"
    assert told.args == error.args
    assert error.rule in catalogue(match.game), f"{error.rule} is not in the catalogue"
    sentence = text.refusal(match.game, error)
    assert "-refused-" not in sentence, f"there is no message {sentence}"
    assert sentence.endswith(f"({error.rule})")
    return error


# The checks


def plays_to_the_end(table: Table, seed: int) -> None:
    seen: list[tuple[int, Any]] = []
    for match, at, to_act, rng in visits(table, seed):
        assert match.result is None
        for seat in range(table.seats):
            listed = match.moves(seat, at)
            if seat in to_act:
                assert listed or match.next_change(at) is not None, "who is waited for gets a move (11)"
            assert len(set(listed)) == len(listed), "each move is listed once (8)"
            assert match.game.moves(match.position.copy(), seat, at) == listed, "in a fixed order (8)"
            if listed and rng.random() < 0.1:
                seen.append((seat, rng.choice(listed)))
        assert to_act == tuple(sorted(set(to_act)))
    match = finish(table, seed)
    result = match.result
    assert result is not None
    assert result == match.game.result(match.position)
    assert sorted(result.ranking) == list(range(table.seats))
    assert set(result.winners) == set(result.ranking[: len(result.winners)])
    assert match.game.can_be_won(table.seats) or not result.winners
    assert len(result.scores) == len(result.sources) == table.seats
    assert [sum(sources.values()) for sources in result.sources] == list(result.scores)
    for at in (match.now, match.now + FAR):
        assert match.game.to_act(match.position, at) == ()
        assert not any(match.moves(seat, at) for seat in range(table.seats))
        assert match.next_change(at) is None
        for seat, move in seen[:5]:
            refused(match, seat, move, at)


def listed_moves_are_accepted(table: Table, seed: int) -> None:
    for visit in visits(table, seed):
        match, at, _, rng = visit
        listed = visit.moves()
        before = state(match)
        for seat, move in listed if rng.random() < 0.03 else rng.sample(listed, min(2, len(listed))):
            for form in (move, wire.plain(move)):
                assert match.refusal(seat, form, at) is None
                twin = match.copy()
                twin.play(seat, form, at)
                assert len(twin) == len(match) + 1
        assert state(match) == before


def other_moves_are_refused(table: Table, seed: int) -> None:
    pool: list[Any] = []
    for visit in visits(table, seed):
        match, at, _, rng = visit
        listed = {seat: match.moves(seat, at) for seat in range(table.seats)}
        everything = [move for moves in listed.values() for move in moves]
        if rng.random() < 0.3:
            wrong = [rng.choice(everything), *rng.sample(pool, min(3, len(pool)))]
            plain = list(mutations(rng.choice(everything), pool or everything, rng))
            for each in rng.sample(plain, min(3, len(plain))):
                try:
                    wrong.append(wire.convert(each, match.game.move_type, "move"))
                except BadInput:
                    assert_bad_input(match, visit.to_act[0], each, at, "move")
            for move in wrong:
                for seat in range(table.seats):
                    if table.same(move) not in map(table.same, listed[seat]):
                        _refused_unless_granted(table, match, seat, move, at)
        pool += rng.sample(everything, min(2, len(everything)))


def _refused_unless_granted(table: Table, match: Match, seat: int, move: Any, at: int) -> None:
    if table.grants_more and match.refusal(seat, move, at) is None:
        match.copy().play(seat, move, at)
    else:
        refused(match, seat, move, at)


def chains_can_be_asked(table: Table, seed: int) -> None:
    """The answer is what playing them would bring, up to what is refused or reveals something."""
    for visit in visits(table, seed):
        match, at, _, rng = visit
        if rng.random() > 0.1:
            continue
        before = state(match)
        seat = rng.choice(visit.to_act)
        twin, chain, revealed = match.copy(), [], 3
        for number in range(3):
            listed = twin.moves(seat, at)
            if not listed:
                break
            chain.append(rng.choice(listed))
            if any(event.reveals for event in twin.play(seat, chain[-1], at)):
                revealed = number
                break
        answer = match.ask(seat, chain, at)
        assert answer.refusal is None
        assert len(answer.views) == min(revealed, len(chain))
        after = match.copy()
        for move, view in zip(chain, answer.views, strict=False):
            after.play(seat, move, at)
            assert view == after.view(seat, at)
        wrong = [move for move in chain if after.refusal(seat, move, at) is not None]
        for move in wrong:
            other = match.ask(seat, [*chain[: len(answer.views)], move, *chain], at)
            assert other.refusal is not None
            assert other.refusal.args == refused(after, seat, move, at).args
            assert other.views == answer.views
        assert state(match) == before


def malformed_moves_are_bad_input(table: Table, seed: int) -> None:
    for visit in visits(table, seed):
        match, at, _, rng = visit
        if rng.random() < 0.2:
            seat, move = rng.choice(visit.moves())
            for wrong, where in malformed(move, len(wire.kinds(match.game.move_type)) > 1):
                assert_bad_input(match, seat, wrong, at, where)
            for nobody in (-1, table.seats, None, "0", 0.0, True, 2**70):
                assert_bad_input(match, nobody, move, at, "seat")
            for never in (match.now - 1, -1, 0.5, float(at), str(at), True, 10**5000):
                assert_bad_input(match, seat, move, never, "at")


def assert_bad_input(match: Match, seat: Any, move: Any, at: Any, where: str) -> None:
    before = state(match)
    with pytest.raises(BadInput) as caught:
        match.play(seat, move, at)
    assert caught.value.where.startswith(where), f"{caught.value} does not say where"
    assert state(match) == before


def pickled(match: Match) -> Match:
    twin: Match = pickle.loads(pickle.dumps(match))
    return twin


COPIES: list[Callable[[Match], Match]] = [copy.copy, copy.deepcopy, pickled]


def copies_are_equal_and_independent(table: Table, seed: int) -> None:
    for visit in visits(table, seed):
        match, at, _, rng = visit
        if rng.random() > 0.15:
            continue
        before, seen = state(match), views(match, at)
        saved = match.game.save(match.position)
        first = match.copy()
        second = rng.choice(COPIES)(match)
        bare = match.position.copy()
        assert match.game.save(bare) == saved
        assert state(first) == state(second) == before
        assert views(first, at) == views(second, at) == seen
        for _ in range(4):
            now = max(at, first.now)
            options = [(seat, move) for seat in range(table.seats) for move in first.moves(seat, now)]
            if not options:
                break
            seat, move = rng.choice(options)
            assert first.play(seat, move, now) == second.play(seat, move, now)
            assert state(first) == state(second)
        assert state(match) == before
        assert views(match, at) == seen
        assert match.game.save(bare) == saved


def saves_and_loads(table: Table, seed: int) -> None:
    for visit in visits(table, seed):
        match, at, _, rng = visit
        if rng.random() > 0.2:
            continue
        game = match.game
        saved = game.save(match.position)
        loaded = game.load(saved)
        assert game.save(loaded) == saved
        assert views(match, at) == [
            wire.encode(game.view(loaded, seat, at)) for seat in (None, *range(table.seats))
        ]
        assert game.result(loaded) == match.result
        seat, move = rng.choice(visit.moves())
        twin = match.copy()
        events = game.play(loaded, seat, move, at, match._chance.copy())
        assert events == twin.play(seat, move, at)
        assert game.save(loaded) == game.save(twin.position)


def records_replay(table: Table, seed: int) -> None:
    told: list[list[Event]] = []
    match = table.match(seed)
    opening = match.opening
    for visit in visits(table, seed, told):
        match = visit.match
        if visit.rng.random() < 0.03:
            _same_match(load_record(match.record.to_bytes()), match)
    data = match.record.to_bytes()
    again = load_record(data)
    assert again.record.to_bytes() == data
    _same_match(again, match)
    anew = table.match(seed)
    assert anew.opening == again.opening == opening
    for entry, events in zip(match.record.entries, told, strict=True):
        assert wire.encode(anew.play(entry.seat, entry.move, entry.at)) == wire.encode(events)
    _same_match(anew, match)
    times = [entry.at for entry in match.record.entries]
    assert times == sorted(times)


def _same_match(one: Match, other: Match) -> None:
    assert state(one) == state(other)
    assert views(one) == views(other)
    assert one.result == other.result
    assert one.commitment == other.commitment


def seeking_goes_anywhere(table: Table, seed: int) -> None:
    states = []
    match = table.match(seed)
    rng = Random(seed)
    for visit in visits(table, seed):
        match = visit.match
        states.append(state(match))
    states.append(state(match))
    end = len(match)
    assert len(states) == end + 1
    near = {at + by for at in range(0, end + 1, 32) for by in (-1, 0, 1) if 0 <= at + by <= end}
    wanted = [*rng.sample(sorted(near), min(4, len(near))), rng.randrange(end + 1), 0, end]
    for n in wanted:
        past = match.seek(n)
        assert state(past) == states[n]
        assert len(past) == n
        for entry in match.record.entries[n : n + 40]:
            past.play(entry.seat, entry.move, entry.at)
        assert state(past) == states[min(n + 40, end)]
        assert past.record.entries == match.seek(len(past)).record.entries
    assert state(match) == states[end], "seeking changed the match"
    nowhere: tuple[Any, ...] = (-1, end + 1, True, 0.5, None)
    for n in nowhere:
        with pytest.raises(BadInput, match="entry"):
            match.seek(n)
    last = match.record.entries[-1]
    match.undo()
    assert state(match) == states[end - 1]
    match.play(last.seat, last.move, last.at)
    assert state(match) == states[end]


def time_runs_forward(table: Table, seed: int) -> None:
    for visit in visits(table, seed):
        match, at, to_act, rng = visit
        if rng.random() > 0.2:
            continue
        before = state(match)
        game, position = match.game, match.position
        listed = [match.moves(seat, at) for seat in range(table.seats)]
        change = match.next_change(at)
        if change is None:
            same = [at + 1, at + rng.randrange(1, FAR), at + FAR]
        else:
            assert change > at
            same = sorted({(at + change) // 2, change - 1})
            then = [match.moves(seat, change) for seat in range(table.seats)]
            assert then != listed, f"nothing changes at {change} (12)"
        for moment in same:
            now = [match.moves(seat, moment) for seat in range(table.seats)]
            assert now == listed, f"next_change said {change}, but it changed by {moment} (12)"
            assert game.to_act(position, moment) == to_act
            views(match, moment)
        assert match.result is None
        assert state(match) == before, "looking, or time, changed something (3, 4)"


def nothing_is_lost_or_made(table: Table, seed: int) -> None:
    assert table.inventory is not None, "every game has something to count"
    told: list[list[Event]] = []
    inventory: Inventory | None = None
    match = table.match(seed)
    for visit in visits(table, seed, told):
        match, _, _, rng = visit
        if inventory is None:
            inventory = table.inventory(match)
            inventory.check(match.position, match.opening)
        else:
            inventory.check(match.position, told[-1])
        if rng.random() < 0.1:
            for seat in range(table.seats):
                other = match.position.copy()
                match.game.deal_anew(other, seat, Chance(rng.randbytes(32)))
                inventory.check(other, [])
    assert inventory is not None
    inventory.check(match.position, told[-1])


def the_hidden_stays_hidden(table: Table, seed: int) -> None:
    differed = False
    pool: list[Any] = []
    for visit in visits(table, seed):
        match, at, to_act, rng = visit
        if len(match) and rng.random() > 0.2:
            continue
        game, position = match.game, match.position
        for seat in range(table.seats):
            other = position.copy()
            game.deal_anew(other, seat, Chance(rng.randbytes(32)))
            differed |= game.save(other) != game.save(position)
            assert game.moves(other, seat, at) == match.moves(seat, at)
            for move in rng.sample(pool, min(3, len(pool))):
                told = game.refusal(other, seat, move, at), match.refusal(seat, move, at)
                assert len({each and str(each) for each in told}) == 1
            for viewer in (seat, None):
                assert game.view(other, viewer, at) == match.view(viewer, at)
            actor = rng.choice(to_act)
            listed = game.moves(other, actor, at)
            both = [move for move in match.moves(actor, at) if move in listed]
            if both:
                _same_told(match, other, seat, actor, rng.choice(both), at)
                pool.append(rng.choice(both))
    assert differed == any(table.hidden(table.match(seed).position, seat) for seat in range(table.seats))


def _same_told(match: Match, other: Any, seat: int, actor: int, move: Any, at: int) -> None:
    game = match.game
    this, that = match.position.copy(), other.copy()
    told_this, told_that = (
        [
            event
            for event in game.play(each, actor, move, at, match._chance.copy())
            if event.only in (None, seat)
        ]
        for each in (this, that)
    )
    for one, two in zip(told_this, told_that, strict=False):
        if one.reveals or two.reveals:
            assert one.reveals
            assert two.reveals
            return
        assert one == two
    assert len(told_this) == len(told_that)
    for viewer in (seat, None):
        assert game.view(this, viewer, at) == game.view(that, viewer, at)


def _cards(pile: Pile) -> list[Any]:
    return [place[0][0][place[0][1]] for place in pile]


def _lay(pile: Pile, cards: list[Any]) -> None:
    for place, card in zip(pile, cards, strict=True):
        for cards_there, index in place:
            cards_there[index] = card


def what_is_dealt_depends_on_nothing_hidden(table: Table, seed: int) -> None:
    for visit in visits(table, seed):
        match, at, _, rng = visit
        if len(match) and rng.random() > 0.05:
            continue
        game, seat = match.game, rng.randrange(table.seats)
        saved, key = game.save(match.position), rng.randbytes(32)
        dealt = _dealt(table, match, saved, seat, key)
        for number in range(len(table.hidden(match.position, seat))):
            other = game.load(saved)
            pile = table.hidden(other, seat)[number]
            cards = _cards(pile)
            rng.shuffle(cards)
            _lay(pile, cards)
            for viewer in (seat, None):
                assert game.view(other, viewer, at) == match.view(viewer, at), f"pile {number} shows (15)"
            assert game.moves(other, seat, at) == match.moves(seat, at)
            again = _dealt(table, match, game.save(other), seat, key)
            assert again == dealt, f"the deal depends on the true order of pile {number} (18)"


def _dealt(table: Table, match: Match, saved: bytes, seat: int, key: bytes) -> tuple[bytes, int]:
    """The position dealt anew, and how much chance that took: all that what comes next depends on."""
    position, chance = match.game.load(saved), Chance(key)
    match.game.deal_anew(position, seat, chance)
    return match.game.save(position), chance.drawn


def all_that_is_hidden_is_dealt_anew_and_nothing_else(table: Table, seed: int) -> None:
    for visit in visits(table, seed):
        match, _, _, rng = visit
        if len(match) and rng.random() > 0.01:
            continue
        game, seat = match.game, rng.randrange(table.seats)
        saved = game.save(match.position)
        true = [_cards(pile) for pile in table.hidden(match.position, seat)]
        deals = []
        for _ in range(40):
            other = game.load(saved)
            game.deal_anew(other, seat, Chance(rng.randbytes(32)))
            piles = table.hidden(other, seat)
            deals.append([_cards(pile) for pile in piles])
            for pile, cards in zip(piles, true, strict=True):
                _lay(pile, cards)
            assert game.save(other) == saved, "something that is not hidden was dealt anew (18)"
        for number, cards in enumerate(true):
            for place in range(len(cards) if len(cards) > 1 else 0):
                assert len({deal[number][place] for deal in deals}) > 1, (
                    f"place {place} of pile {number} is never dealt anew (18)"
                )


def a_bots_copy_knows_nothing(table: Table, seed: int) -> None:
    deep = True
    for visit in visits(table, seed):
        match, at, _, rng = visit
        if rng.random() > 0.1:
            continue
        before = state(match)
        secrets = [match._chance.key]
        if match._chance.drawn:
            secrets.append(match._chance._block)
        if deep:
            assert knows(match, secrets), "the walk finds nothing"
        for seat in range(table.seats):
            twin = match.for_bot(seat, Random(rng.random()))
            assert twin.view(seat, at) == match.view(seat, at)
            assert twin.moves(seat, at) == match.moves(seat, at)
            assert twin.now == match.now
            assert not len(twin)
            assert not twin.opening
            assert twin._chance.key not in (match._chance.key, b"")
            if deep:
                assert not knows(twin, secrets)
            deep = False
            _has_no_past(twin)
            for _ in range(40):
                acting = twin.game.to_act(twin.position, max(at, twin.now))
                if not acting:
                    break
                actor = rng.choice(acting)
                if listed := twin.moves(actor, max(at, twin.now)):
                    twin.play(actor, rng.choice(listed), max(at, twin.now))
        one, two = (match.for_bot(0, Random(n)) for n in (1, 2))
        assert one._chance.key != two._chance.key
        assert state(match) == before


def _has_no_past(twin: Match) -> None:
    with pytest.raises(BadInput):
        twin.record  # noqa: B018
    with pytest.raises(BadInput):
        twin.commitment  # noqa: B018
    with pytest.raises(BadInput):
        twin.seek(0)
    with pytest.raises(BadInput):
        twin.undo()


def the_wire_loses_nothing(table: Table, seed: int) -> None:
    told: list[list[Event]] = []
    for visit in visits(table, seed, told):
        match, at, _, rng = visit
        game = match.game
        if rng.random() < 0.2:
            for _, move in visit.moves()[:50]:
                assert wire.decode(wire.encode(move), game.move_type, "move") == move
                assert wire.convert(wire.plain(move), game.move_type, "move") == move
            for seat in (None, *range(table.seats)):
                view = match.view(seat, at)
                assert wire.decode(wire.encode(view), game.view_type, "view") == view
                assert view.seat == seat
    match = finish(table, seed)
    game = match.game
    for event in match.opening + [event for events in told for event in events]:
        assert wire.decode(wire.encode(event), game.event_type, "event") == event
        assert event.only is None or event.only in range(table.seats)
    assert wire.decode(wire.encode(match.result), game.result_type, "result") == match.result
    assert wire.decode(wire.encode(match.options), game.options_type, "options") == match.options


def premoves_are_followed(table: Table, seed: int) -> None:
    """Contract, 16, 21 and 22: every seat plans what it is offered, by chance, and that is carried out."""
    choices, rng = Random(f"choices {seed}"), Random(f"plans {seed}")
    tempo = table.tempos[choices.randrange(len(table.tempos))]
    match = table.match(seed)
    game = match.game
    plans: dict[int, tuple[Any, Any]] = {}
    """By seat, the position in which it was planned, and what."""
    for _ in range(table.most):
        at = _tick(match, tempo, choices)
        if not any(match.moves(seat, at) for seat in range(match.seats)):
            at = match.next_change(at) or at
        acting = game.to_act(match.position, at)
        for seat in range(match.seats):
            offered = _offered(match, seat, at, rng)
            assert not (offered and seat in acting), "its turn is now"
            if offered and seat not in plans and rng.random() < 0.5:
                plans[seat] = match.position.copy(), rng.choice(offered)
        if not acting:
            return
        for seat, (then, premove) in list(plans.items()):
            found = _followed(match, then, seat, premove, at, rng)
            if found is None:
                assert seat not in acting, f"{premove} makes everyone wait"
            elif isinstance(found, PremoveOver):
                del plans[seat]
            else:
                assert found in match.moves(seat, at), f"{premove} wants {found}, which is not allowed"
                match.play(seat, found, at)
                break
        else:
            listed = [(seat, move) for seat in range(match.seats) for move in match.moves(seat, at)]
            seat, move = table.choose(listed, choices)
            plans.pop(seat, None)
            match.play(seat, move, at)
    raise AssertionError(f"not over after {table.most} entries (contract, 22)")


def _offered(match: Match, seat: int, at: int, rng: Random) -> list[Any]:
    game, before = match.game, state(match)
    offered = game.premoves(match.position, seat, at)
    assert state(match) == before, "asking changed something"
    assert len(set(offered)) == len(offered)
    for premove in offered:
        assert wire.convert(wire.plain(premove), game.premove_type, "premove") == premove
        words = Teller(game, match.options, view=match.view(seat, at), seat=seat).sentence("premove", premove)
        assert words != type(premove).__name__, f"there is no sentence for {premove}"
    if rng.random() < 0.1:
        twin = match.for_bot(seat, Random(rng.random()))
        assert game.premoves(twin.position, seat, at) == offered, "it rests on something hidden"
    return offered


def _followed(match: Match, then: Any, seat: int, premove: Any, at: int, rng: Random) -> Any:
    game, before, planned = match.game, state(match), match.game.save(then)
    found = game.follow(then, match.position, seat, premove, at)
    assert (state(match), game.save(then)) == (before, planned), "following changed something"
    if isinstance(found, PremoveOver) and found.reason is not None:
        message = f"{game.name}-lapsed-{found.reason}"
        assert text.find(message, "en", game.locales), f"there is no message {message}"
    if rng.random() < 0.1:
        other, twin = then.copy(), match.for_bot(seat, Random(rng.random()))
        game.deal_anew(other, seat, Chance(rng.randbytes(32)))
        assert game.follow(other, twin.position, seat, premove, at) == found, "it rests on something hidden"
    return found


CHECKS: list[Check] = [
    plays_to_the_end,
    listed_moves_are_accepted,
    other_moves_are_refused,
    chains_can_be_asked,
    malformed_moves_are_bad_input,
    copies_are_equal_and_independent,
    saves_and_loads,
    records_replay,
    seeking_goes_anywhere,
    time_runs_forward,
    nothing_is_lost_or_made,
    the_hidden_stays_hidden,
    what_is_dealt_depends_on_nothing_hidden,
    all_that_is_hidden_is_dealt_anew_and_nothing_else,
    a_bots_copy_knows_nothing,
    the_wire_loses_nothing,
    premoves_are_followed,
]
