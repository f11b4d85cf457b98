"""While a match is played nothing jumps: what the browser itself counts as layout shifts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.browser import at_cfs, at_kf
from tests.browser.at_table import AtTable
from tests.browser.looks import DESK, PHONE, TABLET
from tests.browser.moments import sit_down
from tests.browser.visitor import Invite, Visitor

SIZES = {"phone": PHONE, "desk": DESK}
WINDOWS = {**SIZES, "tablet": TABLET}
MODULES = ["duel", "rage"]  # wounds and rage cards lie before seats, and duels in the middle
DECISIONS = 12  # watched in all, in as many matches as it takes
HARDLY = 0.02  # what moves by less is hardly seen
# Shifts after one's own touch count as well: the next question comes within half a second of it.
WATCH = """() => {
    const told = ({ node, previousRect: from, currentRect: to }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const part = element?.closest(".prompt, .board, .bottom, .bar, aside")?.className;
        return `${part} ${element?.nodeName} ${element?.getAttribute("class")}`
            + ` by ${Math.round(to.x - from.x)}, ${Math.round(to.y - from.y)}`;
    };
    window.shifts = [];
    window.noting = entries => window.shifts.push(
        ...entries.map(one => ({ value: one.value, parts: one.sources.map(told) })));
    window.watcher = new PerformanceObserver(list => window.noting(list.getEntries()));
    window.watcher.observe({ type: "layout-shift" });
}"""
# What moved since the last look, and where the prompt and the board begin, one's own seat lies and
# the dock ends. Asked for at once: the end of a match, which lays all anew, may come at any time.
LOOK = """own => {
    window.noting(window.watcher.takeRecords());
    const box = part => document.querySelector(part).getBoundingClientRect();
    return {
        over: document.querySelector("section.end, section.ending") !== null,
        shifts: window.shifts.splice(0),
        places: {
            prompt: box(".top").top + scrollY,
            board: box(".board").top + scrollY,
            own: box(own).top + scrollY,
            dock: box(".bottom").bottom - innerHeight,
        },
    };
}"""
NEAR = 3  # pixels: browsers don't call it a shift either


class Watched:
    """What moved at a table while somebody played there."""

    def __init__(self, person: AtTable, own: str) -> None:
        self.person = person
        self.own = own  # what is the reader's own on the board
        person.page.locator(".dock").wait_for()
        person.page.locator(own).wait_for()
        person.page.evaluate("() => document.fonts.ready")
        person.page.evaluate(WATCH)
        self.jumps: list[str] = []
        self.places: dict[str, list[float]] = {}

    def look(self) -> None:
        """Note what moved so far, and where things are, as long as the match goes on."""
        seen: dict[str, Any] = self.person.page.evaluate(LOOK, self.own)
        if seen["over"]:
            return
        self.jumps += [
            f"{one['value']:.3f}: {one['parts']}" for one in seen["shifts"] if one["value"] > HARDLY
        ]
        for what, place in seen["places"].items():
            self.places.setdefault(what, []).append(place)

    def moved(self) -> dict[str, list[float]]:
        """Return what was not always in the same place."""
        return {
            what: sorted(set(at)) for what, at in self.places.items() if max(at) - min(at) > NEAR
        }


def looking(invite: Invite, size: str, lang: str) -> Visitor:
    """Bring somebody with a window of this size."""
    touch = size == "phone"
    return invite("Anna", lang, viewport=WINDOWS[size], has_touch=touch, is_mobile=touch)


@pytest.mark.parametrize(
    ("size", "lang", "players"),
    [
        *((size, lang, 5) for size in SIZES for lang in ("en", "de", "ru")),
        ("phone", "de", 8),
        ("phone", "ru", 8),
    ],
)
def test_nothing_jumps_while_questions_are_asked_and_answered(
    invite: Invite, size: str, lang: str, players: int
) -> None:
    anna = looking(invite, size, lang)
    decisions, rng = 0, Random(3)
    while decisions < DECISIONS:
        watched = Watched(person := sit_down(anna, players, MODULES), "li.own article")
        while decisions < DECISIONS and not person.over():
            person.glance()
            watched.look()
            if person.asked():
                decisions += 1
                person.choose(rng)
                watched.look()
        assert watched.jumps == []
        assert watched.moved() == {}


@pytest.mark.parametrize(
    ("size", "lang", "players"),
    [*((size, lang, 4) for size in SIZES for lang in ("en", "de", "ru")), ("tablet", "ru", 6)],
)
def test_nothing_jumps_while_cards_are_taken_announced_and_answered(
    invite: Invite, size: str, lang: str, players: int
) -> None:
    anna = looking(invite, size, lang)
    decisions, rng = 0, Random(5)
    while decisions < DECISIONS:
        watched = Watched(person := at_kf.sit_down(anna, players), ".realm.own")
        while decisions < DECISIONS and not person.over():
            person.glance()
            watched.look()
            if person.asked():
                decisions += 1
                at_kf.do_something(person, rng, watched.look)
                watched.look()
        assert watched.jumps == []
        assert watched.moved() == {}


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_jumps_while_figures_act_in_the_dungeon(
    invite: Invite, size: str, lang: str
) -> None:
    person = at_cfs.sit_down(looking(invite, size, lang))
    watched, rng = Watched(person, ".map"), Random(5)
    for _ in range(3 * DECISIONS):
        at_cfs.wait(person)
        watched.look()
        at_cfs.do_something(person, rng, watched.look)
        watched.look()
    assert watched.jumps == []
    assert watched.moved() == {}
