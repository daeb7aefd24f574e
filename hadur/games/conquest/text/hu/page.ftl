### Conquest a weboldalakon: a kész paklik és az asztal beállításai.

kind-signature = hadúrkártya: { $warlord }
kind-loyal = lojális

## Ready decks

deck-cato = { faction-space-marines }
deck-straken = { faction-astra-militarum }
deck-nazdreg = { faction-orks }
deck-zarathur = { faction-chaos }
deck-kith = { faction-dark-eldar }
deck-starbane = { faction-eldar }
deck-shadowsun = { faction-tau }
deck-starter-cato = { faction-space-marines } – kezdőpakli
deck-starter-straken = { faction-astra-militarum } – kezdőpakli
deck-starter-nazdreg = { faction-orks } – kezdőpakli
deck-starter-zarathur = { faction-chaos } – kezdőpakli
deck-starter-kith = { faction-dark-eldar } – kezdőpakli
deck-starter-starbane = { faction-eldar } – kezdőpakli
deck-starter-shadowsun = { faction-tau } – kezdőpakli

about-cato = Kevesen vannak, de ők a legjobbak. Minden legyőzött ellenfél a következő osztagra fizet.
about-straken = Létszám és elszántság. Tucatnyi katona, akiknek a halála is hasznos.
about-nazdreg = Nyers erő. A sebzett ork nagyobbat üt, ezért a seb jól jön.
about-zarathur = A hipertér tüze. Minden sérülés megnő, és mindenkit egyszerre ér.
about-kith = Gyorsaság és kegyetlenség. A falka ott vadászik, ahová a gazdája megy.
about-starbane = Előrelátás. Ami veszélyes, kimerül, mielőtt cselekedhetne.
about-shadowsun = Fegyverek és felszerelés. Minden egység azzá lesz, amivé a felszerelése teszi.
about-starter-cato = A tanulójáték paklija Captain Cato Sicarius vezetésével.
about-starter-straken = A tanulójáték paklija Colonel Straken vezetésével.
about-starter-nazdreg = A tanulójáték paklija Nazdreg vezetésével.
about-starter-zarathur = A tanulójáték paklija Zarathur vezetésével.
about-starter-kith = A tanulójáték paklija Packmaster Kith vezetésével.
about-starter-starbane = A tanulójáték paklija Eldorath Starbane vezetésével.
about-starter-shadowsun = A tanulójáték paklija Commander Shadowsun vezetésével.

## Settings

option-first = Ki kezd?
    .random = sorsolás dönt
    .seat-0 = az 1. hely
    .seat-1 = a 2. hely
option-unit-bonus = Az egységek bónusza az irányításért folytatott harcban
    .always = pihent és kimerült egységeké is jár
    .ready = csak pihent egységeké jár
option-token-limit = Legfeljebb tíz jelölőegység
    .player = játékosonként
    .type = játékosonként és fajtánként
option-armorbane-area = Páncéltörő és területre ható együtt
    .covered = egyik ellen sem véd pajzs
    .spared = a területre ható ellen véd pajzs
option-ambush = Hová telepít a rajtaütő?
    .anywhere = bármelyik bolygóra
    .battle = a csata bolygójára
option-undamageable = A nem sérülhető egységek
    .attackable = megtámadhatók
    .spared = nem támadhatók meg
option-battle-winner = A csata megnyeréséhez
    .ready = pihent egység kell
    .any = bármilyen egység elég
option-deck-building = Paklik
    .constructed = a szabályok szerint építve
    .starter = a tanulójáték paklijai

## Columns of card lists

column-cost = ktg
column-attack = TÉ
column-hp = ÉP
column-command = par
column-shields = paj

## Building a deck

deck-allies = Szövetségesek közül egy:
deck-squad = Hadúrkártyák, maguktól jönnek:

problem-starter = A kezdőpakli más lapokból áll.
problem-unknown = Nincs ilyen nevű lap: „{ $name }”.
problem-later = Ezzel a lappal még nem lehet játszani: „{ $name }” ({ $set }).
problem-no-warlord = Nincs ilyen nevű hadúr: „{ $name }”.
problem-copies = { $count } példány; egy lapból 1–{ $most } lehet a pakliban, vagy egy sem.
problem-second = A pakliban csak egy hadúr lehet.
problem-token = Jelölőegység nem való a pakliba.
problem-planet = Bolygó nem való a pakliba.
problem-few = Még { $missing } lap hiányzik: a pakli a hadúrkártyákkal együtt legalább { $least } lap.
problem-squad = A hadúrkártyákkal magától jön.
problem-signature = Ez a hadúrkártya csak { THE($leader) } paklijába való.
problem-loyal = Lojális lap, csak ilyen frakciójú hadúr paklijába való: { $faction }.
problem-stranger = A szövetségek körében nem szomszédok: { $faction } és { $own }.
problem-allies = Többféle szövetséges van ({ $factions }), pedig csak egyféle lehet.

## Examples in search fields

rules-example = visszavonulás vagy CQ-8.26
judge-example = deploy goff-boyz plannum
