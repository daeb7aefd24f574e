### Így mond nemet a bíró: mi a baj most, aztán a szabály mondata az azonosítójával.
### A $card egy lap a nevével, a képpel lefelé fekvő a helyével; a $words azok a lapok, amelyekre egy szöveg vonatkozik.

refusal = { $reason } ({ $rule })
refusal-unknown = Ezt nem engedi a következő szabály: { $rule }.
refusal-language = hu

## Places

refusal-place = { $place ->
    [surface] a felszín { $number }. lapja
   *[canteen] a kantin { $number }. lapja
}
refusal-aboard = { $ship } { $number }. lapja
refusal-of-player = { $place }, { $player }é

## Whose decision it is, and which

refusal-over = A játék véget ért.
refusal-out = Már kiestél a játékból.
refusal-not-asked = Most nem te döntesz.
refusal-out-of-place = Erre most nem ez a válasz: „{ $word }”.
refusal-say-end = A fő fázisodat az „end” szóval fejezed be.
refusal-main-action = Ez a saját fő fázisodban lehetséges, amikor semmi sem vár válaszra: „{ $word }”.
refusal-only-setup = Megtartani vagy újrakeverni csak az első kör előtt lehet.
refusal-no-cut-now = Most nem kevertek meg kolóniát, amelyet megemelhetnél.
refusal-no-window = Most semmit sem lehet kijátszani vagy használni.
refusal-no-paying = Most semmit sem lehet kifizetni.
refusal-no-sending = Most nem lehet űrhajót kijelölni a harcra.
refusal-no-boarding = Most nem szállhat legénység űrhajóra.
refusal-no-firing = Most nem a te űrhajód következik a tüzelési lépésben.
refusal-not-shot-at = Most egyik űrhajód sem válaszolhat.
refusal-no-bombing = Most nem lehet bombázókat kijelölni.
refusal-no-dealing = Most nem te osztasz el sebzést.
refusal-no-number = Most sem tűzszerészetről, sem a kötelék sebzéséről nem döntesz.
refusal-no-taking = Most nem választasz megnézett lapok közül.
refusal-no-discarding = Lapot csak akkor dobsz el, amikor egy bombázás, egy lap szövege vagy a befejező fázisod kéri.
refusal-no-turning-back = A lapok az irányítójuk befejező fázisában fordulnak vissza.
refusal-quick-start = A gyorstalpaló játékban csak űrhajó, laphúzás és támadás van.
refusal-which-one = { $number } lépést is érthettél ezen; mondj többet.
refusal-which-card = { $number } lapodat is érthetted ezen: { $card }. Mondd meg, hol fekszik.
refusal-which-text = Több szövege is szóba jön: { $card }. Mondd meg, melyik: text 1, text 2.

## Cards and where they are

refusal-not-in-hand = Nincs a kezedben: { $card }.
refusal-not-there = Nincs ilyen lap játékban: { $place }.
refusal-not-yours = Nem te irányítod: { $card }.
refusal-no-ship = Ez nem űrhajó: { $card }.
refusal-no-base = Ez nem a felszínen fekszik: { $card }.
refusal-full = Már { $number } lap van rajta, és nincs több hely: { $card }.
refusal-not-in-scrap = Nincs a szemetedben: { $card }.
refusal-not-looked-at = Nincs azok között, amelyeket nézel: { $card }.
refusal-must-take = Egyet el kell venned a lapok közül.

## Costs

refusal-credits = Ehhez { $number } credit kell, neked { $have } van.
refusal-hand-small = Ehhez { $number } lap kell a kezedből, neked { $have } van.
refusal-colony-small = Ehhez { $number } lap kell a kolóniádból, abban { $have } van.
refusal-markers-small = Ehhez { $number } fejlesztés kell, a bázisaidon { $have } van.
refusal-markers = Ehhez { $number } fejlesztés kell róla, rajta { $have } van: { $card }.
refusal-colony-empty = A kolóniád üres.
refusal-colony-large = A kolóniádban még { $have } lap van.
refusal-ruin-empty = A pusztulatod üres.
refusal-two-markers = Ebben a körben már két fejlesztést vettél rá: { $card }.
refusal-cut-depth = Legfeljebb { $most } lapot emelhetsz le, { $number } túl sok.

## Playing, using, paying

refusal-not-played = Ez nem esemény és nem megszakítás ({ $card }): az űrhajót űrhajóként hozod játékba, a többit lerakod.
refusal-event-answers = Ez esemény, és eseménnyel nem lehet válaszolni: { $card }.
refusal-only-starting = Ez kezdő fázisba való: { $card }.
refusal-only-combat = Ez harc fázisba való: { $card }.
refusal-only-main = Ez fő fázisba való: { $card }.
refusal-unpaid = Nincs kifizetve, vagy a kifizetése még nem történt meg: { $card }.
refusal-no-ability = Nincs használható képessége: { $card }.
refusal-not-aboard = A szövege csak űrhajón számít: { $card }.
refusal-no-such-text = Nincs { $number }. használható szövege: { $card }.
refusal-used-this-turn = Ebben a körben már használtad: { $card }.
refusal-text-combat = Csak harc fázisban használható: { $card }.
refusal-text-main = Csak a saját fő fázisodban használható: { $card }.
refusal-not-active = Nem aktív: { $card }.
refusal-passenger = Űrhajón nem fordítható el: { $card }.
refusal-committed = Már bejelentett egy lövést vagy bombázást: { $card }.
refusal-pay-main = Lapot a saját fő fázisodban fizetsz ki, vagy amikor a harcban erről döntesz.
refusal-paid-already = Már ki van fizetve: { $card }.
refusal-bluff = Nem az, aminek leraktad, ezért nem fizetheted ki: { $card }.
refusal-trap = Ez csapda, csak akkor fizetheted ki, amikor bombázzák: { $card }.
refusal-rocket = Ez rakéta, csak a harc kifizetési lépésében fizetheted ki: { $card }.
refusal-undeveloped = { $number } fejlesztés kell hozzá, és { $have } van rajta: { $card }.
refusal-not-on-fighter = Nincs rajta egyik harcoló űrhajódon sem: { $card }.
refusal-not-bombed = Nem ezt bombázzák: { $card }.
refusal-no-trap = Ez nem csapda: { $card }.

