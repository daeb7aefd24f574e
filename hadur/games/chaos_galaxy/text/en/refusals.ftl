### How the judge says no: what is wrong here, then the rule's own sentence with its id.
### $card is a card by name, or a face-down one by where it lies; $words are the cards a text means.

refusal = { $reason } ({ $rule })
refusal-unknown = Rule { $rule } does not allow this.
refusal-language = en

## Places

refusal-place = { $place ->
    [surface] card { $number } on the Surface
   *[canteen] card { $number } in the Canteen
}
refusal-aboard = card { $number } on { $ship }
refusal-of-player = { $place } of { $player }

## Whose decision it is, and which

refusal-over = The game is over.
refusal-out = You are out of the game.
refusal-not-asked = It is not your turn to decide.
refusal-out-of-place = “{ $word }” does not answer what you are asked now.
refusal-say-end = You end your main phase with “end”.
refusal-main-action = “{ $word }” is for your own main phase, while nothing waits for an answer.
refusal-only-setup = Hands are kept or shuffled in only before the first turn.
refusal-no-cut-now = No Colony has just been shuffled for you to cut.
refusal-no-window = Nothing can be played or used at this moment.
refusal-no-paying = Nothing can be paid at this moment.
refusal-no-sending = No ships are chosen for a combat now.
refusal-no-boarding = Crew does not board now.
refusal-no-firing = It is not the turn of a ship of yours in a firing step.
refusal-not-shot-at = No ship of yours is being answered for.
refusal-no-bombing = You are not naming bombers now.
refusal-no-dealing = You are not sharing out any damage now.
refusal-no-number = You are naming neither demolition nor a part of a formation's damage now.
refusal-no-taking = You are not choosing among cards you look at now.
refusal-no-discarding = You discard only where a bombing, a text or your closing phase asks for it.
refusal-no-turning-back = Cards are turned back in their player's closing phase.
refusal-quick-start = The quick-start game has only ships, drawing and attacks.
refusal-which-one = { $number } moves could be meant; say more.
refusal-which-card = { $number } cards of yours could be meant by { $card }; say where it lies.
refusal-which-text = { $card } has several texts that could be meant; say which: text 1, text 2.

## Cards and where they are

refusal-not-in-hand = { $card } is not in your hand.
refusal-not-there = There is no such card in play: { $place }.
refusal-not-yours = { $card } is not under your control.
refusal-no-ship = { $card } is no ship.
refusal-no-base = { $card } does not lie on a Surface.
refusal-full = { $card } carries { $number ->
    [one] 1 card
   *[other] { $number } cards
} already and has no room.
refusal-not-in-scrap = { $card } is not in your Scrap.
refusal-not-looked-at = { $card } is not among the cards you look at.
refusal-must-take = One of the cards has to be taken.

## Costs

refusal-credits = That takes { $number ->
    [one] 1 credit
   *[other] { $number } credits
}, and you have { $have }.
refusal-hand-small = That takes { $number ->
    [one] 1 card
   *[other] { $number } cards
} from your hand, and you have { $have }.
refusal-colony-small = That takes { $number ->
    [one] 1 card
   *[other] { $number } cards
} of your Colony, and it has { $have }.
refusal-markers-small = That takes { $number ->
    [one] 1 development marker
   *[other] { $number } development markers
}, and your bases have { $have }.
refusal-markers = That takes { $number ->
    [one] 1 development marker
   *[other] { $number } development markers
} off { $card }, and it has { $have }.
refusal-colony-empty = Your Colony is empty.
refusal-colony-large = Your Colony still has { $have } cards.
refusal-ruin-empty = Your Ruin is empty.
refusal-two-markers = You have bought two markers for { $card } this turn.
refusal-cut-depth = You can lift { $most } cards at most, not { $number }.

## Playing, using, paying

refusal-not-played = { $card } is no event and no interrupt: ships are played as ships, others laid.
refusal-event-answers = { $card } is an event, and events answer nothing.
refusal-only-starting = { $card } is for starting phases.
refusal-only-combat = { $card } is for combat phases.
refusal-only-main = { $card } is for main phases.
refusal-unpaid = { $card } is not paid, or its payment has not taken effect.
refusal-no-ability = { $card } has no ability to use.
refusal-not-aboard = The text of { $card } counts only on a ship.
refusal-no-such-text = { $card } has no text { $number } to use.
refusal-used-this-turn = { $card } has been used this turn.
refusal-text-combat = { $card } is used in combat phases only.
refusal-text-main = { $card } is used in your own main phase only.
refusal-not-active = { $card } is not active.
refusal-passenger = { $card } cannot be turned while it is on a ship.
refusal-committed = { $card } has announced a shot or a bombing already.
refusal-pay-main = Cards are paid in your own main phase, or where a combat asks you for it.
refusal-paid-already = { $card } has been paid.
refusal-bluff = { $card } lies as what it is not, so it cannot be paid.
refusal-trap = { $card } is a trap: it is paid only when it is bombed.
refusal-rocket = { $card } is a rocket: it is paid only in the payment step of a combat.
refusal-undeveloped = { $card } needs { $number ->
    [one] 1 development marker
   *[other] { $number } development markers
} and has { $have }.
refusal-not-on-fighter = { $card } is on no ship of yours in this combat.
refusal-not-bombed = { $card } is not what is bombed.
refusal-no-trap = { $card } is no trap.

