### Amit a játékostól kérdezünk, a kérdés neve szerint; a válaszok attribútumok, és az is az a
### szöveg, amelyik megmondja, miről van szó (.about), ha a nézet elárulja.

## The round

prompt-mulligan = Visszakevered a kezdőlapjaidat, hogy újakat húzz?
    .yes = új lapokat húzok
    .no = megtartom ezeket
prompt-deploy-turn = Felfejlődésfázis: mit telepítesz vagy használsz?
    .pass = passz, ebben a fázisban már nem telepítek
prompt-action-window = Végrehajtasz egy akciót?
    .pass = passz, most nincs akció
prompt-dial = Melyik bolygóra küldöd a hadurad?
prompt-take-bonus = Megnyerted az irányításért folytatott harcot: kéred a bolygó bónuszát?
    .about = Megnyert harc az irányításért itt: { $card }. Kéred a bónuszt ({ $bonus })?
    .yes = kérem a bónuszt
    .no = nem kérek semmit
bonus-resources = { $count } erőforrás
bonus-cards = { $count } lap
bonus-both = { $first } és { $second }
bonus-none = bónusz
prompt-mobile = Melyik mozgékony egységedet mozgatod át szomszédos bolygóra?
    .done = több egység nem mozog

## Battles

prompt-combat-turn = A te harci köröd: mit teszel?
    .pass = passz, nincs támadás
prompt-defender = Melyik egységet éri a támadás?
    .about = Támad: { $card }. Melyik egységet éri a támadás?
prompt-retreat = Mely egységeid vonulnak vissza ebből a csatából?
    .done = több egység nem vonul vissza
prompt-stalemate = Az ellenfeled patthelyzetet jelez: döntetlen a csata?
    .yes = igen, a csata döntetlen
    .no = nem, harcoljunk tovább
prompt-battle-ability = Megnyerted a csatát: használod a bolygó csataképességét?
    .about = Megnyerted a csatát: használod { THE($card) } bolygó csataképességét?
    .yes = használom
    .no = nem használom

## Damage

prompt-shield-order = Melyik egységed pajzsáról döntesz előbb?
prompt-shield = Melyik kártyát használod pajzsként? (Kihagyhatod.)
    .about = Veszélyben: { $card }, { $amount } sérülés. Melyik kártyát használod pajzsként? (Kihagyhatod.)
    .no = nincs pajzs
prompt-keep-relic = Egyszerre csak egy ereklyét irányíthatsz: melyiket tartod meg?
prompt-indirect-damage = Melyik egységed szenvedi el a következő közvetett sérülést?
    .about = Még { $amount } közvetett sérülés van hátra: melyik egységed szenvedi el a következőt?

## Interrupts and reactions

prompt-offer = Megszakítás vagy reakció lehetséges: használsz ilyet?
    .about = { $timing ->
        [interrupt] Megszakítás
       *[reaction] Reakció
    } ({ $event }): használsz képességet?
    .pass = passz
prompt-force = Több kényszerített képesség is érvényes: melyik legyen az első?
    .about = Kényszerített { $timing ->
        [interrupt] megszakítások
       *[reaction] reakciók
    } ({ $event }): melyik legyen az első?

event-phase-begins = a fázis kezdete
event-phase-ends = a fázis vége
event-round-ends = a forduló vége
event-deploying = telepítés alatt: { $card }
event-deployed = telepítve: { $card }
event-enters-play = játékba kerül: { $card }
event-commits = bevetés: { $card }
event-moves = átmozgás: { $card }
event-struggle-begins = harc az irányításért: { $card }
event-struggle-won = megnyert harc az irányításért: { $card }
event-attacker-declared = a támadó: { $card }
event-would-attack = támadni készül: { $card }
event-attack-declared = támadást indít: { $card }
event-damage-assigned = kiosztott sérülés: { $card }
event-shield-used = pajzs védi: { $card }
event-damage-taken = elszenvedett sérülés: { $card }
event-destroyed = megsemmisül: { $card }
event-defeated = megsebesül: { $card }
event-leaves-play = elhagyja a játékot: { $card }
event-exhausts = kimerül: { $card }
event-ability-resolves = érvényesül: { $card }
event-event-played = kijátszott esemény: { $card }

## Abilities in general

