"""Tables of what machines do, written in short for tests."""

from __future__ import annotations

from tafelrunde.games.cfs.tests.table import Table

# All machines but the first Greifer and the first Krabber are out of play.
ALONE = {name: {"out": True} for name in ("greifer_2", "krabber_2", "krabber_3")}


def machine_table(greifer: tuple[str, ...] = (), krabber: tuple[str, ...] = ()) -> str:
    """Return a table with these rows, `down, not carrying: stand`; in the end all wait."""
    text = ""
    for name, rows in (("greifer", greifer), ("krabber", krabber)):
        for row in (*rows, ": wait"):
            when, _, deed = row.partition(": ")
            words = ", ".join([f'"{word}"' for word in when.split(", ") if word])
            text += f'[[{name}]]\nwhen = [{words}]\ndo = "{deed}"\n'
    return text


def decided(t: Table, machine: str) -> list[str]:
    """Return the rows that fired for a machine, `2 fight_carrier`, one for each decision."""
    lines = [line.split() for line in t.told("machine_decided")]
    return [" ".join(words[2:]) for words in lines if words[1] == machine]
