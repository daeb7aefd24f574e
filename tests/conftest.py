"""What tests of several folders share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """A real browser. One for all: Playwright cannot be started twice in a process."""
    playwright_api = pytest.importorskip("playwright.sync_api", reason="needs Playwright")
    from tools.screenshots import FLAGS, chromium

    try:
        path = chromium()
    except SystemExit as missing:
        pytest.skip(str(missing))
    with playwright_api.sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield opened
        opened.close()