prompt-target-of = { $card }: mi legyen a célpont?
prompt-price-of = { $card }: melyik kártyával fizetsz?
prompt-search-of = { $card }: melyik lapot veszed el? (Kihagyhatod.)
prompt-value-of-x = Mennyit fizetsz X helyett?
prompt-arrange = Melyik lap kerüljön következőnek a húzópakli aljára?
    .done = mind így, a legfelső elsőként
prompt-order-discards = Melyik lap kerüljön következőnek a dobópaklidra?
prompt-other = Mit választasz?

## Planets

prompt-plannum = { card-plannum }: melyik egységedet mozgatod át?
prompt-plannum-planet = { card-plannum }: melyik bolygóra?
prompt-carnath = { card-carnath }: melyik bolygó csataképességét használod?
prompt-tarrus = { card-tarrus }: mit kapsz?
    .resources = 3 erőforrást
    .cards = 3 lapot
prompt-yvarn = { card-yvarn }: melyik egységet teszed a kezedből játékba a főparancsnokságodra?

## Space Marines

prompt-veteran-brother-maxos = { card-veteran-brother-maxos }: melyik egységet teszed játékba a kezedből?
prompt-search-of-drop-pod-assault = { card-drop-pod-assault }: melyik egységet teszed játékba? (Kihagyhatod.)

## Astra Militarum

prompt-search-of-enginseer-augur = { card-enginseer-augur }: melyik támogatást teszed játékba? (Kihagyhatod.)

## Orks

prompt-burna-boyz = { card-burna-boyz }: melyik másik itteni ellenséges egység kapjon 1 sérülést?
prompt-snotling-attack = { card-snotling-attack }: melyik bolygóra érkezik a következő jelölőegység?

## Chaos

prompt-soul-grinder = { card-soul-grinder }: melyik egységedet áldozod fel?
prompt-infernal-gateway-planet = { card-infernal-gateway }: melyik bolygón?
prompt-infernal-gateway = { card-infernal-gateway }: melyik egységet teszed játékba a kezedből?

## Dark Eldar

prompt-khymera-den = { card-khymera-den }: mely egységeid mozognak át?
    .done = több egység nem mozog
prompt-power-from-pain = { card-power-from-pain }: melyik harcoló egységedet áldozod fel?

## Eldar

prompt-wildrider-squadron = { card-wildrider-squadron }: melyik szomszédos bolygóra mozog?
prompt-wailing-wraithfighter = { card-wailing-wraithfighter }: melyik lapot dobod el a kezedből?
prompt-biel-tan-warp-spiders = { card-biel-tan-warp-spiders }: kinek a húzópaklijába nézel bele?
    .own = a sajátoméba
    .theirs = az ellenfelemébe
prompt-search-of-biel-tan-warp-spiders = { card-biel-tan-warp-spiders }: melyik lapot dobod el? (Kihagyhatod.)
prompt-banshee-power-sword = { card-banshee-power-sword }: melyik lapot dobod el +1 támadóértékért?
prompt-banshee-power-sword-more = { card-banshee-power-sword }: eldobsz még egy lapot további +1 támadóértékért? Melyiket?
prompt-foresight = { card-foresight }: melyik bolygóra megy inkább a hadurad?
prompt-gift-of-isha = { card-gift-of-isha }: melyik bolygóra tér vissza az egység?

## Tau

prompt-commander-shadowsun = { card-commander-shadowsun }: melyik lapot csatolod a kezedből vagy a dobópaklidból?
prompt-commander-shadowsun-host = { card-commander-shadowsun }: melyik egységhez?
prompt-ambush-platform = { card-ambush-platform }: melyik erősítőkártyát telepíted a kezedből, és melyik egységre?
prompt-command-link-drone = { card-command-link-drone }: melyik egységhez kerül át?
prompt-squadron-redeployment = { card-squadron-redeployment }: melyik bolygóra mozog az egység?
prompt-even-the-odds = { card-even-the-odds }: melyik egységhez kerül át az erősítőkártya?

## Topics of standing orders

topic-windows = minden lehetőség menet közben: akciók, megszakítások, reakciók
topic-offer = minden megszakítás és reakció
topic-action-window = minden akciólehetőség
topic-offer-of = { $timing ->
        [interrupt] megszakítások
       *[reaction] reakciók
    } ({ $event })
