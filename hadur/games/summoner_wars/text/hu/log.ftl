### Az ütközet naplója, eseményenként egy sor.
### A $who értéke az olvasónak „you”, másnál a $player a név; a nagy kezdőbetű magától kerül oda.
### A $unit, $target, $other és $host kártyák, úgy, ahogy a „Cards” alatti üzenetek megnevezik őket.

## Cards

the-card = { THE($name) }
the-person = { $name }
card-at = { $card } ({ $space })

## The turn

log-turn = { $turn }. kör – { $who ->
        [you] te következel
       *[other] { $player } következik
    }
log-phase = { $phase }fázis
log-inactive = { $who ->
        [you] Ebben a körben nem céloztál meg ellenséges kártyát, ezért megfizeted
       *[other] { $player } ebben a körben nem célzott meg ellenséges kártyát, ezért megfizeti
    } a tétlenség árát.
log-conceded = { $who ->
        [you] Feladod
       *[other] { $player } feladja
    } a játékot.
log-game-over = { $who ->
        [you] Megnyerted a játékot!
        [nobody] Mindkét idéző elesett: a játék döntetlen.
       *[other] { $player } megnyerte a játékot!
    }

## Cards come into play

log-summoned = { $who ->
        [you] Megidézed
       *[other] { $player } megidézi
    } { THE($card) } egységet { ARTICLE($space) } { $space } mezőre.
log-built = { $who ->
        [you] Felépíted
       *[other] { $player } felépíti
    } { THE($card) } építményt { ARTICLE($space) } { $space } mezőn.
log-played = { $who ->
        [you] Kijátszod
       *[other] { $player } kijátssza
    } { THE($card) } eseményt.
log-placed = { $unit } { ARTICLE($space) } { $space } mezőre kerül.
log-put-under = { $unit } bekerül { $host } alá.
log-used = { $unit } használja { THE($ability) } képességet.
log-effect = { THE($card) } esemény hatása érvényesül.

## Cards change places

log-moved = { $unit } { ARTICLE($from) } { $from } mezőről { ARTICLE($to) } { $to } mezőre mozog.
log-moved-back = { $unit } elmozog, majd visszatér { ARTICLE($to) } { $to } mezőre.
log-forced = { $unit } kényszerítés miatt { ARTICLE($from) } { $from } mezőről { ARTICLE($to) } { $to } mezőre kerül.
log-swapped = { $unit } és { $other } helyet cserél.
log-controlled = { $unit } mostantól { $who ->
        [you] a te irányításod
       *[other] { $player } irányítása
    } alatt áll.
log-captured = { $unit } nem pusztul el: elmerablás áldozata lett.
log-frozen = { $unit } befagy.

## Attacks and damage

log-attacked = { $unit } támad, a célpont { $target }.
log-rolled = { $dice ->
        [0] Egyetlen kockával sem kell dobni.
       *[other] Dobás { $dice } kockával: { $melee } közelharci, { $ranged } távolsági, { $special } különleges.
    }
log-rerolled = { $unit } az összes kockát újradobatja.
log-damaged = { $unit } { $amount } sérülést szenved el.
log-healed = { $unit } megszabadul { $amount } sérüléstől.
log-destroyed = { $unit } elpusztul.

## Magic and charges

log-gained-magic = { $who ->
        [you] Kapsz
       *[other] { $player } kap
    } { $amount } mágiapontot.
log-gained-no-magic = { $who ->
        [you] Nem kapsz
       *[other] { $player } nem kap
    } mágiapontot: tele van a mágiasáv.
log-spent-magic = { $who ->
        [you] Elköltesz
       *[other] { $player } elkölt
    } { $amount } mágiapontot.
log-gained-charge = { $unit } kap { $amount } töltetet.
log-lost-charge = { $unit } elveszít { $amount } töltetet.

## Hands and piles

log-drew = { $who ->
        [you] { $amount } lapot húzol.
       *[other] { $player } { $amount } lapot húz.
    }
log-drew-card = Új lap a kezedben: { $card }.
log-discarded = { THE($card) } kártya { $who ->
        [you] a dobópaklidba
       *[other] { $player } dobópaklijába
    } kerül.
log-discarded-unseen = { $who ->
        [you] Eldobsz
       *[other] { $player } eldob
    } egy lapot képpel lefelé.
log-discarded-card = Képpel lefelé eldobod: { $card }.
log-returned = { $unit } visszakerül { $who ->
        [you] a kezedbe
       *[other] { $player } kezébe
    }.
log-revealed = { $who ->
        [you] Felfeded
       *[other] { $player } felfedi
    } { THE($card) } kártyát.
