### A játék naplója, eseményenként egy sor.
### A $who értéke az olvasónak „you”, másnál a $player a név; a nagy kezdőbetű magától kerül oda.
### Ahol a $card képpel lefelé is fekhet, ott a mondat úgy szól, hogy „egy képpel lefelé fekvő lap” is illik bele.

facedown = egy képpel lefelé fekvő lap
type-ship = űrhajó
type-weapon = fegyverzet
type-crew = legénység
type-base = bázis

## Setting up

log-starter = { $who ->
        [you] Te kezdesz.
       *[other] { $player } kezd.
    }
log-shuffled = { $who ->
        [you] Megkevered a kolóniádat.
       *[other] { $player } megkeveri a kolóniáját.
    }
log-cut = { $count ->
        [0] { $who ->
            [you] Nem emelsz { $owner-who ->
                [you] a kolóniádból.
               *[other] { $owner } kolóniájából.
            }
           *[other] { $player } nem emel { $owner-who ->
                [you] a kolóniádból.
               *[other] { $owner } kolóniájából.
            }
        }
       *[other] { $who ->
            [you] { $count } lapot emelsz le { $owner-who ->
                [you] a kolóniádból.
               *[other] { $owner } kolóniájából.
            }
           *[other] { $player } { $count } lapot emel le { $owner-who ->
                [you] a kolóniádból.
               *[other] { $owner } kolóniájából.
            }
        }
    }
log-mulligan = { $who ->
        [you] Visszakevered az első öt lapodat, és újakat húzol.
       *[other] { $player } visszakeveri az első öt lapját, és újakat húz.
    }
log-kept = { $who ->
        [you] Megtartod a kezdőlapjaidat.
       *[other] { $player } megtartja a kezdőlapjait.
    }

## Turns and credits

log-turn = { $who ->
        [you] A te { $turn }. köröd
       *[other] { $player } { $turn }. köre
    }
log-income = { $who ->
        [you] { $credits } creditet kapsz a kör elején.
       *[other] { $player } { $credits } creditet kap a kör elején.
    }
log-gained = { $who ->
        [you] { $credits } creditet kapsz.
       *[other] { $player } { $credits } creditet kap.
    }
log-lost = { $who ->
        [you] { $credits } creditet veszítesz.
       *[other] { $player } { $credits } creditet veszít.
    }
log-closing = { $who ->
        [you] A befejező fázisod
       *[other] { $player } befejező fázisa
    }
log-scrapped = { $who ->
        [you] Lemondasz egy űrhajóról, mert nem fér el a hangárodban: { $card }.
       *[other] { $player } lemond egy űrhajóról, mert nem fér el a hangárában: { $card }.
    }

## Piles

log-drew = { $who ->
        [you] { $count } lapot húzol.
       *[other] { $player } { $count } lapot húz.
    }
log-drew-card = { $who ->
        [you] Ezt húzod: { $card }.
       *[other] { $player } ezt húzza: { $card }.
    }
log-picked = { $who ->
        [you] Elveszel egyet az öt felső lapból.
       *[other] { $player } elvesz egyet az öt felső lapból.
    }
log-searched = { $who ->
        [you] Megnézed a kolóniád { $count ->
            [1] legfelső lapját
           *[other] felső { $count } lapját
        }.
       *[other] { $player } megnézi a kolóniája { $count ->
            [1] legfelső lapját
           *[other] felső { $count } lapját
        }.
    }
log-dug = { $who ->
        [you] Kézbe veszed a pusztulatod legalsó lapját.
       *[other] { $player } kézbe veszi a pusztulata legalsó lapját.
    }
log-burned = { $who ->
        [you] A kolóniád { $count ->
            [1] legfelső lapja
           *[other] felső { $count } lapja
        } a pusztulatodba kerül.
       *[other] { $player } kolóniájának { $count ->
            [1] legfelső lapja
           *[other] felső { $count } lapja
        } a pusztulatába kerül.
    }
log-discarded = { $who ->
        [you] A kezedből { $count } lap képpel lefelé a pusztulatodba kerül.
       *[other] { $player } kezéből { $count } lap képpel lefelé a pusztulatába kerül.
    }
