"""Programs of strangers play whole games, learn what their seat may know, and can harm nobody."""

from __future__ import annotations

import gc
import json
import pickle
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from hadur import bots
from hadur.bots.external import (
    STDERR_KEPT,
    BotFault,
    External,
    Fault,
    Policy,
    known_setup,
    question_lines,
    seed_for_program,
)
from hadur.bots.external.process import Program
from hadur.games import load
from hadur.kernel.errors import UnknownName
from hadur.kernel.state import State
from tests.programs import (
    BRAWLER,
    EXAMPLES,
    HOSTILE,
    HUNTER,
    buried,
    gone,
    pids,
    running,
    write_program,
)

GAME = load("summoner-wars")


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], str]:
    """Put a polite program with some other manners into a file; returns how it is called."""

    return lambda manners: f"exec:{write_program(tmp_path, manners)}"


def start(seed: int = 1, decks: tuple[str, str] = ("polar-dwarves", "vanguards")) -> State:
    """A game at the first real choice of its first player."""
    state = GAME.begin({"decks": list(decks)}, seed)
    while state.decision and len(state.decision.moves) == 1:
        state.advance(state.decision.moves[0])
    return state


def seat_of(state: State) -> int:
    assert state.decision
    return state.decision.seat


def play(first: bots.Bot, second: bots.Bot, seed: int) -> tuple[State, list[int]]:
    """A whole game, and its moves."""
    state = start(seed)
    moves = []
    while state.decision:
        seat = state.decision.seat
        moves.append((first, second)[seat].choose(state, seat))
        assert moves[-1] in state.decision.moves
        state.advance(moves[-1])
    return state, moves


# -- playing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [HUNTER, BRAWLER])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_examples_play_whole_games(text: str, seat: int) -> None:
    for seed in range(3):
        with External.from_text(text, GAME, seed, budget=20) as program:
            other = bots.make("random", GAME, seed)
            seats = (program, other) if seat == 0 else (other, program)
            state, moves = play(*seats, seed)
            program.finish(state.result)
        assert state.over and len(moves) > 20
        assert program.fault is None
        assert program.title in ("hunter", "brawler")


def test_the_examples_play_each_other_and_the_same_game_for_the_same_seed() -> None:
    games = []
    for _ in range(2):
        with (
            External.from_text(HUNTER, GAME, 3, budget=20) as hunter,
            External.from_text(BRAWLER, GAME, 4, budget=20) as brawler,
        ):
            games.append(play(hunter, brawler, 9)[1])
    assert games[0] == games[1]


def test_the_bot_in_the_readme_plays(tmp_path: Path) -> None:
    text = (EXAMPLES.parents[1] / "README.md").read_text(encoding="utf-8")
    path = tmp_path / "mybot"
    path.write_text(text.split("```python\n")[1].split("```")[0], encoding="utf-8")
    path.chmod(0o755)
    with External.from_text(f"exec:20s:{path}", GAME, 1) as program:
        state, _ = play(program, bots.make("random", GAME, 1), 1)
    assert state.over
    assert (program.fault, program.title) == (None, "mybot")


def test_a_hunter_beats_random_play() -> None:
    won = 0
    for seed in range(6):
        with External.from_text(HUNTER, GAME, seed, budget=20) as hunter:
            won += play(hunter, bots.make("random", GAME, seed), seed)[0].scores[0] == 1
    assert won >= 4


def test_a_program_stays_for_the_next_game(write: Callable[[str], str], tmp_path: Path) -> None:
    manners = """
    def on(word, rest, line, polite=on):
        with open(os.path.join(here, "heard"), "a") as file:
            file.write(line)
        polite(word, rest, line)
    """
    with External.from_text(write(manners), GAME, 5, budget=20) as program:
        for seed in (1, 2):
            program.begin({"decks": ["vanguards", "breakers"], "options": {"first": "0"}})
            state = start(seed)
            program.hear([(0, "end"), (1, None)])
            program.choose(state, seat_of(state))
            program.finish([1, -1])
            pid = program.pid
        assert program.pid == pid is not None
    heard = (tmp_path / "heard").read_text(encoding="utf-8").splitlines()
    game = ["game", "ping", "log", "log", "view", "decision", "result"]
    assert [line.split()[0] for line in heard] == ["hello", *game, *game, "quit"]
    setup = json.loads(heard[1].partition(" ")[2])["setup"]
    assert setup["seats"] == [{"deck": "vanguards"}, {"deck": "breakers"}]
    assert setup["decks"] == ["vanguards", "breakers"]
    assert setup["options"]["first"] == "0"
    assert heard[3:5] == ['log {"seat":0,"move":"end"}', 'log {"seat":1,"move":null}']
    assert heard[7] == 'result {"scores":[1,-1],"winners":[0]}'
    assert pid is not None and buried(pid)