## Targets and choices

refusal-no-such-way = { $have } lehetősége van, { $number }. nincs köztük: { $card }.
refusal-no-ways = Ez a lap nem ad választást: { $card }.
refusal-not-that-opponent = Ez ({ $card }) nem vonatkozhat erre a játékosra: { $player }.
refusal-no-opponent = Nem az ellenfeled játszotta ki: { $card }.
refusal-no-target = Nincs, amire irányulhatna: { $card }.
refusal-no-aim = Itt nincs célpontja: { $card }.
refusal-not-meant = A szöveg nem erre vonatkozik ({ $card }), hanem erre: { $words }.
refusal-unknown-card = Hogy ez ({ $card }) olyan-e, amire a szöveg vonatkozik ({ $words }), azt csak a játékosa tudja.
refusal-camouflaged = Álcázás védi: { $card }.
refusal-must-choose = Van célpontja, tehát választanod kell: { $card }.
refusal-no-combat = Most nincs harc.
refusal-fights-already = Már részt vesz a harcban: { $card }.
refusal-other-combat = A játékosa nem vesz részt ebben a harcban: { $card }.
refusal-no-shot = Most nincs bejelentett lövés.
refusal-not-fighting = Nem a te oldaladon harcol: { $card }.
refusal-it-fires = Éppen ez az űrhajó lő: { $card }.
refusal-aimed-at-already = Már erre céloznak: { $card }.
refusal-other-side = Nem annak az oldalán harcol, akire céloznak: { $card }.
refusal-no-ship-for-it = Nincs más űrhajód, amelyen elférne: { $card }.
refusal-same-ship = Már ezen az űrhajón van: { $card }.
refusal-no-link = Nincs a láncon ilyen érvényes láncszem: #{ $number }.
refusal-no-played-card = Ez nem kijátszott lap: #{ $number }.
refusal-other-type = Más típusú, mint amiről a szöveg szól: { $card }.
refusal-not-waiting = Ezen a számon nem vár szöveged: { $number }.
refusal-no-own-link = Ez nem olyan láncszemed, amely most elsőként jöhet.

## Attack and equipment

refusal-first-turn = Ebben az első körben még nem támadhatsz.
refusal-no-attacker = Nincs olyan aktív űrhajód, amely támadhatna.
refusal-no-player = Nincs ilyen játékos: { $player }.
refusal-yourself = Magadat nem támadhatod meg.
refusal-player-out = Ez a játékos már kiesett: { $player }.
refusal-no-neighbour = Ez a játékos nem a szomszédod: { $player }.
refusal-toll = E játékos megtámadása { $number } creditbe kerül, neked { $have } van.
refusal-quick-aim = A gyorstalpaló játékban csak a kolónia és a központ támadható.
refusal-ship-aim = Ez űrhajó, és űrhajó nem lehet támadás célpontja: { $card }.
refusal-aboard-aim = Űrhajón van: { $card }.
refusal-other-holder = Ez ({ $card }) nem e játékos lapja: { $player }.
refusal-sent-already = Már kijelölted: { $card }.
refusal-forbidden = Egy hatás nem engedi neki: { $card }.
refusal-send-one = Legalább egy űrhajónak támadnia kell.
refusal-not-in-canteen = Nincs a kantinodban: { $card }.
refusal-not-upright = El van fordítva, így nem szállhat űrhajóra: { $card }.

## Firing and bombing

refusal-slower = Nem ez következik ({ $card }): egy másik űrhajó gyorsabb.
refusal-no-enemy-ship = Ez nem ellenséges űrhajó ebben a harcban: { $card }.
refusal-must-act = Nem akartad befejezni a lépést, ezért most cselekedned kell.
refusal-nothing-to-do = Egyik űrhajód sem tehet semmit.
refusal-no-such-ability = Nincs ilyen képessége ({ $ability }): { $card }.
refusal-not-attacking = Ez nem támadó űrhajó: { $card }.
refusal-target-gone = A támadás célpontját nem lehet bombázni.
refusal-cap = Így legfeljebb { $number } lehet: { $card }.
refusal-simplified = Az egyszerűsített harcban nincs válasz a lövésre.
refusal-rapid-fire = Gyorstüzelése van: { $card }.
refusal-not-aimed-at = Nem erre az űrhajóra céloznak: { $card }.
refusal-given-already = Már megkapta a magáét: { $card }.
refusal-points = { $number } pont nem osztható ki; { $have } maradt.
refusal-nothing-dealt = Előbb ossz ki pontot egy űrhajónak, vagy mondd: „share”, és mindet a megcélzott kapja.
refusal-split-already = A sebzést már megosztod.
refusal-more-than-armour = Legfeljebb { $number } sebzést kaphat: { $card }.
refusal-others-cannot = A maradékot a többi nem bírja el, ezért legalább { $number } jut neki: { $card }.
refusal-bombs-already = Már bombázó: { $card }.
refusal-turned-back = Ebben a fázisban már visszafordítottad: { $card }.
refusal-is-upright = Nincs elfordítva: { $card }.
