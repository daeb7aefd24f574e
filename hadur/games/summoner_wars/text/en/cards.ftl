### Summoner Wars (Second Edition): names and texts of the cards.
### The effects are told in our own words; the facts follow master_set.json.
### An ability shared by several cards stands once, at the first card that has it.

## Factions

faction-polar-dwarves = Polar Dwarves
faction-tundra-orcs = Tundra Orcs
faction-fallen-kingdom = Fallen Kingdom
faction-phoenix-elves = Phoenix Elves
faction-cave-goblins = Cave Goblins
faction-savanna-elves = Savanna Elves
faction-breakers = Breakers
faction-vanguards = Vanguards

## Deck symbols

symbol-crossed-weapons = crossed weapons
symbol-gear = gear
symbol-droplet = droplet
symbol-horns = horns
symbol-flame = flame
symbol-moon = moon
symbol-shield = shield
symbol-mask = mask
symbol-bud = bud
symbol-knot = knot
symbol-eye = eye
symbol-waves = waves
symbol-sun = sun

## Phases

phase-summon = Summon
phase-move = Move
phase-build = Build
phase-attack = Attack
phase-magic = Magic
phase-draw = Draw

## Classes

class-summoner = summoner
class-champion = champion
class-common = common
class-standard-event = standard event
class-epic-event = epic event
class-structure = structure
class-gate = gate

## Attack types and die symbols

attack-melee = melee
attack-ranged = ranged
die-melee = melee hit
die-ranged = ranged hit
die-special = special

## Gates

card-gate = Gate
    .text = Structure with 5 life. As long as you control it, you can summon units to the empty spaces adjacent to it.
card-starting-gate = Starting Gate
    .text = Structure with 10 life; it is on the battlefield from the start of the game. As long as you control it, you can summon units to the empty spaces adjacent to it.

## Polar Dwarves

card-svara = Svara
ability-structural-shift = Structural Shift
    .text = After this unit moves, you may target a friendly structure within 3 spaces. Force the target 1 space.
card-jarmund = Jarmund
ability-momentum = Momentum
    .text = Once per turn, after this unit attacks an enemy unit, this unit gains 1 charge.
ability-ice-shards = Ice Shards
    .text = At the end of your Build phase, you may spend 1 charge from this unit. If you do, each enemy unit adjacent to one or more structures you control takes 1 damage.
card-nadiana = Nadiana
ability-greater-frost-bolt = Greater Frost Bolt
    .text = This unit has +1 strength for each friendly structure within 2 spaces.
card-ollag = Ollag
ability-cold-snap = Cold Snap
    .text = Each friendly structure has +1 life.
card-bear-cavalry = Bear Cavalry
ability-trample = Trample
    .text = This unit may move through commons. After it moves, each common it went through takes 1 damage.
card-frost-mage = Frost Mage
ability-frost-bolt = Frost Bolt
    .text = This unit has +1 strength for each friendly structure adjacent to it.
card-ice-golem = Ice Golem
ability-living-gate = Living Gate
    .text = This unit also counts as a gate.
ability-mobile-structure = Mobile Structure
    .text = This unit can move even though it is a structure.
ability-slow = Slow
    .text = When this unit moves, it moves 1 space less than normal.
card-ice-smith = Ice Smith
ability-frost-axe = Frost Axe
    .text = After this unit moves, choose one: it gains 1 charge; or it spends 1 charge and you put this card under a friendly common within 3 spaces. When that common attacks, each special symbol rolled counts as 2 melee hits.
card-glacial-shift = Glacial Shift
    .text = Target up to 3 friendly structures within 3 spaces of your summoner. Force each target 1 or 2 spaces.
card-ice-ram = Ice Ram
    .text = ACTIVE: After you move or force a structure, you may target a unit adjacent to that structure. The target takes 1 damage, and you may force it 1 space.
card-ice-repair = Ice Repair
    .text = Each friendly structure has 2 damage removed from it.
card-parapet = Parapet
    .text = Structure with 5 life: you build this event instead of playing it. Friendly units may attack through it.

## Tundra Orcs

card-grognack = Grognack
ability-restore = Restore
    .text = After this unit moves, it gains 1 charge if it has none.
ability-influence = Influence
    .text = During your turn, when a friendly unit within 3 spaces rolls dice for an attack or an ability, you may spend 1 charge from this unit to reroll all of those dice.
