"""What the view says that acting costs and brings is what it costs and brings."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sandtable import Match, load_record
from sandtable.pendulum.rules import codes, events, moves, specials, tables, workers
from sandtable.pendulum.rules.viewing import COST, FIXED

from ..golden.ends import FOLDER
from ..rules import rule
from .tables import of, started

EVERY = 31
SPECIALS = [card for card, special in enumerate(specials.OF_CARD) if special is not None]


def golden() -> list[Match]:
    """Positions in a round; every player holds all special stratagems and can pay for everything."""
    found = []
    for path in sorted(FOLDER.glob("pendulum-*.json")):
        whole = load_record(path)
        found += [whole.seek(entry) for entry in range(0, len(whole), EVERY)]
    found = [match for match in found if match.position.phase == codes.ROUND]
    for match in found:
        for player in match.position.players:
            player.hand = SPECIALS.copy()
            player.resources = [9, 9, 9]
    return found


@rule("pendulum.WRK-6")
@rule("pendulum.WRK-15")
@rule("pendulum.STR-7")
@rule("pendulum.STR-12")
def test_a_way_costs_and_brings_what_the_view_says() -> None:
    seen: Counter[str] = Counter()
    for match in golden():
        for seat in range(match.seats):
            view: Any = match.view(seat)
            acts = [each for each in view.moves if isinstance(each, moves.Act | moves.BoldAct)]
            assert [way.move for way in view.ways] == acts
            for way in view.ways:
                played = match.copy()
                happened = played.play(seat, way.move)
                if of(happened, events.Stayed):
                    continue
                acted = of(happened, events.Acted)[0]
                assert (acted.area, acted.row, acted.action) == (way.area, way.row, way.actions[0])
                assert way.cards == tuple(
                    tables.CARD_SPECIAL[tables.CARD_NUMBER[card]] for card in acted.stratagems
                )
                assert way.cost == amounts(of(happened, events.Paid), COST)
                if not played.position.players[seat].queue:
                    gained = of(happened, events.Gained)
                    told = sum(way.gain.get(name, 0) for name in (*FIXED, "any"))
                    lost = sum(each.lost for each in gained)
                    assert told == sum(amounts(gained, FIXED).values()) + lost
                    if not lost and "any" not in way.gain:
                        named = {name: count for name, count in way.gain.items() if name in FIXED}
                        assert named == amounts(gained, FIXED)
                seen.update(way.cards or ("plain",))
    assert set(seen) == {"plain", "adjacent", "double_action", "bold_placement", "waive"}


def amounts(told: list[Any], names: tuple[str, ...]) -> dict[str, int]:
    total = {name: sum(getattr(each, name, 0) for each in told) for name in names}
    return {name: amount for name, amount in total.items() if amount}


@rule("pendulum.ACH-1")
@rule("pendulum.ECO-4")
@pytest.mark.parametrize(
    ("achievement", "toward", "lacks"),
    [
        ("proven-leader", {"any": 12, "votes": 2}, {"votes": 1}),
        ("foreign-conscripts", {"gold": 5, "votes": 2}, {"gold": 3, "votes": 1}),
    ],
)
def test_what_is_held_of_what_the_achievement_needs_and_what_is_not(
    achievement: str, toward: dict[str, int], lacks: dict[str, int]
) -> None:
    match = started(2)
    player = match.position.players[0]
    player.resources, player.votes = [3, 4, 5], 2
    match.view(0)
    match.position.achievement = tables.ACHIEVEMENT_NAMES.index(achievement)
    view: Any = match.views([0])[0]
    assert (view.players[0].toward, view.players[0].lacks) == (toward, lacks)


@rule("pendulum.WRK-7")
def test_what_a_ready_worker_lacks_is_what_it_cannot_act_without() -> None:
    seen: Counter[str] = Counter()
    for match in golden():
        boxes = match.game.components(match.options)["boxes"]
        for seat, player in enumerate(match.position.players):
            player.hand, player.resources = [], [3, 0, 1]
            view: Any = match.view(seat)
            unpaid = dict(view.players[seat].unpaid)
            for worker, shown in enumerate(view.players[seat].workers):
                for number in workers.boxes_under(match.position, player.workers[worker]):
                    action = boxes[view.side][shown.place.area][shown.place.row][number]
                    act, lacks = moves.Act(worker, number), unpaid.get(action, {})
                    refused = workers.ACT.refusal(match.position, seat, act, match.now)
                    assert (refused == "WRK-7 cannot-pay") == bool(lacks)
                    for resource, name in enumerate(codes.RESOURCES):
                        if name in lacks:
                            seen[name] += 1
                            player.resources[resource] += lacks[name] - 1
                            refused = workers.ACT.refusal(match.position, seat, act, match.now)
                            assert refused == "WRK-7 cannot-pay"
                            player.resources[resource] += 1
                    refused = workers.ACT.refusal(match.position, seat, act, match.now)
                    assert refused != "WRK-7 cannot-pay"
                    player.resources = [3, 0, 1]
            ready = [each for each in view.players[seat].workers if each.state == "ready"]
            assert ready or not unpaid
    assert set(seen) == {"military", "gold"}
