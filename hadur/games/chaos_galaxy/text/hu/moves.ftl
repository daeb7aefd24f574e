### A szabályos lépések szavakkal, és a csoportok, amelyekben a menü mutatja őket.

## Cards where they lie

place-surface = a felszín { $number }. lapja
place-canteen = a kantin { $number }. lapja
slot-at = { $card } ({ $place })
slot-second = { $card } ({ $number }.)
slot-aboard = { $card } ({ $ship } { $number }. lapja)
slot-of = { $card } – { $player }
slot-gone = egy lap, amely már nincs játékban
slot-hidden = képpel lefelé fekvő lap

## Moves

move-keep = megtartom a lapjaimat
move-mulligan = új lapokat húzok
move-draw = laphúzás 1 creditért
move-pick = választás az öt felső lapból 2 creditért
move-dig = a pusztulat legalsó lapja 2 creditért
move-end = a kör befejezése
move-done = kész
move-pass = passz
move-return = visszalövés
move-no = nem
move-yes = igen
move-go = folytatás
move-share = elosztás
move-concede = a játék feladása
move-cut = { $count ->
        [0] nem emelek
       *[other] { $count } lapot
    }
move-number = { $count }
move-lay = lerakás képpel lefelé: { $card } → { $where }
move-ship = űrhajó játékba hozása: { $card }
move-play = kijátszás: { $card }
move-use = használat: { $card }
move-pay = kifizetés: { $card }
move-develop = fejlesztés vásárlása: { $card }
move-convert = két fejlesztés egy creditre: { $card }, { $other }
move-attack = támadás: { $player } → { $target }
move-send = { $card }
move-board = { $card } → { $ship }
move-fire = lövés: { $card } → { $ship }
move-stealth = lopakodó bombázás: { $card }
move-arm = nehézfegyverzet, +1 tűzerő 2 creditért: { $card }
move-deal = { $card }: { $points } sebzés
move-bomb = { $card }
move-take = { $card }
move-discard = { $card }
move-choose = { $card }
move-back = { $card }
move-way = { $number }. lehetőség
move-player = { $player }
move-order = { $number }. { $card }
move-first = { $number }. láncszem: { $link }
aim-colony = kolónia
aim-headquarters = központ
where-surface = felszín
where-canteen = kantin
choice-text = { $line }, { $number }. szöveg
choice-way = { $line }, { $number }. lehetőség
choice-rival = { $line }, { $player }
choice-target = { $line } → { $target }

## What is announced

link-card = { $card } kijátszása
link-payment = { $card } kifizetése
link-ability = { $card } használata
link-ship = { $card } játékba hozása
link-ship-text = egy űrhajó szövege
link-lay = egy lap lerakása képpel lefelé
link-draw = laphúzás
link-pick = választás az öt felső lapból
link-dig = a pusztulat legalsó lapja
link-develop = egy fejlesztés vásárlása
link-convert = két fejlesztés beváltása
link-attack = támadás, célpontja: { $target }
link-shot = lövés
link-stealth = lopakodó bombázás
link-bombing = bombázás
link-window = alkalom a válaszra
link-of = { $link } (bejelentette: { $player })
link-at = { $link }, célpontja: { $target }

## Groups

group-answer = A válaszod
group-attack = Támadás
group-pile = Lapok a kolóniából és a pusztulatból
group-turn = A köröd
group-game = A játék
