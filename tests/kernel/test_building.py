"""Whatever is wrong with a game's make-up is found when it is built."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde.kernel import Chapter, RulesError
from tests.kernel.tiny import bare, game_of, noting_choice, offering


def base() -> Chapter:
    chapter = Chapter("base")
    chapter.sequence("go", "one", "two")
    chapter.step("one", bare("one"))
    chapter.step("two", bare("two"))
    chapter.decision("ask", offering(("yes",)), noting_choice)
    chapter.verb("yes")
    chapter.event("rang", seat="seat")
    chapter.kind("bell", ("large", "small"))
    return chapter


Flaw = Callable[[Chapter], None]

FLAWS: list[tuple[Flaw, str]] = [
    (lambda c: c.step("one", bare("x")), "base and module both define step one"),
    (lambda c: c.step("go", bare("x")), "both define step go"),
    (lambda c: c.sequence("go", "one"), "base and module both define step go"),
    (lambda c: c.decision("two", offering(("yes",)), noting_choice), "both define step two"),
    (lambda c: c.sequence("more", "one", "three"), "sequence more names a missing step: three"),
    (lambda c: c.sequence("more", "go"), "sequence go can't be a part of more"),
    (lambda c: c.insert("go", "two", after="three"), "module inserts two at go/three: not there"),
    (lambda c: c.insert("stop", "two", before="one"), "module inserts two at stop/one: not there"),
    (lambda c: c.trigger("rang", "three"), "a trigger of rang leads to three: no such step"),
    (
        lambda c: c.replacement("three", "one", lambda g, s, frame: True),
        "module replaces three, which does not run",
    ),
    (
        lambda c: c.replacement("ask", "one", lambda g, s, frame: True),
        "module replaces ask, which does not run",
    ),
    (
        lambda c: c.replacement("one", "two", lambda g, s, frame: True),
        "one is a part of go: let that push a step to replace",
    ),
    (lambda c: c.verb("yes", seat="seat"), "module declares verb yes in another way"),
    (lambda c: c.event("rang", bell="bell"), "module declares event rang in another way"),
    (lambda c: c.kind("bell", ("large",)), "module declares kind bell in another way"),
    (lambda c: c.event("cooked", meal="meal"), "cooked speaks of an unknown kind: meal"),
    (lambda c: c.verb("cook", meals="meal*"), "cook speaks of an unknown kind: meal\\*"),
]


@pytest.mark.parametrize(("flaw", "sentence"), FLAWS, ids=[sentence for _, sentence in FLAWS])
def test_a_flaw_in_a_module_fails_when_the_game_is_built(flaw: Flaw, sentence: str) -> None:
    module = Chapter("module")
    flaw(module)
    game_of(base())
    with pytest.raises(RulesError, match=sentence):
        game_of(base(), module)


def test_a_replacement_that_leads_nowhere_fails() -> None:
    chapter = Chapter("module")
    chapter.step("fall", bare("fall"))
    chapter.replacement("fall", "fly", lambda g, s, frame: True)
    with pytest.raises(RulesError, match="fly instead of fall: no such step"):
        game_of(base(), chapter)


@pytest.mark.parametrize("place", [{}, {"before": "one", "after": "two"}])
def test_a_part_is_inserted_either_before_or_after(place: dict[str, str]) -> None:
    with pytest.raises(RulesError, match="say either before= or after="):
        Chapter("module").insert("go", "new", **place)


def test_two_chapters_may_use_the_same_words_in_the_same_way() -> None:
    module = Chapter("module")
    module.verb("yes")
    module.event("rang", seat="seat")
    module.kind("bell", ("large", "small"))
    module.event("chimed", bells="bell*", often="number", said="text", dice="dice")
    tables = game_of(base(), module).tables
    assert tables.events["rang"] == {"seat": "seat"} and tables.kinds["bell"] == ("large", "small")
