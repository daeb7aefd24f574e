"""Build the compiled engine: the same source, made native by mypyc, kept beside the project.

    python tools/fast.py              build if there is none for this source yet
    python tools/fast.py --best       the fastest: trained on random games, linked as one piece
    python tools/fast.py --meanwhile  begin to build at low priority, and come back at once
    python tools/fast.py --ready      exit 0 if this source is compiled, else 1

The result lies in build/fast/<digest of the source>/ and is found by `hadur` on import.
Without a C compiler nothing is built and the pure engine runs.

What the compilers made stays in build/work, so that a change costs what it touches: mypyc reads
everything again, but a C file that comes out as it was is not compiled again.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata, util
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

try:
    import fcntl
except ImportError:  # Windows: whoever builds twice at once there sees the compiler fail.
    fcntl = None  # type: ignore[assignment]


from hadur import engine  # noqa: E402
from hadur.games import OWN  # noqa: E402
from tools import native_steps  # noqa: E402

# Every game folder has the same shape: these are its files and folders that stay interpreted.
INTERPRETED_KERNEL = {
    "accounts.py",
    "assembly.py",
    "choices.py",
    "columns.py",
    "decision.py",
    "decks.py",
    "errors.py",
    "game.py",
    "harms.py",
    "hints.py",
    "match.py",
    "native.py",
    "numbering.py",
    "odds.py",
    "parts.py",
    "record.py",
    "refusals.py",
    "scenarios",
    "sealed.py",
    "series.py",
    "setups.py",
    "standing.py",
    "lines.py",
    "verdict.py",
    "views.py",
}
INTERPRETED_GAME = {
    "about.py",
    "accounts.py",
    "deck.py",
    "encoding.py",
    "harms.py",
    "later_sets.py",
    "loading",
    "missions.py",
    "legality",
    "legality.py",
    "notation.py",
    "odds.py",
    "operations.py",
    "packs.py",
    "standing_orders.py",
    "position.py",
    "render",
    "rules.py",
    "sense.py",
    "setup.py",
    "spots.py",
    "targets.py",
    "view.py",
    "card_texts.py",
    "words.py",
}


def modules() -> list[str]:
    """The files that are compiled, relative to the project."""
    found = []
    kernel = ROOT / "hadur/kernel"
    for path in sorted(kernel.rglob("*.py")):
        if (
            path.relative_to(kernel).parts[0] not in INTERPRETED_KERNEL
            and path.name != "__init__.py"
        ):
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


BUILDERS = ("native_setup.py", "object_keys.py")

# What lies in one library calls each other directly. Hidden, so that no call goes through a table.
PLAIN = ["-fvisibility=hidden", "-fcommon"]
TRAINING = [*PLAIN, "-fprofile-generate", "-fprofile-update=single"]
TRAINED = [*PLAIN, "-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile", "-flto"]
TRAINING_GAMES = 300


def groups(files: list[str], best: bool) -> dict[str, list[str]]:
    """Which files become one library: each game its own, so that a change in one game leaves the
    others alone; or all, where speed is everything."""
    if best:
        return {engine.GROUP: files}
    found: dict[str, list[str]] = {}
    for path in files:
        parts = Path(path).parts
        name = parts[2] if parts[1] == "games" else "kernel"
        found.setdefault(f"{engine.GROUP}_{name}", []).append(path)
    return found


class Work:
    """The folder in which the engine is made: a copy of the source and what follows from it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.started = time.monotonic()
        self.files: list[str] = []

    def take_source(self) -> None:
        """Bring the copy up to date, and add to it what is written for the compiler alone."""
        _sync(ROOT / "hadur", self.folder / "hadur")
        self.digest = engine.digest(self.folder / "hadur")
        # The project's own checks are for what people write.
        (self.folder / "mypy.ini").write_text("[mypy]\n")
        self.files = modules() + native_steps.write(self.folder)

    def compile(self, best: bool, flags: list[str], link: list[str]) -> None:
        """Run mypyc and the C compiler, showing that it goes on."""
        plan = {
            "groups": groups(self.files, best),
            "compilers": [
                metadata.version("mypy"),
                _first_line([*_compiler(), "--version"]),
                # How it is found out what has to be compiled again is a part of the compiler.
                *((ROOT / "tools" / name).read_text() for name in BUILDERS),
            ],
            "cores": os.cpu_count() or 1,
            "compile": flags,
            "link": link,
        }
        file = self.folder / "plan.json"
        text = json.dumps(plan)
        # setuptools goes by what is newer, and flags are no files.
        anew = ["--force"] if not file.exists() or file.read_text() != text else []
        file.unlink(missing_ok=True)
        (self.folder / "next.json").write_text(text)
        # What mypy remembers of the last time would make mypyc leave out what it needs (2.4.1).
        shutil.rmtree(self.folder / ".mypy_cache", ignore_errors=True)
        setup = [sys.executable, str(ROOT / "tools" / "native_setup.py"), "build_ext"]
        places = ["--build-lib", "lib", "--build-temp", "temp"]
        self.run([*setup, *places, "--parallel", str(plan["cores"]), *anew], "compiling")
        (self.folder / "next.json").rename(file)

    def train(self) -> None:
        """Play random games of all kinds with what was compiled, so that it learns what is hot."""
        self.put_together(self.folder / "trained")
        shutil.copytree(self.folder / "hadur", self.folder / "trained/hadur", dirs_exist_ok=True)
        script = str(ROOT / "tools" / "training.py")
        self.run([sys.executable, script, str(TRAINING_GAMES)], "training", "trained")

    def run(self, command: list[str], what: str, path: str = ".") -> None:
        """Run a command in the folder; its output is shown only if it fails."""
        log = self.folder / "build.log"
        with log.open("w") as out:
            process = subprocess.Popen(
                command,
                cwd=self.folder,
                stdout=out,
                stderr=subprocess.STDOUT,
                env={**os.environ, "HADUR_ENGINE": "pure", "PYTHONPATH": str(self.folder / path)},
            )
            while process.poll() is None:
                if sys.stdout.isatty():
                    seconds = time.monotonic() - self.started
                    line = f"{what} {len(self.files)} modules, {seconds:.0f} s"
                    print(f"\r{line}", end="", flush=True)
                time.sleep(0.2)
        if sys.stdout.isatty():
            print()
        if process.returncode:
            raise SystemExit(f"{what} failed:\n{log.read_text()[-4000:]}")

    def put_together(self, made: Path) -> None:
        """The packages with the native modules beside the others, and their libraries."""
        shutil.rmtree(made, ignore_errors=True)
        for package in engine.PACKAGES:
            shutil.copytree(self.folder / "hadur" / package, made / "hadur" / package)
        native = [Path(path).with_suffix("") for path in self.files]
        for library in (self.folder / "lib").rglob(f"*{engine.SUFFIX}"):
            name = library.relative_to(self.folder / "lib")
            module = name.with_name(name.name.removesuffix(engine.SUFFIX))
            # Others are of modules that are gone or interpreted by now.
            if module in native or name.name.startswith(engine.GROUP):
                shutil.copy2(library, made / name)


