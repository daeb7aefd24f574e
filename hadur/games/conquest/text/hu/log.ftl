### A hadjárat naplója, eseményenként egy sor.
### A $who értéke az olvasónak „you”, másnál a $player a név; a nagy kezdőbetű magától kerül oda.
### A $unit, $target és $host kártyák, úgy, ahogy a „Cards and places” alatti üzenetek megnevezik őket.

## Cards and places

the-card = { THE($name) }
the-person = { $name }
card-at = { $card } ({ $place }, { $whose ->
        [own] a tiéd
        [enemy] ellenséges
       *[other] { $player }
    })
place-hq = főparancsnokság
place-slot = { $number }. bolygó
to-planet = { THE($planet) } bolygóra
to-hq = a főparancsnokságra
from-planet = { THE($planet) } bolygóról
from-hq = a főparancsnokságról

## The game and its rounds

log-starter = { $who ->
        [you] Te kezded a játékot, elsőként nálad
       *[other] { $player } kezdi a játékot, elsőként nála
    } van a kezdeményezés.
log-mulligan = { $who ->
        [you] Visszakevered a kezdőlapjaidat, és újakat húzol.
       *[other] { $player } visszakeveri a kezdőlapjait, és újakat húz.
    }
log-kept = { $who ->
        [you] Megtartod
       *[other] { $player } megtartja
    } a kezdőlapokat.
log-round = { $round }. forduló – { $who ->
        [you] te kezdeményezel
       *[other] { $player } kezdeményez
    }
log-phase = { $phase }
log-initiative = Mostantól { $who ->
        [you] te kezdeményezel.
       *[other] { $player } kezdeményez.
    }
log-first-planet = Az első bolygó mostantól { THE($planet) }.
log-revealed-planet = { THE($planet) } bolygó képpel felfelé fordul.
log-all-ready = Minden kártya pihent lesz.
log-conceded = { $who ->
        [you] Feladod
       *[other] { $player } feladja
    } a játékot.
log-game-over = { $who ->
        [you] Megnyerted a játékot!
        [nobody] Mindkét játékos egyszerre veszít: a játék döntetlen.
       *[other] { $player } megnyerte a játékot!
    }

## Cards come into play

log-deployed = { $who ->
        [you] Telepíted
       *[other] { $player } telepíti
    } { THE($card) } kártyát { $to }.
log-attached = { $who ->
        [you] Csatolod
       *[other] { $player } csatolja
    } { THE($card) } kártyát { $host } egységhez.
log-put-into-play = { $who ->
        [you] Játékba teszed
       *[other] { $player } játékba teszi
    } { THE($card) } kártyát { $to }.
log-token = { $who ->
        [you] Kapsz
       *[other] { $player } kap
    } egy { $card } jelölőegységet { $to }.
log-played = { $who ->
        [you] Kijátszod
       *[other] { $player } kijátssza
    } { THE($card) } eseményt.
log-used = { $who ->
        [you] Használod
       *[other] { $player } használja
    } { THE($card) } képességét.
log-cancelled = { THE($card) } hatásai semmissé válnak.
log-taken-back = { $who ->
        [you] Visszaveszed { THE($card) } kártyát, mert nem tudod
       *[other] { $player } visszaveszi { THE($card) } kártyát, mert nem tudja
    } kifizetni.
log-passed = { $who ->
        [you] Passzolsz: ebben a fázisban már nem telepítesz.
       *[other] { $player } passzol: ebben a fázisban már nem telepít.
    }

## Command

log-dialled = { $who ->
        [you] A parancstárcsád
       *[other] { $player } parancstárcsája
    } ezt mutatja: { $number }.
log-committed = { $who ->
        [you] A hadurad
       *[other] { $player } hadura
    } { THE($planet) } bolygóra megy.
log-struggle = Harc az irányításért ({ $planet }): { $first } parancsszimbólum { $second } ellen.
log-struggle-warlord = Harc az irányításért ({ $planet }): { $who ->
        [you] csak a te hadurad
       *[other] csak { $player } hadura
    } van ott, ezért ő dönt.
log-struggle-won = { $who ->
        [you] Megnyered
       *[other] { $player } megnyeri
    } az irányításért folytatott harcot { THE($planet) } bolygón.
log-bonus-declined = { $who ->
        [you] Nem kéred
       *[other] { $player } nem kéri
    } { THE($planet) } bolygó bónuszát.

## Battles

