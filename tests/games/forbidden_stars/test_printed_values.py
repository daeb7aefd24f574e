"""Every number and icon of the printed components, read a second time: where one table is wrong by
mistake the other is not."""

from __future__ import annotations

import pytest

from hadur.games.forbidden_stars.abilities.event import EVENT_CARDS, TACTIC
from hadur.games.forbidden_stars.abilities.upgrade import ORDER_UPGRADES
from hadur.games.forbidden_stars.cards.definition import COMBAT, STARTING
from hadur.games.forbidden_stars.components.galaxy import ICONS
from hadur.games.forbidden_stars.components.sheets import ORDERS, SHEETS
from hadur.games.forbidden_stars.components.tiles import ALL_SIDES, World

UNITS = """
scout ground level 0 cost 2, 1 2 2, 4 of 6
strike-cruiser ship level 0 cost 2, 2 2 2, 1 of 3
space-marine ground level 1 cost 3, 2 3 3, 1 of 6
land-raider ground level 2 cost 4, 3 4 3, 0 of 6
battle-barge ship level 2 cost 5 forge, 4 5 4, 0 of 3
warlord-titan ground level 3 cost 5 forge, 3 5 4, 0 of 3
cultist ground level 0 cost 2, 1 2 2, 2 of 9
iconoclast-destroyer ship level 0 cost 2, 2 2 2, 1 of 3
chaos-space-marine ground level 1 cost 3, 3 3 2, 2 of 6
helbrute ground level 2 cost 4, 3 4 3, 0 of 3
repulsive-grand-cruiser ship level 2 cost 5 forge, 4 5 4, 0 of 3
chaos-reaver-titan ground level 3 cost 5 forge, 4 5 3, 0 of 3
ork-boyz ground level 0 cost 2, 2 2 1, 4 of 9
onslaught-attack-ship ship level 0 cost 2, 1 3 2, 0 of 3
nob ground level 1 cost 3, 2 4 2, 1 of 6
battlewagon ground level 2 cost 4, 3 5 2, 0 of 3
kill-kroozer ship level 2 cost 5 forge, 3 6 4, 0 of 3
gargant ground level 3 cost 5 forge, 3 6 3, 0 of 3
aspect-warrior ground level 0 cost 2, 2 1 2, 3 of 6
hellebore-frigate ship level 0 cost 2, 3 2 1, 2 of 6
wraithguard ground level 1 cost 3, 2 4 2, 1 of 3
falcon ground level 2 cost 4, 3 4 3, 0 of 3
void-stalker ship level 2 cost 5 forge, 4 5 4, 0 of 3
warlock-battle-titan ground level 3 cost 5 forge, 4 5 3, 0 of 3
"""
"""Combat value, health and morale; how many figures of all are there from the start."""

