### Programok az asztalnál, és a protokoll, amelyen beszélnek.

protocol-by-hand = Ez programoknak szóló protokoll (docs/protocol.md). Ha kézzel próbálnád ki, írd be: „new”; a „quit” befejezi.

## A program that is out

bot-out = Kiesett a program ({ $bot }): { $kind ->
        [start] nem lehetett elindítani
        [version] a protokoll más változatát beszéli
        [refused] feladta
        [late] nem válaszolt időben
        [crashed] összeomlott
        [left] a játék vége előtt kilépett
        [garbage] nem arról beszélt, amiről kérdeztük
        [too-long] túl hosszú sort írt
        [stale] nem arra a döntésre válaszolt, amelyet kérdeztük
        [illegal] nem szabályos lépést választott
       *[quit] felszólításra sem lépett ki
    }{ $detail }. { $then ->
        [replace] Egy saját programunk játszik tovább helyette.
        [out] A többiek továbbjátszanak.
       *[forfeit] Ezzel elvesztette a játékot.
    }
