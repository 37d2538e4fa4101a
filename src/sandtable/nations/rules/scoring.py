"""BOO, FAM, ORD, WAR, END: the end of an age and of the match. Compiled with mypyc."""

from __future__ import annotations

from ...core.game import Event
from . import events as happened
from .box import BOOK, NONE, STRENGTH, Box
from .moves import UseBooks
from .payments import held, shown, use
from .position import BOOKS, Player, Position
from .refusal import Refusal

HALL_OF_FAME = (
    (50, "trajan"),
    (40, "ashoka"),
    (35, "wu-zetian"),
    (30, "saladin"),
    (25, "victoria"),
    (20, "charles-v"),
    (15, "cleopatra"),
    (10, "dan-quayle"),
)


def books_refusal(box: Box, player: Player, move: UseBooks) -> Refusal | None:
    """BOO-1: available pieces that show books."""
    kinds = box.kinds_of(move.pieces)
    if kinds is None or not held(box, player, kinds):
        return Refusal("BOO-1", "pieces-not-available")
    for kind in kinds:
        if box.symbol[kind] != BOOK:
            return Refusal("BOO-1", "no-book-on-it")
    return None


def use_books(position: Position, seat: int, move: UseBooks) -> Event:
    """BOO-1: the marker advances by all that the pieces show."""
    box = position.box
    player = position.players[seat]
    kinds = box.kinds_of(move.pieces)
    assert kinds is not None
    use(box, player, kinds)
    gained = 0
    for kind in kinds:
        gained += box.amount[kind]
    player.books += gained
    return happened.BooksUsed(seat=seat, pieces=box.pieces(kinds), gained=gained, books=player.books)


def score_books(position: Position) -> Event:
    """BOO-2."""
    players = position.players
    books = [player.books for player in players]
    gained = [book_points(position, books, seat) for seat in range(len(players))]
    for seat, player in enumerate(players):
        player.book_points += gained[seat]
    seats = range(len(players))
    return happened.BooksScored(
        points=tuple(gained),
        fewer=tuple([tuple(_fewer(books, seat)) for seat in seats]),
        ties=tuple(
            [
                tuple([other for other in seats if other != seat and books[other] == books[seat]])
                for seat in seats
            ]
        ),
    )


def reads(position: Position, seat: int) -> int:
    """BOO-1: the books of a player if all that are available are used; once that is over, the same."""
    player, stage = position.players[seat], position.stage
    if stage > BOOKS or (stage == BOOKS and seat != position.seat and seat not in position.queue):
        return player.books
    return player.books + shown(position.box, player, BOOK)


def book_points(position: Position, books: list[int], seat: int) -> int:
    """BOO-2, SOL-4: points for each other with fewer books, if the players have so many."""
    return len(_fewer(_of_all(position, books), seat)) * points_a_rival(position)


def book_place(position: Position, books: list[int], seat: int) -> int:
    """The place that a player then has by books, 1 for the most; ties share the better one."""
    place = 1
    for theirs in _of_all(position, books):
        if theirs > books[seat]:
            place += 1
    return place


def _of_all(position: Position, books: list[int]) -> list[int]:
    """SOL-4: the opponent's too."""
    return [*books, position.opponent_books] if position.solo() else books


def _fewer(books: list[int], seat: int) -> list[int]:
    return [other for other in range(len(books)) if books[other] < books[seat]]


def points_a_rival(position: Position) -> int:
    """BOO-2, SOL-4: what each other with fewer books is worth."""
    return 2 if len(position.players) <= 2 else 1


def event_points(position: Position) -> int:
    """FAM-1, WAR-1: equal to the age."""
    return position.age


def famine(position: Position, seat: int, fed: bool, able: bool) -> Event:
    """FAM-1: points for all the food, nothing for less."""
    points = event_points(position) if fed else 0
    position.players[seat].famine_points += points
    return happened.Famine(seat=seat, fed=fed, able=able, points=points)


def war(position: Position, seat: int, won: bool, able: bool) -> Event:
    """WAR-1: points for all the strength, nothing for less."""
    points = event_points(position) if won else 0
    position.players[seat].war_points += points
    return happened.War(seat=seat, won=won, able=able, points=points)


def set_order(position: Position) -> Event:
    strength = [shown(position.box, player, STRENGTH) for player in position.players]
    before = tuple(position.order)
    position.order = next_order(position)
    return happened.OrderSet(order=tuple(position.order), before=before, strength=tuple(strength))


def next_order(position: Position) -> list[int]:
    """ORD-1: most strength first, ties keep their order."""
    return _most_first(position, [shown(position.box, player, STRENGTH) for player in position.players])


def _most_first(position: Position, figures: list[int]) -> list[int]:
    """All seats by their figures; ties go by the order of play."""
    found: list[int] = []
    for seat in position.order:
        place = len(found)
        while place > 0 and figures[found[place - 1]] < figures[seat]:
            place -= 1
        found.insert(place, seat)
    return found


def tile_points(box: Box, player: Player) -> list[int]:
    """END-1, by developments, advisor, colonies, wonders; one under construction counts nothing."""
    points = box.tile_points
    sums = [0, 0, 0, 0]
    for tile in player.developments:
        sums[0] += points[tile]
    if player.advisor != NONE:
        sums[1] = points[player.advisor]
    for tile in player.colonies:
        sums[2] += points[tile]
    for tile in player.wonders:
        sums[3] += points[tile]
    return sums


def score(box: Box, player: Player) -> int:
    """END-1, END-3."""
    return player.points() + sum(tile_points(box, player))


def ranking(position: Position) -> list[int]:
    """END-2: most points first, ties by the order of play, which stands since the fourth age."""
    return _most_first(position, [score(position.box, player) for player in position.players])


def hall_of_fame(points: int) -> str | None:
    """SOL-5: the highest name reached."""
    for least, name in HALL_OF_FAME:
        if points >= least:
            return name
    return None


def winner(position: Position) -> int | None:
    """END-2; SOL-5: nobody wins alone."""
    return None if position.solo() else ranking(position)[0]


def end(position: Position) -> Event:
    scores = tuple([score(position.box, player) for player in position.players])
    name = hall_of_fame(scores[0]) if position.solo() else None
    return happened.Ended(scores=scores, winner=winner(position), hall_of_fame=name)
