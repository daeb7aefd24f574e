### Az asztalok körüli oldalak.

## Home and quick start

web-home-title = Háborús játékok szabály szerint
web-home-head = Háborús játékok szabály szerint
web-home-lead = Ossz, dobj és harcolj a böngésződben! A Hadúr minden szabályt ismer, elrejti, amit el kell rejteni, és megmondja, melyik szabály tiltja, amit megpróbáltál.
web-play-bot = Játék bot ellen
web-play-now = Játsszunk!
web-invite-friend = Barátot hívok
web-promise-1 = Nem kell hozzá fiók
web-promise-2 = Csak szabályos lépések, és minden „nem” mögött ott a szabály
web-promise-3 = Telefonon, asztali gépen, akár kizárólag billentyűzettel
web-promise-4 = Semmi sem vész el, ha becsukódik az ablak
web-home-games = A játékok
web-play-title = Játék: { $game }
web-play-head = Válassz paklit!
web-play-lead = Még egy kattintás, és kezdődik a csata.
web-play-sheet-lead = Válaszd ki, kik játszanak, és kezdődik a csata.
web-play-do = Kezdjük
web-against = Az ellenfél paklija
web-against-any = sorsolt pakli
web-name-head = Hogy szólítsunk?
web-name-lead = Elég egy név. Fiókot később is készíthetsz.
web-name-do = Mehetünk

## Lobby

web-new-table = Új asztal
web-join-code = Kaptál kódot?
web-lobby-closed = Bezárt: senki sem játszott
web-lobby-yours = A te asztalaid
web-lobby-open = Nyitott asztalok
web-lobby-live = Folyamatban
web-lobby-none = Most nincs nyitott asztal. Nyiss egyet, vagy játssz egy bot ellen!
web-lobby-go-on = Folytatom
web-lobby-join = Beszállok
web-lobby-watch = Megnézem

## New table

web-new-players = Játékosok
web-new-seats = Hányan játszotok?
web-new-player = Ki ül ide?
web-new-me = én
web-new-person = szabad: meghívok valakit
web-new-update = Frissítés
web-new-update-hint = Megmutatja, mit lehet most még választani.
web-new-clock = Óra
web-new-manners = Játékmód
web-new-options = A játék saját beállításai
web-new-open = Megnyitom az asztalt
web-amount = Idő
web-amount-hint = Az egész játékra percben, egy döntésre másodpercben vagy napban.
web-increment = Körönként visszakapott másodperc
web-late = Ha lejár az idő
web-late-lose = aki kifut az időből, veszít
web-late-claim = az ellenfél követelheti a győzelmet
web-late-out = aki kifut az időből, kiesik
web-late-claim-others = a többiek folytathatják nélküle
web-passes = Ahol csak egy válasz lehetséges
web-passes-given = az asztal adja meg, véletlen szünet után, ha elárulna valamit
web-passes-asked = mindenkit megkérdez
web-undo-policy = Visszavétel
web-undo-free = szabad, amíg semmi új nem derül ki
web-undo-consent = csak közös megegyezéssel
web-undo-off = soha
web-rated-hint = Számít a ranglistán; semmit sem lehet visszavenni.
web-rated-account = Ranglistás asztalt fiókkal nyithatsz.
web-public = bárki beszállhat
web-public-hint = Mindenki látja az asztalt a listában; különben csak linkkel érhető el.
web-watchable = jöhetnek nézők
web-watchable-hint = Azt látják, amit mindenki láthat, senkinek a kezét nem.

## Cards, decks, rules

web-search-cards = név, képesség, szimbólum…
web-faction = Frakció
web-class = Fajta
web-search-rules = Keresés a szabálykönyvben
web-contents = Tartalom
web-deck-from = Kiinduló pakli
web-deck-load = Betöltöm
web-deck-name = A pakli neve
web-deck-legal = Ezzel a paklival lehet játszani.
web-deck-save = Mentés
web-deck-delete = Törlöm
web-deck-text = Szövegként
web-deck-check = Ellenőrzés
web-deck-show = Megjelenítés
web-deck-fitting = ami illik a vezérhez
web-deck-size = lap a pakliban
web-deck-read = Pakli beolvasása szövegből
web-deck-read-what = Illeszd be ide, úgy, ahogy a „Szövegként” gomb kiírja. Ettől még semmit sem mentünk el.
web-deck-unread = Ez a szöveg nem pakli: { $problem }
web-deck-copies = Példányszám: { $card }
web-deck-open-packs = Pakli a saját csomagjaidból
web-deck-packs = A { $number }. sorsolás csomagjai, { $seat }. hely: csak az ezekben lévő lapok látszanak.
web-decks-own = A te paklijaid
web-decks-ready = Kész paklik

