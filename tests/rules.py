"""`@rule("nations.BUY-2")` on a test says which rule it proves."""

import pytest

rule = pytest.mark.rule
