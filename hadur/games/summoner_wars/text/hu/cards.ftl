### Summoner Wars (második kiadás): a kártyák nevei és szövegei.
### A hatásokat saját szavainkkal írjuk le; a tények forrása a master_set.json.
### A több kártyán is szereplő képesség egyszer áll itt, az első olyan kártyánál, amelyiken megvan.

## Factions

faction-polar-dwarves = Sarki törpök
faction-tundra-orcs = Tundrai orkok
faction-fallen-kingdom = Bukott Királyság
faction-phoenix-elves = Főnixelfek
faction-cave-goblins = Barlangi goblinok
faction-savanna-elves = Szavannai elfek
faction-breakers = Elmetörők
faction-vanguards = Élharcosok

## Deck symbols

symbol-crossed-weapons = keresztezett fegyverek
symbol-gear = fogaskerék
symbol-droplet = vízcsepp
symbol-horns = szarvak
symbol-flame = láng
symbol-moon = hold
symbol-shield = pajzs
symbol-mask = álarc
symbol-bud = bimbó
symbol-knot = csomó
symbol-eye = szem
symbol-waves = hullámok
symbol-sun = nap

## Phases

phase-summon = Idézés
phase-move = Mozgás
phase-build = Építkezés
phase-attack = Támadás
phase-magic = Mágia
phase-draw = Húzás

## Classes

class-summoner = idéző
class-champion = bajnok
class-common = közönséges
class-standard-event = általános esemény
class-epic-event = epikus esemény
class-structure = építmény
class-gate = kapu

## Attack types and die symbols

attack-melee = közelharci
attack-ranged = távolsági
die-melee = közelharci találat
die-ranged = távolsági találat
die-special = különleges

## Gates

card-gate = Kapu
    .text = Építmény 5 élettel. Amíg te irányítod, egységeket idézhetsz a vele szomszédos üres mezőkre.
card-starting-gate = Induló kapu
    .text = Építmény 10 élettel, amely már a játék kezdetén a csatatéren van. Amíg te irányítod, egységeket idézhetsz a vele szomszédos üres mezőkre.

## Polar Dwarves

card-svara = Svara
ability-structural-shift = Építménytolás
    .text = Miután ez az egység mozgott, megcélozhatsz egy baráti építményt 3 mező távolságon belül. Kényszerítsd a célpontot 1 mező távolságra.
card-jarmund = Jarmund
ability-momentum = Lendület
    .text = Körönként egyszer, miután ez az egység megtámadott egy ellenséges egységet, kap 1 töltetet.
ability-ice-shards = Jégszilánkok
    .text = Építkezésfázisod végén elkölthetsz 1 töltetet erről az egységről. Ha így teszel, minden olyan ellenséges egység, amely legalább egy általad irányított építménnyel szomszédos, 1 sérülést szenved el.
card-nadiana = Nadiana
ability-greater-frost-bolt = Hatalmas fagynyíl
    .text = Ez az egység +1 erőt kap minden baráti építményért, amely 2 mező távolságon belül van.
card-ollag = Ollag
ability-cold-snap = Hideghullám
    .text = Minden baráti építmény +1 életet kap.
card-bear-cavalry = Medvelovas
ability-trample = Eltiprás
    .text = Ez az egység mozoghat közönséges egységeken keresztül. Miután mozgott, minden közönséges egység, amelyen keresztülhaladt, 1 sérülést szenved el.
card-frost-mage = Fagymágus
ability-frost-bolt = Fagynyíl
    .text = Ez az egység +1 erőt kap minden vele szomszédos baráti építményért.
card-ice-golem = Jéggólem
ability-living-gate = Élő kapu
    .text = Ez az egység kapunak is számít.
ability-mobile-structure = Mozgó építmény
    .text = Ez az egység építmény létére is mozoghat.
ability-slow = Lassú
    .text = Amikor ez az egység mozog, a szokásosnál 1 mezővel kevesebbet mozog.
card-ice-smith = Jégkovács
ability-frost-axe = Fagybalta
    .text = Miután ez az egység mozgott, válassz egyet: kap 1 töltetet; vagy elkölt 1 töltetet, és ezt a kártyát egy 3 mező távolságon belüli baráti közönséges egység alá teszed. Amikor az a közönséges egység támad, minden kidobott különleges szimbólum 2 közelharci találatnak számít.
