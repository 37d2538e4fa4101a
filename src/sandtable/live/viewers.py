"""The viewers of a table: what each saw last, and which updates each may have missed.
Compiled with mypyc.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from msgspec import UNSET, Raw

from ..core import patch
from ..core.game import View, seen_by
from .connection import Connection
from .messages import Happened, Premoves, Update, encoded
from .tableview import ChatLine

RING = 32
"""How many missed updates are kept for a client; after more it gets the whole view, which is no longer."""


class News:
    """What one change of the table did."""

    def __init__(self) -> None:
        self.happened: list[Happened] = []
        self.taken_back = 0
        self.chat: ChatLine | None = None
        self.match_changed = False
        self.known: patch.Known = {}
        self._open_events: Any = None
        """The events in JSON, if nobody may see more of them than others."""
        self.encoded: list[tuple[Update, bytes]] = []
        """The updates of this change so far: one that is equal needs no other encoding."""

    def events_for(self, seat: int | None) -> Any:
        """The events that a viewer may see; those that all may see are encoded already."""
        if self._open_events is None:
            events = [event for each in self.happened for event in each.events]
            seen = seen_by(None, events)
            if len(seen) < len(events):
                return seen_by(seat, events)
            self._open_events = Raw(encoded(seen))
        return self._open_events

    def text_of(self, message: Update) -> bytes:
        for known, text in self.encoded:
            if known == message:
                return text
        text = encoded(message)
        self.encoded.append((message, text))
        return text


class Viewer:
    """All connections of one seat, or of the spectators (seat None): they see the same."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.connections: set[Connection] = set()
        self.view: View | None = None
        self.ring: list[tuple[int, bytes]] = []
        """The latest updates and their versions."""
        self.unseen = 0
        """Updates since this viewer last had a connection."""
        self.plans: Premoves | None = None
        """What was last told of its premoves."""

    @property
    def wanted(self) -> bool:
        """Whether a client is connected, or may return and catch up from the ring."""
        return bool(self.connections) or self.unseen < RING

    def update(
        self, version: int, at: int, news: News, view: View | None, table: Any, muted: set[int]
    ) -> bytes:
        """The message that brings this viewer to the new version."""
        change = self._turn_to(view, news) if news.match_changed else patch.SAME
        self.unseen = 0 if self.connections else self.unseen + 1
        happened = news.happened
        message = Update(
            version=version,
            at=at,
            seat=happened[-1].seat if happened else UNSET,
            events=news.events_for(self.seat) if happened else UNSET,
            taken_back=news.taken_back or UNSET,
            view=change,
            table=table,
            chat=news.chat if news.chat is not None and news.chat.seat not in muted else UNSET,
        )
        text = news.text_of(message)
        self.ring.append((version, text))
        if len(self.ring) > RING:
            self.ring.pop(0)
        return text

    def _turn_to(self, view: View | None, news: News) -> Any:
        """Take the new view; return the patch that leads to it."""
        change = patch.diff_like(self.view, view, news.known)
        self.view = view
        return change

    def log(self, history: deque[Happened]) -> list[Happened]:
        return [
            Happened(at=each.at, seat=each.seat, events=seen_by(self.seat, each.events)) for each in history
        ]

    def missed(self, version: int, current: int) -> list[bytes] | None:
        """The updates after this version; None if some are no longer kept."""
        if version == current:
            return []
        if version > current or not self.ring or self.ring[0][0] > version + 1:
            return None
        return [text for number, text in self.ring if number > version]
