"""The moments at which abilities and active events step in, and who listens to them.

A procedure calls `fire_*` at its moment; abilities registered for that moment put their effects
into the waiting room (kernel.timing). Registration happens once, when the cards are imported.
"""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.cards.definition import TABLES
from hadur.games.summoner_wars.state import ACTIVE_AREA, Battle, battle
from hadur.kernel.bits import BIT, lowest
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import State
from hadur.kernel.timing import Trigger, wait

# Moments. x and y are what `occurs` and `resolve` are given.
AFTER_MOVE: Final = 0  # the unit itself moved; x: space it came from
AFTER_ATTACK: Final = 1  # the unit itself attacked; x: target card, y: attack facts
ATTACKED: Final = 2  # a card was attacked; x: target card, y: attack facts; source: listener
UNIT_DESTROYED: Final = 3  # any unit was destroyed; x: its space, y: its controller
SELF_DESTROYED: Final = 4  # the unit itself was; x: the cards beside it, y: its controller
KILLED: Final = 5  # the unit destroyed a unit; x: the space it was on
SUMMONED: Final = 6  # the unit itself was summoned
START_SUMMON: Final = 7
START_MOVE: Final = 8
START_ATTACK: Final = 9
END_BUILD: Final = 10
END_ATTACK: Final = 11
END_TURN: Final = 12
STRUCTURE_SHIFTED: Final = 13  # a structure moved or was forced; x: that card
ANY_SUMMONED: Final = 14  # a unit was summoned; x: that card
CALLED: Final = 15  # never fired: the procedure that knows the moment calls the ability itself
MOMENTS: Final = 16


class Ability(Trigger):
    """An ability that does something at a moment. Its source is the unit that has it."""

    def __init__(self, name: str, ability: i64, moment: i64, quiet: bool = False) -> None:
        super().__init__(name, quiet)
        self.ability: Final = ability
        self.moment: Final = moment
        listeners = LISTENERS[moment]
        listeners.abilities = append(listeners.abilities, self)

    def resolve(self, s: State, source: i64, x: i64, y: i64) -> None:
        b = battle(s)
        if self.still_there(b, source):
            self.happen(b, source, x, y)

    def still_there(self, s: Battle, source: i64) -> bool:
        """An ability works only while its unit is on the battlefield and has it (SW-14.2)."""
        return s.can(source, self.ability)

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        """Whether this moment sets the ability off; may use only what everybody knows."""
        return True

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        """Carry the ability out, or ask what it must ask first."""
        raise NotImplementedError


class ActiveEvent(Trigger):
    """What an ACTIVE event does at a moment. Its source is the event in the active area."""

    def __init__(self, name: str, effect: i64, moment: i64, quiet: bool = False) -> None:
        super().__init__(name, quiet)
        self.effect: Final = effect
        self.moment: Final = moment
        listeners = LISTENERS[moment]
        listeners.events = append(listeners.events, self)

    def resolve(self, s: State, source: i64, x: i64, y: i64) -> None:
        b = battle(s)
        zone = b.zone[source]
        if zone == ACTIVE_AREA or zone == ACTIVE_AREA + 1:
            self.happen(b, source, x, y)

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        """Whether this moment sets the event off; `source` is the event card."""
        return True

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        raise NotImplementedError


class Listeners:
    """Who listens at one moment: columns, as `Steps` are."""

    def __init__(self) -> None:
        self.abilities = vec[Ability]()
        self.events = vec[ActiveEvent]()


LISTENERS: Final[list[Listeners]] = [Listeners() for _ in range(MOMENTS)]


def fire_own(s: Battle, moment: i64, card: i64, x: i64, y: i64) -> None:
    """A moment of one card: only its own abilities listen."""
    here = BIT[s.space[card]]
    for ability in LISTENERS[moment].abilities:
        if s.has[ability.ability] & here != 0 and ability.occurs(s, card, x, y):
            wait(s, ability, card, x, y)


def fire_all(s: Battle, moment: i64, spaces: i64, x: i64, y: i64) -> None:
    """A moment that every card on these spaces may listen to."""
    for ability in LISTENERS[moment].abilities:
        found = s.has[ability.ability] & spaces
        while found != 0:
            card = s.at[lowest(found)]
            found &= found - 1
            if ability.occurs(s, card, x, y):
                wait(s, ability, card, x, y)


def fire_events(s: Battle, moment: i64, x: i64, y: i64) -> None:
    """A moment that active events of both players may listen to."""
    if s.size[ACTIVE_AREA] == 0 and s.size[ACTIVE_AREA + 1] == 0:
        return
    for listener in LISTENERS[moment].events:
        for seat in range(2):
            if s.effect(seat, listener.effect) == 0:
                continue
            area = ACTIVE_AREA + seat
            for k in range(s.size[area]):
                card = s.card_in(area, k)
                if TABLES.effect[s.kind[card]] == listener.effect and listener.occurs(
                    s, card, x, y
                ):
                    wait(s, listener, card, x, y)


def is_first_copy(s: Battle, event: i64) -> bool:
    """Whether the event is the first of its copies: what they grant counts once (SW-14.5)."""
    area = s.zone[event]
    for k in range(s.size[area]):
        card = s.card_in(area, k)
        if s.kind[card] == s.kind[event]:
            return card == event
    return False
