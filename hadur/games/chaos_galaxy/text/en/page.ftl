### Káosz Galaktika in lists of cards.

kind-ship = ship
kind-weapon = weapon
kind-crew = crew
kind-base = base
kind-event = event
kind-interrupt = interrupt
rarity-common = common
rarity-uncommon = uncommon
rarity-rare = rare
rarity-ultra-rare = ultra rare
column-cost = cost
column-figures = figures
printed-cost = { $cost } credits
printed-limit = development limit { $limit }
printed-no-race = no race

column-limit = development limit

## Races

faction-title = Race
class-title = Type
faction-human = Human
faction-xeno = Xeno
faction-insectoid = Insectoid
faction-karnoplantus = Karnoplantus
faction-cerebrita = Cerebrita
faction-zarg = Zarg
faction-triciplita = Triciplita
faction-space-shark = Space Shark
faction-neutral = no race

## Examples in search fields

rules-example = return fire or KG-15.11
judge-example = attack 1 colony
