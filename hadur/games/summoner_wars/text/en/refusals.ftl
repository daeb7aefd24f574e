### How the judge says no: the rule's own sentence, with its id.

refusal = { $sentence } ({ $rule })
refusal-unknown = Rule { $rule } does not allow this.

## What a rule's own sentence does not tell. $card is a card, $by an ability or event, $text its text.

refusal-by = { $by }: { $text }
refusal-lacks = { $card } does not have this: { $by }.
refusal-by-itself = Nobody uses this ability, it works by itself: { $by }.
refusal-once = { $card } has used this ability this turn: { $by }.
refusal-reach = { $card } can move { $reach ->
        [0] no space
        [one] 1 space
       *[other] { $reach } spaces
    } at most.
refusal-reach-by = { $card } can move { $reach ->
        [0] no space
        [one] 1 space
       *[other] { $reach } spaces
    } at most ({ $by }).
refusal-moves-used = Three units have moved this turn.
refusal-attacks-used = Three units have attacked this turn.
refusal-force = { $most ->
        [one] The card is forced 1 space here.
       *[other] The card is forced 1 to { $most } spaces here.
    }
refusal-extra-attack = This extra attack is for an adjacent enemy card.
refusal-too-dear = { $card } is no unit of cost { $most ->
        [0] 0
       *[other] { $most } or less
    }.
