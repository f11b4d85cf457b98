"""For everybody: axe-core finds no fault in dark or light, and nothing is wider than a phone."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.browser.accessibility import faults, sideways_scrolling
from tests.browser.looks import PHONE
from tests.browser.matches import asked_in_bang
from tests.browser.pages import every_page
from tests.browser.visitor import Invite, Visitor


def assert_faultless(visitor: Visitor, name: str) -> None:
    both: tuple[Literal["dark"], Literal["light"]] = ("dark", "light")
    for scheme in both:
        visitor.page.emulate_media(color_scheme=scheme)
        assert faults(visitor.page) == [], f"{name}, {scheme}"


def test_axe_core_finds_no_fault_on_any_page_in_dark_and_light(invite: Invite) -> None:
    anna = invite("Anna")
    anna.expects_trouble = True  # the links that are not valid
    for name in every_page(anna, invite("Host")):
        assert_faultless(anna, name)


def test_axe_core_finds_no_fault_in_dialogs_and_panels(invite: Invite) -> None:
    person = asked_in_bang(invite("Anna"))
    anna = person.visitor
    for key in ("ui-settings", "table-menu"):
        anna.button(key).click()
        anna.page.get_by_role("dialog").wait_for()
        assert_faultless(anna, key)
        anna.page.keyboard.press("Escape")
    for panel in ("table-chat", "table-rules"):
        anna.page.get_by_text(anna.say(panel), exact=True).click()
        anna.page.wait_for_load_state("networkidle")
        assert_faultless(anna, panel)


@pytest.mark.parametrize("lang", ["de", "ru"])  # their words are the longest
def test_no_page_scrolls_sideways_on_a_phone(invite: Invite, lang: str) -> None:
    anna = invite("Anna", lang, viewport=PHONE, has_touch=True, is_mobile=True)
    anna.expects_trouble = True  # the links that are not valid
    for name in every_page(anna, invite("Host", lang)):
        assert sideways_scrolling(anna.page) <= 0, name
