"""Who wins, and why (END, ADV-4). Compiled with mypyc."""

from __future__ import annotations

from . import tables
from .codes import LEGENDARY
from .position import Player, Position


def points_on(player: Player, track: int) -> int:
    """END-1: a track counts from the first column of the parchment on; legendary counts 1."""
    if track == LEGENDARY:
        return player.tracks[LEGENDARY]
    beyond = player.tracks[track] - tables.PARCHMENT + 1
    return beyond if beyond > 0 else 0


def to_go(player: Player, track: int) -> int:
    """END-1: the columns up to where a track counts; of legendary 1 while it is missing."""
    return max(0, (1 if track == LEGENDARY else tables.PARCHMENT) - player.tracks[track])


def points(player: Player) -> int:
    return sum([points_on(player, track) for track in range(4)])


def glory(player: Player) -> int:
    return sum(player.glory)


def in_parchment(player: Player) -> bool:
    """END-2: all four tracks."""
    for track in range(4):
        if not points_on(player, track):
            return False
    return True


def _group(player: Player) -> int:
    """0: in the parchment (END-2); 1: with legendary (END-3); 2: without (END-4)."""
    if in_parchment(player):
        return 0
    return 1 if player.tracks[LEGENDARY] else 2


def _with_glory(position: Position) -> bool:
    """ADV-4: if anyone plays with glory, its tie-breaks hold for all."""
    for player in position.players:
        if player.glory_rule:
            return True
    return False


def _measures(position: Position, seat: int) -> list[tuple[str, int]]:
    """What is compared, one after the other, more being better, each with the reason it gives for winning."""
    player = position.players[seat]
    group = _group(player)
    measures: list[tuple[str, int]] = [(("parchment", "legendary", "")[group], -group)]
    columns = sorted(player.tracks[:3])
    with_glory = _with_glory(position)
    if group == 0:
        measures.append(("points", points(player)))
    else:
        measures.append(("worst-track", columns[0]))
        if not with_glory:
            measures.append(("worst-track", columns[1]))
            measures.append(("worst-track", columns[2]))
    if with_glory:
        measures.append(("glory", glory(player)))
    measures.append(("privilege", -position.rank(seat)))
    return measures


def ranking(position: Position) -> list[int]:
    """END-2, END-3, ADV-4: all seats, best first."""
    keys = [[value for _, value in _measures(position, seat)] for seat in range(position.seats)]
    return sorted(range(position.seats), key=keys.__getitem__, reverse=True)


def winners(position: Position) -> list[int]:
    """END-4: without legendary nobody wins."""
    best = ranking(position)[0]
    return [] if _group(position.players[best]) == 2 else [best]


def reason(position: Position) -> str:
    """The measure that put the winner ahead of the next: parchment, legendary, points, worst-track, glory,
    privilege; or nobody."""
    order = ranking(position)
    if _group(position.players[order[0]]) == 2:
        return "nobody"
    first = _measures(position, order[0])
    second = _measures(position, order[1])
    for mine, other in zip(first, second, strict=False):
        if mine[1] != other[1]:
            return mine[0]
    raise AssertionError("two seats cannot share a rank")
