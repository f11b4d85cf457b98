"""What can go wrong, each kind with the one who has to mend it."""

from __future__ import annotations


class TafelrundeError(Exception):
    """Something a person caused and can mend; its text is one clear sentence."""


class IllegalAction(TafelrundeError):
    """A player's mistake: the action is not possible now, and nothing has changed.

    `key` names the Fluent text; `clause` is the rulebook clause that forbids it ("bang 2.3"),
    empty where no clause is to blame (it is somebody else's turn).
    """

    def __init__(self, key: str, sentence: str, clause: str = "") -> None:
        super().__init__(f"{sentence} ({clause})" if clause else sentence)
        self.key = key
        self.sentence = sentence
        self.clause = clause


class OptionError(TafelrundeError):
    """A game was asked for with seats, modules or options it does not have."""


class SaveError(TafelrundeError):
    """A save, record or scenario can't be read; the text says where and why."""


class RulesError(Exception):
    """Our mistake: the rules contradict themselves or a game is put together wrongly."""
