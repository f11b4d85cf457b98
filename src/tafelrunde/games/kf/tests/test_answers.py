"""Chapter 6: who is asked, how answers stack, and that their order of arrival changes nothing."""

from __future__ import annotations

from itertools import permutations

import pytest

from tafelrunde.games.kf.names import CARDS, SORT, SURPRISE
from tafelrunde.games.kf.tests.moves import entry_of
from tafelrunde.games.kf.tests.table import Table
from tafelrunde.kernel import state_hash

SURPRISES = [card for number, card in enumerate(CARDS) if SORT[number] == SURPRISE]


@pytest.mark.rule("kf 6.1")
def test_only_surprises_are_played_outside_one_s_own_turn() -> None:
    t = Table(anna={"hand": ["wand"]}, ben={"hand": ["stumble", "crown", "heal"]})
    t.act("anna", "play wand")
    assert t.options("ben") == ["pass", "answer stumble wand"]
    assert t.refused("ben", "play crown") == "6.1"
    assert t.refused("ben", "answer heal wand") == "6.1"


@pytest.mark.rule("kf 6.1")
def test_a_surprise_costs_no_action_but_needs_its_own_roll() -> None:
    t = Table(anna={"hand": ["wand"]}, ben={"hand": ["stumble"]}, entry=[6, 6])
    t.act("anna", "play wand")
    t.act("ben", "answer stumble wand")
    assert t.told("surprise_announced") == ["surprise_announced ben stumble wand"]
    assert t.told("rolled") == [
        f"rolled ben entry stumble 6 0 6 {entry_of('stumble')}",
        f"rolled anna entry wand 6 -3 3 {entry_of('wand')}",
    ]
    assert t.realm("ben") == ["stumble"] and t.actions == 1


@pytest.mark.rule("kf 6.1")
def test_a_surprise_that_fails_is_discarded_and_does_nothing() -> None:
    t = Table(anna={"hand": ["wand"]}, ben={"hand": ["stumble"]}, entry=[1, 6])
    t.act("anna", "play wand")
    t.act("ben", "answer stumble wand")
    assert t.discards == ["stumble"] and t.realm("anna") == ["wand"] and t.realm("ben") == []


@pytest.mark.rule("kf 6.1", "kf 2.3")
def test_a_surprise_that_worked_lies_in_the_realm_till_the_end_of_the_turn() -> None:
    t = Table(anna={"hand": ["wand"]}, ben={"hand": ["stumble"]}, entry=[6, 6])
    t.act("anna", "play wand")
    t.act("ben", "answer stumble wand")
    assert t.realm("ben") == ["stumble"]
    t.forget()
    t.act("anna", "done")
    assert t.realm("ben") == [] and "stumble" in t.discards


# Who is asked (6.2)


@pytest.mark.rule("kf 6.2")
def test_all_who_could_hold_a_surprise_are_asked_at_once_the_acting_one_too() -> None:
    t = Table(
        anna={"hand": ["wand", "crown"]},
        ben={"hand": ["harp"]},
        cleo={"hand": ["robe open"]},
        dora={"hand": ["stumble open"]},
    )
    t.act("anna", "play wand")
    assert t.asked() == ["anna", "ben", "dora"]  # all know what cleo holds, and that it is none
    assert t.options("anna") == t.options("ben") == ["pass"]
    assert t.options("dora") == ["pass", "answer stumble wand"]
    assert t.options("cleo") == []


@pytest.mark.rule("kf 6.2")
def test_nobody_is_asked_when_all_surprises_lie_open() -> None:
    t = Table(anna={"hand": ["wand", "crown"]}, ben={"hand": ["harp"]}, discards=SURPRISES, entry=6)
    t.act("anna", "play wand")
    assert t.realm("anna") == ["wand"] and t.prompt == "act"


@pytest.mark.rule("kf 6.2")
@pytest.mark.parametrize("place", ["deck", "hand"])
def test_one_surprise_that_nobody_has_seen_is_enough_to_ask(place: str) -> None:
    hand = ["vanishing"] if place == "hand" else ["harp"]
    t = Table(anna={"hand": ["wand", "crown"]}, ben={"hand": hand}, discards=SURPRISES[:-1])
    t.act("anna", "play wand")
    assert t.prompt == "answers" and t.asked() == ["anna", "ben"]


@pytest.mark.rule("kf 6.2")
def test_nothing_is_seen_before_all_have_chosen() -> None:
    t = Table(anna={"hand": ["wand"]}, ben={"hand": ["stumble"]}, cleo={"hand": ["helping_hand"]})
    t.act("anna", "play wand")
    t.act("ben", "answer stumble wand")
    assert t.told("surprise_announced") == [] and t.asked() == ["cleo"]
    assert t.row_seen_by("cleo", "ben")["hand"] == 1