log-discarded-card = { $who ->
        [you] Ezt dobod a pusztulatodba: { $card }.
       *[other] { $player } ezt dobja a pusztulatába: { $card }.
    }
log-regrown = { $who ->
        [you] A pusztulatod { $count ->
            [1] legalsó lapja
           *[other] alsó { $count } lapja
        } a kolóniád alá kerül.
       *[other] { $player } pusztulatának { $count ->
            [1] legalsó lapja
           *[other] alsó { $count } lapja
        } a kolóniája alá kerül.
    }
log-recovered = { $who ->
        [you] A szemetedből { $into ->
            [hand] a kezedbe
           *[colony] a kolóniád alá
        }
       *[other] { $player } szemetéből { $into ->
            [hand] a kezébe
           *[colony] a kolóniája alá
        }
    } kerül: { $card }.
log-looked = { $who ->
        [you] Megnézel
       *[other] { $player } megnéz
    } { $count } rejtett lapot { $other-who ->
        [you] a lapjaid közül.
       *[other] { $other } lapjai közül.
    }
log-looked-at = { $who ->
        [you] Ezt látod
       *[other] { $player } ezt látja
    } { $other-who ->
        [you] a lapjaid közül: { $card }.
       *[other] { $other } lapjai közül: { $card }.
    }
log-unmasked = { $who ->
        [you] Mindenki megnézi egy lapodat: { $card }.
       *[other] Mindenki megnézi { $player } egy lapját: { $card }.
    }

## Playing and paying

log-laid = { $who ->
        [you] Képpel lefelé leteszel egy lapot
       *[other] { $player } képpel lefelé letesz egy lapot
    } { $type ->
        [base] a felszínre.
        [crew] a kantinba.
       *[weapon] erre az űrhajóra: { $ship }.
    }
log-ship-played = { $who ->
        [you] Játékba hozol egy űrhajót: { $card }.
       *[other] { $player } játékba hoz egy űrhajót: { $card }.
    }
log-played = { $who ->
        [you] Kijátszod { THE($card) } lapot.
       *[other] { $player } kijátssza { THE($card) } lapot.
    }
log-used = { $who ->
        [you] Használod { THE($card) } képességét.
       *[other] { $player } használja { THE($card) } képességét.
    }
log-paid = { $who ->
        [you] Kifizetsz egy lapot { $credits } creditért: { $card }.
       *[other] { $player } kifizet egy lapot { $credits } creditért: { $card }.
    }
log-triggered = Életbe lép { $who ->
        [you] egy lapod szövege: { $card }.
       *[other] { $player } egy lapjának szövege: { $card }.
    }
log-neutralised = Semlegesítve: { $card }.
log-without-effect = Nincs hatása, mert eltűnt a célpontja: { $card }.
log-developed = { $position ->
        [0] { $who ->
            [you] Leveszel egy fejlesztést egy bázisodról; { $markers } marad rajta.
           *[other] { $player } levesz egy fejlesztést egy bázisáról; { $markers } marad rajta.
        }
       *[other] { $who ->
            [you] A felszíned { $position }. lapján most { $markers } fejlesztés van.
           *[other] { $player } felszínének { $position }. lapján most { $markers } fejlesztés van.
        }
    }
log-converted = { $who ->
        [you] Két fejlesztést egy creditre váltasz.
       *[other] { $player } két fejlesztést egy creditre vált.
    }
log-marked = Jelzők rajta ({ $card }): { $markers }.
log-moved = Másik űrhajóra ({ $ship }) kerül: { $card }.
log-returned = { $who ->
        [you] Visszakerül a kezedbe: { $card }.
       *[other] Visszakerül a tulajdonosa ({ $player }) kezébe: { $card }.
    }
log-seized = { $who ->
        [you] Mostantól te irányítod: { $card }.
       *[other] Mostantól { $player } irányítja: { $card }.
    }
log-stuck = { $who ->
        [you] Legközelebb nem fordul vissza egy lapod: { $card }.
       *[other] Legközelebb nem fordul vissza { $player } egy lapja: { $card }.
    }
log-turned = { $state ->
        [active] Újra aktív
        [used] Használt lesz
       *[damaged] Sérült lesz
    } { $who ->
        [you] egy lapod: { $card }.
       *[other] { $player } egy lapja: { $card }.
    }

