"""Plays Pendulum through the page, with nothing but what a person can see and press."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page, expect

LONGEST = 240

START = """async (wish) => {
  const answer = await fetch('/api/quick-start', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) });
  return (await answer.json()).table.table;
}"""

STEP = """() => {
  const all = (what) => [...document.querySelectorAll(what)].filter((each) => each.offsetParent !== null);
  const press = (found, name) => { if (!found) return null; found.click(); return name; };
  const open = (each) => each.getAttribute('aria-disabled') !== 'true';
  const paused = all('.veil .btn.primary')[0];
  if (paused) return press(paused, 'resume');
  const mix = all('.mix')[0];
  if (mix) {
    const take = all('.mix .btn.primary')[0];
    if (open(take)) return press(take, 'mix');
    const more = all('.mix .one .btn:last-child');
    return press(more[Math.floor(Math.random() * more.length)], 'more');
  }
  const offers = all('.choice li .btn');
  if (offers.length) return press(offers[0], 'choice');
  const take = all('div.council .go .btn')[0];
  if (take) {
    if (open(take)) return press(take, 'take');
    const pick = all('div.council .pick');
    const pressed = all('div.council .pick[aria-pressed=true]');
    const cards = all('div.council .cards button').filter(open);
    if (cards.length && !all('div.council .cards button[aria-pressed=true]').length)
      return press(cards[cards.length - 1], 'card');
    return press(pick[Math.floor(Math.random() * pick.length)], 'track');
  }
  if (all('div.council').length) return null;
  const act = all('.act')[0];
  if (act) return press(act, 'act');
  const legal = all('[data-legal]:not([data-legal=""])');
  if (legal.length) return press(legal[Math.floor(Math.random() * legal.length)], 'place');
  const flip = all('[data-flip]')[0];
  if (flip) return press(flip, 'flip');
  const free = all('.dock li.available .who, .thumb.available, .dock li.free .who, .thumb.free')
    .filter((each) => each.getAttribute('aria-pressed') === 'false' && open(each));
  if (free.length && !document.querySelector('.prompt.yours .planning'))
    return press(free[0], 'choose');
  const say = all('.btn.primary').find((each) => /^(Ready|Done)/.test(each.textContent.trim()));
  return press(say, 'say');
}"""


class PendulumPlayer:
    def __init__(self, page: Page) -> None:
        self.page = page

    def quick_start(self, **wish: Any) -> str:
        """A match against bots, or alone; returns its table."""
        expect(self.page.get_by_role("article", name="Pendulum")).to_be_visible(timeout=30_000)
        table = str(self.page.evaluate(START, {"game": "pendulum", "name": "Ada", **wish}))
        self.page.goto(f"/t/{table}")
        self.at_table()
        return table

    def at_table(self) -> None:
        expect(self.page.get_by_role("region", name="purple")).to_be_visible(timeout=30_000)

    @property
    def over(self) -> bool:
        return self.page.get_by_role("link", name="Leave").is_visible()

    @property
    def phase(self) -> str:
        return self.page.locator(".progress").inner_text()

    def step(self) -> str | None:
        did: str | None = self.page.evaluate(STEP)
        return did

    def play_until(self, reached: str, longest: float = LONGEST) -> list[str]:
        """Do whatever can be done until the page shows this; return what was done."""
        done: list[str] = []
        end = time.monotonic() + longest
        while not self.page.locator(reached).count():
            assert time.monotonic() < end, (done[-20:], self.page.locator("body").inner_text()[:1500])
            did = self.step()
            if did:
                done.append(did)
            self.page.wait_for_timeout(40 if did else 100)
        return done
