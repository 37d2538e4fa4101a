"""What the real page says of things that cannot be done is what the server says of them, in golden games.

`client/tests/reasons.test.ts` compares far more positions, without a browser.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from sandtable import Match, load_record
from sandtable.core import text, wire
from sandtable.pendulum.rules import codes, tables
from tests.client.cable import cable
from tests.client.conftest import Open
from tests.client.golden_table import lay_out
from tests.client.server import Server
from tests.golden.ends import FOLDER

POINT = """async (element) => {
  const frame = () => new Promise((done) => setTimeout(done, 5));
  window.dispatchEvent(new Event('resize'));
  while (document.querySelector('.tip')) await frame();
  await new Promise((done) => setTimeout(done, 65));
  const began = performance.now();
  const { left, top } = element.getBoundingClientRect();
  element.dispatchEvent(new PointerEvent('pointerenter', { screenX: left + 1, screenY: top + 1 }));
  while (!document.querySelector('.tip')) {
    if (performance.now() - began > 5000) return { told: null, took: null };
    await frame();
  }
  const took = performance.now() - began;
  const told = document.querySelector('.tip').textContent.replace(/\\s+/g, ' ').trim();
  element.dispatchEvent(new PointerEvent('pointerleave'));
  return { told, took };
}"""
"""Points at an element and reads the note that comes. A change of size takes the last one away.

