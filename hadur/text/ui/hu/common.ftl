### A kezelőfelület szavai, amelyek minden játékban közösek.

language-name = magyar
yes = igen
no = nem

## Players

player-named = { PLAYER($name) }
player-opponent = az ellenfeled
player-seat = { ARTICLE($number) } { $number }. játékos

## Pictures

table-player-1 = 1. játékos
table-player-2 = 2. játékos
table-player-3 = 3. játékos
table-player-4 = 4. játékos
table-player-5 = 5. játékos
table-winners = Győztesek
table-before = Előkészületek

## What goes wrong

error = Hiba: { $message }
warning = Megjegyzés: { $message }
unknown-command = „{ $text }”: ez se nem parancs, se nem szabályos lépés. A „help” parancs megmutatja, mit tehetsz.

## Rules

rule-line = { $rule }: { $sentence }
rules-none = Egyetlen szabályban sem szerepel: „{ $words }”.
rules-found = { $count } szabály illik erre: „{ $words }”
rules-section = { $number }. fejezet: { $title }

## Több játékban is választható

option-series = Játszmák egymás után
    .single = egyetlen játszma
    .best-of-3 = két győzelemig
    .best-of-5 = három győzelemig
