"""Matches of Pendulum to test with: dealt, brought to a phase, or played by chance."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import pytest

from sandtable.core.errors import IllegalMove
from sandtable.core.game import Event
from sandtable.core.match import Match, new_match
from sandtable.pendulum.rules import codes, commands, moves, tables
from sandtable.pendulum.rules.codes import BOX, FRAME, LINE_START, NOBODY
from sandtable.pendulum.rules.position import Player, Position

E = TypeVar("E", bound=Event)

BASIC = ("bolk-champion", "mesoat-justicar", "licinia-implacable", "gambal-briber", "dhrenkir-insidious")


def deal(seats: int = 4, seed: int = 1, **options: Any) -> Match:
    """A match with the basic characters in a fixed order, unless the options say otherwise."""
    options.setdefault("characters", list(BASIC[:seats]))
    return new_match("pendulum", seats, seed, options)


def open_match(match: Match) -> Match:
    """Play the opening: every worker goes to the black vote frame. Then all say ready."""
    position: Position = match.position
    while position.phase == 0:
        seat = commands.to_act(position)[0]
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
    match.position.order = tuple(sorted(match.position.order))
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


def line(where: str) -> int:
    """The number of a row named as "green top"."""
    area, row = where.split()
    return 2 * codes.AREAS.index(area) + codes.ROWS.index(row)


def frame(match: Match, where: str, number: int) -> int:
    """The place of a worker in a frame, counted from the left of a row named as "green top"."""
    position: Position = match.position
    return FRAME + tables.FRAMES[position.side][line(where)][number]


def box(where: str, number: int) -> int:
    return BOX + LINE_START[line(where)] + number


def card(player: Player, *names: str) -> None:
    """Put cards into a hand, wherever they come from."""
    player.hand += [tables.CARD_NUMBER[name] for name in names]


def slotted(player: Player, colour: str, *provinces: str) -> None:
    """Slide provinces under a slot, wherever they come from."""
    slot = codes.COLOURS.index(colour) << codes.SLOT_SHIFT
    player.slotted += tuple(slot | tables.PROVINCE_NUMBER[province] for province in provinces)


def refused(match: Match, seat: int, move: Any, at: int | None = None) -> str:
    """Make sure that the move is refused; return rule and reason."""
    before = match.game.save(match.position)
    with pytest.raises(IllegalMove) as error:
        match.play(seat, move, at)
    assert match.game.save(match.position) == before
    return f"{error.value.rule.removeprefix('pendulum.')} {error.value.reason}"


def of(found: list[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in found if isinstance(event, kind)]


def open_choice(match: Match, seat: int) -> str:
    """The name of the effect that waits for a decision of the seat."""
    queue = match.position.players[seat].queue
    return codes.EFFECTS[queue[0] >> codes.SHIFT] if queue else ""


def move_kinds(match: Match, seat: int, at: int | None = None) -> set[type]:
    return {type(move) for move in match.moves(seat, at)}


def call(match: Match, seat: int = 0) -> Match:
    """Flip timers until the council is called."""
    while match.position.phase == 2:
        match.play(seat, moves.Flip("purple"), max(match.now, match.position.flipped_at[0] + 180_000))
    return match


def to_council(match: Match) -> Match:
    for seat in range(match.seats):
        match.play(seat, moves.Done())
    return match


def offer(match: Match, *names: str) -> None:
    """Let these council rewards lie face up, in exchange for those that do."""
    position: Position = match.position
    for place, name in enumerate(names):
        number = tables.CARD_NUMBER[name]
        for cards in (position.rewards, position.reward_deck, position.rewards_removed):
            if number in cards:
                cards[cards.index(number)] = position.rewards[place]
        position.rewards[place] = number


def choosing_reward(match: Match, seat: int = 0) -> Match:
    """End the round so that this seat has most votes, and take its steps on power."""
    if match.position.phase == codes.ROUND:
        call(match)
    match.position.players[seat].votes = 20
    to_council(match)
    while open_choice(match, seat) == "steps":
        match.play(seat, moves.Step("power"))
    return match


def one(character: str, seats: int = 4, **options: Any) -> Match:
    """A match in which seat 0 has this character; without grace, so that hands may be dealt by hand."""
    return started(seats, characters=[character] + [None] * (seats - 1), grace=0, **options)


def achievement(match: Match, name: str) -> None:
    match.position.achievement = tables.ACHIEVEMENT_NAMES.index(name)


def conquering(match: Match, seat: int = 0) -> Match:
    """Let the seat take the black conquest."""
    match.position.players[seat].resources[codes.MILITARY] = 4
    put(match, seat, 0, frame(match, "black bottom", 2))
    match.play(seat, moves.Act(0, 2))
    return match


def only_province(match: Match) -> str:
    """All provinces but the first face-up one leave the game; return its name."""
    position: Position = match.position
    position.provinces_out += (*position.province_deck, *position.places[1:])
    position.province_deck = []
    position.places[1:] = [NOBODY] * 3
    return tables.PROVINCE_NAMES[position.places[0]]


def through_council(match: Match) -> Match:
    """Take the first choice everywhere until the council is over."""
    position: Position = match.position
    while position.phase in (4, 5):
        seat = commands.to_act(position)[0]
        match.play(seat, match.moves(seat)[0])
    return match


def play_random(
    match: Match,
    rng: Random,
    most: int = 100_000,
    watch: Callable[[Match], None] = lambda match: None,
    to_the_end: bool = True,
) -> Match:
    """Play on by chance to the end, or so many commands.

    Time goes on by small steps, or to the moment of the next change.

    Who is done or ready mostly stays so, or a table of five would never agree.
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
        awaited = commands.to_act(match.position)
        seat = rng.choice(awaited) if rng.random() < 0.98 else rng.randrange(match.seats)
        open_moves = match.moves(seat, at)
        if not open_moves:
            continue
        agreeing = [move for move in open_moves if isinstance(move, moves.Done | moves.Ready | moves.Flip)]
        if agreeing and rng.random() < 0.1:
            open_moves = agreeing
        match.play(seat, rng.choice(open_moves), at)
        watch(match)
    assert not to_the_end, "the match did not end"
    return match


