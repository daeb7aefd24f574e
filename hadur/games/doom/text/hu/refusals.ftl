### Így mond nemet a bíró: mi a baj most, aztán a szabály mondata az azonosítójával.
### A $place egy mező, a $figure és a $other figura.

refusal = { $reason } ({ $rule })
refusal-unknown = Ezt nem engedi a következő szabály: { $rule }.

## Whose decision it is, and which

refusal-over = A küldetésnek vége.
refusal-out = Kiszálltál a küldetésből.
refusal-not-your-turn = Most nem te döntesz.
refusal-out-of-place = A „{ $word }” nem válasz arra, amit most kérdeznek tőled.
refusal-must = Ezt nem háríthatod el.
refusal-must-use = Ezt végre kell hajtanod: { $card }.
refusal-which-one = { $number } lépés is lehetne; mondd pontosabban.

## The moment

refusal-only-setup = A küldetés már elkezdődött.
refusal-other-choice = Az az előkészületek egy másik lépése.
refusal-no-moving = Most egyik figurád sem mozog.
refusal-no-playing = Akciókártyát a saját aktiválódásodban játszol ki.
refusal-marines-only = Futni csak a tengerészgyalogosok tudnak.
refusal-card-later = Előbb fejezd be, ami folyamatban van; a következő kártyát csak utána játszhatod ki.
refusal-no-attack-now = Ebben a pillanatban nem támadhatsz.
refusal-no-ability-now = Ebben a pillanatban nem használhatsz képességet.
refusal-attack-first = Előbb mondd: „attack”; a védekezőt utána nevezed meg.
refusal-attack-by-card = Egy tengerészgyalogos támadódobozos kártyával támad; előbb játssz ki egyet.
refusal-no-taking = Tárgyat az aktív tengerészgyalogos vehet fel, a saját mezőjéről.
refusal-no-ending = Most nincs aktiválódásod, amelyet befejezhetnél.
refusal-no-discarding = Most nem dobsz el kártyát.
refusal-no-dice-now = Most nem változtatsz a kockákon.
refusal-no-defending = Most nem csapsz fel védekezőkártyát.
refusal-no-summoning = Most nem idézel démonokat.
refusal-summoning-on = Az az idézés egy másik lépése.
refusal-no-argent-now = Most nem helyezel le energiajelzőt.
refusal-no-placing = Most nem helyezel le semmit.
refusal-no-picking = Most nem választasz figurát.

## Movement

refusal-not-on-map = Ezen a térképen nincs ilyen mező: { $place }.
refusal-no-points = Nem maradt mozgáspontja: { $figure }.
refusal-already-there = Már ott áll ({ $place }): { $figure }.
refusal-too-far = Nem szomszédos mező ({ $place }), ide nem lép: { $figure }.
refusal-wall-between = Fal van közte és a mező között ({ $place }): { $figure }.
refusal-door-between = Csukott ajtó van közte és a mező között ({ $place }): { $figure }.
refusal-blocking-between = Blokkoló terep van közte és a mező között ({ $place }): { $figure }.
refusal-impassable-between = Járhatatlan terep van közte és a mező között ({ $place }): { $figure }.
refusal-no-way-round = A sarok mindkét oldalán akadály áll ({ $place }): { $figure }.
refusal-too-dear = Erre a mezőre lépni { $price } mozgáspontba kerül ({ $place }), neki { $points } van: { $figure }.
refusal-cannot-stop = A mezőn ({ $place }) ez áll: { $other }; onnan nem tudna továbbmenni: { $figure }.
refusal-shares-space = Egy mezőn áll vele: { $other }; tovább kell mennie: { $figure }.
refusal-only-large-turn = Kis figura, nem fordul el: { $figure }.
refusal-step-straight = Nagy figura, egyenesen lép egy mezőt, nem ide: { $place } – { $figure }.
refusal-half-base = A talp fele sem maradna a helyén ({ $place }): { $figure }.
refusal-no-room = Nem fér el ott ({ $place }): { $figure }.
refusal-cannot-rest = Ott nem állhatna meg ({ $place }), és tovább sem mehetne: { $figure }.
refusal-must-go-on = { $figure } itt nem állhat meg, tovább kell mozognia: { $place }.
refusal-no-door = Ott nincs ajtó.
refusal-door-open = Az az ajtó már nyitva van.
refusal-not-at-door = Nem áll az ajtónál ({ $door }): { $figure }.
refusal-door-far = Az ajtó ({ $door }) egyik mezője sincs tőled legfeljebb { $number } mezőre.
refusal-cannot-open = Egy kártya szerint nem nyithat ajtót: { $figure }.
refusal-demons-no-teleport = A démonok nem használnak teleportot.
refusal-no-teleporter = Nincs teleport ezen a mezőn: { $place }.
refusal-teleporter-off = Ez a teleport nem aktív: { $place }.
refusal-not-on-teleporter = Nem áll aktív teleporton: { $figure }.
refusal-cannot-teleport = Egy kártya szerint nem teleportálhat: { $figure }.

