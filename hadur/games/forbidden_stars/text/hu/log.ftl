### A háború naplója, eseményenként egy sor.
### A $who értéke az olvasónak „you”, másnál a $player a név; a nagy kezdőbetű magától kerül oda.
### Az $in, $from és $to helyek, úgy, ahogy a „Places” alatti üzenetek mondják őket.

## Places

place-system = { $name } ({ $tile })
area-of-world = { $world }
in-of-world = { THE($world) } világon
from-of-world = { THE($world) } világról
to-of-world = { THE($world) } világra
area-of-void = { $tile } { $quadrant } világűr
in-of-void = { THE($tile) } { $quadrant } világűrjében
from-of-void = { THE($tile) } { $quadrant } világűrjéből
to-of-void = { THE($tile) } { $quadrant } világűrjébe
quadrant-nw = északnyugati
quadrant-ne = északkeleti
quadrant-sw = délnyugati
quadrant-se = délkeleti
edge-between = { THE($one) } és { THE($other) } között
edge-outer = { THE($tile) } { $side } szélén
side-n = északi
side-e = keleti
side-s = déli
side-w = nyugati

## The game and its rounds

log-round = { $round }. kör – { $who ->
        [you] te vagy
       *[other] { $player }
    } a kezdőjátékos
log-phase = { $phase } fázis
log-first-player = { $who ->
        [you] Te vagy
       *[other] { $player } lesz
    } a kezdőjátékos.
log-faction = { $who ->
        [you] A te frakciód
       *[other] { $player } frakciója
    }: { $faction }.
log-tile = { $who ->
        [you] Leteszed
       *[other] { $player } leteszi
    } { THE($system) } rendszerlapkát, elforgatva: { $turn ->
        [0] 0
        [1] 90
        [2] 180
       *[3] 270
    }°.
log-force = { $who ->
        [you] Felállítasz
       *[other] { $player } felállít
    } 1 { $piece } figurát { $in }.
log-objective = { $who ->
        [you] Leteszed
       *[other] { $player } leteszi
    } { $owner-who ->
        [you] egy céljelződet
       *[other] { $owner } egy céljelzőjét
    } { $in }.
log-storm-placed = { $who ->
        [you] Leteszel
       *[other] { $player } letesz
    } egy hipertérvihart { $edge }.
log-eliminated = { $who ->
        [you] Kiestél
       *[other] { $player } kiesett
    } a játékból.
log-collected = { $who ->
        [you] Begyűjtöd egy céljelződet
       *[other] { $player } begyűjti egy céljelzőjét
    } { $in }.

## Orders

log-order-placed = { $who ->
        [you] Leteszel
       *[other] { $player } letesz
    } egy parancsot képpel lefelé ide: { $system }.
log-order-kind = { $who ->
        [you] Leteszel
       *[other] { $player } letesz
    } egy { $order } parancsot képpel lefelé ide: { $system }.
log-revealed = { $who ->
        [you] Felfedsz
       *[other] { $player } felfed
    } egy { $order } parancsot itt: { $system }
log-to-events = { THE($order) } jelző { $who ->
        [you] az eseménypaklidra
       *[other] { $player } eseménypaklijára
    } kerül.
log-tokens-to-events = { $who ->
        [you] Az eseménypaklidra teszel
       *[other] { $player } az eseménypaklijára tesz
    } képpel lefelé { $count } parancsjelzőt.
log-missed = { $who ->
        [you] Egyik kupac tetején sincs parancsod, ezért kimaradsz.
       *[other] { $player } kimarad: egyik kupac tetején sincs parancsa.
    }
log-order-moved = { $who ->
        [you] Megnézed egy parancsjelződet
       *[other] { $player } megnézi egy parancsjelzőjét
    } ({ $system }), és a kupac { $top ->
        [1] tetejére
       *[0] aljára
    } { $who ->
        [you] teszed
       *[other] teszi
    }.

## Units and structures

log-moved = { $who ->
        [you] Átmozgatsz
       *[other] { $player } átmozgat
    } egy { $unit } egységet { $from } { $to }.
log-placed = { $who ->
        [you] Leteszel
       *[other] { $player } letesz
    } egy ingyenes { $unit } egységet { $in }.
log-replaced = { $who ->
        [you] Lecserélsz
       *[other] { $player } lecserél
    } { $in } egy { $old-unit } egységet; az új: { $new-unit }.
log-bought = { $who ->
        [you] Vásárolsz
       *[other] { $player } vásárol
    } egy { $unit } egységet { $in }, { $cost } hadianyagért.
log-built = { $who ->
        [you] Építesz
       *[other] { $player } épít
    } { $in }: { $structure }{ $cost ->
        [0] {""}
       *[other] , { $cost } hadianyagért
    }.
log-destroyed = Megsemmisül { $who ->
        [you] a te { $unit } egységed
       *[other] { $player } { $unit } egysége
    } { $in }.
log-razed = Megsemmisül { $who ->
        [you] egy építményed
       *[other] { $player } egy építménye
    } { $in }: { $structure }.
log-routed = Megfutamodik { $who ->
        [you] a te { $unit } egységed
       *[other] { $player } { $unit } egysége
    } { $in }.
log-rallied = Felsorakozik { $who ->
        [you] a te { $unit } egységed
       *[other] { $player } { $unit } egysége
    } { $in }.
log-captured = { $who ->
        [you] Elfoglalsz
       *[other] { $player } elfoglal
    } egy építményt { $in }: { $structure }.

