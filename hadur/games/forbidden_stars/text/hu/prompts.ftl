### Amit a játékostól kérdeznek, a kérdés neve szerint; a .about azzal együtt, amiről szó van.

## Setting up

prompt-place-tile = Melyik rendszerlapkát teszed le?
    .about = Melyik rendszerlapkát teszed le, és melyik oldalával felfelé?
prompt-place-tile-where = Hová kerüljön a lapka?
    .about = Hová teszed ezt: { $tile }?
prompt-turn-tile = Hogyan forgatod a lapkát?
    .about = Hogyan forgatod ({ $square }): { $tile }?
prompt-place-forces = Melyik csapatodat hová teszed a lapkán?
prompt-place-objective = Kinek a céljelzője melyik világra kerüljön?
prompt-place-storm = Melyik élre teszel hipertérvihart?

## Planning

prompt-place-order = Melyik parancsot teszed le, és melyik rendszerre?
    .about = Melyik parancsot teszed le képpel lefelé, és hová? Még { $held } van nálad.
prompt-outmanoeuvre = Melyik parancsjelződet nézed meg?
prompt-top-or-bottom = A kupac tetejére vagy az aljára kerüljön a jelző?
    .about = { $system }: a kupac tetejére vagy az aljára kerüljön a jelző?
    .top = a kupac tetejére
    .bottom = a kupac aljára

## Operations

prompt-operations-turn = Melyik parancsodat feded fel?
prompt-order-revealed = Végrehajtod ezt a parancsot?
    .about = { $order }, { $system }: végrehajtod?
    .resolve = a parancs végrehajtása
    .event-deck = semmi; menjen az eseménypaklira
prompt-strategize-revealed = Stratégia: használsz előbb fejlesztést?
    .about = Stratégia, { $system }: használsz előbb fejlesztést?
    .resolve = jöjjön a parancs
prompt-give-order-token = Melyik parancsjelző kerüljön az eseménypaklidra?

## Advance

prompt-move-ships = Mely hajók mozogjanak az aktív rendszerbe?
    .about = Előrenyomulás, { $system }: mely hajók hová mozogjanak?
    .done = több hajó nem mozog
prompt-move-ground-units = Mely szárazföldi egységek mozogjanak az aktív rendszerbe?
    .about = Előrenyomulás, { $system }: mely szárazföldi egységek hová mozogjanak?
    .done = több szárazföldi egység nem mozog
prompt-orbital-strike = Mely hajók melyik világot támadják?
    .about = { $system }: mely hajók melyik világra mérnek orbitális csapást?
    .done = nincs orbitális csapás
    .no = nincs orbitális csapás
prompt-strike-cards = Mely kártyákat használod ehhez a csapáshoz?
    .about = Orbitális csapás { $in }: mely kártyákat használod a dobás előtt?
    .done = dobás
prompt-strike-effects = Mire költöd a csapás kockáit?
    .about = Orbitális csapás { $in }: mire költesz kockákat?
    .done = semmi másra
prompt-over-capacity = Melyik egység semmisüljön meg?
    .about = Csak { $capacity } egység fér el { $in }: melyik egységed semmisüljön meg?

## Deploy

prompt-deploy-units = Mely egységeket vásárolod meg?
    .about = Telepítés, { $system }: mely egységeket vásárolod meg? { $materiel } hadianyagod van.
    .done = több egységet nem
prompt-deploy-structure = Melyik építményt vásárolod meg?
    .about = Telepítés, { $system }: vásárolsz építményt? { $materiel } hadianyagod van.
    .done = nem kell építmény
prompt-dread-ritual = { card-dread-ritual }: melyik egységet vásárolod meg?
    .about = { card-dread-ritual }, { $system }: melyik egységet vásárolod meg? { $materiel } hadianyagod van.
    .done = nem kell egység

## Strategize

prompt-purchase-upgrades = Mely fejlesztéseket vásárolod meg?
    .about = Stratégia, { $system }: mely fejlesztéseket vásárolod meg? { $materiel } hadianyagod van.
    .done = többet nem vásárolok
