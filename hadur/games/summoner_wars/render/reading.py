"""A view read into named facts, and the words for them: what every picture starts from.

Pictures are made from views and never from a state, so they cannot show more than a seat knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from hadur.games.summoner_wars.board import ROWS, SPACES, name_of
from hadur.games.summoner_wars.cards.definition import PHASES

UP: Final = "▲"
DOWN: Final = "▼"


class Speaker(Protocol):
    """Whoever has words for message ids; a catalogue of hadur.text is one."""

    def say(self, message: str, /) -> str: ...


@dataclass(frozen=True)
class Piece:
    """A card on the battlefield."""

    space: str
    card: str
    kind: str
    structure: bool
    controller: int
    owner: int
    damage: int
    life: int
    charges: int
    attack: str
    strength: int
    moved: bool
    attacked: bool
    frozen: bool
    lent: bool
    under: tuple[str, ...]

    @property
    def left(self) -> int:
        """Life that is left."""
        return max(0, self.life - self.damage)

    @property
    def is_unit(self) -> bool:
        return bool(self.attack)


@dataclass(frozen=True)
class ActiveEvent:
    """An event in a player's active area."""

    card: str
    charges: int
    targets: tuple[str, ...]


@dataclass(frozen=True)
class Side:
    """A player; `hand` is None for whoever may not see it."""

    seat: int
    faction: str
    summoner: str
    magic: int
    hand_count: int
    draw_count: int
    discard_count: int
    events: tuple[ActiveEvent, ...]
    hand: tuple[str, ...] | None


@dataclass(frozen=True)
class Roll:
    """The attack of this turn that was made last, or is being made."""

    attacker: str
    target: str
    melee: int
    ranged: int
    special: int


@dataclass(frozen=True)
class Asked:
    """Who is to decide what."""

    seat: int
    prompt: str
    rule: str


@dataclass(frozen=True)
class Table:
    """Everything a picture shows, as seen from the seat at its bottom edge."""

    seat: int | None
    turn: int
    active: int
    phase: str
    moves_left: int
    attacks_left: int
    sides: tuple[Side, Side]
    pieces: dict[str, Piece]
    roll: Roll | None
    waiting: tuple[str, ...]
    asked: tuple[Asked, ...]
    result: tuple[int, ...] | None

    @property
    def bottom(self) -> int:
        """The seat at the bottom edge: the viewing one, seat 0 for a spectator."""
        return 1 if self.seat == 1 else 0

    @property
    def top(self) -> int:
        return 1 - self.bottom

    @property
    def rows(self) -> list[str]:
        """Row numbers from the top edge to the bottom edge."""
        numbers = [str(n + 1) for n in range(ROWS)]
        return numbers if self.bottom == 1 else numbers[::-1]

    @property
    def columns(self) -> str:
        """Column letters from left to right: the other player sits opposite and sees f first."""
        letters = "abcdef"
        return letters[::-1] if self.bottom == 1 else letters

    def faces(self, seat: int) -> str:
        """A mark that points where a seat's cards face: ▲ for the bottom edge, ▼ for the top."""
        return UP if seat == self.bottom else DOWN

    @property
    def winner(self) -> int:
        """The seat that won, or -1 for a game that goes on or was drawn."""
        return self.result.index(1) if self.result and 1 in self.result else -1


def read(view: Mapping[str, Any]) -> Table:
    """The facts of a view; spaces that the board does not have are ignored."""
    cards: Mapping[str, Mapping[str, Any]] = view["board"]
    names = [name_of(space) for space in range(SPACES)]
    pieces = {name: _piece(name, cards[name]) for name in names if name in cards}
    first, second = view["players"]
    result = view["result"]
    return Table(
        seat=view["seat"],
        turn=view["turn"],
        active=view["active"],
        phase=view["phase"],
        moves_left=view["moves-left"],
        attacks_left=view["attacks-left"],
        sides=(_side(0, first), _side(1, second)),
        pieces=pieces,
        roll=_roll(view["attack"], pieces, view["active"]),
        waiting=tuple(view["waiting"]),
        asked=tuple(Asked(d["seat"], d["prompt"], d["rule"]) for d in view["decisions"]),
        result=tuple(result) if result is not None else None,
    )


def _piece(space: str, facts: Mapping[str, Any]) -> Piece:
    kind = facts["class"]
    return Piece(
        space=space,
        card=facts["card"],
        # A structure event stands on the battlefield as a structure.
        kind="structure" if kind.endswith("-event") else kind,
        structure=facts["structure"],
        controller=facts["controller"],
        owner=facts["owner"],
        damage=facts["damage"],
        life=facts["life"],
        charges=facts["charges"],
        attack=facts.get("attack", ""),
        strength=facts.get("strength", 0),
        moved=facts.get("moved", False),
        attacked=facts.get("attacked", False),
        frozen=facts.get("frozen", False),
        lent=facts.get("lent", False),
        under=tuple(facts.get("under", ())),
    )


