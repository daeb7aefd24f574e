web-game-lair = Odú
web-game-hunts = Vadászatok
option-open = Nyitott ajtók kezdéskor
    .off = nem
    .on = igen
prompt-act = Mit csinálsz?
prompt-force = Melyik történik előbb?
prompt-offer = Kijátszol egy lapot?
move-step = lépsz: { $what }
move-open = kinyitod az ajtót itt: { $what }
move-bite = megharapod ezt a játékost: { $what }
move-shoot = lősz
move-say = azt mondod, hogy nálad van: { $what }
move-end = befejezed a köröd
move-pass = passzolsz
move-dodge = kijátszod: Kitérés
move-cover = kijátszod: Fedezék
move-counter = kijátszod: Ellentámadás
move-scales = kijátszod: Pikkelyek
move-fury = kijátszod: Düh
refused = ez most nem szabályos lépés
happens-0 = { $who ->
    [you] azt mondod, hogy nálad van
   *[other] { $player } azt mondja, hogy nála van
  }: { $kind ->
    [0] Kitérés
    [1] Fedezék
   *[2] Ellentámadás
  }
rules-example = lap vagy L-4
judge-example = step n
