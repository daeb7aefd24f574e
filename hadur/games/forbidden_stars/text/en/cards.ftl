### Forbidden Stars: names and texts of the components.
### The effects are told in our own words; the facts are those of the published cards and their errata.
### A combat card has its paragraphs as ability-1, ability-2 and so on; text puts them together,
### the units that a unit ability requires before it. "This" area, world or system is that of the combat.

## Factions

faction-space-marines = Space Marines
    .army = Ultramarines
faction-chaos = Chaos Space Marines
    .army = World Eaters
faction-orks = Orks
    .army = Evil Sunz
faction-eldar = Eldar
    .army = Craftworld Iyanden

## Faction abilities

ability-for-the-emperor = For the Emperor
    .text = Spend 1 materiel to replace, in the active system, 1 of your Scouts by a free Space Marine, or 1 of your Space Marines by a free Land Raider.
ability-taint-of-chaos = Taint of Chaos
    .text = Take 1 of your Cultists from the active system and place it on a friendly or uncontrolled world of an adjacent system.
ability-ork-spores = Ork Spores
    .text = Purchase 1 unit and place it on a friendly world of the active system; you need no factory.
ability-webway-portal = Webway Portal
    .text = Take 1 of your units from 1 world of the active system and place it on 1 friendly world of any system.

## Orders

order-deploy = Deploy
    .text = With a factory in the system, purchase units; then purchase a structure.
order-strategize = Strategize
    .text = With a unit in the system, purchase upgrades; then the token goes on your event deck.
order-dominate = Dominate
    .text = Gain the assets of your friendly worlds in the system; then use your faction's ability.
order-advance = Advance
    .text = Move ships, then ground units into the system; then fight, or strike from orbit.
order-orbital-strike = Orbital strike
    .text = Ships in a void strike an adjacent enemy world of the active system.

## Assets

asset-forge = Forge
    .text = Pays the forge cost of a unit, or lowers its command level requirement by 1.
asset-cache = Cache
    .text = Makes a unit or structure 2 materiel cheaper.
asset-reinforcement = Reinforcement
    .text = In a combat it is a unit of command level 0 that gives no dice.
asset-wealth = Wealth
    .text = Gives 1 asset token of a kind you choose.

## Structures

structure-city = City
    .text = Costs 3 materiel. Raises your command level by 1.
card-city = { structure-city }
structure-factory = Factory
    .text = Costs 2 materiel. Lets you purchase units with a Deploy Order in its system.
card-factory = { structure-factory }
structure-bastion = Bastion
    .text = Costs 2 materiel; combat value 2, health 3, morale 2. Fights on its world as if it were a unit and keeps orbital strikes away.
card-bastion = { structure-bastion }

## Kinds and states

kind-ship = ship
kind-ground = ground unit
state-routed = routed
state-unrouted = unrouted
state-destroyed = destroyed
state-ready = ready
state-used = used
state-faceup = faceup
state-facedown = facedown
area-world = world
area-void = void
area-friendly = friendly
area-enemy = enemy
area-uncontrolled = uncontrolled
area-contested = contested
card-kind-combat = combat card
card-kind-combat-upgrade = combat upgrade
card-kind-order-upgrade = order upgrade
card-kind-event = event card
event-scheme = scheme
    .text = Put it in your play area and discard your other schemes. Using it discards it.
event-tactic = tactic
    .text = Resolved at once and shuffled back.
box-general = general ability
box-unit = unit ability

## Values

value-materiel = materiel
value-cost = cost
value-command-level = command level
value-combat = combat value
value-health = health
value-morale = morale
value-attack = attack value
value-defence = defence value
value-capacity = unit capacity
value-materiel-value = materiel value
value-damage = damage

## Icons, dice and combat tokens

icon-attack = attack
icon-defence = defence
icon-morale = morale
die-attack = attack die
die-defence = defence die
die-morale = morale die
die-rolled = die to roll
token-attack = attack token
token-defence = defence token
token-order = order token
token-objective = objective token
token-control = structure control token
token-reinforcement = reinforcement token
token-cache = cache token
token-forge = forge token
token-first-player = first player token

## Warp Storms

storm = Warp Storm
    .text = Units cannot move through it.
storm-across = straight across
    .text = The storm crosses one tile to its opposite edge.
storm-along = along
    .text = The storm slides along its own line to the next edge.
storm-right = across and to the right
    .text = The storm crosses its edge and turns to the right edge of the tile it enters.
storm-left = across and to the left
    .text = The storm crosses its edge and turns to the left edge of the tile it enters.

## Space Marines: units

unit-scout = Scout
    .short = Scout
card-scout = { unit-scout }
unit-strike-cruiser = Strike Cruiser
    .short = Strike Cruiser
card-strike-cruiser = { unit-strike-cruiser }
unit-space-marine = Space Marine
    .short = Space Marine
card-space-marine = { unit-space-marine }
unit-land-raider = Land Raider
    .short = Land Raider
card-land-raider = { unit-land-raider }
unit-battle-barge = Battle Barge
    .short = Battle Barge
card-battle-barge = { unit-battle-barge }
unit-warlord-titan = Warlord Titan
    .short = Warlord Titan
card-warlord-titan = { unit-warlord-titan }

## Space Marines: objective tokens

