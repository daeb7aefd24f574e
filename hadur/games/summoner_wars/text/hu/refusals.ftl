### Így mond nemet a bíró: mi a baj itt, aztán a szabály mondata az azonosítójával.
### $card a $space mezőn az a kártya, amelyről szó van, $other a $there mezőn az, amelyhez mérjük, $by
### az a képesség vagy esemény, amelynek a szövege számít.

refusal = { $reason } ({ $rule })
refusal-unknown = Ezt nem engedi a következő szabály: { $rule }.

wanted-unit = egység
wanted-common = közönséges egység
wanted-structure = építmény
wanted-common-champion = közönséges egység vagy bajnok
named-undead = Élőhalott
named-carrier = Hordozó
named-citadel = Fellegvári

## Whose decision it is, and which

refusal-over = A játék véget ért.
refusal-not-asked = Most nincs miről döntened.
refusal-no-question = Most semmi sem kér ilyen választ: „{ $word }”. Hajts végre egy akciót, vagy fejezd be a fázist.
refusal-must = Ezt nem utasíthatod el.
refusal-answer = Előbb másról kell döntened; így válaszolj: „{ $word }”.
refusal-answer-or-no = Előbb másról kell döntened; így válaszolj: „{ $word }” vagy „no”.
refusal-event-waits = { THE($card) } kijátszása várjon, amíg nem döntöttél arról, amit a játék kérdez.
refusal-no-such-way = Nincs ilyen lehetőség: „{ $way }”. Ezek közül választhatsz: { $ways }.
refusal-no-such-effect = Nem vár ilyen nevű hatás: „{ $effect }”.

## The phase

refusal-move-phase = Ez nem a Mozgás fázis, hanem ez: { $phase }.
refusal-attack-phase = Ez nem a Támadás fázis, hanem ez: { $phase }.
refusal-summon-phase = Most nem az idézésfázis van, hanem ez: { $phase }.
refusal-build-phase = Ez nem az Építkezés fázis, hanem ez: { $phase }.
refusal-magic-phase = Ez nem a Mágia fázis, hanem ez: { $phase }.
refusal-event-phase = Ez most más fázis ({ $phase }); { THE($card) } ebben játszható ki: { $due }.
refusal-use-phase = Ez most más fázis ({ $phase }); { THE($by) } képesség ebben használható: { $due }.

## The card

refusal-nobody-there = Nincs egység { ARTICLE($space) } { $space } mezőn.
refusal-nothing-there = Nincs kártya { ARTICLE($space) } { $space } mezőn.
refusal-not-yours = { THE($card) } ({ $space }) nem a te irányításod alatt áll.
refusal-not-in-hand = { THE($card) } kártya nincs a kezedben.
refusal-not-in-pile = { THE($card) } kártya nincs a dobópaklidban.
refusal-no-unit = { THE($card) } kártya nem egység.
refusal-no-attacker = { THE($card) } ({ $space }) nem egység.
refusal-no-structure = { THE($card) } kártya nem építmény.
refusal-no-event = { THE($card) } kártya nem esemény.
refusal-no-word = { THE($card) } nevében nem szerepel ez a szó: „{ $named }”.
refusal-not-a = Nem { $wanted }: { $card } ({ $space }).
refusal-not-friendly = { THE($card) } ({ $space }) nem baráti kártya.
refusal-not-enemy = { THE($card) } ({ $space }) nem ellenséges kártya.
refusal-not-free = { THE($card) } ({ $space }) nem 0 költségű egység.
refusal-too-dear = { THE($card) } kártya nem legfeljebb { $most } költségű egység.
refusal-cost = { THE($card) } kártya költsége { $cost }, és { $magic } mágiád van.
refusal-no-magic = Nincs elkölthető mágiád.
refusal-no-charge = Nincs elkölthető töltet ezen a kártyán: { $card } ({ $space }).
refusal-no-charge-left = Nincs elkölthető töltet ezen a kártyán: { $card }.
refusal-has-charge = Van töltet ezen a kártyán: { $card } ({ $space }).
refusal-lacks = { THE($card) } ({ $space }) nem rendelkezik ezzel a képességgel: { $by }.
refusal-by-itself = Ezt a képességet senki sem használja, magától működik: { $by }.
refusal-once = { THE($card) } ({ $space }) ebben a körben már használta ezt a képességét: { $by }.