The pointer comes from somewhere: for one that rests at 0, 0, where the browser's own may be, no note appears.
"""

Candidate = tuple[Locator, list[dict[str, Any]]]


def sampled(game: str, count: int) -> Iterator[tuple[str, Match, int]]:
    """Positions of the golden games with the seat that moved next, in which no sand runs."""
    found = []
    for path in sorted(FOLDER.glob(f"{game}-*.json")):
        whole = load_record(path)
        for number, (_, seat, _) in enumerate(whole.entries):
            found.append((path, number, seat))
    for path, number, seat in found[:: max(1, len(found) // (3 * count))]:
        match = load_record(path).seek(number)
        if game == "nations" or match.position.untimed() or match.position.phase not in (codes.ROUND,):
            yield path.name, match, seat
            count -= 1
        if not count:
            return


def seated(server: Server, page: Page, match: Match, seat: int, address: str | None = None) -> None:
    table = lay_out(server, match.record, {seat: page.context}, address)
    page.goto(f"/t/{table}")
    page.locator("[data-place], [data-frame], [data-council]").first.wait_for()
    # A table where no sand runs goes on by itself.
    if match.next_change() is not None:
        page.get_by_role("button", name="I'm ready").click()
    page.get_by_role("heading", name="server was restarted").wait_for(state="hidden")


def compare(page: Page, match: Match, seat: int, candidates: list[Candidate]) -> list[Any]:
    """What the page shows where the server says something else."""
    wrong = []
    for element, moves in candidates:
        answer = match.ask(seat, moves, match.now)
        if answer.refusal is None and match.ask(seat, moves, match.now + 60_000).refusal is not None:
            continue  # Privilege would grant it for a moment that may be over on the page.
        shown = element.evaluate(POINT)["told"]
        if answer.refusal is None:
            if shown is not None or element.get_attribute("aria-disabled") == "true":
                wrong.append((moves, "allowed", shown))
            continue  # Otherwise it has become allowed on the page, too.
        short = answer.refusal.rule.split(".")[1]
        said = text.reason(match.game, answer.refusal)
        if shown is None or not re.search(rf"{re.escape(said)} .*\b{short}\b", shown):
            wrong.append((moves, f"{said} {short}", shown))
    return wrong


def pendulum_candidates(page: Page, match: Match, seat: int) -> Iterator[list[Candidate]]:
    """What is refused: all of it without a chosen worker, and a third of the frames with each that can be."""
    player = match.position.players[seat]
    found: list[Candidate] = []
    for button in page.locator("[data-stratagem][aria-disabled=true]").all():
        card = str(button.get_attribute("data-spot")).removeprefix("card-")
        cost = tables.CARD_COST[tables.CARD_NUMBER[card]]
        mix = some_mix(player.resources, cost)
        found.append((button, [{"type": "PlayStratagem", "card": card, **mix}]))
    for name, move in (("Claim", {"type": "Claim"}), ("Pick up", {"type": "PickUp"})):
        for button in page.get_by_role("button", name=re.compile(name), disabled=True).all():
            found.append((button, [move]))
    for place, button in enumerate(page.locator(".province:not(.deck)").all()):
        if button.get_attribute("aria-disabled") == "true" and "empty" in str(button.get_attribute("class")):
            found.append((button, [{"type": "Refill", "place": place}]))
    found += [(each, [{"type": "Draw"}]) for each in page.locator(".deck[aria-disabled=true]").all()]
    yield found + reward_candidates(page, match, seat)
    for number in (1, 2, 3, 4):
        page.keyboard.press(str(number))
        if page.locator(f"[data-worker='{number}'][aria-pressed=true]").count():
            frames = refused_frames(page)[number % 3 :: 3]
            yield [(frame, [placing(match, seat, number, frame)]) for frame in frames]
        page.keyboard.press("Escape")
        # The marks are drawn a moment later.
        expect(page.locator("[data-frame][aria-disabled=true], [data-legal]")).to_have_count(0)


def reward_candidates(page: Page, match: Match, seat: int) -> list[Candidate]:
    view: Any = match.view(seat)
    player = view.players[seat]
    due = player.choosing_number if player.choosing == "steps" else 0
    steps = [move for move in view.moves if type(move).__name__ == "Step"][:1] * due
    found: list[Candidate] = []
    for card in page.locator("[data-reward]").evaluate_all("(all) => all.map((each) => each.dataset.reward)"):
        mix = some_mix(match.position.players[seat].resources, tables.CARD_COST[tables.CARD_NUMBER[card]])
        chain = [*map(wire.plain, steps), {"type": "TakeReward", "card": card, **mix}]
        if match.ask(seat, chain).refusal:
            found.append((page.locator(f"[data-reward='{card}']"), chain))
    return found


def refused_frames(page: Page) -> list[Locator]:
    """Those that a chosen worker may not enter; none while a plan is made."""
    marked = "each.ariaDisabled === 'true' || 'legal' in each.dataset"
    open_one = f"[...document.querySelectorAll('[data-frame]')].some((each) => !({marked}))"
    page.evaluate(f"async () => {{ while ({open_one}) await new Promise((done) => setTimeout(done, 20)) }}")
    refused = page.locator("[data-frame][aria-disabled=true]")
    names = refused.evaluate_all("(all) => all.map((each) => each.dataset.frame)")
    return [page.locator(f"[data-frame='{name}']") for name in names]


def placing(match: Match, seat: int, number: int, frame: Locator) -> dict[str, Any]:
    view: Any = match.view(seat)
    worker = 4 if view.players[seat].workers[number - 1].state == "gone" else number - 1
    area, row, which = str(frame.get_attribute("data-frame")).split()
    return {"type": "Place", "worker": worker, "area": area, "row": row, "frame": int(which)}


def some_mix(resources: list[int], cost: list[int]) -> dict[str, int]:
    """For a cost of any resources: as many as are held, in their order."""
    left, mix = cost[codes.ANY_COST], {}
    for name, held in zip(("military", "culture", "gold"), resources, strict=True):
        mix[name] = min(left, held)
        left -= mix[name]
    return mix


def test_pendulum(open_page: Open, server: Server) -> None:
    compared, wrong = 0, []
    page = open_page("about:blank")
    for name, match, seat in sampled("pendulum", 8):
        seated(server, page, match, seat)
        for candidates in pendulum_candidates(page, match, seat):
            compared += len(candidates)
            wrong += [(name, len(match), *each) for each in compare(page, match, seat, candidates)]
    assert wrong == []
    assert compared >= 25


@pytest.mark.parametrize("milliseconds", [50, 100])
def test_what_appears_on_a_slow_line(
    open_page: Open, server: Server, milliseconds: int, record_property: Any
) -> None:
    """Measures the time from pointing at something to the note, on a line that takes so long there and back;
    asserts only that it comes."""
    _, match, seat = next(each for each in sampled("pendulum", 20) if each[1].position.phase == codes.OPENING)
    with cable(server.port, delay=milliseconds / 2000) as line:
        page = open_page("about:blank", base_url=line.address)
        seated(server, page, match, seat, line.address)
        page.keyboard.press("1")
        took = sorted(frame.evaluate(POINT)["took"] for frame in refused_frames(page))
    assert took
    assert None not in took
    record_property("milliseconds", json.dumps([round(each) for each in took]))
    median = took[len(took) // 2]
    print(f"{milliseconds} ms there and back: {took[0]:.0f} to {took[-1]:.0f}, median {median:.0f}")


def nations_candidates(page: Page) -> list[Candidate]:
    found: list[Candidate] = []
    for tile in page.locator("[data-place][aria-disabled=true]").all():
        found.append((tile, [{"type": "Buy", "place": int(str(tile.get_attribute("data-place")))}]))
    for kind, move in (("reroll", "Reroll"), ("build", "Build")):
        selector = f".nation [data-action={kind}][aria-disabled=true][aria-pressed=false]"
        found += [(button, [{"type": move}]) for button in page.locator(selector).all()]
    passing = page.locator("[data-spot=pass][aria-disabled=true]").all()
    return found + [(button, [{"type": "Pass"}]) for button in passing]


def test_nations(open_page: Open, server: Server) -> None:
    """Of who is to act, and of who is not."""
    compared, wrong = 0, []
    page = open_page("about:blank")
    for name, match, acting in sampled("nations", 5):
        for seat in {acting, 0}:
            seated(server, page, match, seat)
            candidates = nations_candidates(page)
            compared += len(candidates)
            wrong += [(name, len(match), *each) for each in compare(page, match, seat, candidates)]
    assert wrong == []
    assert compared >= 25
