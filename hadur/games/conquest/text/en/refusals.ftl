### How the judge says no: what is wrong here, then the rule's own sentence with its id.
### $card, $unit and $by are names of cards, $planet is a planet or "headquarters".

refusal = { $reason } ({ $rule })
refusal-unknown = Rule { $rule } does not allow this.

## Whose decision it is, and which

refusal-over = The game is over.
refusal-not-asked = You have nothing to decide now.
refusal-not-your-turn = It is your opponent's turn.
refusal-passed = You have passed for this phase.
refusal-dial-set = Your dial is set.
refusal-out-of-place = “{ $word }” does not answer what you are asked now.
refusal-must = You cannot decline this.
refusal-say = To decline this, say “{ $word }”.
refusal-must-choose = You have to choose at least one first.
refusal-no-such-way = “{ $way }” is none of the ways; there are: { $ways }.
refusal-number = { $number } will not do; choose a number from { $least } to { $most }.
refusal-copies = There are not so many moves that read alike.

## The moment

refusal-deploy-phase = This is not the deploy phase.
refusal-ambush-phase = { $card } can come by Ambush, but only in action windows of the combat phase.
refusal-not-now-deploy = You cannot deploy anything at this moment.
refusal-action-window = This is an action, and there is no action window now.
refusal-combat-turn = This is no combat turn of yours.
refusal-no-retreat-now = You cannot retreat at this moment.
refusal-no-shield-now = No unit of yours waits for a shield now.
refusal-no-dials-now = The dials are not being set now.
refusal-no-mobile-now = This is not the moment of Mobile units.
refusal-no-area-now = No attacker of yours is choosing whom to hit.
refusal-no-stalemate-now = This is no combat turn of yours.
refusal-phase = { $card } can be used only in this phase: { $phase }.
refusal-other-moment = { $card } waits for another moment.
refusal-not-about = Nothing that happens now is about { $unit }.
refusal-which-one = Several things happen together; say on which of them you use { $card }.
refusal-used = { $card } has been used on this already.
refusal-cancelled = What { $card } waits for has been cancelled.
refusal-forced = A forced ability must be used.

## The card itself

refusal-not-in-hand = { $card } is not in your hand.
refusal-not-in-pile = { $card } is not among the cards you can choose from.
refusal-not-there = { $unit } is not in play there.
refusal-no-event = { $card } is no event.
refusal-an-event = { $card } is an event: you play it.
refusal-never-deployed = { $card } is never deployed from a hand.
refusal-needs-planet = { $card } is deployed at a planet; say at which.
refusal-a-support = { $card } is a support and goes to your headquarters.
refusal-an-attachment = { $card } is an attachment; say to which unit you attach it.
refusal-no-attachment = { $card } cannot be attached.
refusal-no-equipment = { $card } is neither an attachment nor a Drone.
refusal-no-planet = { $planet } is no face-up planet.
refusal-no-ability = { $card } has no ability that you use yourself.
refusal-blank = The text of { $card } does not count now.
refusal-unique = You control { $card } already, and it is unique.
refusal-relic = You control a Relic already.
refusal-limited = You have had your Limited card of this round.
refusal-ambush-place = At this table { $card } can come by Ambush only to the planet of the battle.

## What it costs

refusal-cost = { $card } costs { $cost }, and you have { $pool }.
refusal-exhausted = { $unit } is exhausted.
refusal-once = { $card } has been used as often as it may be.
refusal-no-price = You have nothing to pay for { $card } with.
refusal-spoils-target = If { $unit } pays, no target is left.
refusal-no-resources = X would be 0.

## Whom it may be done to

refusal-no-target = There is no legal target for { $card }.
refusal-not-a = { $unit } is no { $wanted ->
        [army-unit] army unit
        [non-warlord] unit other than a warlord
        [support] support
        [attachment] attachment
        [limited] Limited card
        [khymera] Khymera
       *[unit] unit
    }.
