### Így mond nemet a bíró: mi a baj most, aztán a szabály mondata az azonosítójával.
### A $place és a $other terület vagy rendszer, az $edge egy vihar helye.

refusal = { $reason } ({ $rule })
refusal-unknown = Ezt nem engedi a következő szabály: { $rule }.

## Places

refusal-void = { $tile } { $quadrant }i világűr
refusal-system = { $name } ({ $tile })
refusal-edge = { $one } / { $other }
refusal-quadrant = { $quadrant ->
    [nw] északnyugat
    [ne] északkelet
    [sw] délnyugat
   *[se] délkelet
}
refusal-side = { $side ->
    [n] északi szél
    [s] déli szél
    [w] nyugati szél
   *[e] keleti szél
}
refusal-state = { $state ->
    [routed] megfutamított
   *[unrouted] megfutamítatlan
}

## Whose decision it is, and which

refusal-over = A játéknak vége.
refusal-out = Kiestél a játékból.
refusal-not-your-turn = Most nem te döntesz.
refusal-card-chosen = A harckártyádat már kiválasztottad.
refusal-not-fighting = Ebben a harcban nem veszel részt.
refusal-out-of-place = A „{ $word }” nem válasz arra, amit most kérdeznek tőled.
refusal-must = Ezt nem háríthatod el.
refusal-must-meet = Meg tudod tenni, amit a kártya követel, tehát meg is kell tenned.
refusal-which-one = { $number } lépés is lehetne; mondd pontosabban.
refusal-no-such-way = Nincs „{ $way }” lehetőség; ezek vannak: { $ways }.
refusal-not-on-board = Ez nincs a táblán: { $place }.

## The moment

refusal-only-setup = A tábla már elkészült.
refusal-other-step = Az a tábla építésének egy másik lépése.
refusal-no-placing = Most nem helyezel le egységet.
refusal-only-planning = Parancsot a Tervezés fázisban helyezel le, minden fordulódban egyet.
refusal-only-operations = Parancsot a Műveletek fázisban, a saját fordulódban fedsz fel.
refusal-no-order-revealed = Most nem fedted fel egyik parancsodat sem.
refusal-other-moment-scheme = A tervedet ebben a pillanatban nem használhatod.
refusal-other-moment-upgrade = A parancsfejlesztéseidet ebben a pillanatban nem használhatod.
refusal-other-moment = Ez a kártya más pillanatra vár: { $card }.
refusal-other-order = Ez a kártya más parancshoz tartozik: { $card }.
refusal-no-moving = Most nem mozgatsz egységeket.
refusal-moving-done = A hajóid és a szárazföldi egységeid már mozogtak.
refusal-ships-first = Először a hajók mozognak; a második lépésben jön ez: { $unit }.
refusal-ships-done = A hajók már mozogtak, ez elkésett: { $unit }.
refusal-no-strike = Most nem mérsz orbitális csapást.
refusal-no-deploying = Most nem vásárolsz egységeket.
refusal-no-building = Most nem vásárolsz építményt.
refusal-units-first = Az egységek vásárlása jön az építmény előtt; előbb mondd: „done”.
refusal-units-done = Az egységek vásárlásának vége, ez elkésett: { $unit }.
refusal-units-bought = Ez csak az első egység megvásárlása előtt jó: { $card }.
refusal-no-strategizing = Most nem vásárolsz fejlesztést.
refusal-no-preparing = Most nem vetsz be utánpótlásjelzőt.
refusal-no-card-now = Most nem választasz harckártyát.
refusal-no-event-now = Most nem választasz eseményt.
refusal-no-storm-now = Most nem mozgatsz hipertérvihart.
refusal-no-asset-now = Most nem kapsz erőforrást.
refusal-goes-there-anyway = A Stratégia parancs magától az eseménypaklidra kerül; hajtsd végre.

## Building the board