## What is used up

refusal-has-moved = { THE($card) } ({ $space }) már mozgott.
refusal-has-attacked = { THE($card) } ({ $space }) már támadott.
refusal-used-instead = { THE($card) } ({ $space }) már mást tett helyette: egy képességét használta.
refusal-moves-used = Ebben a körben már három egység mozgott.
refusal-attacks-used = Ebben a körben már három egység támadott.

## What a text forbids

refusal-cannot-move = { THE($card) } ({ $space }) nem mozoghat: { $by }.
refusal-cannot-attack = { THE($card) } ({ $space }) nem támadhat: { $by }.
refusal-cannot-be-attacked = { THE($card) } ({ $space }) nem támadható meg: { $by }.
refusal-cannot-be-forced = { THE($card) } ({ $space }) nem kényszeríthető: { $by }.
refusal-protected = A támadó mellett áll { THE($card) } ({ $space }); ezért csak ilyen képességű egységet támadhatsz: { $by }.

## Moving

refusal-structure-stays = { THE($card) } ({ $space }) építmény.
refusal-also-structure = { THE($card) } ({ $space }) építmény is, és semmi sem engedi mozogni.
refusal-stays = Az egység így nem is mozdulna.
refusal-out-and-back = { THE($card) } ({ $space }) innen nem mehet el úgy, hogy vissza is érjen.
refusal-blocked = Minden legfeljebb { $reach } mezős út el van zárva ide: { $space }.
refusal-diagonal = { THE($space) } mező átlósan van innen: { $there }.
refusal-no-step = Ez nem lépés: { $there } – { $space }.
refusal-diagonal-step = Ez átlós lépés: { $there } – { $space }.
refusal-long-step = Ez több egy mezőnél: { $there } – { $space }.
refusal-not-through = Ezen a kártyán az egység nem haladhat át: { $card } ({ $space }).
refusal-in-the-way = Útban van { THE($card) } ({ $space }).
refusal-must-be-empty = { THE($space) } mezőnek üresnek kellene lennie.
refusal-reach = { THE($card) } legfeljebb { $reach } mezőt mozoghat, és ez { $far } volna.
refusal-reach-by = { THE($card) } legfeljebb { $reach } mezőt mozoghat ({ $by }), és ez { $far } volna.
refusal-no-reach = { THE($card) } most egy mezőt sem mozoghat: { $by }.
refusal-charge-reach = { THE($card) } legfeljebb { $reach } mezőre rohamozhat ({ $by }), és { THE($space) } mező { $far } mezőre van.
refusal-ends-on = { THE($card) } van { ARTICLE($space) } { $space } mezőn; az egység áthaladhat rajta, de ott nem állhat meg.
refusal-occupied = Nem üres { THE($space) } mező: { $card }.
refusal-charge-line = { THE($space) } mező nincs egyenes vonalban innen: { $there }.

## Attacking

refusal-say-attacker = { THE($card) } tehet valamit a célpont megnevezése előtt; előbb csak ennyit mondj: „attack { $space }”.
refusal-say-target = Mondd meg, kit támad { THE($card) }: „attack { $space } …”.
refusal-itself = { THE($card) } ({ $space }) nem választhatja önmagát.
refusal-melee = { THE($card) } közelharci egység, és { THE($space) } mező nem szomszédos.
refusal-no-line = { THE($space) } mező nincs egyenes vonalban innen: { $there }.
refusal-out-of-range = { THE($space) } mező { $far } mezőre van, és { THE($card) } lőtávolsága { $reach }.
refusal-line-blocked = A lövés útjában áll { THE($card) } ({ $space }).
refusal-nothing-to-attack = { THE($card) } ({ $space }) semmit sem támadhat meg.
refusal-extra-attack = Ezzel az extra támadással csak szomszédos ellenséges kártyát lehet támadni.

