"""The log: one line for each fact."""

from __future__ import annotations

import json
import logging
import sys

import pytest

from sandtable.cli.logs import Json, Line, fact


@pytest.fixture
def record() -> logging.LogRecord:
    try:
        raise ValueError("first\nsecond")
    except ValueError:
        return logging.LogRecord(
            "sandtable.x", logging.ERROR, __file__, 1, "table %s\nbroke", ("abc",), sys.exc_info()
        )


def test_a_fact_with_an_error_is_one_line_of_text(record: logging.LogRecord) -> None:
    line = Line().format(record)
    assert "\n" not in line
    assert " ERROR sandtable.x: table abc | broke | Traceback" in line
    assert line.endswith("ValueError: first | second")


def test_or_one_line_of_json(record: logging.LogRecord) -> None:
    line = Json().format(record)
    assert "\n" not in line
    fact = json.loads(line)
    assert (fact["level"], fact["logger"], fact["message"]) == ("ERROR", "sandtable.x", "table abc\nbroke")
    assert fact["exception"].endswith("ValueError: first\nsecond")


def test_a_fact_of_its_own_has_the_same_fields(record: logging.LogRecord) -> None:
    record.exc_info = None
    assert list(json.loads(fact("ready", engine="pure"))) == [*json.loads(Json().format(record)), "engine"]
