"""What axe finds on a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).resolve().parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] });
  return found.violations.map((each) =>
    `${each.id}: ${each.help}; ` +
    each.nodes.map((node) => node.html + ' ' + (node.any[0]?.message ?? '')).join(' | '));
}"""


@cache
def _script() -> str:
    return SCRIPT.read_text("utf-8")


def violations(page: Page) -> list[str]:
    page.evaluate(_script())
    found: list[str] = page.evaluate(RUN)
    return found
