option-lives = Lives
option-pairs = In pairs
    .on = opposite seats play together
    .off = everybody for themselves
option-weapon = Weapon
    .sword = a sword
    .axe = an axe
feud-round = Round { $number } is over
feud-guarded = { $who ->
        [you] You guard yourself.
       *[other] { $player } is on guard.
    }
feud-hit = { $who ->
        [you] You strike { $target }: { $count }.
       *[other] { $player } strikes { $target }: { $count }.
    }
feud-fell = { $who ->
        [you] You fall.
       *[other] { $player } falls.
    }
feud-ask-stance = Guard or rush?
feud-ask-strike = Whom do you strike?
feud-ask-none = Nobody is asked.
feud-do-guard = guard yourself
feud-do-rush = rush in
feud-do-strike = strike { $player }
