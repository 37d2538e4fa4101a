"""A patch brings the old view to the new one, always."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.core import wire
from sandtable.core.match import new_match
from sandtable.core.patch import SAME, apply, diff
from sandtable.core.registry import GAMES, game_named, names
from sandtable.live.messages import Happened
from sandtable.live.viewers import News, Viewer
from sandtable.nations.rules.events import Passed

values = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.sampled_from(["", "a", "b", "=", "-", "@"]),
    lambda inner: (
        st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from("abcde=-@0"), inner, max_size=4)
    ),
    max_leaves=30,
)


def moved(value: Any, patch: Any) -> Any:
    return value if patch is SAME else apply(value, msgspec.json.decode(msgspec.json.encode(patch)))


@settings(max_examples=300)
@given(old=values, new=values)
def test_any_value_to_any_other(old: Any, new: Any) -> None:
    before = wire.encode(old)
    assert wire.encode(moved(old, diff(old, new))) == wire.encode(new) or moved(old, diff(old, new)) == new
    assert wire.encode(old) == before, "the old value was changed"
    assert diff(new, new) is SAME


@given(old=st.lists(st.integers(0, 20)), new=st.lists(st.integers(0, 20)))
def test_lists_with_repeated_items(old: list[int], new: list[int]) -> None:
    assert moved(old, diff(old, new)) == new


def test_a_long_list_costs_what_changed() -> None:
    old = [{"type": "Buy", "place": place} for place in range(200)]
    new = [*old[:50], {"type": "Pass"}, *old[53:]]
    assert diff(old, new) == {"@": [50, -3, [{"type": "Pass"}]]}


def test_the_examples_of_the_documentation() -> None:
    old = {"age": 1, "due": {"symbol": "gold", "amount": 3}, "players": [{"books": 2}, {"books": 4}], "x": 1}
    new = {"age": 1, "due": None, "players": [{"books": 2}, {"books": 5}]}
    assert diff(old, new) == {"due": None, "players": {"1": {"books": 5}}, "-": ["x"]}
    assert diff({"due": None}, {"due": {"amount": 3}}) == {"due": {"=": {"amount": 3}}}


TABLES = [
    (game, seats)
    for game in names(GAMES)
    for seats in (game_named(game).seats[0], game_named(game).seats[-1])
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_views_of_random_matches(game: str, seats: int) -> None:
    """150 updates: a short match is followed by others, so that the sizes are not those of one alone."""
    rng = Random(f"{game} {seats}")
    sizes: list[int] = []
    tried = 0
    while tried < 150:
        match, at = new_match(game, seats, seed=rng.randrange(99)), 0
        viewers = [Viewer(seat) for seat in (None, *range(seats))]
        for viewer in viewers:
            viewer.view = match.view(viewer.seat, 0)
        shown = [msgspec.json.decode(wire.encode(viewer.view)) for viewer in viewers]
        while tried < 150 and match.to_act:
            tried += 1
            at += rng.randrange(3000)
            seat = rng.choice(match.game.to_act(match.position, at))
            if not (listed := match.moves(seat, at)):
                continue
            events = match.play(seat, rng.choice(listed), at)
            news = News()
            news.match_changed = True
            news.happened = [Happened(at=at, seat=seat, events=events)]
            views = match.views((None, *range(seats)), at)
            for number, viewer in enumerate(viewers):
                text = viewer.update(tried, at, news, views[viewer.seat], SAME, set())
                sizes.append(len(text))
                shown[number] = apply(shown[number], msgspec.json.decode(text).get("view", {}))
                assert shown[number] == msgspec.json.decode(wire.encode(match.view(viewer.seat, at)))
    sizes.sort()
    assert sizes[len(sizes) // 2] < 700, "a typical update is small"
    assert sizes[len(sizes) * 9 // 10] < 2000


def _update(viewer: Viewer, news: News) -> dict[str, Any]:
    text = viewer.update(1, 0, news, None, SAME, set())
    found: dict[str, Any] = msgspec.json.decode(text)
    return found


@pytest.mark.parametrize("only", [(None, None), (None, 1), (0, 1), (1, 1)])
def test_an_event_for_one_seat_is_told_to_nobody_else(only: tuple[int | None, ...]) -> None:
    news = News()
    news.happened = [
        Happened(at=0, seat=0, events=[Passed(seat=number, only=each)]) for number, each in enumerate(only)
    ]
    for viewer in (Viewer(0), Viewer(1), Viewer(None), Viewer(0)):
        told = [event["seat"] for event in _update(viewer, news)["events"]]
        assert told == [number for number, each in enumerate(only) if each in (None, viewer.seat)]


def test_what_else_is_an_object_is_patched_as_one() -> None:
    for old, new in [(None, Counter("a")), (Counter("ab"), Counter("a")), ({"x": 1}, {"x": Counter("b")})]:
        assert moved(wire.plain(old), diff(old, new)) == wire.plain(new)
