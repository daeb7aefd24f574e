### Elzárt Csillagok: a tartozékok nevei és szövegei.
### A hatásokat saját szavainkkal írjuk le; a tények a megjelent kártyákéi és javításaikéi.
### A harckártya bekezdései az ability-1, ability-2 és így tovább; a text rakja össze őket, az
### egységképesség előtt a hozzá szükséges egységekkel. „Ez” a terület, világ vagy rendszer a harcé.

## Factions

faction-space-marines = Űrgárdisták
    .army = Ultramarines
faction-chaos = Káosz Űrgárdisták
    .army = World Eaters
faction-orks = Orkok
    .army = Evil Sunz
faction-eldar = Eldák
    .army = Iyanden Mesterséges Világ

## Faction abilities

ability-for-the-emperor = A Császárért
    .text = Elköltesz 1 hadianyagot, hogy az aktív rendszerben 1 Felderítődet ingyenes Űrgárdistára vagy 1 Űrgárdistádat ingyenes Land Raiderre cseréld.
ability-taint-of-chaos = A Káosz Fertőzése
    .text = Elveszed 1 Kultistádat az aktív rendszerből, és egy szomszédos rendszer baráti vagy irányítás nélküli világára helyezed.
ability-ork-spores = Ork Spórák
    .text = Vásárolsz 1 egységet, és az aktív rendszer egyik baráti világára teszed; gyár nem kell hozzá.
ability-webway-portal = Hálóút-kapu
    .text = Elveszed 1 egységedet az aktív rendszer 1 világáról, és bármelyik rendszer 1 baráti világára helyezed.

## Orders

order-deploy = Telepítés
    .text = Ha van gyárad a rendszerben, egységeket vásárolsz; utána egy építményt vásárolhatsz.
order-strategize = Stratégia
    .text = Ha van egységed a rendszerben, fejlesztéseket vásárolsz; utána a jelző az eseménypaklidra kerül.
order-dominate = Fennhatóság
    .text = Megkapod a rendszer baráti világainak erőforrásait; utána használhatod a frakciód képességét.
order-advance = Előrenyomulás
    .text = Hajókat, majd szárazföldi egységeket mozgatsz a rendszerbe; utána harcolsz, vagy orbitális csapást mérsz.
order-orbital-strike = Orbitális csapás
    .text = Egy világűrben lévő hajók az aktív rendszer egy szomszédos ellenséges világát támadják.

## Assets

asset-forge = Kohó
    .text = Kifizeti egy egység kohóköltségét, vagy 1-gyel csökkenti a parancsszint-követelményét.
asset-cache = Raktár
    .text = 2 hadianyaggal olcsóbbá tesz egy egységet vagy építményt.
asset-reinforcement = Utánpótlás
    .text = Harcban kockát nem adó egység, amelynek parancsszintje 0.
asset-wealth = Jólét
    .text = 1 általad választott erőforrásjelzőt ad.

## Structures

structure-city = Város
    .text = 3 hadianyagba kerül. 1-gyel növeli a parancsszintedet.
card-city = { structure-city }
structure-factory = Gyár
    .text = 2 hadianyagba kerül. A rendszerében Telepítés paranccsal egységeket vásárolhatsz.
card-factory = { structure-factory }
structure-bastion = Bástya
    .text = 2 hadianyagba kerül; harcértéke 2, életereje 3, morálja 2. A világán úgy harcol, mintha egység lenne, és véd az orbitális csapástól.
card-bastion = { structure-bastion }

## Kinds and states

kind-ship = hajó
kind-ground = szárazföldi egység
state-routed = megfutamított
state-unrouted = megfutamítatlan
state-destroyed = megsemmisült
state-ready = használható
state-used = felhasznált
state-faceup = képpel felfelé
state-facedown = képpel lefelé
area-world = világ
area-void = világűr
area-friendly = baráti
area-enemy = ellenséges
area-uncontrolled = irányítás nélküli
area-contested = vitatott
card-kind-combat = harckártya
card-kind-combat-upgrade = harcfejlesztés
card-kind-order-upgrade = parancsfejlesztés
card-kind-event = eseménykártya
event-scheme = terv
    .text = A játékterületedre kerül, a többi tervedet eldobod. Használatkor el kell dobni.
event-tactic = taktika
    .text = Azonnal végrehajtod, majd visszakevered.
box-general = általános képesség
box-unit = egységképesség

## Values

value-materiel = hadianyag
value-cost = költség
value-command-level = parancsszint
value-combat = harcérték
value-health = életerő
value-morale = morál
value-attack = támadásérték
value-defence = védekezésérték
value-capacity = egységkapacitás
value-materiel-value = hadianyagérték
value-damage = sérülés

## Icons, dice and combat tokens

icon-attack = támadás
icon-defence = védekezés
icon-morale = morál
die-attack = támadáskocka
die-defence = védekezéskocka
die-morale = morálkocka
die-rolled = dobott kocka
token-attack = támadásjelző
token-defence = védekezésjelző
token-order = parancsjelző
token-objective = céljelző
token-control = építményirányítás-jelző
token-reinforcement = utánpótlásjelző
token-cache = raktárjelző
token-forge = kohójelző
token-first-player = kezdőjátékos-jelző

## Warp Storms

storm = hipertérvihar
    .text = Egységek nem mozoghatnak át rajta.
storm-across = egyenesen át
    .text = A vihar egy lapkán átmegy annak túlsó szélére.
storm-along = a vonalán tovább
    .text = A vihar a saját vonalán a következő szélre csúszik.
storm-right = át és jobbra
    .text = A vihar átlép a szélén, és a lapka jobb oldali szélére fordul.
storm-left = át és balra
    .text = A vihar átlép a szélén, és a lapka bal oldali szélére fordul.

## Space Marines: units

unit-scout = Felderítő
    .short = Felderítő
card-scout = { unit-scout }
unit-strike-cruiser = Csapásmérő Cirkáló
    .short = Csapásmérő Cirkáló
card-strike-cruiser = { unit-strike-cruiser }
unit-space-marine = Űrgárdista
    .short = Űrgárdista
card-space-marine = { unit-space-marine }
unit-land-raider = Land Raider
    .short = Land Raider
card-land-raider = { unit-land-raider }
unit-battle-barge = Csatabárka
    .short = Csatabárka
card-battle-barge = { unit-battle-barge }
unit-warlord-titan = Warlord Titán
    .short = Warlord Titán