card-ragnor = Ragnor
ability-blood-bond = Blood Bond
    .text = After this unit attacks an enemy unit, your summoner gains 1 charge for each special symbol rolled.
card-shonk = Shonk
ability-wild-strike = Wild Strike
    .text = When this unit attacks, its damage equals the number of special symbols rolled, not the number of melee hits.
card-targan = Targan
ability-far-shot = Far Shot
    .text = This unit may attack a card up to 4 clear straight-line spaces away.
ability-piercing-frost = Piercing Frost
    .text = Each adjacent friendly unit with "Frost" in its name has +1 strength.
card-frost-shaman = Frost Shaman
ability-unwieldy-magic = Unwieldy Magic
    .text = An attack of this unit in which no special symbol is rolled deals no damage.
card-smasher = Smasher
ability-sluggish = Sluggish
    .text = When this unit is attacked, it takes 1 additional damage for each special symbol rolled.
card-tundra-charger = Tundra Charger
ability-blood-rush = Blood Rush
    .text = After this unit is summoned, you may have it take 1 damage. If you do, force it 1 space.
card-tundra-fighter = Tundra Fighter
ability-frenzy = Frenzy
    .text = Each time after this unit attacks an adjacent enemy card, roll 1 die. If you roll a special symbol, you may force this unit 1 space. If you do, it may make an extra attack against an adjacent enemy card.
card-brutal-force = Brutal Force
    .text = ACTIVE: Friendly units have Forceful Attack: after this unit attacks a unit and damages it, you may force that unit 1 space away.
ability-forceful-attack = Forceful Attack
    .text = After this unit attacks a unit and damages it, you may force that unit 1 space away from this unit.
card-for-glory = For Glory
    .text = ACTIVE: Friendly commons have Reckless Strike: this unit has +2 strength; if at most 1 special symbol is rolled in its attack, it takes as much damage as it deals to the target.
ability-reckless-strike = Reckless Strike
    .text = This unit has +2 strength. If at most 1 special symbol is rolled in its attack, it takes as much damage as it deals to the target.
card-freeze = Freeze
    .text = Target a common or champion without charge within 3 spaces of your summoner. ACTIVE: The target loses its abilities; it cannot move or attack, and it cannot be attacked or forced.
card-primal-fury = Primal Fury
    .text = ACTIVE: After an attack of your summoner against an adjacent enemy card, you may force your summoner 1 or 2 spaces; use this only once per turn. If you do, your summoner may attack an adjacent enemy card as an extra attack.

## Fallen Kingdom

card-ret-talus = Ret-Talus
ability-raise-the-dead = Raise the Dead
    .text = Once per turn, in your Summon phase, you may have this unit take 2 damage. If you do, place an "Undead" unit from your discard pile adjacent to this unit.
card-dragos = Dragos
ability-life-drain = Life Drain
    .text = Before this unit attacks, you may destroy a friendly unit within 2 spaces. If you do, special symbols count as melee hits in that attack.
card-elut-bal = Elut-Bal
ability-summoned-by-fire = Summoned by Fire
    .text = When you pay for this unit, you must also destroy a friendly unit. This unit goes in the place of the destroyed unit.
card-gul-dass = Gul-Dass
ability-wrath = Wrath
    .text = This unit has +1 strength for each damage on it.
card-hellfire-cultist = Hellfire Cultist
ability-immolate = Immolate
    .text = After this unit is destroyed, deal 1 damage to every enemy unit that stood adjacent to it.
card-undead-archer = Undead Archer
ability-soul-shift = Soul Shift
    .text = After a unit within 3 spaces is destroyed during your turn, you may put this unit in the place of that unit.
card-undead-carrier = Undead Carrier
ability-soulless = Soulless
    .text = When this unit destroys an enemy unit, you gain no magic for it.
ability-infect = Infect
    .text = After this unit destroys a unit, you may put a "Carrier" unit from your discard pile in the place of the destroyed unit.
card-undead-warrior = Undead Warrior
ability-blood-fury = Blood Fury
    .text = Each time a unit is destroyed during your turn, this unit gains 1 charge. At the end of your turn, it loses 2 charges.
ability-imbued-strength = Imbued Strength
    .text = For each charge on it, this unit has +1 strength, but never more than +5.