log-battle = Csata: { $planet } – { $who ->
        [you] te kezdeményezel
       *[other] { $player } kezdeményez
    }
log-combat-round = Kezdődik a csata { $number }. fordulója.
log-attacked = { $unit } támad, a célpont { $target }.
log-area = { $unit } a területre ható képességét használja: ott minden ellenséges egységnek { $amount } sérülés jár.
log-retreated = { $unit } visszavonul { THE($planet) } bolygóról.
log-routed = { $unit } hazaküldés miatt elhagyja { THE($planet) } bolygót.
log-stalemate-called = { $who ->
        [you] Patthelyzetet jelzel.
       *[other] { $player } patthelyzetet jelez.
    }
log-stalemate-refused = { $who ->
        [you] Nem fogadod el
       *[other] { $player } nem fogadja el
    } a döntetlent; a következő fordulók döntenek.
log-battle-won = { $who ->
        [you] Megnyered
       *[other] { $player } megnyeri
    } a csatát { THE($planet) } bolygón.
log-battle-drawn = Döntetlen a csata { THE($planet) } bolygón.
log-battle-ability = { $who ->
        [you] Használod
       *[other] { $player } használja
    } { THE($planet) } bolygó csataképességét.
log-captured = { $who ->
        [you] Elfoglalod
       *[other] { $player } elfoglalja
    } { THE($planet) } bolygót.
log-removed = { THE($planet) } bolygó kikerül a játékból.

## Damage and what becomes of cards

log-assigned = { $unit } mellé { $amount } sérülésjelző kerül.
log-shielded = { $who ->
        [you] Pajzsként eldobod
       *[other] { $player } pajzsként eldobja
    } { THE($card) } kártyát: { $unit } { $amount } sérüléstől megmenekül.
log-prevented = { $unit } megmenekül { $amount } sérüléstől.
log-reassigned = { $amount } sérülés átirányítva { $unit } kártyára.
log-damaged = { $unit } { $amount } sérülést szenved el.
log-lost-damage = { $who ->
        [you] Nincs egységed, amely elszenvedné
       *[other] { $player } nem tud több egységet kijelölni, amely elszenvedné
    } a maradék { $amount } közvetett sérülést.
log-moved-damage = { $amount } sérülés átkerül { $unit } kártyáról { $target } kártyára.
log-healed = { $unit } megszabadul { $amount } sérüléstől.
log-destroyed = { $unit } megsemmisül.
log-sacrificed = { $unit } feláldozás miatt elhagyja a játékot.
log-bloodied = { $who ->
        [you] A hadurad
       *[other] { $player } hadura
    } megsebesül, és visszatér a főparancsnokságra.
log-defeated = { $who ->
        [you] A hadurad
       *[other] { $player } hadura
    } végleg legyőzetett.
log-exhausted = { $unit } kimerül.
log-readied = { $unit } ismét pihent.
log-more-attack = { $unit } +{ $amount } támadóértéket kap.
log-moved = { $unit } átmozog { $from } { $to }.

## Cards and resources

log-paid = { $who ->
        [you] Fizetsz
       *[other] { $player } fizet
    } { $amount } erőforrást.
log-gained = { $who ->
        [you] Kapsz
       *[other] { $player } kap
    } { $amount } erőforrást.
log-took-control = { $who ->
        [you] Átveszed
       *[other] { $player } átveszi
    } { THE($card) } irányítását.
log-stolen = { $who ->
        [you] Elveszel
       *[other] { $player } elvesz
    } { $amount } erőforrást a másik játékostól.
log-stored = { $unit } kártyára { $amount } erőforrás kerül.
log-drew = { $who ->
        [you] { $amount } lapot húzol.
       *[other] { $player } { $amount } lapot húz.
    }
log-drew-card = Új lap a kezedben: { $card }.
log-discarded = { THE($card) } kártya { $who ->
        [you] a dobópaklidba
       *[other] { $player } dobópaklijába
    } kerül.
log-returned = { THE($card) } kártya visszakerül { $who ->
        [you] a kezedbe
       *[other] { $player } kezébe
    }.
log-revealed = { $who ->
        [you] Felfeded
       *[other] { $player } felfedi
    } { THE($card) } kártyát.
log-looked = { $who ->
        [you] Megnézed
       *[other] { $player } megnézi
    } egy húzópakli felső { $amount ->
        [1] lapját
       *[other] { $amount } lapját
    }.
log-added = { $who ->
        [you] Kezedbe veszed
       *[other] { $player } kézbe veszi
    } az egyik lapot.
