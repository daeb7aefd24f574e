"""Pictures of every page in both languages, light and dark, phone and desktop, to look at.

    python tools/screenshots.py FOLDER [PAGE...]      needs Playwright and a Chromium
        [--size phone] [--lang hu] [--theme dark]     some of them only

The pages are those of tests/web/scenes.py; nothing but this program serves them.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import product
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, ConsoleMessage, sync_playwright  # noqa: E402

from hadur.web.assets import assets  # noqa: E402
from tests.web import scenes, toys  # noqa: E402

LANGUAGES = ("en", "hu")
THEMES = ("light", "dark")
SIZES = {"phone": (390, 844), "desktop": (1280, 800), "wide": (1920, 1080)}
WHOLE = ("table", "replay")
"""Pages with parts that stay in the window: photographed as the window shows them, and on the
phone once more from the bottom. All others are photographed at full length."""

CHOOSING = ("table-move", "table-summon")
"""Pages photographed once more with a piece or card chosen."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Pages(BaseHTTPRequestHandler):
    """Serves /LANG/THEME/PAGE and what pages load, with the policy that servers should send."""

    def do_GET(self) -> None:
        parts = urlsplit(self.path).path.strip("/").split("/")
        if parts[0] == "static" and parts[-1] in assets():
            asset = assets()[parts[-1]]
            self._send(asset.media_type, asset.content)
        elif len(parts) == 3 and parts[0] in LANGUAGES:
            lang, theme, name = parts
            self._send("text/html; charset=utf-8", scenes.html(lang, name, theme).encode())
        else:
            self.send_error(404)

    def _send(self, media_type: str, content: bytes) -> None:
        self.send_response(200)
        self.send_header("Content-Type", media_type)
        self.send_header("Content-Security-Policy", "default-src 'self'; connect-src 'self' ws:")
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:
        """Quiet."""


@contextmanager
def served() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Pages)
    Thread(target=server.serve_forever, daemon=True).start()
    with toys.here():
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()


def chromium() -> str:
    """The browser: Debian's, or what HADUR_CHROMIUM names."""
    found = os.environ.get("HADUR_CHROMIUM") or shutil.which("chromium")
    if not found:
        raise SystemExit("no Chromium found; install it or set HADUR_CHROMIUM")
    return found


class Camera:
    """A browser window of one size; `complaints` are errors on its console and pages too wide."""

    def __init__(self, browser: Browser, base: str, size: str, folder: Path) -> None:
        self.width, height = SIZES[size]
        hand = size == "phone"
        # Whoever comes to a small screen is taken to what matters: at once, not while it is taken.
        self.page = browser.new_page(
            viewport={"width": self.width, "height": height},
            reduced_motion="reduce",
            has_touch=hand,
            is_mobile=hand,
        )
        self.page.on("console", self._listen)
        # Nobody is at the other end; without this, pages would say that the connection is lost.
        self.page.route_web_socket("**/ws?*", lambda socket: None)
        self.base = base
        self.size = size
        self.folder = folder
        self.complaints: list[str] = []
        self._label = ""

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"{self._label}: {message.text}")

    def photograph(self, name: str, lang: str, theme: str) -> None:
        self._label = f"{name}-{lang}-{theme}-{self.size}"
        self.page.goto(f"{self.base}/{lang}/{theme}/{name}", wait_until="load", timeout=120_000)
        wide = int(self.page.evaluate("document.documentElement.scrollWidth"))
        if wide > self.width:
            self.complaints.append(f"{self._label}: {wide} pixels wide")
        whole = name.startswith(WHOLE)
        self._shoot("", full_page=not whole)
        if name in CHOOSING:
            self.page.click("#board .can, #hand .can")
            self._shoot("-chosen")
        if whole and self.size == "phone":
            self.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
            self._shoot("-below")

    def _shoot(self, suffix: str, *, full_page: bool = False) -> None:
        self.page.wait_for_timeout(60)
        path = self.folder / f"{self._label}{suffix}.png"
        self.page.screenshot(path=path, full_page=full_page)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="Where the pictures are put.")
    with toys.here():
        every = list(scenes.scenes("en"))
    parser.add_argument("pages", nargs="*", metavar="PAGE", help=f"Some of: {', '.join(every)}.")
    parser.add_argument("--size", choices=SIZES)
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--theme", choices=THEMES)
    options = parser.parse_args()
    unknown = sorted(set(options.pages) - set(every))
    if unknown:
        parser.error(f"no page is called {', '.join(unknown)}")
    folder, names = options.folder, options.pages or every
    folder.mkdir(parents=True, exist_ok=True)
    with served() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for size in [options.size] if options.size else SIZES:
            camera = Camera(browser, base, size, folder)
            langs = [options.lang] if options.lang else LANGUAGES
            themes = [options.theme] if options.theme else THEMES
            for name, lang, theme in product(names, langs, themes):
                camera.photograph(name, lang, theme)
            print(*camera.complaints, sep="\n", end="\n" if camera.complaints else "")
        browser.close()


if __name__ == "__main__":
    main()
