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
    "over": "the game is over",
    "out": "you are out of the game",
    "not-asked": "it is not your turn to decide",
    "out-of-place": "“{word}” does not answer what you are asked now",
    "say-end": "you end your main phase with “end”",
    "main-action": "“{word}” is for your own main phase, while nothing waits for an answer",
    "only-setup": "hands are kept or shuffled in only before the first turn",
    "no-cut-now": "no Colony has just been shuffled for you to cut",
    "no-window": "nothing can be played or used at this moment",
    "no-paying": "nothing can be paid at this moment",
    "no-sending": "no ships are chosen for a combat now",
    "no-boarding": "crew does not board now",
    "no-firing": "it is not the turn of a ship of yours in a firing step",
    "not-shot-at": "no ship of yours is being answered for",
    "no-bombing": "you are not naming bombers now",
    "quick-start": "the quick-start game has only ships, drawing and attacks",
    "which-one": "{number} moves could be meant; say more",
    "which-card": "{number} cards of yours could be meant by {card}; say where it lies",
    "which-text": "{card} has several texts that could be meant; say which: text 1, text 2",
    # Cards and where they are.
    "not-in-hand": "{card} is not in your hand",
    "not-there": "there is no such card in play: {place}",
    "not-yours": "{card} is not under your control",
    "no-ship": "{card} is no ship",
    "no-base": "{card} does not lie on a Surface",
    "full": "{card} carries {number} cards already and has no room",
    "not-in-scrap": "{card} is not in your Scrap",
    "not-looked-at": "{card} is not among the cards you look at",
    "must-take": "one of the cards has to be taken",
    # Costs.
    "credits": "that takes {number} credits, and you have {have}",
    "hand-small": "that takes {number} cards from your hand, and you have {have}",
    "colony-small": "that takes {number} cards of your Colony, and it has {have}",
    "markers-small": "that takes {number} development markers, and your bases have {have}",
    "markers": "that takes {number} development markers off {card}, and it has {have}",
    "colony-empty": "your Colony is empty",
    "colony-large": "your Colony still has {have} cards",
    "ruin-empty": "your Ruin is empty",
    "two-markers": "you have bought two markers for {card} this turn",
    "cut-depth": "you can lift {most} cards at most, not {number}",
    # Playing, using, paying.
    "not-played": "{card} is no event and no interrupt: ships are played as ships, others laid",
    "event-answers": "{card} is an event, and events answer nothing",
    "only-starting": "{card} is for starting phases",
    "only-combat": "{card} is for combat phases",
    "only-main": "{card} is for main phases",
    "unpaid": "{card} is not paid, or its payment has not taken effect",
    "no-ability": "{card} has no ability to use",
    "not-aboard": "the text of {card} counts only on a ship",
    "no-such-text": "{card} has no text {number} to use",
    "used-this-turn": "{card} has been used this turn",
    "text-combat": "{card} is used in combat phases only",
    "text-main": "{card} is used in your own main phase only",
    "not-active": "{card} is not active",
    "passenger": "{card} cannot be turned while it is on a ship",
    "committed": "{card} has announced a shot or a bombing already",
    "pay-main": "cards are paid in your own main phase, or where a combat asks you for it",
    "paid-already": "{card} has been paid",
    "bluff": "{card} lies as what it is not, so it cannot be paid",
    "trap": "{card} is a trap: it is paid only when it is bombed",
    "rocket": "{card} is a rocket: it is paid only in the payment step of a combat",
    "undeveloped": "{card} needs {number} development markers and has {have}",
    "not-on-fighter": "{card} is on no ship of yours in this combat",
    "not-bombed": "{card} is not what is bombed",
    "no-trap": "{card} is no trap",
    # Targets and choices.
    "no-such-way": "{card} offers {have} ways, there is no number {number}",
    "no-ways": "{card} does not let you choose between ways",
    "not-that-opponent": "{card} cannot mean player {player}",
    "no-opponent": "{card} was not played by an opponent of yours",
    "no-target": "there is nothing that {card} could be aimed at",
    "no-aim": "{card} has no target here",
    "not-meant": "{card} is not what the text means: {words}",
    "unknown-card": "only its own player knows whether {card} is what the text means: {words}",
    "camouflaged": "{card} has camouflage",
    "must-choose": "there is a target for {card}, so you have to choose one",
    "no-combat": "there is no combat now",
    "fights-already": "{card} takes part in the combat already",
    "other-combat": "the player of {card} takes no part in this combat",
    "no-shot": "no shot is announced now",
    "not-fighting": "{card} takes no part in the combat on your side",
    "it-fires": "{card} is the ship that fires",
    "aimed-at-already": "{card} is aimed at already",
    "other-side": "{card} is not on the side of the ship aimed at",
    "no-ship-for-it": "no other ship of yours has room for {card}",
    "same-ship": "it is on {card} already",
    "no-link": "there is no link #{number} on the chain that still stands",
    "no-played-card": "#{number} is no card that was played",
    "other-type": "{card} is of another type than the text says",
    "not-waiting": "no text of yours waits under number {number}",
    "no-own-link": "that is none of your links that can come first",
    # Attack and equipment.
    "first-turn": "you cannot attack in this first turn",
    "no-attacker": "you have no active ship that could attack",
    "no-player": "there is no player {player}",
    "yourself": "you cannot attack yourself",
    "player-out": "player {player} is out of the game",
    "no-neighbour": "player {player} is not your neighbour",
    "toll": "attacking that player costs {number} credits, and you have {have}",
    "quick-aim": "in the quick-start game only Colony and Headquarters are attacked",
    "ship-aim": "{card} is a ship, and ships are no target of an attack",
    "aboard-aim": "{card} lies on a ship",
    "other-holder": "{card} is not a card of player {player}",
    "sent-already": "{card} has been sent already",
    "forbidden": "an effect keeps {card} from that",
    "send-one": "at least one ship has to attack",
    "not-in-canteen": "{card} is not in your Canteen",
    "not-upright": "{card} is turned, so it cannot board",
    # Firing and bombing.
    "slower": "it is not the turn of {card}: another ship is faster",
    "no-enemy-ship": "{card} is no enemy ship in this combat",
    "must-act": "you did not want to end the step, so you have to act",
    "nothing-to-do": "none of your ships could do anything",
    "no-such-ability": "{card} has not this ability: {ability}",
    "not-attacking": "{card} is not an attacking ship",
    "target-gone": "the target of the attack cannot be bombed",
    "cap": "{card} can reach {number} at most that way",
    "simplified": "there is no answer to a shot in the simplified combat",
    "rapid-fire": "{card} has rapid fire",
    "not-aimed-at": "{card} is not the ship aimed at",
    "given-already": "{card} has had its points",
    "points": "{number} points cannot be dealt; {have} are left",
    "nothing-dealt": "deal points to a ship first, or say “share” to deal all to the ship aimed at",
    "split-already": "the damage is being split already",
    "more-than-armour": "{card} can take {number} at most",
    "others-cannot": "the others cannot take the rest, so {card} takes {number} at least",
    "bombs-already": "{card} bombs already",
    "turned-back": "{card} has been turned back in this phase",
    "is-upright": "{card} is not turned",
}
