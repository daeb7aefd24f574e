### What players are asked, by the name of the question; .about with what it is about.

## Setting up

prompt-mulligan = Do you keep your first five cards?
    .keep = keep them
    .mulligan = shuffle them in and draw five others
prompt-cut = How many cards do you lift?
    .about = How many of the { $cards } cards in the Colony of { $whose } do you lift?

## A turn

prompt-main = What do you do?
    .about = What do you do? Credits: { $credits }.
    .end = end the turn
prompt-response = Do you answer?
    .about = { $what ->
        [window] Do you play or use anything now?
       *[other] Do you answer this: { $link }?
    }
    .pass = no answer
prompt-which-first = Which of your links takes effect first?
prompt-discard = Which card do you discard?
    .about = Which card goes to your Ruin? { $count } still to go.
prompt-search = Which card do you take?
    .no = none
prompt-recover = Which card of your Scrap comes back?
    .about = Which card of your Scrap goes { $into ->
        [hand] to your hand?
       *[colony] under your Colony?
    }
prompt-take-marker = Off which of your bases is a marker taken?
    .about = Off which of your bases is a marker taken? { $count } still to go.
prompt-scrap-ship = Your Hangar is too full: which ship do you give up?
prompt-turn-back = Which of your ships do you turn back?
    .done = no more

## The texts of cards

prompt-order = Which of your texts comes first?
prompt-may = Do you pay its price, so that it happens?
    .about = Do you pay the price ({ $card })? { $text }
    .yes = pay
    .no = do not pay
prompt-mode = Which of the ways do you choose?
    .about = Which of the ways do you choose ({ $card })? { $text }
prompt-rival = Which of your neighbours is meant?
    .about = Which of your neighbours is meant ({ $card })? { $text }
prompt-target = What is the target?
    .about = What is the target ({ $card })? { $text }
    .no = I have none
prompt-hidden-target = What is the target?
    .about = What is the target ({ $card })? { $text }
    .no = I have none
prompt-victim = Which of your cards does it hit?
    .about = Which of your cards does it hit ({ $card }, { $by })? { $text }
prompt-which-ship = Onto which of your ships does the weapon go?
    .about = Onto which of your ships does this go: { $weapon }?

## Equipping and paying

prompt-attackers = Which of your ships attack?
    .done = no more attackers
prompt-defenders = Which of your ships defend?
    .about = Which of your ships defend ({ $attacker } attacks)?
    .done = no more defenders
prompt-board = Who boards which ship?
    .done = nobody else
prompt-pay = Which cards on your fighting ships do you pay?
    .about = Which cards on your fighting ships do you pay? Credits: { $credits }.
    .done = no more

## Firing

prompt-fire = Which of your ships does what?
    .about = { $must ->
        [yes] Which of your ships does what? You cannot pass now.
       *[no] Which of your ships does what, or do you pass?
    }
    .pass = pass
prompt-finish = Do you end the firing?
    .done = I do not want to fire any more
    .go = I go on after all
prompt-answer = What does your ship that is aimed at do?
    .about = { $shooter } aims at { $ship }. What does your ship do?
    .return = return fire
    .no = nothing
prompt-return-fire = Does your wounded ship return fire?
    .about = The salvo of { $shooter } has hit { $ship }. Do you return fire?
    .return = return fire
    .no = do not return fire
prompt-salvo = How do you split the damage of the salvo?
    .about = How do you split the damage of { $shooter }? { $points } points are left.
    .share = all to the ship aimed at
    .done = the other points are lost
prompt-formation = Do you share the damage out in the formation?
    .about = { $ship } would take { $points } damage. Do you share it out in the formation?
    .share = share it out
    .no = all to the ship aimed at
prompt-part = How much damage does this ship of the formation take?
    .about = How much damage does { $ship } take? { $points } are left.

## Bombing

prompt-bombers = Which of your ships bomb?
    .about = Which of your ships bomb? The target: { $target }.
    .done = no more bombers
prompt-demolition = How many cards of your Colony do you give for demolition?
    .about = How many cards of your Colony do you give for the demolition of { $ship }?
prompt-trap = Your face-down base is bombed. Do you pay it, if it is a trap?
    .about = Bombed for { $total }: { $base }. Do you pay it, if it is a trap?
    .no = do not pay

## What is answered, for standing orders

prompt-answer-quiet = Do you answer when somebody draws, develops or lays cards face down?
prompt-answer-card = Do you answer a card that is played?
prompt-answer-payment = Do you answer a payment?
prompt-answer-ability = Do you answer an ability?
prompt-answer-ship = Do you answer a ship that comes into play?
prompt-answer-ship-text = Do you answer the text of a ship?
prompt-answer-lay = Do you answer a card laid face down?
prompt-answer-draw = Do you answer a card being drawn?
prompt-answer-pick = Do you answer a choice among five cards?
prompt-answer-dig = Do you answer a card taken from the Ruin?
prompt-answer-develop = Do you answer a development?
prompt-answer-convert = Do you answer developments being exchanged?
prompt-answer-attack = Do you answer an attack?
prompt-answer-shot = Do you answer a shot?
prompt-answer-stealth = Do you answer a bombing by stealth?
prompt-answer-bombing = Do you answer a bombing?
prompt-answer-window = Do you play or use anything between the steps?
