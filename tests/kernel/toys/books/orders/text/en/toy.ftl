web-game-orders = Orders
option-rounds = Rounds
option-banner = Banner
    .red = red
    .blue = blue
    .green = green
    .gold = gold
prompt-place = Which order goes where?
prompt-reveal = Which order is carried out?
prompt-bid = How much will do you bid?
move-place = place { $what }
move-reveal = reveal the order on world { $what }
move-bid = bid { $what }
refused = that is no move now
happens-0 = { $who ->
    [you] you place
   *[other] { $player } places
  } an order on world { $world }
happens-1 = it is { $kind ->
    [0] a muster
   *[1] a strike
  }
happens-2 = { $who ->
    [you] you reveal
   *[other] { $player } reveals
  } { $kind ->
    [0] a muster
   *[1] a strike
  } on world { $world }
happens-3 = { $who ->
    [you] you win
   *[other] { $player } wins
  } world { $world } with { $bid }
