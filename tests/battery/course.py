"""How a match goes on and ends, with time and with plans (contract, 3, 7, 11, 12, 19 to 22)."""

from __future__ import annotations

from random import Random
from typing import Any

from sandtable import Match
from sandtable.core import text, wire
from sandtable.core.chance import Chance
from sandtable.core.game import Event, PremoveOver
from sandtable.core.sentences import Teller

from .driver import Inventory, Table, finish, next_look, state, views, visits
from .moves import refused

FAR = 10**9
"""Milliseconds, more than any match takes."""


def plays_to_the_end(table: Table, seed: int) -> None:
    seen: list[tuple[int, Any]] = []
    for match, at, to_act, rng in visits(table, seed):
        assert match.result is None
        for seat in range(table.seats):
            listed = match.moves(seat, at)
            if seat in to_act:
                assert listed or match.next_change(at) is not None, "who is waited for gets a move (11)"
            assert len(set(listed)) == len(listed), "each move is listed once (8)"
            assert match.game.moves(match.position.copy(), seat, at) == listed, "in a fixed order (8)"
            if listed and rng.random() < 0.1:
                seen.append((seat, rng.choice(listed)))
        assert to_act == tuple(sorted(set(to_act)))
    match = finish(table, seed)
    result = match.result
    assert result is not None
    assert result == match.game.result(match.position)
    assert sorted(result.ranking) == list(range(table.seats))
    assert set(result.winners) == set(result.ranking[: len(result.winners)])
    assert match.game.can_be_won(table.seats) or not result.winners
    assert len(result.scores) == len(result.sources) == table.seats
    assert [sum(sources.values()) for sources in result.sources] == list(result.scores)
    for at in (match.now, match.now + FAR):
        assert match.game.to_act(match.position, at) == ()
        assert not any(match.moves(seat, at) for seat in range(table.seats))
        assert match.next_change(at) is None
        for seat, move in seen[:5]:
            refused(match, seat, move, at)


def time_runs_forward(table: Table, seed: int) -> None:
    for visit in visits(table, seed, part=0.2):
        match, at, to_act, rng = visit
        before = state(match)
        game, position = match.game, match.position
        listed = [match.moves(seat, at) for seat in range(table.seats)]
        change = match.next_change(at)
        if change is None:
            same = [at + 1, at + rng.randrange(1, FAR), at + FAR]
        else:
            assert change > at
            same = sorted({(at + change) // 2, change - 1})
            then = [match.moves(seat, change) for seat in range(table.seats)]
            assert then != listed, f"nothing changes at {change} (12)"
        for moment in same:
            now = [match.moves(seat, moment) for seat in range(table.seats)]
            assert now == listed, f"next_change said {change}, but it changed by {moment} (12)"
            assert game.to_act(position, moment) == to_act
            views(match, moment)
        assert match.result is None
        assert state(match) == before, "looking, or time, changed something (3, 4)"


def nothing_is_lost_or_made(table: Table, seed: int) -> None:
    assert table.inventory is not None, "every game has something to count"
    told: list[list[Event]] = []
    inventory: Inventory | None = None
    match = table.match(seed)
    for visit in visits(table, seed, told):
        match, _, _, rng = visit
        if inventory is None:
            inventory = table.inventory(match)
            inventory.check(match.position, match.opening)
        else:
            inventory.check(match.position, told[-1])
        if rng.random() < 0.1:
            for seat in range(table.seats):
                other = match.position.copy()
                match.game.deal_anew(other, seat, Chance(rng.randbytes(32)))
                inventory.check(other, [])
    assert inventory is not None
    inventory.check(match.position, told[-1])


def premoves_are_followed(table: Table, seed: int) -> None:
    """Contract, 16, 21 and 22: every seat plans what it is offered, by chance, and that is carried out."""
    choices, rng = Random(f"choices {seed}"), Random(f"plans {seed}")
    tempo = table.tempos[choices.randrange(len(table.tempos))]
    match = table.match(seed)
    game = match.game
    plans: dict[int, tuple[Any, Any]] = {}
    """By seat, the position in which it was planned, and what."""
    for _ in range(table.most):
        at = next_look(match, tempo, choices)
        acting = game.to_act(match.position, at)
        for seat in range(match.seats):
            offered = _offered(match, seat, at, rng)
            assert not (offered and seat in acting), "its turn is now"
            if offered and seat not in plans and rng.random() < 0.5:
                plans[seat] = match.position.copy(), rng.choice(offered)
        if not acting:
            return
        for seat, (then, premove) in list(plans.items()):
            found = _followed(match, then, seat, premove, at, rng)
            if found is None:
                assert seat not in acting, f"{premove} makes everyone wait"
            elif isinstance(found, PremoveOver):
                del plans[seat]
            else:
                assert found in match.moves(seat, at), f"{premove} wants {found}, which is not allowed"
                match.play(seat, found, at)
                break
        else:
            listed = [(seat, move) for seat in range(match.seats) for move in match.moves(seat, at)]
            seat, move = table.choose(listed, choices)
            plans.pop(seat, None)
            match.play(seat, move, at)
    raise AssertionError(f"not over after {table.most} entries (contract, 22)")


def _offered(match: Match, seat: int, at: int, rng: Random) -> list[Any]:
    game, before = match.game, state(match)
    offered = game.premoves(match.position, seat, at)
    assert state(match) == before, "asking changed something"
    assert len(set(offered)) == len(offered)
    for premove in offered:
        assert wire.convert(wire.plain(premove), game.premove_type, "premove") == premove
        words = Teller(game, match.options, view=match.view(seat, at), seat=seat).sentence("premove", premove)
        assert words != type(premove).__name__, f"there is no sentence for {premove}"
    if rng.random() < 0.1:
        twin = match.for_bot(seat, Random(rng.random()))
        assert game.premoves(twin.position, seat, at) == offered, "it rests on something hidden"
    return offered


def _followed(match: Match, then: Any, seat: int, premove: Any, at: int, rng: Random) -> Any:
    game, before, planned = match.game, state(match), match.game.save(then)
    found = game.follow(then, match.position, seat, premove, at)
    assert (state(match), game.save(then)) == (before, planned), "following changed something"
    if isinstance(found, PremoveOver) and found.reason is not None:
        message = f"{game.name}-lapsed-{found.reason}"
        assert text.find(message, "en", game.locales), f"there is no message {message}"
    if rng.random() < 0.1:
        other, twin = then.copy(), match.for_bot(seat, Random(rng.random()))
        game.deal_anew(other, seat, Chance(rng.randbytes(32)))
        assert game.follow(other, twin.position, seat, premove, at) == found, "it rests on something hidden"
    return found
