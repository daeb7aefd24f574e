### Így mond nemet a bíró: a szabály mondata az azonosítójával.

refusal = { $sentence } ({ $rule })
refusal-unknown = Ezt nem engedi a következő szabály: { $rule }.

## Amit a szabály mondata nem árul el. $card egy kártya, $by egy képesség vagy esemény, $text a szövege.

refusal-by = { $by }: { $text }
refusal-lacks = { THE($card) } kártyának nincs ilyen képessége: { $by }.
refusal-by-itself = Ezt a képességet senki sem használja, magától működik: { $by }.
refusal-once = { THE($card) } ebben a körben már használta ezt a képességét: { $by }.
refusal-reach = { THE($card) } legfeljebb { $reach } mezőt mozoghat.
refusal-reach-by = { THE($card) } legfeljebb { $reach } mezőt mozoghat ({ $by }).
refusal-moves-used = Ebben a körben már három egység mozgott.
refusal-attacks-used = Ebben a körben már három egység támadott.
refusal-force = { $most ->
        [one] A kártyát most 1 mezővel lehet kényszeríteni.
       *[other] A kártyát most 1–{ $most } mezővel lehet kényszeríteni.
    }
refusal-extra-attack = Ezzel az extra támadással csak szomszédos ellenséges kártyát lehet támadni.
refusal-too-dear = { THE($card) } nem { $most ->
        [0] 0
       *[other] legfeljebb { $most }
    } költségű egység.