prompt-use-farseers = Használod ezt: { card-farseers }, hogy egység nélkül is vásárolhass fejlesztést?
    .about = { $system }: használod ezt: { card-farseers }, hogy ott egység nélkül is vásárolhass fejlesztést?
    .done = nem
prompt-replace-combat-card = Melyik harckártya kerüljön ki a paklidból?
    .about = A paklidba kerül: { $card }. Melyik harckártya kerüljön ki belőle?

## Dominate

prompt-choose-asset = Melyik erőforrást veszed el?
prompt-faction-ability = Használod a frakciód képességét?
    .about = { $faction-ability }: { $ability-text }
    .no = nem használom

## Combat

prompt-use-crusade = Használod ezt egy utánpótlásjelzőért: { card-crusade }?
    .about = Harc { $in }: egy utánpótlásjelzőért használod ezt: { card-crusade }?
prompt-commit-reinforcements = Hány utánpótlásjelzőt vetsz be?
    .about = Harc { $in }: hány utánpótlásjelzőt vetsz be?
prompt-choose-combat-card = Melyik harckártyát játszod ki?
    .about = Harc { $in }, { $round }. végrehajtási kör: melyik harckártyát játszod ki?
    .no = nincs mit kijátszanom
prompt-ability = Használod ezt a képességet?
    .about = { $card }: { $text }
    .no = kihagyom
prompt-ability-again = Még egyszer?
    .about = Még egyszer? { $card }: { $text }
    .no = elég
prompt-meet-demand = Mit teszel e kártya ellen?
    .about = Ezt játszották ki ellened: { $card }. „{ $text }” Mit teszel?
    .no = nem teljesítem
prompt-bring-unit = Melyik egység csatlakozzon a harchoz?
    .about = { $card }: melyik egység csatlakozzon a harchoz?
prompt-pick-unit = Melyik egység legyen az?
    .about = Harc { $in }: melyik egység legyen az?
prompt-pick-retreat = Melyik egység vonuljon vissza?
    .about = Harc { $in }: melyik egység vonuljon vissza?
prompt-reroll-own-die = Újradobod egy saját kockádat is?
prompt-lose-die = Melyik kockádat veszíted el?
prompt-spend-die = Melyik kockádat költöd el?
prompt-suffer-damage = Melyik egység szenvedje el a sérülést?
    .about = { $damage } sérülést szenvedsz el: melyik egység kapja?
prompt-save-routed = Elköltesz egy morálkockát a megfutamított egység megmentésére?
    .about = { $unit } megfutamodott: elköltesz egy morálkockát, vagy megsemmisüljön?
    .yes = elköltök egy morálkockát
    .no = semmisüljön meg
prompt-retreat-to = Hová vonulnak vissza az egységek?
    .about = { $whole ->
        [all] Elveszíted a harcot: hová vonulnak vissza az egységeid?
       *[one] Hová vonuljon vissza { THE($unit) } egység?
    }
prompt-discard-combat-card = Melyik képpel felfelé lévő harckártya kerüljön a dobott lapok közé?
prompt-play-further-card = Melyik kézben lévő lapodat játszod ki az ikonjaiért?
prompt-choose-die = Mit mutasson a kocka?

## Space Marines

prompt-rally-system = Melyik rendszerben sorakozzon fel minden egységed?
prompt-rites-of-battle = { card-rites-of-battle }: melyik parancsfejlesztést vásárolod meg?
    .no = egyiket sem
prompt-work-of-the-righteous = { card-work-of-the-righteous }: melyik világ adja a javait?
prompt-assets-or-materiel = Az erőforrásait vagy a hadianyagát veszed el?
    .assets = az erőforrásait
    .yes = a hadianyagát
prompt-the-emperor-protects = Melyik világra kerüljön a bástya? Ahol más építmény áll, 2 hadianyagba kerül.

## Chaos

