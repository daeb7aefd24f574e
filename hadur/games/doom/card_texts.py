"""The texts of cards, put together from data/phrases.toml, so that a text cannot disagree with what
its card does. docs/sets/doom-format.md says in which order the phrases come."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from hadur.games.doom.loading.reading import data_file

Data = Mapping[str, Any]
Phrase = str | Mapping[str, str]

MARINES_OWN: Final = ("action", "class", "glory", "squad")
"""Groups of cards that speak to the marine who has them."""
INVADERS: Final = ("event", "threat")
_GAP: Final = re.compile(r"\{([^}]*)\}")
_OF_CARDS: Final = ("draw", "argent", "look", "look-one")
"""What is done to a player, whoever's moment it is."""
_TO_ANOTHER: Final = ("shields", "dodge", "lose-die")
"""What a card does for the figure whose moment it is."""


def text_of(ability: Data, group: str, language: str) -> str:
    """An ability of a card of that group, as a sentence."""
    return _Writer(ability, group, language).sentence()


def filled(phrase: str, number: int, words: Mapping[str, Phrase]) -> str:
    """A phrase with its gaps filled: {n}, {key}, {key:form}, {one|several}."""

    def fill(gap: re.Match[str]) -> str:
        inside = gap[1]
        if "|" in inside:
            one, several = inside.split("|")
            return one if number == 1 else several
        key, _, form = inside.partition(":")
        return str(number) if key == "n" else formed(words[key], form)

    return _GAP.sub(fill, phrase)


def formed(phrase: Phrase, form: str) -> str:
    """A word in a form; in its first one if it has no other."""
    if isinstance(phrase, str):
        return phrase
    return phrase.get(form) or phrase.get("") or next(iter(phrase.values()))


