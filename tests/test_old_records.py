"""Records replay for ever: those of older days as well as those of today.

`tests/records` has games as they were written then: `named-1` and `named-2` by versions 1 and 2 of
games whose set-ups only named ready decks and missions, `whole-2` with what they name. They are
never made anew. Where a mended rule parts from one of them, PARTED says after how many moves: that
is a change for the CHANGELOG, and for `version` of the game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hadur.games import NAMES, load
from hadur.games.chaos_galaxy import deck as decks
from hadur.games.chaos_galaxy.tables import BY_NAME, CARDS, NUMBER
from hadur.games.doom.loading import missions
from hadur.kernel.errors import BadRecord
from hadur.kernel.match import Match
from hadur.kernel.record import CONCEDE, Line, Record
from hadur.kernel.state import State
from hadur.table import commands
from hadur.table import entries as e
from hadur.table.errors import OtherVersion
from hadur.table.options import Options
from hadur.table.table import Table
from hadur.table.view import record_of, shown

FOLDER = Path(__file__).parent / "records"
FILES = sorted(FOLDER.glob("*/*.txt"))
IDS = [f"{path.parent.name}-{path.stem}" for path in FILES]
PARTED: dict[str, int] = {}
GALAXY, DOOM = load("chaos-galaxy"), load("doom")
WHOLE = FOLDER / "whole-2"


def played(record: Record) -> State:
    return record.replay(load(record.game))


def test_there_are_records_of_every_game_and_of_every_form() -> None:
    records = [Record.load(path) for path in FILES]
    assert {record.game for record in records} == set(NAMES)
    for name in ("chaos-galaxy", "doom", "forbidden-stars"):
        of = [record for record in records if record.game == name]
        assert {record.version for record in of} >= {1, 2}
        assert {len(record.setup["seats"]) for record in of} == {2, 3}
    with_contents = {record.game for record in records if record.contents}
    assert with_contents == {name for name in NAMES if load(name).has_contents}
    assert {record.game for record in records if not record.contents} >= with_contents


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_a_record_replays(path: Path) -> None:
    record = Record.load(path)
    game = load(record.game)
    match, parted = Match.as_far_as_it_goes(game, record)
    there = PARTED.get(f"{path.parent.name}-{path.stem}", len(record.moves))
    assert match.moves == there, parted
    if parted is None:
        assert match.state.result == list(record.result or ())
        assert record.verify(game) > 0


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_what_is_written_of_it_today_deals_the_same(path: Path) -> None:
    """Whoever goes on with an old game saves it in today's form."""
    record = Record.load(path)
    game = load(record.game)
    again = Match.as_far_as_it_goes(game, record)[0].record
    assert again.version == game.version and bool(again.contents) == game.has_contents
    assert again.setup == record.setup, "what was chosen is still called what it was"
    copy = Record.from_text(again.to_text())
    assert copy == again
    assert copy.replay(game).dump() == again.replay(game).dump()


# -- what names stand for changes ------------------------------------------------------------------


def tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    """One ready deck holds other cards, the others are no more; missions are others."""
    some = {card.id: 3 for card in CARDS[:15]}
    assert sum(some.values()) == decks.SIZE
    monkeypatch.setattr(decks, "_READY", {"vasfal": decks.Deck("vasfal", "", some)})
    today = missions.data_file

    def data_file(name: str) -> dict[str, Any]:
        return today("missions/09" if name.startswith("missions/0") else name)

    monkeypatch.setattr(missions, "data_file", data_file)