card-glacial-shift = Gleccsermozgás
    .text = Célozz meg legfeljebb 3 baráti építményt az idéződtől 3 mező távolságon belül. Kényszerítsd mindegyik célpontot 1 vagy 2 mező távolságra.
card-ice-ram = Jeges taszítás
    .text = AKTÍV: Miután mozgattál vagy kényszerítettél egy építményt, megcélozhatsz egy azzal szomszédos egységet. A célpont 1 sérülést szenved el, és 1 mező távolságra kényszerítheted.
card-ice-repair = Szerkezetfagyasztás
    .text = Távolíts el 2 sérülést minden baráti építményről.
card-parapet = Mellvéd
    .text = Építmény 5 élettel: ezt az eseményt nem kijátszod, hanem megépíted. A baráti egységek támadhatnak rajta keresztül.

## Tundra Orcs

card-grognack = Grognack
ability-restore = Feltöltődés
    .text = Miután ez az egység mozgott, kap 1 töltetet, ha nincs rajta töltet.
ability-influence = Befolyás
    .text = Saját körödben, amikor egy 3 mező távolságon belüli baráti egység támadáshoz vagy képességhez kockákkal dob, elkölthetsz 1 töltetet erről az egységről, hogy az összes így dobott kockát újradobd.
card-ragnor = Ragnor
ability-blood-bond = Vérkötelék
    .text = Miután ez az egység megtámadott egy ellenséges egységet, az idéződ 1 töltetet kap minden kidobott különleges szimbólumért.
card-shonk = Shonk
ability-wild-strike = Vad csapás
    .text = Amikor ez az egység támad, a sebzését a közelharci találatok helyett a kidobott különleges szimbólumok száma adja meg.
card-targan = Targan
ability-far-shot = Messzehordó lövés
    .text = Ez az egység egyenes vonalban, legfeljebb 4 akadálymentes mező távolságra álló kártyát is megtámadhat.
ability-piercing-frost = Átható fagy
    .text = Minden szomszédos baráti egység, amelynek nevében szerepel a „Fagy” szó, +1 erőt kap.
card-frost-shaman = Fagysámán
ability-unwieldy-magic = Zabolátlan mágia
    .text = Ha ennek az egységnek a támadásakor egyetlen különleges szimbólumot sem dobsz, a támadás nem okoz sérülést.
card-smasher = Zúzó
ability-sluggish = Lomha
    .text = Amikor ezt az egységet megtámadják, minden kidobott különleges szimbólum után további 1 sérülést szenved el.
card-tundra-charger = Tundrai rohamozó
ability-blood-rush = Véres roham
    .text = Miután ezt az egységet megidézted, dönthetsz úgy, hogy elszenved 1 sérülést. Ha így teszel, kényszerítsd 1 mező távolságra.
card-tundra-fighter = Tundrai harcos
ability-frenzy = Őrjöngés
    .text = Minden alkalommal, miután ez az egység megtámadott egy szomszédos ellenséges kártyát, dobj 1 kockával. Ha különleges szimbólumot dobsz, 1 mező távolságra kényszerítheted ezt az egységet. Ha így teszel, végrehajthat egy extra támadást egy szomszédos ellenséges kártya ellen.
card-brutal-force = Nyers erő
    .text = AKTÍV: A baráti egységek megkapják az Elsöprő támadás képességet: miután ez az egység megtámadott egy egységet, és sérülést okozott neki, azt 1 mezővel távolabb kényszerítheted.
ability-forceful-attack = Elsöprő támadás
    .text = Miután ez az egység megtámadott egy egységet, és sérülést okozott neki, azt 1 mezővel távolabb kényszerítheted ettől az egységtől.
card-for-glory = A dicsőségért
    .text = AKTÍV: A baráti közönséges egységek megkapják a Vakmerő csapás képességet: ez az egység +2 erőt kap; ha támadásakor legfeljebb 1 különleges szimbólumot dobsz, annyi sérülést szenved el, amennyit a célpontnak okoz.
ability-reckless-strike = Vakmerő csapás
    .text = Ez az egység +2 erőt kap. Ha támadásakor legfeljebb 1 különleges szimbólumot dobsz, annyi sérülést szenved el, amennyit a célpontnak okoz.
