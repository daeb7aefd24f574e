"""Programs to play against: those of our examples, a polite one, and what others do worse."""

from __future__ import annotations

import os
import sys
import textwrap
import time
from pathlib import Path

from hadur.bots.external import Fault

EXAMPLES = Path(__file__).parents[1] / "examples" / "bots"
HUNTER = f"exec:{EXAMPLES / 'hunter.py'}"
BRAWLER = f"exec:{EXAMPLES / 'brawler.sh'}"

POLITE = """
import os, signal, subprocess, sys, time
here = os.path.dirname(os.path.abspath(__file__))
def say(*words):
    print(*words, flush=True)
def first(line):
    return line.split('"moves":["')[1].split('"')[0]
def on(word, rest, line):
    if word == "hello":
        say("hello 1 tester")
    elif word == "ping":
        say("pong", rest)
    elif word == "decision":
        decide(rest.split()[0], line)
    elif word == "quit":
        sys.exit()
def decide(number, line):
    say("move", number, first(line))
def run():
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        on(word, rest, line)
with open(os.path.join(here, "pids"), "a") as file:
    print(os.getpid(), file=file)
"""


def write_program(folder: Path, manners: str, name: str = "bot.py") -> Path:
    """Put a polite program with some other manners into a file that can be run."""
    path = folder / name
    text = f"#!{sys.executable} -SE\n{POLITE}\n{textwrap.dedent(manners)}\nrun()\n"
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)
    return path


def pids(folder: Path) -> list[int]:
    """The processes that programs of a folder ran as."""
    return [int(pid) for pid in (folder / "pids").read_text().split()]


def running(pid: int) -> bool:
    """Whether a process lives; one that waits for its parent to notice its death does not."""
    try:
        os.kill(pid, 0)
        stat = Path(f"/proc/{pid}/stat")
        return not (stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z")
    except (ProcessLookupError, FileNotFoundError):
        return False


def parent(pid: int) -> int | None:
    """Who started a process, while it lives."""
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except FileNotFoundError:
        return None


def children(pid: int) -> list[int]:
    """The processes that any thread of a process has started."""
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for thread in threads for child in thread.read_text().split()]


def gone(pid: int, within: float = 1) -> bool:
    """Whether a process is dead within so many seconds."""
    until = time.monotonic() + within
    while running(pid) and time.monotonic() < until:
        time.sleep(0.01)
    return not running(pid)


def buried(pid: int) -> bool:
    """Whether no child of ours has the number any more, not even a dead one."""
    path = Path(f"/proc/self/task/{os.getpid()}/children")
    return not path.exists() or str(pid) not in path.read_text().split()


HOSTILE: dict[str, tuple[str, Fault]] = {
    "crashes at once": ("sys.exit(3)", Fault.CRASHED),
    "crashes when asked": ("def decide(number, line): raise RuntimeError", Fault.CRASHED),
    "is killed": (
        "def decide(number, line): os.kill(os.getpid(), signal.SIGSEGV)",
        Fault.CRASHED,
    ),
    "leaves early": ("def decide(number, line): sys.exit()", Fault.LEFT),
    "closes its output": (
        "def decide(number, line): os.close(1); time.sleep(60)",
        Fault.LEFT,
    ),
    "leaves a child holding its output": (
        "def decide(number, line): subprocess.Popen(['sleep', '60']); os._exit(0)",
        Fault.LATE,
    ),
    "never says hello": ("time.sleep(60)", Fault.LATE),
    "stalls": ("def decide(number, line): time.sleep(60)", Fault.LATE),
    "is too late": (
        "def decide(number, line): time.sleep(0.5); say('move', number, first(line))",
        Fault.LATE,
    ),
    "stalls with signals ignored": (
        "for s in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP): signal.signal(s, signal.SIG_IGN)"
        "\ndef decide(number, line): time.sleep(60)",
        Fault.LATE,
    ),
    "never ends its line": (
        "def decide(number, line): print('move', number, end='', flush=True); time.sleep(60)",
        Fault.LATE,
    ),
    "sends only line ends": (
        "def decide(number, line):\n    while True: sys.stdout.write('\\n' * 65536)",
        Fault.LATE,
    ),
    "talks garbage": ("def decide(number, line): say('I should think so')", Fault.GARBAGE),
    "sends bytes": (
        "def decide(number, line): os.write(1, bytes(range(128, 256)) + b'\\n')",
        Fault.GARBAGE,
    ),
    "shows escape sequences": ("def decide(number, line): say('\\x1b[2J')", Fault.GARBAGE),
    "greets with garbage": ("say('Welcome to my bot!')", Fault.GARBAGE),
    "speaks another version": ("say('hello 9 tester')", Fault.VERSION),
    "gives up": ("def decide(number, line): say('error I cannot go on')", Fault.REFUSED),
    "sends a million bytes": (
        "def decide(number, line): sys.stdout.write('x' * 1000000); say(); time.sleep(60)",
        Fault.TOO_LONG,
    ),
    "sends bytes without end": (
        "def decide(number, line):\n    while True: sys.stdout.write('x' * 65536)",
        Fault.TOO_LONG,
    ),
    "moves illegally": ("def decide(number, line): say('move', number, 'win')", Fault.ILLEGAL),
    "moves another seat's unit": (
        """
        import json
        seen = {}
        def on(word, rest, line, polite=on):
            if word == "view":
                seen.update(json.loads(rest))
            polite(word, rest, line)
        def decide(number, line):
            board, seat = seen["board"], seen["seat"]
            theirs = [at for at in board if board[at]["controller"] != seat]
            say("move", number, "move", theirs[0], "d4")
        """,
        Fault.ILLEGAL,
    ),
    "says nothing with its move": ("def decide(number, line): say('move', number)", Fault.ILLEGAL),
    "answers another decision": (
        "def decide(number, line): say('move', int(number) + 1, first(line))",
        Fault.STALE,
    ),
}
