### Miért nem játszható egy pakli.

problem-unknown = Nincs ilyen nevű lap: „{ $name }”.
problem-count = Ennyi példány nem lehet a pakliban: { $count }.
problem-size = Ide pontosan { $need } lapos pakli kell, ez { $have } lapos.
problem-sizes = A pakli pontosan { $need } lapos (kezdőknek { $small } lapos), ez { $have } lapos.
problem-copies = { $count } példány van belőle; egyforma nevű lapból legfeljebb { $most } lehet a pakliban.
problem-races = { $count } faj lapjai vannak benne ({ $factions }), pedig legfeljebb { $most } fajé lehetnek.
problem-opposed = Ellentétes fajok nem kerülhetnek egy pakliba: { $faction } és { $own }.
problem-simplified = Sebességről vagy visszalövésről szól, az egyszerűsített harcban pedig egyik sincs.
problem-packs = { $count } példány van belőle, a csomagjaidban pedig csak { $have }.

deck-sealed = A csomagokból összeállított pakli
