"""Whole games in the terminal, and everything that can be typed in one."""

from __future__ import annotations

from pathlib import Path

import pytest

from hadur.kernel.record import Record

from .conftest import GAME, Run, play_out, recovery_files

DECKS = ["polar-dwarves", "tundra-orcs"]
PLAY = ("play", "summoner-wars", "--deck", DECKS[0], "--vs", DECKS[1], "--ask-all")


def script(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "seed", "lang", "won", "lost"), [
    (0, 15, "en", "You have won!", "You have lost."),
    (1, 47, "hu", "Győztél!", "Vesztettél."),
])  # fmt: skip
def test_a_person_plays_a_whole_game_against_a_bot(
    hadur: Run, home: Path, seat: int, seed: int, lang: str, won: str, lost: str
) -> None:
    decks = DECKS if seat == 0 else DECKS[::-1]
    match, typed = play_out(decks, seed, "random", seat)
    said = hadur(
        *PLAY, "--bot", "random", "--seat", str(seat), "--seed", str(seed), "--lang", lang,
        typed=script(*typed),
    )  # fmt: skip
    assert (said.code, said.err) == (0, "")
    assert match.state.result is not None
    assert (won if match.state.result[seat] == 1 else lost) in said.out
    (path,) = recovery_files(home)
    assert Record.load(path) == match.record
    assert str(path) in said.out


@pytest.mark.parametrize(("lang", "enters", "hand_over", "winner"), [
    ("en", False, "Hand the screen to Béla", "wins."),
    ("hu", True, "Most Béla következik", "győzött."),
])  # fmt: skip
def test_two_people_play_a_whole_game_at_one_terminal(
    hadur: Run, home: Path, lang: str, enters: bool, hand_over: str, winner: str
) -> None:
    match, typed = play_out(["breakers", "vanguards"], 30)
    if enters:
        typed = with_enters(typed, [line.seat for line in match.record.moves])
    said = hadur(
        "play", "--hot-seat", "--deck", "breakers", "--vs", "vanguards", "--seed", "30",
        "--ask-all", "--names", "Anna,Béla", "--lang", lang, typed=script(*typed),
    )  # fmt: skip
    assert (said.code, said.err) == (0, "")
    assert hand_over in said.out
    assert match.record.result is not None
    assert f"{['Anna', 'Béla'][match.record.result.index(1)]} {winner}" in said.out
    (path,) = recovery_files(home)
    assert Record.load(path) == match.record


def with_enters(typed: list[str], seats: list[int]) -> list[str]:
    """The same lines with an Enter wherever the terminal is handed over."""
    lines: list[str] = []
    for number, line in enumerate(typed):
        if number == 0 or seats[number] != seats[number - 1]:
            lines.append("")
        lines.append(line)
    return lines


def test_a_game_against_the_heuristic_bot_by_numbers_alone(shell: Run, home: Path) -> None:
    typed = script(*["1"] * 400)
    bot = ("--bot", "heuristic", "--ask-all")
    said = shell("play", *bot, "--deck", "cave-goblins", "--seed", "2", typed=typed)
    assert (said.code, said.err) == (0, "")
    assert "You have lost." in said.out
    (path,) = recovery_files(home)
    assert Record.load(path).replay(GAME).over


# -- what can be typed -----------------------------------------------------------------------------


@pytest.fixture
def typed(hadur: Run) -> Run:
    """The first decisions of a game in which seat 0 begins, with lines typed one by one."""

    def run(*lines: str, lang: str = "en", more: tuple[str, ...] = ()) -> object:
        return hadur(
            *PLAY, "--bot", "random", "--seed", "3", "--option", "first=0", "--lang", lang, *more,
            typed=script(*lines),
        )  # fmt: skip

    return run


def test_moves_are_grouped_and_numbered(typed: Run) -> None:
    said = typed()
    assert said.code == 0
    assert "Ice Golem (in your hand)" in said.out
    assert "summon Ice Golem on" in said.out
    assert " 1 end the Summon phase" in said.out


def test_a_number_an_only_move_and_notation_all_play(typed: Run, home: Path) -> None:
    typed("1", "END", "  end ", "end", "end")
    (path,) = recovery_files(home)
    assert [line.text for line in Record.load(path).moves][:5] == ["end"] * 5


@pytest.mark.parametrize("question", ["why move c3 c6", "? move c3 c6", "move c3 c6"])
def test_the_judge_answers_with_rules(typed: Run, question: str) -> None:
    said = typed("1", question)
    assert "“move c3 c6” is not legal:" in said.out
    assert "A unit you move goes one space or two. (SW-7.2)" in " ".join(said.out.split())