objective-imperial-relic = Imperial Relic
objective-system-lord = System Lord
objective-archeotech-vault = Archeotech Vault
objective-warp-navigation-beacon = Warp Navigation Beacon
objective-orbital-defence-platform = Orbital Defence Platform
objective-ultramarines-relic = Ultramarines Relic

## Space Marines: combat cards

card-ambush = Ambush
    .ability-1 = Gain 2 attack tokens.
    .ability-2 = Enemy units that become routed in this execution round are destroyed unless your opponent spends 1 morale die for it.
    .text = { card-ambush.ability-1 } { unit-scout.short } or { unit-strike-cruiser.short }: { card-ambush.ability-2 }
card-reconnaissance = Reconnaissance
    .ability-1 = If you are attacking, look at your opponent's facedown combat card.
    .ability-2 = Gain 2 attack tokens or 2 defence tokens.
    .ability-3 = Spend 1 morale die to retreat 1 of your units.
    .text = { card-reconnaissance.ability-1 } { card-reconnaissance.ability-2 } { unit-scout.short } or { unit-strike-cruiser.short }: { card-reconnaissance.ability-3 }
card-fury-of-the-ultramar = Fury of the Ultramar
    .ability-1 = Your opponent rerolls 1 defence die; then you may reroll 1 of yours.
    .ability-2 = Your opponent loses 1 defence die or 2 defence tokens.
    .text = { card-fury-of-the-ultramar.ability-1 } { unit-space-marine.short } or { unit-strike-cruiser.short }: { card-fury-of-the-ultramar.ability-2 }
card-blessed-power-armour = Blessed Power Armour
    .ability-1 = Gain 2 defence tokens.
    .ability-2 = Turn up to 2 of your dice to defence.
    .text = { card-blessed-power-armour.ability-1 } { structure-bastion }, { unit-space-marine.short } or { unit-strike-cruiser.short }: { card-blessed-power-armour.ability-2 }
card-faith-in-the-emperor = Faith in the Emperor
    .ability-1 = Gain 1 die and roll it.
    .ability-2 = Rally 1 of your units, or gain 1 morale die.
    .text = { card-faith-in-the-emperor.ability-1 } { unit-scout.short }, { unit-space-marine.short } or { unit-strike-cruiser.short }: { card-faith-in-the-emperor.ability-2 }
card-hold-the-line = Hold the Line
    .ability-1 = Gain 2 defence tokens.
    .ability-2 = If you are defending, rally 1 of your units.
    .ability-3 = Gain 1 defence die or 1 morale die.
    .text = { card-hold-the-line.ability-1 } { card-hold-the-line.ability-2 } { structure-bastion }, { unit-space-marine.short } or { unit-strike-cruiser.short }: { card-hold-the-line.ability-3 }
card-glory-and-death = Glory and Death
    .ability-1 = Gain 2 attack tokens.
    .ability-2 = If you are attacking, rally 1 of your units.
    .ability-3 = Your opponent loses 1 defence die or 1 morale die, as you choose.
    .text = { card-glory-and-death.ability-1 } { card-glory-and-death.ability-2 } { unit-space-marine.short } or { unit-strike-cruiser.short }: { card-glory-and-death.ability-3 }
card-drop-pod-assault = Drop Pod Assault
    .ability-1 = Gain 1 die and roll it.
    .ability-2 = Spend 1 morale die to take 1 of your Scouts or 1 of your Space Marines from any world and place it on this one.
    .text = { card-drop-pod-assault.ability-1 } { unit-space-marine.short }: { card-drop-pod-assault.ability-2 }
card-veteran-scouts = Veteran Scouts
    .ability-1 = For each of your morale dice gain 1 attack token or 1 defence token.
    .ability-2 = Spend any number of morale dice; for each retreat 1 of your units.
    .text = { card-veteran-scouts.ability-1 } { unit-scout.short } or { unit-strike-cruiser.short }: { card-veteran-scouts.ability-2 }
card-show-no-fear = Show No Fear
    .ability-1 = Your units cannot become routed in this execution round.
    .ability-2 = Spend 1 morale die to rally all your units.
    .text = { card-show-no-fear.ability-1 } { structure-bastion }, { unit-space-marine.short } or { unit-strike-cruiser.short }: { card-show-no-fear.ability-2 }
card-break-the-line = Break the Line
    .ability-1 = Spend up to 3 morale dice; for each gain 1 attack die or 1 defence die.
    .ability-2 = Your opponent chooses and discards 1 of their faceup combat cards.
    .text = { card-break-the-line.ability-1 } { unit-land-raider.short } or { unit-battle-barge.short }: { card-break-the-line.ability-2 }
card-armoured-advance = Armoured Advance
    .ability-1 = Gain 1 die and roll it.
    .ability-2 = Damage is assessed 1 more time in this execution round.
    .text = { card-armoured-advance.ability-1 } { unit-land-raider.short } or { unit-battle-barge.short }: { card-armoured-advance.ability-2 }
card-emperors-might = Emperor's Might
    .ability-1 = Gain 2 dice and roll them.
    .ability-2 = Spend any number of attack dice; for each gain 2 attack tokens.
    .text = { card-emperors-might.ability-1 } { unit-warlord-titan.short } or { unit-battle-barge.short }: { card-emperors-might.ability-2 }
