"""A position: all that lies on the table, as plain numbers that are cheap to copy. Compiled with mypyc.

What changes often is a list, which a copy copies. What changes rarely is a tuple, which copies share.
"""

from __future__ import annotations

from typing import Any, Final

from ...core.fields import Shared
from ..automa.automas import Automas
from . import codes, tables
from .codes import BOX, BOXES, FRAME, LINE_OF_PLACE, LONG_AGO, NOBODY

ALL_TIMED: Final = (True, True, True, True)
NEVER_REFILLED: Final = (LONG_AGO, LONG_AGO, LONG_AGO, LONG_AGO)
BY_NOBODY: Final = (NOBODY, NOBODY, NOBODY, NOBODY)


def replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same values with another one at this place."""
    return (*values[:place], value, *values[place + 1 :])


class Player:
    """What belongs to one seat. All of it is open to everyone (SET-11)."""

    def __init__(
        self,
        character: int,
        glory_rule: bool,
        worker_rule: bool,
        resources: list[int],
        tracks: list[int],
        glory: tuple[int, ...],
        workers: list[int],
        hand: list[int],
        discard: list[int],
        slotted: tuple[int, ...],
        queue: list[int],
        counts: list[int],
    ) -> None:
        self.character = character
        self.glory_rule = glory_rule
        self.worker_rule = worker_rule
        self.resources = resources
        """On the mat: military, culture, gold."""
        self.votes = 0
        self.tracks = tracks
        """Columns: power, prestige, popularity; and 0 or 1 for legendary."""
        self.glory = glory
        """Cubes on the tracks, by colour."""
        self.workers = workers
        """The place of each: see `codes.MAT` and those after it."""
        self.hand = hand
        self.discard = discard
        self.slotted = slotted
        """Provinces under the mat in the order they came, with their slots; see `codes.SLOT_SHIFT`."""
        self.queue = queue
        """The effects of an unfinished action, the one at work first."""
        self.counts = counts
        """For the statistics: see `codes.TAKEN` and those after it."""
        self.claimed = False
        self.limit_card = NOBODY
        """The council card that raises the province limit to 3, or -1."""
        self.done = False
        """Done with the round, or ready for what comes."""
        self.wishes_timed = True

    def limit(self, resource: int) -> int:
        """How many of a resource the mat holds at most (ECO-1, ADV-3)."""
        return codes.LIMIT - self.glory[resource]

    def start_of(self, track: int) -> int:
        return tables.COLUMNS[self.character][track]

    def province_limit(self) -> int:
        """How many provinces a slot holds after council."""
        return 2 if self.limit_card == NOBODY else 3

    def slotted_in(self, colour: int) -> list[int]:
        """The provinces under a slot."""
        return [code & codes.SLOTTED for code in self.slotted if code >> codes.SLOT_SHIFT == colour]

    # By tools/fields.py from the fields above: copy, save, load.
    # fmt: off

    def copy(self) -> Player:
        twin = Player(
            self.character, self.glory_rule, self.worker_rule, self.resources.copy(), self.tracks.copy(),
            self.glory, self.workers.copy(), self.hand.copy(), self.discard.copy(), self.slotted,
            self.queue.copy(), self.counts.copy(),
        )
        twin.votes = self.votes
        twin.claimed = self.claimed
        twin.limit_card = self.limit_card
        twin.done = self.done
        twin.wishes_timed = self.wishes_timed
        return twin

    def save(self) -> list[Any]:
        return [
            self.character, self.glory_rule, self.worker_rule, self.resources, self.tracks, self.glory,
            self.workers, self.hand, self.discard, self.slotted, self.queue, self.counts, self.votes,
            self.claimed, self.limit_card, self.done, self.wishes_timed,
        ]

    @staticmethod
    def load(saved: list[Any]) -> Player:
        twin = Player(
            saved[0], saved[1], saved[2], saved[3], saved[4], tuple(saved[5]), saved[6], saved[7], saved[8],
            tuple(saved[9]), saved[10], saved[11],
        )
        twin.votes = saved[12]
        twin.claimed = saved[13]
        twin.limit_card = saved[14]
        twin.done = saved[15]
        twin.wishes_timed = saved[16]
        return twin

    # fmt: on
    # End of what tools/fields.py wrote.


class Past:
    """What privilege may reach back to (CLM-6): a position, and what was played since."""

    def __init__(self, base: Shared[Position]) -> None:
        self.base = base
        self.log: list[tuple[int, int, Any]] = []
        self.newer: Shared[Position | None] = None
        """The next base, as soon as the first `newer_from` entries of the log are out of the window."""
        self.newer_from = 0
        self.newer_at = 0

    # By tools/fields.py from the fields above: copy, save, load.
    # fmt: off

    def copy(self) -> Past:
        twin = Past(self.base)
        twin.log = self.log.copy()
        twin.newer = self.newer
        twin.newer_from = self.newer_from
        twin.newer_at = self.newer_at
        return twin

    def save(self) -> list[Any]:
        return [
            self.base.save(), self.log, None if self.newer is None else self.newer.save(), self.newer_from,
            self.newer_at,
        ]

    @staticmethod
    def load(saved: list[Any]) -> Past:
        twin = Past(Position.load(saved[0]))
        twin.log = saved[1]
        twin.newer = None if saved[2] is None else Position.load(saved[2])
        twin.newer_from = saved[3]
        twin.newer_at = saved[4]
        return twin

    # fmt: on
    # End of what tools/fields.py wrote.


class Position:
    def __init__(self, seats: int, players: list[Player]) -> None:
        self.seats = seats
        self.side = 1 if seats > 3 else 0
        self.players = players

        # What the table agreed on.
        self.durations: Shared[list[int]] = tables.DURATIONS
        self.grace = 0
        self.timed_rounds: tuple[bool, ...] = ALL_TIMED

        self.phase = codes.OPENING
        self.epoch = 0
        """Counts the changes of phase; privilege never reaches across one (CLM-6)."""
        self.round = 1
        self.order: tuple[int, ...] = ()
        """Seats from the highest privilege down; the numbers after the last are the neutral player or the
        Automas."""
        self.turn = 0
        """The number of placements made in the opening, or the place in the order in council step 2."""
        self.claim_turn = NOBODY
        """After a claim of privilege (COU-2) the place in the order of who acts now; else -1."""
        self.space = 0
        """On the timer track, from 0, in an untimed round."""

        # Time.
        self.timer_rows = [codes.TOP, codes.TOP, codes.TOP]
        self.flipped_at: tuple[int, ...] = (LONG_AGO, LONG_AGO, LONG_AGO)
        self.flipped_by: tuple[int, ...] = (NOBODY, NOBODY, NOBODY)
        self.markers: tuple[int, ...] = (1, 2)
        """Purple time markers on the top and on the bottom row."""
        self.round_began = 0
        self.round_lengths: tuple[int, ...] = ()
        self.counted_until = 0
        """Up to this moment the time of the seats is counted."""

        self.crowd = [0] * BOXES
        """How many workers stand in each frame, neutral ones included."""
        self.province_deck: list[int] = []
        """Face-down decks are drawn from their end."""
        self.places = [NOBODY, NOBODY, NOBODY, NOBODY]
        self.provinces_out: tuple[int, ...] = ()
        self.refilled_at: tuple[int, ...] = NEVER_REFILLED
        self.refilled_by: tuple[int, ...] = BY_NOBODY
        self.achievement_deck: list[int] = []
        self.achievement = NOBODY
        self.achievements_out: tuple[int, ...] = ()
        self.token = False
        """Whether the legendary token lies on the achievement."""
        self.reward_deck: list[int] = []
        self.rewards = [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY]
        self.rewards_out: tuple[int, ...] = ()
        self.rewards_removed: list[int] = []
        """The ten that left the game unseen (SET-5)."""
        self.grande_up = True
        self.automas: Automas | None = None
        """The rivals of a player alone (AUT)."""

        self.past: Past | None = None
        self.grants: tuple[int, ...] = (0,) * seats
        self.losses: tuple[int, ...] = (0,) * seats

    def without_past(self) -> Position:
        """A copy that privilege cannot wind back."""
        past = self.past
        self.past = None
        twin = self.copy()
        self.past = past
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.save() == other.save()

    def __hash__(self) -> int:
        raise TypeError("a position changes and has no hash")

    def untimed(self) -> bool:
        return not self.timed_rounds[self.round - 1]

    def has_timer(self, line: int) -> bool:
        return self.timer_rows[line >> 1] == line & 1

    def timers_at(self) -> int:
        """The rows of all timers as bits, purple first."""
        rows = self.timer_rows
        return rows[0] | rows[1] << 1 | rows[2] << 2

    def has_turn(self, seat: int) -> bool:
        """COU-2: in a claimed order one acts at a time."""
        return self.claim_turn < 0 or self.order[self.claim_turn] == seat

    def line_of(self, place: int) -> int:
        """The line of a worker's place, or -1 when it stands on no row."""
        return LINE_OF_PLACE[place]

    def rank(self, seat: int) -> int:
        """The place in privilege order, 0 for the highest."""
        return self.order.index(seat)

    def outranks(self, seat: int, other: int) -> bool:
        """Whether a seat is higher in privilege order than another."""
        return self.order.index(seat) < self.order.index(other)

    def move_worker(self, seat: int, worker: int, place: int) -> None:
        workers = self.players[seat].workers
        before = workers[worker]
        if FRAME <= before < BOX:
            self.crowd[before - FRAME] -= 1
        workers[worker] = place
        if FRAME <= place < BOX:
            self.crowd[place - FRAME] += 1

    def provinces_left(self) -> bool:
        """Whether there is a province to conquer, face up or in the deck."""
        if self.province_deck:
            return True
        for province in self.places:
            if province >= 0:
                return True
        return False

    def enter(self, phase: int) -> None:
        """Change the phase; nobody is done or ready in the new one."""
        self.phase = phase
        self.epoch += 1
        self.claim_turn = NOBODY
        for player in self.players:
            player.done = False

    # By tools/fields.py from the fields above: copy, become, save, load.
    # fmt: off

    def copy(self) -> Position:
        twin = Position(self.seats, [each.copy() for each in self.players])
        twin.side = self.side
        twin.durations = self.durations
        twin.grace = self.grace
        twin.timed_rounds = self.timed_rounds
        twin.phase = self.phase
        twin.epoch = self.epoch
        twin.round = self.round
        twin.order = self.order
        twin.turn = self.turn
        twin.claim_turn = self.claim_turn
        twin.space = self.space
        twin.timer_rows = self.timer_rows.copy()
        twin.flipped_at = self.flipped_at
        twin.flipped_by = self.flipped_by
        twin.markers = self.markers
        twin.round_began = self.round_began
        twin.round_lengths = self.round_lengths
        twin.counted_until = self.counted_until
        twin.crowd = self.crowd.copy()
        twin.province_deck = self.province_deck.copy()
        twin.places = self.places.copy()
        twin.provinces_out = self.provinces_out
        twin.refilled_at = self.refilled_at
        twin.refilled_by = self.refilled_by
        twin.achievement_deck = self.achievement_deck.copy()
        twin.achievement = self.achievement
        twin.achievements_out = self.achievements_out
        twin.token = self.token
        twin.reward_deck = self.reward_deck.copy()
        twin.rewards = self.rewards.copy()
        twin.rewards_out = self.rewards_out
        twin.rewards_removed = self.rewards_removed.copy()
        twin.grande_up = self.grande_up
        twin.automas = None if self.automas is None else self.automas.copy()
        twin.past = None if self.past is None else self.past.copy()
        twin.grants = self.grants
        twin.losses = self.losses
        return twin

    def become(self, other: Position) -> None:
        self.seats = other.seats
        self.players = other.players
        self.side = other.side
        self.durations = other.durations
        self.grace = other.grace
        self.timed_rounds = other.timed_rounds
        self.phase = other.phase
        self.epoch = other.epoch
        self.round = other.round
        self.order = other.order
        self.turn = other.turn
        self.claim_turn = other.claim_turn
        self.space = other.space
        self.timer_rows = other.timer_rows
        self.flipped_at = other.flipped_at
        self.flipped_by = other.flipped_by
        self.markers = other.markers
        self.round_began = other.round_began
        self.round_lengths = other.round_lengths
        self.counted_until = other.counted_until
        self.crowd = other.crowd
        self.province_deck = other.province_deck
        self.places = other.places
        self.provinces_out = other.provinces_out
        self.refilled_at = other.refilled_at
        self.refilled_by = other.refilled_by
        self.achievement_deck = other.achievement_deck
        self.achievement = other.achievement
        self.achievements_out = other.achievements_out
        self.token = other.token
        self.reward_deck = other.reward_deck
        self.rewards = other.rewards
        self.rewards_out = other.rewards_out
        self.rewards_removed = other.rewards_removed
        self.grande_up = other.grande_up
        self.automas = other.automas
        self.past = other.past
        self.grants = other.grants
        self.losses = other.losses

    def save(self) -> list[Any]:
        return [
            self.seats, [each.save() for each in self.players], self.side, self.durations, self.grace,
            self.timed_rounds, self.phase, self.epoch, self.round, self.order, self.turn, self.claim_turn,
            self.space, self.timer_rows, self.flipped_at, self.flipped_by, self.markers, self.round_began,
            self.round_lengths, self.counted_until, self.crowd, self.province_deck, self.places,
            self.provinces_out, self.refilled_at, self.refilled_by, self.achievement_deck, self.achievement,
            self.achievements_out, self.token, self.reward_deck, self.rewards, self.rewards_out,
            self.rewards_removed, self.grande_up, None if self.automas is None else self.automas.save(),
            None if self.past is None else self.past.save(), self.grants, self.losses,
        ]

    @staticmethod
    def load(saved: list[Any]) -> Position:
        twin = Position(saved[0], [Player.load(each) for each in saved[1]])
        twin.side = saved[2]
        twin.durations = saved[3]
        twin.grace = saved[4]
        twin.timed_rounds = tuple(saved[5])
        twin.phase = saved[6]
        twin.epoch = saved[7]
        twin.round = saved[8]
        twin.order = tuple(saved[9])
        twin.turn = saved[10]
        twin.claim_turn = saved[11]
        twin.space = saved[12]
        twin.timer_rows = saved[13]
        twin.flipped_at = tuple(saved[14])
        twin.flipped_by = tuple(saved[15])
        twin.markers = tuple(saved[16])
        twin.round_began = saved[17]
        twin.round_lengths = tuple(saved[18])
        twin.counted_until = saved[19]
        twin.crowd = saved[20]
        twin.province_deck = saved[21]
        twin.places = saved[22]
        twin.provinces_out = tuple(saved[23])
        twin.refilled_at = tuple(saved[24])
        twin.refilled_by = tuple(saved[25])
        twin.achievement_deck = saved[26]
        twin.achievement = saved[27]
        twin.achievements_out = tuple(saved[28])
        twin.token = saved[29]
        twin.reward_deck = saved[30]
        twin.rewards = saved[31]
        twin.rewards_out = tuple(saved[32])
        twin.rewards_removed = saved[33]
        twin.grande_up = saved[34]
        twin.automas = None if saved[35] is None else Automas.load(saved[35])
        twin.past = None if saved[36] is None else Past.load(saved[36])
        twin.grants = tuple(saved[37])
        twin.losses = tuple(saved[38])
        return twin

    # fmt: on
    # End of what tools/fields.py wrote.