card-freeze = Befagyasztás
    .text = Célozz meg egy töltettel nem rendelkező közönséges egységet vagy bajnokot az idéződtől 3 mező távolságon belül. AKTÍV: A célpont elveszíti a képességeit; nem mozoghat, nem támadhat, valamint nem támadható meg és nem kényszeríthető.
card-primal-fury = Ősi düh
    .text = AKTÍV: Körönként egyszer, miután az idéződ megtámadott egy szomszédos ellenséges kártyát, az idéződet 1 vagy 2 mező távolságra kényszerítheted. Ha így teszel, végrehajthat egy extra támadást egy szomszédos ellenséges kártya ellen.

## Fallen Kingdom

card-ret-talus = Ret-Talus
ability-raise-the-dead = Holtak feltámasztása
    .text = Körönként egyszer, idézésfázisodban dönthetsz úgy, hogy ez az egység elszenved 2 sérülést. Ha így teszel, helyezz a dobópaklidból egy „Élőhalott” egységet egy ezzel az egységgel szomszédos mezőre.
card-dragos = Dragos
ability-life-drain = Életelszívás
    .text = Mielőtt ez az egység támad, elpusztíthatsz egy 2 mező távolságon belüli baráti egységet. Ha így teszel, abban a támadásban a különleges szimbólumok közelharci találatnak számítanak.
card-elut-bal = Elut-Bal
ability-summoned-by-fire = Tűzzel idézve
    .text = Amikor kifizeted ennek az egységnek a költségét, egy baráti egységet is el kell pusztítanod. Ez az egység az elpusztított egység helyére kerül.
card-gul-dass = Gul-Dass
ability-wrath = Harag
    .text = Ez az egység +1 erőt kap minden rajta lévő sérülésért.
card-hellfire-cultist = Pokoltűz-kultista
ability-immolate = Lángáldozat
    .text = Miután ez az egység elpusztult, okozz 1 sérülést minden ellenséges egységnek, amely szomszédos volt vele.
card-undead-archer = Élőhalott íjász
ability-soul-shift = Lélekváltás
    .text = Miután saját körödben elpusztult egy 3 mező távolságon belüli egység, ezt az egységet annak a helyére teheted.
card-undead-carrier = Élőhalott hordozó
ability-soulless = Lélektelen
    .text = Amikor ez az egység elpusztít egy ellenséges egységet, nem kapsz érte mágiapontot.
ability-infect = Fertőzés
    .text = Miután ez az egység elpusztított egy egységet, a dobópaklidból egy „Hordozó” egységet tehetsz az elpusztított egység helyére.
card-undead-warrior = Élőhalott harcos
ability-blood-fury = Vérdüh
    .text = Minden alkalommal, amikor saját körödben elpusztul egy egység, ez az egység kap 1 töltetet. Köröd végén elveszít 2 töltetet.
ability-imbued-strength = Feltöltött erő
    .text = Ez az egység +1 erőt kap minden rajta lévő töltetért, de legfeljebb +5-öt.
card-blood-summon = Véridézés
    .text = Hajtsd végre bármennyi alkalommal: célozz meg egy baráti egységet, helyezz a kezedből egy legfeljebb 2 költségű egységet a célponttal szomszédos mezőre, a célpont pedig 2 sérülést szenved el.
card-hellforged-weapon = Pokolban kovácsolt fegyver
    .text = Tedd ezt a kártyát egy baráti közönséges egység alá. Az az egység +2 erőt kap, és megkapja az Átkozott képességet: miután ez az egység támadott, 1 sérülést szenved el minden kidobott különleges szimbólum után.
ability-cursed = Átkozott
    .text = Miután ez az egység támadott, 1 sérülést szenved el minden kidobott különleges szimbólum után.
card-purge = Tisztogatás
    .text = Célozz meg bármennyi baráti egységet. Minden célpont után 2 sérülést okozhatsz egy vele szomszédos egységnek. Ezután pusztítsd el az összes célpontot.
card-sacrificial-pyre = Áldozati máglya
    .text = AKTÍV: Minden alkalommal, amikor egy egység elpusztul, tegyél 1 töltetet erre a kártyára. Amikor ezt a kártyát eldobod, célozz meg egy egységet, és távolíts el róla 1 sérülést minden töltetért, amely ezen a kártyán volt.