card-emperors-glory = Emperor's Glory
    .ability-1 = Gain 2 dice and roll them.
    .ability-2 = Rally all your units, then turn any of your dice to morale.
    .text = { card-emperors-glory.ability-1 } { unit-warlord-titan.short } or { unit-battle-barge.short }: { card-emperors-glory.ability-2 }

## Space Marines: order upgrades

card-crusade = Crusade
    .text = When this order starts a combat in a system where you have no friendly world, gain 1 reinforcement token.
card-direct-the-faithful = Direct the Faithful
    .text = When you reveal this order, you may replace 1 of your structures in this system by a different structure.
card-recruitment-worlds = Recruitment Worlds
    .text = While you resolve this order, all your bastions in the active system may count as factories; your deploy limit is 1 lower for each of your bastions in this system.
card-rain-of-fire = Rain of Fire
    .text = In this orbital strike gain 1 die and roll it, and you may turn 1 of your morale dice to attack, making it 1 attack die.
card-drop-pods = Drop Pods
    .text = Enemy bastions do not prevent this orbital strike. You may spend 2 defence dice to place 1 free Space Marine on the world; this can start a combat after the strike.

## Space Marines: events

card-adeptus-mechanicus = Adeptus Mechanicus
    .text = When damage is about to be assessed, discard this to gain 2 defence tokens and 1 more for each of your forge tokens.
card-unwavering-resolve = Unwavering Resolve
    .text = Instead of revealing an order, discard this to rally all your units in one system.
card-emperors-champion = Emperor's Champion
    .text = When damage is about to be assessed, discard this to rally 1 of your units.
card-exterminatus = Exterminatus
    .text = Before your orbital strike, discard this; all dice rolled in it become attack dice.
card-rites-of-battle = Rites of Battle
    .text = You may purchase 1 order upgrade, 1 materiel cheaper for each friendly world with a bastion.
card-heroic-intervention = Heroic Intervention
    .text = Place 1 free Space Marine on a friendly world with a structure, or 1 free Scout on any friendly world.
card-work-of-the-righteous = Work of the Righteous
    .text = Choose a friendly world and gain either its assets or materiel equal to its materiel value.
card-the-emperor-protects = The Emperor Protects
    .text = Place 1 free bastion on a friendly world without structure, or spend 2 materiel to place 1 free bastion on a friendly world without bastion.

## Chaos: units

unit-cultist = Cultist
    .short = Cultist
card-cultist = { unit-cultist }
unit-iconoclast-destroyer = Iconoclast Destroyer
    .short = Iconoclast
card-iconoclast-destroyer = { unit-iconoclast-destroyer }
unit-chaos-space-marine = Chaos Space Marine
    .short = Chaos Space Marine
card-chaos-space-marine = { unit-chaos-space-marine }
unit-helbrute = Helbrute
    .short = Helbrute
card-helbrute = { unit-helbrute }
unit-repulsive-grand-cruiser = Repulsive Grand Cruiser
    .short = Grand Cruiser
card-repulsive-grand-cruiser = { unit-repulsive-grand-cruiser }
unit-chaos-reaver-titan = Chaos Reaver Titan
    .short = Chaos Titan
card-chaos-reaver-titan = { unit-chaos-reaver-titan }

## Chaos: objective tokens

objective-ancient-weapon = Ancient Weapon
objective-chaos-relic-sword = Chaos Relic Sword
objective-blood-for-the-blood-god = Blood for the Blood God
objective-skulls-for-the-skull-throne = Skulls for the Skull Throne
objective-hellforge = Hellforge
objective-a-worthy-foe = A Worthy Foe

## Chaos: combat cards

card-khornes-rage = Khorne's Rage
    .ability-1 = Spend 1 attack die to gain 3 attack tokens.
    .ability-2 = Your opponent chooses and routs 1 of their units unless they spend 1 defence die.
    .text = { card-khornes-rage.ability-1 } { unit-chaos-space-marine.short } or { unit-iconoclast-destroyer.short }: { card-khornes-rage.ability-2 }
card-foul-worship = Foul Worship
    .ability-1 = Gain 1 die and roll it.
    .ability-2 = If your opponent has a routed unit, gain 1 defence token for each of your unrouted Cultists or Iconoclasts.
    .text = { card-foul-worship.ability-1 } { unit-cultist.short } or { unit-iconoclast-destroyer.short }: { card-foul-worship.ability-2 }
card-impure-zeal = Impure Zeal
    .ability-1 = If you have more morale dice than your opponent, rally 1 of your units.
    .ability-2 = Gain 1 attack token for each of your unrouted Cultists or Iconoclasts unless your opponent chooses and routs 1 of their units.
    .text = { card-impure-zeal.ability-1 } { unit-cultist.short } or { unit-iconoclast-destroyer.short }: { card-impure-zeal.ability-2 }
card-dark-faith = Dark Faith
    .ability-1 = Gain 1 morale die.
    .ability-2 = If you have more morale dice than your opponent, place 1 free Cultist on another friendly or uncontrolled world of this system.
    .text = { card-dark-faith.ability-1 } { unit-cultist.short } or { unit-iconoclast-destroyer.short }: { card-dark-faith.ability-2 }
