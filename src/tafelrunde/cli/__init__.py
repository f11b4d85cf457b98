"""The command `tafelrunde`: whatever goes wrong ends in one clear sentence and an exit code."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence

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
        return complain(str(error), MISUSED)
    except TafelrundeError as error:
        return complain(str(error), FAILED)
    except (typer.Abort, KeyboardInterrupt):
        return complain("interrupted", INTERRUPTED)
    except OSError as error:
        forget_output()
        return complain(f"{error.filename or 'the terminal'}: {error.strerror}", FAILED)


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
