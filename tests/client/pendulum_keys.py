"""Plays Pendulum with the keyboard and nothing else."""

from __future__ import annotations

import time
from collections import Counter

from playwright.sync_api import Page

from tests.client.pendulum_player import LONGEST, NEXT

# Without an end the focus would go round and round.
MOST_TABS = 400

# What has a key of its own is done with that; the rest is walked to.
SEEK = f"""() => {{
  {NEXT}
  const KEYS = {{
    choose: (found) => found.dataset.worker,
    // Its letter counts once the worker was chosen by its key.
    place: (found) => found.querySelector('kbd') && found.dataset.legal,
    act: (found) => found.dataset.act,
    say: () => 'd',
  }};
  const {{ found, name }} = next() ?? {{}};
  window.sought = found;
  window.shown = found?.outerHTML;
  return found ? [name, KEYS[name]?.(found) ?? null] : null;
}}"""

PUT = "(selector) => { window.sought = document.querySelector(selector); }"

WHERE = """() => {
  if (!sought?.isConnected) return 'gone';
  const now = document.activeElement;
  if (now === sought) return 'there';
  return now.compareDocumentPosition(sought) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
}"""

ANSWER = """async () => {
  const patience = performance.now() + 120;
  do await new Promise((go) => setTimeout(go, 10));
  while (sought?.outerHTML === shown && sought?.isConnected !== false && performance.now() < patience);
}"""


def _walk(page: Page, name: str) -> bool:
    """To what is sought; whether it was still there."""
    for _ in range(MOST_TABS):
        where = page.evaluate(WHERE)
        if where in ("there", "gone"):
            return bool(where == "there")
        page.keyboard.press("Shift+Tab" if where == "before" else "Tab")
    raise AssertionError(f"{name} cannot be reached by keyboard")


def walk_to(page: Page, selector: str) -> None:
    page.wait_for_selector(selector)
    page.evaluate(PUT, selector)
    assert _walk(page, selector), selector


def press(page: Page, selector: str) -> None:
    walk_to(page, selector)
    page.keyboard.press("Enter")


def play_by_keys(page: Page, until: str) -> Counter[str]:
    """Do whatever can be done until the page shows this; return how often what was done."""
    done: Counter[str] = Counter()
    end = time.monotonic() + LONGEST
    while not page.locator(until).count():
        assert time.monotonic() < end, f"no {until} after {done}: {page.inner_text('body')}"
        name, key = page.evaluate(SEEK) or (None, None)
        if name and (key or _walk(page, name)):
            page.keyboard.press(key or "Enter")
            done[name] += 1
        page.evaluate(ANSWER)
    return done
