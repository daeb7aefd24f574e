### Conquest on web pages: the ready decks, and the settings of a table.

kind-signature = signature of { $warlord }
kind-loyal = loyal

## Ready decks

deck-cato = { faction-space-marines }
deck-straken = { faction-astra-militarum }
deck-nazdreg = { faction-orks }
deck-zarathur = { faction-chaos }
deck-kith = { faction-dark-eldar }
deck-starbane = { faction-eldar }
deck-shadowsun = { faction-tau }
deck-starter-cato = { faction-space-marines } – starter deck
deck-starter-straken = { faction-astra-militarum } – starter deck
deck-starter-nazdreg = { faction-orks } – starter deck
deck-starter-zarathur = { faction-chaos } – starter deck
deck-starter-kith = { faction-dark-eldar } – starter deck
deck-starter-starbane = { faction-eldar } – starter deck
deck-starter-shadowsun = { faction-tau } – starter deck

about-cato = Few, but the best. Every enemy destroyed pays for the next squad.
about-straken = Numbers and nerve. Soldiers by the dozen, and their deaths are of use.
about-nazdreg = Brute force. Wounded Orks hit harder, so wounds are welcome.
about-zarathur = Fire of the warp. Every damage grows, and it strikes all at once.
about-kith = Speed and cruelty. A pack that hunts where the master goes.
about-starbane = Foresight. What is dangerous is exhausted before it can act.
about-shadowsun = Guns and gear. Every unit becomes what its equipment makes of it.
about-starter-cato = The deck of the learning game, with Captain Cato Sicarius.
about-starter-straken = The deck of the learning game, with Colonel Straken.
about-starter-nazdreg = The deck of the learning game, with Nazdreg.
about-starter-zarathur = The deck of the learning game, with Zarathur.
about-starter-kith = The deck of the learning game, with Packmaster Kith.
about-starter-starbane = The deck of the learning game, with Eldorath Starbane.
about-starter-shadowsun = The deck of the learning game, with Commander Shadowsun.

## Settings

option-first = Who begins
    .random = at random
    .seat-0 = seat 1
    .seat-1 = seat 2
option-unit-bonus = Bonus that units add to a command struggle
    .always = of ready and exhausted units
    .ready = of ready units only
option-token-limit = At most ten token units
    .player = for each player
    .type = for each player and kind of token
option-armorbane-area = Armorbane and Area Effect
    .covered = shields cannot be used against either
    .spared = shields can be used against Area Effect
option-ambush = Where Ambush deploys to
    .anywhere = to any planet
    .battle = to the planet of the battle
option-undamageable = Units that cannot be damaged
    .attackable = may be attacked
    .spared = may not be attacked
option-battle-winner = To win a battle
    .ready = one needs a ready unit
    .any = any unit is enough
option-deck-building = Decks
    .constructed = built by the rules
    .starter = those of the learning game

## Columns of card lists

column-cost = cost
column-attack = att
column-hp = HP
column-command = com
column-shields = sh

## Building a deck

deck-allies = Allies, one of:
deck-squad = Signature squad, comes by itself:

problem-starter = A starter deck holds other cards.
problem-unknown = No card is called “{ $name }”.
problem-later = “{ $name }” ({ $set }) is not yet playable.
problem-no-warlord = “{ $name }” is no warlord.
problem-copies = { $count } copies; a deck holds 1 to { $most } of a card, or none.
problem-second = A deck has only one warlord.
problem-token = Token units do not belong in a deck.
problem-planet = Planets do not belong in a deck.
problem-few = { $missing } more to go: a deck has at least { $least } cards, the signature squad included.
problem-squad = It comes by itself, with the signature squad.
problem-signature = Only { $leader } has this signature card.
problem-loyal = Loyal: only a warlord of { $faction } can have it.
problem-stranger = { $faction } and { $own } are not neighbours in the alliance circle.
problem-allies = Allies of several factions ({ $factions }): one at most.

## Examples in search fields

rules-example = retreat, or CQ-8.26
judge-example = deploy goff-boyz plannum
