### Az asztal képének szavai.

table-turn-number = { $number }. kör
table-seat = hely
table-magic = mágiapont
table-hand = kéz
table-draw-pile = húzópakli
table-discard-pile = dobópakli
table-moves-left = hátralévő mozgás
table-attacks-left = hátralévő támadás
table-decides = dönt
table-waiting = várakozik
table-life = élet
table-charges = töltet
table-moved = mozgott
table-attacked = támadott
table-frozen = befagyasztva
table-under = alatta
table-lent = kölcsönben
table-winner = Győztes
table-drawn = A játék döntetlen
table-strength = támadóérték
reason-base-strength = más alap támadóérték
odds-dice = { $count } kocka
odds-life = { $count } élet ellen
odds-damage = legalább { $count } sebzés
table-deck-left = még a húzópakliban
