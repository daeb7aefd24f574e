"""The table as parts of a web page, drawn from views: sector, status, players, hand, cards.

Symbols come from one sprite that the site serves as /static/sprite.svg, styles from page.css; there
is no style or script in what is made here, so pages can forbid both.
"""

from __future__ import annotations

from typing import Final

from hadur.drawing.page import Page
from hadur.games.conquest.render import printed, scenes
from hadur.games.conquest.render.page import cards, players, scene, sector
from hadur.games.conquest.render.templating import TEMPLATES

PAGE: Final = Page(sector, cards, players, scene, printed, scenes, TEMPLATES)
