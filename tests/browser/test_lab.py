"""The lab's reports in the browser: listed where the host put them, shown in a harmless frame."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tafelrunde.games.catalog import load
from tafelrunde.lab.experiments import run_experiment
from tafelrunde.lab.experiments.findings import findings_of
from tafelrunde.lab.experiments.report import write_report
from tafelrunde.lab.experiments.running import hire_here
from tafelrunde.lab.naming import LabWording
from tafelrunde.lab.simulate import build
from tests.browser.serving import Server
from tests.browser.visitor import Invite
from tests.lab.trying import THREE_ARMS, experiment

ASK = """async () => {
  const answers = [];
  try { answers.push("cookie " + document.cookie); } catch (error) { answers.push(error.name); }
  try { answers.push("kept " + localStorage.length); } catch (error) { answers.push(error.name); }
  return answers;
}"""


@pytest.fixture
def report(server: Server) -> Iterator[Path]:
    """A real page in the folder of the host, for as long as a test lasts."""
    found = experiment(THREE_ARMS)
    game = build(found.arms[0])
    findings = findings_of(found, game, run_experiment(found, 4, hire=partial(hire_here, 1)))
    file = server.data / "reports" / "rings.html"
    write_report(file, LabWording(load("magpie"), game, "en", []), findings, ["A note."])
    yield file
    file.unlink()


def test_a_report_is_found_from_the_page_about_us_and_draws_its_plots(
    invite: Invite, report: Path
) -> None:
    anna = invite("Anna", color_scheme="light")
    page = anna.open("/about")
    anna.button("ui-lab").click()
    page.get_by_role("link", name="Rings · Magpie").click()
    frame = page.frame_locator("iframe")
    expect(frame.get_by_role("heading", name="Who won: Seat")).to_be_visible()
    expect(frame.locator("figure svg")).to_have_count(4)
    expect(page).to_have_url(anna.server.address + "/lab/rings")


def test_a_report_sees_nothing_of_its_reader_in_the_frame_or_alone(
    invite: Invite, report: Path
) -> None:
    anna = invite("Anna")
    anna.open("/lab/rings").frame_locator("iframe").get_by_role("table").first.wait_for()
    inner = anna.page.frames[1]
    assert inner.evaluate("self.origin") == "null"
    assert inner.evaluate(ASK) == ["SecurityError", "SecurityError"]
    alone = anna.open("/api/reports/rings")
    alone.locator("figure svg").first.wait_for()
    assert alone.evaluate("self.origin") == "null"
    assert alone.evaluate(ASK) == ["SecurityError", "SecurityError"]


def test_the_frame_is_dark_where_the_reader_chose_dark(invite: Invite, report: Path) -> None:
    anna = invite("Anna", color_scheme="light")
    anna.context.add_init_script(
        "try { localStorage.setItem('tafelrunde.theme', 'dark') } catch {}"
    )
    page = anna.open("/lab/rings")
    page.frame_locator("iframe").locator("figure svg").first.wait_for()
    shade = page.frames[1].evaluate("getComputedStyle(document.body).backgroundColor")
    chosen = page.evaluate("document.documentElement.dataset.theme")
    assert (chosen, shade) == ("dark", "rgb(22, 25, 29)")


def test_an_address_without_a_report_says_so(invite: Invite) -> None:
    anna = invite("Anna")
    anna.open("/lab/none").get_by_text(anna.say("ui-lab-missing"), exact=True).wait_for()