def test_a_program_is_not_asked_where_there_is_one_move(write: Callable[[str], str]) -> None:
    state = start()
    while state.decision and len(state.decision.moves) > 1:
        state.advance(state.decision.moves[0])
    with External.from_text(write("sys.exit(1)"), GAME) as program:
        if state.decision:
            assert program.choose(state, seat_of(state)) == state.decision.moves[0]
        assert program.pid is None


# -- what it may know ------------------------------------------------------------------------------


def test_the_lines_are_the_same_whatever_the_seat_cannot_know() -> None:
    state = start(8, ("fallen-kingdom", "breakers"))
    driver = bots.make("random", GAME, 3)
    compared = 0
    for step in range(160):
        if not state.decision:
            break
        decision = state.decision
        if step % 4 == 0:
            sent = question_lines(state, decision, step, 1000)
            assert max(len(line.encode()) for line in sent) < 1 << 20
            for rng in (1, 2):
                other = state.sample(decision.seat, rng)
                assert other.decision
                assert question_lines(other, other.decision, step, 1000) == sent
                compared += other.fingerprint() != state.fingerprint()
        state.advance(driver.choose(state, decision.seat))
    assert compared > 40


def test_two_worlds_send_the_same_bytes(write: Callable[[str], str], tmp_path: Path) -> None:
    text = write("""
    def on(word, rest, line, polite=on):
        with open(os.path.join(here, "heard"), "a") as file:
            file.write(line)
        polite(word, rest, line)
    """)
    state = start(12345678901)
    seat = seat_of(state)
    heard = []
    for world in (state, state.sample(seat, 5)):
        with External.from_text(text, GAME, 12345678901 + seat + 1, budget=20) as program:
            program.choose(world, seat)
        heard.append((tmp_path / "heard").read_bytes())
        (tmp_path / "heard").unlink()
    assert heard[0] == heard[1]
    assert heard[0].count(b"\n") == 6
    for seed in range(12345678900, 12345678905):
        assert str(seed).encode() not in heard[0]


def test_the_seed_of_a_program_does_not_lead_to_that_of_the_deal() -> None:
    seeds = [seed_for_program(seed) for seed in range(100)]
    assert len(set(seeds)) == 100
    assert all(0 <= seed < 1 << 53 for seed in seeds)
    assert not set(seeds) & set(range(1000))


def test_a_built_deck_is_its_owners_to_know() -> None:
    built = {"name": "mine", "summoner": "svara", "cards": {"ice-ram": 2}}
    seats = [{"deck": built}, {"deck": "breakers"}]
    setup = {"seats": seats, "options": {"first": "0"}, "secret": 1}
    assert known_setup(setup, 0) == {
        "seats": seats,
        "decks": [built, "breakers"],
        "options": {"first": "0"},
    }
    assert known_setup(setup, 1) == {
        "seats": [{"deck": None}, {"deck": "breakers"}],
        "decks": [None, "breakers"],
        "options": {"first": "0"},
    }


def test_what_is_chosen_for_more_than_two_seats_is_told_by_seat_alone() -> None:
    seats = [{"deck": "one", "role": "overlord"}, {"deck": {"cards": {}}, "role": "marine"}, {}]
    setup = {"seats": seats, "options": {}}
    assert known_setup(setup, 2) == {
        "seats": [{"deck": "one", "role": "overlord"}, {"deck": None, "role": "marine"}, {}],
        "options": {},
    }


# -- what it may not do ----------------------------------------------------------------------------


def is_out(program: External, kind: Fault, folder: Path) -> None:
    assert program.fault is not None
    assert program.fault.kind is kind, program.fault
    assert str(program.fault).count("\n") == 0 and str(program.fault).isprintable()
    assert f"({kind})" in str(program.fault)
    assert program.pid is None
    for pid in pids(folder):
        assert gone(pid) and buried(pid)


@pytest.mark.parametrize("manners", HOSTILE)
def test_a_hostile_program_forfeits(
    manners: str, write: Callable[[str], str], tmp_path: Path
) -> None:
    script, kind = HOSTILE[manners]
    state = start(1)
    before = state.fingerprint()
    text = write(script)
    # Short where time has to run out; elsewhere a busy machine must not change the outcome.
    budget = 0.3 if kind is Fault.LATE else 20
    start_budget = 1 if "hello" in manners else 20
    began = time.monotonic()
    with External.from_text(text, GAME, budget=budget, start_budget=start_budget) as program:
        with pytest.raises(BotFault) as caught:
            program.choose(state, seat_of(state))
        assert caught.value is program.fault
        is_out(program, kind, tmp_path)
        with pytest.raises(BotFault):
            program.choose(state, seat_of(state))
    assert time.monotonic() - began < 10
    assert state.fingerprint() == before


