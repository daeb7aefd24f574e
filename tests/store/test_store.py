"""The store, on both databases."""

from __future__ import annotations

import logging
import os
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from argon2 import PasswordHasher, extract_parameters

from hadur.games import load
from hadur.kernel.errors import UnknownName
from hadur.store import migrating
from hadur.store.database import Database
from hadur.store.errors import CannotStore, Conflict, NameTaken, NoSuchTable
from hadur.store.lobby import listing_of
from hadur.store.schema import ENTRIES, METADATA, USERS
from hadur.store.store import Store
from hadur.table import commands
from hadur.table.entries import Chatted, Entry, Sat, Started, numbered
from hadur.table.errors import BadLog
from hadur.table.options import Options
from hadur.table.sheet import Caller, Status
from hadur.table.table import Table

from .keeping import append, create

GAME = load("summoner-wars")


def begun(options: Options | None = None, host: str = "anna", at: int = 1000) -> list[Entry]:
    bodies = commands.open_table(GAME, {}, host, options or Options())
    return numbered([*bodies, Sat(seat=0, name=host, player=host)], 0, at)


def said(number: int, text: str = "hello") -> list[Entry]:
    return numbered([Chatted(player="anna", name="Anna", text=text)], number, 2000)


# -- logs ------------------------------------------------------------------------------------------


def test_a_log_comes_back_as_it_was_written(store: Store) -> None:
    log = begun()
    create(store, "t", log)
    more = said(2, "árvíztűrő 🎲 '; DROP TABLE entries; -- \x01 \\ \"")
    append(store, "t", more)
    assert store.entries("t") == log + more
    assert store.entries("t", 2) == more and store.entries("t", 3) == []
    assert store.length("t") == 3 and store.length("u") == 0