card-lure-of-chaos = Lure of Chaos
    .ability-1 = Your opponent may choose and rout 1 of their units to gain 1 die and roll it; if they do not rout, you place 1 free Cultist or Iconoclast in this area.
    .ability-2 = Gain 2 attack tokens or 2 defence tokens.
    .text = { card-lure-of-chaos.ability-1 } { unit-cultist.short } or { unit-iconoclast-destroyer.short }: { card-lure-of-chaos.ability-2 }
card-mark-of-khorne = Mark of Khorne
    .ability-1 = Spend 1 attack die or 1 morale die to gain 3 attack tokens.
    .ability-2 = Your opponent chooses and destroys 1 of their routed units unless they spend 1 defence die.
    .text = { card-mark-of-khorne.ability-1 } { unit-chaos-space-marine.short } or { unit-iconoclast-destroyer.short }: { card-mark-of-khorne.ability-2 }
card-mark-of-nurgle = Mark of Nurgle
    .ability-1 = Spend 1 defence die or 1 morale die to gain 3 defence tokens.
    .ability-2 = Gain 2 defence tokens unless your opponent chooses and destroys 1 of their routed units.
    .text = { card-mark-of-nurgle.ability-1 } { unit-chaos-space-marine.short } or { unit-iconoclast-destroyer.short }: { card-mark-of-nurgle.ability-2 }
card-mark-of-slaanesh = Mark of Slaanesh
    .ability-1 = Gain 1 die and roll it.
    .ability-2 = If you have more morale dice than your opponent, they choose and rout 1 of their units.
    .ability-3 = If your opponent has a routed unit, place 1 free Cultist on this world.
    .text = { card-mark-of-slaanesh.ability-1 } { card-mark-of-slaanesh.ability-2 } { unit-chaos-space-marine.short }: { card-mark-of-slaanesh.ability-3 }
card-mark-of-tzeentch = Mark of Tzeentch
    .ability-1 = Gain 1 morale die.
    .ability-2 = If you have more morale dice than your opponent, replace 1 of your Cultists on this world by a free Chaos Space Marine.
    .ability-3 = Spend up to 2 morale dice; for each gain 1 attack die or 1 defence die.
    .text = { card-mark-of-tzeentch.ability-1 } { card-mark-of-tzeentch.ability-2 } { unit-chaos-space-marine.short } or { unit-iconoclast-destroyer.short }: { card-mark-of-tzeentch.ability-3 }
card-inhuman-strength = Inhuman Strength
    .ability-1 = Gain 1 attack die or 1 morale die.
    .ability-2 = Destroy 1 of your units to gain 4 attack tokens.
    .text = { card-inhuman-strength.ability-1 } { unit-helbrute.short } or { unit-repulsive-grand-cruiser.short }: { card-inhuman-strength.ability-2 }
card-daemonic-resilience = Daemonic Resilience
    .ability-1 = Gain 1 defence die or 1 morale die.
    .ability-2 = Gain 4 defence tokens unless your opponent chooses and destroys 1 of their units.
    .text = { card-daemonic-resilience.ability-1 } { unit-helbrute.short } or { unit-repulsive-grand-cruiser.short }: { card-daemonic-resilience.ability-2 }
card-chaos-united = Chaos United
    .ability-1 = Your opponent may choose and rout 1 of their units; if they do not, gain 1 attack die, 1 defence die or 1 morale die.
    .ability-2 = Take 1 of your units from any world and place it on this one; its command level may not exceed the number of Cultists in this system.
    .text = { card-chaos-united.ability-1 } { unit-cultist.short }, { unit-chaos-space-marine.short } or { unit-helbrute.short }: { card-chaos-united.ability-2 }
card-death-and-despair = Death and Despair
    .ability-1 = Gain 2 attack dice or 2 morale dice.
    .ability-2 = Spend any number of morale dice; for each destroy 1 unit of command level 0.
    .ability-3 = If you have more morale dice than your opponent, destroy 1 of their routed units.
    .text = { card-death-and-despair.ability-1 } { card-death-and-despair.ability-2 } { unit-chaos-reaver-titan.short } or { unit-repulsive-grand-cruiser.short }: { card-death-and-despair.ability-3 }
card-chaos-victorious = Chaos Victorious
    .ability-1 = Gain 2 dice and roll them.
    .ability-2 = If you have more morale dice than your opponent, rout all their units of command level 0.
    .ability-3 = Rout 1 of your opponent's units.
    .text = { card-chaos-victorious.ability-1 } { card-chaos-victorious.ability-2 } { unit-chaos-reaver-titan.short } or { unit-repulsive-grand-cruiser.short }: { card-chaos-victorious.ability-3 }

## Chaos: order upgrades

card-from-the-warp = From the Warp
    .text = While you resolve this order, your ships can move through Warp Storms.
card-favour-of-the-dark-gods = Favour of the Dark Gods
    .text = When you reveal this order, you may put 2 of your order tokens from your play area on top of your event deck.
card-dread-ritual = Dread Ritual
    .text = After you have resolved this order, you may purchase 1 unit of command level 2 or less, 1 materiel cheaper for each Cultist in the active system, and place it in a friendly area of that system.
