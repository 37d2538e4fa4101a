"""What the pages of a test ask the server for, without a page that has to be loaded for it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page


def post(page: Page, path: str, body: dict[str, Any]) -> Any:
    """As the person whose page it is, in the language of their browser."""
    answer = page.request.post(
        path, data=body, headers={"Accept-Language": page.evaluate("navigator.language")}
    )
    assert answer.ok, answer.text()
    return answer.json()
