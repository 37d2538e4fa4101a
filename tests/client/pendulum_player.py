"""Plays Pendulum through the page, with nothing but what a person can see and press."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.client.asking import post

LONGEST = 600
AREAS = ("purple", "green", "black")
OVER = "a[href^='/replay/']:not([href*='entry='])"
COUNCIL = "[data-council]"
ACT = "[data-act]"
LEGAL = "[data-legal]"
CHOICE = "[data-offer], [data-mix]"

# What to press next, with a name for it.
NEXT = """
  const seen = (each) => each.checkVisibility({ visibilityProperty: true });
  const all = (what) => [...document.querySelectorAll(what)].filter(seen);
  const open = (each) => each.getAttribute('aria-disabled') !== 'true';
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  const press = (found, name) => found ? { found, name } : null;
  // Elsewhere a worker waits until its price can be paid.
  const free = (frame) => /^black \\w+ [013]$/.test(frame.dataset.frame);

  function mix() {
    const take = all('[data-mix] [data-take]')[0];
    return open(take) ? press(take, 'mix') : press(any(all('[data-mix] button').filter((each) =>
      each.textContent.trim() === '+')), 'more');
  }
  function council() {
    const take = all('[data-council] [data-take]').at(-1);
    if (!take) return null;
    if (open(take)) return press(take, 'take');
    const cards = all('[data-reward]').filter(open);
    if (cards.length && !all('[data-reward][aria-pressed=true]').length) return press(cards.at(-1), 'card');
    return press(any(all('[data-step]')), 'step');
  }
  function board() {
    const act = all('[data-act]')[0];
    if (act) return press(act, 'act');
    // Once no sand runs, a worker that waits could be moved about for ever.
    const waits = all('[data-state=waiting][aria-pressed=true]').length;
    const legal = waits ? [] : all('[data-legal]:not([data-legal=""])');
    const cheap = legal.filter(free);
    if (legal.length) return press(any(cheap.length ? cheap : legal), 'place');
    const flip = all('[data-flip]')[0];
    if (flip) return press(flip, 'flip');
    const idle = all('[data-state=available], [data-state=free]')
      .filter((each) => each.getAttribute('aria-pressed') === 'false' && open(each));
    return press(any(idle), 'choose') ?? press(all('[data-say=Done], [data-say=Ready]')[0], 'say');
  }
  function next() {
    const read = all('[data-continue]')[0];
    if (read) return press(read, 'read');
    if (all('[data-mix]').length) return mix();
    const offer = all('[data-offer]')[0];
    if (offer) return press(offer, 'choice');
    return all('[data-council]').length ? council() : board();
  }
