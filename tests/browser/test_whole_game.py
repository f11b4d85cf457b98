"""People and bots play whole games in the browser."""

from __future__ import annotations

from random import Random

from tests.browser.at_table import AtTable, play_on
from tests.browser.matches import join
from tests.browser.visitor import Invite


def test_two_people_and_three_bots_play_a_whole_game_of_bang(invite: Invite) -> None:
    anna, boris = invite("Anna"), invite("Boris")
    table = anna.new_table("bang", ["me", "open", *["regular"] * 3])
    hosting = AtTable(anna, table["id"]).arrive()
    joined = join(boris, table["invitation"])
    anna.button("table-start").click()

    play_on([hosting, joined], Random(1))

    assert hosting.ear.match is not None and joined.ear.match is not None
    assert hosting.ear.match["status"] == "over"
    names, winners = hosting.ear.match["names"], hosting.ear.match["winners"]
    assert names[:2] == ["Anna", "Boris"]
    expected = sorted(names[seat] for seat in winners)  # everybody sees themselves first
    assert sorted(hosting.winners()) == sorted(joined.winners()) == expected
    assert hosting.acted() + joined.acted() > 0  # one of them may be shot before the first turn
    for seat, person in enumerate((hosting, joined)):
        refused = [message for message in person.ear.received if message["t"] == "refused"]
        assert not refused
        in_time = bool(hosting.ear.match["contributions"][seat])  # a busy machine may be late
        fate = "table-digits-included" if in_time else "table-digits-late"
        person.page.get_by_text(person.say(fate)).wait_for()
