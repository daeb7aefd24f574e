### A parancssor: amit a play.ftl és a sim.ftl szavain kívül mond.

## Cards and decks

cli-card = kártya
cli-cost = költség
cli-strength = erő
cli-life = élet
cli-symbols = szimbólumok
cli-text = szöveg
cli-card-which = Melyik legyen: { $names }?
cli-card-none = Nincs ilyen nevű kártya: „{ $name }”.
cli-cards-later = Még nem játszható lapok: { $count }
cli-cards-more = A hadur cards JÁTÉK SZAVAK azokat mutatja, amelyeken ezek a szavak állnak.
cli-cards-check-what = Mondd meg, melyik fájlt: hadur cards check FÁJL.
cli-cards-check-fine = Minden rendben.
cli-no-cards = Itt nincs kártya.
cli-cardless = Ebben a játékban nincsenek kártyák.
cli-deck-legal = { $name }: játszható pakli, { $count } választott kártya, minden rendben.
cli-mission-playable = { $file }: játszható küldetés.

## Before a game

cli-choose-deck = Melyik paklival játszol?
cli-choose-vs = Melyik pakli ellen?
cli-choose-opponent = Ki játszik vele?
cli-choose-others = Ki játszik a többi helyen?
cli-choose-seats = Hányan játszanak?
cli-players = { $count } játékos
cli-choose-own = Melyik helyeken játszol 1 és { $count } között? (például 2, vagy 1 2, vagy „mind”; Enter: az elsőn)
cli-choose-own-bad = Írj be egyet vagy többet ezek közül: { $numbers }; vagy azt, hogy „mind”.
cli-choose-alone = Több hely a tiéd. Ki játszik rajtuk?
cli-own-alone = te játszol mindegyiken
cli-own-shared = mindegyiken más; a képernyőt átadjátok egymásnak
cli-choose-settings = Így játszotok. (Enter: maradjon így; egy sorszámmal azt az egyet változtathatod meg)
cli-choose-range = Írj be egy számot { $least } és { $most } között.
cli-choice-of = { $choice } ({ $player })
cli-usual = { $value } (Enter)
cli-deck = Pakli
cli-choose-number = Írj be egy számot 1 és { $count } között, vagy egy név elejét.
cli-opponent-search-1 = bot, 1. szint: az első játékhoz
cli-opponent-search-2 = bot, 2. szint
cli-opponent-search-3 = bot, 3. szint
cli-opponent-search-4 = bot, 4. szint
cli-opponent-search-5 = bot, 5. szint: a legerősebb
cli-opponent-random = bot, amely véletlenszerűen lép
cli-opponent-own = a saját programod
cli-opponent-hot-seat = egy másik ember ennél a gépnél
cli-choose-program = Hogyan indul a programod? (például ./mybot; Enter: valaki más)
cli-run-program = Ebben a játszmában ez a program az ellenfél: „{ $command }”. Elindítsuk? (igen/nem)

## Playing

cli-table = Az asztalnál:
cli-you = te
cli-seat-you = { $player } (te)
cli-seat-out = { $player } (kiesett)
cli-and = { $first } és { $last }
cli-now-plays = Most te következel mint { $player }.
cli-others-play-on = Kiszálltál. A többiek továbbjátszanak.
cli-one-is-out = { $player } kiszállt. A többiek továbbjátszanak.
cli-series = A sorozat állása { $count } játszma után: { $standing }.
cli-next-choose = Te választod meg, mi következik. { $what }: írj be egy sorszámot, vagy üss Entert a csillaggal jelölthöz.
cli-next-number = Írj be egy sorszámot 1 és { $count } között, vagy üss Entert.
cli-place = { $place }. { $player }
cli-how = Írd be egy lépés sorszámát, vagy magát a lépést úgy, ahogy a jegyzőkönyvben áll (például „end”). Ha csak egy lépés van, az Enter is elég.
cli-no-number = Nincs { $number }. lépés: a sorszámok 1 és { $count } között vannak.
cli-legal = „{ $move }”: szabályos lépés.
cli-refused = „{ $move }”: ez nem szabályos lépés:
cli-why-what = Írd oda, melyik lépésről van szó, például „why 3” vagy „why end”.
cli-near = Talán erre gondoltál: „{ $text }”?
cli-order = { $question }: { $answer }, { $until }.
cli-order-how = A „parancs pass” helyetted passzol, amíg nem ér téged valami. A végét így adhatod meg: „fázis”, „kérdés” (ha mást kérdeznek) vagy „mindig”; az „ez” csak a mostani kérdésre szól. A „parancs ki” minden utasítást visszavon.
cli-order-none = Erre állandó utasítás nem válaszolhat: választani kell.
cli-order-answer = Állandó utasítás erre így válaszolhat: { $answers }.
cli-order-word = „{ $word }” nem mond semmit egy utasításról: támadás, fázis, kérdés, mindig vagy ez lehet.
cli-orders-off = Nincs több állandó utasítás.
cli-stop-how = Az „állj 3” ott is megkérdez, ahol csak egy válasz van; még egyszer „állj 3”, és többé nem. Máshol az egyetlen választ a Hadúr megadja helyetted.
cli-stop-here = Mostantól itt mindig megkérdez: { $window }
cli-stop-no-more = Itt újra a Hadúr adja meg az egyetlen választ: { $window }
cli-stop-which = Add meg a számát, 1 és { $count } között; az „állj” felsorolja, hol lehet.
cli-sure = { $why } Így is megteszed? (igen/nem)
cli-sure-on = Mielőtt magadnak ártanál, a Hadúr rákérdez.
cli-sure-off = A Hadúr nem kérdez rá, ha egy lépés neked árt.
cli-secret-move = titkos választás
cli-undo-ask = { $player }, beleegyezel, hogy visszavegyük? (igen/nem)
cli-undo-denied = Marad, ahogy volt.
cli-undo-crossed = Ezzel ismert kockadobás vagy kártya elé léptünk vissza; a program nem bánja.
help-hand = megmutatja a kezedet a kártyák szövegével
help-discard = megmutatja a dobópaklidat

