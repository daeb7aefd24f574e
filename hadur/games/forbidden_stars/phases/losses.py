"""Units routed, rallied, destroyed (sections 17, 18, 24); what waits for those routed in combat."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.abilities.event import EVENT_CARDS, W_ROUTED, waits
from hadur.games.forbidden_stars.phases.pool import lose_dice
from hadur.games.forbidden_stars.prompts import Confirm
from hadur.games.forbidden_stars.state import (
    F_AREA,
    F_FLAGS,
    F_WOUND,
    MORALE,
    NEVER_ROUTED,
    ROUTED_ARE_HUNTED,
    War,
    count,
)
from hadur.kernel.native import i64
from hadur.kernel.state import Ask, Step, step3


def destroy(s: War, seat: i64, area: i64, type: i64, routed: i64) -> None:
    """FS-24.7."""
    s.take_unit(seat, area, type, routed)
    s.to_supply(seat, type)
    s.tell(log.DESTROYED, seat, type, area)


def raze(s: War, area: i64, structure: i64) -> None:
    """FS-24.8."""
    s.tell(log.RAZED, s.builder(area), structure, area)
    s.raze(area, structure)


def rally(s: War, seat: i64, area: i64, type: i64) -> None:
    """FS-18.1. Damage that it keeps in this round (FS-27.25) stays with it, if it is the only one
    that could have it."""
    if _has_wounded(s, seat, area, type) and count(s.army_of(seat, area), type, 1) == 1:
        side = s.side_in_fight(seat)
        s.set_side(side, F_WOUND, (s.side(side, F_WOUND) & 15) | (type << 4))
    s.take_unit(seat, area, type, 1)
    s.add_unit(seat, area, type, 0)
    s.tell(log.RALLIED, seat, type, area)


def _has_wounded(s: War, seat: i64, area: i64, type: i64) -> bool:
    """Whether a routed unit of this type is the one of its side that keeps damage."""
    side = s.side_in_fight(seat)
    if side < 0 or area != s.fight[F_AREA]:
        return False
    word = s.side(side, F_WOUND)
    return word != 0 and word >> 4 == type + 8


def destroy_routed(s: War, seat: i64, area: i64, type: i64) -> None:
    """The unit that was just routed is destroyed, with the damage that it kept."""
    if _has_wounded(s, seat, area, type):
        s.set_side(s.side_in_fight(seat), F_WOUND, 0)
    destroy(s, seat, area, type, 1)


def rally_all(s: War, seat: i64, area: i64) -> None:
    word = s.army_of(seat, area)
    for type in range(7):
        for _ in range(count(word, type, 1)):
            rally(s, seat, area, type)


def turn_over(s: War, seat: i64, area: i64, type: i64) -> None:
    """An unrouted unit becomes a routed one, whatever follows."""
    s.take_unit(seat, area, type, 0)
    s.add_unit(seat, area, type, 1)
    s.tell(log.ROUTED, seat, type, area)


def rout(s: War, seat: i64, area: i64, type: i64) -> None:
    """A unit that stands unrouted is routed. In its combat the opponent may have something that
    strikes the routed."""
    side = s.side_in_fight(seat)
    if area != s.fight[F_AREA] or side < 0:
        turn_over(s, seat, area, type)
        return
    if s.side(side, F_FLAGS) & NEVER_ROUTED != 0:
        return
    turn_over(s, seat, area, type)
    if s.side(1 - side, F_FLAGS) & ROUTED_ARE_HUNTED != 0:
        s.push(HUNTED, seat, type, area)
    if waits(s, s.fighter(1 - side), W_ROUTED):
        s.push(AFTER_ROUT, seat, type, area)


def hunted(s: War, seat: i64, type: i64, area: i64) -> None:
    """The routed unit is destroyed unless its owner spends a morale die."""
    if count(s.army_of(seat, area), type, 1) == 0:
        return
    if s.dice(s.side_in_fight(seat), MORALE) > 0:
        s.ask(SAVE_ROUTED, seat, 0, type, area)
    else:
        destroy_routed(s, seat, area, type)


class SaveRouted(Confirm):
    """Spend a morale die, or the routed unit is destroyed."""

    def agreed(self, s: War, ask: Ask) -> None:
        lose_dice(s, s.side_in_fight(ask.seat), MORALE, 1)

    def declined(self, s: War, ask: Ask) -> None:
        if count(s.army_of(ask.seat, ask.b), ask.a, 1) > 0:
            destroy_routed(s, ask.seat, ask.b, ask.a)


def after_rout(s: War, seat: i64, type: i64, area: i64) -> None:
    """W10: what the opponent's scheme does to a unit that was just routed (FS-6.11)."""
    side = s.side_in_fight(seat)
    if side < 0 or count(s.army_of(seat, area), type, 1) == 0:
        return
    other = s.fighter(1 - side)
    if waits(s, other, W_ROUTED):
        EVENT_CARDS[s.scheme(other)].after_rout(s, other, seat, type, area)


SAVE_ROUTED: Final = SaveRouted("save-routed", "FS-15.6")
HUNTED: Final[Step] = step3(hunted)
AFTER_ROUT: Final[Step] = step3(after_rout)