## Targets and choices

refusal-no-such-way = { $card } offers { $have } ways, there is no number { $number }.
refusal-no-ways = { $card } does not let you choose between ways.
refusal-not-that-opponent = { $card } cannot mean { $player }.
refusal-no-opponent = { $card } was not played by an opponent of yours.
refusal-no-target = There is nothing that { $card } could be aimed at.
refusal-no-aim = { $card } has no target here.
refusal-not-meant = { $card } is not what the text means: { $words }.
refusal-unknown-card = Only its own player knows whether { $card } is what the text means: { $words }.
refusal-camouflaged = { $card } has camouflage.
refusal-must-choose = There is a target for { $card }, so you have to choose one.
refusal-no-combat = There is no combat now.
refusal-fights-already = { $card } takes part in the combat already.
refusal-other-combat = The player of { $card } takes no part in this combat.
refusal-no-shot = No shot is announced now.
refusal-not-fighting = { $card } takes no part in the combat on your side.
refusal-it-fires = { $card } is the ship that fires.
refusal-aimed-at-already = { $card } is aimed at already.
refusal-other-side = { $card } is not on the side of the ship aimed at.
refusal-no-ship-for-it = No other ship of yours has room for { $card }.
refusal-same-ship = It is on { $card } already.
refusal-no-link = There is no link #{ $number } on the chain that still stands.
refusal-no-played-card = { "#" }{ $number } is no card that was played.
refusal-other-type = { $card } is of another type than the text says.
refusal-not-waiting = No text of yours waits under number { $number }.
refusal-no-own-link = That is none of your links that can come first.

## Attack and equipment

refusal-first-turn = You cannot attack in this first turn.
refusal-no-attacker = You have no active ship that could attack.
refusal-no-player = There is no { $player }.
refusal-yourself = You cannot attack yourself.
refusal-player-out = { $player } is out of the game.
refusal-no-neighbour = { $player } is not your neighbour.
refusal-toll = Attacking that player costs { $number ->
    [one] 1 credit
   *[other] { $number } credits
}, and you have { $have }.
refusal-quick-aim = In the quick-start game only Colony and Headquarters are attacked.
refusal-ship-aim = { $card } is a ship, and ships are no target of an attack.
refusal-aboard-aim = { $card } lies on a ship.
refusal-other-holder = { $card } is not a card of { $player }.
refusal-sent-already = { $card } has been sent already.
refusal-forbidden = An effect keeps { $card } from that.
refusal-send-one = At least one ship has to attack.
refusal-not-in-canteen = { $card } is not in your Canteen.
refusal-not-upright = { $card } is turned, so it cannot board.

## Firing and bombing

refusal-slower = It is not the turn of { $card }: another ship is faster.
refusal-no-enemy-ship = { $card } is no enemy ship in this combat.
refusal-must-act = You did not want to end the step, so you have to act.
refusal-nothing-to-do = None of your ships could do anything.
refusal-no-such-ability = { $card } does not have this ability: { $ability }.
refusal-not-attacking = { $card } is not an attacking ship.
refusal-target-gone = The target of the attack cannot be bombed.
refusal-cap = { $card } can reach { $number } at most that way.
refusal-simplified = There is no answer to a shot in the simplified combat.
refusal-rapid-fire = { $card } has rapid fire.
refusal-not-aimed-at = { $card } is not the ship aimed at.
refusal-given-already = { $card } has had its points.
refusal-points = You cannot deal { $number } here: { $have } of the damage is left.
refusal-nothing-dealt = Deal points to a ship first, or say “share” to deal all to the ship aimed at.
refusal-split-already = The damage is being split already.
refusal-more-than-armour = { $card } can take { $number } at most.
refusal-others-cannot = The others cannot take the rest, so { $card } takes { $number } at least.
refusal-bombs-already = { $card } bombs already.
refusal-turned-back = { $card } has been turned back in this phase.
refusal-is-upright = { $card } is not turned.
