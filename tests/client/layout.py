"""Finds what a screen has no room for: controls that overlap or are out of reach, text cut, words broken."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from playwright.sync_api import Page

from tests.client.chromium import PATIENCE

PICTURES = os.environ.get("SANDTABLE_PICTURES") == "1"
"""Whether pictures of the screens are kept, to look at."""
LARGER = "localStorage.setItem('sandtable.settings', JSON.stringify({ text: 'larger' }))"
"""Run before a page, it chooses larger text."""
SETTLED = 10
"""Seconds after which a page has settled in a new size, on a busy machine too."""
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
HERE = "performance.getEntriesByType('resource').map((each) => each.name)"
"""What is here. Playwright gives no time for the end of what comes from the browser's memory."""
FAULTS = """({ apart }) => {
  const box = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  };
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom) });
  const shown = (element) => {
    const { left, right, top, bottom } = box(element);
    const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return visible && right - left > 1 && bottom - top > 1 && !element.closest('.hide, svg');
  };
  const name = (element) => {
    const path = [];
    for (let at = element; at && at !== document.body && path.length < 5; at = at.parentElement) {
      const classes = [...at.classList].filter((each) => !each.startsWith('svelte-')).join('.');
      path.unshift(at.localName + (classes ? `.${classes}` : ''));
    }
    return path.join(' > ');
  };
  const hides = (overflow) => ['hidden', 'clip'].includes(overflow);
  /* What a person sees of it, and what is cut off for good. */
  const seen = (element) => {
    let rest = box(element);
    const lost = { x: false, y: false };
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const own = at === element;
        // A field shows the rest of its text to who goes there.
        if (own && at.matches('input, textarea')) continue;
        const outer = box(at);
        const across = own ? at.scrollWidth - at.clientWidth
          : Math.max(rest.right - outer.right, outer.left - rest.left);
        const down = own ? at.scrollHeight - at.clientHeight
          : Math.max(rest.bottom - outer.bottom, outer.top - rest.top);
        if (hides(overflowX) && across > 1) lost.x = true;
        if (hides(overflowY) && down > 2) lost.y = true;
        rest = meet(rest, outer);
      }
      if (position === 'fixed') break;
    }
    return { rest, lost };
  };
  /* The part that stays in sight while the rest scrolls behind it. */
  const stuck = (element) => {
    let part = null;
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowY, position } = getComputedStyle(at);
      if (position === 'sticky') part = at;
      if (['auto', 'scroll'].includes(overflowY) && at.scrollHeight > at.clientHeight + 1) return part;
    }
    return document.documentElement.scrollHeight > innerHeight + 1 ? part : null;
  };
  /* Whether this browser knows where words of a language may be parted. */
  const parts = (() => {
    const probe = document.createElement('p');
    probe.style.cssText = 'position:absolute;width:6em;hyphens:auto;line-height:1';
    probe.textContent = 'Donaudampfschifffahrtsgesellschaft';
    document.body.append(probe);
    const parted = probe.offsetHeight > probe.computedStyleMap().get('font-size').value * 1.5;
    probe.remove();
    return parted;
  })();
  /* A word that goes on in the next line without a hyphen. */
  const broken = (node, hyphens) => {
    if (parts && hyphens === 'auto') return null;
    for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\d]{3,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter((each) => each.width).map((each) => each.bottom);
      if (Math.max(...tops) - Math.min(...tops) > 6) return word;
    }
    return null;
  };
  const faults = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  const layer = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  for (const element of document.body.querySelectorAll('*')) {
    const { overflowX } = getComputedStyle(element);
    const wider = element.scrollWidth > element.clientWidth + 1;
    if (wider && ['auto', 'scroll'].includes(overflowX) && shown(element))
      faults.push(`scrolls sideways: ${name(element)}`);
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || !shown(element) || (apart && element.closest(apart))) continue;
    // Names of tiles in four columns on a phone are parted where the browser knows how.
    if (!element.closest('code, .word, .four.narrow .head')) {
      const { hyphens } = getComputedStyle(element);
      for (const node of element.childNodes) {
        const word = node.nodeType === 3 && broken(node, hyphens);
        if (word) faults.push(`broken ${word}: ${name(element)}`);
      }
    }
    const { rest, lost } = seen(element);
    // What is left out as a whole is not missed.
    const some = rest.right - rest.left > 1 && rest.bottom - rest.top > 1;
    if (some && (lost.x || lost.y)) faults.push(`cut: ${name(element)}`);
  }
  // A note over what it speaks of goes when one looks elsewhere.
  const controls = [
    ...layer.querySelectorAll('button, a, input, select, textarea, summary, label:has(input)'),
  ].filter((each) => shown(each) && !each.closest('.tip'));
  // On a phone what is long scrolls behind what stays at the thumb; a larger table has room for all of it.
  const large = scrollY === 0 && /^(desktop|tablet)/.test(document.documentElement.dataset.layout ?? '');
  const places = controls.map((each) => seen(each));
  const stucks = controls.map((each) => stuck(each));
  const tall = Math.max(innerHeight, document.documentElement.scrollHeight - scrollY);
  controls.forEach((one, index) => {
    const { rest: a, lost } = places[index];
    const beside = a.left < -1 || a.right > innerWidth + 1 || a.top < -1 - scrollY || a.bottom > tall + 1;
    if (lost.x || lost.y || beside) faults.push(`out of reach: ${name(one)}`);
    for (let next = index + 1; next < controls.length; next++) {
      const other = controls[next];
      const both = meet(a, places[next].rest);
      const over = both.right - both.left > 3 && both.bottom - both.top > 3;
      const apartAllowed = stucks[index] !== stucks[next] && !large;
      // Hints lie over the table until they are closed.
      const under = one.closest('.hints') !== other.closest('.hints');
      // Links in one paragraph share its lines.
      const prose = one.parentElement === other.parentElement && one.parentElement.localName === 'p';
      if (over && !apartAllowed && !under && !prose && !one.contains(other) && !other.contains(one))
        faults.push(`overlap: ${name(one)} and ${name(other)}`);
    }
  });
  return [...new Set(faults)];
}"""


