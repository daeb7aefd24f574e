"""What the paragraphs of combat cards offer (FS-S6), as the judge reads them: by card, from top to
bottom, the ways of each with what every way needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hadur.games.forbidden_stars.components.sheets import REINFORCEMENT, TOKEN
from hadur.games.forbidden_stars.legality.field import Field
from hadur.games.forbidden_stars.legality.purchases import cultists
from hadur.games.forbidden_stars.legality.reasons import fine, no
from hadur.games.forbidden_stars.state import (
    ATTACK,
    ATTACKER,
    CHOSEN,
    COMBAT_DECK,
    DEFENCE,
    F_NEXT,
    FACES,
    HAND,
    MORALE,
    NEVER_ROUTED,
    NO_DEFENCE_TOKENS,
    PLAYED,
)
from hadur.kernel.verdict import Reasons

Need = Callable[[Field, int], Reasons]
Ways = dict[str, tuple[Need, ...]]

DICE_LIMIT: Final = 8
LOW: Final = (0, 1, TOKEN)
"""The types of command level 0."""
CULTIST: Final = 0
ICONOCLAST: Final = 1
CHAOS_SPACE_MARINE: Final = 2

# -- needs -----------------------------------------------------------------------------------------


def room(f: Field, side: int) -> Reasons:
    """FS-16.3."""
    if f.dice(side) >= DICE_LIMIT:
        yield no("FS-16.3", "eight-dice")


def defence_allowed(f: Field, side: int) -> Reasons:
    """Fire Dragon's Vengeance (FS-1.3)."""
    if f.flagged(side, NO_DEFENCE_TOKENS):
        yield no("FS-1.3", "no-defence-tokens")


def die(face: int, enemy: bool = False) -> Need:
    """A die with that icon, one's own or the opponent's (FS-16.12, FS-16.8)."""

    def need(f: Field, side: int) -> Reasons:
        if f.dice(1 - side if enemy else side, face) == 0:
            if enemy:
                yield no("FS-16.8", "no-enemy-die", face=FACES[face])
            else:
                yield no("FS-16.12", "no-dice", number=1, face=FACES[face])

    return need


def any_enemy_die(f: Field, side: int) -> Reasons:
    if f.dice(1 - side) == 0:
        yield no("FS-16.8", "no-enemy-dice")


def any_defence_die(f: Field, side: int) -> Reasons:
    if f.dice(0, DEFENCE) + f.dice(1, DEFENCE) == 0:
        yield no("FS-16.12", "no-dice", number=1, face=FACES[DEFENCE])


def enemy_tokens(face: int) -> Need:
    def need(f: Field, side: int) -> Reasons:
        if f.tokens(1 - side, face) == 0:
            yield no("FS-16.8", "no-enemy-tokens", face=FACES[face])

    return need


def own(routed: int = -1) -> Need:
    """A unit of one's own in the combat."""

    def need(f: Field, side: int) -> Reasons:
        if f.force(side, -1, routed) == 0:
            yield no("FS-27.26", "none-routed" if routed == 1 else "none-own")

    return need


def their(routed: int = -1) -> Need:
    def need(f: Field, side: int) -> Reasons:
        if f.force(1 - side, -1, routed) == 0:
            yield no("FS-27.26", "none-their-routed" if routed == 1 else "none-their")

    return need


def routable(f: Field, side: int) -> Reasons:
    """The opponent has an unrouted unit, and his units can be routed (FS-18.8, FS-1.3)."""
    if f.flagged(1 - side, NEVER_ROUTED):
        yield no("FS-1.3", "no-fear")
    yield from their(0)(f, side)


def low(f: Field, side: int, routed: int = 0) -> int:
    return sum(f.force(side, type, routed) for type in LOW)


def low_here(enemy: bool = False, routed: int = 0) -> Need:
    """A unit of level 0 in the combat."""

    def need(f: Field, side: int) -> Reasons:
        if low(f, 1 - side if enemy else side, routed) == 0:
            yield no("FS-27.26", "none-low")

    return need


def on_world(f: Field, side: int) -> Reasons:
    if f.is_void(f.battlefield):
        yield no("FS-9.33", "in-void", place=f.name(f.battlefield))


