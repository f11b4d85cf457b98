"""Browsers and servers for the tests: both real, the one Chromium, the other in a process."""

from __future__ import annotations

import re
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.launching import FLAGS
from tests.browser.serving import ROOT, Server
from tests.browser.visitor import LOCALES, Invite, Visitor
from tools.real_parts import find_chromium, in_ci

EVIDENCE = ROOT / "build" / "browser-failures"
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember on the test whether it failed, for those who clean up after it."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser; where there is none the tests are skipped, but never in CI."""
    path = find_chromium()
    if not path:
        say_no = pytest.fail if in_ci() else pytest.skip
        say_no("NOT TESTED: no Chromium here (see tools/real_parts.py)")
    return path


@pytest.fixture(scope="module")  # not longer: its event loop would stand in the way of others'
def browser(chromium: str) -> Iterator[Browser]:
    """One browser for the tests of a file."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def lasting_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do it no harm."""
    started = Server(tmp_path_factory.mktemp("server"))
    started.start()
    yield started
    started.stop()


@pytest.fixture
def server(lasting_server: Server) -> Server:
    """The server a test's visitors go to."""
    return lasting_server


@pytest.fixture
def invite(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Invite]:
    """Bring people to the server, each with a browser context of their own.

    At the end no page may have complained; what a failed test saw is kept.
    """
    visitors: list[Visitor] = []

    def bring(name: str = "Anna", lang: str = "en", known: bool = True, **looks: Any) -> Visitor:
        usual = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
        looks = {**usual, "service_workers": "block", **looks}  # it is tested on its own
        context = browser.new_context(locale=LOCALES[lang], **looks)
        visitor = Visitor(context, server, name, lang)
        visitors.append(visitor)
        if known:
            visitor.introduce()
        return visitor

    yield bring
    complaints = {visitor.name: visitor.complaints() for visitor in visitors}
    evidence = EVIDENCE / re.sub(r"[^\w.-]+", "-", request.node.nodeid)
    shutil.rmtree(evidence, ignore_errors=True)
    if request.node.stash.get(FAILED, False) or any(complaints.values()):
        keep_evidence(evidence, visitors, server)
    for visitor in visitors:
        visitor.context.close()
    assert not any(complaints.values()), complaints


def keep_evidence(folder: Path, visitors: list[Visitor], server: Server) -> None:
    """Put screenshots, pages and the server's log of a failed test where a person can look."""
    folder.mkdir(parents=True)
    for visitor in visitors:
        visitor.keep_evidence(folder)
    (folder / "server.log").write_text(server.said(), "utf-8")
