### Asztalok: mit utasítanak vissza, és mit ír az asztal a naplóba.

## Opening a table and taking a seat

table-bad-patience = Aki nincs itt, azt meg kell várni: legalább { $least }, legfeljebb { $most } másodpercig.
table-bad-clock = Ez az óra nem állítható be: egy döntés legfeljebb egy napig tarthat, a keret legfeljebb 30 nap, lépésenként 1–30 nap adható, és csak a keret nőhet lépésenként (legfeljebb egy órával).
table-bad-setup = A játék így nem állítható fel: { $message }
table-rated-several = Ranglistás játékban mindenkinek egy helye van.
table-rated-position = Ranglistás játék az elejétől kezdődik, nem egy állásból.
table-rated-bots = Ranglistás játékban nem játszanak botok.
table-no-name = Válassz olvasható nevet!
table-long-name = Túl hosszú név: legfeljebb { $limit } karakter lehet.
table-mixed-name = A nevet egyféle írással írd: a hasonló betűk összetéveszthetők.
table-name-taken = Itt már van valaki ezzel a névvel: „{ $name }”. Válassz másikat!
table-already-seated = Már van helyed ennél az asztalnál.
table-not-invited = Ez az asztal zártkörű: meghívó kell hozzá.
table-seat-taken = Ez a hely foglalt.
table-no-seat = Nincs ilyen hely.
table-no-choice = Itt nincs ilyen választási lehetőség: „{ $name }”
table-no-bot = Ilyen bot nem ülhet ide: „{ $bot }”
table-not-host = Ezt csak az teheti meg, aki az asztalt nyitotta.
table-started = A játék már elkezdődött.

## Playing

table-not-started = A játék még nem kezdődött el.
table-not-over = A játék még nem ért véget.
table-over = A játék véget ért.
table-not-seated = Nincs helyed ennél az asztalnál.
table-which-seat = Több helyed is van: mondd meg, melyikre gondolsz.
table-not-your-seat = Ez nem a te helyed.
table-not-your-turn = Most nincs miről döntened.
table-stale = A játék közben továbbment: nézd meg újra az asztalt.
table-out-of-time = Lejárt az időd.
table-illegal = „{ $move }”: ez most nem szabad.
table-no-move = „{ $move }”: ilyen lépés nincs ebben a játékban.
table-out = { PLAYER($player) } már nem játszik.
table-bad-order = Ilyen állandó utasítás nem adható.

## Taking back, claims, bots that take over

table-undo-off = Ennél az asztalnál nem lehet lépést visszavenni.
table-nothing-to-undo = Nincs lépésed, amelyet visszavehetnél.
table-asked-already = Egy korábbi kérdésre még nem válaszoltak.
table-nothing-asked = Nincs mire válaszolnod.
table-still-there = { PLAYER($player) } még itt van, és nem lépte túl az idejét.

## Talking and afterwards

table-no-message = Nincs ilyen üzenet, vagy nincs benne semmi olvasható.
table-long-message = Túl hosszú üzenet: legfeljebb { $limit } karakter lehet.
table-said-enough = Ennél az asztalnál már elég szó esett: legfeljebb { $limit } üzenet lehet.
table-no-side = Senki sincs az oldaladon, akivel beszélhetnél.
table-mute-yourself = Saját magadat nem némíthatod el.
table-rematched = A következő játék már meg van beszélve.
table-not-to-choose = Nem te választod meg, mi következik.
table-no-such-choice = A következő játék nem lehet ez.
table-record-later = A jegyzőkönyv a játék vége után kérhető le, mert minden titkot elárul.
table-record-position = Ez a játék egy állásból indult: nincs visszajátszható jegyzőkönyve.

## The table's own log

table-log-sat = { PLAYER($player) } helyet foglal.
table-log-bot-sat = { PLAYER($bot) } helyet foglal.
table-log-left = { PLAYER($player) } otthagyja az asztalt.
table-log-away = { PLAYER($player) } nem érhető el.
table-log-back = { PLAYER($player) } visszatért.
table-log-undo-asked = { PLAYER($player) } szeretné visszavenni az utolsó döntését.
table-log-bot-asked = { PLAYER($player) } azt javasolja, hogy { PLAYER($other) } helyett { PLAYER($bot) } játsszon tovább.
table-log-denied = { PLAYER($player) } nem egyezik bele.
table-log-took-back = { PLAYER($player) } visszaveszi az utolsó döntését.
table-log-bot-took = { PLAYER($player) } helyett innen { PLAYER($bot) } játszik.
table-log-flagged = { PLAYER($player) } ideje lejárt.
table-log-conceded = { PLAYER($player) } feladja a játékot.
table-log-time = { PLAYER($player) } időtúllépés miatt veszít.
table-log-claimed = { PLAYER($other) } magának kéri a győzelmet, mert hiányzik az ellenfele: { PLAYER($player) }.
table-log-conceded-on = { PLAYER($player) } feladja; a többiek nélküle játszanak tovább.
table-log-time-on = { PLAYER($player) } időtúllépés miatt kiesik; a többiek továbbjátszanak.
table-log-claimed-on = { PLAYER($other) } javaslatára nélküle folytatódik a játék, mert hiányzik: { PLAYER($player) }.
table-log-resumed = A kiszolgáló egy ideig nem működött. Az órák addig álltak.
table-log-abandoned = Itt régóta nem játszott senki: az asztal bezárt.
table-log-parted = Ezt a játékot a szabályok { $version }. változata szerint játszották. A maiak (a { $here }. változat) { $made } lépésből { $moves } lépést engednek megismételni: eddig látható, az eredménye pedig érvényes.
table-log-parted-changed = A játék óta néhány eleme megváltozott ({ $changed }). Ma { $made } lépésből { $moves } játszható le újra: eddig látható, az eredménye pedig érvényes.
table-log-closed = Az asztalt bezárták.
table-log-rematch-asked = { PLAYER($player) } még egy játékot szeretne.
table-log-rematched = A következő játék egy másik asztalnál kezdődik.
table-log-next-chosen = { PLAYER($player) } megválasztotta, mi következik.
