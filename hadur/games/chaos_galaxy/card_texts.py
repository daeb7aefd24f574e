"""The texts of cards, put together from phrases/<language>.toml, so that a text cannot disagree
with what the card does."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from hadur.games.chaos_galaxy import vocabulary as v
from hadur.games.chaos_galaxy.loading.definitions import (
    Clause,
    Condition,
    Cost,
    Definition,
    Entry,
    Selector,
)
from hadur.games.chaos_galaxy.tables import BY_NAME, CARDS

_FOLDER: Final = Path(__file__).parent / "phrases"
LANGUAGES: Final = ("hu", "en")
_SUBJECTLESS: Final = ("look",)


def text_for_card(name: str, language: str) -> str:
    """The rules text of a card of the set; "" if it has none."""
    return text_of(BY_NAME[name], language)


def text_of(card: Definition, language: str) -> str:
    """Abilities in one sentence, its room, what it costs if that is no number, its clauses."""
    words = phrases(language)
    return " ".join(sentence for sentence in _Writer(words, language, card).sentences() if sentence)


def selector_text(selector: Selector, language: str) -> str:
    """Which cards are meant, in words."""
    return _Writer(phrases(language), language, CARDS[0]).selector(selector, "bare")


@cache
def phrases(language: str) -> dict[str, dict[str, Any]]:
    with (_FOLDER / f"{language}.toml").open("rb") as file:
        return tomllib.load(file)


class _Writer:
    """The text of one card in one language."""

    def __init__(self, words: dict[str, dict[str, Any]], language: str, card: Definition) -> None:
        self.words = words
        self.hungarian = language == "hu"
        self.card = card

    def sentences(self) -> list[str]:
        card = self.card
        found = []
        names = [self.words["ability"][name] for k, name in enumerate(v.ABILITIES)
                 if card.abilities >> k & 1]  # fmt: skip
        if names:
            found.append(_capital(", ".join(names)) + ".")
        if card.type == v.SHIP and card.room != card.subtype + 1:
            found.append(self.words["print"]["room"].format(n=card.room))
        if card.cost == v.COST_OF_TARGET:
            found.append(self.words["print"]["cost-target"])
        return found + [self.clause(clause) for clause in card.clauses]

    def pick(self, group: str, key: str, n: int) -> str:
        """A phrase, or its twin for the number 1."""
        table = self.words[group]
        return str(table[f"{key}-1"] if abs(n) == 1 and f"{key}-1" in table else table[key])

    # -- clauses -----------------------------------------------------------------------------------

    def clause(self, clause: Clause) -> str:
        text = self.when(clause)
        if clause.when == v.USE:
            text += (
                self.words["when"][f"in-{v.PLACES_OF_USE[clause.place]}"] if clause.place else ""
            )
        elif not clause.cost.nothing:
            text += self.words["when"]["may"].format(cost=self.cost(clause.cost))
        above: Entry | None = None
        for entry in clause.entries:
            if entry.word:
                text += self.words["when"][entry.word]
            text += self.entry(entry, above, clause.when)
            above = entry
        return _capital(" ".join(text.split())).replace(" ,", ",") + "."

    def when(self, clause: Clause) -> str:
        when = self.words["when"]
        if clause.when == v.PLAY:
            if self.card.type == v.SHIP:
                return str(when["play-ship"])
            quiet = self.card.type in (v.EVENT, v.INTERRUPT)
            quiet = quiet or self.card.subtype in (v.RESEARCH, v.TRAP)
            return str(when["play-event" if quiet else "play-paid"])
        if clause.when != v.USE:
            return str(when[v.WHENS[clause.when]])
        once = when["once"] if clause.once else ""
        if clause.cost.nothing:
            return str(once)
        return str(once) + str(when["use"].format(cost=self.cost(clause.cost)))

    def cost(self, cost: Cost) -> str:
        parts = []
        for key in ("credits", "discard", "colony", "markers"):
            n = getattr(cost, key)
            if n:
                parts.append(self.pick("cost", key, n).format(n=n))
        if cost.turn:
            parts.append(self.words["cost"]["used" if cost.turn == 1 else "damaged"])
        if cost.sacrifice:
            parts.append(self.words["cost"]["sacrifice"])
        return ", ".join(parts)

    def entry(self, entry: Entry, above: Entry | None, when: int) -> str:
        text = self.condition(entry.condition)
        does = self.does(entry, above, when)
        same = above is not None and above.whom == entry.whom and entry.whom in (v.THIS, v.CARD)
        if entry.whom in (v.TARGET, v.EACH, v.VICTIM) and entry.selector is not None:
            return text + self.chosen(entry, does)
        if entry.whom in (v.YOU, v.OPPONENT, v.NOBODY):
            return text + does
        if same or (entry.whom == v.IT and above is not None):
            return text + does
        key = {v.THIS: "this-ship", v.CARD: "this-card", v.IT: "it", v.OTHER: "other"}[entry.whom]
        if entry.whom == v.THIS and self.card.type == v.BASE:
            key = "this-card"
        subject = self.words["subject"][key]
        return f"{text}{subject} {does}"

    def chosen(self, entry: Entry, does: str) -> str:
        selector = entry.selector
        assert selector is not None
        if entry.whom == v.VICTIM:
            # "Among their own" says already that they are enemy cards.
            words = tuple(word for word in selector.words if word != "enemy")
            selector = replace(selector, words=words)
        key = {v.TARGET: "target", v.EACH: "each", v.VICTIM: "victim"}[entry.whom]
        if entry.whom == v.TARGET and v.DOS[entry.do] in _SUBJECTLESS:
            key = "target-you"
        pattern = str(self.words["subject"][key])
        return pattern.format(
            sel=self.selector(selector, "sel"), bare=self.selector(selector, "bare"), does=does
        )

    # -- predicates --------------------------------------------------------------------------------

    def does(self, entry: Entry, above: Entry | None, when: int) -> str:
        """The predicate with its number, what it counts, and how long it lasts."""
        until = ""
        repeated = above is not None and above.until == entry.until and entry.word == "and"
        if entry.until and not repeated and not self.tells_end(entry):
            until = self.words["until"][v.UNTILS[entry.until]]
        text = self.predicate(entry) + self.per(entry)
        return until + text if self.hungarian else text + until

    def tells_end(self, entry: Entry) -> bool:
        """The phrase of a price for the next card says itself how long."""
        return entry.do == v.PRICE and entry.first

    def predicate(self, entry: Entry) -> str:
        key = self.key(entry)
        n = abs(entry.amount)
        pattern = self.words["act"][key] if entry.do == v.FORBID else self.pick("do", key, n)
        sign = "+" if entry.amount > 0 else "−"
        return str(pattern).format(
            n=n,
            s=f"{sign}{n}",
            stat=self.words["stat"][v.STATS[entry.what]] if entry.do == v.ADD else "",
            ability=self.ability(entry),
            of=self.words["of"][v.POOLS[entry.what]] if entry.do == v.LIMIT_OF else "",
            sel=self.selector(entry.select, "sel") if entry.select else "",
            bare=self.selector(entry.select, "bare") if entry.select else "",
        )

    def ability(self, entry: Entry) -> str:
        if entry.do != v.GRANT:
            return ""
        return str(self.words["ability"][v.ABILITIES[entry.what.bit_length() - 1]])

    def key(self, entry: Entry) -> str:
        """Which phrase: some words have several, by what they are about."""
        word = v.DOS[entry.do]
        if word == "turn":
            return f"turn-{v.STATES[entry.what]}"
        if word == "ready":
            return "ready-2" if entry.amount >= 2 else "ready-1"
        if word in ("gain", "lose", "draw", "discard", "burn"):
            return f"{word}-{'opponent' if entry.whom == v.OPPONENT else 'you'}"
        if word == "recover":
            return "recover-colony" if entry.what else "recover-hand"
        if word == "look" and entry.whom == v.OPPONENT:
            return "look-hand"
        if word == "develop" and entry.amount < 0:
            return "undevelop"
        if word == "price":
            return "price-first" if entry.first else "price-more" if entry.amount > 0 else "price"
        if word == "seize":
            return "seize-opponent" if entry.what == v.OPPONENT else "seize-you"
        if word == "forbid":
            return v.ACTS[entry.what]
        return word

    def per(self, entry: Entry) -> str:
        per = self.words["per"]
        text = ""
        if entry.per == v.PER_CARD and entry.per_selector is not None:
            text = per["card"].format(bare=self.selector(entry.per_selector, "bare"))
        elif entry.per == v.PER_X:
            text = per["X"]
        elif entry.per == v.PER_MARKER:
            text = per["marker"]
        if entry.max is not None:
            text += per["max"].format(max=entry.max)
        return text

    # -- conditions and selectors ------------------------------------------------------------------

    def condition(self, condition: Condition) -> str:
        words = self.words["if"]
        kind = condition.kind
        if kind == v.NO_IF:
            return ""
        for name, number in v.PLAIN_IFS.items():
            if number == kind:
                return str(words[name])
        n = condition.n
        if condition.selector is not None:
            key = "at-least" if kind == v.IF_CARDS_AT_LEAST else "at-most"
            return self.pick("if", key, n).format(
                n=n,
                sel=self.selector(condition.selector, "sel"),
                bare=self.selector(condition.selector, "bare"),
                many=self.selector(condition.selector, "many"),
            )
        key = {
            v.IF_METER_AT_LEAST: "have-at-least",
            v.IF_METER_AT_MOST: "have-at-most",
            v.IF_METER_LESS: "fewer",
            v.IF_METER_MORE: "more",
        }[kind]
        meter = self.words["meter"][v.METERS[condition.meter]]
        return str(words[key]).format(n=n, meter=meter)

    def selector(self, selector: Selector, form: str) -> str:
        """The words of a selector around its noun: in the accusative or with an article (sel),
        plain (bare), or after a number (many)."""
        nouns = self.words["nouns"][selector.noun]
        if self.hungarian:
            noun = nouns[1] if form == "sel" else nouns[0]
        else:
            noun = nouns[1] if form == "many" else nouns[0]
        before = [self.part(key, selector) for key in self.words["before"]]
        after = [self.part(key, selector) for key in self.words.get("after", {})]
        text = " ".join(word for word in [*before, noun, *after] if word)
        if form == "sel" and not self.hungarian:
            return _with_article(text)
        return text

    def part(self, key: str, selector: Selector) -> str:
        """What a selector has to say for one word of the phrases, or nothing."""
        group = "before" if key in self.words["before"] else "after"
        pattern = str(self.words[group][key])
        if key in ("at-most", "at-least"):
            wanted = v.AT_MOST if key == "at-most" else v.AT_LEAST
            return " ".join(
                pattern.format(n=n, what=self.words["what"][v.NUMBERS[which]])
                for which, how, n in selector.numbers
                if how == wanted
            )
        return pattern if key in selector.words and key != selector.noun else ""


def _with_article(text: str) -> str:
    if text.startswith("other "):
        return f"an{text}"
    return f"{'an' if text[0].lower() in 'aeiou' else 'a'} {text}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
