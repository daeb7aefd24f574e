### The log of a war, a line for each event.
### $who is "you" for the reader, else $player is a name; a capital comes by itself.
### $in, $from and $to are places as the messages under "Places" say them.

## Places

place-system = { $name } ({ $tile })
area-of-world = { $world }
in-of-world = on { $world }
from-of-world = from { $world }
to-of-world = to { $world }
area-of-void = { $quadrant } void of { $tile }
in-of-void = in the { $quadrant } void of { $tile }
from-of-void = from the { $quadrant } void of { $tile }
to-of-void = to the { $quadrant } void of { $tile }
quadrant-nw = north-west
quadrant-ne = north-east
quadrant-sw = south-west
quadrant-se = south-east
edge-between = between { $one } and { $other }
edge-outer = on the { $side } edge of { $tile }
side-n = north
side-e = east
side-s = south
side-w = west

## The game and its rounds

log-round = Round { $round } – { $who ->
        [you] you are
       *[other] { $player } is
    } first player
log-phase = { $phase } Phase
log-first-player = { $who ->
        [you] You are
       *[other] { $player } is
    } first player.
log-faction = { $who ->
        [you] You play
       *[other] { $player } plays
    } { $faction }.
log-tile = { $who ->
        [you] You place
       *[other] { $player } places
    } { $system }, turned by { $turn ->
        [0] 0
        [1] 90
        [2] 180
       *[3] 270
    }°.
log-force = { $who ->
        [you] You set up
       *[other] { $player } sets up
    } 1 { $piece } { $in }.
log-objective = { $who ->
        [you] You place
       *[other] { $player } places
    } { $owner-who ->
        [you] an objective of yours
       *[other] an objective of { $owner }
    } { $in }.
log-storm-placed = { $who ->
        [you] You place
       *[other] { $player } places
    } a Warp Storm { $edge }.
log-eliminated = { $who ->
        [you] You are
       *[other] { $player } is
    } eliminated.
log-collected = { $who ->
        [you] You collect an objective of yours
       *[other] { $player } collects an objective
    } { $in }.

## Orders

log-order-placed = { $who ->
        [you] You place
       *[other] { $player } places
    } an order facedown in { $system }.
log-order-kind = { $who ->
        [you] You place
       *[other] { $player } places
    } { $order } facedown in { $system }.
log-revealed = { $who ->
        [you] You reveal
       *[other] { $player } reveals
    } { $order } in { $system }
log-to-events = The { $order } token goes on { $who ->
        [you] your
       *[other] { $player }’s
    } event deck.
log-tokens-to-events = { $who ->
        [you] You put
       *[other] { $player } puts
    } { $count } order tokens facedown on the event deck.
log-missed = { $who ->
        [you] You have
       *[other] { $player } has
    } no order on top of a stack and { $who ->
        [you] miss
       *[other] misses
    } the turn.
log-order-moved = { $who ->
        [you] You look
       *[other] { $player } looks
    } at an order token in { $system } and { $who ->
        [you] put
       *[other] puts
    } it { $top ->
        [1] on top of
       *[0] at the bottom of
    } its stack.

## Units and structures

log-moved = { $who ->
        [you] You move
       *[other] { $player } moves
    } 1 { $unit } { $from } { $to }.
log-placed = { $who ->
        [you] You place
       *[other] { $player } places
    } 1 free { $unit } { $in }.
log-replaced = { $who ->
        [you] You replace
       *[other] { $player } replaces
    } 1 { $old-unit } { $in } by 1 { $new-unit }.
log-bought = { $who ->
        [you] You purchase
       *[other] { $player } purchases
    } 1 { $unit } { $in } for { $cost } materiel.
log-built = { $who ->
        [you] You build
       *[other] { $player } builds
    } a { $structure } { $in }{ $cost ->
        [0] {""}
       *[other] {" "}for { $cost } materiel
    }.
log-destroyed = { $who ->
        [you] Your { $unit }
       *[other] { $player }’s { $unit }
    } { $in } is destroyed.
log-razed = { $who ->
        [you] Your { $structure }
       *[other] { $player }’s { $structure }
    } { $in } is destroyed.
log-routed = { $who ->
        [you] Your { $unit }
       *[other] { $player }’s { $unit }
    } { $in } is routed.
log-rallied = { $who ->
        [you] Your { $unit }
       *[other] { $player }’s { $unit }
    } { $in } rallies.
log-captured = { $who ->
        [you] You capture
       *[other] { $player } captures
    } the { $structure } { $in }.

## What players have

log-asset = { $who ->
        [you] You { $way ->
            [more] gain
           *[less] lose
        }
       *[other] { $player } { $way ->
            [more] gains
           *[less] loses
        }
    } { $count } { $asset }.
