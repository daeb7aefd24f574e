"""Somebody at a table page: by mouse, by touch, or by keyboard alone."""

from __future__ import annotations

import re
from typing import Any

GAME = "summoner-wars"
OVER = ".banner.over"
A_TURN = 120_000
"""Milliseconds that a bot's whole turn may take where much else is going on."""

PRESS_ON = """(liked) => {
  window.pressed = 0;
  let answered = "";
  let waited = 0;
  setInterval(() => {
    const again = document.querySelector("#sure:not([hidden]) [data-move]");
    if (again) return again.click();
    const buttons = [...document.querySelectorAll("#ask button[name=move]")];
    const at = buttons[0]?.form.elements.at.value;
    waited = at === answered ? waited + 1 : 0;
    // What is pressed while the line is cut is not sent.
    if (!buttons.length || (at === answered && waited < 500)) return;
    answered = at;
    waited = 0;
    pressed += 1;
    const verbs = buttons.map((button) => button.value.split(" ")[0]);
    const wanted = liked.find((verb) => verbs.includes(verb));
    buttons[wanted ? verbs.indexOf(wanted) : 0].click();
  }, 20);
}"""


def press_on(page: Any, *liked: str) -> None:
    """From now on the page answers every question by itself: by the first of the liked verbs that
    is offered, or else by its first button; and means it, though it be harmful."""
    page.evaluate(PRESS_ON, list(liked))


class Player:
    """Every way to move waits until the page shows the position after it."""

    def __init__(self, page: Any) -> None:
        self.page = page

    def start(self, bot: str = "search:1", deck: str = "tundra-orcs", game: str = GAME) -> None:
        """From the first page to a game against a bot: two clicks."""
        self.page.click(f".game.{game} .primary")
        self.page.select_option("select[name=bot]", bot)
        self.page.click(f"button[value={deck}]")
        self.page.wait_for_selector("#board [data-spot]")

    def wait(self) -> bool:
        """Until this player has to decide; False if the game is over."""
        wanted = f"#ask button[name=move], {OVER}"
        self.page.wait_for_selector(wanted, state="attached", timeout=A_TURN)
        return self.page.query_selector(OVER) is None

    @property
    def at(self) -> str:
        return str(self.page.get_attribute("#ask input[name=at]", "value"))

    def moves(self) -> list[tuple[str, list[str]]]:
        """The moves on the page, and where to point for each."""
        found: list[list[str]] = self.page.eval_on_selector_all(
            "#ask button[name=move]", "all => all.map(b => [b.value, b.dataset.spots])"
        )
        return [(text, spots.split()) for text, spots in found]

    def gone_on(self, at: str) -> None:
        """Until the question that stood at `at` is answered."""
        self.page.wait_for_selector(f'#ask input[name=at][value="{at}"]', state="detached")

    # -- by mouse ----------------------------------------------------------------------------------

    def click(self, text: str) -> None:
        """Make a move from the list."""
        at = self.at
        details = self.page.query_selector("#all-moves:not([open]) > summary")
        button = self.page.locator(f'#ask button[name=move][value="{text}"]')
        if not button.is_visible() and details is not None:
            details.click()
        button.click()
        self._insist()
        self.gone_on(at)

    def _insist(self) -> None:
        """Whoever plays anything means it, though it be harmful."""
        again = self.page.query_selector("#sure:not([hidden]) [data-move]")
        if again is not None:
            again.click()

    def point(self, text: str, spots: list[str]) -> None:
        """Make a move by pointing: at what acts, at where it goes, at words if several fit."""
        at = self.at
        button = self.page.locator(f'#ask button[name=move][value="{text}"]').first
        said = str(button.get_attribute("aria-label") or button.text_content()).strip()
        done = f'#ask:not(:has(input[name=at][value="{at}"]))'
        words = "#chosen:not([hidden]) button.primary"
        self._spot(spots[0])
        if len(spots) > 1:
            self._spot(spots[-1])
        self.page.wait_for_selector(f"{done}, {words}, #sure:not([hidden])", state="attached")
        self._insist()
        self.page.wait_for_selector(f"{done}, {words}", state="attached")
        if self.page.query_selector(done) is None:
            named = self.page.locator(words, has_text=re.compile(f"^\\s*{re.escape(said)}\\s*$"))
            (named if named.count() else self.page.locator(words)).first.click()
            self._insist()
        self.gone_on(at)

    def _spot(self, spot: str) -> None:
        found = self.page.locator(f'#board [data-spot="{spot}"], #hand [data-spot="{spot}"]')
        (found.first if found.count() else self.page.locator(f'[data-spot="{spot}"]').first).click()

    # -- by keyboard -------------------------------------------------------------------------------

    def tab_to(self, what: str) -> None:
        """On with the Tab key until something has the focus."""
        for _ in range(200):
            if self.page.evaluate(f"document.activeElement?.matches({what!r})"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not come to {what}")

    def press(self, number: int = 0) -> None:
        """A move that the Tab key comes to (the first is number 0), by Enter."""
        at = self.at
        self.tab_to("#ask button[name=move]")
        for _ in range(number):
            self.page.keyboard.press("Tab")
            self.tab_to("#ask button[name=move]")
        self.page.keyboard.press("Enter")
        if self.page.query_selector("#sure:not([hidden])") is not None:
            self.tab_to("#sure [data-move]")
            self.page.keyboard.press("Enter")
        self.gone_on(at)
