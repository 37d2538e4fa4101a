"""Nations in the terminal: the board and the nations, and pieces that are picked one by one."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ...core import text
from ...core.sentences import Teller
from ...terminal.terminal import Terminal
from ..data import AnyTile, Development
from ..naming import nation_name, tile_name
from ..rules.moves import PIECE, AnyMove
from ..rules.view import NationsView, Place, PlayerView

LONG_MENU = 12
"""With more payments or rolls than this, pieces are picked one by one."""
STYLES = {"white": "white", "blue": "bright_blue", "orange": "dark_orange", "red": "red", "chit": "gold3"}


class NationsTerminal(Terminal):
    def name(self, seat: int) -> str:
        return nation_name(self.match.position.box.data.start.nations[seat], self.language)

    def shows_by_itself(self, view: NationsView) -> bool:
        return view.stage in ("turn", "books", "famine", "war")

    def menu(self, view: NationsView) -> list[AnyMove]:
        """The moves, payments of few pieces first."""
        if view.stage != "paying":
            return list(view.moves)
        return sorted(view.moves, key=lambda move: len(msgspec.structs.asdict(move)["pieces"]))

    def show_choice(self, view: NationsView) -> None:
        if not _picks(view):
            super().show_choice(view)
            return
        teller = Teller(self.game, language=self.language)
        self.number(teller.counted(PIECE.split(), name) for name in _pieces(view))
        self.say("terminal-pick")

    def chosen(self, view: NationsView, numbers: list[int]) -> Any:
        return _picked(view, numbers) if _picks(view) else super().chosen(view, numbers)

    def highest(self, view: NationsView) -> int:
        return len(_pieces(view)) if _picks(view) else super().highest(view)

    def show(self, view: NationsView) -> None:
        self.console.print(Text(self._event(view), style="bold"))
        self.console.print(self._board(view))
        for player in sorted(view.players, key=lambda player: view.order.index(player.seat)):
            self.console.print(self._player(player))

    def _board(self, view: NationsView) -> Panel:
        grid = Grid.grid(padding=(0, 2), expand=True)
        grid.add_column(width=5)
        for _ in range(view.columns):
            grid.add_column(ratio=1, overflow="fold")
        for row in range(3):
            places = view.board[row * view.columns : (row + 1) * view.columns]
            grid.add_row(str(places[0].price), *(self._place(place) for place in places))
        books = view.opponent_books
        below = None if books is None else self.text("terminal-opponent", books=books)
        return Panel(grid, subtitle=below)

    def _event(self, view: NationsView) -> str:
        due = self.text(
            "terminal-due",
            food=view.event.food,
            strength=view.event.strength,
            count=view.players[0].famine.points,
        )
        return f"{self.text(f'nations-age-{view.age}')}: {tile_name(view.event, self.language)} ({due})"

    def _place(self, place: Place) -> Text:
        if place.tile is not None:
            return self._tile(place.tile)
        taker = place.taken_by
        who = self.names[taker] if isinstance(taker, int) else self.text("terminal-the-opponent")
        return Text(self.text("terminal-taken", player=who), style="dim")

    def _player(self, player: PlayerView) -> Group:
        state = f" ({self.text('terminal-passed')})" if player.passed else ""
        books = self.text("nations-books", count=player.books)
        points = self.text("terminal-points", count=player.points)
        score = self.text("terminal-with-tiles", count=player.score)
        pieces = Text(f"{self.text('terminal-available')}: ")
        for name in player.available:
            colour = name.partition("-")[0]
            pieces.append(self._short(name), style=STYLES[colour])
        pieces.append(f"({self.text('nations-reroll')})" * player.rerolls, style="gold3")
        if player.unrolled:
            pieces.append(f" {self._counts(player.unrolled)} {self.text('terminal-not-rolled')}", style="dim")
        used = player.used_dice | player.used_chits
        if player.used_rerolls:
            used |= {self.text("nations-reroll"): player.used_rerolls}
        if used:
            pieces.append(f"  {self.text('terminal-used')}: {self._counts(used)}", style="dim")
        owned = [*player.developments, *player.colonies, *player.wonders]
        if player.advisor:
            owned.append(player.advisor)
        tiles = Text(f"{self.text('terminal-has')}: ").append(Text(", ").join(map(self._tile, owned)))
        if player.construction:
            tiles.append(f"; {self.text('terminal-begun')}: ").append(self._tile(player.construction))
        return Group(
            Text(f"{self.names[player.seat]}{state}: {points} ({score}), {books}", style="bold"),
            Padding(pieces, (0, 0, 0, 2)),
            Padding(tiles, (0, 0, 0, 2)),
        )

    def _short(self, name: str) -> str:
        """A die as [3 books], a chit as (gold)."""
        kind, symbol, *amount = name.split("-")
        if kind == "chit":
            return f"({self.text(f'nations-face-{symbol}', amount=1)})"
        return f"[{self.text(f'nations-face-{symbol}', amount=int(amount[0]))}]"

    def _counts(self, things: dict[str, int]) -> str:
        return ", ".join(
            f"{count} {text.find(f'nations-{name}', self.language) or name}" for name, count in things.items()
        )

    def _tile(self, tile: AnyTile) -> Text:
        """A tile in short: name, what it gives, points."""
        plain = msgspec.to_builtins(tile)
        facts = []
        if isinstance(tile, Development):
            facts.append(f"{tile.dice} {self.text(f'nations-{tile.colour}')}")
        if plain.get("rerolls"):
            facts.append(self.text("nations-chit-reroll", count=plain["rerolls"]))
        if plain.get("chit"):
            facts.append(self.text(f"nations-face-{plain['chit']}", amount=1))
        if plain.get("stone"):
            facts.append(f"-{plain['stone']} {self.text('nations-stone')}")
        if tile.points:
            facts.append(f"+{tile.points}")
        style = STYLES[tile.colour] if isinstance(tile, Development) else "green"
        more = f" ({', '.join(facts)})" if facts else ""
        return Text.assemble((tile_name(tile, self.language), style), more)


def _pieces(view: NationsView) -> list[str]:
    """The pieces that some move would use, in the order they are shown."""
    wanted = {name for move in view.moves for name in msgspec.structs.asdict(move).get("pieces", ())}
    player = view.players[view.to_act[0]]
    return [name for name in player.available if name in wanted]


def _picks(view: NationsView) -> bool:
    """Whether there are so many combinations of pieces that they are better picked one by one."""
    return len(view.moves) > LONG_MENU and view.stage in ("paying", "rolling", "books")


def _picked(view: NationsView, numbers: list[int]) -> Any:
    pieces = _pieces(view)
    if not numbers or len(set(numbers)) < len(numbers) or not all(0 <= n <= len(pieces) for n in numbers):
        return None
    kind: Any = type(view.moves[0])
    return kind(tuple(pieces[number - 1] for number in numbers if number))
