"""Matches of Pendulum to test with: dealt, brought to a phase, or played by chance."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from sandtable.core.match import Match, new_match
from sandtable.pendulum import moves
from sandtable.pendulum.codes import NOBODY
from sandtable.pendulum.position import Player, Position

BASIC = ("bolk-champion", "mesoat-justicar", "licinia-implacable", "gambal-briber", "dhrenkir-insidious")


def deal(seats: int = 4, seed: int = 1, **options: Any) -> Match:
    """A match with the basic characters in a fixed order, unless the options say otherwise."""
    options.setdefault("characters", list(BASIC[:seats]))
    return new_match("pendulum", seats, seed, options)


def open_match(match: Match) -> Match:
    """Play the opening: every worker goes to the black vote frame. Then all say ready."""
    position: Position = match.position
    while position.phase == 0:
        seat = match.game.awaited(position)[0]  # type: ignore[attr-defined]
        worker = 0 if position.turn < position.seats else 1
        frame = 1 if worker == 0 or not position.players[seat].worker_rule else 2
        match.play(seat, moves.Place(worker, "black", "bottom", frame))
    for seat in range(match.seats):
        match.play(seat, moves.Ready())
    return match


def started(seats: int = 4, seed: int = 1, **options: Any) -> Match:
    """A match in round 1 with privilege in the order of the seats: seat 0 is the highest.

    All timers stand on the bottom rows since time 0; all workers in play are in the black vote frame there.
    """
    match = open_match(deal(seats, seed, **options))
    match.position.order.sort()
    return match


def rich(
    match: Match, seat: int, military: int = 5, culture: int = 5, gold: int = 5, votes: int = 0
) -> Player:
    """Give a player resources; return the player."""
    player: Player = match.position.players[seat]
    player.resources = [military, culture, gold]
    player.votes = votes
    return player


def put(match: Match, seat: int, worker: int, place: int) -> None:
    """Stand a worker anywhere (see `codes.FRAME`, `codes.BOX`), whatever the rules say."""
    match.position.move_worker(seat, worker, place)


def call(match: Match) -> Match:
    """Flip timers until the council is called."""
    while match.position.phase == 2:
        match.play(0, moves.Flip("purple"), max(match.now, match.position.flipped_at[0] + 180_000))
    return match


def to_council(match: Match) -> Match:
    for seat in range(match.seats):
        match.play(seat, moves.Done())
    return match


def through_council(match: Match) -> Match:
    """Take the first choice everywhere until the council is over."""
    position: Position = match.position
    while position.phase in (4, 5):
        seat = match.game.awaited(position)[0]  # type: ignore[attr-defined]
        match.play(seat, match.moves(seat)[0])
    return match


def play_random(
    match: Match, rng: Random, most: int = 100_000, watch: Callable[[Match], None] = lambda match: None
) -> Match:
    """Play on by chance to the end. Time goes on by small steps, or to the moment of the next change.

    Who is done or ready mostly stays so and nobody pauses often, or a table of five would never agree.
    """
    at = match.now
    for _ in range(most):
        if match.result is not None:
            return match
        change = match.next_change(at)
        if rng.random() < 0.2:
            at += rng.randrange(800)
        elif change is not None and rng.random() < 0.05:
            at = change
        awaited = match.game.awaited(match.position)  # type: ignore[attr-defined]
        eager = awaited and rng.random() < 0.98
        seat = rng.choice(awaited if eager else match.game.to_act(match.position, at))
        open_moves = match.moves(seat, at)
        if len(open_moves) > 1 and rng.random() < 0.99:
            open_moves = [move for move in open_moves if not isinstance(move, moves.Pause)]
        agreeing = [move for move in open_moves if isinstance(move, moves.Done | moves.Ready | moves.Flip)]
        if agreeing and rng.random() < 0.1:
            open_moves = agreeing
        match.play(seat, rng.choice(open_moves), at)
        watch(match)
    raise AssertionError("the match did not end")


def census(position: Position) -> None:
    """Everything there was at the start is somewhere, once."""
    provinces = position.province_deck + position.provinces_out + [p for p in position.places if p != NOBODY]
    cards = position.reward_deck + position.rewards_out + position.rewards_removed
    cards += [card for card in position.rewards if card != NOBODY]
    crowd = [0] * 20
    for player in position.players:
        provinces += [code & 63 for code in player.slotted]
        provinces += [effect & 0xFFFF for effect in player.queue if effect >> 16 == 8]
        cards += player.hand + player.discard + ([player.limit_card] if player.limit_card != NOBODY else [])
        assert len([place for place in player.workers if place in (0,) or place >= 8]) <= 4
        for place in player.workers:
            if 8 <= place < 32:
                crowd[place - 8] += 1
        for kind in range(3):
            assert 0 <= player.resources[kind] <= 10 - player.glory[kind]
            assert 0 <= player.glory[kind] <= 10
            assert player.start_of(kind) <= player.tracks[kind] <= 21
        assert player.tracks[3] in (0, 1)
        assert player.votes >= 0
    own = {4 * player.character + i for player in position.players for i in range(4)}
    assert sorted(provinces) == list(range(56))
    assert sorted(cards) == sorted(own | set(range(40, 70)))
    achievements = [*position.achievement_deck, *position.achievements_out, position.achievement]
    assert sorted(achievements) == list(range(10))
    if len(position.order) > position.seats:
        for frame in (2, 3, 8, 9):
            crowd[frame] += 1
    assert crowd == position.crowd
    assert sum(position.markers) <= 3