refusal-no-effect = { $card } would change nothing now.
refusal-other-side = { $unit } is not controlled by the player who controls { $by }.
refusal-not-yours = You do not control { $unit }.
refusal-not-enemy = { $unit } is no enemy.
refusal-no-faction = { $unit } does not belong to this faction: { $faction }.
refusal-no-trait = { $unit } lacks the trait: { $traits }.
refusal-a-trait = { $unit } has the trait: { $traits }.
refusal-is-unique = { $unit } is unique.
refusal-is-common = { $unit } is not unique.
refusal-not-here = { $unit } is not at that planet.
refusal-not-adjacent = { $unit } is not at an adjacent planet.
refusal-not-at-planet = { $unit } is at no planet.
refusal-a-warlord = { $unit } is a warlord.
refusal-itself = { $unit } itself is not meant.
refusal-attacked = { $unit } is the one that is attacked; a different unit is wanted.
refusal-chosen = { $unit } has been chosen already.
refusal-is-ready = { $unit } is ready already.
refusal-undamaged = { $unit } has no damage.
refusal-no-icons = { $unit } has no command icons.
refusal-bare = { $unit } has no attachment.
refusal-immune = { $unit } is immune to enemy events.
refusal-covered = { $by } covers { $unit }: enemy abilities cannot target it.
refusal-undamageable = { $unit } cannot be damaged.
refusal-too-dear = The printed cost of { $card } is more than { $most }.
refusal-not-topmost = There is no such card in your discard pile.
refusal-nobody-there = At { $planet } nobody would be affected.
refusal-a-planet = A card is wanted here, not a planet or headquarters.
refusal-wanted-place = A planet or a headquarters is wanted here.
refusal-wanted-planet = A planet is wanted here.
refusal-moves-here = { $unit } is at { $planet } already.
refusal-first-planet = { $planet } is the first planet.
refusal-no-first-planet = There is no first planet just now.
refusal-no-battle = There is no battle at { $planet }.
refusal-no-battle-now = No battle is being fought.
refusal-nowhere = There is no other planet to go to.

## Wearing

refusal-host = { $card } cannot be attached to { $unit }.
refusal-no-attachments = { $unit } has No Attachments.
refusal-no-wargear = { $unit } has No Wargear Attachments.
refusal-one-each = { $unit } has { $card } already.
refusal-no-host = There is nobody who could wear { $card }.
refusal-no-attachment-held = You hold no attachment that you could deploy.

## Triggers

refusal-not-it = This is not about { $card } itself.
refusal-not-its-host = This is not about the unit that wears { $card }.
refusal-not-such = This is not what { $card } waits for.
refusal-your-doing = This was not done by your opponent.
refusal-not-enemy-fell = No enemy unit was destroyed at a planet.
refusal-not-attack = This is not the damage of an attack.
refusal-no-damage-left = There is no damage left to prevent.
refusal-redirected = All of this damage has been redirected already.
refusal-no-token = You can have no more token units in play.
refusal-no-cards-held = There is no card in that hand.
refusal-none-held = You hold no card that fits.
refusal-none-to-sacrifice = There is no unit that could be sacrificed.
refusal-no-more-resources = Your opponent has too few resources for this.
refusal-no-more-units = You have as many units as your opponent, or more.
refusal-empty = { $card } is empty.

## Fighting

refusal-not-fighting = { $unit } is not at the planet of the battle.
refusal-not-ranged = { $unit } is not Ranged, and this is the ranged skirmish.
refusal-nobody-to-attack = { $unit } has nobody to attack.
refusal-must-attack = { $unit } can attack, so you cannot pass.
refusal-guarded = { $unit } cannot be attacked while a unit of another name is with it.
refusal-own-unit = { $unit } is your own.
refusal-no-area = { $unit } has no Area Effect.
refusal-not-warlord = { $unit } is no warlord.
refusal-held = { $by } is there, so { $unit } cannot retreat.
refusal-called = A stalemate has been called already.
refusal-not-mobile = { $unit } is not Mobile.
refusal-has-moved = { $unit } has moved already.
refusal-not-next = { $planet } is not adjacent.

## Damage

refusal-no-damage-beside = There is no damage beside { $unit }.
refusal-armorbane = { $unit } attacks, and it has Armorbane.
refusal-shielded = For { $unit } you have decided already.
refusal-no-shield-icons = { $card } has no shield icons.
refusal-no-hp-left = { $unit } has no hit points left for more.
refusal-not-damaged-there = { $unit } is not among the units that are hit.
refusal-not-leaving = { $unit } does not go onto your discard pile now.
refusal-no-relic = { $unit } is no Relic.
