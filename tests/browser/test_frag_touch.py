"""FRAG by finger: pinching, ways through walls, teleporters, and fields that are chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_frag import arena, sit_down, until, walks
from tests.browser.at_table import SENT
from tests.browser.frag_moments import ANSWERING, play_teleportation, take_aim
from tests.browser.looks import DESK, FINGERS
from tests.browser.moments import upload
from tests.browser.visitor import Invite, Visitor

# Where a field is on the screen, by its column and row.
SPOT = """([column, row]) => {
    const picture = document.querySelector('[role=application] svg');
    const middle = new DOMPoint((column + 0.5) * 40, (row + 0.5) * 40);
    const { x, y } = middle.matrixTransform(picture.getScreenCTM());
    return { x, y };
}"""

TRAINING = """\
files:
  map: |
    game: frag
    title: Training

    +-------+---+
    |1 ~ . .|. t|
    |       |   |
    |. ~ . t|. .|
    |       |   |
    |. ~ . .|. 2|
    +-------+---+
"""
WALKING = f"""\
title: Two steps at once
game: frag
players: 2
puzzle: {{seat: anna}}
{TRAINING}position:
  points: 2
  seats:
    anna: {{at: c1}}
    boris: {{at: f3}}
steps:
- anna: [step c2, step c3]
"""
LEAPING = f"""\
title: Jump, walk and beam
game: frag
players: 2
puzzle: {{seat: anna}}
{TRAINING}position:
  seats:
    anna: {{at: a2}}
    boris: {{at: f3}}
steps:
- anna: jump c2
- anna: step d2
- anna: beam f1
"""
GHOSTLY = f"""\
title: Through the wall
game: frag
players: 2
puzzle: {{seat: anna}}
{TRAINING}position:
  points: 2
  seats:
    anna: {{at: d1, ghost: true}}
    boris: {{at: f3}}
