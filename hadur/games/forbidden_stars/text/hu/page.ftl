### Forbidden Stars a weboldalakon: az asztal beállításai, a kártyák, a harc.

## Settings

option-faction = Frakció
    .space-marines = { faction-space-marines }
    .chaos = { faction-chaos }
    .orks = { faction-orks }
    .eldar = { faction-eldar }
    .random = sorsolás dönt
option-first = Kezdőjátékos
    .random = sorsolás dönt
    .seat-0 = az 1. hely
    .seat-1 = a 2. hely
    .seat-2 = a 3. hely
    .seat-3 = a 4. hely
option-board = A galaxis
    .built = a játékosok építik fel
    .introductory = a bevezető játéké
    .random = véletlenszerű
option-tile-sides = A lapkák oldala
    .chosen = a lerakó választja
    .dealt = ahogy kiosztották
option-strategize = Fejlesztés vásárlásához egy rendszerben
    .unit = egység kell
    .unit-or-structure = egység vagy építmény kell
option-unchosen-events = A nem választott események
    .shown = mindenki látja őket
    .hidden = rejtve maradnak
option-second-damage = Egy körben újra sérülő egység sérülése
    .separate = külön számít
    .added = összeadódik

## Cards

kind-combat = harckártya
kind-combat-upgrade = harcfejlesztés
kind-order-upgrade = parancsfejlesztés
kind-event = esemény
kind-order = parancs
kind-unit = egység
kind-structure = építmény
card-copies = kettő van belőle a pakliban
card-start = kezdőlap
column-level = szint
column-cost = ktg
column-icons = ikonok
icons-none = nincs ikon

## The page

fs-orders = A parancsaid
fs-hand = A harckártyáid
fs-drawn = A húzott eseményeid
fs-piles = Kártyák és készlet
fs-known = ismert
fs-unknown = ismeretlen
fs-next-roll = Kockadobás és harckártyák húzása következik.
fs-next-cards = Mindkét fél lapot választ, képpel lefelé.
fs-next-reveal = A lapok végrehajtása következik, a támadóéval kezdve, ezután a sérülések kiosztása.
fs-next-damage = A felek elszenvedik a sérüléseket.
fs-next-morale = A nagyobb morálú fél győz; egyenlőségnél a védekező.
fs-strike-next = A támadáskockák a világ által elszenvedett sérülést adják.
fs-map = A galaxis
fs-zoom-in = nagyobb
fs-zoom-out = kisebb
fs-objectives = { $count } / { $needed } cél
fs-facedown = képpel lefelé

rules-example = visszavonulás vagy FS-19.4
judge-example = move scout turaci medrias
