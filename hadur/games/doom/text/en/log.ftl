### The log of a mission, a line for each event.
### $who is "you" for the reader, else $player is a name; a capital comes by itself.
### $in, $from, $to and $portal are spaces; $figure and $other are figures.

## The game

log-round = Round { $round }
log-revealed-turn = Initiative: { $sheet }
log-game-over = { $side ->
        [0] The invader has won the mission.
       *[1] The marines have won the mission.
    }
log-left = { $who ->
        [you] You leave
       *[other] { $player } leaves
    } the mission.

## Setting up

log-chose-class = { $who ->
        [you] You take
       *[other] { $player } takes
    } the class card { $sheet }.
log-chose-weapon = { $who ->
        [you] You take
       *[other] { $player } takes
    } this weapon: { $weapon }.
log-chose-secretly = { $who ->
        [you] You choose
       *[other] { $player } chooses
    } cards in secret.
log-chose-set = { $who ->
        [you] You choose
       *[other] { $player } chooses
    } the event cards of { $set }.
log-chose-invasion = { $who ->
        [you] You choose
       *[other] { $player } chooses
    } the invasion card { $invasion }.
log-taking-point = { $who ->
        [you] You take
       *[other] { $player } takes
    } point.

## Activations and movement

log-activated = { $figure } activates.
log-type-activated = The invader activates this type: { $type }.
log-stepped = { $figure } moves from { $from } to { $to }.
log-teleported = { $figure } teleports from { $from } to { $to }.
log-rotated = { $figure } turns and now { $lying ->
        [0] stands upright
       *[1] lies across
    } at { $in }.
log-opened = { $whether ->
        [nobody] A door opens
       *[somebody] { $figure } opens a door
    }: { $door }.
log-took = { $figure } takes an item in { $in }: { $item }.
log-teleporter-on = The teleporter in { $in } becomes active.
log-pushed = { $figure } is pushed from { $from } to { $to }.
log-displaced = { $figure } is displaced from { $from } to { $to }.

## Cards

log-played = { $who ->
        [you] You play
       *[other] { $player } plays
    } { $sheet }.
log-used = { $who ->
        [you] You use
       *[other] { $player } uses
    } { $sheet }.
log-sprinted = { $who ->
        [you] You sprint
       *[other] { $player } sprints
    }.
log-drew = { $who ->
        [you] You draw
       *[other] { $player } draws
    } { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
log-drew-card = { $who ->
        [you] You draw
       *[other] { $player } draws
    } { $sheet }.
log-drew-glory = { $who ->
        [you] You draw
       *[other] { $player } draws
    } a Glory Kill card.
log-drew-glory-card = { $who ->
        [you] You draw
       *[other] { $player } draws
    } the Glory Kill card { $sheet }.
log-discarded = { $who ->
        [you] You discard
       *[other] { $player } discards
    } { $sheet }.
log-looked = { $who ->
        [you] You look
       *[other] { $player } looks
    } at { $count ->
        [one] the top initiative card
       *[other] the top { $count } initiative cards
    }.
log-put-back = { $who ->
        [you] You put
       *[other] { $player } puts
    } an initiative card { $bottom ->
        [0] on the top of the deck
       *[1] at the bottom of the deck
    }.
log-called = { $who ->
        [you] You put your
       *[other] { $player } puts their
    } own initiative card on the top of the deck.
log-cannot-sprint = { $figure } cannot sprint.

## Attacks

log-attacked = { $figure } attacks { $other }{ $with ->
        [card] {" "}with { $sheet }
       *[claws] {""}
    }.
log-no-target = { $figure } has nobody to attack in sight and range.
log-rolled = A { $colour } die shows { $damage } damage.
log-turned-die = A { $colour } die is turned to { $damage } damage.
log-lost-die = A { $colour } die is removed.
log-defended = { $who ->
        [you] You reveal
       *[other] { $player } reveals
    } { $sheet } as the defense card.
log-redrew = { $who ->
        [you] You discard
       *[other] { $player } discards
    } { $sheet } and { $who ->
        [you] reveal
       *[other] reveals
    } another defense card.
log-no-damage = { $figure } { $dodged ->
        [0] suffers no damage
       *[1] dodges the attack
    }.
log-suffered = { $figure } suffers { $damage } damage in { $in }.
log-prevented = { $damage } damage to { $figure } is prevented.
log-recovered = { $figure } recovers { $damage } damage.
log-stunned = { $figure } is stunned.
log-stun-ended = { $figure } is no longer stunned.
log-fragged = { $figure } is fragged in { $in }.
log-frag-token = The invader now has { $count ->
        [one] 1 frag token
       *[other] { $count } frag tokens
    }.
log-respawned = { $figure } respawns in { $in }.
log-glory-kill = Glory Kill: { $figure } finishes off { $other }.
log-telefrag = Telefrag: { $figure } appears inside { $other }.
log-grenade-thrown = { $figure } throws a grenade to { $in }: { $weapon }.
log-grenade-back = { $figure } gets a grenade back: { $weapon }.

## Demons

log-argent-gained = { $count } Argent Power goes to this card: { $type }.
log-argent-spent = { $count } Argent Power is spent from this card: { $type }.
log-argent-lost = { $count } Argent Power goes back to the supply.
log-summoning = The invader summons from the portal in { $portal }.
log-summoned = { $figure } appears in { $in }.
log-portal-woke = The portal in { $portal } becomes active.
log-portal-closed = The portal in { $portal } is gone.
log-card-up = This demon card is turned face up: { $type }.
log-card-down = This demon card is turned face down: { $type }.

## Objectives

log-token-taken = { $figure } now holds this: { $token }.
log-token-dropped = This falls in { $in }: { $token }.
log-token-gained = The marines gain this: { $token } (they now have { $count }).
log-token-removed = This is removed from { $in }: { $token }.
log-threat-changed = { $count ->
        [one] 1 threat token
       *[other] { $count } threat tokens
    } { $way ->
        [less] fewer
       *[more] more
    } { $where ->
        [card] on the threat card
       *[map] in { $in }
    }.
log-progress-changed = { $count ->
        [one] 1 progress token
       *[other] { $count } progress tokens
    } { $way ->
        [less] fewer
       *[more] more
    } in { $in }.
