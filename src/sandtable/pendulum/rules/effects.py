"""Pays costs and carries out gains, wherever they come from (ECO). Compiled with mypyc.

A reward is put into its player's queue as effects and worked off from the head; one that needs a decision
waits there (see choices.py), and one that has lost its object lapses.
"""

from __future__ import annotations

from typing import Any

from . import codes, tables
from .codes import FIRST_STEP, LEGENDARY, LIMIT, SHIFT, WORKERS
from .events import Gained, Lapsed, LimitRaised, Paid, Produced, Recruited
from .position import Player, Position


def can_pay(player: Player, cost: list[int], military: int, culture: int, gold: int) -> bool:
    """Whether the cost is covered, its "any" part by exactly this mix (ECO-3, ECO-4, ECO-6)."""
    if military < 0 or culture < 0 or gold < 0 or military + culture + gold != cost[codes.ANY_COST]:
        return False
    held = player.resources
    if (
        cost[0] + military > held[0]
        or cost[1] + culture > held[1]
        or cost[2] + gold > held[2]
        or cost[codes.VOTES] > player.votes
    ):
        return False
    for track in range(3):
        steps = cost[FIRST_STEP + track]
        if steps and player.tracks[track] - steps < player.start_of(track):
            return False
    return True


def can_afford(player: Player, cost: list[int]) -> bool:
    """Whether the cost can be covered by some mix."""
    any_n = cost[codes.ANY_COST]
    if not any_n:
        return can_pay(player, cost, 0, 0, 0)
    held = player.resources
    return held[0] + held[1] + held[2] - cost[0] - cost[1] - cost[2] >= any_n


def pay(
    position: Position, seat: int, cost: list[int], military: int, culture: int, gold: int, events: list[Any]
) -> None:
    """Take the cost away: resources, votes and track steps (ECO-3, ECO-6)."""
    if cost == tables.NOTHING:
        return
    player = position.players[seat]
    military += cost[0]
    culture += cost[1]
    gold += cost[2]
    held = player.resources
    held[0] -= military
    held[1] -= culture
    held[2] -= gold
    player.votes -= cost[codes.VOTES]
    for track in range(3):
        player.tracks[track] -= cost[FIRST_STEP + track]
    events.append(
        Paid(
            seat=seat,
            military=military,
            culture=culture,
            gold=gold,
            votes=cost[codes.VOTES],
            power=cost[FIRST_STEP],
            prestige=cost[FIRST_STEP + 1],
            popularity=cost[FIRST_STEP + 2],
        )
    )


def fitting(player: Player, resource: int, amount: int) -> int:
    """ECO-1: how much of an amount the mat still takes."""
    room = player.limit(resource) - player.resources[resource]
    return amount if amount < room else room


def gain(position: Position, seat: int, fixed: list[int], events: list[Any], lost: int = 0) -> list[int]:
    """Take what is gained at once; return the choices of glory that it brings.

    ECO-1: resources beyond the limit are lost. ECO-2: so are steps past the end, unless glory (ADV-3).
    `lost` is what was lost before.
    """
    player = position.players[seat]
    got = [0, 0, 0, 0, 0, 0, 0, 0]
    for resource in range(3):
        amount = fixed[resource]
        if amount:
            taken = fitting(player, resource, amount)
            player.resources[resource] += taken
            player.counts[codes.GAINED + resource] += taken
            player.counts[codes.LOST + resource] += amount - taken
            got[resource] = taken
            lost += amount - taken
    player.votes += fixed[codes.VOTES]
    got[codes.VOTES] = fixed[codes.VOTES]
    glories: list[int] = []
    for track in range(3):
        steps = fixed[FIRST_STEP + track]
        if steps:
            room = tables.END_OF_TRACK - player.tracks[track]
            taken = steps if steps < room else room
            player.tracks[track] += taken
            got[FIRST_STEP + track] = taken
            if steps > taken:
                if player.glory_rule and player.glory[track] < LIMIT:
                    glories.append(codes.GLORY << SHIFT | track << codes.GLORY_SHIFT | steps - taken)
                else:
                    lost += steps - taken
    if fixed[codes.LEGENDARY_GAIN]:
        player.tracks[LEGENDARY] = 1
        got[codes.LEGENDARY_GAIN] = 1
    events.append(
        Gained(
            seat=seat,
            military=got[0],
            culture=got[1],
            gold=got[2],
            votes=got[3],
            power=got[4],
            prestige=got[5],
            popularity=got[6],
            legendary=got[7],
            lost=lost,
        )
    )
    return glories


def step(position: Position, seat: int, track: int, steps: int, events: list[Any]) -> None:
    """Steps on one track; a choice of glory comes at the head of the queue."""
    fixed = [0, 0, 0, 0, 0, 0, 0, 0]
    fixed[FIRST_STEP + track] = steps
    queue = position.players[seat].queue
    queue[:0] = gain(position, seat, fixed, events)


def room_for_any(player: Player) -> int:
    """How many cubes of all kinds the mat still takes (ECO-4)."""
    room = 0
    for resource in range(3):
        room += player.limit(resource) - player.resources[resource]
    return room


def production(player: Player, colour: int) -> list[int]:
    """ECO-5: what the mat's slot and all provinces under it give without a choice."""
    total = tables.FIXED[tables.MAT_GAIN[player.character][colour]].copy()
    for code in player.slotted:
        if code >> codes.SLOT_SHIFT == colour:
            gives = tables.PROVINCE_GIVES[(code & codes.SLOTTED) * 4 + colour]
            for i in range(7):
                total[i] += gives[i]
    return total