## What players have

log-asset = { $who ->
        [you] { $way ->
            [more] Kapsz
           *[less] Elveszítesz
        }
       *[other] { $player } { $way ->
            [more] kap
           *[less] elveszít
        }
    } { $count } erőforrásjelzőt: { $asset }.
log-materiel = { $who ->
        [you] { $way ->
            [more] Kapsz
           *[less] Elveszítesz
        }
       *[other] { $player } { $way ->
            [more] kap
           *[less] elveszít
        }
    } { $count } hadianyagot.
log-order-upgrade = { $who ->
        [you] Megvásárolod
       *[other] { $player } megvásárolja
    } { THE($upgrade) } parancsfejlesztést { $cost } hadianyagért.
log-combat-upgrade = { $who ->
        [you] Megvásárolod
       *[other] { $player } megvásárolja
    } { THE($card) } harcfejlesztést { $cost } hadianyagért; kikerül a pakliból: { $old-card }.
log-upgrade-used = { $who ->
        [you] Használod
       *[other] { $player } használja
    } { THE($upgrade) } fejlesztést.
log-ability-used = { $who ->
        [you] Használod
       *[other] { $player } használja
    } { THE($faction-ability) } képességet.

## Combats and orbital strikes

log-combat = Harc { $in }: { $who ->
        [you] te támadsz
       *[other] { $player } támad
    }, { $other-who ->
        [you] te védekezel
       *[other] { $other } védekezik
    }
log-strike = Orbitális csapás { $from } { $to }: { $who ->
        [you] dobsz
       *[other] { $player } dob
    } { $count } kockával
log-rolled = { $who ->
        [you] A dobásod
       *[other] { $player } dobása
    }: { $attack } támadás, { $defence } védekezés, { $morale } morál.
log-drew = { $who ->
        [you] Húzol
       *[other] { $player } húz
    } { $count } harckártyát.
log-drew-card = { $who ->
        [you] Húzod
       *[other] { $player } húzza
    } { THE($card) } kártyát.
log-committed = { $who ->
        [you] { $count ->
            [0] Nem vetsz be utánpótlást
           *[other] Bevetsz { $count } utánpótlásjelzőt
        }
       *[other] { $player } { $count ->
            [0] nem vet be utánpótlást
           *[other] bevet { $count } utánpótlásjelzőt
        }
    }.
log-execution = Kezdődik { ARTICLE($number) } { $number }. végrehajtási kör.
log-card = { $who ->
        [you] Kijátszod
       *[other] { $player } kijátssza
    } { THE($card) } kártyát.
log-ability = { $who ->
        [you] Használod
       *[other] { $player } használja
    } { THE($card) } képességét: „{ $text }”
log-dice = { $who ->
        [you] Te
       *[other] { $player }
    }: { $way ->
        [more] +
       *[less] −
    }{ $count } { $die }.
log-tokens = { $who ->
        [you] Te
       *[other] { $player }
    }: { $way ->
        [more] +
       *[less] −
    }{ $count } { $token }.
log-rerolled = { $who ->
        [you] Újradobsz
       *[other] { $player } újradob
    }: { $count } { $die }.
log-looked = { $who ->
        [you] Megnézed
       *[other] { $player } megnézi
    } az ellenfél képpel lefelé lévő harckártyáját.
log-looked-at = { $who ->
        [you] Megnézed
       *[other] { $player } megnézi
    } a képpel lefelé lévő harckártyát: { $card }.
log-discarded = { $who ->
        [you] Eldobod
       *[other] { $player } eldobja
    } { THE($card) } kártyát.
log-values = { $who ->
        [you] Támadásértéked { $attack }, védekezésértéked { $defence }, elszenvedsz
       *[other] { $player }: támadásérték { $attack }, védekezésérték { $defence }, elszenved
    } { $damage } sérülést.
log-morale = { $who ->
        [you] A morálod
       *[other] { $player } morálja
    }: { $count }.
log-retreated = { $who ->
        [you] Visszavonulsz
       *[other] { $player } visszavonul
    } { $count } egységgel { $from } { $to }.
log-won = { $who ->
        [you] Megnyered
        [nobody] Senki sem nyeri meg
       *[other] { $player } megnyeri
    } a harcot { $in }.

## Events and storms

log-events-drawn = { $who ->
        [you] Húzol
       *[other] { $player } húz
    } { $count } eseménykártyát.
log-event-drawn = { $who ->
        [you] Húzod
       *[other] { $player } húzza
    } { THE($event) } eseményt.
log-event-chosen = { $who ->
        [you] Választod
       *[other] { $player } választja
    } { THE($event) } eseményt.
log-event-shown = { $who ->
        [you] Megmutatod
       *[other] { $player } megmutatja
    } { THE($event) } eseményt.
log-tactic = { $who ->
        [you] Végrehajtod
       *[other] { $player } végrehajtja
    } { THE($event) } taktikát.
log-scheme-in-play = Játékba kerül { $who ->
        [you] a terved
       *[other] { $player } terve
    }: { $event }.
log-scheme-used = { $who ->
        [you] Felhasználod
       *[other] { $player } felhasználja
    } { THE($event) } tervet.
log-scheme-discarded = { $who ->
        [you] Eldobod
       *[other] { $player } eldobja
    } { THE($event) } tervet.
log-storm-moved = { $who ->
        [you] Elmozdítod
       *[other] { $player } elmozdítja
    } a hipertérvihart, amely { $from-edge } volt; mostantól { $edge } van.
