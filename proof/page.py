"""docs/proof.md, from the figures of all parts."""

from __future__ import annotations

import textwrap
from pathlib import Path
from statistics import mean
from typing import Any

from .figures import kept
from .mutants import GOAL, interval, reasons

Figures = dict[str, Any]
NOT_RUN = "Not run yet."
DATABASES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
TITLES = {"nations": "Nations: The Dice Game", "pendulum": "Pendulum"}


def write(path: Path) -> list[str]:
    """The page with all that there is; returns what falls short. A part without figures here keeps what the
    page said of it, with the commit that it names."""
    faults: list[str] = []
    earlier = _sections(path.read_text()) if path.exists() else {}
    parts = [
        "# Proof",
        "",
        *_prose("""Made by `make proof`, which writes this page; [CONTRIBUTING.md](../CONTRIBUTING.md) says
            how to run it or a part of it. The tests do the same in small every time. Each part
            names the commit that it was run on."""),
    ]
    for heading, text in (
        ("Mistakes that the tests notice", _mutants(faults)),
        ("Commands to the engines", _commands(faults)),
        ("Messages to the server", _messages(faults)),
        ("What a seat cannot know", _taint(faults)),
        ("Killed while people play", _kills(faults)),
        ("Half an hour of play", _soak(faults)),
    ):
        if not text:
            text = earlier.get(heading) or [NOT_RUN]
            told = "not run" if text == [NOT_RUN] else "not run again, these are earlier figures"
            faults.append(f"{heading}: {told}")
        parts += ["", f"## {heading}", "", *text]
    if faults:
        parts += ["", "## What falls short", "", *(f"- {fault}" for fault in faults)]
    path.write_text("\n".join(parts) + "\n")
    return faults


def _sections(page: str) -> dict[str, list[str]]:
    """The lines below each heading."""
    found = {}
    for part in page.split("\n## ")[1:]:
        heading, _, text = part.partition("\n")
        found[heading] = text.strip().splitlines()
    return found


def _of(figures: Figures) -> str:
    return f"Commit {figures['commit']}, {figures['date']}."


def _prose(text: str) -> list[str]:
    return textwrap.wrap(" ".join(text.split()), 120, break_on_hyphens=False)


def _table(head: list[str], rows: list[list[str]]) -> list[str]:
    lines = [head, ["---"] * len(head), *rows]
    return [f"| {' | '.join(line)} |" for line in lines]


def _mutants(faults: list[str]) -> list[str]:
    found = {game: figures for game in TITLES if (figures := kept(f"mutants-{game}"))}
    if not found:
        return []
    known = reasons()
    rows, survivors = [], []
    for game, figures in found.items():
        tried, noticed = figures["tried"], figures["noticed"]
        least, most = interval(noticed, tried)
        whole = tried == figures["all"]
        rows.append(
            [
                TITLES[game] + (f", without `{word}`" if (word := figures["without"]) else ""),
                f"{figures['all']:,}",
                f"{tried:,}",
                "none" if whole else str(figures["seed"]),
                f"{noticed:,}",
                f"{noticed / tried:.1%}",
                "all were tried" if whole else f"{least:.1%} to {most:.1%}",
                f"{figures['commit']}, {figures['date']}",
            ]
        )
        if noticed < GOAL * tried:
            faults.append(f"{game}: {noticed} of {tried} mutants noticed, less than {GOAL:.0%}")
        for name, line in sorted(figures["survived"].items()):
            reason = known.get(name, "")
            if not reason:
                faults.append(f"{game}: no reason for the survivor {name}")
            survivors.append([_code(f"{name}"), str(line), reason or "**none yet**"])
    text = [
        *_prose("""One small mistake at a time is put into a function of the rules: a comparison, a
            calculation, a number, a text or a condition is changed, a call or an assignment left
            out, `break` and `continue` exchanged. A mutant is noticed if one of the tests of its
            game fails or does not end. Golden digests are not among them: they notice any change,
            but say nothing of what is right. The pure engine is tested, and Hypothesis tries two
            examples for each test. `thrift.py`, which proposes payments and holds no rule, is left
            out, and so are methods that `tools/fields.py` wrote: a test of its own sees that they are
            up to date. Where not all were tried, the seed drew the sample, and the interval is
            Wilson's for 95 per cent."""),
        "",
        *_table(["game", "mutants", "tried", "seed", "noticed", "share", "of all", "run on"], rows),
    ]
    for title in (title for game, title in TITLES.items() if game not in found):
        text.append(f"\n{title}: not run yet.")
        faults.append(f"{title}: the mutants were not tried")
    if survivors:
        text += ["", "The survivors:", "", *_table(["mutant", "line", "why it survives"], survivors)]
    return text


def _code(text: str) -> str:
    return "`" + text.replace("|", "\\|").replace("`", "'") + "`"


