"""Every page there is, in the states a person meets them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.browser.at_table import AtTable, play_on
from tests.browser.device import at_one_device
from tests.browser.matches import (
    MANY_ROUNDS,
    Timid,
    asked_in_bang,
    begin_magpie,
    finished_magpie,
    reach_a_window,
)
from tests.browser.visitor import Visitor

QUIET_PAGES = {
    "lobby": ("/", "ui-lobby-hello"),
    "new table": ("/new/bang", "ui-new-who"),
    "verify": ("/verify", "ui-verify"),
    "scenario of one's own": ("/puzzle", "lesson-puzzle"),
    "replays": ("/replay", "ui-replay-open"),
    "about": ("/about", "ui-about"),
    "lab": ("/lab", "ui-lab"),
    "missing": ("/nowhere", "ui-missing-title"),
}


def every_page(anna: Visitor, host: Visitor) -> Iterator[str]:
    """Show one page after the other to Anna, and say which one it is; the host helps."""
    ended = finished_magpie(anna)
    ended.ending.wait_for()
    yield "table after the match"
    for name, (path, heading) in QUIET_PAGES.items():
        anna.open(path).get_by_role("heading", name=anna.say(heading), exact=True).first.wait_for()
        anna.page.wait_for_load_state("networkidle")
        yield name
    anna.open(f"/verify?table={ended.table}&match=1")
    anna.page.get_by_text(anna.say("ui-verdict-ok"), exact=True).wait_for()
    yield "verdict"
    anna.open(f"/replay/{ended.table}?match=1#2").get_by_role("slider").wait_for()
    yield "replay"
    anna.open("/learn/bang").locator("ol.lessons").wait_for()
    yield "lessons"
    anna.open("/learn/bang?file=2_rolling&n=0").locator("section.lesson").wait_for()
    yield "lesson"
    anna.open("/rules/bang#2.3").locator("article.here").wait_for()
    yield "rules"
    table = host.new_table("bang", ["me", "open", "open", "regular", "regular"])
    anna.open(f"/join/{table['invitation']}")
    anna.button("ui-sit-down").wait_for()
    yield "join"
    anna.button("ui-sit-down").click()
    AtTable(anna, table["id"]).seats.first.wait_for()
    yield "table before the match"
    playing = asked_in_bang(anna)
    yield "table during the match"
    play_on([playing], Random(21), enough=lambda: len(playing.ear.received) > 40)
    yield "table later in the match"
    reach_a_window([begin_magpie(anna, bots=4, rounds=MANY_ROUNDS, window_most=600)], Timid())
    yield "table with an open window"
    at_one_device(anna, "bang", ["Boris", "Clara"], 2).panel.wait_for()
    yield "device to be passed on"
    anna.open("/join/no-such-invitation")
    anna.page.get_by_role("heading", name=anna.say("ui-link-expired")).wait_for()
    yield "link expired"
    anna.open("/t/no-such-table")
    anna.page.get_by_role("heading", name=anna.say("state-no-table")).wait_for()
    yield "no such table"
