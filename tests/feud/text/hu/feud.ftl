option-lives = Életek
option-pairs = Párokban
    .on = a szemben ülők együtt játszanak
    .off = mindenki magáért
option-weapon = Fegyver
    .sword = kard
    .axe = balta
feud-round = Vége a { $number }. körnek
feud-guarded = { $who ->
        [you] Védekezel.
       *[other] { $player } védekezik.
    }
feud-hit = { $who ->
        [you] Lecsapsz ({ $target }): { $count }.
       *[other] { $player } lecsap ({ $target }): { $count }.
    }
feud-fell = { $who ->
        [you] Elestél.
       *[other] { $player } elesik.
    }
feud-ask-stance = Védekezel vagy rohamozol?
feud-ask-strike = Kire csapsz le?
feud-ask-none = Senkit sem kérdeznek.
feud-do-guard = védekezés
feud-do-rush = roham
feud-do-strike = csapás { $player } felé