CARDS = """
ambush start a: scout strike-cruiser
reconnaissance start d: scout strike-cruiser
fury-of-the-ultramar start a: space-marine strike-cruiser
blessed-power-armour start d: bastion space-marine strike-cruiser
faith-in-the-emperor start m: scout space-marine strike-cruiser
hold-the-line 0/2 dm: bastion space-marine strike-cruiser
glory-and-death 0/2 am: space-marine strike-cruiser
drop-pod-assault 0/2 ad: space-marine
veteran-scouts 0/2 adm: scout strike-cruiser
show-no-fear 2/4 ddm: bastion space-marine strike-cruiser
break-the-line 2/4 add: land-raider battle-barge
armoured-advance 2/4 aad: land-raider battle-barge
emperors-might 3/6 aaa: warlord-titan battle-barge
emperors-glory 3/6 ddmm: warlord-titan battle-barge
khornes-rage start a: chaos-space-marine iconoclast-destroyer
foul-worship start d: cultist iconoclast-destroyer
impure-zeal start ad: cultist iconoclast-destroyer
dark-faith start m: cultist iconoclast-destroyer
lure-of-chaos start m: cultist iconoclast-destroyer
mark-of-khorne 0/2 aa: chaos-space-marine iconoclast-destroyer
mark-of-nurgle 0/2 dd: chaos-space-marine iconoclast-destroyer
mark-of-slaanesh 0/2 ad: chaos-space-marine
mark-of-tzeentch 0/2 mm: chaos-space-marine iconoclast-destroyer
inhuman-strength 2/4 aam: helbrute repulsive-grand-cruiser
daemonic-resilience 2/4 ddm: helbrute repulsive-grand-cruiser
chaos-united 2/4 adm: cultist chaos-space-marine helbrute
death-and-despair 3/6 aam: chaos-reaver-titan repulsive-grand-cruiser
chaos-victorious 3/6 adm: chaos-reaver-titan repulsive-grand-cruiser
gretchin start -: onslaught-attack-ship
mek-boyz start m: ork-boyz onslaught-attack-ship
ard-boyz start dd: ork-boyz
shoota-boyz start aa: ork-boyz
slugga-boyz start ad: ork-boyz onslaught-attack-ship
waaagh 0/2 mmm: ork-boyz onslaught-attack-ship
sea-of-green 0/2 ad: -
mega-nobz 0/2 add: nob onslaught-attack-ship
biker-nobz 0/2 aad: nob onslaught-attack-ship
weirdboyz 2/4 adm: ork-boyz onslaught-attack-ship
party-wagon 2/4 add: battlewagon kill-kroozer
rokkit-wagon 2/4 aaa: battlewagon kill-kroozer
snapper-gargant 3/6 aaaad: gargant kill-kroozer
smasher-gargant 3/6 aaddd: gargant kill-kroozer
hit-and-run start a: aspect-warrior hellebore-frigate
howling-banshees start a: aspect-warrior hellebore-frigate
striking-scorpions start d: aspect-warrior hellebore-frigate
ranger-support start dm: -
command-of-the-autarch start -: -
fire-dragons-vengeance 0/2 aa: aspect-warrior hellebore-frigate
swooping-hawks 0/2 dd: aspect-warrior hellebore-frigate
wraithguard-advance 0/2 am: wraithguard hellebore-frigate void-stalker
wraithguard-support 0/2 dm: wraithguard hellebore-frigate void-stalker
fire-prism 2/4 aad: falcon void-stalker
wave-serpent 2/4 add: falcon void-stalker
spiritseers-guidance 2/4 adm: -
holofield-emitter 3/6 addm: warlock-battle-titan void-stalker
psychic-lance 3/6 aad: warlock-battle-titan void-stalker
"""
"""Level and cost, icons, and the units that the unit box names."""

UPGRADES = """
crusade advance 1/2
direct-the-faithful strategize 1/2
recruitment-worlds deploy 1/2
rain-of-fire orbital 0/1
drop-pods orbital 2/3
from-the-warp advance 1/2
favour-of-the-dark-gods strategize 1/2
dread-ritual deploy 1/2
fear-from-above orbital 0/1
complete-destruction orbital 2/3
ork-roks advance 0/2
the-green-tide strategize 1/2
werk-fasta deploy 1/2
lootin orbital 0/1
stealin orbital 2/3
corsair-raid advance 1/2
farseers strategize 1/2
wraithbone-singers deploy 1/2
tactical-strikes orbital 0/1
strafing-run orbital 2/3
"""

EVENTS = """
adeptus-mechanicus scheme across
unwavering-resolve scheme right
emperors-champion scheme along
exterminatus scheme left
rites-of-battle tactic left
heroic-intervention tactic across
work-of-the-righteous tactic right
the-emperor-protects tactic along
blight-of-nurgle scheme across
prayer-to-the-dark-gods scheme right
seduced-by-chaos scheme along
through-the-warp scheme left
spoils-of-war tactic left
incantation-of-tzeentch tactic across
prophets-and-signs tactic right
touched-by-the-warp tactic along
teer-it-down scheme left
warboss scheme across
gitz-dem scheme right
mob-up scheme along
lootin-n-stealin tactic left
letz-get-fightin tactic across
how-we-getz-here tactic right
moar-boyz tactic along
farsight scheme across
warp-gate scheme right
outmanoeuvre scheme along
vicious-raids scheme left
path-of-the-warrior tactic left
outcasts-returned tactic across
exodite-colony tactic right
legacy-of-vaul tactic along
"""

