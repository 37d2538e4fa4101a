"""A game that Sandtable has never heard of: installed, it plays, without an edit anywhere."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import distribution
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import msgspec
import pytest
from hypothesis import given

import sandtable
from sandtable import BadInput, IllegalMove, Match, SandtableError, load_record, new_match
from sandtable.cli import main
from sandtable.core import registry, text, wire
from sandtable.core.game import Event

from ..battery import CHECKS, SEEDS, Check, Pile, Table, catalogue, name_of

FOLDER = Path(__file__).parents[1] / "example_game"


@pytest.fixture(autouse=True, scope="module")
def _installed() -> Iterator[None]:
    sys.path.insert(0, str(FOLDER))
    yield
    sys.path.remove(str(FOLDER))
    registry.load.cache_clear()
    for name in [name for name in sys.modules if name.split(".")[0] == "sandtable_tricks"]:
        del sys.modules[name]


class Cards:
    def __init__(self, match: Match) -> None:
        self.cards = 40

    def check(self, position: Any, events: list[Event]) -> None:
        laid = [card for card in position.laid if card >= 0]
        hands = [card for hand in position.hands for card in hand]
        assert sorted([*position.deck, *hands, *laid, *position.out]) == list(range(self.cards))
        assert sum(position.points) * len(position.hands) == len(position.out)


def of_others(position: Any, seat: int) -> list[Pile]:
    """The deck, the hands of the others and what they laid face down."""
    others = [other for other in range(len(position.hands)) if other != seat]
    lists = [position.deck, *(position.hands[other] for other in others)]
    pile: Pile = [[(cards, place)] for cards in lists for place in range(len(cards))]
    return [pile + [[(position.laid, other)] for other in others if position.laid[other] >= 0]]


TABLES = [
    Table("tricks", 2, {}, Cards, hidden=of_others),
    Table("tricks", 3, {"hand": 12, "lowest_wins": True}, Cards, hidden=of_others),
    Table("tricks", 4, {"hand": 10}, Cards, hidden=of_others),
]


@pytest.mark.parametrize("check", CHECKS, ids=name_of)
@pytest.mark.parametrize("table", TABLES, ids=str)
@given(seed=SEEDS)
def test_battery(table: Table, check: Check, seed: int) -> None:
    check(table, seed)


# The battery finds what is wrong with a game


def saboteurs() -> dict[str, tuple[str, str, Callable[[Any], Any]]]:
    """For each: the check that must find it, a method, and what makes the faulty method of the right one."""

    def also_lists_another(right: Any) -> Any:
        return lambda self, position, seat, at: [
            *right(self, position, seat, at),
            *(type(each)(each.card + 100) for each in right(self, position, seat, at)[:1]),
        ]

    def lists_twice(right: Any) -> Any:
        return lambda self, position, seat, at: 2 * right(self, position, seat, at)

    def lists_less(right: Any) -> Any:
        return lambda self, position, seat, at: right(self, position, seat, at)[:1]

    def names_all_seats(right: Any) -> Any:
        return lambda self, position, at: (0, 1) if right(self, position, at) else ()

    def changes_before_refusing(right: Any) -> Any:
        def play(self: Any, position: Any, seat: int, move: Any, at: int, chance: Any) -> Any:
            try:
                return right(self, position, seat, move, at, chance)
            except IllegalMove:
                position.points[seat] += 1
                raise

        return play

    def draws_before_refusing(right: Any) -> Any:
        def play(self: Any, position: Any, seat: int, move: Any, at: int, chance: Any) -> Any:
            chance.byte()
            return right(self, position, seat, move, at, chance)

        return play

    def names_no_rule(right: Any) -> Any:
        def play(self: Any, position: Any, seat: int, move: Any, at: int, chance: Any) -> Any:
            try:
                return right(self, position, seat, move, at, chance)
            except IllegalMove as error:
                raise IllegalMove("tricks.LAY-9", error.reason, **error.facts) from None

        return play

    def copies_less(right: Any) -> Any:
        def copy(self: Any) -> Any:
            twin = right(self)
            twin.out = self.out
            return twin

        return copy

    def forgets_points(right: Any) -> Any:
        def load(self: Any, saved: bytes) -> Any:
            position = right(self, saved)
            position.points = [0] * len(position.points)
            return position

        return load

    def rolls_its_own_dice(right: Any) -> Any:
        def play(self: Any, position: Any, seat: int, move: Any, at: int, chance: Any) -> Any:
            events = right(self, position, seat, move, at, chance)
            position.deck.reverse()
            position.out += [SystemRandom().randrange(10**9)]
            return events

        return play

    def keeps_count_outside(right: Any) -> Any:
        calls: list[int] = []

        def play(self: Any, position: Any, seat: int, move: Any, at: int, chance: Any) -> Any:
            calls.append(seat)
            return [
                *right(self, position, seat, move, at, chance),
                self.event_type.__args__[1](seat=len(calls)),
            ]

        return play

    def lies_about_time(right: Any) -> Any:
        return lambda self, position, at: at + 5

    def looks_and_changes(right: Any) -> Any:
        def view(self: Any, position: Any, seat: int | None, at: int) -> Any:
            position.points[0] += 1
            return right(self, position, seat, at)

        return view

    def loses_a_card(right: Any) -> Any:
        def play(self: Any, position: Any, seat: int, move: Any, at: int, chance: Any) -> Any:
            events = right(self, position, seat, move, at, chance)
            del position.deck[:1]
            return events

        return play

    def deals_double(right: Any) -> Any:
        def deal_anew(self: Any, position: Any, seat: int, chance: Any) -> None:
            right(self, position, seat, chance)
            position.deck += position.deck[:1]

        return deal_anew

    def shows_the_deck(right: Any) -> Any:
        def view(self: Any, position: Any, seat: int | None, at: int) -> Any:
            return msgspec.structs.replace(right(self, position, seat, at), out=tuple(position.deck[:1]))

        return view

    def tells_everyone(right: Any) -> Any:
        def play(self: Any, position: Any, seat: int, move: Any, at: int, chance: Any) -> Any:
            events = right(self, position, seat, move, at, chance)
            highest = max(position.deck)
            return [*events, type(events[0])(seat=seat, card=highest)]

        return play

    def deals_nothing(right: Any) -> Any:
        return lambda self, position, seat, chance: None

    def keeps_the_chance(right: Any) -> Any:
        def play(self: Any, position: Any, seat: int, move: Any, at: int, chance: Any) -> Any:
            events = right(self, position, seat, move, at, chance)
            position.points = Remembering(position.points)
            position.points.chance = chance
            return events

        return play

    def tells_what_is_no_event(right: Any) -> Any:
        def play(self: Any, position: Any, seat: int, move: Any, at: int, chance: Any) -> Any:
            return [*right(self, position, seat, move, at, chance), Event()]

        return play

    def never_ends(right: Any) -> Any:
        return lambda self, position: None

    return {
        "lists-what-it-refuses": ("listed_moves_are_accepted", "moves", also_lists_another),
        "lists-twice": ("plays_to_the_end", "moves", lists_twice),
        "lists-less-than-it-plays": ("other_moves_are_refused", "moves", lists_less),
        "to-act-names-all-seats": ("plays_to_the_end", "to_act", names_all_seats),
        "never-over": ("plays_to_the_end", "result", never_ends),
        "changes-before-refusing": ("other_moves_are_refused", "play", changes_before_refusing),
        "draws-before-refusing": ("other_moves_are_refused", "play", draws_before_refusing),
        "names-no-rule": ("other_moves_are_refused", "play", names_no_rule),
        "copies-less": ("copies_are_equal_and_independent", "Position.copy", copies_less),
        "copies-less-in-snapshots": ("seeking_goes_anywhere", "Position.copy", copies_less),
        "loads-less": ("saves_and_loads", "load", forgets_points),
        "own-dice": ("records_replay", "play", rolls_its_own_dice),
        "own-memory": ("records_replay", "play", keeps_count_outside),
        "lies-about-time": ("time_runs_forward", "next_change", lies_about_time),
        "looks-and-changes": ("time_runs_forward", "view", looks_and_changes),
        "loses-a-card": ("nothing_is_lost_or_made", "play", loses_a_card),
        "deals-double": ("nothing_is_lost_or_made", "deal_anew", deals_double),
        "shows-the-deck": ("the_hidden_stays_hidden", "view", shows_the_deck),
        "tells-everyone": ("the_hidden_stays_hidden", "play", tells_everyone),
        "deals-nothing": ("the_hidden_stays_hidden", "deal_anew", deals_nothing),
        "keeps-the-chance": ("a_bots_copy_knows_nothing", "play", keeps_the_chance),
        "unknown-event": ("the_wire_loses_nothing", "play", tells_what_is_no_event),
    }


class Remembering(list[int]):
    """A list with something up its sleeve, in its copies too."""

    chance: Any = None

    def copy(self) -> Remembering:
        twin = Remembering(self)
        twin.chance = self.chance
        return twin


@pytest.mark.parametrize("saboteur", saboteurs())
def test_the_battery_finds(saboteur: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check, where, make = saboteurs()[saboteur]
    game = registry.game_named("tricks")
    kind: Any = type(game)
    if where.startswith("Position."):
        kind = type(new_match("tricks", 2).position)
    name = where.removeprefix("Position.")
    monkeypatch.setattr(kind, name, make(getattr(kind, name)))
    found = {each.__name__: each for each in CHECKS}[check]
    table = Table("tricks", 3, {"hand": 12}, Cards, hidden=of_others)
    seeds = range(5)
    with pytest.raises((AssertionError, SandtableError, IndexError, pytest.fail.Exception)):
        assert [found(table, seed) for seed in seeds]


def test_it_announces_itself() -> None:
    assert distribution("sandtable-tricks").version == "1.0"
    assert "tricks" in registry.names(registry.GAMES)
    assert registry.game_named("tricks").name == "tricks"


def test_nothing_in_the_program_knows_it() -> None:
    source = Path(sandtable.__file__).parent
    assert not [path for path in source.rglob("*.py") if "tricks" in path.read_text("utf-8")]


def test_it_plays_from_json_and_is_recorded(tmp_path: Path) -> None:
    match = new_match("tricks", seats=2, seed=1, options={"hand": 1})
    assert match.to_act == (0, 1)
    cards = [match.view(seat).hand[0] for seat in (0, 1)]  # type: ignore[attr-defined]
    told = match.play(1, {"type": "Lay", "card": cards[1]}, at=250)
    assert [event.only for event in told] == [None, 1]
    assert not match.moves(1)
    assert list(match.to_act) == [0]
    assert match.may_undo(1)
    match.play(0, {"type": "Lay", "card": cards[0]}, at=250)
    assert not match.may_undo(0)
    assert match.result is not None
    assert match.result.winners == (cards.index(max(cards)),)
    path = tmp_path / "game.json"
    path.write_bytes(match.record.to_bytes())
    assert load_record(path).result == match.result
    assert wire.schema(match.game)["$defs"].keys() >= {"Lay", "Dealt", "Laid", "Shown", "TricksView"}


def test_its_options_are_checked() -> None:
    for options, where in (
        ({"hand": 21}, "options.hand"),
        ({"hand": "5"}, "options.hand"),
        ({"trumps": 1}, "options"),
    ):
        with pytest.raises(BadInput) as caught:
            new_match("tricks", seats=2, options=options)
        assert caught.value.where == where
    with pytest.raises(BadInput, match="tricks takes 2 to 4"):
        new_match("tricks", seats=1)


def test_its_texts_are_found() -> None:
    match = new_match("tricks", seats=2, seed=1)
    match.play(0, match.moves(0)[0])
    with pytest.raises(IllegalMove) as caught:
        match.play(0, match.game.moves(match.seek(0).position, 0, 0)[1])
    assert text.refusal(match.game, caught.value) == "You have already laid a card. (tricks.LAY-2)"
    assert text.refusal(match.game, caught.value, "de") == "Du hast schon eine Karte gelegt. (tricks.LAY-2)"
    assert text.rule(match.game, "tricks.LAY-2", "nl") == "Een gelegde kaart kun je niet meer veranderen."
    assert text.rule(match.game, "tricks.LAY-2", "fr") == "Once laid, a card can't be changed."
    assert catalogue(match.game) == {
        f"tricks.{each}" for each in ("DEA-1", "LAY-1", "LAY-2", "LAY-3", "END-1")
    }


def test_its_moves_and_events_are_put_in_words() -> None:
    match = new_match("tricks", seats=2, seed=1)
    game, names = match.game, ("Ada", "Jonas")
    assert {game.event_line(event, names, match.options) for event in match.opening} == {
        "Your cards were dealt."
    }
    card = match.moves(0)[0].card
    assert game.move_line(match.moves(0)[0], match.view(0), match.options) == f"Lay the {card}"

    def prompt(seat: int | None) -> str:
        return game.prompt(match.view(seat), names, match.options)

    assert prompt(0) == "Your turn."
    laid = match.play(0, match.moves(0)[0])
    assert game.event_line(laid[0], names, match.options) == "Ada laid a card face down."
    assert prompt(0) == prompt(None) == "Others are choosing."
    while match.to_act:
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    assert prompt(0) == "The game is over."
    assert game.event_line(Event(), names, match.options) == "Event"


def test_the_random_bot_plays_it() -> None:
    from sandtable import bots

    match = new_match("tricks", seats=4, seed=3)
    assert bots.bots_for(match.game) == ["random"]
    bot = bots.bot_named(match.game, "random")
    rng = Random(1)
    while match.to_act:
        seat = rng.choice(match.to_act)
        thought = bot.think(match.for_bot(seat, rng), seat, match.now, rng)
        match.play(seat, thought.move)
    assert match.result is not None


def test_it_is_played_in_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("9\nb\nh\nr LAY-2\n" + "1\n" * 5))
    record = tmp_path / "game.json"
    assert main(["play", "tricks", "--seed", "3", "--record", str(record)]) == 0
    told = capsys.readouterr().out
    match = load_record(record)
    assert match.seats == 3
    assert match.result is not None
    for said in (
        "Your cards were dealt.",
        "Lay the ",
        "Your card: -",
        "You: no",
        "Type a number from 1 to 5",
        "Tricks",
    ):
        assert said in told
    assert text.rules(match.game)["LAY-2"] in told
    view: Any = match.seek(0).view(0)
    assert f"Your hand: {', '.join(map(str, view.hand))}" in told


def test_its_values_are_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["data", "tricks", "--json"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out) == {
        "version": "1",
        "ok": True,
        "constraints": [],
        "values": [],
    }
    components = {"decks": [{"cards": 40}], "names": {"card": {"ace": "Ace"}}}
    monkeypatch.setattr(type(registry.game_named("tricks")), "components", lambda *_: components)
    assert main(["data", "tricks"]) == 0
    told = capsys.readouterr().out
    assert "decks.0.cards" in told
    assert "names.card.ace" in told


def test_it_is_learned_from_what_the_seat_sees() -> None:
    pytest.importorskip("pettingzoo")
    from sandtable.study.environments import turns

    env = turns("tricks", 2)
    env.reset(seed=1)
    rng, seen = Random(1), set()
    while env.agents and not env.terminations[env.agent_selection]:
        observed = env.observe(env.agent_selection)
        allowed = [action for action, may in enumerate(observed["action_mask"]) if may]
        view: Any = env.episode.playing.view(env.possible_agents.index(env.agent_selection))
        assert len(allowed) == len(view.moves)
        seen.add(observed["observation"].tobytes())
        env.step(rng.choice(allowed))
    assert env.episode.over()
    assert len(seen) == 10, "two seats with five cards, and no two choices alike"