card-fear-from-above = Fear from Above
    .text = In this orbital strike gain 1 die and roll it. You may spend 1 morale die; then your opponent must rout every unit that suffers damage in the strike.
card-complete-destruction = Complete Destruction
    .text = Enemy bastions do not prevent this orbital strike. You may spend 2 defence dice; then your opponent chooses and destroys 1 structure or 1 unit on the world.

## Chaos: events

card-blight-of-nurgle = Blight of Nurgle
    .text = Instead of revealing an order, discard this to rout 1 enemy unit in a system with a unit of yours.
card-prayer-to-the-dark-gods = Prayer to the Dark Gods
    .text = When another player moves a Warp Storm, discard this: that movement does not happen, and you move that storm in any of the 8 directions.
card-seduced-by-chaos = Seduced by Chaos
    .text = When damage has been assessed in your combat, discard this to rout 1 enemy unit in it.
card-through-the-warp = Through the Warp
    .text = While you resolve an Advance Order, discard this: your units may move through Warp Storms, and if the order starts a combat, you gain 1 morale die at its start.
card-spoils-of-war = Spoils of War
    .text = Gain 1 forge token and 1 reinforcement token.
card-incantation-of-tzeentch = Incantation of Tzeentch
    .text = Draw 3 cards from your event deck, resolve the ability of 1 of them and discard the others.
card-prophets-and-signs = Prophets and Signs
    .text = Place 2 free Cultists on 1 friendly world in a system without Cultists, or 1 free Cultist on any friendly world.
card-touched-by-the-warp = Touched by the Warp
    .text = Destroy 1 of your Cultists to gain 1 free upgrade card, for orders or combat, whose command level is no more than the number of Warp Storms on the borders of that system.

## Orks: units

unit-ork-boyz = Ork Boyz
    .short = Ork Boyz
card-ork-boyz = { unit-ork-boyz }
unit-onslaught-attack-ship = Onslaught Attack Ship
    .short = Onslaught
card-onslaught-attack-ship = { unit-onslaught-attack-ship }
unit-nob = Nob
    .short = Nob
card-nob = { unit-nob }
unit-battlewagon = Battlewagon
    .short = Battlewagon
card-battlewagon = { unit-battlewagon }
unit-kill-kroozer = Kill Kroozer
    .short = Kill Kroozer
card-kill-kroozer = { unit-kill-kroozer }
unit-gargant = Gargant
    .short = Gargant
card-gargant = { unit-gargant }

## Orks: objective tokens

objective-good-lootin = Good Lootin'
objective-good-fightin = Good Fightin'
objective-lotza-boyz = Lotza Boyz!
objective-good-fer-racin = Good fer Racin'
objective-trukk-fuel = Trukk Fuel
objective-gubbins-an-wotnots = Gubbins an' Wotnots

## Orks: combat cards

card-gretchin = Gretchin
    .ability-1 = Gain 1 attack token and 1 defence token.
    .ability-2 = Your opponent rerolls 1 die that you choose.
    .ability-3 = Destroy 1 of your Onslaughts; your opponent then chooses and destroys 1 of their units.
    .text = { card-gretchin.ability-1 } { card-gretchin.ability-2 } { unit-onslaught-attack-ship.short }: { card-gretchin.ability-3 }
card-mek-boyz = Mek Boyz
    .ability-1 = Gain 1 die and roll it.
    .ability-2 = Your opponent discards the top card of their combat deck; its icons are yours until this execution round ends.
    .text = { card-mek-boyz.ability-1 } { unit-ork-boyz.short } or { unit-onslaught-attack-ship.short }: { card-mek-boyz.ability-2 }
card-ard-boyz = 'Ard Boyz
    .ability-1 = You must reroll all your attack dice.
    .ability-2 = For each of your unrouted Ork Boyz your opponent must reroll 1 attack die.
    .text = { card-ard-boyz.ability-1 } { unit-ork-boyz.short }: { card-ard-boyz.ability-2 }
card-shoota-boyz = Shoota Boyz
    .ability-1 = You must reroll all your defence dice.
    .ability-2 = For each of your unrouted Ork Boyz your opponent must reroll 1 defence die.
    .text = { card-shoota-boyz.ability-1 } { unit-ork-boyz.short }: { card-shoota-boyz.ability-2 }
card-slugga-boyz = Slugga Boyz
    .ability-1 = Both players must reroll all their morale dice.
    .ability-2 = Rally 1 of your units.
    .text = { card-slugga-boyz.ability-1 } { unit-ork-boyz.short } or { unit-onslaught-attack-ship.short }: { card-slugga-boyz.ability-2 }
card-waaagh = Waaagh!!!!
    .ability-1 = Rally 1 of your units.
    .ability-2 = Gain 1 attack token for each of your unrouted Ork Boyz or Onslaughts.
    .text = { card-waaagh.ability-1 } { unit-ork-boyz.short } or { unit-onslaught-attack-ship.short }: { card-waaagh.ability-2 }
card-sea-of-green = Sea of Green
    .ability-1 = Place 1 free reinforcement token in this area.
    .ability-2 = If you have more unrouted units than your opponent, they choose and rout 1 of their units unless they spend 1 morale die.
    .text = { card-sea-of-green.ability-1 } { card-sea-of-green.ability-2 }
