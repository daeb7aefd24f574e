### Amit a küldetés előtt ki lehet választani.

option-mission = Küldetés
option-operation = Hossz
    .single = egy küldetés
    .operation = hat küldetésből álló hadművelet
    .custom = hat küldetés a játékosok választása szerint
option-class-deal = Kasztkártyák
    .choose = mindenki az összes közül választ
    .two = mindenki kettőt húz, és egyet megtart
option-invader-cards = Az Overlord kártyái
    .free = ő választja őket
    .recommended = a küldetéshez ajánlottak
option-argent = A behatolófázis energiajelzői
    .any = az inváziókártyára vagy démonkártyákra kerülnek
    .invasion = csak az inváziókártyára kerülnek
option-shared-corner = A közös sarok kizárja a takarást
    .free = mindig
    .adjacent = csak szomszédos mezők között
option-glory-kill = Aki támolygó démon mezőjére lép
    .forced = mindig kivégzi
    .optional = kivégezheti
option-telefrag = A telegyilokért jár kivégzéskártya
    .staggered = ha a démon támolygott
    .always = mindig
option-summon-large = A megidézett nagy démon
    .nearest = a legközelebbi elegendő helyre kerül
    .displaces = kis figurákat is hátralökhet
option-respawn-beside = Újraéledés a teleport mellett
    .telefrags = legyilkolja az ott álló démont
    .empty = csak üres mezőn
option-simultaneous = Egyszerre ható képességek
    .own = mindenki a sajátjait rendezi
    .active = mindet az aktív játékos rendezi
option-difficult-inside = Egy területen belül a nehéz terep
    .open = nem ad takarást
    .covers = takarást ad
option-grazing = Az akadály mentén futó vonal
    .free = szabad
    .blocks = el van zárva
option-newcomers = A típusuk aktiválódása közben érkező démonok
    .wait = várnak
    .act = vele együtt aktiválódnak

## Missions, called as their files call them

deck-1 = 1. Térdig a holtakban
deck-2 = 2. Hideg relék
deck-3 = 3. A hosszú folyosó
deck-4 = 4. Reaktorőrség
deck-5 = 5. Lezárt kapuk
deck-6 = 6. Az öntöde ura
deck-7 = 7. Felébred a zsarnok
deck-8 = 8. Csontmezők
deck-9 = 9. Vértöltés
deck-10 = 10. Törött tornyok
deck-11 = 11. Az utolsó jelzőfény
deck-12 = 12. Csukd be a kaput
