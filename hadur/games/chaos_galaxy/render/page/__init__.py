"""The table as parts of a web page, drawn from views: mats, status, players, hand, cards.

Symbols come from one sprite that the site serves as /static/sprite.svg, styles from page.css; there
is no style or script in what is made here, so pages can forbid both.
"""

from __future__ import annotations

from typing import Final

from hadur.drawing.page import Page
from hadur.games.chaos_galaxy.render import printed, scenes
from hadur.games.chaos_galaxy.render.page import cards, players, scene, space
from hadur.games.chaos_galaxy.render.templating import TEMPLATES

PAGE: Final = Page(space, cards, players, scene, printed, scenes, TEMPLATES)
