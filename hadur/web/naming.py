"""What players are called, in the reader's language."""

from __future__ import annotations

from hadur.web.look import texts_of


def bot_name(bot: str, lang: str) -> str:
    """A bot of ours as people call it."""
    kind, _, level = bot.partition(":")
    known = f"web-bot-{kind}-level" if level.isdecimal() else f"web-bot-{kind}"
    texts = texts_of(lang)
    return texts.say(known, level=level) if texts.has(known) else bot


def told_apart(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names by seat; whoever is called like somebody else gets the number of their seat, too."""
    return tuple(
        f"{name} ({number})" if name and names.count(name) > 1 else name
        for number, name in enumerate(names, 1)
    )


def player_name(name: str, bot: str | None, lang: str) -> str:
    """The name of a seat; a bot that nobody gave another one goes by its own."""
    return bot_name(bot, lang) if bot is not None and bot == name else name
