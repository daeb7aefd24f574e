"""What setuptools runs in the work folder of tools/fast.py: mypyc, then the C compiler.

The file next.json in that folder says what is compiled, in which groups and with which flags."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Extension, setup

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools.object_keys import key_of

PLAN = json.loads(Path("next.json").read_text())
MADE_BY_MYPYC = Path("build")


def compile_changed(
    self: Any,
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: Any = None,
    debug: Any = 0,
    extra_preargs: Any = None,
    extra_postargs: Any = None,
    depends: Any = None,
) -> list[str]:
    """Several files at once (the usual way is one after the other), and none whose object file
    would come out as it is."""
    _, objects, after, options, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    before = self._get_cc_args(options, debug, extra_preargs)

    def make(name: str) -> None:
        source, suffix = build[name]
        stamp = Path(f"{name}.key")
        key = key_of(Path(source), MADE_BY_MYPYC, [*PLAN["compilers"], *before, *after])
        if Path(name).exists() and stamp.exists() and stamp.read_text() == key:
            return
        stamp.unlink(missing_ok=True)
        self._compile(name, source, suffix, before, after, options)
        stamp.write_text(key)

    with ThreadPoolExecutor(PLAN["cores"]) as pool:
        list(pool.map(make, build))
    return list(objects)


# By its name: from Python 3.12 on it is setuptools that brings this module.
import_module("distutils.ccompiler").CCompiler.compile = compile_changed
FACTS = ("name", "sources", "include_dirs", "extra_compile_args", "depends")
KEPT = Path("extensions.json")


def extensions() -> list[Any]:
    """What mypyc makes of the source. Compiled again, by what was seen in training, it is what it
    was the first time."""
    if "-fprofile-use" in PLAN["compile"]:
        return [Extension(**facts) for facts in json.loads(KEPT.read_text())]
    groups = [(files, name) for name, files in PLAN["groups"].items()]
    made = mypycify(
        [path for files, _ in groups for path in files],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        separate=groups if len(groups) > 1 else False,
        group_name=groups[0][1] if len(groups) == 1 else None,
    )
    KEPT.write_text(json.dumps([{fact: getattr(one, fact) for fact in FACTS} for one in made]))
    return list(made)


FOUND = extensions()
for extension in FOUND:
    extension.extra_compile_args = [*extension.extra_compile_args, *PLAN["compile"]]
    extension.extra_link_args = [*extension.extra_link_args, *PLAN["link"]]
setup(name="hadur-fast", ext_modules=FOUND)