def supplied(*types: int) -> Need:
    """The supply has such a unit (FS-11.23)."""

    def need(f: Field, side: int) -> Reasons:
        for type in types:
            if f.supply(f.fighter(side), type) == 0:
                yield no("FS-11.23", "none-in-supply", unit=f.unit(f.fighter(side), type).name)

    return need


def pile(which: int, enemy: bool) -> Need:
    """A pile of cards that is not empty."""

    def need(f: Field, side: int) -> Reasons:
        if not f.s.cards_in(f.s.pile_of(f.fighter(1 - side if enemy else side), which)):
            yield no("FS-27.26", "no-cards")

    return need


def token_left(f: Field, side: int) -> Reasons:
    """FS-14.23, FS-24.1."""
    if int(f.s.bank[3 + REINFORCEMENT]) == 0:
        yield no("FS-24.1", "no-asset-left", asset="reinforcement")


def brought(f: Field, side: int) -> Reasons:
    """Somebody can be brought to this world."""
    if not any(fine(brings(f, side, type, area)) for type in range(TOKEN) for area in f.worlds()):
        yield no("FS-27.26", "nobody-comes")


def brings(f: Field, side: int, type: int, area: int) -> Reasons:
    """An unrouted unit of another world: for Drop Pod Assault a Scout or Space Marine, for Chaos
    United one whose level is not above the number of Cultists in this system."""
    seat = f.fighter(side)
    unit, place = f.unit(seat, type), f.name(area)
    if f.is_ship(seat, type) or f.is_void(area):
        yield no("FS-9.33", "only-ground", unit=unit.name)
        return
    if area == f.battlefield:
        yield no("FS-15.18", "same-place", place=place)
    if f.count(seat, area, type, 0) == 0:
        routed = f.count(seat, area, type, 1)
        yield no("FS-9.34", "is-routed" if routed else "not-there", unit=unit.name, place=place)
    if f.faction(seat) == 0:
        if type not in (0, 2):
            yield no("FS-15.18", "wrong-unit", unit=unit.name)
    elif unit.level > cultists(f, seat, f.battlefield // 4):
        number = cultists(f, seat, f.battlefield // 4)
        yield no("FS-15.18", "few-cultists", unit=unit.name, level=unit.level, number=number)


def cultist_nearby(f: Field, side: int) -> Reasons:
    if not any(fine(nearby(f, f.fighter(side), area)) for area in f.areas):
        yield no("FS-11.24", "nowhere")


def nearby(f: Field, seat: int, area: int) -> Reasons:
    """Another friendly or uncontrolled world of the system of the combat (Dark Faith)."""
    place = f.name(area)
    if f.is_void(area):
        yield no("FS-9.33", "to-world", unit="cultist")
    if area // 4 != f.battlefield // 4 or area == f.battlefield:
        yield no("FS-11.24", "not-nearby", place=place)
    if not f.welcome(seat, area):
        yield no("FS-11.24", "enemy-area", place=place)


def tempted(f: Field, side: int) -> Reasons:
    """Lure of Chaos: a unit joins, or the opponent can rout one."""
    recruit = ICONOCLAST if f.is_void(f.battlefield) else CULTIST
    if f.supply(f.fighter(side), recruit) == 0 and not fine(routable(f, side)):
        yield from supplied(recruit)(f, side)


def united(f: Field, side: int) -> Reasons:
    if not fine(room(f, side)) and not fine(routable(f, side)):
        yield from room(f, side)


def ascends(f: Field, side: int) -> Reasons:
    if f.force(side, CULTIST) + f.force(side, TOKEN) == 0:
        yield no("FS-27.26", "none-own")


def hideout(f: Field, side: int) -> Reasons:
    if not any(fine(hides(f, f.fighter(side), area)) for area in f.areas):
        yield no("FS-27.26", "nowhere")


def beside_combat(f: Field, area: int) -> Reasons:
    """An area of the same kind beside the combat, with no storm between (FS-9.22)."""
    here, place = f.battlefield, f.name(area)
    if f.is_void(area) != f.is_void(here):
        yield no("FS-9.33", "other-kind", place=place)
    if not f.adjacent(here, area):
        yield no("FS-3.18", "not-adjacent", place=place, other=f.name(here))
    elif area // 4 != here // 4 and f.stormed(area // 4, here // 4):
        yield no("FS-20.12", "retreat-storm", place=place)


def hides(f: Field, seat: int, area: int) -> Reasons:
    """Hit and Run."""
    yield from beside_combat(f, area)
    if not f.welcome(seat, area):
        yield no("FS-9.31", "enemy-area", place=f.name(area))


def serpent(f: Field, side: int) -> Reasons:
    if not any(fine(serpent_area(f, f.fighter(side), area)) for area in f.areas):
        yield no("FS-27.26", "nowhere")
    if sum(f.force(side, type, 0) for type in (*LOW, 2)) == 0:
        yield no("FS-27.26", "none-own")


def serpent_area(f: Field, seat: int, area: int) -> Reasons:
    """FS-26.5: however many cards, only one area becomes contested."""
    yield from beside_combat(f, area)
    following = int(f.s.fight[F_NEXT])
    if following >= 0 and following & 63 != area and f.others_in(seat, area):
        yield no("FS-26.5", "second-contest", place=f.name(area), other=f.name(following & 63))


def prism(f: Field, side: int) -> Reasons:
    """Fire Prism of a defender takes tokens away."""
    if side != ATTACKER:
        yield from enemy_tokens(DEFENCE)(f, side)


def morale_of(many: int) -> Need:
    """So many of one's own morale dice, and one at least."""

    def need(f: Field, side: int) -> Reasons:
        if f.dice(side, MORALE) < max(many, 1):
            yield no("FS-16.12", "no-dice", number=max(many, 1), face=FACES[MORALE])

    return need


def none_routed(f: Field, side: int) -> Reasons:
    """Emperor's Glory: units rally first, then dice are turned."""
    if f.force(side, -1, 1):
        yield no("FS-15.5", "rally-first")


# -- ways ------------------------------------------------------------------------------------------

SPEND: Final = die(MORALE)


def yes(*needs: Need) -> Ways:
    return {"yes": needs}


def faces(*which: int, enemy: bool = False) -> Ways:
    """A die of one of these icons."""
    return {FACES[face]: (die(face, enemy),) for face in which}


def gain(*words: str) -> Ways:
    """A die, whose icon may be chosen."""
    return dict.fromkeys(words, (room,))


TOKENS: Final[Ways] = {"attack": (), "defence": (defence_allowed,)}
RALLY_OR_MORALE: Final[Ways] = {"rally": (own(1),), "morale": (room,)}
DIE: Final = gain("yes")
MUST: Final[Ways] = {}
"""Carried out unasked."""

CARDS: Final[dict[str, tuple[Ways, ...]]] = {
    # Space Marines
    "ambush": (yes(), yes()),
    "reconnaissance": (yes(pile(CHOSEN, True)), TOKENS, yes(SPEND, own())),
    "fury-of-the-ultramar": (
        yes(any_defence_die),
        {"die": (die(DEFENCE, True),), "tokens": (enemy_tokens(DEFENCE),)},
    ),
    "blessed-power-armour": (yes(defence_allowed), faces(ATTACK, MORALE)),
    "faith-in-the-emperor": (DIE, RALLY_OR_MORALE),
    "hold-the-line": (yes(defence_allowed), yes(own(1)), gain("defence", "morale")),
    "glory-and-death": (yes(), yes(own(1)), faces(DEFENCE, MORALE, enemy=True)),
    "drop-pod-assault": (DIE, yes(on_world, SPEND, brought)),
    "veteran-scouts": ({str(n): (morale_of(n),) for n in range(9)}, yes(SPEND, own())),
    "show-no-fear": (yes(), yes(SPEND, own(1))),
    "break-the-line": ({"attack": (SPEND,), "defence": (SPEND,)}, yes(pile(PLAYED, True))),
    "armoured-advance": (DIE, yes()),
    "emperors-might": (DIE, faces(ATTACK)),
    "emperors-glory": (
        DIE,
        {
            "attack": (none_routed, die(ATTACK)),
            "defence": (none_routed, die(DEFENCE)),
            "rally": (own(1),),
        },
    ),
    # Chaos
    "khornes-rage": (faces(ATTACK), yes(routable)),
    "foul-worship": (DIE, yes(low_here(), defence_allowed)),
    "impure-zeal": (yes(own(1)), yes(low_here())),
    "dark-faith": (DIE, yes(supplied(CULTIST), cultist_nearby)),
    "lure-of-chaos": (yes(tempted), TOKENS),
    "mark-of-khorne": (faces(ATTACK, MORALE), yes(their(1))),
    "mark-of-nurgle": (
        {"defence": (die(DEFENCE), defence_allowed), "morale": (SPEND, defence_allowed)},
        yes(defence_allowed),
    ),
    "mark-of-slaanesh": (DIE, yes(routable), yes(on_world, supplied(CULTIST))),
    "mark-of-tzeentch": (
        DIE,
        yes(on_world, supplied(CHAOS_SPACE_MARINE), ascends),
        {"attack": (SPEND,), "defence": (SPEND,)},
    ),
    "inhuman-strength": (gain("attack", "morale"), yes(own())),
    "daemonic-resilience": (gain("defence", "morale"), yes(defence_allowed)),
    "chaos-united": (yes(united), yes(on_world, brought)),
    "death-and-despair": (
        gain("attack", "morale"),
        {"own": (SPEND, low_here(False, -1)), "enemy": (SPEND, low_here(True, -1))},
        yes(their(1)),
    ),
    "chaos-victorious": (DIE, yes(routable, low_here(True)), yes(routable)),
    # Orks
    "gretchin": (yes(), faces(ATTACK, DEFENCE, MORALE, enemy=True), yes()),
    "mek-boyz": (DIE, yes(pile(COMBAT_DECK, True))),
    "ard-boyz": (MUST, MUST),
    "shoota-boyz": (MUST, MUST),
    "slugga-boyz": (MUST, yes(own(1))),
    "waaagh": (yes(own(1)), yes(low_here())),
    "sea-of-green": (yes(token_left), yes(routable)),
    "mega-nobz": (MUST, yes(defence_allowed)),
    "biker-nobz": (MUST, yes()),
    "weirdboyz": (MUST, yes()),
    "party-wagon": (yes(token_left), yes()),
    "rokkit-wagon": (yes(),),
    "snapper-gargant": (yes(pile(PLAYED, True)),),
    "smasher-gargant": (yes(their()),),
    # Eldar
    "hit-and-run": (yes(), yes(SPEND, own(0), hideout)),
    "howling-banshees": (DIE, yes(SPEND, routable)),
    "striking-scorpions": (DIE, yes(any_enemy_die)),
    "ranger-support": (yes(), yes(own())),
    "command-of-the-autarch": (RALLY_OR_MORALE, yes(pile(HAND, False))),
    "fire-dragons-vengeance": (yes(), yes(defence_allowed)),
    "swooping-hawks": (yes(enemy_tokens(ATTACK)), faces(MORALE)),
    "wraithguard-advance": (gain("roll", "morale"), faces(DEFENCE), yes(routable)),
    "wraithguard-support": (gain("roll", "morale"), faces(ATTACK), yes(SPEND, own(1))),
    "fire-prism": (faces(MORALE), yes(prism)),
    "wave-serpent": (DIE, yes(defence_allowed), yes(SPEND, serpent)),
    "spiritseers-guidance": (DIE, yes(own(0))),
    "holofield-emitter": (DIE, yes(pile(COMBAT_DECK, False)), yes(pile(HAND, False))),
    "psychic-lance": (DIE, yes(pile(HAND, True)), yes()),
}

# -- demands on the opponent -----------------------------------------------------------------------

ROUT: Final = "rout"
DESTROY: Final = "destroy"
DESTROY_ROUTED: Final = "destroy-routed"

DEMANDS: Final[dict[tuple[str, int], tuple[str, int, bool]]] = {
    # What the opponent does to a unit, or the die he spends (-1: none); whether he may refuse.
    ("khornes-rage", 2): (ROUT, DEFENCE, False),
    ("impure-zeal", 2): (ROUT, -1, True),
    ("lure-of-chaos", 1): (ROUT, -1, True),
    ("mark-of-khorne", 2): (DESTROY_ROUTED, DEFENCE, False),
    ("mark-of-nurgle", 2): (DESTROY_ROUTED, -1, True),
    ("mark-of-slaanesh", 2): (ROUT, -1, False),
    ("daemonic-resilience", 2): (DESTROY, -1, True),
    ("chaos-united", 1): (ROUT, -1, True),
    ("sea-of-green", 2): (ROUT, MORALE, False),
    ("howling-banshees", 2): (ROUT, -1, False),
    ("wraithguard-advance", 3): (ROUT, MORALE, False),
    ("wave-serpent", 2): ("", MORALE, True),
}
