"""A real terminal: closed in mid-game, interrupted, without colours, and how fast help comes."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.records.record import read_record
from tafelrunde.records.replay import replay

SOURCE = str(Path(tafelrunde.__file__).parents[1])
PROGRAM = [sys.executable, "-m", "tafelrunde"]
PATIENCE = 30.0  # seconds; machines that run tests can be busy


def environment(**more: str) -> dict[str, str]:
    plain = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "LC_ALL")}
    return {**plain, "PYTHONPATH": SOURCE, "TERM": "xterm", "LANG": "C.UTF-8", **more}


class Terminal:
    """A pseudo-terminal with the program in it."""

    def __init__(self, folder: Path, *arguments: str, **more: str) -> None:
        self.seen = ""
        self.pid, self.handle = pty.fork()
        if not self.pid:  # the child: it has the terminal as its own
            os.chdir(folder)
            os.execve(sys.executable, [*PROGRAM, *arguments], environment(**more))

    def wait_for(self, text: str) -> str:
        """Read until a text appears."""
        until = time.monotonic() + PATIENCE
        while text not in self.seen:
            assert time.monotonic() < until, f"no {text!r} in {self.seen!r}"
            if select.select([self.handle], [], [], 0.2)[0]:
                self.seen += os.read(self.handle, 65536).decode("utf-8", "replace")
        return self.seen

    def type(self, line: str) -> None:
        self.seen = ""
        os.write(self.handle, line.encode() + b"\r")

    def end(self) -> int:
        """Return the exit code."""
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def the_only_file(folder: Path) -> Path:
    """All there is after leaving: one record, and nothing half-written beside it."""
    (file,) = folder.iterdir()
    return file


def test_a_terminal_that_closes_in_mid_game_loses_nothing(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "bang", "--seed", "7")
    terminal.wait_for("Do you reroll?")
    terminal.type("reroll 1 3")
    terminal.wait_for("1 reroll left")
    os.close(terminal.handle)
    assert terminal.end() != 0
    record = read_record(the_only_file(tmp_path))
    assert [entry.text for entry in record.entries] == ["reroll 1 3"]
    assert replay(record).ok


def test_ctrl_c_leaves_with_a_record_and_without_a_traceback(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "bang", "--seed", "7")
    terminal.wait_for("Do you reroll?")
    terminal.seen = ""
    os.write(terminal.handle, b"\x03")
    seen = terminal.wait_for("--resume")
    assert terminal.end() == 128 + signal.SIGINT
    os.close(terminal.handle)
    assert "Traceback" not in seen
    assert read_record(the_only_file(tmp_path)).status == "running"


def test_colours_are_used_unless_they_are_not_wanted(tmp_path: Path) -> None:
    coloured = r"\x1b\[[0-9;]*3[0-7]m"
    for more, wanted in (({}, True), ({"NO_COLOR": "1"}, False)):
        terminal = Terminal(tmp_path, "play", "bang", "--seed", "7", **more)
        seen = terminal.wait_for("Do you reroll?")
        terminal.type("quit")
        assert terminal.end() == 0
        os.close(terminal.handle)
        assert bool(re.search(coloured, seen)) == wanted


def test_the_cover_wipes_the_screen_between_people(tmp_path: Path) -> None:
    command = ("play", "magpie", "--seed", "7", "--humans", "2", "--players", "2")
    terminal = Terminal(tmp_path, *command)
    terminal.wait_for("Now it is Anna's turn to look.")
    terminal.type("")
    terminal.wait_for("Which card do you show?")
    terminal.type("1")
    seen = terminal.wait_for("Now it is Boris's turn to look.")
    assert "\x1b[2J\x1b[3J" in seen.partition("Now it is Boris")[0]
    os.close(terminal.handle)
    assert terminal.end() != 0


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_in_mid_game_loses_nothing(tmp_path: Path, sent: signal.Signals) -> None:
    command = [*PROGRAM, "play", "bang", "--seed", "7"]
    with subprocess.Popen(
        command,
        cwd=tmp_path,
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(b"reroll 1 3\n")
        process.stdin.flush()
        seen = b""
        while b"1 reroll left" not in seen:
            piece = os.read(process.stdout.fileno(), 65536)
            assert piece, seen
            seen += piece
        time.sleep(0.2)  # let it come to waiting
        process.send_signal(sent)
        _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 128 + sent and not errors
    assert len(read_record(the_only_file(tmp_path)).entries) == 1


def test_a_reader_that_leaves_is_no_reason_to_lose_the_game(tmp_path: Path) -> None:
    command = f"yes 1 | {' '.join(PROGRAM)} play bang --seed 7 | head -c 300 >/dev/null"
    script = ["bash", "-c", f"{command}; echo ${{PIPESTATUS[1]}}"]
    ran = subprocess.run(
        script, cwd=tmp_path, env=environment(), capture_output=True, text=True, check=False
    )
    assert ran.stdout.strip() == "1" and not ran.stderr
    assert replay(read_record(the_only_file(tmp_path))).ok


def test_a_folder_that_can_not_be_written_to_sends_the_record_elsewhere(tmp_path: Path) -> None:
    gone, elsewhere = tmp_path / "gone", tmp_path / "elsewhere"
    gone.mkdir()
    elsewhere.mkdir()
    script = f"rmdir {gone} && {' '.join(PROGRAM)} play bang --seed 7"
    more = {"TMPDIR": str(elsewhere)}
    ran = subprocess.run(
        ["bash", "-c", script],
        cwd=gone,
        env=environment(**more),
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0 and not ran.stderr
    assert read_record(the_only_file(elsewhere)).game == "bang"


def test_a_terminal_that_knows_only_ascii_gets_plain_signs(tmp_path: Path) -> None:
    ran = subprocess.run(
        [*PROGRAM, "play", "bang", "--seed", "7"],
        cwd=tmp_path,
        env=environment(PYTHONIOENCODING="ascii"),
        input=b"quit\n",
        capture_output=True,
        check=False,
    )
    assert ran.returncode == 0
    assert b"***" in ran.stdout and b"+---" in ran.stdout


def test_help_loads_nothing_it_does_not_need() -> None:
    """Help has to come at once; counting imports is steadier than a clock on a busy machine."""
    code = (
        "import sys; from tafelrunde.cli import main; main(['--help']); "
        "sys.exit(' '.join(m for m in ('rich', 'yaml', 'fluent', 'tafelrunde.games', "
        "'tafelrunde.records', 'tafelrunde.bots') if m in sys.modules))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=False
    )
    assert not ran.stderr.strip() and "play" in ran.stdout
