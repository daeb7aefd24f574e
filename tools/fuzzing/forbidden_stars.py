"""Forbidden Stars under fuzz."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import Any

from hadur.games.forbidden_stars import GAME, log
from hadur.games.forbidden_stars.abilities.event import EVENT_CARDS, TACTIC, EventCard
from hadur.games.forbidden_stars.abilities.paragraph import PARAGRAPHS, Paragraph
from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES, EVENT_NAMES, UPGRADE_NAMES
from hadur.games.forbidden_stars.cards.definition import COMBAT, STARTING
from hadur.games.forbidden_stars.components.sheets import CITY, FACTIONS, SHEETS, SHIP
from hadur.games.forbidden_stars.notation import write
from hadur.games.forbidden_stars.phases.refresh import LAST_ROUND
from hadur.games.forbidden_stars.state import (
    ASSET,
    CARDS,
    COMBAT_DECK,
    HOUSE,
    MATERIEL,
    OWNED,
    SETUP_PHASE,
    UPGRADES,
    War,
    war,
)
from hadur.games.forbidden_stars.verbs import CARD, CHOOSE, DONE, NO
from hadur.kernel.bits import BIT
from hadur.kernel.chance import draw
from hadur.kernel.events import Heard
from hadur.kernel.moves import first, verb_of
from hadur.kernel.state import PROMPTS, State
from tools.fuzzing.subject import Subject

ROUNDS = 3
"""Of a game that begins with riches: the later rounds bring little that is new."""


def enrich(s: War, seed: int) -> None:
    """Random players never save up: here all have materiel, assets, a city, other combat cards, and
    most often all upgrades."""
    for seat in range(s.seats):
        s.set(seat, MATERIEL, 14)
        s.house[seat * HOUSE + OWNED] = 31 if seed % 3 else 0
        for asset in range(3):
            while s.has(seat, ASSET + asset) < 3:
                s.gain_asset(seat, asset)
        for area in range(4 * s.galaxy.systems):
            free = s.friendly_worlds(seat) & BIT[area] and s.structures(area) == 0
            if free and s.level(seat) < 3:
                s.build(seat, area, CITY)
        change_deck(s, seat, seed)


def change_deck(s: War, seat: int, seed: int) -> None:
    """A combat deck of any five cards of the faction."""
    deck, upgrades = s.pile_of(seat, COMBAT_DECK), s.pile_of(seat, UPGRADES)
    kinds = sorted({int(s.kind[c]) for c in s.cards_in(deck) + s.cards_in(upgrades)})
    for card in s.cards_in(deck):
        s.put(card, upgrades)
    for k in range(5):
        kind = kinds.pop(draw(seed, 91, 5 * seat + k, len(kinds)))
        for _ in range(2):
            s.put(s.find(upgrades, kind), deck)
    s.shuffle(deck, CARDS)
    for card in s.cards_in(upgrades):
        s.reveal(card, s.all_seats())
    s.learned = 0


class Dealer:
    """Random numbers for a position."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.count = 0

    def below(self, most: int) -> int:
        self.count += 1
        return int(draw(self.seed, 77, self.count, most))

    def army(self, faction: str, ships: bool) -> str:
        """Two to five units, some of them routed, the first not."""
        names = [u.name for u in SHEETS[FACTIONS.index(faction)].units if (u.kind == SHIP) == ships]
        found = [names[self.below(len(names))] for _ in range(2 + self.below(3))]
        most = {name: found.count(name) for name in names}
        parts = [f"{min(many, 3)} {name}" for name, many in most.items() if many]
        extra = names[self.below(len(names))]
        if self.below(2) and most.get(extra, 0) < 2:
            parts.append(f"routed {extra}")
        return ", ".join(parts)

    def deck(self, faction: str, cards: tuple[str, ...] = ()) -> list[str]:
        """Any five cards of a faction, those of these that are its own among them."""
        base = 14 * FACTIONS.index(faction)
        names = CARD_NAMES[base : base + 14]
        found = [names.pop(names.index(card)) for card in cards if card in names]
        return found + [names.pop(self.below(len(names))) for _ in range(5 - len(found))]

    def scheme(self, faction: str) -> str:
        return EVENT_NAMES[8 * FACTIONS.index(faction) + self.below(4)]


