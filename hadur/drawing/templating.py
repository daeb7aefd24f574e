"""The templates of a game: its picture that stands alone, and the parts of its page.

Beside its own ones a game's templates can use those in templates/ as "drawing/…".
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from jinja2 import ChoiceLoader, PackageLoader, PrefixLoader, StrictUndefined

from hadur.drawing.fitting import breakable
from hadur.drawing.quick import QuickEnvironment
from hadur.drawing.seats import LOOKS


class Templates:
    """Those in a game's `render` package; `prefix` begins the names of its symbols."""

    def __init__(self, package: str, prefix: str) -> None:
        self.package = package
        self.prefix = prefix

    @cached_property
    def environment(self) -> QuickEnvironment:
        common = PrefixLoader({"drawing": PackageLoader("hadur.drawing")})
        made = QuickEnvironment(
            loader=ChoiceLoader([PackageLoader(self.package, "."), common]),
            autoescape=True,
            auto_reload=False,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        made.filters["breakable"] = breakable
        made.globals["sprite"] = f"/static/sprite.svg#{self.prefix}-"
        made.globals["seat_looks"] = LOOKS
        return made

    def picture(
        self, scene: Mapping[str, Any], width: int, size: int | None, prefix: str, **more: object
    ) -> str:
        """board.svg.jinja with everything in the scene, which has its `height` in the picture's
        own units.

        `size` is the width in pixels (None: as wide as its place); `prefix` keeps the ids and
        styles of several pictures on one page apart."""
        if not (prefix.isascii() and prefix.isidentifier()):
            raise ValueError(f"prefix '{prefix}' should be letters, digits and underscores")
        tall = round(size * scene["height"] / width) if size else None
        facts = {**scene, **more, "prefix": prefix, "size": size, "tall": tall, "width": width}
        return self.environment.get_template("board.svg.jinja").render(facts)

    def fill(self, name: str, **facts: object) -> str:
        """A part of the page from its facts."""
        return self.environment.get_template(f"page/{name}.jinja").render(facts)

    def symbols(self) -> str:
        """The game's symbols for the site's sprite: those of its picture, or those and more."""
        names = ["page/symbols.svg.jinja", "symbols.svg.jinja"]
        return self.environment.select_template(names).render(prefix=self.prefix)