TILES = """
1a 1/3f void void 2/3
1b 0/4f void void 2/2r
2a 0/4f 3/1 void void
2b 0/3ff 2/4 void void
3a void 2/2c 1/4 void
3b void 2/2c 0/4f void
4a 1/1w 1/3c void void
4b 1/2c void void 1/2c
5a 1/4 2/2r void void
5b 1/3r 1/3c void void
6a void 1/3r 1/3r void
6b void 1/1w 1/3r void
7a 2/3 0/2cf void void
7b 2/2 void void 0/2cr
8a 3/1 0/3w void void
8b 3/1 void void 0/3w
9a 1/3cw 2/4 void void
9b 2/4 void void 1/3fw
10a 0/4rr- 2/2 1/4 void
10b 2/3 0/4ff- void 1/3
11a void 2/2r 0/4f 1/4-
11b 1/3c 1/4- void 1/3r
12a 1/3r- 1/3c 1/4 void
12b 0/4f- 1/3c 2/3 void
"""
"""Materiel and capacity, assets, and a stroke where no objective can lie; NW, NE, SW, SE."""


def lines(table: str) -> list[str]:
    return table.split("\n")[1:-1]


@pytest.mark.rule("FS-S2", "FS-2.6", "FS-2.7")
def test_units_are_those_of_the_sheets() -> None:
    found = [
        f"{u.name} {('ground', 'ship')[u.kind]} level {u.level} cost {u.cost}{' forge' * u.forge}, "
        f"{u.combat} {u.health} {u.morale}, {u.start} of {u.figures}"
        for sheet in SHEETS
        for u in sheet.units
    ]
    assert found == lines(UNITS)


@pytest.mark.rule("FS-S6", "FS-15.7", "FS-15.1", "FS-15.15")
def test_combat_cards_have_their_icons_and_name_their_units() -> None:
    found = []
    for card in COMBAT:
        level = "start" if card.level == STARTING else f"{card.level}/{card.cost}"
        icons = "".join(face * many for face, many in zip("adm", card.icons, strict=True))
        found.append(f"{card.name} {level} {icons or '-'}:")
    assert found == [line.split(":")[0] + ":" for line in lines(CARDS)]
    for card, line in zip(COMBAT, lines(CARDS), strict=True):
        names = [unit.name for unit in SHEETS[card.faction].units] + ["", "bastion"]
        boxes = {int(paragraph.needs) for paragraph in card.paragraphs} - {0}
        named = [names[bit] for box in boxes for bit in range(8) if box >> bit & 1]
        wanted = line.split(": ")[1].split()
        assert sorted(named) == sorted(set(wanted) - {"-"}), card.name


@pytest.mark.rule("FS-S7", "FS-22.19")
def test_order_upgrades_have_their_order_level_and_cost() -> None:
    orders = (*ORDERS, "orbital")
    found = [f"{one.name} {orders[one.order]} {one.level}/{one.cost}" for one in ORDER_UPGRADES]
    assert found == lines(UPGRADES)


@pytest.mark.rule("FS-S8", "FS-20.6")
def test_events_are_tactics_or_schemes_with_their_storm_icon() -> None:
    found = [
        f"{one.name} {'tactic' if one.window == TACTIC else 'scheme'} {ICONS[one.icon]}"
        for one in EVENT_CARDS
    ]
    assert found == lines(EVENTS)


def printed(area: World | None) -> str:
    if area is None:
        return "void"
    assets = "".join(letter * many for letter, many in zip("fcrw", area.assets, strict=True))
    stroke = "" if area.objective else "-"
    return f"{area.materiel}/{area.capacity}{''.join(sorted(assets))}{stroke}"


@pytest.mark.rule("FS-S4", "FS-3.7", "FS-3.23")
def test_tiles_have_their_worlds_with_what_is_printed_on_them() -> None:
    found = [f"{side.name} {' '.join(map(printed, side.areas))}" for side in ALL_SIDES]
    assert found == lines(TILES)