def _commands(faults: list[str]) -> list[str]:
    rows = []
    for game, title in TITLES.items():
        figures = kept(f"commands-{game}")
        if figures is None:
            continue
        faults += [f"{game}: {wrong}" for wrong in figures["wrong"][:20]]
        rows.append(
            [
                f"{title} ({figures['engine']})",
                f"{figures['commands']:,}",
                f"{figures['matches']:,}",
                f"{figures['played']:,}",
                f"{sum(figures['by_rule'].values()):,} by {len(figures['by_rule'])} rules",
                f"{figures['bad_input']:,}",
                f"{len(figures['wrong']):,}",
                f"{figures['commit']}, {figures['date']}",
            ]
        )
    if not rows:
        return []
    head = [
        "engine",
        "commands",
        "matches",
        "played",
        "refused",
        "no moves at all",
        "anything else",
        "run on",
    ]
    return [
        *_prose("""Moves of other seats and times, moves with a field changed, moves made of anything, and
            what is no move, at moments of matches played by chance. Each is played, refused by a
            rule that is in the catalogue and has a sentence, or refused as bad input; after a
            refusal the position, the chance and the record are as before."""),
        "",
        *_table(head, rows),
    ]


def _messages(faults: list[str]) -> list[str]:
    figures = kept("messages")
    if figures is None:
        return []
    faults += figures["wrong"][:20]
    sent = figures["sent"]
    answers = sorted(figures["answers"].items(), key=lambda each: -each[1])
    statuses = sorted(figures["statuses"].items())
    return [
        *_prose(f"""{sum(sent.values()):,} to one server: {sent["nations"]:,} and {sent["pendulum"]:,}
            through sockets at tables of Nations and Pendulum, {sent["http"]:,} as HTTP requests.
            Rubbish, broken JSON, and messages of every type with anything in their fields.
            {len(figures["wrong"])} answers were not as documented, and the server logged no error."""),
        "",
        *_table(["answer on the socket", "times"], [[name, f"{times:,}"] for name, times in answers]),
        "",
        *_table(["status of HTTP", "times"], [[str(status), f"{times:,}"] for status, times in statuses]),
        "",
        _of(figures),
    ]


def _taint(faults: list[str]) -> list[str]:
    figures = kept("taint")
    if figures is None:
        return []
    faults += [each[:500] for each in figures["wrong"][:20]]
    told = ", ".join(f"{times:,} {name}" for name, times in sorted(figures["messages"].items()))
    return [
        *_prose(f"""{figures["pairs"]:,} pairs of servers with the same match, in one of which all that one
            seat cannot know was dealt anew, got the same messages from all seats until something
            hidden came to light: moves, questions, requests for hints. {figures["plans"]:,} times
            somebody else planned another premove on the second server. What the seat and a spectator
            were sent was compared byte by byte: {sum(figures["messages"].values()):,} messages,
            {figures["bytes"]:,} bytes, {len(figures["wrong"])} differences."""),
        "",
        f"These were: {told}.",
        "",
        _of(figures),
    ]


def _kills(faults: list[str]) -> list[str]:
    found = {title: figures for kind, title in DATABASES.items() if (figures := kept(f"kills-{kind}"))}
    if not found:
        return []
    rows = []
    for title, figures in found.items():
        done = f"{figures['kills']} of {figures['wanted']}"
        if figures["kills"] < figures["wanted"]:
            faults.append(f"{title}: {done} kills")
        if figures["lost"]:
            faults.append(f"{title}: {figures['lost']} commands lost or stored twice")
        first, last = figures["since"], figures["commit"]
        of = last if first == last else f"{first} to {last}"
        told = f"{figures['acknowledged']:,}"
        rows.append([title, done, told, str(figures["lost"]), f"{of}, {figures['date']}"])
    faults += [f"{title}: no kills" for title in DATABASES.values() if title not in found]
    return [
        *_prose("""The server gets `kill -9` at a random moment while nine people play at three tables, and
            starts again. Every client keeps a ledger: each command that was acknowledged must be on
            disk once, and nothing that was not sent. The kills stop the server, not the machine: a
            power failure is not tried here."""),
        "",
        *_table(["database", "kills", "acknowledged", "lost or twice", "run on"], rows),
    ]


def _soak(faults: list[str]) -> list[str]:
    figures = kept("soak")
    if figures is None:
        return []
    if not figures["flat"]:
        faults.append(f"the memory grew by {figures['growth']:.1%}")
    if figures["complaint"]:
        faults.append("the server logged an error during the soak")
    memory = figures["memory"]

    def tables(part: slice) -> str:
        found = figures["tables"][part]
        return f"{mean(found):.0f}" if found else "not counted"

    third = len(memory) // 3
    rows = [
        [
            name,
            f"{min(memory[part]):.1f}",
            f"{mean(memory[part]):.1f}",
            f"{max(memory[part]):.1f}",
            tables(part),
        ]
        for name, part in (
            ("first third", slice(third)),
            ("second third", slice(third, 2 * third)),
            ("last third", slice(2 * third, None)),
        )
    ]
    return [
        *_prose(f"""{figures["people"]} people in {figures["rooms"]} rooms made {figures["moves"]:,} moves
            in {figures["seconds"] / 60:.0f} minutes; a match that ended was followed by another.
            The memory of the server and its processes, in MiB; from the second third to the last it
            changed by {figures["growth"]:+.1%}."""),
        "",
        *_table(["MiB", "least", "mean", "most", "tables in memory"], rows),
        "",
        _of(figures),
    ]
