"""A little calculator of costs and gains that knows only the component data, to compare the engine with.

Choices are made by a fixed rule, which `decide` tells the engine and `Account` follows on its own: any N are
military, then culture, then gold, as far as there is room; steps go on power, or on prestige if all must go
on one track; a swap gives power for prestige; provinces are drawn and slotted under blue; worker 0 is
retrieved; the first discarded stratagem is taken back; worker 1 becomes a grande.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sandtable.core.match import Match
from sandtable.pendulum.data import DATA, Cost, Gain
from sandtable.pendulum.rules import codes, moves, tables
from sandtable.pendulum.rules.position import Player

from .tables import open_choice

RESOURCES = ("military", "culture", "gold")
TRACKS = ("power", "prestige", "popularity", "legendary")
CHARACTERS = {character.id: character for character in DATA.characters}
END = 21


class Account:
    """What a player has, changed by costs and gains as they are printed."""

    def __init__(self, player: Player) -> None:
        self.character = CHARACTERS[tables.CHARACTER_NAMES[player.character]]
        self.has: dict[str, int] = dict(zip(RESOURCES, player.resources, strict=True))
        self.has |= dict(zip(TRACKS, player.tracks, strict=True))
        self.has["votes"] = player.votes
        self.has["provinces"] = len(player.slotted)
        self.has["available"] = player.workers.count(codes.MAT)
        self.has["reserve"] = player.workers.count(codes.RESERVE)
        self.has["grandes"] = sum(player.workers[worker] not in (codes.COUNCIL,) for worker in (0, 4))
        self.has["limit"] = 2 if player.limit_card == codes.NOBODY else 3
        self.hand = sorted(player.hand)
        self.discard = sorted(player.discard)

    def plain(self) -> dict[str, Any]:
        return {**self.has, "hand": self.hand, "discard": self.discard}

    def pay(self, cost: Cost, **mix: int) -> None:
        """Take the cost away, its "any" part by this mix."""
        for name, number in [*_parts(cost), *mix.items()]:
            if name != "any":
                self.has[name] -= number

    def gain(self, gain: Gain) -> None:
        for name, number in _parts(gain):
            if name in RESOURCES:
                self.has[name] = min(10, self.has[name] + number)
            elif name in TRACKS:
                self.has[name] = min(1 if name == "legendary" else END, self.has[name] + number)
            elif name == "votes":
                self.has["votes"] += number
        for name, number in _parts(gain):
            effect = getattr(self, f"_{name}", None)
            if effect is not None:
                effect(number)
            else:
                assert name in (*RESOURCES, *TRACKS, "votes"), f"an effect without a reckoning: {name}"

    def play(self, *names: str) -> None:
        """These cards go from hand to discard."""
        for name in names:
            self.hand.remove(tables.CARD_NUMBER[name])
            self.discard = sorted([*self.discard, tables.CARD_NUMBER[name]])

    def _produce(self, colour: str) -> None:
        self.gain(getattr(self.character.production, colour))

    def _any(self, number: int) -> None:
        for name in RESOURCES:
            taken = min(number, 10 - self.has[name])
            self.has[name] += taken
            number -= taken

    def _step(self, number: int) -> None:
        self.has["power"] += number

    def _one_track(self, number: int) -> None:
        self.has["prestige"] += number

    def _swap(self, number: int) -> None:
        self.has["power"] -= number
        self.has["prestige"] += number

    def _conquer(self, number: int) -> None:
        self.has["provinces"] += number

    def _retrieve(self, number: int) -> None:
        self.has["available"] += number

    def _recruit(self, number: int) -> None:
        self.has["available"] += number
        self.has["reserve"] -= number

    def _pick_up_one(self, number: int) -> None:
        self.hand = sorted(self.hand + self.discard[:number])
        self.discard = self.discard[number:]

    def _pick_up_all(self, number: int) -> None:
        self._pick_up_one(len(self.discard))

    def _raise_limit(self, number: int) -> None:
        self.has["limit"] += number

    def _grande(self, number: int) -> None:
        self.has["grandes"] += number


def _parts(printed: Cost | Gain) -> list[tuple[str, Any]]:
    return [(name, value) for name, value in msgspec.to_builtins(printed).items() if value]


def mix(total: int) -> dict[str, int]:
    """How an "any" cost is paid here, from 8 of each."""
    military = min(total, 8)
    return {"military": military, "culture": total - military}


def decide(match: Match, seat: int) -> None:
    """Make the choices of an unfinished action by the fixed rule."""
    while (choice := open_choice(match, seat)) not in ("", "reward"):
        player = match.position.players[seat]
        match.play(seat, _decision(choice, player))


def _decision(choice: str, player: Player) -> Any:
    if choice == "any":
        number = player.queue[0] & 0xFFFF
        taken = []
        for resource in range(3):
            taken.append(min(number, player.limit(resource) - player.resources[resource]))
            number -= taken[-1]
        return moves.Take(*taken)
    if choice == "pick-up-one":
        return moves.Recall(tables.CARD_NAMES[player.discard[0]])
    return {
        "steps": moves.Step("power"),
        "one-track": moves.Step("prestige"),
        "swap": moves.Swap("power", "prestige"),
        "conquer": moves.Draw(),
        "slot": moves.Slot("blue"),
        "retrieve": moves.Retrieve(0),
        "pick-up-all": moves.PickUp(),
        "grande": moves.Promote(1),
    }[choice]
