"""Experiments: what their files say, who plays what on which deal, and what is refused."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from tafelrunde.kernel import OptionError, SaveError
from tafelrunde.lab.experiments import Experiment, run_experiment
from tafelrunde.lab.experiments.playing import play_one
from tafelrunde.lab.experiments.running import blocks, by_numbers, hire_here, tasks_of
from tests.lab.trying import THREE_ARMS, experiment

MAP = Path("src/tafelrunde/games/frag/data/maps")


def refused(text: str, game: str = "magpie") -> str:
    with pytest.raises(OptionError) as error:
        experiment(text, game)
    return str(error.value)


# Arms


def test_an_arm_has_what_all_have_and_what_is_its_own() -> None:
    printed, changed, mixed = experiment(THREE_ARMS).arms
    assert printed.options == changed.options == mixed.options == (("rounds", 3),)
    assert printed.levels == ("random",) * 4 and mixed.levels[0] == "regular"
    assert not printed.data and changed.data == (("cards", ("card", 6, "value"), 0),)


def test_the_first_arm_is_what_the_others_are_compared_with() -> None:
    found = experiment(THREE_ARMS)
    assert [found.base_of(arm) for arm in found.arms] == [None, 0, 0]
    other = experiment('against = "one regular"\n' + THREE_ARMS)
    assert [other.base_of(arm) for arm in other.arms] == [2, 2, None]


def test_tables_of_different_sizes_are_not_compared() -> None:
    found = experiment('[[arm]]\nname = "a"\nplayers = 3\n[[arm]]\nname = "b"\nplayers = 4')
    assert found.base_of(found.arms[1]) is None


def test_what_is_varied_makes_an_arm_of_every_combination() -> None:
    found = experiment(
        """
        [vary]
        players = [2, 3]
        option.rounds = [3, 4, 5]
        """
    )
    assert len(found.arms) == 6 and not found.against
    assert found.names[0] == "players 2, rounds 3" and found.names[-1] == "players 3, rounds 5"
    assert {(arm.players, arm.options[0][1]) for arm in found.arms} == {
        (players, rounds) for players in (2, 3) for rounds in (3, 4, 5)
    }


def test_arms_and_what_is_varied_are_combined() -> None:
    found = experiment(THREE_ARMS + "\n[vary]\nmodules = [[], ['owl']]\n")
    assert len(found.arms) == 6
    assert "worthless rings, modules ['owl']" in found.names


def test_a_file_is_read_where_the_experiment_lies(tmp_path: Path) -> None:
    drawing = next(MAP.resolve().glob("*.txt")).read_text("utf-8")
    (tmp_path / "mine.txt").write_text(drawing, "utf-8")
    found = experiment('[table]\nfile.map = "mine.txt"', "frag", tmp_path)
    assert found.arms[0].files == (("map", drawing),)


# Who sits where, on which deal


def test_bots_of_different_levels_have_every_seat_equally_often_on_each_deal() -> None:
    mixed = experiment(THREE_ARMS).arms[2]
    assert mixed.round_length == 4
    seats = [mixed.levels_in(turned).index("regular") for turned in range(4)]
    assert sorted(seats) == [0, 1, 2, 3]


def test_pairs_of_bots_that_alternate_need_two_games_a_deal() -> None:
    arm = experiment('[table]\nbots = ["regular", "random", "regular", "random"]').arms[0]
    assert arm.round_length == 2


def test_all_arms_play_the_same_deals_until_they_have_their_games() -> None:
    tasks = tasks_of(experiment(THREE_ARMS))
    assert Counter(task[0] for task in tasks) == {0: 12, 1: 12, 2: 12}
    assert {deal for arm, deal, _ in tasks if arm == 2} == {0, 1, 2}
    assert {deal for arm, deal, _ in tasks if arm == 1} == set(range(12))
    assert len(set(tasks)) == len(tasks)


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert Counter(arm for arm, _, _ in tasks_of(experiment(THREE_ARMS), 5))[2] == 8


def test_blocks_hold_every_match_once_and_all_arms() -> None:
    tasks = tasks_of(experiment(THREE_ARMS), 400)
    parts = list(blocks(tasks))
    assert [task for part in parts for task in part] == tasks and len(parts) > 3
    assert {arm for arm, _, _ in parts[0]} == {0, 1, 2}


def test_what_has_other_numbers_is_played_apart() -> None:
    found = experiment(THREE_ARMS)
    apart = by_numbers(found, tasks_of(found))
    assert [{arm for arm, _, _ in tasks} for _, tasks in apart] == [{0, 2}, {1}]


def test_two_arms_that_play_alike_have_the_same_matches() -> None:
    found = experiment('[table]\nbots = "random"\n[[arm]]\nname = "a"\n[[arm]]\nname = "b"')
    for deal in range(3):
        one, other = play_one(found, (0, deal, 0)), play_one(found, (1, deal, 0))
        assert (one.winners, one.labels, one.played) == (other.winners, other.labels, other.played)


def test_the_number_of_workers_changes_nothing() -> None:
    found = experiment(THREE_ARMS)
    alone = run_experiment(found, 8, hire=partial(hire_here, 1))
    assert alone == run_experiment(found, 8, hire=partial(hire_here, 2))


# Chance and gestures


def starts(found: Experiment, arm: int) -> set[str]:
    return {play_one(found, (arm, deal, 0)).labels["respawn_field"][0] for deal in range(6)}


def test_a_decision_can_be_left_to_chance() -> None:
    found = experiment(
        """
        [table]
        players = 2
        option = {goal = 1, map = 1}
        [[arm]]
        name = "as bots like it"
        [[arm]]
        name = "anywhere"
        chance = ["enter"]
        """,
        "frag",
    )
    assert len(starts(found, 1)) > len(starts(found, 0))


def test_a_path_is_one_gesture() -> None:
    found = experiment("[table]\nplayers = 2\noption = {goal = 1, map = 1}", "frag")
    match = play_one(found, (0, 0, 0))
    assert 0 < match.gestures < match.decisions


# What is refused


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("games = 0", "test.toml: games is a number from 1 on, not 0"),
        ("gmaes = 5", "test.toml: 'gmaes' means nothing: there are title, question"),
        ("[table]\nplayer = 3", "test.toml, [table]: 'player' means nothing"),
        ("[table]\nplayers = '3'", "test.toml, [table]: players is a number, not '3'"),
        ("[table]\nplayers = 9", "arm 'all': Magpie is for 2 to 5 players, not 9"),
        ("[table]\nbots = ['random']", "arm 'all': there are 1 bots for 4 seats"),
        ("[table]\nbots = 'genius'", "arm 'all': there is no bot 'genius'"),
        ("[table]\nchance = ['luck']", "arm 'all': nobody decides 'luck': what is decided is"),
        ("[table]\niterations.regular = 9", "arm 'all': only strong, expert, clairvoyant think"),
        ("[table]\noption.rounds = 99", "arm 'all': option rounds goes from 3 to 8, not 99"),
        ("[[arm]]\nplayers = 3", "test.toml: every [[arm]] needs a name"),
        ("[[arm]]\nname = 'a'\n[[arm]]\nname = 'a'", "test.toml: there are two arms called 'a'"),
        ("[vary]\nplayers = 3", "test.toml: vary.players is a list of values, not 3"),
        ("against = 'b'\n[[arm]]\nname = 'a'", "test.toml: there is no arm 'b' to compare with"),
        ("game = 'kf'", "test.toml is an experiment with kf, not with magpie"),
        ("[goal]\nseat.luck = 3", "test.toml: write goal.seat as one of points, times, games"),
        ("[table", "test.toml is no TOML"),
    ],
)
def test_mistakes_are_told_in_one_sentence_that_says_where(text: str, sentence: str) -> None:
    told = refused(text)
    assert told.startswith(sentence), told
    assert "\n" not in told


def test_a_file_an_arm_names_that_is_not_there_is_told() -> None:
    with pytest.raises(SaveError, match=r"none\.txt: can't be read: No such file or directory"):
        experiment("[table]\nfile.map = 'none.txt'")
