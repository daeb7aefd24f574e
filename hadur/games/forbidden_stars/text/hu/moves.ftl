### A szabályos lépések szavakkal, és a csoportok, amelyekben a menü mutatja őket.

move-yes = igen
move-no = nem
move-done = kész
move-resolve = a parancs végrehajtása
move-event-deck = az eseménypaklira teszem
move-top = a tetejére
move-bottom = az aljára
move-assets = az erőforrásait
move-concede = a játék feladása

move-order = { $order } → { $system }
move-reveal = { $order } itt: { $system }
move-token = { $system }, alulról { ARTICLE($number) } { $number }. jelző
move-storm-move = hipertérvihar { $edge }: { $way }
way-up = fel
way-down = le
way-left = balra
way-right = jobbra
way-up-right = fel és jobbra
way-up-left = fel és balra
way-down-right = le és jobbra
way-down-left = le és balra

move-move = { $unit }: { $start } → { $end }
move-strike = { $void } → { $world }
move-put = { $count ->
        [one] { $piece }
       *[other] { $count } { $piece }
    } → { $area }
move-buy = { $piece } ({ $cost }) → { $area }
move-build = { $piece } ({ $cost }) → { $area }
move-paid = { $area } (+ { $how })
paid-cache = raktárjelző
paid-warboss = { card-warboss }
paid-upgrade = parancsfejlesztés
move-unit-at = { $unit } ({ $area })
unit-in-state = { $unit }
    .routed = megfutamított { $unit }
    .wounded = sérült { $unit }

move-at = { $square } mező
move-turn = elforgatás { $degrees } fokkal
move-objective = céljelző: { $faction } → { $area }

move-commit = { $count ->
        [0] egyet sem
       *[other] { $count }
    }
move-card = kijátszás: { $card }
move-replace = { $card }
move-event = { $card }
move-upgrade = harcfejlesztés: { $card } ({ $cost })
move-learn = parancsfejlesztés: { $card } ({ $cost })
move-use = használat: { $card }
move-use-for = használat: { $card } – { $what }
move-exchange = { $area }: { $old } helyett { $new }
move-scheme = terv felhasználása: { $card }
move-effect = hatás: { $card }
move-effect-way = { $card }: { $way }

choose-yes = igen, legyen így
choose-attack = támadás
choose-defence = védekezés
choose-morale = morál
choose-rally = felsorakoztatás
choose-roll = dobás egy kockával
choose-die = 1 kocka
choose-tokens = 2 jelző
choose-own = egy saját egység
choose-enemy = egy ellenséges egység
choose-number = { $number } támadásra, a többi védekezésre

group-answer = A válaszod
group-upgrade = Fejlesztések
group-use = A fejlesztéseid
group-scheme = A terved
group-game = A játék