def test_a_move_of_another_seat_is_none_of_its_own(
    write: Callable[[str], str], tmp_path: Path
) -> None:
    state = start(1)
    seat = seat_of(state)
    later = state.copy()
    while seat_of(later) == seat or len(later.decisions[0].moves) < 3:
        later.play("end" if "end" in later.decisions[0].texts else later.decisions[0].texts[0])
    others = [text for text in later.decisions[0].texts if text not in state.decisions[0].texts]
    text = write(f"def decide(number, line): say('move', number, {others[0]!r})")
    with External.from_text(text, GAME, budget=20) as program:
        with pytest.raises(BotFault, match="not among its legal moves"):
            program.choose(state, seat)
        is_out(program, Fault.ILLEGAL, tmp_path)


@pytest.mark.parametrize("manners", ["crashes when asked", "stalls", "moves illegally"])
def test_a_hostile_program_is_replaced_and_the_game_goes_on(
    manners: str, write: Callable[[str], str], tmp_path: Path
) -> None:
    script, kind = HOSTILE[manners]
    budget = 0.3 if kind is Fault.LATE else 20
    with External.from_text(write(script), GAME, 2, budget=budget, policy="replace") as program:
        assert program.policy is Policy.REPLACE
        state, _ = play(program, bots.make("random", GAME, 1), 1)
        is_out(program, kind, tmp_path)
    assert state.over


def test_a_program_that_turns_hostile_later_is_out_then(
    write: Callable[[str], str], tmp_path: Path
) -> None:
    text = write("""
    def decide(number, line):
        say("move", number, first(line))
        if number == "3":
            say("move", number, first(line))
    """)
    state = start(1)
    with External.from_text(text, GAME, budget=20) as program:
        for _ in range(3):
            program.choose(state, seat_of(state))
        assert program.fault is None
        with pytest.raises(BotFault):
            program.choose(state, seat_of(state))
        is_out(program, Fault.STALE, tmp_path)


def test_a_program_that_ignores_quit_is_ended_and_that_is_noted(
    write: Callable[[str], str], tmp_path: Path
) -> None:
    text = write("""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    def run(polite=run):
        polite()
        time.sleep(60)
    def on(word, rest, line, polite=on):
        if word != "quit":
            polite(word, rest, line)
    """)
    program = External.from_text(text, GAME, budget=20)
    state = start()
    program.choose(state, seat_of(state))
    began = time.monotonic()
    program.close()
    assert time.monotonic() - began < 60
    is_out(program, Fault.QUIT, tmp_path)
    program.close()


def test_stderr_is_kept_in_bounds_and_cannot_block(write: Callable[[str], str]) -> None:
    text = write("""
    def decide(number, line):
        sys.stderr.write("\\x1b[31mnoise " * 200000)
        sys.stderr.write("the last words\\n")
        sys.stderr.flush()
        say("move", number, first(line))
    """)
    state = start()
    with External.from_text(text, GAME, budget=20) as program:
        program.choose(state, seat_of(state))
        assert program.fault is None
    assert len(program.stderr) <= STDERR_KEPT
    assert program.stderr.endswith("the last words\n")
    assert "\x1b" not in program.stderr


def test_a_report_has_the_last_words_of_a_crash(write: Callable[[str], str]) -> None:
    text = write("def decide(number, line): raise RuntimeError('my mistake')")
    state = start()
    with External.from_text(text, GAME, budget=20) as program, pytest.raises(BotFault) as caught:
        program.choose(state, seat_of(state))
    assert caught.value.stderr.endswith("RuntimeError: my mistake\n")
    assert "exit code 1" in str(caught.value)


def test_a_flood_of_stderr_without_an_answer_ends_in_time(
    write: Callable[[str], str], tmp_path: Path
) -> None:
    text = write("def decide(number, line):\n    while True: sys.stderr.write('x' * 65536)")
    state = start()
    with External.from_text(text, GAME, budget=0.3) as program:
        with pytest.raises(BotFault):
            program.choose(state, seat_of(state))
        is_out(program, Fault.LATE, tmp_path)
    assert len(program.stderr) <= STDERR_KEPT


def test_a_program_that_does_not_read_cannot_make_us_wait(
    write: Callable[[str], str], tmp_path: Path
) -> None:
    text = write("def decide(number, line): say('move', number, first(line)); time.sleep(60)")
    state = start()
    with External.from_text(text, GAME, budget=20) as program:
        program.choose(state, seat_of(state))
        program.budget = 0.5
        program.hear([(0, "end")] * 20_000)
        with pytest.raises(BotFault):
            program.choose(state, seat_of(state))
        is_out(program, Fault.LATE, tmp_path)


