"""`hadur moderate`: who may not play here, who may not talk, whose name nobody should read."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from hadur.cli import console, language
from hadur.cli.arguments import Lang
from hadur.cli.store_file import StoreAddress, address_of
from hadur.kernel.errors import UnknownName
from hadur.text.catalogue import Catalogue


class Act(StrEnum):
    LIST = "list"
    BAN = "ban"
    UNBAN = "unban"
    MUTE = "mute"
    UNMUTE = "unmute"
    RENAME = "rename"
    APPOINT = "appoint"
    DISMISS = "dismiss"


def moderate(
    act: Annotated[Act, typer.Argument(help="What is done.")],
    whom: Annotated[
        str, typer.Argument(help="The name of an account, or a player's id from the log.")
    ] = "",
    name: Annotated[str, typer.Argument(help="The new name, for rename.")] = "",
    db: StoreAddress = "",
    lang: Lang = None,
) -> None:
    """Keep a public server civil: ban, mute, rename, and take it back.

    Servers that run heed it within seconds. Who is banned can look on; who is muted can play. A
    renamed account signs in with its new name. Who is appointed has the moderators' page.
    """
    from hadur.store.measures import Measure
    from hadur.store.store import Store
    from hadur.table import writings

    texts = Catalogue(language.choose(lang))
    store = Store.open(address_of(db))
    try:
        if act is Act.LIST:
            for player, what in store.measures.all():
                console.out().print(f"{what} {player}", soft_wrap=True)
            return
        found = None if ":" in whom else store.accounts.named(whom)
        if found is None and ":" not in whom:
            raise UnknownName(texts.say("cli-moderate-nobody", name=whom[:40]))
        player = whom if found is None else found.id
        if act is Act.RENAME:
            store.accounts.rename(player, writings.name(name))
        elif act is Act.APPOINT:
            store.measures.take(player, Measure.MODERATOR)
        elif act is Act.DISMISS:
            store.measures.lift(player, Measure.MODERATOR)
        elif act in (Act.BAN, Act.MUTE):
            store.measures.take(player, Measure(act.value))
        else:
            store.measures.lift(player, Measure(act.value.removeprefix("un")))
        console.out().print(texts.say("cli-moderated", what=act.value, player=player))
    finally:
        store.close()
