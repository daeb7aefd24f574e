"""The folder in which the engine is compiled: what stays from one build to the next."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hadur import engine
from hadur.games import OWN
from tools import fast
from tools.object_keys import key_of


def test_the_copy_follows_the_source_and_leaves_alone_what_is_equal(tmp_path: Path) -> None:
    source, copy = tmp_path / "source", tmp_path / "copy"
    for folder in (source / "a", source / "b"):
        folder.mkdir(parents=True)
        (folder / "kept.py").write_text("x = 1\n")
        (folder / "gone.py").write_text("y = 1\n")
    fast._sync(source, copy)
    for name in ("a/kept.py", "a/gone.py", "b/kept.py", "b/gone.py"):
        os.utime(copy / name, (1, 1))
    (source / "a/gone.py").unlink()
    (source / "b/kept.py").write_text("x = 2\n")
    (source / "b/new.py").write_text("z = 1\n")
    fast._sync(source, copy)
    found = {str(path.relative_to(copy)): path for path in copy.rglob("*.py")}
    assert set(found) == {"a/kept.py", "b/kept.py", "b/gone.py", "b/new.py"}
    assert found["a/kept.py"].stat().st_mtime == 1
    assert found["b/kept.py"].read_text() == "x = 2\n"


def test_each_game_is_a_library_of_its_own_but_for_the_fastest_build() -> None:
    files = fast.modules()
    apart = fast.groups(files, best=False)
    games = {f"{engine.GROUP}_{name.replace('-', '_')}" for name in OWN}
    assert set(apart) == games | {f"{engine.GROUP}_kernel"}
    assert sorted(path for group in apart.values() for path in group) == sorted(files)
    for name in OWN:
        folder = f"hadur/games/{name.replace('-', '_')}/"
        group = apart[f"{engine.GROUP}_{name.replace('-', '_')}"]
        assert group and all(path.startswith(folder) for path in group)
    assert fast.groups(files, best=True) == {engine.GROUP: files}


def test_modules_that_are_gone_leave_nothing_in_a_build(tmp_path: Path) -> None:
    work = fast.Work(tmp_path)
    work.files = ["hadur/kernel/bits.py"]
    for package in engine.PACKAGES:
        (tmp_path / "hadur" / package).mkdir(parents=True)
    for name in ("hadur/kernel/bits", "hadur/kernel/former", f"{engine.GROUP}_kernel__mypyc"):
        library = tmp_path / "lib" / f"{name}{engine.SUFFIX}"
        library.parent.mkdir(parents=True, exist_ok=True)
        library.touch()
    work.put_together(tmp_path / "made")
    made = {str(path.relative_to(tmp_path / "made")) for path in (tmp_path / "made").rglob("*.*")}
    assert made == {
        f"hadur/kernel/bits{engine.SUFFIX}",
        f"{engine.GROUP}_kernel__mypyc{engine.SUFFIX}",
    }


def test_without_a_compiler_it_says_so_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engine, "home", lambda root: tmp_path / "none")
    monkeypatch.setattr(fast, "_compiler", list)
    monkeypatch.setattr("sys.argv", ["fast.py", "--meanwhile"])
    fast.main()
    assert "no C compiler here: the pure engine runs" in capsys.readouterr().out


def test_an_object_file_follows_from_headers_of_other_libraries_too(tmp_path: Path) -> None:
    """What a game has of the kernel's classes is wrong once those have another shape."""
    source = tmp_path / "state.c"
    source.write_text('#include <Python.h>\n#include "own.h"\n')
    (tmp_path / "own.h").write_text("#include <kernel.h>\n")
    (tmp_path / "kernel.h").write_text("struct State { int seed; };\n")
    first = key_of(source, tmp_path, ["-O3"])
    assert key_of(source, tmp_path, ["-O3"]) == first != key_of(source, tmp_path, ["-O2"])
    (tmp_path / "kernel.h").write_text("struct State { int seats; int seed; };\n")
    assert key_of(source, tmp_path, ["-O3"]) != first


@pytest.mark.parametrize("name", ["games/war/rules.py", "games/war/decks/red.txt", "search/a.css"])
def test_a_build_is_of_all_that_is_copied_into_it(tmp_path: Path, name: str) -> None:
    for package in engine.PACKAGES:
        (tmp_path / package).mkdir()
    file = tmp_path / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("one")
    before = engine.digest(tmp_path)
    cache = file.parent / "__pycache__" / "rules.pyc"
    cache.parent.mkdir()
    cache.write_text("made by the interpreter")
    assert engine.digest(tmp_path) == before
    file.write_text("two")
    assert engine.digest(tmp_path) != before
