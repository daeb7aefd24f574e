### Summoner Wars a weboldalakon: milyen az egyes frakciók stílusa, és az asztal beállításai.

about-polar-dwarves = A jég építői. Falakat tolnak át a csatatéren, és mellettük harcolnak.
about-tundra-orcs = Vad szerencse. Mindenért dobnak, és ha bejön, újra lecsapnak.
about-fallen-kingdom = A holtak visszatérnek. Az egységek itt fizetőeszközök, és újra felkelnek.
about-phoenix-elves = Biztos tűz. Kocka nélküli sebzés, és egy nehezen elérhető királynő.
about-cave-goblins = Ingyenes horda. Sok apró penge egyetlen célpont ellen.
about-savanna-elves = Növekvő erő. Gyűjtik a tölteteket, aztán egyszerre szabadítják el.
about-breakers = Elrabolt elmék. Ellökik, összezavarják vagy maguk mellé állítják az ellenfelet.
about-vanguards = A birodalom pajzsa. Gyógyítanak, védenek, és rendben haladnak előre.

option-first = Ki kezd?
    .random = sorsolás dönt
    .seat-0 = az 1. hely
    .seat-1 = a 2. hely
option-both-summoners = Ha a két idéző egyszerre esik el
    .draw = a játék döntetlen
    .active-wins = az győz, akinek a köre van
option-extra-after-instead = Extra támadás „támadás helyett” végzett művelet után
    .allowed = szabad
    .barred = nem szabad

## Examples in search fields

rules-example = újradobás vagy SW-9.25
judge-example = move c3 c6
