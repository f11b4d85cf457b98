"""Scenarios: what they find out, and what is said when one is not well made."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.kernel import SaveError
from tafelrunde.records.scenario import (
    Citation,
    Outcome,
    clauses_cited,
    load_scenarios,
    report,
    run,
    run_scenario,
)

HEAD = """\
title: A test
game: bang
players: 5
forced:
  dice:
  - [1, beer, beer, dynamite, gatling]
steps:
"""


def outcome_of(steps: str, head: str = HEAD) -> Outcome:
    (scenario,) = load_scenarios(head + textwrap.dedent(steps).lstrip("\n"), "x.yaml")
    return run_scenario(scenario)


def misses(steps: str, head: str = HEAD) -> list[tuple[int, str, str]]:
    return [(miss.line, miss.expected, miss.found) for miss in outcome_of(steps, head).misses]


def error_of(text: str) -> str:
    with pytest.raises(SaveError) as caught:
        list(map(run_scenario, load_scenarios(text, "x.yaml")))
    assert "\n" not in str(caught.value)
    return str(caught.value)


# Expectations that are met


@pytest.mark.parametrize(
    "step",
    [
        "expect: {pile: 9, turn: anna, rerolls: 2, over: false, winners: [], waiting: [anna]}",
        "expect: {dice: [1, beer, beer, dynamite, gatling]}",
        "expect: {dice: [one, beer, beer, dynamite, gatling]}",
        "expect: {Anna: {role: sheriff, life: 10, in_play: true}, boris: {role: outlaw}}",
        "expect: {alive: 31, shown: 1}",  # the state's own columns, where no view shows them
        "sees: {anna: {boris: {role: ''}}, boris: {boris: {role: outlaw}}}",
        "sees: {spectator: {anna: {role: sheriff}, boris: {role: }, turn: anna}}",
        "asked: anna",
        "asked: anna reroll",
        "asked: [anna reroll 2]",
        "offered: {includes: [stop, reroll 1 2 3 5], excludes: [reroll 4, shoot boris]}",
        "offered: {to: anna, includes: [stop]}",
        "refused: {action: reroll 4, clause: bang 2.3}",
        "refused: {action: reroll 4}",
        "refused: {action: stop, by: boris}",
        "events: [turn_began anna, rolled anna]",
        "events: [rolled anna one beer beer dynamite gatling]",
        "events: [rolled: {seat: anna, dice: [one, beer, beer, dynamite, gatling]}]",
        "events: [rolled: {}]",
        "no_events: [took_arrows anna, indians_attacked, lost_life: {cause: blast}]",
        "forced: {dice: []}",
    ],
)
def test_what_is_so_is_found_to_be_so(step: str) -> None:
    outcome = outcome_of(f"- {step}")
    assert outcome.misses == []
    assert outcome.checks > 0 or step.startswith("forced")


def test_an_entry_may_hold_an_action_and_what_comes_of_it() -> None:
    outcome = outcome_of(
        """
        - anna: stop
          asked: anna aim one 1
          offered: [shoot boris, shoot emma]
        - shoot emma
        - anna: [heal emma, heal anna]
          expect: {emma: {life: 8}}
        """,
        HEAD.replace("steps:", "  - any\nsteps:"),
    )
    assert outcome.misses == []


def test_draws_may_be_forced_along_the_way() -> None:
    outcome = outcome_of(
        """
        - forced: {dice: [dynamite dynamite beer]}
        - anna: reroll 1 2 3
          expect: {dice: [dynamite, dynamite, beer, dynamite, gatling], anna: {life: 9}}
        """
    )
    assert outcome.misses == []


# Expectations that are missed


@pytest.mark.parametrize(
    ("step", "expected", "found"),
    [
        ("expect: {pile: 8}", "pile: 8", "pile: 9"),
        ("expect: {turn: boris}", "turn: boris", "turn: anna"),
        ("expect: {over: 0}", "over: 0", "over: False"),
        ("expect: {winners: [anna]}", "winners: ['anna']", "winners: []"),
        ("expect: {boris: {role: deputy}}", "boris.role: deputy", "boris.role: outlaw"),
        ("expect: {boris: {life: eight}}", "boris.life: eight", "boris.life: 8"),
        ("expect: {dice: [1, beer]}", "dice: [1, 'beer']", "dice: ['one', 'beer', 'beer', "),
        ("sees: {anna: {boris: {role: outlaw}}}", "boris.role: outlaw", 'boris.role: ""'),
        ("asked: boris", "asked: boris", "anna is asked: reroll"),
        ("asked: anna pour", "asked: anna pour", "anna is asked: reroll"),
        ("asked: anna reroll 1", "asked: anna reroll 1", "anna is asked: reroll"),
        ("asked: [anna, boris]", "asked: anna, boris", "anna is asked: reroll"),
        ("asked: nobody", "asked: nobody", "anna is asked: reroll"),
        ("offered: {includes: [reroll 4]}", "offered includes: reroll 4", "not offered: reroll 4"),
        ("offered: {excludes: [stop]}", "offered excludes: stop", "offered: stop"),
        ("offered: {to: boris, includes: [stop]}", "offered includes: stop", "not offered: stop"),
        ("refused: {action: stop}", "anna: stop is refused", "it is possible"),
        (
            "refused: {action: reroll 4, clause: bang 2.1}",
            "anna: reroll 4 is refused by bang 2.1",
            "refused by bang 2.3",
        ),
        (
            "refused: {action: stop, by: boris, clause: bang 1.3}",
            "boris: stop is refused by bang 1.3",
            "refused: you are not asked now",
        ),
        (
            "events: [rolled anna, turn_began anna]",  # the other way round
            "event turn_began anna",
            "turn_began anna; rolled anna one beer beer dynamite gatling",
        ),
        ("events: [rolled anna one one]", "event rolled anna one one", "turn_began anna; rolled"),
        ("no_events: [rolled]", "no event rolled", "turn_began anna; rolled anna one beer"),
    ],
)
def test_what_is_not_so_is_a_miss_with_line_expected_and_found(
    step: str, expected: str, found: str
) -> None:
    ((line, told_expected, told_found),) = misses(f"- {step}")
    assert line == 8
    assert told_expected == expected
    assert told_found.startswith(found)


def test_a_scenario_goes_on_after_a_missed_expectation() -> None:
    steps = """
    - expect: {pile: 8, turn: boris}
    - anna: stop
      expect: {pile: 7}
    """
    assert [line for line, _, _ in misses(steps)] == [8, 8, 10]


def test_an_action_that_is_refused_ends_the_scenario() -> None:
    steps = """
    - anna: reroll 4
    - expect: {pile: 0}
    """
    assert misses(steps) == [
        (8, "anna: reroll 4", "refused: that is not possible now (bang 2.3); anna is asked: reroll")
    ]


def test_an_action_after_the_end_says_so() -> None:
    head = HEAD.replace("players: 5", "players: 3").replace(
        "forced:", "position: {seats: {boris: {life: 1}}}\nforced:"
    )
    steps = "- anna: stop\n- shoot boris\n- heal anna\n"
    assert misses(steps, head) == [(11, "one player is asked", "nobody is asked: the game is over")]
    assert misses("- stop\n- shoot boris\n- asked: nobody\n", head) == []


# Forced draws


def test_a_draw_nobody_forced_ends_the_scenario() -> None:
    assert misses("- reroll 1") == [(8, "anna: reroll 1", "a roll of 'dice' that is not forced")]


def test_a_forced_value_that_never_comes_is_a_miss() -> None:
    head = HEAD.replace("steps:", "  - [beer]\n  - any\nsteps:")
    assert misses("- asked: anna", head) == [
        (7, "every forced value is used", "2 of 'dice' left over")
    ]


def test_a_forced_roll_with_the_wrong_number_of_dice_ends_the_scenario() -> None:
    head = HEAD.replace("steps:", "  - [beer, beer]\nsteps:")
    assert misses("- reroll 1 2 3", head) == [
        (9, "anna: reroll 1 2 3", "a roll of 'dice' with 3 dice, not 2")
    ]


def test_a_first_roll_that_is_not_forced_is_told_too() -> None:
    head = "title: A test\ngame: bang\nsteps:\n"
    assert misses("- asked: anna", head) == [
        (1, "the scenario begins", "a roll of 'dice' that is not forced")
    ]


def test_the_set_up_can_be_forced_card_by_card() -> None:
    head = """\
