"""The fuzzer: it finds what breaks, and keeps it as a record that comes there again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.games.catalog import load
from tafelrunde.kernel import Action, Frame, Game, OptionError, RulesError
from tafelrunde.lab import fuzz as fuzzer
from tafelrunde.lab.fuzz import Failure, fuzz, save, trial, wishes_of
from tafelrunde.lab.laws import FULL, LIGHT, Played, check_game, start
from tafelrunde.lab.secrecy import events_hold
from tafelrunde.lab.subject import Chooser, Subject, subject_of
from tafelrunde.records.record import read_record
from tafelrunde.records.replay import replay
from tests.laws.tiny import TinyState, tiny


def test_games_are_shared_out_over_all_player_counts_and_module_sets() -> None:
    wishes = list(wishes_of(load("magpie"), 0, None, None))
    table = {(players, modules) for players, modules, *_ in wishes}
    assert len(wishes) == 8
    assert table == {(players, ms) for players in (2, 3, 4, 5) for ms in ((), ("owl",))}


@pytest.fixture
def everything_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played, and then all are found bad."""

    def fail(subject: Subject, played: Played, level: str, bound: int) -> str:
        check_game(subject, played, level, bound)
        return f"law 1: {played.seed} is bad"

    monkeypatch.setattr(fuzzer, "trial", fail)


@pytest.mark.usefixtures("everything_fails")
def test_the_settings_take_turns_and_every_second_time_a_series_is_carried_on() -> None:
    report = fuzz(load("magpie"), 24, level=LIGHT, workers=1)
    turns: dict[tuple[int, tuple[str, ...]], list[bool]] = {}
    for failure in sorted(report.failures, key=lambda failure: int(failure.played.seed[5:])):
        turns.setdefault(failure.wish[:2], []).append(bool(failure.played.carried))
    assert len(turns) == 8
    assert set(map(tuple, turns.values())) == {(False, True, False)}


def test_seats_modules_and_options_can_be_chosen() -> None:
    wishes = wishes_of(load("magpie"), 3, ("owl",), {"rounds": 4})
    assert list(wishes) == [(3, ("owl",), {"rounds": 4}, {})]


@pytest.mark.usefixtures("everything_fails")
def test_bots_may_play_instead_of_chance_and_come_to_other_games() -> None:
    def played(bots: bool) -> list[list[tuple[int, Action]]]:
        report = fuzz(load("magpie"), 4, players=3, level=FULL, workers=1, bots=bots)
        return [failure.played.actions for failure in report.failures]

    assert len(played(bots=True)) == 4
    assert played(bots=True) == played(bots=True) != played(bots=False)


@pytest.mark.parametrize(
    ("games", "level", "sentence"),
    [(0, FULL, "at least one game, not 0"), (5, "some", "light, full, not 'some'")],
)
def test_odd_wishes_are_refused(games: int, level: str, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        fuzz(load("bang"), games, level=level)


def test_a_good_game_gives_no_failures_on_one_core_or_two() -> None:
    seen: list[tuple[int, int]] = []
    one = fuzz(load("bang"), 12, seed="good", level=LIGHT, workers=1)
    two = fuzz(
        load("bang"), 12, seed="good", level=LIGHT, workers=2, progress=lambda *at: seen.append(at)
    )
    for report in (one, two):
        assert (report.games, report.failures) == (12, [])
    assert one.decisions == two.decisions > 100
    assert seen[-1] == (12, 12)


def test_whatever_goes_wrong_is_a_finding() -> None:
    def stumble(g: Game, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
        raise RulesError("the rules stumble")

    def divide(g: Game, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
        s.shown = 1 // 0

    def lose(g: Game, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
        s.pile.pop()

    said = [trial(tiny(apply=bad), Played("x"), LIGHT, 99) for bad in (stumble, divide, lose)]
    assert said[0] == "law 1: RulesError: the rules stumble"
    assert said[1].startswith("law 1: ZeroDivisionError in test_fuzz.py line ")
    assert said[2] == "law 5: a card is lost"
    assert trial(tiny(), Played("x"), LIGHT, 99) == ""


def test_a_failing_game_is_saved_as_a_record_that_replays(tmp_path: Path) -> None:
    info = load("magpie")
    played = Played("saved 7")
    check_game(subject_of(info, 3, ("owl",)), played, LIGHT)
    del played.actions[20:]
    played.about = 2, ("show", 3)
    failure = Failure((3, ("owl",), {}, {}), played, "law 4: it leaks")
    file = save(failure, info, tmp_path)
    assert file.name == "magpie-owl-3-saved-7.yaml"
    assert file.read_text("utf-8").startswith(
        "# law 4: it leaks\n# seat2 was about to take ('show', 3)\n"
    )
    replay(read_record(file))
    assert read_record(file).modules == ("owl",)


def test_the_record_comes_to_the_position_that_failed(tmp_path: Path) -> None:
    info = load("bang")
    game = info.build(5)
    played = Played("there")
    check_game(subject_of(info, 5), played, LIGHT)
    file = save(Failure((5, (), {}, {}), played, "law 5: odd"), info, tmp_path)
    s = start(game, "there")
    for seat, action in played.actions:
        game.apply(s, seat, action)
    record = read_record(file)
    assert record.winners == s.winners
    assert len(record.entries) == len(played.actions)


def test_the_action_at_which_the_rules_stumble_is_known() -> None:
    def stumble(g: Game, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
        if seat == 1:
            raise RulesError("seat 1 stumbles")

    played = Played("stumble")
    assert trial(tiny(apply=stumble), played, LIGHT, 99) == "law 1: RulesError: seat 1 stumbles"
    assert len(played.actions) == 1
    assert played.about is not None and played.about[0] == 1


@pytest.mark.usefixtures("everything_fails")
def test_failures_are_reported_shortest_first_and_some_of_them_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzzer, "MOST_SAVED", 3)
    report = fuzz(load("bang"), 6, players=4, level=LIGHT, workers=1, folder=tmp_path)
    lengths = [len(failure.played.actions) for failure in report.failures]
    assert len(lengths) == 6 and lengths == sorted(lengths)
    saved = [failure.file for failure in report.failures if failure.file]
    assert saved == [failure.file for failure in report.failures[:3]]
    assert sorted(tmp_path.iterdir()) == sorted(saved)


@pytest.mark.parametrize(("name", "modules"), [("bang", ()), ("magpie", ("owl",))])
def test_most_actions_can_be_tried_on_a_twin(name: str, modules: tuple[str, ...]) -> None:
    subject, chooser = subject_of(load(name), 4, modules), Chooser("twins")
    s = start(subject.game, "twins")
    tried = possible = 0
    for _ in range(30):
        seat, action = chooser.move(subject.game, s)
        tried += events_hold(subject, s, seat, action, subject.viewers(), "twins")
        possible += len(subject.viewers())
        subject.game.apply(s, seat, action)
        if subject.game.over(s):
            s = start(subject.game, "more twins")
    assert tried > 0.7 * possible