@pytest.mark.parametrize("path", sorted(WHOLE.glob("*.txt")), ids=lambda path: str(path.stem))
def test_it_replays_though_decks_and_missions_were_tuned_or_are_no_more(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = Record.load(path)
    before = played(record).dump()
    tuned(monkeypatch)
    assert played(record).dump() == before
    assert Match.from_record(load(record.game), record).record.setup == record.setup


def test_new_games_are_dealt_by_what_was_tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    galaxy, doom = (Record.load(WHOLE / f"{name}-2.txt") for name in ("chaos-galaxy", "doom"))
    tuned(monkeypatch)
    setup = GALAXY.check_setup({"seats": [{"deck": "vasfal"}] * 2, "options": {"races": "free"}})
    assert GALAXY.contents(setup)["decks"][0] != galaxy.contents["decks"][0]
    assert DOOM.contents(doom.setup)["mission"] != doom.contents["mission"]


def test_old_set_ups_mean_the_decks_and_missions_of_their_days() -> None:
    for name, key in (("chaos-galaxy-2", "decks"), ("doom-2", "mission")):
        old, new = (Record.load(FOLDER / f"named-{n}" / f"{name}.txt") for n in (1, 2))
        assert old.setup == new.setup and not old.contents and not new.contents
        game = load(old.game)
        assert old.recalled(game)[key] != new.recalled(game)[key]


def test_a_card_that_reads_otherwise_is_named_where_the_game_stops(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = Record.load(WHOLE / "chaos-galaxy-2.txt")
    assert not record.is_older(GALAXY) and record.changed(GALAXY) == ()
    vasfog = replace(BY_NAME["vasfog"], digest="00000000")
    monkeypatch.setitem(BY_NAME, "vasfog", vasfog)
    assert record.is_older(GALAXY) and record.changed(GALAXY) == ("vasfog",)
    assert record.replay(GALAXY).over, "it is tried all the same"
    broken = replace(record, moves=[*record.moves[:5], Line(0, "castle"), *record.moves[6:]])
    match, parted = Match.as_far_as_it_goes(GALAXY, broken)
    assert match.moves == 5
    said = str(parted)
    assert "move 6 of the record (changed since then: vasfog), 'castle'" in said
    assert "\n" not in said


def test_a_card_that_is_no_more_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.load(WHOLE / "chaos-galaxy-2.txt")
    monkeypatch.delitem(NUMBER, "vasfog")
    with pytest.raises(BadRecord, match="played with cards that are no more: vasfog") as error:
        record.replay(GALAXY)
    assert "\n" not in str(error.value)


def test_changed_weapons_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.load(WHOLE / "doom-2.txt")
    assert record.changed(DOOM) == ()
    digests = {**record.contents["digests"], "weapons": "00000000"}
    older = replace(record, contents={**record.contents, "digests": digests})
    assert older.changed(DOOM) == ("weapons",) and older.is_older(DOOM)
    assert Match.from_record(DOOM, older).record.contents == record.contents


BAD: list[tuple[str, dict[str, Any]]] = [
    ("chaos-galaxy-2", {"x": 1}),
    ("chaos-galaxy-2", {"decks": 5}),
    ("chaos-galaxy-2", {"decks": [["45 vasfog"]]}),
    ("chaos-galaxy-2", {"decks": [["45 vasfog"], 3]}),
    ("chaos-galaxy-2", {"decks": [["45 vasfog"], ["45"]]}),
    ("chaos-galaxy-2", {"decks": [["45 vasfog"], ["44 vasfog"]]}),
    ("chaos-galaxy-2", {"decks": [["45 vasfog"], ["45 no-such-card"]]}),
    ("chaos-galaxy-2", {"decks": [["45 vasfog"], ["99999999999999999999 vasfog"]]}),
    ("chaos-galaxy-2", {"decks": [["45 vasfog"], ["1 vasfog"] * 45]}),
    ("chaos-galaxy-2", {"digests": 7}),
    ("doom-2", {"mission": 7}),
    ("doom-2", {"mission": {}}),
    ("doom-2", {"mission": {"map": "x" * 30_000}}),
]


@pytest.mark.parametrize(("name", "contents"), BAD)
def test_contents_that_are_none_are_refused_in_one_line(
    name: str, contents: dict[str, Any]
) -> None:
    record = replace(Record.load(WHOLE / f"{name}.txt"), contents=contents)
    with pytest.raises(BadRecord) as error:
        played(Record.from_text(record.to_text()))
    assert "\n" not in str(error.value)


def test_contents_open_no_way_around_the_rules_for_decks() -> None:
    """A game that has none goes by its set-up, and nobody chooses any."""
    record = Record.load(WHOLE / "conquest-2.txt")
    seats = [{"deck": {"warlord": "nazdreg", "cards": {"no-such": 1}}}, record.setup["seats"][1]]
    bad = replace(record, setup={**record.setup, "seats": seats}, contents={"decks": [[], []]})
    with pytest.raises(BadRecord, match="no-such"):
        played(bad)
    whole = Record.load(WHOLE / "chaos-galaxy-2.txt")
    given = {**whole.setup, "contents": whole.contents}
    with pytest.raises(Exception, match="a setup has no 'contents'"):
        GALAXY.check_setup(given)


# -- tables ----------------------------------------------------------------------------------------


def log_of(record: Record) -> list[e.Entry]:
    """The log of a table where this game was played, in the form of its days."""
    (opened,) = commands.open_table(load(record.game), {"seats": 2}, "anna", Options())
    assert isinstance(opened, e.Opened)
    seats = len(record.setup["seats"])
    changes = {"version": record.version, "seats": seats, "setup": record.setup}
    opened = msgspec.structs.replace(opened, **changes, seed=record.seed, key="")
    bodies: list[e.Body] = [opened]
    for seat in range(seats):
        bodies += [e.Sat(seat=seat, name=f"P{seat}", player="anna"), e.Ready(seat=seat, ready=True)]
    contents = dict(record.contents)
    bodies.append(e.Started(version=record.version, deal=list(record.deal), contents=contents))
    for number, line in enumerate(record.moves):
        if line.text == CONCEDE:
            bodies.append(e.Conceded(seat=line.seat, chance=list(line.chance)))
        else:
            chance = list(line.chance)
            bodies.append(e.Moved(seat=line.seat, number=number, text=line.text, chance=chance))
    if record.result is not None:
        bodies.append(e.Ended(scores=list(record.result), why=e.Why.CONCEDED))
    kept = [e.from_text(e.to_text(body)) for body in bodies]
    return e.numbered(kept, 0, 1)


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_a_table_of_those_days_loads(path: Path) -> None:
    record = Record.load(path)
    table = Table.of(log_of(record))
    assert table.match is not None and table.parted is None
    assert table.moves == table.moves_made == len(record.moves)
    assert table.match.state.dump() == played(record).dump()
    assert table.setup == record.setup
    assert record_of(table).moves == record.moves


def test_a_table_goes_on_though_its_deck_was_tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.load(WHOLE / "chaos-galaxy-2.txt")
    running = log_of(replace(record, moves=record.moves[:20], result=None))
    before = Table.of(running)
    assert before.match is not None
    tuned(monkeypatch)
    table = Table.of(running)
    assert table.match is not None
    assert table.match.state.dump() == before.match.state.dump()
    assert shown(table, "anna", 5, 0).seats[1].chosen == {"deck": "raketaroham"}


def test_what_is_kept_of_decks_is_shown_to_nobody() -> None:
    """Closed lists stay closed: what is sent is the same with and without it."""
    record = Record.load(FOLDER / "named-2" / "chaos-galaxy-2-sealed.txt")
    seats = [{"deck": {**seat["deck"], "closed": True}} for seat in record.setup["seats"]]
    setup = {**record.setup, "seats": seats}
    half = replace(record, setup=setup, moves=record.moves[:4], result=None)
    without = Table.of(log_of(half))
    kept = Table.of(log_of(replace(half, contents=half.recalled(GALAXY))))
    assert kept.dealt is not None and kept.dealt.contents["decks"]
    for seat in (0, 1):
        assert msgspec.json.encode(shown(kept, "anna", 5, seat)) == msgspec.json.encode(
            shown(without, "anna", 5, seat)
        )
    assert msgspec.json.encode(shown(kept, None, 5)) == msgspec.json.encode(shown(without, None, 5))
    secret = {line.partition(" ")[2] for line in kept.dealt.contents["decks"][1]}
    text = msgspec.json.encode(shown(kept, None, 5)).decode()
    assert len(secret) > 10 and sum(f'"{name}"' in text for name in secret) < len(secret) / 2


def test_a_running_table_with_a_changed_card_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.load(WHOLE / "chaos-galaxy-2.txt")
    moves = [*record.moves[:5], Line(0, "castle")]
    log = log_of(replace(record, moves=moves, result=None))
    monkeypatch.setitem(BY_NAME, "vasfog", replace(BY_NAME["vasfog"], digest="00000000"))
    with pytest.raises(OtherVersion, match="changed since it was dealt: vasfog") as error:
        Table.of(log)
    assert error.value.changed == ("vasfog",)
