"""Single-observer information-set tree search with open-loop chance and progressive widening.

A node is a line of moves, not a position: dice and hidden cards differ from visit to visit, and
a move is the same option in every world where it is legal. Only as many options of a node are
considered as its visits are worth, those that look best first.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from hadur.kernel.advice import Advisor, Tuning, shares
from hadur.kernel.native import i64, vec
from hadur.kernel.state import State
from hadur.search.budget import Budget
from hadur.search.findings import Findings, Option
from hadur.search.rollout import open_question, roll_out
from hadur.search.worlds import Worlds

_PAUSE: Final = 32
"""After so many iterations it is asked whether more of them could change the answer."""


class Node:
    """What is known of a move (`visits`, `total` for whoever made it) and of the answers to it.

    `seen` is the last iteration whose world had the move, `available` how often it was among
    those considered, `asked` how often an answer was wanted. `trust` is how many tries more the
    move is judged by than it had, and `promise` what those would have brought in all.

    Where several seats answer secretly at once, an answer cannot depend on another: all of a
    node's answers then lead to the same node, `after`."""

    def __init__(self, move: i64, merit: i64, seat: i64) -> None:
        self.move: Final = move
        self.merit: Final = merit
        self.seat: Final = seat
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0
        self.trust: float = 0.0
        self.promise: float = 0.0
        self.seen: i64 = -1
        self.asked: i64 = 0
        self.answers: list[Node] = []
        self.by_move: dict[int, Node] = {}
        self.after: Node | None = None


class Tree:
    """A search from one question of one seat."""

    def __init__(
        self, worlds: Worlds, advisor: Advisor, seat: i64, tuning: Tuning, seed: i64
    ) -> None:
        self.root: Final = Node(-1, 0, -1)
        self._worlds: Final = worlds
        self._advisor: Final = advisor
        self._tuning: Final = tuning
        self._seed: Final = seed
        world = worlds.visit(0)
        self._mark(self.root, world, world.asked(seat), 0)

    def iterate(self, number: i64) -> None:
        """One world: down the tree, one step out of it, on by rules of thumb, and back up."""
        world = self._worlds.visit(number)
        until = self._advisor.clock(world) + self._tuning.horizon
        self._descend(world, self.root, [], until, number)

    def try_answer(self, answer: Node, number: i64) -> None:
        """The same with the root's answer given; below it the tree is used if it is tuned so."""
        world = self._worlds.visit(number)
        until = self._advisor.clock(world) + self._tuning.horizon
        world.advance(answer.move, world.asked(answer.seat))
        if self._tuning.deepen and answer.visits > 0:
            self._descend(world, answer, [answer], until, number)
        else:
            roll_out(world, self._advisor, self._tuning, until, self._seed + number)
            self._learn([answer], world)

    def glance_at(self, answer: Node, number: i64) -> None:
        """See what one of the root's answers promises in a world to whoever looks no further."""
        world = self._worlds.visit(number)
        world.advance(answer.move, world.asked(answer.seat))
        answer.trust += 1.0
        answer.promise += self._advisor.prospect(world, answer.seat)

    def share_at_once(self, answer: Node, number: i64) -> float:
        """What a seat has won if one of the root's answers ends the game in a world; -1 if it does
        not."""
        world = self._worlds.visit(number)
        world.advance(answer.move, world.asked(answer.seat))
        return shares(world)[answer.seat] if world.over else -1.0

    def _descend(self, world: State, node: Node, path: list[Node], until: i64, number: i64) -> None:
        advisor = self._advisor
        while not world.over and advisor.clock(world) < until:
            index = open_question(world)
            secret = len(world.asks) > 1
            chosen = self._select(node, world, index, number)
            path.append(chosen)
            fresh = chosen.visits == 0
            world.advance(chosen.move, index)
            node = _after(node) if secret else chosen
            if fresh:
                break
        roll_out(world, advisor, self._tuning, until, self._seed + number)
        self._learn(path, world)

    def _select(self, node: Node, world: State, index: i64, number: i64) -> Node:
        """The answer to try: one never tried if the node is worth another, else the best bound."""
        self._mark(node, world, index, number)
        tuning = self._tuning
        room = max(tuning.narrowest, i64(tuning.width * sqrt(float(node.asked))))
        node.asked += 1
        best = node.answers[0]
        most = -1.0
        for answer in node.answers:
            if answer.seen != number:
                continue
            if room == 0:
                break
            room -= 1
            answer.available += 1
            if answer.visits == 0:
                return answer
            visits = float(answer.visits)
            bound = answer.total / visits
            bound += tuning.explore * sqrt(log(float(answer.available)) / visits)
            if bound > most:
                most = bound
                best = answer
        return best

    def _mark(self, node: Node, world: State, index: i64, number: i64) -> None:
        """Note which answers are legal in this world; new ones find their place by merit."""
        legal = world.legal(index)
        known = node.by_move
        missing = False
        for move in legal:
            found = known.get(move)
            if found is None:
                missing = True
            else:
                found.seen = number
        if missing:
            merits = self._advisor.merits(world, index)
            _add_answers(node, legal, merits, world.asks[index].seat, number)

    def _learn(self, path: list[Node], world: State) -> None:
        """Give every move on the path the outlook of the seat that made it: each seeks the win of
        its own side, whatever becomes of the others, and members of a side seek the same."""
        outlooks = self._advisor.outlooks(world)
        for node in path:
            node.visits += 1
            node.total += outlooks[node.seat]


def mean(answer: Node) -> float:
    """What a move brings by its tries and by what was seen at a glance."""
    tries = float(answer.visits) + answer.trust
    return (answer.total + answer.promise) / tries if tries > 0.0 else -1.0


def _add_answers(node: Node, legal: vec[i64], merits: vec[i64], seat: i64, number: i64) -> None:
    for k in range(len(legal)):
        if legal[k] not in node.by_move:
            answer = Node(legal[k], merits[k], seat)
            answer.seen = number
            node.by_move[legal[k]] = answer
            node.answers.append(answer)
    node.answers.sort(key=_merit, reverse=True)


def _merit(node: Node) -> int:
    return node.merit


def _after(node: Node) -> Node:
    """The one node that follows all secret answers."""
    found = node.after
    if found is None:
        found = Node(-1, 0, -1)
        node.after = found
    return found


def grow(
    worlds: Worlds, advisor: Advisor, seat: i64, budget: Budget, tuning: Tuning, seed: i64
) -> Findings:
    """Which move is best for a seat that has to answer a question alone."""
    tree = Tree(worlds, advisor, seat, tuning, seed)
    number: i64 = 0
    while budget.spend():
        tree.iterate(number)
        number += 1
        if number % _PAUSE == 0 and lead(tree.root) > budget.left():
            break
    return findings(tree.root, budget.used)


def lead(root: Node) -> i64:
    """By how many tries the answer tried most is ahead of the next."""
    first: i64 = 0
    second: i64 = 0
    for answer in root.answers:
        if answer.visits > first:
            second = first
            first = answer.visits
        elif answer.visits > second:
            second = answer.visits
    return first - second


def findings(root: Node, iterations: i64) -> Findings:
    """The best answer of the root is the one tried most, of those the one that did best."""
    best = root.answers[0]
    for answer in root.answers:
        if (answer.visits, answer.total) > (best.visits, best.total):
            best = answer
    return Findings(options_of(root), best.move, iterations)


def options_of(root: Node) -> list[Option]:
    """What became of the answers of the root."""
    options: list[Option] = []
    for answer in root.answers:
        option = Option(answer.move, answer.merit)
        option.visits = answer.visits
        option.total = answer.total
        options.append(option)
    return options