## Phoenix Elves

card-queen-maldaria = Maldaria királynő
ability-call-protection = Oltalom hívása
    .text = Támadásfázisod végén elkölthetsz 1 töltetet erről az egységről. Ha így teszel, helyezz egy baráti közönséges egységet egy ezzel az egységgel szomszédos mezőre.
card-fanessa = Fanessa
ability-riposte = Visszavágás
    .text = Miután egy szomszédos ellenséges egység megtámadta ezt az egységet, az az ellenséges egység 1 sérülést szenved el, ha ez az egység nem pusztult el.
card-fire-drake = Tűzsárkány
ability-protector = Védelmező
    .text = Ezt az egységet az idéződdel szomszédos mezőre is megidézheted.
ability-fire-breath = Tűzlehelet
    .text = Ez az egység támadhat egységeken keresztül. Ha így tesz, minden közte és a célpont között álló egység 1 sérülést szenved el minden kidobott különleges szimbólum után.
card-holleas = Holleas
ability-fiery-summon = Tüzes idézés
    .text = „Parázs” egységeket ezzel az egységgel szomszédos mezőkre is megidézhetsz.
ability-ignite = Lángra lobbantás
    .text = Minden szomszédos baráti „Parázs” egység +1 erőt kap.
card-ember-archer = Parázsíjász
ability-quick-shot = Gyors lövés
    .text = Miután ez az egység mozgott, megcélozhatsz egy egységet egyenes vonalban, 3 akadálymentes mező távolságon belül. A célpont 1 sérülést szenved el.
card-ember-beast = Parázsbestia
ability-born-of-fire = Tűzből született
    .text = Ezt az egységet egy baráti „Parázs” egységgel szomszédos mezőre is megidézheted.
ability-wildfire = Futótűz
    .text = Mozgásfázisod kezdetén minden ezzel az egységgel szomszédos ellenséges egység 1 sérülést szenved el.
card-ember-mage = Parázsmágus
ability-guarded = Oltalmazott
    .text = Minden körben az első támadás, amely ezt az egységet éri, legfeljebb 1 sérülést okoz neki.
card-royal-guardian = Királyi testőr
ability-engage = Lekötés
    .text = Minden alkalommal, amikor egy szomszédos ellenséges egység távolabb mozog ettől az egységtől, vagy távolabb kényszerítik tőle, az az ellenséges egység 1 sérülést szenved el.
ability-shove = Taszítás
    .text = Miután ez az egység megtámadott egy szomszédos ellenséges közönséges egységet vagy bajnokot, a megtámadott egységet 1 mező távolságra kényszerítheted.
card-blinding-flare = Vakító lobbanás
    .text = AKTÍV: Amikor az idéződet vagy egy vele szomszédos baráti egységet megtámadnak, a sebzést a közelharci vagy távolsági találatok helyett a kidobott különleges szimbólumok száma adja meg.
card-burn = Perzselés
    .text = Célozz meg egy közönséges egységet vagy bajnokot az idéződtől 2 mező távolságon belül. A célpont 2 sérülést szenved el.
card-divine-retribution = Isteni megtorlás
    .text = AKTÍV: Az idéződ megkapja A főnix aurája képességet: miután egy ellenséges egység megtámadta ezt az egységet vagy egy 3 mező távolságon belüli baráti egységet, az az ellenséges egység 1 sérülést szenved el.
ability-aura-of-the-phoenix = A főnix aurája
    .text = Miután egy ellenséges egység megtámadta ezt az egységet vagy egy 3 mező távolságon belüli baráti egységet, az az ellenséges egység 1 sérülést szenved el.
card-spirit-of-the-phoenix = A főnix szelleme
    .text = AKTÍV: Amikor egy baráti egység képessége nem támadással okoz sérülést egy ellenséges egységnek, 1-gyel több sérülést okoz neki.

## Cave Goblins

card-sneeks = Sneeks
ability-sly = Ravasz
    .text = Körönként egyszer, támadásfázisodban ez az egység helyet cserélhet egy 0 költségű baráti egységgel.
