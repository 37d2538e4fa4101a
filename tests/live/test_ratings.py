"""Ratings after rated matches, and what a profile tells."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from sandtable.live import seating
from sandtable.live.errors import Denied
from sandtable.live.profiles import profile
from sandtable.live.ratings import Rating, ladder_of, rated
from sandtable.live.seat import Seat
from sandtable.live.table import Table

from .house import House, in_house, settle


def test_who_wins_rises_and_everyone_becomes_surer() -> None:
    first, second, third = rated([(None, 1), (None, 2), (None, 3)])
    assert first.points > 1500 > third.points
    assert first.mean > second.mean > third.mean
    assert first.uncertain
    best, beaten = Rating(25, 8), Rating(25, 8)
    for match in range(20):
        best, beaten = rated([(best, 2 if match % 4 == 0 else 1), (beaten, 1 if match % 4 == 0 else 2)])
    assert best.spread < first.spread
    assert not best.uncertain
    assert rated([(best, 1), (beaten, 2)])[0].mean - best.mean < 2, "what was to be expected tells little"


def test_time_that_runs_makes_another_ladder() -> None:
    assert ladder_of("nations", {}) == "nations"
    assert ladder_of("pendulum", {}) == "pendulum-timed"
    assert ladder_of("pendulum", {"untimed": [1]}) == "pendulum-timed"
    assert ladder_of("pendulum", {"untimed": [1, 2, 3, 4]}) == "pendulum-untimed"


async def played(house: House, who: str, rng: Random, *, leaves: int | None = None) -> Table:
    """A rated match of people (p) and bots (b), played to its end; `leaves` resigns in the last age."""
    seats = [Seat(n, "bot" if kind == "b" else "open", bot="random") for n, kind in enumerate(who)]
    for seat in seats:
        seat.bot = "random" if seat.kind == "bot" else None
    table = await house.tables.make(await house.person("Host"), "nations", seats, {}, rated=True)
    people = {n: await house.person(f"P{n}") for n, kind in enumerate(who) if kind == "p"}
    for number, person in people.items():
        await table.ask(lambda n=number, p=person: seating.sit(table, n, p.token, p.name))  # type: ignore[misc]
    await table.ask(lambda: seating.start(table))
    guests = {number: await house.guest(table, number) for number in people}
    while table.status == "playing":
        acting = [seat for seat in table.to_act() if seat in guests]
        if not acting:
            await house.clock.advance(5000, table)
            continue
        assert table.match is not None
        await house.clock.advance(2000, table)
        await guests[acting[0]].command(rng.choice(table.match.moves(acting[0])))
        if leaves in guests and table.match.position.age == 4:
            del guests[leaves]
            await table.ask(lambda: seating.resign(table, leaves))
    await settle(table)
    await house.services.ratings.close()
    table.people_before = people  # type: ignore[attr-defined]
    return table


def test_a_rated_match_counts_once_and_a_profile_tells_of_it(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await played(house, "ppb", Random(1))
        people = [seat.token or "" for seat in table.people]
        before = await house.storage.ratings_of(people)
        assert {row.ladder for row in before} == {"nations"}
        assert len(before) == 2, "bots have no rating"
        house.services.ratings.settle_soon()
        await house.services.ratings.close()
        assert await house.storage.ratings_of(people) == before, "it is counted once"
        places = {row.token: row.place for row in await house.storage.results_of_tables([table.id])}
        first, last = sorted(before, key=lambda row: places[row.token])
        assert first.mean > last.mean
        own = await profile(house.services, people[0], people[0])
        (figures,) = own.games
        assert (figures.game, figures.matches, sum(figures.places)) == ("nations", 1, 1)
        assert figures.winnable == 1
        assert [each.of for each in figures.by_seats] == ["3"]
        assert [each.of for each in figures.by_opponents] == ["people"]
        assert figures.seconds_a_move is not None
        assert figures.seconds_a_move >= 2
        assert [each.matches for each in own.ratings] == [1]
        stranger = await profile(house.services, people[0], None)
        assert (stranger.name, stranger.games, stranger.ratings) == ("P0", [], [])
        person = (await house.tables.persons.new("x"))[0]._replace(token=people[0])
        await house.tables.persons.show(person, "ratings")
        stranger = await profile(house.services, people[0], people[1])
        assert (stranger.games, len(stranger.ratings)) == ([], 1)
        await house.tables.persons.show(person, "all")
        assert len((await profile(house.services, people[0], None)).games) == 1
        await house.tables.delete_person(person)
        assert len(await house.storage.ratings_of(people)) == 1

    in_house(tmp_path, scene)


def test_who_leaves_a_rated_match_comes_in_last(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await played(house, "ppp", Random(2), leaves=1)
        people = {n: person.token for n, person in table.people_before.items()}  # type: ignore[attr-defined]
        found = {row.token: row.mean for row in await house.storage.ratings_of(list(people.values()))}
        assert len(found) == 3
        assert min(found, key=lambda token: found[token]) == people[1]

    in_house(tmp_path, scene)


def test_a_match_that_ended_before_a_crash_is_counted_later(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        house.services.ratings.settle_soon = lambda: None  # type: ignore[method-assign]
        table = await played(house, "pp", Random(3))
        people = [seat.token or "" for seat in table.people]
        assert await house.storage.ratings_of(people) == []
        del house.services.ratings.settle_soon
        house.services.ratings.settle_soon()
        await house.services.ratings.close()
        assert len(await house.storage.ratings_of(people)) == 2

    in_house(tmp_path, scene)


def test_a_rated_table_needs_people_and_has_no_hints(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        host = await house.person("Host")
        alone = [Seat(0, "open"), Seat(1, "bot", bot="random")]
        with pytest.raises(Denied, match="rated-alone"):
            await house.tables.make(host, "nations", alone, {}, rated=True)
        both = [Seat(0, "open"), Seat(1, "open")]
        table = await house.tables.make(host, "nations", both, {}, rated=True, hints=True)
        assert table.rated
        assert not table.hints

    in_house(tmp_path, scene)