def _side(seat: int, facts: Mapping[str, Any]) -> Side:
    events = tuple(
        ActiveEvent(e["card"], e["charges"], tuple(e["targets"])) for e in facts["events"]
    )
    return Side(
        seat=seat,
        faction=facts["faction"],
        summoner=facts["summoner"],
        magic=facts["magic"],
        hand_count=facts["hand-count"],
        draw_count=facts["draw-count"],
        discard_count=facts["discard-count"],
        events=events,
        hand=tuple(facts["hand"]) if "hand" in facts else None,
    )


def _roll(facts: Mapping[str, Any] | None, pieces: dict[str, Piece], active: int) -> Roll | None:
    """The last attack stays in the view; it is shown for the rest of its turn only."""
    attacker = pieces.get(facts["attacker"]) if facts else None
    if facts is None or attacker is None or attacker.controller != active or not attacker.attacked:
        return None
    return Roll(
        facts["attacker"], facts["target"], facts["melee"], facts["ranged"], facts["special"]
    )


# -- words ---------------------------------------------------------------------------------------

ENGLISH: Final = {
    "table-turn": "Turn",
    "table-seat": "seat",
    "table-magic": "magic",
    "table-hand": "hand",
    "table-draw-pile": "draw pile",
    "table-discard-pile": "discard pile",
    "table-moves-left": "moves left",
    "table-attacks-left": "attacks left",
    "table-decides": "decides",
    "table-waiting": "waiting",
    "table-strength": "strength",
    "table-life": "life",
    "table-damage": "damage",
    "table-charges": "charges",
    "table-moved": "moved",
    "table-attacked": "attacked",
    "table-frozen": "frozen",
    "table-under": "under it",
    "table-lent": "lent",
    "table-wins": "wins",
    "table-drawn": "The game is drawn",
}
"""The table's own words, for a speaker that does not have them and for no speaker."""


def spelled(name: str) -> str:
    """A name of the notation as a title: frost-mage is Frost Mage."""
    return " ".join(word[:1].upper() + word[1:] for word in name.split("-"))


def clean(text: str) -> str:
    """Without characters that neither XML nor a terminal may be given."""
    return "".join(c for c in " ".join(text.split()) if c.isprintable())


class Words:
    """The words for what a table shows; without a speaker, names as `spell` writes them."""

    def __init__(self, speaker: Speaker | None, spell: Callable[[str], str] = str) -> None:
        self.speaker = speaker
        self.spell = spell

    def card(self, name: str) -> str:
        return self._named(name, f"card-{name}")

    def faction(self, name: str) -> str:
        return self._named(name, f"faction-{name}")

    def phase(self, name: str) -> str:
        return self._named(name, f"phase-{name}")

    def kind(self, name: str) -> str:
        return self._named(name, f"class-{name}")

    def attack(self, name: str) -> str:
        return self._named(name, f"attack-{name}")

    def prompt(self, name: str) -> str:
        """A question; those that an ability, an event or a phase puts are called like it."""
        asked_by = f"phase-{name}" if name in PHASES else f"ability-{name}"
        return self._named(name, f"prompt-{name}", asked_by, f"card-{name}")

    def word(self, key: str) -> str:
        """One of the table's own words."""
        return self._found(f"table-{key}") or ENGLISH[f"table-{key}"]

    def _named(self, name: str, *messages: str) -> str:
        for message in messages:
            if found := self._found(message):
                return found
        return clean(self.spell(name))

    def _found(self, message: str) -> str:
        """What the speaker says; '' if there is none or it does not know the message."""
        if self.speaker is None:
            return ""
        try:
            said = clean(self.speaker.say(message))
        except LookupError:
            return ""
        return "" if message in said else said


def shorten(name: str, width: int) -> str:
    """A name in so many characters: first words give way, since the last one tells most."""
    if len(name) <= width:
        return name
    words = name.replace("-", " ").split()
    room = width - len(words[-1])
    for k in range(len(words) - 1):
        share = max(1, room // (len(words) - 1) - 1)
        words[k] = words[k] if len(words[k]) <= share else words[k][:share] + "."
    short = words[0]
    for word in words[1:]:
        short += word if short.endswith(".") else f"-{word}" if "-" in name else f" {word}"
    return short if len(short) <= width else short[: width - 1] + "…"
