"""What reads strangers' input takes whatever comes, and a mistake there would be found."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.fuzz_decoders import DECODERS

pytest.importorskip("atheris", reason="there is no atheris for this machine")

RUNS = 300  # `make fuzz-decoders` tries more

PLANTED = """
from tools.fuzz_decoders import Decoder, feed

def read(data):
    if {what}:
        {mistake}

limits = ["-runs=2000", "-seed=1", "-artifact_prefix={folder}/"]
feed(Decoder(read, lambda: iter([b"abc"])), limits)
"""


def fed(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *command], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("decoder", DECODERS)
def test_whatever_bytes_come_they_are_read_or_refused(decoder: str) -> None:
    found = fed("-m", "tools.fuzz_decoders", decoder, "--runs", str(RUNS))
    assert found.returncode == 0, found.stderr[-3000:]
    assert f"Done {RUNS} runs" in found.stderr


@pytest.mark.parametrize(
    ("what", "mistake"),
    [
        ("len(data) > 3", "raise KeyError(data)"),
        ("True", "from tafelrunde.kernel import SaveError; raise SaveError('')"),
    ],
    ids=["an error nobody can mend", "a refusal without a word"],
)
def test_a_mistake_is_found(tmp_path: Path, what: str, mistake: str) -> None:
    found = fed("-c", PLANTED.format(what=what, mistake=mistake, folder=tmp_path))
    assert found.returncode != 0
    assert "Done 2000 runs" not in found.stderr


def test_a_decoder_nobody_has_is_refused_with_those_there_are() -> None:
    found = fed("-m", "tools.fuzz_decoders", "soup")
    assert found.returncode == 2
    assert "there is no decoder 'soup': there are message, record" in found.stderr
