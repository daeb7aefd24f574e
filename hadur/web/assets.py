"""What pages load: styles, the script, the symbols. Each has a digest, so browsers may keep it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from hadur.drawing import figures, seats
from hadur.games import NAMES, load
from hadur.text.catalogue import game_folder

_STATIC: Final = Path(__file__).resolve().parent / "static"
_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}


@dataclass(frozen=True)
class Asset:
    """A file to serve under /static/."""

    name: str
    content: bytes

    @property
    def media_type(self) -> str:
        return _TYPES[Path(self.name).suffix]

    @property
    def digest(self) -> str:
        return hashlib.blake2b(self.content, digest_size=6).hexdigest()


@cache
def assets() -> dict[str, Asset]:
    """All of them by name."""
    contents = {path.name: path.read_bytes() for path in _STATIC.iterdir() if path.suffix in _TYPES}
    contents["sprite.svg"] = _sprite(contents.pop("symbols.svg").decode()).encode()
    for game in NAMES:
        style = game_folder(game) / "render" / "page" / "page.css"
        contents[f"{game}.css"] = style.read_bytes()
    return {name: Asset(name, content) for name, content in contents.items()}


def _sprite(own: str) -> str:
    """The site's own symbols, the shapes of seats, the figures of cards, the symbols of games."""
    drawn = (
        seats.symbols() + figures.symbols() + "".join(load(game).look().symbols() for game in NAMES)
    )
    return own.replace("</svg>", drawn + "</svg>")


def has_symbol(name: str) -> bool:
    """Whether there is a symbol of that name in the sprite."""
    return f'<symbol id="{name}"'.encode() in assets()["sprite.svg"].content


def address(name: str) -> str:
    """Where a page finds a file; another address once its content is another."""
    return f"/static/{name}?{assets()[name].digest}"
