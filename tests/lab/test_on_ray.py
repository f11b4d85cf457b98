"""Experiments on a real Ray cluster, which is started here and ended afterwards."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tafelrunde.lab.experiments import kept_results, run_experiment
from tafelrunde.lab.experiments.running import hire_here
from tests.lab.trying import THREE_ARMS, experiment

QUIET = {
    "RAY_DISABLE_IMPORT_WARNING": "1",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
}


def here() -> dict[str, str]:
    """The environment in which the cluster's processes find the same tafelrunde."""
    found = [str(Path(part).resolve()) for part in sys.path if part]
    return {**os.environ, **QUIET, "PYTHONPATH": os.pathsep.join(found)}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A cluster of one node with two cores; its processes are a group of their own."""
    port = free_port()
    folder = Path("/tmp") / f"tafelrunde-ray-{os.getpid()}"  # sockets want short paths
    command = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block"]
    command += [f"--port={port}", "--num-cpus=2", f"--temp-dir={folder}"]
    command += ["--include-dashboard=false", "--disable-usage-stats"]
    for name in ("dashboard-port", "dashboard-agent-listen-port"):
        command.append(f"--{name}={free_port()}")
    command += ["--node-ip-address=127.0.0.1", "--object-store-memory=80000000"]
    log = tmp_path_factory.mktemp("ray") / "log"
    with log.open("wb") as out:
        node = subprocess.Popen(
            command, stdout=out, stderr=subprocess.STDOUT, env=here(), start_new_session=True
        )
    try:
        while "Ray runtime started" not in log.read_text("utf-8"):
            assert node.poll() is None, log.read_text("utf-8")
            time.sleep(0.2)
        yield f"127.0.0.1:{port}"
    finally:
        end_group(node)
        subprocess.run(["rm", "-rf", str(folder)], check=False)


def end_group(node: subprocess.Popen[bytes]) -> None:
    """End everything the cluster has started."""
    for sign in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(node.pid, sign)
        except ProcessLookupError:
            return
        try:
            node.wait(20)
        except subprocess.TimeoutExpired:
            continue


def lab(folder: Path, game: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command as people do."""
    command = [sys.executable, "-m", "tafelrunde", "lab", game, "test.toml", *arguments]
    return subprocess.run(
        command, cwd=folder, env=here(), capture_output=True, text=True, check=False
    )


def test_a_cluster_plays_the_same_matches_with_every_arms_own_numbers(
    cluster: str, tmp_path: Path
) -> None:
    (tmp_path / "test.toml").write_text(THREE_ARMS, "utf-8")
    ran = lab(tmp_path, "magpie", "--ray", cluster, "--into", "kept.sqlite")
    assert ran.returncode == 0, ran.stderr
    alone = run_experiment(experiment(THREE_ARMS), hire=partial(hire_here, 1))
    with kept_results(tmp_path / "kept.sqlite") as kept:
        assert list(kept.matches()) == alone
    assert [m.winners for m in alone if m.arm == 0] != [m.winners for m in alone if m.arm == 1]


def test_a_mistake_on_the_cluster_ends_in_one_sentence(cluster: str, tmp_path: Path) -> None:
    text = '[[arm]]\nname = "none"\ndata.roles.deal.5 = [1, 1, 9]\n'
    (tmp_path / "test.toml").write_text(text, "utf-8")
    ran = lab(tmp_path, "bang", "--ray", cluster, "--games", "1")
    assert ran.returncode == 2, ran
    assert "tafelrunde: with its numbers arm 'none' can't be played: IndexError" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_where_there_is_no_cluster_it_says_so(tmp_path: Path) -> None:
    (tmp_path / "test.toml").write_text(THREE_ARMS, "utf-8")
    ran = lab(tmp_path, "magpie", "--ray", f"127.0.0.1:{free_port()}")
    assert ran.returncode == 2
    assert "there is no Ray cluster at 127.0.0.1:" in ran.stderr, ran.stderr
    assert "Traceback" not in ran.stderr
