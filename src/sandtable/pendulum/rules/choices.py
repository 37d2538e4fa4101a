"""Decisions inside an unfinished action: what may be chosen and what it does (WRK-10, ECO-8). Compiled."""

from __future__ import annotations

from typing import Any

from ...core.chance import Chance
from . import codes, council, effects, provinces, stratagems, tables, workers
from . import repertoire as known
from .codes import ALLOWED, LIMIT, SHIFT, TRACKS, WORKERS
from .events import Declined, Glorified, Promoted, Swapped
from .position import Player, Position


def refusal(position: Position, seat: int, kind: int, move: Any) -> str:
    """Whether the move decides the effect at the head of the queue."""
    player = position.players[seat]
    effect = player.queue[0]
    op = effect >> SHIFT
    argument = effect & 0xFFFF
    if kind == known.DECLINE:
        return ALLOWED if may_decline(op) else "ECO-8 must-be-taken"
    if op == codes.CONQUER and kind == known.CONQUER:
        return provinces.may_conquer(position, tables.PROVINCE_NUMBER.get(move.province, -2))
    if op == codes.CONQUER and kind == known.DRAW:
        return provinces.may_draw(position)
    if op == codes.SLOT and kind == known.SLOT:
        return ALLOWED
    if op == codes.ANY and kind == known.TAKE:
        return _may_take(player, argument, move.military, move.culture, move.gold)
    if (op == codes.STEPS or op == codes.ONE_TRACK) and kind == known.STEP:
        return ALLOWED
    if op == codes.SWAP and kind == known.SWAP:
        return may_swap(player, tables.TRACK_NUMBER[move.give], tables.TRACK_NUMBER[move.gain])
    if op == codes.RETRIEVE_FROM and kind == known.RETRIEVE:
        worker: int = move.worker
        return ALLOWED if 0 <= worker < WORKERS and argument >> worker & 1 else "STR-4 not-in-timer-row"
    if op == codes.PICK_UP_ONE and kind == known.RECALL:
        return may_recall(player, tables.CARD_NUMBER.get(move.card, -2), argument)
    if op == codes.PICK_UP_ALL and kind == known.PICK_UP:
        return ALLOWED
    if op == codes.GRANDE and kind == known.PROMOTE:
        return workers.may_promote(position, seat, move.worker)
    if op == codes.GLORY and kind == known.GLORY:
        cubes: int = move.cubes
        return ALLOWED if 0 <= cubes <= most_glory(player) else "ADV-3 too-many"
    if op == codes.REWARD and kind == known.TAKE_REWARD:
        card = tables.CARD_NUMBER.get(move.card, -2)
        return council.may_take_reward(position, seat, card, move.military, move.culture, move.gold)
    if op == codes.TRIM and kind == known.TRIM:
        return provinces.may_trim(position, seat, tables.PROVINCE_NUMBER.get(move.province, -2))
    return "WRK-10 unfinished"


def may_decline(op: int) -> bool:
    """ECO-8: conquest, retrieval and pick-up (glory is declined by taking none of it)."""
    return op in (codes.CONQUER, codes.RETRIEVE_FROM, codes.PICK_UP_ONE, codes.PICK_UP_ALL)


def _may_take(player: Player, number: int, military: int, culture: int, gold: int) -> str:
    """ECO-4: all N, with room for each cube."""
    if military < 0 or culture < 0 or gold < 0 or military + culture + gold != number:
        return "ECO-4 wrong-number"
    held = player.resources
    if (
        held[0] + military > player.limit(0)
        or held[1] + culture > player.limit(1)
        or held[2] + gold > player.limit(2)
    ):
        return "ECO-4 no-room"
    return ALLOWED


def may_swap(player: Player, give: int, receive: int) -> str:
    """STR-8: two different tracks; ECO-6: not below the start."""
    if give == receive:
        return "STR-8 same-track"
    return ALLOWED if player.tracks[give] > player.start_of(give) else "ECO-6 at-the-start"


def may_recall(player: Player, card: int, played: int) -> str:
    """STR-13: a discarded stratagem, not the one that does it."""
    return ALLOWED if card in player.discard and card != played else "STR-13 not-discarded"


def most_glory(player: Player) -> int:
    """ADV-3: one cube for each step past the end, at most 10 a colour."""
    effect = player.queue[0]
    steps = effect & 0xFF
    room = LIMIT - player.glory[effect >> 8 & 0xFF]
    return steps if steps < room else room