def test_the_judge_speaks_hungarian(typed: Run) -> None:
    said = typed("1", "miért move c3 c6", lang="hu")
    assert "„move c3 c6”: ez nem szabályos lépés:" in said.out
    assert "(SW-7.2)" in said.out


def test_why_a_legal_move_by_number_says_what_it_does(typed: Run) -> None:
    said = typed("why 1")
    assert "“end” is legal." in said.out
    assert "(SW-6.1)" in said.out


@pytest.mark.parametrize(("line", "answer"), [
    ("foo", "neither a command nor a legal move"),
    ("summon ice-golem c4", "“summon ice-golem c4” is not legal:"),
    ("hepl", "Did you mean “help”?"),
    ("99", "There is no move 99"),
    ("0", "There is no move 0"),
    ("9" * 5000, "There is no move 999"),
    ("log " + "9" * 5000, "Into your hand"),
    ("why " + "9" * 5000, "There is no move 999"),
    ("why 99", "There is no move 99"),
    ("why", "Say which move"),
    ("why foo", "neither a command nor a legal move"),
    ("move c1 c9", "'c9' is no space"),
    ("²", "neither a command nor a legal move"),
    ("[bold]end[/bold]", "“[bold]end[/bold]” is neither"),
    ("redo", "There is no move to make again."),
    ("undo", "There is no move to take back."),
    ("card xyzzy", "No card is called “xyzzy”."),
    ("card", "No card is called “”."),
    ("card frost", "Which one: Frost Mage, Frost Shaman?"),
    ("rules xyzzy", "No rule mentions “xyzzy”."),
    ("rules", "No rule mentions"),
    ("log x", "Into your hand"),
    ("save /", "Error: cannot write"),
    ("save no/such/folder/x", "Error: cannot write no/such/folder/x"),
])  # fmt: skip
def test_what_cannot_be_done_is_said_and_nothing_happens(
    typed: Run, home: Path, line: str, answer: str
) -> None:
    said = typed(line)
    assert said.code == 0
    assert answer in said.out
    (path,) = recovery_files(home)
    assert Record.load(path).moves == []
    assert list(home.iterdir()) == []


@pytest.mark.parametrize(("line", "answer"), [
    ("?", "Besides moves you can type:"),
    ("help", "take back the last move"),
    ("card ice ram", "epic event, Summon · Polar Dwarves · cost 0"),
    ("card ICE-RAM", "ACTIVE: After you move"),
    ("card frost maje", "Frost Bolt: This unit has +1 strength"),
    ("rules SW-7.2", "A unit you move goes one space or two."),
    ("rules 7.2", "A unit you move goes one space or two."),
    ("rules inaction", "SW-"),
    ("hand", "Trample: This unit may move through"),
    ("discard", "There are no cards there."),
    ("moves", "end the Summon phase"),
    ("log", "You draw 5 cards."),
    ("log 1", "Summon phase"),
])  # fmt: skip
def test_looking_things_up(typed: Run, line: str, answer: str) -> None:
    plain = typed().out
    said = typed(line)
    shown = said.out.split(f"> {line}\n")[1]
    assert answer in shown
    assert said.code == 0
    assert plain.split("The game is saved")[0] in said.out


def test_hungarian_commands_and_cards(typed: Run) -> None:
    said = typed("kártya fagymagus", "súgó", "kéz", "szabály tölt", lang="hu")
    assert "Fagymágus  frost-mage" in said.out
    assert "Lépések mellett ezeket írhatod be:" in said.out
    assert "vissza, undo" in said.out


def test_the_board_is_drawn_again_on_request_only(typed: Run) -> None:
    once = typed("moves").out.count("┌─┬")
    assert once == 1
    assert typed("board").out.count("┌─┬") == 2


def test_the_own_discard_pile_is_shown(typed: Run) -> None:
    said = typed("end", "end", "end", "end", "discard ollag", "discard")
    assert "Ollag" in said.out.split("> discard\n")[1]


# -- going back ------------------------------------------------------------------------------------


def test_undo_and_redo_within_the_own_moves(typed: Run, home: Path) -> None:
    said = typed("end", "undo", "redo", "undo")
    assert said.out.count("Taken back: end") == 2
    assert said.out.count("Made again: end") == 1
    (path,) = recovery_files(home)
    assert Record.load(path).moves == []


def test_undo_goes_back_over_the_bots_turn_with_a_notice(typed: Run, home: Path) -> None:
    turn = ["end"] * 5
    said = typed(*turn, "undo", "redo", "undo")
    assert "That went back over dice or cards already seen" in said.out
    (path,) = recovery_files(home)
    assert {line.seat for line in Record.load(path).moves} == {0}
    assert len(Record.load(path).moves) == 4


