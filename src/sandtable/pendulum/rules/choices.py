"""Choices of resources, steps, stratagems and glory inside an unfinished action (WRK-10, ECO-8). Those of
workers, provinces and rewards are in their modules. Compiled with mypyc."""

from __future__ import annotations

from typing import Any, Final

from . import codes, effects, moves, stratagems, tables
from .codes import ALLOWED, LIMIT, SHIFT, TRACKS
from .events import Declined, Glorified, Swapped
from .kinds import Choice, Turn
from .mixes import Mix, mixes
from .position import Player, Position, replaced


def may_take(player: Player, number: int, military: int, culture: int, gold: int) -> str:
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


class Take(Choice):
    def __init__(self) -> None:
        super().__init__(moves.Take, [codes.ANY])
        self.made: dict[int, Any] = {}

    def move(self, mix: Mix) -> Any:
        move = self.made.get(mix.number)
        if move is None:
            move = self.made[mix.number] = moves.Take(mix.military, mix.culture, mix.gold)
        return move

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        player = position.players[seat]
        return may_take(player, player.queue[0] & codes.ARGUMENT, move.military, move.culture, move.gold)

    def listing(self, position: Position, seat: int, at: int, found: list[Any]) -> None:
        player = position.players[seat]
        rooms = [player.limit(resource) - player.resources[resource] for resource in range(3)]
        for mix in mixes(player.queue[0] & codes.ARGUMENT, rooms[0], rooms[1], rooms[2]):
            found.append(self.move(mix))

    def decide(self, turn: Turn, effect: int, move: Any) -> None:
        fixed: list[int] = [move.military, move.culture, move.gold, 0, 0, 0, 0, 0]
        effects.gain(turn.position, turn.seat, fixed, turn.events)


class Step(Choice):
    def __init__(self) -> None:
        super().__init__(moves.Step, [codes.STEPS, codes.ONE_TRACK], [moves.Step(track) for track in TRACKS])

    def decide(self, turn: Turn, effect: int, move: Any) -> None:
        """COU-5, COU-6: one step of choice at a time; STR-13: all on one track."""
        track = tables.TRACK_NUMBER[move.track]
        number = effect & codes.ARGUMENT
        if effect >> SHIFT == codes.ONE_TRACK:
            effects.step(turn.position, turn.seat, track, number, turn.events)
        else:
            turn.player.queue.insert(0, codes.STEPS << SHIFT | number - 1)
            effects.step(turn.position, turn.seat, track, 1, turn.events)


def may_swap(player: Player, give: int, receive: int) -> str:
    """STR-8: two different tracks; ECO-6: not below the start."""
    if give == receive:
        return "STR-8 same-track"
    return ALLOWED if player.tracks[give] > player.start_of(give) else "ECO-6 at-the-start"


class Swap(Choice):
    def __init__(self) -> None:
        swaps = [moves.Swap(give, gain) for give in TRACKS for gain in TRACKS]
        super().__init__(moves.Swap, [codes.SWAP], swaps)

    def move(self, give: int, gain: int) -> Any:
        return self.moves[give * 3 + gain]

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        player = position.players[seat]
        return may_swap(player, tables.TRACK_NUMBER[move.give], tables.TRACK_NUMBER[move.gain])

    def decide(self, turn: Turn, effect: int, move: Any) -> None:
        turn.player.tracks[tables.TRACK_NUMBER[move.give]] -= 1
        turn.events.append(Swapped(seat=turn.seat, give=move.give, gain=move.gain))
        effects.step(turn.position, turn.seat, tables.TRACK_NUMBER[move.gain], 1, turn.events)


def may_recall(player: Player, card: int, played: int) -> str:
    """STR-13: a discarded stratagem, not the one that does it."""
    return ALLOWED if card in player.discard and card != played else "STR-13 not-discarded"


class Recall(Choice):
    def __init__(self) -> None:
        super().__init__(
            moves.Recall, [codes.PICK_UP_ONE], [moves.Recall(name) for name in tables.CARD_NAMES]
        )

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        player = position.players[seat]
        return may_recall(player, tables.CARD_NUMBER.get(move.card, -2), player.queue[0] & codes.ARGUMENT)

    def listing(self, position: Position, seat: int, at: int, found: list[Any]) -> None:
        player = position.players[seat]
        for card in player.discard:
            if not may_recall(player, card, player.queue[0] & codes.ARGUMENT):
                found.append(self.moves[card])

    def decide(self, turn: Turn, effect: int, move: Any) -> None:
        stratagems.take_back(turn, [tables.CARD_NUMBER[move.card]])


def most_glory(player: Player) -> int:
    """ADV-3: one cube for each step past the end, at most 10 a colour."""
    effect = player.queue[0]
    steps = effect & codes.GLORY_STEPS
    room = LIMIT - player.glory[(effect & codes.ARGUMENT) >> codes.GLORY_SHIFT]
    return steps if steps < room else room


class Glory(Choice):
    def __init__(self) -> None:
        super().__init__(moves.Glory, [codes.GLORY], [moves.Glory(cubes) for cubes in range(LIMIT + 1)])

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        cubes: int = move.cubes
        return ALLOWED if 0 <= cubes <= most_glory(position.players[seat]) else "ADV-3 too-many"

    def decide(self, turn: Turn, effect: int, move: Any) -> None:
        """ADV-3: cubes come from the supply, from the mat only if that is empty; the limit falls for good."""
        player = turn.player
        track = (effect & codes.ARGUMENT) >> codes.GLORY_SHIFT
        player.glory = replaced(player.glory, track, player.glory[track] + move.cubes)
        most = player.limit(track)
        if player.resources[track] > most:
            player.resources[track] = most
        if move.cubes:
            turn.events.append(Glorified(seat=turn.seat, track=TRACKS[track], cubes=move.cubes))


class Decline(Choice):
    """ECO-8: conquest, retrieval and pick-up (glory is declined by taking none of it)."""

    def __init__(self) -> None:
        declined = [codes.CONQUER, codes.RETRIEVE_FROM, codes.PICK_UP_ONE, codes.PICK_UP_ALL]
        super().__init__(moves.Decline, declined, [moves.Decline()])

    def gate(self, position: Position, seat: int) -> str:
        refusal = super().gate(position, seat)
        return "ECO-8 must-be-taken" if refusal and position.players[seat].queue else refusal

    def decide(self, turn: Turn, effect: int, move: Any) -> None:
        turn.events.append(Declined(seat=turn.seat))


TAKE: Final[Take] = Take()
STEP: Final[Step] = Step()
SWAP: Final[Swap] = Swap()
RECALL: Final[Recall] = Recall()
GLORY: Final[Glory] = Glory()
DECLINE: Final[Decline] = Decline()
