"""The command `summary` with its flags: luck and decisions of a match that has ended."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import flags

if TYPE_CHECKING:
    from tafelrunde.lab.summary import Summary
    from tafelrunde.lab.summary.model import Belief
    from tafelrunde.words import Wording

    from .screen import Screen

EXAMPLES = ("tafelrunde summary game.yaml --lang de",)
PARTS = ("start", "deal", "dice", "hidden", "decisions", "usual", "others", "rest", "result")
MOST_TOLD = 8  # moments, and strokes of luck
MOST_GUESSES = 3


def summary(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a finished match.")],
    iterations: Annotated[
        int,
        typer.Option(
            "--iterations",
            metavar="N",
            min=0,
            help="How long the strong bot thinks about a choice.",
            show_default="as it plays",
        ),
    ] = 0,
    samples: Annotated[
        int,
        typer.Option("--samples", metavar="N", min=2, help="Throws and worlds for each number."),
    ] = 48,
    lang: flags.Lang = "",
    json: flags.Json = False,
) -> int:
    """Look back at a match: luck, decisions, and what was believed."""
    from tafelrunde.lab.summary import Effort, summarize
    from tafelrunde.records.record import read_record

    from .lab import progress_bar
    from .screen import Screen, print_json
    from .viewing import words_for

    record = read_record(file)
    words = words_for(record, flags.language_of(lang))
    with progress_bar(words.info.title, len(record.entries)) as bar:
        found = summarize(record, Effort(iterations, samples), progress=bar)
    if json:
        print_json(asdict(found))
        return 0
    screen = Screen()
    show_players(screen, words, found)
    show_moments(screen, words, found)
    show_strokes(screen, words, found)
    show_beliefs(screen, words, found)
    return 0


def show_players(screen: Screen, words: Wording, found: Summary) -> None:
    """Show what everybody's chances were made of."""
    from .numbers import percent
    from .screen import plain_table

    headings = [words.text(f"heading-summary-{part}") for part in (*PARTS, "agreed")]
    columns = tuple(range(1, len(headings) + 1))
    drawn = plain_table(words.text("heading-player"), *headings, right=columns)
    for player in found.players:
        numbers = [whole(100 * getattr(player, part), part) for part in PARTS]
        agreed = f"{player.agreed}/{player.choices}"
        drawn.add_row(found.names[player.seat], *numbers, agreed)
    screen.show(drawn)
    screen.blank()
    screen.say(words.text("summary-told"))
    screen.say(words.text("summary-luck"))
    screen.say(words.text("summary-explained", percent=percent(found.explained, words.lang)))
    if found.vague:
        screen.say(words.text("summary-vague"), "bold")


def whole(number: float, part: str) -> str:
    """Return a number of percent, what changes chances with its sign."""
    rounded = round(number)
    return str(rounded) if part in ("start", "result") else signed(rounded)


def signed(number: int) -> str:
    """Return a number with its sign; nothing is neither more nor less."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def show_moments(screen: Screen, words: Wording, found: Summary) -> None:
    """Name the costliest choices, with what would have been better and why."""
    if found.moments:
        screen.blank()
        screen.say(words.text("summary-costly"), "bold")
    for moment in found.moments[:MOST_TOLD]:
        own = words.seen_by(moment.seat)
        told = words.text(
            "summary-moment",
            entries=moment.entries,
            name=found.names[moment.seat],
            played=own.option(moment.played),
            better=own.option(moment.better),
            points=f"{100 * moment.loss:.0f} ± {200 * moment.error:.0f} %",
        )
        screen.say(told)
        for reason in moment.reasons:
            screen.say(f"    {words.reason((reason.key, reason.values))}")


def show_strokes(screen: Screen, words: Wording, found: Summary) -> None:
    """Name the largest strokes of luck."""
    if found.strokes:
        screen.blank()
        screen.say(words.text("summary-strokes"), "bold")
    for stroke in found.strokes[:MOST_TOLD]:
        points = f"{signed(round(100 * stroke.gain))} %"
        name = found.names[stroke.seat]
        told = words.text("summary-stroke", entries=stroke.entries, name=name, points=points)
        screen.say(told)


def show_beliefs(screen: Screen, words: Wording, found: Summary) -> None:
    """Say what everybody believed of everybody else in the end."""
    last = {(belief.seat, belief.about): belief for belief in found.beliefs}
    if last:
        screen.blank()
        screen.say(words.text("summary-beliefs"), "bold")
    for (seat, about), belief in sorted(last.items()):
        told = words.text(
            "summary-belief",
            name=found.names[seat],
            about=found.names[about],
            guesses=guesses_told(words, belief),
        )
        screen.say(told)


def guesses_told(words: Wording, belief: Belief) -> str:
    """Return the likeliest guesses of a belief in a line, and those that were true."""
    from .numbers import percent

    likely = belief.guesses[:MOST_GUESSES]
    told = [guess for guess in belief.guesses if guess in likely or guess.true]
    return " · ".join(
        words.text(
            "summary-guess-true" if guess.true else "summary-guess",
            thing=words.kind(belief.kind, guess.value),
            percent=percent(guess.chance, words.lang),
        )
        for guess in told
    )
