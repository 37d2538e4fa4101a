"""What a notice says, in the language of the person, in the form of each channel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ..core import text
from ..core.registry import GAMES, game_named, names


class Line(NamedTuple):
    kind: str
    table: str
    game: str
    name: str
    """What the table is called."""
    link: str
    player: str = ""
    """Whose turn it is, for others."""


class Letter(NamedTuple):
    """One message with one notice or more."""

    title: str
    lines: list[Line]
    sentences: list[str]

    def plain(self) -> str:
        return "\n\n".join(
            f"{said}\n{line.link}" for said, line in zip(self.sentences, self.lines, strict=True)
        )

    def push(self) -> bytes:
        """For the service worker of the client."""
        one = len(self.lines) == 1
        return msgspec.json.encode(
            {
                "title": self.title,
                "body": "\n".join(self.sentences),
                "link": self.lines[0].link if one else self.lines[0].link.rpartition("/t/")[0] + "/",
                "tag": self.lines[0].table if one else "all",
            }
        )

    def discord(self) -> bytes:
        return msgspec.json.encode({"content": self.plain()[:2000], "allowed_mentions": {"parse": []}})

    def slack(self) -> bytes:
        said = self.plain().replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return msgspec.json.encode({"text": said})

    def json(self) -> bytes:
        notices = [
            {"kind": line.kind, "table": line.table, "game": line.game, "text": said, "link": line.link}
            for line, said in zip(self.lines, self.sentences, strict=True)
        ]
        return msgspec.json.encode({"title": self.title, "notices": notices})


def written(notices: list[Any], language: str, base: str) -> Letter:
    lines = []
    for notice in notices:
        link = f"{base.rstrip('/')}/t/{notice.table_id}"
        if notice.kind == "club-open":
            link += f"?invite={notice.invite}"
        name = notice.name or title(notice.game, language)
        lines.append(Line(notice.kind, notice.table_id, notice.game, name, link, notice.player or ""))
    sentences = [
        text.say(
            f"notice-{line.kind}",
            language,
            name=line.name,
            game=title(line.game, language),
            player=line.player,
        )
        for line in lines
    ]
    first = lines[0]
    if len(lines) > 1:
        heading = text.say("notice-several", language, count=len(lines))
    else:
        heading = text.say(f"notice-{first.kind}-title", language, name=first.name, player=first.player)
    return Letter(heading, lines, sentences)


def of_reports(reports: Sequence[Any], language: str, base: str) -> Letter:
    """Tell the host of the site what was written, and where."""
    lines, sentences = [], []
    for report in reports:
        name = report.table_name or title(report.game, language)
        link = f"{base.rstrip('/')}/t/{report.table_id}"
        lines.append(Line("report", report.table_id, report.game, name, link))
        facts = {"name": report.name, "table": name, "text": report.text, "person": report.token}
        sentences.append(text.say("notice-report", language, **facts))
    return Letter(text.say("notice-report-title", language, count=len(lines)), lines, sentences)


def trial(language: str, base: str) -> Letter:
    """What a person sends to try a channel."""
    line = Line("test", "", "", "", f"{base.rstrip('/')}/you")
    return Letter(text.say("notice-test-title", language), [line], [text.say("notice-test", language)])


def title(game: str, language: str) -> str:
    folder = game_named(game).locales if game in names(GAMES) else None
    return text.say(f"{game}-title", language, folder)