def side(faction: str, deal: Dealer, cards: tuple[str, ...] = ()) -> dict[str, Any]:
    """A player in the middle of a war, with the cards that are the faction's on top."""
    deck = deal.deck(faction, cards)
    return {
        "deck": deck,
        "top": [card for card in deck if card in cards for _ in range(2)],
        "scheme": deal.scheme(faction),
        "reinforcement": deal.below(4),
        "forge": deal.below(3),
        "cache": deal.below(2),
        "materiel": 1 + deal.below(9),
    }


def one_of_each(faction: str, ships: bool) -> str:
    """One unit of each type, and a routed one."""
    units = SHEETS[FACTIONS.index(faction)].units
    names = [unit.name for unit in units if (unit.kind == SHIP) == ships]
    return ", ".join([f"1 {name}" for name in names] + [f"routed {names[0]}"])


MEETINGS = (
    ("space-marines", "armoured-advance", "eldar", "psychic-lance"),
    ("orks", "weirdboyz", "eldar", "psychic-lance"),
    ("space-marines", "show-no-fear", "chaos", "chaos-victorious"),
    ("space-marines", "hold-the-line", "eldar", "fire-prism"),
    ("eldar", "wave-serpent", "orks", "smasher-gargant"),
    ("chaos", "death-and-despair", "space-marines", "fury-of-the-ultramar"),
    ("eldar", "hit-and-run", "orks", "gretchin"),
)
"""Factions and cards that have something to say to each other, but seldom meet."""


def combat(one: str, other: str, seed: int, cards: tuple[str, ...] = ()) -> War:
    """Seat 0 attacks seat 1 somewhere in 1a, with friends around, seldom before the eyes of a third
    player; the world may be the last that one of them needs, or has."""
    deal = Dealer(seed)
    ships = deal.below(3) == 0
    area = "1a-sw" if ships else "smyrna"
    sides = [side(faction, deal, cards) for faction in (one, other)]
    low = [SHEETS[FACTIONS.index(name)].units for name in (one, other)]
    units: list[dict[str, str]] = [{area: deal.army(name, ships)} for name in (one, other)]
    if cards:
        units = [{area: one_of_each(name, ships)} for name in (one, other)]
    if deal.below(2) and not ships:
        units[1][area] += ", " + ("bastion", "city, bastion", "factory")[deal.below(3)]
    units[0] |= {"turaci": "factory", "medrias": low[0][0].name}
    if ships or deal.below(6):
        units[1] |= {"noatun": "factory", "phlegra": low[1][0].name, "nicea": low[1][0].name}
    if not ships:
        units[1]["1a-sw"] = low[1][1].name
    for k in range(2):
        sides[k] |= {"units": units[k], "collected": deal.below(2)}
    position: dict[str, Any] = {
        "start": f"combat {area} 0",
        "origins": [["10a-se"] if ships else ["medrias"], []][deal.below(5) == 0],
        "objectives": {"smyrna": deal.below(2)},
        "storms": ["3b-12a"],
        "stacks": {"12a": ["1 deploy"]},
        "round": LAST_ROUND,
        "0": sides[0],
        "1": sides[1],
    }
    factions = [one, other]
    if deal.below(8) == 0:
        factions.append(next(name for name in FACTIONS if name not in factions))
        position |= {"2": {"units": {"surge": "factory"}}, "round": LAST_ROUND - 1}
    setup = {
        "seats": [{"faction": name} for name in factions],
        "options": {"second-damage": ("separate", "added")[deal.below(2)]},
    }
    return war(GAME.begin_at(setup, position, seed))


