### Egy parti lejátszása egy képernyőnél.

## Whose turn it is

your-turn = Te következel.
waiting-for = Most { PLAYER($player) } következik, várunk.
choose-move = Válassz sorszámot, vagy írj be egy lépést:
menu-moves = { $count } lépés
hand-over = Most { PLAYER($player) } következik: add át a helyet.
hand-over-ready = Nyomd meg az Enter billentyűt, ha más már nem látja a képernyőt.

## Commands: what each does

help-title = Lépések mellett ezeket írhatod be:
help-moves = megmutatja az összes szabályos lépést
help-board = újra megmutatja az asztalt
help-card = megmutat egy kártyát a szövegével
help-log = megmutatja, mi történt eddig
help-rules = szabályt keres azonosító vagy szavak alapján
help-odds = egy támadás esélyei, vagy minden lehetséges támadáséi
help-numbers = miért nem annyi egy szám az asztalon, amennyi a lapra van nyomtatva
help-piles = minden átnézhető halom és a lapjai
help-recap = mit tettek legutóbb a többiek, és az utolsó dobás
help-why = megmondja, miért nem szabad egy lépés
help-undo = visszaveszi az utolsó lépést
help-redo = újra meglépi, amit visszavettél
help-order = magától passzol egy ideig: „parancs pass”, „parancs pass fázis”; többet mond: „parancs”
help-stop = ott is megkérdez, ahol csak egy válasz van; az „állj” felsorolja, hol lehet
help-sure = rákérdezzen-e, ha egy lépés neked árt
help-save = fájlba menti a játékot
help-concede = feladja a játékot
help-say = szólás a többiekhez
help-team = szólás csak a saját oldaladhoz
help-help = megmutatja ezt a listát
help-quit = kilép a játékból

## What the commands answer

undone = Visszavéve: { $move }
redone = Újra meglépve: { $move }
undo-barrier = „{ $move }”: ez csak akkor vehető vissza, ha mindenki beleegyezik, mert kockadobással vagy új információval járt.
undo-ask = Minden játékos beleegyezik, hogy visszavegyük?
nothing-to-undo = Nincs visszavehető lépés.
nothing-to-redo = Nincs újra megléphető lépés.
saved = Elmentve ide: { $path }
loaded = Betöltve innen: { $path } (eddig { $count } lépés).
concede-ask = Biztosan feladod a játékot?
goodbye = Viszlát!

## How it ended

result-won = Győztél!
result-lost = Vesztettél.
result-drawn = A játék döntetlen.
result-winner = { PLAYER($player) } győzött.
result-winners = A győztesek: { $player }.

## Lépések, amelyek annak ártanak, aki megteszi

harm-own-target = Ezzel a sajátodnak ártasz.
harm-helps-enemy = Ezzel az ellenfelednek segítesz.
harm-unused-attack = Még támadhatnál. Ha most befejezed, ez a támadás elvész.
harm-win-at-hand = Egy másik lépéssel azonnal megnyernéd a játékot.

## Miért annyi egy szám, amennyi

reason-lasting = tartós hatás
reason-least = ennél nem lehet kevesebb

## Egy támadás esélyei

odds-title = Esélyek
odds-exact = pontosan
odds-sampled = mintából: { $count }-szor elképzelve
odds-none = Ez nem támadás, nincsenek esélyei.
odds-no-attacks = Most nem lehet támadni.
odds-destroyed = megsemmisül
cli-numbers-printed = Minden szám annyi, amennyi a lapokra van nyomtatva.
