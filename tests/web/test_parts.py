"""The table page in parts: what each reader sees, what changes, what is only added."""

import re
from dataclasses import replace

import pytest

from hadur.games import load
from hadur.kernel.match import Match
from hadur.kernel.verdict import Refusal, Verdict
from hadur.web.facts import LogLine, Position, ShownOrder
from hadur.web.log import Log
from hadur.web.look import book_of
from hadur.web.parts import changes, folded_log, parts, replay_parts, why_answer
from tests.web import scenes

ICE = ("polar-dwarves", "fallen-kingdom")


def fresh(seed: int = 3) -> Match:
    """A new game that a test may play on; seat 0 begins."""
    return Match.start(load(scenes.GAME), {"decks": list(ICE), "options": {"first": "0"}}, seed)


def shown(match: Match, seat: int | None, lang: str = "en", **more: object) -> dict[str, str]:
    return parts(scenes.reader(lang), scenes.table(lang, match, seat, **more))


def moves(html: str) -> list[str]:
    return re.findall(r'name="move" value="([^"]*)"', html)


def test_whoever_is_asked_gets_every_legal_move_as_a_button() -> None:
    match = scenes.played("move")
    html = shown(match, 0)["ask"]
    assert sorted(moves(html)) == sorted(match.state.decisions[0].texts)
    assert f'name="at" value="{match.moves}"' in html


@pytest.mark.parametrize("seat", [1, None])
def test_whoever_is_not_asked_gets_no_move_and_is_told_who_is(seat: int | None) -> None:
    match = scenes.played("move")
    html = shown(match, seat)["ask"]
    assert moves(html) == []
    assert "Réka is thinking" in html


def test_the_spots_of_buttons_are_places_on_the_page() -> None:
    for moment in ("move", "take", "pick", "magic"):
        match = scenes.played(moment)
        found = shown(match, match.state.decisions[0].seat)
        places = set(re.findall(r'data-spot="([^"]*)"', "".join(found.values())))
        for spots in re.findall(r'data-spots="([^"]*)"', found["ask"]):
            assert set(spots.split()) <= places, (moment, spots)


@pytest.mark.parametrize("name", ["table-move", "table-conquest-window"])
def test_one_place_of_the_board_is_reached_by_the_keyboard_before_any_script(name: str) -> None:
    html = scenes.html("en", name)
    board = html[html.index('id="board"') : html.index('id="hand"')]
    reached = re.findall(r'role="gridcell" tabindex="([^"]*)"', board)
    assert len(reached) > 10
    assert reached.count("0") == 1


def test_hands_are_shown_to_their_holders_only() -> None:
    match = fresh()
    mine = shown(match, 0)
    assert mine["hand"].count('data-spot="hand:') >= 3
    assert shown(match, None)["hand"] == ""
    held = set(match.state.view(1)["players"][1]["hand"])  # type: ignore[index,call-overload]
    seen = set(re.findall(r'data-detail="([^"]*)"', mine["cards"]))
    open_cards = set(book_of(scenes.GAME, "en").look.seen_cards(match.state.view(None)))
    own = set(match.state.view(0)["players"][0]["hand"])  # type: ignore[index,call-overload]
    assert seen == open_cards | own
    assert not (held - open_cards - own) & seen


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_a_reader_cannot_know_changes_no_letter(seat: int | None) -> None:
    """The parts of an imagined world that the reader cannot tell from the true one are the same."""
    match = scenes.played("summon")
    facts = scenes.table("en", match, seat)
    other = match.state.sample(seat if seat is not None else 0, rng=99)
    if seat is None:
        other = other.sample(1, rng=98)
    imagined = Position(match.game.view(other, seat), match.moves, (), ())
    true = Position(match.game.view(match.state, seat), match.moves, (), ())
    one, two = (scenes.table("en", match, seat, position=p) for p in (true, imagined))
    assert facts.log == one.log
    assert parts(scenes.reader("en"), one) == parts(scenes.reader("en"), two)


def test_a_move_adds_to_the_log_and_replaces_what_it_changed() -> None:
    match = fresh()
    before = shown(match, 1)
    match.play("summon ice-smith d2")
    match.play("end")
    after = shown(match, 1)
    found = changes(before, after)
    assert set(found.add) <= {"log", "chat"} and "log" in found.add | found.parts
    assert "board" in found.parts and "hand" not in found.parts and "chat" not in found.parts
    again = {**before, **found.parts}
    for id, html in found.add.items():
        again[id] += html
    assert again == after
    assert not changes(after, after)


