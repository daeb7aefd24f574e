"""The doctor finds what does not follow from the logs, and makes it anew."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from hadur.store.doctor import Finding, Ill
from hadur.store.schema import ENTRIES, INVITATIONS, PLAYERS, TABLES
from hadur.store.store import Store
from hadur.table.entries import Sat, numbered
from hadur.table.table import Table
from tests.hostile.tables import keep, played

from .keeping import append


def ills(store: Store, mend: bool = False) -> list[Ill]:
    doctor = store.doctor()
    found = [*doctor.look_at_file()]
    for id in doctor.tables():
        found += doctor.look_at(id, mend)
    return [finding.ill for finding in found]


def change(store: Store, statement: sa.Executable) -> None:
    with store.writing() as connection:
        connection.execute(statement)


@pytest.fixture
def kept(store: Store) -> Store:
    keep(store, "t", played("summoner-wars", 30))
    keep(store, "u", played("doom", 30))
    return store


def test_a_store_that_is_well(kept: Store) -> None:
    assert ills(kept) == [] and kept.doctor().tables() == ["t", "u"]


@pytest.mark.parametrize(
    ("harm", "ill"),
    [
        (sa.update(TABLES).where(TABLES.c.id == "t").values(listing="{"), Ill.LISTING),
        (sa.update(TABLES).where(TABLES.c.id == "t").values(status="open"), Ill.LISTING),
        (sa.update(TABLES).where(TABLES.c.id == "t").values(length=3), Ill.LISTING),
        (sa.update(TABLES).where(TABLES.c.id == "t").values(due=5), Ill.LISTING),
        (sa.delete(PLAYERS).where(PLAYERS.c.table_id == "t"), Ill.PLAYERS),
        (sa.delete(INVITATIONS).where(INVITATIONS.c.table_id == "t"), Ill.CODES),
    ],
)
def test_what_follows_from_a_log_is_made_anew(kept: Store, harm: sa.Executable, ill: Ill) -> None:
    before = kept.lobby()
    change(kept, harm)
    assert ills(kept) == [ill]
    assert ills(kept, mend=True) == [ill]
    assert ills(kept) == [] and kept.lobby() == before


def test_a_damaged_log_is_named_and_left_alone(kept: Store) -> None:
    change(kept, sa.update(ENTRIES).where(ENTRIES.c.number == 9).values(body="{"))
    change(kept, sa.delete(ENTRIES).where(ENTRIES.c.table_id == "u", ENTRIES.c.number == 8))
    assert ills(kept, mend=True) == [Ill.LOG, Ill.LOG] == ills(kept)


def test_a_table_of_other_rules_is_no_illness(kept: Store) -> None:
    body = kept.entries("t")[0].body
    with kept.writing() as connection:
        where = (ENTRIES.c.table_id == "t") & (ENTRIES.c.number == 0)
        text = connection.execute(sa.select(ENTRIES.c.body).where(where)).scalar_one()
        newer = text.replace(f'"version":{body.version}', '"version":999')
        connection.execute(sa.update(ENTRIES).where(where).values(body=newer))
    (finding,) = kept.doctor().look_at("t")
    assert finding == Finding("t", Ill.VERSION, finding.said) and "999" in finding.said


# -- without a doctor ------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["{", "", "[]", '{"game": 3}', "null"])
def test_a_row_that_cannot_be_read_is_made_anew(kept: Store, text: str) -> None:
    """One of them is no reason to show nobody anything."""
    before = kept.lobby()
    change(kept, sa.update(TABLES).where(TABLES.c.id == "t").values(listing=text))
    assert kept.lobby() == before and ills(kept) == []


def test_a_row_whose_log_is_damaged_too_is_left_out(kept: Store) -> None:
    change(kept, sa.update(TABLES).where(TABLES.c.id == "t").values(listing="{"))
    change(kept, sa.update(ENTRIES).where(ENTRIES.c.table_id == "t").values(body="{"))
    assert [id for id, _ in kept.lobby()] == ["u"]


def test_a_table_with_a_row_that_cannot_be_read_goes_on(store: Store) -> None:
    log = played("summoner-wars", 30)[:2]
    keep(store, "t", log)
    change(store, sa.update(TABLES).values(listing="{"))
    append(store, "t", numbered([Sat(seat=1, name="Béla", player="bela")], 2, 5))
    assert [id for id, _ in store.tables_of("bela")] == ["t"]
    assert Table.of(store.entries("t")).number == 3 and ills(store) == []