card-blood-summon = Blood Summon
    .text = Do this any number of times: target a friendly unit, place a unit with cost 2 or less from your hand adjacent to the target, and the target takes 2 damage.
card-hellforged-weapon = Hellforged Weapon
    .text = Put this card under a friendly common. That common has +2 strength and Cursed: after this unit attacks, it takes 1 damage for each special symbol rolled.
ability-cursed = Cursed
    .text = After this unit attacks, it takes 1 damage for each special symbol rolled.
card-purge = Purge
    .text = Target any number of friendly units. For each target, you may deal 2 damage to one unit adjacent to it. Then destroy all the targets.
card-sacrificial-pyre = Sacrificial Pyre
    .text = ACTIVE: Each time a unit is destroyed, put 1 charge on this card. When this card is discarded, target a unit and remove 1 damage from it for each charge this card had.

## Phoenix Elves

card-queen-maldaria = Queen Maldaria
ability-call-protection = Call Protection
    .text = At the end of your Attack phase, you may spend 1 charge from this unit. If you do, place a friendly common adjacent to this unit.
card-fanessa = Fanessa
ability-riposte = Riposte
    .text = After an adjacent enemy unit attacks this unit, that enemy unit takes 1 damage if this unit was not destroyed.
card-fire-drake = Fire Drake
ability-protector = Protector
    .text = You may also summon this unit to a space adjacent to your summoner.
ability-fire-breath = Fire Breath
    .text = This unit may attack through units. When it does, each unit between it and the target takes 1 damage for each special symbol rolled.
card-holleas = Holleas
ability-fiery-summon = Fiery Summon
    .text = You may also summon "Ember" units to spaces adjacent to this unit.
ability-ignite = Ignite
    .text = Each adjacent friendly "Ember" unit has +1 strength.
card-ember-archer = Ember Archer
ability-quick-shot = Quick Shot
    .text = After this unit moves, you may target a unit within 3 clear straight-line spaces. The target takes 1 damage.
card-ember-beast = Ember Beast
ability-born-of-fire = Born of Fire
    .text = You may also summon this unit to a space adjacent to a friendly "Ember" unit.
ability-wildfire = Wildfire
    .text = At the start of your Move phase, each enemy unit adjacent to this unit takes 1 damage.
card-ember-mage = Ember Mage
ability-guarded = Guarded
    .text = Each turn, the first attack against this unit deals at most 1 damage to it.
card-royal-guardian = Royal Guardian
ability-engage = Engage
    .text = Each time an adjacent enemy unit moves away or is forced away from this unit, that enemy unit takes 1 damage.
ability-shove = Shove
    .text = After this unit attacks an adjacent enemy common or champion, you may force the attacked unit 1 space.
card-blinding-flare = Blinding Flare
    .text = ACTIVE: When your summoner or a friendly unit adjacent to your summoner is attacked, the damage equals the number of special symbols rolled, not the number of melee or ranged hits.
card-burn = Burn
    .text = Target a common or champion within 2 spaces of your summoner. The target takes 2 damage.
card-divine-retribution = Divine Retribution
    .text = ACTIVE: Your summoner has Aura of the Phoenix: after an enemy unit attacks this unit or a friendly unit within 3 spaces, that enemy unit takes 1 damage.
ability-aura-of-the-phoenix = Aura of the Phoenix
    .text = After an enemy unit attacks this unit or a friendly unit within 3 spaces, that enemy unit takes 1 damage.
card-spirit-of-the-phoenix = Spirit of the Phoenix
    .text = ACTIVE: When an ability of a friendly unit damages an enemy unit in any way other than an attack, it deals 1 more damage to that unit.

## Cave Goblins

card-sneeks = Sneeks
ability-sly = Sly
    .text = Once per turn, in your Attack phase, this unit may swap places with a friendly unit with cost 0.
card-blarf = Blarf
ability-blood-runes = Blood Runes
    .text = At the start of your Attack phase, choose one: spend 1 magic and this unit gains 1 charge; or this unit takes 1 damage.
card-smeg = Smeg
ability-magic-junkie = Magic Junkie
    .text = At the end of your turn, either spend 1 magic or discard this unit.
ability-relentless = Relentless
    .text = In your Attack phase, this unit may attack as an additional unit, beyond the limit of 3 attacking units.
