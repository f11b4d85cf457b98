"""What Lighthouse reports is read and summed up; the measuring itself is `make audit`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.lighthouse import AUDIT, Scores, line, middle, read

TIMES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time")


def scored(performance: int, paint: str = "1.0 s") -> Scores:
    scores = {"performance": performance, "accessibility": 100}
    return Scores(scores, {"first paint": paint}, 1700)


def test_scores_and_times_are_read_off_a_report() -> None:
    audits = {name: {"displayValue": f"{place} s"} for place, name in enumerate(TIMES)}
    report = {
        "categories": {
            "performance": {"score": 0.968},
            "accessibility": {"score": 1},
            "best-practices": {"score": 0.95},
        },
        "audits": audits | {"cumulative-layout-shift": {"displayValue": "0.01"}},
        "environment": {"benchmarkIndex": 1538.5},
    }
    found = read(report)
    assert found.scores == {"performance": 97, "accessibility": 100, "best-practices": 95}
    assert found.times["blocked"] == "2 s"
    assert found.times["shift"] == "0.01"
    assert found.machine == 1538


@pytest.mark.parametrize(
    ("runs", "expected"), [([90], 90), ([99, 80, 96], 96), ([99, 80], 80), ([95, 95, 60, 99], 95)]
)
def test_the_run_in_the_middle_counts(runs: list[int], expected: int) -> None:
    assert middle([scored(one) for one in runs]).scores["performance"] == expected


def test_a_page_is_told_in_one_line() -> None:
    assert line("lobby", "phone", scored(97, "1.2\xa0s")) == (
        "lobby  phone    performance 97  accessibility 100  (first paint 1.2 s; machine 1,700)"
    )


def test_lighthouse_is_pinned_and_its_lock_names_no_registry() -> None:
    wanted = json.loads(Path(AUDIT, "package.json").read_text("utf-8"))["dependencies"]
    lock = Path(AUDIT, "package-lock.json").read_text("utf-8")
    assert wanted["lighthouse"][0].isdigit()
    assert "resolved" not in lock and "registry" not in lock