refusal-no-tile = Ez nem a te lapkád: { $tile }.
refusal-other-side = Ezt a lapkát a másik oldalával osztották, nem így: { $tile }.
refusal-no-room-left = Ezzel nem férne el az összes kezdő haderőd: { $tile }.
refusal-no-room-later = A többi lapkádon nem férne el a maradék haderőd.
refusal-first-tile = Az első lapka középre, a d4 mezőre kerül, nem ide: { $square }.
refusal-taken-square = Itt már van lapka: { $square }.
refusal-apart = Ez a mező egyik lapkával sem szomszédos: { $square }.
refusal-too-large = Ezzel a mezővel ({ $square }) a tábla nagyobb lenne, mint { $long } × { $short }.
refusal-quarter-turns = A lapka 0, 90, 180 vagy 270 fokkal fordítható, nem ennyivel: { $number }.
refusal-one-by-one = A kezdő haderőt egyenként helyezed le.
refusal-none-to-place = Ebből már nincs mit lehelyezned: { $unit }.
refusal-other-tile = Ez az éppen lerakott lapkára kerül ({ $unit }), és ez a terület nem azon van: { $place }.
refusal-not-free = Itt más is van: { $place }.
refusal-full = Itt legfeljebb { $number } egységed fér el: { $place }.
refusal-place-all = Az utolsó lapkáddal az összes kezdő haderődet le kell helyezned.
refusal-no-objective-held = Nincs nálad céljelző ettől a frakciótól: { $faction }.
refusal-objective-other-tile = A céljelző az éppen lerakott lapkára kerül, és ez nem azon van: { $place }.
refusal-no-space = Itt nincs céljelzőmező: { $place }.
refusal-space-taken = Itt már van céljelző: { $place }.
refusal-twice-in-system = A rendszerben már van céljelzője ennek a frakciónak: { $faction }.
refusal-more-of-another = Ebből több céljelződ van: { $other }; ezt csak utána rakhatod: { $faction }.
refusal-storm-there = Ott már van hipertérvihar: { $edge }.

## Orders

refusal-no-such-order = Nincs több ilyen parancsjelződ: { $order }.
refusal-too-far = Sem itt, sem a szomszédban nincs semmid: { $system }.
refusal-no-order-there = Itt nincs parancsjelző: { $system }.
refusal-their-order = Itt nem a te parancsod van ({ $system }), hanem ezé a frakcióé: { $faction }.
refusal-covered = Itt nem a te parancsod van felül ({ $system }), hanem ezé a frakcióé: { $faction }.
refusal-no-scheme = Ez a terv nincs nálad játékban: { $card }.
refusal-no-effect = Ennek most nem lenne hatása: { $card }.
refusal-not-your-card = Ez nem a te frakciód kártyája: { $card }.
refusal-not-bought = Ezt nem vásároltad meg: { $card }.
refusal-upgrade-used = Ezt ebben a körben már használtad: { $card }.
refusal-say-change = Mondd meg, melyik világ melyik építményét mire cseréled: { $card }.
refusal-no-change = Ezt magában használod, semmi mást ne nevezz meg: { $card }.
refusal-say-order = Mondd meg, melyik parancsot hajtod végre helyette: advance, deploy vagy dominate ({ $card }).
refusal-say-void = Mondd meg, melyik világűrön át: { $card }.
refusal-no-tokens-left = Nincs két parancsjelződ ehhez: { $card }.
refusal-no-unit-there = Nincs egységed ebben a rendszerben: { $system }.
refusal-no-structure = Ott nincs ilyen építmény: { $structure }, { $place }.
refusal-same-structure = Itt már van ilyen: { $place }, { $structure }.
refusal-no-structure-left = A készletben nincs több ilyen: { $structure }.

## Units and places

