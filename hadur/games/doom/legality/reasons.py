"""How a check says no: a rule id, which reason it is, and the facts that its sentence names.

The sentences that players read stand in text/*/refusals.ftl under the same names."""

from __future__ import annotations

from typing import Final

from hadur.kernel import verdict
from hadur.kernel.verdict import Reasons, Refusal

__all__ = ["SENTENCES", "WHY", "Reasons", "fine", "no"]

WHY: Final = "why"
"""The fact that names the reason."""


def no(rule: str, why: str, **facts: object) -> Refusal:
    told = {name: str(value) for name, value in facts.items()}
    return verdict.no(rule, SENTENCES[why].format(**told), **{WHY: why, **told})


def fine(reasons: Reasons) -> bool:
    """Nothing speaks against it."""
    return next(reasons, None) is None


SENTENCES: Final = {
    # Whose decision it is, and which.
    "over": "the mission is over",
    "out": "you have left the mission",
    "not-your-turn": "it is not your turn to decide",
    "out-of-place": "“{word}” does not answer what you are asked now",
    "must": "you cannot decline this",
    "must-use": "{card} must be carried out",
    "which-one": "{number} moves could be meant; say more",
    # The moment.
    "only-setup": "the mission has begun already",
    "other-choice": "that is another step of the setup",
    "no-moving": "nobody of yours is moving now",
    "no-playing": "action cards are played during your own activation",
    "no-attack-now": "no attack of yours is possible at this moment",
    "no-ability-now": "no ability can be used at this moment",
    "attack-first": "say “attack” first; then the defender is named",
    "attack-by-card": "a marine attacks by playing a card with an attack box; play one first",
    "no-taking": "items are taken by an active marine, in whose space they lie",
    "no-ending": "there is no activation of yours to end now",
    "no-discarding": "you do not discard a card now",
    "no-dice-now": "no dice are changed now",
    "no-defending": "you reveal no defense card now",
    "no-summoning": "you are not summoning now",
    "no-argent-now": "you do not place Argent Power now",
    "no-placing": "nothing is placed now",
    "no-picking": "no figure is chosen now",
    # Movement.
    "not-on-map": "{place} is no space of this map",
    "no-points": "{figure} has no movement points left",
    "already-there": "{figure} is in {place} already",
    "too-far": "{place} is not adjacent to {figure}",
    "wall-between": "a wall lies between {figure} and {place}",
    "door-between": "a closed door stands between {figure} and {place}",
    "blocking-between": "blocking terrain lies between {figure} and {place}",
    "impassable-between": "impassable terrain lies between {figure} and {place}",
    "no-way-round": "there are obstacles on both sides of the corner between {figure} and {place}",
    "too-dear": "entering {place} costs {price} movement points, and {figure} has {points}",
    "cannot-stop": "{other} stands in {place}, and {figure} cannot move on from there",
    "shares-space": "{figure} shares its space with {other} and has to move on",
    "only-large-turn": "{figure} is small and does not turn",
    "step-straight": "{figure} is large: it goes one space straight, not to {place}",
    "half-base": "from {place} less than half of the base of {figure} would stay where it was",
    "no-room": "the base of {figure} does not fit there: {place}",
    "cannot-rest": "{figure} could not stop at {place}, nor go on from there",
    "must-go-on": "{figure} cannot stop at {place} and has to move on",
    "no-door": "no door stands there",
    "door-open": "that door is open already",
    "not-at-door": "{figure} does not stand at the door {door}",
    "cannot-open": "a card says that {figure} cannot open doors",
    "demons-no-teleport": "demons do not use teleporters",
    "no-teleporter": "{place} has no teleporter",
    "teleporter-off": "the teleporter in {place} is not active",
    "not-on-teleporter": "{figure} does not stand on an active teleporter",
    "cannot-teleport": "a card says that {figure} cannot teleport",
    # Items, cards, abilities.
    "no-item": "{item} does not lie in your space",
    "owned": "you own this weapon already: {item}",
    "no-set": "no set of this weapon is left: {item}",
    "not-in-hand": "you do not hold {card}",
    "no-main-left": "you have no main action left",
    "reaction-waits": "{card} is a reaction; it waits for the moment its text names",
    "bonus-waits": "{card} waits for the moment its text names",
    "no-action-card": "{card} is no action card",
    "cannot-sprint": "a card says that {figure} cannot sprint",
    "not-yours": "{card} is not yours to use",
    "no-ability": "{card} has nothing for this moment",
    "used": "{card} has been used at this moment already",
    "earlier-first": "another ability of {card} comes first",
    "whose-moment": "{card} is not for a moment of {figure}",
    "not-attacker": "{card} works only while you are the attacker",
    "exhausted": "{card} is exhausted",
    "fragged-cannot": "{card} has to be exhausted, which you cannot do while fragged",
    "no-argent": "{card} costs {number} Argent Power, and its card holds {held}",
    "no-cards-to-pay": "{card} costs {number} cards of your hand",
    "no-points-to-pay": "{card} costs {number} movement points, and you have {held}",
    "no-attack-going-on": "{card} works only during an attack",
    "wrong-trait": "{card} works only with another kind of weapon",
    "not-wounded": "the defender has too little damage for {card}",
    "not-adjacent": "attacker and defender are not adjacent, as {card} demands",
    "not-within": "the defender is farther away than {card} allows",
    "not-beyond": "the defender is nearer than {card} demands",
    "no-damage-dealt": "the attack dealt too little damage for {card}",
    "not-fragged": "the attack fragged nobody, as {card} demands",
    "too-far-from-you": "{figure} is too far from you for {card}",
    "not-seen-by-you": "you do not see {figure}, as {card} demands",
    "no-token-near": "the token of {card} does not lie near {figure}",
    "has-moved": "{figure} has spent movement points already, and {card} forbids that",
    "has-not-moved": "{figure} has not spent enough movement points for {card}",
    "wrong-size": "{figure} is not of the size that {card} is for",
    "not-stunned": "{figure} is not stunned, as {card} demands",
    "has-glory": "you hold a Glory Kill card already, and {card} forbids that",
    "has-attacked": "{figure} has attacked already",
    "say-where": "say what {card} is used on",
    "not-used-on": "{card} is not used on anything",
    "nothing-near": "nothing that {card} is for lies beside {figure}",
    "nothing-beside": "nothing that {card} is for lies adjacent to {figure} at {place}",
    "no-token-here": "nothing that {card} is for lies under {figure}",
    "wrong-burden": "{figure} does not hold as many objective tokens as {card} demands",
    "not-on-hazard": "{figure} does not stand where {card} works",
    "wrong-portal": "{card} is for a portal of another colour",
    "few-threats": "there are too few threat tokens for {card}",
    "enough-progress": "there is progress enough already for {card}",
    # Attacks.
    "own-side": "{figure} is on your own side",
    "not-here": "{figure} is not on the map",
    "nobody-there": "nobody you could attack is in {place}",
    "out-of-range": "{place} is {distance} spaces away, and the Range is {range}",
    "no-count": "no count of spaces leads to {place}",
    "not-in-sight": "there is no line of sight to {place}",
    "nobody-to-attack": "no enemy is within Range and in line of sight",
    "no-such-die": "no such die lies there: {die}",
    "rolled-already": "that die has been rolled again already: {die}",
    "shows-already": "that die shows this already: {die}",
    "no-such-face": "no side of that die shows {number}: {die}",
    "no-die-left": "you have no such die to remove: {colour}",
    # Figures and places.
    "not-in-question": "{figure} is none of the figures in question",
    "demons-first": "demons give way before marines do",
    "has-acted": "{figure} has acted already",
    "other-type": "{figure} is of another type than the one that is active",
    "space-taken": "{other} stands in {place}",
    "no-start": "{place} is no start space",
    "no-respawn": "{place} is neither an active teleporter nor adjacent to one",
    "barred": "{place} is blocking or impassable terrain",
    "not-nearest": "{place} is not one of the nearest empty spaces",
    "not-where-fell": "{place} is not where the token fell",
    "no-push": "{place} is not adjacent to {figure}",
    "only-large-lies": "{figure} is small and cannot lie",
    "say-number": "you may recover from 0 to {number}",
    # Setup.
    "set-chosen": "you have chosen that set already: {set}",
    "class-taken": "{card} has been taken",
    "class-not-drawn": "{card} is none of the class cards you drew",
    "no-class": "{card} is no class card",
    "not-basic": "{weapon} is no basic weapon",
    "no-such-marine": "{marine} does not take part",
    # Demons and portals.
    "no-type-here": "no figure of that type is on the map: {type}",
    "type-exhausted": "that demon card is exhausted: {type}",
    "type-activated": "that type has activated in this round: {type}",
    "no-portal": "{place} has no portal",
    "portal-off": "the portal in {place} is not active",
    "portal-on": "the portal in {place} is active already",
    "other-portal": "nobody is summoned from the portal in {place} now",
    "no-group": "that is none of the two groups of this portal",
    "not-newcomer": "no demon of that type has just been summoned: {type}",
    "not-back": "what is not shared out is discarded: nothing stays on the invasion card",
    "card-down": "that demon card lies face down: {type}",
    "not-looked-at": "{card} is none of the cards you look at",
}
