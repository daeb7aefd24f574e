"""Build the compiled engine: the same source, made native by mypyc, kept beside the project.

    python tools/fast.py          build if there is none for this source yet
    python tools/fast.py --ready  exit 0 if this source is compiled, else 1

The result lies in build/fast/<digest of the source>/ and is found by `hadur` on import.
Without a C compiler nothing is built and the pure engine runs.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hadur import engine  # noqa: E402
from hadur.games import OWN  # noqa: E402
from tools import native_steps  # noqa: E402

# Every game folder has the same shape: these are its files and folders that stay interpreted.
INTERPRETED_KERNEL = {
    "choices.py",
    "decision.py",
    "decks.py",
    "errors.py",
    "game.py",
    "hints.py",
    "match.py",
    "native.py",
    "numbering.py",
    "parts.py",
    "record.py",
    "scenario.py",
    "scenario_file.py",
    "sealed.py",
    "series.py",
    "setups.py",
    "standing.py",
    "telling.py",
    "verdict.py",
    "views.py",
}
INTERPRETED_GAME = {
    "about.py",
    "deck.py",
    "encoding.py",
    "later_sets.py",
    "loading",
    "legality",
    "legality.py",
    "notation.py",
    "operations.py",
    "ordering.py",
    "position.py",
    "reading.py",
    "render",
    "rules.py",
    "setup.py",
    "spots.py",
    "view.py",
    "wording.py",
    "words.py",
}


def modules() -> list[str]:
    """The files that are compiled, relative to the project."""
    found = []
    for path in sorted((ROOT / "hadur/kernel").glob("*.py")):
        if path.name not in INTERPRETED_KERNEL and path.name != "__init__.py":
            found.append(path)
    for path in sorted((ROOT / "hadur/search").glob("*.py")):
        if path.name != "__init__.py":
            found.append(path)
    for name in OWN:
        game = ROOT / "hadur/games" / name.replace("-", "_")
        for path in sorted(game.rglob("*.py")):
            part = path.relative_to(game).parts[0]
            if part not in INTERPRETED_GAME and path.name != "__init__.py":
                found.append(path)
    return [str(path.relative_to(ROOT)) for path in found]


SETUP = """
from concurrent.futures import ThreadPoolExecutor

from setuptools import setup
from distutils.ccompiler import CCompiler
from mypyc.build import mypycify


def compile(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0,
            extra_preargs=None, extra_postargs=None, depends=None):
    _, objects, after, options, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    before = self._get_cc_args(options, debug, extra_preargs)

    def make(name):
        source, suffix = build[name]
        self._compile(name, source, suffix, before, after, options)

    with ThreadPoolExecutor({cores}) as pool:
        list(pool.map(make, build))
    return objects


# A file a module, several at once: the usual way is one after the other.
CCompiler.compile = compile

setup(
    name="hadur-fast",
    ext_modules=mypycify(
        {files!r}, opt_level="3", debug_level="0", group_name="{group}", multi_file=True
    ),
)
"""


def build() -> Path:
    """Compile in a scratch folder, then put the result in place in one step."""
    files = modules()
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="hadur-fast-") as scratch:
        work = Path(scratch)
        shutil.copytree(
            ROOT / "hadur", work / "hadur", ignore=shutil.ignore_patterns("__pycache__", "*.so")
        )
        target = engine.home(ROOT, work / "hadur")
        files += native_steps.write(work)
        (work / "setup.py").write_text(
            SETUP.format(files=files, group=engine.GROUP, cores=os.cpu_count() or 1)
        )
        _run(work, len(files), started)
        made = work / "fast"
        made.mkdir()
        for package in engine.PACKAGES:
            shutil.copytree(work / "hadur" / package, made / "hadur" / package)
        for library in work.glob(f"{engine.GROUP}*"):
            if library.suffix in (".so", ".pyd"):
                shutil.copy2(library, made)
        target.parent.mkdir(parents=True, exist_ok=True)
        staged = target.with_name(target.name + f".{os.getpid()}")
        shutil.copytree(made, staged)
        if target.exists():
            shutil.rmtree(staged)
        else:
            staged.rename(target)
    print(f"compiled engine ready after {time.monotonic() - started:.0f} s")
    return target


def _run(work: Path, count: int, started: float) -> None:
    """Run the compiler, showing that it goes on."""
    log = work / "build.log"
    with log.open("w") as out:
        process = subprocess.Popen(
            [sys.executable, "setup.py", "build_ext", "--inplace"],
            cwd=work,
            stdout=out,
            stderr=subprocess.STDOUT,
            env={**os.environ, "HADUR_ENGINE": "pure"},
        )
        while process.poll() is None:
            seconds = time.monotonic() - started
            line = f"compiling {count} modules, {seconds:.0f} s (once per version, a minute or two)"
            if sys.stdout.isatty():
                print(f"\r{line}", end="", flush=True)
            time.sleep(0.5)
    if sys.stdout.isatty():
        print()
    if process.returncode:
        raise SystemExit(f"the compiler failed:\n{log.read_text()[-4000:]}")


def compiler() -> str | None:
    """A C compiler on this machine, or None."""
    for name in (os.environ.get("CC", ""), "cc", "gcc", "clang"):
        if name and shutil.which(name.split()[0]):
            return name
    return None


def main() -> None:
    target = engine.home(ROOT)
    if "--ready" in sys.argv:
        raise SystemExit(0 if target.exists() else 1)
    if target.exists():
        print("compiled engine is up to date")
        return
    if compiler() is None:
        print("no C compiler here: the pure engine runs (slower, same rules)")
        return
    print(f"building the compiled engine from {len(modules())} modules", flush=True)
    target = build()
    for old in target.parent.iterdir():
        if old != target:
            shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    main()