card-warlord-titan = { unit-warlord-titan }

## Space Marines: objective tokens

objective-imperial-relic = Birodalmi Ereklye
objective-system-lord = A Rendszer Ura
objective-archeotech-vault = Archeotech Kincstár
objective-warp-navigation-beacon = Hipertér-navigációs Jeladó
objective-orbital-defence-platform = Orbitális Védelmi Állomás
objective-ultramarines-relic = Az Ultramarines Ereklyéje

## Space Marines: combat cards

card-ambush = Rajtaütés
    .ability-1 = Kapsz 2 támadásjelzőt.
    .ability-2 = Az ebben a végrehajtási körben megfutamított ellenséges egység megsemmisül, hacsak az ellenfeled el nem költ érte 1 morálkockát.
    .text = { card-ambush.ability-1 } { unit-scout.short } vagy { unit-strike-cruiser.short }: { card-ambush.ability-2 }
card-reconnaissance = Felderítés
    .ability-1 = Ha te támadsz, megnézed az ellenfeled képpel lefelé lévő harckártyáját.
    .ability-2 = Kapsz 2 támadásjelzőt vagy 2 védekezésjelzőt.
    .ability-3 = Elköltesz 1 morálkockát, és visszavonulsz 1 egységeddel.
    .text = { card-reconnaissance.ability-1 } { card-reconnaissance.ability-2 } { unit-scout.short } vagy { unit-strike-cruiser.short }: { card-reconnaissance.ability-3 }
card-fury-of-the-ultramar = Ultramar Haragja
    .ability-1 = Az ellenfeled újradob 1 védekezéskockát, ezután te is újradobhatsz 1-et a sajátjaidból.
    .ability-2 = Az ellenfeled elveszít 1 védekezéskockát vagy 2 védekezésjelzőt.
    .text = { card-fury-of-the-ultramar.ability-1 } { unit-space-marine.short } vagy { unit-strike-cruiser.short }: { card-fury-of-the-ultramar.ability-2 }
card-blessed-power-armour = Megáldott Erőpáncél
    .ability-1 = Kapsz 2 védekezésjelzőt.
    .ability-2 = Legfeljebb 2 kockádat védekezésre fordítod.
    .text = { card-blessed-power-armour.ability-1 } { structure-bastion }, { unit-space-marine.short } vagy { unit-strike-cruiser.short }: { card-blessed-power-armour.ability-2 }
card-faith-in-the-emperor = A Császárba Vetett Hit
    .ability-1 = Kapsz 1 kockát, és dobsz vele.
    .ability-2 = Felsorakoztatod 1 egységedet, vagy kapsz 1 morálkockát.
    .text = { card-faith-in-the-emperor.ability-1 } { unit-scout.short }, { unit-space-marine.short } vagy { unit-strike-cruiser.short }: { card-faith-in-the-emperor.ability-2 }
card-hold-the-line = Tartsátok a Vonalat
    .ability-1 = Kapsz 2 védekezésjelzőt.
    .ability-2 = Ha te védekezel, felsorakoztatod 1 egységedet.
    .ability-3 = Kapsz 1 védekezéskockát vagy 1 morálkockát.
    .text = { card-hold-the-line.ability-1 } { card-hold-the-line.ability-2 } { structure-bastion }, { unit-space-marine.short } vagy { unit-strike-cruiser.short }: { card-hold-the-line.ability-3 }
card-glory-and-death = Dicsőség és Halál
    .ability-1 = Kapsz 2 támadásjelzőt.
    .ability-2 = Ha te támadsz, felsorakoztatod 1 egységedet.
    .ability-3 = Az ellenfeled választásod szerint elveszít 1 védekezéskockát vagy 1 morálkockát.
    .text = { card-glory-and-death.ability-1 } { card-glory-and-death.ability-2 } { unit-space-marine.short } vagy { unit-strike-cruiser.short }: { card-glory-and-death.ability-3 }
card-drop-pod-assault = Ledobókapszulás Roham
    .ability-1 = Kapsz 1 kockát, és dobsz vele.
    .ability-2 = Elköltesz 1 morálkockát, és bármelyik világról elveszed 1 Felderítődet vagy 1 Űrgárdistádat, hogy erre a világra helyezd.
    .text = { card-drop-pod-assault.ability-1 } { unit-space-marine.short }: { card-drop-pod-assault.ability-2 }
card-veteran-scouts = Veterán Felderítők
    .ability-1 = Minden morálkockádért kapsz 1 támadásjelzőt vagy 1 védekezésjelzőt.
    .ability-2 = Elköltesz bármennyi morálkockát; mindegyikért visszavonulsz 1 egységeddel.
    .text = { card-veteran-scouts.ability-1 } { unit-scout.short } vagy { unit-strike-cruiser.short }: { card-veteran-scouts.ability-2 }
card-show-no-fear = Félelem Nélkül
    .ability-1 = Az egységeid ebben a végrehajtási körben nem futamíthatók meg.
    .ability-2 = Elköltesz 1 morálkockát, és felsorakoztatod az összes egységedet.
    .text = { card-show-no-fear.ability-1 } { structure-bastion }, { unit-space-marine.short } vagy { unit-strike-cruiser.short }: { card-show-no-fear.ability-2 }
card-break-the-line = Vonaltörés
    .ability-1 = Elköltesz legfeljebb 3 morálkockát; mindegyikért kapsz 1 támadáskockát vagy 1 védekezéskockát.
    .ability-2 = Az ellenfeled kiválasztja és eldobja 1 képpel felfelé lévő harckártyáját.
    .text = { card-break-the-line.ability-1 } { unit-land-raider.short } vagy { unit-battle-barge.short }: { card-break-the-line.ability-2 }
card-armoured-advance = Páncélosok Előrenyomulása
    .ability-1 = Kapsz 1 kockát, és dobsz vele.
    .ability-2 = Ebben a végrehajtási körben még 1 alkalommal ki kell osztani a sérüléseket.
    .text = { card-armoured-advance.ability-1 } { unit-land-raider.short } vagy { unit-battle-barge.short }: { card-armoured-advance.ability-2 }
card-emperors-might = A Császár Ereje
    .ability-1 = Kapsz 2 kockát, és dobsz velük.
    .ability-2 = Elköltesz bármennyi támadáskockát; mindegyikért kapsz 2 támadásjelzőt.
    .text = { card-emperors-might.ability-1 } { unit-warlord-titan.short } vagy { unit-battle-barge.short }: { card-emperors-might.ability-2 }
