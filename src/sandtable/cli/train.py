"""`sandtable train`: learns the networks of a game's strongest bot by self-play."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core import text
from ..core.registry import COURSES, load, names
from .arguments import add_jobs, add_seed, make_folder
from .progress import tracked
from .words import words

if TYPE_CHECKING:
    from ..study.training import Course
    from .arguments import Commands
    from .words import Say


def add(commands: Commands, say: Say) -> argparse.ArgumentParser:
    parser = commands.add_parser("train", help=say("train"), description=say("train-about"))
    courses = names(COURSES)
    parser.add_argument("game", metavar=say("word-game"), choices=courses, help=", ".join(courses))
    parser.add_argument("--out", metavar=say("word-folder"), type=Path, required=True, help=say("train-out"))
    parser.add_argument("--small", action="store_true", help=say("train-small"))
    add_seed(parser, say)
    add_jobs(parser, say)
    parser.set_defaults(run=run)
    return parser


def run(arguments: argparse.Namespace) -> int:
    say = words(arguments.lang)
    course: Course = load(COURSES, arguments.game)
    make_folder(arguments.out)

    def track(step: str, items: Iterable[Any], total: int) -> Iterable[Any]:
        return tracked(say(step), total)(items)

    made = course.train(arguments.out, arguments.small, arguments.jobs, arguments.seed, track)
    first, last = made.curve[0], made.curve[-1]
    share = partial(text.percent, language=arguments.lang, digits=1)
    print(say("train-curve", first=share(first.won), last=share(last.won), rounds=last.round))
    print(
        say(
            "train-made",
            file=str(made.weights),
            share=share(made.won / made.games),
            games=made.games,
            low=share(made.low),
            high=share(made.high),
        )
    )
    return 0
