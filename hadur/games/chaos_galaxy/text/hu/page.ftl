### Káosz Galaktika a laplistákon.

kind-ship = űrhajó
kind-weapon = fegyverzet
kind-crew = legénység
kind-base = bázis
kind-event = esemény
kind-interrupt = megszakítás
rarity-common = gyakori
rarity-uncommon = nem gyakori
rarity-rare = ritka
rarity-ultra-rare = ultraritka
column-cost = költség
column-figures = értékek
printed-cost = { $cost } credit
printed-limit = fejlesztési limit { $limit }
printed-no-race = faj nélküli

column-limit = fejlesztési limit

## Races

faction-title = Faj
class-title = Típus
faction-human = Ember
faction-xeno = Xeno
faction-insectoid = Inszektoid
faction-karnoplantus = Karnoplantusz
faction-cerebrita = Cerebrita
faction-zarg = Zarg
faction-triciplita = Triciplita
faction-space-shark = Űrcápa
faction-neutral = faj nélküli

## Examples in search fields

rules-example = visszalövés vagy KG-15.11
judge-example = attack 1 colony