card-emperors-glory = A Császár Dicsősége
    .ability-1 = Kapsz 2 kockát, és dobsz velük.
    .ability-2 = Felsorakoztatod az összes egységedet, aztán bármennyi kockádat morálra fordítod.
    .text = { card-emperors-glory.ability-1 } { unit-warlord-titan.short } vagy { unit-battle-barge.short }: { card-emperors-glory.ability-2 }

## Space Marines: order upgrades

card-crusade = Kereszteshadjárat
    .text = Amikor ez a parancs olyan rendszerben kezd harcot, ahol nincs baráti világod, kapsz 1 utánpótlásjelzőt.
card-direct-the-faithful = A Hívők Vezetése
    .text = Amikor felfeded ezt a parancsot, a rendszerben lévő 1 építményedet másfajta építményre cserélheted.
card-recruitment-worlds = Toborzóvilágok
    .text = A parancs végrehajtása közben az aktív rendszerben lévő összes bástyád gyárnak számíthat; a telepítési korlátod a rendszerben lévő minden bástyádért 1-gyel kisebb.
card-rain-of-fire = Tűzeső
    .text = Ebben az orbitális csapásban kapsz 1 kockát, amellyel dobsz, és 1 morálkockádat támadásra fordíthatod, így az 1 támadáskocka lesz.
card-drop-pods = Ledobókapszulák
    .text = Az ellenséges bástyák nem akadályozzák ezt az orbitális csapást. Elkölthetsz 2 védekezéskockát, hogy letegyél a világra 1 ingyenes Űrgárdistát; ebből a csapás után harc lehet.

## Space Marines: events

card-adeptus-mechanicus = Adeptus Mechanicus
    .text = A sérülések kiosztásának kezdetén eldobhatod, hogy kapj 2 védekezésjelzőt és minden kohójelződért további 1-et.
card-unwavering-resolve = Rendíthetetlen Elszántság
    .text = Parancs felfedése helyett eldobhatod, hogy egy rendszerben minden egységedet felsorakoztasd.
card-emperors-champion = A Császár Bajnoka
    .text = A sérülések kiosztásának kezdetén eldobhatod, hogy felsorakoztasd 1 egységedet.
card-exterminatus = Exterminatus
    .text = Az orbitális csapásod előtt eldobhatod; a csapásban dobott összes kocka támadáskocka lesz.
card-rites-of-battle = Csatarítusok
    .text = Vásárolhatsz 1 parancsfejlesztést, minden bástyás baráti világodért 1 hadianyaggal olcsóbban.
card-heroic-intervention = Hősies Közbelépés
    .text = Leteszel 1 ingyenes Űrgárdistát egy építménnyel rendelkező baráti világra, vagy 1 ingyenes Felderítőt bármelyik baráti világra.
card-work-of-the-righteous = Az Igazak Munkája
    .text = Válassz egy baráti világot, és kapd meg az erőforrásait vagy a hadianyagértékével egyenlő hadianyagot.
card-the-emperor-protects = A Császár Oltalmaz
    .text = Leteszel 1 ingyenes bástyát egy építmény nélküli baráti világra, vagy elköltesz 2 hadianyagot, hogy letegyél 1 ingyenes bástyát egy bástya nélküli baráti világra.

## Chaos: units

unit-cultist = Kultista
    .short = Kultista
card-cultist = { unit-cultist }
unit-iconoclast-destroyer = Iconoclast Romboló
    .short = Iconoclast
card-iconoclast-destroyer = { unit-iconoclast-destroyer }
unit-chaos-space-marine = Káosz Űrgárdista
    .short = Káosz Űrgárdista
card-chaos-space-marine = { unit-chaos-space-marine }
unit-helbrute = Helbrute
    .short = Helbrute
card-helbrute = { unit-helbrute }
unit-repulsive-grand-cruiser = Repulsive Nagycirkáló
    .short = Nagycirkáló
card-repulsive-grand-cruiser = { unit-repulsive-grand-cruiser }
unit-chaos-reaver-titan = Káosz Reaver Titán
    .short = Káosz Titán
card-chaos-reaver-titan = { unit-chaos-reaver-titan }

## Chaos: objective tokens

objective-ancient-weapon = Ősi Fegyver
objective-chaos-relic-sword = A Káosz Ereklyekardja
objective-blood-for-the-blood-god = Vért a Vér Istenének
objective-skulls-for-the-skull-throne = Koponyákat a Koponyatrónra
objective-hellforge = Pokolkohó
objective-a-worthy-foe = Méltó Ellenfél

## Chaos: combat cards

card-khornes-rage = Khorne Dühe
    .ability-1 = Elköltesz 1 támadáskockát, és kapsz 3 támadásjelzőt.
    .ability-2 = Az ellenfeled kiválasztja és megfutamítja 1 egységét, hacsak el nem költ 1 védekezéskockát.
    .text = { card-khornes-rage.ability-1 } { unit-chaos-space-marine.short } vagy { unit-iconoclast-destroyer.short }: { card-khornes-rage.ability-2 }
card-foul-worship = Ocsmány Imádat
    .ability-1 = Kapsz 1 kockát, és dobsz vele.
    .ability-2 = Ha az ellenfelednek van megfutamított egysége, minden megfutamítatlan Kultistádért vagy Iconoclastodért kapsz 1 védekezésjelzőt.
    .text = { card-foul-worship.ability-1 } { unit-cultist.short } vagy { unit-iconoclast-destroyer.short }: { card-foul-worship.ability-2 }
card-impure-zeal = Tisztátalan Buzgalom
    .ability-1 = Ha több morálkockád van, mint az ellenfelednek, felsorakoztatod 1 egységedet.
    .ability-2 = Minden megfutamítatlan Kultistádért vagy Iconoclastodért kapsz 1 támadásjelzőt, hacsak az ellenfeled meg nem futamítja 1 általa választott egységét.
    .text = { card-impure-zeal.ability-1 } { unit-cultist.short } vagy { unit-iconoclast-destroyer.short }: { card-impure-zeal.ability-2 }
card-dark-faith = Sötét Hit
    .ability-1 = Kapsz 1 morálkockát.
    .ability-2 = Ha több morálkockád van, mint az ellenfelednek, a rendszer egy másik baráti vagy irányítás nélküli világára leteszel 1 ingyenes Kultistát.
    .text = { card-dark-faith.ability-1 } { unit-cultist.short } vagy { unit-iconoclast-destroyer.short }: { card-dark-faith.ability-2 }
