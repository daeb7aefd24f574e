### The log of the game, a line an event.
### $who is "you" for the reader, for others $player is the name; the capital comes by itself.
### Where $card may lie face down, the sentence leaves room for "a face-down card".

facedown = a face-down card
type-ship = ship
type-weapon = weapon
type-crew = crew
type-base = base

## Setting up

log-starter = { $who ->
        [you] You start.
       *[other] { $player } starts.
    }
log-shuffled = { $who ->
        [you] You shuffle your Colony.
       *[other] { $player } shuffles their Colony.
    }
log-cut = { $count ->
        [0] { $who ->
            [you] You do not cut { $owner-who ->
                [you] your Colony.
               *[other] { $owner }’s Colony.
            }
           *[other] { $player } does not cut { $owner-who ->
                [you] your Colony.
               *[other] { $owner }’s Colony.
            }
        }
       *[other] { $who ->
            [you] You lift { $count } off { $owner-who ->
                [you] your Colony.
               *[other] { $owner }’s Colony.
            }
           *[other] { $player } lifts { $count } off { $owner-who ->
                [you] your Colony.
               *[other] { $owner }’s Colony.
            }
        }
    }
log-mulligan = { $who ->
        [you] You shuffle your first five cards in and draw others.
       *[other] { $player } shuffles the first five cards in and draws others.
    }
log-kept = { $who ->
        [you] You keep your first cards.
       *[other] { $player } keeps the first cards.
    }

## Turns and credits

log-turn = { $who ->
        [you] Your turn { $turn }
       *[other] { $player }’s turn { $turn }
    }
log-income = { $who ->
        [you] You get { $credits ->
            [one] 1 credit
           *[other] { $credits } credits
        } for the turn.
       *[other] { $player } gets { $credits ->
            [one] 1 credit
           *[other] { $credits } credits
        } for the turn.
    }
log-gained = { $who ->
        [you] You gain { $credits ->
            [one] 1 credit
           *[other] { $credits } credits
        }.
       *[other] { $player } gains { $credits ->
            [one] 1 credit
           *[other] { $credits } credits
        }.
    }
log-lost = { $who ->
        [you] You lose { $credits ->
            [one] 1 credit
           *[other] { $credits } credits
        }.
       *[other] { $player } loses { $credits ->
            [one] 1 credit
           *[other] { $credits } credits
        }.
    }
log-closing = { $who ->
        [you] Your closing phase
       *[other] { $player }’s closing phase
    }
log-scrapped = { $who ->
        [you] You give up a ship that your Hangar has no room for: { $card }.
       *[other] { $player } gives up a ship that the Hangar has no room for: { $card }.
    }

## Piles

log-drew = { $who ->
        [you] You draw { $count ->
            [one] a card.
           *[other] { $count } cards.
        }
       *[other] { $player } draws { $count ->
            [one] a card.
           *[other] { $count } cards.
        }
    }
log-drew-card = { $who ->
        [you] You draw { $card }.
       *[other] { $player } draws { $card }.
    }
log-picked = { $who ->
        [you] You take one of the five top cards.
       *[other] { $player } takes one of the five top cards.
    }
log-searched = { $who ->
        [you] You look at the top cards of your Colony: { $count }.
       *[other] { $player } looks at the top cards of their Colony: { $count }.
    }
log-dug = { $who ->
        [you] You take the bottom card of your Ruin to hand.
       *[other] { $player } takes the bottom card of their Ruin to hand.
    }
log-burned = { $who ->
        [you] Your Colony
       *[other] { $player }’s Colony
    } loses { $count ->
        [one] its top card
       *[other] its top { $count } cards
    } to the Ruin.
log-discarded = { $who ->
        [you] You discard { $count ->
            [one] a card
           *[other] { $count } cards
        } face down to your Ruin.
       *[other] { $player } discards { $count ->
            [one] a card
           *[other] { $count } cards
        } face down to the Ruin.
    }
log-discarded-card = { $who ->
        [you] You discard { $card } to your Ruin.
       *[other] { $player } discards { $card } to the Ruin.
    }
log-regrown = { $who ->
        [you] Bottom cards of your Ruin go under your Colony: { $count }.
       *[other] Bottom cards of { $player }’s Ruin go under the Colony: { $count }.
    }
log-recovered = { $who ->
        [you] From your Scrap { $into ->
            [hand] to your hand:
           *[colony] under your Colony:
        }
       *[other] From { $player }’s Scrap { $into ->
            [hand] to hand:
           *[colony] under the Colony:
        }
    } { $card }.
log-looked = { $who ->
        [you] You look at
       *[other] { $player } looks at
    } { $count ->
        [one] a hidden card
       *[other] { $count } hidden cards
    } of { $other-who ->
        [you] yours.
       *[other] { $other }.
    }
log-looked-at = { $who ->
        [you] You see
       *[other] { $player } sees
    } { $other-who ->
        [you] a card of yours: { $card }.
       *[other] a card of { $other }: { $card }.
    }
log-unmasked = { $who ->
        [you] Everybody looks at a card of yours: { $card }.
       *[other] Everybody looks at a card of { $player }: { $card }.
    }

## Playing and paying

log-laid = { $who ->
        [you] You lay a card face down
       *[other] { $player } lays a card face down
    } { $type ->
        [base] on the Surface.
        [crew] in the Canteen.
       *[weapon] on { $ship }.
    }
log-ship-played = { $who ->
        [you] You bring a ship into play: { $card }.
       *[other] { $player } brings a ship into play: { $card }.
    }
