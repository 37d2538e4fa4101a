"""Games by chance, reckoned again from what everybody sees and from the components alone."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from sandtable import Match, new_match
from sandtable.nations.rules import events, moves

from ..rules import rule


def pieces_are_those_of_the_tiles(player: Any) -> None:
    """Every die comes from a development, every chit from the start, an advisor, a colony or a wonder."""
    dice = Counter(piece.split("-")[0] for piece in player.available)
    chits = Counter(piece for piece in player.available if piece.startswith("chit"))
    chits.update({f"chit-{symbol}": count for symbol, count in player.used_chits.items()})
    del dice["chit"]
    for idle in (player.used_dice, player.unrolled):
        dice.update(idle)
    expected: Counter[str] = Counter()
    for tile in player.developments:
        expected[tile.colour] += tile.dice
    assert dice == expected
    owned = [tile.chit for tile in (*player.colonies, *player.wonders) if tile.chit]
    assert chits == Counter(["chit-gold", *(f"chit-{chit}" for chit in owned)])
    assert player.rerolls + player.used_rerolls == 1 + (player.advisor.rerolls if player.advisor else 0)


def figures_are_those_of_the_faces(view: Any) -> None:
    """What pieces show together, and what books, famine and war would come to with them."""
    for player in view.players:
        shows: Counter[str] = Counter()
        for piece in player.available:
            _, symbol, amount = [*piece.split("-"), "1"][:3]
            shows[symbol] += int(amount)
        assert player.shows == shows
        if view.stage in ("turn", "paying"):
            assert player.reads == player.books + shows["book"]
        for outlook, symbol in ((player.famine, "food"), (player.war, "strength")):
            assert (outlook.points, outlook.shown) == (view.age, shows[symbol])
            assert (outlook.pays == "plainly") == (shows[symbol] >= outlook.needed)
            assert (outlook.pays == "no") == (not outlook.pieces)
            if outlook.pays == "exchanging":
                assert any(piece.split("-")[1] != symbol for piece in outlook.pieces)
    books = [player.reads for player in view.players]
    for player in view.players:
        assert player.book_points == book_points(books, view.opponent_books, player.seat)
        others = books if view.opponent_books is None else [*books, view.opponent_books]
        assert player.book_place == 1 + sum(each > player.reads for each in others)


def points_on_tiles(player: Any) -> int:
    tiles = [*player.developments, *player.colonies, *player.wonders, player.advisor]
    return sum(tile.points for tile in tiles if tile)


def book_points(books: list[int], opponent: int | None, seat: int) -> int:
    others = [each for number, each in enumerate(books) if number != seat]
    others += [] if opponent is None else [opponent]
    return sum(each < books[seat] for each in others) * (2 if len(others) == 1 else 1)


class Reckoning:
    """The points and the order of a match, from its events."""

    def __init__(self, match: Match) -> None:
        view: Any = match.view(None)
        self.order = list(view.order)
        self.points = [0] * match.seats

    def follow(self, before: Any, found: list[Any]) -> None:
        books = [player.books for player in before.players]
        for event in found:
            if isinstance(event, events.BooksUsed):
                books[event.seat] = event.books
            elif isinstance(event, events.BooksScored):
                gained = [book_points(books, before.opponent_books, seat) for seat in range(len(books))]
                assert list(event.points) == gained
                self.points = [sum(each) for each in zip(self.points, gained, strict=True)]
                for seat, own in enumerate(books):
                    others = [other for other in range(len(books)) if other != seat]
                    assert event.fewer[seat] == tuple(other for other in others if books[other] < own)
                    assert event.ties[seat] == tuple(other for other in others if books[other] == own)
            elif isinstance(event, events.Famine | events.War):
                paid = event.fed if isinstance(event, events.Famine) else event.won
                self.points[event.seat] += before.age if paid else 0
            elif isinstance(event, events.OrderSet):
                assert list(event.before) == self.order
                # Sorting keeps the order of equals.
                self.order = sorted(self.order, key=[-each for each in event.strength].__getitem__)
                assert list(event.order) == self.order
            elif isinstance(event, events.Bought):
                assert before.board[event.place].to == event.to


@rule("nations.BUY-3")
@rule("nations.BOO-2")
@rule("nations.ORD-1")
@rule("nations.END-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_come_out_as_reckoned(seats: int) -> None:
    for seed in range(3):
        rng, match = Random(seed), new_match("nations", seats, seed)
        reckoning = Reckoning(match)
        while match.result is None:
            view: Any = match.view(match.to_act[0])
            figures_are_those_of_the_faces(view)
            if view.stage == "turn":
                for player in view.players:
                    pieces_are_those_of_the_tiles(player)
            wanted = [move for move in view.moves if isinstance(move, moves.Buy | moves.Build)]
            open_moves = wanted if wanted and rng.random() < 0.6 else view.moves
            reckoning.follow(view, match.play(view.seat, rng.choice(open_moves)))
        end: Any = match.view(None)
        scores = [reckoning.points[seat] + points_on_tiles(end.players[seat]) for seat in range(seats)]
        assert list(end.result.scores) == scores
        assert list(end.result.ranking) == sorted(reckoning.order, key=[-each for each in scores].__getitem__)
