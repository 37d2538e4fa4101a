"""All moves that a seat may make, in a fixed order: candidates, each asked of its predicate.

Compiled with mypyc.
"""

from __future__ import annotations

from typing import Any

from . import achievements, choices, codes, effects, provinces, rounds, stratagems, tables, timers, workers
from . import repertoire as known
from .codes import BOX, BOXES, FRAME, LINE_OF, LINE_START, LINES, NOBODY, WORKERS
from .commands import gate
from .position import Player, Position


def moves(position: Position, seat: int, at: int) -> list[Any]:
    found: list[Any] = []
    if position.phase == codes.OVER:
        return found
    if position.players[seat].queue:
        choices.listing(position, seat, found)
        _list_refills(position, seat, found)
    elif position.phase == codes.OPENING:
        worker = rounds.opening_worker(position)
        if not rounds.may_open(position, seat, worker):
            _list_places(position, seat, worker, found)
    else:
        _list_commands(position, seat, at, found)
    return found


def _list_commands(position: Position, seat: int, at: int, found: list[Any]) -> None:
    if not gate(position, seat, known.PLACE):
        for worker in range(WORKERS):
            if not workers.may_leave(position, seat, worker):
                _list_places(position, seat, worker, found)
        for worker in range(WORKERS):
            if not workers.may_withdraw(position, seat, worker):
                found.append(known.withdraws[worker])
    if not gate(position, seat, known.ACT):
        _list_acts(position, seat, found)
        for timer in range(3):
            if not timers.may_flip(position, timer, at):
                found.append(known.flips[timer])
        _list_plays(position, seat, found)
        if not stratagems.may_pick_up(position, seat):
            found.append(known.pick_up)
        _list_claims(position, seat, found)
    _list_refills(position, seat, found)
    if not gate(position, seat, known.READY):
        for called in (True, False):
            if not rounds.may_say_done(position, seat, called):
                found.append(known.done if called else known.ready)
            if not rounds.may_take_back(position, seat, called):
                found.append(known.undone if called else known.not_ready)
    if not gate(position, seat, known.CLAIM_PRIVILEGE) and not rounds.may_claim_privilege(position):
        found.append(known.claim_privilege)
    if not gate(position, seat, known.WISH):
        for timed in (False, True):
            if not rounds.may_wish(position, seat, timed):
                found.append(known.wishes[timed])


def _list_refills(position: Position, seat: int, found: list[Any]) -> None:
    if not gate(position, seat, known.REFILL):
        for place in range(4):
            if not provinces.may_refill(position, place):
                found.append(known.refills[place])


def _list_places(position: Position, seat: int, worker: int, found: list[Any]) -> None:
    frames = tables.FRAMES[position.side]
    known_places = known.places[position.side]
    for line in range(LINES):
        if not position.has_timer(line):
            for frame in frames[line]:
                if not workers.may_place(position, seat, worker, frame):
                    found.append(known_places[worker * BOXES + frame])


def _list_acts(position: Position, seat: int, found: list[Any]) -> None:
    """Every box under a worker's frame, with every way to play the stratagems that go with it."""
    player = position.players[seat]
    waives = player.waives()
    may_adjoin = player.holds_special(codes.ADJACENT) != NOBODY
    may_double = player.holds_special(codes.DOUBLE_ACTION) != NOBODY
    frame_of = tables.FRAME_OF[position.side]
    for worker in range(WORKERS):
        where = player.workers[worker]
        if not FRAME <= where < BOX or not position.has_timer(LINE_OF[where - FRAME]):
            continue
        start = LINE_START[LINE_OF[where - FRAME]]
        number = where - FRAME - start
        while start + number < BOXES and frame_of[start + number] == where - FRAME:
            _list_ways(position, seat, worker, number, NOBODY, False, waives, found)
            if may_double:
                _list_ways(position, seat, worker, number, NOBODY, True, waives, found)
            if may_adjoin:
                if number:
                    _list_ways(position, seat, worker, number, number - 1, False, waives, found)
                _list_ways(position, seat, worker, number, number + 1, False, waives, found)
            number += 1
    if player.holds_special(codes.BOLD_PLACEMENT) != NOBODY:
        _list_bold_acts(position, seat, waives, found)


def _list_ways(
    position: Position,
    seat: int,
    worker: int,
    number: int,
    also: int,
    twice: bool,
    waives: int,
    found: list[Any],
) -> None:
    for waive in range(waives + 1):
        if not workers.may_act(position, seat, worker, number, also, twice, waive):
            found.append(known.act(worker, number, also, twice, waive))


def _list_bold_acts(position: Position, seat: int, waives: int, found: list[Any]) -> None:
    for worker in range(WORKERS):
        if workers.may_leave(position, seat, worker):
            continue
        for line in range(LINES):
            if position.has_timer(line):
                for number in range(tables.line_length(line)):
                    for waive in range(waives + 1):
                        if not workers.may_act_boldly(position, seat, worker, line, number, waive):
                            found.append(known.bold_act(worker, line, number, waive))


def _list_plays(position: Position, seat: int, found: list[Any]) -> None:
    player = position.players[seat]
    for card in player.hand:
        for mix in _mixes(player, card):
            if not stratagems.may_play(position, seat, card, mix // 121, mix // 11 % 11, mix % 11):
                found.append(known.play(card, mix))


def _mixes(player: Player, card: int) -> list[int]:
    """The payments to try for a card: every mix of an "any" cost, every X of STR-9."""
    held = player.resources
    if tables.CARD_SPECIAL[card] == codes.EXCHANGE:
        military = [121 * x for x in range(1, held[codes.MILITARY] + 1)]
        return military + [11 * x for x in range(1, held[codes.CULTURE] + 1)]
    if not effects.can_afford(player, tables.CARD_COST[card]):
        return []
    return known.mixes(tables.CARD_COST[card][codes.ANY_COST], held[0], held[1], held[2])


def _list_claims(position: Position, seat: int, found: list[Any]) -> None:
    player = position.players[seat]
    if player.claimed:
        return
    for bits in range(8):
        if not achievements.may_claim(position, seat, bits & 4 != 0, bits & 2 != 0, bits & 1 != 0):
            found.append(known.claims[bits])
