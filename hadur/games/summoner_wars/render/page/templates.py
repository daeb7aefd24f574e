"""The templates of the page's parts."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.render.templating import environment

SPRITE: Final = "/static/sprite.svg#sw-"
PREFIX: Final = "sw"


def fill(name: str, **facts: object) -> str:
    """A part of the page from its facts."""
    template = environment().get_template(f"page/{name}.jinja")
    return template.render(sprite=SPRITE, **facts)


def symbols() -> str:
    """The game's symbols for the site's sprite."""
    return environment().get_template("page/symbols.svg.jinja").render(prefix=PREFIX)
