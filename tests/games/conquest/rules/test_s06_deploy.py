"""Section 6: the deploy phase."""

from __future__ import annotations

from typing import Any

import pytest

rule = pytest.mark.rule


@rule("CQ-6.1")
@pytest.mark.parametrize("initiative", [0, 1])
def test_who_has_initiative_takes_the_first_deploy_turn(table: Any, initiative: int) -> None:
    t = table(
        {"hand": ["shoota-mob"], "resources": 3},
        {"hand": ["shoota-mob"], "resources": 3},
        initiative=initiative,
    )
    assert (t.prompt, t.seat) == ("deploy-turn", initiative)


@rule("CQ-6.2", "CQ-6.3")
def test_a_turn_is_one_card_one_action_or_a_pass_and_turns_alternate(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob", "goff-boyz", "snotling-attack"], "resources": 9},
        {"hand": ["shoota-mob", "bad-dok"], "resources": 9},
    )
    assert "play snotling-attack" in t.legal
    assert "pass" in t.legal
    t.do("deploy shoota-mob tarrus")
    assert (t.prompt, t.seat) == ("deploy-turn", 1)
    t.do("deploy bad-dok barlus")
    assert (t.prompt, t.seat) == ("deploy-turn", 0)
    t.do("play snotling-attack", "pick tarrus", "pick tarrus", "pick tarrus", "pick tarrus")
    assert (t.prompt, t.seat) == ("deploy-turn", 1)


@rule("CQ-6.4", "CQ-6.5", "CQ-6.6", "CQ-EX37")
def test_who_has_passed_is_out_and_the_other_goes_on_alone(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "resources": 3},
        {"hand": ["shoota-mob", "goff-boyz", "bad-dok"], "resources": 9},
    )
    t.do("pass")
    for card in ("shoota-mob", "goff-boyz", "bad-dok"):
        assert (t.prompt, t.seat, t.phase) == ("deploy-turn", 1, "deploy")
        t.do(f"deploy {card} tarrus")
    assert t.phase == "command"


@rule("CQ-6.6")
def test_the_phase_ends_when_both_have_passed(table: Any) -> None:
    t = table({"hand": ["shoota-mob"]}, {"hand": ["shoota-mob"]})
    t.do("pass")
    assert t.phase == "deploy"
    t.do("pass")
    assert t.phase == "command"


@rule("CQ-6.7", "CQ-2.16", "CQ-11.5", "CQ-11.15")
def test_a_card_costs_its_resources(table: Any) -> None:
    t = table({"hand": ["goff-nob"], "resources": 7}, {"hand": ["shoota-mob"], "resources": 1})
    t.do("deploy goff-nob tarrus")
    assert t.resources == [2, 1]
    assert t.has("goff-nob@tarrus")
    assert t.zone("hand", 0) == []


@rule("CQ-6.8", "CQ-6.9")
def test_units_supports_and_attachments_are_deployed_in_the_deploy_phase_alone(table: Any) -> None:
    cards = ["shoota-mob", "ork-kannon", "promotion", "battle-cry"]
    t = table(
        {"hand": cards, "resources": 9, "tarrus": ["goff-nob"]},
        {"tarrus": ["goff-nob"]},
        start="battle",
    )
    assert t.legal == ["play battle-cry", "pass"]


@rule("CQ-6.10", "CQ-11.12")
def test_what_cannot_be_paid_cannot_be_deployed(table: Any) -> None:
    t = table({"hand": ["goff-nob", "shoota-mob"], "resources": 4}, {})
    assert t.starting("deploy") == [
        f"deploy shoota-mob {p}" for p in ("tarrus", "barlus", "ferrin")
    ]


