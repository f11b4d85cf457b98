"""A map of one's own at a new table: a sound one is played on, nonsense does no harm."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import faults, sideways_scrolling
from tests.browser.at_frag import arena
from tests.browser.at_table import AtTable
from tests.browser.looks import PHONE
from tests.browser.visitor import Invite, Visitor

OPEN_YARD = """\
game: frag
title: Open Yard

+-----------+
|1 . . . . .|
|           |
|. . g . w .|
|           |
|. . . . . 2|
+-----------+
"""
NONSENSE = {
    "nothing": b"",
    "a letter": b"Dear Anna, how are you?",
    "a picture": bytes(number * 7 % 256 for number in range(3000)),
    "a script": b"<script>document.title = 'taken over'</script>",
    "an unknown sign": OPEN_YARD.replace("g . w", "g ? w").encode(),
    "another game's map": OPEN_YARD.replace("frag", "chess").encode(),
    "a map that is too big": OPEN_YARD.encode() * 200,
}


def bring(anna: Visitor, content: bytes) -> None:
    """Choose a file for the map."""
    file = {"name": "mine.txt", "mimeType": "text/plain", "buffer": content}
    anna.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def at_new_table(invite: Invite, lang: str = "en") -> Visitor:
    """Open the page of a new table of FRAG."""
    anna = invite("Anna", lang, viewport=PHONE)
    anna.open("/new/frag")
    anna.button("lobby-file-bring").wait_for()
    return anna


def test_a_map_of_ones_own_is_played_on(invite: Invite) -> None:
    anna = at_new_table(invite)
    bring(anna, OPEN_YARD.encode())
    anna.page.get_by_text(anna.say("lobby-file-brought", name="mine.txt")).wait_for()
    anna.page.locator("form button[type=submit]").click()
    anna.page.wait_for_url("**/t/*")
    person = AtTable(anna, anna.page.url.rsplit("/", 1)[1])
    name = anna.say("frag-arena", map="Open Yard")
    expect(arena(person)).to_have_attribute("aria-label", name)


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_nonsense_is_told_and_a_sound_map_can_still_be_brought(invite: Invite, lang: str) -> None:
    anna = at_new_table(invite, lang)
    anna.expects_trouble = True  # the server says no
    alert = anna.page.get_by_role("alert")
    title = anna.page.title()
    for what, content in NONSENSE.items():
        bring(anna, content)
        expect(alert, what).to_be_visible()
        assert sideways_scrolling(anna.page) <= 0, what
        assert anna.page.title() == title
    assert not faults(anna.page)
    bring(anna, OPEN_YARD.encode())
    expect(alert).to_have_count(0)
    expect(anna.button("lobby-file-leave")).to_be_visible()