def test_undo_does_not_tell_what_the_other_discarded_face_down(hadur: Run, home: Path) -> None:
    own = ["end"] * 4
    said = hot(hadur, *own, "discard ollag", "end", "", "undo", "yes", "", "undo", "quit")
    before, after = said.out.split("Hand the screen to player 2.", 1)
    assert "discard ollag" in before
    told = after.split("Hand the screen to player 1.")[0]
    assert "ollag" not in told.lower()
    (path,) = recovery_files(home)
    assert [line.text for line in Record.load(path).moves] == own


def hot(hadur: Run, *lines: str) -> object:
    return hadur(
        "play", "--hot-seat", "--ask-all", "--deck", DECKS[0], "--vs", DECKS[1], "--seed", "3",
        "--option", "first=0", typed=script("", *lines),
    )  # fmt: skip


def test_undo_in_the_own_turn_needs_no_consent_at_a_hot_seat(hadur: Run, home: Path) -> None:
    said = hot(hadur, "end", "undo")
    assert "do you agree" not in said.out
    (path,) = recovery_files(home)
    assert Record.load(path).moves == []


@pytest.mark.parametrize(("answer", "left"), [("yes", 4), ("no", 5), ("", 5), ("igen", 4)])
def test_undo_of_the_others_move_asks_the_other_player(
    hadur: Run, home: Path, answer: str, left: int
) -> None:
    said = hot(hadur, *["end"] * 5, "", "undo", answer)
    assert "Player 1, do you agree to take it back?" in said.out
    (path,) = recovery_files(home)
    assert len(Record.load(path).moves) == left


def test_a_hand_over_hides_the_other_hand(hadur: Run) -> None:
    said = hot(hadur, *["end"] * 5, "")
    before, after = said.out.split("Hand the screen to player 2.")
    assert "Bear Cavalry (3)" in before
    assert "Press Enter when nobody else can see the screen." in after
    assert "Bear Cavalry" not in after


# -- leaving and coming back -----------------------------------------------------------------------


def test_quit_keeps_the_game_and_resume_goes_on(hadur: Run, typed: Run, home: Path) -> None:
    said = typed("end", "quit")
    assert said.code == 0
    (old,) = recovery_files(home)
    assert f"The game is saved in {old}." in said.out
    again = hadur("play", "--resume", typed=script("end"))
    assert "1 move so far" in again.out
    (new,) = recovery_files(home)
    assert [line.text for line in Record.load(new).moves] == ["end", "end"]


def test_the_end_of_input_keeps_the_game(typed: Run, home: Path) -> None:
    said = typed("end")
    assert said.code == 0
    (path,) = recovery_files(home)
    assert Record.load(path).moves[0].text == "end"
    assert "hadur play --resume" in said.out


