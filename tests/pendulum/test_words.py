"""Whole matches of Pendulum are told in words: nothing is missing, nothing is a raw id."""

from __future__ import annotations

import re
from random import Random
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
import pytest

from sandtable.core import text
from sandtable.core.game import Event
from sandtable.core.match import Match
from sandtable.pendulum import game
from sandtable.pendulum.data import Cost, Gain
from sandtable.pendulum.options import PendulumOptions
from sandtable.pendulum.rules import codes, events, moves, tables
from sandtable.pendulum.rules.events import AnyEvent
from sandtable.pendulum.rules.moves import AnyMove
from sandtable.pendulum.rules.result import PendulumResult, Statistics
from sandtable.pendulum.rules.view import PendulumView

from ..rules import rule
from .tables import call, deal, play_random, put, rich, started

NAMES = ("Ada", "Jonas", "Mirte", "Tom", "Vera")
IDS = [*tables.CARD_NAMES, *tables.PROVINCE_NAMES, *tables.ACHIEVEMENT_NAMES, *tables.CHARACTER_NAMES]
RAW = re.compile(
    r"pendulum-|core-|[{}_]|\b(?:None|True|False|true|false)\b| ,| \.|  |"
    + "|".join(rf"\b{name}\b" for name in IDS if "-" in name)
)
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"untimed": [1, 2, 3, 4], "sides": "advanced", "characters": [], "glory": [0, 1]}),
    (5, {"sides": "advanced", "characters": [], "glory": [0, 1, 2, 3, 4], "worker_rule": [1]}),
    (5, {"untimed": [1, 3], "grace": 3000}),
    (1, {"automa": "D", "foreshadowing": True}),
]
MENU = 8
"""One menu of so many is read, and in it at most so many lines of each kind of move."""


def fine(line: str) -> str:
    assert line
    assert not RAW.search(line), line
    assert line == line.strip()
    assert "\n" not in line
    return line


def view_of(match: Match, seat: int | None) -> PendulumView:
    view = match.view(seat)
    assert isinstance(view, PendulumView)
    return view


def menu(view: PendulumView, rng: Random) -> list[AnyMove]:
    by_kind: dict[type, list[AnyMove]] = {}
    for move in view.moves:
        by_kind.setdefault(type(move), []).append(move)
    return [move for same in by_kind.values() for move in rng.sample(same, min(MENU, len(same)))]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whole_matches(seats: int, options: dict[str, Any]) -> None:
    names, rng = NAMES[:seats], Random(seats)
    match = play_random(deal(seats, seats, **options), Random(seats))
    again = deal(seats, seats, **options)
    for event in again.opening:
        fine(game.event_line(event, names, again.options))
    for at, seat, move in match.entries:
        if rng.randrange(MENU) == 0:
            for viewer in (None, *range(seats)):
                fine(game.prompt(view_of(again, viewer), names, again.options))
            view = view_of(again, seat)
            shown = [move, *menu(view, rng)]
            lines = {fine(game.move_line(each, view, again.options)) for each in shown}
            assert len(lines) == len(set(map(repr, shown))), "two moves read the same"
        for event in again.play(seat, move, at):
            line = fine(game.event_line(event, names, again.options))
            if isinstance(who := getattr(event, "seat", None), int):
                assert names[who] in line
    for viewer in (None, *range(seats)):
        assert game.prompt(again.view(viewer), names, again.options) == "The game is over."


STRINGS = {
    "achievement": "trade-pact",
    "province": "kasalat",
    "card": "coin",
    "action": "muster",
    "reason": "glory",
    "level": "C",
}
TUPLES: dict[str, tuple[Any, ...]] = {
    "characters": ("bolk-champion", "gambal-briber", "licinia-alchemist"),
    "order": (2, 0, 1),
    "votes": (1, 2, 3),
    "ties": (),
    "winners": (1,),
    "stratagems": ("waive-1", "pacifist-double-action"),
    "cards": ("coin", "swap"),
    "provinces": ("kasalat",),
    "rewards": ("coin", "swap"),
}


def made(kind: type[msgspec.Struct]) -> Any:
    """One of its kind, for a message that random play rarely needs."""
    return kind(**{field.name: value(field) for field in msgspec.structs.fields(kind) if field.required})


def value(field: Any) -> Any:
    kind = get_args(field.type)[0] if get_origin(field.type) is Annotated else field.type
    if get_origin(kind) is Literal:
        return get_args(kind)[-1]
    if get_origin(kind) is tuple:
        return TUPLES[field.name]
    if field.name == "move":
        return moves.Conquer("kasalat")
    return STRINGS[field.name] if kind is str else kind is not bool and 1


@pytest.mark.parametrize("kind", get_args(AnyEvent), ids=lambda kind: kind.__name__)
def test_every_event(kind: type[Event]) -> None:
    event = made(kind)
    line = fine(game.event_line(event, NAMES[:3], PendulumOptions()))
    if hasattr(event, "seat"):
        assert "Jonas" in line


@pytest.mark.parametrize("kind", get_args(AnyMove), ids=lambda kind: kind.__name__)
def test_a_command_taken_back_is_named(kind: type[moves.AnyMove]) -> None:
    lost = events.TakenBack(seat=0, move=made(kind), by=1)
    line = fine(game.event_line(lost, NAMES, PendulumOptions()))
    assert line.startswith("Jonas won the clash by privilege. Ada lost a")