card-lure-of-chaos = A Káosz Csalétke
    .ability-1 = Az ellenfeled megfutamíthatja 1 általa választott egységét, hogy kapjon 1 kockát, amellyel dob; ha nem futamít meg, leteszel erre a területre 1 ingyenes Kultistát vagy Iconoclastot.
    .ability-2 = Kapsz 2 támadásjelzőt vagy 2 védekezésjelzőt.
    .text = { card-lure-of-chaos.ability-1 } { unit-cultist.short } vagy { unit-iconoclast-destroyer.short }: { card-lure-of-chaos.ability-2 }
card-mark-of-khorne = Khorne Jele
    .ability-1 = Elköltesz 1 támadáskockát vagy 1 morálkockát, és kapsz 3 támadásjelzőt.
    .ability-2 = Az ellenfeled kiválasztja és megsemmisíti 1 megfutamított egységét, hacsak el nem költ 1 védekezéskockát.
    .text = { card-mark-of-khorne.ability-1 } { unit-chaos-space-marine.short } vagy { unit-iconoclast-destroyer.short }: { card-mark-of-khorne.ability-2 }
card-mark-of-nurgle = Nurgle Jele
    .ability-1 = Elköltesz 1 védekezéskockát vagy 1 morálkockát, és kapsz 3 védekezésjelzőt.
    .ability-2 = Kapsz 2 védekezésjelzőt, hacsak az ellenfeled meg nem semmisíti 1 általa választott megfutamított egységét.
    .text = { card-mark-of-nurgle.ability-1 } { unit-chaos-space-marine.short } vagy { unit-iconoclast-destroyer.short }: { card-mark-of-nurgle.ability-2 }
card-mark-of-slaanesh = Slaanesh Jele
    .ability-1 = Kapsz 1 kockát, és dobsz vele.
    .ability-2 = Ha több morálkockád van, mint az ellenfelednek, ő kiválasztja és megfutamítja 1 egységét.
    .ability-3 = Ha az ellenfelednek van megfutamított egysége, leteszel erre a világra 1 ingyenes Kultistát.
    .text = { card-mark-of-slaanesh.ability-1 } { card-mark-of-slaanesh.ability-2 } { unit-chaos-space-marine.short }: { card-mark-of-slaanesh.ability-3 }
card-mark-of-tzeentch = Tzeentch Jele
    .ability-1 = Kapsz 1 morálkockát.
    .ability-2 = Ha több morálkockád van, mint az ellenfelednek, ezen a világon 1 Kultistádat ingyenes Káosz Űrgárdistára cseréled.
    .ability-3 = Elköltesz legfeljebb 2 morálkockát; mindegyikért kapsz 1 támadáskockát vagy 1 védekezéskockát.
    .text = { card-mark-of-tzeentch.ability-1 } { card-mark-of-tzeentch.ability-2 } { unit-chaos-space-marine.short } vagy { unit-iconoclast-destroyer.short }: { card-mark-of-tzeentch.ability-3 }
card-inhuman-strength = Embertelen Erő
    .ability-1 = Kapsz 1 támadáskockát vagy 1 morálkockát.
    .ability-2 = Megsemmisíted 1 egységedet, és kapsz 4 támadásjelzőt.
    .text = { card-inhuman-strength.ability-1 } { unit-helbrute.short } vagy { unit-repulsive-grand-cruiser.short }: { card-inhuman-strength.ability-2 }
card-daemonic-resilience = Démoni Szívósság
    .ability-1 = Kapsz 1 védekezéskockát vagy 1 morálkockát.
    .ability-2 = Kapsz 4 védekezésjelzőt, hacsak az ellenfeled meg nem semmisíti 1 általa választott egységét.
    .text = { card-daemonic-resilience.ability-1 } { unit-helbrute.short } vagy { unit-repulsive-grand-cruiser.short }: { card-daemonic-resilience.ability-2 }
card-chaos-united = Egyesített Káosz
    .ability-1 = Az ellenfeled megfutamíthatja 1 általa választott egységét; ha nem teszi, kapsz 1 támadáskockát, 1 védekezéskockát vagy 1 morálkockát.
    .ability-2 = Bármelyik világról elveszed 1 egységedet, és erre a világra helyezed; a parancsszintje nem lehet több, mint ahány Kultista van ebben a rendszerben.
    .text = { card-chaos-united.ability-1 } { unit-cultist.short }, { unit-chaos-space-marine.short } vagy { unit-helbrute.short }: { card-chaos-united.ability-2 }
card-death-and-despair = Halál és Kétségbeesés
    .ability-1 = Kapsz 2 támadáskockát vagy 2 morálkockát.
    .ability-2 = Elköltesz bármennyi morálkockát; mindegyikért megsemmisítesz 1 egységet, amelynek parancsszintje 0.
    .ability-3 = Ha több morálkockád van, mint az ellenfelednek, megsemmisíted 1 megfutamított egységét.
    .text = { card-death-and-despair.ability-1 } { card-death-and-despair.ability-2 } { unit-chaos-reaver-titan.short } vagy { unit-repulsive-grand-cruiser.short }: { card-death-and-despair.ability-3 }
card-chaos-victorious = Győzedelmes Káosz
    .ability-1 = Kapsz 2 kockát, és dobsz velük.
    .ability-2 = Ha több morálkockád van, mint az ellenfelednek, megfutamítod minden egységét, amelynek parancsszintje 0.
    .ability-3 = Megfutamítod az ellenfeled 1 egységét.
    .text = { card-chaos-victorious.ability-1 } { card-chaos-victorious.ability-2 } { unit-chaos-reaver-titan.short } vagy { unit-repulsive-grand-cruiser.short }: { card-chaos-victorious.ability-3 }

## Chaos: order upgrades

card-from-the-warp = A Hipertérből
    .text = A parancs végrehajtása közben a hajóid átmehetnek a hipertérviharokon.
card-favour-of-the-dark-gods = A Sötét Istenek Kegye
    .text = Amikor felfeded ezt a parancsot, a játékterületedről 2 parancsjelződet az eseménypaklid tetejére teheted.
card-dread-ritual = Rettegett Szertartás
    .text = A parancs végrehajtása után vásárolhatsz 1 egységet, amelynek parancsszintje legfeljebb 2, az aktív rendszer minden Kultistájáért 1 hadianyaggal olcsóbban; a rendszer egyik baráti területére teszed.
card-fear-from-above = Rettegés a Magasból
    .text = Ebben az orbitális csapásban kapsz 1 kockát, amellyel dobsz. Elkölthetsz 1 morálkockát; ekkor az ellenfelednek meg kell futamítania minden egységét, amely a csapásban sérülést szenved.
card-complete-destruction = Teljes Pusztítás
    .text = Az ellenséges bástyák nem akadályozzák ezt az orbitális csapást. Elkölthetsz 2 védekezéskockát; ekkor az ellenfeled a világon kiválaszt és megsemmisít 1 építményt vagy 1 egységet.

## Chaos: events

card-blight-of-nurgle = Nurgle Ragálya
    .text = Parancs felfedése helyett eldobhatod, hogy megfutamíts 1 ellenséges egységet egy olyan rendszerben, ahol van egységed.
card-prayer-to-the-dark-gods = Ima a Sötét Istenekhez
    .text = Amikor másik játékos hipertérvihart mozgat, eldobhatod: az a mozgás elmarad, és te mozgatod azt a vihart a 8 irány bármelyikébe.
card-seduced-by-chaos = A Káosz Csábítása
    .text = A harcodban a sérülések kiosztásának végén eldobhatod, hogy megfutamíts 1 ott lévő ellenséges egységet.
card-through-the-warp = Át a Hipertéren
    .text = Előrenyomulás parancs végrehajtása közben eldobhatod: az egységeid átmehetnek a hipertérviharokon, és ha a parancs harcot kezd, annak kezdetén kapsz 1 morálkockát.
card-spoils-of-war = Hadizsákmány
    .text = Kapsz 1 kohójelzőt és 1 utánpótlásjelzőt.
card-incantation-of-tzeentch = Tzeentch Ráolvasás
    .text = Húzol 3 lapot az eseménypaklidból, 1 képességét végrehajtod, a többit eldobod.
card-prophets-and-signs = Próféták és Jelek
    .text = Leteszel 2 ingyenes Kultistát 1 baráti világra egy olyan rendszerben, ahol nincs Kultista, vagy 1 ingyenes Kultistát bármelyik baráti világra.
card-touched-by-the-warp = A Hipertér Érintése
    .text = Megsemmisíted 1 Kultistádat, hogy kapj 1 ingyenes parancs- vagy harcfejlesztést, amelynek parancsszintje nem több, mint ahány hipertérvihar határolja a Kultista rendszerét.

## Orks: units

unit-ork-boyz = Ork Boyz
    .short = Ork Boyz
card-ork-boyz = { unit-ork-boyz }
unit-onslaught-attack-ship = Onslaught Támadóhajó
    .short = Onslaught
card-onslaught-attack-ship = { unit-onslaught-attack-ship }
unit-nob = Nob
    .short = Nob
card-nob = { unit-nob }
unit-battlewagon = Csataszekér
    .short = Csataszekér
card-battlewagon = { unit-battlewagon }
unit-kill-kroozer = Kill Kroozer
    .short = Kill Kroozer
card-kill-kroozer = { unit-kill-kroozer }
unit-gargant = Gargant
    .short = Gargant
card-gargant = { unit-gargant }

## Orks: objective tokens

objective-good-lootin = Jó Kis Fosztogatás
objective-good-fightin = Jó Kis Bunyó
objective-lotza-boyz = Egy Rakás Boyz!
objective-good-fer-racin = Jó Lesz Száguldozni
objective-trukk-fuel = Üzemanyag a Trukkba
objective-gubbins-an-wotnots = Vackok meg Izék

## Orks: combat cards

card-gretchin = Gretchinek
    .ability-1 = Kapsz 1 támadásjelzőt és 1 védekezésjelzőt.
    .ability-2 = Az ellenfeled újradob 1 általad választott kockát.
    .ability-3 = Megsemmisíted 1 Onslaughtodat; ekkor az ellenfeled kiválasztja és megsemmisíti 1 egységét.
    .text = { card-gretchin.ability-1 } { card-gretchin.ability-2 } { unit-onslaught-attack-ship.short }: { card-gretchin.ability-3 }
card-mek-boyz = Mek Boyz
    .ability-1 = Kapsz 1 kockát, és dobsz vele.
    .ability-2 = Az ellenfeled eldobja a harcpaklija felső lapját; annak ikonjai a végrehajtási kör végéig a tieid.
    .text = { card-mek-boyz.ability-1 } { unit-ork-boyz.short } vagy { unit-onslaught-attack-ship.short }: { card-mek-boyz.ability-2 }
card-ard-boyz = Kemény Boyz
    .ability-1 = Az összes támadáskockádat újra kell dobnod.
    .ability-2 = Minden megfutamítatlan Ork Boyz egységedért az ellenfelednek újra kell dobnia 1 támadáskockát.
    .text = { card-ard-boyz.ability-1 } { unit-ork-boyz.short }: { card-ard-boyz.ability-2 }
card-shoota-boyz = Lövöldözős Boyz
    .ability-1 = Az összes védekezéskockádat újra kell dobnod.
    .ability-2 = Minden megfutamítatlan Ork Boyz egységedért az ellenfelednek újra kell dobnia 1 védekezéskockát.
    .text = { card-shoota-boyz.ability-1 } { unit-ork-boyz.short }: { card-shoota-boyz.ability-2 }
card-slugga-boyz = Bunyós Boyz
    .ability-1 = Mindkét játékosnak újra kell dobnia az összes morálkockáját.
    .ability-2 = Felsorakoztatod 1 egységedet.
    .text = { card-slugga-boyz.ability-1 } { unit-ork-boyz.short } vagy { unit-onslaught-attack-ship.short }: { card-slugga-boyz.ability-2 }
card-waaagh = Waaagh!!!!
    .ability-1 = Felsorakoztatod 1 egységedet.
    .ability-2 = Minden megfutamítatlan Ork Boyz vagy Onslaught egységedért kapsz 1 támadásjelzőt.
    .text = { card-waaagh.ability-1 } { unit-ork-boyz.short } vagy { unit-onslaught-attack-ship.short }: { card-waaagh.ability-2 }
card-sea-of-green = Zöld Áradat
    .ability-1 = Leteszel erre a területre 1 ingyenes utánpótlásjelzőt.
    .ability-2 = Ha több megfutamítatlan egységed van, mint az ellenfelednek, ő kiválasztja és megfutamítja 1 egységét, hacsak el nem költ 1 morálkockát.
    .text = { card-sea-of-green.ability-1 } { card-sea-of-green.ability-2 }
card-mega-nobz = Mega Nobz
    .ability-1 = Az ellenfelednek újra kell dobnia az összes védekezéskockáját.
    .ability-2 = Kapsz 1 védekezésjelzőt.
    .text = { card-mega-nobz.ability-1 } { unit-nob.short } vagy { unit-onslaught-attack-ship.short }: { card-mega-nobz.ability-2 }
card-biker-nobz = Motoros Nobz
    .ability-1 = Az ellenfelednek újra kell dobnia az összes támadáskockáját.
    .ability-2 = Kapsz 1 támadásjelzőt.
    .text = { card-biker-nobz.ability-1 } { unit-nob.short } vagy { unit-onslaught-attack-ship.short }: { card-biker-nobz.ability-2 }
card-weirdboyz = Fura Boyz
    .ability-1 = Mindkét játékosnak újra kell dobnia az összes kockáját.
    .ability-2 = A harc végéig valahányszor az ellenfeled támadás- vagy védekezésjelzőt kap, te is ugyanannyit kapsz ugyanabból.
    .text = { card-weirdboyz.ability-1 } { unit-ork-boyz.short } vagy { unit-onslaught-attack-ship.short }: { card-weirdboyz.ability-2 }
card-party-wagon = Bulizó Szekér
    .ability-1 = Leteszel erre a területre 1 ingyenes utánpótlásjelzőt.
    .ability-2 = Ha több megfutamítatlan egységed van, mint az ellenfelednek, kapsz 2 támadásjelzőt és 2 védekezésjelzőt.
    .text = { card-party-wagon.ability-1 } { unit-battlewagon.short } vagy { unit-kill-kroozer.short }: { card-party-wagon.ability-2 }
card-rokkit-wagon = Rakétás Szekér
    .ability-1 = Kapsz 3 támadásjelzőt. Az ellenfeled visszavonulhat 1 egységével.
    .text = { unit-battlewagon.short } vagy { unit-kill-kroozer.short }: { card-rokkit-wagon.ability-1 }
card-snapper-gargant = Csattogó Gargant
    .ability-1 = Eldobatod az ellenfeled 1 képpel felfelé lévő harckártyáját, amelyet te választasz ki.
    .text = { unit-gargant.short } vagy { unit-kill-kroozer.short }: { card-snapper-gargant.ability-1 }
card-smasher-gargant = Zúzó Gargant
    .ability-1 = Választasz 1 ellenséges egységet; ez megsemmisül, hacsak az ellenfeled el nem költ annyi kockát, amennyi az egység parancsszintje.
    .text = { unit-gargant.short } vagy { unit-kill-kroozer.short }: { card-smasher-gargant.ability-1 }

## Orks: order upgrades

card-ork-roks = Ork Sziklák
    .text = A parancs végrehajtása közben legfeljebb 2 egységed úgy mehet át 1 irányítás nélküli világűrön, mintha az baráti lenne.
card-the-green-tide = A Zöld Dagály
    .text = Amikor felfeded ezt a parancsot, Előrenyomulás, Fennhatóság vagy Telepítés parancsként is végrehajthatod.
card-werk-fasta = Dógozz Gyorsabban!
    .text = A parancs végrehajtása közben az építményt az egységek előtt is megvásárolhatod.
card-lootin = Fosztogatás!
    .text = Ebben az orbitális csapásban kapsz 1 kockát, amellyel dobsz. Elkölthetsz 1 általad választott kockát; ekkor kapsz 1 hadianyagot, az ellenfeled pedig elveszít 1 hadianyagot.
card-stealin = Lopás!
    .text = Az ellenséges bástyák nem akadályozzák ezt az orbitális csapást. Elkölthetsz 1 morálkockát; ekkor kiválasztod az ellenfeled 1 erőforrásjelzőjét, azt eldobja, és te kapod meg.

## Orks: events

card-teer-it-down = Döntsd le!
    .text = A harcodban a sérülések kiosztásának végén eldobhatod, hogy megsemmisíts 1 építményt azon a világon.
card-warboss = Hadfőnök
    .text = Egység vásárlásakor eldobhatod; az egység minden utánpótlásjelződért 1 hadianyaggal olcsóbb.
card-gitz-dem = Fektesd ki!
    .text = Amikor a harcodban egy ellenséges egység megfutamodik, eldobhatod, hogy megsemmisítsd.
card-mob-up = Csődüljetek!
    .text = Parancs felfedése helyett eldobhatod, hogy végrehajts egy Előrenyomulás parancsot bármelyik rendszerben, ahol legalább 2 egységed van.
card-lootin-n-stealin = Fosztogatás meg Lopás
    .text = Kapsz 2 hadianyagot, majd választasz egy játékost, aki elveszít 1 általa választott erőforrást.
card-letz-get-fightin = Gyerünk Bunyózni
    .text = Leteszel 2 ingyenes Ork Boyz egységet egy olyan baráti világra, ahol van Nob, vagy 1 ingyenes Ork Boyz egységet bármelyik baráti világra.
card-how-we-getz-here = Hogy Kerültünk Ide?
    .text = Bármelyik világról elveszed 1 egységedet, és bármelyik irányítás nélküli világra helyezed.
card-moar-boyz = Még Több Boyz!
    .text = Kapsz 2 utánpótlásjelzőt.

## Eldar: units

unit-aspect-warrior = Aspektusharcos
    .short = Aspektusharcos
card-aspect-warrior = { unit-aspect-warrior }
unit-hellebore-frigate = Hellebore Fregatt
    .short = Fregatt
card-hellebore-frigate = { unit-hellebore-frigate }
unit-wraithguard = Lidércőr
    .short = Lidércőr
card-wraithguard = { unit-wraithguard }
unit-falcon = Falcon
    .short = Falcon
card-falcon = { unit-falcon }
unit-void-stalker = Űrvadász
    .short = Űrvadász
card-void-stalker = { unit-void-stalker }
unit-warlock-battle-titan = Warlock Harci Titán
    .short = Warlock Titán
card-warlock-battle-titan = { unit-warlock-battle-titan }

## Eldar: objective tokens

objective-maiden-world = Szűz Világ
objective-scuttled-craftworld = Elsüllyesztett Mesterséges Világ
objective-heros-spirit-stone = Egy Hős Lélekköve
objective-wraith-wrought-artefact = Lidérccsontból Formált Ereklye
objective-confluence-of-destiny = A Sors Összefolyása
objective-lost-aspect-shrine = Elveszett Aspektusszentély

## Eldar: combat cards

card-hit-and-run = Üss és Fuss
    .ability-1 = Kapsz 2 támadásjelzőt.
    .ability-2 = Elköltesz 1 morálkockát, és 1 egységedet egy szomszédos baráti vagy irányítás nélküli területre mozgatod.
    .text = { card-hit-and-run.ability-1 } { unit-aspect-warrior.short } vagy { unit-hellebore-frigate.short }: { card-hit-and-run.ability-2 }
card-howling-banshees = Sikoltó Bansík
    .ability-1 = Kapsz 1 kockát, és dobsz vele.
    .ability-2 = Elköltesz 1 morálkockát; az ellenfeled kiválasztja és megfutamítja 1 egységét.
    .text = { card-howling-banshees.ability-1 } { unit-aspect-warrior.short } vagy { unit-hellebore-frigate.short }: { card-howling-banshees.ability-2 }
card-striking-scorpions = Lecsapó Skorpiók
    .ability-1 = Kapsz 1 kockát, és dobsz vele.
    .ability-2 = Az ellenfeled elveszít 1 általa választott kockát.
    .text = { card-striking-scorpions.ability-1 } { unit-aspect-warrior.short } vagy { unit-hellebore-frigate.short }: { card-striking-scorpions.ability-2 }
card-ranger-support = Vadászok Támogatása
    .ability-1 = Ha te támadsz, kapsz 1 támadásjelzőt és 1 védekezésjelzőt.
    .ability-2 = Ha te védekezel, visszavonulhatsz 1 egységeddel.
    .text = { card-ranger-support.ability-1 } { card-ranger-support.ability-2 }
card-command-of-the-autarch = Az Autarcha Parancsa
    .ability-1 = Felsorakoztatod 1 egységedet, vagy kapsz 1 morálkockát.
    .ability-2 = Kijátszol a kezedből még 1 harckártyát: a képességeit nem hajtod végre, de az ikonjai ebben a harcban számítanak.
    .text = { card-command-of-the-autarch.ability-1 } { card-command-of-the-autarch.ability-2 }
card-fire-dragons-vengeance = A Tűzsárkány Bosszúja
    .ability-1 = Ha te támadsz, az ellenfeled ebben a végrehajtási körben nem kaphat védekezésjelzőt.
    .ability-2 = Kapsz 2 védekezésjelzőt.
    .text = { card-fire-dragons-vengeance.ability-1 } { unit-aspect-warrior.short } vagy { unit-hellebore-frigate.short }: { card-fire-dragons-vengeance.ability-2 }
card-swooping-hawks = Lecsapó Héják
    .ability-1 = Ha te védekezel, az ellenfeled elveszít 3 támadásjelzőt.
    .ability-2 = Elköltesz 1 morálkockát, és kapsz 2 támadásjelzőt.
    .text = { card-swooping-hawks.ability-1 } { unit-aspect-warrior.short } vagy { unit-hellebore-frigate.short }: { card-swooping-hawks.ability-2 }
card-wraithguard-advance = Lidércőrök Előretörése
    .ability-1 = Kapsz 1 kockát, amellyel dobsz, vagy kapsz 1 morálkockát.
    .ability-2 = Legfeljebb 2 védekezéskockádat támadásra fordítod.
    .ability-3 = Az ellenfeled kiválasztja és megfutamítja 1 egységét, hacsak el nem költ 1 morálkockát.
    .text = { card-wraithguard-advance.ability-1 } { card-wraithguard-advance.ability-2 } { unit-wraithguard.short }, { unit-hellebore-frigate.short } vagy { unit-void-stalker.short }: { card-wraithguard-advance.ability-3 }
card-wraithguard-support = Lidércőrök Támogatása
    .ability-1 = Kapsz 1 kockát, amellyel dobsz, vagy kapsz 1 morálkockát.
    .ability-2 = Legfeljebb 2 támadáskockádat védekezésre fordítod.
    .ability-3 = Elköltesz 1 morálkockát, és felsorakoztatod 1 egységedet.
    .text = { card-wraithguard-support.ability-1 } { card-wraithguard-support.ability-2 } { unit-wraithguard.short }, { unit-hellebore-frigate.short } vagy { unit-void-stalker.short }: { card-wraithguard-support.ability-3 }
card-fire-prism = Tűzprizma
    .ability-1 = Bármennyi morálkockádat támadásra fordítod.
    .ability-2 = Ha te támadsz, kapsz 2 támadásjelzőt; ha te védekezel, az ellenfeled elveszít 5 védekezésjelzőt.
    .text = { card-fire-prism.ability-1 } { unit-falcon.short } vagy { unit-void-stalker.short }: { card-fire-prism.ability-2 }
card-wave-serpent = Hullám Kígyó
    .ability-1 = Kapsz 1 kockát, és dobsz vele.
    .ability-2 = Kapsz 3 védekezésjelzőt, hacsak az ellenfeled el nem költ 1 morálkockát.
    .ability-3 = Elköltesz 1 morálkockát, és bármennyi egységedet, amelynek parancsszintje 0 vagy 1, egy szomszédos területre mozgatod. Ebből a mostani után új harc lehet.
    .text = { card-wave-serpent.ability-1 } { card-wave-serpent.ability-2 } { unit-falcon.short } vagy { unit-void-stalker.short }: { card-wave-serpent.ability-3 }
card-spiritseers-guidance = A Szellemlátó Útmutatása
    .ability-1 = Kapsz 1 morálkockát.
    .ability-2 = Megfutamítod 1 egységedet; ha így teszel, ebben a végrehajtási körben egyik oldal egységei sem szenvedhetnek sérülést.
    .text = { card-spiritseers-guidance.ability-1 } { card-spiritseers-guidance.ability-2 }
card-holofield-emitter = Holomező-vetítő
    .ability-1 = Kapsz 1 kockát, és dobsz vele.
    .ability-2 = Húzol 1 harckártyát.
    .ability-3 = Kijátszol a kezedből 1 harckártyát: a képességeit nem hajtod végre, de az ikonjai ebben a harcban számítanak.
    .text = { card-holofield-emitter.ability-1 } { card-holofield-emitter.ability-2 } { unit-warlock-battle-titan.short } vagy { unit-void-stalker.short }: { card-holofield-emitter.ability-3 }
card-psychic-lance = Pszichés Lándzsa
    .ability-1 = Kapsz 1 kockát, és dobsz vele.
    .ability-2 = Az ellenfeled véletlenszerűen eldob a kezéből 1 harckártyát.
    .ability-3 = Kapsz 4 támadásjelzőt, hacsak az ellenfeled meg nem engedi, hogy kiválaszd és eldobasd 1 képpel felfelé lévő harckártyáját.
    .text = { card-psychic-lance.ability-1 } { card-psychic-lance.ability-2 } { unit-warlock-battle-titan.short } vagy { unit-void-stalker.short }: { card-psychic-lance.ability-3 }

## Eldar: order upgrades

card-corsair-raid = Kalóztámadás
    .text = A parancshoz tartozó harc után az aktív rendszerben 1 orbitális csapást mérhetsz.
card-farseers = Távolba Látók
    .text = Ezt a parancsot akkor is teljesen végrehajthatod, ha nincs egységed az aktív rendszerben.
card-wraithbone-singers = Lidérccsont-énekesek
    .text = Az ezzel a paranccsal vásárolt építmény olyan baráti világra is kerülhet, amelyen már van pontosan 1, másfajta építmény.
card-tactical-strikes = Taktikai Csapások
    .text = Ebben az orbitális csapásban kapsz 1 kockát, amellyel dobsz. Elkölthetsz 1 morálkockát, hogy a világon kiválassz 1 ellenséges egységet; elsőként annak kell sérülést elszenvednie.
card-strafing-run = Vesszőfutás
    .text = Az ellenséges bástyák nem akadályozzák ezt az orbitális csapást. Elkölthetsz 2 védekezéskockát, hogy az aktív rendszerben lévő bármennyi hajódat egy szomszédos rendszer 1 baráti vagy irányítás nélküli világűrjébe mozgasd.

## Eldar: events

card-farsight = Előrelátás
    .text = A sérülések kiosztásának kezdetén eldobhatod, hogy a harcban lévő összes egységedet elvedd, és bármelyik 1 baráti területre helyezd.
card-warp-gate = Hipertérkapu
    .text = Parancs felfedése helyett eldobhatod, hogy 1 területről bármennyi egységedet elvedd, és bármelyik 1 baráti vagy irányítás nélküli területre helyezd.
card-outmanoeuvre = Kijátszás
    .text = A Tervezés fázis végén eldobhatod, hogy megnézd 1 parancsjelződet egy kupac bármelyik helyén; utána a kupac tetejére vagy aljára teszed.
card-vicious-raids = Könyörtelen Portyák
    .text = Orbitális csapás végrehajtása közben eldobhatod, hogy bármennyi kockádat újradobd, és utána kapj 1 támadáskockát, 1 védekezéskockát vagy 1 morálkockát.
card-path-of-the-warrior = A Harcos Ösvénye
    .text = Vásárolhatsz 1 harcfejlesztést, minden várossal rendelkező baráti világodért 1 hadianyaggal olcsóbban.
card-outcasts-returned = Hazatérő Száműzöttek
    .text = Leteszel 1 ingyenes Fregattot bármelyik irányítás nélküli világűrbe, vagy elveszed 1 Fregattodat 1 világűrből, és bármelyik irányítás nélküli világűrbe helyezed.
card-exodite-colony = Kolónia Kivonulás
    .text = Elköltesz 1 hadianyagot, hogy letegyél 1 ingyenes várost egy olyan baráti vagy irányítás nélküli világra, ahol nincs építmény és nincs Elda céljelző.
card-legacy-of-vaul = Vaul Öröksége
    .text = Kapsz 2 kohójelzőt.

## Systems

tile-1a = Széttört Határvidék
tile-1b = A Fátyol
tile-2a = Ebbek Bátorsága
tile-2b = Verudun Pusztái
tile-3a = A Vohgan-labirintus
tile-3b = Yareen-köd
tile-4a = Monstrum-szakadék
tile-4b = Rhuin Partja
tile-5a = Véres Térség
tile-5b = A Starhov-köd
tile-6a = Aulanius Hajógyárai
tile-6b = Rukstadt Térsége
tile-7a = Lagarus-szakadék
tile-7b = Aidoneus Zátonyai
tile-8a = Szent Mir'ha Erőssége
tile-8b = A Kopár Halmaz
tile-9a = A Teladir Határvidék
tile-9b = Rubiejo Zeilafa
tile-10a = Ton Haagen Reménye
tile-10b = A Teladir Határvidék
tile-11a = Caeruus Mélységei
tile-11b = Kevan Csillagai
tile-12a = Elveszett Kocaetus
tile-12b = Epszilon-Ró Állomás

## Worlds

world-nicea = Nicea
world-smyrna = Smyrna
world-orb-theta-84 = Théta-84 Gömb
world-bergoria = Bergoria
world-pergam = Pergam
world-laodicea = Laodicea
world-terudus = Terudus
world-ferrineus = Ferrineus
world-azernikh = Azernikh
world-lytheria = Lytheria
world-phlegra = Phlegra
world-fornax = Fornax
world-cnobin = Cnobin
world-solanum = Solanum
world-stalfa = Stalfa
world-savarga = Savarga
world-thylin = Thylin
world-xinghua = Xinghua
world-broeshyr = Broeshyr
world-naraka = Naraka
world-kaunas = Kaunas
world-annieth = Annieth
world-lyrea = Lyrea
world-agharta = Agharta
world-lilivara = Lilivara
world-remscheid = Remscheid
world-etherall = Etherall
world-nymaan = Nymaan
world-escinthia = Escinthia
world-squall = Squall
world-baryala = Baryala
world-the-vault-of-st-ravinnusa = Szent Ravinnusa Kriptája
world-iyanden = Iyanden
world-lycium = Lycium
world-rigal = Rigal
world-turaci = Turaci
world-medrias = Medrias
world-argovia = Argovia
world-lemnos = Lemnos
world-albrechts-hold = Albrecht Erődje
world-torrerus = Torrerus
world-gelsenkirchen = Gelsenkirchen
world-vinur = Vinur
world-da-green-rock = A Ződ Szikla
world-tholopis = Tholopis
world-golgrim = Golgrim
world-alichor = Alichor
world-noatun = Noatun
world-venefirous = Venefirous
world-surge = Surge
world-saronne = Saronne
world-lux = Lux
world-slibuen = Slibuen
