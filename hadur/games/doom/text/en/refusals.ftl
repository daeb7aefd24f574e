### How the judge says no: what is wrong here, then the rule's own sentence with its id.
### $place is a space; $figure and $other are figures.

refusal = { $reason } ({ $rule })
refusal-unknown = Rule { $rule } does not allow this.

## Whose decision it is, and which

refusal-over = The mission is over.
refusal-out = You have left the mission.
refusal-not-your-turn = It is not your turn to decide.
refusal-out-of-place = “{ $word }” does not answer what you are asked now.
refusal-must = You cannot decline this.
refusal-must-use = { $card } must be carried out.
refusal-which-one = { $number } moves could be meant; say more.

## The moment

refusal-only-setup = The mission has begun already.
refusal-other-choice = That is another step of the setup.
refusal-no-moving = Nobody of yours is moving now.
refusal-no-playing = Action cards are played during your own activation.
refusal-marines-only = Only marines sprint.
refusal-card-later = What goes on is finished before you play another card.
refusal-no-attack-now = No attack of yours is possible at this moment.
refusal-no-ability-now = No ability can be used at this moment.
refusal-attack-first = Say “attack” first; then the defender is named.
refusal-attack-by-card = A marine attacks by playing a card with an attack box; play one first.
refusal-no-taking = Items are taken by an active marine, in whose space they lie.
refusal-no-ending = There is no activation of yours to end now.
refusal-no-discarding = You do not discard a card now.
refusal-no-dice-now = No dice are changed now.
refusal-no-defending = You reveal no defense card now.
refusal-no-summoning = You are not summoning now.
refusal-summoning-on = That is another step of the summoning.
refusal-no-argent-now = You do not place Argent Power now.
refusal-no-placing = Nothing is placed now.
refusal-no-picking = No figure is chosen now.

## Movement

refusal-not-on-map = { $place } is no space of this map.
refusal-no-points = { $figure } has no movement points left.
refusal-already-there = { $figure } is in { $place } already.
refusal-too-far = { $place } is not adjacent to { $figure }.
refusal-wall-between = A wall lies between { $figure } and { $place }.
refusal-door-between = A closed door stands between { $figure } and { $place }.
refusal-blocking-between = Blocking terrain lies between { $figure } and { $place }.
refusal-impassable-between = Impassable terrain lies between { $figure } and { $place }.
refusal-no-way-round = There are obstacles on both sides of the corner between { $figure } and { $place }.
refusal-too-dear = Entering { $place } costs { $price } movement points, and { $figure } has { $points }.
refusal-cannot-stop = { $other } stands in { $place }, and { $figure } cannot move on from there.
refusal-shares-space = { $figure } shares its space with { $other } and has to move on.
refusal-only-large-turn = { $figure } is small and does not turn.
refusal-step-straight = { $figure } is large: it goes one space straight, not to { $place }.
refusal-half-base = From { $place } less than half of the base of { $figure } would stay where it was.
refusal-no-room = The base of { $figure } does not fit there: { $place }.
refusal-cannot-rest = { $figure } could not stop at { $place }, nor go on from there.
refusal-must-go-on = { $figure } cannot stop at { $place } and has to move on.
refusal-no-door = No door stands there.
refusal-door-open = That door is open already.
refusal-not-at-door = { $figure } does not stand at the door { $door }.
refusal-door-far = No space at the door { $door } is within { $number } of you.
refusal-cannot-open = A card says that { $figure } cannot open doors.
refusal-demons-no-teleport = Demons do not use teleporters.
refusal-no-teleporter = { $place } has no teleporter.
refusal-teleporter-off = The teleporter in { $place } is not active.
refusal-not-on-teleporter = { $figure } does not stand on an active teleporter.
refusal-cannot-teleport = A card says that { $figure } cannot teleport.

## Items, cards, abilities