def strike(one: str, other: str, seed: int) -> War:
    """Seat 0 may strike seat 1 on smyrna, with all its upgrades and a scheme."""
    deal = Dealer(seed)
    sides = [side(faction, deal) for faction in (one, other)]
    low = [SHEETS[FACTIONS.index(name)].units[0].name for name in (one, other)]
    there = deal.army(other, ships=False) + ("", ", bastion", ", city, bastion")[deal.below(3)]
    units = [
        {"1a-sw": deal.army(one, ships=True), "turaci": "factory", "medrias": f"routed {low[0]}"},
        {"smyrna": there, "noatun": "factory", "nicea": low[1]},
    ]
    for k, faction in enumerate((one, other)):
        base = 5 * FACTIONS.index(faction)
        sides[k] |= {"units": units[k], "upgrades": UPGRADE_NAMES[base : base + 5]}
    position = {
        "stacks": {"1a": ["0 advance"], "12a": ["1 deploy"]},
        "round": LAST_ROUND,
        "0": sides[0],
        "1": sides[1],
    }
    return war(GAME.begin_at({"seats": [{"faction": one}, {"faction": other}]}, position, seed))


DECLARED = "runs while the cards are declared"
LOOKING = "only whoever looks at the table or words a question wants to know"
GUARD = "what would have to be gone already is still there in every legal game"
ROOM = "tiles are chosen so that there is room for everything"
ADVICE = "only bots want to know: tests/sense/forbidden-stars.toml"