## Items, cards, abilities

refusal-no-item = Ez nem hever a meződön: { $item }.
refusal-owned = Ez a fegyvered már megvan: { $item }.
refusal-no-set = Ebből a fegyverből nem maradt készlet: { $item }.
refusal-not-in-hand = Ez nincs a kezedben: { $card }.
refusal-no-main-left = Nem maradt főakciód.
refusal-reaction-waits = Ez reakció, arra a pillanatra vár, amelyet a szövege megnevez: { $card }.
refusal-bonus-waits = Ez arra a pillanatra vár, amelyet a szövege megnevez: { $card }.
refusal-no-action-card = Ez nem akciókártya: { $card }.
refusal-cannot-sprint = Egy kártya szerint nem futhat: { $figure }.
refusal-not-yours = Ezt nem te használod: { $card }.
refusal-no-ability = Ebben a pillanatban nincs mit tennie: { $card }.
refusal-used = Ezt ebben a pillanatban már használtad: { $card }.
refusal-earlier-first = Előbb ennek egy másik képessége jön: { $card }.
refusal-whose-moment = Ez nem ennek a figurának a pillanatára való ({ $figure }): { $card }.
refusal-not-attacker = Csak akkor jó, amikor te támadsz: { $card }.
refusal-exhausted = Ez a kártya el van forgatva: { $card }.
refusal-fragged-cannot = El kellene forgatnod, de legyilkolva nem teheted: { $card }.
refusal-no-argent = { $number } energiajelzőbe kerül, a kártyáján ennyi van: { $held } – { $card }.
refusal-no-cards-to-pay = { $number } másik lapba kerül a kezedből, ennyid van: { $held } – { $card }.
refusal-no-points-to-pay = { $number } mozgáspontba kerül, ennyid van: { $held } – { $card }.
refusal-no-attack-going-on = Csak támadás közben jó: { $card }.
refusal-wrong-trait = Csak más fajta fegyverrel jó: { $card }.
refusal-not-wounded = A védekezőnek ehhez túl kevés a sérülése: { $card }.
refusal-not-adjacent = A támadó és a védekező nem szomszédos, pedig ez azt kívánja: { $card }.
refusal-not-within = A védekező messzebb van, mint ez engedi: { $card }.
refusal-not-beyond = A védekező közelebb van, mint ez kívánja: { $card }.
refusal-no-damage-dealt = A támadás ehhez túl keveset sebzett: { $card }.
refusal-not-fragged = A támadás nem gyilkolt le senkit, pedig ez azt kívánja: { $card }.
refusal-too-far-from-you = Túl messze van tőled ({ $figure }) ehhez: { $card }.
refusal-not-seen-by-you = Nincs rálátásod rá ({ $figure }), pedig ez azt kívánja: { $card }.
refusal-no-token-near = A kártya jelzője nincs a közelében ({ $figure }): { $card }.
refusal-has-moved = Már költött mozgáspontot ({ $figure }), és ez azt tiltja: { $card }.
refusal-has-not-moved = Még nem költött elég mozgáspontot ({ $figure }) ehhez: { $card }.
refusal-wrong-size = Nem akkora ({ $figure }), amekkorára ez való: { $card }.
refusal-not-stunned = Nem kábult ({ $figure }), pedig ez azt kívánja: { $card }.
refusal-has-glory = Már van kivégzéskártyád, és ez azt tiltja: { $card }.
refusal-has-attacked = Már támadott: { $figure }.
refusal-say-where = Mondd meg, mire használod: { $card }.
refusal-not-used-on = Ezt a lapot nem kell semmire irányítani: { $card }.
refusal-nothing-near = { $figure } mellett nincs semmi, amire ez a lap szól: { $card }.
refusal-nothing-beside = Nincs mellette ({ $figure }, { $place }) semmi, amire ez való: { $card }.
refusal-no-token-here = Nem hever alatta ({ $figure }) semmi, amire ez való: { $card }.
refusal-wrong-burden = Nem annyi feladatjelző van nála ({ $figure }), amennyit ez kíván: { $card }.
refusal-not-on-hazard = Nem ott áll ({ $figure }), ahol ez hat: { $card }.
refusal-wrong-portal = Más színű idézőkapura való: { $card }.
refusal-few-threats = Ehhez túl kevés a fenyegetésjelző: { $card }.
refusal-enough-progress = Ehhez már elég a haladásjelző: { $card }.