def test_every_move_is_on_disk_before_it_is_acknowledged(
    typed: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hadur.cli.playing.session import Session

    seen: list[int] = []
    show = Session.show_log

    def spy(session: Session) -> None:
        (path,) = recovery_files(home)
        seen.append(len(Record.load(path).moves))
        assert Record.load(path) == session.match.record
        show(session)

    monkeypatch.setattr(Session, "show_log", spy)
    typed("end", "end", "end")
    assert seen == [0, 1, 2, 3]


def test_save_and_load_remember_who_sits_where(hadur: Run, typed: Run, home: Path) -> None:
    typed("end", "save my game.record", "end", more=("--names", "Anna"))
    path = home / "my game.record"
    assert [line.text for line in Record.load(path).moves] == ["end"]
    said = hadur("play", "--load", path, typed=script("end", "save"))
    assert "Loaded from" in said.out
    assert "Anna" in path.read_text(encoding="utf-8")
    assert len(list(home.glob("summoner-wars-*.record"))) == 1


def test_saving_over_a_file_that_is_no_game_is_refused(typed: Run, home: Path) -> None:
    (home / "diary.txt").write_text("dear diary", encoding="utf-8")
    said = typed("save diary.txt")
    assert "is no saved game" in said.out
    assert (home / "diary.txt").read_text(encoding="utf-8") == "dear diary"


def test_a_game_can_be_conceded(typed: Run, home: Path) -> None:
    said = typed("concede", "no", "concede", "yes")
    assert said.out.count("Do you really give up the game?") == 2
    assert "You have lost." in said.out
    (path,) = recovery_files(home)
    assert Record.load(path).result == (-1, 1)


def test_a_finished_game_is_not_resumed(hadur: Run, typed: Run) -> None:
    typed("concede", "y")
    said = hadur("play", "--resume")
    assert said.code == 2
    assert said.err == "hadur: there is no unfinished game to go on with\n"


def test_a_finished_game_that_is_loaded_shows_its_end(hadur: Run, typed: Run, home: Path) -> None:
    typed("concede", "y")
    (path,) = recovery_files(home)
    said = hadur("play", "--load", path)
    assert said.code == 0
    assert "You have lost." in said.out


def test_a_full_disk_does_not_end_the_game(
    typed: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hadur.cli.playing.keeping import Recovery
    from hadur.kernel.errors import CannotSave

    def full(*_: object) -> None:
        raise CannotSave("cannot write x: No space left on device")

    monkeypatch.setattr(Recovery, "keep", full)
    said = typed("end", "save here.record")
    assert "The game goes on, but it could not be saved" in said.out
    assert len(Record.load(home / "here.record").moves) == 1


# -- deck files and languages ----------------------------------------------------------------------


def test_a_deck_file_is_played_and_its_cards_are_in_the_record(hadur: Run, home: Path) -> None:
    text = hadur("deck", "export", "breakers").out.replace("# breakers", "# My breakers")
    (home / "mine.txt").write_text(text, encoding="utf-8")
    said = hadur("play", "--deck", "mine.txt", "--vs", "vanguards", "--bot", "random")
    assert said.code == 0
    (path,) = recovery_files(home)
    assert Record.load(path).setup["seats"][0]["deck"]["name"] == "My breakers"


@pytest.mark.parametrize(("variable", "value", "word"), [
    ("HADUR_LANG", "hu", "Idézésfázis"),
    ("LANG", "hu_HU.UTF-8", "Idézésfázis"),
    ("LANG", "de_DE.UTF-8", "Summon phase"),
])  # fmt: skip
def test_the_language_comes_from_the_environment(
    hadur: Run, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, word: str
) -> None:
    monkeypatch.setenv(variable, value)
    said = hadur(*PLAY, "--bot", "random", "--seed", "3", "--option", "first=0")
    assert word in said.out


def test_without_decks_a_script_gets_the_games_own(hadur: Run, home: Path) -> None:
    said = hadur("play", "summoner-wars", "--bot", "random")
    assert said.code == 0
    (path,) = recovery_files(home)
    assert len({seat["deck"] for seat in Record.load(path).setup["seats"]}) == 2


# -- games in a row --------------------------------------------------------------------------------

SERIES = (*PLAY, "--bot", "random", "--seed", "3", "--option", "first=0")


def test_a_series_goes_on_until_it_is_decided(hadur: Run, home: Path) -> None:
    lost = ("concede", "yes")
    said = hadur(*SERIES, "--option", "series=best-of-3", typed=script(*lost, *lost, *lost))
    assert (said.code, said.err) == (0, "")
    assert "After 1 game of the series: you 0, Random bot 1." in said.out
    assert "After 2 games of the series: you 0, Random bot 2." in said.out
    assert said.out.count("You have lost.") == 2
    records = [Record.load(path) for path in recovery_files(home)]
    assert [record.result for record in records] == [(-1, 1)] * 2
    assert records[0].seed != records[1].seed
    single = hadur(*SERIES, typed=script(*lost, *lost))
    assert "of the series" not in single.out
    assert single.out.count("You have lost.") == 1


def test_a_series_that_was_left_remembers_the_games_before(hadur: Run, home: Path) -> None:
    lost = ("concede", "yes")
    hadur(*SERIES, "--option", "series=best-of-3", typed=script(*lost, "end"))
    said = hadur("play", "--resume", "--lang", "hu", typed=script("feladom", "igen"))
    assert "A sorozat állása 2 játszma után: te 0, Véletlen bot 2." in said.out
    assert len(recovery_files(home)) == 2


@pytest.mark.parametrize("comment", [
    "7",
    "{",
    '{"setups": [{}], "results": []}',
    '{"setups": [{"seats": 9}], "results": [[1, -1]]}',
    '{"setups": [{}], "results": [[1, -1, 0]]}',
    '{"setups": 5, "results": 5}',
])  # fmt: skip
def test_a_strange_comment_about_a_series_is_not_believed(
    hadur: Run, home: Path, comment: str
) -> None:
    hadur(*SERIES, "--option", "series=best-of-3", typed=script("end"))
    (path,) = recovery_files(home)
    path.write_text(path.read_text("utf-8") + f"# series {comment}\n", "utf-8")
    said = hadur("play", "--load", path, typed=script("concede", "yes"))
    assert (said.code, said.err) == (0, "")
    assert "After 1 game of the series: you 0, Random bot 1." in said.out
