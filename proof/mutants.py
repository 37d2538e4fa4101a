"""Mutation testing of both rule engines: how many small mistakes in the rules the tests notice.

Golden digests do not count: they notice any change, but say nothing of what is right.

The mistakes are made by `mutation`, not by a package: mutmut copies the whole tree and sends every call of a
function through a dispatcher, which slows an engine down; cosmic-ray starts pytest anew for each mutant.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import os
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest

from .figures import ROOT, keep, kept
from .hunt import Hunter, Reach
from .mutation import Mutant, mutants

RULES = {
    "nations": ["nations/rules"],
    "pendulum": ["pendulum/rules", "pendulum/automa"],
}
TESTS = {
    "nations": ["tests/nations", "tests/core/test_battery.py"],
    "pendulum": ["tests/pendulum"],
}
NO_RULES = ("thrift.py",)
"""It proposes payments, and says so itself: nothing in it is a rule."""
GOAL = 0.9
FIRST_SEED = 1


def all_of(game: str, seed: int = FIRST_SEED) -> list[Mutant]:
    """In an order by chance, so that a larger sample holds the smaller one."""
    folders = [ROOT / "src" / "sandtable" / each for each in RULES[game]]
    paths = [path for folder in folders for path in folder.glob("*.py") if path.name not in NO_RULES]
    found = [mutant for path in paths for mutant in mutants(path)]
    return sorted(found, key=lambda mutant: hashlib.sha256(f"{seed} {mutant}".encode()).digest())


def digest(*paths: Path) -> str:
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:16]


def _depends(game: str, test: str) -> str:
    """Changes with all that decides what a test reaches: the rules, its own file, and what it imports."""
    rules = [
        path for each in RULES[game] for path in sorted((ROOT / "src" / "sandtable" / each).glob("*.py"))
    ]
    file = ROOT / test.partition("::")[0]
    helpers = [path for path in sorted(file.parent.glob("*.py")) if not path.name.startswith("test_")]
    return digest(*rules, *sorted((ROOT / "tests" / "battery").glob("*.py")), *helpers, file)


def known_reach(game: str) -> dict[str, Reach]:
    files: dict[str, str] = {}
    found = {}
    for test, told in (kept(f"reach-{game}") or {}).get("tests", {}).items():
        file = test.partition("::")[0]
        if (ROOT / file).exists() and told["depends"] == files.setdefault(file, _depends(game, file)):
            lines = {(str(ROOT / path), line) for path, numbers in told["lines"].items() for line in numbers}
            found[test] = Reach(told["seconds"], lines)
    return found


def keep_reach(game: str, reached: dict[str, Reach]) -> None:
    files: dict[str, str] = {}
    tests = {}
    for test, reach in reached.items():
        lines: dict[str, list[int]] = {}
        for path, line in sorted(reach.lines):
            lines.setdefault(str(Path(path).relative_to(ROOT)), []).append(line)
        file = test.partition("::")[0]
        depends = files.setdefault(file, _depends(game, file))
        tests[test] = {"depends": depends, "seconds": reach.seconds, "lines": lines}
    keep(f"reach-{game}", {"tests": tests})


def interval(killed: int, tried: int) -> tuple[float, float]:
    """Wilson's, for 95 per cent."""
    z = 1.96
    share = killed / tried
    middle = share + z * z / (2 * tried)
    wide = z * math.sqrt(share * (1 - share) / tried + z * z / (4 * tried * tried))
    return (middle - wide) / (1 + z * z / tried), (middle + wide) / (1 + z * z / tried)


def reasons() -> dict[str, str]:
    """Why a survivor changes nothing that a rule speaks of."""
    found: dict[str, str] = tomllib.loads((Path(__file__).parent / "survivors.toml").read_text())
    return found


def run(game: str, sample: int | None, seed: int, workers: int, without: str | None) -> None:
    """In a process of its own: the engine and the effort of Hypothesis are chosen when it starts."""
    command = [sys.executable, "-m", "proof.mutants", game, "--seed", str(seed), "--workers", str(workers)]
    if sample is not None:
        command += ["--sample", str(sample)]
    if without is not None:
        command += ["--without", without]
    environment = {**os.environ, "SANDTABLE_PURE": "1", "HYPOTHESIS_PROFILE": "proof"}
    subprocess.run(command, cwd=ROOT, env=environment, check=True)


def hunt(game: str, sample: int | None, seed: int, workers: int, without: str | None) -> None:
    """Try those that were not tried yet since their module was changed, and all survivors again."""
    everything = all_of(game, seed)
    chosen = everything[:sample]
    before: dict[str, Any] = (kept(f"mutants-{game}") or {}).get("killed", {})
    killed = {
        str(mutant): before[str(mutant)]
        for mutant in everything
        if before.get(str(mutant), {}).get("source") == digest(mutant.path)
    }
    survived: dict[str, int] = {}
    left = [mutant for mutant in chosen if str(mutant) not in killed]
    names = {str(mutant) for mutant in chosen}
    print(f"{game}: {len(everything)} mutants, {len(chosen)} chosen, {len(left)} to try", flush=True)
    began = time.monotonic()

    def store() -> None:
        mine = {name: told for name, told in killed.items() if name in names}
        keep(
            f"mutants-{game}",
            {
                "game": game,
                "without": without,
                "seed": seed,
                "all": len(everything),
                "chosen": len(chosen),
                "tried": len(mine) + len(survived),
                "noticed": len(mine),
                "survived": survived,
                "killed": killed,
            },
        )

    def hunted(mutant: Mutant, killer: str | None) -> None:
        if killer is None:
            survived[str(mutant)] = mutant.lines.start
        else:
            killed[str(mutant)] = {"by": killer, "source": digest(mutant.path)}
        tried = len([name for name in killed if name in names]) + len(survived)
        if killer is None or tried % 25 == 0:
            said = f"survived: line {mutant.lines.start} of {mutant}" if killer is None else "..."
            print(f"{tried}/{len(chosen)} {time.monotonic() - began:.0f} s {said}", flush=True)
        store()

    chosen_tests = [*([] if without is None else ["-k", f"not {without}"]), *TESTS[game]]
    hunter = Hunter(
        left,
        workers,
        hunted,
        known_reach(game),
        lambda reached: keep_reach(game, reached),
        chosen_tests,
        settled=reasons(),
    )
    if left:
        pytest.main(["-s", "-p", "no:cacheprovider", "-p", "no:xdist", *chosen_tests], plugins=[hunter])
        if hunter.failed:
            sys.exit(f"these tests fail without a mistake: {', '.join(hunter.failed)}")
    store()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=RULES)
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--without")
    given = parser.parse_args()
    hunt(given.game, given.sample, given.seed, given.workers, given.without)


if __name__ == "__main__":
    main()