card-mega-nobz = Mega Nobz
    .ability-1 = Your opponent must reroll all their defence dice.
    .ability-2 = Gain 1 defence token.
    .text = { card-mega-nobz.ability-1 } { unit-nob.short } or { unit-onslaught-attack-ship.short }: { card-mega-nobz.ability-2 }
card-biker-nobz = Biker Nobz
    .ability-1 = Your opponent must reroll all their attack dice.
    .ability-2 = Gain 1 attack token.
    .text = { card-biker-nobz.ability-1 } { unit-nob.short } or { unit-onslaught-attack-ship.short }: { card-biker-nobz.ability-2 }
card-weirdboyz = Weirdboyz
    .ability-1 = Both players must reroll all their dice.
    .ability-2 = For the rest of this combat, whenever your opponent gains attack or defence tokens, you gain as many of the same.
    .text = { card-weirdboyz.ability-1 } { unit-ork-boyz.short } or { unit-onslaught-attack-ship.short }: { card-weirdboyz.ability-2 }
card-party-wagon = Party Wagon
    .ability-1 = Place 1 free reinforcement token in this area.
    .ability-2 = If you have more unrouted units than your opponent, gain 2 attack tokens and 2 defence tokens.
    .text = { card-party-wagon.ability-1 } { unit-battlewagon.short } or { unit-kill-kroozer.short }: { card-party-wagon.ability-2 }
card-rokkit-wagon = Rokkit Wagon
    .ability-1 = Gain 3 attack tokens. Your opponent may retreat 1 of their units.
    .text = { unit-battlewagon.short } or { unit-kill-kroozer.short }: { card-rokkit-wagon.ability-1 }
card-snapper-gargant = Snapper Gargant
    .ability-1 = Choose and discard 1 of your opponent's faceup combat cards.
    .text = { unit-gargant.short } or { unit-kill-kroozer.short }: { card-snapper-gargant.ability-1 }
card-smasher-gargant = Smasher Gargant
    .ability-1 = Choose 1 enemy unit; it is destroyed unless your opponent spends as many dice as its command level.
    .text = { unit-gargant.short } or { unit-kill-kroozer.short }: { card-smasher-gargant.ability-1 }

## Orks: order upgrades

card-ork-roks = Ork Roks
    .text = While you resolve this order, up to 2 of your units may move through 1 uncontrolled void as if it were friendly.
card-the-green-tide = The Green Tide
    .text = When you reveal this order, you may resolve it as an Advance, Dominate or Deploy Order instead.
card-werk-fasta = Werk Fasta!
    .text = While you resolve this order, you may purchase the structure before the units.
card-lootin = Lootin'!
    .text = In this orbital strike gain 1 die and roll it. You may spend 1 die of your choice; then you gain 1 materiel and your opponent loses 1 materiel.
card-stealin = Stealin'!
    .text = Enemy bastions do not prevent this orbital strike. You may spend 1 morale die; then choose and discard 1 of your opponent's asset tokens and gain that token.

## Orks: events

card-teer-it-down = Teer It Down!
    .text = When damage has been assessed in your combat, discard this to destroy 1 structure on that world.
card-warboss = Warboss
    .text = When you purchase a unit, discard this; the unit is 1 materiel cheaper for each of your reinforcement tokens.
card-gitz-dem = Gitz Dem!
    .text = When an enemy unit is routed in your combat, discard this to destroy it.
card-mob-up = Mob Up!
    .text = Instead of revealing an order, discard this to resolve an Advance Order in any system with at least 2 of your units.
card-lootin-n-stealin = Lootin' 'n Stealin'
    .text = Gain 2 materiel, then choose a player, who loses 1 asset of their choice.
card-letz-get-fightin = Letz Get Fightin'
    .text = Place 2 free Ork Boyz on a friendly world with a Nob, or 1 free Ork Boyz on any friendly world.
card-how-we-getz-here = How We Getz Here?
    .text = Take 1 of your units from any world and place it on any uncontrolled world.
card-moar-boyz = Moar Boyz!
    .text = Gain 2 reinforcement tokens.

## Eldar: units

unit-aspect-warrior = Aspect Warrior
    .short = Aspect Warrior
card-aspect-warrior = { unit-aspect-warrior }
unit-hellebore-frigate = Hellebore Frigate
    .short = Frigate
card-hellebore-frigate = { unit-hellebore-frigate }
unit-wraithguard = Wraithguard
    .short = Wraithguard
card-wraithguard = { unit-wraithguard }
unit-falcon = Falcon
    .short = Falcon
card-falcon = { unit-falcon }
unit-void-stalker = Void Stalker
    .short = Void Stalker
card-void-stalker = { unit-void-stalker }
unit-warlock-battle-titan = Warlock Battle Titan
    .short = Warlock Titan
card-warlock-battle-titan = { unit-warlock-battle-titan }

## Eldar: objective tokens

objective-maiden-world = Maiden World
objective-scuttled-craftworld = Scuttled Craftworld
objective-heros-spirit-stone = Hero's Spirit Stone
objective-wraith-wrought-artefact = Wraith-Wrought Artefact
objective-confluence-of-destiny = Confluence of Destiny
objective-lost-aspect-shrine = Lost Aspect Shrine

## Eldar: combat cards

