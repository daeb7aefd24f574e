### A DOOM a weboldalakon: kártyák, térkép, támadás.

## Cards

kind-action = akciókártya
kind-class = kasztkártya
kind-squad = osztagkártya
kind-glory = kivégzéskártya
kind-event = eseménykártya
kind-invasion = inváziókártya
kind-demon = démonkártya
kind-threat = fenyegetéskártya
kind-objective = feladatkártya
kind-weapon = fegyver
kind-set = eseménykártyák
action-main = főakció
action-bonus = bónuszakció
action-reaction = reakció
faction-marines = tengerészgyalogosok
faction-invader = Overlord
faction-alpha = Alpha
faction-bravo = Bravo
faction-charlie = Charlie
faction-delta = Delta
faction-mission = küldetés
column-values = értékek
column-defense = védekezés
value-speed = sebesség
value-health = életpont
value-stagger = támolygás
value-range = hatótávolság
value-red = piros kocka
value-black = fekete kocka
value-shields = pajzs
value-dodge = kitérés
value-special = speciális védelem
value-toughness = szívósság
value-flying = repülő
value-frags = ennyi skalpjelző kell az Overlordnak
goal-collect = A tengerészgyalogosok összegyűjtik a feladatjelzőket.
goal-deliver = A tengerészgyalogosok egy kijárathoz viszik a feladatjelzőket.
goal-progress = A tengerészgyalogosok haladásjelzőket tesznek a feladatjelzőkre.
goal-close = A tengerészgyalogosok leveszik a térképről az idézőkapukat.
goal-slay = A tengerészgyalogosok legyilkolják a feladatjelzőt viselő démonokat.
goal-hold = A tengerészgyalogosok ennyi fordulón át megtartják a feladatjelzőket.

## The page

side-1 = Overlord
side-2 = tengerészgyalogos

dm-map = A térkép
dm-zoom-in = nagyobb
dm-zoom-out = kisebb
dm-turns = Kezdeményezés
dm-turn-unknown = képpel lefelé
dm-piles = Kártyák és paklik
dm-hand = A lapjaid
dm-events = Az eseményeid
dm-glory = A kivégzéseid
dm-attack-with = { $attacker } támad ({ $card })
dm-attack-on = { $attacker } támadása: { $defender } ({ $card })
dm-attack-dice = Dobásra vár: { $red } piros, { $black } fekete kocka
dm-damage = { $hits } találat − { $shields } pajzs = { $damage } sérülés
dm-aim-free = támadható, { $distance } mezőre
dm-aim-cover = támadható, takarásban, { $distance } mezőre
dm-aim-far = hatótávolságon kívül: { $distance } mezőre, a hatótávolság { $range }
dm-aim-unseen = nincs rálátás
dm-aim-cut-off = mezőkön át nem számolható el odáig
dm-aim = { $attacker } célpontjai, hatótávolság { $range }:
dm-aim-key-free = támadható
dm-aim-key-cover = takarásban
dm-aim-key-not = nem lehet (az ok a mezőn olvasható)
dm-die = { $colour } kocka: { $damage }
dm-acting = most aktív
dm-acted = már volt

hazard-lava = láva

rules-example = takarás vagy DM-14.5
judge-example = step c5