"""

STEP = f"""() => {{
  {NEXT}
  const pressed = next();
  pressed?.found.click();
  return pressed?.name ?? null;
}}"""

PLAY = f"""async ({{ until, longest }}) => {{
  {NEXT}
  const done = {{}};
  const end = performance.now() + longest * 1000;
  while (!all(until).length) {{
    if (performance.now() > end)
      throw new Error(
        `no ${{until}} after ${{JSON.stringify(done)}}: ${{document.body.innerText.slice(0, 2000)}}`);
    let pressed = next();
    // Nobody says that they are ready before the whole board is drawn.
    for (let frames = 0; pressed?.name === 'say' && frames < 6; frames++) {{
      await new Promise(requestAnimationFrame);
      pressed = all(until).length ? null : next();
    }}
    const shown = pressed?.found.outerHTML;
    const patience = performance.now() + 120;
    if (pressed) {{
      pressed.found.click();
      done[pressed.name] = (done[pressed.name] ?? 0) + 1;
    }}
    do await new Promise((go) => setTimeout(go, 10));
    while (pressed?.found.isConnected && pressed.found.outerHTML === shown && performance.now() < patience);
  }}
  return done;
}}"""

SHOWS = f"""async (wanted) => {{
  {NEXT}
  for (let frames = 0; frames < 8; frames++) await new Promise(requestAnimationFrame);
  return all(wanted).length > 0;
}}"""

# The middle of it, for a real mouse.
FIND = f"""() => {{
  {NEXT}
  const found = next()?.found;
  if (!found) return null;
  found.scrollIntoView({{ block: 'nearest' }});
  const {{ left, top, width, height }} = found.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}}"""


class PendulumPlayer:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[dict[str, Any]] = []
        """What the server has said to this page."""
        self._commands = 0
        """How many commands the page has sent."""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda said: self.heard.append(json.loads(said)))
        socket.on("framesent", self._note)

    def _note(self, said: str | bytes) -> None:
        self._commands += json.loads(said)["type"] == "Command"

    def last(self, message: str) -> dict[str, Any]:
        return next(each for each in reversed(self.heard) if each["type"] == message)

    def answered(self) -> int:
        """How many commands of this page the server has answered."""
        return sum(each["type"] in ("Accepted", "Refused") for each in self.heard)

    def wait_for_answer(self, number: int) -> None:
        end = time.monotonic() + LONGEST
        while self.answered() < number:
            assert time.monotonic() < end, "no answer"
            self.page.wait_for_timeout(20)

    def happened(self, event: str, **facts: Any) -> list[int]:
        """The table times of such events."""
        return [
            said["at"]
            for said in self.heard
            for each in said.get("events") or []
            if each["type"] == event and facts.items() <= each.items()
        ]

    def quick_start(self, **wish: Any) -> str:
        """A match against bots, or alone; returns its table."""
        seated = self.post("/api/quick-start", {"game": "pendulum", "name": "Ada", "bot": "greedy", **wish})
        table = str(seated["table"]["table"])
        self.page.goto(f"/t/{table}")
        self.at_table()
        return table

    def post(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        answer: dict[str, Any] = post(self.page, path, body or {})
        return answer

    def at_table(self) -> None:
        for area in AREAS:
            expect(self.page.get_by_role("region", name=area)).to_be_visible()
        self.see_log()

    def see_log(self) -> None:
        """The last part of the screen that is drawn; where there is little room, it is put away."""
        if self.page.evaluate("innerWidth >= 1024"):
            expect(self.log).to_be_visible()

    @property
    def prompt(self) -> Locator:
        """In a line beside the board where the bar has no room for it."""
        bar = self.page.get_by_role("banner").get_by_role("status")
        return bar.or_(self.page.locator("[data-prompt]")).last

    def place(self, worker: int, letter: str) -> None:
        """By keys: the worker, then the letter of a frame."""
        before = self.worker(worker).get_attribute("data-state")
        self.page.keyboard.press(str(worker))
        self.page.locator(f"[data-legal='{letter}']").wait_for()
        self.page.keyboard.press(letter)
        expect(self.worker(worker)).not_to_have_attribute("data-state", str(before))

    def act(self, worker: int) -> None:
        """With its key."""
        expect(self.worker(worker)).to_have_attribute("data-state", "ready")
        self.page.keyboard.press(str(worker))
        expect(self.worker(worker)).to_have_attribute("data-state", "stuck")

    def say_ready(self) -> None:
        self.page.locator("[data-say=Ready]").wait_for()
        self.page.keyboard.press("d")

    @property
    def looked_at(self) -> Locator:
        """The head of a rival's mat."""
        return self.page.get_by_role("heading", name="Mat of")

    def show_rival(self) -> None:
        self.page.get_by_role("button", name="show mat").first.click()
        expect(self.looked_at).to_be_visible()

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("group", name="Log")

    def worker(self, number: int) -> Locator:
        return self.page.locator(f"[data-worker='{number}']")

    def frame(self, name: str) -> Locator:
        """By area, row and number, as `black top 0`."""
        return self.page.locator(f"[data-frame='{name}']")

    def press_next(self) -> bool:
        """With the mouse; whether there was something to do."""
        where = self.page.evaluate(FIND)
        if where:
            self.page.mouse.click(*where)
        return bool(where)

    def play_until(self, reached: str, longest: float = LONGEST) -> dict[str, int]:
        """Do whatever can be done until the page shows this and goes on showing it when all that was done is
        answered; return how often what was done."""
        done: Counter[str] = Counter()
        while True:
            done.update(self.page.evaluate(PLAY, {"until": reached, "longest": longest}))
            self.wait_for_answer(self._commands)
            if self.page.evaluate(SHOWS, reached):
                return done


def open_round(*openings: tuple[PendulumPlayer, str]) -> None:
    """The opening: each player places worker 1 and worker 2 in the frames of these letters; all are ready."""
    for worker in (1, 2):
        for player, letters in openings:
            expect(player.prompt).to_contain_text("Place")
            player.place(worker, letters[worker - 1])
    for player, _ in openings:
        player.say_ready()
    for player, _ in openings:
        expect(player.worker(1)).to_have_attribute("data-state", "ready")
        expect(player.page.get_by_role("timer", name="continues in")).to_be_hidden()


def two_people(
    open_page: Callable[..., Page], address: str, guest_address: str | None = None, **options: Any
) -> tuple[PendulumPlayer, PendulumPlayer]:
    """Both at one table, the one of higher privilege first."""
    host, guest = (
        PendulumPlayer(open_page("about:blank", base_url=each))
        for each in (address, guest_address or address)
    )
    wish = {"game": "pendulum", "name": "Ada", "seats": [{"kind": "person"}, {"kind": "open"}]}
    made = host.post("/api/tables", {**wish, "options": options})
    table, invite = made["table"]["table"], made["invite"]
    guest.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Ben", "invite": invite})
    host.post(f"/api/tables/{table}/start")
    for player in (host, guest):
        player.page.goto(f"/t/{table}")
        player.at_table()
    order = host.last("Welcome")["view"]["order"]
    return (host, guest) if order.index(0) < order.index(1) else (guest, host)