log-materiel = { $who ->
        [you] You { $way ->
            [more] gain
           *[less] lose
        }
       *[other] { $player } { $way ->
            [more] gains
           *[less] loses
        }
    } { $count } materiel.
log-order-upgrade = { $who ->
        [you] You purchase
       *[other] { $player } purchases
    } the order upgrade { $upgrade } for { $cost } materiel.
log-combat-upgrade = { $who ->
        [you] You purchase
       *[other] { $player } purchases
    } the combat upgrade { $card } for { $cost } materiel; it replaces { $old-card }.
log-upgrade-used = { $who ->
        [you] You use
       *[other] { $player } uses
    } { $upgrade }.
log-ability-used = { $who ->
        [you] You use
       *[other] { $player } uses
    } { $faction-ability }.

## Combats and orbital strikes

log-combat = Combat { $in }: { $who ->
        [you] you attack
       *[other] { $player } attacks
    } { $other-who ->
        [you] you
       *[other] { $other }
    }
log-strike = Orbital strike { $from } { $to }: { $who ->
        [you] you roll
       *[other] { $player } rolls
    } { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
log-rolled = { $who ->
        [you] You roll
       *[other] { $player } rolls
    }: { $attack } attack, { $defence } defence, { $morale } morale.
log-drew = { $who ->
        [you] You draw
       *[other] { $player } draws
    } { $count ->
        [one] 1 combat card
       *[other] { $count } combat cards
    }.
log-drew-card = { $who ->
        [you] You draw
       *[other] { $player } draws
    } { $card }.
log-committed = { $who ->
        [you] You commit
       *[other] { $player } commits
    } { $count ->
        [0] no reinforcement token
        [one] 1 reinforcement token
       *[other] { $count } reinforcement tokens
    }.
log-execution = Execution round { $number } begins.
log-card = { $who ->
        [you] You play
       *[other] { $player } plays
    } { $card }.
log-ability = { $who ->
        [you] You use
       *[other] { $player } uses
    } { $card }: “{ $text }”
log-dice = { $who ->
        [you] You
       *[other] { $player }
    }: { $way ->
        [more] +
       *[less] −
    }{ $count } { $die }.
log-tokens = { $who ->
        [you] You
       *[other] { $player }
    }: { $way ->
        [more] +
       *[less] −
    }{ $count } { $token }.
log-rerolled = { $who ->
        [you] You reroll
       *[other] { $player } rerolls
    } { $count } { $die }.
log-looked = { $who ->
        [you] You look
       *[other] { $player } looks
    } at the opponent’s facedown combat card.
log-looked-at = { $who ->
        [you] You look
       *[other] { $player } looks
    } at the facedown combat card: { $card }.
log-discarded = { $who ->
        [you] You discard
       *[other] { $player } discards
    } { $card }.
log-values = { $who ->
        [you] You have
       *[other] { $player } has
    } attack { $attack }, defence { $defence } and { $who ->
        [you] suffer
       *[other] suffers
    } { $damage } damage.
log-morale = { $who ->
        [you] You have
       *[other] { $player } has
    } { $count } morale.
log-retreated = { $who ->
        [you] You retreat
       *[other] { $player } retreats
    } with { $count ->
        [one] 1 unit
       *[other] { $count } units
    } { $from } { $to }.
log-won = { $who ->
        [you] You win
        [nobody] Nobody wins
       *[other] { $player } wins
    } the combat { $in }.

## Events and storms

log-events-drawn = { $who ->
        [you] You draw
       *[other] { $player } draws
    } { $count ->
        [one] 1 event card
       *[other] { $count } event cards
    }.
log-event-drawn = { $who ->
        [you] You draw
       *[other] { $player } draws
    } the event { $event }.
log-event-chosen = { $who ->
        [you] You choose
       *[other] { $player } chooses
    } the event { $event }.
log-event-shown = { $who ->
        [you] You show
       *[other] { $player } shows
    } the event { $event }.
log-tactic = { $who ->
        [you] You resolve
       *[other] { $player } resolves
    } { $event }.
log-scheme-in-play = { $who ->
        [you] Your
       *[other] { $player }’s
    } scheme { $event } is in play.
log-scheme-used = { $who ->
        [you] You use
       *[other] { $player } uses
    } the scheme { $event }.
log-scheme-discarded = { $who ->
        [you] You discard
       *[other] { $player } discards
    } the scheme { $event }.
log-storm-moved = { $who ->
        [you] You move
       *[other] { $player } moves
    } the Warp Storm { $from-edge }: it now lies { $edge }.
