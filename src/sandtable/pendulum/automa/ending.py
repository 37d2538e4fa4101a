"""Who wins against the Automas, and why (AUT-14). Compiled with mypyc."""

from __future__ import annotations

from ..rules import ending
from ..rules.codes import LEGENDARY
from ..rules.position import Player, Position
from . import tables as automa_tables
from .automas import RIVALS, Automas


def spaces(automas: Automas, rival: int) -> int:
    """How many spaces of the parchment an Automa has covered, green ones not counted."""
    covered = automas.points[rival] - automa_tables.PARCHMENT + 1
    return max(0, min(covered, automa_tables.LAST_PARCHMENT - automa_tables.PARCHMENT + 1))


def glory(automas: Automas, rival: int) -> int:
    """The green spaces an Automa has covered."""
    return max(0, automas.points[rival] - automa_tables.LAST_PARCHMENT)


def human_distance(human: Player) -> int:
    """How far the human's worst track is from the parchment; 0 inside."""
    return max([ending.to_go(human, track) for track in range(3)])


def compare(position: Position, rival: int) -> tuple[bool, str]:
    """Whether the human beats this Automa, and the measure that decides.

    Without legendary the human loses. With one of them in the parchment that one wins. With both, points
    there; with neither, the smaller distance. Ties: in the advanced variant glory, then privilege.
    """
    automas = position.automas
    assert automas is not None
    human = position.players[0]
    if not human.tracks[LEGENDARY]:
        return False, "no-legendary"
    human_in = ending.in_parchment(human)
    rival_in = automas.points[rival] >= automa_tables.PARCHMENT
    if human_in != rival_in:
        return human_in, "parchment"
    if human_in:
        ahead = ending.points(human) - spaces(automas, rival)
        why = "points"
    else:
        ahead = automa_tables.distance(automas.points[rival]) - human_distance(human)
        why = "distance"
    if ahead == 0 and automas.advanced():
        ahead = ending.glory(human) - glory(automas, rival)
        why = "glory"
    if ahead == 0:
        ahead = position.rank(rival + 1) - position.rank(0)
        why = "privilege"
    return ahead > 0, why


def winners(position: Position) -> list[int]:
    """The human, who must beat each Automa; or nobody."""
    for rival in range(RIVALS):
        if not compare(position, rival)[0]:
            return []
    return [0]


def reason(position: Position) -> str:
    """The measure of the comparison with the stronger Automa; if the human lost, with the stronger of those
    it lost to, and then the reason begins with `automa-`."""
    automas = position.automas
    assert automas is not None
    won = bool(winners(position))
    strongest = -1
    for rival in range(RIVALS):
        if compare(position, rival)[0] == won and (
            strongest < 0
            or automas.points[rival] > automas.points[strongest]
            or (
                automas.points[rival] == automas.points[strongest]
                and position.rank(rival + 1) < position.rank(strongest + 1)
            )
        ):
            strongest = rival
    return told(position, strongest)


def told(position: Position, rival: int) -> str:
    """The measure that decides between this Automa and the human; `automa-` before it where the Automa is
    ahead by it."""
    beaten, why = compare(position, rival)
    return why if beaten or why == "no-legendary" else f"automa-{why}"
