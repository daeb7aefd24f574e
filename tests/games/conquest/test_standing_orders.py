"""Standing orders in Conquest: windows pass by themselves, until something is done to the seat."""

from __future__ import annotations

from hadur.games.conquest import GAME
from hadur.games.conquest.standing_orders import WINDOWS
from hadur.table import commands
from hadur.table.standing_orders import StandingOrder, Until
from tests.table.house import House, follow, playing

PEOPLE = ("anna", "bela")


def at_war() -> House:
    return playing(GAME, decks=["nazdreg", "cato"])


def usual(house: House) -> None:
    """Whoever is asked does what looks best to the rules of thumb."""
    decision = house.table.decisions()[0]
    match = house.table.in_play()
    merits = list(GAME.advisor().merits(match.state, decision.index))
    house.move(PEOPLE[decision.seat], decision.texts[merits.index(max(merits))])


def questions(house: House, seat: int, order: Until | None) -> dict[str, int]:
    """How often a seat is asked what in a whole game; with an order it passes in every window, and
    gives the order again whenever it has ended."""
    asked: dict[str, int] = {}
    while house.table.decisions():
        follow(house)
        if not house.table.decisions():
            break
        decision = house.table.decisions()[0]
        if decision.seat == seat:
            name = WINDOWS if WINDOWS in decision.topics else decision.prompt
            asked[name] = asked.get(name, 0) + 1
            if order is not None and name == WINDOWS:
                house.do(commands.order, PEOPLE[seat], WINDOWS, "pass", order)
                assert house.table.seats[seat].orders
                continue
        usual(house)
    return asked


def test_one_order_spares_most_questions_of_a_game() -> None:
    ends = (None, Until.STAGE, Until.ATTACKED, Until.CANCELLED)
    each = {end: questions(at_war(), 0, end) for end in ends}
    assert each[None][WINDOWS] > 30, "a game without windows proves nothing"
    for end in (Until.STAGE, Until.ATTACKED):
        assert each[end][WINDOWS] < each[None][WINDOWS] / 2
    assert each[Until.CANCELLED][WINDOWS] == 1
    assert each[Until.CANCELLED]["combat-turn"] > 3, "turns are no windows"


def test_an_order_for_a_phase_ends_with_it() -> None:
    house = at_war()
    while house.table.decisions()[0].prompt != "action-window":
        usual(house)
    seat = house.table.decisions()[0].seat
    house.do(commands.order, PEOPLE[seat], WINDOWS, "pass", Until.STAGE)
    stage = GAME.stage(house.table.in_play().state)
    while house.table.decisions() and GAME.stage(house.table.in_play().state) == stage:
        assert house.table.seats[seat].orders
        if not follow(house):
            usual(house)
    assert house.table.decisions() and not house.table.seats[seat].orders


def test_an_order_ends_when_something_is_done_to_its_seat() -> None:
    house = at_war()
    for player in PEOPLE:
        house.do(commands.order, player, WINDOWS, "pass", Until.ATTACKED)
    while all(house.table.seats[seat].orders for seat in range(2)):
        if not follow(house):
            usual(house)
    hit = next(seat for seat in range(2) if not house.table.seats[seat].orders)
    made = house.table.made[-1]
    assert made.seat != hit, "what a seat does itself ends no order of its own"
    match = house.table.in_play()
    events = match.events_since(house.table.moves - 1, hit)
    before = match.position(house.table.moves - 1)
    assert hit in [GAME.attacked(before, event) for event in events]


def test_topics_go_from_the_narrow_to_the_wide_and_tell_nothing_of_hands() -> None:
    house = at_war()
    seen: set[str] = set()
    for _ in range(400):
        if not house.table.decisions():
            break
        state = house.table.in_play().state
        decision = house.table.decisions()[0]
        assert decision.topics[-1] in (decision.prompt, WINDOWS, "offer-interrupt-deploying")
        seen.update(decision.topics)
        other = state.sample(1 - decision.seat, rng=3)
        assert other.decisions[0].topics == decision.topics
        usual(house)
    assert {WINDOWS, "offer", "action-window"} <= seen
    assert [topic for topic in seen if topic.startswith(("offer-interrupt-", "offer-reaction-"))]


def test_what_may_be_needed_to_pay_for_an_own_card_is_no_window() -> None:
    house = at_war()
    house.do(commands.order, "anna", WINDOWS, "pass")
    house.do(commands.order, "anna", "offer", "pass")
    asked = 0
    while house.table.decisions():
        if follow(house):
            continue
        decision = house.table.decisions()[0]
        if decision.seat == 0 and decision.prompt == "offer":
            assert decision.topics == ["offer-interrupt-deploying"]
            asked += 1
        usual(house)
    assert asked, "nothing was offered to pay with"


def test_an_order_for_one_event_leaves_others_to_its_player() -> None:
    order = StandingOrder("offer-reaction-damage-assigned", "pass", Until.CANCELLED)
    house = at_war()
    house.do(commands.order, "anna", order.prompt, order.answer, order.until)
    own: set[str] = set()
    while house.table.decisions():
        if follow(house):
            continue
        decision = house.table.decisions()[0]
        if decision.seat == 0:
            own.add(decision.topics[0])
        usual(house)
    assert order.prompt not in own and "action-window" in own
