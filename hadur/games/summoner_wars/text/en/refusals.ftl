### How the judge says no: what is wrong here, then the rule's own sentence with its id.
### $card on $space is the card spoken of, $other on $there one it is held against, $by an ability or
### event whose text speaks.

refusal = { $reason } ({ $rule })
refusal-unknown = Rule { $rule } does not allow this.

wanted-unit = unit
wanted-common = common
wanted-structure = structure
wanted-common-champion = common or champion
named-undead = Undead
named-carrier = Carrier
named-citadel = Citadel

## Whose decision it is, and which

refusal-over = The game is over.
refusal-not-asked = You have nothing to decide now.
refusal-no-question = Nothing asks for “{ $word }” now; take an action or end the phase.
refusal-must = You cannot decline this.
refusal-answer = Something else is asked first; answer with “{ $word }”.
refusal-answer-or-no = Something else is asked first; answer with “{ $word }” or “no”.
refusal-event-waits = { $card } has to wait until you have decided what is asked.
refusal-no-such-way = “{ $way }” is none of the ways; there are: { $ways }.
refusal-no-such-effect = No effect called “{ $effect }” waits.

## The phase

refusal-move-phase = This is the { $phase } phase; units move in the Move phase.
refusal-attack-phase = This is the { $phase } phase; units attack in the Attack phase.
refusal-summon-phase = This is the { $phase } phase; units are summoned in the Summon phase.
refusal-build-phase = This is the { $phase } phase; structures are built in the Build phase.
refusal-magic-phase = This is the { $phase } phase; cards are discarded for magic in the Magic phase.
refusal-event-phase = This is the { $phase } phase; { $card } is played in the { $due } phase.
refusal-use-phase = This is the { $phase } phase; { $by } is used in the { $due } phase.

## The card

refusal-nobody-there = No unit is on { $space }.
refusal-nothing-there = No card is on { $space }.
refusal-not-yours = You do not control { $card } on { $space }.
refusal-not-in-hand = { $card } is not in your hand.
refusal-not-in-pile = { $card } is not in your discard pile.
refusal-no-unit = { $card } is no unit.
refusal-no-attacker = { $card } on { $space } is no unit.
refusal-no-structure = { $card } is no structure.
refusal-no-event = { $card } is no event.
refusal-no-word = The name of { $card } does not contain “{ $named }”.
refusal-not-a = { $card } on { $space } is no { $wanted }.
refusal-not-friendly = { $card } on { $space } is not friendly.
refusal-not-enemy = { $card } on { $space } is no enemy.
refusal-not-free = { $card } on { $space } is no unit of cost 0.
refusal-too-dear = { $card } is no unit of cost { $most } or less.
refusal-cost = { $card } costs { $cost }, and you have { $magic } magic.
refusal-no-magic = You have no magic to spend.
refusal-no-charge = { $card } on { $space } has no charge to spend.
refusal-no-charge-left = { $card } has no charge to spend.
refusal-has-charge = { $card } on { $space } has a charge.
refusal-lacks = { $card } on { $space } does not have this ability: { $by }.
refusal-by-itself = Nobody uses this ability, it works by itself: { $by }.
refusal-once = { $card } on { $space } has used this ability this turn: { $by }.

## What is used up

refusal-has-moved = { $card } on { $space } has moved already.
refusal-has-attacked = { $card } on { $space } has attacked already.
refusal-used-instead = { $card } on { $space } has used an ability instead.
refusal-moves-used = Three units have moved this turn.
refusal-attacks-used = Three units have attacked this turn.

## What a text forbids

refusal-cannot-move = { $card } on { $space } cannot move: { $by }.
refusal-cannot-attack = { $card } on { $space } cannot attack: { $by }.
refusal-cannot-be-attacked = { $card } on { $space } cannot be attacked: { $by }.
refusal-cannot-be-forced = { $card } on { $space } cannot be forced: { $by }.
refusal-protected = { $card } on { $space } has { $by }; beside it you can attack only units that have it.

## Moving

refusal-structure-stays = { $card } on { $space } is a structure.
refusal-also-structure = { $card } on { $space } is also a structure, and nothing lets it move.
refusal-stays = The unit would not move at all.
refusal-out-and-back = { $card } on { $space } has no way out and back here.
refusal-blocked = Every way of at most { $reach ->
        [one] 1 space
       *[other] { $reach } spaces
    } to { $space } is blocked.
