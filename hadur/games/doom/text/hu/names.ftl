### Nevek, amelyek egyik adatfájlban sincsenek; a kártyák, démonok, fegyverek és tengerészgyalogosok hozzák a sajátjukat.

name-language = hu
name-invader = Overlord
name-invasion = inváziókártya
name-mission = a küldetés szabályai
name-health-pack = gyógycsomag
name-red = piros
name-black = fekete
name-argent = energiajelző
name-ability = { $card }: { $ability }
name-again = { $card } ({ $number })
name-at = { $figure } ({ $place })
name-die = { $number }. { $colour } kocka
name-many = { $count } × { $name }

token-objective = feladatjelző
token-sample = minta
token-asset = mentenivaló
token-core = mag
token-relay = relé
token-prey = prédajel
