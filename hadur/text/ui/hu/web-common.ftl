### Az oldalak közös szavai.

web-description = Háborús játékok szabály szerint, emberek vagy botok ellen, magyarul és angolul.
web-skip = Ugrás a tartalomhoz
web-nav = Oldalak
web-nav-lobby = Asztalok
web-nav-cards = Kártyák
web-nav-decks = Paklik
web-nav-rules = Szabályok
web-nav-about = A Hadúrról
web-nav-ranking = Ranglista
web-guest = Vendég
web-theme-auto = Színek: ahogy az eszközön be van állítva. Váltás sötétre
web-theme-dark = Színek: sötét. Váltás világosra
web-theme-light = Színek: világos. Váltás automatikusra
web-all = mind
web-search = Keresés
web-cards-later = Még nem játszható lapok: { $count }
web-cards-later-lead = Későbbi készletek lapjai: az adataik megvannak, a hatásuk még nincs megírva.
web-found-count = { $count } találat
web-copy = Másolás
web-copied = Kimásolva
web-close = Bezárom
web-choose = Kiválasztom
web-send = Küldés
web-cancel = Mégse
web-you = te
web-and = { $first } és { $last }
web-your-name = A neved
web-deck = Pakli
web-your-deck = A paklid
web-its-deck = A bot paklija
web-rated = ranglistás
web-private = csak meghívóval
web-age-now = az imént
web-age-minutes = { $count } perce
web-age-hours = { $count } órája
web-age-days = { $count } napja

## Games

web-game-summoner-wars = Summoner Wars
    .text = Két idéző, egy csatatér. Hívd harcba egységeidet a kapuidnál, dobj a kockákkal, és győzd le a túloldal idézőjét.
web-game-conquest = Warhammer 40 000: Conquest
    .text = Hadurak küzdenek egy bolygósorért: parancsnoki harc, csaták és lapról lapra épített paklik.
web-game-chaos-galaxy = Káosz Galaktika
    .text = A magyar kártyaklasszikus: flották, kalandozók, és láncban egymásra felelő lapok.
web-game-forbidden-stars = Forbidden Stars
    .text = Rejtett parancsok, viharok szaggatta szektor, és négy faj, amely ugyanazokra a célokra tör.
web-game-doom = DOOM: The Board Game
    .text = Tengerészgyalogosok az Overlord ellen, teremről teremre.
web-all-games = Minden játék

## Bots to play against

web-level = Ellenfél
web-level-1 = bot, 1. szint: első játékhoz
web-level-2 = bot, 2. szint: könnyű
web-level-3 = bot, 3. szint: közepes
web-level-4 = bot, 4. szint: erős
web-level-5 = bot, 5. szint: a legerősebb
web-level-random = véletlenszerűen lépő bot

## Clocks

web-pace-none = óra nélkül
    .text = Mindenki annyi ideig gondolkodik, amennyi kell.
web-pace-bank = idő az egész játékra
    .text = Minden játékosnak percekből álló időkerete van, és minden köre után visszakap néhány másodpercet.
web-pace-move = idő döntésenként
    .text = Minden döntésre ennyi másodperc jut.
web-pace-days = levelezős
    .text = Minden döntésre ennyi nap jut: akkor térsz vissza, amikor ráérsz.
web-pace-bank-of = { $minutes } perc + { $increment } mp
web-pace-move-of = { $seconds } mp döntésenként
web-pace-days-of = { $days } nap döntésenként

## Errors

web-error-home = A kezdőlapra
web-error-400 = Ezt nem értjük
    .text = Az oldal nem ilyen kérést várt. Semmi sem változott.
web-error-403 = Ide nem léphetsz be
    .text = Ezt nem láthatod vagy nem teheted meg. Ha meghívtak, nyisd meg a teljes linket, amelyet kaptál.
web-error-404 = Itt nincs semmi
    .text = Nincs ilyen oldal vagy asztal. Lehet, hogy a link vége lemaradt.
web-error-409 = Valaki gyorsabb volt
    .text = Az asztal közben megváltozott. Lépj vissza, és próbáld újra.
web-error-410 = Már nem játszható
    .text = Ezt a játékot más változatú szabályokkal játszották, ezért itt nem lehet megmutatni.
web-error-413 = Ez túl sok
    .text = A küldött adat nagyobb a megengedettnél. Semmi sem változott.
web-error-429 = Egy pillanat
    .text = Ez egy kicsit túl sűrű volt. Várj néhány másodpercet, és próbáld újra.
web-error-500 = Valami elromlott
    .text = A hiba a miénk, és fel is jegyeztük. A már meglépett lépések biztonságban vannak.
web-error-503 = Mindjárt visszajövünk
    .text = A szerver éppen indul, vagy nagyon elfoglalt. A már meglépett lépések biztonságban vannak.
