"""What is printed on the cards of the box, in the reader's words; texts follow from the effects."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from hadur.games.doom.card_texts import text_of
from hadur.games.doom.legality.refusals import name_in, thing_name
from hadur.games.doom.loading.reading import data_file
from hadur.games.doom.vocabulary import COLOURS
from hadur.kernel.lines import Texts
from hadur.kernel.parts import Later, Printed

KINDS: Final = (
    "action", "class", "squad", "glory", "event", "invasion", "demon", "threat", "objective",
)  # fmt: skip
_FILES: Final = {
    "class": "classes",
    "squad": "squads",
    "glory": "glory_kills",
    "invasion": "invasion",
    "demon": "demons",
    "threat": "threats",
    "objective": "objectives",
}
_SIDES: Final = {
    "action": "marines", "class": "marines", "squad": "marines", "glory": "marines",
    "event": "invader", "invasion": "invader", "demon": "invader", "set": "invader",
    "threat": "mission", "objective": "mission", "weapon": "marines",
}  # fmt: skip

Figure = tuple[str, str, str]
"""Sign, word and number of something printed."""


@dataclass(frozen=True)
class PrintedThing:
    """Something that can be read: a card, or a set of them that is chosen as one. `of` is the
    weapon of an action card, the set of an event card."""

    name: str
    group: str
    data: Mapping[str, Any]
    of: str = ""
    cost: int = 0

    @property
    def side(self) -> str:
        return _SIDES.get(self.group, "")


@cache
def cards() -> dict[str, PrintedThing]:
    """The cards of the box by name."""
    found = []
    for weapon, entry in data_file("weapons").items():
        found += [PrintedThing(card["id"], "action", card, weapon) for card in entry["cards"]]
    for name, card in data_file("events")["cards"].items():
        found.append(PrintedThing(name, "event", card, card["set"]))
    for group, file in _FILES.items():
        found += [PrintedThing(name, group, card) for name, card in data_file(file).items()]
    order = sorted(found, key=lambda thing: KINDS.index(thing.group))
    return {thing.name: thing for thing in order}


@cache
def things() -> dict[str, PrintedThing]:
    """The same, and what else pages explain: weapons and sets of events."""
    found = {
        name: PrintedThing(name, "weapon", data) for name, data in data_file("weapons").items()
    }
    found |= {
        name: PrintedThing(name, "set", data) for name, data in data_file("events")["sets"].items()
    }
    return found | cards()


def kinds(texts: Texts) -> list[tuple[str, str]]:
    """The groups of cards, each with its name."""
    return [(group, texts.say(f"kind-{group}")) for group in KINDS]


def columns(texts: Texts) -> list[str]:
    """What the figures of a list are."""
    return [texts.say(f"column-{name}") for name in ("values", "defense")]


def printed(texts: Texts, name: str) -> Printed:
    thing = cards()[name]
    values = [f"{word} {number}".strip() for _, word, number in values_of(texts, thing)]
    defense = [f"{word} {number}".strip() for _, word, number in defense_of(texts, thing)]
    return Printed(
        group=thing.group,
        facts=[kind_of(texts, thing), *values, *defense],
        figures=[", ".join(values), ", ".join(defense)],
        texts=texts_of(texts, thing),
        before="",
        behind="",
    )


def later(texts: Texts) -> list[Later]:
    """There are no later sets."""
    return []


# -- in words --------------------------------------------------------------------------------------


def kind_of(texts: Texts, thing: PrintedThing) -> str:
    """What it is: of an action card the kind of action and the weapon, of an event card its set."""
    if thing.group == "action":
        action = texts.say(f"action-{thing.data['action']}")
        return f"{action}, {weapon_name(texts, thing.of)}"
    kind = texts.say(f"kind-{thing.group}")
    return f"{kind}, {thing_name(texts, thing.of)}" if thing.of else kind


def weapon_name(texts: Texts, weapon: str) -> str:
    return name_in(texts, data_file("weapons")[weapon]["name"])


def values_of(texts: Texts, thing: PrintedThing) -> list[Figure]:
    """Speed, Health, Stagger and the attack box."""
    data = thing.data
    found = [(key, str(data[key])) for key in ("speed", "health", "stagger") if data.get(key)]
    attack = data.get("attack", {})
    found += [(key, str(attack[key])) for key in ("range", "red", "black") if attack.get(key)]
    found += [(key, "") for key in ("toughness", "flying") if data.get(key)]
    if thing.group == "objective":
        found.append(("frags", str(data["frags"])))
    return [(key, texts.say(f"value-{key}"), number) for key, number in found]


def defense_of(texts: Texts, thing: PrintedThing) -> list[Figure]:
    """What a card gives as a defense card; of a demon its special defense."""
    of_demon = thing.group == "demon"
    found = thing.data.get("special" if of_demon else "defense", {})
    out = []
    for key in ("shields", "dodge", "special"):
        if found.get(key):
            number = str(found[key]) if key == "shields" else ""
            word = texts.say(f"value-{key}")
            out.append((key, f"{texts.say('value-special')}: {word}" if of_demon else word, number))
    return out


def texts_of(texts: Texts, thing: PrintedThing) -> list[tuple[str, str]]:
    """The texts of its abilities, each with its name where it has one."""
    language = texts.say("name-language")
    if thing.group == "invasion":
        return [(_portal(texts, colour), _groups(texts, thing, colour)) for colour in COLOURS]
    if thing.group == "weapon":
        return [(name_in(texts, card["name"]), _brief(texts, card)) for card in thing.data["cards"]]
    if thing.group == "set":
        inside = [card for card in cards().values() if card.of == thing.name]
        return [
            (name_in(texts, card.data["name"]), " ".join(t for _, t in texts_of(texts, card)))
            for card in inside
        ]
    found = [("", _goal(texts, thing))] if thing.group == "objective" else []
    for ability in thing.data.get("abilities", []):
        name = name_in(texts, ability["name"]) if "name" in ability else ""
        found.append((name, text_of(ability, thing.group, language)))
    return found


def _brief(texts: Texts, card: Mapping[str, Any]) -> str:
    """An action card in a line, where a weapon is chosen."""
    thing = cards()[card["id"]]
    facts = [kind_of(texts, thing).partition(",")[0]]
    for _, word, number in (*values_of(texts, thing), *defense_of(texts, thing)):
        facts.append(f"{word} {number}".strip())
    told = " ".join(text for _, text in texts_of(texts, thing))
    return f"{', '.join(facts)}. {told}".strip()


def _portal(texts: Texts, colour: str) -> str:
    return texts.sentence(f"table-portal-{colour}")


def _groups(texts: Texts, thing: PrintedThing, colour: str) -> str:
    """The two groups of a kind of portal."""
    return " / ".join(group_text(texts, group) for group in thing.data[colour])


def group_text(texts: Texts, group: Mapping[str, Any]) -> str:
    """An invasion group: demons, and Argent icons."""
    demons = [(many, thing_name(texts, name)) for name, many in group["demons"]]
    if group["argent"]:
        demons.append((group["argent"], texts.say("name-argent")))
    return ", ".join(texts.say("name-many", count=many, name=name) for many, name in demons)


def _goal(texts: Texts, thing: PrintedThing) -> str:
    """What the marines must reach; how often, the mission says."""
    return texts.sentence(f"goal-{thing.data['goal']['what']}")
