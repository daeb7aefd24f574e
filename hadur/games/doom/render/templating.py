"""This game's templates, for the map as a picture and on the page."""

from __future__ import annotations

from typing import Final

from hadur.drawing.templating import Templates

TEMPLATES: Final = Templates("hadur.games.doom.render", "dm")
