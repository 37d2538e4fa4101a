"""A position: all that lies on the table, as plain numbers that are cheap to copy. Compiled with mypyc."""

from __future__ import annotations

from typing import Any

from ..automa.automas import Automas
from . import codes, tables
from .codes import BOX, BOXES, FRAME, LINE_OF, LONG_AGO, NOBODY


class Player:
    """What belongs to one seat. All of it is open to everyone (SET-11)."""

    def __init__(
        self,
        character: int,
        glory_rule: bool,
        worker_rule: bool,
        resources: list[int],
        tracks: list[int],
        glory: list[int],
        workers: list[int],
        hand: list[int],
        discard: list[int],
        slotted: list[int],
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
        """Provinces under the mat in the order they came, each as colour * 64 + province."""
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

    def copy(self) -> Player:
        twin = Player(
            self.character,
            self.glory_rule,
            self.worker_rule,
            self.resources.copy(),
            self.tracks.copy(),
            self.glory.copy(),
            self.workers.copy(),
            self.hand.copy(),
            self.discard.copy(),
            self.slotted.copy(),
            self.queue.copy(),
            self.counts.copy(),
        )
        twin.votes = self.votes
        twin.claimed = self.claimed
        twin.limit_card = self.limit_card
        twin.done = self.done
        twin.wishes_timed = self.wishes_timed
        return twin

    def limit(self, resource: int) -> int:
        """How many of a resource the mat holds at most (ECO-1, ADV-3)."""
        return codes.LIMIT - self.glory[resource]

    def start_of(self, track: int) -> int:
        return tables.COLUMNS[self.character][track]

    def holds_special(self, special: int) -> int:
        """The card in hand that is this special one, or -1."""
        for card in self.hand:
            if tables.CARD_SPECIAL[card] == special:
                return card
        return NOBODY

    def waives(self) -> int:
        """How many waives are in hand (STR-6)."""
        number = 0
        for card in self.hand:
            if tables.CARD_SPECIAL[card] == codes.WAIVE:
                number += 1
        return number

    def slotted_in(self, colour: int) -> list[int]:
        """The provinces under a slot."""
        return [code & 63 for code in self.slotted if code >> 6 == colour]


class Position:
    def __init__(self, seats: int, players: list[Player]) -> None:
        self.seats = seats
        self.side = 1 if seats > 3 else 0
        self.players = players

        # What the table agreed on.
        self.durations = tables.DURATIONS.copy()
        self.grace = 0
        self.timed_rounds = [True] * codes.ROUNDS

        self.phase = codes.OPENING
        self.epoch = 0
        """Counts the changes of phase; privilege never reaches across one (CLM-6)."""
        self.round = 1
        self.order: list[int] = []
        """Seats from the highest privilege down; the numbers after the last are the neutral player or the
        Automas."""
        self.turn = 0
        """In the opening the number of placements made, in council step 2 the place in the order."""
        self.claim_turn = NOBODY
        """After a claim of privilege (COU-2) the place in the order of who acts now; else -1."""
        self.space = 0
        """On the timer track, from 0, in an untimed round."""

        # Time.
        self.timer_rows = [codes.TOP, codes.TOP, codes.TOP]
        self.flipped_at = [LONG_AGO, LONG_AGO, LONG_AGO]
        self.flipped_by = [NOBODY, NOBODY, NOBODY]
        self.markers = [1, 2]
        """Purple time markers on the top and on the bottom row."""
        self.round_began = 0
        self.round_lengths: list[int] = []
        self.counted_until = 0
        """Up to this moment the time of the seats is counted."""

        self.crowd = [0] * BOXES
        """How many workers stand in each frame, neutral ones included."""
        self.province_deck: list[int] = []
        """Face-down decks are drawn from their end."""
        self.places = [NOBODY, NOBODY, NOBODY, NOBODY]
        self.provinces_out: list[int] = []
        self.refilled_at = [LONG_AGO, LONG_AGO, LONG_AGO, LONG_AGO]
        self.refilled_by = [NOBODY, NOBODY, NOBODY, NOBODY]
        self.achievement_deck: list[int] = []
        self.achievement = NOBODY
        self.achievements_out: list[int] = []
        self.token = False
        """Whether the legendary token lies on the achievement."""
        self.reward_deck: list[int] = []
        self.rewards = [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY]
        self.rewards_out: list[int] = []
        self.rewards_removed: list[int] = []
        """The ten that left the game unseen (SET-5)."""
        self.grande_up = True
        self.automas: Automas | None = None
        """The rivals of a player alone (AUT)."""

        # The past that privilege may reach back to (CLM-6): a position, and what was played since.
        self.base: Position | None = None
        self.log: list[tuple[int, int, Any]] = []
        self.newer: Position | None = None
        """The next base, as soon as the first `newer_from` entries of the log are out of the window."""
        self.newer_from = 0
        self.newer_clock = 0
        self.grants = [0] * seats
        self.losses = [0] * seats

    def copy(self) -> Position:
        twin = self.without_past()
        twin.base = self.base
        twin.log = self.log.copy()
        twin.newer = self.newer
        twin.newer_from = self.newer_from
        twin.newer_clock = self.newer_clock
        return twin

    def without_past(self) -> Position:
        """A copy that privilege cannot wind back."""
        twin = Position(self.seats, [player.copy() for player in self.players])
        twin.durations = self.durations
        twin.grace = self.grace
        twin.timed_rounds = self.timed_rounds.copy()
        twin.phase = self.phase
        twin.epoch = self.epoch
        twin.round = self.round
        twin.order = self.order.copy()
        twin.turn = self.turn
        twin.claim_turn = self.claim_turn
        twin.space = self.space
        twin.timer_rows = self.timer_rows.copy()
        twin.flipped_at = self.flipped_at.copy()
        twin.flipped_by = self.flipped_by.copy()
        twin.markers = self.markers.copy()
        twin.round_began = self.round_began
        twin.round_lengths = self.round_lengths.copy()
        twin.counted_until = self.counted_until
        twin.crowd = self.crowd.copy()
        twin.province_deck = self.province_deck.copy()
        twin.places = self.places.copy()
        twin.provinces_out = self.provinces_out.copy()
        twin.refilled_at = self.refilled_at.copy()
        twin.refilled_by = self.refilled_by.copy()
        twin.achievement_deck = self.achievement_deck.copy()
        twin.achievement = self.achievement
        twin.achievements_out = self.achievements_out.copy()
        twin.token = self.token
        twin.reward_deck = self.reward_deck.copy()
        twin.rewards = self.rewards.copy()
        twin.rewards_out = self.rewards_out.copy()
        twin.rewards_removed = self.rewards_removed.copy()
        twin.grande_up = self.grande_up
        if self.automas is not None:
            twin.automas = self.automas.copy()
        twin.grants = self.grants.copy()
        twin.losses = self.losses.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        from .saving import plain

        return isinstance(other, Position) and plain(self) == plain(other)

    def __hash__(self) -> int:
        raise TypeError("a position changes and has no hash")

    def untimed(self) -> bool:
        return not self.timed_rounds[self.round - 1]

    def has_timer(self, line: int) -> bool:
        return self.timer_rows[line >> 1] == line & 1

    def line_of(self, place: int) -> int:
        """The line of a worker's place, or -1 when it stands on no row."""
        if place >= BOX:
            return LINE_OF[place - BOX]
        if place >= FRAME:
            return LINE_OF[place - FRAME]
        return -1

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
