"""Questions of cards: ways of paragraphs, dice, units that are picked, placed and carried."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.abilities.paragraph import PARAGRAPHS
from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES
from hadur.games.forbidden_stars.components.sheets import (
    ASSETS,
    FACTIONS,
    STRUCTURES,
    TOKEN,
)
from hadur.games.forbidden_stars.legality.combat import code, the_unit, which_of_them
from hadur.games.forbidden_stars.legality.field import Field
from hadur.games.forbidden_stars.legality.forms import name_of
from hadur.games.forbidden_stars.legality.movement import owned, stands
from hadur.games.forbidden_stars.legality.paragraphs import (
    CARDS,
    DEMANDS,
    DESTROY_ROUTED,
    LOW,
    ROUT,
    brings,
    hides,
    nearby,
    serpent_area,
)
from hadur.games.forbidden_stars.legality.parsing import STRUCTURE, Thing
from hadur.games.forbidden_stars.legality.questions import (
    Ruling,
    answer,
    confirm,
    may,
    must,
    unless,
)
from hadur.games.forbidden_stars.legality.reasons import no
from hadur.games.forbidden_stars.legality.strikes import havens
from hadur.games.forbidden_stars.state import ATTACKER, DEFENDER, FACES, NO_FEAR, PLAYED
from hadur.games.forbidden_stars.verbs import (
    AREA,
    CARD,
    CHOOSE,
    DIE,
    DONE,
    MOVE,
    NO,
    UNIT,
)
from hadur.games.forbidden_stars.verbs import ASSET as ASSET_VERB
from hadur.games.forbidden_stars.verbs import (
    STRUCTURE as STRUCTURE_VERB,
)
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons

Flag = bool | None
GROUP: Final = 5

# -- paragraphs ------------------------------------------------------------------------------------


@answer("ability ability-again", "choose")
def way(f: Field, ask: Ask, word: str) -> Ruling:
    """One of the ways of a paragraph (FS-15.6). ask.a: the paragraph, ask.b: the side."""
    paragraph = PARAGRAPHS[int(ask.a)]
    name = CARD_NAMES[int(paragraph.card)]
    ways = CARDS[name][int(paragraph.index) - 1]
    if word not in ways:
        yield no("FS-15.6", "no-such-way", way=word, ways=", ".join(ways))
        return -1
    for need in ways[word]:
        yield from need(f, int(ask.b))
    return int(pack(CHOOSE, list(ways).index(word)))


@answer("ability ability-again", "yes")
def agreed(f: Field, ask: Ask) -> Ruling:
    """To a paragraph with one way."""
    paragraph = PARAGRAPHS[int(ask.a)]
    ways = list(CARDS[CARD_NAMES[int(paragraph.card)]][int(paragraph.index) - 1])
    if len(ways) != 1:
        yield no("FS-15.6", "no-such-way", way="yes", ways=", ".join(ways))
        return -1
    move = yield from way(f, ask, ways[0])
    return move


@unless("ability", NO)
def declined(f: Field, ask: Ask) -> Reasons:
    """FS-15.3: unless the text says "must"; what must be done in one way is done unasked."""
    return iter(())


may("ability-again")

# -- demands ---------------------------------------------------------------------------------------


def _demand(ask: Ask) -> tuple[str, int, bool]:
    paragraph = PARAGRAPHS[int(ask.a)]
    return DEMANDS[CARD_NAMES[int(paragraph.card)], int(paragraph.index)]


@answer("meet-demand", "pick")
def meet(f: Field, ask: Ask, wounded: Flag, routed: Flag, thing: Thing, area: int | None) -> Ruling:
    """The opponent of a card chooses one of his units. ask.b: the side of the card."""
    deed, _, _ = _demand(ask)
    if not deed:
        yield no("FS-27.27", "demands-die", face=FACES[_demand(ask)[1]])
        return -1
    wrong = list(the_unit(f, ask, int(ask.seat), thing, area, bool(routed)))
    yield from wrong
    if not wrong:
        yield from _fits(f, thing, deed, bool(routed), 1 - int(ask.b))
    if wounded:
        yield no("FS-17.11", "not-wounded", unit=name_of(thing))
    return int(pack(UNIT, code(thing.type, bool(routed)), f.battlefield))


def _fits(f: Field, thing: Thing, deed: str, routed: bool, side: int) -> Reasons:
    """Who can be routed, destroyed, rallied (FS-18.8, FS-1.3)."""
    name = name_of(thing)
    if deed == ROUT:
        if routed:
            yield no("FS-18.8", "routed-already", unit=name)
        elif f.flagged(side, NO_FEAR):
            yield no("FS-1.3", "no-fear")
    elif deed in (DESTROY_ROUTED, "rally") and not routed:
        yield no("FS-18.1", "must-be-routed", unit=name)


@answer("meet-demand", "die")
def pay(f: Field, ask: Ask, face: int) -> Ruling:
    """Or he spends a die, if the card says so."""
    _, die, _ = _demand(ask)
    if die != face:
        if die < 0:
            yield no("FS-27.27", "no-die-helps")
        else:
            yield no("FS-27.27", "demands-die", face=FACES[die])
    if f.dice(1 - int(ask.b), face) == 0:
        yield no("FS-16.12", "no-dice", number=1, face=FACES[face])
    return int(pack(DIE, face))


@unless("meet-demand", NO)
def refuse(f: Field, ask: Ask) -> Reasons:
    """FS-27.26, FS-27.27."""
    deed, die, refusable = _demand(ask)
    side = 1 - int(ask.b)
    if refusable:
        return
    states = (1,) if deed == DESTROY_ROUTED else (0,) if deed == ROUT else (0, 1)
    has_unit = any(f.force(side, -1, state) for state in states)
    fearless = deed == ROUT and f.flagged(side, NO_FEAR)
    if (has_unit and not fearless) or (die >= 0 and f.dice(side, die)):
        yield no("FS-27.27", "must-meet")


# -- units of a combat that are picked -------------------------------------------------------------

_DEEDS: Final = ("", ROUT, "destroy", "rally", "retreat")
_ANY: Final = 3


@answer("pick-unit pick-retreat", "pick")
def pick(f: Field, ask: Ask, wounded: Flag, routed: Flag, thing: Thing, area: int | None) -> Ruling:
    """ask.a: whose units, ask.b: what is done (and which of them), options: which types."""
    side = int(ask.a)
    owner = f.fighter(side)
    wrong = list(the_unit(f, ask, owner, thing, area, bool(routed)))
    yield from wrong
    if wrong:
        return -1
    deed = _DEEDS[int(ask.b) & 15]
    if deed == "destroy" and int(ask.b) >> 4 != _ANY:
        deed = DESTROY_ROUTED
    yield from _fits(f, thing, deed, bool(routed), side)
    if not int(ask.options) >> thing.type & 1:
        why = "not-low" if not f.is_void(f.battlefield) or thing.type in LOW else "wrong-unit"
        yield no("FS-15.5", why, unit=name_of(thing))
    yield from which_of_them(f, owner, side, thing, bool(routed), bool(wounded))
    return int(pack(UNIT, code(thing.type, bool(routed)), f.battlefield, int(bool(wounded))))


must("pick-unit", "FS-15.5")
must("pick-retreat", "FS-19.11")


def _any_of(
    f: Field, ask: Ask, owner: int, wounded: Flag, routed: Flag, thing: Thing, area: int | None
) -> Ruling:
    """Any unit of a player in the combat or on the struck world."""
    yield from the_unit(f, ask, owner, thing, area, bool(routed))
    if wounded:
        yield no("FS-17.11", "not-wounded", unit=name_of(thing))
    return int(pack(UNIT, code(thing.type, bool(routed)), f.battlefield))


@answer("rammed rokkit-retreat", "pick")
def own_unit(
    f: Field, ask: Ask, wounded: Flag, routed: Flag, thing: Thing, area: int | None
) -> Ruling:
    move = yield from _any_of(f, ask, int(ask.seat), wounded, routed, thing, area)
    return move


@answer("smash-unit", "pick")
def smashed(
    f: Field, ask: Ask, wounded: Flag, routed: Flag, thing: Thing, area: int | None
) -> Ruling:
    """ask.a: the side of the card."""
    move = yield from _any_of(f, ask, f.fighter(1 - int(ask.a)), wounded, routed, thing, area)
    return move


@answer("tactical-strikes", "pick")
def first_hit(
    f: Field, ask: Ask, wounded: Flag, routed: Flag, thing: Thing, area: int | None
) -> Ruling:
    move = yield from _any_of(f, ask, f.fighter(DEFENDER), wounded, routed, thing, area)
    return move


must("rammed smash-unit", "FS-15.5")
must("tactical-strikes", "FS-10.16")
may("rokkit-retreat")


@answer("replace-cultist", "pick")
def ascending(
    f: Field, ask: Ask, wounded: Flag, routed: Flag, thing: Thing, area: int | None
) -> Ruling:
    """A Cultist on this world, or a token (FS-26.4)."""
    move = yield from _any_of(f, ask, int(ask.seat), wounded, routed, thing, area)
    if thing.faction != STRUCTURE and thing.type not in (0, TOKEN):
        yield no("FS-26.4", "only-cultists", unit=name_of(thing))
    return move


must("replace-cultist", "FS-15.5")


@answer("complete-destruction teer-it-down", "pick")
def torn_down(
    f: Field, ask: Ask, wounded: Flag, routed: Flag, thing: Thing, area: int | None
) -> Ruling:
    """A structure on this world; for Complete Destruction a unit as well (FS-26.11)."""
    if thing.faction != STRUCTURE:
        if ask.prompt.name == "teer-it-down":
            yield no("FS-20.10", "only-structures", unit=name_of(thing))
            return -1
        move = yield from _any_of(f, ask, int(ask.seat), wounded, routed, thing, area)
        return move
    place = f.name(f.battlefield)
    if area not in (None, f.battlefield):
        rule, why = ("FS-26.11", "not-struck") if f.striking else ("FS-20.10", "not-in-combat")
        yield no(rule, why, place=f.name(area or 0), other=place)
    elif thing.type not in f.structures(f.battlefield):
        yield no("FS-23.4", "no-structure", place=place, structure=STRUCTURES[thing.type])
    if routed or wounded:
        yield no("FS-23.11", "never-routed", structure=STRUCTURES[thing.type])
    return int(pack(STRUCTURE_VERB, thing.type, f.battlefield))


must("complete-destruction", "FS-26.11")
must("teer-it-down", "FS-15.5")

# -- dice ------------------------------------------------------------------------------------------


@answer("lose-die spend-die", "die")
def lose(f: Field, ask: Ask, face: int) -> Ruling:
    """ask.a: the side that loses it."""
    if f.dice(int(ask.a), face) == 0:
        yield no("FS-16.12", "no-dice", number=1, face=FACES[face])
    return int(pack(DIE, face))


must("lose-die", "FS-16.7")
must("spend-die", "FS-13.24")


@answer("reroll-own-die", "die")
def reroll(f: Field, ask: Ask, face: int) -> Ruling:
    """ask.a: the icon, ask.b: the side."""
    if face != int(ask.a):
        yield no("FS-15.5", "other-die", face=FACES[int(ask.a)])
    elif f.dice(int(ask.b), face) == 0:
        yield no("FS-16.12", "no-dice", number=1, face=FACES[face])
    return int(pack(DIE, face))


may("reroll-own-die")


@answer("choose-die raid-die", "die")
def any_die(f: Field, ask: Ask, face: int) -> Ruling:
    """FS-16.4."""
    yield from ()
    return int(pack(DIE, face))


@answer("vicious-raids", "die")
def raid(f: Field, ask: Ask, face: int) -> Ruling:
    """Each die once: ask.a has those named already, four bits for each icon."""
    if f.dice(ATTACKER, face) <= int(ask.a) >> 4 * face & 15:
        yield no("FS-16.12", "no-more-dice", face=FACES[face])
    return int(pack(DIE, face))


may("vicious-raids", DONE)

# -- cards -----------------------------------------------------------------------------------------


@answer("discard-combat-card psychic-lance", "card")
def discard(f: Field, ask: Ask, card: int) -> Ruling:
    """A faceup card of a side. ask.a: that side."""
    if card not in f.pile(f.fighter(int(ask.a)), PLAYED):
        yield no("FS-24.12", "not-faceup", card=CARD_NAMES[card])
    return int(pack(CARD, card))


must("discard-combat-card psychic-lance", "FS-24.12")
confirm("save-from-smash allow-discard")

# -- units that are brought or carried -------------------------------------------------------------


@answer("bring-unit", "pick")
def bring(
    f: Field, ask: Ask, wounded: Flag, routed: Flag, thing: Thing, area: int | None
) -> Ruling:
    """Drop Pod Assault, Chaos United. ask.b: the side."""
    seat, name = int(ask.seat), name_of(thing)
    foreign = list(owned(f, seat, thing))
    if foreign:
        yield from foreign
        return -1
    if area is None:
        yield no("FS-15.5", "say-where", unit=name)
        return -1
    if routed:
        yield from stands(f, seat, thing.type, area, "FS-9.34", "FS-9.34", True)
    if wounded:
        yield no("FS-17.11", "not-wounded", unit=name)
    yield from brings(f, int(ask.b), thing.type, area)
    return int(pack(UNIT, thing.type, area))


must("bring-unit", "FS-15.5")


@answer("place-cultist", "area")
def cultist(f: Field, ask: Ask, area: int) -> Ruling:
    yield from nearby(f, int(ask.seat), area)
    return int(pack(AREA, area))


must("place-cultist", "FS-15.5")


@answer("hit-and-run", "move")
def run(f: Field, ask: Ask, thing: Thing, start: int, end: int) -> Ruling:
    """A unit of the combat to a friendly or uncontrolled area beside it."""
    seat, name = int(ask.seat), name_of(thing)
    wrong = list(the_unit(f, ask, seat, thing, start, False))
    yield from wrong
    if wrong:
        return -1
    yield from hides(f, seat, end)
    if start == end:
        yield no("FS-9.31", "same-place", place=f.name(end), unit=name)
    return int(pack(MOVE, thing.type, start, end))


must("hit-and-run", "FS-15.5")


@answer("wave-serpent-area", "area")
def serpent_to(f: Field, ask: Ask, area: int) -> Ruling:
    yield from serpent_area(f, int(ask.seat), area)
    return int(pack(AREA, area))


must("wave-serpent-area", "FS-15.5")


@answer("wave-serpent-units", "pick")
def serpent_unit(
    f: Field, ask: Ask, wounded: Flag, routed: Flag, thing: Thing, area: int | None
) -> Ruling:
    """Levels 0 and 1, unrouted, five in all (FS-26.5, FS-S131). ask.a: the area they go to."""
    seat = int(ask.seat)
    wrong = list(the_unit(f, ask, seat, thing, area, bool(routed)))
    yield from wrong
    if wrong:
        return -1
    if routed:
        yield no("FS-S131", "is-routed", unit=name_of(thing), place=f.name(f.battlefield))
    if thing.type not in (*LOW, 2):
        yield no("FS-26.5", "too-high", unit=name_of(thing))
    if f.count(seat, int(ask.a)) >= GROUP:
        yield no("FS-9.28", "five-there", place=f.name(int(ask.a)))
    if wounded:
        yield no("FS-17.11", "not-wounded", unit=name_of(thing))
    return int(pack(UNIT, thing.type, f.battlefield))


may("wave-serpent-units", DONE)


@answer("strafing-run", "area")
def haven(f: Field, ask: Ask, area: int) -> Ruling:
    """A friendly or uncontrolled void of a system beside the active one (FS-26.13)."""
    seat, place = int(ask.seat), f.name(area)
    active = int(f.s.active)
    if not f.is_void(area):
        yield no("FS-3.9", "not-void", place=place)
    if area // 4 not in f.systems_beside(active):
        yield no("FS-26.13", "not-in-adjacent", place=place)
    elif not f.welcome(seat, area):
        yield no("FS-26.13", "enemy-area", place=place)
    elif f.is_void(area) and area not in havens(f, seat):
        yield no("FS-9.14", "storm", system=f.system_name(area // 4), other=f.system_name(active))
    return int(pack(AREA, area))


must("strafing-run", "FS-15.5")


@answer("strafing-run-ships", "pick")
def sails(
    f: Field, ask: Ask, wounded: Flag, routed: Flag, thing: Thing, area: int | None
) -> Ruling:
    """Unrouted ships of the active system, five in all. ask.a: the void they go to."""
    seat, name = int(ask.seat), name_of(thing)
    foreign = list(owned(f, seat, thing))
    if foreign:
        yield from foreign
        return -1
    if not f.is_ship(seat, thing.type):
        yield no("FS-26.13", "only-ships", unit=name)
        return -1
    if area is None:
        yield no("FS-26.13", "say-where", unit=name)
        return -1
    if area not in f.home():
        yield no("FS-26.13", "not-active", place=f.name(area))
    yield from stands(f, seat, thing.type, area, "FS-9.34", "FS-26.13", bool(routed))
    if f.count(seat, int(ask.a)) >= GROUP:
        yield no("FS-9.28", "five-there", place=f.name(int(ask.a)))
    if wounded:
        yield no("FS-17.11", "not-wounded", unit=name)
    return int(pack(UNIT, thing.type, area))


may("strafing-run-ships", DONE)

# -- assets of others ------------------------------------------------------------------------------


@answer("steal-asset", "asset")
def steal(f: Field, ask: Ask, asset: int) -> Ruling:
    """ask.a: whose."""
    yield from _holds(f, int(ask.a), asset)
    return int(pack(ASSET_VERB, asset))


@answer("lose-asset", "asset")
def lose_asset(f: Field, ask: Ask, asset: int) -> Ruling:
    yield from _holds(f, int(ask.seat), asset)
    return int(pack(ASSET_VERB, asset))


def _holds(f: Field, seat: int, asset: int) -> Reasons:
    if asset >= len(ASSETS) - 1:
        yield no("FS-2.10", "no-wealth")
    elif f.assets(seat, asset) == 0:
        yield no("FS-13.25", "has-no-asset", asset=ASSETS[asset], faction=FACTIONS[f.faction(seat)])


must("steal-asset", "FS-15.5")
must("lose-asset", "FS-20.7")
