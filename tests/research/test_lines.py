"""The protocol for bots in any language: what they are told, and what may be answered."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.bots.arena import play_match
from tafelrunde.bots.bot import Bot, RandomBot
from tafelrunde.bots.external import ExternalBot, Program, close_all, make_any_bot
from tafelrunde.bots.lines import BadLine, BotGone, Talk, read_answer
from tafelrunde.games.catalog import load
from tafelrunde.kernel import OptionError
from tafelrunde.kernel.insight import look

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples" / "bots"
PYTHON_BOT = f"{sys.executable} {EXAMPLES / 'first.py'}"
OPTIONS = [["stop"], ["reroll", 3], ["swap", [1, 2]]]

BAD = {
    "hello": "an answer is one line of JSON, and this is none",
    "[1": "an answer is one line of JSON, and this is none",
    "[" * 50_000: "an answer is one line of JSON, and this is none",
    "7": 'write {"choose": 0} with an option\'s place',
    "{}": 'write {"choose": 0} with an option\'s place',
    '{"choose": 1, "action": ["stop"]}': 'write {"choose": 0} with an option\'s place',
    '{"choose": 3}': "choose one of the options 0 to 2",
    '{"choose": -1}': "choose one of the options 0 to 2",
    '{"choose": true}': "choose one of the options 0 to 2",
    '{"choose": "stop"}': "choose one of the options 0 to 2",
    '{"action": "stop"}': "this action is not among the options",
    '{"action": ["reroll", 4]}': "this action is not among the options",
    " " * 70_000: "an answer has at most 65536 characters, this one has 70000",
}


@pytest.mark.parametrize("line", BAD, ids=lambda line: line[:20].strip() or "blank")
def test_a_bad_line_gets_one_clear_sentence(line: str) -> None:
    with pytest.raises(BadLine) as caught:
        read_answer(line, OPTIONS)
    assert str(caught.value).startswith(BAD[line])


def test_an_option_is_chosen_by_its_place_or_by_itself() -> None:
    assert read_answer('{"choose": 1}', OPTIONS) == 1
    assert read_answer('{"action": ["stop"]}', OPTIONS) == 0
    assert read_answer('{"action": ["swap", [1, 2]]}', [("stop",), ("swap", (1, 2))]) == 1


class Script:
    """A channel whose answers are written beforehand."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.sent: list[dict[str, Any]] = []

    def send(self, line: str) -> None:
        assert "\n" not in line
        self.sent.append(json.loads(line))

    def receive(self) -> str:
        return self.answers.pop(0)


def test_after_a_bad_line_the_question_stands() -> None:
    script = Script("nonsense", '{"choose": 2}')
    assert Talk(script).ask({"t": "decide", "options": OPTIONS}) == 2
    assert [message["t"] for message in script.sent] == ["decide", "error"]
    assert script.sent[1]["text"] == "an answer is one line of JSON, and this is none"


def test_who_answers_only_nonsense_is_given_up() -> None:
    with pytest.raises(BotGone, match="10 answers that make no sense, the last time: an answer is"):
        Talk(Script(*["nonsense"] * 11)).ask({"t": "decide", "options": OPTIONS})


def a_match(game: str, players: int, command: str, seed: str = "lines") -> tuple[int, ...]:
    info = load(game)
    try:
        bots: list[Bot] = [ExternalBot(info, command, 0)]
        bots += [RandomBot(seat, seed) for seat in range(1, players)]
        return play_match(info.build(players), bots, seed).winners
    finally:
        close_all()


@pytest.mark.parametrize("game", ["magpie", "bang"])
def test_the_bot_in_python_plays_whole_matches(game: str) -> None:
    assert a_match(game, 3, PYTHON_BOT) == a_match(game, 3, PYTHON_BOT)


def test_the_bot_in_javascript_plays_whole_matches() -> None:
    node = shutil.which("node")
    if node is None:  # then make has brought it along to build the client
        node = str(Path(sys.executable).parent / "node")
    assert Path(node).exists(), "no Node.js: make client installs it"
    for game in ("bang", "magpie"):
        assert a_match(game, 3, f"{node} {EXAMPLES / 'hunter.js'}")


def test_a_program_plays_one_match_after_the_other() -> None:
    info = load("magpie")
    game = info.build(2)
    try:
        for number in range(3):
            bots = [make_any_bot(info, f"exec:{PYTHON_BOT}", 0, ""), RandomBot(1, number)]
            assert play_match(game, bots, number).winners
    finally:
        close_all()


ECHO = """
import sys
for line in sys.stdin:
    print(line, file=open({path!r}, "a"), end="")
    if '"t":"decide"' in line:
        print('{{"choose": 0}}', flush=True)
"""


def test_only_what_the_seat_may_know_goes_over_the_line(tmp_path: Path) -> None:
    """Two worlds that a seat can't tell apart lead to the same bytes."""
    info = load("magpie")
    game = info.build(4)
    s = game.new("line")
    heard: list[str] = []
    for number, world in enumerate((s, game.redeal(s, 0, "another"))):
        path = tmp_path / f"{number}.txt"
        script = tmp_path / f"{number}.py"
        script.write_text(ECHO.format(path=str(path)))
        try:
            bot = ExternalBot(info, f"{sys.executable} {script}", 0)
            bot.choose(look(game, world, 0, "same", []))
        finally:
            close_all()
        heard.append(path.read_text())
    assert heard[0] == heard[1] != ""
    first, second = (json.loads(line) for line in heard[0].splitlines())
    assert (first["t"], first["protocol"], first["game"], first["seat"]) == (
        "match",
        1,
        "magpie",
        0,
    )
    assert first["verbs"]["show"] == [["card", "card"]]
    assert (second["t"], second["prompt"], second["at"]) == ("decide", "show", 0)


def program(tmp_path: Path, code: str, patience: float = 10.0) -> Program:
    script = tmp_path / "bot.py"
    script.write_text(code)
    return Program(f"{sys.executable} {script}", patience)


def test_a_program_that_ends_is_gone(tmp_path: Path) -> None:
    bot = program(tmp_path, "pass")
    with pytest.raises(BotGone, match=r"bot\.py has ended"):
        bot.receive()
    bot.close()
    with pytest.raises(BotGone, match=r"bot\.py has ended"):
        bot.send("{}")


def test_a_program_that_says_nothing_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    bot = program(tmp_path, "input()", patience=0.1)
    with pytest.raises(BotGone, match="gave no answer in 0 seconds"):
        bot.receive()
    bot.close()


def test_a_program_that_does_not_listen_is_ended(tmp_path: Path) -> None:
    bot = program(tmp_path, "import time\ntime.sleep(600)")
    bot.close()
    assert bot._process.returncode is not None


def test_blank_lines_and_bytes_that_are_no_text_do_no_harm(tmp_path: Path) -> None:
    bot = program(tmp_path, "print(); print('  '); print('{}', flush=True); input()")
    assert bot.receive() == "{}"
    bot.close()
    noise = program(tmp_path, "import sys; sys.stdout.buffer.write(b'\\xff\\xfe\\n')")
    with pytest.raises(BotGone):
        noise.receive()
    noise.close()


def test_a_program_that_is_not_there_is_told_in_a_sentence() -> None:
    with pytest.raises(OptionError, match="no-such-bot can't be started"):
        Program("no-such-bot")
    with pytest.raises(OptionError, match="write a command after exec:"):
        Program("")