card-the-eater = The Eater
ability-feed-the-eater = Feed the Eater
    .text = At the end of your Attack phase, if this unit has not destroyed any unit this turn, discard either a friendly unit adjacent to it or this unit.
card-beast-rider = Beast Rider
ability-charge = Charge
    .text = This unit may move 1 to 4 clear straight-line spaces in place of its normal move. If it moves 3 or more spaces in one direction, it has +1 strength until the end of your turn.
card-horde-climber = Horde Climber
ability-climb = Climb
    .text = When this unit moves, it may move 1 extra space and may go through structures.
card-horde-clinger = Horde Clinger
ability-immobile = Immobile
    .text = This unit cannot move.
ability-cling = Cling
    .text = When a friendly unit starts its move adjacent to this unit, you may place this unit adjacent to that unit after that move.
card-horde-slinger = Horde Slinger
card-enrage-the-horde = Enrage the Horde
    .text = Each friendly unit with cost 0 may make an extra attack.
card-pile-on = Pile On
    .text = ACTIVE: Friendly units have Gang Up: when this unit attacks, it has +1 strength for each other friendly unit adjacent to the target.
ability-gang-up = Gang Up
    .text = When this unit attacks, it has +1 strength for each other friendly unit adjacent to the target.
card-sneak = Sneak
    .text = Target any number of friendly units with cost 0. Force each target 1 space.
card-unrelenting = Unrelenting
    .text = ACTIVE: When a friendly common would be destroyed, take it back to your hand instead.

## Savanna Elves

card-abua-shi = Abua Shi
ability-spirit-bond = Spirit Bond
    .text = After this unit moves, you may target a friendly unit within 3 spaces. The target gains 1 charge; then put all charges of this unit on the target.
card-makeinda-ru = Makeinda Ru
ability-prepare = Prepare
    .text = Instead of moving, this unit may gain 1 charge.
ability-swift-shot = Swift Shot
    .text = Once per turn, after this unit attacks, you may spend 1 charge from it so that it makes an extra attack.
card-miti-kyru = Miti Kyru
ability-inspire = Inspire
    .text = After this unit moves, each friendly unit adjacent to it gains 1 charge.
ability-withdraw = Withdraw
    .text = After this unit attacks, you may spend 1 charge from it or 1 magic. If you do, force this unit 1 or 2 spaces.
card-miti-mumway = Miti Mumway
card-border-archer = Border Archer
card-lioness = Lioness
ability-imbued-life = Imbued Life
    .text = For each charge on it, this unit has +1 life, but never more than +5.
card-rhinoceros = Rhinoceros
ability-imbued-speed = Imbued Speed
    .text = When this unit moves, it may move 1 extra space for each charge on it, but never more than 5 extra spaces.
card-spirit-mage = Spirit Mage
ability-charged = Charged
    .text = When this unit is summoned, it gains 1 charge.
ability-commune-with-spirits = Commune with Spirits
    .text = After this unit moves, choose one: it gains 1 charge; or it spends 1 charge and a friendly unit within 3 spaces gains 1 charge.
card-chant-of-entangling = Chant of Entangling
    .text = Target 2 friendly commons within 3 spaces of your summoner. ACTIVE: Each target also has all base abilities of the other target. Discard this card when either target leaves the battlefield.
card-chant-of-growth = Chant of Growth
    .text = Target a friendly unit. The target and each friendly unit adjacent to it gain 1 charge each.
card-chant-of-power = Chant of Power
    .text = Target a common or champion within 3 spaces of your summoner. Until the end of your turn, the target has Imbued Strength: for each charge on it, this unit has +1 strength, but never more than +5.
card-chant-of-weaving = Chant of Weaving
    .text = Target a friendly unit. ACTIVE: You may also summon units to spaces adjacent to the target. Each time you do, the target gains 1 charge.

## Breakers

card-tacullu = Tacullu
ability-mind-capture = Mind Capture
    .text = When an attack of this unit would destroy an enemy unit, you may ignore the damage and instead take control of that unit.
card-gulldune = Gulldune
ability-telepathic-command = Telepathic Command
    .text = After this unit attacks an enemy card, you may target a friendly common within 3 spaces. The target makes an extra attack.
card-gwalark = Gwalark
ability-flight = Flight
    .text = When this unit moves, it may move 1 extra space and may go through cards.