## Where the game is kept

cli-not-kept = A játék folytatódik, de nem sikerült elmenteni ({ $message }). Írd be: „save FÁJL”, hogy máshová mentsd.
cli-left = A játék ide van elmentve: { $path }. Így folytathatod: hadur play --resume
cli-record-at = A jegyzőkönyv itt van: { $path }. Így nézheted vissza: hadur replay FÁJL
cli-verified = { $path }: { $count } véletlen eredmény, mindegyik { $source ->
        [key] a játék előtt megígért kulcsból
       *[seed] a magszámból
    } következik.
cli-sound = { $path }: hibátlan jegyzőkönyv, { $count } lépés.

## Simulations

sim-seat-score = { $seat }. hely pontaránya ({ $bot })
sim-first-score = a kezdő játékos pontaránya
sim-lengths = átlag { $mean }, medián { $median }, legtöbb { $max }
sim-length-turns = körök
sim-length-decisions = döntések
sim-decision-speed = döntés másodpercenként
sim-speeds = összesen { $all }, folyamatonként { $each }
sim-time = idő
sim-no-mirrors = Ny–D–V: nyert, döntetlen és vesztett játszmák; a döntetlen fél pont. Azok a játszmák, amelyekben mindenki ugyanazzal játszott, itt nem számítanak.

## Games on a server

cli-backed-up = { $count } sor került a fájlba: { $file }.
cli-restored = { $count } sor került a tárba a fájlból: { $file }.
cli-doctor-file = A fájl megsérült: { $said }
cli-doctor-log = { $table } asztal: a naplója megsérült. { $said }
cli-doctor-version = { $table } asztal: más szabályok szerint játsszák. { $said }
cli-doctor-listing = { $table } asztal: amit az asztalok listája mond róla, nem a naplójából következik ({ $said }).
cli-doctor-players = { $table } asztal: más játékosok vannak feljegyezve, mint akik ott ülnek.
cli-doctor-codes = { $table } asztal: a meghívói máshová vezetnek.
cli-doctor-mended = Helyreállítva.
cli-doctor-done = Asztalok: { $tables }, leletek: { $found }, hibás maradt: { $wrong }.
cli-serving = A Hadúr itt vár: { $address } (leállítás: Ctrl-C)
cli-serving-scenario = A feladvány asztala: { $address }
cli-server-at = Az asztal böngészőben: { $address }
cli-server-open = Várunk a többi helyre.
cli-server-left = A játszma a kiszolgálón folytatódik. Így térhetsz vissza: hadur play --server URL --resume
cli-again = Játsszunk még egyet? (igen/nem)
cli-again-too = { $players } még egy játszmát szeretne. Te is? (igen/nem)
cli-again-asked = Még egy játszmát kértél. Várunk a többiekre; a Ctrl-C befejezi.
cli-to-side = csak az oldaladnak
cli-server-invite = Ezzel hívhatsz meg valakit: { $address }
cli-moderate-nobody = Nincs „{ $name }” nevű fiók. A vendégeket a naplóban látható azonosítójukkal kell megadni (guest:…).
cli-moderated = { $what }: { $player }