steps:
- anna: [step e1, step f1]
"""


def tap(anna: Visitor, field: str) -> None:
    """Touch a field."""
    place = [ord(field[0]) - ord("a"), int(field[1:]) - 1]
    spot = anna.page.evaluate(SPOT, place)
    anna.page.touchscreen.tap(spot["x"], spot["y"])


def go_to(anna: Visitor, field: str) -> None:
    """Touch a field once to see what it means, and once more to do it."""
    tap(anna, field)
    anna.page.locator("path.end").wait_for(state="attached")
    with anna.page.expect_response("**/api/scenarios"):
        tap(anna, field)
    anna.page.wait_for_timeout(SENT)


def is_solved(anna: Visitor) -> None:
    """Expect that the scenario has been played to its end."""
    end = anna.page.get_by_role("region", name=anna.say("lesson-end"), exact=True)
    expect(end).to_be_visible()


@pytest.fixture
def anna(invite: Invite) -> Visitor:
    visitor = invite("Anna", **FINGERS)
    visitor.open("/puzzle")
    return visitor


def test_a_way_of_several_steps_is_one_gesture_in_a_puzzle_too(anna: Visitor) -> None:
    upload(anna, WALKING)
    go_to(anna, "c3")
    is_solved(anna)


def test_one_jumps_over_acid_and_beams_from_teleporter_to_teleporter(anna: Visitor) -> None:
    upload(anna, LEAPING)
    for field in ("c2", "d2", "f1"):
        go_to(anna, field)
    is_solved(anna)


def test_who_walks_through_walls_is_shown_the_way_through_them(anna: Visitor) -> None:
    upload(anna, GHOSTLY)
    go_to(anna, "f1")
    is_solved(anna)


def test_teleportation_asks_for_a_field_and_any_is_chosen_by_two_touches(anna: Visitor) -> None:
    play_teleportation(anna)
    anna.button("table-zoom-all").click()
    anna.page.wait_for_timeout(SENT)
    go_to(anna, "h7")
    is_solved(anna)


# Two fingers


class Fingers:
    """Fingers on the screen, moved as the browser's own protocol tells it."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.page = page

    def send(self, kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(spots)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def spread(self, x: float, y: float, begin: float, end: float) -> None:
        """Put two fingers beside each other round a point, and move them apart or together."""
        for number, apart in enumerate(between(begin, end)):
            kind = "touchMove" if number else "touchStart"
            self.send(kind, (x - apart, y), (x + apart, y))
            self.page.wait_for_timeout(16)
        self.send("touchEnd")


def between(begin: float, end: float) -> Iterator[float]:
    for step in range(11):
        yield begin + (end - begin) * step / 10


def under(page: Page, x: float, y: float) -> tuple[float, float]:
    """Return the point of the map that is under a point of the screen."""
    found = page.evaluate(
        """([x, y]) => {
            const picture = document.querySelector('[role=application] svg');
            const at = new DOMPoint(x, y).matrixTransform(picture.getScreenCTM().inverse());
            return [at.x, at.y];
        }""",
        [x, y],
    )
    return found[0], found[1]


def wide(page: Page) -> float:
    """Return how many units of the map can be seen from left to right."""
    box = page.locator("[role=application] svg").get_attribute("viewBox") or ""
    return float(box.split()[2])


def test_two_fingers_zoom_round_what_is_between_them_and_touch_nothing(invite: Invite) -> None:
    person = sit_down(invite("Anna", **FINGERS))
    page = person.page
    person.actions.locator(".option.main").click()
    arena(person).scroll_into_view_if_needed()
    page.wait_for_timeout(SENT * 2)
    box = arena(person).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers, before, middle = Fingers(page), wide(page), under(page, x, y)
    fingers.spread(x, y, 30, 75)
    nearer = wide(page)
    assert nearer < before / 1.8
    assert under(page, x, y) == pytest.approx(middle, abs=6)
    fingers.spread(x, y, 75, 30)
    assert wide(page) == pytest.approx(before, rel=0.15)
    assert page.evaluate("() => visualViewport.scale") == 1


def test_aiming_pushes_nobody_out_of_sight_on_a_phone(anna: Visitor) -> None:
    take_aim(anna)
    top = anna.page.locator(".roster").bounding_box()
    anna.button("frag-aim-close").click()
    anna.page.locator(".belongings").wait_for()
    after = anna.page.locator(".roster").bounding_box()
    assert top is not None and after is not None
    assert top["y"] == pytest.approx(after["y"], abs=1)


@pytest.mark.parametrize("looks", [FINGERS, {"viewport": DESK}], ids=["phone", "desk"])
def test_all_answers_of_a_window_are_seen_whole(invite: Invite, looks: dict[str, Any]) -> None:
    visitor = invite("Anna", **looks)
    visitor.open("/puzzle")
    upload(visitor, ANSWERING)
    dock = visitor.page.locator(".bottom")
    assert dock.evaluate("dock => dock.scrollHeight - dock.clientHeight") <= 0


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_the_words_of_a_cards_name_are_never_broken(invite: Invite, lang: str) -> None:
    visitor = invite("Anna", lang, **FINGERS)
    visitor.open("/puzzle")
    take_aim(visitor)
    visitor.button("frag-aim-close").click()
    names = visitor.page.locator(".belongings .name")
    names.first.wait_for()
    lines: list[list[int]] = names.evaluate_all(BROKEN)
    assert lines == []


# Words of which a part stands in another line than the rest.
BROKEN = """names => names.flatMap(name => {
    const text = name.firstChild;
    return [...text.data.matchAll(/\\S+/g)].filter(word => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getClientRects().length > 1;
    }).map(word => word[0]);
})"""


def test_on_a_phone_the_map_shows_whoever_has_the_turn(invite: Invite) -> None:
    person = sit_down(invite("Anna", **FINGERS), players=2, map_number=1, pace=600)
    until(person, walks)
    assert sees_who_has_the_turn(person.page)
    turn = person.say("table-has-turn")
    person.actions.locator(".option", has_text=END_OF_TURN).click()
    expect(person.seats.nth(1)).to_contain_text(turn)
    person.page.wait_for_timeout(SENT)
    assert sees_who_has_the_turn(person.page)


END_OF_TURN = "End the turn"


def sees_who_has_the_turn(page: Page) -> bool:
    """Say whether the fighter on turn is inside the part of the map that is shown."""
    fighter = page.locator(".fighter:has(.on-turn)").bounding_box()
    window = page.get_by_role("application").bounding_box()
    assert fighter is not None and window is not None
    x, y = fighter["x"] + fighter["width"] / 2, fighter["y"] + fighter["height"] / 2
    across = window["x"] < x < window["x"] + window["width"]
    return across and window["y"] < y < window["y"] + window["height"]