def test_lines_of_a_log() -> None:
    def line(event: AnyEvent) -> str:
        return game.event_line(event, ("You", "Jonas"), PendulumOptions(), seat=0)

    nothing = dict.fromkeys(("military", "culture", "gold", "votes", "power", "prestige", "popularity"), 0)
    gained = nothing | {"legendary": 0, "lost": 0}
    assert line(events.Placed(seat=0, worker=4, area="purple", row="top", frame=0)) == (
        "You placed a grande in the purple top row, "
        "for blue production or 1 popularity + 1 prestige + 1 vote."
    )
    acted = events.Acted(
        seat=1, worker=2, area="green", row="top", box=0, action="muster", stratagems=("waive-1",)
    )
    assert line(acted) == (
        "Jonas acted with a common in the green top row, using “Letter of Credit”: 1 power + 2 votes."
    )
    assert line(events.Paid(seat=0, **nothing | {"gold": 2, "votes": 1})) == "You paid 2 gold and 1 vote."
    assert line(events.Gained(seat=0, **gained | {"gold": 2})) == "You gained 2 gold."
    assert line(events.Gained(seat=0, **gained | {"gold": 2, "lost": 3})) == (
        "You gained 2 gold and lost 3 to the limit."
    )
    assert line(events.Gained(seat=0, **gained | {"lost": 3})) == "You lost 3 to the limit."
    assert line(events.Gained(seat=0, **gained)) == "You gained no steps: the track is at its end."
    assert line(events.Flipped(seat=None, timer="black", row="top")) == (
        "The black timer flipped to the top row."
    )
    assert line(events.CouncilBegan(round=1, order=(1, 2, 0), votes=(0, 5, 3), ties=())) == (
        "Council 1 began. Privilege by votes: Jonas 5, the neutral player 3 and you 0."
    )
    assert line(events.Slotted(seat=1, province="kasalat", colour="red")) == (
        "Jonas put Kasalat under red, which now also produces 2 military."
    )
    assert line(events.Ended(winners=(), reason="nobody")) == (
        "The game is over. Nobody has legendary, so nobody won."
    )
    assert line(events.Ended(winners=(1,), reason="points")) == (
        "The game is over, won by Jonas: most points in the parchment."
    )


def test_lines_of_a_menu() -> None:
    match = started(4, characters=["bolk-warmonger", "mesoat-pacifist", None, None])
    player = rich(match, 0)
    player.hand += [tables.CARD_NUMBER["waive-1"]]
    put(match, 0, 0, codes.FRAME + 10)

    def line(move: AnyMove, seat: int = 0) -> str:
        return game.move_line(move, view_of(match, seat), match.options)

    def prompt() -> str:
        return game.prompt(view_of(match, 0), NAMES[:4], match.options)

    assert line(moves.Act(0, 1)) == "Act with your grande: 2 popularity for 2 gold"
    assert line(moves.Act(0, 1, waive=1)) == ("Act with your grande: 2 popularity for 2 gold, waiving 2 gold")
    assert line(moves.Act(0, 1, also=2, waive=1)) == (
        "Act with your grande: 2 popularity for 2 gold, and 1 power + 2 votes for 2 gold, waiving 2 gold"
    )
    put(match, 1, 1, codes.FRAME + 18)
    assert line(moves.Act(1, 2, twice=True), 1) == (
        "Act with your first common: a province twice, each for 4 military"
    )
    assert line(moves.Place(3, "black", "top", 3)) == (
        "Place your third common in the black top row, for any 1 resource"
    )
    assert line(moves.PickUp()) == "Pick up your stratagems for 2 power"
    assert line(moves.PlayStratagem("warmonger-exchange", military=3)) == (
        "Play “Swords to Songs” with 3 military"
    )
    assert line(moves.Retrieve(0)) == "Retrieve your grande in the green bottom row"
    assert line(moves.Slot("red")) == "Put it under red"
    player.queue = [codes.SLOT << codes.SHIFT | 0]
    assert line(moves.Slot("red")) == "Put Kasalat under red"
    assert prompt() == "Under which slot do you put Kasalat?"
    player.queue = [codes.ANY << codes.SHIFT | 3]
    assert prompt() == "Which 3 resources do you take?"
    player.queue = [codes.ONE_TRACK << codes.SHIFT | 2]
    assert line(moves.Step("power")) == "2 steps on power"


@rule("pendulum.COU-2")
def test_who_waits_in_a_claimed_order_is_not_told_to_act() -> None:
    match = call(started(grace=0))
    match.play(0, moves.ClaimPrivilege())
    assert [game.prompt(match.view(seat), NAMES[:4], match.options) for seat in range(4)] == [
        *["Others are choosing. (Council called)"] * 3,
        "Council is called. Finish what you can, then press Done.",
    ]


def test_every_amount_and_effect_has_words() -> None:
    for name in (*Cost.__struct_fields__, *Gain.__struct_fields__):
        whole = name in Cost.__struct_fields__ or name == "legendary"
        message = f"pendulum-{'amount' if whole else 'do'}-{name}"
        facts: dict[str, Any] = {"count": 2, "produce-name": "red"}
        fine(text.say(message, **facts))


def test_all_that_a_result_names_has_a_word() -> None:
    names = [f"statistic-{field}" for field in (*Statistics.__struct_fields__, "round_lengths")]
    names += [f"source-{source}" for source in (*codes.TRACKS, "legendary")]
    reason = {field.name: field.type for field in msgspec.structs.fields(PendulumResult)}["reason"]
    names += [f"reason-{each}" for each in get_args(reason)]
    for name in names:
        fine(text.say(f"pendulum-{name}"))