@rule("CQ-6.10", "CQ-S31", "CQ-EX19")
def test_an_interrupt_may_make_it_payable(table: Any) -> None:
    t = table({"hand": ["weirdboy-maniak"], "resources": 2, "supports": ["bigtoof-banna"]}, {})
    t.do("deploy weirdboy-maniak tarrus")
    assert t.prompt == "offer"
    t.do("use bigtoof-banna@hq")
    assert t.has("weirdboy-maniak@tarrus")
    assert t.resources[0] == 0
    assert not t.ready("bigtoof-banna")


@rule("CQ-S31")
def test_what_is_not_made_payable_is_taken_back(table: Any) -> None:
    t = table({"hand": ["weirdboy-maniak"], "resources": 2, "supports": ["bigtoof-banna"]}, {})
    t.do("deploy weirdboy-maniak tarrus", "pass")
    assert (t.prompt, t.seat) == ("deploy-turn", 0)
    assert t.zone("hand", 0) == ["weirdboy-maniak"]
    assert t.resources[0] == 2
    assert not t.has("weirdboy-maniak")


@rule("CQ-S31")
def test_who_takes_back_twice_in_a_row_has_passed(table: Any) -> None:
    t = table(
        {"hand": ["weirdboy-maniak", "shoota-mob"], "resources": 2, "supports": ["bigtoof-banna"]},
        {"hand": ["shoota-mob", "goff-boyz"], "resources": 3},
    )
    t.do("deploy weirdboy-maniak tarrus", "pass", "deploy weirdboy-maniak tarrus", "pass")
    assert (t.prompt, t.seat) == ("deploy-turn", 1)
    t.do("deploy shoota-mob tarrus")
    assert (t.prompt, t.seat) == ("deploy-turn", 1), "the first player takes no more turns"


@rule("CQ-S31")
def test_a_card_in_between_begins_anew(table: Any) -> None:
    t = table(
        {
            "hand": ["weirdboy-maniak", "sniveling-grot"],
            "resources": 2,
            "supports": ["bigtoof-banna"],
        },
        {"hand": ["shoota-mob", "goff-boyz"], "resources": 3},
    )
    t.do("deploy weirdboy-maniak tarrus", "pass")
    t.do("deploy sniveling-grot tarrus", "deploy shoota-mob tarrus")
    t.do("deploy weirdboy-maniak tarrus", "pass")
    assert (t.prompt, t.seat) == ("deploy-turn", 0), "once is a slip"


@rule("CQ-S31")
def test_taking_back_in_an_action_window_is_a_pass(table: Any) -> None:
    t = table(
        {
            "hand": ["eager-recruit"],
            "resources": 0,
            "supports": ["fortress-monastery"],
            "tarrus": ["goff-nob"],
        },
        {"tarrus": ["goff-nob"], "hand": ["eager-recruit"], "resources": 2},
        start="battle",
    )
    t.until("action-window")
    while t.seat != 0:
        t.do("pass")
    t.do("deploy eager-recruit tarrus", "pass")
    assert t.zone("hand", 0) == ["eager-recruit"]
    assert (t.prompt, t.seat) == ("action-window", 1)
    t.do("pass")
    assert t.prompt != "action-window", "both have passed"


@rule("CQ-6.11", "CQ-6.12", "CQ-2.12", "CQ-12.16")
def test_a_unit_goes_to_ones_own_side_of_a_face_up_planet(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "resources": 1},
        {},
        planets=["tarrus", "barlus"],
        face_down=["ferrin"],
    )
    assert t.starting("deploy") == ["deploy shoota-mob tarrus", "deploy shoota-mob barlus"]
    t.do("deploy shoota-mob barlus")
    assert t.has("shoota-mob@barlus", 0)
    assert not t.has("shoota-mob", 1)


@rule("CQ-6.13", "CQ-12.27")
def test_an_attachment_goes_onto_a_card_in_play(table: Any) -> None:
    t = table(
        {"hand": ["rokkit-launcha"], "resources": 1, "tarrus": ["goff-nob"]},
        {"barlus": ["shoota-mob"]},
    )
    assert t.starting("attach") == [
        "attach rokkit-launcha goff-nob@tarrus",
        "attach rokkit-launcha their shoota-mob@barlus",
    ]
    t.do("attach rokkit-launcha their shoota-mob@barlus")
    assert t.has("rokkit-launcha@barlus", 0)
    assert not t.has("rokkit-launcha", 1)