prompt-place-cultist = Hová kerüljön a Kultista?
prompt-replace-cultist = Melyik Kultistát cseréled le?
prompt-complete-destruction = Mi semmisüljön meg?
prompt-blight-of-nurgle = Melyik ellenséges egység futamodjon meg?
prompt-touched-by-the-warp = Melyik Kultistádat semmisíted meg?
prompt-free-upgrade = Melyik fejlesztést veszed el?
prompt-use-prayer = Felhasználod ezt: { card-prayer-to-the-dark-gods }, hogy te mozdítsd a vihart?
    .about = Elmozdulna a hipertérvihar, amely { $edge } van: felhasználod ezt: { card-prayer-to-the-dark-gods }, hogy te mozdítsd?

## Orks

prompt-rammed = Melyik egységed semmisüljön meg?
prompt-rokkit-retreat = Visszavonul egy egységed?
    .no = senki sem vonul vissza
prompt-smash-unit = Melyik ellenséges egységet zúzod szét?
prompt-save-from-smash = Elköltesz kockákat az egység megmentésére?
    .about = { $unit } megsemmisülne: elköltesz { $dice } kockát, hogy megmentsd?
    .yes = megmentem
    .no = semmisüljön meg
prompt-steal-asset = Melyik erőforrást lopod el?
prompt-teer-it-down = Melyik építmény semmisüljön meg?
prompt-mob-up = { card-mob-up } Melyik rendszerben hajtasz végre Előrenyomulás parancsot?
prompt-loot-whom = Ki veszítsen el egy erőforrást?
prompt-lose-asset = Melyik erőforrásodat veszíted el?
prompt-gitz-dem = Eldobod ezt: „{ card-gitz-dem }”, hogy megsemmisítsd a megfutamított egységet?
    .about = { $unit } megfutamodott: eldobod ezt: „{ card-gitz-dem }”, hogy megsemmisítsd?

## Eldar

prompt-hit-and-run = Melyik egység hová mozogjon?
prompt-wave-serpent-area = Hová menjenek az egységek?
prompt-wave-serpent-units = Mely egységek menjenek?
    .done = senki más
prompt-allow-discard = Hagyod, hogy eldobják egy képpel felfelé lévő lapodat? Ha nem, az ellenfeled 4 támadásjelzőt kap.
    .yes = dobják el a lapomat
    .no = kapja meg a jelzőket
prompt-psychic-lance = Az ellenfél melyik képpel felfelé lévő lapját dobatod el?
prompt-tactical-strikes = Melyik egység szenvedjen el elsőként sérülést?
prompt-strafing-run = Melyik világűrbe menjenek a hajóid?
prompt-strafing-run-ships = Mely hajók menjenek?
    .done = több hajó nem
prompt-farsight = Hová kerüljenek az egységeid ebből a harcból?
prompt-warp-gate-from = { card-warp-gate }: melyik területről veszel el egységeket?
prompt-warp-gate-to = { card-warp-gate }: hová kerüljenek az egységek?
prompt-warp-gate-units = { card-warp-gate }: mely egységek menjenek?
    .done = több egység nem
prompt-vicious-raids = { card-vicious-raids }: mely kockákat dobod újra?
    .done = dobás
prompt-raid-die = { card-vicious-raids }: mit mutasson az új kocka?
prompt-path-of-the-warrior = { card-path-of-the-warrior }: melyik harcfejlesztést vásárolod meg?
    .no = egyiket sem
prompt-exodite-colony = Melyik világra kerüljön a város?

## Events and storms

prompt-use-scheme = Felhasználod a tervedet?
    .about = Felhasználod ezt: { $event }? { $text }
    .yes = felhasználom
    .no = megtartom
prompt-choose-event = Melyik eseményt választod?
prompt-resolve-event = Végrehajtod az eseményt?
    .about = { $event }: { $text }
    .yes = végrehajtom
    .no = kihagyom
prompt-place-free-units = Melyik egység hová kerüljön?
    .about = { $event }: { $text } Melyik egység hová kerüljön?
prompt-move-storm = Melyik hipertérvihar mozogjon, és merre?
