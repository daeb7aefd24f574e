"""What can be typed besides moves, in English or Hungarian."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from hadur.cli import cards
from hadur.cli.playing import keeping, standing_orders
from hadur.cli.playing.dice import roll_text
from hadur.cli.rules import table as rule_table
from hadur.drawing.piles import shown_pile
from hadur.drawing.reasons import reasoned, reasons
from hadur.drawing.vocabulary import Vocabulary, spelled
from hadur.kernel.errors import UnknownName
from hadur.table.standing_orders import ASK
from hadur.text import odds as forecasts

if TYPE_CHECKING:
    from hadur.cli.playing.terminal import Terminal

_MOST_TOLD: Final = 12
"""The chances of so many attacks at once."""

Run = Callable[["Terminal", str], None]


@dataclass(frozen=True)
class Command:
    """A command: its English words, its Hungarian ones, and what may follow ('' for nothing).
    `online` ones are for games on a server alone, those about `cards` for games that have some."""

    words: tuple[str, ...]
    hungarian: tuple[str, ...]
    argument: str
    run: Run
    online: bool = False
    cards: bool = False

    @property
    def help(self) -> str:
        """The id of the line that says what it does."""
        return f"help-{self.words[0]}"

    def shown(self, lang: str) -> str:
        """How the help shows it."""
        words = (*self.hungarian, *self.words) if lang == "hu" else self.words
        return " ".join(filter(None, (", ".join(words), self.argument)))


_COMMANDS: Final[list[Command]] = []


def _command(
    *words: str,
    hu: tuple[str, ...],
    argument: str = "",
    online: bool = False,
    cards: bool = False,
) -> Callable[[Run], Run]:
    def register(run: Run) -> Run:
        _COMMANDS.append(Command(words, hu, argument, run, online, cards))
        return run

    return register


def _there(online: bool) -> list[Command]:
    return [command for command in _COMMANDS if online or not command.online]


def find(word: str, rest: str, online: bool = False) -> Run | None:
    """The command a line asks for, if it asks for one: "discard" does, "discard gate" is a move."""
    for command in _there(online):
        if word.lower() in (*command.words, *command.hungarian):
            if command.argument or not rest:
                return command.run
    return None


def names(online: bool = False) -> list[str]:
    return [command.words[0] for command in _there(online)]


# -- looking ---------------------------------------------------------------------------------------


@_command("help", "?", hu=("súgó",), argument="MOVE")
def help(session: Terminal, rest: str) -> None:
    """All commands; or what a move would do."""
    if rest:
        why(session, rest)
        return
    screen, book = session.screen, session.book
    screen.say("cli-how")
    sentence = book.texts.rule(session.rule)
    if sentence:
        screen.say("rule-line", rule=session.rule, sentence=sentence)
    screen.say("help-title")
    grid = Table.grid(padding=(0, 2))
    for command in _there(session.online):
        if command.cards and not book.cards:
            continue
        grid.add_row(f"  {command.shown(book.texts.lang)}", book.say(command.help))
    screen.console.print(grid)


@_command("why", hu=("miért",), argument="MOVE")
def why(session: Terminal, rest: str) -> None:
    """The judge: what a legal move means, or which rules forbid another."""
    text = session.numbered(rest) if rest.isdecimal() else " ".join(rest.lower().split())
    if not text:
        raise UnknownName(session.book.say("cli-why-what"))
    if text in session.texts:
        line = session.book.words.move_line(session.book.texts, session.view(), text)
        session.screen.say("cli-legal", move=text)
        session.screen.indented(line)
        sentence = session.book.texts.rule(session.rule)
        if sentence:
            session.screen.indented(f"{sentence} ({session.rule})")
        return
    session.judge(text)


@_command("odds", hu=("esély",), argument="MOVE")
def odds(session: Terminal, rest: str) -> None:
    """The chances of an attack, or of every one that can be made."""
    screen, texts = session.screen, session.book.texts
    wanted = session.numbered(rest) if rest.isdecimal() else " ".join(rest.lower().split())
    moves = [wanted] if wanted else session.attacks()[:_MOST_TOLD]
    told = [(move, one) for move, one in zip(moves, session.odds(moves), strict=True) if one]
    if not told:
        screen.say("odds-none" if wanted else "odds-no-attacks")
    for move, one in told:
        screen.console.print(Text(move, "bold"))
        found = [f"{line.text}: {line.chance}" for line in forecasts.chances(texts, one)]
        screen.indented(" · ".join(filter(None, [forecasts.facts(texts, one), *found])))
        screen.indented(f"({forecasts.footnote(texts, one)})")


@_command("numbers", hu=("számok",))
def numbers(session: Terminal, rest: str) -> None:
    """Why numbers on the table are not the printed ones."""
    words = Vocabulary(session.book.texts, spelled)
    found = list(reasoned(session.view()))
    for where, card, why in found:
        name = words.named(card, f"card-{card}") if card else ""
        head = f"{where} ({name})" if name and name != where else where or name
        session.screen.indented(f"{head}: {reasons(words, why)}")
    if not found:
        session.screen.say("cli-numbers-printed")


@_command("moves", hu=("lépések",))
def moves(session: Terminal, rest: str) -> None:
    session.show_moves()


@_command("board", hu=("tábla",))
def board(session: Terminal, rest: str) -> None:
    session.show_board(again=True)


@_command("hand", hu=("kéz",), cards=True)
def hand(session: Terminal, rest: str) -> None:
    _pile(session, "hand")


@_command("discard", hu=("dobópakli",), cards=True)
def discard(session: Terminal, rest: str) -> None:
    _pile(session, "discard")


@_command("piles", hu=("halmok",), cards=True)
def piles(session: Terminal, rest: str) -> None:
    """Every pile that may be looked through, and what lies in it."""
    if _is_cardless(session):
        return
    words = Vocabulary(session.book.texts, spelled)
    view = session.view()
    names = [player.name for player in session.company()]
    for pile in filter(lambda pile: pile.cards, session.book.game.open_piles(view)):
        shown = shown_pile(words, pile)
        cards = ", ".join(said + (f" ×{n}" if n > 1 else "") for _, said, n in shown.cards)
        whose = session.book.say("cli-you") if pile.seat == session.seat else names[pile.seat]
        line = Text.assemble((f"{whose}: {shown.title} ({shown.count})", "bold"))
        session.screen.console.print(line.append(f": {cards}", "default"))


def _pile(session: Terminal, name: str) -> None:
    """The own cards of a pile, copies counted."""
    if _is_cardless(session):
        return
    players = session.view().get("players")
    found: list[str] = players[session.seat].get(name, []) if players else []
    if not found:
        session.screen.say("cli-no-cards")
        return
    book = session.book
    counted = [(book.cards[card], found.count(card)) for card in dict.fromkeys(found)]
    session.screen.console.print(cards.listing(book, counted))


def _is_cardless(session: Terminal) -> bool:
    """Whether a game has no cards, which is then said."""
    if session.book.cards:
        return False
    session.screen.say("cli-cardless")
    return True


@_command("card", hu=("kártya",), argument="NAME", cards=True)
def card(session: Terminal, rest: str) -> None:
    """A card with its facts and texts; part of its name is enough."""
    if _is_cardless(session):
        return
    found = session.book.find_cards(rest)
    if len(found) == 1:
        session.screen.console.print(cards.full(session.book, found[0]))
    elif found:
        names = ", ".join(session.book.say(f"card-{card.name}") for card in found[:12])
        session.screen.say("cli-card-which", names=names)
    elif rest and (later := session.book.find_later(rest)):
        session.screen.say("cli-cards-later", count=len(later))
        session.screen.console.print(cards.later_listing(session.book, later[:12]))
    else:
        session.screen.refuse(session.book.say("cli-card-none", name=rest))


@_command("rules", hu=("szabály",), argument="WORD|ID")
def rules(session: Terminal, rest: str) -> None:
    book = session.book.rulebook
    found = [book.show(rest)] if _is_rule(session, rest) else book.search(rest, 12)
    if found:
        session.screen.console.print(rule_table(found))
    else:
        session.screen.refuse(session.book.say("rules-none", words=rest))


def _is_rule(session: Terminal, text: str) -> bool:
    try:
        session.book.rulebook.show(text)
    except UnknownName:
        return False
    return True


@_command("log", hu=("napló",), argument="NUMBER")
def log(session: Terminal, rest: str) -> None:
    """The last lines of what happened, as many as the screen holds unless a number says more."""
    lines = session.told()
    is_number = rest.isascii() and rest.isdecimal() and len(rest) < 9
    count = int(rest) if is_number else session.screen.console.height - 4
    session.screen.log(lines[-max(count, 1) :])


@_command("recap", hu=("összegzés",))
def recap(session: Terminal, rest: str) -> None:
    """What others did last, and the last roll."""
    session.show_recap()
    last = session.roll()
    if last is not None:
        session.screen.console.print(roll_text(session.book, last))


# -- doing -----------------------------------------------------------------------------------------


@_command("undo", hu=("vissza",))
def undo(session: Terminal, rest: str) -> None:
    session.undo()


@_command("redo", hu=("újra",))
def redo(session: Terminal, rest: str) -> None:
    session.redo()


@_command("order", hu=("parancs",), argument="ANSWER")
def order(session: Terminal, rest: str) -> None:
    """Give a standing order, call them all off, or list them."""
    book, words = session.book, rest.split()
    if words and words[0].lower() in standing_orders.OFF:
        session.cancel_orders()
        session.screen.say("cli-orders-off")
    elif words:
        given = standing_orders.wish(book, session.decision, session.legal(), words)
        session.screen.indented(standing_orders.line(book, given))
        session.order(given)
    else:
        for known in session.orders():
            if known.answer == ASK:
                continue
            session.screen.indented(standing_orders.line(book, known))
        session.screen.say("cli-order-how")


@_command("stop", hu=("állj",), argument="WINDOW")
def stop(session: Terminal, rest: str) -> None:
    """Be stopped at a window, or no more; or list all windows."""
    book, stops = session.book, {one.prompt for one in session.orders() if one.answer == ASK}
    if not rest:
        for number, name in enumerate(book.game.windows(), 1):
            mark = "*" if name in stops else " "
            line = book.words.prompt_line(book.texts, name)
            session.screen.indented(f"{number:>2}{mark} {line}")
        session.screen.say("cli-stop-how")
        return
    wanted = standing_orders.stop(book, rest.lower())
    window = book.words.prompt_line(book.texts, wanted.prompt)
    if wanted.prompt in stops:
        session.no_stop(wanted.prompt)
        session.screen.say("cli-stop-no-more", window=window)
    else:
        session.stop(wanted)
        session.screen.say("cli-stop-here", window=window)


@_command("sure", hu=("biztos",))
def sure(session: Terminal, rest: str) -> None:
    """Be asked again before a harmful move, or no more."""
    session.asks_again = not session.asks_again
    session.screen.say("cli-sure-on" if session.asks_again else "cli-sure-off")


@_command("save", hu=("mentés",), argument="FILE")
def save(session: Terminal, rest: str) -> None:
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    path = Path(rest or f"{session.book.game.name}-{stamp}{keeping.SUFFIX}").expanduser()
    session.save(path)
    session.screen.say_path("saved", path=str(path))


@_command("concede", hu=("feladom",))
def concede(session: Terminal, rest: str) -> None:
    if session.lines.agree(session.book.say("concede-ask")):
        session.concede()


@_command("say", hu=("szólok",), argument="WORDS", online=True)
def say(session: Terminal, rest: str) -> None:
    session.talk(rest)


@_command("team", hu=("csapat",), argument="WORDS", online=True)
def team(session: Terminal, rest: str) -> None:
    session.talk(rest, to_side=True)


@_command("quit", hu=("kilépés",))
def quit(session: Terminal, rest: str) -> None:
    session.left = True
