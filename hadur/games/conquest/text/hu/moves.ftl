### A szabályos lépések szavakkal, és a csoportok, amelyekben a menü mutatja őket.

move-pass = passz
move-done = ennyi elég
move-yes = igen
move-no = nem, kihagyom
move-stalemate = patthelyzet jelzése
move-area = területre ható támadás egyetlen egység helyett
move-concede = a játék feladása
move-deploy = telepítés: { $card } → { $planet }
move-deploy-support = telepítés: { $card } → a főparancsnokságod
move-attach = csatolás: { $card } → { $host }
move-play = kijátszás: { $card }
move-use = képesség: { $card }
move-attack = támadás: { $card }
move-retreat = visszavonulás: { $card }
move-move = átmozgatás: { $card } → { $planet }
move-shield = pajzs: { $card }
move-take = { $card }
move-take-discarded = { $card } (a dobópakliból)
move-take-unseen = egy lap elvétele rejtve
move-dial = { $number }: { $planet }
move-x = { $number }
move-on = { $move } – erre: { $card }
move-again = { $move }, { $number }.
move-card = { $card } ({ $place })
move-card-again = { $card } { $number }. ({ $place })
move-their = ellenséges { $card }
move-own-hq = a saját főparancsnokságod
move-their-hq = az ellenséges főparancsnokság

group-pass = Elég
group-hand = { $card } (a kezedben)
group-answer = A válaszod
group-game = A játék
