"""Writes what the client's tests look at, as it is now: positions and updates of Nations in
games/positions.json, positions of the golden games of Pendulum in games/pendulum.json, and all golden games
with their sentences, as the server words them, in games/sentences.json.

`tools/client.py run` does it before every run.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from sandtable import Match, load_record, new_match
from sandtable.bots import bot_named
from sandtable.core import patch, wire
from sandtable.core.registry import game_named
from sandtable.core.sentences import Teller
from sandtable.pendulum.rules import codes, commands, tables
from sandtable.pendulum.rules.events import CouncilBegan, Ended, Prepared
from sandtable.pendulum.rules.moves import PlayStratagem

HERE = Path(__file__).parent
NAMES = ("Ada", "Jonas", "Mirte", "Tom")
KEPT = 3
"""Of each stage with each number of seats."""


GOLDEN = HERE.parents[1] / "tests" / "golden"
PENDULUM = ("five-players", "glory", "clashes", "solo-foreshadowed", "solo-lost-without-legendary")
ALCHEMIST = ("swap", "alchemist-track", "alchemist-recall")
EXCHANGE = "warmonger-exchange"
ASKED = ("Step", "Swap", "Glory", "PlayStratagem")
"""Moves of choices of which the client asks what they would bring."""
EVERY = 11
"""Of the entries of a golden game, so many pass from one position kept to the next."""


def main() -> None:
    (HERE / "games").mkdir(exist_ok=True)
    nations()
    pendulum()
    write("sentences.json", [told(path) for path in sorted(GOLDEN.glob("*-*.json"))])


def write(name: str, content: Any) -> None:
    (HERE / "games" / name).write_text(json.dumps(content, separators=(",", ":")) + "\n")


def told(path: Path) -> Any:
    """A whole game: every event, and before every entry the move and the prompt of its seat."""
    whole = load_record(path)
    match, game = whole.seek(0), whole.game
    own = match.seats - 1
    names = [*NAMES[:own], "You"]
    lines: dict[bytes, tuple[Any, str]] = {}

    def tell(events: Sequence[Any]) -> None:
        for event in events:
            key = wire.encode(event)
            if key not in lines:
                line = game.event_line(event, names, match.options, seat=own)
                lines[key] = (wire.plain(event), line)

    tell(match.opening)
    before: Any = match.view(None)
    steps, start = [], wire.plain(before)
    for entry in whole.record.entries:
        view: Any = match.view(entry.seat)
        move = wire.convert(entry.move, game.move_type, "move")
        shown = msgspec.structs.replace(view, seat=None, moves=())
        steps.append(
            {
                "view": wire.plain(patch.diff(before, shown)) if before != shown else {},
                "seat": entry.seat,
                "moves": wire.plain(view.moves[:1]),
                "move": entry.move,
                "line": game.move_line(move, view, match.options),
                "prompt": game.prompt(view, names, match.options),
            }
        )
        before = shown
        tell(match.play(entry.seat, entry.move, entry.at))
    return {
        "game": game.name,
        "options": wire.plain(match.options),
        "own": own,
        "names": names,
        "view": start,
        "steps": steps,
        "events": list(lines.values()),
    }


def pendulum() -> None:
    positions: list[Any] = []
    events: dict[str, Any] = {}
    choices: dict[str, Any] = {}
    councils: list[Any] = []
    for name in PENDULUM:
        whole = load_record(GOLDEN / f"pendulum-{name}.json")
        match = whole.seek(0)
        events |= {type(event).__name__: wire.plain(event) for event in match.opening}
        for number, entry in enumerate(whole.record.entries):
            before = match.view(entry.seat)
            if number % EVERY == 0:
                positions.append(wire.plain(before))
            keep_choice(choices, match, entry.seat)
            happened = match.play(entry.seat, entry.move, entry.at)
            keep_council(councils, before, entry.seat, happened, match)
            events |= {type(event).__name__: wire.plain(event) for event in happened}
        positions.append(wire.plain(match.view(0)))
    for card in ALCHEMIST:
        match = round_with_cards("licinia-alchemist", *ALCHEMIST)
        plays = [move for move in match.moves(0) if isinstance(move, PlayStratagem) and move.card == card]
        match.play(0, plays[0])
        keep_choice(choices, match, 0)
    round = round_with_cards("bolk-warmonger", EXCHANGE)
    told = list(events.values())
    teller = Teller(game_named("pendulum"))
    content = {
        "positions": positions,
        "events": told,
        "choices": choices,
        "exchange": with_answers(round, round.view(0)),
        "councils": councils,
        "cards": {card: teller.about("card", card) for card in tables.CARD_NAMES},
    }
    write("pendulum.json", content)


def keep_council(councils: list[Any], before: Any, seat: int, happened: Sequence[Any], match: Match) -> None:
    """What happened in each council, and the views before and after it."""
    kinds = {type(event) for event in happened}
    if CouncilBegan in kinds:
        councils.append({"before": wire.plain(before), "log": [], "view": None})
    if councils and councils[-1]["view"] is None:
        log = councils[-1]["log"]
        log.append({"seat": seat, "events": [wire.plain(event) for event in happened], "key": len(log)})
        if kinds & {Prepared, Ended}:
            councils[-1]["view"] = wire.plain(match.view(0))


def keep_choice(choices: dict[str, Any], match: Match, seat: int) -> None:
    """Of every kind of decision and phase the one with most options."""
    view: Any = match.view(seat)
    kind = view.players[seat].choosing if seat < len(view.players) else ""
    known = choices.get(f"{kind} {view.phase}")
    if kind and (known is None or len(view.moves) > len(known["view"]["moves"])):
        choices[f"{kind} {view.phase}"] = with_answers(match, view)


def with_answers(match: Match, view: Any) -> Any:
    """A view, and what its moves would lead to, as text; all steps of a council are one chain of moves."""
    player = view.players[view.seat]
    steps = player.choosing_number if player.choosing == "steps" else 1
    answers: dict[str, str] = {}
    for chain in [[move] * steps for move in view.moves if type(move).__name__ in ASKED]:
        found = match.ask(view.seat, chain)
        events = [event for events in found.events for event in events]
        answers[packed(chain)] = packed(
            {"why": None, "events": events, "views": found.views, "certain": None}
        )
    return {"view": wire.plain(view), "answers": answers}


def packed(content: Any) -> str:
    return json.dumps(wire.plain(content), separators=(",", ":"))


def round_with_cards(character: str, *cards: str) -> Match:
    """A round in which seat 0 holds these cards, has played others, and has something to pay with."""
    match = new_match("pendulum", 2, 1, {"characters": [character, None], "untimed": [1, 2, 3, 4]})
    while match.position.phase != codes.ROUND:
        seat = commands.to_act(match.position)[0]
        match.play(seat, match.moves(seat)[0])
    player = match.position.players[0]
    player.resources = [3, 4, 5]
    player.tracks[:3] = [5, 6, 7]
    player.discard += player.hand[-2:]
    player.hand = [tables.CARD_NUMBER[card] for card in cards]
    return match


def nations() -> None:
    game = game_named("nations")
    bot = bot_named(game, "greedy")
    positions: list[Any] = []
    updates: list[Any] = []
    events: dict[str, Any] = {}
    for seats in (1, 2, 4):
        seen: dict[str, int] = {}
        for seed in (4, 6):
            match = new_match("nations", seats, seed)
            rng = Random(seed)
            while match.to_act:
                seat = match.to_act[0]
                before = match.view(seat)
                assert hasattr(before, "stage")
                seen[before.stage] = seen.get(before.stage, 0) + 1
                if seen[before.stage] <= KEPT:
                    positions.append(wire.plain(before))
                move = bot.think(match.for_bot(seat, rng), seat, 0, rng).move
                happened = match.play(seat, move)
                events |= {type(event).__name__: wire.plain(event) for event in happened}
                if len(updates) < 12 and rng.random() < 0.1:
                    after = match.view(seat)
                    change = patch.diff(before, after)
                    updates.append([wire.plain(before), wire.plain(change), wire.plain(after)])
    ends = [end for seats in (1, 3, 4) for end in age_ends(seats)]
    told = list(events.values())
    write("positions.json", {"positions": positions, "updates": updates, "events": told, "ends": ends})


def age_ends(seats: int) -> list[Any]:
    """The ends of all ages of a match: what happened until then, and the views before and after."""
    bot = bot_named(game_named("nations"), "greedy")
    match = new_match("nations", seats, 5)
    rng = Random(5)
    log = [{"seat": None, "key": 0, "events": wire.plain(match.opening)}]
    ends = []
    points = [player.points for player in match.view(0).players]  # type: ignore[attr-defined]
    while match.to_act:
        seat = match.to_act[0]
        before: Any = match.view(0)
        move = bot.think(match.for_bot(seat, rng), seat, 0, rng).move
        happened = match.play(seat, move)
        log.append({"seat": seat, "key": len(log), "events": wire.plain(happened)})
        if any(type(event).__name__ in ("AgeBegan", "Ended") for event in happened):
            after: Any = match.view(0)
            ends.append(
                {
                    "log": list(log),
                    "order": wire.plain(before.order),
                    "points": points,
                    "before": wire.plain(before),
                    "view": wire.plain(after),
                }
            )
            points = [player.points for player in after.players]
            log = log[-1:]
    return ends


if __name__ == "__main__":
    main()
