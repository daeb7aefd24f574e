### A küldetés naplója, eseményenként egy sor.
### A $who értéke az olvasónak „you”, másnál a $player a név; a nagy kezdőbetű magától kerül oda.
### Az $in, $from, $to és $portal mező, a $figure és az $other figura.

## The game

log-round = { $round }. forduló
log-revealed-turn = Kezdeményezés: { $sheet }
log-game-over = { $side ->
        [0] A küldetést az Overlord nyerte meg.
       *[1] A küldetést a tengerészgyalogosok nyerték meg.
    }
log-left = { $who ->
        [you] Kiszállsz
       *[other] { $player } kiszáll
    } a küldetésből.

## Setting up

log-chose-class = { $who ->
        [you] Kasztkártyát választasz
       *[other] { $player } kasztkártyát választ
    }: { $sheet }.
log-chose-weapon = { $who ->
        [you] Fegyvert választasz
       *[other] { $player } fegyvert választ
    }: { $weapon }.
log-chose-secretly = { $who ->
        [you] Titokban kártyát választasz
       *[other] { $player } titokban kártyát választ
    }.
log-chose-set = { $who ->
        [you] Ezt az eseménykészletet választod
       *[other] { $player } ezt az eseménykészletet választja
    }: { $set }.
log-chose-invasion = { $who ->
        [you] Ezt az inváziókártyát választod
       *[other] { $player } ezt az inváziókártyát választja
    }: { $invasion }.
log-taking-point = { $who ->
        [you] Te vagy
       *[other] { $player } lesz
    } az elővéd.

## Activations and movement

log-activated = { $figure } aktiválódik.
log-type-activated = Az Overlord ezt a típust aktiválja: { $type }.
log-stepped = { $figure } lép: { $from } → { $to }.
log-teleported = { $figure } teleportál: { $from } → { $to }.
log-rotated = { $figure } elfordul, és most { $lying ->
        [0] állva
       *[1] fekve
    } foglalja el a helyét: { $in }.
log-opened = { $whether ->
        [nobody] Kinyílik egy ajtó
       *[somebody] { $figure } kinyit egy ajtót
    }: { $door }.
log-took = { $figure } felvesz egy tárgyat ({ $in }): { $item }.
log-teleporter-on = Aktív lesz ez a teleport: { $in }.
log-pushed = { $figure } ellökve: { $from } → { $to }.
log-displaced = { $figure } hátralökve: { $from } → { $to }.

## Cards

log-played = { $who ->
        [you] Kijátszod ezt
       *[other] { $player } kijátssza ezt
    }: { $sheet }.
log-used = { $who ->
        [you] Ezt használod
       *[other] { $player } ezt használja
    }: { $sheet }.
log-sprinted = { $who ->
        [you] Futsz
       *[other] { $player } fut
    }.
log-drew = { $who ->
        [you] Húzol
       *[other] { $player } húz
    } { $count } lapot.
log-drew-card = { $who ->
        [you] Ezt húzod
       *[other] { $player } ezt húzza
    }: { $sheet }.
log-drew-glory = { $who ->
        [you] Kivégzéskártyát húzol
       *[other] { $player } kivégzéskártyát húz
    }.
log-drew-glory-card = { $who ->
        [you] Ezt a kivégzéskártyát húzod
       *[other] { $player } ezt a kivégzéskártyát húzza
    }: { $sheet }.
log-discarded = { $who ->
        [you] Eldobod ezt
       *[other] { $player } eldobja ezt
    }: { $sheet }.
log-looked = { $who ->
        [you] Megnézed
       *[other] { $player } megnézi
    } a kezdeményezés-pakli felső { $count } lapját.
log-put-back = { $who ->
        [you] Egy lapot visszateszel
       *[other] { $player } egy lapot visszatesz
    } a kezdeményezés-pakli { $bottom ->
        [0] tetejére
       *[1] aljára
    }.
log-called = { $who ->
        [you] A saját kezdeményezéskártyádat a pakli tetejére teszed
       *[other] { $player } a saját kezdeményezéskártyáját a pakli tetejére teszi
    }.
log-cannot-sprint = { $figure } nem futhat.

## Attacks

log-attacked = { $figure } támad{ $with ->
        [card] {" "}({ $sheet })
       *[claws] {""}
    }, a célpont: { $other }.
log-no-target = { $figure } senkit sem lát lőtávolban, akit megtámadhatna.
log-rolled = Egy { $colour } kocka { $damage } sérülést mutat.
log-turned-die = Egy { $colour } kocka { $damage } sérülésre fordul.
log-lost-die = Egy { $colour } kocka kimarad a dobásból.
log-defended = { $who ->
        [you] Védekezőkártyát csapsz fel
       *[other] { $player } védekezőkártyát csap fel
    }: { $sheet }.
log-redrew = { $who ->
        [you] Eldobod ezt, és új védekezőkártyát csapsz fel
       *[other] { $player } eldobja ezt, és új védekezőkártyát csap fel
    }: { $sheet }.
log-no-damage = { $figure } { $dodged ->
        [0] nem sérül
       *[1] kitér a támadás elől
    }.
log-suffered = { $figure } { $damage } sérülést szenved el ({ $in }).
log-prevented = { $figure } megúszik { $damage } sérülést.
log-recovered = { $figure } felgyógyul { $damage } sérülésből.
log-stunned = { $figure } kábult lesz.
log-stun-ended = { $figure } magához tér.
log-fragged = { $figure } legyilkolva ({ $in }).
log-frag-token = Az Overlord skalpjelzőinek száma: { $count }.
log-respawned = { $figure } újraéled ({ $in }).
log-glory-kill = Kivégzés: { $figure } végez vele: { $other }.
log-telefrag = Telegyilok: { $figure } végez vele: { $other }.
log-grenade-thrown = { $figure } gránátot dob ({ $in }): { $weapon }.
log-grenade-back = { $figure } visszakap egy gránátot: { $weapon }.

## Demons

log-argent-gained = { $count } energiajelző kerül erre a kártyára: { $type }.
log-argent-spent = { $count } energiajelzőt költ el erről a kártyáról az Overlord: { $type }.
log-argent-lost = { $count } energiajelző visszakerül a készletbe.
log-summoning = Az Overlord ebből az idézőkapuból idéz: { $portal }.
log-summoned = { $figure } megjelenik ({ $in }).
log-portal-woke = Aktív lesz ez az idézőkapu: { $portal }.
log-portal-closed = Eltűnik ez az idézőkapu: { $portal }.
log-card-up = Képpel felfelé fordul ez a démonkártya: { $type }.
log-card-down = Képpel lefelé fordul ez a démonkártya: { $type }.

## Objectives

log-token-taken = { $figure } mostantól ezt viszi: { $token }.
log-token-dropped = Ez a mezőre esik ({ $in }): { $token }.
log-token-gained = Ezt szerzik meg a tengerészgyalogosok: { $token } (most { $count } van náluk).
log-token-removed = Ez lekerül a térképről ({ $in }): { $token }.
log-threat-changed = { $count } fenyegetésjelzővel { $way ->
        [less] kevesebb
       *[more] több
    } { $where ->
        [card] a fenyegetéskártyán
       *[map] ezen a mezőn: { $in }
    }.
log-progress-changed = { $count } haladásjelzővel { $way ->
        [less] kevesebb
       *[more] több
    } ezen a mezőn: { $in }.
