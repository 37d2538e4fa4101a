"""Shows the table to its viewers: makes the views of `view.py`. Compiled with mypyc."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, cast

import msgspec
from msgspec.msgpack import encode

from ...core.parts import Parts
from ..automa import view as automa_view
from . import (
    achievements,
    choices,
    codes,
    commands,
    council,
    dealing,
    effects,
    ending,
    provinces,
    rounds,
    specials,
    tables,
    timers,
    workers,
)
from . import result as results
from .codes import (
    AREAS,
    BOX,
    COLOURS,
    FRAME,
    LINE_OF,
    LINE_START,
    NOBODY,
    PHASES,
    RESOURCES,
    ROWS,
    SHIFT,
    TRACKS,
    WORKERS,
)
from .moves import Act, BoldAct, Track
from .position import Player, Position
from .specials import Special
from .view import PendulumView, PlayerView, Standing, TimerView, WayView, WorkerState, WorkerView, Yield

COST: Final = (*RESOURCES, "votes", *TRACKS, "any")
FIXED: Final = (*RESOURCES, "votes", *TRACKS, "legendary")
"""What costs and fixed gains are lists of (see `codes.FIRST_STEP`)."""


def views(
    position: Position, seats: Iterable[int | None], at: int, parts: Parts
) -> dict[int | None, PendulumView]:
    """They differ only in what a seat may do."""
    shared = _shared(position, at, parts)
    return {seat: shared if seat is None else _own(shared, position, seat, at, parts) for seat in seats}


def _own(shared: PendulumView, position: Position, seat: int, at: int, parts: Parts) -> PendulumView:
    moves = tuple(commands.listing(position, seat, at))
    acts = [move for move in moves if type(move) is Act or type(move) is BoldAct]
    return msgspec.structs.replace(
        shared,
        seat=seat,
        moves=moves,
        ways=_ways(position, seat, acts, shared.players[seat], parts) if acts else (),
        more_from=None if position.players[seat].queue else shared.more_from,
    )


def _ways(
    position: Position, seat: int, acts: list[Any], player: PlayerView, parts: Parts
) -> tuple[WayView, ...]:
    found = [_way(position, seat, move, player.production) for move in acts]
    ways: tuple[WayView, ...] = parts.same(f"ways {seat}", tuple(found))
    return ways


def _way(position: Position, seat: int, move: Any, production: dict[str, Yield]) -> WayView:
    cards: list[Special] = []
    also, twice = NOBODY, False
    if type(move) is Act:
        line = position.line_of(position.players[seat].workers[move.worker])
        also = NOBODY if move.also is None else LINE_START[line] + move.also
        twice = move.twice
    else:
        line = workers.line_number(move)
        cards.append(specials.BOLD_PLACEMENT)
    cards += specials.going_with(also, twice, move.waive)
    box = LINE_START[line] + move.box
    actions = specials.actions(position, box, also, twice)
    cost = specials.cost(position, box, also, twice, move.waive)
    gain: dict[str, int] = {}
    for action in actions:
        colour = tables.ACTION_PRODUCES[action]
        produced: dict[str, int] = {} if colour is None else production[colour].gain
        for gained in (tables.ACTION_AMOUNTS[action], produced):
            for name, amount in gained.items():
                gain[name] = gain.get(name, 0) + amount
    return WayView(
        move=move,
        area=AREAS[line >> 1],
        row=ROWS[line & 1],
        actions=tuple([tables.ACTION_NAMES[action] for action in actions]),
        cards=tuple([special.name for special in cards]),
        cost={name: amount for name, amount in zip(COST, cost, strict=True) if amount},
        gain=gain,
    )


def _shared(position: Position, at: int, parts: Parts) -> PendulumView:
    more_from = timers.next_run_out(position, at)
    return PendulumView(
        seat=None,
        to_act=tuple(commands.to_act(position)),
        at=at,
        phase=PHASES[position.phase],
        round=position.round,
        timed=not position.untimed(),
        space=rounds.space(position),
        side="large" if position.side else "small",
        order=tuple(position.order),
        next_order=tuple(council.order_now(position)),
        turn=rounds.turn(position),
        turns=rounds.turns(position),
        timers=parts.same("timers", {AREAS[timer]: _timer(position, timer, at) for timer in range(3)}),
        markers={ROWS[row]: position.markers[row] for row in range(2)},
        flips_left=timers.flips_left(position),
        councils_left=codes.ROUNDS - position.round,
        neutral_workers=parts.of("neutral", position.side, _neutral_workers, position),
        players=parts.same(
            "players", tuple([_player(position, seat, parts) for seat in range(position.seats)])
        ),
        provinces=tuple(tables.PROVINCE_NAMES[p] if p != NOBODY else None for p in position.places),
        province_deck=len(position.province_deck),
        achievement=tables.ACHIEVEMENT_NAMES[position.achievement],
        achievement_deck=len(position.achievement_deck),
        token=position.token,
        rewards=tuple(tables.CARD_NAMES[card] if card != NOBODY else None for card in position.rewards),
        reward_deck=len(position.reward_deck),
        grande_card=position.grande_up,
        automas=None if position.automas is None else parts.same("automas", automa_view.view(position)),
        moves=(),
        ways=(),
        more_from=None if more_from == NOBODY else more_from,
        result=results.result(position),
    )


def _neutral_workers(position: Position) -> tuple[Standing, ...]:
    places = [_place(position, frame) for frame in dealing.neutral_frames(position)]
    return tuple([place for place in places if place is not None])


def _timer(position: Position, timer: int, at: int) -> TimerView:
    counts = position.phase == codes.ROUND and not position.untimed()
    moment = timers.runs_out_at(position, timer)
    by = position.flipped_by[timer]
    return TimerView(
        row=ROWS[position.timer_rows[timer]],
        runs_out=moment if counts else None,
        running=counts and at < moment,
        lasts=position.durations[timer],
        flipped_by=by if by >= 0 else None,
        next_space=rounds.next_flip(position, timer),
    )


def _place(position: Position, place: int) -> Standing | None:
    if place < FRAME:
        return None
    box = place - BOX if place >= BOX else None
    frame = place - FRAME if box is None else tables.FRAME_OF[position.side][box]
    line = LINE_OF[frame]
    return Standing(
        area=AREAS[line >> 1],
        row=ROWS[line & 1],
        frame=tables.FRAME_NUMBER[position.side][frame],
        box=None if box is None else box - LINE_START[line],
    )


def _player(position: Position, seat: int, parts: Parts) -> PlayerView:
    player = position.players[seat]
    source = encode(
        (
            [each for each in player.save() if each is not player.counts],
            position.timer_rows,
            position.side,
            position.achievement,
        )
    )
    part: PlayerView = parts.of(f"player {seat}", source, _new_player, position, seat)
    return part


def _new_player(position: Position, seat: int) -> PlayerView:
    player, need = position.players[seat], tables.NEED[position.achievement]
    return PlayerView(
        character=tables.CHARACTER_NAMES[player.character],
        glory_rule=player.glory_rule,
        worker_rule=player.worker_rule,
        resources=dict(zip(RESOURCES, player.resources, strict=True)),
        limits={name: player.limit(resource) for resource, name in enumerate(RESOURCES)},
        votes=player.votes,
        tracks=dict(zip((*TRACKS, "legendary"), player.tracks, strict=True)),
        to_go={name: ending.to_go(player, track) for track, name in enumerate((*TRACKS, "legendary"))},
        starts={name: player.start_of(track) for track, name in enumerate(TRACKS)},
        glory=dict(zip(TRACKS, player.glory, strict=True)),
        workers=tuple(_worker(position, seat, worker) for worker in range(WORKERS)),
        hand=_cards(player.hand),
        discard=_cards(player.discard),
        provinces={name: _provinces(player, colour) for colour, name in enumerate(COLOURS)},
        production={name: _yield(player, colour) for colour, name in enumerate(COLOURS)},
        province_limit=player.province_limit(),
        room={name: provinces.room(player, colour) for colour, name in enumerate(COLOURS)},
        limit_card=None if player.limit_card == NOBODY else tables.CARD_NAMES[player.limit_card],
        claimed=player.claimed,
        done=player.done,
        wishes_timed=player.wishes_timed,
        toward={
            COST[amount]: achievements.held(player, amount) for amount in achievements.NEEDED if need[amount]
        },
        lacks=_lacking(player, need),
        unpaid=_unpaid(position, player),
        choosing=effects.waits_for(player),
        choosing_number=_choosing_number(player),
        choosing_track=_choosing_track(player),
        taken_province=_taken_province(player),
    )


def _lacking(player: Player, need: list[int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for amount in achievements.NEEDED:
        if need[amount] and need[amount] > achievements.held(player, amount):
            found[COST[amount]] = need[amount] - achievements.held(player, amount)
    return found


def _unpaid(position: Position, player: Player) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for where in player.workers:
        for number in workers.boxes_under(position, where):
            action = tables.ACTION_OF[position.side][LINE_START[LINE_OF[where - FRAME]] + number]
            lacking = _lacking(player, tables.ACTION_COST[action])
            if lacking:
                found[tables.ACTION_NAMES[action]] = lacking
    return found


def _worker(position: Position, seat: int, worker: int) -> WorkerView:
    return WorkerView(
        grande=workers.is_grande(worker),
        state=cast(WorkerState, workers.state(position, seat, worker)),
        place=_place(position, position.players[seat].workers[worker]),
    )


def _choosing_number(player: Player) -> int:
    op = player.queue[0] >> SHIFT if player.queue else 0
    if op in (codes.ANY, codes.STEPS, codes.ONE_TRACK):
        return player.queue[0] & codes.ARGUMENT
    return choices.most_glory(player) if op == codes.GLORY else 0


def _choosing_track(player: Player) -> Track | None:
    if not player.queue or player.queue[0] >> SHIFT != codes.GLORY:
        return None
    return TRACKS[(player.queue[0] & codes.ARGUMENT) >> codes.GLORY_SHIFT]


def _taken_province(player: Player) -> str | None:
    if not player.queue or player.queue[0] >> SHIFT != codes.SLOT:
        return None
    return tables.PROVINCE_NAMES[player.queue[0] & codes.ARGUMENT]


def _cards(cards: list[int]) -> tuple[str, ...]:
    return tuple(tables.CARD_NAMES[card] for card in cards)


def _yield(player: Player, colour: int) -> Yield:
    fixed = effects.production(player, colour)
    return Yield(
        tables.MAT_AMOUNTS[player.character][colour]
        | {name: amount for name, amount in zip(FIXED, fixed, strict=True) if amount},
        sum(amount - effects.fitting(player, each, amount) for each, amount in enumerate(fixed[:3])),
    )


def _provinces(player: Player, colour: int) -> tuple[str, ...]:
    return tuple(tables.PROVINCE_NAMES[province] for province in player.slotted_in(colour))
