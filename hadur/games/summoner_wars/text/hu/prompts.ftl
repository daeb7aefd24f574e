### Amit a játékostól kérdezünk, a kérdés neve szerint; a választható utak attribútumok.

## The phases

prompt-summon = Idézésfázis: mit teszel?
prompt-move = Mozgásfázis: mit teszel?
prompt-build = Építkezésfázis: mit teszel?
prompt-attack = Támadásfázis: mit teszel?
prompt-magic = Mágiafázis: mit teszel?
prompt-draw = Húzásfázis: mit teszel?

## Rules that all cards share

prompt-order = Több hatás is várakozik. Melyik legyen az első?
prompt-target = Melyik kártyát éri a támadás?
prompt-extra-attack = Extra támadás: melyik kártyát támadod meg? (Kihagyhatod.)
prompt-prepare-extra-attack = Végrehajtja az egység az extra támadást?
prompt-force = Melyik mezőre kényszeríted a kártyát?
prompt-may-force = Melyik mezőre kényszeríted a kártyát? (Kihagyhatod.)

trigger-inaction = a tétlenség ára
trigger-expiry = az esemény véget ér
trigger-give-back = az irányítás visszaszáll
trigger-fade = a kapott képességek elmúlnak
trigger-blood-fury-fades = { ability-blood-fury }: csillapodás

## Polar Dwarves

prompt-structural-shift = { ability-structural-shift }: melyik baráti építményt kényszeríted 1 mező távolságra?
prompt-ice-shards = { ability-ice-shards }: elköltesz 1 töltetet, hogy az építményeiddel szomszédos minden ellenséges egység 1 sérülést szenvedjen el?
prompt-frost-axe = { ability-frost-axe }: mit tesz az egység?
    .gain-charge = kap 1 töltetet
    .go-under = elkölt 1 töltetet, és egy baráti közönséges egység alá kerül
prompt-frost-axe-bearer = { ability-frost-axe }: melyik közönséges egység alá kerül a kártya?
prompt-ice-ram = { card-ice-ram }: az építménnyel szomszédos egységek közül melyik szenved el 1 sérülést?
prompt-glacial-shift = { card-glacial-shift }: melyik építményt kényszeríted még? (Kihagyhatod.)

## Tundra Orcs

prompt-influence = { ability-influence }: elköltesz 1 töltetet, hogy az összes kockát újradobd?
prompt-blood-rush = { ability-blood-rush }: elszenved az egység 1 sérülést, hogy 1 mező távolságra kényszerítsd? Hová?
prompt-frenzy = { ability-frenzy }: kényszeríted az egységet, hogy extra támadást hajthasson végre? Hová?
prompt-forceful-attack = { ability-forceful-attack }: kényszeríted a megtámadott egységet? Hová?
prompt-freeze = { card-freeze }: melyik egység fagyjon be?
prompt-primal-fury = { card-primal-fury }: kényszeríted az idéződet, hogy extra támadást hajthasson végre? Hová?

## Fallen Kingdom

prompt-raise-the-dead = { ability-raise-the-dead }: melyik „Élőhalott” egység tér vissza a dobópaklidból?
prompt-raise-the-dead-space = { ability-raise-the-dead }: melyik mezőn kel életre?
prompt-life-drain = { ability-life-drain }: elpusztítasz egy baráti egységet a támadás előtt? Melyiket?
prompt-soul-shift = { ability-soul-shift }: az egység az elpusztult egység helyére kerüljön?
prompt-infect = { ability-infect }: a dobópaklid melyik „Hordozó” egysége kerüljön az elpusztult egység helyére?
prompt-blood-summon = { card-blood-summon }: melyik baráti egység mellé helyezel még egyet? Az illető 2 sérülést szenved el. (Kihagyhatod.)
prompt-blood-summon-card = { card-blood-summon }: melyik egységet helyezed el a kezedből?
prompt-blood-summon-space = { card-blood-summon }: melyik mezőre?
prompt-hellforged-weapon = { card-hellforged-weapon }: melyik baráti közönséges egység alá kerül?
prompt-purge = { card-purge }: melyik baráti egységet választod még? A kiválasztottak mind elpusztulnak. (Kihagyhatod.)
prompt-purge-strike = { card-purge }: okozol 2 sérülést egy vele szomszédos egységnek? Melyiknek?
prompt-sacrificial-pyre = { card-sacrificial-pyre }: melyik egységről távolítasz el sérülést?

## Phoenix Elves

prompt-call-protection = { ability-call-protection }: elköltesz 1 töltetet, hogy magadhoz hívj egy baráti közönséges egységet? Melyiket?
prompt-call-protection-space = { ability-call-protection }: melyik mezőre helyezed?
prompt-quick-shot = { ability-quick-shot }: okozol 1 sérülést egy egységnek? Melyiknek?
prompt-shove = { ability-shove }: kényszeríted a megtámadott egységet? Hová?
prompt-burn = { card-burn }: melyik egység szenved el 2 sérülést?

