"""Copies, saved positions, records and the JSON form are equal to what they are of (contract, 5, 6, 14)."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from sandtable import BadInput, Match, load_record
from sandtable.core import wire
from sandtable.core.game import Event

from .driver import Table, finish, state, views, visits


def pickled(match: Match) -> Match:
    twin: Match = pickle.loads(pickle.dumps(match))
    return twin


COPIES: list[Callable[[Match], Match]] = [copy.copy, copy.deepcopy, pickled]


def copies_are_equal_and_independent(table: Table, seed: int) -> None:
    for visit in visits(table, seed, part=0.15):
        match, at, _, rng = visit
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
    for visit in visits(table, seed, part=0.2):
        match, at, _, rng = visit
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
