"""Forms that many abilities share: gaining a charge, choosing a target, paying with a charge."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars import log
from hadur.games.summoner_wars.abilities.hooks import Ability
from hadur.games.summoner_wars.abilities.targets import Targets
from hadur.games.summoner_wars.cards.definition import Card
from hadur.games.summoner_wars.phases.attack import ENEMY, UNIT_TARGET
from hadur.games.summoner_wars.phases.damage import BY_ABILITY, gain_charge, harm
from hadur.games.summoner_wars.phases.event import EventEffect
from hadur.games.summoner_wars.phases.force import ask_force, force_spaces
from hadur.games.summoner_wars.prompts import Confirm, Pick
from hadur.games.summoner_wars.state import MOMENTUM_SPENT, Battle
from hadur.kernel.bits import BIT, count, lowest
from hadur.kernel.native import i64
from hadur.kernel.state import Ask, step2

MAY: Final = "SW-14.12"
MUST: Final = "SW-14.13"


class GainCharge(Ability):
    """The unit gains a charge."""

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        gain_charge(s, source)


class Momentum(Ability):
    """Once per turn, after it attacks an enemy unit, the unit gains a charge."""

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return attacked_enemy_unit(y) and s.spent[source] & MOMENTUM_SPENT == 0

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        if s.spent[source] & MOMENTUM_SPENT == 0:
            s.spent[source] |= MOMENTUM_SPENT
            gain_charge(s, source)


def attacked_enemy_unit(facts: i64) -> bool:
    return facts & (ENEMY | UNIT_TARGET) == ENEMY | UNIT_TARGET


class Optional(Ability):
    """An ability its controller may use or not: one question, yes or no."""

    def __init__(self, name: str, ability: i64, moment: i64, rule: str = MAY) -> None:
        super().__init__(name, ability, moment)
        self.prompt: Final = UseIt(name, rule, self)

    def possible(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        """Whether using it would do anything, when its turn comes."""
        raise NotImplementedError

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        if self.possible(s, source, x, y):
            s.ask(self.prompt, s.controller[source], 0, source, x, y)

    def use(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        raise NotImplementedError


class UseIt(Confirm):
    """Is the ability used? a: its unit, b and c: what set it off."""

    def __init__(self, name: str, rule: str, ability: Optional) -> None:
        super().__init__(name, rule)
        self.ability: Final = ability

    def agreed(self, s: Battle, ask: Ask) -> None:
        tell_use(s, self.ability.ability, ask.a)
        self.ability.use(s, ask.a, ask.b, ask.c)


class Targeting(Ability):
    """An ability that chooses one card on the battlefield; optional if `may`."""

    def __init__(
        self,
        name: str,
        ability: i64,
        moment: i64,
        targets: Targets,
        may: bool = True,
        rule: str = "SW-20.3",
    ) -> None:
        super().__init__(name, ability, moment)
        self.targets: Final = targets
        self.prompt: Final = ChooseTarget(name, rule, may, self)

    def options(self, s: Battle, source: i64, x: i64, y: i64) -> i64:
        """The spaces to choose from; a choice that could do nothing is not offered."""
        return self.targets.spaces(s, s.controller[source], s.space[source])

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        spaces = self.options(s, source, x, y)
        if spaces != 0:
            s.ask(self.prompt, s.controller[source], spaces, source, x, y)

    def strike(self, s: Battle, source: i64, target: i64, x: i64, y: i64) -> None:
        """What happens to the chosen card."""
        raise NotImplementedError


class ChooseTarget(Pick):
    """Which card? a: the ability's unit, b and c: what set it off."""

    def __init__(self, name: str, rule: str, may: bool, ability: Targeting) -> None:
        super().__init__(name, rule, may)
        self.ability: Final = ability

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        tell_use(s, self.ability.ability, ask.a)
        self.ability.strike(s, ask.a, s.at[space], ask.b, ask.c)


def tell_use(s: Battle, ability: i64, unit: i64) -> None:
    s.tell(log.USED, ability, s.kind[unit], s.space[unit])


class ForceTarget(Targeting):
    """Choose a card and force it one space."""

    def options(self, s: Battle, source: i64, x: i64, y: i64) -> i64:
        return forceable(s, super().options(s, source, x, y), 1, 1)

    def strike(self, s: Battle, source: i64, target: i64, x: i64, y: i64) -> None:
        ask_force(s, s.controller[source], target, force_spaces(s, target, 1, 1), False)


def forceable(s: Battle, spaces: i64, least: i64, most: i64) -> i64:
    """Those of the spaces whose card can be forced so far in some direction."""
    found: i64 = 0
    while spaces != 0:
        space = lowest(spaces)
        spaces &= spaces - 1
        if force_spaces(s, s.at[space], least, most) != 0:
            found |= BIT[space]
    return found


class DamageTarget(Targeting):
    """Choose a card; it takes 1 damage."""

    def strike(self, s: Battle, source: i64, target: i64, x: i64, y: i64) -> None:
        harm(s, target, 1, source, s.controller[source], BY_ABILITY)


class TargetedEvent(EventEffect):
    """An event that chooses one card on the battlefield; without one it cannot be played."""

    def __init__(self, card: Card, targets: Targets) -> None:
        super().__init__(card)
        self.targets: Final = targets
        self.prompt: Final = EventTarget(card.name, self)

    def playable(self, s: Battle, seat: i64) -> bool:
        return self.targets.spaces(s, seat, -1) != 0

    def play(self, s: Battle, seat: i64, event: i64) -> None:
        s.ask(self.prompt, seat, self.targets.spaces(s, seat, -1), event)

    def strike(self, s: Battle, seat: i64, event: i64, target: i64) -> None:
        """What happens to the chosen card."""
        raise NotImplementedError


class EventTarget(Pick):
    """Which card does the event choose? a: the event."""

    def __init__(self, name: str, event: TargetedEvent) -> None:
        super().__init__(name, "SW-20.3", False)
        self.event: Final = event

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        self.event.strike(s, ask.seat, ask.a, s.at[space])


class ForceSeveral(EventEffect):
    """An event that forces several cards, each once: up to `most` spaces, at most `limit` cards."""

    def __init__(self, card: Card, rule: str, targets: Targets, most: i64, limit: i64) -> None:
        super().__init__(card)
        self.targets: Final = targets
        self.most: Final = most
        self.limit: Final = limit
        self.prompt: Final = ForceNext(card.name, rule, self)
        self.next: Final = step2(self.force_on)

    def play(self, s: Battle, seat: i64, event: i64) -> None:
        self.offer(s, seat, 0)

    def offer(self, s: Battle, seat: i64, forced: i64) -> None:
        """`forced`: the spaces on which the cards already forced stand now."""
        spaces = forceable(s, self.targets.spaces(s, seat, -1) & ~forced, 1, self.most)
        if spaces != 0 and count(forced) < self.limit:
            s.ask(self.prompt, seat, spaces, forced)

    def force_on(self, s: Battle, card: i64, forced: i64) -> None:
        self.offer(s, s.controller[card], forced | BIT[s.space[card]])


class ForceNext(Pick):
    """Which card next, or no more? a: the spaces of those already forced."""

    def __init__(self, name: str, rule: str, event: ForceSeveral) -> None:
        super().__init__(name, rule, True)
        self.event: Final = event

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        card = s.at[space]
        spaces = force_spaces(s, card, 1, self.event.most)
        ask_force(s, ask.seat, card, spaces, False, self.event.next, ask.a)
