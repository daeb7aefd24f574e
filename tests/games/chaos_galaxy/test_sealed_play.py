"""Sealed play: packs by rarity, a pool for each seat, decks of it and of nothing else."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from hadur.cli import deck as commands
from hadur.cli.main import assemble
from hadur.games.chaos_galaxy import GAME, deck, packs
from hadur.games.chaos_galaxy.tables import BY_NAME
from hadur.kernel.errors import HadurError, IllegalDeck
from hadur.kernel.match import Match
from hadur.kernel.record import Record
from tests.conformance.conftest import Dice


def sealed(seats: int = 2, pool: int = 7, **options: str) -> dict[str, object]:
    return {"seats": seats, "options": {"cards": "sealed", "packs": str(pool), **options}}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", ["45", "30"])
def test_everybody_gets_a_legal_deck_of_their_own_packs(seats: int, size: str) -> None:
    setup = GAME.check_setup(sealed(seats, **{"deck-size": size}))
    lists = [place["deck"]["cards"] for place in setup["seats"]]
    assert len({str(cards) for cards in lists}) == seats
    for seat, cards in enumerate(lists):
        assert sum(cards.values()) == int(size)
        pool = packs.pool_of(7, seat)
        assert all(count <= pool[name] for name, count in cards.items())
        built = deck.Deck("x", "", cards)
        assert deck.problems(built, small=size == "30") == []
    assert GAME.check_setup(setup) == setup


@pytest.mark.parametrize("races", ["original", "four", "free"])
@pytest.mark.parametrize("combat", ["full", "simplified"])
def test_any_packs_make_a_deck(races: str, combat: str) -> None:
    for pool in range(1, 40):
        built = packs.sealed_deck(pool, pool % 5, False, races, combat == "simplified")
        assert deck.problems(built, False, races, combat == "simplified") == [], pool
        ships = sum(n for name, n in built.cards.items() if BY_NAME[name].type == 0)
        assert ships >= 20


def test_a_deck_of_ones_own_holds_only_cards_of_the_packs() -> None:
    own = GAME.check_setup(sealed())["seats"][1]["deck"]["cards"]
    setup = sealed()
    setup["seats"] = [{}, {"deck": {"name": "mine", "cards": own}}]
    assert GAME.check_setup(setup)["seats"][1]["deck"]["name"] == "mine"
    setup["seats"] = [{"deck": {"name": "mine", "cards": own}}, {}]
    with pytest.raises(IllegalDeck, match="the packs hold"):
        GAME.check_setup(setup)
    setup["seats"] = [{"deck": "vasfal"}, {}]
    with pytest.raises(IllegalDeck, match=r"KG-32\.3"):
        GAME.check_setup(setup)


@pytest.mark.parametrize("pool", ["0", "-1", "1000000", "9" * 50, "x"])
def test_the_number_of_the_packs_is_judged_first(pool: str) -> None:
    with pytest.raises(HadurError):
        GAME.check_setup({"seats": 2, "options": {"cards": "sealed", "packs": pool}})


def test_without_packs_their_number_means_nothing() -> None:
    with pytest.raises(HadurError):
        GAME.check_setup({"seats": 2, "options": {"packs": "5"}})
    assert GAME.check_setup({"seats": 2})["options"]["cards"] == "open"


def test_a_sealed_game_is_played_and_its_record_replays() -> None:
    for seats in (2, 5):
        match = Match.start(GAME, sealed(seats, cut="waived"), 3)
        dice = Dice(3)
        while not match.state.over and match.moves < 300:
            decision = match.state.decisions[0]
            match.play(dice.move(match.state, decision.index), decision.seat)
        record = Record.from_text(match.record.to_text())
        assert record.replay(GAME).fingerprint() == match.state.fingerprint()


def test_the_command_prints_a_pool_as_a_deck_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "load", lambda name: GAME)
    words = ["deck", "pool", "chaos-galaxy", "--packs", "7", "--seat", "1"]
    said = CliRunner().invoke(assemble(), words)
    assert said.exit_code == 0
    assert dict(deck.from_text(said.output).cards) == packs.pool_of(7, 1)
    assert CliRunner().invoke(assemble(), ["deck", "pool", "x", "--packs", "9" * 30]).exit_code == 2


def test_any_number_mixes_set_ups_to_test_with() -> None:
    for rng in (0, 999, 653_159, 2**40):
        sealed = [one for one in GAME.sample_setups(rng) if one["options"].get("cards") == "sealed"]
        assert sealed and all(1 <= int(one["options"]["packs"]) <= 999_999 for one in sealed)