ability-levitate = Levitate
    .text = A friendly common that starts its move within 2 spaces of this unit has Flight during that move.
card-kalal = Kalal
ability-greater-push = Greater Push
    .text = After this unit attacks, or instead of attacking, you may target a common or champion within 3 spaces. Force the target 1 space.
ability-steadfast = Steadfast
    .text = This unit cannot be forced.
card-deceiver = Deceiver
ability-stupefy = Stupefy
    .text = When an enemy unit adjacent to this unit attacks any card and rolls at least 1 special symbol, that attack deals 1 less damage.
card-mind-witch = Mind Witch
ability-mimic = Mimic
    .text = At the start of your Move phase, you may target a common within 3 spaces. This unit has the target's abilities until the end of your turn.
card-wind-archer = Wind Archer
ability-swift = Swift
    .text = When this unit moves, it may move 1 extra space.
card-wind-mage = Wind Mage
ability-push = Push
    .text = After this unit attacks, or instead of attacking, you may target a common or champion within 2 spaces. Force the target 1 space.
card-blast = Blast
    .text = Target a common or champion within 3 clear straight-line spaces of your summoner. Force the target 1 to 3 spaces; it may go through commons and champions. The target and each unit it went through take 1 damage each.
card-hypnotic-call = Hypnotic Call
    .text = Target a common or champion. You may force the target 1 space toward your summoner. ACTIVE: When your summoner attacks the target, your summoner has +1 strength.
card-mind-control = Mind Control
    .text = Target any number of enemy commons and champions within 2 spaces of your summoner. Take control of the targets until the end of your turn.
card-perplexing-tempest = Perplexing Tempest
    .text = ACTIVE: When a unit moves, it moves 1 space less than normal.

## Vanguards

card-sera-eldwyn = Sera Eldwyn
ability-the-citadels-might = The Citadel's Might
    .text = After this unit attacks an enemy unit, if at least one friendly "Citadel" unit is in play, you may reveal a "Citadel" unit from your discard pile and take it into your hand.
card-coleen-brighton = Coleen Brighton
ability-divine-shield = Divine Shield
    .text = Each time a friendly "Citadel" unit within 3 spaces is attacked, roll 2 dice. For each special symbol rolled, the attacker has −1 strength for that attack, to a minimum strength of 1.
card-jacob-eldwyn = Jacob Eldwyn
ability-radiant-shot = Radiant Shot
    .text = This unit has +1 strength for every 2 magic you have.
card-valna-stoutheart = Valna Stoutheart
ability-guidance = Guidance
    .text = At the start of your Summon phase, draw 2 cards.
ability-citadel-champion = Citadel Champion
    .text = This unit has +1 strength for each friendly "Citadel" unit within 2 spaces.
card-citadel-archer = Citadel Archer
ability-arrow-of-light = Arrow of Light
    .text = Before this unit attacks, reveal and discard any number of different units from your hand. For each unit discarded this way, you gain 1 magic and this unit has +1 strength for that attack.
card-citadel-knight = Citadel Knight
ability-protect = Protect
    .text = When an enemy unit adjacent to this unit attacks, it must target a unit that has Protect.
card-citadel-paladin = Citadel Paladin
ability-intercession = Intercession
    .text = After this unit attacks an enemy unit, draw 1 card for each special symbol rolled.
card-temple-priest = Temple Priest
ability-heal = Heal
    .text = Before this unit attacks a friendly common or champion, you may discard 1 card from your hand. If you do, the attack deals no damage; instead, remove 1 damage from the target for each melee hit and 1 for each special symbol rolled.
card-guarding-spirits = Guarding Spirits
    .text = ACTIVE: Friendly commons within 3 spaces of your summoner have Guarded: each turn, the first attack against this unit deals at most 1 damage to it.
card-holy-judgment = Holy Judgment
    .text = Put 2 charges on this card. ACTIVE: Friendly commons have +1 strength. At the start of your turn, you may spend 1 charge from this card instead of discarding it. Each time a friendly unit is destroyed, this card loses 1 charge.
card-mass-heal = Mass Heal
    .text = Each friendly common and champion within 2 spaces of your summoner has 2 damage removed from it.
card-renewed-hope = Renewed Hope
    .text = ACTIVE: You may summon units in any phase of your turn, and also to spaces adjacent to your summoner.