## Summoning and building

refusal-never-summoned = { THE($card) } kártya idéző.
refusal-not-summoned = { THE($card) } kártya se nem közönséges egység, se nem bajnok.
refusal-takes-place = { THE($card) } egy baráti egység helyére kerül ({ $by }), és { ARTICLE($space) } { $space } mezőn nincs ilyen.
refusal-no-gate = Nincs a te irányításod alatt álló kapu.
refusal-far-from-gates = { THE($space) } mező egyetlen általad irányított kapuval sem szomszédos.
refusal-build-area = { THE($space) } mező nincs a hátsó három sorodban, és az idéződdel sem szomszédos.

## Events

refusal-is-built = { THE($card) } kártya építmény: meg kell építeni.
refusal-no-target = { THE($card) } eseménynek most nincs célpontja.

## Choosing

refusal-too-far = { THE($card) } ({ $space }) { $far } mezőre van ettől: { $other } ({ $there }); legfeljebb { $reach } lehet.
refusal-gone = { THE($other) } már nincs a csatatéren.
refusal-itself-near = { THE($card) } ({ $space }) önmagához képest nem számít közelinek.
refusal-no-clear-line = Nem vezet legfeljebb { $reach } mezős szabad egyenes vonal innen: { $other } ({ $there }), ide: { $card } ({ $space }).
refusal-chosen-before = { THE($space) } mezőn álló kártyát már kiválasztottad.
refusal-three-forced = Már három építményt kényszerítettél.
refusal-first-of-two = { THE($card) } ({ $space }) a kettő közül az első.
refusal-nothing-new = { THE($card) } ({ $space }) minden képessége megvan már neki: { $other } ({ $there }).
refusal-shown-before = { THE($card) } kártya ehhez a támadáshoz már szerepelt.
refusal-none-near = { $reach } mezőn belül nincs ilyen baráti kártya: { $wanted }. Innen mérve: { $card } ({ $space }).
refusal-none-exposed = Egyetlen építményed mellett sincs ellenséges egység.
refusal-none-to-push = { THE($card) } ({ $space }) { $reach } mezős körzetében nincs kényszeríthető közönséges egység vagy bajnok.
refusal-no-dead = Nincs „Élőhalott” egység a dobópaklidban.
refusal-no-free-unit = Nincs 0 költségű egységed, amellyel helyet cserélhetne.
refusal-no-cheap-unit = Nincs legfeljebb { $most } költségű egység a kezedben.
refusal-no-room = Nincs üres mező emellett: { $card } ({ $space }).
refusal-not-beside = { THE($space) } mező nem szomszédos ezzel: { $other } ({ $there }).
refusal-taken-again = Már nem üres { THE($space) } mező: { $card }.
refusal-only-enemies = Csak ellenséges egység ejthető foglyul.

## Forcing

refusal-leaves = { THE($card) } már { ARTICLE($space) } { $space } mezőn van, és el kell hagynia.
refusal-force-line = { THE($space) } mező nincs egyenes vonalban innen: { $there }.
refusal-force = { THE($space) } mező { $far } mezőre van, és a kártyát most { $most ->
        [one] 1 mezővel
       *[other] 1–{ $most } mezővel
    } lehet kényszeríteni.
refusal-not-toward = { THE($space) } mező nincs közelebb ehhez: { $other } ({ $there }).
refusal-not-away = { THE($space) } mező nincs távolabb ettől: { $other } ({ $there }).
refusal-stuck = Nincs üres mező, ahová kényszeríteni lehetne: { $card } ({ $space }).
