"""How a check says no: a rule id, which reason it is, and the facts that its sentence names.

The sentences that players read stand in text/*/refusals.ftl under the same names.
"""

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
    "not-asked": "you have nothing to decide now",
    "not-your-turn": "it is the other player's turn",
    "passed": "you have passed for this phase",
    "dial-set": "your dial is set",
    "out-of-place": "'{word}' is no answer to what is asked now",
    "must": "this cannot be declined",
    "say": "to decline, say '{word}'",
    "must-choose": "something has to be chosen first",
    "no-such-way": "'{way}' is none of the ways: {ways}",
    "number": "{number} is not from {least} to {most}",
    "copies": "there are not so many moves that read alike",
    # The moment.
    "deploy-phase": "cards are deployed in the deploy phase",
    "ambush-phase": "{card} can be deployed by Ambush in action windows of the combat phase",
    "not-now-deploy": "a card is deployed on a deploy turn, or in an action window by Ambush",
    "action-window": "an action is used in an action window or as a deploy turn",
    "combat-turn": "units attack on a combat turn",
    "no-retreat-now": "units retreat on a combat turn or at the end of a combat round",
    "no-shield-now": "no damage is beside a unit of yours that could be shielded now",
    "no-dials-now": "dials are set in the command phase",
    "no-mobile-now": "Mobile units move when the combat phase begins",
    "no-area-now": "Area Effect is chosen in place of a defender",
    "no-stalemate-now": "a stalemate is called on one's own combat turn",
    "phase": "{card} can be used only in the {phase} phase",
    "other-moment": "{card} waits for another moment",
    "not-about": "nothing that happens now is about {unit}",
    "which-one": "several things happen together: say on which {card} is used",
    "used": "{card} has been used on this already",
    "cancelled": "what {card} waits for has been cancelled",
    "forced": "a forced ability must be used",
    # The card itself.
    "not-in-hand": "{card} is not in your hand",
    "not-in-pile": "{card} is not among the cards to choose from",
    "not-there": "{unit} is not in play",
    "no-event": "{card} is no event: it is deployed",
    "an-event": "{card} is an event: it is played",
    "never-deployed": "{card} is never deployed from a hand",
    "needs-planet": "{card} is deployed at a planet: say at which",
    "a-support": "{card} is a support and goes to your headquarters",
    "an-attachment": "{card} is an attachment: say to which unit it is attached",
    "no-attachment": "{card} is no attachment",
    "no-equipment": "{card} is neither an attachment nor a Drone",
    "no-planet": "{planet} is no face-up planet",
    "no-ability": "{card} has no ability that is used",
    "blank": "the text of {card} does not count now",
    "unique": "you control a {card} already, and it is unique",
    "relic": "you control a Relic already",
    "limited": "you have deployed or played a Limited card this round",
    "ambush-place": "{card} can be deployed by Ambush only at the planet of the battle",
    # What it costs.
    "cost": "{card} costs {cost} and you have {pool}",
    "exhausted": "{unit} is exhausted",
    "once": "{card} has been used as often as it may",
    "no-price": "there is no card to pay for {card} with",
    "spoils-target": "without {unit} there would be no target",
    "no-resources": "X would be 0",
    # Whom it may be done to.
    "no-target": "there is no legal target for {card}",
    "not-a": "{unit} is no {wanted}",
    "no-effect": "{card} would change nothing now",
    "other-side": "{unit} has another controller than {by}",
    "not-yours": "you do not control {unit}",
    "not-enemy": "{unit} is no enemy",
    "no-faction": "{unit} is not of the faction {faction}",
    "no-trait": "{unit} has none of the traits: {traits}",
    "a-trait": "{unit} has the trait {traits}",
    "is-unique": "{unit} is unique",
    "is-common": "{unit} is not unique",
    "not-here": "{unit} is not at this planet",
    "not-adjacent": "{unit} is not at an adjacent planet",
    "not-at-planet": "{unit} is at no planet",
    "a-warlord": "{unit} is a warlord",
    "itself": "{unit} itself is not meant",
    "attacked": "{unit} is the unit that is attacked, and a different one is wanted",
    "chosen": "{unit} has been chosen already",
    "is-ready": "{unit} is ready already",
    "undamaged": "{unit} has no damage",
    "no-icons": "{unit} has no command icons",
    "bare": "{unit} has no attachments",
    "immune": "{unit} is immune to enemy events",
    "covered": "{by} covers {unit}: enemy abilities cannot target it",
    "undamageable": "{unit} cannot be damaged",
    "too-dear": "the printed cost of {card} is more than {most}",
    "not-topmost": "no such card is in your discard pile",
    "nobody-there": "nobody is at {planet} whom it would affect",
    "a-planet": "a card is wanted, not a planet or headquarters",
    "wanted-place": "a planet or a headquarters is wanted",
    "wanted-planet": "a planet is wanted",
    "moves-here": "{unit} is at {planet} already",
    "first-planet": "{planet} is the first planet",
    "no-first-planet": "there is no first planet now",
    "no-battle": "no battle is being fought at {planet}",
    "no-battle-now": "no battle is being fought",
    "nowhere": "there is no other planet to move to",
    # Wearing.
    "host": "{card} cannot be attached to {unit}",
    "no-attachments": "{unit} has No Attachments",
    "no-wargear": "{unit} has No Wargear Attachments",
    "one-each": "{unit} has a {card} already",
    "no-host": "nobody can wear {card}",
    "no-attachment-held": "you hold no attachment that could be deployed",
    # Triggers.
    "not-it": "this is not about {card} itself",
    "not-its-host": "this is not about the unit that wears {card}",
    "not-such": "this is not about what {card} waits for",
    "your-doing": "this was not done by the opponent",
    "not-enemy-fell": "no enemy unit was destroyed at a planet",
    "not-attack": "this is no damage of an attack",
    "no-damage-left": "no damage is left to prevent",
    "redirected": "this damage has been redirected already",
    "no-token": "you may have no more token units in play",
    "no-cards-held": "there is no card in that hand",
    "none-held": "you hold no card that fits",
    "none-to-sacrifice": "there is no unit that could be sacrificed",
    "no-more-resources": "the opponent has not more resources than you",
    "no-more-units": "you have not fewer units than the opponent",
    "empty": "nothing is left on {card}",
    # Fighting.
    "not-fighting": "{unit} is not at the planet of the battle",
    "not-ranged": "{unit} is not Ranged, and this is the ranged skirmish",
    "nobody-to-attack": "there is nobody {unit} could attack",
    "must-attack": "{unit} can attack, so you cannot pass",
    "guarded": "{unit} cannot be attacked while a unit of another name is with it",
    "own-unit": "{unit} is your own",
    "no-area": "{unit} has no Area Effect",
    "not-warlord": "{unit} is no warlord, and only a warlord retreats instead of attacking",
    "held": "{by} is there, and army units cannot retreat",
    "called": "a stalemate has been called already",
    "not-mobile": "{unit} is not Mobile",
    "has-moved": "{unit} has made its move already",
    "not-next": "{planet} is not adjacent",
    # Damage.
    "no-damage-beside": "no damage is beside {unit}",
    "armorbane": "{unit} has Armorbane: no shields against it",
    "shielded": "for {unit} a shield has been decided already",
    "no-shield-icons": "{card} has no shield icons",
    "no-hp-left": "{unit} cannot take more indirect damage",
    "not-damaged-there": "{unit} is not among the units that are damaged",
    "not-leaving": "{unit} does not go onto your discard pile now",
    "no-relic": "{unit} is no Relic of yours",
}