def _sync(source: Path, copy: Path) -> None:
    """Make the copy equal to the source; files that are equal already are left alone."""
    wanted = {
        path.relative_to(source)
        for path in source.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    for path in copy.rglob("*"):
        if path.is_file() and path.relative_to(copy) not in wanted:
            path.unlink()
    for name in wanted:
        to = copy / name
        if not to.exists() or to.read_bytes() != (source / name).read_bytes():
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source / name, to)


def _compiler() -> list[str]:
    """The command of a C compiler on this machine, or nothing."""
    for name in (os.environ.get("CC", ""), "cc", "gcc", "clang"):
        if name and shutil.which(name.split()[0]):
            return name.split()
    return []


def _first_line(command: list[str]) -> str:
    out = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return out.partition("\n")[0]


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Wait until nobody else builds here."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(best: bool) -> None:
    """Compile in the work folder, then put the result in place in one step."""
    kind = "best" if best else "fast"
    folder = ROOT / "build" / "work" / kind
    with _alone(folder):
        if _ready(best):
            return
        work = Work(folder)
        work.take_source()
        print(f"building the compiled engine from {len(work.files)} modules", flush=True)
        if best:
            _compile_best(work)
        else:
            work.compile(best, PLAIN, [])
        staged = engine.home(ROOT).with_name(f"{work.digest}.{os.getpid()}")
        work.put_together(staged)
        (staged / engine.KIND).write_text(kind)
        _replace(staged.with_name(work.digest), staged)
        print(f"compiled engine ready after {time.monotonic() - work.started:.0f} s")


def _compile_best(work: Work) -> None:
    """Compile, play, compile again by what was seen. Clang keeps what it saw in another way: there
    the parts are only linked as one."""
    if "clang" in _first_line([*_compiler(), "--version"]):
        work.compile(True, [*PLAIN, "-flto"], ["-flto", "-O3"])
        return
    for old in work.folder.rglob("*.gcda"):
        old.unlink()
    work.compile(True, TRAINING, ["-fprofile-generate"])
    work.train()
    work.compile(True, TRAINED, [*TRAINED, "-O3", f"-flto={os.cpu_count() or 1}"])


def _replace(target: Path, staged: Path) -> None:
    """Put a finished engine in its place, and away what lay there and what is older."""
    for old in target.parent.iterdir():
        if old != staged and old.name != target.name:
            shutil.rmtree(old, ignore_errors=True)
    if target.exists():
        target.rename(staged.with_name(f"{staged.name}.old"))
    staged.rename(target)
    shutil.rmtree(staged.with_name(f"{staged.name}.old"), ignore_errors=True)


def _ready(best: bool) -> bool:
    """Whether this source is compiled, and as well as is wanted."""
    kind = engine.home(ROOT) / engine.KIND
    return kind.exists() and (not best or kind.read_text() == "best")


def main() -> None:
    best = "--best" in sys.argv
    if "--ready" in sys.argv:
        raise SystemExit(0 if _ready(best) else 1)
    if _ready(best):
        print("compiled engine is up to date")
        return
    if not _compiler():
        print("no C compiler here: the pure engine runs (slower, same rules)")
        return
    if "--meanwhile" in sys.argv:
        begin_meanwhile()
        return
    if "--patiently" in sys.argv:
        os.nice(15)
    if util.find_spec("mypyc") is None:
        _install_compilers()
    build(best)


def begin_meanwhile() -> None:
    """Leave the building to a process that goes on by itself and ends with what is started next."""
    log = ROOT / "build" / "meanwhile.log"
    log.parent.mkdir(exist_ok=True)
    with log.open("w") as out:
        command = [sys.executable, __file__, "--patiently"]
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=out)
    print("the engine is being compiled meanwhile (some minutes); until then the pure one runs")


def _install_compilers() -> None:
    """What only building needs, where Hadúr was installed to play."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    wanted = project["optional-dependencies"]["fast"]
    subprocess.run([*pip, "-c", str(ROOT / "constraints.txt"), *wanted], check=True)


if __name__ == "__main__":
    main()
