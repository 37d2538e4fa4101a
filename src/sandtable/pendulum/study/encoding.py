"""Pendulum in numbers: what a seat sees, and its moves as actions that always mean the same.

Time is cut into ticks. Wishes, claims of privilege, withdrawing a worker and taking a word back are left to
people. A move with something to choose is spelled: the act, the card or the gain, then each choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, Self, cast, get_args

import numpy as np

from ...core.match import Match, new_match
from ...study.environments.encoding import Part, size
from ..automa import tables as automas
from ..automa.automas import RIVALS
from ..automa.view import AutomasView
from ..options import PendulumOptions
from ..rules import moves as m
from ..rules import tables
from ..rules.codes import EFFECTS, PHASES, RESOURCES, WORKERS
from ..rules.view import PendulumView, PlayerView, Standing, WorkerState, WorkerView

LEFT_OUT = (m.Wish, m.Undone, m.NotReady, m.ClaimPrivilege, m.Withdraw)
AREAS, ROWS, COLOURS, TRACKS = (get_args(get_args(each)[0]) for each in (m.Area, m.Row, m.Colour, m.Track))
STATES = get_args(WorkerState)
CARDS, PROVINCES = tuple(tables.CARD_NAMES), tuple(tables.PROVINCE_NAMES)
HELD = CARDS[: tables.FINAL_REWARDS[0]]
"""Cards that can be in a hand."""
OFFERED = CARDS[tables.REWARDS[0] :]
"""Cards that the council can offer."""
SEATS = 5
PLACES = 4
SECOND = 1000
MOST = 11
"""Amounts from 0 to 10."""
FRAMES = [(area, row, frame) for area, row, frame in product(AREAS, ROWS, range(4))]

# Moves. A kind comes with all that its first action names; what is chosen beyond that has actions of its own.

SPELLED: list[tuple[str, list[Any]]] = [
    (
        "place a worker: worker, area, row, frame",
        [m.Place(w, *frame) for w in range(WORKERS) for frame in FRAMES],
    ),
    ("act: worker, box", [m.Act(*each) for each in product(range(WORKERS), range(4))]),
    (
        "act boldly: worker, area, row, box",
        [m.BoldAct(*each) for each in product(range(WORKERS), AREAS, ROWS, range(4))],
    ),
    ("flip a timer: purple, green, black", [*map(m.Flip, AREAS)]),
    ("claim: legendary, double, unearned", [m.Claim(*each) for each in product((False, True), repeat=3)]),
    ("play a stratagem, by card", [m.PlayStratagem(card) for card in HELD]),
    ("pick up", [m.PickUp()]),
    ("refill a place", [*map(m.Refill, range(PLACES))]),
    ("done, ready, draw, decline", [m.Done(), m.Ready(), m.Draw(), m.Decline()]),
    ("conquer a province", [*map(m.Conquer, PROVINCES)]),
    ("put it into a slot: brown, red, blue, yellow", [*map(m.Slot, COLOURS)]),
    ("give up a province", [*map(m.Trim, PROVINCES)]),
    ("take a mix of resources", [m.Take()]),
    ("step: power, prestige, popularity", [*map(m.Step, TRACKS)]),
    ("swap a step: give, gain", [m.Swap(*each) for each in product(TRACKS, repeat=2) if each[0] != each[1]]),
    ("retrieve a worker", [*map(m.Retrieve, range(WORKERS))]),
    ("promote a worker", [*map(m.Promote, range(WORKERS))]),
    ("recall a stratagem, by card", [*map(m.Recall, HELD)]),
    ("so much glory, from 0", [*map(m.Glory, range(MOST))]),
    ("take a reward, by card", [m.TakeReward(card) for card in OFFERED]),
]
NUMBERS = {move: number for number, move in enumerate((move for _, kind in SPELLED for move in kind), 1)}
AMOUNT = 1 + len(NUMBERS)
"""Mixes of military, culture and gold."""
ALSO = AMOUNT + len(RESOURCES) * MOST
TWICE = ALSO + 5
WAIVE = TWICE + 2


# What is seen. A number for seats: 0 is the own one, then the others as they sit.

See = Callable[[PendulumView], Iterable[float]]


def one_of(value: Any, values: Sequence[Any]) -> list[float]:
    numbers = [0.0] * len(values)
    place = _places(tuple(values)).get(value)
    if place is not None:
        numbers[place] = 1.0
    return numbers


def ranks(held: Sequence[Any], values: Sequence[Any]) -> list[float]:
    """For each value, as which one it is held; 0: it is not."""
    numbers = [0.0] * len(values)
    places = _places(tuple(values))
    for n, each in enumerate(held, 1):
        place = places.get(each)
        if place is not None:
            numbers[place] = float(n)
    return numbers


@cache
def _places(values: tuple[Any, ...]) -> dict[Any, int]:
    return {each: n for n, each in enumerate(values)}


def maybe(value: float | None) -> list[float]:
    return [0.0, 0.0] if value is None else [1.0, float(value)]


def _seat(view: PendulumView, seat: int | None) -> int | None:
    """Those that nobody has, the Automas and the neutral player, keep their numbers."""
    seats = len(view.players)
    return (seat - (view.seat or 0)) % seats if seat is not None and seat < seats else seat


def _order(view: PendulumView, order: Sequence[int]) -> list[float]:
    return ranks([_seat(view, seat) for seat in order], range(SEATS))


def _timer(view: PendulumView, area: str) -> list[float]:
    timer = view.timers[area]
    left = None if timer.runs_out is None else (timer.runs_out - view.at) / SECOND
    by = one_of(_seat(view, timer.flipped_by), range(SEATS))
    return [float(timer.row == ROWS[0]), float(timer.running), *maybe(left), *by]


def _standing(places: Iterable[Any]) -> list[float]:
    found = [(each.area, each.row, each.frame) for each in places]
    return [float(found.count(frame)) for frame in FRAMES]


def _province(name: str | None) -> list[float]:
    """Its number, and what it adds under each slot."""
    if name is None:
        return [0.0] * 29
    number = tables.PROVINCE_NUMBER[name]
    gains = (tables.PROVINCE_GIVES[4 * number + slot][:7] for slot in range(4))
    return [number + 1.0, *(float(gain) for slot in gains for gain in slot)]


def _worker(worker: WorkerView) -> list[float]:
    stands: Standing | None = worker.place
    area, row = (stands.area, stands.row) if stands else (None, None)
    frame, box = (stands.frame, stands.box) if stands else (None, None)
    return [
        *one_of(worker.state, STATES),
        *one_of(area, AREAS),
        *one_of(row, ROWS),
        *maybe(frame),
        *maybe(box),
        float(worker.grande),
    ]


PLAYER: list[tuple[str, Callable[[PlayerView], Iterable[float]]]] = [
    ("character", lambda own: one_of(own.character, tables.CHARACTER_NAMES)),
    (
        "military, culture, gold, the limits of each, votes",
        lambda own: [*own.resources.values(), *own.limits.values(), own.votes],
    ),
    ("tracks: power, prestige, popularity, legendary", lambda own: [*own.tracks.values()]),
    ("where the tracks begin, glory on each", lambda own: [*own.starts.values(), *own.glory.values()]),
    (
        "5 workers: state, area, row, frame, box, grande",
        lambda own: [n for each in own.workers for n in _worker(each)],
    ),
    ("cards in hand, by their order", lambda own: ranks(own.hand, CARDS)),
    ("cards on the discard pile, by their order", lambda own: ranks(own.discard, CARDS)),
    (
        "provinces by slot, by their order",
        lambda own: [n for each in own.provinces.values() for n in ranks(each, PROVINCES)],
    ),
    ("the card of a raised limit", lambda own: one_of(own.limit_card, OFFERED)),
    (
        "glory and worker rule, claimed, done, wish for sand",
        lambda own: map(float, (own.glory_rule, own.worker_rule, own.claimed, own.done, own.wishes_timed)),
    ),
    (
        "what is chosen, how many, which track",
        lambda own: [
            *one_of(own.choosing, EFFECTS),
            own.choosing_number,
            *one_of(own.choosing_track, TRACKS),
        ],
    ),
    ("the province just taken", lambda own: one_of(own.taken_province, PROVINCES)),
]


def _automas(view: PendulumView) -> list[float]:
    rivals: AutomasView | None = view.automas
    if rivals is None:
        return [0.0] * AUTOMAS
    numbers = [*one_of(rivals.level, automas.LEVELS), rivals.foreshadowing, rivals.advanced, rivals.markers]
    numbers += [
        rivals.purple_flips,
        rivals.deck,
        *_standing(rivals.workers),
        *ranks(rivals.discard, automas.IDS),
    ]
    for each in rivals.rivals:
        numbers += [
            each.points,
            each.votes,
            each.grande,
            *maybe(each.points_to_come),
            *maybe(each.votes_to_come),
        ]
        numbers += ranks([card.id for card in each.cards], automas.IDS)
    return [float(number) for number in numbers]


AUTOMAS = len(automas.LEVELS) + 5 + len(FRAMES) + len(automas.IDS) + RIVALS * (7 + len(automas.IDS))

TABLE: list[tuple[str, See]] = [
    ("phase: " + ", ".join(PHASES), lambda view: one_of(view.phase, PHASES)),
    (
        "round, timed, space on the timer track, the large side",
        lambda view: [view.round, view.timed, view.space or 0, view.side == "large"],
    ),
    (
        "seconds since the match began, until time allows more",
        lambda view: [
            view.at / SECOND,
            *maybe(None if view.more_from is None else (view.more_from - view.at) / SECOND),
        ],
    ),
    (
        "seats, own seat",
        lambda view: [*one_of(len(view.players), range(1, SEATS + 1)), *one_of(view.seat, range(SEATS))],
    ),
    (
        "who has to act",
        lambda view: [float(any(_seat(view, each) == seat for each in view.to_act)) for seat in range(SEATS)],
    ),
    ("who acts alone", lambda view: one_of(_seat(view, view.turn), range(SEATS))),
    (
        "the order of privilege, and the next one as things stand",
        lambda view: [*_order(view, view.order), *_order(view, view.next_order)],
    ),
    (
        "3 timers: in the top row, running, seconds left, who flipped it",
        lambda view: [n for area in AREAS for n in _timer(view, area)],
    ),
    ("purple markers by row", lambda view: [float(view.markers[row]) for row in ROWS]),
    ("neutral workers by frame", lambda view: _standing(view.neutral_workers)),
    (
        "4 provinces: number, what they add",
        lambda view: [n for each in view.provinces for n in _province(each)],
    ),
    (
        "decks of provinces, achievements, rewards; token, grande card",
        lambda view: [
            view.province_deck,
            view.achievement_deck,
            view.reward_deck,
            view.token,
            view.grande_card,
        ],
    ),
    ("achievement", lambda view: one_of(view.achievement, tables.ACHIEVEMENT_NAMES)),
    ("rewards on offer, by card, by their order", lambda view: ranks(view.rewards, OFFERED)),
    ("alone: the Automas", _automas),
]


class PendulumEncoding:
    game = "pendulum"
    tick = SECOND

    def __init__(self, options: PendulumOptions | None = None) -> None:
        kinds = [Part(name, len(kind)) for name, kind in SPELLED]
        self.numbered: Sequence[Part] = [
            *kinds,
            Part("so much military, culture, gold, from 0 each", len(RESOURCES) * MOST),
            Part("no second action, or this box", 5),
            Part("once, twice", 2),
            Part("so many waives, from 0", 3),
        ]
        view = cast(PendulumView, new_match(self.game, 2, 0).view(0))
        player = [Part(name, len([*see(view.players[0])])) for name, see in PLAYER]
        self.details: Mapping[str, Sequence[Part]] = {"of a player": player}
        self._player_size = size(player)
        self.seen: Sequence[Part] = [
            *(Part(name, len([*see(view)])) for name, see in TABLE),
            Part("5 players (below) from the own seat on", SEATS * self._player_size),
        ]

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self  # Nothing of it changes.

    def spell(self, move: Any) -> tuple[int, ...] | None:
        match move:
            case m.Act(worker, box, also, twice, waive):
                second = ALSO if also is None else ALSO + 1 + also
                return (NUMBERS[m.Act(worker, box)], second, TWICE + twice, WAIVE + waive)
            case m.BoldAct(worker, area, row, box, waive):
                return (NUMBERS[m.BoldAct(worker, area, row, box)], WAIVE + waive)
            case m.PlayStratagem(card) | m.TakeReward(card):
                return (NUMBERS[type(move)(card)], *_amounts(move))
            case m.Take():
                return (NUMBERS[m.Take()], *_amounts(move))
        return None if isinstance(move, LEFT_OUT) else (NUMBERS[move],)

    def observe(self, match: Match, seat: int, at: int) -> Any:
        return np.array(_numbers(cast(PendulumView, match.view(seat, at)), self._player_size), np.float32)


def _amounts(move: Any) -> tuple[int, ...]:
    return tuple(AMOUNT + n * MOST + getattr(move, name) for n, name in enumerate(RESOURCES))


def _numbers(view: PendulumView, player_size: int) -> list[float]:
    numbers = [number for _, see in TABLE for number in see(view)]
    seats = len(view.players)
    for each in range(seats):
        player = view.players[((view.seat or 0) + each) % seats]
        numbers += [number for _, see in PLAYER for number in see(player)]
    return numbers + [0.0] * player_size * (SEATS - seats)
