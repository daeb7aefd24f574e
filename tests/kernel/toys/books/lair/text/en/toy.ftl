web-game-lair = Lair
web-game-hunts = Hunts
option-open = Doors open from the start
    .off = no
    .on = yes
prompt-act = What do you do?
prompt-force = Which comes first?
prompt-offer = Do you play a card?
move-step = step { $what }
move-open = open the door at { $what }
move-bite = bite player { $what }
move-shoot = shoot
move-say = say that you hold { $what }
move-end = end your turn
move-pass = pass
move-dodge = play Dodge
move-cover = play Cover
move-counter = play Counter
move-scales = play Scales
move-fury = play Fury
refused = that is no move now
happens-0 = { $who ->
    [you] you say
   *[other] { $player } says
  } to hold { $kind ->
    [0] Dodge
    [1] Cover
   *[2] Counter
  }
rules-example = card, or L-4
judge-example = step n
