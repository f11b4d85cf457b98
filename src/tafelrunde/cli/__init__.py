"""The command `tafelrunde`: whatever goes wrong ends in one clear sentence and an exit code."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tafelrunde.kernel import TafelrundeError

# Imports are made where they are needed, here and in app.py: `--help` should come at once.

FAILED = 1
MISUSED = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    import typer

    from tafelrunde.kernel import OptionError, TafelrundeError

    from .app import app

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a sign the terminal lacks must not end a game
    try:
        code = app(args=arguments, prog_name="tafelrunde", standalone_mode=False)
        sys.stdout.flush()
        return int(code or 0)
    except typer.TyperException as error:
        return complain(error.format_message(), error.exit_code)
    except OptionError as error:
        return complain(in_words(error, arguments), MISUSED)
    except TafelrundeError as error:
        return complain(in_words(error, arguments), FAILED)
    except (typer.Abort, KeyboardInterrupt):
        return complain("interrupted", INTERRUPTED)
    except OSError as error:
        forget_output()
        return complain(f"{error.filename or 'the terminal'}: {error.strerror}", FAILED)


def in_words(error: TafelrundeError, arguments: Sequence[str] | None) -> str:
    """Return an error in the language that was asked for, else the system's."""
    from tafelrunde.words.languages import LANGUAGES
    from tafelrunde.words.telling import told_anywhere

    from .flags import language_of_system
    from .screen import clean

    given = list(sys.argv[1:] if arguments is None else arguments)
    asked = [word for flag, word in pairwise(given) if flag == "--lang"]
    asked += [word.removeprefix("--lang=") for word in given if word.startswith("--lang=")]
    known = [word.lower() for word in asked if word.lower() in LANGUAGES]
    return clean(told_anywhere(error, known[-1] if known else language_of_system()))


def complain(sentence: str, code: int) -> int:
    """Say in one line on standard error what was wrong, and return the exit code."""
    line = " ".join(sentence.split())
    stop = "" if line.endswith((".", "?")) else "."
    with contextlib.suppress(OSError):
        sys.stderr.write(f"tafelrunde: {line}{stop}\n")
        sys.stderr.flush()
    return code


def forget_output() -> None:
    """Nobody reads any more: let the rest go nowhere, so that leaving fails over nothing."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


__all__ = ["main"]
