"""A server in a process of its own, as people run it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path


class RealServer:
    """`hadur serve` on a free port; `kill` is as if the power had failed."""

    def __init__(
        self,
        db: str,
        home: Path,
        *options: str,
        around: Mapping[str, str] | None = None,
        settled: bool = False,
    ) -> None:
        """`around` is what else stands in its environment; a `settled` one deals alike always."""
        home.mkdir(exist_ok=True)
        self.log = home / "server.log"
        environment = {**os.environ, "XDG_STATE_HOME": str(home), **(around or {})}
        program = "tests.server.settled" if settled else "hadur.cli.main"
        command = [sys.executable, "-m", program, "serve", "--port", "0", "--db", db]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, *options],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment,
            )
        assert self.process.stdout is not None
        self.said = [self.process.stdout.readline()]
        found = re.search(r"https?://\S+", self.said[0])
        assert found, f"the server did not start: {self.log.read_text()[-2000:]}"
        self.address = found[0]

    def line(self) -> str:
        """The next line it prints."""
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def stop(self) -> int:
        """Ctrl-C; the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self._ended()

    def kill(self) -> None:
        self.process.kill()
        self._ended()

    def _ended(self) -> int:
        code = self.process.wait(30)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code