@pytest.mark.rule("kf 6.2")
def test_answers_stack_clockwise_the_acting_player_s_last_and_the_last_resolves_first() -> None:
    t = Table(
        anna={"hand": ["pickpocket"], "realm": ["robe"]},
        ben={"hand": ["wand", "helping_hand"]},
        cleo={"hand": ["stumble"]},
        turn="ben",
        entry=[6, 6, 6, 6],
    )
    t.act("ben", "play wand")
    t.act("anna", "pass")
    t.act("cleo", "answer stumble wand")
    t.act("ben", "answer helping_hand wand")
    t.pass_all()
    assert [line.split()[1:4:2] for line in t.told("rolled")] == [
        ["ben", "helping_hand"],
        ["cleo", "stumble"],
        ["ben", "wand"],
    ]
    assert t.told("rolled")[-1].split()[5] == "0"
    t.forget()


@pytest.mark.rule("kf 6.2")
def test_whatever_order_answers_arrive_in_the_result_is_the_same() -> None:
    answers = {
        "anna": "answer helping_hand crown",
        "ben": "answer stumble crown",
        "cleo": "answer vanishing flute",
        "dora": "pass",
    }
    results = set()
    for order in permutations(answers):
        t = Table(
            anna={"hand": ["crown", "helping_hand"]},
            ben={"hand": ["stumble"]},
            cleo={"hand": ["vanishing"], "realm": ["flute"]},
            dora={"hand": ["counterspell"]},
            entry=[6, 6, 6, 6],
        )
        t.act("anna", "play crown")
        for name in order:
            t.act(name, answers[name])
        t.pass_all()
        results.add((state_hash(t.s), tuple(t.heard())))
    assert len(results) == 1


@pytest.mark.rule("kf 6.2")
def test_an_answer_may_be_answered_by_everybody_but_its_player() -> None:
    t = Table(
        anna={"hand": ["wand", "counterspell"]},
        ben={"hand": ["stumble", "helping_hand"]},
        entry=[6, 6],
    )
    t.act("anna", "play wand", "pass")
    t.act("ben", "answer stumble wand")
    assert t.prompt == "answers" and t.asked() == ["anna", "ben"]
    assert t.options("anna") == ["pass", "answer counterspell stumble"]
    assert t.options("ben") == ["pass", "answer helping_hand wand"]  # not on one's own surprise
    t.act("anna", "answer counterspell stumble")
    t.act("ben", "pass")
    t.pass_all()
    assert t.told("attempt_lapsed") == ["attempt_lapsed ben entry stumble"]
    assert t.realm("anna") == ["counterspell", "wand"] and t.discards == ["stumble"]


@pytest.mark.rule("kf 6.2")
def test_a_surprise_s_own_roll_can_be_spoilt() -> None:
    t = Table(
        anna={"hand": ["wand", "stumble"]},
        ben={"hand": ["counterspell", "pickpocket"]},
        cleo={"realm": ["robe"]},
        entry=[6, 4, 6],
    )
    t.act("anna", "play wand", "pass")
    t.act("ben", "answer pickpocket robe")
    t.act("anna", "answer stumble pickpocket")
    t.act("ben", "pass")
    t.pass_all()
    assert t.realm("cleo") == ["robe"] and "pickpocket" in t.discards


@pytest.mark.rule("kf 6.2")
def test_when_all_pass_the_window_closes() -> None:
    t = Table(anna={"hand": ["wand", "crown"]}, ben={"hand": ["stumble"]}, entry=6)
    t.act("anna", "play wand", "pass")
    t.act("ben", "pass")
    assert t.realm("anna") == ["wand"] and t.prompt == "act" and t.hand("ben") == ["stumble"]


@pytest.mark.rule("kf 6.2")
def test_in_one_s_own_turn_surprises_cost_no_action_either() -> None:
    t = Table(anna={"hand": ["crown", "helping_hand"]}, entry=[6, 3])
    t.act("anna", "play crown", "answer helping_hand crown")
    t.pass_all()
    assert t.realm("anna") == ["helping_hand", "crown"] and t.actions == 1


@pytest.mark.rule("kf 6.2")
def test_a_surprise_is_no_action_of_its_own() -> None:
    t = Table(anna={"hand": ["helping_hand open"]})
    assert t.options("anna", "play") == []
    assert t.refused("anna", "play helping_hand") == "6.2"


@pytest.mark.rule("kf 6.2")
@pytest.mark.parametrize(
    ("action", "offered"),
    [
        ("play wand", ["stumble", "helping_hand", "pickpocket", "vanishing"]),
        ("attack tavern", ["stumble", "helping_hand", "pickpocket", "false_trail", "vanishing"]),
        ("play far_sight", ["stumble", "helping_hand", "counterspell", "pickpocket", "vanishing"]),
    ],
)
def test_a_surprise_is_offered_where_it_answers_something(action: str, offered: list[str]) -> None:
    t = Table(
        anna={"hand": ["wand", "far_sight"], "realm": ["robe"]},
        ben={"hand": SURPRISES, "realm": ["tavern"]},
    )
    t.act("anna", action)
    assert list(dict.fromkeys(line.split()[1] for line in t.options("ben", "answer"))) == offered
