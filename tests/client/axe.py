"""What axe finds on a page."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, expect

SCRIPT = Path(__file__).resolve().parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (only) => {
  const asked = { resultTypes: ['violations'], preload: false, ...(only && { runOnly: only }) };
  const found = await axe.run(document, asked);
  return found.violations.map((each) =>
    `${each.id}: ${each.help}; ` +
    each.nodes.map((node) => node.html + ' ' + (node.any[0]?.message ?? '')).join(' | '));
}"""

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# What a theme can change; all else was looked at in the first.
COLOURS = ["color-contrast", "link-in-text-block"]
# Colours on their way from one theme to the other.
FINISH = """() => {
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
}"""


def in_themes(page: Page) -> Iterator[str]:
    """The page as it is now, in one theme after the other."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        page.evaluate(FINISH)
        yield theme


@cache
def _script() -> str:
    return SCRIPT.read_text("utf-8")


def violations(page: Page, theme: str = THEMES[0]) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(_script())
    found: list[str] = page.evaluate(RUN, None if theme == THEMES[0] else COLOURS)
    return found


def violations_in_themes(page: Page) -> list[str]:
    """What it finds in either theme."""
    return [f"{theme}: {each}" for theme in in_themes(page) for each in violations(page, theme)]
