"""Texts of the Eldar."""

from __future__ import annotations

from hadur.games.conquest.cards.definition import EVENT, UNIT
from hadur.games.conquest.legality.checks import (
    AT_A_PLANET,
    ENEMY,
    OWN,
    a_planet,
    a_unit,
    another_planet,
    controllable,
    is_exhausted,
    is_ready,
    is_such,
)
from hadur.games.conquest.legality.field import Field
from hadur.games.conquest.legality.reasons import Reasons, no
from hadur.games.conquest.legality.texts.moments import (
    about_host,
    about_itself,
    at_planet,
    entered,
    not_such,
    opponent_holds_cards,
    saving,
)
from hadur.games.conquest.legality.texts.table import (
    NONE_WILL_DO,
    Use,
    pick,
    price,
    take,
    target,
    when,
)
from hadur.games.conquest.state import HQ
from hadur.kernel.state import Ask

ELDAR = "eldar"
NON_WARLORD = "non-warlord"


@when("eldorath-starbane")
def starbane(f: Field, use: Use) -> Reasons:
    """After he commits to a planet."""
    yield from about_itself(f, use)


@target("eldorath-starbane")
def stunned(f: Field, use: Use, unit: int) -> Reasons:
    """A non-warlord unit at the planet he committed to."""
    yield from a_unit(f, use.seat, unit, NON_WARLORD, at=f.about(use.at, 1), ready=True)


@when("wildrider-squadron")
def wildriders(f: Field, use: Use) -> Reasons:
    """There must be an adjacent planet."""
    yield from at_planet(f, use)
    if not any(f.adjacent(f.slot(use.source), slot) for slot in f.slots()):
        yield no("CQ-14.5", "nowhere")


@pick("wildrider-squadron")
def next_door(f: Field, ask: Ask, planet: int) -> Reasons:
    """a: the unit."""
    wrong = list(a_planet(f, planet))
    yield from wrong
    if not wrong and not f.adjacent(f.slot(int(ask.a)), int(f.s.slot_of_planet(planet))):
        yield no("CQ-14.2", "not-next", planet=f.name(planet))


@when("wailing-wraithfighter")
def wraithfighter(f: Field, use: Use) -> Reasons:
    """After it is declared as an attacker: the opponent discards a card."""
    yield from about_itself(f, use)
    yield from opponent_holds_cards(f, use)


NONE_WILL_DO.add("banshee-power-sword-more")


@take("wailing-wraithfighter", "banshee-power-sword", "banshee-power-sword-more")
def any_held(f: Field, ask: Ask, card: int) -> Reasons:
    """Any card of the hand."""
    return iter(())


@when("shrouded-harlequin")
def harlequin(f: Field, use: Use) -> Reasons:
    """When it is destroyed."""
    yield from about_itself(f, use)


@target("shrouded-harlequin")
def tricked(f: Field, use: Use, unit: int) -> Reasons:
    """An enemy unit at any planet."""
    yield from a_unit(f, use.seat, unit, whose=ENEMY, at=AT_A_PLANET, ready=True)


@when("swordwind-farseer")
def farseer(f: Field, use: Use) -> Reasons:
    yield from entered(f, use)


@when("silvered-blade-avengers")
def avengers(f: Field, use: Use) -> Reasons:
    """After it is declared as an attacker against a non-warlord unit."""
    yield from about_itself(f, use)
    yield from _defender_is_no_warlord(f, use)
    yield from is_ready(f, f.about(use.at, 1))


def _defender_is_no_warlord(f: Field, use: Use) -> Reasons:
    if any(a_unit(f, use.seat, f.about(use.at, 1), NON_WARLORD)):
        yield from not_such(f, use)


@when("biel-tan-warp-spiders")
def warp_spiders(f: Field, use: Use) -> Reasons:
    yield from about_itself(f, use)


@when("spiritseer-erathal")
def erathal(f: Field, use: Use) -> Reasons:
    yield from about_itself(f, use)


@target("spiritseer-erathal")
def mended(f: Field, use: Use, unit: int) -> Reasons:
    """Another damaged unit here, of either player."""
    yield from a_unit(f, use.seat, unit, at=f.slot(use.source), but=use.source, damaged=True)


@when("alaitoc-shrine")
def alaitoc_shrine(f: Field, use: Use) -> Reasons:
    """After an Eldar unit moves to a planet."""
    unit = f.about(use.at, 0)
    if not f.of_faction(unit, ELDAR):
        yield from not_such(f, use)
    yield from is_exhausted(f, unit)


@target("craftworld-gate")
def through_the_gate(f: Field, use: Use, unit: int) -> Reasons:
    yield from a_unit(f, use.seat, unit, "army-unit", OWN)


@when("banshee-power-sword")
def power_sword(f: Field, use: Use) -> Reasons:
    """When the host declares an attack against a non-warlord unit; cards are discarded."""
    yield from about_host(f, use)
    yield from _defender_is_no_warlord(f, use)
    if not f.hand(use.seat):
        yield no("CQ-11.22", "no-cards-held")


@when("foresight")
def foresight(f: Field, use: Use) -> Reasons:
    """After your warlord commits to a planet, while it is still there."""
    warlord = int(f.s.warlord[use.seat])
    if f.about(use.at, 0) != warlord or f.slot(warlord) != f.about(use.at, 1):
        yield from not_such(f, use)
    if len(f.planets()) < 2:
        yield no("CQ-14.5", "nowhere")


@pick("foresight")
def foreseen(f: Field, ask: Ask, planet: int) -> Reasons:
    yield from another_planet(f, int(f.s.warlord[ask.seat]), planet)


@target("superiority")
def inferior(f: Field, use: Use, unit: int) -> Reasons:
    """An army unit at the planet of the struggle that has command icons."""
    wrong = list(a_unit(f, use.seat, unit, "army-unit", at=f.about(use.at, 0)))
    yield from wrong
    if not wrong and f.command_icons(unit) == 0:
        yield no("CQ-11.20", "no-icons", unit=f.name(unit))


@when("nullify")
def nullify(f: Field, use: Use) -> Reasons:
    """When the opponent plays an event."""
    if f.printed(f.about(use.at, 0)).type != EVENT:
        yield from not_such(f, use)
    if f.about(use.at, 1) >> 16 == use.seat:
        yield no("CQ-10.8", "your-doing")


@price("nullify")
def nullifier(f: Field, use: Use, card: int) -> Reasons:
    """A unique Eldar unit is exhausted."""
    yield from a_unit(f, use.seat, card, whose=OWN, faction=ELDAR, unique=True, ready=True)


@when("doom")
def doom(f: Field, use: Use) -> Reasons:
    """There must be a non-unique unit at a headquarters that it reaches."""
    at_home = [unit for unit in f.units() if f.s.place[unit] >= HQ]
    if not any(not f.printed(u).unique and not f.is_immune(u, use.source) for u in at_home):
        yield no("CQ-11.20", "no-effect", card=f.name(use.source))


@when("gift-of-isha")
def gift_of_isha(f: Field, use: Use) -> Reasons:
    """The topmost Eldar unit of your discard pile, if it may be put into play."""
    pile = [card for card in f.discard_pile(use.seat) if is_such(f, card, UNIT, ELDAR)]
    if not pile:
        yield no("CQ-11.13", "not-topmost")
    else:
        yield from controllable(f, use.seat, pile[-1])
    if not f.planets():
        yield no("CQ-17.14", "nowhere")


@pick("gift-of-isha")
def where_it_returns(f: Field, ask: Ask, planet: int) -> Reasons:
    yield from a_planet(f, planet)


saving("corsair-trading-port", 1, "eldar")