title: A test
game: bang
players: 3
setup:
forced:
  roles: [outlaw, deputy, any]
  characters: [any, sid-ketchum, any]
steps:
"""
    steps = "- asked: boris sid_ketchum\n  expect: {boris: {character: sid-ketchum, life: 8}}\n"
    assert misses(steps, head) == []
    twice = head.replace("deputy, any", "outlaw, any")
    assert misses(steps, twice) == [
        (1, "the scenario begins", "a draw from 'roles', which has no outlaw left")
    ]


# Scenarios that are not well made


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("title: A test\n", "", "line 1 column 1: 'title' is missing"),
        ("game: bang", "game: chess", "line 2 column 7: game: there is no game 'chess'"),
        ("players: 5", "players: 9", "line 3 column 10: players: write the names, or a number"),
        ("players: 5", "players: 2", "line 3 column 10: players: BANG! The Dice Game is for 3"),
        ("players: 5", "players: [A, B, a]", "line 3 column 17: players: two players are called a"),
        ("players: 5", "players: [A, B, Expect]", "a player in a scenario can't be called Expect"),
        ("players: 5", "clauses: [2.3]", "line 3 column 11: clauses: write the game and the clau"),
        ("players: 5", "clauses: [frag 2.3]", "clauses: write the game and the clause, such as "),
        ("players: 5", "modules: [moon]", "line 3 column 10: modules: BANG! The Dice Game has no"),
        ("players: 5", "modules: [duel]", "line 3 column 10: modules: module duel needs module ra"),
        ("players: 5", "options: {fast: 1}", "line 3 column 10: options: BANG! The Dice Game has"),
        ("players: 5", "postion: {}", "line 3 column 1: there is no 'postion' here: did you mean"),
        ("players: 5", "position: [1]", "line 3 column 11: position: write pairs such as key: va"),
        ("players: 5", "position: {}\nsetup: {}", "line 4 column 8: setup: a scenario starts from"),
        (
            "players: 5",
            "position:\n  seats:\n    boris: {life: 99}",
            "line 5 column 19: position.seats.boris.life: write a number from 1 to 8, not 99",
        ),
        ("players: 5", "position: {turn: zoe}", "line 3 column 18: position.turn: no player is"),
        (
            "players: 5",
            "position: {seats: {Boris: {life: 1, arrows: 9}}}",
            "line 3 column 45: position.seats.Boris.arrows: write a number from 0 to 8, not 9",
        ),
        (
            "  dice:",
            "  dies:",
            "line 5 column 3: forced: there is no 'dies' here: did you mean dic",
        ),
        ("[1, beer", "[3, beer", "line 6 column 5: forced.dice: '3' is no face: there are arrow"),
        ("dice:\n  -", "dice: 1 #", "line 5 column 9: forced.dice: write a list"),
        ("- anna: stop", "- ana: stop", "line 8 column 3: steps: there is no 'ana' here: did you"),
        ("- anna: stop", "- dance", "line 8 column 3: steps: no action 'dance'"),
        ("- anna: stop", "- anna: shoot zoe", "line 8 column 9: steps.anna: no player called 'zo"),
        ("- anna: stop", "- {asked: anna, asked: boris}", "line 8 column 17: steps: 'asked' is wr"),
        ("- anna: stop", "- asked: zoe", "line 8 column 10: steps.asked: no player called 'zoe'"),
        ("- anna: stop", "- asked: anna what", "steps.asked: bang never asks 'what': there are "),
        ("- anna: stop", "- asked: ''", "line 8 column 10: steps.asked: something has to be writ"),
        ("- anna: stop", "- events: [role]", "steps.events: bang has no event 'role': did you"),
        ("- anna: stop", "- events: [rolled zoe]", "steps.events: no player called 'zoe'"),
        ("- anna: stop", "- events: [{rolled: {who: anna}}]", "there is no 'who' here: allowed ar"),
        ("- anna: stop", "- events: [{a: {}, b: {}}]", "write one event, with its arguments by n"),
        ("- anna: stop", "- refused: {clause: bang 2.3}", "write the action that is refused"),
        ("- anna: stop", "- offered: {maybe: [stop]}", "there is no 'maybe' here: allowed are to"),
        ("- anna: stop", "- offered: stop", "line 8 column 12: steps.offered: write pairs"),
        ("- anna: stop", "- expect: {pille: 3}", "there is no 'pille' to look at: did you mean p"),
        ("- anna: stop", "- expect: {anna: {lives: 3}}", "no 'lives' to look at: did you mean lif"),
        ("- anna: stop", "- expect: {anna: 3}", "line 8 column 18: steps.expect.anna: write pairs"),
        ("- anna: stop", "- sees: {zoe: {pile: 9}}", "line 8 column 10: steps.sees: no player cal"),
        ("- anna: stop", "- sees: {anna: {alive: 31}}", "there is no 'alive' to look at"),
        ("- anna: stop", '- say "hi', "line 8 column 3: steps: a quotation mark is never closed"),
        ("steps:", "steps: [", "this is not YAML"),
    ],
)
def test_a_scenario_that_is_not_well_made_is_explained_with_line_and_column(
    old: str, new: str, error: str
) -> None:
    text = HEAD + "- anna: stop\n"
    assert old in text
    told = error_of(text.replace(old, new, 1))
    assert told.startswith("x.yaml line ")
    assert error in told


def test_a_file_without_a_scenario_is_refused() -> None:
    assert error_of("# nothing yet\n") == "x.yaml: there is no scenario in it"


@given(st.text("[]{}:,-#&|>'\" \nan0", max_size=12), st.floats(0, 1), st.integers(0, 20))
def test_a_mangled_scenario_runs_or_is_refused_in_one_sentence(
    put: str, place: float, length: int
) -> None:
    text = HEAD + "- anna: stop\n  expect: {anna: {life: 10}}\n- {asked: anna aim}\n"
    at = int(place * len(text))
    try:
        outcomes = [
            run_scenario(scenario)
            for scenario in load_scenarios(text[:at] + put + text[at + length :], "x.yaml")
        ]
    except SaveError as error:
        assert str(error).startswith("x.yaml")  # noqa: PT017 (running is fine, too)
    else:
        assert outcomes


# Files and reports


def test_several_scenarios_in_a_file_are_run_and_reported(tmp_path: Path) -> None:
    first = HEAD + "- asked: anna\n"
    second = HEAD.replace("A test", "Another\nclauses: [bang 2.3, bang 2.1]") + "- asked: boris\n"
    path = tmp_path / "two.yaml"
    path.write_text(f"{first}\n---\n{second}", "utf-8")
    outcomes = run(path)
    assert [outcome.ok for outcome in outcomes] == [True, False]
    assert report(outcomes).splitlines() == [
        f"ok   {path}: A test",
        f"MISS {path}: Another",
        "     line 19: expected asked: boris",
        "              found    anna is asked: reroll",
        "2 scenarios with 2 expectations: 1 missed",
    ]
    assert clauses_cited(path) == [
        Citation("bang 2.3", "Another", str(path), 11),
        Citation("bang 2.1", "Another", str(path), 11),
    ]