card-blarf = Blarf
ability-blood-runes = Vérrúnák
    .text = Támadásfázisod kezdetén válassz egyet: elköltesz 1 mágiapontot, és ez az egység kap 1 töltetet; vagy ez az egység 1 sérülést szenved el.
card-smeg = Smeg
ability-magic-junkie = Mágiafüggő
    .text = Köröd végén költs el 1 mágiapontot, vagy dobd el ezt az egységet.
ability-relentless = Fáradhatatlan
    .text = Támadásfázisodban ez az egység további egységként is támadhat, a 3 támadó egység korlátján felül.
card-the-eater = Zabáló
ability-feed-the-eater = A Zabáló etetése
    .text = Támadásfázisod végén, ha ez az egység ebben a körben egyetlen egységet sem pusztított el, dobj el egy vele szomszédos baráti egységet, vagy dobd el ezt az egységet.
card-beast-rider = Bestialovas
ability-charge = Roham
    .text = Szokásos mozgása helyett ez az egység egyenes vonalban 1–4 akadálymentes mezőt mozoghat. Ha 3 vagy több mezőt mozog egy irányba, köröd végéig +1 erőt kap.
card-horde-climber = Mászó hordatag
ability-climb = Mászás
    .text = Amikor ez az egység mozog, 1 extra mezőt mozoghat, és építményeken keresztül is mozoghat.
card-horde-clinger = Csimpaszkodó hordatag
ability-immobile = Mozgásképtelen
    .text = Ez az egység nem mozoghat.
ability-cling = Csimpaszkodás
    .text = Amikor egy baráti egység ezzel az egységgel szomszédos mezőről kezdi a mozgását, a mozgás után ezt az egységet a mozgó egységgel szomszédos mezőre helyezheted.
card-horde-slinger = Parittyás hordatag
card-enrage-the-horde = A horda felbőszítése
    .text = Minden 0 költségű baráti egység végrehajthat egy extra támadást.
card-pile-on = Rávetődés
    .text = AKTÍV: A baráti egységek megkapják a Túlerő képességet: amikor ez az egység támad, +1 erőt kap minden másik baráti egységért, amely szomszédos a célponttal.
ability-gang-up = Túlerő
    .text = Amikor ez az egység támad, +1 erőt kap minden másik baráti egységért, amely szomszédos a célponttal.
card-sneak = Osonás
    .text = Célozz meg bármennyi 0 költségű baráti egységet. Kényszerítsd mindegyik célpontot 1 mező távolságra.
card-unrelenting = Lankadatlan
    .text = AKTÍV: Amikor egy baráti közönséges egység elpusztulna, elpusztulása helyett vedd vissza a kezedbe.

## Savanna Elves

card-abua-shi = Abua Shi
ability-spirit-bond = Szellemkötelék
    .text = Miután ez az egység mozgott, megcélozhatsz egy baráti egységet 3 mező távolságon belül. A célpont kap 1 töltetet, majd tedd át rá ennek az egységnek az összes töltetét.
card-makeinda-ru = Makeinda Ru
ability-prepare = Felkészülés
    .text = Mozgás helyett ez az egység kaphat 1 töltetet.
ability-swift-shot = Fürge lövés
    .text = Körönként egyszer, miután ez az egység támadott, elkölthetsz róla 1 töltetet, hogy végrehajtson egy extra támadást.
card-miti-kyru = Miti Kyru
ability-inspire = Lelkesítés
    .text = Miután ez az egység mozgott, minden vele szomszédos baráti egység kap 1 töltetet.
ability-withdraw = Visszavonulás
    .text = Miután ez az egység támadott, elkölthetsz róla 1 töltetet, vagy elkölthetsz 1 mágiapontot. Ha így teszel, kényszerítsd ezt az egységet 1 vagy 2 mező távolságra.
card-miti-mumway = Miti Mumway
card-border-archer = Határvidéki íjász
card-lioness = Nőstény oroszlán
ability-imbued-life = Feltöltött élet
    .text = Ez az egység +1 életet kap minden rajta lévő töltetért, de legfeljebb +5-öt.
card-rhinoceros = Orrszarvú
ability-imbued-speed = Feltöltött gyorsaság
    .text = Amikor ez az egység mozog, minden rajta lévő töltetért 1 extra mezőt mozoghat, de legfeljebb 5 extra mezőt.
