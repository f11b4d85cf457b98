"""A whole game of Undead or Alive by keys, and what a screen reader would say at each decision."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tafelrunde.games import catalog
from tafelrunde.kernel import EVERYONE
from tafelrunde.words import Wording
from tests.browser.at_table import ASKED, LONGEST_GAME, AtTable
from tests.browser.test_keyboard import choose_by_keys, focused
from tests.browser.visitor import Invite, Visitor

MODULES = ["duel", "rage", "characters", "undead", "legacy"]
PLAYERS = 5
LEAST_DECISIONS = 12  # in one match: she may be shot early
MOST_MATCHES = 6
NOTICE_A_MOUSE = "() => addEventListener('mousedown', () => { window.mouse = true; }, true)"
CHOICES = """buttons => buttons.map(button => [
    button.getAttribute("aria-label") ?? button.innerText.trim().replaceAll(/\\s+/g, " "),
    button.hasAttribute("aria-pressed"),
])"""
FOCUSED_OR_GONE = f"() => document.activeElement?.tagName === 'BUTTON' || !({ASKED})()"


def frozen(value: Any) -> Any:
    """Return lists as tuples."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value


class Listener:
    """Somebody who plays without looking, and knows what should be said."""

    def __init__(self, person: AtTable, lang: str) -> None:
        self.person = person
        info = catalog.load("bang")
        game = info.build(PLAYERS, tuple(MODULES))
        assert person.ear.match is not None
        self.wording = Wording(info, game, lang, person.ear.match["names"], viewer=0)

    def decision(self) -> dict[str, Any]:
        """Return what is asked."""
        assert self.person.ear.position is not None
        decision: dict[str, Any] = self.person.ear.position["decision"]
        return decision

    def check(self) -> None:
        """Compare what is said with what there is to say."""
        decision = self.decision()
        self.check_prompt(decision)
        self.check_options(decision)
        self.check_focus()
        self.check_news()

    def check_prompt(self, decision: dict[str, Any]) -> None:
        """The question is read at once."""
        said = self.person.page.locator("[role=alert]").all_inner_texts()
        asked = f"{self.person.say('table-your-turn')} {self.wording.prompt(decision)}"
        assert asked in [" ".join(text.split()) for text in said], (said, asked)

    def check_options(self, decision: dict[str, Any]) -> None:
        """Every option is a button that says what it does; dice say what they show."""
        names = self.person.choosable.evaluate_all(CHOICES)
        dice = [name for name, is_die in names if is_die]
        labels = [name for name, is_die in names if not is_die]
        verbs = {option[0] for option in decision["options"]}
        in_steps = {verb for verb in verbs if self.many(decision, verb)}
        for option in decision["options"]:
            if option[0] in in_steps:
                continue
            wanted = self.wording.option(frozen(option))
            assert any(label.startswith(wanted) for label in labels), (wanted, labels)
        if "reroll" in verbs:
            faces = self.view()["table"]["dice"]
            wanted_dice = [self.wording.kind("face", face) for face in faces]
            assert len(dice) == len(faces)
            for label, face in zip(dice, wanted_dice, strict=True):
                assert face in label, (dice, wanted_dice)

    def many(self, decision: dict[str, Any], verb: str) -> bool:
        """Say whether a verb's options are chosen in steps instead of from a list."""
        own = [option for option in decision["options"] if option[0] == verb]
        return verb == "reroll" or len(own) > 12

    def view(self) -> dict[str, Any]:
        """Return what the page was told of the position."""
        assert self.person.ear.position is not None
        view: dict[str, Any] = self.person.ear.position["view"]
        return view

    def check_focus(self) -> None:
        """Reading goes on at something that can be chosen, as soon as it is painted."""
        self.person.page.wait_for_function(FOCUSED_OR_GONE)
        if not self.person.asked():  # a window may close meanwhile
            return
        label, _, kind = focused(self.person.page)
        assert label and kind == "button", (label, kind)

    def check_news(self) -> None:
        """What happened last is read when there is a moment."""
        told = [message for message in self.person.ear.received if message.get("events")]
        if not told or self.person.ear.received[-1]["t"] != "moved":
            return
        polite = " ".join(self.person.page.locator("[role=log]").all_inner_texts())
        for key, values in told[-1]["events"]:
            line = self.wording.event((EVERYONE, key, frozen(values)))
            assert " ".join(line.split()) in " ".join(polite.split()), (line, polite)

    def check_summary(self) -> None:
        """`v` leads to the table in sentences: whose turn, the dice, every player."""
        self.person.page.keyboard.press("v")
        summary = self.person.page.evaluate("() => document.activeElement.innerText")
        for name, row in zip(self.wording.names, self.view()["table"]["seats"], strict=True):
            lines = [text for text in summary.splitlines() if name in text]
            known = not row["in_play"] or any(str(row["life"]) in line for line in lines)
            assert lines and known, (summary, row)
        self.person.page.keyboard.press("Escape")


def decisions(person: AtTable) -> Iterator[int]:
    """Count the decisions of a match as they come."""
    deadline = time.monotonic() + LONGEST_GAME
    number = 0
    while not person.over():
        assert time.monotonic() < deadline, "the match did not come to an end"
        if person.asked():
            number += 1
            yield number
        else:
            person.glance()


def whole_match(anna: Visitor, lang: str, seed: int) -> tuple[AtTable, int]:
    """Play a match to its end; return how many decisions were listened to."""
    seats = ["me", *["regular"] * (PLAYERS - 1)]
    table = anna.new_table("bang", seats, modules=MODULES, start=True)
    person = AtTable(anna, table["id"]).arrive()
    person.page.evaluate(NOTICE_A_MOUSE)
    listener, rng, number = None, Random(seed), 0
    for number in decisions(person):
        listener = listener or Listener(person, lang)
        listener.check()
        if number % 5 == 1:
            listener.check_summary()
        choose_by_keys(person, rng)
    return person, number


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_undead_or_alive_is_played_by_keys_and_every_decision_is_read_aloud(
    invite: Invite, lang: str
) -> None:
    anna = invite("Anna", lang=lang)
    heard = 0
    for seed in range(MOST_MATCHES):
        person, number = whole_match(anna, lang, seed)
        heard += number
        assert person.page.evaluate("() => window.mouse") is None
        assert person.ear.match is not None and person.ear.match["status"] == "over"
        said = " ".join(person.page.locator("[role=alert]").all_inner_texts())
        winners = [person.ear.match["names"][seat] for seat in person.ear.match["winners"]]
        assert all(name in said or name == "Anna" for name in winners), (winners, said)
        if heard >= LEAST_DECISIONS:
            return
    raise AssertionError(f"only {heard} decisions in {MOST_MATCHES} matches")
