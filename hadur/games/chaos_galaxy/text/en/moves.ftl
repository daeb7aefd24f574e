### Legal moves in words, and the groups in which the menu shows them.

## Cards where they lie

place-surface = Surface { $number }
place-canteen = Canteen { $number }
slot-at = { $card } ({ $place })
slot-second = { $card } ({ $number })
slot-aboard = { $card } (card { $number } on { $ship })
slot-of = { $card } – { $player }
slot-gone = a card that has left play
slot-hidden = face-down card

## Moves

move-keep = keep my cards
move-mulligan = draw other cards
move-draw = draw a card for 1 credit
move-pick = choose among the five top cards for 2 credits
move-dig = the bottom card of the Ruin for 2 credits
move-end = end the turn
move-done = done
move-pass = pass
move-return = return fire
move-no = no
move-yes = yes
move-go = go on
move-share = share
move-concede = give up the game
move-cut = { $count ->
        [0] no cut
       *[other] { $count } off the top
    }
move-number = { $count }
move-lay = lay face down: { $card } → { $where }
move-ship = bring into play: { $card }
move-play = play { $card }
move-use = use { $card }
move-pay = pay { $card }
move-develop = buy a marker for { $card }
move-convert = two markers for a credit: { $card }, { $other }
move-attack = attack { $player } → { $target }
move-send = { $card }
move-board = { $card } → { $ship }
move-fire = fire: { $card } → { $ship }
move-stealth = bomb by stealth: { $card }
move-arm = heavy armament, +1 firepower for 2 credits: { $card }
move-deal = { $card }: { $points } damage
move-bomb = { $card }
move-take = { $card }
move-discard = { $card }
move-choose = { $card }
move-back = { $card }
move-way = way { $number }
move-player = { $player }
move-order = { $number }. { $card }
move-first = link { $number }: { $link }
aim-colony = Colony
aim-headquarters = Headquarters
where-surface = Surface
where-canteen = Canteen
choice-text = { $line }, text { $number }
choice-way = { $line }, way { $number }
choice-rival = { $line }, { $player }
choice-target = { $line } → { $target }

## What is announced

link-card = playing { $card }
link-payment = paying { $card }
link-ability = using { $card }
link-ship = bringing { $card } into play
link-ship-text = the text of a ship
link-lay = laying a card face down
link-draw = drawing a card
link-pick = choosing among the five top cards
link-dig = the bottom card of the Ruin
link-develop = buying a marker
link-convert = two markers for a credit
link-attack = an attack on { $target }
link-shot = a shot
link-stealth = bombing by stealth
link-bombing = bombing
link-window = a time to answer
link-of = { $link } (announced by { $player })
link-at = { $link }, aimed at { $target }

## Groups

group-answer = Your answer
group-attack = Attack
group-pile = Cards of the Colony and the Ruin
group-turn = Your turn
group-game = The game
