"""`hadur doctor`: whether a store is whole, and what can be made anew."""

from __future__ import annotations

from typing import Annotated

import typer

from hadur.cli import console, language
from hadur.cli.arguments import Lang
from hadur.cli.store_file import StoreAddress, address_of
from hadur.text.catalogue import Catalogue


def doctor(
    db: StoreAddress = "",
    mend: Annotated[
        bool, typer.Option("--mend", help="Make anew what can be made from the logs.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Look through a store: every log is played, and all else is held against it.

    The exit code is 1 if something is wrong and was not mended. Tables of other versions of the
    rules are named, but nothing is wrong with them.
    """
    from hadur.store.doctor import MENDED, Ill
    from hadur.store.store import Store

    texts = Catalogue(language.choose(lang))
    screen = console.out()
    store = Store.open(address_of(db))
    wrong = 0
    try:
        examined = store.doctor()
        tables = examined.tables()
        found = [*examined.look_at_file()]
        for id in tables:
            found += examined.look_at(id, mend)
        for finding in found:
            mended = mend and finding.ill in MENDED
            wrong += not mended and finding.ill is not Ill.VERSION
            line = texts.say(f"cli-doctor-{finding.ill}", table=finding.table, said=finding.said)
            after = f" {texts.say('cli-doctor-mended')}" if mended else ""
            screen.print(line + after, soft_wrap=True)
    finally:
        store.close()
    said = texts.say("cli-doctor-done", tables=len(tables), found=len(found), wrong=wrong)
    screen.print(said, soft_wrap=True)
    if wrong:
        raise typer.Exit(1)