class _Writer:
    """One ability in one language."""

    def __init__(self, ability: Data, group: str, language: str) -> None:
        self.ability = ability
        self.group = group
        self.say: Data = data_file("phrases")[language]
        usual = "own" if group in INVADERS else "self"
        self.whose = str(ability.get("who", usual))
        self.is_yours = group in MARINES_OWN
        self.who = self._who()

    def _who(self) -> str:
        """Whose moment it is, by the key of its phrase."""
        if self.whose in ("self", "own") and self.group == "demon":
            return "it"
        if self.whose == "friend" and self.is_yours:
            return "other-marine"
        if self.whose in ("self", "friend", "own"):
            return "marine" if self.is_yours else "demon"
        if self.whose == "enemy":
            return "marine" if self.group in INVADERS else "demon"
        return {"any": "figure"}.get(self.whose, self.whose)

    def sentence(self) -> str:
        paid = self._paid()
        moment = ", ".join(filter(None, (self._moment(), *self._conditions())))
        done = str(self.say["joint"]).join(self._effect(effect) for effect in self.ability["do"])
        if self.ability.get("may"):
            done = f"{self.say['optional']}{done}"
        text = f"{moment}: {done}" if moment else done
        return f"[{_large(', '.join(paid))}] {_large(text)}." if paid else f"{_large(text)}."

    def _paid(self) -> list[str]:
        """Icon and cost."""
        icon = self.ability.get("icon")
        found = [str(self.say["icon"][icon])] if icon else []
        for word, number in self.ability.get("cost", {}).items():
            found.append(filled(self.say["cost"][word], int(number), {}))
        return found

    def _moment(self) -> str:
        """The moment with its figure, and the conditions that follow without a comma."""
        phrases = self.say["when"][self.ability["when"]]
        yours = self.is_yours and self.whose == "self"
        moment = filled(phrases["you" if yours else "one"], 1, {"who": self.say["who"][self.who]})
        return " ".join([moment, *self._those(tight=True)]).strip()

    def _conditions(self) -> list[str]:
        others = self._those(tight=False)
        return [str(self.say["if"]["other"]), *others] if self.ability.get("other") else others

    def _those(self, *, tight: bool) -> list[str]:
        return [
            self._condition(word, value)
            for word, value in self.ability.get("if", {}).items()
            if (word in self.say["tight"]) == tight
        ]

    def _condition(self, word: str, value: Any) -> str:
        phrase = self.say["if"][word]
        if word == "bearing":
            return str(phrase[str(value)])
        if isinstance(value, list):
            named = str(self.say["words"]["or"]).join(self._word(one, "") for one in value)
            return filled(phrase, 1, {"word": named})
        if isinstance(value, str):
            return filled(phrase, 1, {"word": self.say["words"].get(value, value)})
        return filled(phrase, int(value), {})

    def _word(self, word: str, form: str) -> str:
        return formed(self.say["words"].get(word, word), form)

    # -- effects -----------------------------------------------------------------------------------

    def _effect(self, effect: Data) -> str:
        amount = effect.get("amount", 1)
        number = amount if isinstance(amount, int) else 1
        what = _name_of(effect, number)
        counted = effect.get("within") or effect.get("range") or abs(number)
        phrase = self.say["what"][what]["self" if self._is_own(effect, what) else "other"]
        told = self.say["amount"]["number" if isinstance(amount, int) else amount]
        return filled(
            phrase,
            counted,
            {
                "d": filled(told, abs(number), {}),
                "to": self._to(effect, what),
                "word": self._named(effect, number),
                "until": self.say["until"].get(effect.get("until", ""), ""),
                "at": self.say["at"].get(effect.get("at", ""), ""),
            },
        )

    def _is_own(self, effect: Data, what: str) -> bool:
        """Whether it is said to the marine of the card."""
        if not self.is_yours or "to" in effect:
            return False
        return self.whose == "self" or what not in _TO_ANOTHER

    def _named(self, effect: Data, number: int) -> Phrase:
        """What an effect names: what is forbidden, portals, a token."""
        name = effect.get("of") or effect.get("portals") or effect.get("token") or ""
        phrase = self.say["words"].get(name, name)
        if isinstance(phrase, str):
            return filled(phrase, number, {}) if phrase else ""
        return {form: filled(text, number, {}) for form, text in phrase.items()}

    def _to(self, effect: Data, what: str) -> Phrase:
        """To whom it is done."""
        to = effect.get("to", "")
        if isinstance(to, Mapping):
            return self._group(to)
        if to and to != "actor":
            return self._target(to)
        if not to and self.group in INVADERS and what in _OF_CARDS:
            return self._target("invader")
        if self.ability["when"] == "always":
            return self._target("demons") if self.whose == "own" else self._whom("who")
        return self._whom("actor")

    def _whom(self, key: str) -> Phrase:
        found: Phrase = self.say[key][self.who]
        return found

    def _target(self, key: str) -> Phrase:
        found: Phrase = self.say["to"][key]
        return found

    def _group(self, to: Data) -> Phrase:
        """Figures not farther than so many spaces from somebody."""
        say = self.say["group"]
        beside = to["within"] == 1
        place = "adjacent" if beside else "within"
        if beside and to["of"] == "token":
            place = "around"
        of = {"self": "you" if self.is_yours else "it"}.get(to["of"], to["of"])
        near = filled(say[place], to["within"], {"of": formed(say[of], place)})
        near += say["seen"] if to.get("seen") else ""
        head = say["all" if to["count"] == "all" else "one"]
        side: Phrase = say[to.get("side", "any")]
        forms = {"": side} if isinstance(side, str) else side
        return {
            form: filled(head, 1, {"place": near, "side": word}) for form, word in forms.items()
        }


def _name_of(effect: Data, number: int) -> str:
    """The phrase of an effect: some are said otherwise of less, of one, of what is printed."""
    what = str(effect["what"])
    if what == "look" and number == 1:
        return "look-one"
    if what == "stagger" and effect.get("printed"):
        return "stagger-printed"
    return f"{what}-less" if number < 0 else what


def _large(text: str) -> str:
    return text[:1].upper() + text[1:]
