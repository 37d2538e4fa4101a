"""Events, moves, prompts and components in words, for a log, for menus in a terminal and for a reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import msgspec

from ..core import text
from ..core.text import FALLBACK, joined, table
from .automa import words as automa_words
from .data import DATA, Card, Cost, Gain, ProvinceKind, Reward
from .rules import events as e
from .rules import moves as m
from .rules.codes import COLOURS, WAIVED
from .rules.events import AnyEvent
from .rules.moves import AnyMove
from .rules.view import PendulumView, PlayerView
from .rules.workers import is_grande

AMOUNTS = ("military", "culture", "gold", "votes", "power", "prestige", "popularity", "any", "legendary")
DEEDS = (
    "step", "one_track", "swap", "conquer", "retrieve", "recruit", "pick_up_one", "pick_up_all",
    "raise_limit", "grande", "waive",
)  # fmt: skip
NAMED = {
    "area": "",
    "row": "",
    "timer": "",
    "colour": "",
    "track": "",
    "give": "",
    "gain": "",
    "action": "action-",
    "achievement": "achievement-",
    "province": "province-",
    "card": "card-",
}
"""Fields of events and moves that hold an id, and what their names begin with in the catalogue."""
OF_AUTOMAS = (
    e.AutomasBegan, e.LeftBox, e.Stayed, e.AutomaDrew, e.AutomaMoved, e.AutomaFlipped, e.AutomaRemoved,
    e.AutomaLaid, e.TokenGone, e.AutomaScored, e.AutomaAdvanced, e.AutomaTook,
)  # fmt: skip


def event_line(event: AnyEvent, names: Sequence[str], language: str = FALLBACK) -> str:
    """One line of the log; `names` are those of the players by seat, and `You` is fine for one of them."""
    if isinstance(event, OF_AUTOMAS):
        return automa_words.line(event, names[0], language)
    return _say(f"event-{type(event).__name__}", language, **_event_facts(event, names, language))


def move_line(move: AnyMove, view: PendulumView, language: str = FALLBACK) -> str:
    """What a menu calls a move of the viewer."""
    return _say(f"move-{type(move).__name__}", language, **_move_facts(move, view, language))


def prompt(view: PendulumView, language: str = FALLBACK) -> str:
    """What the viewer can or must decide now; a viewer who need not is told what is going on."""
    if view.phase == "over":
        return _say("prompt-over", language)
    player = None if view.seat is None else view.players[view.seat]
    if player and player.choosing:
        return _say(f"prompt-{player.choosing}", language, **_choice_facts(player, view, language))
    if player and view.phase == "round" and view.timed:
        return _say("prompt-round", language)
    if player and view.seat in view.to_act:
        phase = "space" if view.phase == "round" else view.phase
        return _say(f"prompt-{phase}", language, worker=_first_worker(view, language))
    if player and player.done:
        return _say("prompt-done", language)
    return _say("prompt-waiting", language, phase=_say(f"phase-{view.phase}", language, round=view.round))


def cost(price: Cost, language: str = FALLBACK) -> str:
    """What is paid, or must be held.

    >>> cost(Cost(culture=4, votes=2))
    '4 culture and 2 votes'
    """
    return amounts(msgspec.structs.asdict(price), language)


def effects(gain: Gain, language: str = FALLBACK) -> str:
    """What somebody may do who gains this.

    >>> effects(Gain(military=2, retrieve=1))
    'gain 2 military and retrieve a worker from a row with the timer'
    """
    values = msgspec.structs.asdict(gain)
    deeds = []
    if any(values[name] for name in AMOUNTS):
        deeds.append(_say("do-gain", language, list=amounts(values, language)))
    if gain.produce:
        deeds.append(_say("do-produce", language, colour=_say(gain.produce, language)))
    deeds += [_say(f"do-{name}", language, count=values[name]) for name in DEEDS if values[name]]
    return joined(deeds, language)


def amounts(values: dict[str, int], language: str = FALLBACK) -> str:
    """Resources, votes and steps by their names, those of 0 left out.

    >>> amounts({"gold": 2, "votes": 1, "power": 0})
    '2 gold and 1 vote'
    """
    shown = [_say(f"amount-{name}", language, count=values[name]) for name in AMOUNTS if values.get(name)]
    return joined(shown, language) if shown else _say("nothing", language)


def card(name: str, language: str = FALLBACK) -> str:
    """What a stratagem or council reward does, the grande card and the printed reward included.

    >>> card("champion-recruit")
    'Play it and pay 7 military to recruit a common from your reserve.'
    """
    kind, what = _cards()[name]
    special = isinstance(what, Card) and what.special
    deeds = _say(f"do-{special}", language) if special else effects(what.gain, language)
    return _say(f"does-{kind}", language, effects=deeds, **_price_facts(what.cost, language))


def action(name: str, language: str = FALLBACK) -> str:
    """What a worker action costs and gives.

    >>> action("conquest")
    'Pay 4 military to conquer a province.'
    """
    what = DATA.actions[name]
    deeds = effects(what.gain, language)
    return _say("does-action", language, effects=deeds, **_price_facts(what.cost, language))


def achievement(name: str, language: str = FALLBACK) -> str:
    """What an achievement asks for and gives.

    >>> achievement("trade-pact")
    'Hold 4 culture, 4 gold and 3 votes to claim the legendary token, or to gain 1 prestige and 1 popularity.'
    """
    what = next(each for each in DATA.achievements if each.id == name)
    facts = {"cost": cost(what.need, language), "effects": effects(what.reward, language)}
    return _say("does-achievement", language, **facts)


def province(name: str, language: str = FALLBACK) -> str:
    """What a province adds to production under each slot.

    >>> province("valthok")
    'Adds 1 power under brown, 2 military under red, 3 military under blue, 1 military under yellow.'
    """
    return _say("does-province", language, **_province_facts(name, language))


def character(name: str, language: str = FALLBACK) -> str:
    """How a character starts and what its mat gives."""
    what = next(each for each in DATA.characters if each.id == name)
    made = what.production
    columns = msgspec.structs.asdict(what.columns)
    return _say(
        "does-character",
        language,
        start=amounts(msgspec.structs.asdict(what.start), language),
        columns=table([(_say(track, language), column) for track, column in columns.items()], language),
        brown=effects(made.brown, language),
        red=effects(made.red, language),
        blue=effects(made.blue, language),
        yellow=effects(made.yellow, language),
        cost=cost(what.pick_up, language),
    )


def player_name(seat: int, names: Sequence[str], language: str = FALLBACK) -> str:
    """Whose seat it is; in the order of privilege there are some that nobody has (SET-8, AUT-1)."""
    if seat < len(names):
        return names[seat]
    return _say("automa-name", language, automa=seat) if len(names) == 1 else _say("neutral", language)


def _event_facts(event: AnyEvent, names: Sequence[str], language: str) -> dict[str, Any]:
    values = msgspec.structs.asdict(event)
    facts = _plain_facts(values, language)
    if isinstance(seat := values.get("seat"), int):
        facts["player"] = names[seat]
    if isinstance(worker := values.get("worker"), int):
        facts["worker"] = _say("worker", language, kind=_kind(worker))
    if isinstance(order := values.get("order"), tuple):
        facts["list"] = joined([player_name(each, names, language) for each in order], language)
    if "move" in values:
        facts["move"] = type(values["move"]).__name__
    match event:
        case e.Began():
            facts["characters"] = joined(
                [
                    _say("plays", language, player=name, character=_say(f"character-{character}", language))
                    for name, character in zip(names, event.characters, strict=True)
                ],
                language,
            )
        case e.Placed():
            side = "large" if len(names) > 3 else "small"
            facts["actions"] = _frame(side, event.area, event.row, event.frame, language)
        case e.Acted():
            facts["with"] = "cards" if event.stratagems else "nothing"
            facts["cards"] = _card_names(event.stratagems, language)
        case e.Paid():
            facts["list"] = amounts(values, language)
        case e.Gained():
            some = any(values[name] for name in AMOUNTS if name in values)
            facts["list"] = amounts(values, language)
            facts["outcome"] = ("some" if event.lost else "all") if some else "none" if event.lost else "past"
        case e.Flipped():
            facts["by"] = "nobody" if event.seat is None else "player"
        case e.PickedUp():
            facts["list"] = _card_names(event.cards, language)
        case e.Claimed():
            facts["kind"] = _claim(event.legendary, event.rewards)
        case e.CouncilBegan():
            votes = [(player_name(each, names, language), event.votes[each]) for each in event.order]
            facts["list"] = table(votes, language)
        case e.Prepared():
            facts["list"] = _card_names(event.rewards, language)
        case e.Ended():
            facts["reason"] = event.reason
            facts["player"] = names[event.winners[0]] if event.winners else ""
            facts["why"] = _say(f"reason-{event.reason}", language)
        case e.TakenBack():
            facts["other"] = names[event.by]
    return facts


def _move_facts(move: AnyMove, view: PendulumView, language: str) -> dict[str, Any]:
    values = msgspec.structs.asdict(move)
    facts = _plain_facts(values, language)
    player = None if view.seat is None else view.players[view.seat]
    if isinstance(worker := values.get("worker"), int):
        facts["worker"] = _say(f"own-worker-{worker}", language)
    if "military" in values:
        facts["list"] = amounts(values, language)
        facts["mix"] = "some" if any(values[name] for name in ("military", "culture", "gold")) else "none"
    match move:
        case m.Place():
            facts["actions"] = _frame(view.side, move.area, move.row, move.frame, language)
        case m.Act():
            facts |= _act_facts(move, player, view, language)
        case m.BoldAct():
            boxes = _boxes(view.side, move.area, move.row)
            facts |= _box_facts([boxes[move.box]], move.waive, language)
        case m.PickUp():
            facts["way"] = "reward" if player and player.choosing else "paid"
            facts["cost"] = _pick_up_cost(player, language)
        case m.Claim():
            facts["kind"] = _claim(move.legendary, int(not move.legendary) + move.double)
            facts["achievement"] = _say(f"achievement-{view.achievement}", language)
        case m.Refill():
            facts["place"] = move.place + 1
        case m.Conquer() | m.Trim():
            facts |= _province_facts(move.province, language)
        case m.Slot():
            taken = player.taken_province if player else None
            facts["known"] = "yes" if taken else "no"
            facts["gives"] = _adds(_province(taken), move.colour, language) if taken else ""
        case m.Step():
            one_track = player is not None and player.choosing == "one-track"
            facts["count"] = player.choosing_number if player and one_track else 1
        case m.Retrieve() | m.Withdraw() | m.Promote():
            facts["where"] = _where(player, move.worker, language)
    return facts


def _plain_facts(values: dict[str, Any], language: str) -> dict[str, Any]:
    """What messages print or select on: names for ids, numbers, true and false."""
    facts: dict[str, Any] = {}
    for field, value in values.items():
        if isinstance(value, bool):
            facts[field] = str(value).lower()
        elif isinstance(value, str) and field in NAMED:
            facts[field] = _say(NAMED[field] + value, language)
        elif isinstance(value, str | int):
            facts[field] = value
    return facts


def _choice_facts(player: PlayerView, view: PendulumView, language: str) -> dict[str, Any]:
    taken = player.taken_province
    colour = ""
    for move in view.moves:
        if isinstance(move, m.Trim):
            colour = next(name for name, lie in player.provinces.items() if move.province in lie)
    return {
        "count": player.choosing_number,
        "track": _say(player.choosing_track, language) if player.choosing_track else "",
        "province": _say(f"province-{taken}", language) if taken else "",
        "colour": _say(colour, language) if colour else "",
        "limit": player.province_limit,
    }


def _act_facts(move: m.Act, player: PlayerView | None, view: PendulumView, language: str) -> dict[str, Any]:
    place = player.workers[move.worker].place if player else None
    if place is None:
        return {"action": "", "kind": "once", "other": "", "waive": 0, "price": "none", "cost": ""}
    boxes = _boxes(view.side, place.area, place.row)
    kind = "once" if move.also is None else "also"
    paid = [boxes[move.box]]
    if move.twice:
        kind = "twice"
        paid.append(boxes[move.box])
    elif move.also is not None:
        paid.append(boxes[move.also])
    facts = _box_facts(paid, move.waive, language)
    return facts | {"kind": kind, "other": _say(f"action-{paid[-1]}", language)}


def _box_facts(actions: list[str], waive: int, language: str) -> dict[str, Any]:
    """The action, and what all of them cost together (STR-7)."""
    costs = [DATA.actions[name].cost for name in actions]
    price = Cost(
        military=sum(each.military for each in costs), gold=sum(each.gold for each in costs) - WAIVED * waive
    )
    return {"action": _say(f"action-{actions[0]}", language), **_price_facts(price, language)}


def _price_facts(price: Cost, language: str) -> dict[str, str]:
    return {"cost": cost(price, language), "price": "none" if price == Cost() else "some"}


def _first_worker(view: PendulumView, language: str) -> str:
    placements = [move for move in view.moves if isinstance(move, m.Place)]
    return _say(f"own-worker-{placements[0].worker}", language) if placements else ""


def _where(player: PlayerView | None, worker: int, language: str) -> str:
    place = player.workers[worker].place if player else None
    if place is None:
        return _say("on-mat", language)
    return _say("in-line", language, area=_say(place.area, language), row=_say(place.row, language))


def _frame(side: str, area: str, row: str, frame: int, language: str) -> str:
    """The actions under a frame."""
    names = [_say(f"action-{name}", language) for name in _line(side, area, row)[frame]]
    return names[0] if len(names) == 1 else _say("either", language, one=names[0], other=names[1])


def _boxes(side: str, area: str, row: str) -> list[str]:
    """The actions of a row from the left."""
    return [name for frame in _line(side, area, row) for name in frame]


def _line(side: str, area: str, row: str) -> list[list[str]]:
    board = DATA.sides["large" if side == "large" else "small"]
    frames: list[list[str]] = getattr(getattr(board, area), row)
    return frames


def _pick_up_cost(player: PlayerView | None, language: str) -> str:
    if player is None:
        return ""
    return cost(next(each for each in DATA.characters if each.id == player.character).pick_up, language)


def _claim(legendary: bool, rewards: int) -> str:
    if legendary:
        return "both" if rewards else "legendary"
    return "twice" if rewards > 1 else "reward"


def _province_facts(name: str, language: str) -> dict[str, str]:
    kind = _province(name)
    return {colour: _adds(kind, colour, language) for colour in COLOURS}


def _adds(kind: ProvinceKind, colour: str, language: str) -> str:
    return amounts(msgspec.structs.asdict(getattr(kind, colour)), language)


def _card_names(cards: Iterable[str], language: str) -> str:
    shown = [_say("quoted", language, card=_say(f"card-{name}", language)) for name in cards]
    return joined(shown, language) if shown else ""


def _kind(worker: int) -> str:
    return "grande" if is_grande(worker) else "common"


@cache
def _cards() -> dict[str, tuple[str, Card | Reward]]:
    """All cards by id, with the kind of sentence that tells what they do."""
    cards: dict[str, tuple[str, Card | Reward]] = {}
    for who in DATA.characters:
        cards.update({each.id: ("stratagem", each) for each in who.stratagems})
    for reward in DATA.rewards:
        cards[reward.id] = ("permanent" if reward.permanent else "immediate", reward)
    for each in (*DATA.final_rewards, DATA.grande_card, DATA.printed_reward):
        cards[each.id] = ("immediate", each)
    return cards


@cache
def _province(name: str) -> ProvinceKind:
    return next(kind for kind in DATA.provinces if name in kind.ids)


def _say(message: str, language: str, **facts: Any) -> str:
    return text.say(f"pendulum-{message}", language, **facts)