## Combat

log-attack = { $who ->
        [you] Megtámadod
       *[other] { $player } megtámadja
    } { $other-who ->
        [you] { $target ->
            [colony] a kolóniádat
            [headquarters] a központodat
            [crew] a kantinod { $position }. lapját
           *[base] a felszíned { $position }. lapját
        }
       *[other] { $target ->
            [colony] { $other } kolóniáját
            [headquarters] { $other } központját
            [crew] { $other } kantinjának { $position }. lapját
           *[base] { $other } felszínének { $position }. lapját
        }
    }
log-attackers = { $who ->
        [you] { $count } űrhajóval támadsz.
       *[other] { $player } { $count } űrhajóval támad.
    }
log-defenders = { $count ->
        [0] { $who ->
            [you] Nem védekezel űrhajóval.
           *[other] { $player } nem védekezik űrhajóval.
        }
       *[other] { $who ->
            [you] { $count } űrhajóval védekezel.
           *[other] { $player } { $count } űrhajóval védekezik.
        }
    }
log-boarded = { $who ->
        [you] Űrhajódra
       *[other] { $player } űrhajójára
    } ({ $ship }) száll: { $card }.
log-shot = { $who ->
        [you] { THE($card) } nevű űrhajóddal célba veszed ezt: { $ship }.
       *[other] { $player } { THE($card) } nevű űrhajójával célba veszi ezt: { $ship }.
    }
log-returned-fire = { $who ->
        [you] Visszalősz { THE($card) } nevű űrhajóddal.
       *[other] { $player } visszalő { THE($card) } nevű űrhajójával.
    }
log-passed = { $who ->
        [you] Passzolsz.
       *[other] { $player } passzol.
    }
log-stealth = { $who ->
        [you] Lopakodva bombázol { THE($card) } nevű űrhajóddal.
       *[other] { $player } lopakodva bombáz { THE($card) } nevű űrhajójával.
    }
log-armed = { $who ->
        [you] Megerősíted
       *[other] { $player } megerősíti
    } { THE($card) } fegyverzetét; tűzereje most { $firepower }.
log-damaged = { $amount } sebzést kap { $who ->
        [you] egy lapod: { $card }.
       *[other] { $player } egy lapja: { $card }.
    }
log-spared = Elmarad { $amount } sebzés: { $card }.
log-destroyed = Megsemmisül { $who ->
        [you] egy lapod
       *[other] { $player } egy lapja
    } ({ $type ->
        [ship] { type-ship }
        [weapon] { type-weapon }
        [crew] { type-crew }
       *[base] { type-base }
    }): { $card }.
log-bombed = { $who ->
        [you] A bombázásod ereje: { $total }.
       *[other] { $player } bombázásának ereje: { $total }.
    }
log-demolition = A tűzszerészet { $count } kolónialapba kerül: { $card }.
log-trap = { $who ->
        [you] Csapdát hozol működésbe: { $card }.
       *[other] { $player } csapdát hoz működésbe: { $card }.
    }
log-left-combat = { $who ->
        [you] Kivonul a harcból egy űrhajód: { $card }.
       *[other] Kivonul a harcból { $player } egy űrhajója: { $card }.
    }
log-joined = { $who ->
        [you] Csatlakozik a harchoz egy űrhajód: { $card }.
       *[other] Csatlakozik a harchoz { $player } egy űrhajója: { $card }.
    }
log-redirected = A lövés új célpontja { $who ->
        [you] egy űrhajód: { $card }.
       *[other] { $player } egy űrhajója: { $card }.
    }
log-dismounted = Leszerelés: a legénység visszatér a kantinba.
log-combat-over = A harc véget ért.

## The end

log-eliminated = { $who ->
        [you] Kiestél a játékból
       *[other] { $player } kiesett a játékból
    }{ $other-who ->
        [nobody] .
        [you] ; te győzted le.
       *[other] ; legyőzője: { $other }.
    }
log-game-over = { $who ->
        [nobody] A játék véget ért, senki sem győzött.
        [you] A játék véget ért, te győztél.
       *[other] A játék véget ért, { $player } győzött.
    }
