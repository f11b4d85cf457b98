"""Reading and writing text files so that nothing is ever half-written."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from tafelrunde.kernel import SaveError


def read_text(path: str | Path) -> str:
    """Return what a file holds, or say in one sentence why it can't be read."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise unreadable(path, error) from None
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        sentence = f"{path} line {line}: this is not text in UTF-8"
        raise SaveError(sentence, "error-file-no-text", file=str(path), line=line) from None


def unreadable(path: str | Path, error: OSError) -> SaveError:
    """Return that a file can't be read, with the system's reason."""
    reason = error.strerror or str(error)
    sentence = f"{path}: can't be read: {reason}"
    return SaveError(sentence, "error-file-unread", file=str(path), reason=reason)


def unwritable(path: str | Path, error: OSError) -> SaveError:
    """Return that a file can't be written, with the system's reason."""
    reason = error.strerror or str(error)
    sentence = f"{path}: can't be written: {reason}"
    return SaveError(sentence, "error-file-unwritten", file=str(path), reason=reason)


def write_text(path: str | Path, text: str) -> None:
    """Write a file whole or not at all: first beside it, then in its place."""
    target = Path(path)
    try:
        handle, beside = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    except OSError as error:
        raise unwritable(path, error) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(beside, 0o644)  # mkstemp lets nobody else read
        os.replace(beside, target)
    except OSError as error:
        Path(beside).unlink(missing_ok=True)
        raise unwritable(path, error) from None
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise
