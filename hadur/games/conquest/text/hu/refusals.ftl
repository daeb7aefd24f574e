### Így mond nemet a bíró: mi a baj most, aztán a szabály mondata az azonosítójával.
### A $card, $unit és $by kártyák neve, a $planet bolygó vagy „főparancsnokság”.

refusal = { $reason } ({ $rule })
refusal-unknown = Ezt nem engedi a következő szabály: { $rule }.

## Whose decision it is, and which

refusal-over = A játéknak vége.
refusal-not-asked = Most nincs mit eldöntened.
refusal-not-your-turn = Most az ellenfeled következik.
refusal-passed = Ebben a fázisban már passzoltál.
refusal-dial-set = A parancstárcsádat már beállítottad.
refusal-out-of-place = A „{ $word }” nem válasz arra, amit most kérdeznek tőled.
refusal-must = Ezt nem háríthatod el.
refusal-say = Ha nem kéred, ezt mondd: „{ $word }”.
refusal-must-choose = Előbb legalább egyet választanod kell.
refusal-no-such-way = Nincs „{ $way }” lehetőség; ezek vannak: { $ways }.
refusal-number = A választott szám ({ $number }) nem jó: { $least } és { $most } között kell lennie.
refusal-copies = Nincs ennyi egyformán írt lépés.

## The moment

refusal-deploy-phase = Most nem felfejlődésfázis van.
refusal-ambush-phase = { THE($card) } kártya rajtaütő ugyan, de csak a csatafázis akciólehetőségei alatt telepítheted.
refusal-not-now-deploy = Ebben a pillanatban semmit sem telepíthetsz.
refusal-action-window = Ez akció, és most nincs akciólehetőség.
refusal-combat-turn = Most nem a te harci köröd van.
refusal-no-retreat-now = Ebben a pillanatban nem vonulhatsz vissza.
refusal-no-shield-now = Most egyetlen egységed sem vár pajzsra.
refusal-no-dials-now = Most nem a parancstárcsák beállítása folyik.
refusal-no-mobile-now = Most nem mozoghatnak a mozgékony egységek.
refusal-no-area-now = Most egyetlen támadód sem választ célt.
refusal-no-stalemate-now = Most nem a te harci köröd van.
refusal-phase = { THE($card) } kártyát csak ebben a fázisban használhatod: { $phase }.
refusal-other-moment = { THE($card) } kártya más pillanatra vár.
refusal-not-about = Semmi sem történik most ezzel: { $unit }.
refusal-which-one = Több dolog történik egyszerre; mondd meg, melyikre használod { THE($card) } kártyát.
refusal-used = { THE($card) } kártyát erre már használtad.
refusal-cancelled = Amire { THE($card) } kártya vár, az semmissé lett.
refusal-forced = A kényszerített képességet végre kell hajtani.

## The card itself

refusal-not-in-hand = { THE($card) } kártya nincs a kezedben.
refusal-not-in-pile = { THE($card) } kártya nincs azok között, amelyek közül választhatsz.
refusal-not-there = { THE($unit) } kártya nincs ott játékban.
refusal-no-event = { THE($card) } kártya nem esemény.
refusal-an-event = { THE($card) } eseménykártya: kijátszod, nem telepíted.
refusal-never-deployed = { THE($card) } kártyát sosem telepíti kézből senki.
refusal-needs-planet = { THE($card) } kártyát bolygóhoz telepíted; mondd meg, melyikhez.
refusal-a-support = { THE($card) } támogatáskártya, és a főparancsnokságodra kerül.
refusal-an-attachment = { THE($card) } erősítőkártya; mondd meg, melyik egységhez csatolod.
refusal-no-attachment = { THE($card) } kártyát nem lehet csatolni.
refusal-no-equipment = { THE($card) } nem erősítőkártya és nem is drón.
refusal-no-planet = { THE($planet) } nem képpel felfelé fekvő bolygó.
refusal-no-ability = { THE($card) } kártyának nincs olyan képessége, amelyet te használsz.
refusal-blank = { THE($card) } kártya szövege most üresnek számít.
refusal-unique = { THE($card) } egyedi kártya, és egyet már irányítasz.
refusal-relic = Már irányítasz egy ereklyét.
refusal-limited = Ebben a játékfordulóban már volt limitált kártyád.
refusal-ambush-place = Ennél az asztalnál rajtaütéssel { THE($card) } kártyát csak a csata bolygójához telepítheted.

## What it costs

refusal-cost = { THE($card) } kártya költsége { $cost }, neked pedig { $pool } erőforrásod van.
refusal-exhausted = { THE($unit) } kártya kimerült.
refusal-once = { THE($card) } kártyát már annyiszor használtad, ahányszor lehet.
refusal-no-price = { THE($card) } kártyáért nincs mivel fizetned.
refusal-spoils-target = Ha { THE($unit) } egységgel fizetsz, nem marad célpont.
refusal-no-resources = Az X értéke 0 lenne.

## Whom it may be done to

refusal-no-target = { THE($card) } kártyának nincs legális célpontja.
refusal-not-a = { THE($unit) } nem { $wanted ->
        [army-unit] harcoló egység
        [non-warlord] hadúrtól különböző egység
        [support] támogatáskártya
        [attachment] erősítőkártya
        [limited] limitált kártya
        [khymera] Khymera
       *[unit] egység
    }.
refusal-no-effect = { THE($card) } most semmin sem változtatna.
refusal-other-side = { THE($unit) } egységet nem az a játékos irányítja, aki { THE($by) } egységet.
refusal-not-yours = { THE($unit) } kártyát nem te irányítod.
refusal-not-enemy = { THE($unit) } nem ellenség.
refusal-no-faction = { THE($unit) } nem ehhez a frakcióhoz tartozik: { $faction }.
refusal-no-trait = { THE($unit) } kártyának nincs ilyen jellemzője: { $traits }.
refusal-a-trait = { THE($unit) } kártyának van ilyen jellemzője: { $traits }.
refusal-is-unique = { THE($unit) } egyedi kártya.
refusal-is-common = { THE($unit) } nem egyedi kártya.
refusal-not-here = { THE($unit) } nem annál a bolygónál van.
refusal-not-adjacent = { THE($unit) } nem szomszédos bolygónál van.
refusal-not-at-planet = { THE($unit) } nincs bolygónál.
refusal-a-warlord = { THE($unit) } hadúr.
refusal-itself = Maga { THE($unit) } nem választható.
refusal-attacked = { THE($unit) } maga a megtámadott egység; válassz egy másikat.
refusal-chosen = { THE($unit) } egységet már kiválasztottad.
refusal-is-ready = { THE($unit) } már pihent.
refusal-undamaged = { THE($unit) } egységen nincs sérülés.
refusal-no-icons = { THE($unit) } egységnek nincs parancsszimbóluma.
refusal-bare = { THE($unit) } egységen nincs erősítőkártya.
refusal-immune = { THE($unit) } immúnis az ellenséges eseményekre.
refusal-covered = { THE($by) } fedezi { THE($unit) } egységet: ellenséges képesség nem célozhatja meg.
refusal-undamageable = { THE($unit) } nem sérülhet.
refusal-too-dear = { THE($card) } kártya nyomtatott költsége nagyobb, mint { $most }.
refusal-not-topmost = Nincs ilyen kártya a dobópaklidban.
refusal-nobody-there = Itt senkire sem hatna: { $planet }.
refusal-a-planet = Itt kártyát kell választani, nem bolygót vagy főparancsnokságot.
refusal-wanted-place = Itt bolygót vagy főparancsnokságot kell választani.
refusal-wanted-planet = Itt bolygót kell választani.
refusal-moves-here = { THE($unit) } már itt van: { $planet }.
refusal-first-planet = { THE($planet) } az első bolygó.
refusal-no-first-planet = Éppen nincs első bolygó.
refusal-no-battle = Ennél a bolygónál nincs csata: { $planet }.
refusal-no-battle-now = Most nem folyik csata.
refusal-nowhere = Nincs másik bolygó, ahová mehetne.

## Wearing

refusal-host = { THE($card) } kártyát nem lehet ehhez csatolni: { $unit }.
refusal-no-attachments = { THE($unit) } nem erősíthető.
refusal-no-wargear = { THE($unit) } hadfelszereléssel nem erősíthető.
refusal-one-each = { THE($unit) } egységen már van ilyen: { $card }.
refusal-no-host = Nincs olyan egység, amelyhez { THE($card) } kártya csatolható volna.
refusal-no-attachment-held = Nincs a kezedben olyan erősítőkártya, amelyet telepíthetnél.

## Triggers

refusal-not-it = Ez nem magával { THE($card) } kártyával történik.
refusal-not-its-host = Ez nem azzal az egységgel történik, amelyen { THE($card) } kártya van.
refusal-not-such = { THE($card) } kártya nem erre vár.
refusal-your-doing = Ezt nem az ellenfeled tette.
refusal-not-enemy-fell = Nem bolygónál megsemmisült ellenséges egységről van szó.
refusal-not-attack = Ez nem támadás okozta sérülés.
refusal-no-damage-left = Nem maradt megakadályozható sérülés.
refusal-redirected = Ezt a sérülést már mind átirányították.
refusal-no-token = Nem lehet több jelölőegységed játékban.
refusal-no-cards-held = Abban a kézben nincs kártya.
refusal-none-held = Nincs nálad megfelelő kártya.
refusal-none-to-sacrifice = Nincs feláldozható egység.
refusal-no-more-resources = Az ellenfelednek ehhez túl kevés az erőforrása.
refusal-no-more-units = Legalább annyi egységed van, mint az ellenfelednek.
refusal-empty = { THE($card) } kártyán már nincs semmi.

## Fighting

refusal-not-fighting = { THE($unit) } nem a csata bolygójánál van.
refusal-not-ranged = { THE($unit) } nem távharcos, és most távharci rajtaütés van.
refusal-nobody-to-attack = { THE($unit) } senkit sem támadhat meg.
refusal-must-attack = { THE($unit) } támadhat, ezért nem passzolhatsz.
refusal-guarded = { THE($unit) } nem támadható, amíg más nevű egység is van vele.
refusal-own-unit = { THE($unit) } a saját egységed.
refusal-no-area = { THE($unit) } nem területre ható.
refusal-not-warlord = { THE($unit) } nem hadúr.
refusal-held = { THE($by) } is ott van, ezért { THE($unit) } nem vonulhat vissza.
refusal-called = A patthelyzet ellenőrzését már kérték.
refusal-not-mobile = { THE($unit) } nem mozgékony.
refusal-has-moved = { THE($unit) } már mozgott.
refusal-not-next = { THE($planet) } nem szomszédos.

## Damage

refusal-no-damage-beside = { THE($unit) } mellett nincs sérülésjelző.
refusal-armorbane = { THE($unit) } támad, és páncéltörő.
refusal-shielded = { THE($unit) } egység pajzsáról már döntöttél.
refusal-no-shield-icons = { THE($card) } kártyán nincs pajzsszimbólum.
refusal-no-hp-left = { THE($unit) } egységnek nem maradt ehhez elég ÉP-je.
refusal-not-damaged-there = { THE($unit) } nincs a sérülő egységek között.
refusal-not-leaving = { THE($unit) } most nem kerül a dobópaklidra.
refusal-no-relic = { THE($unit) } nem ereklye.
