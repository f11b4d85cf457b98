"""Playing through the terminal: whole games, what can be typed, and leaving."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.kernel import SaveError
from tafelrunde.records.record import Record, read_record, write_record
from tafelrunde.records.replay import replay, verify
from tests.cli.terminal import Run, in_one_sentence

ALWAYS_THE_FIRST = "1\n" * 400
OVER = {"en": "The game is over.", "de": "Das Spiel ist vorbei.", "ru": "Игра окончена."}


def the_only_record(folder: Path) -> Record:
    files = list(folder.glob("*.yaml"))
    assert len(files) == 1, files
    return read_record(files[0])


def hidden_files(folder: Path) -> list[Path]:
    return [file for file in folder.iterdir() if file.name.startswith(".")]


# Whole games


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_a_whole_game_can_be_played_by_typing(run: Run, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.yaml"
    ran = run(
        *("play", "bang", "--seed", "1", "--lang", lang, "--record", str(file)),
        typed=ALWAYS_THE_FIRST,
    )
    assert ran.code == 0, ran.err
    assert OVER[lang] in ran.out
    assert not re.search(r"\[(event|prompt|option|heading|error|help)-", ran.out)  # no missing text
    record = read_record(file)
    assert record.status == "over" and record.winners
    assert replay(record).ok
    assert all(check.ok for check in verify(record))


def test_the_same_seed_and_lines_give_the_same_game(run: Run) -> None:
    command = ("play", "bang", "--seed", "again", "--players", "4")
    first = run(*command, typed=ALWAYS_THE_FIRST)
    assert first.out == run(*command, typed=ALWAYS_THE_FIRST).out


def test_the_language_of_the_system_is_taken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Würfelst du nach?" in run("play", "bang", "--seed", "7", typed="quit\n").out


def test_bots_play_alone_if_no_people_sit_down(run: Run) -> None:
    ran = run("play", "bang", "--seed", "7", "--humans", "0", "--bots", "random")
    assert ran.code == 0
    assert "You" not in ran.out and OVER["en"] in ran.out


def test_the_table_shows_own_role_and_hides_those_of_others(run: Run) -> None:
    rows = run("play", "bang", "--seed", "3", typed="quit\n").out.splitlines()
    own = next(row for row in rows if "Anna (you)" in row)
    others = [row for row in rows if re.match(r"(▶| ) {2}(Boris|Clara|Dmitri|Emma) ", row)]
    assert re.search("Sheriff|Deputy|Outlaw|Renegade", own)
    assert len(others) == 4
    assert all(row.rstrip().endswith(("?", "Sheriff")) for row in others), others


def test_no_line_is_wider_than_the_terminal(run: Run) -> None:
    for lang in ("en", "de", "ru"):
        ran = run("play", "bang", "--seed", "5", "--lang", lang, typed=ALWAYS_THE_FIRST)
        assert max(len(line) for line in ran.out.splitlines()) <= 80


# What can be typed


def test_an_action_may_be_typed_in_words_or_by_its_beginning(run: Run) -> None:
    ran = run("play", "bang", "--seed", "7", typed="reroll 1 3\nst\nquit\n")
    assert "You reroll 2 dice" in ran.out
    assert "Whom do you shoot" in ran.out


def test_a_long_list_of_options_is_shown_only_when_asked_for(run: Run) -> None:
    ran = run("play", "bang", "--seed", "7", typed="quit\n")
    assert "stop · reroll" in ran.out and "16 options" in ran.out
    assert "Stop and keep all dice" not in ran.out
    ran = run("play", "bang", "--seed", "7", typed="options\nquit\n")
    assert re.search(r"^ 1  Stop and keep all dice +stop", ran.out, re.MULTILINE)
    assert re.search(r"^16  Reroll", ran.out, re.MULTILINE)


def test_why_names_the_clause_and_quotes_it(run: Run) -> None:
    ran = run("play", "bang", "--seed", "7", typed="why reroll 5\nwhy stop\nwhy\nquit\n")
    assert "Rule 2.3: A die that shows dynamite can't be rerolled." in ran.out
    assert "“stop” is possible now." in ran.out
    assert "Type the action you have in mind" in ran.out


def test_an_impossible_action_is_refused_with_its_clause_and_changes_nothing(run: Run) -> None:
    ran = run("play", "bang", "--seed", "7", typed="reroll 5\nstop\nquit\n")
    assert "That is not possible now. Rule 2.3" in ran.out
    assert "Whom do you shoot" in ran.out


def test_odds_are_exact(run: Run) -> None:
    ran = run("play", "bang", "--seed", "7", typed="odds\nstop\nodds\nquit\n")
    # 2, 2, 1, 1, dynamite and two rerolls, for a third 2: each of two dice makes it at once (1/6)
    # or, unless dynamite locks it, next time (4/6 of 1/6); 1 - (26/36)^2 = 47.8 %
    assert re.search(r"^2 +100.0% +100.0% +47.8%", ran.out, re.MULTILINE)
    assert "There is nothing to roll for now." in ran.out


def test_odds_of_an_action_are_exact(run: Run) -> None:
    ran = run("play", "bang", "--seed", "7", typed="odds reroll 1 2\nodds stop\nquit\n")
    # two dice are thrown, and at least one of them shows a beer: 11 of 36
    assert re.search(r"^ *30.6% +At least one beer", ran.out, re.MULTILINE)
    assert "Nothing about this is left to dice." in ran.out


def test_odds_of_what_is_forbidden_name_the_clause(run: Run) -> None:
    ran = run("play", "bang", "--seed", "7", typed="odds reroll 5\nodds dance\nquit\n")
    assert "That is not possible now. Rule 2.3" in ran.out
    assert "I don't know “dance”." in ran.out


def test_undo_takes_a_shot_back_but_never_a_roll(run: Run) -> None:
    typed = "reroll 1 3\nundo\nstop\nshoot boris\nundo\nshoot emma\nquit\n"
    ran = run("play", "bang", "--seed", "7", typed=typed)
    assert "This can't be taken back: since then dice were rolled" in ran.out
    assert "One step taken back." in ran.out
    assert "You aim a 1 at Emma." in ran.out


def test_rules_are_read_at_the_table(run: Run) -> None:
    ran = run("play", "bang", "--seed", "7", typed="rules\nrules 2.3\nrules 77\nquit\n")
    assert "Roll and reroll" in ran.out
    assert "A die that shows dynamite can't be rerolled." in ran.out
    assert "There is no rule “77”." in ran.out


def test_help_lists_every_command(run: Run) -> None:
    out = run("play", "bang", "--seed", "7", typed="help\nquit\n").out
    for word in ("options", "table", "log", "rules", "why", "odds", "undo", "save", "quit"):
        assert re.search(rf"^  {word}\b.*: ", out, re.MULTILINE), word


def test_the_log_tells_again_what_happened(run: Run) -> None:
    out = run("play", "bang", "--seed", "7", typed="log\nquit\n").out
    assert out.count("Your turn. You roll: 2, 2, 1, 1, dynamite.") == 2


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("rreoll 1", "Did you mean “reroll”?"),
        ("optoins", "Did you mean “options”?"),
        ("xyzzy", "I don't know “xyzzy”. Type an action such as “reroll"),
        ("reroll 9 9", "Die 9 is named twice."),
        ("reroll x", "“x” is no die"),
        ("reroll", "Something is missing: write reroll DICE."),
        ("shoot zorro", "There is no player called “zorro”."),
        ("99", "The options are numbered from 1 to 16."),
        ("0", "The options are numbered from 1 to 16."),
        ("²", "I don't know “²”."),
        ('"', "A quotation mark is never closed."),
        ("", "Possible now: stop · reroll"),
        ("\x1b[2J\x07[bold]", "I don't know “"),
        ("stop " * 2000, "…”. Type an action such as"),
        ("stop now", "“now” is too much here. Possible now: stop"),
    ],
)
def test_what_makes_no_sense_gets_a_sentence_with_a_way_out(
    run: Run, typed: str, answer: str
) -> None:
    ran = run("play", "bang", "--seed", "7", typed=f"{typed}\nquit\n")
    assert ran.code == 0
    assert answer in " ".join(ran.out.split())
    assert "\x1b" not in ran.out and "\x07" not in ran.out


# Leaving, keeping, going on


def test_the_end_of_input_leaves_a_record_that_goes_on(run: Run, tmp_path: Path) -> None:
    ran = run("play", "bang", "--seed", "7", typed="reroll 1 3\nstop\n")
    assert ran.code == 1
    assert "The game is saved as bang-" in ran.out and not hidden_files(tmp_path)
    record = the_only_record(tmp_path)
    assert record.status == "running" and len(record.entries) == 2
    assert replay(record).ok
    file = next(tmp_path.glob("*.yaml"))
    again = run("play", "bang", "--resume", file.name, typed="shoot boris\nquit\n")
    assert again.code == 0
    assert "You aim a 1 at Boris." in again.out
    assert len(the_only_record(tmp_path).entries) == 3


def test_quitting_keeps_the_match_and_is_no_failure(run: Run, tmp_path: Path) -> None:
    ran = run("play", "bang", "--seed", "7", typed="quit\n")
    assert ran.code == 0
    assert "tafelrunde play bang --resume bang-" in " ".join(ran.out.split())
    assert the_only_record(tmp_path).entries == []


def test_save_writes_a_file_and_goes_on_but_never_over_another(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("precious")
    typed = "save mine.yaml\nsave new.yaml\nreroll 1\nsave new.yaml\nquit\n"
    ran = run("play", "bang", "--seed", "7", "--record", "kept.yaml", typed=typed)
    assert "mine.yaml is there already" in ran.out
    assert (tmp_path / "mine.yaml").read_text() == "precious"
    assert len(read_record(tmp_path / "new.yaml").entries) == 1
    assert len(read_record(tmp_path / "kept.yaml").entries) == 1


def test_a_record_that_can_not_be_written_is_refused_before_the_game_begins(run: Run) -> None:
    ran = run("play", "bang", "--record", "missing/game.yaml", typed="quit\n")
    assert "missing/game.yaml: can't be written" in in_one_sentence(ran, 1)
    assert not ran.out


def test_a_record_is_never_written_over_another_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("precious")
    ran = run("play", "bang", "--record", "mine.yaml", typed="quit\n")
    assert "mine.yaml is there already" in in_one_sentence(ran, 2)
    assert (tmp_path / "mine.yaml").read_text() == "precious"


def test_a_record_that_can_not_be_written_any_more_is_kept_elsewhere(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "elsewhere"))

    def gone(path: Path, record: Record) -> None:
        if path.name == "kept.yaml" and record.entries:
            raise SaveError(f"{path}: can't be written: the disk is full")
        write_record(path, record)

    monkeypatch.setattr("tafelrunde.cli.keeping.write_record", gone)
    command = ("play", "bang", "--seed", "7", "--record", "folder/kept.yaml")
    ran = run(*command, typed="reroll 1\nreroll 2\nquit\n")
    assert ran.code == 0 and "Saved as" in ran.out
    assert len(the_only_record(tmp_path / "elsewhere").entries) == 2


def test_a_mistake_of_ours_keeps_the_match_and_says_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*whatever: object) -> None:
        raise ZeroDivisionError("a bot stumbled")

    monkeypatch.setattr("tafelrunde.bots.RandomBot.choose", broken)
    typed = "1\n" * 40
    ran = run("play", "bang", "--seed", "7", "--bots", "random", typed=typed)
    sentence = in_one_sentence(ran, 1)
    assert "ZeroDivisionError: a bot stumbled" in sentence and "please send us bang-" in sentence
    assert the_only_record(tmp_path).entries


def test_a_match_that_has_ended_is_not_resumed(run: Run) -> None:
    run("play", "bang", "--seed", "1", "--record", "done.yaml", typed=ALWAYS_THE_FIRST)
    ran = run("play", "bang", "--resume", "done.yaml")
    assert "done.yaml has ended" in in_one_sentence(ran, 2)


# Another game: secrets, windows, simultaneous choices, series


def test_a_game_without_a_drawing_of_its_own_is_drawn_from_its_view(run: Run) -> None:
    ran = run("play", "magpie", "--seed", "7", "--modules", "all", typed=ALWAYS_THE_FIRST)
    assert ran.code == 0
    assert "Nest" in ran.out and OVER["en"] in ran.out


def test_a_series_carries_its_wins_over(run: Run, tmp_path: Path) -> None:
    command = ("play", "magpie", "--seed", "7", "--option", "rounds=3", "--players", "2")
    first = run(*command, "--record", "probe.yaml", typed=ALWAYS_THE_FIRST)
    moves = first.out.partition(OVER["en"])[0].count("> 1")
    typed = "1\n" * moves + "yes\n" + ALWAYS_THE_FIRST
    ran = run(*command, "--record", "series.yaml", typed=typed)
    assert ran.code == 0 and ran.out.count(OVER["en"]) == 2
    one, two = (read_record(tmp_path / name) for name in ("series.yaml", "series-2.yaml"))
    assert one.carried == {}
    assert sum(two.carried["wins"]) == len(one.winners)
    assert one.commitment != two.commitment
    assert replay(two).ok


def test_people_at_one_terminal_are_called_before_they_see_their_secrets(run: Run) -> None:
    typed = "\n" + "\n1\n" * 40
    ran = run("play", "magpie", "--seed", "7", "--humans", "2", "--players", "2", typed=typed)
    out = ran.out
    assert out.index("Now it is Anna's turn to look.") < out.index("You draw:")
    assert "Now it is Boris's turn to look." in out
    for part in re.split(r"Now it is (?=Anna|Boris)", out)[1:]:
        seen = set(re.findall(r"(Anna|Boris) \(you\)", part))
        assert seen <= {part.split("'")[0]}


def test_people_at_one_terminal_are_asked_once_whether_anyone_answers(run: Run) -> None:
    typed = "\n1\n" * 40
    command = ("play", "magpie", "--seed", "7", "--humans", "3", "--players", "3")
    out = run(*command, typed=typed).out
    assert "Does anyone answer? Type who (" in out


def test_a_typing_error_is_not_taken_for_nobody(run: Run) -> None:
    command = ("play", "magpie", "--seed", "1", "--humans", "3", "--players", "3")
    before = run(*command, typed="\n1\n\n1\n\n1\n").out
    assert before.count("Does anyone answer?") == 1
    after = run(*command, typed="\n1\n\n1\n\n1\nzorro\n").out
    assert after.count("Does anyone answer?") == 2


def test_names_are_given_in_seat_order_and_filled_up(run: Run) -> None:
    ran = run("play", "bang", "--name", "Zoë", "--names", "Mr. X", "--seed", "1", typed="quit\n")
    assert "Zoë (you)" in ran.out and "Mr. X" in ran.out and "Anna" in ran.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--players", "2"), "BANG! The Dice Game is for 3 to 8 players, not 2."),
        (("--players", "x"), "Invalid value for '--players'"),
        (("--modules", "zombies"), "has no module 'zombies'"),
        (("--option", "speed=3"), "has no option 'speed'"),
        (("--option", "speed"), "write --option key=number"),
        (("--option", "=3"), "write --option key=number"),
        (
            ("--bots", "genius"),
            "there is no bot 'genius': there are random, beginner, regular, strong, expert.",
        ),
        (("--lang", "fr"), "there is no language 'fr': there are en, de, ru."),
        (("--humans", "9"), "9 people can't sit at a table for 5."),
        (("--names", "A,B,C,D,E,F"), "6 names are too many for 5 players."),
        (("--names", "Anna,anna"), "two players can't have the same name."),
        (("--name", "x" * 99), "a name has 1 to 40 signs"),
        (("--name", "a\x1b[2Jb"), "a name has 1 to 40 signs"),
        (("--nonsense",), "No such option: --nonsense"),
    ],
)
def test_a_wish_that_can_not_be_met_is_refused_in_one_sentence(
    run: Run, arguments: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    ran = run("play", "bang", *arguments)
    assert sentence in in_one_sentence(ran, 2)
    assert not ran.out and not list(tmp_path.iterdir())
