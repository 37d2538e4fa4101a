"""The component values: `data.toml` read into types and checked."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .rules.moves import Area, Colour

Count = Annotated[int, Meta(ge=0, le=21)]
Special = Literal["exchange", "adjacent", "double_claim", "bold_placement", "claim", "double_action"]
Icon = Literal["production", "province", "tempo", "vp", "resource", "vote", "worker", "grande"]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Cost(_Strict, frozen=True):
    """What is paid, or (as the need of an achievement) held."""

    military: Count = 0
    culture: Count = 0
    gold: Count = 0
    votes: Count = 0
    power: Count = 0
    prestige: Count = 0
    popularity: Count = 0
    any: Count = 0


class Gain(_Strict, frozen=True):
    """What is gained; the effects that are not plain numbers come in the order of the fields (ECO-5)."""

    military: Count = 0
    culture: Count = 0
    gold: Count = 0
    votes: Count = 0
    power: Count = 0
    prestige: Count = 0
    popularity: Count = 0
    legendary: Count = 0
    produce: Colour | None = None
    any: Count = 0
    step: Count = 0
    one_track: Count = 0
    swap: Count = 0
    conquer: Count = 0
    retrieve: Count = 0
    recruit: Count = 0
    pick_up_one: Count = 0
    pick_up_all: Count = 0
    raise_limit: Count = 0
    grande: Count = 0
    waive: Count = 0


class Action(_Strict, frozen=True):
    cost: Cost
    gain: Gain


class AreaRows(_Strict, frozen=True):
    top: list[list[str]]
    bottom: list[list[str]]


class Side(_Strict, frozen=True):
    steps: list[int]
    purple: AreaRows
    green: AreaRows
    black: AreaRows


class Card(_Strict, frozen=True):
    """A stratagem, or what is printed on the council board."""

    id: str
    cost: Cost = Cost()
    gain: Gain = Gain()
    special: Special | None = None
    automa: Icon | None = None


class Reward(_Strict, frozen=True):
    id: str
    number: int
    permanent: bool
    gain: Gain
    automa: Icon
    cost: Cost = Cost()


class Start(_Strict, frozen=True):
    military: Count
    culture: Count
    gold: Count
    votes: Count


class Columns(_Strict, frozen=True):
    power: Count
    prestige: Count
    popularity: Count


class Production(_Strict, frozen=True):
    brown: Gain
    red: Gain
    blue: Gain
    yellow: Gain


class Character(_Strict, frozen=True):
    id: str
    mat: str
    advanced: bool
    start: Start
    columns: Columns
    pick_up: Cost
    production: Production
    stratagems: Annotated[list[Card], Meta(min_length=4, max_length=4)]


class ProvinceKind(_Strict, frozen=True):
    kind: str
    brown: Gain
    red: Gain
    blue: Gain
    yellow: Gain
    ids: list[str]


class Achievement(_Strict, frozen=True):
    id: str
    need: Cost
    reward: Gain


class Timers(_Strict, frozen=True):
    purple: int
    green: int
    black: int


class Track(_Strict, frozen=True):
    columns: int
    parchment: int


class TimerTrack(_Strict, frozen=True):
    spaces: list[list[Area]]


class AutomaCard(_Strict, frozen=True):
    id: int
    points: int
    votes: int
    reward: Icon
    worker: Literal["purple", "green"] | None = None
    timer: Literal["green", "black"] | None = None
    place: Annotated[int, Meta(ge=1, le=4)] | None = None


class AutomaTrack(_Strict, frozen=True):
    parchment: int
    parchment_spaces: int
    glory_spaces: int


class AutomaLevel(_Strict, frozen=True):
    points: Annotated[list[int], Meta(min_length=4, max_length=4)]
    votes: Annotated[list[int], Meta(min_length=4, max_length=4)]


class Automa(_Strict, frozen=True):
    status: Literal["reconstructed", "printed"]
    deck: list[AutomaCard]
    track: AutomaTrack
    levels: dict[Literal["A", "B", "C", "D", "E", "F"], AutomaLevel]


class Data(_Strict, frozen=True):
    timers: Timers
    track: Track
    timer_track: TimerTrack
    actions: dict[str, Action]
    sides: dict[Literal["small", "large"], Side]
    characters: list[Character]
    provinces: list[ProvinceKind]
    achievements: list[Achievement]
    rewards: list[Reward]
    final_rewards: list[Card]
    grande_card: Card
    printed_reward: Card
    automa: Automa

    @property
    def version(self) -> str:
        return sha256(msgspec.json.encode(self)).hexdigest()[:12]


def load(text: bytes) -> Data:
    """Read component values; a value of the wrong type or a set that does not add up raises `ValueError`."""
    data: Data = msgspec.toml.decode(text, type=Data)
    _expect(len(data.characters) == 10 and len({c.mat for c in data.characters}) == 5, "five two-sided mats")
    _expect(len({s.id for c in data.characters for s in c.stratagems}) == 40, "40 stratagems")
    _expect(len({id for kind in data.provinces for id in kind.ids}) == 56, "56 provinces")
    _expect(len({a.id for a in data.achievements}) == 10, "10 achievements")
    _expect([r.number for r in data.rewards] == list(range(1, 26)), "25 council rewards")
    _expect(len({r.id for r in data.final_rewards}) == 5, "5 final rewards")
    _expect(len(data.timer_track.spaces) == 11, "11 spaces")
    _expect(sum("purple" in space for space in data.timer_track.spaces) == 3, "3 purple flips a round")
    _expect(len({card.id for card in data.automa.deck}) == 32, "32 automa cards")
    for side in data.sides.values():
        for area in (side.purple, side.green, side.black):
            boxes = 4 if area is side.black else 3
            for row in (area.top, area.bottom):
                names = [box for frame in row for box in frame]
                _expect(len(names) == boxes and set(names) <= set(data.actions), f"the boxes {names}")
    return data


def _expect(holds: bool, what: str) -> None:
    if not holds:
        raise ValueError(f"data.toml: wrong: {what}")


DATA = load((files(__package__ or "sandtable.pendulum") / "data.toml").read_bytes())
