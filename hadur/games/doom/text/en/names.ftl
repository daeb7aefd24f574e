### Names that no data file has; cards, demons, weapons and marines bring their own.

name-language = en
name-invader = Invader
name-invasion = invasion card
name-mission = the rules of the mission
name-health-pack = health pack
name-red = red
name-black = black
name-argent = Argent Power
name-ability = { $card }: { $ability }
name-again = { $card } ({ $number })
name-at = { $figure } ({ $place })
name-die = { $colour } die { $number }
name-many = { $count } × { $name }

token-objective = objective token
token-sample = sample
token-asset = asset
token-core = core
token-relay = relay
token-prey = mark of the prey