refusal-no-figure = Az utánpótlásjelző csak harcban egység.
refusal-not-yours = Ez nem a te egységed: { $unit }.
refusal-whose-unit = Nem ilyen egységről van szó ({ $unit }), hanem e frakció egységeiről: { $faction }.
refusal-no-unit = Az építmény nem egység: { $structure }.
refusal-only-structures = Csak építményt választhatsz, ezt nem: { $unit }.
refusal-never-routed = Az építmény sosem futamodik meg: { $structure }.
refusal-own-unit = Ez a saját egységed: { $unit }.
refusal-not-there = Itt nincs ilyen egység: { $place }, { $unit }.
refusal-not-so = Itt egyetlen ilyen egység sem { $state }: { $place }, { $unit }.
refusal-is-routed = Ez az egység megfutamodott: { $unit }, { $place }.
refusal-routed-already = Ez az egység már megfutamodott: { $unit }.
refusal-must-be-routed = Csak megfutamított egység jó: { $unit }.
refusal-not-active = Ez nincs az aktív rendszerben: { $place }.
refusal-same-place = Az egység már ott van: { $place }.
refusal-say-where = Mondd meg, hol van: { $unit }.
refusal-other-area = Nem erről van szó: { $place }; hanem erről: { $other }.
refusal-not-in-combat = A harc nem itt folyik: { $place }; hanem itt: { $other }.
refusal-not-struck = A csapás nem ezt éri: { $place }; hanem ezt: { $other }.
refusal-to-void = Hajó csak világűrben lehet: { $unit }.
refusal-to-world = Ez csak világon lehet: { $unit }.
refusal-not-void = Ez nem világűr: { $place }.
refusal-not-world = Ez nem világ: { $place }.
refusal-other-kind = Világról világra, világűrből világűrbe mehetnek, ide nem: { $place }.
refusal-not-adjacent = Nem szomszédosak: { $place }, { $other }.
refusal-enemy-area = Ez nem baráti és nem is irányítás nélküli: { $place }.
refusal-not-friendly = Ez nem baráti terület számodra: { $place }.
refusal-not-uncontrolled = Ez nem irányítás nélküli: { $place }.
refusal-not-in-adjacent = Ez nincs az aktív rendszerrel szomszédos rendszerben: { $place }.
refusal-nowhere = Nincs terület, ahová mehetne.
refusal-nobody-there = Itt nincs senki: { $place }.

## Moving

refusal-not-beside = Nem szomszédos rendszerek: { $system }, { $other }.
refusal-other-system = Ebben a parancsban már innen jöttek egységek: { $system }.
refusal-storm = Hipertérvihar van közöttük: { $system }, { $other }.
refusal-second-contest = Már van vitatott terület ({ $other }), ez nem lehet a második: { $place }.
refusal-five-there = Itt ötnél több egységed lenne: { $place }.
refusal-path-storm = Minden útvonal hipertérviharon át vezet ide: { $place }.
refusal-path-third = Az útvonal egy harmadik rendszeren át vezetne ide: { $place }.
refusal-path-new = Az út olyan területen át vezet ide, ahová csak most vonulsz be: { $place }.
refusal-path-contested = Az út vitatott területen át vezet ide: { $place }.
refusal-path-void = Az út olyan világűrön át vezet ide, amely nem baráti: { $place }.
refusal-no-path = Nem vezet baráti területeken át útvonal ide: { $place }.

## Orbital strikes

refusal-no-ships = Itt nincs hajód: { $place }.
refusal-ships-routed = A hajóid itt megfutamodtak: { $place }.
refusal-not-enemy = Ez nem ellenséges világ: { $place }.
refusal-bastion = Bástya védi ezt a világot: { $place }.
refusal-break-bastion = Bástya védi ({ $place }); használd ezt: { $card }.
refusal-not-orbital = Ez nem orbitális csapáshoz való: { $card }.
refusal-not-named = Ezt a dobás előtt nem használtad: { $card }.
refusal-effect-done = Ezt a hatást már végrehajtottad: { $card }.
refusal-say-die = Mondd meg, melyik kockát költöd el: { $card }.
refusal-no-assets = Ennek a frakciónak nincs erőforrásjelzője: { $faction }.
refusal-no-haven = Nincs elérhető világűr a szomszédos rendszerekben.

## Purchases