def test_the_last_move_is_marked_and_the_places_where_moves_begin() -> None:
    match = fresh()
    match.play("summon ice-smith d2")
    board = shown(match, 0)["board"]
    last = re.findall(r'class="space ([^"]*)"[^>]*data-spot="d2"', board)
    assert "last" in last[0].split()
    match.play("end")
    starts = {text.split()[1] for text in match.state.decisions[0].texts if text != "end"}
    marked = re.findall(
        r'class="space [^"]*can[^"]*"[^>]*data-spot="([^"]*)"', shown(match, 0)["board"]
    )
    assert set(marked) == starts


def test_a_face_down_discard_leaves_no_trace_for_others() -> None:
    match = scenes.played("magic")
    mine = Match.from_record(match.game, match.record)
    card = next(t for t in mine.state.decisions[0].texts if t.startswith("discard"))
    mine.play(card)
    assert Position.of(mine, 0).last == (f"hand:{card.split()[1]}",)
    assert Position.of(mine, 1).last == ()


def test_the_log_told_move_by_move_is_the_log_told_at_once() -> None:
    match = scenes.played("over")
    book = book_of(scenes.GAME, "en")
    grown = Log(book, 0, scenes.NAMES)
    for number in range(0, match.moves, 7):
        grown.of(match, number)
    assert grown.of(match) == Log(book, 0, scenes.NAMES).of(match)
    whole = [(line.text, line.heading) for line in grown.of(match) if not line.declined]
    assert whole == book.log(match.events_since(-1, 0), 0, scenes.NAMES)
    assert grown.of(match, 10) == Log(book, 0, scenes.NAMES).of(match, 10)


def test_a_finished_game_says_who_won_and_offers_another() -> None:
    match = scenes.played("over")
    assert "You have won!" in shown(match, 0)["banner"]
    assert "You have lost." in shown(match, 1)["banner"]
    assert "Réka" in shown(match, None)["banner"]
    assert 'data-do="rematch"' in shown(match, 0)["banner"]
    assert 'data-do="rematch"' not in shown(match, None)["banner"]
    assert moves(shown(match, 0)["ask"]) == []


def test_who_is_left_alone_may_claim_or_let_a_bot_go_on() -> None:
    match = scenes.played("magic")
    banner = shown(match, 0, absent=1)["banner"]
    assert "Bence is away" in banner
    assert 'data-do="claim"' in banner and 'name="against" value="1"' in banner
    assert 'data-do="hand-to-bot"' in banner and 'name="of" value="1"' in banner
    assert shown(match, 0)["banner"] == ""


def test_orders_of_a_program_are_shown_as_it_wrote_them() -> None:
    order = ShownOrder("some-question", "some answer")
    tools = shown(scenes.played("magic"), 0, orders=(order, scenes.ORDER))["tools"]
    assert "some-question – some answer" in tools and "always decline" in tools
    assert "something is done to me" in tools and "I cancel it" in tools


def test_the_judge_names_the_rule() -> None:
    verdict = Verdict("move c3 c6", None, (Refusal("SW-7.2", "too far"),))
    html = why_answer(scenes.reader("hu"), scenes.GAME, verdict)
    assert "/rules/summoner-wars#SW-7.2" in html and "too far" not in html
    assert "SW-" not in why_answer(scenes.reader("hu"), scenes.GAME, Verdict("end", 0))


def test_a_replay_steps_through_the_eyes_it_is_given() -> None:
    reader = scenes.reader("en")
    watched, held = (replay_parts(reader, scenes.replayed("en", eyes, 40)) for eyes in (None, 1))
    assert watched["hand"] == "" and held["hand"]
    assert 'data-step="39"' in watched["steps"] and 'data-step="41"' in watched["steps"]
    start = replay_parts(reader, scenes.replayed("en", None, 0))
    assert 'data-step="-1"' not in start["steps"]


def test_the_beginning_of_a_long_log_is_folded_and_nothing_of_it_is_lost() -> None:
    lines = [LogLine(f"line {k}", k % 10 == 0, 0) for k in range(100)]
    long, short = (
        replace(scenes.table("en", scenes.played("move"), 0), log=tuple(log))
        for log in (lines, lines[:45])
    )
    reader = scenes.reader("en")
    earlier, newest = folded_log(reader, long)
    assert earlier + newest == parts(reader, long)["log"]
    # A turn is not torn apart, and whatever a window shows at once is not folded.
    assert newest.startswith('<li class="heading') and newest.count("<li") == 50
    assert folded_log(reader, short) == ("", parts(reader, short)["log"])
