"""Pointing: every kind of move says where to point, and pointing says which move is meant."""

import pytest

from hadur import bots
from hadur.games.summoner_wars import GAME
from hadur.games.summoner_wars.cards.definition import FACTIONS
from hadur.games.summoner_wars.notation import WORDS
from hadur.kernel.match import Match


def spots(table, move: str) -> list[str]:
    """Where to point for a legal move of the open question."""
    state = table.state
    index = state.decision.index
    return GAME.spots(state, index, GAME.parse(state, move, index))


@pytest.mark.parametrize(
    ("position", "move", "expected"),
    [
        ("phase=summon; b1: 0 gate; a1: 0 svara; hand0: ice-smith", "end", []),
        (
            "phase=summon; b1: 0 gate; a1: 0 svara; hand0: ice-smith",
            "summon ice-smith c1",
            ["hand:ice-smith", "c1"],
        ),
        ("phase=move; c3: 0 ice-smith", "move c3 c5", ["c3", "c5"]),
        ("phase=move; c3: 0 beast-rider", "charge c3 c7", ["c3", "c7"]),
        ("phase=move; c3: 0 makeinda-ru", "use prepare c3", ["c3"]),
        ("phase=build; a1: 0 svara; hand0: gate", "build gate b1", ["hand:gate", "b1"]),
        ("phase=attack; c3: 0 ice-smith; c4: 1 gate", "attack c3 c4", ["c3", "c4"]),
        ("phase=attack; c3: 0 dragos; c2: 0 undead-archer; c4: 1 gate", "attack c3", ["c3"]),
        ("phase=move; a1: 0 svara; hand0: ice-repair", "play ice-repair", ["hand:ice-repair"]),
        ("phase=magic; a1: 0 svara; hand0: gate", "discard gate", ["hand:gate"]),
    ],
)
def test_moves_of_the_phases(table, position: str, move: str, expected: list[str]) -> None:
    assert spots(table(position), move) == expected


def test_answers_point_at_spaces_and_at_cards_of_piles(table) -> None:
    raised = table("phase=summon; c3: 0 ret-talus; discard0: undead-archer undead-carrier")
    raised.do("use raise-the-dead c3")
    assert spots(raised, "take undead-archer") == ["discard:undead-archer"]
    raised.do("take undead-archer")
    assert spots(raised, "pick c4") == ["c4"]


def test_a_choice_of_ways_and_a_refusal_point_at_nothing(table) -> None:
    smith = table("phase=move; c3: 0 ice-smith charges=1; c5: 0 frost-mage")
    smith.do("move c3 c4")
    assert [spots(smith, move) for move in smith.legal] == [[]] * len(smith.legal)


def test_every_move_of_whole_games_has_spots_that_its_view_shows() -> None:
    """Spots are spaces of the board, cards the mover holds or may look through, or own events."""
    seen: set[str] = set()
    for number, deck in enumerate(FACTIONS):
        match = Match.start(GAME, {"decks": [deck, list(FACTIONS)[number - 1]]}, number + 1)
        bot = bots.make("random", GAME, number)
        while not match.state.over and match.moves < 400:
            decision = match.state.decisions[0]
            view = match.state.view(decision.seat)
            for move in decision.moves:
                word = GAME.text(match.state, decision.index, move).split()[0]
                for spot in GAME.spots(match.state, decision.index, move):
                    assert shown(view, decision.seat, spot), f"{word}: {spot}"
                seen.add(word)
            match.play(bot.choose(match.state, decision.seat), decision.seat)
    assert seen >= set(WORDS.values()) - {"charge"}


def shown(view: dict, seat: int, spot: str) -> bool:
    pile, _, card = spot.rpartition(":")
    player = view["players"][seat]
    if pile in ("hand", "discard"):
        return card in player[pile]
    if pile == "event":
        # A card that has just been discarded may still have an effect to carry out.
        events = [event["card"] for side in view["players"] for event in side["events"]]
        return card in events or card in player["discard"]
    return len(spot) == 2 and spot[0] in "abcdef" and spot[1] in "12345678"


@pytest.mark.parametrize(
    ("position", "pointed", "expected"),
    [
        ("phase=move; c3: 0 ice-smith", ["c3", "c8"], "move c3 c8"),
        ("phase=attack; c3: 0 ice-smith; f8: 1 gate", ["c3", "f8"], "attack c3 f8"),
        (
            "phase=summon; a1: 0 svara; hand0: ice-smith",
            ["hand:ice-smith", "f8"],
            "summon ice-smith f8",
        ),
        ("phase=build; a1: 0 svara; hand0: gate", ["hand:gate", "f8"], "build gate f8"),
        ("phase=move; a1: 0 svara; hand0: ice-ram", ["hand:ice-ram"], "play ice-ram"),
        ("phase=magic; a1: 0 svara; hand0: gate", ["hand:gate"], "discard gate"),
        ("phase=move; a1: 0 svara", ["a1"], ""),
        ("phase=move; a1: 0 svara", ["a1", "b1", "c1"], ""),
        ("phase=move; a1: 0 svara", [], ""),
    ],
)
def test_what_pointing_means_legal_or_not(table, position, pointed, expected) -> None:
    state = table(position).state
    meant = GAME.meant(state, state.decision.index, pointed)
    assert meant == expected
    if meant:
        assert state.explain(meant).text == meant


def test_what_pointing_means_when_a_card_or_a_space_is_asked_for(table) -> None:
    raised = table("phase=summon; c3: 0 ret-talus; discard0: undead-archer undead-carrier")
    raised.do("use raise-the-dead c3")
    state = raised.state
    assert GAME.meant(state, state.decision.index, ["discard:gate"]) == "take gate"
    raised.do("take undead-archer")
    assert GAME.meant(raised.state, raised.state.decision.index, ["f8"]) == "pick f8"
