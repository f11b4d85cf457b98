"""Refusals: each has a code for programs, a text key for people and a status for HTTP."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel import OptionError, TafelrundeError

from .api import Cause

# code: (HTTP status, sentence); the text for people is the Fluent key `refused-<code>`.
REFUSALS: dict[str, tuple[int, str]] = {
    "malformed": (400, "this message can't be read"),
    "too-big": (413, "this message is too big"),
    "unknown-person": (401, "nobody knows you yet: choose a name first"),
    "wrong-password": (401, "name and password don't fit together"),
    "name-taken": (409, "this name is taken"),
    "bad-name": (400, "a name has 1 to 40 visible signs"),
    "bad-password": (400, "a password has 8 to 200 signs"),
    "bad-setting": (400, "the game can't be set up like this"),
    "no-game": (404, "there is no such game"),
    "no-table": (404, "there is no such table"),
    "no-record": (404, "there is no such record"),
    "bad-record": (400, "this is no record"),
    "no-scenario": (404, "there is no such scenario"),
    "bad-scenario": (400, "this scenario can't be played"),
    "link-expired": (410, "this invitation is not valid any more"),
    "by-invitation": (403, "this table is by invitation only"),
    "no-watching": (403, "nobody may watch at this table"),
    "table-full": (409, "all seats are taken"),
    "seat-taken": (409, "this seat is taken"),
    "not-seated": (403, "you have no seat at this table"),
    "already-seated": (409, "you have a seat already"),
    "not-host": (403, "only the host may do that"),
    "wrong-status": (409, "that is not possible at this table now"),
    "stale": (409, "this decision is no longer open"),
    "illegal": (409, "the rules don't allow that"),
    "no-undo": (409, "this can't be taken back"),
    "no-odds": (403, "this table plays without odds"),
    "no-coach": (403, "this table plays without the coach"),
    "coach-busy": (429, "the coach is thinking about your last question"),
    "no-summary": (409, "this match can't be summed up with the rules of today"),
    "too-fast": (429, "slow down a little"),
    "bad-origin": (403, "this page may not talk to the server"),
    "old-client": (426, "the page is older than the server: load it again"),
    "hello-first": (400, "a conversation begins with hello"),
    "unavailable": (503, "the server can't do that now: try again"),
}


class Refusal(TafelrundeError):
    """A request that is not carried out; nothing has changed."""

    def __init__(
        self,
        code: str,
        sentence: str = "",
        key: str = "",
        clause: str = "",
        values: dict[str, str | int] | None = None,
        because: Sequence[TafelrundeError] = (),
    ) -> None:
        status, usual = REFUSALS[code]
        super().__init__(sentence or usual, key or f"refused-{code}", because, **(values or {}))
        self.code = code
        self.status = status
        self.sentence = sentence or usual
        self.clause = clause


def bad_setting(error: OptionError) -> Refusal:
    """Return the refusal of what a game doesn't have, in the game's own words where there are."""
    return Refusal("bad-setting", str(error), error.key, values=error.values, because=error.because)


def as_told(error: TafelrundeError) -> Cause:
    """Return an error as it is sent, with what it follows from."""
    return Cause(error.key, str(error), error.values, [as_told(one) for one in error.because])


def from_told(told: Cause) -> TafelrundeError:
    """Return an error as it was sent."""
    because = [from_told(one) for one in told.because]
    return TafelrundeError(told.text, told.key, because, **told.values)
