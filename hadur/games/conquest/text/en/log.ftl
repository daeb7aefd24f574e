### The log of a campaign, a line for each event.
### $who is "you" for the reader, $player names anybody else; a line gets its capital by itself.
### $unit, $target and $host are cards as the messages under "Cards and places" name them.

## Cards and places

the-card = { $name }
the-person = { $name }
card-at = { $card } ({ $place }, { $whose ->
        [own] yours
        [enemy] enemy
       *[other] { $player }
    })
place-hq = headquarters
place-slot = planet no. { $number }
to-planet = to { $planet }
to-hq = to headquarters
from-planet = from { $planet }
from-hq = from headquarters

## The game and its rounds

log-starter = { $who ->
        [you] You start
       *[other] { $player } starts
    } the game and { $who ->
        [you] have
       *[other] has
    } initiative first.
log-mulligan = { $who ->
        [you] You shuffle your starting hand back and draw
       *[other] { $player } shuffles the starting hand back and draws
    } a new one.
log-kept = { $who ->
        [you] You keep your
       *[other] { $player } keeps the
    } starting hand.
log-round = Round { $round } – { $who ->
        [you] you have initiative
       *[other] { $player } has initiative
    }
log-phase = { $phase }
log-initiative = { $who ->
        [you] You have
       *[other] { $player } has
    } initiative from now on.
log-first-planet = The first planet is { $planet }.
log-revealed-planet = { $planet } is turned face up.
log-all-ready = All cards ready.
log-conceded = { $who ->
        [you] You give up
       *[other] { $player } gives up
    } the game.
log-game-over = { $who ->
        [you] You win the game!
        [nobody] Both players lose at once: the game is drawn.
       *[other] { $player } wins the game!
    }

## Cards come into play

log-deployed = { $who ->
        [you] You deploy
       *[other] { $player } deploys
    } { $card } { $to }.
log-attached = { $who ->
        [you] You attach
       *[other] { $player } attaches
    } { $card } to { $host }.
log-put-into-play = { $who ->
        [you] You put
       *[other] { $player } puts
    } { $card } into play: { $to }.
log-token = { $who ->
        [you] You get
       *[other] { $player } gets
    } a { $card } token: { $to }.
log-played = { $who ->
        [you] You play
       *[other] { $player } plays
    } { $card }.
log-used = { $who ->
        [you] You use
       *[other] { $player } uses
    } the ability of { $card }.
log-cancelled = The effects of { $card } are cancelled.
log-taken-back = { $who ->
        [you] You take { $card } back: you
       *[other] { $player } takes { $card } back: they
    } cannot pay for it.
log-passed = { $who ->
        [you] You pass and deploy
       *[other] { $player } passes and deploys
    } nothing more in this phase.

## Command

log-dialled = { $who ->
        [you] Your dial
       *[other] The dial of { $player }
    } shows { $number }.
log-committed = { $who ->
        [you] Your warlord commits
       *[other] The warlord of { $player } commits
    } to { $planet }.
log-struggle = Command struggle at { $planet }: { $first } against { $second } command icons.
log-struggle-warlord = Command struggle at { $planet }: { $who ->
        [you] your warlord is
       *[other] the warlord of { $player } is
    } there alone and decides it.
log-struggle-won = { $who ->
        [you] You win
       *[other] { $player } wins
    } the command struggle at { $planet }.
log-bonus-declined = { $who ->
        [you] You do
       *[other] { $player } does
    } not take the bonus of { $planet }.

## Battles

log-battle = Battle at { $planet } – { $who ->
        [you] you have initiative
       *[other] { $player } has initiative
    }
log-combat-round = Combat round { $number } begins.
log-attacked = { $unit } attacks { $target }.
log-area = { $unit } uses its Area Effect: { $amount } damage to every enemy unit there.
log-retreated = { $unit } retreats from { $planet }.
log-routed = { $unit } is routed from { $planet }.
log-stalemate-called = { $who ->
        [you] You call
       *[other] { $player } calls
    } for a stalemate check.
log-stalemate-refused = { $who ->
        [you] You do
       *[other] { $player } does
    } not agree to a draw; the next rounds will show.
log-battle-won = { $who ->
        [you] You win
       *[other] { $player } wins
    } the battle at { $planet }.
log-battle-drawn = The battle at { $planet } is drawn.
log-battle-ability = { $who ->
        [you] You use
       *[other] { $player } uses
    } the Battle ability of { $planet }.
log-captured = { $who ->
        [you] You capture
       *[other] { $player } captures
    } { $planet }.
log-removed = { $planet } is removed from the game.

## Damage and what becomes of cards

log-assigned = { $amount } damage is assigned to { $unit }.
log-shielded = { $who ->
        [you] You shield
       *[other] { $player } shields
    } { $unit } with { $card }: { $amount } damage is prevented.
log-prevented = { $amount } damage to { $unit } is prevented.
log-reassigned = { $amount } damage is reassigned to { $unit }.
log-damaged = { $unit } takes { $amount } damage.
log-lost-damage = { $who ->
        [you] You have
       *[other] { $player } has
    } no unit left to take { $amount } indirect damage.
log-moved-damage = { $amount } damage is moved from { $unit } to { $target }.
log-healed = { $amount } damage is removed from { $unit }.
log-destroyed = { $unit } is destroyed.
log-sacrificed = { $unit } is sacrificed.
log-bloodied = { $who ->
        [you] Your warlord
       *[other] The warlord of { $player }
    } is bloodied and returns to headquarters.
log-defeated = { $who ->
        [you] Your warlord
       *[other] The warlord of { $player }
    } is defeated for good.
log-exhausted = { $unit } exhausts.
log-readied = { $unit } readies.
log-more-attack = { $unit } gets +{ $amount } attack.
log-moved = { $unit } moves { $from } { $to }.

## Cards and resources

log-paid = { $who ->
        [you] You pay
       *[other] { $player } pays
    } { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    }.
log-gained = { $who ->
        [you] You gain
       *[other] { $player } gains
    } { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    }.
log-took-control = { $who ->
        [you] You take
       *[other] { $player } takes
    } control of { $card }.
log-stolen = { $who ->
        [you] You take
       *[other] { $player } takes
    } { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    } from the other player.
log-stored = { $amount ->
        [one] 1 resource is
       *[other] { $amount } resources are
    } put on { $unit }.
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
log-returned = { $card } goes back to { $who ->
        [you] your
       *[other] { $player }’s
    } hand.
log-revealed = { $who ->
        [you] You reveal
       *[other] { $player } reveals
    } { $card }.
log-looked = { $who ->
        [you] You look
       *[other] { $player } looks
    } at { $amount ->
        [one] the top card
       *[other] the top { $amount } cards
    } of a deck.
log-added = { $who ->
        [you] You add
       *[other] { $player } adds
    } one of the cards to hand.
