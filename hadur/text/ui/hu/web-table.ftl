### Az asztal oldala.

## Board and seats

web-board = Csatatér
web-board-empty = { $space }, üres
web-board-yours = a tiéd
web-board-theirs = az ellenfeledé
web-far = Ellenfél
web-others = A többi játékos
web-near = A te oldalad
web-hand = A kezed
web-detail = Kártya
web-detail-empty = Mutass egy kártyára, koppints rá, vagy lépj rá a billentyűzettel, és itt elolvashatod.
web-card-cost = költség
web-card-text = Mit tud?
web-decides = ő dönt
web-decides-you = te döntesz
web-away = távol van
web-out = kiesett
web-out-you = Már nem játszol tovább, de maradhatsz nézőnek.
web-side-yours = veled van
web-side-number = { $number }. oldal
web-time-left = Hátralévő idő

## The question

web-ask = A te lépésed
web-hint-point = Válassz egy megjelölt kártyát, majd mezőt vagy célpontot.
web-hint-pick = Válassz a megjelöltek közül.
web-hint-take = Válassz a megjelölt lapok közül.
web-all-moves = { $count } lépés szavakkal
web-waiting-for = { $count ->
        [one] { $names } gondolkodik…
       *[other] { $names } gondolkodnak…
    }
web-chosen = Kiválasztva
web-lost = Megszakadt a kapcsolat. Újra próbáljuk…
web-found = Helyreállt a kapcsolat.

## Standing orders

web-orders = Állandó utasítás
web-orders-what = Valahányszor ez a kérdés jön, a Hadúr mindig ezt válaszolja helyetted:
web-orders-which = Valahányszor ez jön, a Hadúr mindig ezt válaszolja helyetted
web-order-pass-until = Passzolok:
web-order-until = Meddig?
web-order-until-asked = amíg mást nem kérdeznek tőlem
web-order-until-attacked = amíg nem történik velem valami
web-order-until-stage = a fázis végéig
web-order-until-cancelled = amíg vissza nem vonom
web-order-no = mindig kihagyom
web-order-end = mindig rögtön befejezem
web-order-pass = mindig passzolok
web-order-cancel = Visszavonom
web-sure = Biztosan?
web-sure-no = Mégsem
web-sure-setting = Kérdezzen rá, ha egy lépés nekem árt
web-stops = Megállások
web-stops-what = Ahol csak egy válasz lehetséges, azt az asztal megadja helyetted, ha mások is játszanak, egy rövid véletlen szünet után. Itt megadhatod, hol kérdezzen meg akkor is.
web-stops-at = Itt akkor is kérdezzen meg
web-stops-add = Itt álljon meg
web-standing = { $count } állandó utasítás

## Why not?

web-why = Miért nem?
web-why-what = Mutass egy kártyára és egy olyan mezőre, amely nem világít, vagy írj be egy lépést:
web-why-ask = Kérdezem a bírót

## Tools

web-undo = Visszaveszem
web-undo-ask = Visszavételt kérek
web-undo-asked = Kérted, hogy visszavehesd a lépést.
web-concede = Feladom
web-concede-yes = Igen, feladom
web-quit = Kiszállok
web-quit-ask = Biztosan feladod? A többiek nélküled játszanak tovább.
web-quit-yes = Igen, kiszállok
web-record = A jegyzőkönyv mentése
web-replay = Visszajátszás
web-patience = Aki játék közben { $minutes } percig nem érhető el, elveszítheti a játékot: a többiek maguknak követelhetik.
web-long-log = Ennél az asztalnál már annyi minden történt, hogy csak a lépéseket jegyezzük fel.
web-damaged = Ennek az asztalnak a naplója megsérült. A hiba a kiszolgálóé, és fel is jegyeztük; az üzemeltető a „hadur doctor” paranccsal nézhet utána.
web-promise = Tiszta véletlen
web-promise-what = Ennél az asztalnál minden véletlen egy titkos kulcsból ered, amelyet a játék előtt sorsoltunk ki. Ez a kulcs SHA-256 lenyomata. A kulcsot a játék végén a jegyzőkönyv közli: a „hadur replay --verify” akkor bizonyítja, hogy senki nem válogatott.
web-more = Egyéb
web-report = Hibát jelentek
web-report-what = Minek kellett volna történnie?
web-report-carries = A játék jegyzőkönyvét is elküldjük vele, hogy lássuk, amit te láttál.
web-log = Mi történt?
web-log-earlier = Korábbi körök
web-chat = Beszélgetés
web-say = Mondj valamit
web-audience = Ki hallja?
web-audience-all = mindenkinek
web-audience-side = csak az én oldalamnak: { $names }
web-to-side = csak az oldalnak
web-spectators = { $count } néző
web-mute = némítás
web-mute-who = Némítás: { $name }
web-muted = Elnémítva
web-unmute = feloldás
web-unmute-who = Némítás feloldása: { $name }

## Requests and the end