SPILLS = """() => {
  const spilled = [];
  const box = (thing) => thing.getBoundingClientRect();
  for (const control of document.querySelectorAll('button, .btn, select, .plate, dt, th, h1, h2')) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { left, right } = box(control);
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!texts.currentNode.data.trim() || parent.closest('.hide, svg, option')) continue;
      if (getComputedStyle(parent).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const text = box(range);
      if (text.width > 1 && (text.left < left - 1 || text.right > right + 1))
        spilled.push(`spills: ${texts.currentNode.data.trim()}`);
    }
  }
  for (const title of document.querySelectorAll('header h1'))
    if (box(title).height > box(title.closest('header')).height) spilled.push(`spills: ${title.textContent}`);
  for (const field of document.querySelectorAll('input[placeholder]')) {
    const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
    if (field.value || !field.checkVisibility()) continue;
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = `${fontSize} ${fontFamily}`;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (pen.measureText(field.placeholder).width > room + 1) spilled.push(`cut: ${field.placeholder}`);
  }
  return spilled;
}"""


PAINT = """(painted) => {
  window.unpainted ??= new CSSStyleSheet();
  unpainted.replaceSync('html { clip-path: inset(100%) }');
  const others = document.adoptedStyleSheets.filter((each) => each !== unpainted);
  document.adoptedStyleSheets = painted ? others : [...others, unpainted];
}"""


def settle(page: Page) -> None:
    """Waits until all that the page asked for is here and drawn; fails with what does not come.

    Playwright's own `networkidle` can be lost on a busy machine: microsoft/playwright#42598.
    """
    end = time.monotonic() + PATIENCE / 1000
    quiet = 0
    while quiet < 4:
        asked = page.requests()
        page_begins = max((n for n, each in enumerate(asked) if each.is_navigation_request()), default=0)
        under_way = {
            each.url for each in asked[page_begins:] if each.timing["responseEnd"] < 0 and not each.failure
        }
        under_way -= set(page.evaluate(HERE))
        assert time.monotonic() < end, f"still asked for: {under_way}"
        quiet = 0 if under_way else quiet + 1
        page.wait_for_timeout(50)
    page.evaluate(DRAWN)


def lasting(look: Callable[[], set[str]]) -> set[str]:
    """What a look finds, and again and again until the page has settled."""
    end = time.monotonic() + SETTLED
    while (found := look()) and time.monotonic() < end:
        pass
    return found


# One call, since each waits for the page and goes through several processes.
LOOK = f"""async (asked) => {{
  await {DRAWN};
  const found = ({FAULTS})(asked);
  return asked.spills ? [...found, ...({SPILLS})()] : found;
}}"""


def faults(page: Page, apart: str = "", spills: bool = False) -> set[str]:
    """What is wrong with the page; `apart` selects what may have its text cut.

    With `spills` also words that are wider than the button, field or cell they stand in, and titles higher
    than their bar.
    """
    return lasting(lambda: faults_now(page, apart, spills))


def faults_now(page: Page, apart: str = "", spills: bool = False) -> set[str]:
    found: Any = page.evaluate(LOOK, {"apart": apart, "spills": spills})
    return set(found)


SIZES = (
    (390, 844),
    (844, 390),
    (820, 1180),
    (1180, 820),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
)
"""Phone and tablet, upright and lying, desktop and large."""


def in_sizes(page: Page, sizes: Iterable[tuple[int, int]] = SIZES) -> Iterator[str]:
    """The page in one size after the other, laid out but not painted, which would be half of the work."""
    page.evaluate(PAINT, PICTURES)
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        yield f"{width}x{height}"
    page.evaluate(PAINT, True)


def faults_at_all_sizes(page: Page, name: str) -> list[str]:
    """What is wrong with this screen at any of the sizes; the page is only opened once."""
    return [
        f"{name}, {size}: {fault}" for size in in_sizes(page) for fault in sorted(faults(page, spills=True))
    ]
