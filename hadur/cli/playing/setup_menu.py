"""Before the game: everything that its game describes and the command line left open.

How many play, which seats are played here, what can be chosen for the table and for each seat, and
who plays the others. Enter takes what is usual; what cannot be is refused, and asked again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from rich.text import Text

from hadur import bots
from hadur.bots import search
from hadur.bots.external import PREFIX
from hadur.cli import decks
from hadur.cli.book import Book
from hadur.cli.playing import company
from hadur.cli.playing.seats import PERSON
from hadur.cli.playing.typed_lines import Lines
from hadur.cli.playing.wishes import Wish, usual_deck
from hadur.kernel.choices import ON, Choice, Kind, attribute, chosen
from hadur.kernel.errors import HadurError, UnknownName
from hadur.kernel.setups import open_choices

LEVELS: Final = [f"search:{level}" for level in range(1, len(search.LEVELS) + 1)]
OWN: Final = "own"
HOT_SEAT: Final = "hot-seat"
_ALL: Final = ("all", "mind", "összes")

Setup = dict[str, Any]


def choose(book: Book, wish: Wish, lines: Lines) -> tuple[Wish, Setup]:
    """The wish with what was missing in it, and the setup to begin with."""
    return _Menu(book, lines).all(replace(wish))


class _Menu:
    """The questions, one after the other."""

    def __init__(self, book: Book, lines: Lines) -> None:
        self.book = book
        self.game = book.game
        self.lines = lines

    def all(self, wish: Wish) -> tuple[Wish, Setup]:
        wish.seats_in(self.game)  # what is wrong already is said before anything is asked
        if not wish.count:
            wish.count = self._count(wish)
        if max(self.game.seats) > 2 and not wish.own and not wish.hot_seat:
            self._own(wish)
        setup = wish.setup(self.game)
        mine = [n for n, who in enumerate(wish.players(wish.count)) if who == PERSON]
        if not wish.options and not wish.chosen:
            self._settings(setup, mine)
        self._decks(setup, mine)
        self._others(wish)
        return wish, self.game.check_setup(setup)

    # -- seats -------------------------------------------------------------------------------------

    def _count(self, wish: Wish) -> int:
        usual = wish.seats_in(self.game)
        numbers = [n for n in sorted(self.game.seats) if n >= usual or not (wish.own or wish.bots)]
        if len(numbers) < 2:
            return usual
        shown = [self.book.say("cli-players", count=number) for number in numbers]
        return numbers[self._ask("cli-choose-seats", shown, numbers.index(usual))]

    def _own(self, wish: Wish) -> None:
        """The seats that are played here: one, several by one person, or by several people."""
        free = [seat for seat in range(wish.count) if seat not in wish.bots]
        self._sides(wish)
        self._title(self.book.say("cli-choose-own", count=wish.count))
        while not wish.own:
            line = self.lines.ask("> ").lower()
            words = line.replace(",", " ").split() or [str(free[0] + 1)]
            known = {str(seat + 1): seat for seat in free}
            if line in _ALL:
                wish.own = free
            elif all(word in known for word in words):
                wish.own = sorted({known[word] for word in words})
            else:
                self._hint("cli-choose-own-bad", numbers=", ".join(known))
        if len(wish.own) > 1:
            shown = [self.book.say("cli-own-alone"), self.book.say("cli-own-shared")]
            wish.hot_seat = self._ask("cli-choose-alone", shown, 0) == 1

    def _sides(self, wish: Wish) -> None:
        """Who will play with whom, if not everybody for themselves."""
        sides = self.game.sides(self.game.check_setup(wish.setup(self.game)))
        if len(sides) < wish.count:
            names = [self.book.say(f"table-player-{n + 1}") for n in range(wish.count)]
            players = [company.Player(name, False, False, False) for name in names]
            self.lines.console.print(company.line(self.book, players, sides))

    def _others(self, wish: Wish) -> None:
        """Who plays the seats that nobody plays yet."""
        taken = len(wish.own) + len(wish.bots) or 1
        if wish.bot or wish.hot_seat or taken >= wish.count:
            return
        is_duel = max(self.game.seats) == 2
        players = [*LEVELS, "random", OWN, *([HOT_SEAT] if is_duel else [])]
        shown = [self.book.say(f"cli-opponent-{name.replace(':', '-')}") for name in players]
        question = "cli-choose-opponent" if is_duel else "cli-choose-others"
        while not wish.bot:
            found = players[self._ask(question, shown, 0)]
            if found == HOT_SEAT:
                wish.hot_seat = True
                return
            wish.bot = self._program() if found == OWN else found

    def _program(self) -> str:
        """A program of the player's own; '' for another choice after all."""
        self._title(self.book.say("cli-choose-program"))
        while command := self.lines.ask("> "):
            name = PREFIX + command.removeprefix(PREFIX)
            try:
                bots.make(name, self.game)
            except UnknownName as error:
                self._refuse(str(error))
            else:
                return name
        return ""

    # -- what is chosen ----------------------------------------------------------------------------

    def _settings(self, setup: Setup, mine: Sequence[int]) -> None:
        """All but the seats' decks on one page: how it is, until nobody changes anything."""
        while True:
            whole = self.game.check_setup(setup)
            found = [c for c in self.game.choices(whole) if not _deck_of_seat(c)]
            if not found:
                return
            self._title(self.book.say("cli-choose-settings"))
            for number, choice in enumerate(found, 1):
                value = self._value(choice, chosen(whole, choice))
                self._item(number, f"{self._name(choice, mine)}: {value}")
            line = self.lines.ask("> ").lower()
            if not line:
                return
            picked = self._picked(line, [self._name(choice, mine) for choice in found])
            if picked is not None:
                self._change(setup, found[picked], mine, chosen(whole, found[picked]))

    def _change(self, setup: Setup, choice: Choice, mine: Sequence[int], now: str) -> None:
        place = setup["options"] if choice.seat is None else setup["seats"][choice.seat]
        before = place.get(choice.name)
        title = self._name(choice, mine)
        if choice.kind is Kind.NUMBER:
            place[choice.name] = self._number(title, choice, now)
        else:
            shown = [self._value(choice, value) for value in choice.values]
            place[choice.name] = choice.values[
                self._ask_titled(title, shown, choice.values.index(now))
            ]
        try:
            self.game.check_setup(setup)
        except HadurError as error:  # what was chosen for another seat does not go with it
            self._refuse(str(error))
            del place[choice.name]
            if before is not None:
                place[choice.name] = before

    def _number(self, title: str, choice: Choice, now: str) -> str:
        self._title(title)
        while True:
            line = self.lines.ask("> ") or now
            try:
                return choice.check(line)
            except UnknownName:
                self._hint("cli-choose-range", least=choice.least, most=choice.most)

    def _decks(self, setup: Setup, mine: Sequence[int]) -> None:
        """The decks seat by seat, one's own first."""
        found = [c for c in open_choices(self.game, setup) if _deck_of_seat(c)]
        found.sort(key=lambda choice: choice.seat not in mine)
        for choice in found:
            assert choice.seat is not None
            place = setup["seats"][choice.seat]
            if not place.get(choice.name):
                place[choice.name] = self._deck(setup, choice, mine)

    def _deck(self, setup: Setup, choice: Choice, mine: Sequence[int]) -> object:
        """A ready one by number or name, or one out of a file."""
        usual = choice.values.index(usual_deck(setup, choice))
        shown = [self._value(choice, value) for value in choice.values]
        if len(setup["seats"]) == 2 and len(mine) == 1:
            title = self.book.say("cli-choose-deck" if choice.seat in mine else "cli-choose-vs")
        else:
            title = self._name(choice, mine)
        self._list(title, shown, usual)
        while True:
            line = self.lines.ask("> ")
            if not line:
                return choice.values[usual]
            if "." in line or "/" in line:
                try:
                    return decks.for_setup(self.game, line)
                except HadurError as error:
                    self._refuse(str(error))
                    continue
            picked = self._picked(line.lower(), shown, choice.values)
            if picked is not None:
                return choice.values[picked]

    def _name(self, choice: Choice, mine: Sequence[int]) -> str:
        """What is chosen, and for whom."""
        id = f"option-{choice.name}"
        if choice.kind is Kind.DECK and not self.book.texts.has(id):
            id = "cli-deck"
        name = self.book.say(id) if self.book.texts.has(id) else choice.name
        if choice.seat is None:
            return name
        player = self.book.say("player-seat", number=choice.seat + 1)
        if list(mine) == [choice.seat]:
            player = self.book.say("cli-seat-you", player=player)
        return self.book.say("cli-choice-of", choice=name, player=player)

    def _value(self, choice: Choice, value: Any) -> str:
        if choice.kind is Kind.DECK:
            return self.book.deck_title(str(value))
        id = f"option-{choice.name}.{attribute(str(value))}"
        if self.book.texts.has(id):
            return self.book.say(id)
        if choice.kind is Kind.SWITCH:
            return self.book.say("yes" if value == ON else "no")
        return str(value)

    # -- asking ------------------------------------------------------------------------------------

    def _ask(self, question: str, shown: Sequence[str], usual: int) -> int:
        return self._ask_titled(self.book.say(question), shown, usual)

    def _ask_titled(self, title: str, shown: Sequence[str], usual: int) -> int:
        """A number out of a list, or the start of one of its words; Enter takes the usual."""
        self._list(title, shown, usual)
        while True:
            line = self.lines.ask("> ").lower()
            picked = usual if not line else self._picked(line, shown)
            if picked is not None:
                return picked

    def _list(self, title: str, shown: Sequence[str], usual: int) -> None:
        self._title(title)
        for number, text in enumerate(shown):
            is_usual = number == usual
            self._item(number + 1, self.book.say("cli-usual", value=text) if is_usual else text)

    def _picked(self, line: str, shown: Sequence[str], names: Sequence[str] = ()) -> int | None:
        """What a line means: a number, a name or the start of one. None, and what would be right,
        if it means nothing here."""
        if line in [str(number) for number in range(1, len(shown) + 1)]:
            return int(line) - 1
        called = [[text.lower() for text in texts] for texts in (shown, names)]
        for texts in called:
            if line in texts:
                return texts.index(line)
        found = {k for texts in called for k, text in enumerate(texts) if text.startswith(line)}
        if len(found) == 1:
            return found.pop()
        self._hint("cli-choose-number", count=len(shown))
        return None

    def _title(self, text: str) -> None:
        self.lines.console.print(Text(text, "bold green"))

    def _item(self, number: int, text: str) -> None:
        self.lines.console.print(Text.assemble((f"{number:>3} ", "bold cyan"), text))

    def _hint(self, id: str, **args: str | int) -> None:
        self.lines.console.print(self.book.say(id, **args))

    def _refuse(self, message: str) -> None:
        self.lines.console.print(Text(self.book.say("error", message=message), "yellow"))


def _deck_of_seat(choice: Choice) -> bool:
    """A deck that a player brings; what the whole table plays with (a mission) is a setting."""
    return choice.kind is Kind.DECK and choice.seat is not None
