"""Setting up (SET), and dealing anew what a seat cannot know. Compiled with mypyc."""

from __future__ import annotations

from ...core.chance import Chance
from . import codes, council, provinces, tables
from .codes import COUNCIL, FRAME, MAT, NOBODY, RESERVE
from .position import Player, Position

REMOVED = 10


def set_up(
    seats: int,
    chosen: list[int],
    candidates: list[int],
    glory: list[int],
    worker_rule: list[int],
    chance: Chance,
) -> Position:
    """SET-1 to SET-8. `chosen` has a character or -1 for each seat; a random one is of the `candidates`."""
    characters = _deal_characters(seats, chosen, candidates, chance)
    players: list[Player] = []
    for seat in range(seats):
        players.append(_set_up_player(characters[seat], seat in glory, seat in worker_rule))
    position = Position(seats, players)
    order = list(range(3 if seats == 1 else seats))
    chance.shuffle(order)
    position.order = tuple(order)
    if seats == 2:
        position.order += (seats,)
        _place_neutral_workers(position)
    position.achievement_deck = list(range(len(tables.ACHIEVEMENT_NAMES)))
    chance.shuffle(position.achievement_deck)
    position.achievement = position.achievement_deck.pop()
    position.token = seats > 3
    position.province_deck = list(range(len(tables.PROVINCE_NAMES)))
    chance.shuffle(position.province_deck)
    provinces.lay_out(position)
    _deal_rewards(position, chance)
    return position


def _deal_characters(seats: int, chosen: list[int], candidates: list[int], chance: Chance) -> list[int]:
    """SET-6: each double-sided mat is used once."""
    taken = [tables.MATS[character] for character in chosen if character != NOBODY]
    pool = candidates.copy()
    chance.shuffle(pool)
    characters: list[int] = []
    for seat in range(seats):
        character = chosen[seat]
        if character == NOBODY:
            while tables.MATS[pool[-1]] in taken:
                pool.pop()
            character = pool.pop()
            taken.append(tables.MATS[character])
        characters.append(character)
    return characters


def _set_up_player(character: int, glory_rule: bool, worker_rule: bool) -> Player:
    """SET-6: one grande and one common available, two commons in reserve, one grande with the council."""
    start = tables.START[character]
    player = Player(
        character,
        glory_rule,
        worker_rule,
        start[:3],
        tables.COLUMNS[character].copy(),
        (0, 0, 0),
        [MAT, MAT, RESERVE, RESERVE, COUNCIL],
        tables.STRATAGEMS[character].copy(),
        [],
        (),
        [],
        [0] * codes.COUNTS,
    )
    player.votes = start[codes.VOTES]
    return player


def _place_neutral_workers(position: Position) -> None:
    """SET-8: one in the frame of each single-width purple and green space, for the whole game."""
    for place in neutral_frames(position):
        position.crowd[place - FRAME] += 1


def neutral_frames(position: Position) -> list[int]:
    """The places of the neutral workers."""
    if len(position.order) == position.seats or position.automas is not None:
        return []
    frame_of = tables.FRAME_OF[position.side]
    found: list[int] = []
    for line in range(2 * codes.BLACK):
        for frame in tables.FRAMES[position.side][line]:
            if frame_of.count(frame) == 1:
                found.append(FRAME + frame)
    return found


def _deal_rewards(position: Position, chance: Chance) -> None:
    """SET-5: the final rewards at the bottom; ten of the others leave the game unseen; five face up."""
    final = tables.FINAL_REWARDS.copy()
    chance.shuffle(final)
    rewards = tables.REWARDS.copy()
    chance.shuffle(rewards)
    position.rewards_removed = rewards[:REMOVED]
    position.reward_deck = final + rewards[REMOVED:]
    council.lay_out_rewards(position)


def deal_anew(position: Position, chance: Chance) -> None:
    """SET-11: hidden are the order of the face-down cards, and which rewards left the game unseen.

    They are put in order first: what is dealt depends on nothing that is hidden.
    """
    for deck in (position.province_deck, position.achievement_deck):
        deck.sort()
        chance.shuffle(deck)
    final = sorted(card for card in position.reward_deck if card in tables.FINAL_REWARDS)
    chance.shuffle(final)
    others = [card for card in position.reward_deck if card not in tables.FINAL_REWARDS]
    hidden = sorted(others + position.rewards_removed)
    chance.shuffle(hidden)
    position.rewards_removed = hidden[:REMOVED]
    position.reward_deck = final + hidden[REMOVED:]
    if position.automas is not None:
        position.automas.deck.sort()
        chance.shuffle(position.automas.deck)
    past = position.past
    if past is not None:
        past.base = _with_decks_of(past.base, position)
        if past.newer is not None:
            past.newer = _with_decks_of(past.newer, position)


def _with_decks_of(past: Position, position: Position) -> Position:
    """A past position of the same phase with the new deal under the cards drawn since."""
    twin = past.copy()
    drawn = past.province_deck[len(position.province_deck) :]
    twin.province_deck = position.province_deck + drawn
    twin.achievement_deck = position.achievement_deck.copy()
    twin.reward_deck = position.reward_deck.copy()
    twin.rewards_removed = position.rewards_removed.copy()
    return twin
