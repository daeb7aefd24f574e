### Az aréna: sok játszma gépi játékosok vagy paklik között, és versenyek.

## Táblázatok

arena-players = Játékosok
arena-player = Játékos
arena-score = Arány
arena-place = Átlagos helyezés
arena-tally = Ny–D–V
arena-thinking = ms / lépés (max.)
arena-faults = Meghibásodás miatt elhagyott játszmák: { $list }
arena-versus = Egymás ellen
arena-deals = Osztás: nyert – fele – vesztett
arena-verdict = Ítélet
arena-better = jobb
arena-worse = gyengébb
arena-open = nyitott
arena-versus-note = Ny–D–V: nyert, döntetlen és vesztett játszmák; két fél döntetlenje fél pont. Minden osztást minden oldalról lejátszanak: a játékosok továbbülnek, ami a helyeken van, ott marad. „Jobb” és „gyengébb” csak ott áll, ahol az egész tartomány az 50% egyik oldalára esik.
arena-progress = játszma
arena-kept = Minden játszma egy sor ebben a fájlban: { $path }
arena-stopped = Megállítva; { $games } játszma van ebben a fájlban: { $path }. Így folytatható: ugyanaz a parancs és --json { $path } --resume
arena-fault = { $job } játszma: { $what }; ezért kiáll a játszmából.

## Pakli pakli ellen

arena-matrix = Pakli pakli ellen, mindkét oldalon { $player }, { $games } játszma
arena-matrix-note = A bal oldali pakli pontjai százalékban, alattuk a 95%-os tartomány; vastag, ha az az 50 egyik oldalára esik. Az oszlopok számozása a soroké.
arena-mean = Átlag
arena-cell = { $one } – { $two }: { $share }% ({ $low }–{ $high }), { $games } játszma

## Svájci rendszerű versenyek

arena-swiss-start = { $players } játékos, { $rounds } svájci forduló, mérkőzésenként { $games } játszma (KG-30.1). A sorsolás sorrendje: { $names }
arena-swiss-round = { $number }. forduló (összesen { $rounds })
arena-swiss-semi-final = Elődöntő
arena-swiss-final = Döntő
arena-swiss-table = Asztal
arena-swiss-first = Első
arena-swiss-second = Második
arena-swiss-result = Játszmák
arena-swiss-bye = erőnyerő
arena-swiss-why-swiss = Azonos pontszámúak játszanak, a felső fél az alsóval; senki sem találkozik kétszer ugyanazzal. Az elöl álló volt eddig ritkábban első.
arena-swiss-why-semi-final = Az első a negyedikkel, a második a harmadikkal játszik, három-három játszmát (KG-30.3).
arena-swiss-why-final = A győztesek az 1–2. helyért játszanak; a vesztesek játszhatnak a 3–4. helyért (0-0: nem játszották le, a sorrend dönt); három-három játszma (KG-30.4).
arena-swiss-why-bye = Az erőnyerő mérkőzés nélkül kap egy pontot: a sorrendben utolsó, aki még nem volt az; kétszer senki sem.
arena-swiss-ranking = Sorrend
arena-swiss-place = #
arena-swiss-points = Pont
arena-swiss-buchholz = Buchholz
arena-swiss-berger = S–B
arena-swiss-lot = Sorsolás
arena-swiss-opponents = Ellenfelek
arena-swiss-why-ranking = A pont a megnyert mérkőzések száma. Holtversenyben a Buchholz dönt (az összes ellenfél pontjai; az erőnyerő a játékossal azonos pontszámú ellenfélnek számít), aztán a Sonneborn–Berger (a legyőzött ellenfelek pontjai), végül a sorsolás. Csillag jelöli a legyőzött ellenfelet.
arena-swiss-finalists = Az első négy kerül a döntőbe (KG-30.2): { $names }
arena-swiss-few = Négynél kevesebb játékos van: nincs döntő.
arena-swiss-ask = { $table }. asztal, { $one } – { $two }: nyert játszmák ({ $example }), Enter, ha még nincs eredmény:
arena-swiss-wrong = Ez nem lehet ennek a mérkőzésnek az eredménye. Írd be, ki hány játszmát nyert, például { $example }; valakinek nyernie kell, mert döntetlen nincs (KG-30.6).
arena-swiss-wrong-correction = Ezt nem lehet beírni. Írd be egy lejátszott mérkőzés asztalának számát, és hogy ki hány játszmát nyert, például 1={ $example }; döntetlen nincs (KG-30.6).
arena-swiss-places = Végső helyezések
arena-swiss-kept = A verseny itt van elmentve: { $path }; ugyanaz a parancs folytatja.
arena-swiss-over = A verseny itt van elmentve: { $path }; ugyanaz a parancs újra megmutatja.
arena-swiss-missing = Még nincs eredmény: { $tables }
arena-swiss-hour = Egy játszma egy óra; utána a bíró dönt, és a játszma sosem döntetlen (KG-30.5, KG-30.6). Egy eredmény a következő forduló párosításáig javítható (KG-30.8).
arena-swiss-next = Enter: tovább (utána nincs reklamáció, KG-30.8), vagy javítás így: ASZTAL=JÁTSZMÁK, például 1={ $example }:
arena-swiss-complete = A forduló teljes. Ugyanaz a parancs --result nélkül megy tovább.
arena-swiss-champion = A verseny győztese: { $name }.
