### Why a deck may not be played.

problem-unknown = No card is called “{ $name }”.
problem-count = { $count } copies make no sense.
problem-size = A deck here has exactly { $need } cards; this one has { $have }.
problem-sizes = A deck has exactly { $need } cards ({ $small } for a beginners' game); this one has { $have }.
problem-copies = { $count } copies; a deck holds { $most } of a name at most.
problem-races = Cards of { $count } races ({ $factions }); { $most } at most.
problem-opposed = Opposite races do not go into one deck: { $faction } and { $own }.
problem-simplified = It speaks of speed or return fire, which the simplified combat does without.
problem-packs = { $count } copies, and your packs hold { $have }.

deck-sealed = A deck made of the packs
