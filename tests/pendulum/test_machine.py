"""A machine that plays, waits, flips, refills and clashes, and counts everything after every step."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sandtable import IllegalMove, Match, load_record, new_match
from sandtable.pendulum.rules import codes, commands, moves
from sandtable.pendulum.rules.events import Granted, TakenBack
from sandtable.pendulum.rules.position import Position

from .tables import census, play_random

SEEDS = st.integers(0, 2**32 - 1)
ROUNDS = st.sampled_from([(), (1,), (1, 2, 3, 4), (2, 4)])
STEPS = st.integers(0, 1500)
"""Milliseconds between two commands."""


class Table(RuleBasedStateMachine):
    match: Match

    @initialize(
        seats=st.integers(2, 5),
        seed=SEEDS,
        sides=st.sampled_from(["basic", "advanced", "any"]),
        untimed=ROUNDS,
        grace=st.sampled_from([0, 1000, 3000]),
        variant=st.sampled_from([(), (0,), (0, 1)]),
        moved=st.integers(0, 600),
    )
    def sit_down(
        self, seats: int, seed: int, sides: str, untimed: Any, grace: int, variant: Any, moved: int
    ) -> None:
        """A new match in which some commands, by chance, have been given already."""
        options = {"sides": sides, "untimed": untimed, "grace": grace, "glory": variant}
        self.match = new_match("pendulum", seats, seed, {**options, "worker_rule": variant[1:]})
        self.at = 0
        play_random(self.match, Random(seed), most=moved, to_the_end=False)
        self.at = self.match.now

    @property
    def position(self) -> Position:
        position: Position = self.match.position
        return position

    def over(self) -> bool:
        return self.match.result is not None

    def play(self, seat: int, move: Any) -> None:
        before = [player.queue.copy() for player in self.position.players]
        found = self.match.play(seat, move, self.at)
        if not any(isinstance(event, Granted | TakenBack) for event in found):
            for other, player in enumerate(self.position.players):
                if other != seat and before[other] and player.queue:
                    assert player.queue == before[other], "another's open choice stays"

    @precondition(lambda self: not self.over())
    @rule(choice=SEEDS, wait=STEPS)
    def anything(self, choice: int, wait: int) -> None:
        self.at += wait
        seat = choice % self.match.seats
        listed = self.match.moves(seat, self.at)
        if listed:
            self.play(seat, listed[choice // 8 % len(listed)])

    @precondition(lambda self: not self.over())
    @rule(choice=SEEDS)
    def go_on(self, choice: int) -> None:
        """Somebody who holds the game up does what it waits for."""
        awaited = commands.to_act(self.position)
        seat = awaited[choice % len(awaited)]
        listed = self.match.moves(seat, self.at)
        wanted = [move for move in listed if isinstance(move, moves.Ready | moves.Done)]
        if listed:
            self.play(seat, (wanted or listed)[choice // 8 % len(wanted or listed)])

    @precondition(lambda self: not self.over())
    @rule()
    def wait_for_a_change(self) -> None:
        change = self.match.next_change(self.at)
        if change is not None:
            before = [self.match.moves(seat, change - 1) for seat in range(self.match.seats)]
            assert before == [self.match.moves(seat, self.at) for seat in range(self.match.seats)]
            self.at = change

    @precondition(lambda self: not self.over())
    @rule(choice=SEEDS, timer=st.sampled_from(codes.AREAS))
    def flip(self, choice: int, timer: Any) -> None:
        seat = choice % self.match.seats
        flip = moves.Flip(timer)
        if flip in self.match.moves(seat, self.at):
            self.play(seat, flip)

    @precondition(lambda self: not self.over())
    @rule(choice=SEEDS, place=st.integers(0, 3))
    def refill(self, choice: int, place: int) -> None:
        seat = choice % self.match.seats
        refill = moves.Refill(place)
        if refill in self.match.moves(seat, self.at):
            self.play(seat, refill)

    @precondition(lambda self: not self.over() and len(self.match) > 0)
    @rule(choice=SEEDS, wait=st.integers(0, 1100))
    def clash(self, choice: int, wait: int) -> None:
        """Another player does just what one did a moment ago: it is refused, granted or the same."""
        self.at += wait
        recent = self.match.record.entries[-3:]
        entry = recent[choice % len(recent)]
        others = [seat for seat in range(self.match.seats) if seat != entry.seat]
        seat = others[choice // 8 % len(others)]
        before = self.match.game.save(self.position)
        entries = len(self.match)
        try:
            self.match.play(seat, entry.move, self.at)
        except IllegalMove:
            assert self.match.game.save(self.position) == before
            assert len(self.match) == entries

    @precondition(lambda self: self.over())
    @rule(choice=SEEDS, wait=STEPS)
    def nothing_follows_the_end(self, choice: int, wait: int) -> None:
        self.at += wait
        assert not any(self.match.moves(seat, self.at) for seat in range(self.match.seats))
        with pytest.raises(IllegalMove):
            self.match.play(choice % self.match.seats, moves.Done(), self.at)

    @invariant()
    def nothing_is_lost_or_made(self) -> None:
        if hasattr(self, "match"):
            census(self.position)
            assert all(row in (codes.TOP, codes.BOTTOM) for row in self.position.timer_rows)

    @invariant()
    def views_agree_and_saving_keeps_all(self) -> None:
        if not hasattr(self, "match"):
            return
        game = self.match.game
        common: Any = self.match.view(None, self.at)
        for seat in range(self.match.seats):
            view: Any = self.match.view(seat, self.at)
            assert view.moves == tuple(self.match.moves(seat, self.at))
            assert (
                msgspec.structs.replace(view, seat=None, moves=(), ways=(), more_from=common.more_from)
                == common
            )
        saved = game.save(self.position)
        loaded = game.load(saved)
        assert loaded == self.position
        assert game.save(loaded) == saved
        assert game.view(loaded, None, self.at) == common

    def teardown(self) -> None:
        if hasattr(self, "match"):
            again = load_record(self.match.record.to_bytes())
            assert again.game.save(again.position) == again.game.save(self.position)
            assert again.view(0) == self.match.view(0)


TestTable: Any = Table.TestCase
TestTable.settings = settings(stateful_step_count=30)
