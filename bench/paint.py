"""How long it takes until a table is on the screen of somebody who comes to it.

    python bench/paint.py [--visits 30]        needs Playwright and a Chromium

People come from the lobby, or by a link into a new browser that has nothing in its cache. Printed
are the times to the first paint and until the page is ready for a move, by the browser's own clock,
and beside them those of a page with a few lines of text: what the browser needs for any page.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final
from urllib.parse import urlsplit

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.server.real import RealServer  # noqa: E402
from tools.screenshots import FLAGS, chromium  # noqa: E402

_TIMES: Final = """() => [
  performance.getEntriesByName("first-contentful-paint")[0].startTime,
  performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd,
]"""


def begun(browser: Browser, address: str) -> tuple[str, list[dict[str, str]]]:
    """A table in the middle of a game, and the cookies of who plays there."""
    # Nobody waits until what the bot did has been shown.
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{address}/play/summoner-wars")
    # A random bot may end the game by killing its own summoner.
    page.select_option("select[name=bot]", "search:1")
    page.click("button.faction")
    for _ in range(25):
        # Moves that are made by pointing stand in a list that may be folded.
        page.wait_for_selector("#ask button[name=move]", state="attached")
        at = page.get_attribute("#ask input[name=at]", "value")
        page.locator("#ask button[name=move]").first.evaluate("button => button.click()")
        page.wait_for_selector(f'#ask input[name=at][value="{at}"]', state="detached")
    page.wait_for_selector("#ask button[name=move]", state="attached")
    cookies = [dict(cookie) for cookie in context.cookies()]
    found = page.url
    context.close()
    return found, cookies  # type: ignore[return-value]


def visit(browser: Browser, url: str, cookies: list[dict[str, str]], way: str) -> list[float]:
    """Come to a page from another one that has a link to it, or (no way) into a new browser."""
    context = browser.new_context()
    context.add_cookies(cookies)  # type: ignore[arg-type]
    page = context.new_page()
    parts = urlsplit(url)
    if way:
        page.goto(f"{parts.scheme}://{parts.netloc}{way}", wait_until="networkidle")
        page.click(f'a[href="{parts.path}"]')
        page.wait_for_url(url)
    else:
        page.goto(url)
    page.wait_for_load_state("networkidle")
    times: list[float] = page.evaluate(_TIMES)
    context.close()
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--visits", type=int, default=30)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        home = Path(folder)
        server = RealServer(
            f"sqlite:///{home / 'paint.db'}", home, "--pause", "0", "--rate", "1000"
        )
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            url, cookies = begun(browser, server.address)
            pages = {"a table": url, "a few lines": f"{server.address}/about"}
            for way in ("/lobby", ""):
                times: dict[str, list[list[float]]] = {name: [] for name in pages}
                # In turn: the machine is not equally fast all the time.
                for _ in range(wish.visits):
                    for name, page in pages.items():
                        times[name].append(visit(browser, page, cookies, way))
                for name in pages:
                    report(f"{name} {f'from {way}' if way else 'by a link'}", times[name])
        finally:
            browser.close()
            server.stop()


def report(way: str, times: list[list[float]]) -> None:
    paint, ready = (median(found) for found in zip(*times, strict=True))
    print(f"{way:23} first paint {paint:4.0f} ms, ready {ready:4.0f} ms (medians)")


if __name__ == "__main__":
    main()
