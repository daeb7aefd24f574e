"""The templates of the page's parts."""

from __future__ import annotations

from functools import cache
from typing import Final

from jinja2 import Environment, PackageLoader, StrictUndefined

SPRITE: Final = "/static/sprite.svg#sw-"
PREFIX: Final = "sw"


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("hadur.games.summoner_wars.render", "."),
        autoescape=True,
        auto_reload=False,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals["sprite"] = SPRITE
    return environment


def fill(name: str, **facts: object) -> str:
    """A part of the page from its facts."""
    return _environment().get_template(f"page/{name}.jinja").render(**facts)


def symbols() -> str:
    """The game's symbols for the site's sprite."""
    return _environment().get_template("page/symbols.svg.jinja").render(prefix=PREFIX)
