"""Every text a person reads, by id, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from hadur.games import load
from hadur.text.hungarian import FUNCTIONS
from hadur.text.rulebook import Rulebook, rulebook

FALLBACK: Final = "en"
LANGUAGES: Final = ("en", "hu")

_HERE: Final = Path(__file__).resolve().parent
UI: Final = _HERE / "ui"
GAMES: Final = _HERE.parent / "games"

_REMEMBERED: Final = 10_000
"""So many texts with something filled in are remembered; what people typed may be among it."""


class Catalogue:
    """The texts of one language out of several folders, each with a folder per language.

    The words of the interface are always among them. What a language lacks is said in English;
    what nobody can say shows its id and is kept in `problems`, which tests hold empty.
    """

    def __init__(self, lang: str, *folders: Path) -> None:
        self.lang: Final = closest_language(lang)
        self.problems: Final[set[str]] = set()
        self._folders: Final = (UI, *folders)
        languages = dict.fromkeys((self.lang, FALLBACK))
        self._bundles: Final = [_bundle(language, self._folders) for language in languages]
        self._fixed: Final[dict[str, str]] = {}
        """Texts that were asked for without arguments: names, mostly, which pages are full of."""
        self._before: Final[dict[tuple[object, ...], str]] = {}

    @property
    def source(self) -> tuple[object, ...]:
        """Where the words come from: the same for all that say the same, but for players' names."""
        return self.lang, self._folders

    def say(self, id: str, /, **args: str | int) -> str:
        """The text with this id ("yes", or "card-ice-ram.text" for an attribute), filled in."""
        if args:
            return self._said(id, args)
        if id not in self._fixed:
            self._fixed[id] = self._filled(id, args)
        return self._fixed[id]

    def _said(self, id: str, args: dict[str, str | int]) -> str:
        """A text that is filled in, remembered: pages say the same again with every move."""
        # 1 and True are the same to a dictionary, and read otherwise.
        key = (id, *((name, type(value), value) for name, value in args.items()))
        found = self._before.get(key)
        if found is None:
            if len(self._before) >= _REMEMBERED:
                self._before.clear()
            found = self._before[key] = self._filled(id, args)
        return found

    def _filled(self, id: str, args: dict[str, str | int]) -> str:
        name, _, attribute = id.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, args)
            self.problems.update(f"{id}: {error}" for error in errors)
            return str(text)
        self.problems.add(f"{id}: no such text")
        return id

    def sentence(self, id: str, /, **args: str | int) -> str:
        """The text with a capital at its start, even where it starts with what was filled in."""
        text = self.say(id, **args)
        return text[:1].upper() + text[1:]

    def has(self, id: str) -> bool:
        """Whether there is a text with this id."""
        name, _, attribute = id.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                if attribute in message.attributes if attribute else message.value is not None:
                    return True
        return False

    def rule(self, id: str) -> str | None:
        """The sentence of a rule out of the rulebooks beside the folders, if one has it."""
        for folder in self._folders:
            book = _rulebook_beside(folder, self.lang)
            if book is not None and id in book:
                return book.show(id).sentence
        return None


class CallingByName(Catalogue):
    """The same texts for a table whose players have names: what knows only the number of a seat,
    as views do, calls them by those."""

    def __init__(self, texts: Catalogue, names: Sequence[str]) -> None:
        vars(self).update(vars(texts))
        self._names: Final = tuple(names)
        self._on_pictures: Final = {f"table-player-{n}": name for n, name in enumerate(names, 1)}

    def say(self, id: str, /, **args: str | int) -> str:
        if id == "player-seat":
            return super().say("player-named", name=self._names[int(args["number"]) - 1])
        return self._on_pictures.get(id) or super().say(id, **args)


def closest_language(tag: str) -> str:
    """The language we speak that a tag such as "hu_HU.UTF-8" asks for, else English."""
    lang = tag.lower()[:2]
    return lang if lang in LANGUAGES else FALLBACK


def catalogue_of(lang: str, game: str) -> Catalogue:
    """The texts of a game, named as its Game object is ("summoner-wars")."""
    return Catalogue(lang, game_folder(game) / "text")


def rulebook_of(lang: str, game: str) -> Rulebook:
    """The rulebook of a game."""
    return rulebook(game_folder(game) / "rulebook", closest_language(lang))


def game_folder(game: str) -> Path:
    """Where a game's own texts are."""
    return load(game).folder or GAMES / game.replace("-", "_")


@cache
def _bundle(lang: str, folders: tuple[Path, ...]) -> FluentBundle:
    functions = FUNCTIONS if lang == "hu" else {}
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)
    for folder in folders:
        for path in sorted((folder / lang).glob("*.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _rulebook_beside(folder: Path, lang: str) -> Rulebook | None:
    """Every game has rulebook/ beside text/."""
    path = folder.parent / "rulebook"
    return rulebook(path, lang) if path.is_dir() else None
