"""The verify page: a fair record is found fair, and a changed one is found out."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.at_table import AtTable
from tests.browser.matches import begin_magpie, finished_magpie
from tests.browser.visitor import Invite, Visitor

FIRST_DRAW = re.compile(r"^- \[0, (\d+), (\d+),", re.MULTILINE)
COMMITMENT = re.compile(r"^commitment: ([0-9a-f]{64})$", re.MULTILINE)


def download_record(person: AtTable, folder: Path) -> str:
    """Click the download at the end of a match and return what was downloaded."""
    with person.page.expect_download() as download:
        person.ending.get_by_role("link", name=person.say("table-record")).click()
    path = folder / "record.yaml"
    download.value.save_as(path)
    return path.read_text("utf-8")


def paste_and_check(visitor: Visitor, record: str) -> None:
    """Put a record into the verify page and ask for a verdict."""
    page = visitor.open("/verify")
    page.get_by_role("textbox", name=visitor.say("ui-verify-paste")).fill(record)
    visitor.button("ui-verify-go").click()


def test_the_dice_of_a_match_are_verified_from_its_table(invite: Invite) -> None:
    person = finished_magpie(invite("Anna"))
    person.visitor.button("table-verify").click()
    person.page.get_by_text(person.say("ui-verdict-ok"), exact=True).wait_for()


def with_another_draw(record: str) -> str:
    """Change what was drawn first."""
    draw = FIRST_DRAW.search(record)
    assert draw is not None
    other = (int(draw[2]) + 1) % int(draw[1])
    return record.replace(draw[0], f"- [0, {draw[1]}, {other},")


def with_another_commitment(record: str) -> str:
    """Change what was promised before the match."""
    promise = COMMITMENT.search(record)
    assert promise is not None
    return record.replace(promise[1], promise[1][::-1])


def test_a_downloaded_record_is_accepted_and_a_changed_one_is_not(
    invite: Invite, tmp_path: Path
) -> None:
    anna, stranger = invite("Anna"), invite("Stranger", known=False)
    record = download_record(finished_magpie(anna), tmp_path)
    fair = stranger.page.get_by_text(stranger.say("ui-verdict-ok"), exact=True)
    unfair = stranger.page.get_by_text(stranger.say("ui-verdict-bad"), exact=True)
    paste_and_check(stranger, record)
    fair.wait_for()
    for change in (with_another_draw, with_another_commitment):
        paste_and_check(stranger, change(record))
        unfair.wait_for()
        expect(fair).to_have_count(0)


def test_a_record_taken_in_mid_game_holds_no_secret(invite: Invite) -> None:
    person = begin_magpie(invite("Anna"))
    person.wait_until_asked()
    person.visitor.open(f"/verify?table={person.table}&match=1")
    person.page.get_by_text(person.say("ui-verdict-secret"), exact=True).wait_for()


def test_something_that_is_no_record_is_refused_in_words(invite: Invite) -> None:
    anna = invite("Anna")
    anna.expects_trouble = True  # the browser writes down that the server said no
    paste_and_check(anna, "!!python/object/apply:os.system ['true']")
    field = anna.page.get_by_role("textbox", name=anna.say("ui-verify-paste"))
    expect(field).to_have_attribute("aria-invalid", "true")
