"""DOOM at a table: undone, left, gone on with, and kept."""

from __future__ import annotations

from typing import Any

from hadur.games import load
from hadur.table import commands
from hadur.table.entries import NextChosen, Rematched
from hadur.table.sheet import Status
from hadur.table.view import shown

from .house import House, playing
from .test_opening import refused

GAME = load("doom")
PEOPLE = ("anna", "bela", "cili")


def raiding(**options: str) -> House:
    chosen: dict[str, Any] = {"mission": "4", "invader-cards": "recommended", **options}
    return playing(GAME, *PEOPLE, seats=3, options_=chosen)


def ready(house: House) -> None:
    """Everybody takes what comes first until the first round has begun."""
    while house.table.decisions() and shown_round(house) == 0:
        decision = house.table.decisions()[0]
        house.move(PEOPLE[decision.seat], decision.texts[0])


def shown_round(house: House) -> int:
    assert house.table.match is not None
    return int(GAME.view(house.table.match.state, None)["round"])  # type: ignore[call-overload]


def test_a_table_is_folded_again_to_the_same_mission() -> None:
    house = raiding()
    ready(house)
    again = house.again()
    assert again.match is not None and house.table.match is not None
    assert again.match.state.fingerprint() == house.table.match.state.fingerprint()


def test_a_marine_takes_a_step_back_but_no_roll() -> None:
    house = raiding()
    ready(house)
    while True:
        decision = house.table.decisions()[0]
        steps = [text for text in decision.texts if text.startswith("step")]
        sprints = [text for text in decision.texts if text.startswith("sprint")]
        if steps:
            break
        house.move(PEOPLE[decision.seat], (sprints or decision.texts)[0])
    assert house.table.match is not None
    before = house.table.match.state.fingerprint()
    house.move(PEOPLE[decision.seat], steps[0])
    assert house.table.match.state.fingerprint() != before
    if shown(house.table, PEOPLE[decision.seat], house.now).undo == "free":
        house.do(commands.undo, PEOPLE[decision.seat])
        assert house.table.match is not None
        assert house.table.match.state.fingerprint() == before


def test_a_marine_who_gives_up_leaves_the_others_to_it() -> None:
    house = raiding()
    ready(house)
    house.do(commands.concede, "bela")
    assert house.table.status is Status.PLAYING and house.table.is_out(1)
    house.do(commands.concede, "cili")
    assert house.table.ended is not None and house.table.ended.scores == [1, -1, -1]


def test_the_losers_of_a_custom_operation_choose_the_next_mission() -> None:
    house = raiding(operation="custom")
    for player in PEOPLE[1:]:
        house.do(commands.concede, player)
    found = shown(house.table, "cili", house.now).series
    assert found is not None and found.choice is not None and found.choice.yours
    assert found.choice.value == "1" and "4" not in found.choice.values
    assert refused(house, commands.rematch, "anna", "next", "9") == "table-not-to-choose"
    assert refused(house, commands.rematch, "bela", "next", "4") == "table-no-such-choice"
    assert house.do(commands.rematch, "cili", "next", "9")[0] == NextChosen(seat=2, value="9")
    house.do(commands.rematch, "bela", "next")
    assert house.do(commands.rematch, "anna", "next")[-1] == Rematched(table="next")
    following = House(GAME, commands.rematch_table(house.table, "before"))
    assert following.table.setup["options"]["mission"] == "9"
    assert [seat.name for seat in following.table.seats] == ["Anna", "Bela", "Cili"]


def test_an_operation_says_how_it_is_called_from_its_first_mission_on() -> None:
    house = raiding(operation="operation")
    found = shown(house.table, "anna", house.now).series
    assert found is not None and (found.number, found.won, found.choice) == (1, [0, 0, 0], None)
    assert shown(raiding().table, "anna", house.now).series is None


def test_after_a_single_mission_the_roles_go_round() -> None:
    house = raiding()
    for player in PEOPLE[1:]:
        house.do(commands.concede, player)
    for player in PEOPLE:
        house.do(commands.rematch, player, "next")
    following = House(GAME, commands.rematch_table(house.table, "before"))
    assert [seat.name for seat in following.table.seats] == ["Bela", "Cili", "Anna"]
