### A szabályos lépések szavakkal, és a csoportok, amelyekben a menü mutatja őket.

move-yes = igen
move-no = nem
move-done = kész
move-end = az aktiválódás vége
move-pass = most semmi
move-attack = támadás
move-skip = nincs támadás
move-keep = marad a védekezőkártya
move-redraw = eldobás, és új védekezőkártya
move-invader = az Overlord
move-concede = a játék feladása

move-step = lépés ide: { $place }
move-teleport = teleportálás ide: { $place }
move-turn = fordulás, a bal felső mező: { $place }
move-open = ajtónyitás: { $door }
move-take = felvétel: { $name }
move-portal = idézőkapu: { $place }
move-place = { $way ->
        [lying] fekve: { $place }
       *[plain] { $place }
    }

move-play = kijátszás: { $name }
move-sprint = futás, eldobva: { $name }
move-discard = eldobás: { $name }
move-use = használat: { $card }
move-use-on = használat: { $card } – { $place }
move-target = célpont: { $figure }

move-die = újradobás: { $die }
move-face = { $die } átfordítása erre: { $damage }
move-remove = egy { $colour } kocka elvétele
move-recover = { $damage ->
        [0] nincs gyógyulás
       *[other] gyógyulás { $damage } sérülésből
    }

move-class = kasztkártya: { $name }
move-weapon = fegyver: { $name }
move-set = eseménykártyák: { $name }
    .unseen = eseménykártyák, titokban
move-invasion = inváziókártya: { $name }
    .unseen = inváziókártya, titokban
move-marine = { $name }
move-type = { $name }
move-argent = 1 energiajelző ide: { $name }
move-top = a tetejére: { $name }
    .unseen = egy kezdeményezéskártya a tetejére
move-bottom = az aljára: { $name }
    .unseen = egy kezdeményezéskártya az aljára

group-move = Mozgás
group-map = Ajtók és tárgyak
group-card = A lapjaid
group-use = Képességek
group-attack = Támadás
group-answer = A válaszod
group-game = A játék