## Attacks

refusal-own-side = Ő a te oldaladon áll: { $figure }.
refusal-not-here = Nincs a térképen: { $figure }.
refusal-nobody-there = Nincs ott senki, akit megtámadhatnál: { $place }.
refusal-out-of-range = A távolság { $distance } mező ({ $place }), a hatótávolság { $range }.
refusal-no-count = Nem vezet odáig mezők sora: { $place }.
refusal-not-in-sight = Nincs rálátás erre a mezőre: { $place }.
refusal-nobody-to-attack = Egy ellenség sincs hatótávolságon belül, rálátással.
refusal-no-such-die = Nincs ilyen kocka az asztalon: { $die }.
refusal-rolled-already = Ezt a kockát már újradobtad: { $die }.
refusal-shows-already = Ez a kocka már ezt mutatja: { $die }.
refusal-no-such-face = Ennek a kockának nincs { $number } értékű oldala: { $die }.
refusal-no-die-left = Nincs ilyen kockád, amelyet elvehetnél: { $colour }.

## Figures and places

refusal-not-in-question = Most nem róla van szó: { $figure }.
refusal-demons-first = Előbb a démonok térnek ki, aztán a tengerészgyalogosok.
refusal-has-acted = Ebben az aktiválásban már sorra került: { $figure }.
refusal-other-type = Más típusú, mint amelyik aktív: { $figure }.
refusal-space-taken = Ezen a mezőn ({ $place }) ez áll: { $other }.
refusal-no-start = Ez nem kezdőmező: { $place }.
refusal-no-respawn = Ez sem nem aktív teleport, sem nem szomszédos eggyel: { $place }.
refusal-barred = Ez blokkoló vagy járhatatlan terep: { $place }.
refusal-not-nearest = Ez nem a legközelebbi üres mezők egyike: { $place }.
refusal-not-where-fell = A jelző nem ide esett: { $place }.
refusal-no-push = Ez a mező nem szomszédos vele ({ $figure }): { $place }.
refusal-only-large-lies = Kis figura, nem fekhet: { $figure }.
refusal-say-number = Legfeljebb { $number } sérülésből gyógyulhatsz.

## Setup

refusal-set-chosen = Ezt a készletet már választottad: { $set }.
refusal-class-taken = Ezt már elvitték: { $card }.
refusal-class-not-drawn = Ez nincs a húzott kasztkártyáid között: { $card }.
refusal-no-class = Ez nem kasztkártya: { $card }.
refusal-not-basic = Ez nem alapszintű fegyver: { $weapon }.
refusal-no-such-marine = Ő nem vesz részt: { $marine }.
refusal-nothing-waits = Neki nincs végrehajtásra váró hatása: { $marine }.

## Demons and portals

refusal-no-type-here = Ebből a típusból nincs figura a térképen: { $type }.
refusal-type-exhausted = Ez a démonkártya el van forgatva: { $type }.
refusal-type-activated = Ez a típus ebben a fordulóban már aktiválódott: { $type }.
refusal-no-portal = Ezen a mezőn nincs idézőkapu: { $place }.
refusal-portal-off = Ez az idézőkapu nem aktív: { $place }.
refusal-portal-on = Ez az idézőkapu már aktív: { $place }.
refusal-other-portal = Ebből az idézőkapuból most nem idézel: { $place }.
refusal-no-group = Ez nem a kapu két csoportjának egyike.
refusal-not-newcomer = Ebből a típusból most nem idéztél senkit: { $type }.
refusal-not-back = Amit nem osztasz szét, azt el kell dobni: az inváziókártyán semmi sem marad.
refusal-card-down = Ez a démonkártya képpel lefelé fekszik: { $type }.
refusal-not-looked-at = Ez nincs a megnézett lapok között: { $card }.
