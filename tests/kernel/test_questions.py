"""The common forms of question: which answers each takes, and what is answered for the absent."""

from __future__ import annotations

from hadur.kernel import questions
from hadur.kernel.bits import BIT
from hadur.kernel.cards import CardState
from hadur.kernel.moves import pack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.questions import CHOOSE, DONE, NO, NUMBER, PICK, TAKE, YES
from hadur.kernel.state import Ask, Prompt


class Shelf(CardState):
    """A pile of cards, what was picked so far, and what has been done."""

    def __init__(self) -> None:
        super().__init__(2, 1, 1)
        self.deal_cards([7, 8, 7, 9], [4, 4])
        self.picked = vec[i64]()
        self.done: list[object] = []
        for card in range(4):
            self.put(card, 1)


class Agree(questions.Confirm[Shelf]):
    def agreed(self, s: Shelf, ask: Ask) -> None:
        s.done.append("yes")

    def declined(self, s: Shelf, ask: Ask) -> None:
        s.done.append("no")


class PickOne(questions.Pick[Shelf]):
    def choices(self, s: Shelf, ask: Ask) -> vec[i64]:
        return append(append(vec[i64](), 3), 5)

    def picked(self, s: Shelf, ask: Ask, choice: i64) -> None:
        s.done.append(int(choice))


class PickSpace(questions.PickMember[Shelf]):
    def picked(self, s: Shelf, ask: Ask, choice: i64) -> None:
        s.done.append(int(choice))


class Way(questions.Branch[Shelf]):
    def chosen(self, s: Shelf, ask: Ask, branch: i64) -> None:
        s.done.append(self.branches[branch])


class HowMany(questions.Number[Shelf]):
    def named(self, s: Shelf, ask: Ask, n: i64) -> None:
        s.done.append(int(n))


class Some(questions.Several[Shelf]):
    def choices(self, s: Shelf, ask: Ask) -> vec[i64]:
        return vec[i64]([2, 4, 6])

    def gathered(self, s: Shelf) -> vec[i64]:
        return s.picked

    def gather(self, s: Shelf, picked: vec[i64]) -> None:
        s.picked = picked

    def chosen(self, s: Shelf, ask: Ask, picked: vec[i64]) -> None:
        s.done.append([int(n) for n in picked])


class TakeEven(questions.TakeCard[Shelf]):
    def fits(self, s: Shelf, ask: Ask, card: i64) -> bool:
        return s.kind[card] % 2 == ask.a

    def card_of(self, s: Shelf, ask: Ask, kind: i64) -> i64:
        return 100 + kind

    def taken(self, s: Shelf, ask: Ask, card: i64) -> None:
        s.done.append(int(card))


AGREE = Agree("agree", "XX-1.1")
MAY_PICK = PickOne("may-pick", "XX-1.1", True)
MUST_PICK = PickOne("must-pick", "XX-1.1")
SPACE = PickSpace("space", "XX-1.1", True)
WAY = Way("way", "XX-1.1", ["up", "down", "out"])
MAY_WAY = Way("may-way", "XX-1.1", ["up", "down"], True)
HOW_MANY = HowMany("how-many", "XX-1.1", True)
SOME = Some("some", "XX-1.1")
TAKE_EVEN = TakeEven("take-even", "XX-1.1", False)


def answers(prompt: Prompt, options: int = 0, a: int = 0) -> list[int]:
    return [int(move) for move in prompt.moves(Shelf(), Ask(prompt, 0, options, a))]


def played(prompt: Prompt, move: int, options: int = 0, a: int = 0) -> list[object]:
    s = Shelf()
    prompt.play(s, Ask(prompt, 0, options, a), move)
    return s.done


def test_yes_or_no() -> None:
    assert answers(AGREE) == [pack(NO), pack(YES)]
    assert played(AGREE, pack(YES)) == ["yes"]
    assert played(AGREE, pack(NO)) == ["no"]


def test_one_of_several() -> None:
    assert answers(MUST_PICK) == [pack(PICK, 3), pack(PICK, 5)]
    assert answers(MAY_PICK) == [pack(NO), pack(PICK, 3), pack(PICK, 5)]
    assert played(MAY_PICK, pack(PICK, 5)) == [5]
    assert played(MAY_PICK, pack(NO)) == []


def test_one_member_of_a_word() -> None:
    word = int(BIT[2] | BIT[40])
    assert answers(SPACE, word) == [pack(NO), pack(PICK, 2), pack(PICK, 40)]
    assert [int(n) for n in SPACE.choices(Shelf(), Ask(SPACE, 0, word))] == [2, 40]
    assert played(SPACE, pack(PICK, 40), word) == [40]


def test_a_way_that_is_possible() -> None:
    assert answers(WAY, 5) == [pack(CHOOSE, 0), pack(CHOOSE, 2)]
    assert answers(MAY_WAY, 2) == [pack(NO), pack(CHOOSE, 1)]
    assert played(WAY, pack(CHOOSE, 2), 5) == ["out"]


def test_a_number_between_two() -> None:
    assert answers(HOW_MANY, 4, 2) == [pack(NUMBER, 2), pack(NUMBER, 3), pack(NUMBER, 4)]
    assert played(HOW_MANY, pack(NUMBER, 3), 4, 2) == [3]


def test_several_are_named_before_anything_happens_to_them() -> None:
    s = Shelf()
    s.ask(SOME, 0)
    s.advance(pack(PICK, 4))
    assert s.done == []
    assert [int(move) for move in s.legal()] == [pack(DONE), pack(PICK, 2), pack(PICK, 6)]
    s.advance(pack(PICK, 2))
    s.advance(pack(DONE))
    assert s.done == [[4, 2]] and len(s.picked) == 0


def test_copies_are_one_answer_and_no_is_left_where_nothing_fits() -> None:
    assert answers(TAKE_EVEN, 1, 1) == [pack(TAKE, 7), pack(TAKE, 9)]
    assert answers(TAKE_EVEN, 1, 0) == [pack(TAKE, 8)]
    assert answers(TAKE_EVEN, 1, 5) == [pack(NO)]
    assert not TAKE_EVEN.open_options
    assert played(TAKE_EVEN, pack(TAKE, 9), 1, 1) == [109]


def test_who_has_left_declines_what_can_be_declined() -> None:
    s = Shelf()
    for prompt, wanted in (
        (AGREE, pack(NO)),
        (MAY_PICK, pack(NO)),
        (MUST_PICK, pack(PICK, 5)),
        (SOME, pack(DONE)),
    ):
        assert prompt.answer_for(s, Ask(prompt, 0)) == wanted