card-spirit-mage = Szellemmágus
ability-charged = Feltöltve
    .text = Amikor ezt az egységet megidézed, kap 1 töltetet.
ability-commune-with-spirits = Szellemek hívása
    .text = Miután ez az egység mozgott, válassz egyet: kap 1 töltetet; vagy elkölt 1 töltetet, és egy 3 mező távolságon belüli baráti egység kap 1 töltetet.
card-chant-of-entangling = Az összefonódás éneke
    .text = Célozz meg 2 baráti közönséges egységet az idéződtől 3 mező távolságon belül. AKTÍV: Mindkét célpont rendelkezik a másik célpont összes alapképességével is. Dobd el ezt a kártyát, amikor bármelyik célpont elhagyja a csatateret.
card-chant-of-growth = A növekedés éneke
    .text = Célozz meg egy baráti egységet. A célpont és minden vele szomszédos baráti egység kap 1-1 töltetet.
card-chant-of-power = Az erő éneke
    .text = Célozz meg egy közönséges egységet vagy bajnokot az idéződtől 3 mező távolságon belül. Köröd végéig a célpont megkapja a Feltöltött erő képességet: ez az egység +1 erőt kap minden rajta lévő töltetért, de legfeljebb +5-öt.
card-chant-of-weaving = A szövés éneke
    .text = Célozz meg egy baráti egységet. AKTÍV: Egységeket a célponttal szomszédos mezőkre is megidézhetsz. Minden alkalommal, amikor így teszel, a célpont kap 1 töltetet.

## Breakers

card-tacullu = Tacullu
ability-mind-capture = Elmerablás
    .text = Amikor ennek az egységnek a támadása elpusztítana egy ellenséges egységet, figyelmen kívül hagyhatod a sérülést, és ehelyett átveheted az irányítást az egység fölött.
card-gulldune = Gulldune
ability-telepathic-command = Telepatikus parancs
    .text = Miután ez az egység megtámadott egy ellenséges kártyát, megcélozhatsz egy baráti közönséges egységet 3 mező távolságon belül. A célpont végrehajt egy extra támadást.
card-gwalark = Gwalark
ability-flight = Repülés
    .text = Amikor ez az egység mozog, 1 extra mezőt mozoghat, és kártyákon keresztül is mozoghat.
ability-levitate = Lebegtetés
    .text = Az a baráti közönséges egység, amely ettől az egységtől 2 mező távolságon belül kezdi a mozgását, arra a mozgásra megkapja a Repülés képességet.
card-kalal = Kalal
ability-greater-push = Hatalmas lökés
    .text = Miután ez az egység támadott, vagy támadás helyett, megcélozhatsz egy közönséges egységet vagy bajnokot 3 mező távolságon belül. Kényszerítsd a célpontot 1 mező távolságra.
ability-steadfast = Megingathatatlan
    .text = Ez az egység nem kényszeríthető.
card-deceiver = Megtévesztő
ability-stupefy = Kábítás
    .text = Amikor egy ezzel az egységgel szomszédos ellenséges egység bármely kártyát megtámad, és legalább 1 különleges szimbólumot dob, az a támadás 1-gyel kevesebb sérülést okoz.
card-mind-witch = Elmeboszorkány
ability-mimic = Utánzás
    .text = Mozgásfázisod kezdetén megcélozhatsz egy közönséges egységet 3 mező távolságon belül. Ez az egység köröd végéig rendelkezik a célpont képességeivel.
card-wind-archer = Széljáró íjász
ability-swift = Fürge
    .text = Amikor ez az egység mozog, 1 extra mezőt mozoghat.
card-wind-mage = Széljáró mágus
ability-push = Lökés
    .text = Miután ez az egység támadott, vagy támadás helyett, megcélozhatsz egy közönséges egységet vagy bajnokot 2 mező távolságon belül. Kényszerítsd a célpontot 1 mező távolságra.
card-blast = Széllökés
    .text = Célozz meg egy közönséges egységet vagy bajnokot az idéződtől egyenes vonalban, 3 akadálymentes mező távolságon belül. Kényszerítsd a célpontot 1–3 mező távolságra; közben közönséges egységeken és bajnokokon is keresztülhaladhat. A célpont és minden egység, amelyen keresztülhaladt, 1-1 sérülést szenved el.