log-played = { $who ->
        [you] You play { $card }.
       *[other] { $player } plays { $card }.
    }
log-used = { $who ->
        [you] You use { $card }.
       *[other] { $player } uses { $card }.
    }
log-paid = { $who ->
        [you] You pay { $credits ->
            [one] 1 credit
           *[other] { $credits } credits
        } for { $card }.
       *[other] { $player } pays { $credits ->
            [one] 1 credit
           *[other] { $credits } credits
        } for { $card }.
    }
log-triggered = The text of { $card } takes effect ({ $who ->
        [you] yours
       *[other] { $player }
    }).
log-neutralised = { $card } is neutralised.
log-without-effect = { $card } has no effect: its target is gone.
log-developed = { $position ->
        [0] { $who ->
            [you] You take a marker off a base of yours; left on it: { $markers }.
           *[other] { $player } takes a marker off a base; left on it: { $markers }.
        }
       *[other] { $who ->
            [you] Markers on card { $position } of your Surface: { $markers }.
           *[other] Markers on card { $position } of { $player }’s Surface: { $markers }.
        }
    }
log-converted = { $who ->
        [you] You turn two markers into a credit.
       *[other] { $player } turns two markers into a credit.
    }
log-marked = Counters on { $card }: { $markers }.
log-moved = { $card } moves to another ship: { $ship }.
log-returned = { $who ->
        [you] Back to your hand: { $card }.
       *[other] Back to the hand of its owner, { $player }: { $card }.
    }
log-seized = { $who ->
        [you] You now control { $card }.
       *[other] { $player } now controls { $card }.
    }
log-stuck = { $who ->
        [you] A card of yours will not turn back next time: { $card }.
       *[other] A card of { $player } will not turn back next time: { $card }.
    }
log-turned = { $state ->
        [active] Turned active
        [used] Turned used
       *[damaged] Turned damaged
    } { $who ->
        [you] (yours): { $card }.
       *[other] ({ $player }): { $card }.
    }

## Combat

log-attack = { $who ->
        [you] You attack
       *[other] { $player } attacks
    } { $other-who ->
        [you] { $target ->
            [colony] your Colony
            [headquarters] your Headquarters
            [crew] card { $position } of your Canteen
           *[base] card { $position } of your Surface
        }
       *[other] { $target ->
            [colony] { $other }’s Colony
            [headquarters] { $other }’s Headquarters
            [crew] card { $position } of { $other }’s Canteen
           *[base] card { $position } of { $other }’s Surface
        }
    }
log-attackers = { $who ->
        [you] You attack with { $count ->
            [one] one ship.
           *[other] { $count } ships.
        }
       *[other] { $player } attacks with { $count ->
            [one] one ship.
           *[other] { $count } ships.
        }
    }
log-defenders = { $count ->
        [0] { $who ->
            [you] You send no ship to defend.
           *[other] { $player } sends no ship to defend.
        }
       *[other] { $who ->
            [you] Ships you defend with: { $count }.
           *[other] Ships { $player } defends with: { $count }.
        }
    }
log-boarded = Aboard { $who ->
        [you] your
       *[other] { $player }’s
    } { $ship }: { $card }.
log-shot = { $who ->
        [you] Your { $card } fires at { $ship }.
       *[other] { $player }’s { $card } fires at { $ship }.
    }
log-returned-fire = { $who ->
        [you] Your { $card } returns fire.
       *[other] { $player }’s { $card } returns fire.
    }
log-passed = { $who ->
        [you] You pass.
       *[other] { $player } passes.
    }
log-stealth = { $who ->
        [you] Your { $card } bombs by stealth.
       *[other] { $player }’s { $card } bombs by stealth.
    }
log-armed = { $who ->
        [you] You arm
       *[other] { $player } arms
    } { $card }; its firepower is { $firepower } now.
log-damaged = { $card } ({ $who ->
        [you] yours
       *[other] { $player }
    }) takes { $amount } damage.
log-spared = { $card } is spared { $amount } damage.
log-destroyed = { $who ->
        [you] A card of yours is destroyed
       *[other] A card of { $player } is destroyed
    } ({ $type ->
        [ship] { type-ship }
        [weapon] { type-weapon }
        [crew] { type-crew }
       *[base] { type-base }
    }): { $card }.
log-bombed = { $who ->
        [you] You bomb for { $total }.
       *[other] { $player } bombs for { $total }.
    }
log-demolition = Demolition of { $card } costs cards of the Colony: { $count }.
log-trap = { $who ->
        [you] You spring a trap: { $card }.
       *[other] { $player } springs a trap: { $card }.
    }
log-left-combat = { $who ->
        [you] Your { $card } leaves the combat.
       *[other] { $player }’s { $card } leaves the combat.
    }
log-joined = { $who ->
        [you] Your { $card } joins the combat.
       *[other] { $player }’s { $card } joins the combat.
    }
log-redirected = The shot is aimed anew ({ $who ->
        [you] yours
       *[other] { $player }
    }): { $card }.
log-dismounted = Dismounting: the crew goes back to the Canteen.
log-combat-over = The combat is over.

## The end

log-eliminated = { $who ->
        [you] You are out of the game
       *[other] { $player } is out of the game
    }{ $other-who ->
        [nobody] .
        [you] , beaten by you.
       *[other] , beaten by { $other }.
    }
log-game-over = { $who ->
        [nobody] The game is over, nobody has won.
        [you] The game is over, you have won.
       *[other] The game is over, { $player } has won.
    }
