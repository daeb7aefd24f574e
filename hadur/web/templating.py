"""Templates, and what all of them may call."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from jinja2 import ChoiceLoader, PackageLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup

from hadur.drawing.fitting import breakable
from hadur.drawing.quick import QuickEnvironment
from hadur.text.catalogue import Catalogue, catalogue_of
from hadur.web import assets
from hadur.web.facts import Reader

_SECOND: Final = 1000
_MINUTE: Final = 60 * _SECOND
_HOUR: Final = 60 * _MINUTE
_DAY: Final = 24 * _HOUR


@cache
def environment() -> QuickEnvironment:
    drawing = PrefixLoader({"drawing": PackageLoader("hadur.drawing")})
    found = QuickEnvironment(
        loader=ChoiceLoader([PackageLoader("hadur.web"), drawing]),
        autoescape=True,
        auto_reload=False,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.filters["breakable"] = breakable
    found.globals.update(
        static=assets.address,
        sprite="/static/sprite.svg#",
        has_symbol=assets.has_symbol,
        clock=clock_text,
        signed=signed,
    )
    return found


def fill(name: str, reader: Reader, texts: Catalogue, /, **facts: object) -> str:
    """A template filled in; `t` says a text, `game_name` that of a game, `reader` reads it."""
    template = environment().get_template(f"{name}.html.jinja")
    names = partial(game_name, texts)
    return template.render(
        reader=reader, t=texts.say, texts=texts, game_name=names, **facts
    ).strip()


def game_name(texts: Catalogue, game: str) -> str:
    """What a game is called; one from elsewhere says it itself."""
    id = f"web-game-{game}"
    return texts.say(id) if texts.has(id) else catalogue_of(texts.lang, game).say(id)


def raw(html: str) -> Markup:
    """What a part of the house has made and escaped itself."""
    return Markup(html)


def clock_text(left: int) -> str:
    """Thinking time left: 2:05, 1:02:05; the script counts on in the same way."""
    seconds = max(0, left) // _SECOND
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def signed(number: int) -> str:
    """A change: +12, −7, ±0."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "±0"


def age_text(texts: Catalogue, age: int) -> str:
    """How long ago something was, in the largest whole unit."""
    for unit, length in (("days", _DAY), ("hours", _HOUR), ("minutes", _MINUTE)):
        if age >= length:
            return texts.say(f"web-age-{unit}", count=age // length)
    return texts.say("web-age-now")


def pace_text(texts: Catalogue, pace: str, amount: int, increment: int) -> str:
    """A table's clock in words."""
    if pace == "bank":
        return texts.say("web-pace-bank-of", minutes=amount // 60, increment=increment)
    if pace == "move":
        return texts.say("web-pace-move-of", seconds=amount)
    if pace == "days":
        return texts.say("web-pace-days-of", days=amount)
    return texts.say("web-pace-none")