refusal-diagonal = Space { $space } lies diagonally from { $there }.
refusal-no-step = From { $there } to { $space } is no step.
refusal-diagonal-step = From { $there } to { $space } is diagonal.
refusal-long-step = From { $there } to { $space } is more than one space.
refusal-not-through = { $card } on { $space } is none of the cards this unit can move through.
refusal-in-the-way = { $card } on { $space } is in the way.
refusal-must-be-empty = Space { $space } would have to be empty.
refusal-reach = { $card } can move { $reach ->
        [one] 1 space
       *[other] { $reach } spaces
    } at most, and this is { $far }.
refusal-reach-by = { $card } can move { $reach ->
        [one] 1 space
       *[other] { $reach } spaces
    } at most ({ $by }), and this is { $far }.
refusal-no-reach = { $card } can move no space at all: { $by }.
refusal-charge-reach = { $card } can charge { $reach ->
        [one] 1 space
       *[other] { $reach } spaces
    } at most ({ $by }), and { $space } is { $far } away.
refusal-ends-on = { $card } is on { $space }; the unit can move through it, but not end there.
refusal-occupied = Space { $space } is not empty: { $card } is there.
refusal-charge-line = Space { $space } is not in a straight line from { $there }.

## Attacking

refusal-say-attacker = { $card } may do something before its target is declared; say “attack { $space }” first.
refusal-say-target = Say whom { $card } attacks: “attack { $space } …”.
refusal-itself = { $card } on { $space } cannot choose itself.
refusal-melee = { $card } is a melee unit, and { $space } is not adjacent.
refusal-no-line = Space { $space } is not in a straight line from { $there }.
refusal-out-of-range = Space { $space } is { $far } spaces away, and { $card } reaches { $reach }.
refusal-line-blocked = { $card } on { $space } is in the line of fire.
refusal-nothing-to-attack = { $card } on { $space } has nothing to attack.
refusal-extra-attack = This extra attack is for an adjacent enemy card.

## Summoning and building

refusal-never-summoned = { $card } is a summoner.
refusal-not-summoned = { $card } is neither common nor champion.
refusal-takes-place = { $card } takes the place of a friendly unit ({ $by }), and none is on { $space }.
refusal-no-gate = You control no gate.
refusal-far-from-gates = Space { $space } is beside no gate that you control.
refusal-build-area = Space { $space } is neither in your back three rows nor beside your summoner.

## Events

refusal-is-built = { $card } is a structure: you build it.
refusal-no-target = { $card } has no target now.

## Choosing

refusal-too-far = { $card } on { $space } is { $far ->
        [one] 1 space
       *[other] { $far } spaces
    } away from { $other } on { $there }; { $reach } is the most.
refusal-gone = { $other } is not on the battlefield any more.
refusal-itself-near = { $card } on { $space } does not count as near itself.
refusal-no-clear-line = No clear straight line of at most { $reach } spaces leads from { $other } on { $there } to { $card } on { $space }.
refusal-chosen-before = The card on { $space } was chosen before.
refusal-three-forced = Three structures have been forced already.
refusal-first-of-two = { $card } on { $space } is the first of the two.
refusal-nothing-new = { $card } on { $space } has no ability that { $other } on { $there } lacks.
refusal-shown-before = { $card } was shown for this attack already.
refusal-none-near = No friendly { $wanted } is within { $reach } of { $card } on { $space }.
refusal-none-exposed = No enemy unit is beside a structure of yours.
refusal-none-to-push = No common or champion within { $reach } of { $card } on { $space } can be forced.
refusal-no-dead = No “Undead” unit is in your discard pile.
refusal-no-free-unit = You have no unit of cost 0 to swap places with.
refusal-no-cheap-unit = No unit of cost { $most } or less is in your hand.
refusal-no-room = No space beside { $card } on { $space } is empty.
refusal-not-beside = Space { $space } is not adjacent to { $other } on { $there }.
refusal-taken-again = Space { $space } is not empty any more: { $card } is there.
refusal-only-enemies = Only an enemy unit can be captured.

## Forcing

refusal-leaves = { $card } is on { $space } already and has to leave it.
refusal-force-line = Space { $space } is not straight from { $there }.
refusal-force = Space { $space } is { $far ->
        [one] 1 space
       *[other] { $far } spaces
    } away, and the card is forced { $most ->
        [one] 1 space
       *[other] 1 to { $most } spaces
    } here.
refusal-not-toward = Space { $space } is not nearer to { $other } on { $there }.
refusal-not-away = Space { $space } is not farther from { $other } on { $there }.
refusal-stuck = { $card } on { $space } has no free space to be forced to.