def test_there_are_only_the_tables_that_were_created(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        store.entries("t")
    with pytest.raises(NoSuchTable):
        append(store, "t", said(0))
    create(store, "t", begun())
    with pytest.raises(Conflict):
        create(store, "t", begun())


def test_a_number_is_written_once_and_none_is_left_out(store: Store) -> None:
    create(store, "t", begun())
    append(store, "t", said(2, "first"))
    for number in (2, 1, 0, 4):
        with pytest.raises(Conflict):
            append(store, "t", said(number, "second"))
    with pytest.raises(ValueError, match="gaps"):
        append(store, "t", said(3) + said(5))
    assert len(store.entries("t")) == 3


def test_the_database_itself_refuses_a_second_entry_of_a_number(store: Store) -> None:
    create(store, "t", begun())
    row = {"table_id": "t", "number": 1, "at": 1, "body": "{}"}
    with pytest.raises(sa.exc.IntegrityError), store._database.write() as connection:
        connection.execute(sa.insert(ENTRIES).values(**row))


def test_several_entries_are_there_together_or_not_at_all(store: Store) -> None:
    create(store, "t", begun())
    with pytest.raises(Conflict):
        append(store, "t", said(2), new=("t", begun()))
    assert store.length("t") == 2
    append(store, "t", said(2), new=("u", begun()))
    assert store.length("t") == 3 and store.length("u") == 2
    with pytest.raises(Conflict):
        append(store, "t", said(2), new=("v", begun()))
    assert store.length("v") == 0


def test_an_entry_of_a_newer_version_is_refused(store: Store) -> None:
    create(store, "t", begun())
    with store._database.write() as connection:
        change = sa.update(ENTRIES).where(ENTRIES.c.number == 1)
        connection.execute(change.values(body='{"kind":"danced"}'))
    with pytest.raises(BadLog):
        store.entries("t")


def test_a_table_is_played_from_the_store(store: Store) -> None:
    log = begun()
    create(store, "t", log)
    table = Table.of(log)

    def keep(bodies: list[object]) -> None:
        entries = numbered(bodies, table.number, 5000)  # type: ignore[arg-type]
        append(store, "t", entries)
        for entry in entries:
            table.apply(entry)

    caller = Caller("anna", 5000)
    keep(commands.seat_bot(table, caller, 1, "random"))  # type: ignore[arg-type]
    keep(commands.ready(table, caller))  # type: ignore[arg-type]
    keep(commands.start(table))  # type: ignore[arg-type]
    for _ in range(20):
        decision = table.decisions()[0]
        if decision.seat == 0:
            keep(commands.move(table, caller, decision.texts[0], table.moves))  # type: ignore[arg-type]
        else:
            keep(commands.bot_move(table, 1, decision.texts[0], table.moves))  # type: ignore[arg-type]
    again = Table.of(store.entries("t"))
    assert again.match is not None and table.match is not None
    assert again.match.state.fingerprint() == table.match.state.fingerprint()
    listing = listing_of(table)
    assert store.due(0) == ([] if listing.due is None else [("t", 0)])
    ((name, listing),) = store.lobby()
    assert (name, listing.status, listing.moves) == ("t", "playing", 20)
    assert [seat.bot for seat in listing.seats] == [None, "random"]
    keep(commands.concede(table, caller))  # type: ignore[arg-type]
    ((_, listing),) = store.lobby("over")
    assert (listing.scores, listing.why) == ((-1, 1), "conceded")
    assert store.due(10**15) == [] and table.status is Status.OVER


# -- the lobby -------------------------------------------------------------------------------------


def test_the_lobby_lists_public_tables_with_news_first(store: Store) -> None:
    create(store, "old", begun(at=1000))
    create(store, "new", begun(at=3000))
    create(store, "private", begun(Options(public=False), at=4000))
    assert [name for name, _ in store.lobby()] == ["new", "old"]
    append(store, "old", numbered([Chatted(player="a", name="A", text="hi")], 2, 5000))
    assert [name for name, _ in store.lobby()] == ["old", "new"]
    assert [name for name, _ in store.lobby(limit=1)] == ["old"]
    assert [name for name, _ in store.lobby(before=5000)] == ["new"]
    assert store.lobby("playing") == [] and store.lobby(game="chess") == []
    assert len(store.lobby("open", "summoner-wars")) == 2


def test_everybody_finds_their_own_tables(store: Store) -> None:
    create(store, "t", begun(Options(public=False)))
    sat = Sat(seat=1, name="Béla", player="bela")
    append(store, "t", numbered([sat], 2, 2000))
    for player in ("anna", "bela"):
        assert [name for name, _ in store.tables_of(player)] == ["t"]
    assert store.tables_of("cili") == [] and store.tables_of("bela", status="over") == []
    table = Table.of(store.entries("t"))
    append(store, "t", numbered(commands.leave(table, Caller("bela", 0)), 3, 3000))
    assert store.tables_of("bela") == []


# -- accounts, decks, secret -----------------------------------------------------------------------


def test_an_account_opens_to_its_password_alone(store: Store) -> None:
    user = store.accounts.add("Árpád", "correct horse", 1)
    assert store.accounts.check("ÁRPÁD", "correct horse") == user
    assert store.accounts.find(user.id) == user and user.id.startswith("user:")
    for name, password in (("Árpád", "wrong"), ("Árpád", ""), ("Béla", "correct horse")):
        assert store.accounts.check(name, password) is None
    store.accounts.set_password(user.id, "another")
    assert store.accounts.check("árpád", "correct horse") is None
    assert store.accounts.check("árpád", "another") == user


def test_a_name_belongs_to_one_account(store: Store) -> None:
    store.accounts.add("Anna", "x", 1)
    for name in ("anna", "ANNA", "Ａnna"):
        assert store.accounts.has_name(name)
        with pytest.raises(NameTaken):
            store.accounts.add(name, "y", 1)
    assert not store.accounts.has_name("Annabella")


@pytest.mark.parametrize("name", ["Аnnа", "Αnna", "Ann\u0251", "B0b1", "Вobl"])
def test_a_name_that_looks_like_anothers_is_refused(store: Store, name: str) -> None:
    """Letters of other scripts, digits: they would be taken for each other."""
    for owner in ("Anna", "Bobl"):
        store.accounts.add(owner, "x", 1)
    assert store.accounts.has_name(name)
    with pytest.raises(NameTaken):
        store.accounts.add(name, "y", 1)
    store.accounts.add("Anná", "y", 1)  # letters of our own with their accents are others
    store.accounts.add("Наталья", "y", 1)


def test_accounts_of_before_that_look_alike_stay_apart(store: Store) -> None:
    first = store.accounts.add("bob", "of bob", 1)
    with store._database.write() as connection:
        connection.execute(sa.text("UPDATE users SET folded = 'b0b', name = 'B0b'"))
    second = store.accounts.check("b0b", "of bob")
    assert second is not None and second.id == first.id
    with store._database.write() as connection:
        row = {"id": "user:2", "name": "Bob", "folded": "bob", "created": 1}
        copy = connection.execute(sa.text("SELECT hash FROM users")).scalar_one()
        connection.execute(sa.insert(USERS).values(**row, hash=copy))
    for name, id in (("b0b", first.id), ("BOB", "user:2")):
        found = store.accounts.check(name, "of bob")
        assert found is not None and found.id == id


def test_names_are_looked_at_again_when_more_of_them_look_alike(url: str) -> None:
    """Accounts of before are found by their names, of two that look alike now each by its own."""
    database = Database(url)
    config = Config()
    config.set_main_option("script_location", str(Path(migrating.__file__).parent / "migrations"))
    names = {"0livia": "olivia", "Mari": "mari", "Marl": "marl", "Kis Anna": "kis anna"}
    with database.write() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0006")
        for number, (name, before) in enumerate(names.items()):
            row = {"id": f"user:{number}", "name": name, "folded": before, "created": 1}
            connection.execute(sa.insert(USERS).values(**row, hash="x"))
    database.close()
    store = Store.open(url)
    for number, name in enumerate(names):
        found = store.accounts.named(name.upper())
        assert found is not None and (found.id, found.name) == (f"user:{number}", name)
    for like in ("Olivia", "OIivia", "kisanna", "KisAnna", "Mar1"):
        assert store.accounts.has_name(like), like
    store.close()


def test_passwords_are_not_kept(store: Store, url: str) -> None:
    store.accounts.add("Anna", "correct horse", 1)
    with store._database.read() as connection:
        rows = repr(connection.execute(sa.text("SELECT * FROM users")).all())
    assert "correct horse" not in rows and "$argon2id$" in rows


def test_guessing_passwords_takes_long(real_hasher: PasswordHasher) -> None:
    hashed = real_hasher.hash("correct horse")
    assert hashed.startswith("$argon2id$") and real_hasher.verify(hashed, "correct horse")
    chosen = extract_parameters(hashed)
    assert chosen.time_cost >= 3 and chosen.memory_cost >= 64 * 1024


def test_decks_are_kept_by_owner_game_and_name(store: Store) -> None:
    store.decks.save("anna", "g", "b", "1")
    store.decks.save("anna", "g", "a", "2")
    store.decks.save("anna", "g", "b", "3")
    store.decks.save("bela", "g", "b", "4")
    assert store.decks.of("anna", "g") == {"a": "2", "b": "3"}
    assert store.decks.of("anna", "h") == {}
    store.decks.delete("anna", "g", "b")
    assert store.decks.of("anna", "g") == {"a": "2"} and store.decks.of("bela", "g") == {"b": "4"}


def test_every_server_signs_with_the_same_key(store: Store, url: str) -> None:
    other = Store.open(url)
    try:
        assert store.secret() == other.secret() == store.secret()
        assert len(store.secret()) == 32
    finally:
        other.close()


# -- opening ---------------------------------------------------------------------------------------


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    with store._database.read() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def together(count: int, work: Callable[[int], None]) -> None:
    """Let several threads do the same at once; what any of them raises is raised."""
    errors: list[BaseException] = []

    def run(number: int) -> None:
        try:
            work(number)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=run, args=(n,)) for n in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]


