web-game-orders = Parancsok
option-rounds = Fordulók
option-banner = Zászló
    .red = vörös
    .blue = kék
    .green = zöld
    .gold = arany
prompt-place = Melyik parancs hová kerüljön?
prompt-reveal = Melyik parancsot hajtod végre?
prompt-bid = Mennyi akaratot ajánlasz fel?
move-place = lerakod: { $what }
move-reveal = felfeded a parancsot ezen a világon: { $what }
move-bid = ennyit ajánlasz: { $what }
refused = ez most nem szabályos lépés
happens-0 = { $who ->
    [you] parancsot raksz le
   *[other] { $player } parancsot rak le
  } ezen a világon: { $world }
happens-1 = ez { $kind ->
    [0] toborzás
   *[1] csapás
  }
happens-2 = { $who ->
    [you] felfedsz egy parancsot
   *[other] { $player } felfed egy parancsot
  } ezen a világon: { $world } ({ $kind ->
    [0] toborzás
   *[1] csapás
  })
happens-3 = { $who ->
    [you] megnyered ezt a világot: { $world }
   *[other] { $player } megnyeri ezt a világot: { $world }
  }, ajánlat: { $bid }
