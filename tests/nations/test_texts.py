"""Every sentence of Nations exists, formats, and says no raw id."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

import sandtable.nations
from sandtable import IllegalMove, new_match
from sandtable.core import text
from sandtable.core.sentences import Teller
from sandtable.nations import game
from sandtable.nations.data import Advisor, Colony, Development, Wonder
from sandtable.nations.datafile import standard
from sandtable.nations.options import NationsOptions
from sandtable.nations.rules import events as happened
from sandtable.nations.rules.events import AnyEvent
from sandtable.nations.rules.moves import PIECE, AnyMove
from sandtable.nations.rules.position import STAGES, TURN
from sandtable.nations.rules.scoring import HALL_OF_FAME
from sandtable.nations.rules.view import SOURCES, NationsView
from tests.nations.tables import Table, random_match

NAMES = ("Ada", "Jonas", "Mirte", "Tom")
ENGINE = Path(sandtable.nations.__file__).parent
RULES = re.findall(
    r"^nations-([A-Z]+-\d+) =", (text.own_folder() / "en/nations-rules.ftl").read_text("utf-8"), re.M
)
REASONS = sorted(
    {
        reason
        for path in ENGINE.rglob("*.py")
        for found in re.findall(
            r'Refusal\((?:[a-z._]+|"[A-Z]+-\d+"), ("[^)]*)'
            r'|^ +return "([a-z]+-[a-z-]+)"$'
            r'|"[A-Z]+-\d+", "([a-z-]+)"',
            path.read_text("utf-8"),
            re.M,
        )
        for reason in re.findall(r"[a-z]+(?:-[a-z]+)+", " ".join(found))
    }
)
WITH_FACTS = {"cannot-afford", "too-little", "superfluous-piece", "piece-does-not-show-it"}
RAW = re.compile(
    r"nations-|core-|[{}_]|\b(?:white|blue|orange|red|chit)-|\bNone\b|"
    + "|".join(rf"\b{tile.id}\b" for tile in standard().tiles if "-" in tile.id)
)


def fine(line: str) -> str:
    assert line
    assert not RAW.search(line), line
    assert line == line.strip()
    assert "\n" not in line
    return line


def test_every_rule_is_told() -> None:
    for rule in RULES:
        fine(text.rule(game, f"nations.{rule}"))


def test_every_reason_of_a_refusal_has_a_sentence() -> None:
    told = (text.own_folder() / "en/nations.ftl").read_text("utf-8")
    assert set(re.findall(r"^nations-refused-([a-z-]+)", told, re.M)) == set(REASONS) > WITH_FACTS
    for reason in REASONS:
        for symbol in ("gold", "strength"):
            facts: dict[str, Any] = {"symbol": symbol, "needed": 3, "held": 1} if reason in WITH_FACTS else {}
            line = text.refusal(game, IllegalMove("nations.PAY-1", reason, **facts))
            fine(line)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_any_move_at_any_time_is_refused_in_words(seats: int) -> None:
    _, other = random_match(seats, 90 + seats)
    match, choose = new_match("nations", seats, seats), Random(seats)
    while match.to_act:
        for _, move, _ in choose.sample(other, 5):
            seat = choose.randrange(seats)
            try:
                match.copy().play(seat, move)
            except IllegalMove as error:
                fine(text.refusal(game, error))
                fine(text.rule(game, error.rule))
        seat = match.to_act[0]
        match.play(seat, choose.choice(match.moves(seat)))


def test_whole_matches_are_told_in_words() -> None:
    kinds: set[type] = set()
    for seats, seed in [(seats, seed) for seats in (1, 2, 3, 4) for seed in range(5)]:
        match, played = random_match(seats, seed)
        replay = new_match("nations", seats, seed)
        for event in replay.opening:
            fine(game.event_line(event, NAMES[:seats], replay.options))
        for seat, move, events in played:
            for viewer in (None, *range(seats)):
                view = replay.view(viewer)
                assert isinstance(view, NationsView)
                fine(game.prompt(view, NAMES[:seats], replay.options))
                if viewer == seat:
                    lines = [fine(game.move_line(each, view, replay.options)) for each in view.moves[:25]]
                    assert len(lines) == len(set(lines)), "two moves read the same"
                    fine(game.move_line(move, view, replay.options))
            for event in events:
                line = game.event_line(event, NAMES[:seats], replay.options)
                fine(line)
                if hasattr(event, "seat"):
                    assert NAMES[event.seat] in line
            kinds |= {type(move), *map(type, events)}
            replay.play(seat, move)
        over = match.view(0)
        assert isinstance(over, NationsView)
        fine(game.prompt(over, NAMES[:seats], match.options))
    assert kinds | {happened.AgeBegan} == {*get_args(AnyMove), *get_args(AnyEvent)}


def test_pieces_in_words() -> None:
    def piece(name: str, count: int = 1) -> str:
        return Teller(game).counted(PIECE.split(), name, count)

    assert piece("white-gold-1") == "a white die showing gold"
    assert piece("orange-food-3") == "an orange die showing 3 food"
    assert piece("chit-gold") == "a gold chit"
    assert piece("red-used") == "a used red die"
    assert piece("blue-book-3", 2) == "2 blue dice showing 3 books each"
    for name in Table().box.names:
        for count in (1, 2):
            fine(piece(name, count))


def test_lines_of_a_log() -> None:
    def line(event: AnyEvent) -> str:
        return game.event_line(event, ("You", "Jonas"), NationsOptions(), seat=0)

    assert line(happened.Rolled(seat=1, why="new", pieces=("red-food-2",))) == (
        "Jonas rolled the new dice: a red die showing 2 food."
    )
    pieces = ("white-gold-1", "white-gold-1", "blue-book-3", "chit-food")
    assert line(happened.DiceReturned(seat=0, pieces=pieces)) == (
        "You gave back 2 white dice showing gold, a blue die showing 3 books and a food chit."
    )
    assert line(happened.DiceReturned(seat=0, pieces=())) == "You gave back nothing."
    scored = happened.BooksScored(points=(2, 0), fewer=((1,), ()), ties=((), ()))
    assert line(scored) == "Points for books: you 2 and Jonas 0."
    assert line(happened.Famine(seat=0, fed=True, able=True, points=1)) == "You fed the people: 1 point."
    assert line(happened.OrderSet(order=(1, 0), before=(0, 1), strength=(2, 5))) == (
        "New player order, by strength: Jonas 5 and you 2."
    )
    assert line(happened.Ended(scores=(20, 31), winner=1)) == (
        "The game is over: you 20 and Jonas 31. Jonas won."
    )


def test_all_that_the_game_names_has_a_word() -> None:
    names = ["title", "about", "event", "reroll", "stage-order", "fame", "fame-none"]
    names += [tile.__struct_config__.tag for tile in (Development, Advisor, Colony, Wonder)]  # type: ignore[misc]
    names += ["building", "military", "gold", "stone", "food", "book", "strength"]
    names += ["white", "blue", "orange", "red", *(f"age-{age}" for age in (1, 2, 3, 4))]
    names += [f"stage-{stage}" for stage in STAGES[TURN:]] + [f"source-{source}" for source in SOURCES]
    names += [f"fame-{name}" for _, name in HALL_OF_FAME]
    names += [f"option-{name}{more}" for name in ("opponent", "data") for more in ("", "-about")]
    names += [f"option-opponent-{level}{more}" for level in ("normal", "hard") for more in ("", "-about")]
    for name in names:
        fine(text.say(f"nations-{name}"))