card-hit-and-run = Hit and Run
    .ability-1 = Gain 2 attack tokens.
    .ability-2 = Spend 1 morale die to move 1 of your units to an adjacent friendly or uncontrolled area.
    .text = { card-hit-and-run.ability-1 } { unit-aspect-warrior.short } or { unit-hellebore-frigate.short }: { card-hit-and-run.ability-2 }
card-howling-banshees = Howling Banshees
    .ability-1 = Gain 1 die and roll it.
    .ability-2 = Spend 1 morale die; your opponent chooses and routs 1 of their units.
    .text = { card-howling-banshees.ability-1 } { unit-aspect-warrior.short } or { unit-hellebore-frigate.short }: { card-howling-banshees.ability-2 }
card-striking-scorpions = Striking Scorpions
    .ability-1 = Gain 1 die and roll it.
    .ability-2 = Your opponent loses 1 die of their choice.
    .text = { card-striking-scorpions.ability-1 } { unit-aspect-warrior.short } or { unit-hellebore-frigate.short }: { card-striking-scorpions.ability-2 }
card-ranger-support = Ranger Support
    .ability-1 = If you are attacking, gain 1 attack token and 1 defence token.
    .ability-2 = If you are defending, you may retreat 1 of your units.
    .text = { card-ranger-support.ability-1 } { card-ranger-support.ability-2 }
card-command-of-the-autarch = Command of the Autarch
    .ability-1 = Rally 1 of your units, or gain 1 morale die.
    .ability-2 = Play 1 more combat card from your hand: you do not resolve its abilities, but its icons count in this combat.
    .text = { card-command-of-the-autarch.ability-1 } { card-command-of-the-autarch.ability-2 }
card-fire-dragons-vengeance = Fire Dragon's Vengeance
    .ability-1 = If you are attacking, your opponent cannot gain defence tokens in this execution round.
    .ability-2 = Gain 2 defence tokens.
    .text = { card-fire-dragons-vengeance.ability-1 } { unit-aspect-warrior.short } or { unit-hellebore-frigate.short }: { card-fire-dragons-vengeance.ability-2 }
card-swooping-hawks = Swooping Hawks
    .ability-1 = If you are defending, your opponent loses 3 attack tokens.
    .ability-2 = Spend 1 morale die to gain 2 attack tokens.
    .text = { card-swooping-hawks.ability-1 } { unit-aspect-warrior.short } or { unit-hellebore-frigate.short }: { card-swooping-hawks.ability-2 }
card-wraithguard-advance = Wraithguard Advance
    .ability-1 = Gain 1 die and roll it, or gain 1 morale die.
    .ability-2 = Turn up to 2 of your defence dice to attack.
    .ability-3 = Your opponent chooses and routs 1 of their units unless they spend 1 morale die.
    .text = { card-wraithguard-advance.ability-1 } { card-wraithguard-advance.ability-2 } { unit-wraithguard.short }, { unit-hellebore-frigate.short } or { unit-void-stalker.short }: { card-wraithguard-advance.ability-3 }
card-wraithguard-support = Wraithguard Support
    .ability-1 = Gain 1 die and roll it, or gain 1 morale die.
    .ability-2 = Turn up to 2 of your attack dice to defence.
    .ability-3 = Spend 1 morale die to rally 1 of your units.
    .text = { card-wraithguard-support.ability-1 } { card-wraithguard-support.ability-2 } { unit-wraithguard.short }, { unit-hellebore-frigate.short } or { unit-void-stalker.short }: { card-wraithguard-support.ability-3 }
card-fire-prism = Fire Prism
    .ability-1 = Turn any number of your morale dice to attack.
    .ability-2 = If you are attacking, gain 2 attack tokens; if you are defending, your opponent loses 5 defence tokens.
    .text = { card-fire-prism.ability-1 } { unit-falcon.short } or { unit-void-stalker.short }: { card-fire-prism.ability-2 }
card-wave-serpent = Wave Serpent
    .ability-1 = Gain 1 die and roll it.
    .ability-2 = Gain 3 defence tokens unless your opponent spends 1 morale die.
    .ability-3 = Spend 1 morale die to move any number of your units of command level 0 and 1 to an adjacent area. This can start a new combat after this one.
    .text = { card-wave-serpent.ability-1 } { card-wave-serpent.ability-2 } { unit-falcon.short } or { unit-void-stalker.short }: { card-wave-serpent.ability-3 }
card-spiritseers-guidance = Spiritseer's Guidance
    .ability-1 = Gain 1 morale die.
    .ability-2 = Rout 1 of your units; if you do, no units, on either side, can suffer damage in this execution round.
    .text = { card-spiritseers-guidance.ability-1 } { card-spiritseers-guidance.ability-2 }
card-holofield-emitter = Holofield Emitter
    .ability-1 = Gain 1 die and roll it.
    .ability-2 = Draw 1 combat card.
    .ability-3 = Play 1 combat card from your hand: you do not resolve its abilities, but its icons count in this combat.
    .text = { card-holofield-emitter.ability-1 } { card-holofield-emitter.ability-2 } { unit-warlock-battle-titan.short } or { unit-void-stalker.short }: { card-holofield-emitter.ability-3 }