## Cave Goblins

prompt-sly = { ability-sly }: melyik egységgel cserél helyet?
prompt-blood-runes = { ability-blood-runes }: mit választasz?
    .pay-magic = elköltesz 1 mágiapontot, az egység kap 1 töltetet
    .take-damage = az egység 1 sérülést szenved el
prompt-magic-junkie = { ability-magic-junkie }: mit választasz?
    .pay-magic = elköltesz 1 mágiapontot
    .discard = eldobod az egységet
prompt-feed-the-eater = { ability-feed-the-eater }: melyik egységet dobod el?
prompt-cling = { ability-cling }: a mozgó egység melletti melyik mezőre helyezed a csimpaszkodót? (Kihagyhatod.)
prompt-enrage-the-horde = { card-enrage-the-horde }: melyik egység hajtson még végre extra támadást? (Kihagyhatod.)
prompt-sneak = { card-sneak }: melyik egységet kényszeríted még? (Kihagyhatod.)

## Savanna Elves

prompt-spirit-bond = { ability-spirit-bond }: kapjon töltetet egy baráti egység? Melyik?
prompt-swift-shot = { ability-swift-shot }: elköltesz 1 töltetet egy extra támadásért?
prompt-withdraw-space = { ability-withdraw }: melyik mezőre?
prompt-withdraw = { ability-withdraw }: mivel fizetsz? (Kihagyhatod.)
    .spend-charge = elköltesz 1 töltetet az egységről
    .spend-magic = elköltesz 1 mágiapontot
prompt-commune-with-spirits = { ability-commune-with-spirits }: mit tesz az egység?
    .gain-charge = kap 1 töltetet
    .give-charge = elkölt 1 töltetet, hogy egy baráti egység kapjon 1-et
prompt-commune-with-spirits-friend = { ability-commune-with-spirits }: melyik baráti egység kap 1 töltetet?
prompt-chant-of-entangling = { card-chant-of-entangling }: melyik közönséges egység az első célpont?
prompt-chant-of-entangling-other = { card-chant-of-entangling }: melyik közönséges egység a második célpont?
prompt-chant-of-growth = { card-chant-of-growth }: melyik baráti egység a célpont?
prompt-chant-of-power = { card-chant-of-power }: melyik közönséges egység vagy bajnok a célpont?
prompt-chant-of-weaving = { card-chant-of-weaving }: melyik baráti egység a célpont?

## Breakers

prompt-mind-capture = { ability-mind-capture }: figyelmen kívül hagyod a sérülést, és átveszed az irányítást az egység fölött?
prompt-telepathic-command = { ability-telepathic-command }: végrehajt egy baráti közönséges egység egy extra támadást? Melyik?
prompt-greater-push = { ability-greater-push }: kényszerítesz egy egységet 1 mező távolságra? Melyiket?
prompt-greater-push-instead = { ability-greater-push }: melyik egységet kényszeríted 1 mező távolságra?
prompt-push = { ability-push }: kényszerítesz egy egységet 1 mező távolságra? Melyiket?
prompt-push-instead = { ability-push }: melyik egységet kényszeríted 1 mező távolságra?
prompt-mimic = { ability-mimic }: kinek a képességeivel rendelkezzen az egység ebben a körben?
prompt-mind-control = { card-mind-control }: melyik ellenséges egység fölött veszed még át az irányítást? (Kihagyhatod.)
prompt-blast = { card-blast }: melyik egység a célpont?
prompt-blast-landing = { card-blast }: melyik mezőre kényszeríted?
prompt-hypnotic-call = { card-hypnotic-call }: melyik egység a célpont?

## Vanguards

prompt-the-citadels-might = { ability-the-citadels-might }: a kezedbe veszel egy „Fellegvári” egységet a dobópaklidból? Melyiket?
prompt-arrow-of-light = { ability-arrow-of-light }: melyik egységet dobod el még a kezedből? (Kihagyhatod.)
prompt-heal = { ability-heal }: eldobsz egy kártyát a kezedből, hogy a támadás gyógyítson? Melyiket?
prompt-holy-judgment = { card-holy-judgment }: elköltesz 1 töltetet, hogy megtartsd?

## Lépések, amelyek annak ártanak, aki megteszi

harm-inaction = Ebben a körben még nem volt ellenséges célpontod, pedig lehetne. Ha most befejezed a fázist, az idéződ 1 sérülést szenved el.
harm-fatal-inaction = Ebben a körben még nem volt ellenséges célpontod, pedig lehetne. Ha most befejezed a fázist, az idéződ 1 sérülést szenved el, és elpusztul.
