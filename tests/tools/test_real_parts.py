"""Real parts for the tests: found where they are, installed where that is allowed, never faked."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from tools import real_parts

APT = """\
#!/bin/sh
echo "$DEBIAN_FRONTEND $*" >> {log}
{before}
case "$*" in
  *" install "*)
    for program in {programs}; do
      printf '#!/bin/sh\\n' > {bin}/$program
      /bin/chmod +x {bin}/$program
    done ;;
esac
"""
STALE_LISTS = 'case "$*" in *" update"*) : > {log}.fresh ;; esac\n[ -e {log}.fresh ] || exit 100'


class BareMachine:
    """A machine on which only the programs in one folder are found."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        self.bin.mkdir()
        self.log = folder / "apt.log"

    def put(self, *programs: str) -> None:
        for program in programs:
            (self.bin / program).write_text("#!/bin/sh\n", "utf-8")
            (self.bin / program).chmod(0o755)

    def put_apt(self, programs: str = "chromium initdb postgres", before: str = "") -> None:
        """Put an apt-get there which writes down how it is called and installs these."""
        self.put("apt-get")
        text = APT.format(log=self.log, bin=self.bin, programs=programs, before=before)
        (self.bin / "apt-get").write_text(text.replace("{log}", str(self.log)), "utf-8")

    def apt_calls(self) -> list[str]:
        return self.log.read_text("utf-8").splitlines() if self.log.exists() else []


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> BareMachine:
    made = BareMachine(tmp_path)
    monkeypatch.setenv("PATH", str(made.bin))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "downloads"))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(real_parts, "POSTGRES_HOMES", (tmp_path / "postgresql",))
    monkeypatch.setattr(real_parts, "POSTGRES_WHEEL", "no_such_wheel")
    return made


def test_what_is_there_is_taken_without_installing(
    machine: BareMachine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.put("google-chrome", "initdb", "postgres")
    machine.put_apt()
    assert real_parts.main() == 0
    assert machine.apt_calls() == []
    assert f"Chromium: {machine.bin}/google-chrome" in capsys.readouterr().out


def test_what_is_missing_is_installed_by_root_without_questions(machine: BareMachine) -> None:
    machine.put_apt()
    assert real_parts.main() == 0
    (call,) = machine.apt_calls()
    assert call.startswith("noninteractive -y ")
    assert call.endswith("install --no-install-recommends chromium postgresql")


def test_only_what_is_missing_is_installed(machine: BareMachine) -> None:
    machine.put("chromium")
    machine.put_apt()
    assert real_parts.main() == 0
    (call,) = machine.apt_calls()
    assert call.endswith("install --no-install-recommends postgresql")


def test_package_lists_are_fetched_when_the_old_ones_do_not_serve(machine: BareMachine) -> None:
    machine.put_apt(before=STALE_LISTS)
    assert real_parts.main() == 0
    assert [call.split()[5] for call in machine.apt_calls()] == ["install", "update", "install"]


def test_a_failing_apt_is_given_up_after_a_few_tries(
    machine: BareMachine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.put_apt(before="exit 100")
    assert real_parts.main() == 0
    assert len(machine.apt_calls()) == real_parts.TRIES
    assert "NOT TESTED HERE: the pages in a browser" in capsys.readouterr().out


def test_nothing_is_installed_without_being_root(
    machine: BareMachine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    machine.put_apt()
    assert real_parts.main() == 0
    assert machine.apt_calls() == []
    said = capsys.readouterr().out
    assert "for want of Chromium (Debian: chromium)" in said
    assert "for want of PostgreSQL (Debian: postgresql)" in said


def test_in_ci_a_missing_part_is_a_failure(
    machine: BareMachine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CI", "true")
    machine.put("chromium")
    assert real_parts.main() == 1
    said = capsys.readouterr().out
    assert "NOT TESTED HERE: storage on PostgreSQL" in said
    assert "the pages in a browser" not in said


def test_the_wheel_serves_where_the_system_has_no_postgresql(
    machine: BareMachine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.put("chromium")
    monkeypatch.setattr(real_parts, "POSTGRES_WHEEL", "pytest")  # any package that is there
    monkeypatch.setenv("CI", "true")
    assert real_parts.main() == 0


def test_the_newest_postgresql_outside_of_path_is_found(
    machine: BareMachine, tmp_path: Path
) -> None:
    for version in ("9", "15", "13"):
        folder = tmp_path / "postgresql" / version / "bin"
        folder.mkdir(parents=True)
        machine.put("initdb", "postgres")
        for program in ("initdb", "postgres"):
            (machine.bin / program).rename(folder / program)
    assert real_parts.find_postgres_programs() == tmp_path / "postgresql" / "15" / "bin"


def test_a_client_alone_is_no_postgresql_server(machine: BareMachine) -> None:
    machine.put("initdb")  # as left behind by a half-removed package
    assert real_parts.find_postgres_programs() is None


def test_the_browser_named_by_the_environment_comes_first(
    machine: BareMachine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.put("chromium", "my-own-browser")
    monkeypatch.setenv("CHROMIUM", "my-own-browser")
    assert real_parts.find_chromium() == str(machine.bin / "my-own-browser")


def test_a_browser_fetched_by_playwright_serves_too(machine: BareMachine, tmp_path: Path) -> None:
    program = tmp_path / "downloads" / "chromium-1200" / "chrome-linux" / "chrome"
    program.parent.mkdir(parents=True)
    program.touch()
    assert real_parts.find_chromium() == str(program)


def test_looking_takes_no_time_worth_naming(machine: BareMachine) -> None:
    machine.put("chromium", "initdb", "postgres")
    began = time.perf_counter()
    real_parts.main()
    assert time.perf_counter() - began < 0.3