web-asks-undo = { PLAYER($name) } szeretne visszavenni egy lépést.
web-asks-bot = { PLAYER($name) } azt kéri, hogy { PLAYER($other) } helyett { PLAYER($bot) } folytassa.
web-asks-bot-own = { PLAYER($name) } azt kéri, hogy a helyén { PLAYER($bot) } folytassa.
web-agree = Beleegyezem
web-disagree = Nem
web-absent = { PLAYER($name) } távol van. Várhatsz rá, magadnak követelheted a győzelmet, vagy rábízhatod a helyét egy botra.
web-claim = Követelem a győzelmet
web-absent-on = { PLAYER($name) } távol van. Várhatsz rá, folytathatjátok nélküle, vagy rábízhatod a helyét egy botra.
web-claim-on = Folytassuk nélküle
web-hand-to-bot = Folytassa egy bot
web-hand-own = Játsszon helyettem egy bot
web-hand-own-what = A többieket megkérdezzük, beleegyeznek-e.
web-hand-own-do = Megkérdezem őket
web-ended-conceded = A játékot feladták.
web-ended-time = Lejárt az idő.
web-ended-abandoned = A játék lezárult, mert régóta senki sem nyúlt hozzá.
web-ended-claimed = A győzelmet egy játékos távolmaradása miatt követelték.
web-result-won-with = Győztél, veled együtt { $names } is!
web-result-winners = { $names } győztek.
web-rating-of = { $name }: { $rating } ({ $change })
web-table-closed = Az asztalt bezárták, mielőtt a játék elkezdődött.
web-rematch = Még egyet!
web-rematch-wanted = Elfogadom a visszavágót
web-rematch-asked = Visszavágót kértél.
web-rematch-go = Az új asztalhoz
web-series = { $form }, { $number }. játszma: { $score }
web-series-form = játszmák egymás után
web-series-next = A sorozat következő játszmája
web-series-won = { $count ->
        [one] A sorozatot { $names } nyerte.
       *[other] A sorozatot { $names } nyerték.
    }
web-series-theirs = A vesztes választja meg, mi következik. { $what }: { $value }

## Before the game

web-filling = A játék akkor kezdődik, ha minden hely foglalt, és mindenki készen áll.
web-seat-number = { $number }. hely
web-seat-free = szabad hely
web-sit = Leülök ide
web-sit-ready = Leülök, kezdhetjük
web-seat-bot = Vagy üljön ide egy bot
web-seat-bot-do = Leültetem
web-invite = Meghívás linkkel
web-invite-what = Aki megnyitja ezt a linket, fiók nélkül azonnal leülhet.
web-invite-seat = Link ehhez a helyhez
web-ready = készen áll
web-not-ready = még nincs kész
web-ready-do = Készen állok
web-ready-not-do = Mégsem állok készen
web-leave = Felállok
web-unseat = Felszabadítom a helyet
web-close-table = Bezárom az asztalt

## Replay

web-steps = Lépésről lépésre
web-step-first = Az elejére
web-step-back = Egy lépést vissza
web-step-forth = Egy lépést előre
web-step-last = A végére
web-step-of = { $number } / { $count }
web-step-jump = Ugrás ide
web-step-turn = { $turn }. kör ({ $move }. lépés)
web-step-go = Mutasd
web-step-play = Lejátszás
web-step-stop = Állj
web-eyes = Kinek a szemével?
web-eyes-spectator = egy nézőével

## Kockák

web-roll = Az utolsó dobás
web-roll-none = Itt látod majd az utolsó dobás kockáit.
web-roll-hits = { $count ->
        [0] nincs találat
       *[other] { $count } találat
    }

## A napló

web-log-declined = { $who ->
        [you] Nemet mondasz
       *[other] { $player } nemet mond
    }: { $question }
web-recap = { PLAYER($name) } legutóbb ezt tette
web-recap-others = A legutóbbi lépésed óta
web-recap-hurt = { $count } sérülés
web-recap-healed = { $count } sérülés gyógyult
web-recap-lost = veszteség: { $count }

## A bemutató

web-show-pause = Szünet
web-show-step = Tovább egyet
web-show-skip = Átugrás
web-show-pace = Bemutató:
web-show-pace-slow = lassan
web-show-pace-normal = közepesen
web-show-pace-fast = gyorsan
web-show-pace-off = ne legyen
web-show-again = Az a kör még egyszer

## Hangok és gyorsbillentyűk

web-sound = Hangok
web-keys = Billentyűk
web-keys-on = A betűk azonnal cselekszenek
web-key-e = befejezés: a fázis vége, passz vagy „nem”
web-key-u = az utolsó lépés visszavétele
web-key-n = a következő, amivel léphetsz; bemutató közben átugrás
web-key-y = a kiemelt válasz
web-key-zoom = a térkép nagyítása, kicsinyítése (érintőképernyőn két ujjal)
web-key-l = ugrás az események naplójához
web-key-list = ez a lista
