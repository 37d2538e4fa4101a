"""The events tell the truth: a model that knows nothing but them shows what the views show."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable import new_match
from sandtable.core.game import Event
from sandtable.nations.rules import events as e
from sandtable.nations.rules.events import AnyEvent
from sandtable.nations.rules.view import NationsView, PlayerView
from tests.nations.tables import random_match


class Pieces:
    """What lies where with one player: dice and chits available, used, or not rolled yet; and tiles."""

    def __init__(self) -> None:
        self.available = Counter({"chit-gold": 1, "chit-reroll": 1})
        self.unrolled = Counter({"white": 5})
        self.used_dice: Counter[str] = Counter()
        self.used_chits: Counter[str] = Counter()
        self.developments = ["axeman", "farm", "caravan", "quarry", "temple"]
        self.advisor: str | None = None
        self.construction: str | None = None
        self.colonies: list[str] = []
        self.wonders: list[str] = []
        self.points = 0
        self.passed = False

    def take_away(self, piece: str) -> None:
        assert self.available[piece] > 0, f"{piece} is not there"
        self.available[piece] -= 1

    def use(self, piece: str) -> None:
        self.take_away(piece)
        colour = piece.split("-", maxsplit=1)[0]
        if colour == "chit":
            self.used_chits[piece] += 1
        else:
            self.used_dice[colour] += 1

    def give_back(self, piece: str) -> None:
        colour, _, face = piece.partition("-")
        if face != "used":
            self.take_away(piece)
            return
        assert self.used_dice[colour] > 0
        self.used_dice[colour] -= 1

    def refresh(self) -> None:
        for piece in list(self.available.elements()):
            if not piece.startswith("chit"):
                self.take_away(piece)
                self.unrolled[piece.split("-")[0]] += 1
        self.unrolled += self.used_dice
        self.available += self.used_chits
        self.used_dice.clear()
        self.used_chits.clear()
        self.passed = False

    def agrees(self, view: PlayerView) -> None:
        rerolls, used_rerolls = self.available["chit-reroll"], self.used_chits["chit-reroll"]
        assert (rerolls, used_rerolls) == (view.rerolls, view.used_rerolls)
        assert +self.available == Counter(view.available) + Counter({"chit-reroll": rerolls})
        assert +self.unrolled == view.unrolled
        assert +self.used_dice == view.used_dice
        used = {f"chit-{symbol}": count for symbol, count in view.used_chits.items()}
        assert +self.used_chits == Counter(used) + Counter({"chit-reroll": used_rerolls})
        assert self.developments == [tile.id for tile in view.developments]
        assert self.advisor == (view.advisor and view.advisor.id)
        assert self.construction == (view.construction and view.construction.id)
        assert self.colonies == [tile.id for tile in view.colonies]
        assert self.wonders == [tile.id for tile in view.wonders]
        assert (self.points, self.passed) == (view.points, view.passed)


class Model:
    """A whole table that changes by events alone."""

    def __init__(self, start: NationsView) -> None:
        self.players = [Pieces() for _ in start.players]
        self.board: list[str | None] = []
        self.books = [0] * len(start.players)
        for place, seat in enumerate(start.order):
            self.books[seat] = [1, 3][place] if len(start.players) == 2 else place + 1
        self.opponent_books = 1
        self.order = start.order

    def see(self, event: AnyEvent) -> None:
        seat = getattr(event, "seat", None)
        player = self.players[seat or 0]
        match event:
            case e.AgeBegan():
                self.board = list(event.tiles)
                for each in self.players:
                    each.refresh()
            case e.Rolled(why="reroll"):
                for before, after in zip(event.before, event.pieces, strict=True):
                    assert before.split("-")[0] == after.split("-")[0]
                    player.take_away(before)
                    player.available[after] += 1
            case e.Rolled():
                if event.why == "age":
                    rolled = Counter(piece.split("-")[0] for piece in event.pieces)
                    assert rolled == +player.unrolled
                    player.unrolled.clear()
                player.available.update(event.pieces)
            case e.RerollUsed():
                player.use("chit-reroll")
            case e.Chosen():
                assert event.tile == (player.construction if event.place is None else self.board[event.place])
            case e.Paid():
                assert not Counter(event.exchanged) - Counter(event.pieces)
                for piece in event.pieces:
                    player.use(piece)
            case e.Bought():
                assert self.board[event.place] == event.tile
                self.board[event.place] = None
                match event.to:
                    case "developments":
                        assert event.slot is not None
                        player.developments[event.slot] = event.tile
                    case "advisor":
                        player.advisor = event.tile
                    case "construction":
                        player.construction = event.tile
                    case "colonies":
                        player.colonies.append(event.tile)
            case e.Left():
                assert event.tile in [*player.developments, player.advisor, player.construction]
            case e.DiceReturned():
                for piece in event.pieces:
                    player.give_back(piece)
            case e.ChitsReturned():
                player.available["chit-reroll"] -= event.available
                player.used_chits["chit-reroll"] -= event.used
            case e.ChitTaken():
                player.available[f"chit-{event.chit}"] += event.count
            case e.Built():
                assert player.construction == event.tile
                player.construction = None
                player.wonders.append(event.tile)
            case e.Passed():
                player.passed = True
            case e.BooksUsed():
                for piece in event.pieces:
                    player.use(piece)
                self.books[event.seat] += event.gained
                assert self.books[event.seat] == event.books
            case e.BooksScored():
                for each, points in zip(self.players, event.points, strict=True):
                    each.points += points
            case e.Famine() | e.War():
                player.points += event.points
            case e.OrderSet():
                self.order = event.order
            case e.OpponentRead():
                self.opponent_books += event.gained
                assert self.opponent_books == event.books
            case e.OpponentTook():
                if event.place is not None:
                    assert self.board[event.place] == event.tile
                    self.board[event.place] = None
            case e.Ended():
                pass

    def agrees(self, view: NationsView) -> None:
        assert self.board == [place.tile and place.tile.id for place in view.board]
        assert self.books == [player.books for player in view.players]
        assert self.order == view.order
        assert view.opponent_books in (None, self.opponent_books)
        for model, player in zip(self.players, view.players, strict=True):
            model.agrees(player)


def shown(view: object) -> NationsView:
    assert isinstance(view, NationsView)
    return view


def seen(event: Event) -> AnyEvent:
    assert isinstance(event, AnyEvent)
    return event


@settings(max_examples=30, deadline=None)
@given(st.integers(1, 4), st.integers(0, 10_000), st.booleans())
def test_a_model_that_sees_only_events_shows_what_the_views_show(seats: int, seed: int, hard: bool) -> None:
    options = {"opponent": "hard"} if hard and seats == 1 else {}
    _, played = random_match(seats, seed, **options)
    match = new_match("nations", seats, seed, options)
    model = Model(shown(match.view(None)))
    for event in match.opening:
        model.see(seen(event))
    model.agrees(shown(match.view(None)))
    for seat, move, events in played:
        assert match.play(seat, move) == events, "the same match again"
        for event in events:
            model.see(seen(event))
        model.agrees(shown(match.view(None)))
    ended = events[-1]
    assert isinstance(ended, e.Ended)
    result = match.result
    assert result
    assert ended.scores == result.scores
    assert result.winners == (() if ended.winner is None else (ended.winner,))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_random_or_hidden_comes_up_without_an_event_that_says_so(seats: int) -> None:
    match, _ = random_match(seats, 40 + seats)
    replay = new_match("nations", seats, 40 + seats)
    for entry in match.record.entries:
        drawn, stacks = replay._chance.drawn, replay.position.stacks.copy()
        events = replay.play(entry.seat, entry.move)
        if replay._chance.drawn != drawn or replay.position.stacks != stacks:
            assert any(event.reveals for event in events)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_die_and_chit_comes_from_a_tile_or_the_start(seats: int) -> None:
    _, played = random_match(seats, 60 + seats)
    replay = new_match("nations", seats, 60 + seats)
    for seat, move, _ in played:
        replay.play(seat, move)
        view = shown(replay.view(None))
        if view.replacing is None and view.stage != "returning-chits":
            for player in view.players:
                dice = Counter(piece.split("-")[0] for piece in player.available if "chit" not in piece)
                dice += Counter(player.unrolled) + Counter(player.used_dice)
                wanted: Counter[str] = Counter()
                for tile in player.developments:
                    wanted[tile.colour] += tile.dice
                assert dice == wanted
                chits = Counter(piece for piece in player.available if "chit" in piece)
                chits += Counter({f"chit-{symbol}": count for symbol, count in player.used_chits.items()})
                gained = [getattr(tile, "chit", None) for tile in (*player.colonies, *player.wonders)]
                assert chits == Counter({"chit-gold": 1}) + Counter(f"chit-{each}" for each in gained if each)
                assert player.rerolls + player.used_rerolls == 1 + getattr(player.advisor, "rerolls", 0)
