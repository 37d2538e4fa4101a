"""No screen of Pendulum has a barrier that axe can find, in either theme, on a desktop and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from sandtable import Match, load_record
from sandtable.pendulum.rules import codes, commands
from sandtable.pendulum.rules.events import RewardTaken
from sandtable.pendulum.rules.moves import Act, Place
from tests.client.axe import in_themes, violations
from tests.client.conftest import Open
from tests.client.golden_table import first, go_on, quiet, sit_down
from tests.client.pendulum_player import ACT, CHOICE, COUNCIL, LEGAL, OVER, PendulumPlayer
from tests.client.server import Server
from tests.golden.ends import FOLDER

Keep = Callable[[Page, str], None]
UNTIMED = {"untimed": [1, 2, 3, 4]}
CHOICE_AT_BOARD = f":is({CHOICE}):not({COUNCIL} *)"
PLACING = f"[data-say=Ready]:not({COUNCIL} *)"

sizes = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])


class Inspected(PendulumPlayer):
    def __init__(self, page: Page, keep: Keep, place: str) -> None:
        super().__init__(page)
        self._keep = keep
        self._place = place

    def check(self, name: str, shown: str) -> None:
        """On the screen of a match that shows this."""
        expect(self.page.locator(shown).first).to_be_visible()
        self.see_log()
        self.inspect(name)

    def play_and_check(self, name: str, until: str) -> None:
        """Once the screen has shown this; others may move on meanwhile."""
        self.play_until(until)
        self.see_log()
        self.inspect(name)

    def inspect(self, name: str) -> None:
        for theme in in_themes(self.page):
            self._keep(self.page, f"pendulum-{name}-{self._place}-{theme}")
            assert violations(self.page, theme) == [], (name, theme)

    def show_tab(self, tab: str) -> None:
        self.page.get_by_role("navigation").get_by_role("button", name=tab).click()


Newcomer = Callable[[], Inspected]


@pytest.fixture
def newcomer(open_page: Open, fast: Server, keep: Keep, phone: bool) -> Newcomer:
    place = "phone" if phone else "desktop"
    return lambda: Inspected(open_page("about:blank", base_url=fast.address, phone=phone), keep, place)


@pytest.fixture
def inspected(newcomer: Newcomer) -> Inspected:
    return newcomer()


@sizes
def test_a_match(inspected: Inspected, phone: bool) -> None:
    page = inspected.page
    inspected.quick_start(seats=2, options=UNTIMED)
    inspected.play_until(LEGAL)
    inspected.check("opening", ":text('Opening: place your')")
    inspected.play_and_check("board", ACT)
    if phone:
        for tab in ("Mat", "Rivals", "Council", "Log", "Board"):
            inspected.show_tab(tab)
            inspected.check(tab.lower(), f"[aria-current=page]:has-text('{tab}')")
    inspected.play_until(CHOICE_AT_BOARD)
    inspected.check("choice", CHOICE_AT_BOARD)
    inspected.play_until(f"[data-say=Done], {COUNCIL}")
    inspected.check("called", "[data-say=Done]")
    inspected.play_until(f"{COUNCIL} [data-take]")
    inspected.check("reward", "[data-council=rewards] [data-reward]")
    inspected.play_until(PLACING)
    expect(inspected.prompt).to_contain_text("Place and move")
    inspected.check("placing", PLACING)
    page.keyboard.press("p")
    expect(page.get_by_role("heading", name="Paused by")).to_be_visible()
    inspected.check("pause", ":text('Paused by')")


@sizes
def test_alone(inspected: Inspected, fast: Server, console: list[str]) -> None:
    whole = load_record(FOLDER / "pendulum-solo-foreshadowed.json")
    sit_down(fast, round_with_something_to_do(whole).record, {0: inspected})
    go_on(inspected)
    inspected.check("solo", ACT)
    sit_down(fast, whole.record, {0: inspected})
    expect(inspected.page.get_by_role("heading", name="Tracks over time")).to_be_visible()
    inspected.check("result", OVER)
    inspected.page.locator(OVER).click()
    inspected.check("replay", "input[type=range]")
    quiet(console)


def round_with_something_to_do(whole: Match) -> Match:
    """The last round, from the first moment in which a worker can act."""
    for entry in range(len(whole)):
        match = whole.seek(entry)
        last = match.position.round == codes.ROUNDS and match.position.phase == codes.ROUND
        if last and any(isinstance(move, Act) for move in match.moves(0)):
            return match
    raise AssertionError("nothing to do")


@sizes
def test_trimming(inspected: Inspected, fast: Server) -> None:
    match = first(lambda match, _: match.position.phase == codes.TRIMMING).match
    sit_down(fast, match.record, {commands.to_act(match.position)[0]: inspected})
    inspected.check("trimming", "[data-council=trimming] [data-offer]")


@sizes
def test_another_chooses_in_the_council(inspected: Inspected, fast: Server) -> None:
    found = first(
        lambda match, events: (
            match.position.phase == codes.REWARDS and any(isinstance(each, RewardTaken) for each in events)
        )
    )
    chooses = commands.to_act(found.match.position)[0]
    sit_down(fast, found.match.record, {(chooses + 1) % found.match.seats: inspected})
    inspected.check("council-waits", f"{COUNCIL} h2:has-text('is choosing a reward')")


@sizes
def test_privilege_and_a_rival(newcomer: Newcomer, fast: Server, phone: bool) -> None:
    match = first(lambda match, _: bool(_wanted_by_two(match))).match
    (high, place), (low, same) = _wanted_by_two(match)
    higher, lower = newcomer(), newcomer()
    # So long that both have the time.
    sit_down(fast, match.record, {high: higher, low: lower}, grace=10**6)
    go_on(higher, lower)
    frame = f"{place.area} {place.row} {place.frame}"
    for player, worker in ((higher, place.worker), (lower, same.worker)):
        player.worker(worker + 1).click()
        expect(player.frame(frame)).to_have_attribute("data-legal", re.compile("."))
    lower.frame(frame).click()
    expect(lower.frame(frame)).to_have_accessible_name(re.compile("Your worker"))
    # To the other it is taken, and pressed all the same.
    expect(higher.frame(frame)).to_have_attribute("aria-disabled", "true")
    higher.frame(frame).click(force=True)
    expect(higher.frame(frame)).to_have_accessible_name(re.compile("Your worker"))
    # It stays for who is about to close it.
    for player in (higher, lower):
        player.page.get_by_role("status").filter(has_text="CLM-2").get_by_role("button", name="Close").focus()
    for name, player in (("won", higher), ("lost", lower)):
        player.check(f"privilege-{name}", "[role=status]:has-text('CLM-2')")
    if phone:
        lower.show_tab("Rivals")
    lower.show_rival()
    lower.inspect("rival")


def _wanted_by_two(match: Match) -> list[tuple[int, Place]]:
    """Two placements of different players in the same frame, the higher one's first; only one can be made."""
    if match.position.phase != codes.ROUND or match.position.untimed():
        return []
    wanted = [
        (seat, move)
        for seat in match.position.order
        if seat < match.seats
        for move in match.moves(seat)
        if isinstance(move, Place) and move.area != "black" and move.worker < 4
    ]
    for one in wanted:
        for other in wanted:
            same = (one[1].area, one[1].row, one[1].frame) == (other[1].area, other[1].row, other[1].frame)
            if same and one[0] != other[0]:
                return [one, other]
    return []