## Account

web-account = Te
web-account-lead = Vendégként azonnal játszhatsz. Fiókkal a játékaid és a paklijaid más eszközökön is megvannak.
web-account-games = { $games } lejátszott játék, ebből { $won } győzelem.
web-account-tables = Legutóbbi játékaid
web-played-won = győzelem
web-played-lost = vereség
web-played-drawn = döntetlen
web-ratings = Értékszámaid
web-rating-after = értékszám: { $rating } ({ $change })
web-sign-up-takes = A vendégként játszott játékaid és a paklijaid veled jönnek.
web-guest-head = Vendégként
web-guest-do = Ez legyen a nevem
web-sign-in = Belépés
web-sign-up = Fiókot készítek
web-sign-out = Kilépés
web-signed-in = Itt vagy belépve
web-signed-in-browser = Egy böngésző
web-signed-in-program = Egy program
web-signed-in-here = ez az
web-sign-out-others = Kilépés mindenhol máshol
web-account-export = Minden rólad őrzött adat letöltése
web-password = Jelszó
web-password-new = Új jelszó (legalább 8 karakter)
web-password-old = A mostani jelszó
web-password-change = Jelszócsere

## Ranking

web-ranking-lead = A ranglistás játékok alapján: mindenki 1500 pontról indul, és minden ranglistás játék számít.
web-ranking-place = #
web-ranking-name = Név
web-ranking-rating = Értékszám
web-ranking-games = Játék
web-ranking-won = Győzelem
web-ranking-none = Ebben a játékban még senki sem játszott ranglistás játékot.
web-ranking-play = Ranglistás asztalt nyitok

## About

web-about-head = A Hadúrról
web-about-lead = A Hadúr pontosan úgy játssza a háborús játékokat, ahogy a szabálykönyvük mondja.
web-about-fair = Tisztességes
    .text = A kockadobás és a keverés a szerveren történik, és minden eredmény bekerül a játék jegyzőkönyvébe, így bármelyik visszajátszható és ellenőrizhető. Amit a helyedről nem tudhatsz, azt soha nem küldjük el az eszközödre.
web-about-rules = Szabály szerint
    .text = Minden szabálynak száma van. Ha egy lépés nem szabad, megmondjuk, melyik szabály tiltja; ahol a szabálykönyv hallgat, ott leírjuk, hogyan értelmezzük.
web-about-bots = Becsületes botok
    .text = A botok, amelyek ellen játszol, csak azt látják, amit a helyükről látni lehet. A rejtett lapokat elképzelik, akárcsak te.
web-about-open = A tiéd
    .text = Minden játék elmenthető szövegfájlként, lépésről lépésre visszajátszható, és más programok is olvashatják.
web-about-privacy = Keveset tárolunk
    .text = A nevedet, a játékaidat és az asztaloknál mondottakat őrizzük meg; fióknál egy olyan jelszót is, amelyet senki sem tud elolvasni. Nyomkövetés nincs.
web-about-rights = Nevek és jogok
    .text = A játékok az alkotóiké és a kiadóiké. A szabályokat és a kártyákat itt saját szavainkkal mondjuk el, és minden kép a miénk; ha az igazival szeretnél játszani, vedd meg a dobozt.
web-about-keys = Billentyűzettel
web-key-arrows = ← ↑ → ↓
    .text = mozgás a csatatéren
web-key-enter = Enter
    .text = megjelölt kártya kiválasztása, majd egy mezőé vagy célponté
web-key-escape = Esc
    .text = a választás elengedése
web-key-tab = Tab
    .text = a csatatérről a kézhez, a lépésekhez, az eseményekhez és a beszélgetéshez