def test_what_a_program_started_ends_with_it(write: Callable[[str], str], tmp_path: Path) -> None:
    text = write("""
    helper = subprocess.Popen(["sleep", "60"])
    with open(os.path.join(here, "helper"), "w") as file:
        file.write(str(helper.pid))
    """)
    state = start()
    with External.from_text(text, GAME, budget=20) as program:
        program.choose(state, seat_of(state))
        helper = int((tmp_path / "helper").read_text())
        assert running(helper)
    assert program.fault is None
    assert gone(helper)


def test_a_program_ends_when_its_bot_is_lost(write: Callable[[str], str]) -> None:
    program = External.from_text(write(""), GAME, budget=20)
    state = start()
    program.choose(state, seat_of(state))
    pid = program.pid
    assert pid is not None and running(pid)
    del program
    gc.collect()
    assert gone(pid) and buried(pid)


@pytest.mark.parametrize("policy", list(Policy))
def test_time_is_up_when_it_is_up(policy: Policy, write: Callable[[str], str]) -> None:
    """Not before the budget is used, and long before the program would have answered."""
    state = start()
    program = External.from_text(write(HOSTILE["stalls"][0]), GAME, budget=0.5, policy=policy)
    # The second decision: the program is up and the first one was answered.
    program._at_table(seat_of(state), 2)
    began = time.monotonic()
    try:
        program.choose(state, seat_of(state))
    except BotFault:
        assert policy is Policy.FORFEIT
    assert 0.5 <= time.monotonic() - began < 60
    assert program.fault is not None


def test_a_fault_goes_through_to_other_processes() -> None:
    fault = BotFault(Fault.LATE, "too late", "oops")
    copy = pickle.loads(pickle.dumps(fault))
    assert (copy.kind, str(copy), copy.stderr) == (Fault.LATE, "too late", "oops")


# -- programs that are none ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("exec:", "needs a program"),
        ("exec:   ", "needs a program"),
        ("exec:./nowhere", "there is no program ./nowhere"),
        ("exec:no-such-program-here", "no program is called 'no-such-program-here'"),
        ("exec:./folder", "./folder is a folder"),
        ("exec:./plain --fast", "./plain is not executable"),
        ("exec:./plain 'a", "No closing quotation"),
    ],
)
def test_a_program_that_cannot_be_run_is_named(
    text: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "plain").write_text("#!/bin/sh\n", encoding="utf-8")
    with pytest.raises(UnknownName, match=words):
        External.from_text(text, GAME)


def test_a_file_that_the_system_cannot_run_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_text("#!/no/such/interpreter\n", encoding="utf-8")
    path.chmod(0o755)
    state = start()
    with External.from_text(f"exec:{path}", GAME) as program:
        with pytest.raises(BotFault, match="cannot run"):
            program.choose(state, seat_of(state))
        assert program.fault is not None and program.fault.kind is Fault.START


def test_arguments_and_blanks_are_handed_on(tmp_path: Path) -> None:
    path = tmp_path / "my bot"
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    path.chmod(0o755)
    program = External.from_text(f"exec:'{path}' --level 3 'a b'", GAME)
    assert program.command == [str(path), "--level", "3", "a b"]


@pytest.mark.parametrize(
    ("text", "budget"),
    [("", 1.0), ("5s:", 5.0), ("200ms:", 0.2), ("0.5s:", 0.5), ("3600s:", 3600.0)],
)
def test_a_name_may_say_how_much_time_there_is(text: str, budget: float) -> None:
    program = External.from_text(HUNTER.replace("exec:", f"exec:{text}"), GAME)
    assert program.budget == budget
    assert program.command == [HUNTER.removeprefix("exec:")]


@pytest.mark.parametrize("text", ["exec:0s:true", "exec:0.5ms:true", "exec:3601s:true"])
def test_a_time_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(UnknownName, match="from 1ms to 3600s"):
        External.from_text(text, GAME)


def test_a_budget_of_no_time_is_refused() -> None:
    with pytest.raises(UnknownName, match="needs time"):
        External.from_text(HUNTER, GAME, budget=0)


def test_ctrl_c_while_a_program_starts_leaves_none_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    start = subprocess.Popen
    started: list[int] = []

    def disturbed(*command: object, **options: object) -> subprocess.Popen[bytes]:
        child = start(*command, **options)  # type: ignore[call-overload]
        started.append(child.pid)
        signal.raise_signal(signal.SIGINT)
        return child  # type: ignore[no-any-return]

    monkeypatch.setattr(subprocess, "Popen", disturbed)
    with pytest.raises(KeyboardInterrupt):
        Program(["sleep", "60"])
    gc.collect()
    assert len(started) == 1 and gone(started[0])
