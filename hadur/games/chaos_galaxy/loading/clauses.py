"""Reading what a card does: its clauses and their entries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hadur.games.chaos_galaxy import vocabulary as v
from hadur.games.chaos_galaxy.loading.definitions import Clause, Cost, Entry, Selector
from hadur.games.chaos_galaxy.loading.selectors import SelectorReader
from hadur.kernel.hints import did_you_mean

_KEYS: Final = (
    "when", "in", "once", "cost", "if", "do", "target", "each", "victim", "on", "who", "amount",
    "per", "max", "until", "stat", "ability", "act", "state", "of", "select", "into", "by", "first",
)  # fmt: skip
_COSTS: Final = ("credits", "turn", "sacrifice", "discard", "colony", "markers")

# What each word needs besides: a subject, a player, an amount, and the key of its `what`.
_SUBJECTS: Final = {
    "add", "grant", "strip", "damage", "destroy", "restore", "prevent", "turn", "ready", "hold",
    "look", "unmask", "return", "develop", "settle", "forbid", "neutralise", "withdraw", "join",
    "redirect", "seize", "move", "mark",
}  # fmt: skip
_PLAYERS: Final = {"gain", "lose", "draw", "discard", "burn"}
_AMOUNTS: Final = {
    "add", "damage", "restore", "prevent", "ready", "gain", "lose", "take", "draw", "discard",
    "burn", "regrow", "search", "develop", "price", "toll", "limit", "mark",
}  # fmt: skip
_WHATS: Final[dict[str, tuple[str, dict[str, int]]]] = {
    "add": ("stat", {name: k for k, name in enumerate(v.STATS)}),
    "grant": ("ability", {name: 1 << k for k, name in enumerate(v.ABILITIES)}),
    "turn": ("state", {"used": v.USED, "damaged": v.DAMAGED}),
    "forbid": ("act", {name: k for k, name in enumerate(v.ACTS)}),
    "limit": ("of", {name: k for k, name in enumerate(v.POOLS)}),
    "recover": ("into", {"hand": 0, "colony": 1}),
    "seize": ("by", {"you": v.YOU, "opponent": v.OPPONENT}),
}
_SELECTS: Final = {"recover", "search", "price"}
_LASTS: Final = {"add", "grant", "strip", "prevent", "forbid", "price"}
_ALWAYS: Final = {"add", "grant", "strip", "price", "toll", "forbid", "limit"}
_CHAIN_NOUNS: Final = ("event", "interrupt", v.PLAYED)
_SHIP_MOMENTS: Final = (
    v.PAYMENT_END, v.FIRES, v.AIMED, v.HITS, v.HIT, v.KILLS, v.BOMBS, v.ATTACKS, v.DEFENDS,
)  # fmt: skip

MOST_EFFECTS: Final = 12
_CANTEEN_MOMENTS: Final = (v.INCOME, v.CLOSING)


class ClauseReader(SelectorReader):
    """The list `effects` of a card."""

    def clauses(self, type: int, subtype: int) -> tuple[Clause, ...]:
        given = self.card.get("effects", [])
        if not isinstance(given, list) or not all(isinstance(entry, dict) for entry in given):
            self.no("effects", "must be a list of tables")
            return ()
        if len(given) > MOST_EFFECTS:
            self.no("effects", f"{len(given)} of them; a card has {MOST_EFFECTS} at most")
            return ()
        groups: list[list[tuple[int, Mapping[str, Any]]]] = []
        for number, entry in enumerate(given, 1):
            if entry.get("when") in ("and", "or"):
                if not groups:
                    self.no(f"effects[{number}].when", "nothing stands above it")
                    continue
                groups[-1].append((number, entry))
            else:
                groups.append([(number, entry)])
        if sum(group[0][1].get("when") == "play" for group in groups) > 1:
            self.no("effects", "one clause for play; what follows begins with and")
        return tuple(self.clause(group, type, subtype) for group in groups)

    def clause(self, group: list[tuple[int, Mapping[str, Any]]], type: int, subtype: int) -> Clause:
        number, head = group[0]
        at = f"effects[{number}]"
        when = self.one_of(f"{at}.when", head.get("when"), v.WHENS)
        place = 0
        if "in" in head:
            place = self.one_of(f"{at}.in", head["in"], v.PLACES_OF_USE)
        once = self.switch(f"{at}.once", head.get("once", False))
        if (place or once) and when != v.USE:
            self.no(at, "'in' and 'once' go with when = \"use\"")
        cost = self.price(at, head.get("cost", {}))
        if when == v.USE and cost.nothing and not once:
            self.no(at, "a use has a cost, or once = true")
        if not cost.nothing and when in (v.PLAY, v.ALWAYS):
            self.no(f"{at}.cost", f"{v.WHENS[when]} has none")
        self.fitting(at, when, type, subtype)
        entries = tuple(
            self.entry(f"effects[{n}]", entry, when, k == 0) for k, (n, entry) in enumerate(group)
        )
        if sum(entry.whom == v.TARGET for entry in entries) > 1:
            self.no(at, "a clause has at most one target")
        if any(entry.whom == v.TARGET for entry in entries) and when == v.ALWAYS:
            self.no(at, "an always chooses nothing")
        if when == v.ALWAYS and len(entries) > 1:
            self.no(at, "an always stands alone")
        return Clause(when, place, once, cost, entries)

    def fitting(self, at: str, when: int, type: int, subtype: int) -> None:
        """Whether the moment can come for such a card."""
        if type in (v.EVENT, v.INTERRUPT) or subtype in (v.RESEARCH, v.TRAP):
            if when != v.PLAY:
                self.no(f"{at}.when", f"a {v.SUBTYPES[subtype]} only plays")
        elif subtype == v.ROCKET:
            if when not in (v.PAYMENT_END, v.DIES):
                self.no(f"{at}.when", "a rocket works at the payment-end (KG-10.20)")
        elif type == v.BASE and when in _SHIP_MOMENTS:
            self.no(f"{at}.when", "a base is no ship")
        elif type == v.CREW and subtype != v.PASSENGER and when in _CANTEEN_MOMENTS:
            self.no(f"{at}.when", "only passengers work in the Canteen, where crew is then")
        elif type == v.SHIP and when == v.PAYMENT_END:
            self.no(f"{at}.when", "payment-end is for weapons and crew")

    def price(self, at: str, value: object) -> Cost:
        if not isinstance(value, dict):
            self.no(f"{at}.cost", "must be a table")
            return Cost()
        for key in value:
            if key not in _COSTS:
                self.no(f"{at}.cost.{key}", f"no such cost{did_you_mean(key, _COSTS)}")
        parts: dict[str, Any] = {}
        for key in ("credits", "discard", "colony", "markers"):
            if key in value:
                parts[key] = self.number(f"{at}.cost.{key}", value[key], 1, 20)
        if "turn" in value:
            parts["turn"] = 1 + self.one_of(f"{at}.cost.turn", value["turn"], ("used", "damaged"))
        if "sacrifice" in value:
            if value["sacrifice"] is not True:
                self.no(f"{at}.cost.sacrifice", "must be true")
            parts["sacrifice"] = True
        return Cost(**parts)

    def entry(self, at: str, data: Mapping[str, Any], when: int, head: bool) -> Entry:
        for key in data:
            if key not in _KEYS or (not head and key in ("in", "once", "cost")):
                self.no(f"{at}.{key}", f"no such key here{did_you_mean(key, _KEYS)}")
        do = self.one_of(f"{at}.do", data.get("do"), v.DOS)
        if data.get("do") not in v.DOS:
            # Whatever else stands there is judged once it is known what it is to do.
            return Entry("" if head else str(data["when"]), do)
        word = v.DOS[do]
        self.no_strange_keys(at, data, word)
        if when == v.ALWAYS and word not in _ALWAYS:
            self.no(f"{at}.do", f"{word} does not go with always")
        if word in ("toll", "limit") and when != v.ALWAYS:
            self.no(f"{at}.do", f"{word} only goes with always")
        whom, selector = self.subject(at, data, word)
        amount = 1
        if word in _AMOUNTS:
            amount = self.number(f"{at}.amount", data.get("amount"), -20, 20)
        elif "amount" in data:
            self.no(f"{at}.amount", f"{word} has none")
        per, per_selector = self.per(at, data)
        most = data.get("max")
        if most is not None:
            most = self.number(f"{at}.max", most, 1, 50)
        return Entry(
            "" if head else str(data["when"]), do, whom, selector, amount, per, per_selector, most,
            self.until(at, data, word, when), self.what(at, data, word),
            self.switch(f"{at}.first", data.get("first", False)), self.select(at, data, word),
            self.condition(at, data),
        )  # fmt: skip

    def no_strange_keys(self, at: str, data: Mapping[str, Any], word: str) -> None:
        """What only other words need would do nothing here."""
        own = _WHATS.get(word, ("",))[0]
        for key, _ in _WHATS.values():
            if key in data and key != own:
                self.no(f"{at}.{key}", f"{word} has none")

    def subject(self, at: str, data: Mapping[str, Any], word: str) -> tuple[int, Selector | None]:
        given = [key for key in ("target", "each", "victim", "on", "who") if key in data]
        if len(given) > 1:
            self.no(at, f"only one of {', '.join(given)}")
        if not given:
            if word in _PLAYERS:
                return v.YOU, None
            if word == "take":
                return v.OPPONENT, None
            if word in _SUBJECTS:
                self.no(at, f"{word} needs a target, each, victim or on")
            return v.NOBODY, None
        key = given[0]
        value = data[key]
        if key == "on":
            return v.ONS[list(v.ONS)[self.one_of(f"{at}.on", value, list(v.ONS))]], None
        if key == "who":
            if word in _SUBJECTS and word not in ("look", "forbid"):
                self.no(f"{at}.who", f"{word} needs a card")
            return v.WHOS[list(v.WHOS)[self.one_of(f"{at}.who", value, list(v.WHOS))]], None
        if word in _PLAYERS:
            self.no(f"{at}.{key}", f"{word} concerns a player: who")
        selector = self.selector(f"{at}.{key}", value)
        chained = selector.noun in _CHAIN_NOUNS
        if chained != (word == "neutralise"):
            self.no(f"{at}.{key}", "events and interrupts are what neutralise is for")
        if key == "victim" and selector.whose != v.ENEMY:
            self.no(f"{at}.victim", "a victim is an enemy card")
        return {"target": v.TARGET, "each": v.EACH, "victim": v.VICTIM}[key], selector

    def per(self, at: str, data: Mapping[str, Any]) -> tuple[int, Selector | None]:
        value = data.get("per")
        if value is None:
            return v.ONCE, None
        if value == "X":
            return v.PER_X, None
        if value == "marker":
            return v.PER_MARKER, None
        return v.PER_CARD, self.selector(f"{at}.per", value)

    def until(self, at: str, data: Mapping[str, Any], word: str, when: int) -> int:
        value = data.get("until")
        if value is None:
            if word in _LASTS and when != v.ALWAYS:
                self.no(f"{at}.until", f"{word} says how long: {', '.join(v.UNTILS[1:])}")
            return v.LEAVES if word == "seize" else v.NO_END
        if word not in (*_LASTS, "seize") or when == v.ALWAYS:
            self.no(f"{at}.until", f"{word} has no end here")
        return self.one_of(f"{at}.until", value, v.UNTILS)

    def what(self, at: str, data: Mapping[str, Any], word: str) -> int:
        if word not in _WHATS:
            return 0
        key, words = _WHATS[word]
        return words[list(words)[self.one_of(f"{at}.{key}", data.get(key), list(words))]]

    def select(self, at: str, data: Mapping[str, Any], word: str) -> Selector | None:
        if word not in _SELECTS:
            if "select" in data:
                self.no(f"{at}.select", f"{word} has none")
            return None
        return self.selector(f"{at}.select", data.get("select"))
