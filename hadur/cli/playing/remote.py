"""A game on a server, played at this terminal: the table lies there, we look and decide here."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from hadur.cli.playing import company
from hadur.cli.playing.dice import recap_of, roll_of
from hadur.cli.playing.online import NoServer, Server, ServerRefused
from hadur.cli.playing.screen import Screen
from hadur.cli.playing.terminal import Terminal
from hadur.cli.playing.typed_lines import EndOfInput, Lines
from hadur.kernel import sealed
from hadur.kernel.choices import Choice, Kind
from hadur.kernel.game import Sides
from hadur.kernel.odds import Odds, odds_of
from hadur.table.standing_orders import ASK, StandingOrder, Until
from hadur.web.facts import Recap, Roll
from hadur.web.naming import bot_name, player_name, told_apart

_RETRY: Final = 2.0
"""Seconds between two tries to reach a server that is gone."""
_MOST_TRIES: Final = 30


class Remote(Terminal):
    """`table` is what the server told last."""

    online = True

    def __init__(self, server: Server, id: str, screen: Screen, lines: Lines) -> None:
        super().__init__(screen, lines, 0)
        self.server = server
        self.id = id
        self.table: dict[str, Any] = {}
        self._more: dict[str, Any] = {}
        self._logs: dict[int, list[tuple[str, bool]]] = {}
        self._seen: dict[int, int] = {}
        self._said = 0
        self._at_screen = -1
        self._hear(server.get(self._path()))
        if self.table["status"] == "open":
            self.screen.say("cli-server-open")

    def run(self) -> None:
        """Until the game is over or the player leaves."""
        while not self.left and self.table["status"] != "over":
            if self.table["request"] is not None and self.table["request"]["answer"]:
                self._consent()
            elif self.table["decision"] is not None:
                self._decide()
            elif not self.table["seats"][self.seat]["ready"]:
                self.do("ready")  # others have chosen their decks meanwhile
            else:
                self._wait()
        if self.table["status"] == "over":
            self._result()

    def following(self) -> Remote | None:
        """The next game, if all want one: a series goes on, for anything else one is asked."""
        if self.left or self.table["status"] != "over" or self.table["seat"] is None:
            return None
        series = self.table["series"]
        if series is not None:
            self._tell_series(series)
        goes_on = series is not None and not series["over"]
        if self.table["next_table"] is None and not (goes_on or self._wants_another()):
            return None
        self._agree_on_another()
        following = Remote(self.server, self.table["next_table"], self.screen, self.lines)
        following.asks_again = self.asks_again
        return None if following.table["seat"] is None else following

    def _tell_series(self, series: dict[str, Any]) -> None:
        standing = ", ".join(
            f"{self.book.say('cli-you') if seat == self.seat else self._name(seat)} {games}"
            for seat, games in enumerate(series["won"])
        )
        self.screen.say("cli-series", count=series["number"], standing=standing)
        won = series["winners"]
        if won and series["number"] > 1:
            names = ", ".join(self._name(seat) for seat in won)
            self.screen.say("web-series-won", names=names, count=len(won))

    def _chosen_next(self) -> dict[str, str]:
        """What the next game of the series is to be, if that is ours to choose."""
        series = self.table["series"]
        what = None if series is None else series["choice"]
        if what is None or not what["yours"] or self.table["next_table"] is not None:
            return {}
        value = str(what["value"])
        choice = Choice(what["name"], Kind(what["kind"]), value, tuple(what["values"]))
        return {"choice": self.choose_next(choice, value)}

    def _wants_another(self) -> bool:
        seats = enumerate(self.table["seats"])
        asking = [self._name(seat) for seat, place in seats if place["wants_rematch"]]
        id = "cli-again-too" if asking else "cli-again"
        try:
            return self.lines.agree(self.book.texts.sentence(id, players=", ".join(asking)))
        except EndOfInput:
            return False

    def _agree_on_another(self) -> None:
        """Ask for another game, and wait until everybody has."""
        try:
            self.do("rematch", **self._chosen_next())
        except ServerRefused as error:
            if error.id != "table-rematched":
                raise
            self._hear(self.server.get(self._path()))
        if self.table["next_table"] is None:
            self.screen.say("cli-again-asked")
        while self.table["next_table"] is None:
            self._wait()

    def _name(self, seat: int) -> str:
        return self._names[seat]

    @property
    def _names(self) -> tuple[str, ...]:
        lang = self.book.texts.lang
        places = self.table["seats"]
        return told_apart(tuple(player_name(one["name"], one["bot"], lang) for one in places))

    def _path(self, do: str = "") -> str:
        return f"/api/tables/{self.id}{do and '/'}{do}"

    def do(self, command: str, **facts: Any) -> None:
        """A command; the server answers with the table after it."""
        self._hear(self.server.post(self._path(command), **facts))

    def _hear(self, answer: dict[str, Any]) -> None:
        self.table = answer["table"]
        self._more = answer
        if self.table["seat"] is not None:
            self.seat = self.table["seat"]  # of several the one that is asked
        log = [(line["text"], bool(line["heading"])) for line in answer["log"]]
        before, seen = self._log, self._seen.get(self.seat, 0)
        if log[:seen] != before[:seen]:  # moves were taken back
            same = [old == new for old, new in zip(before, log, strict=False)]
            seen = same.index(False) if False in same else len(same)
        self._logs[self.seat] = log
        self._seen[self.seat] = seen

    @property
    def _log(self) -> list[tuple[str, bool]]:
        """What the seat was told: each of several has its own."""
        return self._logs.get(self.seat, [])

    def _wait(self) -> None:
        """For others; a server that cannot be reached may come back."""
        seats = self.table["seats"]
        names = ", ".join(self._name(n) for n, seat in enumerate(seats) if seat["deciding"])
        with self.screen.waiting(names or "…"):
            for tries in range(_MOST_TRIES):
                try:
                    self._hear(self.server.get(self._path(), after=self.table["number"]))
                    break
                except NoServer:
                    if tries == _MOST_TRIES - 1:
                        raise
                    time.sleep(_RETRY)
        if seats[self.seat].get("out"):
            self.show_log()  # one who is out sees how the others play on

    def _decide(self) -> None:
        if self.seat != self._at_screen >= 0:
            self.screen.say("cli-now-plays", player=self._name(self.seat))
            self._drawn = None
        self._at_screen = self.seat
        self.show_log()
        self.show_board()
        self.show_moves()
        before = self.table["number"]
        while self.table["number"] == before and not self.left:
            self.take(self.lines.ask("> "))

    def _consent(self) -> None:
        """Somebody would like to take back, or that a bot goes on."""
        request = self.table["request"]
        name, say = self._name(request["seat"]), self.book.texts.sentence
        if request["bot"] is None:
            question = say("web-asks-undo", name=name)
        else:
            bot, other = (
                bot_name(request["bot"], self.book.texts.lang),
                self._name(request["bot_for"]),
            )
            own = request["bot_for"] == request["seat"]
            id = "web-asks-bot-own" if own else "web-asks-bot"
            question = say(id, name=name, bot=bot, other=other)
        self.show_log()
        self.do("answer", agrees=self.lines.agree(question))

    # -- showing -----------------------------------------------------------------------------------

    def show_log(self) -> None:
        """What happened, and what was said, since this was shown last."""
        self.screen.log(self._log[self._seen.get(self.seat, 0) :])
        self._seen[self.seat] = len(self._log)
        for line in self.table["chat"]:
            if line["number"] >= self._said and not line["own"]:
                to = f" ({self.book.say('cli-to-side')})" if line.get("audience") == "side" else ""
                self.screen.note(f"{line['name']}{to}: {line['text']}")
            self._said = max(self._said, line["number"] + 1)

    def view(self) -> dict[str, Any]:
        return dict(self.table["view"])

    def company(self) -> list[company.Player]:
        return [
            company.Player(
                self._name(n), n == self.seat, bool(seat["deciding"]), bool(seat.get("out"))
            )
            for n, seat in enumerate(self.table["seats"])
        ]

    def sides(self) -> Sides:
        singles = [[seat] for seat in range(len(self.table["seats"]))]
        return tuple(tuple(side) for side in self.table.get("sides") or singles)

    @property
    def rule(self) -> str:
        return str(self.table["decision"]["rule"])

    def legal(self) -> list[str]:
        return list(self.table["decision"]["moves"])

    def harms(self) -> dict[str, str]:
        return dict(self.table["decision"].get("harms", {}))

    def attacks(self) -> list[str]:
        return list(self.table["decision"].get("attacks", []))

    def odds(self, texts: list[str]) -> list[Odds | None]:
        found: list[Odds | None] = []
        for text in texts:
            try:
                told = self.server.post(self._path("odds"), move=text)["odds"]
                found.append(odds_of(told[0]))
            except ServerRefused as error:
                if error.id != "odds-none":
                    raise
                found.append(None)
        return found

    def roll(self) -> Roll | None:
        return roll_of(self._more.get("roll"))

    def recap(self) -> Recap | None:
        return recap_of(self._more.get("recap"))

    def told(self) -> list[tuple[str, bool]]:
        return self._log

    def _result(self) -> None:
        self.show_log()
        if self.table["view"] is not None:
            self.screen.board(self.view(), [])
            self.show_result(self.table["scores"], self.table["seat"], list(self._names))

    # -- doing -------------------------------------------------------------------------------------

    def try_move(self, text: str) -> None:
        try:
            self.do("move", move=text, at=self.table["decision"]["at"])
        except ServerRefused as error:
            if error.id == "table-stale":
                self._hear(self.server.get(self._path()))
            if error.id not in ("table-illegal", "table-no-move"):
                raise
            self.judge(text)

    def judge(self, text: str) -> None:
        try:
            verdict = self.server.post(self._path("why"), move=text)
        except ServerRefused as error:
            self.screen.refuse(str(error))
            return
        if verdict["legal"]:
            self.screen.say("cli-legal", move=verdict["move"])
            return
        self.screen.refuse(self.book.say("cli-refused", move=verdict["move"]))
        for reason in verdict["reasons"]:
            self.screen.indented(f"{reason['text']} ({reason['rule']})")

    def undo(self) -> None:
        self.do("undo")
        if self.table["request"] is not None:
            self.screen.say("web-undo-asked")

    def redo(self) -> None:
        self.screen.refuse(self.book.say("nothing-to-redo"))

    def orders(self) -> Sequence[StandingOrder]:
        return [
            StandingOrder(o["prompt"], o["answer"], Until(o["until"])) for o in self.table["orders"]
        ]

    def order(self, order: StandingOrder) -> None:
        self.do("order", prompt=order.prompt, answer=order.answer, until=order.until)

    def cancel_orders(self) -> None:
        for order in self.orders():
            if order.answer != ASK:
                self.do("order", prompt=order.prompt)

    def stop(self, order: StandingOrder) -> None:
        self._settle("order", prompt=order.prompt, answer=order.answer)

    def no_stop(self, prompt: str) -> None:
        self._settle("order", prompt=prompt)

    def _settle(self, command: str, **facts: Any) -> None:
        """A command that is no decision: the question stays on the screen."""
        number = self.table["number"]
        self.do(command, **facts)
        self.table = {**self.table, "number": number}

    def concede(self) -> None:
        gone = self.seat
        self.do("concede")
        if self.table["status"] != "playing":
            return
        if self.seat == gone:
            self.screen.say("cli-others-play-on")
        else:  # another seat of one's own plays on
            self.screen.say("cli-one-is-out", player=self._name(gone))

    def save(self, path: Path) -> None:
        sealed.write(path, self.server.text(self._path("record")))

    def talk(self, text: str, *, to_side: bool = False) -> None:
        number = self.table["number"]
        self.server.post(self._path("chat"), text=text, audience="side" if to_side else "all")
        # Talking is no decision: the question stays on the screen.
        self.table = {**self.server.get(self._path())["table"], "number": number}