refusal-no-item = { $item } does not lie in your space.
refusal-owned = You own this weapon already: { $item }.
refusal-no-set = No set of this weapon is left: { $item }.
refusal-not-in-hand = You do not hold { $card }.
refusal-no-main-left = You have no main action left.
refusal-reaction-waits = { $card } is a reaction; it waits for the moment its text names.
refusal-bonus-waits = { $card } waits for the moment its text names.
refusal-no-action-card = { $card } is no action card.
refusal-cannot-sprint = A card says that { $figure } cannot sprint.
refusal-not-yours = { $card } is not yours to use.
refusal-no-ability = { $card } has nothing for this moment.
refusal-used = { $card } has been used at this moment already.
refusal-earlier-first = Another ability of { $card } comes first.
refusal-whose-moment = { $card } is not for a moment of { $figure }.
refusal-not-attacker = { $card } works only while you are the attacker.
refusal-exhausted = { $card } is exhausted.
refusal-fragged-cannot = { $card } has to be exhausted, which you cannot do while fragged.
refusal-no-argent = { $card } costs { $number } Argent Power, and its card holds { $held }.
refusal-no-cards-to-pay = { $card } costs { $number } of your other cards in hand, and you have { $held }.
refusal-no-points-to-pay = { $card } costs { $number } movement points, and you have { $held }.
refusal-no-attack-going-on = { $card } works only during an attack.
refusal-wrong-trait = { $card } works only with another kind of weapon.
refusal-not-wounded = The defender has too little damage for { $card }.
refusal-not-adjacent = Attacker and defender are not adjacent, as { $card } demands.
refusal-not-within = The defender is farther away than { $card } allows.
refusal-not-beyond = The defender is nearer than { $card } demands.
refusal-no-damage-dealt = The attack dealt too little damage for { $card }.
refusal-not-fragged = The attack fragged nobody, as { $card } demands.
refusal-too-far-from-you = { $figure } is too far from you for { $card }.
refusal-not-seen-by-you = You do not see { $figure }, as { $card } demands.
refusal-no-token-near = The token of { $card } does not lie near { $figure }.
refusal-has-moved = { $figure } has spent movement points already, and { $card } forbids that.
refusal-has-not-moved = { $figure } has not spent enough movement points for { $card }.
refusal-wrong-size = { $figure } is not of the size that { $card } is for.
refusal-not-stunned = { $figure } is not stunned, as { $card } demands.
refusal-has-glory = You hold a Glory Kill card already, and { $card } forbids that.
refusal-has-attacked = { $figure } has attacked already.
refusal-say-where = Say what { $card } is used on.
refusal-not-used-on = { $card } is not used on anything.
refusal-nothing-near = Nothing that { $card } is for lies beside { $figure }.
refusal-nothing-beside = Nothing that { $card } is for lies adjacent to { $figure } at { $place }.
refusal-no-token-here = Nothing that { $card } is for lies under { $figure }.
refusal-wrong-burden = { $figure } does not hold as many objective tokens as { $card } demands.
refusal-not-on-hazard = { $figure } does not stand where { $card } works.
refusal-wrong-portal = { $card } is for a portal of another colour.
refusal-few-threats = There are too few threat tokens for { $card }.
refusal-enough-progress = There is progress enough already for { $card }.

## Attacks

refusal-own-side = { $figure } is on your own side.
refusal-not-here = { $figure } is not on the map.
refusal-nobody-there = Nobody you could attack is in { $place }.
refusal-out-of-range = { $place } is { $distance } spaces away, and the Range is { $range }.
refusal-no-count = No count of spaces leads to { $place }.
refusal-not-in-sight = There is no line of sight to { $place }.
refusal-nobody-to-attack = No enemy is within Range and in line of sight.
refusal-no-such-die = No such die lies there: { $die }.
refusal-rolled-already = That die has been rolled again already: { $die }.
refusal-shows-already = That die shows this already: { $die }.
refusal-no-such-face = No side of that die shows { $number }: { $die }.
refusal-no-die-left = You have no such die to remove: { $colour }.

## Figures and places

refusal-not-in-question = { $figure } is none of the figures in question.
refusal-demons-first = Demons give way before marines do.
refusal-has-acted = { $figure } has acted already.
refusal-other-type = { $figure } is of another type than the one that is active.
refusal-space-taken = { $other } stands in { $place }.
refusal-no-start = { $place } is no start space.
refusal-no-respawn = { $place } is neither an active teleporter nor adjacent to one.
refusal-barred = { $place } is blocking or impassable terrain.
refusal-not-nearest = { $place } is not one of the nearest empty spaces.
refusal-not-where-fell = { $place } is not where the token fell.
refusal-no-push = { $place } is not adjacent to { $figure }.
refusal-only-large-lies = { $figure } is small and cannot lie.
refusal-say-number = You may recover from 0 to { $number }.

## Setup

refusal-set-chosen = You have chosen that set already: { $set }.
refusal-class-taken = { $card } has been taken.
refusal-class-not-drawn = { $card } is none of the class cards you drew.
refusal-no-class = { $card } is no class card.
refusal-not-basic = { $weapon } is no basic weapon.
refusal-no-such-marine = { $marine } does not take part.
refusal-nothing-waits = No effect of this side waits for its turn: { $marine }.

## Demons and portals

refusal-no-type-here = No figure of that type is on the map: { $type }.
refusal-type-exhausted = That demon card is exhausted: { $type }.
refusal-type-activated = That type has activated in this round: { $type }.
refusal-no-portal = { $place } has no portal.
refusal-portal-off = The portal in { $place } is not active.
refusal-portal-on = The portal in { $place } is active already.
refusal-other-portal = Nobody is summoned from the portal in { $place } now.
refusal-no-group = That is none of the two groups of this portal.
refusal-not-newcomer = No demon of that type has just been summoned: { $type }.
refusal-not-back = What is not shared out is discarded: nothing stays on the invasion card.
refusal-card-down = That demon card lies face down: { $type }.
refusal-not-looked-at = { $card } is none of the cards you look at.