def test_servers_that_start_together_do_not_disturb_each_other(url: str) -> None:
    # Alembic keeps the running migration in a module, so threads take turns; processes do not
    # share it, and test_faults.py starts some.
    stores: list[Store] = []
    for _ in range(3):
        stores.append(Store.open(url))
    keys: set[bytes] = set()
    together(3, lambda n: keys.add(stores[n].secret()))
    assert len(keys) == 1
    for store in stores:
        store.close()


def test_a_newer_database_is_left_alone(url: str) -> None:
    store = Store.open(url)
    with store._database.write() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(CannotStore, match="newer"):
        Store.open(url)


@pytest.mark.parametrize(
    "address", ["", "tables.db", "sqlite://", "sqlite:///:memory:", "mysql://x/y", "http://["]
)
def test_what_is_no_database_is_refused(address: str) -> None:
    with pytest.raises(UnknownName):
        Store.open(address)


def test_a_database_that_cannot_be_opened_says_so_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("this is no database, whatever its name may be " * 100)
    for address in (
        f"sqlite:///{tmp_path / 'no' / 'such' / 'folder.db'}",
        f"sqlite:///{tmp_path / 'text'}",
        f"postgresql://anna:secret@/x?host={tmp_path}",
    ):
        with pytest.raises(CannotStore) as error:
            Store.open(address)
        assert "\n" not in str(error.value) and "secret" not in str(error.value)


