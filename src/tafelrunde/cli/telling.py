"""Telling what happened: sentences in paragraphs, one for each turn or round."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from rich.text import Text

from tafelrunde.kernel import Event
from tafelrunde.words import Wording

from .screen import clean

Told = tuple[str, str]  # a sentence and its style

OPENING = "_began"  # an event with such a key opens a turn, a round or the like


def paragraphs(events: Iterable[Event], words: Wording) -> list[Text]:
    """Return what happened; sentences that speak of the reader stand out."""
    told: list[list[Told]] = []
    for event in events:
        sentence = sentence_of(event, words)
        opens = event[1].endswith(OPENING)
        if sentence and (opens or not told):
            told.append([])
        if sentence:
            told[-1].append((sentence, style_of(event, words, opens)))
    return [joined(paragraph) for paragraph in told]


def joined(told: list[Told]) -> Text:
    """Return a paragraph; what is said several times in a row is said once, with its number."""
    text = Text()
    for (sentence, style), again in groupby(told):
        times = len(list(again))
        if times > 1:
            sentence = f"{sentence.rstrip('.')} ({times}×)."
        text.append(" " if text else "").append(sentence, style)
    return text


def sentence_of(event: Event, words: Wording) -> str:
    """Return an event in words; one from a foreign file may make no sense to our game."""
    try:
        return clean(words.event(event))
    except (IndexError, KeyError, TypeError, ValueError, AttributeError):
        return clean(f"{event[1]} {event[2]}")


def style_of(event: Event, words: Wording, opens: bool) -> str:
    """Make openings and what concerns the reader bold, the rest plain."""
    declared = words.game.tables.events.get(event[1], {})
    pairs = zip(declared.values(), event[2], strict=False)
    concerns = words.viewer >= 0 and ("seat", words.viewer) in list(pairs)
    return "bold" if opens or concerns else ""
