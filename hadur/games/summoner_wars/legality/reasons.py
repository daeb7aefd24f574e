"""The reasons for which the judge says no (see `kernel.refusals`).

`card` on `space` is the card that is spoken of, `other` on `there` another one it is held against;
`by` is the ability or event whose text speaks.
"""

from __future__ import annotations

from typing import Final

from hadur.kernel.refusals import Sentences, fine, under
from hadur.kernel.verdict import Reasons

__all__ = ["SENTENCES", "Reasons", "fine", "no", "under"]

SENTENCES: Final = {
    # Whose decision it is, and which.
    "over": "the game is over",
    "not-asked": "you have nothing to decide now",
    "no-question": "no effect asks for '{word}' now: take an action, or end the phase",
    "must": "this cannot be declined",
    "answer": "something is asked first: answer with '{word}'",
    "answer-or-no": "something is asked first: answer with '{word}' or 'no'",
    "event-waits": "{card} cannot be played before what is asked is decided",
    "no-such-way": "'{way}' is none of the ways: {ways}",
    "no-such-effect": "no effect waits by the name '{effect}'",
    # The phase.
    "move-phase": "units move in the Move phase, and this is the {phase} phase",
    "attack-phase": "units attack in the Attack phase, and this is the {phase} phase",
    "summon-phase": "units are summoned in the Summon phase, and this is the {phase} phase",
    "build-phase": "structures are built in the Build phase, and this is the {phase} phase",
    "magic-phase": "cards are discarded for magic in the Magic phase, this is the {phase} phase",
    "event-phase": "{card} is played in the {due} phase, and this is the {phase} phase",
    "use-phase": "{by} is used in the {due} phase, and this is the {phase} phase",
    # The card.
    "nobody-there": "no unit is on {space}",
    "nothing-there": "no card is on {space}",
    "not-yours": "you do not control {card} on {space}",
    "not-in-hand": "{card} is not in your hand",
    "not-in-pile": "{card} is not in your discard pile",
    "no-unit": "{card} is no unit",
    "no-attacker": "{card} on {space} is no unit, and only units attack",
    "no-structure": "{card} is no structure",
    "no-event": "{card} is no event",
    "no-word": "{card} has no '{named}' in its name",
    "not-a": "{card} on {space} is no {wanted}",
    "not-friendly": "{card} on {space} is not friendly",
    "not-enemy": "{card} on {space} is no enemy",
    "not-free": "{card} on {space} is no unit of cost 0",
    "too-dear": "{card} is no unit of cost {most} or less",
    "cost": "{card} costs {cost}, and you have {magic} magic",
    "no-magic": "you have no magic to spend",
    "no-charge": "{card} on {space} has no charge to spend",
    "no-charge-left": "{card} has no charge to spend",
    "has-charge": "{card} on {space} has a charge",
    "lacks": "{card} on {space} does not have {by}",
    "by-itself": "{by} is never used: it works by itself when its moment comes",
    "once": "{card} on {space} has used {by} this turn",
    # What is used up.
    "has-moved": "{card} on {space} has moved already",
    "has-attacked": "{card} on {space} has attacked already",
    "used-instead": "{card} on {space} has used an ability instead",
    "moves-used": "three units have moved this turn",
    "attacks-used": "three units have attacked this turn",
    # What a text forbids.
    "cannot-move": "{card} on {space} cannot move: {by}",
    "cannot-attack": "{card} on {space} cannot attack: {by}",
    "cannot-be-attacked": "{card} on {space} cannot be attacked: {by}",
    "cannot-be-forced": "{card} on {space} cannot be forced: {by}",
    "protected": "{card} on {space} is beside the attacker: attack a unit with {by}",
    # Moving.
    "structure-stays": "{card} on {space} is a structure, and structures do not move",
    "also-structure": "{card} on {space} is also a structure, and nothing lets it move",
    "stays": "a unit cannot move 0 spaces",
    "out-and-back": "{card} cannot go from {space} and back: no way of {reach} spaces leads there",
    "blocked": "every way of at most {reach} spaces to {space} is blocked",
    "diagonal": "{space} is diagonal from {there}, and a unit cannot move diagonally",
    "no-step": "from {there} to {space} is no step",
    "diagonal-step": "from {there} to {space} is diagonal",
    "long-step": "from {there} to {space} is more than one space",
    "not-through": "{card} on {space} is none of the cards it may move through",
    "in-the-way": "{card} on {space} is in the way",
    "must-be-empty": "{space} would have to be empty",
    "reach": "{card} can move {reach} at most, and {space} is {far} away",
    "reach-by": "{card} can move {reach} at most ({by}), and {space} is {far} away",
    "no-reach": "{card} cannot move any space: {by}",
    "charge-reach": "{card} can charge {reach} at most ({by}), and {space} is {far} away",
    "ends-on": "{card} is on {space}: a move can go through it, but not end there",
    "occupied": "{space} is not empty: {card} is there",
    "charge-line": "{space} is not in a straight line from {there}, and a Charge goes straight",
    # Attacking.
    "say-attacker": "{card} may do something before its target is declared: say 'attack {space}'",
    "say-target": "an attack of {card} begins with its target: say 'attack {space} TARGET'",
    "itself": "{card} on {space} cannot target itself",
    "melee": "{card} is a melee unit, and {space} is not adjacent",
    "no-line": "{space} is not in a straight line from {there}",
    "out-of-range": "{space} is {far} spaces away, and {card} reaches {reach}",
    "line-blocked": "{card} on {space} is in the line of fire",
    "nothing-to-attack": "{card} on {space} has nothing to attack",
    "extra-attack": "this extra attack is for an adjacent enemy card",
    # Summoning and building.
    "never-summoned": "{card} is a summoner, and a summoner is never summoned",
    "not-summoned": "{card} is neither common nor champion, and nothing else is summoned",
    "takes-place": "{card} takes the place of a friendly unit ({by}), and none is on {space}",
    "no-gate": "you control no gate to summon beside",
    "far-from-gates": "{space} is beside no gate that you control",
    "build-area": "{space} is neither in your back three rows nor beside your summoner",
    # Events.
    "is-built": "{card} is built, not played",
    "no-target": "{card} has nothing to target",
    # Choosing.
    "too-far": "{card} on {space} is {far} away from {other} on {there}; {reach} is the most",
    "gone": "{other} is not on the battlefield any more",
    "itself-near": "{card} on {space} is within no distance of itself",
    "no-clear-line": (
        "{card} on {space} is not within {reach} clear straight spaces of {other} on {there}"
    ),
    "chosen-before": "{space} was chosen before",
    "three-forced": "three structures have been forced",
    "first-of-two": "{card} on {space} is the first of the two",
    "nothing-new": "{card} on {space} has no ability that {other} on {there} lacks",
    "shown-before": "{card} was shown for this attack already",
    "none-near": "no friendly {wanted} is within {reach} of {card} on {space}",
    "none-exposed": "no enemy unit is beside a structure of yours",
    "none-to-push": "no common or champion within {reach} of {card} on {space} can be forced",
    "no-dead": "no Undead unit is in your discard pile",
    "no-free-unit": "you have no unit of cost 0 to swap with",
    "no-cheap-unit": "no unit of cost {most} or less is in your hand",
    "no-room": "no empty space is beside {card} on {space}",
    "not-beside": "{space} is not adjacent to {other} on {there}",
    "taken-again": "{space} is not empty any more: {card} is there",
    "only-enemies": "only an enemy unit can be captured",
    # Forcing.
    "leaves": "{card} is on {space}: a forced card must leave its space",
    "force-line": "{space} is not straight from {there}, and a card is forced straight",
    "force": "{space} is {far} away, and the card is forced {most} at most",
    "not-toward": "{space} is not toward {other} on {there}",
    "not-away": "{space} is not away from {other} on {there}",
    "stuck": "no space beside {card} on {space} is empty, so it cannot be forced",
}

no: Final = Sentences(SENTENCES)