UNREACHABLE: dict[str, str] = {
    # What no legal game brings about, with the reason.
    "building.WhichForce.answered: s.set(seat, FORCES, 0)": ROOM,
    "building.WhichObjective.answered: return": ROOM,
    "building.WhichTile.answers: for side": ROOM,
    "building.WhichTile.answers: out = append(out, pack(TILE, side))": ROOM,
    "eldar.TopOrBottom.answered: return": GUARD,
    "gains.SpendFor.ways: return out": "nobody has so many tokens that more would be of no use",
    "gains.attack_dice": DECLARED,
    "gains.attack_tokens": DECLARED,
    "gains.both_tokens": DECLARED,
    "gains.defence_dice": DECLARED,
    "gains.defence_tokens": DECLARED,
    "gains.morale_dice": DECLARED,
    "gains.rolled_dice": DECLARED,
    "losses.ambushed: return": GUARD,
    "losses.offer_gitz_dem: return": GUARD,
    "opening.system_named: return -1": LOOKING,
    "orks.Lootin.way_names": LOOKING,
    "orks.SmashWhom.answered: return": GUARD,
    "paragraph.Paragraph.belong": DECLARED,
    "paragraph.resolve_paragraph: return": GUARD,
    "paragraph.unit:": DECLARED,
    "planning.PlaceOrder.answered: return": GUARD,
    "refresh.ChooseEvent.answered: return": GUARD,
    "refresh.StormMove.answered: return": GUARD,
    "strikes.StrikeUpgrade.way_names": LOOKING,
    "units.rally_one": DECLARED,
    "units.retreat_one": DECLARED,
    "ways.ships_pass: return False": GUARD,
    "ways.stormed: return False": "no two systems beside each other are without a border",
    "chaos.Blight.owner: return ask.seat": GUARD,
    "event.EventCard.saves: return 0": "only schemes that lower a price are asked",
    "losses.after_rout: return": GUARD,
    "losses.hunted: return": GUARD,
    "state.War.has_upgrade: return False": "each seat is asked for upgrades of its own faction",
    "upgrade.Upgrade.further_units: return 0": "only upgrades that last are asked",
    "chaos.Incantation.free": ADVICE,
    "chaos.SpoilsOfWar.free": ADVICE,
    "choices.PlacingEvent.free": ADVICE,
    "eldar.LegacyOfVaul.free": ADVICE,
    "eldar.OutcastsReturned.free": ADVICE,
    "event.EventCard.free": ADVICE,
    "orks.HowWeGetzHere.free": ADVICE,
    "orks.LootinNStealin.free": ADVICE,
    "orks.MoarBoyz.free": ADVICE,
    "space_marines.TheEmperorProtects.free": ADVICE,
    "space_marines.WorkOfTheRighteous.free": ADVICE,
}
LEAVING = "rules/test_s20_refresh.py (somebody leaves at any moment)"
SELDOM: dict[str, str] = {
    # What can happen, but in far less than one game of a thousand, and the test that makes it.
    "building.build_board: return": LEAVING,
    "check.check_elimination: award(s, gone)": "rules/test_s24_limits.py (all are out at once)",
    "check.check_elimination: return": "rules/test_s24_limits.py (all are out at once)",
    "check._clear_stack: k += 1": LEAVING,
    "check.eliminate": LEAVING,
    "check.leave": LEAVING,
    "combat.capture_structures: s.tell(log.RAZED": "the scenario FS-EX28 (no control token)",
    "combat.reveal_card: return": "cards/test_eldar.py (nobody is left to fight)",
    "combat._defender: return -1": "rules/test_s14_combat.py (a combat needs two sides)",
    "combat.fight_over: return": "rules/test_s14_combat.py (a combat needs two sides)",
    "damage._forget_wound": "rules/test_s14_combat.py (option added)",
    "damage._with_wounded: continue": "rules/test_s14_combat.py (option added)",
    "eldar.serpent_areas: out &=": "cards/test_eldar.py (a second Wave Serpent)",
    "operations.take_token: return": LEAVING,
    "planning.plan: return": LEAVING,
    "prompts.Question.answer_for": LEAVING,
    "orks.Ram.resolve: pick": "cards/test_orks.py (nobody is left to be rammed)",
    "orks.SmashWhom.answered: destroy": "cards/test_orks.py (too few dice)",
    "question wave-serpent-area": "cards/test_eldar.py (one of several worlds)",
    "combat_cards._both_work": "test_crossings.py (two copies of a card)",
    "eldar.Guidance.lapse": "cards/test_eldar.py (Spiritseer's Guidance lost)",
    "losses.rally: s": "test_fine_points.py (option added, who rallies)",
    "orks.Mirror.adds_up": "cards/test_orks.py (Weirdboyz discarded)",
    "orks.Mirror.lapse": "cards/test_orks.py (Weirdboyz discarded)",
    "paragraph.Paragraph.adds_up": "test_crossings.py (two copies of a card)",
    "space_marines.protected: return 0": "cards/test_space_marines.py (no bastion is left)",
    "strategize.Replaced.answer_for": LEAVING,
}
OPTIONAL = (
    "allow-discard", "deploy-structure", "deploy-units", "dread-ritual", "faction-ability",
    "gitz-dem", "meet-demand", "move-ground-units", "move-ships", "orbital-strike",
    "path-of-the-warrior", "place-forces", "purchase-upgrades", "reroll-own-die",
    "rites-of-battle", "rokkit-retreat", "save-from-smash", "save-routed", "strafing-run-ships",
    "strike-cards", "strike-effects", "use-crusade", "use-farseers", "use-prayer",
    "vicious-raids", "warp-gate-units", "wave-serpent-units",
)  # fmt: skip
"""Questions that may be answered with no although there is something to choose."""


