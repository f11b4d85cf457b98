"""A person at a match of COLLECT! FIGHT! SURVIVE!: how moments are come to, what is touched."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page

from tafelrunde.games.catalog import load
from tests.browser.at_table import SENT, AtTable, Decision, Fits, decision_of
from tests.browser.matches import AT_ONCE
from tests.browser.moments import upload
from tests.browser.visitor import Visitor

FIELD = 40  # units of the map a field is wide
ENDING = 0.35  # of all decisions of whoever does something
MOST_DECISIONS = 400


def sit_down(anna: Visitor, players: int = 3, **options: int) -> AtTable:
    """Sit down to a match of COLLECT! FIGHT! SURVIVE! with bots."""
    seats = ["me", *["regular"] * (players - 1)]
    table = anna.new_table("cfs", seats, options=options, clock=AT_ONCE, start=True)
    person = AtTable(anna, table["id"]).arrive()
    person.page.locator(".board .barrier").first.wait_for(state="attached")
    return person


def puzzle(anna: Visitor, scenario: str) -> Page:
    """Open a scenario on its own table."""
    anna.open("/puzzle")
    upload(anna, scenario)
    anna.page.locator(".board .barrier").first.wait_for(state="attached")
    return anna.page


def arena(page: Page) -> Locator:
    """Return the map."""
    return page.get_by_role("application")


def touch(page: Page, field: str) -> None:
    """Touch a field of the map."""
    across, down = ord(field[0]) - ord("a") + 0.5, int(field[1:]) - 0.5
    touch_at(page, across * FIELD, down * FIELD)


def touch_barrier(page: Page, name: str) -> None:
    """Touch an energy field of the map."""
    one, other = [(ord(end[0]) - ord("a") + 0.5, int(end[1:]) - 0.5) for end in name.split("-")]
    touch_at(page, (one[0] + other[0]) / 2 * FIELD, (one[1] + other[1]) / 2 * FIELD)


def touch_at(page: Page, x: float, y: float) -> None:
    """Touch a point of the map, by its units."""
    picture = arena(page).locator("svg")
    left, top, wide, high = [
        float(part) for part in (picture.get_attribute("viewBox") or "").split()
    ]
    box = picture.bounding_box()
    assert box is not None
    across, down = (x - left) * box["width"] / wide, (y - top) * box["height"] / high
    arena(page).click(position={"x": across, "y": down})


def use_terminal(page: Page) -> None:
    """Let the figure that acts use its terminal: a touch shows it, one more does it."""
    for _ in range(2):
        page.locator(".board button.console").click()
    page.get_by_role("switch").first.wait_for()


def is_open(person: AtTable) -> bool:
    """Say whether something is asked that this person sees already."""
    asked = decision_of(person)
    shown = person.page.evaluate("() => document.title.startsWith('●')")
    return bool(asked and shown and person.actions.count() > 0 and not person.ear.unanswered)


def until(person: AtTable, fits: Fits) -> AtTable:
    """Do something at random until something is asked that is wanted."""
    rng = Random(7)
    for _ in range(MOST_DECISIONS):
        wait(person)
        asked = decision_of(person)
        if asked and fits(asked):
            return person
        do_something(person, rng)
    raise AssertionError("such a moment never came")


def wait(person: AtTable) -> None:
    """Wait until this person is asked, or the match is over."""
    for _ in range(600):
        if is_open(person) or person.over():
            return
        person.page.wait_for_timeout(50)


def do_something(person: AtTable, rng: Random, seen: Callable[[], None] = lambda: None) -> None:
    """Choose something at random, on the map, in the hand or in the list; then confirm it."""
    asked = decision_of(person)
    if asked is None:
        return
    options = asked["options"]
    last = asked["prompt"] == "act" and rng.random() < ENDING
    option = options[-1] if last else rng.choice(options)
    before = person.acted()
    point_at(person, asked, option)
    seen()
    if person.acted() == before:
        main = person.actions.locator(".option.main:not([aria-disabled=true])")
        if main.count() > 0:
            main.click()
    for _ in range(20):
        person.page.wait_for_timeout(SENT // 10)
        if person.acted() > before:
            return


def point_at(person: AtTable, asked: Decision, option: list[object]) -> None:
    """Touch what an option is about."""
    page, verb = person.page, option[0]
    if verb in ("step", "place", "fight", "shove"):
        touch(page, word("field", int(str(option[1]))))
        if verb in ("fight", "shove") and page.locator(".clash li button").count() > 1:
            page.locator(".clash li button").first.click()
        return
    named = page.locator(".board [data-choice]:visible")
    place = [one for one in asked["options"] if one[0] == verb].index(option)
    deeds = ("take", "lay", "switch", "switch_across", "stand_up", "jump", "console")
    if verb in deeds or (verb == "end" and page.locator(".board button.end").count() > 0):
        page.locator(f".board button.{verb}").nth(place).click()
    elif verb in ("choose", "leave_out") and named.count() > 0:
        named.nth(place).click()
    elif verb == "toggle":
        page.locator(".switchboard button").nth(place).click()
    elif verb == "activate" and person.actions.locator(".option:not(.main)").count() == 0:
        names = load("cfs").build(2).tables.kinds["profile"]
        figure = page.locator(f".figure[data-figure={names[int(str(option[1]))]}_1]")
        figure.click(force=True)
    elif verb != "enough":
        number = listed(person, asked).index(option)
        person.actions.locator(".option:not(.main)").nth(number).click()


def listed(person: AtTable, asked: Decision) -> list[list[object]]:
    """Return the options that stand in the list, in its order."""
    wide = bool(person.page.evaluate("() => innerWidth > 700"))
    always = ("step", "shove", "fight", "take", "lay", "switch", "switch_across", "toggle")
    deeds = ("stand_up", "jump", "console", "end")
    folded = (
        always if wide else (*always, *deeds, "leave_out", "place", "choose", "activate", "exit")
    )
    return [option for option in asked["options"] if option[0] not in (*folded, "enough")]


def word(kind: str, number: int) -> str:
    """Return the name of a field, say, that an action has as a number."""
    names: tuple[str, ...] = load("cfs").build(3).tables.kinds[kind]
    return names[number]


def last_acts(person: AtTable) -> list[list[object]]:
    """Return all actions of the last gesture the page has sent."""
    acts = [message for message in person.ear.sent if message["t"] == "act"]
    actions: list[list[object]] = acts[-1]["actions"]
    return actions
