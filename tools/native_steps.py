"""Write, for the compiler, a native step for each step of a game.

A frame names its step by number, and the step calls a function that it holds as an object: from
compiled code that is a slow call, with every number boxed. For each step that is a plain function
this makes a class whose `carry_out` calls it by name. It is written into the scratch copy that
tools/fast.py compiles, never into the source: the pure engine does without."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from hadur.games import OWN

HEAD = '''"""Native steps, made by tools/native_steps.py."""

from __future__ import annotations

from typing import cast

from hadur.kernel.native import i64
from hadur.kernel.state import State, Step, put_in_place
'''
MODULE = "native_steps"
_LETTERS = "abcde"
_LIST = """
import importlib, json, sys
importlib.import_module(sys.argv[1])
from hadur.kernel.state import STEPS
found = []
for step in STEPS.all:
    run = step.run
    if getattr(run, "__qualname__", ".").isidentifier() and run.__module__ in sys.modules:
        first = list(run.__annotations__)[0]
        kind = str(run.__annotations__[first])
        home = sys.modules[run.__module__]
        if hasattr(home, kind):
            found.append([run.__module__, run.__name__, kind, int(step.arity)])
print(json.dumps(found))
"""


def steps_of(work: Path, package: str) -> list[tuple[str, str, str, int]]:
    """Module, name, type of state and number of arguments of each step a game has."""
    run = subprocess.run(
        [sys.executable, "-c", _LIST, package],
        cwd=work,
        env={"HADUR_ENGINE": "pure", "PYTHONPATH": str(work)},
        capture_output=True,
        text=True,
        check=True,
    )
    return [tuple(step) for step in json.loads(run.stdout)]


def source(steps: list[tuple[str, str, str, int]]) -> str:
    """The module that puts native steps in place when it is imported."""
    imports, classes, puts = [], [], []
    for number, (module, name, kind, arity) in enumerate(dict.fromkeys(steps)):
        imports.append(f"from {module} import {kind} as Kind{number}, {name} as run{number}")
        given = "".join(f", {letter}" for letter in _LETTERS[:arity])
        classes.append(
            f"class Step{number}(Step):\n"
            "    def carry_out(self, s: State, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:\n"
            f"        run{number}(cast(Kind{number}, s){given})\n"
        )
        puts.append(f"put_in_place(run{number}, Step{number})")
    return "\n".join([HEAD, *imports, "\n", *classes, "", *puts, ""])


def write(work: Path) -> list[str]:
    """Write the module into every game of a scratch copy, and let the game import it; returns the
    files to compile, relative to the copy."""
    written = []
    for name in OWN:
        folder = work / "hadur" / "games" / name.replace("-", "_")
        package = f"hadur.games.{folder.name}"
        path = folder / f"{MODULE}.py"
        path.write_text(source(steps_of(work, package)))
        with (folder / "__init__.py").open("a") as start:
            start.write(f"\nimport {package}.{MODULE}  # noqa: E402, F401\n")
        written.append(str(path.relative_to(work)))
    return written