class ForbiddenStars(Subject):
    def start(self, seed: int, setup: dict[str, Any]) -> War:
        """Of eight games one is ordinary, two begin with riches and are shorter, and five are no
        more than a strike or a combat and what is left of the last round."""
        kind, turn = seed % 8, seed // 8
        pair = list(permutations(FACTIONS, 2))[turn % 12]
        if kind == 7:
            one, card, other, another = MEETINGS[turn % len(MEETINGS)]
            s = combat(one, other, seed, (card, another))
        elif kind > 4:
            s = combat(*pair, seed)
        elif kind > 2:
            s = strike(*pair, seed)
        else:
            s = war(GAME.begin(setup, seed))
            if kind > 0:
                self._skip_setup(s, seed)
                enrich(s, seed)
                s.round = LAST_ROUND - ROUNDS
        s.listener = Heard()
        return s

    def _skip_setup(self, s: War, seed: int) -> None:
        """Build the galaxy at random."""
        count = 0
        while s.phase == SETUP_PHASE:
            count += 1
            legal = s.legal(0)
            s.advance(legal[draw(seed, 92, count, len(legal))], 0)

    def wanted(self) -> set[str]:
        found = {self.carried_out(effect) for effect in self.effects()}
        found |= {f"question {prompt.name}" for prompt in ours()}
        for name in OPTIONAL:
            found |= {f"{name} taken", f"{name} declined"}
        for card in COMBAT:
            found.add(f"card {card.name} played")
            if card.level != STARTING:
                found.add(f"card {card.name} bought")
        for paragraph in PARAGRAPHS:
            if paragraph.card >= 0:
                ways = [way for way in paragraph.way_names() if not way.isdigit()]
                found |= {f"{label(paragraph)} {way}" for way in ways if len(ways) > 1}
                if not paragraph.must:
                    found.add(f"{label(paragraph)} declined")
        for name in UPGRADE_NAMES:
            found |= {f"upgrade {name} bought", f"upgrade {name} used"}
        for event in EVENT_CARDS:
            for way in ("drawn", "resolve-event taken", "resolve-event declined"):
                found.add(f"event {event.name} {way}")
            if event.window != TACTIC:
                found.add(f"scheme {event.name} used")
        return found

    def key(self, s: State, index: int, move: int) -> str:
        verb = verb_of(move)
        ask = s.asks[index]
        name = ask.prompt.name
        if verb == CARD and name == "choose-combat-card":
            return f"card {CARD_NAMES[int(first(move))]} played"
        if name in ("ability", "ability-again"):
            paragraph = PARAGRAPHS[ask.a]
            if verb == CHOOSE:
                return f"{label(paragraph)} {paragraph.way_names()[first(move)]}"
            return f"{label(paragraph)} declined"
        if name in ("resolve-event", "use-scheme"):
            answer = "declined" if verb == NO else "taken"
            return f"event {EVENT_NAMES[ask.options]} {name} {answer}"
        if name in OPTIONAL and verb in (NO, DONE):
            return f"{name} declined"
        return f"{name} {' '.join(write(war(s), index, move).split()[:2])}"

    def passed_up(self, s: State, index: int, move: int) -> Iterable[str]:
        """What came since the last move, and which question it is."""
        heard = s.listener
        assert isinstance(heard, Heard)
        name = s.asks[index].prompt.name
        found = [f"question {name}"]
        if name in OPTIONAL and verb_of(move) not in (NO, DONE):
            found.append(f"{name} taken")
        for event in heard.events:
            if event.kind == log.EVENT_DRAWN:
                found.append(f"event {EVENT_NAMES[event.b]} drawn")
            elif event.kind == log.SCHEME_USED:
                found.append(f"scheme {EVENT_NAMES[event.b]} used")
            elif event.kind == log.ORDER_UPGRADE:
                found.append(f"upgrade {UPGRADE_NAMES[event.b]} bought")
            elif event.kind == log.UPGRADE_USED:
                found.append(f"upgrade {UPGRADE_NAMES[event.b]} used")
            elif event.kind == log.COMBAT_UPGRADE:
                found.append(f"card {CARD_NAMES[event.b]} bought")
        heard.events.clear()
        return found

    def effects(self) -> Iterable[Any]:
        return [p for p in PARAGRAPHS if p.card >= 0] + [
            event for event in EVENT_CARDS if type(event).resolve is not EventCard.resolve
        ]

    def carried_out(self, effect: Any) -> str:
        if isinstance(effect, Paragraph):
            return f"{label(effect)} carried out"
        return f"event {effect.name} carried out"


def ours() -> list[Any]:
    """The questions of this game."""
    found = [p for p in PROMPTS if type(p).__module__.startswith("hadur.games.forbidden_stars")]
    assert found
    return found


def label(paragraph: Paragraph) -> str:
    """The card and which of its paragraphs."""
    return f"{CARD_NAMES[paragraph.card]}/{paragraph.index}"


SUBJECT = ForbiddenStars(GAME, UNREACHABLE, SELDOM)