def listing(position: Position, seat: int, found: list[Any]) -> None:
    """Every decision that is open to the seat."""
    player = position.players[seat]
    effect = player.queue[0]
    op = effect >> SHIFT
    argument = effect & 0xFFFF
    if op == codes.CONQUER:
        for province in position.places:
            if province >= 0:
                found.append(known.conquers[province])
        if not provinces.may_draw(position):
            found.append(known.draw)
    elif op == codes.SLOT:
        found.extend(known.slots)
    elif op == codes.ANY:
        rooms = [player.limit(resource) - player.resources[resource] for resource in range(3)]
        for mix in known.mixes(argument, rooms[0], rooms[1], rooms[2]):
            found.append(known.take(mix))
    elif op == codes.STEPS or op == codes.ONE_TRACK:
        found.extend(known.steps)
    elif op == codes.SWAP:
        for give in range(3):
            for receive in range(3):
                if not may_swap(player, give, receive):
                    found.append(known.swaps[give * 3 + receive])
    elif op == codes.RETRIEVE_FROM:
        for worker in range(WORKERS):
            if argument >> worker & 1:
                found.append(known.retrieves[worker])
    elif op == codes.PICK_UP_ONE:
        for card in player.discard:
            if not may_recall(player, card, argument):
                found.append(known.recalls[card])
    elif op == codes.PICK_UP_ALL:
        found.append(known.pick_up)
    elif op == codes.GRANDE:
        for worker in range(WORKERS):
            if not workers.may_promote(position, seat, worker):
                found.append(known.promotes[worker])
    elif op == codes.GLORY:
        found.extend(known.glories[: most_glory(player) + 1])
    elif op == codes.REWARD:
        _list_rewards(position, seat, found)
    elif op == codes.TRIM:
        for province in player.slotted_in(argument):
            found.append(known.trims[province])
    if may_decline(op):
        found.append(known.decline)


def _list_rewards(position: Position, seat: int, found: list[Any]) -> None:
    held = position.players[seat].resources
    for card in [*position.rewards, tables.GRANDE_CARD, tables.PRINTED]:
        if card < 0:
            continue
        any_n = 0 if tables.CARD_PERMANENT[card] else tables.CARD_COST[card][codes.ANY_COST]
        for mix in known.mixes(any_n, held[0], held[1], held[2]):
            if not council.may_take_reward(position, seat, card, mix // 121, mix // 11 % 11, mix % 11):
                found.append(known.take_reward(card, mix))


def decide(
    position: Position, seat: int, kind: int, move: Any, at: int, chance: Chance, events: list[Any]
) -> None:
    """Carry the decision out and go on with the queue."""
    player = position.players[seat]
    queue = player.queue
    effect = queue[0]
    if kind == known.CONQUER:
        provinces.conquer(position, seat, tables.PROVINCE_NUMBER[move.province], events)
    elif kind == known.DRAW:
        provinces.draw(position, seat, events)
    elif kind == known.SLOT:
        provinces.slot(position, seat, tables.COLOUR_NUMBER[move.colour], events)
    elif kind == known.TRIM:
        provinces.trim(position, seat, tables.PROVINCE_NUMBER[move.province], events)
    elif kind == known.TAKE_REWARD:
        card = tables.CARD_NUMBER[move.card]
        council.take_reward(position, seat, card, move.military, move.culture, move.gold, events)
    else:
        del queue[0]
        if kind == known.TAKE:
            fixed: list[int] = [move.military, move.culture, move.gold, 0, 0, 0, 0, 0]
            effects.gain(position, seat, fixed, events)
        elif kind == known.STEP:
            _step(position, seat, effect, tables.TRACK_NUMBER[move.track], events)
        elif kind == known.SWAP:
            player.tracks[tables.TRACK_NUMBER[move.give]] -= 1
            events.append(Swapped(seat=seat, give=move.give, gain=move.gain))
            effects.step(position, seat, tables.TRACK_NUMBER[move.gain], 1, events)
        elif kind == known.RETRIEVE:
            workers.retrieve(position, seat, move.worker, at, chance, events)
        elif kind == known.RECALL:
            stratagems.take_back(position, seat, [tables.CARD_NUMBER[move.card]], events)
        elif kind == known.PICK_UP:
            stratagems.take_back(position, seat, player.discard.copy(), events)
        elif kind == known.PROMOTE:
            workers.promote(position, seat, move.worker)
            events.append(Promoted(seat=seat, worker=move.worker))
        elif kind == known.GLORY:
            _glorify(player, seat, effect >> 8 & 0xFF, move.cubes, events)
        elif kind == known.DECLINE:
            events.append(Declined(seat=seat))
    effects.run(position, seat, events)


def _step(position: Position, seat: int, effect: int, track: int, events: list[Any]) -> None:
    """COU-5, COU-6: one step of choice at a time; STR-13: all on one track."""
    number = effect & 0xFFFF
    if effect >> SHIFT == codes.ONE_TRACK:
        effects.step(position, seat, track, number, events)
    else:
        position.players[seat].queue.insert(0, codes.STEPS << SHIFT | number - 1)
        effects.step(position, seat, track, 1, events)


def _glorify(player: Player, seat: int, track: int, cubes: int, events: list[Any]) -> None:
    """ADV-3: cubes come from the supply, from the mat only when that is empty; the limit falls for good."""
    player.glory[track] += cubes
    most = player.limit(track)
    if player.resources[track] > most:
        player.resources[track] = most
    if cubes:
        events.append(Glorified(seat=seat, track=TRACKS[track], cubes=cubes))
