### A szabályos lépések szavakkal, és a csoportok, amelyekben a menü mutatja őket.

move-end = { $phase }fázis befejezése
move-summon = idézés: { $card } → { $space }
move-move = mozgás: { $card }, { $from } → { $to }
move-move-by = mozgás: { $card }, { $from } → { $to }, útközben: { $way }
move-move-back = mozgás: { $card } elmozog a helyéről ({ $from }), és visszatér
move-charge = roham: { $card }, { $from } → { $to }
move-build = építkezés: { $card } → { $space }
move-attack = támadás: { $unit } → { $target }
move-declare = támadás: { $unit }, célpont később
move-play = kijátszás: { $card }
move-discard = eldobás 1 mágiapontért: { $card }
move-discard-unseen = egy lap eldobása képpel lefelé
move-use = képesség: { $ability } – { $unit }
move-yes = igen
move-no = nem, kihagyom
move-space = { $space } mező
move-first = elsőként: { $effect } – { $source }
move-first-again = elsőként: { $effect } – { $source }, { $number }.
move-concede = a játék feladása

group-end = A fázis befejezése
group-hand = { $card } (a kezedben)
group-answer = A válaszod
group-game = A játék
