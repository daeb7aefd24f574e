"""Ctrl-C reaches a child when it is ready for it: not before, and not never."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

from hadur.bots.shield import shielded

CHILD = """
import signal
from hadur.bots.shield import hear
print("importing", flush=True)
input()
hear(lambda number, frame: print("heard", flush=True))
print("ready", flush=True)
input()
"""


def start() -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", CHILD],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
    )  # fmt: skip


def interrupted_early(child: subprocess.Popen[str]) -> tuple[str, str]:
    assert child.stdout is not None
    assert child.stdout.readline() == "importing\n"
    child.send_signal(signal.SIGINT)
    return child.communicate("go on\nenough\n", timeout=60)


def test_a_shielded_child_hears_it_once_it_can_answer() -> None:
    with shielded():
        child = start()
    out, err = interrupted_early(child)
    assert out == "heard\nready\n"
    assert (err, child.returncode) == ("", 0)


def test_an_unshielded_child_breaks() -> None:
    child = start()
    out, err = interrupted_early(child)
    assert out == ""
    assert "KeyboardInterrupt" in err


def test_the_parent_hears_it_right_after() -> None:
    went_on = []

    def interrupted() -> None:
        with shielded():
            signal.raise_signal(signal.SIGINT)
            went_on.append(True)

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert went_on
