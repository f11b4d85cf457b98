"""What happens is acted out before it counts, and never keeps anybody from playing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from playwright.sync_api import TimeoutError as NothingHappened

from tests.browser.at_replay import AtReplay
from tests.browser.at_table import AtTable, play_on
from tests.browser.matches import MOST_MATCHES, asked_in_bang
from tests.browser.moments import ended_bang
from tests.browser.visitor import Invite, Visitor

# The newest position is asked for in the title at once; the prompt waits until it is acted out.
BEHIND = """() => document.title.startsWith("●") && document.querySelector(
    "section.actions [data-choice]") === null"""
THERE = """() => document.querySelector("section.actions [data-choice]") !== null"""
MOST_LAG = 3_000  # milliseconds, as play/stage.svelte.ts has it
PATIENCE = 1_500  # for a busy machine


def test_with_motion_a_match_can_be_played_as_well(invite: Invite) -> None:
    anna = invite("Anna", reduced_motion="no-preference")
    seated = asked_in_bang(anna, after=2)
    play_on([seated], Random(5), enough=lambda: seated.acted() >= 4)


def slowly(anna: Visitor) -> Iterator[AtTable]:
    """Sit down to one match after the other, to see them with the slowest motion."""
    for _ in range(MOST_MATCHES):
        seated = asked_in_bang(anna)
        anna.page.evaluate("localStorage.setItem('tafelrunde.motion', 'slow')")
        anna.page.reload()
        seated.wait_until_asked()
        yield seated


def is_behind(seated: AtTable) -> bool:
    """Do something, and say whether what comes of it is acted out before the next question."""
    seated.choose(Random(seated.acted()))
    try:
        seated.page.wait_for_function(BEHIND, timeout=2_000)
    except NothingHappened:
        return False
    return True


def behind(anna: Visitor) -> AtTable:
    """Roll and pass until something is acted out before Anna's next question.

    The first shots may end a match, or her part in it, before that.
    """
    for seated in slowly(anna):
        while not seated.over():
            if is_behind(seated):
                return seated
            play_on([seated], Random(5), enough=seated.asked)
    raise AssertionError("nothing was ever acted out")


def test_the_board_is_never_far_behind_the_server(invite: Invite) -> None:
    seated = behind(invite("Anna", reduced_motion="no-preference"))
    seated.page.wait_for_function(THERE, timeout=MOST_LAG + PATIENCE)


def test_escape_skips_what_is_acted_out(invite: Invite) -> None:
    seated = behind(invite("Anna", reduced_motion="no-preference"))
    seated.page.keyboard.press("Escape")
    seated.page.wait_for_function(THERE, timeout=600)


# Notes everything the prompt ever says.
LISTEN = """() => {
    window.said = new Set();
    const prompt = document.querySelector(".prompt");
    const note = () => window.said.add(prompt.querySelector(".text").innerText);
    const all = {subtree: true, childList: true, characterData: true};
    new MutationObserver(note).observe(prompt, all);
}"""


def test_a_replay_tells_what_is_acted_out_and_nothing_that_is_still_to_come(
    invite: Invite,
) -> None:
    anna = invite("Anna", reduced_motion="no-preference")
    ended = ended_bang(anna, 4, [])
    outcome = ended.prompt()
    replay = AtReplay(anna).open(ended.table)
    anna.page.evaluate(LISTEN)
    said = said_in_a_step(replay)
    assert set(said) <= {*replay.log_lines(), replay.page.locator(".prompt .text").inner_text()}
    assert outcome not in said


def said_in_a_step(replay: AtReplay) -> list[str]:
    """Go on till a step that tells something before it asks; who stops rolling tells nothing."""
    for step in range(1, 9):
        replay.page.evaluate("window.said.clear()")
        replay.press("ArrowRight")
        replay.expect_at(step)
        replay.page.wait_for_timeout(PATIENCE)
        said: list[str] = replay.page.evaluate("[...window.said]")
        if len(said) > 1:
            return said
    raise AssertionError("nothing was acted out in eight steps")