refusal-no-factory = Nincs gyárad baráti világon ebben a rendszerben: { $system }.
refusal-deploy-limit = Már megvásároltál { $number } egységet, itt többet nem telepíthetsz.
refusal-none-in-supply = Nincs több ilyen figura: { $unit }.
refusal-level = Ehhez legalább { $number } parancsszint kell: { $unit }; a tiéd { $level }.
refusal-level-forge = Ehhez legalább { $number } parancsszint kell: { $unit }; a tiéd { $level }, és nincs kohójelződ, amely pótolná.
refusal-forges = Ehhez { $number } kohójelző kell: { $unit }; neked { $have } van.
refusal-forge-for-nothing = Ehhez nem kell kohójelző: { $unit }.
refusal-cost = { $number } hadianyagba kerül: { $unit }; neked { $have } van.
refusal-no-cache = Nincs raktárjelződ.
refusal-cache-for-nothing = Ez már semmibe sem kerül, a raktárjelző kárba veszne: { $unit }.
refusal-built-on = Itt már áll építmény: { $place }.
refusal-one-other = Itt nem pontosan egy másik építmény áll: { $place }.
refusal-one-structure = Ebben a parancsban már vásároltál építményt.
refusal-no-control-token = Nincs több építményirányítás-jelződ.
refusal-ritual-level = Ennek a szintje 3: { $unit }; a szertartás legfeljebb 2-est enged.
refusal-no-wealth = A jólét nem jelző; válassz kohót, raktárt vagy utánpótlást.
refusal-three-assets = Ebből már három van: { $asset }.
refusal-no-asset-left = A készletben nincs több: { $asset }.
refusal-other-ability = A te frakciód képessége más: { $ability }.
refusal-not-promoted = Csak Felderítőt vagy Űrgárdistát cserélhetsz, ezt nem: { $unit }.
refusal-only-cultists = Csak Kultista jó, ez nem: { $unit }.
refusal-only-ground = Csak világon álló szárazföldi egység jó, ez nem: { $unit }.
refusal-only-ships = Csak hajó jó, ez nem: { $unit }.
refusal-in-deck = Ez már a harcpaklidban van: { $card }.
refusal-not-in-deck = Ez nincs a harcpaklidban: { $card }.
refusal-card-level = Ehhez legalább { $number } parancsszint kell: { $card }; a tiéd { $level }.
refusal-storm-level = Ennek a szintje { $number }: { $card }; a rendszer körüli viharok száma: { $level }.
refusal-card-cost = { $number } hadianyagba kerül: { $card }; neked { $have } van.
refusal-owned-already = Ezt már megvásároltad: { $card }.
refusal-one-combat-upgrade = Ebben a parancsban már vásároltál harcfejlesztést.
refusal-one-order-upgrade = Ebben a parancsban már vásároltál parancsfejlesztést.

## Combat

refusal-tokens-held = { $have } utánpótlásjelződ van, nem { $number }.
refusal-tokens-units = { $have } egységed mellé nem vethetsz be { $number } jelzőt.
refusal-not-in-hand = Ez nincs a kezedben: { $card }.
refusal-not-faceup = Ez nem fekszik ott képpel felfelé: { $card }.
refusal-no-bastion = Nincs bástyád itt: { $place }.
refusal-bastion-first = Amíg áll a bástyád, megfutamított egység nem sérül: { $unit }.
refusal-routed-spared = Előbb a megfutamítatlan egységeid sérülnek, nem ez: { $unit }.
refusal-no-damage-now = Ebben a végrehajtási körben nem sérülnek az egységek: { $unit }.
refusal-another-first = Előbb egy másik egységnek kell sérülnie.
refusal-not-wounded = Ezen nincs korábbi sérülés: { $unit }.
refusal-only-wounded = Az egyetlen ilyen egység már sérült: { $unit }.
refusal-stays = Az egységeknek el kell hagyniuk ezt: { $place }.
refusal-no-origin = Innen egy támadó sem jött: { $place }.
refusal-retreat-far = Ez túl messze van: { $place }.
refusal-their-system = A támadók innen jöttek: { $system }.
refusal-their-origin = Innen jöttek támadók: { $place }.
refusal-retreat-storm = Hipertérvihar zárja el az utat ide: { $place }.
refusal-retreat-third = Az út egy harmadik rendszeren át vezet ide: { $place }.
refusal-no-path-back = Nem vezet baráti területeken át útvonal ide: { $place }.
refusal-friends-first = Van elérhető baráti terület, ezért ide nem: { $place }.

## Combat cards

