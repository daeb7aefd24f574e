"""What a question is about, for words and pictures: the card, area, unit or number it concerns."""

from __future__ import annotations

from hadur.games.forbidden_stars.abilities.paragraph import PARAGRAPHS
from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES, EVENT_NAMES
from hadur.games.forbidden_stars.components.tiles import SIDE_NAMES
from hadur.games.forbidden_stars.notation import area, edge, square, system, unit
from hadur.games.forbidden_stars.state import F_DAMAGE, SCHEME, War
from hadur.kernel.state import Ask

_ABILITIES = ("ability", "ability-again", "meet-demand", "bring-unit")
_EVENTS = ("use-scheme", "resolve-event")


def about(s: War, ask: Ask) -> dict[str, object]:
    """The facts by name; {} where the question says it all. Everything in it is open."""
    name = ask.prompt.name
    if name in _ABILITIES:
        paragraph = PARAGRAPHS[ask.a]
        return {"card": CARD_NAMES[paragraph.card], "ability": int(paragraph.index)}
    if name in _EVENTS:
        return {"event": EVENT_NAMES[int(ask.options)]}
    if name == "place-free-units":
        return {"event": EVENT_NAMES[int(ask.a)]}
    if name == "suffer-damage":
        return {"damage": int(s.side(ask.a, F_DAMAGE))}
    if name == "over-capacity":
        return {"area": area(s, int(ask.a)), "capacity": int(s.galaxy.capacity[ask.a])}
    if name == "place-tile-where":
        return {"tile": SIDE_NAMES[int(ask.a)]}
    if name == "turn-tile":
        return {"tile": SIDE_NAMES[int(ask.a)], "square": square(int(ask.b) % 8, int(ask.b) // 8)}
    if name in ("save-routed", "gitz-dem"):
        owner = int(ask.seat) if name == "save-routed" else int(ask.c)
        return {"unit": unit(s, owner, int(ask.a))}
    if name == "save-from-smash":
        return {"unit": unit(s, int(ask.seat), int(ask.a)), "dice": int(ask.options)}
    if name == "replace-combat-card":
        return {"card": CARD_NAMES[int(ask.a)]}
    if name == "use-prayer":
        return {"edge": edge(s, int(ask.a))}
    if name == "top-or-bottom":
        return {"system": system(s, int(ask.a))}
    if name == "retreat-to":
        return {"unit": "all" if ask.a < 0 else unit(s, int(ask.seat), int(ask.a) % 8)}
    return {}


def scheme_name(s: War, seat: int) -> str:
    """The scheme of a seat, or ""."""
    card = int(s.top(s.pile_of(seat, SCHEME)))
    return EVENT_NAMES[int(s.scheme(seat))] if card >= 0 else ""
