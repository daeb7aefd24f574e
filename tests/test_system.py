"""What tools/system.sh does where a package cannot be had."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

SCRIPT = Path(__file__).parents[1] / "tools" / "system.sh"
APT = """#!/bin/sh
echo "$@" >> "$LOG"
case "$*" in *chromium*) exit 100;; esac
"""


def test_one_package_that_cannot_be_had_takes_none_along(tmp_path: Path) -> None:
    """A machine without a browser and without Caddy, where only the browser cannot be had."""
    shell, ls = shutil.which("sh"), shutil.which("ls")
    assert shell is not None and ls is not None
    (tmp_path / "ls").symlink_to(ls)
    for name, text in (("apt-get", APT), ("id", "#!/bin/sh\necho 0\n")):
        (tmp_path / name).write_text(text.replace("#!/bin/sh", f"#!{shell}"))
        (tmp_path / name).chmod(0o755)
    log = tmp_path / "log"
    done = subprocess.run(
        [shell, str(SCRIPT)],
        env={"PATH": str(tmp_path), "LOG": str(log)},
        capture_output=True,
        text=True,
        check=True,
    )
    installed = [line.split()[4:] for line in log.read_text().splitlines() if "install" in line]
    assert "chromium" in installed[0] and "caddy" in installed[0], "at first all at once"
    assert ["caddy"] in installed and ["chromium"] in installed
    assert done.stdout.splitlines()[1:] == ["could not be installed: chromium"], done.stderr
