"""`hadur backup` and `hadur restore`: all that a server keeps, in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hadur.cli import console, language
from hadur.cli.arguments import Lang
from hadur.cli.store_file import StoreAddress, address_of
from hadur.text.catalogue import Catalogue

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the backup.")]


def backup(file: BackupFile, db: StoreAddress = "", lang: Lang = None) -> None:
    """Write all tables, accounts and decks into a file.

    Servers may run meanwhile: the file holds one moment. It holds secrets, and is written for its
    owner alone.
    """
    from hadur.store.store import Store

    store = Store.open(address_of(db))
    try:
        count = store.backup(file)
    finally:
        store.close()
    texts = Catalogue(language.choose(lang))
    console.out().print(texts.say("cli-backed-up", count=count, file=str(file)), soft_wrap=True)


def restore(file: BackupFile, db: StoreAddress = "", lang: Lang = None) -> None:
    """Read a backup into an empty store, of either kind: all of it or nothing."""
    from hadur.store.store import Store

    store = Store.open(address_of(db))
    try:
        count = store.restore(file)
    finally:
        store.close()
    texts = Catalogue(language.choose(lang))
    console.out().print(texts.say("cli-restored", count=count, file=str(file)), soft_wrap=True)
