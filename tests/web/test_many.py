"""Tables of more than two: near and far, sides, leaving, several winners, talk within a side."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

import hadur
from hadur.games import load
from hadur.kernel.match import Match
from hadur.web import pages
from hadur.web.facts import Series, TableFacts
from hadur.web.look import book_of
from hadur.web.naming import told_apart
from hadur.web.parts import parts, replay_parts
from hadur.web.people import in_order, listed, plays_on, result_line, side_tag
from tests.web import scenes, toys

pytestmark = pytest.mark.skipif(
    hadur.ENGINE != "pure", reason="toys cannot stand on a compiled kernel"
)


@pytest.fixture(autouse=True, scope="module")
def toys_here() -> Iterator[None]:
    with toys.here():
        yield


def facts(game: str, reader: int | None, moves: int = 12, **more: object) -> TableFacts:
    return toys.table("en", toys.played(game, 4, moves), reader, **more)


def shown(facts: TableFacts, lang: str = "en") -> dict[str, str]:
    return parts(scenes.reader(lang), facts)


def over(game: str, scores: list[int], reader: int | None, **more: object) -> TableFacts:
    """A table whose game came out like that."""
    found = facts(game, reader, **more)
    assert found.position is not None
    view = {**found.position.view, "result": scores, "decisions": []}
    return replace(found, status="over", position=replace(found.position, view=view))


def said(found: TableFacts, lang: str = "en") -> str:
    return result_line(book_of(found.game, lang), found)


@pytest.mark.parametrize(
    ("reader", "order"), [(None, [0, 1, 2, 3]), (0, [0, 1, 2, 3]), (2, [2, 3, 0, 1])]
)
def test_the_readers_seat_is_near_and_the_others_follow_clockwise(
    reader: int | None, order: list[int]
) -> None:
    found = facts("orders", reader)
    assert [seat.index for seat in in_order(found)] == order
    html = shown(found)
    marks = re.findall(r'data-seat="(\d)"', html["near"] + html["far"])
    assert [int(mark) for mark in marks] == order
    assert found.seats[order[0]].name in html["near"]


def test_replays_are_seen_from_the_seat_whose_eyes_are_borrowed() -> None:
    html = replay_parts(scenes.reader("en"), toys.replayed("en"))
    assert re.findall(r'data-seat="(\d)"', html["near"] + html["far"]) == ["1", "2", "3", "0"]
    assert html["far"].count("out of the game") == 1


def test_two_have_no_marks() -> None:
    html = shown(scenes.table("en", scenes.played("move"), 0))
    assert "data-seat" not in html["near"] + html["far"]


def test_who_is_asked_is_told_one_by_one() -> None:
    match = toys.bidding()
    asked = [decision.seat for decision in match.state.decisions]
    found = toys.table("en", match, None)
    html = shown(found)
    names = [found.seats[seat].name for seat in sorted(asked)]
    assert len(names) > 2
    assert f"{', '.join(names[:-1])} and {names[-1]} are thinking" in html["ask"]
    assert (html["near"] + html["far"]).count("to decide") == len(asked)


def test_bots_of_one_name_are_told_apart_by_their_seats() -> None:
    assert told_apart(("Ada", "Bot", "Ada B", "Bot")) == ("Ada", "Bot (2)", "Ada B", "Bot (4)")
    assert told_apart(("Ada", "", "")) == ("Ada", "", "")


def test_whoever_is_out_is_told_to_all_and_to_themselves() -> None:
    match = toys.played("orders", 4, 40, leaver=2)
    assert match.state.is_out(2) and not match.state.over
    html = shown(toys.table("en", match, 0))
    assert html["far"].count("out of the game") == 1
    mine = shown(toys.table("en", match, 2))
    assert "You are out of the game" in mine["ask"] and 'id="concede"' not in mine["tools"]
    assert 'id="concede"' in html["tools"]


def test_leaving_says_whether_the_others_play_on() -> None:
    four, duel = facts("orders", 0), scenes.table("en", scenes.played("move"), 0)
    assert "The others play on without you" in shown(four)["tools"]
    assert "The others play on" not in shown(duel)["tools"]
    assert "Do you really give up the game?" in shown(duel)["tools"]
    last_two = tuple(replace(seat, out=seat.index > 1) for seat in four.seats)
    assert "The others play on" not in shown(replace(four, seats=last_two))["tools"]


def test_a_game_of_sides_goes_on_as_long_as_two_sides_are_left() -> None:
    team = facts("lair", 0)
    assert team.sides == ((0,), (1, 2, 3))
    assert [plays_on(team, seat) for seat in team.seats] == [False, True, True, True]
    alone = replace(team, seats=tuple(replace(s, out=s.index > 1) for s in team.seats))
    assert not plays_on(alone, alone.seats[1])


def test_whoever_is_away_is_claimed_from_or_left_behind() -> None:
    html = shown(facts("orders", 0, absent=1))["banner"]
    assert "go on without them" in html and 'name="against" value="1"' in html
    assert "Claim the game" in shown(facts("lair", 2, absent=0))["banner"]


def test_sides_are_told_where_some_play_together() -> None:
    texts = book_of("lair", "en").texts
    team = facts("lair", 2)
    tags = [side_tag(texts, team, seat) for seat in team.seats]
    assert tags == ["side 1", "on your side", "", "on your side"]
    watched = facts("lair", None)
    assert [side_tag(texts, watched, s) for s in watched.seats] == ["side 1", *["side 2"] * 3]
    alone = facts("orders", 2)
    assert [side_tag(texts, alone, seat) for seat in alone.seats] == [""] * 4


def test_several_winners_are_told_as_several() -> None:
    one, two, three, four = (seat.name for seat in facts("orders", None).seats)
    assert said(over("orders", [-1, -1, 1, -1], None)) == f"{three} wins."
    assert said(over("orders", [1, -1, 1, -1], None)) == f"{one} and {three} win."
    assert said(over("orders", [1, -1, 1, 1], None)) == f"{one}, {three} and {four} win."
    assert said(over("orders", [1, -1, 1, -1], None), "hu") == f"{one} és {three} győztek."
    assert said(over("orders", [1, -1, -1, -1], 0)) == "You have won!"
    assert said(over("orders", [-1, -1, 1, -1], 0)) == f"You have lost. {three} wins."
    assert said(over("orders", [0, 0, 0, 0], 0)) == "The game is drawn."
    marines = over("lair", [-1, 1, 1, 1], 2)
    assert said(marines) == f"You have won, together with {two} and {four}!"
    assert said(marines, "hu") == f"Győztél, veled együtt a {two} és a {four} is!"


def test_scores_above_nothing_are_no_win_unless_they_are_the_best() -> None:
    assert said(over("orders", [3, 5, 1, 1], 0)).startswith("You have lost.")
    assert said(over("orders", [-1, -1, -3, -1], 0)).startswith("You have won, together")


def test_whoever_holds_several_seats_hears_who_won() -> None:
    def holding(*own: int) -> TableFacts:
        found = over("orders", [1, -1, -1, -1], own[0])
        return replace(
            found, seats=tuple(replace(seat, yours=seat.index in own) for seat in found.seats)
        )

    assert said(holding(0, 1)) == "Réka wins."
    assert said(holding(1, 2)).startswith("You have lost.")
    assert said(holding(0)) == "You have won!"


def test_only_a_side_of_several_can_talk_by_itself() -> None:
    alone, invader, marine = facts("orders", 0), facts("lair", 0), facts("lair", 2)
    assert shown(alone)["audience"] == shown(invader)["audience"] == ""
    html = shown(marine)["audience"]
    assert 'name="audience"' in html
    assert re.findall(r'<option value="(\w+)"', html) == ["all", "side"]
    names = [marine.seats[n].name for n in (1, 3)]
    assert f"{names[0]} and {names[1]}" in html
    assert shown(facts("lair", None))["audience"] == ""


def test_what_was_said_to_a_side_is_marked() -> None:
    html = shown(facts("lair", 2))["chat"]
    assert html.count("to the side") == 1
    assert html.index("Hajrá!") < html.index("to the side") < html.index("Szia!")


def test_a_series_says_how_it_stands() -> None:
    found = facts("orders", 0, series=Series("series.best-of-3", 2, (1, 0, 0, 0)))
    html = shown(found)["banner"]
    assert "Best of three, game 2: Réka 1 – " in html
    assert 'class="banner' not in html, "nothing that needs an answer"
    assert shown(facts("orders", 0))["banner"] == ""
    done = over("orders", [1, -1, -1, -1], 0, series=Series("series.best-of-3", 2, (1, 0, 0, 0)))
    assert "Next game of the series" in shown(done)["banner"]
    decided = replace(done, series=Series("series.best-of-3", 3, (2, 1, 0, 0), over=True))
    assert "Play again" in shown(decided)["banner"]


def test_names_in_a_row() -> None:
    texts = book_of("orders", "hu").texts
    assert [listed(texts, names) for names in ((), ("A",), ("A", "B"), ("A", "B", "C"))] == [
        "", "A", "A és B", "A, B és C",
    ]  # fmt: skip


# -- before the game -------------------------------------------------------------------------------


def test_every_seat_can_be_seen_to_before_the_game() -> None:
    html = shown(toys.filling("orders", "en"))["seats"]
    cards = html.split('<li class="seat-card')[1:]
    assert len(cards) == 4
    mine, bot, mine_too, free = cards
    for seat, card in ((0, mine), (2, mine_too)):
        assert 'data-do="ready"' in card and 'data-do="leave"' in card
        assert card.count(f'name="seat" value="{seat}"') == 3, "ready, leave and choose"
    assert 'data-do="unseat"' in bot and 'data-do="ready"' not in bot
    assert 'data-do="sit"' in free and 'data-do="bot"' in free and toys.LINK in free
    for seat, card in enumerate(cards):
        assert 'data-do="choose"' in card and 'name="banner"' in card, seat
    assert re.search(r'name="banner".*?value="green" selected', mine_too, re.S)


def test_guests_choose_for_their_own_seat_only_and_see_what_others_have() -> None:
    found = toys.filling("orders", "en")
    seats = tuple(replace(s, you=s.index == 2, yours=s.index == 2) for s in found.seats)
    guest = replace(found, seats=seats, host=False, several=False)
    cards = shown(guest)["seats"].split('<li class="seat-card')[1:]
    assert ['data-do="choose"' in card for card in cards] == [False, False, True, False]
    assert "<dt>Banner</dt><dd>red</dd>" in cards[0]
    assert not any('data-do="sit"' in card for card in cards), "they have a seat"
    assert 'name="seat"' not in cards[2].split('data-do="choose"')[0], "there is no other one"


def test_pages_of_a_game_without_cards_do_not_lead_to_cards_and_decks() -> None:
    reader = scenes.reader("en")
    for html in (pages.play(reader, "orders"), pages.rules(reader, "orders")):
        assert "/cards/orders" not in html and "/decks/orders" not in html
        assert "/rules/orders" in html
    assert "/cards/orders" not in pages.cards(reader, scenes.GAME)
    assert "Point at a card" not in pages.table(reader, facts("orders", 0))


def test_what_a_reader_cannot_know_changes_no_letter() -> None:
    """Neither the orders that lie face down nor, while all bid, who has bid what already."""
    from hadur.web.facts import Position

    match: Match = toys.bidding()
    first = match.state.decisions[0]
    one, two = (Match.from_record(match.game, match.record) for _ in range(2))
    one.play(first.moves[0], first.seat)
    two.play(first.moves[-1], first.seat)
    watcher = next(d.seat for d in match.state.decisions if d.seat != first.seat)
    for reader in (watcher, None):
        pages_of = [shown(toys.table("en", played, reader)) for played in (one, two)]
        assert pages_of[0] == pages_of[1]
        assert first.moves[0] != first.moves[-1]
    other = match.state.sample(watcher, rng=3)
    for world in (match.state, other):
        assert world.view(watcher) == match.state.view(watcher)
    imagined = Position(match.game.view(other, watcher), match.moves, (), ())
    true = Position(match.game.view(match.state, watcher), match.moves, (), ())
    found = toys.table("en", match, watcher)
    assert shown(replace(found, position=true)) == shown(replace(found, position=imagined))


def test_players_go_by_their_names_where_a_view_knows_their_seats_alone() -> None:
    hungarian = book_of("chaos-galaxy", "hu").calling(("Anna", "3. szintű bot (2)", "Ede"))
    say = hungarian.texts.say
    assert say("player-seat", number=2) == "a 3. szintű bot (2)"
    assert [say(f"table-player-{n}") for n in (1, 3)] == ["Anna", "Ede"]
    assert hungarian.texts.sentence("player-seat", number=2).startswith("A 3.")
    assert book_of("chaos-galaxy", "hu").say("player-seat", number=2) == "a 2. játékos"


def test_many_answers_that_say_how_many_are_small_buttons() -> None:
    """As before a game of Káosz Galaktika, where whoever cuts may lift up to 44 cards."""
    match = Match.start(load("chaos-galaxy"), {"seats": [{}, {}], "options": {"first": "0"}}, 1)
    asked = match.state.decisions[0]
    assert asked.prompt == "cut"
    html = shown(toys.table("en", match, asked.seat))["ask"]
    in_words, _, small = html.partition('<p class="run">')
    assert in_words.count('name="move"') == 1 and 'value="cut 0"' in in_words
    assert small.count('class="short"') == len(asked.texts) - 1
    assert 'value="cut 7" data-spots="" aria-label="7 off the top" class="short">7<' in small