def test_a_sqlite_file_is_for_its_owner_and_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = Store.open(f"sqlite:///{path}")
    assert os.stat(path).st_mode & 0o077 == 0
    with store._database.read() as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(sa.text("PRAGMA foreign_keys")).scalar() == 1
    store.close()
    with sqlite3.connect(path) as plain:
        assert plain.execute("SELECT count(*) FROM entries").fetchone() == (0,)


def test_opening_a_store_says_nothing(url: str, capfd: pytest.CaptureFixture[str]) -> None:
    logging.getLogger("alembic")
    Store.open(url).close()
    assert capfd.readouterr() == ("", "")


# -- many at once ----------------------------------------------------------------------------------


def test_threads_that_write_to_one_table_take_turns(store: Store) -> None:
    create(store, "t", begun())

    def write(number: int) -> None:
        for k in range(10):
            while True:
                at = store.length("t")
                try:
                    append(store, "t", said(at, f"{number}-{k}"))
                    break
                except Conflict:
                    continue

    together(4, write)
    log = store.entries("t")
    assert [entry.number for entry in log] == list(range(42))
    texts = [entry.body.text for entry in log if isinstance(entry.body, Chatted)]
    assert sorted(texts) == sorted(f"{n}-{k}" for n in range(4) for k in range(10))


def test_who_watches_is_nudged(url: str) -> None:
    store = Store.open(url)
    heard: list[str | None] = []
    woken = threading.Event()

    def nudge(news: str | None) -> None:
        heard.append(news)
        woken.set()

    watch = store.watch(nudge)
    try:
        if not url.startswith("postgresql"):
            create(store, "t", begun())
            assert heard == []
            return
        assert watch.listening.wait(10)
        woken.clear()
        create(store, "t", begun())
        assert woken.wait(10)
        assert heard[-1] == f"t {len(begun())}"
    finally:
        watch.close()
        store.close()


def test_only_one_works_on_a_table_where_servers_share_it(store: Store) -> None:
    shared = store._database.is_postgres
    with store.alone("t") as first, store.alone("t") as second, store.alone("u") as other:
        assert first and other
        assert second == (not shared)
    with store.alone("t") as again:
        assert again


def test_the_first_entry_opens_the_table(store: Store) -> None:
    listing = listing_of(Table.of(begun()))
    for log in ([], numbered([Started(version=1, deal=[])], 0, 1)):
        with pytest.raises(ValueError, match="opens"):
            store.create("t", log, listing)
    assert store.lobby() == []