def census(position: Position) -> None:
    """Everything there was at the start is somewhere, once."""
    provinces = [*position.province_deck, *position.provinces_out]
    provinces += [province for province in position.places if province != NOBODY]
    cards = [*position.reward_deck, *position.rewards_out, *position.rewards_removed]
    cards += [card for card in position.rewards if card != NOBODY]
    crowd = [0] * 20
    for player in position.players:
        provinces += [code & 63 for code in player.slotted]
        provinces += [effect & 0xFFFF for effect in player.queue if effect >> 16 == 8]
        cards += player.hand + player.discard + ([player.limit_card] if player.limit_card != NOBODY else [])
        _count_workers(player)
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
    automas = position.automas
    if automas is not None:
        for frame in automas.workers:
            crowd[frame] += 1
        assert sorted(automas.deck + automas.discard + automas.laid[0] + automas.laid[1]) == list(range(32))
        assert 0 <= automas.markers <= 2
    elif len(position.order) > position.seats:
        for frame in (2, 3, 8, 9):
            crowd[frame] += 1
    assert crowd == position.crowd
    _count_markers(position)


def _count_workers(player: Player) -> None:
    """SET-6, WRK-12, COU-7: five pieces, at most four in play; the second grande only for a common."""
    first, common, *reserve, second = player.workers
    assert len(player.workers) == codes.WORKERS
    assert first == codes.MAT or first >= FRAME
    assert (second == codes.COUNCIL) == (codes.GONE not in player.workers)
    assert player.workers.count(codes.GONE) <= 1
    for place in (common, *reserve):
        assert place != codes.COUNCIL
    assert sum(place == codes.MAT or place >= FRAME for place in player.workers) <= 4


def _count_markers(position: Position) -> None:
    """TIM-4, UNT-1: three purple flips a round, one time marker gone with each."""
    left = sum(position.markers)
    assert min(position.markers) >= 0
    if position.phase in (codes.OPENING, codes.STARTING, codes.PLACING):
        assert left == 3
        assert position.markers[position.timer_rows[codes.PURPLE]] == 1
    elif position.phase == codes.ROUND:
        assert left == (2 if position.space < 5 else 1) if position.untimed() else left in (1, 2)
    else:
        assert left == 0
    legendary = sum(player.tracks[codes.LEGENDARY] for player in position.players)
    latest = position.round == 4 and position.phase > codes.CALLED
    assert legendary <= position.round - (0 if position.seats > 3 else 1) + latest


def lazy_game(match: Match, rounds: int = 4) -> list[Event]:
    """Play on to the end, or to the placing after so many councils; nobody does more than there must be done.

    Steps go on power, rewards are the printed ones.
    """
    position: Position = match.position
    found: list[Event] = []
    lazy = (moves.Place, moves.Ready, moves.Flip, moves.Done, moves.Step, moves.TakeReward)
    while match.result is None and (position.round <= rounds or position.phase != codes.PLACING):
        seat = commands.to_act(position)[0]
        at = match.next_change()
        while at is not None and moves.Flip("purple") not in match.moves(seat, at):
            at = match.next_change(at)
        open_moves = match.moves(seat, at)
        for kind in (moves.Flip("purple"), moves.TakeReward("printed"), moves.Ready(), moves.Done()):
            if kind in open_moves:
                found += match.play(seat, kind, at)
                break
        else:
            found += match.play(seat, next(move for move in open_moves if isinstance(move, lazy)), at)
    return found
