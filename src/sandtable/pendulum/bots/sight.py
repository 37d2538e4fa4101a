"""What a network sees of Pendulum when a round begins, in small whole numbers. Compiled with mypyc."""

from __future__ import annotations

from typing import Final

from ..automa.automas import RIVALS
from ..rules import codes, effects, ending, specials, tables
from ..rules.codes import FIRST_STEP, LEGENDARY, NOBODY
from ..rules.position import Player, Position

MOST_RIVALS: Final = 4
CHARACTERS: Final = len(tables.CHARACTER_NAMES)
GAINS: Final = 7
"""Resources, votes and steps that a production may bring."""
TABLE: Final = 16
OWN: Final = 30 + 4 * GAINS + CHARACTERS
RIVAL: Final = 30 + GAINS
SIZE: Final = TABLE + OWN + MOST_RIVALS * RIVAL
MOST: Final = 255


def holdings(position: Position, seat: int) -> bytes:
    """All that counts for a seat when a round begins; its rivals by how far they are."""
    player = position.players[seat]
    seen = _table(position)
    seen += _holdings(position, seat)
    seen += _production(player)
    for character in range(CHARACTERS):
        seen.append(1 if player.character == character else 0)
    rivals = [other for other in ending.ranking(position) if other != seat]
    for number in range(MOST_RIVALS):
        if number < len(rivals):
            seen += _holdings(position, rivals[number])
            production = _production(position.players[rivals[number]])
            for gain in range(GAINS):
                total = 0
                for colour in range(4):
                    total += production[colour * GAINS + gain]
                seen.append(total)
        else:
            seen += [0] * RIVAL
    return bytes([min(max(each, 0), MOST) for each in seen])


def _table(position: Position) -> list[int]:
    seen = [0] * TABLE
    seen[position.round - 1] = 1
    seen[3 + position.seats] = 1
    seen[9] = position.side
    automas = position.automas
    if automas is not None:
        seen[10] = 1
        seen[11] = automas.level
        seen[12] = max(automas.points)
        seen[13] = min(automas.points)
        seen[14] = sum([1 for rival in range(RIVALS) if automas.grandes[rival]])
        seen[15] = 1 if automas.foreshadowing else 0
    return seen


def _holdings(position: Position, seat: int) -> list[int]:
    player = position.players[seat]
    columns = sorted(player.tracks[:3])
    seen = [1]
    seen += player.resources
    seen += player.tracks[:3]
    seen += columns
    seen.append(player.tracks[LEGENDARY])
    seen.append(sum([max(0, column - tables.PARCHMENT + 1) for column in columns]))
    seen.append(sum([max(0, tables.PARCHMENT - column) for column in columns]))
    seen.append(position.rank(seat))
    seen.append(sum([1 for where in player.workers[: codes.SECOND_GRANDE] if where != codes.RESERVE]))
    seen.append(1 if player.workers[codes.SECOND_GRANDE] != codes.COUNCIL else 0)
    seen.append(len(player.hand))
    seen.append(len(player.discard))
    seen.append(len(player.hand) + len(player.discard) - len(tables.STRATAGEMS[player.character]))
    seen.append(sum([1 for card in player.hand if specials.OF_CARD[card] is not None]))
    for colour in range(4):
        seen.append(len(player.slotted_in(colour)))
    seen.append(1 if player.limit_card != NOBODY else 0)
    seen.append(ending.glory(player))
    seen.append(_missing(player, tables.NEED[position.achievement]))
    seen.append(_missing(player, tables.PICK_UP_COST[player.character]) if player.discard else 0)
    seen.append(_bound(position, player))
    seen.append(_waiting(position, player))
    return seen


def _production(player: Player) -> list[int]:
    """By colour, what a production brings, without what is chosen."""
    seen: list[int] = []
    for colour in range(4):
        seen += effects.production(player, colour)[:GAINS]
    return seen


def _missing(player: Player, need: list[int]) -> int:
    """How much is lacking; a step counts double."""
    missing = 0
    held = [*player.resources, player.votes, *player.tracks]
    for i in range(FIRST_STEP + 3):
        if need[i] > held[i]:
            missing += (need[i] - held[i]) * (1 if i < FIRST_STEP else 2)
    return missing


def _bound(position: Position, player: Player) -> int:
    """Workers that stand where the timers are."""
    number = 0
    for where in player.workers:
        line = position.line_of(where)
        if line >= 0 and position.has_timer(line):
            number += 1
    return number


def _waiting(position: Position, player: Player) -> int:
    """Workers in frames."""
    return sum([1 for where in player.workers if codes.FRAME <= where < codes.BOX])