card-psychic-lance = Psychic Lance
    .ability-1 = Gain 1 die and roll it.
    .ability-2 = Your opponent discards 1 combat card from their hand at random.
    .ability-3 = Gain 4 attack tokens unless your opponent lets you choose and discard 1 of their faceup combat cards.
    .text = { card-psychic-lance.ability-1 } { card-psychic-lance.ability-2 } { unit-warlock-battle-titan.short } or { unit-void-stalker.short }: { card-psychic-lance.ability-3 }

## Eldar: order upgrades

card-corsair-raid = Corsair Raid
    .text = After a combat of this order you may make 1 orbital strike in the active system.
card-farseers = Farseers
    .text = You may fully resolve this order even without a unit of yours in the active system.
card-wraithbone-singers = Wraithbone Singers
    .text = The structure you purchase with this order may go on a friendly world that already has exactly 1 structure of a different kind.
card-tactical-strikes = Tactical Strikes
    .text = In this orbital strike gain 1 die and roll it. You may spend 1 morale die to choose 1 enemy unit on the world, which must suffer damage first.
card-strafing-run = Strafing Run
    .text = Enemy bastions do not prevent this orbital strike. You may spend 2 defence dice to move any of your ships in the active system to 1 friendly or uncontrolled void of an adjacent system.

## Eldar: events

card-farsight = Farsight
    .text = When damage is about to be assessed, discard this to take all your units of this combat and place them in any 1 friendly area.
card-warp-gate = Warp Gate
    .text = Instead of revealing an order, discard this to take any of your units from 1 area and place them in any 1 friendly or uncontrolled area.
card-outmanoeuvre = Outmanoeuvre
    .text = At the end of the Planning Phase, discard this to look at 1 of your order tokens anywhere in a stack; then put it on top or at the bottom of that stack.
card-vicious-raids = Vicious Raids
    .text = While you resolve an orbital strike, discard this to reroll any of your dice and then gain 1 attack die, 1 defence die or 1 morale die.
card-path-of-the-warrior = Path of the Warrior
    .text = You may purchase 1 combat upgrade, 1 materiel cheaper for each friendly world with a city.
card-outcasts-returned = Outcasts Returned
    .text = Place 1 free Frigate in any uncontrolled void, or take 1 of your Frigates from 1 void and place it in any uncontrolled void.
card-exodite-colony = Exodite Colony
    .text = Spend 1 materiel to place 1 free city on a friendly or uncontrolled world that has no structure and no Eldar objective token.
card-legacy-of-vaul = Legacy of Vaul
    .text = Gain 2 forge tokens.

## Systems

tile-1a = Shattered Reaches
tile-1b = The Veil
tile-2a = Ebbek's Valor
tile-2b = The Verudun Hastes
tile-3a = The Vohgan Labyrinth
tile-3b = Yareen Nebula
tile-4a = Monstrum Abyss
tile-4b = Rhuin's Strand
tile-5a = Bloody Expanse
tile-5b = The Starhov Nebula
tile-6a = The Shipyards of Aulanius
tile-6b = The Expanse of Rukstadt
tile-7a = Lagarus Abyss
tile-7b = The Shoals of Aidoneus
tile-8a = Saint Mir'ha's Fastness
tile-8b = The Barren Cluster
tile-9a = The Teladir Frontier
tile-9b = Rubiejo Zeilafa
tile-10a = Ton Haagen's Hope
tile-10b = The Teladir Frontier
tile-11a = Depths of Caeruus
tile-11b = The Kevan Stars
tile-12a = Lost Kocaetus
tile-12b = Station Epsilon-Rho

## Worlds

world-nicea = Nicea
world-smyrna = Smyrna
world-orb-theta-84 = Orb Theta-84
world-bergoria = Bergoria
world-pergam = Pergam
world-laodicea = Laodicea
world-terudus = Terudus
world-ferrineus = Ferrineus
world-azernikh = Azernikh
world-lytheria = Lytheria
world-phlegra = Phlegra
world-fornax = Fornax
world-cnobin = Cnobin
world-solanum = Solanum
world-stalfa = Stalfa
world-savarga = Savarga
world-thylin = Thylin
world-xinghua = Xinghua
world-broeshyr = Broeshyr
world-naraka = Naraka
world-kaunas = Kaunas
world-annieth = Annieth
world-lyrea = Lyrea
world-agharta = Agharta
world-lilivara = Lilivara
world-remscheid = Remscheid
world-etherall = Etherall
world-nymaan = Nymaan
world-escinthia = Escinthia
world-squall = Squall
world-baryala = Baryala
world-the-vault-of-st-ravinnusa = The Vault of St Ravinnusa
world-iyanden = Iyanden
world-lycium = Lycium
world-rigal = Rigal
world-turaci = Turaci
world-medrias = Medrias
world-argovia = Argovia
world-lemnos = Lemnos
world-albrechts-hold = Albrecht's Hold
world-torrerus = Torrerus
world-gelsenkirchen = Gelsenkirchen
world-vinur = Vinur
world-da-green-rock = Da Green Rock
world-tholopis = Tholopis
world-golgrim = Golgrim
world-alichor = Alichor
world-noatun = Noatun
world-venefirous = Venefirous
world-surge = Surge
world-saronne = Saronne
world-lux = Lux
world-slibuen = Slibuen
