### The log of a battle, a line for each event.
### $who is "you" for the reader, $player names anybody else; a line gets its capital by itself.
### $unit, $target, $other and $host are cards as the messages under "Cards" name them.

## Cards

the-card = { $name }
the-person = { $name }
card-at = { $card } ({ $space })

## The turn

log-turn = Turn { $turn } – { $who ->
        [you] you
       *[other] { $player }
    }
log-phase = { $phase } phase
log-inactive = { $who ->
        [you] You targeted no enemy card this turn and pay
       *[other] { $player } targeted no enemy card this turn and pays
    } the price of inaction.
log-conceded = { $who ->
        [you] You give up
       *[other] { $player } gives up
    } the game.
log-game-over = { $who ->
        [you] You win the game!
        [nobody] Both summoners have fallen: the game is drawn.
       *[other] { $player } wins the game!
    }

## Cards come into play

log-summoned = { $who ->
        [you] You summon
       *[other] { $player } summons
    } { $card } on { $space }.
log-built = { $who ->
        [you] You build
       *[other] { $player } builds
    } { $card } on { $space }.
log-played = { $who ->
        [you] You play
       *[other] { $player } plays
    } { $card }.
log-placed = { $unit } is placed on { $space }.
log-put-under = { $unit } is put under { $host }.
log-used = { $unit } uses { $ability }.
log-effect = { $card } takes effect.

## Cards change places

log-moved = { $unit } moves from { $from } to { $to }.
log-moved-back = { $unit } moves away and returns to { $to }.
log-forced = { $unit } is forced from { $from } to { $to }.
log-swapped = { $unit } and { $other } swap places.
log-controlled = { $who ->
        [you] You control
       *[other] { $player } controls
    } { $unit } from now on.
log-captured = The mind of { $unit } is captured: it is not destroyed.
log-frozen = { $unit } freezes.

## Attacks and damage

log-attacked = { $unit } attacks { $target }.
log-rolled = { $dice ->
        [0] No die is rolled.
        [one] 1 die: { $melee } melee, { $ranged } ranged, { $special } special.
       *[other] { $dice } dice: { $melee } melee, { $ranged } ranged, { $special } special.
    }
log-rerolled = { $unit } has all the dice rolled again.
log-damaged = { $unit } takes { $amount } damage.
log-healed = { $amount } damage is removed from { $unit }.
log-destroyed = { $unit } is destroyed.

## Magic and charges

log-gained-magic = { $who ->
        [you] You gain
       *[other] { $player } gains
    } { $amount } magic.
log-gained-no-magic = { $who ->
        [you] You gain
       *[other] { $player } gains
    } no magic: the magic track is full.
log-spent-magic = { $who ->
        [you] You spend
       *[other] { $player } spends
    } { $amount } magic.
log-gained-charge = { $unit } gains { $amount ->
        [one] 1 charge
       *[other] { $amount } charges
    }.
log-lost-charge = { $unit } loses { $amount ->
        [one] 1 charge
       *[other] { $amount } charges
    }.

## Hands and piles

log-drew = { $who ->
        [you] You draw
       *[other] { $player } draws
    } { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }.
log-drew-card = Into your hand: { $card }.
log-discarded = { $card } goes to { $who ->
        [you] your
       *[other] { $player }’s
    } discard pile.
log-discarded-unseen = { $who ->
        [you] You discard
       *[other] { $player } discards
    } a card face down.
log-discarded-card = You discard face down: { $card }.
log-returned = { $unit } goes back to { $who ->
        [you] your
       *[other] { $player }’s
    } hand.
log-revealed = { $who ->
        [you] You reveal
       *[other] { $player } reveals
    } { $card }.