card-hypnotic-call = Hipnotikus hívás
    .text = Célozz meg egy közönséges egységet vagy bajnokot. A célpontot 1 mező távolságra kényszerítheted az idéződ felé. AKTÍV: Amikor az idéződ a célpontot támadja meg, +1 erőt kap.
card-mind-control = Elmeuralom
    .text = Célozz meg bármennyi ellenséges közönséges egységet és bajnokot az idéződtől 2 mező távolságon belül. Köröd végéig vedd át az irányítást a célpontok fölött.
card-perplexing-tempest = Zavarba ejtő vihar
    .text = AKTÍV: Amikor egy egység mozog, a szokásosnál 1 mezővel kevesebbet mozog.

## Vanguards

card-sera-eldwyn = Sera Eldwyn
ability-the-citadels-might = A Fellegvár hatalma
    .text = Miután ez az egység megtámadott egy ellenséges egységet, ha legalább egy baráti „Fellegvári” egység játékban van, felfedhetsz egy „Fellegvári” egységet a dobópaklidból, és a kezedbe veheted.
card-coleen-brighton = Coleen Brighton
ability-divine-shield = Isteni pajzs
    .text = Minden alkalommal, amikor egy 3 mező távolságon belüli baráti „Fellegvári” egységet megtámadnak, dobj 2 kockával. Minden kidobott különleges szimbólum 1-gyel csökkenti a támadó erejét arra a támadásra, de az nem csökkenhet 1 alá.
card-jacob-eldwyn = Jacob Eldwyn
ability-radiant-shot = Ragyogó lövés
    .text = Ez az egység +1 erőt kap minden 2 mágiapontodért.
card-valna-stoutheart = Valna Stoutheart
ability-guidance = Útmutatás
    .text = Idézésfázisod kezdetén húzz 2 kártyát.
ability-citadel-champion = A Fellegvár bajnoka
    .text = Ez az egység +1 erőt kap minden baráti „Fellegvári” egységért, amely 2 mező távolságon belül van.
card-citadel-archer = Fellegvári íjász
ability-arrow-of-light = Fénynyíl
    .text = Mielőtt ez az egység támad, fedj fel és dobj el a kezedből bármennyi különböző egységet. Minden így eldobott egységért kapsz 1 mágiapontot, ez az egység pedig +1 erőt kap arra a támadásra.
card-citadel-knight = Fellegvári lovag
ability-protect = Védelem
    .text = Amikor egy ezzel az egységgel szomszédos ellenséges egység támad, Védelem képességgel rendelkező egységet kell megcéloznia.
card-citadel-paladin = Fellegvári paladin
ability-intercession = Közbenjárás
    .text = Miután ez az egység megtámadott egy ellenséges egységet, húzz 1 kártyát minden kidobott különleges szimbólumért.
card-temple-priest = Templomi pap
ability-heal = Gyógyítás
    .text = Mielőtt ez az egység megtámad egy baráti közönséges egységet vagy bajnokot, eldobhatsz 1 kártyát a kezedből. Ha így teszel, a támadás nem okoz sérülést; ehelyett távolíts el a célpontról 1 sérülést minden közelharci találat és további 1-et minden kidobott különleges szimbólum után.
card-guarding-spirits = Oltalmazó szellemek
    .text = AKTÍV: Az idéződtől 3 mező távolságon belüli baráti közönséges egységek megkapják az Oltalmazott képességet: minden körben az első támadás, amely ezt az egységet éri, legfeljebb 1 sérülést okoz neki.
card-holy-judgment = Szent ítélet
    .text = Tegyél 2 töltetet erre a kártyára. AKTÍV: A baráti közönséges egységek +1 erőt kapnak. Köröd kezdetén eldobása helyett elkölthetsz 1 töltetet erről a kártyáról. Minden alkalommal, amikor egy baráti egység elpusztul, ez a kártya elveszít 1 töltetet.
card-mass-heal = Tömeges gyógyítás
    .text = Távolíts el 2 sérülést minden baráti közönséges egységről és bajnokról az idéződtől 2 mező távolságon belül.
card-renewed-hope = Megújult remény
    .text = AKTÍV: Köröd bármely fázisában idézhetsz egységeket, és az idéződdel szomszédos mezőkre is idézhetsz.