def _produce(position: Position, seat: int, colour: int, events: list[Any]) -> list[int]:
    player = position.players[seat]
    mat = tables.MAT_GAIN[player.character][colour]
    total = production(player, colour)
    events.append(Produced(seat=seat, colour=codes.COLOURS[colour]))
    following = gain(position, seat, total, events) if total != tables.NOTHING else []
    following.extend(tables.FOLLOWING[mat])
    return following


def retrievable(position: Position, seat: int) -> int:
    """Which own workers stand in a row with the timer, as bits (STR-4)."""
    mask = 0
    workers = position.players[seat].workers
    for worker in range(WORKERS):
        line = position.line_of(workers[worker])
        if line >= 0 and position.has_timer(line):
            mask |= 1 << worker
    return mask


def can_swap(player: Player) -> bool:
    """Whether there is a step to give (STR-8, ECO-6)."""
    for track in range(3):
        if player.tracks[track] > player.start_of(track):
            return True
    return False


def recallable(player: Player, card: int) -> bool:
    """Whether a discarded stratagem other than this card is there (STR-13)."""
    for other in player.discard:
        if other != card:
            return True
    return False


def has_object(position: Position, seat: int, number: int, acting: bool) -> bool:
    """ECO-9: whether a gain has anything to work on; one that merely overflows has.

    `acting`: it belongs to a worker action, whose own worker can always be retrieved (STR-4).
    """
    for amount in tables.FIXED[number]:
        if amount:
            return True
    for effect in tables.FOLLOWING[number]:
        if _has_object(position, seat, effect, acting):
            return True
    return False


def _has_object(position: Position, seat: int, effect: int, acting: bool) -> bool:
    player = position.players[seat]
    op = effect >> SHIFT
    argument = effect & codes.ARGUMENT
    if op == codes.PRODUCE:
        if has_object(position, seat, tables.MAT_GAIN[player.character][argument], acting):
            return True
        return bool(player.slotted_in(argument))
    if op == codes.CONQUER:
        return position.provinces_left()
    if op == codes.RETRIEVE:
        return acting or retrievable(position, seat) != 0
    if op == codes.RECRUIT:
        return codes.RESERVE in player.workers
    if op == codes.PICK_UP_ONE:
        return recallable(player, argument)
    if op == codes.PICK_UP_ALL:
        return bool(player.discard)
    if op == codes.SWAP:
        return can_swap(player)
    return True


def run(position: Position, seat: int, events: list[Any]) -> None:
    """Work off the queue up to the next decision (WRK-10); what has no object lapses (ECO-9)."""
    player = position.players[seat]
    queue = player.queue
    while queue:
        effect = queue[0]
        op = effect >> SHIFT
        argument = effect & codes.ARGUMENT
        if op == codes.GAIN:
            del queue[0]
            fixed = tables.FIXED[argument]
            following = gain(position, seat, fixed, events) if fixed != tables.NOTHING else []
            following.extend(tables.FOLLOWING[argument])
            queue[:0] = following
        elif op == codes.PRODUCE:
            del queue[0]
            queue[:0] = _produce(position, seat, argument, events)
        elif op == codes.ANY:
            room = room_for_any(player)
            if room > argument:
                return
            del queue[0]
            _take_all_room(position, seat, argument - room, events)
        elif (op == codes.STEPS and not argument) or (
            op == codes.GLORY and player.glory[argument >> codes.GLORY_SHIFT] == LIMIT
        ):
            del queue[0]
        elif op == codes.RETRIEVE:
            mask = retrievable(position, seat)
            if mask:
                queue[0] = codes.RETRIEVE_FROM << SHIFT | mask
                return
            del queue[0]
            events.append(Lapsed(seat=seat))
        elif op == codes.RECRUIT:
            del queue[0]
            _recruit(position, seat, events)
        elif op == codes.RAISE_LIMIT:
            del queue[0]
            player.limit_card = argument
            events.append(LimitRaised(seat=seat))
        elif op in (codes.CONQUER, codes.SWAP, codes.PICK_UP_ONE, codes.PICK_UP_ALL) and not _has_object(
            position, seat, effect, False
        ):
            del queue[0]
            events.append(Lapsed(seat=seat))
        else:
            return


def _take_all_room(position: Position, seat: int, lost: int, events: list[Any]) -> None:
    """ECO-4: when any N leaves no choice, all room is filled and the rest is lost."""
    player = position.players[seat]
    rooms = [player.limit(resource) - player.resources[resource] for resource in range(3)]
    player.counts[codes.LOST_ANY] += lost
    gain(position, seat, [*rooms, 0, 0, 0, 0, 0], events, lost)


def _recruit(position: Position, seat: int, events: list[Any]) -> None:
    """STR-5, WRK-12: only commons are ever in reserve, so nobody gets past four workers."""
    workers = position.players[seat].workers
    if codes.RESERVE in workers:
        worker = workers.index(codes.RESERVE)
        workers[worker] = codes.MAT
        events.append(Recruited(seat=seat, worker=worker))
    else:
        events.append(Lapsed(seat=seat))


def run_all(position: Position, events: list[Any]) -> None:
    """Let the choices of others lapse when their object is gone (ECO-9)."""
    for seat in range(position.seats):
        if position.players[seat].queue:
            run(position, seat, events)


def waits_for(player: Player) -> str:
    """The name of the effect that waits for a decision; empty if none does."""
    return codes.EFFECTS[player.queue[0] >> SHIFT] if player.queue else ""
