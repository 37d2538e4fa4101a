"""The log on standard error: one line for each fact, as text or as JSON."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

FORMS = ("text", "json")


def set_up(form: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if form == "json" else Line())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])


def fact(message: str, **more: str) -> str:
    """A line of JSON like those of the log, with facts of its own."""
    time = datetime.now(UTC).isoformat(timespec="milliseconds")
    line = {"time": time, "level": "INFO", "logger": "sandtable", "message": message, **more}
    return json.dumps(line, ensure_ascii=False)


class Line(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = f"{_time(record)} {record.levelname} {record.name}: {record.getMessage()}"
        if record.exc_info:
            line += f"\n{self.formatException(record.exc_info)}"
        return " | ".join(part.strip() for part in line.splitlines())


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fact = {
            "time": _time(record),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            fact["exception"] = self.formatException(record.exc_info)
        return json.dumps(fact, ensure_ascii=False)


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