@rule("CQ-6.13")
def test_without_a_host_an_attachment_cannot_be_deployed(table: Any) -> None:
    t = table({"hand": ["rokkit-launcha"], "resources": 1}, {})
    assert t.legal == ["pass"]


@rule("CQ-6.14", "CQ-2.2", "CQ-12.22")
def test_a_support_goes_to_the_headquarters(table: Any) -> None:
    t = table({"hand": ["ork-kannon"], "resources": 1}, {})
    assert t.starting("deploy") == ["deploy ork-kannon"]
    t.do("deploy ork-kannon")
    assert t.has("ork-kannon@hq")


@rule("CQ-6.15", "CQ-2.23")
@pytest.mark.parametrize(
    ("card", "move"),
    [
        ("shoota-mob", "deploy shoota-mob tarrus"),
        ("ork-kannon", "deploy ork-kannon"),
        ("promotion", "attach promotion goff-nob@tarrus"),
    ],
)
def test_what_is_deployed_is_ready(table: Any, card: str, move: str) -> None:
    t = table({"hand": [card], "resources": 1, "tarrus": ["goff-nob exhausted"]}, {})
    t.do(move)
    assert t.ready(card)


@rule("CQ-6.16", "CQ-6.18", "CQ-12.30")
def test_an_event_is_paid_carried_out_and_discarded(table: Any) -> None:
    t = table(
        {"hand": ["squig-bombin", "shoota-mob"], "resources": 3}, {"supports": ["ork-kannon"]}
    )
    t.do("play squig-bombin")
    assert t.resources[0] == 1
    assert t.zone("discard", 0) == ["squig-bombin"]
    assert t.zone("discard", 1) == ["ork-kannon"]
    assert not t.has("squig-bombin")


@rule("CQ-6.17", "CQ-12.29", "CQ-5.19", "CQ-EX1")
def test_an_event_says_when_it_can_be_played(table: Any) -> None:
    mine = {"hand": ["snotling-attack", "battle-cry"], "resources": 9, "tarrus": ["goff-nob"]}
    assert table(mine, {}).starting("play") == ["play snotling-attack"]
    t = table(mine, {"tarrus": ["goff-nob"]}, start="battle")
    assert t.starting("play") == ["play battle-cry"]


@rule("CQ-6.19", "CQ-5.14")
def test_a_deploy_turn_lets_one_use_an_action(table: Any) -> None:
    t = table({"hand": ["squig-bombin"], "resources": 2}, {"supports": ["ork-kannon"]})
    assert t.prompt == "deploy-turn"
    assert "play squig-bombin" in t.legal


@rule("CQ-6.20", "CQ-5.17", "CQ-10.10")
def test_an_action_is_resolved_completely_before_the_next_turn(table: Any) -> None:
    t = table(
        {"hand": ["snotling-attack"], "resources": 2}, {"hand": ["shoota-mob"], "resources": 2}
    )
    t.do("play snotling-attack")
    for _ in range(4):
        assert (t.seat, t.prompt) == (0, "snotling-attack")
        t.do("pick ferrin")
    assert (t.seat, t.prompt) == (1, "deploy-turn")


@rule("CQ-6.21", "CQ-5.2")
def test_the_deploy_phase_has_no_window_at_its_end(table: Any) -> None:
    t = table({"hand": ["squig-bombin"], "resources": 2}, {"supports": ["ork-kannon"]})
    t.do("pass")
    assert t.prompt == "dial"


@rule("CQ-S23")
def test_an_empty_hand_without_actions_is_not_asked(table: Any) -> None:
    t = table({}, {"hand": ["shoota-mob"]})
    assert (t.prompt, t.seat) == ("deploy-turn", 1)
