"""DOOM under fuzz."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hadur.games.doom import GAME, notation, verbs
from hadur.games.doom.loading.missions import MISSIONS, mission
from hadur.games.doom.piles import set_copy, take_set
from hadur.games.doom.setup import OPTIONS
from hadur.games.doom.state import (
    TOKEN_BEARER,
    TOKEN_PLACE,
    TOKEN_PROGRESS,
    TOKEN_SIZE,
    TOKEN_THREAT,
    Raid,
    raid,
)
from hadur.games.doom.values import health
from hadur.games.doom.vocabulary import (
    ACTION_CARD,
    ANYTIME,
    BLOCKING,
    GOAL_DELIVER,
    GOAL_PROGRESS,
    IMPASSABLE,
    MAIN,
    SPECIAL,
)
from hadur.kernel.bits import BIT, members
from hadur.kernel.chance import draw
from hadur.kernel.moves import first, verb_of
from hadur.kernel.state import PROMPTS, Listener, State
from tools.fuzzing.subject import Subject

GONE = "whatever it is about is always still there when a legal game comes to it"
NO_CARD = "no card of ours does this; owners of the box may have one"
NO_MAP = "no mission of ours is drawn like that; owners of the box may have one"

UNREACHABLE: dict[str, str] = {
    # What no legal game of our missions brings about, with the reason.
    "summoning.join_turns": "none of our threat cards says join (DM-S25)",
    "summoning.bring: join_turns": "none of our threat cards says join (DM-S25)",
    "displacement.anywhere": "no map of ours has spaces without a way to them (DM-S39)",
    "marine._is_in": "no set of ours has a card twice (DM-4.21)",
    "usable.open_uses: out = _add_uses(s, out, squad": NO_CARD,
    "attacking.TurnDie.play: t.ask(TURN_DIE": NO_CARD,
    "conditions._can_pay: held -= 1": NO_CARD,
    "conditions._mission_holds: return False": "all conditions there are stand above it",
    "conditions._near_grenade: return False": GONE,
    "conditions._stands_on: return False": GONE,
    "conditions.token_here: return -1": GONE,
    "conditions._attack_holds: return False": GONE,
    "attack.replace_card: return": GONE,
    "attack.result: return": GONE,
    "attacking.on_attack: return": GONE,
    "damage.frag: return": GONE,
    "damage.recover: return": GONE,
    "damage.achieve: return": "progress and cores are counted where they lie",
    "displacement.DisplacedTo.play: return": GONE,
    "displacement.Push.moves: return append(out, pack(DONE))": GONE,
    "figures._is_asked_for: return False": "every effect is in the list of an ability",
    "figures.grenade_place: return -1": GONE,
    "figures.group_of: return 0": GONE,
    "glory.reward: return": GONE,
    "movement.arrived: return": GONE,
    "movement.burst: return": GONE,
    "steps.teleport_price: return 2": NO_MAP,
    "marine.respawn_squares: posts = s.board.starts": NO_MAP,
    "tokens._collect: continue": NO_MAP,
    "tokens.check_progress: return": "progress is made where it is the goal",
    "usable._spots_beside: return out": GONE,
}
SELDOM: dict[str, str] = {
    # What can happen, but in far less than one game of a thousand, and the test that makes it.
    "displacement.DisplacedTo.moves: return": "rules/test_s12_large.py (displacement)",
    "displacement.step_aside": "rules/test_s12_large.py (who cannot go on)",
    "movement.burst: step_aside": "rules/test_s12_large.py (who cannot go on)",
    "demons.act_on": "rules/test_s12_large.py (who cannot go on)",
    "marine.act_on": "rules/test_s12_large.py (who cannot go on)",
    "arming.offer_attack: return": "rules/test_midst.py (who falls on the way)",
    "arming.offer_attack: s.push": "rules/test_midst.py (who cannot go on)",
    "arming.offer_attack: step_aside": "rules/test_midst.py (who cannot go on)",
    "arming.offer_attack: elif": "rules/test_midst.py (what a card says comes after)",
    "arming.offer_attack: s.ask": "rules/test_midst.py (what a card says comes after)",
    "large.can_rest: return False": "rules/test_s12_large.py (two large figures)",
    "damage.Drop.moves": "rules/test_corners.py (no token falls into blocking terrain)",
    "damage.speaker": "rules/test_s21_things.py (DM-26.18), test_fuzz.py (marines who leave)",
    "question drop": "rules/test_corners.py (a token of a large demon)",
    "marine.Respawn.play: return": "test_fuzz.py (marines who leave)",
    "marine.Respawn.play: t.ask(BESIDE": "rules/test_s15_attack.py (DM-16.23)",
    "marine.activate: return": "test_fuzz.py (marines who leave)",
    "ability slayer/0 used": "rules/test_corners.py (a slayer)",
    "glory.Kill.moves: return vec[i64]([pack(YES)])": "rules/test_corners.py (no way on)",
    "tokens.check_hold: end_mission": "rules/test_s21_things.py (guard duty)",
}


class Doom(Subject):
    """Marines who go where chance leads them would wander about for thousands of decisions: a
    game is left early, and another is begun."""

    games = 480
    decisions = 600

    def __init__(self) -> None:
        super().__init__(GAME, UNREACHABLE, SELDOM)
        self.setups = [
            GAME.check_setup(
                {"seats": 2 + (number + number // 4) % 4, "options": _options(name, number)}
            )
            for number, name in enumerate(MISSIONS * 2)
        ]

    def start(self, seed: int, setup: dict[str, Any]) -> Raid:
        """What the marines are here for lies far away on the maps: in two games of three they have
        special weapons and grenades from the start and are scattered over the map, all teleporters
        are active, and one thing more decides the mission."""
        s = raid(GAME.begin(setup, seed))
        if draw(seed, 36, 0, 2):
            s.listener = Listener()
        if draw(seed, 37, 0, 3) == 0:
            return s
        for weapon in range(len(s.book.weapons)):
            seat = 1 + weapon % (int(s.seats) - 1)
            if s.book.weapon_kind[weapon] >= SPECIAL and set_copy(s, weapon) >= 0:
                take_set(s, seat, weapon)
        for number in range(200):
            if s.round > 0:
                break
            legal = s.legal(0)
            s.advance(int(legal[int(draw(seed, 33, number, len(legal)))]), 0)
        scatter(s, seed)
        return s

    def wanted(self) -> set[str]:
        found = set()
        for name in MISSIONS:
            book = mission(name).book
            for ability in range(len(book.when)):
                if book.when[ability] >= ANYTIME and book.optional[ability]:
                    found.add(f"ability {ability_name(book, ability)} used")
            for sheet in range(len(book.kind)):
                if book.kind[sheet] == ACTION_CARD and book.action[sheet] == MAIN:
                    found.add(f"card {book.names[sheet]} played")
        ours = [p for p in PROMPTS if type(p).__module__.startswith("hadur.games.doom")]
        return found | {f"question {prompt.name}" for prompt in ours}

    def key(self, s: State, index: int, move: int) -> str:
        t = raid(s)
        verb = int(verb_of(move))
        if verb == verbs.USE:
            return f"ability {ability_name(t.book, int(first(move)))} used"
        if verb in (verbs.PLAY, verbs.SPRINT):
            word = "played" if verb == verbs.PLAY else "sprinted with"
            return f"card {t.book.names[int(first(move))]} {word}"
        return f"{t.asks[index].prompt.name} {notation.write(t, index, move).split()[0]}"

    def passed_up(self, s: State, index: int, move: int) -> Iterable[str]:
        yield f"question {s.asks[index].prompt.name}"

    def effects(self) -> Iterable[Any]:
        return ()


def scatter(s: Raid, seed: int) -> None:
    """Put small figures anywhere, by turns beside tokens and beside whatever else is of use."""
    count = int(s.token_count())
    tokens = [int(s.token(k, TOKEN_PLACE)) for k in range(count)]
    other = [int(n) for n in (*s.board.portals, *s.board.items, *s.board.teleporters)]
    s.teleporters = int(BIT[len(s.board.teleporters)]) - 1
    small = [f for f in members(s.marines() | s.demons()) if not s.book.is_large(f)]
    for number, figure in enumerate(small):
        wanted = (tokens if number % 2 == 0 else other) or other
        near = [n for n in range(int(s.field.squares)) if _is_beside(s, n, wanted)]
        if near:
            s.lift(figure)
            s.set_down(figure, near[int(draw(seed, 34, number, len(near)))], 0)
    for figure in members(s.demons()):
        s.damage[figure] = int(draw(seed, 38, int(figure), int(health(s, figure))))
    if draw(seed, 39, 0, 2):
        nearly_decide(s)


def nearly_decide(s: Raid) -> None:
    """One thing more ends the mission, whoever does it; Alpha has a token in his hands."""
    s.frags = s.book.frags - 1
    s.achieved = max(0, int(s.book.goal_count) - 1)
    for token in range(int(s.token_count())):
        s.tokens[token * TOKEN_SIZE + TOKEN_THREAT] = 2
        if s.book.goal == GOAL_PROGRESS:
            s.tokens[token * TOKEN_SIZE + TOKEN_PROGRESS] = int(s.book.goal_amount) - (token == 0)
    if s.book.goal == GOAL_DELIVER:
        s.tokens[TOKEN_PLACE], s.tokens[TOKEN_BEARER] = -1, 0
        beside = [n for n in range(int(s.field.squares)) if _is_beside(s, n, list(s.board.exits))]
        if beside:
            s.lift(0)
            s.set_down(0, beside[0], 0)


def _is_beside(s: Raid, square: int, wanted: list[int]) -> bool:
    near = any(place >= 0 and s.field.adjacent(square, place) for place in wanted)
    return near and _is_free(s, square)


def _is_free(s: Raid, square: int) -> bool:
    width = int(s.board.grid.width)
    if s.board.grid.at(square % width, square // width) < 0:
        return False
    return s.at[square] < 0 and s.board.terrain[square] not in (BLOCKING, IMPASSABLE)


def ability_name(book: Any, ability: int) -> str:
    """The card, and which of its abilities."""
    sheet = int(book.sheet[ability])
    return f"{book.names[sheet]}/{ability - int(book.first[sheet])}"


def _options(mission: str, number: int) -> dict[str, str]:
    """Half of the games are played by all the rules' other readings."""
    if number < len(MISSIONS):
        return {"mission": mission}
    return {"mission": mission, **{name: other for name, (_, other, _) in OPTIONS.items()}}


SUBJECT = Doom()