refusal-eight-dice = Már nyolc kockád van.
refusal-no-dice = Ehhez { $number } ilyen kockád kellene: { $face }.
refusal-no-more-dice = Nincs több ilyen kockád: { $face }.
refusal-other-die = Más kockáról van szó: { $face }.
refusal-no-enemy-die = Az ellenfelednek nincs ilyen kockája: { $face }.
refusal-no-enemy-dice = Az ellenfelednek nincs kockája.
refusal-no-enemy-tokens = Az ellenfelednek nincs ilyen harcjelzője: { $face }.
refusal-no-defence-tokens = Ebben a végrehajtási körben nem kaphatsz védekezésjelzőt.
refusal-no-fear = Azok az egységek ebben a végrehajtási körben nem futamíthatók meg.
refusal-none-own = Nincs ilyen egységed a harcban.
refusal-none-routed = Nincs ott megfutamított egységed.
refusal-none-routed-there = Itt nincs megfutamított egységed: { $system }.
refusal-none-their = Az ellenfelednek nincs ilyen egysége a harcban.
refusal-none-their-routed = Az ellenfelednek nincs megfutamított egysége a harcban.
refusal-none-low = Nincs a harcban ilyen, 0 parancsszintű egység.
refusal-not-low = Ennek a parancsszintje nem 0: { $unit }.
refusal-wrong-unit = Ezt a kártya nem engedi: { $unit }.
refusal-too-high = Ennek a parancsszintje 1-nél magasabb: { $unit }.
refusal-rally-first = Előbb a megfutamított egységeid sorakoznak fel.
refusal-in-void = Ez világűr, az egység pedig világra való: { $place }.
refusal-no-cards = Nincs ilyen kártya.
refusal-nobody-comes = Nincs egység, amely jöhetne.
refusal-few-cultists = Ennek a szintje { $level }: { $unit }; a rendszerben pedig { $number } Kultista van.
refusal-not-nearby = Ez nem a rendszer másik világa: { $place }.
refusal-demands-die = A kártya csak ilyen kocka elköltését engedi: { $face }.
refusal-no-die-helps = Ez ellen a kártya ellen kocka nem segít; válassz egységet.
refusal-has-no-asset = Ennek a frakciónak ({ $faction }) nincs ilyen jelzője: { $asset }.

## Events and storms

refusal-not-drawn = Ezt nem húztad: { $card }.
refusal-no-storm = Itt nincs hipertérvihar: { $edge }.
refusal-storm-moved = Ez a vihar ebben a fázisban már mozgott: { $edge }.
refusal-that-storm = A másik viharról van szó: { $edge }.
refusal-storm-way = A kártya iránya: { $icon }; ez a vihar így mehet: { $ways }.
refusal-storm-leaves = A vihar lekerülne a tábláról: { $edge }, { $way }.
refusal-not-this-unit = Ez a kártya ({ $card }) nem ilyen egységet helyez le: { $unit }.
refusal-how-many = Ez a kártya ({ $card }) nem ennyit helyez le: { $number }.
refusal-needs-structure = Itt nincs építmény: { $place }.
refusal-needs-nob = Itt nincs Nob: { $place }.
refusal-has-cultists = Itt vannak Kultisták: { $system }.
refusal-carries-nobody = Ez a kártya nem visz át egységet: { $card }.
refusal-no-own-unit = Itt nincs egységed: { $system }.
refusal-no-upgrade-left = { $number } szomszédos viharral nem kaphatnál fejlesztést.
refusal-two-units = Itt { $have } egységed van ({ $system }), pedig kettő kell.
refusal-no-player = Nincs ilyen játékos: { $number }.
refusal-yourself = Mást válassz, ne magadat.
refusal-player-out = Ez a frakció kiesett: { $faction }.
refusal-nobody-goes = Itt nincs megfutamítatlan egységed: { $place }.
refusal-no-token-place = Ebben a kupacban { $have } jelző van ({ $system }); { $number }. nincs.
refusal-their-token = Az a jelző itt ({ $system }) ezé a frakcióé: { $faction }.
refusal-own-objective = Itt a te céljelződ fekszik: { $place }.
